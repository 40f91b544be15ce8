/* test-event-document.c - the papers of a group: which there are, and how one is made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-document.h"
#include "brg-test.h"

#include <string.h>

#include "brg-meeting-form.h"
#include "brg-page-paper.h"
#include "brg-paper-list.h"
#include "brg-plain-form.h"
#include "brg-playoff-record.h"
#include "brg-rating-report.h"
#include "brg-rulebooks.h"
#include "event-fixture.h"
#include "team-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* Five players; a game of round 3 is missing and one adjourned, rounds 4 and 5 have not begun. */
static BrgSnapshot *
make_round_robin (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("berger", "rus-draughts-2022", 5, 0);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-5:1 3-4:=");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "5-3:= 1-2:0");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "3-1 4-5:*");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "1-4 2-3");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "4-2 5-1");
  return snapshot;
}

static const struct
{
  const char *id;
  gboolean needs_round;
  gboolean needs_positions;
  gboolean needs_games;
  gboolean needs_teams;
} kinds[] = {
  { "pairings", TRUE, FALSE, FALSE, FALSE },
  { "pairings-by-name", TRUE, FALSE, FALSE, FALSE },
  { "standings", FALSE, FALSE, FALSE, FALSE },
  { "protocol", TRUE, FALSE, FALSE, FALSE },
  { "table", FALSE, FALSE, FALSE, FALSE },
  { "matches", TRUE, FALSE, FALSE, TRUE },
  { "draw", FALSE, FALSE, FALSE, FALSE },
  { "playoff", FALSE, FALSE, FALSE, FALSE },
  { "ratings", FALSE, FALSE, FALSE, FALSE },
  { "norms", FALSE, FALSE, FALSE, FALSE },
  { "lot-slip", TRUE, FALSE, TRUE, FALSE },
  { "diagram", FALSE, TRUE, FALSE, FALSE },
  { "categories", FALSE, FALSE, FALSE, FALSE },
  { "totals", FALSE, FALSE, FALSE, FALSE },
  { "prizes", FALSE, FALSE, FALSE, FALSE },
  { "bracket", FALSE, FALSE, FALSE, FALSE },
  { "chances", FALSE, FALSE, FALSE, FALSE },
  { "boards", FALSE, FALSE, FALSE, TRUE },
  { "progress", FALSE, FALSE, FALSE, FALSE },
  { "envelope", FALSE, FALSE, FALSE, FALSE },
  { "resumption", FALSE, FALSE, FALSE, FALSE },
  { "envelope-register", FALSE, FALSE, FALSE, FALSE },
  { "incidents", FALSE, FALSE, FALSE, FALSE },
  { "decision", FALSE, FALSE, FALSE, FALSE },
  { "protest", FALSE, FALSE, FALSE, FALSE },
  { "appeal-decision", FALSE, FALSE, FALSE, FALSE },
  { "report", FALSE, FALSE, FALSE, FALSE },
  { "start-list", FALSE, FALSE, FALSE, FALSE },
  { "duties", FALSE, FALSE, FALSE, FALSE },
  { "event", FALSE, FALSE, FALSE, FALSE },
  { "entries", FALSE, FALSE, FALSE, FALSE },
  { "timetable", FALSE, FALSE, FALSE, FALSE },
  { "order-of-play", FALSE, FALSE, FALSE, FALSE },
  { "slips", TRUE, FALSE, TRUE, FALSE },
  { "badges", FALSE, FALSE, FALSE, FALSE },
  { "jury", FALSE, FALSE, FALSE, FALSE },
  { "money", FALSE, FALSE, FALSE, FALSE },
  { "minutes", FALSE, FALSE, FALSE, FALSE },
  { "admission", FALSE, FALSE, FALSE, FALSE },
  { "entry-preliminary", FALSE, FALSE, FALSE, FALSE },
  { "entry-final", FALSE, FALSE, FALSE, FALSE },
  { "board-numbers", FALSE, FALSE, FALSE, FALSE },
  { "place-cards", FALSE, FALSE, FALSE, FALSE },
  { "scoresheets", FALSE, FALSE, TRUE, FALSE },
  { "games", TRUE, FALSE, TRUE, FALSE },
  { "game", FALSE, FALSE, FALSE, FALSE },
  { "clock-settings", FALSE, FALSE, FALSE, FALSE },
  { "statistics", FALSE, FALSE, FALSE, FALSE },
  { "diplomas", FALSE, FALSE, FALSE, FALSE },
  { "certificates", FALSE, FALSE, FALSE, FALSE },
  { "panel", FALSE, FALSE, FALSE, FALSE },
  { "matches-summary", TRUE, FALSE, FALSE, TRUE },
  { "player-cards", FALSE, FALSE, FALSE, FALSE },
  { "final-report", FALSE, FALSE, FALSE, FALSE },
  { "summary", FALSE, FALSE, FALSE, FALSE },
  { "check-in", FALSE, FALSE, FALSE, FALSE },
  { "equipment", FALSE, FALSE, FALSE, FALSE },
  { "why", TRUE, FALSE, FALSE, FALSE },
  { "it3", FALSE, FALSE, FALSE, FALSE },
  { "regulations", FALSE, FALSE, FALSE, FALSE },
  { "meeting", FALSE, FALSE, FALSE, FALSE },
  { "jury-meeting", FALSE, FALSE, FALSE, FALSE },
  { "line-ups", TRUE, FALSE, FALSE, TRUE },
  { "notices", FALSE, FALSE, FALSE, FALSE },
  { "closing-meeting", FALSE, FALSE, FALSE, FALSE },
  { "it1", FALSE, FALSE, FALSE, FALSE },
  { "norm-certificates", FALSE, FALSE, FALSE, FALSE },
  { "postal-chart", FALSE, FALSE, FALSE, FALSE },
  { "postal-news", FALSE, FALSE, FALSE, FALSE },
  { "postal-claims", FALSE, FALSE, FALSE, FALSE },
  { "postal-endings", FALSE, FALSE, FALSE, FALSE },
  { "postal-decisions", FALSE, FALSE, FALSE, FALSE },
  { "postal-records", FALSE, FALSE, FALSE, FALSE },
  { "postal-letters", FALSE, FALSE, FALSE, FALSE },
  { "postal-secretary", FALSE, FALSE, FALSE, FALSE },
  { "postal-arbiter", FALSE, FALSE, FALSE, FALSE },
  { "contest-register", FALSE, FALSE, FALSE, FALSE },
  { "contest-works", FALSE, FALSE, FALSE, FALSE },
  { "contest-diagrams", FALSE, FALSE, FALSE, FALSE },
  { "contest-solutions", FALSE, FALSE, FALSE, FALSE },
  { "contest-judge-sheet", FALSE, FALSE, FALSE, FALSE },
  { "contest-preliminary", FALSE, FALSE, FALSE, FALSE },
  { "contest-report", FALSE, FALSE, FALSE, FALSE },
  { "contest-final", FALSE, FALSE, FALSE, FALSE },
  { "contest-booklet", FALSE, FALSE, FALSE, FALSE },
  { "contest-solvers", FALSE, FALSE, FALSE, FALSE },
  { "contest-solving", FALSE, FALSE, FALSE, FALSE },
  { "contest-certificates", FALSE, FALSE, FALSE, FALSE },
};

