/* brg-fields-sheet.c - a form of lines and switches that is saved as one act
 *
 * Tests: tests/gui/admission.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fields-sheet.h"

#include <glib/gi18n.h>

#include "brg-field-left.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-whole-choices.h"

/* A choice that the form follows. */
typedef struct
{
  guint field;
  BrgFieldsChosen chosen;
} Followed;

struct _BrgFieldsSheet
{
  BrgSheet parent_instance;

  GtkBox *columns;
  GtkLabel *note_label;
  GtkLabel *fault_label;
  GtkButton *save_button;
  GtkButton *remove_button;

  GPtrArray *fields; /* GtkWidget, not owned */
  GHashTable *asked; /* owned: what was doubted and read */
  GArray *followed;  /* Followed */
  GtkWidget *group;  /* not owned (nullable) */
  guint focus;       /* the field that gets the caret */
  BrgFieldsSave save;
  BrgFieldsSave remove;       /* (nullable) */
  BrgFieldsChosen entered;    /* (nullable) */
  BrgFieldsComplete complete; /* (nullable) */
  gpointer data;
  GDestroyNotify free_data;
};

G_DEFINE_FINAL_TYPE (BrgFieldsSheet, brg_fields_sheet, BRG_TYPE_SHEET)

static void
complete (BrgFieldsSheet *self, guint field)
{
  g_autofree char *text = brg_fields_sheet_dup_text (self, field);
  g_autofree char *whole = self->complete (self, field, text);

  if (whole != NULL)
    brg_ui_set_text (self->fields->pdata[field], whole);
}

/* Those that are left, not the one in which something is typed. The form may be gone by now. */
static void
on_field_left (gpointer data)
{
  BrgFieldsSheet *self = data;

  for (guint i = 0; self->fields != NULL && i < self->fields->len; i++)
    if (ADW_IS_ENTRY_ROW (self->fields->pdata[i]) &&
        (gtk_widget_get_state_flags (self->fields->pdata[i]) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0)
      complete (self, i);
}

static void
complete_all (BrgFieldsSheet *self)
{
  for (guint i = 0; self->complete != NULL && i < self->fields->len; i++)
    if (ADW_IS_ENTRY_ROW (self->fields->pdata[i]))
      complete (self, i);
}

static void
finish (BrgFieldsSheet *self, BrgFieldsSave act)
{
  GError *error = NULL;
  gboolean done;

  self->focus = 0;
  complete_all (self);
  done = act (self, self->data, &error);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), !done);
  if (!done)
    {
      gtk_label_set_text (self->fault_label, error->message);
      g_error_free (error);
      gtk_widget_grab_focus (self->fields->pdata[self->focus]);
      return;
    }
  brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), TRUE, NULL);
  brg_sheet_finish (BRG_SHEET (self));
}

static void
on_save_clicked (BrgFieldsSheet *self)
{
  finish (self, self->save);
}

static void
on_remove_clicked (BrgFieldsSheet *self)
{
  finish (self, self->remove);
}

static void
brg_fields_sheet_dispose (GObject *object)
{
  BrgFieldsSheet *self = BRG_FIELDS_SHEET (object);

  if (self->free_data != NULL)
    self->free_data (self->data);
  self->free_data = NULL;
  g_clear_pointer (&self->fields, g_ptr_array_unref);
  g_clear_pointer (&self->asked, g_hash_table_unref);
  g_clear_pointer (&self->followed, g_array_unref);
  G_OBJECT_CLASS (brg_fields_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgFieldsSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (columns),     CHILD (note_label),    CHILD (fault_label),
  CHILD (save_button), CHILD (remove_button),
};

static void
brg_fields_sheet_class_init (BrgFieldsSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_fields_sheet_dispose;
  brg_template_set (klass, "brg-fields-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_save_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_remove_clicked);
}

static void
brg_fields_sheet_init (BrgFieldsSheet *self)
{
  self->fields = g_ptr_array_new ();
  self->asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->followed = g_array_new (FALSE, FALSE, sizeof (Followed));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->save_button));
}

