/* brg-section-sheet.c - who is drawn in which group
 *
 * Rules: rus-draughts-2022 5.4.10.9
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-section-sheet.h"

#include <glib/gi18n.h>

#include "brg-columns.h"
#include "brg-draft-numbers.h"
#include "brg-draft-sections.h"
#include "brg-name-words.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-wizard-item.h"

struct _BrgSectionSheet
{
  BrgSheet parent_instance;

  GtkBox *columns;
  GtkLabel *groups_label;
  GtkLabel *keys_label;
  GtkColumnView *view;

  BrgDraft *draft; /* not owned: the caller's */
  BrgSectionsChangedFunc func;
  gpointer data;
  GListStore *items; /* BrgWizardItem with the index of the entry */
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (BrgSectionSheet, brg_section_sheet, BRG_TYPE_SHEET)

static const BrgEntry *
get_entry (BrgSectionSheet *self, gpointer item)
{
  return brg_snapshot_get_entry (brg_draft_get_snapshot (self->draft),
                                 brg_wizard_item_get_index (item));
}

static char *
dup_number (gpointer item, gpointer data)
{
  BrgSectionSheet *self = data;
  gint player = brg_draft_find_player (self->draft, brg_wizard_item_get_index (item));
  gint number = brg_snapshot_get_entry (brg_draft_get_preview (self->draft), player)->number;

  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("–");
}

static char *
dup_name (gpointer item, gpointer data)
{
  BrgSectionSheet *self = data;

  return brg_name_words_dup_entry (brg_draft_get_snapshot (self->draft), get_entry (self, item),
                                   BRG_NAME_PLAIN, NULL);
}

static char *
dup_rating (gpointer item, gpointer data)
{
  gint rating = get_entry (data, item)->rating;

  return rating > 0 ? g_strdup_printf ("%d", rating) : g_strdup ("–");
}

static char *
dup_section (gpointer item, gpointer data)
{
  BrgSectionSheet *self = data;

  if (!brg_draft_takes_part (self->draft, brg_wizard_item_get_index (item)))
    return g_strdup ("–");
  return g_strdup_printf ("%d",
                          brg_draft_get_section (self->draft, brg_wizard_item_get_index (item)));
}

static void
show_groups (BrgSectionSheet *self)
{
  g_autofree char *groups = brg_draft_text_dup_sections (self->draft);

  gtk_label_set_text (self->groups_label, groups);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (BrgRowItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      brg_row_item_revise (item);
    }
}

static gboolean
on_key_pressed (BrgSectionSheet *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventController *controller)
{
  gpointer item = gtk_single_selection_get_selected_item (self->selection);
  guint latin = brg_ui_key_to_latin (GTK_EVENT_CONTROLLER_KEY (controller), keyval, keycode);
  gint section = (gint) (gdk_keyval_to_unicode (latin) - '0');

  if (item == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || section < 1 ||
      section > 9)
    return GDK_EVENT_PROPAGATE;
  if (section > brg_draft_get_settings (self->draft)->n_sections)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return GDK_EVENT_STOP;
    }
  brg_draft_set_section (self->draft, brg_wizard_item_get_index (item), section);
  show_groups (self);
  self->func (self->data);
  return GDK_EVENT_STOP;
}

static void
fill_items (BrgSectionSheet *self)
{
  guint n_entries = brg_draft_get_snapshot (self->draft)->entries->len;

  for (guint player = 0; player < n_entries; player++)
    {
      g_autoptr (BrgWizardItem) item =
          brg_wizard_item_new (brg_draft_find_entry (self->draft, (gint) player), -1);

      g_list_store_append (self->items, item);
    }
  gtk_single_selection_set_selected (self->selection, 0);
}

static void
add_columns (BrgSectionSheet *self)
{
  const BrgColumn columns[] = {
    { _ ("No."), BRG_COLUMN_RIGHT, 4, "brg-dim", .dup_text = dup_number },
    { _ ("Player"), BRG_COLUMN_LEFT, 20, .dup_text = dup_name, .expands = TRUE },
    { _ ("Rating"), BRG_COLUMN_RIGHT, 6, "brg-dim", .dup_text = dup_rating },
    { _ ("Group"), BRG_COLUMN_RIGHT, 6, "brg-strong", .dup_text = dup_section },
  };

  brg_columns_add_all (self->view, columns, G_N_ELEMENTS (columns), self);
}

static void
brg_section_sheet_finalize (GObject *object)
{
  g_clear_object (&BRG_SECTION_SHEET (object)->items);
  G_OBJECT_CLASS (brg_section_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgSectionSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (columns),
  CHILD (groups_label),
  CHILD (keys_label),
  CHILD (view),
};

static void
brg_section_sheet_class_init (BrgSectionSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_section_sheet_finalize;
  brg_template_set (klass, "brg-section-sheet", children, G_N_ELEMENTS (children));
}

static void
brg_section_sheet_init (BrgSectionSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (BRG_TYPE_WIZARD_ITEM);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  add_columns (self);
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (self->selection);
  brg_ui_add_keys (self->view, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
}

void
brg_section_sheet_present (GtkWidget *parent,
                           BrgDraft *draft,
                           BrgSectionsChangedFunc func,
                           gpointer data)
{
  BrgSectionSheet *self;
  g_autofree char *keys = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent) && func != NULL);
  g_return_if_fail (draft != NULL && brg_draft_get_settings (draft)->n_sections > 1);

  self = g_object_new (BRG_TYPE_SECTION_SHEET, "transient-for", gtk_widget_get_root (parent), NULL);
  self->draft = draft;
  self->func = func;
  self->data = data;
  /* Translators: %d is the number of groups, and the last key that counts */
  keys = g_strdup_printf (_ ("Keys 1 to %d put the selected player into that group."),
                          brg_draft_get_settings (draft)->n_sections);
  gtk_label_set_text (self->keys_label, keys);
  fill_items (self);
  show_groups (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}
