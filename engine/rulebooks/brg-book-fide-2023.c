/* brg-book-fide-2023.c - FIDE Laws of Chess, in force since 1 January 2023
 *
 * Rules: fide-2023 4.3, 6.7.1, 6.7.2, 6.9, 7.2.1, 7.2.2, 7.3, 7.4.1, 7.5.5, 9.5.3, 10.1, 11.3.2.2,
 *   A.3, A.5; rus-chess-2014 13.19, 13.20, 22.4, 24.1, 24.2
 * Tests: tests/engine/test-rulebook.c, tests/engine/test-advice.c,
 *   tests/engine/test-article.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#include "brg-adjournment-book.h"
#include "brg-blind-book.h"
#include "brg-both-flags-book.h"
#include "brg-claim-book.h"
#include "brg-correction-book.h"
#include "brg-finish-book.h"
#include "brg-jury.h"
#include "brg-lateness-book.h"
#include "brg-number-book.h"
#include "brg-play-rules.h"
#include "brg-record-book.h"
#include "brg-sealed.h"
#include "brg-staffing.h"
#include "brg-touch-book.h"
#include "brg-verdict-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)
#define LIST(sanction) (1u << BRG_SANCTION_##sanction)
#define KIND(incident) (G_GUINT64_CONSTANT (1) << BRG_INCIDENT_##incident)

/* fide-2023 11.10: any decision, unless the regulations say otherwise. The laws say nothing else;
 * FIDE's competition rules have the committee of rus-chess-2014 25.2. */
static const BrgProtestRules protests = {
  .article = "fide-2023 11.10",
  .appeal_article = "fide-2023 11.10",
  .final_article = "rus-chess-2014 25.4",
  .committee = &brg_committee_of_chess,
};

