/* brg-committee-sheet.c - the appeals committee of an event
 *
 * Rules: rus-chess-2014 25.2; rus-draughts-2022 5.4.17.5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-committee-sheet.h"

#include <glib/gi18n.h>

#include "brg-player-search.h"
#include "brg-protest-committee.h"
#include "brg-protest-fields.h"
#include "brg-protest-words.h"
#include "brg-store-committee.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgCommitteeSheet
{
  BrgSheet parent_instance;

  GtkWidget *form_box;
  AdwComboRow *role_row;
  AdwEntryRow *player_row;
  GtkLabel *player_label;
  AdwEntryRow *name_row;
  AdwEntryRow *birth_row;
  AdwEntryRow *federation_row;
  AdwEntryRow *organisation_row;
  GtkButton *add_button;
  GtkButton *change_button;
  GtkListBox *list;
  GtkBox *notes_box;

  BrgProtestDesk *desk; /* owned; a row of the list for each of its committee */
  gint64 player_id;     /* row of the player of the event that the form is about, 0 for none */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgCommitteeSheet, brg_committee_sheet, BRG_TYPE_SHEET)

static BrgCommitteeMember *
read_form (BrgCommitteeSheet *self)
{
  BrgCommitteeMember *member =
      brg_committee_member_new (adw_combo_row_get_selected (self->role_row), "");

  brg_ui_take_text (&member->name, self->name_row);
  brg_ui_take_text (&member->birth, self->birth_row);
  brg_ui_take_text (&member->federation, self->federation_row);
  brg_ui_take_text (&member->organisation, self->organisation_row);
  member->entry_id = self->player_id;
  return member;
}

/* A year, or a whole date. */
static gboolean
is_birth (const char *text)
{
  GDate date;
  gint year;
  gint month;
  gint day;
  gint end = 0;

  if (*text == '\0')
    return TRUE;
  if (sscanf (text, "%4d%n", &year, &end) == 1 && end == 4 && text[4] == '\0')
    return year > 1900;
  if (sscanf (text, "%4d-%2d-%2d%n", &year, &month, &day, &end) < 3 || end != 10 ||
      text[10] != '\0' || !g_date_valid_dmy ((GDateDay) day, month, (GDateYear) year))
    return FALSE;
  g_date_set_dmy (&date, (GDateDay) day, month, (GDateYear) year);
  return year > 1900;
}

static void
update_form (BrgCommitteeSheet *self)
{
  g_autoptr (BrgCommitteeMember) member = NULL;
  gboolean is_sound;

  if (self->is_filling)
    return;
  member = read_form (self);
  is_sound = is_birth (member->birth);
  brg_ui_set_class (self->birth_row, "error", !is_sound);
  is_sound = is_sound && *member->name != '\0';
  gtk_widget_set_sensitive (GTK_WIDGET (self->add_button), is_sound);
  gtk_widget_set_sensitive (GTK_WIDGET (self->change_button),
                            is_sound && gtk_list_box_get_selected_row (self->list) != NULL);
}

static void
set_texts (BrgCommitteeSheet *self,
           const char *name,
           const char *birth,
           const char *federation,
           const char *organisation)
{
  brg_ui_set_text (self->name_row, name);
  brg_ui_set_text (self->birth_row, birth);
  brg_ui_set_text (self->federation_row, federation);
  brg_ui_set_text (self->organisation_row, organisation);
}

/* Whether the form is about a player of the event is told below his letters. */
static void
take_player (BrgCommitteeSheet *self, gint64 entry_id)
{
  g_autofree char *name = brg_protest_words_dup_name (self->desk, entry_id);
  /* Translators: name of a player */
  g_autofree char *text = g_strdup_printf (_ ("Plays in the event: %s"), name);

  self->player_id = *name != '\0' ? entry_id : 0;
  gtk_label_set_text (self->player_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->player_label), self->player_id != 0);
}

