/* test-paper-truth.c - no paper says what is not so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-document.h"
#include "brg-incident-log.h"
#include "brg-match-form.h"
#include "brg-paper-list.h"
#include "brg-report-form.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "event-fixture.h"
#include "team-fixture.h"

#include <string.h>

static BrgForm *
make_form (const BrgSnapshot *snapshot, const char *id, gint round)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  return brg_event_document_new_form (snapshot, id, round, &options);
}

/* How often a text stands in the cells of a form. */
static guint
count_cells (const BrgForm *form, const char *text)
{
  guint n = 0;

  for (guint row = 0; row < form->rows->len; row++)
    for (guint i = 0; i < form->columns->len; i++)
      n += g_str_equal (brg_form_get_row (form, row)->cells[i].text, text);
  return n;
}

static BrgForm *
make_report (const BrgSnapshot *snapshot, const GPtrArray *log, gboolean is_over)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgStandings standings = { 0 };
  BrgReportSource source = { .snapshot = snapshot,
                             .standings = is_over ? &standings : NULL,
                             .log = log,
                             .protests = none,
                             .files = none };
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  return brg_report_form_new (&source, &options);
}

/* rus-chess-2014 21.9: only what there is. */
static void
test_enclosures (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 2);
  g_autoptr (GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_incident_free);
  g_autoptr (BrgForm) begun = NULL;
  g_autoptr (BrgForm) over = NULL;
  g_autoptr (BrgForm) explained = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  begun = make_report (snapshot, log, FALSE);
  g_assert_cmpuint (begun->notes->len, ==, 0);
  over = make_report (snapshot, log, TRUE);
  g_assert_cmpstr (over->notes->pdata[0], ==, "Enclosed: the final table.");
  ((BrgEntry *) snapshot->entries->pdata[0])->rating = 2100;
  for (guint i = 0; i < 3; i++)
    {
      BrgIncident *incident = brg_incident_new ();

      incident->state = i < 2 ? BRG_INCIDENT_DECIDED : BRG_INCIDENT_DRAFT;
      brg_incident_set_text (&incident->explanation, i > 0 ? "I did not hear the arbiter" : "");
      g_ptr_array_add (log, incident);
    }
  explained = make_report (snapshot, log, TRUE);
  g_assert_cmpstr (explained->notes->pdata[1], ==,
                   "Enclosed: the final table, the rating report, explanations of players: 1.");
}

/* Rounds that are closed, provisional until the last one is; who did what beside each name. */
static void
test_report (void)
{
  const BrgPaper *report = brg_paper_list_find ("report");
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 2);
  g_autoptr (GPtrArray) log = g_ptr_array_new ();
  g_autoptr (BrgForm) form = NULL;
  BrgRound *second;

  g_ptr_array_add (snapshot->event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "V. Tokarev", "1"));
  g_ptr_array_add (snapshot->event->officials,
                   brg_official_new (BRG_OFFICIAL_SECRETARY, "O. Permina", ""));
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  second = event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3:1 2-4:=");
  form = make_report (snapshot, log, FALSE);
  g_assert_cmpuint (count_cells (form, "1 of 2"), ==, 1);
  g_assert_cmpuint (count_cells (form, "Secretary: O. Permina"), ==, 1);
  g_assert_cmpint (brg_paper_find_state (report, snapshot, 2), ==, BRG_DOCUMENT_PROVISIONAL);
  second->state = BRG_ROUND_CLOSED;
  g_assert_cmpint (brg_paper_find_state (report, snapshot, 2), ==, BRG_DOCUMENT_STATE_NONE);
  snapshot->event->state = BRG_EVENT_CLOSED;
  g_assert_cmpint (brg_paper_find_state (report, snapshot, 2), ==, BRG_DOCUMENT_FINAL);
}

/* All rounds of a table are paired at once: what is still open is open after those with results. */
static void
test_chances (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 0);
  g_autoptr (BrgForm) form = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:=");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "4-3:1 1-2");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-4 3-1");
  form = make_form (snapshot, "chances", 0);
  g_assert_nonnull (strstr (form->foot_middle, "after round 1"));
}

