/* brg-attachments.h - files beside incidents and protests, in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-store-attachments.h"

G_BEGIN_DECLS

/**
 * brg_attachments_show:
 * @box: a vertical box in a window; what was in it goes
 * @owner: what the files belong to
 * @owner_id: its row
 *
 * Shows a button for each file; pressed it saves the file somewhere.
 */
void brg_attachments_show (GtkBox *box, BrgAttachmentOwner owner, gint64 owner_id);

/**
 * brg_attachments_pick:
 * @widget: where the user asked
 * @owner: what the file shall belong to
 * @owner_id: its row
 *
 * Lets the user choose a file and keeps it; the session tells what came of it.
 */
void brg_attachments_pick (GtkWidget *widget, BrgAttachmentOwner owner, gint64 owner_id);

G_END_DECLS
