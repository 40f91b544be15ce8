/* test-reason-text.c - sentences about pairs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-job.h"
#include "brg-draft-numbers.h"
#include "brg-reason-text.h"
#include "brg-test.h"
#include "draft-fixture.h"

/* The five players are А1 to А5. */
static const struct
{
  const char *path;
  BrgReason reason;
  const char *text;
} cases[] = {
  { "table",
    { .kind = BRG_REASON_TABLE, .player = 0, .other = 3, .number = 2 },
    "А1 (No.\u00a01) and А4 (No.\u00a04) meet in round 2 of the table." },
  { "table-free",
    { .kind = BRG_REASON_TABLE, .player = 0, .other = BRG_NOBODY, .number = 2 },
    "А1 (No.\u00a01) has the bye in round 2 of the table." },
  { "locked",
    { .kind = BRG_REASON_LOCKED, .player = 0, .other = 3 },
    "The arbiter fixed the pair А1 (No.\u00a01) – А4 (No.\u00a04)." },
  { "locked-bye",
    { .kind = BRG_REASON_LOCKED, .player = 2, .other = BRG_NOBODY },
    "The arbiter gave the bye to А3 (No.\u00a03)." },
  { "same-group",
    { .kind = BRG_REASON_SAME_GROUP, .player = 0, .other = 1, .points = 270 },
    "Both are in one score group: 4½." },
  { "odd-group",
    { .kind = BRG_REASON_ODD_GROUP, .player = 4, .other = BRG_NOBODY, .number = 9 },
    "The score group has an odd number of players (9): А5 (No.\u00a05) floats down." },
  { "met",
    { .kind = BRG_REASON_MET, .player = 0, .other = 1, .number = 3 },
    "А1 (No.\u00a01) and А2 (No.\u00a02) already met in round 3." },
  { "bar-white",
    { .kind = BRG_REASON_SAME_COLOUR_BAR, .player = 0, .other = 1, .colour = BRG_COLOUR_WHITE },
    "Neither А1 (No.\u00a01) nor А2 (No.\u00a02) may have White: it would be the fourth time "
    "running." },
  { "bar-black",
    { .kind = BRG_REASON_SAME_COLOUR_BAR, .player = 0, .other = 1, .colour = BRG_COLOUR_BLACK },
    "Neither А1 (No.\u00a01) nor А2 (No.\u00a02) may have Black: it would be the fourth time "
    "running." },
  { "run",
    { .kind = BRG_REASON_COLOUR_RUN,
      .player = 3,
      .other = 1,
      .colour = BRG_COLOUR_BLACK,
      .number = 2 },
    "Both are due Black. А4 (No.\u00a04) gets it: more Whites running (2)." },
};

static void
test_case (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new ("coefficients", "rus-draughts-2022", 5, 5, TRUE);
  g_autofree char *text = brg_reason_text_dup (snapshot, &cases[i].reason, NULL);

  g_assert_cmpstr (text, ==, cases[i].text);
}

/* Every kind has a sentence in which nothing is left to be replaced. */
static void
test_all_kinds (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new ("coefficients", "rus-draughts-2022", 5, 5, TRUE);

  for (guint kind = 0; kind < BRG_N_REASON_KINDS; kind++)
    for (guint colour = BRG_COLOUR_NONE; colour <= BRG_COLOUR_BLACK; colour++)
      {
        BrgReason reason = { .kind = kind, .player = 0, .other = 1, .colour = colour };
        g_autofree char *text = brg_reason_text_dup (snapshot, &reason, NULL);

        g_assert_cmpuint (g_utf8_strlen (text, -1), >, 10);
        g_assert_true (g_str_has_suffix (text, "."));
        g_assert_null (g_strrstr (text, "{"));
      }
}

