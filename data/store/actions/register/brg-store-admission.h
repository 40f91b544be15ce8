/* brg-store-admission.h - who may play, who decides on it and what was decided
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-record.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_load_admission_terms:
 * @store: a store
 * @event_id: the event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): its deadlines; empty texts where none are set
 */
BrgAdmissionTerms *brg_store_load_admission_terms (BrgStore *store,
                                                   gint64 event_id,
                                                   GError **error);

/**
 * brg_store_set_admission_terms:
 * @store: a store
 * @event_id: the event
 * @terms: deadlines; all empty for none
 * @error: return location for an error
 *
 * Returns: whether it went well; a day that is none is refused
 */
gboolean brg_store_set_admission_terms (BrgStore *store,
                                        gint64 event_id,
                                        const BrgAdmissionTerms *terms,
                                        GError **error);

/**
 * brg_store_list_admission_members:
 * @store: a store
 * @event_id: the event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgAdmissionMember): the committee
 */
GPtrArray *brg_store_list_admission_members (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_set_admission_committee:
 * @store: a store
 * @event_id: the event
 * @terms: (nullable): deadlines that are set with it, %NULL to leave them alone
 * @members: (element-type BrgAdmissionMember): the whole committee
 * @error: return location for an error
 *
 * Returns: whether it went well; a member without a name, a second chair and a day that is none are
 *   refused
 */
gboolean brg_store_set_admission_committee (BrgStore *store,
                                            gint64 event_id,
                                            const BrgAdmissionTerms *terms,
                                            const GPtrArray *members,
                                            GError **error);

/**
 * brg_store_list_admission_items:
 * @store: a store
 * @event_id: the event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgAdmissionItem): where the regulations ask
 *   for other papers than the book
 */
GPtrArray *brg_store_list_admission_items (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_set_admission_item:
 * @store: a store
 * @event_id: the event
 * @item: id of a paper
 * @title: its name, empty for one of the book's list
 * @is_wanted: whether it is asked for
 * @error: return location for an error
 *
 * Returns: whether it went well; an unknown paper without a name is refused
 */
gboolean brg_store_set_admission_item (BrgStore *store,
                                       gint64 event_id,
                                       const char *item,
                                       const char *title,
                                       gboolean is_wanted,
                                       GError **error);

/**
 * brg_store_list_group_limits:
 * @store: a store
 * @group_id: the group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgAdmissionLimit): who may play in it
 */
GPtrArray *brg_store_list_group_limits (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_set_group_limits:
 * @store: a store
 * @group_id: the group
 * @limits: (element-type BrgAdmissionLimit): all of them, one of a kind
 * @error: return location for an error
 *
 * Returns: whether it went well; limits that nobody or everybody keeps are refused
 */
gboolean brg_store_set_group_limits (BrgStore *store,
                                     gint64 group_id,
                                     const GPtrArray *limits,
                                     GError **error);

/**
 * brg_store_list_admissions:
 * @store: a store
 * @group_id: the group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgAdmission): what is known of its players;
 *   nobody has a row before something is noted of him
 */
GPtrArray *brg_store_list_admissions (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_decide_admission:
 * @store: a store
 * @admission: the decision with its ground; delegation, days and time are left alone
 * @error: return location for an error
 *
 * Decides on a player (rus-draughts-2022 5.3). Who is refused is taken out of the list of those who
 * play, and comes back with another decision. A refusal needs a ground, an exception a reason. Who
 * was paired is withdrawn, not refused.
 *
 * Returns: whether it went well
 */
gboolean brg_store_decide_admission (BrgStore *store,
                                     const BrgAdmission *admission,
                                     GError **error);

/**
 * brg_store_set_entry_days:
 * @store: a store
 * @entry_id: the player
 * @entered_on: the day on which he was entered, empty for that of his delegation
 * @accepted_on: the day on which he accepted an invitation, empty for none
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_entry_days (BrgStore *store,
                                   gint64 entry_id,
                                   const char *entered_on,
                                   const char *accepted_on,
                                   GError **error);

G_END_DECLS
