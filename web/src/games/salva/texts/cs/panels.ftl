# Goals, treaties, units.
