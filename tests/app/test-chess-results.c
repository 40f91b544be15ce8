/* test-chess-results.c - a group as the file that chess-results.com takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-chess-results.h"
#include "brg-test.h"

#include <string.h>

#include "event-fixture.h"

/* What a parser finds: path of elements, and attributes by element. */
typedef struct
{
  GPtrArray *rows; /* "element name=value name=value" */
  gint depth;
} Seen;

static void
on_start (GMarkupParseContext *context G_GNUC_UNUSED,
          const char *element,
          const char **names,
          const char **values,
          gpointer data,
          GError **error G_GNUC_UNUSED)
{
  Seen *seen = data;
  GString *row = g_string_new (element);

  for (guint i = 0; names[i] != NULL; i++)
    g_string_append_printf (row, " %s=%s;", names[i], values[i]);
  g_ptr_array_add (seen->rows, g_string_free (row, FALSE));
}

static GPtrArray *
parse (const char *xml)
{
  const GMarkupParser parser = { .start_element = on_start };
  Seen seen = { g_ptr_array_new_with_free_func (g_free), 0 };
  g_autoptr (GError) error = NULL;
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, &seen, NULL);

  g_markup_parse_context_parse (context, xml, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  g_markup_parse_context_free (context);
  return seen.rows;
}

static guint
count (const GPtrArray *rows, const char *begin, const char *part)
{
  guint n_rows = 0;

  for (guint i = 0; i < rows->len; i++)
    n_rows += g_str_has_prefix (rows->pdata[i], begin) && strstr (rows->pdata[i], part) != NULL;
  return n_rows;
}

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static BrgGame *
get_game (BrgRound *round, guint index)
{
  return &g_array_index (round->games, BrgGame, index);
}

static void
test_swiss (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "fide-2023", 5, 3);
  BrgRound *first = event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  BrgRound *second = event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3:1 2-4:1");
  g_autofree char *xml = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  set_text (&snapshot->event->name, "Cup \"A & B\" <open>");
  set_text (&((BrgEntry *) snapshot->entries->pdata[0])->birth, "1990-05-07");
  get_game (first, 0)->white_outcome = BRG_OUTCOME_FORFEIT_WIN;
  get_game (first, 0)->black_outcome = BRG_OUTCOME_FORFEIT_LOSS;
  get_game (second, 0)->white_outcome = BRG_OUTCOME_ADJOURNED;
  get_game (second, 0)->black_outcome = BRG_OUTCOME_ADJOURNED;
  xml = brg_chess_results_make (snapshot);
  rows = parse (xml);
  g_test_message ("%s", xml);
  g_assert_cmpstr (rows->pdata[0], ==, "chessresults");
  g_assert_cmpuint (count (rows, "tournament ", " name=Cup \"A & B\" <open>;"), ==, 1);
  g_assert_cmpuint (count (rows, "tournament ", " type=0;"), ==, 1);
  g_assert_cmpuint (count (rows, "round ", ""), ==, 2);
  g_assert_cmpuint (count (rows, "player ", ""), ==, 5);
  g_assert_cmpuint (count (rows, "player ", " dob=07.05.1990;"), ==, 1);
  /* Forfeited, adjourned, not paired. */
  g_assert_cmpuint (count (rows, "playerpairing ", " reswhite=1; resblack=0; forfeit=K;"), ==, 1);
  g_assert_cmpuint (
      count (rows, "playerpairing round=1;", " reswhite=0.5; resblack=0.5; forfeit=;"), ==, 1);
  g_assert_cmpuint (count (rows, "playerpairing round=2;", " reswhite=; resblack=; forfeit=;"), ==,
                    1);
  g_assert_cmpuint (count (rows, "playerpairing ", " blackno=-2;"), ==, 2);
  g_assert_cmpuint (count (rows, "playerpairing ", ""), ==, 6);
  g_assert_null (strstr (xml, "security"));
}

static void
test_round_robin (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "fide-2023", 4, 3);
  BrgEntry *leaver = snapshot->entries->pdata[3];
  g_autofree char *xml = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:=");
  leaver->left_after = 1;
  xml = brg_chess_results_make (snapshot);
  rows = parse (xml);
  g_assert_cmpuint (count (rows, "tournament ", " type=1;"), ==, 1);
  g_assert_cmpuint (count (rows, "player ", " state=0;"), ==, 3);
  g_assert_cmpuint (count (rows, "player ", " state=1;") + count (rows, "player ", " state=2;"), ==,
                    1);
}

BRG_TEST_TOPIC ("chess-results")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/chess-results/swiss", test_swiss);
  g_test_add_func ("/app/chess-results/round-robin", test_round_robin);
  return g_test_run ();
}
