/* brg-print.h - documents to the printer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-form.h"
#include "brg-paper-job.h"
#include "brg-paper.h"

G_BEGIN_DECLS

/**
 * brg_print_job:
 * @parent: widget in the main window
 * @job: (transfer full): papers with something to print
 * @title: name of the print job
 *
 * Shows the print dialog and prints all copies of all papers as one job. What was printed is kept
 * in the archive.
 */
void brg_print_job (GtkWidget *parent, BrgPaperJob *job, const char *title);

/**
 * brg_print_new_settings:
 * @title: name of the print job
 *
 * Returns: (transfer full): settings with the printer of last time, and with a name for a file
 */
GtkPrintSettings *brg_print_new_settings (const char *title);

/**
 * brg_print_remember:
 * @settings: what was printed with
 *
 * Next time the same printer is proposed, as long as the program runs.
 */
void brg_print_remember (GtkPrintSettings *settings);

/**
 * brg_print_keep:
 * @parent: widget in the main window
 * @job: papers that were printed or saved
 * @is_saved: whether they went into a file
 *
 * Keeps them in the archive; a failure is told, and what was printed or saved stays so. Who only
 * looks at the workspace keeps nothing.
 */
void brg_print_keep (GtkWidget *parent, const BrgPaperJob *job, gboolean is_saved);

/**
 * brg_print_paper:
 * @parent: widget in the main window
 * @id: (nullable): a paper of brg_paper_list(); %NULL for none
 * @source: what it is made from
 *
 * Prints what a page shows, in the language of papers, with the letterhead of the event, and keeps
 * it in the archive; says so when there is nothing to print. A failure is told.
 */
void brg_print_paper (GtkWidget *parent, const char *id, const BrgPaperSource *source);

/**
 * brg_print_paper_of:
 * @parent: widget in the main window
 * @id: a paper of brg_paper_list()
 * @source: what it is made from
 * @make: makes its form
 * @data: for @make
 *
 * The same of a paper as only a page can fill it in: what is typed there, what its filters show.
 */
void brg_print_paper_of (GtkWidget *parent,
                         const char *id,
                         const BrgPaperSource *source,
                         BrgPaperFormFunc make,
                         gpointer data);

/**
 * BrgPrintFormFunc:
 * @options: how the document is wanted
 * @data: what was handed over
 *
 * Returns: (transfer full): a form
 */
typedef BrgForm *(*BrgPrintFormFunc) (const BrgDocumentOptions *options, gpointer data);

/**
 * brg_print_list:
 * @parent: widget in the main window
 * @make: makes a form in the language of the window, whose sentences are those that are printed
 * @data: for @make
 *
 * Prints what only a page knows: the entries that it has filtered, the article that it shows.
 */
void brg_print_list (GtkWidget *parent, BrgPrintFormFunc make, gpointer data);

G_END_DECLS
