/* brg-book-fide-2023.c - FIDE Laws of Chess, in force since 1 January 2023
 *
 * Rules: fide-2023 4.3, 6.7.1, 6.7.2, 6.9, 7.2.1, 7.2.2, 7.3, 7.4.1, 7.5.5, 9.5.3, 10.1, 11.3.2.2,
 *   A.3, A.5; rus-chess-2014 13.19, 13.20, 22.4, 24.1, 24.2
 * Tests: tests/engine/test-rulebook.c, tests/engine/test-advice.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-book.h"

#include "brg-claim-book.h"
#include "brg-lateness-book.h"
#include "brg-play-rules.h"
#include "brg-sealed.h"
#include "brg-touch-book.h"
#include "brg-verdict-book.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)
#define LIST(sanction) (1u << BRG_SANCTION_##sanction)

/* What the program knows of the book, article by article, in our own words. */
static const BrgArticle articles[] = {
  { "7.5.5", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("The second completed illegal move of the same player loses the game.") },
};

/* How an illegal move is paid for, fide-2023 7.5.5 with A.3, A.5.2; by B.3 also in blitz. What is
 * put on a level with it counts together with it. */
#define ILLEGAL(what, first, in_time)                                                            \
  { .kind = BRG_INCIDENT_##what,                                                                 \
    .forms = BRG_FORMS_STANDARD,                                                                 \
    .counts = { 1, 1 },                                                                          \
    .article = "fide-2023 7.5.5",                                                                \
    .sanction = BRG_SANCTION_TIME,                                                               \
    .clock = BRG_CLOCK_OPPONENT,                                                                 \
    .seconds = 120,                                                                              \
    .note = first },                                                                             \
      { .kind = BRG_INCIDENT_##what,                                                             \
        .forms = BRG_FORMS_FAST,                                                                 \
        .when = BRG_WHEN_WATCHED,                                                                \
        .counts = { 1, 1 },                                                                      \
        .article = "fide-2023 A.3",                                                              \
        .sanction = BRG_SANCTION_TIME,                                                           \
        .clock = BRG_CLOCK_OPPONENT,                                                             \
        .seconds = 60,                                                                           \
        .note = first },                                                                         \
      { .kind = BRG_INCIDENT_##what,                                                             \
        .forms = BRG_FORMS_FAST,                                                                 \
        .when = BRG_WHEN_NOT_WATCHED,                                                            \
        .counts = { 1, 1 },                                                                      \
        .article = "fide-2023 A.3",                                                              \
        .sanction = BRG_SANCTION_TIME,                                                           \
        .clock = BRG_CLOCK_OPPONENT,                                                             \
        .seconds = 60,                                                                           \
        .note = in_time },                                                                       \
      { .kind = BRG_INCIDENT_##what,                                                             \
        .forms = BRG_FORMS_FAST,                                                                 \
        .when = BRG_WHEN_NOT_WATCHED,                                                            \
        .counts = { 2, 0 },                                                                      \
        .article = "fide-2023 7.5.5",                                                            \
        .sanction = BRG_SANCTION_LOSS,                                                           \
        .result = BRG_RESULT_LOST,                                                               \
        .draw_article = "fide-2023 7.5.5",                                                       \
        .note = in_time },                                                                       \
  {                                                                                              \
    .kind = BRG_INCIDENT_##what, .counts = { 2, 0 }, .article = "fide-2023 7.5.5",               \
    .sanction = BRG_SANCTION_LOSS, .result = BRG_RESULT_LOST, .draw_article = "fide-2023 7.5.5", \
    .note = N_ ("All illegal moves of this player in this game count together.")                 \
  }

