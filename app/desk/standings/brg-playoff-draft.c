/* brg-playoff-draft.c - a play-off before it begins: who is tied, and how they may play
 *
 * Rules: rus-chess-2014 30.5.3, 30.5.4, 30.5.6, 30.5.7;
 *   rus-draughts-2022 5.4.6, 5.4.8.13, 5.4.9.6.1
 * Tests: tests/app/test-playoff-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-draft.h"

#include <glib/gi18n.h>

#include "brg-citation.h"
#include "brg-event-table.h"
#include "brg-extra-match.h"
#include "brg-next-step.h"
#include "brg-rational.h"

/* rus-chess-2014 30.5.3: minutes after the last game, and between stages. */
#define MINUTES_BEFORE 30
#define MINUTES_BETWEEN 10

static void
free_tie (gpointer data)
{
  BrgPlayoffTie *tie = data;

  g_array_unref (tie->players);
  g_free (tie);
}

static BrgPlayoffTie *
add_tie (GPtrArray *ties, const BrgStandings *standings, gint begin, gint end)
{
  BrgPlayoffTie *tie = g_new0 (BrgPlayoffTie, 1);

  tie->first_place = begin + 1;
  tie->last_place = end;
  tie->points = standings->lines[begin].points;
  tie->players = g_array_new (FALSE, FALSE, sizeof (gint));
  for (gint i = begin; i < end; i++)
    g_array_append_val (tie->players, standings->lines[i].player);
  g_ptr_array_add (ties, tie);
  return tie;
}

/* The line behind those from @begin on who have the same points, or with @is_place share a place.
 */
static gint
find_end (const BrgStandings *standings, gint begin, gboolean is_place)
{
  const BrgStanding *first = &standings->lines[begin];
  gint end = begin + 1;

  while (end < standings->n_lines && standings->lines[end].has_place &&
         (is_place ? standings->lines[end].place == first->place
                   : standings->lines[end].points == first->points))
    end++;
  return end;
}

/* In a group with equal points those who share a place may play among themselves. */
static void
add_shared (GPtrArray *ties, const BrgStandings *standings, gint begin, gint end)
{
  for (gint from = begin, to; from < end; from = to)
    {
      to = MIN (find_end (standings, from, TRUE), end);
      if (to - from >= 2 && (from > begin || to < end))
        add_tie (ties, standings, from, to);
    }
}

/* rus-draughts-2022 5.4.9.6.1: the second team, which won all its matches, and the first. */
static void
add_claim (GPtrArray *ties, const BrgSnapshot *snapshot, const BrgEventTable *table)
{
  BrgExtraMatch match;
  BrgPlayoffTie *tie;

  if (!brg_snapshot_has_teams (snapshot) || !snapshot->group->board_points_first ||
      !brg_extra_match_find (table->standings, table->withdrawals->tournament, &match))
    return;
  tie = add_tie (ties, table->standings, 0, 2);
  tie->is_claim = TRUE;
  g_array_index (tie->players, gint, 0) = match.leader;
  g_array_index (tie->players, gint, 1) = match.claimant;
}

/* rus-chess-2014 30.5.6, rus-draughts-2022 5.4.8.13: those who have the same points. In a knock-out
 * the points say nothing. */
static GPtrArray *
list_ties (const BrgSnapshot *snapshot, const BrgEventTable *table)
{
  GPtrArray *ties = g_ptr_array_new_with_free_func (free_tie);
  const BrgStandings *standings = table->standings;

  add_claim (ties, snapshot, table);
  for (gint begin = 0, end; begin < standings->n_lines && standings->lines[begin].has_place;
       begin = end)
    {
      end = find_end (standings, begin, standings->is_bracket);
      if (end - begin >= 2)
        add_tie (ties, standings, begin, end);
      if (!standings->is_bracket)
        add_shared (ties, standings, begin, end);
    }
  return ties;
}

static void
choose_first_format (BrgPlayoffDraft *draft)
{
  g_autoptr (GPtrArray) formats = brg_playoff_draft_list_formats (draft);

  draft->format = NULL;
  if (formats->len > 0)
    brg_playoff_draft_choose_format (draft, formats->pdata[0]);
}

