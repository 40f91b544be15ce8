/* brg-verdict-book.h - what a book of chess says of flags, resignations, illegal moves and agreed
 * draws
 *
 * For brg-verdict.c and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/* What a book says where the game is lost. */
typedef struct
{
  const char *article;
  const char *exception; /* a draw if the opponent cannot mate; NULL if there is none */
} BrgLossRule;

/* What a book says of illegal moves under one kind of conditions. */
typedef struct
{
  const char *article;
  const char *exception;
  const char *too_late; /* when the opponent has answered it stands; NULL if it does not */
  const char *seconds_article;
  guint loses_at; /* the illegal move that loses; 0 for never */
  guint seconds;  /* for those before */
  gboolean needs_claim;
} BrgIllegalRule;

/* What a book says of the end of a game. */
struct _BrgVerdictBook
{
  BrgLossRule flag;
  BrgLossRule fast_flag; /* rapid and blitz, partly watched; article NULL: as flag */
  BrgLossRule resignation;
  const char *agreement;
  const char *agreement_limit;     /* by the regulations */
  gboolean agreement_needs_moves;  /* of each */
  gboolean agreement_needs_a_move; /* of one of them */
  gboolean touch_keeps_offer;      /* an offer is declined by the reply move alone */
  gboolean is_flag_doubtful;
  const char *replays; /* an illegal move is taken back and played on from there; NULL if not */
  BrgIllegalRule standard;
  BrgIllegalRule rapid;         /* fully watched */
  BrgIllegalRule blitz;         /* fully watched; article NULL: as rapid */
  BrgIllegalRule partial_rapid; /* partly watched */
  BrgIllegalRule partial_blitz;
};

G_END_DECLS