static gboolean
needs (const BrgPaper *paper, BrgPaperNeeds need)
{
  return (paper->needs & need) != 0;
}

static gboolean
belongs (const BrgPaper *paper, const BrgSnapshot *snapshot, BrgDiscipline discipline)
{
  snapshot->event->discipline = discipline;
  return paper->belongs == NULL || paper->belongs (snapshot);
}

static void
test_kinds (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ();
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  g_assert_cmpuint (G_N_ELEMENTS (kinds), ==, n_papers);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const BrgPaper *paper = brg_paper_list_find (kinds[i].id);
      /* rus-draughts-2022 10.1.2: what is played by correspondence, whatever it is. */
      gboolean is_of_letters = g_str_has_prefix (paper->id, "postal-");
      gboolean is_of_lots;

      g_assert_nonnull (paper);
      g_assert_cmpstr (paper->id, ==, kinds[i].id);
      g_assert_true (paper >= papers && paper < papers + n_papers);
      g_assert_cmpint (needs (paper, BRG_PAPER_OF_ROUND), ==, kinds[i].needs_round);
      g_assert_cmpint (needs (paper, BRG_PAPER_FROM_POSITIONS), ==, kinds[i].needs_positions);
      g_assert_cmpint (paper->list_boards != NULL, ==, kinds[i].needs_games);
      g_assert_cmpint (needs (paper, BRG_PAPER_OF_TEAMS), ==, kinds[i].needs_teams);
      /* rus-draughts-2022 6.2.2: only there is the start drawn from a table. */
      is_of_lots = g_str_equal (paper->id, "lot-slip");
      if (is_of_lots)
        g_assert_true (belongs (paper, snapshot, BRG_DISCIPLINE_DRAUGHTS64));
      g_assert_cmpint (belongs (paper, snapshot, BRG_DISCIPLINE_RUSSIAN) ==
                           belongs (paper, snapshot, BRG_DISCIPLINE_DRAUGHTS64),
                       ==, !is_of_lots);
      snapshot->group->is_postal = TRUE;
      g_assert_true (!is_of_letters || belongs (paper, snapshot, BRG_DISCIPLINE_RUSSIAN));
      snapshot->group->is_postal = FALSE;
      g_assert_false (is_of_letters && belongs (paper, snapshot, BRG_DISCIPLINE_RUSSIAN));
    }
  g_assert_null (brg_paper_list_find ("poem"));
  g_assert_null (brg_paper_list_find ("Protocol"));
  g_assert_null (brg_paper_list_find (""));
}

/* Every row is complete, and the papers of a group of the list stand together. */
static void
test_rows (void)
{
  g_autoptr (GHashTable) groups = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  for (guint i = 0; i < n_papers; i++)
    {
      const BrgPaper *paper = &papers[i];
      g_autofree char *title = brg_paper_dup_title (paper, NULL, snapshot, 7);
      guint n_forms = (paper->from_group != NULL) + (paper->from_round != NULL) +
                      (paper->from_table != NULL) + (paper->make != NULL);

      g_assert_true (brg_paper_list_find (paper->id) == paper);
      g_assert_cmpint (strchr (paper->title, '%') != NULL, ==, strchr (title, '7') != NULL);
      g_assert_null (strchr (title, '%'));
      g_assert_nonnull (paper->icon);
      g_assert_nonnull (paper->note);
      g_assert_cmpint (n_forms, ==, brg_paper_is_form (paper));
      g_assert_true (n_forms == 1 || paper->lay_out != NULL);
      g_assert_cmpint (paper->group == NULL, ==, needs (paper, BRG_PAPER_ELSEWHERE));
      if (paper->group != NULL && (i == 0 || g_strcmp0 (papers[i - 1].group, paper->group) != 0))
        g_assert_true (g_hash_table_add (groups, (gpointer) paper->group));
    }
}

