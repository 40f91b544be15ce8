/* brg-boards-picker.c - which board is on the desk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-boards-picker.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-name-words.h"
#include "brg-tab-bin.h"

struct _BrgBoardsPicker
{
  GtkWidget parent_instance;

  GtkWidget *button; /* owned as a child */
  GtkWidget *popover;
  GtkWidget *entry;
  GtkWidget *list;
  BrgSnapshot *snapshot; /* owned */
  gint round;
};

enum
{
  SIGNAL_PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgBoardsPicker, brg_boards_picker, GTK_TYPE_WIDGET)

static void
pick (BrgBoardsPicker *self, GtkListBoxRow *row)
{
  const gint64 *id = g_object_get_data (G_OBJECT (row), "pairing");
  gint64 pairing = *id;

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_signal_emit (self, signals[SIGNAL_PICKED], 0, pairing);
}

static void
on_row_activated (GtkListBox *list G_GNUC_UNUSED, GtkListBoxRow *row, BrgBoardsPicker *self)
{
  pick (self, row);
}

/* A number must be the board's own; any other text may be anywhere in the names. */
static gboolean
filter_row (GtkListBoxRow *row, gpointer data)
{
  BrgBoardsPicker *self = data;
  const char *wanted = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  const char *number = g_object_get_data (G_OBJECT (row), "number");
  const char *names = g_object_get_data (G_OBJECT (row), "names");
  g_autofree char *folded = NULL;

  if (*wanted == '\0')
    return TRUE;
  if (g_ascii_isdigit (*wanted))
    return g_str_has_prefix (number, wanted);
  folded = g_utf8_casefold (wanted, -1);
  return strstr (names, folded) != NULL;
}

static void
on_text_changed (BrgBoardsPicker *self)
{
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (self->list));
}

static GtkListBoxRow *
find_wanted (BrgBoardsPicker *self)
{
  const char *wanted = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  GtkListBoxRow *first = NULL;
  GtkListBoxRow *row;

  for (gint i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i)) != NULL;
       i++)
    {
      if (!filter_row (row, self))
        continue;
      if (g_str_equal (g_object_get_data (G_OBJECT (row), "number"), wanted))
        return row;
      if (first == NULL)
        first = row;
    }
  return first;
}

static void
on_entry_activated (BrgBoardsPicker *self)
{
  GtkListBoxRow *row = find_wanted (self);

  if (row != NULL)
    pick (self, row);
}

static void
add_row (BrgBoardsPicker *self, gint64 pairing, const char *number, const char *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *number_label = gtk_label_new (number);
  GtkWidget *names_label = gtk_label_new (names);
  GtkWidget *row = gtk_list_box_row_new ();
  gint64 *id = g_new (gint64, 1);

  *id = pairing;
  gtk_label_set_xalign (GTK_LABEL (number_label), 1);
  gtk_label_set_width_chars (GTK_LABEL (number_label), 3);
  gtk_widget_add_css_class (number_label, "brg-dim");
  gtk_widget_add_css_class (number_label, "brg-number");
  gtk_label_set_xalign (GTK_LABEL (names_label), 0);
  gtk_box_append (GTK_BOX (box), number_label);
  gtk_box_append (GTK_BOX (box), names_label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "pairing", id, g_free);
  g_object_set_data_full (G_OBJECT (row), "number", g_strdup (number), g_free);
  g_object_set_data_full (G_OBJECT (row), "names", g_utf8_casefold (names, -1), g_free);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static char *
dup_names (BrgSnapshot *snapshot, const BrgGame *game)
{
  g_autofree char *white = brg_name_words_dup (snapshot, game->white, BRG_NAME_SHORT, NULL);
  g_autofree char *black = brg_name_words_dup (snapshot, game->black, BRG_NAME_SHORT, NULL);

  /* Translators: White and Black of a board */
  return g_strdup_printf (_ ("%s – %s"), white, black);
}

static void
fill (BrgBoardsPicker *self)
{
  const BrgRound *round;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), child);
  if (self->snapshot == NULL)
    return;
  round = brg_snapshot_get_round (self->snapshot, self->round);
  for (guint i = 0; round != NULL && i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      g_autofree char *number = NULL;
      g_autofree char *names = NULL;

      if (game->black == BRG_NOBODY)
        continue;
      number = brg_board_label_new (game);
      names = dup_names (self->snapshot, game);
      add_row (self, game->id, number, names);
    }
  add_row (self, 0, "", _ ("Arbiter’s own board"));
}

static void
on_shown (BrgBoardsPicker *self)
{
  fill (self);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_grab_focus (self->entry);
}

static void
brg_boards_picker_dispose (GObject *object)
{
  BrgBoardsPicker *self = BRG_BOARDS_PICKER (object);

  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  G_OBJECT_CLASS (brg_boards_picker_parent_class)->dispose (object);
}

static void
brg_boards_picker_class_init (BrgBoardsPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_boards_picker_dispose;
  signals[SIGNAL_PICKED] = g_signal_new ("picked", BRG_TYPE_BOARDS_PICKER, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
make_popover (BrgBoardsPicker *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *popover = gtk_popover_new ();

  self->entry = gtk_search_entry_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Board number or player’s name"), -1);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_list_box_set_filter_func (GTK_LIST_BOX (self->list), filter_row, self, NULL);
  gtk_widget_add_css_class (self->list, "brg-finder-list");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 420);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), brg_tab_bin_new (self->list));
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  g_signal_connect_swapped (popover, "show", G_CALLBACK (on_shown), self);
  g_signal_connect_swapped (self->entry, "search-changed", G_CALLBACK (on_text_changed), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (on_entry_activated), self);
  g_signal_connect (self->list, "row-activated", G_CALLBACK (on_row_activated), self);
  return popover;
}

static void
brg_boards_picker_init (BrgBoardsPicker *self)
{
  self->button = gtk_menu_button_new ();
  self->popover = make_popover (self);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), self->popover);
  gtk_widget_set_tooltip_text (self->button, _ ("Board (G)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Board"), -1);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

void
brg_boards_picker_show (BrgBoardsPicker *self,
                        BrgSnapshot *snapshot,
                        gint round,
                        gint64 pairing_id,
                        gint meeting_game)
{
  const BrgRound *paired;
  g_autofree char *label = NULL;

  g_return_if_fail (BRG_IS_BOARDS_PICKER (self) && snapshot != NULL);

  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->round = round;
  paired = brg_snapshot_get_round (snapshot, round);
  for (guint i = 0; paired != NULL && i < paired->games->len; i++)
    if (g_array_index (paired->games, BrgGame, i).id == pairing_id)
      {
        g_autofree char *number = brg_board_label_new (&g_array_index (paired->games, BrgGame, i));

        if (snapshot->group->meeting_games > 1)
          /* Translators: number of a board, game of its meeting */
          label = g_strdup_printf (_ ("Board %s, game %d"), number, meeting_game);
        else
          label = g_strdup_printf (_ ("Board %s"), number);
      }
  if (label == NULL)
    label = g_strdup (_ ("Own board"));
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->button), label);
}

void
brg_boards_picker_open (BrgBoardsPicker *self)
{
  g_return_if_fail (BRG_IS_BOARDS_PICKER (self));

  gtk_menu_button_popup (GTK_MENU_BUTTON (self->button));
}
