/* brg-verdict.c - what a fallen flag, a resignation, an illegal move or an agreed draw decides
 *
 * Tests: tests/engine/test-verdict.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-verdict.h"

#include "brg-both-flags.h"

/* What a book says where the game is lost. */
typedef struct
{
  const char *article;
  const char *exception; /* a draw if the opponent cannot mate; NULL if there is none */
} LossRule;

/* What a book says of illegal moves under one kind of conditions. */
typedef struct
{
  const char *article;
  const char *exception;
  const char *too_late; /* when the opponent has answered it stands; NULL if it does not */
  const char *seconds_article;
  guint loses_at; /* the illegal move that loses; 0 for never */
  guint seconds;  /* for those before */
  gboolean needs_claim;
} IllegalRule;

typedef struct
{
  const char *book;
  LossRule flag;
  LossRule fast_flag; /* rapid and blitz, partly watched; article NULL: as flag */
  LossRule resignation;
  const char *agreement;
  const char *agreement_limit; /* by the regulations */
  gboolean agreement_needs_moves;
  gboolean is_flag_doubtful;
  gboolean replays;
  IllegalRule standard;
  IllegalRule rapid;         /* fully watched, also blitz */
  IllegalRule partial_rapid; /* partly watched */
  IllegalRule partial_blitz;
} BookRules;

#define UKRAINIAN_ILLEGAL                                                              \
  {                                                                                    \
    .article = "ukr-chess-2016 7.7", .exception = "ukr-chess-2016 7.7", .loses_at = 2, \
    .seconds = 120                                                                     \
  }

#define RUSSIAN_ILLEGAL                                                                    \
  {                                                                                        \
    .article = "rus-chess-2014 7.4.2", .exception = "rus-chess-2014 7.4.2", .loses_at = 3, \
    .seconds = 120                                                                         \
  }

/* fide-2023 A.5.2, through B.3 also in blitz. */
#define FIDE_PARTIAL_ILLEGAL                                                                     \
  {                                                                                              \
    .article = "fide-2023 7.5.5", .exception = "fide-2023 7.5.5", .too_late = "fide-2023 A.5.2", \
    .seconds_article = "fide-2023 A.3", .loses_at = 2, .seconds = 60                             \
  }

static const BookRules books[] = {
  {
      .book = "fide-2023",
      /* fide-2023 6.9, A.5.3, 5.1.2. */
      .flag = { "fide-2023 6.9", "fide-2023 6.9" },
      .fast_flag = { "fide-2023 6.9", "fide-2023 A.5.3" },
      .resignation = { "fide-2023 5.1.2", "fide-2023 5.1.2" },
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
  },
  {
      .book = "rus-chess-2014",
      /* rus-chess-2014 6.9: the print says that "the players" cannot mate, which would be the dead
       * position and nothing new; 7.4.2 and 13.3.2 say "his opponent", and so it is read here. */
      .flag = { "rus-chess-2014 6.9", "rus-chess-2014 6.9" },
      .is_flag_doubtful = TRUE,
      .resignation = { "rus-chess-2014 5.1.2", NULL },
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
  },
  {
      .book = "ukr-chess-2016",
      /* ukr-chess-2016 6.3.5, 5.1.2. */
      .flag = { "ukr-chess-2016 6.3.5", "ukr-chess-2016 6.3.5" },
      .resignation = { "ukr-chess-2016 5.1.2", NULL },
      /* ukr-chess-2016 5.2.3, 9.1. */
      .agreement = "ukr-chess-2016 5.2.3",
      .agreement_limit = "ukr-chess-2016 9.1",
      /* ukr-chess-2016 7.7. */
      .standard = UKRAINIAN_ILLEGAL,
      .rapid = UKRAINIAN_ILLEGAL,
      .partial_rapid = UKRAINIAN_ILLEGAL,
      .partial_blitz = UKRAINIAN_ILLEGAL,
  },
  {
      .book = "ussr-chess-1956",
      /* ussr-chess-1956 16: exceeding the time is a loss, whatever the opponent still has; so is
       * giving up. Of two flags the book does not speak. */
      .flag = { "ussr-chess-1956 16", NULL },
      .resignation = { "ussr-chess-1956 16", NULL },
      /* ussr-chess-1956 17 d. */
      .agreement = "ussr-chess-1956 17 d",
      /* ussr-chess-1956 15. */
      .replays = TRUE,
  },
};

