/* brg-postal-state.c - what has become of a game by correspondence, and whose record is missing
 *
 * Rules: rus-draughts-2022 10.5.1, 10.5.2, 10.5.3, 10.5.9, 10.5.10
 * Tests: tests/app/test-postal-state.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-state.h"

#include "brg-postal-deadline.h"
#include "brg-postal-office-words.h"
#include "brg-result-text.h"

static const char *const labels[BRG_N_POSTAL_STATES] = {
  [BRG_POSTAL_STATE_NOT_BEGUN] = NC_ ("postal report", "Not begun"),
  [BRG_POSTAL_STATE_IN_PLAY] = NC_ ("postal report", "In play"),
  [BRG_POSTAL_STATE_LEFT] = NC_ ("postal report", "A player left, not decided"),
  [BRG_POSTAL_STATE_PLAYED] = NC_ ("postal report", "Played to the end"),
  [BRG_POSTAL_STATE_OVERDUE] = NC_ ("postal report", "Lost by overdue time"),
  [BRG_POSTAL_STATE_ADJUDICATED] = NC_ ("postal report", "Adjudicated"),
  [BRG_POSTAL_STATE_BOTH_LOST] = NC_ ("postal report", "Minus to both"),
  [BRG_POSTAL_STATE_DECIDED] = NC_ ("postal report", "Counted lost, or decided in the table"),
  [BRG_POSTAL_STATE_FORFEITED] = NC_ ("postal report", "Lost without play by who left"),
  [BRG_POSTAL_STATE_ANNULLED] = NC_ ("postal report", "Annulled"),
};

const BrgPostalRecord *
brg_postal_state_find_record (const BrgPostalDesk *desk,
                              const BrgPostalCase *matter,
                              BrgPostalKind kind,
                              BrgColour side)
{
  g_return_val_if_fail (desk != NULL && matter != NULL, NULL);

  for (guint i = matter->game != NULL ? matter->game->records->len : 0; i > 0; i--)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i - 1);

      if (record->kind == kind && (side == BRG_COLOUR_NONE || record->side == side) &&
          brg_postal_desk_is_known (desk, brg_postal_record_get_known (record)))
        return record;
    }
  return NULL;
}

/* What the decision on who left makes of a game (10.5.3): what is annulled is so whoever else left;
 * what waits is open. */
static gboolean
find_left (const BrgPostalDesk *desk, const BrgPostalCase *matter, BrgLeaverRule *fate)
{
  gboolean is_left = FALSE;

  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      gint entry = brg_postal_case_get_entry (matter, (BrgColour) side);
      BrgLeaverRule own;

      if (!brg_postal_desk_find_leaver (desk, entry, NULL))
        continue;
      own = brg_postal_desk_find_fate (desk, entry);
      if (!is_left || own == BRG_LEAVER_ANNULLED ||
          (own == BRG_LEAVER_BY_BOOK && *fate != BRG_LEAVER_ANNULLED))
        *fate = own;
      is_left = TRUE;
    }
  return is_left;
}

static BrgPostalState
find_ended (const BrgPostalCase *matter)
{
  const BrgPostalChart *chart = matter->chart;

  if (chart->result == BRG_POSTAL_BOTH_LOSE)
    return BRG_POSTAL_STATE_BOTH_LOST;
  if (g_strcmp0 (chart->result_reason, "adjudged") == 0)
    return BRG_POSTAL_STATE_ADJUDICATED;
  if (g_strcmp0 (chart->result_reason, "overdue") == 0)
    return BRG_POSTAL_STATE_OVERDUE;
  /* A game that is counted lost has the article in the place of the reason. */
  return chart->result_reason != NULL && g_ascii_isdigit (chart->result_reason[0])
             ? BRG_POSTAL_STATE_DECIDED
             : BRG_POSTAL_STATE_PLAYED;
}

BrgPostalState
brg_postal_state_find (const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  BrgLeaverRule fate = BRG_LEAVER_BY_BOOK;
  gboolean is_left;
  gboolean has_begun;

  g_return_val_if_fail (desk != NULL && matter != NULL, BRG_POSTAL_STATE_NOT_BEGUN);

  /* rus-draughts-2022 10.5.3: what is annulled is so, however it ended. */
  is_left = find_left (desk, matter, &fate);
  if (is_left && fate == BRG_LEAVER_ANNULLED)
    return BRG_POSTAL_STATE_ANNULLED;
  if (matter->chart != NULL && matter->chart->result != BRG_POSTAL_UNFINISHED)
    return find_ended (matter);
  if (brg_postal_case_is_over (matter))
    return BRG_POSTAL_STATE_DECIDED;
  /* rus-draughts-2022 10.2.10: one whose first move is to be corrected has begun. */
  has_begun =
      matter->chart != NULL &&
      brg_postal_state_find_record (desk, matter, BRG_POSTAL_LETTER, BRG_COLOUR_NONE) != NULL;
  if (!is_left)
    return has_begun ? BRG_POSTAL_STATE_IN_PLAY : BRG_POSTAL_STATE_NOT_BEGUN;
  return fate == BRG_LEAVER_BY_BOOK || matter->board->has_letters ? BRG_POSTAL_STATE_LEFT
                                                                  : BRG_POSTAL_STATE_FORFEITED;
}

