/* brg-share-form.c - a result as a phone sends it, and whether its seat has signed it
 *
 * Tests: tests/app/test-share-server.c, tests/fuzz/fuzz-share-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-form.h"

#include <string.h>

#include "brg-share-pipe.h"

#define LONGEST_SEAT 64
#define LONGEST_WORD 16
#define SHORTEST_NONCE 16
#define LONGEST_NONCE 64
#define LENGTH_OF_SIGN 64

void
brg_share_form_clear (BrgShareForm *form)
{
  g_free (form->seat);
  g_free (form->round);
  g_free (form->board);
  g_free (form->result);
  g_free (form->nonce);
  g_free (form->sign);
  *form = (BrgShareForm){ 0 };
}

static gboolean
is_round (const char *text)
{
  gsize length = strlen (text);

  return length >= 1 && length <= 3 && *text != '0' && strspn (text, "0123456789") == length;
}

static gboolean
is_result (const char *text)
{
  static const char *const results[] = { "1-0", "0-1", "1/2-1/2", NULL };

  return g_strv_contains (results, text);
}

static gboolean
is_nonce (const char *text)
{
  gsize length = strlen (text);

  if (length < SHORTEST_NONCE || length > LONGEST_NONCE)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isalnum (text[i]) && strchr ("-_.~", text[i]) == NULL)
      return FALSE;
  return TRUE;
}

static char **
find_field (BrgShareForm *form, const char *name)
{
  const struct
  {
    const char *name;
    char **field;
  } fields[] = {
    { "seat", &form->seat },     { "round", &form->round }, { "board", &form->board },
    { "result", &form->result }, { "nonce", &form->nonce }, { "sign", &form->sign },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (fields[i].name, name))
      return fields[i].field;
  return NULL;
}

static gboolean
read_fields (const char *body, gsize length, BrgShareForm *form)
{
  GUriParamsIter iter;
  char *name;
  char *value;

  if (memchr (body, '\0', length) != NULL)
    return FALSE;
  g_uri_params_iter_init (&iter, body, (gssize) length, "&", G_URI_PARAMS_WWW_FORM);
  while (g_uri_params_iter_next (&iter, &name, &value, NULL))
    {
      g_autofree char *owned = name;
      char **field = find_field (form, name);

      if (field == NULL || *field != NULL)
        {
          g_free (value);
          return FALSE;
        }
      *field = value;
    }
  return form->seat != NULL && form->round != NULL && form->board != NULL && form->result != NULL &&
         form->nonce != NULL && form->sign != NULL;
}

gboolean
brg_share_form_parse (const char *body, gsize length, BrgShareForm *form)
{
  g_return_val_if_fail (body != NULL || length == 0, FALSE);
  g_return_val_if_fail (form != NULL, FALSE);

  *form = (BrgShareForm){ 0 };
  if (length > 0 && length <= BRG_SHARE_MOST_BODY && read_fields (body, length, form) &&
      brg_share_pipe_is_field (form->seat, LONGEST_SEAT) && is_round (form->round) &&
      brg_share_pipe_is_field (form->board, LONGEST_WORD) && is_result (form->result) &&
      is_nonce (form->nonce))
    return TRUE;
  brg_share_form_clear (form);
  return FALSE;
}

/* Compares all letters, however early two differ. */
static gboolean
are_same (const char *a, const char *b, gsize length)
{
  guint difference = 0;

  for (gsize i = 0; i < length; i++)
    difference |= (guint) (guchar) a[i] ^ (guint) (guchar) b[i];
  return difference == 0;
}

gboolean
brg_share_form_is_signed (const BrgShareForm *form, const char *key)
{
  g_autofree char *text = NULL;
  g_autofree char *right = NULL;
  g_autofree char *given = NULL;

  g_return_val_if_fail (form != NULL && form->sign != NULL && key != NULL, FALSE);

  text = g_strjoin (":", form->seat, form->round, form->board, form->result, form->nonce, NULL);
  right =
      g_compute_hmac_for_string (G_CHECKSUM_SHA256, (const guchar *) key, strlen (key), text, -1);
  given = g_ascii_strdown (form->sign, -1);
  return strlen (given) == LENGTH_OF_SIGN && are_same (given, right, LENGTH_OF_SIGN);
}
