/* brg-session-private.h - fields of the session, for brg-session*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-prover.h"
#include "brg-session.h"

G_BEGIN_DECLS

struct _BrgSession
{
  GObject parent_instance;

  BrgStore *store;
  BrgSnapshot *snapshot;
  BrgLease *lease;        /* (nullable): while this program leads */
  BrgLeaseHolder *leader; /* (nullable): who leads elsewhere */
  gboolean is_lead_free;  /* whether the leader has gone */
  gint64 given_at;        /* when the lead was given away, 0 for never */
  gint64 asked_at;        /* when the leader was asked, 0 for never */
  char *take_reason;      /* (nullable): why the lead is being taken */
  gboolean is_gone;       /* whether the file is not in its place */
  gboolean is_settled;    /* whether nothing of it is left where it was */
  gint64 looked_inode;    /* what lay in its place when that was last looked at */
  gint64 looked_time;
  GPtrArray *retired;       /* (element-type BrgStore): what sheets may still have at hand */
  gboolean is_from_outside; /* while what somebody else did is being taken up */
  gint64 outside_id;        /* the last entry of the journal that came so */
  guint n_holds;            /* how many sheets show what they took when they were opened */
  BrgProver *prover;
  gint64 board; /* row of the board that was chosen last, 0 for none */
};

/* Opens @path instead of the present workspace, and leads there unless it is only to be looked at,
 * or looks on when somebody else does or nothing may be written. @lease: (nullable) (transfer
 * full): the right to lead when it was taken already. Returns: whether it is open; on failure the
 * present one stays. */
gboolean brg_session_open_store (BrgSession *self,
                                 const char *path,
                                 BrgStoreMode mode,
                                 BrgLease *lease,
                                 GError **error);

/* @store: (transfer full) (nullable): stands for the present one from now on; %NULL: there is none.
 */
void brg_session_take_store (BrgSession *self, BrgStore *store);

/* Shows no event any more. */
void brg_session_leave_event (BrgSession *self);

/* Takes part in the proofs: what is loaded says whether its journal proves it. */
void brg_session_watch_proof (BrgSession *self);

/* Shows the group anew. */
void brg_session_reload (BrgSession *self);

/* Tells that something failed. */
void brg_session_fail (BrgSession *self, const GError *error);

/* (transfer full): this program, from now on. */
BrgLeaseHolder *brg_session_describe_us (void);

/* Answers who asks for the lead, and takes it when it was given. Returns: whether that changed
 * something. */
gboolean brg_session_follow_lead (BrgSession *self);

/* Looks whether the file is in its place, and whether it came back. Returns: whether that changed
 * something. */
gboolean brg_session_follow_file (BrgSession *self);

G_END_DECLS
