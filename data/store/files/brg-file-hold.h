/* brg-file-hold.h - a hold on an open workspace that nothing in the process lets go by mistake
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _BrgFileHold BrgFileHold;

/**
 * brg_file_hold_take:
 * @path: a workspace in WAL mode that is open
 *
 * SQLite says to other programs that it has a file open by record locks, and the system drops those
 * of a whole process as soon as anything in it closes the same file: a file dialog that looks what
 * kind of file it lists is enough. Another program then takes itself for the last one and removes
 * the journal that this one goes on writing into. The hold repeats the two locks in the kind that
 * belongs to an open file and not to the process, so they stay.
 *
 * Returns: (transfer full): the hold; it holds nothing where the system has no such locks
 */
BrgFileHold *brg_file_hold_take (const char *path);

/** brg_file_hold_let_go: lets others, and SQLite itself, close the workspace for good */
void brg_file_hold_let_go (BrgFileHold *hold);

/** brg_file_hold_free: frees @hold, which may be %NULL; only after SQLite has closed the file */
void brg_file_hold_free (BrgFileHold *hold);

G_END_DECLS
