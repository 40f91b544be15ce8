/* brg-minutes-form.h - the minutes of a draw of lots, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-drawing-check.h"
#include "brg-drawing.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_minutes_form_way:
 * @words: language
 * @way: by what the lots were drawn
 *
 * Returns: its name, "tickets with numbers"
 */
const char *brg_minutes_form_way (const BrgWords *words, BrgDrawingWay way);

/**
 * brg_minutes_form_dup_fault:
 * @words: language
 * @rulebook: the book of the event
 * @fault: what is wrong
 *
 * Returns: (transfer full): a sentence without the article
 */
char *brg_minutes_form_dup_fault (const BrgWords *words,
                                  const BrgRulebook *rulebook,
                                  const BrgDrawingFault *fault);

/**
 * brg_minutes_form_new:
 * @snapshot: a group
 * @drawing: its minutes
 * @faults: (element-type BrgDrawingFault): what the book says against the draw
 * @options: options
 *
 * Returns: (transfer full): when, where, by what and by whom was drawn, who was there, and who drew
 *   which number
 */
BrgForm *brg_minutes_form_new (const BrgSnapshot *snapshot,
                               const BrgDrawing *drawing,
                               const GArray *faults,
                               const BrgDocumentOptions *options);

G_END_DECLS
