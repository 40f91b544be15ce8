/* test-follow.c - a workspace that is followed at a second computer, and two files that part
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-divergence.h"
#include "brg-follow-copy.h"
#include "brg-store-lead.h"
#include "brg-store-results.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <string.h>

static const BrgLeaseHolder hall = { (char *) "Зал 1", (char *) "О. Перминова",
                                     (char *) "2026-05-01T10:02:00Z", NULL };
static const BrgLeaseHolder office = { (char *) "Секретариат", (char *) "Л. Осин",
                                       (char *) "2026-05-01T10:30:00Z", NULL };

static void
set_result (StoreFixture *fixture, BrgStore *store, gint board, BrgOutcome outcome)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_result (store, store_fixture_game (fixture, 1, board), outcome,
                        outcome == BRG_OUTCOME_WIN ? BRG_OUTCOME_LOSS : BRG_OUTCOME_WIN, &error);
  g_assert_no_error (error);
}

/* What goes over, and what is left here. */
static char *
take (StoreFixture *fixture, const char *name, gint64 *entry_id)
{
  g_autofree char *folder = g_path_get_dirname (fixture->path);
  char *path = g_build_filename (folder, name, NULL);
  g_autofree char *hash = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) copy = brg_follow_make_copy (fixture->path, entry_id, &hash, &error);
  gint64 taken = 0;

  g_assert_no_error (error);
  brg_follow_take_copy (path, copy, &hall, &taken, &error);
  g_assert_no_error (error);
  g_assert_cmpint (taken, ==, *entry_id);
  return path;
}

