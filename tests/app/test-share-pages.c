/* test-share-pages.c - pages for phones: what was published and nothing else; seats
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "brg-share-boards.h"
#include "brg-share-pages.h"
#include "brg-share-seats.h"
#include "brg-test.h"
#include "event-fixture.h"

/* (transfer full): a page as text */
static char *
dup_page (const BrgSnapshot *snapshot, const char *path)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GPtrArray) pages = brg_share_pages_new (snapshot, words);

  for (guint i = 0; i < pages->len; i++)
    {
      const BrgSharePage *page = pages->pdata[i];
      gsize size;
      const char *bytes = g_bytes_get_data (page->html, &size);

      g_assert_cmpint (page->script != NULL, ==, g_str_equal (page->path, "/seat"));
      if (g_str_equal (page->path, path))
        return g_strndup (bytes, size);
    }
  g_assert_not_reached ();
}

static BrgSnapshot *
make_event (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("dutch", "fide-2023", 5, 5);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-3:1 2-4:= 5");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2 5-3:0 4");
  return snapshot;
}

/* rus-draughts-2022 5.4.11: what is published is there, what is only paired is not. */
static void
test_unpublished (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "fide-2023", 4, 3);
  const char *paths[] = { "/", "/pairings", "/standings", "/seat" };

  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "1-3 2-4");
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *page = dup_page (snapshot, paths[i]);

      g_assert_null (strstr (page, "Player0"));
      g_assert_null (strstr (page, "<tr data-board"));
    }
  g_assert_cmpint (brg_share_boards_find_round (snapshot), ==, 0);
}

static void
test_boards (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (GPtrArray) boards = brg_share_boards_list (snapshot, 2);
  g_autoptr (GPtrArray) closed = brg_share_boards_list (snapshot, 1);
  g_autofree char *page = dup_page (snapshot, "/seat");
  const BrgShareBoard *second;

  g_assert_cmpint (brg_share_boards_find_round (snapshot), ==, 2);
  g_assert_cmpuint (closed->len, ==, 0);
  /* the bye is no board */
  g_assert_cmpuint (boards->len, ==, 2);
  second = brg_share_boards_find (boards, "2");
  g_assert_nonnull (second);
  g_assert_cmpstr (second->result, !=, "");
  g_assert_null (brg_share_boards_find (boards, "3"));
  g_assert_null (brg_share_boards_find (boards, "1.1"));
  g_assert_null (brg_share_boards_find (boards, ""));
  g_assert_nonnull (strstr (page, "data-round=\"2\""));
  g_assert_nonnull (strstr (page, "data-board=\"1\""));
  g_assert_null (strstr (page, "data-board=\"3\""));
}

/* rus-draughts-2022 5.4.11: a result of the round that is on is in no page, only that there is one.
 */
static void
test_open_results (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (GPtrArray) boards = brg_share_boards_list (snapshot, 2);
  const char *result = brg_share_boards_find (boards, "2")->result;
  g_autofree char *seat = dup_page (snapshot, "/seat");
  g_autofree char *pairings = dup_page (snapshot, "/pairings");
  const char *first = strstr (seat, "data-board=\"1\"");
  const char *second = strstr (seat, "data-board=\"2\"");
  const char *said = strstr (seat, "has a result");

  g_assert_true (first != NULL && second > first);
  g_assert_true (said > second && strstr (said + 1, "has a result") == NULL);
  g_assert_null (strstr (seat, result));
  g_assert_null (strstr (pairings, result));
}

/* Of a hostile name nothing but letters is left. */
static void
test_hostile (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  BrgEntry *entry = snapshot->entries->pdata[0];
  const char *paths[] = { "/", "/pairings", "/standings", "/seat" };

  g_free (entry->family_name);
  entry->family_name = g_strdup ("<script>alert(\"x\")</script>'&");
  g_free (snapshot->event->name);
  snapshot->event->name = g_strdup ("</title><img src=x onerror=alert(1)>");
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *page = dup_page (snapshot, paths[i]);
      const char *script = strstr (page, "<script>");

      g_assert_null (strstr (page, "<img"));
      g_assert_null (strstr (page, "alert(\"x"));
      /* the seat has one script, its own */
      g_assert_cmpint (script != NULL, ==, g_str_equal (paths[i], "/seat"));
      g_assert_true (script == NULL || strstr (script + 1, "<script>") == NULL);
    }
}

/* What stays the same has the same bytes. */
static void
test_same_bytes (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autofree char *first = dup_page (snapshot, "/standings");
  g_autofree char *second = dup_page (snapshot, "/standings");

  g_assert_cmpstr (first, ==, second);
  g_assert_nonnull (strstr (first, "Player01"));
}

static const struct
{
  const char *text;
  gint n_seats; /* -1: refused */
} seat_files[] = {
  { "", 0 },
  { "# nobody\n\n", 0 },
  { "A\t1-20\tsecret\t123456\nСектор Б\t21-40\tother\t654321\r\n", 2 },
  { "A\t1-20\tsecret\n", -1 },
  { "A\t1-20\tsecret\tpin\tmore\n", -1 },
  { "A\t20-1\tsecret\tpin\n", -1 },
  { "A\t0-1\tsecret\tpin\n", -1 },
  { "A\t1\tsecret\tpin\n", -1 },
  { "A\t1-2-3\tsecret\tpin\n", -1 },
  { "A\t1-2\t\tpin\n", -1 },
  { "A\t1-2\ts\tp\nA\t3-4\ts\tp\n", -1 },
};

static void
test_seats (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (seat_files); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) seats = brg_share_seats_parse (seat_files[i].text, &error);

      g_test_message ("%s", seat_files[i].text);
      g_assert_cmpint (seats != NULL ? (gint) seats->len : -1, ==, seat_files[i].n_seats);
      g_assert_cmpint (error != NULL, ==, seat_files[i].n_seats < 0);
    }
}

BRG_TEST_TOPIC ("share-pages")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/share/rus-draughts-2022/5.4.11/unpublished", test_unpublished);
  g_test_add_func ("/app/share/boards", test_boards);
  g_test_add_func ("/app/share/rus-draughts-2022/5.4.11/open-results", test_open_results);
  g_test_add_func ("/app/share/hostile", test_hostile);
  g_test_add_func ("/app/share/same-bytes", test_same_bytes);
  g_test_add_func ("/app/share/seats", test_seats);
  return g_test_run ();
}
