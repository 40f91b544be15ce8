/* brg-players-page.c - the list of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-players-page.h"

#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-columns.h"
#include "brg-date-text.h"
#include "brg-disqualified.h"
#include "brg-narrow.h"
#include "brg-page-paper.h"
#include "brg-pairing-systems.h"
#include "brg-players-page-private.h"
#include "brg-print.h"
#include "brg-round-limit.h"
#include "brg-shell.h"
#include "brg-store-disqualifications.h"
#include "brg-team-list.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* Below this width of text at 100 % only what is needed is shown. */
#define WIDE 900.0
/* Below this one not even federations. */
#define TIGHT 760.0

/* A row has its widget after one frame, and its place after the next. */
#define FOCUS_TICKS 3

G_DEFINE_FINAL_TYPE (BrgPlayersPage, brg_players_page, BRG_TYPE_PAGE)

BrgPlayerItem *
brg_players_page_get_selected (BrgPlayersPage *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

static guint
find_position (BrgPlayersPage *self, gint64 entry_id)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (BrgPlayerItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (brg_player_item_get_entry (item)->id == entry_id)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

static GtkWidget *
get_focus (BrgPlayersPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

static gboolean
is_in (GtkWidget *focus, GtkWidget *widget)
{
  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The widget of the selected row, after asking for it; NULL before the next layout. */
static GtkWidget *
reveal_selected_row (BrgPlayersPage *self)
{
  GtkWidget *list = brg_columns_find_list (self->view);
  guint position = gtk_single_selection_get_selected (self->selection);

  /* GTK 4.8 has no gtk_column_view_scroll_to(). */
  gtk_widget_activate_action (list, "list.scroll-to-item", "u", position);
  return brg_columns_find_selected (list);
}

/* Where a row is, is known after the next layout; the list itself must not take
 * the focus in the meantime, for it would scroll back. Whoever went elsewhere stays there, but the
 * row comes into sight. */
static gboolean
on_focus_tick (GtkWidget *view, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  BrgPlayersPage *self = data;
  GtkWidget *focus = get_focus (self);
  GtkWidget *row = gtk_single_selection_get_selected (self->selection) != GTK_INVALID_LIST_POSITION
                       ? reveal_selected_row (self)
                       : NULL;

  if (row != NULL && (focus == NULL || !gtk_widget_get_mapped (focus) || is_in (focus, view)))
    gtk_widget_grab_focus (row);
  if (--self->n_focus_ticks > 0)
    return G_SOURCE_CONTINUE;
  self->focus_tick = 0;
  return G_SOURCE_REMOVE;
}

void
brg_players_page_focus_position (BrgPlayersPage *self, guint position)
{
  GtkWidget *row;

  gtk_single_selection_set_selected (self->selection, position);
  row = reveal_selected_row (self);
  gtk_widget_grab_focus (row != NULL ? row : GTK_WIDGET (self->view));
  self->n_focus_ticks = FOCUS_TICKS;
  if (self->focus_tick == 0)
    self->focus_tick =
        gtk_widget_add_tick_callback (GTK_WIDGET (self->view), on_focus_tick, self, NULL);
}

gboolean
brg_players_page_has_list_focus (BrgPlayersPage *self)
{
  return is_in (get_focus (self), GTK_WIDGET (self->view));
}

gboolean
brg_players_page_is_searching (BrgPlayersPage *self)
{
  return is_in (get_focus (self), GTK_WIDGET (self->search_entry));
}

gboolean
brg_players_page_select (BrgPlayersPage *self, gint64 entry_id)
{
  guint position = find_position (self, entry_id);

  if (position == GTK_INVALID_LIST_POSITION)
    return FALSE;
  brg_players_page_focus_position (self, position);
  return TRUE;
}

static void
append_count (GString *text, const char *format, gint count)
{
  g_autoptr (GString) part = g_string_new (format);
  g_autofree char *figures = g_strdup_printf ("%d", count);

  if (count == 0)
    return;
  g_string_replace (part, "%d", figures, 1);
  g_string_append_printf (text, ", %s", part->str);
}

/* How many there are: teams first. */
static void
append_players (GString *text, const BrgSnapshot *snapshot)
{
  guint n_players = brg_snapshot_get_boards (snapshot)->entries->len;

  if (snapshot->players != NULL)
    {
      g_string_append_printf (text, ngettext ("%u team", "%u teams", snapshot->entries->len),
                              snapshot->entries->len);
      g_string_append (text, ", ");
    }
  g_string_append_printf (text, ngettext ("%u player", "%u players", n_players), n_players);
}

static char *
dup_counts (const BrgSnapshot *snapshot)
{
  BrgPlayerCounts counts = brg_player_counts_find (snapshot);
  g_autoptr (GString) text = g_string_new (NULL);
  gint n_unrated = counts.n_players - counts.n_rated;

  if (counts.n_players == 0)
    return g_strdup (snapshot->players != NULL ? _ ("No teams yet") : _ ("No players yet"));
  append_players (text, snapshot);
  /* Where nobody has a rating it needs no words; a team has that of its players. */
  if (counts.n_rated > 0 && snapshot->players == NULL)
    append_count (text, ngettext ("%d without a rating", "%d without a rating", (gulong) n_unrated),
                  n_unrated);
  /* Who comes late gets his number with his first pair. */
  if (snapshot->rounds->len == 0)
    append_count (text, ngettext ("%d withdrew", "%d withdrew", (gulong) counts.n_left),
                  counts.n_left);
  append_count (text, ngettext ("%d not admitted", "%d not admitted", (gulong) counts.n_refused),
                counts.n_refused);
  append_count (text,
                ngettext ("%d absent in the next round", "%d absent in the next round",
                          (gulong) counts.n_missing),
                counts.n_missing);
  append_count (
      text, ngettext ("%d without a number", "%d without a number", (gulong) counts.n_unnumbered),
      counts.n_unnumbered);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Said while players are entered: before the first round more of them may come, or fewer rounds be
 * played. */
static char *
dup_limit (const BrgSnapshot *snapshot)
{
  return snapshot != NULL && snapshot->rounds->len == 0
             ? brg_round_limit_dup_warning (
                   brg_pairing_system_find (snapshot->group->system), snapshot->group->n_rounds,
                   (gint) snapshot->entries->len, brg_snapshot_has_teams (snapshot))
             : NULL;
}

static void
update_counts (BrgPlayersPage *self)
{
  const char *words = brg_ui_get_text (self->search_entry);
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  /* Translators: how many players, or teams and players, are found, of how many */
  g_autofree char *found =
      g_strdup_printf (ngettext ("%u of %u player", "%u of %u players", n_rows), n_shown, n_rows);
  g_autofree char *limit = dup_limit (brg_page_get_snapshot (BRG_PAGE (self)));

  /* The title says how many there are in all. */
  gtk_label_set_text (self->count_label, *words != '\0' ? found : "");
  gtk_label_set_text (self->limit_label, limit != NULL ? limit : "");
  gtk_widget_set_visible (GTK_WIDGET (self->limit_label),
                          limit != NULL && brg_players_page_is_list (self));
}

static const BrgEntry *
get_row_entry (const GArray *rows, guint i)
{
  const BrgTeamRow *row = &g_array_index (rows, BrgTeamRow, i);

  return brg_snapshot_get_entry (row->view, row->index);
}

/* Whether the list holds the same players in the same order, so that its rows can stay. */
static gboolean
is_same_list (BrgPlayersPage *self, const GArray *rows)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  if (n_items != rows->len)
    return FALSE;
  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (BrgPlayerItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (brg_player_item_get_entry (item)->id != get_row_entry (rows, i)->id)
        return FALSE;
    }
  return TRUE;
}

/* The table does not know a late entry before his first pair; he has the points of his byes. */
static gint
count_bye_points (const BrgSnapshot *snapshot, gint index)
{
  gint points = 0;

  for (guint i = 0; i < snapshot->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (snapshot->absences, BrgAbsence, i);

      if (absence->entry == index && absence->round <= (gint) snapshot->rounds->len)
        points += brg_scoring_points (&snapshot->group->scoring, absence->outcome);
    }
  return points;
}

/* What is to be said of every player, by index. rus-draughts-2022 1.5.10: that he is disqualified
 * before anything else. */
static BrgPlayerRemark *
find_remarks (const BrgSnapshot *snapshot, const GPtrArray *disqualifications)
{
  g_autofree char *today = brg_date_text_dup_today ();
  g_autoptr (GPtrArray) barred =
      brg_disqualified_find_all (disqualifications, snapshot->entries, snapshot->event, today);
  g_autofree gint *others = NULL;
  g_autofree BrgPlayerDoubt *doubts = brg_player_list_find_doubts (snapshot, &others);
  g_autofree gint *points = brg_board_points_before (snapshot, (gint) snapshot->rounds->len + 1);
  BrgPlayerRemark *remarks = g_new (BrgPlayerRemark, snapshot->entries->len);

  for (gint i = 0; i < (gint) snapshot->entries->len; i++)
    {
      if (brg_snapshot_get_entry (snapshot, i)->number == 0)
        points[i] = count_bye_points (snapshot, i);
      remarks[i] =
          (BrgPlayerRemark){ barred->pdata[i] != NULL ? BRG_PLAYER_DOUBT_BARRED : doubts[i],
                             others[i], points[i], barred->pdata[i], NULL };
    }
  return remarks;
}

/* The same by row, with what is searched. */
static BrgPlayerRemark *
find_row_remarks (BrgSnapshot *snapshot,
                  const GPtrArray *disqualifications,
                  const GArray *rows,
                  char *const *keys)
{
  g_autofree BrgPlayerRemark *own = find_remarks (snapshot, disqualifications);
  g_autofree BrgPlayerRemark *of_players =
      snapshot->players != NULL ? find_remarks (snapshot->players, disqualifications) : NULL;
  BrgPlayerRemark *remarks = g_new (BrgPlayerRemark, rows->len);

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgTeamRow *row = &g_array_index (rows, BrgTeamRow, i);

      remarks[i] = row->view == snapshot ? own[row->index] : of_players[row->index];
      remarks[i].key = keys[i];
    }
  return remarks;
}

static void
update_items (BrgPlayersPage *self, const GArray *rows, const BrgPlayerRemark *remarks)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgTeamRow *row = &g_array_index (rows, BrgTeamRow, i);
      g_autoptr (BrgPlayerItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      brg_player_item_update (item, row->view, row->index, &remarks[i]);
    }
}

static void
replace_items (BrgPlayersPage *self, const GArray *rows, const BrgPlayerRemark *remarks)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgTeamRow *row = &g_array_index (rows, BrgTeamRow, i);

      g_ptr_array_add (items, brg_player_item_new (row->view, row->index, &remarks[i]));
    }
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
}

