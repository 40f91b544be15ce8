/* test-match-form.c - matches between teams on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-document-words.h"
#include "brg-event-document.h"
#include "brg-form-style.h"
#include "brg-match-form.h"
#include "brg-paper-list.h"
#include "brg-rulebooks.h"
#include "brg-store-duties.h"
#include "brg-store-event.h"
#include "brg-test.h"
#include "page-check.h"
#include "team-fixture.h"
#include "teams-fixture.h"

#include <string.h>

/* Round 1: each of Team1 and Team4 wins a game, and Team4 has nobody on board 3; Team2 and Team5
 * play. */
static BrgSnapshot *
make_event (void)
{
  BrgSnapshot *snapshot = team_fixture_new (5, 4, 3);

  team_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "4-1:00x 2-5:=.. 3");
  g_free (((BrgEntry *) snapshot->entries->pdata[0])->captain);
  ((BrgEntry *) snapshot->entries->pdata[0])->captain = g_strdup ("I. Petrov");
  return snapshot;
}

/* A row as text: cells with what stands beside them, separated by bars. */
static char *
dup_row (const BrgForm *form, guint index)
{
  const BrgFormRow *row = brg_form_get_row (form, index);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < form->columns->len; i++)
    g_string_append_printf (text, "%s%s%s%s", i > 0 ? "|" : "", row->cells[i].text,
                            row->cells[i].aside != NULL ? " " : "",
                            row->cells[i].aside != NULL ? row->cells[i].aside : "");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_rows (const BrgForm *form, const char *const *expected, guint n_expected)
{
  g_assert_cmpuint (form->rows->len, ==, n_expected);
  for (guint i = 0; i < n_expected; i++)
    {
      g_autofree char *row = dup_row (form, i);

      g_assert_cmpstr (row, ==, expected[i]);
    }
}

static BrgForm *
make_form (const BrgSnapshot *snapshot, const char *id)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  return brg_event_document_new_form (snapshot, id, 1, &options);
}

