/* brg-rounds-page.c - the rounds: results by keyboard
 *
 * The rest of the page is in brg-rounds-page-table.c (rows), -matches.c (headers of matches),
 * -columns.c (what there is room for), -bar.c (rounds and progress), -keys.c, -entry.c (results),
 * -pass.c (verification), -why.c (reasons), -timer.c (default time), -postal.c (games by
 * correspondence) and -actions.c (menus and buttons).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rounds-page.h"

#include <glib/gi18n.h>

#include "brg-event-status.h"
#include "brg-journal.h"
#include "brg-jury-list.h"
#include "brg-next-step.h"
#include "brg-page-paper.h"
#include "brg-print.h"
#include "brg-result-entry.h"
#include "brg-rounds-page-private.h"
#include "brg-shell.h"
#include "brg-store-game-rows.h"
#include "brg-store-incident-rows.h"
#include "brg-template.h"
#include "brg-ui.h"

/* Below this width of the window at 100 % the pane gives way to the line of keys. */
#define NARROW_WIDTH 900.0

G_DEFINE_FINAL_TYPE (BrgRoundsPage, brg_rounds_page, BRG_TYPE_PAGE)

BrgSnapshot *
brg_rounds_page_get_boards (BrgRoundsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  return snapshot != NULL ? (BrgSnapshot *) brg_snapshot_get_boards (snapshot) : NULL;
}

static gboolean
has_game (GHashTable *games, const BrgGame *game)
{
  return games != NULL && g_hash_table_contains (games, GSIZE_TO_POINTER ((gsize) game->id));
}

/* @index: -1 for a board of another round than the one that keys are for */
static BrgBoardMarks
find_marks (BrgRoundsPage *self, gint index, const BrgGame *game)
{
  BrgBoardMarks marks = BRG_BOARD_MARK_NONE;

  if (index >= 0 && index == self->index)
    marks |= BRG_BOARD_MARK_CURRENT;
  if (index >= 0 && index == self->just_now)
    marks |= BRG_BOARD_MARK_JUST_NOW | (self->is_doubtful ? BRG_BOARD_MARK_DOUBT : 0);
  if (brg_verification_hides (&self->pass, game))
    marks |= BRG_BOARD_MARK_HIDDEN;
  if (self->pass.game_id == game->id || (game->has_second && !self->pass.is_on))
    marks |= BRG_BOARD_MARK_DIFFERENT;
  if (has_game (self->corrected, game))
    marks |= BRG_BOARD_MARK_CORRECTED;
  if (has_game (self->with_incident, game))
    marks |= BRG_BOARD_MARK_INCIDENT;
  return marks;
}

static void
show_marks_of (BrgRoundsPage *self, const BrgSnapshot *snapshot, GListModel *items)
{
  guint n_items = g_list_model_get_n_items (items);
  gboolean is_at_hand = items == G_LIST_MODEL (self->items);

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (BrgBoardItem) item = g_list_model_get_item (items, i);
      const BrgGame *game = brg_board_item_get_game (item);
      BrgBoardMarks marks = find_marks (self, is_at_hand ? (gint) i : -1, game);
      g_autofree char *second = NULL;

      if ((marks & BRG_BOARD_MARK_DIFFERENT) != 0)
        second = brg_verification_dup_entry (snapshot, game->second_white, game->second_black);
      brg_board_item_set_marks (item, marks, second);
    }
}

static void
show_marks (BrgRoundsPage *self, const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < self->stores->len; i++)
    show_marks_of (self, snapshot, self->stores->pdata[i]);
}