/* A player brings what the register knows of him. */
static void
on_player_activated (BrgCommitteeSheet *self)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (self->desk->snapshot);
  g_autoptr (GArray) found = brg_player_search (boards, brg_ui_get_text (self->player_row), 1);
  const BrgEntry *player;
  g_autofree char *name = NULL;

  if (found->len == 0)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->player_row), "error");
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  player = brg_snapshot_get_entry (boards, g_array_index (found, gint, 0));
  name = brg_entry_dup_full_name (player);
  brg_ui_set_text (self->player_row, "");
  self->is_filling = TRUE;
  set_texts (self, name, player->birth, player->federation, player->organisation);
  self->is_filling = FALSE;
  take_player (self, player->id);
  update_form (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->add_button));
}

static void
on_player_changed (BrgCommitteeSheet *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->player_row), "error");
}

/* Another name is another person. */
static void
on_name_changed (BrgCommitteeSheet *self)
{
  if (!self->is_filling && self->player_id != 0)
    take_player (self, 0);
  update_form (self);
}

static void
fill_form (BrgCommitteeSheet *self, const BrgCommitteeMember *member)
{
  self->is_filling = TRUE;
  adw_combo_row_set_selected (self->role_row, member->role);
  take_player (self, member->entry_id);
  set_texts (self, member->name, member->birth, member->federation, member->organisation);
  self->is_filling = FALSE;
  update_form (self);
}

static void
add_row (BrgCommitteeSheet *self, const BrgCommitteeMember *member)
{
  GtkWidget *row = adw_action_row_new ();
  g_autoptr (GString) text = g_string_new (brg_protest_words_get_role (member->role));

  if (*member->organisation != '\0')
    g_string_append_printf (text, ", %s", member->organisation);
  if (*member->birth != '\0')
    g_string_append_printf (text, ", %s", member->birth);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), member->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text->str);
  gtk_list_box_append (self->list, row);
}

/* Whoever comes next is most likely a member, then a reserve. */
static BrgCommitteeRole
propose_role (BrgCommitteeSheet *self)
{
  const BrgCommitteeRule *rule = self->desk->rules->committee;
  guint n_members = self->desk->committee->len;

  if (n_members == 0)
    return BRG_COMMITTEE_CHAIR;
  return rule != NULL && n_members >= (guint) rule->least_seats ? BRG_COMMITTEE_RESERVE
                                                                : BRG_COMMITTEE_MEMBER;
}

static void
refresh (BrgCommitteeSheet *self, gint selected)
{
  g_autoptr (GPtrArray) notes = NULL;
  g_autoptr (BrgCommitteeMember) next = NULL;

  self->is_filling = TRUE;
  brg_ui_clear (self->list);
  for (guint i = 0; i < self->desk->committee->len; i++)
    add_row (self, self->desk->committee->pdata[i]);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, selected));
  self->is_filling = FALSE;
  notes = brg_protest_desk_check_committee (self->desk, self->desk->committee, NULL,
                                            brg_protest_fields_get_now ());
  brg_protest_fields_show_notes (self->notes_box, brg_sheet_get_rulebook (BRG_SHEET (self)), notes);
  gtk_widget_set_sensitive (self->form_box, self->desk->snapshot->event->state == BRG_EVENT_OPEN);
  next = brg_committee_member_new (propose_role (self), "");
  if (selected < 0)
    fill_form (self, next);
  else
    update_form (self);
}

/* Stores the committee as it has become and reads it again. */
static void
store (BrgCommitteeSheet *self, gint selected)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  GError *error = NULL;
  gboolean done =
      brg_store_set_committee (brg_session_get_store (session), self->desk->snapshot->event->id,
                               self->desk->committee, &error);
  BrgProtestDesk *desk;

  brg_session_finish (session, done, error);
  desk = brg_protest_fields_open_desk (brg_sheet_get_shell (BRG_SHEET (self)));
  if (desk == NULL)
    return;
  brg_protest_desk_free (self->desk);
  self->desk = desk;
  refresh (self, selected);
}

