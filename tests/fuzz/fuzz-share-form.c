/* fuzz-share-form.c - feeds whatever a fuzzer invents to the reader of what phones send, and to
 * that of the lines between desk and server
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>
#include <string.h>

#include "brg-share-form.h"
#include "brg-share-pipe.h"
#include "brg-share-seats.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static gboolean
take_line (char **fields, GBytes *bytes, gpointer data)
{
  guint *n_lines = data;

  (void) bytes;
  (*n_lines)++;
  for (guint i = 0; fields[i] != NULL; i++)
    g_assert_true (g_utf8_validate (fields[i], -1, NULL));
  return TRUE;
}

/* What is read can stand in a line between tabs. */
static void
check_form (const BrgShareForm *form)
{
  const char *fields[] = { form->seat, form->round, form->board, form->result, form->nonce };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_assert_true (g_utf8_validate (fields[i], -1, NULL));
      g_assert_null (strpbrk (fields[i], "\t\r\n"));
    }
  brg_share_form_is_signed (form, "secret:pin");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  guint n_lines = 0;
  g_autoptr (BrgSharePipe) pipe = brg_share_pipe_new (take_line, &n_lines);
  g_auto (BrgShareForm) form = { 0 };
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GPtrArray) seats = NULL;

  if (brg_share_form_parse ((const char *) data, size, &form))
    check_form (&form);
  brg_share_pipe_take (pipe, data, size);
  if (g_utf8_validate (text, -1, NULL))
    seats = brg_share_seats_parse (text, NULL);
  return 0;
}
