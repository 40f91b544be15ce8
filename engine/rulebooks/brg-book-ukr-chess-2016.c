/* brg-book-ukr-chess-2016.c - Ukrainian chess rules of 2016
 *
 * Rules: ukr-chess-2016 6.3.2, 6.3.5, 7.7, 9.6.2, 10; rus-chess-2014 13.19, 13.20, 22.4, 24.1, 24.2
 * Tests: tests/engine/test-rulebook.c, tests/engine/test-advice.c,
 *   tests/engine/test-article.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#include "brg-adjournment-book.h"
#include "brg-both-flags-book.h"
#include "brg-claim-book.h"
#include "brg-correction-book.h"
#include "brg-jury.h"
#include "brg-lateness-book.h"
#include "brg-play-rules.h"
#include "brg-record-book.h"
#include "brg-touch-book.h"
#include "brg-verdict-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)
#define LIST(sanction) (1u << BRG_SANCTION_##sanction)
#define KIND(incident) (G_GUINT64_CONSTANT (1) << BRG_INCIDENT_##incident)

/* The book is silent: what FIDE's competition rules say stands with rus-chess-2014 25. */
static const BrgProtestRules protests = {
  .article = "rus-chess-2014 25.3",
  .appeal_article = "rus-chess-2014 25.3",
  .final_article = "rus-chess-2014 25.4",
  .committee = &brg_committee_of_chess,
};

