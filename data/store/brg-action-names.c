/* brg-action-names.c - what an action is called, for people
 *
 * Every name that brg_action_begin() gets has a row here. Arguments stand in the journal as JSON;
 * the sentence is made when it is read, in the reader's language.
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

#include "brg-journal.h"
#include "brg-store-seats.h"

static const char *
get_text (JsonObject *arguments, const char *key)
{
  return json_object_get_string_member_with_default (arguments, key, "");
}

static gint
get_int (JsonObject *arguments, const char *key)
{
  return (gint) json_object_get_int_member_with_default (arguments, key, 0);
}

static char *
title_event_create (JsonObject *a)
{
  /* Translators: %s is the name of the event */
  return g_strdup_printf (_ ("New event: %s"), get_text (a, "name"));
}

static char *
title_event_import (JsonObject *a)
{
  /* Translators: the name of the event, the name of the file */
  return g_strdup_printf (_ ("Event imported: %s, from %s"), get_text (a, "name"),
                          get_text (a, "source"));
}

static const char *
get_codes (JsonObject *a, const char *key)
{
  const char *codes = get_text (a, key);

  return *codes != '\0' ? codes : "–";
}

/* With the tie-breaks, if those that were announced have been changed. */
static char *
title_with_tie_breaks (JsonObject *a, const char *title)
{
  if (!json_object_has_member (a, "tie_breaks_before"))
    return g_strdup (title);
  /* Translators: what was changed, codes of tie-breaks before a change, those after it */
  return g_strdup_printf (_ ("%s; tie-breaks changed after round 1 was paired: %s → %s"), title,
                          get_codes (a, "tie_breaks_before"), get_codes (a, "tie_breaks"));
}

static char *
title_event_update (JsonObject *a)
{
  return title_with_tie_breaks (a, _ ("Details of the event"));
}

static char *
title_group_update (JsonObject *a)
{
  return title_with_tie_breaks (a, _ ("Settings of the tournament"));
}

static char *
title_group_add (JsonObject *a)
{
  /* Translators: %s is the name of a group, "Group B" */
  return g_strdup_printf (_ ("New group: %s"), get_text (a, "name"));
}

static char *
title_stage_add (JsonObject *a)
{
  gint count = get_int (a, "count");

  /* Translators: the name of a group, "Final"; the number of those who play on */
  return g_strdup_printf (
      ngettext ("Next stage: %s, %d player", "Next stage: %s, %d players", (gulong) count),
      get_text (a, "name"), count);
}

static char *
title_event_close (JsonObject *a G_GNUC_UNUSED)
{
  return g_strdup (_ ("Final results approved"));
}

static char *
title_event_reopen (JsonObject *a G_GNUC_UNUSED)
{
  return g_strdup (_ ("Event opened again"));
}

static char *
title_event_delete (JsonObject *a)
{
  /* Translators: %s is the name of the event */
  return g_strdup_printf (_ ("Event deleted: %s"), get_text (a, "name"));
}

static char *
title_setting (JsonObject *a)
{
  /* Translators: %s is the name of a setting */
  return g_strdup_printf (_ ("Setting %s"), get_text (a, "name"));
}

static char *
title_entries_add (JsonObject *a)
{
  gint count = get_int (a, "count");
  gint teams = get_int (a, "teams");

  if (teams > 0 && *get_text (a, "name") != '\0')
    /* Translators: %s is the name of a team */
    return g_strdup_printf (_ ("Team added: %s"), get_text (a, "name"));
  if (teams > 0)
    return g_strdup_printf (ngettext ("%d team added", "%d teams added", (gulong) teams), teams);
  if (*get_text (a, "name") != '\0')
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("Player added: %s"), get_text (a, "name"));
  return g_strdup_printf (ngettext ("%d player added", "%d players added", (gulong) count), count);
}

static char *
title_entry_update (JsonObject *a)
{
  /* Translators: %s is the name of a player */
  return g_strdup_printf (_ ("Details of %s"), get_text (a, "name"));
}

static char *
title_entry_remove (JsonObject *a)
{
  /* Translators: %s is the name of a player */
  return g_strdup_printf (_ ("Player removed: %s"), get_text (a, "name"));
}

