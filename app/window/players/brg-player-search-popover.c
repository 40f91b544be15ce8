/* brg-player-search-popover.c - find a player and go to his board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-search-popover.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-player-search.h"
#include "brg-shell.h"
#include "brg-tab-bin.h"
#include "brg-team-match.h"
#include "brg-ui.h"

#define MOST_FOUND 8

struct _BrgPlayerSearchPopover
{
  GtkPopover parent_instance;

  GtkWidget *entry;
  GtkListBox *list;
  GtkWidget *nothing;
};

G_DEFINE_FINAL_TYPE (BrgPlayerSearchPopover, brg_player_search_popover, GTK_TYPE_POPOVER)

static BrgSnapshot *
get_snapshot (BrgPlayerSearchPopover *self)
{
  return brg_session_get_snapshot (brg_shell_get_session (brg_shell_find (GTK_WIDGET (self))));
}

/* Of a player of a team his team, and where he sits. */
static char *
dup_place (const BrgSnapshot *snapshot, const BrgSnapshot *view, gint index)
{
  gint round;
  gint number = brg_player_find_board (view, index, &round);
  gint team = view != snapshot ? brg_team_find_of_player (snapshot, index) : -1;
  g_autofree char *board = brg_board_label_of_number (view, number);
  /* Translators: the number of a round, the number of a board */
  g_autofree char *place =
      number > 0 ? g_strdup_printf (_ ("round %d, board %s"), round, board) : g_strdup ("");

  if (team < 0)
    return g_steal_pointer (&place);
  return g_strdup_printf ("%s%s%s", brg_snapshot_get_entry (snapshot, team)->family_name,
                          *place != '\0' ? " · " : "", place);
}

/* Players of teams have no numbers. */
static GtkWidget *
make_row (const BrgSnapshot *snapshot, const BrgSnapshot *view, gint index)
{
  const BrgEntry *entry = brg_snapshot_get_entry (view, index);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *number =
      entry->number > 0 && view == snapshot ? g_strdup_printf ("%d", entry->number) : g_strdup ("");
  g_autofree char *name = brg_entry_dup_full_name (entry);
  g_autofree char *place = dup_place (snapshot, view, index);
  g_autofree char *label = g_strjoin (" ", number, name, place, NULL);
  GtkWidget *number_label = gtk_label_new (number);
  GtkWidget *name_label = gtk_label_new (name);
  GtkWidget *place_label = gtk_label_new (place);

  gtk_label_set_width_chars (GTK_LABEL (number_label), 4);
  gtk_label_set_xalign (GTK_LABEL (number_label), 1.0f);
  gtk_widget_add_css_class (number_label, "brg-dim");
  gtk_widget_add_css_class (place_label, "brg-dim");
  gtk_label_set_xalign (GTK_LABEL (name_label), 0.0f);
  gtk_widget_set_hexpand (name_label, TRUE);
  gtk_box_append (GTK_BOX (box), number_label);
  gtk_box_append (GTK_BOX (box), name_label);
  gtk_box_append (GTK_BOX (box), place_label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (row), "brg-entry", GINT_TO_POINTER (index));
  g_object_set_data (G_OBJECT (row), "brg-is-player", GINT_TO_POINTER (view != snapshot));
  return row;
}

/* Adds who is found among the teams, or the players, and says how many that are. */
static guint
add_found (BrgPlayerSearchPopover *self,
           const BrgSnapshot *snapshot,
           const BrgSnapshot *view,
           const char *text,
           guint most)
{
  g_autoptr (GArray) found = brg_player_search (view, text, most);

  for (guint i = 0; i < found->len; i++)
    gtk_list_box_append (self->list, make_row (snapshot, view, g_array_index (found, gint, i)));
  return found->len;
}

