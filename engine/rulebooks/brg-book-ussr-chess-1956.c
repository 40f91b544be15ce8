/* brg-book-ussr-chess-1956.c - Chess Code of the USSR, 7th edition, 1956
 *
 * Rules: ussr-chess-1956 16, 22, 23, 26
 * Tests: tests/engine/test-rulebook.c, tests/engine/test-article.c,
 *   tests/engine/test-advice-draughts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#include "brg-adjournment-book.h"
#include "brg-blind-book.h"
#include "brg-claim-book.h"
#include "brg-correction-book.h"
#include "brg-equipment.h"
#include "brg-jury.h"
#include "brg-lateness-book.h"
#include "brg-play-order-book.h"
#include "brg-play-rules.h"
#include "brg-record-book.h"
#include "brg-sealed.h"
#include "brg-staffing.h"
#include "brg-status.h"
#include "brg-timetable-book.h"
#include "brg-touch-book.h"
#include "brg-verdict-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)
#define LIST(sanction) (1u << BRG_SANCTION_##sanction)

/* ussr-chess-1956 24: the arbiter is obeyed; later the organising body may be asked. */
static const BrgProtestRules protests = {
  .article = "ussr-chess-1956 24",
  .has_two_steps = TRUE,
  .decision_article = "ussr-chess-1956 26",
  .appeal_article = "ussr-chess-1956 24",
};

