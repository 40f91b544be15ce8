-- Berger workspace, schema 11: who decided on an exclusion, and from how many rounds.

-- Members of the main jury who decided, a name a line; empty where the book wants no jury. Rounds that
-- a player is excluded from.
ALTER TABLE incident ADD COLUMN decided_by TEXT NOT NULL DEFAULT '';
ALTER TABLE incident ADD COLUMN rounds_out INTEGER NOT NULL DEFAULT 0 CHECK (rounds_out >= 0);
-- As in schema 2: the recorder of changes wants the columns in every row.
UPDATE incident SET decided_by = '', rounds_out = 0;
