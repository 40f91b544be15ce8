/* brg-envelopes-page.c - adjourned games: envelopes, custody, resumption
 *
 * Tests: tests/gui/envelopes.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelopes-page.h"

#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-envelopes-page-private.h"
#include "brg-player-key.h"
#include "brg-resumption-sheet.h"
#include "brg-seal-sheet.h"
#include "brg-shell.h"
#include "brg-store-game-rows.h"
#include "brg-template.h"
#include "brg-two-columns.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-wrap-box.h"

G_DEFINE_FINAL_TYPE (BrgEnvelopesPage, brg_envelopes_page, BRG_TYPE_PAGE)

const BrgSnapshot *
brg_envelopes_page_get_boards (BrgEnvelopesPage *self)
{
  return self->desk != NULL ? self->desk->snapshot : NULL;
}

static gint64
get_pairing_id (const BrgEnvelopeCase *matter)
{
  return matter->envelope != NULL ? matter->envelope->pairing_id : matter->game->id;
}

const BrgEnvelopeCase *
brg_envelopes_page_get_case (BrgEnvelopesPage *self)
{
  for (guint i = 0; self->desk != NULL && i < self->desk->cases->len; i++)
    {
      const BrgEnvelopeCase *matter = &g_array_index (self->desk->cases, BrgEnvelopeCase, i);

      if (get_pairing_id (matter) == self->pairing_id &&
          (matter->envelope != NULL ? matter->envelope->id : 0) == self->envelope_id)
        return matter;
    }
  return NULL;
}

char *
brg_envelopes_page_dup_notation (BrgEnvelopesPage *self)
{
  BrgShell *shell = brg_shell_find (GTK_WIDGET (self));
  const BrgDeskRules *rules =
      brg_desk_rules_find (brg_envelopes_page_get_boards (self)->event->discipline);
  char *notation = brg_preferences_dup (brg_shell_get_preferences (shell), rules->notation_key);

  for (guint i = 0; notation != NULL && i < rules->n_notations; i++)
    if (g_str_equal (rules->notations[i].id, notation))
      return notation;
  g_free (notation);
  return g_strdup (rules->get_default_notation (brg_ui_get_language ()));
}

/* The list. */

static GtkWidget *
make_row (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter)
{
  const BrgSnapshot *boards = brg_envelopes_page_get_boards (self);
  g_autofree char *white = brg_envelope_words_dup_name (boards, matter, BRG_COLOUR_WHITE);
  g_autofree char *black = brg_envelope_words_dup_name (boards, matter, BRG_COLOUR_BLACK);
  g_autofree char *names = g_strdup_printf ("%s – %s", white, black);
  g_autofree char *place =
      matter->envelope != NULL
          /* Translators: number of an envelope, round */
          ? g_strdup_printf (_ ("No. %d, round %d"), matter->envelope->number, matter->round)
          : g_strdup_printf (_ ("Round %d"), matter->round);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (names);
  GtkWidget *small = gtk_label_new (place);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_label_set_width_chars (GTK_LABEL (label), 22);
  gtk_label_set_xalign (GTK_LABEL (small), 0);
  gtk_widget_set_hexpand (small, TRUE);
  gtk_widget_add_css_class (small, "brg-dim");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (line), small);
  gtk_box_append (GTK_BOX (line),
                  brg_chip_new (matter->is_open ? BRG_CHIP_ADJOURNED : BRG_CHIP_OUTLINE,
                                matter->is_open ? "mail-unread-symbolic" : NULL,
                                brg_envelope_words_phase (matter)));
  gtk_box_append (GTK_BOX (box), line);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, names, -1);
  return row;
}

static gboolean
is_open_at (BrgEnvelopesPage *self, int index)
{
  return index >= 0 && (guint) index < self->desk->cases->len &&
         g_array_index (self->desk->cases, BrgEnvelopeCase, index).is_open;
}

