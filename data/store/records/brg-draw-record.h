/* brg-draw-record.h - how start numbers were drawn with restrictions, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgDelegationField:
 * @BRG_DELEGATION_FEDERATION: players of one federation are a delegation
 * @BRG_DELEGATION_ORGANISATION: those of one region, club or school
 *
 * What makes a delegation.
 */
typedef enum
{
  BRG_DELEGATION_FEDERATION,
  BRG_DELEGATION_ORGANISATION,
} BrgDelegationField;

#define BRG_N_DELEGATION_FIELDS (BRG_DELEGATION_ORGANISATION + 1)

/**
 * BrgDrawStep:
 * @entry_id: row of the entry that drew
 * @envelope: group of the Varma table from whose envelope he drew, 0 for A
 * @number: number that he drew
 */
typedef struct
{
  gint64 entry_id;
  gint envelope;
  gint number;
} BrgDrawStep;

/**
 * BrgDrawRecord:
 * @field: what made a delegation
 * @seed: seed of the lots
 * @is_by_hand: whether the numbers were drawn with paper and entered, so that @seed says nothing
 * @steps: (element-type BrgDrawStep): who drew what, in the order of drawing
 *
 * A draw of start numbers by Varma tables (rus-chess-2014 22.9.1).
 */
typedef struct
{
  BrgDelegationField field;
  guint64 seed;
  gboolean is_by_hand;
  GArray *steps;
} BrgDrawRecord;

/**
 * brg_draw_record_new:
 *
 * Returns: (transfer full): a record without steps
 */
BrgDrawRecord *brg_draw_record_new (void);

/**
 * brg_draw_record_free:
 * @record: (nullable): a record
 */
void brg_draw_record_free (BrgDrawRecord *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDrawRecord, brg_draw_record_free)

G_END_DECLS
