/* brg-entry-editor.c - a player is entered or edited
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-entry-editor.h"

#include <glib/gi18n.h>

#include "brg-entry-address.h"
#include "brg-entry-aside.h"
#include "brg-entry-form.h"
#include "brg-free-players.h"
#include "brg-names.h"
#include "brg-player-list.h"
#include "brg-store-players.h"
#include "brg-store-teams.h"
#include "brg-template.h"
#include "brg-two-players-sheet.h"
#include "brg-ui.h"

#define ASIDE_WIDTH 280.0

struct _BrgEntryEditor
{
  BrgSheet parent_instance;

  GtkButton *confirm_button;
  GtkButton *next_button;
  GtkWidget *fields[BRG_N_ENTRY_FIELDS]; /* a GtkEntry or a GtkDropDown */
  GtkLabel *faults[BRG_N_ENTRY_FIELDS];
  GtkMenuButton *title_button;
  GtkWidget *late_box;
  GtkSpinButton *joins_spin;
  GtkWidget *missed_box;
  GtkDropDown *missed_drop;
  GtkWidget *missed_label;
  GtkLabel *fide_id_label;
  GtkWidget *address_box;
  GtkWidget *team_box;
  GtkWidget *assistant_box;
  GtkDropDown *team_drop;
  BrgEntryAside *aside;

  BrgSnapshot *snapshot;
  GPtrArray *teams; /* (element-type BrgEntry): to choose from; NULL where there are none */
  BrgEntry *stored; /* the player as he is stored; a fresh one for a new player */
  gint64 last_id;   /* who was added last */
  gint plays_in;    /* published round in which he wants an opponent, 0 for none */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgEntryEditor, brg_entry_editor, BRG_TYPE_SHEET)

static const struct
{
  const char *widget;
  const char *fault;
} field_names[BRG_N_ENTRY_FIELDS] = {
  [BRG_ENTRY_FAMILY_NAME] = { "family_name_entry", "family_name_fault" },
  [BRG_ENTRY_GIVEN_NAME] = { "given_name_entry", "given_name_fault" },
  [BRG_ENTRY_FATHER_NAME] = { "father_name_entry", "father_name_fault" },
  [BRG_ENTRY_TITLE] = { "title_entry", "title_fault" },
  [BRG_ENTRY_RATING] = { "rating_entry", "rating_fault" },
  [BRG_ENTRY_BIRTH] = { "birth_entry", "birth_fault" },
  [BRG_ENTRY_SEX] = { "sex_drop", "sex_fault" },
  [BRG_ENTRY_FEDERATION] = { "federation_entry", "federation_fault" },
  [BRG_ENTRY_FIDE_ID] = { "fide_id_entry", "fide_id_fault" },
  [BRG_ENTRY_ORGANISATION] = { "organisation_entry", "organisation_fault" },
  [BRG_ENTRY_COACH] = { "coach_entry", "coach_fault" },
  [BRG_ENTRY_SIGHT] = { "sight_drop", "sight_fault" },
  [BRG_ENTRY_ASSISTANT] = { "assistant_entry", "assistant_fault" },
};

/* What a drop-down stands for, in its order; NULL for a field that is typed. */
static const char *const choices[BRG_N_ENTRY_FIELDS][4] = {
  [BRG_ENTRY_SEX] = { "", "m", "f", NULL },
  [BRG_ENTRY_SIGHT] = { "", "impaired", "blind", NULL },
};

static gboolean
is_new (BrgEntryEditor *self)
{
  return self->stored->id == 0;
}

static const char *
get_text (BrgEntryEditor *self, BrgEntryField field)
{
  if (choices[field][0] != NULL)
    return choices[field][gtk_drop_down_get_selected (GTK_DROP_DOWN (self->fields[field]))];
  return brg_ui_get_text (self->fields[field]);
}

static void
set_text (BrgEntryEditor *self, BrgEntryField field, const char *text)
{
  guint choice = 0;

  if (choices[field][0] == NULL)
    {
      brg_ui_set_text (self->fields[field], text);
      return;
    }
  while (choices[field][choice + 1] != NULL && !g_str_equal (choices[field][choice], text))
    choice++;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->fields[field]), choice);
}

