/* test-start-numbers.c - start numbers before the first round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-numbers.h"
#include "brg-draft.h"
#include "brg-drawing-presence.h"
#include "brg-rulebooks.h"
#include "brg-start-numbers.h"
#include "brg-test.h"

static BrgSnapshot *
make_snapshot (const gint *ratings, gint n_players)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();

  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup ("coefficients");
  snapshot->group->n_rounds = 5;
  snapshot->group->seed = 77;
  snapshot->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  for (gint i = 0; i < n_players; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      g_free (entry->family_name);
      entry->family_name = g_strdup_printf ("Игрок%d", i);
      entry->id = i + 1;
      entry->rating = ratings[i];
      g_ptr_array_add (snapshot->entries, entry);
    }
  return snapshot;
}

static const gint ratings[] = { 1800, 0, 2100, 1800, 0, 1950, 2000, 1800 };

/* rus-draughts-2022 5.4.10.5.1 */
static void
test_rating (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot (ratings, G_N_ELEMENTS (ratings));
  g_autofree gint *order = brg_start_numbers_order (snapshot, BRG_NUMBERS_RATING, 77);

  for (guint i = 1; i < G_N_ELEMENTS (ratings); i++)
    g_assert_cmpint (ratings[order[i - 1]], >=, ratings[order[i]]);
}

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* Rating, then FIDE's titles in FIDE's order, then the alphabet, the unrated behind; no lot. A
 * title of a federation is none of FIDE's. */
static void
test_fide (void)
{
  static const struct
  {
    gint rating;
    const char *title;
    const char *name;
    gint place;
  } rows[] = {
    { 0, "GM", "Абрамов", 14 },   { 2300, "", "Яшин", 8 },     { 2300, "WGM", "Юрьева", 4 },
    { 2300, "fm", "Antonov", 5 }, { 2300, "IM", "Белов", 2 },  { 2300, "мм", "Волков", 3 },
    { 2400, "", "Щукин", 1 },     { 2300, "CM", "Амосов", 6 }, { 2300, "мс", "Эльдаров", 7 },
    { 0, "", "Абакумов", 15 },    { 2200, "гм", "Яров", 9 },   { 2200, "МГ", "Яшкин", 10 },
    { 2200, "км", "Ярцев", 12 },  { 2200, "кмс", "Яхин", 13 }, { 2200, "ЖМГ", "Ярова", 11 },
  };
  gint list[G_N_ELEMENTS (rows)];
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autofree gint *order = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    list[i] = rows[i].rating;
  snapshot = make_snapshot (list, G_N_ELEMENTS (rows));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      set_text (&entry->title, rows[i].title);
      set_text (&entry->family_name, rows[i].name);
    }
  order = brg_start_numbers_order (snapshot, BRG_NUMBERS_FIDE, 1);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (rows[order[i]].place, ==, i + 1);
  g_assert_cmpstr (brg_number_method_get_word (BRG_NUMBERS_FIDE), ==, "fide");
}

/* The numbers of the draw; who has left comes last. While it is not complete, the list. */
static void
test_varma (void)
{
  static const gint none[10] = { 0 };
  g_autoptr (BrgSnapshot) snapshot = make_snapshot (none, G_N_ELEMENTS (none));
  g_autoptr (BrgVarmaLots) lots = NULL;
  g_autofree gint *drawn = NULL;
  g_autofree gint *list = NULL;

  ((BrgEntry *) snapshot->entries->pdata[0])->left_after = 0;
  lots = brg_start_numbers_new_lots (snapshot, BRG_DELEGATION_ORGANISATION, 5);
  g_assert_cmpuint (brg_varma_lots_get_turns (lots)->len, ==, 9);
  drawn = brg_start_numbers_order_by_lots (lots);
  g_assert_cmpint (drawn[9], ==, 0);
  for (guint i = 0; i < 9; i++)
    {
      const BrgVarmaTurn *turn = &g_array_index (brg_varma_lots_get_turns (lots), BrgVarmaTurn, i);

      g_assert_cmpint (drawn[turn->number - 1], ==, turn->entry);
    }
  brg_varma_lots_set_by_hand (lots, TRUE);
  list = brg_start_numbers_order_by_lots (lots);
  for (gint i = 0; i < 9; i++)
    g_assert_cmpint (list[i], ==, i + 1);
}