/* What the program knows of the book, article by article, in our own words. */
static const BrgArticle articles[] = {
  { "1.2", BRG_TOPIC_START, N_ ("White makes the first move, then the players move in turn.") },
  { "1.4", BRG_TOPIC_RESULT,
    N_ ("The aim is to checkmate. A king may not be left in check, put into check or "
        "captured.") },
  { "1.5", BRG_TOPIC_DRAW, N_ ("A position in which nobody can checkmate is a draw.") },
  { "2.1", BRG_TOPIC_BOARD,
    N_ ("The board is placed so that each player has a light square in the right-hand corner.") },
  { "2.2", BRG_TOPIC_BOARD,
    N_ ("Each side starts with one king, one queen, two rooks, two bishops, two knights "
        "and eight pawns.") },
  { "2.3", BRG_TOPIC_START,
    N_ ("The game begins from the usual initial position, each queen on a square of its own "
        "colour.") },
  { "3.1", BRG_TOPIC_MOVES,
    N_ ("A piece may not move to a square with a piece of its own colour. A piece of the "
        "other colour there is captured.") },
  { "3.1.3", BRG_TOPIC_MOVES,
    N_ ("A piece attacks a square even when it may not move there because its own king "
        "would be in check.") },
  { "3.2", BRG_TOPIC_MOVES,
    N_ ("The bishop moves any distance along its diagonals, but not over other pieces.") },
  { "3.3", BRG_TOPIC_MOVES,
    N_ ("The rook moves any distance along its file or rank, but not over other pieces.") },
  { "3.4", BRG_TOPIC_MOVES,
    N_ ("The queen moves any distance along files, ranks and diagonals, but not over other "
        "pieces.") },
  { "3.5", BRG_TOPIC_MOVES, N_ ("Queen, rook and bishop cannot pass over other pieces.") },
  { "3.6", BRG_TOPIC_MOVES,
    N_ ("The knight goes to a nearest square that is not on its own file, rank or "
        "diagonal.") },
  { "3.7", BRG_TOPIC_MOVES,
    N_ ("Pawns move one square forward, from the start also two, capture diagonally and "
        "promote on the last rank.") },
  { "3.7.1", BRG_TOPIC_MOVES, N_ ("A pawn moves one square forward when that square is empty.") },
  { "3.7.2", BRG_TOPIC_MOVES,
    N_ ("On its first move a pawn may go two squares forward when both are empty.") },
  { "3.7.3", BRG_TOPIC_MOVES, N_ ("A pawn captures one square diagonally forward.") },
  { "3.7.4", BRG_TOPIC_MOVES,
    N_ ("A pawn that has just moved two squares may be captured en passant by a pawn "
        "beside it, on the very next move only.") },
  { "3.7.5", BRG_TOPIC_MOVES,
    N_ ("A pawn on the last rank is replaced by a queen, rook, bishop or knight of its "
        "colour as part of the same move.") },
  { "3.8", BRG_TOPIC_MOVES, N_ ("The king moves to an adjoining square, or castles.") },
  { "3.8.2", BRG_TOPIC_MOVES,
    N_ ("In castling the king goes two squares towards a rook on the first rank, and the "
        "rook passes to the square beside it.") },
  { "3.8.2.1", BRG_TOPIC_MOVES,
    N_ ("The right to castle is lost when the king has moved, or with a rook that has moved.") },
  { "3.8.2.2", BRG_TOPIC_MOVES,
    N_ ("Castling is prevented for now while the king is in check, passes over or reaches an "
        "attacked square, or a piece stands between king and rook.") },
  { "3.9", BRG_TOPIC_MOVES,
    N_ ("A king is in check when it is attacked, even by a pinned piece. No move may leave "
        "it or put it there.") },
  { "3.10.1", BRG_TOPIC_MOVES,
    N_ ("A move is legal when it meets all the rules for moving pieces; any other move is "
        "illegal.") },
  { "3.10.3", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("A position is illegal when it cannot be reached by any series of legal moves.") },
  { "4.1", BRG_TOPIC_TOUCHING, N_ ("Each move is played with one hand only.") },
  { "4.2", BRG_TOPIC_TOUCHING,
    N_ ("Only the player having the move may adjust pieces, after saying so. Any other touch "
        "counts as intended unless clearly accidental.") },
  { "4.3", BRG_TOPIC_TOUCHING,
    N_ ("Touch-move: the player having the move must move or capture a piece touched on "
        "purpose.") },
  { "4.3.1", BRG_TOPIC_TOUCHING,
    N_ ("The first of the player's own pieces touched that can be moved must be moved.") },
  { "4.3.2", BRG_TOPIC_TOUCHING,
    N_ ("The first of the opponent's pieces touched must be captured, if it can be.") },
  { "4.3.3", BRG_TOPIC_TOUCHING,
    N_ ("With pieces of both colours touched, the first own piece captures the first piece "
        "of the opponent; if it cannot, the first touched that can move or be captured "
        "counts.") },
  { "4.4", BRG_TOPIC_TOUCHING,
    N_ ("Touching king and rook to castle, touching the rook first, and touching the new "
        "piece at promotion.") },
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
    N_ ("A player who cannot move the pieces may bring an assistant whom the arbiter "
        "accepts.") },
  { "5.1.1", BRG_TOPIC_RESULT, N_ ("Checkmate by a legal move wins and ends the game at once.") },
  { "5.1.2", BRG_TOPIC_RESULT,
    N_ ("Resigning loses at once. It is a draw when the opponent could never checkmate by "
        "any legal moves.") },
  { "5.2.1", BRG_TOPIC_DRAW,
    N_ ("Stalemate reached by a legal move is a draw and ends the game at once.") },
  { "5.2.2", BRG_TOPIC_DRAW,
    N_ ("A dead position, where neither side can ever checkmate, is a draw and ends the "
        "game at once.") },
  { "5.2.3", BRG_TOPIC_DRAW,
    N_ ("The players may agree to a draw once both have made at least one move.") },
  { "6.1", BRG_TOPIC_CLOCK,
    N_ ("A chess clock has two displays of which only one runs at a time. A fallen flag "
        "means that the time is used up.") },
  { "6.2", BRG_TOPIC_CLOCK,
    N_ ("Pressing the clock: what it completes, with which hand, and how the clock is "
        "handled.") },
  { "6.2.1", BRG_TOPIC_CLOCK,
    N_ ("Pressing the clock completes the move. A move that ends the game, or that the "
        "player has followed with another, is complete too.") },
  { "6.2.2", BRG_TOPIC_CLOCK,
    N_ ("A player must always be allowed to press his clock. The time until then is his own.") },
  { "6.2.3", BRG_TOPIC_CLOCK,
    N_ ("The clock is pressed with the hand that moved. No finger may rest on the button "
        "or hover over it.") },
  { "6.2.4", BRG_TOPIC_CLOCK,
    N_ ("No hitting, lifting, knocking over or pressing the clock before the move. Misuse "
        "is penalised.") },
  { "6.2.5", BRG_TOPIC_CLOCK, N_ ("Only the player whose clock is running may adjust pieces.") },
  { "6.2.6", BRG_TOPIC_CLOCK,
    N_ ("A player who cannot use the clock may have an assistant. The arbiter corrects the "
        "time, but not for players with a disability.") },
  { "6.3.1", BRG_TOPIC_CLOCK,
    N_ ("The number of moves and the time for them, with any increment, are fixed in "
        "advance.") },
  { "6.3.2", BRG_TOPIC_CLOCK,
    N_ ("Time saved is kept for the next period. With delay the main time runs only after "
        "the fixed extra time.") },
  { "6.4", BRG_TOPIC_FLAG,
    N_ ("After a flag fall it is checked at once whether the required moves were "
        "completed.") },
  { "6.5", BRG_TOPIC_CLOCK,
    N_ ("The arbiter decides before the game on which side the clock stands.") },
  { "6.6", BRG_TOPIC_LATENESS, N_ ("White's clock is started at the time set for the round.") },
  { "6.7", BRG_TOPIC_LATENESS,
    N_ ("Default time and what happens when one player or both come late.") },
  { "6.7.1", BRG_TOPIC_LATENESS,
    N_ ("The regulations set the default time, otherwise it is zero. Arriving later loses, "
        "unless the arbiter decides otherwise.") },
  { "6.7.2", BRG_TOPIC_LATENESS,
    N_ ("With both absent and a default time above zero, White loses the time until White "
        "arrives, unless decided otherwise.") },
  { "6.8", BRG_TOPIC_FLAG,
    N_ ("A flag has fallen when the arbiter sees it or a player validly claims it.") },
  { "6.9", BRG_TOPIC_FLAG,
    N_ ("A player who does not complete the moves in time loses. It is a draw if the opponent "
        "could never checkmate by any legal moves.") },
  { "6.10.1", BRG_TOPIC_CLOCK,
    N_ ("What the clock shows is final unless it is evidently defective. The arbiter replaces "
        "a defective clock and estimates the times.") },
  { "6.10.2", BRG_TOPIC_CLOCK,
    N_ ("Incorrect clock settings found during the game: the arbiter stops the clock and "
        "corrects times and move counter.") },
  { "6.11", BRG_TOPIC_CLOCK,
    N_ ("A player stops the clock only with a good reason; the arbiter decides when the game "
        "resumes.") },
  { "6.11.1", BRG_TOPIC_CLOCK,
    N_ ("The arbiter stops the clock when a game has to be interrupted.") },
  { "6.11.2", BRG_TOPIC_CLOCK,
    N_ ("A player may stop the clock only to call the arbiter, for example when a piece "
        "for promotion is missing.") },
  { "6.11.4", BRG_TOPIC_CLOCK, N_ ("Stopping the clock without a good reason is penalised.") },
  { "6.12", BRG_TOPIC_CLOCK,
    N_ ("Screens with positions and clock times may be shown, but a claim cannot rest on "
        "them alone.") },
  { "7.1", BRG_TOPIC_IRREGULARITY,
    N_ ("When a position is set back, the arbiter sets the clocks by best judgement and "
        "corrects the move counter.") },
  { "7.2", BRG_TOPIC_IRREGULARITY, N_ ("Wrong initial position and wrongly placed board.") },
  { "7.2.1", BRG_TOPIC_IRREGULARITY,
    N_ ("Wrong initial position: the game is cancelled and a new one is played.") },
  { "7.2.2", BRG_TOPIC_IRREGULARITY,
    N_ ("Board placed wrongly: the position is transferred to a correctly placed board, and "
        "the game continues.") },
  { "7.3", BRG_TOPIC_IRREGULARITY,
    N_ ("Colours reversed: a new game if both players have made fewer than ten moves; later "
        "the game continues.") },
  { "7.4", BRG_TOPIC_IRREGULARITY,
    N_ ("Displaced pieces are put back on the offender's time. Players may stop the clock and "
        "call the arbiter, who may penalise it.") },
  { "7.5", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("An illegal move, an unfinished promotion, pressing without a move and using two "
        "hands are handled alike.") },
  { "7.5.1", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("An illegal move is complete once the clock is pressed. The position before it is "
        "restored, and touch-move applies to its replacement.") },
  { "7.5.2", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("A pawn left on the last rank with the clock pressed is an illegal move; it "
        "becomes a queen.") },
  { "7.5.3", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("Pressing the clock without a move counts as an illegal move.") },
  { "7.5.4", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("Using two hands for one move and pressing the clock counts as an illegal move.") },
  { "7.5.5", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("The first completed illegal move gives the opponent two minutes, the second "
        "loses. It is a draw when the opponent could never checkmate.") },
  { "7.6", BRG_TOPIC_IRREGULARITY,
    N_ ("A piece found out of place: the last certain position is restored and the game "
        "goes on from there.") },
  { "8.1.1", BRG_TOPIC_RECORD,
    N_ ("Both players record all moves one by one, clearly, on paper or on an approved "
        "electronic scoresheet. Draw offers are marked (=).") },
  { "8.1.2", BRG_TOPIC_RECORD,
    N_ ("Writing a move before it is made is forbidden, except to claim a draw or to seal "
        "it.") },
  { "8.1.3", BRG_TOPIC_RECORD,
    N_ ("A player may reply before writing, but must record the last move before making "
        "the next.") },
  { "8.1.4", BRG_TOPIC_RECORD,
    N_ ("The scoresheet is for moves, clock times, draw offers and claims, and for nothing "
        "else.") },
  { "8.1.6", BRG_TOPIC_RECORD,
    N_ ("A player who cannot write may have an assistant. The arbiter corrects the time, "
        "but not for players with a disability.") },
  { "8.3", BRG_TOPIC_RECORD,
    N_ ("Scoresheets belong to the organiser and stay in view of the arbiter. A faulty "
        "electronic one is replaced.") },
  { "8.4", BRG_TOPIC_RECORD,
    N_ ("With less than five minutes left and no increment of 30 seconds, a player need "
        "not write for the rest of the period.") },
  { "8.5", BRG_TOPIC_RECORD,
    N_ ("How the record is completed after time trouble, when one player or both stopped "
        "writing.") },
  { "8.5.1", BRG_TOPIC_RECORD,
    N_ ("When neither player writes, the arbiter should. After the flag fall the clock "
        "stops and both complete their scoresheets.") },
  { "8.5.2", BRG_TOPIC_RECORD,
    N_ ("A player who alone stopped writing completes the scoresheet after the flag fall "
        "before moving again.") },
  { "8.5.3", BRG_TOPIC_RECORD,
    N_ ("Without a complete record the game is rebuilt on a second board under the "
        "arbiter's eyes.") },
  { "8.6", BRG_TOPIC_RECORD,
    N_ ("When the record cannot be completed, the next move is the first of the next "
        "period.") },
  { "8.7", BRG_TOPIC_REPORT,
    N_ ("Both players sign both scoresheets with the result. Even a wrong result stands "
        "unless the arbiter decides otherwise.") },
  { "9.1", BRG_TOPIC_DRAW,
    N_ ("Draw offers: when they are made, how they are answered and what the regulations "
        "may restrict.") },
  { "9.1.1", BRG_TOPIC_DRAW,
    N_ ("The regulations may forbid draws by agreement before some move, or without the "
        "arbiter's consent.") },
  { "9.1.2.1", BRG_TOPIC_DRAW,
    N_ ("A draw is offered after making a move and before pressing the clock. It has no "
        "conditions and stands until it is answered.") },
  { "9.1.2.3", BRG_TOPIC_DRAW, N_ ("A claim of repetition or of 50 moves is also a draw offer.") },
  { "9.2", BRG_TOPIC_CLAIM,
    N_ ("The player having the move may claim a draw when a position has appeared, or will "
        "appear after the written move, for at least the third time.") },
  { "9.2.2", BRG_TOPIC_CLAIM,
    N_ ("Positions are the same with the same player to move, the same pieces and possible "
        "moves. A lost right to castle or to capture en passant makes another position.") },
  { "9.3", BRG_TOPIC_CLAIM,
    N_ ("A draw may be claimed after 50 moves by each side without a pawn move or capture; "
        "the last move may be written and announced.") },
  { "9.4", BRG_TOPIC_CLAIM,
    N_ ("A player who touches a piece cannot claim repetition or 50 moves in this move.") },
  { "9.5", BRG_TOPIC_CLAIM,
    N_ ("The clock is stopped for a claim, which cannot be withdrawn. A correct claim ends "
        "the game as a draw at once.") },
  { "9.5.3", BRG_TOPIC_CLAIM,
    N_ ("An incorrect claim gives the opponent two minutes. The game continues and the "
        "announced move must be made.") },
  { "9.6", BRG_TOPIC_DRAW,
    N_ ("Draws that need no claim: fivefold repetition and 75 moves by each.") },
  { "9.6.1", BRG_TOPIC_DRAW,
    N_ ("The same position for the fifth time is a draw without a claim.") },
  { "9.6.2", BRG_TOPIC_DRAW,
    N_ ("75 moves by each without a pawn move or capture are a draw without a claim. Checkmate "
        "on the last move takes precedence.") },
  { "10.1", BRG_TOPIC_RESULT,
    N_ ("A win is one point, a draw half a point, a loss zero, unless the regulations say "
        "otherwise.") },
  { "10.2", BRG_TOPIC_RESULT,
    N_ ("The points of a game never exceed its full value, and cannot be split otherwise, such "
        "as three quarters to one quarter.") },
  { "11.1", BRG_TOPIC_CONDUCT, N_ ("Players shall do nothing that brings chess into disrepute.") },
  { "11.2", BRG_TOPIC_CONDUCT,
    N_ ("Where players may be during the games, and when they may leave hall and playing "
        "area.") },
  { "11.2.3", BRG_TOPIC_CONDUCT,
    N_ ("A player leaves the playing area, or the venue when on the move, only with the "
        "arbiter's permission. Others enter only with it.") },
  { "11.2.4", BRG_TOPIC_CONDUCT,
    N_ ("The regulations may ask the opponent of the player on the move to report before "
        "leaving.") },
  { "11.3", BRG_TOPIC_CONDUCT, N_ ("Notes, advice, devices, searching and smoking during play.") },
  { "11.3.1", BRG_TOPIC_CONDUCT,
    N_ ("Notes, information, advice and analysing on another board are forbidden during "
        "play.") },
  { "11.3.2", BRG_TOPIC_CONDUCT,
    N_ ("No electronic device in the playing area without permission. The regulations may "
        "allow it switched off in a bag.") },
  { "11.3.2.2", BRG_TOPIC_CONDUCT,
    N_ ("A player found with a device loses and the opponent wins. The regulations may set a "
        "milder penalty.") },
  { "11.3.3", BRG_TOPIC_CONDUCT,
    N_ ("The arbiter may have a player searched in private by a person of the same sex. "
        "Refusing is penalised.") },
  { "11.3.4", BRG_TOPIC_CONDUCT,
    N_ ("Smoking, also of e-cigarettes, only where the arbiter allows it.") },
  { "11.4", BRG_TOPIC_CONDUCT,
    N_ ("Players who have finished their games are spectators and must behave so.") },
  { "11.5", BRG_TOPIC_CONDUCT,
    N_ ("Distracting or annoying the opponent is forbidden, also by unfounded claims, draw "
        "offers or noise.") },
  { "11.6", BRG_TOPIC_SANCTION,
    N_ ("Breaking the rules of conduct is penalised from the arbiter's list.") },
  { "11.7", BRG_TOPIC_SANCTION,
    N_ ("Persistent refusal to comply with the Laws loses. The arbiter decides the opponent's "
        "score.") },
  { "11.8", BRG_TOPIC_SANCTION,
    N_ ("If both players persistently refuse to comply with the Laws, both lose the game.") },
  { "11.9", BRG_TOPIC_CONDUCT, N_ ("A player may ask the arbiter to explain the Laws.") },
  { "11.10", BRG_TOPIC_PROTEST,
    N_ ("A decision of the arbiter can be appealed, even with a signed scoresheet, unless "
        "the regulations say otherwise.") },
  { "11.11", BRG_TOPIC_CONDUCT,
    N_ ("Both players help the arbiter when a game has to be reconstructed.") },
  { "11.12", BRG_TOPIC_CLAIM,
    N_ ("The players check claims of repetition and of 50 moves themselves, supervised by "
        "the arbiter.") },
  { "12.1", BRG_TOPIC_OFFICIAL, N_ ("The arbiter ensures that the Laws of Chess are observed.") },
  { "12.2", BRG_TOPIC_OFFICIAL,
    N_ ("The arbiter ensures fair play, good conditions, quiet and the needs of players with a "
        "disability.") },
  { "12.3", BRG_TOPIC_OFFICIAL,
    N_ ("The arbiter or assistants observe the games, above all in time trouble. The arbiter "
        "enforces decisions and imposes penalties.") },
  { "12.5", BRG_TOPIC_OFFICIAL,
    N_ ("After outside interference the arbiter may add time for one player or both.") },
  { "12.6", BRG_TOPIC_OFFICIAL,
    N_ ("The arbiter does not interfere, does not count moves aloud and does not remind of "
        "the clock.") },
  { "12.7", BRG_TOPIC_CONDUCT,
    N_ ("Anyone who sees an irregularity tells only the arbiter. Spectators and other players "
        "may be expelled for interfering.") },
  { "12.8", BRG_TOPIC_CONDUCT,
    N_ ("Nobody uses phones in the playing area without the arbiter's permission.") },
  { "12.9", BRG_TOPIC_SANCTION,
    N_ ("Penalties: warning, more time for the opponent, less for the offender, points "
        "added or taken, loss, an announced fine, exclusion from rounds, expulsion.") },
  { "A.1", BRG_TOPIC_FAST_PLAY,
    N_ ("Rapid: more than 10 and less than 60 minutes for a game, the increment counted 60 "
        "times.") },
  { "A.2", BRG_TOPIC_FAST_PLAY,
    N_ ("In rapid chess players need not write, but may ask for a scoresheet. Claims based on "
        "the record remain possible.") },
  { "A.3", BRG_TOPIC_FAST_PLAY,
    N_ ("In rapid chess the penalty for illegal moves and incorrect claims is one minute "
        "instead of two.") },
  { "A.4", BRG_TOPIC_FAST_PLAY,
    N_ ("The rules of standard play apply in rapid chess with one arbiter for at most three "
        "games and every game recorded.") },
  { "A.4.3", BRG_TOPIC_FAST_PLAY,
    N_ ("With full supervision in rapid chess a player having the move may see the record, at "
        "most five times in a game.") },
  { "A.5", BRG_TOPIC_FAST_PLAY,
    N_ ("Rapid chess with fewer arbiters has its own rules for claims and for what the arbiter "
        "does.") },
  { "A.5.1", BRG_TOPIC_FAST_PLAY,
    N_ ("After ten completed moves by each the setup stays. A misplaced king cannot "
        "castle, and nobody castles with a misplaced rook. Clocks change only for the "
        "timetable.") },
  { "A.5.2", BRG_TOPIC_FAST_PLAY,
    N_ ("The arbiter may act on an illegal move until the opponent's next move, and so may "
        "the opponent claim it. Later it stands.") },
  { "A.5.3", BRG_TOPIC_FAST_PLAY,
    N_ ("A win on time may be claimed with stopped clocks. It is a draw when the claimant "
        "could never checkmate.") },
  { "A.5.4", BRG_TOPIC_FAST_PLAY,
    N_ ("Both kings in check, or a pawn on the last rank: the arbiter waits for the next "
        "completed move and then declares a draw if it is still so.") },
  { "A.5.5", BRG_TOPIC_FAST_PLAY,
    N_ ("In rapid chess an arbiter who sees a flag fall "
        "announces it.") },
  { "A.6", BRG_TOPIC_FAST_PLAY,
    N_ ("The regulations say whether A.4 or A.5 applies to the whole rapid event.") },
  { "B.1", BRG_TOPIC_FAST_PLAY,
    N_ ("Blitz: 10 minutes or less for a game, the increment counted 60 times.") },
  { "B.2", BRG_TOPIC_FAST_PLAY,
    N_ ("In blitz the penalty of one minute replaces that of two. The rules of standard play "
        "apply with one arbiter for each game and every game recorded.") },
  { "B.3", BRG_TOPIC_FAST_PLAY,
    N_ ("Blitz with fewer arbiters follows the rapid rules A.2 and A.5.") },
  { "B.4", BRG_TOPIC_FAST_PLAY,
    N_ ("The regulations say whether B.2 or B.3 applies to the whole blitz event.") },
  { "C", BRG_TOPIC_RECORD,
    N_ ("Only algebraic notation is accepted. A record in another notation is not evidence, "
        "and the arbiter tells the player so.") },
  { "C.8", BRG_TOPIC_RECORD,
    N_ ("A move is written as the letter of the piece and the square it goes to; a pawn "
        "has no letter.") },
  { "C.9.3", BRG_TOPIC_RECORD,
    N_ ("A capture may have an x. A capturing pawn is named by the file it leaves, and en "
        "passant may be marked e.p.") },
  { "C.10", BRG_TOPIC_RECORD,
    N_ ("When two like pieces can reach a square, the file or rank of departure tells them "
        "apart.") },
  { "C.11", BRG_TOPIC_RECORD, N_ ("At promotion the letter of the new piece follows the square.") },
  { "C.13", BRG_TOPIC_RECORD,
    N_ ("The signs for castling, capture, check, checkmate and en passant; the last four "
        "need not be written.") },
  { "D.1", BRG_TOPIC_BLIND,
    N_ ("When a player is blind, each may demand two boards; the special board has raised dark "
        "squares and pegs.") },
  { "D.2", BRG_TOPIC_BLIND, N_ ("Rules of play when at least one of the players is blind.") },
  { "D.2.1", BRG_TOPIC_BLIND,
    N_ ("Moves are announced clearly, repeated by the opponent and made on both boards, "
        "with set names of files, ranks and pieces.") },
  { "D.2.2", BRG_TOPIC_BLIND,
    N_ ("On the special board a piece is touched when it is taken out of its socket.") },
  { "D.2.3", BRG_TOPIC_BLIND,
    N_ ("A blind player's move is made when the piece is in its new socket, captured pieces "
        "are off and the move has been announced. Then the opponent's clock starts.") },
  { "D.2.6", BRG_TOPIC_BLIND,
    N_ ("A blind player uses a special clock that tells time and moves, or an analogue one "
        "with raised marks.") },
  { "D.2.7", BRG_TOPIC_BLIND,
    N_ ("A slip of the tongue is corrected at once, before the opponent's clock starts.") },
  { "D.2.9", BRG_TOPIC_BLIND,
    N_ ("Boards that differ are matched with the scoresheets; where these differ too, play "
        "goes back to where they agree.") },
  { "D.2.10", BRG_TOPIC_BLIND,
    N_ ("A blind player may have an assistant who makes and announces moves, records, and "
        "tells time only on request.") },
  { "D.2.10.5", BRG_TOPIC_BLIND,
    N_ ("The assistant may claim a flag fall and report that the sighted player touched a "
        "piece.") },
  { "D.2.10.6", BRG_TOPIC_BLIND, N_ ("The assistant may do what an adjournment requires.") },
  { "D.2.11", BRG_TOPIC_BLIND,
    N_ ("Without the blind player's assistant the sighted player may ask somebody to make "
        "and announce the moves.") },
  { "I.1.1", BRG_TOPIC_ADJOURNMENT,
    N_ ("At the end of the session the player having the move writes it, both scoresheets go "
        "into the envelope, it is sealed, then the clock stops.") },
  { "I.1.2", BRG_TOPIC_ADJOURNMENT,
    N_ ("A player may adjourn earlier, but counts as having sealed at the end of the "
        "session. The time left is recorded.") },
  { "I.2", BRG_TOPIC_ADJOURNMENT,
    N_ ("On the envelope: names, position, times used, who sealed, number of the move, "
        "open draw offer, and when and where play resumes.") },
  { "I.3", BRG_TOPIC_ADJOURNMENT,
    N_ ("The arbiter checks what is written on the envelope and keeps it.") },
  { "I.4", BRG_TOPIC_ADJOURNMENT,
    N_ ("A draw offered after the opponent sealed stays valid until it is answered.") },
  { "I.5", BRG_TOPIC_ADJOURNMENT,
    N_ ("Before play resumes the adjourned position is set up, and the clocks show the time that "
        "each had used.") },
  { "I.6", BRG_TOPIC_ADJOURNMENT,
    N_ ("Agreement to a draw or resigning before play resumes ends the game.") },
  { "I.7", BRG_TOPIC_ADJOURNMENT,
    N_ ("The envelope is opened only when the player who must reply is present.") },
  { "I.8", BRG_TOPIC_ADJOURNMENT,
    N_ ("A sealed move that is ambiguous, unclear in meaning or illegal loses, with the "
        "usual exceptions.") },
  { "I.9.1", BRG_TOPIC_ADJOURNMENT,
    N_ ("The player who must reply is present: the envelope is opened, the move made, and that "
        "player's clock started.") },
  { "I.9.2", BRG_TOPIC_ADJOURNMENT,
    N_ ("The player who must reply is absent: that clock runs, and the envelope is opened "
        "on arrival.") },
  { "I.9.3", BRG_TOPIC_ADJOURNMENT,
    N_ ("The player who sealed is absent: the opponent may seal the reply in a new "
        "envelope and start the absent player's clock.") },
  { "I.10", BRG_TOPIC_ADJOURNMENT,
    N_ ("The default time also applies to resumption. A sealed move that ends the game keeps "
        "its result.") },
  { "I.11", BRG_TOPIC_ADJOURNMENT,
    N_ ("Both absent with a default time above zero: the player who must reply loses the "
        "time until arriving.") },
  { "I.12.1", BRG_TOPIC_ADJOURNMENT,
    N_ ("Envelope lost: play goes on from the adjourned position with the recorded times, "
        "and the sealed move is made as claimed.") },
  { "I.12.2", BRG_TOPIC_ADJOURNMENT,
    N_ ("If the position cannot be restored, the game is annulled and replayed.") },
  { "I.13", BRG_TOPIC_ADJOURNMENT,
    N_ ("A wrong clock setting is corrected if it is noticed before the player's first "
        "move. Later the arbiter decides.") },
  { "I.14", BRG_TOPIC_ADJOURNMENT,
    N_ ("The arbiter's watch tells how long the resumption lasts. Its start is announced.") },
  { "II.1", BRG_TOPIC_START,
    N_ ("Chess960 has a random initial position; otherwise it is played like chess.") },
  { "II.2", BRG_TOPIC_START,
    N_ ("In Chess960 the king stands between the rooks, the bishops on squares of both "
        "colours, and Black mirrors White.") },
  { "II.3", BRG_TOPIC_MOVES,
    N_ ("In Chess960 king and rook end castling on the squares of ordinary chess; what "
        "lies on their way must be empty.") },
  { "III.1", BRG_TOPIC_FLAG,
    N_ ("Quickplay finish: the stage in which all the remaining moves must be completed in "
        "a limited time.") },
  { "III.2", BRG_TOPIC_FLAG,
    N_ ("The rules for both flags and quickplay claims hold only when announced, in "
        "standard and rapid play without increment, never in blitz.") },
  { "III.3.1", BRG_TOPIC_FLAG,
    N_ ("Both flags fallen and unknown which fell first: a draw in the last period; in an "
        "earlier one the game continues.") },
  { "III.4", BRG_TOPIC_CLAIM,
    N_ ("With less than two minutes a player may ask for an increment of five seconds, "
        "which is also a draw offer. If it is granted the opponent gets two minutes.") },
  { "III.5", BRG_TOPIC_CLAIM,
    N_ ("With less than two minutes a player may claim a draw because the opponent cannot "
        "win by normal means or is not trying to.") },
  { "III.5.1", BRG_TOPIC_CLAIM,
    N_ ("The arbiter agrees and declares a draw, or else postpones the decision or rejects "
        "the claim.") },
  { "III.5.2", BRG_TOPIC_CLAIM,
    N_ ("When the decision is postponed, the opponent may get two minutes, and the arbiter "
        "watches to the end.") },
  { "III.5.3", BRG_TOPIC_CLAIM,
    N_ ("When the arbiter rejects the claim, the opponent gets two minutes.") },
  { "III.6", BRG_TOPIC_CLAIM,
    N_ ("Without an arbiter the claim ends the game, and the position and record go to an "
        "appointed arbiter.") },
  { "III.6.1.1", BRG_TOPIC_CLAIM,
    N_ ("Without an arbiter, opponent cannot win: the claimant writes down the final position, the "
        "opponent confirms it.") },
  { "III.6.1.2", BRG_TOPIC_CLAIM,
    N_ ("Without an arbiter, opponent does not try to win: position and scoresheet are submitted, "
        "and the opponent confirms both.") },
  { "glossary", BRG_TOPIC_RESULT,
    N_ ("What words and signs mean, among them + and − for unplayed games.") },
};

