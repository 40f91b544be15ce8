-- Berger workspace, schema 23: the register of persons.

-- What is known of a person himself; an entry says with what he plays in one event. Days are
-- YYYY-MM-DD.
ALTER TABLE person ADD COLUMN federation TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN region TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN town TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN organisation TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN coaches TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN hearing TEXT NOT NULL DEFAULT ''
  CHECK (hearing IN ('', 'deaf', 'impaired'));
ALTER TABLE person ADD COLUMN movement TEXT NOT NULL DEFAULT '' CHECK (movement IN ('', 'impaired'));
ALTER TABLE person ADD COLUMN licence TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN licence_until TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN insurance TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN insurance_until TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN notes TEXT NOT NULL DEFAULT '';

UPDATE person SET federation = '', region = '', town = '', organisation = '', coaches = '',
  hearing = '', movement = '', licence = '', licence_until = '', insurance = '',
  insurance_until = '', notes = '';

-- Titles and ranks, each with the day from which it holds; '' where nobody knows it.
CREATE TABLE person_rank (
  id         INTEGER PRIMARY KEY,
  person_id  INTEGER NOT NULL REFERENCES person (id),
  name       TEXT NOT NULL CHECK (name <> ''),
  day        TEXT NOT NULL DEFAULT '',
  document   TEXT NOT NULL DEFAULT '' -- the order that gave it
) STRICT;
CREATE INDEX person_rank_by_person ON person_rank (person_id);

CREATE TABLE person_rating (
  person_id  INTEGER NOT NULL REFERENCES person (id),
  list       TEXT NOT NULL CHECK (list <> ''),
  day        TEXT NOT NULL DEFAULT '', -- of the list
  rating     INTEGER NOT NULL CHECK (rating >= 0),
  PRIMARY KEY (person_id, list, day)
) STRICT, WITHOUT ROWID;

-- A picture as digits of sixteen: texts are what can be taken out of the journal again. '' where it
-- was taken out.
CREATE TABLE person_photo (
  person_id  INTEGER PRIMARY KEY REFERENCES person (id),
  kind       TEXT NOT NULL CHECK (kind IN ('', 'jpeg', 'png')),
  picture    TEXT NOT NULL
) STRICT;

-- Persons who were found to be the same as another one: their numbers still lead to him.
CREATE TABLE person_alias (
  old_id     INTEGER PRIMARY KEY,
  person_id  INTEGER NOT NULL REFERENCES person (id),
  name       TEXT NOT NULL,
  fide_id    TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX person_alias_by_person ON person_alias (person_id);

-- Settings of the workspace.
CREATE TABLE workspace_setting (
  name   TEXT PRIMARY KEY,
  value  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Personal papers: the one table that the journal does not follow, so that a purge leaves nothing.
-- It names no person by a reference: what the journal does and takes back does not depend on it.
CREATE TABLE personal_paper (
  person_id  INTEGER PRIMARY KEY,
  passport   TEXT NOT NULL DEFAULT '',
  snils      TEXT NOT NULL DEFAULT '',
  address    TEXT NOT NULL DEFAULT '',
  phone      TEXT NOT NULL DEFAULT ''
) STRICT;
