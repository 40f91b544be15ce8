/* test-rulebook.c - the tables of the five rule books
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebook.h"
#include "brg-test.h"

#include "brg-discipline.h"
#include "brg-rulebooks.h"

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)

/* What the texts say, read again article by article. */
typedef struct
{
  const char *id;
  guint disciplines;
  BrgWithdrawalRule less_than_half;
  BrgWithdrawalRule half_or_more;
  gboolean two_one_scoring;
  const char *late_article;
  const char *scoring_article;
  const char *marks_article;
  const char *swiss_leaver_article;
  const char *adjourned_leaver_article;
} Case;

static const Case cases[] = {
  { "fide-2023",
    PLAYS (CHESS) | PLAYS (CHESS960),
    /* results stay in the table, count for nobody; minus for him, plus for the others */
    { "rus-chess-2014 24.1.1", FALSE, FALSE, BRG_UNPLAYED_LOST },
    { "rus-chess-2014 24.1.2", TRUE, FALSE, BRG_UNPLAYED_LOST },
    FALSE,
    "fide-2023 6.7.1",
    "fide-2023 10.1",
    "fide-2023 glossary",
    "rus-chess-2014 24.2",
    NULL },
  { "rus-chess-2014",
    PLAYS (CHESS) | PLAYS (CHESS960),
    { "rus-chess-2014 24.1.1", FALSE, FALSE, BRG_UNPLAYED_LOST },
    { "rus-chess-2014 24.1.2", TRUE, FALSE, BRG_UNPLAYED_LOST },
    FALSE,
    "rus-chess-2014 6.6.1",
    "rus-chess-2014 12.1",
    "rus-chess-2014 24.1.1",
    "rus-chess-2014 24.2",
    NULL },
  { "ukr-chess-2016",
    PLAYS (CHESS) | PLAYS (CHESS960),
    { "rus-chess-2014 24.1.1", FALSE, FALSE, BRG_UNPLAYED_LOST },
    { "rus-chess-2014 24.1.2", TRUE, FALSE, BRG_UNPLAYED_LOST },
    FALSE,
    "ukr-chess-2016 6.3.2",
    "ukr-chess-2016 10",
    NULL,
    "rus-chess-2014 24.2",
    NULL },
  { "ussr-chess-1956",
    PLAYS (CHESS),
    /* all games annulled, the row struck out; with half or more the opponents have won */
    { "ussr-chess-1956 23", FALSE, TRUE, BRG_UNPLAYED_LEFT_OPEN },
    { "ussr-chess-1956 23", TRUE, FALSE, BRG_UNPLAYED_LOST },
    FALSE,
    "ussr-chess-1956 16",
    "ussr-chess-1956 22",
    "ussr-chess-1956 22",
    NULL,
    "ussr-chess-1956 23" },
  { "rus-draughts-2022",
    PLAYS (RUSSIAN) | PLAYS (DRAUGHTS64) | PLAYS (INTERNATIONAL) | PLAYS (GIVEAWAY) | PLAYS (RENJU),
    /* results stay for rating, minus for him and his partners; with half or more a plus for them */
    { "rus-draughts-2022 5.4.5.2", FALSE, FALSE, BRG_UNPLAYED_MINUS_BOTH },
    { "rus-draughts-2022 5.4.5.3", TRUE, FALSE, BRG_UNPLAYED_LOST },
    TRUE,
    "rus-draughts-2022 5.4.4.1",
    "rus-draughts-2022 5.4.7.1",
    "rus-draughts-2022 5.4.7.2",
    "rus-draughts-2022 5.4.5.5",
    "rus-draughts-2022 5.4.5.4" },
};

static void
check_rule (const BrgWithdrawalRule *got, const BrgWithdrawalRule *expected)
{
  g_assert_cmpstr (got->article, ==, expected->article);
  g_assert_cmpint (got->counts, ==, expected->counts);
  g_assert_cmpint (got->struck_out, ==, expected->struck_out);
  g_assert_cmpint (got->marks, ==, expected->marks);
}

static void
test_book (gconstpointer data)
{
  const Case *test = data;
  const BrgRulebook *book = brg_rulebook_find (test->id);

  g_assert_nonnull (book);
  g_assert_cmpuint (book->disciplines, ==, test->disciplines);
  check_rule (&book->less_than_half, &test->less_than_half);
  check_rule (&book->half_or_more, &test->half_or_more);
  g_assert_cmpint (book->two_one_scoring, ==, test->two_one_scoring);
  g_assert_cmpstr (book->late_article, ==, test->late_article);
  g_assert_cmpstr (book->scoring_article, ==, test->scoring_article);
  g_assert_cmpstr (book->marks_article, ==, test->marks_article);
  g_assert_cmpstr (book->swiss_leaver_article, ==, test->swiss_leaver_article);
  g_assert_cmpstr (book->adjourned_leaver_article, ==, test->adjourned_leaver_article);
}

