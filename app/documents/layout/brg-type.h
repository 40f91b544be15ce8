/* brg-type.h - the type in which a text is set
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgFace:
 * @BRG_FACE_SANS: PT Sans: tables
 * @BRG_FACE_SERIF: PT Serif: headings, signatures, text
 *
 * The faces of a document; where they are not installed Liberation or DejaVu stands in.
 */
typedef enum
{
  BRG_FACE_SANS,
  BRG_FACE_SERIF,
} BrgFace;

/**
 * BrgType:
 * @face: the face
 * @size: size in points
 * @bold: whether it is bold
 * @italic: whether it is italic
 */
typedef struct
{
  BrgFace face;
  double size;
  gboolean bold;
  gboolean italic;
} BrgType;

/**
 * BRG_CAP_HEIGHT:
 *
 * Height of capitals and figures of the faces, as a part of the size.
 */
#define BRG_CAP_HEIGHT 0.7

/**
 * BRG_LEADING:
 *
 * Distance of the lines of a text, as a part of the size.
 */
#define BRG_LEADING 1.22

G_END_DECLS
