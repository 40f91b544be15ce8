/* brg-boards-page-clock.c - the page of boards: both clocks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-boards-page-private.h"
#include "brg-desk-clock.h"
#include "brg-desk-words.h"
#include "brg-ui.h"

#define TICK_MS 200

static gint64
get_now (void)
{
  return g_get_real_time ();
}

static gboolean
read_clock (BrgBoardsPage *self, BrgGameClock *clock)
{
  return brg_desk_clock_read (self->game->record->clock, clock);
}

static void
write_clock (BrgStoredGame *record, const BrgGameClock *clock)
{
  g_free (record->clock);
  record->clock = brg_desk_clock_write (clock, get_now ());
}

/* The stored clocks, or those of a new game by the time control of the group. */
static gboolean
read_or_begin (BrgBoardsPage *self, BrgGameClock *clock)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);

  return read_clock (self, clock) || brg_desk_clock_begin (snapshot->group->time_control, clock);
}

/* The player who has the move, or something else to do at the opening. */
static BrgColour
find_turn (const BrgDeskGame *game)
{
  return game->rules->get_turn != NULL ? game->rules->get_turn (game)
                                       : brg_game_node_get_turn (game->node);
}

BrgColour
brg_boards_page_get_turn (BrgBoardsPage *self)
{
  return find_turn (self->game);
}

/* Moves may have been entered while the clocks stood: they stand where the board stands. */
static void
follow_board (BrgBoardsPage *self, BrgGameClock *clock)
{
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    brg_game_clock_set_moves (clock, side, brg_desk_node_count_moves (self->game->node, side),
                              get_now ());
  brg_game_clock_set_turn (clock, find_turn (self->game), get_now ());
}

gboolean
brg_boards_page_read_clock (BrgBoardsPage *self, BrgGameClock *clock)
{
  if (read_clock (self, clock))
    return TRUE;
  if (!read_or_begin (self, clock))
    return FALSE;
  follow_board (self, clock);
  return TRUE;
}

static void
append_part (GString *text, char *part)
{
  g_autofree char *owned = part;

  if (text->len > 0)
    g_string_append (text, " · ");
  g_string_append (text, owned);
}

