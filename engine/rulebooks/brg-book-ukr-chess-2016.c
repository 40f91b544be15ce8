/* brg-book-ukr-chess-2016.c - Ukrainian chess rules of 2016
 *
 * Rules: ukr-chess-2016 6.3.2, 6.3.5, 7.7, 9.6.2, 10; rus-chess-2014 13.19, 13.20, 22.4, 24.1, 24.2
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
  { "7.7", BRG_TOPIC_ILLEGAL_MOVE,
    N_ ("An illegal move gives the opponent two minutes; the second one loses.") },
};

/* How an illegal move is paid for, ukr-chess-2016 7.7; at every tempo. */
#define ILLEGAL(what, first)                                                          \
  { .kind = BRG_INCIDENT_##what,                                                      \
    .counts = { 1, 1 },                                                               \
    .article = "ukr-chess-2016 7.7",                                                  \
    .sanction = BRG_SANCTION_TIME,                                                    \
    .clock = BRG_CLOCK_OPPONENT,                                                      \
    .seconds = 120,                                                                   \
    .note = first },                                                                  \
  {                                                                                   \
    .kind = BRG_INCIDENT_##what, .counts = { 2, 0 }, .article = "ukr-chess-2016 7.7", \
    .sanction = BRG_SANCTION_LOSS, .result = BRG_RESULT_LOST,                         \
    .draw_article = "ukr-chess-2016 7.7",                                             \
    .note = N_ ("All illegal moves of this player in this game count together.")      \
  }

/* Left to the list of 12.3, which the book names but the print at hand does not hold. */
#define CHOOSE(what, of, more)                                                                     \
  {                                                                                                \
    .kind = BRG_INCIDENT_##what, .article = "ukr-chess-2016 " of, .sanction = BRG_SANCTION_CHOOSE, \
    .note = more                                                                                   \
  }

/* What the book says of incidents; the first row that fits answers. Of conduct the print at hand
 * has nothing, so only the list that it refers to is named; of outside interference there is no
 * row. */
