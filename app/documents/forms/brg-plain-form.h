/* brg-plain-form.h - a list of texts: what a page shows that has no form of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgPlainColumn:
 * @kind: what stands in it
 * @head: heading, in the language of the form
 */
typedef struct
{
  BrgFormColumnKind kind;
  const char *head;
} BrgPlainColumn;

/**
 * brg_plain_form_new:
 * @snapshot: (nullable): the group; %NULL for what belongs to no event
 * @title: title, in the language of the form
 * @columns: (array length=n_columns): the columns
 * @n_columns: how many there are
 * @options: how the document is wanted
 *
 * Returns: (transfer full): a form without rows and without signatures
 */
BrgForm *brg_plain_form_new (const BrgSnapshot *snapshot,
                             const char *title,
                             const BrgPlainColumn *columns,
                             guint n_columns,
                             const BrgDocumentOptions *options);

/**
 * brg_plain_form_add_pair:
 * @form: a form of two columns
 * @head: what is told
 * @content: (transfer full): a row for each of its lines; no row when it is empty
 */
void brg_plain_form_add_pair (BrgForm *form, const char *head, char *content);

/**
 * brg_plain_form_add_heading:
 * @form: a form of two columns
 * @text: text
 *
 * Adds a row across both columns, above what follows.
 */
void brg_plain_form_add_heading (BrgForm *form, const char *text);

G_END_DECLS
