/* brg-composition-row.c - works as rows of a table
 *
 * Rules: rus-draughts-2022 11.1.3, 11.1.4
 * Tests: tests/engine/composition/test-composition-row.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-row.h"

#include "brg-composition-text.h"

#include <string.h>

enum
{
  FIELD_ID,
  FIELD_BOARD,
  FIELD_FEN,
  FIELD_TURN,
  FIELD_KIND,
  FIELD_GROUP,
  FIELD_TASK,
  FIELD_LIMIT,
  FIELD_SOLUTION,
  N_FIELDS,
};

#define MOST_LOCKED 20

typedef struct
{
  char **fields;
  guint n_fields;
  BrgDraughtsVariant variant;
  BrgComposition work; /* its solution belongs to the fields */
  BrgCompositionRowFault fault;
} Row;

/* The column in which a field begins. */
static glong
column_of (const Row *row, guint field)
{
  glong column = 1;

  for (guint i = 0; i < field && i < row->n_fields; i++)
    column += g_utf8_strlen (row->fields[i], -1) + 1;
  return column;
}

static gboolean
fail (Row *row, BrgCompositionRowFaultKind kind, guint field)
{
  row->fault.kind = kind;
  row->fault.column = column_of (row, field);
  return FALSE;
}

static gboolean
read_board (Row *row)
{
  const char *board = row->fields[FIELD_BOARD];

  if (*row->fields[FIELD_ID] == '\0')
    return fail (row, BRG_COMPOSITION_ROW_ID, FIELD_ID);
  if (g_str_equal (board, "64"))
    row->variant = BRG_DRAUGHTS_RUSSIAN;
  else if (g_str_equal (board, "100"))
    row->variant = BRG_DRAUGHTS_INTERNATIONAL;
  else
    return fail (row, BRG_COMPOSITION_ROW_BOARD, FIELD_BOARD);
  return TRUE;
}

static gboolean
read_position (Row *row)
{
  BrgDraughtsPosition *position = &row->work.position;
  const char *turn = row->fields[FIELD_TURN];

  if (!brg_draughts_fen_read (row->fields[FIELD_FEN], row->variant, position, &row->fault.fen))
    {
      fail (row, BRG_COMPOSITION_ROW_FEN, FIELD_FEN);
      row->fault.column += row->fault.fen.column - 1;
      return FALSE;
    }
  if (!g_str_equal (turn, position->turn == BRG_COLOUR_WHITE ? "W" : "B"))
    return fail (row, BRG_COMPOSITION_ROW_TURN, FIELD_TURN);
  return TRUE;
}

static gboolean
read_kind (Row *row)
{
  if (!brg_composition_kind_find (row->fields[FIELD_KIND], &row->work.kind))
    return fail (row, BRG_COMPOSITION_ROW_KIND, FIELD_KIND);
  if (!brg_composition_group_find (row->fields[FIELD_GROUP], &row->work.group))
    return fail (row, BRG_COMPOSITION_ROW_GROUP, FIELD_GROUP);
  return TRUE;
}

/* `2,1`: men and kings. */
static gboolean
read_locked (const char *text, BrgCompositionTask *task)
{
  g_auto (GStrv) numbers = g_strsplit (text, ",", -1);
  guint64 n_men;
  guint64 n_kings;

  if (g_strv_length (numbers) != 2 ||
      !g_ascii_string_to_unsigned (numbers[0], 10, 0, MOST_LOCKED, &n_men, NULL) ||
      !g_ascii_string_to_unsigned (numbers[1], 10, 0, MOST_LOCKED, &n_kings, NULL) ||
      n_men + n_kings == 0)
    return FALSE;
  task->n_men = (guint) n_men;
  task->n_kings = (guint) n_kings;
  return TRUE;
}

static gboolean
read_task (Row *row)
{
  static const char block[] = "block:";
  const char *text = row->fields[FIELD_TASK];
  BrgCompositionTask *task = &row->work.task;
  guint64 limit;

  if (g_str_equal (text, "win"))
    task->goal = BRG_COMPOSITION_WIN;
  else if (g_str_equal (text, "draw"))
    task->goal = BRG_COMPOSITION_DRAW;
  else if (g_str_equal (text, "giveaway"))
    task->goal = BRG_COMPOSITION_GIVE;
  else if (g_str_has_prefix (text, block) && read_locked (text + strlen (block), task))
    task->goal = BRG_COMPOSITION_BLOCK;
  else
    return fail (row, BRG_COMPOSITION_ROW_TASK, FIELD_TASK);
  /* rus-draughts-2022 11.1.4: giveaway is one of the special kinds; VIII: it is played on 64
   * squares. */
  if (task->goal == BRG_COMPOSITION_GIVE)
    {
      if (row->work.kind != BRG_COMPOSITION_SPECIAL || row->variant != BRG_DRAUGHTS_RUSSIAN)
        return fail (row, BRG_COMPOSITION_ROW_GIVEAWAY, FIELD_TASK);
      row->work.position.variant = BRG_DRAUGHTS_GIVEAWAY;
    }
  if (!g_ascii_string_to_unsigned (row->fields[FIELD_LIMIT], 10, 1, BRG_COMPOSITION_MAX_LIMIT,
                                   &limit, NULL))
    return fail (row, BRG_COMPOSITION_ROW_LIMIT, FIELD_LIMIT);
  task->limit = (guint) limit;
  return TRUE;
}

