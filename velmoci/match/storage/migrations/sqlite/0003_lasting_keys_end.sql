-- Before sessions opened places, every look at one's own matches made another lasting key. Which key of a member is the
-- first cannot be told, so all of them end; the place stays with the account, whose sessions open it.
UPDATE places SET token = randomblob(32) WHERE session IS NULL AND (match, member) IN
    (SELECT match, member FROM places WHERE session IS NULL GROUP BY match, member HAVING count(*) > 1);
DELETE FROM places WHERE session IS NULL AND rowid NOT IN
    (SELECT min(rowid) FROM places WHERE session IS NULL GROUP BY match, member)
