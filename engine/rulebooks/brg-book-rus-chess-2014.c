/* brg-book-rus-chess-2014.c - Russian chess rules of 2014
 *
 * Rules: rus-chess-2014 6.6.1, 6.9, 7.4.2, 9.5.2, 12.1, 13.3.2, 13.19, 13.20, 16.4, 17.3.2, 22.4,
 *   24.1, 24.2
 * Tests: tests/engine/test-rulebook.c, tests/engine/test-advice.c
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
#define LIST(sanction) (1u << BRG_SANCTION_##sanction)

/* What the program knows of the book, article by article, in our own words. */
static const BrgArticle articles[] = {
  { "7.4.2", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("An illegal move gives the opponent time; the third one loses.") },
};

/* How an illegal move is paid for: rus-chess-2014 7.4.2, where enough arbiters watch; with fewer
 * only by a claim, 16.4.3 in rapid and 17.3.2 in blitz. */
#define CLAIMED_IN_BLITZ(what)                                                                     \
  {                                                                                                \
    .kind = BRG_INCIDENT_##what, .forms = BRG_FORMS_BLITZ, .when = BRG_WHEN_NOT_WATCHED,           \
    .article = "rus-chess-2014 17.3.2", .sanction = BRG_SANCTION_LOSS, .result = BRG_RESULT_LOST,  \
    .draw_article = "rus-chess-2014 17.3.2", .needs_claim = TRUE,                                  \
    .note = N_ (                                                                                   \
        "The opponent must claim the win before the next move is made; after it the move stands.") \
  }
#define PAID_IN_TIME(what, first)                                                       \
  { .kind = BRG_INCIDENT_##what,                                                        \
    .counts = { 1, 2 },                                                                 \
    .article = "rus-chess-2014 7.4.2",                                                  \
    .sanction = BRG_SANCTION_TIME,                                                      \
    .clock = BRG_CLOCK_OPPONENT,                                                        \
    .seconds = 120,                                                                     \
    .note = first },                                                                    \
  {                                                                                     \
    .kind = BRG_INCIDENT_##what, .counts = { 3, 0 }, .article = "rus-chess-2014 7.4.2", \
    .sanction = BRG_SANCTION_LOSS, .result = BRG_RESULT_LOST,                           \
    .draw_article = "rus-chess-2014 7.4.2",                                             \
    .note = N_ ("All illegal moves of this player in this game count together.")        \
  }
#define CLAIMED_IN_RAPID(what)                                                                  \
  { .kind = BRG_INCIDENT_##what,                                                                \
    .forms = BRG_FORMS_RAPID,                                                                   \
    .when = BRG_WHEN_NOT_WATCHED,                                                               \
    .counts = { 1, 2 },                                                                         \
    .article = "rus-chess-2014 7.4.2",                                                          \
    .sanction = BRG_SANCTION_TIME,                                                              \
    .clock = BRG_CLOCK_OPPONENT,                                                                \
    .seconds = 120,                                                                             \
    .needs_claim = TRUE,                                                                        \
    .note =                                                                                     \
        N_ ("The opponent must claim it before making the next move. Restore the position.") }, \
  {                                                                                             \
    .kind = BRG_INCIDENT_##what, .forms = BRG_FORMS_RAPID, .when = BRG_WHEN_NOT_WATCHED,        \
    .counts = { 3, 0 }, .article = "rus-chess-2014 7.4.2", .sanction = BRG_SANCTION_LOSS,       \
    .result = BRG_RESULT_LOST, .draw_article = "rus-chess-2014 7.4.2", .needs_claim = TRUE,     \
    .note = N_ ("The opponent must claim it before making the next move.")                      \
  }

/* Left to the list of rus-chess-2014 14.4. */
#define CHOOSE(what, of, more)                                                                     \
  {                                                                                                \
    .kind = BRG_INCIDENT_##what, .article = "rus-chess-2014 " of, .sanction = BRG_SANCTION_CHOOSE, \
    .note = more                                                                                   \
  }

