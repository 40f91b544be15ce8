/* brg-trf-generated.c - a generated tournament as a report file
 *
 * Rules: fide-handling-2026 2.2
 * Tests: tests/data/test-trf-generated.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-generated.h"

#include <stdlib.h>
#include <string.h>

#include "brg-criterion-code.h"
#include "brg-lots.h"
#include "brg-standings.h"
#include "brg-trf-system.h"

/* Stream of the names, beside those of the generator (see BrgGeneratorDraw). */
#define NAMES (G_GUINT64_CONSTANT (1) << 40)

/* One woman among so many. */
#define PLAYERS_A_WOMAN 8

static const char *const usual_tie_breaks[] = { "BH/C1", "BH", "SB", NULL };

/* Nobody of these exists: family names of two or three parts, given names of one list a sex. */
static const char *const beginnings[] = {
  "Al",  "Bar", "Cer", "Dan", "Er", "Far", "Gal", "Hol", "Il",  "Jan",
  "Kar", "Lor", "Mar", "Nor", "Or", "Pel", "Ros", "Sal", "Tor", "Val",
};
static const char *const middles[] = { "", "a", "e", "i", "o", "ale", "eni", "ima", "ore", "uva" };
static const char *const ends[] = {
  "berg", "din", "fort", "gard", "holm", "kov", "lin", "man",
  "nen",  "rez", "sen",  "ski",  "ton",  "van", "vic", "zin",
};
static const char *const men[] = { "Adam",  "Boris", "Carl",   "David", "Emil", "Georg",
                                   "Henry", "Ivan",  "Jonas",  "Leon",  "Max",  "Nils",
                                   "Oscar", "Peter", "Robert", "Simon" };
static const char *const women[] = { "Anna",  "Clara", "Elena", "Irina",
                                     "Julia", "Maria", "Nina",  "Vera" };
static const char *const federations[] = { "ARM", "AUT", "BRA", "CZE", "ENG", "ESP",
                                           "EST", "FRA", "GEO", "GER", "HUN", "IND",
                                           "ITA", "KAZ", "NED", "NOR", "POL", "UKR" };

#define DRAW(lots, list) ((list)[brg_lots_below ((lots), G_N_ELEMENTS (list))])

static void
replace (char **place, char *text)
{
  g_free (*place);
  *place = text;
}

static BrgEntry *
draw_person (BrgLots *lots)
{
  BrgEntry *entry = brg_entry_new ();
  gboolean is_woman = brg_lots_below (lots, PLAYERS_A_WOMAN) == 0;
  const char *beginning = DRAW (lots, beginnings);
  const char *middle = DRAW (lots, middles);
  const char *end = DRAW (lots, ends);

  replace (&entry->family_name, g_strconcat (beginning, middle, end, NULL));
  replace (&entry->given_name, g_strdup (is_woman ? DRAW (lots, women) : DRAW (lots, men)));
  replace (&entry->sex, g_strdup (is_woman ? "f" : "m"));
  replace (&entry->federation, g_strdup (DRAW (lots, federations)));
  return entry;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  const BrgEntry *one = *(BrgEntry *const *) a;
  const BrgEntry *other = *(BrgEntry *const *) b;
  gint order = strcmp (one->family_name, other->family_name);

  return order != 0 ? order : strcmp (one->given_name, other->given_name);
}

/* fide-handling-2026 2.2: who has the same rating, and no title, stands in the order of names. */
static void
sort_equals (GPtrArray *persons, const BrgTournament *tournament)
{
  for (gint first = 0; first < tournament->n_players;)
    {
      gint end = first;

      while (end < tournament->n_players &&
             tournament->players[end].rating == tournament->players[first].rating)
        end++;
      qsort (persons->pdata + first, (gsize) (end - first), sizeof *persons->pdata, compare_names);
      first = end;
    }
}

static void
set_persons (BrgTrf *trf, guint64 seed)
{
  BrgLots lots = brg_lots_begin (seed, NAMES);
  g_autoptr (GPtrArray) persons = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  for (guint i = 0; i < trf->players->len; i++)
    g_ptr_array_add (persons, draw_person (&lots));
  sort_equals (persons, trf->tournament);
  for (guint i = 0; i < trf->players->len; i++)
    {
      BrgEntry *person = persons->pdata[i];

      person->rating = trf->tournament->players[i].rating;
      brg_trf_player_set_entry (trf->players->pdata[i], person);
    }
}

/* A round a day, from the day on which FIDE's rules of pairing and of tie-breaks were all in force:
 * no clock is asked. */
static char *
make_day (gint round)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, 1, G_DATE_MARCH, 2026);
  g_date_add_days (&date, (guint) round - 1);
  return g_strdup_printf ("%04d-%02d-%02d", g_date_get_year (&date), (int) g_date_get_month (&date),
                          g_date_get_day (&date));
}

static void
set_days (BrgTrf *trf)
{
  gint n_rounds = trf->tournament->n_rounds;
  g_autofree char *first = make_day (1);
  g_autofree char *last = make_day (n_rounds);

  brg_trf_set_text (trf, BRG_TRF_TEXT_STARTS, first);
  brg_trf_set_text (trf, BRG_TRF_TEXT_ENDS, last);
  for (gint round = 1; round <= n_rounds; round++)
    g_ptr_array_add (trf->round_dates, make_day (round));
}

