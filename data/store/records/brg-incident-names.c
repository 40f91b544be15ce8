/* brg-incident-names.c - what incidents and sanctions are called
 *
 * Rules: rus-draughts-2022 5.4.14.2 (the fourteen irregularities)
 * Tests: tests/data/test-store-incidents.c, tests/app/test-incident-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-names.h"

#include <glib/gi18n-lib.h>

/* Translators: what happened at a board, in lists of incidents and on paper, as short as possible;
 * the player stands in another column. "Невозможный ход". */
static const char *const kind_names[BRG_N_INCIDENT_KINDS] = {
  [BRG_INCIDENT_ILLEGAL_MOVE] = N_ ("Illegal move"),
  [BRG_INCIDENT_TWO_HANDS] = N_ ("Move with two hands"),
  [BRG_INCIDENT_PRESS_WITHOUT_MOVE] = N_ ("Clock pressed without a move"),
  [BRG_INCIDENT_PROMOTION_UNFINISHED] = N_ ("Pawn not replaced on promotion"),
  [BRG_INCIDENT_KING_CAPTURE] = N_ ("King captured"),
  [BRG_INCIDENT_FALSE_DRAW_CLAIM] = N_ ("Incorrect claim of a draw"),
  [BRG_INCIDENT_FLAG] = N_ ("Flag fall"),
  [BRG_INCIDENT_FLAG_BOTH] = N_ ("Both flags fallen"),
  [BRG_INCIDENT_LATE] = N_ ("Late arrival"),
  [BRG_INCIDENT_NO_SHOW] = N_ ("No-show"),
  [BRG_INCIDENT_BOTH_ABSENT] = N_ ("Both players absent"),
  [BRG_INCIDENT_WRONG_COLOURS] = N_ ("Colours reversed"),
  [BRG_INCIDENT_WRONG_START] = N_ ("Wrong initial position"),
  [BRG_INCIDENT_BOARD_TURNED] = N_ ("Board placed wrongly"),
  [BRG_INCIDENT_DISPLACED] = N_ ("Pieces displaced"),
  [BRG_INCIDENT_TOUCH_MOVE] = N_ ("Touch-move breached"),
  [BRG_INCIDENT_CLOCK_MISUSE] = N_ ("Misuse of the clock"),
  [BRG_INCIDENT_CLOCK_STOPPED] = N_ ("Clocks stopped without reason"),
  [BRG_INCIDENT_PHONE] = N_ ("Phone or electronic device"),
  [BRG_INCIDENT_SEARCH_REFUSED] = N_ ("Inspection refused"),
  [BRG_INCIDENT_DISTRACTION] = N_ ("Distracting the opponent"),
  [BRG_INCIDENT_REPEATED_DRAW_OFFER] = N_ ("Repeated draw offers"),
  [BRG_INCIDENT_LEFT_AREA] = N_ ("Left the playing area"),
  [BRG_INCIDENT_NOTES_OR_ADVICE] = N_ ("Notes, advice or analysis"),
  [BRG_INCIDENT_REFUSAL] = N_ ("Refusal to comply with the rules"),
  [BRG_INCIDENT_REFUSAL_BOTH] = N_ ("Both refuse to comply with the rules"),
  [BRG_INCIDENT_ALCOHOL] = N_ ("Alcohol in the venue"),
  [BRG_INCIDENT_COLLUSION] = N_ ("Prearranged result"),
  [BRG_INCIDENT_INTERFERENCE] = N_ ("Interference from outside"),
  [BRG_INCIDENT_DRESS] = N_ ("Dress code"),
  [BRG_INCIDENT_UNJUSTIFIED_CALL] = N_ ("Arbiter called without reason"),
  [BRG_INCIDENT_DRAW_AGREED] = N_ ("Draw by agreement"),
  [BRG_INCIDENT_IRREGULARITY_A] = N_ ("Wrong move of a man or king"),
  [BRG_INCIDENT_IRREGULARITY_A + 1] = N_ ("Two moves in succession"),
  [BRG_INCIDENT_IRREGULARITY_A + 2] = N_ ("One piece touched, another moved"),
  [BRG_INCIDENT_IRREGULARITY_A + 3] = N_ ("Move taken back"),
  [BRG_INCIDENT_IRREGULARITY_A + 4] = N_ ("Opponent’s piece moved"),
  [BRG_INCIDENT_IRREGULARITY_A + 5] = N_ ("Compulsory capture not made"),
  [BRG_INCIDENT_IRREGULARITY_A + 6] = N_ ("Pieces removed without reason"),
  [BRG_INCIDENT_IRREGULARITY_A + 7] = N_ ("Pieces removed before the capture was complete"),
  [BRG_INCIDENT_IRREGULARITY_A + 8] = N_ ("Wrong number of pieces removed"),
  [BRG_INCIDENT_IRREGULARITY_A + 9] = N_ ("Pieces removed that were not captured"),
  [BRG_INCIDENT_IRREGULARITY_A + 10] = N_ ("Stopped while removing pieces"),
  [BRG_INCIDENT_IRREGULARITY_A + 11] = N_ ("Own pieces removed"),
  [BRG_INCIDENT_IRREGULARITY_A + 12] = N_ ("King not crowned"),
  [BRG_INCIDENT_IRREGULARITY_A + 13] = N_ ("Uncrowned king moved as a king"),
  [BRG_INCIDENT_BOTH_IN_CHECK] = N_ ("Both kings in check"),
  [BRG_INCIDENT_FALSE_CHECK] = N_ ("Check called falsely"),
  [BRG_INCIDENT_POINTING] = N_ ("Pointing at squares"),
  [BRG_INCIDENT_NOT_RECORDING] = N_ ("Moves not recorded"),
  [BRG_INCIDENT_RECORD_LOOKS] = N_ ("Record asked for more than five times"),
  [BRG_INCIDENT_DISPLACED_LATER] = N_ ("Displaced piece found later"),
  [BRG_INCIDENT_BRIBERY] = N_ ("Bribery"),
  [BRG_INCIDENT_BETTING] = N_ ("Betting on the event"),
  [BRG_INCIDENT_INFLUENCE] = N_ ("Attempt to influence a result"),
  [BRG_INCIDENT_COMPUTER_HELP] = N_ ("Help from a computer"),
  [BRG_INCIDENT_FALSE_MATE] = N_ ("Mate called falsely"),
  [BRG_INCIDENT_CLAIM_CANNOT_WIN] = N_ ("Draw claimed, no arbiter: opponent cannot win"),
  [BRG_INCIDENT_CLAIM_NO_EFFORT] = N_ ("Draw claimed, no arbiter: opponent does not try to win"),
  [BRG_INCIDENT_ASSISTANT_MOVES] = N_ ("Assistant to move the pieces"),
  [BRG_INCIDENT_ASSISTANT_CLOCK] = N_ ("Assistant to press the clock"),
  [BRG_INCIDENT_ASSISTANT_RECORD] = N_ ("Assistant to write the moves"),
};