/* After another list: the same player, or who stands where he stood. */
static void
restore_selection (BrgPlayersPage *self, gint64 entry_id, guint position, gboolean had_focus)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  guint found = find_position (self, entry_id);

  if (n_items == 0)
    return;
  if (found == GTK_INVALID_LIST_POSITION)
    found = position == GTK_INVALID_LIST_POSITION ? 0 : MIN (position, n_items - 1);
  if (had_focus)
    brg_players_page_focus_position (self, found);
  else
    gtk_single_selection_set_selected (self->selection, found);
}

/* (transfer full): nobody where they cannot be read. */
static GPtrArray *
list_disqualifications (BrgPlayersPage *self)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  GPtrArray *list = store != NULL ? brg_store_list_disqualifications (store, NULL) : NULL;

  return list != NULL ? list : g_ptr_array_new ();
}

static void
show_items (BrgPlayersPage *self, BrgSnapshot *snapshot)
{
  g_autoptr (GArray) rows = brg_team_list_rows (snapshot);
  g_auto (GStrv) keys = brg_team_list_dup_keys (snapshot, rows);
  g_autoptr (GPtrArray) disqualifications = list_disqualifications (self);
  g_autofree BrgPlayerRemark *remarks = find_row_remarks (snapshot, disqualifications, rows, keys);
  BrgPlayerItem *selected = brg_players_page_get_selected (self);
  gint64 selected_id = selected != NULL ? brg_player_item_get_entry (selected)->id : 0;
  guint position = gtk_single_selection_get_selected (self->selection);
  gboolean had_focus = brg_players_page_has_list_focus (self);

  if (is_same_list (self, rows))
    {
      update_items (self, rows, remarks);
      gtk_sorter_changed (gtk_column_view_get_sorter (self->view), GTK_SORTER_CHANGE_DIFFERENT);
      gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
    }
  else
    {
      replace_items (self, rows, remarks);
      restore_selection (self, selected_id, position, had_focus);
    }
}

