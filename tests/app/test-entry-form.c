/* test-entry-form.c - fields of a player as they are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-entry-form.h"
#include "brg-test.h"

#include "brg-rulebooks.h"

#define LAST_YEAR 2026

typedef struct
{
  const char *texts[BRG_N_ENTRY_FIELDS];
} Typed;

static GPtrArray *
read (const Typed *typed, gboolean may_split, BrgEntry *entry)
{
  const char *texts[BRG_N_ENTRY_FIELDS];

  for (guint i = 0; i < BRG_N_ENTRY_FIELDS; i++)
    texts[i] = typed->texts[i] != NULL ? typed->texts[i] : "";
  return brg_entry_form_read (entry, texts, may_split, LAST_YEAR);
}

/* What was typed, and what is stored. */
static void
test_values (void)
{
  static const struct
  {
    BrgEntryField field;
    const char *typed;
    const char *stored;
  } rows[] = {
    { BRG_ENTRY_FAMILY_NAME, "  Мазур ", "Мазур" },
    { BRG_ENTRY_TITLE, "1  р.", "1 р." },
    { BRG_ENTRY_RATING, "1874", "1874" },
    { BRG_ENTRY_RATING, "2 150", "2150" },
    { BRG_ENTRY_RATING, "", "" },
    { BRG_ENTRY_BIRTH, "17.05.2009", "2009-05-17" },
    { BRG_ENTRY_BIRTH, "2009-05-17", "2009-05-17" },
    { BRG_ENTRY_BIRTH, "2009", "2009" },
    { BRG_ENTRY_BIRTH, "", "" },
    { BRG_ENTRY_SEX, "f", "f" },
    { BRG_ENTRY_SEX, "", "" },
    { BRG_ENTRY_FEDERATION, "Украина", "UKR" },
    { BRG_ENTRY_FIDE_ID, "34100010", "34100010" },
    { BRG_ENTRY_ORGANISATION, "СШОР-3,  Тула", "СШОР-3, Тула" },
    { BRG_ENTRY_COACH, "С. Н. Мазур", "С. Н. Мазур" },
    { BRG_ENTRY_SIGHT, "blind", "blind" },
    { BRG_ENTRY_ASSISTANT, "А. Котова", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgEntry) entry = brg_entry_new ();
      Typed typed = { .texts = { [BRG_ENTRY_FAMILY_NAME] = "Белов" } };
      g_autoptr (GPtrArray) faults = NULL;
      g_autofree char *stored = NULL;

      typed.texts[rows[i].field] = rows[i].typed;
      faults = read (&typed, TRUE, entry);
      stored = brg_entry_form_dup_text (entry, rows[i].field);
      g_assert_cmpuint (faults->len, ==, 0);
      g_assert_cmpstr (stored, ==, rows[i].stored);
    }
}

static void
test_faults (void)
{
  static const struct
  {
    BrgEntryField field;
    const char *typed;
  } rows[] = {
    { BRG_ENTRY_FAMILY_NAME, "  " },     { BRG_ENTRY_RATING, "12x" },
    { BRG_ENTRY_RATING, "4001" },        { BRG_ENTRY_RATING, "-5" },
    { BRG_ENTRY_BIRTH, "32.05.2009" },   { BRG_ENTRY_BIRTH, "вчера" },
    { BRG_ENTRY_BIRTH, "17.05.2027" },   { BRG_ENTRY_BIRTH, "1899" },
    { BRG_ENTRY_FIDE_ID, "RUS 341000" }, { BRG_ENTRY_SEX, "x1" },
    { BRG_ENTRY_BIRTH, "17.05.09" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgEntry) entry = brg_entry_new ();
      Typed typed = { .texts = { [BRG_ENTRY_FAMILY_NAME] = "Белов" } };
      g_autoptr (GPtrArray) faults = NULL;
      g_autofree char *stored = NULL;
      const BrgEntryFault *fault;

      typed.texts[rows[i].field] = rows[i].typed;
      faults = read (&typed, TRUE, entry);
      g_assert_cmpuint (faults->len, ==, 1);
      fault = faults->pdata[0];
      g_assert_cmpint (fault->field, ==, rows[i].field);
      g_assert_cmpstr (fault->message, !=, "");
      stored = brg_entry_form_dup_text (entry, rows[i].field);
      g_assert_cmpstr (stored, ==, "");
    }
}

