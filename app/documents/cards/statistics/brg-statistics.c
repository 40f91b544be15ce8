/* brg-statistics.c - what can be counted in a group: colours, points, upsets, regions
 *
 * Tests: tests/app/test-documents-statistics.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-statistics.h"

#include <string.h>

#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-name-order.h"
#include "brg-rational.h"
#include "brg-snapshot-tournament.h"

typedef struct
{
  guint white;
  guint drawn;
  guint black;
  guint forfeited;
  guint byes;
  guint open;
} Counts;

/* A game that the lower rated player won. */
typedef struct
{
  gint winner;
  gint loser;
  gint round;
  gint difference;
} Upset;

typedef struct
{
  const BrgSnapshot *snapshot; /* the view that is played on boards */
  const BrgDocumentOptions *options;
  const BrgWords *words;
  gint round;
  GPtrArray *rows;
  const char *section; /* that begins with the next row */
} Builder;

static void
free_row (gpointer data)
{
  BrgStatisticsRow *row = data;

  g_free (row->section);
  g_free (row->label);
  g_free (row->number);
  g_free (row);
}

static void
add_row (Builder *builder, char *label, char *number, double share, gint percent)
{
  BrgStatisticsRow *row = g_new0 (BrgStatisticsRow, 1);

  row->section = g_strdup (builder->section);
  builder->section = NULL;
  row->label = label;
  row->number = number;
  row->share = share;
  row->percent = percent;
  g_ptr_array_add (builder->rows, row);
}

static gint
find_percent (guint n, guint all)
{
  return all > 0 ? (gint) ((200 * (guint64) n + all) / (2 * (guint64) all)) : -1;
}

static void
add_count (Builder *builder, const char *label, guint n, guint all)
{
  add_row (builder, g_strdup (label), g_strdup_printf ("%u", n), all > 0 ? (double) n / all : -1,
           find_percent (n, all));
}

/* ---- results */

static void
count_game (Counts *counts, BrgOutcome white, BrgOutcome black, gboolean is_bye)
{
  if (is_bye)
    counts->byes++;
  else if (brg_outcome_is_forfeit (white) || brg_outcome_is_forfeit (black))
    counts->forfeited++;
  else if (brg_outcome_is_win (white))
    counts->white++;
  else if (brg_outcome_is_win (black))
    counts->black++;
  else if (brg_outcome_is_draw (white))
    counts->drawn++;
  else
    counts->open++;
}

static Counts
count_round (const Builder *builder, gint number)
{
  const BrgRound *round = brg_snapshot_get_round (builder->snapshot, number);
  Counts counts = { 0 };

  for (guint i = 0; round != NULL && i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      BrgOutcome white;
      BrgOutcome black;

      brg_snapshot_get_outcomes (builder->snapshot, round, game, &white, &black);
      count_game (&counts, white, black, game->black == BRG_NOBODY);
    }
  /* Of a round robin the free player stands in no row of the round. */
  if (round != NULL && brg_snapshot_is_round_robin (builder->snapshot))
    {
      g_autoptr (GArray) free_players = brg_form_persons_list_free (builder->snapshot, number);

      counts.byes += free_players->len;
    }
  return counts;
}

static Counts
count_all (const Builder *builder)
{
  Counts all = { 0 };

  for (gint round = 1; round <= builder->round; round++)
    {
      Counts counts = count_round (builder, round);

      all.white += counts.white;
      all.drawn += counts.drawn;
      all.black += counts.black;
      all.forfeited += counts.forfeited;
      all.byes += counts.byes;
      all.open += counts.open;
    }
  return all;
}

static void
add_colours (Builder *builder)
{
  const BrgWords *words = builder->words;
  Counts all = count_all (builder);
  guint played = all.white + all.drawn + all.black;

  /* Translators: section of the statistics; "Результаты по цвету" */
  builder->section = WC_ (words, "statistics", "Results by colour");
  /* Translators: rows of the statistics: games that were played; "Сыграно партий" */
  add_row (builder, g_strdup (WC_ (words, "statistics", "Games played")),
           g_strdup_printf ("%u", played), -1, -1);
  add_count (builder, WC_ (words, "statistics", "Won by White"), all.white, played);
  add_count (builder, WC_ (words, "statistics", "Drawn"), all.drawn, played);
  add_count (builder, WC_ (words, "statistics", "Won by Black"), all.black, played);
  /* Translators: row of the statistics: games without play; "Не состоялось партий" */
  add_row (builder, g_strdup (WC_ (words, "statistics", "Not played")),
           g_strdup_printf ("%u", all.forfeited), -1, -1);
  /* Translators: row of the statistics: players without an opponent; "Свободны от игры" */
  add_row (builder, g_strdup (WC_ (words, "statistics", "Byes")), g_strdup_printf ("%u", all.byes),
           -1, -1);
  if (all.open > 0)
    /* Translators: row of the statistics: games without result; "Без результата" */
    add_row (builder, g_strdup (WC_ (words, "statistics", "Without result")),
             g_strdup_printf ("%u", all.open), -1, -1);
}