/* "period 1 · +30 s · 12 to go" */
static char *
dup_remark (const BrgGameClock *clock, BrgColour side)
{
  guint period = brg_game_clock_get_period (clock, side);
  guint left = brg_game_clock_get_moves_to_control (clock, side);
  gint increment =
      clock->control.phases[MIN (period, clock->control.n_phases - 1)].increment_seconds;
  g_autoptr (GString) text = g_string_new (NULL);

  if (clock->control.n_phases > 1)
    /* Translators: number of the period of the time control */
    append_part (text, g_strdup_printf (_ ("period %u"), period + 1));
  if (increment > 0)
    /* Translators: seconds that are added for every move */
    append_part (text, g_strdup_printf (_ ("+%d s"), increment));
  if (left > 0)
    /* Translators: moves to the time control */
    append_part (text, g_strdup_printf (ngettext ("%u move", "%u moves", left), left));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_side (BrgBoardsPage *self, const BrgGameClock *clock, BrgClockView *view, BrgColour side)
{
  gboolean has_move = !self->is_adjourned && find_turn (self->game) == side;
  g_autofree char *time = NULL;
  g_autofree char *remark = NULL;

  if (clock == NULL)
    {
      brg_clock_view_set_time (view, NULL, NULL, has_move, FALSE);
      return;
    }
  time = brg_desk_words_dup_time (brg_game_clock_get_left_ms (clock, side, get_now ()));
  remark = dup_remark (clock, side);
  brg_clock_view_set_time (view, time, *remark != '\0' ? remark : NULL, has_move,
                           brg_game_clock_has_flagged (clock, side, get_now ()));
}

static gboolean
on_tick (gpointer data)
{
  BrgBoardsPage *self = data;

  if (self->game == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      self->tick_source = 0;
      return G_SOURCE_REMOVE;
    }
  brg_boards_page_update_clocks (self);
  return self->tick_source != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
show_running (BrgBoardsPage *self, const BrgGameClock *clock)
{
  if (clock == NULL)
    brg_chip_set (self->state_chip, BRG_CHIP_OUTLINE, NULL, _ ("no clock"));
  else if (clock->state == BRG_GAME_CLOCK_READY)
    brg_chip_set (self->state_chip, BRG_CHIP_OUTLINE, NULL, _ ("clocks not started"));
  else if (brg_game_clock_get_first_flag (clock, get_now ()) != BRG_COLOUR_NONE)
    brg_chip_set (self->state_chip, BRG_CHIP_ERROR, "alarm-symbolic", _ ("flag fell"));
  else if (clock->state == BRG_GAME_CLOCK_RUNNING)
    brg_chip_set (self->state_chip, BRG_CHIP_INFO, "media-playback-start-symbolic",
                  clock->turn == BRG_COLOUR_WHITE ? _ ("White’s clock runs")
                                                  : _ ("Black’s clock runs"));
  else
    brg_chip_set (self->state_chip, BRG_CHIP_WARN, "media-playback-pause-symbolic",
                  _ ("clocks stopped"));
}

static void
update_chip (BrgBoardsPage *self, const BrgGameClock *clock)
{
  const BrgGame *pairing = brg_boards_page_get_pairing (self);

  if (pairing != NULL && pairing->white_outcome == BRG_OUTCOME_ADJOURNED)
    brg_chip_set (self->state_chip, BRG_CHIP_ADJOURNED, "mail-unread-symbolic", _ ("adjourned"));
  else if (pairing != NULL && !brg_game_is_missing (pairing))
    brg_chip_set (self->state_chip, BRG_CHIP_OK, "emblem-ok-symbolic", _ ("result entered"));
  else
    show_running (self, clock);
}

static void
update_button (BrgBoardsPage *self, const BrgGameClock *clock)
{
  gboolean is_running = clock != NULL && clock->state == BRG_GAME_CLOCK_RUNNING;
  const char *label = is_running ? _ ("Stop both clocks") : _ ("Start the clock");

  gtk_button_set_icon_name (self->clock_button, is_running ? "media-playback-pause-symbolic"
                                                           : "media-playback-start-symbolic");
  brg_ui_set_tooltip (GTK_WIDGET (self->clock_button),
                      is_running ? _ ("Stop both clocks (S)") : _ ("Start the clock (S)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->clock_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
brg_boards_page_update_clocks (BrgBoardsPage *self)
{
  BrgGameClock clock;
  const BrgGameClock *known = brg_boards_page_read_clock (self, &clock) ? &clock : NULL;

  show_side (self, known, self->lower_clock,
             self->is_flipped ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE);
  show_side (self, known, self->upper_clock,
             self->is_flipped ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK);
  brg_boards_page_show_duty (self, known);
  update_chip (self, known);
  update_button (self, known);
  if (known == NULL || known->state != BRG_GAME_CLOCK_RUNNING)
    g_clear_handle_id (&self->tick_source, g_source_remove);
  else if (self->tick_source == 0)
    self->tick_source = g_timeout_add (TICK_MS, on_tick, self);
}

static char *
dup_both (const BrgGameClock *clock)
{
  g_autofree char *white =
      brg_desk_words_dup_time (brg_game_clock_get_left_ms (clock, BRG_COLOUR_WHITE, get_now ()));
  g_autofree char *black =
      brg_desk_words_dup_time (brg_game_clock_get_left_ms (clock, BRG_COLOUR_BLACK, get_now ()));

  return g_strdup_printf ("%s / %s", white, black);
}

void
brg_boards_page_add_time (BrgBoardsPage *self, BrgStoredGame *record, BrgColour side, guint seconds)
{
  BrgGameClock clock;

  if (!read_or_begin (self, &clock))
    return;
  brg_game_clock_correct (&clock, side, (gint64) seconds * 1000, get_now ());
  write_clock (record, &clock);
}

/* After a move has been made on the board. */
void
brg_boards_page_press_clock (BrgBoardsPage *self, BrgStoredGame *record)
{
  BrgGameClock clock;
  BrgColour turn;

  if (!read_clock (self, &clock))
    return;
  brg_desk_game_sync (self->game);
  turn = find_turn (self->game);
  if (clock.turn != turn && brg_game_clock_press (&clock, clock.turn, get_now ()))
    write_clock (record, &clock);
}

static gboolean
is_swapped (const BrgDeskGame *game)
{
  return game->rules->is_swapped != NULL && game->rules->is_swapped (game);
}

/* Who is next, by the colours that the players have in @game. */
static BrgColour
find_next (const BrgDeskGame *game, const BrgDeskGame *next)
{
  BrgColour turn = find_turn (next);

  return is_swapped (game) != is_swapped (next) ? brg_colour_opposite (turn) : turn;
}

void
brg_boards_page_follow_clock (BrgBoardsPage *self, BrgStoredGame *record, gboolean is_pressed)
{
  g_autoptr (BrgDeskGame) next = NULL;
  BrgGameClock clock;
  BrgColour turn;

  if (!read_clock (self, &clock))
    return;
  next = brg_desk_game_new (brg_stored_game_copy (record));
  brg_desk_game_sync (next);
  turn = find_next (self->game, next);
  if (clock.turn != turn && (!is_pressed || !brg_game_clock_press (&clock, clock.turn, get_now ())))
    brg_game_clock_set_turn (&clock, turn, get_now ());
  if (is_swapped (self->game) != is_swapped (next))
    brg_desk_clock_swap (&clock);
  write_clock (record, &clock);
}

/* Starts the clock of the player having the move, or stops both. */
void
brg_boards_page_run_clock (BrgBoardsPage *self)
{
  BrgStoredGame *record;
  BrgGameClock clock;
  g_autofree char *both = NULL;
  gboolean was_running;

  if (!brg_boards_page_may_act (self))
    return;
  if (!read_or_begin (self, &clock))
    {
      brg_boards_page_set_clock (self);
      return;
    }
  was_running = clock.state == BRG_GAME_CLOCK_RUNNING;
  if (was_running)
    brg_game_clock_stop (&clock, get_now ());
  else
    {
      follow_board (self, &clock);
      brg_game_clock_start (&clock, get_now ());
    }
  both = dup_both (&clock);
  record = brg_desk_game_dup_record (self->game);
  write_clock (record, &clock);
  brg_boards_page_save_record (
      self, record, was_running ? BRG_GAME_CHANGE_CLOCK_STOP : BRG_GAME_CHANGE_CLOCK_START, both,
      FALSE);
}

void
brg_boards_page_stop_clock (BrgBoardsPage *self)
{
  BrgGameClock clock;

  if (read_clock (self, &clock) && clock.state == BRG_GAME_CLOCK_RUNNING)
    brg_boards_page_run_clock (self);
}

/* A move that is not entered here was completed. */
void
brg_boards_page_press_alone (BrgBoardsPage *self)
{
  BrgGameClock clock;
  BrgStoredGame *record;

  if (!read_clock (self, &clock) || !brg_game_clock_press (&clock, clock.turn, get_now ()))
    {
      brg_session_tell (brg_page_get_session (BRG_PAGE (self)),
                        _ ("No clock is running. S starts it."));
      return;
    }
  record = brg_desk_game_dup_record (self->game);
  write_clock (record, &clock);
  brg_boards_page_save_record (self, record, BRG_GAME_CHANGE_CLOCK_PRESS, NULL, FALSE);
}

static void
on_clocks_set (const char *answer, gpointer data)
{
  BrgBoardsPage *self = data;
  BrgGameClock clock;
  g_autofree char *both = NULL;
  BrgStoredGame *record;
  gint64 left[2];

  if (!g_str_equal (answer, "yes") || self->game == NULL)
    return;
  for (gint i = 0; i < 2; i++)
    if (!brg_desk_words_read_time (gtk_editable_get_text (GTK_EDITABLE (self->clock_entries[i])),
                                   &left[i]))
      {
        brg_ui_tell (GTK_WIDGET (self), _ ("That is not a time"),
                     _ ("Enter hours, minutes and seconds as 1:05:30 or minutes and seconds as "
                        "12:05. Nothing was changed."));
        return;
      }
  if (!read_or_begin (self, &clock))
    brg_desk_clock_begin_by_hand (left, &clock);
  brg_game_clock_stop (&clock, get_now ());
  brg_game_clock_set (&clock, BRG_COLOUR_WHITE, left[0], get_now ());
  brg_game_clock_set (&clock, BRG_COLOUR_BLACK, left[1], get_now ());
  both = dup_both (&clock);
  record = brg_desk_game_dup_record (self->game);
  write_clock (record, &clock);
  brg_boards_page_save_record (self, record, BRG_GAME_CHANGE_CLOCK_SET, both, FALSE);
}

static GtkWidget *
add_time_entry (GtkWidget *grid, gint row, const char *label, const char *text)
{
  GtkWidget *caption = gtk_label_new (label);
  GtkWidget *entry = gtk_entry_new ();

  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_grid_attach (GTK_GRID (grid), caption, 0, row, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), entry, 1, row, 1, 1);
  return entry;
}

void
brg_boards_page_set_clock (BrgBoardsPage *self)
{
  GtkWidget *grid;
  BrgGameClock clock;
  gboolean is_known;

  if (!brg_boards_page_may_act (self))
    return;
  /* What nobody knows is not proposed either. */
  is_known = read_or_begin (self, &clock);
  grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (gint i = 0; i < 2; i++)
    {
      BrgColour side = i == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
      g_autofree char *time =
          is_known ? brg_desk_words_dup_time (brg_game_clock_get_left_ms (&clock, side, get_now ()))
                   : g_strdup ("");

      self->clock_entries[i] = add_time_entry (grid, i, self->names[side], time);
    }
  brg_ui_ask (GTK_WIDGET (self), _ ("Set the clocks"), _ ("This stops both clocks."), grid,
              _ ("_Set"), FALSE, on_clocks_set, self);
}

static void
on_clock_clicked (GtkGestureClick *click G_GNUC_UNUSED,
                  gint n_presses,
                  gdouble x G_GNUC_UNUSED,
                  gdouble y G_GNUC_UNUSED,
                  BrgBoardsPage *self)
{
  if (n_presses == 1 && brg_boards_page_may_act (self))
    brg_boards_page_set_clock (self);
}

void
brg_boards_page_setup_clocks (BrgBoardsPage *self)
{
  const char *tooltip = _ ("S starts and stops the clocks, P presses them, C or a click sets "
                           "them, O corrects a wrong one");
  BrgClockView *views[] = { self->upper_clock, self->lower_clock };

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      GtkGesture *click = gtk_gesture_click_new ();

      gtk_widget_set_tooltip_text (GTK_WIDGET (views[i]), tooltip);
      g_signal_connect (click, "released", G_CALLBACK (on_clock_clicked), self);
      gtk_widget_add_controller (GTK_WIDGET (views[i]), GTK_EVENT_CONTROLLER (click));
    }
  g_signal_connect_swapped (self, "map", G_CALLBACK (brg_boards_page_update), self);
}
