/* test-jury.c - who officiates: roles and categories of the books
 *
 * Expected values: written from the articles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-article-find.h"
#include "brg-jury.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#define DRAUGHTS "rus-draughts-2022"
#define CHESS "rus-chess-2014"

typedef struct
{
  const char *path;
  const char *rulebook;
  const char *written;
  const char *id; /* NULL for unknown */
} CategoryCase;

static const CategoryCase categories[] = {
  { "rus-draughts-2022 app. 6/figure", DRAUGHTS, "1", "first" },
  { "rus-draughts-2022 app. 6/genitive", DRAUGHTS, "первой", "first" },
  { "rus-draughts-2022 app. 6/whole", DRAUGHTS, " Судья  ВТОРОЙ категории ", "second" },
  { "rus-draughts-2022 app. 6/short", DRAUGHTS, "СС3К", "third" },
  { "rus-draughts-2022 app. 6/all-russian", DRAUGHTS, "Всероссийская", "all-russian" },
  { "rus-draughts-2022 app. 6/young", DRAUGHTS, "юный спортивный судья", "young" },
  { "rus-draughts-2022 app. 6/english", DRAUGHTS, "arbiter of the first category", "first" },
  { "rus-draughts-2022 app. 6/title-of-a-player", DRAUGHTS, "мастер спорта", NULL },
  { "rus-draughts-2022 app. 6/of-another-book", DRAUGHTS, "IA", "international" },
  { "rus-draughts-2022 app. 6/fourth", DRAUGHTS, "4", NULL },
  { "rus-draughts-2022 app. 6/ordinal", DRAUGHTS, "1-ая", "first" },
  { "rus-draughts-2022 app. 6/ordinal-of-a-category", DRAUGHTS, "2-й категории", "second" },
  { "rus-draughts-2022 app. 6/ordinal-joined", DRAUGHTS, "1я", "first" },
  { "rus-draughts-2022 app. 6/ordinal-roman", DRAUGHTS, "II-я", "second" },
  { "rus-draughts-2022 app. 6/category-joined", DRAUGHTS, "3кат", "third" },
  { "rus-draughts-2022 app. 6/noun-joined", DRAUGHTS, "Судья-1", "first" },
  { "rus-draughts-2022 app. 6/no-ordinal", DRAUGHTS, "1-бис", NULL },
  { "rus-draughts-2022 app. 6/without", DRAUGHTS, "без категории", NULL },
  { "rus-draughts-2022 app. 6/republican", DRAUGHTS, "судья республиканской категории", NULL },
  { "rus-draughts-2022 app. 6/nothing", DRAUGHTS, "", NULL },
  { "rus-chess-2014 21.1/all-russian", CHESS, "Всероссийской категории", "all-russian" },
  { "rus-chess-2014 21.1/fide", CHESS, "арбитр ФИДЕ", "fide" },
  { "fide-2023/no-categories", "fide-2023", "1", NULL },
  { "fide-2023/national-arbiter", "fide-2023", "NA", "national-arbiter" },
  { "ukr-chess-2016/national", "ukr-chess-2016", "суддя національної категорії", "national" },
  { "ukr-chess-2016/first", "ukr-chess-2016", "перша", "first" },
  { "ussr-chess-1956/republican", "ussr-chess-1956", "республиканской категории", "republican" },
  { "ussr-chess-1956/all-union", "ussr-chess-1956", "всесоюзной", "all-union" },
};

static void
test_category (gconstpointer data)
{
  const CategoryCase *item = data;
  const BrgArbiterCategory *found =
      brg_jury_find_category (brg_rulebook_find (item->rulebook), item->written);

  g_assert_cmpstr (found != NULL ? found->id : NULL, ==, item->id);
}

typedef struct
{
  const char *path;
  const char *rulebook;
  BrgOfficialRole role;
  guint most;
  const char *article; /* NULL where the book is silent */
} RoleCase;

