/* brg-points.h - points of a tournament, exact
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_POINT:
 *
 * One point. Points are whole numbers of sixtieths, so that halves, thirds, quarters and the tenths
 * of report files are exact.
 */
#define BRG_POINT 60

/**
 * BrgOutcome:
 * @BRG_OUTCOME_NONE: nothing yet: not paired, or paired and the game is not over
 * @BRG_OUTCOME_WIN: won over the board
 * @BRG_OUTCOME_DRAW: drawn over the board
 * @BRG_OUTCOME_LOSS: lost over the board
 * @BRG_OUTCOME_UNRATED_WIN: won over the board, not for rating (`W` of a report file)
 * @BRG_OUTCOME_UNRATED_DRAW: drawn over the board, not for rating (`D`)
 * @BRG_OUTCOME_UNRATED_LOSS: lost over the board, not for rating (`L`)
 * @BRG_OUTCOME_FORFEIT_WIN: the opponent did not play (`+`)
 * @BRG_OUTCOME_FORFEIT_LOSS: did not play, the opponent was there or not either (`-`)
 * @BRG_OUTCOME_PAIRING_BYE: the odd player's bye or plus (`U`)
 * @BRG_OUTCOME_FULL_BYE: a bye worth a win (`F`)
 * @BRG_OUTCOME_HALF_BYE: a bye worth a draw (`H`)
 * @BRG_OUTCOME_ZERO_BYE: absent with notice, not yet arrived, or left (`Z`)
 * @BRG_OUTCOME_ADJOURNED: the game is adjourned and will be finished or adjudicated
 *
 * What a round brought to one player.
 */
typedef enum
{
  BRG_OUTCOME_NONE,
  BRG_OUTCOME_WIN,
  BRG_OUTCOME_DRAW,
  BRG_OUTCOME_LOSS,
  BRG_OUTCOME_UNRATED_WIN,
  BRG_OUTCOME_UNRATED_DRAW,
  BRG_OUTCOME_UNRATED_LOSS,
  BRG_OUTCOME_FORFEIT_WIN,
  BRG_OUTCOME_FORFEIT_LOSS,
  BRG_OUTCOME_PAIRING_BYE,
  BRG_OUTCOME_FULL_BYE,
  BRG_OUTCOME_HALF_BYE,
  BRG_OUTCOME_ZERO_BYE,
  BRG_OUTCOME_ADJOURNED,
} BrgOutcome;

#define BRG_N_OUTCOMES (BRG_OUTCOME_ADJOURNED + 1)

/**
 * BrgScoring:
 *
 * What each outcome is worth, in units of %BRG_POINT. An outcome over the board is worth the same
 * whether it is rated or not; an adjourned game and one that is not over are worth nothing yet.
 */
typedef struct
{
  gint win;
  gint draw;
  gint loss;
  gint forfeit_win;
  gint forfeit_loss;
  gint pairing_bye;
  gint full_bye;
  gint half_bye;
  gint zero_bye;
} BrgScoring;

/**
 * brg_scoring_classic:
 *
 * Returns: 1 for a win, ½ for a draw, 0 for a loss (fide-2023 10.1; rus-draughts-2022 5.4.7.1)
 */
BrgScoring brg_scoring_classic (void);

/**
 * brg_scoring_two_one:
 *
 * Returns: 2 for a win, 1 for a draw, 0 for a loss (rus-draughts-2022 5.4.7.1)
 */
BrgScoring brg_scoring_two_one (void);

/**
 * brg_scoring_from_game:
 * @win: a win, in units
 * @draw: a draw, in units
 * @loss: a loss, in units
 *
 * Returns: a scoring in which a win without play is worth a win, a half-point bye a draw and every
 * other unplayed game nothing
 */
BrgScoring brg_scoring_from_game (gint win, gint draw, gint loss);

/**
 * brg_scoring_points:
 * @scoring: a scoring
 * @outcome: an outcome
 *
 * Returns: what @outcome is worth, in units
 */
gint brg_scoring_points (const BrgScoring *scoring, BrgOutcome outcome);

/**
 * brg_outcome_is_played:
 * @outcome: an outcome
 *
 * Returns: whether a game was really played and is over
 */
gboolean brg_outcome_is_played (BrgOutcome outcome);

/**
 * brg_outcome_is_win:
 * @outcome: an outcome
 *
 * Returns: whether @outcome is a win over the board
 */
gboolean brg_outcome_is_win (BrgOutcome outcome);

/**
 * brg_outcome_is_draw:
 * @outcome: an outcome
 *
 * Returns: whether @outcome is a draw over the board
 */
gboolean brg_outcome_is_draw (BrgOutcome outcome);

/**
 * brg_outcome_is_loss:
 * @outcome: an outcome
 *
 * Returns: whether @outcome is a loss over the board
 */
gboolean brg_outcome_is_loss (BrgOutcome outcome);

/**
 * brg_outcome_is_forfeit:
 * @outcome: an outcome
 *
 * Returns: whether @outcome is the `+` or `-` of a game that had an opponent and was not played
 */
gboolean brg_outcome_is_forfeit (BrgOutcome outcome);

/**
 * brg_outcome_is_bye:
 * @outcome: an outcome
 *
 * Returns: whether @outcome is a round without an opponent, of any kind
 */
gboolean brg_outcome_is_bye (BrgOutcome outcome);

/**
 * brg_outcome_is_pending:
 * @outcome: an outcome
 *
 * Returns: whether the game is still to be decided: %BRG_OUTCOME_NONE or %BRG_OUTCOME_ADJOURNED
 */
gboolean brg_outcome_is_pending (BrgOutcome outcome);

/**
 * brg_outcome_to_code:
 * @outcome: an outcome
 *
 * Returns: the letter of report files: `1 = 0 W D L + - U F H Z`; `*` for an adjourned game and a
 * blank for %BRG_OUTCOME_NONE
 */
gchar brg_outcome_to_code (BrgOutcome outcome);

/**
 * brg_outcome_from_code:
 * @code: a letter, in either case; a blank is %BRG_OUTCOME_NONE
 * @outcome: (out): the outcome; untouched when the letter is unknown
 *
 * Returns: whether @code is known
 */
gboolean brg_outcome_from_code (gchar code, BrgOutcome *outcome);

G_END_DECLS
