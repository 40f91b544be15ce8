/* brg-early-games.c - games of the last round that may begin before the others
 *
 * Rules: rus-chess-2014 30.5.2
 * Tests: tests/app/test-playoff-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-early-games.h"

#include <glib/gi18n.h>

#include "brg-citation.h"
#include "brg-event-table.h"
#include "brg-name-words.h"

#define ARTICLE "rus-chess-2014 30.5.2"
#define FORMAT "rus-chess-2014"

static const char *
translate (const char *context, const char *text, gconstpointer data G_GNUC_UNUSED)
{
  return context != NULL ? g_dpgettext2 (NULL, context, text) : gettext (text);
}

static const BrgRound *
get_last_round (const BrgSnapshot *snapshot)
{
  return brg_snapshot_get_round (snapshot, brg_snapshot_count_rounds (snapshot));
}

gboolean
brg_early_games_are_possible (const BrgSnapshot *snapshot)
{
  const BrgRound *last;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  last = get_last_round (snapshot);
  return g_strv_contains (snapshot->event->rulebook->playoff_formats, FORMAT) &&
         !brg_snapshot_has_teams (snapshot) && !brg_snapshot_is_knockout (snapshot) &&
         last != NULL && last->state != BRG_ROUND_PLANNED && last->state != BRG_ROUND_CLOSED;
}

gint
brg_early_games_find_board (const BrgSnapshot *snapshot, const BrgEarlyGame *early)
{
  const BrgRound *last;

  g_return_val_if_fail (snapshot != NULL && early != NULL, 0);

  last = get_last_round (snapshot);
  for (guint i = 0; last != NULL && i < last->games->len; i++)
    {
      const BrgGame *game = &g_array_index (last->games, BrgGame, i);

      if (game->white == early->white && game->black == early->black)
        return game->board;
    }
  return 0;
}

static gint
compare_boards (gconstpointer a, gconstpointer b, gpointer snapshot)
{
  return brg_early_games_find_board (snapshot, a) - brg_early_games_find_board (snapshot, b);
}

GArray *
brg_early_games_list (const BrgSnapshot *snapshot, gint place)
{
  g_autoptr (BrgEventTable) table = NULL;
  GArray *games;

  g_return_val_if_fail (snapshot != NULL && place >= 1, NULL);

  table = brg_event_table_new (snapshot, 0);
  games = brg_playoff_list_early (table->withdrawals->tournament, table->standings, place);
  if (games != NULL)
    g_array_sort_with_data (games, compare_boards, (gpointer) snapshot);
  return games;
}

/* "Board 3: Ivanov Ivan – Petrov Petr" */
static void
append_game (GString *text, const BrgSnapshot *snapshot, const BrgEarlyGame *game)
{
  g_autofree char *white = brg_name_words_dup (snapshot, game->white, BRG_NAME_PLAIN, NULL);
  g_autofree char *black = brg_name_words_dup (snapshot, game->black, BRG_NAME_PLAIN, NULL);

  g_string_append_c (text, '\n');
  /* Translators: number of a board, names of White and Black */
  g_string_append_printf (text, _ ("Board %d: %s – %s"),
                          brg_early_games_find_board (snapshot, game), white, black);
}

char *
brg_early_games_dup_text (const BrgSnapshot *snapshot, gint place)
{
  g_autoptr (GString) text = NULL;
  g_autoptr (GArray) games = NULL;
  g_autofree char *cited = NULL;

  g_return_val_if_fail (snapshot != NULL && place >= 1, NULL);

  if (!brg_early_games_are_possible (snapshot))
    return g_strdup ("");
  games = brg_early_games_list (snapshot, place);
  if (games == NULL)
    return g_strdup (_ ("Which games may begin early is known when the earlier rounds are over."));
  if (games->len == 0)
    return g_strdup (_ ("No game of the last round can lead to a play-off for these places."));
  cited = brg_citation_dup_beside (ARTICLE, snapshot->event->rulebook, translate, NULL);
  text = g_string_new (NULL);
  /* Translators: %s is an article */
  g_string_printf (text,
                   _ ("These games of the last round may begin before the others if the schedule "
                      "says so, as their players may be level on points (%s):"),
                   cited);
  for (guint i = 0; i < games->len; i++)
    append_game (text, snapshot, &g_array_index (games, BrgEarlyGame, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}
