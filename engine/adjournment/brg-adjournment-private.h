/* brg-adjournment-private.h - what the files of adjourned games share; only for engine/adjournment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-adjournment.h"

G_BEGIN_DECLS

/* Marks a text for translation; the engine itself knows no language. */
#define N_(text) (text)

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
} BrgAdjournmentCite;

#define BRG_N_ADJOURNMENT_CITES (BRG_CITE_ADJUDICATED + 1)

/**
 * BrgAdjournmentBook:
 * @id: id of the rule book
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
 * @articles: by #BrgAdjournmentCite: book id and article; %NULL: what fide-2023 says is cited
 *
 * What a book says on adjourned games.
 */
typedef struct
{
  const char *id;
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
  const char *articles[BRG_N_ADJOURNMENT_CITES];
} BrgAdjournmentBook;

/** brg_adjournment_find_book: Returns: (transfer none): what @rulebook says */
const BrgAdjournmentBook *brg_adjournment_find_book (const BrgRulebook *rulebook);

/** brg_adjournment_cite: Returns: book id and article of @topic, a constant string */
const char *brg_adjournment_cite (const BrgRulebook *rulebook, BrgAdjournmentCite topic);

/** brg_adjournment_cite_content: Returns: the article on a move read as @content */
const char *brg_adjournment_cite_content (const BrgRulebook *rulebook, BrgEnvelopeContent content);

/**
 * brg_adjournment_cite_event:
 * @state: a state
 * @event: an event that can come
 *
 * Returns: book id and article that speaks of @event, a constant string
 */
const char *brg_adjournment_cite_event (const BrgAdjournment *state,
                                        const BrgAdjournmentEvent *event);

/** brg_adjournment_is_closed: Returns: whether there is a closed envelope, or one that was lost */
gboolean brg_adjournment_is_closed (const BrgAdjournment *state);

/** brg_adjournment_is_over: Returns: whether nothing more is played in @state */
gboolean brg_adjournment_is_over (const BrgAdjournment *state);

/** brg_adjournment_get_answerer: Returns: who answers the move in the envelope */
BrgColour brg_adjournment_get_answerer (const BrgAdjournment *state);

/** brg_adjournment_is_at_hour: Returns: whether events of @kind are told of at the hour and later,
 *   after all who come at the hour were named */
gboolean brg_adjournment_is_at_hour (const BrgAdjournmentEvent *event);

/**
 * brg_adjournment_refuse:
 * @state: a state, settled if brg_adjournment_is_at_hour()
 * @event: an event; its time is not asked
 *
 * Returns: (nullable): why it cannot happen, a constant sentence; %NULL when it can
 */
const char *brg_adjournment_refuse (const BrgAdjournment *state, const BrgAdjournmentEvent *event);

/**
 * brg_adjournment_finish:
 * @state: (inout): a state
 * @end: why the game ends
 * @result: its result
 * @topic: the article
 *
 * Ends the game.
 */
void brg_adjournment_finish (BrgAdjournment *state,
                             BrgAdjournmentEnd end,
                             BrgAdjournmentResult result,
                             BrgAdjournmentCite topic);

/** brg_adjournment_win: Returns: the result when @side wins */
BrgAdjournmentResult brg_adjournment_win (BrgColour side);

/**
 * brg_adjournment_advance:
 * @state: (inout): a state
 * @at: seconds after the hour, not before @state's time; %BRG_ADJOURNMENT_UNTIMED changes nothing
 *   once the hour has come
 *
 * Lets the hour come and the time pass: the clock that runs, and who is too late.
 */
void brg_adjournment_advance (BrgAdjournment *state, gint at);

/** brg_adjournment_open: Opens the envelope, or plays on without it, if that may be now. */
void brg_adjournment_open (BrgAdjournment *state);

/** brg_adjournment_read: Draws what follows from the move as it was read. */
void brg_adjournment_read (BrgAdjournment *state, BrgEnvelopeContent content);

/** brg_adjournment_cite_late_end: Names the article of a game that the sealed move had ended before
 * somebody was too late; @is_missed: whether anybody was not there until now. */
void brg_adjournment_cite_late_end (BrgAdjournment *state, gboolean is_missed);

G_END_DECLS
