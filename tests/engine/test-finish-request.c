/* test-finish-request.c - requests in a quickplay finish
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-finish-request.h"
#include "brg-test.h"

#include "brg-rulebooks.h"

/* An allowed request with one thing changed. */
typedef struct
{
  const char *path;
  const char *rulebook;
  BrgFinishKind kind;
  BrgFinishQuery change;
  BrgFinishBar bar;
  const char *article;
} BarCase;

/* What is TRUE in @change is turned round in an allowed query. */
static const BarCase bars[] = {
  { "/engine/finish-request/fide-2023/III.4/allowed",
    "fide-2023",
    BRG_FINISH_INCREMENT,
    { 0 },
    BRG_FINISH_ALLOWED,
    "fide-2023 III.4" },
  { "/engine/finish-request/fide-2023/III.5/allowed",
    "fide-2023",
    BRG_FINISH_DRAW,
    { 0 },
    BRG_FINISH_ALLOWED,
    "fide-2023 III.5" },
  { "/engine/finish-request/fide-2023/III.5/increment-first",
    "fide-2023",
    BRG_FINISH_DRAW,
    { .can_increment = TRUE },
    BRG_FINISH_OTHER_RULE,
    "fide-2023 III.5" },
  { "/engine/finish-request/fide-2023/III.2.1/not-announced",
    "fide-2023",
    BRG_FINISH_DRAW,
    { .is_announced = TRUE },
    BRG_FINISH_NOT_ANNOUNCED,
    "fide-2023 III.2.1" },
  { "/engine/finish-request/fide-2023/III.2.2/increment",
    "fide-2023",
    BRG_FINISH_DRAW,
    { .has_increment = TRUE },
    BRG_FINISH_INCREMENTED,
    "fide-2023 III.2.2" },
  { "/engine/finish-request/fide-2023/III.2.2/blitz",
    "fide-2023",
    BRG_FINISH_INCREMENT,
    { .tempo = BRG_TEMPO_BLITZ },
    BRG_FINISH_BLITZ,
    "fide-2023 III.2.2" },
  { "/engine/finish-request/fide-2023/III.1/not-the-last-period",
    "fide-2023",
    BRG_FINISH_INCREMENT,
    { .is_last_period = TRUE },
    BRG_FINISH_NOT_LAST,
    "fide-2023 III.1" },
  { "/engine/finish-request/fide-2023/III.4/not-his-move",
    "fide-2023",
    BRG_FINISH_INCREMENT,
    { .has_move = TRUE },
    BRG_FINISH_NOT_HIS_MOVE,
    "fide-2023 III.4" },
  { "/engine/finish-request/fide-2023/III.5/two-minutes",
    "fide-2023",
    BRG_FINISH_DRAW,
    { .left_ms = 120000 },
    BRG_FINISH_TIME_LEFT,
    "fide-2023 III.5" },
  { "/engine/finish-request/rus-chess-2014/10.2/allowed",
    "rus-chess-2014",
    BRG_FINISH_DRAW,
    { .is_announced = TRUE },
    BRG_FINISH_ALLOWED,
    "rus-chess-2014 10.2" },
  { "/engine/finish-request/rus-chess-2014/10.1/not-the-last-period",
    "rus-chess-2014",
    BRG_FINISH_DRAW,
    { .is_last_period = TRUE },
    BRG_FINISH_NOT_LAST,
    "rus-chess-2014 10.1" },
  { "/engine/finish-request/rus-chess-2014/17.3.1/blitz",
    "rus-chess-2014",
    BRG_FINISH_DRAW,
    { .tempo = BRG_TEMPO_BLITZ },
    BRG_FINISH_BLITZ,
    "rus-chess-2014 17.3.1" },
  { "/engine/finish-request/rus-chess-2014/17.2/watched-blitz",
    "rus-chess-2014",
    BRG_FINISH_DRAW,
    { .tempo = BRG_TEMPO_BLITZ, .is_watched = TRUE },
    BRG_FINISH_ALLOWED,
    "rus-chess-2014 10.2" },
  { "/engine/finish-request/fide-2023/III.2.2/watched-blitz",
    "fide-2023",
    BRG_FINISH_DRAW,
    { .tempo = BRG_TEMPO_BLITZ, .is_watched = TRUE },
    BRG_FINISH_BLITZ,
    "fide-2023 III.2.2" },
  { "/engine/finish-request/rus-chess-2014/no-increment-request",
    "rus-chess-2014",
    BRG_FINISH_INCREMENT,
    { 0 },
    BRG_FINISH_NO_RULE,
    NULL },
  { "/engine/finish-request/ukr-chess-2016/no-rule",
    "ukr-chess-2016",
    BRG_FINISH_DRAW,
    { 0 },
    BRG_FINISH_NO_RULE,
    NULL },
  { "/engine/finish-request/ussr-chess-1956/no-rule",
    "ussr-chess-1956",
    BRG_FINISH_DRAW,
    { 0 },
    BRG_FINISH_NO_RULE,
    NULL },
  { "/engine/finish-request/rus-draughts-2022/no-rule",
    "rus-draughts-2022",
    BRG_FINISH_DRAW,
    { 0 },
    BRG_FINISH_NO_RULE,
    NULL },
};

static BrgFinishQuery
make_query (const BarCase *test)
{
  const BrgFinishQuery *change = &test->change;

  return (BrgFinishQuery){
    .rulebook = brg_rulebook_find (test->rulebook),
    .kind = test->kind,
    .tempo = change->tempo,
    .is_watched = change->is_watched,
    .is_announced = !change->is_announced,
    .has_increment = change->has_increment,
    .is_last_period = !change->is_last_period,
    .has_move = !change->has_move,
    .left_ms = change->left_ms != 0 ? change->left_ms : 119999,
    .can_increment = change->can_increment,
  };
}

