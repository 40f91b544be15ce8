/* test-meetings.c - a knock-out between store and window: what is to be decided, who is out, words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-correction.h"
#include "brg-draft-job.h"
#include "brg-draft-pairs.h"
#include "brg-draft-text.h"
#include "brg-draft.h"
#include "brg-event-table.h"
#include "brg-meeting-words.h"
#include "brg-meetings.h"
#include "brg-next-step.h"
#include "brg-round-outlook.h"
#include "brg-snapshot-tournament.h"
#include "brg-test.h"
#include "event-fixture.h"

/* Six players; the first stage is over: 1 and 2 were free, 4 and 5 have drawn, 6 has beaten 3. */
static BrgSnapshot *
make_cup (const char *system)
{
  BrgSnapshot *snapshot = event_fixture_new (system, "rus-draughts-2022", 6, 0);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "5-4:= 6-3:1 1 2");
  return snapshot;
}

static void
decide (BrgSnapshot *snapshot, gint round, gint number, BrgDecisionMethod method)
{
  BrgMeetingNote note = { .round = round, .winner = number - 1, .method = method };

  note.note = (char *) (method == BRG_DECISION_BY_LOT ? "0000 0000 0000 0007" : "");
  brg_snapshot_append_decision (snapshot, &note);
}

static void
assert_step (const BrgSnapshot *snapshot, BrgStepKind kind, gint round, gint n_undecided)
{
  BrgNextStep step = brg_next_step_find (snapshot);

  g_assert_cmpint (step.kind, ==, kind);
  g_assert_cmpint (step.round, ==, round);
  g_assert_cmpint (step.n_undecided, ==, n_undecided);
}

/* Numbers of those who are out, "3 5". */
static char *
dup_out (const BrgSnapshot *snapshot, gint round)
{
  g_autofree gboolean *is_out = brg_meetings_list_out (snapshot, round);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < snapshot->entries->len; i++)
    if (is_out[i])
      g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "", i + 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_out(snapshot, round, expected)           \
  G_STMT_START                                          \
  {                                                     \
    g_autofree char *found = dup_out (snapshot, round); \
    g_assert_cmpstr (found, ==, expected);              \
  }                                                     \
  G_STMT_END

/* rus-draughts-2022 5.4.6: first the level meeting, then the next round. */
static void
test_next_step (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_cup ("knockout");
  g_autoptr (GArray) level = brg_meetings_list_level (snapshot);

  g_assert_cmpuint (level->len, ==, 1);
  g_assert_cmpint (g_array_index (level, BrgMeeting, 0).first, ==, 3);
  assert_step (snapshot, BRG_STEP_DECIDE, 1, 1);
  decide (snapshot, 1, 5, BRG_DECISION_BY_LOT);
  assert_step (snapshot, BRG_STEP_PAIR, 2, 0);
  g_assert_cmpuint (brg_meetings_count_undecided (snapshot), ==, 0);
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-5:1 6-2:0");
  assert_step (snapshot, BRG_STEP_PAIR, 3, 0);
  /* The final, too, needs a winner. */
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-1:=");
  assert_step (snapshot, BRG_STEP_DECIDE, 3, 1);
  decide (snapshot, 3, 2, BRG_DECISION_BY_PLAYOFF);
  assert_step (snapshot, BRG_STEP_APPROVE, 0, 0);
}

static void
test_adjourned (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 4, 0);
  BrgNextStep step;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:* 2-3:=");
  step = brg_next_step_find (snapshot);
  g_assert_cmpint (step.kind, ==, BRG_STEP_PAIR);
  g_assert_cmpint (step.n_adjourned, ==, 1);
  g_assert_true (brg_next_step_is_blocked (&step));
}