/* Lots with restrictions: by the seed, or with paper. */
static char *
dup_varma_title (JsonObject *a)
{
  if (g_str_equal (get_text (a, "drawn"), "hand"))
    return g_strdup (_ ("Start numbers drawn from envelopes by Varma tables"));
  /* Translators: %s is a number that makes the draw repeatable */
  return g_strdup_printf (_ ("Start numbers drawn by lot with Varma tables, seed %s"),
                          get_text (a, "seed"));
}

static char *
title_team_remove (JsonObject *a)
{
  /* Translators: %s is the name of a team */
  return g_strdup_printf (_ ("Team removed: %s"), get_text (a, "name"));
}

static char *
title_player_move (JsonObject *a)
{
  /* Translators: the names of a player and of a team, his place in its application */
  return g_strdup_printf (_ ("%s: %s, place %d"), get_text (a, "name"), get_text (a, "team"),
                          get_int (a, "place"));
}

static char *
title_line_up_file (JsonObject *a)
{
  const char *reason = get_text (a, "reason");

  if (*reason == '\0')
    /* Translators: the number of a round, the name of a team */
    return g_strdup_printf (_ ("Line-up for round %d: %s"), get_int (a, "round"),
                            get_text (a, "name"));
  /* Translators: the number of a round, the name of a team, why the arbiter took the line-up */
  return g_strdup_printf (_ ("Line-up for round %d: %s, allowed by the arbiter (%s)"),
                          get_int (a, "round"), get_text (a, "name"), reason);
}

static char *
title_entries_number (JsonObject *a)
{
  const char *method = get_text (a, "method");

  if (g_str_equal (method, "lots"))
    /* Translators: %s is a number that makes the draw repeatable */
    return g_strdup_printf (_ ("Start numbers drawn by lot, seed %s"), get_text (a, "seed"));
  if (g_str_equal (method, "varma"))
    return dup_varma_title (a);
  if (g_str_equal (method, "rating"))
    return g_strdup (_ ("Start numbers by rating"));
  return g_strdup (_ ("Start numbers entered by hand"));
}

static char *
title_absence (JsonObject *a)
{
  const char *outcome = get_text (a, "outcome");
  const char *name = get_text (a, "name");
  gint round = get_int (a, "round");

  switch (*outcome)
    {
    case 'Z':
      /* Translators: the name of a player, the number of a round */
      return g_strdup_printf (_ ("%s misses round %d"), name, round);
    case 'H':
      return g_strdup_printf (_ ("%s has a half-point bye in round %d"), name, round);
    case 'F':
      return g_strdup_printf (_ ("%s has a full-point bye in round %d"), name, round);
    default:
      return g_strdup_printf (_ ("%s plays in round %d"), name, round);
    }
}

static char *
title_pair_forbid (JsonObject *a)
{
  gint first = get_int (a, "first");
  gint last = get_int (a, "last");

  if (last == 0)
    /* Translators: two names of players, the number of a round */
    return g_strdup_printf (_ ("Forbidden pair: %s – %s, from round %d on"), get_text (a, "name"),
                            get_text (a, "other"), first);
  /* Translators: two names of players, the first and the last round */
  return g_strdup_printf (_ ("Forbidden pair: %s – %s, rounds %d to %d"), get_text (a, "name"),
                          get_text (a, "other"), first, last);
}

static char *
title_pair_allow (JsonObject *a)
{
  /* Translators: two names of players */
  return g_strdup_printf (_ ("Pair no longer forbidden: %s – %s"), get_text (a, "name"),
                          get_text (a, "other"));
}

static char *
title_meeting_decide (JsonObject *a)
{
  const char *method = get_text (a, "method");
  const char *note = get_text (a, "note");
  g_autofree char *title = NULL;

  if (g_str_equal (method, "lot"))
    /* Translators: winner and loser of a level meeting, the number of a round */
    title = g_strdup_printf (_ ("By lot %s wins against %s, round %d"), get_text (a, "name"),
                             get_text (a, "other"), get_int (a, "round"));
  else if (g_str_equal (method, "playoff"))
    title = g_strdup_printf (_ ("By further games %s wins against %s, round %d"),
                             get_text (a, "name"), get_text (a, "other"), get_int (a, "round"));
  else if (g_str_equal (method, "games"))
    title = g_strdup_printf (_ ("By games won %s wins against %s, round %d"), get_text (a, "name"),
                             get_text (a, "other"), get_int (a, "round"));
  else
    title = g_strdup_printf (_ ("By decision %s wins against %s, round %d"), get_text (a, "name"),
                             get_text (a, "other"), get_int (a, "round"));
  return *note != '\0' ? g_strdup_printf ("%s (%s)", title, note) : g_steal_pointer (&title);
}

