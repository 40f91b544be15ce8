/* brg-rating-report.c - ratings and norms of a group
 *
 * Rules: rus-chess-2014 24.1.1, 24.2; rus-draughts-2022 5.4.5.2, 5.4.7.2, 10.5.8; ussr-chess-1956
 *   23
 * Tests: tests/app/test-rating-report.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-report.h"

#include <stdlib.h>

#include "brg-event-norms.h"
#include "brg-norm-table.h"
#include "brg-rulebooks.h"
#include "brg-snapshot-tournament.h"
#include "brg-time-control.h"

#define FIDE_BOOK "fide-2023"

static BrgRatingKind
kind_of_tempo (BrgTempo tempo)
{
  switch (tempo)
    {
    case BRG_TEMPO_STANDARD:
      return BRG_RATING_STANDARD;
    case BRG_TEMPO_RAPID:
      return BRG_RATING_RAPID;
    case BRG_TEMPO_BLITZ:
      return BRG_RATING_BLITZ;
    case BRG_TEMPO_UNKNOWN:
    default:
      return BRG_RATING_NONE;
    }
}

/* A book without classes leaves them to FIDE, whose list it is. */
static BrgRatingKind
classify (const BrgSnapshot *snapshot, const BrgTimeControl *control, const char **article)
{
  const BrgEvent *event = snapshot->event;
  BrgTempo tempo = brg_time_control_classify (control, event->rulebook, event->discipline, article);

  if (*article == NULL)
    tempo = brg_time_control_classify (control, brg_rulebook_find (FIDE_BOOK), BRG_DISCIPLINE_CHESS,
                                       article);
  return kind_of_tempo (tempo);
}

BrgRatingKind
brg_rating_report_find_kind (const BrgSnapshot *snapshot,
                             BrgRatingReason *reason,
                             const char **article)
{
  const BrgGroup *group;
  BrgRatingKind kind;
  BrgTimeControl control;

  g_return_val_if_fail (snapshot != NULL && reason != NULL && article != NULL, BRG_RATING_NONE);

  group = snapshot->group;
  *article = NULL;
  *reason = BRG_RATING_BY_GROUP;
  if (brg_rating_kind_from_id (group->rating_kind, &kind))
    return kind;
  *reason = BRG_RATING_BY_DISCIPLINE;
  if (snapshot->event->discipline != BRG_DISCIPLINE_CHESS)
    return snapshot->event->discipline == BRG_DISCIPLINE_CHESS960 ? BRG_RATING_NONE
                                                                  : BRG_RATING_ELO;
  *reason = BRG_RATING_BY_DEFAULT;
  if (!brg_time_control_parse (group->time_control, &control, NULL))
    return BRG_RATING_STANDARD;
  *reason = BRG_RATING_BY_TIME_CONTROL;
  return classify (snapshot, &control, article);
}

static gint
find_minutes (const BrgSnapshot *snapshot)
{
  BrgTimeControl control;

  return brg_time_control_parse (snapshot->group->time_control, &control, NULL)
             ? brg_time_control_sixty_moves_seconds (&control) / 60
             : 0;
}

/* The first day tells which regulations hold. */
static gint
find_date (const BrgEvent *event)
{
  gint date = 0;

  if (!brg_rating_rules_parse_date (event->starts, &date))
    brg_rating_rules_parse_date (event->ends, &date);
  return date;
}

/* The year of a date that is a day or a year alone; 0 for none. */
static gint
read_year (const char *text)
{
  return (gint) strtol (text, NULL, 10);
}

static gint
find_age (const BrgEntry *entry, gint date)
{
  gint birth = read_year (entry->birth);

  return birth > 0 && date / 10000 >= birth ? date / 10000 - birth : -1;
}

static gsize
cell_index (const BrgTournament *tournament, gint player, gint round)
{
  return (gsize) (round - 1) * (gsize) tournament->n_players + (gsize) player;
}

/* rus-draughts-2022 10.5.8: a minus to both for want of a record is a loss in the classification,
 * which other minuses are not (5.4.7.2). */
static void
take_minus (BrgTournament *tournament, gint player, gint round)
{
  BrgCell *cell = brg_tournament_cell (tournament, player, round);

  if (cell->lacks_record)
    cell->outcome = BRG_OUTCOME_LOSS;
}

static void
take_game (BrgRatingReport *self, gint round, const BrgGame *game)
{
  BrgTournament *tournament = self->tournament;

  if (game->black == BRG_NOBODY)
    return;
  take_minus (tournament, game->white, round);
  take_minus (tournament, game->black, round);
  if (game->rating_white != BRG_OUTCOME_NONE)
    brg_tournament_cell (tournament, game->white, round)->outcome = game->rating_white;
  if (game->rating_black != BRG_OUTCOME_NONE)
    brg_tournament_cell (tournament, game->black, round)->outcome = game->rating_black;
  self->adjudicated[cell_index (tournament, game->white, round)] = game->is_adjudicated;
  self->adjudicated[cell_index (tournament, game->black, round)] = game->is_adjudicated;
}

/* Rounds that do not count yet: as if nobody had played them. */
static void
open_round (BrgTournament *tournament, gint round)
{
  for (gint i = 0; i < tournament->n_players; i++)
    {
      BrgCell *cell = brg_tournament_cell (tournament, i, round);

      cell->outcome = BRG_OUTCOME_NONE;
      if (tournament->kind == BRG_TOURNAMENT_SWISS)
        cell->opponent = BRG_NOBODY;
    }
}

/* The rule for leavers is not applied: their games stay for rating (rus-chess-2014 24.1.1,
 * rus-draughts-2022 5.4.5.2) and count for classification (ussr-chess-1956 23). */
