/* brg-player-finder.c - type a name or a number, get a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-finder.h"

#include <glib/gi18n.h>

#include "brg-draft-numbers.h"
#include "brg-name-words.h"
#include "brg-player-search.h"
#include "brg-tab-bin.h"
#include "brg-ui.h"

/* So many are offered. */
#define MAX_FOUND 6

struct _BrgPlayerFinder
{
  GtkWidget parent_instance;

  GtkWidget *entry;        /* owned as a child */
  GtkWidget *bin;          /* owned as a child */
  GtkWidget *list;         /* in it */
  BrgDraft *draft;         /* not owned; NULL to look in @view alone */
  const BrgSnapshot *view; /* not owned; NULL for nowhere */
  gboolean only_present;
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (BrgPlayerFinder, brg_player_finder, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_FOUND,
  SIGNAL_TYPED,
  SIGNAL_STOPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The preview of a draft is another one after every change. */
static const BrgSnapshot *
get_view (BrgPlayerFinder *self)
{
  return self->draft != NULL ? brg_draft_get_preview (self->draft) : self->view;
}

static GtkWidget *
make_row (BrgPlayerFinder *self, gint player)
{
  const BrgEntry *entry = brg_snapshot_get_entry (get_view (self), player);
  g_autofree char *name = brg_name_words_dup (get_view (self), player, BRG_NAME_PLAIN, NULL);
  g_autofree char *text = entry->number > 0
                              /* Translators: the start number of a player, his name */
                              ? g_strdup_printf (_ ("No. %d %s"), entry->number, name)
                              : g_strdup (name);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_object_set_data (G_OBJECT (row), "brg-player", GINT_TO_POINTER (player));
  return row;
}

static gboolean
is_offered (BrgPlayerFinder *self, gint player)
{
  if (self->draft == NULL)
    return TRUE;
  if (brg_snapshot_get_entry (get_view (self), player)->number == 0)
    return FALSE;
  return !self->only_present ||
         brg_draft_takes_part (self->draft, brg_draft_find_entry (self->draft, player));
}

static void
clear_list (BrgPlayerFinder *self)
{
  brg_ui_clear (self->list);
  gtk_widget_set_visible (self->list, FALSE);
}

static void
on_changed (BrgPlayerFinder *self)
{
  const BrgSnapshot *view = get_view (self);
  g_autoptr (GArray) found = NULL;
  gint n_offered = 0;

  clear_list (self);
  if (view == NULL || self->is_showing)
    return;
  g_signal_emit (self, signals[SIGNAL_TYPED], 0);
  found = brg_player_search (view, brg_ui_get_text (self->entry), view->entries->len);
  for (guint i = 0; i < found->len && n_offered < MAX_FOUND; i++)
    {
      gint player = g_array_index (found, gint, i);

      if (!is_offered (self, player))
        continue;
      gtk_list_box_append (GTK_LIST_BOX (self->list), make_row (self, player));
      n_offered++;
    }
  gtk_widget_set_visible (self->list, n_offered > 0);
  gtk_list_box_select_row (GTK_LIST_BOX (self->list),
                           gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0));
}

static void
take_row (BrgPlayerFinder *self, GtkListBoxRow *row)
{
  gint player = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "brg-player"));

  brg_player_finder_show (self, player);
  g_signal_emit (self, signals[SIGNAL_FOUND], 0, player);
}

static void
on_activate (BrgPlayerFinder *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (GTK_LIST_BOX (self->list));

  if (row != NULL)
    take_row (self, row);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_stop (BrgPlayerFinder *self)
{
  g_signal_emit (self, signals[SIGNAL_STOPPED], 0);
}

static gboolean
on_key_pressed (BrgPlayerFinder *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED)
{
  if (!gtk_widget_get_visible (self->list))
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down)
    brg_ui_move_mark (GTK_LIST_BOX (self->list), 1);
  else if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    brg_ui_move_mark (GTK_LIST_BOX (self->list), -1);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static gboolean
brg_player_finder_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BRG_PLAYER_FINDER (widget)->entry);
}

static void
brg_player_finder_dispose (GObject *object)
{
  BrgPlayerFinder *self = BRG_PLAYER_FINDER (object);

  self->draft = NULL;
  self->view = NULL;
  g_clear_pointer (&self->entry, gtk_widget_unparent);
  self->list = NULL;
  g_clear_pointer (&self->bin, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_player_finder_parent_class)->dispose (object);
}

static void
brg_player_finder_class_init (BrgPlayerFinderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_player_finder_dispose;
  widget_class->grab_focus = brg_player_finder_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  signals[SIGNAL_FOUND] = g_signal_new ("found", BRG_TYPE_PLAYER_FINDER, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_TYPED] = g_signal_new ("typed", BRG_TYPE_PLAYER_FINDER, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_STOPPED] = g_signal_new ("stopped", BRG_TYPE_PLAYER_FINDER, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_player_finder_init (BrgPlayerFinder *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->entry = gtk_search_entry_new ();
  g_object_set (self->entry, "placeholder-text", _ ("Name or number"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Name or number of a player"), -1);
  gtk_widget_set_parent (self->entry, GTK_WIDGET (self));
  self->list = gtk_list_box_new ();
  gtk_widget_add_css_class (self->list, "brg-finder-list");
  gtk_widget_set_visible (self->list, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Players found"), -1);
  self->bin = brg_tab_bin_new (self->list);
  gtk_widget_set_parent (self->bin, GTK_WIDGET (self));
  brg_ui_add_keys (self->entry, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (on_activate), self);
  g_signal_connect_swapped (self->entry, "stop-search", G_CALLBACK (on_stop), self);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (take_row), self);
}

void
brg_player_finder_set_draft (BrgPlayerFinder *self, BrgDraft *draft, gboolean only_present)
{
  g_return_if_fail (BRG_IS_PLAYER_FINDER (self));

  self->draft = draft;
  self->view = NULL;
  self->only_present = only_present;
  brg_ui_set_text (self->entry, "");
}

void
brg_player_finder_set_view (BrgPlayerFinder *self, const BrgSnapshot *view)
{
  g_return_if_fail (BRG_IS_PLAYER_FINDER (self));

  self->draft = NULL;
  self->view = view;
  self->only_present = FALSE;
  brg_ui_set_text (self->entry, "");
}

void
brg_player_finder_set_label (BrgPlayerFinder *self, const char *label)
{
  g_return_if_fail (BRG_IS_PLAYER_FINDER (self) && label != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

void
brg_player_finder_show (BrgPlayerFinder *self, gint player)
{
  const BrgEntry *entry;
  g_autofree char *text = NULL;

  g_return_if_fail (BRG_IS_PLAYER_FINDER (self) && get_view (self) != NULL);

  entry = brg_snapshot_get_entry (get_view (self), player);
  text = entry->number > 0
             /* Translators: the family name of a player, his start number */
             ? g_strdup_printf (_ ("%s, No. %d"), entry->family_name, entry->number)
             : brg_entry_dup_name (entry);
  self->is_showing = TRUE;
  brg_ui_set_text (self->entry, text);
  /* The next letter begins another search. */
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  self->is_showing = FALSE;
  clear_list (self);
}
