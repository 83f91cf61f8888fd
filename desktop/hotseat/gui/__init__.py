"""What is seen: windows, the table, panels and the boards of the games. Knows no rules."""
