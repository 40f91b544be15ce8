/* brg-book-rus-chess-2014.c - Russian chess rules of 2014
 *
 * Rules: rus-chess-2014 6.6.1, 6.9, 7.4.2, 9.5.2, 12.1, 13.3.2, 13.19, 13.20, 16.4, 17.3.2, 22.4,
 *   24.1, 24.2
 * Tests: tests/engine/test-rulebook.c, tests/engine/test-advice.c,
 *   tests/engine/test-article.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#include "brg-adjournment-book.h"
#include "brg-admission.h"
#include "brg-blind-book.h"
#include "brg-both-flags-book.h"
#include "brg-claim-book.h"
#include "brg-correction-book.h"
#include "brg-equipment.h"
#include "brg-finish-book.h"
#include "brg-jury.h"
#include "brg-lateness-book.h"
#include "brg-number-book.h"
#include "brg-play-order-book.h"
#include "brg-play-rules.h"
#include "brg-record-book.h"
#include "brg-staffing.h"
#include "brg-status.h"
#include "brg-timetable-book.h"
#include "brg-touch-book.h"
#include "brg-verdict-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)
#define LIST(sanction) (1u << BRG_SANCTION_##sanction)
#define KIND(incident) (G_GUINT64_CONSTANT (1) << BRG_INCIDENT_##incident)

/* rus-chess-2014 25.2: three who decide and two reserves, from different teams. */
const BrgCommitteeRule brg_committee_of_chess = {
  .least_seats = 3,
  .reserves = 2,
  .least_age = 21,
  .seats_article = "rus-chess-2014 25.2",
  .teams_article = "rus-chess-2014 25.2",
  .odd_article = "rus-chess-2014 25.2.2",
  .age_article = "rus-chess-2014 25.2.3",
  .interest_article = "rus-chess-2014 25.2.1",
};

/* rus-chess-2014 25.3: in writing, with a deposit, in the term of the regulations. */
static const BrgProtestRules protests = {
  .article = "rus-chess-2014 13.10",
  .written_article = "rus-chess-2014 25.3",
  .appeal_article = "rus-chess-2014 25.3",
  .final_article = "rus-chess-2014 25.4",
  .fee_article = "rus-chess-2014 25.3",
  .fee_is_due = TRUE,
  .committee = &brg_committee_of_chess,
};

