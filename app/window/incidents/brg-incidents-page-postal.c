/* brg-incidents-page-postal.c - the page of incidents: what was decided by correspondence
 *
 * Rules: rus-draughts-2022 10.1.9, 10.1.10, 10.1.12
 * Tests: tests/gui/letters-decisions.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-incidents-page-private.h"
#include "brg-letters-desk.h"
#include "brg-letters-row.h"
#include "brg-shell.h"
#include "brg-ui.h"

/* What becomes of a decision is entered where the letters are. */
static void
on_activated (BrgIncidentsPage *self)
{
  brg_shell_go (brg_shell_find (GTK_WIDGET (self)), "letters", "decisions");
}

void
brg_incidents_page_setup_postal (BrgIncidentsPage *self)
{
  g_signal_connect_swapped (self->postal_list, "row-activated", G_CALLBACK (on_activated), self);
}

void
brg_incidents_page_fill_postal (BrgIncidentsPage *self)
{
  g_autoptr (BrgLettersDesk) held = brg_letters_desk_hold (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (GArray) rulings = held != NULL ? brg_postal_rulings_new (held->desk) : NULL;
  guint n = rulings != NULL ? rulings->len : 0;
  g_autofree char *label = n > 0 ? g_strdup_printf ("%s %u", _ ("By Correspondence"), n)
                                 : g_strdup (_ ("By Correspondence"));

  self->n_rulings = n;
  gtk_button_set_label (GTK_BUTTON (self->postal_toggle), label);
  gtk_widget_set_visible (GTK_WIDGET (self->postal_toggle), held != NULL);
  if (held == NULL && gtk_toggle_button_get_active (self->postal_toggle))
    gtk_toggle_button_set_active (self->all_toggle, TRUE);
  brg_ui_clear (self->postal_list);
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (
        self->postal_list,
        brg_letters_row_new_ruling (held->desk, &g_array_index (rulings, BrgPostalRuling, i)));
  brg_letters_row_align (self->postal_list);
}

gboolean
brg_incidents_page_focus_postal (BrgIncidentsPage *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->postal_list, 0);

  return gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->postal_toggle));
}