gboolean
brg_postal_state_is_open (BrgPostalState state)
{
  return state <= BRG_POSTAL_STATE_LEFT;
}

const char *
brg_postal_state_get_words (BrgPostalState state, const BrgWords *words)
{
  g_return_val_if_fail (state < BRG_N_POSTAL_STATES, NULL);

  return WC_ (words, "postal report", labels[state]);
}

/* rus-draughts-2022 5.4.5.3: a plus for who has to meet somebody who left, a minus for him. */
static BrgOutcome
get_forfeit (const BrgPostalDesk *desk, gint entry)
{
  return brg_postal_desk_find_leaver (desk, entry, NULL) ? BRG_OUTCOME_FORFEIT_LOSS
                                                         : BRG_OUTCOME_FORFEIT_WIN;
}

char *
brg_postal_state_dup_result (const BrgPostalDesk *desk,
                             const BrgPostalCase *matter,
                             const BrgWords *words)
{
  BrgPostalState state = brg_postal_state_find (desk, matter);

  if (brg_postal_state_is_open (state))
    return g_strdup ("");
  if (state == BRG_POSTAL_STATE_ANNULLED)
    /* Translators: result of a game */
    return g_strdup (WC_ (words, "postal report", "annulled"));
  if (state == BRG_POSTAL_STATE_FORFEITED)
    return brg_result_dup_text (matter->scoring, get_forfeit (desk, matter->board->white),
                                get_forfeit (desk, matter->board->black));
  return brg_postal_case_dup_result (matter);
}

/* Whether of what was to be sent for an adjudication that part came. */
static gboolean
has_sent_part (const BrgPostalDesk *desk,
               const BrgPostalCase *matter,
               BrgColour side,
               BrgPostalDossier part)
{
  const BrgPostalRecord *record =
      brg_postal_state_find_record (desk, matter, BRG_POSTAL_ANALYSIS, side);

  return record != NULL && (record->lacks & part) == 0;
}

gboolean
brg_postal_state_has_analysis (const BrgPostalDesk *desk,
                               const BrgPostalCase *matter,
                               BrgColour side)
{
  g_return_val_if_fail (desk != NULL && matter != NULL && side != BRG_COLOUR_NONE, FALSE);

  return has_sent_part (desk, matter, side, BRG_POSTAL_DOSSIER_ANALYSIS);
}

gboolean
brg_postal_state_lacks_record (const BrgPostalDesk *desk,
                               const BrgPostalCase *matter,
                               BrgColour side)
{
  BrgPostalState state;
  BrgPostalDay in_time;

  g_return_val_if_fail (desk != NULL && matter != NULL && side != BRG_COLOUR_NONE, FALSE);

  /* rus-draughts-2022 10.5.10: a server keeps the games. */
  if (matter->chart == NULL || desk->event->terms->channel == BRG_POSTAL_BY_SERVER ||
      brg_postal_desk_find_leaver (desk, brg_postal_case_get_entry (matter, side), NULL) ||
      brg_postal_state_find_record (desk, matter, BRG_POSTAL_RECORD, side) != NULL ||
      has_sent_part (desk, matter, side, BRG_POSTAL_DOSSIER_RECORD))
    return FALSE;
  state = brg_postal_state_find (desk, matter);
  if (state == BRG_POSTAL_STATE_FORFEITED || state == BRG_POSTAL_STATE_ANNULLED ||
      state == BRG_POSTAL_STATE_LEFT)
    return FALSE;
  if (!brg_postal_state_is_open (state))
    return state != BRG_POSTAL_STATE_DECIDED || matter->chart->plies->len > 0;
  /* rus-draughts-2022 10.5.2: records of games that are not finished, ten days after the end. */
  in_time = brg_postal_deadline_find (desk->rules, BRG_POSTAL_ANALYSIS_DUE, desk->event->terms->end,
                                      NULL);
  return state == BRG_POSTAL_STATE_IN_PLAY && desk->on > in_time;
}

/* rus-draughts-2022 10.5.2: what came without what goes with it is not all that is owed. */
char *
brg_postal_state_dup_ended (const BrgPostalDesk *desk,
                            const BrgPostalCase *matter,
                            BrgColour side,
                            const BrgWords *words)
{
  const BrgPostalRecord *record;
  g_autofree char *day = NULL;
  g_autofree char *ended = NULL;
  g_autofree char *missing = NULL;

  g_return_val_if_fail (desk != NULL && matter != NULL && words != NULL, NULL);

  record = brg_postal_state_find_record (desk, matter, BRG_POSTAL_ANALYSIS, side);
  day = brg_postal_words_dup_day (desk->event->terms->end);
  /* Translators: a day */
  ended = g_strdup_printf (W_ (words, "play ended %s"), day);
  if (record != NULL)
    missing = brg_postal_words_dup_missing (BRG_POSTAL_ANALYSIS, record->lacks, words);
  return missing != NULL ? g_strdup_printf ("%s; %s", ended, missing) : g_steal_pointer (&ended);
}
