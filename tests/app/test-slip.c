/* test-slip.c - unsorted result slips: a board's number, then its result
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-slip.h"
#include "brg-test.h"

/* Keys typed one after the other and what each of them leads to: `t` typed, `c` chose, `R` result,
 * `l` left, `x` refused, `p` passed. `<` is Backspace, `^` Escape, `!` Delete, a blank Space, `~`
 * Enter. A booked result is followed by the next slip. */
typedef struct
{
  const char *path;
  BrgSlipMode mode;
  const char *scheme;
  const char *keys;
  const char *steps;
  gint number; /* what is collected at the end */
} Case;

static const Case cases[] = {
  { "digits-space-result", BRG_SLIP_ON, "berger", "17 1", "ttcR", 0 },
  { "digits-enter-result", BRG_SLIP_ON, "berger", "17~0", "ttcR", 0 },
  { "two-slips", BRG_SLIP_ON, "berger", "5 540 =", "tcRttcR", 0 },
  { "sign-follows-at-once", BRG_SLIP_ON, "berger", "17=", "ttR", 0 },
  { "letter-follows-at-once", BRG_SLIP_ON, "berger", "17a", "ttR", 0 },
  { "backspace-takes-a-digit-back", BRG_SLIP_ON, "berger", "178< 1",
    "tttt"
    "cR",
    0 },
  { "backspace-after-the-number", BRG_SLIP_ON, "berger", "17 <", "ttct", 17 },
  { "leading-zero", BRG_SLIP_ON, "berger", "017", "xtt", 17 },
  { "too-long", BRG_SLIP_ON, "berger", "12345", "ttttx", 1234 },
  { "nothing-to-choose", BRG_SLIP_ON, "berger", " ", "x", 0 },
  { "result-without-board", BRG_SLIP_ON, "berger", "=", "x", 0 },
  { "digit-that-is-no-result", BRG_SLIP_ON, "berger", "17 7", "ttcx", 17 },
  { "space-instead-of-result", BRG_SLIP_ON, "berger", "17  ", "ttcx", 17 },
  { "delete-clears-the-board", BRG_SLIP_ON, "berger", "17 !", "ttcR", 0 },
  { "escape-leaves", BRG_SLIP_ON, "berger", "17^", "ttl", 0 },
  { "escape-leaves-a-chosen-one", BRG_SLIP_ON, "berger", "17 ^", "ttcl", 0 },
  { "other-keys-pass", BRG_SLIP_ON, "berger", "mv", "pp", 0 },
  { "other-keys-pass-after-the-number", BRG_SLIP_ON, "berger", "17 m", "ttcp", 17 },
  { "digits-of-vega", BRG_SLIP_ON, "vega", "79 7", "ttcR", 0 },
  { "zero-of-sharly", BRG_SLIP_ON, "sharly", "20 0", "ttcR", 0 },
  { "off", BRG_SLIP_OFF, "berger", "17 1", "pppp", 0 },
  { "once-only-goes-there", BRG_SLIP_ONCE, "berger", "17~1", "ttcp", 17 },
  { "once-takes-no-result", BRG_SLIP_ONCE, "berger", "17=", "ttx", 17 },
  { "point-takes-back", BRG_SLIP_ON, "berger", "17.", "ttt", 1 },
};

/* Boards of matches. */
static const Case match_cases[] = {
  { "point-board", BRG_SLIP_ON, "berger", "3.2 1", "tttcR", 0 },
  { "comma-board-sign", BRG_SLIP_ON, "berger", "12,3=", "ttttR", 0 },
  { "alone-is-no-board", BRG_SLIP_ON, "berger", "3 =.=", "txxtx", 3000 },
  { "alone-is-a-place", BRG_SLIP_ONCE, "berger", "3~", "tc", 3 },
  { "and-board-are-a-place", BRG_SLIP_ONCE, "berger", "3.4~", "tttc", 3004 },
  { "backspace", BRG_SLIP_ON, "berger", "3.4<<<7", "ttttttt", 7 },
  { "leading-zero", BRG_SLIP_ON, "berger", "03.0", "xttx", 3000 },
  { "too-long", BRG_SLIP_ON, "berger", "1234.567", "tttxtttx", 123056 },
  { "two-points", BRG_SLIP_ON, "berger", ".3..", "xttx", 3000 },
};

static gunichar
read_key (char key)
{
  static const char names[] = "<^!~";
  static const gunichar symbols[] = { BRG_SYMBOL_BACKSPACE, BRG_SYMBOL_ESCAPE, BRG_SYMBOL_DELETE,
                                      BRG_SYMBOL_ENTER };
  const char *name = strchr (names, key);

  return name != NULL ? symbols[name - names] : (gunichar) key;
}

static void
type_keys (const Case *test, gboolean has_matches)
{
  static const char letters[] = "ptcRlx";
  BrgSlip slip = { .has_matches = has_matches };

  brg_slip_set_mode (&slip, test->mode);
  for (guint i = 0; test->keys[i] != '\0'; i++)
    {
      gunichar symbol = read_key (test->keys[i]);
      BrgKeyCommand command =
          brg_key_scheme_look_up (brg_key_scheme_find (test->scheme), symbol, FALSE);
      BrgSlipStep step = brg_slip_press (&slip, symbol, &command);

      g_assert_cmpint (letters[step], ==, test->steps[i]);
      if (step == BRG_SLIP_RESULT)
        brg_slip_next (&slip);
    }
  g_assert_cmpint (slip.number, ==, test->number);
}

static void
test_case (gconstpointer data)
{
  type_keys (data, FALSE);
}

static void
test_match_case (gconstpointer data)
{
  type_keys (data, TRUE);
}

static void
test_no_such_board (void)
{
  BrgSlip slip = { 0 };
  BrgKeyCommand nothing = { 0 };

  brg_slip_set_mode (&slip, BRG_SLIP_ON);
  g_assert_cmpint (brg_slip_press (&slip, '9', &nothing), ==, BRG_SLIP_TYPED);
  g_assert_cmpint (brg_slip_press (&slip, ' ', &nothing), ==, BRG_SLIP_CHOSE);
  brg_slip_reject (&slip);
  g_assert_cmpint (slip.mode, ==, BRG_SLIP_ON);
  g_assert_cmpint (brg_slip_press (&slip, '1', &nothing), ==, BRG_SLIP_TYPED);
  g_assert_cmpint (slip.number, ==, 1);
}

BRG_TEST_TOPIC ("slip")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/slip/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (match_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/slip/matches/", match_cases[i].path, NULL);

      g_test_add_data_func (path, &match_cases[i], test_match_case);
    }
  g_test_add_func ("/app/slip/no-such-board", test_no_such_board);
  return g_test_run ();
}
