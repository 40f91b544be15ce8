/* brg-draft.c - the next pairing while it is being thought over: who plays, and by which settings
 *
 * Rules: rus-draughts-2022 5.4.10.2; rus-chess-2014 22.9
 * Tests: tests/app/test-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft.h"

#include "brg-board.h"
#include "brg-draft-numbers.h"
#include "brg-draft-private.h"
#include "brg-draft-sections.h"
#include "brg-lots.h"
#include "brg-meetings.h"
#include "brg-pairing-systems.h"

/* rus-draughts-2022 5.4.10.2: who has left or said that he will not play is not paired. */
static BrgPresence
find_presence (const BrgDraft *draft, gint index, const gboolean *is_out)
{
  const BrgSnapshot *snapshot = draft->snapshot;
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, index);

  if (entry->left_after < draft->first_round)
    return BRG_PRESENCE_GONE;
  if (brg_draft_is_round_robin (draft))
    return BRG_PRESENCE_PLAYS;
  if (is_out[index])
    return BRG_PRESENCE_OUT;
  if (entry->joins_round > draft->first_round)
    return BRG_PRESENCE_LATER;
  for (guint i = 0; i < snapshot->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (snapshot->absences, BrgAbsence, i);

      if (absence->entry != index || absence->round != draft->first_round)
        continue;
      return absence->outcome == BRG_OUTCOME_HALF_BYE   ? BRG_PRESENCE_HALF_BYE
             : absence->outcome == BRG_OUTCOME_FULL_BYE ? BRG_PRESENCE_FULL_BYE
                                                        : BRG_PRESENCE_ZERO_BYE;
    }
  return BRG_PRESENCE_PLAYS;
}

static gboolean
all_have_numbers (const BrgDraft *draft)
{
  for (guint i = 0; i < draft->snapshot->entries->len; i++)
    if (draft->presences[i] != BRG_PRESENCE_GONE &&
        brg_snapshot_get_entry (draft->snapshot, (gint) i)->number == 0)
      return FALSE;
  return TRUE;
}

gboolean
brg_draft_is_by_fide (const BrgPairingSystem *system)
{
  g_return_val_if_fail (system != NULL, FALSE);

  return system->kind == BRG_TOURNAMENT_SWISS && g_str_has_prefix (system->article, "fide-");
}

static BrgNumbering
find_numbering (const BrgDraft *draft)
{
  if (draft->first_round > 1)
    return BRG_NUMBERING_LIST;
  if (all_have_numbers (draft))
    return BRG_NUMBERING_KEEP;
  /* The list says who is on which side. */
  if (draft->system->is_two_sided)
    return BRG_NUMBERING_LIST;
  /* fide-handling-2026 2.2: rating, title, name. */
  if (brg_draft_is_by_fide (draft->system))
    return BRG_NUMBERING_FIDE;
  /* rus-draughts-2022 5.4.10.4: by lot even where ratings are known. */
  return draft->system->ignores_ratings ? BRG_NUMBERING_LOTS : BRG_NUMBERING_RATING;
}

BrgDraft *
brg_draft_new (BrgSnapshot *snapshot)
{
  BrgDraft *draft;
  BrgDraftSettings settings;
  g_autofree gboolean *is_out = NULL;

  g_return_val_if_fail (snapshot != NULL, NULL);
  g_return_val_if_fail (brg_pairing_system_find (snapshot->group->system) != NULL, NULL);

  draft = g_new0 (BrgDraft, 1);
  draft->snapshot = brg_snapshot_ref (snapshot);
  draft->system = brg_pairing_system_find (snapshot->group->system);
  draft->first_round = (gint) snapshot->rounds->len + 1;
  draft->obstacles = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  draft->locks = g_array_new (FALSE, FALSE, sizeof (BrgDraftLock));
  draft->steps_back = g_queue_new ();
  draft->bans = g_array_new (FALSE, FALSE, sizeof (BrgBan));
  draft->presences = g_new (BrgPresence, snapshot->entries->len);
  draft->are_answered = g_new0 (gboolean, snapshot->entries->len);
  draft->are_unseen = g_new0 (gboolean, snapshot->entries->len);
  is_out = brg_meetings_list_out (snapshot, draft->first_round);
  for (guint i = 0; i < snapshot->entries->len; i++)
    draft->presences[i] = find_presence (draft, (gint) i, is_out);
  settings = (BrgDraftSettings){
    .numbering = find_numbering (draft),
    .seed = snapshot->group->seed,
    .n_rounds = snapshot->group->n_rounds,
    .cycles = snapshot->group->cycles,
    .swap_last_rounds = snapshot->group->swap_last_rounds,
    .delegations = BRG_DELEGATION_ORGANISATION,
    .draws_colour = snapshot->group->initial_colour == BRG_COLOUR_NONE,
    .initial_colour = snapshot->group->initial_colour,
  };
  draft->sections = g_new0 (gint, snapshot->entries->len + 1);
  brg_draft_load_sections (draft, &settings);
  brg_draft_set_settings (draft, &settings);
  return draft;
}

