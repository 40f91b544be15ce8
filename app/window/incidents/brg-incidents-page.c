/* brg-incidents-page.c - the penalty log, the adviser, protests and appeals
 *
 * The rest of the page is in brg-incidents-page-log.c (the table), -hints.c (what the book wants)
 * and -actions.c (what is done).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "brg-incidents-page-private.h"
#include "brg-name-key.h"
#include "brg-name-words.h"
#include "brg-narrow.h"
#include "brg-next-step.h"
#include "brg-print.h"
#include "brg-protests-view.h"
#include "brg-shell.h"
#include "brg-template.h"
#include "brg-two-columns.h"
#include "brg-ui.h"
#include "brg-wrap-box.h"

/* Below this width of the window at 100 % the adviser takes the place of the log. */
#define NARROW_WIDTH 1150.0

G_DEFINE_FINAL_TYPE (BrgIncidentsPage, brg_incidents_page, BRG_TYPE_PAGE)

BrgSnapshot *
brg_incidents_page_get_boards (BrgIncidentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  return snapshot != NULL ? (BrgSnapshot *) brg_snapshot_get_boards (snapshot) : NULL;
}

const BrgIncident *
brg_incidents_page_get_selected (BrgIncidentsPage *self)
{
  BrgIncidentItem *item = gtk_single_selection_get_selected_item (self->selection);

  return item != NULL ? brg_incident_item_get (item) : NULL;
}

static void
show_sides (BrgIncidentsPage *self)
{
  gboolean is_busy = brg_incidents_adviser_get_desk (self->adviser) != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->adviser), is_busy || !self->is_narrow);
  gtk_widget_set_visible (self->log_side, !is_busy || !self->is_narrow);
  gtk_widget_set_hexpand (GTK_WIDGET (self->adviser), self->is_narrow);
}

void
brg_incidents_page_show_desk (BrgIncidentsPage *self, BrgIncidentDesk *desk, gint round)
{
  gboolean had_desk = brg_incidents_adviser_get_desk (self->adviser) != NULL;

  if (desk != NULL && (gtk_toggle_button_get_active (self->protests_toggle) ||
                       gtk_toggle_button_get_active (self->postal_toggle)))
    gtk_toggle_button_set_active (self->all_toggle, TRUE);
  self->is_visit = FALSE;
  brg_incidents_adviser_set_desk (self->adviser, desk, round);
  show_sides (self);
  brg_incidents_page_update_actions (self);
  brg_shell_update_title (brg_shell_find (GTK_WIDGET (self)));
  if (desk != NULL)
    brg_incidents_adviser_take_focus (self->adviser);
  else if (had_desk)
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static gint
get_round (BrgIncidentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  return snapshot != NULL ? brg_snapshot_current_round (snapshot) : 0;
}

/* Any of the words in the name of one of the players, in any spelling. */
static gboolean
is_about (BrgIncidentsPage *self, const BrgIncident *incident)
{
  BrgSnapshot *boards = brg_incidents_page_get_boards (self);
  g_autofree char *wanted = brg_name_to_latin (brg_ui_get_text (self->search_entry));
  const gint64 ids[] = { incident->entry_id, incident->is_both ? incident->opponent_id : 0 };

  g_strstrip (wanted);
  if (*wanted == '\0')
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      gint entry = ids[i] != 0 ? brg_snapshot_find_entry (boards, ids[i]) : BRG_NOBODY;
      g_autofree char *name =
          entry != BRG_NOBODY ? brg_name_words_dup (boards, entry, BRG_NAME_PLAIN, NULL) : NULL;
      g_autofree char *latin = brg_name_to_latin (name);

      if (strstr (latin, wanted) != NULL)
        return TRUE;
    }
  return FALSE;
}

static gboolean
matches (gpointer item, gpointer data)
{
  BrgIncidentsPage *self = data;
  const BrgIncident *incident = brg_incident_item_get (item);

  if (gtk_toggle_button_get_active (self->round_toggle) && incident->round != get_round (self))
    return FALSE;
  if (gtk_toggle_button_get_active (self->drafts_toggle) && incident->state != BRG_INCIDENT_DRAFT)
    return FALSE;
  return is_about (self, incident);
}

static guint
count_entries (BrgIncidentsPage *self, gint round, gboolean drafts_only)
{
  guint n = 0;

  for (guint i = 0; self->log != NULL && i < self->log->len; i++)
    {
      const BrgIncident *incident = self->log->pdata[i];

      if ((round == 0 || incident->round == round) &&
          (!drafts_only || incident->state == BRG_INCIDENT_DRAFT))
        n++;
    }
  return n;
}

