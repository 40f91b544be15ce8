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
  BrgProver *prover;
};

G_END_DECLS