/* What the program knows of the book, article by article, in our own words. */
static const BrgArticle articles[] = {
  { "1", BRG_TOPIC_OTHER,
    N_ ("A game is played by two sides. A side may be several persons, who then consult.") },
  { "3", BRG_TOPIC_RESULT,
    N_ ("The aim is to win the opponent's king. When neither side can, the game is a draw.") },
  { "4", BRG_TOPIC_BOARD,
    N_ ("The board stands with a light corner square at the right hand. Each side has "
        "sixteen pieces.") },
  { "5", BRG_TOPIC_START,
    N_ ("White begins. Colours follow from the lot, alternate in a match and come from the "
        "tables in a tournament.") },
  { "6", BRG_TOPIC_MOVES,
    N_ ("When a move is made: the hand has left the piece; captures, castling and "
        "promotion each have their own moment.") },
  { "7", BRG_TOPIC_MOVES,
    N_ ("How the pieces move. Only the knight, and the rook in castling, pass over other "
        "pieces.") },
  { "8", BRG_TOPIC_MOVES, N_ ("How pieces capture. A pawn may capture en passant only at once.") },
  { "9", BRG_TOPIC_MOVES,
    N_ ("A pawn on the last rank becomes a queen, rook, bishop or knight in the same move. "
        "The pawn cannot go elsewhere once released.") },
  { "10", BRG_TOPIC_MOVES,
    N_ ("When castling is possible. After illegal castling king and rook go back and the "
        "king must move, or any piece if the king cannot.") },
  { "11", BRG_TOPIC_MOVES,
    N_ ("A king in check must leave it, capture the attacker or be covered. Saying check "
        "is not required; saying it falsely breaks discipline.") },
  { "12", BRG_TOPIC_RESULT,
    N_ ("A check without defence is checkmate and wins. It need not be announced.") },
  { "13", BRG_TOPIC_DRAW, N_ ("Stalemate, no move for any piece without check, is a draw.") },
  { "14", BRG_TOPIC_TOUCHING,
    N_ ("Touch-move: an own piece touched moves, an enemy piece touched is captured, if "
        "they can. Of both at once the enemy piece is captured, by any piece if need be.") },
  { "15", BRG_TOPIC_IRREGULARITY,
    N_ ("Wrong setup or an illegal move is replayed from there, if found before the next "
        "round. A wrongly placed board or reversed colours do not annul a game.") },
  { "16", BRG_TOPIC_LATENESS,
    N_ ("A game is lost by checkmate and resigning, by more than an hour's unexcused "
        "lateness, by overstepping the time and by an impossible sealed move.") },
  { "17", BRG_TOPIC_DRAW,
    N_ ("How a game is drawn, and how a draw by repetition is claimed and checked on the "
        "claimant's time.") },
  { "17 a", BRG_TOPIC_DRAW,
    N_ ("King against king, or against king with bishop or knight, is a draw.") },
  { "17 b", BRG_TOPIC_DRAW,
    N_ ("Kings with one bishop each, both on squares of one colour, are a draw.") },
  { "17 v", BRG_TOPIC_DRAW, N_ ("A stalemate ends the game as a draw.") },
  { "17 g", BRG_TOPIC_DRAW,
    N_ ("Perpetual check from which the king cannot hide is a draw by itself.") },
  { "17 d", BRG_TOPIC_DRAW,
    N_ ("A draw is offered after making a move and before starting the opponent's clock. It "
        "may be offered again only after the opponent has offered one.") },
  { "17 e", BRG_TOPIC_CLAIM,
    N_ ("After 50 moves without capture or pawn move a draw may be claimed. If a longer "
        "win is proved, another 50 moves are given.") },
  { "17 zh", BRG_TOPIC_CLAIM,
    N_ ("The same position for the third time, or after the intended move, may be claimed. Making "
        "the move loses the right. Checked on the claimant's time: if that ends and he was wrong, "
        "he loses.") },
  { "18", BRG_TOPIC_CLOCK,
    N_ ("Four usual time controls. The absent lose time from their turn on. A clock fault is put "
        "right; less time in the first control only if each keeps 15 minutes. The control move "
        "counts once pressed.") },
  { "19", BRG_TOPIC_ADJOURNMENT,
    N_ ("The player on the move seals it in full; a move made on the board is open. After the "
        "control one may adjourn early, taking the time left; before it with the arbiter's "
        "consent.") },
  { "20", BRG_TOPIC_ADJOURNMENT,
    N_ ("The envelope is opened before who replies; his clock runs while he is away. If only the "
        "sealer is, the reply is sealed too. Clocks are put right towards more time; 15 minutes' "
        "rest.") },
  { "21", BRG_TOPIC_ADJOURNMENT,
    N_ ("A sealed move that is wrong, or too unclear to establish, loses. A mere slip of the "
        "pen has no consequence.") },
  { "22", BRG_TOPIC_RESULT,
    N_ ("A win is one point, a draw half, a loss nothing. Games not played are marked + "
        "and −, which count as 1 and 0.") },
  { "23", BRG_TOPIC_LEAVER,
    N_ ("Withdrawing after half of the games or more gives the rest to the opponents; "
        "withdrawing earlier annuls all games of the player.") },
  { "24", BRG_TOPIC_CONDUCT,
    N_ ("Players finish the event and obey the arbiter. Advice, notes, analysing and "
        "disturbing are forbidden and may cost the game.") },
  { "25", BRG_TOPIC_OFFICIAL,
    N_ ("An organising committee may prepare the event, write its regulations and decide "
        "what the arbiters do not.") },
  { "26", BRG_TOPIC_OFFICIAL,
    N_ ("The arbiter of the event runs it: meeting, lots, hall, time, adjourned games, "
        "results, staff, withdrawals, conflicts, discipline and the report.") },
  { "26 v", BRG_TOPIC_PAIRING,
    N_ ("The arbiter holds the meeting of the players and the drawing of lots.") },
  { "26 g", BRG_TOPIC_OFFICIAL,
    N_ ("Before the start the arbiter checks that hall, equipment and inventory are ready.") },
  { "26 d", BRG_TOPIC_OFFICIAL,
    N_ ("The arbiter watches play, records time forfeits, orders adjourned games and fills "
        "in the table.") },
  { "26 e", BRG_TOPIC_LEAVER,
    N_ ("The arbiter decides on withdrawals, exclusions and who adjudicates the games of "
        "players who left.") },
  { "26 z", BRG_TOPIC_PROTEST, N_ ("The arbiter settles all conflicts that arise at the event.") },
  { "26 i", BRG_TOPIC_SANCTION,
    N_ ("The arbiter imposes penalties: warning, reprimand and others up to expulsion.") },
  { "26 k", BRG_TOPIC_OFFICIAL,
    N_ ("The arbiter directs the technical staff: stewards, demonstrators and others.") },
  { "26 l", BRG_TOPIC_REPORT,
    N_ ("The arbiter closes the event, announces its results and reports to the "
        "organisation that held it.") },
  { "27", BRG_TOPIC_OFFICIAL,
    N_ ("Arbiters needed: one for three pairs at national events, one for four at regional "
        "ones, one in all at small events.") },
  { "28", BRG_TOPIC_OTHER,
    N_ ("In doubt only the interpretation of the committee that issued the code is final.") },
  { "app. 1", BRG_TOPIC_BLIND,
    N_ ("Blind players: moves are announced, touch counts when a piece is lifted, sealed "
        "moves may be in Braille and times may be asked. They play six hours a day at most.") },
  { "app. 2", BRG_TOPIC_PAIRING,
    N_ ("Tables of rounds and colours for round robins. The number named first has White.") },
  { "app. 3", BRG_TOPIC_RECORD,
    N_ ("Notation and record. Each player writes the game and both sign the records at the "
        "end.") },
};

#define TAG(article) "ussr-chess-1956 " article

