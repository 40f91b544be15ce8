/* ctl-host.c - command lines of bergerctl, one after the other, without starting the program anew
 *
 *   ctl-host OUT ERR
 *
 * To load the program takes longer than most commands. A command line comes in on stdin: the number
 * of its arguments, and for each its length and its bytes. When it is done its exit status goes
 * out; what it wrote is in the files OUT and ERR. Numbers are gint32 in the order of the machine. A
 * command that ends the program ends this one, with the same status.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "brg-ctl-run.h"

static gboolean
read_whole (gpointer data, gsize size)
{
  for (char *at = data; size > 0;)
    {
      gssize got = read (STDIN_FILENO, at, size);

      if (got < 0 && errno == EINTR)
        continue;
      if (got <= 0)
        return FALSE;
      at += got;
      size -= (gsize) got;
    }
  return TRUE;
}

/* The command line, the name of the program first; NULL at the end of all requests. */
static GPtrArray *
read_request (void)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new_with_free_func (g_free);
  gint32 n_arguments, length;

  if (!read_whole (&n_arguments, sizeof n_arguments))
    return NULL;
  g_ptr_array_add (arguments, g_strdup ("bergerctl"));
  for (gint32 i = 0; i < n_arguments; i++)
    {
      if (!read_whole (&length, sizeof length))
        return NULL;
      g_ptr_array_add (arguments, g_malloc0 ((gsize) length + 1));
      if (!read_whole (arguments->pdata[arguments->len - 1], (gsize) length))
        return NULL;
    }
  g_ptr_array_add (arguments, NULL);
  return g_steal_pointer (&arguments);
}

static void
redirect (const char *path, int flags, int to)
{
  int file = open (path, flags | O_CLOEXEC, 0600);

  if (file < 0 || dup2 (file, to) < 0)
    g_error ("%s: %s", path, g_strerror (errno));
  close (file);
}

/* Commands take options out of what they are given. */
static gint32
run (const GPtrArray *arguments, const char *out, const char *err)
{
  g_autofree char **argv = g_memdup2 (arguments->pdata, arguments->len * sizeof (char *));
  gint32 status;

  redirect (out, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
  redirect (err, O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
  status = brg_ctl_run ((int) arguments->len - 1, argv);
  clearerr (stdout);
  return status;
}

int
main (int argc, char *argv[])
{
  int answers = dup (STDOUT_FILENO);
  int complaints = dup (STDERR_FILENO);
  GPtrArray *arguments;

  if (argc != 3 || answers < 0 || complaints < 0)
    g_error ("ctl-host OUT ERR");
  while ((arguments = read_request ()) != NULL)
    {
      gint32 status = run (arguments, argv[1], argv[2]);

      g_ptr_array_unref (arguments);
      if (write (answers, &status, sizeof status) != sizeof status)
        return 1;
    }
  /* What the end of the program says is not of a command. */
  return dup2 (complaints, STDERR_FILENO) < 0;
}
