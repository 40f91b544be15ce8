/* brg-proof-row.c - a row as the journal leaves it, in as few bytes as it takes
 *
 * A workspace has hundreds of thousands of values and all of them are kept while it is open: a row
 * is its key and its cells one behind the other, numbers with seven bits a byte.
 *
 * Tests: tests/data/test-proof.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-proof-row.h"

#include <sqlite3.h>
#include <string.h>

/* In the place of a type of SQLite: nobody wrote the column. */
#define UNWRITTEN 0

static void
put_number (GByteArray *bytes, guint64 number)
{
  guint8 byte;

  for (; number > 0x7f; number >>= 7)
    {
      byte = (guint8) (number | 0x80);
      g_byte_array_append (bytes, &byte, 1);
    }
  byte = (guint8) number;
  g_byte_array_append (bytes, &byte, 1);
}

static guint64
get_number (const guint8 **at)
{
  guint64 number = 0;

  for (guint shift = 0;; shift += 7)
    {
      guint8 byte = *(*at)++;

      number |= (guint64) (byte & 0x7f) << shift;
      if (byte <= 0x7f)
        return number;
    }
}

/* Small numbers of either sign become small ones without. */
static guint64
fold_sign (gint64 number)
{
  return ((guint64) number << 1) ^ (number < 0 ? G_MAXUINT64 : 0);
}

static gint64
unfold_sign (guint64 number)
{
  return (gint64) ((number >> 1) ^ ((number & 1) != 0 ? G_MAXUINT64 : 0));
}

static void
put_slot (GByteArray *bytes, const BrgProofSlot *slot)
{
  guint8 type = slot->writer != 0 ? (guint8) slot->cell.type : UNWRITTEN;

  g_byte_array_append (bytes, &type, 1);
  if (type == UNWRITTEN)
    return;
  put_number (bytes, (guint64) slot->writer);
  if (type == SQLITE_INTEGER)
    put_number (bytes, fold_sign (slot->cell.number));
  else if (type == SQLITE_FLOAT)
    g_byte_array_append (bytes, (const guint8 *) &slot->cell.real, sizeof slot->cell.real);
  else if (type != SQLITE_NULL)
    {
      put_number (bytes, (guint64) slot->cell.size);
      if (slot->cell.size > 0)
        g_byte_array_append (bytes, slot->cell.data, (guint) slot->cell.size);
    }
}

static BrgProofSlot
get_slot (const guint8 **at)
{
  BrgProofSlot slot = { 0 };
  guint8 type = *(*at)++;

  slot.cell.type = type != UNWRITTEN ? type : SQLITE_NULL;
  if (type == UNWRITTEN)
    return slot;
  slot.writer = (gint64) get_number (at);
  if (type == SQLITE_INTEGER)
    slot.cell.number = unfold_sign (get_number (at));
  else if (type == SQLITE_FLOAT)
    {
      memcpy (&slot.cell.real, *at, sizeof slot.cell.real);
      *at += sizeof slot.cell.real;
    }
  else if (type != SQLITE_NULL)
    {
      slot.cell.size = (int) get_number (at);
      slot.cell.data = *at;
      *at += slot.cell.size;
    }
  return slot;
}

GArray *
brg_proof_row_unpack (const BrgProofRow *row)
{
  GArray *slots = g_array_sized_new (FALSE, TRUE, sizeof (BrgProofSlot), row->n_values);
  const guint8 *at = row->packed + row->n_key;

  for (guint i = 0; i < row->n_values; i++)
    {
      BrgProofSlot slot = get_slot (&at);

      g_array_append_val (slots, slot);
    }
  return slots;
}

/* What the slots point to may be the row itself. */
void
brg_proof_row_pack (BrgProofRow *row, const GArray *slots)
{
  GByteArray *bytes = g_byte_array_new ();
  guint8 *old = row->packed;

  g_byte_array_append (bytes, old, row->n_key);
  for (guint i = 0; i < slots->len; i++)
    put_slot (bytes, &g_array_index (slots, BrgProofSlot, i));
  row->packed = g_memdup2 (bytes->data, bytes->len);
  row->n_values = slots->len;
  g_byte_array_unref (bytes);
  g_free (old);
}

BrgProofSlot
brg_proof_row_read (const BrgProofRow *row, guint place)
{
  const guint8 *at = row->packed + row->n_key;
  BrgProofSlot slot = { .cell = { .type = SQLITE_NULL } };

  for (guint i = 0; place < row->n_values && i <= place; i++)
    slot = get_slot (&at);
  return slot;
}

BrgProofRow *
brg_proof_row_new (const GByteArray *key)
{
  BrgProofRow *row = g_new0 (BrgProofRow, 1);

  row->n_key = key->len;
  row->packed = g_memdup2 (key->data, key->len);
  return row;
}

static void
free_row (gpointer data)
{
  BrgProofRow *row = data;

  g_free (row->packed);
  g_free (row);
}

static guint
hash_key (gconstpointer data)
{
  const BrgProofRow *row = data;
  guint hash = 5381;

  for (guint i = 0; i < row->n_key; i++)
    hash = hash * 33 + row->packed[i];
  return hash;
}

static gboolean
has_same_key (gconstpointer one, gconstpointer other)
{
  const BrgProofRow *first = one;
  const BrgProofRow *second = other;

  return first->n_key == second->n_key && memcmp (first->packed, second->packed, first->n_key) == 0;
}

GHashTable *
brg_proof_rows_new (void)
{
  return g_hash_table_new_full (hash_key, has_same_key, free_row, NULL);
}

BrgProofRow *
brg_proof_rows_find (GHashTable *rows, const GByteArray *key)
{
  const BrgProofRow wanted = { .n_key = key->len, .packed = key->data };

  return g_hash_table_lookup (rows, &wanted);
}
