/* brg-book-ukr-chess-2016.c - Ukrainian chess rules of 2016
 *
 * Rules: ukr-chess-2016 6.3.2, 10; rus-chess-2014 13.19, 13.20, 22.4, 24.1, 24.2
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#include "brg-claim-book.h"
#include "brg-lateness-book.h"
#include "brg-play-rules.h"
#include "brg-touch-book.h"
#include "brg-verdict-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)

/* The book is silent: what FIDE's competition rules say stands with rus-chess-2014 25. */
static const BrgProtestRules protests = {
  .article = "rus-chess-2014 25.3",
  .appeal_article = "rus-chess-2014 25.3",
  .final_article = "rus-chess-2014 25.4",
  .committee = &brg_committee_of_chess,
};

/* What the program knows of the book, article by article, in our own words. */
static const BrgArticle articles[] = {
  { "7.7", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("An illegal move gives the opponent two minutes; the second one loses.") },
};

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  { .kind = BRG_INCIDENT_FLAG,
    .forms = BRG_FORMS_ALL,
    .article = "ukr-chess-2016 6.3.5",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST },
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
  .both_play_on = "ukr-chess-2016 6.5.1",
  .both_draw = "ukr-chess-2016 6.5.2",
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
};

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
  .claims = &claims,
  .verdicts = &verdicts,
  .play_rules = play_rules,
  .touching = &touching,
  .lateness = &lateness,
  .tie_break_edition = "fide-2026",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
};
