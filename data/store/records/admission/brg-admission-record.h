/* brg-admission-record.h - entries by delegation and the admission of players, as values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-admission.h"

G_BEGIN_DECLS

/**
 * BrgAdmissionTerms:
 * @preliminary_by: last day of the preliminary entry, `YYYY-MM-DD`, empty for none
 * @final_by: last day of the final entry
 * @meets_on: day on which the committee meets
 * @protocol: number of its protocol
 *
 * Texts are never %NULL.
 */
typedef struct
{
  char *preliminary_by;
  char *final_by;
  char *meets_on;
  char *protocol;
} BrgAdmissionTerms;

/** brg_admission_terms_new: Returns: (transfer full): terms with empty texts */
BrgAdmissionTerms *brg_admission_terms_new (void);

/** brg_admission_terms_free: Frees @terms, which may be %NULL */
void brg_admission_terms_free (BrgAdmissionTerms *terms);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgAdmissionTerms, brg_admission_terms_free)

/**
 * BrgAdmissionRole:
 * @BRG_ADMISSION_CHAIR: the chair
 * @BRG_ADMISSION_MEMBER: of the main jury
 * @BRG_ADMISSION_ORGANISER: of the organiser
 * @BRG_ADMISSION_DOCTOR: the doctor of the event
 *
 * Who sits in the admission committee (rus-draughts-2022 5.3).
 */
typedef enum
{
  BRG_ADMISSION_CHAIR,
  BRG_ADMISSION_MEMBER,
  BRG_ADMISSION_ORGANISER,
  BRG_ADMISSION_DOCTOR,
} BrgAdmissionRole;

#define BRG_N_ADMISSION_ROLES (BRG_ADMISSION_DOCTOR + 1)

/** brg_admission_role_to_id: Returns: `chair`; a constant string */
const char *brg_admission_role_to_id (BrgAdmissionRole role);

/** brg_admission_role_from_id: @role: (out): untouched when unknown. Returns: whether known */
gboolean brg_admission_role_from_id (const char *id, BrgAdmissionRole *role);

/**
 * BrgAdmissionMember:
 * @role: what he is there
 * @name: his name
 */
typedef struct
{
  BrgAdmissionRole role;
  char *name;
} BrgAdmissionMember;

/** brg_admission_member_new: Returns: (transfer full): a member; spaces around the name go */
BrgAdmissionMember *brg_admission_member_new (BrgAdmissionRole role, const char *name);

/** brg_admission_member_free: Frees @member, which may be %NULL */
void brg_admission_member_free (BrgAdmissionMember *member);

/**
 * BrgAdmissionItem:
 * @item: id of a paper of the book's list, or of one that the regulations ask for
 * @title: its name, where it is none of the book's
 * @is_wanted: whether it is asked for
 *
 * Where the regulations ask for other papers than the book.
 */
typedef struct
{
  char *item;
  char *title;
  gboolean is_wanted;
} BrgAdmissionItem;

/** brg_admission_item_free: Frees @item, which may be %NULL */
void brg_admission_item_free (BrgAdmissionItem *item);

/**
 * BrgDelegationHead:
 * @role: what he is head of
 * @name: his name
 *
 * Who signs the entry of a delegation.
 */
typedef struct
{
  char *role;
  char *name;
} BrgDelegationHead;

/** brg_delegation_head_new: Returns: (transfer full): a head; spaces around the texts go */
BrgDelegationHead *brg_delegation_head_new (const char *role, const char *name);

/** brg_delegation_head_free: Frees @head, which may be %NULL */
void brg_delegation_head_free (BrgDelegationHead *head);

/**
 * BrgEntryStage:
 * @BRG_ENTRY_PRELIMINARY: the preliminary entry
 * @BRG_ENTRY_FINAL: the final one
 *
 * The two entries of a delegation (rus-draughts-2022 2.2.2, appendices 3 and 4).
 */
typedef enum
{
  BRG_ENTRY_PRELIMINARY,
  BRG_ENTRY_FINAL,
} BrgEntryStage;

#define BRG_N_ENTRY_STAGES (BRG_ENTRY_FINAL + 1)

