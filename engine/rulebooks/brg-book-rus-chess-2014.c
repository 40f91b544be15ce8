/* brg-book-rus-chess-2014.c - Russian chess rules of 2014
 *
 * Rules: rus-chess-2014 6.6.1, 12.1, 13.19, 13.20, 22.4, 24.1, 24.2
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#include "brg-claim-book.h"
#include "brg-lateness-book.h"
#include "brg-play-rules.h"
#include "brg-staffing.h"
#include "brg-touch-book.h"
#include "brg-verdict-book.h"

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
  .both_play_on = "rus-chess-2014 6.11.1",
  .both_draw = "rus-chess-2014 6.11.2",
  .both_fast = "rus-chess-2014 16.4.6",
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
static const BrgLatenessBook lateness = {
  .in_time = "rus-chess-2014 6.5",
  .one_absent = "rus-chess-2014 6.6.1",
  .both_absent = "rus-chess-2014 6.6.2",
  .one_loses = "rus-chess-2014 6.6.1",
  .both_lose = "rus-chess-2014 6.6.1",
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

/* What players wear, the highest first; not to be translated. */
static const char *const titles[] = { "гм",   "мсмк", "мс",   "кмс",  "1 р.", "2 р.",
                                      "3 р.", "1 ю.", "2 ю.", "3 ю.", "б/р",  NULL };

/* What is usual where the regulations leave it open. */
static const BrgUsualControl usual_controls[] = {
  { G_MAXUINT, "90+30" },
};

static const BrgUsualOrder usual_orders[] = {
  /* rus-chess-2014 31.2: one type only */
  { TRUE, "BH,BH/C1,SB", "rus-chess-2014 31.2", N_ ("Opponents’ results alone") },
  { TRUE, "PS,DE,WIN,BPG", "rus-chess-2014 31.2", N_ ("Own results alone") },
};

/* Formats of a play-off, its own first. */
static const char *const playoff_formats[] = { "rus-chess-2014", "match", "round-robin", NULL };

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
  .claims = &claims,
  .verdicts = &verdicts,
  .play_rules = play_rules,
  .touching = &touching,
  .lateness = &lateness,
  .tempo_classes = tempo_classes,
  .n_tempo_classes = G_N_ELEMENTS (tempo_classes),
  .staffing = staffing,
  .n_staffing = G_N_ELEMENTS (staffing),
  .tie_break_edition = "rus-chess-2014",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .prints_orders = TRUE, /* rus-chess-2014 31.3 */
  .one_kind_article = "rus-chess-2014 31.2",
};