static char *
title_meeting_reopen (JsonObject *a)
{
  /* Translators: two names of players, the number of a round */
  return g_strdup_printf (_ ("Decision taken back: %s – %s, round %d"), get_text (a, "name"),
                          get_text (a, "other"), get_int (a, "round"));
}

static char *
title_tie_lots (JsonObject *a)
{
  /* Translators: a number that makes the draw repeatable, names of players in the order drawn */
  return g_strdup_printf (_ ("Lots drawn among equal players, seed %s: %s"), get_text (a, "seed"),
                          get_text (a, "names"));
}

static char *
title_tie_order (JsonObject *a)
{
  const char *method = get_text (a, "method");
  const char *note = get_text (a, "note");
  g_autofree char *title = NULL;

  if (g_str_equal (method, "lot"))
    /* Translators: names of players in their order */
    title = g_strdup_printf (_ ("Equal players in order by lot: %s"), get_text (a, "names"));
  else if (g_str_equal (method, "playoff"))
    /* Translators: names of players in their order */
    title = g_strdup_printf (_ ("Equal players in order by play-off: %s"), get_text (a, "names"));
  else
    /* Translators: names of players in their order */
    title = g_strdup_printf (_ ("Equal players in order by decision: %s"), get_text (a, "names"));
  return *note != '\0' ? g_strdup_printf ("%s (%s)", title, note) : g_steal_pointer (&title);
}

static char *
title_tie_order_remove (JsonObject *a)
{
  /* Translators: names of players */
  return g_strdup_printf (_ ("Order of equal players taken back: %s"), get_text (a, "names"));
}

static char *
title_withdraw (JsonObject *a)
{
  gint after = get_int (a, "after");
  const char *name = get_text (a, "name");

  if (get_int (a, "excluded") != 0 && after == 0)
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("%s is excluded before round 1"), name);
  if (get_int (a, "excluded") != 0)
    /* Translators: the name of a player, the number of a round */
    return g_strdup_printf (_ ("%s is excluded after round %d"), name, after);
  if (after == 0)
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("%s is out before round 1"), name);
  /* Translators: the name of a player, the number of a round */
  return g_strdup_printf (_ ("%s is out after round %d"), name, after);
}

static char *
title_draw_remove (JsonObject *a)
{
  /* Translators: %s is the name of a player */
  return g_strdup_printf (_ ("%s is out before round 1, and the draw is taken back"),
                          get_text (a, "name"));
}

static char *
title_return (JsonObject *a)
{
  /* Translators: %s is the name of a player */
  return g_strdup_printf (_ ("%s is back in the event"), get_text (a, "name"));
}

/* What was decided together with a pairing. */
static char *
take_decisions (char *title, JsonObject *a)
{
  const char *left = get_text (a, "left");

  if (g_str_equal (get_text (a, "method"), "lots"))
    {
      g_autofree char *bare = title;

      /* Translators: "Round 1 published, 60 boards", a number that makes the draw repeatable */
      title = g_strdup_printf (_ ("%s; start numbers by lot, seed %s"), bare, get_text (a, "seed"));
    }
  if (g_str_equal (get_text (a, "method"), "varma"))
    {
      g_autofree char *bare = title;

      title = g_str_equal (get_text (a, "drawn"), "hand")
                  /* Translators: "Rounds 1 to 9 paired by the table" */
                  ? g_strdup_printf (_ ("%s; start numbers from envelopes by Varma tables"), bare)
                  /* Translators: "Rounds 1 to 9 paired by the table", a number that makes the draw
                   * repeatable */
                  : g_strdup_printf (_ ("%s; start numbers by lot with Varma tables, seed %s"),
                                     bare, get_text (a, "seed"));
    }
  if (get_int (a, "sections") > 1)
    {
      g_autofree char *bare = title;
      gint n = get_int (a, "sections");

      /* Translators: "Round 1 published, 60 boards", the number of groups of the draw */
      title = g_strdup_printf (
          ngettext ("%s; drawn in %d group", "%s; drawn in %d groups", (gulong) n), bare, n);
    }
  if (*left != '\0')
    {
      g_autofree char *bare = title;

      /* Translators: "Round 5 published, 59 boards", names of players */
      title = g_strdup_printf (_ ("%s; out of the event: %s"), bare, left);
    }
  return title;
}

