/* brg-application-form.h - the preliminary and the final entry of a delegation, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-record.h"
#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgApplicant:
 * @name: family, given and father's name
 * @birth: `YYYY-MM-DD` or a year
 * @insurance: number of the insurance certificate, empty unless asked for
 * @title: category or title
 * @discipline: discipline in which he plays
 * @address: home address with the postal code, empty unless asked for
 * @passport: passport or birth certificate, empty unless asked for
 * @coach: personal coach
 *
 * A row of the entry. No text is %NULL.
 */
typedef struct
{
  char *name;
  char *birth;
  char *insurance;
  char *title;
  char *discipline;
  char *address;
  char *passport;
  char *coach;
} BrgApplicant;

/**
 * BrgApplicationHead:
 * @BRG_HEAD_FEDERATION: head of the regional federation
 * @BRG_HEAD_AUTHORITY: head of the sports authority of the region
 *
 * Who signs besides the doctor (rus-draughts-2022 5.1).
 */
typedef enum
{
  BRG_HEAD_FEDERATION,
  BRG_HEAD_AUTHORITY,
} BrgApplicationHead;

#define BRG_N_APPLICATION_HEADS (BRG_HEAD_AUTHORITY + 1)

/**
 * BrgApplication:
 * @stage: which of the two entries
 * @organisation: who enters the players
 * @event: name of the event
 * @place: where it is held
 * @starts: its first day
 * @ends: its last day
 * @applicants: (element-type BrgApplicant): the players
 * @representative: who represents them
 * @doctor: the doctor, of the final entry
 * @clinic: his medical organisation
 * @doctor_on: the day on which he admitted them
 * @heads: names of those who sign
 * @others: (element-type BrgDelegationHead): further ones who sign
 * @signed_on: the day on the entry
 *
 * An entry; empty fields are lines to be filled in by hand. No text is %NULL.
 */
typedef struct
{
  BrgEntryStage stage;
  char *organisation;
  char *event;
  char *place;
  char *starts;
  char *ends;
  GPtrArray *applicants;
  char *representative;
  char *doctor;
  char *clinic;
  char *doctor_on;
  char *heads[BRG_N_APPLICATION_HEADS];
  GPtrArray *others;
  char *signed_on;
} BrgApplication;

/** brg_application_form_new: Returns: (transfer full): an entry with empty texts */
BrgApplication *brg_application_form_new (BrgEntryStage stage);

/** brg_application_form_free: Frees @application, which may be %NULL */
void brg_application_form_free (BrgApplication *application);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgApplication, brg_application_form_free)

/** brg_application_form_add: Returns: (transfer none): a new applicant with empty texts */
BrgApplicant *brg_application_form_add (BrgApplication *application);

/**
 * brg_application_form_lay_out:
 * @snapshot: the group
 * @application: what stands in it; without applicants it has empty rows
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the form of appendix 3 or 4, broad
 */
BrgDocument *brg_application_form_lay_out (const BrgSnapshot *snapshot,
                                           const BrgApplication *application,
                                           const BrgDocumentOptions *options);

G_END_DECLS