#define NOTE_NO_HELP \
  N_ ("The player records, counts the moves and works the clock himself; no help is allowed.")
#define NOTE_WHILE_OPEN                                                                         \
  N_ ("Only when it is found before the next round, in a match before the next game; finished " \
      "games of the last round stand.")

/* A row for every form of play: the book knows no rapid or blitz. */
#define ROW(kind_, article_, sanction_, result_, note_)                                            \
  {                                                                                                \
    .kind = BRG_INCIDENT_##kind_, .article = TAG (article_), .sanction = BRG_SANCTION_##sanction_, \
    .result = BRG_RESULT_##result_, .note = note_,                                                 \
  }

/* ussr-chess-1956 26 i: a breach of discipline brings a disciplinary penalty, no loss. */
#define DISCIPLINE(kind_, article_, note_)                                                    \
  {                                                                                           \
    .kind = BRG_INCIDENT_##kind_, .article = TAG (article_), .sanction = BRG_SANCTION_CHOOSE, \
    .choices = LIST (WARNING) | LIST (REPRIMAND) | LIST (EXPULSION),                          \
    .choices_article = TAG ("26 i"), .note = note_,                                           \
  }

/* ussr-chess-1956 24: a loss, or a disciplinary penalty by 26 i. */
#define CONDUCT(kind_, note_)                                                             \
  {                                                                                       \
    .kind = BRG_INCIDENT_##kind_, .article = TAG ("24"), .sanction = BRG_SANCTION_CHOOSE, \
    .choices = LIST (WARNING) | LIST (REPRIMAND) | LIST (LOSS) | LIST (EXPULSION),        \
    .choices_article = TAG ("24"), .note = note_,                                         \
  }

/* ussr-chess-1956 15: found when the next round, in a match the next game, has begun, or after the
 * end of the last round. */
