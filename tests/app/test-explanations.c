/* test-explanations.c - every board of every system says why, in two to six sentences with articles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>
#include <string.h>

#include "brg-colour-words.h"
#include "brg-draft-job.h"
#include "brg-draft-numbers.h"
#include "brg-draft-private.h"
#include "brg-draft-reasons.h"
#include "brg-draft-text.h"
#include "brg-draft-warnings.h"
#include "brg-test.h"
#include "brg-why-not.h"
#include "system-events.h"

/* The reason of a board that says why who has White; %NULL for none. */
static const BrgReason *
find_colour (const BrgDraftBoard *board)
{
  for (guint i = 0; i < board->reasons->len; i++)
    {
      const BrgReason *reason = &g_array_index (board->reasons, BrgReason, i);

      if (brg_reason_kind_is_about_colour (reason->kind))
        return reason;
    }
  return NULL;
}

static char *
join_sentences (const GPtrArray *sentences)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < sentences->len; i++)
    g_string_append_printf (text, "%s\n", ((const BrgSentence *) sentences->pdata[i])->text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_sentences_sound (const GPtrArray *sentences, guint least)
{
  g_assert_cmpuint (sentences->len, >=, least);
  g_assert_cmpuint (sentences->len, <=, BRG_REASON_TEXT_MAX);
  for (guint i = 0; i < sentences->len; i++)
    {
      const BrgSentence *sentence = sentences->pdata[i];

      g_assert_cmpuint (g_utf8_strlen (sentence->text, -1), >, 10);
      g_assert_true (g_str_has_suffix (sentence->text, "."));
      g_assert_nonnull (sentence->article);
      g_assert_nonnull (strchr (sentence->article, ' '));
    }
}

/* Colours that rest on what both have had are told with it. */
static void
assert_histories (BrgDraft *draft, gint round, const BrgDraftBoard *board, const char *text)
{
  const BrgReason *colour = find_colour (board);
  const BrgTournament *tournament = brg_draft_get_tournament (draft);
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;
  g_autofree char *white_text = NULL;
  g_autofree char *black_text = NULL;

  if (board->black == BRG_NOBODY)
    return;
  g_assert_nonnull (colour);
  if (round == 1 || brg_draft_is_round_robin (draft) || colour->kind == BRG_REASON_COLOUR_DRAWN)
    return;
  white = brg_colour_words_dup_letters_of (tournament, board->white, round);
  black = brg_colour_words_dup_letters_of (tournament, board->black, round);
  white_text = g_strdup_printf (": %s", white);
  black_text = g_strdup_printf (": %s", black);
  g_assert_nonnull (strstr (text, white_text));
  g_assert_nonnull (strstr (text, black_text));
}

static void
assert_round_explained (BrgDraft *draft, gint round)
{
  const GArray *boards = brg_draft_get_boards (draft, round);

  g_assert_cmpuint (boards->len, >, 0);
  for (guint i = 0; i < boards->len; i++)
    {
      g_autoptr (GPtrArray) sentences = brg_draft_list_reasons (draft, round, (gint) i);
      g_autofree char *text = join_sentences (sentences);

      g_test_message ("round %d, board %u:\n%s", round, i + 1, text);
      assert_sentences_sound (sentences, 2);
      assert_histories (draft, round, &g_array_index (boards, BrgDraftBoard, i), text);
    }
}

/* What parts two whom no ban parts: a criterion, the order, or that the rest finds no opponents. */
static void
assert_criterion_named (const BrgDraftQuestion *question)
{
  const BrgReason *reason = &g_array_index (question->answer->reasons, BrgReason, 0);

  g_assert_cmpint (reason->pair, ==, -1);
  g_assert_true (reason->kind == BRG_REASON_WORSE || reason->kind == BRG_REASON_LATER ||
                 reason->kind == BRG_REASON_BREAKS_REST);
  g_assert_true (reason->player == question->player || reason->player == question->other);
}

static void
assert_question_answered (BrgDraft *draft, gint round, gint player, gint other)
{
  g_autoptr (BrgDraftQuestion) question = brg_draft_ask (draft, round, player, other);
  g_autoptr (GPtrArray) sentences = NULL;
  g_autofree char *text = NULL;

  brg_draft_question_run (question);
  g_assert_nonnull (question->answer);
  sentences =
      brg_reason_text_list_why_not (brg_draft_get_preview (draft), draft->system, question->answer,
                                    question->first.white == BRG_NOBODY ? NULL : &question->first);
  text = join_sentences (sentences);
  g_test_message ("round %d, why not %d - %d:\n%s", round, player, other, text);
  if (question->answer->verdict == BRG_WHY_NOT_WORSE && draft->system->find_round == NULL)
    assert_criterion_named (question);
  assert_sentences_sound (sentences, 1);
}

/* The first of the list, and the last, with everybody and with the bye. */
static void
test_why_not (gconstpointer data)
{
  const SystemEvent *event = data;
  g_autoptr (BrgSnapshot) snapshot = system_event_make_snapshot (event);

  while ((gint) snapshot->rounds->len < MIN (event->n_rounds, 5))
    {
      g_autoptr (BrgDraft) draft = system_event_pair (snapshot);
      gint round = brg_draft_get_first_round (draft);

      for (gint other = BRG_NOBODY; other < event->n_players; other++)
        for (gint player = 0; player < event->n_players; player += event->n_players - 1)
          if (other != player)
            assert_question_answered (draft, round, player, other);
      for (; round <= brg_draft_get_last_round (draft); round++)
        system_event_play (snapshot, draft, round);
    }
}

/* The system's own pairs break none of its rules. Who is beaten in a bracket has no pair, and that
 * is no matter of the boards. */
static void
assert_no_breach (BrgDraft *draft, gint round)
{
  g_autoptr (GArray) warnings = brg_draft_list_warnings (draft, round);

  for (guint i = 0; i < warnings->len; i++)
    {
      const BrgWarning *warning = &g_array_index (warnings, BrgWarning, i);
      g_autofree char *text = brg_draft_text_dup_warning (brg_draft_get_preview (draft), warning);

      g_test_message ("round %d: %s", round, text);
      if (warning->board >= 0)
        g_assert_false (brg_warning_is_breach (warning->kind));
    }
}

/* Somebody of the round whom a player has met over the board; BRG_NOBODY for none. */
static gint
find_met (BrgDraft *draft, gint round, gint player)
{
  const BrgTournament *tournament = brg_draft_get_tournament (draft);

  for (gint earlier = 1; earlier < round; earlier++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, earlier);

      if (cell->opponent != BRG_NOBODY && brg_outcome_is_played (cell->outcome) &&
          brg_draft_find_board (draft, round, cell->opponent) >= 0 &&
          brg_draft_find_board (draft, round, cell->opponent) !=
              brg_draft_find_board (draft, round, player))
        return cell->opponent;
    }
  return BRG_NOBODY;
}

