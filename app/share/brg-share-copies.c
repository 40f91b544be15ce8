/* brg-share-copies.c - what a second laptop may ask the server for, and whether it was paired
 *
 * Tests: tests/app/test-share-copy.c, tests/app/bergerctl-follow.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-copies.h"

#include <string.h>

/* A laptop that is started anew is a new client. */
#define MOST_CLIENTS 4096
#define MOST_ADDRESSES 4096
#define SHORTEST_CLIENT 16
#define LONGEST_CLIENT 32
#define MOST_COUNTER (G_GINT64_CONSTANT (1) << 53)

struct _BrgShareCopies
{
  gboolean has_pair;
  guint8 key[BRG_SHARE_KEY_SIZE];
  GHashTable *pieces;  /* tag -> GBytes */
  GHashTable *clients; /* client -> its last counter, a gint64 */
  GHashTable *wrong;   /* address -> wrong signs */
  char *list_tag;
  GBytes *list;
};

BrgShareCopies *
brg_share_copies_new (void)
{
  BrgShareCopies *copies = g_new0 (BrgShareCopies, 1);

  copies->pieces =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  copies->clients = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  copies->wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return copies;
}

void
brg_share_copies_free (BrgShareCopies *copies)
{
  if (copies == NULL)
    return;
  g_hash_table_unref (copies->pieces);
  g_hash_table_unref (copies->clients);
  g_hash_table_unref (copies->wrong);
  g_free (copies->list_tag);
  g_clear_pointer (&copies->list, g_bytes_unref);
  g_free (copies);
}

gboolean
brg_share_copies_pair (BrgShareCopies *copies, const char *key)
{
  g_return_val_if_fail (copies != NULL, FALSE);

  g_hash_table_remove_all (copies->pieces);
  g_hash_table_remove_all (copies->clients);
  g_hash_table_remove_all (copies->wrong);
  g_clear_pointer (&copies->list_tag, g_free);
  g_clear_pointer (&copies->list, g_bytes_unref);
  copies->has_pair = key != NULL && brg_share_key_from_text (key, copies->key);
  return key == NULL || copies->has_pair;
}

gboolean
brg_share_copies_set (BrgShareCopies *copies, const char *tag, GBytes *bytes, gboolean is_list)
{
  g_return_val_if_fail (copies != NULL && tag != NULL, FALSE);

  if (!copies->has_pair || !brg_share_is_tag (tag))
    return FALSE;
  if (is_list)
    {
      g_free (copies->list_tag);
      g_clear_pointer (&copies->list, g_bytes_unref);
      copies->list_tag = g_strdup (tag);
      copies->list = bytes != NULL ? g_bytes_ref (bytes) : NULL;
    }
  else if (bytes == NULL)
    g_hash_table_remove (copies->pieces, tag);
  else
    g_hash_table_replace (copies->pieces, g_strdup (tag), g_bytes_ref (bytes));
  return g_hash_table_size (copies->pieces) <= 2 * BRG_SHARE_MOST_PIECES;
}

GBytes *
brg_share_copies_find (BrgShareCopies *copies, const char *path, const char **tag)
{
  gpointer key = NULL;
  gpointer bytes = NULL;

  g_return_val_if_fail (copies != NULL && path != NULL && tag != NULL, NULL);

  *tag = NULL;
  if (g_str_equal (path, BRG_SHARE_LIST_PATH))
    {
      key = copies->list_tag;
      bytes = copies->list;
    }
  else if (g_str_has_prefix (path, BRG_SHARE_PIECE_PATH))
    g_hash_table_lookup_extended (copies->pieces, path + strlen (BRG_SHARE_PIECE_PATH), &key,
                                  &bytes);
  *tag = key;
  return bytes;
}

gboolean
brg_share_copies_has_pair (BrgShareCopies *copies)
{
  g_return_val_if_fail (copies != NULL, FALSE);

  return copies->has_pair;
}

guint
brg_share_copies_count (BrgShareCopies *copies)
{
  g_return_val_if_fail (copies != NULL, 0);

  return g_hash_table_size (copies->clients);
}

