/* brg-incident-exclusion.c - whom a decision excludes from the event, and who decides that
 *
 * Rules: rus-draughts-2022 1.5.4, 1.5.7, 10.1.9, 12.1; rus-chess-2014 14.4.7; fide-2023 12.9.9
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
      if (official->role != BRG_OFFICIAL_ARBITER && *official->name != '\0')
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

/* The first round of the group that is not paired: in a round robin nobody is left out of one. */
static gint
find_first_round (const BrgIncidentDesk *desk, gint64 entry_id)
{
  gint entry = entry_id != 0 ? brg_snapshot_find_entry (desk->snapshot, entry_id) : BRG_NOBODY;

  if (entry == BRG_NOBODY || brg_snapshot_get_entry (desk->snapshot, entry)->team_id != 0)
    return 0;
  return brg_leaving_find_next_round (desk->snapshot);
}

/* fide-2023 12.9.8: the rounds that come next, as far as the event has them. */
static void
append_rounds (const BrgIncidentDesk *desk,
               const BrgIncident *incident,
               gint64 entry_id,
               gboolean returns,
               GArray *leavers)
{
  BrgIncidentLeaver leaver = { .entry_id = entry_id,
                               .returns = returns,
                               .first_round = find_first_round (desk, entry_id) };
  gint n_rounds = brg_snapshot_count_rounds (desk->snapshot);

  if (incident == NULL || incident->sanction != BRG_SANCTION_ROUNDS ||
      incident->state == BRG_INCIDENT_CANCELLED || leaver.first_round == 0)
    return;
  leaver.n_rounds = MIN (MAX (incident->rounds_out, 1), n_rounds - leaver.first_round + 1);
  g_array_append_val (leavers, leaver);
}

static void
append_all_rounds (const BrgIncidentDesk *desk,
                   const BrgIncident *incident,
                   gboolean returns,
                   GArray *leavers)
{
  if (incident == NULL)
    return;
  append_rounds (desk, incident, incident->entry_id, returns, leavers);
  if (incident->is_both)
    append_rounds (desk, incident, incident->opponent_id, returns, leavers);
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
  append_all_rounds (desk, desk->corrected, TRUE, leavers);
  append_all_rounds (desk, incident, FALSE, leavers);
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
