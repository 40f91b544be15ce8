/* test-timetable-draft.c - a timetable at hand: filled, moved, checked, printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-timetable-draft-fill.h"
#include "brg-timetable-form.h"
#include "brg-timetable-words.h"

static BrgSnapshot *
open_group (const char *rulebook, gint n_rounds)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();

  snapshot->event->rulebook = brg_rulebook_find (rulebook);
  g_free (snapshot->event->starts);
  snapshot->event->starts = g_strdup ("2026-11-10");
  g_free (snapshot->event->zone);
  snapshot->event->zone = g_strdup ("Europe/Moscow");
  g_free (snapshot->group->time_control);
  snapshot->group->time_control = g_strdup ("40/150");
  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup ("dutch");
  snapshot->group->n_rounds = n_rounds;
  return snapshot;
}

/* "11 12:00Z round 1\n": what stands in the draft. */
static char *
dup_rows (const BrgTimetableDraft *draft)
{
  const GPtrArray *rows = brg_timetable_draft_get_rows (draft);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgTimetableRow *row = rows->pdata[i];
      const char *when = *row->starts_at != '\0' ? row->starts_at : row->day;

      g_string_append_printf (text, "%s %s %d\n", when + 8, brg_timetable_kind_to_word (row->kind),
                              row->round);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_rows (const BrgTimetableDraft *draft, const char *expected)
{
  g_autofree char *text = dup_rows (draft);

  g_assert_cmpstr (text, ==, expected);
}

static guint
add (BrgTimetableDraft *draft, BrgTimetableKind kind, gint round, const char *when, gint minutes)
{
  BrgTimetableRow *row = brg_timetable_row_new (kind);

  row->round = round;
  row->minutes = minutes;
  row->is_by_hand = TRUE;
  g_assert_true (brg_timetable_draft_set_when (draft, row, when));
  return brg_timetable_draft_put (draft, row);
}

/* Rest days are passed over, rows set by hand stay, and what follows comes after them. */
static void
test_fill (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ("fide-2023", 5);
  g_autoptr (BrgTimetableDraft) draft = brg_timetable_draft_new (NULL, snapshot);
  BrgTimetableFill fill = {
    .hours = "15:00", .first_day = "11.11", .free_days = "14.11", .minutes = 300, .place = "hall"
  };

  add (draft, BRG_TIMETABLE_REST, 0, "12.11", 0);
  g_assert_cmpint (brg_timetable_draft_fill (draft, &fill), ==, BRG_FILL_FAULT_NONE);
  assert_rows (draft, "11T12:00Z round 1\n12 rest 0\n13T12:00Z round 2\n15T12:00Z round 3\n"
                      "16T12:00Z round 4\n17T12:00Z round 5\n");
  g_assert_cmpint (brg_timetable_draft_get_row (draft, 0)->minutes, ==, 300);
  g_assert_cmpstr (brg_timetable_draft_get_row (draft, 0)->place, ==, "hall");
  g_assert_cmpuint (brg_timetable_draft_move (draft, 3, 2), ==, 4);
  fill.hours = "10.00, 15:00";
  g_assert_cmpint (brg_timetable_draft_fill (draft, &fill), ==, BRG_FILL_FAULT_NONE);
  assert_rows (draft, "11T07:00Z round 1\n11T12:00Z round 2\n12 rest 0\n17T12:00Z round 3\n"
                      "18T07:00Z round 4\n18T12:00Z round 5\n");
}

static void
test_fill_faults (void)
{
  static const struct
  {
    BrgTimetableFill fill;
    BrgTimetableFillFault fault;
  } cases[] = {
    { { "", "11.11", "", 0, "" }, BRG_FILL_FAULT_HOURS },
    { { "24:00", "11.11", "", 0, "" }, BRG_FILL_FAULT_HOURS },
    { { "15", "11.11", "", 0, "" }, BRG_FILL_FAULT_HOURS },
    { { "15:00 10:00", "11.11", "", 0, "" }, BRG_FILL_FAULT_HOURS },
    { { "15:00", "", "", 0, "" }, BRG_FILL_FAULT_FIRST_DAY },
    { { "15:00", "31.11", "", 0, "" }, BRG_FILL_FAULT_FIRST_DAY },
    { { "15:00", "11.11", "12.13", 0, "" }, BRG_FILL_FAULT_FREE_DAYS },
    { { "15:00", "11.11", "", 1441, "" }, BRG_FILL_FAULT_MINUTES },
  };
  g_autoptr (BrgSnapshot) snapshot = open_group ("fide-2023", 5);
  g_autoptr (BrgSnapshot) unknown = open_group ("fide-2023", 0);
  g_autoptr (BrgTimetableDraft) draft = brg_timetable_draft_new (NULL, snapshot);
  g_autoptr (BrgTimetableDraft) none = brg_timetable_draft_new (NULL, unknown);
  const BrgTimetableFill sound = { "15:00", "11.11", "", 0, "" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (brg_timetable_draft_fill (draft, &cases[i].fill), ==, cases[i].fault);
      assert_rows (draft, "");
    }
  g_assert_cmpint (brg_timetable_draft_fill (none, &sound), ==, BRG_FILL_FAULT_ROUNDS);
}

/* Over the change from summer to winter time the hour there stays. */
static void
test_zone (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ("fide-2023", 2);
  g_autoptr (BrgTimetableDraft) draft = NULL;
  const BrgTimetableFill fill = { "15:00", "24.10", "", 0, "" };
  g_autofree char *when = NULL;

  g_free (snapshot->event->zone);
  snapshot->event->zone = g_strdup ("Europe/Berlin");
  draft = brg_timetable_draft_new (NULL, snapshot);
  g_assert_cmpint (brg_timetable_draft_fill (draft, &fill), ==, BRG_FILL_FAULT_NONE);
  assert_rows (draft, "24T13:00Z round 1\n25T14:00Z round 2\n");
  brg_timetable_draft_move (draft, 0, 1);
  when = brg_timetable_draft_dup_when (draft, brg_timetable_draft_get_row (draft, 0));
  g_assert_cmpstr (when, ==, "25.10.2026 15:00");
}

static void
test_blind (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ("ussr-chess-1956", 9);
  g_autoptr (BrgTimetableDraft) draft = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autofree char *text = NULL;
  g_autofree char *mark = NULL;
  const BrgTimetableFault *fault;
  BrgEntry *blind = brg_entry_new ();
  guint index;

  g_free (blind->sight);
  blind->sight = g_strdup ("blind");
  g_ptr_array_add (snapshot->entries, blind);
  draft = brg_timetable_draft_new (NULL, snapshot);
  add (draft, BRG_TIMETABLE_RESUMPTION, 3, "14.11 10:00", 120);
  index = add (draft, BRG_TIMETABLE_ROUND, 4, "14.11 15:00", 300);
  fault = brg_timetable_draft_find_fault (draft, index);
  g_assert_nonnull (fault);
  g_assert_cmpstr (fault->article, ==, "ussr-chess-1956 app. 1");
  text = brg_timetable_words_fault (words, fault);
  mark = brg_timetable_words_fault_mark (words, fault);
  g_assert_cmpstr (text, ==, "7 h of play on this day. Blind players play 6 h a day at most.");
  g_assert_cmpstr (mark, ==, "7 h of 6 h");
  g_assert_cmpuint (brg_timetable_draft_count_faults (draft), ==, 1);
  brg_timetable_draft_keep (draft, index, "agreed");
  g_assert_cmpuint (brg_timetable_draft_count_faults (draft), ==, 0);
  g_assert_nonnull (brg_timetable_draft_find_fault (draft, index));
  g_assert_cmpuint (brg_timetable_draft_move (draft, 0, 1), ==, 1);
  g_assert_null (brg_timetable_draft_find_fault (draft, 0));
}

static void
test_rest (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ("fide-2023", 5);
  g_autoptr (BrgTimetableDraft) draft = brg_timetable_draft_new (NULL, snapshot);
  guint index = add (draft, BRG_TIMETABLE_ROUND, 1, "11.11 15:00", 0);

  index = brg_timetable_draft_rest (draft, index);
  assert_rows (draft, "11T12:00Z round 1\n12 rest 0\n");
  g_assert_cmpuint (index, ==, 1);
  index = brg_timetable_draft_rest (draft, index);
  assert_rows (draft, "11T12:00Z round 1\n");
  g_assert_cmpuint (index, ==, 0);
}

static void
test_minutes (void)
{
  static const struct
  {
    const char *text;
    gint minutes; /* -1 for none */
  } cases[] = {
    { "", 0 },       { "5", 300 },   { "2:30", 150 }, { " 0:45 ", 45 }, { "24", 1440 },
    { "24:01", -1 }, { "2:60", -1 }, { "2:5x", -1 },  { "-1", -1 },     { "2:", -1 },
    { "x", -1 },     { "25", -1 },   { "1:2:3", -1 },
  };
  g_autoptr (BrgSnapshot) snapshot = open_group ("ussr-chess-1956", 9);
  g_autoptr (BrgTimetableDraft) draft = brg_timetable_draft_new (NULL, snapshot);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint minutes = -1;

      g_test_message ("%s", cases[i].text);
      brg_timetable_parse_minutes (cases[i].text, &minutes);
      g_assert_cmpint (minutes, ==, cases[i].minutes);
    }
  /* ussr-chess-1956 18: two and a half hours for forty moves are five hours of play. */
  g_assert_cmpint (brg_timetable_draft_propose_minutes (draft), ==, 300);
}

