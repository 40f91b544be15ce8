/* brg-lease.h - who leads the event in a workspace that several programs have open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgLease:
 *
 * The right to lead: a locked file beside the workspace, which says who leads. It ends with the
 * program however that ends.
 */
typedef struct _BrgLease BrgLease;

/**
 * BrgLeaseHolder:
 * @computer: name of the computer
 * @person: who works there
 * @since: when he began, UTC, `YYYY-MM-DDThh:mm:ssZ`
 * @obstacle: (nullable): name of a file that another user put beside the workspace: nobody may lead
 *   before he removes it; all else is empty
 *
 * Who leads.
 */
typedef struct
{
  char *computer;
  char *person;
  char *since;
  char *obstacle;
} BrgLeaseHolder;

/**
 * brg_lease_holder_free:
 * @holder: (nullable): who leads
 */
void brg_lease_holder_free (BrgLeaseHolder *holder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLeaseHolder, brg_lease_holder_free)

/**
 * brg_lease_take:
 * @path: a workspace
 * @us: who wants to lead
 * @holder: (out) (optional) (transfer full) (nullable): who leads when it is somebody else
 *
 * Where no file can be locked, as in a folder that may not be written, or something else bears its
 * name, nobody is kept out: then there is neither lease nor holder, and nothing is written.
 *
 * Returns: (transfer full) (nullable): the right to lead
 */
BrgLease *brg_lease_take (const char *path, const BrgLeaseHolder *us, BrgLeaseHolder **holder);

/**
 * brg_lease_is_held:
 * @lease: the right to lead
 *
 * Returns: whether it still counts: nobody has taken it by force, and the folder is there
 */
gboolean brg_lease_is_held (BrgLease *lease);

/**
 * brg_lease_force:
 * @path: a workspace
 * @us: who wants to lead
 *
 * Leads although somebody else does who does not answer: a lock on a drive whose computer is gone,
 * a program that hangs. Should it go on after all, its lease does not count any more.
 *
 * Returns: (transfer full) (nullable): the right to lead
 */
BrgLease *brg_lease_force (const char *path, const BrgLeaseHolder *us);

/**
 * brg_lease_is_free:
 * @path: a workspace
 *
 * Returns: whether nobody leads there
 */
gboolean brg_lease_is_free (const char *path);

/**
 * brg_lease_free:
 * @lease: (nullable): the right to lead
 *
 * Gives it back.
 */
void brg_lease_free (BrgLease *lease);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLease, brg_lease_free)

G_END_DECLS
