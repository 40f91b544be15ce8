/* brg-table-page.c - crosstable and standings
 *
 * The crosstable is the way to enter results of a round robin as well: a key sets what the player
 * of the row got in the game of the cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-page-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-bracket-content.h"
#include "brg-cell-text.h"
#include "brg-crosstable-boards.h"
#include "brg-next-step.h"
#include "brg-print.h"
#include "brg-shell.h"
#include "brg-standing-item.h"
#include "brg-table-notices.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-wrap-box.h"

G_DEFINE_FINAL_TYPE (BrgTablePage, brg_table_page, BRG_TYPE_PAGE)

BrgTableView
brg_table_page_get_view (BrgTablePage *self)
{
  if (gtk_toggle_button_get_active (self->bracket_button))
    return BRG_TABLE_VIEW_BRACKET;
  if (gtk_toggle_button_get_active (self->list_button))
    return BRG_TABLE_VIEW_LIST;
  if (gtk_toggle_button_get_active (self->boards_button))
    return BRG_TABLE_VIEW_BOARDS;
  return gtk_toggle_button_get_active (self->progress_button) ? BRG_TABLE_VIEW_PROGRESS
                                                              : BRG_TABLE_VIEW_CROSSTABLE;
}

static void
update_state (BrgTablePage *self, BrgSnapshot *snapshot, const BrgEventTable *table)
{
  if (snapshot->event->state == BRG_EVENT_CLOSED)
    brg_chip_set (self->state_chip, BRG_CHIP_OK, "emblem-ok-symbolic", _ ("final"));
  else if (table->is_final)
    brg_chip_set (self->state_chip, BRG_CHIP_OUTLINE, NULL, _ ("all rounds complete"));
  else
    brg_chip_set (self->state_chip, BRG_CHIP_DRAFT, "content-loading-symbolic", _ ("provisional"));
}

static void
update_legend (BrgTablePage *self, const BrgCrosstable *table)
{
  g_autofree char *legend =
      self->shown_view == BRG_TABLE_VIEW_PROGRESS
          ? g_strdup (_ ("Up and Down: another player · Left and Right: another round · Space: "
                         "keep the player visible"))
      : self->shown_view == BRG_TABLE_VIEW_BRACKET
          ? g_strdup (_ ("Arrows: another match · ✓ advances · … being played · dashed: to come"))
      : table->legend != NULL ? g_strjoinv ("    ", table->legend)
                              : g_strdup ("");

  gtk_label_set_text (self->legend_label, legend);
}

BrgSnapshot *
brg_table_page_get_row_view (BrgTablePage *self, gint row)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const BrgCrosstable *table = brg_crosstable_view_get_table (self->crosstable);

  if (self->has_boards && snapshot->players != NULL && table != NULL &&
      !table->rows[row].is_heading)
    return snapshot->players;
  return snapshot;
}

static char *
dup_cell_text (BrgTablePage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const BrgCrosstable *table = brg_crosstable_view_get_table (self->crosstable);
  gint row;
  gint column;
  char *sum;

  if (snapshot == NULL || table == NULL)
    return g_strdup ("");
  if (self->shown_view == BRG_TABLE_VIEW_PROGRESS)
    return brg_progress_view_dup_description (self->progress);
  if (self->shown_view == BRG_TABLE_VIEW_BRACKET)
    return brg_bracket_view_dup_description (self->bracket);
  if (!brg_crosstable_view_get_cursor (self->crosstable, &row, &column))
    return g_strdup ("");
  sum = brg_table_page_dup_sum (self);
  if (sum != NULL)
    return sum;
  return brg_cell_dup_text_of_game (brg_table_page_get_row_view (self, row), table, row, column,
                                    brg_crosstable_view_get_game (self->crosstable));
}

static void
update_cell_line (BrgTablePage *self)
{
  g_autofree char *text = dup_cell_text (self);

  gtk_label_set_text (self->cell_label, text);
}

/* The order that fits the kind of event, when another group comes up. */
static void
choose_order (BrgTablePage *self, BrgSnapshot *snapshot)
{
  if (self->group_id == snapshot->group->id)
    return;
  self->group_id = snapshot->group->id;
  self->is_choosing = TRUE;
  gtk_toggle_button_set_active (brg_snapshot_is_round_robin (snapshot) ? self->by_number_button
                                                                       : self->by_place_button,
                                TRUE);
  /* A knock-out is its bracket. */
  if (brg_snapshot_is_knockout (snapshot))
    gtk_toggle_button_set_active (self->bracket_button, TRUE);
  self->is_choosing = FALSE;
  g_clear_pointer (&self->listed_columns, g_free);
}

