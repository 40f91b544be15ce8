/* brg-finish-request.h - requests in a quickplay finish: an increment, or a draw
 *
 * A player with the move and less than two minutes, who has to make all his remaining moves in
 * them, asks for five seconds a move for both (fide-2023 III.4) or claims a draw, because the
 * opponent cannot win by normal means or does not try to (fide-2023 III.5, rus-chess-2014 10.2).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-finish-book.h"

G_BEGIN_DECLS

/**
 * BRG_FINISH_LEFT_MS:
 *
 * With less than so much on his clock a player may ask; in milliseconds.
 */
#define BRG_FINISH_LEFT_MS G_GINT64_CONSTANT (120000)

/** brg_finish_kind_to_id: Returns: the id of @kind, `draw`; a constant string */
const char *brg_finish_kind_to_id (BrgFinishKind kind);

/** brg_finish_kind_from_id: Returns: whether @id is known; @kind is untouched when not */
gboolean brg_finish_kind_from_id (const char *id, BrgFinishKind *kind);

/** brg_finish_state_to_id: Returns: the id of @state, `played-out`; a constant string */
const char *brg_finish_state_to_id (BrgFinishState state);

/** brg_finish_state_from_id: Returns: whether @id is known; @state is untouched when not */
gboolean brg_finish_state_from_id (const char *id, BrgFinishState *state);

/**
 * BrgFinishBar:
 * @BRG_FINISH_ALLOWED: the request may be made
 * @BRG_FINISH_NO_RULE: the book knows no such request
 * @BRG_FINISH_NOT_ANNOUNCED: the guidelines were not announced for the event
 * @BRG_FINISH_BLITZ: not in blitz
 * @BRG_FINISH_INCREMENTED: time is added for moves
 * @BRG_FINISH_NOT_LAST: not all remaining moves are to be made in this period
 * @BRG_FINISH_NOT_HIS_MOVE: he has not the move
 * @BRG_FINISH_TIME_LEFT: he has two minutes or more
 * @BRG_FINISH_FLAGGED: his flag is down
 * @BRG_FINISH_OTHER_RULE: the increment comes first where it can be set
 *
 * Why a request may not be made.
 */
typedef enum
{
  BRG_FINISH_ALLOWED,
  BRG_FINISH_NO_RULE,
  BRG_FINISH_NOT_ANNOUNCED,
  BRG_FINISH_BLITZ,
  BRG_FINISH_INCREMENTED,
  BRG_FINISH_NOT_LAST,
  BRG_FINISH_NOT_HIS_MOVE,
  BRG_FINISH_TIME_LEFT,
  BRG_FINISH_FLAGGED,
  BRG_FINISH_OTHER_RULE,
} BrgFinishBar;

#define BRG_N_FINISH_BARS (BRG_FINISH_OTHER_RULE + 1)

/**
 * BrgFinishQuery:
 * @rulebook: the event's rule book
 * @kind: what is asked for
 * @tempo: how fast the game is; unknown is taken for standard
 * @is_watched: blitz: whether there are enough arbiters (rus-chess-2014 17.2)
 * @is_announced: whether guideline III of fide-2023 was announced; of no account in the other books
 * @has_increment: whether time is added for moves
 * @is_last_period: whether all remaining moves are to be made in this period
 * @has_move: whether he has the move
 * @left_ms: time left on his clock, in milliseconds; -1 when it is not known, the arbiter sees it
 *   then himself
 * @can_increment: whether the clocks at hand could give an increment; then the draw is not claimed
 *   (fide-2023 III.5)
 *
 * What is asked.
 */
typedef struct
{
  const BrgRulebook *rulebook;
  BrgFinishKind kind;
  BrgTempo tempo;
  gboolean is_watched;
  gboolean is_announced;
  gboolean has_increment;
  gboolean is_last_period;
  gboolean has_move;
  gint64 left_ms;
  gboolean can_increment;
} BrgFinishQuery;

/**
 * brg_finish_rule_find:
 * @rulebook: a rule book
 * @kind: what is asked for
 *
 * Returns: (transfer none) (nullable): what it says, %NULL where it knows no such request
 */
const BrgFinishRule *brg_finish_rule_find (const BrgRulebook *rulebook, BrgFinishKind kind);

/**
 * brg_finish_can_apply:
 * @rulebook: a rule book
 * @kind: what is asked for
 * @tempo: how fast the game is
 * @is_watched: blitz: whether there are enough arbiters
 *
 * Returns: whether the book knows such a request in games of that kind
 */
gboolean brg_finish_can_apply (const BrgRulebook *rulebook,
                               BrgFinishKind kind,
                               BrgTempo tempo,
                               gboolean is_watched);

/**
 * brg_finish_check:
 * @query: what is asked
 * @article: (out) (nullable): book id and article that bars the request, or allows it; a constant
 *   string, %NULL without a rule
 *
 * Returns: whether it may be made, or the first reason against it
 */
BrgFinishBar brg_finish_check (const BrgFinishQuery *query, const char **article);

G_END_DECLS