BrgFieldsSheet *
brg_fields_sheet_new (BrgShell *shell,
                      const char *title,
                      BrgFieldsSave save,
                      gpointer data,
                      GDestroyNotify free_data)
{
  BrgFieldsSheet *self;

  g_return_val_if_fail (BRG_IS_SHELL (shell) && title != NULL && save != NULL, NULL);

  self = g_object_new (BRG_TYPE_FIELDS_SHEET, "transient-for", shell, "title", title, NULL);
  self->save = save;
  self->data = data;
  self->free_data = free_data;
  return self;
}

void
brg_fields_sheet_add_heading (BrgFieldsSheet *self, const char *heading)
{
  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && heading != NULL);

  self->group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->group), heading);
  gtk_widget_set_hexpand (self->group, TRUE);
  gtk_widget_set_valign (self->group, GTK_ALIGN_START);
  gtk_box_append (self->columns, self->group);
}

static void
add_row (BrgFieldsSheet *self, GtkWidget *row, GtkWidget *field, const char *title)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), row);
  g_ptr_array_add (self->fields, field);
}

void
brg_fields_sheet_add_text (BrgFieldsSheet *self, const char *title, const char *text)
{
  GtkWidget *row;

  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && self->group != NULL);
  g_return_if_fail (title != NULL && text != NULL);

  row = adw_entry_row_new ();
  add_row (self, row, row, title);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_object_set (row, "activates-default", TRUE, NULL);
}

void
brg_fields_sheet_add_switch (BrgFieldsSheet *self, const char *title, gboolean is_on)
{
  GtkWidget *row;
  GtkWidget *field;

  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && self->group != NULL && title != NULL);

  row = adw_action_row_new ();
  field = gtk_switch_new ();
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (field), is_on);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), field);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), field);
  add_row (self, row, field, title);
}

void
brg_fields_sheet_add_choice (BrgFieldsSheet *self,
                             const char *title,
                             const char *const *words,
                             guint chosen)
{
  g_autoptr (GtkStringList) model = NULL;
  GtkWidget *row;

  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && self->group != NULL);
  g_return_if_fail (title != NULL && words != NULL);

  model = gtk_string_list_new (words);
  row = adw_combo_row_new ();
  add_row (self, row, row, title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), chosen);
  brg_whole_choices_attach (ADW_COMBO_ROW (row));
}

void
brg_fields_sheet_set_words (BrgFieldsSheet *self, guint field, const char *const *words)
{
  g_autoptr (GtkStringList) model = NULL;

  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && field < self->fields->len && words != NULL);

  model = gtk_string_list_new (words);
  adw_combo_row_set_model (self->fields->pdata[field], G_LIST_MODEL (model));
}

static void
on_chosen (BrgFieldsSheet *self, GParamSpec *spec G_GNUC_UNUSED, GObject *field)
{
  for (guint i = 0; self->followed != NULL && i < self->followed->len; i++)
    {
      const Followed *followed = &g_array_index (self->followed, Followed, i);

      if (self->fields->pdata[followed->field] == field)
        followed->chosen (self, self->data);
    }
}

void
brg_fields_sheet_follow (BrgFieldsSheet *self, guint field, BrgFieldsChosen chosen)
{
  const Followed followed = { field, chosen };

  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && field < self->fields->len);
  g_return_if_fail (chosen != NULL);

  g_array_append_val (self->followed, followed);
  g_signal_connect_object (self->fields->pdata[field], "notify::selected", G_CALLBACK (on_chosen),
                           self, G_CONNECT_SWAPPED);
  chosen (self, self->data);
}

void
brg_fields_sheet_complete (BrgFieldsSheet *self, BrgFieldsComplete complete_text)
{
  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && complete_text != NULL);

  self->complete = complete_text;
}

guint
brg_fields_sheet_get_length (BrgFieldsSheet *self)
{
  g_return_val_if_fail (BRG_IS_FIELDS_SHEET (self), 0);

  return self->fields->len;
}