/* What the program knows of the book, article by article, in our own words. */
static const BrgArticle articles[] = {
  { "1.2", BRG_TOPIC_RESULT,
    N_ ("The aim is to checkmate. A king may not be left in check, put into check or "
        "captured.") },
  { "1.3", BRG_TOPIC_DRAW,
    N_ ("The game is drawn when nobody can checkmate or when the players agree.") },
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
  { "4.1", BRG_TOPIC_TOUCHING, N_ ("Each move is played with one hand only.") },
  { "4.2", BRG_TOPIC_TOUCHING,
    N_ ("The player having the move may adjust pieces after saying so.") },
  { "4.3", BRG_TOPIC_TOUCHING,
    N_ ("Touch-move: the player having the move must move or capture a piece touched on "
        "purpose.") },
  { "4.3.1", BRG_TOPIC_TOUCHING,
    N_ ("The first of the player's own pieces touched that can be moved must be moved.") },
  { "4.3.2", BRG_TOPIC_TOUCHING,
    N_ ("The first of the opponent's pieces that can be captured must be captured.") },
  { "4.3.3", BRG_TOPIC_TOUCHING,
    N_ ("With pieces of both colours touched, the player's piece captures the other; if it "
        "cannot, another piece must capture it. In doubt his own piece was touched first.") },
  { "4.4.1", BRG_TOPIC_TOUCHING,
    N_ ("King and rook touched: castle on that side if it is legal.") },
  { "4.4.2", BRG_TOPIC_TOUCHING,
    N_ ("Rook touched on purpose before the king: no castling in this move; the rook "
        "moves.") },
  { "4.4.3", BRG_TOPIC_TOUCHING,
    N_ ("King and rook touched to castle, but castling there is illegal: the king moves or "
        "castles on the other side; if it cannot, any legal move.") },
  { "4.4.4", BRG_TOPIC_TOUCHING,
    N_ ("The new piece is chosen when it touches the promotion square.") },
  { "4.5", BRG_TOPIC_TOUCHING,
    N_ ("If no touched piece can be moved or captured, any legal move may be made.") },
  { "4.6", BRG_TOPIC_MOVES,
    N_ ("A piece put on a square in a legal move stays there. An illegal move is replaced "
        "by another and penalised.") },
  { "4.6.1", BRG_TOPIC_MOVES,
    N_ ("A capture is made when the captured piece is off the board and the capturing "
        "piece is released.") },
  { "4.6.2", BRG_TOPIC_MOVES,
    N_ ("Castling is made when the rook is released. With the king released only this "
        "castling may follow, if it is legal.") },
  { "4.6.3", BRG_TOPIC_MOVES,
    N_ ("A promotion is made when the pawn is off and the new piece is released. A "
        "released pawn cannot go to another square.") },
  { "4.7", BRG_TOPIC_CLAIM,
    N_ ("After touching a piece on purpose, the player can no longer complain about the "
        "opponent's touching.") },
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
  { "6.2.1", BRG_TOPIC_CLOCK,
    N_ ("The number of moves and the time for them, with any increment, are fixed in "
        "advance.") },
  { "6.2.2", BRG_TOPIC_CLOCK,
    N_ ("Time saved is kept for the next period. With delay the main time runs only after "
        "the fixed extra time.") },
  { "6.4", BRG_TOPIC_CLOCK,
    N_ ("The arbiter decides before the game on which side the clock stands.") },
  { "6.5", BRG_TOPIC_LATENESS, N_ ("White's clock is started at the time set for the round.") },
  { "6.6", BRG_TOPIC_LATENESS,
    N_ ("Default time and what happens when one player or both come late.") },
  { "6.6.1", BRG_TOPIC_LATENESS,
    N_ ("Arriving after the start of the round loses. The regulations may set a default "
        "time other than zero.") },
  { "6.6.2", BRG_TOPIC_LATENESS,
    N_ ("With both absent and a default time above zero, White loses the time until White "
        "arrives, unless decided otherwise.") },
  { "6.7", BRG_TOPIC_CLOCK,
    N_ ("Pressing the clock: what it completes, with which hand, and how the clock is "
        "handled.") },
  { "6.7.1", BRG_TOPIC_CLOCK,
    N_ ("A move is complete when the clock is pressed, unless it ends the game. A player "
        "must always be able to press it.") },
  { "6.7.2", BRG_TOPIC_CLOCK,
    N_ ("The clock is pressed with the hand that moved. No finger may rest on the button "
        "or hover over it.") },
  { "6.7.3", BRG_TOPIC_CLOCK, N_ ("Hitting, lifting or knocking over the clock is penalised.") },
  { "6.7.4", BRG_TOPIC_CLOCK,
    N_ ("A player who cannot use the clock may have an assistant, and the arbiter corrects "
        "the time.") },
  { "6.8", BRG_TOPIC_FLAG,
    N_ ("A flag has fallen when the arbiter sees it or a player validly claims it.") },
  { "6.9", BRG_TOPIC_FLAG,
    N_ ("A player who does not complete the moves in time loses. It is a draw if checkmate was "
        "impossible by any legal moves.") },
  { "6.10.1", BRG_TOPIC_CLOCK,
    N_ ("What the clock shows is final unless it is evidently defective. The arbiter replaces "
        "a defective clock and estimates the times.") },
  { "6.10.2", BRG_TOPIC_CLOCK,
    N_ ("Incorrect clock settings found during the game: the arbiter stops the clock and "
        "corrects times and move counter.") },
  { "6.11", BRG_TOPIC_FLAG,
    N_ ("Both flags fallen and unknown which fell first: a draw in the last period; in an "
        "earlier one the game continues.") },
  { "6.12.1", BRG_TOPIC_CLOCK,
    N_ ("The arbiter stops the clock when a game has to be interrupted, and decides when "
        "it goes on.") },
  { "6.12.2", BRG_TOPIC_CLOCK,
    N_ ("A player may stop the clock to call the arbiter: a missing piece, an illegal "
        "move, or a claim of a draw.") },
  { "6.12.4", BRG_TOPIC_CLOCK, N_ ("Stopping the clock without a good reason is penalised.") },
  { "6.13", BRG_TOPIC_IRREGULARITY,
    N_ ("When a position is set back, the arbiter sets the clocks by best judgement and "
        "corrects the move counter.") },
  { "6.14", BRG_TOPIC_CLOCK,
    N_ ("Screens with positions and clock times may be shown, but a claim cannot rest on "
        "them.") },
  { "7.1.1", BRG_TOPIC_IRREGULARITY,
    N_ ("Wrong initial position: the game is cancelled and a new one is played.") },
  { "7.1.2", BRG_TOPIC_IRREGULARITY,
    N_ ("Board placed wrongly: the position is transferred to a correctly placed board, and "
        "the game continues.") },
  { "7.2", BRG_TOPIC_IRREGULARITY,
    N_ ("Colours reversed: the game continues unless the arbiter decides otherwise.") },
  { "7.3", BRG_TOPIC_IRREGULARITY,
    N_ ("Displaced pieces are put back in the offender's time. The arbiter may penalise "
        "it.") },
  { "7.4", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("Illegal moves: how they are corrected and what they cost.") },
  { "7.4.1", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("After an illegal move, also a wrong promotion or capture of the king, the "
        "position before it is restored and touch-move applies.") },
  { "7.4.2", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("Each of the first two illegal moves gives the opponent two minutes, the third "
        "loses. It is a draw when the opponent could never checkmate.") },
  { "7.5", BRG_TOPIC_IRREGULARITY,
    N_ ("A piece found out of place: the last certain position is restored and the game "
        "goes on from there.") },
  { "8.1", BRG_TOPIC_RECORD,
    N_ ("Both players record all moves in algebraic notation. Writing ahead is forbidden, "
        "except to claim a draw or to seal.") },
  { "8.3", BRG_TOPIC_RECORD,
    N_ ("Scoresheets belong to the organiser and stay in view of the arbiter.") },
  { "8.4", BRG_TOPIC_RECORD,
    N_ ("With less than five minutes left and no increment of 30 seconds a player need not "
        "write, but completes the record after the flag fall.") },
  { "8.5", BRG_TOPIC_RECORD,
    N_ ("How the record is completed after time trouble, when both stopped writing or no "
        "sheet is complete.") },
  { "8.5.1", BRG_TOPIC_RECORD,
    N_ ("When neither player writes, the arbiter should. After the flag fall the clock "
        "stops and both complete their scoresheets.") },
  { "8.5.2", BRG_TOPIC_RECORD,
    N_ ("Without a complete record the game is rebuilt on a second board under the "
        "arbiter's eyes.") },
  { "8.6", BRG_TOPIC_RECORD,
    N_ ("When the record cannot be completed, the next move is the first of the next "
        "period.") },
  { "8.7", BRG_TOPIC_REPORT,
    N_ ("Both players sign both scoresheets with the result. Even a wrong result stands "
        "unless the arbiter decides otherwise.") },
  { "9.1.1", BRG_TOPIC_DRAW,
    N_ ("The regulations may forbid draws by agreement before some move, or without the "
        "arbiter's consent.") },
  { "9.1.2", BRG_TOPIC_DRAW,
    N_ ("A draw is offered after making a move and before pressing the clock. It has no "
        "conditions and stands until it is answered.") },
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
    N_ ("A player who touches a piece without claiming cannot claim repetition or 50 moves "
        "in this move.") },
  { "9.5", BRG_TOPIC_CLAIM,
    N_ ("The clock may be stopped for a claim, which cannot be withdrawn. A correct claim "
        "ends the game as a draw at once.") },
  { "9.5.2", BRG_TOPIC_CLAIM,
    N_ ("An incorrect claim gives the opponent three minutes. The game continues and the "
        "written move must be made.") },
  { "9.6", BRG_TOPIC_DRAW,
    N_ ("A position in which nobody can ever checkmate ends the game as a draw at once.") },
  { "10.1", BRG_TOPIC_FLAG,
    N_ ("Quickplay finish: the stage in which all the remaining moves must be completed in "
        "a limited time.") },
  { "10.2", BRG_TOPIC_CLAIM,
    N_ ("With less than two minutes a player may claim a draw because the opponent cannot "
        "win by normal means or is not trying to. A rejected claim costs two minutes.") },
  { "10.2.2", BRG_TOPIC_CLAIM,
    N_ ("When the decision is postponed, the opponent may get two minutes, and the arbiter "
        "watches to the end.") },
  { "10.2.4", BRG_TOPIC_CLAIM, N_ ("The arbiter's decision on such a claim is final.") },
  { "11", BRG_TOPIC_CLAIM,
    N_ ("Quickplay finish without an arbiter: the claim ends the game, and position and "
        "record go to the arbiter, whose decision is final.") },
  { "11.1", BRG_TOPIC_CLAIM,
    N_ ("Without an arbiter, opponent cannot win: the claimant writes down the final position, the "
        "opponent confirms it.") },
  { "11.2", BRG_TOPIC_CLAIM,
    N_ ("Without an arbiter, opponent does not try to win: position and scoresheet are submitted, "
        "and the opponent confirms both.") },
  { "12.1", BRG_TOPIC_RESULT,
    N_ ("A win, also by forfeit, is one point, a draw half a point, a loss zero, unless the "
        "regulations say otherwise.") },
  { "13.1", BRG_TOPIC_CONDUCT, N_ ("Players do nothing that harms the reputation of chess.") },
  { "13.2", BRG_TOPIC_CONDUCT,
    N_ ("A player leaves the venue, or the hall when on the move, only with the arbiter's "
        "permission.") },
  { "13.3", BRG_TOPIC_CONDUCT, N_ ("Notes, advice, devices and smoking during play.") },
  { "13.3.1", BRG_TOPIC_CONDUCT,
    N_ ("Notes, information, advice and analysing on another board are forbidden during "
        "play.") },
  { "13.3.2", BRG_TOPIC_CONDUCT,
    N_ ("Phones must be switched off. One that sounds loses the game; an opponent who could not "
        "win by any legal moves gets half a point.") },
  { "13.3.3", BRG_TOPIC_CONDUCT,
    N_ ("Smoking is allowed only in the places that the arbiter has named.") },
  { "13.4", BRG_TOPIC_RECORD,
    N_ ("The scoresheet is for moves, clock times, draw offers, the result and signatures, "
        "and for nothing else.") },
  { "13.5", BRG_TOPIC_CONDUCT,
    N_ ("Players who have finished their games are spectators and must behave so.") },
  { "13.6", BRG_TOPIC_CONDUCT,
    N_ ("Distracting the opponent is forbidden, also by unfounded claims, repeated draw "
        "offers or noise.") },
  { "13.7", BRG_TOPIC_SANCTION,
    N_ ("Breaking the rules of conduct is penalised from the arbiter's list.") },
  { "13.8", BRG_TOPIC_SANCTION,
    N_ ("A player who refuses to comply with the rules loses. The arbiter decides the "
        "opponent's score.") },
  { "13.9", BRG_TOPIC_SANCTION,
    N_ ("If both players refuse to comply with the rules, both lose the game.") },
  { "13.10", BRG_TOPIC_PROTEST,
    N_ ("A decision of the arbiter can be appealed to the committee, except on a quickplay "
        "claim.") },
  { "13.11", BRG_TOPIC_ADMISSION,
    N_ ("By accepting an invitation or entering, a player "
        "accepts these rules.") },
  { "13.12", BRG_TOPIC_ADMISSION,
    N_ ("A player who has accepted an invitation must play, except for illness and the like. "
        "Another event is no excuse.") },
  { "13.13", BRG_TOPIC_CONDUCT,
    N_ ("Players keep the code of ethics, use no computer help and no doping.") },
  { "13.14", BRG_TOPIC_CONDUCT,
    N_ ("Nobody comes to the venue drunk or drinks alcohol there. It brings sporting "
        "sanctions.") },
  { "13.15", BRG_TOPIC_CONDUCT,
    N_ ("Everybody is suitably dressed; sportswear is better left outside.") },
  { "13.16", BRG_TOPIC_CONDUCT,
    N_ ("Leaving an unfinished game without signing or telling the arbiter is unsporting "
        "and may bring expulsion.") },
  { "13.17", BRG_TOPIC_CONDUCT,
    N_ ("A player talks in the hall only where the rules provide for it.") },
  { "13.18", BRG_TOPIC_CONDUCT,
    N_ ("Complaints about players or captains go to the arbiter only.") },
  { "13.19", BRG_TOPIC_LATENESS,
    N_ ("A forfeit for an unexcused absence excludes the player, unless the chief arbiter "
        "decides otherwise.") },
  { "13.20", BRG_TOPIC_LATENESS,
    N_ ("Three forfeits for absence exclude the player, unless the regulations or the "
        "chief arbiter say otherwise.") },
  { "13.21", BRG_TOPIC_SANCTION,
    N_ ("The federation may ban a player for some months or years for doping, computer "
        "help and refusing the rules.") },
  { "14.2", BRG_TOPIC_OFFICIAL,
    N_ ("The arbiter sees that the rules are kept and cares for good conditions, quiet and "
        "the progress of the event.") },
  { "14.3", BRG_TOPIC_OFFICIAL,
    N_ ("The arbiter or assistants observe the games, above all in time trouble. The arbiter "
        "enforces decisions and imposes penalties.") },
  { "14.4", BRG_TOPIC_SANCTION,
    N_ ("Penalties, one or several: warning, more time for the opponent, less for the "
        "offender, loss, points taken or added, expulsion.") },
  { "14.5", BRG_TOPIC_OFFICIAL,
    N_ ("After outside interference the arbiter may add time for one player or both.") },
  { "14.6", BRG_TOPIC_OFFICIAL,
    N_ ("The arbiter does not interfere, does not count moves aloud and does not remind of "
        "the clock.") },
  { "14.7.1", BRG_TOPIC_CONDUCT,
    N_ ("Nobody talks or disturbs in the venue; the arbiter may remove spectators. "
        "Irregularities are reported to the arbiter.") },
  { "14.7.2", BRG_TOPIC_CONDUCT,
    N_ ("Nobody uses phones in the hall or next to it without the arbiter's permission.") },
  { "14.8", BRG_TOPIC_SANCTION,
    N_ ("Agreed results are penalised by the chief arbiter under the federation's "
        "sanctions, or both players lose.") },
  { "14.9", BRG_TOPIC_OFFICIAL,
    N_ ("The arbiter is competent, impartial, polite and firm against rudeness.") },
  { "16.1", BRG_TOPIC_FAST_PLAY,
    N_ ("Rapid: at least 15 and less than 60 minutes for a game, the increment counted 60 "
        "times.") },
  { "16.2", BRG_TOPIC_FAST_PLAY, N_ ("In rapid chess players need not record the moves.") },
  { "16.3", BRG_TOPIC_FAST_PLAY,
    N_ ("The rules of standard play apply in rapid chess with one arbiter for at most three "
        "games.") },
  { "16.4", BRG_TOPIC_FAST_PLAY,
    N_ ("Rapid chess with fewer arbiters has its own rules for claims and for what the arbiter "
        "does.") },
  { "16.4.1", BRG_TOPIC_FAST_PLAY,
    N_ ("After three moves by each no claim about setup, board or clock settings is heard. "
        "King and queen exchanged cannot castle.") },
  { "16.4.2", BRG_TOPIC_FAST_PLAY,
    N_ ("The arbiter decides on touch-move only when a player claims it.") },
  { "16.4.3", BRG_TOPIC_FAST_PLAY,
    N_ ("The opponent may claim an illegal move until replying. The arbiter steps in only "
        "for both kings in check or an unfinished promotion.") },
  { "16.4.4", BRG_TOPIC_FLAG,
    N_ ("A flag has fallen when a player claims it. The arbiter says nothing unless both "
        "have fallen.") },
  { "16.4.5", BRG_TOPIC_FLAG,
    N_ ("A win on time is claimed with stopped clocks, while the claimant's own flag has not "
        "fallen.") },
  { "16.4.6", BRG_TOPIC_FLAG, N_ ("If both flags have fallen, the arbiter declares a draw.") },
  { "17.1", BRG_TOPIC_FAST_PLAY,
    N_ ("Blitz: less than 15 minutes for a game, the increment counted 60 times.") },
  { "17.2", BRG_TOPIC_FAST_PLAY,
    N_ ("The rules of standard play apply in blitz with one arbiter for each game.") },
  { "17.3", BRG_TOPIC_FAST_PLAY,
    N_ ("Blitz with fewer arbiters follows the rapid rules, without quickplay claims and "
        "with its own rule for illegal moves.") },
  { "17.3.2", BRG_TOPIC_FAST_PLAY,
    N_ ("In blitz an illegal move loses if the opponent claims it before replying. A "
        "player who could never checkmate may claim a draw.") },
  { "18", BRG_TOPIC_RECORD,
    N_ ("The record is kept in algebraic notation. Other notations are no evidence for "
        "claims.") },
  { "19", BRG_TOPIC_RECORD, N_ ("Signs for castling, capture, check, checkmate and en passant.") },
  { "21.1", BRG_TOPIC_OFFICIAL,
    N_ ("The organiser appoints the chief arbiter, who needs a high title at national "
        "events.") },
  { "21.2", BRG_TOPIC_OFFICIAL,
    N_ ("The federation or the organising committee may appoint the main jury, other arbiters and "
        "auxiliary staff.") },
  { "21.3", BRG_TOPIC_OFFICIAL,
    N_ ("The chief arbiter keeps the record of every round, and sees to order and comfort "
        "in the hall.") },
  { "21.4", BRG_TOPIC_OFFICIAL,
    N_ ("Before the start the chief arbiter checks hall, equipment and staff, holds the "
        "draw and has an appeals committee chosen.") },
  { "21.5", BRG_TOPIC_OFFICIAL,
    N_ ("Before the start the chief arbiter may change the regulations together with the "
        "organiser, within the rules.") },
  { "21.7", BRG_TOPIC_REPORT,
    N_ ("Every breach of the rules, above all drunkenness, is reported to the federation "
        "at once.") },
  { "21.8", BRG_TOPIC_REPORT,
    N_ ("The chief arbiter's written report is due within ten days, with all breaches, "
        "offenders, decisions, witnesses and explanations.") },
  { "21.9", BRG_TOPIC_REPORT,
    N_ ("The final table and the rating data go to the federation within ten days.") },
  { "22.1", BRG_TOPIC_PAIRING,
    N_ ("The draw of the first round is open to players, spectators and press.") },
  { "22.2", BRG_TOPIC_PAIRING, N_ ("The chief arbiter is responsible for the pairings.") },
  { "22.3", BRG_TOPIC_PAIRING,
    N_ ("The draw is held at least 12 hours before the first round. A late player is "
        "included if the chief arbiter agrees.") },
  { "22.4", BRG_TOPIC_PAIRING,
    N_ ("The draw stands when a player withdraws or enters before the first round. Small "
        "changes need the consent of those concerned.") },
  { "22.5", BRG_TOPIC_PAIRING,
    N_ ("Round robins use the Berger tables; double ones may change them.") },
  { "22.6", BRG_TOPIC_PAIRING,
    N_ ("The pairing system, Swiss or any other, is announced in advance.") },
  { "22.8", BRG_TOPIC_PAIRING,
    N_ ("Restrictions on pairings, such as compatriots not meeting in the last three rounds, "
        "are announced as early as possible.") },
  { "22.9", BRG_TOPIC_PAIRING,
    N_ ("A draw with restrictions in a round robin may use the Varma tables.") },
  { "22.9.1", BRG_TOPIC_PAIRING,
    N_ ("Numbers lie in plain envelopes, grouped in larger ones. The largest delegation "
        "draws first, takes a large envelope with enough numbers and draws from it.") },
  { "22.9.1.5", BRG_TOPIC_PAIRING,
    N_ ("The Varma tables name the groups of numbers for 9 to 24 players.") },
  { "23.3", BRG_TOPIC_START,
    N_ ("A countdown clock in the hall with more than 30 players; with fewer the start is called "
        "five minutes and one minute before.") },
  { "23", BRG_TOPIC_START,
    N_ ("Games are played in the venue at the set time; the chief arbiter announces the "
        "start. The kings show the result.") },
  { "24", BRG_TOPIC_LEAVER,
    N_ ("What happens to the games of players who withdraw or are excluded.") },
  { "24.1", BRG_TOPIC_LEAVER,
    N_ ("Withdrawal from a round robin: it depends on whether half of the games were finished.") },
  { "24.1.1", BRG_TOPIC_LEAVER,
    N_ ("With less than half of the games finished the results stay in the table but count "
        "for nobody. The rest is marked − and +.") },
  { "24.1.2", BRG_TOPIC_LEAVER,
    N_ ("With at least half of the games finished the results stay and count. The rest is "
        "marked − and +.") },
  { "24.2", BRG_TOPIC_LEAVER,
    N_ ("In a Swiss the points of the withdrawn player and of the opponents stand; only games "
        "played are rated.") },
  { "24.3", BRG_TOPIC_TEAM,
    N_ ("Team matches and games that were not played are marked as such.") },
  { "25", BRG_TOPIC_PROTEST, N_ ("Disputes, penalties, appeals and the appeals committee.") },
  { "25.1", BRG_TOPIC_PROTEST,
    N_ ("The chief arbiter first tries to settle a dispute. If that fails, a penalty may "
        "be imposed at discretion.") },
  { "25.2", BRG_TOPIC_PROTEST,
    N_ ("Every event has an appeals committee: a chair, two members or more and two "
        "reserves, odd, over 21, without arbiters, parties or personal interest.") },
  { "25.3", BRG_TOPIC_PROTEST,
    N_ ("An appeal is written, in time and with a fee, both announced before the event. The "
        "fee is returned if the appeal succeeds.") },
  { "25.4", BRG_TOPIC_PROTEST, N_ ("The decision of the appeals committee is final.") },
  { "26", BRG_TOPIC_CONDUCT,
    N_ ("Nobody smokes in the hall. A place for it must be easy to reach.") },
  { "27", BRG_TOPIC_TEAM,
    N_ ("A captain submits line-ups and signs the match protocol, but does not speak about "
        "positions or interfere; the player decides.") },
  { "27.2", BRG_TOPIC_TEAM,
    N_ ("The captain may advise to offer or accept a draw or to resign, briefly and because of "
        "the match score only.") },
  { "27.7", BRG_TOPIC_TEAM,
    N_ ("All talk of a captain is held where the arbiter can see it, and hear it on "
        "demand.") },
  { "28", BRG_TOPIC_CONDUCT,
    N_ ("Broadcasting belongs to the organiser. Photographs only in the first minutes of a "
        "round and by accredited reporters.") },
  { "29", BRG_TOPIC_TIE_BREAK,
    N_ ("For tie-breaks, unplayed games count by FIDE's rules in force, except in progressive "
        "and Koya scores.") },
  { "30", BRG_TOPIC_TIE_BREAK, N_ ("The list of tie-breaks, in no order of importance.") },
  { "30.1", BRG_TOPIC_TIE_BREAK,
    N_ ("Tie-breaks from the player's own results: progressive score, Koya, wins, games with "
        "Black, direct encounter.") },
  { "30.1.1", BRG_TOPIC_TIE_BREAK,
    N_ ("Progressive score: the sum of the scores after every round. The cut form leaves out "
        "the first round or rounds.") },
  { "30.1.2", BRG_TOPIC_TIE_BREAK,
    N_ ("Koya: points against opponents who scored half or more; the extended form goes on "
        "by score groups.") },
  { "30.1.4", BRG_TOPIC_TIE_BREAK, N_ ("The number of games won; more wins rank higher.") },
  { "30.1.5", BRG_TOPIC_TIE_BREAK,
    N_ ("The number of games played with Black; more rank higher.") },
  { "30.1.6", BRG_TOPIC_TIE_BREAK,
    N_ ("Direct encounter: points from the games between the tied players, if all of them "
        "met.") },
  { "30.2", BRG_TOPIC_TIE_BREAK,
    N_ ("Tie-breaks from a team's own results: match points, game points, both added, direct "
        "encounter.") },
  { "30.2.1", BRG_TOPIC_TIE_BREAK,
    N_ ("Match points: two for a match won, one for a drawn match.") },
  { "30.2.2", BRG_TOPIC_TIE_BREAK, N_ ("The game points of all members of the team added.") },
  { "30.2.3", BRG_TOPIC_TIE_BREAK, N_ ("The match points and the game points of the team added.") },
  { "30.3", BRG_TOPIC_TIE_BREAK,
    N_ ("Tie-breaks from the results of the opponents: Buchholz and Sonneborn-Berger.") },
  { "30.3.1", BRG_TOPIC_TIE_BREAK,
    N_ ("Buchholz: the sum of the opponents' scores. Median forms leave out best and worst "
        "opponents, cut forms only the worst.") },
  { "30.3.1.5", BRG_TOPIC_TIE_BREAK,
    N_ ("Sum of Buchholz: the Buchholz scores of all opponents added.") },
  { "30.3.2", BRG_TOPIC_TIE_BREAK,
    N_ ("Sonneborn-Berger: scores of opponents beaten and half of those drawn with; for "
        "teams each opponent's score times the points made against it.") },
  { "30.4", BRG_TOPIC_TIE_BREAK,
    N_ ("Tie-breaks from ratings: average of the opponents, also cut, and performance.") },
  { "30.4.1", BRG_TOPIC_TIE_BREAK,
    N_ ("The average rating of the opponents; the cut form leaves out the lowest rated.") },
  { "30.4.3", BRG_TOPIC_TIE_BREAK,
    N_ ("Performance rating from the opponents' average rating and the percentage score, "
        "also with the limit of 400 points.") },
  { "30.5", BRG_TOPIC_TIE_BREAK,
    N_ ("A play-off is recommended for first place, titles and qualifying places. Its "
        "system and time are fixed before the event.") },
  { "30.5.2", BRG_TOPIC_TIE_BREAK,
    N_ ("If time is short before the closing, games of the last round whose players may be level "
        "on points may begin before the others.") },
  { "30.5.3", BRG_TOPIC_TIE_BREAK,
    N_ ("At least 30 minutes of rest before the play-off and 10 minutes between its "
        "stages.") },
  { "30.5.4", BRG_TOPIC_TIE_BREAK,
    N_ ("An arbiter watches every game of a play-off. A dispute goes to three other arbiters, "
        "whose decision is final.") },
  { "30.5.5", BRG_TOPIC_TIE_BREAK,
    N_ ("Colours are drawn by lot, except where Berger tables set them.") },
  { "30.5.6", BRG_TOPIC_TIE_BREAK,
    N_ ("What is played when time for the play-off is limited, by the number of tied "
        "players.") },
  { "30.5.6.1", BRG_TOPIC_TIE_BREAK,
    N_ ("Two players: two games of 3 minutes with 5 seconds a move, then an Armageddon "
        "game, 5 minutes against 4, where a draw wins for Black.") },
  { "30.5.6.2", BRG_TOPIC_TIE_BREAK,
    N_ ("Three players: a round robin of blitz games, then of Armageddon games, then the win "
        "in the fewest moves. Two left play Armageddon.") },
  { "30.5.6.3", BRG_TOPIC_TIE_BREAK,
    N_ ("Four players: knock-out of 1-4 and 2-3, with numbers drawn by lot.") },
  { "30.5.6.4", BRG_TOPIC_TIE_BREAK,
    N_ ("Five players: a round robin of single games, then by how many are still tied.") },
  { "30.5.6.5", BRG_TOPIC_TIE_BREAK,
    N_ ("Six players: two groups of three; the winners play for first place.") },
  { "30.5.6.6", BRG_TOPIC_TIE_BREAK,
    N_ ("Seven players: Armageddon games. If still tied, the fewest moves decide.") },
  { "30.5.6.7", BRG_TOPIC_TIE_BREAK,
    N_ ("Eight players: knock-out of 1-8, 2-7, 3-6 and 4-5. Nine play in three groups of "
        "three.") },
  { "30.5.6.9", BRG_TOPIC_TIE_BREAK,
    N_ ("Ten players: two groups of five, whose winners play for first place.") },
  { "30.5.6.10", BRG_TOPIC_TIE_BREAK,
    N_ ("Eleven or more: those from the ninth place down share a prize set before; the "
        "other eight play.") },
  { "30.5.7", BRG_TOPIC_TIE_BREAK,
    N_ ("Two players may play with more time when organiser and chief arbiter agree.") },
  { "30.5.8", BRG_TOPIC_TIE_BREAK, N_ ("When it is late the play-off may be Armageddon at once.") },
  { "31.1", BRG_TOPIC_TIE_BREAK,
    N_ ("Tie-breaks are chosen before the event and fit its kind; ratings only where they "
        "are reliable.") },
  { "31.2", BRG_TOPIC_TIE_BREAK,
    N_ ("Only one of the kinds of tie-breaks should be used in an event.") },
  { "31.3", BRG_TOPIC_TIE_BREAK,
    N_ ("Recommended tie-breaks for each kind of event, in their order.") },
  { "31.3.1", BRG_TOPIC_TIE_BREAK,
    N_ ("Individual round robin: Sonneborn-Berger, direct encounter, wins, Koya, games "
        "with Black, play-off.") },
  { "31.3.2", BRG_TOPIC_TIE_BREAK,
    N_ ("Team round robin: game points, match points, direct encounter, Sonneborn-Berger, "
        "play-off.") },
  { "31.3.3", BRG_TOPIC_TIE_BREAK,
    N_ ("Swiss with close ratings: average rating, performance, Buchholz, progressive score, "
        "wins, direct encounter, play-off.") },
  { "31.3.4", BRG_TOPIC_TIE_BREAK,
    N_ ("Swiss with different ratings: Buchholz, progressive score, Sonneborn-Berger, direct "
        "encounter, wins, games with Black, play-off.") },
  { "31.3.5", BRG_TOPIC_TIE_BREAK,
    N_ ("Team Swiss: game points, match points, direct encounter, Buchholz, Sonneborn-Berger, "
        "play-off.") },
  { "32.1", BRG_TOPIC_BLIND,
    N_ ("When a player is blind, each may demand two boards; the special board has raised dark "
        "squares and pegs.") },
  { "32.2", BRG_TOPIC_BLIND,
    N_ ("Blind play: announcing, touching by lifting from the socket, clocks, records, slips "
        "of the tongue, differing boards and the assistant.") },
  { "33", BRG_TOPIC_SANCTION,
    N_ ("The federation decides on sanctions for breaking the rules and on disputes about "
        "them.") },
};

