/* brg-import-preview.h - rows of a table before they are taken in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-import-file.h"

G_BEGIN_DECLS

#define BRG_TYPE_IMPORT_PREVIEW (brg_import_preview_get_type ())
G_DECLARE_FINAL_TYPE (BrgImportPreview, brg_import_preview, BRG, IMPORT_PREVIEW, GtkWidget)

/**
 * BrgImportPreview:
 *
 * The rows as they stand in the file, a heading over every column that says what it holds and can
 * be changed, and for every row what becomes of it.
 */

/**
 * brg_import_preview_show:
 * @self: a preview
 * @file: a table; must live as long as @self
 * @entries: (nullable) (element-type BrgEntry): players who are there already
 * @event: (nullable): theirs; %NULL for one that is yet to be made
 * @store: (nullable): where they are, for what they lack, and who is disqualified
 * @into_teams: whether the players go into teams
 */
void brg_import_preview_show (BrgImportPreview *self,
                              BrgImportFile *file,
                              GPtrArray *entries,
                              const BrgEvent *event,
                              BrgStore *store,
                              gboolean into_teams);

/**
 * brg_import_preview_next_problem:
 * @self: a preview
 *
 * Goes to the next row that needs a look.
 */
void brg_import_preview_next_problem (BrgImportPreview *self);

G_END_DECLS
