/* test-store-money.c - money of an event in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sql.h"
#include "brg-store-money.h"
#include "brg-test.h"
#include "store-fixture.h"

static gboolean
put (StoreFixture *fixture,
     gint64 id,
     BrgMoneyKind kind,
     const char *name,
     gint64 amount,
     const char *day,
     GError **error)
{
  g_autoptr (BrgMoneyRow) row = brg_money_row_new (kind);

  row->id = id;
  row->amount = amount;
  g_free (row->name);
  row->name = g_strdup (name);
  g_free (row->day);
  row->day = g_strdup (day);
  g_free (row->receipt);
  row->receipt = g_strdup ("17");
  return brg_store_put_money (fixture->store, fixture->event_id, row, error);
}

/* "grant Club 500000 2026-11-20, ..." */
static char *
dup_rows (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = brg_store_list_money (fixture->store, fixture->event_id, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgMoneyRow *row = rows->pdata[i];

      g_string_append_printf (text, "%s%s %s %" G_GINT64_FORMAT " %s %s", i > 0 ? ", " : "",
                              brg_money_kind_to_word (row->kind), row->name, row->amount, row->day,
                              row->receipt);
    }
  return g_string_free (text, FALSE);
}

static void
assert_rows (StoreFixture *fixture, const char *expected)
{
  g_autofree char *text = dup_rows (fixture);

  g_assert_cmpstr (text, ==, expected);
}

/* A correction and a removal are one act each, and undo takes them back. */
static void
test_kept (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  gint64 id;

  store_fixture_open (&fixture, 4);
  g_assert_true (put (&fixture, 0, BRG_MONEY_HALL, " Hall ", 150050, "2026-11-21", &error));
  g_assert_true (put (&fixture, 0, BRG_MONEY_GRANT, "Club", 500000, "2026-11-20", &error));
  g_assert_true (put (&fixture, 0, BRG_MONEY_OFFICE, "Paper", 1, "", &error));
  g_assert_no_error (error);
  assert_rows (&fixture, "grant Club 500000 2026-11-20 17, hall Hall 150050 2026-11-21 17, "
                         "office Paper 1  17");
  rows = brg_store_list_money (fixture.store, fixture.event_id, &error);
  id = ((const BrgMoneyRow *) rows->pdata[1])->id;
  g_assert_true (put (&fixture, id, BRG_MONEY_EQUIPMENT, "Clocks", 7, "2026-11-19", &error));
  assert_rows (&fixture, "equipment Clocks 7 2026-11-19 17, grant Club 500000 2026-11-20 17, "
                         "office Paper 1  17");
  g_assert_true (brg_store_remove_money (fixture.store, fixture.event_id, id, &error));
  assert_rows (&fixture, "grant Club 500000 2026-11-20 17, office Paper 1  17");
  for (guint i = 0; i < 2; i++)
    g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  assert_rows (&fixture, "grant Club 500000 2026-11-20 17, hall Hall 150050 2026-11-21 17, "
                         "office Paper 1  17");
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_refused (void)
{
  static const struct
  {
    gint64 id;
    const char *name;
    gint64 amount;
    const char *day;
    gint code;
  } wrong[] = {
    { 0, "  ", 100, "", BRG_STORE_ERROR_REFUSED },
    { 0, "A", 0, "", BRG_STORE_ERROR_REFUSED },
    { 0, "A", -5, "", BRG_STORE_ERROR_REFUSED },
    { 0, "A", BRG_MOST_MONEY + 1, "", BRG_STORE_ERROR_REFUSED },
    { 0, "A", 100, "2026-02-30", BRG_STORE_ERROR_REFUSED },
    { 0, "A\001", 100, "", BRG_STORE_ERROR_REFUSED },
    { 77, "A", 100, "", BRG_STORE_ERROR_NOT_FOUND },
  };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) missing = NULL;

  store_fixture_open (&fixture, 4);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (put (&fixture, wrong[i].id, BRG_MONEY_HALL, wrong[i].name, wrong[i].amount,
                           wrong[i].day, &error));
      g_assert_error (error, BRG_STORE_ERROR, wrong[i].code);
    }
  g_assert_false (brg_store_remove_money (fixture.store, fixture.event_id, 77, &missing));
  g_assert_error (missing, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  assert_rows (&fixture, "");
  store_fixture_close (&fixture);
}

static void
test_most_rows (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_true (
      brg_sql_run (fixture.store, &error,
                   "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
                   " WHERE i < 9999) INSERT INTO money_row (event_id, kind, name, amount)"
                   " SELECT ?1, 'hall', 'A', 1 FROM n",
                   "i", fixture.event_id));
  g_assert_true (put (&fixture, 0, BRG_MONEY_HALL, "A", 100, "", &error));
  g_assert_no_error (error);
  g_assert_false (put (&fixture, 0, BRG_MONEY_HALL, "A", 100, "", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-money")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-money/kept", test_kept);
  g_test_add_func ("/data/store-money/refused", test_refused);
  g_test_add_func ("/data/store-money/most-rows", test_most_rows);
  return g_test_run ();
}
