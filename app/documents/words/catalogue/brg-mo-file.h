/* brg-mo-file.h - a strict reader of compiled message catalogues
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_MO_FILE_ERROR:
 *
 * Error domain of catalogues.
 */
#define BRG_MO_FILE_ERROR (brg_mo_file_error_quark ())
GQuark brg_mo_file_error_quark (void);

/**
 * BrgMoFileError:
 * @BRG_MO_FILE_ERROR_DAMAGED: a catalogue of translations is damaged or of another kind
 */
typedef enum
{
  BRG_MO_FILE_ERROR_DAMAGED,
} BrgMoFileError;

/**
 * BrgMoFile:
 *
 * A catalogue in the GNU .mo format, checked as a whole when it is opened. The documents read it
 * themselves because their language is not that of the process: a Russian protocol is printed from
 * an English program, and gettext() knows one language at a time.
 */
typedef struct _BrgMoFile BrgMoFile;

/**
 * brg_mo_file_new:
 * @bytes: the file; either byte order
 * @error: return location for an error
 *
 * Checks everything that a damaged file could have wrong: table sizes, offsets, the zero after
 * every text, UTF-8, duplicate keys.
 *
 * Returns: (transfer full) (nullable): the catalogue; %NULL with @error set to
 *   %BRG_MO_FILE_ERROR_DAMAGED
 */
BrgMoFile *brg_mo_file_new (GBytes *bytes, GError **error);

/**
 * brg_mo_file_free:
 * @file: (nullable): a catalogue
 */
void brg_mo_file_free (BrgMoFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgMoFile, brg_mo_file_free)

/**
 * brg_mo_file_lookup:
 * @file: a catalogue
 * @key: a key: the English text; with a context before it and `\004` between them; for a plural its
 *   singular
 * @form: which of the plural forms, 0 for a text without
 *
 * Returns: (transfer none) (nullable): the translation; %NULL when there is none or it is empty
 */
const char *brg_mo_file_lookup (const BrgMoFile *file, const char *key, guint form);

/**
 * brg_mo_file_dup_header:
 * @file: a catalogue
 * @name: name of a field, `Plural-Forms`
 *
 * Returns: (transfer full) (nullable): the field of the catalogue's header
 */
char *brg_mo_file_dup_header (const BrgMoFile *file, const char *name);

G_END_DECLS
