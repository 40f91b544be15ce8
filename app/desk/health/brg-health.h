/* brg-health.h - is everything well with the program and its file: versions, fonts, room, copies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgHealthState:
 * @BRG_HEALTH_GOOD: nothing is to be done
 * @BRG_HEALTH_DOUBT: it works, but somebody should look
 * @BRG_HEALTH_BAD: work may be lost, or a part does not work
 */
typedef enum
{
  BRG_HEALTH_GOOD,
  BRG_HEALTH_DOUBT,
  BRG_HEALTH_BAD,
} BrgHealthState;

/**
 * BrgHealthRow:
 * @what: what was looked at, translated: "Fonts"
 * @told: what was found, translated; of a doubt also what to do
 * @state: how it is
 *
 * One thing that was looked at.
 */
typedef struct
{
  char *what;
  char *told;
  BrgHealthState state;
} BrgHealthRow;

/** brg_health_rows_new: Returns: (transfer full) (element-type BrgHealthRow): an empty list */
GPtrArray *brg_health_rows_new (void);

/** brg_health_add: Adds a row; @format: (not nullable): what was found */
void brg_health_add (GPtrArray *rows,
                     BrgHealthState state,
                     const char *what,
                     const char *format,
                     ...) G_GNUC_PRINTF (4, 5);

/**
 * brg_health_list:
 * @workspace: (nullable): the file of events
 * @second_folder: (nullable): a second folder for copies, %NULL or empty for none
 * @now: seconds since 1970
 *
 * Looks at versions of libraries, fonts of papers, room on the disk, the proof of the journal,
 * copies and the clock. Reads the workspace through and may take seconds: call it in a thread.
 * Nothing is written.
 *
 * Returns: (transfer full) (element-type BrgHealthRow): what was found
 */
GPtrArray *brg_health_list (const char *workspace, const char *second_folder, gint64 now);

/** brg_health_find_worst: Returns: the worst state of @rows */
BrgHealthState brg_health_find_worst (const GPtrArray *rows);

/**
 * brg_health_dup_text:
 * @rows: (element-type BrgHealthRow): rows
 *
 * Returns: (transfer full): a line a row, `ok`, `look` or `bad` before it
 */
char *brg_health_dup_text (const GPtrArray *rows);

G_END_DECLS
