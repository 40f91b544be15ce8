-- Berger workspace, schema 30: breaks in play by correspondence are told to the secretary too.

-- The postmark of the notice to the chief secretary (10.4.2); empty: none.
ALTER TABLE postal_break ADD COLUMN secretary_on TEXT NOT NULL DEFAULT '';
