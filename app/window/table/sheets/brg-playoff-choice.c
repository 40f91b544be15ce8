/* brg-playoff-choice.c - the choices of a play-off that has not begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-choice.h"

#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-playoff-words.h"
#include "brg-seed-entry.h"
#include "brg-spin-row.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define OPTION_KEY "brg-option"

struct _BrgPlayoffChoice
{
  GtkBox parent_instance;

  AdwPreferencesGroup *who_group;
  AdwPreferencesGroup *option_group; /* made anew for every format */
  AdwComboRow *tie_row;
  AdwComboRow *format_row;
  AdwEntryRow *control_row;
  AdwPreferencesGroup *lot_group;
  BrgSeedEntry *seed_entry;

  BrgPlayoffDraft *draft; /* not owned */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgPlayoffChoice, brg_playoff_choice, GTK_TYPE_BOX)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
fill_combo (AdwComboRow *row, GPtrArray *names)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < names->len; i++)
    gtk_string_list_append (list, names->pdata[i]);
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
}

static const BrgPlayoffOption *
get_option (gpointer row)
{
  return g_object_get_data (G_OBJECT (row), OPTION_KEY);
}

static void
on_value_chosen (BrgPlayoffChoice *self, GParamSpec *pspec G_GNUC_UNUSED, AdwComboRow *row)
{
  const BrgPlayoffOption *option = get_option (row);
  guint index = adw_combo_row_get_selected (row);

  if (self->is_filling || index == GTK_INVALID_LIST_POSITION)
    return;
  brg_playoff_draft_choose_option (self->draft, option->id, option->values[index]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_number_changed (BrgPlayoffChoice *self, BrgSpinRow *row)
{
  g_autofree char *value = g_strdup_printf ("%d", brg_spin_row_get_value (row));

  if (self->is_filling)
    return;
  brg_playoff_draft_choose_option (self->draft, get_option (row)->id, value);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* What is chosen stands under the title, where there is room for it. */
static GtkWidget *
make_combo_row (void)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  return row;
}

static GtkWidget *
make_words_row (BrgPlayoffChoice *self, const BrgPlayoffOption *option, const char *value)
{
  GtkWidget *row = make_combo_row ();
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  guint selected = 0;

  for (guint i = 0; option->values[i] != NULL; i++)
    {
      g_ptr_array_add (names, (gpointer) brg_playoff_words_value (brg_ui_get_words (), option,
                                                                  option->values[i]));
      if (g_strcmp0 (value, option->values[i]) == 0)
        selected = i;
    }
  fill_combo (ADW_COMBO_ROW (row), names);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (on_value_chosen), self,
                           G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
make_number_row (BrgPlayoffChoice *self, const BrgPlayoffOption *option, const char *value)
{
  GtkWidget *row = g_object_new (BRG_TYPE_SPIN_ROW, NULL);
  gint number = value != NULL ? (gint) g_ascii_strtoll (value, NULL, 10) : option->first;

  brg_spin_row_set_range (BRG_SPIN_ROW (row), option->least, option->most);
  brg_spin_row_set_value (BRG_SPIN_ROW (row), number);
  g_signal_connect_object (row, "changed", G_CALLBACK (on_number_changed), self, G_CONNECT_SWAPPED);
  return row;
}

static void
add_option (BrgPlayoffChoice *self, const BrgPlayoffOption *option)
{
  g_autofree char *value = brg_playoff_options_dup (self->draft->options, option->id);
  GtkWidget *row = option->values[0] != NULL ? make_words_row (self, option, value)
                                             : make_number_row (self, option, value);

  g_object_set_data (G_OBJECT (row), OPTION_KEY, (gpointer) option);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 brg_playoff_words_option (brg_ui_get_words (), option));
  /* The article that leaves the choice. */
  if (option->article != NULL)
    adw_action_row_add_suffix (
        ADW_ACTION_ROW (row),
        brg_article_link_new (self->draft->snapshot->event->rulebook, option->article));
  adw_preferences_group_add (self->option_group, row);
}

/* Another format has other choices. */
static void
fill_options (BrgPlayoffChoice *self)
{
  const BrgPlayoffTie *tie = brg_playoff_draft_get_tie (self->draft);
  g_autoptr (GPtrArray) options = NULL;

  if (self->option_group != NULL)
    gtk_box_remove (GTK_BOX (self), GTK_WIDGET (self->option_group));
  self->option_group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  gtk_box_insert_child_after (GTK_BOX (self), GTK_WIDGET (self->option_group),
                              GTK_WIDGET (self->who_group));
  if (self->draft->format != NULL && tie != NULL)
    options = brg_playoff_list_options (self->draft->format, (gint) tie->players->len);
  for (guint i = 0; options != NULL && i < options->len; i++)
    add_option (self, options->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->option_group), options != NULL && options->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->control_row),
                          brg_playoff_draft_has_control (self->draft));
}