static void
test_form (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ("rus-draughts-2022", 2);
  g_autoptr (BrgTimetableDraft) draft = brg_timetable_draft_new (NULL, snapshot);
  const BrgTimetableFill fill = { "10:00 15:00", "11.11", "", 90, "Hall" };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;
  const BrgFormRow *row;

  add (draft, BRG_TIMETABLE_ADMISSION, 0, "10.11 12:00", 360);
  g_assert_cmpint (brg_timetable_draft_fill (draft, &fill), ==, BRG_FILL_FAULT_NONE);
  for (guint i = 0; i < 3; i++)
    g_ptr_array_add (snapshot->timetable,
                     brg_timetable_row_copy (brg_timetable_draft_get_row (draft, i)));
  brg_document_options_init (&options, words);
  form = brg_timetable_form_new (snapshot, &options);
  g_assert_cmpuint (form->rows->len, ==, 3);
  row = brg_form_get_row (form, 0);
  g_assert_cmpstr (row->cells[0].text, ==, "10 November");
  g_assert_cmpstr (row->cells[0].aside, ==, "Tuesday");
  g_assert_cmpstr (row->cells[1].text, ==, "12:00 – 18:00");
  g_assert_cmpstr (row->cells[2].text, ==, "Admission committee");
  row = brg_form_get_row (form, 2);
  g_assert_cmpstr (row->cells[0].text, ==, "");
  g_assert_false (row->line_above);
  g_assert_cmpstr (row->cells[1].text, ==, "15:00");
  g_assert_cmpstr (row->cells[2].text, ==, "Round 2");
  g_assert_cmpstr (row->cells[3].text, ==, "Hall");
  g_assert_cmpstr (form->right, ==, "10 – 11 November 2026");
}

