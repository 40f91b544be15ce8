/* brg-sheet-list.h - the scoresheets of a round: who has handed his in, and who has not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store-sheets.h"

G_BEGIN_DECLS

/**
 * BrgSheetRow:
 * @game: the game; belongs to the snapshot
 * @entry: index of the player
 * @is_due: whether the game was played and is over, so that the sheet is to be handed in
 * @sheet: what is noted of it
 *
 * A player of the list.
 */
typedef struct
{
  const BrgGame *game;
  gint entry;
  gboolean is_due;
  BrgScoreSheet sheet;
} BrgSheetRow;

/**
 * BrgSheetList:
 * @snapshot: the group as it is played on boards
 * @rows: (element-type BrgSheetRow): by boards, White before Black; nobody of a bye
 *
 * The scoresheets of a round. Fields are for reading.
 */
typedef struct
{
  BrgSnapshot *snapshot;
  GArray *rows;
} BrgSheetList;

/**
 * brg_sheet_list_new:
 * @snapshot: a group, either view
 * @round: number of a round
 * @sheets: (element-type BrgScoreSheet): what is noted
 *
 * Returns: (transfer full): the list
 */
BrgSheetList *brg_sheet_list_new (const BrgSnapshot *snapshot, gint round, const GArray *sheets);

/** brg_sheet_list_free: Frees @self, which may be %NULL */
void brg_sheet_list_free (BrgSheetList *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgSheetList, brg_sheet_list_free)

/**
 * brg_sheet_list_get:
 * @self: a list
 * @index: a row
 *
 * Returns: (transfer none): the row, to be changed in what is noted of the sheet
 */
BrgSheetRow *brg_sheet_list_get (BrgSheetList *self, guint index);

/**
 * brg_sheet_list_set_received:
 * @row: a row
 * @is_received: whether the arbiter has the sheet
 *
 * What is not there is not signed.
 */
void brg_sheet_list_set_received (BrgSheetRow *row, gboolean is_received);

/**
 * brg_sheet_list_set_signed:
 * @row: a row
 * @is_signed: whether the sheet is signed; then it is there
 */
void brg_sheet_list_set_signed (BrgSheetRow *row, gboolean is_signed);

/**
 * brg_sheet_row_is_missing:
 * @row: a row
 *
 * Returns: whether the sheet is to be handed in and was not, or is not signed
 */
gboolean brg_sheet_row_is_missing (const BrgSheetRow *row);

/**
 * brg_sheet_list_dup_state:
 * @self: a list
 *
 * Returns: (transfer full): how many were handed in of how many, in words
 */
char *brg_sheet_list_dup_state (const BrgSheetList *self);

/**
 * brg_sheet_list_dup_missing:
 * @self: a list
 *
 * Returns: (transfer full): who has not handed in, with boards: "Not handed in: 3 Ivanov, 7
 * Petrov"; empty where nobody
 */
char *brg_sheet_list_dup_missing (const BrgSheetList *self);

/**
 * brg_sheet_list_dup_fault:
 * @self: a list
 * @index: a row
 * @text: what was typed as the time used and is none
 *
 * Returns: (transfer full): what is wrong, with its board and player
 */
char *brg_sheet_list_dup_fault (BrgSheetList *self, guint index, const char *text);

G_END_DECLS
