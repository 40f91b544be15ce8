/* brg-import-headings.h - columns of a table and the choice of what they hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-import-file.h"

G_BEGIN_DECLS

/**
 * BrgFieldFunc:
 * @column: a column of the table
 * @field: what it holds now
 * @data: the caller's data
 */
typedef void (*BrgFieldFunc) (guint column, BrgPlayerField field, gpointer data);

/**
 * brg_import_headings_build:
 * @box: where the headings stand; emptied
 * @view: the table; its columns are made anew
 * @file: the table that is shown
 * @func: called when the user says what a column holds
 * @data: handed to @func
 *
 * Makes the columns line, state and one for every column of the file, and a heading over each: GTK
 * has no place for a list in the heading of a column, so headings stand in a box of their own with
 * the same widths.
 */
void brg_import_headings_build (GtkBox *box,
                                GtkColumnView *view,
                                const BrgImportFile *file,
                                BrgFieldFunc func,
                                gpointer data);

/**
 * brg_import_headings_show:
 * @box: headings of brg_import_headings_build()
 * @file: the table
 *
 * Shows what the columns hold; calls nobody.
 */
void brg_import_headings_show (GtkBox *box, const BrgImportFile *file);

G_END_DECLS
