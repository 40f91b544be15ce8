/* draft-fixture.c - groups and drafts as short texts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "draft-fixture.h"

#include "brg-rulebooks.h"

#include <string.h>

#include "brg-draft-job.h"
#include "brg-draft-numbers.h"

BrgSnapshot *
draft_fixture_new (const char *system,
                   const char *rulebook,
                   gint n_players,
                   gint n_rounds,
                   gboolean numbered)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();

  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup (system);
  snapshot->group->n_rounds = n_rounds;
  snapshot->group->seed = 12345;
  snapshot->event->rulebook = brg_rulebook_find (rulebook);
  for (gint i = 1; i <= n_players; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      entry->id = 100 + i;
      entry->number = numbered ? i : 0;
      g_free (entry->family_name);
      entry->family_name = g_strdup_printf ("А%d", i);
      g_ptr_array_add (snapshot->entries, entry);
    }
  return snapshot;
}

BrgEntry *
draft_fixture_entry (BrgSnapshot *snapshot, gint index)
{
  return snapshot->entries->pdata[index];
}

static gint
find_number (const BrgSnapshot *snapshot, gint number)
{
  for (guint i = 0; i < snapshot->entries->len; i++)
    if (brg_snapshot_get_entry (snapshot, (gint) i)->number == number)
      return (gint) i;
  g_assert_not_reached ();
}

static BrgOutcome
get_other (BrgOutcome outcome)
{
  return outcome == BRG_OUTCOME_WIN            ? BRG_OUTCOME_LOSS
         : outcome == BRG_OUTCOME_LOSS         ? BRG_OUTCOME_WIN
         : outcome == BRG_OUTCOME_FORFEIT_WIN  ? BRG_OUTCOME_FORFEIT_LOSS
         : outcome == BRG_OUTCOME_FORFEIT_LOSS ? BRG_OUTCOME_FORFEIT_WIN
                                               : outcome;
}

void
draft_fixture_play (BrgSnapshot *snapshot, const char *text)
{
  BrgRound *round = brg_round_new ((gint) snapshot->rounds->len + 1);
  g_auto (GStrv) items = g_strsplit (text, ", ", -1);

  round->state = BRG_ROUND_CLOSED;
  for (gint i = 0; items[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (items[i], " ", 2);
      const char *dash = strchr (words[0], '-');
      BrgGame game = { .board = i + 1, .black = BRG_NOBODY };

      game.white = find_number (snapshot, (gint) g_ascii_strtoll (words[0], NULL, 10));
      if (dash != NULL)
        game.black = find_number (snapshot, (gint) g_ascii_strtoll (dash + 1, NULL, 10));
      g_assert_true (brg_outcome_from_code (words[1][0], &game.white_outcome));
      game.black_outcome = dash != NULL ? get_other (game.white_outcome) : BRG_OUTCOME_NONE;
      g_array_append_val (round->games, game);
    }
  g_ptr_array_add (snapshot->rounds, round);
}

void
draft_fixture_announce (BrgSnapshot *snapshot, gint index, gint round, BrgOutcome outcome)
{
  BrgAbsence absence = { index, round, outcome };

  g_array_append_val (snapshot->absences, absence);
}

void
draft_fixture_pair (BrgDraft *draft)
{
  g_autoptr (GError) error = NULL;

  brg_draft_compute (draft, BRG_DRAFT_ALL, &error);
  g_assert_no_error (error);
}

static gint
get_number (BrgDraft *draft, gint player)
{
  return brg_snapshot_get_entry (brg_draft_get_preview (draft), player)->number;
}

char *
draft_fixture_dup_boards (BrgDraft *draft, gint round)
{
  const GArray *boards = brg_draft_get_boards (draft, round);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);

      g_string_append_printf (text, "%s%d", i > 0 ? " " : "", get_number (draft, board->white));
      if (board->black != BRG_NOBODY)
        g_string_append_printf (text, "-%d", get_number (draft, board->black));
      if (board->is_manual)
        g_string_append_c (text, '!');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
draft_fixture_dup_players (BrgDraft *draft, const GArray *players)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < players->len; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "",
                            get_number (draft, g_array_index (players, gint, i)));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gint
draft_fixture_player (BrgDraft *draft, gint number)
{
  return find_number (brg_draft_get_preview (draft), number);
}