/* Translators: what an arbiter imposes, inside a table: "предупреждение". */
static const char *const sanction_names[BRG_N_SANCTIONS] = {
  [BRG_SANCTION_NONE] = N_ ("no sanction"),
  [BRG_SANCTION_REMARK] = N_ ("remark"),
  [BRG_SANCTION_WARNING] = N_ ("warning"),
  [BRG_SANCTION_TIME] = N_ ("time penalty"),
  [BRG_SANCTION_LOSS] = N_ ("loss of the game"),
  [BRG_SANCTION_LOSS_BOTH] = N_ ("loss for both"),
  [BRG_SANCTION_CHOOSE] = N_ ("the arbiter chooses"),
  [BRG_SANCTION_EXPULSION] = N_ ("expulsion"),
  [BRG_SANCTION_CORRECT] = N_ ("correction"),
  [BRG_SANCTION_NEW_GAME] = N_ ("new game"),
  [BRG_SANCTION_CONTINUE] = N_ ("the game goes on"),
  [BRG_SANCTION_POINTS_TAKEN] = N_ ("fewer points for the offender"),
  [BRG_SANCTION_POINTS_GIVEN] = N_ ("more points for the opponent"),
  [BRG_SANCTION_FINE] = N_ ("fine"),
  [BRG_SANCTION_ROUNDS] = N_ ("exclusion from rounds"),
  [BRG_SANCTION_REPRIMAND] = N_ ("reprimand"),
  [BRG_SANCTION_NO_NEWS] = N_ ("no news of the event"),
};

const char *
brg_incident_kind_get_name (BrgIncidentKind kind)
{
  g_return_val_if_fail ((guint) kind < BRG_N_INCIDENT_KINDS, NULL);

  return kind_names[kind];
}

const char *
brg_sanction_get_name (BrgSanction sanction)
{
  g_return_val_if_fail ((guint) sanction < BRG_N_SANCTIONS, NULL);

  return sanction_names[sanction];
}
