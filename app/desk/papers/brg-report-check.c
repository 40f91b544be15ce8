/* brg-report-check.c - what is looked at before a report goes to FIDE or a federation
 *
 * Rules: fide-ratings-2024 1.1, 9.1
 * Tests: tests/app/test-report-check.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-report-check.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-player-value.h"
#include "brg-rating-report.h"
#include "brg-round-counts.h"
#include "brg-snapshot-teams.h"
#include "brg-snapshot-tournament.h"
#include "brg-time-control.h"
#include "brg-zone.h"

/* A check that is under way. */
typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgSnapshot *boards;
  BrgRatingKind kind;
  gboolean is_fide; /* whether the results go to a list of FIDE */
  GPtrArray *findings;
} Check;

static void
free_finding (gpointer data)
{
  BrgReportFinding *finding = data;

  g_free (finding->text);
  g_free (finding->target);
  g_free (finding);
}

/* Takes @text and @target over. */
static void
add (Check *check, BrgReportLevel level, const char *id, char *text, const char *page, char *target)
{
  BrgReportFinding *finding = g_new0 (BrgReportFinding, 1);

  *finding = (BrgReportFinding){ level, id, text, page, target };
  g_ptr_array_add (check->findings, finding);
}

/* ----- The event ----- */

static void
check_event (Check *check)
{
  const BrgEvent *event = check->snapshot->event;
  const struct
  {
    gboolean is_missing;
    BrgReportLevel level;
    const char *id;
    const char *text;
    const char *target;
  } facts[] = {
    { *event->place == '\0', BRG_REPORT_ERROR, "no-place", N_ ("The event has no city."), NULL },
    { *event->federation == '\0', BRG_REPORT_ERROR, "no-federation",
      N_ ("The event has no federation."), NULL },
    { !brg_player_value_is_federation (event->federation), BRG_REPORT_WARNING, "odd-federation",
      N_ ("The event’s federation is no code of three letters."), NULL },
    { *event->starts == '\0' || *event->ends == '\0', BRG_REPORT_ERROR, "no-days",
      N_ ("The event has no first or last date."), NULL },
    { *brg_official_list_get_chief (event->officials) == '\0', BRG_REPORT_ERROR, "no-chief-arbiter",
      N_ ("There is no chief arbiter."), "arbiters" },
    { *event->organiser == '\0', BRG_REPORT_NOTE, "no-organiser",
      N_ ("The organiser is not known."), NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    if (facts[i].is_missing)
      add (check, facts[i].level, facts[i].id, g_strdup (_ (facts[i].text)), "event",
           g_strdup (facts[i].target));
}

static void
check_officials (Check *check)
{
  const GPtrArray *officials = check->snapshot->event->officials;

  for (guint i = 0; i < officials->len; i++)
    {
      const BrgOfficial *official = officials->pdata[i];

      if (*official->category == '\0' &&
          (official->role == BRG_OFFICIAL_CHIEF_ARBITER || official->role == BRG_OFFICIAL_DEPUTY))
        /* Translators: name of an arbiter */
        add (check, BRG_REPORT_WARNING, "arbiter-without-category",
             g_strdup_printf (_ ("%s has no arbiter’s title or licence."), official->name), "event",
             g_strdup ("arbiters"));
    }
}

/* fide-ratings-2024 1.1: a game must be slow enough for its list. */
static void
check_tempo (Check *check)
{
  const char *text = check->snapshot->group->time_control;
  BrgTimeControl control;

  if (*text == '\0')
    add (check, BRG_REPORT_ERROR, "no-time-control", g_strdup (_ ("There is no time control.")),
         "event", NULL);
  else if (!brg_time_control_parse (text, &control, NULL))
    add (check, BRG_REPORT_WARNING, "time-control-unclear",
         /* Translators: a time control as it was typed */
         g_strdup_printf (_ ("The time control “%s” is not understood."), text), "event", NULL);
  else if (check->kind == BRG_RATING_NONE &&
           check->snapshot->event->discipline == BRG_DISCIPLINE_CHESS)
    add (check, BRG_REPORT_ERROR, "not-rated",
         g_strdup_printf (_ ("Games with the time control “%s” go to no rating list."), text),
         "event", NULL);
}

/* Less than 3 minutes and 2 seconds a move is rated nowhere. */
#define LEAST_BLITZ_MINUTES 5

static gint
find_highest_rating (const BrgSnapshot *boards)
{
  gint highest = 0;

  for (guint i = 0; i < boards->entries->len; i++)
    highest = MAX (highest, ((const BrgEntry *) boards->entries->pdata[i])->rating);
  return highest;
}

/* fide-ratings-2024 1.1: whoever has a high rating needs more time for a game that is rated. */
static void
check_time_of_ratings (Check *check)
{
  gint date = 0;
  const BrgRatingRules *rules;
  BrgTimeControl control;
  gint minutes;
  gint highest = find_highest_rating (check->boards);

  brg_rating_rules_parse_date (check->snapshot->event->starts, &date);
  rules = brg_rating_rules_find (check->kind, date);
  if (rules == NULL ||
      !brg_time_control_parse (check->snapshot->group->time_control, &control, NULL))
    return;
  minutes = brg_time_control_sixty_moves_seconds (&control) / 60;
  if (check->kind == BRG_RATING_BLITZ && minutes < LEAST_BLITZ_MINUTES)
    add (check, BRG_REPORT_ERROR, "not-rated",
         g_strdup_printf (_ ("Games with the time control “%s” go to no rating list."),
                          check->snapshot->group->time_control),
         "event", NULL);
  for (guint i = 0; i < BRG_N_RATING_TIMES; i++)
    if (rules->times[i].minutes > 0 && highest >= rules->times[i].from_rating)
      {
        if (minutes < rules->times[i].minutes)
          add (
              check, BRG_REPORT_WARNING, "too-fast-for-rating",
              /* Translators: a rating, then two numbers of minutes for 60 moves */
              g_strdup_printf (_ ("Games of players from %d are rated with %d minutes for 60 moves "
                                  "and more; here are %d."),
                               rules->times[i].from_rating, rules->times[i].minutes, minutes),
              "event", NULL);
        return;
      }
}

/* ----- Rounds ----- */

static void
check_results (Check *check)
{
  const BrgSnapshot *snapshot = check->snapshot;
  gint n_rounds = brg_snapshot_count_rounds (snapshot);
  gint n_closed = brg_snapshot_count_reached (snapshot, BRG_ROUND_CLOSED);

  if (n_closed < n_rounds)
    add (check, BRG_REPORT_ERROR, "rounds-open",
         /* Translators: numbers of rounds */
         g_strdup_printf (_ ("Rounds that are closed: %d of %d"), n_closed, n_rounds), "rounds",
         n_closed < (gint) snapshot->rounds->len ? g_strdup_printf ("round/%d", n_closed + 1)
                                                 : NULL);
  for (gint round = 1; round <= (gint) snapshot->rounds->len; round++)
    {
      BrgRoundCounts counts = brg_round_counts_find (snapshot, round);

      if (counts.n_missing > 0 || counts.n_adjourned > 0)
        add (check, BRG_REPORT_ERROR, "results-missing",
             /* Translators: number of a round, numbers of games */
             g_strdup_printf (_ ("Round %d: results missing: %d, adjourned: %d"), round,
                              (gint) counts.n_missing, (gint) counts.n_adjourned),
             "rounds", g_strdup_printf ("round/%d", round));
    }
}

/* The day of a round where the event is, "" where none is announced. */
static char *
dup_day (const Check *check, const BrgRound *round)
{
  const BrgEvent *event = check->snapshot->event;
  g_autoptr (GTimeZone) zone = brg_zone_open (event->zone);
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autofree char *text = g_strdup_printf ("%.16s:00Z", round->starts_at);
  g_autoptr (GDateTime) start = g_date_time_new_from_iso8601 (text, utc);
  g_autoptr (GDateTime) local = start != NULL ? g_date_time_to_timezone (start, zone) : NULL;

  if (local != NULL)
    return g_date_time_format (local, "%Y-%m-%d");
  return g_strdup (
      *event->starts != '\0' && g_str_equal (event->starts, event->ends) ? event->starts : "");
}

/* How much may be played on a day, by lists. */
static const struct
{
  BrgRatingKind kind;
  gint most_rounds;
  gint most_minutes; /* of both players, for 60 moves each; 0 for no limit */
} day_limits[] = {
  { BRG_RATING_STANDARD, 3, 12 * 60 },
  { BRG_RATING_RAPID, 15, 0 },
  { BRG_RATING_BLITZ, 30, 0 },
};

static void
check_load (Check *check, const char *day, gint n_rounds, gint last_round)
{
  BrgTimeControl control;
  gint minutes = 0;

  if (brg_time_control_parse (check->snapshot->group->time_control, &control, NULL))
    minutes = 2 * n_rounds * brg_time_control_sixty_moves_seconds (&control) / 60;
  for (guint i = 0; i < G_N_ELEMENTS (day_limits); i++)
    if (day_limits[i].kind == check->kind &&
        (n_rounds > day_limits[i].most_rounds ||
         (day_limits[i].most_minutes > 0 && minutes > day_limits[i].most_minutes)))
      add (check, BRG_REPORT_WARNING, "long-day",
           /* Translators: a day, a number of rounds, a number of hours */
           g_strdup_printf (_ ("%s: %d rounds, up to %d hours of play: too much for one day."), day,
                            n_rounds, (minutes + 59) / 60),
           "rounds", g_strdup_printf ("round/%d", last_round));
}

static void
check_days (Check *check)
{
  const BrgEvent *event = check->snapshot->event;
  const GPtrArray *rounds = check->snapshot->rounds;
  g_autofree char *last = NULL;
  gint n_on_day = 0;

  for (guint i = 0; i < rounds->len; i++)
    {
      const BrgRound *round = rounds->pdata[i];
      char *day = dup_day (check, round);

      if (*day == '\0')
        add (check, BRG_REPORT_WARNING, "round-without-day",
             g_strdup_printf (_ ("Round %d has no date."), round->number), "rounds",
             g_strdup_printf ("round/%d", round->number));
      else if ((*event->starts != '\0' && strcmp (day, event->starts) < 0) ||
               (*event->ends != '\0' && strcmp (day, event->ends) > 0))
        add (check, BRG_REPORT_WARNING, "round-outside",
             g_strdup_printf (_ ("Round %d is not within the days of the event."), round->number),
             "rounds", g_strdup_printf ("round/%d", round->number));
      if (last == NULL || !g_str_equal (last, day))
        {
          if (last != NULL && *last != '\0')
            check_load (check, last, n_on_day, round->number - 1);
          n_on_day = 0;
        }
      n_on_day++;
      g_free (last);
      last = day;
    }
  if (last != NULL && *last != '\0')
    check_load (check, last, n_on_day, (gint) rounds->len);
}

/* ----- Players ----- */

static gboolean
is_latin (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      GUnicodeScript script = g_unichar_get_script (g_utf8_get_char (p));

      if (script != G_UNICODE_SCRIPT_LATIN && script != G_UNICODE_SCRIPT_COMMON &&
          script != G_UNICODE_SCRIPT_INHERITED)
        return FALSE;
    }
  return TRUE;
}

static gboolean
has_no_fide_id (const BrgEntry *entry)
{
  return *entry->fide_id == '\0';
}

static gboolean
has_odd_fide_id (const BrgEntry *entry)
{
  return *entry->fide_id != '\0' &&
         strspn (entry->fide_id, "0123456789") != strlen (entry->fide_id);
}

static gboolean
has_no_federation (const BrgEntry *entry)
{
  return *entry->federation == '\0';
}

static gboolean
has_odd_federation (const BrgEntry *entry)
{
  return !brg_player_value_is_federation (entry->federation);
}

static gboolean
has_no_birth (const BrgEntry *entry)
{
  return *entry->birth == '\0';
}

static gboolean
has_birth_year (const BrgEntry *entry)
{
  return strlen (entry->birth) == strlen ("YYYY");
}

static gboolean
has_no_sex (const BrgEntry *entry)
{
  return *entry->sex == '\0';
}

static gboolean
is_not_latin (const BrgEntry *entry)
{
  return !is_latin (entry->family_name) || !is_latin (entry->given_name);
}

/* A fact of a player, and how much it matters to FIDE; to others it is a note. */
static const struct
{
  gboolean (*is_so) (const BrgEntry *entry);
  BrgReportLevel level;
  const char *id;
  const char *text;
} player_facts[] = {
  { has_no_fide_id, BRG_REPORT_ERROR, "no-fide-id", N_ ("no FIDE ID") },
  { has_odd_fide_id, BRG_REPORT_ERROR, "odd-fide-id", N_ ("the FIDE ID is not a number") },
  { has_no_federation, BRG_REPORT_ERROR, "no-player-federation", N_ ("no federation") },
  { has_odd_federation, BRG_REPORT_ERROR, "odd-player-federation",
    N_ ("the federation is no code of three letters") },
  { has_no_birth, BRG_REPORT_WARNING, "no-birth", N_ ("no date of birth") },
  { has_birth_year, BRG_REPORT_NOTE, "birth-year", N_ ("only the year of birth") },
  { has_no_sex, BRG_REPORT_NOTE, "no-sex", N_ ("sex is not given") },
  { is_not_latin, BRG_REPORT_WARNING, "not-latin", N_ ("the name is not in Latin letters") },
};

/* Takes nothing over. */
static void
add_player (Check *check,
            BrgReportLevel level,
            const char *id,
            const BrgEntry *entry,
            const char *text)
{
  g_autofree char *name = brg_entry_dup_name (entry);

  add (check, level, id, g_strdup_printf ("%s: %s", name, text), "players",
       entry->id != 0 ? g_strdup_printf ("entry/%" G_GINT64_FORMAT, entry->id)
                      : g_strdup_printf ("number/%d", entry->number));
}

static void
check_facts (Check *check, const BrgEntry *entry)
{
  for (guint i = 0; i < G_N_ELEMENTS (player_facts); i++)
    if (player_facts[i].is_so (entry))
      add_player (check, check->is_fide ? player_facts[i].level : BRG_REPORT_NOTE,
                  player_facts[i].id, entry, _ (player_facts[i].text));
}

/* A list holds for a month: the one of the first day counts. */
static void
check_list (Check *check, const BrgEntry *entry)
{
  const char *starts = check->snapshot->event->starts;
  const BrgEntryRating *rating;

  if (entry->ratings == NULL || entry->ratings->len == 0 || strlen (starts) < strlen ("YYYY-MM"))
    return;
  rating = &g_array_index (entry->ratings, BrgEntryRating, 0);
  if (strlen (rating->day) >= strlen ("YYYY-MM") &&
      strncmp (rating->day, starts, strlen ("YYYY-MM")) != 0)
    {
      /* Translators: name and day of a rating list */
      g_autofree char *text = g_strdup_printf (
          _ ("the rating is from the list %s of %s, not from that of the first day"), rating->list,
          rating->day);

      add_player (check, check->is_fide ? BRG_REPORT_WARNING : BRG_REPORT_NOTE, "other-list", entry,
                  text);
    }
}

static gboolean
is_in_game (const BrgGame *game, gint player)
{
  return game->black != BRG_NOBODY && (game->white == player || game->black == player) &&
         (brg_outcome_is_played (game->white_outcome) ||
          brg_outcome_is_played (game->black_outcome));
}

static gboolean
has_played (const BrgSnapshot *boards, gint player)
{
  for (guint i = 0; i < boards->rounds->len; i++)
    {
      const BrgRound *round = boards->rounds->pdata[i];

      for (guint k = 0; k < round->games->len; k++)
        if (is_in_game (&g_array_index (round->games, BrgGame, k), player))
          return TRUE;
    }
  return FALSE;
}

static void
check_players (Check *check)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < check->boards->entries->len; i++)
    {
      const BrgEntry *entry = check->boards->entries->pdata[i];

      check_facts (check, entry);
      check_list (check, entry);
      if (*entry->fide_id != '\0' && !g_hash_table_add (seen, entry->fide_id))
        add_player (check, BRG_REPORT_ERROR, "fide-id-twice", entry,
                    _ ("another player has this FIDE ID"));
      if (check->boards->rounds->len > 0 && !has_played (check->boards, (gint) i))
        add_player (check, BRG_REPORT_NOTE, "no-games", entry, _ ("no game was played"));
    }
}