void
brg_rounds_page_update (BrgRoundsPage *self)
{
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  BrgRoundsDesk desk = { .snapshot = snapshot,
                         .teams = brg_page_get_snapshot (BRG_PAGE (self)),
                         .match = brg_rounds_page_get_match (self),
                         .round = self->round,
                         .item = brg_rounds_page_get_item (self, self->index),
                         .meeting_game = brg_rounds_page_find_game (self),
                         .refusal = brg_rounds_page_get_refusal (self),
                         .slip = &self->slip,
                         .pass = &self->pass,
                         .scheme = self->scheme };

  g_autofree char *doubt = NULL;
  const BrgGame *game;

  if (snapshot == NULL || brg_snapshot_get_round (snapshot, self->round) == NULL)
    return;
  game = brg_rounds_page_get_game (self);
  if (game != NULL)
    doubt = brg_result_entry_dup_doubt (brg_shell_find (GTK_WIDGET (self)), self->round, game,
                                        game->white_outcome, game->black_outcome);
  desk.doubt = doubt;
  desk.break_left =
      game != NULL ? brg_meeting_breaks_get_left (self->breaks, game->id, g_get_real_time ()) : 0;
  desk.lot = game != NULL ? brg_opening_lots_find (self->lots, game->board) : NULL;
  show_marks (self, snapshot);
  self->is_moving = TRUE;
  if (gtk_toggle_button_get_active (self->missing_toggle))
    gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  self->is_moving = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->pane),
                          self->knows_width && !self->is_narrow && !self->is_asking);
  brg_rounds_page_update_why (self);
  gtk_widget_set_visible (GTK_WIDGET (self->line), self->is_narrow && !self->is_asking);
  if (self->is_narrow)
    brg_rounds_line_show (self->line, &desk);
  else
    brg_rounds_pane_show (self->pane, &desk);
  brg_rounds_page_update_pass (self);
  brg_rounds_page_update_actions (self, brg_page_get_snapshot (BRG_PAGE (self)));
}

/* Adds the games of a round on whose boards something has been found. @boards: (transfer full) */
static void
add_games (GHashTable *games, const BrgSnapshot *snapshot, gint number, GHashTable *boards)
{
  const BrgRound *round = brg_snapshot_get_round (brg_snapshot_get_boards (snapshot), number);

  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (g_hash_table_contains (boards, GINT_TO_POINTER (game->board)))
        g_hash_table_add (games, GSIZE_TO_POINTER ((gsize) game->id));
    }
  g_hash_table_unref (boards);
}

/* The first and the last round in the table. */
static gint
get_first (BrgRoundsPage *self)
{
  return brg_rounds_page_has_all_rounds (self) ? 1 : self->round;
}

static gint
get_last (BrgRoundsPage *self, const BrgSnapshot *snapshot)
{
  return brg_rounds_page_has_all_rounds (self) ? (gint) snapshot->rounds->len : self->round;
}

/* The games of which the log says something: a decision, or a draft that waits for one. */
static void
read_incidents (BrgRoundsPage *self, const BrgSnapshot *snapshot)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (GPtrArray) log =
      brg_rounds_page_has_all_rounds (self)
          ? brg_store_list_incidents (store, snapshot->event->id, NULL)
          : brg_store_list_round_incidents (store, snapshot->group->id, self->round, NULL);

  g_clear_pointer (&self->with_incident, g_hash_table_unref);
  self->with_incident = g_hash_table_new (NULL, NULL);
  for (gint round = get_first (self); log != NULL && round <= get_last (self, snapshot); round++)
    add_games (self->with_incident, snapshot, round,
               brg_board_list_with_incidents (log, snapshot->group->id, round));
}

/* Openings of draughts-64 and of Russian draughts; other games have none to look for. */
static void
read_lots (BrgRoundsPage *self, const BrgSnapshot *snapshot)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (GPtrArray) games = NULL;

  g_clear_pointer (&self->lots, g_ptr_array_unref);
  if (snapshot->event->discipline != BRG_DISCIPLINE_DRAUGHTS64 &&
      snapshot->event->discipline != BRG_DISCIPLINE_RUSSIAN)
    return;
  games = brg_store_list_games (store, snapshot->group->id, self->round, NULL);
  if (games != NULL)
    self->lots = brg_opening_lots_list (snapshot, self->round, games, 0);
}

static void
read_corrected (BrgRoundsPage *self, BrgSnapshot *snapshot)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (GPtrArray) journal = NULL;

  g_clear_pointer (&self->corrected, g_hash_table_unref);
  self->corrected = g_hash_table_new (NULL, NULL);
  for (gint round = get_first (self); round <= get_last (self, snapshot); round++)
    {
      /* Nothing is corrected in the round that is being played: it is simply changed. */
      if (round >= brg_snapshot_current_round (snapshot) &&
          brg_snapshot_get_round (snapshot, round)->state != BRG_ROUND_CLOSED)
        continue;
      if (journal == NULL)
        journal = brg_journal_list (store, snapshot->event->id, NULL);
      if (journal == NULL)
        return;
      add_games (self->corrected, snapshot, round,
                 brg_board_list_corrected (journal, snapshot->group->id, round));
    }
}