static void
test_colours_are_told_apart (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new ("coefficients", "rus-draughts-2022", 5, 5, TRUE);

  for (guint kind = BRG_REASON_COLOUR_LOT; kind <= BRG_REASON_COLOUR_FIRST; kind++)
    {
      BrgReason white = { .kind = kind, .player = 0, .other = 1, .colour = BRG_COLOUR_WHITE };
      BrgReason black = { .kind = kind, .player = 0, .other = 1, .colour = BRG_COLOUR_BLACK };
      g_autofree char *of_white = brg_reason_text_dup (snapshot, &white, NULL);
      g_autofree char *of_black = brg_reason_text_dup (snapshot, &black, NULL);

      g_assert_cmpstr (of_white, !=, of_black);
    }
}

/* Who stands above the sentences needs no number, unless both are called the same. */
static void
test_shown_players (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new ("coefficients", "rus-draughts-2022", 5, 5, TRUE);
  BrgPair shown = { 0, 1 };
  BrgReason reason = { .kind = BRG_REASON_MET, .player = 0, .other = 2, .number = 1 };
  BrgReason of_both = { .kind = BRG_REASON_MET, .player = 0, .other = 1, .number = 1 };
  g_autofree char *text = brg_reason_text_dup (snapshot, &reason, &shown);
  g_autofree char *namesakes = NULL;

  g_assert_cmpstr (text, ==, "А1 and А3 (No.\u00a03) already met in round 1.");
  g_free (draft_fixture_entry (snapshot, 1)->family_name);
  draft_fixture_entry (snapshot, 1)->family_name = g_strdup ("А1");
  namesakes = brg_reason_text_dup (snapshot, &of_both, &shown);
  g_assert_cmpstr (namesakes, ==, "А1 (No.\u00a01) and А1 (No.\u00a02) already met in round 1.");
}

/* Names are not read as placeholders. */
static void
test_odd_names (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new ("coefficients", "rus-draughts-2022", 5, 5, TRUE);
  BrgReason reason = { .kind = BRG_REASON_MET, .player = 0, .other = 1, .number = 1 };
  g_autofree char *text = NULL;

  g_free (draft_fixture_entry (snapshot, 0)->family_name);
  draft_fixture_entry (snapshot, 0)->family_name = g_strdup ("{other}%s");
  text = brg_reason_text_dup (snapshot, &reason, NULL);
  g_assert_cmpstr (text, ==,
                   "{other}%s (No.\u00a01) and А2 (No.\u00a02) already met in round "
                   "1.");
}

static void
test_list (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new ("coefficients", "rus-draughts-2022", 5, 5, TRUE);
  g_autoptr (GArray) reasons = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  g_autoptr (GPtrArray) sentences = NULL;

  for (gint i = 0; i < 10; i++)
    {
      BrgReason reason = { .kind = BRG_REASON_MET,
                           .article = "rus-draughts-2022 5.4.10.2",
                           .player = 0,
                           .other = 1,
                           .number = i / 2 };

      g_array_append_val (reasons, reason);
    }
  sentences = brg_reason_text_list (&(BrgReasonScene){ .snapshot = snapshot }, reasons);
  g_assert_cmpuint (sentences->len, ==, 5);
  g_assert_cmpstr (((BrgSentence *) sentences->pdata[0])->article, ==,
                   "rus-draughts-2022 5.4.10.2");
  for (gint i = 10; i < 20; i++)
    {
      BrgReason reason = { .kind = BRG_REASON_MET, .player = 0, .other = 2, .number = i };

      g_array_append_val (reasons, reason);
    }
  g_ptr_array_unref (sentences);
  sentences = brg_reason_text_list (&(BrgReasonScene){ .snapshot = snapshot }, reasons);
  g_assert_cmpuint (sentences->len, ==, BRG_REASON_TEXT_MAX);
}

static BrgDraftQuestion *
ask (BrgDraft *draft, gint player, gint other)
{
  BrgDraftQuestion *question =
      brg_draft_ask (draft, 2, draft_fixture_player (draft, player),
                     other == 0 ? BRG_NOBODY : draft_fixture_player (draft, other));

  brg_draft_question_run (question);
  g_assert_nonnull (question->answer);
  return question;
}

