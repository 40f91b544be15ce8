/* brg-draft-numbers.c - start numbers of a draft, and the group as it will be
 *
 * Rules: rus-draughts-2022 5.4.10.2, 5.4.10.4, 5.4.10.5.1; rus-chess-2014 22.9.1
 * Tests: tests/app/test-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-numbers.h"

#include <string.h>

#include "brg-draft-private.h"
#include "brg-fide-order.h"
#include "brg-lots.h"
#include "brg-round-order.h"
#include "brg-snapshot-tournament.h"
#include "brg-team-list.h"

static const BrgEntry *
get_entry (const BrgDraft *draft, gint entry)
{
  return brg_snapshot_get_entry (draft->snapshot, entry);
}

/* Before the first round everybody is classified who has not left. Later the late entries come
 * behind, each when he joins. */
static gboolean
gets_number (const BrgDraft *draft, gint entry)
{
  BrgPresence presence = draft->presences[entry];

  if (presence == BRG_PRESENCE_GONE || presence == BRG_PRESENCE_LEAVES ||
      presence == BRG_PRESENCE_OUT)
    return FALSE;
  return draft->first_round == 1 || presence != BRG_PRESENCE_LATER;
}

/* A round robin closes its ranks: the number of a player is his place in the table. */
static gboolean
keeps_number (const BrgDraft *draft, gint entry)
{
  if (get_entry (draft, entry)->number == 0)
    return FALSE;
  if (draft->first_round > 1)
    return TRUE;
  if (draft->settings.numbering != BRG_NUMBERING_KEEP)
    return FALSE;
  return !brg_draft_is_round_robin (draft) || gets_number (draft, entry);
}

static gint
compare_ids (gconstpointer a, gconstpointer b, gpointer data)
{
  gint64 id_a = get_entry (data, *(const gint *) a)->id;
  gint64 id_b = get_entry (data, *(const gint *) b)->id;

  return (id_a > id_b) - (id_a < id_b);
}

/* Lots fall on the list in the order of entry, whatever numbers stand in it now: the same seed
 * gives the same numbers again. */
static void
find_lots (BrgDraft *draft, const gint *entries, gint n_entries)
{
  const BrgDraftSettings *settings = &draft->settings;

  if (draft->lots != NULL && brg_varma_lots_is_for (draft->lots, entries, n_entries,
                                                    settings->delegations, settings->seed))
    return;
  brg_varma_lots_free (draft->lots);
  draft->lots = brg_varma_lots_new (draft->snapshot, entries, n_entries, settings->delegations,
                                    settings->seed);
}

static void
arrange (BrgDraft *draft, gint *entries, gint n_entries)
{
  g_autofree gint *ratings = NULL;
  g_autofree gint *drawn = NULL;
  g_autofree gint *list = NULL;

  g_qsort_with_data (entries, n_entries, sizeof *entries, compare_ids, (gpointer) draft);
  if (draft->settings.numbering == BRG_NUMBERING_KEEP ||
      draft->settings.numbering == BRG_NUMBERING_LIST)
    return;
  /* rus-chess-2014 22.9.1: from envelopes, so that delegations do not meet in the last rounds. */
  if (draft->settings.numbering == BRG_NUMBERING_VARMA)
    {
      find_lots (draft, entries, n_entries);
      if (!brg_varma_lots_is_complete (draft->lots))
        return;
      drawn = brg_varma_lots_dup_order (draft->lots);
      memcpy (entries, drawn, (gsize) n_entries * sizeof *entries);
      return;
    }
  if (draft->settings.numbering == BRG_NUMBERING_FIDE)
    {
      brg_fide_order_sort (draft->snapshot, entries, n_entries);
      return;
    }
  /* rus-draughts-2022 5.4.10.4: by lot alone; 5.4.10.5.1: by rating, equal ones by lot. */
  if (draft->settings.numbering == BRG_NUMBERING_RATING)
    {
      ratings = g_new (gint, n_entries);
      for (gint i = 0; i < n_entries; i++)
        ratings[i] = brg_team_list_get_rating (draft->snapshot, entries[i], NULL);
    }
  drawn = brg_lots_draw_numbers (draft->settings.seed, ratings, n_entries);
  list = g_memdup2 (entries, (gsize) n_entries * sizeof *entries);
  for (gint i = 0; i < n_entries; i++)
    entries[i] = list[drawn[i]];
}

