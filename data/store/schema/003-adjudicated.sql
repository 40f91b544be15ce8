-- Berger workspace, schema 3: whether the arbiters decided an unfinished game.

ALTER TABLE result ADD COLUMN adjudicated INTEGER NOT NULL DEFAULT 0 CHECK (adjudicated IN (0, 1));
-- As in schema 2: the recorder of changes wants the column in every row.
UPDATE result SET adjudicated = 0;
