/* trf-fixture.c - small tournament report files for the tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "trf-fixture.h"

#include "brg-trf-reader.h"

char *
trf_fixture_make_report (const char *header, const char *const *players)
{
  GString *text = g_string_new (header);

  for (guint i = 0; i < TRF_FIXTURE_MOST_PLAYERS && players[i] != NULL; i++)
    g_string_append_printf (text, "001 %4u      %-33s %4u %27s%s\n", i + 1, "Player, Test",
                            2000 - i * 10, "", players[i]);
  return g_string_free (text, FALSE);
}

BrgTrf *
trf_fixture_read (const char *header, const char *const *players)
{
  g_autofree char *text = trf_fixture_make_report (header, players);
  g_autoptr (GError) error = NULL;
  BrgTrf *trf = brg_trf_read (text, -1, "cup.trf", &error);

  g_assert_no_error (error);
  return trf;
}

/* All cells of a player in one line: opponent's index, colour, result. */
static char *
describe_cells (const BrgTrf *trf, gint player)
{
  GString *text = g_string_new (NULL);

  for (gint round = 1; round <= trf->tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (trf->tournament, player, round);

      g_string_append_printf (text, "%s%d%c%c", round > 1 ? " " : "", cell->opponent,
                              "-wb"[cell->colour], brg_outcome_to_code (cell->outcome));
    }
  return g_string_free (text, FALSE);
}

void
trf_fixture_assert_cells (const BrgTrf *trf, gint player, const char *expected)
{
  g_autofree char *text = describe_cells (trf, player);

  g_assert_cmpstr (text, ==, expected);
}

/* Notes as lines of line:column: text. */
char *
trf_fixture_describe_notes (const BrgTrf *trf)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < trf->notes->len; i++)
    {
      const BrgFormatNote *note = trf->notes->pdata[i];

      g_string_append_printf (text, "%u:%u: %s\n", note->line, note->column, note->text);
    }
  return g_string_free (text, FALSE);
}

BrgTrf *
trf_fixture_load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "trf", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  BrgTrf *trf = brg_trf_load (file, name, &error);

  g_assert_no_error (error);
  return trf;
}