static void
set_toggle (GtkToggleButton *toggle, const char *text, guint n)
{
  g_autofree char *label = n > 0 ? g_strdup_printf ("%s %u", text, n) : g_strdup (text);

  gtk_button_set_label (GTK_BUTTON (toggle), label);
}

static gboolean
is_contest (BrgIncidentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  return snapshot != NULL && snapshot->group->contest != BRG_CONTEST_NONE;
}

static gboolean
is_postal (BrgIncidentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  return snapshot != NULL && snapshot->group->is_postal;
}

void
brg_incidents_page_update_count (BrgIncidentsPage *self)
{
  gint round = get_round (self);
  g_autofree char *this_round = g_strdup_printf (_ ("Round %d"), round);
  guint n_all = self->log != NULL ? self->log->len : 0;

  set_toggle (self->all_toggle, C_ ("entries", "All"), n_all);
  gtk_button_set_label (GTK_BUTTON (self->round_toggle), this_round);
  /* rus-draughts-2022 10.3.2: by correspondence no round is played by itself. */
  gtk_widget_set_visible (GTK_WIDGET (self->round_toggle),
                          round > 0 && !is_postal (self) && !is_contest (self));
  /* rus-draughts-2022 11.5.2, 11.6.1: there are no boards to press a key on. */
  adw_status_page_set_description (
      self->empty_page,
      is_contest (self)
          ? _ ("Record one here.")
          : _ ("Press I on a board on the page Rounds or Boards, or record one here."));
  set_toggle (self->drafts_toggle, _ ("Drafts"), count_entries (self, 0, TRUE));
  set_toggle (self->protests_toggle, _ ("Protests"),
              brg_protests_view_count_open (BRG_PROTESTS_VIEW (self->protests)));
  gtk_stack_set_visible_child_name (
      self->log_stack, n_all == 0                                                       ? "empty"
                       : g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0 ? "nothing"
                                                                                        : "table");
}

static void
on_filter_changed (BrgIncidentsPage *self)
{
  gboolean is_protests = gtk_toggle_button_get_active (self->protests_toggle);
  gboolean is_postal = gtk_toggle_button_get_active (self->postal_toggle);

  gtk_stack_set_visible_child_name (self->body, is_protests ? "protests"
                                                : is_postal ? "postal"
                                                            : "log");
  gtk_widget_set_sensitive (GTK_WIDGET (self->search_entry), !is_protests && !is_postal);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  brg_incidents_page_update_count (self);
  brg_incidents_page_show_details (self);
  /* Insert and Enter mean the protests now. */
  if (is_protests)
    brg_protests_view_take_focus (BRG_PROTESTS_VIEW (self->protests));
  else if (is_postal && gtk_widget_get_mapped (GTK_WIDGET (self)))
    brg_incidents_page_focus_postal (self);
}

static void
brg_incidents_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgIncidentsPage *self = BRG_INCIDENTS_PAGE (page);
  gboolean is_another = self->group_id != snapshot->group->id;

  if (is_another)
    {
      self->group_id = snapshot->group->id;
      g_hash_table_remove_all (self->noted);
      if (brg_incidents_adviser_get_desk (self->adviser) != NULL)
        brg_incidents_page_show_desk (self, NULL, 0);
    }
  brg_incidents_page_fill_log (self, (BrgSnapshot *) brg_snapshot_get_boards (snapshot));
  brg_protests_view_refresh (BRG_PROTESTS_VIEW (self->protests), snapshot);
  brg_incidents_page_fill_postal (self);
  /* Where letters are exchanged nothing happens at a board. */
  if (is_another && gtk_widget_get_visible (GTK_WIDGET (self->postal_toggle)))
    gtk_toggle_button_set_active (self->postal_toggle, TRUE);
  brg_incidents_page_update_count (self);
  brg_incidents_page_show_hints (self, snapshot);
  brg_incidents_page_show_details (self);
  brg_incidents_page_update_actions (self);
}