/* Norms are FIDE's, of chess by a book that FIDE rates. */
static void
test_norms (void)
{
  static const struct
  {
    const char *rulebook;
    BrgDiscipline discipline;
    gboolean has_norms;
  } events[] = {
    { "fide-2023", BRG_DISCIPLINE_CHESS, TRUE },
    { "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, FALSE },
    { "ussr-chess-1956", BRG_DISCIPLINE_CHESS, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", events[i].rulebook, 4, 2);

      snapshot->event->discipline = events[i].discipline;
      event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
      g_assert_cmpint (brg_event_document_is_available (snapshot, "norms", 1), ==,
                       events[i].has_norms);
    }
}

/* rus-draughts-2022 14.1.1: appendix 6 is for players, 7 for teams; another book has neither. */
static void
test_appendices (void)
{
  g_autoptr (BrgSnapshot) players = event_fixture_new ("dutch", "rus-draughts-2022", 4, 2);
  g_autoptr (BrgSnapshot) teams = team_fixture_new (4, 2, 2);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) protocol = NULL;
  g_autoptr (BrgForm) matches = NULL;
  g_autoptr (BrgForm) match = NULL;
  g_autoptr (BrgForm) elsewhere = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  event_fixture_add_round (players, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  team_fixture_add_round (teams, BRG_ROUND_CLOSED, "1-2:10 3-4:==");
  protocol = make_form (players, "protocol", 1);
  g_assert_cmpstr (protocol->form_number, ==, "Form: appendix no. 6");
  matches = make_form (teams, "protocol", 1);
  g_assert_cmpstr (matches->form_number, ==, "Form: appendix no. 7");
  match = brg_match_form_new (teams, 1, 0, &options);
  g_assert_cmpstr (match->form_number, ==, "Form: appendix no. 7");
  players->event->rulebook = brg_rulebook_find ("fide-2023");
  elsewhere = make_form (players, "protocol", 1);
  g_assert_cmpstr (elsewhere->form_number, ==, "");
}

/* Nobody looks for himself in vain: a free player of every system is on both lists and the
 * protocol, once. */
static void
test_free_players (void)
{
  static const char *const ids[] = { "pairings", "pairings-by-name", "protocol" };
  static const struct
  {
    const char *system;
    const char *word;
    BrgOutcome absence;
  } events[] = {
    { "berger", "bye", BRG_OUTCOME_NONE },
    { "dutch", "not paired", BRG_OUTCOME_NONE },
    { "dutch", "absent (½)", BRG_OUTCOME_HALF_BYE },
    { "coefficients", "absent", BRG_OUTCOME_ZERO_BYE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    for (guint k = 0; k < G_N_ELEMENTS (ids); k++)
      {
        g_autoptr (BrgSnapshot) snapshot =
            event_fixture_new (events[i].system, "rus-draughts-2022", 5, 5);
        BrgAbsence absence = { 4, 1, events[i].absence };
        g_autoptr (BrgForm) form = NULL;

        snapshot->group->scoring = brg_scoring_classic ();
        event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2 3-4");
        if (events[i].absence != BRG_OUTCOME_NONE)
          g_array_append_val (snapshot->absences, absence);
        form = make_form (snapshot, ids[k], 1);
        /* The protocol names absent players below its table. */
        if (k == 2 && events[i].absence != BRG_OUTCOME_NONE)
          {
            const char *note = form->notes->pdata[form->notes->len - 1];

            g_assert_nonnull (strstr (note, "Player05"));
            continue;
          }
        g_assert_cmpuint (count_cells (form, "Player05"), ==, 1);
        g_assert_cmpuint (count_cells (form, events[i].word), ==, 1);
      }
}

/* Of a knock-out those who are out are not looked for. */
static void
test_knockout (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 4, 2);
  g_autoptr (BrgForm) form = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2");
  form = make_form (snapshot, "pairings", 2);
  g_assert_cmpuint (form->rows->len, ==, 1);
}

BRG_TEST_TOPIC ("paper-truth")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-truth/rus-chess-2014 21.9/enclosures", test_enclosures);
  g_test_add_func ("/app/paper-truth/rus-chess-2014 21.8/report", test_report);
  g_test_add_func ("/app/paper-truth/chances-after-which-round", test_chances);
  g_test_add_func ("/app/paper-truth/norms-under-fide", test_norms);
  g_test_add_func ("/app/paper-truth/rus-draughts-2022 14.1.1/appendices", test_appendices);
  g_test_add_func ("/app/paper-truth/free-players", test_free_players);
  g_test_add_func ("/app/paper-truth/knock-out", test_knockout);
  return g_test_run ();
}
