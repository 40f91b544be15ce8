/* brg-ctl-admission-terms.h - what was asked of bergerctl admission; limits, deadlines, delegations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-list.h"
#include "brg-ctl.h"

G_BEGIN_DECLS

/* What was asked on the command line. */
typedef struct
{
  char *db;
  gint64 event_id;
  gint64 group_id;
  gint64 entry_id;
  char *state;
  char *ground;
  char *reason;
  char *by;
  char *see;
  char *unsee;
  char *ask;
  char *drop;
  char *title;
  gboolean is_copy;
  char *day;
  char *until;
  char *paid;
  char *due;
  char *receipt;
  char *returned;
  char *returned_on;
  char **limits;
  char **members;
  char *preliminary;
  char *final;
  char *meets;
  char *entered;
  char *accepted;
  gint64 delegation_id;
  char *name;
  char *region;
  char *representative;
  char *doctor;
  char *clinic;
  char *doctor_on;
  char **heads;
  char *got_preliminary;
  char *got_final;
  gboolean is_original;
} BrgCtlAdmission;

/* The calls that set what stands before the committee meets: FALSE with an error, else done. */
gboolean brg_ctl_admission_set_limits (BrgStore *store,
                                       const BrgSnapshot *snapshot,
                                       const BrgCtlAdmission *options,
                                       GError **error);
gboolean brg_ctl_admission_set_terms (BrgStore *store,
                                      const BrgCtlAdmission *options,
                                      GError **error);
gboolean brg_ctl_admission_set_delegation (BrgStore *store,
                                           const BrgCtlAdmission *options,
                                           GError **error);

/* What they print. */
void brg_ctl_admission_print_limits (const BrgAdmissionList *list);
void brg_ctl_admission_print_terms (const BrgAdmissionList *list);
void brg_ctl_admission_print_delegations (const BrgAdmissionList *list);

G_END_DECLS