static void
check_teams (Check *check)
{
  if (check->snapshot->players == NULL)
    return;
  for (guint i = 0; i < check->snapshot->entries->len; i++)
    {
      gint n_players = 0;

      brg_snapshot_find_players (check->snapshot, (gint) i, &n_players);
      if (n_players < check->snapshot->group->boards)
        add_player (check, n_players == 0 ? BRG_REPORT_ERROR : BRG_REPORT_WARNING, "short-team",
                    check->snapshot->entries->pdata[i],
                    _ ("the team has fewer players than boards"));
    }
}

static gint
compare_levels (gconstpointer a, gconstpointer b)
{
  return (gint) (*(BrgReportFinding *const *) a)->level -
         (gint) (*(BrgReportFinding *const *) b)->level;
}

GPtrArray *
brg_report_check (const BrgSnapshot *snapshot)
{
  Check check = { .snapshot = snapshot };
  BrgRatingReason reason;
  const char *article;

  g_return_val_if_fail (snapshot != NULL, NULL);

  check.boards = brg_snapshot_get_boards (snapshot);
  check.kind = brg_rating_report_find_kind (snapshot, &reason, &article);
  check.is_fide = check.kind == BRG_RATING_STANDARD || check.kind == BRG_RATING_RAPID ||
                  check.kind == BRG_RATING_BLITZ;
  check.findings = g_ptr_array_new_with_free_func (free_finding);
  check_event (&check);
  check_officials (&check);
  check_tempo (&check);
  if (check.is_fide)
    check_time_of_ratings (&check);
  check_results (&check);
  check_days (&check);
  check_teams (&check);
  check_players (&check);
  /* Stable: g_ptr_array_sort() keeps the order of equals. */
  g_ptr_array_sort (check.findings, compare_levels);
  return check.findings;
}

guint
brg_report_check_count (const GPtrArray *findings, BrgReportLevel level)
{
  guint count = 0;

  g_return_val_if_fail (findings != NULL, 0);

  for (guint i = 0; i < findings->len; i++)
    count += ((const BrgReportFinding *) findings->pdata[i])->level == level;
  return count;
}

static const struct
{
  const char *id;
  const char *name;
} levels[] = {
  [BRG_REPORT_ERROR] = { "error", N_ ("Error") },
  [BRG_REPORT_WARNING] = { "warning", N_ ("Warning") },
  [BRG_REPORT_NOTE] = { "note", N_ ("Remark") },
};

const char *
brg_report_level_get_id (BrgReportLevel level)
{
  g_return_val_if_fail (level < G_N_ELEMENTS (levels), NULL);

  return levels[level].id;
}

const char *
brg_report_level_describe (BrgReportLevel level)
{
  g_return_val_if_fail (level < G_N_ELEMENTS (levels), NULL);

  return _ (levels[level].name);
}