/* The empty page and the buttons speak of teams where teams play. */
static void
show_who_plays (BrgPlayersPage *self, gboolean has_teams)
{
  adw_status_page_set_title (self->empty_page,
                             has_teams ? _ ("No teams yet") : _ ("No players yet"));
  adw_status_page_set_description (
      self->empty_page,
      has_teams ? _ ("Press Insert for each team, then Insert for each of its players; or import a "
                     "list with a column of teams.")
                : _ ("Paste a list, import a file, or press Insert for each player."));
  gtk_button_set_label (self->empty_button, has_teams ? _ ("_New Team") : _ ("_New Player"));
  gtk_widget_set_visible (self->team_button, has_teams);
  gtk_widget_set_tooltip_text (self->add_button, has_teams ? _ ("New player in the selected team "
                                                                "(Insert)")
                                                           : _ ("New player (Insert)"));
}

static void
show_columns (BrgPlayersPage *self, const BrgSnapshot *snapshot)
{
  brg_players_columns_update (self->columns, snapshot,
                              self->is_tight    ? BRG_PLAYERS_TIGHT
                              : self->is_narrow ? BRG_PLAYERS_NARROW
                                                : BRG_PLAYERS_WIDE);
}

static void
on_view_chosen (BrgPlayersPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (snapshot == NULL)
    return;
  brg_players_page_show_view (self, snapshot);
  brg_shell_update_title (brg_shell_find (GTK_WIDGET (self)));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !brg_players_page_focus_other_view (self))
    brg_page_take_focus (BRG_PAGE (self));
}