static void
on_search_changed (BrgPlayerSearchPopover *self)
{
  BrgSnapshot *snapshot = get_snapshot (self);
  const char *text = brg_ui_get_text (self->entry);
  guint n_found;

  brg_ui_clear (self->list);
  if (snapshot == NULL)
    return;
  n_found = add_found (self, snapshot, snapshot, text, MOST_FOUND);
  /* A number is that of a team. */
  if (brg_snapshot_has_teams (snapshot) && !g_ascii_isdigit (*text))
    n_found +=
        add_found (self, snapshot, brg_snapshot_get_boards (snapshot), text, MOST_FOUND - n_found);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
  gtk_widget_set_visible (GTK_WIDGET (self->list), n_found > 0);
  gtk_widget_set_visible (self->nothing, n_found == 0 && *text != '\0');
}

static void
go_to_player (BrgPlayerSearchPopover *self, gint index, gboolean is_player)
{
  BrgShell *shell = brg_shell_find (GTK_WIDGET (self));
  const BrgSnapshot *snapshot =
      is_player ? brg_snapshot_get_boards (get_snapshot (self)) : get_snapshot (self);
  g_autofree char *target = NULL;
  gint round;
  gint board = brg_player_find_board (snapshot, index, &round);

  gtk_popover_popdown (GTK_POPOVER (self));
  if (board > 0)
    target = g_strdup_printf ("board/%d/%d", round, board);
  else
    target =
        g_strdup_printf ("entry/%" G_GINT64_FORMAT, brg_snapshot_get_entry (snapshot, index)->id);
  brg_shell_go (shell, board > 0 ? "rounds" : "players", target);
}

static void
on_row_activated (BrgPlayerSearchPopover *self, GtkListBoxRow *row)
{
  go_to_player (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "brg-entry")),
                GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "brg-is-player")));
}

static void
on_entry_activated (BrgPlayerSearchPopover *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row != NULL)
    on_row_activated (self, row);
}

/* Down goes from the letters into the list; the list itself knows the rest. */
static gboolean
on_key_pressed (BrgPlayerSearchPopover *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (keyval != GDK_KEY_Down || row == NULL)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (GTK_WIDGET (row));
  return GDK_EVENT_STOP;
}

/* The entry keeps Escape to itself, and its button would take the keys. */
static void
on_stopped (BrgPlayerSearchPopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
  brg_shell_focus_page (brg_shell_find (GTK_WIDGET (self)));
}

static void
on_shown (BrgPlayerSearchPopover *self)
{
  brg_ui_set_text (self->entry, "");
  on_search_changed (self);
  gtk_widget_grab_focus (self->entry);
}

static void
brg_player_search_popover_class_init (BrgPlayerSearchPopoverClass *klass G_GNUC_UNUSED)
{
}

static void
brg_player_search_popover_init (BrgPlayerSearchPopover *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->entry = gtk_search_entry_new ();
  gtk_search_entry_set_search_delay (GTK_SEARCH_ENTRY (self->entry), 0);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 40);
  g_object_set (self->entry, "placeholder-text", _ ("Name or number of a player"), NULL);
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_BROWSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Players found"), -1);
  self->nothing = gtk_label_new (_ ("Nobody found"));
  gtk_widget_add_css_class (self->nothing, "brg-dim");
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), brg_tab_bin_new (GTK_WIDGET (self->list)));
  gtk_box_append (GTK_BOX (box), self->nothing);
  gtk_popover_set_child (GTK_POPOVER (self), box);
  g_signal_connect_swapped (self->entry, "search-changed", G_CALLBACK (on_search_changed), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (on_entry_activated), self);
  g_signal_connect_swapped (self->entry, "stop-search", G_CALLBACK (on_stopped), self);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (on_row_activated), self);
  brg_ui_add_keys (self->entry, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect (self, "show", G_CALLBACK (on_shown), NULL);
}

GtkWidget *
brg_player_search_popover_new (void)
{
  return g_object_new (BRG_TYPE_PLAYER_SEARCH_POPOVER, NULL);
}