static gboolean
brg_incidents_page_take_focus (BrgPage *page)
{
  BrgIncidentsPage *self = BRG_INCIDENTS_PAGE (page);

  if (brg_incidents_adviser_get_desk (self->adviser) != NULL)
    {
      brg_incidents_adviser_take_focus (self->adviser);
      return TRUE;
    }
  if (g_str_equal (gtk_stack_get_visible_child_name (self->body), "protests"))
    {
      brg_protests_view_take_focus (BRG_PROTESTS_VIEW (self->protests));
      return TRUE;
    }
  if (g_str_equal (gtk_stack_get_visible_child_name (self->body), "postal"))
    return brg_incidents_page_focus_postal (self);
  if (g_str_equal (gtk_stack_get_visible_child_name (self->log_stack), "table"))
    return gtk_widget_grab_focus (GTK_WIDGET (self->view));
  return gtk_widget_grab_focus (self->record_button);
}

/* `new/5/123`: a new incident at a board of round 5, `new/5/123/phone` of that kind; `protests`;
 * `incident/7`: an entry. */
static void
brg_incidents_page_go_to (BrgPage *page, const char *target)
{
  BrgIncidentsPage *self = BRG_INCIDENTS_PAGE (page);
  g_auto (GStrv) parts = g_strsplit (target, "/", -1);
  guint n_parts = g_strv_length (parts);

  if (n_parts >= 3 && g_str_equal (parts[0], "new"))
    {
      brg_incidents_page_begin (self, atoi (parts[1]), g_ascii_strtoll (parts[2], NULL, 10),
                                parts[3]);
      self->is_visit = brg_incidents_adviser_get_desk (self->adviser) != NULL;
    }
  else if (n_parts == 1 && g_str_equal (parts[0], "protests"))
    gtk_toggle_button_set_active (self->protests_toggle, TRUE);
  else if (n_parts == 2 && g_str_equal (parts[0], "incident"))
    {
      gtk_toggle_button_set_active (self->all_toggle, TRUE);
      self->wanted_id = g_ascii_strtoll (parts[1], NULL, 10);
      brg_incidents_page_fill_log (self, brg_incidents_page_get_boards (self));
    }
}

static char *
brg_incidents_page_dup_subtitle (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgIncidentsPage *self = BRG_INCIDENTS_PAGE (page);
  guint n = (self->log != NULL ? self->log->len : 0) + self->n_rulings;
  g_autofree char *count = g_strdup_printf (ngettext ("%u entry", "%u entries", n), n);

  if (snapshot->rounds->len == 0 || snapshot->group->is_postal)
    return g_steal_pointer (&count);
  /* Translators: the number of a round, of all rounds; "14 entries" */
  return g_strdup_printf (_ ("Round %d of %d · %s"), brg_snapshot_current_round (snapshot),
                          brg_snapshot_count_rounds (snapshot), count);
}

static void
brg_incidents_page_print (BrgPage *page)
{
  BrgIncidentsPage *self = BRG_INCIDENTS_PAGE (page);
  BrgPaperSource source = { .snapshot = brg_page_get_snapshot (page),
                            .store = brg_session_get_store (brg_page_get_session (page)) };

  if (gtk_toggle_button_get_active (self->postal_toggle))
    brg_shell_go (brg_shell_find (GTK_WIDGET (page)), "documents", "postal-decisions");
  else if (!gtk_toggle_button_get_active (self->protests_toggle))
    brg_incidents_page_print_log (self);
  else if (source.snapshot != NULL)
    brg_print_paper (GTK_WIDGET (page), "protest", &source);
}

static void
brg_incidents_page_search (BrgPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (BRG_INCIDENTS_PAGE (page)->search_entry));
}

/* Ctrl+Enter and the header's button belong to the decision while there is one. */
static char *
brg_incidents_page_dup_hold (BrgPage *page)
{
  return brg_incidents_adviser_get_desk (BRG_INCIDENTS_PAGE (page)->adviser) != NULL
             ? g_strdup (_ ("An incident is being decided"))
             : NULL;
}

static gboolean
is_typing (BrgIncidentsPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL &&
         (GTK_IS_EDITABLE (focus) ||
          gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (self)));
}

static gboolean
press_letter (BrgIncidentsPage *self, guint key)
{
  if (is_typing (self))
    return FALSE;
  if (key == GDK_KEY_i)
    return gtk_widget_activate_action (GTK_WIDGET (self), "incidents.new", NULL);
  if (key == GDK_KEY_w)
    return brg_incidents_adviser_choose_side (self->adviser, BRG_COLOUR_WHITE);
  if (key == GDK_KEY_b)
    return brg_incidents_adviser_choose_side (self->adviser, BRG_COLOUR_BLACK);
  return FALSE;
}

