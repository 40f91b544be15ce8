/* brg-journal-page.c - who did what when; undo to here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-journal-page.h"

#include <glib/gi18n.h>

#include "brg-columns.h"
#include "brg-grey.h"
#include "brg-journal-mark.h"
#include "brg-journal-page-private.h"
#include "brg-journal-redact.h"
#include "brg-plain-form.h"
#include "brg-print.h"
#include "brg-row-menu.h"
#include "brg-shell.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-wrap-box.h"

G_DEFINE_FINAL_TYPE (BrgJournalPage, brg_journal_page, BRG_TYPE_PAGE)

static BrgJournalItem *
get_selected (BrgJournalPage *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

static void
set_enabled (BrgJournalPage *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

/* Only an action that stands, and not the last one, can become the last one. */
static void
update_undo_button (BrgJournalPage *self)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgJournalItem *selected = get_selected (self);
  g_autoptr (BrgJournalItem) newest = g_list_model_get_item (G_LIST_MODEL (self->items), 0);
  const BrgJournalEntry *entry = selected != NULL ? brg_journal_item_get_entry (selected) : NULL;
  const char *why = NULL;

  if (session != NULL && brg_session_is_looking (session))
    why = _ ("View only: nothing can be changed here.");
  else if (entry == NULL || selected == newest || !entry->is_in_force)
    why = _ ("Select an entry that stands and is not the last.");
  set_enabled (self, "undo-to", why == NULL);
  brg_grey_tell (self->undo_button, why);
}

/* What was undone to an entry is done again in one go; a new action ends that. */
static void
update_redo_button (BrgJournalPage *self)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  g_autofree char *next = brg_session_dup_redo_title (session);
  const char *looking =
      brg_session_is_looking (session) ? _ ("View only: nothing can be changed here.") : NULL;

  set_enabled (self, "redo-all", next != NULL);
  set_enabled (self, "redact", looking == NULL);
  brg_grey_tell (self->redo_button, looking != NULL ? looking
                                    : next == NULL  ? _ ("Nothing was undone.")
                                                    : NULL);
  brg_grey_tell (self->redact_button, looking);
}

static void
update_count (BrgJournalPage *self)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  g_autofree char *text = g_strdup_printf (ngettext ("%u entry", "%u entries", n_items), n_items);

  gtk_label_set_text (self->count_label, text);
}

/* The entry that was selected; who stood on the newest one stands on the newest again. */
static void
restore_selection (BrgJournalPage *self, gint64 id)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  guint found = 0;

  for (guint i = 0; id != 0 && i < n_rows; i++)
    {
      g_autoptr (BrgJournalItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (brg_journal_item_get_entry (item)->id == id)
        found = i;
    }
  gtk_single_selection_set_selected (self->selection, found);
}

static void
brg_journal_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgJournalPage *self = BRG_JOURNAL_PAGE (page);
  BrgStore *store = brg_session_get_store (brg_page_get_session (page));
  g_autoptr (GPtrArray) entries = brg_journal_list (store, snapshot->event->id, NULL);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  BrgJournalItem *selected = get_selected (self);
  gboolean selected_before = selected != NULL;
  gint64 id = selected != NULL && gtk_single_selection_get_selected (self->selection) > 0
                  ? brg_journal_item_get_entry (selected)->id
                  : 0;

  if (entries == NULL)
    return;
  g_ptr_array_set_free_func (entries, NULL);
  for (guint i = entries->len; i > 0; i--)
    g_ptr_array_add (items, brg_journal_item_new (entries->pdata[i - 1]));
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  if (selected_before)
    restore_selection (self, id);
  update_undo_button (self);
  update_redo_button (self);
  brg_journal_page_show_proof (self);
  update_count (self);
}

static guint
count_later (BrgJournalPage *self, gint64 id)
{
  guint count = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (BrgJournalItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);
      const BrgJournalEntry *entry = brg_journal_item_get_entry (item);

      if (entry->id > id && entry->kind == BRG_JOURNAL_DO && entry->is_in_force)
        count++;
    }
  return count;
}

