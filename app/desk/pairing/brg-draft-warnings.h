/* brg-draft-warnings.h - what the arbiter should know before a draft is published
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft-pairs.h"

G_BEGIN_DECLS

/**
 * BrgWarningKind:
 * @BRG_WARNING_SAME_COLOUR: @player has the same colour as in the game before
 * @BRG_WARNING_THIRD_COLOUR: he has it for the third time in a row
 * @BRG_WARNING_FREE: @player is the odd one
 * @BRG_WARNING_ADJOURNED: the game of @player and @other in round @number is adjourned and counts
 * as a draw
 * @BRG_WARNING_ADJOURNED_NOTHING: the same, and it gives no points yet
 * @BRG_WARNING_KEPT_APART: @player and @other ought to be kept apart (rus-chess-2014 22.8)
 * @BRG_WARNING_FOURTH_COLOUR: he would have a colour for the fourth time in a row
 * @BRG_WARNING_ABSOLUTE_COLOUR: @player must have @colour and has the other one
 * @BRG_WARNING_BOTH_COLOURS: @player and @other must both have @colour
 * @BRG_WARNING_NOT_IN_BRACKET: @player and @other do not meet in this round of the bracket; without
 *   @other: @player is not free in it
 * @BRG_WARNING_SECOND_GAME: @player and @other are to play the second game of their match, and this
 *   is another pair
 * @BRG_WARNING_FORBIDDEN: the event forbids that @player and @other meet
 * @BRG_WARNING_REMATCH: @player and @other have met; @number: in which round
 * @BRG_WARNING_SECOND_FREE_WIN: @player has had a win without play
 * @BRG_WARNING_NO_PAIR: @player plays and has no pair
 *
 * The kinds, from what is worth knowing to what the rules forbid.
 */
typedef enum
{
  BRG_WARNING_SAME_COLOUR,
  BRG_WARNING_THIRD_COLOUR,
  BRG_WARNING_FREE,
  BRG_WARNING_ADJOURNED,
  BRG_WARNING_ADJOURNED_NOTHING,
  BRG_WARNING_KEPT_APART,
  BRG_WARNING_FOURTH_COLOUR,
  BRG_WARNING_ABSOLUTE_COLOUR,
  BRG_WARNING_BOTH_COLOURS,
  BRG_WARNING_NOT_IN_BRACKET,
  BRG_WARNING_SECOND_GAME,
  BRG_WARNING_FORBIDDEN,
  BRG_WARNING_REMATCH,
  BRG_WARNING_SECOND_FREE_WIN,
  BRG_WARNING_NO_PAIR,
} BrgWarningKind;

#define BRG_N_WARNING_KINDS (BRG_WARNING_NO_PAIR + 1)

/**
 * BrgWarning:
 * @kind: what it is
 * @board: index of the board, -1 for none
 * @player: a player of the preview
 * @other: another one, or %BRG_NOBODY
 * @colour: the colour it is about, or %BRG_COLOUR_NONE
 * @number: a round, as the kind says
 * @article: book id and article; a constant string
 *
 * One thing to know.
 */
typedef struct
{
  BrgWarningKind kind;
  gint board;
  gint player;
  gint other;
  BrgColour colour;
  gint number;
  const char *article;
} BrgWarning;

/**
 * brg_warning_is_breach:
 * @kind: a kind
 *
 * Returns: whether the rules forbid it
 */
gboolean brg_warning_is_breach (BrgWarningKind kind);

/**
 * brg_draft_list_warnings:
 * @draft: a draft that is paired
 * @round: one of its rounds
 *
 * Looks at the boards as they are, whoever made them, as the pairing system would: what it
 * forbids stands in #BrgPairingSystem.list_bans, how colours change in its rule book. The boards of
 * a round robin are the table's: of them only who is free is told.
 *
 * Returns: (transfer full) (element-type BrgWarning): adjourned games on which the points of the
 *   round rest, the warnings by board, those about no board last
 */
GArray *brg_draft_list_warnings (BrgDraft *draft, gint round);

G_END_DECLS
