/* brg-pages.h - the pages of the main window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-contest-kind.h"

G_BEGIN_DECLS

/**
 * BrgPageInfo:
 * @name: name in actions and in the state file
 * @title: its title, to be translated
 * @icon_name: icon
 * @is_apart: whether a line stands above it in the sidebar
 * @kinds: where it belongs: bit n is the #BrgContestKind n, bit 0 where games are played
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
  guint kinds;
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
 * brg_pages_belongs:
 * @name: name of a page
 * @kind: what the group is
 *
 * Returns: whether there is such a page in such a group
 */
gboolean brg_pages_belongs (const char *name, BrgContestKind kind);

/**
 * brg_pages_find:
 * @name: name of a page
 * @kind: what the group is
 *
 * Returns: the page itself, or the one that has its place in such a group: judging for rounds; a
 *   constant string or @name
 */
const char *brg_pages_find (const char *name, BrgContestKind kind);

/**
 * brg_pages_get_title:
 * @name: name of a page
 *
 * Returns: its title in the user's language; a constant string
 */
const char *brg_pages_get_title (const char *name);

G_END_DECLS
