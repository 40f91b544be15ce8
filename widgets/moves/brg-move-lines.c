/* brg-move-lines.c - moves in lines: two columns of the game, variations in paragraphs
 *
 * Tests: tests/widgets/test-move-lines.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-move-lines.h"

static void
clear_move (gpointer data)
{
  BrgListedMove *move = data;

  g_free (move->text);
  g_free (move->mark);
  g_free (move->remark);
}

GArray *
brg_listed_moves_new (void)
{
  GArray *moves = g_array_new (FALSE, TRUE, sizeof (BrgListedMove));

  g_array_set_clear_func (moves, clear_move);
  return moves;
}

static void
clear_line (gpointer data)
{
  BrgMoveLine *line = data;

  if (line->text != NULL)
    g_string_free (line->text, TRUE);
  g_clear_pointer (&line->spans, g_array_unref);
}

/* What is being written. */
typedef struct
{
  GArray *lines;
  guint depth;           /* brackets that are open, and 1 for the paragraph itself */
  gboolean needs_number; /* of a second player's move in a paragraph */
} Writer;

static BrgMoveLine *
last_line (Writer *writer)
{
  return writer->lines->len > 0
             ? &g_array_index (writer->lines, BrgMoveLine, writer->lines->len - 1)
             : NULL;
}

static void
end_paragraph (Writer *writer)
{
  for (; writer->depth > 1; writer->depth--)
    g_string_append_c (last_line (writer)->text, ')');
  writer->depth = 0;
}

static void
begin_paragraph (Writer *writer)
{
  BrgMoveLine line = { .first = -1,
                       .second = -1,
                       .text = g_string_new (NULL),
                       .spans = g_array_new (FALSE, FALSE, sizeof (BrgMoveSpan)) };

  g_array_append_val (writer->lines, line);
  writer->needs_number = TRUE;
}

static void
add_to_row (Writer *writer, const BrgListedMove *move, guint index)
{
  BrgMoveLine *line = last_line (writer);

  if (line == NULL || line->text != NULL || !move->is_second || line->second >= 0 ||
      line->number + (move->is_alone ? 1 : 0) != move->number)
    {
      BrgMoveLine row = { .number = move->number, .first = -1, .second = -1 };

      g_array_append_val (writer->lines, row);
      line = last_line (writer);
    }
  if (move->is_second)
    line->second = (gint) index;
  else
    line->first = (gint) index;
}

/* Closes and opens brackets down to the move's depth. */
static void
go_to_depth (Writer *writer, const BrgListedMove *move)
{
  GString *text;

  if (writer->depth == 0 || (move->depth == 1 && move->begins))
    {
      end_paragraph (writer);
      begin_paragraph (writer);
      writer->depth = 1;
    }
  text = last_line (writer)->text;
  for (; writer->depth > move->depth ||
         (move->begins && writer->depth == move->depth && move->depth > 1);
       writer->depth--)
    {
      g_string_append_c (text, ')');
      writer->needs_number = TRUE;
    }
  if (text->len > 0)
    g_string_append_c (text, ' ');
  for (; writer->depth < move->depth; writer->depth++)
    {
      g_string_append_c (text, '(');
      writer->needs_number = TRUE;
    }
}

static void
add_to_paragraph (Writer *writer, const BrgListedMove *move, guint index)
{
  BrgMoveSpan span = { .index = index };
  BrgMoveLine *line;

  go_to_depth (writer, move);
  line = last_line (writer);
  if (!move->is_second || move->is_alone)
    g_string_append_printf (line->text, "%u.\302\240", move->number);
  else if (writer->needs_number)
    g_string_append_printf (line->text, "%u…\302\240", move->number);
  writer->needs_number = FALSE;
  span.start = (guint) line->text->len;
  g_string_append (line->text, move->text);
  span.end = (guint) line->text->len;
  g_array_append_val (line->spans, span);
}

static void
add_remark (Writer *writer, const BrgListedMove *move)
{
  if (move->depth == 0)
    {
      end_paragraph (writer);
      begin_paragraph (writer);
    }
  else
    g_string_append_c (last_line (writer)->text, ' ');
  g_string_append (last_line (writer)->text, move->remark);
  writer->needs_number = TRUE;
}

GArray *
brg_move_lines_new (GArray *moves)
{
  Writer writer = { 0 };

  g_return_val_if_fail (moves != NULL, NULL);

  writer.lines = g_array_new (FALSE, TRUE, sizeof (BrgMoveLine));
  g_array_set_clear_func (writer.lines, clear_line);
  for (guint i = 0; i < moves->len; i++)
    {
      const BrgListedMove *move = &g_array_index (moves, BrgListedMove, i);

      if (move->depth == 0)
        {
          end_paragraph (&writer);
          add_to_row (&writer, move, i);
        }
      else
        add_to_paragraph (&writer, move, i);
      if (move->remark != NULL && *move->remark != '\0')
        add_remark (&writer, move);
    }
  end_paragraph (&writer);
  return writer.lines;
}
