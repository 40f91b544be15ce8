/* brg-pages.h - the pages of the main window, and names for what they show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgPageInfo:
 * @name: name in actions and in the state file
 * @icon_name: icon
 * @is_apart: whether a line stands above it in the sidebar
 * @get_type: type of the page, a subclass of #BrgPage
 *
 * One page.
 */
typedef struct
{
  const char *name;
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

/**
 * brg_pages_get_discipline_name:
 * @discipline: a discipline
 *
 * Returns: its name in the user's language; a constant string
 */
const char *brg_pages_get_discipline_name (BrgDiscipline discipline);

/**
 * brg_pages_get_rulebook_name:
 * @rulebook: a rule book
 *
 * Returns: its short name in the user's language; a constant string
 */
const char *brg_pages_get_rulebook_name (const BrgRulebook *rulebook);

/**
 * brg_pages_get_system_name:
 * @system: id of a pairing system
 *
 * Returns: its name in the user's language; a constant string
 */
const char *brg_pages_get_system_name (const char *system);

G_END_DECLS