/* Where the work goes on: the next board without a result, else the first board. */
static gint
find_board_to_begin (const BrgSnapshot *snapshot, gint round, gint after)
{
  gint next = brg_board_find_next_missing (snapshot, round, after);

  return next >= 0 ? next : MAX (after, 0);
}

/* After a restart: the row after the result that was entered last. */
static void
find_place (BrgRoundsPage *self, BrgSnapshot *snapshot)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  const BrgSnapshot *boards = brg_snapshot_get_boards (snapshot);
  g_autoptr (BrgJournalEntry) last = brg_journal_peek_undo (store, snapshot->event->id);
  gint board = last != NULL && brg_journal_entry_is_of_group (last, snapshot->group->id)
                   ? brg_journal_entry_get_int (last, "board")
                   : 0;

  self->group_id = snapshot->group->id;
  self->round = brg_snapshot_current_round (snapshot);
  self->just_now = -1;
  brg_slip_set_mode (&self->slip, BRG_SLIP_OFF);
  brg_verification_set_on (&self->pass, FALSE);
  self->index = -1;
  if (board > 0 && brg_journal_entry_get_int (last, "round") == self->round)
    self->index = brg_board_find_number (boards, self->round, board);
  self->index = find_board_to_begin (boards, self->round, self->index);
}

/* The round that was shown may be gone; the board as well. */
static void
keep_place (BrgRoundsPage *self, BrgSnapshot *snapshot)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (snapshot);
  gint n_rounds = MAX (brg_snapshot_count_rounds (snapshot), 1);

  self->slip.has_matches = brg_snapshot_has_teams (snapshot);
  if (self->group_id != snapshot->group->id || self->round == 0)
    {
      find_place (self, snapshot);
      return;
    }
  self->round = CLAMP (self->round, 1, MIN (n_rounds, (gint) snapshot->rounds->len + 1));
  if (brg_board_get_game (boards, self->round, self->index) == NULL)
    self->index = find_board_to_begin (boards, self->round, -1);
  if (brg_board_get_game (boards, self->round, self->index) == NULL)
    self->index = -1;
}

/* Undo, redo or another page changed a single result: that is the board to look at. What comes from
 * outside moves nothing: the next key is for the board that it was for. */
static void
follow_change (BrgRoundsPage *self, gint changed)
{
  if (self->is_acting)
    return;
  if (brg_session_is_from_outside (brg_page_get_session (BRG_PAGE (self))))
    {
      if (changed == self->just_now)
        self->just_now = -1;
      return;
    }
  self->just_now = -1;
  if (changed >= 0)
    self->index = changed;
}

/* Lines on the status of the event and on its jury. */
static char *
dup_warnings (BrgRoundsPage *self, BrgSnapshot *snapshot)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autofree char *status = brg_event_status_dup_warnings (store, snapshot);
  g_autofree char *jury = brg_jury_list_dup_warnings (store, snapshot);

  return g_strconcat (status, *status != '\0' && *jury != '\0' ? "\n" : "", jury, NULL);
}

/* A round that is not paired has no board that keys are for. */
static void
hide_beside (BrgRoundsPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->pane), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->line), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->why), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->pass_box), FALSE);
}

static void
show_round (BrgRoundsPage *self, BrgSnapshot *snapshot)
{
  gboolean is_paired = brg_snapshot_get_round (snapshot, self->round) != NULL;

  gtk_stack_set_visible_child_name (self->body, is_paired ? "boards" : "empty");
  if (!is_paired)
    {
      hide_beside (self);
      /* What the book wants of an event of its status is told before it starts. */
      g_autofree char *warnings = self->round == 1 ? dup_warnings (self, snapshot) : g_strdup ("");

      brg_rounds_empty_show (self->empty, snapshot, self->round, warnings);
      brg_rounds_page_update_actions (self, snapshot);
      return;
    }
  read_corrected (self, snapshot);
  read_incidents (self, snapshot);
  read_lots (self, snapshot);
  follow_change (self, brg_rounds_page_fill_table (self, snapshot));
  /* An action of this page is followed by a move. */
  if (!self->is_acting)
    brg_rounds_page_move_to (self, self->index);
}

