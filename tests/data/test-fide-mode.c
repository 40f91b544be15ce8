/* test-fide-mode.c - FIDE mode, question by question of the check list of programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebooks.h"
#include "brg-store-forbidden.h"
#include "brg-test.h"
#include "every-action.h"
#include "fide-mode-fixture.h"

typedef void (*ChangeGroup) (BrgGroup *group);

/* Changes the settings of the group. */
static gboolean
change_group (StoreFixture *fixture, ChangeGroup change, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgGroup) group = brg_group_copy (snapshot->group);

  change (group);
  return brg_store_update_group (fixture->store, group, error);
}

static void
assert_group (ChangeGroup change, gint n_played, const char *act, BrgIrregularLevel level)
{
  StoreFixture fixture = { 0 };
  GError *error = NULL;
  gboolean done;

  fide_mode_open (&fixture, 8, 5);
  fide_mode_play (&fixture, n_played);
  done = change_group (&fixture, change, &error);
  fide_mode_assert_held (&fixture, done, error, act, level);
  if (level < BRG_IRREGULAR_NEVER)
    fide_mode_confirm (&fixture);
  store_fixture_close (&fixture);
}

/* ----- The mode ----- */

static void
test_kept (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;

  fide_mode_open (&fixture, 4, 3);
  store_fixture_reopen (&fixture);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpint (snapshot->group->fide_mode, ==, BRG_FIDE_MODE_ON);
  store_fixture_close (&fixture);
}

static void
test_other_books (void)
{
  const BrgRulebook *fide = brg_rulebook_find ("fide-2023");

  g_assert_true (brg_fide_mode_is_offered (fide, "dutch"));
  g_assert_true (brg_fide_mode_is_offered (fide, "berger"));
  g_assert_true (brg_fide_mode_is_offered (fide, "dubov"));
  g_assert_false (brg_fide_mode_is_offered (fide, "coefficients"));
  g_assert_false (brg_fide_mode_is_offered (fide, "knockout"));
  g_assert_false (brg_fide_mode_is_offered (brg_rulebook_find ("rus-chess-2014"), "dutch"));
}

static void
set_coefficients (BrgGroup *group)
{
  g_free (group->system);
  group->system = g_strdup ("coefficients");
}

/* Before the start another system may be taken, which knows no FIDE mode. */
static void
test_other_system (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  fide_mode_open (&fixture, 4, 3);
  g_assert_true (change_group (&fixture, set_coefficients, &error));
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpint (snapshot->group->fide_mode, ==, BRG_FIDE_MODE_NONE);
  store_fixture_close (&fixture);
}