/* A name that was stored as a whole stays whole. */
static gboolean
may_split (BrgEntryEditor *self)
{
  return is_new (self) ||
         !g_str_equal (get_text (self, BRG_ENTRY_FAMILY_NAME), self->stored->family_name);
}

static BrgOutcome
get_missed (BrgEntryEditor *self)
{
  return gtk_widget_get_visible (self->missed_box) &&
                 gtk_drop_down_get_selected (self->missed_drop) == 1
             ? BRG_OUTCOME_HALF_BYE
             : BRG_OUTCOME_ZERO_BYE;
}

static gint64
get_team_id (BrgEntryEditor *self)
{
  guint index = gtk_drop_down_get_selected (self->team_drop);

  return ((const BrgEntry *) self->teams->pdata[index])->id;
}

/* What the sheet holds now. */
static BrgEntry *
read_entry (BrgEntryEditor *self, GPtrArray **faults)
{
  BrgEntry *entry = brg_entry_copy (self->stored);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  const char *texts[BRG_N_ENTRY_FIELDS];

  for (BrgEntryField field = 0; field < BRG_N_ENTRY_FIELDS; field++)
    texts[field] = get_text (self, field);
  *faults = brg_entry_form_read (entry, texts, may_split (self), g_date_time_get_year (now));
  if (gtk_widget_get_visible (self->late_box))
    entry->joins_round = gtk_spin_button_get_value_as_int (self->joins_spin);
  if (gtk_widget_get_visible (self->team_box))
    entry->team_id = get_team_id (self);
  return entry;
}

/* Faults */

static void
show_fault (BrgEntryEditor *self, BrgEntryField field, const char *message)
{
  GtkWidget *widget = self->fields[field];

  gtk_label_set_text (self->faults[field], message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->faults[field]), message != NULL);
  brg_ui_set_class (widget, "error", message != NULL);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_INVALID,
      message != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
clear_faults (BrgEntryEditor *self)
{
  for (BrgEntryField field = 0; field < BRG_N_ENTRY_FIELDS; field++)
    show_fault (self, field, NULL);
}