static gboolean
on_key_pressed (BrgIncidentsPage *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  guint key = brg_ui_key_to_latin (controller, keyval, keycode);
  gboolean is_control = (state & GDK_CONTROL_MASK) != 0;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if ((state & (GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  if (focus != NULL && gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (self)))
    return FALSE;
  if (g_str_equal (gtk_stack_get_visible_child_name (self->body), "protests"))
    return brg_protests_view_press_key (BRG_PROTESTS_VIEW (self->protests), keyval, state);
  if (is_control && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter))
    return gtk_widget_activate_action (GTK_WIDGET (self), "incidents.decide", NULL);
  if (is_control)
    return FALSE;
  if (keyval == GDK_KEY_Escape && brg_incidents_adviser_get_desk (self->adviser) != NULL)
    return gtk_widget_activate_action (GTK_WIDGET (self), "incidents.close", NULL);
  return press_letter (self, key);
}

static void
on_narrow_changed (gboolean is_narrow, gpointer data)
{
  BrgIncidentsPage *self = data;

  self->is_narrow = is_narrow;
  for (guint i = 0; i < G_N_ELEMENTS (self->wide); i++)
    gtk_column_view_column_set_visible (self->wide[i], !is_narrow);
  show_sides (self);
}

static void
brg_incidents_page_dispose (GObject *object)
{
  BrgIncidentsPage *self = BRG_INCIDENTS_PAGE (object);

  g_clear_object (&self->items);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  g_clear_pointer (&self->noted, g_hash_table_unref);
  G_OBJECT_CLASS (brg_incidents_page_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgIncidentsPage, name)

static const BrgTemplateChild children[] = {
  CHILD (record_button),     CHILD (all_toggle),
  CHILD (round_toggle),      CHILD (drafts_toggle),
  CHILD (protests_toggle),   CHILD (postal_toggle),
  CHILD (search_entry),      CHILD (body),
  CHILD (log_side),          CHILD (notices),
  CHILD (log_stack),         CHILD (view),
  CHILD (empty_page),        CHILD (details_scroller),
  CHILD (details),           CHILD (open_button),
  CHILD (correct_button),    CHILD (protest_button),
  CHILD (decision_button),   CHILD (attach_button),
  CHILD (drop_button),       CHILD (entry_label),
  CHILD (files_box),         CHILD (history_label),
  CHILD (protests_scroller), CHILD (postal_list),
  CHILD (adviser),
};

static void
brg_incidents_page_class_init (BrgIncidentsPageClass *klass)
{
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_INCIDENTS_ADVISER);
  g_type_ensure (BRG_TYPE_TWO_COLUMNS);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_incidents_page_dispose;
  page_class->refresh = brg_incidents_page_refresh;
  page_class->take_focus = brg_incidents_page_take_focus;
  page_class->go_to = brg_incidents_page_go_to;
  page_class->dup_subtitle = brg_incidents_page_dup_subtitle;
  page_class->print = brg_incidents_page_print;
  page_class->search = brg_incidents_page_search;
  page_class->dup_hold = brg_incidents_page_dup_hold;
  brg_template_set (klass, "brg-incidents-page", children, G_N_ELEMENTS (children));
}

static void
setup_keys (BrgIncidentsPage *self)
{
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
}

static void
brg_incidents_page_init (BrgIncidentsPage *self)
{
  GtkToggleButton *toggles[5];
  GtkFilterListModel *filtered;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->noted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->protests = brg_protests_view_new (BRG_PAGE (self));
  gtk_scrolled_window_set_child (self->protests_scroller, self->protests);
  self->items = g_list_store_new (BRG_TYPE_INCIDENT_ITEM);
  self->filter = gtk_custom_filter_new (matches, self, NULL);
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->items)),
                                        GTK_FILTER (self->filter));
  self->selection = gtk_single_selection_new (G_LIST_MODEL (filtered));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (self->selection);
  brg_incidents_page_setup_log (self);
  brg_incidents_page_setup_postal (self);
  brg_incidents_page_setup_actions (self);
  setup_keys (self);
  toggles[0] = self->all_toggle;
  toggles[1] = self->round_toggle;
  toggles[2] = self->drafts_toggle;
  toggles[3] = self->protests_toggle;
  toggles[4] = self->postal_toggle;
  for (guint i = 0; i < G_N_ELEMENTS (toggles); i++)
    g_signal_connect_swapped (toggles[i], "toggled", G_CALLBACK (on_filter_changed), self);
  g_signal_connect_swapped (self->search_entry, "search-changed", G_CALLBACK (on_filter_changed),
                            self);
  brg_narrow_watch (GTK_WIDGET (self), NARROW_WIDTH, on_narrow_changed, self);
}
