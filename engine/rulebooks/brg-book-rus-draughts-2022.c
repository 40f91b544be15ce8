/* brg-book-rus-draughts-2022.c - Russian rules of the sport "draughts", 2022
 *
 * Rules: rus-draughts-2022 5.4.4.1, 5.4.5, 5.4.7, 5.4.9.5, 5.4.10.2
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#include "brg-lateness-book.h"
#include "brg-staffing.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)

/* rus-draughts-2022 5.4.17.5: three who decide and two reserves, from different regions. */
static const BrgCommitteeRule committee = {
  .least_seats = 3,
  .reserves = 2,
  .least_age = 21,
  .seats_article = "rus-draughts-2022 5.4.17.5",
  .teams_article = "rus-draughts-2022 5.4.17.5",
  .odd_article = "rus-draughts-2022 5.4.17.5",
  .age_article = "rus-draughts-2022 5.4.17.5",
  .interest_article = "rus-draughts-2022 5.4.17.5",
};

static const BrgProtestRules protests = {
  .article = "rus-draughts-2022 5.4.17.1",
  /* rus-draughts-2022 5.4.17.1: an hour; fast play until the next round, at last half an hour. */
  .standard = { BRG_TERM_MINUTES, 60, BRG_TERM_MINUTES, 60 },
  .fast = { BRG_TERM_NEXT_ROUND, 0, BRG_TERM_MINUTES, 30 },
  .term_article = "rus-draughts-2022 5.4.17.1",
  .written_article = "rus-draughts-2022 5.4.17.2",
  .names_article = "rus-draughts-2022 5.4.17.2",
  .captain_article = "rus-draughts-2022 5.4.9.7",
  .decision_hours = 24, /* rus-draughts-2022 5.4.17.3 */
  .decision_article = "rus-draughts-2022 5.4.17.3",
  .has_two_steps = TRUE, /* rus-draughts-2022 5.4.17.5 */
  .appeal_article = "rus-draughts-2022 5.4.17.5",
  .final_article = "rus-draughts-2022 5.4.17.5",
  .fee_article = "rus-draughts-2022 5.4.17.4",
  .most_fee = 500000, /* rus-draughts-2022 5.4.17.4: 5,000 roubles */
  .fee_currency = "RUB",
  .fee_goes_to_fund = TRUE,
  .letter_days = 10, /* rus-draughts-2022 10.1.12, 10.5.6 */
  .letter_article = "rus-draughts-2022 10.1.12",
  .adjudication_article = "rus-draughts-2022 10.5.6",
  .committee = &committee,
};

/* What the program knows of the book, article by article, in our own words. */
static const BrgArticle articles[] = {
  { "5.4.15.2", BRG_TOPIC_SANCTION, N_ ("Sanctions grow: remark, warning, loss, expulsion.") },
};

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  { .kind = BRG_INCIDENT_FLAG,
    .forms = BRG_FORMS_ALL,
    .article = "rus-draughts-2022 5.4.2.10",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST },
};

/* Coming late. */
static const BrgLatenessBook lateness = {
  .halves = TRUE,
  .in_time = "rus-draughts-2022 5.4.1.2",
  .one_absent = "rus-draughts-2022 5.4.1.2",
  .both_absent = "rus-draughts-2022 5.4.1.2",
  .one_loses = "rus-draughts-2022 5.4.4.1",
  .both_lose = "rus-draughts-2022 5.4.4.2",
};

/* Standard, rapid and blitz. */
static const BrgTempoClass tempo_classes[] = {
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64), FALSE, 20 * 60, G_MAXINT, 0, BRG_TEMPO_STANDARD,
    "rus-draughts-2022 6.1.9.1" },
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64), FALSE, 7 * 60, 15 * 60, 0, BRG_TEMPO_RAPID,
    "rus-draughts-2022 6.1.9.2" },
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64), FALSE, 3 * 60, 5 * 60, 0, BRG_TEMPO_BLITZ,
    "rus-draughts-2022 6.1.9.3" },
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64), FALSE, 0, G_MAXINT, 0, BRG_TEMPO_UNKNOWN,
    "rus-draughts-2022 6.1.9" },
  { PLAYS (INTERNATIONAL), FALSE, 30 * 60, 120 * 60, 0, BRG_TEMPO_STANDARD,
    "rus-draughts-2022 7.6.1" },
  { PLAYS (INTERNATIONAL), FALSE, 15 * 60, 30 * 60, 0, BRG_TEMPO_RAPID, "rus-draughts-2022 7.6.2" },
  { PLAYS (INTERNATIONAL), FALSE, 5 * 60, 15 * 60, 0, BRG_TEMPO_BLITZ, "rus-draughts-2022 7.6.3" },
  { PLAYS (INTERNATIONAL), FALSE, 0, G_MAXINT, 0, BRG_TEMPO_UNKNOWN, "rus-draughts-2022 7.6" },
  { PLAYS (GIVEAWAY), FALSE, 20 * 60, G_MAXINT, 0, BRG_TEMPO_STANDARD, "rus-draughts-2022 8.3" },
  { PLAYS (GIVEAWAY), FALSE, 0, G_MAXINT, 0, BRG_TEMPO_UNKNOWN, "rus-draughts-2022 8.3" },
  /* Renju is given by its least controls: 90 minutes, or 45 and ten seconds a move. */
  { PLAYS (RENJU), FALSE, 90 * 60, G_MAXINT, 0, BRG_TEMPO_STANDARD, "rus-draughts-2022 9.4.1" },
  { PLAYS (RENJU), FALSE, 45 * 60, G_MAXINT, 10, BRG_TEMPO_STANDARD, "rus-draughts-2022 9.4.1" },
  { PLAYS (RENJU), FALSE, 0, G_MAXINT, 0, BRG_TEMPO_UNKNOWN, "rus-draughts-2022 9.4.1" },
};

