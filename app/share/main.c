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

#include "brg-share-pipe.h"
#include "brg-share-server.h"

#define CHUNK 65536

typedef struct
{
  GMainLoop *loop;
  BrgShareServer *server;
  BrgSharePipe *pipe;
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

  if (bytes != NULL)
    return brg_share_server_set_page (program->server, fields[1], fields[2],
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
    .came = on_came, .locked = on_locked, .reached = on_reached, .data = &program
  };

  give_up_rights ();
  program.loop = g_main_loop_new (NULL, FALSE);
  program.server = brg_share_server_new (&calls);
  program.pipe = brg_share_pipe_new (on_line, &program);
  program.input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_unix_signal_add (SIGTERM, on_terminated, &program);
  g_unix_signal_add (SIGINT, on_terminated, &program);
  read_on (&program);
  g_main_loop_run (program.loop);
  brg_share_server_free (program.server);
  brg_share_pipe_free (program.pipe);
  g_object_unref (program.input);
  g_main_loop_unref (program.loop);
  return program.status;
}
