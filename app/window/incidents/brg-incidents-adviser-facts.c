/* brg-incidents-adviser-facts.c - the adviser: it asks what the article depends on
 *
 * Which facts those are and how they can be answered is the desk's; here is one line for each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-incident-facts.h"
#include "brg-incidents-adviser-private.h"
#include "brg-wrap-box.h"

/* The fact on whose line @answer stands, and the value that it means. */
static BrgIncidentFact
find_fact (BrgIncidentsAdviser *self, GtkWidget *answer, gint *value)
{
  BrgIncidentFact fact = 0;

  while (fact + 1 < BRG_N_INCIDENT_FACTS &&
         self->fact_answers[fact] != gtk_widget_get_parent (answer))
    fact++;
  *value = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (answer), "value"));
  return fact;
}

static void
on_answer_toggled (BrgIncidentsAdviser *self, GtkToggleButton *answer)
{
  BrgIncidentFact fact;
  gint value;

  if (self->is_updating || self->desk == NULL || !gtk_toggle_button_get_active (answer))
    return;
  fact = find_fact (self, GTK_WIDGET (answer), &value);
  brg_incident_facts_tell (self->desk, fact, value);
  brg_incidents_adviser_update (self);
  brg_incidents_adviser_focus_decision (self);
}

static GtkWidget *
make_answer (BrgIncidentsAdviser *self, BrgIncidentFact fact, const BrgIncidentChoice *choice)
{
  GtkWidget *answer = gtk_toggle_button_new_with_label (choice->label);
  GtkLabel *text = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (answer)));
  g_autofree char *name =
      /* Translators: a question and one of its answers: "The opponent: has not replied yet" */
      g_strdup_printf (C_ ("fact", "%s: %s"), brg_incident_fact_get_question (fact), choice->label);

  gtk_label_set_wrap (text, TRUE);
  gtk_label_set_natural_wrap_mode (text, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (text, GTK_JUSTIFY_CENTER);
  g_object_set_data (G_OBJECT (answer), "value", GINT_TO_POINTER (choice->value));
  gtk_accessible_update_property (GTK_ACCESSIBLE (answer), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (answer, "toggled", G_CALLBACK (on_answer_toggled), self);
  return answer;
}

/* Whether these are the answers that stand there: they must not go while one of them is chosen. */
static gboolean
has_answers (GtkWidget *box, const GArray *choices)
{
  GtkWidget *answer = gtk_widget_get_first_child (box);
  guint i = 0;

  for (; answer != NULL && i < choices->len; answer = gtk_widget_get_next_sibling (answer), i++)
    if (!g_str_equal (gtk_button_get_label (GTK_BUTTON (answer)),
                      g_array_index (choices, BrgIncidentChoice, i).label))
      return FALSE;
  return answer == NULL && i == choices->len;
}

static void
make_answers (BrgIncidentsAdviser *self, BrgIncidentFact fact, const GArray *choices)
{
  GtkWidget *box = self->fact_answers[fact];
  GtkWidget *first = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
  for (guint i = 0; i < choices->len; i++)
    {
      GtkWidget *answer = make_answer (self, fact, &g_array_index (choices, BrgIncidentChoice, i));

      if (first != NULL)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (answer), GTK_TOGGLE_BUTTON (first));
      else
        first = answer;
      gtk_box_append (GTK_BOX (box), answer);
    }
}

static void
show_fact (BrgIncidentsAdviser *self, BrgIncidentFact fact)
{
  const char *question = brg_incident_fact_get_question (fact);
  g_autoptr (GArray) choices = NULL;
  g_autofree char *open = NULL;
  GtkWidget *answer;
  gint chosen;

  choices = brg_incident_facts_list_choices (self->desk, fact, &chosen);
  if (!has_answers (self->fact_answers[fact], choices))
    make_answers (self, fact, choices);
  answer = gtk_widget_get_first_child (self->fact_answers[fact]);
  for (gint i = 0; answer != NULL; answer = gtk_widget_get_next_sibling (answer), i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (answer), i == chosen);
  /* Translators: a question that waits for an answer: "The opponent?" */
  open = g_strdup_printf (C_ ("fact", "%s?"), question);
  gtk_label_set_text (self->fact_labels[fact], chosen < 0 ? open : question);
}

void
brg_incidents_adviser_show_facts (BrgIncidentsAdviser *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->facts_box), self->desk->asked != 0);
  for (BrgIncidentFact fact = 0; fact < BRG_N_INCIDENT_FACTS; fact++)
    {
      gboolean is_asked = (self->desk->asked >> fact & 1) != 0;

      gtk_widget_set_visible (self->fact_rows[fact], is_asked);
      if (is_asked)
        show_fact (self, fact);
    }
}

gboolean
brg_incidents_adviser_focus_fact (BrgIncidentsAdviser *self)
{
  guint fact = brg_incident_facts_find_open (self->desk);

  return fact < BRG_N_INCIDENT_FACTS &&
         gtk_widget_grab_focus (gtk_widget_get_first_child (self->fact_answers[fact]));
}

static void
make_row (BrgIncidentsAdviser *self, BrgIncidentFact fact)
{
  GtkWidget *row = brg_wrap_box_new (6);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  brg_wrap_box_append (BRG_WRAP_BOX (row), label);
  brg_wrap_box_append (BRG_WRAP_BOX (row), box);
  gtk_box_append (self->facts_box, row);
  self->fact_rows[fact] = row;
  self->fact_labels[fact] = GTK_LABEL (label);
  self->fact_answers[fact] = box;
}

void
brg_incidents_adviser_setup_facts (BrgIncidentsAdviser *self)
{
  for (BrgIncidentFact fact = 0; fact < BRG_N_INCIDENT_FACTS; fact++)
    make_row (self, fact);
}