static void
brg_rounds_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgRoundsPage *self = BRG_ROUNDS_PAGE (page);

  brg_rounds_page_read_scheme (self);
  brg_rounds_page_read_letters (self);
  keep_place (self, snapshot);
  brg_verification_follow (&self->pass, brg_snapshot_get_boards (snapshot), self->round);
  show_round (self, snapshot);
  brg_rounds_page_update_bar (self, snapshot);
  brg_rounds_page_update_timer (self);
}

static gboolean
brg_rounds_page_take_focus (BrgPage *page)
{
  BrgRoundsPage *self = BRG_ROUNDS_PAGE (page);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->body), "empty") == 0)
    return brg_rounds_empty_take_focus (self->empty) ||
           gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  brg_rounds_page_focus_row (self);
  brg_rounds_page_move_to (self, self->index);
  return TRUE;
}

void
brg_rounds_page_show_board (BrgRoundsPage *self, gint round, gint index)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  gboolean had_focus = brg_rounds_page_has_table_focus (self);

  if (snapshot == NULL || round == self->round)
    return;
  self->round = round;
  self->just_now = -1;
  brg_verification_set_on (&self->pass, FALSE);
  self->index = index;
  keep_place (self, snapshot);
  self->is_acting = TRUE; /* other boards are no changed results */
  show_round (self, snapshot);
  self->is_acting = FALSE;
  brg_rounds_page_update_bar (self, snapshot);
  brg_rounds_page_move_to (self, self->index);
  brg_shell_update_title (brg_shell_find (GTK_WIDGET (self)));
  if (had_focus)
    brg_rounds_page_take_focus (BRG_PAGE (self));
}

void
brg_rounds_page_show_round (BrgRoundsPage *self, gint round)
{
  brg_rounds_page_show_board (self, round, -1);
}

static gboolean
is_entry (const BrgSnapshot *snapshot, gint entry, gint64 entry_id)
{
  return entry != BRG_NOBODY && (brg_snapshot_get_entry (snapshot, entry)->id == entry_id ||
                                 brg_snapshot_get_entry (snapshot, entry)->team_id == entry_id);
}

/* The board of a player, or the first one of a team. */
static gint
find_board_of (const BrgSnapshot *snapshot, gint round, gint64 entry_id)
{
  const BrgGame *game;

  for (gint i = 0; (game = brg_board_get_game (snapshot, round, i)) != NULL; i++)
    if (is_entry (snapshot, game->white, entry_id) || is_entry (snapshot, game->black, entry_id))
      return i;
  return -1;
}

/* In the round on show; where the table has others and he has no game in it, in the first that has
 * one, which comes on show. */
static gint
find_board_in_table (BrgRoundsPage *self, const BrgSnapshot *snapshot, gint64 entry_id)
{
  gint index = find_board_of (snapshot, self->round, entry_id);

  for (gint round = get_first (self); index < 0 && round <= get_last (self, snapshot); round++)
    {
      index = find_board_of (snapshot, round, entry_id);
      if (index >= 0)
        brg_rounds_page_show_board (self, round, index);
    }
  return index;
}

/* `round/5`, `board/5/12`, `why/5/12` with the reasons for that pair, `entry/17`: a player's board
 * in the round on show. */
static void
brg_rounds_page_go_to (BrgPage *page, const char *target)
{
  BrgRoundsPage *self = BRG_ROUNDS_PAGE (page);
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  g_auto (GStrv) parts = g_strsplit (target, "/", 3);
  gint64 number = parts[0] != NULL && parts[1] != NULL ? g_ascii_strtoll (parts[1], NULL, 10) : 0;
  gint index;

  if (snapshot == NULL || number < 1)
    return;
  if (g_str_equal (parts[0], "entry"))
    index = find_board_in_table (self, snapshot, number);
  else
    {
      brg_rounds_page_show_round (self, (gint) MIN (number, (gint64) snapshot->rounds->len + 1));
      index = parts[2] != NULL ? brg_board_find_number (snapshot, self->round,
                                                        (gint) g_ascii_strtoll (parts[2], NULL, 10))
                               : -1;
    }
  if (index >= 0)
    brg_rounds_page_move_to (self, index);
  if (g_str_equal (parts[0], "why") && !self->is_asking)
    brg_rounds_page_ask_why (self);
}

