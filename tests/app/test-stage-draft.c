/* test-stage-draft.c - a further group of an event while it is being set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-stage-draft.h"
#include "brg-test.h"

#include "brg-store-event.h"
#include "brg-store-load.h"
#include "event-fixture.h"

#include <glib/gstdio.h>

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* A played round robin of four: 1 with 3 points, and by @circle 2, 3 and 4 equal or one behind the
 * other. Persons have numbers from @first_person on. */
static BrgSnapshot *
make_group (const char *name, gint64 id, gboolean circle, gint first_person)
{
  BrgSnapshot *snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 0);

  set_text (&snapshot->event->name, "Первенство");
  set_text (&snapshot->group->name, name);
  set_text (&snapshot->group->tie_breaks, "SB,WIN");
  snapshot->group->id = id;
  snapshot->group->initial_colour = BRG_COLOUR_BLACK;
  for (gint i = 0; i < 4; i++)
    ((BrgEntry *) snapshot->entries->pdata[i])->person_id = first_person + i;
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "4-3:0 1-2:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, circle ? "2-4:0 3-1:0" : "2-4:1 3-1:0");
  return snapshot;
}

static BrgStageDraft *
make_draft (gboolean is_stage, gboolean circle)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_snapshot_unref);

  g_ptr_array_add (groups, make_group ("Group A", 1, FALSE, 100));
  g_ptr_array_add (groups, make_group ("Group B", 2, circle, 200));
  return brg_stage_draft_new (groups, 0, is_stage, 7);
}