/* Whether a paper about a round and a table can be made; those about awards need more than rounds,
 * see test-award-forms.c. */
static void
assert_available (const BrgSnapshot *snapshot, gint round, gboolean paired, gboolean table)
{
  for (gsize i = 0; !g_str_equal (kinds[i].id, "categories"); i++)
    g_assert_cmpint (
        brg_event_document_is_available (snapshot, kinds[i].id, round), ==,
        !g_str_equal (kinds[i].id, "draw") && !g_str_equal (kinds[i].id, "playoff") &&
            (!g_str_equal (kinds[i].id, "norms") || brg_rating_report_has_norms (snapshot)) &&
            !kinds[i].needs_positions && !kinds[i].needs_games && !kinds[i].needs_teams &&
            (kinds[i].needs_round ? paired : table));
}

static void
test_available (void)
{
  g_autoptr (BrgSnapshot) nobody = event_fixture_new ("coefficients", "fide-2023", 0, 5);
  g_autoptr (BrgSnapshot) swiss = event_fixture_new ("coefficients", "fide-2023", 4, 3);
  g_autoptr (BrgSnapshot) round_robin = make_round_robin ();

  assert_available (nobody, 1, FALSE, FALSE);
  assert_available (swiss, 1, FALSE, FALSE);
  event_fixture_add_round (swiss, BRG_ROUND_PUBLISHED, "1-3 4-2");
  assert_available (swiss, 1, TRUE, TRUE);
  /* What stands after a round has nothing to say before it begins. */
  assert_available (swiss, 2, FALSE, FALSE);
  assert_available (swiss, 0, FALSE, TRUE);
  /* There are no such rounds. */
  assert_available (swiss, 4, FALSE, FALSE);
  assert_available (swiss, -1, FALSE, FALSE);
  assert_available (round_robin, 3, TRUE, TRUE);
  assert_available (round_robin, 5, TRUE, FALSE);
  assert_available (round_robin, 6, FALSE, FALSE);
  for (guint i = 0; i < swiss->entries->len; i++)
    ((BrgEntry *) swiss->entries->pdata[i])->number = 0;
  assert_available (swiss, 2, FALSE, FALSE);
}

typedef struct
{
  const char *id;
  gint round;
  BrgDocumentState state;
} StateCase;

static void
assert_states (const BrgSnapshot *snapshot, const StateCase *cases, gsize n_cases)
{
  for (gsize i = 0; i < n_cases; i++)
    g_assert_cmpint (
        brg_paper_find_state (brg_paper_list_find (cases[i].id), snapshot, cases[i].round), ==,
        cases[i].state);
}

/* Only what the paper shows makes it provisional. */
static void
test_states_open (void)
{
  static const StateCase cases[] = {
    { "pairings", 3, BRG_DOCUMENT_STATE_NONE },
    { "pairings-by-name", 3, BRG_DOCUMENT_STATE_NONE },
    { "protocol", 1, BRG_DOCUMENT_STATE_NONE },
    { "protocol", 2, BRG_DOCUMENT_STATE_NONE },
    { "protocol", 3, BRG_DOCUMENT_PROVISIONAL },
    { "standings", 2, BRG_DOCUMENT_STATE_NONE },
    { "standings", 3, BRG_DOCUMENT_PROVISIONAL },
    { "table", 2, BRG_DOCUMENT_STATE_NONE },
    { "table", 5, BRG_DOCUMENT_PROVISIONAL },
    { "table", 0, BRG_DOCUMENT_PROVISIONAL },
  };
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ();

  assert_states (snapshot, cases, G_N_ELEMENTS (cases));
}

/* An adjourned game alone keeps its own round and all tables after it provisional, no protocol of
 * another round; a game that a leaver will not play is no missing result. */
static void
test_states_adjourned (void)
{
  static const StateCase adjourned[] = {
    { "protocol", 1, BRG_DOCUMENT_PROVISIONAL },
    { "protocol", 2, BRG_DOCUMENT_STATE_NONE },
    { "table", 2, BRG_DOCUMENT_PROVISIONAL },
  };
  static const StateCase leaver[] = {
    { "protocol", 2, BRG_DOCUMENT_STATE_NONE },
    { "table", 2, BRG_DOCUMENT_STATE_NONE },
  };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-chess-2014", 4, 0);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:* 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "4-3:+ 1-2:=");
  assert_states (snapshot, adjourned, G_N_ELEMENTS (adjourned));
  event_fixture_game (snapshot, 1, 1)->white_outcome = BRG_OUTCOME_WIN;
  event_fixture_game (snapshot, 1, 1)->black_outcome = BRG_OUTCOME_LOSS;
  event_fixture_game (snapshot, 2, 1)->white_outcome = BRG_OUTCOME_NONE;
  event_fixture_game (snapshot, 2, 1)->black_outcome = BRG_OUTCOME_NONE;
  ((BrgEntry *) snapshot->entries->pdata[3])->left_after = 1;
  assert_states (snapshot, leaver, G_N_ELEMENTS (leaver));
}