static void
set_texts (BrgTrf *trf,
           const BrgGenerated *generated,
           const BrgPairingSystem *system,
           const char *const *tie_breaks)
{
  g_autofree char *name =
      g_strdup_printf ("Generated tournament %" G_GUINT64_FORMAT, generated->seed);
  g_autofree char *joined = g_strjoinv (",", (char **) tie_breaks);
  g_autofree char *standings =
      *joined != '\0' ? g_strconcat ("PTS,", joined, NULL) : g_strdup ("PTS");

  brg_trf_set_text (trf, BRG_TRF_TEXT_NAME, name);
  brg_trf_set_text (trf, BRG_TRF_TEXT_FEDERATION, "FID");
  brg_trf_set_text (trf, BRG_TRF_TEXT_TYPE, "Individual: Swiss-System");
  brg_trf_set_text (trf, BRG_TRF_TEXT_TIME_CONTROL, "90 minutes, 30 seconds a move");
  brg_trf_set_text (trf, BRG_TRF_TEXT_TIME_CODE, "5400+30");
  brg_trf_set_text (trf, BRG_TRF_TEXT_CONTROLLER, "Berger " BRG_VERSION);
  brg_trf_set_text (trf, BRG_TRF_TEXT_TYPE_CODE, brg_trf_system_get_code (system->id));
  brg_trf_set_text (trf, BRG_TRF_TEXT_TIE_BREAKS, joined);
  brg_trf_set_text (trf, BRG_TRF_TEXT_STANDINGS, standings);
  set_days (trf);
}

static void
set_places (BrgTrf *trf, gint n_paired, const char *const *tie_breaks)
{
  guint n_criteria = g_strv_length ((char **) tie_breaks);
  g_autofree const BrgCriterion **criteria = g_new (const BrgCriterion *, MAX (1, n_criteria));
  g_autoptr (BrgStandings) standings = NULL;

  for (guint i = 0; i < n_criteria; i++)
    criteria[i] = brg_criterion_find (tie_breaks[i]);
  standings = brg_standings_compute (trf->tournament, NULL, n_paired, BRG_TIEBREAK_FIDE_2026,
                                     criteria, n_criteria);
  for (gint i = 0; i < standings->n_lines; i++)
    brg_trf_get_player (trf, standings->lines[i].player)->rank = standings->lines[i].place;
}

/* Rounds in a row with the same points share a record. */
static void
set_accelerations (BrgTrf *trf, gint last_leader)
{
  const BrgTournament *tournament = trf->tournament;
  BrgTrfAcceleration *last = NULL;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      BrgTrfAcceleration a = {
        .points = brg_tournament_virtual_points (tournament, last_leader - 1, round),
        .first_round = round,
        .last_round = round,
        .first_number = 1,
        .last_number = last_leader,
      };

      if (last != NULL && last->points == a.points)
        last->last_round = round;
      else if (a.points > 0)
        {
          g_array_append_val (trf->accelerations, a);
          last =
              &g_array_index (trf->accelerations, BrgTrfAcceleration, trf->accelerations->len - 1);
        }
    }
}

static void
set_forbidden (BrgTrf *trf)
{
  const GArray *pairs = trf->tournament->forbidden;

  for (guint i = 0; pairs != NULL && i < pairs->len; i++)
    {
      const BrgForbiddenPair *pair = &g_array_index (pairs, BrgForbiddenPair, i);
      g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint));
      gint both[] = { pair->player + 1, pair->other + 1 };

      g_array_append_vals (numbers, both, G_N_ELEMENTS (both));
      brg_trf_forbid (trf->forbidden, pair->first_round, pair->last_round, numbers);
    }
}

static void
add_comment (BrgTrf *trf, const char *text)
{
  BrgTrfRaw *raw = g_new0 (BrgTrfRaw, 1);

  raw->text = g_strconcat ("### ", text, NULL);
  g_ptr_array_add (trf->raw, raw);
}

BrgTrf *
brg_trf_from_generated (const BrgGenerated *generated,
                        const BrgPairingSystem *system,
                        const char *const *tie_breaks,
                        const char *remark)
{
  BrgTrf *trf;

  g_return_val_if_fail (generated != NULL, NULL);
  g_return_val_if_fail (system != NULL, NULL);

  if (tie_breaks == NULL)
    tie_breaks = usual_tie_breaks;
  trf = brg_trf_new (brg_tournament_copy (generated->tournament));
  trf->lists_past_byes = TRUE;
  set_persons (trf, generated->seed);
  set_texts (trf, generated, system, tie_breaks);
  if (generated->n_paired > 0)
    set_places (trf, generated->n_paired, tie_breaks);
  if (generated->last_leader > 0)
    set_accelerations (trf, generated->last_leader);
  set_forbidden (trf);
  if (remark != NULL)
    add_comment (trf, remark);
  if (generated->n_paired < generated->tournament->n_rounds)
    {
      g_autofree char *text = g_strdup_printf ("no pairing existed for round %d with its absences",
                                               generated->n_paired + 1);

      add_comment (trf, text);
    }
  return trf;
}
