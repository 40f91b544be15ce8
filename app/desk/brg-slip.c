/* brg-slip.c - unsorted result slips: a board's number, then its result
 *
 * Tests: tests/app/test-slip.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-slip.h"

/* No hall has more boards. */
#define MOST_BOARDS 9999

void
brg_slip_set_mode (BrgSlip *self, BrgSlipMode mode)
{
  g_return_if_fail (self != NULL);

  *self = (BrgSlip){ .mode = mode };
}

static gboolean
is_digit (gunichar symbol)
{
  return symbol >= '0' && symbol <= '9';
}

static BrgSlipStep
type_digit (BrgSlip *self, gint digit)
{
  gint number = self->number * 10 + digit;

  if (number == 0 || number > MOST_BOARDS)
    return BRG_SLIP_REFUSED;
  self->number = number;
  return BRG_SLIP_TYPED;
}

static BrgSlipStep
choose (BrgSlip *self)
{
  if (self->number == 0)
    return BRG_SLIP_REFUSED;
  if (self->mode == BRG_SLIP_ONCE)
    self->mode = BRG_SLIP_OFF;
  else
    self->is_chosen = TRUE;
  return BRG_SLIP_CHOSE;
}

static gboolean
is_result_key (const BrgKeyCommand *command)
{
  return brg_key_command_writes (command) || command->action == BRG_KEY_SPECIAL;
}

static BrgSlipStep
collect (BrgSlip *self, gunichar symbol, const BrgKeyCommand *command)
{
  if (is_digit (symbol))
    return type_digit (self, (gint) (symbol - '0'));
  if (symbol == ' ' || symbol == BRG_SYMBOL_ENTER)
    return choose (self);
  if (command->action == BRG_KEY_CLEAR)
    {
      if (self->number == 0)
        return BRG_SLIP_REFUSED;
      self->number /= 10;
      return BRG_SLIP_TYPED;
    }
  if (!is_result_key (command))
    return BRG_SLIP_PASSED;
  if (self->number == 0 || self->mode == BRG_SLIP_ONCE)
    return BRG_SLIP_REFUSED;
  self->is_chosen = TRUE;
  return BRG_SLIP_RESULT;
}

static BrgSlipStep
await_result (BrgSlip *self, gunichar symbol, const BrgKeyCommand *command)
{
  if (symbol == BRG_SYMBOL_BACKSPACE)
    {
      self->is_chosen = FALSE;
      return BRG_SLIP_TYPED;
    }
  if (is_result_key (command))
    return BRG_SLIP_RESULT;
  return is_digit (symbol) || symbol == ' ' || symbol == BRG_SYMBOL_ENTER ? BRG_SLIP_REFUSED
                                                                          : BRG_SLIP_PASSED;
}

BrgSlipStep
brg_slip_press (BrgSlip *self, gunichar symbol, const BrgKeyCommand *command)
{
  g_return_val_if_fail (self != NULL && command != NULL, BRG_SLIP_PASSED);

  if (self->mode == BRG_SLIP_OFF)
    return BRG_SLIP_PASSED;
  if (symbol == BRG_SYMBOL_ESCAPE)
    {
      brg_slip_set_mode (self, BRG_SLIP_OFF);
      return BRG_SLIP_LEFT;
    }
  return self->is_chosen ? await_result (self, symbol, command) : collect (self, symbol, command);
}

void
brg_slip_reject (BrgSlip *self)
{
  brg_slip_next (self);
}

void
brg_slip_next (BrgSlip *self)
{
  g_return_if_fail (self != NULL);

  self->number = 0;
  self->is_chosen = FALSE;
}
