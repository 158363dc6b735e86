"""The war economy, apart from any map: its tables, one production phase as a calculation, and a planner."""