/* Misconduct that the book leaves to the list of fide-2023 12.9. */
#define CHOOSE(what, of, more)                                                                \
  {                                                                                           \
    .kind = BRG_INCIDENT_##what, .article = "fide-2023 " of, .sanction = BRG_SANCTION_CHOOSE, \
    .note = more                                                                              \
  }

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  ILLEGAL (
      ILLEGAL_MOVE,
      N_ ("Restore the position before the move. The piece that was touched must move if it can."),
      N_ ("Only before the opponent has made the next move. Restore the position; the piece that "
          "was touched must move if it can.")),
  ILLEGAL (
      TWO_HANDS,
      N_ ("It counts as an illegal move. Restore the position; the piece that was touched must "
          "move if it can."),
      N_ ("It counts as an illegal move, but only before the opponent has made the next move.")),
  ILLEGAL (
      PRESS_WITHOUT_MOVE,
      N_ ("It counts as an illegal move. The player must still move; correct the clocks as well as "
          "possible."),
      N_ ("It counts as an illegal move, but only before the opponent has made the next move.")),
  ILLEGAL (PROMOTION_UNFINISHED,
           N_ ("It counts as an illegal move. The pawn becomes a queen."),
           N_ ("It counts as an illegal move, and the pawn becomes a queen. If the opponent has "
               "moved and the pawn still stands there, the game is drawn.")),
  ILLEGAL (KING_CAPTURE,
           N_ ("Taking the king is an illegal move. Restore the position before it."),
           N_ ("Taking the king is an illegal move. It can be claimed only before the opponent has "
               "made the next move.")),
  /* fide-2023 9.5.3; A.3 in fast play. */
  { .kind = BRG_INCIDENT_FALSE_DRAW_CLAIM,
    .forms = BRG_FORMS_STANDARD,
    .article = "fide-2023 9.5.3",
    .sanction = BRG_SANCTION_TIME,
    .clock = BRG_CLOCK_OPPONENT,
    .seconds = 120,
    .note = N_ ("The game goes on. If a move was announced for the claim, it must be made.") },
  { .kind = BRG_INCIDENT_FALSE_DRAW_CLAIM,
    .forms = BRG_FORMS_FAST,
    .article = "fide-2023 A.3",
    .sanction = BRG_SANCTION_TIME,
    .clock = BRG_CLOCK_OPPONENT,
    .seconds = 60,
    .note = N_ ("The game goes on. If a move was announced for the claim, it must be made.") },
  /* fide-2023 6.9; A.5.3. */
  { .kind = BRG_INCIDENT_FLAG,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "fide-2023 6.9",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "fide-2023 A.5.3",
    .note = N_ ("Stop the clocks. What ended the game on the board before the flag fell stands.") },
  { .kind = BRG_INCIDENT_FLAG,
    .article = "fide-2023 6.9",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "fide-2023 6.9",
    .note = N_ ("Check that the moves of the period were not completed. What ended the game on the "
                "board before the flag fell stands.") },
  /* Guideline III: never in blitz, and only if it was announced. */
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .forms = BRG_FORMS_BLITZ,
    .article = "fide-2023 III.2.2",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("No rule for blitz: the arbiter has to establish which flag fell first.") },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .when = BRG_WHEN_NOT_ANNOUNCED,
    .article = "fide-2023 III.2.1",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ (
        "The guideline was not announced: the arbiter has to establish which flag fell first.") },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .when = BRG_WHEN_EARLIER_PERIOD,
    .article = "fide-2023 III.3.1.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Only if the guideline was announced, without increment, and nobody knows which "
                "flag fell first.") },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .article = "fide-2023 III.3.1.2",
    .sanction = BRG_SANCTION_NONE,
    .result = BRG_RESULT_DRAWN,
    .note = N_ ("Only if the guideline was announced, without increment, and nobody knows which "
                "flag fell first.") },
  /* fide-2023 6.7.1, 6.7.2. */
  { .kind = BRG_INCIDENT_LATE,
    .article = "fide-2023 6.7.1",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The arbiter may decide otherwise. A player who comes within the time allowed "
                "plays on with what is left.") },
  { .kind = BRG_INCIDENT_NO_SHOW,
    .article = "fide-2023 6.7.1",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The game is lost by forfeit, unless the arbiter decides otherwise.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .when = BRG_WHEN_NO_LATENESS,
    .article = "fide-2023 6.7.1",
    .sanction = BRG_SANCTION_LOSS_BOTH,
    .result = BRG_RESULT_BOTH_LOST,
    .note = N_ ("Nobody may be late here, unless the arbiter decides otherwise.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .article = "fide-2023 6.7.2",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("White loses the time until White comes. Whoever comes after the time allowed "
                "loses; if nobody comes, both do.") },
  /* fide-2023 7.3. */
  { .kind = BRG_INCIDENT_WRONG_COLOURS,
    .moves = { 10, 0 },
    .article = "fide-2023 7.3",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Note the colours as they were played.") },
  { .kind = BRG_INCIDENT_WRONG_COLOURS,
    .article = "fide-2023 7.3",
    .sanction = BRG_SANCTION_NEW_GAME,
    .result = BRG_RESULT_REPLAY,
    .note = N_ (
        "A new game with the right colours. Once each side has made ten moves the game goes on.") },
  /* fide-2023 7.2.1; A.5.1.2. */
  { .kind = BRG_INCIDENT_WRONG_START,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .moves = { 10, 0 },
    .article = "fide-2023 A.5.1.2",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("No claim any more. A king that stood wrong may not castle; a rook that stood "
                "wrong takes no part in castling.") },
  { .kind = BRG_INCIDENT_WRONG_START,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "fide-2023 7.2.1",
    .sanction = BRG_SANCTION_NEW_GAME,
    .result = BRG_RESULT_REPLAY,
    .note = N_ ("Until each side has completed ten moves; after that the game goes on.") },
  { .kind = BRG_INCIDENT_WRONG_START,
    .article = "fide-2023 7.2.1",
    .sanction = BRG_SANCTION_NEW_GAME,
    .result = BRG_RESULT_REPLAY,
    .note = N_ ("The game is cancelled, and a new one is played.") },
  /* fide-2023 7.2.2; A.5.1.2. */
  { .kind = BRG_INCIDENT_BOARD_TURNED,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .moves = { 10, 0 },
    .article = "fide-2023 A.5.1.2",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("No claim any more once each side has completed ten moves.") },
  { .kind = BRG_INCIDENT_BOARD_TURNED,
    .article = "fide-2023 7.2.2",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("Move the position onto a board that lies right; the game goes on.") },
  /* fide-2023 7.4.1, 7.4.3. */
  { .kind = BRG_INCIDENT_DISPLACED,
    .article = "fide-2023 7.4.1",
    .sanction = BRG_SANCTION_CORRECT,
    .lets_choose = TRUE,
    .note = N_ (
        "The player puts the pieces back on the own clock. The arbiter may penalise the player.") },
  /* fide-2023 4.3. */
  { .kind = BRG_INCIDENT_TOUCH_MOVE,
    .article = "fide-2023 4.3",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("The piece that was touched first must move or be taken if it can. The right to "
                "claim it ends when the opponent touches a piece.") },
  CHOOSE (CLOCK_MISUSE, "6.2.4", NULL),
  CHOOSE (CLOCK_STOPPED, "6.11.4", N_ ("Only if there was no valid reason to stop the clocks.")),
  /* fide-2023 11.3.2.2. */
  { .kind = BRG_INCIDENT_PHONE,
    .article = "fide-2023 11.3.2.2",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .regulations_decide = TRUE,
    .note = N_ ("The opponent wins. The regulations may set a milder penalty, and may allow a "
                "device that is switched off in a bag.") },
  CHOOSE (SEARCH_REFUSED,
          "11.3.3",
          N_ ("The search is made in private, by a person of the same sex.")),
  CHOOSE (DISTRACTION, "11.5", NULL),
  { .kind = BRG_INCIDENT_REPEATED_DRAW_OFFER,
    .when = BRG_WHEN_OFFER_BARRED,
    .article = "fide-2023 9.1.1",
    .sanction = BRG_SANCTION_CHOOSE,
    .note = N_ ("The regulations want more moves before a draw is offered.") },
  CHOOSE (REPEATED_DRAW_OFFER, "11.5", N_ ("The offer itself stands until it is answered.")),
  CHOOSE (LEFT_AREA, "11.2.3", NULL),
  CHOOSE (NOTES_OR_ADVICE, "11.3.1", NULL),
  { .kind = BRG_INCIDENT_REFUSAL,
    .article = "fide-2023 11.7",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("Only for persistent refusal. The arbiter decides what the opponent gets.") },
  { .kind = BRG_INCIDENT_REFUSAL_BOTH,
    .article = "fide-2023 11.8",
    .sanction = BRG_SANCTION_LOSS_BOTH,
    .result = BRG_RESULT_BOTH_LOST,
    .note = N_ ("Only for persistent refusal of both players.") },
  CHOOSE (ALCOHOL, "11.1", N_ ("It brings the game into disrepute; nothing more is said of it.")),
  CHOOSE (COLLUSION,
          "11.1",
          N_ ("It brings the game into disrepute. Report it: the federation may do more.")),
  { .kind = BRG_INCIDENT_INTERFERENCE,
    .article = "fide-2023 12.5",
    .sanction = BRG_SANCTION_TIME,
    .note =
        N_ ("The arbiter may give time to one player or to both. Who disturbed may be sent out.") },
  CHOOSE (DRESS,
          "11.1",
          N_ ("Only what brings the game into disrepute; the regulations may say more.")),
  CHOOSE (UNJUSTIFIED_CALL,
          "6.11.4",
          N_ ("Only if there was no valid reason to call the arbiter.")),
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
  .tie_break_edition = "fide-2026",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .choices = LIST (WARNING) | LIST (TIME) | LIST (LOSS) | LIST (EXPULSION),
  .choices_article = "fide-2023 12.9",
};