static const BookRules *
find_book (const BrgRulebook *rulebook)
{
  for (gsize i = 0; i < G_N_ELEMENTS (books); i++)
    if (g_str_equal (books[i].book, rulebook->id))
      return &books[i];
  return NULL;
}

static gboolean
is_fast (const BrgConduct *conduct)
{
  return conduct->tempo == BRG_TEMPO_RAPID || conduct->tempo == BRG_TEMPO_BLITZ;
}

static gboolean
is_partly_watched (const BrgConduct *conduct)
{
  return is_fast (conduct) && conduct->supervision == BRG_SUPERVISION_PARTIAL;
}

static BrgVerdictOutcome
win_of (BrgColour side)
{
  return side == BRG_COLOUR_WHITE ? BRG_VERDICT_OUTCOME_WHITE_WINS : BRG_VERDICT_OUTCOME_BLACK_WINS;
}

static BrgVerdict
verdict_of (BrgVerdictOutcome outcome, const char *article)
{
  return (BrgVerdict){ .outcome = outcome, .article = article, .ended_before = -1 };
}

/* Whether the game was over by itself before; what it came to stands. */
static gboolean
has_ended (const BrgPlayStatus *status, const BrgConduct *conduct, BrgVerdict *verdict)
{
  BrgPlayFact fact = BRG_PLAY_MATE;
  gint ply = brg_play_status_find_end (status, conduct->rulebook, &fact);
  BrgVerdictOutcome outcome = BRG_VERDICT_OUTCOME_DRAW;

  if (ply < 0)
    return FALSE;
  if (fact == BRG_PLAY_MATE)
    outcome = win_of (
        brg_colour_opposite ((BrgColour) brg_play_status_get (status, (guint) ply)->position.turn));
  *verdict = verdict_of (outcome, brg_play_rule_find (conduct->rulebook, fact)->article);
  verdict->ended_before = ply;
  return TRUE;
}

/* @loser loses, but draws where the book has an exception and his opponent cannot mate. */
static BrgVerdict
lose (const BrgPlayStatus *status, const LossRule *rule, BrgColour loser)
{
  BrgColour winner = brg_colour_opposite (loser);
  BrgCanMateVerdict can_win = brg_play_status_get_last (status)->can_win[winner];
  BrgVerdict verdict = verdict_of (win_of (winner), rule->article);

  if (rule->exception == NULL || can_win == BRG_CAN_MATE_YES)
    return verdict;
  verdict.exception = rule->exception;
  verdict.outcome =
      can_win == BRG_CAN_MATE_NO ? BRG_VERDICT_OUTCOME_DRAW : BRG_VERDICT_OUTCOME_FOR_ARBITER;
  return verdict;
}

BrgVerdict
brg_verdict_flag (const BrgPlayStatus *status, const BrgConduct *conduct, BrgColour flagged)
{
  const BookRules *book = find_book (conduct->rulebook);
  BrgVerdict verdict = verdict_of (BRG_VERDICT_OUTCOME_FOR_ARBITER, NULL);
  const LossRule *rule;

  g_return_val_if_fail (flagged != BRG_COLOUR_NONE, verdict);

  /* fide-2023 6.9: except where 5.1.1, 5.1.2, 5.2.1, 5.2.2 or 5.2.3 applies. */
  if (book == NULL || has_ended (status, conduct, &verdict))
    return verdict;
  rule = is_partly_watched (conduct) && book->fast_flag.article != NULL ? &book->fast_flag
                                                                        : &book->flag;
  verdict = lose (status, rule, flagged);
  verdict.is_wording_doubtful = book->is_flag_doubtful && verdict.exception != NULL;
  return verdict;
}

BrgVerdict
brg_verdict_both_flags (const BrgPlayStatus *status,
                        const BrgConduct *conduct,
                        gboolean is_last_period,
                        gboolean is_announced)
{
  const BookRules *book = find_book (conduct->rulebook);
  BrgVerdict verdict = verdict_of (BRG_VERDICT_OUTCOME_FOR_ARBITER, NULL);
  BrgBothFlags flags;
  const char *article;

  if (book == NULL || has_ended (status, conduct, &verdict))
    return verdict;
  flags = brg_both_flags_judge (conduct->rulebook, conduct->tempo,
                                conduct->supervision != BRG_SUPERVISION_PARTIAL, is_last_period,
                                is_announced, &article);
  if (flags == BRG_BOTH_FLAGS_SILENT)
    return verdict;
  return verdict_of (flags == BRG_BOTH_FLAGS_DRAW ? BRG_VERDICT_OUTCOME_DRAW
                                                  : BRG_VERDICT_OUTCOME_PLAY_ON,
                     article);
}

