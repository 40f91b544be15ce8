-- Berger workspace, schema 32: a picture under everything else on a kind of paper.

-- Of diplomas and certificates: the picture that the whole sheet has, as digits of sixteen; empty:
-- none.
ALTER TABLE paper_option ADD COLUMN picture TEXT NOT NULL DEFAULT '';
