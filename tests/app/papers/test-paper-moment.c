/* test-paper-moment.c - what is counted stands in the head of a paper, whatever it is written as
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-document.h"
#include "brg-form-file.h"
#include "brg-moment-words.h"
#include "brg-paper-list.h"
#include "brg-test.h"
#include "event-fixture.h"

#include <string.h>

static BrgDocumentState
find_state (const BrgSnapshot *snapshot, const char *id, gint round)
{
  return brg_paper_find_state (brg_paper_list_find (id), snapshot, round);
}

/* The last round alone does not make a table final. */
static void
test_last_round (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 1);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) open = NULL;
  g_autoptr (BrgForm) whole = NULL;
  g_autoptr (BrgForm) over = NULL;
  BrgDocumentOptions options;
  BrgRound *round = event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:1 3-4");

  brg_document_options_init (&options, words);
  options.state = find_state (snapshot, "standings", 1);
  open = brg_event_document_new_form (snapshot, "standings", 1, &options);
  g_assert_cmpstr (open->title, ==, "Standings during round 1: 1 of 2 results in");
  event_fixture_game (snapshot, 1, 2)->white_outcome = BRG_OUTCOME_DRAW;
  event_fixture_game (snapshot, 1, 2)->black_outcome = BRG_OUTCOME_DRAW;
  options.state = find_state (snapshot, "standings", 1);
  whole = brg_event_document_new_form (snapshot, "standings", 1, &options);
  g_assert_cmpstr (whole->title, ==, "Standings after round 1, not closed yet");
  g_assert_nonnull (strstr (whole->foot_middle, "provisional"));
  round->state = BRG_ROUND_CLOSED;
  options.state = find_state (snapshot, "standings", 1);
  over = brg_event_document_new_form (snapshot, "standings", 1, &options);
  g_assert_cmpstr (over->title, ==, "Final standings");
}

static void
set_draw (BrgSnapshot *snapshot, gint round, gint board)
{
  event_fixture_game (snapshot, round, board)->white_outcome = BRG_OUTCOME_DRAW;
  event_fixture_game (snapshot, round, board)->black_outcome = BRG_OUTCOME_DRAW;
}

static void
assert_moment (const BrgSnapshot *snapshot, gint round, const char *expected)
{
  g_autofree char *moment = brg_moment_words_dup (NULL, snapshot, round);

  g_assert_cmpstr (moment, ==, expected);
}

/* What is counted is said: results of a round that goes on, all of one that nobody closed yet. */
static void
test_results (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 4);
  BrgRound *second;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  second = event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3 2-4");
  assert_moment (snapshot, 1, "after round 1");
  assert_moment (snapshot, 2, "after round 1, round 2 in play");
  set_draw (snapshot, 2, 1);
  assert_moment (snapshot, 2, "during round 2: 1 of 2 results in");
  set_draw (snapshot, 2, 2);
  assert_moment (snapshot, 2, "after round 2, not closed yet");
  second->state = BRG_ROUND_CLOSED;
  assert_moment (snapshot, 2, "after round 2");
}

/* A game was put off, and the event went on; or all rounds are played at once. */
static void
test_several_rounds (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 4);
  BrgRound *first = event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  BrgRound *second = event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3:1 2-4");

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:=");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2 3-4");
  assert_moment (snapshot, 3, "after round 3, round 2 in play: 1 of 2 results in");
  assert_moment (snapshot, 4, "after round 3, rounds 2, 4 in play: 1 of 4 results in");
  set_draw (snapshot, 2, 2);
  assert_moment (snapshot, 3, "after round 3, round 2 not closed yet");
  set_draw (snapshot, 4, 1);
  set_draw (snapshot, 4, 2);
  assert_moment (snapshot, 4, "after round 4, rounds 2, 4 not closed yet");
  first->state = BRG_ROUND_PUBLISHED;
  event_fixture_game (snapshot, 2, 2)->white_outcome = BRG_OUTCOME_NONE;
  assert_moment (snapshot, 2, "during rounds 1, 2: 3 of 4 results in");
  second->state = BRG_ROUND_PLANNED;
  assert_moment (snapshot, 2, "after round 1, not closed yet");
  for (guint i = 0; i < snapshot->rounds->len; i++)
    ((BrgRound *) snapshot->rounds->pdata[i])->state = BRG_ROUND_PUBLISHED;
  assert_moment (snapshot, 4, "during rounds 1–4: 7 of 8 results in");
}

