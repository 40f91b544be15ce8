/* test-report-form.c - the report of the chief arbiter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-desk.h"
#include "brg-incident-outcome.h"
#include "brg-protest-record.h"
#include "brg-report-document.h"
#include "brg-rulebooks.h"
#include "brg-store-incidents.h"
#include "brg-store-protests.h"
#include "brg-store-results.h"
#include "brg-store-rounds.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
open_event (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (fixture, 4);
  snapshot = store_fixture_load (fixture);
  event = brg_event_copy (snapshot->event);
  event->rulebook = brg_rulebook_find ("rus-chess-2014");
  event->discipline = BRG_DISCIPLINE_CHESS;
  g_free (event->zone);
  event->zone = g_strdup ("Europe/Moscow");
  brg_store_update_event_and_group (fixture->store, event, snapshot->group, &error);
  g_assert_no_error (error);
  store_fixture_publish (fixture);
}

static BrgIncidentDesk *
begin (StoreFixture *fixture, BrgIncidentKind kind)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  BrgIncidentDesk *desk = brg_incident_desk_new (fixture->store, snapshot, &error);

  g_assert_no_error (error);
  brg_incident_desk_set_game (desk, 1, store_fixture_game (fixture, 1, 1), &error);
  g_assert_no_error (error);
  brg_incident_desk_set_side (desk, BRG_COLOUR_WHITE);
  brg_incident_desk_set_kind (desk, kind);
  return desk;
}

static BrgForm *
make_report_of (StoreFixture *fixture, BrgSnapshot *snapshot)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;
  BrgForm *form;

  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T10:00:00Z";
  form = brg_report_document_new_form (fixture->store, snapshot, &options, &error);
  g_assert_no_error (error);
  return form;
}

static BrgForm *
make_report (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return make_report_of (fixture, snapshot);
}

/* What stands beside @field in the first row from @from on; NULL for no such row. */
static const char *
find_content (const BrgForm *form, const char *field)
{
  for (guint i = 0; i < form->rows->len; i++)
    {
      const BrgFormRow *row = brg_form_get_row (form, i);

      if (g_str_equal (row->cells[0].text, field))
        return row->cells[1].text;
    }
  return NULL;
}

/* rus-chess-2014 21.8: what, who with the father's name and the delegation, when and where,
 * witnesses, explanation, decision; what explains it is enclosed. */
static void
test_breach (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static ("text", 4);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgForm) form = NULL;
  gint64 id = 0;

  open_event (&fixture);
  desk = begin (&fixture, BRG_INCIDENT_ILLEGAL_MOVE);
  brg_incident_set_text (&desk->incident->at, "2026-11-20T11:32:00Z");
  brg_incident_set_text (&desk->incident->witnesses, "O. Permina");
  brg_incident_set_text (&desk->incident->explanation, "did not see the check");
  brg_incident_desk_decide (desk, &id, &error);
  g_assert_no_error (error);
  brg_store_attach_incident (fixture.store, id, "letter.txt", bytes, &error);
  g_assert_no_error (error);

  form = make_report (&fixture);
  g_assert_cmpstr (form->title, ==, "Report of the chief arbiter");
  g_assert_nonnull (find_content (form, "No. 1. Illegal move"));
  g_assert_true (g_str_has_prefix (find_content (form, "Person"), "Игрок"));
  g_assert_true (g_str_has_prefix (find_content (form, "Where and when"), "Round 1, board 1, "));
  g_assert_nonnull (strstr (find_content (form, "Where and when"), "14:32"));
  g_assert_nonnull (strstr (find_content (form, "Article"), "7.4.2"));
  g_assert_cmpstr (find_content (form, "Witnesses"), ==, "O. Permina");
  g_assert_cmpstr (find_content (form, "Explanation of the player"), ==, "did not see the check");
  g_assert_cmpstr (find_content (form, "Enclosed"), ==, "letter.txt");
  g_assert_cmpuint (form->signatures->len, >=, 1);
  store_fixture_close (&fixture);
}