/* How late a player may come when the regulations are silent, by first control. */
static const struct
{
  const char *path;
  const char *id;
  gint first_control;
  gint late_minutes;
} late[] = {
  { "fide-2023/6.7.1/none", "fide-2023", 90, 0 },
  { "rus-chess-2014/6.6.1/none", "rus-chess-2014", 120, 0 },
  { "ukr-chess-2016/6.3.2/must-be-set", "ukr-chess-2016", 90, -1 },
  { "ussr-chess-1956/16/an-hour", "ussr-chess-1956", 150, 60 },
  { "ussr-chess-1956/16/an-hour-whatever-the-control", "ussr-chess-1956", 30, 60 },
  { "rus-draughts-2022/5.4.4.1/first-control", "rus-draughts-2022", 45, 45 },
  { "rus-draughts-2022/5.4.4.1/just-an-hour", "rus-draughts-2022", 60, 60 },
  { "rus-draughts-2022/5.4.4.1/never-more-than-an-hour", "rus-draughts-2022", 61, 60 },
  { "rus-draughts-2022/5.4.4.1/blitz", "rus-draughts-2022", 3, 3 },
};

static void
test_late (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);

  g_assert_cmpint (
      brg_rulebook_get_late_minutes (brg_rulebook_find (late[i].id), late[i].first_control), ==,
      late[i].late_minutes);
}

/* rus-draughts-2022 5.4.10.2: who says that he will not play has a loss in that round. */
static void
test_point_byes (void)
{
  g_assert_false (brg_rulebook_find ("rus-draughts-2022")->point_byes);
  g_assert_false (brg_rulebook_find ("ussr-chess-1956")->point_byes);
  g_assert_true (brg_rulebook_find ("fide-2023")->point_byes);
}

static void
test_list (void)
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  g_assert_cmpuint (n_books, ==, G_N_ELEMENTS (cases));
  for (guint i = 0; i < n_books; i++)
    {
      g_assert_cmpstr (books[i]->id, ==, cases[i].id);
      g_assert_true (brg_rulebook_find (books[i]->id) == books[i]);
    }
  g_assert_null (brg_rulebook_find ("fide-2022"));
  g_assert_null (brg_rulebook_find (""));
}

static void
test_disciplines (void)
{
  guint governed = 0;
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);
  BrgDiscipline found = BRG_DISCIPLINE_RENJU;

  for (guint i = 0; i < BRG_N_DISCIPLINES; i++)
    {
      g_assert_true (brg_discipline_from_id (brg_discipline_to_id (i), &found));
      g_assert_cmpuint (found, ==, i);
    }
  g_assert_false (brg_discipline_from_id ("go", &found));
  g_assert_cmpint (found, ==, BRG_DISCIPLINE_RENJU);
  for (guint i = 0; i < n_books; i++)
    governed |= books[i]->disciplines;
  g_assert_cmpuint (governed, ==, (1u << BRG_N_DISCIPLINES) - 1);
}

static void
test_forms_of_play (void)
{
  static const struct
  {
    BrgDiscipline discipline;
    BrgTempo tempo;
    BrgPlayForm form;
  } rows[] = {
    { BRG_DISCIPLINE_CHESS, BRG_TEMPO_UNKNOWN, BRG_FORM_STANDARD },
    { BRG_DISCIPLINE_CHESS, BRG_TEMPO_RAPID, BRG_FORM_RAPID },
    { BRG_DISCIPLINE_CHESS960, BRG_TEMPO_BLITZ, BRG_FORM_BLITZ },
    { BRG_DISCIPLINE_RUSSIAN, BRG_TEMPO_BLITZ, BRG_FORM_RUSSIAN },
    { BRG_DISCIPLINE_DRAUGHTS64, BRG_TEMPO_STANDARD, BRG_FORM_RUSSIAN },
    { BRG_DISCIPLINE_INTERNATIONAL, BRG_TEMPO_RAPID, BRG_FORM_INTERNATIONAL },
    { BRG_DISCIPLINE_GIVEAWAY, BRG_TEMPO_UNKNOWN, BRG_FORM_GIVEAWAY },
    { BRG_DISCIPLINE_RENJU, BRG_TEMPO_UNKNOWN, BRG_FORM_RENJU },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (brg_play_form_find (rows[i].discipline, rows[i].tempo), ==, rows[i].form);
}

BRG_TEST_TOPIC ("rulebook")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/rulebook/", cases[i].id, NULL);

      g_test_add_data_func (path, &cases[i], test_book);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (late); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/rulebook/late/", late[i].path, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_late);
    }
  g_test_add_func ("/engine/rulebook/rus-draughts-2022/5.4.10.2/no-points-for-absence",
                   test_point_byes);
  g_test_add_func ("/engine/rulebook/list", test_list);
  g_test_add_func ("/engine/rulebook/disciplines", test_disciplines);
  g_test_add_func ("/engine/rulebook/forms-of-play", test_forms_of_play);
  return g_test_run ();
}