/* The first illegal move in fast play costs a minute: fide-2023 A.3 in rapid chess, B.2 in blitz.
 */
#define ILLEGAL_MINUTE(what, of_forms, of_when, of, text)                                   \
  {                                                                                         \
    .kind = BRG_INCIDENT_##what, .forms = of_forms, .when = of_when, .counts = { 1, 1 },    \
    .article = "fide-2023 " of, .sanction = BRG_SANCTION_TIME, .clock = BRG_CLOCK_OPPONENT, \
    .seconds = 60, .note = text                                                             \
  }

#define NOTE_STANDS N_ ("The opponent has made his next move: the illegal move stands.")
/* fide-2023 A.5.4 */
#define NOTE_PAWN_STANDS                                                                       \
  N_ ("The opponent has made his next move: the illegal move stands. If the arbiter sees the " \
      "pawn "                                                                                  \
      "still on the last rank after that move, the game is drawn (A.5.4).")

/* How an illegal move is paid for, fide-2023 7.5.5 with A.3, B.2, A.5.2; by B.3 also in blitz. What
 * is put on a level with it counts together with it. */
#define ILLEGAL(what, first, in_time, stands)                                                    \
  { .kind = BRG_INCIDENT_##what,                                                                 \
    .forms = BRG_FORMS_STANDARD,                                                                 \
    .counts = { 1, 1 },                                                                          \
    .article = "fide-2023 7.5.5",                                                                \
    .sanction = BRG_SANCTION_TIME,                                                               \
    .clock = BRG_CLOCK_OPPONENT,                                                                 \
    .seconds = 120,                                                                              \
    .note = first },                                                                             \
      { .kind = BRG_INCIDENT_##what,                                                             \
        .forms = BRG_FORMS_FAST,                                                                 \
        .when = BRG_WHEN_NOT_WATCHED | BRG_WHEN_ANSWERED,                                        \
        .article = "fide-2023 A.5.2",                                                            \
        .sanction = BRG_SANCTION_CONTINUE,                                                       \
        .note = stands },                                                                        \
      ILLEGAL_MINUTE (what, BRG_FORMS_RAPID, BRG_WHEN_WATCHED, "A.3", first),                    \
      ILLEGAL_MINUTE (what, BRG_FORMS_BLITZ, BRG_WHEN_WATCHED, "B.2", first),                    \
      ILLEGAL_MINUTE (what, BRG_FORMS_RAPID, BRG_WHEN_NOT_WATCHED, "A.3", in_time),              \
      ILLEGAL_MINUTE (what, BRG_FORMS_BLITZ, BRG_WHEN_NOT_WATCHED, "B.2", in_time),              \
      { .kind = BRG_INCIDENT_##what,                                                             \
        .forms = BRG_FORMS_FAST,                                                                 \
        .when = BRG_WHEN_NOT_WATCHED,                                                            \
        .counts = { 2, 0 },                                                                      \
        .article = "fide-2023 7.5.5",                                                            \
        .sanction = BRG_SANCTION_LOSS,                                                           \
        .result = BRG_RESULT_LOST,                                                               \
        .draw_article = "fide-2023 7.5.5",                                                       \
        .note = in_time },                                                                       \
  {                                                                                              \
    .kind = BRG_INCIDENT_##what, .counts = { 2, 0 }, .article = "fide-2023 7.5.5",               \
    .sanction = BRG_SANCTION_LOSS, .result = BRG_RESULT_LOST, .draw_article = "fide-2023 7.5.5", \
    .note = N_ ("All illegal moves of this player in this game count together.")                 \
  }