void
brg_draft_free (BrgDraft *draft)
{
  if (draft == NULL)
    return;
  brg_draft_clear_pairs (draft);
  g_queue_free (draft->steps_back);
  g_array_unref (draft->obstacles);
  g_array_unref (draft->locks);
  g_array_unref (draft->bans);
  g_clear_pointer (&draft->preview, brg_snapshot_unref);
  brg_tournament_free (draft->tournament);
  g_free (draft->entries);
  g_free (draft->presences);
  g_free (draft->are_answered);
  g_free (draft->are_unseen);
  g_free (draft->sections);
  brg_varma_lots_free (draft->lots);
  brg_snapshot_unref (draft->snapshot);
  g_free (draft);
}

BrgSnapshot *
brg_draft_get_snapshot (const BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, NULL);

  return draft->snapshot;
}

const BrgPairingSystem *
brg_draft_get_system (const BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, NULL);

  return draft->system;
}

gboolean
brg_draft_is_round_robin (const BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  return draft->system->kind == BRG_TOURNAMENT_ROUND_ROBIN;
}

gint
brg_draft_get_first_round (const BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, 1);

  return draft->first_round;
}

gint
brg_draft_get_last_round (BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, 0);

  if (!brg_draft_is_round_robin (draft))
    return draft->first_round;
  return draft->system->count_rounds (brg_draft_get_tournament (draft)->n_players,
                                      draft->settings.cycles);
}

BrgPresence
brg_draft_get_presence (const BrgDraft *draft, gint entry)
{
  g_return_val_if_fail (draft != NULL, BRG_PRESENCE_GONE);
  g_return_val_if_fail (entry >= 0 && (guint) entry < draft->snapshot->entries->len,
                        BRG_PRESENCE_GONE);

  return draft->presences[entry];
}

gboolean
brg_draft_may_be (const BrgDraft *draft, gint entry, BrgPresence presence)
{
  const BrgEntry *stored;
  gboolean had_left;

  g_return_val_if_fail (draft != NULL, FALSE);
  g_return_val_if_fail (entry >= 0 && (guint) entry < draft->snapshot->entries->len, FALSE);

  if (draft->presences[entry] == BRG_PRESENCE_OUT || presence == BRG_PRESENCE_OUT)
    return draft->presences[entry] == presence;
  stored = brg_snapshot_get_entry (draft->snapshot, entry);
  had_left = stored->left_after < draft->first_round;
  switch (presence)
    {
    case BRG_PRESENCE_GONE:
      return had_left;
    /* rus-draughts-2022 5.3: the committee decides whether a refused player comes back. */
    case BRG_PRESENCE_RETURNS:
      return had_left && stored->admission != BRG_ADMISSION_REFUSED;
    case BRG_PRESENCE_PLAYS:
    case BRG_PRESENCE_LEAVES:
      return !had_left;
    case BRG_PRESENCE_ZERO_BYE:
      return !had_left && !brg_draft_is_round_robin (draft);
    case BRG_PRESENCE_HALF_BYE:
    case BRG_PRESENCE_FULL_BYE:
      return !had_left && !brg_draft_is_round_robin (draft) && !draft->system->is_knockout &&
             draft->snapshot->event->rulebook->point_byes;
    case BRG_PRESENCE_LATER:
      return !had_left && !brg_draft_is_round_robin (draft) &&
             stored->joins_round > draft->first_round;
    case BRG_PRESENCE_OUT:
    default:
      g_return_val_if_reached (FALSE);
    }
}

gboolean
brg_draft_set_presence (BrgDraft *draft, gint entry, BrgPresence presence)
{
  if (!brg_draft_may_be (draft, entry, presence))
    return FALSE;
  draft->are_answered[entry] = TRUE;
  if (draft->presences[entry] == presence)
    return TRUE;
  brg_draft_invalidate (draft);
  draft->presences[entry] = presence;
  return TRUE;
}

