/* brg-live-sheet.c - results of a file are looked at and taken, a tick a board
 *
 * Tests: tests/gui/live-results.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-live-sheet.h"

#include <glib/gi18n.h>

#include "brg-template.h"
#include "brg-ui.h"

struct _BrgLiveSheet
{
  BrgSheet parent_instance;

  AdwActionRow *source_row;
  GtkButton *file_button;
  GtkSwitch *watch_switch;
  GtkSwitch *moves_switch;
  GtkLabel *state_label;
  GtkListBox *list;
  GtkButton *all_button;
  GtkButton *none_button;
  GtkButton *take_button;

  BrgLiveWatch *watch;
  GHashTable *choices; /* what a row says -> whether it is ticked, where that was changed here */
  char *shown;         /* what the rows of the list say */
  gboolean is_filling;
  gboolean is_awaited; /* the focus goes to what is read */
};

G_DEFINE_FINAL_TYPE (BrgLiveSheet, brg_live_sheet, BRG_TYPE_SHEET)

#define ROW_KEY "brg-row"
#define CHECK_KEY "brg-check"
#define KEY_KEY "brg-key"

/* As many games without a board are shown; all are counted. */
#define MOST_LOST 50

static void
update_button (BrgLiveSheet *self)
{
  BrgLiveResults *results = brg_live_watch_get_results (self->watch);
  guint n_taken = results != NULL ? brg_live_results_count_taken (results) : 0;
  g_autofree char *label =
      g_strdup_printf (ngettext ("_Take %u Result", "_Take %u Results", n_taken), n_taken);

  gtk_button_set_label (self->take_button, label);
  gtk_widget_set_sensitive (GTK_WIDGET (self->take_button), n_taken > 0);
}

/* What was seen when the tick was set: another game on the board is looked at anew. */
static char *
dup_key (const BrgLiveRow *row)
{
  return g_strdup_printf ("%s|%s|%s|%d|%d", row->label, row->game->white, row->game->black,
                          row->white, row->black);
}

static void
on_toggled (BrgLiveSheet *self, GtkCheckButton *check)
{
  BrgLiveRow *row = g_object_get_data (G_OBJECT (check), ROW_KEY);

  if (self->is_filling)
    return;
  row->is_taken = gtk_check_button_get_active (check);
  g_hash_table_insert (self->choices, dup_key (row), GINT_TO_POINTER (row->is_taken));
  update_button (self);
}

/* What is left to the arbiter: new results, and what somebody has to look at. */
static gboolean
is_shown (const BrgLiveRow *row)
{
  return row->state == BRG_LIVE_NEW || brg_live_row_wants_eyes (row);
}

/* The first ones of those that fit nowhere, and all others. */
static gboolean
is_listed (const BrgLiveRow *row, guint *n_lost)
{
  if (!is_shown (row))
    return FALSE;
  return row->state != BRG_LIVE_NO_BOARD || (*n_lost)++ < MOST_LOST;
}

static char *
dup_name (const BrgLiveResults *results, gint entry, const char *written)
{
  if (*written != '\0')
    return g_strdup (written);
  return entry >= 0 ? brg_entry_dup_name (brg_snapshot_get_entry (results->boards, entry))
                    : g_strdup ("?");
}

/* "Board 3: Ivanov – Petrov", as the file writes the names; who plays there where it has none. */
static char *
dup_title (const BrgLiveResults *results, const BrgLiveRow *row)
{
  const BrgGame *board = row->board;
  gboolean is_swapped = row->meeting_game > 0 && row->meeting_game % 2 == 0;
  gint first = board == NULL ? BRG_NOBODY : is_swapped ? board->black : board->white;
  gint second = board == NULL ? BRG_NOBODY : is_swapped ? board->white : board->black;
  g_autofree char *white = dup_name (results, first, row->game->white);
  g_autofree char *black = dup_name (results, second, row->game->black);

  if (*row->label == '\0')
    return g_strdup_printf ("%s – %s", white, black);
  /* Translators: number of a board, names of two players */
  return g_strdup_printf (_ ("Board %s: %s – %s"), row->label, white, black);
}

static char *
dup_facts (const BrgLiveRow *row)
{
  g_autofree char *doubts = brg_live_row_dup_doubts (row);
  const char *state = row->state == BRG_LIVE_NEW ? "" : brg_live_state_describe (row->state);
  /* Translators: name of a file, number of a line */
  g_autofree char *place = g_strdup_printf (_ ("%s, line %u"), row->game->source, row->game->line);

  return g_strdup_printf ("%s%s%s%s%s", place, *state != '\0' ? " · " : "", state,
                          *doubts != '\0' ? " · " : "", doubts);
}

