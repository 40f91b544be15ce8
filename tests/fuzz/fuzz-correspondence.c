/* fuzz-correspondence.c - feeds whatever a fuzzer invents to the reader of games by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-postal-text.h"
#include "brg-rulebooks.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Days of rows, of a next move and of what brought no move are the totals. */
static void
check_totals (const BrgPostalChart *chart)
{
  guint shown[2] = { 0 };

  g_assert_cmpuint (chart->n_moves[BRG_COLOUR_WHITE] + chart->n_moves[BRG_COLOUR_BLACK], ==,
                    chart->plies->len);
  for (guint i = 0; i < chart->plies->len; i++)
    {
      const BrgPostalPly *ply = &g_array_index (chart->plies, BrgPostalPly, i);

      g_assert_cmpuint (ply->total, >=, shown[i % 2]);
      shown[i % 2] = ply->total;
    }
  g_assert_cmpuint (shown[0], <=, chart->totals[BRG_COLOUR_WHITE]);
  g_assert_cmpuint (shown[1], <=, chart->totals[BRG_COLOUR_BLACK]);
}

/* No name and no move can be a line or a column of its own. */
static void
check_text (const BrgPostalGame *game, const BrgPostalChart *chart)
{
  g_autofree char *text = brg_postal_text_write (game, chart, BRG_POSTAL_WHOLE);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_true (g_str_has_suffix (text, "\n"));
  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", -1);
      guint n = g_strv_length (words);

      g_assert_true (g_ascii_isupper (lines[i][0]));
      if (g_str_equal (words[0], "GAME"))
        g_assert_cmpuint (n, ==, 7);
      if (g_str_equal (words[0], "ROW"))
        g_assert_cmpuint (n, ==, 14);
      if (g_str_equal (words[0], "VAR"))
        g_assert_cmpuint (n, ==, 9);
      if (g_str_equal (words[0], "MOVE"))
        g_assert_cmpuint (n, ==, 5);
    }
}

static void
check_game (const BrgPostalGame *game, BrgPostalDay on)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalChart) chart = brg_postal_chart_new (
      game, brg_rulebook_find ("rus-draughts-2022")->correspondence, on, &fault);

  g_assert_cmpint (chart == NULL, ==, fault.text != NULL);
  if (chart == NULL)
    {
      g_assert_cmpuint (fault.line, >, 0);
      return;
    }
  check_totals (chart);
  check_text (game, chart);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_file_read ((const char *) data, size, &fault);

  g_assert_cmpint (game == NULL, ==, fault.text != NULL);
  if (game == NULL)
    return 0;
  check_game (game, 0);
  check_game (game, game->start + 20);
  check_game (game, game->end + 1);
  return 0;
}
