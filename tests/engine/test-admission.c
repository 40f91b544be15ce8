/* test-admission.c - who may play in an event, and what is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission.h"
#include "brg-regulations.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

/* A limit of the group and who wants to play: `-` kept, `?` not known, else the ground. */
typedef struct
{
  const char *path;
  const char *book;
  BrgAdmissionLimitKind kind;
  gint number;
  const char *word;
  BrgAdmissionPerson person;
  const char *expected;
} Case;

#define DRAUGHTS "rus-draughts-2022"

static const Case cases[] = {
  /* "must not reach the age that bounds the group in the calendar year of the event" */
  { "2.1/sixteen-in-the-year", DRAUGHTS, BRG_LIMIT_AGE_UNDER, 17, "", { "2010", "m", "", 0 }, "-" },
  { "2.1/seventeen-on-new-year",
    DRAUGHTS,
    BRG_LIMIT_AGE_UNDER,
    17,
    "",
    { "2009-01-01", "m", "", 0 },
    "age" },
  { "2.1/seventeen-on-its-last-day",
    DRAUGHTS,
    BRG_LIMIT_AGE_UNDER,
    17,
    "",
    { "2009-12-31", "m", "", 0 },
    "age" },
  { "2.1/sixteen-on-its-last-day",
    DRAUGHTS,
    BRG_LIMIT_AGE_UNDER,
    17,
    "",
    { "2010-12-31", "m", "", 0 },
    "-" },
  { "2.1/birth-unknown", DRAUGHTS, BRG_LIMIT_AGE_UNDER, 17, "", { "", "m", "", 0 }, "?" },
  /* "played in an older group is allowed": no lower bound; students are 17 to 25 */
  { "2.1/much-younger", DRAUGHTS, BRG_LIMIT_AGE_UNDER, 17, "", { "2019", "f", "", 0 }, "-" },
  { "2.1/student-of-sixteen",
    DRAUGHTS,
    BRG_LIMIT_AGE_LEAST,
    17,
    "",
    { "2010", "m", "", 0 },
    "age" },
  { "2.1/student-of-seventeen",
    DRAUGHTS,
    BRG_LIMIT_AGE_LEAST,
    17,
    "",
    { "2009", "m", "", 0 },
    "-" },
  { "2.1/woman-among-men", DRAUGHTS, BRG_LIMIT_SEX, 0, "m", { "2000", "f", "", 0 }, "-" },
  { "2.1/man-among-women", DRAUGHTS, BRG_LIMIT_SEX, 0, "f", { "2000", "m", "", 0 }, "sex" },
  { "2.1/sex-unknown", DRAUGHTS, BRG_LIMIT_SEX, 0, "f", { "2000", "", "", 0 }, "?" },
  { "2.2.1/candidate-is-enough",
    DRAUGHTS,
    BRG_LIMIT_TITLE_LEAST,
    0,
    "кмс",
    { "", "", "КМС", 0 },
    "-" },
  { "2.2.1/master-is-more", DRAUGHTS, BRG_LIMIT_TITLE_LEAST, 0, "кмс", { "", "", "мс", 0 }, "-" },
  { "2.2.1/first-category-is-less",
    DRAUGHTS,
    BRG_LIMIT_TITLE_LEAST,
    0,
    "кмс",
    { "", "", "1 р.", 0 },
    "title" },
  { "2.2.1/without-points", DRAUGHTS, BRG_LIMIT_TITLE_LEAST, 0, "2 р.", { "", "", "1р", 0 }, "-" },
  { "2.2.1/no-title", DRAUGHTS, BRG_LIMIT_TITLE_LEAST, 0, "3 ю.", { "", "", "", 0 }, "title" },
  { "2.2.1/roman", DRAUGHTS, BRG_LIMIT_TITLE_LEAST, 0, "II", { "", "", "III разряд", 0 }, "title" },
  { "2.2.1/roman-kept", DRAUGHTS, BRG_LIMIT_TITLE_LEAST, 0, "II р.", { "", "", "I", 0 }, "-" },
  { "2.2.1/in-full", DRAUGHTS, BRG_LIMIT_TITLE_LEAST, 0, "1 разряд", { "", "", "1 р.", 0 }, "-" },
  { "2.2.1/in-full-broken",
    DRAUGHTS,
    BRG_LIMIT_TITLE_LEAST,
    0,
    "1-й спортивный разряд",
    { "", "", "2 р.", 0 },
    "title" },
  { "2.2.1/youth", DRAUGHTS, BRG_LIMIT_TITLE_LEAST, 0, "I юн.", { "", "", "2 ю.", 0 }, "title" },
  { "2.2.1/unknown-limit", DRAUGHTS, BRG_LIMIT_TITLE_LEAST, 0, "FM", { "", "", "мс", 0 }, "?" },
  { "2.2.1/unknown-title", DRAUGHTS, BRG_LIMIT_TITLE_LEAST, 0, "кмс", { "", "", "FM", 0 }, "?" },
  { "2.2.1/too-high", DRAUGHTS, BRG_LIMIT_TITLE_MOST, 0, "1 р.", { "", "", "кмс", 0 }, "title" },
  { "2.2.1/just-as-high", DRAUGHTS, BRG_LIMIT_TITLE_MOST, 0, "1 р.", { "", "", "1 р.", 0 }, "-" },
  { "2.2.1/rating-too-low",
    DRAUGHTS,
    BRG_LIMIT_RATING_LEAST,
    2000,
    "",
    { "", "", "", 1999 },
    "rating" },
  { "2.2.1/rating-enough", DRAUGHTS, BRG_LIMIT_RATING_LEAST, 2000, "", { "", "", "", 2000 }, "-" },
  { "2.2.1/no-rating", DRAUGHTS, BRG_LIMIT_RATING_LEAST, 2000, "", { "", "", "", 0 }, "rating" },
  { "2.2.1/rating-too-high",
    DRAUGHTS,
    BRG_LIMIT_RATING_MOST,
    2000,
    "",
    { "", "", "", 2001 },
    "rating" },
};

