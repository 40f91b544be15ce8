/* fuzz-result-table.c - feeds whatever a fuzzer invents to the reader of tables of results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-result-table.h"
#include "brg-rulebooks.h"
#include "brg-withdrawals.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = brg_text_file_new_from_bytes (bytes, "fuzz", &error);
  g_autoptr (BrgResultTable) table = NULL;
  g_autoptr (BrgWithdrawals) withdrawals = NULL;

  if (text_file == NULL)
    return 0;
  table = brg_result_table_read (text_file, 1, &error);
  g_assert ((table == NULL) == (error != NULL));
  if (error != NULL)
    g_assert (g_utf8_validate (error->message, -1, NULL));
  if (table == NULL)
    return 0;
  withdrawals = brg_withdrawals_apply (table->tournament, brg_rulebook_find ("rus-draughts-2022"));
  for (gint player = 0; player < table->tournament->n_players; player++)
    for (gint round = 1; round <= table->tournament->n_rounds; round++)
      {
        const BrgCell *cell = brg_tournament_cell (table->tournament, player, round);

        g_assert (cell->opponent == BRG_NOBODY ||
                  brg_tournament_cell (table->tournament, cell->opponent, round)->opponent ==
                      player);
        for (gint board = 1; board <= table->tournament->n_boards; board++)
          g_assert (brg_tournament_board (table->tournament, player, round, board)->points >= 0);
      }
  return 0;
}