/* Misconduct that the book leaves to the list of fide-2023 12.9. */
#define CHOOSE(what, of, more)                                                                \
  {                                                                                           \
    .kind = BRG_INCIDENT_##what, .article = "fide-2023 " of, .sanction = BRG_SANCTION_CHOOSE, \
    .note = more                                                                              \
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

#define ASSISTED_BLIND(kind_, article_)                                        \
  {                                                                            \
    .kind = BRG_INCIDENT_##kind_, .when = BRG_WHEN_BLIND, .article = article_, \
    .sanction = BRG_SANCTION_CONTINUE, .note = NOTE_ASSISTANT_BLIND,           \
  }

#define NOTE_ASSISTANT_BLIND \
  N_ ("A player who does not see the board has a right to an assistant. The clock stays.")
#define NOTE_ASSISTANT                                                                       \
  N_ ("The arbiter approves the assistant, whose name goes into the description. The clock " \
      "stays.")
#define NOTE_ASSISTANT_TIME                                                                        \
  N_ ("The arbiter approves the assistant, whose name goes into the description, and adjusts the " \
      "player’s clock fairly.")

/* A claim of a draw with no arbiter at hand: it is written down, signed and decided later. */
#define CLAIM_BARRED(kind_, when_, article_, note_)                              \
  {                                                                              \
    .kind = BRG_INCIDENT_##kind_, .when = BRG_WHEN_##when_, .article = article_, \
    .sanction = BRG_SANCTION_CONTINUE, .note = note_,                            \
  }
#define CLAIM_IN_BLITZ(kind_, article_)                                                   \
  {                                                                                       \
    .kind = BRG_INCIDENT_##kind_, .forms = BRG_FORMS_BLITZ, .article = article_,          \
    .sanction = BRG_SANCTION_CONTINUE, .note = N_ ("There is no such request in blitz."), \
  }
#define CLAIM(kind_, article_, note_)                                                   \
  {                                                                                     \
    .kind = BRG_INCIDENT_##kind_, .article = article_, .sanction = BRG_SANCTION_CHOOSE, \
    .choices = LIST (NONE), .choices_article = article_, .note = note_,                 \
  }
#define NOTE_CLAIM_INCREMENT N_ ("There is an increment: this request does not apply.")
#define NOTE_CLAIM_PERIOD N_ ("This is not the last period: another time control follows.")
#define NOTE_CLAIM_POSITION                                                                        \
  N_ ("With less than two minutes left, before the flag falls; it ends the game. The player "      \
      "writes "                                                                                    \
      "down the final position and the opponent confirms it. Save it as a draft until an arbiter " \
      "decides.")
#define NOTE_CLAIM_RECORD                                                                         \
  N_ ("With less than two minutes left, before the flag falls; it ends the game. The player "     \
      "writes "                                                                                   \
      "down the final position and submits the scoresheet, and the opponent confirms both. Save " \
      "it "                                                                                       \
      "as a draft until an arbiter decides.")

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  /* fide-2023 7.2.1, 7.2.2, 7.3, 7.5.1 to 7.5.4, 7.6: "if during a game it is found" */
  AFTER_GAME (ILLEGAL_MOVE, "fide-2023 7.5.1"),
  AFTER_GAME (PROMOTION_UNFINISHED, "fide-2023 7.5.2"),
  AFTER_GAME (PRESS_WITHOUT_MOVE, "fide-2023 7.5.3"),
  AFTER_GAME (TWO_HANDS, "fide-2023 7.5.4"),
  AFTER_GAME (KING_CAPTURE, "fide-2023 7.5.1"),
  AFTER_GAME (BOTH_IN_CHECK, "fide-2023 7.5.1"),
  AFTER_GAME (WRONG_START, "fide-2023 7.2.1"),
  AFTER_GAME (BOARD_TURNED, "fide-2023 7.2.2"),
  AFTER_GAME (WRONG_COLOURS, "fide-2023 7.3"),
  AFTER_GAME (DISPLACED_LATER, "fide-2023 7.6"),
  /* fide-2023 D.2.10.1, D.2.10.3: who does not see the board has a right to it */
  ASSISTED_BLIND (ASSISTANT_MOVES, "fide-2023 D.2.10.1"),
  ASSISTED_BLIND (ASSISTANT_CLOCK, "fide-2023 D.2.10.3"),
  ASSISTED_BLIND (ASSISTANT_RECORD, "fide-2023 D.2.10.3"),
  /* fide-2023 4.9: nothing is said of the clock */
  { .kind = BRG_INCIDENT_ASSISTANT_MOVES,
    .article = "fide-2023 4.9",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = NOTE_ASSISTANT },
  /* fide-2023 6.2.6, 8.1.6 */
  ASSISTED (ASSISTANT_CLOCK, "fide-2023 6.2.6"),
  ASSISTED (ASSISTANT_RECORD, "fide-2023 8.1.6"),
  /* fide-2023 III.6.1.1, III.6.1.2, III.2.1, III.2.2, III.1: a claim without an arbiter */
  CLAIM_IN_BLITZ (CLAIM_CANNOT_WIN, "fide-2023 III.2.2"),
  CLAIM_BARRED (CLAIM_CANNOT_WIN, INCREMENT, "fide-2023 III.2.2", NOTE_CLAIM_INCREMENT),
  CLAIM_BARRED (CLAIM_CANNOT_WIN,
                NOT_ANNOUNCED,
                "fide-2023 III.2.1",
                N_ ("The guidelines apply only if they were announced beforehand.")),
  CLAIM_BARRED (CLAIM_CANNOT_WIN, EARLIER_PERIOD, "fide-2023 III.1", NOTE_CLAIM_PERIOD),
  CLAIM (CLAIM_CANNOT_WIN, "fide-2023 III.6.1.1", NOTE_CLAIM_POSITION),
  CLAIM_IN_BLITZ (CLAIM_NO_EFFORT, "fide-2023 III.2.2"),
  CLAIM_BARRED (CLAIM_NO_EFFORT, INCREMENT, "fide-2023 III.2.2", NOTE_CLAIM_INCREMENT),
  CLAIM_BARRED (CLAIM_NO_EFFORT,
                NOT_ANNOUNCED,
                "fide-2023 III.2.1",
                N_ ("The guidelines apply only if they were announced beforehand.")),
  CLAIM_BARRED (CLAIM_NO_EFFORT, EARLIER_PERIOD, "fide-2023 III.1", NOTE_CLAIM_PERIOD),
  CLAIM (CLAIM_NO_EFFORT, "fide-2023 III.6.1.2", NOTE_CLAIM_RECORD),
  ILLEGAL (
      ILLEGAL_MOVE,
      N_ ("Restore the position before the move. The piece that was touched must move if it can."),
      N_ ("Only until the opponent has made his next move. Restore the position; the piece "
          "that was touched must move if it can."),
      NOTE_STANDS),
  ILLEGAL (
      TWO_HANDS,
      N_ ("It counts as an illegal move. Restore the position; the piece that was touched must "
          "move if it can."),
      N_ ("It counts as an illegal move, but only until the opponent has made his next move."),
      NOTE_STANDS),
  ILLEGAL (
      PRESS_WITHOUT_MOVE,
      N_ ("It counts as an illegal move. The player must still move; correct the clocks as well as "
          "possible."),
      N_ ("It counts as an illegal move, but only until the opponent has made his next move."),
      NOTE_STANDS),
  ILLEGAL (PROMOTION_UNFINISHED,
           N_ ("It counts as an illegal move. The pawn becomes a queen."),
           N_ ("It counts as an illegal move, and the pawn becomes a queen. If the opponent has "
               "moved and the pawn still stands there, the game is drawn."),
           NOTE_PAWN_STANDS),
  ILLEGAL (KING_CAPTURE,
           N_ ("Capturing the king is an illegal move. Restore the position before it."),
           N_ ("Capturing the king is an illegal move. It can be claimed only until the "
               "opponent has made his next move."),
           NOTE_STANDS),
  /* fide-2023 9.5.3; A.3 in rapid chess, B.2 in blitz. */
  { .kind = BRG_INCIDENT_FALSE_DRAW_CLAIM,
    .forms = BRG_FORMS_STANDARD,
    .article = "fide-2023 9.5.3",
    .sanction = BRG_SANCTION_TIME,
    .clock = BRG_CLOCK_OPPONENT,
    .seconds = 120,
    .note = N_ ("The game goes on. If a move was announced for the claim, it must be made.") },
  { .kind = BRG_INCIDENT_FALSE_DRAW_CLAIM,
    .forms = BRG_FORMS_RAPID,
    .article = "fide-2023 A.3",
    .sanction = BRG_SANCTION_TIME,
    .clock = BRG_CLOCK_OPPONENT,
    .seconds = 60,
    .note = N_ ("The game goes on. If a move was announced for the claim, it must be made.") },
  { .kind = BRG_INCIDENT_FALSE_DRAW_CLAIM,
    .forms = BRG_FORMS_BLITZ,
    .article = "fide-2023 B.2",
    .sanction = BRG_SANCTION_TIME,
    .clock = BRG_CLOCK_OPPONENT,
    .seconds = 60,
    .note = N_ ("The game goes on. If a move was announced for the claim, it must be made.") },
  /* fide-2023 6.9; A.5.3. */
  { .kind = BRG_INCIDENT_FLAG,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "fide-2023 6.9",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "fide-2023 A.5.3",
    .note = N_ ("Stop the clocks. What ended the game on the board before the flag fell stands.") },
  { .kind = BRG_INCIDENT_FLAG,
    .article = "fide-2023 6.9",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "fide-2023 6.9",
    .note = N_ ("Check that the moves of the period were not completed. What ended the game on the "
                "board before the flag fell stands.") },
  /* Guideline III: never in blitz, and only if it was announced. */
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .forms = BRG_FORMS_BLITZ,
    .article = "fide-2023 III.2.2",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("No rule for blitz: the arbiter has to establish which flag fell first.") },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .when = BRG_WHEN_INCREMENT,
    .article = "fide-2023 III.2.2",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("No rule for games with an increment: the arbiter has to establish which flag "
                "fell first.") },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .when = BRG_WHEN_NOT_ANNOUNCED,
    .article = "fide-2023 III.2.1",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ (
        "The guideline was not announced: the arbiter has to establish which flag fell first.") },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .when = BRG_WHEN_EARLIER_PERIOD,
    .article = "fide-2023 III.3.1.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Only if nobody knows which flag fell first.") },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .article = "fide-2023 III.3.1.2",
    .sanction = BRG_SANCTION_NONE,
    .result = BRG_RESULT_DRAWN,
    .note = N_ ("Only if nobody knows which flag fell first.") },
  /* fide-2023 6.7.1, 6.7.2. */
  { .kind = BRG_INCIDENT_LATE,
    .when = BRG_WHEN_IN_TIME,
    .article = "fide-2023 6.7.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Not too late yet: the player plays on with the time left.") },
  { .kind = BRG_INCIDENT_LATE,
    .when = BRG_WHEN_PERIOD_OVER,
    .article = "fide-2023 6.9",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The first period was over before the player came: the game is lost on time.") },
  { .kind = BRG_INCIDENT_LATE,
    .article = "fide-2023 6.7.1",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The arbiter may decide otherwise. A player who arrives within the default "
                "time plays on with the time left.") },
  { .kind = BRG_INCIDENT_NO_SHOW,
    .when = BRG_WHEN_IN_TIME,
    .article = "fide-2023 6.7.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("The player may still come: it is not too late yet.") },
  { .kind = BRG_INCIDENT_NO_SHOW,
    .article = "fide-2023 6.7.1",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The game is lost by forfeit, unless the arbiter decides otherwise.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .when = BRG_WHEN_NO_LATENESS,
    .article = "fide-2023 6.7.1",
    .sanction = BRG_SANCTION_LOSS_BOTH,
    .result = BRG_RESULT_BOTH_LOST,
    .note = N_ ("The default time is zero here, unless the arbiter decides otherwise.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .article = "fide-2023 6.7.2",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("White loses the time until White arrives. A player who arrives after the "
                "default time loses; if nobody arrives, both do.") },
  /* fide-2023 7.3. */
  { .kind = BRG_INCIDENT_WRONG_COLOURS,
    .moves = { 10, 0 },
    .article = "fide-2023 7.3",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Record the colours as they were played.") },
  { .kind = BRG_INCIDENT_WRONG_COLOURS,
    .article = "fide-2023 7.3",
    .sanction = BRG_SANCTION_NEW_GAME,
    .result = BRG_RESULT_REPLAY,
    .note = N_ ("A new game with the correct colours. Once each side has made ten moves the game "
                "continues.") },
  /* fide-2023 7.2.1; A.5.1.2. */
  { .kind = BRG_INCIDENT_WRONG_START,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .moves = { 10, 0 },
    .article = "fide-2023 A.5.1.2",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("No claim any more. A misplaced king may not castle, and nobody castles with a "
                "misplaced rook.") },
  { .kind = BRG_INCIDENT_WRONG_START,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "fide-2023 7.2.1",
    .sanction = BRG_SANCTION_NEW_GAME,
    .result = BRG_RESULT_REPLAY,
    .note = N_ ("Until each side has completed ten moves; after that the game continues.") },
  { .kind = BRG_INCIDENT_WRONG_START,
    .article = "fide-2023 7.2.1",
    .sanction = BRG_SANCTION_NEW_GAME,
    .result = BRG_RESULT_REPLAY,
    .note = N_ ("The game is cancelled, and a new one is played.") },
  /* fide-2023 7.2.2; A.5.1.2. */
  { .kind = BRG_INCIDENT_BOARD_TURNED,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .moves = { 10, 0 },
    .article = "fide-2023 A.5.1.2",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("No claim is possible once each side has completed ten moves.") },
  { .kind = BRG_INCIDENT_BOARD_TURNED,
    .article = "fide-2023 7.2.2",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("Transfer the position to a correctly placed board; the game continues.") },
  /* fide-2023 7.4.1, 7.4.3. */
  { .kind = BRG_INCIDENT_DISPLACED,
    .article = "fide-2023 7.4.1",
    .sanction = BRG_SANCTION_CORRECT,
    .lets_choose = TRUE,
    .note = N_ (
        "The player puts the pieces back on his own time. The arbiter may penalise the player.") },
  /* fide-2023 4.3. */
  { .kind = BRG_INCIDENT_TOUCH_MOVE,
    .article = "fide-2023 4.3",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("The piece touched first must be moved or captured if possible. The right to "
                "claim ends when the opponent touches a piece.") },
  CHOOSE (CLOCK_MISUSE, "6.2.4", NULL),
  CHOOSE (CLOCK_STOPPED, "6.11.4", N_ ("Only if there was no valid reason to stop the clocks.")),
  /* fide-2023 11.3.2.1: "during a game" */
  { .kind = BRG_INCIDENT_PHONE,
    .when = BRG_WHEN_GAME_OVER,
    .article = "fide-2023 11.3.2",
    .sanction = BRG_SANCTION_CHOOSE,
    .note = N_ ("A device is forbidden during the game only: the result stands unless he had it "
                "while he played.") },
  /* fide-2023 11.3.2.2. */
  { .kind = BRG_INCIDENT_PHONE,
    .article = "fide-2023 11.3.2.2",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .regulations_decide = TRUE,
    .note = N_ ("The regulations may set a milder penalty, and may allow a device that is "
                "switched off in a bag.") },
  CHOOSE (SEARCH_REFUSED,
          "11.3.3",
          N_ ("The search is made in private, by a person of the same sex.")),
  CHOOSE (DISTRACTION, "11.5", NULL),
  { .kind = BRG_INCIDENT_REPEATED_DRAW_OFFER,
    .when = BRG_WHEN_OFFER_BARRED,
    .article = "fide-2023 9.1.1",
    .sanction = BRG_SANCTION_CHOOSE,
    .note = N_ ("The regulations require more moves before a draw may be offered.") },
  /* fide-2023 5.2.3: each has made at least one move; the arbiter's leave changes nothing in it */
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .when = BRG_WHEN_UNMOVED,
    .article = "fide-2023 5.2.3",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Not before each player has made a move.") },
  /* fide-2023 9.1.1. */
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .when = BRG_WHEN_OFFER_BARRED,
    .article = "fide-2023 9.1.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = NOTE_AGREEMENT_BARRED },
  { .kind = BRG_INCIDENT_DRAW_AGREED, .article = "fide-2023 5.2.3", .result = BRG_RESULT_DRAWN },
  CHOOSE (REPEATED_DRAW_OFFER, "11.5", N_ ("The offer itself stands until it is answered.")),
  CHOOSE (LEFT_AREA, "11.2.3", NULL),
  CHOOSE (NOTES_OR_ADVICE, "11.3.1", NULL),
  { .kind = BRG_INCIDENT_REFUSAL,
    .article = "fide-2023 11.7",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("Only for persistent refusal. The arbiter decides what the opponent gets.") },
  { .kind = BRG_INCIDENT_REFUSAL_BOTH,
    .article = "fide-2023 11.8",
    .sanction = BRG_SANCTION_LOSS_BOTH,
    .result = BRG_RESULT_BOTH_LOST,
    .note = N_ ("Only for persistent refusal of both players.") },
  CHOOSE (ALCOHOL,
          "11.1",
          N_ ("It brings the game into disrepute; the rule book says nothing "
              "more.")),
  CHOOSE (COLLUSION,
          "11.1",
          N_ ("It brings the game into disrepute. Report it: the federation may do more.")),
  { .kind = BRG_INCIDENT_INTERFERENCE,
    .article = "fide-2023 12.5",
    .sanction = BRG_SANCTION_TIME,
    .note = N_ ("The arbiter may add time for one player or both. Whoever interfered may be "
                "expelled.") },
  CHOOSE (DRESS,
          "11.1",
          N_ ("Only what brings the game into disrepute; the regulations may say more.")),
  CHOOSE (UNJUSTIFIED_CALL,
          "6.11.4",
          N_ ("Only if there was no valid reason to call the arbiter.")),
  /* fide-2023 A.5.4, by B.3 also in blitz; elsewhere a completed illegal move is put right. */
  /* fide-2023 A.5.4: first the next move is awaited, then the position decides */
  { .kind = BRG_INCIDENT_BOTH_IN_CHECK,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED | BRG_WHEN_ANSWERED,
    .article = "fide-2023 A.5.4",
    .sanction = BRG_SANCTION_NONE,
    .result = BRG_RESULT_DRAWN,
    .note = N_ ("If both kings are still in check after the move that was awaited.") },
  { .kind = BRG_INCIDENT_BOTH_IN_CHECK,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "fide-2023 A.5.4",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Wait until the next move is completed: only if both kings are still in check is "
                "the game drawn.") },
  { .kind = BRG_INCIDENT_BOTH_IN_CHECK,
    .article = "fide-2023 7.5.1",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("A move was illegal: restore the position before it, and record the illegal move "
                "against the player who made it.") },
  CHOOSE (FALSE_MATE,
          "11.5",
          N_ ("The game goes on. Calling mate when there is none may distract the opponent.")),
  CHOOSE (
      FALSE_CHECK,
      "11.5",
      N_ ("Nobody has to call check. Calling it when there is none may distract the opponent.")),
  /* fide-2023 8.1.1, by B.2 also in watched blitz; A.2, by B.3 in blitz: need not be recorded. */
  { .kind = BRG_INCIDENT_NOT_RECORDING,
    .forms = BRG_FORMS_RAPID,
    .article = "fide-2023 A.2",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("Players need not record their moves here.") },
  { .kind = BRG_INCIDENT_NOT_RECORDING,
    .forms = BRG_FORMS_BLITZ,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "fide-2023 A.2",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("Players need not record their moves here.") },
  CHOOSE (NOT_RECORDING,
          "8.1.1",
          N_ ("Not with less than five minutes left and no 30 seconds a move (8.4).")),
  /* fide-2023 A.4.3: the sixth request distracts the opponent; the same in blitz. */
  { .kind = BRG_INCIDENT_RECORD_LOOKS,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_WATCHED,
    .counts = { 1, 5 },
    .article = "fide-2023 A.4.3",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("A player may ask for the record five times in a game.") },
  { .kind = BRG_INCIDENT_RECORD_LOOKS,
    .forms = BRG_FORMS_RAPID,
    .when = BRG_WHEN_WATCHED,
    .article = "fide-2023 A.4.3",
    .sanction = BRG_SANCTION_CHOOSE,
    .note =
        N_ ("From the sixth request in a game on it counts as distracting the opponent (11.5).") },
  { .kind = BRG_INCIDENT_RECORD_LOOKS,
    .forms = BRG_FORMS_BLITZ,
    .when = BRG_WHEN_WATCHED,
    .article = "fide-2023 B.2",
    .sanction = BRG_SANCTION_CHOOSE,
    .note =
        N_ ("From the sixth request in a game on it counts as distracting the opponent (11.5).") },
  /* fide-2023 7.6. */
  { .kind = BRG_INCIDENT_DISPLACED_LATER,
    .article = "fide-2023 7.6",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("Restore the position before it; if that is not known, the last position that is. "
                "Nobody is to blame for what nobody saw.") },
  CHOOSE (BRIBERY,
          "11.1",
          N_ ("It brings the game into disrepute. Report it: the federation may do more.")),
  CHOOSE (BETTING,
          "11.1",
          N_ ("It brings the game into disrepute. Report it: the federation may do more.")),
  CHOOSE (INFLUENCE,
          "11.1",
          N_ ("It brings the game into disrepute. Report it: the federation may do more.")),
  CHOOSE (COMPUTER_HELP,
          "11.3.1",
          N_ ("Report help from a computer: the federation may disqualify the player.")),
};

