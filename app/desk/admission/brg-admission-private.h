/* brg-admission-private.h - fields of the list of the admission committee, for brg-admission-*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-list.h"
#include "brg-duplicates.h"
#include "brg-paper-index.h"

G_BEGIN_DECLS

struct _BrgAdmissionList
{
  BrgSnapshot *snapshot;
  const BrgWords *words; /* not owned */
  char *today;
  gint year;
  BrgRegulations regulations;
  BrgAdmissionTerms *terms;
  GPtrArray *members;     /* BrgAdmissionMember */
  GPtrArray *limits;      /* BrgAdmissionLimit */
  GPtrArray *stored;      /* BrgDelegation */
  GPtrArray *admissions;  /* BrgAdmission */
  GPtrArray *papers;      /* BrgEntryPaper */
  GPtrArray *fees;        /* BrgEntryFee */
  GPtrArray *barred;      /* BrgDisqualification */
  GPtrArray *own_items;   /* BrgAdmissionItem */
  GPtrArray *items;       /* BrgAdmissionItemRow */
  GPtrArray *delegations; /* BrgDelegationRow */
  GPtrArray *rows;        /* BrgAdmissionRow */
  BrgDuplicates *doubles; /* of the players */
  GPtrArray *holders;     /* BrgPaperHolder: of everybody in the file */
  BrgPaperIndex *by_number;
};

/* Everything that is against the admission of a player, and what is proposed; papers are checked.
 */
void brg_admission_faults_find (const BrgAdmissionList *self, BrgAdmissionRow *row);

/* Whether the player still has to bring it. */
gboolean brg_admission_faults_is_owed (const BrgAdmissionCheck *check);

/* What he still has to pay. */
gint64 brg_admission_faults_count_owed (const BrgAdmissionRow *row);

/* (transfer full): an amount in the currency of his fee. */
char *brg_admission_faults_dup_sum (const BrgAdmissionList *self,
                                    const BrgAdmissionRow *row,
                                    gint64 amount);

/* (nullable): what is known of his delegation. */
const BrgDelegation *brg_admission_faults_get_delegation (const BrgAdmissionList *self,
                                                          const BrgAdmissionRow *row);

BrgAdmissionPerson brg_admission_faults_get_person (const BrgEntry *entry);

G_END_DECLS
