/* brg-split-sheet.c - the participants of a group are divided into groups
 *
 * Tests: tests/gui/stages.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-split-sheet.h"

#include <glib/gi18n.h>

#include "brg-name-words.h"
#include "brg-spin-row.h"
#include "brg-split-draft.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgSplitSheet
{
  BrgSheet parent_instance;

  GtkButton *divide_button;
  BrgSpinRow *groups_row;
  AdwComboRow *spread_row;
  GtkBox *groups_box;

  BrgSplitDraft *draft;
};

G_DEFINE_FINAL_TYPE (BrgSplitSheet, brg_split_sheet, BRG_TYPE_SHEET)

/* What is chosen in the row, in its order. */
static const gint spreads[] = { BRG_APART_ORGANISATION, BRG_APART_FEDERATION,
                                BRG_SPLIT_SPREADS_NOBODY };

static char *
dup_origin (const BrgEntry *entry)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  if (*entry->federation != '\0')
    g_ptr_array_add (parts, entry->federation);
  if (*entry->organisation != '\0')
    g_ptr_array_add (parts, entry->organisation);
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

static GtkWidget *
make_row (const BrgSnapshot *snapshot, const BrgEntry *entry)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *name = brg_name_words_dup_entry (snapshot, entry, BRG_NAME_PLAIN, NULL);
  g_autofree char *origin = dup_origin (entry);
  g_autofree char *rating = g_strdup_printf ("%d", entry->rating);
  GtkWidget *label = gtk_label_new (entry->rating > 0 ? rating : "");

  gtk_widget_add_css_class (label, "brg-number");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), origin);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

/* "12 players · average rating 2104" */
static char *
dup_members (BrgSplitSheet *self, gint group, guint n_members)
{
  gint average = brg_split_draft_get_average (self->draft, group);
  g_autofree char *count =
      brg_snapshot_has_teams (brg_sheet_get_snapshot (BRG_SHEET (self)))
          ? g_strdup_printf (ngettext ("%u team", "%u teams", n_members), n_members)
          : g_strdup_printf (ngettext ("%u player", "%u players", n_members), n_members);

  if (average == 0)
    return g_steal_pointer (&count);
  /* Translators: "12 players", the average of their ratings */
  return g_strdup_printf (_ ("%s · average rating %d"), count, average);
}

static void
add_group (BrgSplitSheet *self, gint group)
{
  g_autoptr (GPtrArray) members = brg_split_draft_list (self->draft, group);
  g_autofree char *described = dup_members (self, group, members->len);
  g_autofree char *title = g_markup_escape_text (brg_split_draft_get_name (self->draft, group), -1);
  GtkWidget *box = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (box), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (box), described);
  for (guint i = 0; i < members->len; i++)
    adw_preferences_group_add (
        ADW_PREFERENCES_GROUP (box),
        make_row (brg_sheet_get_snapshot (BRG_SHEET (self)), members->pdata[i]));
  gtk_box_append (self->groups_box, box);
}

/* A field that loses the focus because the sheet closes has nobody to tell. */
static void
read_fields (BrgSplitSheet *self)
{
  if (self->draft == NULL)
    return;
  brg_split_draft_divide (self->draft,
                          CLAMP (brg_spin_row_get_value (self->groups_row), 2,
                                 brg_split_draft_count_most (self->draft)),
                          spreads[adw_combo_row_get_selected (self->spread_row)]);
  brg_ui_clear (self->groups_box);
  for (gint group = 0; group < brg_split_draft_count_groups (self->draft); group++)
    add_group (self, group);
}

static void
on_divide_clicked (BrgSplitSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  GError *error = NULL;
  gboolean done;

  read_fields (self);
  done = brg_split_draft_apply (self->draft, brg_session_get_store (session), &error);
  if (brg_session_finish (session, done, error))
    gtk_window_destroy (GTK_WINDOW (self));
}

static void
brg_split_sheet_dispose (GObject *object)
{
  BrgSplitSheet *self = BRG_SPLIT_SHEET (object);

  g_clear_pointer (&self->draft, brg_split_draft_free);
  G_OBJECT_CLASS (brg_split_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgSplitSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (divide_button),
  CHILD (groups_row),
  CHILD (spread_row),
  CHILD (groups_box),
};

static void
brg_split_sheet_class_init (BrgSplitSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_SPIN_ROW);
  G_OBJECT_CLASS (klass)->dispose = brg_split_sheet_dispose;
  brg_template_set (klass, "brg-split-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_divide_clicked);
}

static void
brg_split_sheet_init (BrgSplitSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->divide_button));
}

void
brg_split_sheet_present (BrgShell *shell)
{
  BrgSnapshot *snapshot;
  BrgSplitSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_SPLIT_SHEET, "transient-for", shell, NULL);
  self->draft = brg_split_draft_new (snapshot);
  brg_spin_row_set_range (self->groups_row, 2, brg_split_draft_count_most (self->draft));
  brg_spin_row_set_value (self->groups_row, 2);
  read_fields (self);
  g_signal_connect_swapped (self->groups_row, "changed", G_CALLBACK (read_fields), self);
  g_signal_connect_swapped (self->spread_row, "notify::selected", G_CALLBACK (read_fields), self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->groups_row));
}
