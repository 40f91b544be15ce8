/* test-incident-words.c - incidents found by words, told in words and on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "incident-fixture.h"

#include "brg-decision-form.h"
#include "brg-incident-desk.h"
#include "brg-incident-outcome.h"
#include "brg-incident-ready.h"
#include "brg-incident-search.h"
#include "brg-incident-words.h"
#include "brg-incidents-form.h"
#include "brg-rulebooks.h"

/* Whatever the language and the layout, a few letters are enough. */
static void
test_search (void)
{
  static const struct
  {
    const char *text;
    BrgIncidentKind kind;
  } cases[] = {
    { "il", BRG_INCIDENT_ILLEGAL_MOVE },
    { "нев", BRG_INCIDENT_ILLEGAL_MOVE },
    { "Немож", BRG_INCIDENT_ILLEGAL_MOVE },
    { "ytd", BRG_INCIDENT_ILLEGAL_MOVE },
    { "шдд", BRG_INCIDENT_ILLEGAL_MOVE },
    { "тел", BRG_INCIDENT_PHONE },
    { "phone", BRG_INCIDENT_PHONE },
    { "дзвін", BRG_INCIDENT_PHONE },
    { "фла", BRG_INCIDENT_FLAG },
    { "прапорець", BRG_INCIDENT_FLAG },
    { "akfu", BRG_INCIDENT_FLAG },
    { "опоз", BRG_INCIDENT_LATE },
    { "запізн", BRG_INCIDENT_LATE },
    { "без хода часы", BRG_INCIDENT_PRESS_WITHOUT_MOVE },
    { "сп'ян", BRG_INCIDENT_ALCOHOL },
    { "повернута", BRG_INCIDENT_BOARD_TURNED },
    { "поверн", BRG_INCIDENT_BOARD_TURNED },
    { "повёр", BRG_INCIDENT_BOARD_TURNED },
    { "подкуп", BRG_INCIDENT_BRIBERY },
    { "букмек", BRG_INCIDENT_BETTING },
    { "читер", BRG_INCIDENT_COMPUTER_HELP },
    { "показыв", BRG_INCIDENT_POINTING },
    { "не веде запис", BRG_INCIDENT_NOT_RECORDING },
    { "обидва королі", BRG_INCIDENT_BOTH_IN_CHECK },
  };
  const BrgRulebook *book = brg_rulebook_find ("fide-2023");
  const BrgRulebook *draughts = brg_rulebook_find ("rus-draughts-2022");
  g_autoptr (GArray) all = brg_incident_search (book, BRG_FORM_STANDARD, BRG_CONTEST_NONE, "", 100);
  g_autoptr (GArray) none =
      brg_incident_search (book, BRG_FORM_STANDARD, BRG_CONTEST_NONE, "xyzzy", 100);
  g_autoptr (GArray) removed =
      brg_incident_search (draughts, BRG_FORM_RUSSIAN, BRG_CONTEST_NONE, "дамка не", 5);
  g_autoptr (GArray) chess =
      brg_incident_search (book, BRG_FORM_STANDARD, BRG_CONTEST_NONE, "дамка не", 5);
  g_autoptr (GArray) mate =
      brg_incident_search (draughts, BRG_FORM_RUSSIAN, BRG_CONTEST_NONE, "ложный мат", 5);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) found =
          brg_incident_search (book, BRG_FORM_STANDARD, BRG_CONTEST_NONE, cases[i].text, 3);

      g_test_message ("%s", cases[i].text);
      g_assert_cmpuint (found->len, >=, 1);
      g_assert_cmpint (g_array_index (found, BrgIncidentKind, 0), ==, cases[i].kind);
    }
  g_assert_cmpuint (all->len, ==,
                    BRG_INCIDENT_IRREGULARITY_A + BRG_N_INCIDENT_KINDS -
                        BRG_INCIDENT_IRREGULARITY_N - 1);
  g_assert_cmpint (g_array_index (all, BrgIncidentKind, 0), ==, BRG_INCIDENT_ILLEGAL_MOVE);
  g_assert_cmpuint (mate->len, ==, 0);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpint (g_array_index (removed, BrgIncidentKind, 0), ==,
                   BRG_INCIDENT_IRREGULARITY_A + 12);
  g_assert_cmpuint (chess->len, ==, 0);
}