static void
test_copy (void)
{
  StoreFixture fixture;
  g_autofree char *path = NULL;
  g_autofree char *again = NULL;
  g_autoptr (BrgStore) copy = NULL;
  g_autoptr (BrgLeaseHolder) leader = NULL;
  g_autoptr (GError) error = NULL;
  gint64 first;
  gint64 last;

  store_fixture_open (&fixture, 8);
  store_fixture_publish (&fixture);
  path = take (&fixture, "copy.berger", &first);
  /* It is open here while the next one comes. */
  copy = brg_store_open (path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  g_assert_true (brg_store_is_read_only (copy));
  g_assert_nonnull (strstr (brg_store_get_hindrance (copy), "Зал 1"));
  leader = brg_follow_dup_leader (copy);
  g_assert_cmpstr (leader->person, ==, "О. Перминова");
  g_assert_false (brg_store_has_news (copy));
  set_result (&fixture, fixture.store, 1, BRG_OUTCOME_WIN);
  again = take (&fixture, "copy.berger", &last);
  g_assert_cmpint (last, >, first);
  g_assert_true (brg_store_has_news (copy));
  g_assert_true (brg_journal_verify (copy, &error));
  g_assert_false (brg_store_set_result (copy, store_fixture_game (&fixture, 1, 2), BRG_OUTCOME_WIN,
                                        BRG_OUTCOME_LOSS, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY);
  store_fixture_close (&fixture);
}

static void
test_take_over (void)
{
  StoreFixture fixture;
  g_autofree char *path = NULL;
  g_autoptr (BrgStore) copy = NULL;
  g_autoptr (BrgDivergence) ahead = NULL;
  g_autoptr (BrgDivergence) back = NULL;
  g_autoptr (BrgLeaseHolder) heir = NULL;
  g_autoptr (BrgDivergence) parted = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GError) error = NULL;
  const BrgJournalEntry *entry;
  gint64 last;

  store_fixture_open (&fixture, 8);
  store_fixture_publish (&fixture);
  path = take (&fixture, "copy.berger", &last);
  g_assert_false (brg_store_take_over (fixture.store, 0, &office, "нет связи", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  copy = brg_store_open (path, BRG_STORE_TAKE_OVER, &error);
  g_assert_no_error (error);
  g_assert_true (brg_store_take_over (copy, fixture.event_id, &office, "нет связи", &error));
  g_assert_false (brg_follow_is_copy (copy));
  set_result (&fixture, copy, 2, BRG_OUTCOME_LOSS);
  g_assert_true (brg_journal_verify (copy, &error));
  /* The first one goes on as well: nothing tells which of them is right. */
  ahead = brg_divergence_new (fixture.store, copy, &error);
  g_assert_cmpint (ahead->kind, ==, BRG_DIVERGENCE_SECOND_AHEAD);
  g_assert_cmpint (ahead->last_common, ==, last);
  g_assert_cmpuint (ahead->second->len, ==, 2);
  entry = ahead->second->pdata[0];
  g_assert_cmpstr (entry->action, ==, "lead-take");
  heir = brg_divergence_dup_heir (ahead);
  g_assert_cmpstr (heir->computer, ==, office.computer);
  g_assert_cmpstr (heir->person, ==, office.person);
  back = brg_divergence_new (copy, fixture.store, &error);
  g_assert_null (brg_divergence_dup_heir (back));
  set_result (&fixture, fixture.store, 1, BRG_OUTCOME_WIN);
  parted = brg_divergence_new (fixture.store, copy, &error);
  g_assert_cmpint (parted->kind, ==, BRG_DIVERGENCE_PARTED);
  g_assert_cmpint (parted->last_common, ==, last);
  g_assert_cmpuint (parted->first->len, ==, 1);
  /* It is told, and writes no more. */
  entries = brg_journal_list (fixture.store, -1, &error);
  entry = entries->pdata[entries->len - 2];
  g_assert_cmpstr (parted->last_hash, ==, entry->hash);
  g_assert_false (brg_follow_give_up (fixture.store, &office, last, "no hash", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_true (brg_follow_give_up (fixture.store, &office, last, entry->hash, &error));
  g_assert_true (brg_store_is_read_only (fixture.store));
  store_fixture_reopen (&fixture);
  g_assert_true (brg_store_is_read_only (fixture.store));
  g_assert_nonnull (strstr (brg_store_get_hindrance (fixture.store), "Секретариат"));
  store_fixture_close (&fixture);
}

/* Whatever somebody sends, what is here stays as it is. */
static void
test_forged (void)
{
  StoreFixture fixture;
  g_autofree char *path = NULL;
  g_autofree char *hash = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GBytes) copy = NULL;
  gint64 last;
  gsize length;
  gsize length_after;
  const guint8 *bytes;
  guint n_rounds;
  guint n_refused = 0;

  store_fixture_open (&fixture, 8);
  store_fixture_publish (&fixture);
  path = take (&fixture, "copy.berger", &last);
  copy = brg_follow_make_copy (fixture.path, &last, &hash, NULL);
  bytes = g_bytes_get_data (copy, NULL);
  n_rounds = brg_test_rounds (400);
  for (guint round = 0; round < n_rounds; round++)
    {
      gsize at = (gsize) round * (g_bytes_get_size (copy) / n_rounds);
      guint8 *changed = g_memdup2 (bytes, g_bytes_get_size (copy));
      g_autoptr (GBytes) forged = NULL;
      g_autoptr (GError) error = NULL;

      changed[at] ^= 0x55;
      forged = g_bytes_new_take (changed, g_bytes_get_size (copy));
      /* A byte that nothing uses does no harm. */
      if (!brg_follow_take_copy (path, forged, &hall, NULL, &error))
        {
          g_assert_nonnull (error);
          n_refused++;
        }
    }
  g_assert_cmpuint (n_refused, >, 0);
  /* What is refused leaves what is here as it is. */
  g_assert_true (g_file_get_contents (path, &before, &length, NULL));
  for (guint round = 0; round < n_rounds; round++)
    {
      gsize size = (gsize) round * (g_bytes_get_size (copy) / n_rounds);
      g_autoptr (GBytes) cut = g_bytes_new_from_bytes (copy, 0, size);

      g_assert_false (brg_follow_take_copy (path, cut, &hall, NULL, NULL));
    }
  {
    g_autoptr (BrgStore) held = brg_store_open (path, BRG_STORE_READ_ONLY, NULL);

    g_assert_true (brg_journal_verify (held, NULL));
  }
  g_assert_true (g_file_get_contents (path, &after, &length_after, NULL));
  g_assert_cmpmem (before, length, after, length_after);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("follow")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/follow/copy", test_copy);
  g_test_add_func ("/data/follow/take-over", test_take_over);
  g_test_add_func ("/data/follow/forged", test_forged);
  return g_test_run ();
}