/* rus-draughts-2022 1.4: who is beaten is out; with all places nobody is. */
static void
test_out (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_cup ("knockout");
  g_autoptr (BrgSnapshot) all = make_cup ("all-places");
  g_autoptr (BrgSnapshot) swiss = make_cup ("coefficients");
  BrgEntry *late = brg_entry_new ();
  BrgRoundOutlook outlook;

  decide (snapshot, 1, 5, BRG_DECISION_BY_LOT);
  decide (all, 1, 5, BRG_DECISION_BY_LOT);
  assert_out (snapshot, 1, "");
  assert_out (snapshot, 2, "3 4");
  assert_out (all, 2, "");
  assert_out (swiss, 2, "");
  outlook = brg_round_outlook_find (snapshot, 2);
  g_assert_cmpint (outlook.n_playing, ==, 4);
  g_assert_cmpint (outlook.n_out, ==, 2);
  /* Nobody joins a bracket that has begun. */
  g_ptr_array_add (snapshot->entries, late);
  assert_out (snapshot, 2, "3 4 7");
}

/* Boards by start numbers, "1-5 2-6", the smaller first. */
static char *
dup_boards (BrgDraft *draft)
{
  const GArray *boards = brg_draft_get_boards (draft, brg_draft_get_first_round (draft));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);

      if (board->black == BRG_NOBODY)
        g_string_append_printf (text, "%s%d", i > 0 ? " " : "", board->white + 1);
      else
        g_string_append_printf (text, "%s%d-%d", i > 0 ? " " : "",
                                MIN (board->white, board->black) + 1,
                                MAX (board->white, board->black) + 1);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_boards(draft, expected)           \
  G_STMT_START                                   \
  {                                              \
    g_autofree char *found = dup_boards (draft); \
    g_assert_cmpstr (found, ==, expected);       \
  }                                              \
  G_STMT_END

static void
compute (BrgDraft *draft, BrgDraftScope scope)
{
  g_autoptr (GError) error = NULL;

  brg_draft_compute (draft, scope, &error);
  g_assert_no_error (error);
}

/* rus-draughts-2022 1.4: the decision goes into the draft, and nobody is left over. */
static void
test_draft (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_cup ("knockout");
  g_autoptr (BrgDraft) undecided = brg_draft_new (snapshot);
  g_autoptr (BrgDraft) draft = NULL;
  g_autofree char *line = NULL;
  g_autofree char *settings = NULL;

  compute (undecided, BRG_DRAFT_ALL);
  g_assert_cmpuint (brg_draft_get_obstacles (undecided)->len, ==, 1);
  decide (snapshot, 1, 5, BRG_DECISION_BY_LOT);
  draft = brg_draft_new (snapshot);
  line = brg_draft_text_dup_presence_line (draft);
  g_assert_cmpstr (line, ==, "4 playing · 2 not in the bracket");
  settings = brg_draft_text_dup_settings (draft);
  g_assert_cmpstr (settings, ==, "Round 2 of 3. Stage 2 of the bracket.");
  g_assert_cmpint (brg_draft_get_presence (draft, 2), ==, BRG_PRESENCE_OUT);
  g_assert_false (brg_draft_set_presence (draft, 2, BRG_PRESENCE_PLAYS));
  g_assert_false (brg_draft_toggle_presence (draft, 2, BRG_PRESENCE_ZERO_BYE));
  g_assert_false (brg_draft_may_be (draft, 0, BRG_PRESENCE_HALF_BYE));
  compute (draft, BRG_DRAFT_ALL);
  assert_boards (draft, "1-5 2-6");
  g_assert_true (brg_draft_is_complete (draft));
}

/* rus-draughts-2022 5.4.10.8: a bracket has one pairing: the rest is what was taken away. */
static void
test_repair (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_cup ("knockout");
  g_autoptr (BrgDraft) draft = NULL;

  decide (snapshot, 1, 5, BRG_DECISION_BY_LOT);
  draft = brg_draft_new (snapshot);
  compute (draft, BRG_DRAFT_ALL);
  g_assert_true (brg_draft_swap_colours (draft, 2, 1));
  g_assert_true (brg_draft_unpair (draft, 0));
  g_assert_false (brg_draft_is_complete (draft));
  compute (draft, BRG_DRAFT_FREE);
  assert_boards (draft, "1-5 2-6");
  g_assert_true (brg_draft_is_complete (draft));
  g_assert_true (g_array_index (brg_draft_get_boards (draft, 2), BrgDraftBoard, 1).is_manual);
}