/* Claims of a draw. */
static const BrgClaimBook claims = {
  /* fide-2023 9.2.1.1, 9.2.1.2, 9.3.1, 9.3.2. */
  .kinds = { { "fide-2023 9.2.1.2", "fide-2023 9.2.1.1", FALSE },
             { "fide-2023 9.3.2", "fide-2023 9.3.1", FALSE } },
  /* fide-2023 9.4. */
  .until = BRG_CLAIM_UNTIL_TOUCH,
  .forfeited = "fide-2023 9.4",
  /* fide-2023 9.5.2, 9.5.3. */
  .right = "fide-2023 9.5.2",
  .wrong = "fide-2023 9.5.3",
  .seconds = 120,
  /* fide-2023 A.3, B.2: the penalties of articles 7 and 9 are one minute. */
  .fast_wrong = "fide-2023 A.3",
  .blitz_wrong = "fide-2023 B.2",
  .fast_seconds = 60,
  .must_play = TRUE,
};

/* fide-2023 A.5.2, through B.3 also in blitz. */
#define FIDE_PARTIAL_ILLEGAL(minute)                                                             \
  {                                                                                              \
    .article = "fide-2023 7.5.5", .exception = "fide-2023 7.5.5", .too_late = "fide-2023 A.5.2", \
    .seconds_article = "fide-2023 " minute, .loses_at = 2, .seconds = 60                         \
  }

