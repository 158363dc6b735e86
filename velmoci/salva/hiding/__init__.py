"""What lies face down, apart from any map: cards and their tokens, which of them are true, and who knows it."""
