-- Berger workspace, schema 9: what the second person keyed where it differs from the result. Until
-- the two agree the round is not closed.

ALTER TABLE result ADD COLUMN second_white TEXT NOT NULL DEFAULT ''; -- '' for no difference
ALTER TABLE result ADD COLUMN second_black TEXT NOT NULL DEFAULT '';
-- As in schema 2: the recorder of changes wants the columns in every row.
UPDATE result SET second_white = '', second_black = '';
