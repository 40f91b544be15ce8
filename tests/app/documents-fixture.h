/* documents-fixture.h - small events for the tests of the documents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable-content.h"
#include "brg-snapshot.h"
#include "words-fixture.h"

G_BEGIN_DECLS

/* An event with all that a table needs. */
typedef struct
{
  BrgSnapshot *snapshot;
  BrgWithdrawals withdrawals;
  BrgStandings standings;
  const BrgCriterion **criteria;
  BrgTableSource source;
} Fixture;

void fixture_free (Fixture *fixture);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Fixture, fixture_free)

/* swiss-24.tsv after nine rounds, by Solkoff; rus-draughts-2022, 2-1-0. */
Fixture *fixture_new_swiss (void);

/* round-robin-12.tsv: number 5 has left. */
Fixture *fixture_new_round_robin (const char *rulebook);

/* A round robin of the vectors: NAME.txt, NAME.EDITION.tsv. */
Fixture *fixture_new_vector_round_robin (const char *name,
                                         const char *edition,
                                         const char *rulebook);

/* A Swiss of the vectors with one value column. */
Fixture *fixture_new_vector_swiss (const char *name,
                                   const char *edition,
                                   const char *column,
                                   const char *rulebook);

/* An event of any size with results by a fixed rule; for the layout only. */
Fixture *fixture_new_large_swiss (gint n_players, gint n_rounds);
Fixture *fixture_new_large_round_robin (gint n_players, gint cycles);

/* Points of every player before a round; to be freed. */
gint *fixture_points_before (const Fixture *fixture, gint round);

/* The next round of an event, paired in the order of the standings, results open. */
void fixture_add_open_round (Fixture *fixture);

/* A file of the fixtures as lines of fields. */
GPtrArray *fixture_read_table (const char *name);

/* The Russian words of the fixtures. */
BrgWords *fixture_open_russian (void);

/* Everybody gets a name of 80 letters and a long organisation, the event a long name. */
void fixture_set_long_names (Fixture *fixture);

/* A directory for files that a test writes, kept when BERGER_KEEP_PAGES names one. */
char *fixture_dup_output (const char *name);

G_END_DECLS