gint *
brg_draft_order_entries (BrgDraft *draft, gint *n_numbered)
{
  gint n_entries = (gint) draft->snapshot->entries->len;
  g_autofree gint *order = g_new (gint, n_entries + 1);
  gint n_kept = 0;
  gint n = 0;

  for (gint entry = 0; entry < n_entries; entry++)
    if (keeps_number (draft, entry))
      order[n++] = entry;
  n_kept = n;
  for (gint entry = 0; entry < n_entries; entry++)
    if (!keeps_number (draft, entry) && gets_number (draft, entry))
      order[n++] = entry;
  arrange (draft, order + n_kept, n - n_kept);
  *n_numbered = n;
  for (gint entry = 0; entry < n_entries; entry++)
    if (!keeps_number (draft, entry) && !gets_number (draft, entry))
      order[n++] = entry;
  return g_steal_pointer (&order);
}

/* Whether numbers that are kept may have gaps. */
static gboolean
has_fixed_numbers (const BrgDraft *draft)
{
  return draft->first_round > 1 ||
         (draft->settings.numbering == BRG_NUMBERING_KEEP && !brg_draft_is_round_robin (draft));
}

gint
brg_draft_number_at (const BrgDraft *draft, const gint *order, gint place)
{
  gint last = place;

  if (!has_fixed_numbers (draft))
    return place + 1;
  while (last >= 0 && !keeps_number (draft, order[last]))
    last--;
  return (last >= 0 ? get_entry (draft, order[last])->number : 0) + place - last;
}

gboolean
brg_draft_renumbers (BrgDraft *draft)
{
  g_autofree gint *order = NULL;
  gint n_numbered;

  if (has_fixed_numbers (draft))
    return FALSE;
  order = brg_draft_order_entries (draft, &n_numbered);
  for (gint place = 0; place < (gint) draft->snapshot->entries->len; place++)
    {
      gint number = get_entry (draft, order[place])->number;

      if (number != 0 && (place >= n_numbered || number != place + 1))
        return TRUE;
    }
  return FALSE;
}

static BrgEntry *
make_entry (const BrgDraft *draft, gint index, gint number)
{
  BrgEntry *entry = brg_entry_copy (get_entry (draft, index));
  gint round = draft->first_round;

  entry->number = number;
  switch (draft->presences[index])
    {
    case BRG_PRESENCE_LEAVES:
      entry->left_after = round - 1;
      break;
    case BRG_PRESENCE_RETURNS:
      entry->left_after = BRG_STAYS;
      entry->joins_round = MIN (entry->joins_round, round);
      break;
    case BRG_PRESENCE_PLAYS:
    case BRG_PRESENCE_ZERO_BYE:
    case BRG_PRESENCE_HALF_BYE:
    case BRG_PRESENCE_FULL_BYE:
      entry->joins_round = MIN (entry->joins_round, round);
      break;
    case BRG_PRESENCE_GONE:
    case BRG_PRESENCE_LATER:
    case BRG_PRESENCE_OUT:
      break;
    default:
      g_return_val_if_reached (entry);
    }
  return entry;
}

static BrgOutcome
get_bye (BrgPresence presence)
{
  switch (presence)
    {
    case BRG_PRESENCE_ZERO_BYE:
      return BRG_OUTCOME_ZERO_BYE;
    case BRG_PRESENCE_HALF_BYE:
      return BRG_OUTCOME_HALF_BYE;
    case BRG_PRESENCE_FULL_BYE:
      return BRG_OUTCOME_FULL_BYE;
    case BRG_PRESENCE_PLAYS:
    case BRG_PRESENCE_LEAVES:
    case BRG_PRESENCE_GONE:
    case BRG_PRESENCE_RETURNS:
    case BRG_PRESENCE_LATER:
    case BRG_PRESENCE_OUT:
      return BRG_OUTCOME_NONE;
    default:
      g_return_val_if_reached (BRG_OUTCOME_NONE);
    }
}

