/* brg-interests-sheet.c - whom an official must not judge
 *
 * Tests: tests/gui/officials.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-interests-sheet.h"

#include <glib/gi18n.h>

#include "brg-duty-list.h"
#include "brg-duty-notes.h"
#include "brg-player-finder.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-whole-choices.h"

#define INTEREST_KEY "brg-interest"

/* The last one leaves the reason to the words below it. */
static const char *const reasons[] = {
  /* Translators: why an arbiter must not judge a player */
  NC_ ("interest", "relative"),
  NC_ ("interest", "coach of the player"),
  NC_ ("interest", "same club or school"),
  NC_ ("interest", "another reason"),
};

#define OTHER_REASON (G_N_ELEMENTS (reasons) - 1)

struct _BrgInterestsSheet
{
  BrgSheet parent_instance;

  AdwComboRow *official_row;
  AdwComboRow *reason_row;
  AdwEntryRow *words_row;
  BrgPlayerFinder *finder;
  GtkButton *add_button;
  GtkListBox *list;

  BrgSnapshot *snapshot; /* the present one */
  gint64 entry_id;       /* row of the player, 0 while nobody is chosen */
};

G_DEFINE_FINAL_TYPE (BrgInterestsSheet, brg_interests_sheet, BRG_TYPE_SHEET)

static const BrgSnapshot *
get_players (BrgInterestsSheet *self)
{
  return brg_snapshot_get_boards (self->snapshot);
}

static const BrgOfficial *
get_official (BrgInterestsSheet *self)
{
  const GPtrArray *officials = self->snapshot->event->officials;
  guint index = adw_combo_row_get_selected (self->official_row);

  return index < officials->len ? officials->pdata[index] : NULL;
}

/* The words of the reason; empty while none is given. */
static char *
dup_reason (BrgInterestsSheet *self)
{
  guint index = adw_combo_row_get_selected (self->reason_row);

  if (index < OTHER_REASON)
    return g_strdup (g_dpgettext2 (NULL, "interest", reasons[index]));
  return brg_ui_dup_text (self->words_row);
}

static void
update_form (BrgInterestsSheet *self)
{
  g_autofree char *reason = dup_reason (self);

  gtk_widget_set_visible (GTK_WIDGET (self->words_row),
                          adw_combo_row_get_selected (self->reason_row) == OTHER_REASON);
  gtk_widget_set_sensitive (GTK_WIDGET (self->add_button),
                            self->entry_id != 0 && *reason != '\0' && get_official (self) != NULL);
}

/* Those of other groups are not in sight here. */
static char *
dup_player (BrgInterestsSheet *self, gint64 entry_id)
{
  const BrgSnapshot *const views[] = { get_players (self), self->snapshot };

  for (guint v = 0; v < G_N_ELEMENTS (views); v++)
    for (guint i = 0; i < views[v]->entries->len; i++)
      {
        const BrgEntry *entry = views[v]->entries->pdata[i];

        if (entry->id == entry_id)
          return brg_entry_dup_full_name (entry);
      }
  return NULL;
}

static void refresh (BrgInterestsSheet *self);

static gboolean
note (BrgInterestsSheet *self, gint64 official_id, gint64 entry_id, const char *reason)
{
  GError *error = NULL;
  gboolean done = brg_duty_list_note_interest (brg_sheet_get_store (BRG_SHEET (self)),
                                               self->snapshot->event->id, official_id, entry_id,
                                               reason, &error);

  done = brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error);
  refresh (self);
  return done;
}

static void
take_away (BrgInterestsSheet *self, GtkWidget *row)
{
  const BrgInterest *interest = g_object_get_data (G_OBJECT (row), INTEREST_KEY);
  GtkListBoxRow *next;

  note (self, interest->official_id, interest->entry_id, NULL);
  next = gtk_list_box_get_selected_row (self->list);
  gtk_widget_grab_focus (next != NULL ? GTK_WIDGET (next) : GTK_WIDGET (self->finder));
}

static void
on_remove_clicked (BrgInterestsSheet *self, GtkWidget *button)
{
  take_away (self, gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW));
}

static void
add_row (BrgInterestsSheet *self, const BrgInterest *interest)
{
  const BrgOfficial *official =
      brg_duty_list_find_official (self->snapshot->event, interest->official_id);
  g_autofree char *player = dup_player (self, interest->entry_id);
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;
  GtkWidget *row;
  GtkWidget *button;

  if (official == NULL || player == NULL)
    return;
  row = adw_action_row_new ();
  button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  title = g_strdup_printf ("%s – %s", official->name, player);
  /* Translators: %s is an arbiter and a player, "P. Ashdown – Marsh, C." */
  label = g_strdup_printf (_ ("Remove the note: %s"), title);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), interest->note);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Remove this note (Delete)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_remove_clicked), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_object_set_data_full (
      G_OBJECT (row), INTEREST_KEY,
      brg_interest_new (interest->official_id, interest->entry_id, interest->note),
      (GDestroyNotify) brg_interest_free);
  gtk_list_box_append (self->list, row);
}

