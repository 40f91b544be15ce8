/* brg-sheet-steps.c - what scoresheets ask of each half-move
 *
 * Tests: tests/engine/test-sheets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sheets-private.h"

/* Two positions are enough to show that a layer has more than one; the rest is for those that the
 * next entries rule out. */
static const guint min_room = 64;

const char *
brg_sheet_get_entry (const BrgSheet *sheet, guint ply)
{
  const char *text = ply <= sheet->n_entries ? sheet->entries[ply - 1] : NULL;

  return text == NULL || text[0] == '\0' || g_str_equal (text, "?") ? NULL : text;
}

guint
brg_sheets_count_plies (const BrgSheetsQuestion *question)
{
  guint n_written = MAX (question->sheets[0].n_entries, question->sheets[1].n_entries);

  return MAX (n_written, question->n_plies);
}

BrgSheetStep
brg_sheet_step (const BrgSheetsQuestion *question, guint ply, gboolean to_board, guint sheets)
{
  BrgSheetStep step = { .board = to_board ? &question->board : NULL };

  for (guint i = 0; i < 2; i++)
    {
      step.texts[i] =
          (sheets >> i & 1) != 0 ? brg_sheet_get_entry (&question->sheets[i], ply) : NULL;
      step.languages[i] = question->sheets[i].language;
    }
  step.n_plies_left = brg_sheets_count_plies (question) - ply;
  return step;
}

guint
brg_sheet_room (guint max_positions, guint n_held)
{
  return n_held + min_room < max_positions ? max_positions - n_held : min_room;
}
