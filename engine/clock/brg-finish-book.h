/* brg-finish-book.h - what a book says of requests in a quickplay finish
 *
 * For brg-finish-request.h and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgFinishKind:
 * @BRG_FINISH_INCREMENT: he asks for an increment for both; it counts as an offer of a draw
 * @BRG_FINISH_DRAW: he claims a draw
 *
 * What a player asks for; ids `increment` and `draw`.
 */
typedef enum
{
  BRG_FINISH_INCREMENT,
  BRG_FINISH_DRAW,
} BrgFinishKind;

#define BRG_N_FINISH_KINDS (BRG_FINISH_DRAW + 1)

/**
 * BrgFinishState:
 * @BRG_FINISH_OPEN: the arbiter has put his decision off; the game goes on
 * @BRG_FINISH_AGREED: the increment was set
 * @BRG_FINISH_DRAWN: the game was declared a draw, or the opponent agreed to one
 * @BRG_FINISH_REJECTED: the request was rejected
 * @BRG_FINISH_PLAYED_OUT: the game came to another end before the arbiter decided
 *
 * What became of a request; ids `open`, `agreed`, `drawn`, `rejected`, `played-out`.
 */
typedef enum
{
  BRG_FINISH_OPEN,
  BRG_FINISH_AGREED,
  BRG_FINISH_DRAWN,
  BRG_FINISH_REJECTED,
  BRG_FINISH_PLAYED_OUT,
} BrgFinishState;

#define BRG_N_FINISH_STATES (BRG_FINISH_PLAYED_OUT + 1)

/**
 * BrgFinishOutcome:
 * @article: (nullable): book id and article, %NULL where the request cannot end so
 * @opponent_seconds: what the opponent's clock gets
 *
 * What follows from a decision.
 */
typedef struct
{
  const char *article;
  gint opponent_seconds;
} BrgFinishOutcome;

/**
 * BrgFinishRule:
 * @article: book id and article of the request
 * @outcomes: by #BrgFinishState, what follows; that of %BRG_FINISH_OPEN is to put it off
 * @increment_seconds: what both get for each move when it is agreed to
 * @final_article: (nullable): book id and article by which the decision cannot be appealed against
 *
 * What a book says of a request.
 */
typedef struct
{
  const char *article;
  BrgFinishOutcome outcomes[BRG_N_FINISH_STATES];
  gint increment_seconds;
  const char *final_article;
} BrgFinishRule;

/* A request, with the articles that bar it. */
struct _BrgFinishRequest
{
  BrgFinishKind kind;
  const char *announcement; /* nullable: it need not be announced */
  const char *not_blitz;
  gboolean watched_blitz; /* in blitz with enough arbiters it may be made */
  const char *not_incremented;
  const char *stage; /* what a quickplay finish is */
  const char *other; /* nullable: the request that comes before this one */
  BrgFinishRule rule;
};

G_END_DECLS
