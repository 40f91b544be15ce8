/* fuzz-csv.c - feeds whatever a fuzzer invents to the readers of tables and lists of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-player-table-write.h"
#include "brg-player-table.h"
#include "brg-text-file.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = brg_text_file_new_from_bytes (bytes, "fuzz", &error);
  g_autoptr (BrgCsv) csv = NULL;
  g_autoptr (BrgPlayerMapping) mapping = NULL;
  g_autoptr (BrgPlayerTable) table = NULL;
  g_autoptr (GPtrArray) entries = NULL;

  if (text_file == NULL)
    return 0;
  csv = brg_csv_read (text_file->text, (gssize) text_file->length, "fuzz", BRG_CSV_DETECT, &error);
  g_assert ((csv == NULL) == (error != NULL));
  if (csv == NULL)
    return 0;
  mapping = brg_player_mapping_guess (csv);
  table = brg_player_table_read (csv, mapping);
  entries = brg_player_table_dup_entries (table, &error);
  g_assert ((entries == NULL) == (error != NULL));
  if (entries != NULL)
    g_free (brg_player_table_write (entries, NULL, csv->separator, BRG_CSV_SAFE));
  return 0;
}