static void
test_whole_name (void)
{
  static const struct
  {
    Typed typed;
    gboolean may_split;
    const char *name; /* family|given|father */
  } rows[] = {
    { { { "Мазур Ольга Сергеевна" } }, TRUE, "Мазур|Ольга|Сергеевна" },
    { { { "Carlsen, Magnus" } }, TRUE, "Carlsen|Magnus|" },
    { { { "Мазур Ольга" } }, TRUE, "Мазур|Ольга|" },
    { { { "Мазур" } }, TRUE, "Мазур||" },
    { { { "Да Силва", "Хорхе" } }, TRUE, "Да Силва|Хорхе|" },
    { { { "Да Силва" } }, FALSE, "Да Силва||" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgEntry) entry = brg_entry_new ();
      g_autoptr (GPtrArray) faults = read (&rows[i].typed, rows[i].may_split, entry);
      g_autofree char *name =
          g_strjoin ("|", entry->family_name, entry->given_name, entry->father_name, NULL);

      g_assert_cmpuint (faults->len, ==, 0);
      g_assert_cmpstr (name, ==, rows[i].name);
    }
}

/* A code that none is doubted once; what stood there before is not. */
static void
test_federation (void)
{
  const Typed typed = { .texts = {
                            [BRG_ENTRY_FAMILY_NAME] = "Белов", [BRG_ENTRY_FEDERATION] = "X1" } };
  g_autoptr (BrgEntry) entry = brg_entry_new ();
  g_autoptr (GPtrArray) faults = read (&typed, FALSE, entry);
  g_autoptr (GPtrArray) again = read (&typed, FALSE, entry);
  const BrgEntryFault *fault = faults->pdata[0];

  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_true (fault->is_doubt);
  g_assert_cmpint (fault->field, ==, BRG_ENTRY_FEDERATION);
  g_assert_cmpstr (
      fault->message, ==,
      "“X1” is no federation: its code has three letters, RUS. Enter keeps it as it is.");
  g_assert_cmpstr (entry->federation, ==, "X1");
  g_assert_cmpuint (again->len, ==, 0);
  brg_entry_form_drop_doubts (faults);
  g_assert_cmpuint (faults->len, ==, 0);
}

static void
test_titles (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  static const char *const worn[] = { "кмс", "III", "кмс", "" };
  g_auto (GStrv) titles = NULL;

  snapshot->event->rulebook = brg_rulebook_find ("rus-chess-2014");
  for (guint i = 0; i < G_N_ELEMENTS (worn); i++)
    {
      BrgEntry *entry = brg_entry_new ();

      g_free (entry->title);
      entry->title = g_strdup (worn[i]);
      g_ptr_array_add (snapshot->entries, entry);
    }
  titles = brg_entry_form_list_titles (snapshot);
  g_assert_cmpstr (titles[0], ==, "кмс");
  g_assert_cmpstr (titles[1], ==, "III");
  g_assert_cmpstr (titles[2], ==, "гм");
  for (guint i = 1; titles[i] != NULL; i++)
    g_assert_cmpstr (titles[i], !=, "кмс");
}

BRG_TEST_TOPIC ("entry-form")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/entry-form/values", test_values);
  g_test_add_func ("/app/entry-form/faults", test_faults);
  g_test_add_func ("/app/entry-form/whole-name", test_whole_name);
  g_test_add_func ("/app/entry-form/federation", test_federation);
  g_test_add_func ("/app/entry-form/titles", test_titles);
  return g_test_run ();
}
