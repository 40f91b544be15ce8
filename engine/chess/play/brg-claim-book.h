/* brg-claim-book.h - what a book of chess says of claims of a draw
 *
 * For brg-claim.h and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-play-status.h"

G_BEGIN_DECLS

/**
 * BrgClaimKind:
 * @BRG_CLAIM_REPETITION: the position stands for the third time
 * @BRG_CLAIM_FIFTY_MOVES: fifty moves of each without a pawn move or capture
 * @BRG_CLAIM_PERPETUAL_CHECK: the checks cannot be escaped
 *
 * What a draw is claimed for.
 */
typedef enum
{
  BRG_CLAIM_REPETITION,
  BRG_CLAIM_FIFTY_MOVES,
  BRG_CLAIM_PERPETUAL_CHECK,
} BrgClaimKind;

#define BRG_N_CLAIM_KINDS (BRG_CLAIM_PERPETUAL_CHECK + 1)

/**
 * BrgClaimEnd:
 * @BRG_CLAIM_UNTIL_TOUCH: until the player having the move touches a man as for a move
 * @BRG_CLAIM_UNTIL_MOVE: until he makes his move
 * @BRG_CLAIM_ANY_TIME: no end is set
 *
 * How long a claim can be made.
 */
typedef enum
{
  BRG_CLAIM_UNTIL_TOUCH,
  BRG_CLAIM_UNTIL_MOVE,
  BRG_CLAIM_ANY_TIME,
} BrgClaimEnd;

/* What a book says of one kind of claim. */
typedef struct
{
  const char *stands;   /* for what stands on the board */
  const char *intended; /* for what an announced move brings; NULL if not known */
  gboolean for_both;    /* not only for the player having the move */
} BrgClaimKindRule;

/* What a book says of claims. */
struct _BrgClaimBook
{
  BrgClaimKindRule kinds[BRG_N_CLAIM_KINDS];
  BrgSameness sameness;
  BrgClaimEnd until;
  const char *forfeited; /* by touching a man; NULL if that does not matter */
  const char *right;
  const char *wrong;
  guint seconds;
  const char *fast_wrong;  /* in rapid and blitz; NULL if nothing else holds there */
  const char *blitz_wrong; /* in blitz; NULL: as in rapid */
  guint fast_seconds;
  gboolean must_play;
  gboolean on_own_time;
  gboolean can_be_refuted;
};

G_END_DECLS
