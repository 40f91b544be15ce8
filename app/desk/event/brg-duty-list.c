/* brg-duty-list.c - who watches which boards of a round, and who should not
 *
 * Tests: tests/app/test-duty-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-duty-list.h"

#include "brg-board-label.h"
#include "brg-event-regulations.h"
#include "brg-regulation-words.h"

BrgDutyList *
brg_duty_list_new (BrgStore *store, BrgSnapshot *snapshot, gint round, GError **error)
{
  g_autoptr (BrgDutyList) list = NULL;

  g_return_val_if_fail (store != NULL && snapshot != NULL && round >= 0, NULL);

  list = g_new0 (BrgDutyList, 1);
  list->snapshot = brg_snapshot_ref (snapshot);
  list->round = round;
  brg_event_regulations_load (store, snapshot->event->id, &list->regulations);
  list->duties = brg_store_list_duties (store, snapshot->group->id, round, &list->is_own, error);
  if (list->duties == NULL)
    return NULL;
  list->interests = brg_store_list_interests (store, snapshot->event->id, error);
  return list->interests != NULL ? g_steal_pointer (&list) : NULL;
}

void
brg_duty_list_free (BrgDutyList *list)
{
  if (list == NULL)
    return;
  brg_snapshot_unref (list->snapshot);
  g_clear_pointer (&list->duties, g_array_unref);
  g_clear_pointer (&list->interests, g_ptr_array_unref);
  g_free (list);
}

/* Players or teams of a round that is not paired yet. */
static gint
count_possible (const BrgSnapshot *snapshot, gint round)
{
  gint count = 0;

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = snapshot->entries->pdata[i];

      count += entry->left_after == BRG_STAYS || entry->left_after >= round;
    }
  return count / 2;
}

gint
brg_duty_list_get_table (const BrgGame *game)
{
  g_return_val_if_fail (game != NULL, 0);

  return game->match_id != 0 ? brg_board_label_get_match (game) : game->board;
}

gint
brg_duty_list_count_games (const BrgSnapshot *snapshot, gint round)
{
  const BrgSnapshot *boards;
  const BrgRound *paired;
  gint count = 0;

  g_return_val_if_fail (snapshot != NULL, 0);

  boards = brg_snapshot_get_boards (snapshot);
  paired = brg_snapshot_get_round (boards, round);
  if (paired == NULL)
    return count_possible (snapshot, round) *
           (brg_snapshot_has_teams (snapshot) ? snapshot->group->boards : 1);
  for (guint i = 0; i < paired->games->len; i++)
    count += g_array_index (paired->games, BrgGame, i).black != BRG_NOBODY;
  return count;
}

gint
brg_duty_list_count_boards (const BrgSnapshot *snapshot, gint round)
{
  const BrgRound *paired;
  gint last = 0;

  g_return_val_if_fail (snapshot != NULL, 0);

  paired = brg_snapshot_get_round (snapshot, round);
  if (paired == NULL)
    return count_possible (snapshot, round);
  for (guint i = 0; i < paired->games->len; i++)
    {
      const BrgGame *game = &g_array_index (paired->games, BrgGame, i);

      if (game->black != BRG_NOBODY)
        last = MAX (last, brg_duty_list_get_table (game));
    }
  return last;
}

BrgStaffing
brg_duty_list_find_staffing (const BrgSnapshot *snapshot,
                             const BrgRegulations *regulations,
                             gint round)
{
  BrgStaffing silent = { BRG_STAFFING_SILENT, 0, NULL };
  BrgRegulationCase around;
  BrgStaffingQuery query;

  g_return_val_if_fail (snapshot != NULL && regulations != NULL, silent);

  around = brg_regulation_words_get_case (snapshot);
  query = (BrgStaffingQuery){
    .rulebook = around.rulebook,
    .tempo = around.tempo,
    .level = regulations->level,
    .has_teams = snapshot->group->boards > 0,
    .n_players = (gint) brg_snapshot_get_boards (snapshot)->entries->len,
    .n_games = brg_duty_list_count_games (snapshot, round),
  };
  return brg_staffing_find (&query);
}

gint
brg_duty_list_count_named (const BrgEvent *event, const BrgStaffingRule *rule)
{
  gint count = 0;

  g_return_val_if_fail (event != NULL, 0);

  for (guint i = 0; i < event->officials->len; i++)
    {
      BrgOfficialRole role = ((const BrgOfficial *) event->officials->pdata[i])->role;

      count += brg_official_role_is_arbiter (role) &&
               (role != BRG_OFFICIAL_CHIEF_ARBITER || rule == NULL || rule->chief_counts);
    }
  return count;
}

const BrgOfficial *
brg_duty_list_find_official (const BrgEvent *event, gint64 id)
{
  g_return_val_if_fail (event != NULL, NULL);

  for (guint i = 0; i < event->officials->len; i++)
    if (((const BrgOfficial *) event->officials->pdata[i])->id == id)
      return event->officials->pdata[i];
  return NULL;
}
