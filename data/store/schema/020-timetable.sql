-- Berger workspace, schema 20: the timetable.

-- When the timetable of a group was announced, UTC; a group that has no row here has not announced
-- one.
CREATE TABLE timetable (
  group_id      INTEGER PRIMARY KEY REFERENCES event_group (id),
  announced_at  TEXT NOT NULL CHECK (announced_at <> '')
) STRICT;

-- What is held when. Where an hour is named starts_at is that moment in UTC, else day is the day
-- there. The row of a round is the one place that says when the round begins: what older programs
-- wrote into round.starts_at is copied here and not read there any more.
CREATE TABLE timetable_row (
  id          INTEGER PRIMARY KEY,
  group_id    INTEGER NOT NULL REFERENCES event_group (id),
  kind        TEXT NOT NULL CHECK (kind IN ('round', 'resumption', 'arrival', 'admission',
                'meeting', 'opening', 'draw', 'rest', 'closing', 'departure', 'other')),
  round       INTEGER NOT NULL DEFAULT 0 CHECK (round >= 0),
  day         TEXT NOT NULL DEFAULT '',
  starts_at   TEXT NOT NULL DEFAULT '',
  minutes     INTEGER NOT NULL DEFAULT 0 CHECK (minutes BETWEEN 0 AND 1440),
  title       TEXT NOT NULL DEFAULT '',
  place       TEXT NOT NULL DEFAULT '',
  is_by_hand  INTEGER NOT NULL DEFAULT 0 CHECK (is_by_hand IN (0, 1)),
  is_kept     INTEGER NOT NULL DEFAULT 0 CHECK (is_kept IN (0, 1)),
  reason      TEXT NOT NULL DEFAULT '',
  CHECK ((day = '') <> (starts_at = '')),
  CHECK (kind <> 'round' OR round >= 1)
) STRICT;
CREATE INDEX timetable_row_by_group ON timetable_row (group_id);
CREATE UNIQUE INDEX timetable_row_of_round ON timetable_row (group_id, round)
  WHERE kind = 'round';

-- The rows come back through the journal.
CREATE TEMP TABLE timetable_row_before AS SELECT NULL AS id, group_id, 'round' AS kind,
  number AS round, '' AS day, starts_at, 0 AS minutes, '' AS title, '' AS place, 1 AS is_by_hand,
  0 AS is_kept, '' AS reason FROM round
  WHERE starts_at <> '' AND unixepoch (starts_at) IS NOT NULL;

-- Who was seen before a round is paired, and who is waited for; who misses the round stands in
-- absence, who leaves in entry.
CREATE TABLE check_in (
  entry_id  INTEGER NOT NULL REFERENCES entry (id),
  round     INTEGER NOT NULL CHECK (round >= 1),
  state     TEXT NOT NULL CHECK (state IN ('here', 'wait')),
  at        TEXT NOT NULL CHECK (at <> ''),
  PRIMARY KEY (entry_id, round)
) STRICT, WITHOUT ROWID;