/* rus-draughts-2022 1.4: the opponent of somebody who has left goes on without a game. */
static void
test_left (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_cup ("knockout");
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (GArray) meetings = NULL;

  decide (snapshot, 1, 5, BRG_DECISION_BY_LOT);
  draft = brg_draft_new (snapshot);
  g_assert_true (brg_draft_set_presence (draft, 0, BRG_PRESENCE_LEAVES));
  compute (draft, BRG_DRAFT_ALL);
  assert_boards (draft, "2-6 5");
  g_assert_true (brg_draft_is_complete (draft));
  /* After the pairing: without any result. */
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-5 6-2:0");
  ((BrgEntry *) snapshot->entries->pdata[0])->left_after = 1;
  meetings = brg_snapshot_list_meetings (snapshot, 2);
  g_assert_cmpint (brg_meetings_find (meetings, 4)->winner, ==, 4);
}

/* "2 1 5-6" in the order of numbers. */
static char *
dup_places (const BrgSnapshot *snapshot)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint player = 0; player < table->standings->n_lines; player++)
    {
      const BrgStanding *line = &table->standings->lines[table->standings->line_of[player]];

      g_string_append_printf (text, "%s%d", player > 0 ? " " : "", line->place);
      if (line->last_place != line->place)
        g_string_append_printf (text, "-%d", line->last_place);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_places(snapshot, expected)           \
  G_STMT_START                                      \
  {                                                 \
    g_autofree char *found = dup_places (snapshot); \
    g_assert_cmpstr (found, ==, expected);          \
  }                                                 \
  G_STMT_END

/* rus-draughts-2022 1.4 */
static void
test_table (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_cup ("knockout");
  g_autoptr (BrgTournament) tournament = NULL;

  assert_places (snapshot, "1-6 1-6 1-6 1-6 1-6 1-6");
  decide (snapshot, 1, 5, BRG_DECISION_BY_LOT);
  assert_places (snapshot, "1-4 1-4 5-6 5-6 1-4 1-4");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-5:1 6-2:0");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-1:=");
  assert_places (snapshot, "1-2 1-2 5-6 5-6 3-4 3-4");
  decide (snapshot, 3, 2, BRG_DECISION_BY_PLAYOFF);
  assert_places (snapshot, "2 1 5-6 5-6 3-4 3-4");
  /* Who is out misses nothing: his later rounds are empty. */
  tournament = brg_snapshot_to_tournament (snapshot);
  g_assert_cmpint (brg_tournament_cell (tournament, 2, 3)->outcome, ==, BRG_OUTCOME_NONE);
}

/* A decision falls with the draw that it stood on. */
static void
test_grounded (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_cup ("knockout");
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) after = NULL;

  decide (snapshot, 1, 5, BRG_DECISION_BY_LOT);
  tournament = brg_snapshot_to_tournament (snapshot);
  before = brg_meetings_list_grounded (snapshot, tournament);
  g_assert_cmpuint (before->len, ==, 1);
  brg_tournament_set_game (tournament, 1, 4, 3, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  after = brg_meetings_list_grounded (snapshot, tournament);
  g_assert_cmpuint (after->len, ==, 0);
}

/* The places that a correction changes are those of the bracket. */
static void
test_impact (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_cup ("knockout");
  g_autoptr (BrgTournament) before = NULL;
  g_autoptr (BrgTournament) after = NULL;
  g_autoptr (BrgImpact) impact = NULL;
  const BrgImpactMove *move;

  decide (snapshot, 1, 5, BRG_DECISION_BY_LOT);
  before = brg_snapshot_to_tournament (snapshot);
  after = brg_tournament_copy (before);
  brg_tournament_set_game (after, 1, 4, 3, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  impact = brg_impact_new_for_group (snapshot, before, after);
  g_assert_cmpint (impact->n_places_changed, ==, 2);
  move = &g_array_index (impact->moves, BrgImpactMove, 0);
  g_assert_true (move->player == 3 || move->player == 4);
  g_assert_cmpint (move->place_before, ==, move->player == 3 ? 5 : 1);
  g_assert_cmpint (move->place_after, ==, move->player == 3 ? 1 : 5);
}

static void
test_words (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_cup ("knockout");
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GArray) open = brg_snapshot_list_meetings (snapshot, 1);
  g_autoptr (GArray) decided = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *mark = NULL;
  g_autofree char *mark_after = NULL;
  g_autofree char *state = NULL;
  gboolean is_open;

  mark = brg_meeting_words_mark (words, snapshot, brg_meetings_find (open, 4), 4, &is_open);
  g_assert_cmpstr (mark, ==, "tied");
  g_assert_true (is_open);
  decide (snapshot, 1, 5, BRG_DECISION_BY_LOT);
  decided = brg_snapshot_list_meetings (snapshot, 1);
  mark_after =
      brg_meeting_words_mark (words, snapshot, brg_meetings_find (decided, 4), 4, &is_open);
  g_assert_cmpstr (mark_after, ==, "by lot");
  g_assert_false (is_open);
  state = brg_meeting_words_state (words, snapshot, brg_meetings_find (decided, 4), 1, 4);
  g_assert_cmpstr (state, ==, "Player05 advances by lot (0000 0000 0000 0007)");
  lines = brg_meeting_words_list (words, snapshot, 1, 1);
  g_assert_cmpuint (lines->len, ==, 1);
  g_assert_cmpstr (
      lines->pdata[0], ==,
      "Player04 – Player05 ½\u00a0:\u00a0½: Player05 advances by lot (0000 0000 0000 0007).");
}

