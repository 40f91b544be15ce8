/* brg-correspondence.c - what a book sets in days for play by correspondence
 *
 * Rules: rus-draughts-2022 10.3.1, 10.3.5
 * Tests: tests/engine/test-correspondence.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-correspondence.h"

const BrgCorrespondenceDays *
brg_correspondence_get_term (const BrgCorrespondenceRules *rules, BrgCorrespondenceTerm term)
{
  g_return_val_if_fail (rules != NULL && (guint) term < BRG_N_CORRESPONDENCE_TERMS, NULL);
  g_return_val_if_fail (rules->terms[term].term == term, NULL);

  return &rules->terms[term];
}

guint
brg_correspondence_get_limit (guint days, guint n_period, guint n_moves)
{
  guint n_periods;

  g_return_val_if_fail (n_period > 0, 0);

  /* rus-draughts-2022 10.3.5: fifty days for ten moves or fewer, a hundred for twenty or fewer, and
   * so on; 10.3.1: what was saved is kept */
  n_periods = (MAX (n_moves, 1) - 1) / n_period + 1;
  return (guint) MIN ((guint64) n_periods * days, G_MAXINT / 2);
}
