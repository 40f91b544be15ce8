/* brg-pages.h - the pages of the main window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * BrgPageInfo:
 * @name: name in actions and in the state file
 * @title: its title, to be translated
 * @icon_name: icon
 * @is_apart: whether a line stands above it in the sidebar
 * @get_type: type of the page, a subclass of #BrgPage
 *
 * One page.
 */
typedef struct
{
  const char *name;
  const char *title;
  const char *icon_name;
  gboolean is_apart;
  GType (*get_type) (void);
} BrgPageInfo;

/**
 * brg_pages_list:
 * @n_pages: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_pages): the pages in the order of the sidebar
 */
const BrgPageInfo *brg_pages_list (guint *n_pages);

/**
 * brg_pages_get_title:
 * @name: name of a page
 *
 * Returns: its title in the user's language; a constant string
 */
const char *brg_pages_get_title (const char *name);

G_END_DECLS