/* How games end otherwise than on the board. */
static const BrgVerdictBook verdicts = {
  /* fide-2023 6.9, A.5.3, 5.1.2. */
  .flag = { "fide-2023 6.9", "fide-2023 6.9" },
  .fast_flag = { "fide-2023 6.9", "fide-2023 A.5.3" },
  .resignation = { "fide-2023 5.1.2", "fide-2023 5.1.2" },
  /* fide-2023 5.2.3, 9.1.1. */
  .agreement = "fide-2023 5.2.3",
  .agreement_limit = "fide-2023 9.1.1",
  .agreement_needs_moves = TRUE,
  /* fide-2023 7.5.5; the penalty of one minute by A.3, B.2. */
  .standard = { .article = "fide-2023 7.5.5",
                .exception = "fide-2023 7.5.5",
                .loses_at = 2,
                .seconds = 120 },
  .rapid = { .article = "fide-2023 7.5.5",
             .exception = "fide-2023 7.5.5",
             .seconds_article = "fide-2023 A.3",
             .loses_at = 2,
             .seconds = 60 },
  .blitz = { .article = "fide-2023 7.5.5",
             .exception = "fide-2023 7.5.5",
             .seconds_article = "fide-2023 B.2",
             .loses_at = 2,
             .seconds = 60 },
  .partial_rapid = FIDE_PARTIAL_ILLEGAL ("A.3"),
  .partial_blitz = FIDE_PARTIAL_ILLEGAL ("B.2"),
};