static void
show_faults (BrgEntryEditor *self, GPtrArray *faults)
{
  clear_faults (self);
  for (guint i = 0; i < faults->len; i++)
    {
      const BrgEntryFault *fault = faults->pdata[i];

      show_fault (self, fault->field, fault->message);
      if (i == 0)
        gtk_widget_grab_focus (self->fields[fault->field]);
    }
  if (faults->len > 0)
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
show_aside (BrgEntryEditor *self)
{
  g_autoptr (GPtrArray) faults = NULL;
  g_autoptr (BrgEntry) entry = read_entry (self, &faults);
  gboolean is_split = *entry->given_name != '\0' && *get_text (self, BRG_ENTRY_GIVEN_NAME) == '\0';

  brg_entry_aside_show (self->aside, entry, is_split);
}

/* Filling in */

static void
show_missed (BrgEntryEditor *self)
{
  gboolean is_late = gtk_spin_button_get_value_as_int (self->joins_spin) > 1;
  gboolean may_have_points = brg_player_list_may_have_half_bye (self->snapshot);

  gtk_widget_set_visible (self->missed_box, is_late && may_have_points);
  gtk_widget_set_visible (self->missed_label, is_late && !may_have_points);
}

/* In a round robin nobody is late, who was paired began then, and a team is late as a whole. */
static void
show_late (BrgEntryEditor *self)
{
  gint n_paired = (gint) self->snapshot->rounds->len;
  gint n_rounds = MAX (brg_snapshot_count_rounds (self->snapshot), n_paired);
  gboolean is_proposed;
  gint open = brg_free_players_find_first (self->snapshot, &is_proposed);
  gint first = is_new (self) ? open : MIN (self->stored->joins_round, open);
  gint proposed = is_new (self) && !is_proposed ? n_paired + 1 : first;
  gint index = brg_snapshot_find_entry (self->snapshot, self->stored->id);
  BrgOutcome missed;

  gtk_spin_button_set_range (self->joins_spin, first, MAX (first, n_rounds));
  gtk_spin_button_set_value (self->joins_spin, MAX (proposed, self->stored->joins_round));
  missed =
      is_new (self) ? BRG_OUTCOME_NONE : brg_player_list_get_absence (self->snapshot, index, 1);
  gtk_drop_down_set_selected (self->missed_drop, missed == BRG_OUTCOME_HALF_BYE ? 1 : 0);
  gtk_widget_set_visible (
      self->late_box, self->stored->team_id == 0 && !brg_snapshot_is_round_robin (self->snapshot) &&
                          first <= n_rounds &&
                          (is_new (self) || !brg_player_list_was_paired (self->snapshot, index)));
  show_missed (self);
}

/* A player may be moved to another team. */
static void
show_teams (BrgEntryEditor *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  gtk_widget_set_visible (self->team_box, self->stored->team_id != 0);
  if (self->stored->team_id == 0)
    return;
  for (guint i = 0; i < self->teams->len; i++)
    {
      const BrgEntry *team = self->teams->pdata[i];

      gtk_string_list_append (names, team->family_name);
      if (team->id == self->stored->team_id)
        selected = i;
    }
  gtk_drop_down_set_model (self->team_drop, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->team_drop, selected);
}

/* Who sees the board needs nobody. */
static void
show_assistant (BrgEntryEditor *self)
{
  gtk_widget_set_visible (self->assistant_box, *get_text (self, BRG_ENTRY_SIGHT) != '\0');
}

static void
fill (BrgEntryEditor *self, const BrgEntry *entry)
{
  self->is_filling = TRUE;
  for (BrgEntryField field = 0; field < BRG_N_ENTRY_FIELDS; field++)
    {
      g_autofree char *text = brg_entry_form_dup_text (entry, field);
      g_autofree char *shown =
          field == BRG_ENTRY_BIRTH ? brg_names_dup_day (text) : g_steal_pointer (&text);

      set_text (self, field, shown);
    }
  self->is_filling = FALSE;
  show_assistant (self);
  clear_faults (self);
  brg_entry_address_show (self->address_box, BRG_SHEET (self), entry);
  show_aside (self);
}

static void
take_snapshot (BrgEntryEditor *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));

  g_clear_pointer (&self->teams, g_ptr_array_unref);
  if (snapshot->players != NULL)
    {
      self->teams = g_ptr_array_ref (snapshot->entries);
      snapshot = snapshot->players;
    }
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  self->snapshot = brg_snapshot_ref (snapshot);
  brg_entry_aside_set_list (self->aside, snapshot);
  gtk_label_set_label (self->fide_id_label, brg_names_get_player_id (snapshot->event->discipline));
}

static void
take_known (BrgEntryEditor *self, BrgEntry *entry)
{
  gboolean is_whole = *entry->given_name != '\0';

  fill (self, entry);
  if (is_new (self))
    self->stored->person_id = entry->person_id;
  /* Rating and title may have changed since; the beginning of a name is written to its end. */
  gtk_widget_grab_focus (self->fields[is_whole ? BRG_ENTRY_RATING : BRG_ENTRY_FAMILY_NAME]);
  if (!is_whole)
    gtk_editable_set_position (GTK_EDITABLE (self->fields[BRG_ENTRY_FAMILY_NAME]), -1);
}

/* Storing */

/* Another team is an action of its own: it may be refused, and the player's data stand by then. */
static gboolean
move_to_team (BrgEntryEditor *self, const BrgEntry *entry)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  GError *error = NULL;
  gboolean done;

  if (is_new (self) || entry->team_id == self->stored->team_id)
    return TRUE;
  done = brg_store_move_player (brg_session_get_store (session), entry->id, entry->team_id,
                                G_MAXINT, &error);
  return brg_session_finish (session, done, error);
}

