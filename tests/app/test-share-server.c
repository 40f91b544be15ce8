/* test-share-server.c - what the server for phones takes and what it says, without a network
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-share-form.h"
#include "brg-share-guard.h"
#include "brg-share-pipe.h"
#include "brg-test.h"

#define RIGHT "seat=A&round=2&board=3.1&result=1%2F2-1%2F2&nonce=0123456789abcdef&sign="

static const struct
{
  const char *name;
  const char *body;
  gboolean is_form;
} bodies[] = {
  { "right", RIGHT "x", TRUE },
  { "plus-is-a-space", "seat=Sector+B&round=2&board=3&result=1-0&nonce=0123456789abcdef&sign=x",
    TRUE },
  { "cyrillic", "seat=%D0%90&round=2&board=3&result=1-0&nonce=0123456789abcdef&sign=x", TRUE },
  { "empty", "", FALSE },
  { "missing", "seat=A&round=2&board=3&result=1-0&nonce=0123456789abcdef", FALSE },
  { "twice", RIGHT "x&seat=B", FALSE },
  { "more", RIGHT "x&more=1", FALSE },
  { "round-0", "seat=A&round=0&board=3&result=1-0&nonce=0123456789abcdef&sign=x", FALSE },
  { "round-sign", "seat=A&round=%2B2&board=3&result=1-0&nonce=0123456789abcdef&sign=x", FALSE },
  { "forfeit", "seat=A&round=2&board=3&result=%2B%2F-&nonce=0123456789abcdef&sign=x", FALSE },
  { "short-nonce", "seat=A&round=2&board=3&result=1-0&nonce=0123456789abcde&sign=x", FALSE },
  { "nonce-of-others", "seat=A&round=2&board=3&result=1-0&nonce=0123456789abcde%3A&sign=x", FALSE },
  { "control", "seat=A%0A&round=2&board=3&result=1-0&nonce=0123456789abcdef&sign=x", FALSE },
  { "tab", "seat=A&round=2&board=3%09&result=1-0&nonce=0123456789abcdef&sign=x", FALSE },
  { "zero", "seat=A%00&round=2&board=3&result=1-0&nonce=0123456789abcdef&sign=x", FALSE },
  { "bad-utf-8", "seat=%FF&round=2&board=3&result=1-0&nonce=0123456789abcdef&sign=x", FALSE },
  { "bad-escape", "seat=%G0&round=2&board=3&result=1-0&nonce=0123456789abcdef&sign=x", FALSE },
};

static void
test_bodies (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++)
    {
      g_auto (BrgShareForm) form = { 0 };

      g_test_message ("%s", bodies[i].name);
      g_assert_cmpint (brg_share_form_parse (bodies[i].body, strlen (bodies[i].body), &form), ==,
                       bodies[i].is_form);
      g_assert_cmpint (form.seat != NULL, ==, bodies[i].is_form);
    }
}

/* The signature is that of an independent program: HMAC-SHA256 with the key "secret:1234" over
 * "A:2:3.1:1/2-1/2:0123456789abcdef". */
static void
test_sign (void)
{
  const char *body = RIGHT "06b7538c1c30d744455eedab000a9df6144381b3eabeb0c20ff0d2441dce3cf8";
  const char *other = "06b7538c1c30d744455eedab000a9df6144381b3eabeb0c20ff0d2441dce3cf9";
  g_auto (BrgShareForm) form = { 0 };

  g_assert_true (brg_share_form_parse (body, strlen (body), &form));
  g_assert_true (brg_share_form_is_signed (&form, "secret:1234"));
  g_assert_false (brg_share_form_is_signed (&form, "secret:1235"));
  g_assert_false (brg_share_form_is_signed (&form, ""));
  g_free (form.sign);
  form.sign = g_strdup (other);
  g_assert_false (brg_share_form_is_signed (&form, "secret:1234"));
  form.sign[3] = '\0';
  g_assert_false (brg_share_form_is_signed (&form, "secret:1234"));
  g_free (form.sign);
  form.sign = g_strdup ("06B7538C1C30D744455EEDAB000A9DF6144381B3EABEB0C20FF0D2441DCE3CF8");
  g_assert_true (brg_share_form_is_signed (&form, "secret:1234"));
  g_free (form.board);
  form.board = g_strdup ("3.2");
  g_assert_false (brg_share_form_is_signed (&form, "secret:1234"));
}

/* A burst, then so many a second; others are not held up. */
static void
test_guard (void)
{
  g_autoptr (BrgShareGuard) guard = brg_share_guard_new ();
  gint64 now = G_USEC_PER_SEC;
  guint n_admitted = 0;

  while (brg_share_guard_admit (guard, "10.0.0.1", now))
    n_admitted++;
  g_assert_cmpuint (n_admitted, ==, BRG_SHARE_BURST);
  g_assert_true (brg_share_guard_admit (guard, "10.0.0.2", now));
  n_admitted = 0;
  while (brg_share_guard_admit (guard, "10.0.0.1", now + G_USEC_PER_SEC))
    n_admitted++;
  g_assert_cmpuint (n_admitted, ==, BRG_SHARE_RATE);
}