/* In its title, under it, at its foot and in the list of the window, in every language. */
static void
test_round_in_play (void)
{
  static const struct
  {
    const char *language;
    const char *variable;
    const char *moment;
    const char *whole;
    const char *standings;
    const char *provisional;
  } cases[] = {
    { "ru", "DOCUMENTS_RU_MO", "в ходе 2-го тура: результатов 1 из 2",
      "после 2-го тура, тур не закрыт", "Положение", "предварительно" },
    { "uk", "DOCUMENTS_UK_MO", "під час 2-го туру: результатів 1 з 2",
      "після 2-го туру, тур не закрито", "Становище", "попередньо" },
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 2);
      gboolean is_whole = i % 2 == 1;
      const char *moment = is_whole ? cases[i / 2].whole : cases[i / 2].moment;
      g_autoptr (BrgWords) words =
          brg_words_load (cases[i / 2].language, g_getenv (cases[i / 2].variable), NULL);
      g_autofree char *title = g_strdup_printf ("%s %s", cases[i / 2].standings, moment);
      g_autofree char *subtitle = g_strdup_printf ("%s, %s", moment, cases[i / 2].provisional);
      g_autofree char *prizes = NULL;
      g_autoptr (BrgForm) standings = NULL;
      g_autoptr (BrgForm) table = NULL;
      BrgDocumentOptions options;

      event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
      event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3:1 2-4");
      if (is_whole)
        set_draw (snapshot, 2, 2);
      brg_document_options_init (&options, words);
      options.state = find_state (snapshot, "standings", 2);
      standings = brg_event_document_new_form (snapshot, "standings", 2, &options);
      g_assert_cmpstr (standings->title, ==, title);
      g_assert_nonnull (strstr (standings->foot_middle, subtitle));
      table = brg_event_document_new_form (snapshot, "table", 2, &options);
      g_assert_true (
          g_ptr_array_find_with_equal_func (table->subtitles, subtitle, g_str_equal, NULL));
      prizes = brg_paper_dup_title (brg_paper_list_find ("prizes"), words, snapshot, 2);
      g_assert_true (g_str_has_suffix (prizes, moment));
    }
}

/* A table for other programs says in what state it was made. */
static void
test_tables (void)
{
  static const BrgFormFileKind kinds[] = { BRG_FORM_FILE_FODS, BRG_FORM_FILE_HTML };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 1);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:1 3-4");
  brg_document_options_init (&options, words);
  options.state = find_state (snapshot, "standings", 1);
  form = brg_event_document_new_form (snapshot, "standings", 1, &options);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GBytes) bytes = brg_form_file_make (form, kinds[i], words, "", NULL);
      g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

      g_assert_nonnull (strstr (text, ">Standings during round 1: 1 of 2 results in<"));
      g_assert_nonnull (strstr (text, ">during round 1: 1 of 2 results in, provisional<"));
      g_assert_null (strstr (text, "Final"));
    }
}

BRG_TEST_TOPIC ("paper-moment")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-moment/last-round", test_last_round);
  g_test_add_func ("/app/paper-moment/results", test_results);
  g_test_add_func ("/app/paper-moment/several-rounds", test_several_rounds);
  g_test_add_func ("/app/paper-moment/round-in-play", test_round_in_play);
  g_test_add_func ("/app/paper-moment/tables", test_tables);
  return g_test_run ();
}