/* It is said which of the two titles is none of the book's. */
static void
test_unknown (void)
{
  static const struct
  {
    const char *limit;
    const char *title;
    gboolean is_limit;
  } rows[] = { { "FM", "мс", TRUE }, { "мс", "FM", FALSE }, { "2-й сорт", "I", TRUE } };
  const BrgRulebook *book = brg_rulebook_find (DRAUGHTS);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) limits =
          g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_limit_free);
      const BrgAdmissionPerson person = { "", "", rows[i].title, 0 };
      g_autoptr (GArray) found = NULL;

      g_ptr_array_add (limits,
                       brg_admission_limit_new (BRG_LIMIT_TITLE_MOST, 0, rows[i].limit, ""));
      found = brg_admission_check_limits (book, 2026, limits, &person);
      g_assert_cmpuint (found->len, ==, 1);
      g_assert_true (g_array_index (found, BrgAdmissionObstacle, 0).is_doubt);
      g_assert_cmpint (g_array_index (found, BrgAdmissionObstacle, 0).is_limit_unknown, ==,
                       rows[i].is_limit);
      g_assert_cmpint (brg_admission_knows_title (book, rows[i].limit), ==, !rows[i].is_limit);
    }
  g_assert_false (brg_admission_knows_title (book, ""));
  g_assert_true (brg_admission_knows_title (brg_rulebook_find ("fide-2023"), "IM"));
  g_assert_false (brg_admission_knows_title (brg_rulebook_find ("fide-2023"), "I"));
}

static void
test_limit (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (GPtrArray) limits =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_limit_free);
  g_autoptr (GArray) found = NULL;
  const BrgAdmissionObstacle *obstacle;

  g_ptr_array_add (limits, brg_admission_limit_new (one->kind, one->number, one->word, ""));
  found = brg_admission_check_limits (brg_rulebook_find (one->book), 2026, limits, &one->person);
  g_assert_cmpuint (found->len, ==, g_str_equal (one->expected, "-") ? 0 : 1);
  if (found->len == 0)
    return;
  obstacle = &g_array_index (found, BrgAdmissionObstacle, 0);
  g_assert_cmpint (obstacle->is_doubt, ==, g_str_equal (one->expected, "?"));
  if (!obstacle->is_doubt)
    g_assert_cmpstr (brg_admission_ground_to_id (obstacle->ground), ==, one->expected);
}

/* An article of the regulations goes before that of the book; another book lets no woman among men
 * of its own accord. */