/* The players of a team stand below it, with the disc of their colour. */
static void
test_pairings (void)
{
  static const char *const expected[] = {
    "1|Team4|0|Team1|0", "1.1|P41 ○||P11 ●|", "1.2|P42 ●||P12 ○|",
    "1.3|—||P13 ●|",     "2|Team2|0|Team5|0", "2.1|P21 ○||P51 ●|",
    "2.2|P22 ●||P52 ○|", "2.3|P23 ○||P53 ●|", "|Team3|0|bye|",
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = make_form (snapshot, "pairings");

  assert_rows (form, expected, G_N_ELEMENTS (expected));
}

/* Everybody finds his board, not his team's match; who has no opponent finds that. */
static void
test_by_name (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = make_form (snapshot, "pairings-by-name");
  g_autofree char *first = dup_row (form, 0);
  g_autofree char *last = dup_row (form, form->rows->len - 1);
  g_autofree char *free_player = dup_row (form, 6);

  g_assert_cmpuint (form->rows->len, ==, 15);
  g_assert_cmpstr (free_player, ==, "P31|||bye");
  g_assert_cmpstr (first, ==, "P11|1.1|Black|P41");
  g_assert_cmpstr (last, ==, "P53|2.3|Black|P23");
}

/* rus-draughts-2022 5.4.9.6.1: the points on the boards stand with the teams when the match is
 * over. */
static void
test_protocol (void)
{
  static const char *const expected[] = {
    "1|Team4|1|Team1|2", "0|P41 ○|1.1|P11 ●|1", "1|P42 ●|1.2|P12 ○|0",
    "−|—|1.3|P13 ●|+",   "|Team2|2|Team5|",     "½|P21 ○|2.1|P51 ●|½",
    "|P22 ●|2.2|P52 ○|", "|P23 ○|2.3|P53 ●|",   "1½|Team3||bye|",
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = make_form (snapshot, "protocol");

  assert_rows (form, expected, G_N_ELEMENTS (expected));
}

static BrgForm *
make_match (const BrgSnapshot *snapshot,
            gint round,
            gint match,
            const char *language,
            const BrgOfficial *arbiter,
            gboolean is_blank)
{
  g_autoptr (BrgWords) words = brg_words_open (language);
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;
  BrgForm *form;

  brg_document_options_init (&options, words);
  options.is_blank = is_blank;
  form = match < 0 ? brg_match_form_new_summary (snapshot, round, &options)
                   : brg_match_form_new (snapshot, round, match, arbiter, &options);
  document = brg_document_layout (form, &options);
  page_check_document (document, 8 * BRG_MM, NULL);
  if (g_getenv ("BERGER_KEEP_PAGES") != NULL)
    {
      g_autofree char *name =
          g_strdup_printf ("match-%s-%d%s.pdf", language, match, is_blank ? "-blank" : "");
      g_autofree char *path = g_build_filename (g_getenv ("BERGER_KEEP_PAGES"), name, NULL);

      g_assert_true (brg_document_write_pdf (document, path, NULL));
    }
  return form;
}

/* rus-draughts-2022 appendix 7 field by field; 5.4.9.7: the captains sign for their teams. */
static void
test_match (void)
{
  static const char *const expected[] = {
    "1.|P41\nWhite|P11\nBlack|0 – 1",
    "2.|P42\nBlack|P12\nWhite|1 – 0",
    "3.|—|P13\nBlack|− – +",
    "Final result:|||1 – 2",
    "in favour of Team1|||",
    "Captain 1 ______________________\n\u00a0||Captain 2 ______________________\nI. Petrov|",
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;
  static const char *const roles[] = { "Match arbiter:", "Chief arbiter:", "Chief secretary:" };

  snapshot->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  g_free (snapshot->group->name);
  snapshot->group->name = g_strdup ("A");
  form = make_match (snapshot, 1, 0, "en", NULL, FALSE);
  assert_rows (form, expected, G_N_ELEMENTS (expected));
  g_assert_cmpstr (form->title, ==, "Protocol of a match of teams");
  g_assert_cmpstr (form->subtitles->pdata[0], ==, "RESULT SHEET No. 1");
  g_assert_cmpstr (form->left, ==, "Round 1, group A");
  g_assert_cmpstr (form->form_number, ==, "Form: appendix no. 7");
  g_assert_cmpstr (brg_form_get_column (form, 1)->head, ==, "Team 1\nTeam4");
  g_assert_cmpstr (brg_form_get_column (form, 2)->head, ==, "Team 2\nTeam1");
  g_assert_cmpuint (form->signatures->len, ==, G_N_ELEMENTS (roles));
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      const BrgFormSignature *signature = form->signatures->pdata[i];

      g_assert_cmpstr (signature->role, ==, roles[i]);
      g_assert_nonnull (strstr (signature->category, "category"));
    }
}

/* rus-draughts-2022 appendix 7: day and hour; 5.4.6, 6.2.2, 6.2.3: what is played stands on what
 * the captains sign. */
static void
test_match_rules (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;
  BrgRound *round = snapshot->rounds->pdata[0];
  g_autoptr (GString) notes = g_string_new (NULL);

  snapshot->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  snapshot->event->discipline = BRG_DISCIPLINE_DRAUGHTS64;
  snapshot->players->event->discipline = BRG_DISCIPLINE_DRAUGHTS64;
  g_free (snapshot->event->zone);
  snapshot->event->zone = g_strdup ("Europe/Moscow");
  g_free (round->starts_at);
  round->starts_at = g_strdup ("2026-11-16T12:00:00Z");
  snapshot->group->meeting_games = snapshot->players->group->meeting_games = 2;
  snapshot->group->has_majority = snapshot->players->group->has_majority = TRUE;
  form = make_match (snapshot, 1, 0, "en", NULL, FALSE);
  g_assert_cmpstr (form->right, ==, "16 November 2026, 15:00");
  for (guint i = 0; i < form->notes->len; i++)
    g_string_append (notes, form->notes->pdata[i]);
  g_assert_nonnull (strstr (notes->str, "Micro-matches of 2 games"));
  g_assert_nonnull (strstr (notes->str, "6.2.3"));
}

/* rus-draughts-2022 appendix 7: "Group ____" stands on the form where the group has no name, and
 * another book has no such form. */
static void
test_match_group (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) match = NULL;
  g_autoptr (BrgForm) summary = NULL;
  g_autoptr (BrgForm) elsewhere = NULL;

  g_free (snapshot->group->name);
  snapshot->group->name = g_strdup ("");
  snapshot->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  match = make_match (snapshot, 1, 0, "en", NULL, FALSE);
  summary = make_match (snapshot, 1, -1, "en", NULL, FALSE);
  g_assert_cmpstr (match->left, ==, "Round 1, group ______");
  g_assert_cmpstr (summary->left, ==, "Round 1, group ______");
  snapshot->event->rulebook = brg_rulebook_find ("fide-2023");
  elsewhere = make_match (snapshot, 1, 0, "en", NULL, FALSE);
  g_assert_cmpstr (elsewhere->left, ==, "Round 1");
}

/* rus-draughts-2022 appendix 7, "arbiter of the match": who has it in his sector, with his
 * category. */
static void
test_match_arbiter (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  BrgOfficial *arbiter = brg_official_new (BRG_OFFICIAL_ARBITER, "O. Mishin", "2");
  g_autoptr (BrgForm) form = NULL;
  const BrgFormSignature *signature;

  snapshot->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  form = make_match (snapshot, 1, 0, "en", arbiter, FALSE);
  signature = form->signatures->pdata[0];
  g_assert_cmpstr (signature->name, ==, "O. Mishin");
  g_assert_cmpstr (signature->category, ==, "(arbiter of the second category)");
  brg_official_free (arbiter);
}

/* Sheets of both matches of round 1, when those have the sectors who are named, from match to
 * match. */
static char *
dup_sheets (TeamsFixture *fixture, const BrgDuty *duties, guint n_duties)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;
  BrgPaperSource source = { .round = 1 };

  brg_store_set_duties (fixture->store.store, fixture->store.group_id, 1, duties, n_duties, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture->store);
  source.snapshot = snapshot;
  source.store = fixture->store.store;
  brg_document_options_init (&options, words);
  document = brg_paper_list_find ("matches")->lay_out (&source, &options, &error);
  g_assert_no_error (error);
  return brg_document_dup_words (document);
}

