/* brg-whole-text.c - the whole of a text that is cut, in a tooltip
 *
 * Tests: tests/widgets/test-small-widgets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-whole-text.h"

static gboolean
on_tooltip_queried (GtkWidget *widget G_GNUC_UNUSED,
                    int x G_GNUC_UNUSED,
                    int y G_GNUC_UNUSED,
                    gboolean keyboard_mode G_GNUC_UNUSED,
                    GtkTooltip *tooltip,
                    GtkLabel *label)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return FALSE;
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return TRUE;
}

void
brg_whole_text_show (GtkWidget *widget, GtkLabel *label)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && GTK_IS_LABEL (label));

  gtk_widget_set_has_tooltip (widget, TRUE);
  g_signal_connect_object (widget, "query-tooltip", G_CALLBACK (on_tooltip_queried), label, 0);
}