static void
set_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  BrgEnvelopesPage *self = data;
  gboolean is_open = is_open_at (self, gtk_list_box_row_get_index (row));
  GtkWidget *label = NULL;

  if (before == NULL || is_open_at (self, gtk_list_box_row_get_index (before)) != is_open)
    {
      label = gtk_label_new (is_open ? _ ("Open") : _ ("Closed"));
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_add_css_class (label, "heading");
      gtk_widget_set_margin_top (label, 8);
      gtk_widget_set_margin_bottom (label, 4);
      gtk_widget_set_margin_start (label, 8);
    }
  gtk_list_box_row_set_header (row, label);
}

/* The search is for a player, or for the number of an envelope. */
static gboolean
is_found (GtkListBoxRow *row, gpointer data)
{
  BrgEnvelopesPage *self = data;
  const char *words = brg_ui_get_text (self->search_entry);
  guint index = (guint) gtk_list_box_row_get_index (row);
  const BrgEnvelopeCase *matter;

  if (*words == '\0' || self->desk == NULL || index >= self->desk->cases->len)
    return TRUE;
  matter = &g_array_index (self->desk->cases, BrgEnvelopeCase, index);
  for (guint i = 0; matter->game != NULL && i < 2; i++)
    {
      gint entry = i == 0 ? matter->game->white : matter->game->black;
      g_autofree char *key =
          brg_player_key_new (brg_snapshot_get_entry (brg_envelopes_page_get_boards (self), entry),
                              matter->envelope != NULL ? matter->envelope->number : 0);

      if (brg_player_key_matches (key, words))
        return TRUE;
    }
  return FALSE;
}

static void
on_search_activated (BrgEnvelopesPage *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      {
        gtk_list_box_select_row (self->list, row);
        gtk_widget_grab_focus (GTK_WIDGET (row));
        return;
      }
}

static void
on_search_stopped (BrgEnvelopesPage *self)
{
  brg_ui_set_text (self->search_entry, "");
  brg_page_take_focus (BRG_PAGE (self));
}

static void
brg_envelopes_page_search (BrgPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (BRG_ENVELOPES_PAGE (page)->search_entry));
}

static void
fill_list (BrgEnvelopesPage *self)
{
  brg_ui_clear (self->list);
  for (guint i = 0; i < self->desk->cases->len; i++)
    gtk_list_box_append (self->list,
                         make_row (self, &g_array_index (self->desk->cases, BrgEnvelopeCase, i)));
}

/* The first case of a board; FALSE for none. */
static gboolean
find_case (BrgEnvelopesPage *self, gint64 pairing_id, guint *index)
{
  for (guint i = 0; i < self->desk->cases->len; i++)
    if (get_pairing_id (&g_array_index (self->desk->cases, BrgEnvelopeCase, i)) == pairing_id)
      {
        *index = i;
        return TRUE;
      }
  return FALSE;
}

/* Whoever has a board at hand goes on with its envelope. Returns: whether that is another one */
static gboolean
take_at_hand (BrgEnvelopesPage *self)
{
  gint64 board = brg_session_get_board (brg_page_get_session (BRG_PAGE (self)));
  guint index;

  if (board == 0 || board == self->taken_board)
    return FALSE;
  self->taken_board = board;
  if (board == self->pairing_id || !find_case (self, board, &index))
    return FALSE;
  self->pairing_id = board;
  return TRUE;
}

/* The case that was shown, or what has become of its game, or the first. */
static guint
find_shown (BrgEnvelopesPage *self)
{
  guint found = 0;

  find_case (self, self->pairing_id, &found);
  return found;
}

static void
open_game (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  BrgStoredGame *record;

  g_clear_pointer (&self->game, brg_envelope_game_free);
  if (matter == NULL || matter->envelope == NULL)
    return;
  record =
      brg_store_load_game (store, matter->envelope->group_id, matter->envelope->pairing_id, NULL);
  if (record != NULL)
    self->game = brg_envelope_game_open_last (matter->envelope, record);
}

static void
show_case (BrgEnvelopesPage *self)
{
  const BrgEnvelopeCase *matter = brg_envelopes_page_get_case (self);

  open_game (self, matter);
  gtk_widget_set_sensitive (GTK_WIDGET (self->face_button), matter != NULL && matter->is_open);
  brg_envelopes_page_show_card (self);
  brg_envelopes_page_show_steps (self);
  brg_envelopes_page_update_printing (self);
}

