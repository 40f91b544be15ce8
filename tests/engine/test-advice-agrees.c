/* test-advice-agrees.c - the adviser and the verdicts on a game say the same
 *
 * brg_advise() knows no position; brg_verdict_*(), brg_claim_judge() and brg_lateness_judge() do.
 * On illegal moves, flags, wrong claims and lateness they are compared by every book of chess, at
 * every tempo, watched and not. Two differences are meant:
 *
 * * Where the seconds have an article of their own (fide-2023 A.3) the adviser names that one.
 * * rus-chess-2014 16.4.5: the adviser says that a fallen flag must be claimed; the verdict is
 * asked when it has been.
 *
 * What the adviser cannot be asked is left out: an illegal move that was answered already, and the
 * round that has begun (ussr-chess-1956 15).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-advice.h"
#include "brg-claim.h"
#include "brg-lateness.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-verdict.h"
#include "play-game.h"

/* White did it: against PAWNS Black can mate, BARE is the king that never can. */
#define PAWNS "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1"
#define BARE "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"

static const char *const chess[] = { "fide-2023", "rus-chess-2014", "ukr-chess-2016",
                                     "ussr-chess-1956" };

/* One way to play. */
typedef struct
{
  BrgConduct conduct;
  BrgPlayForm form;
} Way;

typedef void (*WayFunc) (const Way *way);

static void
each_way (const char *book, WayFunc check)
{
  static const BrgTempo tempos[] = { BRG_TEMPO_STANDARD, BRG_TEMPO_RAPID, BRG_TEMPO_BLITZ };

  for (guint i = 0; i < G_N_ELEMENTS (tempos); i++)
    for (guint partial = 0; partial < 2; partial++)
      {
        Way way = {
          .conduct = { .rulebook = brg_rulebook_find (book),
                       .tempo = tempos[i],
                       .supervision =
                           partial != 0 ? BRG_SUPERVISION_PARTIAL : BRG_SUPERVISION_FULL },
          .form = (BrgPlayForm) (BRG_FORM_STANDARD + i),
        };

        g_test_message ("%s, tempo %u, partial %u", book, i, partial);
        check (&way);
      }
}

static BrgAdviceQuery
query_of (const Way *way, BrgIncidentKind kind)
{
  return (BrgAdviceQuery){ .rulebook = way->conduct.rulebook,
                           .form = way->form,
                           .is_watched = way->conduct.supervision == BRG_SUPERVISION_FULL,
                           .kind = kind,
                           .count = 1,
                           .moves = -1 };
}

static BrgResultEffect
effect_of (BrgVerdictOutcome outcome)
{
  static const BrgResultEffect effects[] = {
    [BRG_VERDICT_OUTCOME_PLAY_ON] = BRG_RESULT_NONE,
    [BRG_VERDICT_OUTCOME_BLACK_WINS] = BRG_RESULT_LOST,
    [BRG_VERDICT_OUTCOME_DRAW] = BRG_RESULT_DRAWN,
    [BRG_VERDICT_OUTCOME_REPLAY] = BRG_RESULT_REPLAY,
  };

  g_assert_true (outcome != BRG_VERDICT_OUTCOME_WHITE_WINS &&
                 outcome != BRG_VERDICT_OUTCOME_FOR_ARBITER);
  return effects[outcome];
}

static void
assert_same (const BrgVerdict *verdict, const BrgAdvice *advice)
{
  g_assert_cmpstr (advice->article, ==, brg_verdict_cite (verdict));
  g_assert_cmpint (advice->result, ==, effect_of (verdict->outcome));
  g_assert_cmpint (advice->clock, ==,
                   verdict->opponent_seconds > 0 ? BRG_CLOCK_OPPONENT : BRG_CLOCK_NONE);
  g_assert_cmpint (advice->seconds, ==, (gint) verdict->opponent_seconds);
}