static void
make_tournament (BrgRatingReport *self, gint through_round)
{
  self->tournament = brg_snapshot_to_tournament (self->boards);
  self->adjudicated = g_new0 (gboolean, (gsize) MAX (self->tournament->n_rounds, 1) *
                                            (gsize) MAX (self->tournament->n_players, 1));
  for (guint i = 0; i < self->boards->rounds->len; i++)
    {
      const BrgRound *round = self->boards->rounds->pdata[i];

      for (guint k = 0; k < round->games->len; k++)
        take_game (self, round->number, &g_array_index (round->games, BrgGame, k));
    }
  for (gint round = through_round + 1; through_round > 0 && round <= self->tournament->n_rounds;
       round++)
    open_round (self->tournament, round);
}

/* The ratings that were taken from lists for later rounds. */
static GArray *
list_periods (const BrgEntry *entry)
{
  GArray *periods = g_array_new (FALSE, FALSE, sizeof (BrgRatingPeriod));

  for (guint i = 0; entry->ratings != NULL && i < entry->ratings->len; i++)
    {
      const BrgEntryRating *rating = &g_array_index (entry->ratings, BrgEntryRating, i);
      BrgRatingPeriod period = { rating->from_round, rating->rating };

      if (period.from_round > 1)
        g_array_append_val (periods, period);
    }
  return periods;
}

static void
make_list (BrgRatingReport *self, gint date)
{
  const BrgRatingRules *rules = brg_rating_rules_find (self->kind, date);
  g_autoptr (GPtrArray) periods = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_autofree BrgRatingPerson *persons = NULL;

  if (rules == NULL)
    return;
  persons = g_new0 (BrgRatingPerson, MAX (self->tournament->n_players, 1));
  for (gint i = 0; i < self->tournament->n_players; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (self->boards, i);

      GArray *own = list_periods (entry);

      g_ptr_array_add (periods, own);
      persons[i] = (BrgRatingPerson){ .age = find_age (entry, date),
                                      .n_games = -1,
                                      .k = entry->k_factor,
                                      .periods = (const BrgRatingPeriod *) (gpointer) own->data,
                                      .n_periods = own->len };
    }
  self->list = brg_rating_list_new (self->tournament, persons, rules, self->minutes);
}

gboolean
brg_rating_report_has_norms (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  return snapshot->event->discipline == BRG_DISCIPLINE_CHESS &&
         snapshot->event->rulebook->counts_for_fide;
}

gboolean
brg_rating_report_knows_norms (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  return snapshot->norms->len > 0 || brg_rating_report_has_norms (snapshot);
}

static void
fill_persons (BrgRatingReport *self)
{
  self->persons = g_new0 (BrgNormPerson, MAX (self->tournament->n_players, 1));
  for (gint i = 0; i < self->tournament->n_players; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (self->boards, i);

      self->persons[i] = (BrgNormPerson){ .title = entry->title,
                                          .federation = entry->federation,
                                          .is_woman = g_str_equal (entry->sex, "f") };
    }
}

static void
add_norms (BrgRatingReport *self, const BrgNormTable *table, gboolean everybody)
{
  const BrgNormEvent event = { .tournament = self->tournament,
                               .persons = self->persons,
                               .adjudicated = self->adjudicated,
                               .host = self->snapshot->event->federation,
                               .list = self->kind };
  g_autoptr (GArray) norms = NULL;

  if (table == NULL)
    return;
  norms = brg_norm_list (table, &event, everybody);
  if (norms->len > 0)
    g_array_append_vals (self->norms, norms->data, norms->len);
}

/* FIDE's norms are of its own game and laws; a table of one's own knows what it is for. */
static void
make_norms (BrgRatingReport *self, const BrgNormTable *table, gboolean everybody)
{
  self->norms = g_array_new (FALSE, FALSE, sizeof (BrgNorm));
  if (table == NULL && !brg_rating_report_knows_norms (self->snapshot))
    return;
  fill_persons (self);
  if (table != NULL)
    {
      add_norms (self, table, everybody);
      return;
    }
  if (brg_rating_report_has_norms (self->snapshot))
    add_norms (self, brg_norm_table_get_fide (), everybody);
  self->own_norms = brg_event_norms_make (self->snapshot);
  add_norms (self, self->own_norms, everybody);
}

BrgRatingReport *
brg_rating_report_new (const BrgSnapshot *snapshot, const BrgRatingChoice *choice)
{
  static const BrgRatingChoice usual = { 0 };
  BrgRatingReport *self;

  g_return_val_if_fail (snapshot != NULL, NULL);

  if (choice == NULL)
    choice = &usual;
  self = g_new0 (BrgRatingReport, 1);
  self->snapshot = brg_snapshot_ref ((BrgSnapshot *) snapshot);
  self->boards = brg_snapshot_get_boards (snapshot);
  self->kind = brg_rating_report_find_kind (snapshot, &self->reason, &self->article);
  if (choice->has_kind)
    {
      self->kind = choice->kind;
      self->reason = BRG_RATING_BY_GROUP;
    }
  self->minutes = find_minutes (snapshot);
  make_tournament (self, choice->through_round);
  make_list (self, choice->date > 0 ? choice->date : find_date (snapshot->event));
  make_norms (self, choice->norms, choice->everybody);
  return self;
}

void
brg_rating_report_free (BrgRatingReport *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->norms);
  brg_norm_table_free (self->own_norms);
  g_free (self->adjudicated);
  g_free (self->persons);
  brg_rating_list_free (self->list);
  brg_tournament_free (self->tournament);
  brg_snapshot_unref (self->snapshot);
  g_free (self);
}
