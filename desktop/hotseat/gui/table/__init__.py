"""The table: draws the Elements of one viewer as pieces, knows no rules, emits only intents.

How a screen uses it::

    layout = Layout.read(registry.assets(game.id))          # strict; raises DataError with file:line faults
    scene = TableScene(layout, board.PAINTERS, facts, look, secrets=game.secrets)
    view = TableView(scene)                                 # a QGraphicsView: put it into the window
    scene.say = lambda_free_callback                        # (element id) -> (name, description): tooltip, reader
    scene.show(elements, viewer=match.viewer, focus_seat=match.seat)   # after every change of the position
    scene.hint({id: Hint("legal", tags=(("coins", 3),), good=True)})   # after every change of offers or selection
    scene.empty()                                           # curtain: everything is gone at once
    scene.restyle(look)                                     # language, theme or names changed
    scene.speed = 0 | 150..250                              # ms of a glide; 0 = none
    scene.text_scale = 1.0                                  # 0.8..2 for tags and the enlarged card
    scene.finish()                                          # end all animation now (screenshots, tests)

Signals, intents only:

* `pointed(id)` - click, tap, Enter or Space on a piece: select it, or do it a second time when it is armed.
* `lifted(id)` - a drag begins: select the piece (as `pointed` does) but play nothing yet.
* `dropped(id, target)` - the drag ends. `target` is the topmost piece with a hint under it, else the mat (area of a
  seat) under it, else "". The piece glides back unless `show` says otherwise.
* `hovered(id or "")`, `focused(id or "")` - what mouse or keyboard rest on: show its preview.

A screen changes what is seen only through `show` and `hint`. `scene.pieces` (id -> Piece) and `scene.spot(id)` (a scene
point where a click meets that piece) are there for tests and for walks by element id.
`layout.tokens` (how an amount looks) and `layout.colours(theme_name)` (the game's palette) serve panels too.

When `secrets` is set, a change of `viewer` always cuts: nothing of the previous viewer fades, glides or stays.

A painter of a board package gets the element of a piece; besides kinds, PAINTERS may hold `surface` (the whole table
top), `panel-<style>` (a panel of the layout; `place` is its area) and `chip` (a crowded team folded to one chip, with
`badges` count and sums); without them the table draws its own. A painter `<kind>-large` draws what the enlarged piece
shows instead of its face, in the proportions that the layout gives for the kind of that name. Painters look at kind, face, seat, badges and marks.
"""

from .arrange import Arrangement, Box, Placed, arrange
from .layout import Layout
from .piece import Hint, Piece
from .scene import TableScene
from .view import TableView

__all__ = ["Arrangement", "Box", "Hint", "Layout", "Piece", "Placed", "TableScene", "TableView", "arrange"]
