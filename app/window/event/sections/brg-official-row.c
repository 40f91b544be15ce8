/* brg-official-row.c - an official in the list that edits them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-official-row.h"

#include <glib/gi18n.h>

#include "brg-field-left.h"
#include "brg-jury.h"
#include "brg-names.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgOfficialRow
{
  GtkListBoxRow parent_instance;

  GtkDropDown *role_drop;
  GtkEntry *name_entry;
  GtkEntry *category_entry;
  GtkMenuButton *category_button;
  GtkEntry *organisation_entry;
  GtkExpander *more_expander;
  GtkEntry *site_entry;
  GtkEntry *federation_entry;
  GtkEntry *birth_entry;

  gint64 id;  /* row in the database, 0 for a new one */
  guint kept; /* the role to which it goes back */
};

G_DEFINE_FINAL_TYPE (BrgOfficialRow, brg_official_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_COMMITTED,
  SIGNAL_NEXT,
  SIGNAL_MOVE,
  SIGNAL_REMOVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
emit_changed (BrgOfficialRow *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
emit_committed (BrgOfficialRow *self)
{
  g_signal_emit (self, signals[SIGNAL_COMMITTED], 0);
}

static void
on_entry_left (gpointer data)
{
  emit_committed (data);
}

static void
emit_next (BrgOfficialRow *self)
{
  g_signal_emit (self, signals[SIGNAL_NEXT], 0);
}

static void
emit_remove (BrgOfficialRow *self)
{
  g_signal_emit (self, signals[SIGNAL_REMOVE], 0);
}

static gboolean
on_key_pressed (BrgOfficialRow *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  if ((state & GDK_ALT_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    g_signal_emit (self, signals[SIGNAL_MOVE], 0, -1);
  else if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down)
    g_signal_emit (self, signals[SIGNAL_MOVE], 0, 1);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgOfficialRow, name)

static const BrgTemplateChild children[] = {
  CHILD (role_drop),       CHILD (name_entry),         CHILD (category_entry),
  CHILD (category_button), CHILD (organisation_entry), CHILD (more_expander),
  CHILD (site_entry),      CHILD (federation_entry),   CHILD (birth_entry),
};

static void
brg_official_row_class_init (BrgOfficialRowClass *klass)
{
  static const char *const names[N_SIGNALS] = { "changed", "committed", "next", "move", "remove" };
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = i == SIGNAL_MOVE
                     ? g_signal_new (names[i], BRG_TYPE_OFFICIAL_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT)
                     : g_signal_new (names[i], BRG_TYPE_OFFICIAL_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 0);
  brg_template_set (klass, "brg-official-row", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), emit_remove);
}

static void
watch_entry (BrgOfficialRow *self, GtkEntry *entry, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (emit_changed), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (emit_next), self);
  brg_field_left_watch (entry, self, on_entry_left, self);
}

/* A category of the list goes into the field, where another text may stand as well. */
static void
on_category_chosen (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  BrgOfficialRow *self = data;

  brg_ui_set_text (self->category_entry, g_variant_get_string (parameter, NULL));
  gtk_widget_grab_focus (GTK_WIDGET (self->category_entry));
  emit_committed (self);
}

static void
add_actions (BrgOfficialRow *self)
{
  static const GActionEntry entries[] = {
    { .name = "choose", .activate = on_category_chosen, .parameter_type = "s" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "category", G_ACTION_GROUP (group));
}

static void
brg_official_row_init (BrgOfficialRow *self)
{
  g_autoptr (GtkStringList) roles = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < BRG_N_OFFICIAL_ROLES; i++)
    gtk_string_list_append (roles, brg_names_get_role (i));
  gtk_drop_down_set_model (self->role_drop, G_LIST_MODEL (roles));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->role_drop), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Role"), -1);
  watch_entry (self, self->name_entry, _ ("Name as printed"));
  watch_entry (self, self->category_entry, _ ("Category"));
  watch_entry (self, self->organisation_entry, _ ("Club, school or delegation"));
  watch_entry (self, self->site_entry, _ ("Site or sector"));
  watch_entry (self, self->federation_entry, _ ("Federation or region"));
  watch_entry (self, self->birth_entry, _ ("Year of birth"));
  add_actions (self);
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
}