static char *
title_round_publish (JsonObject *a)
{
  gint boards = get_int (a, "boards");
  gint matches = get_int (a, "matches");

  if (matches > 0)
    return take_decisions (
        /* Translators: the number of the round, the number of matches between teams */
        g_strdup_printf (ngettext ("Round %d published, %d match", "Round %d published, %d matches",
                                   (gulong) matches),
                         get_int (a, "round"), matches),
        a);
  return take_decisions (
      /* Translators: the number of the round, the number of boards */
      g_strdup_printf (ngettext ("Round %d published, %d board", "Round %d published, %d boards",
                                 (gulong) boards),
                       get_int (a, "round"), boards),
      a);
}

static char *
title_rounds_plan (JsonObject *a)
{
  /* Translators: the first and the last round */
  return take_decisions (g_strdup_printf (_ ("Rounds %d to %d paired by the table"),
                                          get_int (a, "round"), get_int (a, "last")),
                         a);
}

static char *
title_rounds_remove (JsonObject *a)
{
  return g_strdup_printf (_ ("Pairing of round %d taken back"), get_int (a, "round"));
}

static char *
title_round_order (JsonObject *a)
{
  const char *order = get_text (a, "order");

  if (*order == '\0')
    /* Translators: %s is a reason */
    return g_strdup_printf (_ ("Order of rounds as in the table (%s)"), get_text (a, "reason"));
  /* Translators: the rounds of the table in their new order, "1,3,2", and a reason */
  return g_strdup_printf (_ ("Order of rounds changed: %s (%s)"), order, get_text (a, "reason"));
}

static char *
title_round_start (JsonObject *a)
{
  return g_strdup_printf (_ ("Round %d started"), get_int (a, "round"));
}

static char *
title_round_close (JsonObject *a)
{
  return g_strdup_printf (_ ("Round %d closed"), get_int (a, "round"));
}

static char *
title_round_reopen (JsonObject *a)
{
  return g_strdup_printf (_ ("Round %d opened again"), get_int (a, "round"));
}

/* Within its match a board has a number of its own; dup_in_match() names the match. */
static gint
get_board (JsonObject *a)
{
  return get_int (a, "board") % (get_int (a, "match") > 0 ? BRG_MATCH_BOARDS : G_MAXINT);
}

static char *
title_result_set (JsonObject *a)
{
  /* Translators: the number of the board, the result */
  return g_strdup_printf (_ ("Result of board %d: %s"), get_board (a), get_text (a, "result"));
}

static char *
title_result_change (JsonObject *a)
{
  /* Translators: the number of the board, the new result, the old result */
  return g_strdup_printf (_ ("Result of board %d: %s instead of %s"), get_board (a),
                          get_text (a, "result"), get_text (a, "was"));
}

static char *
title_result_clear (JsonObject *a)
{
  return g_strdup_printf (_ ("Result of board %d cleared"), get_board (a));
}

static char *
title_result_adjourn (JsonObject *a)
{
  return g_strdup_printf (_ ("Board %d adjourned"), get_board (a));
}

static char *
title_result_verify (JsonObject *a)
{
  return g_strdup_printf (_ ("Result of board %d verified"), get_board (a));
}

static char *
title_result_unverify (JsonObject *a)
{
  return g_strdup_printf (_ ("Result of board %d no longer verified"), get_board (a));
}

static char *
title_result_settle (JsonObject *a)
{
  /* Translators: the number of the board, the agreed result, the one that was entered first */
  return g_strdup_printf (_ ("Board %d verified: %s instead of %s"), get_board (a),
                          get_text (a, "result"), get_text (a, "was"));
}

static char *
title_result_adjudicate (JsonObject *a)
{
  /* Translators: the number of the board, the result that the arbiters gave */
  return g_strdup_printf (_ ("Board %d adjudicated: %s"), get_board (a), get_text (a, "result"));
}

