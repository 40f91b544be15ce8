/* brg-admission-record.c - entries by delegation and the admission of players, as values
 *
 * Tests: tests/data/test-store-admission.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-record.h"

static const char *const role_ids[BRG_N_ADMISSION_ROLES] = {
  [BRG_ADMISSION_CHAIR] = "chair",
  [BRG_ADMISSION_MEMBER] = "member",
  [BRG_ADMISSION_ORGANISER] = "organiser",
  [BRG_ADMISSION_DOCTOR] = "doctor",
};

/* Pointers to texts; each becomes an empty one. */
static void
init_texts (char ***places, guint n_places)
{
  for (guint i = 0; i < n_places; i++)
    *places[i] = g_strdup ("");
}

static char *
dup_stripped (const char *text)
{
  return g_strstrip (g_strdup (text));
}

BrgAdmissionTerms *
brg_admission_terms_new (void)
{
  BrgAdmissionTerms *terms = g_new0 (BrgAdmissionTerms, 1);
  char **texts[] = { &terms->preliminary_by, &terms->final_by, &terms->meets_on, &terms->protocol };

  init_texts (texts, G_N_ELEMENTS (texts));
  return terms;
}

void
brg_admission_terms_free (BrgAdmissionTerms *terms)
{
  if (terms == NULL)
    return;
  g_free (terms->preliminary_by);
  g_free (terms->final_by);
  g_free (terms->meets_on);
  g_free (terms->protocol);
  g_free (terms);
}

const char *
brg_admission_role_to_id (BrgAdmissionRole role)
{
  g_return_val_if_fail (role < BRG_N_ADMISSION_ROLES, NULL);

  return role_ids[role];
}

gboolean
brg_admission_role_from_id (const char *id, BrgAdmissionRole *role)
{
  g_return_val_if_fail (id != NULL && role != NULL, FALSE);

  for (gint i = 0; i < BRG_N_ADMISSION_ROLES; i++)
    if (g_str_equal (role_ids[i], id))
      {
        *role = (BrgAdmissionRole) i;
        return TRUE;
      }
  return FALSE;
}

BrgAdmissionMember *
brg_admission_member_new (BrgAdmissionRole role, const char *name)
{
  BrgAdmissionMember *member;

  g_return_val_if_fail (role < BRG_N_ADMISSION_ROLES && name != NULL, NULL);

  member = g_new0 (BrgAdmissionMember, 1);
  member->role = role;
  member->name = dup_stripped (name);
  return member;
}

void
brg_admission_member_free (BrgAdmissionMember *member)
{
  if (member == NULL)
    return;
  g_free (member->name);
  g_free (member);
}

void
brg_admission_item_free (BrgAdmissionItem *item)
{
  if (item == NULL)
    return;
  g_free (item->item);
  g_free (item->title);
  g_free (item);
}

BrgDelegationHead *
brg_delegation_head_new (const char *role, const char *name)
{
  BrgDelegationHead *head;

  g_return_val_if_fail (role != NULL && name != NULL, NULL);

  head = g_new0 (BrgDelegationHead, 1);
  head->role = dup_stripped (role);
  head->name = dup_stripped (name);
  return head;
}

void
brg_delegation_head_free (BrgDelegationHead *head)
{
  if (head == NULL)
    return;
  g_free (head->role);
  g_free (head->name);
  g_free (head);
}

BrgDelegation *
brg_delegation_new (void)
{
  BrgDelegation *self = g_new0 (BrgDelegation, 1);
  char **texts[] = { &self->name,   &self->region, &self->representative,
                     &self->doctor, &self->clinic, &self->doctor_on };

  init_texts (texts, G_N_ELEMENTS (texts));
  for (guint i = 0; i < BRG_N_ENTRY_STAGES; i++)
    {
      self->receipts[i].received_on = g_strdup ("");
      self->receipts[i].signed_on = g_strdup ("");
    }
  self->heads = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_delegation_head_free);
  return self;
}

void
brg_delegation_free (BrgDelegation *delegation)
{
  if (delegation == NULL)
    return;
  for (guint i = 0; i < BRG_N_ENTRY_STAGES; i++)
    {
      g_free (delegation->receipts[i].received_on);
      g_free (delegation->receipts[i].signed_on);
    }
  g_free (delegation->name);
  g_free (delegation->region);
  g_free (delegation->representative);
  g_free (delegation->doctor);
  g_free (delegation->clinic);
  g_free (delegation->doctor_on);
  g_ptr_array_unref (delegation->heads);
  g_free (delegation);
}

BrgAdmission *
brg_admission_new (gint64 entry_id)
{
  BrgAdmission *self = g_new0 (BrgAdmission, 1);
  char **texts[] = { &self->article,    &self->reason,     &self->decided_by,
                     &self->decided_at, &self->entered_on, &self->accepted_on };

  init_texts (texts, G_N_ELEMENTS (texts));
  self->entry_id = entry_id;
  return self;
}

void
brg_admission_free (BrgAdmission *admission)
{
  if (admission == NULL)
    return;
  g_free (admission->article);
  g_free (admission->reason);
  g_free (admission->decided_by);
  g_free (admission->decided_at);
  g_free (admission->entered_on);
  g_free (admission->accepted_on);
  g_free (admission);
}

void
brg_entry_paper_free (BrgEntryPaper *paper)
{
  if (paper == NULL)
    return;
  g_free (paper->item);
  g_free (paper->seen_on);
  g_free (paper->seen_by);
  g_free (paper->valid_until);
  g_free (paper);
}

BrgEntryFee *
brg_entry_fee_new (gint64 entry_id)
{
  BrgEntryFee *fee = g_new0 (BrgEntryFee, 1);
  char **texts[] = { &fee->currency, &fee->paid_on, &fee->receipt, &fee->returned_on, &fee->note };

  init_texts (texts, G_N_ELEMENTS (texts));
  fee->entry_id = entry_id;
  fee->due = -1;
  return fee;
}

BrgEntryFee *
brg_entry_fee_copy (const BrgEntryFee *fee)
{
  BrgEntryFee *copy;

  g_return_val_if_fail (fee != NULL, NULL);

  copy = g_memdup2 (fee, sizeof *fee);
  copy->currency = g_strdup (fee->currency);
  copy->paid_on = g_strdup (fee->paid_on);
  copy->receipt = g_strdup (fee->receipt);
  copy->returned_on = g_strdup (fee->returned_on);
  copy->note = g_strdup (fee->note);
  return copy;
}

void
brg_entry_fee_free (BrgEntryFee *fee)
{
  if (fee == NULL)
    return;
  g_free (fee->currency);
  g_free (fee->paid_on);
  g_free (fee->receipt);
  g_free (fee->returned_on);
  g_free (fee->note);
  g_free (fee);
}
