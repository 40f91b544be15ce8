/* brg-text-memo.c - what a typesetter has measured already
 *
 * Tests: tests/app/test-documents-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-text-memo.h"

/* A text with its type, and what is known of it. */
typedef struct
{
  BrgType type;
  char *markup;
  BrgMeasuredText known;
} Row;

/* In a box of that width, or of less than that down to the one before. */
typedef struct
{
  double width;
  guint n_lines;
} Count;

struct _BrgTextMemo
{
  GHashTable *rows; /* Row, each its own key */
};

static guint
hash_row (gconstpointer data)
{
  const Row *row = data;

  return g_str_hash (row->markup) ^ g_double_hash (&row->type.size) ^
         ((guint) row->type.face << 2 | (guint) row->type.bold << 1 | (guint) row->type.italic);
}

static gboolean
equal_rows (gconstpointer a, gconstpointer b)
{
  const Row *first = a;
  const Row *second = b;

  return first->type.face == second->type.face && first->type.size == second->type.size &&
         first->type.bold == second->type.bold && first->type.italic == second->type.italic &&
         g_str_equal (first->markup, second->markup);
}

static void
free_row (gpointer data)
{
  Row *row = data;

  g_array_unref (row->known.counts);
  g_free (row->markup);
  g_free (row);
}

BrgTextMemo *
brg_text_memo_new (void)
{
  BrgTextMemo *memo = g_new0 (BrgTextMemo, 1);

  memo->rows = g_hash_table_new_full (hash_row, equal_rows, free_row, NULL);
  return memo;
}

void
brg_text_memo_free (BrgTextMemo *memo)
{
  if (memo == NULL)
    return;
  g_hash_table_unref (memo->rows);
  g_free (memo);
}

BrgMeasuredText *
brg_text_memo_get (BrgTextMemo *memo, const BrgType *type, const char *markup)
{
  Row sought = { .type = *type, .markup = (char *) markup };
  Row *row;

  g_return_val_if_fail (memo != NULL && type != NULL && markup != NULL, NULL);

  row = g_hash_table_lookup (memo->rows, &sought);
  if (row != NULL)
    return &row->known;
  row = g_new0 (Row, 1);
  row->type = *type;
  row->markup = g_strdup (markup);
  row->known.natural = row->known.least = -1;
  row->known.counts = g_array_new (FALSE, FALSE, sizeof (Count));
  g_hash_table_add (memo->rows, row);
  return &row->known;
}

/* The first known width that is not less; the number of all when there is none. */
static guint
find_place (const BrgMeasuredText *text, double width)
{
  guint place = 0;

  while (place < text->counts->len && g_array_index (text->counts, Count, place).width < width)
    place++;
  return place;
}

guint
brg_measured_text_find_count (const BrgMeasuredText *text, double width)
{
  guint place;
  const Count *wider;

  g_return_val_if_fail (text != NULL, 0);

  place = find_place (text, width);
  if (place == text->counts->len)
    return 0;
  wider = &g_array_index (text->counts, Count, place);
  if (wider->width == width ||
      (place > 0 && g_array_index (text->counts, Count, place - 1).n_lines == wider->n_lines))
    return wider->n_lines;
  return 0;
}

void
brg_measured_text_add_count (BrgMeasuredText *text, double width, guint n_lines)
{
  Count count = { width, n_lines };

  g_return_if_fail (text != NULL && n_lines > 0);

  g_array_insert_val (text->counts, find_place (text, width), count);
}
