-- Berger workspace, schema 18: players of one kind who are kept apart.

-- rus-chess-2014 22.8: who has the same in the field of the person is not paired in the first or in
-- the last rounds.
CREATE TABLE kept_apart (
  id        INTEGER PRIMARY KEY,
  group_id  INTEGER NOT NULL REFERENCES event_group (id),
  field     TEXT NOT NULL,
  place     TEXT NOT NULL CHECK (place IN ('first', 'last')),
  n_rounds  INTEGER NOT NULL CHECK (n_rounds >= 1),
  UNIQUE (group_id, field, place)
) STRICT;
