/* brg-round-limit.c - whether there are opponents for so many rounds
 *
 * Rules: fide-basic-2026 2; rus-draughts-2022 5.4.10.2
 * Tests: tests/app/test-draft-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-round-limit.h"

#include <glib/gi18n.h>

gint
brg_round_limit_find (const BrgPairingSystem *system, gint n_players)
{
  gint n_meetings;

  if (system == NULL || system->kind != BRG_TOURNAMENT_SWISS || system->is_knockout ||
      n_players < 2)
    return 0;
  /* rus-draughts-2022 5.4.10.2: nobody meets twice, and nobody gets a second plus. */
  n_meetings = n_players % 2 == 0 ? n_players - 1 : n_players;
  return system->has_two_game_matches ? 2 * n_meetings : n_meetings;
}

char *
brg_round_limit_dup_warning (const BrgPairingSystem *system,
                             gint n_rounds,
                             gint n_players,
                             gboolean has_teams)
{
  gint limit = brg_round_limit_find (system, n_players);
  g_autofree char *players = NULL;

  if (limit == 0 || n_rounds <= limit)
    return NULL;
  players =
      has_teams
          ? g_strdup_printf (ngettext ("%d team", "%d teams", (gulong) n_players), n_players)
          : g_strdup_printf (ngettext ("%d player", "%d players", (gulong) n_players), n_players);
  return g_strdup_printf (
      /* Translators: "6 players"; the most rounds in which nobody meets anybody twice */
      ngettext ("%s: opponents for %d round only.", "%s: opponents for %d rounds only.",
                (gulong) limit),
      players, limit);
}
