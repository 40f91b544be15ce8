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

GStrv
brg_letters_label_dup_results (const BrgScoring *scoring)
{
  GStrv results = g_new0 (char *, BRG_N_POSTAL_RESULTS + 1);

  for (guint i = 0; i < BRG_N_POSTAL_RESULTS; i++)
    results[i] = i == BRG_POSTAL_UNFINISHED ? g_strdup (_ ("not chosen yet"))
                 : i == BRG_POSTAL_BOTH_LOSE
                     ? g_strdup (_ ("minus to both"))
                     : brg_postal_words_dup_result (scoring, (BrgPostalResult) i);
  return results;
}