static void
test_words (void)
{
  static const struct
  {
    BrgSanction sanction;
    BrgClockEffect clock;
    gint seconds;
    BrgResultEffect result;
    const char *text;
  } cases[] = {
    { BRG_SANCTION_TIME, BRG_CLOCK_OPPONENT, 120, BRG_RESULT_NONE, "+2 min for the opponent" },
    { BRG_SANCTION_TIME, BRG_CLOCK_SELF, -90, BRG_RESULT_NONE, "−90 s for the offender" },
    { BRG_SANCTION_WARNING, BRG_CLOCK_OPPONENT, 150, BRG_RESULT_NONE,
      "warning, +2 min 30 s for the opponent" },
    { BRG_SANCTION_LOSS, BRG_CLOCK_NONE, 0, BRG_RESULT_LOST, "loss of the game" },
    { BRG_SANCTION_LOSS, BRG_CLOCK_NONE, 0, BRG_RESULT_DRAWN, "draw" },
    { BRG_SANCTION_LOSS_BOTH, BRG_CLOCK_NONE, 0, BRG_RESULT_BOTH_LOST, "loss for both" },
    { BRG_SANCTION_NONE, BRG_CLOCK_NONE, 0, BRG_RESULT_NONE, "no sanction" },
    { BRG_SANCTION_CORRECT, BRG_CLOCK_HALVE, 0, BRG_RESULT_NONE,
      "correction, the elapsed time is halved" },
  };
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = brg_incident_words_decision (words, cases[i].sanction, cases[i].clock,
                                                           cases[i].seconds, cases[i].result);
      g_auto (GStrv) parts = g_strsplit (text, "\302\240", -1);
      g_autofree char *plain = g_strjoinv (" ", parts);

      g_assert_cmpstr (plain, ==, cases[i].text);
    }
}

static const char *
get_cell (const BrgForm *form, guint row, guint column)
{
  return brg_form_get_row (form, row)->cells[column].text;
}

/* The papers: what was superseded is struck, and the players have lines to sign. */
static void
test_forms (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgIncidentDesk) later = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) list = NULL;
  g_autoptr (BrgForm) paper = NULL;
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;
  gint64 id;

  incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_PHONE);
  brg_incident_set_text (&desk->incident->at, "2026-11-22T10:11:12Z");
  brg_incident_set_text (&desk->incident->description, "It rang in the coat");
  brg_incident_set_text (&desk->incident->witnesses, "O. Permina");
  id = incident_fixture_decide (desk);
  g_clear_pointer (&desk, brg_incident_desk_free);
  desk = incident_fixture_open_desk (&fixture);
  g_assert_true (brg_incident_desk_open (desk, id, &error));
  brg_incident_desk_choose (desk, BRG_SANCTION_WARNING, BRG_CLOCK_NONE, 0, BRG_RESULT_NONE);
  brg_incident_set_text (&desk->incident->reason, "another one rang");
  incident_fixture_decide (desk);
  later = incident_fixture_open_desk (&fixture);
  brg_document_options_init (&options, words);
  list = brg_incidents_form_new (later->snapshot, later->log, NULL, &options);
  g_assert_cmpuint (list->rows->len, ==, 2);
  g_assert_cmpuint (brg_form_get_row (list, 0)->struck_until, ==, 10);
  g_assert_cmpuint (brg_form_get_row (list, 1)->struck_until, ==, 0);
  g_assert_cmpstr (get_cell (list, 0, 1), ==, "2026-11-22 10:11");
  g_assert_cmpstr (get_cell (list, 0, 5), ==, "Phone or electronic device\nIt rang in the coat");
  g_assert_cmpstr (get_cell (list, 0, 7), ==, "loss of the game");
  g_assert_cmpstr (get_cell (list, 0, 9), ==, "superseded");
  g_assert_cmpstr (get_cell (list, 1, 7), ==, "warning");
  /* rus-chess-2014 21.8: those who saw it. */
  g_assert_cmpstr (g_ptr_array_index (list->notes, 0), ==, "No. 1, witnesses: O. Permina");
  g_assert_cmpstr (g_ptr_array_index (list->notes, 1), ==,
                   "No. 2 supersedes no. 1: another one rang");
  paper = brg_decision_form_new (later->snapshot, later->log, later->log->pdata[1], &options);
  g_assert_cmpstr (paper->title, ==, "Arbiter’s decision no. 2");
  g_assert_cmpuint (paper->signatures->len, ==, 4);
  g_assert_cmpstr (g_ptr_array_index (paper->notes, 0), ==, "It supersedes entry no. 1.");
  store_fixture_close (&fixture);
}

