/* brg-tie-breaks-section.c - the order of tie-breaks of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tie-breaks-section.h"

#include <glib/gi18n.h>

#include "brg-names.h"
#include "brg-pages.h"
#include "brg-tie-break-row.h"
#include "brg-ui-words.h"

struct _BrgTieBreaksSection
{
  BrgEventSection parent_instance;

  GtkMenuButton *preset_button;
  GtkPopover *preset_popover;
  GtkListBox *preset_list;
  GtkListBox *list;
  GtkWidget *add_box;
  GtkMenuButton *add_button;
  GtkPopover *add_popover;
  GtkListBox *add_list;
  GtkLabel *hint_label;
  GtkLabel *fault_label;

  GPtrArray *order; /* (element-type BrgCriterion), not owned */
  const BrgRulebook *rulebook;
  BrgTournamentKind kind;
};

G_DEFINE_FINAL_TYPE (BrgTieBreaksSection, brg_tie_breaks_section, BRG_TYPE_EVENT_SECTION)

static void
clear_list (GtkListBox *list)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

static void show_rows (BrgTieBreaksSection *self);

/* Shows the new order with the focus on the row that was moved, and tells the form. */
static void
finish_change (BrgTieBreaksSection *self, gint focused)
{
  GtkListBoxRow *row;

  show_rows (self);
  row = gtk_list_box_get_row_at_index (self->list, focused);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  brg_event_section_committed (BRG_EVENT_SECTION (self));
}

static void
on_row_moved (BrgTieBreaksSection *self, gint by, GtkListBoxRow *row)
{
  gint from = gtk_list_box_row_get_index (row);
  gint to = from + by;

  if (to < 0 || (guint) to >= self->order->len)
    {
      gtk_widget_error_bell (GTK_WIDGET (row));
      return;
    }
  brg_tie_break_order_move (self->order, (guint) from, (guint) to);
  finish_change (self, to);
}

static void
on_row_dropped (BrgTieBreaksSection *self, guint from, GtkListBoxRow *row)
{
  gint to = gtk_list_box_row_get_index (row);

  if (from >= self->order->len || from == (guint) to)
    return;
  brg_tie_break_order_move (self->order, from, (guint) to);
  finish_change (self, to);
}

static void
on_row_removed (BrgTieBreaksSection *self, GtkListBoxRow *row)
{
  gint index = gtk_list_box_row_get_index (row);

  g_ptr_array_remove_index (self->order, (guint) index);
  finish_change (self, MIN (index, (gint) self->order->len - 1));
}

static void
show_rows (BrgTieBreaksSection *self)
{
  clear_list (self->list);
  for (guint i = 0; i < self->order->len; i++)
    {
      GtkWidget *row = brg_tie_break_row_new (self->order->pdata[i], self->rulebook, i + 1);

      g_signal_connect_object (row, "move", G_CALLBACK (on_row_moved), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "drop", G_CALLBACK (on_row_dropped), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "remove", G_CALLBACK (on_row_removed), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->list, row);
    }
}

/* A line of a menu: what it is, and a remark below it. */
static GtkWidget *
make_choice (const char *title, const char *remark, gconstpointer data)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title_label = gtk_label_new (title);
  GtkWidget *remark_label = gtk_label_new (remark);

  gtk_label_set_xalign (GTK_LABEL (title_label), 0.0f);
  gtk_label_set_xalign (GTK_LABEL (remark_label), 0.0f);
  gtk_widget_add_css_class (remark_label, "brg-small");
  gtk_widget_add_css_class (remark_label, "brg-dim");
  gtk_box_append (GTK_BOX (box), title_label);
  gtk_box_append (GTK_BOX (box), remark_label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data (G_OBJECT (row), "brg-choice", (gpointer) data);
  return row;
}

static void
on_preset_chosen (BrgTieBreaksSection *self, GtkListBoxRow *row)
{
  const BrgTieBreakPreset *preset = g_object_get_data (G_OBJECT (row), "brg-choice");

  gtk_popover_popdown (self->preset_popover);
  g_ptr_array_unref (self->order);
  self->order = brg_tie_break_order_parse (preset->codes);
  finish_change (self, 0);
}

static char *
dup_codes_in_words (const char *codes, const BrgRulebook *rulebook)
{
  g_autoptr (GPtrArray) order = brg_tie_break_order_parse (codes);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < order->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                            ((const BrgCriterion *) order->pdata[i])->code);
  if (order->len == 0)
    g_string_assign (text, brg_pages_get_rulebook_name (rulebook));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_presets (BrgTieBreaksSection *self)
{
  g_autoptr (GPtrArray) presets = brg_tie_break_presets (self->rulebook, self->kind);

  clear_list (self->preset_list);
  for (guint i = 0; i < presets->len; i++)
    {
      const BrgTieBreakPreset *preset = presets->pdata[i];
      g_autofree char *codes = dup_codes_in_words (preset->codes, self->rulebook);
      g_autofree char *article =
          preset->article != NULL ? brg_ui_dup_article (preset->article) : NULL;
      g_autofree char *remark =
          article != NULL ? g_strdup_printf ("%s · %s", codes, article) : g_strdup (codes);

      gtk_list_box_append (self->preset_list, make_choice (_ (preset->name), remark, preset));
    }
}

static void
on_criterion_chosen (BrgTieBreaksSection *self, GtkListBoxRow *row)
{
  gtk_popover_popdown (self->add_popover);
  g_ptr_array_add (self->order, g_object_get_data (G_OBJECT (row), "brg-choice"));
  finish_change (self, (gint) self->order->len - 1);
}