/* Places begin with the first result. */
static const char *
find_child (BrgTablePage *self, BrgSnapshot *snapshot)
{
  static const char *const children[] = {
    [BRG_TABLE_VIEW_CROSSTABLE] = "crosstable", [BRG_TABLE_VIEW_LIST] = "list",
    [BRG_TABLE_VIEW_BOARDS] = "crosstable",     [BRG_TABLE_VIEW_PROGRESS] = "progress",
    [BRG_TABLE_VIEW_BRACKET] = "bracket",
  };

  if (brg_snapshot_count_numbered (snapshot) == 0)
    return "empty";
  if (self->progress_table != NULL && self->progress_table->n_columns == 0)
    return "no-progress";
  return children[self->shown_view];
}

/* Boards are only there for teams; in a bracket all who play on share their places, which makes no
 * chart. */
static void
choose_view (BrgTablePage *self, BrgSnapshot *snapshot)
{
  gboolean has_teams = brg_snapshot_has_teams (snapshot);
  gboolean is_knockout = brg_snapshot_is_knockout (snapshot);
  gboolean has_chart = !is_knockout;

  gtk_widget_set_visible (GTK_WIDGET (self->boards_button), has_teams);
  gtk_widget_set_visible (GTK_WIDGET (self->progress_button), has_chart);
  gtk_widget_set_visible (GTK_WIDGET (self->bracket_button), is_knockout);
  if ((!has_teams && gtk_toggle_button_get_active (self->boards_button)) ||
      (!has_chart && gtk_toggle_button_get_active (self->progress_button)) ||
      (!is_knockout && gtk_toggle_button_get_active (self->bracket_button)))
    {
      self->is_choosing = TRUE;
      gtk_toggle_button_set_active (self->crosstable_button, TRUE);
      self->is_choosing = FALSE;
    }
  self->shown_view = brg_table_page_get_view (self);
}

/* Teams and players have different rows: the cursor does not follow from one to the other. */
static void
show_crosstable (BrgTablePage *self, BrgCrosstable *shown, gboolean is_of_boards)
{
  gboolean is_other = is_of_boards != self->has_boards;

  self->has_boards = is_of_boards;
  if (is_other)
    brg_crosstable_view_set_table (self->crosstable, NULL);
  brg_crosstable_view_set_table (self->crosstable, shown);
  if (is_other)
    brg_crosstable_view_set_cursor (self->crosstable, 0, BRG_CROSSTABLE_COLUMN_NAME);
}

/* The lines below the table: results are entered in cells, and a result of a match is not. */
static void
update_lines (BrgTablePage *self, BrgSnapshot *snapshot)
{
  gboolean is_empty = brg_snapshot_count_numbered (snapshot) == 0;
  gboolean has_cells =
      self->shown_view == BRG_TABLE_VIEW_CROSSTABLE || self->shown_view == BRG_TABLE_VIEW_BOARDS;
  gboolean is_entry =
      snapshot->event->state == BRG_EVENT_OPEN && has_cells && !is_empty &&
      (!brg_snapshot_has_teams (snapshot) || self->shown_view == BRG_TABLE_VIEW_BOARDS);

  gboolean is_ordered =
      self->shown_view != BRG_TABLE_VIEW_PROGRESS && self->shown_view != BRG_TABLE_VIEW_BRACKET;

  gtk_widget_set_visible (self->cell_line, self->shown_view != BRG_TABLE_VIEW_LIST && !is_empty);
  gtk_widget_set_visible (GTK_WIDGET (self->keys_box), is_entry);
  gtk_widget_set_visible (GTK_WIDGET (self->legend_label), !is_empty);
  gtk_widget_set_visible (GTK_WIDGET (self->columns_button), !is_empty);
  gtk_widget_set_visible (self->why_button, !is_empty);
  gtk_widget_set_sensitive (GTK_WIDGET (self->by_number_button), is_ordered);
  gtk_widget_set_sensitive (GTK_WIDGET (self->by_place_button), is_ordered);
}

