/* brg-absent-draft-private.h - who is still absent: what its files share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-absent-draft.h"

G_BEGIN_DECLS

G_STATIC_ASSERT (BRG_NEVER_COMES == BRG_ATTENDANCE_NEVER);

/* A board; by #BrgColour when each came, in seconds after the start, and whether the log has it. */
typedef struct
{
  const BrgGame *game; /* of the snapshot */
  gint comes[3];
  gboolean is_logged[3];
} BrgAbsentRow;

struct _BrgAbsentDraft
{
  BrgSnapshot *snapshot;
  gint round;
  GArray *rows; /* BrgAbsentRow */
  gint limit;
  gboolean has_start;
  gint64 start_us;
};

/* Board number @index of the list. */
BrgAbsentRow *brg_absent_draft_get_row (const BrgAbsentDraft *self, guint index);

/* The player who begins: White, in renju Black. */
BrgColour brg_absent_draft_get_first (const BrgAbsentDraft *self);

/* What the book says of a board now: who is missing comes this moment, or never. */
void brg_absent_draft_judge (const BrgAbsentDraft *self,
                             const BrgAbsentRow *row,
                             gint64 now_us,
                             BrgLateness *lateness);

/* Who has lost by it, as bits 1 << #BrgColour; 0 for nobody. */
guint brg_absent_draft_find_losers (const BrgAbsentDraft *self, const BrgLateness *lateness);

G_END_DECLS