static gint
get_selected (BrgCommitteeSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row != NULL ? gtk_list_box_row_get_index (row) : -1;
}

static void
on_add_clicked (BrgCommitteeSheet *self)
{
  if (!gtk_widget_get_sensitive (GTK_WIDGET (self->add_button)))
    return;
  g_ptr_array_add (self->desk->committee, read_form (self));
  store (self, -1);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}

static void
on_change_clicked (BrgCommitteeSheet *self)
{
  gint index = get_selected (self);
  BrgCommitteeMember *member;

  if (index < 0)
    return;
  member = read_form (self);
  member->id = ((const BrgCommitteeMember *) self->desk->committee->pdata[index])->id;
  brg_committee_member_free (self->desk->committee->pdata[index]);
  self->desk->committee->pdata[index] = member;
  store (self, index);
}

static gboolean
on_key_pressed (BrgCommitteeSheet *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED)
{
  gint index = get_selected (self);

  if ((keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete) || index < 0)
    return GDK_EVENT_PROPAGATE;
  g_ptr_array_remove_index (self->desk->committee, (guint) index);
  store (self, -1);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
  return GDK_EVENT_STOP;
}

static void
on_row_selected (BrgCommitteeSheet *self, GtkListBoxRow *row)
{
  if (!self->is_filling && row != NULL)
    fill_form (self, self->desk->committee->pdata[gtk_list_box_row_get_index (row)]);
}

static void
brg_committee_sheet_finalize (GObject *object)
{
  brg_protest_desk_free (BRG_COMMITTEE_SHEET (object)->desk);
  G_OBJECT_CLASS (brg_committee_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgCommitteeSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (form_box),   CHILD (role_row),      CHILD (player_row),     CHILD (player_label),
  CHILD (name_row),   CHILD (birth_row),     CHILD (federation_row), CHILD (organisation_row),
  CHILD (add_button), CHILD (change_button), CHILD (list),           CHILD (notes_box),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_player_activated),
  BRG_TEMPLATE_CALLBACK (on_add_clicked),
  BRG_TEMPLATE_CALLBACK (on_change_clicked),
};

static void
brg_committee_sheet_class_init (BrgCommitteeSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_committee_sheet_finalize;
  brg_template_set (klass, "brg-committee-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_committee_sheet_init (BrgCommitteeSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->add_button));
  brg_ui_add_keys (self->list, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (on_row_selected), self);
  g_signal_connect_swapped (self->player_row, "changed", G_CALLBACK (on_player_changed), self);
  g_signal_connect_swapped (self->name_row, "changed", G_CALLBACK (on_name_changed), self);
  g_signal_connect_swapped (self->birth_row, "changed", G_CALLBACK (update_form), self);
}

static void
fill_choices (BrgCommitteeSheet *self)
{
  g_autoptr (GtkStringList) roles = gtk_string_list_new (NULL);

  for (guint i = 0; i < BRG_N_COMMITTEE_ROLES; i++)
    gtk_string_list_append (roles, brg_protest_words_get_role (i));
  self->is_filling = TRUE;
  adw_combo_row_set_model (self->role_row, G_LIST_MODEL (roles));
  self->is_filling = FALSE;
}

void
brg_committee_sheet_present (BrgShell *shell, GtkWindow *parent)
{
  BrgCommitteeSheet *self;
  BrgProtestDesk *desk;

  g_return_if_fail (BRG_IS_SHELL (shell));

  desk = brg_protest_fields_open_desk (shell);
  if (desk == NULL)
    return;
  self = g_object_new (BRG_TYPE_COMMITTEE_SHEET, "transient-for", parent, NULL);
  self->desk = desk;
  fill_choices (self);
  refresh (self, -1);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}