static void
test_states_closed (void)
{
  static const StateCase cases[] = {
    { "pairings", 1, BRG_DOCUMENT_STATE_NONE }, { "pairings-by-name", 1, BRG_DOCUMENT_STATE_NONE },
    { "protocol", 1, BRG_DOCUMENT_FINAL },      { "standings", 5, BRG_DOCUMENT_FINAL },
    { "table", 5, BRG_DOCUMENT_FINAL },         { "diagram", 5, BRG_DOCUMENT_STATE_NONE },
  };
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ();

  snapshot->event->state = BRG_EVENT_CLOSED;
  assert_states (snapshot, cases, G_N_ELEMENTS (cases));
}

static const struct
{
  const char *event;
  const char *group;
  const char *id;
  gint round;
  const char *name;
} names[] = {
  { "Кубок Ижевска", "", "event", 0, "Кубок Ижевска Event and regulations.pdf" },
  { "Кубок Ижевска", "", "pairings-by-name", 12, "Кубок Ижевска Pairings of round 12 by name.pdf" },
  { "Кубок", "Девушки до 15", "protocol", 3, "Кубок Девушки до 15 Result sheet of round 3.pdf" },
  { "Кубок: 1/2 финала", "", "protocol", 3, "Кубок 1 2 финала Result sheet of round 3.pdf" },
  { " «Ладья» <2026> | \"A\\B*?\" ", "A/B", "standings", 7,
    "«Ладья» 2026 A B A B Standings after round 7.pdf" },
  { "Кубок\r\n\tгорода\x7f", "", "table", 1, "Кубок города Table after round 1.pdf" },
  { "...", "", "table", 1, "Table after round 1.pdf" },
  { ".Кубок г. Ижевска", "", "table", 1, "Кубок г. Ижевска Table after round 1.pdf" },
  { "Кубок", "", "start-list", 5, "Кубок Start list.pdf" },
  { "???", "/", "protocol", 3, "Result sheet of round 3.pdf" },
  /* It stands after no round. */
  { "Con", "", "start-list", 5, "Con Start list.pdf" },
  /* Names of devices, and letters that are not seen. */
  { "Con", "", "table", 1, "Con Table after round 1.pdf" },
  { "nul.", "", "table", 1, "_nul. Table after round 1.pdf" },
  { "COM1.x", "", "table", 1, "_COM1.x Table after round 1.pdf" },
  { "Ку\u200bбок \u202e2026", "", "table", 1, "Кубок 2026 Table after round 1.pdf" },
};

static void
test_file_names (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
      g_autoptr (BrgWords) words = brg_words_open ("en");
      g_autofree char *name = NULL;

      set_text (&snapshot->event->name, names[i].event);
      set_text (&snapshot->group->name, names[i].group);
      name = brg_event_document_dup_file_name (snapshot, words, brg_paper_list_find (names[i].id),
                                               NULL, names[i].round, "pdf");
      g_assert_cmpstr (name, ==, names[i].name);
    }
}

/* A CSV has heads and rows: that it is provisional says its name. */
static void
test_provisional_name (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 3);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const BrgPaper *protocol = brg_paper_list_find ("protocol");
  g_autofree char *during = NULL;
  g_autofree char *table = NULL;
  g_autofree char *after = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:1 3-4:*");
  during = brg_event_document_dup_file_name (snapshot, words, protocol, NULL, 1, "csv");
  g_assert_true (g_str_has_suffix (during, "Result sheet of round 1, provisional.csv"));
  table = brg_event_document_dup_file_name (snapshot, words, brg_paper_list_find ("table"), NULL, 1,
                                            "csv");
  g_assert_nonnull (strstr (table, "during round 1"));
  g_assert_null (strstr (table, "provisional"));
  ((BrgRound *) snapshot->rounds->pdata[0])->state = BRG_ROUND_CLOSED;
  for (gint board = 1; board <= 2; board++)
    {
      BrgGame *game = event_fixture_game (snapshot, 1, board);

      game->white_outcome = BRG_OUTCOME_WIN;
      game->black_outcome = BRG_OUTCOME_LOSS;
    }
  after = brg_event_document_dup_file_name (snapshot, words, protocol, NULL, 1, "csv");
  g_assert_true (g_str_has_suffix (after, "Result sheet of round 1.csv"));
}

/* File systems take 255 bytes, a Cyrillic letter has two; what parts the papers stays. */
static void
test_long_file_name (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const BrgPaper *paper = brg_paper_list_find ("protocol");
  g_autoptr (GString) event = g_string_new ("Чемпионат");
  g_autoptr (GString) group = g_string_new ("Мужчины");
  g_autofree char *name = NULL;
  g_autofree char *both = NULL;

  for (guint i = 0; i < 150; i++)
    g_string_append (event, "ж");
  set_text (&snapshot->event->name, event->str);
  set_text (&snapshot->group->name, "Мужчины");
  name = brg_event_document_dup_file_name (snapshot, words, paper, NULL, 3, "pdf");
  /* It is written with seven bytes more first. */
  g_assert_cmpuint (strlen (name), <=, 255 - strlen (".XXXXXX"));
  g_assert_cmpuint (strlen (name), >, 230);
  g_assert_true (g_utf8_validate (name, -1, NULL));
  g_assert_true (g_str_has_prefix (name, "Чемпионатж"));
  g_assert_true (g_str_has_suffix (name, "ж Мужчины Result sheet of round 3.pdf"));
  for (guint i = 0; i < 150; i++)
    g_string_append (group, "щ");
  set_text (&snapshot->group->name, group->str);
  both = brg_event_document_dup_file_name (snapshot, words, paper, NULL, 3, "pdf");
  g_assert_cmpuint (strlen (both), <=, 255 - strlen (".XXXXXX"));
  g_assert_true (g_utf8_validate (both, -1, NULL));
  g_assert_nonnull (strstr (both, "ж Мужчиныщ"));
  g_assert_true (g_str_has_suffix (both, "щ Result sheet of round 3.pdf"));
}

