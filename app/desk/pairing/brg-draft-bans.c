/* brg-draft-bans.c - pairs that the arbiter forbids while a round is paired
 *
 * Rules: rus-draughts-2022 5.4.10.9
 * Tests: tests/app/test-draft-pairs.c, tests/app/test-draft-plan.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-bans.h"

#include "brg-draft-numbers.h"
#include "brg-draft-private.h"

/* Numbers and players stay as they are, so the boards do too. */
static void
drop_preview (BrgDraft *draft)
{
  g_clear_pointer (&draft->preview, brg_snapshot_unref);
  g_clear_pointer (&draft->entries, g_free);
  g_clear_pointer (&draft->tournament, brg_tournament_free);
}

void
brg_draft_forget_bans (BrgDraft *draft, guint n_bans)
{
  if (draft->bans->len <= n_bans)
    return;
  g_array_set_size (draft->bans, n_bans);
  drop_preview (draft);
}

guint
brg_draft_count_bans (const BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, 0);

  return draft->bans->len;
}

gboolean
brg_draft_may_forbid (const BrgDraft *draft, gint board)
{
  const GArray *boards;

  g_return_val_if_fail (draft != NULL, FALSE);

  if (!brg_draft_is_paired (draft) || brg_draft_is_round_robin (draft) ||
      draft->system->is_knockout || board < 0)
    return FALSE;
  boards = brg_draft_get_boards (draft, draft->first_round);
  return (guint) board < boards->len &&
         g_array_index (boards, BrgDraftBoard, board).black != BRG_NOBODY;
}

gboolean
brg_draft_forbid (BrgDraft *draft, gint board, gint last_round)
{
  const BrgDraftBoard *forbidden;
  BrgBan ban = { .last_round = last_round };
  gboolean is_new;

  g_return_val_if_fail (draft != NULL && last_round >= draft->first_round, FALSE);

  if (!brg_draft_may_forbid (draft, board))
    return FALSE;
  forbidden =
      &g_array_index (brg_draft_get_boards (draft, draft->first_round), BrgDraftBoard, board);
  ban.entry = brg_draft_find_entry (draft, forbidden->white);
  ban.other = brg_draft_find_entry (draft, forbidden->black);
  ban.first_round = draft->first_round;
  /* A pair that the arbiter made against a ban. */
  is_new = !brg_tournament_is_forbidden (brg_draft_get_tournament (draft), forbidden->white,
                                         forbidden->black, draft->first_round);
  if (!brg_draft_unpair (draft, board))
    return FALSE;
  if (!is_new)
    return TRUE;
  g_array_append_val (draft->bans, ban);
  drop_preview (draft);
  return TRUE;
}
