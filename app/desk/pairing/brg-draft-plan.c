/* brg-draft-plan.c - a draft as what is to be stored
 *
 * Tests: tests/app/test-draft-plan.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-plan.h"

#include "brg-draft-numbers.h"
#include "brg-draft-private.h"

static gint64
get_id (BrgDraft *draft, gint player)
{
  return brg_snapshot_get_entry (brg_draft_get_preview (draft), player)->id;
}

static void
plan_boards (BrgDraft *draft, BrgRoundPlan *plan)
{
  for (gint round = draft->first_round; round <= brg_draft_get_last_round (draft); round++)
    {
      const GArray *boards = brg_draft_get_boards (draft, round);

      for (guint i = 0; i < boards->len; i++)
        {
          const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);
          BrgPlannedBoard planned = {
            .round = round,
            .white_id = get_id (draft, board->white),
            .black_id = board->black == BRG_NOBODY ? 0 : get_id (draft, board->black),
            .is_manual = board->is_manual,
          };

          g_array_append_val (plan->boards, planned);
        }
    }
}

static BrgOutcome
find_absence (const BrgSnapshot *snapshot, gint entry, gint round)
{
  for (guint i = 0; i < snapshot->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (snapshot->absences, BrgAbsence, i);

      if (absence->entry == entry && absence->round == round)
        return absence->outcome;
    }
  return BRG_OUTCOME_NONE;
}

/* Only what differs from what is stored. */
static void
plan_absences (BrgDraft *draft, BrgRoundPlan *plan)
{
  BrgSnapshot *preview = brg_draft_get_preview (draft);

  for (gint player = 0; player < (gint) preview->entries->len; player++)
    {
      BrgPlannedAbsence absence = {
        .entry_id = get_id (draft, player),
        .round = draft->first_round,
        .outcome = find_absence (preview, player, draft->first_round),
      };

      if (absence.outcome !=
          find_absence (draft->snapshot, draft->entries[player], draft->first_round))
        g_array_append_val (plan->absences, absence);
    }
}

static void
plan_stays (BrgDraft *draft, BrgRoundPlan *plan)
{
  BrgSnapshot *preview = brg_draft_get_preview (draft);

  for (gint player = 0; player < (gint) preview->entries->len; player++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (preview, player);
      const BrgEntry *stored = brg_snapshot_get_entry (draft->snapshot, draft->entries[player]);
      BrgPlannedStay stay = { entry->id, entry->joins_round, entry->left_after };

      if (entry->joins_round != stored->joins_round || entry->left_after != stored->left_after)
        g_array_append_val (plan->stays, stay);
    }
}

static void
plan_bans (const BrgDraft *draft, BrgRoundPlan *plan)
{
  for (guint i = 0; i < draft->bans->len; i++)
    {
      const BrgBan *ban = &g_array_index (draft->bans, BrgBan, i);
      BrgPlannedBan planned = {
        .entry_id = brg_snapshot_get_entry (draft->snapshot, ban->entry)->id,
        .other_id = brg_snapshot_get_entry (draft->snapshot, ban->other)->id,
        .first_round = ban->first_round,
        .last_round = ban->last_round,
      };

      g_array_append_val (plan->bans, planned);
    }
}

static void
plan_numbers (BrgDraft *draft, BrgRoundPlan *plan)
{
  static const char *const methods[BRG_N_NUMBERINGS] = {
    [BRG_NUMBERING_KEEP] = "list", [BRG_NUMBERING_RATING] = "rating",
    [BRG_NUMBERING_FIDE] = "fide", [BRG_NUMBERING_LOTS] = "lots",
    [BRG_NUMBERING_LIST] = "list", [BRG_NUMBERING_VARMA] = "varma",
  };
  BrgSnapshot *preview = brg_draft_get_preview (draft);

  plan->method = methods[draft->settings.numbering];
  plan->renumber = brg_draft_renumbers (draft);
  for (gint player = 0; player < brg_snapshot_count_numbered (preview); player++)
    {
      gint64 id = get_id (draft, player);

      if (plan->renumber ||
          brg_snapshot_get_entry (draft->snapshot, draft->entries[player])->number == 0)
        g_array_append_val (plan->numbering, id);
    }
  if (draft->settings.numbering == BRG_NUMBERING_VARMA)
    plan->draw = brg_varma_lots_to_record (brg_draft_get_lots (draft));
}

static gint
find_section (const BrgSnapshot *snapshot, gint entry, gint round)
{
  for (guint i = 0; i < snapshot->sections->len; i++)
    {
      const BrgSectionPlace *place = &g_array_index (snapshot->sections, BrgSectionPlace, i);

      if (place->entry == entry && place->round == round)
        return place->number;
    }
  return 0;
}

static gint
find_last_divided (const BrgSnapshot *snapshot)
{
  gint last = 0;

  for (guint i = 0; i < snapshot->sections->len; i++)
    last = MAX (last, g_array_index (snapshot->sections, BrgSectionPlace, i).round);
  return last;
}

/* rus-draughts-2022 5.4.10.9: only what differs from what is stored. */
static void
plan_sections (BrgDraft *draft, BrgRoundPlan *plan)
{
  BrgSnapshot *preview = brg_draft_get_preview (draft);
  gint last = MAX (find_last_divided (preview), find_last_divided (draft->snapshot));

  plan->n_sections = draft->settings.n_sections;
  for (gint round = draft->first_round; round <= last; round++)
    for (gint player = 0; player < (gint) preview->entries->len; player++)
      {
        BrgPlannedSection section = {
          .entry_id = get_id (draft, player),
          .round = round,
          .number = find_section (preview, player, round),
        };

        if (section.number != find_section (draft->snapshot, draft->entries[player], round))
          g_array_append_val (plan->sections, section);
      }
}

static void
plan_settings (BrgDraft *draft, BrgRoundPlan *plan)
{
  const BrgGroup *stored = draft->snapshot->group;
  const BrgGroup *group = brg_draft_get_preview (draft)->group;

  /* The seed is written down whenever lots were drawn from it. */
  if (group->n_rounds != stored->n_rounds || group->cycles != stored->cycles ||
      group->swap_last_rounds != stored->swap_last_rounds || group->seed != stored->seed ||
      draft->settings.draws_colour || plan->numbering->len > 0)
    plan->settings = brg_group_copy (group);
  if (group->initial_colour != stored->initial_colour)
    plan->initial_colour = group->initial_colour;
}

BrgRoundPlan *
brg_draft_to_plan (BrgDraft *draft, gint publish_through)
{
  g_autoptr (BrgRoundPlan) plan = NULL;

  g_return_val_if_fail (draft != NULL && brg_draft_is_paired (draft), NULL);

  plan = brg_round_plan_new (draft->snapshot->group->id);
  plan->publish_through = publish_through;
  plan_boards (draft, plan);
  plan_absences (draft, plan);
  plan_stays (draft, plan);
  plan_bans (draft, plan);
  plan_numbers (draft, plan);
  plan_sections (draft, plan);
  plan_settings (draft, plan);
  return g_steal_pointer (&plan);
}