/* "A1 B1 A2(3) B2": group, start number there and half points. */
static char *
dup_qualifiers (const BrgStageDraft *draft)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < draft->field->qualifiers->len; i++)
    {
      const BrgQualifier *qualifier = &g_array_index (draft->field->qualifiers, BrgQualifier, i);

      g_string_append_printf (text, "%s%c%d", i > 0 ? " " : "", 'A' + qualifier->who.group,
                              brg_stage_draft_get_entry (draft, qualifier->who)->number);
      if (qualifier->carried > 0)
        g_string_append_printf (text, "(%d)", 2 * qualifier->carried / BRG_POINT);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_qualifiers (const BrgStageDraft *draft, const char *expected)
{
  g_autofree char *text = dup_qualifiers (draft);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_problem (const BrgStageDraft *draft, const char *expected)
{
  g_autofree char *problem = brg_stage_draft_dup_problem (draft);

  g_assert_cmpstr (problem, ==, expected);
}

static void
test_defaults (void)
{
  g_autoptr (BrgStageDraft) draft = make_draft (TRUE, FALSE);
  g_autofree char *remark = brg_stage_draft_dup_remark (draft);
  g_autofree char *origin = brg_stage_draft_dup_origin (draft, (BrgStagePlayer){ 1, 1 });

  g_assert_cmpstr (draft->form->group->name, ==, "Final");
  g_assert_cmpstr (draft->form->group->system, ==, "berger");
  g_assert_cmpstr (draft->form->group->tie_breaks, ==, "SB,WIN");
  g_assert_cmpint (draft->form->group->initial_colour, ==, BRG_COLOUR_NONE);
  g_assert_cmpuint (draft->form->group->seed, ==, 7);
  g_assert_null (draft->unnamed);
  assert_qualifiers (draft, "A1 B1 B2 A2");
  assert_problem (draft, NULL);
  g_assert_null (remark);
  g_assert_cmpstr (origin, ==, "Group B, place 2, points 2");
}

/* Two of one group with one name are told apart; nobody of the other group is. */
static void
test_namesakes (void)
{
  static const char *const names[] = { "Lee (2001)", "Lee (2002)" };
  g_autoptr (BrgStageDraft) draft = make_draft (TRUE, FALSE);
  g_autofree char *other = NULL;

  for (gint i = 0; i < 2; i++)
    {
      BrgEntry *entry = (BrgEntry *) brg_stage_draft_get_entry (draft, (BrgStagePlayer){ 0, i });
      g_autofree char *year = g_strdup_printf ("%d", 2001 + i);

      set_text (&entry->family_name, "Lee");
      set_text (&entry->birth, year);
    }
  for (gint i = 0; i < 2; i++)
    {
      g_autofree char *name = brg_stage_draft_dup_name (draft, (BrgStagePlayer){ 0, i });

      g_assert_cmpstr (name, ==, names[i]);
    }
  other = brg_stage_draft_dup_name (draft, (BrgStagePlayer){ 1, 0 });
  g_assert_cmpstr (other, ==, "Player01");
}

static void
test_carry (void)
{
  g_autoptr (BrgStageDraft) draft = make_draft (TRUE, FALSE);

  draft->carry = BRG_CARRY_MUTUAL;
  brg_stage_draft_update (draft);
  assert_qualifiers (draft, "A1(2) B1(2) B2 A2");
  draft->carry = BRG_CARRY_ALL;
  brg_stage_draft_update (draft);
  assert_qualifiers (draft, "A1(6) B1(6) B2(4) A2(4)");
  /* Whoever is beaten is out: points would change nothing. */
  brg_event_form_set_system (draft->form, "knockout");
  brg_stage_draft_update (draft);
  assert_qualifiers (draft, "A1 B1 A2 B2");
}

static void
test_one_source (void)
{
  g_autoptr (BrgStageDraft) draft = make_draft (TRUE, FALSE);

  draft->is_source[0] = FALSE;
  draft->n_first = 3;
  brg_stage_draft_update (draft);
  assert_qualifiers (draft, "B1 B2 B3");
  draft->is_source[1] = FALSE;
  brg_stage_draft_update (draft);
  g_assert_null (draft->field);
  assert_problem (draft, "Choose the group from which players qualify.");
}

static void
test_tie (void)
{
  g_autoptr (BrgStageDraft) draft = make_draft (TRUE, TRUE);
  BrgStagePlayer chosen = { 1, 2 };
  g_autofree char *title = NULL;

  assert_qualifiers (draft, "A1 B1 A2");
  assert_problem (draft, "Tied players at the qualifying line: choose who qualifies.");
  g_assert_cmpuint (draft->field->ties->len, ==, 1);
  title = brg_stage_draft_dup_tie_title (draft, draft->field->ties->pdata[0]);
  g_assert_cmpstr (title, ==, "Group B, places 2–4: 1 of 3 qualifies");
  brg_stage_draft_prefer (draft, chosen, TRUE);
  brg_stage_draft_prefer (draft, chosen, TRUE);
  g_assert_true (brg_stage_draft_is_preferred (draft, chosen));
  assert_qualifiers (draft, "A1 B1 B3 A2");
  assert_problem (draft, NULL);
  /* The group of the tie is still B when A is left out. */
  draft->is_source[0] = FALSE;
  brg_stage_draft_update (draft);
  assert_qualifiers (draft, "B1 B3");
  brg_stage_draft_prefer (draft, chosen, FALSE);
  g_assert_false (brg_stage_draft_is_preferred (draft, chosen));
  assert_problem (draft, "Tied players at the qualifying line: choose who qualifies.");
}

static void
test_tie_of_following (void)
{
  g_autoptr (BrgStageDraft) draft = make_draft (TRUE, FALSE);
  g_autofree char *title = NULL;

  draft->n_first = 1;
  draft->n_best = 1;
  brg_stage_draft_update (draft);
  title = brg_stage_draft_dup_tie_title (draft, draft->field->ties->pdata[0]);
  g_assert_cmpstr (title, ==, "Tied among the next placed: 1 of 2 qualifies");
  brg_stage_draft_prefer (draft, (BrgStagePlayer){ 1, 1 }, TRUE);
  assert_qualifiers (draft, "A1 B1 B2");
}

static void
test_problems (void)
{
  g_autoptr (BrgStageDraft) draft = make_draft (TRUE, FALSE);
  BrgEntry *entry = ((BrgSnapshot *) draft->groups->pdata[1])->entries->pdata[0];
  g_autofree char *remark = NULL;

  set_text (&draft->form->group->name, "");
  assert_problem (draft, "The new group needs a name.");
  set_text (&draft->form->group->name, "group b");
  assert_problem (draft, "Another group of the event is already called “group b”.");
  set_text (&draft->form->group->name, "Final");
  entry->person_id = 101;
  assert_problem (draft, "Player02 is in two of these groups.");
  entry->person_id = 200;
  ((BrgSnapshot *) draft->groups->pdata[1])->group->boards = 4;
  assert_problem (draft, "Teams and players cannot be in one group.");
  ((BrgSnapshot *) draft->groups->pdata[1])->group->boards = 0;
  brg_event_form_set_system (draft->form, "coefficients");
  draft->form->group->n_rounds = 0;
  assert_problem (draft, "A Swiss needs at least one round.");
  draft->form->group->n_rounds = 3;
  assert_problem (draft, NULL);
  draft->n_first = 0;
  draft->n_best = 1;
  brg_stage_draft_update (draft);
  brg_stage_draft_prefer (draft, (BrgStagePlayer){ 0, 0 }, TRUE);
  assert_problem (draft, "Fewer than two would qualify.");
  draft->n_first = 6;
  draft->n_best = 0;
  brg_stage_draft_update (draft);
  remark = brg_stage_draft_dup_remark (draft);
  g_assert_cmpstr (remark, ==, "4 places stay empty: too few players can qualify.");
}

static void
test_not_over (void)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_snapshot_unref);
  g_autoptr (BrgStageDraft) draft = NULL;
  g_autofree char *remark = NULL;

  g_ptr_array_add (groups, make_group ("", 1, FALSE, 100));
  ((BrgRound *) ((BrgSnapshot *) groups->pdata[0])->rounds->pdata[2])->state = BRG_ROUND_PUBLISHED;
  draft = brg_stage_draft_new (groups, 0, TRUE, 7);
  remark = brg_stage_draft_dup_remark (draft);
  g_assert_cmpstr (draft->unnamed, ==, "Preliminary");
  g_assert_cmpstr (remark, ==, "Preliminary is not finished: the places may still change.");
  set_text (&draft->unnamed, "");
  assert_problem (draft, "The existing group needs a name, so that the two can be told apart.");
}

