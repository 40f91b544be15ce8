/* brg-contest-file.h - works of a contest as files: PDN with positions, tables of works
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-contest-desk.h"

G_BEGIN_DECLS

/**
 * brg_contest_file_write:
 * @desk: a contest; its works have authors as it shows them
 *
 * Writes all works as PDN, those of chess as PGN: the position as FEN, the solution as moves with
 * variations, and the headings Author, Residence, Section, Number, Kind, Group, Task, Moves, Theme.
 * White is the author, as is usual in such files. A solution that cannot be played to its end is
 * kept whole in the heading Solution.
 *
 * Returns: (transfer full): the text, which brg_contest_file_read() reads
 */
char *brg_contest_file_write (const BrgContestDesk *desk);

/**
 * brg_contest_file_read:
 * @bytes: what stands in a file
 * @name: its name in messages
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Reads PDN or PGN with positions (see above; without headings a problem to be won, drawn where the
 * result is a draw, within the moves of the longest line, by White), or a table as
 * brg_composition_row_read() reads it, remarks and a header apart.
 *
 * Returns: (transfer full) (element-type BrgContestWork) (nullable): the works, in no section and
 *   without number, at least one
 */
GPtrArray *brg_contest_file_read (GBytes *bytes, const char *name, GError **error);

G_END_DECLS