static void
brg_table_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgTablePage *self = BRG_TABLE_PAGE (page);
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  g_autofree gint *members = NULL;
  BrgTableSource source = brg_event_table_get_source (table, snapshot);
  BrgTableChoice choice;
  BrgCrosstable *shown;

  choose_order (self, snapshot);
  choose_view (self, snapshot);
  brg_table_page_update_categories (self, snapshot);
  brg_table_page_update_columns (self, snapshot, table);
  brg_table_page_make_choice (self, snapshot, &choice, &members);
  shown = self->shown_view == BRG_TABLE_VIEW_BOARDS
              ? brg_crosstable_boards_new (&source, &choice, brg_ui_get_words ())
              : brg_crosstable_content_new (&source, &choice, brg_ui_get_words ());
  brg_table_notices_fill (self->notices, snapshot, table);
  update_state (self, snapshot, table);
  if (self->shown_view == BRG_TABLE_VIEW_LIST)
    brg_table_page_update_list (self, shown);
  brg_table_page_update_progress (self, &source, &choice);
  brg_bracket_view_set_chart (self->bracket,
                              brg_bracket_content_new (snapshot, brg_ui_get_words ()));
  update_legend (self, shown);
  update_lines (self, snapshot);
  show_crosstable (self, shown, self->shown_view == BRG_TABLE_VIEW_BOARDS);
  gtk_stack_set_visible_child_name (self->stack, find_child (self, snapshot));
  update_cell_line (self);
}

void
brg_table_page_update (BrgTablePage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (snapshot != NULL)
    brg_table_page_refresh (BRG_PAGE (self), snapshot);
}

static void
on_view_chosen (BrgTablePage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stack));

  if (snapshot == NULL || self->is_choosing)
    return;
  brg_table_page_update (self);
  /* What had the focus may be hidden now. */
  if (had_focus)
    brg_page_take_focus (BRG_PAGE (self));
}

static char *
describe_cell (const BrgCrosstable *table, gint row, gint column, gpointer data)
{
  BrgTablePage *self = data;

  if (brg_page_get_snapshot (BRG_PAGE (self)) == NULL)
    return g_strdup ("");
  return brg_cell_dup_speech (brg_table_page_get_row_view (self, row), table, row, column,
                              brg_crosstable_view_get_game (self->crosstable));
}

static char *
brg_table_page_dup_subtitle (BrgPage *page G_GNUC_UNUSED, BrgSnapshot *snapshot)
{
  const guint n_entries = snapshot->entries->len;
  gint n_rounds = brg_snapshot_count_rounds (snapshot);
  g_autofree char *players =
      brg_snapshot_has_teams (snapshot)
          ? g_strdup_printf (ngettext ("%u team", "%u teams", n_entries), n_entries)
          : g_strdup_printf (ngettext ("%d player", "%d players", n_entries), (gint) n_entries);

  /* By correspondence all games are one round. */
  if (snapshot->rounds->len == 0 || snapshot->group->is_postal)
    return g_steal_pointer (&players);
  /* Translators: "24 players" or "8 teams", the last round that began, the number of rounds */
  return g_strdup_printf (_ ("%s · round %d of %d"), players, brg_snapshot_current_round (snapshot),
                          n_rounds);
}

