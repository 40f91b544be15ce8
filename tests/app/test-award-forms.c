/* test-award-forms.c - categories, team results, prizes and chances as forms
 *
 * Expected values: worked by hand. After two of three rounds players 1, 2 and 3 have 1½, 6 has 1,
 * 5 has ½ and 4 has 0; the last round is 1-3, 2-6, 4-5.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-document.h"
#include "brg-event-table.h"
#include "brg-form-cells.h"
#include "brg-form-csv.h"
#include "brg-money-words.h"
#include "brg-test.h"
#include "event-fixture.h"

static void
set_text (char **field, const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

static void
add_category (BrgSnapshot *snapshot, const char *name, const char *sex, gint age_to)
{
  BrgCategory *category = brg_category_new ();

  set_text (&category->name, name);
  set_text (&category->sex, sex);
  category->age_to = age_to;
  g_ptr_array_add (snapshot->categories, category);
}

static void
add_prize (BrgSnapshot *snapshot, gint category, gint place, gint64 amount, const char *note)
{
  BrgPrize *prize = brg_prize_new ();

  prize->category = category;
  prize->first_place = place;
  prize->last_place = place;
  prize->amount = amount;
  set_text (&prize->note, note);
  g_ptr_array_add (snapshot->prizes, prize);
}

static BrgSnapshot *
make_event (void)
{
  static const char *const sexes[] = { "m", "f", "m", "", "m", "f" };
  static const char *const births[] = { "1990", "1991-02-03", "2011", "1990", "", "2010-12-31" };
  static const char *const clubs[] = { "Alpha", "Beta", "alpha ", "Beta", "Gamma", "Beta" };
  BrgSnapshot *snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 6, 3);

  set_text (&snapshot->event->starts, "2026-11-22");
  for (guint i = 0; i < 6; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      set_text (&entry->sex, sexes[i]);
      set_text (&entry->birth, births[i]);
      set_text (&entry->organisation, clubs[i]);
    }
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-5:1 3-6:=");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:= 3-4:1 5-6:=");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3 2-6 4-5");
  return snapshot;
}

static BrgForm *
make_form (const BrgSnapshot *snapshot, const char *id)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  return brg_event_document_new_form (snapshot, id, 0, &options);
}

/* The texts of a row, parted by `|`. */
static char *
dup_row (const BrgForm *form, guint index)
{
  const BrgFormRow *row = brg_form_get_row (form, index);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < form->columns->len; i += MAX (row->cells[i].span, 1))
    g_string_append_printf (text, "%s%s", i > 0 ? "|" : "", row->cells[i].text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_rows (const BrgForm *form, const char *const *expected)
{
  guint n = g_strv_length ((char **) expected);

  g_assert_cmpuint (form->rows->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = dup_row (form, i);

      g_assert_cmpstr (text, ==, expected[i]);
    }
}

static gboolean
has_note (const BrgForm *form, const char *note)
{
  for (guint i = 0; i < form->notes->len; i++)
    if (g_str_equal (form->notes->pdata[i], note))
      return TRUE;
  return FALSE;
}

static void
test_categories (void)
{
  static const char *const rows[] = {
    "Women",    "1|2|Player02|1991|Beta|1½|1–3",   "2|6|Player06|2010|Beta|1|4",
    "Under 17", "1|3|Player03|2011|alpha |1½|1–3", "2|6|Player06|2010|Beta|1|4",
    NULL,
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;

  add_category (snapshot, "Women", "f", 0);
  add_category (snapshot, "Under 17", "", 16);
  form = make_form (snapshot, "categories");
  assert_rows (form, rows);
  g_assert_true (has_note (form, "Women: not known whether they qualify: Player04."));
  g_assert_true (has_note (form, "Under 17: not known whether they qualify: Player05."));
  g_assert_cmpuint (form->signatures->len, ==, 2);
}

static gboolean
has_head (const BrgForm *form, const char *head)
{
  for (guint i = 0; i < form->columns->len; i++)
    if (g_str_equal (brg_form_get_column (form, i)->head, head))
      return TRUE;
  return FALSE;
}

/* A list has no column in which nothing stands, also where the heading of a category runs over it;
 * one that holds something of one player stays. */
static void
test_empty_columns (void)
{
  static const char *const lists[] = { "standings", "categories" };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint is_known = 0; is_known < 2; is_known++)
      {
        g_autoptr (BrgSnapshot) snapshot = make_event ();
        g_autoptr (BrgForm) form = NULL;
        BrgEntry *entry = snapshot->entries->pdata[1];

        add_category (snapshot, "Women", "f", 0);
        if (is_known > 0)
          set_text (&entry->title, "WGM");
        form = make_form (snapshot, lists[i]);
        g_assert_cmpint (has_head (form, "Title"), ==, is_known > 0);
        g_assert_false (has_head (form, "Rtg"));
        g_assert_true (has_head (form, "Organisation"));
        for (guint row = 0; row < form->rows->len; row++)
          {
            guint n_columns = 0;

            for (guint k = 0; k < form->columns->len; k++)
              n_columns += brg_form_get_row (form, row)->cells[k].span;
            g_assert_cmpuint (n_columns, ==, form->columns->len);
          }
      }
}

static void
test_totals (void)
{
  /* A shared place 1–3 is 2. */
  static const char *const rows[] = {
    "1|Alpha|Player01|||1½|3|4|",
    "||Player03|||1½|||",
    "2|Beta|Player02|||1½|2½|6|",
    "||Player06|||1|||",
    "||Player04|||0|||",
    "3|Gamma|Player05|||½|½|5|incomplete",
    NULL,
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;

  set_text (&snapshot->group->totals_by, "organisation");
  snapshot->group->totals_best = 2;
  form = make_form (snapshot, "totals");
  assert_rows (form, rows);
  g_assert_cmpint (brg_form_get_row (form, 4)->cells[2].mark, ==, BRG_FORM_ITALIC);
  g_assert_cmpint (brg_form_get_row (form, 3)->cells[2].mark, ==, BRG_FORM_PLAIN);
  g_assert_true (has_note (form, "2 best results of each team count."));
  g_assert_cmpuint (form->signatures->len, ==, 2);
  g_assert_nonnull (strstr (form->form_number, "11"));
}

static void
test_prizes (void)
{
  static const char *const rows[] = {
    "All players",
    "1–3|Player01|200|cup (by lot)|place 1–3; level on points, places 1–3: 600 ÷ 3|",
    "1–3|Player02|200|cup (by lot)|place 1–3; level on points, places 1–3: 600 ÷ 3|",
    "1–3|Player03|200|cup (by lot)|place 1–3; level on points, places 1–3: 600 ÷ 3|",
    "Women",
    "1|Player06|50.50||place 1 (2 in the list)|",
    NULL,
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;

  set_text (&snapshot->group->prize_currency, "EUR");
  add_category (snapshot, "Women", "f", 0);
  add_prize (snapshot, -1, 1, 30000, "cup");
  add_prize (snapshot, -1, 2, 20000, "");
  add_prize (snapshot, -1, 3, 10000, "");
  add_prize (snapshot, 0, 1, 5050, "");
  form = make_form (snapshot, "prizes");
  assert_rows (form, rows);
  g_assert_cmpstr (brg_form_get_column (form, 2)->head, ==, "Prize, EUR");
  g_assert_true (has_note (form, "Total paid: 650.50\u00a0EUR."));
}

/* A sum reads the same wherever it stands, and no heading of a file ends with blanks. */
static void
test_large_sums (void)
{
  static const char *const rows[] = {
    "1–3|Player01|50\u00a0000.25|place 1–3; level on points, places 1–3: 150\u00a0000.75 ÷ 3|",
    "1–3|Player02|50\u00a0000.25|place 1–3; level on points, places 1–3: 150\u00a0000.75 ÷ 3|",
    "1–3|Player03|50\u00a0000.25|place 1–3; level on points, places 1–3: 150\u00a0000.75 ÷ 3|",
    NULL,
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *csv = NULL;

  add_prize (snapshot, -1, 1, 15000075, "");
  form = make_form (snapshot, "prizes");
  assert_rows (form, rows);
  csv = brg_form_to_csv (form, ';');
  g_assert_true (g_str_has_prefix (csv, "Place;Name;Prize;Reason;Signature\r\n"));
  for (guint i = 0; i < form->columns->len; i++)
    {
      g_autofree char *head = brg_form_dup_head (form, i);

      g_assert_false (g_str_has_suffix (head, " "));
    }
}

/* The first is excluded: the second gets the first prize, and the paper says why. */
static void
test_excluded (void)
{
  static const char *const rows[] = {
    "1–2|Player02|250|cup (by lot)|place 1–2; level on points, places "
    "1–2: 500 ÷ 2|",
    "1–2|Player03|250|cup (by lot)|place 1–2; level on points, places "
    "1–2: 500 ÷ 2|",
    "3|Player06|100||place 3 (4 in the list)|",
    NULL,
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;
  BrgEntry *entry = snapshot->entries->pdata[0];

  set_text (&snapshot->group->prize_currency, "EUR");
  add_prize (snapshot, -1, 1, 30000, "cup");
  add_prize (snapshot, -1, 2, 20000, "");
  add_prize (snapshot, -1, 3, 10000, "");
  entry->left_after = 3;
  entry->is_excluded = TRUE;
  form = make_form (snapshot, "prizes");
  assert_rows (form, rows);
  g_assert_true (has_note (form, "Excluded, no prize: Player01. Those below move up."));
}

#define N_LARGE 80

/* After three rounds of a Swiss in which whoever has the better number wins, one to play. */
static BrgSnapshot *
make_large (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("dutch", "rus-draughts-2022", N_LARGE, 4);

  for (guint round = 0; round < 4; round++)
    {
      g_autoptr (GString) pairs = g_string_new (NULL);
      guint block = N_LARGE >> round;

      for (guint first = 0; first + block <= N_LARGE; first += block)
        for (guint i = 0; i < block / 2; i++)
          g_string_append_printf (pairs, "%s%u-%u%s", pairs->len > 0 ? " " : "", first + i + 1,
                                  first + i + 1 + block / 2, round < 3 ? ":1" : "");
      event_fixture_add_round (snapshot, round < 3 ? BRG_ROUND_CLOSED : BRG_ROUND_PUBLISHED,
                               pairs->str);
    }
  return snapshot;
}

static void
test_chances (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *first = NULL;
  g_autofree char *fifth = NULL;

  for (gint place = 1; place <= 3; place++)
    add_prize (snapshot, -1, place, 10000, "");
  form = make_form (snapshot, "chances");
  g_assert_cmpuint (form->rows->len, ==, 6);
  /* With a win he has 2½, as has the winner of 2-6 at most. With a loss he has 1½: 3 and one of the
   * second board are in front. */
  first = dup_row (form, 0);
  g_assert_cmpstr (first, ==,
                   "1–3|Player01|1½|1–2|1–3|3–5|1–5|First place: a win and a better tie-break. "
                   "A prize: certain.");
  /* With a win he has 1½. Of 1 and 3 one at least is in front, of 2 and 6 one. With a loss he has
   * ½, and 4 has 1. */
  fifth = dup_row (form, 4);
  g_assert_cmpstr (fifth, ==, "5|Player05|½|3–5|4–5|6|3–6|A prize: a win, depends on boards 1, 2.");
}

/* Of three hundred those are read who play for something: on the paper are they, and how many the
 * others are. */
static void
test_large_chances (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_large ();
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) all = NULL;
  g_autofree char *last = NULL;

  all = make_form (snapshot, "chances");
  g_assert_cmpuint (all->rows->len, ==, N_LARGE);
  for (gint place = 1; place <= 5; place++)
    add_prize (snapshot, -1, place, 10000, "");
  form = make_form (snapshot, "chances");
  g_assert_cmpuint (form->rows->len, <, N_LARGE / 2);
  g_assert_cmpuint (form->rows->len, >, 5);
  last = dup_row (form, form->rows->len - 1);
  g_assert_nonnull (strstr (last, "more, for whom no prize is within reach"));
  for (guint row = 0; row + 1 < form->rows->len; row++)
    {
      g_autofree char *text = dup_row (form, row);

      g_assert_null (strstr (text, "out of reach"));
    }
}

/* Who was excluded wins nothing any more. */
static void
test_no_chance (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *first = NULL;
  BrgEntry *entry = snapshot->entries->pdata[0];

  for (gint place = 1; place <= 3; place++)
    add_prize (snapshot, -1, place, 10000, "");
  entry->left_after = 3;
  entry->is_excluded = TRUE;
  form = make_form (snapshot, "chances");
  first = dup_row (form, 0);
  g_assert_cmpstr (first, ==, "1–3|Player01|1½|1–2|1–3|3–5|1–5|");
}

/* The first has left a round robin after half of his games: whoever meets him later has his plus
 * for certain, and no point as yet. The points are those of the table, the places count the plus.
 */
static void
test_leaver (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("round-robin", "rus-draughts-2022", 4, 3);
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;
  g_autofree char *fourth = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "4-3:= 1-2:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-4 3-1");
  ((BrgEntry *) snapshot->entries->pdata[0])->left_after = 2;
  form = make_form (snapshot, "chances");
  second = dup_row (form, 1);
  third = dup_row (form, 2);
  fourth = dup_row (form, 3);
  g_assert_cmpstr (second, ==,
                   "2|Player02|1|1–2|2–3|3–4|1–4|First place: a win and a better tie-break, "
                   "depends on board 2.");
  g_assert_nonnull (strstr (third, "|½|2–3|3–4|3–4|2–4|"));
  g_assert_nonnull (strstr (fourth, "|½|2–3|3–4|3–4|2–4|"));
}

static void
test_available (void)
{
  static const char *const kinds[] = { "categories", "totals", "prizes" };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgSnapshot) knockout = event_fixture_new ("knockout", "rus-draughts-2022", 4, 0);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_false (brg_event_document_is_available (snapshot, kinds[i], 0));
  g_assert_true (brg_event_document_is_available (snapshot, "chances", 0));
  for (gint board = 1; board <= 3; board++)
    {
      event_fixture_game (snapshot, 3, board)->white_outcome = BRG_OUTCOME_WIN;
      event_fixture_game (snapshot, 3, board)->black_outcome = BRG_OUTCOME_LOSS;
    }
  g_assert_false (brg_event_document_is_available (snapshot, "chances", 0));
  g_assert_false (brg_event_document_is_available (knockout, "chances", 0));
  add_category (snapshot, "Women", "f", 0);
  add_prize (snapshot, -1, 1, 100, "");
  set_text (&snapshot->group->totals_by, "coach");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_true (brg_event_document_is_available (snapshot, kinds[i], 0));
}

static void
test_amounts (void)
{
  static const struct
  {
    gint64 amount;
    const char *text;
  } cases[] = {
    { 0, "0" }, { 100, "1" }, { 105, "1.05" }, { 99, "0.99" }, { 12345678, "123456.78" }
  };
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = brg_money_words_amount (cases[i].amount, words);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

BRG_TEST_TOPIC ("award-forms")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/award-forms/empty-columns", test_empty_columns);
  g_test_add_func ("/app/award-forms/rus-draughts-2022/2.1/categories", test_categories);
  g_test_add_func ("/app/award-forms/rus-draughts-2022/14.1.4/totals", test_totals);
  g_test_add_func ("/app/award-forms/prizes", test_prizes);
  g_test_add_func ("/app/award-forms/large-sums", test_large_sums);
  g_test_add_func ("/app/award-forms/large-chances", test_large_chances);
  g_test_add_func ("/app/award-forms/rus-draughts-2022/1.5.4/excluded", test_excluded);
  g_test_add_func ("/app/award-forms/rus-draughts-2022/1.5.4/no-chance", test_no_chance);
  g_test_add_func ("/app/award-forms/chances", test_chances);
  g_test_add_func ("/app/award-forms/rus-draughts-2022 5.4.5.3/leaver", test_leaver);
  g_test_add_func ("/app/award-forms/available", test_available);
  g_test_add_func ("/app/award-forms/amounts", test_amounts);
  return g_test_run ();
}