void
brg_official_row_set_rulebook (BrgOfficialRow *self, const BrgRulebook *rulebook)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  const BrgJuryBook *book;

  g_return_if_fail (BRG_IS_OFFICIAL_ROW (self) && rulebook != NULL);

  book = rulebook->jury;
  for (guint i = 0; book != NULL && i < book->n_categories; i++)
    {
      const char *name = g_dpgettext2 (NULL, "arbiter category", book->categories[i]->name);
      g_autoptr (GMenuItem) item = g_menu_item_new (name, NULL);

      g_menu_item_set_action_and_target (item, "category.choose", "s", name);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (self->category_button, G_MENU_MODEL (menu));
}

GtkWidget *
brg_official_row_new (const BrgOfficial *official)
{
  BrgOfficialRow *self = g_object_new (BRG_TYPE_OFFICIAL_ROW, NULL);

  if (official != NULL)
    {
      gtk_drop_down_set_selected (self->role_drop, official->role);
      brg_ui_set_text (self->name_entry, official->name);
      self->id = official->id;
      brg_ui_set_text (self->category_entry, official->category);
      brg_ui_set_text (self->organisation_entry, official->organisation);
      brg_ui_set_text (self->site_entry, official->site);
      brg_ui_set_text (self->federation_entry, official->federation);
      brg_ui_set_text (self->birth_entry, official->birth);
      gtk_expander_set_expanded (self->more_expander, *official->site != '\0' ||
                                                          *official->federation != '\0' ||
                                                          *official->birth != '\0');
    }
  brg_official_row_keep_role (self);
  g_signal_connect_swapped (self->role_drop, "notify::selected", G_CALLBACK (emit_committed), self);
  return GTK_WIDGET (self);
}

BrgOfficial *
brg_official_row_dup_official (BrgOfficialRow *self)
{
  BrgOfficial *official;

  g_return_val_if_fail (BRG_IS_OFFICIAL_ROW (self), NULL);

  official = brg_official_new (gtk_drop_down_get_selected (self->role_drop), "", "");
  official->id = self->id;
  brg_ui_take_text (&official->name, self->name_entry);
  brg_ui_take_text (&official->category, self->category_entry);
  brg_ui_take_text (&official->organisation, self->organisation_entry);
  brg_ui_take_text (&official->site, self->site_entry);
  brg_ui_take_text (&official->federation, self->federation_entry);
  brg_ui_take_text (&official->birth, self->birth_entry);
  return official;
}

void
brg_official_row_set_id (BrgOfficialRow *self, gint64 id)
{
  g_return_if_fail (BRG_IS_OFFICIAL_ROW (self));

  self->id = id;
}

void
brg_official_row_keep_role (BrgOfficialRow *self)
{
  g_return_if_fail (BRG_IS_OFFICIAL_ROW (self));

  self->kept = gtk_drop_down_get_selected (self->role_drop);
}

gboolean
brg_official_row_take_back_role (BrgOfficialRow *self)
{
  g_return_val_if_fail (BRG_IS_OFFICIAL_ROW (self), FALSE);

  if (gtk_drop_down_get_selected (self->role_drop) == self->kept)
    return FALSE;
  gtk_drop_down_set_selected (self->role_drop, self->kept);
  return TRUE;
}

void
brg_official_row_set_role (BrgOfficialRow *self, BrgOfficialRole role)
{
  g_return_if_fail (BRG_IS_OFFICIAL_ROW (self));

  gtk_drop_down_set_selected (self->role_drop, role);
}

gboolean
brg_official_row_is_empty (BrgOfficialRow *self)
{
  BrgOfficial *official;
  gboolean is_empty;

  g_return_val_if_fail (BRG_IS_OFFICIAL_ROW (self), TRUE);

  official = brg_official_row_dup_official (self);
  is_empty = *official->name == '\0' && *official->category == '\0' &&
             *official->organisation == '\0' && *official->site == '\0' &&
             *official->federation == '\0' && *official->birth == '\0';
  brg_official_free (official);
  return is_empty;
}

void
brg_official_row_take_focus (BrgOfficialRow *self)
{
  g_return_if_fail (BRG_IS_OFFICIAL_ROW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->name_entry));
}
