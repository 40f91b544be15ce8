/* brg-desk-answer.h - what an arbiter is told about a game in words: verdict, reason, article
 *
 * The sentences are the user's language; articles are ids and are put to words where they are
 * shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-can-mate.h"
#include "brg-notation.h"
#include "brg-play-status.h"
#include "brg-touch.h"

G_BEGIN_DECLS

/**
 * BrgDeskTone:
 *
 * How a verdict sounds: yes, no, beware, a mere statement.
 */
typedef enum
{
  BRG_DESK_TONE_YES,
  BRG_DESK_TONE_NO,
  BRG_DESK_TONE_WARN,
  BRG_DESK_TONE_INFO,
} BrgDeskTone;

/**
 * BrgDeskRulingKind:
 * @BRG_DESK_RULING_WHITE_WINS: the result is recorded: White won
 * @BRG_DESK_RULING_BLACK_WINS: the result is recorded: Black won
 * @BRG_DESK_RULING_DRAW: the result is recorded: drawn
 * @BRG_DESK_RULING_DECLINE: what was offered is declined
 * @BRG_DESK_RULING_CLAIM: what was claimed is declined, and the opponent gets the seconds
 * @BRG_DESK_RULING_CLOSE: it was not so after all; nothing is stored
 * @BRG_DESK_RULING_ILLEGAL: an illegal move is counted, and the opponent gets the seconds
 * @BRG_DESK_RULING_OFFER: the offer of a draw is noted
 * @BRG_DESK_RULING_ADJOURN: the game is adjourned
 * @BRG_DESK_RULING_PLAY: the announced move is played
 * @BRG_DESK_RULING_LINE_ON: the next move of the line is shown on the board
 * @BRG_DESK_RULING_LINE_BACK: the last one of it is taken back
 * @BRG_DESK_RULING_GO_BACK: the board shows the first of the positions that the answer speaks of
 * @BRG_DESK_RULING_DIAGRAMS: the positions that the answer speaks of are put on paper
 * @BRG_DESK_RULING_COUNT: @side of the ruling begins to count moves aloud, %BRG_COLOUR_NONE ends
 * it; see #BrgDeskRules.carry_out
 * @BRG_DESK_RULING_INCREMENT_AGREED: the increment that @side asked for in a quickplay finish is
 * set
 * @BRG_DESK_RULING_INCREMENT_DRAWN: the opponent took that request as an offer of a draw
 * @BRG_DESK_RULING_INCREMENT_REJECTED: the request is rejected
 * @BRG_DESK_RULING_FINISH_DRAWN: the draw that @side claimed in a quickplay finish is declared
 * @BRG_DESK_RULING_FINISH_REJECTED: that claim is rejected
 * @BRG_DESK_RULING_FINISH_PUT_OFF: the game goes on and the claim is decided later
 * @BRG_DESK_RULING_FINISH_PLAYED_OUT: the game came to another end before it was decided
 *
 * What can be done after an answer.
 */
typedef enum
{
  BRG_DESK_RULING_WHITE_WINS,
  BRG_DESK_RULING_BLACK_WINS,
  BRG_DESK_RULING_DRAW,
  BRG_DESK_RULING_DECLINE,
  BRG_DESK_RULING_CLAIM,
  BRG_DESK_RULING_CLOSE,
  BRG_DESK_RULING_ILLEGAL,
  BRG_DESK_RULING_OFFER,
  BRG_DESK_RULING_ADJOURN,
  BRG_DESK_RULING_PLAY,
  BRG_DESK_RULING_LINE_ON,
  BRG_DESK_RULING_LINE_BACK,
  BRG_DESK_RULING_GO_BACK,
  BRG_DESK_RULING_DIAGRAMS,
  BRG_DESK_RULING_COUNT,
  BRG_DESK_RULING_INCREMENT_AGREED,
  BRG_DESK_RULING_INCREMENT_DRAWN,
  BRG_DESK_RULING_INCREMENT_REJECTED,
  BRG_DESK_RULING_FINISH_DRAWN,
  BRG_DESK_RULING_FINISH_REJECTED,
  BRG_DESK_RULING_FINISH_PUT_OFF,
  BRG_DESK_RULING_FINISH_PLAYED_OUT,
} BrgDeskRulingKind;

/**
 * BrgDeskRuling:
 * @kind: what is done
 * @side: whose illegal move or offer it is; whose claim is declined
 * @seconds: what the clock of the opponent of @side gets
 * @label: the words on the button, owned
 *
 * A button of an answer.
 */
typedef struct
{
  BrgDeskRulingKind kind;
  BrgColour side;
  guint seconds;
  char *label;
} BrgDeskRuling;

/**
 * BrgDeskAnswer:
 * @tone: how it sounds
 * @chip: one or two words
 * @text: the reason, one or two sentences
 * @article: (nullable): book id and article it rests on; a constant string
 * @follow: (nullable): what follows if it is otherwise
 * @follow_article: (nullable): article of that; a constant string
 * @rulings: (element-type BrgDeskRuling): buttons, the proposed one first
 * @plies: (nullable) (element-type guint): half-moves that the answer speaks of
 * @is_over_before: whether the game had ended on the board before that which was asked about: it is
 *   no incident any more
 * @is_open: whether it rests on a fact that the game does not tell and nobody has told yet: the
 *   rulings are there to be chosen, none is proposed
 *
 * An answer.
 */
typedef struct
{
  BrgDeskTone tone;
  char *chip;
  char *text;
  const char *article;
  char *follow;
  const char *follow_article;
  GArray *rulings;
  GArray *plies;
  gboolean is_over_before;
  gboolean is_open;
} BrgDeskAnswer;