/* What the program knows of the book, article by article, in our own words. */
static const BrgArticle articles[] = {
  { "1.2", BRG_TOPIC_RESULT,
    N_ ("The aim is to checkmate. A king may not be left in check, put into check or "
        "captured.") },
  { "1.3", BRG_TOPIC_DRAW, N_ ("A position in which nobody can checkmate is a draw.") },
  { "2.1", BRG_TOPIC_BOARD,
    N_ ("The board is placed so that each player has a light square in the right-hand corner.") },
  { "2.2", BRG_TOPIC_BOARD,
    N_ ("Each side starts with one king, one queen, two rooks, two bishops, two knights "
        "and eight pawns.") },
  { "3.1", BRG_TOPIC_MOVES,
    N_ ("A piece may not move to a square with a piece of its own colour. A piece of the "
        "other colour there is captured.") },
  { "3.7", BRG_TOPIC_MOVES,
    N_ ("Pawns move one square forward, from the start also two, capture diagonally and "
        "promote on the last rank.") },
  { "3.7.4", BRG_TOPIC_MOVES,
    N_ ("A pawn that has just moved two squares may be captured en passant by a pawn "
        "beside it, on the very next move only.") },
  { "3.7.5", BRG_TOPIC_MOVES,
    N_ ("A pawn on the last rank is replaced by a queen, rook, bishop or knight of its "
        "colour as part of the same move.") },
  { "3.8", BRG_TOPIC_MOVES, N_ ("The king moves to an adjoining square, or castles.") },
  { "3.8.3", BRG_TOPIC_MOVES,
    N_ ("The right to castle is lost when the king has moved, or with a rook that has moved.") },
  { "3.8.4", BRG_TOPIC_MOVES,
    N_ ("Castling is prevented for now while the king is in check, passes over or reaches an "
        "attacked square, or a piece stands between king and rook.") },
  { "3.9", BRG_TOPIC_MOVES,
    N_ ("A king is in check when it is attacked, even by a pinned piece. No move may leave "
        "it or put it there.") },
  { "3.10", BRG_TOPIC_MOVES,
    N_ ("A move is legal when it meets all the rules for moving pieces; any other move is "
        "illegal.") },
  { "3.12", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("A position is illegal when it cannot be reached by any series of legal moves.") },
  { "4.1", BRG_TOPIC_TOUCHING, N_ ("Each move is played with one hand only.") },
  { "4.2", BRG_TOPIC_TOUCHING,
    N_ ("The player having the move may adjust pieces after saying so.") },
  { "4.3", BRG_TOPIC_TOUCHING,
    N_ ("Touch-move: the player having the move must move or capture a piece touched on "
        "purpose.") },
  { "4.3.1", BRG_TOPIC_TOUCHING,
    N_ ("The first of the player's own pieces touched that can be moved must be moved.") },
  { "4.3.2", BRG_TOPIC_TOUCHING,
    N_ ("The first of the opponent's pieces touched must be captured, if it can be.") },
  { "4.3.3", BRG_TOPIC_TOUCHING,
    N_ ("With a piece of each colour touched, the own piece captures the other; if it "
        "cannot, the first touched that can move or be captured counts.") },
  { "4.4.1", BRG_TOPIC_TOUCHING,
    N_ ("King and rook touched: castle on that side if it is legal.") },
  { "4.4.2", BRG_TOPIC_TOUCHING,
    N_ ("Rook touched on purpose before the king: no castling on that side in this move; "
        "the rook moves.") },
  { "4.4.3", BRG_TOPIC_TOUCHING,
    N_ ("King, then rook touched to castle, but castling there is illegal: another legal king "
        "move, castling on the other side included; if there is none, any legal move.") },
  { "4.4.4", BRG_TOPIC_TOUCHING,
    N_ ("The new piece is chosen when it touches the promotion square.") },
  { "4.5", BRG_TOPIC_TOUCHING,
    N_ ("If no touched piece can be moved or captured, any legal move may be made.") },
  { "4.6", BRG_TOPIC_MOVES,
    N_ ("Pawn and new piece may be handled in any order; the pawn need not reach the "
        "promotion square.") },
  { "4.7", BRG_TOPIC_MOVES,
    N_ ("A piece released on a square in a legal move stays there for this move.") },
  { "4.7.1", BRG_TOPIC_MOVES,
    N_ ("A capture is made when the captured piece is off the board and the capturing "
        "piece is released.") },
  { "4.7.2", BRG_TOPIC_MOVES,
    N_ ("Castling is made when the rook is released. With the king released only this "
        "castling may follow, if it is legal.") },
  { "4.7.3", BRG_TOPIC_MOVES,
    N_ ("A promotion is made when the new piece is released and the pawn is off the board.") },
  { "4.8", BRG_TOPIC_CLAIM,
    N_ ("After touching a piece to move or capture, the player can no longer complain "
        "about the opponent's touching.") },
  { "4.9", BRG_TOPIC_OFFICIAL,
    N_ ("A player who cannot move the pieces may have an assistant if the arbiter allows "
        "it.") },
  { "5.1.1", BRG_TOPIC_RESULT, N_ ("Checkmate by a legal move wins and ends the game at once.") },
  { "5.1.2", BRG_TOPIC_RESULT, N_ ("Resigning loses and ends the game at once.") },
  { "5.2.1", BRG_TOPIC_DRAW,
    N_ ("Stalemate reached by a legal move is a draw and ends the game at once.") },
  { "5.2.2", BRG_TOPIC_DRAW,
    N_ ("A dead position, where neither side can ever checkmate, is a draw and ends the "
        "game at once.") },
  { "5.2.3", BRG_TOPIC_DRAW,
    N_ ("The players may agree to a draw during the game, which ends it at once.") },
  { "6.1", BRG_TOPIC_CLOCK,
    N_ ("A chess clock has two displays of which only one runs at a time. A fallen flag "
        "means that the time is used up.") },
  { "6.2", BRG_TOPIC_CLOCK,
    N_ ("Use of the clock and the periods: saved time is kept, and with delay the main time "
        "runs after the extra time. The rule book prints this number twice.") },
  { "6.2.1", BRG_TOPIC_CLOCK,
    N_ ("Pressing the clock completes the move; so does a move that ends the game or the "
        "player's next move. How many moves in which time is fixed in advance.") },
  { "6.2.2", BRG_TOPIC_CLOCK,
    N_ ("The clock is pressed with the hand that moved. No finger may rest on the button "
        "or hover over it.") },
  { "6.2.3", BRG_TOPIC_CLOCK,
    N_ ("No hitting, lifting or pressing the clock before the move; misuse is penalised. "
        "After a flag fall the number of moves is checked at once.") },
  { "6.2.4", BRG_TOPIC_CLOCK,
    N_ ("Only the player whose clock is running may adjust pieces. The arbiter decides "
        "where the clock stands.") },
  { "6.2.5", BRG_TOPIC_CLOCK,
    N_ ("A player who cannot use the clock may have an assistant. The arbiter corrects the "
        "time, but not for players with a disability.") },
  { "6.3", BRG_TOPIC_LATENESS, N_ ("Start of the round, lateness and the fall of the flag.") },
  { "6.3.1", BRG_TOPIC_LATENESS, N_ ("White's clock is started at the time set for the round.") },
  { "6.3.2", BRG_TOPIC_LATENESS,
    N_ ("The regulations must set the default time. Arriving later loses, unless the "
        "arbiter decides otherwise.") },
  { "6.3.3", BRG_TOPIC_LATENESS,
    N_ ("With both absent and a default time above zero, White loses the time until White "
        "arrives, unless decided otherwise.") },
  { "6.3.4", BRG_TOPIC_FLAG,
    N_ ("A flag has fallen when the arbiter sees it or a player validly claims it.") },
  { "6.3.5", BRG_TOPIC_FLAG,
    N_ ("A player who does not complete the moves in time loses. It is a draw if the opponent "
        "could never checkmate by any legal moves.") },
  { "6.4.1", BRG_TOPIC_CLOCK,
    N_ ("What the clock shows is final unless it is evidently defective. The arbiter replaces "
        "a defective clock and estimates the times.") },
  { "6.4.2", BRG_TOPIC_CLOCK,
    N_ ("Incorrect clock settings found during the game: the arbiter stops the clock and "
        "corrects times and move counter.") },
  { "6.4.3", BRG_TOPIC_CLOCK,
    N_ ("Screens with positions and clock times may be shown, but a claim cannot rest on "
        "them alone.") },
  { "6.5", BRG_TOPIC_FLAG,
    N_ ("Both flags fallen and unknown which fell first: a draw in the last period; in an "
        "earlier one the game continues.") },
  { "6.6.1", BRG_TOPIC_CLOCK,
    N_ ("The arbiter stops the clock when a game has to be interrupted, and decides when "
        "it goes on.") },
  { "6.6.2", BRG_TOPIC_CLOCK,
    N_ ("A player may stop the clock only to call the arbiter, for example when a piece "
        "for promotion is missing.") },
  { "6.6.4", BRG_TOPIC_CLOCK, N_ ("Stopping the clock without a good reason is penalised.") },
  { "7.1", BRG_TOPIC_IRREGULARITY,
    N_ ("When a position is set back, the arbiter sets the clocks by best judgement and "
        "corrects the move counter.") },
  { "7.2", BRG_TOPIC_IRREGULARITY,
    N_ ("Wrong initial position: the game is cancelled and a new one is played.") },
  { "7.3", BRG_TOPIC_IRREGULARITY,
    N_ ("Board placed wrongly: the position is transferred to a correctly placed board, and "
        "the game continues.") },
  { "7.4", BRG_TOPIC_IRREGULARITY,
    N_ ("Colours reversed: the game continues unless the arbiter decides otherwise.") },
  { "7.5", BRG_TOPIC_IRREGULARITY,
    N_ ("Displaced pieces are put back in the offender's time. The arbiter may penalise "
        "it.") },
  { "7.6", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("After a completed illegal move the position before it is restored, and touch-move "
        "applies. A pawn left on the last rank becomes a queen.") },
  { "7.7", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("The first completed illegal move gives the opponent two minutes, the second "
        "loses. It is a draw when the opponent could never checkmate.") },
  { "7.8", BRG_TOPIC_IRREGULARITY,
    N_ ("A piece found out of place: the last certain position is restored and the game "
        "goes on from there.") },
  { "8", BRG_TOPIC_RECORD,
    N_ ("The record of the game: duty to write, exemption in time trouble and completion "
        "afterwards.") },
  { "8.1", BRG_TOPIC_RECORD,
    N_ ("Both players record all moves clearly in algebraic notation. Writing ahead is "
        "forbidden, except to claim a draw or to seal.") },
  { "8.2", BRG_TOPIC_RECORD,
    N_ ("The scoresheet is only for the game and belongs to the organiser. A player may "
        "reply before writing, but records each move before the next.") },
  { "8.3", BRG_TOPIC_RECORD,
    N_ ("With less than five minutes left and no increment of 30 seconds, a player need "
        "not write for the rest of the period.") },
  { "8.4", BRG_TOPIC_RECORD,
    N_ ("When neither player writes, the arbiter should. After the flag fall the clock "
        "stops and both complete their scoresheets.") },
  { "8.5", BRG_TOPIC_RECORD,
    N_ ("A player who alone stopped writing completes the scoresheet after the flag fall "
        "before moving again.") },
  { "8.6", BRG_TOPIC_RECORD,
    N_ ("Without a complete record the game is rebuilt on a second board under the "
        "arbiter's eyes.") },
  { "8.7", BRG_TOPIC_RECORD,
    N_ ("When the record cannot be completed, the next move is the first of the next "
        "period.") },
  { "8.8", BRG_TOPIC_REPORT,
    N_ ("Both players sign both scoresheets with the result. Even a wrong result stands "
        "unless the arbiter decides otherwise.") },
  { "9.1", BRG_TOPIC_DRAW,
    N_ ("The regulations may forbid draws by agreement before some move, or without the "
        "arbiter's consent.") },
  { "9.2", BRG_TOPIC_DRAW,
    N_ ("A draw is offered after making a move and before pressing the clock. It has no "
        "conditions and stands until it is answered.") },
  { "9.3", BRG_TOPIC_CLAIM,
    N_ ("The player having the move may claim a draw when a position has appeared, or will "
        "appear after the written move, for at least the third time.") },
  { "9.4", BRG_TOPIC_CLAIM,
    N_ ("A draw may be claimed after 50 moves by each side without a pawn move or capture; "
        "the last move may be written and announced.") },
  { "9.5", BRG_TOPIC_CLAIM,
    N_ ("A player who touches a piece cannot claim repetition or 50 moves in this move.") },
  { "9.6", BRG_TOPIC_CLAIM,
    N_ ("The clock is stopped for a claim, which cannot be withdrawn. A correct claim ends "
        "the game as a draw at once.") },
  { "9.6.2", BRG_TOPIC_CLAIM,
    N_ ("An incorrect claim gives the opponent two minutes. The game continues and the "
        "announced move must be made.") },
  { "9.7", BRG_TOPIC_DRAW,
    N_ ("The same position after at least five consecutive moves by each player is a draw "
        "without a claim.") },
  { "9.8", BRG_TOPIC_DRAW,
    N_ ("75 moves by each without a pawn move or capture are a draw without a claim. Checkmate "
        "on the last move takes precedence.") },
  { "9.9", BRG_TOPIC_DRAW,
    N_ ("A position in which nobody can ever checkmate ends the game as a draw at once.") },
  { "10", BRG_TOPIC_RESULT,
    N_ ("A win is one point, a draw half a point, a loss zero, unless the regulations say "
        "otherwise.") },
  { "12.3", BRG_TOPIC_SANCTION,
    N_ ("The list of penalties to which the articles on clock and pieces refer. It is not "
        "in the text at hand; FIDE's list is the nearest.") },
};

