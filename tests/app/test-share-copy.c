/* test-share-copy.c - what goes to a second laptop: sealed, cut, named, asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-follow.h"
#include "brg-share-copies.h"
#include "brg-share-copy.h"
#include "brg-share-heir.h"
#include "brg-test.h"

static const BrgSharePair pair = { (char *) "K7QFM-3MZPX-W9D0A-2TE5R", (char *) "123456" };

static void
test_pairs (void)
{
  static const struct
  {
    const char *code;
    const char *pin;
    gboolean is_pair;
  } typed[] = {
    { "K7QFM-3MZPX-W9D0A-2TE5R", "123456", TRUE },
    { "k7qfm3mzpxw9doa2te5r", "123456", TRUE },
    { " k7qfm 3mzpx w9d0a 2te5r", "123456", TRUE },
    { "K7QFM-3MZPX-W9D0A-2TE5", "123456", FALSE },
    { "K7QFM-3MZPX-W9D0A-2TE5RR", "123456", FALSE },
    { "K7QFM-3MZPX-W9D0A-2TE5U", "123456", FALSE },
    { "", "123456", FALSE },
    { "K7QFM-3MZPX-W9D0A-2TE5R", "12345", FALSE },
    { "K7QFM-3MZPX-W9D0A-2TE5R", "12345x", FALSE },
    { "K7QFM-3MZPX-W9D0A-2TE5R", "1234567", FALSE },
    { "К7QFM-3MZPX-W9D0A-2TE5R", "123456", FALSE },
  };
  g_auto (BrgSharePair) first = { 0 };
  g_auto (BrgSharePair) second = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_auto (BrgSharePair) read = { 0 };

      g_assert_cmpint (brg_share_pair_read (typed[i].code, typed[i].pin, &read), ==,
                       typed[i].is_pair);
      if (typed[i].is_pair)
        g_assert_cmpstr (read.code, ==, pair.code);
    }
  brg_share_pair_make (&first);
  brg_share_pair_make (&second);
  g_assert_cmpstr (first.code, !=, second.code);
  g_assert_cmpuint (strlen (first.code), ==, 23);
  g_assert_cmpuint (strlen (first.pin), ==, 6);
}

static GBytes *
make_file (gsize size, guint seed)
{
  guint8 *bytes = g_malloc (size);

  for (gsize i = 0; i < size; i++)
    bytes[i] = (guint8) ((i / 97 + seed * (i / BRG_SHARE_PIECE == 1)) % 251);
  return g_bytes_new_take (bytes, size);
}

static void
test_seal (void)
{
  static const gsize sizes[] = { 0, 1, 31, 32, 33, 1000 };
  const BrgSharePair other_pair = { pair.code, (char *) "654321" };
  BrgShareKeys keys;
  BrgShareKeys other;

  brg_share_keys_derive (&keys, &pair);
  brg_share_keys_derive (&other, &other_pair);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GBytes) text = make_file (sizes[i], 0);
      g_autofree char *tag = NULL;
      g_autoptr (GBytes) sealed = brg_share_seal (&keys, text, &tag);
      g_autoptr (GBytes) opened = brg_share_open (&keys, sealed, tag);

      g_assert_cmpuint (g_bytes_get_size (sealed), ==, sizes[i]);
      g_assert_true (g_bytes_equal (opened, text));
      g_assert_null (brg_share_open (&other, sealed, tag));
      g_assert_null (brg_share_open (&keys, sealed, ""));
      for (gsize at = 0; at < sizes[i]; at++)
        {
          guint8 *bytes = g_memdup2 (g_bytes_get_data (sealed, NULL), sizes[i]);
          g_autoptr (GBytes) changed = NULL;

          bytes[at] ^= 0x10;
          changed = g_bytes_new_take (bytes, sizes[i]);
          g_assert_null (brg_share_open (&keys, changed, tag));
        }
    }
}

static GHashTable *
index_pieces (const BrgShareCut *cut)
{
  GHashTable *pieces = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < cut->pieces->len; i++)
    {
      BrgSharePiece *piece = cut->pieces->pdata[i];

      g_hash_table_insert (pieces, piece->tag, piece->sealed);
    }
  return pieces;
}

/* Cut and joined it is the same; a change leaves the other pieces what they were. */
static void
test_cut (void)
{
  static const gsize sizes[] = { 1, BRG_SHARE_PIECE, BRG_SHARE_PIECE + 1, 3 * BRG_SHARE_PIECE + 7 };
  BrgShareLabel label = { 12, g_strnfill (64, 'a'), (char *) "Зал 1", (char *) "О. Перминова" };
  BrgShareKeys keys;

  brg_share_keys_derive (&keys, &pair);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GBytes) file = make_file (sizes[i], 0);
      g_autoptr (GBytes) later = make_file (sizes[i], 1);
      g_autoptr (BrgShareCut) cut = brg_share_cut_new (&keys, file, &label, NULL);
      g_autoptr (BrgShareCut) next = brg_share_cut_new (&keys, later, &label, cut);
      g_autoptr (BrgShareList) list = brg_share_list_read (&keys, cut->list, cut->tag);
      g_autoptr (GHashTable) pieces = index_pieces (cut);
      g_autoptr (GBytes) joined = NULL;

      g_assert_nonnull (list);
      g_assert_cmpstr (list->label.person, ==, "О. Перминова");
      g_assert_cmpint (list->label.entry_id, ==, 12);
      joined = brg_share_list_join (list, &keys, pieces);
      g_assert_true (g_bytes_equal (joined, file));
      for (guint j = 0; j < cut->pieces->len; j++)
        g_assert_cmpint (cut->pieces->pdata[j] == next->pieces->pdata[j], ==, j != 1);
      g_assert_null (brg_share_list_read (&keys, cut->list, next->tag[0] == 'x' ? cut->tag : "x"));
      g_hash_table_remove (pieces, ((BrgSharePiece *) cut->pieces->pdata[0])->tag);
      g_assert_null (brg_share_list_join (list, &keys, pieces));
    }
  g_free (label.hash);
}

