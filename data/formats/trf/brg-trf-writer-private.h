/* brg-trf-writer-private.h - what the files of the writer of report files share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-trf-private.h"
#include "brg-trf-writer.h"

G_BEGIN_DECLS

/* How a file is being written. Helpers return FALSE or NULL with the error set. */
typedef struct
{
  const BrgTrf *trf;
  BrgTrfDialect dialect;
  GPtrArray *notes; /* (nullable) */
  GError **error;
  GString *text;
  gsize line_start;
  gint last_paired; /* round */
} BrgTrfWriting;

/* Sets the error; returns FALSE. */
gboolean brg_trf_writing_fail (BrgTrfWriting *writing, const char *format, ...)
    G_GNUC_PRINTF (2, 3);

/* Notes that a record of TRF26 was left out of a TRF16 file. */
void brg_trf_note_left_out (BrgTrfWriting *writing, const char *tag);

/* Fills up with blanks to the column before @column. */
void brg_trf_pad_to (BrgTrfWriting *writing, guint column);

/* Writes a text at the left or right end of columns; what is too long is cut. */
void brg_trf_put_left (BrgTrfWriting *writing, guint first, guint last, const char *text);
void brg_trf_put_right (BrgTrfWriting *writing, guint first, guint last, const char *text);

/* Ends the line without blanks at its end. */
void brg_trf_end_line (BrgTrfWriting *writing);

/* A whole line: tag, blank, text. */
void brg_trf_write_record (BrgTrfWriting *writing, const char *tag, const char *text);

/* A text without line ends and other control characters. */
char *brg_trf_make_line_text (const char *text);

/* A date as YYYY/MM/DD, or the text when it is no date. */
char *brg_trf_make_date (const char *text);

/* Points with one decimal in at most @width characters. */
char *brg_trf_format_points (BrgTrfWriting *writing, gint points, guint width);

/* brg-trf-write-header.c: records of the tournament. */
gboolean brg_trf_write_header (BrgTrfWriting *writing);

/* brg-trf-write-details.c: byes to come, acceleration, bans, adjustments. */
gboolean brg_trf_write_details (BrgTrfWriting *writing);

/* brg-trf-write-teams.c: teams and what names them. */
gboolean brg_trf_write_teams (BrgTrfWriting *writing);

G_END_DECLS
