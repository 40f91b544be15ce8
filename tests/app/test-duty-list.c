/* test-duty-list.c - sectors of arbiters, how many are needed, conflicts of interest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-duty-boards.h"
#include "brg-duty-conflicts.h"
#include "brg-duty-list.h"
#include "brg-duty-notes.h"
#include "brg-duty-split.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#include <string.h>

#include "store-fixture.h"

/* Six players, three arbiters; round 1 is 2-3, 4-5, 6-1. */
static void
open_event (StoreFixture *fixture, guint n_arbiters)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (GError) error = NULL;
  static const char *const names[] = { "А. Б. Первый", "В. Г. Второй", "Третий Д. Е." };

  store_fixture_open (fixture, 6);
  store_fixture_publish (fixture);
  snapshot = store_fixture_load (fixture);
  event = brg_event_copy (snapshot->event);
  for (guint i = 0; i < n_arbiters; i++)
    g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_ARBITER, names[i], "2"));
  brg_store_update_event (fixture->store, event, &error);
  g_assert_no_error (error);
}

static BrgDutyList *
load (StoreFixture *fixture, gint round)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  BrgDutyList *list = brg_duty_list_new (fixture->store, snapshot, round, &error);

  g_assert_no_error (error);
  return list;
}

static char *
dup_duties (const BrgDutyList *list, const GArray *duties)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < duties->len; i++)
    {
      const BrgDuty *duty = &g_array_index (duties, BrgDuty, i);

      g_string_append_printf (
          text, "%s%s %d-%d", i > 0 ? ", " : "",
          brg_duty_list_find_official (list->snapshot->event, duty->official_id)->name,
          duty->first_board, duty->last_board);
    }
  return g_string_free (text, FALSE);
}

static void
assert_split (BrgDutyList *list, const char *expected)
{
  g_autoptr (GArray) duties = brg_duty_list_split (list);
  g_autofree char *text = dup_duties (list, duties);

  g_assert_cmpstr (text, ==, expected);
}

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static BrgOfficial *
get_official (BrgDutyList *list, guint index)
{
  return list->snapshot->event->officials->pdata[index];
}

static BrgEntry *
get_entry (BrgDutyList *list, gint number)
{
  return list->snapshot->entries->pdata[number - 1];
}

/* Two arbiters share three boards; the first gets the odd one. The chief arbiter steps in when
 * there is nobody else. */
static void
test_split (void)
{
  StoreFixture fixture;

  for (guint n = 0; n <= 3; n++)
    {
      static const char *const expected[] = { "В. С. Токарев 1-3", "А. Б. Первый 1-3",
                                              "А. Б. Первый 1-2, В. Г. Второй 3-3",
                                              "А. Б. Первый 1-1, В. Г. Второй 2-2, Третий Д. Е. "
                                              "3-3" };
      g_autoptr (BrgDutyList) list = NULL;

      open_event (&fixture, n);
      list = load (&fixture, 1);
      assert_split (list, expected[n]);
      store_fixture_close (&fixture);
    }
}

