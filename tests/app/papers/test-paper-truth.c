/* test-paper-truth.c - no paper says what is not so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-document.h"
#include "brg-form-frame.h"
#include "brg-incident-log.h"
#include "brg-match-form.h"
#include "brg-paper-list.h"
#include "brg-report-form.h"
#include "brg-rulebooks.h"
#include "brg-snapshot-mark.h"
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

/* All rounds of a table are paired at once: the points are those of the last one with a result. */
static void
test_chances (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 0);
  g_autoptr (BrgForm) form = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:=");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "4-3:1 1-2");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-4 3-1");
  form = make_form (snapshot, "chances", 0);
  g_assert_nonnull (strstr (form->foot_middle, "during round 2: 1 of 2 results in"));
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

/* rus-draughts-2022 14.1.1: appendix 6 is for players, 7 for a match of teams and the summary; the
 * boards of all matches on one sheet are neither, and another book has none. */
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
  g_assert_cmpstr (matches->form_number, ==, "");
  match = brg_match_form_new (teams, 1, 0, NULL, &options);
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

/* ----- Provisional ----- */

static BrgDocumentState
find_state (const BrgSnapshot *snapshot, const char *id, gint round)
{
  return brg_paper_find_state (brg_paper_list_find (id), snapshot, round);
}

/* A round is played when it is closed, not when its last result is there; what tells of the end is
 * provisional until the end, and when it is asked for after an earlier round. */
static void
test_provisional (void)
{
  static const char *const of_the_end[] = { "summary",      "certificates", "final-report",
                                            "player-cards", "prizes",       "diplomas" };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 2);
  BrgRound *first = event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:1 3-4:=");
  BrgRound *second;

  g_assert_cmpint (find_state (snapshot, "table", 1), ==, BRG_DOCUMENT_PROVISIONAL);
  g_assert_cmpint (find_state (snapshot, "protocol", 1), ==, BRG_DOCUMENT_PROVISIONAL);
  first->state = BRG_ROUND_CLOSED;
  g_assert_cmpint (find_state (snapshot, "table", 1), ==, BRG_DOCUMENT_STATE_NONE);
  g_assert_cmpint (find_state (snapshot, "protocol", 1), ==, BRG_DOCUMENT_STATE_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (of_the_end); i++)
    g_assert_cmpint (find_state (snapshot, of_the_end[i], 1), ==, BRG_DOCUMENT_PROVISIONAL);
  second = event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3:1 2-4:=");
  for (guint i = 0; i < G_N_ELEMENTS (of_the_end); i++)
    g_assert_cmpint (find_state (snapshot, of_the_end[i], 2), ==, BRG_DOCUMENT_PROVISIONAL);
  second->state = BRG_ROUND_CLOSED;
  for (guint i = 0; i < G_N_ELEMENTS (of_the_end); i++)
    g_assert_cmpint (find_state (snapshot, of_the_end[i], 2), ==, BRG_DOCUMENT_STATE_NONE);
  g_assert_cmpint (find_state (snapshot, "diplomas", 1), ==, BRG_DOCUMENT_PROVISIONAL);
  snapshot->event->state = BRG_EVENT_CLOSED;
  g_assert_cmpint (find_state (snapshot, "diplomas", 2), ==, BRG_DOCUMENT_FINAL);
  g_assert_cmpint (find_state (snapshot, "diplomas", 1), ==, BRG_DOCUMENT_PROVISIONAL);
}

static char *
dup_page (const BrgDocument *document, guint index)
{
  const BrgPrintPage *page = brg_document_get_page (document, index);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < page->texts->len; i++)
    g_string_append_printf (text, "%s\n", g_array_index (page->texts, BrgPrintPageText, i).markup);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Nobody frames a diploma of an event that is not over: every sheet says what it is. */