/* How an illegal move is paid for: rus-chess-2014 7.4.2, where enough arbiters watch; with fewer
 * only by a claim, 16.4.3 in rapid and 17.3.2 in blitz. */
#define STANDS(what, of_forms, of)                                                     \
  {                                                                                    \
    .kind = BRG_INCIDENT_##what, .forms = of_forms,                                    \
    .when = BRG_WHEN_NOT_WATCHED | BRG_WHEN_ANSWERED, .article = "rus-chess-2014 " of, \
    .sanction = BRG_SANCTION_CONTINUE,                                                 \
    .note = N_ ("The opponent has made his next move: the illegal move stands.")       \
  }
#define CLAIMED_IN_BLITZ(what)                                                                     \
  STANDS (what, BRG_FORMS_BLITZ, "17.3.2"),                                                        \
  {                                                                                                \
    .kind = BRG_INCIDENT_##what, .forms = BRG_FORMS_BLITZ, .when = BRG_WHEN_NOT_WATCHED,           \
    .article = "rus-chess-2014 17.3.2", .sanction = BRG_SANCTION_LOSS, .result = BRG_RESULT_LOST,  \
    .draw_article = "rus-chess-2014 17.3.2", .needs_claim = TRUE,                                  \
    .note = N_ (                                                                                   \
        "The opponent must claim the win before the next move is made; after it the move stands.") \
  }
