/* brg-two-columns.h - two columns where there is room, one below the other where there is not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_TWO_COLUMNS (brg_two_columns_get_type ())
G_DECLARE_FINAL_TYPE (BrgTwoColumns, brg_two_columns, BRG, TWO_COLUMNS, GtkWidget)

/**
 * BrgTwoColumns:
 *
 * A container of two widgets; in a template `<child type="first">` and `<child type="second">`.
 * They stand side by side when the width, measured in text at 100 %, is at least `wide-from`.
 */

G_END_DECLS