BrgPlayoffDraft *
brg_playoff_draft_new (BrgSnapshot *snapshot, guint64 seed)
{
  g_autoptr (BrgEventTable) table = NULL;
  BrgPlayoffDraft *draft;

  g_return_val_if_fail (snapshot != NULL, NULL);

  table = brg_event_table_new (snapshot, 0);
  draft = g_new0 (BrgPlayoffDraft, 1);
  draft->snapshot = brg_snapshot_ref (snapshot);
  draft->ties = list_ties (snapshot, table);
  draft->options = g_strdup ("");
  draft->control = g_strdup ("");
  draft->seed = seed;
  choose_first_format (draft);
  return draft;
}

void
brg_playoff_draft_free (BrgPlayoffDraft *draft)
{
  if (draft == NULL)
    return;
  brg_snapshot_unref (draft->snapshot);
  g_ptr_array_unref (draft->ties);
  g_free (draft->options);
  g_free (draft->control);
  g_free (draft);
}

const BrgPlayoffTie *
brg_playoff_draft_get_tie (const BrgPlayoffDraft *draft)
{
  g_return_val_if_fail (draft != NULL, NULL);

  return draft->tie < draft->ties->len ? draft->ties->pdata[draft->tie] : NULL;
}

void
brg_playoff_draft_choose_tie (BrgPlayoffDraft *draft, guint tie)
{
  g_return_if_fail (draft != NULL && tie < draft->ties->len);

  draft->tie = tie;
  choose_first_format (draft);
}

static void
append_format (GPtrArray *formats, const char *id, const BrgPlayoffTie *tie)
{
  const BrgPlayoffFormat *format = brg_playoff_find_format (id);

  if (brg_playoff_format_suits (format, (gint) tie->players->len))
    g_ptr_array_add (formats, (gpointer) format);
}

GPtrArray *
brg_playoff_draft_list_formats (const BrgPlayoffDraft *draft)
{
  GPtrArray *formats;
  const BrgPlayoffTie *tie;
  const char *const *offer;

  g_return_val_if_fail (draft != NULL, NULL);

  formats = g_ptr_array_new ();
  tie = brg_playoff_draft_get_tie (draft);
  if (tie == NULL)
    return formats;
  if (brg_snapshot_has_teams (draft->snapshot))
    {
      append_format (formats, "team-match", tie);
      return formats;
    }
  offer = draft->snapshot->event->rulebook->playoff_formats;
  for (guint i = 0; offer[i] != NULL; i++)
    append_format (formats, offer[i], tie);
  return formats;
}

void
brg_playoff_draft_choose_format (BrgPlayoffDraft *draft, const BrgPlayoffFormat *format)
{
  g_return_if_fail (draft != NULL && format != NULL);

  draft->format = format;
  g_free (draft->options);
  draft->options = g_strdup ("");
  if (g_str_equal (format->id, "team-match") && draft->snapshot->group->boards > 0)
    {
      g_autofree char *boards = g_strdup_printf ("%d", draft->snapshot->group->boards);

      brg_playoff_draft_choose_option (draft, "boards", boards);
    }
}

void
brg_playoff_draft_choose_option (BrgPlayoffDraft *draft, const char *option, const char *value)
{
  g_autofree char *before = NULL;

  g_return_if_fail (draft != NULL && option != NULL && value != NULL);

  before = draft->options;
  draft->options = brg_playoff_options_set (before, option, value);
}

/* rus-chess-2014 30.5.7: two players may agree on a slower time control. */
gboolean
brg_playoff_draft_has_control (const BrgPlayoffDraft *draft)
{
  const BrgPlayoffTie *tie;

  g_return_val_if_fail (draft != NULL, FALSE);

  tie = brg_playoff_draft_get_tie (draft);
  return draft->format != NULL && tie != NULL &&
         (draft->format->has_own_control || tie->players->len == 2);
}