static void
test_unfinished_awards (void)
{
  static const char *const ids[] = { "certificates", "diplomas", "summary" };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 2);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgPrize *prize = brg_prize_new ();

  g_ptr_array_add (snapshot->prizes, prize);
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  for (guint i = 0; i < 2 * G_N_ELEMENTS (ids); i++)
    {
      const char *id = ids[i % G_N_ELEMENTS (ids)];
      g_autoptr (BrgDocument) document = NULL;
      BrgDocumentOptions options;

      if (i == G_N_ELEMENTS (ids))
        event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-3:1 2-4:=");
      brg_document_options_init (&options, words);
      options.state = find_state (snapshot, id, (gint) snapshot->rounds->len);
      document = brg_event_document_new (snapshot, id, (gint) snapshot->rounds->len, &options);
      for (guint page = 0; page < brg_document_get_n_pages (document); page++)
        {
          g_autofree char *text = dup_page (document, page);

          g_assert_cmpint (strstr (text, "provisional: rounds closed: 1 of 2") != NULL, ==,
                           i < G_N_ELEMENTS (ids));
        }
    }
}

/* After an earlier round of an event that is over, and of a file that nobody can vouch for: no
 * count of rounds says why. */
static void
test_other_doubts (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 1);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autofree char *earlier = NULL;
  g_autofree char *doubted = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  g_assert_null (brg_form_frame_dup_provisional (snapshot, &options));
  options.state = BRG_DOCUMENT_PROVISIONAL;
  earlier = brg_form_frame_dup_provisional (snapshot, &options);
  g_assert_cmpstr (earlier, ==, "provisional");
  brg_snapshot_set_doubted (snapshot, TRUE);
  doubted = brg_form_frame_dup_provisional (snapshot, &options);
  g_assert_cmpstr (doubted, ==, "provisional: the journal does not prove the file");
}

/* A knock-out is no Swiss, and its round settles nothing while a meeting is level. */
static void
test_knockout_table (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 4, 2);
  g_autoptr (BrgForm) standings = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:=");
  standings = make_form (snapshot, "standings", 1);
  g_assert_nonnull (strstr (standings->subtitles->pdata[0], "knock-out system"));
  g_assert_null (strstr (standings->subtitles->pdata[0], "Swiss"));
  g_assert_cmpint (find_state (snapshot, "standings", 1), ==, BRG_DOCUMENT_PROVISIONAL);
  event_fixture_game (snapshot, 1, 2)->white_outcome = BRG_OUTCOME_WIN;
  event_fixture_game (snapshot, 1, 2)->black_outcome = BRG_OUTCOME_LOSS;
  g_assert_cmpint (find_state (snapshot, "standings", 1), ==, BRG_DOCUMENT_STATE_NONE);
}

static gboolean
has_head (const BrgForm *form, const char *head)
{
  for (guint i = 0; i < form->columns->len; i++)
    if (g_str_equal (brg_form_get_column (form, i)->head, head))
      return TRUE;
  return FALSE;
}

/* The last column of a player's row, by start number in the column behind his place. */
static const char *
find_last (const BrgForm *form, const char *number, guint before)
{
  for (guint i = 0; i < form->rows->len; i++)
    {
      const BrgFormRow *row = brg_form_get_row (form, i);

      if (g_str_equal (row->cells[1].text, number))
        return row->cells[form->columns->len - 1 - before].text;
    }
  return NULL;
}