static const BrgIncidentRule incidents[] = {
  ILLEGAL (
      ILLEGAL_MOVE,
      N_ ("Restore the position before the move. The piece that was touched must move if it can.")),
  ILLEGAL (PROMOTION_UNFINISHED, N_ ("It counts as an illegal move. The pawn becomes a queen.")),
  ILLEGAL (KING_CAPTURE,
           N_ ("Taking the king is an illegal move. Restore the position before it.")),
  /* ukr-chess-2016 4.1, 6.2.3. */
  CHOOSE (TWO_HANDS, "4.1", N_ ("The book does not put it on a level with an illegal move.")),
  CHOOSE (
      PRESS_WITHOUT_MOVE,
      "6.2.3",
      N_ ("The book does not put it on a level with an illegal move. The player must still move.")),
  /* ukr-chess-2016 9.6.2. */
  { .kind = BRG_INCIDENT_FALSE_DRAW_CLAIM,
    .article = "ukr-chess-2016 9.6.2",
    .sanction = BRG_SANCTION_TIME,
    .clock = BRG_CLOCK_OPPONENT,
    .seconds = 120,
    .note = N_ ("The game goes on. If a move was announced for the claim, it must be made.") },
  /* ukr-chess-2016 6.3.5. */
  { .kind = BRG_INCIDENT_FLAG,
    .article = "ukr-chess-2016 6.3.5",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .draw_article = "ukr-chess-2016 6.3.5",
    .note = N_ ("Check that the moves of the period were not completed. What ended the game on the "
                "board before the flag fell stands.") },
  /* ukr-chess-2016 6.5.1, 6.5.2. */
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .when = BRG_WHEN_EARLIER_PERIOD,
    .article = "ukr-chess-2016 6.5.1",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Only if nobody knows which flag fell first.") },
  { .kind = BRG_INCIDENT_FLAG_BOTH,
    .article = "ukr-chess-2016 6.5.2",
    .sanction = BRG_SANCTION_NONE,
    .result = BRG_RESULT_DRAWN,
    .note = N_ ("Only if nobody knows which flag fell first.") },
  /* ukr-chess-2016 6.3.2, 6.3.3. */
  { .kind = BRG_INCIDENT_LATE,
    .article = "ukr-chess-2016 6.3.2",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The regulations have to say how late a player may come. The arbiter may decide "
                "otherwise.") },
  { .kind = BRG_INCIDENT_NO_SHOW,
    .article = "ukr-chess-2016 6.3.2",
    .sanction = BRG_SANCTION_LOSS,
    .result = BRG_RESULT_LOST,
    .note = N_ ("The game is lost by forfeit, unless the arbiter decides otherwise.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .when = BRG_WHEN_NO_LATENESS,
    .article = "ukr-chess-2016 6.3.2",
    .sanction = BRG_SANCTION_LOSS_BOTH,
    .result = BRG_RESULT_BOTH_LOST,
    .note = N_ ("Nobody may be late here, unless the arbiter decides otherwise.") },
  { .kind = BRG_INCIDENT_BOTH_ABSENT,
    .article = "ukr-chess-2016 6.3.3",
    .sanction = BRG_SANCTION_NONE,
    .note = N_ ("White loses the time until White comes. Whoever comes after the time allowed "
                "loses; if nobody comes, both do.") },
  /* ukr-chess-2016 7.4, 7.2, 7.3, 7.5. */
  { .kind = BRG_INCIDENT_WRONG_COLOURS,
    .article = "ukr-chess-2016 7.4",
    .sanction = BRG_SANCTION_CONTINUE,
    .note = N_ ("Unless the arbiter decides otherwise.") },
  { .kind = BRG_INCIDENT_WRONG_START,
    .article = "ukr-chess-2016 7.2",
    .sanction = BRG_SANCTION_NEW_GAME,
    .result = BRG_RESULT_REPLAY,
    .note = N_ ("The game is cancelled, and a new one is played.") },
  { .kind = BRG_INCIDENT_BOARD_TURNED,
    .article = "ukr-chess-2016 7.3",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("Move the position onto a board that lies right; the game goes on.") },
  { .kind = BRG_INCIDENT_DISPLACED,
    .article = "ukr-chess-2016 7.5",
    .sanction = BRG_SANCTION_CORRECT,
    .lets_choose = TRUE,
    .note = N_ (
        "The player puts the pieces back on the own clock. The arbiter may penalise the player.") },
  /* ukr-chess-2016 4.3. */
  { .kind = BRG_INCIDENT_TOUCH_MOVE,
    .article = "ukr-chess-2016 4.3",
    .sanction = BRG_SANCTION_CORRECT,
    .note = N_ ("The piece that was touched first must move or be taken if it can. The right to "
                "claim it ends when the opponent touches a piece.") },
  /* ukr-chess-2016 6.2.3, 6.6.4. */
  CHOOSE (CLOCK_MISUSE, "6.2.3", NULL),
  CHOOSE (CLOCK_STOPPED, "6.6.4", N_ ("Only if there was no valid reason to stop the clocks.")),
  CHOOSE (UNJUSTIFIED_CALL, "6.6.4", N_ ("Only if there was no valid reason to call the arbiter.")),
  { .kind = BRG_INCIDENT_PHONE,
    .article = "ukr-chess-2016 12.3",
    .sanction = BRG_SANCTION_CHOOSE,
    .regulations_decide = TRUE,
    .note = N_ ("See what the regulations say of devices.") },
  CHOOSE (SEARCH_REFUSED, "12.3", N_ ("See what the regulations say of it.")),
  CHOOSE (DISTRACTION, "12.3", NULL),
  /* ukr-chess-2016 9.1, 9.2. */
  { .kind = BRG_INCIDENT_REPEATED_DRAW_OFFER,
    .when = BRG_WHEN_OFFER_BARRED,
    .article = "ukr-chess-2016 9.1",
    .sanction = BRG_SANCTION_CHOOSE,
    .note = N_ ("The regulations want more moves before a draw is agreed.") },
  CHOOSE (REPEATED_DRAW_OFFER, "9.2", N_ ("The offer itself stands until it is answered.")),
  CHOOSE (LEFT_AREA, "12.3", NULL),
  CHOOSE (NOTES_OR_ADVICE, "12.3", NULL),
  CHOOSE (REFUSAL, "12.3", NULL),
  CHOOSE (REFUSAL_BOTH, "12.3", N_ ("For each of the two players.")),
  CHOOSE (ALCOHOL, "12.3", N_ ("See what the regulations say of it.")),
  CHOOSE (COLLUSION, "12.3", N_ ("Report it: the federation may do more.")),
  CHOOSE (DRESS, "12.3", N_ ("See what the regulations say of it.")),
};

