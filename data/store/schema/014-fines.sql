-- Berger workspace, schema 14: how much a fine is.

-- The amount with its currency, empty where nobody was fined.
ALTER TABLE incident ADD COLUMN fine TEXT NOT NULL DEFAULT '';
-- As in schema 2: the recorder of changes wants the columns in every row.
UPDATE incident SET fine = '';