/* What does not fit ends with a word. */
static void
test_cut_file_name (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autofree char *name = NULL;

  set_text (&snapshot->event->name,
            "Кубок Приволжского федерального округа памяти заслуженного тренера России по русским "
            "шашкам среди мужчин и женщин");
  name = brg_event_document_dup_file_name (snapshot, words, brg_paper_list_find ("protocol"), NULL,
                                           3, "pdf");
  g_assert_cmpuint (strlen (name), <=, 255 - strlen (".XXXXXX"));
  g_assert_true (g_str_has_suffix (name, "шашкам среди мужчин и Result sheet of round 3.pdf") ||
                 g_str_has_suffix (name, "шашкам среди мужчин Result sheet of round 3.pdf") ||
                 g_str_has_suffix (name, "шашкам среди Result sheet of round 3.pdf"));
}

/* The last player of the list drew first. */
static void
add_draw (BrgSnapshot *snapshot)
{
  snapshot->draw = brg_draw_record_new ();
  snapshot->draw->field = BRG_DELEGATION_ORGANISATION;
  snapshot->draw->seed = 12345;
  for (gint i = (gint) snapshot->entries->len - 1; i >= 0; i--)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];
      BrgDrawStep step = { entry->id, i % 4, entry->number };

      set_text (&entry->organisation, i % 2 == 0 ? "Perm" : "Moscow");
      g_array_append_val (snapshot->draw->steps, step);
    }
}

/* An appendix is named only where the book of the event has it. */
static void
test_notes (void)
{
  const BrgPaper *protocol = brg_paper_list_find ("protocol");
  const BrgPaper *duties = brg_paper_list_find ("duties");

  g_assert_cmpstr (brg_paper_get_note (protocol, brg_rulebook_find ("rus-draughts-2022")), ==,
                   "appendix 6 (players), signed");
  g_assert_cmpstr (brg_paper_get_note (protocol, brg_rulebook_find ("fide-2023")), ==, "signed");
  g_assert_cmpstr (brg_paper_get_note (duties, brg_rulebook_find ("fide-2023")), ==, duties->note);
}

/* The numbers by envelopes are of one book; another event says of which. */
static void
test_draw_elsewhere (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "fide-2023", 10, 0);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  add_draw (snapshot);
  brg_document_options_init (&options, words);
  form = brg_event_document_new_form (snapshot, "draw", 0, &options);
  g_assert_nonnull (strstr (form->notes->pdata[0], "22.9.1.5, Russian chess rules 2014"));
}

/* Who drew which number from which envelope, and how to check it. */
static void
test_draw (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-chess-2014", 10, 0);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) by_hand = NULL;
  BrgDocumentOptions options;
  const BrgFormCell *cells;

  add_draw (snapshot);
  brg_document_options_init (&options, words);
  form = brg_event_document_new_form (snapshot, "draw", 0, &options);
  g_assert_cmpstr (form->title, ==, "Record of the drawing of lots");
  g_assert_cmpuint (form->rows->len, ==, 10);
  cells = brg_form_get_row (form, 0)->cells;
  g_assert_cmpstr (cells[0].text, ==, "1");
  g_assert_cmpstr (cells[1].text, ==, "Player10");
  g_assert_cmpstr (cells[2].text, ==, "Moscow");
  g_assert_cmpstr (cells[3].text, ==, "B");
  g_assert_cmpstr (cells[4].text, ==, "10");
  g_assert_true (brg_form_get_row (form, 1)->line_above);
  g_assert_cmpuint (form->notes->len, ==, 3);
  g_assert_cmpstr (form->notes->pdata[0], ==,
                   "Varma table (art.\302\240"
                   "22.9.1.5): A: 3, 4, 8; B: 5, 7, 9; C: 1, 6; D: 2, 10.");
  g_assert_nonnull (strstr (form->notes->pdata[2], "seed 12345"));
  snapshot->draw->is_by_hand = TRUE;
  by_hand = brg_event_document_new_form (snapshot, "draw", 0, &options);
  g_assert_cmpstr (by_hand->notes->pdata[2], ==, "The numbers were drawn from paper envelopes.");
}