static char *
title_result_correct (JsonObject *a)
{
  /* Translators: round, board, new result, old result, reason */
  return g_strdup_printf (_ ("Correction of round %d, board %d: %s instead of %s (%s)"),
                          get_int (a, "round"), get_board (a), get_text (a, "result"),
                          get_text (a, "was"), get_text (a, "reason"));
}

static char *
title_result_correct_rating (JsonObject *a)
{
  /* Translators: round, board, new result, old result, reason */
  return g_strdup_printf (_ ("For rating only, round %d, board %d: %s instead of %s (%s)"),
                          get_int (a, "round"), get_board (a), get_text (a, "result"),
                          get_text (a, "was"), get_text (a, "reason"));
}

static char *
title_colours_swap (JsonObject *a)
{
  return g_strdup_printf (_ ("Colours of board %d swapped"), get_board (a));
}

/* "Board 5 of round 2", or the arbiter's own board, before what was done there. */
static char *
name_board (JsonObject *a, const char *what)
{
  gint board = get_board (a);

  if (board == 0)
    /* Translators: what was done on the board that belongs to no pairing */
    return g_strdup_printf (_ ("Arbiter's board: %s"), what);
  /* Translators: round, board, what was done there */
  return g_strdup_printf (_ ("Round %d, board %d: %s"), get_int (a, "round"), board, what);
}

static char *
title_game_move (JsonObject *a)
{
  return name_board (a, get_text (a, "detail"));
}

static char *
title_game_take_back (JsonObject *a)
{
  /* Translators: %s is a move, 24...Qb6 */
  g_autofree char *what = g_strdup_printf (_ ("%s taken back"), get_text (a, "detail"));

  return name_board (a, what);
}

static char *
title_game_variation (JsonObject *a)
{
  return name_board (a, _ ("variations changed"));
}

static char *
title_game_position (JsonObject *a)
{
  return name_board (a, _ ("position set up"));
}

/* Of Chess960 a number, of draughts-64 the table and the code of an opening. */
static char *
name_start (JsonObject *a, gboolean is_drawn)
{
  g_auto (GStrv) parts = g_strsplit (get_text (a, "detail"), " ", 2);
  g_autofree char *what = NULL;

  if (parts[0] != NULL && parts[1] != NULL)
    /* Translators: the code of an opening of draughts-64, "12-IV", and its table, "idf-basic" */
    what = g_strdup_printf (is_drawn ? _ ("opening %s (%s) drawn by lot") : _ ("opening %s (%s)"),
                            parts[1], parts[0]);
  else
    /* Translators: the number of an initial position of Chess960 */
    what = g_strdup_printf (is_drawn ? _ ("initial position %s drawn by lot")
                                     : _ ("initial position %s"),
                            get_text (a, "detail"));
  return name_board (a, what);
}

static char *
title_game_lot (JsonObject *a)
{
  return name_start (a, TRUE);
}

static char *
title_game_number (JsonObject *a)
{
  return name_start (a, FALSE);
}

static char *
title_game_opening (JsonObject *a)
{
  return name_board (a, _ ("step of the opening"));
}

static char *
title_game_import (JsonObject *a)
{
  g_autofree char *what = NULL;

  if (*get_text (a, "detail") == '\0')
    return name_board (a, _ ("game pasted"));
  /* Translators: %s is the name of a file */
  what = g_strdup_printf (_ ("game imported from %s"), get_text (a, "detail"));
  return name_board (a, what);
}

static char *
title_game_clear (JsonObject *a)
{
  return name_board (a, _ ("board cleared"));
}

static char *
title_game_clock_set (JsonObject *a)
{
  /* Translators: what both clocks show, 0:12:05 / 0:07:41 */
  g_autofree char *what = g_strdup_printf (_ ("clocks set to %s"), get_text (a, "detail"));

  return name_board (a, what);
}

static char *
title_game_clock_start (JsonObject *a)
{
  return name_board (a, _ ("clocks started"));
}

static char *
title_game_clock_stop (JsonObject *a)
{
  /* Translators: what both clocks show, 0:12:05 / 0:07:41 */
  g_autofree char *what = g_strdup_printf (_ ("clocks stopped at %s"), get_text (a, "detail"));

  return name_board (a, what);
}

