/* brg-contest-kinds.h - boards, kinds, groups and tasks of works as choices of a form
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-fields-sheet.h"

G_BEGIN_DECLS

/**
 * BrgContestKinds:
 * @ids: (array zero-terminated=1): ids, as they are kept
 * @get_words: what each is called
 *
 * What there is to choose from.
 */
typedef struct
{
  const char *const *ids;
  const char *(*get_words) (const char *id);
} BrgContestKinds;

extern const BrgContestKinds brg_contest_kinds_boards[1];
extern const BrgContestKinds brg_contest_kinds_kinds[1];
extern const BrgContestKinds brg_contest_kinds_groups[1];
extern const BrgContestKinds brg_contest_kinds_tasks[1];

/** brg_contest_kinds_add: Adds a choice, @id chosen; before the others "any" where @has_any */
void brg_contest_kinds_add (BrgFieldsSheet *form,
                            const char *title,
                            const BrgContestKinds *kinds,
                            gboolean has_any,
                            const char *id);

/** brg_contest_kinds_take: Puts the id of choice @chosen in place of @id, empty for "any" */
void
brg_contest_kinds_take (const BrgContestKinds *kinds, gboolean has_any, guint chosen, char **id);

G_END_DECLS
