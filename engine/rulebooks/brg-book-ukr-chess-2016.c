/* brg-book-ukr-chess-2016.c - Ukrainian chess rules of 2016
 *
 * Rules: ukr-chess-2016 6.3.2, 10; rus-chess-2014 13.19, 13.20, 22.4, 24.1, 24.2
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

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

const BrgRulebook brg_book_ukr_chess_2016 = {
  .id = "ukr-chess-2016",
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
};