static void
brg_players_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgPlayersPage *self = BRG_PLAYERS_PAGE (page);

  /* No cells are made for columns that are not seen. */
  show_columns (self, snapshot);
  show_items (self, snapshot);
  show_who_plays (self, snapshot->players != NULL);
  brg_check_in_view_refresh (self->check_in, snapshot);
  brg_admission_view_refresh (self->admission, snapshot);
  brg_players_page_show_view (self, snapshot);
  if (self->wanted_id != 0 && brg_players_page_select (self, self->wanted_id))
    self->wanted_id = 0;
  update_counts (self);
  brg_players_page_update_actions (self);
}

static gboolean
matches_search (gpointer item, gpointer data)
{
  BrgPlayersPage *self = data;

  return brg_player_item_matches (item, brg_ui_get_text (self->search_entry));
}

static void
on_search_changed (BrgPlayersPage *self)
{
  gboolean had_focus = brg_players_page_has_list_focus (self);

  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update_counts (self);
  if (brg_players_page_get_selected (self) == NULL)
    gtk_single_selection_set_selected (self->selection, 0);
  /* What is typed in the table goes on being typed there; only with nobody left it is mended in the
   * search itself. */
  if (had_focus && brg_players_page_get_selected (self) != NULL)
    brg_players_page_focus_position (self, gtk_single_selection_get_selected (self->selection));
  else if (had_focus)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
      gtk_editable_set_position (GTK_EDITABLE (self->search_entry), -1);
    }
}

/* From the search to what was found. */
static void
on_search_done (BrgPlayersPage *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0)
    brg_players_page_focus_position (self, gtk_single_selection_get_selected (self->selection));
}

static gboolean
on_search_key_pressed (BrgPlayersPage *self,
                       guint keyval,
                       guint keycode G_GNUC_UNUSED,
                       GdkModifierType state G_GNUC_UNUSED)
{
  if (keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down)
    return GDK_EVENT_PROPAGATE;
  on_search_done (self);
  return GDK_EVENT_STOP;
}

static void
on_search_stopped (BrgPlayersPage *self)
{
  brg_ui_set_text (self->search_entry, "");
  on_search_done (self);
}

static gboolean
brg_players_page_take_focus (BrgPage *page)
{
  BrgPlayersPage *self = BRG_PLAYERS_PAGE (page);
  guint position = gtk_single_selection_get_selected (self->selection);

  if (brg_players_page_enter_other_view (self))
    return TRUE;
  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0)
    return gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
  brg_players_page_focus_position (self, position == GTK_INVALID_LIST_POSITION ? 0 : position);
  return TRUE;
}

