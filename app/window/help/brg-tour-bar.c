/* brg-tour-bar.c - the step of a tour, under the page on show
 *
 * Tests: tests/gui/tour.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tour-bar.h"

#include <glib/gi18n.h>

#include "brg-compat.h"
#include "brg-template.h"
#include "brg-tour.h"

struct _BrgTourBar
{
  GtkWidget parent_instance;

  GtkBox *box;
  GtkLabel *count_label;
  GtkLabel *title_label;
  GtkLabel *text_label;
  GtkLabel *wait_label;
  GtkWidget *show_button;
  GtkButton *leave_button;

  BrgShell *shell; /* not owned: this stands in it */
  BrgTour tour;
  gboolean is_on;
};

G_DEFINE_FINAL_TYPE (BrgTourBar, brg_tour_bar, GTK_TYPE_WIDGET)

/* What is waited for, in a few words. */
static const char *
find_wait (const BrgTourStep *step)
{
  switch (step->wait)
    {
    case BRG_TOUR_RESULT:
      return _ ("Waiting for a result");
    case BRG_TOUR_TAKEN_BACK:
      return _ ("Waiting for Ctrl+Z");
    case BRG_TOUR_PAGE:
      return _ ("Waiting for the page");
    case BRG_TOUR_NOTHING:
    default:
      return "";
    }
}

static void
show (BrgTourBar *self)
{
  const BrgTourStep *step = brg_tour_get_step (&self->tour);
  gboolean is_last = step->wait == BRG_TOUR_NOTHING;
  /* Translators: which step of how many, of a short tour */
  g_autofree char *count = g_strdup_printf (_ ("%u of %u"), self->tour.at + 1, self->tour.n_steps);
  g_autofree char *said = g_strdup_printf ("%s. %s. %s", count, _ (step->title), _ (step->text));

  gtk_label_set_text (self->count_label, count);
  gtk_label_set_text (self->title_label, _ (step->title));
  gtk_label_set_text (self->text_label, _ (step->text));
  gtk_label_set_text (self->wait_label, find_wait (step));
  gtk_widget_set_visible (GTK_WIDGET (self->wait_label), !is_last);
  gtk_widget_set_visible (self->show_button, !is_last);
  gtk_button_set_label (self->leave_button,
                        is_last ? _ ("End of the _Tour") : _ ("Leave the _Tour"));
  brg_compat_announce (GTK_WIDGET (self), said);
}

static void
end (BrgTourBar *self)
{
  self->is_on = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
on_leave (BrgTourBar *self)
{
  end (self);
  brg_shell_focus_page (self->shell);
}

static void
on_show (BrgTourBar *self)
{
  brg_shell_go (self->shell, brg_tour_get_step (&self->tour)->page, NULL);
}

void
brg_tour_bar_begin (BrgTourBar *self, BrgShell *shell, BrgSample sample)
{
  BrgSnapshot *snapshot;

  g_return_if_fail (BRG_IS_TOUR_BAR (self) && BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self->shell = shell;
  self->tour = brg_tour_begin (sample, snapshot);
  self->is_on = TRUE;
  show (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
brg_tour_bar_look (BrgTourBar *self, const char *page)
{
  BrgSnapshot *snapshot;

  g_return_if_fail (BRG_IS_TOUR_BAR (self));

  if (!self->is_on)
    return;
  snapshot = brg_session_get_snapshot (brg_shell_get_session (self->shell));
  if (snapshot == NULL || snapshot->group->id != self->tour.group_id)
    end (self);
  else if (brg_tour_look (&self->tour, snapshot, page))
    show (self);
}

static void
brg_tour_bar_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  if (child != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (brg_tour_bar_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgTourBar, name)

static const BrgTemplateChild children[] = {
  CHILD (box),        CHILD (count_label), CHILD (title_label),  CHILD (text_label),
  CHILD (wait_label), CHILD (show_button), CHILD (leave_button),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_leave),
  BRG_TEMPLATE_CALLBACK (on_show),
};

static void
brg_tour_bar_class_init (BrgTourBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_tour_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-tour-bar", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_tour_bar_init (BrgTourBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
