/* brg-book-ussr-chess-1956.c - Chess Code of the USSR, 7th edition, 1956
 *
 * Rules: ussr-chess-1956 16, 22, 23, 26
 * Tests: tests/engine/test-rulebook.c, tests/engine/test-advice-draughts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#include "brg-claim-book.h"
#include "brg-lateness-book.h"
#include "brg-play-rules.h"
#include "brg-sealed.h"
#include "brg-touch-book.h"
#include "brg-verdict-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)
#define LIST(sanction) (1u << BRG_SANCTION_##sanction)

/* What the program knows of the book, article by article, in our own words. */
static const BrgArticle articles[] = {
  { "15", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("After an illegal move the game is played again from that move.") },
};

#define TAG(article) "ussr-chess-1956 " article

#define NOTE_WHILE_OPEN                                                                         \
  N_ ("Only when it is found before the next round, in a match before the next game; finished " \
      "games of the last round stand.")

/* A row for every form of play: the book knows no rapid or blitz. */
#define ROW(kind_, article_, sanction_, result_, note_)                                            \
  {                                                                                                \
    .kind = BRG_INCIDENT_##kind_, .article = TAG (article_), .sanction = BRG_SANCTION_##sanction_, \
    .result = BRG_RESULT_##result_, .note = note_,                                                 \
  }

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  /* ussr-chess-1956 9, 11, 15: moves against the rules of moving */
  ROW (ILLEGAL_MOVE, "15", CORRECT, REPLAY, NOTE_WHILE_OPEN),
  ROW (PROMOTION_UNFINISHED, "15", CORRECT, REPLAY, NOTE_WHILE_OPEN),
  ROW (KING_CAPTURE, "15", CORRECT, REPLAY, NOTE_WHILE_OPEN),
  ROW (TOUCH_MOVE,
       "14",
       CORRECT,
       NONE,
       N_ ("The piece that was touched must move or be taken, if it can.")),
  ROW (WRONG_START,
       "15",
       NEW_GAME,
       REPLAY,
       N_ ("Found wrong at a resumption, the game is played again from the adjourned position. "
           "Only before the next round, in a match before the next game.")),
  ROW (WRONG_COLOURS, "15", CONTINUE, NONE, N_ ("A finished game stands.")),
  ROW (BOARD_TURNED,
       "15",
       CORRECT,
       NONE,
       N_ ("The position is put on the board as it should stand; a finished game stands.")),
  /* ussr-chess-1956 17 zh: checked on the time of who claims */
  ROW (FALSE_DRAW_CLAIM,
       "17 zh",
       CONTINUE,
       NONE,
       N_ ("If the time of the player who claimed ran out during the check, the game is lost.")),
  /* ussr-chess-1956 16, 18 */
  ROW (FLAG, "16", LOSS, LOST, N_ ("Also when the opponent has nothing to mate with.")),
  ROW (LATE,
       "16",
       LOSS,
       LOST,
       N_ ("For more than an hour without a good reason, at a resumption too. Up to an hour only "
           "the clock runs.")),
  ROW (NO_SHOW, "16", LOSS, LOST, N_ ("If neither player comes within the hour, both lose.")),
  ROW (BOTH_ABSENT,
       "18",
       NONE,
       NONE,
       N_ ("White's clock runs until White comes. Whoever comes more than an hour late without a "
           "good reason loses, if both do both (16).")),
  ROW (PRESS_WITHOUT_MOVE,
       "18",
       CORRECT,
       NONE,
       N_ ("The player's own clock is started again; it may be stopped only after a move, and a "
           "blind player has to announce the move first.")),
  ROW (CLOCK_MISUSE,
       "26 i",
       CHOOSE,
       NONE,
       N_ ("After a move the opponent's clock has to be started; the arbiter may demand it.")),
  ROW (CLOCK_STOPPED, "26 i", CHOOSE, NONE, N_ ("Only the arbiter stops the clocks.")),
  /* ussr-chess-1956 24: a loss or a disciplinary penalty */
  ROW (NOTES_OR_ADVICE, "24", CHOOSE, NONE, NULL),
  ROW (PHONE, "24", CHOOSE, NONE, NULL),
  ROW (DISTRACTION, "24", CHOOSE, NONE, NULL),
  ROW (INTERFERENCE, "24", CHOOSE, NONE, NULL),
  ROW (REPEATED_DRAW_OFFER,
       "24",
       CHOOSE,
       NONE,
       N_ ("An offer may be repeated only after the opponent has used the right to offer.")),
  ROW (REFUSAL, "24", CHOOSE, NONE, NULL),
  ROW (REFUSAL_BOTH, "24", CHOOSE, NONE, NULL),
  ROW (SEARCH_REFUSED, "24", CHOOSE, NONE, NULL),
  /* ussr-chess-1956 26 i: the arbiter watches over discipline, from a warning to expulsion */
  ROW (ALCOHOL, "26 i", CHOOSE, NONE, NULL),
  ROW (COLLUSION, "26 i", CHOOSE, NONE, NULL),
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
  /* ussr-chess-1956 15. */
  .replays = TRUE,
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
  .in_time = "ussr-chess-1956 18",
  .one_absent = "ussr-chess-1956 18",
  .both_absent = "ussr-chess-1956 18",
  .one_loses = "ussr-chess-1956 16",
  .both_lose = "ussr-chess-1956 16",
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

/* What players wear, the highest first; not to be translated. */
static const char *const titles[] = { "гм",   "мсмк", "мс",   "кмс",  "1 р.", "2 р.",
                                      "3 р.", "1 ю.", "2 ю.", "3 ю.", "б/р",  NULL };

/* What is usual where the regulations leave it open. */
static const BrgUsualControl usual_controls[] = {
  { G_MAXUINT, "40/150, 16/60" },
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
  .scoring_article = "ussr-chess-1956 22",
  .marks_article = "ussr-chess-1956 22",
  .adjourned_leaver_article = "ussr-chess-1956 23",
  .leaver_decision_article = "ussr-chess-1956 26",
  .match_leaver_article = "ussr-chess-1956 23",
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
  .sealed_moves = sealed_moves,
  .tie_break_edition = "ussr-chess-1956",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .last_round_article = "ussr-chess-1956 20",
  .printed_marks_article = "ussr-chess-1956 22",
  .choices = LIST (REMARK) | LIST (WARNING) | LIST (LOSS) | LIST (EXPULSION),
  .choices_article = "ussr-chess-1956 26 i",
};