static void
test_articles (void)
{
  g_autoptr (GPtrArray) limits =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_limit_free);
  BrgAdmissionPerson person = { "2009", "f", "", 0 };
  g_autoptr (GArray) draughts = NULL;
  g_autoptr (GArray) chess = NULL;

  g_ptr_array_add (limits, brg_admission_limit_new (BRG_LIMIT_AGE_UNDER, 17, "", ""));
  g_ptr_array_add (limits, brg_admission_limit_new (BRG_LIMIT_RATING_LEAST, 1000, "", "reg. 4.2"));
  g_ptr_array_add (limits, brg_admission_limit_new (BRG_LIMIT_SEX, 0, "m", ""));
  draughts = brg_admission_check_limits (brg_rulebook_find (DRAUGHTS), 2026, limits, &person);
  g_assert_cmpuint (draughts->len, ==, 2);
  g_assert_cmpstr (g_array_index (draughts, BrgAdmissionObstacle, 0).article, ==, DRAUGHTS " 2.1");
  g_assert_cmpint (g_array_index (draughts, BrgAdmissionObstacle, 0).age, ==, 17);
  g_assert_cmpstr (g_array_index (draughts, BrgAdmissionObstacle, 1).article, ==, "reg. 4.2");
  chess = brg_admission_check_limits (brg_rulebook_find ("fide-2023"), 2026, limits, &person);
  g_assert_cmpuint (chess->len, ==, 3);
  g_assert_null (g_array_index (chess, BrgAdmissionObstacle, 0).article);
  g_assert_cmpint (g_array_index (chess, BrgAdmissionObstacle, 2).ground, ==, BRG_GROUND_SEX);
}

static void
assert_asked (const char *birth, const char *title, const char *first_day, const char *expected)
{
  const BrgAdmissionBook *book = brg_rulebook_find (DRAUGHTS)->admission;
  BrgAdmissionPerson person = { birth, "", title, 0 };
  g_autoptr (GString) asked = g_string_new (NULL);

  for (guint i = 0; i < book->n_papers; i++)
    if (brg_admission_is_asked (&book->papers[i], &person, first_day))
      g_string_append_printf (asked, "%s ", book->papers[i].id);
  g_assert_cmpstr (asked->str, ==, expected);
}

/* "birth certificate (for those who have not reached fourteen)", "classification book (for those
 * who have categories)". */
static void
test_papers (void)
{
  assert_asked ("2010-03-21", "1 р.", "2026-11-17",
                "application doctor identity classification medical-insurance life-insurance ");
  assert_asked ("2013-05-09", "", "2026-11-17",
                "application doctor birth-certificate medical-insurance life-insurance ");
  /* fourteen on the first day, and the day after it */
  assert_asked ("2012-11-17", "б/р", "2026-11-17",
                "application doctor identity medical-insurance life-insurance ");
  assert_asked ("2010-11-17", "без разряда", "2026-11-17",
                "application doctor identity medical-insurance life-insurance ");
  assert_asked ("2010-11-17", "Б/Р.", "2026-11-17",
                "application doctor identity medical-insurance life-insurance ");
  assert_asked ("2012-11-18", "", "2026-11-17",
                "application doctor birth-certificate medical-insurance life-insurance ");
  /* nobody knows whether he is fourteen already */
  assert_asked ("2012", "", "2026-11-17",
                "application doctor identity medical-insurance life-insurance ");
  assert_asked ("", "", "", "application doctor identity medical-insurance life-insurance ");
}

/* No id twice, in any book. */
static void
test_ids (void)
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < n_books; i++)
    for (guint k = 0; books[i]->admission != NULL && k < books[i]->admission->n_papers; k++)
      g_assert_true (brg_admission_find_paper (books[i], books[i]->admission->papers[k].id) ==
                     &books[i]->admission->papers[k]);
  for (gint i = 0; i < BRG_N_ADMISSION_STATES; i++)
    {
      BrgAdmissionState state = BRG_N_ADMISSION_STATES;

      g_assert_true (
          brg_admission_state_from_id (brg_admission_state_to_id ((BrgAdmissionState) i), &state));
      g_assert_cmpint ((gint) state, ==, i);
    }
  for (gint i = 0; i < BRG_N_ADMISSION_GROUNDS; i++)
    {
      BrgAdmissionGround ground = BRG_N_ADMISSION_GROUNDS;

      g_assert_true (brg_admission_ground_from_id (
          brg_admission_ground_to_id ((BrgAdmissionGround) i), &ground));
      g_assert_cmpint ((gint) ground, ==, i);
    }
  for (gint i = 0; i < BRG_N_ADMISSION_LIMITS; i++)
    {
      BrgAdmissionLimitKind kind = BRG_N_ADMISSION_LIMITS;

      g_assert_true (brg_admission_limit_from_id (
          brg_admission_limit_to_id ((BrgAdmissionLimitKind) i), &kind));
      g_assert_cmpint ((gint) kind, ==, i);
    }
}

