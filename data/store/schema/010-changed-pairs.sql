-- Berger workspace, schema 10: why pairs of a round are not those of the program, colours of a match.

-- Why the arbiter changed pairs of the round, and who decided; empty while nothing was changed.
ALTER TABLE round ADD COLUMN changed_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE round ADD COLUMN changed_by TEXT NOT NULL DEFAULT '';
-- As in schema 2: the recorder of changes wants the columns in every row.
UPDATE round SET changed_reason = '', changed_by = '';

-- Whether a team has the colour of its first board on all boards of a match, not on the odd ones only.
ALTER TABLE event_group ADD COLUMN one_colour INTEGER NOT NULL DEFAULT 0 CHECK (one_colour IN (0, 1));
UPDATE event_group SET one_colour = 0;
