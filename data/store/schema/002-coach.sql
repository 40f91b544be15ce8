-- Berger workspace, schema 2: the coach of a player, as protocols and reports of schools name him.

ALTER TABLE entry ADD COLUMN coach TEXT NOT NULL DEFAULT '';
-- A row that was written before has no place for the new column, and the recorder of changes would
-- take that for NULL.
UPDATE entry SET coach = '';