static gboolean
brg_table_page_take_focus (BrgPage *page)
{
  BrgTablePage *self = BRG_TABLE_PAGE (page);

  /* Nothing that is hidden: no key would reach the window from there. */
  if (g_str_equal (gtk_stack_get_visible_child_name (self->stack), "empty"))
    return gtk_widget_grab_focus (gtk_toggle_button_get_active (self->by_number_button)
                                      ? GTK_WIDGET (self->by_number_button)
                                      : GTK_WIDGET (self->by_place_button));
  if (self->shown_view == BRG_TABLE_VIEW_LIST)
    return gtk_widget_grab_focus (GTK_WIDGET (self->list));
  if (self->shown_view == BRG_TABLE_VIEW_PROGRESS)
    return gtk_widget_grab_focus (GTK_WIDGET (self->progress));
  if (self->shown_view == BRG_TABLE_VIEW_BRACKET)
    return gtk_widget_grab_focus (GTK_WIDGET (self->bracket));
  if (!brg_crosstable_view_get_cursor (self->crosstable, NULL, NULL))
    brg_crosstable_view_set_cursor (self->crosstable, 0, BRG_CROSSTABLE_COLUMN_NAME);
  return gtk_widget_grab_focus (GTK_WIDGET (self->crosstable));
}

/* `entry/17`: a player. */
static void
brg_table_page_go_to (BrgPage *page, const char *target)
{
  BrgTablePage *self = BRG_TABLE_PAGE (page);
  const BrgCrosstable *table = brg_crosstable_view_get_table (self->crosstable);
  BrgSnapshot *snapshot = brg_page_get_snapshot (page);
  gint64 id;

  if (table == NULL || snapshot == NULL || !g_str_has_prefix (target, "entry/"))
    return;
  id = g_ascii_strtoll (target + strlen ("entry/"), NULL, 10);
  for (gint row = 0; row < table->n_rows; row++)
    if (brg_snapshot_get_entry (brg_table_page_get_row_view (self, row), table->rows[row].player)
            ->id == id)
      {
        brg_crosstable_view_set_cursor (self->crosstable, row, BRG_CROSSTABLE_COLUMN_NAME);
        brg_progress_view_pick_player (self->progress, table->rows[row].player);
        if (self->shown_view == BRG_TABLE_VIEW_LIST)
          gtk_single_selection_set_selected (self->selection, (guint) row);
      }
}

/* The paper of the view on show. */
static void
brg_table_page_print (BrgPage *page)
{
  static const char *const papers[] = {
    [BRG_TABLE_VIEW_CROSSTABLE] = "table", [BRG_TABLE_VIEW_LIST] = "standings",
    [BRG_TABLE_VIEW_BOARDS] = "boards",    [BRG_TABLE_VIEW_PROGRESS] = "progress",
    [BRG_TABLE_VIEW_BRACKET] = "bracket",
  };
  BrgPaperSource source = { .snapshot = brg_page_get_snapshot (page),
                            .store = brg_session_get_store (brg_page_get_session (page)) };

  if (source.snapshot == NULL)
    return;
  source.round = brg_snapshot_current_round (source.snapshot);
  brg_print_paper (GTK_WIDGET (page), papers[BRG_TABLE_PAGE (page)->shown_view], &source);
}

/* Whoever comes to the page has the cursor on a name: a digit on a game would enter a result. */
static void
brg_table_page_unmap (GtkWidget *widget)
{
  BrgTablePage *self = BRG_TABLE_PAGE (widget);
  gint row;

  if (brg_crosstable_view_get_cursor (self->crosstable, &row, NULL))
    brg_crosstable_view_set_cursor (self->crosstable, row, BRG_CROSSTABLE_COLUMN_NAME);
  GTK_WIDGET_CLASS (brg_table_page_parent_class)->unmap (widget);
}

static void
brg_table_page_dispose (GObject *object)
{
  BrgTablePage *self = BRG_TABLE_PAGE (object);

  g_clear_object (&self->items);
  if (self->why != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->why));
  self->why = NULL;
  g_clear_pointer (&self->listed_columns, g_free);
  g_clear_pointer (&self->columns_key, g_free);
  g_clear_pointer (&self->hidden_values, g_ptr_array_unref);
  g_clear_pointer (&self->progress_table, brg_crosstable_free);
  G_OBJECT_CLASS (brg_table_page_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgTablePage, name)