static guint
count_texts (const char *text, const char *part)
{
  g_auto (GStrv) parts = g_strsplit (text, part, -1);

  return g_strv_length (parts) - 1;
}

/* rus-draughts-2022 appendix 7, "arbiter of the match": who alone has it in his sector. */
static void
test_match_sectors (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *one = NULL;
  g_autofree char *shared = NULL;
  BrgDuty duties[] = { { 0, 2, 2 }, { 0, 1, 2 } };

  teams_fixture_open (&fixture, 4, 2, 2);
  teams_fixture_pair (&fixture, "A-B C-D", TRUE);
  snapshot = store_fixture_load (&fixture.store);
  event = brg_event_copy (snapshot->event);
  g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_ARBITER, "O. Mishin", "2"));
  g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_ARBITER, "L. Safina", "3"));
  brg_store_update_event (fixture.store.store, event, &error);
  g_assert_no_error (error);
  g_clear_pointer (&snapshot, brg_snapshot_unref);
  snapshot = store_fixture_load (&fixture.store);
  for (guint i = 0; i < G_N_ELEMENTS (duties); i++)
    duties[i].official_id =
        ((const BrgOfficial *)
             snapshot->event->officials->pdata[snapshot->event->officials->len - 2 + i])
            ->id;
  one = dup_sheets (&fixture, duties, 1);
  g_assert_cmpuint (count_texts (one, "O. Mishin"), ==, 1);
  shared = dup_sheets (&fixture, duties, 2);
  g_assert_cmpuint (count_texts (shared, "O. Mishin"), ==, 0);
  g_assert_cmpuint (count_texts (shared, "L. Safina"), ==, 1);
  teams_fixture_close (&fixture);
}

/* A match that is not over is in nobody's favour, a drawn one has a dash; numbers run on. */
static void
test_match_numbers (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) open = make_match (snapshot, 1, 1, "en", NULL, FALSE);
  g_autoptr (BrgForm) later = NULL;
  g_autofree char *row = dup_row (open, 4);
  g_autofree char *drawn = NULL;

  g_assert_cmpstr (open->subtitles->pdata[0], ==, "RESULT SHEET No. 2");
  g_assert_cmpstr (row, ==, "in favour of ______________________|||");
  team_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:=== 3-4:... 5");
  later = make_match (snapshot, 2, 0, "en", NULL, FALSE);
  drawn = dup_row (later, 4);
  g_assert_cmpstr (later->subtitles->pdata[0], ==, "RESULT SHEET No. 3");
  g_assert_cmpstr (drawn, ==, "in favour of —|||");
}

/* Before the match: teams and captains, no player and no result, as many lines. */
static void
test_match_blank (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = make_match (snapshot, 1, 0, "en", NULL, TRUE);
  g_autofree char *first = dup_row (form, 0);
  g_autofree char *total = dup_row (form, 3);

  g_assert_cmpuint (form->rows->len, ==, 6);
  g_assert_true (g_str_has_prefix (first, "1.|____"));
  g_assert_true (g_str_has_suffix (first, "\n\u00a0|"));
  g_assert_null (strstr (first, "P"));
  g_assert_cmpstr (total, ==, "Final result:|||");
  g_assert_cmpstr (brg_form_get_column (form, 1)->head, ==, "Team 1\nTeam4");
}