/* Nobody has points in a knock-out: its papers tell meetings, stages and no sample of a Swiss. */
static void
test_knockout_columns (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("third-place", "rus-draughts-2022", 6, 3);
  g_autoptr (BrgForm) pairings = NULL;
  g_autoptr (BrgForm) table = NULL;
  g_autoptr (BrgForm) standings = NULL;
  g_autoptr (BrgForm) protocol = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "4-5:1 3-6:1 1 2");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:0");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-3:1 4-2:0");
  pairings = make_form (snapshot, "pairings", 2);
  g_assert_cmpuint (pairings->columns->len, ==, 3);
  g_assert_false (has_head (pairings, "Points"));
  g_assert_cmpstr (pairings->subtitles->pdata[1], ==, "Semi-final");
  protocol = make_form (snapshot, "protocol", 3);
  g_assert_cmpstr (protocol->right, ==, "Round 3, Final");
  table = make_form (snapshot, "table", 3);
  standings = make_form (snapshot, "standings", 3);
  g_assert_cmpstr (table->form_number, ==, "");
  for (guint i = 0; i < 2; i++)
    {
      const BrgForm *form = i == 0 ? table : standings;

      g_assert_false (has_head (form, "Points"));
      g_assert_true (has_head (form, "Meetings won"));
      g_assert_cmpstr (find_last (form, "1", 0), ==, "Final");
      g_assert_cmpstr (find_last (form, "1", 1), ==, "2");
      g_assert_cmpstr (find_last (form, "2", 0), ==, "For third place");
      g_assert_cmpstr (find_last (form, "2", 1), ==, "1");
      g_assert_cmpstr (find_last (form, "3", 0), ==, "Final");
      g_assert_cmpstr (find_last (form, "3", 1), ==, "2");
      g_assert_cmpstr (find_last (form, "5", 0), ==, "1/4 final");
      g_assert_cmpstr (find_last (form, "5", 1), ==, "0");
    }
}

/* What the first game of a meeting brought stands on the list of the second. */
static void
test_meeting_so_far (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 4, 4);
  g_autoptr (BrgForm) first = NULL;
  g_autoptr (BrgForm) second = NULL;

  snapshot->group->cycles = 2;
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:=");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "4-1 3-2");
  first = make_form (snapshot, "pairings", 1);
  g_assert_false (has_head (first, "Meeting so far"));
  second = make_form (snapshot, "pairings", 2);
  g_assert_true (has_head (second, "Meeting so far"));
  g_assert_cmpstr (brg_form_get_row (second, 0)->cells[3].text, ==, "0\u00a0:\u00a01");
  g_assert_cmpstr (brg_form_get_row (second, 1)->cells[3].text, ==, "½\u00a0:\u00a0½");
  g_assert_cmpstr (second->subtitles->pdata[1], ==, "Semi-final, game 2 of 2");
}

/* Of a round robin the odd player is free, on his card and in the figures too. */
static void
test_odd_player (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-draughts-2022", 3, 0);
  g_autoptr (BrgForm) statistics = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgDocument) cards = NULL;
  g_autofree char *text = NULL;
  BrgDocumentOptions options;
  gboolean has_byes = FALSE;

  brg_document_options_init (&options, words);
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "3-1:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "1-2");
  statistics = make_form (snapshot, "statistics", 2);
  for (guint row = 0; row < statistics->rows->len; row++)
    for (guint i = 0; i + 1 < statistics->columns->len; i++)
      has_byes |= g_str_equal (brg_form_get_row (statistics, row)->cells[i].text, "Byes") &&
                  g_str_equal (brg_form_get_row (statistics, row)->cells[i + 1].text, "2");
  g_assert_true (has_byes);
  options.chosen = "1";
  cards = brg_event_document_new (snapshot, "player-cards", 0, &options);
  text = dup_page (cards, 0);
  g_assert_nonnull (strstr (text, "\nbye\n"));
}

/* ----- Teams ----- */

/* rus-draughts-2022 5.4.9.6.1: while a board is open the match has neither a score nor a winner,
 * and the table does not count it. */
