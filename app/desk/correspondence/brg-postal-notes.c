/* brg-postal-notes.c - what is to be noted of letters that came from a file
 *
 * Rules: rus-draughts-2022 10.3.1, 10.3.2, 10.3.4
 * Tests: tests/app/test-postal-keyed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-notes.h"

#include "brg-postal-doubt-words.h"

static void
clear_note (gpointer data)
{
  g_free (((BrgPostalFileNote *) data)->text);
}

GArray *
brg_postal_notes_new (const BrgPostalGame *game,
                      const BrgCorrespondenceRules *rules,
                      guint n_before,
                      const BrgPostalGame *file,
                      BrgPostalDay on)
{
  GArray *notes = g_array_new (FALSE, FALSE, sizeof (BrgPostalFileNote));
  guint n_here;
  guint n_there;

  g_return_val_if_fail (game != NULL && rules != NULL && file != NULL, notes);

  g_array_set_clear_func (notes, clear_note);
  n_here = game->records->len;
  n_there = file->records->len;
  for (guint i = n_before; i < n_here; i++)
    {
      g_autoptr (GArray) doubts = brg_postal_doubts_new (game, rules, i, on);
      const BrgPostalRecord *record =
          n_here - i <= n_there ? brg_postal_game_get_record (file, n_there - (n_here - i)) : NULL;

      for (guint k = 0; k < doubts->len; k++)
        {
          const BrgPostalFileNote note = {
            record != NULL ? record->line : 0,
            brg_postal_doubt_dup_words (&g_array_index (doubts, BrgPostalDoubt, k)),
          };

          g_array_append_val (notes, note);
        }
    }
  return notes;
}
