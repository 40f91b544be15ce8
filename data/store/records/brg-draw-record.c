/* brg-draw-record.c - how start numbers were drawn with restrictions, as a value
 *
 * Tests: tests/data/test-store-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draw-record.h"

BrgDrawRecord *
brg_draw_record_new (void)
{
  BrgDrawRecord *record = g_new0 (BrgDrawRecord, 1);

  record->steps = g_array_new (FALSE, FALSE, sizeof (BrgDrawStep));
  return record;
}

void
brg_draw_record_free (BrgDrawRecord *record)
{
  if (record == NULL)
    return;
  g_array_unref (record->steps);
  g_free (record);
}
