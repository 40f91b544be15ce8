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
get_now_ms (void)
{
  return g_get_real_time () / 1000;
}

static gboolean
find_control (BrgBoardsPage *self, BrgTimeControl *control)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  return snapshot != NULL && brg_time_control_parse (snapshot->group->time_control, control, NULL);
}

static void
read_clock (BrgBoardsPage *self, BrgDeskClock *clock)
{
  brg_desk_clock_read (self->game->record->clock, clock);
}

static void
write_clock (BrgStoredGame *record, const BrgDeskClock *clock)
{
  g_free (record->clock);
  record->clock = brg_desk_clock_write (clock);
}

/* Moves that @side has completed up to the position on the board. */
static guint
count_moves (const BrgPosition *position, BrgColour side)
{
  guint n = position->move_number - 1u;

  return side == BRG_COLOUR_WHITE && position->turn == BRG_COLOUR_BLACK ? n + 1 : n;
}

/* "period 1 · +30 s · 12 moves to the control" */
static char *
dup_remark (BrgBoardsPage *self, BrgColour side)
{
  BrgTimeControl control;
  guint period;
  guint left;
  g_autoptr (GString) text = NULL;

  if (!find_control (self, &control))
    return NULL;
  period =
      brg_desk_clock_find_period (&control, count_moves (&self->game->node->position, side), &left);
  text = g_string_new (NULL);
  if (control.n_phases > 1)
    /* Translators: number of the period of the time control */
    g_string_append_printf (text, _ ("period %u"), period + 1);
  if (control.phases[MIN (period, control.n_phases - 1)].increment_seconds > 0)
    /* Translators: seconds added for every move */
    g_string_append_printf (text, _ ("%s+%d s"), text->len > 0 ? " · " : "",
                            control.phases[MIN (period, control.n_phases - 1)].increment_seconds);
  if (left > 0)
    g_string_append_printf (text, _ ("%s%u to go"), text->len > 0 ? " · " : "", left);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static void
show_side (BrgBoardsPage *self, const BrgDeskClock *clock, BrgClockView *view, BrgColour side)
{
  gint64 left = clock->is_set ? brg_desk_clock_get_left (clock, side, get_now_ms ()) : 0;
  g_autofree char *time = clock->is_set ? brg_desk_words_dup_time (left) : NULL;
  g_autofree char *remark = clock->is_set ? dup_remark (self, side) : NULL;

  brg_clock_view_set_time (view, time, remark, self->game->node->position.turn == side,
                           clock->is_set && left == 0);
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
update_chip (BrgBoardsPage *self, const BrgDeskClock *clock)
{
  const BrgGame *pairing = brg_boards_page_get_pairing (self);

  if (pairing != NULL && pairing->white_outcome == BRG_OUTCOME_ADJOURNED)
    brg_chip_set (self->state_chip, BRG_CHIP_ADJOURNED, "mail-unread-symbolic", _ ("adjourned"));
  else if (pairing != NULL && !brg_game_is_missing (pairing))
    brg_chip_set (self->state_chip, BRG_CHIP_OK, "emblem-ok-symbolic", _ ("result entered"));
  else if (!clock->is_set)
    brg_chip_set (self->state_chip, BRG_CHIP_OUTLINE, NULL, _ ("no clock"));
  else if (clock->running != BRG_COLOUR_NONE)
    brg_chip_set (self->state_chip, BRG_CHIP_INFO, "media-playback-start-symbolic",
                  clock->running == BRG_COLOUR_WHITE ? _ ("White’s clock runs")
                                                     : _ ("Black’s clock runs"));
  else
    brg_chip_set (self->state_chip, BRG_CHIP_WARN, "media-playback-pause-symbolic",
                  _ ("clocks stopped"));
}

void
brg_boards_page_update_clocks (BrgBoardsPage *self)
{
  BrgDeskClock clock;

  read_clock (self, &clock);
  show_side (self, &clock, self->lower_clock,
             self->is_flipped ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE);
  show_side (self, &clock, self->upper_clock,
             self->is_flipped ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK);
  update_chip (self, &clock);
  if (clock.running == BRG_COLOUR_NONE)
    g_clear_handle_id (&self->tick_source, g_source_remove);
  else if (self->tick_source == 0)
    self->tick_source = g_timeout_add (TICK_MS, on_tick, self);
}

static char *
dup_both (const BrgDeskClock *clock)
{
  g_autofree char *white = brg_desk_words_dup_time (clock->left_ms[BRG_COLOUR_WHITE]);
  g_autofree char *black = brg_desk_words_dup_time (clock->left_ms[BRG_COLOUR_BLACK]);

  return g_strdup_printf ("%s / %s", white, black);
}

void
brg_boards_page_add_time (BrgBoardsPage *self, BrgStoredGame *record, BrgColour side, guint seconds)
{
  BrgDeskClock clock;

  read_clock (self, &clock);
  if (!clock.is_set)
    return;
  brg_desk_clock_add (&clock, side, (gint) seconds, get_now_ms ());
  write_clock (record, &clock);
}

/* After a move has been made on the board. */
void
brg_boards_page_press_clock (BrgBoardsPage *self, BrgStoredGame *record)
{
  BrgColour mover = brg_colour_opposite ((BrgColour) self->game->node->position.turn);
  BrgTimeControl control;
  BrgDeskClock clock;

  read_clock (self, &clock);
  if (clock.running != mover)
    return;
  brg_desk_clock_press (&clock, find_control (self, &control) ? &control : NULL,
                        count_moves (&self->game->node->position, mover), get_now_ms ());
  write_clock (record, &clock);
}

/* Starts the clock of the player having the move, or stops both; sets them first if need be. */
void
brg_boards_page_run_clock (BrgBoardsPage *self)
{
  BrgStoredGame *record;
  BrgDeskClock clock;
  BrgTimeControl control;
  g_autofree char *both = NULL;
  gboolean was_running;

  if (!brg_boards_page_may_act (self))
    return;
  read_clock (self, &clock);
  if (!clock.is_set)
    {
      if (!find_control (self, &control))
        {
          brg_boards_page_set_clock (self);
          return;
        }
      brg_desk_clock_begin (&clock, &control);
    }
  was_running = clock.running != BRG_COLOUR_NONE;
  if (was_running)
    brg_desk_clock_stop (&clock, get_now_ms ());
  else
    brg_desk_clock_start (&clock, (BrgColour) self->game->node->position.turn, get_now_ms ());
  both = dup_both (&clock);
  record = brg_desk_game_dup_record (self->game);
  write_clock (record, &clock);
  brg_boards_page_save_record (
      self, record, was_running ? BRG_GAME_CHANGE_CLOCK_STOP : BRG_GAME_CHANGE_CLOCK_START, both,
      FALSE);
}

/* A move that is not entered here was completed. */
void
brg_boards_page_press_alone (BrgBoardsPage *self)
{
  BrgTimeControl control;
  BrgDeskClock clock;
  BrgStoredGame *record;

  read_clock (self, &clock);
  if (clock.running == BRG_COLOUR_NONE)
    return;
  brg_desk_clock_press (&clock, find_control (self, &control) ? &control : NULL,
                        count_moves (&self->game->node->position, clock.running), get_now_ms ());
  record = brg_desk_game_dup_record (self->game);
  write_clock (record, &clock);
  brg_boards_page_save_record (self, record, BRG_GAME_CHANGE_CLOCK_PRESS, NULL, FALSE);
}

static void
on_clocks_set (const char *answer, gpointer data)
{
  BrgBoardsPage *self = data;
  GtkWidget *white = self->clock_entries[0];
  GtkWidget *black = self->clock_entries[1];
  BrgDeskClock clock;
  g_autofree char *both = NULL;
  BrgStoredGame *record;

  if (!g_str_equal (answer, "yes") || self->game == NULL)
    return;
  read_clock (self, &clock);
  brg_desk_clock_stop (&clock, get_now_ms ());
  if (!brg_desk_words_read_time (gtk_editable_get_text (GTK_EDITABLE (white)),
                                 &clock.left_ms[BRG_COLOUR_WHITE]) ||
      !brg_desk_words_read_time (gtk_editable_get_text (GTK_EDITABLE (black)),
                                 &clock.left_ms[BRG_COLOUR_BLACK]))
    {
      brg_ui_tell (GTK_WIDGET (self), _ ("That is not a time"),
                   _ ("Write hours, minutes and seconds as 1:05:30 or minutes and seconds as "
                      "12:05. Nothing was changed."));
      return;
    }
  clock.is_set = TRUE;
  both = dup_both (&clock);
  record = brg_desk_game_dup_record (self->game);
  write_clock (record, &clock);
  brg_boards_page_save_record (self, record, BRG_GAME_CHANGE_CLOCK_SET, both, TRUE);
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
  GtkWidget *grid = gtk_grid_new ();
  BrgTimeControl control;
  BrgDeskClock clock;

  if (!brg_boards_page_may_act (self))
    return;
  read_clock (self, &clock);
  if (!clock.is_set && find_control (self, &control))
    brg_desk_clock_begin (&clock, &control);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (gint i = 0; i < 2; i++)
    {
      BrgColour side = i == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
      g_autofree char *name = brg_boards_page_dup_name (self, side);
      g_autofree char *time =
          clock.is_set
              ? brg_desk_words_dup_time (brg_desk_clock_get_left (&clock, side, get_now_ms ()))
              : g_strdup ("0:00:00");

      self->clock_entries[i] = add_time_entry (grid, i, name, time);
    }
  brg_ui_ask (GTK_WIDGET (self), _ ("Set the clocks"), _ ("Both clocks are stopped then."), grid,
              _ ("_Set"), FALSE, on_clocks_set, self);
}

void
brg_boards_page_setup_clocks (BrgBoardsPage *self)
{
  g_signal_connect_swapped (self, "map", G_CALLBACK (brg_boards_page_update), self);
}
