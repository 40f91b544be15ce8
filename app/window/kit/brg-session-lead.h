/* brg-session-lead.h - who leads the event: asking, taking over, giving away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-session.h"

G_BEGIN_DECLS

/**
 * BrgLeaderAnswer:
 * @BRG_LEADER_ASKED: was asked, and has time to answer
 * @BRG_LEADER_ANSWERS: is there
 * @BRG_LEADER_SILENT: does not answer
 *
 * What is known of the leader.
 */
typedef enum
{
  BRG_LEADER_ASKED,
  BRG_LEADER_ANSWERS,
  BRG_LEADER_SILENT,
} BrgLeaderAnswer;

/**
 * brg_session_lead_ask:
 * @self: a session that looks on
 *
 * Asks the leader whether he is there.
 */
void brg_session_lead_ask (BrgSession *self);

/**
 * brg_session_lead_get_answer:
 * @self: a session
 *
 * Returns: what the leader answered
 */
BrgLeaderAnswer brg_session_lead_get_answer (BrgSession *self);

/**
 * brg_session_lead_take:
 * @self: a session that looks on
 * @reason: why, for the journal
 *
 * Asks the leader for the lead. He becomes one who looks on; brg_session_follow() goes on with it.
 * When he does not answer in time, `told` says so and everything stays as it is.
 */
void brg_session_lead_take (BrgSession *self, const char *reason);

/**
 * brg_session_lead_force:
 * @self: a session that looks on
 * @reason: why, for the journal
 *
 * Takes the lead from one who does not answer. Should he go on after all, he is refused.
 */
void brg_session_lead_force (BrgSession *self, const char *reason);

/**
 * brg_session_take_over:
 * @self: a session with the copy of a file that is led at another computer
 * @reason: why, for the journal
 * @error: return location for an error
 *
 * The copy is the file of the event from now on: what was read only is written here.
 *
 * Returns: whether it went well
 */
gboolean brg_session_take_over (BrgSession *self, const char *reason, GError **error);

G_END_DECLS
