/* brg-work-authors.h - authors of a work as one line of text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/** brg_work_authors_dup: Returns: (transfer full): "Petrov Ivan; Sidorov Boris, Omsk" */
char *brg_work_authors_dup (const BrgSnapshot *snapshot, const GPtrArray *authors);

/**
 * brg_work_authors_find_player:
 * @snapshot: the group
 * @text: a name, told from namesakes or with the father's name, in large letters or small
 * @is_whole: whether @text is the whole name and not its beginning
 *
 * Returns: the row of the player of that name, -1 where there is none or more than one
 */
gint brg_work_authors_find_player (const BrgSnapshot *snapshot,
                                   const char *text,
                                   gboolean is_whole);

/**
 * brg_work_authors_complete:
 * @snapshot: the group
 * @text: names parted by `;`
 *
 * A beginning of a name that only one player has becomes his name; of others what stands behind the
 * first comma is where they live.
 *
 * Returns: (transfer full): the text with whole names
 */
char *brg_work_authors_complete (const BrgSnapshot *snapshot, const char *text);

/** brg_work_authors_read: Fills @authors (element-type BrgContestAuthor) with those of @text, who
 * are players where their name is that of one */
void brg_work_authors_read (const BrgSnapshot *snapshot, const char *text, GPtrArray *authors);

/** brg_work_authors_find_players: Of @authors (element-type BrgContestAuthor), as a file names
 * them, one who takes part is the player of that name; of namesakes nobody knows which one */
void brg_work_authors_find_players (const BrgSnapshot *snapshot, GPtrArray *authors);

G_END_DECLS