/* Of an odd number of a round robin one is free, and stands in no match. */
static void
test_summary_free (void)
{
  g_autoptr (BrgSnapshot) snapshot = team_fixture_new (3, 2, 2);
  g_autoptr (BrgForm) summary = NULL;
  gboolean is_named = FALSE;

  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup ("berger");
  team_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:11");
  summary = make_match (snapshot, 1, -1, "en", NULL, FALSE);
  for (guint i = 0; i < summary->notes->len; i++)
    is_named |= g_str_equal (summary->notes->pdata[i], "Without an opponent: Team3.");
  g_assert_true (is_named);
}

/* Teams alone, the score between them; who is free is told of. */
static void
test_summary (void)
{
  static const char *const expected[] = { "1|Team4|1 – 2|Team1", "2|Team2||Team5" };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;

  snapshot->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  form = make_match (snapshot, 1, -1, "en", NULL, FALSE);
  assert_rows (form, expected, G_N_ELEMENTS (expected));
  g_assert_cmpstr (form->title, ==, "Summary of team matches");
  g_assert_cmpstr (form->form_number, ==, "Form: appendix no. 7");
  g_assert_cmpuint (form->signatures->len, ==, 2);
  g_assert_cmpstr (form->notes->pdata[1], ==, "Without an opponent: Team3.");
}

/* Teams, players and captains with names of 80 letters stay on the sheet. */
static void
test_match_geometry (void)
{
  static const char name[] =
      "Шахматно-шашечный клуб «Дебют» городского округа Камск, первая сборная "
      "команда юниоров";
  g_autoptr (BrgSnapshot) snapshot = make_event ();

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *team = snapshot->entries->pdata[i];

      g_free (team->family_name);
      g_free (team->captain);
      team->family_name = g_strdup (name);
      team->captain = g_strdup ("Магомедалиева-Северодвинская Патимат Абдулмуслимовна-кызы");
    }
  for (guint i = 0; i < snapshot->players->entries->len; i++)
    {
      BrgEntry *player = snapshot->players->entries->pdata[i];

      g_free (player->family_name);
      player->family_name = g_strdup (
          "Галиуллина-Константинопольская-Преображенская Дарья-Екатерина Мухаметгалиевна");
    }
  for (gint match = -1; match < 2; match++)
    for (guint is_blank = 0; is_blank < 2; is_blank++)
      {
        g_autoptr (BrgForm) form = make_match (snapshot, 1, match, "en", NULL, is_blank);

        g_assert_cmpuint (form->rows->len, ==, match < 0 ? 2 : 6);
      }
}

/* Beside the points of matches stand those on the boards; titles and clubs, which no team has, have
 * no column. */
static void
test_table (void)
{
  static const char *const expected[] = {
    "1|1|Team1|2|2", "2|3|Team3|1|1½", "3–5|2|Team2|0|0", "3–5|4|Team4|0|1", "3–5|5|Team5|0|0",
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = make_form (snapshot, "standings");

  assert_rows (form, expected, G_N_ELEMENTS (expected));
}

/* A sheet for each match; who is free has none. */
static void
test_sheets (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  g_assert_true (brg_event_document_is_available (snapshot, "matches", 1));
  g_assert_false (brg_event_document_is_available (snapshot, "matches", 2));
  document = brg_event_document_new (snapshot, "matches", 1, &options);
  g_assert_cmpuint (brg_document_get_n_pages (document), ==, 2);
}

BRG_TEST_TOPIC ("match-form")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-form/pairings", test_pairings);
  g_test_add_func ("/match-form/by-name", test_by_name);
  g_test_add_func ("/match-form/rus-draughts-2022 5.4.9.6.1 protocol", test_protocol);
  g_test_add_func ("/match-form/rus-draughts-2022 5.4.9.7, appendix 7 match", test_match);
  g_test_add_func ("/match-form/rus-draughts-2022 5.4.6, 6.2.2, 6.2.3, appendix 7 rules",
                   test_match_rules);
  g_test_add_func ("/match-form/rus-draughts-2022 appendix 7 group", test_match_group);
  g_test_add_func ("/match-form/rus-draughts-2022 appendix 7 match arbiter", test_match_arbiter);
  g_test_add_func ("/match-form/rus-draughts-2022 appendix 7 sectors", test_match_sectors);
  g_test_add_func ("/match-form/numbers", test_match_numbers);
  g_test_add_func ("/match-form/blank", test_match_blank);
  g_test_add_func ("/match-form/summary", test_summary);
  g_test_add_func ("/match-form/summary-free", test_summary_free);
  g_test_add_func ("/match-form/geometry", test_match_geometry);
  g_test_add_func ("/match-form/table", test_table);
  g_test_add_func ("/match-form/sheets", test_sheets);
  return g_test_run ();
}