/* @n_th of White's illegal moves, and White's flag. */
static void
check_one (const Way *way, guint n_th, gboolean can_mate)
{
  static const BrgIncidentKind kinds[] = { BRG_INCIDENT_ILLEGAL_MOVE, BRG_INCIDENT_KING_CAPTURE,
                                           BRG_INCIDENT_FLAG };
  g_autoptr (BrgPlayStatus) status = play_game (can_mate ? PAWNS : BARE, BRG_CHESS_ORTHODOX, "");
  BrgIllegalMove illegal = { BRG_COLOUR_WHITE, n_th, FALSE, FALSE };
  BrgVerdict verdicts[2] = {
    brg_verdict_illegal_move (status, &way->conduct, &illegal),
    brg_verdict_flag (status, &way->conduct, BRG_COLOUR_WHITE),
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const BrgVerdict *verdict = &verdicts[kinds[i] == BRG_INCIDENT_FLAG];
      BrgAdviceQuery query = query_of (way, kinds[i]);
      BrgAdvice advice;

      query.count = n_th;
      query.opponent_can_mate = can_mate ? BRG_OPPONENT_CAN_MATE : BRG_OPPONENT_CANNOT_MATE;
      if (!brg_advise (&query, &advice))
        {
          g_assert_cmpstr (way->conduct.rulebook->id, ==, "ussr-chess-1956");
          continue;
        }
      assert_same (verdict, &advice);
      if (kinds[i] != BRG_INCIDENT_FLAG)
        g_assert_cmpint (advice.needs_claim, ==, verdict->needs_claim);
    }
}

static void
check_moves_and_flags (const Way *way)
{
  for (guint n_th = 1; n_th <= 4; n_th++)
    for (guint can_mate = 0; can_mate < 2; can_mate++)
      check_one (way, n_th, can_mate != 0);
}

static void
test_moves_and_flags (gconstpointer data)
{
  each_way (data, check_moves_and_flags);
}

static void
check_both_flags (const Way *way)
{
  g_autoptr (BrgPlayStatus) status = play_game (PAWNS, BRG_CHESS_ORTHODOX, "");

  for (guint last = 0; last < 2; last++)
    for (guint announced = 0; announced < 2; announced++)
      {
        BrgVerdict verdict =
            brg_verdict_both_flags (status, &way->conduct, last != 0, announced != 0, FALSE);
        BrgAdviceQuery query = query_of (way, BRG_INCIDENT_FLAG_BOTH);
        BrgRegulations regulations;
        BrgAdvice advice;

        brg_regulations_init (&regulations);
        regulations.quickplay_announced = (gint) announced;
        query.regulations = &regulations;
        query.is_earlier_period = last == 0;
        g_assert_true (brg_advise (&query, &advice));
        if (verdict.outcome != BRG_VERDICT_OUTCOME_FOR_ARBITER)
          {
            assert_same (&verdict, &advice);
            continue;
          }
        /* fide-2023: the article by which guideline III does not hold. */
        g_assert_true (g_str_has_prefix (advice.article, "fide-2023 III.2"));
        g_assert_cmpstr (advice.article, ==, verdict.article);
        g_assert_cmpint (advice.sanction, ==, BRG_SANCTION_NONE);
        g_assert_cmpint (advice.result, ==, BRG_RESULT_NONE);
      }
}

static void
test_both_flags (gconstpointer data)
{
  each_way (data, check_both_flags);
}

static void
check_claim (const Way *way)
{
  g_autoptr (BrgPlayStatus) status = play_game (PAWNS, BRG_CHESS_ORTHODOX, "");

  for (guint kind = BRG_CLAIM_REPETITION; kind <= BRG_CLAIM_FIFTY_MOVES; kind++)
    {
      BrgClaim claim = { .kind = (BrgClaimKind) kind,
                         .claimant = BRG_COLOUR_WHITE,
                         .intended = BRG_MOVE_NONE,
                         .tempo = way->conduct.tempo };
      g_auto (BrgClaimAnswer) answer = { 0 };
      BrgAdviceQuery query = query_of (way, BRG_INCIDENT_FALSE_DRAW_CLAIM);
      BrgAdvice advice;

      brg_claim_judge (status, way->conduct.rulebook, &claim, &answer);
      g_assert_cmpint (answer.verdict, ==, BRG_CLAIM_WRONG);
      g_assert_true (brg_advise (&query, &advice));
      g_assert_cmpstr (advice.article, ==, answer.effect_article);
      g_assert_cmpint (advice.clock, ==, BRG_CLOCK_OPPONENT);
      g_assert_cmpint (advice.seconds, ==, (gint) answer.opponent_seconds);
    }
}

static void
test_claims (gconstpointer data)
{
  each_way (data, check_claim);
}

static const char *
find_late_article (const Way *way, gint first_comes, gint second_comes, BrgLatenessVerdict wanted)
{
  BrgLateness lateness;

  brg_lateness_judge (way->conduct.rulebook, 30, 60, first_comes, second_comes, &lateness);
  g_assert_cmpint (lateness.verdict, ==, wanted);
  return lateness.article;
}

