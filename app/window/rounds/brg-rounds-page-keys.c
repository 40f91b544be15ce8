/* brg-rounds-page-keys.c - the rounds page: keys
 *
 * Keys are taken before the list sees them and done at once, each before the next: however fast
 * they are typed, none is lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-entry.h"
#include "brg-rounds-page-private.h"
#include "brg-ui.h"

static void
run_command (BrgRoundsPage *self, const BrgKeyCommand *command)
{
  static const struct
  {
    BrgKeyAction key;
    const char *action;
  } actions[] = {
    { BRG_KEY_SPECIAL, "rounds.special" },
    { BRG_KEY_FIND_PLAYER, "win.search" },
    { BRG_KEY_ONLY_MISSING, "rounds.only-missing" },
    { BRG_KEY_VERIFY, "rounds.verify" },
    { BRG_KEY_SWAP_COLOURS, "rounds.swap-colours" },
    { BRG_KEY_WITHDRAW, "rounds.withdraw" },
    { BRG_KEY_SLIPS, "rounds.slips" },
    { BRG_KEY_GO_TO_BOARD, "rounds.go-to-board" },
    { BRG_KEY_WHY, "rounds.why" },
    { BRG_KEY_LINE_UP, "rounds.line-up" },
    { BRG_KEY_ABSENT, "rounds.absent" },
    { BRG_KEY_INCIDENT, "rounds.incident" },
    { BRG_KEY_AGREED, "rounds.agreed" },
    { BRG_KEY_SHEETS, "rounds.score-sheets" },
    { BRG_KEY_GAME, "rounds.game" },
  };

  if (brg_key_command_writes (command))
    {
      brg_rounds_page_enter (self, command->white, command->black);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].key == command->action)
      gtk_widget_activate_action (GTK_WIDGET (self), actions[i].action, NULL);
}

/* What a key means while slips are typed. Returns whether it is done. */
static gboolean
press_slip (BrgRoundsPage *self, gunichar symbol, const BrgKeyCommand *command)
{
  switch (brg_slip_press (&self->slip, symbol, command))
    {
    case BRG_SLIP_PASSED:
      return FALSE;
    case BRG_SLIP_TYPED:
    case BRG_SLIP_LEFT:
      /* The names show already while the number is being typed. */
      brg_rounds_page_choose_board (self, self->slip.number);
      brg_rounds_page_update (self);
      return TRUE;
    case BRG_SLIP_CHOSE:
      if (!brg_rounds_page_choose_board (self, self->slip.number))
        {
          brg_slip_reject (&self->slip);
          gtk_widget_error_bell (GTK_WIDGET (self));
        }
      brg_rounds_page_update (self);
      return TRUE;
    case BRG_SLIP_RESULT:
      if (brg_rounds_page_choose_board (self, self->slip.number))
        run_command (self, command);
      else
        gtk_widget_error_bell (GTK_WIDGET (self));
      brg_slip_next (&self->slip);
      brg_rounds_page_update (self);
      return TRUE;
    case BRG_SLIP_REFUSED:
      gtk_widget_error_bell (GTK_WIDGET (self));
      return TRUE;
    default:
      g_return_val_if_reached (TRUE);
    }
}

/* Two entries differ: nothing else is done before that is decided. */
static gboolean
press_decision (BrgRoundsPage *self, gunichar symbol)
{
  BrgDecision decision;

  if (symbol == BRG_SYMBOL_ESCAPE)
    {
      brg_rounds_page_set_pass (self, FALSE);
      return TRUE;
    }
  /* Whoever has gone to another board does not see what he would decide. */
  if (brg_rounds_page_go_to_difference (self))
    symbol = 0;
  decision = brg_verification_decide (&self->pass, symbol);
  if (decision == BRG_DECISION_NONE)
    brg_rounds_page_refuse_key (self);
  else
    brg_rounds_page_decide (self, decision);
  return TRUE;
}

