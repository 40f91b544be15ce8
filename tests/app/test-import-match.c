/* test-import-match.c - which player of the event a row of a list is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-import-match.h"
#include "brg-test.h"

#define MOST_PLAYERS 3

/* "Family|Given|Father|birth|region|organisation|federation|FIDE id" */
static BrgEntry *
make (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "|", -1);
  BrgEntry *entry = brg_entry_new ();
  char **const fields[] = { &entry->family_name, &entry->given_name, &entry->father_name,
                            &entry->birth,       &entry->region,     &entry->organisation,
                            &entry->federation,  &entry->fide_id };

  for (guint i = 0; i < g_strv_length (parts); i++)
    {
      g_free (*fields[i]);
      *fields[i] = g_strdup (parts[i]);
    }
  return entry;
}

typedef struct
{
  const char *name;
  const char *entries[MOST_PLAYERS + 1];
  const char *rows[MOST_PLAYERS + 1];
  gint known[MOST_PLAYERS];
  BrgImportDoubt doubts[MOST_PLAYERS];
} Case;

#define LAPSHIN "Лапшин|Артём|Игоревич|2011-03-20"
#define UNBORN "Лапшин|Артём|Игоревич|"
#define PENZA "|Пензенская обл.|Пензенская обл., СШ 1"
#define KIROV "|Кировская обл.|Кировская обл., СШ 2"

static const Case cases[] = {
  /* Each to his own, in whatever order they stand. */
  { "region",
    { LAPSHIN PENZA, LAPSHIN KIROV },
    { LAPSHIN KIROV, LAPSHIN PENZA },
    { 1, 0 },
    { BRG_IMPORT_DOUBT_NONE, BRG_IMPORT_DOUBT_NONE } },
  /* Of the second one nothing is there yet: he is not the first. */
  { "other-region",
    { LAPSHIN PENZA },
    { LAPSHIN KIROV, LAPSHIN PENZA },
    { 0, 0 },
    { BRG_IMPORT_DOUBT_REGION, BRG_IMPORT_DOUBT_NONE } },
  { "organisation",
    { LAPSHIN "||СШ 1", LAPSHIN "||СШ 2" },
    { LAPSHIN "||СШ 2" },
    { 1 },
    { BRG_IMPORT_DOUBT_NONE } },
  { "federation",
    { LAPSHIN "|||RUS", LAPSHIN "|||KAZ" },
    { LAPSHIN "|||KAZ" },
    { 1 },
    { BRG_IMPORT_DOUBT_NONE } },
  { "several", { LAPSHIN PENZA, LAPSHIN KIROV }, { LAPSHIN }, { 0 }, { BRG_IMPORT_DOUBT_SEVERAL } },
  { "two-rows",
    { LAPSHIN PENZA },
    { LAPSHIN PENZA, LAPSHIN PENZA },
    { 0, 0 },
    { BRG_IMPORT_DOUBT_OTHER_ROW, BRG_IMPORT_DOUBT_OTHER_ROW } },
  { "better-row",
    { LAPSHIN PENZA },
    { LAPSHIN, LAPSHIN PENZA },
    { 0, 0 },
    { BRG_IMPORT_DOUBT_OTHER_ROW, BRG_IMPORT_DOUBT_NONE } },
  { "fide-id",
    { LAPSHIN PENZA "||24100001" },
    { UNBORN KIROV "||24100001" },
    { 0 },
    { BRG_IMPORT_DOUBT_NONE } },
  /* Without a birth the place must agree. */
  { "no-birth-same-region", { LAPSHIN PENZA }, { UNBORN PENZA }, { 0 }, { BRG_IMPORT_DOUBT_NONE } },
  { "no-birth-there",
    { UNBORN "||Пензенская обл., СШ 1" },
    { LAPSHIN PENZA },
    { 0 },
    { BRG_IMPORT_DOUBT_NONE } },
  { "no-birth-only-name", { LAPSHIN PENZA }, { UNBORN }, { 0 }, { BRG_IMPORT_DOUBT_NAME } },
  { "no-birth-other-region",
    { LAPSHIN PENZA },
    { UNBORN KIROV },
    { 0 },
    { BRG_IMPORT_DOUBT_NAME } },
  { "no-birth-initial",
    { LAPSHIN PENZA },
    { "Лапшин|А.||" PENZA },
    { 0 },
    { BRG_IMPORT_DOUBT_NAME } },
  { "surer-row",
    { LAPSHIN PENZA },
    { UNBORN PENZA, LAPSHIN PENZA },
    { 0, 0 },
    { BRG_IMPORT_DOUBT_OTHER_ROW, BRG_IMPORT_DOUBT_NONE } },
  { "namesake",
    { LAPSHIN PENZA },
    { "Лапшин|Артём|Игоревич|2009-12-01" PENZA },
    { -1 },
    { BRG_IMPORT_DOUBT_NONE } },
};

static GPtrArray *
make_all (const char *const *texts)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  for (guint i = 0; texts[i] != NULL; i++)
    g_ptr_array_add (entries, make (texts[i]));
  return entries;
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (GPtrArray) entries = make_all (test->entries);
  g_autoptr (GPtrArray) rows = make_all (test->rows);
  g_autoptr (BrgDuplicates) search = brg_duplicates_new (entries);
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (BrgImportMatch));

  for (guint i = 0; i < rows->len; i++)
    {
      BrgImportMatch match = brg_import_match_find (search, entries, rows->pdata[i]);

      g_array_append_val (matches, match);
    }
  brg_import_match_settle (matches);
  for (guint i = 0; i < rows->len; i++)
    {
      g_assert_cmpint (g_array_index (matches, BrgImportMatch, i).known, ==, test->known[i]);
      g_assert_cmpint (g_array_index (matches, BrgImportMatch, i).doubt, ==, test->doubts[i]);
    }
}

BRG_TEST_TOPIC ("import-match")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/import-match/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
