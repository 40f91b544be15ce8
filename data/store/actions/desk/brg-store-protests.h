/* brg-store-protests.h - actions on protests, appeals and the committee
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-protest-record.h"
#include "brg-store-attachments.h"
#include "brg-store-rounds.h"

G_BEGIN_DECLS

/**
 * brg_store_list_protests:
 * @store: a store
 * @group_id: row of a group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgProtest): its protests and appeals, by
 *   numbers
 */
GPtrArray *brg_store_list_protests (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_count_open_protests:
 * @store: a store
 * @event_id: row of an event
 * @error: return location for an error
 *
 * Returns: how many protests and appeals of all its groups are not decided; 0 with an error
 */
guint brg_store_count_open_protests (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_check_protests_decided:
 * @store: a store
 * @event_id: row of an event
 * @error: return location for an error; refused when the rule book of the event wants protests
 *   decided before the results are approved, and some are not
 *
 * Returns: whether its results can be approved as far as protests go
 */
gboolean brg_store_check_protests_decided (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_list_committee:
 * @store: a store
 * @event_id: row of an event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgCommitteeMember): its committee in order
 */
GPtrArray *brg_store_list_committee (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_file_protest:
 * @store: a store
 * @protest: what was handed in; its id, its number and what is decided later are not looked at
 * @protest_id: (out) (optional): row of the new protest
 * @error: return location for an error
 *
 * Files a protest with the next number of its group, or an appeal against the decision on another
 * one. Refused when it says nothing, when it names players of other groups, and when the protest
 * that is appealed against is not decided.
 *
 * Returns: whether it went well
 */
gboolean brg_store_file_protest (BrgStore *store,
                                 const BrgProtest *protest,
                                 gint64 *protest_id,
                                 GError **error);

/**
 * brg_store_change_protest:
 * @store: a store
 * @protest: what was handed in, put right; what is decided later is not looked at
 * @error: return location for an error
 *
 * Refused when it is decided.
 *
 * Returns: whether it went well
 */
gboolean brg_store_change_protest (BrgStore *store, const BrgProtest *protest, GError **error);

/**
 * brg_store_hear_protest:
 * @store: a store
 * @protest: with @heard_at, @hearing and @votes as they shall be; the rest is not looked at
 * @error: return location for an error
 *
 * Notes who was heard, and who of the committee sits. Refused when it is decided.
 *
 * Returns: whether it went well
 */
gboolean brg_store_hear_protest (BrgStore *store, const BrgProtest *protest, GError **error);

/**
 * brg_store_attach_protest:
 * @store: a store
 * @protest_id: row of a protest or an appeal, decided or not
 * @name: name of the file
 * @content: the file, at most %BRG_ATTACHMENT_MAX_BYTES and not empty
 * @error: return location for an error
 *
 * Keeps a file beside a protest: the paper that was handed in, a score sheet.
 *
 * Returns: whether it went well
 */
gboolean brg_store_attach_protest (BrgStore *store,
                                   gint64 protest_id,
                                   const char *name,
                                   GBytes *content,
                                   GError **error);

/**
 * brg_protest_check_decision:
 * @protest: a protest with its decision, as brg_store_decide_protest() gets it
 * @changes_result: whether the decision changes a result
 * @error: return location for an error: what stands in the way, for people
 *
 * The votes of a committee agree with its decision: more than half of those who sit are for a
 * protest that is upheld, and against one that is rejected.
 *
 * Returns: whether it can be decided like this
 */
gboolean brg_protest_check_decision (const BrgProtest *protest,
                                     gboolean changes_result,
                                     GError **error);

/**
 * brg_store_decide_protest:
 * @store: a store
 * @protest: with what brg_store_hear_protest() looks at and @decision, @decided_at, @decided_by,
 *   @grounds, @decision_articles, @fee_goes and @admitted as they shall be
 * @effect: (nullable): what it does to a result
 * @error: return location for an error
 *
 * Decides a protest, in one action with its effect; undo takes both back. Refused when it is
 * decided already and by brg_protest_check_decision().
 *
 * Returns: whether it went well
 */
gboolean brg_store_decide_protest (BrgStore *store,
                                   const BrgProtest *protest,
                                   const BrgResultChange *effect,
                                   GError **error);

/**
 * brg_store_set_committee:
 * @store: a store
 * @event_id: row of an event
 * @members: (element-type BrgCommitteeMember): the committee as it shall be
 * @error: return location for an error
 *
 * Who is there already keeps his row. Refused when somebody would go who sits on an appeal.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_committee (BrgStore *store,
                                  gint64 event_id,
                                  const GPtrArray *members,
                                  GError **error);

G_END_DECLS
