/* brg-crosstable-copy.c - a crosstable on the clipboard
 *
 * Tests: tests/widgets/test-crosstable-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-copy.h"

#include <locale.h>

#include "brg-crosstable-tsv.h"

static GdkContentProvider *
make_html (const char *html)
{
  g_autoptr (GBytes) bytes = g_bytes_new (html, strlen (html));

  return gdk_content_provider_new_for_bytes ("text/html", bytes);
}

void
brg_crosstable_copy (GtkWidget *widget, const BrgCrosstable *table, gint first, gint last)
{
  const char *decimal = localeconv ()->decimal_point;
  g_autofree char *text = NULL;
  g_autofree char *html = NULL;
  g_autoptr (GdkContentProvider) both = NULL;
  GdkContentProvider *kinds[2];

  g_return_if_fail (GTK_IS_WIDGET (widget) && table != NULL);

  text = brg_crosstable_to_tsv (table, first, last, decimal);
  html = brg_crosstable_to_html (table, first, last, decimal);
  kinds[0] = gdk_content_provider_new_typed (G_TYPE_STRING, text);
  kinds[1] = make_html (html);
  both = gdk_content_provider_new_union (kinds, G_N_ELEMENTS (kinds));
  gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), both);
}
