/* brg-adjournment-book.h - what a book says of adjourned games
 *
 * For engine/adjournment and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgAdjournmentCite:
 *
 * What an article is cited for.
 */
typedef enum
{
  BRG_CITE_SEALING,         /* told to seal, and sealing */
  BRG_CITE_SEALING_EARLY,   /* before the session is over */
  BRG_CITE_KEEPING,         /* what is written on the envelope, who keeps it */
  BRG_CITE_OFFERED,         /* a draw offer that stands */
  BRG_CITE_AGREED,          /* a draw is agreed */
  BRG_CITE_RESIGNED,        /* a player resigns */
  BRG_CITE_RESIGNED_DRAWN,  /* ... and the opponent could never mate */
  BRG_CITE_HOUR_OPENED,     /* who answers is there: opened, his clock runs */
  BRG_CITE_ANSWER_AWAITED,  /* he is absent, his clock runs; opened when he comes */
  BRG_CITE_REPLY_SEALED,    /* the sealer is absent: a reply in a second envelope */
  BRG_CITE_BOTH_ABSENT,     /* nobody is there */
  BRG_CITE_ONE_LATE,        /* too late */
  BRG_CITE_BOTH_LATE,       /* both are */
  BRG_CITE_LATE_BUT_OVER,   /* too late, but the sealed move has ended the game */
  BRG_CITE_READ_SLIP,       /* a slip of the pen */
  BRG_CITE_READ_AMBIGUOUS,  /* it can be several moves */
  BRG_CITE_READ_UNCLEAR,    /* no meaning can be established */
  BRG_CITE_READ_IMPOSSIBLE, /* no such move */
  BRG_CITE_READ_DOUBTFUL,   /* none of these three is spoken of: the arbiter decides */
  BRG_CITE_INVALID_DRAWN,   /* invalid, but the opponent could never mate */
  BRG_CITE_MATED,           /* the move mates */
  BRG_CITE_STALEMATED,      /* it stalemates */
  BRG_CITE_DEAD,            /* nobody can ever mate, or it is drawn otherwise */
  BRG_CITE_LOST_PLAYED_ON,  /* lost envelope, the position is known */
  BRG_CITE_LOST_IN_DOUBT,   /* ... but not which move was sealed */
  BRG_CITE_LOST_REPLAYED,   /* lost envelope, the position is not known */
  BRG_CITE_CLOCKS,          /* clocks are set by the envelope */
  BRG_CITE_CLOCK_WRONG,     /* ... and were set wrongly */
  BRG_CITE_AGAIN,           /* the time of the resumption is up */
  BRG_CITE_INTERRUPTED,     /* one game is interrupted for another */
  BRG_CITE_ADJUDICATED,     /* the game of a player who left */
  BRG_CITE_FLAG,            /* the time of who is absent is over before his moves are made */
  BRG_CITE_OPENING,         /* who must be there before an envelope is opened */
} BrgAdjournmentCite;

#define BRG_N_ADJOURNMENT_CITES (BRG_CITE_OPENING + 1)

/**
 * BrgAdjournmentBook:
 * @is_chess: whether mate, stalemate and moves that can never mate are spoken of
 * @control_first: who wants to adjourn early must wait until both have passed the control, or ask
 *   the arbiter
 * @board_move_is_open: a move made on the board instead of being sealed is an open one
 * @reply_is_sealed: with the sealer absent the answer must not be made on the board
 * @late_keeps_end: a sealed move that ends the game counts also for those who come too late
 * @spares_unwinnable: an invalid move is no loss when the opponent could never mate
 * @resigned_unwinnable: resigning neither
 * @lost_needs_no_doubt: with a lost envelope it matters whether the arbiter is sure of the move,
 *   and the arbiter decides what stands on the clocks
 * @more_time_in_play: a clock found wrong during play is put right towards more time
 * @may_interrupt: the arbiter may interrupt a game for another
 * @offers_in_turn: who has offered a draw waits with the next offer for one of the opponent
 * @rest: rest of a player between two resumed games, in seconds
 * @before_end: how long before the end of the day a game must be resumed, in seconds
 * @resumption: (nullable): book id and article of the two; of another book where they are only a
 *   good custom; %NULL: those of @where_silent hold
 * @articles: by #BrgAdjournmentCite: book id and article; %NULL where the book is silent
 * @where_silent: (nullable): the book whose articles are cited then, as the practice of the world
 *
 * What a book says on adjourned games.
 */
struct _BrgAdjournmentBook
{
  gboolean is_chess;
  gboolean control_first;
  gboolean board_move_is_open;
  gboolean reply_is_sealed;
  gboolean late_keeps_end;
  gboolean spares_unwinnable;
  gboolean resigned_unwinnable;
  gboolean lost_needs_no_doubt;
  gboolean more_time_in_play;
  gboolean may_interrupt;
  gboolean offers_in_turn;
  gint rest;
  gint before_end;
  const char *resumption;
  const char *articles[BRG_N_ADJOURNMENT_CITES];
  const BrgRulebook *where_silent;
};

G_END_DECLS
