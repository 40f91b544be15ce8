/* brg-boards-page.c - the boards: a game with its moves, clocks and the questions about it
 *
 * The rest of the page is in brg-boards-page-board.c (board and moves), -entry.c (typed
 * moves), -questions.c, -clock.c, -actions.c (menus and keys) and -files.c (positions and PGN).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-boards-page.h"

#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-boards-page-private.h"
#include "brg-event-table.h"
#include "brg-narrow.h"
#include "brg-next-step.h"
#include "brg-pages.h"
#include "brg-window.h"

/* Below this width of the window at 100 % the questions take the place of the moves. */
#define NARROW_WIDTH 1100.0

/* Below this one the bar has no room for names and steps. */
#define BAR_WIDTH 900.0

G_DEFINE_FINAL_TYPE (BrgBoardsPage, brg_boards_page, BRG_TYPE_PAGE)

const BrgGame *
brg_boards_page_get_pairing (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const BrgRound *round = snapshot != NULL ? brg_snapshot_get_round (snapshot, self->round) : NULL;

  for (guint i = 0; round != NULL && self->pairing_id != 0 && i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->id == self->pairing_id && game->black != BRG_NOBODY)
        return game;
    }
  return NULL;
}

gboolean
brg_boards_page_may_act (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  return snapshot != NULL && self->game != NULL && snapshot->event->state == BRG_EVENT_OPEN;
}

static const BrgEntry *
get_player (BrgBoardsPage *self, BrgColour side)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const BrgGame *pairing = brg_boards_page_get_pairing (self);

  if (pairing == NULL)
    return NULL;
  return brg_snapshot_get_entry (snapshot,
                                 side == BRG_COLOUR_WHITE ? pairing->white : pairing->black);
}

char *
brg_boards_page_dup_name (BrgBoardsPage *self, BrgColour side)
{
  const BrgEntry *player = get_player (self, side);

  if (player != NULL)
    return brg_entry_dup_short_name (player);
  return g_strdup (side == BRG_COLOUR_WHITE ? C_ ("side", "White") : C_ ("side", "Black"));
}

static void
show_player (BrgBoardsPage *self, BrgClockView *view, BrgColour side)
{
  const BrgEntry *player = get_player (self, side);
  g_autofree char *name = brg_boards_page_dup_name (self, side);
  g_autofree char *details = NULL;

  if (player != NULL && player->rating > 0)
    details = *player->title != '\0' ? g_strdup_printf ("%s · %d", player->title, player->rating)
                                     : g_strdup_printf ("%d", player->rating);
  else if (player != NULL)
    details = g_strdup (player->title);
  brg_clock_view_set_player (view, side, name, details);
}

static void
update_bar (BrgBoardsPage *self, BrgSnapshot *snapshot)
{
  const BrgGame *pairing = brg_boards_page_get_pairing (self);
  g_autofree char *white = brg_boards_page_dup_name (self, BRG_COLOUR_WHITE);
  g_autofree char *black = brg_boards_page_dup_name (self, BRG_COLOUR_BLACK);
  g_autofree char *names = pairing != NULL ? g_strdup_printf (_ ("%s – %s"), white, black)
                                           : g_strdup (_ ("Arbiter’s own board"));

  brg_boards_picker_show (self->picker, snapshot, self->round, self->pairing_id);
  gtk_label_set_text (self->names_label, names);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->names_label), names);
  show_player (self, self->lower_clock, self->is_flipped ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE);
  show_player (self, self->upper_clock, self->is_flipped ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK);
  brg_chip_set (self->book_chip, BRG_CHIP_OUTLINE, NULL,
                brg_pages_get_rulebook_name (snapshot->event->rulebook));
}

void
brg_boards_page_update (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (snapshot == NULL || self->game == NULL || self->is_updating)
    return;
  self->is_updating = TRUE;
  update_bar (self, snapshot);
  gtk_widget_set_visible (GTK_WIDGET (self->start_box), brg_desk_game_needs_start (self->game));
  brg_boards_page_update_moves (self);
  /* The board marks what the answers say. */
  brg_boards_page_update_questions (self);
  brg_boards_page_update_board (self);
  brg_boards_page_update_clocks (self);
  brg_boards_page_update_actions (self);
  self->is_updating = FALSE;
}

