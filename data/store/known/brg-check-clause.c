/* brg-check-clause.c - the CHECK clauses of a table
 *
 * Tests: tests/data/test-validate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-check-clause.h"

#include <string.h>

/* What stands at @at and is no part of a statement's structure: a text, a comment; its length. */
static gsize
measure_skipped (const char *at)
{
  const char *end = NULL;

  if (*at == '\'')
    end = strchr (at + 1, '\'');
  else if (g_str_has_prefix (at, "--"))
    end = strchr (at, '\n');
  return end != NULL ? (gsize) (end + 1 - at) : 0;
}

/* The clause in parentheses that begins at @at; behind it. */
static const char *
find_end (const char *at)
{
  int depth = 0;

  while (*at != '\0')
    {
      gsize skipped = measure_skipped (at);

      depth += *at == '(' ? 1 : *at == ')' ? -1 : 0;
      at += MAX (skipped, 1);
      if (depth == 0)
        break;
    }
  return at;
}

GPtrArray *
brg_check_clauses_list (const char *sql)
{
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_free);
  const char *at = sql;

  while (*at != '\0')
    {
      gsize skipped = measure_skipped (at);

      if (skipped == 0 && g_str_has_prefix (at, "CHECK ("))
        {
          const char *start = at + strlen ("CHECK ");

          at = find_end (start);
          g_ptr_array_add (clauses, g_strndup (start, (gsize) (at - start)));
        }
      else
        at += MAX (skipped, 1);
    }
  return clauses;
}

/* Length of the name that begins at @at, 0 for anything else. */
static gsize
measure_name (const char *at)
{
  gsize length = 0;

  while (g_ascii_isalnum (at[length]) || at[length] == '_')
    length++;
  return length;
}

char *
brg_check_clause_dup_column (const char *clause, GPtrArray *columns)
{
  const char *at = clause;

  g_return_val_if_fail (clause != NULL && columns != NULL, NULL);

  while (*at != '\0')
    {
      gsize name = measure_name (at);
      g_autofree char *word = g_strndup (at, name);

      if (g_ptr_array_find_with_equal_func (columns, word, g_str_equal, NULL))
        return g_steal_pointer (&word);
      at += MAX (MAX (name, measure_skipped (at)), 1);
    }
  return g_strdup ("?");
}
