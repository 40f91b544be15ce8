/* test-desk-touch.c - touches as an arbiter types them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-touch.h"
#include "brg-fen.h"
#include "brg-test.h"

/* Castling and a promotion are possible here; Black has a bishop to be taken. */
#define POSITION "4k3/P7/8/3b4/4P3/8/8/4K2R w K - 0 1"

static const struct
{
  const char *name;
  const char *text;
  gboolean is_finished;
  guint n_touches;
  BrgTouchFault fault;
  gint column;
  const char *word;
} cases[] = {
  { "empty", "", TRUE, 0, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "two", "e4,d5", TRUE, 2, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "blank-behind-comma", "e4, d5", TRUE, 2, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "blank-alone", " e4  d5 ", TRUE, 2, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "together", "e1 + h1", TRUE, 2, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "capitals", "E4, PROMO:qA8", TRUE, 2, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "words", "adjust, castle:h1", TRUE, 2, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "last-comma", "e4, ", TRUE, 1, BRG_TOUCH_FAULT_NONE, 0, NULL },
  /* Half typed, nobody scolds: what is whole is taken. */
  { "half/file", "e", FALSE, 0, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "half/second", "e4, d", FALSE, 1, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "half/word", "e4, cast", FALSE, 1, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "half/word-with-file", "castle:h", FALSE, 0, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "half/promotion", "promo:Qa", FALSE, 0, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "half/plus", "e1+", FALSE, 1, BRG_TOUCH_FAULT_NONE, 0, NULL },
  { "half/adjust-is-whole", "adjust", FALSE, 1, BRG_TOUCH_FAULT_NONE, 0, NULL },
  /* Finished, or never to become a touch. */
  { "fault/half", "e4, d", TRUE, 0, BRG_TOUCH_FAULT_TOKEN, 5, "d" },
  { "fault/half-then-comma", "d, e4", FALSE, 0, BRG_TOUCH_FAULT_TOKEN, 1, "d" },
  { "fault/rank", "e4, d9", FALSE, 0, BRG_TOUCH_FAULT_TOKEN, 5, "d9" },
  { "fault/letter", "e4, z", FALSE, 0, BRG_TOUCH_FAULT_TOKEN, 5, "z" },
  { "fault/cyrillic", "e4, ф3", FALSE, 0, BRG_TOUCH_FAULT_TOKEN, 5, "ф3" },
  { "fault/empty-square", "e4, d4", FALSE, 0, BRG_TOUCH_FAULT_EMPTY_SQUARE, 5, "d4" },
  { "fault/no-rook", "castle:a1", FALSE, 0, BRG_TOUCH_FAULT_NO_ROOK, 1, "castle:a1" },
  { "fault/nothing-held", "release:e4", FALSE, 0, BRG_TOUCH_FAULT_NOTHING_HELD, 1, "release:e4" },
};

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  BrgDeskTouches touches = { 0 };
  BrgPosition position;

  g_assert_true (
      brg_fen_read (POSITION, BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, &position, NULL));
  brg_desk_touches_read (&touches, &position, cases[i].text, cases[i].is_finished);
  g_assert_cmpint (touches.fault, ==, cases[i].fault);
  g_assert_cmpuint (touches.n_touches, ==, cases[i].n_touches);
  if (touches.fault != BRG_TOUCH_FAULT_NONE)
    {
      g_autoptr (BrgDeskAnswer) answer = brg_desk_answer_touch_fault (&touches);

      g_assert_cmpstr (touches.word, ==, cases[i].word);
      g_assert_cmpint (touches.column, ==, cases[i].column);
      g_assert_nonnull (strstr (answer->text, cases[i].word));
      g_assert_null (strchr (answer->text, '{'));
    }
  brg_desk_touches_clear (&touches);
}

BRG_TEST_TOPIC ("desk-touch")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/desk-touch/%s", cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  return g_test_run ();
}