static void
test_open_match (void)
{
  g_autoptr (BrgSnapshot) teams = team_fixture_new (4, 2, 2);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) summary = NULL;
  g_autoptr (BrgForm) blank = NULL;
  g_autoptr (BrgForm) match = NULL;
  g_autoptr (BrgForm) standings = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  teams->group->board_points_first = TRUE;
  team_fixture_add_round (teams, BRG_ROUND_PUBLISHED, "1-2:1. 3-4:=0");
  summary = brg_match_form_new_summary (teams, 1, &options);
  g_assert_cmpstr (brg_form_get_row (summary, 0)->cells[2].text, ==, "");
  g_assert_cmpstr (brg_form_get_row (summary, 1)->cells[2].text, ==, "1½ – ½");
  /* A sheet that is filled in by hand will be signed at the end: it is not provisional. */
  options.state = BRG_DOCUMENT_PROVISIONAL;
  options.is_blank = TRUE;
  blank = brg_match_form_new (teams, 1, 0, NULL, &options);
  g_assert_null (strstr (blank->foot_middle, "provisional"));
  options.is_blank = FALSE;
  match = brg_match_form_new (teams, 1, 0, NULL, &options);
  g_assert_nonnull (strstr (match->foot_middle, "provisional"));
  for (guint i = 0; i < match->rows->len; i++)
    g_assert_false (
        g_str_has_prefix (brg_form_get_row (match, i)->cells[0].text, "in favour of Team"));
  standings = make_form (teams, "standings", 1);
  g_assert_cmpstr (brg_form_get_row (standings, 0)->cells[2].text, ==, "Team3");
  g_assert_cmpstr (brg_form_get_row (standings, 0)->cells[3].text, ==, "1½");
  for (guint i = 2; i < 4; i++)
    g_assert_cmpstr (brg_form_get_row (standings, i)->cells[3].text, ==, "0");
}

/* rus-draughts-2022 14.1.3, 5.4.9.6: no ratings where only teams stand, and their own articles. */
static void
test_team_table (void)
{
  g_autoptr (BrgSnapshot) teams = team_fixture_new (4, 2, 2);
  g_autoptr (BrgForm) by_matches = NULL;
  g_autoptr (BrgForm) by_boards = NULL;
  g_autoptr (BrgForm) elsewhere = NULL;
  g_autofree char *notes = NULL;

  for (guint i = 0; i < teams->entries->len; i++)
    ((BrgEntry *) teams->entries->pdata[i])->rating = 2000;
  g_free (teams->group->tie_breaks);
  teams->group->tie_breaks = g_strdup ("WIN,DE,RATSUM,BH");
  team_fixture_add_round (teams, BRG_ROUND_CLOSED, "1-2:10 3-4:==");
  by_matches = make_form (teams, "table", 1);
  for (guint i = 0; i < by_matches->columns->len; i++)
    g_assert_cmpstr (brg_form_get_column (by_matches, i)->head, !=, "Rating");
  g_ptr_array_add (by_matches->notes, NULL);
  notes = g_strjoinv ("\n", (char **) by_matches->notes->pdata);
  g_ptr_array_set_size (by_matches->notes, (gint) by_matches->notes->len - 1);
  g_assert_null (strstr (notes, "5.4.8.2"));
  g_assert_nonnull (strstr (notes, "5.4.9.6.2"));
  g_assert_nonnull (strstr (notes, "5.4.9.6.3"));
  g_assert_nonnull (strstr (notes, "5.4.8.5"));
  teams->group->board_points_first = TRUE;
  by_boards = make_form (teams, "table", 1);
  g_ptr_array_add (by_boards->notes, NULL);
  g_free (notes);
  notes = g_strjoinv ("\n", (char **) by_boards->notes->pdata);
  g_ptr_array_set_size (by_boards->notes, (gint) by_boards->notes->len - 1);
  g_assert_nonnull (strstr (notes, "5.4.9.6.1"));
  g_assert_null (strstr (notes, "5.4.9.6.2"));
  teams->event->rulebook = brg_rulebook_find ("fide-2023");
  elsewhere = make_form (teams, "table", 1);
  g_assert_cmpstr (brg_form_get_column (elsewhere, 3)->head, ==, "Rating");
}

/* "Group A" is not called the group Group A. */
static void
test_group_name (void)
{
  static const char *const names[][2] = {
    { "A", "Round 1, group A" },         { "Group A", "Round 1, Group A" },
    { "Группа А", "Round 1, Группа А" }, { "Группировка", "Round 1, group Группировка" },
    { "", "Round 1, group ______" },
  };
  g_autoptr (BrgSnapshot) teams = team_fixture_new (2, 2, 2);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  team_fixture_add_round (teams, BRG_ROUND_CLOSED, "1-2:10");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (BrgForm) form = NULL;

      g_free (teams->group->name);
      teams->group->name = g_strdup (names[i][0]);
      form = brg_match_form_new (teams, 1, 0, NULL, &options);
      g_assert_cmpstr (form->left, ==, names[i][1]);
    }
}