/* How an illegal move is paid for, ukr-chess-2016 7.7; at every tempo. */
#define ILLEGAL(what, first)                                                          \
  { .kind = BRG_INCIDENT_##what,                                                      \
    .counts = { 1, 1 },                                                               \
    .article = "ukr-chess-2016 7.7",                                                  \
    .sanction = BRG_SANCTION_TIME,                                                    \
    .clock = BRG_CLOCK_OPPONENT,                                                      \
    .seconds = 120,                                                                   \
    .note = first },                                                                  \
  {                                                                                   \
    .kind = BRG_INCIDENT_##what, .counts = { 2, 0 }, .article = "ukr-chess-2016 7.7", \
    .sanction = BRG_SANCTION_LOSS, .result = BRG_RESULT_LOST,                         \
    .draw_article = "ukr-chess-2016 7.7",                                             \
    .note = N_ ("All illegal moves of this player in this game count together.")      \
  }

/* Left to the list of 12.3, which the book names but the print at hand does not hold. */
#define CHOOSE(what, of, more)                                                                     \
  {                                                                                                \
    .kind = BRG_INCIDENT_##what, .article = "ukr-chess-2016 " of, .sanction = BRG_SANCTION_CHOOSE, \
    .note = more                                                                                   \
  }

/* What an assistant does for a player who cannot; the clock is adjusted, but not of a player with a
 * disability. */
