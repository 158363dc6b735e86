"""Maps by chance: out of segments as the rulebook has them, and out of relaxed Voronoi cells with coasts."""
