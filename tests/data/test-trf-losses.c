/* test-trf-losses.c - nothing of a report file goes without a word
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "brg-test.h"
#include "brg-trf-losses.h"
#include "brg-trf-reader.h"
#include "brg-trf-snapshot.h"
#include "trf-fixture.h"

static GPtrArray *
find_losses (const BrgTrf *trf)
{
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  g_autoptr (BrgTrf) again = brg_trf_from_snapshot (snapshot, NULL, NULL);

  return brg_trf_find_losses (trf, again);
}

static const char *const reports[] = {
  "dutch-0018.trf",  "dutch-0060.trf",         "t005-forfeits.trf",      "t012-blankcells.trf",
  "t024-rr-odd.trf", "t026-rr-dblforfeit.trf", "t028-rr-double.trf",     "team001-rr.trf",
  "raw-0001.trf",    "karl-mala-2005.trf",     "lichess-swiss-2020.trf",
};

/* Players, results and byes of every report come into the event: what is told is about texts and
 * lines that an event has no place for. */
static void
test_reports (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (reports); i++)
    {
      g_autoptr (BrgTrf) trf = trf_fixture_load (reports[i]);
      g_autoptr (GPtrArray) losses = find_losses (trf);

      for (guint k = 0; k < losses->len; k++)
        {
          const BrgFormatNote *note = losses->pdata[k];

          if (strstr (note->text, "is not taken as it stands") != NULL)
            g_error ("%s:%u:%u: %s", reports[i], note->line, note->column, note->text);
        }
    }
}

typedef struct
{
  const char *path;
  const char *header;
  const char *losses;
} Case;

static const Case cases[] = {
  { "/data/trf-losses/none", "012 Cup\n022 Kyiv\n042 2026/05/01\n112 Petrenko\n", "" },
  { "/data/trf-losses/unknown-record", "012 Cup\n902 something\n",
    "2:1: this line has no place in the event: 902 something\n" },
  { "/data/trf-losses/national-record", "UKR    1      Player, Test\n",
    "1:1: this line has no place in the event: UKR    1      Player, Test\n" },
  { "/data/trf-losses/days",
    "132                                                                                        "
    "26/05/01\n",
    "1:5: the days of the rounds are not taken: they belong into the timetable\n" },
  { "/data/trf-losses/starting-rank", "172 UKR   HBFN\n",
    "1:5: “UKR   HBFN” of record 172 has no place in the event\n" },
  { "/data/trf-losses/points", "299 W   2.0   001    1\n",
    "1:1: points that do not follow from the results (299) are not taken\n" },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (BrgTrf) trf = trf_fixture_read (
      c->header, (const char *const[]){ "              2 w 1", "              1 b 0", NULL });
  g_autoptr (GPtrArray) losses = find_losses (trf);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < losses->len; i++)
    {
      const BrgFormatNote *note = losses->pdata[i];

      g_string_append_printf (text, "%u:%u: %s\n", note->line, note->column, note->text);
    }
  g_assert_cmpstr (text->str, ==, c->losses);
}

/* Whatever of a cell is changed behind the event's back is found. */
static void
test_cells (void)
{
  g_autoptr (BrgTrf) trf = trf_fixture_load ("dutch-0018.trf");
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  BrgTournament *tournament = trf->tournament;

  for (gint round = 1; round <= brg_tournament_last_paired_round (tournament); round++)
    for (gint player = 0; player < tournament->n_players; player++)
      {
        g_autoptr (BrgTrf) again = brg_trf_from_snapshot (snapshot, NULL, NULL);
        g_autoptr (GPtrArray) losses = NULL;
        BrgCell *cell = brg_tournament_cell (again->tournament, player, round);

        cell->outcome =
            cell->outcome == BRG_OUTCOME_WIN ? BRG_OUTCOME_UNRATED_WIN : BRG_OUTCOME_WIN;
        losses = brg_trf_find_losses (trf, again);
        g_assert_cmpuint (losses->len, >=, 1);
      }
}

BRG_TEST_TOPIC ("trf-losses")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/trf-losses/reports", test_reports);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/data/trf-losses/cells", test_cells);
  return g_test_run ();
}
