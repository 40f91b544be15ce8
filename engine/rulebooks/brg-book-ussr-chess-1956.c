/* brg-book-ussr-chess-1956.c - Chess Code of the USSR, 7th edition, 1956
 *
 * Rules: ussr-chess-1956 16, 22, 23, 26
 * Tests: tests/engine/test-rulebook.c, tests/engine/test-advice-draughts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)

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
  ROW (NO_SHOW, "16", LOSS, LOST, NULL),
  ROW (BOTH_ABSENT, "16", LOSS_BOTH, BOTH_LOST, NULL),
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

const BrgRulebook brg_book_ussr_chess_1956 = {
  .id = "ussr-chess-1956",
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
};