#define ASSISTED(kind_, article_)                                                       \
  { .kind = BRG_INCIDENT_##kind_,                                                       \
    .when = BRG_WHEN_DISABLED,                                                          \
    .article = article_,                                                                \
    .sanction = BRG_SANCTION_CONTINUE,                                                  \
    .note = NOTE_ASSISTANT },                                                           \
  {                                                                                     \
    .kind = BRG_INCIDENT_##kind_, .article = article_, .sanction = BRG_SANCTION_CHOOSE, \
    .choices = LIST (TIME), .choices_article = article_, .note = NOTE_ASSISTANT_TIME,   \
  }

#define NOTE_ASSISTANT                                                                       \
  N_ ("The arbiter approves the assistant, whose name goes into the description. The clock " \
      "stays.")
#define NOTE_ASSISTANT_TIME                                                                        \
  N_ ("The arbiter approves the assistant, whose name goes into the description, and adjusts the " \
      "player’s clock fairly.")

/* What the book says of incidents; the first row that fits answers. Of conduct the print at hand
 * has nothing, so only the list that it refers to is named; of outside interference there is no
 * row. */
static const BrgIncidentRule incidents[] = {
  /* ukr-chess-2016 7.2, 7.3, 7.6, 7.8: "if during the game it is found" */
  AFTER_GAME (ILLEGAL_MOVE, "ukr-chess-2016 7.6"),
  AFTER_GAME (PROMOTION_UNFINISHED, "ukr-chess-2016 7.6"),
  AFTER_GAME (KING_CAPTURE, "ukr-chess-2016 7.6"),
  AFTER_GAME (BOTH_IN_CHECK, "ukr-chess-2016 7.6"),
  AFTER_GAME (WRONG_START, "ukr-chess-2016 7.2"),
  AFTER_GAME (BOARD_TURNED, "ukr-chess-2016 7.3"),
  AFTER_GAME (DISPLACED_LATER, "ukr-chess-2016 7.8"),
  /* ukr-chess-2016 4.9: nothing is said of the clock */
  { .kind = BRG_INCIDENT_ASSISTANT_MOVES,
    .article = "ukr-chess-2016 4.9",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = NOTE_ASSISTANT },
  /* ukr-chess-2016 6.2.5, 8.1 */
  ASSISTED (ASSISTANT_CLOCK, "ukr-chess-2016 6.2.5"),
  ASSISTED (ASSISTANT_RECORD, "ukr-chess-2016 8.1"),
  ILLEGAL (
      ILLEGAL_MOVE,
      N_ ("Restore the position before the move. The piece that was touched must move if it can.")),
  ILLEGAL (PROMOTION_UNFINISHED, N_ ("It counts as an illegal move. The pawn becomes a queen.")),
  ILLEGAL (KING_CAPTURE,
           N_ ("Capturing the king is an illegal move. Restore the position before it.")),
  /* ukr-chess-2016 4.1, 6.2.3. */
  CHOOSE (TWO_HANDS, "4.1", N_ ("The rule book does not treat it as an illegal move.")),
  CHOOSE (PRESS_WITHOUT_MOVE,
          "6.2.3",
          N_ ("The rule book does not treat it as an illegal move. The player must still move.")),
  /* ukr-chess-2016 9.6.2. */
  { .kind = BRG_INCIDENT_FALSE_DRAW_CLAIM,
    .article = "ukr-chess-2016 9.6.2",
    .sanction = BRG_SANCTION_TIME,
    .clock = BRG_CLOCK_OPPONENT,
    .seconds = 120,
    .note = N_ ("The game goes on. If a move was announced for the claim, it must be made.") },
  /* ukr-chess-2016 6.3.5. */
  { .kind = BRG_INCIDENT_FLAG,
    .article = "ukr-chess-2016 6.3.5",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "ukr-chess-2016 6.3.5",
    .note = N_ ("Check that the moves of the period were not completed. What ended the game on the "
                "board before the flag fell stands.") },
  /* ukr-chess-2016 6.5.1, 6.5.2. */
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .when = BRG_WHEN_EARLIER_PERIOD,
    .article = "ukr-chess-2016 6.5.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Only if nobody knows which flag fell first.") },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .article = "ukr-chess-2016 6.5.2",
    .sanction = BRG_SANCTION_NONE,
    .result = BRG_RESULT_DRAWN,
    .note = N_ ("Only if nobody knows which flag fell first.") },
  /* ukr-chess-2016 6.3.2, 6.3.3. */
  { .kind = BRG_INCIDENT_LATE,
    .when = BRG_WHEN_IN_TIME,
    .article = "ukr-chess-2016 6.3.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Not too late yet: the player plays on with the time left.") },
  { .kind = BRG_INCIDENT_LATE,
    .when = BRG_WHEN_PERIOD_OVER,
    .article = "ukr-chess-2016 6.3.5",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The first period was over before the player came: the game is lost on time.") },
  { .kind = BRG_INCIDENT_LATE,
    .article = "ukr-chess-2016 6.3.2",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The regulations must set the default time. The arbiter may decide otherwise.") },
  { .kind = BRG_INCIDENT_NO_SHOW,
    .when = BRG_WHEN_IN_TIME,
    .article = "ukr-chess-2016 6.3.2",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("The player may still come: it is not too late yet.") },
  { .kind = BRG_INCIDENT_NO_SHOW,
    .article = "ukr-chess-2016 6.3.2",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The game is lost by forfeit, unless the arbiter decides otherwise.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .when = BRG_WHEN_NO_LATENESS,
    .article = "ukr-chess-2016 6.3.2",
    .sanction = BRG_SANCTION_LOSS_BOTH,
    .result = BRG_RESULT_BOTH_LOST,
    .note = N_ ("The default time is zero here, unless the arbiter decides otherwise.") },
  /* ukr-chess-2016 6.3.2: without it nobody knows when they have lost */
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .when = BRG_WHEN_LATENESS_UNSAID,
    .article = "ukr-chess-2016 6.3.2",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("The regulations must say how late a player may come: ask the organiser. Until "
                "then White's clock runs (6.3.3).") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .article = "ukr-chess-2016 6.3.3",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("White loses the time until White arrives. A player who arrives after the "
                "default time loses; if nobody arrives, both do.") },
  /* ukr-chess-2016 7.4, 7.2, 7.3, 7.5. */
  { .kind = BRG_INCIDENT_WRONG_COLOURS,
    .article = "ukr-chess-2016 7.4",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Unless the arbiter decides otherwise.") },
  { .kind = BRG_INCIDENT_WRONG_START,
    .article = "ukr-chess-2016 7.2",
    .sanction = BRG_SANCTION_NEW_GAME,
    .result = BRG_RESULT_REPLAY,
    .note = N_ ("The game is cancelled, and a new one is played.") },
  { .kind = BRG_INCIDENT_BOARD_TURNED,
    .article = "ukr-chess-2016 7.3",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("Transfer the position to a correctly placed board; the game continues.") },
  { .kind = BRG_INCIDENT_DISPLACED,
    .article = "ukr-chess-2016 7.5",
    .sanction = BRG_SANCTION_CORRECT,
    .lets_choose = TRUE,
    .note = N_ (
        "The player puts the pieces back on his own time. The arbiter may penalise the player.") },
  /* ukr-chess-2016 4.3. */
  { .kind = BRG_INCIDENT_TOUCH_MOVE,
    .article = "ukr-chess-2016 4.3",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("The piece touched first must be moved or captured if possible. The right to "
                "claim ends when the opponent touches a piece.") },
  /* ukr-chess-2016 6.2.3, 6.6.4. */
  CHOOSE (CLOCK_MISUSE, "6.2.3", NULL),
  CHOOSE (CLOCK_STOPPED, "6.6.4", N_ ("Only if there was no valid reason to stop the clocks.")),
  CHOOSE (UNJUSTIFIED_CALL, "6.6.4", N_ ("Only if there was no valid reason to call the arbiter.")),
  { .kind = BRG_INCIDENT_PHONE,
    .article = "ukr-chess-2016 12.3",
    .sanction = BRG_SANCTION_CHOOSE,
    .regulations_decide = TRUE,
    .note = N_ ("See the regulations about devices.") },
  CHOOSE (SEARCH_REFUSED, "12.3", N_ ("See the regulations.")),
  CHOOSE (DISTRACTION, "12.3", NULL),
  /* ukr-chess-2016 9.1, 5.2.3: during the game, with no least number of moves */
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .when = BRG_WHEN_OFFER_BARRED,
    .article = "ukr-chess-2016 9.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = NOTE_AGREEMENT_BARRED },
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .article = "ukr-chess-2016 5.2.3",
    .result = BRG_RESULT_DRAWN },
  /* ukr-chess-2016 9.1 bars agreeing too early, not offering. */
  CHOOSE (REPEATED_DRAW_OFFER, "9.2", N_ ("The offer itself stands until it is answered.")),
  CHOOSE (LEFT_AREA, "12.3", NULL),
  CHOOSE (NOTES_OR_ADVICE, "12.3", NULL),
  CHOOSE (REFUSAL, "12.3", NULL),
  CHOOSE (REFUSAL_BOTH, "12.3", N_ ("For each of the two players.")),
  CHOOSE (ALCOHOL, "12.3", N_ ("See the regulations.")),
  CHOOSE (COLLUSION, "12.3", N_ ("Report it: the federation may do more.")),
  CHOOSE (DRESS, "12.3", N_ ("See the regulations.")),
  /* ukr-chess-2016 7.6, 7.8, 8.1, 8.4. */
  { .kind = BRG_INCIDENT_BOTH_IN_CHECK,
    .article = "ukr-chess-2016 7.6",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("A move was illegal: restore the position before it, and record the illegal move "
                "against the player who made it.") },
  { .kind = BRG_INCIDENT_DISPLACED_LATER,
    .article = "ukr-chess-2016 7.8",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("Restore the position before it; if that is not known, the last position that is. "
                "Nobody is to blame for what nobody saw.") },
  CHOOSE (NOT_RECORDING,
          "8.1",
          N_ ("Not with less than five minutes left and no 30 seconds a move (8.3).")),
  CHOOSE (BRIBERY, "12.3", N_ ("Report it: the federation may do more.")),
  CHOOSE (BETTING, "12.3", N_ ("Report it: the federation may do more.")),
  CHOOSE (INFLUENCE, "12.3", N_ ("Report it: the federation may do more.")),
  CHOOSE (COMPUTER_HELP, "12.3", N_ ("Report it: the federation may do more.")),
};

