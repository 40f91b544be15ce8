/* brg-category-members.h - who belongs to a classification
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgMembership:
 * @BRG_MEMBERSHIP_OUT: something that is known of the player keeps him out
 * @BRG_MEMBERSHIP_IN: everything that the classification asks for is known and right
 * @BRG_MEMBERSHIP_UNKNOWN: nothing keeps him out, but something that is asked for is not known:
 * sex, year of birth, federation or organisation
 *
 * Whether a player belongs to a classification.
 */
typedef enum
{
  BRG_MEMBERSHIP_OUT,
  BRG_MEMBERSHIP_IN,
  BRG_MEMBERSHIP_UNKNOWN,
} BrgMembership;

/**
 * brg_event_get_year:
 * @event: an event
 *
 * Returns: the calendar year in which it begins, in which ages are counted (rus-draughts-2022 2.1);
 *   0 while it has no first day
 */
gint brg_event_get_year (const BrgEvent *event);

/**
 * brg_entry_get_birth_year:
 * @entry: a player
 *
 * Returns: the year of his birth, 0 when it is not known
 */
gint brg_entry_get_birth_year (const BrgEntry *entry);

/**
 * brg_category_judge:
 * @category: a classification
 * @entry: a player
 * @event_year: the year of the event, 0 when it is not known
 *
 * Compares a player with the limits of a classification. The age is the one that he reaches in the
 * year of the event. Who has no rating is below every limit of rating. Federation and organisation
 * are compared without regard to case and blanks around them.
 *
 * Returns: whether he belongs to it
 */
BrgMembership brg_category_judge (const BrgCategory *category,
                                  const BrgEntry *entry,
                                  gint event_year);

/**
 * brg_category_list_members:
 * @snapshot: a group
 * @category: a classification, one of the group or a new one
 * @n_members: (out): how many players belong to it
 * @n_unknown: (out) (optional): how many more may belong to it: of them sex, year of birth,
 *   federation or organisation is not known. They are not among the members
 *
 * Lists the players of a classification. A player may belong to several. Places within one follow
 * the order of the table of all.
 *
 * Returns: (transfer full) (array length=n_members): indices of #BrgSnapshot.entries, ascending;
 *   free with g_free()
 */
gint *brg_category_list_members (const BrgSnapshot *snapshot,
                                 const BrgCategory *category,
                                 guint *n_members,
                                 guint *n_unknown);

G_END_DECLS
