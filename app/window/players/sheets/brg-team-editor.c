/* brg-team-editor.c - a team is entered or edited
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-team-editor.h"

#include <glib/gi18n.h>

#include "brg-entry-form.h"
#include "brg-store-players.h"
#include "brg-team-list.h"
#include "brg-template.h"
#include "brg-ui.h"

#define SHEET_WIDTH 460.0

/* What a team has of the fields of an entry. */
static const BrgEntryField team_fields[] = {
  BRG_ENTRY_FAMILY_NAME,
  BRG_ENTRY_ORGANISATION,
  BRG_ENTRY_FEDERATION,
  BRG_ENTRY_RATING,
};

#define N_FIELDS G_N_ELEMENTS (team_fields)

struct _BrgTeamEditor
{
  BrgSheet parent_instance;

  GtkButton *confirm_button;
  GtkButton *next_button;
  AdwEntryRow *name_row;
  AdwEntryRow *captain_row;
  AdwEntryRow *organisation_row;
  AdwEntryRow *federation_row;
  AdwEntryRow *rating_row;
  GtkLabel *rating_label;
  GtkLabel *fault_label;

  BrgSnapshot *snapshot;
  BrgEntry *stored; /* the team as it is stored; a fresh one for a new team */
  gint64 last_id;   /* what was added last */
};

G_DEFINE_FINAL_TYPE (BrgTeamEditor, brg_team_editor, BRG_TYPE_SHEET)

static gboolean
is_new (BrgTeamEditor *self)
{
  return self->stored->id == 0;
}

/* The rows in the order of the fields. */
static void
get_rows (BrgTeamEditor *self, AdwEntryRow *rows[N_FIELDS])
{
  rows[0] = self->name_row;
  rows[1] = self->organisation_row;
  rows[2] = self->federation_row;
  rows[3] = self->rating_row;
}

static void
show_fault (BrgTeamEditor *self, AdwEntryRow *row, const char *message)
{
  AdwEntryRow *rows[N_FIELDS];

  get_rows (self, rows);
  for (guint i = 0; i < N_FIELDS; i++)
    {
      gboolean is_wrong = message != NULL && rows[i] == row;

      brg_ui_set_class (rows[i], "error", is_wrong);
      gtk_accessible_update_state (
          GTK_ACCESSIBLE (rows[i]), GTK_ACCESSIBLE_STATE_INVALID,
          is_wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
    }
  gtk_label_set_text (self->fault_label, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), message != NULL);
}

/* What the sheet holds now; NULL when something is wrong, which is then said. */
static BrgEntry *
read_team (BrgTeamEditor *self)
{
  g_autoptr (BrgEntry) team = brg_entry_copy (self->stored);
  g_autoptr (GPtrArray) faults = NULL;
  const char *texts[BRG_N_ENTRY_FIELDS];
  AdwEntryRow *rows[N_FIELDS];
  const BrgEntryFault *fault;

  get_rows (self, rows);
  for (guint i = 0; i < BRG_N_ENTRY_FIELDS; i++)
    texts[i] = "";
  for (guint i = 0; i < N_FIELDS; i++)
    texts[team_fields[i]] = brg_ui_get_text (rows[i]);
  faults = brg_entry_form_read (team, texts, FALSE, 0);
  /* It was said, and nothing was changed since. */
  if (gtk_widget_has_css_class (GTK_WIDGET (self->federation_row), "error"))
    brg_entry_form_drop_doubts (faults);
  g_free (team->captain);
  team->captain = brg_ui_dup_text (self->captain_row);
  if (faults->len == 0)
    return g_steal_pointer (&team);
  fault = faults->pdata[0];
  for (guint i = 0; i < N_FIELDS; i++)
    if (team_fields[i] == fault->field)
      {
        show_fault (self, rows[i], fault->message);
        gtk_widget_grab_focus (GTK_WIDGET (rows[i]));
      }
  gtk_widget_error_bell (GTK_WIDGET (self));
  return NULL;
}

static gboolean
is_changed (BrgTeamEditor *self, const BrgEntry *team)
{
  for (guint i = 0; i < N_FIELDS; i++)
    {
      g_autofree char *before = brg_entry_form_dup_text (self->stored, team_fields[i]);
      g_autofree char *after = brg_entry_form_dup_text (team, team_fields[i]);

      if (!g_str_equal (before, after))
        return TRUE;
    }
  return is_new (self) || !g_str_equal (team->captain, self->stored->captain);
}

/* Returns whether the sheet's team is stored now, or was not changed. */
static gboolean
confirm (BrgTeamEditor *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgStore *store = brg_session_get_store (session);
  g_autoptr (BrgEntry) team = read_team (self);
  GError *error = NULL;
  gboolean done;

  if (team == NULL)
    return FALSE;
  if (is_changed (self, team))
    {
      if (is_new (self))
        done = brg_store_add_entry (store, self->snapshot->group->id, team, BRG_OUTCOME_ZERO_BYE,
                                    &self->last_id, &error);
      else
        done = brg_store_update_entry (store, team, &error);
      if (!brg_session_finish (session, done, error))
        return FALSE;
    }
  if (!is_new (self))
    self->last_id = team->id;
  return TRUE;
}

