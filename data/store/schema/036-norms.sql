-- Berger workspace, schema 37: the norms of the regulations.

-- What a norm or category asks for here, as the arbiter copies it from the classification that holds.
-- Rows of one name are further ways to reach it. The score is asked in per cent or in halves of a
-- point; 0 asks for nothing. unrated: the rating that opponents without one count with.
CREATE TABLE norm (
  id        INTEGER PRIMARY KEY,
  group_id  INTEGER NOT NULL REFERENCES event_group (id),
  position  INTEGER NOT NULL CHECK (position >= 1),
  name      TEXT NOT NULL CHECK (name <> ''),
  sex       TEXT NOT NULL DEFAULT '' CHECK (sex IN ('', 'f')),
  games     INTEGER NOT NULL DEFAULT 0 CHECK (games BETWEEN 0 AND 999),
  average   INTEGER NOT NULL DEFAULT 0 CHECK (average BETWEEN 0 AND 9999),
  unrated   INTEGER NOT NULL DEFAULT 0 CHECK (unrated BETWEEN 0 AND 9999),
  percent   INTEGER NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  halves    INTEGER NOT NULL DEFAULT 0 CHECK (halves BETWEEN 0 AND 1998),
  source    TEXT NOT NULL DEFAULT '',
  CHECK ((percent > 0) <> (halves > 0))
) STRICT;
CREATE INDEX norm_by_group ON norm (group_id);
