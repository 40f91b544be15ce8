/* test-draft-warnings.c - what is told of the boards of a draft
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-draft-numbers.h"
#include "brg-draft-warnings.h"
#include "brg-test.h"
#include "draft-fixture.h"

#define DRAUGHTS "rus-draughts-2022"

static const char *const names[BRG_N_WARNING_KINDS] = {
  [BRG_WARNING_SAME_COLOUR] = "same",
  [BRG_WARNING_THIRD_COLOUR] = "third",
  [BRG_WARNING_FREE] = "free",
  [BRG_WARNING_ADJOURNED] = "adjourned",
  [BRG_WARNING_ADJOURNED_NOTHING] = "adjourned-nothing",
  [BRG_WARNING_KEPT_APART] = "kept-apart",
  [BRG_WARNING_FOURTH_COLOUR] = "fourth",
  [BRG_WARNING_ABSOLUTE_COLOUR] = "due",
  [BRG_WARNING_BOTH_COLOURS] = "both",
  [BRG_WARNING_NOT_IN_BRACKET] = "bracket",
  [BRG_WARNING_SECOND_GAME] = "second-game",
  [BRG_WARNING_FORBIDDEN] = "forbidden",
  [BRG_WARNING_REMATCH] = "rematch",
  [BRG_WARNING_SECOND_FREE_WIN] = "second-free-win",
  [BRG_WARNING_NO_PAIR] = "no-pair",
};

/* "same 2 w 1, rematch 8-4 #1 3": kind, players, colour, round, board. */
static char *
dup_warnings (BrgDraft *draft, gint round)
{
  g_autoptr (GArray) warnings = brg_draft_list_warnings (draft, round);
  g_autoptr (GString) text = g_string_new (NULL);
  BrgSnapshot *preview = brg_draft_get_preview (draft);

  for (guint i = 0; i < warnings->len; i++)
    {
      const BrgWarning *warning = &g_array_index (warnings, BrgWarning, i);

      g_string_append_printf (text, "%s%s %d", i > 0 ? ", " : "", names[warning->kind],
                              brg_snapshot_get_entry (preview, warning->player)->number);
      if (warning->kind == BRG_WARNING_REMATCH)
        g_string_append_printf (text, "-%d #%d",
                                brg_snapshot_get_entry (preview, warning->other)->number,
                                warning->number);
      if (warning->colour != BRG_COLOUR_NONE)
        g_string_append (text, warning->colour == BRG_COLOUR_WHITE ? " w" : " b");
      if (warning->board >= 0)
        g_string_append_printf (text, " %d", warning->board + 1);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_warnings(draft, round, expected)           \
  G_STMT_START                                            \
  {                                                       \
    g_autofree char *found = dup_warnings (draft, round); \
    g_assert_cmpstr (found, ==, expected);                \
  }                                                       \
  G_STMT_END

static BrgDraft *
draft_after (gint n_players, const char *const *rounds)
{
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new ("coefficients", DRAUGHTS, n_players, 9, TRUE);
  BrgDraft *draft;

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  for (guint i = 0; rounds[i] != NULL; i++)
    draft_fixture_play (snapshot, rounds[i]);
  draft = brg_draft_new (snapshot);
  draft_fixture_pair (draft);
  return draft;
}

/* Board 1: 1 had White twice, 2 Black and White. Board 2: 4 had Black twice, 3 White and Black. */
static void
test_same_colour (void)
{
  static const char *const rounds[] = { "1-5 =, 6-2 0, 3-7 1, 8-4 =", "2-3 =, 1-8 1, 5-4 =, 7-6 0",
                                        NULL };
  g_autoptr (BrgDraft) draft = draft_after (8, rounds);

  draft_fixture_assert_boards (draft, 3, "2-1 4-3 6-5 8-7");
  assert_warnings (draft, 3, "same 2 w 1, same 3 b 2");
  brg_draft_swap_colours (draft, 3, 1);
  assert_warnings (draft, 3, "same 2 w 1, third 4 b 2");
}

/* 1 and 2 had White three times; there is no pairing, so the arbiter makes one. */
static void
test_fourth_colour (void)
{
  static const char *const rounds[] = { "1-3 1, 2-4 1, 5-6 =", "1-4 1, 2-3 1, 6-5 =",
                                        "1-5 1, 2-6 1, 3-4 =", NULL };
  g_autoptr (BrgDraft) draft = draft_after (6, rounds);

  brg_draft_exchange (draft, draft_fixture_player (draft, 1), draft_fixture_player (draft, 6));
  draft_fixture_assert_boards (draft, 4, "6-1!");
  assert_warnings (draft, 4, "no-pair 2, no-pair 3, no-pair 4, no-pair 5");
  brg_draft_swap_colours (draft, 4, 0);
  assert_warnings (draft, 4,
                   "fourth 1 w 1, same 6 b 1, no-pair 2, no-pair 3, no-pair 4, no-pair 5");
}

static void
test_rematch (void)
{
  static const char *const rounds[] = { "1-5 =, 6-2 0, 3-7 1, 8-4 =", NULL };
  g_autoptr (BrgDraft) draft = draft_after (8, rounds);

  /* 3 had White, 8 and 4 as in round 1: White for 8 again. */
  brg_draft_exchange (draft, draft_fixture_player (draft, 5), draft_fixture_player (draft, 8));
  draft_fixture_assert_boards (draft, 2, "2-3 1-5! 8-4! 7-6");
  assert_warnings (draft, 2,
                   "rematch 1-5 #1 2, same 1 w 2, same 5 b 2, "
                   "rematch 8-4 #1 3, same 8 w 3, same 4 b 3");
}

/* A forfeited game was not played: no rematch and no colour, but a win without play. */
static void
test_forfeit (void)
{
  static const char *const rounds[] = { "1-4 +, 2-5 1, 3-6 1, 7 U", NULL };
  g_autoptr (BrgDraft) draft = draft_after (7, rounds);
  g_autofree char *found = NULL;

  brg_draft_give_bye (draft, draft_fixture_player (draft, 1));
  found = dup_warnings (draft, 2);
  g_assert_nonnull (g_strrstr (found, "second-free-win 1 4"));
  g_assert_null (g_strrstr (found, "free 1 4, has the bye"));
}

static void
test_free (void)
{
  static const char *const none[] = { NULL };
  g_autoptr (BrgDraft) odd = draft_after (7, none);
  g_autoptr (BrgDraft) even = draft_after (6, none);

  assert_warnings (odd, 1, "free 7 4");
  assert_warnings (even, 1, "");
  brg_draft_unpair (even, 0);
  assert_warnings (even, 1, "no-pair 1, no-pair 4");
}

static void
test_round_robin (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("berger", DRAUGHTS, 5, 0, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);

  draft_fixture_pair (draft);
  assert_warnings (draft, 1, "free 1");
  assert_warnings (draft, 2, "free 4");
}

static BrgDraft *
draft_dutch (gint n_players, const char *const *rounds)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("dutch", "fide-2023", n_players, 9, TRUE);
  const BrgBan ban = { .entry = 0, .other = 2, .first_round = 1, .last_round = 2 };
  BrgDraft *draft;

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  g_array_append_val (snapshot->bans, ban);
  for (guint i = 0; rounds[i] != NULL; i++)
    draft_fixture_play (snapshot, rounds[i]);
  draft = brg_draft_new (snapshot);
  draft_fixture_pair (draft);
  return draft;
}

/* 1 against 3 is forbidden to round 2: in round 1 by the order of 4 the pair would be 1-3. */
static void
test_forbidden (void)
{
  static const char *const none[] = { NULL };
  g_autoptr (BrgDraft) draft = draft_dutch (4, none);

  draft_fixture_assert_boards (draft, 1, "1-4 3-2");
  assert_warnings (draft, 1, "");
  brg_draft_exchange (draft, draft_fixture_player (draft, 4), draft_fixture_player (draft, 3));
  draft_fixture_assert_boards (draft, 1, "1-3! 4-2!");
  assert_warnings (draft, 1, "forbidden 1 1");
}

/* The article of the first warning of this kind. */
static const char *
find_article (BrgDraft *draft, gint round, BrgWarningKind kind)
{
  g_autoptr (GArray) warnings = brg_draft_list_warnings (draft, round);

  for (guint i = 0; i < warnings->len; i++)
    if (g_array_index (warnings, BrgWarning, i).kind == kind)
      return g_array_index (warnings, BrgWarning, i).article;
  return NULL;
}

/* 1 and 2 had White twice: they must have Black, and may not meet (fide-dutch-2026 C3). */
static void
test_absolute (void)
{
  static const char *const rounds[] = { "1-5 1, 2-6 1, 7-3 1, 8-4 1",
                                        "1-7 1, 2-8 1, 5-3 =, 6-4 =", NULL };
  g_autoptr (BrgDraft) draft = draft_dutch (8, rounds);
  g_autofree char *told = NULL;
  g_autofree char *swapped = NULL;
  gint board = -1;

  told = dup_warnings (draft, 3);
  g_assert_null (strstr (told, "due"));
  for (gint i = 0; board < 0; i++)
    if (g_array_index (brg_draft_get_boards (draft, 3), BrgDraftBoard, i).black ==
        draft_fixture_player (draft, 1))
      board = i;
  brg_draft_swap_colours (draft, 3, board);
  swapped = dup_warnings (draft, 3);
  g_assert_nonnull (strstr (swapped, "due 1 b"));
  /* Three Whites more than Blacks would be the worse breach of the two. */
  g_assert_cmpstr (find_article (draft, 3, BRG_WARNING_ABSOLUTE_COLOUR), ==, "fide-basic-2026 6");
  brg_draft_swap_colours (draft, 3, board);
  brg_draft_exchange (draft,
                      g_array_index (brg_draft_get_boards (draft, 3), BrgDraftBoard, board).white,
                      draft_fixture_player (draft, 2));
  g_free (swapped);
  swapped = dup_warnings (draft, 3);
  g_assert_nonnull (strstr (swapped, "both "));
  g_assert_null (strstr (swapped, "due 1 "));
}

static void
test_dutch_bye (void)
{
  static const char *const rounds[] = { "1-4 1, 2-5 1, 6-3 1, 7 U", NULL };
  g_autoptr (BrgDraft) draft = draft_dutch (7, rounds);
  g_autofree char *told = NULL;

  brg_draft_give_bye (draft, draft_fixture_player (draft, 7));
  told = dup_warnings (draft, 2);
  g_assert_nonnull (strstr (told, "second-free-win 7"));
}

/* In a bracket the same two may meet again and again; other pairs are not its own. */
static void
test_bracket (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("knockout", DRAUGHTS, 4, 2, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);
  g_autofree char *told = NULL;

  draft_fixture_pair (draft);
  assert_warnings (draft, 1, "");
  brg_draft_exchange (draft, draft_fixture_player (draft, 3), draft_fixture_player (draft, 4));
  told = dup_warnings (draft, 1);
  g_assert_nonnull (strstr (told, "bracket "));
}

/* Whose points are not final is told before the boards, with what they count. */
static void
test_adjourned (void)
{
  static const char *const rounds[] = { "1-5 1, 2-6 *, 7-3 1, 8-4 1", NULL };
  g_autoptr (BrgDraft) dutch = draft_dutch (8, rounds);
  g_autoptr (BrgDraft) draughts = draft_after (8, rounds);
  g_autofree char *told = dup_warnings (dutch, 2);
  g_autofree char *told_draughts = dup_warnings (draughts, 2);

  g_assert_true (g_str_has_prefix (told, "adjourned 2"));
  g_assert_cmpstr (find_article (dutch, 2, BRG_WARNING_ADJOURNED), ==, "fide-handling-2026 3.1");
  g_assert_true (g_str_has_prefix (told_draughts, "adjourned-nothing 2"));
  g_assert_cmpstr (find_article (draughts, 2, BRG_WARNING_ADJOURNED_NOTHING), ==,
                   "rus-draughts-2022 5.4.7.1");
}

static void
test_breaches (void)
{
  g_assert_false (brg_warning_is_breach (BRG_WARNING_SAME_COLOUR));
  g_assert_false (brg_warning_is_breach (BRG_WARNING_THIRD_COLOUR));
  g_assert_false (brg_warning_is_breach (BRG_WARNING_FREE));
  g_assert_true (brg_warning_is_breach (BRG_WARNING_FOURTH_COLOUR));
  g_assert_true (brg_warning_is_breach (BRG_WARNING_ABSOLUTE_COLOUR));
  g_assert_true (brg_warning_is_breach (BRG_WARNING_BOTH_COLOURS));
  g_assert_true (brg_warning_is_breach (BRG_WARNING_NOT_IN_BRACKET));
  g_assert_true (brg_warning_is_breach (BRG_WARNING_FORBIDDEN));
  g_assert_true (brg_warning_is_breach (BRG_WARNING_REMATCH));
  g_assert_true (brg_warning_is_breach (BRG_WARNING_SECOND_FREE_WIN));
  g_assert_true (brg_warning_is_breach (BRG_WARNING_NO_PAIR));
}

BRG_TEST_TOPIC ("draft-warnings")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/draft-warnings/rus-draughts-2022/5.4.10.2/same-colour", test_same_colour);
  g_test_add_func ("/app/draft-warnings/fide-dutch-2026/C1/forbidden", test_forbidden);
  g_test_add_func ("/app/draft-warnings/fide-dutch-2026/C3/absolute", test_absolute);
  g_test_add_func ("/app/draft-warnings/fide-dutch-2026/C2/bye", test_dutch_bye);
  g_test_add_func ("/app/draft-warnings/bracket", test_bracket);
  g_test_add_func ("/app/draft-warnings/fide-handling-2026/3.1/adjourned", test_adjourned);
  g_test_add_func ("/app/draft-warnings/rus-draughts-2022/5.4.10.2/fourth-colour",
                   test_fourth_colour);
  g_test_add_func ("/app/draft-warnings/rus-draughts-2022/5.4.10.2/rematch", test_rematch);
  g_test_add_func ("/app/draft-warnings/rus-draughts-2022/5.4.10.2/forfeit", test_forfeit);
  g_test_add_func ("/app/draft-warnings/free", test_free);
  g_test_add_func ("/app/draft-warnings/round-robin", test_round_robin);
  g_test_add_func ("/app/draft-warnings/breaches", test_breaches);
  return g_test_run ();
}
