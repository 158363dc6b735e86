"""Salva in the terminal."""