BrgVerdict
brg_verdict_resignation (const BrgPlayStatus *status, const BrgConduct *conduct, BrgColour resigned)
{
  const BookRules *book = find_book (conduct->rulebook);
  BrgVerdict verdict = verdict_of (BRG_VERDICT_OUTCOME_FOR_ARBITER, NULL);

  g_return_val_if_fail (resigned != BRG_COLOUR_NONE, verdict);

  if (book == NULL || has_ended (status, conduct, &verdict))
    return verdict;
  return lose (status, &book->resignation, resigned);
}

static const IllegalRule *
find_illegal_rule (const BookRules *book, const BrgConduct *conduct)
{
  if (!is_fast (conduct))
    return &book->standard;
  if (conduct->supervision != BRG_SUPERVISION_PARTIAL)
    return &book->rapid;
  return conduct->tempo == BRG_TEMPO_RAPID ? &book->partial_rapid : &book->partial_blitz;
}

BrgVerdict
brg_verdict_illegal_move (const BrgPlayStatus *status,
                          const BrgConduct *conduct,
                          const BrgIllegalMove *illegal)
{
  const BookRules *book = find_book (conduct->rulebook);
  BrgVerdict verdict = verdict_of (BRG_VERDICT_OUTCOME_FOR_ARBITER, NULL);
  const IllegalRule *rule;

  g_return_val_if_fail (illegal->offender != BRG_COLOUR_NONE && illegal->n_th > 0, verdict);

  if (book == NULL || has_ended (status, conduct, &verdict))
    return verdict;
  /* ussr-chess-1956 15: replayed from the illegal move, if found before the next round. */
  if (book->replays)
    return verdict_of (illegal->is_round_over ? BRG_VERDICT_OUTCOME_PLAY_ON
                                              : BRG_VERDICT_OUTCOME_REPLAY,
                       "ussr-chess-1956 15");
  rule = find_illegal_rule (book, conduct);
  /* fide-2023 A.5.2, rus-chess-2014 16.4.3, 17.3.2: after the answer it stands. */
  if (illegal->is_answered && rule->too_late != NULL)
    return verdict_of (BRG_VERDICT_OUTCOME_PLAY_ON, rule->too_late);
  if (illegal->n_th >= rule->loses_at)
    verdict = lose (status, &(LossRule){ rule->article, rule->exception }, illegal->offender);
  else
    {
      verdict = verdict_of (BRG_VERDICT_OUTCOME_PLAY_ON, rule->article);
      verdict.opponent_seconds = rule->seconds;
      verdict.seconds_article = rule->seconds_article;
    }
  verdict.needs_claim = rule->needs_claim;
  return verdict;
}

/* The moves that both players have made, by the number of the move to be made. */
static guint
count_moves_of_both (const BrgPlayStatus *status)
{
  return (guint) brg_play_status_get_last (status)->position.move_number - 1;
}

BrgVerdict
brg_verdict_agreement (const BrgPlayStatus *status,
                       const BrgConduct *conduct,
                       guint least_moves,
                       gboolean has_permission)
{
  const BookRules *book = find_book (conduct->rulebook);
  BrgVerdict verdict = verdict_of (BRG_VERDICT_OUTCOME_FOR_ARBITER, NULL);
  guint n_moves = count_moves_of_both (status);

  if (book == NULL || has_ended (status, conduct, &verdict))
    return verdict;
  /* fide-2023 5.2.3: both players have made at least one move. */
  if (book->agreement_needs_moves && n_moves < 1)
    return verdict_of (BRG_VERDICT_OUTCOME_PLAY_ON, book->agreement);
  /* fide-2023 9.1.1, rus-chess-2014 9.1.1, ukr-chess-2016 9.1. */
  if (n_moves < least_moves && !has_permission)
    return verdict_of (BRG_VERDICT_OUTCOME_PLAY_ON, book->agreement_limit);
  return verdict_of (BRG_VERDICT_OUTCOME_DRAW, book->agreement);
}

const char *
brg_outcome_to_id (BrgVerdictOutcome outcome)
{
  static const char *const ids[] = { "play-on", "1-0", "0-1", "1/2-1/2", "replay", "arbiter" };

  g_return_val_if_fail (outcome < G_N_ELEMENTS (ids), NULL);

  return ids[outcome];
}
