/* brg-book-fide-2023.c - FIDE Laws of Chess, in force since 1 January 2023
 *
 * Rules: fide-2023 6.7.1, 10.1; rus-chess-2014 13.19, 13.20, 22.4, 24.1, 24.2
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

/* Claims of a draw. */
static const BrgClaimBook claims = {
  /* fide-2023 9.2.1.1, 9.2.1.2, 9.3.1, 9.3.2. */
  .kinds = { { "fide-2023 9.2.1.2", "fide-2023 9.2.1.1", FALSE },
             { "fide-2023 9.3.2", "fide-2023 9.3.1", FALSE } },
  /* fide-2023 9.4. */
  .until = BRG_CLAIM_UNTIL_TOUCH,
  .forfeited = "fide-2023 9.4",
  /* fide-2023 9.5.2, 9.5.3. */
  .right = "fide-2023 9.5.2",
  .wrong = "fide-2023 9.5.3",
  .seconds = 120,
  /* fide-2023 A.3: the penalties of articles 7 and 9 are one minute. */
  .fast_wrong = "fide-2023 A.3",
  .fast_seconds = 60,
  .must_play = TRUE,
};

/* fide-2023 A.5.2, through B.3 also in blitz. */
#define FIDE_PARTIAL_ILLEGAL                                                                     \
  {                                                                                              \
    .article = "fide-2023 7.5.5", .exception = "fide-2023 7.5.5", .too_late = "fide-2023 A.5.2", \
    .seconds_article = "fide-2023 A.3", .loses_at = 2, .seconds = 60                             \
  }

/* How games end otherwise than on the board. */
static const BrgVerdictBook verdicts = {
  /* fide-2023 6.9, A.5.3, 5.1.2. */
  .flag = { "fide-2023 6.9", "fide-2023 6.9" },
  .fast_flag = { "fide-2023 6.9", "fide-2023 A.5.3" },
  .resignation = { "fide-2023 5.1.2", "fide-2023 5.1.2" },
  .both_play_on = "fide-2023 III.3.1.1",
  .both_draw = "fide-2023 III.3.1.2",
  .both_by_announcement = TRUE,
  /* fide-2023 5.2.3, 9.1.1. */
  .agreement = "fide-2023 5.2.3",
  .agreement_limit = "fide-2023 9.1.1",
  .agreement_needs_moves = TRUE,
  /* fide-2023 7.5.5; the penalty of one minute by A.3. */
  .standard = { .article = "fide-2023 7.5.5",
                .exception = "fide-2023 7.5.5",
                .loses_at = 2,
                .seconds = 120 },
  .rapid = { .article = "fide-2023 7.5.5",
             .exception = "fide-2023 7.5.5",
             .seconds_article = "fide-2023 A.3",
             .loses_at = 2,
             .seconds = 60 },
  .partial_rapid = FIDE_PARTIAL_ILLEGAL,
  .partial_blitz = FIDE_PARTIAL_ILLEGAL,
};

/* What follows from what stands on the board. */
static const BrgPlayRule play_rules[BRG_N_PLAY_FACTS] = {
  [BRG_PLAY_MATE] = { BRG_PLAY_ENDS, "fide-2023 5.1.1" },
  [BRG_PLAY_STALEMATE] = { BRG_PLAY_ENDS, "fide-2023 5.2.1" },
  [BRG_PLAY_DEAD] = { BRG_PLAY_ENDS, "fide-2023 5.2.2" },
  [BRG_PLAY_FIVE_TIMES] = { BRG_PLAY_ENDS, "fide-2023 9.6.1" },
  [BRG_PLAY_SEVENTY_FIVE] = { BRG_PLAY_ENDS, "fide-2023 9.6.2" },
  [BRG_PLAY_THREE_TIMES] = { BRG_PLAY_MAY_BE_CLAIMED, "fide-2023 9.2" },
  [BRG_PLAY_FIFTY] = { BRG_PLAY_MAY_BE_CLAIMED, "fide-2023 9.3" },
  [BRG_PLAY_WHITE_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "fide-2023 6.9" },
  [BRG_PLAY_BLACK_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "fide-2023 6.9" },
};