static void
assert_conflicts (BrgDutyList *list, const char *expected)
{
  BrgDuty duty = { get_official (list, 1)->id, 1, 3 };
  g_autoptr (GArray) duties = g_array_new (FALSE, FALSE, sizeof (BrgDuty));
  g_autoptr (GArray) conflicts = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_array_append_val (duties, duty);
  conflicts = brg_duty_list_find_conflicts (list, duties);
  for (guint i = 0; i < conflicts->len; i++)
    {
      const BrgDutyConflict *conflict = &g_array_index (conflicts, BrgDutyConflict, i);

      g_string_append_printf (text, "%s%d:%d:%u", i > 0 ? " " : "", conflict->board,
                              conflict->entry->number, conflict->kinds);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_conflicts (void)
{
  StoreFixture fixture;
  g_autoptr (BrgDutyList) list = NULL;

  open_event (&fixture, 1);
  list = load (&fixture, 1);
  for (gint i = 1; i <= 6; i++)
    {
      set_text (&get_entry (list, i)->federation, "");
      set_text (&get_entry (list, i)->organisation, "");
    }
  assert_conflicts (list, "");
  set_text (&get_official (list, 1)->organisation, "ДЮСШ 3");
  set_text (&get_entry (list, 2)->organisation, " дюсш 3");
  assert_conflicts (list, "1:2:4");
  set_text (&get_official (list, 1)->federation, "RUS");
  set_text (&get_entry (list, 3)->federation, "RUS");
  set_text (&get_entry (list, 4)->federation, "RUS");
  assert_conflicts (list, "1:2:4");
  set_text (&get_entry (list, 4)->federation, "BLR");
  assert_conflicts (list, "1:2:4 1:3:8");
  set_text (&get_official (list, 1)->name, "А. Б. Токарев");
  set_text (&get_entry (list, 6)->family_name, "Токарева");
  assert_conflicts (list, "1:2:4 1:3:8 3:6:2");
  set_text (&get_official (list, 1)->name, "Белый Андрей");
  set_text (&get_entry (list, 6)->family_name, "Белая");
  assert_conflicts (list, "1:2:4 1:3:8 3:6:2");
  g_ptr_array_add (list->interests, brg_interest_new (get_official (list, 1)->id,
                                                      get_entry (list, 5)->id, "тренер"));
  assert_conflicts (list, "1:2:4 1:3:8 2:5:1 3:6:2");
  /* The region of an official stands where players have the club. */
  set_text (&get_official (list, 1)->federation, "Пермский край");
  set_text (&get_entry (list, 4)->organisation, "Пермский край");
  assert_conflicts (list, "1:2:4 2:4:4 2:5:1 3:6:2");
  store_fixture_close (&fixture);
}

/* Sectors go round until nobody watches his own. */
static void
test_split_avoids (void)
{
  StoreFixture fixture;
  g_autoptr (BrgDutyList) list = NULL;
  BrgDutyConflict conflict;
  g_autoptr (BrgWords) english = NULL;
  g_autofree char *words = NULL;
  g_autofree char *name = NULL;
  g_autofree char *expected = NULL;

  open_event (&fixture, 2);
  list = load (&fixture, 1);
  g_ptr_array_add (list->interests, brg_interest_new (get_official (list, 1)->id,
                                                      get_entry (list, 2)->id, "тренер"));
  assert_split (list, "В. Г. Второй 1-2, А. Б. Первый 3-3");
  conflict = (BrgDutyConflict){ get_official (list, 1), 1, get_entry (list, 2),
                                BRG_CONFLICT_NOTED | BRG_CONFLICT_FAMILY, "тренер" };
  english = brg_words_open ("en");
  words = brg_duty_words_conflict (english, &conflict);
  name = brg_entry_dup_full_name (get_entry (list, 2));
  expected =
      g_strdup_printf ("Board 1: %s, conflict of interest noted, same family name (тренер)", name);
  g_assert_cmpstr (words, ==, expected);
  store_fixture_close (&fixture);
}

/* A round without pairs has as many boards as its players can fill. */
static void
test_unpaired (void)
{
  StoreFixture fixture;
  g_autoptr (BrgDutyList) list = NULL;

  open_event (&fixture, 2);
  list = load (&fixture, 2);
  g_assert_cmpint (brg_duty_list_count_boards (list->snapshot, 2), ==, 3);
  g_assert_cmpint (brg_duty_list_count_games (list->snapshot, 2), ==, 3);
  assert_split (list, "А. Б. Первый 1-2, В. Г. Второй 3-3");
  store_fixture_close (&fixture);
}

static void
assert_staffing (BrgDutyList *list, const char *book, const char *control, const char *expected)
{
  BrgStaffing staffing;
  gboolean is_short;
  g_autoptr (BrgWords) english = brg_words_open ("en");
  g_autofree char *words = NULL;
  gint n_named;

  list->snapshot->event->rulebook = brg_rulebook_find (book);
  list->snapshot->event->discipline =
      g_str_has_prefix (book, "rus-draughts") ? BRG_DISCIPLINE_RUSSIAN : BRG_DISCIPLINE_CHESS;
  set_text (&list->snapshot->group->time_control, control);
  staffing = brg_duty_list_find_staffing (list->snapshot, &list->regulations, 1);
  n_named = brg_duty_list_count_named (list->snapshot->event, staffing.rule);
  words = brg_duty_words_staffing (english, &staffing, n_named, &is_short);
  g_assert_cmpstr (words, ==, expected);
  g_assert_cmpint (is_short, ==, staffing.n_needed > n_named);
}

/* Three games; a chief arbiter and two arbiters. */
static void
test_staffing (void)
{
  StoreFixture fixture;
  g_autoptr (BrgDutyList) list = NULL;

  open_event (&fixture, 2);
  list = load (&fixture, 1);
  assert_staffing (list, "fide-2023", "15+10", "Arbiters for full supervision: 1, appointed: 3");
  assert_staffing (list, "fide-2023", "3+2", "Arbiters for full supervision: 3, appointed: 3");
  assert_staffing (list, "fide-2023", "90+30", NULL);
  assert_staffing (list, "ussr-chess-1956", "40/150, 16/60",
                   "The number of arbiters depends on the level of the event: set it in the "
                   "regulations");
  list->regulations.level = BRG_LEVEL_NATIONAL;
  assert_staffing (list, "ussr-chess-1956", "40/150, 16/60", "Arbiters needed: 1, appointed: 2");
  assert_staffing (list, "rus-draughts-2022", "45+15",
                   "The organiser sets the number of arbiters; appointed: 2");
  store_fixture_close (&fixture);
}

static void
test_typed (void)
{
  static const struct
  {
    const char *text;
    const char *boards; /* NULL: refused */
    const char *unwatched;
  } cases[] = {
    { "1-4, 9", "1–4, 9", "5–8, 10" },
    { " 2 – 3;7-10 ", "2–3, 7–10", "1, 4–6" },
    { "", "", "1–10" },
    { "1-10", "1–10", "" },
    { "0-3", NULL, NULL },
    { "4-3", NULL, NULL },
    { "9-11", NULL, NULL },
    { "1-4, 4", NULL, NULL },
    { "1-", NULL, NULL },
    { "first", NULL, NULL },
    { "1,,2", NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) duties = g_array_new (FALSE, FALSE, sizeof (BrgDuty));
      gboolean is_sound = brg_duty_list_parse_boards (cases[i].text, 7, 10, duties);
      g_autofree char *boards = brg_duty_list_dup_boards (duties, 7);
      g_autofree char *unwatched = brg_duty_list_dup_unwatched (duties, 10);

      g_assert_cmpint (is_sound, ==, cases[i].boards != NULL);
      g_assert_cmpstr (boards, ==, is_sound ? cases[i].boards : "");
      if (is_sound)
        g_assert_cmpstr (unwatched, ==, cases[i].unwatched);
    }
}

/* A note is one action that is taken back as one; another reason replaces the first. */
static void
test_note (void)
{
  StoreFixture fixture;
  g_autoptr (BrgDutyList) list = NULL;
  g_autoptr (BrgDutyList) after = NULL;
  g_autoptr (GError) error = NULL;
  gint64 event;
  gint64 arbiter;

  open_event (&fixture, 1);
  list = load (&fixture, 1);
  event = list->snapshot->event->id;
  arbiter = get_official (list, 1)->id;
  g_assert_true (brg_duty_list_note_interest (fixture.store, event, arbiter,
                                              get_entry (list, 2)->id, "relative", &error));
  g_assert_true (brg_duty_list_note_interest (fixture.store, event, arbiter,
                                              get_entry (list, 4)->id, "coach", &error));
  g_assert_true (brg_duty_list_note_interest (fixture.store, event, arbiter,
                                              get_entry (list, 2)->id, "uncle", &error));
  g_assert_no_error (error);
  after = load (&fixture, 1);
  assert_conflicts (after, "1:2:1 2:4:1");
  g_assert_true (brg_duty_list_note_interest (fixture.store, event, arbiter,
                                              get_entry (list, 2)->id, NULL, &error));
  g_clear_pointer (&after, brg_duty_list_free);
  after = load (&fixture, 1);
  assert_conflicts (after, "2:4:1");
  g_assert_false (brg_duty_list_note_interest (fixture.store, event, arbiter + 100,
                                               get_entry (list, 2)->id, "uncle", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

static const char *
get_cell (const BrgForm *form, guint row, guint column)
{
  return brg_form_get_row (form, row)->cells[column].text;
}

static BrgForm *
make_form (BrgDutyList *list, const char *boards)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GArray) duties = g_array_new (FALSE, FALSE, sizeof (BrgDuty));
  BrgDocumentOptions options;

  g_assert_true (brg_duty_list_parse_boards (boards, get_official (list, 1)->id, 3, duties));
  brg_document_options_init (&options, words);
  return brg_duty_list_new_form (list, duties, &options);
}

/* ussr-chess-1956 27: each sector with its arbiter, what meets him there in lines of their own, who
 * has none at the end, and below how many the book wants. */
static void
test_paper (void)
{
  StoreFixture fixture;
  g_autoptr (BrgDutyList) list = NULL;
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) nothing = NULL;

  open_event (&fixture, 1);
  list = load (&fixture, 1);
  for (gint i = 2; i <= 3; i++)
    g_ptr_array_add (list->interests, brg_interest_new (get_official (list, 1)->id,
                                                        get_entry (list, i)->id, "coach"));
  list->snapshot->event->rulebook = brg_rulebook_find ("ussr-chess-1956");
  list->snapshot->event->discipline = BRG_DISCIPLINE_CHESS;
  list->regulations.level = BRG_LEVEL_REGIONAL;
  set_text (&((BrgOfficial *) get_official (list, 1))->category, "international");
  form = make_form (list, "1, 3");
  g_assert_cmpuint (form->rows->len, ==, 4);
  /* The category in words, and room for each to sign. */
  g_assert_cmpstr (get_cell (form, 0, 3), ==, "international arbiter");
  g_assert_true (g_str_has_prefix (brg_form_get_column (form, 5)->head, "Signature"));
  g_assert_cmpstr (form->right, ==, "Round 1");
  g_assert_cmpstr (get_cell (form, 0, 0), ==, "1");
  g_assert_cmpstr (get_cell (form, 0, 1), ==, "А. Б. Первый");
  g_assert_true (g_str_has_prefix (get_cell (form, 0, 4), "Board 1: "));
  g_assert_true (g_str_has_suffix (get_cell (form, 0, 4), "(coach)"));
  g_assert_cmpstr (get_cell (form, 1, 0), ==, "");
  g_assert_true (g_str_has_prefix (get_cell (form, 1, 4), "Board 1: "));
  g_assert_cmpstr (get_cell (form, 2, 0), ==, "3");
  g_assert_cmpstr (get_cell (form, 2, 4), ==, "");
  g_assert_cmpstr (get_cell (form, 3, 0), ==, "–");
  g_assert_cmpstr (get_cell (form, 3, 2), ==, "Chief arbiter");
  g_assert_cmpuint (form->notes->len, ==, 2);
  g_assert_cmpstr (form->notes->pdata[0], ==, "Arbiters needed: 1, appointed: 1 (§ 27).");
  g_assert_cmpstr (form->notes->pdata[1], ==, "No supervision: 2.");
  nothing = make_form (list, "");
  g_assert_null (nothing);
  store_fixture_close (&fixture);
}

/* fide-2023 A.4.2: full supervision takes a record of every game as well, and so says the paper. */
static void
test_paper_recording (void)
{
  StoreFixture fixture;
  g_autoptr (BrgDutyList) list = NULL;
  g_autoptr (BrgForm) form = NULL;

  open_event (&fixture, 1);
  list = load (&fixture, 1);
  list->snapshot->event->rulebook = brg_rulebook_find ("fide-2023");
  list->snapshot->event->discipline = BRG_DISCIPLINE_CHESS;
  set_text (&list->snapshot->group->time_control, "3+2");
  form = make_form (list, "1-3");
  g_assert_cmpuint (form->notes->len, ==, 3);
  g_assert_nonnull (strstr (form->notes->pdata[0], "Arbiters for full supervision: 3, "
                                                   "appointed: 2"));
  g_assert_cmpstr (form->notes->pdata[1], ==, "Too few arbiters.");
  g_assert_nonnull (strstr (form->notes->pdata[2], "B.2.3"));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("duty-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/duties/split", test_split);
  g_test_add_func ("/desk/duties/conflicts", test_conflicts);
  g_test_add_func ("/desk/duties/split-avoids", test_split_avoids);
  g_test_add_func ("/desk/duties/unpaired", test_unpaired);
  g_test_add_func ("/desk/duties/staffing", test_staffing);
  g_test_add_func ("/desk/duties/typed", test_typed);
  g_test_add_func ("/desk/duties/note", test_note);
  g_test_add_func ("/desk/duties/ussr-chess-1956/27/paper", test_paper);
  g_test_add_func ("/desk/duties/fide-2023/B.2.3/paper", test_paper_recording);
  return g_test_run ();
}
