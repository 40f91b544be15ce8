/* envelope-fixture.h - a small event of chess with adjourned games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-envelopes.h"
#include "store-fixture.h"

#define ENVELOPE_STANDS "6k1/5p2/6p1/p3R2p/4P2P/5KP1/r7/8 w - - 3 42"

void envelope_fixture_set_text (char **place, const char *text);

/* Four players by the code of 1956; round 1 is published. The fixture of the store plays draughts;
 * envelopes are most at home in chess. */
void envelope_fixture_open (StoreFixture *fixture);

/* (transfer full): White seals move 42 on a board of round 1. */
BrgStoredEnvelope *envelope_fixture_make (StoreFixture *fixture, gint board);

/* The same in the store; its row. */
gint64 envelope_fixture_seal (StoreFixture *fixture, gint board);

/* What White of a board of round 1 has got. */
BrgOutcome envelope_fixture_get_white (StoreFixture *fixture, gint board);

/* One event, or with @more two, in one action; takes them. */
gboolean envelope_fixture_advance (StoreFixture *fixture,
                                   gint64 envelope_id,
                                   BrgStoredEnvelopeEvent *event,
                                   BrgStoredEnvelopeEvent *more,
                                   BrgEnvelopeStep step,
                                   GError **error);

/* An event of White's that must be possible. */
void envelope_fixture_happen (StoreFixture *fixture,
                              gint64 envelope_id,
                              const char *kind,
                              const char *text);

/* Whether @text stands in any byte of the workspace and of what SQLite keeps beside it. */
gboolean envelope_fixture_is_in_file (StoreFixture *fixture, const char *text);