/* What follows from what stands on the board. */
static const BrgPlayRule play_rules[BRG_N_PLAY_FACTS] = {
  [BRG_PLAY_MATE] = { BRG_PLAY_ENDS, "fide-2023 5.1.1" },
  [BRG_PLAY_STALEMATE] = { BRG_PLAY_ENDS, "fide-2023 5.2.1" },
  [BRG_PLAY_DEAD] = { BRG_PLAY_ENDS, "fide-2023 5.2.2" },
  [BRG_PLAY_FIVE_TIMES] = { BRG_PLAY_ENDS, "fide-2023 9.6.1" },
  [BRG_PLAY_SEVENTY_FIVE] = { BRG_PLAY_ENDS, "fide-2023 9.6.2" },
  [BRG_PLAY_THREE_TIMES] = { BRG_PLAY_MAY_BE_CLAIMED, "fide-2023 9.2" },
  [BRG_PLAY_FIFTY] = { BRG_PLAY_MAY_BE_CLAIMED, "fide-2023 9.3" },
  [BRG_PLAY_WHITE_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "fide-2023 6.9" },
  [BRG_PLAY_BLACK_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "fide-2023 6.9" },
};

/* Touching men. */
static const BrgTouchBook touching = {
  .mixed = BRG_TOUCH_MIXED_FIRST,
  .must_castle = TRUE,
  .barred = BRG_TOUCH_BARRED_ROOK,
  .choice_at_touch = TRUE,
  .adjust = "fide-2023 4.2.1",
  .own = "fide-2023 4.3.1",
  .enemy = "fide-2023 4.3.2",
  .both_colours = "fide-2023 4.3.3",
  .castle = "fide-2023 4.4.1",
  .no_castling = "fide-2023 4.4.3",
  .rook_first = "fide-2023 4.4.2",
  .nothing = "fide-2023 4.5",
  .choice = "fide-2023 4.4.4",
  .released = "fide-2023 4.7",
  .released_king = "fide-2023 4.7.2",
  .released_pawn = "fide-2023 4.7",
  .released_piece = "fide-2023 4.7.3",
  .failed_attempt = "fide-2023 4.7.2",
};

/* Coming late. */
static const BrgLatenessBook lateness = {
  .in_time = "fide-2023 6.6",
  .one_absent = "fide-2023 6.7.1",
  .both_absent = "fide-2023 6.7.2",
  .one_loses = "fide-2023 6.7.1",
  .both_lose = "fide-2023 6.7.1",
  .flag = "fide-2023 6.9",
};

/* Standard, rapid and blitz. */
static const BrgTempoClass tempo_classes[] = {
  { PLAYS (CHESS) | PLAYS (CHESS960), TRUE, 60 * 60, G_MAXINT, 0, BRG_TEMPO_STANDARD,
    "fide-2023 glossary" },
  { PLAYS (CHESS) | PLAYS (CHESS960), TRUE, 10 * 60 + 1, 60 * 60 - 1, 0, BRG_TEMPO_RAPID,
    "fide-2023 A.1" },
  { PLAYS (CHESS) | PLAYS (CHESS960), TRUE, 0, 10 * 60, 0, BRG_TEMPO_BLITZ, "fide-2023 B.1" },
};

/* By #BrgSealedVerdict, and last for a text that fits nothing and may be several slips. fide-2023
 * I.9.1: the move is made on the board. I.8.2 lets the arbiter establish what a slip means, by
 * I.8.3 what is written is impossible: a human being decides. */
static const BrgSealedConsequence sealed_moves[BRG_N_SEALED_VERDICTS + 1] = {
  { BRG_SEALED_STANDS, "I.9.1" },
  { BRG_SEALED_ARBITER, "I.8.2" },
  { BRG_SEALED_LOSES, "I.8.1" },
  { BRG_SEALED_LOSES, "I.8.3" },
  { BRG_SEALED_LOSES, "I.8.2" }
};

/* What an assistant does for a player who does not see the board. */
static const BrgBlindDuty assistant[] = {
  { "fide-2023 D.2.10.1", N_ ("carries out either player’s move on the opponent’s board") },
  { "fide-2023 D.2.10.2", N_ ("announces the moves of both players") },
  { "fide-2023 D.2.10.3", N_ ("keeps the player’s record and starts the opponent’s clock") },
  { "fide-2023 D.2.10.4",
    N_ ("tells the player, only when asked, the number of moves and the time used by both") },
  { "fide-2023 D.2.10.5", N_ ("claims a flag fall, and tells the arbiter when the opponent has "
                              "touched a piece") },
  { "fide-2023 D.2.10.6", N_ ("does what is needed to adjourn the game") },
};

/* Players who do not see the board. */
static const BrgBlindBook blind = {
  .two_boards = "fide-2023 D.1",
  .announcing = "fide-2023 D.2.1",
  .touched = "fide-2023 D.2.2",
  .made = "fide-2023 D.2.3",
  .slip = "fide-2023 D.2.8",
  /* fide-2023 D.2.9: only where the records differ does the arbiter correct the clocks. */
  .same_records = "fide-2023 D.2.9",
  .other_records = "fide-2023 D.2.9",
  .duties = assistant,
  .n_duties = G_N_ELEMENTS (assistant),
  .no_assistant = "fide-2023 D.2.11",
  .deaf = "fide-2023 D.2.11",
  .sealing = "fide-2023 D.2.10.6",
};

/* How many arbiters full supervision of fast play takes. */
static const BrgStaffingRule staffing[] = {
  { .tempo = BRG_TEMPO_RAPID,
    .games = 3,
    .is_condition = TRUE,
    .chief_counts = TRUE,
    .article = "fide-2023 A.4.1",
    .record_article = "fide-2023 A.4.2" },
  { .tempo = BRG_TEMPO_BLITZ,
    .games = 1,
    .is_condition = TRUE,
    .chief_counts = TRUE,
    .article = "fide-2023 B.2.2",
    .record_article = "fide-2023 B.2.3" },
};

/* Both flags are down: guideline III, where it was announced. */
static const BrgBothFlagsBook both_flags = {
  .earlier = "fide-2023 III.3.1.1",
  .last = "fide-2023 III.3.1.2",
  .announcement = "fide-2023 III.2.1",
  .not_blitz = "fide-2023 III.2.2",
  .no_increment = "fide-2023 III.2.2",
};

