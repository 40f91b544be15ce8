-- Berger workspace, schema 15: names of removed persons can be taken out of the journal.

-- The hash of an entry commits to the hash of its body (arguments, changeset, inverse) and not to the
-- body itself; a salt keeps a body that is gone from being guessed. Both are empty in entries from
-- before this schema, whose hash commits to the body.
ALTER TABLE journal ADD COLUMN salt TEXT NOT NULL DEFAULT '';
ALTER TABLE journal ADD COLUMN body TEXT NOT NULL DEFAULT '';

-- Whose body was replaced by which act, itself an entry of the journal, and the hash of what stands
-- there now. The act commits to its rows.
CREATE TABLE redaction (
  entry_id  INTEGER NOT NULL REFERENCES journal (id),
  act_id    INTEGER NOT NULL REFERENCES journal (id) DEFERRABLE INITIALLY DEFERRED,
  hash      TEXT NOT NULL,
  PRIMARY KEY (entry_id, act_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX redaction_by_act ON redaction (act_id);

CREATE TRIGGER redaction_is_not_rewritten BEFORE UPDATE ON redaction
BEGIN
  SELECT RAISE (ABORT, 'redactions are append-only');
END;
CREATE TRIGGER redaction_is_not_shortened BEFORE DELETE ON redaction
BEGIN
  SELECT RAISE (ABORT, 'redactions are append-only');
END;

-- Only the body of an entry changes, and only by an act that follows in the same transaction.
DROP TRIGGER journal_is_not_rewritten;
CREATE TRIGGER journal_is_not_rewritten BEFORE UPDATE ON journal
WHEN old.id <> new.id OR old.at <> new.at OR old.event_id <> new.event_id OR old.kind <> new.kind
  OR old.action <> new.action OR old.refers_to <> new.refers_to OR old.previous <> new.previous
  OR old.hash <> new.hash OR old.body <> new.body OR new.salt <> ''
  OR NOT EXISTS (SELECT 1 FROM redaction WHERE entry_id = old.id
                 AND act_id = (SELECT max (id) + 1 FROM journal))
BEGIN
  SELECT RAISE (ABORT, 'the journal is append-only');
END;