/* Claims of a draw. */
static const BrgClaimBook claims = {
  /* ukr-chess-2016 9.3, 9.4.1, 9.4.2. */
  .kinds = { { "ukr-chess-2016 9.3", "ukr-chess-2016 9.3", FALSE },
             { "ukr-chess-2016 9.4.2", "ukr-chess-2016 9.4.1", FALSE } },
  /* ukr-chess-2016 9.5. */
  .until = BRG_CLAIM_UNTIL_TOUCH,
  .forfeited = "ukr-chess-2016 9.5",
  /* ukr-chess-2016 9.6.1, 9.6.2. */
  .right = "ukr-chess-2016 9.6.1",
  .wrong = "ukr-chess-2016 9.6.2",
  .seconds = 120,
  .must_play = TRUE,
};

#define UKRAINIAN_ILLEGAL                                                              \
  {                                                                                    \
    .article = "ukr-chess-2016 7.7", .exception = "ukr-chess-2016 7.7", .loses_at = 2, \
    .seconds = 120                                                                     \
  }

/* How games end otherwise than on the board. */
static const BrgVerdictBook verdicts = {
  /* ukr-chess-2016 6.3.5, 5.1.2. */
  .flag = { "ukr-chess-2016 6.3.5", "ukr-chess-2016 6.3.5" },
  .resignation = { "ukr-chess-2016 5.1.2", NULL },
  /* ukr-chess-2016 6.5.1, 6.5.2. */
  .both_play_on = "ukr-chess-2016 6.5.1",
  .both_draw = "ukr-chess-2016 6.5.2",
  /* ukr-chess-2016 5.2.3, 9.1. */
  .agreement = "ukr-chess-2016 5.2.3",
  .agreement_limit = "ukr-chess-2016 9.1",
  /* ukr-chess-2016 7.7. */
  .standard = UKRAINIAN_ILLEGAL,
  .rapid = UKRAINIAN_ILLEGAL,
  .partial_rapid = UKRAINIAN_ILLEGAL,
  .partial_blitz = UKRAINIAN_ILLEGAL,
};

/* What follows from what stands on the board. */
static const BrgPlayRule play_rules[BRG_N_PLAY_FACTS] = {
  [BRG_PLAY_MATE] = { BRG_PLAY_ENDS, "ukr-chess-2016 5.1.1" },
  [BRG_PLAY_STALEMATE] = { BRG_PLAY_ENDS, "ukr-chess-2016 5.2.1" },
  [BRG_PLAY_DEAD] = { BRG_PLAY_ENDS, "ukr-chess-2016 5.2.2" },
  [BRG_PLAY_FIVE_RUNNING] = { BRG_PLAY_ENDS, "ukr-chess-2016 9.7" },
  [BRG_PLAY_SEVENTY_FIVE] = { BRG_PLAY_ENDS, "ukr-chess-2016 9.8" },
  [BRG_PLAY_THREE_TIMES] = { BRG_PLAY_MAY_BE_CLAIMED, "ukr-chess-2016 9.3" },
  [BRG_PLAY_FIFTY] = { BRG_PLAY_MAY_BE_CLAIMED, "ukr-chess-2016 9.4" },
  [BRG_PLAY_WHITE_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "ukr-chess-2016 6.3.5" },
  [BRG_PLAY_BLACK_CANNOT_WIN] = { BRG_PLAY_SHIELDS, "ukr-chess-2016 6.3.5" },
};

