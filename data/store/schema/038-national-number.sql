-- Berger workspace, schema 38: the number that a national federation gave to a person.
ALTER TABLE person ADD COLUMN national_id TEXT NOT NULL DEFAULT '';
-- As in schema 2: the recorder of changes wants the columns in every row.
UPDATE person SET national_id = '';