/**
 * BrgEntryReceipt:
 * @received_on: the day on which it came, empty while it has not
 * @signed_on: the day that stands on it, may be empty
 * @is_original: whether it is the original
 */
typedef struct
{
  char *received_on;
  char *signed_on;
  gboolean is_original;
} BrgEntryReceipt;

/**
 * BrgDelegation:
 * @id: row in the database
 * @name: its name: the organisation that enters players
 * @region: its region
 * @representative: who represents it
 * @doctor: the doctor who admitted its players
 * @clinic: the medical organisation
 * @doctor_on: the day on which he did
 * @heads: (element-type BrgDelegationHead): who signs its entries
 * @receipts: its two entries
 *
 * Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  char *name;
  char *region;
  char *representative;
  char *doctor;
  char *clinic;
  char *doctor_on;
  GPtrArray *heads;
  BrgEntryReceipt receipts[BRG_N_ENTRY_STAGES];
} BrgDelegation;

/** brg_delegation_new: Returns: (transfer full): a delegation with empty texts */
BrgDelegation *brg_delegation_new (void);

/** brg_delegation_free: Frees @delegation, which may be %NULL */
void brg_delegation_free (BrgDelegation *delegation);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDelegation, brg_delegation_free)

/**
 * BrgAdmission:
 * @entry_id: the player
 * @delegation_id: his delegation, 0 for none
 * @state: what was decided
 * @ground: what is against it
 * @article: book id and article of the ground, may be empty
 * @reason: why, in words
 * @decided_by: who decided
 * @decided_at: when, UTC; empty while nothing is decided
 * @entered_on: the day on which he was entered, where it is another than that of his delegation
 * @accepted_on: the day on which he accepted an invitation
 *
 * Texts are never %NULL.
 */
typedef struct
{
  gint64 entry_id;
  gint64 delegation_id;
  BrgAdmissionState state;
  BrgAdmissionGround ground;
  char *article;
  char *reason;
  char *decided_by;
  char *decided_at;
  char *entered_on;
  char *accepted_on;
} BrgAdmission;

/** brg_admission_new: Returns: (transfer full): an open one with empty texts */
BrgAdmission *brg_admission_new (gint64 entry_id);

/** brg_admission_free: Frees @admission, which may be %NULL */
void brg_admission_free (BrgAdmission *admission);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgAdmission, brg_admission_free)

/**
 * BrgEntryPaper:
 * @entry_id: the player
 * @item: id of the paper
 * @is_copy: whether only a copy was seen
 * @seen_on: the day
 * @seen_by: who saw it
 * @valid_until: the last day on which it holds, may be empty
 */
typedef struct
{
  gint64 entry_id;
  char *item;
  gboolean is_copy;
  char *seen_on;
  char *seen_by;
  char *valid_until;
} BrgEntryPaper;

/** brg_entry_paper_free: Frees @paper, which may be %NULL */
void brg_entry_paper_free (BrgEntryPaper *paper);

/**
 * BrgEntryFee:
 * @entry_id: the player
 * @due: what he has to pay in hundredths, -1 for what the regulations say
 * @amount: what he paid
 * @currency: the currency as it is written
 * @paid_on: the day
 * @receipt: number of the receipt
 * @returned: what he got back
 * @returned_on: the day
 * @note: what else is to be said
 */
typedef struct
{
  gint64 entry_id;
  gint64 due;
  gint64 amount;
  char *currency;
  char *paid_on;
  char *receipt;
  gint64 returned;
  char *returned_on;
  char *note;
} BrgEntryFee;

/** brg_entry_fee_new: Returns: (transfer full): a fee that is not paid */
BrgEntryFee *brg_entry_fee_new (gint64 entry_id);

/** brg_entry_fee_copy: Returns: (transfer full): a copy */
BrgEntryFee *brg_entry_fee_copy (const BrgEntryFee *fee);

/** brg_entry_fee_free: Frees @fee, which may be %NULL */
void brg_entry_fee_free (BrgEntryFee *fee);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgEntryFee, brg_entry_fee_free)

G_END_DECLS
