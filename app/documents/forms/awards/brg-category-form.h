/* brg-category-form.h - the places in the classifications of a group, as a form
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-award-lists.h"
#include "brg-document-options.h"
#include "brg-form.h"

G_BEGIN_DECLS

/**
 * brg_category_form_new:
 * @source: what the lists are made from
 * @options: how the document is wanted
 *
 * Makes the list of places in every classification, one after the other: place, number, name,
 * title, rating, year of birth, organisation, points, and the place in the table of all. Players of
 * whom something that a classification asks for is not known stand in a note.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_category_form_new (const BrgTableSource *source, const BrgDocumentOptions *options);

/**
 * brg_category_form_add_heading:
 * @form: a form with its columns
 * @text: a heading across all of them
 *
 * Adds a row that heads those after it.
 */
void brg_category_form_add_heading (BrgForm *form, const char *text);

/**
 * brg_category_form_add_head:
 * @form: a form
 * @source: what it is about
 * @options: how the document is wanted
 *
 * Fills in event, place, dates, and the round after which the list stands.
 */
void brg_category_form_add_head (BrgForm *form,
                                 const BrgTableSource *source,
                                 const BrgDocumentOptions *options);

G_END_DECLS