/* Whether the draft says what an entry does in the new round. A round robin has no absences: what
 * was noted stays a note. */
static gboolean
is_decided (const BrgDraft *draft, gint entry)
{
  return !brg_draft_is_round_robin (draft) && draft->presences[entry] != BRG_PRESENCE_GONE &&
         draft->presences[entry] != BRG_PRESENCE_LATER &&
         draft->presences[entry] != BRG_PRESENCE_OUT;
}

static void
fill_absences (const BrgDraft *draft, BrgSnapshot *preview, const gint *players)
{
  const BrgSnapshot *snapshot = draft->snapshot;

  for (guint i = 0; i < snapshot->absences->len; i++)
    {
      BrgAbsence absence = g_array_index (snapshot->absences, BrgAbsence, i);

      if (absence.round == draft->first_round && is_decided (draft, absence.entry))
        continue;
      absence.entry = players[absence.entry];
      g_array_append_val (preview->absences, absence);
    }
  for (guint entry = 0; entry < snapshot->entries->len; entry++)
    {
      BrgAbsence absence = {
        .entry = players[entry],
        .round = draft->first_round,
        .outcome = get_bye (draft->presences[entry]),
      };

      if (is_decided (draft, (gint) entry) && absence.outcome != BRG_OUTCOME_NONE)
        g_array_append_val (preview->absences, absence);
    }
}

static void
copy_bans (const GArray *bans, BrgSnapshot *preview, const gint *players)
{
  for (guint i = 0; i < bans->len; i++)
    {
      BrgBan ban = g_array_index (bans, BrgBan, i);

      ban.entry = players[ban.entry];
      ban.other = players[ban.other];
      g_array_append_val (preview->bans, ban);
    }
}

static void
fill_decisions (const BrgDraft *draft, BrgSnapshot *preview, const gint *players)
{
  for (guint i = 0; i < draft->snapshot->decisions->len; i++)
    {
      BrgMeetingNote decision = g_array_index (draft->snapshot->decisions, BrgMeetingNote, i);

      decision.winner = players[decision.winner];
      brg_snapshot_append_decision (preview, &decision);
    }
}

static void
fill_virtual_points (const BrgDraft *draft, BrgSnapshot *preview, const gint *players)
{
  for (guint i = 0; i < draft->snapshot->virtual_points->len; i++)
    {
      BrgVirtualPoints points =
          g_array_index (draft->snapshot->virtual_points, BrgVirtualPoints, i);

      points.entry = players[points.entry];
      g_array_append_val (preview->virtual_points, points);
    }
}

/* Players who are on boards have numbers, and those keep their places. */
static void
fill_rounds (const BrgDraft *draft, BrgSnapshot *preview)
{
  for (guint i = 0; i < draft->snapshot->rounds->len; i++)
    {
      const BrgRound *round = draft->snapshot->rounds->pdata[i];
      BrgRound *copy = brg_round_new (round->number);

      copy->id = round->id;
      copy->state = round->state;
      g_array_append_vals (copy->games, round->games->data, round->games->len);
      g_ptr_array_add (preview->rounds, copy);
    }
}

static void
fill_group (const BrgDraft *draft, BrgSnapshot *preview)
{
  brg_event_free (preview->event);
  brg_group_free (preview->group);
  preview->event = brg_event_copy (draft->snapshot->event);
  preview->group = brg_group_copy (draft->snapshot->group);
  preview->group->n_rounds = draft->settings.n_rounds;
  preview->group->cycles = draft->settings.cycles;
  preview->group->swap_last_rounds = draft->settings.swap_last_rounds;
  preview->group->initial_colour = draft->settings.initial_colour;
  preview->group->seed = draft->settings.seed;
}