#define FOUND_TOO_LATE(kind_)                                                                 \
  {                                                                                           \
    .kind = BRG_INCIDENT_##kind_, .when = BRG_WHEN_ROUND_OVER, .article = TAG ("15"),         \
    .sanction = BRG_SANCTION_CONTINUE, .note = N_ ("Found too late: what was played stands.") \
  }

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  /* ussr-chess-1956 9, 11, 15: moves against the rules of moving */
  FOUND_TOO_LATE (ILLEGAL_MOVE),
  FOUND_TOO_LATE (PROMOTION_UNFINISHED),
  FOUND_TOO_LATE (KING_CAPTURE),
  FOUND_TOO_LATE (BOTH_IN_CHECK),
  FOUND_TOO_LATE (WRONG_START),
  FOUND_TOO_LATE (BOARD_TURNED),
  ROW (ILLEGAL_MOVE, "15", CORRECT, REPLAY, NOTE_WHILE_OPEN),
  ROW (PROMOTION_UNFINISHED, "15", CORRECT, REPLAY, NOTE_WHILE_OPEN),
  ROW (KING_CAPTURE, "15", CORRECT, REPLAY, NOTE_WHILE_OPEN),
  /* ussr-chess-1956 11: whoever is in check has to meet it; one of the two moves did not */
  ROW (BOTH_IN_CHECK, "15", CORRECT, REPLAY, NOTE_WHILE_OPEN),
  ROW (TOUCH_MOVE,
       "14",
       CORRECT,
       NONE,
       N_ ("The piece that was touched must be moved or captured, if it can.")),
  ROW (WRONG_START,
       "15",
       NEW_GAME,
       REPLAY,
       N_ ("If found at a resumption, the game is replayed from the adjourned position. Only "
           "before the next round, in a match before the next game.")),
  ROW (WRONG_COLOURS, "15", CONTINUE, NONE, N_ ("A finished game stands.")),
  ROW (BOARD_TURNED,
       "15",
       CORRECT,
       NONE,
       N_ ("The position is put on the board as it should stand; a finished game stands.")),
  /* ussr-chess-1956 17 zh: checked on the time of who claims */
  { .kind = BRG_INCIDENT_FALSE_DRAW_CLAIM,
    .when = BRG_WHEN_RAN_OUT,
    .article = TAG ("17 zh"),
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The claim was wrong, and the claimant's time ran out while it was checked.") },
  ROW (FALSE_DRAW_CLAIM,
       "17 zh",
       CONTINUE,
       NONE,
       N_ ("If the claimant's time ran out during the check, the game is lost.")),
  /* ussr-chess-1956 16, 18 */
  ROW (FLAG, "16", LOSS, LOST, N_ ("Even if the opponent has no mating material.")),
  { .kind = BRG_INCIDENT_LATE,
    .when = BRG_WHEN_IN_TIME,
    .article = TAG ("18"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Up to an hour only the clock runs: the player plays on with the time left.") },
  { .kind = BRG_INCIDENT_LATE,
    .when = BRG_WHEN_PERIOD_OVER,
    .article = TAG ("18"),
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The first period was over before the player came: the game is lost on time.") },
  { .kind = BRG_INCIDENT_LATE,
    .when = BRG_WHEN_GOOD_REASON,
    .article = TAG ("16"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("With a good reason nobody has lost by being late: the game is played. The clock "
                "has run (18).") },
  ROW (LATE,
       "16",
       LOSS,
       LOST,
       N_ ("For more than an hour without a good reason, at a resumption too. Up to an hour only "
           "the clock runs.")),
  { .kind = BRG_INCIDENT_NO_SHOW,
    .when = BRG_WHEN_IN_TIME,
    .article = TAG ("18"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("The player may still come: it is not too late yet.") },
  { .kind = BRG_INCIDENT_NO_SHOW,
    .when = BRG_WHEN_GOOD_REASON,
    .article = TAG ("16"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("With a good reason nobody has lost by being absent: the game is played later.") },
  ROW (NO_SHOW, "16", LOSS, LOST, N_ ("If neither player comes within the hour, both lose.")),
  ROW (BOTH_ABSENT,
       "18",
       NONE,
       NONE,
       N_ ("White's clock runs until White arrives. A player more than an hour late without a "
           "good reason loses; if both are, both lose (16).")),
  ROW (PRESS_WITHOUT_MOVE,
       "18",
       CORRECT,
       NONE,
       N_ ("The player's own clock is started again; it may be stopped only after a move, and a "
           "blind player has to announce the move first.")),
  DISCIPLINE (
      CLOCK_MISUSE,
      "26 i",
      N_ ("After a move the opponent's clock has to be started; the arbiter may demand it.")),
  DISCIPLINE (CLOCK_STOPPED, "26 i", N_ ("Only the arbiter stops the clocks.")),
  CONDUCT (NOTES_OR_ADVICE, NULL),
  CONDUCT (PHONE, NULL),
  CONDUCT (COMPUTER_HELP, NULL),
  CONDUCT (DISTRACTION, NULL),
  CONDUCT (INTERFERENCE, NULL),
  /* ussr-chess-1956 17 d and its note: an offer follows a move of one's own */
  { .kind = BRG_INCIDENT_DRAW_AGREED,
    .when = BRG_WHEN_NOBODY_MOVED,
    .article = "ussr-chess-1956 17 d",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Only the player who has just made a move may offer a draw.") },
  ROW (DRAW_AGREED, "17 d", NONE, DRAWN, NULL),
  CONDUCT (REPEATED_DRAW_OFFER,
           N_ ("An offer may be repeated only after the opponent has used the right to offer.")),
  CONDUCT (REFUSAL, NULL),
  CONDUCT (REFUSAL_BOTH, NULL),
  CONDUCT (SEARCH_REFUSED, NULL),
  /* ussr-chess-1956 26 i: the arbiter watches over discipline, from a warning to expulsion */
  DISCIPLINE (ALCOHOL, "26 i", NULL),
  DISCIPLINE (COLLUSION, "26 i", NULL),
  DISCIPLINE (BRIBERY, "26 i", NULL),
  DISCIPLINE (INFLUENCE, "26 i", NULL),
  /* ussr-chess-1956 11: no consequence for the game, but a breach of discipline */
  DISCIPLINE (FALSE_CHECK,
              "11",
              N_ ("It has no consequence in the game but is a breach of discipline.")),
  /* ussr-chess-1956 12: the same of a mate */
  DISCIPLINE (FALSE_MATE,
              "12",
              N_ ("It has no consequence in the game but is a breach of discipline.")),
  /* ussr-chess-1956 24 v, app. 1: not of the blind */
  { .kind = BRG_INCIDENT_POINTING,
    .when = BRG_WHEN_BLIND,
    .article = TAG ("app. 1"),
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Blind players may point at squares and touch them.") },
  CONDUCT (POINTING, N_ ("It does not apply to blind players (app. 1).")),
  /* ussr-chess-1956 24: record, counting of moves and clock without any help */
  ROW (ASSISTANT_CLOCK, "24", CORRECT, NONE, NOTE_NO_HELP),
  ROW (ASSISTANT_RECORD, "24", CORRECT, NONE, NOTE_NO_HELP),
  DISCIPLINE (NOT_RECORDING, "app. 3", N_ ("Every player records the game himself.")),
};

/* Claims of a draw. */
static const BrgClaimBook claims = {
  /* ussr-chess-1956 17: e) may be demanded by one of the opponents, with no move announced;
   * g) is a draw by itself, whoever points it out. */
  .kinds = { { "ussr-chess-1956 17 zh", "ussr-chess-1956 17 zh", FALSE },
             { "ussr-chess-1956 17 e", NULL, TRUE },
             { "ussr-chess-1956 17 g", NULL, TRUE } },
  .sameness = BRG_SAME_ARRANGEMENT,
  /* ussr-chess-1956 17 zh: the right is lost by making the move, not by touching. */
  .until = BRG_CLAIM_UNTIL_MOVE,
  .right = "ussr-chess-1956 17",
  .wrong = "ussr-chess-1956 17",
  .on_own_time = TRUE,
  .can_be_refuted = TRUE,
};

/* How games end otherwise than on the board. */
static const BrgVerdictBook verdicts = {
  /* ussr-chess-1956 16: exceeding the time is a loss, whatever the opponent still has; so is
   * giving up. Of two flags the book does not speak. */
  .flag = { "ussr-chess-1956 16", NULL },
  .resignation = { "ussr-chess-1956 16", NULL },
  /* ussr-chess-1956 17 d. */
  .agreement = "ussr-chess-1956 17 d",
  .agreement_needs_a_move = TRUE,
  /* ussr-chess-1956 17 d: the reply move is as good as declining. */
  .touch_keeps_offer = TRUE,
  .replays = "ussr-chess-1956 15",
};

/* What follows from what stands on the board. */
static const BrgPlayRule play_rules[BRG_N_PLAY_FACTS] = {
  [BRG_PLAY_MATE] = { BRG_PLAY_ENDS, "ussr-chess-1956 16 a" },
  [BRG_PLAY_STALEMATE] = { BRG_PLAY_ENDS, "ussr-chess-1956 17 v" },
  [BRG_PLAY_BARE_KING] = { BRG_PLAY_ENDS, "ussr-chess-1956 17 a" },
  [BRG_PLAY_LIKE_BISHOPS] = { BRG_PLAY_ENDS, "ussr-chess-1956 17 b" },
  [BRG_PLAY_PERPETUAL_CHECK] = { BRG_PLAY_ENDS, "ussr-chess-1956 17 g" },
  [BRG_PLAY_THREE_TIMES] = { BRG_PLAY_MAY_BE_CLAIMED, "ussr-chess-1956 17 zh" },
  [BRG_PLAY_THREE_ARRANGED] = { BRG_PLAY_MAY_BE_CLAIMED, "ussr-chess-1956 17 zh" },
  [BRG_PLAY_FIFTY] = { BRG_PLAY_MAY_BE_CLAIMED, "ussr-chess-1956 17 e" },
};

/* Touching men. */
static const BrgTouchBook touching = {
  .mixed = BRG_TOUCH_MIXED_TAKE_AT_ONCE,
  .mixed_is_for_two = TRUE,
  .rook_binds = TRUE,
  .adjust = "ussr-chess-1956 14",
  .own = "ussr-chess-1956 14",
  .enemy = "ussr-chess-1956 14",
  .both_colours = "ussr-chess-1956 14",
  .castle = "ussr-chess-1956 14",
  .no_castling = "ussr-chess-1956 14",
  .nothing = "ussr-chess-1956 14",
  .choice = "ussr-chess-1956 6",
  .released = "ussr-chess-1956 6",
  .released_king = "ussr-chess-1956 6",
  .released_pawn = "ussr-chess-1956 9",
  .released_piece = "ussr-chess-1956 6",
  .failed_attempt = "ussr-chess-1956 10",
  .failed_castling = "ussr-chess-1956 10",
};

/* Coming late. */
static const BrgLatenessBook lateness = {
  .is_fixed = TRUE, /* ussr-chess-1956 16 */
  .in_time = "ussr-chess-1956 18",
  .one_absent = "ussr-chess-1956 18",
  .both_absent = "ussr-chess-1956 18",
  .one_loses = "ussr-chess-1956 16",
  .both_lose = "ussr-chess-1956 16",
  .flag = "ussr-chess-1956 18",
};

/* By #BrgSealedVerdict, and last for a text that fits nothing and may be several slips.
 * ussr-chess-1956 21: lost if the judge cannot establish the meaning with certainty; an obvious
 * slip has no consequence. */
static const BrgSealedConsequence sealed_moves[BRG_N_SEALED_VERDICTS + 1] = {
  { BRG_SEALED_STANDS, "21" },
  { BRG_SEALED_STANDS, "21" },
  { BRG_SEALED_LOSES, "21" },
  { BRG_SEALED_LOSES, "21" },
  { BRG_SEALED_LOSES, "21" }
};

/* Players who do not see the board. */
static const BrgBlindBook blind = {
  .announcing = "ussr-chess-1956 app. 1",
  .touched = "ussr-chess-1956 app. 1",
  /* ussr-chess-1956 app. 1 to 6: of a move said and another one made the one made counts. */
  .wrong_word = "ussr-chess-1956 app. 1",
  .time_question = "ussr-chess-1956 app. 1",
  .sealing = "ussr-chess-1956 app. 1",
};

/* ussr-chess-1956 app. 2 */
static const BrgPlayOrderBook play_order = {
  .article = TAG ("app. 2"),
  /* Translators: title of a document in the words of the code of 1956; "Таблица очереди игры" */
  .title = NC_ ("order of play", "Table of turns of play"),
  /* Translators: head of that table; "Тур" */
  .round = NC_ ("order of play", "Round"),
  /* Translators: note of that table; "Участник, номер которого указан первым, играет белыми." */
  .first = NC_ ("order of play", "The player whose number is named first has White."),
  .between = "–",
};

/* ussr-chess-1956 app. 1 to 18: six hours a day. */
static const BrgTimetableBook timetable = {
  .blind_minutes = 6 * 60,
  .blind_article = TAG ("app. 1"),
  .lots_article = TAG ("26 v"),
};

/* How many arbiters; the first row that fits answers.
 * ussr-chess-1956 27 speaks of events of individuals. For the blind its appendix asks for no fewer
 * than at the highest level. Of bigger classification events it is silent. */
static const BrgStaffingRule staffing[] = {
  { .levels = BRG_LEVELS_NATIONAL | BRG_LEVELS_BLIND,
    .singles_only = TRUE,
    .games = 3,
    .article = "ussr-chess-1956 27" },
  { .levels = BRG_LEVELS_REGIONAL,
    .singles_only = TRUE,
    .games = 4,
    .article = "ussr-chess-1956 27" },
  { .levels = BRG_LEVELS_LOCAL,
    .most_players = 14,
    .singles_only = TRUE,
    .games = 0,
    .chief_counts = TRUE,
    .article = "ussr-chess-1956 27" },
  { .games = -1, .article = "ussr-chess-1956 27" },
};

/* ussr-chess-1956 26 g: what the chief arbiter checks before the event. */
static const BrgEquipmentItem equipment[] = {
  { "hall", BRG_EQUIPMENT_UNCOUNTED, 0, "ussr-chess-1956 26 g", N_ ("The hall is ready.") },
  { "boards", BRG_EQUIPMENT_PER_GAME, 0, "ussr-chess-1956 26 g", N_ ("Boards") },
  { "sets", BRG_EQUIPMENT_PER_GAME, 0, "ussr-chess-1956 26 g", N_ ("Sets of pieces") },
  { "clocks", BRG_EQUIPMENT_PER_GAME, 0, "ussr-chess-1956 26 g", N_ ("Clocks") },
};

/* ussr-chess-1956 27: the levels of events; only the number of arbiters hangs on them. */
static const BrgStatusLevel status_levels[] = {
  { BRG_LEVEL_NATIONAL, N_ ("All-Union or republican") },
  { BRG_LEVEL_REGIONAL, N_ ("Regional or city") },
  { BRG_LEVEL_LOCAL, N_ ("District or qualifying") },
  { BRG_LEVEL_BLIND, N_ ("For blind players") },
};

static const BrgStatusBook status = {
  .levels = status_levels,
  .n_levels = G_N_ELEMENTS (status_levels),
};

/* Clocks that were wrong; the first row that fits answers. ussr-chess-1956 20: when an adjourned
 * game is played on only more time puts it right. ussr-chess-1956 18: in the first control less
 * time leaves each player a quarter of an hour. */
static const BrgCorrectionRule corrections[] = {
  { .disciplines = G_MAXUINT,
    .when = BRG_CORRECTION_WHEN_RESUMED,
    .less = BRG_LESS_NEVER,
    .broken = "ussr-chess-1956 20",
    .wrong = "ussr-chess-1956 20" },
  { .disciplines = G_MAXUINT,
    .when = BRG_CORRECTION_IN_FIRST_CONTROL,
    .less = BRG_LESS_REFUSED,
    .bound = 15 * 60,
    .broken = "ussr-chess-1956 18",
    .wrong = "ussr-chess-1956 18" },
  { .disciplines = G_MAXUINT, .broken = "ussr-chess-1956 18", .wrong = "ussr-chess-1956 18" },
};

static const BrgCorrectionBook correction = {
  .rules = corrections,
  .n_rules = G_N_ELEMENTS (corrections),
};

/* Writing the moves. ussr-chess-1956 24: the player's own duty, without exception. */
static const BrgRecordRule record_rules[] = {
  { G_MAXUINT, "ussr-chess-1956 24", NULL, NULL, FALSE },
};

/* Adjourned games. ussr-chess-1956 20: fifteen minutes of rest after each, and none is resumed
 * later than an hour before the end of the day. */
static const BrgAdjournmentBook adjournment = {
  .is_chess = TRUE,
  .control_first = TRUE,
  .board_move_is_open = TRUE,
  .reply_is_sealed = TRUE,
  .lost_needs_no_doubt = TRUE,
  .more_time_in_play = TRUE,
  .may_interrupt = TRUE,
  .offers_in_turn = TRUE,
  .rest = 15 * 60,
  .before_end = 60 * 60,
  .resumption = "ussr-chess-1956 20",
  .articles = {
    [BRG_CITE_SEALING] = "ussr-chess-1956 19",
    [BRG_CITE_SEALING_EARLY] = "ussr-chess-1956 19",
    [BRG_CITE_KEEPING] = "ussr-chess-1956 19",
    [BRG_CITE_OFFERED] = "ussr-chess-1956 17",
    [BRG_CITE_AGREED] = "ussr-chess-1956 17",
    [BRG_CITE_RESIGNED] = "ussr-chess-1956 16",
    [BRG_CITE_RESIGNED_DRAWN] = "ussr-chess-1956 16",
    [BRG_CITE_HOUR_OPENED] = "ussr-chess-1956 20",
    [BRG_CITE_ANSWER_AWAITED] = "ussr-chess-1956 20",
    [BRG_CITE_REPLY_SEALED] = "ussr-chess-1956 20",
    [BRG_CITE_BOTH_ABSENT] = "ussr-chess-1956 20",
    [BRG_CITE_ONE_LATE] = "ussr-chess-1956 16",
    [BRG_CITE_BOTH_LATE] = "ussr-chess-1956 16",
    [BRG_CITE_FLAG] = "ussr-chess-1956 18",
    [BRG_CITE_LATE_BUT_OVER] = "ussr-chess-1956 16",
    [BRG_CITE_READ_SLIP] = "ussr-chess-1956 21",
    [BRG_CITE_READ_AMBIGUOUS] = "ussr-chess-1956 21",
    [BRG_CITE_READ_UNCLEAR] = "ussr-chess-1956 21",
    [BRG_CITE_READ_IMPOSSIBLE] = "ussr-chess-1956 21",
    [BRG_CITE_INVALID_DRAWN] = "ussr-chess-1956 21",
    [BRG_CITE_MATED] = "ussr-chess-1956 16",
    [BRG_CITE_STALEMATED] = "ussr-chess-1956 17",
    [BRG_CITE_DEAD] = "ussr-chess-1956 17",
    [BRG_CITE_LOST_PLAYED_ON] = "ussr-chess-1956 20",
    /* ussr-chess-1956 20: played on when there is no doubt about the move; else nothing is said */
    [BRG_CITE_LOST_IN_DOUBT] = "ussr-chess-1956 20",
    [BRG_CITE_LOST_REPLAYED] = "ussr-chess-1956 20",
    [BRG_CITE_CLOCKS] = "ussr-chess-1956 20",
    [BRG_CITE_CLOCK_WRONG] = "ussr-chess-1956 20",
    [BRG_CITE_AGAIN] = "ussr-chess-1956 20",
    [BRG_CITE_INTERRUPTED] = "ussr-chess-1956 20",
    [BRG_CITE_ADJUDICATED] = "ussr-chess-1956 23",
    [BRG_CITE_OPENING] = "ussr-chess-1956 20",
  },
  .where_silent = &brg_book_fide_2023,
};

/* What players wear, the highest first; not to be translated. */
static const char *const titles[] = { "гм",   "мсмк", "мс",   "кмс",  "1 р.", "2 р.",
                                      "3 р.", "1 ю.", "2 ю.", "3 ю.", "б/р",  NULL };

/* What is usual where the regulations leave it open. */
static const BrgUsualControl usual_controls[] = {
  /* ussr-chess-1956 18: one of these four, unless the regulations set another */
  { G_MAXUINT, "40/150, 16/60" },
  { G_MAXUINT, "36/120, 18/60" },
  { G_MAXUINT, "40/120, 20/60" },
  { G_MAXUINT, "45/150, 18/60" },
};

static const BrgUsualOrder usual_orders[] = {
  /* ussr-chess-1956 22: equal points share the places unless the regulations say otherwise */
  { FALSE, "", "ussr-chess-1956 22", N_ ("None: places are shared") },
  { FALSE, "SB", NULL, N_ ("Sonneborn-Berger by the regulations") },
  { TRUE, "BH,SB", NULL, N_ ("Usual") },
  { TRUE, "", "ussr-chess-1956 22", N_ ("None: places are shared") },
};

/* Formats of a play-off, its own first. */
static const char *const playoff_formats[] = { "match", "round-robin", "rus-chess-2014", NULL };

/* Who officiates. */
static const BrgJuryRole jury_roles[] = {
  { BRG_OFFICIAL_CHIEF_ARBITER, 1, "ussr-chess-1956 26" },
  { BRG_OFFICIAL_CHIEF_SECRETARY, 1, "ussr-chess-1956 27" },
  { BRG_OFFICIAL_ARBITER, 0, "ussr-chess-1956 27" },
  { BRG_OFFICIAL_SECTOR_ARBITER, 0, "ussr-chess-1956 27" },
  { BRG_OFFICIAL_STEWARD, 0, "ussr-chess-1956 26 k" },
  { BRG_OFFICIAL_DEMONSTRATOR, 0, "ussr-chess-1956 26 k" },
  { BRG_OFFICIAL_TECHNICAL, 0, "ussr-chess-1956 26 k" },
};

static const BrgArbiterCategory *const categories[] = {
  &brg_category_international, &brg_category_all_union, &brg_category_republican,
  &brg_category_all_russian,   &brg_category_first,     &brg_category_second,
  &brg_category_third,         &brg_category_young,
};

static const BrgJuryBook jury = {
  .roles = jury_roles,
  .n_roles = G_N_ELEMENTS (jury_roles),
  .categories = categories,
  .n_categories = G_N_ELEMENTS (categories),
  .participants_article = "ussr-chess-1956 26 v",
  /* Translators: title of a document; "Протокол организационного собрания участников" */
  .meeting_title = NC_ ("document", "Minutes of the meeting of participants"),
  /* ussr-chess-1956 27 */
  /* Translators: who keeps the papers by the code of 1956; "Судья-секретарь" */
  .secretary_name = N_ ("Arbiter-secretary"),
};

const BrgRulebook brg_book_ussr_chess_1956 = {
  .id = "ussr-chess-1956",
  .name = N_ ("USSR Chess Code 1956"),
  /* Translators: an article of the code of 1956; in Russian "§ %s" */
  .citation = N_ ("§ %s"),
  .disciplines = PLAYS (CHESS),
  .less_than_half = { "ussr-chess-1956 23", FALSE, TRUE, BRG_UNPLAYED_LEFT_OPEN },
  .half_or_more = { "ussr-chess-1956 23", TRUE, FALSE, BRG_UNPLAYED_LOST },
  .default_minutes = 60, /* ussr-chess-1956 16: more than an hour loses */
  .late_article = "ussr-chess-1956 16",
  .protests = &protests,
  .scoring_article = "ussr-chess-1956 22",
  .marks_article = "ussr-chess-1956 22",
  .adjourned_leaver_article = "ussr-chess-1956 23",
  .leaver_decision_article = "ussr-chess-1956 26",
  .match_leaver_article = "ussr-chess-1956 23",
  .leaver_report_article = "ussr-chess-1956 23",
  .early_leaver_article = "ussr-chess-1956 23",
  .early_leaver_redraws = TRUE,
  .articles = articles,
  .n_articles = G_N_ELEMENTS (articles),
  .incidents = incidents,
  .n_incidents = G_N_ELEMENTS (incidents),
  .claims = &claims,
  .verdicts = &verdicts,
  .play_rules = play_rules,
  .touching = &touching,
  .lateness = &lateness,
  .control_article = "ussr-chess-1956 18",
  .carried_article = "ussr-chess-1956 18",
  .correction = &correction,
  .record_rules = record_rules,
  .n_record_rules = G_N_ELEMENTS (record_rules),
  .adjournment = &adjournment,
  .sealed_moves = sealed_moves,
  .blind = &blind,
  .timetable = &timetable,
  .play_order = &play_order,
  .staffing = staffing,
  .n_staffing = G_N_ELEMENTS (staffing),
  .status = &status,
  .equipment = equipment,
  .n_equipment = G_N_ELEMENTS (equipment),
  .jury = &jury,
  .tie_break_edition = "ussr-chess-1956",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_swiss = "dutch",
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .last_round_article = "ussr-chess-1956 20",
  .printed_marks_article = "ussr-chess-1956 22",
  .choices = LIST (WARNING) | LIST (REPRIMAND) | LIST (LOSS) | LIST (EXPULSION),
  .choices_article = "ussr-chess-1956 24",
};
