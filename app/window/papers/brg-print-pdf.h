/* brg-print-pdf.h - a file to the printer, byte for byte
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * brg_print_pdf_can:
 *
 * Returns: whether the system takes finished files for its printers
 */
gboolean brg_print_pdf_can (void);

/**
 * brg_print_pdf:
 * @parent: widget in the window that asks
 * @pdf: a PDF
 * @title: name of the print job
 *
 * Shows the print dialog and sends the file as it is. A failure is reported in a dialog.
 */
void brg_print_pdf (GtkWidget *parent, GBytes *pdf, const char *title);

G_END_DECLS
