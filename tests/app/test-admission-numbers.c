/* test-admission-numbers.c - numbers of papers before the admission committee
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-admission-list.h"
#include "brg-store-papers-private.h"
#include "brg-store-papers.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
set_papers (StoreFixture *fixture, gint index, const char *passport, const char *snils)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgPersonalPapers) papers = brg_personal_papers_new ();
  gint64 person_id = brg_snapshot_get_entry (snapshot, index)->person_id;

  brg_personal_papers_set (papers, BRG_PAPER_PASSPORT, passport);
  brg_personal_papers_set (papers, BRG_PAPER_SNILS, snils);
  /* As a list brings them: by hand the SNILS of somebody else is refused. */
  g_assert_true (brg_store_write_papers (fixture->store, person_id, papers, NULL));
}

/* One account of insurance or one passport of two players, and a number that no passport has. */
static void
test_numbers (void)
{
  g_autoptr (BrgAdmissionList) list = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgWords) words = NULL;
  g_autoptr (GError) error = NULL;
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 4);
  g_assert_true (brg_store_keep_papers (fixture.store, fixture.event_id, NULL));
  set_papers (&fixture, 0, "4510 123456", "112-233-445 95");
  set_papers (&fixture, 1, "4510 12345", "11223344595");
  set_papers (&fixture, 2, "45 10 123456", "");
  snapshot = store_fixture_load (&fixture);
  words = brg_words_open ("en");
  list = brg_admission_list_new (fixture.store, snapshot, words, "2026-11-17", &error);
  g_assert_no_error (error);
  for (gint i = 0; i < 4; i++)
    {
      const BrgAdmissionRow *row =
          brg_admission_list_find (list, brg_snapshot_get_entry (snapshot, i)->id);
      g_autoptr (GString) said = g_string_new (NULL);

      for (guint k = 0; k < row->faults->len; k++)
        g_string_append (said, ((const BrgAdmissionFault *) row->faults->pdata[k])->text);
      g_assert_cmpint (strstr (said->str, "The same SNILS as ") != NULL, ==, i < 2);
      g_assert_cmpint (strstr (said->str, "The same passport as ") != NULL, ==, i == 0 || i == 2);
      g_assert_cmpint (strstr (said->str, "No passport has a number like") != NULL, ==, i == 1);
    }
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("admission-numbers")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/admission-list/rus-draughts-2022 2.2.4/numbers", test_numbers);
  return g_test_run ();
}
