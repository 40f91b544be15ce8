/* brg-share-service.h - the open group on the network of the hall, as long as the window shares it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-proposal.h"
#include "brg-share-seats.h"
#include "brg-shell.h"

G_BEGIN_DECLS

#define BRG_TYPE_SHARE_SERVICE (brg_share_service_get_type ())
G_DECLARE_FINAL_TYPE (BrgShareService, brg_share_service, BRG, SHARE_SERVICE, GObject)

/**
 * BrgShareService:
 *
 * One for a window. Off until it is started; ends with the group or the workspace.
 *
 * Signals:
 * - `changed`: something of what the functions below give is another one.
 */

/**
 * brg_share_service_get:
 * @shell: the main window
 *
 * Returns: (transfer none): its service, made when it is first asked for
 */
BrgShareService *brg_share_service_get (BrgShell *shell);

/**
 * brg_share_service_start:
 * @self: a service
 * @address: an address of this computer
 * @error: return location for an error
 *
 * Shares the open group. A port is tried that phones of before know; where it is taken, any.
 *
 * Returns: whether the server was started; whether it listens is told by `changed`
 */
gboolean brg_share_service_start (BrgShareService *self, const char *address, GError **error);

/** brg_share_service_stop: Ends it; seats stay for the next time */
void brg_share_service_stop (BrgShareService *self);

/** brg_share_service_is_on: Returns: whether the group is shared, or is about to be */
gboolean brg_share_service_is_on (BrgShareService *self);

/** brg_share_service_get_url: Returns: (nullable): where it listens */
const char *brg_share_service_get_url (BrgShareService *self);

/** brg_share_service_get_fault: Returns: (nullable): why it ended by itself */
const char *brg_share_service_get_fault (BrgShareService *self);

/** brg_share_service_count_reached: Returns: how many phones have asked for a page */
guint brg_share_service_count_reached (BrgShareService *self);

/** brg_share_service_get_proposals: Returns: (transfer none) (element-type BrgProposal): those that
 * wait */
const GPtrArray *brg_share_service_get_proposals (BrgShareService *self);

/** brg_share_service_get_seats: Returns: (transfer none) (element-type BrgShareSeat): the seats */
const GPtrArray *brg_share_service_get_seats (BrgShareService *self);

/** brg_share_service_is_locked: Returns: whether the seat @name sent five wrong signs */
gboolean brg_share_service_is_locked (BrgShareService *self, const char *name);

/**
 * brg_share_service_add_seat:
 * @self: a service
 * @name: its name
 * @first: its first board
 * @last: its last board
 *
 * Makes a seat with a secret and a PIN of its own. One of this name gets new ones, and is no longer
 * locked.
 */
void brg_share_service_add_seat (BrgShareService *self, const char *name, guint first, guint last);

/** brg_share_service_remove_seat: Takes the seat @name away: what it signs is refused from now on
 */
void brg_share_service_remove_seat (BrgShareService *self, const char *name);

/**
 * brg_share_service_dup_seat_url:
 * @self: a service
 * @seat: a seat
 *
 * Returns: (transfer full) (nullable): what its QR code says: the secret stands behind `#`, which a
 *   browser sends to nobody
 */
char *brg_share_service_dup_seat_url (BrgShareService *self, const BrgShareSeat *seat);

/** brg_share_service_is_direct: Returns: whether a result of an empty board is written at once */
gboolean brg_share_service_is_direct (BrgShareService *self);

/** brg_share_service_set_direct: Sets that */
void brg_share_service_set_direct (BrgShareService *self, gboolean is_direct);

/**
 * brg_share_service_decide:
 * @self: a service
 * @proposal_id: a proposal that waits
 * @accepts: whether it is taken; the journal has what is taken
 * @seen: what stood on its board when the arbiter decided: over another result it is not taken
 */
void brg_share_service_decide (BrgShareService *self,
                               gint64 proposal_id,
                               gboolean accepts,
                               const BrgProposalSight *seen);

/**
 * brg_share_service_set_followed:
 * @self: a service
 * @is_followed: whether a second laptop may follow
 *
 * Code and PIN are those of before: a laptop that was paired once finds the way again. They lie
 * where only the user can read them.
 */
void brg_share_service_set_followed (BrgShareService *self, gboolean is_followed);

/** brg_share_service_renew_pair: Makes a new code and a new PIN: nobody is paired any more */
void brg_share_service_renew_pair (BrgShareService *self);

/** brg_share_service_get_pair: Returns: (transfer none) (nullable): code and PIN while a second
 * laptop may follow */
const BrgSharePair *brg_share_service_get_pair (BrgShareService *self);

/** brg_share_service_count_followers: Returns: how many second laptops have asked for the copy */
guint brg_share_service_count_followers (BrgShareService *self);

/** brg_share_service_get_copy_fault: Returns: (nullable): why the second laptop gets nothing */
const char *brg_share_service_get_copy_fault (BrgShareService *self);

G_END_DECLS