static char *
title_game_clock_press (JsonObject *a)
{
  return name_board (a, _ ("clock pressed"));
}

static char *
title_game_illegal (JsonObject *a)
{
  return name_board (a, g_str_equal (get_text (a, "detail"), "white")
                            ? _ ("illegal move by White")
                            : _ ("illegal move by Black"));
}

static char *
title_game_illegal_less (JsonObject *a)
{
  return name_board (a, g_str_equal (get_text (a, "detail"), "white")
                            ? _ ("one illegal move by White taken off")
                            : _ ("one illegal move by Black taken off"));
}

static char *
title_game_offer (JsonObject *a)
{
  return name_board (a, g_str_equal (get_text (a, "detail"), "white")
                            ? _ ("draw offered by White")
                            : _ ("draw offered by Black"));
}

static char *
title_game_decline (JsonObject *a)
{
  return name_board (a, _ ("draw declined"));
}

static char *
title_game_claim (JsonObject *a)
{
  return name_board (a, g_str_equal (get_text (a, "detail"), "white")
                            ? _ ("claim of a draw by White declined")
                            : _ ("claim of a draw by Black declined"));
}

static char *
title_game_notes (JsonObject *a)
{
  return name_board (a, _ ("notes changed"));
}

static char *
title_game_count (JsonObject *a)
{
  const char *side = get_text (a, "detail");

  if (*side == '\0')
    return name_board (a, _ ("nobody counts moves aloud any more"));
  return name_board (a, g_str_equal (side, "white") ? _ ("White counts moves aloud")
                                                    : _ ("Black counts moves aloud"));
}

static char *
title_document_add (JsonObject *a)
{
  /* Translators: the number of the document, its title */
  return g_strdup_printf (_ ("Document %d filed: %s"), get_int (a, "number"),
                          get_text (a, "title"));
}

static char *
title_match_forfeit (JsonObject *a)
{
  /* Translators: the number of a match between teams, "+/-" */
  return g_strdup_printf (_ ("Match %d forfeited: %s"), get_int (a, "board"),
                          get_text (a, "result"));
}

static char *
title_match_swap (JsonObject *a)
{
  /* Translators: %d is the number of a match between teams */
  return g_strdup_printf (_ ("Colours of match %d swapped"), get_int (a, "board"));
}

static char *
title_board_void (JsonObject *a)
{
  /* Translators: round, board, new result, old result, article of a rule book, reason */
  return g_strdup_printf (_ ("Round %d, board %d taken off the score: %s instead of %s (%s: %s)"),
                          get_int (a, "round"), get_board (a), get_text (a, "result"),
                          get_text (a, "was"), get_text (a, "article"), get_text (a, "reason"));
}