char *
brg_playoff_draft_dup_tie (const BrgPlayoffDraft *draft, guint index)
{
  const BrgPlayoffTie *tie;
  g_autofree char *points = NULL;

  g_return_val_if_fail (draft != NULL && index < draft->ties->len, NULL);

  tie = draft->ties->pdata[index];
  points = brg_points_to_figures (tie->points);
  if (tie->is_claim)
    return g_strdup (_ ("Places 1 and 2: the runner-up has won all matches"));
  return g_strdup_printf (
      /* Translators: best and worst place of players who are tied, how many they are, points as
       * figures: "Места 2–4: 3 участника, очков 4½" */
      ngettext ("Places %d–%d: %d player, points %s", "Places %d–%d: %d players, points %s",
                tie->players->len),
      tie->first_place, tie->last_place, (gint) tie->players->len, points);
}

BrgPlayoffRecord *
brg_playoff_draft_make_record (const BrgPlayoffDraft *draft)
{
  BrgPlayoffRecord *record;
  const BrgPlayoffTie *tie;

  g_return_val_if_fail (draft != NULL && draft->format != NULL, NULL);

  tie = brg_playoff_draft_get_tie (draft);
  record = brg_playoff_record_new ();
  g_free (record->format);
  record->format = g_strdup (draft->format->id);
  g_free (record->options);
  record->options = g_strdup (draft->options);
  g_free (record->control);
  record->control = g_strdup (brg_playoff_draft_has_control (draft) ? draft->control : "");
  record->seed = draft->seed;
  g_array_append_vals (record->players, tie->players->data, tie->players->len);
  return record;
}

char *
brg_playoff_draft_dup_problem (const BrgPlayoffDraft *draft)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (draft != NULL, NULL);

  if (draft->snapshot->event->state == BRG_EVENT_CLOSED)
    return g_strdup (_ ("The event is closed."));
  if (!brg_snapshot_check_playoff (draft->snapshot, &error))
    return g_strdup (error->message);
  if (draft->ties->len == 0)
    return g_strdup (_ ("No players are level on points."));
  if (draft->format == NULL)
    return g_strdup (_ ("Only two teams can play off: against each other, in a match."));
  return NULL;
}

gboolean
brg_playoff_draft_begin (const BrgPlayoffDraft *draft,
                         BrgStore *store,
                         gint64 *playoff_id,
                         GError **error)
{
  g_autoptr (BrgPlayoffRecord) record = NULL;
  g_autofree gint64 *ids = NULL;

  g_return_val_if_fail (draft != NULL && store != NULL && draft->format != NULL, FALSE);

  record = brg_playoff_draft_make_record (draft);
  ids = g_new (gint64, record->players->len);
  for (guint i = 0; i < record->players->len; i++)
    ids[i] = brg_snapshot_get_entry (draft->snapshot, g_array_index (record->players, gint, i))->id;
  return brg_store_create_playoff (store, draft->snapshot->group->id, record->format,
                                   record->options, record->control, record->seed, ids,
                                   record->players->len, playoff_id, error);
}

/* When the last round was closed, with the minutes added, as the local time of day; empty when it
 * is not known. */
static char *
dup_time_after (const BrgSnapshot *snapshot, gint minutes)
{
  const BrgRound *round = brg_snapshot_get_round (snapshot, (gint) snapshot->rounds->len);
  g_autoptr (GDateTime) utc =
      round != NULL ? g_date_time_new_from_iso8601 (round->closed_at, NULL) : NULL;
  g_autoptr (GDateTime) later = utc != NULL ? g_date_time_add_minutes (utc, minutes) : NULL;
  g_autoptr (GDateTime) local = later != NULL ? g_date_time_to_local (later) : NULL;

  return local != NULL ? g_date_time_format (local, "%H:%M") : g_strdup ("");
}

static const char *
translate (const char *context, const char *text, gconstpointer data G_GNUC_UNUSED)
{
  return context != NULL ? g_dpgettext2 (NULL, context, text) : gettext (text);
}

