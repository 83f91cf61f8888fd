## Files that can't be read
## $file = the file with its folder, $place = where in the file, $what = a remark for developers, in English

fault-missing = The file { $file } is not there. Choose another one.
fault-unreadable = The file { $file } can't be read: { $what }. Check whether you may open it.
fault-too-big = The file { $file } has { $size } MB, a match never more than { $limit } MB. It is not a match of Hotseat.
fault-too-deep = The file { $file } is nested too deeply to be a match of Hotseat. Choose another one.
fault-not-a-save = The file { $file } is not a match of Hotseat. Choose a file that ends in .hotseat.
fault-truncated = The file { $file } breaks off ({ $place }). Open an older autosave of the match.
fault-newer = The file { $file } was written by Hotseat { $app }, this is { $ours }. Install the newer version to open it.
fault-unknown-game = The file { $file } is a match of “{ $name }”, a game that is not installed here.
fault-damaged = The file { $file } is damaged at { $place }: { $what }. Open an older autosave of the match.
fault-broken-state = The position in the file { $file } can't be: { $what }. Open an older autosave of the match.
fault-wrong-digest = The position in the file { $file } is not the one that was saved: the file was changed or damaged. Open an older autosave of the match.
fault-other-rules = The file { $file } was begun under version { $rules } of the rules, these are version { $ours }. It can be played on, but not be verified.
fault-none-sound = { $n ->
    [one] The only autosave of this match is damaged. The file is { $file }.
   *[other] All { $n } autosaves of this match are damaged. The newest is { $file }.
}
fault-already-open = This match is open in another window of Hotseat. Go on there, or close it first.

## Files that can't be written

fault-disk-full = There is no room left on the disk for { $file }. The match goes on; make room, or save it elsewhere.
fault-read-only = The folder { $folder } does not let { $file } be written. The match goes on; save it elsewhere.
fault-no-folder = The folder { $folder } is not there any more. The match goes on; save it elsewhere.
fault-not-written = The file { $file } could not be written: { $what }. The match goes on; save it elsewhere.
fault-older-used = { $n ->
    [one] The newest autosave was damaged. The one before was opened instead.
   *[other] The { $n } newest autosaves were damaged. The one before them was opened instead.
}

## The match

undo-blocked-loaded = The match was begun under older rules: moves made before can't be taken back.
review-no-positions = The match was begun under older rules: the log is complete, the positions begin with move { $first }.
engine-fault = The rules stumbled over this choice. Nothing was changed: the position is as it was before it.
bot-wander = Wanderer
bot-wander-hint = Draws what kind of move to make, then any legal one of it.
