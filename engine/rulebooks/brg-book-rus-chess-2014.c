/* brg-book-rus-chess-2014.c - Russian chess rules of 2014
 *
 * Rules: rus-chess-2014 6.6.1, 12.1, 13.19, 13.20, 22.4, 24.1, 24.2
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)

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
  { "7.4.2", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("An illegal move gives the opponent time; the third one loses.") },
};

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  { .kind = BRG_INCIDENT_FLAG,
    .forms = BRG_FORMS_ALL,
    .article = "rus-chess-2014 6.9",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST },
};

const BrgRulebook brg_book_rus_chess_2014 = {
  .id = "rus-chess-2014",
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
};
