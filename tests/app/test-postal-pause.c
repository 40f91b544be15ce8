/* test-postal-pause.c - what does not count of a break that is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-pause.h"

#include "brg-rulebooks.h"
#include "brg-test.h"

/* A break that is there, by its days, and one that is entered. */
typedef struct
{
  const char *path;
  const char *there[2]; /* first and last day, NULL for none */
  gboolean is_granted_there;
  gboolean is_of_another;
  const char *days[2];
  gboolean is_granted;
  const char *doubt;
} Case;

static const Case cases[] = {
  { "rus-draughts-2022/10.4.1/thirty",
    { NULL, NULL },
    FALSE,
    FALSE,
    { "2026-05-01", "2026-05-30" },
    FALSE,
    NULL },
  { "rus-draughts-2022/10.4.1/thirty-three",
    { NULL, NULL },
    FALSE,
    FALSE,
    { "2026-05-01", "2026-06-02" },
    FALSE,
    "The break has 33 days, at most 30 count (10.4.1); more only where the chief arbiter grants it "
    "(10.4.5)." },
  { "rus-draughts-2022/10.4.5/granted",
    { NULL, NULL },
    FALSE,
    FALSE,
    { "2026-05-01", "2026-06-02" },
    TRUE,
    NULL },
  { "rus-draughts-2022/10.4.1/second",
    { "2026-03-10", "2026-03-20" },
    FALSE,
    FALSE,
    { "2026-05-01", "2026-05-10" },
    FALSE,
    "One break in a calendar year counts: that from 01.05.2026 to 10.05.2026 will not (10.4.1), "
    "unless the chief arbiter grants it (10.4.5)." },
  /* That which begins first counts, whichever was entered first. */
  { "rus-draughts-2022/10.4.1/before",
    { "2026-07-10", "2026-07-20" },
    FALSE,
    FALSE,
    { "2026-05-01", "2026-05-10" },
    FALSE,
    "One break in a calendar year counts: that from 10.07.2026 to 20.07.2026 will not (10.4.1), "
    "unless the chief arbiter grants it (10.4.5)." },
  { "rus-draughts-2022/10.4.1/next-year",
    { "2026-12-10", "2026-12-20" },
    FALSE,
    FALSE,
    { "2027-01-01", "2027-01-10" },
    FALSE,
    NULL },
  { "rus-draughts-2022/10.4.5/beside-granted",
    { "2026-03-10", "2026-03-20" },
    TRUE,
    FALSE,
    { "2026-05-01", "2026-05-10" },
    FALSE,
    NULL },
  { "rus-draughts-2022/10.4.1/of-another",
    { "2026-03-10", "2026-03-20" },
    FALSE,
    TRUE,
    { "2026-05-01", "2026-05-10" },
    FALSE,
    NULL },
};

static BrgPostalPause *
make_pause (gint64 entry_id, const char *const *days, gboolean is_granted)
{
  BrgPostalPause *pause = brg_postal_pause_new (entry_id);

  pause->from = brg_postal_day_from_iso (days[0]);
  pause->to = brg_postal_day_from_iso (days[1]);
  pause->is_granted = is_granted;
  return pause;
}

static void
test_case (gconstpointer data)
{
  const Case *row = data;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgPostalEvent) event = brg_postal_event_new (1);
  g_autoptr (BrgPostalPause) pause = make_pause (1, row->days, row->is_granted);
  g_autofree char *doubt = NULL;

  if (row->there[0] != NULL)
    {
      BrgPostalPause *there =
          make_pause (row->is_of_another ? 2 : 1, row->there, row->is_granted_there);

      there->id = 7;
      g_ptr_array_add (event->pauses, there);
    }
  doubt = brg_postal_pause_dup_doubt (
      event, brg_rulebook_find ("rus-draughts-2022")->correspondence, pause, words);
  g_assert_cmpstr (doubt, ==, row->doubt);
  /* A break that is changed is not held against itself. */
  if (row->there[0] != NULL && row->doubt != NULL)
    {
      g_autofree char *same = NULL;

      pause->id = 7;
      same = brg_postal_pause_dup_doubt (
          event, brg_rulebook_find ("rus-draughts-2022")->correspondence, pause, words);
      g_assert_null (same);
    }
}

/* A day of a player is in one break, whether that is granted or not. */
static void
test_same (void)
{
  static const struct
  {
    const char *days[2];
    gboolean is_same;
  } rows[] = {
    { { "2026-03-10", "2026-03-20" }, TRUE },  { { "2026-03-01", "2026-03-10" }, TRUE },
    { { "2026-03-20", "2026-03-25" }, TRUE },  { { "2026-03-12", "2026-03-15" }, TRUE },
    { { "2026-03-01", "2026-03-31" }, TRUE },  { { "2026-03-01", "2026-03-09" }, FALSE },
    { { "2026-03-21", "2026-03-25" }, FALSE },
  };
  static const char *const days[] = { "2026-03-10", "2026-03-20" };
  g_autoptr (BrgPostalEvent) event = brg_postal_event_new (1);
  BrgPostalPause *there = make_pause (1, days, FALSE);

  there->id = 7;
  g_ptr_array_add (event->pauses, there);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgPostalPause) pause = make_pause (1, rows[i].days, i % 2 == 0);

      g_assert_true (brg_postal_pause_find_same (event, pause) == (rows[i].is_same ? there : NULL));
      pause->id = 7;
      g_assert_null (brg_postal_pause_find_same (event, pause));
      pause->id = 0;
      pause->entry_id = 2;
      g_assert_null (brg_postal_pause_find_same (event, pause));
    }
}

/* rus-draughts-2022 10.4.2: who was told when it was over had no break, granted or not. */
static void
test_told_after (void)
{
  static const char *const days[] = { "2026-05-01", "2026-05-10" };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgPostalEvent) event = brg_postal_event_new (1);

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (BrgPostalPause) pause = make_pause (1, days, i == 2);
      BrgPostalNotice notice = { 2, pause->to + (i > 0 ? 1 : 0) };
      g_autofree char *doubt = NULL;

      g_array_append_val (pause->notices, notice);
      doubt = brg_postal_pause_dup_doubt (
          event, brg_rulebook_find ("rus-draughts-2022")->correspondence, pause, words);
      g_assert_cmpstr (doubt, ==,
                       i == 0
                           ? NULL
                           : "A notice of 11.05.2026 came when the break was over, 10.05.2026: it "
                             "does not count in that game (10.4.2).");
    }
}

BRG_TEST_TOPIC ("postal-pause")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/postal-pause/rus-draughts-2022/10.4.2/told-after", test_told_after);
  g_test_add_func ("/app/postal-pause/same", test_same);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/postal-pause/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
