/* brg-incident-exclusion.c - whom a decision excludes from the event, and who decides that
 *
 * Rules: rus-draughts-2022 1.5.4, 1.5.7, 10.1.9, 12.1; rus-chess-2014 14.4.7; fide-2023 12.9.8,
 *   12.9.9
 * Tests: tests/app/test-incident-exclusion.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-exclusion.h"

#include "brg-incident-desk-private.h"

#include <glib/gi18n.h>

#include "brg-incident-names.h"
#include "brg-leaving.h"

/* Who interferes with a game of others is none of its players. */
static gboolean
excludes (const BrgIncidentDesk *desk, const BrgIncident *incident)
{
  return incident->sanction == BRG_SANCTION_EXPULSION &&
         incident->state != BRG_INCIDENT_CANCELLED &&
         !(incident->has_kind && incident->kind == BRG_INCIDENT_INTERFERENCE && desk->has_game);
}

static void
append (const BrgIncidentDesk *desk, GArray *exclusions, gint64 entry_id)
{
  gint entry = entry_id != 0 ? brg_snapshot_find_entry (desk->snapshot, entry_id) : BRG_NOBODY;
  BrgIncidentExclusion exclusion = { .entry_id = entry_id };

  if (entry == BRG_NOBODY)
    return;
  exclusion.left_after = brg_leaving_propose_round (desk->snapshot, entry);
  exclusion.rule = brg_snapshot_get_entry (desk->snapshot, entry)->leaver_rule;
  for (guint i = 0; i < desk->exclusions->len; i++)
    if (g_array_index (desk->exclusions, BrgIncidentExclusion, i).entry_id == entry_id)
      exclusion = g_array_index (desk->exclusions, BrgIncidentExclusion, i);
  g_array_append_val (exclusions, exclusion);
}

static GArray *
list_of (const BrgIncidentDesk *desk, const BrgIncident *incident)
{
  GArray *exclusions = g_array_new (FALSE, FALSE, sizeof (BrgIncidentExclusion));

  if (incident == NULL || !excludes (desk, incident))
    return exclusions;
  append (desk, exclusions, incident->entry_id);
  /* rus-draughts-2022 1.5.4: all who took part in it are removed. */
  if (incident->is_both)
    append (desk, exclusions, incident->opponent_id);
  return exclusions;
}

GArray *
brg_incident_desk_list_exclusions (const BrgIncidentDesk *desk)
{
  g_return_val_if_fail (desk != NULL, NULL);

  return list_of (desk, desk->incident);
}

void
brg_incident_desk_set_exclusion (BrgIncidentDesk *desk, const BrgIncidentExclusion *exclusion)
{
  g_return_if_fail (desk != NULL && exclusion != NULL && exclusion->left_after >= 0);

  for (guint i = 0; i < desk->exclusions->len; i++)
    {
      BrgIncidentExclusion *told = &g_array_index (desk->exclusions, BrgIncidentExclusion, i);

      if (told->entry_id != exclusion->entry_id)
        continue;
      *told = *exclusion;
      return;
    }
  g_array_append_vals (desk->exclusions, exclusion, 1);
}

static gboolean
has_exclusion_of (const GArray *exclusions, gint64 entry_id)
{
  for (guint i = 0; i < exclusions->len; i++)
    if (g_array_index (exclusions, BrgIncidentExclusion, i).entry_id == entry_id)
      return TRUE;
  return FALSE;
}

/* What a later decision has made of him already stays. */
GArray *
brg_incident_desk_list_returning (const BrgIncidentDesk *desk)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) now = NULL;

  g_return_val_if_fail (desk != NULL, rows);

  before = list_of (desk, desk->corrected);
  now = list_of (desk, desk->incident);
  for (guint i = 0; i < before->len; i++)
    {
      gint64 entry_id = g_array_index (before, BrgIncidentExclusion, i).entry_id;
      gint entry = brg_snapshot_find_entry (desk->snapshot, entry_id);

      if (!has_exclusion_of (now, entry_id) &&
          brg_snapshot_get_entry (desk->snapshot, entry)->is_excluded)
        g_array_append_val (rows, entry_id);
    }
  return rows;
}

BrgExpellingBody
brg_incident_desk_find_expelling_body (const BrgIncidentDesk *desk, const char **article)
{
  const BrgRulebook *rulebook;
  const char *found = NULL;
  BrgExpellingBody body = BRG_EXPELLED_BY_ARBITER;

  g_return_val_if_fail (desk != NULL, BRG_EXPELLED_BY_ARBITER);

  rulebook = desk->snapshot->event->rulebook;
  /* rus-draughts-2022 10.1.9: by post the chief arbiter asks the organising body. */
  if (desk->form == BRG_FORM_CORRESPONDENCE && rulebook->organiser_expels_article != NULL)
    {
      body = BRG_EXPELLED_BY_ORGANISER;
      found = rulebook->organiser_expels_article;
    }
  /* rus-draughts-2022 1.5.7: the chief arbiter awards a loss, but the main jury excludes. */
  else if (rulebook->jury_expels_article != NULL)
    {
      body = BRG_EXPELLED_BY_JURY;
      found = rulebook->jury_expels_article;
    }
  /* fide-2023 12.9.9, rus-chess-2014 14.4.7, ussr-chess-1956 24: one of the arbiter's penalties. */
  else
    found = rulebook->choices_article;
  if (article != NULL)
    *article = found;
  return body;
}