/* What the pages of players and rounds print follows what they show. */
static void
test_page_papers (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "fide-2023", 4, 3);
  g_autoptr (BrgSnapshot) nobody = event_fixture_new ("coefficients", "fide-2023", 0, 3);
  BrgRound *round;

  g_assert_null (brg_page_paper_of_players (nobody, BRG_PLAYERS_VIEW_LIST));
  g_assert_null (brg_page_paper_of_players (nobody, BRG_PLAYERS_VIEW_CHECK_IN));
  g_assert_cmpstr (brg_page_paper_of_players (snapshot, BRG_PLAYERS_VIEW_LIST), ==, "start-list");
  g_assert_cmpstr (brg_page_paper_of_players (snapshot, BRG_PLAYERS_VIEW_CHECK_IN), ==, "check-in");
  g_assert_null (brg_page_paper_of_round (snapshot, 1));
  round = event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3 4-2");
  g_assert_cmpstr (brg_page_paper_of_round (snapshot, 1), ==, "pairings");
  event_fixture_game (snapshot, 1, 1)->white_outcome = BRG_OUTCOME_WIN;
  event_fixture_game (snapshot, 1, 1)->black_outcome = BRG_OUTCOME_LOSS;
  g_assert_cmpstr (brg_page_paper_of_round (snapshot, 1), ==, "protocol");
  round->state = BRG_ROUND_CLOSED;
  g_assert_cmpstr (brg_page_paper_of_round (snapshot, 1), ==, "protocol");
  g_assert_null (brg_page_paper_of_round (snapshot, 2));
  for (guint i = 0; i < snapshot->entries->len; i++)
    ((BrgEntry *) snapshot->entries->pdata[i])->number = 0;
  g_assert_cmpstr (brg_page_paper_of_players (snapshot, BRG_PLAYERS_VIEW_LIST), ==, "entries");
}

/* Before numbers are given everybody stands in the list, without a column for them. */
static void
test_entries (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "fide-2023", 4, 3);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  for (guint i = 0; i < snapshot->entries->len; i++)
    ((BrgEntry *) snapshot->entries->pdata[i])->number = 0;
  brg_document_options_init (&options, words);
  form = brg_event_document_new_form (snapshot, "entries", 0, &options);
  g_assert_cmpstr (form->title, ==, "List of participants");
  g_assert_cmpstr (brg_form_get_column (form, 0)->head, ==, "Name");
  g_assert_cmpuint (form->rows->len, ==, 4);
}

/* A list of texts: a row for each line, nothing for what is empty. */
static void
test_plain_form (void)
{
  static const BrgPlainColumn columns[] = { { BRG_COLUMN_TEXT, "Field" },
                                            { BRG_COLUMN_LONG_TEXT, "Content" } };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  form = brg_plain_form_new (NULL, "Rules", columns, G_N_ELEMENTS (columns), &options);
  brg_plain_form_add_pair (form, "Article", g_strdup ("one\ntwo"));
  brg_plain_form_add_pair (form, "Empty", g_strdup (""));
  g_assert_cmpstr (form->title, ==, "Rules");
  g_assert_cmpuint (form->rows->len, ==, 2);
  g_assert_cmpstr (brg_form_get_row (form, 0)->cells[0].text, ==, "Article");
  g_assert_cmpstr (brg_form_get_row (form, 1)->cells[0].text, ==, "");
  g_assert_cmpstr (brg_form_get_row (form, 1)->cells[1].text, ==, "two");
  g_assert_cmpuint (form->signatures->len, ==, 0);
}

/* Who plays, by number; what nobody has is no column. */
static void
test_start_list (void)
{
  static const char *const heads[] = { "No.", "Name", "Title", "Rating", "Born", "Organisation" };
  static const char *const cells[] = { "2", "Player02", "GM", "2512", "1998", "Perm" };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "fide-2023", 4, 3);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgEntry *second = snapshot->entries->pdata[1];
  BrgDocumentOptions options;

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      set_text (&entry->title, "");
      set_text (&entry->federation, "");
      set_text (&entry->organisation, "");
      set_text (&entry->birth, "");
      entry->rating = 0;
    }
  set_text (&second->title, "GM");
  set_text (&second->birth, "1998-05-01");
  set_text (&second->organisation, "Perm");
  second->rating = 2512;
  ((BrgEntry *) snapshot->entries->pdata[3])->number = 0;
  brg_document_options_init (&options, words);
  form = brg_event_document_new_form (snapshot, "start-list", 0, &options);
  g_assert_cmpstr (form->title, ==, "Start list");
  g_assert_cmpuint (form->columns->len, ==, G_N_ELEMENTS (heads));
  g_assert_cmpuint (form->rows->len, ==, 3);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_assert_cmpstr (brg_form_get_column (form, i)->head, ==, heads[i]);
      g_assert_cmpstr (brg_form_get_row (form, 1)->cells[i].text, ==, cells[i]);
    }
  g_assert_cmpstr (form->notes->pdata[0], ==, "3 players");
  g_assert_cmpuint (form->signatures->len, >, 0);
}

/* rus-draughts-2022 5.3: who is refused takes no part, whatever number was given before; what only
 * he has is no column. */
static void
test_start_list_refused (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 3);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgEntry *refused = snapshot->entries->pdata[1];
  BrgDocumentOptions options;

  for (guint i = 0; i < snapshot->entries->len; i++)
    set_text (&((BrgEntry *) snapshot->entries->pdata[i])->title, "");
  set_text (&refused->title, "мс");
  refused->admission = BRG_ADMISSION_REFUSED;
  brg_document_options_init (&options, words);
  form = brg_event_document_new_form (snapshot, "start-list", 0, &options);
  g_assert_cmpuint (form->rows->len, ==, 3);
  g_assert_cmpstr (brg_form_get_row (form, 1)->cells[1].text, ==, "Player03");
  for (guint i = 0; i < form->columns->len; i++)
    g_assert_cmpstr (brg_form_get_column (form, i)->head, !=, "Title");
  g_assert_cmpstr (form->notes->pdata[0], ==, "3 players");
}

