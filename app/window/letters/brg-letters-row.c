/* brg-letters-row.c - rows of the lists of play by correspondence
 *
 * Rules: rus-draughts-2022 10.1.10, 10.1.12
 * Tests: tests/gui/letters-decisions.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letters-row.h"

#include <glib/gi18n.h>

#include "brg-letters-label.h"
#include "brg-postal-fault-words.h"
#include "brg-postal-state.h"
#include "brg-postal-words.h"
#include "brg-ui-words.h"

char *
brg_letters_row_dup_said (const char *const *texts)
{
  GString *said = g_string_new (NULL);

  for (guint i = 0; texts[i] != NULL; i++)
    if (*texts[i] != '\0')
      g_string_append_printf (said, "%s%s", said->len > 0 ? ", " : "", texts[i]);
  return g_string_free (said, FALSE);
}

char *
brg_letters_row_dup_state (const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  BrgPostalState state = brg_postal_state_find (desk, matter);

  if (matter->chart == NULL)
    return brg_postal_fault_dup_words (&matter->fault);
  if (!brg_postal_state_is_open (state))
    return brg_postal_state_dup_result (desk, matter, brg_ui_get_words ());
  if (matter->chart->turn.is_suspended)
    return g_strdup (_ ("suspended by a claim"));
  if (state == BRG_POSTAL_STATE_LEFT)
    return g_strdup (_ ("a player left"));
  if (matter->chart->turn.side == BRG_COLOUR_NONE)
    return g_strdup (_ ("play has ended"));
  if (matter->chart->turn.stopped != 0)
    return brg_postal_words_dup_stop (matter, brg_ui_get_words ());
  return g_strdup (matter->chart->turn.side == BRG_COLOUR_WHITE ? _ ("White to move")
                                                                : _ ("Black to move"));
}

GtkWidget *
brg_letters_row_day (const char *day)
{
  GtkWidget *label = brg_letters_label_new (day, NULL, FALSE);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  return label;
}

GtkWidget *
brg_letters_row_pair (GtkWidget *upper, GtkWidget *lower)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), upper);
  gtk_box_append (GTK_BOX (box), lower);
  return box;
}

/* Columns are no wider than so many letters, however large these are; what is longer is wrapped. */
#define COLUMN_CHARS 18

static void
limit_labels (GtkWidget *column)
{
  if (GTK_IS_LABEL (column))
    gtk_label_set_max_width_chars (GTK_LABEL (column), COLUMN_CHARS);
  for (GtkWidget *child = gtk_widget_get_first_child (column); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    limit_labels (child);
}

/* The widest of the first or the last column; a row that is not on show yet is measured as well. */
static int
find_width (GtkListBox *list, GtkWidget *(*get_column) (GtkWidget *box))
{
  GtkListBoxRow *row;
  int widest = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    {
      int width;

      gtk_widget_measure (get_column (gtk_list_box_row_get_child (row)), GTK_ORIENTATION_HORIZONTAL,
                          -1, NULL, &width, NULL, NULL);
      widest = MAX (widest, width);
    }
  return widest;
}

void
brg_letters_row_align (GtkListBox *list)
{
  int first = find_width (list, gtk_widget_get_first_child);
  int last = find_width (list, gtk_widget_get_last_child);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    {
      GtkWidget *box = gtk_list_box_row_get_child (row);

      gtk_widget_set_size_request (gtk_widget_get_first_child (box), first, -1);
      gtk_widget_set_size_request (gtk_widget_get_last_child (box), last, -1);
    }
}

GtkWidget *
brg_letters_row_new (GtkWidget *first, GtkWidget *second, GtkWidget *third, const char *said)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_set_margin_top (box, 5);
  gtk_widget_set_margin_bottom (box, 5);
  limit_labels (first);
  limit_labels (third);
  gtk_widget_set_hexpand (second, TRUE);
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  gtk_box_append (GTK_BOX (box), third);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  return row;
}

/* rus-draughts-2022 10.1.10, 10.1.12: what was decided, by what article, and what became of it. */
GtkWidget *
brg_letters_row_new_ruling (const BrgPostalDesk *desk, const BrgPostalRuling *ruling)
{
  const BrgWords *words = brg_ui_get_words ();
  g_autofree char *day = brg_postal_words_dup_day (ruling->decided);
  g_autofree char *title = brg_postal_ruling_dup_title (ruling, words);
  g_autofree char *names = brg_postal_ruling_dup_names (ruling, desk, words);
  g_autofree char *way = brg_postal_ruling_dup_way (ruling, desk, words);
  g_autofree char *place =
      g_strdup_printf ("%s · %s", brg_postal_words_get_office (ruling->office, words),
                       brg_postal_words_get_article (ruling->article));
  const char *code = ruling->game != NULL ? ruling->game->code : "";
  const char *const texts[] = { title, day, names, place, code, way, NULL };
  g_autofree char *said = brg_letters_row_dup_said (texts);
  GtkWidget *third = brg_letters_row_pair (brg_letters_label_new (place, NULL, TRUE),
                                           brg_letters_label_new (names, "brg-dim", TRUE));

  return brg_letters_row_new (
      brg_letters_row_pair (brg_letters_row_day (day),
                            brg_letters_label_new (code, "brg-dim", FALSE)),
      brg_letters_row_pair (brg_letters_label_new (title, "brg-strong", TRUE),
                            brg_letters_label_new (way, "brg-dim", TRUE)),
      third, said);
}
