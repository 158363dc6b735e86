"""Small faults put into the code that clauses name, to see whether the clauses' tests notice."""
