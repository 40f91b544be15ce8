/* brg-paper-row-changes.c - where the rows of a paper are not what they were
 *
 * Tests: tests/app/papers/test-paper-archive.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-row-changes.h"

#include <string.h>

#include "brg-document-words.h"

/* No table has a column behind this one. */
#define MOST_COLUMN 9999

typedef struct
{
  char *column; /* its heading, with how often it stood before in the row */
  char *head;
  char *text;
} Cell;

typedef struct
{
  char *key;   /* whose it is, with how often he had a row before */
  char *whose; /* "12 Petrov" */
  GPtrArray *cells;
} Row;

static void
free_cell (gpointer data)
{
  Cell *cell = data;

  g_free (cell->column);
  g_free (cell->head);
  g_free (cell->text);
  g_free (cell);
}

static void
free_row (gpointer data)
{
  Row *row = data;

  g_free (row->key);
  g_free (row->whose);
  g_ptr_array_unref (row->cells);
  g_free (row);
}

void
brg_paper_change_free (BrgPaperChange *change)
{
  if (change == NULL)
    return;
  g_free (change->where);
  g_free (change->column);
  g_free (change->then);
  g_free (change->today);
  g_free (change);
}

/* "Points", and of a second column of that heading "Points 2". */
static char *
count_up (GHashTable *counted, const char *text)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counted, text)) + 1;

  g_hash_table_insert (counted, g_strdup (text), GUINT_TO_POINTER (n));
  return n > 1 ? g_strdup_printf ("%s %u", text, n) : g_strdup (text);
}

static GHashTable *
new_counts (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Column, what it is, text; FALSE for what is no cell. */
static gboolean
read_cell (const char *field, guint *column, char *kind, const char **text)
{
  char *end;
  guint64 number = g_ascii_strtoull (field, &end, 10);

  if (end == field || *end == '\0' || number > MOST_COLUMN)
    return FALSE;
  *column = (guint) number;
  *kind = *end;
  *text = end + 1;
  return TRUE;
}

/* The heading above a column; a column without one stands under that of the one before. */
static const char *
find_head (const GPtrArray *heads, guint column)
{
  for (guint i = MIN (column + 1, heads->len); i-- > 0;)
    if (heads->pdata[i] != NULL)
      return heads->pdata[i];
  return "";
}

static void
read_heads (GPtrArray *heads, char **fields)
{
  g_ptr_array_set_size (heads, 0);
  for (; *fields != NULL; fields++)
    {
      guint column;
      char kind;
      const char *text;

      if (!read_cell (*fields, &column, &kind, &text))
        continue;
      if (column >= heads->len)
        g_ptr_array_set_size (heads, (gint) column + 1);
      g_free (heads->pdata[column]);
      heads->pdata[column] = g_strdup (text);
    }
}

static Row *
read_row (const GPtrArray *heads, char **fields)
{
  g_autoptr (GHashTable) columns = new_counts ();
  g_autofree char *number = NULL;
  g_autofree char *name = NULL;
  Row *row = g_new0 (Row, 1);

  row->cells = g_ptr_array_new_with_free_func (free_cell);
  for (; *fields != NULL; fields++)
    {
      guint column;
      char kind;
      const char *text;
      Cell *cell;

      if (!read_cell (*fields, &column, &kind, &text))
        continue;
      cell = g_new0 (Cell, 1);
      cell->head = g_strdup (find_head (heads, column));
      cell->column = count_up (columns, cell->head);
      cell->text = g_strdup (text);
      g_ptr_array_add (row->cells, cell);
      if (kind == BRG_WORDS_NUMBER && number == NULL)
        number = g_strdup (text);
      if (kind == BRG_WORDS_NAME && name == NULL)
        name = g_strdup (text);
    }
  if (name == NULL && row->cells->len > 0)
    name = g_strdup (((const Cell *) row->cells->pdata[0])->text);
  row->whose = number != NULL && name != NULL ? g_strdup_printf ("%s %s", number, name)
                                              : g_strdup (name != NULL ? name : "");
  return row;
}

static GPtrArray *
list_rows (const char *words)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (free_row);
  g_autoptr (GPtrArray) heads = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) counted = new_counts ();
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      if (fields[0] == NULL || fields[1] == NULL)
        continue;
      if (g_str_equal (fields[0], BRG_WORDS_HEAD))
        read_heads (heads, fields + 1);
      else if (g_str_equal (fields[0], BRG_WORDS_ROW))
        {
          Row *row = read_row (heads, fields + 1);

          row->key = count_up (counted, row->whose);
          g_ptr_array_add (rows, row);
        }
    }
  return rows;
}