static char *
dup_counts (const BrgRoundCounts *counts)
{
  /* Translators: results that are in, of so many games */
  g_autofree char *results =
      g_strdup_printf (ngettext ("%d of %d result", "%d of %d results", (gulong) counts->n_games),
                       counts->n_results, counts->n_games);
  g_autofree char *adjourned = g_strdup_printf (
      ngettext ("%d adjourned", "%d adjourned", (gulong) counts->n_adjourned), counts->n_adjourned);

  if (counts->n_adjourned == 0)
    return g_steal_pointer (&results);
  /* Translators: "43 of 60 results", "1 adjourned" */
  return g_strdup_printf (_ ("%s · %s"), results, adjourned);
}

/* rus-draughts-2022 10.3.2: by correspondence all games begin on one day: the results are those of
 * all. */
static char *
dup_postal (const BrgSnapshot *snapshot)
{
  BrgRoundCounts all = brg_round_counts_find_with (snapshot, 1);
  g_autofree char *progress = dup_counts (&all);

  /* Translators: "4 of 15 results" */
  return g_strdup_printf (_ ("Games of all rounds · %s"), progress);
}

/* The state of the round that is being played, whichever one is on show. */
static char *
brg_rounds_page_dup_subtitle (BrgPage *page, BrgSnapshot *snapshot)
{
  g_autofree char *timer = brg_rounds_page_dup_timer (BRG_ROUNDS_PAGE (page));
  gint current = brg_snapshot_current_round (snapshot);
  gint shown = BRG_ROUNDS_PAGE (page)->round;
  gint n_rounds = brg_snapshot_count_rounds (snapshot);
  const BrgRound *round = brg_snapshot_get_round (snapshot, current);
  BrgRoundCounts counts = brg_round_counts_find (snapshot, current);
  g_autofree char *progress = dup_counts (&counts);

  if (round == NULL)
    /* Translators: "begins in 12:31", of round 1 */
    return timer != NULL ? g_strdup_printf (_ ("no round is paired · round 1 %s"), timer)
                         : g_strdup (_ ("no round is paired"));
  if (snapshot->group->is_postal)
    return dup_postal (snapshot);
  if (shown > 0 && shown < current)
    /* Translators: the round that is looked at, number of all rounds, the round that is played */
    return g_strdup_printf (_ ("Looking back at round %d of %d · the current round is %d"), shown,
                            n_rounds, current);
  if (round->state == BRG_ROUND_CLOSED && timer != NULL)
    /* Translators: number of the round, number of all rounds, number of the next round, "begins in
     * 12:31" */
    return g_strdup_printf (_ ("Round %d of %d is closed · round %d %s"), current, n_rounds,
                            current + 1, timer);
  if (round->state == BRG_ROUND_CLOSED)
    /* Translators: number of the round, number of all rounds */
    return g_strdup_printf (_ ("Round %d of %d is closed"), current, n_rounds);
  if (timer != NULL)
    /* Translators: number of the round, number of all rounds, "43 of 60 results", "default time
     * ends in 12:31" */
    return g_strdup_printf (_ ("Round %d of %d · %s · %s"), current, n_rounds, progress, timer);
  /* Translators: number of the round, number of all rounds, "43 of 60 results" */
  return g_strdup_printf (_ ("Round %d of %d · %s"), current, n_rounds, progress);
}

static gboolean
fold (gpointer data)
{
  BrgRoundsPage *self = data;
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  double scale = brg_ui_get_text_scale (GTK_WIDGET (self));
  gboolean is_narrow = gtk_widget_get_width (window) / scale < NARROW_WIDTH;
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  self->fold_source = 0;
  if (self->knows_width && is_narrow == self->is_narrow)
    return G_SOURCE_REMOVE;
  self->knows_width = TRUE;
  if (is_narrow != self->is_narrow)
    {
      self->is_narrow = is_narrow;
      brg_rounds_page_show_columns (self);
    }
  if (snapshot != NULL && self->round > 0)
    {
      brg_rounds_page_update_bar (self, snapshot);
      brg_rounds_page_move_to (self, self->index);
    }
  return G_SOURCE_REMOVE;
}

static void
queue_fold (BrgRoundsPage *self)
{
  if (self->fold_source == 0)
    self->fold_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fold, self, NULL);
}

/* The round on show: its pairs before the first result, then the results. */
static void
brg_rounds_page_print (BrgPage *page)
{
  BrgRoundsPage *self = BRG_ROUNDS_PAGE (page);
  BrgPaperSource source = { .snapshot = brg_page_get_snapshot (page),
                            .store = brg_session_get_store (brg_page_get_session (page)),
                            .round = self->round };

  if (source.snapshot != NULL)
    brg_print_paper (GTK_WIDGET (page), brg_page_paper_of_round (source.snapshot, self->round),
                     &source);
}

