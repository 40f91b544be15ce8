/* brg-book-ussr-chess-1956.c - Chess Code of the USSR, 7th edition, 1956
 *
 * Rules: ussr-chess-1956 16, 22, 23, 26
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#include "brg-claim-book.h"
#include "brg-lateness-book.h"
#include "brg-play-rules.h"
#include "brg-sealed.h"
#include "brg-staffing.h"
#include "brg-touch-book.h"
#include "brg-verdict-book.h"

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
  .claims = &claims,
  .verdicts = &verdicts,
  .play_rules = play_rules,
  .touching = &touching,
  .lateness = &lateness,
  .sealed_moves = sealed_moves,
  .staffing = staffing,
  .n_staffing = G_N_ELEMENTS (staffing),
  .tie_break_edition = "ussr-chess-1956",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .last_round_article = "ussr-chess-1956 20",
  .printed_marks_article = "ussr-chess-1956 22",
};