static gboolean
store_entry (BrgEntryEditor *self, const BrgEntry *entry)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgStore *store = brg_session_get_store (session);
  GError *error = NULL;
  gboolean done;

  if (is_new (self))
    done = brg_store_add_entry (store, self->snapshot->group->id, entry, get_missed (self),
                                &self->last_id, &error);
  else if (gtk_widget_get_visible (self->late_box))
    done = brg_store_update_late_entry (store, entry, get_missed (self), &error);
  else
    done = brg_store_update_entry (store, entry, &error);
  return brg_session_finish (session, done, error);
}

static gboolean
is_changed (BrgEntryEditor *self, const BrgEntry *entry)
{
  for (BrgEntryField field = 0; field < BRG_N_ENTRY_FIELDS; field++)
    {
      g_autofree char *before = brg_entry_form_dup_text (self->stored, field);
      g_autofree char *after = brg_entry_form_dup_text (entry, field);

      if (!g_str_equal (before, after))
        return TRUE;
    }
  if (is_new (self) || entry->joins_round != self->stored->joins_round)
    return TRUE;
  return gtk_widget_get_visible (self->missed_box) &&
         (brg_player_list_get_absence (
              self->snapshot, brg_snapshot_find_entry (self->snapshot, self->stored->id), 1) ==
          BRG_OUTCOME_HALF_BYE) != (get_missed (self) == BRG_OUTCOME_HALF_BYE);
}

/* fide-handling-2026 4: he joins a round that is published, and somebody has no opponent there. */
static gboolean
plays_now (BrgEntryEditor *self, const BrgEntry *entry)
{
  g_autoptr (GArray) players = brg_free_players_list (self->snapshot, entry->joins_round);

  return gtk_widget_get_visible (self->late_box) && players->len > 0;
}

static void
show_kind (BrgEntryEditor *self)
{
  g_autofree char *name = brg_entry_dup_full_name (self->stored);

  gtk_window_set_title (GTK_WINDOW (self), is_new (self) ? _ ("New Player") : name);
  gtk_button_set_label (self->confirm_button, is_new (self) ? _ ("_Add") : _ ("_Save"));
  gtk_widget_set_visible (GTK_WIDGET (self->next_button), is_new (self));
}

/* A player as he is stored now; one who is new begins with the federation of the event. */
static void
take_stored (BrgEntryEditor *self, gint64 entry_id)
{
  gint index;

  take_snapshot (self);
  index = brg_snapshot_find_entry (self->snapshot, entry_id);
  brg_entry_free (self->stored);
  self->stored = index >= 0 ? brg_entry_copy (brg_snapshot_get_entry (self->snapshot, index))
                            : brg_entry_new ();
  if (is_new (self))
    {
      g_free (self->stored->federation);
      self->stored->federation = g_strdup (self->snapshot->event->federation);
    }
  show_kind (self);
}

/* Returns whether all of the sheet's player is stored now, or was not changed. */
static gboolean
confirm (BrgEntryEditor *self)
{
  g_autoptr (GPtrArray) faults = NULL;
  g_autoptr (BrgEntry) entry = NULL;

  gtk_spin_button_update (self->joins_spin);
  entry = read_entry (self, &faults);
  /* It was said, and nothing was changed since. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->faults[BRG_ENTRY_FEDERATION])))
    brg_entry_form_drop_doubts (faults);
  show_faults (self, faults);
  if (faults->len > 0 ||
      !brg_entry_address_may_store (self->address_box, BRG_SHEET (self),
                                    is_new (self) ? self->next_button : self->confirm_button))
    return FALSE;
  if ((is_changed (self, entry) && !store_entry (self, entry)) || !move_to_team (self, entry))
    return FALSE;
  if (!is_new (self))
    self->last_id = entry->id;
  /* He is stored and his address is not: the sheet goes on with him as he is now. */
  if (!brg_entry_address_store (self->address_box, BRG_SHEET (self), self->last_id))
    {
      take_stored (self, self->last_id);
      return FALSE;
    }
  self->plays_in = plays_now (self, entry) ? entry->joins_round : 0;
  return TRUE;
}

