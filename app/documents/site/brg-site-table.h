/* brg-site-table.h - the table of a form in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-form.h"

G_BEGIN_DECLS

/**
 * BrgSiteTable:
 * @form: what it shows
 * @caption: what a screen reader says of it
 * @links: (nullable) (element-type utf8 utf8): way to a page by the text of a cell with a name
 *
 * A table of a page.
 */
typedef struct
{
  const BrgForm *form;
  const char *caption;
  GHashTable *links;
} BrgSiteTable;

/**
 * brg_site_table_append:
 * @html: where to
 * @table: a table
 *
 * Appends the table, with the sentences that stand above and below it on paper. What is wider than
 * the page scrolls by itself.
 */
void brg_site_table_append (GString *html, const BrgSiteTable *table);

/**
 * brg_site_table_append_name:
 * @html: where to
 * @links: (nullable): ways by names
 * @name: a name
 *
 * Appends a name, a link where there is a way.
 */
void brg_site_table_append_name (GString *html, GHashTable *links, const char *name);

G_END_DECLS
