/* brg-whole-choices.h - the list of a choice with whole names
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * brg_whole_choices_attach:
 * @row: a row whose model is a #GtkStringList
 *
 * libadwaita cuts the names in the list of a choice after 20 letters, so that some of them look the
 * same; here they are shown whole.
 */
void brg_whole_choices_attach (AdwComboRow *row);

G_END_DECLS
