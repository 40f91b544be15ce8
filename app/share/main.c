/* main.c - berger-share: the server of an event, started by the desk and told by it what to say
 *
 * It has no workspace and no file: pages come by its standard input, results of phones go by its
 * standard output, brg-share-pipe.h. It ends with its input.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <gio/gunixinputstream.h>
#include <glib-unix.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "brg-share-asker.h"
#include "brg-share-pipe.h"
#include "brg-share-server.h"

#define CHUNK 65536

typedef struct
{
  GMainLoop *loop;
  BrgShareServer *server;
  BrgSharePipe *pipe;
  BrgShareAsker *asker;
  GInputStream *input;
  guint8 chunk[CHUNK];
  int status;
} Program;

/* A line to the desk; without a desk there is nothing to do. */
static void G_GNUC_PRINTF (1, 2) say (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  vprintf (format, arguments);
  va_end (arguments);
  putchar ('\n');
  fflush (stdout);
}

static void
on_came (guint number, const BrgShareForm *form, const char *address, gpointer data)
{
  (void) data;
  say ("result\t%u\t%s\t%s\t%s\t%s\t%s\t%s", number, form->round, form->board, form->result,
       form->seat, address, form->nonce);
}

static void
on_locked (const char *seat, gpointer data)
{
  (void) data;
  say ("locked\t%s", seat);
}

static void
on_reached (guint n_addresses, gpointer data)
{
  (void) data;
  say ("reached\t%u", n_addresses);
}

static void
on_followed (guint n_laptops, gpointer data)
{
  (void) data;
  say ("followed\t%u", n_laptops);
}

static void
on_unpaired (const char *address, gpointer data)
{
  (void) data;
  say ("unpaired\t%s", address);
}

static void
on_taken (guint number, GBytes *bytes, gpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gsize length;
  const guint8 *byte = g_bytes_get_data (bytes, &length);

  (void) data;
  for (gsize i = 0; i < length; i++)
    g_string_append_printf (text, "%02x", byte[i]);
  say ("taken\t%u\t%s", number, text->str);
}

static void
on_told (guint number,
         guint status,
         const char *tag,
         const char *sign,
         GBytes *bytes,
         gpointer data)
{
  gsize length;
  const void *content = g_bytes_get_data (bytes, &length);

  (void) data;
  say ("told\t%u\t%u\t%s\t%s\t%" G_GSIZE_FORMAT, number, status, tag != NULL ? tag : "-",
       sign != NULL ? sign : "-", length);
  /* No bytes have no address. */
  if (length > 0)
    fwrite (content, 1, length, stdout);
  fflush (stdout);
}

/* A question to another laptop: `ask NUMBER URL SIGN TAG|- MOST`, or with @body behind it
 * `send NUMBER URL SIGN LENGTH`. */
static gboolean
ask (Program *program, char **fields, GBytes *body)
{
  guint64 number;
  guint64 most = 0;

  return g_strv_length (fields) == (body != NULL ? 5 : 6) &&
         g_ascii_string_to_unsigned (fields[1], 10, 1, G_MAXUINT, &number, NULL) &&
         (body != NULL ||
          g_ascii_string_to_unsigned (fields[5], 10, 0, BRG_SHARE_LARGEST_PAGE, &most, NULL)) &&
         brg_share_asker_ask (program->asker, (guint) number, fields[2], fields[3],
                              body != NULL || g_str_equal (fields[4], "-") ? NULL : fields[4], body,
                              (gsize) most);
}

/* What there is for second laptops. */
static gboolean
set_copy (Program *program, char **fields, GBytes *bytes)
{
  BrgShareCopies *copies = brg_share_server_get_copies (program->server);

  if (g_str_equal (fields[0], "no-pair"))
    return brg_share_copies_pair (copies, NULL);
  if (g_strv_length (fields) < 2)
    return FALSE;
  if (g_str_equal (fields[0], "pair"))
    return brg_share_copies_pair (copies, fields[1]);
  return brg_share_copies_set (copies, fields[1], bytes, g_str_equal (fields[0], "copy"));
}

static gboolean
add_seat (Program *program, char **fields)
{
  guint64 first;
  guint64 last;

  if (g_strv_length (fields) != 5 ||
      !g_ascii_string_to_unsigned (fields[2], 10, 1, G_MAXINT, &first, NULL) ||
      !g_ascii_string_to_unsigned (fields[3], 10, first, G_MAXINT, &last, NULL))
    return FALSE;
  brg_share_server_add_seat (program->server, fields[1], (guint) first, (guint) last, fields[4]);
  return TRUE;
}