static const BrgTemplateChild children[] = {
  CHILD (by_number_button), CHILD (by_place_button), CHILD (crosstable_button),
  CHILD (list_button),      CHILD (boards_button),   CHILD (progress_button),
  CHILD (bracket_button),   CHILD (category_drop),   CHILD (state_chip),
  CHILD (notices),          CHILD (stack),           CHILD (crosstable),
  CHILD (progress),         CHILD (bracket),         CHILD (list),
  CHILD (cell_line),        CHILD (cell_label),      CHILD (keys_box),
  CHILD (legend_label),     CHILD (columns_button),  CHILD (menu_button),
  CHILD (why_button),
};

static void
brg_table_page_class_init (BrgTablePageClass *klass)
{
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_BRACKET_VIEW);
  g_type_ensure (BRG_TYPE_CHIP);
  g_type_ensure (BRG_TYPE_CROSSTABLE_VIEW);
  g_type_ensure (BRG_TYPE_PROGRESS_VIEW);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_table_page_dispose;
  GTK_WIDGET_CLASS (klass)->unmap = brg_table_page_unmap;
  page_class->refresh = brg_table_page_refresh;
  page_class->take_focus = brg_table_page_take_focus;
  page_class->go_to = brg_table_page_go_to;
  page_class->dup_subtitle = brg_table_page_dup_subtitle;
  page_class->print = brg_table_page_print;
  brg_template_set (klass, "brg-table-page", children, G_N_ELEMENTS (children));
}

static void
add_keycaps (BrgTablePage *self)
{
  static const char *const keys[] = { "1", "0", "5", "+", "−", "A" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkWidget *keycap = gtk_label_new (keys[i]);

      gtk_widget_add_css_class (keycap, "brg-keycap");
      gtk_box_append (self->keys_box, keycap);
    }
}

/* Of two buttons one comes up and one goes down: the page changes once. */
static void
on_view_toggled (BrgTablePage *self, GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    on_view_chosen (self);
}

static void
brg_table_page_init (BrgTablePage *self)
{
  GtkToggleButton *views[5];

  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_show_whole_text (self->legend_label);
  brg_ui_show_whole_text (self->cell_label);
  brg_table_page_add_actions (self);
  brg_table_page_setup_why (self);
  brg_table_page_setup_list (self);
  add_keycaps (self);
  self->items = g_list_store_new (BRG_TYPE_STANDING_ITEM);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->items)));
  gtk_column_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (self->selection);
  brg_crosstable_view_set_label (self->crosstable, _ ("Crosstable"));
  brg_crosstable_view_set_describe (self->crosstable, describe_cell, self, NULL);
  views[0] = self->crosstable_button;
  views[1] = self->list_button;
  views[2] = self->boards_button;
  views[3] = self->progress_button;
  views[4] = self->bracket_button;
  brg_bracket_view_set_label (self->bracket, _ ("Bracket"));
  brg_progress_view_set_label (self->progress, _ ("Places round by round"));
  brg_table_page_add_keys (self, GTK_WIDGET (self->crosstable));
  brg_table_page_add_keys (self, GTK_WIDGET (self->progress));
  brg_table_page_add_keys (self, GTK_WIDGET (self->list));
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (brg_table_page_activate_player),
                            self);
  g_signal_connect_swapped (self->crosstable, "cursor-changed", G_CALLBACK (update_cell_line),
                            self);
  g_signal_connect_swapped (self->crosstable, "cell-activated",
                            G_CALLBACK (brg_table_page_activate_cell), self);
  g_signal_connect_swapped (self->progress, "picked", G_CALLBACK (update_cell_line), self);
  g_signal_connect_swapped (self->bracket, "picked", G_CALLBACK (update_cell_line), self);
  g_signal_connect_swapped (self->by_place_button, "toggled", G_CALLBACK (on_view_chosen), self);
  brg_table_page_setup_content (self);
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    g_signal_connect_swapped (views[i], "toggled", G_CALLBACK (on_view_toggled), self);
}
