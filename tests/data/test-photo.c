/* test-photo.c - whether bytes are a picture of a person that may be kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-photo.h"
#include "brg-test.h"

#include <string.h>

/* A whole picture of one point, as any program writes it. */
static const guint8 png[] = {
  0x89, 'P',  'N',  'G',  0x0d, 0x0a, 0x1a, 0x0a, 0,    0,    0,    13,   'I',  'H',
  'D',  'R',  0,    0,    0,    1,    0,    0,    0,    1,    8,    0,    0,    0,
  0,    0x3a, 0x7e, 0x9b, 0x55, 0,    0,    0,    10,   'I',  'D',  'A',  'T',  0x78,
  0x9c, 0x63, 0x68, 0,    0,    0,    0x82, 0,    0x81, 0x77, 0xcd, 0x72, 0xb6, 0,
  0,    0,    0,    'I',  'E',  'N',  'D',  0xae, 0x42, 0x60, 0x82,
};

/* Marks of a JPEG of 300 x 400 with a table before its frame. */
static const guint8 jpeg[] = {
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 'J',  'F',  0xff, 0xff, 0xc4, 0,    3,    1,
  0xff, 0xc0, 0,    11,   8, 1, 0x90, 1,    0x2c, 1,    1,    0x11, 0,    0xff,
  0xda, 0,    8,    1,    1, 0, 0,    0x3f, 0,    0x55, 0xaa, 0xff, 0xd9,
};

/* The same, and the rows do not agree with the check sum at their end. */
static const guint8 broken_png[] = {
  0x89, 'P',  'N',  'G',  0x0d, 0x0a, 0x1a, 0x0a, 0,    0,    0,    13,   'I',  'H',
  'D',  'R',  0,    0,    0,    1,    0,    0,    0,    1,    8,    0,    0,    0,
  0,    0x3a, 0x7e, 0x9b, 0x55, 0,    0,    0,    10,   'I',  'D',  'A',  'T',  0x78,
  0x9c, 0x63, 0x68, 0,    0,    0,    0x82, 0,    0x80, 0x00, 0xca, 0x42, 0x20, 0,
  0,    0,    0,    'I',  'E',  'N',  'D',  0xae, 0x42, 0x60, 0x82,
};

typedef struct
{
  const char *name;
  const guint8 *data;
  gsize size;
  gsize at;     /* of a byte that is another one */
  guint8 other; /* what stands there; with 0 at 0 nothing is changed */
  gboolean is_picture;
} Case;

static const Case cases[] = {
  { "png", png, sizeof png, 0, 0, TRUE },
  { "png-cut", png, sizeof png - 1, 0, 0, FALSE },
  { "png-without-end", png, sizeof png - 12, 0, 0, FALSE },
  { "png-without-data", png, sizeof png, 37, 'X', FALSE },
  { "png-other-first-part", png, sizeof png, 12, 'X', FALSE },
  { "png-other-size", png, sizeof png, 19, 2, FALSE },
  { "png-other-row", png, sizeof png, 44, 0x69, FALSE },
  { "png-other-check-sum", png, sizeof png, 51, 0x78, FALSE },
  { "png-broken-rows", broken_png, sizeof broken_png, 0, 0, FALSE },
  { "png-huge-part", png, sizeof png, 33, 0xff, FALSE },
  { "jpeg", jpeg, sizeof jpeg, 0, 0, TRUE },
  { "jpeg-cut", jpeg, sizeof jpeg - 1, 0, 0, FALSE },
  { "jpeg-without-frame", jpeg, sizeof jpeg, 15, 0xe1, FALSE },
  { "jpeg-long-part", jpeg, sizeof jpeg, 4, 0xff, FALSE },
  { "jpeg-no-part", jpeg, sizeof jpeg, 5, 1, FALSE },
  { "jpeg-wrong-sign", jpeg, sizeof jpeg, 8, 0, FALSE },
  { "gif", (const guint8 *) "GIF89a....", 10, 0, 0, FALSE },
  { "nothing", png, 0, 0, 0, FALSE },
  { "four", jpeg, 4, 0, 0, FALSE },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree guint8 *copy = g_memdup2 (test->data, MAX (test->size, 1));
  g_autoptr (GBytes) bytes = NULL;
  BrgPhotoSize size;

  if (test->at > 0)
    copy[test->at] = test->other;
  bytes = g_bytes_new (copy, test->size);
  g_assert_cmpint (brg_photo_measure (bytes, &size), ==, test->is_picture);
  g_assert_cmpint (brg_photo_is_kept (bytes, &size), ==, test->is_picture);
}

