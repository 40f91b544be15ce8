/* brg-store-protests.h - actions on protests, appeals and the committee
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-points.h"
#include "brg-protest-record.h"
#include "brg-store-attachments.h"
#include "brg-store-results.h"

G_BEGIN_DECLS

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

G_END_DECLS
