/* brg-encoding.h - eight-bit encodings of old files, told apart by their letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgEncoding:
 * @BRG_ENCODING_UTF8: UTF-8, also plain ASCII
 * @BRG_ENCODING_UTF16_LE: UTF-16, low byte first
 * @BRG_ENCODING_UTF16_BE: UTF-16, high byte first
 * @BRG_ENCODING_WINDOWS_1251: Cyrillic of Windows
 * @BRG_ENCODING_WINDOWS_1252: Western European of Windows, the same as Latin-1 for letters
 * @BRG_ENCODING_KOI8: KOI8-U, the same as KOI8-R for Russian letters
 * @BRG_ENCODING_CP866: Cyrillic of DOS
 *
 * How the letters of a file are written down.
 */
typedef enum
{
  BRG_ENCODING_UTF8,
  BRG_ENCODING_UTF16_LE,
  BRG_ENCODING_UTF16_BE,
  BRG_ENCODING_WINDOWS_1251,
  BRG_ENCODING_WINDOWS_1252,
  BRG_ENCODING_KOI8,
  BRG_ENCODING_CP866,
} BrgEncoding;

#define BRG_N_ENCODINGS (BRG_ENCODING_CP866 + 1)

/**
 * brg_encoding_get_name:
 * @encoding: an encoding
 *
 * Returns: (transfer none): its usual name, `Windows-1251`
 */
const char *brg_encoding_get_name (BrgEncoding encoding);

/**
 * brg_encoding_guess:
 * @bytes: (array length=length): a text in an eight-bit encoding
 * @length: number of bytes
 *
 * Decides which of the eight-bit encodings a text is in by reading it in each of them and asking
 * which reading looks like words; brg-encoding.c describes the marks. Few letters beyond ASCII give
 * little to go by; when nothing decides it is %BRG_ENCODING_WINDOWS_1252.
 *
 * Returns: one of the four eight-bit encodings
 */
BrgEncoding brg_encoding_guess (const guint8 *bytes, gsize length);

/**
 * brg_encoding_decode_byte:
 * @encoding: an eight-bit encoding
 * @byte: a byte
 *
 * Returns: the character, 0 when the encoding has none at this place
 */
gunichar brg_encoding_decode_byte (BrgEncoding encoding, guint8 byte);

/**
 * brg_encoding_is_damaged_utf8:
 * @bytes: (array length=length): a text that is not UTF-8
 * @length: number of bytes
 *
 * Returns: whether it is UTF-8 with a few damaged places: characters of several bytes outnumber the
 *   bytes that belong to none by far; in another encoding such characters arise only by chance
 */
gboolean brg_encoding_is_damaged_utf8 (const char *bytes, gsize length);

G_END_DECLS
