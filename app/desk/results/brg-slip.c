/* brg-slip.c - unsorted result slips: a board's number, then its result
 *
 * Tests: tests/app/test-slip.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-slip.h"

/* No hall has more boards, no event more matches, no match more boards. */
#define MOST_BOARDS 9999
#define MOST_MATCHES 999
#define MOST_BOARDS_OF_MATCH 99
/* As brg_board_label_get_match() has it. */
#define MATCH 1000

void
brg_slip_set_mode (BrgSlip *self, BrgSlipMode mode)
{
  g_return_if_fail (self != NULL);

  *self = (BrgSlip){ .mode = mode, .has_matches = self->has_matches };
}

char *
brg_slip_dup_text (const BrgSlip *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->number == 0)
    return g_strdup ("");
  if (!self->has_point)
    return g_strdup_printf ("%d", self->number);
  if (self->number % MATCH == 0)
    return g_strdup_printf ("%d.", self->number / MATCH);
  return g_strdup_printf ("%d.%d", self->number / MATCH, self->number % MATCH);
}

static gboolean
is_digit (gunichar symbol)
{
  return symbol >= '0' && symbol <= '9';
}

static BrgSlipStep
type_digit (BrgSlip *self, gint digit)
{
  gint match = self->has_point ? self->number / MATCH : 0;
  gint number = (self->number - match * MATCH) * 10 + digit;
  gint most = self->has_point     ? MOST_BOARDS_OF_MATCH
              : self->has_matches ? MOST_MATCHES
                                  : MOST_BOARDS;

  if (number == 0 || number > most)
    return BRG_SLIP_REFUSED;
  self->number = match * MATCH + number;
  return BRG_SLIP_TYPED;
}

static BrgSlipStep
type_point (BrgSlip *self)
{
  if (self->number == 0 || self->has_point)
    return BRG_SLIP_REFUSED;
  self->number *= MATCH;
  self->has_point = TRUE;
  return BRG_SLIP_TYPED;
}

static BrgSlipStep
take_back (BrgSlip *self)
{
  gint match = self->has_point ? self->number / MATCH : 0;

  if (self->number == 0)
    return BRG_SLIP_REFUSED;
  if (self->has_point && self->number == match * MATCH)
    {
      self->number = match;
      self->has_point = FALSE;
    }
  else
    self->number = match * MATCH + (self->number - match * MATCH) / 10;
  return BRG_SLIP_TYPED;
}

/* A match alone is a place to go, but no board that a result could be booked on. */
static gboolean
is_board (const BrgSlip *self)
{
  return self->number > 0 && (!self->has_matches || (self->has_point && self->number % MATCH != 0));
}

static BrgSlipStep
choose (BrgSlip *self)
{
  if (self->number == 0 || (self->mode == BRG_SLIP_ON && !is_board (self)))
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
  if (self->has_matches && (symbol == '.' || symbol == ','))
    return type_point (self);
  if (symbol == ' ' || symbol == BRG_SYMBOL_ENTER)
    return choose (self);
  if (command->action == BRG_KEY_CLEAR)
    return take_back (self);
  if (!is_result_key (command))
    return BRG_SLIP_PASSED;
  if (!is_board (self) || self->mode == BRG_SLIP_ONCE)
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
  self->has_point = FALSE;
}