/* The bar is what White has scored of the games of the round. */
static void
add_rounds (Builder *builder)
{
  /* Translators: section of the statistics: White's wins, draws, Black's wins of each round;
   * "По турам: белые – ничьи – чёрные" */
  builder->section = WC_ (builder->words, "statistics", "By round: White – drawn – Black");
  for (gint round = 1; round <= builder->round; round++)
    {
      Counts counts = count_round (builder, round);
      guint played = counts.white + counts.drawn + counts.black;

      add_row (builder, g_strdup_printf (W_ (builder->words, "Round %d"), round),
               g_strdup_printf ("%u – %u – %u", counts.white, counts.drawn, counts.black),
               played > 0 ? (counts.white + counts.drawn / 2.0) / played : -1,
               find_percent (2 * counts.white + counts.drawn, 2 * played));
    }
}

/* ---- points */

static gint
sum_points (const Builder *builder, const BrgTournament *tournament, gint player)
{
  gint points = brg_snapshot_get_entry (builder->snapshot, player)->carried_points;

  for (gint round = 1; round <= MIN (builder->round, tournament->n_rounds); round++)
    points += brg_scoring_points (&builder->snapshot->group->scoring,
                                  brg_tournament_cell (tournament, player, round)->outcome);
  return points;
}

static gint
compare_down (gconstpointer a, gconstpointer b)
{
  return *(const gint *) b - *(const gint *) a;
}

static void
add_points (Builder *builder, const BrgTournament *tournament)
{
  g_autoptr (GArray) sums = g_array_new (FALSE, FALSE, sizeof (gint));
  guint n = 0;

  for (gint player = 0; player < tournament->n_players; player++)
    {
      gint points = sum_points (builder, tournament, player);

      g_array_append_val (sums, points);
    }
  g_array_sort (sums, compare_down);
  /* Translators: section of the statistics: how many players have so many points; "Распределение
   * очков" */
  builder->section = WC_ (builder->words, "statistics", "Distribution of points");
  for (guint i = 0; i < sums->len; i += n)
    {
      gint points = g_array_index (sums, gint, i);
      g_autofree char *figures = brg_points_to_figures (points);
      g_autofree char *label =
          /* Translators: row of the statistics: a number of points; "очков: %s" */
          g_strdup_printf (WC_ (builder->words, "statistics", "points: %s"), figures);

      for (n = 1; i + n < sums->len && g_array_index (sums, gint, i + n) == points; n++)
        ;
      add_count (builder, label, n, sums->len);
    }
}

/* ---- upsets */

static void
note_upset (const Builder *builder, GArray *upsets, gint winner, gint loser, gint round)
{
  gint low = brg_entry_get_rating (brg_snapshot_get_entry (builder->snapshot, winner), round);
  gint high = brg_entry_get_rating (brg_snapshot_get_entry (builder->snapshot, loser), round);
  Upset upset = { winner, loser, round, high - low };

  if (low > 0 && high > low)
    g_array_append_val (upsets, upset);
}

static gint
compare_upsets (gconstpointer a, gconstpointer b)
{
  const Upset *first = a;
  const Upset *second = b;

  if (first->difference != second->difference)
    return second->difference - first->difference;
  return first->round != second->round ? first->round - second->round
                                       : first->winner - second->winner;
}

static GArray *
list_upsets (const Builder *builder)
{
  GArray *upsets = g_array_new (FALSE, FALSE, sizeof (Upset));

  for (gint number = 1; number <= builder->round; number++)
    {
      const BrgRound *round = brg_snapshot_get_round (builder->snapshot, number);

      for (guint i = 0; round != NULL && i < round->games->len; i++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, i);

          if (game->black != BRG_NOBODY && brg_outcome_is_win (game->white_outcome))
            note_upset (builder, upsets, game->white, game->black, number);
          if (game->black != BRG_NOBODY && brg_outcome_is_win (game->black_outcome))
            note_upset (builder, upsets, game->black, game->white, number);
        }
    }
  g_array_sort (upsets, compare_upsets);
  return upsets;
}

static void
add_upsets (Builder *builder)
{
  g_autoptr (GArray) upsets = list_upsets (builder);

  /* Translators: section of the statistics: the lower rated player won; "Неожиданные результаты:
   * разница рейтингов" */
  builder->section = WC_ (builder->words, "statistics", "Upsets: difference of ratings");
  for (guint i = 0; i < MIN (upsets->len, BRG_STATISTICS_MOST_UPSETS); i++)
    {
      const Upset *upset = &g_array_index (upsets, Upset, i);
      const Upset *greatest = &g_array_index (upsets, Upset, 0);
      g_autofree char *winner =
          brg_form_persons_dup_name (builder->snapshot, upset->winner, builder->options);
      g_autofree char *loser =
          brg_form_persons_dup_name (builder->snapshot, upset->loser, builder->options);

      add_row (builder,
               /* Translators: row of the statistics: the winner, the loser, the round; "%s – %s,
                * %d-й тур" */
               g_strdup_printf (WC_ (builder->words, "statistics", "%s – %s, round %d"), winner,
                                loser, upset->round),
               g_strdup_printf ("%d", upset->difference),
               (double) upset->difference / greatest->difference, -1);
    }
  if (upsets->len == 0)
    /* Translators: row of the statistics: there were no upsets; "не было" */
    add_row (builder, g_strdup (WC_ (builder->words, "statistics", "none")), g_strdup (""), -1, -1);
}