GPtrArray *
brg_incident_desk_list_jury (const BrgIncidentDesk *desk)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const GPtrArray *officials;

  g_return_val_if_fail (desk != NULL, names);

  officials = desk->snapshot->event->officials;
  for (guint i = 0; i < officials->len; i++)
    {
      const BrgOfficial *official = officials->pdata[i];

      /* rus-draughts-2022 12.1: chief arbiter, deputies and chief secretary are the main jury. */
      if (brg_official_role_get_body (official->role) == BRG_BODY_MAIN_JURY &&
          *official->name != '\0')
        g_ptr_array_add (names, g_strdup (official->name));
    }
  return names;
}

gboolean
brg_incident_desk_lacks_decider (const BrgIncidentDesk *desk)
{
  g_autoptr (GArray) exclusions = NULL;

  g_return_val_if_fail (desk != NULL, FALSE);

  exclusions = list_of (desk, desk->incident);
  return exclusions->len > 0 && *desk->incident->decided_by == '\0' &&
         brg_incident_desk_find_expelling_body (desk, NULL) != BRG_EXPELLED_BY_ARBITER;
}

/* A round that somebody is excluded from. */
typedef struct
{
  gint64 entry_id;
  gint round;
  const BrgGame *game; /* (nullable): where he is paired already */
  gboolean is_white;
  gboolean is_missed; /* he is left out when it is paired, or of the line-up */
} RoundOut;

static const BrgGame *
find_game_of (const BrgSnapshot *snapshot, gint entry, gint round)
{
  const BrgRound *paired = brg_snapshot_get_round (snapshot, round);

  return paired != NULL ? brg_round_find_game (paired, entry) : NULL;
}

/* fide-2023 12.9.8: the rounds that come next, behind that of the incident and the last one that he
 * has a result of. */
static gint
find_first_round (const BrgIncidentDesk *desk, const BrgIncident *incident, gint entry)
{
  const BrgSnapshot *snapshot = desk->snapshot;
  gint first = incident->round > 0 ? incident->round + 1 : 1;

  if (incident->round == 0)
    first = brg_snapshot_is_round_robin (snapshot) ? brg_leaving_propose_round (snapshot, entry) + 1
                                                   : (gint) snapshot->rounds->len + 1;
  for (gint round = first; round <= (gint) snapshot->rounds->len; round++)
    {
      const BrgGame *game = find_game_of (snapshot, entry, round);

      if (game != NULL && game->black != BRG_NOBODY && brg_outcome_is_played (game->white_outcome))
        first = round + 1;
    }
  return first;
}

/* In a round robin every pair is in the table: nobody is left out when a round is paired. */
static void
append_rounds (const BrgIncidentDesk *desk,
               const BrgIncident *incident,
               gint64 entry_id,
               GArray *rounds)
{
  const BrgSnapshot *snapshot = desk->snapshot;
  gint entry = entry_id != 0 ? brg_snapshot_find_entry (snapshot, entry_id) : BRG_NOBODY;
  gboolean is_in_team;
  gint first;
  gint last;

  if (entry == BRG_NOBODY)
    return;
  is_in_team = brg_snapshot_get_entry (snapshot, entry)->team_id != 0;
  first = find_first_round (desk, incident, entry);
  last = MIN (first + MAX (incident->rounds_out, 1) - 1, brg_snapshot_count_rounds (snapshot));
  for (gint round = first; round <= last; round++)
    {
      const BrgGame *game = find_game_of (snapshot, entry, round);
      gboolean is_paired = round <= (gint) snapshot->rounds->len;
      RoundOut out = { .entry_id = entry_id, .round = round };

      if (game != NULL && game->black != BRG_NOBODY)
        out.game = game;
      out.is_white = out.game != NULL && game->white == entry;
      out.is_missed =
          game == NULL && (is_in_team || (!is_paired && !brg_snapshot_is_round_robin (snapshot)));
      if (out.game != NULL || out.is_missed)
        g_array_append_val (rounds, out);
    }
}