/* Touching men. */
static const BrgTouchBook touching = {
  .mixed = BRG_TOUCH_MIXED_FIRST,
  .must_castle = TRUE,
  .barred = BRG_TOUCH_BARRED_ROOK,
  .choice_at_touch = TRUE,
  .adjust = "fide-2023 4.2.1",
  .own = "fide-2023 4.3.1",
  .enemy = "fide-2023 4.3.2",
  .both_colours = "fide-2023 4.3.3",
  .castle = "fide-2023 4.4.1",
  .no_castling = "fide-2023 4.4.3",
  .rook_first = "fide-2023 4.4.2",
  .nothing = "fide-2023 4.5",
  .choice = "fide-2023 4.4.4",
  .released = "fide-2023 4.7",
  .released_king = "fide-2023 4.7.2",
  .released_pawn = "fide-2023 4.7",
  .released_piece = "fide-2023 4.7.3",
  .failed_attempt = "fide-2023 4.7.2",
};

/* Coming late. */
static const BrgLatenessBook lateness = {
  .in_time = "fide-2023 6.6",
  .one_absent = "fide-2023 6.7.1",
  .both_absent = "fide-2023 6.7.2",
  .one_loses = "fide-2023 6.7.1",
  .both_lose = "fide-2023 6.7.1",
};

/* Standard, rapid and blitz. */
static const BrgTempoClass tempo_classes[] = {
  { PLAYS (CHESS) | PLAYS (CHESS960), TRUE, 60 * 60, G_MAXINT, 0, BRG_TEMPO_STANDARD,
    "fide-2023 glossary" },
  { PLAYS (CHESS) | PLAYS (CHESS960), TRUE, 10 * 60 + 1, 60 * 60 - 1, 0, BRG_TEMPO_RAPID,
    "fide-2023 A.1" },
  { PLAYS (CHESS) | PLAYS (CHESS960), TRUE, 0, 10 * 60, 0, BRG_TEMPO_BLITZ, "fide-2023 B.1" },
};

/* By #BrgSealedVerdict, and last for a text that fits nothing and may be several slips. fide-2023
 * I.9.1: the move is made on the board. I.8.2 lets the arbiter establish what a slip means, by
 * I.8.3 what is written is impossible: a human being decides. */
static const BrgSealedConsequence sealed_moves[BRG_N_SEALED_VERDICTS + 1] = {
  { BRG_SEALED_STANDS, "I.9.1" },
  { BRG_SEALED_ARBITER, "I.8.2" },
  { BRG_SEALED_LOSES, "I.8.1" },
  { BRG_SEALED_LOSES, "I.8.3" },
  { BRG_SEALED_LOSES, "I.8.2" }
};

/* How many arbiters full supervision of fast play takes. */
static const BrgStaffingRule staffing[] = {
  { .tempo = BRG_TEMPO_RAPID,
    .games = 3,
    .is_condition = TRUE,
    .chief_counts = TRUE,
    .article = "fide-2023 A.4.1",
    .record_article = "fide-2023 A.4.2" },
  { .tempo = BRG_TEMPO_BLITZ,
    .games = 1,
    .is_condition = TRUE,
    .chief_counts = TRUE,
    .article = "fide-2023 B.2.2",
    .record_article = "fide-2023 B.2.3" },
};

/* What players wear, the highest first; not to be translated. */
static const char *const titles[] = { "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", NULL };

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

const BrgRulebook brg_book_fide_2023 = {
  .id = "fide-2023",
  .name = N_ ("FIDE Laws 2023"),
  /* Translators: an article of the chess rules; in Russian "ст. %s" */
  .citation = N_ ("art. %s"),
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
  .claims = &claims,
  .verdicts = &verdicts,
  .play_rules = play_rules,
  .touching = &touching,
  .lateness = &lateness,
  .tempo_classes = tempo_classes,
  .n_tempo_classes = G_N_ELEMENTS (tempo_classes),
  .sealed_moves = sealed_moves,
  .staffing = staffing,
  .n_staffing = G_N_ELEMENTS (staffing),
  .tie_break_edition = "fide-2026",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
};