static gboolean
listen_at (Program *program, char **fields)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *url = NULL;
  guint64 port;

  if (g_strv_length (fields) != 3 ||
      !g_ascii_string_to_unsigned (fields[2], 10, 0, G_MAXUINT16, &port, NULL))
    return FALSE;
  url = brg_share_server_listen (program->server, fields[1], (guint16) port, &error);
  if (url != NULL)
    say ("listening\t%s", url);
  else
    say ("fault\t%s", error->message);
  return url != NULL;
}

static gboolean
answer (Program *program, char **fields)
{
  guint64 number;
  guint64 status;

  if (g_strv_length (fields) != 3 ||
      !g_ascii_string_to_unsigned (fields[1], 10, 1, G_MAXUINT, &number, NULL) ||
      !g_ascii_string_to_unsigned (fields[2], 10, 200, 599, &status, NULL))
    return FALSE;
  brg_share_server_answer (program->server, (guint) number, (guint) status);
  return TRUE;
}

static gboolean
on_line (char **fields, GBytes *bytes, gpointer data)
{
  Program *program = data;

  static const char *const of_copies[] = { "pair", "no-pair", "piece", "no-piece", "copy", NULL };

  if (g_strv_contains (of_copies, fields[0]))
    return set_copy (program, fields, bytes);
  if (g_str_equal (fields[0], "ask") || g_str_equal (fields[0], "send"))
    return ask (program, fields, bytes);
  if (bytes != NULL)
    return g_str_equal (fields[0], "page") &&
           brg_share_server_set_page (program->server, fields[1], fields[2],
                                      g_str_equal (fields[3], "-") ? NULL : fields[3], bytes);
  if (g_str_equal (fields[0], "seat"))
    return add_seat (program, fields);
  if (g_str_equal (fields[0], "no-seat") && g_strv_length (fields) == 2)
    {
      brg_share_server_remove_seat (program->server, fields[1]);
      return TRUE;
    }
  if (g_str_equal (fields[0], "listen"))
    return listen_at (program, fields);
  if (g_str_equal (fields[0], "shown"))
    {
      say ("shown");
      return TRUE;
    }
  return g_str_equal (fields[0], "answer") && answer (program, fields);
}

static void read_on (Program *program);

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  Program *program = data;
  gssize length = g_input_stream_read_finish (G_INPUT_STREAM (source), result, NULL);

  if (length > 0 && brg_share_pipe_take (program->pipe, program->chunk, (gsize) length))
    {
      read_on (program);
      return;
    }
  program->status = length == 0 ? 0 : 2;
  g_main_loop_quit (program->loop);
}

static void
read_on (Program *program)
{
  g_input_stream_read_async (program->input, program->chunk, CHUNK, G_PRIORITY_DEFAULT, NULL,
                             on_read, program);
}

static gboolean
on_terminated (gpointer data)
{
  g_main_loop_quit (((Program *) data)->loop);
  return G_SOURCE_REMOVE;
}

/* Whoever breaks in finds a program that can write no file and become nobody else. */
static void
give_up_rights (void)
{
  const struct rlimit none = { 0, 0 };

  prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl (PR_SET_DUMPABLE, 0, 0, 0, 0);
  setrlimit (RLIMIT_FSIZE, &none);
  setrlimit (RLIMIT_CORE, &none);
}

int
main (void)
{
  Program program = { .status = 0 };
  const BrgShareCalls calls = {
    .came = on_came,
    .locked = on_locked,
    .reached = on_reached,
    .followed = on_followed,
    .unpaired = on_unpaired,
    .taken = on_taken,
    .data = &program,
  };

  give_up_rights ();
  program.loop = g_main_loop_new (NULL, FALSE);
  program.server = brg_share_server_new (&calls);
  program.pipe = brg_share_pipe_new (on_line, &program);
  program.asker = brg_share_asker_new (on_told, &program);
  program.input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_unix_signal_add (SIGTERM, on_terminated, &program);
  g_unix_signal_add (SIGINT, on_terminated, &program);
  read_on (&program);
  g_main_loop_run (program.loop);
  brg_share_server_free (program.server);
  brg_share_asker_free (program.asker);
  brg_share_pipe_free (program.pipe);
  g_object_unref (program.input);
  g_main_loop_unref (program.loop);
  return program.status;
}