#define PAID_IN_TIME(what, first)                                                       \
  { .kind = BRG_INCIDENT_##what,                                                        \
    .counts = { 1, 2 },                                                                 \
    .article = "rus-chess-2014 7.4.2",                                                  \
    .sanction = BRG_SANCTION_TIME,                                                      \
    .clock = BRG_CLOCK_OPPONENT,                                                        \
    .seconds = 120,                                                                     \
    .note = first },                                                                    \
  {                                                                                     \
    .kind = BRG_INCIDENT_##what, .counts = { 3, 0 }, .article = "rus-chess-2014 7.4.2", \
    .sanction = BRG_SANCTION_LOSS, .result = BRG_RESULT_LOST,                           \
    .draw_article = "rus-chess-2014 7.4.2",                                             \
    .note = N_ ("All illegal moves of this player in this game count together.")        \
  }
#define CLAIMED_IN_RAPID(what)                                                                  \
  { .kind = BRG_INCIDENT_##what,                                                                \
    .forms = BRG_FORMS_RAPID,                                                                   \
    .when = BRG_WHEN_NOT_WATCHED,                                                               \
    .counts = { 1, 2 },                                                                         \
    .article = "rus-chess-2014 7.4.2",                                                          \
    .sanction = BRG_SANCTION_TIME,                                                              \
    .clock = BRG_CLOCK_OPPONENT,                                                                \
    .seconds = 120,                                                                             \
    .needs_claim = TRUE,                                                                        \
    .note =                                                                                     \
        N_ ("The opponent must claim it before making the next move. Restore the position.") }, \
  {                                                                                             \
    .kind = BRG_INCIDENT_##what, .forms = BRG_FORMS_RAPID, .when = BRG_WHEN_NOT_WATCHED,        \
    .counts = { 3, 0 }, .article = "rus-chess-2014 7.4.2", .sanction = BRG_SANCTION_LOSS,       \
    .result = BRG_RESULT_LOST, .draw_article = "rus-chess-2014 7.4.2", .needs_claim = TRUE,     \
    .note = N_ ("The opponent must claim it before making the next move.")                      \
  }

/* Left to the list of rus-chess-2014 14.4. */
#define CHOOSE(what, of, more)                                                                     \
  {                                                                                                \
    .kind = BRG_INCIDENT_##what, .article = "rus-chess-2014 " of, .sanction = BRG_SANCTION_CHOOSE, \
    .note = more                                                                                   \
  }

