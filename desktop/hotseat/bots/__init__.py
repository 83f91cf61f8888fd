"""Players made of software; they know only the engine."""
