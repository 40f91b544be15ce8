-- Berger workspace, schema 21: ratings that were taken from lists, who is
-- disqualified.

-- In an event that lasts longer than a month a player may have another rating from a round on; the
-- rating of the entry is that of round 1, of which the row says where it is from.
CREATE TABLE entry_rating (
  entry_id    INTEGER NOT NULL REFERENCES entry (id),
  from_round  INTEGER NOT NULL CHECK (from_round >= 1),
  rating      INTEGER NOT NULL CHECK (rating >= 0),
  list        TEXT NOT NULL DEFAULT '',
  day         TEXT NOT NULL DEFAULT '', -- from which the list holds, '' where it does not say
  PRIMARY KEY (entry_id, from_round)
) STRICT, WITHOUT ROWID;

-- Who may take part in no event of the workspace, from a day to a day; an empty day is no limit.
CREATE TABLE disqualification (
  id          INTEGER PRIMARY KEY,
  name        TEXT NOT NULL CHECK (name <> ''),
  birth       TEXT NOT NULL DEFAULT '',
  first_day   TEXT NOT NULL DEFAULT '',
  last_day    TEXT NOT NULL DEFAULT '',
  decided_by  TEXT NOT NULL DEFAULT '',
  reason      TEXT NOT NULL DEFAULT ''
) STRICT;