/* Clocks that were wrong. */
static const BrgCorrectionRule corrections[] = {
  { .disciplines = G_MAXUINT,
    .is_judgement = TRUE,
    .broken = "fide-2023 6.10.1",
    .wrong = "fide-2023 6.10.2" },
};

static const BrgCorrectionBook correction = {
  .rules = corrections,
  .n_rules = G_N_ELEMENTS (corrections),
  .too_late = "fide-2023 A.5.1.1",
  .too_late_moves = 10,
};

/* Writing the moves. */
static const BrgRecordRule record_rules[] = {
  /* fide-2023 B.2 */
  { G_MAXUINT, "fide-2023 8.1.1", "fide-2023 8.4", "fide-2023 A.2", TRUE },
};

/* Requests in a quickplay finish: guideline III. */
static const BrgFinishRequest finish_requests[] = {
  { .kind = BRG_FINISH_INCREMENT,
    .announcement = "fide-2023 III.2.1",
    .not_blitz = "fide-2023 III.2.2",
    .not_incremented = "fide-2023 III.2.2",
    .stage = "fide-2023 III.1",
    .rule = { .article = "fide-2023 III.4",
              /* The request is an offer of a draw; when it is refused the game just goes on. */
              .outcomes = { [BRG_FINISH_AGREED] = { "fide-2023 III.4", 120 },
                            [BRG_FINISH_DRAWN] = { "fide-2023 III.4", 0 },
                            [BRG_FINISH_REJECTED] = { "fide-2023 III.4", 0 } },
              .increment_seconds = 5 } },
  { .kind = BRG_FINISH_DRAW,
    .announcement = "fide-2023 III.2.1",
    .not_blitz = "fide-2023 III.2.2",
    .not_incremented = "fide-2023 III.2.2",
    .stage = "fide-2023 III.1",
    .other = "fide-2023 III.5",
    .rule = { .article = "fide-2023 III.5",
              .outcomes = { [BRG_FINISH_OPEN] = { "fide-2023 III.5.2", 120 },
                            [BRG_FINISH_DRAWN] = { "fide-2023 III.5.1", 0 },
                            [BRG_FINISH_REJECTED] = { "fide-2023 III.5.3", 120 },
                            [BRG_FINISH_PLAYED_OUT] = { "fide-2023 III.5.2", 0 } } } },
};

/* Numbers that regulations may set; where they must choose, the article says so. */
static const BrgBookNumber numbers[] = {
  { "rule-draw-offer-moves", G_MAXUINT, BRG_TEMPO_UNKNOWN, 0, "fide-2023 9.1.1" },
  { "rule-watched", G_MAXUINT, BRG_TEMPO_RAPID, 0, "fide-2023 A.6" },
  { "rule-watched", G_MAXUINT, BRG_TEMPO_BLITZ, 0, "fide-2023 B.4" },
  { "rule-quickplay-announced", G_MAXUINT, BRG_TEMPO_STANDARD, 0, "fide-2023 III.2.1" },
  { "rule-quickplay-announced", G_MAXUINT, BRG_TEMPO_RAPID, 0, "fide-2023 III.2.1" },
};

/* Adjourned games: guideline I. It wants only that the start of a resumption is announced; what the
 * older code wants of the order is a good custom. The laws know no adjudication either. */
static const BrgAdjournmentBook adjournment = {
  .is_chess = TRUE,
  .late_keeps_end = TRUE,
  .spares_unwinnable = TRUE,
  .resigned_unwinnable = TRUE,
  .rest = 15 * 60,
  .before_end = 60 * 60,
  .resumption = "ussr-chess-1956 20",
  .articles = {
    [BRG_CITE_SEALING] = "fide-2023 I.1.1",
    [BRG_CITE_SEALING_EARLY] = "fide-2023 I.1.2",
    [BRG_CITE_KEEPING] = "fide-2023 I.3",
    [BRG_CITE_OFFERED] = "fide-2023 I.4",
    [BRG_CITE_AGREED] = "fide-2023 I.6",
    [BRG_CITE_RESIGNED] = "fide-2023 I.6",
    [BRG_CITE_RESIGNED_DRAWN] = "fide-2023 5.1.2",
    [BRG_CITE_HOUR_OPENED] = "fide-2023 I.9.1",
    [BRG_CITE_ANSWER_AWAITED] = "fide-2023 I.9.2",
    [BRG_CITE_REPLY_SEALED] = "fide-2023 I.9.3",
    [BRG_CITE_BOTH_ABSENT] = "fide-2023 I.11",
    [BRG_CITE_ONE_LATE] = "fide-2023 I.10",
    [BRG_CITE_BOTH_LATE] = "fide-2023 I.10",
    [BRG_CITE_FLAG] = "fide-2023 6.9",
    [BRG_CITE_LATE_BUT_OVER] = "fide-2023 I.10",
    [BRG_CITE_READ_SLIP] = "fide-2023 I.8.2",
    [BRG_CITE_READ_AMBIGUOUS] = "fide-2023 I.8.1",
    [BRG_CITE_READ_UNCLEAR] = "fide-2023 I.8.2",
    [BRG_CITE_READ_IMPOSSIBLE] = "fide-2023 I.8.3",
    [BRG_CITE_INVALID_DRAWN] = "fide-2023 6.9",
    [BRG_CITE_MATED] = "fide-2023 5.1.1",
    [BRG_CITE_STALEMATED] = "fide-2023 5.2.1",
    [BRG_CITE_DEAD] = "fide-2023 5.2.2",
    [BRG_CITE_LOST_PLAYED_ON] = "fide-2023 I.12.1",
    [BRG_CITE_LOST_IN_DOUBT] = "fide-2023 I.12.1",
    [BRG_CITE_LOST_REPLAYED] = "fide-2023 I.12.2",
    [BRG_CITE_CLOCKS] = "fide-2023 I.5",
    [BRG_CITE_CLOCK_WRONG] = "fide-2023 I.13",
    [BRG_CITE_AGAIN] = "fide-2023 I.1.1",
    /* The laws know no adjudication; what the older code says is cited. */
    [BRG_CITE_INTERRUPTED] = "ussr-chess-1956 20",
    [BRG_CITE_ADJUDICATED] = "ussr-chess-1956 23",
    [BRG_CITE_OPENING] = "fide-2023 I.7",
  },
};

/* fide-2023 7.5.5: after 7.5.1, 7.5.2, 7.5.3 or 7.5.4 the same penalties follow. */
#define ILLEGAL_KINDS                                                   \
  (KIND (ILLEGAL_MOVE) | KIND (TWO_HANDS) | KIND (PRESS_WITHOUT_MOVE) | \
   KIND (PROMOTION_UNFINISHED) | KIND (KING_CAPTURE))

/* What players wear, the highest first; not to be translated. */
static const char *const titles[] = { "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", NULL };

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
static const BrgJuryRole jury_roles[] = {
  { BRG_OFFICIAL_ARBITER, 0, "fide-2023 12.1" },
};

static const BrgArbiterCategory *const categories[] = {
  &brg_category_international,
  &brg_category_fide,
  &brg_category_national_arbiter,
};

static const BrgJuryBook jury = {
  .roles = jury_roles,
  .n_roles = G_N_ELEMENTS (jury_roles),
  .categories = categories,
  .n_categories = G_N_ELEMENTS (categories),
  .has_arbiters = TRUE,
};

const BrgRulebook brg_book_fide_2023 = {
  .id = "fide-2023",
  .name = N_ ("FIDE Laws 2023"),
  /* Translators: an article of the chess rules; in Russian "ст. %s" */
  .citation = N_ ("art. %s"),
  .disciplines = PLAYS (CHESS) | PLAYS (CHESS960),
  /* The laws are silent; FIDE's competition rules say what rus-chess-2014 24.1 says. */
  .less_than_half = { "rus-chess-2014 24.1.1", FALSE, FALSE, BRG_UNPLAYED_LOST },
  .half_or_more = { "rus-chess-2014 24.1.2", TRUE, FALSE, BRG_UNPLAYED_LOST },
  .default_minutes = 0, /* fide-2023 6.7.1: nothing set means none */
  .point_byes = TRUE,   /* left to the regulations */
  .late_article = "fide-2023 6.7.1",
  .protests = &protests,
  .scoring_article = "fide-2023 10.1",
  .marks_article = "fide-2023 glossary",
  .swiss_leaver_article = "rus-chess-2014 24.2",
  .leaver_decision_article = "rus-chess-2014 13.20",
  .early_leaver_article = "rus-chess-2014 22.4",
  /* The laws exclude nobody for missed games: rus-chess-2014 13.19, 13.20 are not theirs. */
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
  .control_article = "fide-2023 6.3.1",
  .carried_article = "fide-2023 6.3.2",
  .both_flags = &both_flags,
  .correction = &correction,
  .record_rules = record_rules,
  .n_record_rules = G_N_ELEMENTS (record_rules),
  .finish_requests = finish_requests,
  .n_finish_requests = G_N_ELEMENTS (finish_requests),
  .adjournment = &adjournment,
  .numbers = numbers,
  .n_numbers = G_N_ELEMENTS (numbers),
  .tempo_classes = tempo_classes,
  .n_tempo_classes = G_N_ELEMENTS (tempo_classes),
  .sealed_moves = sealed_moves,
  .blind = &blind,
  .staffing = staffing,
  .n_staffing = G_N_ELEMENTS (staffing),
  .jury = &jury,
  .tie_break_edition = "fide-2026",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_swiss = "dutch",
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .counts_for_fide = TRUE,
  .quotes_fide_tie_breaks = TRUE,
  .choices = LIST (WARNING) | LIST (TIME) | LIST (POINTS_GIVEN) | LIST (POINTS_TAKEN) |
             LIST (LOSS) | LIST (FINE) | LIST (ROUNDS) | LIST (EXPULSION),
  .choices_article = "fide-2023 12.9",
};