/* How many, and not the one that is the last now: that one was not touched. */
static void
on_undo_answered (const char *answer, gpointer data)
{
  BrgJournalPage *self = data;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  BrgJournalItem *selected = get_selected (self);
  g_autofree char *told = NULL;
  GError *error = NULL;
  guint before;
  guint after;
  gboolean done;

  if (!g_str_equal (answer, "yes") || selected == NULL || snapshot == NULL)
    return;
  before = count_later (self, 0);
  done = brg_journal_undo_to (brg_session_get_store (session), snapshot->event->id,
                              brg_journal_item_get_entry (selected)->id, &error);
  if (!brg_session_finish_as (session, "", done, error))
    return;
  after = MIN (count_later (self, 0), before);
  told = g_strdup_printf (ngettext ("%u action undone", "%u actions undone", before - after),
                          before - after);
  brg_session_tell (session, told);
  /* The button that was pressed has nothing to do now: the list goes on with the keys. */
  brg_shell_focus_page (brg_shell_find (GTK_WIDGET (self)));
}

static void
on_redo_all (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgJournalPage *self = data;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  g_autofree char *told = NULL;
  GError *error = NULL;
  guint before;
  guint after;
  gboolean done;

  if (snapshot == NULL)
    return;
  before = count_later (self, 0);
  done = brg_journal_redo_all (brg_session_get_store (session), snapshot->event->id, &error);
  if (!brg_session_finish_as (session, "", done, error))
    return;
  after = MAX (count_later (self, 0), before);
  told = g_strdup_printf (ngettext ("%u action repeated", "%u actions repeated", after - before),
                          after - before);
  brg_session_tell (session, told);
  brg_shell_focus_page (brg_shell_find (GTK_WIDGET (self)));
}

static void
on_redact (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_journal_redact_ask (BRG_PAGE (data));
}

static char *
dup_question (guint count, const char *owner)
{
  g_autofree char *what =
      g_strdup_printf (ngettext ("%u later action is undone. Redo repeats it.",
                                 "%u later actions are undone. Redo repeats them.", count),
                       count);
  /* Translators: who led the event before: a computer and a person */
  g_autofree char *whose =
      owner != NULL ? g_strdup_printf (_ ("What %s did is among them."), owner) : NULL;

  return g_strjoin (" ", what, whose, NULL);
}

static void
on_undo_to (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgJournalPage *self = data;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  BrgJournalItem *selected = get_selected (self);
  g_autofree char *owner = NULL;
  g_autofree char *body = NULL;
  g_autoptr (GError) error = NULL;
  guint count;

  if (selected == NULL || snapshot == NULL)
    return;
  if (!brg_journal_count_undo_to (brg_session_get_store (session), snapshot->event->id,
                                  brg_journal_item_get_entry (selected)->id, &count, &owner,
                                  &error))
    {
      brg_session_tell (session, error->message);
      return;
    }
  body = dup_question (count, owner);
  brg_ui_ask (GTK_WIDGET (self), brg_journal_item_get_title (selected), body, NULL,
              _ ("_Undo to Here"), TRUE, on_undo_answered, self);
}

static char *
dup_time (gpointer item, gpointer data G_GNUC_UNUSED)
{
  const BrgJournalEntry *entry = brg_journal_item_get_entry (item);
  g_autofree char *day = brg_ui_dup_when (entry->at);
  g_autofree char *time = brg_ui_dup_local_time (entry->at, TRUE);

  return strchr (day, ':') != NULL ? g_steal_pointer (&time) : g_strdup_printf ("%s %s", day, time);
}

static char *
dup_number (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, brg_journal_item_get_entry (item)->id);
}

static char *
dup_title (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_journal_item_get_title (item));
}

static char *
dup_state (gpointer item, gpointer data G_GNUC_UNUSED)
{
  const BrgJournalEntry *entry = brg_journal_item_get_entry (item);

  return g_strdup (entry->kind == BRG_JOURNAL_DO && !entry->is_in_force ? _ ("undone") : "");
}

