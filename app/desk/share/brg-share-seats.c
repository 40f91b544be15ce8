/* brg-share-seats.c - seats of sector arbiters who send results from their phones
 *
 * Tests: tests/app/test-share-pages.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-seats.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "brg-share-pipe.h"

#define MOST_SEATS 200
#define MOST_BYTES 65536
#define LONGEST_NAME 64
#define LONGEST_SECRET 256
#define MOST_BOARD 100000

void
brg_share_seat_free (BrgShareSeat *seat)
{
  if (seat == NULL)
    return;
  g_free (seat->name);
  g_free (seat->secret);
  g_free (seat->pin);
  g_free (seat);
}

static gboolean
read_boards (const char *text, guint *first, guint *last)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", 3);
  guint64 from;
  guint64 to;

  if (g_strv_length (parts) != 2 ||
      !g_ascii_string_to_unsigned (parts[0], 10, 1, MOST_BOARD, &from, NULL) ||
      !g_ascii_string_to_unsigned (parts[1], 10, from, MOST_BOARD, &to, NULL))
    return FALSE;
  *first = (guint) from;
  *last = (guint) to;
  return TRUE;
}

static BrgShareSeat *
parse_line (const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, "\t", 5);
  BrgShareSeat *seat;
  guint first;
  guint last;

  if (g_strv_length (fields) != 4 || !brg_share_pipe_is_field (fields[0], LONGEST_NAME) ||
      !read_boards (fields[1], &first, &last) ||
      !brg_share_pipe_is_field (fields[2], LONGEST_SECRET) ||
      !brg_share_pipe_is_field (fields[3], LONGEST_NAME))
    return NULL;
  seat = g_new0 (BrgShareSeat, 1);
  seat->name = g_strdup (fields[0]);
  seat->first = first;
  seat->last = last;
  seat->secret = g_strdup (fields[2]);
  seat->pin = g_strdup (fields[3]);
  return seat;
}

static gboolean
has_name (const GPtrArray *seats, const char *name)
{
  for (guint i = 0; i < seats->len; i++)
    if (g_str_equal (((const BrgShareSeat *) seats->pdata[i])->name, name))
      return TRUE;
  return FALSE;
}

static gboolean
complain (GError **error, guint line, const char *text)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("Line %u: %s"), line, text);
  return FALSE;
}

static gboolean
take_line (GPtrArray *seats, const char *text, guint line, GError **error)
{
  BrgShareSeat *seat;

  if (*text == '\0' || *text == '#')
    return TRUE;
  seat = parse_line (text);
  if (seat == NULL)
    return complain (error, line,
                     _ ("a seat, its boards as 1-20, its secret and its PIN were "
                        "expected, parted by tabs"));
  if (has_name (seats, seat->name) || seats->len >= MOST_SEATS)
    {
      brg_share_seat_free (seat);
      return complain (error, line,
                       seats->len >= MOST_SEATS ? _ ("there are more than 200 seats")
                                                : _ ("there is another seat of this name"));
    }
  g_ptr_array_add (seats, seat);
  return TRUE;
}

GPtrArray *
brg_share_seats_parse (const char *text, GError **error)
{
  g_autoptr (GPtrArray) seats =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_share_seat_free);
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      gsize length = strlen (lines[i]);

      if (length > 0 && lines[i][length - 1] == '\r')
        lines[i][length - 1] = '\0';
      if (!take_line (seats, lines[i], i + 1, error))
        return NULL;
    }
  return g_steal_pointer (&seats);
}

/* What is open is looked at, so that nobody exchanges the file between the look and the reading. */
static gboolean
is_private (int file, GError **error)
{
  struct stat status;

  if (fstat (file, &status) != 0 || !S_ISREG (status.st_mode))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                         _ ("The seats stand in no ordinary file."));
  else if ((status.st_mode & 07777) != (S_IRUSR | S_IWUSR))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED,
                         _ ("Others can read the secrets of the seats: the file must have mode "
                            "600."));
  else if (status.st_uid != geteuid () && geteuid () != 0)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED,
                         _ ("The file of the seats belongs to somebody else."));
  else
    return TRUE;
  return FALSE;
}

static char *
read_all (int file, GError **error)
{
  g_autofree char *text = g_malloc (MOST_BYTES + 1);
  gsize length = 0;
  gssize count;

  do
    {
      count = read (file, text + length, MOST_BYTES + 1 - length);
      length += count > 0 ? (gsize) count : 0;
    }
  while (count > 0 && length <= MOST_BYTES);
  if (count < 0 || length > MOST_BYTES || memchr (text, '\0', length) != NULL ||
      !g_utf8_validate (text, (gssize) length, NULL))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _ ("The file of the seats is no text, or too long."));
      return NULL;
    }
  return g_strndup (text, length);
}

static char *
load_private (const char *path, GError **error)
{
  char *text;
  int file;

  file = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, g_strerror (errno));
      return NULL;
    }
  text = is_private (file, error) ? read_all (file, error) : NULL;
  close (file);
  return text;
}

GPtrArray *
brg_share_seats_load (const char *path, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  text = load_private (path, error);
  return text != NULL ? brg_share_seats_parse (text, error) : NULL;
}

gboolean
brg_share_pair_load (const char *path, BrgSharePair *pair, GError **error)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) fields = NULL;

  g_return_val_if_fail (path != NULL && pair != NULL, FALSE);

  text = load_private (path, error);
  if (text == NULL)
    return FALSE;
  fields = g_strsplit (g_strchomp (text), "\t", 3);
  if (g_strv_length (fields) == 2 && brg_share_pair_read (fields[0], fields[1], pair))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                       _ ("a code of 20 signs and a PIN of six digits were expected, parted by a "
                          "tab"));
  return FALSE;
}
