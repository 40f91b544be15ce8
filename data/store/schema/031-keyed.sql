-- Berger workspace, schema 31: when the result of a game by correspondence was keyed.

-- The day on which it was keyed in the table, of a group by correspondence: the game had ended then, and
-- the records of it are owed (10.5.1). Empty: it follows from letters, or nobody knows.
ALTER TABLE result ADD COLUMN keyed_on TEXT NOT NULL DEFAULT '';
