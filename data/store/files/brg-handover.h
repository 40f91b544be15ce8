/* brg-handover.h - one program asks another for the lead
 *
 * A file beside the workspace says who wants to lead. Whoever leads looks for it, takes it away and
 * thereby answers. So it works between users and computers alike, with the rights of the folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-lease.h"

G_BEGIN_DECLS

/**
 * BrgHandover:
 * @who: who asks
 * @wants_lead: whether he takes the lead, or only asks whether the leader is there
 * @reason: why, may be empty
 *
 * What somebody asks the leader.
 */
typedef struct
{
  BrgLeaseHolder *who;
  gboolean wants_lead;
  char *reason;
} BrgHandover;

/**
 * brg_handover_free:
 * @handover: (nullable): a question
 */
void brg_handover_free (BrgHandover *handover);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgHandover, brg_handover_free)

/**
 * brg_handover_ask:
 * @path: a workspace that another program leads
 * @us: who asks
 * @wants_lead: whether to take the lead
 * @reason: why, may be empty
 *
 * Returns: whether the question lies there; not where the folder may not be written
 */
gboolean brg_handover_ask (const char *path,
                           const BrgLeaseHolder *us,
                           gboolean wants_lead,
                           const char *reason);

/**
 * brg_handover_is_waiting:
 * @path: a workspace
 *
 * Returns: whether a question has not been answered yet
 */
gboolean brg_handover_is_waiting (const char *path);

/**
 * brg_handover_withdraw:
 * @path: a workspace
 *
 * Takes a question back that nobody answered.
 *
 * Returns: whether it was still there; %FALSE when who leads has taken it up
 */
gboolean brg_handover_withdraw (const char *path);

/**
 * brg_handover_read:
 * @path: a workspace that is led here
 *
 * Answers a question by taking it away.
 *
 * Returns: (transfer full) (nullable): what was asked; %NULL when nothing was, or nothing that can
 * be understood
 */
BrgHandover *brg_handover_read (const char *path);

G_END_DECLS
