-- Berger workspace, schema 34: the extra micro-match of a level meeting (rus-draughts-2022 5.4.6).
--
-- Its games one after the other, what the winner of the decision got in each: 1, =, 0, + or -; and
-- the code of the opening that was drawn for it. Both are empty where none was played.
ALTER TABLE decision ADD COLUMN extra_games TEXT NOT NULL DEFAULT ''
  CHECK (length (extra_games) <= 12 AND extra_games NOT GLOB '*[^10=+-]*');
ALTER TABLE decision ADD COLUMN extra_lot TEXT NOT NULL DEFAULT '';
-- As in schema 2: the recorder of changes wants the columns in every row.
UPDATE decision SET extra_games = '', extra_lot = '';