/* Whoever has the key can still send nonsense: it has to be a list to the last letter. */
static void
test_lists (void)
{
  static const char hash[] = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
  static const struct
  {
    const char *head;
    const char *end;
    gboolean is_list;
  } lists[] = {
    { "berger-copy 1\n7\n%s\nA\nB\n10\n%s\n", "", TRUE },
    { "berger-copy 2\n7\n%s\nA\nB\n10\n%s\n", "", FALSE },
    { "berger-copy 1\n0\n%s\nA\nB\n10\n%s\n", "", FALSE },
    { "berger-copy 1\n-7\n%s\nA\nB\n10\n%s\n", "", FALSE },
    { "berger-copy 1\n7\n%s\nA\tx\nB\n10\n%s\n", "", FALSE },
    { "berger-copy 1\n7\n%s\n\nB\n10\n%s\n", "", FALSE },
    { "berger-copy 1\n7\n%s\nA\nB\n0\n%s\n", "", FALSE },
    { "berger-copy 1\n7\n%s\nA\nB\n70000\n%s\n", "", FALSE },
    { "berger-copy 1\n7\n%s\nA\nB\n99999999999\n%s\n", "", FALSE },
    { "berger-copy 1\n7\n%s\nA\nB\n10\n%s", "", FALSE },
    { "berger-copy 1\n7\n%s\nA\nB\n10\n%s\n", "x", FALSE },
    { "berger-copy 1\n7\n%s\nA\nB\n10\n../%s\n", "", FALSE },
  };
  BrgShareKeys keys;

  brg_share_keys_derive (&keys, &pair);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_auto (GStrv) parts = g_strsplit (lists[i].head, "%s", -1);
      g_autofree char *head = g_strjoinv (hash, parts);
      g_autofree char *text = g_strconcat (head, lists[i].end, NULL);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autofree char *tag = NULL;
      g_autoptr (GBytes) sealed = brg_share_seal (&keys, bytes, &tag);
      g_autoptr (BrgShareList) list = brg_share_list_read (&keys, sealed, tag);

      g_assert_cmpint (list != NULL, ==, lists[i].is_list);
    }
}

static void
test_heir (void)
{
  BrgShareLabel label = { 12, g_strnfill (64, 'a'), g_strnfill (600, 'x'),
                          (char *) "О. Перминова" };
  g_auto (BrgShareLabel) heir = { 0 };
  g_autofree char *at = NULL;
  g_autofree char *none = NULL;
  g_autoptr (GBytes) word = NULL;
  g_autoptr (GBytes) cut = NULL;
  g_autoptr (GBytes) read = NULL;
  BrgShareKeys keys;

  brg_share_keys_derive (&keys, &pair);
  word = brg_share_heir_seal (&keys, &label, "2026-05-01T10:02:00Z");
  g_assert_cmpuint (g_bytes_get_size (word), <=, 900);
  g_assert_true (brg_share_heir_open (&keys, word, &heir, &at));
  g_assert_cmpstr (heir.person, ==, "О. Перминова");
  g_assert_cmpint (heir.entry_id, ==, 12);
  g_assert_cmpstr (at, ==, "2026-05-01T10:02:00Z");
  brg_share_label_clear (&heir);
  cut = g_bytes_new_from_bytes (word, 0, g_bytes_get_size (word) - 1);
  g_assert_false (brg_share_heir_open (&keys, cut, &heir, &none));
  read = brg_share_heir_from_text ("00ff");
  g_assert_cmpuint (g_bytes_get_size (read), ==, 2);
  g_assert_null (brg_share_heir_from_text ("00f"));
  g_assert_null (brg_share_heir_from_text ("0x"));
  g_free (label.hash);
  g_free (label.computer);
}

