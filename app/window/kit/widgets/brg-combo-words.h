/* brg-combo-words.h - what a choice says to a screen reader, and where its list opens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * brg_combo_words_watch:
 * @root: a widget
 *
 * libadwaita names a choice by its title alone. From now on every choice in @root is described by
 * what is chosen, and every list opens there. May be called again: what is watched already stays
 * so.
 */
void brg_combo_words_watch (GtkWidget *root);

G_END_DECLS