static void
brg_envelopes_page_print (BrgPage *page)
{
  brg_envelopes_page_print_face (BRG_ENVELOPES_PAGE (page), BRG_ENVELOPE_C5);
}

static void
on_row_selected (BrgEnvelopesPage *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  const BrgEnvelopeCase *matter;

  if (self->is_filling || row == NULL || self->desk == NULL)
    return;
  matter = &g_array_index (self->desk->cases, BrgEnvelopeCase, gtk_list_box_row_get_index (row));
  self->envelope_id = matter->envelope != NULL ? matter->envelope->id : 0;
  self->pairing_id = get_pairing_id (matter);
  brg_ui_set_text (self->move_entry, "");
  brg_ui_set_text (self->reason_entry, "");
  show_case (self);
}

static void
show_count (BrgEnvelopesPage *self)
{
  gint n_open = brg_envelope_desk_count_open (brg_envelopes_page_get_boards (self));
  g_autofree char *text =
      g_strdup_printf (ngettext ("%d open", "%d open", (gulong) n_open), n_open);

  gtk_label_set_text (self->count_label, n_open > 0 ? text : "");
  gtk_widget_set_sensitive (GTK_WIDGET (self->schedule_button), n_open > 0);
}

void
brg_envelopes_page_reload (BrgEnvelopesPage *self)
{
  BrgPage *page = BRG_PAGE (self);
  BrgSnapshot *snapshot = brg_page_get_snapshot (page);
  const BrgEnvelopeCase *matter;
  guint shown;

  g_clear_pointer (&self->game, brg_envelope_game_free);
  g_clear_pointer (&self->reading, brg_envelope_reading_free);
  g_clear_pointer (&self->desk, brg_envelope_desk_free);
  self->desk = brg_envelope_settings_open_desk (brg_session_get_store (brg_page_get_session (page)),
                                                brg_snapshot_get_boards (snapshot));
  if (self->desk == NULL)
    return;
  gtk_stack_set_visible_child_name (self->stack,
                                    self->desk->cases->len == 0 ? "empty" : "envelopes");
  show_count (self);
  self->is_filling = TRUE;
  take_at_hand (self);
  fill_list (self);
  shown = find_shown (self);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) shown));
  self->is_filling = FALSE;
  if (self->desk->cases->len == 0)
    {
      gtk_widget_set_sensitive (GTK_WIDGET (self->face_button), FALSE);
      brg_envelopes_page_update_printing (self);
      return;
    }
  matter = &g_array_index (self->desk->cases, BrgEnvelopeCase, shown);
  self->envelope_id = matter->envelope != NULL ? matter->envelope->id : 0;
  self->pairing_id = get_pairing_id (matter);
  show_case (self);
}

static void
brg_envelopes_page_map (GtkWidget *widget)
{
  BrgEnvelopesPage *self = BRG_ENVELOPES_PAGE (widget);

  GTK_WIDGET_CLASS (brg_envelopes_page_parent_class)->map (widget);
  if (self->desk != NULL && take_at_hand (self))
    brg_envelopes_page_reload (self);
}

