/* brg-contest-file-marks.h - marks of a contest as CSV: all of them, and the sheet of a judge
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-contest-desk.h"

G_BEGIN_DECLS

/**
 * BrgContestFileMark:
 * @work_id: row of the work
 * @mark: thousandths, -1 for none
 * @remark: what the judge says
 * @line: line of the file, from 1
 *
 * A line of a judge's sheet.
 */
typedef struct
{
  gint64 work_id;
  gint mark;
  char *remark;
  guint line;
} BrgContestFileMark;

/**
 * brg_contest_file_marks_write:
 * @desk: a contest for composing
 *
 * A row a work that takes part: its number, its section, its authors where the desk shows them, the
 * mark of each judge of the section, the result, the place; numbers with a point.
 *
 * Returns: (transfer full): the table
 */
char *brg_contest_file_marks_write (const BrgContestDesk *desk);

/**
 * brg_contest_file_marks_write_sheet:
 * @desk: a contest for composing
 * @judge: a judge of it
 *
 * rus-draughts-2022 11.5.2: the sheet of a judge, `work mark remark`, without authors.
 *
 * Returns: (transfer full): the table, which brg_contest_file_marks_read() reads
 */
char *brg_contest_file_marks_write_sheet (const BrgContestDesk *desk, const BrgContestJudge *judge);

/**
 * brg_contest_file_marks_read:
 * @bytes: what stands in a file
 * @name: its name in messages
 * @desk: a contest for composing
 * @judge: a judge of it
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Reads a judge's sheet: columns `work`, `mark` and, where there is one, `remark`, in any order.
 * Refused: works that are none of the judge's section, that take no part or stand there twice, and
 * what is no mark of the ten-point scale (11.7).
 *
 * Returns: (transfer full) (element-type BrgContestFileMark) (nullable): the lines
 */
GPtrArray *brg_contest_file_marks_read (GBytes *bytes,
                                        const char *name,
                                        const BrgContestDesk *desk,
                                        const BrgContestJudge *judge,
                                        GError **error);

G_END_DECLS
