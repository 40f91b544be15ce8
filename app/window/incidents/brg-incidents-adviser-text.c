/* brg-incidents-adviser-text.c - what the adviser says, in the user's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incidents-adviser-text.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-board.h"
#include "brg-desk-words.h"
#include "brg-incident-exclusion.h"
#include "brg-incident-outcome.h"
#include "brg-name-words.h"
#include "brg-result-text.h"

static const BrgEntry *
find_player (const BrgIncidentDesk *desk, BrgColour side)
{
  BrgGame sides = brg_board_orient (&desk->game, desk->is_swapped);

  return brg_snapshot_get_entry (desk->snapshot,
                                 side == BRG_COLOUR_BLACK ? sides.black : sides.white);
}

char *
brg_incidents_adviser_dup_title (const BrgIncidentDesk *desk)
{
  g_autofree char *board = NULL;

  if (desk->corrected != NULL)
    /* Translators: number of an entry of the penalty log */
    return g_strdup_printf (_ ("Correction of no. %d"), desk->corrected->number);
  if (!desk->has_game)
    return g_strdup (_ ("Adviser"));
  board = brg_board_label_new (&desk->game);
  /* Translators: the number of a round, of a board */
  return g_strdup_printf (_ ("Round %d, board %s"), desk->incident->round, board);
}

char *
brg_incidents_adviser_dup_side (const BrgIncidentDesk *desk, BrgColour side)
{
  g_autofree char *name = brg_entry_dup_short_name (find_player (desk, side));

  return g_strconcat (side == BRG_COLOUR_WHITE ? "○ " : "● ", name, NULL);
}

/* "Petukhova Maria (Black)" */
static char *
dup_offender (const BrgIncidentDesk *desk)
{
  gint entry = brg_snapshot_find_entry (desk->snapshot, desk->incident->entry_id);
  g_autofree char *name = entry != BRG_NOBODY
                              ? brg_name_words_dup (desk->snapshot, entry, BRG_NAME_PLAIN, NULL)
                              : g_strdup ("");

  if (*name == '\0' || !desk->has_game || desk->side == BRG_COLOUR_NONE)
    return g_steal_pointer (&name);
  return g_strdup_printf ("%s (%s)", name, brg_desk_words_side (desk->side));
}

char *
brg_incidents_adviser_dup_who (const BrgIncidentDesk *desk)
{
  g_autofree char *name = desk->incident->is_both && desk->has_game ? g_strdup (_ ("Both players"))
                                                                    : dup_offender (desk);
  g_autofree char *safe = g_markup_escape_text (name, -1);
  g_autofree char *count = NULL;

  if (brg_incident_desk_asks_side (desk))
    return g_strdup (_ ("Who was it? W – White, B – Black, or Both."));
  if (*name == '\0' || brg_incident_desk_is_side_open (desk))
    return g_strdup ("");
  if (!desk->incident->has_kind)
    return g_strdup_printf ("<b>%s</b>", safe);
  if (desk->n_in_game == 1 && desk->n_in_event == 1)
    count = g_strdup (_ ("first time in this event"));
  else if (desk->has_game)
    /* Translators: which time in the game, which time in the event: "в партии %u-й раз, в
     * соревновании %u-й" */
    count = g_strdup_printf (_ ("no. %u in this game, no. %u in this event"), desk->n_in_game,
                             desk->n_in_event);
  else
    /* Translators: which time in the event */
    count = g_strdup_printf (_ ("no. %u in this event"), desk->n_in_event);
  return g_strdup_printf ("<b>%s</b>: %s", safe, count);
}

static void
append_line (GString *text, const char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

char *
brg_incidents_adviser_dup_note (const BrgIncidentDesk *desk)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!desk->has_advice)
    return NULL;
  if (desk->advice.needs_claim)
    append_line (text, _ ("Only when the opponent claims it."));
  if (desk->advice.note != NULL)
    append_line (text, _ (desk->advice.note));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_incidents_adviser_dup_mate (const BrgIncidentDesk *desk)
{
  if ((desk->asked >> BRG_INCIDENT_FACT_MATE & 1) == 0)
    return NULL;
  if (desk->asks_mate)
    return g_strdup (_ ("Looking for a series of moves to mate…"));
  if (desk->can_mate != BRG_OPPONENT_CAN_MATE_UNKNOWN)
    return g_strdup (desk->can_mate == BRG_OPPONENT_CAN_MATE
                         ? _ ("In the position on the board the opponent can still checkmate.")
                         : _ ("In the position on the board the opponent can never checkmate."));
  if (desk->facts[BRG_INCIDENT_FACT_MATE] != BRG_INCIDENT_FACT_UNKNOWN)
    return NULL;
  return g_strdup (desk->has_position
                       ? _ ("Not established: look at the board.")
                       : _ ("The position has not been entered: look at the board."));
}

