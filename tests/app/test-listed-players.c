/* test-listed-players.c - players of rating lists, offered while a name is typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "brg-listed-players.h"
#include "brg-rating-lists-import.h"
#include "brg-test.h"

static const char xml[] =
    "<playerslist>"
    "<player><fideid>1</fideid><name>Vedernikov, Anton</name><country>RUS</country><sex>M</sex>"
    "<title>FM</title><rating>2287</rating><rapid_rating>2241</rapid_rating>"
    "<blitz_rating>0</blitz_rating><birthday>2006</birthday></player>"
    "<player><fideid>2</fideid><name>Alexandrov, Alexey</name><country>BLR</country><sex>M</sex>"
    "<rating>2600</rating><birthday>1973</birthday></player>"
    "<player><fideid>3</fideid><name>Aleksandrova, Yulia</name><country>UKR</country><sex>F</sex>"
    "<w_title>WIM</w_title><rating>2300</rating></player>"
    "<player><fideid>4</fideid><name>Iakovlev, Sergei</name><rating>2100</rating></player>"
    "<player><fideid>5</fideid><name>Pele</name></player>"
    "</playerslist>";

typedef struct
{
  char *folder;
  char *list;
  char *db;
} Lists;

static void
set_up (Lists *lists, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  BrgRatingListInfo info;

  lists->folder = g_dir_make_tmp ("listed-players-XXXXXX", NULL);
  lists->list = g_build_filename (lists->folder, "players_list_xml.xml", NULL);
  lists->db = g_build_filename (lists->folder, "lists.sqlite", NULL);
  g_assert_true (g_file_set_contents (lists->list, xml, -1, NULL));
  file = g_file_new_for_path (lists->list);
  brg_rating_lists_import (lists->db, file, NULL, NULL, &info, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
tear_down (Lists *lists, gconstpointer data G_GNUC_UNUSED)
{
  g_unlink (lists->list);
  g_unlink (lists->db);
  g_rmdir (lists->folder);
  g_free (lists->list);
  g_free (lists->db);
  g_free (lists->folder);
}

static void
check_found (const Lists *lists, const char *text, const char *numbers)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) found = brg_listed_players_find (lists->db, text, BRG_DISCIPLINE_CHESS,
                                                         BRG_RATING_STANDARD, 5, &error);
  g_autoptr (GString) list = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < found->len; i++)
    g_string_append (list, ((const BrgEntry *) found->pdata[i])->fide_id);
  g_assert_cmpstr (list->str, ==, numbers);
}

/* Cyrillic finds Latin, in whatever way the list writes it. */
static void
test_spellings (Lists *lists, gconstpointer data G_GNUC_UNUSED)
{
  check_found (lists, "ведерни", "1");
  check_found (lists, "Ведерников Антон", "1");
  check_found (lists, "александр", "32");
  check_found (lists, "Александров Алексей", "2");
  check_found (lists, "юлия", "3");
  check_found (lists, "Яковлев Сергей", "4");
  check_found (lists, "iakov", "4");
  check_found (lists, "4", "4");
  check_found (lists, "Каспаров", "");
  check_found (lists, "", "");
}

static void
test_entry (Lists *lists, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    BrgRatingKind kind;
    gint rating;
  } rows[] = {
    { BRG_RATING_STANDARD, 2287 },
    { BRG_RATING_RAPID, 2241 },
    { BRG_RATING_BLITZ, 2287 },
    { BRG_RATING_NONE, 2287 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) found = brg_listed_players_find (
          lists->db, "vedern", BRG_DISCIPLINE_CHESS, rows[i].kind, 5, NULL);
      const BrgEntry *entry = found->pdata[0];

      g_assert_cmpstr (entry->family_name, ==, "Vedernikov");
      g_assert_cmpstr (entry->given_name, ==, "Anton");
      g_assert_cmpstr (entry->title, ==, "FM");
      g_assert_cmpstr (entry->sex, ==, "m");
      g_assert_cmpstr (entry->birth, ==, "2006");
      g_assert_cmpstr (entry->federation, ==, "RUS");
      g_assert_cmpint (entry->rating, ==, rows[i].rating);
    }
}

