/* brg-table-page-columns.c - which columns the table has
 *
 * What was chosen is kept for every group of a workspace among the things that this machine
 * remembers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-page-private.h"

#include <glib/gi18n.h>

#include "brg-criterion-words.h"
#include "brg-crosstable-columns.h"
#include "brg-crosstable-legend.h"
#include "brg-shell.h"
#include "brg-ui-words.h"

/* On paper the federation is asked for; on the screen it is there until it is unwanted. */
#define EXTRA_AT_FIRST (1u << BRG_CROSSTABLE_FEDERATION)

static const struct
{
  const char *id; /* what is remembered of a column that is not as at first */
  BrgCrosstablePart part;
  gboolean is_extra; /* there only when it is asked for */
  const char *label;
} parts[] = {
  { "title", BRG_CROSSTABLE_TITLE, FALSE, N_ ("_Title") },
  { "birth", BRG_CROSSTABLE_BIRTH, TRUE, N_ ("_Year of Birth") },
  { "rating", BRG_CROSSTABLE_RATING, FALSE, N_ ("_Rating") },
  { "no-federation", BRG_CROSSTABLE_FEDERATION, TRUE, N_ ("_Federation") },
  { "organisation", BRG_CROSSTABLE_ORGANISATION, FALSE, N_ ("_Organisation") },
};

/* What is remembered */

static char *
dup_state_key (BrgTablePage *self)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));

  return g_strdup_printf ("table-columns-%08x-%" G_GINT64_FORMAT,
                          g_str_hash (brg_store_get_path (store)), self->group_id);
}

static char *
dup_choice (BrgTablePage *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      guint changed = parts[i].is_extra ? self->extra_parts ^ EXTRA_AT_FIRST : self->hidden_parts;

      if ((changed & (1u << parts[i].part)) != 0)
        g_string_append_printf (text, "%s;", parts[i].id);
    }
  for (guint i = 0; i + 1 < self->hidden_values->len; i++)
    g_string_append_printf (text, "-%s;", (const char *) self->hidden_values->pdata[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
clear_choice (BrgTablePage *self)
{
  self->hidden_parts = 0;
  self->extra_parts = EXTRA_AT_FIRST;
  g_clear_pointer (&self->hidden_values, g_ptr_array_unref);
  self->hidden_values = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->hidden_values, NULL);
}

static void
hide_value (BrgTablePage *self, const char *code, gboolean is_hidden)
{
  for (guint i = 0; i + 1 < self->hidden_values->len; i++)
    if (g_str_equal (self->hidden_values->pdata[i], code))
      {
        g_ptr_array_remove_index (self->hidden_values, i);
        break;
      }
  if (is_hidden)
    g_ptr_array_insert (self->hidden_values, 0, g_strdup (code));
}

static void
flip_part (BrgTablePage *self, gsize index)
{
  if (parts[index].is_extra)
    self->extra_parts ^= 1u << parts[index].part;
  else
    self->hidden_parts ^= 1u << parts[index].part;
}

static void
read_choice (BrgTablePage *self)
{
  g_autofree char *key = dup_state_key (self);
  g_autofree char *text = brg_preferences_dup_state (
      brg_shell_get_preferences (brg_shell_find (GTK_WIDGET (self))), key);
  g_auto (GStrv) words = g_strsplit (text, ";", -1);

  clear_choice (self);
  for (char **word = words; *word != NULL; word++)
    {
      if (**word == '-')
        hide_value (self, *word + 1, TRUE);
      for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
        if (g_str_equal (parts[i].id, *word))
          flip_part (self, i);
    }
}

static void
remember (BrgTablePage *self)
{
  g_autofree char *key = dup_state_key (self);
  g_autofree char *choice = dup_choice (self);

  brg_preferences_set_state (brg_shell_get_preferences (brg_shell_find (GTK_WIDGET (self))), key,
                             choice);
  brg_table_page_update (self);
}

/* The menu */

static void
on_part_changed (GSimpleAction *action, GVariant *state, gpointer data)
{
  BrgTablePage *self = data;
  const char *name = g_action_get_name (G_ACTION (action)) + strlen ("column-");

  g_simple_action_set_state (action, state);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (parts[i].id, name))
      flip_part (self, i);
  remember (self);
}