static char *
dup_in_file (gpointer item, gpointer data)
{
  return brg_journal_page_dup_in_file (data, brg_journal_item_get_entry (item));
}

static char *
dup_hash (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strndup (brg_journal_item_get_entry (item)->hash, BRG_JOURNAL_MARK_LEAST);
}

static gboolean
matches_search (gpointer item, gpointer data)
{
  BrgJournalPage *self = data;

  return brg_journal_page_passes_filter (self, brg_journal_item_get_entry (item)) &&
         brg_journal_item_matches (item, brg_ui_get_text (self->search_entry));
}

static void
on_search_changed (BrgJournalPage *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update_count (self);
}

static char *
brg_journal_page_dup_subtitle (BrgPage *page G_GNUC_UNUSED, BrgSnapshot *snapshot)
{
  g_autofree char *time = brg_ui_dup_local_time (snapshot->saved_at, TRUE);
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, snapshot->journal_id);

  /* Translators: the number of the last entry, a time of day */
  return g_strdup_printf (_ ("entry %s, %s"), number, time);
}

static gboolean
brg_journal_page_take_focus (BrgPage *page)
{
  BrgJournalPage *self = BRG_JOURNAL_PAGE (page);
  GtkWidget *list = brg_columns_find_list (self->view);
  GtkWidget *row;

  /* GTK 4.8 has no gtk_column_view_scroll_to(). */
  gtk_widget_activate_action (list, "list.scroll-to-item", "u",
                              gtk_single_selection_get_selected (self->selection));
  row = brg_columns_find_selected (list);
  return gtk_widget_grab_focus (row != NULL ? row : GTK_WIDGET (self->view));
}

static void
brg_journal_page_search (BrgPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (BRG_JOURNAL_PAGE (page)->search_entry));
}

/* What the search leaves, oldest first. */
static BrgForm *
make_form (const BrgDocumentOptions *options, gpointer data)
{
  BrgJournalPage *self = data;
  GListModel *shown = G_LIST_MODEL (self->selection);
  const BrgPlainColumn columns[] = {
    { BRG_COLUMN_NUMBER, _ ("No.") },
    { BRG_COLUMN_TEXT, _ ("Time") },
    { BRG_COLUMN_LONG_TEXT, _ ("Action") },
    { BRG_COLUMN_TEXT, _ ("Status") },
  };
  BrgForm *form = brg_plain_form_new (brg_page_get_snapshot (BRG_PAGE (self)), _ ("Journal"),
                                      columns, G_N_ELEMENTS (columns), options);

  for (guint i = g_list_model_get_n_items (shown); i > 0; i--)
    {
      g_autoptr (BrgJournalItem) item = g_list_model_get_item (shown, i - 1);
      BrgFormRow *row = brg_form_add_row (form);

      brg_form_set_cell (row, 0, dup_number (item, NULL), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1, dup_time (item, NULL), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 2, dup_title (item, NULL), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 3, dup_state (item, NULL), BRG_FORM_PLAIN);
    }
  return form;
}

static void
brg_journal_page_print (BrgPage *page)
{
  if (brg_page_get_snapshot (page) != NULL)
    brg_print_list (GTK_WIDGET (page), make_form, page);
}