/* Claims of a draw. */
static const BrgClaimBook claims = {
  /* ukr-chess-2016 9.3, 9.4.1, 9.4.2. */
  .kinds = { { "ukr-chess-2016 9.3", "ukr-chess-2016 9.3", FALSE },
             { "ukr-chess-2016 9.4.2", "ukr-chess-2016 9.4.1", FALSE } },
  /* ukr-chess-2016 9.5. */
  .until = BRG_CLAIM_UNTIL_TOUCH,
  .forfeited = "ukr-chess-2016 9.5",
  /* ukr-chess-2016 9.6.1, 9.6.2. */
  .right = "ukr-chess-2016 9.6.1",
  .wrong = "ukr-chess-2016 9.6.2",
  .seconds = 120,
  .must_play = TRUE,
};

#define UKRAINIAN_ILLEGAL                                                              \
  {                                                                                    \
    .article = "ukr-chess-2016 7.7", .exception = "ukr-chess-2016 7.7", .loses_at = 2, \
    .seconds = 120                                                                     \
  }

/* How games end otherwise than on the board. */
static const BrgVerdictBook verdicts = {
  /* ukr-chess-2016 6.3.5, 5.1.2. */
  .flag = { "ukr-chess-2016 6.3.5", "ukr-chess-2016 6.3.5" },
  .resignation = { "ukr-chess-2016 5.1.2", NULL },
  /* ukr-chess-2016 6.5.1, 6.5.2. */
  /* ukr-chess-2016 5.2.3, 9.1. */
  .agreement = "ukr-chess-2016 5.2.3",
  .agreement_limit = "ukr-chess-2016 9.1",
  /* ukr-chess-2016 7.7. */
  .standard = UKRAINIAN_ILLEGAL,
  .rapid = UKRAINIAN_ILLEGAL,
  .partial_rapid = UKRAINIAN_ILLEGAL,
  .partial_blitz = UKRAINIAN_ILLEGAL,
};