static void
brg_players_page_search (BrgPage *page)
{
  BrgPlayersPage *self = BRG_PLAYERS_PAGE (page);

  if (!brg_players_page_focus_other_view (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static void
brg_players_page_go_to (BrgPage *page, const char *target)
{
  BrgPlayersPage *self = BRG_PLAYERS_PAGE (page);
  gint64 entry_id;

  if (g_str_equal (target, "new") || g_str_equal (target, "new-team"))
    brg_players_page_add (self, g_str_equal (target, "new-team"));
  if (g_str_equal (target, "check-in"))
    gtk_toggle_button_set_active (self->check_in_toggle, TRUE);
  if (g_str_equal (target, "admission"))
    gtk_toggle_button_set_active (self->admission_toggle, TRUE);
  if (!g_str_has_prefix (target, "entry/"))
    return;
  gtk_toggle_button_set_active (self->list_toggle, TRUE);
  entry_id = g_ascii_strtoll (target + strlen ("entry/"), NULL, 10);
  brg_ui_set_text (self->search_entry, "");
  if (!brg_players_page_select (self, entry_id))
    self->wanted_id = entry_id;
}

static void
brg_players_page_print (BrgPage *page)
{
  BrgPaperSource source = { .snapshot = brg_page_get_snapshot (page),
                            .store = brg_session_get_store (brg_page_get_session (page)) };

  if (source.snapshot != NULL)
    brg_print_paper (GTK_WIDGET (page),
                     brg_page_paper_of_players (
                         source.snapshot, brg_players_page_get_view (BRG_PLAYERS_PAGE (page))),
                     &source);
}

static char *
brg_players_page_dup_subtitle (BrgPage *page, BrgSnapshot *snapshot)
{
  char *subtitle = brg_players_page_dup_view_subtitle (BRG_PLAYERS_PAGE (page), snapshot);

  return subtitle != NULL ? subtitle : dup_counts (snapshot);
}

static void
on_narrow (gboolean is_narrow, gpointer data)
{
  BrgPlayersPage *self = data;
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  self->is_narrow = is_narrow;
  gtk_widget_set_visible (self->wide_box, !is_narrow && brg_players_page_is_list (self));
  brg_admission_view_set_narrow (self->admission, is_narrow);
  if (snapshot != NULL)
    show_columns (self, snapshot);
}

static void
on_tight (gboolean is_tight, gpointer data)
{
  BrgPlayersPage *self = data;
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  self->is_tight = is_tight;
  if (snapshot != NULL)
    show_columns (self, snapshot);
}

static void
brg_players_page_dispose (GObject *object)
{
  BrgPlayersPage *self = BRG_PLAYERS_PAGE (object);

  if (self->focus_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->view), self->focus_tick);
  self->focus_tick = 0;
  g_clear_object (&self->items);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->columns, brg_players_columns_free);
  G_OBJECT_CLASS (brg_players_page_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPlayersPage, name)

static const BrgTemplateChild children[] = {
  CHILD (search_entry),    CHILD (count_label), CHILD (limit_label), CHILD (wide_box),
  CHILD (menu_button),     CHILD (stack),       CHILD (view),        CHILD (empty_page),
  CHILD (empty_button),    CHILD (team_button), CHILD (add_button),  CHILD (check_in),
  CHILD (check_in_toggle), CHILD (list_toggle), CHILD (admission),   CHILD (admission_toggle),
};

static void
brg_players_page_class_init (BrgPlayersPageClass *klass)
{
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_CHECK_IN_VIEW);
  g_type_ensure (BRG_TYPE_ADMISSION_VIEW);
  G_OBJECT_CLASS (klass)->dispose = brg_players_page_dispose;
  page_class->refresh = brg_players_page_refresh;
  page_class->take_focus = brg_players_page_take_focus;
  page_class->print = brg_players_page_print;
  page_class->search = brg_players_page_search;
  page_class->go_to = brg_players_page_go_to;
  page_class->dup_subtitle = brg_players_page_dup_subtitle;
  brg_template_set (klass, "brg-players-page", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_search_done);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_search_stopped);
}

/* Items, in the order of the column that the user chose, filtered, one of them selected. */
static void
make_model (BrgPlayersPage *self)
{
  GtkSorter *sorter = g_object_ref (gtk_column_view_get_sorter (self->view));
  GtkSortListModel *sorted;
  GtkFilterListModel *filtered;

  self->items = g_list_store_new (BRG_TYPE_PLAYER_ITEM);
  self->filter = gtk_custom_filter_new (matches_search, self, NULL);
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (self->items)), sorter);
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (sorted), GTK_FILTER (self->filter));
  self->selection = brg_columns_set_model (self->view, G_LIST_MODEL (filtered));
}

static void
watch_search (BrgPlayersPage *self)
{
  brg_ui_add_keys (self->search_entry, GTK_PHASE_CAPTURE, G_CALLBACK (on_search_key_pressed), self);
  g_signal_connect_swapped (self->search_entry, "changed", G_CALLBACK (on_search_changed), self);
}

static void
brg_players_page_init (BrgPlayersPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_show_whole_text (self->count_label);
  self->columns = brg_players_columns_add (self->view);
  make_model (self);
  watch_search (self);
  brg_players_page_add_actions (self);
  brg_check_in_view_set_page (self->check_in, BRG_PAGE (self));
  brg_admission_view_set_page (self->admission, BRG_PAGE (self));
  g_signal_connect_swapped (self->check_in_toggle, "toggled", G_CALLBACK (on_view_chosen), self);
  g_signal_connect_swapped (self->admission_toggle, "toggled", G_CALLBACK (on_view_chosen), self);
  g_signal_connect_swapped (self->selection, "notify::selected",
                            G_CALLBACK (brg_players_page_update_actions), self);
  brg_narrow_watch (GTK_WIDGET (self), WIDE, on_narrow, self);
  brg_narrow_watch (GTK_WIDGET (self), TIGHT, on_tight, self);
}