static void
fill_formats (BrgPlayoffChoice *self)
{
  g_autoptr (GPtrArray) formats = brg_playoff_draft_list_formats (self->draft);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < formats->len; i++)
    g_ptr_array_add (names,
                     (gpointer) brg_playoff_words_format (brg_ui_get_words (), formats->pdata[i]));
  self->is_filling = TRUE;
  fill_combo (self->format_row, names);
  gtk_widget_set_visible (GTK_WIDGET (self->format_row), formats->len > 0);
  fill_options (self);
  self->is_filling = FALSE;
}

static void
on_tie_chosen (BrgPlayoffChoice *self)
{
  guint index = adw_combo_row_get_selected (self->tie_row);

  if (self->is_filling || index >= self->draft->ties->len)
    return;
  brg_playoff_draft_choose_tie (self->draft, index);
  fill_formats (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_format_chosen (BrgPlayoffChoice *self)
{
  g_autoptr (GPtrArray) formats = NULL;
  guint index = adw_combo_row_get_selected (self->format_row);

  if (self->is_filling)
    return;
  formats = brg_playoff_draft_list_formats (self->draft);
  if (index >= formats->len)
    return;
  brg_playoff_draft_choose_format (self->draft, formats->pdata[index]);
  self->is_filling = TRUE;
  fill_options (self);
  self->is_filling = FALSE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_control_changed (BrgPlayoffChoice *self)
{
  if (self->is_filling)
    return;
  g_free (self->draft->control);
  self->draft->control = brg_ui_dup_text (self->control_row);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_seed_chosen (BrgPlayoffChoice *self)
{
  self->draft->seed = brg_seed_entry_get_seed (self->seed_entry);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
brg_playoff_choice_set_draft (BrgPlayoffChoice *self, BrgPlayoffDraft *draft)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (BRG_IS_PLAYOFF_CHOICE (self));

  self->draft = draft;
  if (draft == NULL)
    return;
  for (guint i = 0; i < draft->ties->len; i++)
    g_ptr_array_add (names, brg_playoff_draft_dup_tie (draft, i));
  self->is_filling = TRUE;
  fill_combo (self->tie_row, names);
  brg_ui_set_text (self->control_row, draft->control);
  brg_seed_entry_set_seed (self->seed_entry, draft->seed);
  self->is_filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), draft->ties->len > 0);
  fill_formats (self);
}

static gboolean
brg_playoff_choice_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BRG_PLAYOFF_CHOICE (widget)->tie_row));
}

static void
brg_playoff_choice_class_init (BrgPlayoffChoiceClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = brg_playoff_choice_grab_focus;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_PLAYOFF_CHOICE, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
set_title (gpointer row, const char *title)
{
  adw_preferences_row_set_use_underline (row, TRUE);
  adw_preferences_row_set_title (row, title);
}

static void
add_lot_row (BrgPlayoffChoice *self)
{
  GtkWidget *row = adw_action_row_new ();

  self->seed_entry = g_object_new (BRG_TYPE_SEED_ENTRY, "valign", GTK_ALIGN_CENTER, NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Seed of the draw"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("numbers and colours"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->seed_entry));
  adw_preferences_group_add (self->lot_group, row);
  g_signal_connect_swapped (self->seed_entry, "seed-chosen", G_CALLBACK (on_seed_chosen), self);
}

static void
brg_playoff_choice_init (BrgPlayoffChoice *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  self->who_group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  self->lot_group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  self->tie_row = ADW_COMBO_ROW (make_combo_row ());
  self->format_row = ADW_COMBO_ROW (make_combo_row ());
  self->control_row = ADW_ENTRY_ROW (adw_entry_row_new ());
  set_title (self->tie_row, _ ("_Tied"));
  set_title (self->format_row, _ ("_Format"));
  set_title (self->control_row, _ ("T_ime control, if another is agreed"));
  adw_preferences_group_add (self->who_group, GTK_WIDGET (self->tie_row));
  adw_preferences_group_add (self->who_group, GTK_WIDGET (self->format_row));
  adw_preferences_group_add (self->lot_group, GTK_WIDGET (self->control_row));
  add_lot_row (self);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->who_group));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->lot_group));
  g_signal_connect_swapped (self->tie_row, "notify::selected", G_CALLBACK (on_tie_chosen), self);
  g_signal_connect_swapped (self->format_row, "notify::selected", G_CALLBACK (on_format_chosen),
                            self);
  g_signal_connect_swapped (self->control_row, "changed", G_CALLBACK (on_control_changed), self);
}