char *
brg_playoff_dup_breaks (const BrgSnapshot *snapshot, const BrgPlayoffFormat *format)
{
  g_autofree char *time = NULL;
  g_autofree char *cited = NULL;

  g_return_val_if_fail (snapshot != NULL && format != NULL, NULL);

  /* rus-draughts-2022 5.4.6: five minutes between the games of a micro-match. */
  if (g_str_has_prefix (format->id, "draughts") &&
      snapshot->event->discipline == BRG_DISCIPLINE_RUSSIAN)
    return g_strdup (_ ("Leave 5 minutes between the games of a micro-match (5.4.6)."));
  if (!g_str_equal (format->id, "rus-chess-2014"))
    return g_strdup ("");
  /* rus-chess-2014 30.5.3 */
  cited =
      brg_citation_dup_beside ("rus-chess-2014 30.5.3", snapshot->event->rulebook, translate, NULL);
  time = dup_time_after (snapshot, MINUTES_BEFORE);
  if (*time == '\0')
    /* Translators: minutes, minutes, an article */
    return g_strdup_printf (_ ("Begin at least %d minutes after the last game, leave %d "
                               "minutes between stages (%s)."),
                            MINUTES_BEFORE, MINUTES_BETWEEN, cited);
  /* Translators: minutes, time of day as 14:32, minutes, an article */
  return g_strdup_printf (_ ("Begin at least %d minutes after the last game: not before %s, as "
                             "the round was closed; leave %d minutes between stages (%s)."),
                          MINUTES_BEFORE, time, MINUTES_BETWEEN, cited);
}

/* rus-chess-2014 30.5.4: of three, and none of them watches the game. */
#define PANEL_ARBITERS 3

static gint
count_arbiters (const BrgEvent *event)
{
  gint n_arbiters = 0;

  for (guint i = 0; i < event->officials->len; i++)
    n_arbiters +=
        brg_official_role_is_arbiter (((const BrgOfficial *) event->officials->pdata[i])->role);
  return n_arbiters;
}

char *
brg_playoff_dup_panel (const BrgSnapshot *snapshot, const BrgPlayoffFormat *format)
{
  g_autofree char *cited = NULL;
  g_autofree char *rule = NULL;
  gint n_arbiters;

  g_return_val_if_fail (snapshot != NULL && format != NULL, NULL);

  if (!g_str_equal (format->id, "rus-chess-2014"))
    return g_strdup ("");
  cited =
      brg_citation_dup_beside ("rus-chess-2014 30.5.4", snapshot->event->rulebook, translate, NULL);
  rule = g_strdup_printf (
      /* Translators: %s is an article */
      _ ("An arbiter watches every game. A dispute goes to a panel of three other arbiters, whose "
         "decision is final (%s)."),
      cited);
  n_arbiters = count_arbiters (snapshot->event);
  if (n_arbiters > PANEL_ARBITERS)
    return g_steal_pointer (&rule);
  return g_strdup_printf (ngettext ("%s The event has %d arbiter: too few for a panel.",
                                    "%s The event has %d arbiters: too few for a panel.",
                                    (gulong) n_arbiters),
                          rule, n_arbiters);
}

gint
brg_playoff_find_place (const BrgSnapshot *snapshot, const BrgPlayoffRecord *record)
{
  g_autoptr (BrgEventTable) table = NULL;
  gint place = G_MAXINT;

  g_return_val_if_fail (snapshot != NULL && record != NULL, 1);

  table = brg_event_table_new (snapshot, 0);
  for (gint i = 0; i < table->standings->n_lines; i++)
    {
      const BrgStanding *line = &table->standings->lines[i];

      if (line->has_place && brg_playoff_record_has (record, line->player))
        place = MIN (place, line->place);
    }
  return place < G_MAXINT ? place : 1;
}

static gint
get_points (const BrgStandings *standings, gint entry)
{
  return standings->lines[standings->line_of[entry]].points;
}

gboolean
brg_playoff_is_outdated (const BrgSnapshot *snapshot, const BrgPlayoffRecord *record)
{
  g_autoptr (BrgEventTable) table = NULL;
  gint first;

  g_return_val_if_fail (snapshot != NULL && record != NULL, FALSE);

  if (g_str_equal (record->format, "team-match") || brg_snapshot_is_knockout (snapshot))
    return FALSE;
  table = brg_event_table_new (snapshot, 0);
  first = g_array_index (record->players, gint, 0);
  for (guint i = 0; i < record->players->len; i++)
    {
      gint entry = g_array_index (record->players, gint, i);

      if (entry >= table->standings->n_lines ||
          get_points (table->standings, entry) != get_points (table->standings, first))
        return TRUE;
    }
  return FALSE;
}