/* What was asked and typed belongs to the board that is left. */
static void
leave_board (BrgBoardsPage *self)
{
  self->question = BRG_QUESTION_NONE;
  brg_boards_page_clear_touches (self);
  self->is_can_win_known = FALSE;
  brg_boards_page_clear_entry (self);
  g_clear_pointer (&self->status, brg_play_status_free);
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  g_clear_pointer (&self->game, brg_desk_game_free);
}

/* fide-2023 II.2: all games of a round begin with the position that was drawn for one of them. */
static void
take_start_of_round (BrgBoardsPage *self, BrgStore *store, BrgStoredGame *record)
{
  g_autoptr (GPtrArray) games = NULL;

  if (record->discipline != BRG_DISCIPLINE_CHESS960 || record->start_number >= 0 ||
      *record->start != '\0' || record->pairing_id == 0)
    return;
  games = brg_store_list_games (store, record->group_id, self->round, NULL);
  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const BrgStoredGame *other = games->pdata[i];

      if (!other->is_drawn)
        continue;
      record->start_number = other->start_number;
      record->is_drawn = TRUE;
      record->start_seed = other->start_seed;
      return;
    }
}

static void
load_game (BrgBoardsPage *self, BrgSnapshot *snapshot)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (GError) error = NULL;
  BrgStoredGame *record =
      brg_store_load_game (store, snapshot->group->id, self->pairing_id, &error);

  if (record == NULL)
    {
      leave_board (self);
      brg_session_tell (brg_page_get_session (BRG_PAGE (self)), error->message);
      return;
    }
  /* The rules of the event may have been changed before the first move. */
  if (record->id == 0)
    record->discipline = snapshot->event->discipline;
  take_start_of_round (self, store, record);
  if (self->game != NULL && self->game->record->pairing_id == self->pairing_id &&
      self->game->record->group_id == snapshot->group->id)
    brg_desk_game_take_record (self->game, record);
  else
    {
      leave_board (self);
      self->game = brg_desk_game_new (record);
    }
}

static gint64
find_first_board (BrgSnapshot *snapshot, gint round)
{
  const BrgGame *game = brg_board_get_game (snapshot, round, 0);

  return game != NULL && game->black != BRG_NOBODY ? game->id : 0;
}

/* The board that was shown, if its round is still there; else the first of the current round. */
static void
keep_place (BrgBoardsPage *self, BrgSnapshot *snapshot)
{
  if (self->group_id != snapshot->group->id)
    {
      leave_board (self);
      self->group_id = snapshot->group->id;
      self->round = 0;
    }
  if (self->round == 0 || brg_snapshot_get_round (snapshot, self->round) == NULL)
    {
      self->round = brg_snapshot_current_round (snapshot);
      self->pairing_id = find_first_board (snapshot, self->round);
    }
  if (self->pairing_id != 0 && brg_boards_page_get_pairing (self) == NULL)
    self->pairing_id = find_first_board (snapshot, self->round);
}

static void
show_no_board (BrgBoardsPage *self, BrgSnapshot *snapshot)
{
  g_autofree char *text = g_strdup_printf (
      /* Translators: a discipline, "Russian draughts" */
      _ ("%s has no board in this version. Chess and Chess960 have one: moves, clocks, and the "
         "questions to the arbiter."),
      brg_pages_get_discipline_name (snapshot->event->discipline));

  leave_board (self);
  adw_status_page_set_title (self->status_page, _ ("No board for this discipline"));
  adw_status_page_set_description (self->status_page, text);
  gtk_stack_set_visible_child_name (self->body, "empty");
}

static void
brg_boards_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgBoardsPage *self = BRG_BOARDS_PAGE (page);
  gboolean has_board = brg_desk_discipline_has_board (snapshot->event->discipline);

  gtk_widget_set_visible (GTK_WIDGET (self->bar_work), has_board);
  gtk_widget_set_visible (GTK_WIDGET (self->state_chip), has_board);
  keep_place (self, snapshot);
  if (!has_board)
    {
      update_bar (self, snapshot);
      show_no_board (self, snapshot);
      brg_boards_page_update_actions (self);
      return;
    }
  gtk_stack_set_visible_child_name (self->body, "board");
  load_game (self, snapshot);
  brg_boards_page_update (self);
}

void
brg_boards_page_show_board (BrgBoardsPage *self, gint64 pairing_id)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (snapshot == NULL)
    return;
  self->pairing_id = pairing_id;
  brg_boards_page_refresh (BRG_PAGE (self), snapshot);
  brg_window_update_title (brg_window_find (GTK_WIDGET (self)));
  brg_boards_page_focus_moves (self);
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

