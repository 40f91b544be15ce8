/* brg-draw-form.h - the protocol of the drawing of lots with Varma tables
 *
 * Rules: rus-chess-2014 22.9.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_draw_form_new:
 * @snapshot: a group with #BrgSnapshot.draw
 * @options: how the document is wanted
 *
 * Says who drew which number from which envelope, in the order of drawing, and how anybody can
 * check it.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_draw_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

G_END_DECLS
