/* brg-book-ussr-chess-1956.c - Chess Code of the USSR, 7th edition, 1956
 *
 * Rules: ussr-chess-1956 16, 22, 23, 26
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)

/* ussr-chess-1956 24: the arbiter is obeyed; later the organising body may be asked. */
static const BrgProtestRules protests = {
  .article = "ussr-chess-1956 24",
  .has_two_steps = TRUE,
  .decision_article = "ussr-chess-1956 26",
  .appeal_article = "ussr-chess-1956 24",
};

/* What the program knows of the book, article by article, in our own words. */
static const BrgArticle articles[] = {
  { "15", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("After an illegal move the game is played again from that move.") },
};

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  { .kind = BRG_INCIDENT_FLAG,
    .forms = BRG_FORMS_ALL,
    .article = "ussr-chess-1956 16",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST },
};

const BrgRulebook brg_book_ussr_chess_1956 = {
  .id = "ussr-chess-1956",
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
  .early_leaver_article = "ussr-chess-1956 23",
  .early_leaver_redraws = TRUE,
  .articles = articles,
  .n_articles = G_N_ELEMENTS (articles),
  .incidents = incidents,
  .n_incidents = G_N_ELEMENTS (incidents),
};