/**
 * brg_desk_answer_new:
 * @tone: how it sounds
 * @chip: one or two words
 * @text: (transfer full): the reason
 * @article: (nullable): article, a constant string
 *
 * Returns: (transfer full): an answer without buttons
 */
BrgDeskAnswer *brg_desk_answer_new (BrgDeskTone tone,
                                    const char *chip,
                                    char *text,
                                    const char *article);

/**
 * brg_desk_answer_free:
 * @answer: (nullable): an answer
 */
void brg_desk_answer_free (BrgDeskAnswer *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDeskAnswer, brg_desk_answer_free)

/**
 * brg_desk_answer_doubt_unkeyed_flag:
 * @answer: what follows from a flag that fell in a game whose moves were not entered
 *
 * Says before it that this holds only where the last move had not ended the game already.
 */
void brg_desk_answer_doubt_unkeyed_flag (BrgDeskAnswer *answer);

/**
 * brg_desk_answer_add_ruling:
 * @answer: an answer
 * @kind: what is done
 * @side: see #BrgDeskRuling
 * @seconds: see #BrgDeskRuling
 * @label: words on the button
 */
void brg_desk_answer_add_ruling (BrgDeskAnswer *answer,
                                 BrgDeskRulingKind kind,
                                 BrgColour side,
                                 guint seconds,
                                 const char *label);

/**
 * brg_desk_answer_open_claim:
 * @article: (nullable): article of the claim, a constant string
 * @seconds: what the opponent of who claimed it gets
 *
 * A claim of a draw on a game whose moves were not entered: whether it is right is told by who has
 * looked at the score sheets, and by whom it was made.
 *
 * Returns: (transfer full): the question, with a ruling for each answer
 */
BrgDeskAnswer *brg_desk_answer_open_claim (const char *article, guint seconds);

/**
 * brg_desk_answer_tell_unkeyed:
 * @answer: an answer about the position on the board
 * @is_unkeyed: whether the moves of the game were not entered
 *
 * Says in front of it that the position is not that of the game.
 *
 * Returns: (transfer none): @answer
 */
BrgDeskAnswer *brg_desk_answer_tell_unkeyed (BrgDeskAnswer *answer, gboolean is_unkeyed);

/**
 * brg_desk_answer_find_proposed:
 * @answer: (nullable): an answer
 *
 * What Enter does while the answer is on show.
 *
 * Returns: index of the ruling that is proposed, -1 when the answer proposes to do nothing
 */
gint brg_desk_answer_find_proposed (const BrgDeskAnswer *answer);

/**
 * brg_desk_answer_dup_seen:
 * @answer: (nullable): an answer
 *
 * Returns: (transfer full): its reason and what it proposes, to tell whether another answer says
 *   the same
 */
char *brg_desk_answer_dup_seen (const BrgDeskAnswer *answer);

/**
 * BrgDeskCase:
 * @status: the game up to the position on the board
 * @rulebook: the event's rule book
 * @tempo: how fast the game is
 * @is_unkeyed: whether the moves were not entered: the position on the board is not that of the
 * game
 * @is_watched: whether arbiters watch every game, see #BrgSupervision
 * @notation: how moves are written
 * @names: by #BrgColour, the players
 *
 * A game that something is asked about. Nothing is owned.
 */
typedef struct
{
  const BrgPlayStatus *status;
  const BrgRulebook *rulebook;
  BrgTempo tempo;
  gboolean is_unkeyed;
  gboolean is_watched;
  const BrgNotation *notation;
  const char *names[3];
} BrgDeskCase;

/**
 * brg_desk_answer_repetition:
 * @matter: the game
 * @intended: a move that is announced without being made, %BRG_MOVE_NONE for none
 * @has_touched: whether the player having the move has touched a man
 *
 * Returns: (transfer full): whether the player having the move may claim a draw by repetition
 */
BrgDeskAnswer *brg_desk_answer_repetition (const BrgDeskCase *matter,
                                           BrgMove intended,
                                           gboolean has_touched);

/**
 * brg_desk_answer_late_claim:
 * @matter: the game, of a book by which making the move ends the right to claim
 *
 * Returns: (transfer full): what is said to a player who claims a repetition after his move
 */
BrgDeskAnswer *brg_desk_answer_late_claim (const BrgDeskCase *matter);

/**
 * brg_desk_answer_fifty:
 * @matter: the game
 * @intended: a move that is announced without being made, %BRG_MOVE_NONE for none
 * @has_touched: whether the player having the move has touched a man
 *
 * Returns: (transfer full): whether he may claim a draw by fifty moves
 */
BrgDeskAnswer *brg_desk_answer_fifty (const BrgDeskCase *matter,
                                      BrgMove intended,
                                      gboolean has_touched);

/**
 * brg_desk_answer_touch:
 * @matter: the game
 * @touches: (array length=n_touches): what was touched, in order
 * @n_touches: how much; may be 0
 * @moves: (out caller-allocates) (optional): the moves that may be made
 *
 * Returns: (transfer full): what the player having the move may still play
 */
BrgDeskAnswer *brg_desk_answer_touch (const BrgDeskCase *matter,
                                      const BrgTouch *touches,
                                      guint n_touches,
                                      BrgMoveList *moves);

/**
 * brg_desk_answer_can_win:
 * @matter: the game
 * @side: who is to mate
 * @answer: the engine's answer
 *
 * Returns: (transfer full): whether @side can still win, with the line in words
 */
BrgDeskAnswer *brg_desk_answer_can_win (const BrgDeskCase *matter,
                                        BrgColour side,
                                        const BrgCanMateAnswer *answer);

G_END_DECLS