/* rus-draughts-2022 5.4.6: of several games the sum so far; what is decided is played to the end.
 */
static void
test_several_games (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 2, 0);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GArray) meetings = NULL;
  g_autoptr (BrgDraft) draft = NULL;
  g_autofree char *mark = NULL;
  g_autofree char *state = NULL;
  g_autofree char *doubled = NULL;
  g_autofree char *settings = NULL;
  const GArray *boards;
  gboolean is_open;

  snapshot->group->cycles = 3;
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-1:0");
  assert_step (snapshot, BRG_STEP_PAIR, 3, 0);
  meetings = brg_snapshot_list_meetings (snapshot, 2);
  mark = brg_meeting_words_mark (words, snapshot, brg_meetings_find (meetings, 1), 1, &is_open);
  g_assert_cmpstr (mark, ==, "0\u00a0:\u00a02");
  state = brg_meeting_words_state (words, snapshot, brg_meetings_find (meetings, 1), 2, 1);
  g_assert_cmpstr (state, ==,
                   "game 2 of 3, match 0\u00a0:\u00a02 · decided, the remaining games are played");
  snapshot->group->scoring = (BrgScoring){ .win = 2 * BRG_POINT, .draw = BRG_POINT };
  doubled = brg_meeting_words_score (snapshot, brg_meetings_find (meetings, 1), 1);
  g_assert_cmpstr (doubled, ==, "0\u00a0:\u00a04");
  draft = brg_draft_new (snapshot);
  settings = brg_draft_text_dup_settings (draft);
  g_assert_true (g_str_has_prefix (settings, "Round 3 of 3. Stage 1 of the bracket, game 3 of 3 "
                                             "of each match."));
  compute (draft, BRG_DRAFT_ALL);
  boards = brg_draft_get_boards (draft, 3);
  g_assert_cmpuint (boards->len, ==, 1);
  /* Colours alternate. */
  g_assert_cmpint (g_array_index (boards, BrgDraftBoard, 0).white, ==, 0);
}

BRG_TEST_TOPIC ("meetings")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/meetings/rus-draughts-2022/5.4.6/next-step", test_next_step);
  g_test_add_func ("/app/meetings/adjourned", test_adjourned);
  g_test_add_func ("/app/meetings/rus-draughts-2022/1.4/out", test_out);
  g_test_add_func ("/app/meetings/rus-draughts-2022/1.4/draft", test_draft);
  g_test_add_func ("/app/meetings/rus-draughts-2022/5.4.10.8/repair", test_repair);
  g_test_add_func ("/app/meetings/rus-draughts-2022/1.4/left", test_left);
  g_test_add_func ("/app/meetings/rus-draughts-2022/1.4/table", test_table);
  g_test_add_func ("/app/meetings/grounded", test_grounded);
  g_test_add_func ("/app/meetings/impact", test_impact);
  g_test_add_func ("/app/meetings/words", test_words);
  g_test_add_func ("/app/meetings/rus-draughts-2022/5.4.6/several-games", test_several_games);
  return g_test_run ();
}
