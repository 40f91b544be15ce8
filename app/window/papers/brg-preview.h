/* brg-preview.h - pages of a document on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-document.h"

G_BEGIN_DECLS

#define BRG_TYPE_PREVIEW (brg_preview_get_type ())
G_DECLARE_FINAL_TYPE (BrgPreview, brg_preview, BRG, PREVIEW, GtkWidget)

/**
 * BrgPreview:
 *
 * Shows one page at a time as it will be printed, whole or enlarged, with buttons and keys
 * (Page Up, Page Down, Home, End, + and -) to go through it.
 */

/**
 * brg_preview_set_document:
 * @self: a preview
 * @document: (nullable) (transfer full): a document
 *
 * Shows another document; the page stays where it can.
 */
void brg_preview_set_document (BrgPreview *self, BrgDocument *document);

/**
 * brg_preview_get_document:
 * @self: a preview
 *
 * Returns: (transfer none) (nullable): the document
 */
const BrgDocument *brg_preview_get_document (BrgPreview *self);

G_END_DECLS