/* rus-chess-2014 21.8: what stands is told, what was corrected is not; what waits is counted. */
static void
test_what_stands (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgForm) empty = NULL;
  g_autoptr (BrgForm) form = NULL;
  gint64 id = 0;

  open_event (&fixture);
  empty = make_report (&fixture);
  g_assert_cmpstr (find_content (empty, ""), ==, "There were none.");
  desk = begin (&fixture, BRG_INCIDENT_ILLEGAL_MOVE);
  brg_incident_desk_decide (desk, &id, &error);
  g_assert_no_error (error);
  brg_incident_desk_free (desk);
  desk = begin (&fixture, BRG_INCIDENT_PHONE);
  brg_incident_desk_save_draft (desk, NULL, &error);
  g_assert_no_error (error);
  brg_incident_desk_free (desk);
  desk = begin (&fixture, BRG_INCIDENT_ILLEGAL_MOVE);
  brg_incident_desk_open (desk, id, &error);
  g_assert_no_error (error);
  brg_incident_set_text (&desk->incident->reason, "the move was legal");
  brg_incident_desk_take_back (desk, NULL, &error);
  g_assert_no_error (error);
  brg_incident_desk_free (desk);

  form = make_report (&fixture);
  g_assert_null (find_content (form, "No. 1. Illegal move"));
  g_assert_null (find_content (form, "Person"));
  g_assert_cmpstr (form->notes->pdata[0], ==, "Recorded, not decided yet: 1.");
  store_fixture_close (&fixture);
}

/* rus-chess-2014 21.8: a protest with who, what, and what became of it. */
static void
test_protest (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgProtest) protest = brg_protest_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgForm) form = NULL;

  open_event (&fixture);
  snapshot = store_fixture_load (&fixture);
  protest->group_id = snapshot->group->id;
  protest->round = 1;
  protest->board = 1;
  protest->entry_id = brg_snapshot_get_entry (snapshot, 0)->id;
  brg_incident_set_text (&protest->filed_at, "2026-11-20T12:00:00Z");
  brg_incident_set_text (&protest->subject, "the flag had not fallen");
  brg_incident_set_text (&protest->articles, "6.9");
  brg_store_file_protest (fixture.store, protest, NULL, &error);
  g_assert_no_error (error);
  form = make_report (&fixture);
  g_assert_nonnull (find_content (form, "Protest no. 1"));
  g_assert_cmpstr (find_content (form, "What is disputed"), ==, "the flag had not fallen");
  g_assert_cmpstr (find_content (form, "Articles"), ==, "6.9");
  g_assert_cmpstr (find_content (form, "Decision"), ==, "open");
  store_fixture_close (&fixture);
}

/* rus-chess-2014 21.8: to which delegation or regional federation he belongs, also where the club
 * does not say it; who left is told of with the reason. */
static void
test_allegiance (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) same = NULL;
  g_autoptr (GError) error = NULL;
  BrgEntry *entry;

  open_event (&fixture);
  desk = begin (&fixture, BRG_INCIDENT_ILLEGAL_MOVE);
  brg_incident_desk_decide (desk, NULL, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  entry = snapshot->entries->pdata[brg_snapshot_find_entry (snapshot, desk->incident->entry_id)];
  brg_incident_set_text (&entry->organisation, "School 3");
  brg_incident_set_text (&entry->delegation, "Udmurtia");
  brg_incident_set_text (&entry->left_reason, "illness");
  entry->left_after = 1;
  form = make_report_of (&fixture, snapshot);
  g_assert_nonnull (strstr (find_content (form, "Person"), ", School 3, Udmurtia"));
  g_assert_nonnull (strstr (find_content (form, "Withdrawals"), " after round 1 (illness)"));
  brg_incident_set_text (&entry->organisation, "Udmurtia, School 3");
  same = make_report_of (&fixture, snapshot);
  g_assert_true (g_str_has_suffix (find_content (same, "Person"), ", Udmurtia, School 3"));
  store_fixture_close (&fixture);
}

static void
close_round (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *round = brg_snapshot_get_round (snapshot, 1);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < round->games->len; i++)
    {
      brg_store_set_result (fixture->store, g_array_index (round->games, BrgGame, i).id,
                            BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, &error);
      g_assert_no_error (error);
    }
  brg_store_close_round (fixture->store, round->id, &error);
  g_assert_no_error (error);
}

/* Rounds that are closed, of those of the event: a round that is paired has not been played. */
static void
test_rounds (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (BrgForm) closed = NULL;

  open_event (&fixture);
  form = make_report (&fixture);
  g_assert_true (g_str_has_prefix (find_content (form, "Rounds"), "0 of "));
  close_round (&fixture);
  closed = make_report (&fixture);
  g_assert_true (g_str_has_prefix (find_content (closed, "Rounds"), "1 of "));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("report-form")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report-form/rus-chess-2014 21.8/breach", test_breach);
  g_test_add_func ("/report-form/rus-chess-2014 21.8/what-stands", test_what_stands);
  g_test_add_func ("/report-form/rus-chess-2014 21.8/protest", test_protest);
  g_test_add_func ("/report-form/rus-chess-2014 21.8/allegiance", test_allegiance);
  g_test_add_func ("/report-form/rounds-that-are-closed", test_rounds);
  return g_test_run ();
}