static char *
dup_answer (BrgDraft *draft, gint player, gint other)
{
  g_autoptr (BrgDraftQuestion) question = ask (draft, player, other);
  g_autoptr (GPtrArray) sentences = brg_reason_text_list_why_not (
      brg_draft_get_preview (draft), brg_draft_get_system (draft), question->answer,
      question->first.white == BRG_NOBODY ? NULL : &question->first);
  g_autoptr (GString) text = g_string_new (brg_reason_text_get_verdict (question->answer->verdict));

  for (guint i = 0; i < sentences->len; i++)
    g_string_append_printf (text, " | %s", ((BrgSentence *) sentences->pdata[i])->text);
  g_assert_cmpuint (sentences->len, >=, 1);
  g_assert_cmpuint (sentences->len, <=, BRG_REASON_TEXT_MAX);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_why_not (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new ("coefficients", "rus-draughts-2022", 8, 7, TRUE);
  g_autoptr (BrgDraft) draft = NULL;
  g_autofree char *paired = NULL;
  g_autofree char *met = NULL;
  g_autofree char *worse = NULL;

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  draft_fixture_play (snapshot, "1-5 =, 6-2 0, 3-7 1, 8-4 =");
  draft = brg_draft_new (snapshot);
  draft_fixture_pair (draft);
  paired = dup_answer (draft, 3, 2);
  g_assert_cmpstr (paired, ==, "paired | This pair is the one chosen.");
  met = dup_answer (draft, 8, 4);
  g_assert_cmpstr (met, ==,
                   "forbidden | А8 (No.\u00a08) and А4 (No.\u00a04) already met in "
                   "round 1.");
  worse = dup_answer (draft, 8, 2);
  g_assert_true (g_str_has_prefix (worse, "possible, but worse | With the pair А8 (No.\u00a08) "
                                          "– А2 (No.\u00a02) the pairing of the score group "
                                          "would be worse by this criterion. | The rules reach "
                                          "the pair А2 (No.\u00a02) – А3 (No.\u00a03) first. | "
                                          "Both are in one score group: 1."));
  g_assert_true (g_str_has_suffix (worse, " boards would change."));
}

static void
test_why_not_by_table (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("berger", "rus-draughts-2022", 6, 0, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);
  g_autofree char *elsewhere = NULL;
  g_autofree char *free_one = NULL;

  draft_fixture_pair (draft);
  elsewhere = dup_answer (draft, 1, 6);
  g_assert_cmpstr (
      elsewhere, ==,
      "possible, but worse | А1 (No.\u00a01) and А6 (No.\u00a06) meet in round 1 of the table.");
  free_one = dup_answer (draft, 1, 0);
  g_assert_cmpstr (free_one, ==,
                   "possible, but worse | The number of players is even: there is no bye.");
}

static void
test_problems (void)
{
  for (gint code = BRG_PAIRING_ERROR_ROUND; code <= BRG_PAIRING_ERROR_LOCKED; code++)
    {
      g_autoptr (GError) error = g_error_new_literal (BRG_PAIRING_ERROR, code, "plain");
      g_autofree char *text = brg_reason_text_dup_problem (error);

      g_assert_cmpstr (text, !=, "plain");
    }
}

BRG_TEST_TOPIC ("reason-text")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/reason-text/", cases[i].path, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/app/reason-text/all-kinds", test_all_kinds);
  g_test_add_func ("/app/reason-text/colours-are-told-apart", test_colours_are_told_apart);
  g_test_add_func ("/app/reason-text/shown-players", test_shown_players);
  g_test_add_func ("/app/reason-text/odd-names", test_odd_names);
  g_test_add_func ("/app/reason-text/list", test_list);
  g_test_add_func ("/app/reason-text/why-not", test_why_not);
  g_test_add_func ("/app/reason-text/why-not-by-table", test_why_not_by_table);
  g_test_add_func ("/app/reason-text/problems", test_problems);
  return g_test_run ();
}