static const struct
{
  const char *action;
  char *(*dup_title) (JsonObject *arguments);
} titles[] = {
  { "event-create", title_event_create },
  { "event-import", title_event_import },
  { "event-update", title_event_update },
  { "event-close", title_event_close },
  { "event-reopen", title_event_reopen },
  { "event-delete", title_event_delete },
  { "group-update", title_group_update },
  { "group-add", title_group_add },
  { "stage-add", title_stage_add },
  { "setting", title_setting },
  { "entries-add", title_entries_add },
  { "entry-update", title_entry_update },
  { "entry-remove", title_entry_remove },
  { "team-remove", title_team_remove },
  { "player-move", title_player_move },
  { "line-up-file", title_line_up_file },
  { "entries-number", title_entries_number },
  { "absence", title_absence },
  { "pair-forbid", title_pair_forbid },
  { "pair-allow", title_pair_allow },
  { "withdraw", title_withdraw },
  { "draw-remove", title_draw_remove },
  { "return", title_return },
  { "meeting-decide", title_meeting_decide },
  { "meeting-reopen", title_meeting_reopen },
  { "tie-lots", title_tie_lots },
  { "tie-order", title_tie_order },
  { "tie-order-remove", title_tie_order_remove },
  { "round-publish", title_round_publish },
  { "rounds-plan", title_rounds_plan },
  { "rounds-remove", title_rounds_remove },
  { "round-order", title_round_order },
  { "round-start", title_round_start },
  { "round-close", title_round_close },
  { "round-reopen", title_round_reopen },
  { "result-set", title_result_set },
  { "result-change", title_result_change },
  { "result-clear", title_result_clear },
  { "result-adjourn", title_result_adjourn },
  { "result-verify", title_result_verify },
  { "result-unverify", title_result_unverify },
  { "result-settle", title_result_settle },
  { "result-adjudicate", title_result_adjudicate },
  { "result-correct", title_result_correct },
  { "result-correct-rating", title_result_correct_rating },
  { "colours-swap", title_colours_swap },
  { "match-forfeit", title_match_forfeit },
  { "match-swap", title_match_swap },
  { "board-void", title_board_void },
  { "game-move", title_game_move },
  { "game-take-back", title_game_take_back },
  { "game-variation", title_game_variation },
  { "game-position", title_game_position },
  { "game-lot", title_game_lot },
  { "game-number", title_game_number },
  { "game-opening", title_game_opening },
  { "game-import", title_game_import },
  { "game-clear", title_game_clear },
  { "game-clock-set", title_game_clock_set },
  { "game-clock-start", title_game_clock_start },
  { "game-clock-stop", title_game_clock_stop },
  { "game-clock-press", title_game_clock_press },
  { "game-illegal", title_game_illegal },
  { "game-illegal-less", title_game_illegal_less },
  { "game-offer", title_game_offer },
  { "game-decline", title_game_decline },
  { "game-claim", title_game_claim },
  { "game-notes", title_game_notes },
  { "game-count", title_game_count },
  { "document-add", title_document_add },
};

gint
brg_journal_entry_get_int (const BrgJournalEntry *entry, const char *name)
{
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (entry != NULL && name != NULL, 0);

  root = json_from_string (entry->arguments, NULL);
  return root != NULL && JSON_NODE_HOLDS_OBJECT (root) ? get_int (json_node_get_object (root), name)
                                                       : 0;
}

gboolean
brg_journal_entry_is_of_group (const BrgJournalEntry *entry, gint64 group_id)
{
  gint group;

  g_return_val_if_fail (entry != NULL, FALSE);

  group = brg_journal_entry_get_int (entry, "group");
  return group == 0 || group == group_id;
}

/* What was done on a board of a match. */
static char *
dup_in_match (char *title, JsonObject *a)
{
  g_autofree char *bare = title;
  gint match = get_int (a, "match");

  if (match == 0)
    return g_steal_pointer (&bare);
  /* Translators: the number of a match between teams, "Result of board 2: 1-0" */
  return g_strdup_printf (_ ("Match %d: %s"), match, bare);
}

/* What was done in one of several groups. */
static char *
dup_in_group (char *title, JsonObject *a)
{
  g_autofree char *bare = title;
  const char *group = get_text (a, "group-name");

  if (*group == '\0')
    return g_steal_pointer (&bare);
  /* Translators: the name of a group, "Group B"; "Result of board 7: 1-0" */
  return g_strdup_printf (C_ ("action of a group", "%s: %s"), group, bare);
}

static char *
dup_action_title (const BrgJournalEntry *entry)
{
  g_autoptr (JsonNode) root = json_from_string (entry->arguments, NULL);
  JsonObject *arguments;

  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return g_strdup (entry->action);
  arguments = json_node_get_object (root);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].action, entry->action))
      return dup_in_group (dup_in_match (titles[i].dup_title (arguments), arguments), arguments);
  return g_strdup (entry->action);
}

char *
brg_journal_entry_dup_title (const BrgJournalEntry *entry)
{
  g_autofree char *title = NULL;

  g_return_val_if_fail (entry != NULL, NULL);

  title = dup_action_title (entry);
  switch (entry->kind)
    {
    case BRG_JOURNAL_DO:
      return g_steal_pointer (&title);
    case BRG_JOURNAL_UNDO:
      /* Translators: %s is what was done, "Result of board 7: 1-0" */
      return g_strdup_printf (_ ("Undone: %s"), title);
    case BRG_JOURNAL_REDO:
      /* Translators: %s is what was done, "Result of board 7: 1-0" */
      return g_strdup_printf (_ ("Done again: %s"), title);
    default:
      g_return_val_if_reached (NULL);
    }
}
