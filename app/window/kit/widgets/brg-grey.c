/* brg-grey.c - a control that is grey says why
 *
 * Tests: tests/gui/altered.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-grey.h"

#include "brg-ui.h"

/* Of a control that was grey before. */
#define TIP_KEY "brg-grey-tip"

void
brg_grey_tell (gpointer widget, const char *why)
{
  const char *tip;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  tip = gtk_widget_get_tooltip_text (widget);
  if (g_object_get_data (widget, TIP_KEY) == NULL)
    g_object_set_data_full (widget, TIP_KEY, g_strdup (tip != NULL ? tip : ""), g_free);
  tip = g_object_get_data (widget, TIP_KEY);
  if (why == NULL && *tip != '\0')
    why = tip;
  brg_ui_set_tooltip (widget, why);
  if (why != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    why, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void
brg_grey_set (gpointer widget, const char *why)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_set_sensitive (widget, why == NULL);
  brg_grey_tell (widget, why);
}
