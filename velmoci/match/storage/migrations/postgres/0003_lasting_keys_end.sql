-- Before sessions opened places, every look at one's own matches made another lasting key. Which key of a member is the
-- first cannot be told, so all of them end; the place stays with the account, whose sessions open it.
UPDATE places SET token = sha256(uuid_send(gen_random_uuid())) WHERE session IS NULL AND (match, member) IN
    (SELECT match, member FROM places WHERE session IS NULL GROUP BY match, member HAVING count(*) > 1);
DELETE FROM places WHERE session IS NULL AND EXISTS
    (SELECT 1 FROM places AS other WHERE other.session IS NULL AND other.match = places.match
        AND other.member = places.member AND other.token < places.token);