static void
brg_journal_page_dispose (GObject *object)
{
  BrgJournalPage *self = BRG_JOURNAL_PAGE (object);

  g_clear_object (&self->items);
  g_clear_object (&self->place_names);
  g_clear_pointer (&self->listed, g_ptr_array_unref);
  g_clear_pointer (&self->places, g_array_unref);
  G_OBJECT_CLASS (brg_journal_page_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgJournalPage, name)

static const BrgTemplateChild children[] = {
  CHILD (search_entry),  CHILD (count_label),   CHILD (undo_button),    CHILD (redo_button),
  CHILD (redact_button), CHILD (view),          CHILD (proof_chip),     CHILD (proof_label),
  CHILD (check_button),  CHILD (all_toggle),    CHILD (today_toggle),   CHILD (altered_toggle),
  CHILD (context_box),   CHILD (touched_label), CHILD (compare_label),  CHILD (when_label),
  CHILD (altered_box),   CHILD (altered_label), CHILD (altered_detail), CHILD (altered_pane),
  CHILD (altered_title), CHILD (places_box),    CHILD (places_view),    CHILD (table_value),
  CHILD (row_value),     CHILD (field_value),   CHILD (entry_value),    CHILD (expected_value),
  CHILD (found_value),   CHILD (restore_step),  CHILD (restore_button), CHILD (restore_all_button),
  CHILD (reason_entry),  CHILD (accept_button), CHILD (note_button),
};

static void
brg_journal_page_class_init (BrgJournalPageClass *klass)
{
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_journal_page_dispose;
  page_class->refresh = brg_journal_page_refresh;
  page_class->dup_subtitle = brg_journal_page_dup_subtitle;
  page_class->take_focus = brg_journal_page_take_focus;
  page_class->print = brg_journal_page_print;
  page_class->search = brg_journal_page_search;
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  brg_template_set (klass, "brg-journal-page", children, G_N_ELEMENTS (children));
}

static void
add_columns (BrgJournalPage *self)
{
  const BrgColumn columns[] = {
    { _ ("No."), BRG_COLUMN_RIGHT, 6, "brg-dim", .dup_text = dup_number },
    { _ ("Time"), BRG_COLUMN_LEFT, 14, "brg-dim", .dup_text = dup_time },
    { _ ("Action"), BRG_COLUMN_LEFT, 30, .dup_text = dup_title, .expands = TRUE, .n_lines = 2 },
    { _ ("Status"), BRG_COLUMN_LEFT, 12, "brg-dim", .dup_text = dup_state },
    { _ ("Hash"), BRG_COLUMN_LEFT, 9, "brg-dim", .dup_text = dup_hash },
    { _ ("In the file"), BRG_COLUMN_LEFT, 12, .dup_text = dup_in_file },
  };

  brg_columns_add_all (self->view, columns, G_N_ELEMENTS (columns), self);
}

static const GActionEntry actions[] = {
  { .name = "undo-to", .activate = on_undo_to },
  { .name = "redo-all", .activate = on_redo_all },
  { .name = "redact", .activate = on_redact },
};

static void
add_actions (BrgJournalPage *self)
{
  const BrgRowMenuLine lines[] = {
    { _ ("_Undo to Here"), "journal.undo-to", NULL },
    { _ ("Redo _All"), "journal.redo-all", NULL },
    { _ ("_Take a Name Out…"), "journal.redact", NULL },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "journal", G_ACTION_GROUP (group));
  self->actions = group;
  set_enabled (self, "redo-all", FALSE);
  brg_row_menu_add (self->view, lines, G_N_ELEMENTS (lines));
}

static void
brg_journal_page_init (BrgJournalPage *self)
{
  GtkFilterListModel *filtered;
  GtkToggleButton *toggles[3];

  gtk_widget_init_template (GTK_WIDGET (self));
  toggles[0] = self->all_toggle;
  toggles[1] = self->today_toggle;
  toggles[2] = self->altered_toggle;
  add_actions (self);
  add_columns (self);
  self->items = g_list_store_new (BRG_TYPE_JOURNAL_ITEM);
  self->filter = gtk_custom_filter_new (matches_search, self, NULL);
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->items)),
                                        GTK_FILTER (self->filter));
  self->selection = brg_columns_set_model (self->view, G_LIST_MODEL (filtered));
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (update_undo_button),
                            self);
  g_signal_connect_swapped (self->selection, "notify::selected",
                            G_CALLBACK (brg_journal_page_follow_selection), self);
  g_signal_connect_swapped (self->search_entry, "search-changed", G_CALLBACK (on_search_changed),
                            self);
  for (guint i = 0; i < G_N_ELEMENTS (toggles); i++)
    g_signal_connect_swapped (toggles[i], "toggled", G_CALLBACK (on_search_changed), self);
  update_undo_button (self);
  brg_journal_page_setup_places (self);
  brg_journal_page_watch_proof (self);
}