/* "not more than 5 000 roubles from a player"; chess books set no limit. */
static void
test_fee (void)
{
  const char *article = NULL;

  g_assert_cmpint (
      brg_admission_get_most_fee (brg_rulebook_find (DRAUGHTS), BRG_LEVEL_NATIONAL, &article), ==,
      500000);
  g_assert_cmpstr (article, ==, DRAUGHTS " 5.2");
  g_assert_cmpint (
      brg_admission_get_most_fee (brg_rulebook_find (DRAUGHTS), BRG_REGULATION_UNSET, NULL), ==,
      500000);
  g_assert_cmpint (
      brg_admission_get_most_fee (brg_rulebook_find ("fide-2023"), BRG_LEVEL_NATIONAL, &article),
      ==, -1);
  g_assert_null (article);
}

/* "at events of municipal status, of sports and other organisations" */
static void
test_fewer_papers (void)
{
  const BrgRulebook *book = brg_rulebook_find (DRAUGHTS);

  g_assert_true (brg_admission_may_ask_less (book, BRG_LEVEL_LOCAL));
  g_assert_true (brg_admission_may_ask_less (book, BRG_LEVEL_CLUB));
  g_assert_true (brg_admission_may_ask_less (book, BRG_REGULATION_UNSET));
  g_assert_false (brg_admission_may_ask_less (book, BRG_LEVEL_REGIONAL));
  g_assert_false (brg_admission_may_ask_less (book, BRG_LEVEL_NATIONAL));
  g_assert_true (brg_admission_may_ask_less (brg_rulebook_find ("fide-2023"), BRG_LEVEL_NATIONAL));
}

/* Articles of the grounds, as chapters II and V have them. */
static void
test_grounds (void)
{
  const BrgRulebook *book = brg_rulebook_find (DRAUGHTS);

  g_assert_cmpstr (brg_admission_get_article (book, BRG_GROUND_DOCTOR), ==, DRAUGHTS " 2.2.3");
  g_assert_cmpstr (brg_admission_get_article (book, BRG_GROUND_PAPERS), ==, DRAUGHTS " 2.2.4");
  g_assert_cmpstr (brg_admission_get_article (book, BRG_GROUND_LATE), ==, DRAUGHTS " 5.1");
  g_assert_cmpstr (brg_admission_get_article (book, BRG_GROUND_DISQUALIFIED), ==,
                   DRAUGHTS " 1.5.10");
  g_assert_cmpstr (book->admission->committee_article, ==, DRAUGHTS " 5.3");
  g_assert_cmpstr (book->admission->no_refund_article, ==, DRAUGHTS " 1.5.9");
  g_assert_cmpstr (brg_rulebook_find ("rus-chess-2014")->admission->invitation_article, ==,
                   "rus-chess-2014 13.12");
}

BRG_TEST_TOPIC ("admission")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/engine/admission/%s %s", cases[i].book, cases[i].path);

      g_test_add_data_func (path, &cases[i], test_limit);
    }
  g_test_add_func ("/engine/admission/rus-draughts-2022 2.2.1/unknown", test_unknown);
  g_test_add_func ("/engine/admission/rus-draughts-2022 2.1, 2.2.1/articles", test_articles);
  g_test_add_func ("/engine/admission/rus-draughts-2022 2.2.3, 2.2.4/papers", test_papers);
  g_test_add_func ("/engine/admission/ids", test_ids);
  g_test_add_func ("/engine/admission/rus-draughts-2022 5.2/fee", test_fee);
  g_test_add_func ("/engine/admission/rus-draughts-2022 2.2.6/fewer-papers", test_fewer_papers);
  g_test_add_func ("/engine/admission/rus-draughts-2022 1.5.9, 1.6.2, 5.1, 5.3, "
                   "rus-chess-2014 13.12/grounds",
                   test_grounds);
  return g_test_run ();
}
