/* brg-share-seal.c - what goes to a second laptop, so that nobody else can read or change it
 *
 * Tests: tests/app/test-share-copy.c, tests/fuzz/fuzz-share-copy.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-seal.h"

#include <string.h>
#include <sys/random.h>

/* Digits and letters that nobody takes for each other: no I, L, O and U (Crockford's base 32). */
static const char letters[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
#define PART_OF_CODE 5
#define LENGTH_OF_PIN 6
#define DIGITS "0123456789"

/* ----- Pairs ----- */

void
brg_share_pair_clear (BrgSharePair *pair)
{
  g_free (pair->code);
  g_free (pair->pin);
  *pair = (BrgSharePair){ 0 };
}

/* Each byte is as likely as any other. */
static void
fill_by_chance (guint8 *bytes, gsize length)
{
  if (getrandom (bytes, length, 0) != (gssize) length)
    g_error ("the system gives no random numbers");
}

static char *
dup_code (const char signs[BRG_SHARE_CODE_SIZE])
{
  g_autoptr (GString) code = g_string_new (NULL);

  for (guint i = 0; i < BRG_SHARE_CODE_SIZE; i++)
    {
      if (i > 0 && i % PART_OF_CODE == 0)
        g_string_append_c (code, '-');
      g_string_append_c (code, signs[i]);
    }
  return g_string_free (g_steal_pointer (&code), FALSE);
}

void
brg_share_pair_make (BrgSharePair *pair)
{
  guint8 bytes[BRG_SHARE_CODE_SIZE];
  char signs[BRG_SHARE_CODE_SIZE];
  char pin[LENGTH_OF_PIN + 1] = { 0 };

  g_return_if_fail (pair != NULL);

  fill_by_chance (bytes, sizeof bytes);
  for (guint i = 0; i < BRG_SHARE_CODE_SIZE; i++)
    signs[i] = letters[bytes[i] % (sizeof letters - 1)];
  for (guint i = 0; i < LENGTH_OF_PIN;)
    {
      guint8 byte;

      /* No digit more often than another one. */
      fill_by_chance (&byte, 1);
      if (byte < 250)
        pin[i++] = DIGITS[byte % 10];
    }
  pair->code = dup_code (signs);
  pair->pin = g_strdup (pin);
}

static char
find_letter (char typed)
{
  char sign = g_ascii_toupper (typed);

  if (sign == 'O')
    return '0';
  if (sign == 'I' || sign == 'L')
    return '1';
  return strchr (letters, sign) != NULL ? sign : '\0';
}

static gboolean
read_code (const char *code, char signs[BRG_SHARE_CODE_SIZE])
{
  guint n = 0;

  for (; *code != '\0'; code++)
    {
      if (*code == '-' || *code == ' ')
        continue;
      if (n == BRG_SHARE_CODE_SIZE || (signs[n] = find_letter (*code)) == '\0')
        return FALSE;
      n++;
    }
  return n == BRG_SHARE_CODE_SIZE;
}

gboolean
brg_share_pair_read (const char *code, const char *pin, BrgSharePair *pair)
{
  char signs[BRG_SHARE_CODE_SIZE];

  g_return_val_if_fail (code != NULL && pin != NULL && pair != NULL, FALSE);

  *pair = (BrgSharePair){ 0 };
  if (!read_code (code, signs) || strlen (pin) != LENGTH_OF_PIN ||
      strspn (pin, DIGITS) != LENGTH_OF_PIN)
    return FALSE;
  pair->code = dup_code (signs);
  pair->pin = g_strdup (pin);
  return TRUE;
}

/* ----- Keys ----- */

static void
get_hmac (const guint8 *key, gsize key_size, const void *text, gsize length, guint8 *hmac)
{
  g_autoptr (GHmac) digest = g_hmac_new (G_CHECKSUM_SHA256, key, key_size);
  gsize size = BRG_SHARE_KEY_SIZE;

  g_hmac_update (digest, text, (gssize) length);
  g_hmac_get_digest (digest, hmac, &size);
}

void
brg_share_keys_derive (BrgShareKeys *keys, const BrgSharePair *pair)
{
  g_autofree char *secret = NULL;

  g_return_if_fail (keys != NULL && pair != NULL && pair->code != NULL && pair->pin != NULL);

  secret = g_strconcat (pair->code, ":", pair->pin, NULL);
  get_hmac ((const guint8 *) secret, strlen (secret), "ask", 3, keys->ask);
  get_hmac ((const guint8 *) secret, strlen (secret), "tag", 3, keys->tag);
  get_hmac ((const guint8 *) secret, strlen (secret), "hide", 4, keys->hide);
}

char *
brg_share_key_to_text (const guint8 key[BRG_SHARE_KEY_SIZE])
{
  GString *text = g_string_sized_new (BRG_SHARE_TAG_LENGTH);

  for (guint i = 0; i < BRG_SHARE_KEY_SIZE; i++)
    g_string_append_printf (text, "%02x", key[i]);
  return g_string_free (text, FALSE);
}

gboolean
brg_share_is_tag (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  return strlen (text) == BRG_SHARE_TAG_LENGTH &&
         strspn (text, DIGITS "abcdef") == BRG_SHARE_TAG_LENGTH;
}

gboolean
brg_share_key_from_text (const char *text, guint8 key[BRG_SHARE_KEY_SIZE])
{
  g_return_val_if_fail (text != NULL && key != NULL, FALSE);

  if (!brg_share_is_tag (text))
    return FALSE;
  for (guint i = 0; i < BRG_SHARE_KEY_SIZE; i++)
    key[i] =
        (guint8) (g_ascii_xdigit_value (text[2 * i]) * 16 + g_ascii_xdigit_value (text[2 * i + 1]));
  return TRUE;
}

/* ----- Texts ----- */

/* The stream of HMACs of the tag and a counter, laid over the text: once it hides, twice it shows.
 */
static GBytes *
turn (const BrgShareKeys *keys, GBytes *bytes, const guint8 tag[BRG_SHARE_KEY_SIZE])
{
  g_autoptr (GHmac) begun = g_hmac_new (G_CHECKSUM_SHA256, keys->hide, BRG_SHARE_KEY_SIZE);
  gsize length;
  const guint8 *from = g_bytes_get_data (bytes, &length);
  guint8 *to = g_malloc (length);

  g_hmac_update (begun, tag, BRG_SHARE_KEY_SIZE);
  for (gsize at = 0; at < length; at += BRG_SHARE_KEY_SIZE)
    {
      g_autoptr (GHmac) digest = g_hmac_copy (begun);
      guint64 counter = GUINT64_TO_BE ((guint64) (at / BRG_SHARE_KEY_SIZE));
      guint8 stream[BRG_SHARE_KEY_SIZE];
      gsize size = sizeof stream;

      g_hmac_update (digest, (const guchar *) &counter, sizeof counter);
      g_hmac_get_digest (digest, stream, &size);
      for (gsize i = 0; i < MIN (size, length - at); i++)
        to[at + i] = from[at + i] ^ stream[i];
    }
  return g_bytes_new_take (to, length);
}

static void
get_tag (const BrgShareKeys *keys, GBytes *text, guint8 tag[BRG_SHARE_KEY_SIZE])
{
  gsize length;
  const void *bytes = g_bytes_get_data (text, &length);

  get_hmac (keys->tag, BRG_SHARE_KEY_SIZE, bytes, length, tag);
}

GBytes *
brg_share_seal (const BrgShareKeys *keys, GBytes *text, char **tag)
{
  guint8 own[BRG_SHARE_KEY_SIZE];

  g_return_val_if_fail (keys != NULL && text != NULL && tag != NULL, NULL);

  get_tag (keys, text, own);
  *tag = brg_share_key_to_text (own);
  return turn (keys, text, own);
}

/* Compares all of it, however early two differ. */
static gboolean
are_same (const void *a, const void *b, gsize length)
{
  guint difference = 0;

  for (gsize i = 0; i < length; i++)
    difference |= (guint) ((const guint8 *) a)[i] ^ (guint) ((const guint8 *) b)[i];
  return difference == 0;
}

GBytes *
brg_share_open (const BrgShareKeys *keys, GBytes *sealed, const char *tag)
{
  g_autoptr (GBytes) text = NULL;
  guint8 said[BRG_SHARE_KEY_SIZE];
  guint8 own[BRG_SHARE_KEY_SIZE];

  g_return_val_if_fail (keys != NULL && sealed != NULL && tag != NULL, NULL);

  if (!brg_share_key_from_text (tag, said))
    return NULL;
  text = turn (keys, sealed, said);
  get_tag (keys, text, own);
  return are_same (own, said, sizeof own) ? g_steal_pointer (&text) : NULL;
}

char *
brg_share_sign (const guint8 key[BRG_SHARE_KEY_SIZE], const char *text)
{
  g_return_val_if_fail (key != NULL && text != NULL, NULL);

  return g_compute_hmac_for_string (G_CHECKSUM_SHA256, key, BRG_SHARE_KEY_SIZE, text, -1);
}

gboolean
brg_share_is_signed (const guint8 key[BRG_SHARE_KEY_SIZE], const char *text, const char *sign)
{
  g_autofree char *right = NULL;

  g_return_val_if_fail (key != NULL && text != NULL && sign != NULL, FALSE);

  right = brg_share_sign (key, text);
  return strlen (sign) == BRG_SHARE_TAG_LENGTH && are_same (sign, right, BRG_SHARE_TAG_LENGTH);
}