/* The numbers are those that the first pairing would give with the same seed. */
static void
test_same_as_pairing (void)
{
  static const struct
  {
    BrgNumberMethod method;
    BrgNumbering numbering;
  } rows[] = {
    { BRG_NUMBERS_RATING, BRG_NUMBERING_RATING },
    { BRG_NUMBERS_FIDE, BRG_NUMBERING_FIDE },
    { BRG_NUMBERS_LOTS, BRG_NUMBERING_LOTS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = make_snapshot (ratings, G_N_ELEMENTS (ratings));
      g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);
      BrgDraftSettings settings = *brg_draft_get_settings (draft);
      g_autofree gint *order = NULL;

      settings.numbering = rows[i].numbering;
      settings.seed = 4711;
      brg_draft_set_settings (draft, &settings);
      order = brg_start_numbers_order (snapshot, rows[i].method, 4711);
      for (gint player = 0; player < (gint) G_N_ELEMENTS (ratings); player++)
        g_assert_cmpint (brg_draft_find_entry (draft, player), ==, order[player]);
    }
}

static void
test_hand (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot (ratings, G_N_ELEMENTS (ratings));
  g_autofree gint *order = NULL;

  ((BrgEntry *) snapshot->entries->pdata[2])->left_after = 0;
  order = brg_start_numbers_order (snapshot, BRG_NUMBERS_HAND, 1);
  g_assert_cmpint (order[0], ==, 0);
  g_assert_cmpint (order[2], ==, 3);
  g_assert_cmpint (order[7], ==, 2);
}

/* Who is at the draw, by his name as somebody wrote it. */
static void
test_presence (void)
{
  static const struct
  {
    const char *present;
    const char *found; /* by players */
  } cases[] = {
    { "", "------" },
    { "Иванов Иван", "x-----" },
    { "Пётр Иванов; Сидоров", "-xx---" },
    { "Иванов", "------" },
    { "Иванов П.\nИ. Иванов", "xx----" },
    { "Иванов, Иван", "x-----" },
    { "Сидоров Лев", "------" },
    { "Сидоров Олег Ильич (Москва)", "--x---" },
    { "Сидоров О. П.", "------" },
    { "де ла Круз", "---x--" },
    { "Хуан Де Ла Круз", "---x--" },
    { "Де Ла Круз, Сидоров", "--xx--" },
    { "Козлов Юрий", "----x-" },
    { "Козлов Юрий; Козлов Юрий; Козлов Юрий", "----xx" },
    { "Козлов Ю.", "------" },
    { "Сидоров Круз", "------" },
    { "Де Ла Круз Сидоров", "------" },
    { "Гость; Лев", "------" },
  };
  static const char *const names[][3] = {
    { "Иванов", "Иван", "" },     { "Иванов", "Пётр", "" }, { "Сидоров", "Олег", "Ильич" },
    { "Де Ла Круз", "Хуан", "" }, { "Козлов", "Юрий", "" }, { "Козлов", "Юрий", "" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_snapshot (ratings, G_N_ELEMENTS (names));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      set_text (&entry->family_name, names[i][0]);
      set_text (&entry->given_name, names[i][1]);
      set_text (&entry->father_name, names[i][2]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) found = brg_drawing_presence_find (snapshot, cases[i].present);
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint n = 0; n < found->len; n++)
        g_string_append_c (text, g_array_index (found, gboolean, n) ? 'x' : '-');
      g_test_message ("%s", cases[i].present);
      g_assert_cmpstr (text->str, ==, cases[i].found);
    }
}

BRG_TEST_TOPIC ("start-numbers")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/start-numbers/rating/rus-draughts-2022/5.4.10.5.1", test_rating);
  g_test_add_func ("/app/start-numbers/rus-chess-2014 22.3/presence", test_presence);
  g_test_add_func ("/app/start-numbers/fide-handling-2026/2.2/rating-title-name", test_fide);
  g_test_add_func ("/app/start-numbers/same-as-pairing", test_same_as_pairing);
  g_test_add_func ("/app/start-numbers/hand", test_hand);
  g_test_add_func ("/app/start-numbers/rus-chess-2014/22.9.1/varma", test_varma);
  return g_test_run ();
}