static gboolean
read_solution (Row *row)
{
  const char *text = row->fields[FIELD_SOLUTION];
  guint n_lines = 1;

  for (const char *p = text; *p != '\0'; p++)
    n_lines += *p == '|';
  if (*text == '\0' || n_lines > BRG_COMPOSITION_MAX_LINES)
    return fail (row, BRG_COMPOSITION_ROW_SOLUTION, FIELD_SOLUTION);
  if (!g_str_equal (text, "-"))
    row->work.solution = row->fields[FIELD_SOLUTION];
  return TRUE;
}

gboolean
brg_composition_row_read (const char *text, BrgComposition *work, BrgCompositionRowFault *fault)
{
  g_auto (GStrv) fields = NULL;
  Row row = { 0 };
  const char *end;

  g_return_val_if_fail (text != NULL, FALSE);

  row.fault.column = 1;
  if (strlen (text) > BRG_COMPOSITION_ROW_MAX)
    {
      row.fault.kind = BRG_COMPOSITION_ROW_LONG;
      *fault = row.fault;
      return FALSE;
    }
  if (!g_utf8_validate (text, -1, &end))
    {
      row.fault.kind = BRG_COMPOSITION_ROW_UTF8;
      row.fault.column = g_utf8_strlen (text, end - text) + 1;
      *fault = row.fault;
      return FALSE;
    }
  fields = g_strsplit (text, "\t", -1);
  row.fields = fields;
  row.n_fields = g_strv_length (fields);
  if (row.n_fields < N_FIELDS)
    {
      row.fault.kind = BRG_COMPOSITION_ROW_FIELD_MISSING;
      row.fault.column = g_utf8_strlen (text, -1) + 1;
      *fault = row.fault;
      return FALSE;
    }
  if (!read_board (&row) || !read_position (&row) || !read_kind (&row) || !read_task (&row) ||
      !read_solution (&row))
    {
      *fault = row.fault;
      return FALSE;
    }
  *work = row.work;
  work->solution = g_strdup (row.work.solution);
  return TRUE;
}

char *
brg_composition_row_fault_to_text (const BrgCompositionRowFault *fault)
{
  static const char *const texts[BRG_N_COMPOSITION_ROW_FAULT_KINDS] = {
    [BRG_COMPOSITION_ROW_LONG] = "the row is longer than 65536 bytes",
    [BRG_COMPOSITION_ROW_UTF8] = "not in UTF-8",
    [BRG_COMPOSITION_ROW_FIELD_MISSING] = "a field is missing: id, board, fen, stm, kind, group, "
                                          "task, limit and solution are expected",
    [BRG_COMPOSITION_ROW_ID] = "the work has no id",
    [BRG_COMPOSITION_ROW_BOARD] = "the board is 64 or 100",
    [BRG_COMPOSITION_ROW_TURN] = "the side to move is W or B, as in the position",
    [BRG_COMPOSITION_ROW_KIND] = "the kind is problem, study, ending, zadacha or special",
    [BRG_COMPOSITION_ROW_GROUP] =
        "the group is -, miniature, kontsovka, medium, large, practical, kings, lock-men or "
        "lock-kings",
    [BRG_COMPOSITION_ROW_TASK] = "the task is win, draw, block:MEN,KINGS or giveaway",
    [BRG_COMPOSITION_ROW_GIVEAWAY] = "giveaway is a task of the special kind on 64 squares",
    [BRG_COMPOSITION_ROW_LIMIT] = "the limit is a number of moves from 1 to 30",
    [BRG_COMPOSITION_ROW_SOLUTION] = "the solution is - or at most 64 lines parted by “|”",
  };

  if (fault->kind == BRG_COMPOSITION_ROW_FEN)
    return brg_draughts_fen_fault_to_text (&fault->fen);
  return g_strdup (texts[fault->kind]);
}
