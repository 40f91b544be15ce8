/* fuzz-live-games.c - feeds whatever a fuzzer invents to the reader of live boards and lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-live-games.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = brg_live_games_read (bytes, "fuzz", &error);

  g_assert ((games == NULL) == (error != NULL));
  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const BrgLiveGame *game = games->pdata[i];

      g_assert (game->line > 0 && game->round >= 0 && game->round < 1000);
      g_assert ((game->white_outcome == BRG_OUTCOME_NONE) ==
                (game->black_outcome == BRG_OUTCOME_NONE));
    }
  return 0;
}