static void
change (BrgSnapshot *snapshot, guint index, const char *reason)
{
  BrgTimetableRow *row = snapshot->timetable->pdata[index];

  g_free (row->reason);
  row->reason = g_strdup (reason);
}

/* What was changed after the announcement is marked, and the legend says why. */
static void
test_form_changes (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ("rus-draughts-2022", 3);
  g_autoptr (BrgTimetableDraft) draft = brg_timetable_draft_new (NULL, snapshot);
  const BrgTimetableFill fill = { "10:00 15:00", "11.11", "", 90, "Hall" };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  static const char *const titles[3][3] = {
    { "Round 1", "Round 2", "Round 3" },
    { "Round 1", "Round 2 *", "Round 3 *" },
    { "Round 1 *1", "Round 2 *2", "Round 3 *2" },
  };
  BrgDocumentOptions options;

  g_assert_cmpint (brg_timetable_draft_fill (draft, &fill), ==, BRG_FILL_FAULT_NONE);
  for (guint i = 0; i < 3; i++)
    g_ptr_array_add (snapshot->timetable,
                     brg_timetable_row_copy (brg_timetable_draft_get_row (draft, i)));
  brg_document_options_init (&options, words);
  change (snapshot, 1, "the hall is taken");
  change (snapshot, 2, "the hall is taken");
  for (guint step = 0; step < 3; step++)
    {
      g_autoptr (BrgForm) form = NULL;

      /* Before it was announced nobody has read another one. */
      if (step == 1)
        {
          g_free (snapshot->timetable_at);
          snapshot->timetable_at = g_strdup ("2026-11-01T10:00:00Z");
        }
      if (step == 2)
        change (snapshot, 0, "a late train");
      form = brg_timetable_form_new (snapshot, &options);
      for (guint i = 0; i < 3; i++)
        g_assert_cmpstr (brg_form_get_row (form, i)->cells[2].text, ==, titles[step][i]);
      g_assert_cmpuint (form->notes->len, ==, 2 + step);
      if (step > 0)
        g_assert_cmpstr (form->notes->pdata[1 + step], ==,
                         step == 1 ? "* Changed after the announcement: the hall is taken."
                                   : "*2 Changed after the announcement: the hall is taken.");
    }
}