void
brg_fields_sheet_show (BrgFieldsSheet *self, guint field, gboolean is_shown)
{
  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && field < self->fields->len);

  gtk_widget_set_visible (self->fields->pdata[field], is_shown);
}

guint
brg_fields_sheet_get_choice (BrgFieldsSheet *self, guint field)
{
  g_return_val_if_fail (BRG_IS_FIELDS_SHEET (self) && field < self->fields->len, 0);

  return adw_combo_row_get_selected (self->fields->pdata[field]);
}

void
brg_fields_sheet_set_remove (BrgFieldsSheet *self, BrgFieldsSave remove)
{
  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && remove != NULL);

  self->remove = remove;
  gtk_widget_set_visible (GTK_WIDGET (self->remove_button), TRUE);
}

void
brg_fields_sheet_set_note (BrgFieldsSheet *self, const char *note)
{
  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && note != NULL);

  gtk_label_set_text (self->note_label, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note_label), *note != '\0');
}

char *
brg_fields_sheet_dup_text (BrgFieldsSheet *self, guint field)
{
  g_return_val_if_fail (BRG_IS_FIELDS_SHEET (self) && field < self->fields->len, NULL);

  return brg_ui_dup_text (self->fields->pdata[field]);
}

void
brg_fields_sheet_set_text (BrgFieldsSheet *self, guint field, const char *text)
{
  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && field < self->fields->len && text != NULL);

  brg_ui_set_text (self->fields->pdata[field], text);
}

gboolean
brg_fields_sheet_is_on (BrgFieldsSheet *self, guint field)
{
  g_return_val_if_fail (BRG_IS_FIELDS_SHEET (self) && field < self->fields->len, FALSE);

  return gtk_switch_get_active (self->fields->pdata[field]);
}

void
brg_fields_sheet_set_focus (BrgFieldsSheet *self, guint field)
{
  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && field < self->fields->len);

  self->focus = field;
}

void
brg_fields_sheet_add_widget (BrgFieldsSheet *self, GtkWidget *widget)
{
  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && GTK_IS_WIDGET (widget));

  gtk_box_append (self->columns, widget);
}

static void
on_entered (BrgFieldsSheet *self)
{
  self->entered (self, self->data);
}

void
brg_fields_sheet_set_enter (BrgFieldsSheet *self, guint field, BrgFieldsChosen entered)
{
  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && field < self->fields->len && entered != NULL);

  self->entered = entered;
  g_object_set (self->fields->pdata[field], "activates-default", FALSE, NULL);
  g_signal_connect_object (self->fields->pdata[field], "entry-activated", G_CALLBACK (on_entered),
                           self, G_CONNECT_SWAPPED);
}

gboolean
brg_fields_sheet_refuse (BrgFieldsSheet *self, guint field, const char *message, GError **error)
{
  g_return_val_if_fail (BRG_IS_FIELDS_SHEET (self) && message != NULL, FALSE);

  brg_fields_sheet_set_focus (self, field);
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED, message);
  return FALSE;
}

gboolean
brg_fields_sheet_ask_once (BrgFieldsSheet *self, guint field, const char *words, GError **error)
{
  g_autofree char *message = NULL;

  g_return_val_if_fail (BRG_IS_FIELDS_SHEET (self) && words != NULL, FALSE);

  if (!g_hash_table_add (self->asked, g_strdup (words)))
    return TRUE;
  /* Translators: a sentence */
  message = g_strdup_printf (_ ("%s Save once more to keep it so."), words);
  return brg_fields_sheet_refuse (self, field, message, error);
}

void
brg_fields_sheet_present (BrgFieldsSheet *self)
{
  g_return_if_fail (BRG_IS_FIELDS_SHEET (self) && self->fields->len > 0);

  for (guint i = 0; self->complete != NULL && i < self->fields->len; i++)
    if (ADW_IS_ENTRY_ROW (self->fields->pdata[i]))
      brg_field_left_watch (self->fields->pdata[i], self, on_field_left, self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->fields->pdata[self->focus]);
}