gboolean
brg_draft_toggle_presence (BrgDraft *draft, gint entry, BrgPresence other)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  switch (brg_draft_get_presence (draft, entry))
    {
    case BRG_PRESENCE_PLAYS:
      return brg_draft_set_presence (draft, entry, other);
    case BRG_PRESENCE_GONE:
      return brg_draft_set_presence (draft, entry, BRG_PRESENCE_RETURNS);
    case BRG_PRESENCE_RETURNS:
      return brg_draft_set_presence (draft, entry, BRG_PRESENCE_GONE);
    case BRG_PRESENCE_ZERO_BYE:
    case BRG_PRESENCE_HALF_BYE:
    case BRG_PRESENCE_FULL_BYE:
    case BRG_PRESENCE_LEAVES:
    case BRG_PRESENCE_LATER:
      return brg_draft_set_presence (draft, entry, BRG_PRESENCE_PLAYS);
    case BRG_PRESENCE_OUT:
      return FALSE;
    default:
      g_return_val_if_reached (FALSE);
    }
}

gboolean
brg_draft_takes_part (const BrgDraft *draft, gint entry)
{
  BrgPresence presence = brg_draft_get_presence (draft, entry);

  return presence == BRG_PRESENCE_PLAYS || presence == BRG_PRESENCE_RETURNS;
}

BrgDraftCounts
brg_draft_count (const BrgDraft *draft)
{
  BrgDraftCounts counts = { 0 };
  gint by_presence[BRG_N_PRESENCES] = { 0 };

  g_return_val_if_fail (draft != NULL, counts);

  for (guint i = 0; i < draft->snapshot->entries->len; i++)
    {
      by_presence[draft->presences[i]]++;
      counts.n_refused += brg_entry_is_refused (draft->snapshot->entries->pdata[i]);
    }
  counts.n_play = by_presence[BRG_PRESENCE_PLAYS] + by_presence[BRG_PRESENCE_RETURNS];
  counts.n_absent = by_presence[BRG_PRESENCE_ZERO_BYE];
  counts.n_byes = by_presence[BRG_PRESENCE_HALF_BYE] + by_presence[BRG_PRESENCE_FULL_BYE];
  counts.n_leave = by_presence[BRG_PRESENCE_LEAVES];
  counts.n_gone = by_presence[BRG_PRESENCE_GONE] - counts.n_refused;
  counts.n_later = by_presence[BRG_PRESENCE_LATER];
  counts.n_out = by_presence[BRG_PRESENCE_OUT];
  return counts;
}

gboolean
brg_draft_has_many_absent (const BrgDraft *draft)
{
  BrgDraftCounts counts = brg_draft_count (draft);
  gint n_missing = counts.n_absent + counts.n_byes + counts.n_leave;

  return 4 * n_missing > n_missing + counts.n_play;
}

void
brg_draft_set_unseen (BrgDraft *draft, gint entry)
{
  g_return_if_fail (draft != NULL && entry >= 0 && (guint) entry < draft->snapshot->entries->len);

  draft->are_unseen[entry] = TRUE;
}

gboolean
brg_draft_is_unseen (const BrgDraft *draft, gint entry)
{
  g_return_val_if_fail (draft != NULL && entry >= 0, FALSE);

  return draft->are_unseen[entry];
}

static gboolean
is_asked_about (const BrgDraft *draft, gint entry)
{
  return draft->presences[entry] == BRG_PRESENCE_PLAYS && !draft->are_answered[entry];
}

/* Who forfeited and was not seen is asked about once; who came too late was seen. */
static void
add_missed (const BrgDraft *draft, GArray *missed, const BrgGame *game, BrgColour side)
{
  gint entry = side == BRG_COLOUR_WHITE ? game->white : game->black;

  if (entry != BRG_NOBODY && brg_board_is_no_show (game, side) && !draft->are_unseen[entry] &&
      is_asked_about (draft, entry))
    g_array_append_val (missed, entry);
}

/* Who was absent from the round before is asked about too; a bye that brings points was wished. */
static void
add_absent (const BrgDraft *draft, GArray *missed)
{
  const GArray *absences = draft->snapshot->absences;

  for (guint i = 0; i < absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (absences, BrgAbsence, i);

      if (absence->round == draft->first_round - 1 && absence->outcome == BRG_OUTCOME_ZERO_BYE &&
          !draft->are_unseen[absence->entry] && is_asked_about (draft, absence->entry))
        g_array_append_val (missed, absence->entry);
    }
}

