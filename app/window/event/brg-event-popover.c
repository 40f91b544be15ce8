/* brg-event-popover.c - switch between events and groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-popover.h"

#include <glib/gi18n.h>

#include "brg-names.h"
#include "brg-shell.h"
#include "brg-split-draft.h"
#include "brg-store-lists.h"
#include "brg-tab-bin.h"
#include "brg-ui.h"

#define MOST_EVENTS 6

struct _BrgEventPopover
{
  GtkPopover parent_instance;

  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (BrgEventPopover, brg_event_popover, GTK_TYPE_POPOVER)

static GtkWidget *
append_row (BrgEventPopover *self, const char *title, const char *subtitle)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title_label = gtk_label_new (title);
  GtkWidget *subtitle_label = gtk_label_new (subtitle);

  gtk_label_set_xalign (GTK_LABEL (title_label), 0.0f);
  gtk_label_set_xalign (GTK_LABEL (subtitle_label), 0.0f);
  gtk_label_set_ellipsize (GTK_LABEL (title_label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (title_label), 40);
  gtk_label_set_ellipsize (GTK_LABEL (subtitle_label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (subtitle_label), 40);
  gtk_widget_add_css_class (subtitle_label, "brg-small");
  gtk_widget_add_css_class (subtitle_label, "brg-dim");
  gtk_widget_set_visible (subtitle_label, *subtitle != '\0');
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), title_label);
  gtk_box_append (GTK_BOX (box), subtitle_label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  gtk_list_box_append (self->list, row);
  return row;
}

static void
append_group (BrgEventPopover *self,
              const char *title,
              const char *subtitle,
              gint64 group_id,
              gboolean shown)
{
  GtkWidget *row = append_row (self, title, subtitle);

  g_object_set_data_full (G_OBJECT (row), "brg-group", g_memdup2 (&group_id, sizeof group_id),
                          g_free);
  if (shown)
    gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
}

/* A row that does something else than opening a group; left out while that is not possible. */
static void
append_action (BrgEventPopover *self, const char *title, const char *action)
{
  BrgShell *shell = brg_shell_find (GTK_WIDGET (self));

  if (g_action_group_get_action_enabled (G_ACTION_GROUP (shell), action))
    g_object_set_data (G_OBJECT (append_row (self, title, "")), "brg-action", (gpointer) action);
}

static void
append_groups (BrgEventPopover *self, BrgStore *store, BrgSnapshot *snapshot)
{
  g_autoptr (GPtrArray) groups = brg_store_list_groups (store, snapshot->event->id, NULL);

  for (guint i = 0; groups != NULL && i < groups->len; i++)
    {
      const BrgGroupName *group = groups->pdata[i];

      if (*group->name == '\0')
        append_group (self, snapshot->event->name, "", group->id, group->id == snapshot->group->id);
      else
        append_group (self, group->name, brg_names_get_play (group->system, group->contest),
                      group->id, group->id == snapshot->group->id);
    }
}

static void
append_events (BrgEventPopover *self, BrgStore *store, BrgSnapshot *snapshot)
{
  g_autoptr (GPtrArray) events = brg_store_list_events (store, NULL);
  guint n_shown = 0;

  for (guint i = 0; events != NULL && i < events->len && n_shown < MOST_EVENTS; i++)
    {
      const BrgEventSummary *event = events->pdata[i];

      if (event->event_id == snapshot->event->id)
        continue;
      append_group (self, event->name, brg_names_get_discipline (event->discipline),
                    event->group_id, FALSE);
      n_shown++;
    }
}

static void
on_shown (BrgEventPopover *self)
{
  BrgSession *session = brg_shell_get_session (brg_shell_find (GTK_WIDGET (self)));
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);

  brg_ui_clear (self->list);
  if (snapshot == NULL)
    return;
  append_groups (self, brg_session_get_store (session), snapshot);
  append_action (self, _ ("New Group…"), "new-group");
  /* rus-draughts-2022 11.5, 11.6: nobody goes on from a contest of composition. */
  if (snapshot->group->contest == BRG_CONTEST_NONE)
    append_action (self, _ ("Next Stage…"), "next-stage");
  if (brg_split_draft_may_divide (snapshot))
    append_action (self, _ ("Divide into Groups…"), "split");
  append_events (self, brg_session_get_store (session), snapshot);
  append_action (self, _ ("All events"), "start");
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_selected_row (self->list)));
}

static void
on_row_activated (BrgEventPopover *self, GtkListBoxRow *row)
{
  BrgShell *shell = brg_shell_find (GTK_WIDGET (self));
  const gint64 *group_id = g_object_get_data (G_OBJECT (row), "brg-group");

  const char *action = g_object_get_data (G_OBJECT (row), "brg-action");
  gint64 id = group_id != NULL ? *group_id : 0;

  /* The row goes with the popover's next list. */
  gtk_popover_popdown (GTK_POPOVER (self));
  if (action != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (shell), action, NULL);
  else
    brg_shell_open_group (shell, id, NULL);
}

static void
brg_event_popover_class_init (BrgEventPopoverClass *klass G_GNUC_UNUSED)
{
}

static void
brg_event_popover_init (BrgEventPopover *self)
{
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_BROWSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Events and groups"), -1);
  gtk_popover_set_child (GTK_POPOVER (self), brg_tab_bin_new (GTK_WIDGET (self->list)));
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (on_row_activated), self);
  g_signal_connect (self, "show", G_CALLBACK (on_shown), NULL);
}

GtkWidget *
brg_event_popover_new (void)
{
  return g_object_new (BRG_TYPE_EVENT_POPOVER, NULL);
}