static void
close_sheet (BrgEntryEditor *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  g_autofree char *target = g_strdup_printf ("entry/%" G_GINT64_FORMAT, self->last_id);
  gint64 added_id = self->last_id;
  gint plays_in = self->plays_in;

  gtk_window_destroy (GTK_WINDOW (self));
  if (added_id != 0)
    brg_shell_go (shell, "players", target);
  if (plays_in > 0)
    brg_two_players_sheet_present (shell, plays_in, added_id, _ ("late entry"));
}

static void
on_confirm_clicked (BrgEntryEditor *self)
{
  if (confirm (self))
    close_sheet (self);
}

/* The federation of the next player is most often the same. */
static void
begin_next (BrgEntryEditor *self)
{
  g_autoptr (GPtrArray) faults = NULL;
  g_autoptr (BrgEntry) added = read_entry (self, &faults);
  g_autoptr (BrgEntry) fresh = brg_entry_new ();
  g_autofree char *name = brg_entry_dup_full_name (added);

  fresh->joins_round = added->joins_round;
  fresh->team_id = added->team_id;
  g_free (fresh->federation);
  fresh->federation = g_strdup (added->federation);
  brg_entry_free (self->stored);
  self->stored = g_steal_pointer (&fresh);
  take_snapshot (self);
  show_late (self);
  show_teams (self);
  fill (self, self->stored);
  brg_entry_aside_show_added (self->aside, name);
  gtk_widget_grab_focus (self->fields[BRG_ENTRY_FAMILY_NAME]);
}

static void
on_next_clicked (BrgEntryEditor *self)
{
  if (!is_new (self))
    on_confirm_clicked (self);
  else if (confirm (self) && self->plays_in == 0)
    begin_next (self);
  else if (self->plays_in > 0)
    close_sheet (self);
}

/* Escape after some were added: the list shows the last of them. */
static gboolean
on_close_request (BrgEntryEditor *self)
{
  close_sheet (self);
  return TRUE;
}

/* Keys and signals */

static gboolean
is_name_focused (BrgEntryEditor *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  for (BrgEntryField field = BRG_ENTRY_FAMILY_NAME; field <= BRG_ENTRY_FATHER_NAME; field++)
    if (focus != NULL && gtk_widget_is_ancestor (focus, self->fields[field]))
      return TRUE;
  return FALSE;
}

static gboolean
on_key_pressed (BrgEntryEditor *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  gboolean is_enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;

  if (is_enter && (state & GDK_CONTROL_MASK) != 0)
    {
      on_next_clicked (self);
      return GDK_EVENT_STOP;
    }
  /* A spin button has no Enter of its own. */
  if (is_enter && gtk_widget_get_focus_child (GTK_WIDGET (self->joins_spin)) != NULL)
    {
      on_confirm_clicked (self);
      return GDK_EVENT_STOP;
    }
  if (!is_name_focused (self) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  /* Enter takes a player of earlier events while only a beginning of his name stands there. */
  if (is_enter)
    return brg_entry_aside_take_marked (self->aside);
  if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down)
    return brg_entry_aside_move_mark (self->aside, 1);
  if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    return brg_entry_aside_move_mark (self->aside, -1);
  return GDK_EVENT_PROPAGATE;
}

static void
on_field_changed (GtkWidget *widget, BrgEntryEditor *self)
{
  if (self->is_filling)
    return;
  for (BrgEntryField field = 0; field < BRG_N_ENTRY_FIELDS; field++)
    if (self->fields[field] == widget)
      show_fault (self, field, NULL);
  show_aside (self);
}

/* One of the drop-downs. */
static void
on_field_selected (GtkWidget *widget, GParamSpec *pspec G_GNUC_UNUSED, BrgEntryEditor *self)
{
  show_assistant (self);
  on_field_changed (widget, self);
}

static void
choose_title (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter)
{
  BrgEntryEditor *self = BRG_ENTRY_EDITOR (widget);

  set_text (self, BRG_ENTRY_TITLE, g_variant_get_string (parameter, NULL));
  gtk_widget_grab_focus (self->fields[BRG_ENTRY_TITLE]);
}