static void
test_bar (gconstpointer data)
{
  const BarCase *test = data;
  BrgFinishQuery query = make_query (test);
  const char *article = "";

  g_assert_cmpint (brg_finish_check (&query, &article), ==, test->bar);
  g_assert_cmpstr (article, ==, test->article);
}

/* A fallen flag is too late; clocks that nobody set here leave it to the arbiter's eyes. */
static void
test_readings (void)
{
  BrgFinishQuery query = make_query (&bars[1]);
  const char *article = NULL;

  query.left_ms = 0;
  g_assert_cmpint (brg_finish_check (&query, &article), ==, BRG_FINISH_FLAGGED);
  query.left_ms = -1;
  g_assert_cmpint (brg_finish_check (&query, &article), ==, BRG_FINISH_ALLOWED);
}

/* By #BrgFinishState: what each decision rests on, and the seconds of the opponent. */
typedef struct
{
  const char *path;
  const char *rulebook;
  BrgFinishKind kind;
  BrgFinishState state;
  const char *article;
  gint seconds;
} OutcomeCase;

static const OutcomeCase outcomes[] = {
  { "/engine/finish-request/fide-2023/III.4/agreed", "fide-2023", BRG_FINISH_INCREMENT,
    BRG_FINISH_AGREED, "fide-2023 III.4", 120 },
  { "/engine/finish-request/fide-2023/III.4/refused", "fide-2023", BRG_FINISH_INCREMENT,
    BRG_FINISH_REJECTED, "fide-2023 III.4", 0 },
  { "/engine/finish-request/fide-2023/III.4/never-open", "fide-2023", BRG_FINISH_INCREMENT,
    BRG_FINISH_OPEN, NULL, 0 },
  { "/engine/finish-request/fide-2023/III.5.1/drawn", "fide-2023", BRG_FINISH_DRAW,
    BRG_FINISH_DRAWN, "fide-2023 III.5.1", 0 },
  { "/engine/finish-request/fide-2023/III.5.2/put-off", "fide-2023", BRG_FINISH_DRAW,
    BRG_FINISH_OPEN, "fide-2023 III.5.2", 120 },
  { "/engine/finish-request/fide-2023/III.5.3/rejected", "fide-2023", BRG_FINISH_DRAW,
    BRG_FINISH_REJECTED, "fide-2023 III.5.3", 120 },
  { "/engine/finish-request/rus-chess-2014/10.2.1/drawn", "rus-chess-2014", BRG_FINISH_DRAW,
    BRG_FINISH_DRAWN, "rus-chess-2014 10.2.1", 0 },
  { "/engine/finish-request/rus-chess-2014/10.2.2/put-off", "rus-chess-2014", BRG_FINISH_DRAW,
    BRG_FINISH_OPEN, "rus-chess-2014 10.2.2", 120 },
  { "/engine/finish-request/rus-chess-2014/10.2.3/rejected", "rus-chess-2014", BRG_FINISH_DRAW,
    BRG_FINISH_REJECTED, "rus-chess-2014 10.2.3", 120 },
};

static void
test_outcome (gconstpointer data)
{
  const OutcomeCase *test = data;
  const BrgFinishRule *rule = brg_finish_rule_find (brg_rulebook_find (test->rulebook), test->kind);

  g_assert_nonnull (rule);
  g_assert_cmpstr (rule->outcomes[test->state].article, ==, test->article);
  g_assert_cmpint (rule->outcomes[test->state].opponent_seconds, ==, test->seconds);
  g_assert_cmpint (rule->increment_seconds, ==, test->kind == BRG_FINISH_INCREMENT ? 5 : 0);
}

/* rus-chess-2014 10.2.4 */
static void
test_final (void)
{
  const BrgFinishRule *russian =
      brg_finish_rule_find (brg_rulebook_find ("rus-chess-2014"), BRG_FINISH_DRAW);
  const BrgFinishRule *of_fide =
      brg_finish_rule_find (brg_rulebook_find ("fide-2023"), BRG_FINISH_DRAW);

  g_assert_cmpstr (russian->final_article, ==, "rus-chess-2014 10.2.4");
  g_assert_null (of_fide->final_article);
}

static void
test_ids (void)
{
  BrgFinishKind kind = BRG_FINISH_DRAW;
  BrgFinishState state = BRG_FINISH_DRAWN;

  for (guint i = 0; i < BRG_N_FINISH_KINDS; i++)
    {
      g_assert_true (brg_finish_kind_from_id (brg_finish_kind_to_id ((BrgFinishKind) i), &kind));
      g_assert_cmpuint (kind, ==, i);
    }
  for (guint i = 0; i < BRG_N_FINISH_STATES; i++)
    {
      g_assert_true (
          brg_finish_state_from_id (brg_finish_state_to_id ((BrgFinishState) i), &state));
      g_assert_cmpuint (state, ==, i);
    }
  g_assert_false (brg_finish_kind_from_id ("loss", &kind));
  g_assert_false (brg_finish_state_from_id (NULL, &state));
  g_assert_cmpint (state, ==, BRG_FINISH_PLAYED_OUT);
}

BRG_TEST_TOPIC ("finish-request")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    g_test_add_data_func (bars[i].path, &bars[i], test_bar);
  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    g_test_add_data_func (outcomes[i].path, &outcomes[i], test_outcome);
  g_test_add_func ("/engine/finish-request/readings", test_readings);
  g_test_add_func ("/engine/finish-request/rus-chess-2014/10.2.4/final", test_final);
  g_test_add_func ("/engine/finish-request/ids", test_ids);
  return g_test_run ();
}
