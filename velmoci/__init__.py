"""Three Czech war games: Expanze, Evropská válka and Salva."""

__version__ = "0.1.0"