static GHashTable *
index_rows (const GPtrArray *rows)
{
  GHashTable *index = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < rows->len; i++)
    g_hash_table_insert (index, ((Row *) rows->pdata[i])->key, rows->pdata[i]);
  return index;
}

static const Cell *
find_cell (const Row *row, const char *column)
{
  for (guint i = 0; i < row->cells->len; i++)
    if (g_str_equal (((const Cell *) row->cells->pdata[i])->column, column))
      return row->cells->pdata[i];
  return NULL;
}

static void
add (GPtrArray *changes,
     BrgPaperChangeKind kind,
     const Row *row,
     const char *column,
     char *then,
     char *today)
{
  BrgPaperChange *change = g_new0 (BrgPaperChange, 1);

  change->kind = kind;
  change->where = g_strdup (row->whose);
  change->column = g_strdup (column);
  change->then = then;
  change->today = today;
  g_ptr_array_add (changes, change);
}

static void
compare (GPtrArray *changes, const Row *then, const Row *today)
{
  for (guint i = 0; i < then->cells->len; i++)
    {
      const Cell *old = then->cells->pdata[i];
      const Cell *cell = find_cell (today, old->column);

      if (cell == NULL || !g_str_equal (cell->text, old->text))
        add (changes, BRG_PAPER_CHANGE_CELL, then, old->head, g_strdup (old->text),
             g_strdup (cell != NULL ? cell->text : ""));
    }
  for (guint i = 0; i < today->cells->len; i++)
    {
      const Cell *cell = today->cells->pdata[i];

      if (find_cell (then, cell->column) == NULL)
        add (changes, BRG_PAPER_CHANGE_CELL, then, cell->head, g_strdup (""),
             g_strdup (cell->text));
    }
}

static char *
join_cells (const Row *row)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < row->cells->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " · " : "",
                            ((const Cell *) row->cells->pdata[i])->text);
  return g_string_free (text, FALSE);
}

void
brg_paper_row_changes_add (GPtrArray *changes, const char *then, const char *today)
{
  g_autoptr (GPtrArray) old_rows = NULL;
  g_autoptr (GPtrArray) new_rows = NULL;
  g_autoptr (GHashTable) old_index = NULL;
  g_autoptr (GHashTable) new_index = NULL;

  g_return_if_fail (changes != NULL && then != NULL && today != NULL);

  old_rows = list_rows (then);
  new_rows = list_rows (today);
  old_index = index_rows (old_rows);
  new_index = index_rows (new_rows);
  for (guint i = 0; i < old_rows->len; i++)
    {
      const Row *row = old_rows->pdata[i];
      const Row *same = g_hash_table_lookup (new_index, row->key);

      if (same != NULL)
        compare (changes, row, same);
      else
        add (changes, BRG_PAPER_CHANGE_LOST_ROW, row, "", join_cells (row), g_strdup (""));
    }
  for (guint i = 0; i < new_rows->len; i++)
    {
      const Row *row = new_rows->pdata[i];

      if (!g_hash_table_contains (old_index, row->key))
        add (changes, BRG_PAPER_CHANGE_NEW_ROW, row, "", g_strdup (""), join_cells (row));
    }
}
