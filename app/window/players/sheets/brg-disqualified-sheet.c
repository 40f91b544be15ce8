/* brg-disqualified-sheet.c - who is disqualified, noted and taken away
 *
 * Rules: rus-draughts-2022 1.5.10, 1.6.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-disqualified-sheet.h"

#include <glib/gi18n.h>

#include "brg-date-text.h"
#include "brg-names.h"
#include "brg-store-disqualifications.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgDisqualifiedSheet
{
  BrgSheet parent_instance;

  GtkEditable *name_row;
  GtkEditable *birth_row;
  GtkEditable *first_row;
  GtkEditable *last_row;
  GtkEditable *by_row;
  GtkEditable *reason_row;
  GtkLabel *fault_label;
  GtkButton *add_button;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (BrgDisqualifiedSheet, brg_disqualified_sheet, BRG_TYPE_SHEET)

/* A term and who decided, of what is known. */
static char *
dup_facts (const BrgDisqualification *row)
{
  g_autofree char *birth = brg_names_dup_day (row->birth);
  g_autofree char *first = brg_names_dup_day (row->first_day);
  g_autofree char *last = brg_names_dup_day (row->last_day);
  g_autofree char *term = g_strdup_printf ("%s – %s", first, last);
  const char *const facts[] = { birth, term, row->decided_by, row->reason };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    if (*facts[i] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", facts[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void refresh (BrgDisqualifiedSheet *self);

static void
take_away (BrgDisqualifiedSheet *self, GtkWidget *row)
{
  const gint64 *id = g_object_get_data (G_OBJECT (row), "brg-id");
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  GError *error = NULL;
  gboolean done = brg_store_remove_disqualification (brg_session_get_store (session),
                                                     snapshot->event->id, *id, &error);

  brg_session_finish (session, done, error);
  refresh (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}

static void
on_remove_clicked (BrgDisqualifiedSheet *self, GtkWidget *button)
{
  take_away (self, gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW));
}

static void
add_row (BrgDisqualifiedSheet *self, const BrgDisqualification *disqualification)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *facts = dup_facts (disqualification);
  /* Translators: the name of a person */
  g_autofree char *label =
      g_strdup_printf (_ ("Remove the disqualification of %s"), disqualification->name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), disqualification->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), facts);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Remove (Delete)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_remove_clicked), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_object_set_data_full (G_OBJECT (row), "brg-id",
                          g_memdup2 (&disqualification->id, sizeof disqualification->id), g_free);
  gtk_list_box_append (self->list, row);
}

static void
refresh (BrgDisqualifiedSheet *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list =
      brg_store_list_disqualifications (brg_sheet_get_store (BRG_SHEET (self)), &error);

  brg_ui_clear (self->list);
  for (guint i = 0; list != NULL && i < list->len; i++)
    add_row (self, list->pdata[i]);
  if (list != NULL && list->len > 0)
    gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
}

/* A date as the store wants it; what is none stays, so that the store says so. */
static void
take_date (char **place, GtkEditable *row)
{
  const char *text = brg_ui_get_text (row);
  char *date = brg_date_text_normalise (text);

  g_free (*place);
  *place = date != NULL ? date : g_strdup (text);
}

static BrgDisqualification *
read_form (BrgDisqualifiedSheet *self)
{
  BrgDisqualification *row = brg_disqualification_new ();

  brg_ui_take_text (&row->name, self->name_row);
  take_date (&row->birth, self->birth_row);
  take_date (&row->first_day, self->first_row);
  take_date (&row->last_day, self->last_row);
  brg_ui_take_text (&row->decided_by, self->by_row);
  brg_ui_take_text (&row->reason, self->reason_row);
  return row;
}

static void
empty_form (BrgDisqualifiedSheet *self)
{
  GtkEditable *const rows[] = { self->name_row, self->birth_row, self->first_row,
                                self->last_row, self->by_row,    self->reason_row };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    brg_ui_set_text (rows[i], "");
}

static void
on_add_clicked (BrgDisqualifiedSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  g_autoptr (BrgDisqualification) row = read_form (self);
  GError *error = NULL;
  gboolean done = brg_store_add_disqualification (brg_session_get_store (session),
                                                  snapshot->event->id, row, &error);

  gtk_label_set_text (self->fault_label, done ? "" : error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), !done);
  if (!done)
    {
      g_clear_error (&error);
      gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
      return;
    }
  brg_session_finish (session, done, error);
  empty_form (self);
  refresh (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}

static gboolean
on_key_pressed (BrgDisqualifiedSheet *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row == NULL || (keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete))
    return GDK_EVENT_PROPAGATE;
  take_away (self, GTK_WIDGET (row));
  return GDK_EVENT_STOP;
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgDisqualifiedSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (name_row),   CHILD (birth_row),   CHILD (first_row),  CHILD (last_row), CHILD (by_row),
  CHILD (reason_row), CHILD (fault_label), CHILD (add_button), CHILD (list),
};

static void
brg_disqualified_sheet_class_init (BrgDisqualifiedSheetClass *klass)
{
  brg_template_set (klass, "brg-disqualified-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_add_clicked);
}

static void
brg_disqualified_sheet_init (BrgDisqualifiedSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->add_button));
  brg_ui_add_keys (self->list, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
}

void
brg_disqualified_sheet_present (BrgShell *shell)
{
  BrgDisqualifiedSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  if (brg_session_get_snapshot (brg_shell_get_session (shell)) == NULL)
    return;
  self = g_object_new (BRG_TYPE_DISQUALIFIED_SHEET, "transient-for", shell, NULL);
  refresh (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}