static GArray *
list_rounds (const BrgIncidentDesk *desk, const BrgIncident *incident)
{
  GArray *rounds = g_array_new (FALSE, FALSE, sizeof (RoundOut));

  if (incident == NULL || incident->sanction != BRG_SANCTION_ROUNDS ||
      incident->state == BRG_INCIDENT_CANCELLED)
    return rounds;
  append_rounds (desk, incident, incident->entry_id, rounds);
  if (incident->is_both)
    append_rounds (desk, incident, incident->opponent_id, rounds);
  return rounds;
}

/* Rounds that follow each other are told together. */
static void
append_missed (const BrgIncidentDesk *desk,
               const BrgIncident *incident,
               gboolean returns,
               GArray *leavers)
{
  g_autoptr (GArray) rounds = list_rounds (desk, incident);

  for (guint i = 0; i < rounds->len; i++)
    {
      const RoundOut *out = &g_array_index (rounds, RoundOut, i);
      BrgIncidentLeaver leaver = {
        .entry_id = out->entry_id, .returns = returns, .first_round = out->round, .n_rounds = 1
      };
      BrgIncidentLeaver *last =
          leavers->len > 0 ? &g_array_index (leavers, BrgIncidentLeaver, leavers->len - 1) : NULL;

      if (!out->is_missed)
        continue;
      if (last != NULL && last->entry_id == out->entry_id && last->returns == returns &&
          last->n_rounds > 0 && last->first_round + last->n_rounds == out->round)
        last->n_rounds++;
      else
        g_array_append_val (leavers, leaver);
    }
}

/* A game that is open is lost; one that the corrected decision took from him is open again. */
static void
append_forfeits (const BrgIncidentDesk *desk,
                 const BrgIncident *incident,
                 gboolean returns,
                 GArray *forfeits)
{
  g_autoptr (GArray) rounds = list_rounds (desk, incident);

  for (guint i = 0; i < rounds->len; i++)
    {
      const RoundOut *out = &g_array_index (rounds, RoundOut, i);
      BrgOutcome own = out->is_white ? BRG_OUTCOME_FORFEIT_LOSS : BRG_OUTCOME_FORFEIT_WIN;
      BrgOutcome other = out->is_white ? BRG_OUTCOME_FORFEIT_WIN : BRG_OUTCOME_FORFEIT_LOSS;
      BrgIncidentForfeit forfeit = { .entry_id = out->entry_id, .round = out->round };
      gboolean is_forfeited;

      if (out->game == NULL)
        continue;
      is_forfeited = out->game->white_outcome == own && out->game->black_outcome == other;
      if (!is_forfeited && (returns || !brg_outcome_is_pending (out->game->white_outcome)))
        continue;
      forfeit.game_id = out->game->id;
      forfeit.white = returns ? BRG_OUTCOME_NONE : own;
      forfeit.black = returns ? BRG_OUTCOME_NONE : other;
      for (guint k = 0; k < forfeits->len; k++)
        if (g_array_index (forfeits, BrgIncidentForfeit, k).game_id == forfeit.game_id)
          g_array_remove_index (forfeits, k--);
      g_array_append_val (forfeits, forfeit);
    }
}

GArray *
brg_incident_desk_make_forfeits (const BrgIncidentDesk *desk)
{
  GArray *forfeits = g_array_new (FALSE, TRUE, sizeof (BrgIncidentForfeit));

  g_return_val_if_fail (desk != NULL, forfeits);

  append_forfeits (desk, desk->corrected, TRUE, forfeits);
  append_forfeits (desk, desk->incident, FALSE, forfeits);
  return forfeits;
}

GArray *
brg_incident_desk_make_leavers (const BrgIncidentDesk *desk)
{
  GArray *leavers = g_array_new (FALSE, TRUE, sizeof (BrgIncidentLeaver));
  const BrgIncident *incident;
  g_autoptr (GArray) exclusions = NULL;
  g_autoptr (GArray) returning = NULL;

  g_return_val_if_fail (desk != NULL, leavers);

  incident = desk->incident;
  exclusions = list_of (desk, incident);
  returning = brg_incident_desk_list_returning (desk);
  append_missed (desk, desk->corrected, TRUE, leavers);
  append_missed (desk, incident, FALSE, leavers);
  for (guint i = 0; i < exclusions->len; i++)
    {
      const BrgIncidentExclusion *exclusion = &g_array_index (exclusions, BrgIncidentExclusion, i);
      BrgIncidentLeaver leaver = {
        .entry_id = exclusion->entry_id,
        .decision = { .left_after = exclusion->left_after,
                      .reason = incident->has_kind ? _ (brg_incident_kind_get_name (incident->kind))
                                                   : incident->description,
                      .rule = exclusion->rule,
                      .is_excluded = TRUE },
      };

      g_array_append_val (leavers, leaver);
    }
  for (guint i = 0; i < returning->len; i++)
    {
      BrgIncidentLeaver leaver = { .entry_id = g_array_index (returning, gint64, i),
                                   .returns = TRUE };

      g_array_append_val (leavers, leaver);
    }
  return leavers;
}
