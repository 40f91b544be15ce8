/* brg-share-heir.c - the word of a second laptop that it has taken the event over
 *
 * The tag of the sealed text, and the sealed text.
 *
 * Tests: tests/app/test-share-copy.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-heir.h"

#include <string.h>

#include "brg-share-pipe.h"

#define KIND "berger-taken 1"
#define N_LINES 6
#define LONGEST_NAME 256
/* Names that are longer than any computer or person has are cut, so that the word fits. */
#define LONGEST_SENT 96
#define LENGTH_OF_MOMENT 20
#define MOST_BYTES 900

static char *
dup_cut (const char *name)
{
  g_autofree char *text = g_strndup (name, LONGEST_SENT);

  return g_utf8_make_valid (text, -1);
}

GBytes *
brg_share_heir_seal (const BrgShareKeys *keys, const BrgShareLabel *heir, const char *at)
{
  g_autofree char *computer = NULL;
  g_autofree char *person = NULL;
  g_autofree char *entry = NULL;
  g_autofree char *words = NULL;
  g_autofree char *tag = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GBytes) sealed = NULL;
  GByteArray *whole;

  g_return_val_if_fail (keys != NULL && heir != NULL && at != NULL, NULL);

  computer = dup_cut (heir->computer);
  person = dup_cut (heir->person);
  entry = g_strdup_printf ("%" G_GINT64_FORMAT, heir->entry_id);
  words = g_strjoin ("\n", KIND, entry, heir->hash, computer, person, at, NULL);
  text = g_bytes_new (words, strlen (words));
  sealed = brg_share_seal (keys, text, &tag);
  whole = g_byte_array_new ();
  g_byte_array_append (whole, (const guint8 *) tag, BRG_SHARE_TAG_LENGTH);
  g_byte_array_append (whole, g_bytes_get_data (sealed, NULL), (guint) g_bytes_get_size (sealed));
  return g_byte_array_free_to_bytes (whole);
}

static gboolean
read_lines (char **lines, BrgShareLabel *heir)
{
  if (g_strv_length (lines) != N_LINES || !g_str_equal (lines[0], KIND) ||
      !g_ascii_string_to_signed (lines[1], 10, 1, G_MAXINT64, &heir->entry_id, NULL) ||
      !brg_share_is_tag (lines[2]) || !brg_share_pipe_is_field (lines[3], LONGEST_NAME) ||
      !brg_share_pipe_is_field (lines[4], LONGEST_NAME) || strlen (lines[5]) != LENGTH_OF_MOMENT)
    return FALSE;
  heir->hash = g_strdup (lines[2]);
  heir->computer = g_strdup (lines[3]);
  heir->person = g_strdup (lines[4]);
  return TRUE;
}

gboolean
brg_share_heir_open (const BrgShareKeys *keys, GBytes *bytes, BrgShareLabel *heir, char **at)
{
  g_autoptr (GBytes) sealed = NULL;
  g_autoptr (GBytes) opened = NULL;
  g_autofree char *tag = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gsize length;

  g_return_val_if_fail (keys != NULL && bytes != NULL && heir != NULL && at != NULL, FALSE);

  *heir = (BrgShareLabel){ 0 };
  *at = NULL;
  length = g_bytes_get_size (bytes);
  if (length <= BRG_SHARE_TAG_LENGTH || length > MOST_BYTES)
    return FALSE;
  tag = g_strndup (g_bytes_get_data (bytes, NULL), BRG_SHARE_TAG_LENGTH);
  sealed = g_bytes_new_from_bytes (bytes, BRG_SHARE_TAG_LENGTH, length - BRG_SHARE_TAG_LENGTH);
  opened = brg_share_open (keys, sealed, tag);
  if (opened == NULL)
    return FALSE;
  text = g_strndup (g_bytes_get_data (opened, NULL), g_bytes_get_size (opened));
  lines = g_strsplit (text, "\n", -1);
  if (!read_lines (lines, heir))
    return FALSE;
  *at = g_strdup (lines[5]);
  return TRUE;
}

GBytes *
brg_share_heir_from_text (const char *text)
{
  gsize length;
  guint8 *bytes;

  g_return_val_if_fail (text != NULL, NULL);

  length = strlen (text);
  if (length % 2 != 0 || length > 2 * MOST_BYTES || strspn (text, "0123456789abcdef") != length)
    return NULL;
  bytes = g_malloc (length / 2 + 1);
  for (gsize i = 0; i < length / 2; i++)
    bytes[i] =
        (guint8) (g_ascii_xdigit_value (text[2 * i]) * 16 + g_ascii_xdigit_value (text[2 * i + 1]));
  return g_bytes_new_take (bytes, length / 2);
}