static void
on_value_changed (GSimpleAction *action, GVariant *state, gpointer data)
{
  const char *code = g_object_get_data (G_OBJECT (action), "brg-code");

  g_simple_action_set_state (action, state);
  hide_value (data, code, !g_variant_get_boolean (state));
  remember (data);
}

static GSimpleAction *
add_action (BrgTablePage *self, const char *name, gboolean is_shown, GCallback on_changed)
{
  g_autoptr (GSimpleAction) action =
      g_simple_action_new_stateful (name, NULL, g_variant_new_boolean (is_shown));

  g_signal_connect (action, "change-state", on_changed, self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
  return action;
}

static void
add_part (BrgTablePage *self, GMenu *menu, gsize index)
{
  guint bit = 1u << parts[index].part;
  g_autofree char *name = g_strdup_printf ("column-%s", parts[index].id);
  g_autofree char *detailed = g_strdup_printf ("table.%s", name);
  gboolean is_shown =
      parts[index].is_extra ? (self->extra_parts & bit) != 0 : (self->hidden_parts & bit) == 0;

  add_action (self, name, is_shown, G_CALLBACK (on_part_changed));
  g_menu_append (menu, _ (parts[index].label), detailed);
}

static void
add_value (BrgTablePage *self, GMenu *menu, guint index, const char *code, const char *label)
{
  g_autofree char *name = g_strdup_printf ("value-%u", index);
  g_autofree char *detailed = g_strdup_printf ("table.%s", name);
  /* An underscore of a name is no mnemonic. */
  g_auto (GStrv) pieces = g_strsplit (label, "_", -1);
  g_autofree char *plain = g_strjoinv ("__", pieces);
  gboolean is_hidden = g_strv_contains ((const char *const *) self->hidden_values->pdata, code);
  GSimpleAction *action = add_action (self, name, !is_hidden, G_CALLBACK (on_value_changed));

  g_object_set_data_full (G_OBJECT (action), "brg-code", g_strdup (code), g_free);
  g_menu_append (menu, plain, detailed);
}

static void
add_values (BrgTablePage *self, GMenu *menu, BrgSnapshot *snapshot, const BrgEventTable *table)
{
  const BrgWords *words = brg_ui_get_words ();
  const BrgTableSource source = { .snapshot = snapshot };

  if (brg_snapshot_has_teams (snapshot))
    {
      g_autofree char *label =
          g_strdup_printf ("%s – %s", brg_crosstable_legend_score (&source, words),
                           brg_crosstable_legend_score_name (&source, words));

      add_value (self, menu, table->n_criteria, BRG_TABLE_OTHER_SCORE, label);
    }
  for (guint i = 0; i < table->n_criteria; i++)
    {
      g_autofree char *head =
          brg_criterion_words_short (words, table->criteria[i]->code, snapshot->event->rulebook);
      g_autofree char *name =
          brg_criterion_words_name (words, table->criteria[i]->code, snapshot->event->rulebook);
      g_autofree char *label = g_strdup_printf ("%s – %s", head, name);

      add_value (self, menu, i, table->criteria[i]->code, label);
    }
}

static char *
dup_columns_key (BrgSnapshot *snapshot, const BrgEventTable *table)
{
  g_autoptr (GString) key = g_string_new (NULL);

  g_string_append_printf (key, "%" G_GINT64_FORMAT "%d", snapshot->group->id,
                          snapshot->group->board_points_first);
  for (guint i = 0; i < table->n_criteria; i++)
    g_string_append_printf (key, ",%s", table->criteria[i]->code);
  return g_string_free (g_steal_pointer (&key), FALSE);
}

void
brg_table_page_update_columns (BrgTablePage *self,
                               BrgSnapshot *snapshot,
                               const BrgEventTable *table)
{
  g_autofree char *key = dup_columns_key (snapshot, table);
  g_autoptr (GMenu) menu = NULL;
  g_autoptr (GMenu) values = NULL;

  if (g_strcmp0 (key, self->columns_key) == 0)
    return;
  g_free (self->columns_key);
  self->columns_key = g_steal_pointer (&key);
  read_choice (self);
  menu = g_menu_new ();
  values = g_menu_new ();
  {
    g_autoptr (GMenu) persons = g_menu_new ();

    for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
      add_part (self, persons, i);
    g_menu_append_section (menu, NULL, G_MENU_MODEL (persons));
  }
  add_values (self, values, snapshot, table);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (values));
  gtk_menu_button_set_menu_model (self->columns_button, G_MENU_MODEL (menu));
}