/* A counter only rises, an address has five tries, and no answer stands for another. */
static void
test_questions (void)
{
  static const char client[] = "0123456789abcdef";
  g_autoptr (BrgShareCopies) copies = brg_share_copies_new ();
  g_autofree char *key = NULL;
  BrgShareKeys keys;

  brg_share_keys_derive (&keys, &pair);
  key = brg_share_key_to_text (keys.ask);
  g_assert_false (brg_share_copies_pair (copies, "x"));
  g_assert_true (brg_share_copies_pair (copies, key));
  for (gint counter = 1; counter < 4; counter++)
    for (guint times = 0; times < 2; times++)
      {
        g_autofree char *asker = g_strdup_printf ("%s %d", client, counter);
        g_autofree char *question = brg_share_dup_question ("GET", "/copy", asker, NULL);
        g_autofree char *sign = brg_share_sign (keys.ask, question);
        g_autofree char *header = g_strjoin (" ", asker, sign, NULL);
        g_autofree char *whose = NULL;

        g_assert_cmpint (
            brg_share_copies_judge (copies, "10.0.0.1", "GET", "/copy", NULL, header, &whose), ==,
            times == 0 ? BRG_SHARE_ASK_RIGHT : BRG_SHARE_ASK_AGAIN);
        g_assert_cmpstr (whose, ==, times == 0 ? asker : NULL);
      }
  g_assert_cmpuint (brg_share_copies_count (copies), ==, 1);
  for (guint i = 1; i <= BRG_SHARE_WRONG_OF_ADDRESS + 2; i++)
    {
      g_autofree char *whose = NULL;

      g_assert_cmpint (
          brg_share_copies_judge (copies, "10.0.0.2", "GET", "/copy", NULL, "x", &whose), ==,
          i < BRG_SHARE_WRONG_OF_ADDRESS    ? BRG_SHARE_ASK_WRONG
          : i == BRG_SHARE_WRONG_OF_ADDRESS ? BRG_SHARE_ASK_JUST_LOCKED
                                            : BRG_SHARE_ASK_LOCKED);
    }
}

static void
test_addresses (void)
{
  static const struct
  {
    const char *typed;
    const char *base;
    const char *code;
  } addresses[] = {
    { "192.168.1.5", "http://192.168.1.5:8090", "" },
    { " http://192.168.1.5:8123/copy#ABC ", "http://192.168.1.5:8123", "ABC" },
    { "http://[fe80::1]:8090/", "http://[fe80::1]:8090", "" },
    { "https://192.168.1.5/", NULL, NULL },
    { "http://user@192.168.1.5/", NULL, NULL },
    { "http://hall.example/", NULL, NULL },
    { "file:///etc/passwd", NULL, NULL },
    { "", NULL, NULL },
    { "192.168.1.5:99999", NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (addresses); i++)
    {
      g_autofree char *base = NULL;
      g_autofree char *code = NULL;

      g_assert_cmpint (brg_follow_read_address (addresses[i].typed, &base, &code), ==,
                       addresses[i].base != NULL);
      g_assert_cmpstr (base, ==, addresses[i].base);
      g_assert_cmpstr (code, ==, addresses[i].code);
    }
}

BRG_TEST_TOPIC ("share-copy")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/share/copy/pairs", test_pairs);
  g_test_add_func ("/app/share/copy/seal", test_seal);
  g_test_add_func ("/app/share/copy/cut", test_cut);
  g_test_add_func ("/app/share/copy/lists", test_lists);
  g_test_add_func ("/app/share/copy/heir", test_heir);
  g_test_add_func ("/app/share/copy/questions", test_questions);
  g_test_add_func ("/app/share/copy/addresses", test_addresses);
  return g_test_run ();
}
