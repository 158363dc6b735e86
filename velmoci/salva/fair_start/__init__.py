"""Fair start: who plays which side, and with how many production points, so that nobody is worse off than he asked."""