static gboolean
press_other (BrgRoundsPage *self, gunichar symbol)
{
  if (symbol == BRG_SYMBOL_ENTER && brg_rounds_page_has_table_focus (self))
    {
      if (!brg_rounds_page_open_letters (self))
        gtk_widget_activate_action (GTK_WIDGET (self), "rounds.card", NULL);
      return TRUE;
    }
  if (symbol == BRG_SYMBOL_ESCAPE && self->pass.is_on)
    {
      brg_rounds_page_set_pass (self, FALSE);
      return TRUE;
    }
  if (symbol == BRG_SYMBOL_ESCAPE && self->is_asking)
    {
      brg_rounds_page_stop_asking (self);
      return TRUE;
    }
  return FALSE;
}

gboolean
brg_rounds_page_press (BrgRoundsPage *self, gunichar symbol, gboolean on_pad)
{
  BrgKeyCommand command;

  if (brg_page_get_snapshot (BRG_PAGE (self)) == NULL || symbol == 0 ||
      g_strcmp0 (gtk_stack_get_visible_child_name (self->body), "boards") != 0)
    return FALSE;
  command = brg_key_scheme_look_up (self->scheme, symbol, on_pad);
  if (self->pass.game_id != 0)
    return press_decision (self, symbol);
  if (press_slip (self, symbol, &command))
    return TRUE;
  if (command.action == BRG_KEY_NOTHING)
    return press_other (self, symbol);
  run_command (self, &command);
  return TRUE;
}

/* Keys that move. They belong to the table; elsewhere they move the focus. */
static gboolean
press_arrow (BrgRoundsPage *self, guint keyval)
{
  gint page = MAX (brg_rounds_page_count_visible (self) - 1, 1);
  gint n_rows = (gint) g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  const struct
  {
    guint keyval;
    guint pad_keyval;
    gint n_rows;
  } moves[] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up, -1 },
    { GDK_KEY_Down, GDK_KEY_KP_Down, 1 },
    { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, -page },
    { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, page },
    { GDK_KEY_Home, GDK_KEY_KP_Home, -n_rows },
    { GDK_KEY_End, GDK_KEY_KP_End, n_rows },
  };

  if (!brg_rounds_page_has_table_focus (self))
    return FALSE;
  if (keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left)
    brg_rounds_page_step_round (self, -1);
  else if (keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right)
    brg_rounds_page_step_round (self, 1);
  else
    {
      for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
        if (keyval == moves[i].keyval || keyval == moves[i].pad_keyval)
          {
            brg_rounds_page_move_by (self, moves[i].n_rows);
            return TRUE;
          }
      return FALSE;
    }
  return TRUE;
}

static gboolean
is_moving_key (guint keyval)
{
  return (keyval >= GDK_KEY_Home && keyval <= GDK_KEY_End) ||
         (keyval >= GDK_KEY_KP_Home && keyval <= GDK_KEY_KP_End);
}

static gboolean
on_key_pressed (gpointer data,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  BrgRoundsPage *self = data;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean is_on_pad;
  gunichar symbol;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  /* A menu of this page has windows and keys of its own. */
  if (focus != NULL && gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (self)))
    return FALSE;
  /* A name is typed into the question. */
  if (brg_rounds_page_has_why_focus (self))
    return FALSE;
  if (self->pass.game_id == 0 && press_arrow (self, keyval))
    return TRUE;
  if (self->pass.game_id != 0 && is_moving_key (keyval) && brg_rounds_page_has_table_focus (self))
    return press_decision (self, 0);
  symbol = brg_result_entry_find_symbol (controller, keyval, keycode, &is_on_pad);
  /* A button that has the focus is pressed by Enter and Space. */
  if ((symbol == BRG_SYMBOL_ENTER || symbol == ' ') && !brg_rounds_page_has_table_focus (self))
    return FALSE;
  return brg_rounds_page_press (self, symbol, is_on_pad);
}

void
brg_rounds_page_setup_keys (BrgRoundsPage *self)
{
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
}
