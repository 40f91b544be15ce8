/* brg-print.h - documents to the printer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-document.h"

G_BEGIN_DECLS

/**
 * brg_print_document:
 * @parent: widget in the window that asks
 * @document: (transfer full): a document
 * @title: name of the print job
 *
 * Shows the print dialog and prints. A failure is reported in a dialog.
 */
void brg_print_document (GtkWidget *parent, BrgDocument *document, const char *title);

G_END_DECLS