static void
add_tick (BrgLiveSheet *self, BrgLiveRow *row, GtkWidget *widget, const char *spoken)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), row->is_taken);
  gtk_widget_set_sensitive (check, row->can_take);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_object_set_data (G_OBJECT (check), ROW_KEY, row);
  g_object_set_data (G_OBJECT (widget), CHECK_KEY, check);
  g_object_set_data_full (G_OBJECT (check), KEY_KEY, dup_key (row), g_free);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (on_toggled), self);
  adw_action_row_add_prefix (ADW_ACTION_ROW (widget), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (widget), check);
}

static void
add_row (BrgLiveSheet *self, const BrgLiveResults *results, BrgLiveRow *row)
{
  GtkWidget *widget = adw_action_row_new ();
  g_autofree char *title = dup_title (results, row);
  g_autofree char *facts = dup_facts (row);
  g_autofree char *result = brg_live_row_dup_result (results, row);
  g_autofree char *spoken = g_strdup_printf ("%s, %s", title, result);
  GtkWidget *label = gtk_label_new (result);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (widget), facts);
  add_tick (self, row, widget, spoken);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), label);
  gtk_list_box_append (self->list, widget);
}

/* What the list says, to leave it alone where nothing changed. */
static char *
dup_shown (const BrgLiveResults *results)
{
  GString *text = g_string_new (NULL);
  guint n_lost = 0;

  for (guint i = 0; i < results->rows->len; i++)
    {
      const BrgLiveRow *row = results->rows->pdata[i];
      g_autofree char *title = NULL;
      g_autofree char *facts = NULL;

      if (!is_listed (row, &n_lost))
        continue;
      title = dup_title (results, row);
      facts = dup_facts (row);
      g_string_append_printf (text, "%s|%s|%d%d%d\n", title, facts, row->white, row->black,
                              row->can_take);
    }
  return g_string_free (text, FALSE);
}

static void
restore_choices (BrgLiveSheet *self, const BrgLiveResults *results)
{
  for (guint i = 0; i < results->rows->len; i++)
    {
      BrgLiveRow *row = results->rows->pdata[i];
      g_autofree char *key = dup_key (row);
      gpointer is_taken;

      if (row->can_take && g_hash_table_lookup_extended (self->choices, key, NULL, &is_taken))
        row->is_taken = GPOINTER_TO_INT (is_taken);
    }
}

/* The focus is on the row of that key again, or on the first: never on a button by itself. */
static void
move_focus_back (BrgLiveSheet *self, const char *key)
{
  GtkListBoxRow *widget;
  GtkWidget *first = NULL;

  for (gint i = 0; (widget = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    {
      GtkWidget *check = g_object_get_data (G_OBJECT (widget), CHECK_KEY);

      first = first == NULL ? GTK_WIDGET (widget) : first;
      if (g_strcmp0 (g_object_get_data (G_OBJECT (check), KEY_KEY), key) == 0)
        {
          gtk_widget_grab_focus (check);
          return;
        }
    }
  gtk_widget_grab_focus (first != NULL ? first : GTK_WIDGET (self->file_button));
}

/* Rows that a focus is in; NULL for none. */
static char *
dup_focus_key (BrgLiveSheet *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;
  GtkWidget *check = row != NULL && gtk_widget_is_ancestor (row, GTK_WIDGET (self->list))
                         ? g_object_get_data (G_OBJECT (row), CHECK_KEY)
                         : NULL;

  return check != NULL ? g_strdup (g_object_get_data (G_OBJECT (check), KEY_KEY)) : NULL;
}

static void
fill_list (BrgLiveSheet *self, const BrgLiveResults *results)
{
  g_autofree char *key = dup_focus_key (self);
  guint n_rows = 0;
  guint n_lost = 0;

  brg_ui_clear (self->list);
  self->is_filling = TRUE;
  for (guint i = 0; i < results->rows->len; i++)
    if (is_listed (results->rows->pdata[i], &n_lost))
      {
        add_row (self, results, results->rows->pdata[i]);
        n_rows++;
      }
  self->is_filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->list), n_rows > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->all_button), n_rows > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->none_button), n_rows > 0);
  if (key != NULL)
    move_focus_back (self, key);
}

/* The file was read again and says the same: the rows stay, with the focus that one of them has. */
static void
move_rows (BrgLiveSheet *self, const BrgLiveResults *results)
{
  gint index = 0;
  guint n_lost = 0;

  self->is_filling = TRUE;
  for (guint i = 0; i < results->rows->len; i++)
    {
      BrgLiveRow *row = results->rows->pdata[i];
      GtkListBoxRow *widget;
      GtkWidget *check;

      if (!is_listed (row, &n_lost))
        continue;
      widget = gtk_list_box_get_row_at_index (self->list, index++);
      check = g_object_get_data (G_OBJECT (widget), CHECK_KEY);
      g_object_set_data (G_OBJECT (check), ROW_KEY, row);
      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), row->is_taken);
    }
  self->is_filling = FALSE;
}

