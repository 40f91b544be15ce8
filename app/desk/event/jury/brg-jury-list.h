/* brg-jury-list.h - who officiates at an event, and what is to be said of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgJuryRemark:
 * @id: a word for commands: `no-chief`
 * @text: a sentence in the user's language
 * @article: (nullable): book id and article
 *
 * Something that is not as it should be.
 */
typedef struct
{
  const char *id;
  char *text;
  const char *article;
} BrgJuryRemark;

/** brg_jury_remark_free: frees @remark, which may be %NULL */
void brg_jury_remark_free (BrgJuryRemark *remark);

/**
 * brg_jury_list_check:
 * @store: a store
 * @snapshot: a group of an event
 *
 * What is missing or odd: no chief arbiter, or two; two chief secretaries; categories that the
 * book's list has not; arbiters of sectors without boards and site; no appeals committee before
 * round 1, or one with somebody who may not sit on it; teams of youth
 * in a discipline that has none.
 *
 * Returns: (transfer full) (element-type BrgJuryRemark): the remarks, most important first
 */
GPtrArray *brg_jury_list_check (BrgStore *store, const BrgSnapshot *snapshot);

/**
 * brg_jury_list_dup_warnings:
 * @store: a store
 * @snapshot: a group
 *
 * Returns: (transfer full): what is to be seen to before round 1 is paired, a line each with its
 *   article: the appeals committee, and youth where the book has none; empty for nothing
 */
char *brg_jury_list_dup_warnings (BrgStore *store, const BrgSnapshot *snapshot);

/**
 * brg_jury_list_dup_age_group:
 * @event: an event
 * @sex: sex of a player, `m`, `f` or empty
 * @birth: his date or year of birth, or empty
 *
 * Returns: (transfer full): the group of his age by the book and the year of the event, in the
 *   user's language; empty where the book or the list says nothing
 */
char *brg_jury_list_dup_age_group (const BrgEvent *event, const char *sex, const char *birth);

/**
 * brg_jury_list_list_age_groups:
 * @event: an event
 *
 * Returns: (transfer full) (element-type utf8): names of groups that the book has for the game, in
 *   the user's language, students last; empty where it has none
 */
GPtrArray *brg_jury_list_list_age_groups (const BrgEvent *event);

G_END_DECLS
