/* brg-sidebar.h - the list of pages with the work that is left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_SIDEBAR (brg_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (BrgSidebar, brg_sidebar, BRG, SIDEBAR, GtkWidget)

/**
 * BrgSidebar:
 *
 * Rows with icon, title and badge; below them what was saved when. Folded it shows icons only.
 * Signal `page-chosen` (name, whether to go there): the user wants to see a page, or to work on it.
 */

/**
 * brg_sidebar_add:
 * @self: a sidebar
 * @name: name of the page
 * @title: title of the page
 * @icon_name: icon of the page
 * @is_apart: whether a line stands above it
 */
void brg_sidebar_add (BrgSidebar *self,
                      const char *name,
                      const char *title,
                      const char *icon_name,
                      gboolean is_apart);

/**
 * brg_sidebar_set_page:
 * @self: a sidebar
 * @name: page that is shown
 */
void brg_sidebar_set_page (BrgSidebar *self, const char *name);

/**
 * brg_sidebar_set_page_visible:
 * @self: the sidebar
 * @name: name of a page
 * @is_visible: whether it can be chosen
 *
 * For a page that not every event has.
 */
void brg_sidebar_set_page_visible (BrgSidebar *self, const char *name, gboolean is_visible);

/**
 * brg_sidebar_set_badge:
 * @self: a sidebar
 * @name: a page
 * @count: work left there, 0 for no badge
 * @description: what the number means, for the screen reader
 */
void brg_sidebar_set_badge (BrgSidebar *self,
                            const char *name,
                            gint count,
                            const char *description);

/**
 * brg_sidebar_set_badge_class:
 * @self: a sidebar
 * @name: name of a page
 * @css_class: `error` for what is wrong and is no work that is left
 */
void brg_sidebar_set_badge_class (BrgSidebar *self, const char *name, const char *css_class);

/**
 * brg_sidebar_set_status:
 * @self: a sidebar
 * @saved: first line: when it was saved
 * @detail: second line, may be empty
 * @is_wrong: whether the first line says that something is wrong
 */
void brg_sidebar_set_status (BrgSidebar *self,
                             const char *saved,
                             const char *detail,
                             gboolean is_wrong);

/**
 * brg_sidebar_set_folded:
 * @self: a sidebar
 * @is_folded: whether only icons are shown
 */
void brg_sidebar_set_folded (BrgSidebar *self, gboolean is_folded);

/**
 * brg_sidebar_is_folded:
 * @self: a sidebar
 *
 * Returns: whether it shows icons only
 */
gboolean brg_sidebar_is_folded (BrgSidebar *self);

/**
 * brg_sidebar_get_slot:
 * @self: a sidebar
 *
 * Returns: (transfer none): the place above its status, where there is room while it is not folded
 */
GtkBox *brg_sidebar_get_slot (BrgSidebar *self);

G_END_DECLS
