/* brg-action-titles-results.c - what actions are called: equal players, play-offs, categories,
 * prizes, ratings
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-action-titles.h"

char *
brg_action_title_meeting_decide (JsonObject *a)
{
  const char *method = brg_action_get_text (a, "method");
  const char *note = brg_action_get_text (a, "note");
  g_autofree char *title = NULL;

  if (g_str_equal (method, "lot"))
    /* Translators: winner and loser of a level meeting, the number of a round */
    title = g_strdup_printf (_ ("By lot %s advances against %s, round %d"),
                             brg_action_get_text (a, "name"), brg_action_get_text (a, "other"),
                             brg_action_get_int (a, "round"));
  else if (g_str_equal (method, "playoff"))
    title = g_strdup_printf (_ ("By further games %s advances against %s, round %d"),
                             brg_action_get_text (a, "name"), brg_action_get_text (a, "other"),
                             brg_action_get_int (a, "round"));
  else if (g_str_equal (method, "games"))
    title = g_strdup_printf (_ ("By games won %s advances against %s, round %d"),
                             brg_action_get_text (a, "name"), brg_action_get_text (a, "other"),
                             brg_action_get_int (a, "round"));
  else
    title = g_strdup_printf (_ ("By decision %s advances against %s, round %d"),
                             brg_action_get_text (a, "name"), brg_action_get_text (a, "other"),
                             brg_action_get_int (a, "round"));
  return *note != '\0' ? g_strdup_printf ("%s (%s)", title, note) : g_steal_pointer (&title);
}

char *
brg_action_title_meeting_reopen (JsonObject *a)
{
  /* Translators: two names of players, the number of a round */
  return g_strdup_printf (_ ("Decision reversed: %s – %s, round %d"),
                          brg_action_get_text (a, "name"), brg_action_get_text (a, "other"),
                          brg_action_get_int (a, "round"));
}

char *
brg_action_title_tie_lots (JsonObject *a)
{
  /* Translators: a number that makes the draw repeatable, names of players in the order drawn */
  return g_strdup_printf (_ ("Lots drawn among tied players, seed %s: %s"),
                          brg_action_get_text (a, "seed"), brg_action_get_text (a, "names"));
}

char *
brg_action_title_tie_order (JsonObject *a)
{
  const char *method = brg_action_get_text (a, "method");
  const char *note = brg_action_get_text (a, "note");
  g_autofree char *title = NULL;

  if (g_str_equal (method, "lot"))
    /* Translators: names of players in their order */
    title =
        g_strdup_printf (_ ("Tied players ordered by lot: %s"), brg_action_get_text (a, "names"));
  else if (g_str_equal (method, "playoff"))
    /* Translators: names of players in their order */
    title = g_strdup_printf (_ ("Tied players ordered by play-off: %s"),
                             brg_action_get_text (a, "names"));
  else
    /* Translators: names of players in their order */
    title = g_strdup_printf (_ ("Tied players ordered by decision: %s"),
                             brg_action_get_text (a, "names"));
  return *note != '\0' ? g_strdup_printf ("%s (%s)", title, note) : g_steal_pointer (&title);
}

char *
brg_action_title_tie_order_remove (JsonObject *a)
{
  /* Translators: names of players */
  return g_strdup_printf (_ ("Order of tied players removed: %s"),
                          brg_action_get_text (a, "names"));
}

char *
brg_action_title_playoff_begin (JsonObject *a)
{
  /* Translators: names of players */
  return g_strdup_printf (_ ("Play-off begun: %s"), brg_action_get_text (a, "names"));
}

char *
brg_action_title_playoff_result (JsonObject *a)
{
  gint moves = brg_action_get_int (a, "moves");

  if (moves > 0)
    /* Translators: names of White and Black, "1-0", number of moves */
    return g_strdup_printf (ngettext ("Play-off, %s – %s: %s, %d move",
                                      "Play-off, %s – %s: %s, %d moves", (gulong) moves),
                            brg_action_get_text (a, "white"), brg_action_get_text (a, "black"),
                            brg_action_get_text (a, "result"), moves);
  /* Translators: names of White and Black, "1-0" */
  return g_strdup_printf (_ ("Play-off, %s – %s: %s"), brg_action_get_text (a, "white"),
                          brg_action_get_text (a, "black"), brg_action_get_text (a, "result"));
}

char *
brg_action_title_playoff_clear (JsonObject *a)
{
  /* Translators: names of White and Black */
  return g_strdup_printf (_ ("Play-off, %s – %s: result cleared"), brg_action_get_text (a, "white"),
                          brg_action_get_text (a, "black"));
}

char *
brg_action_title_playoff_decide (JsonObject *a G_GNUC_UNUSED)
{
  return g_strdup (_ ("Decision in the play-off"));
}

char *
brg_action_title_playoff_remove (JsonObject *a)
{
  /* Translators: names of players */
  return g_strdup_printf (_ ("Play-off removed: %s"), brg_action_get_text (a, "names"));
}

char *
brg_action_title_categories_set (JsonObject *a)
{
  const char *names = brg_action_get_text (a, "names");

  if (*names == '\0')
    return g_strdup (_ ("Categories cleared"));
  /* Translators: names of categories, "Women, Under 17" */
  return g_strdup_printf (_ ("Categories: %s"), names);
}

char *
brg_action_title_prizes_set (JsonObject *a)
{
  gint count = brg_action_get_int (a, "count");

  if (count == 0)
    return g_strdup (_ ("Prizes cleared"));
  return g_strdup_printf (
      ngettext ("List of prizes, %d line", "List of prizes, %d lines", (gulong) count), count);
}

char *
brg_action_title_prize_rules (JsonObject *a G_GNUC_UNUSED)
{
  return g_strdup (_ ("Sharing of prizes"));
}

char *
brg_action_title_totals_set (JsonObject *a)
{
  return g_strdup (*brg_action_get_text (a, "by") == '\0' ? _ ("Team results cleared")
                                                          : _ ("Settings of team results"));
}

char *
brg_action_title_k_factor (JsonObject *a)
{
  gint k = brg_action_get_int (a, "k");

  if (k == 0)
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("K of %s by the rules"), brg_action_get_text (a, "name"));
  /* Translators: the name of a player, his development coefficient */
  return g_strdup_printf (_ ("K of %s: %d"), brg_action_get_text (a, "name"), k);
}

static const char *
name_rating_list (const char *kind)
{
  if (g_str_equal (kind, "standard"))
    return _ ("standard");
  if (g_str_equal (kind, "rapid"))
    return _ ("rapid");
  if (g_str_equal (kind, "blitz"))
    return _ ("blitz");
  if (g_str_equal (kind, "elo"))
    return _ ("a list without a formula of its own");
  return _ ("none");
}

char *
brg_action_title_rating_kind (JsonObject *a)
{
  const char *kind = brg_action_get_text (a, "kind");

  if (*kind == '\0')
    return g_strdup (_ ("Rating list by the time control"));
  /* Translators: %s is "standard", "rapid", "blitz" or "none" */
  return g_strdup_printf (_ ("Rating list: %s"), name_rating_list (kind));
}