static void
append_result (GString *text, const BrgIncidentDesk *desk, const BrgIncidentOutcome *outcome)
{
  const BrgScoring *scoring = &desk->snapshot->group->scoring;
  g_autofree char *before = brg_result_dup_text (scoring, outcome->was_white, outcome->was_black);
  g_autofree char *after = brg_result_dup_text (scoring, outcome->white, outcome->black);
  g_autofree char *line = NULL;

  if (!outcome->sets_result)
    return;
  line = g_strdup_printf ("%s: %s%s<b>%s</b>", _ ("Result"), before, *before != '\0' ? " → " : "",
                          *after != '\0' ? after : C_ ("result", "none"));
  append_line (text, line);
}

static void
append_clock (GString *text, const BrgIncidentOutcome *outcome, BrgColour side)
{
  g_autofree char *before = brg_desk_words_dup_time (outcome->before_ms[side]);
  g_autofree char *after = brg_desk_words_dup_time (outcome->after_ms[side]);
  g_autofree char *line = NULL;

  if (outcome->after_ms[side] == BRG_INCIDENT_TIME_UNKNOWN ||
      outcome->after_ms[side] == outcome->before_ms[side])
    return;
  line = g_strdup_printf ("%s: %s → <b>%s</b>",
                          side == BRG_COLOUR_WHITE ? _ ("White’s clock") : _ ("Black’s clock"),
                          before, after);
  append_line (text, line);
}

static void
append_name (GString *text, const BrgIncidentDesk *desk, gint64 entry_id, const char *what)
{
  gint entry = brg_snapshot_find_entry (desk->snapshot, entry_id);
  g_autofree char *name = brg_name_words_dup (desk->snapshot, entry, BRG_NAME_PLAIN, NULL);
  g_autofree char *line = g_markup_printf_escaped ("%s: <b>%s</b>", name, what);

  append_line (text, line);
}

/* Who leaves by the decision, and who comes back by its correction. */
static void
append_leavers (GString *text, const BrgIncidentDesk *desk)
{
  g_autoptr (GArray) leavers = brg_incident_desk_make_leavers (desk);

  for (guint i = 0; i < leavers->len; i++)
    {
      const BrgIncidentLeaver *leaver = &g_array_index (leavers, BrgIncidentLeaver, i);
      g_autofree char *what = NULL;

      if (leaver->n_rounds > 0 && leaver->returns)
        continue;
      if (leaver->n_rounds > 1)
        /* Translators: the first and the last round without the player */
        what = g_strdup_printf (_ ("not paired in rounds %d to %d"), leaver->first_round,
                                leaver->first_round + leaver->n_rounds - 1);
      else if (leaver->n_rounds == 1)
        /* Translators: number of a round */
        what = g_strdup_printf (_ ("not paired in round %d"), leaver->first_round);
      else if (leaver->returns)
        what = g_strdup (_ ("the exclusion is lifted"));
      else
        /* Translators: number of a round */
        what = g_strdup_printf (_ ("excluded after round %d"), leaver->decision.left_after);
      append_name (text, desk, leaver->entry_id, what);
    }
}

/* Games of rounds that are paired already. */
static void
append_forfeits (GString *text, const BrgIncidentDesk *desk)
{
  g_autoptr (GArray) forfeits = brg_incident_desk_make_forfeits (desk);

  for (guint i = 0; i < forfeits->len; i++)
    {
      const BrgIncidentForfeit *forfeit = &g_array_index (forfeits, BrgIncidentForfeit, i);
      /* Translators: number of a round; the game is lost without being played */
      g_autofree char *what =
          forfeit->white == BRG_OUTCOME_NONE
              ? g_strdup_printf (_ ("the game of round %d is open again"), forfeit->round)
              : g_strdup_printf (_ ("the game of round %d is forfeited"), forfeit->round);

      append_name (text, desk, forfeit->entry_id, what);
    }
}

char *
brg_incidents_adviser_dup_outcome (const BrgIncidentDesk *desk)
{
  g_autoptr (GString) text = g_string_new (NULL);
  BrgIncidentOutcome outcome;

  brg_incident_desk_get_outcome (desk, &outcome);
  append_result (text, desk, &outcome);
  append_clock (text, &outcome, BRG_COLOUR_WHITE);
  append_clock (text, &outcome, BRG_COLOUR_BLACK);
  append_forfeits (text, desk);
  append_leavers (text, desk);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