/* The list is made when it is wanted: what is used already is not in it. */
static void
on_add_shown (BrgTieBreaksSection *self)
{
  g_autoptr (GPtrArray) unused = brg_tie_break_order_list_unused (self->order, self->kind);

  clear_list (self->add_list);
  for (guint i = 0; i < unused->len; i++)
    {
      const BrgCriterion *criterion = unused->pdata[i];
      g_autofree char *name = brg_names_dup_criterion (criterion->code, self->rulebook);
      g_autofree char *remark = brg_tie_break_row_describe (criterion, self->rulebook);

      gtk_list_box_append (self->add_list, make_choice (name, remark, criterion));
    }
}

static void
brg_tie_breaks_section_show (BrgEventSection *section,
                             const BrgEventForm *form,
                             const BrgEventStage *stage)
{
  BrgTieBreaksSection *self = BRG_TIE_BREAKS_SECTION (section);
  g_autofree char *shown = brg_tie_break_order_to_text (self->order);
  gboolean is_same = g_str_equal (shown, form->group->tie_breaks) &&
                     self->rulebook == form->event->rulebook &&
                     self->kind == brg_event_form_get_kind (form);

  gtk_widget_set_sensitive (GTK_WIDGET (self), !stage->is_closed);
  if (is_same)
    return;
  self->rulebook = form->event->rulebook;
  self->kind = brg_event_form_get_kind (form);
  g_ptr_array_unref (self->order);
  self->order = brg_tie_break_order_parse (form->group->tie_breaks);
  show_rows (self);
  show_presets (self);
}

static void
brg_tie_breaks_section_read (BrgEventSection *section, BrgEventForm *form)
{
  BrgTieBreaksSection *self = BRG_TIE_BREAKS_SECTION (section);
  g_autofree char *codes = brg_tie_break_order_to_text (self->order);

  brg_event_form_set_text (&form->group->tie_breaks, codes);
}

static char *
dup_hint (GPtrArray *order, const BrgRulebook *rulebook)
{
  const BrgCriterion *first = NULL;
  const BrgCriterion *other = NULL;
  const char *article = brg_tie_break_order_find_mixed (order, rulebook, &first, &other);
  const BrgCriterion *rated = brg_tie_break_order_needs_ratings (order);
  g_autofree char *name = NULL;

  if (article != NULL)
    {
      g_autofree char *cited = brg_ui_dup_article (article);
      g_autofree char *other_name = brg_names_dup_criterion (other->code, rulebook);

      name = brg_names_dup_criterion (first->code, rulebook);
      /* Translators: an article, two tie-breaks */
      return g_strdup_printf (
          _ ("%s wants one kind of tie-breaks: “%s” and “%s” are of two kinds."), cited, name,
          other_name);
    }
  if (rated == NULL)
    return NULL;
  name = brg_names_dup_criterion (rated->code, rulebook);
  /* Translators: %s is a tie-break */
  return g_strdup_printf (_ ("“%s” counts only when everybody has a rating."), name);
}

static void
brg_tie_breaks_section_show_notes (BrgEventSection *section,
                                   const BrgEventForm *form,
                                   const GArray *faults)
{
  BrgTieBreaksSection *self = BRG_TIE_BREAKS_SECTION (section);
  const BrgEventFault *fault = brg_event_form_find_fault (faults, BRG_EVENT_FAULT_TIE_BREAK);
  g_autofree char *hint = dup_hint (self->order, self->rulebook);
  g_autofree char *message =
      fault != NULL ? brg_names_dup_fault (fault, form->event->rulebook) : NULL;

  brg_event_section_show_fault (NULL, self->hint_label, hint);
  brg_event_section_show_fault (NULL, self->fault_label, message);
}

static void
brg_tie_breaks_section_finalize (GObject *object)
{
  BrgTieBreaksSection *self = BRG_TIE_BREAKS_SECTION (object);

  g_ptr_array_unref (self->order);
  G_OBJECT_CLASS (brg_tie_breaks_section_parent_class)->finalize (object);
}

static void
brg_tie_breaks_section_class_init (BrgTieBreaksSectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BrgEventSectionClass *section_class = BRG_EVENT_SECTION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_tie_breaks_section_finalize;
  section_class->show = brg_tie_breaks_section_show;
  section_class->read = brg_tie_breaks_section_read;
  section_class->show_notes = brg_tie_breaks_section_show_notes;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/berger/Berger/ui/brg-tie-breaks-section.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgTieBreaksSection, preset_button);
  gtk_widget_class_bind_template_child (widget_class, BrgTieBreaksSection, preset_popover);
  gtk_widget_class_bind_template_child (widget_class, BrgTieBreaksSection, preset_list);
  gtk_widget_class_bind_template_child (widget_class, BrgTieBreaksSection, list);
  gtk_widget_class_bind_template_child (widget_class, BrgTieBreaksSection, add_box);
  gtk_widget_class_bind_template_child (widget_class, BrgTieBreaksSection, add_button);
  gtk_widget_class_bind_template_child (widget_class, BrgTieBreaksSection, add_popover);
  gtk_widget_class_bind_template_child (widget_class, BrgTieBreaksSection, add_list);
  gtk_widget_class_bind_template_child (widget_class, BrgTieBreaksSection, hint_label);
  gtk_widget_class_bind_template_child (widget_class, BrgTieBreaksSection, fault_label);
}

static void
brg_tie_breaks_section_init (BrgTieBreaksSection *self)
{
  self->order = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Order of tie-breaks"), -1);
  g_signal_connect_object (self->preset_list, "row-activated", G_CALLBACK (on_preset_chosen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->add_list, "row-activated", G_CALLBACK (on_criterion_chosen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->add_popover, "show", G_CALLBACK (on_add_shown), self,
                           G_CONNECT_SWAPPED);
}
