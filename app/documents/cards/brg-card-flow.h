/* brg-card-flow.h - matter that runs from sheet to sheet: head, lines, foot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-card.h"
#include "brg-form-style.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgCardFlow:
 * @card: the sheet that is being filled
 * @y: lower edge of what stands on it, in millimetres
 * @left: left edge of what is printed on a sheet
 * @right: right edge
 * @width: the width between them
 * @paper: the sheet with its margins
 * @is_fresh: whether nothing stands on it yet
 * @words: words of the document
 * @pages: its sheets
 * @frame: what its foot says
 *
 * A document that is being written from top to bottom.
 */
typedef struct
{
  BrgCard card;
  double y;
  double left;
  double right;
  double width;
  BrgPrintSheet paper;
  gboolean is_fresh;
  const BrgWords *words;
  GPtrArray *pages;
  BrgForm *frame;
} BrgCardFlow;

/**
 * brg_card_flow_begin:
 * @snapshot: the group
 * @title: title of the document
 * @under: (nullable): a line under the event
 * @options: how the document is wanted
 *
 * Returns: (transfer full): a document with its head; brg_card_flow_end() takes it
 */
BrgCardFlow *brg_card_flow_begin (const BrgSnapshot *snapshot,
                                  const char *title,
                                  const char *under,
                                  const BrgDocumentOptions *options);

/** brg_card_flow_need: begins another sheet when @flow has no room for @height millimetres */
void brg_card_flow_need (BrgCardFlow *flow, double height);

/**
 * brg_card_flow_add:
 * @flow: a document
 * @type: type
 * @text: a text without markup; an empty one is left out
 * @step: from what stands above to its baseline, in millimetres
 * @align: 0 left, 0.5 middle, 1 right
 *
 * Adds a text on up to two lines, smaller where that is not enough.
 */
void brg_card_flow_add (BrgCardFlow *flow,
                        BrgType type,
                        const char *text,
                        double step,
                        double align);

/**
 * brg_card_flow_end:
 * @flow: (transfer full): a document
 * @options: how it is wanted
 * @type_size: size of the type of its matter
 *
 * Returns: (transfer full): the document, with the feet of its sheets
 */
BrgDocument *brg_card_flow_end (BrgCardFlow *flow,
                                const BrgDocumentOptions *options,
                                double type_size);

G_END_DECLS