/* A claim of a draw with no arbiter at hand: it is written down, signed and decided later. */
#define CLAIM_BARRED(kind_, when_, article_, note_)                              \
  {                                                                              \
    .kind = BRG_INCIDENT_##kind_, .when = BRG_WHEN_##when_, .article = article_, \
    .sanction = BRG_SANCTION_CONTINUE, .note = note_,                            \
  }
#define CLAIM_IN_BLITZ(kind_, article_)                                                   \
  {                                                                                       \
    .kind = BRG_INCIDENT_##kind_, .forms = BRG_FORMS_BLITZ, .when = BRG_WHEN_NOT_WATCHED, \
    .article = article_, .sanction = BRG_SANCTION_CONTINUE,                               \
    .note = N_ ("There is no such request in blitz."),                                    \
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

#define NOTE_ASSISTANT_TIME                                                                        \
  N_ ("The arbiter approves the assistant, whose name goes into the description, and adjusts the " \
      "player’s clock fairly.")
#define ASSISTED_BLIND(kind_)                                                                     \
  {                                                                                               \
    .kind = BRG_INCIDENT_##kind_, .when = BRG_WHEN_BLIND, .article = "rus-chess-2014 32.2",       \
    .sanction = BRG_SANCTION_CONTINUE,                                                            \
    .note =                                                                                       \
        N_ ("A player who does not see the board has a right to an assistant. The clock stays."), \
  }
#define ASSISTED(kind_, article_)                                                       \
  {                                                                                     \
    .kind = BRG_INCIDENT_##kind_, .article = article_, .sanction = BRG_SANCTION_CHOOSE, \
    .choices = LIST (TIME), .choices_article = article_, .note = NOTE_ASSISTANT_TIME,   \
  }

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  /* rus-chess-2014 7.1.1, 7.1.2, 7.4.1, 7.5: "if during the game it is found" */
  AFTER_GAME (ILLEGAL_MOVE, "rus-chess-2014 7.4.1"),
  AFTER_GAME (PROMOTION_UNFINISHED, "rus-chess-2014 7.4.1"),
  AFTER_GAME (KING_CAPTURE, "rus-chess-2014 7.4.1"),
  AFTER_GAME (BOTH_IN_CHECK, "rus-chess-2014 7.4.1"),
  AFTER_GAME (WRONG_START, "rus-chess-2014 7.1.1"),
  AFTER_GAME (BOARD_TURNED, "rus-chess-2014 7.1.2"),
  AFTER_GAME (DISPLACED_LATER, "rus-chess-2014 7.5"),
  /* rus-chess-2014 32.2, its point 17: who does not see the board has a right to it */
  ASSISTED_BLIND (ASSISTANT_MOVES),
  ASSISTED_BLIND (ASSISTANT_CLOCK),
  ASSISTED_BLIND (ASSISTANT_RECORD),
  /* rus-chess-2014 6.7.4, 8.1: the clock is adjusted whoever the player is */
  ASSISTED (ASSISTANT_CLOCK, "rus-chess-2014 6.7.4"),
  ASSISTED (ASSISTANT_RECORD, "rus-chess-2014 8.1"),
  /* rus-chess-2014 11.1, 11.2, 10.1, 17.2, 17.3.1: a claim without an arbiter */
  CLAIM_IN_BLITZ (CLAIM_CANNOT_WIN, "rus-chess-2014 17.3.1"),
  CLAIM_BARRED (CLAIM_CANNOT_WIN, INCREMENT, "rus-chess-2014 10.1", NOTE_CLAIM_INCREMENT),
  CLAIM_BARRED (CLAIM_CANNOT_WIN, EARLIER_PERIOD, "rus-chess-2014 10.1", NOTE_CLAIM_PERIOD),
  CLAIM (CLAIM_CANNOT_WIN, "rus-chess-2014 11.1", NOTE_CLAIM_POSITION),
  CLAIM_IN_BLITZ (CLAIM_NO_EFFORT, "rus-chess-2014 17.3.1"),
  CLAIM_BARRED (CLAIM_NO_EFFORT, INCREMENT, "rus-chess-2014 10.1", NOTE_CLAIM_INCREMENT),
  CLAIM_BARRED (CLAIM_NO_EFFORT, EARLIER_PERIOD, "rus-chess-2014 10.1", NOTE_CLAIM_PERIOD),
  CLAIM (CLAIM_NO_EFFORT, "rus-chess-2014 11.2", NOTE_CLAIM_RECORD),
  CLAIMED_IN_BLITZ (ILLEGAL_MOVE),
  STANDS (ILLEGAL_MOVE, BRG_FORMS_RAPID, "16.4.3"),
  CLAIMED_IN_RAPID (ILLEGAL_MOVE),
  PAID_IN_TIME (ILLEGAL_MOVE,
                N_ ("Restore the position before the move; the piece that was touched must move if "
                    "it can. The time goes to an opponent who claimed it.")),
  CLAIMED_IN_BLITZ (KING_CAPTURE),
  STANDS (KING_CAPTURE, BRG_FORMS_RAPID, "16.4.3"),
  CLAIMED_IN_RAPID (KING_CAPTURE),
  PAID_IN_TIME (KING_CAPTURE,
                N_ ("Capturing the king is an illegal move. Restore the position before it.")),
  CLAIMED_IN_BLITZ (PROMOTION_UNFINISHED),
  /* rus-chess-2014 16.4.3: here the arbiter steps in without a claim; 17.3.1: not in blitz. */
  { .kind = BRG_INCIDENT_PROMOTION_UNFINISHED,
    .forms = BRG_FORMS_RAPID,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 16.4.3",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("Stop the clocks and have it corrected. If the opponent claimed it before "
                "moving, it is penalised as an illegal move.") },
  PAID_IN_TIME (PROMOTION_UNFINISHED,
                N_ ("A breach of the rules of promotion is an illegal move. Restore the position; "
                    "the pawn that was touched must move.")),
  /* rus-chess-2014 4.1, 6.7.3. */
  CHOOSE (TWO_HANDS, "4.1", N_ ("The rule book does not treat it as an illegal move.")),
  CHOOSE (PRESS_WITHOUT_MOVE,
          "6.7.3",
          N_ ("The rule book does not treat it as an illegal move. The player must still move.")),
  /* rus-chess-2014 9.5.2. */
  { .kind = BRG_INCIDENT_FALSE_DRAW_CLAIM,
    .article = "rus-chess-2014 9.5.2",
    .sanction = BRG_SANCTION_TIME,
    .clock = BRG_CLOCK_OPPONENT,
    .seconds = 180,
    .note = N_ ("The game continues. A move that was written for the claim must be made.") },
  /* rus-chess-2014 6.9; 16.4.4, 16.4.5. */
  { .kind = BRG_INCIDENT_FLAG,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 6.9",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "rus-chess-2014 6.9",
    .needs_claim = TRUE,
    .note = N_ ("The opponent must claim it and stop the clocks while his own flag has not "
                "fallen. The arbiter does not call the flag.") },
  { .kind = BRG_INCIDENT_FLAG,
    .article = "rus-chess-2014 6.9",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "rus-chess-2014 6.9",
    .note = N_ ("Check that the moves of the period were not completed. What ended the game on the "
                "board before the flag fell stands.") },
  /* rus-chess-2014 16.4.6, 6.11.1, 6.11.2. */
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 16.4.6",
    .sanction = BRG_SANCTION_NONE,
    .result = BRG_RESULT_DRAWN },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .when = BRG_WHEN_EARLIER_PERIOD,
    .article = "rus-chess-2014 6.11.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Only if nobody knows which flag fell first.") },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .article = "rus-chess-2014 6.11.2",
    .sanction = BRG_SANCTION_NONE,
    .result = BRG_RESULT_DRAWN,
    .note = N_ ("Only if nobody knows which flag fell first.") },
  /* rus-chess-2014 6.6.1, 6.6.2; 13.19, 13.20, 24.1.1. */
  { .kind = BRG_INCIDENT_LATE,
    .when = BRG_WHEN_IN_TIME,
    .article = "rus-chess-2014 6.6.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Not too late yet: the player plays on with the time left.") },
  { .kind = BRG_INCIDENT_LATE,
    .when = BRG_WHEN_PERIOD_OVER,
    .article = "rus-chess-2014 6.9",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The first period was over before the player came: the game is lost on time.") },
  { .kind = BRG_INCIDENT_LATE,
    .article = "rus-chess-2014 6.6.1",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("A player who arrives within a default time set by the regulations plays on "
                "with the time left.") },
  { .kind = BRG_INCIDENT_NO_SHOW,
    .when = BRG_WHEN_IN_TIME,
    .article = "rus-chess-2014 6.6.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("The player may still come: it is not too late yet.") },
  /* rus-chess-2014 13.20: the third in the event. */
  { .kind = BRG_INCIDENT_NO_SHOW,
    .counts = { 3, 0 },
    .article = "rus-chess-2014 13.20",
    .sanction = BRG_SANCTION_EXPULSION,
    .result = BRG_RESULT_LOST,
    .note = N_ ("Unless the regulations or the chief arbiter decide otherwise.") },
  /* rus-chess-2014 13.19: "по неуважительной причине". */
  { .kind = BRG_INCIDENT_NO_SHOW,
    .when = BRG_WHEN_GOOD_REASON,
    .article = "rus-chess-2014 6.6.1",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("With a good reason the player stays in the event (13.19).") },
  { .kind = BRG_INCIDENT_NO_SHOW,
    .article = "rus-chess-2014 6.6.1",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("Without a good reason the player is excluded, unless the chief arbiter decides "
                "otherwise.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .when = BRG_WHEN_NO_LATENESS,
    .article = "rus-chess-2014 6.6.1",
    .sanction = BRG_SANCTION_LOSS_BOTH,
    .result = BRG_RESULT_BOTH_LOST,
    .note = N_ ("The default time is zero here. Both get a minus.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .article = "rus-chess-2014 6.6.2",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("White loses the time until White arrives. A player who arrives after the "
                "default time loses; if nobody arrives, both get a minus.") },
  /* rus-chess-2014 7.2. */
  { .kind = BRG_INCIDENT_WRONG_COLOURS,
    .article = "rus-chess-2014 7.2",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Unless the arbiter decides otherwise.") },
  /* rus-chess-2014 7.1.1, 7.1.2; 16.4.1, by 17.3 also in blitz. */
  { .kind = BRG_INCIDENT_WRONG_START,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .moves = { 3, 0 },
    .article = "rus-chess-2014 16.4.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("No claim is possible any more. If king and queen were exchanged, that king "
                "may not castle.") },
  { .kind = BRG_INCIDENT_WRONG_START,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 7.1.1",
    .sanction = BRG_SANCTION_NEW_GAME,
    .result = BRG_RESULT_REPLAY,
    .note = N_ ("Until each side has made three moves; after that the game continues.") },
  { .kind = BRG_INCIDENT_WRONG_START,
    .article = "rus-chess-2014 7.1.1",
    .sanction = BRG_SANCTION_NEW_GAME,
    .result = BRG_RESULT_REPLAY,
    .note = N_ ("The game is cancelled, and a new one is played.") },
  { .kind = BRG_INCIDENT_BOARD_TURNED,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .moves = { 3, 0 },
    .article = "rus-chess-2014 16.4.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("No claim is possible once each side has made three moves.") },
  { .kind = BRG_INCIDENT_BOARD_TURNED,
    .article = "rus-chess-2014 7.1.2",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("Transfer the position to a correctly placed board; the game continues.") },
  /* rus-chess-2014 7.3. */
  { .kind = BRG_INCIDENT_DISPLACED,
    .article = "rus-chess-2014 7.3",
    .sanction = BRG_SANCTION_CORRECT,
    .lets_choose = TRUE,
    .note = N_ (
        "The player puts the pieces back on his own time. The arbiter may penalise the player.") },
  /* rus-chess-2014 4.3; 16.4.2. */
  { .kind = BRG_INCIDENT_TOUCH_MOVE,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 16.4.2",
    .sanction = BRG_SANCTION_CORRECT,
    .needs_claim = TRUE,
    .note = N_ ("The arbiter decides only when a player claims it. The piece touched first "
                "must be moved or captured if possible.") },
  { .kind = BRG_INCIDENT_TOUCH_MOVE,
    .article = "rus-chess-2014 4.3",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("The piece touched first must be moved or captured if possible. The right to "
                "claim ends when the opponent touches a piece.") },
  CHOOSE (CLOCK_MISUSE, "6.7.3", NULL),
  CHOOSE (CLOCK_STOPPED, "6.12.4", N_ ("Only if there was no valid reason to stop the clocks.")),
  CHOOSE (UNJUSTIFIED_CALL,
          "6.12.4",
          N_ ("Only if there was no valid reason to call the arbiter.")),
  /* rus-chess-2014 13.3.2. */
  { .kind = BRG_INCIDENT_PHONE,
    .article = "rus-chess-2014 13.3.2",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "rus-chess-2014 13.3.2",
    .draw_is_opponents = TRUE,
    .note = N_ ("If the device made a sound. If the opponent could never checkmate, he gets half "
                "a point and the offender nothing. For a device that is only carried switched on, "
                "choose from the list.") },
  CHOOSE (SEARCH_REFUSED, "14.4", N_ ("The rule book has no search; see the regulations.")),
  CHOOSE (DISTRACTION, "13.6", NULL),
  /* rus-chess-2014 9.1.1, 5.2.3: during the game, with no least number of moves */
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .when = BRG_WHEN_OFFER_BARRED,
    .article = "rus-chess-2014 9.1.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = NOTE_AGREEMENT_BARRED },
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .article = "rus-chess-2014 5.2.3",
    .result = BRG_RESULT_DRAWN },
  /* rus-chess-2014 9.1.1 bars agreeing too early, not offering. */
  CHOOSE (REPEATED_DRAW_OFFER, "13.6", N_ ("The offer itself stands until it is answered.")),
  CHOOSE (LEFT_AREA,
          "13.2",
          N_ ("A player who leaves the game for good without a word may be excluded.")),
  CHOOSE (NOTES_OR_ADVICE,
          "13.3.1",
          N_ ("Report help from a computer: the federation may disqualify the player.")),
  { .kind = BRG_INCIDENT_REFUSAL,
    .article = "rus-chess-2014 13.8",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The arbiter decides what the opponent gets.") },
  { .kind = BRG_INCIDENT_REFUSAL_BOTH,
    .article = "rus-chess-2014 13.9",
    .sanction = BRG_SANCTION_LOSS_BOTH,
    .result = BRG_RESULT_BOTH_LOST },
  /* rus-chess-2014 13.14. */
  CHOOSE (ALCOHOL,
          "13.14",
          N_ ("Report it to the federation at once; its rules on sanctions apply.")),
  /* rus-chess-2014 14.8, 13.9. */
  { .kind = BRG_INCIDENT_COLLUSION,
    .article = "rus-chess-2014 14.8",
    .sanction = BRG_SANCTION_CHOOSE,
    /* rus-chess-2014 13.9: both lose; 13.16 names 14.4.7 beside the rules on sanctions */
    .choices = LIST (LOSS_BOTH) | LIST (EXPULSION),
    .choices_article = "rus-chess-2014 14.8",
    .note = N_ ("The chief arbiter penalises all who are guilty; the game may be declared lost by "
                "both. Report it to the federation.") },
  /* rus-chess-2014 14.5. */
  { .kind = BRG_INCIDENT_INTERFERENCE,
    .article = "rus-chess-2014 14.5",
    .sanction = BRG_SANCTION_TIME,
    .note = N_ ("The arbiter may add time for one player or both. Whoever interfered may be "
                "expelled.") },
  CHOOSE (DRESS, "13.15", N_ ("Sportswear is only advised against.")),
  /* rus-chess-2014 16.4.3, which 17.3.1 takes out of blitz; elsewhere 7.4.1. */
  { .kind = BRG_INCIDENT_BOTH_IN_CHECK,
    .forms = BRG_FORMS_RAPID,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 16.4.3",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("Stop the clocks and have the players put it right, if they can (7.4.1).") },
  { .kind = BRG_INCIDENT_BOTH_IN_CHECK,
    .forms = BRG_FORMS_BLITZ,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 17.3",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("The arbiter does not step in: 16.4.3 does not apply in blitz. The opponent may "
                "claim the illegal move (17.3.2).") },
  { .kind = BRG_INCIDENT_BOTH_IN_CHECK,
    .article = "rus-chess-2014 7.4.1",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("A move was illegal: restore the position before it, and record the illegal move "
                "against the player who made it.") },
  CHOOSE (FALSE_MATE,
          "13.6",
          N_ ("The game goes on. Calling mate when there is none may distract the opponent.")),
  CHOOSE (
      FALSE_CHECK,
      "13.6",
      N_ ("Nobody has to call check. Calling it when there is none may distract the opponent.")),
  /* rus-chess-2014 8.1, by 17.2 also in watched blitz; 16.2, by 17.3 in blitz. */
  { .kind = BRG_INCIDENT_NOT_RECORDING,
    .forms = BRG_FORMS_RAPID,
    .article = "rus-chess-2014 16.2",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("Players need not record their moves here.") },
  { .kind = BRG_INCIDENT_NOT_RECORDING,
    .forms = BRG_FORMS_BLITZ,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 16.2",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("Players need not record their moves here.") },
  CHOOSE (NOT_RECORDING,
          "8.1",
          N_ ("Not with less than five minutes left and no 30 seconds a move (8.4).")),
  /* rus-chess-2014 7.5. */
  { .kind = BRG_INCIDENT_DISPLACED_LATER,
    .article = "rus-chess-2014 7.5",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("Restore the position before it; if that is not known, the last position that is. "
                "Nobody is to blame for what nobody saw.") },
  CHOOSE (BRIBERY, "14.8", N_ ("Report it to the federation; its rules on sanctions apply.")),
  CHOOSE (BETTING, "13.13", N_ ("Report it to the federation; its rules on sanctions apply.")),
  CHOOSE (INFLUENCE, "13.13", N_ ("Report it to the federation; its rules on sanctions apply.")),
  /* rus-chess-2014 13.13. */
  CHOOSE (COMPUTER_HELP,
          "13.13",
          N_ ("Report help from a computer: the federation may disqualify the player (13.21).")),
};

/* Claims of a draw. */
static const BrgClaimBook claims = {
  /* rus-chess-2014 9.2.1, 9.2.2, 9.3.1, 9.3.2. */
  .kinds = { { "rus-chess-2014 9.2.2", "rus-chess-2014 9.2.1", FALSE },
             { "rus-chess-2014 9.3.2", "rus-chess-2014 9.3.1", FALSE } },
  /* rus-chess-2014 9.4. */
  .until = BRG_CLAIM_UNTIL_TOUCH,
  .forfeited = "rus-chess-2014 9.4",
  /* rus-chess-2014 9.5.1, 9.5.2: three minutes at every tempo. */
  .right = "rus-chess-2014 9.5.1",
  .wrong = "rus-chess-2014 9.5.2",
  .seconds = 180,
  .must_play = TRUE,
};

#define RUSSIAN_ILLEGAL                                                                    \
  {                                                                                        \
    .article = "rus-chess-2014 7.4.2", .exception = "rus-chess-2014 7.4.2", .loses_at = 3, \
    .seconds = 120                                                                         \
  }

/* How games end otherwise than on the board. */
static const BrgVerdictBook verdicts = {
  /* rus-chess-2014 6.9: the print says that "the players" cannot mate, which would be the dead
   * position and nothing new; 7.4.2 and 13.3.2 say "his opponent", and so it is read here. */
  .flag = { "rus-chess-2014 6.9", "rus-chess-2014 6.9" },
  .is_flag_doubtful = TRUE,
  .resignation = { "rus-chess-2014 5.1.2", NULL },
  /* rus-chess-2014 6.11.1, 6.11.2, 16.4.6. */
  /* rus-chess-2014 5.2.3, 9.1.1. */
  .agreement = "rus-chess-2014 5.2.3",
  .agreement_limit = "rus-chess-2014 9.1.1",
  /* rus-chess-2014 7.4.2. */
  .standard = RUSSIAN_ILLEGAL,
  .rapid = RUSSIAN_ILLEGAL,
  /* rus-chess-2014 16.4.3: only when the opponent claims it, before he answers. */
  .partial_rapid = { .article = "rus-chess-2014 7.4.2",
                     .exception = "rus-chess-2014 7.4.2",
                     .too_late = "rus-chess-2014 16.4.3",
                     .loses_at = 3,
                     .seconds = 120,
                     .needs_claim = TRUE },
  /* rus-chess-2014 17.3.2: the first one loses. */
  .partial_blitz = { .article = "rus-chess-2014 17.3.2",
                     .exception = "rus-chess-2014 17.3.2",
                     .too_late = "rus-chess-2014 17.3.2",
                     .loses_at = 1,
                     .needs_claim = TRUE },
};

/* What follows from what stands on the board. */
static const BrgPlayRule play_rules[BRG_N_PLAY_FACTS] = {
  [BRG_PLAY_MATE] = { BRG_PLAY_ENDS, "rus-chess-2014 5.1.1" },
  [BRG_PLAY_STALEMATE] = { BRG_PLAY_ENDS, "rus-chess-2014 5.2.1" },
  [BRG_PLAY_DEAD] = { BRG_PLAY_ENDS, "rus-chess-2014 5.2.2" },
  [BRG_PLAY_THREE_TIMES] = { BRG_PLAY_MAY_BE_CLAIMED, "rus-chess-2014 9.2" },
  [BRG_PLAY_FIFTY] = { BRG_PLAY_MAY_BE_CLAIMED, "rus-chess-2014 9.3" },
  [BRG_PLAY_WHITE_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "rus-chess-2014 6.9" },
  [BRG_PLAY_BLACK_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "rus-chess-2014 6.9" },
};

/* Touching men. */
static const BrgTouchBook touching = {
  .mixed = BRG_TOUCH_MIXED_TAKE,
  .mixed_is_for_two = TRUE,
  .must_castle = TRUE,
  .barred = BRG_TOUCH_BARRED_ALL,
  .knows_both = TRUE,
  .choice_at_touch = TRUE,
  .adjust = "rus-chess-2014 4.2",
  .own = "rus-chess-2014 4.3.1",
  .enemy = "rus-chess-2014 4.3.2",
  .both_colours = "rus-chess-2014 4.3.3",
  .castle = "rus-chess-2014 4.4.1",
  .no_castling = "rus-chess-2014 4.4.3",
  .rook_first = "rus-chess-2014 4.4.2",
  .nothing = "rus-chess-2014 4.5",
  .choice = "rus-chess-2014 4.4.4",
  .released = "rus-chess-2014 4.6",
  .released_king = "rus-chess-2014 4.6.2",
  .released_pawn = "rus-chess-2014 4.6.3",
  .released_piece = "rus-chess-2014 4.6.3",
};

/* Coming late. */
/* rus-chess-2014 22.5 */
static const BrgPlayOrderBook play_order = {
  .article = "rus-chess-2014 22.5",
  /* Translators: title of a document: who meets whom in every round; "Таблица Бергера" */
  .title = NC_ ("order of play", "Berger table"),
  .round = NC_ ("order of play", "Round no."),
  .first = NC_ ("order of play", "The number that stands first has White."),
  .between = ":",
};

/* rus-chess-2014 22.1, 22.3, 23.3 */
static const BrgTimetableBook timetable = {
  .draw_hours = 12,
  .draw_article = "rus-chess-2014 22.3",
  .open_article = "rus-chess-2014 22.1",
  .present_article = "rus-chess-2014 22.3",
  .call_article = "rus-chess-2014 23.3",
};

static const BrgLatenessBook lateness = {
  .in_time = "rus-chess-2014 6.5",
  .one_absent = "rus-chess-2014 6.6.1",
  .both_absent = "rus-chess-2014 6.6.2",
  .one_loses = "rus-chess-2014 6.6.1",
  .both_lose = "rus-chess-2014 6.6.1",
  .flag = "rus-chess-2014 6.9",
};

/* Standard, rapid and blitz. */
static const BrgTempoClass tempo_classes[] = {
  { PLAYS (CHESS) | PLAYS (CHESS960), TRUE, 60 * 60, G_MAXINT, 0, BRG_TEMPO_STANDARD,
    "rus-chess-2014 16.1" },
  { PLAYS (CHESS) | PLAYS (CHESS960), TRUE, 15 * 60, 60 * 60 - 1, 0, BRG_TEMPO_RAPID,
    "rus-chess-2014 16.1" },
  { PLAYS (CHESS) | PLAYS (CHESS960), TRUE, 0, 15 * 60 - 1, 0, BRG_TEMPO_BLITZ,
    "rus-chess-2014 17.1" },
};

/* What an assistant does for a player who does not see the board. */
static const BrgBlindDuty assistant[] = {
  { "rus-chess-2014 32.2", N_ ("carries out either player’s move on the opponent’s board") },
  { "rus-chess-2014 32.2", N_ ("announces the moves of both players") },
  { "rus-chess-2014 32.2", N_ ("keeps the player’s record and starts the opponent’s clock") },
  { "rus-chess-2014 32.2",
    N_ ("tells the player, only when asked, the number of moves and the time used by both") },
  { "rus-chess-2014 32.2", N_ ("asks for the result when the time has run out, and tells the "
                               "arbiter when the opponent has touched a piece") },
  { "rus-chess-2014 32.2", N_ ("does what is needed to adjourn the game") },
};

/* Players who do not see the board. */
static const BrgBlindBook blind = {
  .two_boards = "rus-chess-2014 32.1",
  .announcing = "rus-chess-2014 32.2",
  .touched = "rus-chess-2014 32.2",
  .made = "rus-chess-2014 32.2",
  .slip = "rus-chess-2014 32.2",
  /* rus-chess-2014 32.2: its points 15 and 16. */
  .same_records = "rus-chess-2014 32.2",
  .other_records = "rus-chess-2014 32.2",
  .duties = assistant,
  .n_duties = G_N_ELEMENTS (assistant),
  .no_assistant = "rus-chess-2014 32.2",
  .sealing = "rus-chess-2014 32.2",
};

/* How many arbiters full supervision of fast play takes. */
static const BrgStaffingRule staffing[] = {
  { .tempo = BRG_TEMPO_RAPID,
    .games = 3,
    .is_condition = TRUE,
    .chief_counts = TRUE,
    .article = "rus-chess-2014 16.3" },
  { .tempo = BRG_TEMPO_BLITZ,
    .games = 1,
    .is_condition = TRUE,
    .chief_counts = TRUE,
    .article = "rus-chess-2014 17.2" },
};

/* rus-chess-2014 13.12: who accepted an invitation has to play. The regulations say the rest. */
static const BrgAdmissionBook admission = {
  .invitation_article = "rus-chess-2014 13.12",
};

/* rus-chess-2014 21.4: what the chief arbiter checks before the event. */
static const BrgEquipmentItem equipment[] = {
  { "hall", BRG_EQUIPMENT_UNCOUNTED, 0, "rus-chess-2014 21.4.1",
    N_ ("Playing area and hall are checked.") },
  { "light", BRG_EQUIPMENT_UNCOUNTED, 0, "rus-chess-2014 21.4.1",
    N_ ("Light, heating and ventilation are checked.") },
  { "noise", BRG_EQUIPMENT_UNCOUNTED, 0, "rus-chess-2014 21.4.1",
    N_ ("There is no noise from outside.") },
  { "boards", BRG_EQUIPMENT_PER_GAME, 0, "rus-chess-2014 21.4.2", N_ ("Boards") },
  { "sets", BRG_EQUIPMENT_PER_GAME, 0, "rus-chess-2014 21.4.2", N_ ("Sets of pieces") },
  { "clocks", BRG_EQUIPMENT_PER_GAME, 0, "rus-chess-2014 21.4.2", N_ ("Clocks") },
  { "assistants", BRG_EQUIPMENT_UNCOUNTED, 0, "rus-chess-2014 21.4.3",
    N_ ("There are enough assistants and technical staff.") },
  { "arbiters", BRG_EQUIPMENT_UNCOUNTED, 0, "rus-chess-2014 21.4.4",
    N_ ("The arbiters have what they work with.") },
  { "glossary", BRG_EQUIPMENT_UNCOUNTED, 0, "rus-chess-2014 21.4.5",
    N_ ("A glossary of terms in official languages of FIDE is at hand.") },
};

/* What hangs on the status of an event. */
static const BrgStatusLevel status_levels[] = {
  { BRG_LEVEL_INTERNATIONAL, N_ ("International") },
  { BRG_LEVEL_NATIONAL, N_ ("All-Russian") },
  { BRG_LEVEL_REGIONAL, N_ ("Regional") },
  { BRG_LEVEL_LOCAL, N_ ("Municipal") },
};

static const BrgStatusRule status_rules[] = {
  /* rus-chess-2014 21.1 */
  { BRG_STATUS_CHIEF, BRG_STATUS_MUST, 1u << BRG_LEVEL_INTERNATIONAL | 1u << BRG_LEVEL_NATIONAL, 0,
    "rus-chess-2014 21.1",
    N_ ("The chief arbiter has an international title or the all-Russian category.") },
  /* rus-chess-2014 25.2: at every event */
  { BRG_STATUS_COMMITTEE, BRG_STATUS_MUST, 0, 0, "rus-chess-2014 25.2",
    N_ ("There is an appeals committee: a chairman, at least two members and two reserves.") },
};

static const BrgStatusBook status = {
  .levels = status_levels,
  .n_levels = G_N_ELEMENTS (status_levels),
  .rules = status_rules,
  .n_rules = G_N_ELEMENTS (status_rules),
};

/* Both flags are down. */
static const BrgBothFlagsBook both_flags = {
  .earlier = "rus-chess-2014 6.11.1",
  .last = "rus-chess-2014 6.11.2",
  .fast = "rus-chess-2014 16.4.6",
};

/* Clocks that were wrong. */
static const BrgCorrectionRule corrections[] = {
  { .disciplines = G_MAXUINT,
    .is_judgement = TRUE,
    .broken = "rus-chess-2014 6.10.1",
    .wrong = "rus-chess-2014 6.10.2" },
};

static const BrgCorrectionBook correction = {
  .rules = corrections,
  .n_rules = G_N_ELEMENTS (corrections),
  .too_late = "rus-chess-2014 16.4.1",
  .too_late_moves = 3,
};

/* Writing the moves. */
static const BrgRecordRule record_rules[] = {
  /* rus-chess-2014 17.2 */
  { G_MAXUINT, "rus-chess-2014 8.1", "rus-chess-2014 8.4", "rus-chess-2014 16.2", TRUE },
};

/* Requests in a quickplay finish. */
static const BrgFinishRequest finish_requests[] = {
  { .kind = BRG_FINISH_DRAW,
    .not_blitz = "rus-chess-2014 17.3.1",
    .watched_blitz = TRUE, /* rus-chess-2014 17.2 */
    .not_incremented = "rus-chess-2014 10.1",
    .stage = "rus-chess-2014 10.1",
    .rule = { .article = "rus-chess-2014 10.2",
              .outcomes = { [BRG_FINISH_OPEN] = { "rus-chess-2014 10.2.2", 120 },
                            [BRG_FINISH_DRAWN] = { "rus-chess-2014 10.2.1", 0 },
                            [BRG_FINISH_REJECTED] = { "rus-chess-2014 10.2.3", 120 },
                            [BRG_FINISH_PLAYED_OUT] = { "rus-chess-2014 10.2.2", 0 } },
              .final_article = "rus-chess-2014 10.2.4" } },
};

/* Numbers that regulations may set; where they must choose, the article says so. */
static const BrgBookNumber numbers[] = {
  { "rule-watched", G_MAXUINT, BRG_TEMPO_RAPID, 0, "rus-chess-2014 16.4" },
  { "rule-watched", G_MAXUINT, BRG_TEMPO_BLITZ, 0, "rus-chess-2014 17.3" },
  /* rus-chess-2014 21.8: the report is due within ten days. */
  { "rule-report-days", G_MAXUINT, BRG_TEMPO_UNKNOWN, 10, "rus-chess-2014 21.8" },
};

/* Adjourned games are named in passing: guideline I of FIDE is the practice of the world. */
static const BrgAdjournmentBook adjournment = {
  .is_chess = TRUE,
  .late_keeps_end = TRUE,
  .spares_unwinnable = TRUE,
  .articles = {
    /* rus-chess-2014 8.1: a move may be written ahead; what a doubtful one is worth stands nowhere */
    [BRG_CITE_READ_DOUBTFUL] = "rus-chess-2014 8.1",
    [BRG_CITE_AGREED] = "rus-chess-2014 5.2.3",
    [BRG_CITE_RESIGNED] = "rus-chess-2014 5.1.2",
    [BRG_CITE_ONE_LATE] = "rus-chess-2014 6.6.1",
    [BRG_CITE_BOTH_LATE] = "rus-chess-2014 6.6.1",
    [BRG_CITE_FLAG] = "rus-chess-2014 6.9",
    [BRG_CITE_MATED] = "rus-chess-2014 5.1.1",
    [BRG_CITE_STALEMATED] = "rus-chess-2014 5.2.1",
    [BRG_CITE_DEAD] = "rus-chess-2014 5.2.2",
  },
  .where_silent = &brg_book_fide_2023,
};

/* rus-chess-2014 7.4.1: promotion and taking the king are counted with illegal moves. */
#define ILLEGAL_KINDS (KIND (ILLEGAL_MOVE) | KIND (PROMOTION_UNFINISHED) | KIND (KING_CAPTURE))

/* What players wear, the highest first; not to be translated. */
static const char *const titles[] = { "гм",   "мсмк", "мс",   "кмс",  "1 р.", "2 р.",
                                      "3 р.", "1 ю.", "2 ю.", "3 ю.", "б/р",  NULL };

/* What is usual where the regulations leave it open. */
static const BrgUsualControl usual_controls[] = {
  { G_MAXUINT, "90+30" },
};

static const BrgUsualOrder usual_orders[] = {
  /* rus-chess-2014 31.2: one type only */
  { TRUE, "BH,BH/C1,SB", "rus-chess-2014 31.2", N_ ("Opponents’ results only") },
  { TRUE, "PS,DE,WIN,BPG", "rus-chess-2014 31.2", N_ ("Own results only") },
};

/* Formats of a play-off, its own first. */
static const char *const playoff_formats[] = { "rus-chess-2014", "match", "round-robin", NULL };

/* Who officiates. */
static const BrgJuryRole jury_roles[] = {
  { BRG_OFFICIAL_CHIEF_ARBITER, 1, "rus-chess-2014 21.1" },
  { BRG_OFFICIAL_CHIEF_SECRETARY, 1, "rus-chess-2014 21.2" },
  { BRG_OFFICIAL_DEPUTY, 0, "rus-chess-2014 21.2" },
  { BRG_OFFICIAL_ARBITER, 0, "rus-chess-2014 21.2" },
  { BRG_OFFICIAL_SECTOR_ARBITER, 0, "rus-chess-2014 21.2" },
  { BRG_OFFICIAL_SECRETARY, 0, "rus-chess-2014 21.2" },
  { BRG_OFFICIAL_ASSISTANT, 0, "rus-chess-2014 21.4.3" },
  { BRG_OFFICIAL_STEWARD, 0, "rus-chess-2014 21.2" },
  { BRG_OFFICIAL_DEMONSTRATOR, 0, "rus-chess-2014 21.2" },
  { BRG_OFFICIAL_TECHNICAL, 0, "rus-chess-2014 21.3" },
  { BRG_OFFICIAL_CAPTAIN, 0, "rus-chess-2014 27" },
  { BRG_OFFICIAL_REPRESENTATIVE, 0, "rus-chess-2014 21.8" },
};

static const BrgArbiterCategory *const categories[] = {
  &brg_category_international, &brg_category_fide,  &brg_category_national_arbiter,
  &brg_category_all_russian,   &brg_category_first, &brg_category_second,
  &brg_category_third,         &brg_category_young,
};

static const BrgJuryBook jury = {
  .roles = jury_roles,
  .n_roles = G_N_ELEMENTS (jury_roles),
  .categories = categories,
  .n_categories = G_N_ELEMENTS (categories),
  .committee_article = "rus-chess-2014 21.4.8",
  .has_arbiters = TRUE,
};

const BrgRulebook brg_book_rus_chess_2014 = {
  .id = "rus-chess-2014",
  .name = N_ ("Russian chess rules 2014"),
  /* Translators: an article of the chess rules; in Russian "ст. %s" */
  .citation = N_ ("art. %s"),
  .disciplines = PLAYS (CHESS) | PLAYS (CHESS960),
  .less_than_half = { "rus-chess-2014 24.1.1", FALSE, FALSE, BRG_UNPLAYED_LOST },
  .half_or_more = { "rus-chess-2014 24.1.2", TRUE, FALSE, BRG_UNPLAYED_LOST },
  .default_minutes = 0, /* rus-chess-2014 6.6.1 */
  .point_byes = TRUE,   /* left to the regulations */
  .late_article = "rus-chess-2014 6.6.1",
  .protests = &protests,
  .scoring_article = "rus-chess-2014 12.1",
  .marks_article = "rus-chess-2014 24.1.1",
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
  .control_article = "rus-chess-2014 6.2.1",
  .carried_article = "rus-chess-2014 6.2.2",
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
  .blind = &blind,
  .timetable = &timetable,
  .play_order = &play_order,
  .staffing = staffing,
  .n_staffing = G_N_ELEMENTS (staffing),
  .status = &status,
  .equipment = equipment,
  .n_equipment = G_N_ELEMENTS (equipment),
  .jury = &jury,
  .admission = &admission,
  .tie_break_edition = "rus-chess-2014",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_swiss = "dutch",
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .prints_orders = TRUE, /* rus-chess-2014 31.3 */
  .one_kind_article = "rus-chess-2014 31.2",
  .choices = LIST (WARNING) | LIST (TIME) | LIST (LOSS) | LIST (POINTS_TAKEN) |
             LIST (POINTS_GIVEN) | LIST (EXPULSION),
  .choices_article = "rus-chess-2014 14.4",
};
