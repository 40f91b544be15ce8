/* brg-duty-notes.c - what is noted about officials, and the duty list on paper
 *
 * Tests: tests/app/test-duty-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-duty-notes.h"

#include "brg-duties-form.h"
#include "brg-duty-boards.h"
#include "brg-duty-conflicts.h"
#include "brg-duty-list.h"

gboolean
brg_duty_list_note_interest (BrgStore *store,
                             gint64 event_id,
                             gint64 official_id,
                             gint64 entry_id,
                             const char *note,
                             GError **error)
{
  g_autoptr (GPtrArray) before = brg_store_list_interests (store, event_id, error);
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_interest_free);

  if (before == NULL)
    return FALSE;
  for (guint i = 0; i < before->len; i++)
    {
      const BrgInterest *interest = before->pdata[i];

      if (interest->official_id == official_id && interest->entry_id != entry_id)
        g_ptr_array_add (after, brg_interest_new (official_id, interest->entry_id, interest->note));
    }
  if (note != NULL)
    g_ptr_array_add (after, brg_interest_new (official_id, entry_id, note));
  return brg_store_set_interests (store, event_id, official_id, after, error);
}

BrgForm *
brg_duty_list_new_form (const BrgDutyList *list,
                        const GArray *duties,
                        const BrgDocumentOptions *options)
{
  g_autoptr (GArray) conflicts = NULL;
  g_autofree char *unwatched = NULL;
  BrgStaffing staffing;
  BrgDutiesPaper paper;

  g_return_val_if_fail (list != NULL && duties != NULL && options != NULL, NULL);

  if (duties->len == 0)
    return NULL;
  conflicts = brg_duty_list_find_conflicts (list, duties);
  unwatched = brg_duty_list_dup_unwatched (
      duties, brg_duty_list_count_boards (list->snapshot, list->round));
  staffing = brg_duty_list_find_staffing (list->snapshot, &list->regulations, list->round);
  paper = (BrgDutiesPaper){
    .snapshot = list->snapshot,
    .round = list->round,
    .duties = duties,
    .conflicts = conflicts,
    .staffing = &staffing,
    .n_named = brg_duty_list_count_named (list->snapshot->event, staffing.rule),
    .unwatched = unwatched,
  };
  return brg_duties_form_new (&paper, options);
}
