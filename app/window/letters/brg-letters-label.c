/* brg-letters-label.c - a text in a row of the pages on letters
 *
 * Tests: tests/gui/letters.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letters-label.h"

#include <glib/gi18n.h>

#include "brg-postal-office-words.h"

GtkWidget *
brg_letters_label_new (const char *text, const char *css_class, gboolean wraps)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), wraps);
  if (!wraps)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

void
brg_letters_label_list_results (const char *results[BRG_N_POSTAL_RESULTS + 1])
{
  for (guint i = 0; i < BRG_N_POSTAL_RESULTS; i++)
    results[i] = brg_postal_words_get_result ((BrgPostalResult) i);
  results[BRG_POSTAL_UNFINISHED] = _ ("not chosen yet");
  results[BRG_POSTAL_BOTH_LOSE] = _ ("minus to both");
  results[BRG_N_POSTAL_RESULTS] = NULL;
}
