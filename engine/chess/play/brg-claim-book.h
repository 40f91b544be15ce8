/* brg-claim-book.h - what a book of chess says of claims of a draw
 *
 * For brg-claim.c and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-claim.h"

G_BEGIN_DECLS

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
  const char *fast_wrong; /* in rapid and blitz; NULL if nothing else holds there */
  guint fast_seconds;
  gboolean must_play;
  gboolean on_own_time;
  gboolean can_be_refuted;
};

G_END_DECLS