/* The rows of the list are those of the watch, which are made anew at every reading. */
static void
show_rows (BrgLiveSheet *self, const BrgLiveResults *results)
{
  g_autofree char *shown = dup_shown (results);

  if (g_strcmp0 (shown, self->shown) == 0)
    move_rows (self, results);
  else
    fill_list (self, results);
  g_free (self->shown);
  self->shown = g_steal_pointer (&shown);
}

static char *
dup_state (const BrgLiveResults *results)
{
  GString *text = g_string_new (NULL);

  /* Translators: numbers of games */
  g_string_append_printf (
      text,
      _ ("Round %d. New: %u. Stand already: %u. Differ: %u. Being played: %u. Of other rounds: %u. "
         "Not understood: %u. No board: %u. Nothing is written before you take it."),
      results->round, brg_live_results_count (results, BRG_LIVE_NEW),
      brg_live_results_count (results, BRG_LIVE_SAME),
      brg_live_results_count (results, BRG_LIVE_DIFFERS),
      brg_live_results_count (results, BRG_LIVE_ON),
      brg_live_results_count (results, BRG_LIVE_OTHER_ROUND),
      brg_live_results_count (results, BRG_LIVE_UNCLEAR),
      brg_live_results_count (results, BRG_LIVE_NO_BOARD));
  for (guint i = 0; i < results->faults->len; i++)
    g_string_append_printf (text, "\n%s", (const char *) results->faults->pdata[i]);
  return g_string_free (text, FALSE);
}

/* Enter takes what was just read. */
static void
move_focus (BrgLiveSheet *self)
{
  self->is_awaited = FALSE;
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->take_button)))
    gtk_widget_grab_focus (GTK_WIDGET (self->take_button));
  else if (gtk_widget_get_visible (GTK_WIDGET (self->list)))
    gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

static void
show_results (BrgLiveSheet *self)
{
  BrgLiveResults *results = brg_live_watch_get_results (self->watch);

  if (results == NULL)
    {
      const char *fault = brg_live_watch_get_fault (self->watch);

      g_clear_pointer (&self->shown, g_free);
      brg_ui_clear (self->list);
      gtk_widget_set_visible (GTK_WIDGET (self->list), FALSE);
      gtk_widget_set_sensitive (GTK_WIDGET (self->all_button), FALSE);
      gtk_widget_set_sensitive (GTK_WIDGET (self->none_button), FALSE);
      gtk_label_set_text (
          self->state_label,
          fault != NULL
              ? fault
              : _ ("Choose a file of live boards (PGN, PDN), the folder in which they are "
                   "written, or a list with board and result (CSV)."));
    }
  else
    {
      g_autofree char *state = dup_state (results);

      restore_choices (self, results);
      gtk_label_set_text (self->state_label, state);
      show_rows (self, results);
    }
  update_button (self);
  if (self->is_awaited && results != NULL)
    move_focus (self);
}

static void
show_source (BrgLiveSheet *self)
{
  const char *path = brg_live_watch_get_path (self->watch);
  g_autofree char *name = path != NULL ? g_filename_display_name (path) : NULL;

  adw_action_row_set_subtitle (self->source_row, name != NULL ? name : _ ("not chosen yet"));
}

/* Under which the file of this group is remembered on this computer. */
static char *
dup_memory_key (BrgLiveSheet *self)
{
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (self));
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  g_autofree char *place =
      g_strdup_printf ("%s %" G_GINT64_FORMAT, brg_store_get_path (store), snapshot->group->id);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, place, -1);

  return g_strdup_printf ("results-%.16s", sum);
}

/* Each group has its own file; the next day it is chosen already. */
static void
recall_path (BrgLiveSheet *self)
{
  BrgPreferences *preferences = brg_shell_get_preferences (brg_sheet_get_shell (BRG_SHEET (self)));
  g_autofree char *key = dup_memory_key (self);
  g_autofree char *path = brg_preferences_dup_state (preferences, key);

  if (path != NULL && *path != '\0' && g_file_test (path, G_FILE_TEST_EXISTS))
    brg_live_watch_set_path (self->watch, path);
}

static void
remember_path (BrgLiveSheet *self, const char *path)
{
  g_autofree char *key = dup_memory_key (self);

  brg_preferences_set_state (brg_shell_get_preferences (brg_sheet_get_shell (BRG_SHEET (self))),
                             key, path);
}