/* ----- Questions ----- */

char *
brg_share_dup_question (const char *method, const char *path, const char *whose, GBytes *body)
{
  g_autofree char *hash =
      body != NULL ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, body) : g_strdup ("-");

  g_return_val_if_fail (method != NULL && path != NULL && whose != NULL, NULL);

  return g_strjoin (" ", "ask", method, path, whose, hash, NULL);
}

char *
brg_share_dup_answer (const char *path, const char *whose, guint status, const char *tag)
{
  g_return_val_if_fail (path != NULL && whose != NULL, NULL);

  return g_strdup_printf ("told %s %s %u %s", path, whose, status, tag != NULL ? tag : "-");
}

static gboolean
is_client (const char *text)
{
  gsize length = strlen (text);

  return length >= SHORTEST_CLIENT && length <= LONGEST_CLIENT &&
         strspn (text, "0123456789abcdef") == length;
}

static BrgShareAsk
count_wrong (BrgShareCopies *copies, const char *address)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (copies->wrong, address)) + 1;

  /* Where so many addresses send nonsense, no further one is let in. */
  if (n == 1 && g_hash_table_size (copies->wrong) >= MOST_ADDRESSES)
    return BRG_SHARE_ASK_LOCKED;
  g_hash_table_replace (copies->wrong, g_strdup (address), GUINT_TO_POINTER (n));
  return n == BRG_SHARE_WRONG_OF_ADDRESS ? BRG_SHARE_ASK_JUST_LOCKED : BRG_SHARE_ASK_WRONG;
}

/* Whether this is a later question of the client than any before. */
static gboolean
is_later (BrgShareCopies *copies, const char *client, gint64 counter)
{
  gint64 *last = g_hash_table_lookup (copies->clients, client);

  if (last == NULL)
    {
      if (g_hash_table_size (copies->clients) >= MOST_CLIENTS)
        return FALSE;
      last = g_new0 (gint64, 1);
      g_hash_table_insert (copies->clients, g_strdup (client), last);
    }
  if (counter <= *last)
    return FALSE;
  *last = counter;
  return TRUE;
}

BrgShareAsk
brg_share_copies_judge (BrgShareCopies *copies,
                        const char *address,
                        const char *method,
                        const char *path,
                        GBytes *body,
                        const char *header,
                        char **whose)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *asker = NULL;
  g_autofree char *question = NULL;
  gint64 counter;

  g_return_val_if_fail (copies != NULL && copies->has_pair, BRG_SHARE_ASK_WRONG);
  g_return_val_if_fail (address != NULL && method != NULL && path != NULL && whose != NULL,
                        BRG_SHARE_ASK_WRONG);

  *whose = NULL;
  if (GPOINTER_TO_UINT (g_hash_table_lookup (copies->wrong, address)) >= BRG_SHARE_WRONG_OF_ADDRESS)
    return BRG_SHARE_ASK_LOCKED;
  parts = g_strsplit (header != NULL ? header : "", " ", 4);
  if (g_strv_length (parts) != 3 || !is_client (parts[0]) ||
      !g_ascii_string_to_signed (parts[1], 10, 1, MOST_COUNTER, &counter, NULL))
    return count_wrong (copies, address);
  asker = g_strjoin (" ", parts[0], parts[1], NULL);
  question = brg_share_dup_question (method, path, asker, body);
  if (!brg_share_is_signed (copies->key, question, parts[2]))
    return count_wrong (copies, address);
  if (!is_later (copies, parts[0], counter))
    return BRG_SHARE_ASK_AGAIN;
  *whose = g_steal_pointer (&asker);
  return BRG_SHARE_ASK_RIGHT;
}

char *
brg_share_copies_sign (BrgShareCopies *copies,
                       const char *path,
                       const char *whose,
                       guint status,
                       const char *tag)
{
  g_autofree char *answer = brg_share_dup_answer (path, whose, status, tag);

  g_return_val_if_fail (copies != NULL, NULL);

  return brg_share_sign (copies->key, answer);
}
