/* brg-event-table.c - the table of a group: leavers, points, tie-breaks, places
 *
 * Tests: tests/app/test-event-table.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-table.h"

#include "brg-criterion-code.h"
#include "brg-knockout.h"
#include "brg-next-step.h"
#include "brg-pairing-systems.h"
#include "brg-snapshot-tournament.h"

const BrgCriterion **
brg_event_table_parse_criteria (const char *codes, guint *n_criteria)
{
  g_auto (GStrv) parts = NULL;
  g_autoptr (GPtrArray) criteria = g_ptr_array_new ();

  g_return_val_if_fail (codes != NULL && n_criteria != NULL, NULL);

  parts = g_strsplit (codes, ",", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *code = g_ascii_strup (g_strstrip (parts[i]), -1);
      const BrgCriterion *criterion = brg_criterion_find (code);

      if (criterion != NULL && !g_str_equal (criterion->code, "PTS"))
        g_ptr_array_add (criteria, (gpointer) criterion);
    }
  *n_criteria = criteria->len;
  return (const BrgCriterion **) g_ptr_array_free (g_steal_pointer (&criteria), FALSE);
}

BrgTieBreakEdition
brg_event_table_find_edition (const BrgSnapshot *snapshot)
{
  BrgTieBreakEdition edition;

  g_return_val_if_fail (snapshot != NULL, BRG_TIEBREAK_FIDE_2026);

  /* An edition that this program does not know is one that it cannot compute. */
  if (brg_tie_break_edition_find (snapshot->group->tie_break_edition, &edition))
    return edition;
  return brg_tie_break_edition_for_event (snapshot->event->rulebook, snapshot->event->starts);
}

gboolean
brg_event_table_is_complete (const BrgSnapshot *snapshot)
{
  gint n_rounds;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  n_rounds = brg_snapshot_count_rounds (snapshot);

  for (gint round = 1; round <= n_rounds; round++)
    {
      const BrgRound *paired = brg_snapshot_get_round (snapshot, round);

      if (paired == NULL || paired->state != BRG_ROUND_CLOSED ||
          brg_round_counts_find (snapshot, round).n_adjourned > 0)
        return FALSE;
    }
  return n_rounds > 0;
}

/* rus-draughts-2022 1.4: in a knock-out the bracket gives the places. */
static void
rank_bracket (const BrgSnapshot *snapshot, const BrgEventTable *self)
{
  g_autoptr (GArray) decisions = brg_snapshot_list_decisions (snapshot);
  g_autofree BrgPlaceRange *places = NULL;

  if (!brg_snapshot_is_knockout (snapshot) || self->tournament->n_players < 2)
    return;
  places = brg_knockout_list_places (
      brg_pairing_system_find (snapshot->group->system), self->tournament, self->through_round,
      (const BrgMeetingDecision *) (gconstpointer) decisions->data, decisions->len);
  brg_knockout_rank (self->standings, places);
}

BrgEventTable *
brg_event_table_new (const BrgSnapshot *snapshot, gint through_round)
{
  BrgEventTable *self;

  g_return_val_if_fail (snapshot != NULL, NULL);

  self = g_new0 (BrgEventTable, 1);
  self->tournament = brg_snapshot_to_tournament (snapshot);
  self->withdrawals = brg_withdrawals_apply (self->tournament, snapshot->event->rulebook);
  /* rus-draughts-2022 1.4: the bracket gives the places, and no coefficient has a say in them. */
  self->criteria = brg_event_table_parse_criteria (
      brg_snapshot_is_knockout (snapshot) ? "" : snapshot->group->tie_breaks, &self->n_criteria);
  self->through_round =
      through_round > 0 ? through_round : brg_tournament_last_paired_round (self->tournament);
  self->is_final = through_round == 0 && brg_event_table_is_complete (snapshot);
  self->standings = brg_standings_compute (
      self->withdrawals->tournament, self->withdrawals->counted, self->through_round,
      brg_event_table_find_edition (snapshot), self->criteria, self->n_criteria);
  rank_bracket (snapshot, self);
  brg_withdrawals_rank (self->withdrawals, self->standings);
  return self;
}

BrgTableSource
brg_event_table_get_source (const BrgEventTable *self, const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (self != NULL && snapshot != NULL, (BrgTableSource){ 0 });

  return (BrgTableSource){
    .snapshot = snapshot,
    .withdrawals = self->withdrawals,
    .standings = self->standings,
    .criteria = self->criteria,
    .through_round = self->through_round,
  };
}

void
brg_event_table_free (BrgEventTable *self)
{
  if (self == NULL)
    return;
  brg_standings_free (self->standings);
  brg_withdrawals_free (self->withdrawals);
  brg_tournament_free (self->tournament);
  g_free (self->criteria);
  g_free (self);
}
