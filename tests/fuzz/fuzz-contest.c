/* fuzz-contest.c - opens workspaces with contests of composition whose rows a fuzzer changed
 *
 * An input is a list of changes to a contest for composing and one for solving; the first byte
 * chooses whether they may be written. What opens is reckoned as the desk does for judges and for
 * the secretary, its solutions are played, and where it may be written every work is judged,
 * corrected, taken out and brought back, and results are published.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "brg-contest-desk.h"
#include "brg-contest-doubts.h"
#include "brg-contest-file-marks.h"
#include "brg-contest-file.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"
#include "contest-fixture.h"
#include "fuzz-tables.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

#define MOST_CHANGES 8

static BrgWords *words;

static void
make_base (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  fuzz_make_folder ();
  words = brg_words_open ("en");
  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  brg_backup_pause (fixture.store, TRUE);
  contest_fixture_fill (&fixture);
  contest_fixture_make (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  g_assert_true (brg_backup_write (fixture.store, fuzz_path, &error));
  g_assert_true (g_file_get_contents (fuzz_path, &fuzz_base, &fuzz_base_length, NULL));
  store_fixture_close (&fixture);
}

static void
change_rows (FuzzInput *input)
{
  sqlite3 *db = fuzz_open_tables (fuzz_path);

  for (guint i = 0; i < MOST_CHANGES && input->at < input->end; i++)
    {
      guint way = fuzz_take (input, 1) % 8;

      fuzz_change_cell (input, db, way == 0 ? "e*" : "contest_*", way == 1);
    }
  fuzz_close_tables (db);
}

/* ----- Reading ----- */

/* Authors that are hidden from judges stand in nothing that they get. */
static void
check_hidden (const BrgContestDesk *desk)
{
  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWorkRow *row = desk->works->pdata[i];

      if (desk->hides_authors)
        g_assert_cmpstr (row->authors, ==, "");
    }
}

static void
read_desk (BrgStore *store, const BrgSnapshot *snapshot, BrgContestEyes eyes)
{
  BrgContest *contest = brg_store_load_contest (store, snapshot->group->id, NULL);
  g_autoptr (BrgContestDesk) desk = NULL;
  g_autoptr (GArray) doubts = NULL;
  g_autofree char *file = NULL;
  g_autofree char *marks = NULL;

  g_assert_nonnull (contest);
  desk = brg_contest_desk_new (snapshot, contest, eyes, 0, words);
  if (desk == NULL)
    return;
  check_hidden (desk);
  doubts = brg_contest_doubts_new (desk, "2026-12-01", words);
  file = brg_contest_file_write (desk);
  g_assert_true (g_utf8_validate (file, -1, NULL));
  if (desk->contest->terms->kind == BRG_CONTEST_COMPOSING)
    {
      marks = brg_contest_file_marks_write (desk);
      g_assert_true (g_utf8_validate (marks, -1, NULL));
    }
}

/* ----- Writing ----- */

/* What failed says why, once. */
static void
settle (gboolean is_done, GError **error)
{
  g_assert_true (is_done == (*error == NULL));
  g_clear_error (error);
}

static void
change_work (BrgStore *store, BrgContestWork *work)
{
  GError *error = NULL;

  settle (brg_store_put_contest_work (store, work, &error), &error);
  settle (brg_store_set_contest_work_state (store, work->id, BRG_CONTEST_WORK_WITHDRAWN, "", "",
                                            &error),
          &error);
  settle (
      brg_store_set_contest_work_state (store, work->id, BRG_CONTEST_WORK_RECEIVED, "", "", &error),
      &error);
}

static void
write_contest (BrgStore *store, gint64 group_id)
{
  g_autoptr (BrgContest) contest = brg_store_load_contest (store, group_id, NULL);
  g_autoptr (BrgContest) again = NULL;
  GError *error = NULL;

  if (contest == NULL || contest->terms == NULL)
    return;
  settle (brg_store_set_contest_terms (store, group_id, contest->terms, &error), &error);
  for (guint i = 0; i < contest->sections->len; i++)
    settle (brg_store_put_contest_section (store, group_id, contest->sections->pdata[i], &error),
            &error);
  for (guint i = 0; i < contest->marks->len; i++)
    {
      const BrgContestMarkRow *mark = contest->marks->pdata[i];

      settle (brg_store_set_contest_mark (store, mark->work_id, mark->judge_id, mark->mark,
                                          mark->remark, &error),
              &error);
    }
  for (guint i = 0; i < contest->answers->len; i++)
    settle (brg_store_put_contest_answer (store, contest->answers->pdata[i], &error), &error);
  for (guint i = 0; i < contest->works->len; i++)
    change_work (store, contest->works->pdata[i]);
  settle (brg_store_publish_contest (store, group_id, BRG_CONTEST_STAGE_PRELIMINARY, "2027-01-10",
                                     &error),
          &error);
  again = brg_store_load_contest (store, group_id, NULL);
  g_assert_nonnull (again);
  g_assert_cmpuint (again->works->len, ==, contest->works->len);
}

static void
read_group (BrgStore *store, gint64 group_id, gboolean is_written)
{
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, NULL);

  if (snapshot == NULL)
    return;
  read_desk (store, snapshot, BRG_CONTEST_EYES_JUDGE);
  read_desk (store, snapshot, BRG_CONTEST_EYES_SECRETARY);
  if (is_written)
    write_contest (store, group_id);
}

static void
read_events (BrgStore *store, gboolean is_written)
{
  g_autoptr (GPtrArray) events = brg_store_list_events (store, NULL);

  for (guint i = 0; events != NULL && i < events->len; i++)
    {
      gint64 event_id = ((const BrgEventSummary *) events->pdata[i])->event_id;
      g_autoptr (GPtrArray) groups = brg_store_list_groups (store, event_id, NULL);

      for (guint k = 0; groups != NULL && k < groups->len; k++)
        read_group (store, ((const BrgGroupName *) groups->pdata[k])->id, is_written);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  FuzzInput input = { data, data + size };
  g_autoptr (GError) error = NULL;
  gboolean is_written;
  BrgStore *store;

  if (fuzz_base == NULL)
    make_base ();
  is_written = (fuzz_take (&input, 1) & 1) != 0;
  if (!fuzz_write_base (fuzz_base))
    return 0;
  change_rows (&input);
  store =
      brg_store_open (fuzz_path, is_written ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY, &error);
  g_assert_true ((store == NULL) == (error != NULL));
  if (store != NULL)
    {
      brg_backup_pause (store, TRUE);
      read_events (store, is_written);
      brg_store_free (store);
    }
  fuzz_remove_files ();
  return 0;
}
