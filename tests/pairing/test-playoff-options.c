/* test-playoff-options.c - formats and options of play-offs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-options.h"
#include "brg-test.h"

static void
test_text (void)
{
  g_autofree char *one = brg_playoff_options_set ("", "games", "4");
  g_autofree char *two = brg_playoff_options_set (one, "equal", "lot");
  g_autofree char *three = brg_playoff_options_set (two, "games", "6");
  g_autofree char *games = brg_playoff_options_dup (three, "games");
  g_autofree char *equal = brg_playoff_options_dup (three, "equal");

  g_assert_cmpstr (two, ==, "games=4 equal=lot");
  g_assert_cmpstr (three, ==, "equal=lot games=6");
  g_assert_cmpstr (games, ==, "6");
  g_assert_cmpstr (equal, ==, "lot");
  g_assert_null (brg_playoff_options_dup (three, "game"));
  g_assert_null (brg_playoff_options_dup ("", "games"));
}

typedef struct
{
  const char *format;
  gint n_players;
  const char *options;
  const char *fault; /* NULL if they are right */
} Check;

static void
test_check (void)
{
  static const Check checks[] = {
    { "rus-chess-2014", 2, "", NULL },
    { "rus-chess-2014", 8, "pace=armageddon bracket=lot", NULL },
    { "rus-chess-2014", 7, "bracket=lot", "bracket=lot" },
    { "rus-chess-2014", 2, "pace=slow", "pace=slow" },
    { "rus-chess-2014", 2, "pace", "pace" },
    { "match", 2, "games=20", NULL },
    { "match", 2, "games=21", "games=21" },
    { "match", 2, "games=0", "games=0" },
    { "match", 2, "games=two", "games=two" },
    { "team-match", 2, "boards=100 games=2", NULL },
    { "team-match", 2, "equal=again", "equal=again" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      g_autofree char *fault = NULL;
      gboolean is_right =
          brg_playoff_options_check (brg_playoff_find_format (checks[i].format),
                                     checks[i].n_players, checks[i].options, &fault);

      g_assert_cmpint (is_right, ==, checks[i].fault == NULL);
      g_assert_cmpstr (fault, ==, checks[i].fault);
    }
}

static void
test_formats (void)
{
  guint n_formats;
  const BrgPlayoffFormat *formats = brg_playoff_list_formats (&n_formats);

  for (guint i = 0; i < n_formats; i++)
    {
      g_assert_true (brg_playoff_find_format (formats[i].id) == &formats[i]);
      g_assert_false (brg_playoff_format_suits (&formats[i], 1));
      g_assert_cmpint (brg_playoff_format_suits (&formats[i], 3), ==, formats[i].most_players == 0);
    }
  g_assert_null (brg_playoff_find_format ("swiss"));
}

BRG_TEST_TOPIC ("playoff-options")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/playoff-options/text", test_text);
  g_test_add_func ("/playoff-options/rus-chess-2014/30.5.8/check", test_check);
  g_test_add_func ("/playoff-options/formats", test_formats);
  return g_test_run ();
}