/* What the book says of incidents; the first row that fits answers. */
static const BrgIncidentRule incidents[] = {
  CLAIMED_IN_BLITZ (ILLEGAL_MOVE),
  CLAIMED_IN_RAPID (ILLEGAL_MOVE),
  PAID_IN_TIME (ILLEGAL_MOVE,
                N_ ("Restore the position before the move; the piece that was touched must move if "
                    "it can. The time goes to an opponent who claimed it.")),
  CLAIMED_IN_BLITZ (KING_CAPTURE),
  CLAIMED_IN_RAPID (KING_CAPTURE),
  PAID_IN_TIME (KING_CAPTURE,
                N_ ("Taking the king is an illegal move. Restore the position before it.")),
  CLAIMED_IN_BLITZ (PROMOTION_UNFINISHED),
  /* rus-chess-2014 16.4.3: here the arbiter steps in without a claim; 17.3.1: not in blitz. */
  { .kind = BRG_INCIDENT_PROMOTION_UNFINISHED,
    .forms = BRG_FORMS_RAPID,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 16.4.3",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("Stop the clocks and have it put right. If the opponent claimed it before moving, "
                "it is paid for as an illegal move.") },
  PAID_IN_TIME (PROMOTION_UNFINISHED,
                N_ ("A breach of the rules of promotion is an illegal move. Restore the position; "
                    "the pawn that was touched must move.")),
  /* rus-chess-2014 4.1, 6.7.3. */
  CHOOSE (TWO_HANDS, "4.1", N_ ("The book does not put it on a level with an illegal move.")),
  CHOOSE (
      PRESS_WITHOUT_MOVE,
      "6.7.3",
      N_ ("The book does not put it on a level with an illegal move. The player must still move.")),
  /* rus-chess-2014 9.5.2. */
  { .kind = BRG_INCIDENT_FALSE_DRAW_CLAIM,
    .article = "rus-chess-2014 9.5.2",
    .sanction = BRG_SANCTION_TIME,
    .clock = BRG_CLOCK_OPPONENT,
    .seconds = 180,
    .note = N_ ("The game goes on. A move that was written down for the claim must be made.") },
  /* rus-chess-2014 6.9; 16.4.4, 16.4.5. */
  { .kind = BRG_INCIDENT_FLAG,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 6.9",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "rus-chess-2014 6.9",
    .needs_claim = TRUE,
    .note = N_ ("The opponent must claim it and stop the clocks while the own flag is up. The "
                "arbiter does not call the flag.") },
  { .kind = BRG_INCIDENT_FLAG,
    .article = "rus-chess-2014 6.9",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "rus-chess-2014 6.9",
    .note = N_ ("Check that the moves of the period were not completed. What ended the game on the "
                "board before the flag fell stands.") },
  /* rus-chess-2014 16.4.6, 6.11.1, 6.11.2. */
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 16.4.6",
    .sanction = BRG_SANCTION_NONE,
    .result = BRG_RESULT_DRAWN },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .when = BRG_WHEN_EARLIER_PERIOD,
    .article = "rus-chess-2014 6.11.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Only if nobody knows which flag fell first.") },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .article = "rus-chess-2014 6.11.2",
    .sanction = BRG_SANCTION_NONE,
    .result = BRG_RESULT_DRAWN,
    .note = N_ ("Only if nobody knows which flag fell first.") },
  /* rus-chess-2014 6.6.1, 6.6.2; 13.19, 13.20, 24.1.1. */
  { .kind = BRG_INCIDENT_LATE,
    .article = "rus-chess-2014 6.6.1",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("A player who comes within a time that the regulations allow plays on with what is "
                "left.") },
  /* rus-chess-2014 13.20: the third in the event. */
  { .kind = BRG_INCIDENT_NO_SHOW,
    .counts = { 3, 0 },
    .article = "rus-chess-2014 13.20",
    .sanction = BRG_SANCTION_EXPULSION,
    .result = BRG_RESULT_LOST,
    .note = N_ ("Unless the regulations or the chief arbiter decide otherwise.") },
  { .kind = BRG_INCIDENT_NO_SHOW,
    .article = "rus-chess-2014 6.6.1",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("Without a good reason the player is excluded, unless the chief arbiter decides "
                "otherwise.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .when = BRG_WHEN_NO_LATENESS,
    .article = "rus-chess-2014 6.6.1",
    .sanction = BRG_SANCTION_LOSS_BOTH,
    .result = BRG_RESULT_BOTH_LOST,
    .note = N_ ("Nobody may be late here. Both get a minus.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .article = "rus-chess-2014 6.6.2",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("White loses the time until White comes. Whoever comes after the time allowed "
                "loses; if nobody comes, both get a minus.") },
  /* rus-chess-2014 7.2. */
  { .kind = BRG_INCIDENT_WRONG_COLOURS,
    .article = "rus-chess-2014 7.2",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Unless the arbiter decides otherwise.") },
  /* rus-chess-2014 7.1.1, 7.1.2; 16.4.1, by 17.3 also in blitz. */
  { .kind = BRG_INCIDENT_WRONG_START,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .moves = { 3, 0 },
    .article = "rus-chess-2014 16.4.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("No claim any more. If king and queen were exchanged, that king may not castle.") },
  { .kind = BRG_INCIDENT_WRONG_START,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 7.1.1",
    .sanction = BRG_SANCTION_NEW_GAME,
    .result = BRG_RESULT_REPLAY,
    .note = N_ ("Until each side has made three moves; after that the game goes on.") },
  { .kind = BRG_INCIDENT_WRONG_START,
    .article = "rus-chess-2014 7.1.1",
    .sanction = BRG_SANCTION_NEW_GAME,
    .result = BRG_RESULT_REPLAY,
    .note = N_ ("The game is cancelled, and a new one is played.") },
  { .kind = BRG_INCIDENT_BOARD_TURNED,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .moves = { 3, 0 },
    .article = "rus-chess-2014 16.4.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("No claim any more once each side has made three moves.") },
  { .kind = BRG_INCIDENT_BOARD_TURNED,
    .article = "rus-chess-2014 7.1.2",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("Move the position onto a board that lies right; the game goes on.") },
  /* rus-chess-2014 7.3. */
  { .kind = BRG_INCIDENT_DISPLACED,
    .article = "rus-chess-2014 7.3",
    .sanction = BRG_SANCTION_CORRECT,
    .lets_choose = TRUE,
    .note = N_ (
        "The player puts the pieces back on the own clock. The arbiter may penalise the player.") },
  /* rus-chess-2014 4.3; 16.4.2. */
  { .kind = BRG_INCIDENT_TOUCH_MOVE,
    .forms = BRG_FORMS_FAST,
    .when = BRG_WHEN_NOT_WATCHED,
    .article = "rus-chess-2014 16.4.2",
    .sanction = BRG_SANCTION_CORRECT,
    .needs_claim = TRUE,
    .note = N_ ("The arbiter decides only when a player claims it. The piece that was touched "
                "first must move or be taken if it can.") },
  { .kind = BRG_INCIDENT_TOUCH_MOVE,
    .article = "rus-chess-2014 4.3",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("The piece that was touched first must move or be taken if it can. The right to "
                "claim it ends when the opponent touches a piece.") },
  CHOOSE (CLOCK_MISUSE, "6.7.3", NULL),
  CHOOSE (CLOCK_STOPPED, "6.12.4", N_ ("Only if there was no valid reason to stop the clocks.")),
  CHOOSE (UNJUSTIFIED_CALL,
          "6.12.4",
          N_ ("Only if there was no valid reason to call the arbiter.")),
  /* rus-chess-2014 13.3.2. */
  { .kind = BRG_INCIDENT_PHONE,
    .article = "rus-chess-2014 13.3.2",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "rus-chess-2014 13.3.2",
    .note = N_ ("If the device made a sound. An opponent who could never mate gets no more than "
                "the draw. For a device that is only carried switched on, choose from the list.") },
  CHOOSE (SEARCH_REFUSED,
          "14.4",
          N_ ("The book knows no search; see what the regulations say of it.")),
  CHOOSE (DISTRACTION, "13.6", NULL),
  /* rus-chess-2014 9.1.1. */
  { .kind = BRG_INCIDENT_REPEATED_DRAW_OFFER,
    .when = BRG_WHEN_OFFER_BARRED,
    .article = "rus-chess-2014 9.1.1",
    .sanction = BRG_SANCTION_CHOOSE,
    .note = N_ ("The regulations want more moves before a draw is agreed.") },
  CHOOSE (REPEATED_DRAW_OFFER, "13.6", N_ ("The offer itself stands until it is answered.")),
  CHOOSE (LEFT_AREA,
          "13.2",
          N_ ("A player who leaves the game for good without a word may be excluded.")),
  CHOOSE (NOTES_OR_ADVICE,
          "13.3.1",
          N_ ("Report help from a computer: the federation may disqualify the player.")),
  { .kind = BRG_INCIDENT_REFUSAL,
    .article = "rus-chess-2014 13.8",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The arbiter decides what the opponent gets.") },
  { .kind = BRG_INCIDENT_REFUSAL_BOTH,
    .article = "rus-chess-2014 13.9",
    .sanction = BRG_SANCTION_LOSS_BOTH,
    .result = BRG_RESULT_BOTH_LOST },
  /* rus-chess-2014 13.14. */
  CHOOSE (ALCOHOL,
          "13.14",
          N_ ("Report it to the federation at once; its rules on sanctions hold.")),
  /* rus-chess-2014 14.8, 13.9. */
  { .kind = BRG_INCIDENT_COLLUSION,
    .article = "rus-chess-2014 14.8",
    .sanction = BRG_SANCTION_CHOOSE,
    .choices = LIST (WARNING) | LIST (LOSS) | LIST (LOSS_BOTH) | LIST (EXPULSION),
    .choices_article = "rus-chess-2014 14.8",
    .note = N_ ("The chief arbiter penalises all who are guilty; the game may be declared lost by "
                "both. Report it to the federation.") },
  /* rus-chess-2014 14.5. */
  { .kind = BRG_INCIDENT_INTERFERENCE,
    .article = "rus-chess-2014 14.5",
    .sanction = BRG_SANCTION_TIME,
    .note =
        N_ ("The arbiter may give time to one player or to both. Who disturbed may be sent out.") },
  CHOOSE (DRESS, "13.15", N_ ("Sports clothes are only advised against.")),
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
  .tie_break_edition = "rus-chess-2014",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .prints_orders = TRUE, /* rus-chess-2014 31.3 */
  .one_kind_article = "rus-chess-2014 31.2",
  .choices = LIST (WARNING) | LIST (TIME) | LIST (LOSS) | LIST (EXPULSION),
  .choices_article = "rus-chess-2014 14.4",
};
