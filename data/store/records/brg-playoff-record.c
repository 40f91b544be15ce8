/* brg-playoff-record.c - a play-off as the database keeps it, as a value
 *
 * Tests: tests/data/test-store-playoff.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-record.h"

BrgPlayoffRecord *
brg_playoff_record_new (void)
{
  BrgPlayoffRecord *record = g_new0 (BrgPlayoffRecord, 1);

  record->format = g_strdup ("");
  record->options = g_strdup ("");
  record->control = g_strdup ("");
  record->players = g_array_new (FALSE, FALSE, sizeof (gint));
  record->games = g_array_new (FALSE, TRUE, sizeof (BrgPlayoffGame));
  return record;
}

void
brg_playoff_record_free (BrgPlayoffRecord *record)
{
  if (record == NULL)
    return;
  g_free (record->format);
  g_free (record->options);
  g_free (record->control);
  g_array_unref (record->players);
  g_array_unref (record->games);
  g_free (record);
}

BrgPlayoff *
brg_playoff_record_replay (const BrgPlayoffRecord *record)
{
  BrgPlayoffSetup setup;

  g_return_val_if_fail (record != NULL, NULL);

  setup = (BrgPlayoffSetup){
    .format = brg_playoff_find_format (record->format),
    .options = record->options,
    .n_players = (gint) record->players->len,
    .seed = record->seed,
    .has_own_control = *record->control != '\0',
  };
  if (setup.format == NULL || !brg_playoff_format_suits (setup.format, setup.n_players))
    return NULL;
  return brg_playoff_replay (&setup, (const BrgPlayoffGame *) (gconstpointer) record->games->data,
                             record->games->len);
}

gboolean
brg_playoff_record_has (const BrgPlayoffRecord *record, gint entry)
{
  g_return_val_if_fail (record != NULL, FALSE);

  for (guint i = 0; i < record->players->len; i++)
    if (g_array_index (record->players, gint, i) == entry)
      return TRUE;
  return FALSE;
}