static void
fill_titles (BrgEntryEditor *self)
{
  g_auto (GStrv) titles = brg_entry_form_list_titles (self->snapshot);
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; titles[i] != NULL; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (titles[i], NULL);

      g_menu_item_set_action_and_target (item, "editor.title", "s", titles[i]);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (self->title_button, G_MENU_MODEL (menu));
}

static void
brg_entry_editor_finalize (GObject *object)
{
  BrgEntryEditor *self = BRG_ENTRY_EDITOR (object);

  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  g_clear_pointer (&self->teams, g_ptr_array_unref);
  brg_entry_free (self->stored);
  G_OBJECT_CLASS (brg_entry_editor_parent_class)->finalize (object);
}

static void
bind_fields (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < BRG_N_ENTRY_FIELDS; i++)
    {
      gtk_widget_class_bind_template_child_full (
          widget_class, field_names[i].widget, FALSE,
          (gssize) (G_STRUCT_OFFSET (BrgEntryEditor, fields) + i * sizeof (GtkWidget *)));
      gtk_widget_class_bind_template_child_full (
          widget_class, field_names[i].fault, FALSE,
          (gssize) (G_STRUCT_OFFSET (BrgEntryEditor, faults) + i * sizeof (GtkLabel *)));
    }
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgEntryEditor, name)

static const BrgTemplateChild children[] = {
  CHILD (confirm_button), CHILD (next_button),   CHILD (title_button), CHILD (late_box),
  CHILD (joins_spin),     CHILD (missed_box),    CHILD (missed_drop),  CHILD (missed_label),
  CHILD (address_box),    CHILD (team_box),      CHILD (team_drop),    CHILD (aside),
  CHILD (assistant_box),  CHILD (fide_id_label),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_confirm_clicked),
  BRG_TEMPLATE_CALLBACK (on_next_clicked),
  BRG_TEMPLATE_CALLBACK (take_known),
};

static void
brg_entry_editor_class_init (BrgEntryEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_ENTRY_ASIDE);
  G_OBJECT_CLASS (klass)->finalize = brg_entry_editor_finalize;
  gtk_widget_class_install_action (widget_class, "editor.title", "s", choose_title);
  brg_template_set (klass, "brg-entry-editor", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
  bind_fields (widget_class);
}

static void
watch_fields (BrgEntryEditor *self)
{
  for (BrgEntryField field = 0; field < BRG_N_ENTRY_FIELDS; field++)
    if (choices[field][0] != NULL)
      g_signal_connect (self->fields[field], "notify::selected", G_CALLBACK (on_field_selected),
                        self);
    else
      g_signal_connect (self->fields[field], "changed", G_CALLBACK (on_field_changed), self);
}

static void
brg_entry_editor_init (BrgEntryEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
  watch_fields (self);
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->joins_spin, "value-changed", G_CALLBACK (show_missed), self);
  g_signal_connect (self, "close-request", G_CALLBACK (on_close_request), NULL);
}

void
brg_entry_editor_present (BrgShell *shell, gint64 entry_id, gint64 team_id)
{
  BrgEntryEditor *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  if (brg_session_get_snapshot (brg_shell_get_session (shell)) == NULL)
    return;
  self = g_object_new (BRG_TYPE_ENTRY_EDITOR, "transient-for", shell, NULL);
  take_stored (self, entry_id);
  if (is_new (self))
    {
      self->stored->team_id = team_id;
      brg_entry_aside_load_known (self->aside, brg_sheet_get_store (BRG_SHEET (self)),
                                  self->snapshot);
    }
  brg_entry_aside_load_barred (self->aside, brg_sheet_get_store (BRG_SHEET (self)));
  brg_entry_aside_use_lists (self->aside, self->snapshot, is_new (self));
  gtk_widget_set_size_request (GTK_WIDGET (self->aside),
                               (int) (ASIDE_WIDTH * brg_ui_get_text_scale (GTK_WIDGET (self))), -1);
  fill_titles (self);
  show_late (self);
  show_teams (self);
  fill (self, self->stored);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->fields[BRG_ENTRY_FAMILY_NAME]);
}
