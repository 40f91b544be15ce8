/* brg-photo.h - whether bytes are a picture of a person that may be kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_PHOTO_MOST_BYTES:
 *
 * How large the file of a photo may be.
 */
#define BRG_PHOTO_MOST_BYTES (256 * 1024)

/**
 * BRG_PHOTO_MOST_SIDE:
 *
 * How wide and how high a photo may be, in points.
 */
#define BRG_PHOTO_MOST_SIDE 2000

/**
 * BrgPhotoKind:
 * @BRG_PHOTO_JPEG: JPEG
 * @BRG_PHOTO_PNG: PNG
 *
 * What a photo is.
 */
typedef enum
{
  BRG_PHOTO_JPEG,
  BRG_PHOTO_PNG,
} BrgPhotoKind;

/**
 * BrgPhotoSize:
 * @kind: the kind
 * @width: in points
 * @height: in points
 *
 * What a photo says of itself.
 */
typedef struct
{
  BrgPhotoKind kind;
  gint width;
  gint height;
} BrgPhotoSize;

/**
 * brg_photo_measure:
 * @bytes: a file
 * @size: (out): what it says
 *
 * Reads kind and size from the marks of the file itself, without making a picture of it: the name
 * of a file says nothing, and a small file may unfold to a huge picture.
 *
 * Returns: whether it is a JPEG or PNG from its beginning to its end
 */
gboolean brg_photo_measure (GBytes *bytes, BrgPhotoSize *size);

/**
 * brg_photo_kind_get_id:
 * @kind: a kind
 *
 * Returns: (transfer none): `jpeg` or `png`
 */
const char *brg_photo_kind_get_id (BrgPhotoKind kind);

/**
 * brg_photo_to_text:
 * @bytes: a photo
 *
 * Returns: (transfer full): its bytes as digits of sixteen
 */
char *brg_photo_to_text (GBytes *bytes);

/**
 * brg_photo_from_text:
 * @text: digits of sixteen
 *
 * Returns: (transfer full) (nullable): the bytes, %NULL for anything else
 */
GBytes *brg_photo_from_text (const char *text);

/**
 * brg_photo_is_kept:
 * @bytes: a file
 * @size: (out): what it says
 *
 * Returns: whether it is a photo within the limits
 */
gboolean brg_photo_is_kept (GBytes *bytes, BrgPhotoSize *size);

G_END_DECLS
