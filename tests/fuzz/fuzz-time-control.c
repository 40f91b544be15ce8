/* fuzz-time-control.c - feeds whatever a fuzzer invents to the reader of time controls
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-control-left.h"
#include "brg-rulebooks.h"
#include "brg-time-control.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* With nothing but delay no time is ever left over. */
static gboolean
gives_time (const BrgTimePhase *phase)
{
  return phase->minutes > 0 || (phase->increment_seconds > 0 && !phase->is_delay);
}

/* Every book has an answer for every discipline, and time that is used is gone. */
static void
check_control (const BrgTimeControl *control)
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < n_books; i++)
    {
      BrgControlLeft all;
      BrgControlLeft rest;

      for (guint discipline = 0; discipline < BRG_N_DISCIPLINES; discipline++)
        if ((books[i]->disciplines & (1u << discipline)) != 0)
          brg_time_control_classify (control, books[i], (BrgDiscipline) discipline, NULL);
      brg_control_left_count (books[i], control, 41, 0, &all);
      brg_control_left_count (books[i], control, 41, 100, &rest);
      g_assert_cmpint (all.left_seconds, >=, gives_time (&control->phases[0]) ? 1 : 0);
      g_assert_cmpint (rest.left_seconds, ==, all.left_seconds - 100);
      g_assert_cmpuint (rest.period, ==, all.period);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  BrgTimeControl control;
  BrgTimeControlFault fault;

  if (!g_utf8_validate (text, -1, NULL))
    return 0;
  if (brg_time_control_parse (text, &control, &fault))
    {
      check_control (&control);
      return 0;
    }
  g_assert_nonnull (brg_time_control_describe_fault (fault.kind));
  g_assert_cmpint (fault.column, >, 0);
  g_assert_cmpint (fault.column, <=, (gint) g_utf8_strlen (text, -1) + 1);
  return 0;
}