/* Two who met are put together by hand: the sentences of the board name it, with its article. */
static void
assert_rematch_named (BrgDraft *draft, gint round)
{
  const GArray *boards = brg_draft_get_boards (draft, round);
  gboolean is_second = g_str_equal (draft->system->id, "double-swiss") && round % 2 == 0;
  const char *wanted = draft->system->is_knockout ? "bracket"
                       : is_second                ? "second game"
                                                  : "already met";

  for (guint i = 0; i < boards->len; i++)
    {
      BrgDraftBoard board = g_array_index (boards, BrgDraftBoard, i);
      gint met = find_met (draft, round, board.white);
      g_autoptr (GPtrArray) sentences = NULL;
      g_autofree char *text = NULL;

      if (met == BRG_NOBODY || board.black == BRG_NOBODY)
        continue;
      g_assert_true (brg_draft_exchange (draft, board.black, met));
      sentences =
          brg_draft_list_reasons (draft, round, brg_draft_find_board (draft, round, board.white));
      text = join_sentences (sentences);
      g_test_message ("by hand:\n%s", text);
      assert_sentences_sound (sentences, 2);
      g_assert_nonnull (strstr (text, wanted));
      return;
    }
  g_assert_true (draft->system->is_knockout);
}

static void
test_broken_rules (gconstpointer data)
{
  const SystemEvent *event = data;
  g_autoptr (BrgSnapshot) snapshot = system_event_make_snapshot (event);

  while ((gint) snapshot->rounds->len < event->n_rounds)
    {
      g_autoptr (BrgDraft) draft = system_event_pair (snapshot);
      gint round = brg_draft_get_first_round (draft);

      assert_no_breach (draft, round);
      system_event_play (snapshot, draft, round);
      if (round == 3 || round == 4)
        assert_rematch_named (draft, round);
    }
}

static void
test_every_board (gconstpointer data)
{
  const SystemEvent *event = data;
  g_autoptr (BrgSnapshot) snapshot = system_event_make_snapshot (event);

  while ((gint) snapshot->rounds->len < event->n_rounds)
    {
      g_autoptr (BrgDraft) draft = system_event_pair (snapshot);
      gint last = brg_draft_get_last_round (draft);

      for (gint round = brg_draft_get_first_round (draft); round <= last; round++)
        {
          assert_round_explained (draft, round);
          system_event_play (snapshot, draft, round);
        }
    }
}

BRG_TEST_TOPIC ("explanations")
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n_system_events; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%d-%d", system_events[i].system,
                                               system_events[i].n_players, system_events[i].cycles);
      g_autofree char *boards = g_strconcat ("/app/explanations/every-board/", name, NULL);
      g_autofree char *broken = g_strconcat ("/app/explanations/broken-rules/", name, NULL);
      g_autofree char *why_not = g_strconcat ("/app/explanations/why-not/", name, NULL);

      g_test_add_data_func (boards, &system_events[i], test_every_board);
      g_test_add_data_func (why_not, &system_events[i], test_why_not);
      if (system_event_get_system (&system_events[i])->find_round == NULL)
        g_test_add_data_func (broken, &system_events[i], test_broken_rules);
    }
  return g_test_run ();
}