/* What follows from what stands on the board. */
static const BrgPlayRule play_rules[BRG_N_PLAY_FACTS] = {
  [BRG_PLAY_MATE] = { BRG_PLAY_ENDS, "ukr-chess-2016 5.1.1" },
  [BRG_PLAY_STALEMATE] = { BRG_PLAY_ENDS, "ukr-chess-2016 5.2.1" },
  [BRG_PLAY_DEAD] = { BRG_PLAY_ENDS, "ukr-chess-2016 5.2.2" },
  [BRG_PLAY_FIVE_RUNNING] = { BRG_PLAY_ENDS, "ukr-chess-2016 9.7" },
  [BRG_PLAY_SEVENTY_FIVE] = { BRG_PLAY_ENDS, "ukr-chess-2016 9.8" },
  [BRG_PLAY_THREE_TIMES] = { BRG_PLAY_MAY_BE_CLAIMED, "ukr-chess-2016 9.3" },
  [BRG_PLAY_FIFTY] = { BRG_PLAY_MAY_BE_CLAIMED, "ukr-chess-2016 9.4" },
  [BRG_PLAY_WHITE_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "ukr-chess-2016 6.3.5" },
  [BRG_PLAY_BLACK_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "ukr-chess-2016 6.3.5" },
};

/* Touching men. */
static const BrgTouchBook touching = {
  .mixed = BRG_TOUCH_MIXED_FIRST,
  .mixed_is_for_two = TRUE,
  .must_castle = TRUE,
  .barred = BRG_TOUCH_BARRED_ROOK,
  .choice_at_touch = TRUE,
  .adjust = "ukr-chess-2016 4.2",
  .own = "ukr-chess-2016 4.3.1",
  .enemy = "ukr-chess-2016 4.3.2",
  .both_colours = "ukr-chess-2016 4.3.3",
  .castle = "ukr-chess-2016 4.4.1",
  .no_castling = "ukr-chess-2016 4.4.3",
  .rook_first = "ukr-chess-2016 4.4.2",
  .nothing = "ukr-chess-2016 4.5",
  .choice = "ukr-chess-2016 4.4.4",
  .released = "ukr-chess-2016 4.7",
  .released_king = "ukr-chess-2016 4.7.2",
  .released_pawn = "ukr-chess-2016 4.7",
  .released_piece = "ukr-chess-2016 4.7.3",
  .failed_attempt = "ukr-chess-2016 4.7.2",
};

