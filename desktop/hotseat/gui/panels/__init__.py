"""The panels beside the table: seats, question with preview and choices, log, palette."""