static void
on_picked (const char *path, gpointer data)
{
  BrgLiveSheet *self = data;

  if (path == NULL)
    return;
  remember_path (self, path);
  g_hash_table_remove_all (self->choices);
  self->is_awaited = TRUE;
  brg_live_watch_set_path (self->watch, path);
  show_source (self);
}

static void
on_file_clicked (BrgLiveSheet *self)
{
  const char *const filters[] = { _ ("Games and lists"), "*.pgn;*.pdn;*.csv;*.txt", NULL };

  brg_ui_pick_file (GTK_WIDGET (self), _ ("Choose a File of Results"), BRG_FILE_OPEN, filters, NULL,
                    on_picked, self);
}

static void
on_folder_clicked (BrgLiveSheet *self)
{
  brg_ui_pick_file (GTK_WIDGET (self), _ ("Choose a Folder of Live Boards"), BRG_FILE_FOLDER, NULL,
                    NULL, on_picked, self);
}

static void
on_watch_changed (BrgLiveSheet *self)
{
  if (self->watch != NULL)
    brg_live_watch_set_on (self->watch, gtk_switch_get_active (self->watch_switch));
}

static void
tick (BrgLiveSheet *self, gboolean is_taken)
{
  BrgLiveResults *results = brg_live_watch_get_results (self->watch);

  for (guint i = 0; results != NULL && i < results->rows->len; i++)
    {
      BrgLiveRow *row = results->rows->pdata[i];

      if (!row->can_take || (is_taken && row->is_of_others))
        continue;
      row->is_taken = is_taken;
      g_hash_table_insert (self->choices, dup_key (row), GINT_TO_POINTER (is_taken));
    }
  if (results != NULL)
    move_rows (self, results);
  update_button (self);
}

static void
on_all_clicked (BrgLiveSheet *self)
{
  tick (self, TRUE);
}

static void
on_none_clicked (BrgLiveSheet *self)
{
  tick (self, FALSE);
}

static void
on_take_clicked (BrgLiveSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgLiveResults *results = brg_live_watch_get_results (self->watch);
  g_autoptr (BrgLiveWatch) watch = g_object_ref (self->watch);
  GError *error = NULL;
  gboolean done = brg_live_results_take (results, brg_session_get_store (session),
                                         gtk_switch_get_active (self->moves_switch), &error);

  g_hash_table_remove_all (self->choices);
  if (done)
    gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
  brg_live_watch_read (watch);
}

static void
brg_live_sheet_dispose (GObject *object)
{
  BrgLiveSheet *self = BRG_LIVE_SHEET (object);

  if (self->watch != NULL)
    g_signal_handlers_disconnect_by_data (self->watch, self);
  g_clear_object (&self->watch);
  G_OBJECT_CLASS (brg_live_sheet_parent_class)->dispose (object);
}

static void
brg_live_sheet_finalize (GObject *object)
{
  BrgLiveSheet *self = BRG_LIVE_SHEET (object);

  g_hash_table_unref (self->choices);
  g_free (self->shown);
  G_OBJECT_CLASS (brg_live_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgLiveSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (source_row),   CHILD (file_button), CHILD (watch_switch),
  CHILD (moves_switch), CHILD (state_label), CHILD (list),
  CHILD (all_button),   CHILD (none_button), CHILD (take_button),
};

static void
brg_live_sheet_class_init (BrgLiveSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_live_sheet_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_live_sheet_finalize;
  brg_template_set (klass, "brg-live-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, on_file_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_folder_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_watch_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_all_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_none_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_take_clicked);
}

static void
brg_live_sheet_init (BrgLiveSheet *self)
{
  self->choices = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->take_button));
}

void
brg_live_sheet_present (BrgShell *shell, BrgLiveWatch *watch)
{
  BrgLiveSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell) && BRG_IS_LIVE_WATCH (watch));

  self = g_object_new (BRG_TYPE_LIVE_SHEET, "transient-for", shell, NULL);
  gtk_switch_set_active (self->watch_switch, brg_live_watch_is_on (watch));
  self->watch = g_object_ref (watch);
  /* A file of another group is forgotten then. */
  brg_live_watch_read (watch);
  if (brg_live_watch_get_path (watch) == NULL)
    recall_path (self);
  g_signal_connect_swapped (watch, "read", G_CALLBACK (show_results), self);
  show_source (self);
  show_results (self);
  self->is_awaited = TRUE;
  brg_live_watch_read (watch);
  gtk_window_present (GTK_WINDOW (self));
  if (brg_live_watch_get_path (watch) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->file_button));
}
