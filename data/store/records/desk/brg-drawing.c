/* brg-drawing.c - the minutes of a draw of lots, as a value
 *
 * Tests: tests/data/test-store-drawing.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-drawing.h"

static const char *const words[BRG_N_DRAWING_WAYS] = {
  [BRG_DRAWING_TICKETS] = "tickets",
  [BRG_DRAWING_ENVELOPES] = "envelopes",
  [BRG_DRAWING_COMPUTER] = "computer",
};

BrgDrawing *
brg_drawing_new (gint64 group_id)
{
  BrgDrawing *drawing = g_new0 (BrgDrawing, 1);

  drawing->group_id = group_id;
  drawing->drawn_at = g_strdup ("");
  drawing->place = g_strdup ("");
  drawing->drawn_by = g_strdup ("");
  drawing->present = g_strdup ("");
  drawing->note = g_strdup ("");
  drawing->numbers = g_array_new (FALSE, FALSE, sizeof (BrgDrawnNumber));
  return drawing;
}

void
brg_drawing_free (BrgDrawing *drawing)
{
  if (drawing == NULL)
    return;
  g_free (drawing->drawn_at);
  g_free (drawing->place);
  g_free (drawing->drawn_by);
  g_free (drawing->present);
  g_free (drawing->note);
  g_array_unref (drawing->numbers);
  g_free (drawing);
}

guint
brg_drawing_count_present (const BrgDrawing *drawing)
{
  g_auto (GStrv) names = NULL;
  guint n_names = 0;

  g_return_val_if_fail (drawing != NULL, 0);

  names = g_strsplit (drawing->present, "\n", -1);
  for (guint i = 0; names[i] != NULL; i++)
    n_names += *g_strstrip (names[i]) != '\0';
  return n_names;
}

const char *
brg_drawing_way_to_word (BrgDrawingWay way)
{
  g_return_val_if_fail (way < BRG_N_DRAWING_WAYS, "tickets");

  return words[way];
}

gboolean
brg_drawing_way_from_word (const char *word, BrgDrawingWay *way)
{
  g_return_val_if_fail (word != NULL && way != NULL, FALSE);

  for (guint i = 0; i < BRG_N_DRAWING_WAYS; i++)
    if (g_str_equal (words[i], word))
      {
        *way = i;
        return TRUE;
      }
  return FALSE;
}
