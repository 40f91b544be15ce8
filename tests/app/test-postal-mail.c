/* test-postal-mail.c - reminders and the list of addresses of an event by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-mail.h"

#include "../data/postal-fixture.h"
#include "brg-sql.h"
#include "brg-test.h"

#include <string.h>

static void
test_reminders (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgPostalDesk) desk = NULL;
  g_autoptr (GArray) items = NULL;
  g_autoptr (GArray) reminders = NULL;
  g_autofree char *list = NULL;
  const BrgPostalReminder *reminder;

  postal_fixture_open (&fixture, 2);
  snapshot = store_fixture_load (&fixture);
  desk = brg_postal_desk_new (snapshot, postal_fixture_load (&fixture),
                              brg_postal_day_from_iso ("2026-04-01"));
  items = brg_postal_due_list_new (desk);
  reminders = brg_postal_reminders_new (desk, items, words);
  g_assert_cmpuint (reminders->len, ==, 1);
  reminder = &g_array_index (reminders, BrgPostalReminder, 0);
  g_assert_cmpstr (reminder->file, ==, "В-26 Игрок1.txt");
  g_assert_cmpstr (
      reminder->text, ==,
      "Игрок1\nВолна-2026 В-26\n\nReminder of 01.04.2026\n\nВ-26-01 Игрок2 – Игрок1: "
      "Ask for the first move by registered letter\n  play began 01.03.2026, there is no "
      "move of White\n  last day 31.03.2026 (overdue by 1 day), art. 10.3.4\n");
  list = brg_postal_mail_list_dup (desk, fixture.store, words);
  g_assert_cmpstr (list, ==,
                   "No.\tName\tAddress\tTelephone\tUnfinished games\tNews withheld\n"
                   "1\tИгрок1\t\t\t1\t\n2\tИгрок2\t\t\t1\t\n");
  store_fixture_close (&fixture);
}

/* Each of two namesakes has a reminder of his own: none is written over the other. */
static void
test_namesakes (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgPostalDesk) desk = NULL;
  g_autoptr (GArray) items = NULL;
  g_autoptr (GArray) reminders = NULL;
  g_autoptr (GHashTable) files = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GError) error = NULL;

  postal_fixture_open (&fixture, 4);
  brg_sql_run (fixture.store, &error, "UPDATE person SET family_name = 'Иванов'", "");
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  desk = brg_postal_desk_new (snapshot, postal_fixture_load (&fixture),
                              brg_postal_day_from_iso ("2026-04-01"));
  items = brg_postal_due_list_new (desk);
  reminders = brg_postal_reminders_new (desk, items, words);
  g_assert_cmpuint (reminders->len, >=, 2);
  for (guint i = 0; i < reminders->len; i++)
    g_assert_true (g_hash_table_add (files, g_array_index (reminders, BrgPostalReminder, i).file));
  store_fixture_close (&fixture);
}

/* A long cipher of before makes no name that no folder takes, nor one for two. */
static void
test_long (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgPostalDesk) desk = NULL;
  g_autoptr (GArray) items = NULL;
  g_autoptr (GArray) reminders = NULL;
  g_autoptr (GHashTable) files = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GString) code = g_string_new (NULL);
  BrgPostalEvent *event;

  postal_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  event = postal_fixture_load (&fixture);
  for (guint i = 0; i < 200; i++)
    g_string_append (code, "Ж");
  g_free (event->terms->code);
  event->terms->code = g_strdup (code->str);
  desk = brg_postal_desk_new (snapshot, event, brg_postal_day_from_iso ("2026-04-01"));
  items = brg_postal_due_list_new (desk);
  reminders = brg_postal_reminders_new (desk, items, words);
  g_assert_cmpuint (reminders->len, >=, 2);
  for (guint i = 0; i < reminders->len; i++)
    {
      char *file = g_array_index (reminders, BrgPostalReminder, i).file;

      g_assert_cmpuint (strlen (file), <, 200);
      g_assert_true (g_str_has_suffix (file, ".txt"));
      g_assert_true (g_hash_table_add (files, file));
    }
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("postal-mail")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-mail/reminders", test_reminders);
  g_test_add_func ("/app/postal-mail/namesakes", test_namesakes);
  g_test_add_func ("/app/postal-mail/long", test_long);
  return g_test_run ();
}