/* `board/5/12`: board 12 of round 5. */
static void
brg_boards_page_go_to (BrgPage *page, const char *target)
{
  BrgBoardsPage *self = BRG_BOARDS_PAGE (page);
  BrgSnapshot *snapshot = brg_page_get_snapshot (page);
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

  if (pairing == NULL)
    return g_strdup (_ ("Arbiter’s own board"));
  /* Translators: number of the round, number of rounds, number of the board */
  return g_strdup_printf (_ ("Round %d of %d · board %d"), self->round,
                          brg_snapshot_count_rounds (snapshot), pairing->board);
}

gboolean
brg_boards_page_save_record (BrgBoardsPage *self,
                             BrgStoredGame *record,
                             BrgGameChange change,
                             const char *detail,
                             gboolean is_told)
{
  g_autoptr (BrgStoredGame) owned = record;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  GError *error = NULL;
  gboolean done =
      brg_store_save_game (brg_session_get_store (session), record, change, detail, &error);

  brg_session_finish_as (session, is_told ? NULL : "", done, error);
  /* What was refused must not stay on the board. */
  if (!done && self->game != NULL)
    {
      brg_desk_game_take_record (self->game, brg_stored_game_copy (self->game->record));
      brg_boards_page_update (self);
    }
  return done;
}

gboolean
brg_boards_page_save (BrgBoardsPage *self, BrgGameChange change, const char *detail)
{
  return brg_boards_page_save_record (self, brg_desk_game_dup_record (self->game), change, detail,
                                      FALSE);
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

  if (self->mate_cancellable != NULL)
    g_cancellable_cancel (self->mate_cancellable);
  g_clear_object (&self->mate_cancellable);
  g_clear_handle_id (&self->tick_source, g_source_remove);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (brg_boards_page_parent_class)->dispose (object);
}

static void
brg_boards_page_finalize (GObject *object)
{
  BrgBoardsPage *self = BRG_BOARDS_PAGE (object);

  g_clear_pointer (&self->status, brg_play_status_free);
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  g_clear_pointer (&self->game, brg_desk_game_free);
  g_clear_pointer (&self->answer, brg_desk_answer_free);
  brg_desk_touches_clear (&self->touches);
  brg_can_mate_answer_clear (&self->can_win);
  G_OBJECT_CLASS (brg_boards_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, body);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, status_page);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, bar_work);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, step_box);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, picker);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, names_label);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, state_chip);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, notation_button);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, pane_toggle);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, column);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, start_box);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, start_spin);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, status_label);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, end_button);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, board_frame);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, upper_clock);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, lower_clock);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, moves_scroller);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, move_entry);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, clock_button);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, answer_box);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, answer_label);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, answer_flow);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, pane);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, question_box);
  gtk_widget_class_bind_template_child (widget_class, BrgBoardsPage, book_chip);
}

static void
brg_boards_page_class_init (BrgBoardsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_boards_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_boards_page_finalize;
  page_class->refresh = brg_boards_page_refresh;
  page_class->take_focus = brg_boards_page_take_focus;
  page_class->go_to = brg_boards_page_go_to;
  page_class->dup_subtitle = brg_boards_page_dup_subtitle;
  g_type_ensure (BRG_TYPE_CHIP);
  g_type_ensure (BRG_TYPE_CLOCK_VIEW);
  g_type_ensure (BRG_TYPE_BOARDS_PICKER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/berger/Berger/ui/brg-boards-page.ui");
  bind_children (widget_class);
}

static void
brg_boards_page_init (BrgBoardsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->question = BRG_QUESTION_NONE;
  self->notation = brg_notation_find ("en");
  brg_boards_page_setup_actions (self);
  brg_boards_page_setup_board (self);
  brg_boards_page_setup_entry (self);
  brg_boards_page_setup_clocks (self);
  brg_boards_page_setup_questions (self);
  g_signal_connect (self->picker, "picked", G_CALLBACK (on_picked), self);
  g_signal_connect_swapped (self->pane_toggle, "toggled", G_CALLBACK (update_columns), self);
  brg_narrow_watch (GTK_WIDGET (self), NARROW_WIDTH, on_narrow, self);
  /* The keys do the same, and the names stand at the clocks. */
  brg_narrow_hide (GTK_WIDGET (self), self->step_box, BAR_WIDTH);
  brg_narrow_hide (GTK_WIDGET (self), GTK_WIDGET (self->names_label), BAR_WIDTH);
}
