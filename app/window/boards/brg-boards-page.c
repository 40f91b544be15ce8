/* brg-boards-page.c - the boards: a game with its moves, clocks and the questions about it
 *
 * The rest of the page is in brg-boards-page-place.c (which board it is), -board.c (the board),
 * -moves.c, -entry.c (typed moves), -pane.c, -questions.c and -rulings.c (questions and answers),
 * -clock.c, -actions.c (menus), -keys.c, -position.c (where a game begins), -files.c and
 * -diagram.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-boards-page.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-board.h"
#include "brg-boards-page-private.h"
#include "brg-names.h"
#include "brg-narrow.h"
#include "brg-template.h"
#include "brg-ui.h"

/* Below this width of the window at 100 % the questions take the place of the moves. */
#define NARROW_WIDTH 1100.0

/* Below this one the bar has no room for names and steps. */
#define BAR_WIDTH 900.0

G_DEFINE_FINAL_TYPE (BrgBoardsPage, brg_boards_page, BRG_TYPE_PAGE)

static void
update_bar (BrgBoardsPage *self, BrgSnapshot *snapshot)
{
  brg_boards_picker_show (self->picker, snapshot, self->round, self->pairing_id,
                          self->meeting_game);
  brg_boards_page_update_names (self);
  brg_chip_set (self->book_chip, BRG_CHIP_OUTLINE, NULL,
                brg_names_get_rulebook (snapshot->event->rulebook));
}

/* Another family of games: its questions, its notations. */
static void
take_family (BrgBoardsPage *self)
{
  if (self->rules == self->game->rules)
    return;
  brg_boards_page_forget_answer (self);
  self->rules = self->game->rules;
  self->question = BRG_BOARDS_NO_QUESTION;
  brg_boards_page_build_notations (self);
  brg_boards_page_build_pane (self);
}

static gboolean
has_focus_in_prompt (BrgBoardsPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->prompt_bar));
}

/* What is to be settled before or while the game begins. After the last answer, or where the next
 * one is given on the board, it is the board that goes on hearing keys. */
static void
update_prompt (BrgBoardsPage *self)
{
  gboolean had_focus = has_focus_in_prompt (self);
  BrgDeskSurroundings around;

  g_clear_pointer (&self->prompt, brg_desk_prompt_free);
  brg_boards_page_get_around (self, &around);
  if (self->rules->get_prompt != NULL && !self->game->is_damaged)
    self->prompt = self->rules->get_prompt (self->game, &around);
  brg_prompt_bar_set (self->prompt_bar, brg_page_get_rulebook (BRG_PAGE (self)), self->prompt);
  gtk_widget_set_sensitive (GTK_WIDGET (self->prompt_bar), brg_boards_page_may_act (self));
  if (had_focus && !has_focus_in_prompt (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
update_counters (BrgBoardsPage *self)
{
  BrgDeskSurroundings around;
  g_autoptr (GArray) counters = NULL;

  brg_boards_page_get_around (self, &around);
  if (self->rules->list_counters != NULL)
    counters = self->rules->list_counters (self->game, &around);
  brg_counter_list_set (
      self->counters, brg_page_get_rulebook (BRG_PAGE (self)),
      self->rules->counters_title != NULL ? _ (self->rules->counters_title) : NULL, counters);
}

void
brg_boards_page_update (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);

  if (snapshot == NULL || self->game == NULL || self->is_updating)
    return;
  self->is_updating = TRUE;
  brg_desk_game_sync (self->game);
  take_family (self);
  update_bar (self, snapshot);
  update_prompt (self);
  brg_boards_page_update_moves (self);
  update_counters (self);
  /* The board marks what the answers say. */
  brg_boards_page_update_questions (self);
  brg_boards_page_update_board (self);
  brg_boards_page_update_clocks (self);
  brg_boards_page_update_actions (self);
  self->is_updating = FALSE;
}

static void
brg_boards_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgBoardsPage *self = BRG_BOARDS_PAGE (page);

  brg_boards_page_open_place (self, (BrgSnapshot *) brg_snapshot_get_boards (snapshot));
  brg_boards_page_update (self);
}

void
brg_boards_page_focus_moves (BrgBoardsPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self->moves)))
    gtk_widget_grab_focus (GTK_WIDGET (self->moves));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static gboolean
brg_boards_page_take_focus (BrgPage *page)
{
  BrgBoardsPage *self = BRG_BOARDS_PAGE (page);

  if (self->game == NULL)
    return gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  brg_boards_page_focus_moves (self);
  return TRUE;
}

static void
brg_boards_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (brg_boards_page_parent_class)->map (widget);
  brg_boards_page_take_at_hand (BRG_BOARDS_PAGE (widget));
}

static void
brg_boards_page_print (BrgPage *page)
{
  brg_boards_page_print_board (BRG_BOARDS_PAGE (page));
}

/* `board/5/12`: board 12 of round 5. */
static void
brg_boards_page_go_to (BrgPage *page, const char *target)
{
  BrgBoardsPage *self = BRG_BOARDS_PAGE (page);
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);
  g_auto (GStrv) parts = g_strsplit (target, "/", 3);
  gint round;
  gint index;

  if (snapshot == NULL || g_strv_length (parts) != 3 || !g_str_equal (parts[0], "board"))
    return;
  round = (gint) g_ascii_strtoll (parts[1], NULL, 10);
  index = brg_board_find_number (snapshot, round, (gint) g_ascii_strtoll (parts[2], NULL, 10));
  if (index < 0)
    return;
  self->round = round;
  brg_boards_page_show_board (self, brg_board_get_game (snapshot, round, index)->id);
}