/* ----- Words of the book ----- */

/* rus-chess-2014 21.1: that book has arbiters, the others judges; a doctor is neither. */
static void
test_words_of_the_book (void)
{
  static const struct
  {
    const char *rulebook;
    const char *signs;
    const char *title;
    const char *row;
  } books[] = {
    { "rus-chess-2014", "Главный арбитр:", "Отчёт главного арбитра", "Арбитры" },
    { "ussr-chess-1956", "Главный судья:", "Отчёт главного судьи", "Судьи" },
  };
  g_autoptr (BrgWords) words = brg_words_load ("ru", g_getenv ("DOCUMENTS_RU_MO"), NULL);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  g_assert_nonnull (words);
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", books[i].rulebook, 4, 2);
      BrgReportSource source = {
        .snapshot = snapshot, .log = none, .protests = none, .files = none
      };
      g_autoptr (BrgForm) report = NULL;
      BrgDocumentOptions options;

      g_ptr_array_add (snapshot->event->officials,
                       brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "В. Токарев", "1"));
      g_ptr_array_add (snapshot->event->officials,
                       brg_official_new (BRG_OFFICIAL_DOCTOR, "Е. Васнецова", ""));
      g_ptr_array_add (snapshot->event->officials,
                       brg_official_new (BRG_OFFICIAL_CAPTAIN, "П. Сомов", ""));
      brg_document_options_init (&options, words);
      report = brg_report_form_new (&source, &options);
      g_assert_cmpstr (report->title, ==, books[i].title);
      g_assert_cmpstr (((const BrgFormSignature *) report->signatures->pdata[0])->role, ==,
                       books[i].signs);
      g_assert_cmpuint (count_cells (report, books[i].row), ==, 1);
      g_assert_cmpuint (count_cells (report, "Врач соревнований: Е. Васнецова"), ==, 1);
      for (guint row = 0; row < report->rows->len; row++)
        {
          const BrgFormRow *line = brg_form_get_row (report, row);

          g_assert_null (strstr (line->cells[1].text, "Сомов"));
          g_assert_false (g_str_equal (line->cells[0].text, books[i].row) &&
                          strstr (line->cells[1].text, "Васнецова") != NULL);
          g_assert_false (strstr (line->cells[1].text, "Васнецова") != NULL &&
                          *line->cells[0].text == '\0');
        }
    }
}

/* What a group does not have is not told as a round that is not paired. */
static void
test_lack (void)
{
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  for (guint i = 0; i < n_papers; i++)
    if (papers[i].belongs != NULL && papers[i].nothing == NULL)
      {
        g_test_message ("%s does not say what it lacks", papers[i].id);
        g_test_fail ();
      }
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
  g_test_add_func ("/app/paper-truth/provisional", test_provisional);
  g_test_add_func ("/app/paper-truth/unfinished-awards", test_unfinished_awards);
  g_test_add_func ("/app/paper-truth/other-doubts", test_other_doubts);
  g_test_add_func ("/app/paper-truth/rus-draughts-2022 1.4/knock-out-table", test_knockout_table);
  g_test_add_func ("/app/paper-truth/rus-draughts-2022 1.4/knock-out-columns",
                   test_knockout_columns);
  g_test_add_func ("/app/paper-truth/rus-draughts-2022 1.4/meeting-so-far", test_meeting_so_far);
  g_test_add_func ("/app/paper-truth/odd-player", test_odd_player);
  g_test_add_func ("/app/paper-truth/rus-draughts-2022 5.4.9.6.1/open-match", test_open_match);
  g_test_add_func ("/app/paper-truth/rus-draughts-2022 14.1.3, 5.4.9.6/team-table",
                   test_team_table);
  g_test_add_func ("/app/paper-truth/group-name", test_group_name);
  g_test_add_func ("/app/paper-truth/lack", test_lack);
  g_test_add_func ("/app/paper-truth/rus-chess-2014 21.1/words-of-the-book",
                   test_words_of_the_book);
  return g_test_run ();
}
