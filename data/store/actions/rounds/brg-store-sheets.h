/* brg-store-sheets.h - which scoresheets of a round were handed in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BRG_SCORE_SHEET_NO_TIME:
 *
 * Seconds of a scoresheet on which no time used stands.
 */
#define BRG_SCORE_SHEET_NO_TIME (-1)

/**
 * BrgScoreSheet:
 * @pairing_id: row of the board's pairing
 * @side: whose it is, as the players sat down
 * @is_received: whether the arbiter has it
 * @is_signed: whether both have signed it
 * @used: the time that he used, as it stands there, in seconds
 *
 * A scoresheet.
 */
typedef struct
{
  gint64 pairing_id;
  BrgColour side;
  gboolean is_received;
  gboolean is_signed;
  gint used;
} BrgScoreSheet;

/**
 * brg_store_list_sheets:
 * @store: a store
 * @group_id: row of the group
 * @round: number of a round
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgScoreSheet): those about which something was
 *   noted
 */
GArray *brg_store_list_sheets (BrgStore *store, gint64 group_id, gint round, GError **error);

/**
 * brg_store_note_sheet:
 * @store: a store
 * @sheet: a scoresheet
 * @error: return location for an error
 *
 * Keeps it at once, as an action of its own.
 *
 * Returns: whether it went well
 */
gboolean brg_store_note_sheet (BrgStore *store, const BrgScoreSheet *sheet, GError **error);

G_END_DECLS