static const RoleCase roles[] = {
  { "rus-draughts-2022 12.4.1/chief", DRAUGHTS, BRG_OFFICIAL_CHIEF_ARBITER, 1, "12.4.1" },
  { "rus-draughts-2022 12.4.4/deputies", DRAUGHTS, BRG_OFFICIAL_DEPUTY, 0, "12.4.4" },
  { "rus-draughts-2022 12.4.5/secretary", DRAUGHTS, BRG_OFFICIAL_CHIEF_SECRETARY, 1, "12.4.5" },
  { "rus-draughts-2022 12.4.6/arbiter", DRAUGHTS, BRG_OFFICIAL_ARBITER, 0, "12.4.6" },
  { "rus-draughts-2022 13.1.1/nurse", DRAUGHTS, BRG_OFFICIAL_NURSE, 0, "13.1.1" },
  { "rus-draughts-2022 13.1.2/doctor", DRAUGHTS, BRG_OFFICIAL_DOCTOR, 0, "13.1.2" },
  { "rus-draughts-2022 13.1.3/commandant", DRAUGHTS, BRG_OFFICIAL_COMMANDANT, 0, "13.1.3" },
  { "rus-draughts-2022 13.1.4/assistant", DRAUGHTS, BRG_OFFICIAL_ASSISTANT, 0, "13.1.4" },
  { "rus-draughts-2022 13.1.5/technical", DRAUGHTS, BRG_OFFICIAL_TECHNICAL, 0, "13.1.5" },
  { "rus-draughts-2022 15.3/demonstrator", DRAUGHTS, BRG_OFFICIAL_DEMONSTRATOR, 0, "15.3" },
  { "rus-draughts-2022 2.3.4/representative", DRAUGHTS, BRG_OFFICIAL_REPRESENTATIVE, 0, "2.3.4" },
  { "rus-chess-2014 21.1/chief", CHESS, BRG_OFFICIAL_CHIEF_ARBITER, 1, "21.1" },
  { "rus-chess-2014 21.2/arbiter", CHESS, BRG_OFFICIAL_ARBITER, 0, "21.2" },
  { "rus-chess-2014 27/captain", CHESS, BRG_OFFICIAL_CAPTAIN, 0, "27" },
  { "rus-chess-2014 21.2/no-doctor", CHESS, BRG_OFFICIAL_DOCTOR, 0, NULL },
  { "ussr-chess-1956 26/chief", "ussr-chess-1956", BRG_OFFICIAL_CHIEF_ARBITER, 1, "26" },
  { "ussr-chess-1956 26 k/demonstrator", "ussr-chess-1956", BRG_OFFICIAL_DEMONSTRATOR, 0, "26 k" },
  { "fide-2023/one-chief-all-the-same", "fide-2023", BRG_OFFICIAL_CHIEF_ARBITER, 1, NULL },
};

static void
test_role (gconstpointer data)
{
  const RoleCase *item = data;
  const BrgRulebook *rulebook = brg_rulebook_find (item->rulebook);
  const BrgJuryRole *row = brg_jury_find_role (rulebook, item->role);

  g_assert_cmpuint (brg_jury_get_most (rulebook, item->role), ==, item->most);
  g_assert_cmpstr (row != NULL ? strchr (row->article, ' ') + 1 : NULL, ==, item->article);
}

/* rus-draughts-2022 12.1: who is the main jury; words go there and back; articles are known. */
static void
test_all (void)
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < BRG_N_OFFICIAL_ROLES; i++)
    {
      BrgOfficialRole role = BRG_N_OFFICIAL_ROLES;
      gboolean is_main = i == BRG_OFFICIAL_CHIEF_ARBITER || i == BRG_OFFICIAL_CHIEF_SECRETARY ||
                         i == BRG_OFFICIAL_DEPUTY;

      g_assert_true (brg_official_role_from_word (brg_official_role_to_word (i), &role));
      g_assert_cmpint (role, ==, i);
      g_assert_cmpint (brg_official_role_get_body (i) == BRG_BODY_MAIN_JURY, ==, is_main);
    }
  g_assert_true (brg_official_role_is_arbiter (BRG_OFFICIAL_SECTOR_ARBITER));
  g_assert_false (brg_official_role_is_arbiter (BRG_OFFICIAL_CHIEF_SECRETARY));
  g_assert_false (brg_official_role_is_arbiter (BRG_OFFICIAL_DOCTOR));
  for (guint b = 0; b < n_books; b++)
    for (guint i = 0; i < books[b]->jury->n_roles; i++)
      g_assert_nonnull (brg_article_find (books[b]->jury->roles[i].article, NULL));
}

BRG_TEST_TOPIC ("jury")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (categories); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/jury/category/", categories[i].path, NULL);

      g_test_add_data_func (path, &categories[i], test_category);
    }
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/jury/role/", roles[i].path, NULL);

      g_test_add_data_func (path, &roles[i], test_role);
    }
  g_test_add_func ("/engine/jury/rus-draughts-2022 12.1/bodies", test_all);
  return g_test_run ();
}