static void
test_sizes (void)
{
  g_autoptr (GBytes) one = g_bytes_new_static (png, sizeof png);
  g_autoptr (GBytes) other = g_bytes_new_static (jpeg, sizeof jpeg);
  BrgPhotoSize size;

  g_assert_true (brg_photo_measure (one, &size));
  g_assert_cmpint (size.kind, ==, BRG_PHOTO_PNG);
  g_assert_cmpint (size.width, ==, 1);
  g_assert_cmpint (size.height, ==, 1);
  g_assert_true (brg_photo_measure (other, &size));
  g_assert_cmpint (size.kind, ==, BRG_PHOTO_JPEG);
  g_assert_cmpint (size.width, ==, 300);
  g_assert_cmpint (size.height, ==, 400);
}

/* A small file that unfolds to a huge picture, none at all, a file that is too large. */
static void
test_limits (void)
{
  guint8 wide[sizeof png];
  g_autofree guint8 *large = g_malloc0 (BRG_PHOTO_MOST_BYTES + 1);
  g_autoptr (GBytes) bytes = NULL;
  BrgPhotoSize size;

  memcpy (wide, png, sizeof png);
  wide[18] = 8;
  wide[19] = 1;
  memcpy (wide + 29, (const guint8[]){ 0x80, 0xbd, 0x7a, 0x10 }, 4);
  bytes = g_bytes_new (wide, sizeof wide);
  g_assert_true (brg_photo_measure (bytes, &size));
  g_assert_cmpint (size.width, ==, 2049);
  g_assert_false (brg_photo_is_kept (bytes, &size));
  g_clear_pointer (&bytes, g_bytes_unref);
  wide[18] = 0;
  wide[19] = 0;
  memcpy (wide + 29, (const guint8[]){ 0xd5, 0xbc, 0xf0, 0x6b }, 4);
  bytes = g_bytes_new (wide, sizeof wide);
  g_assert_true (brg_photo_measure (bytes, &size));
  g_assert_false (brg_photo_is_kept (bytes, &size));
  g_clear_pointer (&bytes, g_bytes_unref);
  memcpy (large, jpeg, sizeof jpeg);
  large[BRG_PHOTO_MOST_BYTES - 1] = 0xff;
  large[BRG_PHOTO_MOST_BYTES] = 0xd9;
  bytes = g_bytes_new (large, BRG_PHOTO_MOST_BYTES + 1);
  g_assert_true (brg_photo_measure (bytes, &size));
  g_assert_false (brg_photo_is_kept (bytes, &size));
}

static void
test_text (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (png, sizeof png);
  g_autofree char *text = brg_photo_to_text (bytes);
  g_autoptr (GBytes) again = brg_photo_from_text (text);

  g_assert_true (g_str_has_prefix (text, "89504e47"));
  g_assert_nonnull (again);
  g_assert_true (g_bytes_equal (bytes, again));
  g_assert_null (brg_photo_from_text (""));
  g_assert_null (brg_photo_from_text ("895"));
  g_assert_null (brg_photo_from_text ("8g"));
}

BRG_TEST_TOPIC ("photo")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/data/photo/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/data/photo/sizes", test_sizes);
  g_test_add_func ("/data/photo/limits", test_limits);
  g_test_add_func ("/data/photo/text", test_text);
  return g_test_run ();
}
