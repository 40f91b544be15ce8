/* brg-handover.c - one program asks another for the lead
 *
 * Tests: tests/data/test-handover.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-handover.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* More than five lines with the longest names. */
#define MOST_TEXT 2048

void
brg_handover_free (BrgHandover *handover)
{
  if (handover == NULL)
    return;
  brg_lease_holder_free (handover->who);
  g_free (handover->reason);
  g_free (handover);
}

static char *
dup_ask_path (const char *path)
{
  return g_strconcat (path, "-ask", NULL);
}

/* One line of text, no longer than there is room for. */
static char *
dup_line (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  char *line = g_utf8_substring (valid, 0, MIN (g_utf8_strlen (valid, -1), 200));

  return g_strdelimit (line, "\r\n", ' ');
}

gboolean
brg_handover_ask (const char *path,
                  const BrgLeaseHolder *us,
                  gboolean wants_lead,
                  const char *reason)
{
  g_autofree char *ask_path = NULL;
  g_autofree char *part = NULL;
  g_autofree char *line = NULL;
  g_autofree char *text = NULL;
  struct stat workspace;
  gssize length;
  int file;

  g_return_val_if_fail (path != NULL && us != NULL && reason != NULL, FALSE);

  if (stat (path, &workspace) != 0)
    return FALSE;
  ask_path = dup_ask_path (path);
  part = g_strconcat (ask_path, ".XXXXXX", NULL);
  line = dup_line (reason);
  text = g_strdup_printf ("%s\n%s\n%s\n%s\n%s\n", us->computer, us->person, us->since,
                          wants_lead ? "lead" : "there", line);
  length = (gssize) strlen (text);
  file = g_mkstemp_full (part, O_RDWR | O_CLOEXEC, 0600);
  if (file < 0)
    return FALSE;
  /* Who leads may be another user of the same file. */
  if (write (file, text, (gsize) length) == length &&
      fchmod (file, workspace.st_mode & 0666) == 0 && g_rename (part, ask_path) == 0)
    {
      close (file);
      return TRUE;
    }
  g_unlink (part);
  close (file);
  return FALSE;
}

gboolean
brg_handover_is_waiting (const char *path)
{
  g_autofree char *ask_path = NULL;
  struct stat status;

  g_return_val_if_fail (path != NULL, FALSE);

  ask_path = dup_ask_path (path);
  return lstat (ask_path, &status) == 0 && S_ISREG (status.st_mode);
}

gboolean
brg_handover_withdraw (const char *path)
{
  g_autofree char *ask_path = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  ask_path = dup_ask_path (path);
  return g_unlink (ask_path) == 0;
}

static BrgHandover *
parse (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", 6);
  BrgHandover *handover;

  if (g_strv_length (lines) < 5)
    return NULL;
  handover = g_new0 (BrgHandover, 1);
  handover->who = g_new0 (BrgLeaseHolder, 1);
  handover->who->computer = g_strdup (lines[0]);
  handover->who->person = g_strdup (lines[1]);
  handover->who->since = g_strdup (lines[2]);
  handover->wants_lead = g_str_equal (lines[3], "lead");
  handover->reason = g_strdup (lines[4]);
  return handover;
}

/* What bears this name may be anything: only a small file of its own is a question. */
BrgHandover *
brg_handover_read (const char *path)
{
  g_autofree char *ask_path = NULL;
  char text[MOST_TEXT] = "";
  struct stat status;
  ssize_t length = -1;
  int file;

  g_return_val_if_fail (path != NULL, NULL);

  ask_path = dup_ask_path (path);
  file = g_open (ask_path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
  if (file < 0)
    return NULL;
  if (fstat (file, &status) == 0 && S_ISREG (status.st_mode) && status.st_nlink == 1 &&
      status.st_size < MOST_TEXT)
    length = read (file, text, sizeof text - 1);
  close (file);
  if (length <= 0 || !g_utf8_validate (text, -1, NULL))
    return NULL;
  /* What cannot be taken away would be asked for ever. */
  return g_unlink (ask_path) == 0 ? parse (text) : NULL;
}