static void
test_further_group (void)
{
  g_autoptr (BrgStageDraft) draft = make_draft (FALSE, FALSE);

  g_assert_cmpstr (draft->form->group->name, ==, "Group C");
  g_assert_null (draft->unnamed);
  g_assert_null (draft->field);
  assert_problem (draft, NULL);
}

/* rus-draughts-2022 1.4: a next stage of a contest of composition is played at the board, with a
 * time control; a further group is such a contest. */
static void
test_contest (gconstpointer data)
{
  gboolean is_stage = GPOINTER_TO_INT (data);
  GPtrArray *groups = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_snapshot_unref);
  g_autoptr (BrgStageDraft) draft = NULL;
  BrgSnapshot *shown = make_group ("Group A", 1, FALSE, 100);

  shown->group->contest = BRG_CONTEST_COMPOSING;
  set_text (&shown->group->time_control, "");
  g_ptr_array_add (groups, shown);
  draft = brg_stage_draft_new (groups, 0, is_stage, 7);
  g_assert_cmpuint (draft->form->group->contest, ==,
                    is_stage ? BRG_CONTEST_NONE : BRG_CONTEST_COMPOSING);
  g_assert_cmpint (*draft->form->group->time_control != '\0', ==, is_stage);
  g_assert_cmpstr (draft->form->group->system, ==, "berger");
}

static void
test_create (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-stage-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "work.berger", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) store = brg_store_open (path, BRG_STORE_CREATE, &error);
  g_autoptr (BrgSnapshot) made = make_group ("", 0, FALSE, 0);
  g_autoptr (BrgSnapshot) loaded = NULL;
  g_autoptr (BrgSnapshot) final = NULL;
  g_autoptr (BrgSnapshot) further = NULL;
  g_autoptr (BrgStageDraft) draft = NULL;
  g_autoptr (BrgStageDraft) other = NULL;
  gint64 group_id;

  g_assert_no_error (error);
  g_assert_true (brg_store_import_event (store, made, "fixture", &group_id, &error));
  loaded = brg_store_load (store, group_id, &error);
  draft = brg_stage_draft_load (store, loaded, TRUE, 7, &error);
  g_assert_no_error (error);
  draft->carry = BRG_CARRY_ALL;
  draft->n_first = 3;
  brg_stage_draft_update (draft);
  assert_problem (draft, NULL);
  g_assert_true (brg_stage_draft_create (draft, store, &group_id, &error));
  g_assert_no_error (error);
  final = brg_store_load (store, group_id, &error);
  g_assert_cmpstr (final->group->name, ==, "Final");
  g_assert_cmpint (final->group->previous_id, ==, loaded->group->id);
  g_assert_cmpuint (final->entries->len, ==, 3);
  g_assert_cmpint (brg_snapshot_get_entry (final, 0)->carried_points, ==, 3 * BRG_POINT);
  g_assert_cmpint (brg_snapshot_get_entry (final, 2)->carried_points, ==, BRG_POINT);
  g_assert_cmpint (brg_snapshot_get_entry (final, 2)->person_id, ==,
                   brg_snapshot_get_entry (loaded, 2)->person_id);
  /* Its own stage has nobody else. */
  other = brg_stage_draft_load (store, final, FALSE, 8, &error);
  g_assert_cmpuint (other->groups->len, ==, 2);
  g_assert_cmpstr (other->form->group->name, ==, "Group A");
  g_assert_true (brg_stage_draft_create (other, store, &group_id, &error));
  further = brg_store_load (store, group_id, &error);
  g_assert_cmpuint (further->entries->len, ==, 0);
  g_assert_cmpint (further->group->previous_id, ==, 0);
  g_clear_pointer (&store, brg_store_free);
  g_unlink (path);
  g_rmdir (folder);
}

BRG_TEST_TOPIC ("stage-draft")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/stage-draft/rus-draughts-2022/1.4/defaults", test_defaults);
  g_test_add_func ("/app/stage-draft/namesakes", test_namesakes);
  g_test_add_func ("/app/stage-draft/rus-draughts-2022/1.4/carry", test_carry);
  g_test_add_func ("/app/stage-draft/rus-draughts-2022/1.4/one-source", test_one_source);
  g_test_add_func ("/app/stage-draft/rus-draughts-2022/1.4/tie", test_tie);
  g_test_add_func ("/app/stage-draft/rus-draughts-2022/1.4/tie-of-following",
                   test_tie_of_following);
  g_test_add_func ("/app/stage-draft/problems", test_problems);
  g_test_add_func ("/app/stage-draft/not-over", test_not_over);
  g_test_add_func ("/app/stage-draft/further-group", test_further_group);
  g_test_add_data_func ("/app/stage-draft/rus-draughts-2022/1.4/further-of-contest",
                        GINT_TO_POINTER (FALSE), test_contest);
  g_test_add_data_func ("/app/stage-draft/rus-draughts-2022/1.4/stage-of-contest",
                        GINT_TO_POINTER (TRUE), test_contest);
  g_test_add_func ("/app/stage-draft/rus-draughts-2022/1.4/create", test_create);
  return g_test_run ();
}
