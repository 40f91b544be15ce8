/* brg-logo-file.c - a picture from a file as a logo
 *
 * Tests: tests/app/test-logo-file.c, tests/gui/letterhead.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-logo-file.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gi18n.h>
#include <string.h>

#include "brg-photo.h"
#include "brg-svg-check.h"

/* A larger file is no logo; what it becomes is at most 18 mm high on paper: 600 points are finer
 * than any printer. */
#define MOST_FILE (16 * 1024 * 1024)
#define LARGEST 1200
#define SMALLEST 150

/* Of a whole sheet: what is kept at most, and down to what it is still a picture. */
#define LARGEST_SHEET 2000
#define SMALLEST_SHEET 500

/* As many points as a large camera has. */
#define MOST_POINTS (G_GINT64_CONSTANT (100) * 1000 * 1000)

static GBytes *
read_file (const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info =
      g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                         G_FILE_QUERY_INFO_NONE, NULL, error);

  if (info == NULL)
    return NULL;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR ||
      g_file_info_get_size (info) > MOST_FILE)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _ ("A logo is a picture of at most 16 MB."));
      return NULL;
    }
  return g_file_load_bytes (file, NULL, NULL, error);
}

/* Whether it is a text in marks, or something else that is drawn: such is read before it is drawn.
 */
static gboolean
is_drawing (GBytes *bytes, GdkPixbufFormat *format)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  gsize at = size >= 3 && memcmp (data, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

  while (at < size && g_ascii_isspace (data[at]))
    at++;
  return (at < size && data[at] == '<') ||
         (format != NULL && gdk_pixbuf_format_is_scalable (format));
}

/* A small file can say that it is as large as a field: it is not unpacked to see whether that is
 * so. What is drawn to scale has no size of its own. */
static gboolean
check_measures (const char *path, GBytes *bytes, GError **error)
{
  gint width = 0;
  gint height = 0;
  GdkPixbufFormat *format = gdk_pixbuf_get_file_info (path, &width, &height);

  if (is_drawing (bytes, format))
    return brg_svg_check (bytes, error);
  if ((gint64) width * height <= MOST_POINTS)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       _ ("The picture is too large for a letterhead."));
  return FALSE;
}

/* The toolkit takes what there is of a PNG, and white for the rest. */
static gboolean
check_whole (GBytes *bytes, GError **error)
{
  static const char sign[] = "\x89PNG";
  static const char end[] = "IEND";
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (size < strlen (sign) || memcmp (data, sign, strlen (sign)) != 0)
    return TRUE;
  for (gsize i = size - strlen (end); i > 0; i--)
    if (memcmp (data + i, end, strlen (end)) == 0)
      return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                       _ ("The file of the picture is cut short."));
  return FALSE;
}

/* As a PNG that is not too large; NULL without an error when it is. */
static GBytes *
make_png (GBytes *bytes, gint size, GError **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GdkPixbuf) picture =
      gdk_pixbuf_new_from_stream_at_scale (stream, size, size, TRUE, NULL, error);
  g_autoptr (GBytes) png = NULL;
  BrgPhotoSize measures;
  char *data = NULL;
  gsize length = 0;

  if (picture == NULL ||
      !gdk_pixbuf_save_to_buffer (picture, &data, &length, "png", error, "compression", "9", NULL))
    return NULL;
  png = g_bytes_new_take (data, length);
  return brg_photo_is_kept (png, &measures) ? g_steal_pointer (&png) : NULL;
}

static GBytes *
load (const char *path, gint largest, gint smallest, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  BrgPhotoSize measures;

  bytes = read_file (path, error);
  if (bytes == NULL)
    return NULL;
  if (brg_photo_is_kept (bytes, &measures) && measures.kind == BRG_PHOTO_PNG)
    return g_steal_pointer (&bytes);
  if (!check_whole (bytes, error) || !check_measures (path, bytes, error))
    return NULL;
  for (gint size = largest; size >= smallest; size = size * 3 / 4)
    {
      GError *failure = NULL;
      GBytes *png = make_png (bytes, size, &failure);

      if (png != NULL)
        return png;
      if (failure == NULL)
        continue;
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                   /* Translators: what the toolkit says of a picture that cannot be read */
                   _ ("The picture cannot be read: %s"), failure->message);
      g_error_free (failure);
      return NULL;
    }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       _ ("The picture is too large for a letterhead."));
  return NULL;
}

GBytes *
brg_logo_file_load (const char *path, GError **error)
{
  g_return_val_if_fail (path != NULL, NULL);

  return load (path, LARGEST, SMALLEST, error);
}

GBytes *
brg_logo_file_load_sheet (const char *path, GError **error)
{
  g_return_val_if_fail (path != NULL, NULL);

  return load (path, LARGEST_SHEET, SMALLEST_SHEET, error);
}