/* fide-2023 7.5.5: two minutes are given; that clocks were set is said only of clocks that were
 * read. */
static void
test_clocks_set (void)
{
  for (guint i = 0; i < 2; i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (BrgIncidentDesk) desk = NULL;
      g_autoptr (BrgIncidentDesk) later = NULL;
      g_autoptr (BrgWords) words = brg_words_open ("en");
      g_autofree char *outcome = NULL;

      incident_fixture_open (&fixture, "fide-2023", BRG_DISCIPLINE_CHESS, "90+30");
      desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_ILLEGAL_MOVE);
      g_assert_cmpint (desk->incident->clock, ==, BRG_CLOCK_OPPONENT);
      if (i == 1)
        desk->left_ms[BRG_COLOUR_BLACK] = 600000;
      incident_fixture_decide (desk);
      later = incident_fixture_open_desk (&fixture);
      outcome = brg_incident_words_outcome (words, later->snapshot, later->log->pdata[0]);
      g_assert_cmpstr (outcome, ==, i == 1 ? "clocks" : "–");
      store_fixture_close (&fixture);
    }
}

static gboolean
has_cell (const BrgForm *form, const char *text)
{
  for (guint i = 0; i < form->rows->len; i++)
    if (g_str_equal (get_cell (form, i, 1), text))
      return TRUE;
  return FALSE;
}

/* A claim without an arbiter waits as a draft, is printed to be signed, and an arbiter decides it
 * later.
 */
static void
test_claim (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgIncidentDesk) later = NULL;
  g_autoptr (BrgIncidentDesk) decided = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) open = NULL;
  g_autoptr (BrgForm) closed = NULL;
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;
  gint64 id = 0;

  incident_fixture_open (&fixture, "rus-chess-2014", BRG_DISCIPLINE_CHESS, "120");
  brg_document_options_init (&options, words);
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_CLAIM_NO_EFFORT);
  g_assert_cmpstr (desk->incident->article, ==, "rus-chess-2014 11.2");
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  g_assert_true (brg_incident_desk_save_draft (desk, &id, &error));
  g_assert_no_error (error);
  later = incident_fixture_open_desk (&fixture);
  open = brg_decision_form_new (later->snapshot, later->log, later->log->pdata[0], &options);
  g_assert_cmpstr (open->title, ==, "Claim of a draw without an arbiter, no. 1");
  g_assert_true (has_cell (open, "not decided yet"));
  g_assert_true (has_cell (open, "the position ☐, the scoresheet ☐"));
  g_assert_cmpstr (
      ((BrgFormSignature *) g_ptr_array_index (open->signatures, open->signatures->len - 1))->role,
      ==, "Confirmed by:");
  g_assert_true (brg_incident_desk_open (later, id, &error));
  brg_incident_desk_choose (later, BRG_SANCTION_NONE, BRG_CLOCK_NONE, 0, BRG_RESULT_DRAWN);
  g_assert_true (brg_incident_desk_is_ready (later, NULL));
  incident_fixture_decide (later);
  decided = incident_fixture_open_desk (&fixture);
  closed =
      brg_decision_form_new (decided->snapshot, decided->log, decided->log->pdata[0], &options);
  g_assert_true (has_cell (closed, "accepted: the game is drawn"));
  g_assert_cmpstr (((BrgIncident *) decided->log->pdata[0])->result_after, ==, "=-=");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("incident-words")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/incident-desk/search", test_search);
  g_test_add_func ("/incident-desk/words", test_words);
  g_test_add_func ("/incident-desk/rus-chess-2014 21.8/forms", test_forms);
  g_test_add_func ("/incident-desk/fide-2023 7.5.5/clocks-set", test_clocks_set);
  g_test_add_func ("/incident-desk/rus-chess-2014 11, 11.1, 11.2; fide-2023 III.6/claim",
                   test_claim);
  return g_test_run ();
}