/* Touching men. */
static const BrgTouchBook touching = {
  .mixed = BRG_TOUCH_MIXED_FIRST,
  .mixed_is_for_two = TRUE,
  .must_castle = TRUE,
  .barred = BRG_TOUCH_BARRED_ROOK,
  .choice_at_touch = TRUE,
  .adjust = "ukr-chess-2016 4.2",
  .own = "ukr-chess-2016 4.3.1",
  .enemy = "ukr-chess-2016 4.3.2",
  .both_colours = "ukr-chess-2016 4.3.3",
  .castle = "ukr-chess-2016 4.4.1",
  .no_castling = "ukr-chess-2016 4.4.3",
  .rook_first = "ukr-chess-2016 4.4.2",
  .nothing = "ukr-chess-2016 4.5",
  .choice = "ukr-chess-2016 4.4.4",
  .released = "ukr-chess-2016 4.7",
  .released_king = "ukr-chess-2016 4.7.2",
  .released_pawn = "ukr-chess-2016 4.7",
  .released_piece = "ukr-chess-2016 4.7.3",
  .failed_attempt = "ukr-chess-2016 4.7.2",
};

/* Coming late. */
static const BrgLatenessBook lateness = {
  .in_time = "ukr-chess-2016 6.3.1",
  .one_absent = "ukr-chess-2016 6.3.1",
  .both_absent = "ukr-chess-2016 6.3.3",
  .one_loses = "ukr-chess-2016 6.3.2",
  .both_lose = "ukr-chess-2016 6.3.2",
};

/* What players wear, the highest first; not to be translated. */
static const char *const titles[] = { "гм",   "мсмк", "мс",   "кмс", "1 р.",
                                      "2 р.", "3 р.", "4 р.", "б/р", NULL };

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

const BrgRulebook brg_book_ukr_chess_2016 = {
  .id = "ukr-chess-2016",
  .name = N_ ("Ukrainian chess rules 2016"),
  /* Translators: an article of the chess rules; in Russian "ст. %s" */
  .citation = N_ ("art. %s"),
  .disciplines = PLAYS (CHESS) | PLAYS (CHESS960),
  /* Silent as well. */
  .less_than_half = { "rus-chess-2014 24.1.1", FALSE, FALSE, BRG_UNPLAYED_LOST },
  .half_or_more = { "rus-chess-2014 24.1.2", TRUE, FALSE, BRG_UNPLAYED_LOST },
  .default_minutes = 0,
  .point_byes = TRUE,       /* left to the regulations */
  .late_must_be_set = TRUE, /* ukr-chess-2016 6.3.2 */
  .late_article = "ukr-chess-2016 6.3.2",
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
  .claims = &claims,
  .verdicts = &verdicts,
  .play_rules = play_rules,
  .touching = &touching,
  .lateness = &lateness,
  .tie_break_edition = "fide-2026",
  .usual_titles = titles,
  .usual_controls = usual_controls,
  .n_usual_controls = G_N_ELEMENTS (usual_controls),
  .usual_orders = usual_orders,
  .n_usual_orders = G_N_ELEMENTS (usual_orders),
  .playoff_formats = playoff_formats,
  .choices = LIST (WARNING) | LIST (TIME) | LIST (LOSS) | LIST (EXPULSION),
  .choices_article = "ukr-chess-2016 12.3",
};
