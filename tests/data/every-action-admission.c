/* every-action-admission.c - everything that is done to entries by delegation and to admission
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-admission.h"
#include "brg-store-delegations.h"
#include "brg-store-entry-papers.h"
#include "every-action.h"

#define PLAYERS "SELECT id FROM entry WHERE is_team = 0 ORDER BY id"
#define OF_DRAUGHTS                                           \
  "SELECT e.id FROM entry e JOIN event_group g ON g.id ="     \
  " e.group_id JOIN event v ON v.id = g.event_id WHERE"       \
  " e.is_team = 0 AND v.rulebook = 'rus-draughts-2022' ORDER" \
  " BY e.id"

static gboolean
set_terms (Desk *desk, GError **error)
{
  gint64 event_id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  g_autoptr (BrgAdmissionTerms) terms = brg_admission_terms_new ();

  if (desk_toss (desk))
    {
      g_free (terms->final_by);
      terms->final_by = g_strdup ("2026-11-10");
    }
  desk_set_word (desk, &terms->protocol);
  return event_id != 0 && brg_store_set_admission_terms (desk->store, event_id, terms, error);
}

static gboolean
set_committee (Desk *desk, GError **error)
{
  gint64 event_id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  g_autoptr (GPtrArray) members =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_member_free);

  for (gint i = 0; i < desk_draw (desk, 3); i++)
    {
      g_autofree char *word = desk_dup_word (desk);

      g_ptr_array_add (members, brg_admission_member_new (
                                    i == 0 ? BRG_ADMISSION_CHAIR : BRG_ADMISSION_DOCTOR, word));
    }
  return event_id != 0 &&
         brg_store_set_admission_committee (desk->store, event_id, NULL, members, error);
}

static gboolean
set_item (Desk *desk, GError **error)
{
  gint64 event_id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  g_autofree char *word = desk_dup_word (desk);
  gboolean is_own = desk_toss (desk);

  return event_id != 0 &&
         brg_store_set_admission_item (desk->store, event_id, is_own ? "own-1" : "classification",
                                       word, desk_toss (desk), error);
}

static gboolean
set_limits (Desk *desk, GError **error)
{
  gint64 group_id = desk_pick (desk, "SELECT id FROM event_group ORDER BY id");
  g_autoptr (GPtrArray) limits =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_limit_free);

  if (desk_toss (desk))
    g_ptr_array_add (
        limits, brg_admission_limit_new (BRG_LIMIT_AGE_UNDER, 9 + desk_draw (desk, 20), "", ""));
  if (desk_toss (desk))
    g_ptr_array_add (limits, brg_admission_limit_new (BRG_LIMIT_SEX, 0, "f", "2.1"));
  return group_id != 0 && brg_store_set_group_limits (desk->store, group_id, limits, error);
}

static gboolean
decide (Desk *desk, GError **error)
{
  g_autoptr (BrgAdmission) admission = brg_admission_new (desk_pick (desk, PLAYERS));

  admission->state = (BrgAdmissionState) desk_draw (desk, BRG_N_ADMISSION_STATES);
  if (admission->state == BRG_ADMISSION_REFUSED)
    admission->ground = BRG_GROUND_AGE;
  desk_set_word (desk, &admission->reason);
  desk_set_word (desk, &admission->decided_by);
  return admission->entry_id != 0 && brg_store_decide_admission (desk->store, admission, error);
}

static gboolean
set_days (Desk *desk, GError **error)
{
  gint64 entry_id = desk_pick (desk, PLAYERS);

  return entry_id != 0 &&
         brg_store_set_entry_days (desk->store, entry_id, desk_toss (desk) ? "2026-11-14" : "",
                                   desk_toss (desk) ? "2026-10-01" : "", error);
}

static gboolean
save_delegation (Desk *desk, GError **error)
{
  gint64 event_id = desk_pick (desk, "SELECT id FROM event ORDER BY id");
  g_autoptr (BrgDelegation) delegation = brg_delegation_new ();
  g_autofree char *sql = g_strdup_printf (
      "SELECT id FROM delegation WHERE event_id = %" G_GINT64_FORMAT " ORDER BY id", event_id);

  delegation->id = desk_toss (desk) ? desk_pick (desk, sql) : 0;
  desk_set_word (desk, &delegation->name);
  desk_set_word (desk, &delegation->representative);
  g_ptr_array_add (delegation->heads, brg_delegation_head_new ("head", delegation->name));
  g_free (delegation->receipts[BRG_ENTRY_FINAL].received_on);
  delegation->receipts[BRG_ENTRY_FINAL].received_on = g_strdup ("2026-11-09");
  return event_id != 0 &&
         brg_store_save_delegation (desk->store, event_id, delegation, NULL, NULL, error);
}

static gboolean
remove_delegation (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM delegation ORDER BY id");
  g_autofree char *sql =
      g_strdup_printf ("SELECT event_id FROM delegation WHERE id = %" G_GINT64_FORMAT, id);

  return id != 0 && brg_store_remove_delegation (desk->store, desk_pick (desk, sql), id, error);
}

static gboolean
join_delegation (Desk *desk, GError **error)
{
  gint64 entry_id = desk_pick (desk, PLAYERS);
  g_autofree char *sql = g_strdup_printf (
      "SELECT d.id FROM delegation d JOIN event_group g ON g.event_id = d.event_id"
      " JOIN entry e ON e.group_id = g.id WHERE e.id = %" G_GINT64_FORMAT " ORDER BY d.id",
      entry_id);

  return entry_id != 0 &&
         brg_store_join_delegation (desk->store, entry_id,
                                    desk_toss (desk) ? desk_pick (desk, sql) : 0, error);
}

static gboolean
see_paper (Desk *desk, GError **error)
{
  g_autofree char *word = desk_dup_word (desk);
  BrgEntryPaper paper = { .entry_id = desk_pick (desk, OF_DRAUGHTS),
                          .item = (char *) "identity",
                          .is_copy = desk_toss (desk),
                          .seen_on = (char *) "2026-11-17",
                          .seen_by = word,
                          .valid_until = (char *) "" };
  gint64 shown = desk_pick (desk, "SELECT entry_id FROM entry_paper WHERE item = 'identity'"
                                  " ORDER BY entry_id");

  if (paper.entry_id == 0)
    return FALSE;
  return shown != 0 && desk_draw (desk, 3) == 0
             ? brg_store_unsee_paper (desk->store, shown, paper.item, error)
             : brg_store_see_paper (desk->store, &paper, error);
}

static gboolean
set_fee (Desk *desk, GError **error)
{
  g_autoptr (BrgEntryFee) fee = brg_entry_fee_new (desk_pick (desk, PLAYERS));

  desk_set_word (desk, &fee->receipt);
  if (desk_draw (desk, 3) > 0)
    {
      fee->amount = 150000;
      g_free (fee->paid_on);
      fee->paid_on = g_strdup ("2026-11-16");
    }
  if (fee->amount > 0 && desk_toss (desk))
    {
      fee->returned = 150000;
      g_free (fee->returned_on);
      fee->returned_on = g_strdup ("2026-11-18");
    }
  return fee->entry_id != 0 && brg_store_set_entry_fee (desk->store, fee, error);
}

const EveryAction every_action_of_admission[] = {
  { "set-terms", .act = set_terms },
  { "set-committee", .act = set_committee },
  { "set-item", .act = set_item },
  { "set-limits", .act = set_limits },
  { "decide", .act = decide },
  { "set-days", .act = set_days },
  { "save-delegation", .act = save_delegation },
  { "remove-delegation", .act = remove_delegation },
  { "join-delegation", .act = join_delegation },
  { "see-paper", .act = see_paper },
  { "set-fee", .act = set_fee },
  { .name = NULL },
};