/* rus-draughts-2022 5.4.9: a list of teams names their players in the order of boards. */
static void
test_start_list_of_teams (void)
{
  static const char *const rows[][2] = {
    { "1", "Team1" }, { "1.1", "P11" }, { "1.2", "P12" }, { "1.3", "P13" },
    { "2", "Team2" }, { "2.1", "P21" }, { "2.3", "P23" },
  };
  g_autoptr (BrgSnapshot) snapshot = team_fixture_new (2, 3, 2);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  for (guint i = 0; i < snapshot->players->entries->len; i++)
    set_text (&((BrgEntry *) snapshot->players->entries->pdata[i])->title, "");
  set_text (&((BrgEntry *) snapshot->players->entries->pdata[0])->title, "мс");
  ((BrgEntry *) snapshot->players->entries->pdata[4])->admission = BRG_ADMISSION_REFUSED;
  brg_document_options_init (&options, words);
  form = brg_event_document_new_form (snapshot, "start-list", 0, &options);
  g_assert_cmpuint (form->rows->len, ==, G_N_ELEMENTS (rows));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint k = 0; k < 2; k++)
      g_assert_cmpstr (brg_form_get_row (form, i)->cells[k].text, ==, rows[i][k]);
  g_assert_cmpstr (brg_form_get_column (form, 1)->head, ==, "Team, player");
  g_assert_cmpstr (brg_form_get_column (form, 2)->head, ==, "Title");
  g_assert_cmpstr (brg_form_get_row (form, 1)->cells[2].text, ==, "MS");
  g_assert_true (brg_form_get_row (form, 2)->with_above);
  g_assert_cmpstr (form->notes->pdata[0], ==, "2 teams, 5 players");
}

/* rus-chess-2014 22.8: the players are told early, and no longer than it matters. */
static void
test_kept_apart (void)
{
  static const struct
  {
    const char *kind;
    gint round;
    const char *expected;
  } cases[] = {
    { "start-list", 0,
      "Players of one federation are not paired in rounds 5 to 7.|"
      "Players of one organisation are not paired in round 1." },
    { "pairings", 1,
      "Players of one federation are not paired in rounds 5 to 7.|"
      "Players of one organisation are not paired in round 1." },
    { "pairings", 2, "Players of one federation are not paired in rounds 5 to 7." },
  };
  const BrgKeptApart rules[] = { { 0, BRG_APART_FEDERATION, TRUE, 3 },
                                 { 0, BRG_APART_ORGANISATION, FALSE, 1 } };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "rus-chess-2014", 4, 2);
  g_autoptr (BrgWords) words = brg_words_open ("en");

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:=");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3 2-4");
  snapshot->group->n_rounds = 7;
  g_array_append_vals (snapshot->kept_apart, rules, G_N_ELEMENTS (rules));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgForm) form = NULL;
      g_autoptr (GPtrArray) found = g_ptr_array_new ();
      g_autofree char *text = NULL;
      BrgDocumentOptions options;

      brg_document_options_init (&options, words);
      form = brg_event_document_new_form (snapshot, cases[i].kind, cases[i].round, &options);
      for (guint j = 0; j < form->notes->len; j++)
        if (g_str_has_prefix (form->notes->pdata[j], "Players of one"))
          g_ptr_array_add (found, form->notes->pdata[j]);
      g_ptr_array_add (found, NULL);
      text = g_strjoinv ("|", (char **) found->pdata);
      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

/* The first two play a match. */
static void
add_playoff (BrgSnapshot *snapshot)
{
  BrgPlayoffRecord *record = brg_playoff_record_new ();
  gint players[] = { 0, 1 };

  set_text (&record->format, "draughts-match");
  g_array_append_vals (record->players, players, 2);
  g_ptr_array_add (snapshot->playoffs, record);
}

/* A category, a prize and team results. */
static void
add_awards (BrgSnapshot *snapshot)
{
  BrgCategory *category = brg_category_new ();
  BrgPrize *prize = brg_prize_new ();

  set_text (&category->name, "Women");
  g_ptr_array_add (snapshot->categories, category);
  prize->amount = 10000;
  g_ptr_array_add (snapshot->prizes, prize);
  set_text (&snapshot->group->totals_by, "federation");
}

static void
add_timetable (BrgSnapshot *snapshot)
{
  BrgTimetableRow *row = brg_timetable_row_new (BRG_TIMETABLE_ROUND);

  row->round = 1;
  set_text (&row->starts_at, "2026-11-21T12:00Z");
  g_ptr_array_add (snapshot->timetable, row);
}