static void
test_leave (void)
{
  StoreFixture fixture = { 0 };
  GError *error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autofree char *line = NULL;
  gboolean done;

  fide_mode_open (&fixture, 4, 3);
  fide_mode_play (&fixture, 1);
  done = brg_store_leave_fide_mode (fixture.store, fixture.group_id, &error);
  fide_mode_assert_held (&fixture, done, error, "leave", BRG_IRREGULAR_TWICE);
  fide_mode_confirm (&fixture);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpint (snapshot->group->fide_mode, ==, BRG_FIDE_MODE_LEFT);
  g_assert_cmpint (snapshot->group->fide_left_round, ==, 1);
  line = fide_mode_dup_last_line (&fixture);
  g_assert_cmpstr (line, ==, "FIDE mode @ Round 1: FIDE mode is left.");
  /* Q45: for good. */
  error = NULL;
  entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
  g_assert_null (entry);
  g_assert_false (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_clear_error (&error);
  g_assert_false (brg_store_leave_fide_mode (fixture.store, fixture.group_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  store_fixture_close (&fixture);
}

/* Q218: what was confirmed for a lower level is not confirmed for a higher one. */
static void
test_levels (void)
{
  StoreFixture fixture = { 0 };
  GError *error = NULL;
  gboolean done;

  fide_mode_open (&fixture, 4, 3);
  brg_store_set_irregular_level (fixture.store, BRG_IRREGULAR_CONFIRM);
  done = brg_store_leave_fide_mode (fixture.store, fixture.group_id, &error);
  fide_mode_assert_held (&fixture, done, error, "leave", BRG_IRREGULAR_TWICE);
  error = NULL;
  brg_store_set_irregular_level (fixture.store, BRG_IRREGULAR_TWICE);
  g_assert_true (brg_store_leave_fide_mode (fixture.store, fixture.group_id, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* What was held is not done when something else was done meanwhile. */
static void
test_held_is_stale (void)
{
  StoreFixture fixture = { 0 };
  GError *error = NULL;
  gboolean done;

  fide_mode_open (&fixture, 4, 3);
  done = brg_store_leave_fide_mode (fixture.store, fixture.group_id, &error);
  fide_mode_assert_held (&fixture, done, error, "leave", BRG_IRREGULAR_TWICE);
  g_assert_nonnull (brg_store_get_irregular (fixture.store));
  fide_mode_pair (&fixture);
  g_assert_null (brg_store_get_irregular (fixture.store));
  store_fixture_close (&fixture);
}

/* ----- Number of rounds ----- */

static void
set_fewer_rounds (BrgGroup *group)
{
  group->n_rounds = 4;
}

static void
test_rounds (void)
{
  StoreFixture fixture = { 0 };
  GError *error = NULL;
  g_autofree char *line = NULL;
  gboolean done;

  fide_mode_open (&fixture, 8, 5);
  fide_mode_play (&fixture, 1);
  done = change_group (&fixture, set_fewer_rounds, &error);
  fide_mode_assert_held (&fixture, done, error, "rounds-number", BRG_IRREGULAR_TWICE);
  fide_mode_confirm (&fixture);
  line = fide_mode_dup_last_line (&fixture);
  g_assert_cmpstr (line, ==,
                   "Configuration @ Round 1: The number of rounds changes after the start. 5 → 4");
  store_fixture_close (&fixture);
}

static void
test_rounds_before_start (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  fide_mode_open (&fixture, 8, 5);
  g_assert_true (change_group (&fixture, set_fewer_rounds, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* ----- Points and byes ----- */

static void
set_draws (BrgGroup *group)
{
  group->scoring.draw = 3 * BRG_POINT / 4;
}

static void
set_three_points (BrgGroup *group)
{
  group->scoring.win = 3 * BRG_POINT;
  group->scoring.draw = BRG_POINT;
  group->scoring.pairing_bye = 3 * BRG_POINT;
}

static void
set_bye_above (BrgGroup *group)
{
  group->scoring.pairing_bye = 2 * BRG_POINT;
}

static void
set_bye_quarter (BrgGroup *group)
{
  group->scoring.pairing_bye = BRG_POINT / 4;
}

static void
set_bye_half (BrgGroup *group)
{
  group->scoring.pairing_bye = BRG_POINT / 2;
}

static void
set_baku (BrgGroup *group)
{
  group->baku = TRUE;
}

static void
set_system (BrgGroup *group)
{
  g_free (group->system);
  group->system = g_strdup ("dubov");
}

static void
set_tie_breaks (BrgGroup *group)
{
  g_free (group->tie_breaks);
  group->tie_breaks = g_strdup ("BH,SB");
}

static void
test_points (void)
{
  assert_group (set_draws, 0, "points-draws", BRG_IRREGULAR_NEVER);
}

static void
test_points_locked (void)
{
  assert_group (set_three_points, 1, "points", BRG_IRREGULAR_NEVER);
}

static void
test_bye_above (void)
{
  assert_group (set_bye_above, 0, "bye-above-win", BRG_IRREGULAR_NEVER);
}

static void
test_bye_value (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  assert_group (set_bye_quarter, 0, "bye-value", BRG_IRREGULAR_NEVER);
  fide_mode_open (&fixture, 8, 5);
  g_assert_true (change_group (&fixture, set_bye_half, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_bye_locked (void)
{
  assert_group (set_bye_half, 1, "bye-points", BRG_IRREGULAR_NEVER);
}

static void
test_baku (void)
{
  assert_group (set_baku, 1, "acceleration", BRG_IRREGULAR_NEVER);
}

static void
test_system (void)
{
  assert_group (set_system, 1, "system", BRG_IRREGULAR_NEVER);
}

static void
test_tie_breaks (void)
{
  assert_group (set_tie_breaks, 1, "tie-breaks", BRG_IRREGULAR_TWICE);
}

/* ----- Players ----- */

static gboolean
set_absence (StoreFixture *fixture, gint round, BrgOutcome outcome, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_store_set_absence (fixture->store, brg_snapshot_get_entry (snapshot, 7)->id, round,
                                outcome, error);
}

static void
test_half_bye (void)
{
  StoreFixture fixture = { 0 };
  GError *error = NULL;
  gboolean done;

  fide_mode_open (&fixture, 8, 5);
  g_assert_true (set_absence (&fixture, 1, BRG_OUTCOME_HALF_BYE, &error));
  done = set_absence (&fixture, 2, BRG_OUTCOME_HALF_BYE, &error);
  fide_mode_assert_held (&fixture, done, error, "half-bye-again", BRG_IRREGULAR_CONFIRM);
  fide_mode_confirm (&fixture);
  store_fixture_close (&fixture);
}

static void
test_full_bye (void)
{
  StoreFixture fixture = { 0 };
  GError *error = NULL;
  g_autofree char *line = NULL;
  gboolean done;

  fide_mode_open (&fixture, 8, 5);
  done = set_absence (&fixture, 1, BRG_OUTCOME_FULL_BYE, &error);
  fide_mode_assert_held (&fixture, done, error, "full-bye", BRG_IRREGULAR_NOTICE);
  fide_mode_confirm (&fixture);
  line = fide_mode_dup_last_line (&fixture);
  g_assert_true (g_str_has_prefix (line, "Bye @ Round 1: "));
  store_fixture_close (&fixture);
}

static void
test_late_ban (void)
{
  StoreFixture fixture = { 0 };
  GError *error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  gboolean done;

  fide_mode_open (&fixture, 8, 5);
  snapshot = store_fixture_load (&fixture);
  g_assert_true (brg_store_forbid_pair (fixture.store, brg_snapshot_get_entry (snapshot, 0)->id,
                                        brg_snapshot_get_entry (snapshot, 1)->id, 1, BRG_STAYS,
                                        &error));
  fide_mode_play (&fixture, 1);
  done = brg_store_forbid_pair (fixture.store, brg_snapshot_get_entry (snapshot, 2)->id,
                                brg_snapshot_get_entry (snapshot, 3)->id, 2, BRG_STAYS, &error);
  fide_mode_assert_held (&fixture, done, error, "late-ban", BRG_IRREGULAR_NEVER);
  store_fixture_close (&fixture);
}

/* ----- Every action of the store ----- */

/* Actions whose changes are looked at, or why they need no look. What changes pairs, results, the
 * group, its players and their byes is seen in the rows, whoever writes them. */
static const struct
{
  const char *why;
  const char *names;
} reasons[] = {
  { "watched: the group and the event",
    "event-create event-import event-update event-close group-add group-update stage-add"
    " group-split rating-kind fide-mode-leave" },
  { "watched: pairs", "round-publish rounds-plan players-pair colours-swap match-swap round-order"
                      " rounds-remove" },
  { "watched: results", "result-set result-change result-clear result-adjourn result-adjudicate"
                        " result-correct result-correct-rating result-settle results-absent"
                        " results-file match-forfeit board-void game-clear finish-decide"
                        " finish-request envelope-event envelope-seal incident-decide"
                        " incident-correct incident-cancel meeting-decide meeting-reopen" },
  { "watched: players, numbers, ratings, byes, bans",
    "entries-add entries-complete entries-merge entries-number entry-update entry-remove absence"
    " check-in withdraw draw-remove return ratings-update apart-allow apart-keep pair-allow"
    " pair-forbid player-move team-remove line-up-file drawing-record drawing-remove" },
  { "a round begins or ends, by the results that are there",
    "round-start round-close round-reopen" },
  { "the second entry or a mark at a board changes no result",
    "result-verify result-unverify result-differ attendance score-sheet late-players" },
  { "the order of equal players by lot, play-off or decision is regular",
    "tie-lots tie-order tie-order-remove playoff-begin playoff-clear playoff-decide playoff-remove"
    " playoff-result" },
  { "prizes, norms of the regulations and results of teams are no matter of FIDE",
    "categories-set norms-set prizes-set prize-rules totals-set" },
  { "moves and clocks change no result",
    "game-claim game-clock-correct game-clock-press game-clock-replace game-clock-set"
    " game-clock-start game-clock-stop game-count game-decline game-illegal game-illegal-less"
    " game-import game-lot game-move game-notes game-number game-offer game-opening game-position"
    " game-take-back game-variation envelope-change" },
  { "the log of penalties and protests",
    "incident-attach incident-draft protest-appeal protest-attach protest-change protest-decide"
    " protest-file protest-hear committee-set" },
  { "who is there, who pays and who may play before numbers are given",
    "admission-committee admission-decide admission-item admission-item-drop admission-terms"
    " delegation-add delegation-join delegation-remove delegation-update disqualification-add"
    " disqualification-remove entry-days entry-fee group-limits paper-seen paper-unseen"
    " papers-keep papers-purge papers-purged papers-set person-photo person-photo-remove"
    " person-update persons-merge k-factor" },
  { "who officiates, when and where",
    "duties-set interests-set equipment-checked equipment-unchecked sites-set remote-set"
    " organisers-set timetable-announce timetable-set setting money-add money-remove money-set" },
  { "papers and pages", "document-add letterhead-set paper-option-set paper-set"
                        " paper-template-remove paper-template-set papers-drop papers-print"
                        " site-set" },
  { "the file itself", "lead-take journal-redact upgrade event-delete event-reopen"
                       " alteration-accept alteration-accept-place alteration-note"
                       " alteration-restore alteration-restore-place" },
  { "play by correspondence and contests are by no book of FIDE", "postal-* contest-*" },
};

static gboolean
has_reason (const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      g_auto (GStrv) names = g_strsplit (reasons[i].names, " ", -1);

      for (guint j = 0; names[j] != NULL; j++)
        if (g_pattern_match_simple (names[j], action))
          return TRUE;
    }
  return FALSE;
}

/* Every action that has a title has its place above. */
static void
test_every_action (void)
{
  g_autoptr (GHashTable) none = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *all = every_action_list_missing (none);
  g_auto (GStrv) names = g_strsplit (all, ", ", -1);

  g_assert_cmpuint (g_strv_length (names), >, 100);
  for (guint i = 0; names[i] != NULL; i++)
    if (!has_reason (names[i]))
      g_error ("%s has no row in the table of irregular acts and no reason why", names[i]);
}

/* Every row of the table of acts is complete, and no id stands twice. */
static void
test_table (void)
{
  guint n_acts;
  const BrgIrregularAct *acts = brg_irregular_acts (&n_acts);

  for (guint i = 0; i < n_acts; i++)
    {
      g_assert_true (brg_irregular_act_find (acts[i].id) == &acts[i]);
      g_assert_true (acts[i].question[0] == 'Q');
      g_assert_cmpint (acts[i].level, >=, BRG_IRREGULAR_REMARK);
      g_assert_cmpint (acts[i].level, <=, BRG_IRREGULAR_NEVER);
      g_assert_true (g_str_has_suffix (acts[i].sentence, "."));
      g_assert_true (g_str_has_suffix (acts[i].follows, "."));
      g_assert_true (g_str_has_suffix (acts[i].regular, "."));
    }
}

BRG_TEST_TOPIC ("fide-mode")
{
  static const struct
  {
    const char *path;
    GTestFunc func;
  } tests[] = {
    { "/fide-mode/Q40/kept-with-the-event", test_kept },
    { "/fide-mode/Q40/other-books-untouched", test_other_books },
    { "/fide-mode/Q40/other-system-before-start", test_other_system },
    { "/fide-mode/Q43-45/left-for-good", test_leave },
    { "/fide-mode/Q218/nothing-lowers-a-level", test_levels },
    { "/fide-mode/Q218/held-once", test_held_is_stale },
    { "/fide-mode/Q58-59/rounds-after-start", test_rounds },
    { "/fide-mode/Q58/rounds-before-start", test_rounds_before_start },
    { "/fide-mode/Q74/draws", test_points },
    { "/fide-mode/Q75/points-locked", test_points_locked },
    { "/fide-mode/Q75/system-locked", test_system },
    { "/fide-mode/Q81/bye-above-win", test_bye_above },
    { "/fide-mode/Q82-83/bye-value", test_bye_value },
    { "/fide-mode/Q85/bye-locked", test_bye_locked },
    { "/fide-mode/Q109-110/acceleration-locked", test_baku },
    { "/fide-mode/Q174/half-bye-again", test_half_bye },
    { "/fide-mode/Q177-179/full-bye", test_full_bye },
    { "/fide-mode/Q196/late-ban", test_late_ban },
    { "/fide-mode/Q201-202/tie-breaks", test_tie_breaks },
    { "/fide-mode/every-action", test_every_action },
    { "/fide-mode/table", test_table },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_func (tests[i].path, tests[i].func);
  return g_test_run ();
}