static void
check_lateness (const Way *way)
{
  BrgAdviceQuery late = query_of (way, BRG_INCIDENT_LATE);
  BrgAdviceQuery no_show = query_of (way, BRG_INCIDENT_NO_SHOW);
  BrgAdviceQuery both = query_of (way, BRG_INCIDENT_BOTH_ABSENT);
  BrgAdvice advice;

  g_assert_true (brg_advise (&late, &advice));
  g_assert_cmpstr (advice.article, ==,
                   find_late_article (way, 31 * 60, 0, BRG_LATENESS_FIRST_LOSES));
  g_assert_cmpint (advice.result, ==, BRG_RESULT_LOST);
  late.too_late_from = 30 * 60 + 1;
  late.late_by = 30 * 60;
  g_assert_true (brg_advise (&late, &advice));
  g_assert_cmpstr (advice.article, ==, find_late_article (way, 30 * 60, 0, BRG_LATENESS_PLAYED));
  g_assert_cmpint (advice.result, ==, BRG_RESULT_NONE);
  late.late_by++;
  g_assert_true (brg_advise (&late, &advice));
  g_assert_cmpint (advice.result, ==, BRG_RESULT_LOST);
  g_assert_true (brg_advise (&no_show, &advice));
  g_assert_cmpstr (advice.article, ==,
                   find_late_article (way, 0, BRG_NEVER_COMES, BRG_LATENESS_SECOND_LOSES));
  g_assert_cmpint (advice.result, ==, BRG_RESULT_LOST);
  g_assert_true (brg_advise (&both, &advice));
  g_assert_cmpstr (advice.article, ==,
                   find_late_article (way, 10 * 60, 5 * 60, BRG_LATENESS_PLAYED));
  g_assert_cmpint (advice.result, ==, BRG_RESULT_NONE);
}

static void
test_lateness (gconstpointer data)
{
  each_way (data, check_lateness);
}

/* fide-2023 5.2.3, 9.1.1 and sisters: moves made, moves that the regulations want, leave. */
static void
check_agreement (const Way *way)
{
  static const struct
  {
    const char *moves;
    gint of_white;
    gint of_black;
  } games[] = { { "", 0, 0 }, { "e2e4", 1, 0 }, { "e2e4 e7e6", 1, 1 } };
  static const gint limits[] = { BRG_REGULATION_UNSET, 1, 2, BRG_DRAW_OFFER_ALL };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint k = 0; k < 2 * G_N_ELEMENTS (limits); k++)
      {
        g_autoptr (BrgPlayStatus) status = play_game (PAWNS, BRG_CHESS_ORTHODOX, games[i].moves);
        BrgAdviceQuery query = query_of (way, BRG_INCIDENT_DRAW_AGREED);
        gint limit = limits[k / 2];
        BrgRegulations regulations;
        BrgVerdict verdict;
        BrgAdvice advice;

        brg_regulations_init (&regulations);
        regulations.draw_offer_moves = limit;
        query.regulations = &regulations;
        query.has_permission = k % 2 != 0;
        query.moves = games[i].of_black;
        query.is_unmoved = games[i].of_white == 0;
        verdict =
            brg_verdict_agreement (status, &way->conduct, -1, (guint) MAX (limit, 0), k % 2 != 0);
        g_assert_true (brg_advise (&query, &advice));
        g_assert_cmpstr (advice.article, ==, verdict.article);
        g_assert_cmpint (advice.result, ==, effect_of (verdict.outcome));
        g_assert_cmpint (advice.sanction, ==,
                         verdict.outcome == BRG_VERDICT_OUTCOME_DRAW ? BRG_SANCTION_NONE
                                                                     : BRG_SANCTION_CONTINUE);
      }
}

static void
test_agreements (gconstpointer data)
{
  each_way (data, check_agreement);
}

BRG_TEST_TOPIC ("advice-agrees")
{
  static const struct
  {
    const char *name;
    GTestDataFunc test;
    gboolean for_1956; /* also by the code of 1956, which has no time penalties and no both flags */
  } tests[] = {
    { "moves-and-flags", test_moves_and_flags, TRUE },
    { "both-flags", test_both_flags, FALSE },
    { "claims", test_claims, FALSE },
    { "lateness", test_lateness, FALSE },
    { "agreements", test_agreements, TRUE },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    for (guint k = 0; k < G_N_ELEMENTS (chess); k++)
      {
        g_autofree char *path =
            g_strdup_printf ("/engine/advice-agrees/%s/%s", chess[k], tests[i].name);

        if (tests[i].for_1956 || !g_str_equal (chess[k], "ussr-chess-1956"))
          g_test_add_data_func (path, chess[k], tests[i].test);
      }
  return g_test_run ();
}