/* Before the first round everybody has come; a round that the event has not is told. */
static void
test_frame (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_group ("rus-draughts-2022", 2);
  g_autoptr (BrgTimetableDraft) draft = brg_timetable_draft_new (NULL, snapshot);
  const BrgTimetableFill fill = { "10:00 15:00", "11.11", "", 90, "Hall" };

  g_assert_cmpint (brg_timetable_draft_fill (draft, &fill), ==, BRG_FILL_FAULT_NONE);
  add (draft, BRG_TIMETABLE_ARRIVAL, 0, "12.11 9:00", 60);
  add (draft, BRG_TIMETABLE_ROUND, 3, "12.11 10:00", 60);
  g_assert_null (brg_timetable_draft_find_fault (draft, 0));
  g_assert_null (brg_timetable_draft_find_fault (draft, 1));
  g_assert_cmpint (brg_timetable_draft_find_fault (draft, 2)->kind, ==,
                   BRG_TIMETABLE_FAULT_ARRIVAL);
  g_assert_cmpint (brg_timetable_draft_find_fault (draft, 3)->kind, ==,
                   BRG_TIMETABLE_FAULT_NO_ROUND);
  g_assert_null (brg_timetable_draft_find_fault (draft, 4));
}

BRG_TEST_TOPIC ("timetable-draft")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/timetable-draft/fill", test_fill);
  g_test_add_func ("/app/timetable-draft/fill-faults", test_fill_faults);
  g_test_add_func ("/app/timetable-draft/zone", test_zone);
  g_test_add_func ("/app/timetable-draft/ussr-chess-1956/app. 1/blind", test_blind);
  g_test_add_func ("/app/timetable-draft/rest", test_rest);
  g_test_add_func ("/app/timetable-draft/minutes", test_minutes);
  g_test_add_func ("/app/timetable-draft/form", test_form);
  g_test_add_func ("/app/timetable-draft/form-changes", test_form_changes);
  g_test_add_func ("/app/timetable-draft/frame", test_frame);
  return g_test_run ();
}
