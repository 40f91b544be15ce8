/* brg-trf-reader.h - reads FIDE tournament report files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-trf.h"

G_BEGIN_DECLS

/**
 * brg_trf_read:
 * @text: a text in UTF-8
 * @length: its length in bytes, -1 when it ends with a zero byte
 * @name: name of the file for messages
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Reads a report in TRF06, TRF16 or TRF26, with the extensions of pairing programs (`XX?`, `BB?`).
 * Line ends may be CR, LF or both; lines may be short, columns count characters. What is sloppy
 * but clear is taken and noted; what contradicts itself is an error, and nothing is returned.
 *
 * Records of TRF26 beat those of the extensions, later records beat earlier ones.
 *
 * Returns: (transfer full) (nullable): the report; %NULL with @error set
 */
BrgTrf *brg_trf_read (const char *text, gssize length, const char *name, GError **error);

/**
 * brg_trf_read_mending:
 * @text: a text in UTF-8
 * @length: its length in bytes, -1 when it ends with a zero byte
 * @name: name of the file for messages
 * @left: (nullable) (element-type BrgTrfRepair): repairs of an earlier reading; those that are not
 *   taken are not carried out
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Reads a report as brg_trf_read() does, but mends what contradicts itself or cannot be read, where
 * there is a way: #BrgTrf.repairs has them with their lines. A line that is not carried out as it
 * stands is kept as a comment. Where a needed repair is left, the fault is the error.
 *
 * Returns: (transfer full) (nullable): the report; %NULL with @error set
 */
BrgTrf *brg_trf_read_mending (const char *text,
                              gssize length,
                              const char *name,
                              const GPtrArray *left,
                              GError **error);

/**
 * brg_trf_load:
 * @file: a file
 * @name: (nullable): its name in messages; %NULL takes the name of @file
 * @error: return location for an error of %G_IO_ERROR or %BRG_FORMAT_ERROR
 *
 * Reads a report from a file in any encoding, see brg_text_file_load().
 *
 * Returns: (transfer full) (nullable): the report; %NULL with @error set
 */
BrgTrf *brg_trf_load (GFile *file, const char *name, GError **error);

G_END_DECLS