static char *
brg_boards_page_dup_subtitle (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgBoardsPage *self = BRG_BOARDS_PAGE (page);
  const BrgGame *pairing = brg_boards_page_get_pairing (self);
  g_autofree char *board = NULL;

  if (pairing == NULL)
    return g_strdup (_ ("Arbiter’s own board"));
  board = brg_board_label_new (pairing);
  if (snapshot->group->is_postal)
    /* Translators: number of a round, number of the board; of games that all began on one day */
    return g_strdup_printf (_ ("Round %d of the table · board %s"), self->round, board);
  /* Translators: number of the round, number of rounds, number of the board */
  return g_strdup_printf (_ ("Round %d of %d · board %s"), self->round,
                          brg_snapshot_count_rounds (snapshot), board);
}

static void
update_columns (BrgBoardsPage *self)
{
  gboolean shows_pane = !self->is_narrow || gtk_toggle_button_get_active (self->pane_toggle);

  gtk_widget_set_visible (GTK_WIDGET (self->pane_toggle), self->is_narrow);
  gtk_widget_set_visible (self->pane, shows_pane);
  gtk_widget_set_visible (self->column, !self->is_narrow || !shows_pane);
}

static void
on_narrow (gboolean is_narrow, gpointer data)
{
  BrgBoardsPage *self = data;

  self->is_narrow = is_narrow;
  update_columns (self);
}

static void
on_picked (BrgBoardsPicker *picker G_GNUC_UNUSED, gint64 pairing_id, BrgBoardsPage *self)
{
  brg_boards_page_show_board (self, pairing_id);
}

static void
brg_boards_page_dispose (GObject *object)
{
  BrgBoardsPage *self = BRG_BOARDS_PAGE (object);

  brg_boards_page_forget_answer (self);
  g_clear_handle_id (&self->tick_source, g_source_remove);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (brg_boards_page_parent_class)->dispose (object);
}

static void
brg_boards_page_finalize (GObject *object)
{
  BrgBoardsPage *self = BRG_BOARDS_PAGE (object);

  g_clear_pointer (&self->choices, g_array_unref);
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  g_clear_pointer (&self->prompt, brg_desk_prompt_free);
  g_clear_pointer (&self->game, brg_desk_game_free);
  g_clear_pointer (&self->cards, g_array_unref);
  for (gint i = 0; i < 3; i++)
    g_free (self->names[i]);
  G_OBJECT_CLASS (brg_boards_page_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgBoardsPage, name)

static const BrgTemplateChild children[] = {
  CHILD (step_box),     CHILD (picker),          CHILD (names_label),
  CHILD (state_chip),   CHILD (notation_button), CHILD (pane_toggle),
  CHILD (column),       CHILD (prompt_bar),      CHILD (status_label),
  CHILD (end_button),   CHILD (board_frame),     CHILD (upper_clock),
  CHILD (lower_clock),  CHILD (duty_label),      CHILD (moves_scroller),
  CHILD (move_entry),   CHILD (clock_button),    CHILD (answer_box),
  CHILD (answer_label), CHILD (answer_flow),     CHILD (pane),
  CHILD (counters),     CHILD (question_box),    CHILD (book_chip),
};

static void
brg_boards_page_class_init (BrgBoardsPageClass *klass)
{
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_boards_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_boards_page_finalize;
  GTK_WIDGET_CLASS (klass)->map = brg_boards_page_map;
  page_class->refresh = brg_boards_page_refresh;
  page_class->take_focus = brg_boards_page_take_focus;
  page_class->print = brg_boards_page_print;
  page_class->go_to = brg_boards_page_go_to;
  page_class->dup_subtitle = brg_boards_page_dup_subtitle;
  g_type_ensure (BRG_TYPE_CHIP);
  g_type_ensure (BRG_TYPE_CLOCK_VIEW);
  g_type_ensure (BRG_TYPE_BOARDS_PICKER);
  g_type_ensure (BRG_TYPE_COUNTER_LIST);
  g_type_ensure (BRG_TYPE_KEY_BUTTON);
  g_type_ensure (BRG_TYPE_PROMPT_BAR);
  brg_template_set (klass, "brg-boards-page", children, G_N_ELEMENTS (children));
}

static void
brg_boards_page_init (BrgBoardsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_show_whole_text (self->names_label);
  self->question = BRG_BOARDS_NO_QUESTION;
  brg_boards_page_setup_actions (self);
  brg_boards_page_setup_keys (self);
  brg_boards_page_setup_board (self);
  brg_boards_page_setup_moves (self);
  brg_boards_page_setup_entry (self);
  brg_boards_page_setup_clocks (self);
  brg_boards_page_setup_prompt (self);
  g_signal_connect (self->picker, "picked", G_CALLBACK (on_picked), self);
  g_signal_connect_swapped (self->pane_toggle, "toggled", G_CALLBACK (update_columns), self);
  brg_narrow_watch (GTK_WIDGET (self), NARROW_WIDTH, on_narrow, self);
  /* The keys do the same, and the names stand at the clocks. */
  brg_narrow_hide (GTK_WIDGET (self), self->step_box, BAR_WIDTH);
  brg_narrow_hide (GTK_WIDGET (self), GTK_WIDGET (self->names_label), BAR_WIDTH);
}
