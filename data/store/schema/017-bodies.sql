-- Berger workspace, schema 17: of an entry of the journal only names can be blanked.

-- From here on the body of an entry is committed to word by word, and the salt of a body from which
-- something was blanked keeps the rest proven. What entries of before commit to in that way stands
-- here; the entry `upgrade` commits to these rows.
CREATE TABLE earlier_body (
  entry_id  INTEGER PRIMARY KEY REFERENCES journal (id),
  seal      TEXT NOT NULL,
  body      TEXT NOT NULL
) STRICT;

CREATE TRIGGER earlier_body_is_not_rewritten BEFORE UPDATE ON earlier_body
WHEN old.entry_id <> new.entry_id OR old.body <> new.body
  OR NOT EXISTS (SELECT 1 FROM redaction WHERE entry_id = old.entry_id
                 AND act_id = (SELECT max (id) + 1 FROM journal))
BEGIN
  SELECT RAISE (ABORT, 'the journal is append-only');
END;
CREATE TRIGGER earlier_body_is_not_shortened BEFORE DELETE ON earlier_body
BEGIN
  SELECT RAISE (ABORT, 'the journal is append-only');
END;

DROP TRIGGER journal_is_not_rewritten;
CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE ON journal
WHEN old.id <> new.id OR old.at <> new.at OR old.event_id <> new.event_id OR old.kind <> new.kind
  OR old.action <> new.action OR old.refers_to <> new.refers_to OR old.previous <> new.previous
  OR old.hash <> new.hash OR old.body <> new.body
  OR NOT EXISTS (SELECT 1 FROM redaction WHERE entry_id = old.id
                 AND act_id = (SELECT max (id) + 1 FROM journal))
BEGIN
  SELECT RAISE (ABORT, 'the journal is append-only');
END;

-- The number of a person stands in the journal for a name that was taken out: nobody gets it again.
CREATE TABLE numbered_person (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  family_name  TEXT NOT NULL CHECK (family_name <> ''),
  given_name   TEXT NOT NULL DEFAULT '',
  father_name  TEXT NOT NULL DEFAULT '',
  sex          TEXT NOT NULL DEFAULT '' CHECK (sex IN ('', 'm', 'f')),
  birth        TEXT NOT NULL DEFAULT '',
  fide_id      TEXT NOT NULL DEFAULT '',
  sight        TEXT NOT NULL DEFAULT '' CHECK (sight IN ('', 'blind', 'impaired'))
) STRICT;
INSERT INTO numbered_person SELECT id, family_name, given_name, father_name, sex, birth, fide_id,
  sight FROM person;
DROP TABLE person;
ALTER TABLE numbered_person RENAME TO person;
