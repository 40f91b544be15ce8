/* fuzz-trf.c - feeds whatever a fuzzer invents to the reader of report files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-text-file.h"
#include "brg-trf-losses.h"
#include "brg-trf-reader.h"
#include "brg-trf-repair.h"
#include "brg-trf-snapshot.h"
#include "brg-trf-writer.h"

static void
write_and_read (const BrgTrf *trf)
{
  for (guint dialect = BRG_TRF_16; dialect <= BRG_TRF_26; dialect++)
    {
      g_autofree char *written = brg_trf_write (trf, dialect, NULL, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgTrf) again =
          written != NULL ? brg_trf_read (written, -1, "again", &error) : NULL;

      /* What was written can be read. */
      g_assert (written == NULL || again != NULL);
    }
}

/* What was mended is a report like any other; what needs no repair has none that is needed. */
static void
mend (const BrgTextFile *file, const BrgTrf *sound)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTrf) trf =
      brg_trf_read_mending (file->text, (gssize) file->length, "fuzz", NULL, &error);
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTrf) again = NULL;

  g_assert ((trf == NULL) == (error != NULL));
  g_assert (sound == NULL || trf != NULL);
  if (trf == NULL)
    return;
  for (guint i = 0; i < trf->repairs->len; i++)
    g_assert (sound == NULL || !((BrgTrfRepair *) trf->repairs->pdata[i])->is_needed);
  write_and_read (trf);
  snapshot = brg_trf_to_snapshot (trf, "fuzz");
  again = brg_trf_from_snapshot (snapshot, NULL, NULL);
  g_ptr_array_unref (brg_trf_find_losses (trf, again));
}

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = brg_text_file_new_from_bytes (bytes, "fuzz", &error);
  g_autoptr (BrgTrf) trf = NULL;

  if (text_file == NULL)
    return 0;
  trf = brg_trf_read (text_file->text, (gssize) text_file->length, "fuzz", &error);
  g_assert ((trf == NULL) == (error != NULL));
  if (trf != NULL)
    brg_snapshot_unref (brg_trf_to_snapshot (trf, "fuzz"));
  if (trf != NULL)
    write_and_read (trf);
  mend (text_file, trf);
  return 0;
}