static void
test_women_and_mononyms (Lists *lists, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) woman =
      brg_listed_players_find (lists->db, "3", BRG_DISCIPLINE_CHESS, BRG_RATING_STANDARD, 5, NULL);
  g_autoptr (GPtrArray) one =
      brg_listed_players_find (lists->db, "pele", BRG_DISCIPLINE_CHESS, BRG_RATING_NONE, 5, NULL);

  g_assert_cmpstr (((const BrgEntry *) woman->pdata[0])->title, ==, "WIM");
  g_assert_cmpstr (((const BrgEntry *) woman->pdata[0])->sex, ==, "f");
  g_assert_cmpstr (((const BrgEntry *) one->pdata[0])->family_name, ==, "Pele");
  g_assert_cmpstr (((const BrgEntry *) one->pdata[0])->given_name, ==, "");
}

static void
test_no_file (Lists *lists, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *none = g_build_filename (lists->folder, "none", NULL);
  g_autoptr (GPtrArray) nobody = brg_listed_players_find (none, "vedern", BRG_DISCIPLINE_CHESS,
                                                          BRG_RATING_STANDARD, 5, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (nobody->len, ==, 0);
  g_assert_null (brg_listed_players_find (lists->list, "vedern", BRG_DISCIPLINE_CHESS,
                                          BRG_RATING_STANDARD, 5, &error));
  g_assert_nonnull (error);
}

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* A name that was typed in Cyrillic letters stays; that of the list is there to be taken. */
static void
test_names (Lists *lists, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) found = brg_listed_players_find (lists->db, "vedern", BRG_DISCIPLINE_CHESS,
                                                         BRG_RATING_STANDARD, 5, NULL);
  g_autoptr (BrgEntry) typed = brg_entry_new ();
  g_autoptr (BrgEntry) kept = NULL;
  g_autoptr (BrgEntry) used = NULL;
  g_autoptr (BrgEntry) latin = NULL;

  set_text (&typed->family_name, "Ведерников");
  kept = brg_listed_player_keep_name (found->pdata[0], typed);
  g_assert_cmpstr (kept->family_name, ==, "Ведерников");
  g_assert_cmpstr (kept->given_name, ==, "");
  g_assert_cmpint (kept->rating, ==, 2287);
  used = brg_listed_player_use_name (kept, found->pdata[0]);
  g_assert_cmpstr (used->family_name, ==, "Vedernikov");
  g_assert_cmpstr (used->given_name, ==, "Anton");
  g_assert_cmpint (used->rating, ==, 2287);
  set_text (&typed->family_name, "vedern");
  latin = brg_listed_player_keep_name (found->pdata[0], typed);
  g_assert_cmpstr (latin->family_name, ==, "Vedernikov");
  g_assert_true (brg_listed_players_serve (lists->db, BRG_DISCIPLINE_CHESS));
  g_assert_false (brg_listed_players_serve (lists->db, BRG_DISCIPLINE_RUSSIAN));
}

BRG_TEST_TOPIC ("listed-players")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/app/listed-players/spellings", Lists, NULL, set_up, test_spellings, tear_down);
  g_test_add ("/app/listed-players/entry", Lists, NULL, set_up, test_entry, tear_down);
  g_test_add ("/app/listed-players/names", Lists, NULL, set_up, test_names, tear_down);
  g_test_add ("/app/listed-players/women-and-mononyms", Lists, NULL, set_up,
              test_women_and_mononyms, tear_down);
  g_test_add ("/app/listed-players/no-file", Lists, NULL, set_up, test_no_file, tear_down);
  return g_test_run ();
}
