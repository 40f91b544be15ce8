/* brg-diagram-layout.h - lays boards out on sheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-typesetter.h"

G_BEGIN_DECLS

/**
 * BRG_DIAGRAMS_PER_SHEET:
 *
 * Most boards on a sheet where nothing else is wanted; fewer when their captions leave too little
 * room.
 */
#define BRG_DIAGRAMS_PER_SHEET 6

/**
 * BRG_DIAGRAMS_MOST:
 *
 * Most boards on a sheet: three side by side.
 */
#define BRG_DIAGRAMS_MOST 12

/**
 * brg_diagram_layout:
 * @form: a form of %BRG_FORM_DIAGRAMS with at least one diagram
 * @options: how it is wanted; sheets stand upright, whatever they say
 * @typesetter: a typesetter
 * @pages: (element-type BrgPrintPage): where the sheets are added
 *
 * One board stands large in the middle. Several stand in two columns, more than six in three, all
 * of one size, as large as the fullest sheet allows; texts that belong to boards beside each other
 * stand on one height. BrgForm.n_per_sheet says how many there may be.
 *
 * Returns: type size of the captions in points
 */
double brg_diagram_layout (const BrgForm *form,
                           const BrgDocumentOptions *options,
                           BrgTypesetter *typesetter,
                           GPtrArray *pages);

G_END_DECLS
