/* brg-book-fide-2023.c - FIDE Laws of Chess, in force since 1 January 2023
 *
 * Rules: fide-2023 6.7.1, 10.1; rus-chess-2014 13.19, 13.20, 22.4, 24.1, 24.2
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)

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
  { "7.5.5", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("The second completed illegal move of the same player loses the game.") },
};

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  { .kind = BRG_INCIDENT_ILLEGAL_MOVE,
    .forms = BRG_FORMS_STANDARD,
    .counts = { 1, 1 },
    .article = "fide-2023 7.5.5",
    .sanction = BRG_SANCTION_TIME,
    .clock = BRG_CLOCK_OPPONENT,
    .seconds = 120 },
};

const BrgRulebook brg_book_fide_2023 = {
  .id = "fide-2023",
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
  .missed_article = "rus-chess-2014 13.20",
  .missed_games = 3,
  .no_show_article = "rus-chess-2014 13.19",
  .articles = articles,
  .n_articles = G_N_ELEMENTS (articles),
  .incidents = incidents,
  .n_incidents = G_N_ELEMENTS (incidents),
};
