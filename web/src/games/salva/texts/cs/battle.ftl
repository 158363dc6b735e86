# Battle.
