/* brg-drawing-draft.h - the draw of lots: its minutes before they are kept, and its check
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-drawing-check.h"
#include "brg-drawing.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_drawing_draft_new:
 * @snapshot: a group
 *
 * Returns: (transfer full): minutes to begin with: place and chief arbiter of the event, the day of
 *   the timetable where it has one for the draw, the way by which the numbers came about
 */
BrgDrawing *brg_drawing_draft_new (const BrgSnapshot *snapshot);

/**
 * brg_drawing_draft_set_time:
 * @drawing: minutes
 * @snapshot: their group
 * @text: day and hour there, `20.11.2026 19:00` or `2026-11-20 19:00`
 *
 * Returns: whether it is a day and an hour
 */
gboolean brg_drawing_draft_set_time (BrgDrawing *drawing,
                                     const BrgSnapshot *snapshot,
                                     const char *text);

/**
 * brg_drawing_draft_dup_time:
 * @drawing: minutes
 * @snapshot: their group
 *
 * Returns: (transfer full): day and hour there, `2026-11-20 19:00`; empty for none
 */
char *brg_drawing_draft_dup_time (const BrgDrawing *drawing, const BrgSnapshot *snapshot);

/**
 * brg_drawing_draft_check:
 * @drawing: minutes
 * @snapshot: their group
 *
 * Holds the draw against the start of round 1 and the rest of what the book says. Of players it
 * looks whether their family names stand among those who were there.
 *
 * Returns: (transfer full) (element-type BrgDrawingFault): what the book says against it
 */
GArray *brg_drawing_draft_check (const BrgDrawing *drawing, const BrgSnapshot *snapshot);

G_END_DECLS
