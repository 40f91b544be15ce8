/* brg-share-desk.h - an event on the network of the hall: pages out, results of phones in
 *
 * Starts `berger-share`, hands it the pages of what was published and decides what becomes of the
 * results that it brings. When that program dies the desk goes on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-proposal.h"
#include "brg-share-seal.h"
#include "brg-share-seats.h"
#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgShareDesk:
 *
 * A group that is shared.
 */
typedef struct _BrgShareDesk BrgShareDesk;

/**
 * BrgShareSettings:
 * @group_id: the group
 * @language: language of the pages
 * @address: an address of this computer
 * @port: a port, 0 for any free one
 * @seats: (element-type BrgShareSeat): who may send results
 * @is_direct: whether a result of an empty board is written at once
 * @pair: (nullable): a second laptop that may follow the workspace
 *
 * How a group is shared.
 */
typedef struct
{
  gint64 group_id;
  const char *language;
  const char *address;
  guint16 port;
  const GPtrArray *seats;
  gboolean is_direct;
  const BrgSharePair *pair;
} BrgShareSettings;

/**
 * BrgShareNews:
 * @listening: the server listens at @url
 * @proposed: a result came or, after a start or where it could not be taken, still waits; its
 *   `sight` says what stands on the board
 * @settled: what became of one
 * @locked: a seat sent five wrong signs and is locked
 * @reached: so many addresses have asked for a page
 * @followed: so many second laptops have asked for the copy
 * @unpaired: an address sent wrong signs of a second laptop, and is not answered any more
 * @copied: a copy for the second laptop was made, or @fault says why not
 * @given_up: a second laptop has taken the event over: this file is a copy, nothing is written any
 *   more
 * @ended: the server is gone; @fault says why, %NULL when it was stopped
 * @changed: the workspace was written
 * @data: handed over
 *
 * Whom the desk tells; functions may be %NULL.
 */
typedef struct
{
  void (*listening) (const char *url, gpointer data);
  void (*proposed) (const BrgProposal *proposal, gpointer data);
  void (*settled) (gint64 proposal_id, BrgProposalState state, const char *reason, gpointer data);
  void (*locked) (const char *seat, gpointer data);
  void (*reached) (guint n_addresses, gpointer data);
  void (*followed) (guint n_laptops, gpointer data);
  void (*unpaired) (const char *address, gpointer data);
  void (*copied) (const char *fault, gpointer data);
  void (*given_up) (const BrgLeaseHolder *heir, gpointer data);
  void (*ended) (const char *fault, gpointer data);
  void (*changed) (gpointer data);
  gpointer data;
} BrgShareNews;

/**
 * brg_share_desk_new:
 * @store: the workspace; has to live as long as the desk
 * @settings: how it is shared
 * @news: whom it tells; copied
 * @error: return location for an error
 *
 * Starts the server.
 *
 * Returns: (transfer full) (nullable): the desk
 */
BrgShareDesk *brg_share_desk_new (BrgStore *store,
                                  const BrgShareSettings *settings,
                                  const BrgShareNews *news,
                                  GError **error);

/**
 * brg_share_desk_free:
 * @desk: (nullable): a desk
 *
 * Stops the server and waits for its end.
 */
void brg_share_desk_free (BrgShareDesk *desk);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgShareDesk, brg_share_desk_free)

/**
 * brg_share_desk_renew:
 * @desk: a desk
 * @snapshot: (nullable): the group as it stands, where it was read already; %NULL to read it
 * @error: return location for an error
 *
 * Makes the pages anew after the workspace was written; only those that differ go to the server.
 *
 * Returns: whether the group could be read
 */
gboolean brg_share_desk_renew (BrgShareDesk *desk, BrgSnapshot *snapshot, GError **error);

/**
 * brg_share_desk_add_seat:
 * @desk: a desk
 * @seat: a seat; it takes the place of one of its name
 */
void brg_share_desk_add_seat (BrgShareDesk *desk, const BrgShareSeat *seat);

/**
 * brg_share_desk_remove_seat:
 * @desk: a desk
 * @name: a seat whose results are refused from now on
 */
void brg_share_desk_remove_seat (BrgShareDesk *desk, const char *name);

/**
 * brg_share_desk_set_pair:
 * @desk: a desk
 * @pair: (nullable): the second laptop that may follow from now on, %NULL for none
 *
 * The copy that it gets is sealed with code and PIN before the server sees it.
 */
void brg_share_desk_set_pair (BrgShareDesk *desk, const BrgSharePair *pair);

/**
 * brg_share_desk_set_direct:
 * @desk: a desk
 * @is_direct: whether a result of an empty board is written at once
 */
void brg_share_desk_set_direct (BrgShareDesk *desk, gboolean is_direct);

/**
 * brg_share_desk_decide:
 * @desk: a desk
 * @proposal_id: a proposal
 * @accepts: whether the arbiter takes it
 * @seen: (nullable): what the arbiter saw on its board; %NULL for what was told of it last
 *
 * What became of it is told by #BrgShareNews.settled. Where another result came meanwhile it is not
 * taken: it fails and is told once more.
 */
void brg_share_desk_decide (BrgShareDesk *desk,
                            gint64 proposal_id,
                            gboolean accepts,
                            const BrgProposalSight *seen);

G_END_DECLS