GArray *
brg_draft_list_missed (const BrgDraft *draft)
{
  g_autoptr (GArray) missed = g_array_new (FALSE, FALSE, sizeof (gint));
  const BrgRound *before;

  g_return_val_if_fail (draft != NULL, NULL);

  before = brg_snapshot_get_round (draft->snapshot, draft->first_round - 1);
  for (guint i = 0; before != NULL && i < before->games->len; i++)
    {
      const BrgGame *game = &g_array_index (before->games, BrgGame, i);

      add_missed (draft, missed, game, BRG_COLOUR_WHITE);
      add_missed (draft, missed, game, BRG_COLOUR_BLACK);
    }
  if (before != NULL)
    add_absent (draft, missed);
  for (gint entry = 0; entry < (gint) draft->snapshot->entries->len; entry++)
    if (draft->are_unseen[entry] && is_asked_about (draft, entry))
      g_array_append_val (missed, entry);
  return g_steal_pointer (&missed);
}

const BrgDraftSettings *
brg_draft_get_settings (const BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, NULL);

  return &draft->settings;
}

static gboolean
settings_equal (const BrgDraftSettings *a, const BrgDraftSettings *b)
{
  return a->numbering == b->numbering && a->seed == b->seed && a->n_rounds == b->n_rounds &&
         a->cycles == b->cycles && a->swap_last_rounds == b->swap_last_rounds &&
         a->delegations == b->delegations && a->n_sections == b->n_sections &&
         a->sectioning == b->sectioning && a->sections_through == b->sections_through &&
         a->draws_colour == b->draws_colour && a->initial_colour == b->initial_colour;
}

void
brg_draft_set_settings (BrgDraft *draft, const BrgDraftSettings *settings)
{
  BrgDraftSettings wanted;

  g_return_if_fail (draft != NULL && settings != NULL);

  wanted = *settings;
  if (!brg_draft_may_number (draft, wanted.numbering))
    wanted.numbering = find_numbering (draft);
  if (!brg_draft_is_round_robin (draft))
    wanted.n_rounds = MAX (wanted.n_rounds, draft->first_round);
  wanted.cycles = MAX (wanted.cycles, 1);
  wanted.n_sections =
      brg_draft_may_divide (draft) ? CLAMP (wanted.n_sections, 1, BRG_DRAFT_MOST_SECTIONS) : 1;
  wanted.sections_through = CLAMP (wanted.sections_through, draft->first_round,
                                   MAX (wanted.n_rounds, draft->first_round));
  /* rus-draughts-2022 5.4.10.5.2: the colour of number 1 is a lot, drawn once. */
  if (!brg_draft_has_colour_lot (draft))
    {
      wanted.draws_colour = FALSE;
      wanted.initial_colour = draft->snapshot->group->initial_colour;
    }
  else if (wanted.draws_colour)
    wanted.initial_colour = brg_lots_draw_colour (wanted.seed);
  if (settings_equal (&wanted, &draft->settings))
    return;
  if (wanted.sectioning == BRG_SECTIONING_HAND && draft->settings.sectioning != BRG_SECTIONING_HAND)
    brg_draft_keep_sections (draft);
  brg_draft_invalidate (draft);
  draft->settings = wanted;
}

gboolean
brg_draft_gives_numbers (const BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  if (draft->first_round == 1)
    return TRUE;
  for (guint i = 0; i < draft->snapshot->entries->len; i++)
    if (brg_snapshot_get_entry (draft->snapshot, (gint) i)->number == 0 &&
        draft->presences[i] != BRG_PRESENCE_GONE && draft->presences[i] != BRG_PRESENCE_LATER &&
        draft->presences[i] != BRG_PRESENCE_LEAVES && draft->presences[i] != BRG_PRESENCE_OUT)
      return TRUE;
  return FALSE;
}

gboolean
brg_draft_may_number (const BrgDraft *draft, BrgNumbering numbering)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  switch (numbering)
    {
    case BRG_NUMBERING_KEEP:
      return draft->first_round == 1 && brg_snapshot_count_numbered (draft->snapshot) > 0;
    case BRG_NUMBERING_VARMA:
      /* rus-chess-2014 22.9: for round robins; sides are no delegations that draw. */
      return draft->first_round == 1 && brg_draft_is_round_robin (draft) &&
             !draft->system->is_two_sided;
    case BRG_NUMBERING_RATING:
    case BRG_NUMBERING_FIDE:
    case BRG_NUMBERING_LOTS:
    case BRG_NUMBERING_LIST:
      return TRUE;
    default:
      g_return_val_if_reached (FALSE);
    }
}

void
brg_draft_take_lots (BrgDraft *draft)
{
  g_return_if_fail (draft != NULL);

  brg_draft_invalidate (draft);
}

gboolean
brg_draft_has_numbers (BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  return draft->settings.numbering != BRG_NUMBERING_VARMA ||
         brg_varma_lots_is_complete (brg_draft_get_lots (draft));
}

gboolean
brg_draft_has_colour_lot (const BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  return draft->system->needs_initial_colour && draft->first_round == 1;
}