static void
brg_rounds_page_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (brg_rounds_page_parent_class)->realize (widget);
  g_signal_connect_object (gtk_native_get_surface (gtk_widget_get_native (widget)), "layout",
                           G_CALLBACK (queue_fold), widget, G_CONNECT_SWAPPED);
}

static void
brg_rounds_page_dispose (GObject *object)
{
  BrgRoundsPage *self = BRG_ROUNDS_PAGE (object);

  brg_rounds_page_clear_timer (self);
  g_clear_handle_id (&self->fold_source, g_source_remove);
  g_clear_handle_id (&self->focus_source, g_source_remove);
  g_clear_pointer (&self->corrected, g_hash_table_unref);
  g_clear_pointer (&self->lots, g_ptr_array_unref);
  g_clear_pointer (&self->with_incident, g_hash_table_unref);
  g_clear_object (&self->reason_box);
  if (self->live != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->live, self);
      brg_live_watch_forget (self->live);
    }
  g_clear_object (&self->live);
  g_clear_pointer (&self->live_told, g_hash_table_unref);
  g_clear_pointer (&self->letters, brg_letters_desk_release);
  self->is_asking = FALSE;
  self->pending_review = NULL;
  g_clear_pointer (&self->stores, g_ptr_array_unref);
  g_clear_object (&self->match_headers);
  g_clear_object (&self->rows);
  g_clear_object (&self->bottom_padding);
  g_clear_object (&self->actions);
  g_clear_object (&self->round_menu_model);
  G_OBJECT_CLASS (brg_rounds_page_parent_class)->dispose (object);
}

/* The pane of reasons looks into the review as long as it lives. */
static void
brg_rounds_page_finalize (GObject *object)
{
  g_clear_pointer (&BRG_ROUNDS_PAGE (object)->review, brg_pairing_review_free);
  G_OBJECT_CLASS (brg_rounds_page_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRoundsPage, name)

static const BrgTemplateChild children[] = {
  CHILD (previous_button),
  CHILD (next_button),
  CHILD (round_box),
  CHILD (round_menu),
  CHILD (progress),
  CHILD (missing_toggle),
  CHILD (missing_badge),
  CHILD (verify_toggle),
  CHILD (verify_count),
  CHILD (bar_work),
  CHILD (print_button),
  CHILD (more_button),
  CHILD (call_box),
  CHILD (call_label),
  CHILD (absent_button),
  CHILD (call_close),
  CHILD (body),
  CHILD (pass_box),
  CHILD (pass_label),
  CHILD (pass_keys),
  CHILD (scroller),
  CHILD (view),
  CHILD (sides),
  CHILD (pane),
  CHILD (why),
  CHILD (line),
  CHILD (meeting_legend),
  CHILD (empty),
};

static void
brg_rounds_page_class_init (BrgRoundsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_ROUND_PROGRESS);
  g_type_ensure (BRG_TYPE_ROUNDS_EMPTY);
  g_type_ensure (BRG_TYPE_ROUNDS_LINE);
  g_type_ensure (BRG_TYPE_ROUNDS_PANE);
  g_type_ensure (BRG_TYPE_WIZARD_WHY);
  G_OBJECT_CLASS (klass)->dispose = brg_rounds_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_rounds_page_finalize;
  widget_class->realize = brg_rounds_page_realize;
  page_class->refresh = brg_rounds_page_refresh;
  page_class->take_focus = brg_rounds_page_take_focus;
  page_class->go_to = brg_rounds_page_go_to;
  page_class->dup_subtitle = brg_rounds_page_dup_subtitle;
  page_class->print = brg_rounds_page_print;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F8, 0, "rounds.check", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, GDK_CONTROL_MASK, "rounds.live",
                                       NULL);
  brg_template_set (klass, "brg-rounds-page", children, G_N_ELEMENTS (children));
}

static void
brg_rounds_page_init (BrgRoundsPage *self)
{
  self->index = -1;
  self->just_now = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_rounds_page_setup_actions (self);
  brg_rounds_page_setup_bar (self);
  brg_rounds_page_setup_table (self);
  brg_rounds_page_setup_keys (self);
  brg_rounds_page_setup_why (self);
  brg_rounds_page_setup_timer (self);
}
