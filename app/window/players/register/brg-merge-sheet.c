/* brg-merge-sheet.c - two persons of the register become one: which values are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-merge-sheet.h"

#include <glib/gi18n.h>

#include "brg-person-form.h"
#include "brg-person-merge.h"
#include "brg-person-words.h"
#include "brg-store-merge.h"
#include "brg-store-persons.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgMergeSheet
{
  BrgSheet parent_instance;

  GtkLabel *fault_label;
  GtkLabel *summary_label;
  GtkBox *fields_box;
  GtkButton *merge_button;

  BrgPersonMerge *merge;
};

G_DEFINE_FINAL_TYPE (BrgMergeSheet, brg_merge_sheet, BRG_TYPE_SHEET)

static void
on_toggled (BrgMergeSheet *self, GtkCheckButton *button)
{
  gpointer field = g_object_get_data (G_OBJECT (button), "brg-field");

  brg_person_merge_choose (self->merge, (BrgPersonField) GPOINTER_TO_INT (field),
                           gtk_check_button_get_active (button));
}

static GtkWidget *
make_choice (BrgPersonField field, const BrgPerson *person)
{
  g_autofree char *text = brg_person_words_dup_value (person, field);
  /* Translators: the number of a person in the register, what stands in a field of the card */
  g_autofree char *shown =
      g_strdup_printf (_ ("No. %d: %s"), (gint) person->id, *text != '\0' ? text : "–");
  g_autofree char *label = g_strdup_printf ("%s, %s", brg_person_words_get_field (field), shown);
  GtkWidget *button = gtk_check_button_new ();
  GtkWidget *caption = gtk_label_new (shown);

  gtk_label_set_xalign (GTK_LABEL (caption), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (caption), PANGO_WRAP_WORD_CHAR);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), caption);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  return button;
}

static void
add_field (BrgMergeSheet *self, BrgPersonField field)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *title = gtk_label_new (brg_person_words_get_field (field));
  GtkWidget *kept = make_choice (field, brg_person_merge_get_kept (self->merge));
  GtkWidget *gone = make_choice (field, brg_person_merge_get_gone (self->merge));

  gtk_label_set_xalign (GTK_LABEL (title), 0.0f);
  gtk_widget_add_css_class (title, "heading");
  gtk_check_button_set_group (GTK_CHECK_BUTTON (gone), GTK_CHECK_BUTTON (kept));
  gtk_check_button_set_active (
      GTK_CHECK_BUTTON (brg_person_merge_takes_gone (self->merge, field) ? gone : kept), TRUE);
  g_object_set_data (G_OBJECT (gone), "brg-field", GINT_TO_POINTER ((gint) field));
  g_signal_connect_swapped (gone, "toggled", G_CALLBACK (on_toggled), self);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), kept);
  gtk_box_append (GTK_BOX (box), gone);
  gtk_box_append (self->fields_box, box);
}

static char *
dup_side (const BrgPerson *person)
{
  g_autofree char *name = brg_person_dup_name (person);
  g_autofree char *entries = g_strdup_printf (
      ngettext ("%d entry", "%d entries", (gulong) person->n_entries), person->n_entries);

  /* Translators: the number of a person in the register, his name, "2 entries" */
  return g_strdup_printf (_ ("No. %d %s (%s)"), (gint) person->id, name, entries);
}

static void
show_merge (BrgMergeSheet *self)
{
  g_autofree char *kept = dup_side (brg_person_merge_get_kept (self->merge));
  g_autofree char *gone = dup_side (brg_person_merge_get_gone (self->merge));
  /* Translators: two persons of the register, the first one keeps his number */
  g_autofree char *summary =
      g_strdup_printf (_ ("%s stays, %s becomes the same person."), kept, gone);

  gtk_label_set_text (self->summary_label, summary);
  for (BrgPersonField field = 0; field < BRG_N_PERSON_FIELDS; field++)
    if (brg_person_merge_differs (self->merge, field))
      add_field (self, field);
}

static void
on_merge_clicked (BrgMergeSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  gint64 event_id =
      snapshot != NULL && snapshot->event->state == BRG_EVENT_OPEN ? snapshot->event->id : 0;
  g_autoptr (BrgPerson) person = brg_person_merge_make (self->merge);
  g_autoptr (GError) error = NULL;

  if (!brg_store_merge_persons (brg_session_get_store (session), event_id, person,
                                brg_person_merge_get_gone (self->merge)->id, &error))
    {
      gtk_label_set_text (self->fault_label, error->message);
      gtk_widget_set_visible (GTK_WIDGET (self->fault_label), TRUE);
      return;
    }
  brg_session_finish (session, TRUE, NULL);
  gtk_window_close (GTK_WINDOW (self));
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgMergeSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (fault_label),
  CHILD (summary_label),
  CHILD (fields_box),
  CHILD (merge_button),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_merge_clicked),
};

static void
brg_merge_sheet_finalize (GObject *object)
{
  brg_person_merge_free (BRG_MERGE_SHEET (object)->merge);
  G_OBJECT_CLASS (brg_merge_sheet_parent_class)->finalize (object);
}

static void
brg_merge_sheet_class_init (BrgMergeSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_merge_sheet_finalize;
  brg_template_set (klass, "brg-merge-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_merge_sheet_init (BrgMergeSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->merge_button));
}

GtkWindow *
brg_merge_sheet_present (GtkWindow *parent, gint64 kept_id, gint64 gone_id, GError **error)
{
  BrgMergeSheet *self;
  BrgStore *store;
  g_autoptr (BrgPerson) kept = NULL;
  g_autoptr (BrgPerson) gone = NULL;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  self = g_object_new (BRG_TYPE_MERGE_SHEET, "transient-for", parent, NULL);
  store = brg_sheet_get_store (BRG_SHEET (self));
  kept = brg_store_load_person (store, kept_id, error);
  gone = kept != NULL ? brg_store_load_person (store, gone_id, error) : NULL;
  if (gone == NULL || !brg_store_check_merge (store, kept->id, gone->id, error))
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return NULL;
    }
  self->merge = brg_person_merge_new (g_steal_pointer (&kept), g_steal_pointer (&gone));
  show_merge (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->merge_button));
  return GTK_WINDOW (self);
}
