/* brg-action-titles-players.c - what actions are called: players, teams and line-ups
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-action-titles.h"

char *
brg_action_title_entries_add (JsonObject *a)
{
  gint count = brg_action_get_int (a, "count");
  gint teams = brg_action_get_int (a, "teams");

  if (teams > 0 && *brg_action_get_text (a, "name") != '\0')
    /* Translators: %s is the name of a team */
    return g_strdup_printf (_ ("Team added: %s"), brg_action_get_text (a, "name"));
  if (teams > 0)
    return g_strdup_printf (ngettext ("%d team added", "%d teams added", (gulong) teams), teams);
  if (*brg_action_get_text (a, "name") != '\0')
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("Player added: %s"), brg_action_get_text (a, "name"));
  return g_strdup_printf (ngettext ("%d player added", "%d players added", (gulong) count), count);
}

char *
brg_action_title_entry_update (JsonObject *a)
{
  /* Translators: %s is the name of a player */
  return g_strdup_printf (_ ("Details of %s"), brg_action_get_text (a, "name"));
}

char *
brg_action_title_entry_remove (JsonObject *a)
{
  /* Translators: %s is the name of a player */
  return g_strdup_printf (_ ("Player removed: %s"), brg_action_get_text (a, "name"));
}

/* Lots with restrictions: by the seed, or with paper. */
static char *
dup_varma_title (JsonObject *a)
{
  if (g_str_equal (brg_action_get_text (a, "drawn"), "hand"))
    return g_strdup (_ ("Pairing numbers drawn from envelopes by Varma tables"));
  /* Translators: %s is a number that makes the draw repeatable */
  return g_strdup_printf (_ ("Pairing numbers drawn by lot with Varma tables, seed %s"),
                          brg_action_get_text (a, "seed"));
}

char *
brg_action_title_team_remove (JsonObject *a)
{
  /* Translators: %s is the name of a team */
  return g_strdup_printf (_ ("Team removed: %s"), brg_action_get_text (a, "name"));
}

char *
brg_action_title_player_move (JsonObject *a)
{
  /* Translators: the names of a player and of a team, his place in its application */
  return g_strdup_printf (_ ("%s: %s, place %d"), brg_action_get_text (a, "name"),
                          brg_action_get_text (a, "team"), brg_action_get_int (a, "place"));
}

char *
brg_action_title_line_up_file (JsonObject *a)
{
  const char *reason = brg_action_get_text (a, "reason");

  if (*reason == '\0')
    /* Translators: the number of a round, the name of a team */
    return g_strdup_printf (_ ("Line-up for round %d: %s"), brg_action_get_int (a, "round"),
                            brg_action_get_text (a, "name"));
  /* Translators: the number of a round, the name of a team, why the arbiter took the line-up */
  return g_strdup_printf (_ ("Line-up for round %d: %s, allowed by the arbiter (%s)"),
                          brg_action_get_int (a, "round"), brg_action_get_text (a, "name"), reason);
}

char *
brg_action_title_entries_number (JsonObject *a)
{
  const char *method = brg_action_get_text (a, "method");

  if (g_str_equal (method, "lots"))
    /* Translators: %s is a number that makes the draw repeatable */
    return g_strdup_printf (_ ("Pairing numbers drawn by lot, seed %s"),
                            brg_action_get_text (a, "seed"));
  if (g_str_equal (method, "varma"))
    return dup_varma_title (a);
  if (g_str_equal (method, "rating"))
    return g_strdup (_ ("Pairing numbers by rating"));
  return g_strdup (_ ("Pairing numbers entered by hand"));
}

char *
brg_action_title_absence (JsonObject *a)
{
  const char *outcome = brg_action_get_text (a, "outcome");
  const char *name = brg_action_get_text (a, "name");
  gint round = brg_action_get_int (a, "round");

  switch (*outcome)
    {
    case 'Z':
      /* Translators: the name of a player, the number of a round */
      return g_strdup_printf (_ ("%s is absent in round %d"), name, round);
    case 'H':
      return g_strdup_printf (_ ("%s has a half-point bye in round %d"), name, round);
    case 'F':
      return g_strdup_printf (_ ("%s has a full-point bye in round %d"), name, round);
    default:
      return g_strdup_printf (_ ("%s plays in round %d"), name, round);
    }
}

char *
brg_action_title_pair_forbid (JsonObject *a)
{
  gint first = brg_action_get_int (a, "first");
  gint last = brg_action_get_int (a, "last");

  if (last == 0)
    /* Translators: two names of players, the number of a round */
    return g_strdup_printf (_ ("Forbidden pair: %s – %s, from round %d on"),
                            brg_action_get_text (a, "name"), brg_action_get_text (a, "other"),
                            first);
  /* Translators: two names of players, the first and the last round */
  return g_strdup_printf (_ ("Forbidden pair: %s – %s, rounds %d to %d"),
                          brg_action_get_text (a, "name"), brg_action_get_text (a, "other"), first,
                          last);
}

char *
brg_action_title_pair_allow (JsonObject *a)
{
  /* Translators: two names of players */
  return g_strdup_printf (_ ("Pair no longer forbidden: %s – %s"), brg_action_get_text (a, "name"),
                          brg_action_get_text (a, "other"));
}

char *
brg_action_title_withdraw (JsonObject *a)
{
  gint after = brg_action_get_int (a, "after");
  const char *name = brg_action_get_text (a, "name");

  if (brg_action_get_int (a, "excluded") != 0 && after == 0)
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("%s is excluded before round 1"), name);
  if (brg_action_get_int (a, "excluded") != 0)
    /* Translators: the name of a player, the number of a round */
    return g_strdup_printf (_ ("%s is excluded after round %d"), name, after);
  if (after == 0)
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("%s withdrew before round 1"), name);
  /* Translators: the name of a player, the number of a round */
  return g_strdup_printf (_ ("%s withdrew after round %d"), name, after);
}

char *
brg_action_title_draw_remove (JsonObject *a)
{
  /* Translators: %s is the name of a player */
  return g_strdup_printf (_ ("%s withdrew before round 1, and the draw is cancelled"),
                          brg_action_get_text (a, "name"));
}

char *
brg_action_title_return (JsonObject *a)
{
  /* Translators: %s is the name of a player */
  return g_strdup_printf (_ ("%s is back in the event"), brg_action_get_text (a, "name"));
}