/* Coming late. */
static const BrgLatenessBook lateness = {
  .in_time = "ukr-chess-2016 6.3.1",
  .one_absent = "ukr-chess-2016 6.3.1",
  .both_absent = "ukr-chess-2016 6.3.3",
  .one_loses = "ukr-chess-2016 6.3.2",
  .both_lose = "ukr-chess-2016 6.3.2",
  .flag = "ukr-chess-2016 6.3.5",
};

/* Both flags are down. */
static const BrgBothFlagsBook both_flags = {
  .earlier = "ukr-chess-2016 6.5.1",
  .last = "ukr-chess-2016 6.5.2",
};

/* Clocks that were wrong. */
static const BrgCorrectionRule corrections[] = {
  { .disciplines = G_MAXUINT,
    .is_judgement = TRUE,
    .broken = "ukr-chess-2016 6.4.1",
    .wrong = "ukr-chess-2016 6.4.2" },
};

static const BrgCorrectionBook correction = {
  .rules = corrections,
  .n_rules = G_N_ELEMENTS (corrections),
};

/* Writing the moves. */
static const BrgRecordRule record_rules[] = {
  { G_MAXUINT, "ukr-chess-2016 8.1", "ukr-chess-2016 8.3", NULL, FALSE },
};

/* Adjourned games are named in passing: guideline I of FIDE is the practice of the world. */
static const BrgAdjournmentBook adjournment = {
  .is_chess = TRUE,
  .late_keeps_end = TRUE,
  .spares_unwinnable = TRUE,
  .articles = {
    /* ukr-chess-2016 8.1: a move may be written ahead; what a doubtful one is worth stands nowhere */
    [BRG_CITE_READ_DOUBTFUL] = "ukr-chess-2016 8.1",
    [BRG_CITE_AGREED] = "ukr-chess-2016 5.2.3",
    [BRG_CITE_RESIGNED] = "ukr-chess-2016 5.1.2",
    [BRG_CITE_ONE_LATE] = "ukr-chess-2016 6.3.2",
    [BRG_CITE_BOTH_LATE] = "ukr-chess-2016 6.3.2",
    [BRG_CITE_FLAG] = "ukr-chess-2016 6.3.5",
    [BRG_CITE_MATED] = "ukr-chess-2016 5.1.1",
    [BRG_CITE_STALEMATED] = "ukr-chess-2016 5.2.1",
    [BRG_CITE_DEAD] = "ukr-chess-2016 5.2.2",
  },
  .where_silent = &brg_book_fide_2023,
};

