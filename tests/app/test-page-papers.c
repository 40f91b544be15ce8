/* test-page-papers.c - what the views of players and event print: the check-in, halls and equipment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-equipment-list.h"
#include "brg-event-parts.h"
#include "brg-paper-list.h"
#include "brg-rulebooks.h"
#include "brg-store-check-in.h"
#include "brg-store-parts.h"
#include "brg-test.h"

#include <string.h>

#include "store-fixture.h"

static BrgForm *
make (StoreFixture *fixture, BrgSnapshot *snapshot, const char *id)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const BrgPaper *paper = brg_paper_list_find (id);
  const BrgPaperSource source = { .snapshot = snapshot, .store = fixture->store };
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;
  BrgForm *form;

  brg_document_options_init (&options, words);
  form = paper->make (&source, &options, &error);
  g_assert_no_error (error);
  return form;
}

static gboolean
has (StoreFixture *fixture, const char *id)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgPaperSource source = { .snapshot = snapshot, .store = fixture->store };

  return brg_paper_list_find (id)->has (&source);
}

static const char *
get_cell (const BrgForm *form, guint row, guint column)
{
  return brg_form_get_row (form, row)->cells[column].text;
}

/* Everybody stands there with what is known of him; of whom nothing is known there is room. */
static void
test_check_in (void)
{
  static const struct
  {
    BrgCheckInMark mark;
    const char *text;
  } marks[] = {
    { BRG_CHECK_IN_HERE, "here" },
    { BRG_CHECK_IN_WAITED, "waited for" },
    { BRG_CHECK_IN_ZERO, "0" },
    { BRG_CHECK_IN_HALF, "½" },
  };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) marked = NULL;
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 5);
  snapshot = store_fixture_load (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      brg_store_check_in (fixture.store, brg_snapshot_get_entry (snapshot, (gint) i)->id, 1,
                          marks[i].mark, &error);
      g_assert_no_error (error);
    }
  g_assert_true (has (&fixture, "check-in"));
  marked = store_fixture_load (&fixture);
  form = make (&fixture, marked, "check-in");
  g_assert_cmpstr (form->title, ==, "Check-in for round 1");
  g_assert_cmpuint (form->rows->len, ==, 5);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    g_assert_cmpstr (get_cell (form, i, 3), ==, marks[i].text);
  g_assert_cmpuint (strlen (get_cell (form, 0, 4)), ==, strlen ("17:40"));
  g_assert_cmpstr (get_cell (form, 4, 3), ==, "");
  g_assert_cmpstr (get_cell (form, 4, 4), ==, "");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 4.2, 3.1.3: what the book lists, what is needed of it, and where is played. */
static void
test_equipment (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GPtrArray) sites = brg_event_parts_parse ("Hall A");
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (GError) error = NULL;
  const BrgRulebook *rulebook;
  guint n_checked = 0;

  store_fixture_open (&fixture, 6);
  snapshot = store_fixture_load (&fixture);
  rulebook = snapshot->event->rulebook;
  brg_store_set_parts (fixture.store, fixture.event_id, BRG_PART_SITE, sites, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < rulebook->n_equipment; i += 2, n_checked++)
    {
      brg_store_check_equipment (fixture.store, fixture.event_id, rulebook->equipment[i].id,
                                 "2026-05-03", "Anna", &error);
      g_assert_no_error (error);
    }
  g_assert_true (has (&fixture, "equipment"));
  form = make (&fixture, snapshot, "equipment");
  g_assert_cmpstr (form->title, ==, "Halls and equipment");
  g_assert_cmpstr (get_cell (form, 0, 0), ==, "Sites");
  g_assert_cmpstr (get_cell (form, 0, 1), ==, "Hall A");
  g_assert_cmpuint (form->rows->len, ==, rulebook->n_equipment + 1);
  for (guint i = 0; i < rulebook->n_equipment; i++)
    {
      g_assert_true (g_str_has_prefix (get_cell (form, i + 1, 0), rulebook->equipment[i].text));
      g_assert_cmpstr (get_cell (form, i + 1, 1), ==,
                       i % 2 == 0 ? "3 May 2026, Anna" : "not checked");
    }
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("page-papers")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/page-papers/rus-draughts-2022/5.4.10.2/check-in", test_check_in);
  g_test_add_func ("/app/page-papers/rus-draughts-2022/4.2/equipment", test_equipment);
  return g_test_run ();
}