static void
fill_list (BrgInterestsSheet *self)
{
  g_autoptr (GPtrArray) interests = brg_store_list_interests (
      brg_sheet_get_store (BRG_SHEET (self)), self->snapshot->event->id, NULL);
  GtkListBoxRow *row;

  brg_ui_clear (self->list);
  for (guint i = 0; interests != NULL && i < interests->len; i++)
    add_row (self, interests->pdata[i]);
  row = gtk_list_box_get_row_at_index (self->list, 0);
  if (row != NULL)
    gtk_list_box_select_row (self->list, row);
}

/* After an action there is another snapshot. */
static void
refresh (BrgInterestsSheet *self)
{
  brg_player_finder_set_view (self->finder, NULL);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  self->snapshot = brg_snapshot_ref (brg_sheet_get_snapshot (BRG_SHEET (self)));
  self->entry_id = 0;
  brg_player_finder_set_view (self->finder, get_players (self));
  fill_list (self);
  update_form (self);
}

static void
on_found (BrgInterestsSheet *self, gint player)
{
  self->entry_id = brg_snapshot_get_entry (get_players (self), player)->id;
  update_form (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->reason_row));
}

static void
on_typed (BrgInterestsSheet *self)
{
  self->entry_id = 0;
  update_form (self);
}

static void
on_add_clicked (BrgInterestsSheet *self)
{
  g_autofree char *reason = dup_reason (self);

  if (!gtk_widget_get_sensitive (GTK_WIDGET (self->add_button)))
    return;
  if (note (self, get_official (self)->id, self->entry_id, reason))
    brg_ui_set_text (self->words_row, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->finder));
}

static gboolean
on_key_pressed (BrgInterestsSheet *self,
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

static void
fill_choices (BrgInterestsSheet *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) texts = gtk_string_list_new (NULL);
  const GPtrArray *officials = self->snapshot->event->officials;

  for (guint i = 0; i < officials->len; i++)
    gtk_string_list_append (names, ((const BrgOfficial *) officials->pdata[i])->name);
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    gtk_string_list_append (texts, g_dpgettext2 (NULL, "interest", reasons[i]));
  adw_combo_row_set_model (self->official_row, G_LIST_MODEL (names));
  adw_combo_row_set_model (self->reason_row, G_LIST_MODEL (texts));
  brg_whole_choices_attach (self->official_row);
  brg_whole_choices_attach (self->reason_row);
}

static void
brg_interests_sheet_dispose (GObject *object)
{
  BrgInterestsSheet *self = BRG_INTERESTS_SHEET (object);

  if (self->snapshot != NULL)
    brg_player_finder_set_view (self->finder, NULL);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  G_OBJECT_CLASS (brg_interests_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgInterestsSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (official_row), CHILD (reason_row), CHILD (words_row),
  CHILD (finder),       CHILD (add_button), CHILD (list),
};

static void
brg_interests_sheet_class_init (BrgInterestsSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_PLAYER_FINDER);
  G_OBJECT_CLASS (klass)->dispose = brg_interests_sheet_dispose;
  brg_template_set (klass, "brg-interests-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_add_clicked);
}

static void
brg_interests_sheet_init (BrgInterestsSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->add_button));
  brg_player_finder_set_label (self->finder, _ ("Player"));
  brg_ui_add_keys (self->list, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->finder, "found", G_CALLBACK (on_found), self);
  g_signal_connect_swapped (self->finder, "typed", G_CALLBACK (on_typed), self);
  g_signal_connect_swapped (self->finder, "stopped", G_CALLBACK (gtk_window_close), self);
  g_signal_connect_swapped (self->reason_row, "notify::selected", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->words_row, "changed", G_CALLBACK (update_form), self);
}

GtkWindow *
brg_interests_sheet_present (BrgShell *shell, GtkWindow *parent)
{
  BrgInterestsSheet *self;

  g_return_val_if_fail (BRG_IS_SHELL (shell) && GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (brg_session_get_snapshot (brg_shell_get_session (shell)) != NULL, NULL);

  self = g_object_new (BRG_TYPE_INTERESTS_SHEET, "transient-for", parent, NULL);
  refresh (self);
  fill_choices (self);
  update_form (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->official_row));
  return GTK_WINDOW (self);
}
