/* brg-share-helper.c - the program that speaks with the network for the desk
 *
 * Tests: tests/app/bergerctl-share.py, tests/app/bergerctl-follow.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-helper.h"

#include <signal.h>
#include <string.h>

#define CHUNK 65536
#define PROGRAM "berger-share"

/* So long the program may take to end, milliseconds. */
#define MOST_MS_TO_END 2000
#define STEP_MS 10

struct _BrgShareHelper
{
  BrgShareLineFunc each;
  BrgShareEndFunc ended;
  gpointer data;
  GSubprocess *program; /* (nullable): NULL when it has ended */
  GInputStream *from;
  GOutputStream *to;
  GByteArray *outgoing; /* not yet written */
  GBytes *sending;
  BrgSharePipe *pipe;
  GCancellable *cancel;
  guint8 chunk[CHUNK];
};

/* What is under way holds it as well. */
static void
clear (gpointer data)
{
  BrgShareHelper *helper = data;

  g_clear_pointer (&helper->sending, g_bytes_unref);
  g_byte_array_unref (helper->outgoing);
  brg_share_pipe_free (helper->pipe);
  g_clear_object (&helper->from);
  g_clear_object (&helper->to);
  g_object_unref (helper->cancel);
}

static void
release (BrgShareHelper *helper)
{
  g_rc_box_release_full (helper, clear);
}

typedef BrgShareHelper Held;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Held, release)

/* ----- To the program ----- */

static void send_on (BrgShareHelper *helper);

static void
on_sent (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Held) helper = data;

  if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, &error))
    {
      /* Its end is told where its output is read. */
      g_clear_pointer (&helper->sending, g_bytes_unref);
      g_byte_array_set_size (helper->outgoing, 0);
      return;
    }
  g_clear_pointer (&helper->sending, g_bytes_unref);
  send_on (helper);
}

static void
send_on (BrgShareHelper *helper)
{
  gsize size;
  const void *bytes;

  if (helper->sending != NULL || helper->outgoing->len == 0 || helper->program == NULL)
    return;
  helper->sending = g_byte_array_free_to_bytes (helper->outgoing);
  helper->outgoing = g_byte_array_new ();
  bytes = g_bytes_get_data (helper->sending, &size);
  g_output_stream_write_all_async (helper->to, bytes, size, G_PRIORITY_DEFAULT, helper->cancel,
                                   on_sent, g_rc_box_acquire (helper));
}

void
brg_share_helper_say (BrgShareHelper *helper, const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list arguments;

  g_return_if_fail (format != NULL);

  if (helper == NULL || helper->program == NULL)
    return;
  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_byte_array_append (helper->outgoing, (const guint8 *) line, (guint) strlen (line));
  g_byte_array_append (helper->outgoing, (const guint8 *) "\n", 1);
  send_on (helper);
}

void
brg_share_helper_hand (BrgShareHelper *helper, GBytes *bytes)
{
  gsize size;
  const guint8 *data;

  g_return_if_fail (bytes != NULL);

  if (helper == NULL || helper->program == NULL)
    return;
  data = g_bytes_get_data (bytes, &size);
  g_byte_array_append (helper->outgoing, data, (guint) size);
  send_on (helper);
}

/* ----- From the program ----- */

static void read_on (BrgShareHelper *helper);

static void
end (BrgShareHelper *helper)
{
  g_subprocess_send_signal (helper->program, SIGKILL);
  g_clear_object (&helper->program);
  helper->ended (helper->data);
}

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  gssize length = g_input_stream_read_finish (G_INPUT_STREAM (source), result, &error);
  g_autoptr (Held) helper = data;

  if (helper->program == NULL)
    return;
  if (length > 0 && brg_share_pipe_take (helper->pipe, helper->chunk, (gsize) length))
    read_on (helper);
  else if (helper->program != NULL)
    end (helper);
}

static void
read_on (BrgShareHelper *helper)
{
  g_input_stream_read_async (helper->from, helper->chunk, CHUNK, G_PRIORITY_DEFAULT, helper->cancel,
                             on_read, g_rc_box_acquire (helper));
}

/* Who was freed while a line was read hears of no further one. */
static gboolean
on_line (char **fields, GBytes *bytes, gpointer data)
{
  BrgShareHelper *helper = data;

  return helper->program != NULL && helper->each (fields, bytes, helper->data);
}

/* ----- Start and end ----- */

static char *
dup_path (void)
{
  g_autofree char *own = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = own != NULL ? g_path_get_dirname (own) : NULL;
  g_autofree char *beside =
      folder != NULL ? g_build_filename (folder, "share", PROGRAM, NULL) : NULL;

  if (beside != NULL && g_file_test (beside, G_FILE_TEST_IS_EXECUTABLE))
    return g_steal_pointer (&beside);
  return g_build_filename (BRG_LIBEXECDIR, PROGRAM, NULL);
}

BrgShareHelper *
brg_share_helper_new (BrgShareLineFunc each, BrgShareEndFunc ended, gpointer data, GError **error)
{
  g_autofree char *path = dup_path ();
  BrgShareHelper *helper;

  g_return_val_if_fail (each != NULL && ended != NULL, NULL);

  helper = g_rc_box_new0 (BrgShareHelper);
  helper->each = each;
  helper->ended = ended;
  helper->data = data;
  helper->outgoing = g_byte_array_new ();
  helper->pipe = brg_share_pipe_new (on_line, helper);
  helper->cancel = g_cancellable_new ();
  helper->program = g_subprocess_new (
      G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, error, path, NULL);
  if (helper->program == NULL)
    {
      release (helper);
      return NULL;
    }
  helper->from = g_object_ref (g_subprocess_get_stdout_pipe (helper->program));
  helper->to = g_object_ref (g_subprocess_get_stdin_pipe (helper->program));
  read_on (helper);
  return helper;
}

/* One that does not end, because somebody has stopped it, is ended. */
static void
wait_for_end (GSubprocess *program)
{
  for (guint ms = 0; ms < MOST_MS_TO_END && g_subprocess_get_identifier (program) != NULL;
       ms += STEP_MS)
    g_usleep (STEP_MS * 1000);
  if (g_subprocess_get_identifier (program) != NULL)
    g_subprocess_force_exit (program);
  g_subprocess_wait (program, NULL, NULL);
}

/* Its answers are not waited for: what it had to say is said. */
static void
stop (BrgShareHelper *helper)
{
  g_cancellable_cancel (helper->cancel);
  g_subprocess_send_signal (helper->program, SIGTERM);
  g_output_stream_close (helper->to, NULL, NULL);
  wait_for_end (helper->program);
  g_clear_object (&helper->program);
}

void
brg_share_helper_free (BrgShareHelper *helper)
{
  if (helper == NULL)
    return;
  if (helper->program != NULL)
    stop (helper);
  release (helper);
}