/* rus-draughts-2022 12.1: the number follows from the status of the event and its players. */
static const BrgStaffingRule staffing[] = {
  { .games = -1, .article = "rus-draughts-2022 12.1" },
};

/* What players wear, the highest first; not to be translated. */
static const char *const titles[] = { "гм",   "мсмк", "мс",   "кмс",  "1 р.", "2 р.",
                                      "3 р.", "1 ю.", "2 ю.", "3 ю.", "б/р",  NULL };

/* What is usual where the regulations leave it open. */
static const BrgUsualControl usual_controls[] = {
  /* rus-draughts-2022 6.1.9.1, 8.3: recommended */
  { PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64) | PLAYS (GIVEAWAY), "30+30" },
  /* rus-draughts-2022 7.6.1 */
  { PLAYS (INTERNATIONAL), "80+60" },
  /* rus-draughts-2022 9.4.1 */
  { G_MAXUINT, "90+30" },
};

static const BrgUsualOrder usual_orders[] = {
  /* rus-draughts-2022 5.4.8.2: the regulations choose among these, and their order */
  { FALSE, "SB,WIN,DE,VSTOP", "rus-draughts-2022 5.4.8.2", N_ ("Sonneborn-Berger first") },
  { FALSE, "SHM,WIN,DE,VSTOP", "rus-draughts-2022 5.4.8.2", N_ ("Shmulyan first") },
  { FALSE, "WIN,DE,SB,VSTOP", "rus-draughts-2022 5.4.8.2", N_ ("Wins first") },
  { TRUE, "BH/C1,BH,SB,WIN", "rus-draughts-2022 5.4.8.2", N_ ("Truncated Solkoff first") },
  { TRUE, "BH,SB,WIN", "rus-draughts-2022 5.4.8.2", N_ ("Solkoff first") },
  { TRUE, "BH/C1,BH,WIN,RATSUM", "rus-draughts-2022 5.4.8.2", N_ ("All are rated") },
};

/* Formats of a play-off, its own first. */
static const char *const playoff_formats[] = { "draughts-match", "draughts-round-robin", NULL };

const BrgRulebook brg_book_rus_draughts_2022 = {
  .id = "rus-draughts-2022",
  .name = N_ ("Russian draughts rules 2022"),
  /* Translators: an article of the draughts rules; in Russian "п. %s" */
  .citation = N_ ("par. %s"),
  .disciplines = PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64) | PLAYS (INTERNATIONAL) | PLAYS (GIVEAWAY) |
                 PLAYS (RENJU),
  .less_than_half = { "rus-draughts-2022 5.4.5.2", FALSE, FALSE, BRG_UNPLAYED_MINUS_BOTH },
  .half_or_more = { "rus-draughts-2022 5.4.5.3", TRUE, FALSE, BRG_UNPLAYED_LOST },
  .default_minutes = -1,   /* rus-draughts-2022 5.4.4.1: the first control, at most an hour */
  .two_one_scoring = TRUE, /* rus-draughts-2022 5.4.7.1 */
  .point_byes = FALSE,     /* rus-draughts-2022 5.4.10.2: an announced absence is a loss */
  .most_late_minutes = 60, /* rus-draughts-2022 5.4.4.1 */
  .late_article = "rus-draughts-2022 5.4.4.1",
  .protests = &protests,
  .scoring_article = "rus-draughts-2022 5.4.7.1",
  .marks_article = "rus-draughts-2022 5.4.7.2",
  .swiss_leaver_article = "rus-draughts-2022 5.4.5.5",
  .adjourned_leaver_article = "rus-draughts-2022 5.4.5.4",
  .leaver_decision_article = "rus-draughts-2022 5.4.5.1",
  .team_leaver_article = "rus-draughts-2022 5.4.9.5",
  .missed_article = "rus-draughts-2022 5.4.5.1",
  .missed_games = 1,
  .missed_round_robin = TRUE,
  .articles = articles,
  .n_articles = G_N_ELEMENTS (articles),
  .incidents = incidents,
  .n_incidents = G_N_ELEMENTS (incidents),
  .lateness = &lateness,
  .tempo_classes = tempo_classes,
  .n_tempo_classes = G_N_ELEMENTS (tempo_classes),
  .staffing = staffing,
  .n_staffing = G_N_ELEMENTS (staffing),
  .tie_break_edition = "rus-draughts-2022",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .final_pairs_article = "rus-draughts-2022 5.4.10.12",
  .printed_marks_article = "rus-draughts-2022 5.4.7.2",
};
