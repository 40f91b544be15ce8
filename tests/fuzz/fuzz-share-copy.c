/* fuzz-share-copy.c - feeds whatever a fuzzer invents to what a second laptop receives, and to what
 * the first one hears of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>
#include <string.h>

#include "brg-share-copies.h"
#include "brg-share-copy.h"
#include "brg-share-heir.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* As if somebody who has the key had sent it: the rest has to stand by itself. */
static void
read_sealed (const BrgShareKeys *keys, GBytes *text)
{
  g_autofree char *tag = NULL;
  g_autoptr (GBytes) sealed = brg_share_seal (keys, text, &tag);
  g_autoptr (BrgShareList) list = brg_share_list_read (keys, sealed, tag);
  g_autoptr (GHashTable) pieces = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GByteArray) word = g_byte_array_new ();
  g_autoptr (GBytes) whole = NULL;
  g_autoptr (GBytes) file = NULL;
  g_auto (BrgShareLabel) heir = { 0 };
  g_autofree char *at = NULL;

  if (list != NULL)
    {
      g_assert_cmpuint (list->size, <=, BRG_SHARE_LARGEST_COPY);
      for (guint i = 0; i < list->tags->len; i++)
        g_hash_table_insert (pieces, list->tags->pdata[i], sealed);
      file = brg_share_list_join (list, keys, pieces);
    }
  g_byte_array_append (word, (const guint8 *) tag, BRG_SHARE_TAG_LENGTH);
  g_byte_array_append (word, g_bytes_get_data (sealed, NULL), (guint) g_bytes_get_size (sealed));
  whole = g_bytes_new (word->data, word->len);
  brg_share_heir_open (keys, whole, &heir, &at);
}

/* A piece that is what its name says, but no packed piece of a file, or one that unpacks to more.
 */
static void
read_piece (const BrgShareKeys *keys, GBytes *text)
{
  g_autofree char *tag = NULL;
  g_autoptr (GBytes) sealed = brg_share_seal (keys, text, &tag);
  g_autoptr (GPtrArray) tags = g_ptr_array_new ();
  g_autoptr (GHashTable) pieces = g_hash_table_new (g_str_hash, g_str_equal);
  const BrgShareList list = { .size = 100, .tags = tags };
  g_autoptr (GBytes) file = NULL;

  g_ptr_array_add (tags, tag);
  g_hash_table_insert (pieces, tag, sealed);
  file = brg_share_list_join (&list, keys, pieces);
  if (file != NULL)
    g_assert_cmpuint (g_bytes_get_size (file), ==, 100);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const BrgSharePair pair = { (char *) "K7QFM-3MZPX-W9D0A-2TE5R", (char *) "123456" };
  g_autoptr (GBytes) text = g_bytes_new (data, size);
  g_autofree char *line = g_strndup ((const char *) data, size);
  g_autoptr (BrgShareCopies) copies = brg_share_copies_new ();
  g_auto (BrgSharePair) read = { 0 };
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BrgShareList) list = NULL;
  g_autofree char *key = NULL;
  g_autofree char *whose = NULL;
  BrgShareKeys keys;

  brg_share_keys_derive (&keys, &pair);
  key = brg_share_key_to_text (keys.ask);
  g_assert_true (brg_share_copies_pair (copies, key));
  g_assert_cmpint (brg_share_copies_judge (copies, "10.0.0.1", "GET", "/copy", text, line, &whose),
                   ==, BRG_SHARE_ASK_WRONG);
  list = brg_share_list_read (&keys, text, line);
  g_assert_null (list);
  brg_share_pair_read (line, "123456", &read);
  bytes = brg_share_heir_from_text (line);
  read_sealed (&keys, text);
  read_piece (&keys, text);
  return 0;
}