static void
test_connections (void)
{
  g_autoptr (BrgShareGuard) guard = brg_share_guard_new ();
  guint n_connected = 0;

  while (brg_share_guard_connect (guard, "10.0.0.1"))
    n_connected++;
  g_assert_cmpuint (n_connected, ==, BRG_SHARE_MOST_OF_ADDRESS);
  g_assert_null (brg_share_guard_find_holder (guard, "10.0.0.3"));
  while (brg_share_guard_connect (guard, "10.0.0.2"))
    n_connected++;
  g_assert_cmpuint (n_connected, ==, BRG_SHARE_MOST_CONNECTIONS);
  /* No room: who has the most gives way, and not to somebody who has as many. */
  g_assert_false (brg_share_guard_connect (guard, "10.0.0.3"));
  g_assert_cmpstr (brg_share_guard_find_holder (guard, "10.0.0.3"), ==, "10.0.0.1");
  g_assert_cmpstr (brg_share_guard_find_holder (guard, "10.0.0.2"), ==, "10.0.0.1");
  g_assert_null (brg_share_guard_find_holder (guard, "10.0.0.1"));
  brg_share_guard_disconnect (guard, "10.0.0.1");
  g_assert_true (brg_share_guard_connect (guard, "10.0.0.2"));
  g_assert_false (brg_share_guard_connect (guard, "10.0.0.1"));
}

/* More addresses than are remembered: nobody who is known is forgotten for one who is not. */
static void
test_many_addresses (void)
{
  g_autoptr (BrgShareGuard) guard = brg_share_guard_new ();
  guint n_admitted = 0;

  for (guint i = 0; i < 10000; i++)
    {
      g_autofree char *address = g_strdup_printf ("10.%u.%u.%u", i >> 16, (i >> 8) & 255, i & 255);

      n_admitted += brg_share_guard_admit (guard, address, G_USEC_PER_SEC) ? 1 : 0;
    }
  g_assert_cmpuint (n_admitted, ==, 4096);
  g_assert_true (brg_share_guard_admit (guard, "10.0.0.1", G_USEC_PER_SEC));
  g_assert_true (brg_share_guard_admit (guard, "172.16.0.1", 2 * G_USEC_PER_SEC));
}

static gboolean
take_line (char **fields, GBytes *bytes, gpointer data)
{
  GString *heard = data;
  g_autofree char *line = g_strjoinv ("|", fields);

  g_string_append_printf (heard, "%s;", line);
  if (bytes != NULL)
    g_string_append_printf (heard, "<%.*s>", (int) g_bytes_get_size (bytes),
                            (const char *) g_bytes_get_data (bytes, NULL));
  return !g_str_equal (fields[0], "bad");
}

static const struct
{
  const char *said;
  const char *heard; /* NULL: not understood */
} talks[] = {
  { "a\tb\nc\n", "a|b;c;" },
  { "page\t/\te\t-\t3\nx\ny", "page|/|e|-|3;<x\ny>" },
  { "page\t/\te\t-\t0\nnext\n", "page|/|e|-|0;<>next;" },
  { "page\t/\te\t-\t99999999999\nx", NULL },
  { "page\t/\te\t-\n", NULL },
  { "\xff\n", NULL },
  { "bad\nmore\n", NULL },
  { "unfinished", "" },
};

/* The same in one piece and letter by letter. */
static void
test_pipe (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (talks); i++)
    for (guint step = 1; step <= 100; step += 99)
      {
        g_autoptr (GString) heard = g_string_new (NULL);
        g_autoptr (BrgSharePipe) pipe = brg_share_pipe_new (take_line, heard);
        gsize length = strlen (talks[i].said);
        gboolean is_understood = TRUE;

        for (gsize at = 0; at < length && is_understood; at += step)
          is_understood = brg_share_pipe_take (pipe, talks[i].said + at, MIN (step, length - at));
        g_assert_cmpint (is_understood, ==, talks[i].heard != NULL);
        if (talks[i].heard != NULL)
          g_assert_cmpstr (heard->str, ==, talks[i].heard);
      }
}

static void
test_long_line (void)
{
  g_autoptr (GString) heard = g_string_new (NULL);
  g_autoptr (BrgSharePipe) pipe = brg_share_pipe_new (take_line, heard);
  g_autofree char *line = g_strnfill (BRG_SHARE_LONGEST_LINE + 1, 'x');

  g_assert_false (brg_share_pipe_take (pipe, line, strlen (line)));
}

BRG_TEST_TOPIC ("share-server")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/share/server/bodies", test_bodies);
  g_test_add_func ("/app/share/server/sign", test_sign);
  g_test_add_func ("/app/share/server/guard", test_guard);
  g_test_add_func ("/app/share/server/connections", test_connections);
  g_test_add_func ("/app/share/server/many-addresses", test_many_addresses);
  g_test_add_func ("/app/share/server/pipe", test_pipe);
  g_test_add_func ("/app/share/server/long-line", test_long_line);
  return g_test_run ();
}
