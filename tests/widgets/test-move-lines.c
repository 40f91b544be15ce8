/* test-move-lines.c - moves in rows and paragraphs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-move-lines.h"
#include "brg-test.h"

static void
add (GArray *moves,
     guint number,
     gboolean is_second,
     guint depth,
     gboolean begins,
     const char *text)
{
  BrgListedMove move = { .id = moves->len + 1,
                         .number = number,
                         .is_second = is_second,
                         .depth = depth,
                         .begins = begins,
                         .text = g_strdup (text) };

  g_array_append_val (moves, move);
}

static void
append_cell (GString *text, GArray *moves, gint index)
{
  if (index >= 0)
    g_string_append (text, g_array_index (moves, BrgListedMove, index).text);
  else
    g_string_append_c (text, '-');
}

/* The lines as text: `1|e4|e5` for a row, anything else a paragraph. */
static char *
dup_lines (GArray *moves)
{
  g_autoptr (GArray) lines = brg_move_lines_new (moves);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const BrgMoveLine *line = &g_array_index (lines, BrgMoveLine, i);

      if (line->text != NULL)
        g_string_append (text, line->text->str);
      else
        {
          g_string_append_printf (text, "%u|", line->number);
          append_cell (text, moves, line->first);
          g_string_append_c (text, '|');
          append_cell (text, moves, line->second);
        }
      g_string_append_c (text, '\n');
    }
  g_strdelimit (text->str, "\302\240", ' ');
  return g_string_free (text, FALSE);
}

static void
test_rows (void)
{
  g_autoptr (GArray) moves = brg_listed_moves_new ();
  g_autofree char *text = NULL;

  add (moves, 1, FALSE, 0, FALSE, "e4");
  add (moves, 1, TRUE, 0, FALSE, "e5");
  add (moves, 2, FALSE, 0, FALSE, "Nf3");
  text = dup_lines (moves);
  g_assert_cmpstr (text, ==, "1|e4|e5\n2|Nf3|-\n");
}

static void
test_black_begins (void)
{
  g_autoptr (GArray) moves = brg_listed_moves_new ();
  g_autofree char *text = NULL;

  add (moves, 34, TRUE, 0, FALSE, "Kg7");
  add (moves, 35, FALSE, 0, FALSE, "h5");
  text = dup_lines (moves);
  g_assert_cmpstr (text, ==, "34|-|Kg7\n35|h5|-\n");
}

static void
test_variations (void)
{
  g_autoptr (GArray) moves = brg_listed_moves_new ();
  g_autoptr (GArray) lines = NULL;
  g_autofree char *text = NULL;
  const BrgMoveLine *paragraph;
  const BrgMoveSpan *span;

  add (moves, 1, FALSE, 0, FALSE, "e4");
  add (moves, 1, FALSE, 1, TRUE, "d4");
  add (moves, 1, TRUE, 1, FALSE, "d5");
  add (moves, 1, TRUE, 2, TRUE, "f5");
  add (moves, 2, FALSE, 2, FALSE, "c4");
  add (moves, 1, TRUE, 2, TRUE, "e6");
  add (moves, 2, FALSE, 1, FALSE, "c4");
  add (moves, 1, FALSE, 1, TRUE, "c4");
  add (moves, 1, TRUE, 0, FALSE, "e5");
  text = dup_lines (moves);
  g_assert_cmpstr (text, ==, "1|e4|-\n1.  d4 d5 (1…  f5 2.  c4) (1…  e6) 2.  c4\n1.  c4\n1|-|e5\n");
  lines = brg_move_lines_new (moves);
  paragraph = &g_array_index (lines, BrgMoveLine, 1);
  g_assert_cmpuint (paragraph->spans->len, ==, 6);
  span = &g_array_index (paragraph->spans, BrgMoveSpan, 2);
  g_assert_cmpuint (span->index, ==, 3);
  g_assert_cmpint (strncmp (paragraph->text->str + span->start, "f5", span->end - span->start), ==,
                   0);
}

/* rus-draughts-2022 9.3.2.1: stones have numbers of their own. */
static void
test_numbered_alone (void)
{
  static const struct
  {
    guint number;
    gboolean is_second;
    guint depth;
    const char *text;
  } stones[] = {
    { 1, FALSE, 0, "H8" }, { 2, TRUE, 0, "I9" },  { 2, TRUE, 1, "H9" },
    { 3, FALSE, 1, "G8" }, { 3, FALSE, 0, "J9" }, { 4, TRUE, 0, "G7" },
  };
  g_autoptr (GArray) moves = brg_listed_moves_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (stones); i++)
    {
      add (moves, stones[i].number, stones[i].is_second, stones[i].depth,
           i > 0 && stones[i].depth > stones[i - 1].depth, stones[i].text);
      g_array_index (moves, BrgListedMove, i).is_alone = TRUE;
    }
  text = dup_lines (moves);
  g_assert_cmpstr (text, ==, "1|H8|I9\n2.  H9 3.  G8\n3|J9|G7\n");
}

static void
test_remark_interrupts (void)
{
  g_autoptr (GArray) moves = brg_listed_moves_new ();
  g_autofree char *text = NULL;

  add (moves, 1, FALSE, 0, FALSE, "e4");
  g_array_index (moves, BrgListedMove, 0).remark = g_strdup ("late");
  add (moves, 1, TRUE, 0, FALSE, "e5");
  text = dup_lines (moves);
  g_assert_cmpstr (text, ==, "1|e4|-\nlate\n1|-|e5\n");
}

BRG_TEST_TOPIC ("move-lines")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/widgets/move-lines/rows", test_rows);
  g_test_add_func ("/widgets/move-lines/black-begins", test_black_begins);
  g_test_add_func ("/widgets/move-lines/variations", test_variations);
  g_test_add_func ("/widgets/move-lines/rus-draughts-2022 9.3.2.1/numbered-alone",
                   test_numbered_alone);
  g_test_add_func ("/widgets/move-lines/remark-interrupts", test_remark_interrupts);
  return g_test_run ();
}