/* Promotion and taking the king are counted with illegal moves. */
#define ILLEGAL_KINDS (KIND (ILLEGAL_MOVE) | KIND (PROMOTION_UNFINISHED) | KIND (KING_CAPTURE))

/* What players wear, the highest first; not to be translated. */
static const char *const titles[] = { "гм",   "мсмк", "мс",   "кмс", "1 р.",
                                      "2 р.", "3 р.", "4 р.", "б/р", NULL };

/* What is usual where the regulations leave it open. */
static const BrgUsualControl usual_controls[] = {
  { G_MAXUINT, "90+30" },
};

static const BrgUsualOrder usual_orders[] = {
  { FALSE, "DE,WIN,SB,KS", NULL, N_ ("Usual") },
  { TRUE, "BH/C1,BH,SB,DE,WIN", NULL, N_ ("Usual") },
};

/* Formats of a play-off, its own first. */
static const char *const playoff_formats[] = { "match", "round-robin", "rus-chess-2014", NULL };

/* Who officiates. */
static const BrgArbiterCategory *const categories[] = {
  &brg_category_international, &brg_category_fide,  &brg_category_national, &brg_category_first,
  &brg_category_second,        &brg_category_third, &brg_category_young,
};

static const BrgJuryBook jury = {
  .categories = categories,
  .n_categories = G_N_ELEMENTS (categories),
};

const BrgRulebook brg_book_ukr_chess_2016 = {
  .id = "ukr-chess-2016",
  .name = N_ ("Ukrainian chess rules 2016"),
  /* Translators: an article of the chess rules; in Russian "ст. %s" */
  .citation = N_ ("art. %s"),
  .disciplines = PLAYS (CHESS) | PLAYS (CHESS960),
  /* Silent as well. */
  .less_than_half = { "rus-chess-2014 24.1.1", FALSE, FALSE, BRG_UNPLAYED_LOST },
  .half_or_more = { "rus-chess-2014 24.1.2", TRUE, FALSE, BRG_UNPLAYED_LOST },
  .default_minutes = 0,
  .point_byes = TRUE,       /* left to the regulations */
  .late_must_be_set = TRUE, /* ukr-chess-2016 6.3.2 */
  .late_article = "ukr-chess-2016 6.3.2",
  .protests = &protests,
  .scoring_article = "ukr-chess-2016 10",
  .swiss_leaver_article = "rus-chess-2014 24.2",
  .leaver_decision_article = "rus-chess-2014 13.20",
  .early_leaver_article = "rus-chess-2014 22.4",
  .missed_article = "rus-chess-2014 13.20",
  .missed_games = 3,
  .no_show_article = "rus-chess-2014 13.19",
  .articles = articles,
  .n_articles = G_N_ELEMENTS (articles),
  .incidents = incidents,
  .n_incidents = G_N_ELEMENTS (incidents),
  .illegal_kinds = ILLEGAL_KINDS,
  .claims = &claims,
  .verdicts = &verdicts,
  .play_rules = play_rules,
  .touching = &touching,
  .lateness = &lateness,
  .control_article = "ukr-chess-2016 6.2.1",
  .carried_article = "ukr-chess-2016 6.2.2",
  .both_flags = &both_flags,
  .correction = &correction,
  .record_rules = record_rules,
  .n_record_rules = G_N_ELEMENTS (record_rules),
  .adjournment = &adjournment,
  .jury = &jury,
  .tie_break_edition = "fide-2026",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_swiss = "dutch",
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .choices = LIST (WARNING) | LIST (TIME) | LIST (LOSS) | LIST (EXPULSION),
  .choices_article = "ukr-chess-2016 12.3",
};