static GtkWidget *
get_focus (BrgEnvelopesPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

static gboolean
is_within (GtkWidget *widget, GtkWidget *part)
{
  return widget != NULL && (widget == part || gtk_widget_is_ancestor (widget, part));
}

/* What the keys were on is made anew, after an undo as well: they go on where they were. */
static void
brg_envelopes_page_refresh (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  BrgEnvelopesPage *self = BRG_ENVELOPES_PAGE (page);
  gboolean was_here = is_within (get_focus (self), GTK_WIDGET (self));
  gboolean was_in_list = is_within (get_focus (self), GTK_WIDGET (self->list));
  GtkListBoxRow *row;

  brg_envelopes_page_reload (self);
  row = gtk_list_box_get_selected_row (self->list);
  if (was_in_list && row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  else if (was_here && !is_within (get_focus (self), GTK_WIDGET (self)) &&
           (self->next_widget == NULL || !gtk_widget_grab_focus (self->next_widget)))
    brg_page_take_focus (page);
}

static char *
brg_envelopes_page_dup_subtitle (BrgPage *page G_GNUC_UNUSED, BrgSnapshot *snapshot)
{
  gint n_open = brg_envelope_desk_count_open (brg_snapshot_get_boards (snapshot));

  return n_open == 0
             ? g_strdup (_ ("no adjourned games"))
             : g_strdup_printf (
                   ngettext ("%d adjourned game", "%d adjourned games", (gulong) n_open), n_open);
}

/* `board/5/12`: the adjourned game of a board. */
static void
brg_envelopes_page_go_to (BrgPage *page, const char *target)
{
  BrgEnvelopesPage *self = BRG_ENVELOPES_PAGE (page);
  g_auto (GStrv) parts = g_strsplit (target, "/", 3);
  gint round;
  gint board;

  if (g_strv_length (parts) != 3 || self->desk == NULL)
    return;
  round = (gint) g_ascii_strtoll (parts[1], NULL, 10);
  board = (gint) g_ascii_strtoll (parts[2], NULL, 10);
  for (guint i = 0; i < self->desk->cases->len; i++)
    {
      const BrgEnvelopeCase *matter = &g_array_index (self->desk->cases, BrgEnvelopeCase, i);

      if (matter->round == round && matter->game != NULL && matter->game->board == board)
        {
          gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) i));
          return;
        }
    }
}

static gboolean
show_toggles (gpointer data)
{
  BrgEnvelopesPage *self = data;

  self->fold_id = 0;
  gtk_widget_set_visible (GTK_WIDGET (self->list_toggle), brg_sides_get_folded (self->list_sides));
  gtk_widget_set_visible (GTK_WIDGET (self->pane_toggle), brg_sides_get_folded (self->pane_sides));
  return G_SOURCE_REMOVE;
}

/* The list where it is seen, else the steps, else what brings them. */
static gboolean
brg_envelopes_page_take_focus (BrgPage *page)
{
  BrgEnvelopesPage *self = BRG_ENVELOPES_PAGE (page);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row == NULL)
    return FALSE;
  if (brg_sides_get_reveal_side (self->list_sides))
    return gtk_widget_grab_focus (GTK_WIDGET (row));
  if (brg_sides_get_reveal_side (self->pane_sides))
    return gtk_widget_grab_focus (self->next_widget != NULL ? self->next_widget
                                                            : GTK_WIDGET (self->time_entry));
  g_clear_handle_id (&self->fold_id, g_source_remove);
  show_toggles (self);
  return gtk_widget_grab_focus (GTK_WIDGET (self->pane_toggle));
}

/* A pane folds while the page gets its size: what is shown in the bar above changes after that. */
static void
on_folded (BrgEnvelopesPage *self)
{
  if (self->fold_id == 0)
    self->fold_id = g_idle_add (show_toggles, self);
}

static void
on_face_clicked (BrgEnvelopesPage *self)
{
  const BrgEnvelopeCase *matter = brg_envelopes_page_get_case (self);
  BrgShell *shell = brg_shell_find (GTK_WIDGET (self));

  if (matter == NULL)
    return;
  if (matter->envelope == NULL)
    brg_seal_sheet_present (shell, matter->game->id);
  else
    brg_seal_sheet_present_change (shell, matter->envelope);
}

static void
on_schedule_clicked (BrgEnvelopesPage *self)
{
  brg_resumption_sheet_present (brg_shell_find (GTK_WIDGET (self)));
}

