/* test-drawing-check.c - what the books say against a draw of lots
 *
 * Expected values: written from the articles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-drawing-check.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

typedef struct
{
  const char *path;
  const char *rulebook;
  gboolean has_start;
  gint64 minutes_before;
  gboolean is_open;
  guint n_players;
  guint n_present;
  const char *expected; /* kinds with values and articles */
} Case;

#define CHESS "rus-chess-2014"

static const Case cases[] = {
  { "rus-chess-2014 22.3/twelve-hours", CHESS, TRUE, 720, TRUE, 10, 10, "" },
  { "rus-chess-2014 22.3/a-minute-less", CHESS, TRUE, 719, TRUE, 10, 10, "late 719/720 22.3" },
  { "rus-chess-2014 22.3/start-unknown", CHESS, FALSE, 0, TRUE, 10, 10, "" },
  { "rus-chess-2014 22.3/after-the-start", CHESS, TRUE, -5, TRUE, 10, 10, "after 5/0 22.3" },
  { "rus-chess-2014 22.3/two-missing", CHESS, TRUE, 800, TRUE, 10, 8, "absent 2/0 22.3" },
  { "rus-chess-2014 22.1/closed", CHESS, TRUE, 800, FALSE, 10, 10, "closed 0/0 22.1" },
  { "rus-chess-2014 22.1/all", CHESS, TRUE, 0, FALSE, 10, 9,
    "after 0/0 22.3, closed 0/0 22.1, absent 1/0 22.3" },
  { "rus-draughts-2022 12.2/no-hours", "rus-draughts-2022", TRUE, 10, FALSE, 10, 0, "" },
  { "rus-draughts-2022 12.2/after-the-start", "rus-draughts-2022", TRUE, -1, TRUE, 10, 0,
    "after 1/0 12.2" },
  { "rus-draughts-2022 12.2/at-the-start", "rus-draughts-2022", TRUE, 0, TRUE, 10, 0,
    "after 0/0 12.2" },
  { "ussr-chess-1956 26 v/no-hours", "ussr-chess-1956", TRUE, 1, FALSE, 10, 0, "" },
  { "fide-2023/silent", "fide-2023", TRUE, 1, FALSE, 10, 0, "" },
  { "fide-2023/at-the-start", "fide-2023", TRUE, 0, FALSE, 10, 0, "after 0/0 -" },
};

static void
test_case (gconstpointer data)
{
  static const char *const words[] = { "late", "after", "closed", "absent" };
  const Case *item = data;
  const BrgDrawingQuery query = { brg_rulebook_find (item->rulebook),
                                  item->has_start,
                                  item->minutes_before,
                                  item->is_open,
                                  item->n_players,
                                  item->n_present };
  g_autoptr (GArray) faults = brg_drawing_check (&query);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < faults->len; i++)
    {
      const BrgDrawingFault *fault = &g_array_index (faults, BrgDrawingFault, i);

      g_string_append_printf (text, "%s%s %" G_GINT64_FORMAT "/%" G_GINT64_FORMAT " %s",
                              i > 0 ? ", " : "", words[fault->kind], fault->value, fault->limit,
                              fault->article != NULL ? strchr (fault->article, ' ') + 1 : "-");
    }
  g_assert_cmpstr (text->str, ==, item->expected);
}

BRG_TEST_TOPIC ("drawing-check")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/drawing-check/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
