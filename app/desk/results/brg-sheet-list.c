/* brg-sheet-list.c - the scoresheets of a round: who has handed his in, and who has not
 *
 * Rules: fide-2023 8.7; rus-chess-2014 8.7; rus-draughts-2022 2.3.2, 5.4.3.5
 * Tests: tests/app/test-sheet-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sheet-list.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-board.h"

static BrgScoreSheet
find_sheet (const GArray *sheets, gint64 pairing_id, BrgColour side)
{
  for (guint i = 0; i < sheets->len; i++)
    {
      const BrgScoreSheet *sheet = &g_array_index (sheets, BrgScoreSheet, i);

      if (sheet->pairing_id == pairing_id && sheet->side == side)
        return *sheet;
    }
  return (BrgScoreSheet){ .pairing_id = pairing_id, .side = side, .used = BRG_SCORE_SHEET_NO_TIME };
}

/* rus-draughts-2022 5.4.3.5: when the game is over; who did not play has written nothing. */
static void
append_row (BrgSheetList *self, const BrgGame *game, BrgColour side, const GArray *sheets)
{
  BrgSheetRow row = { .game = game,
                      .entry = side == BRG_COLOUR_WHITE ? game->white : game->black,
                      .is_due = brg_outcome_is_played (game->white_outcome) ||
                                brg_outcome_is_played (game->black_outcome),
                      .sheet = find_sheet (sheets, game->id, side) };

  g_array_append_val (self->rows, row);
}

BrgSheetList *
brg_sheet_list_new (const BrgSnapshot *snapshot, gint round, const GArray *sheets)
{
  BrgSheetList *self;
  const BrgGame *game;

  g_return_val_if_fail (snapshot != NULL && sheets != NULL, NULL);

  self = g_new0 (BrgSheetList, 1);
  self->snapshot = brg_snapshot_ref ((BrgSnapshot *) brg_snapshot_get_boards (snapshot));
  self->rows = g_array_new (FALSE, FALSE, sizeof (BrgSheetRow));
  for (gint i = 0; (game = brg_board_get_game (self->snapshot, round, i)) != NULL; i++)
    if (game->black != BRG_NOBODY && game->white != BRG_NOBODY)
      {
        append_row (self, game, BRG_COLOUR_WHITE, sheets);
        append_row (self, game, BRG_COLOUR_BLACK, sheets);
      }
  return self;
}

void
brg_sheet_list_free (BrgSheetList *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->rows, g_array_unref);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  g_free (self);
}

BrgSheetRow *
brg_sheet_list_get (BrgSheetList *self, guint index)
{
  g_return_val_if_fail (self != NULL && index < self->rows->len, NULL);

  return &g_array_index (self->rows, BrgSheetRow, index);
}

void
brg_sheet_list_set_received (BrgSheetRow *row, gboolean is_received)
{
  g_return_if_fail (row != NULL);

  row->sheet.is_received = is_received;
  row->sheet.is_signed = row->sheet.is_signed && is_received;
}

void
brg_sheet_list_set_signed (BrgSheetRow *row, gboolean is_signed)
{
  g_return_if_fail (row != NULL);

  row->sheet.is_signed = is_signed;
  row->sheet.is_received = row->sheet.is_received || is_signed;
}

gboolean
brg_sheet_row_is_missing (const BrgSheetRow *row)
{
  g_return_val_if_fail (row != NULL, FALSE);

  /* fide-2023 8.7; rus-draughts-2022 5.4.3.5: signed by both, and handed in. */
  return row->is_due && !(row->sheet.is_received && row->sheet.is_signed);
}

char *
brg_sheet_list_dup_state (const BrgSheetList *self)
{
  guint n_due = 0;
  guint n_there = 0;

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const BrgSheetRow *row = &g_array_index (self->rows, BrgSheetRow, i);

      n_due += row->is_due;
      n_there += row->is_due && !brg_sheet_row_is_missing (row);
    }
  /* Translators: scoresheets that are there and signed, scoresheets of games that are over */
  return g_strdup_printf (_ ("Handed in and signed: %u of %u"), n_there, n_due);
}

char *
brg_sheet_list_dup_missing (const BrgSheetList *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const BrgSheetRow *row = &g_array_index (self->rows, BrgSheetRow, i);
      g_autofree char *board = brg_board_label_new (row->game);
      const BrgEntry *entry = brg_snapshot_get_entry (self->snapshot, row->entry);

      if (!row->is_due || row->sheet.is_received)
        continue;
      g_string_append_printf (text, "%s%s %s", text->len > 0 ? ", " : "", board,
                              entry->family_name);
    }
  if (text->len == 0)
    return g_strdup ("");
  /* Translators: boards with players: "3 Ivanov, 7 Petrov" */
  return g_strdup_printf (_ ("Not handed in: %s"), text->str);
}

char *
brg_sheet_list_dup_fault (BrgSheetList *self, guint index, const char *text)
{
  const BrgSheetRow *row = brg_sheet_list_get (self, index);
  g_autofree char *board = NULL;

  g_return_val_if_fail (row != NULL && text != NULL, NULL);

  board = brg_board_label_new (row->game);
  /* Translators: number of a board, family name, what was typed */
  return g_strdup_printf (
      _ ("Board %s, %s: “%s” is not a time and was not saved. Write 1:15:30, or minutes."), board,
      brg_snapshot_get_entry (self->snapshot, row->entry)->family_name, text);
}