static void
make_preview (BrgDraft *draft)
{
  guint n_entries = draft->snapshot->entries->len;
  BrgSnapshot *preview = brg_snapshot_new ();
  g_autofree gint *players = g_new (gint, n_entries + 1);
  gint n_numbered;

  fill_group (draft, preview);
  g_free (draft->entries);
  draft->entries = brg_draft_order_entries (draft, &n_numbered);
  for (gint player = 0; player < (gint) n_entries; player++)
    {
      gint number = player < n_numbered ? brg_draft_number_at (draft, draft->entries, player) : 0;

      players[draft->entries[player]] = player;
      g_ptr_array_add (preview->entries, make_entry (draft, draft->entries[player], number));
    }
  fill_rounds (draft, preview);
  fill_absences (draft, preview, players);
  copy_bans (draft->snapshot->bans, preview, players);
  copy_bans (draft->bans, preview, players);
  g_array_append_vals (preview->kept_apart, draft->snapshot->kept_apart->data,
                       draft->snapshot->kept_apart->len);
  fill_decisions (draft, preview, players);
  fill_virtual_points (draft, preview, players);
  brg_draft_fill_sections (draft, preview, draft->entries);
  draft->preview = preview;
}

BrgVarmaLots *
brg_draft_get_lots (BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, NULL);
  g_return_val_if_fail (draft->settings.numbering == BRG_NUMBERING_VARMA, NULL);

  /* The order of the entries asks for the draw. */
  brg_draft_get_preview (draft);
  return draft->lots;
}

BrgSnapshot *
brg_draft_get_preview (BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, NULL);

  if (draft->preview == NULL)
    make_preview (draft);
  return draft->preview;
}

gint
brg_draft_find_player (BrgDraft *draft, gint entry)
{
  gint player = 0;

  g_return_val_if_fail (draft != NULL, BRG_NOBODY);
  g_return_val_if_fail (entry >= 0 && (guint) entry < draft->snapshot->entries->len, BRG_NOBODY);

  brg_draft_get_preview (draft);
  while (draft->entries[player] != entry)
    player++;
  return player;
}

gint
brg_draft_find_entry (BrgDraft *draft, gint player)
{
  g_return_val_if_fail (draft != NULL, -1);
  g_return_val_if_fail (player >= 0 && (guint) player < draft->snapshot->entries->len, -1);

  brg_draft_get_preview (draft);
  return draft->entries[player];
}

gint
brg_draft_get_score (BrgDraft *draft, gint player)
{
  const BrgTournament *tournament;

  g_return_val_if_fail (draft != NULL && player >= 0, 0);

  tournament = brg_draft_get_tournament (draft);
  if (brg_draft_is_round_robin (draft) || player >= tournament->n_players)
    return 0;
  return brg_tournament_score (tournament, player, draft->first_round - 1);
}

gboolean
brg_draft_has_scores (BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  return !brg_draft_is_round_robin (draft) &&
         (draft->first_round > 1 || brg_draft_get_tournament (draft)->carried != NULL);
}

gint *
brg_draft_dup_round_order (BrgDraft *draft)
{
  const char *text = brg_draft_get_preview (draft)->group->round_order;

  return brg_draft_is_round_robin (draft)
             ? brg_round_order_parse (text, MAX (brg_draft_get_last_round (draft), 0))
             : NULL;
}

/* A table asks for nothing but its players. */
static BrgTournament *
make_round_robin (BrgDraft *draft)
{
  BrgSnapshot *preview = brg_draft_get_preview (draft);
  gint n_players = brg_snapshot_count_numbered (preview);
  gint n_rounds = draft->system->count_rounds (n_players, draft->settings.cycles);
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, n_players, n_rounds);

  tournament->cycles = draft->settings.cycles;
  tournament->is_two_sided = draft->system->is_two_sided;
  tournament->initial_colour = draft->settings.initial_colour;
  for (gint player = 0; player < n_players; player++)
    tournament->players[player].number = brg_snapshot_get_entry (preview, player)->number;
  return tournament;
}

const BrgTournament *
brg_draft_get_tournament (BrgDraft *draft)
{
  if (draft->tournament == NULL)
    draft->tournament = brg_draft_is_round_robin (draft)
                            ? make_round_robin (draft)
                            : brg_snapshot_to_tournament (brg_draft_get_preview (draft));
  return draft->tournament;
}
