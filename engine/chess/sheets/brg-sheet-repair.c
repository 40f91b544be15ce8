/* brg-sheet-repair.c - which single change to one scoresheet makes both fit a game
 *
 * A change is made at the half-move where the sheets part, so the positions before it stay what
 * they are: each try begins there. Tests: tests/engine/test-sheets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sheets-private.h"

#include <string.h>

/* A sheet with a change. Returns FALSE if the sheet does not go far enough for it. */
typedef gboolean (*Change) (const char **entries, guint *n_entries, guint at);

static gboolean
delete_entries (const char **entries, guint *n_entries, guint at)
{
  if (at + 2 > *n_entries)
    return FALSE;
  *n_entries -= 2;
  memmove (entries + at, entries + at + 2, (*n_entries - at) * sizeof *entries);
  return TRUE;
}

static gboolean
insert_entries (const char **entries, guint *n_entries, guint at)
{
  if (at >= *n_entries)
    return FALSE;
  memmove (entries + at + 2, entries + at, (*n_entries - at) * sizeof *entries);
  entries[at] = entries[at + 1] = NULL;
  *n_entries += 2;
  return TRUE;
}

static gboolean
replace_entry (const char **entries, guint *n_entries, guint at)
{
  if (at >= *n_entries)
    return FALSE;
  entries[at] = NULL;
  return TRUE;
}

static gboolean
swap_entries (const char **entries, guint *n_entries, guint at)
{
  const char *text;

  if (at + 2 >= *n_entries)
    return FALSE;
  text = entries[at];
  entries[at] = entries[at + 2];
  entries[at + 2] = text;
  return TRUE;
}

static const Change changes[BRG_N_SHEETS_REPAIR_KINDS] = {
  [BRG_SHEETS_DELETE] = delete_entries,
  [BRG_SHEETS_INSERT] = insert_entries,
  [BRG_SHEETS_REPLACE] = replace_entry,
  [BRG_SHEETS_SWAP] = swap_entries,
};

/* The last positions that games reach, or the first layer that none does. */
static BrgSheetLayer *
follow (const BrgSheetsQuestion *question,
        const BrgSheetLayer *before,
        guint first_ply,
        guint max_positions)
{
  guint n_plies = brg_sheets_count_plies (question);
  g_autoptr (BrgSheetLayer) layer = NULL;

  for (guint ply = first_ply; ply <= n_plies; ply++)
    {
      const BrgSheetLayer *from = layer != NULL ? layer : before;
      BrgSheetStep step = brg_sheet_step (question, ply, question->has_board, BRG_SHEET_BOTH);
      BrgSheetLayer *next = brg_sheet_layer_next (
          from, &step, NULL, 0, brg_sheet_room (max_positions, from->positions->len));

      brg_sheet_layer_free (layer);
      layer = next;
      if (layer->positions->len == 0)
        break;
    }
  return g_steal_pointer (&layer);
}

/* A sheet may become so short that the game ends before the half-move: then the positions before
 * it are the last ones, and they must show the board. */
static gboolean
has_ended (const BrgSheetsQuestion *question, const BrgSheetLayer *before)
{
  for (guint i = 0; i < before->positions->len; i++)
    if (!question->has_board ||
        brg_sheet_is_board (&g_array_index (before->positions, BrgPosition, i), &question->board))
      return TRUE;
  return FALSE;
}

static void
try_change (const BrgSheetsQuestion *question,
            const BrgSheetLayer *before,
            guint max_positions,
            BrgSheetsRepair repair,
            BrgSheetsAnswer *answer)
{
  BrgSheetsQuestion changed = *question;
  BrgSheet *sheet = &changed.sheets[repair.sheet == BRG_COLOUR_BLACK];
  g_autofree const char **entries = g_new0 (const char *, sheet->n_entries + 2);
  g_autoptr (BrgSheetLayer) last = NULL;

  if (sheet->n_entries > 0)
    memcpy (entries, sheet->entries, sheet->n_entries * sizeof *entries);
  if (!changes[repair.kind](entries, &sheet->n_entries, answer->parts - 1))
    return;
  sheet->entries = entries;
  last = follow (&changed, before, answer->parts, max_positions);
  if (last != NULL ? last->positions->len > 0 : has_ended (&changed, before))
    g_array_append_val (answer->repairs, repair);
  else if (last != NULL && !last->is_whole)
    answer->undecided |= BRG_SHEETS_REPAIRS;
}

void
brg_sheet_find_repairs (const BrgSheetsQuestion *question,
                        const BrgSheetLayer *before,
                        guint max_positions,
                        BrgSheetsAnswer *answer)
{
  static const BrgColour sides[] = { BRG_COLOUR_BLACK, BRG_COLOUR_WHITE };

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    for (guint kind = 0; kind < BRG_N_SHEETS_REPAIR_KINDS; kind++)
      try_change (question, before, max_positions,
                  (BrgSheetsRepair){ .sheet = sides[i], .kind = kind }, answer);
  if ((answer->undecided & BRG_SHEETS_REPAIRS) != 0)
    g_array_set_size (answer->repairs, 0);
}