static void
brg_envelopes_page_dispose (GObject *object)
{
  BrgEnvelopesPage *self = BRG_ENVELOPES_PAGE (object);

  g_clear_pointer (&self->reading, brg_envelope_reading_free);
  g_clear_pointer (&self->game, brg_envelope_game_free);
  g_clear_pointer (&self->desk, brg_envelope_desk_free);
  g_clear_pointer (&self->ticks, g_hash_table_unref);
  g_clear_object (&self->actions);
  g_clear_handle_id (&self->fold_id, g_source_remove);
  G_OBJECT_CLASS (brg_envelopes_page_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgEnvelopesPage, name)

static const BrgTemplateChild children[] = {
  CHILD (list_toggle),   CHILD (pane_toggle),  CHILD (face_button),    CHILD (schedule_button),
  CHILD (count_label),   CHILD (search_entry), CHILD (stack),          CHILD (list_sides),
  CHILD (pane_sides),    CHILD (list),         CHILD (number_label),   CHILD (place_label),
  CHILD (board),         CHILD (board_clamp),  CHILD (no_board_label), CHILD (face_grid),
  CHILD (way_label),     CHILD (state_label),  CHILD (block_box),      CHILD (block_title),
  CHILD (block_label),   CHILD (time_box),     CHILD (time_entry),     CHILD (checks),
  CHILD (move_box),      CHILD (move_entry),   CHILD (verdict_chip),   CHILD (verdict_link_box),
  CHILD (verdict_label), CHILD (meant_choice), CHILD (reason_entry),   CHILD (read_button),
  CHILD (offers),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (brg_page_take_focus), BRG_TEMPLATE_CALLBACK (on_search_activated),
  BRG_TEMPLATE_CALLBACK (on_search_stopped),   BRG_TEMPLATE_CALLBACK (on_face_clicked),
  BRG_TEMPLATE_CALLBACK (on_schedule_clicked),
};

static void
brg_envelopes_page_class_init (BrgEnvelopesPageClass *klass)
{
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_SIDES);
  g_type_ensure (BRG_TYPE_TWO_COLUMNS);
  g_type_ensure (BRG_TYPE_BOARD_VIEW);
  g_type_ensure (BRG_TYPE_CHIP);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_envelopes_page_dispose;
  GTK_WIDGET_CLASS (klass)->map = brg_envelopes_page_map;
  page_class->refresh = brg_envelopes_page_refresh;
  page_class->dup_subtitle = brg_envelopes_page_dup_subtitle;
  page_class->take_focus = brg_envelopes_page_take_focus;
  page_class->print = brg_envelopes_page_print;
  page_class->go_to = brg_envelopes_page_go_to;
  page_class->search = brg_envelopes_page_search;
  brg_template_set (klass, "brg-envelopes-page", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_envelopes_page_init (BrgEnvelopesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->ticks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  brg_envelopes_page_install_printing (self);
  self->verdict_link = brg_article_link_new (NULL, NULL);
  gtk_box_append (self->verdict_link_box, self->verdict_link);
  self->block_link = brg_article_link_new (NULL, NULL);
  gtk_widget_set_halign (self->block_link, GTK_ALIGN_START);
  gtk_box_append (self->block_box, self->block_link);
  gtk_list_box_set_header_func (self->list, set_header, self, NULL);
  gtk_list_box_set_filter_func (self->list, is_found, self, NULL);
  g_signal_connect_swapped (self->search_entry, "search-changed",
                            G_CALLBACK (gtk_list_box_invalidate_filter), self->list);
  g_signal_connect_swapped (self->list_sides, "notify::folded", G_CALLBACK (on_folded), self);
  g_signal_connect_swapped (self->pane_sides, "notify::folded", G_CALLBACK (on_folded), self);
  show_toggles (self);
  g_signal_connect_swapped (self->list, "selected-rows-changed", G_CALLBACK (on_row_selected),
                            self);
  g_signal_connect_swapped (self->move_entry, "changed", G_CALLBACK (brg_envelopes_page_judge),
                            self);
  g_signal_connect_swapped (self->move_entry, "activate", G_CALLBACK (brg_envelopes_page_confirm),
                            self);
  g_signal_connect_swapped (self->meant_choice, "notify::selected",
                            G_CALLBACK (brg_envelopes_page_update_read), self);
  g_signal_connect_swapped (self->read_button, "clicked", G_CALLBACK (brg_envelopes_page_read),
                            self);
}
