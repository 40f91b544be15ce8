/* brg-short-choice.h - a choice that may be cut where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * brg_short_choice_attach:
 * @drop: a drop-down list of a #GtkStringList
 *
 * What is chosen is cut where there is little room, and told whole by a tooltip then; the list
 * shows all of it.
 */
void brg_short_choice_attach (GtkDropDown *drop);

G_END_DECLS