/* Every paper is another one, and the same every time. */
static void
test_pdf (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ();
  g_autoptr (GPtrArray) papers = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autoptr (GError) error = NULL;
  guint n_papers;
  const BrgPaper *all = brg_paper_list (&n_papers);

  ((BrgEntry *) snapshot->entries->pdata[2])->left_after = 1;
  g_assert_false (brg_event_document_is_available (snapshot, "draw", 1));
  g_assert_false (brg_event_document_is_available (snapshot, "playoff", 1));
  g_assert_false (brg_event_document_is_available (snapshot, "timetable", 1));
  add_draw (snapshot);
  g_ptr_array_add (snapshot->event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "A. B.", "1"));
  add_timetable (snapshot);
  set_text (&snapshot->group->time_control, "90+30");
  add_awards (snapshot);
  add_playoff (snapshot);
  for (guint i = 0; i < n_papers; i++)
    {
      const char *id = all[i].id;
      g_autoptr (GBytes) again = NULL;
      GBytes *pdf;

      g_assert_cmpint (brg_event_document_is_available (snapshot, id, 1), ==,
                       !needs (&all[i], BRG_PAPER_FROM_POSITIONS) &&
                           !needs (&all[i], BRG_PAPER_FROM_STORE) &&
                           !needs (&all[i], BRG_PAPER_OF_TEAMS) && !g_str_equal (id, "bracket") &&
                           all[i].belongs != brg_rating_report_has_norms &&
                           all[i].belongs != brg_rating_report_knows_norms &&
                           all[i].belongs != brg_meeting_form_is_of_participants &&
                           !g_str_equal (id, "entries"));
      if (!brg_event_document_is_available (snapshot, id, 1))
        continue;
      pdf = brg_event_document_to_pdf (snapshot, id, 1, "en", "2026-11-21T12:00:00Z", &error);
      again = brg_event_document_to_pdf (snapshot, id, 1, "en", "2026-11-21T12:00:00Z", &error);
      g_assert_no_error (error);
      g_assert_cmpint (memcmp (g_bytes_get_data (pdf, NULL), "%PDF", 4), ==, 0);
      g_assert_true (g_bytes_equal (pdf, again));
      for (guint k = 0; k < papers->len; k++)
        g_assert_false (g_bytes_equal (pdf, papers->pdata[k]));
      g_ptr_array_add (papers, pdf);
    }
}

/* What cannot be printed says why, each in its own words; what can says nothing. */
static void
test_lacks (void)
{
  static const char *const lacks[][2] = {
    { "pairings", "the round is not paired yet" },
    { "protocol", "the round is not paired yet" },
    { "diagram", "there is no position: choose one on the page Boards" },
    { "start-list", NULL },
    { "table", "the round has not begun yet" },
    { "playoff", "there was no play-off" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ();
  BrgPaperSource source = { .snapshot = snapshot };
  guint n_papers;
  const BrgPaper *all = brg_paper_list (&n_papers);

  g_ptr_array_set_size (snapshot->rounds, 0);
  for (guint i = 0; i < G_N_ELEMENTS (lacks); i++)
    g_assert_cmpstr (brg_paper_find_lack (brg_paper_list_find (lacks[i][0]), &source), ==,
                     lacks[i][1]);
  for (guint i = 0; i < n_papers; i++)
    {
      const char *lack = brg_paper_find_lack (&all[i], &source);

      g_assert_cmpint (lack == NULL, ==, brg_paper_is_available (&all[i], &source));
      g_assert_true (lack == NULL || *lack != '\0');
    }
}

/* The wall list by name has that order, in which yo is a ye, whatever the options say. */
static void
test_pairings_by_name (void)
{
  static const char *const families[] = { "Яковлев", "Ёлкин", "Абрамов", "Жуков", "Енин" };
  static const char *const sorted[] = { "Абрамов", "Ёлкин", "Енин", "Жуков", "Яковлев" };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "fide-2023", 5, 3);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3 4-2 5");
  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    set_text (&((BrgEntry *) snapshot->entries->pdata[i])->family_name, families[i]);
  brg_document_options_init (&options, words);
  options.order = BRG_DOCUMENT_BY_NUMBER;
  form = brg_event_document_new_form (snapshot, "pairings-by-name", 1, &options);
  g_assert_cmpuint (form->rows->len, ==, G_N_ELEMENTS (sorted));
  for (guint row = 0; row < form->rows->len; row++)
    g_assert_cmpstr (brg_form_get_row (form, row)->cells[0].text, ==, sorted[row]);
  g_assert_cmpint (options.order, ==, BRG_DOCUMENT_BY_NUMBER);
}

BRG_TEST_TOPIC ("event-document")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/event-document/kinds", test_kinds);
  g_test_add_func ("/app/event-document/rows", test_rows);
  g_test_add_func ("/app/event-document/available", test_available);
  g_test_add_func ("/app/event-document/states-open", test_states_open);
  g_test_add_func ("/app/event-document/states-adjourned", test_states_adjourned);
  g_test_add_func ("/app/event-document/states-closed", test_states_closed);
  g_test_add_func ("/app/event-document/file-names", test_file_names);
  g_test_add_func ("/app/event-document/long-file-name", test_long_file_name);
  g_test_add_func ("/app/event-document/provisional-name", test_provisional_name);
  g_test_add_func ("/app/event-document/cut-file-name", test_cut_file_name);
  g_test_add_func ("/app/event-document/pdf", test_pdf);
  g_test_add_func ("/app/event-document/pairings-by-name", test_pairings_by_name);
  g_test_add_func ("/app/event-document/page-papers", test_page_papers);
  g_test_add_func ("/app/event-document/entries", test_entries);
  g_test_add_func ("/app/event-document/plain-form", test_plain_form);
  g_test_add_func ("/app/event-document/start-list", test_start_list);
  g_test_add_func ("/app/event-document/rus-draughts-2022 5.4.9/start-list-of-teams",
                   test_start_list_of_teams);
  g_test_add_func ("/app/event-document/start-list/rus-draughts-2022 5.3", test_start_list_refused);
  g_test_add_func ("/app/event-document/rus-chess-2014 22.8", test_kept_apart);
  g_test_add_func ("/app/event-document/rus-chess-2014/22.9.1/draw", test_draw);
  g_test_add_func ("/app/event-document/rus-chess-2014/22.9.1/draw-elsewhere", test_draw_elsewhere);
  g_test_add_func ("/app/event-document/rus-draughts-2022/14.1/notes", test_notes);
  g_test_add_func ("/app/event-document/lacks", test_lacks);
  return g_test_run ();
}