/* ---- regions */

typedef struct
{
  const char *name;
  char *key; /* owned */
  guint n;
  gint points;
} Region;

static void
clear_region (gpointer data)
{
  g_free (((Region *) data)->key);
}

static gint
compare_regions (gconstpointer a, gconstpointer b)
{
  const Region *first = a;
  const Region *second = b;

  return first->n != second->n ? (first->n > second->n ? -1 : 1) : strcmp (first->key, second->key);
}

static GArray *
list_regions (const Builder *builder, const BrgTournament *tournament)
{
  GArray *regions = g_array_new (FALSE, FALSE, sizeof (Region));

  g_array_set_clear_func (regions, clear_region);
  for (gint player = 0; player < tournament->n_players; player++)
    {
      const char *name =
          brg_form_persons_get_region (brg_snapshot_get_entry (builder->snapshot, player));
      guint i = 0;

      while (i < regions->len && !g_str_equal (g_array_index (regions, Region, i).name, name))
        i++;
      if (i == regions->len)
        {
          Region region = { name, brg_name_order_key (name), 0, 0 };

          g_array_append_val (regions, region);
        }
      g_array_index (regions, Region, i).n++;
      g_array_index (regions, Region, i).points += sum_points (builder, tournament, player);
    }
  g_array_sort (regions, compare_regions);
  return regions;
}

static void
add_regions (Builder *builder, const BrgTournament *tournament)
{
  g_autoptr (GArray) regions = list_regions (builder, tournament);

  /* Translators: section of the statistics; "Регионы: участников, очков в среднем" */
  builder->section = WC_ (builder->words, "statistics", "Regions: players, points on average");
  for (guint i = 0; i < regions->len; i++)
    {
      const Region *region = &g_array_index (regions, Region, i);
      /* In tenths, rounded. */
      gint64 tenths = ((gint64) region->points * 20 + BRG_POINT * region->n) /
                      (2 * (gint64) BRG_POINT * region->n);

      add_row (builder,
               g_strdup (*region->name != '\0' ? region->name : W_ (builder->words, "no region")),
               g_strdup_printf ("%u · %d%s%d", region->n, (gint) (tenths / 10),
                                WC_ (builder->words, "decimal sign", "."), (gint) (tenths % 10)),
               (double) region->n / tournament->n_players,
               find_percent (region->n, (guint) tournament->n_players));
    }
}

GPtrArray *
brg_statistics_new (const BrgSnapshot *snapshot, gint round, const BrgDocumentOptions *options)
{
  Builder builder = { 0 };
  BrgTournament *tournament;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  builder.snapshot = brg_snapshot_get_boards (snapshot);
  builder.options = options;
  builder.words = options->words;
  builder.round = CLAMP (round, 0, (gint) builder.snapshot->rounds->len);
  builder.rows = g_ptr_array_new_with_free_func (free_row);
  tournament = brg_snapshot_to_tournament (builder.snapshot);
  add_colours (&builder);
  add_rounds (&builder);
  add_points (&builder, tournament);
  add_upsets (&builder);
  add_regions (&builder, tournament);
  brg_tournament_free (tournament);
  return builder.rows;
}

BrgForm *
brg_statistics_form_new (const BrgSnapshot *snapshot, gint round, const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) rows = NULL;
  const char *section = "";
  BrgForm *form;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  rows = brg_statistics_new (snapshot, round, options);
  form = brg_form_new (BRG_FORM_LIST);
  /* Translators: title of a document; "Статистика" */
  brg_form_set_text (&form->title, g_strdup (W_ (options->words, "Statistics")));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  /* Translators: headings of the exported statistics; "Раздел", "Показатель", "Значение", "%" */
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (options->words, "statistics", "Section"));
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (options->words, "statistics", "What"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (options->words, "statistics", "Number"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, "%");
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgStatisticsRow *counted = rows->pdata[i];
      BrgFormRow *row = brg_form_add_row (form);

      section = counted->section != NULL ? counted->section : section;
      brg_form_set_cell (row, 0, g_strdup (section), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1, g_strdup (counted->label), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 2, g_strdup (counted->number), BRG_FORM_PLAIN);
      brg_form_set_cell (
          row, 3, counted->percent >= 0 ? g_strdup_printf ("%d", counted->percent) : g_strdup (""),
          BRG_FORM_PLAIN);
    }
  brg_form_frame_fill (
      form, &(BrgFormFrame){
                .snapshot = snapshot, .options = options, .after_round = round, .number = "" });
  return form;
}