/* What the team is worth while it has no rating of its own. */
static void
show_average (BrgTeamEditor *self)
{
  gint index = 0;
  gboolean is_average = FALSE;
  gint rating = 0;
  g_autofree char *text = NULL;

  if (brg_team_list_find_view (self->snapshot, self->stored->id, &index) != NULL)
    rating = brg_team_list_get_rating (self->snapshot, index, &is_average);
  /* Translators: %d is the average rating of the players on the first boards of a team */
  text = is_average ? g_strdup_printf (_ ("Without its own rating the team counts as the "
                                          "average of its first boards: %d."),
                                       rating)
                    : g_strdup (_ ("Without its own rating the team counts as the average of "
                                   "its first boards."));
  gtk_label_set_text (self->rating_label, text);
}

static void
fill (BrgTeamEditor *self)
{
  AdwEntryRow *rows[N_FIELDS];

  get_rows (self, rows);
  for (guint i = 0; i < N_FIELDS; i++)
    {
      g_autofree char *text = brg_entry_form_dup_text (self->stored, team_fields[i]);

      brg_ui_set_text (rows[i], text);
    }
  brg_ui_set_text (self->captain_row, self->stored->captain);
  show_fault (self, NULL, NULL);
  show_average (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}

/* Whoever comes after the first rounds begins in the next. */
static BrgEntry *
make_team (const BrgSnapshot *snapshot)
{
  BrgEntry *team = brg_entry_new ();

  team->is_team = TRUE;
  team->joins_round = (gint) snapshot->rounds->len + 1;
  g_free (team->federation);
  team->federation = g_strdup (snapshot->event->federation);
  return team;
}

static void
close_sheet (BrgTeamEditor *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  g_autofree char *target = g_strdup_printf ("entry/%" G_GINT64_FORMAT, self->last_id);
  gboolean has_stored = self->last_id != 0;

  gtk_window_destroy (GTK_WINDOW (self));
  if (has_stored)
    brg_shell_go (shell, "players", target);
}

static void
on_confirm_clicked (BrgTeamEditor *self)
{
  if (confirm (self))
    close_sheet (self);
}

static void
on_next_clicked (BrgTeamEditor *self)
{
  if (!is_new (self))
    {
      on_confirm_clicked (self);
      return;
    }
  if (!confirm (self))
    return;
  brg_entry_free (self->stored);
  self->stored = make_team (self->snapshot);
  fill (self);
}

/* Escape after some were added: the list shows the last of them. */
static gboolean
on_close_request (BrgTeamEditor *self)
{
  close_sheet (self);
  return TRUE;
}

static gboolean
on_key_pressed (BrgTeamEditor *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  gboolean is_enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;

  if (!is_enter || (state & GDK_CONTROL_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  on_next_clicked (self);
  return GDK_EVENT_STOP;
}

static void
on_changed (BrgTeamEditor *self)
{
  show_fault (self, NULL, NULL);
}

static void
brg_team_editor_finalize (GObject *object)
{
  BrgTeamEditor *self = BRG_TEAM_EDITOR (object);

  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  brg_entry_free (self->stored);
  G_OBJECT_CLASS (brg_team_editor_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgTeamEditor, name)

static const BrgTemplateChild children[] = {
  CHILD (confirm_button), CHILD (next_button),      CHILD (name_row),
  CHILD (captain_row),    CHILD (organisation_row), CHILD (federation_row),
  CHILD (rating_row),     CHILD (rating_label),     CHILD (fault_label),
};

static void
brg_team_editor_class_init (BrgTeamEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_team_editor_finalize;
  brg_template_set (klass, "brg-team-editor", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_confirm_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_next_clicked);
}

static void
brg_team_editor_init (BrgTeamEditor *self)
{
  AdwEntryRow *rows[N_FIELDS];

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
  get_rows (self, rows);
  for (guint i = 0; i < N_FIELDS; i++)
    g_signal_connect_swapped (rows[i], "changed", G_CALLBACK (on_changed), self);
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect (self, "close-request", G_CALLBACK (on_close_request), NULL);
}

void
brg_team_editor_present (BrgShell *shell, gint64 team_id)
{
  BrgSnapshot *snapshot;
  BrgTeamEditor *self;
  gint index = 0;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_TEAM_EDITOR, "transient-for", shell, NULL);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->stored = brg_team_list_find_view (snapshot, team_id, &index) == snapshot
                     ? brg_entry_copy (brg_snapshot_get_entry (snapshot, index))
                     : make_team (snapshot);
  gtk_window_set_title (GTK_WINDOW (self),
                        is_new (self) ? _ ("New Team") : self->stored->family_name);
  gtk_button_set_label (self->confirm_button, is_new (self) ? _ ("_Add") : _ ("_Save"));
  gtk_widget_set_visible (GTK_WIDGET (self->next_button), is_new (self));
  gtk_window_set_default_size (GTK_WINDOW (self),
                               (int) (SHEET_WIDTH * brg_ui_get_text_scale (GTK_WIDGET (self))), -1);
  fill (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}
