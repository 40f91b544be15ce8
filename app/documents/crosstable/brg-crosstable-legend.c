/* brg-crosstable-legend.c - the legend of a crosstable
 *
 * Rules: rus-draughts-2022 5.4.5.2, 5.4.5.3, 5.4.7.2, 10.3.7, 10.5.3, 10.5.5, 10.5.8;
 *   ussr-chess-1956 22, 23
 * Tests: tests/app/test-documents-crosstable.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-legend.h"

#include "brg-article-words.h"
#include "brg-correspondence.h"
#include "brg-criterion-words.h"
#include "brg-meeting-words.h"
#include "brg-playoff-words.h"
#include "brg-rational.h"
#include "brg-result-words.h"
#include "brg-tie-words.h"

typedef struct
{
  const BrgTableSource *source;
  const BrgTableChoice *choice;
  const BrgCrosstable *table;
  const BrgWords *words;
  GStrvBuilder *lines;
} Legend;

static void
add_line (Legend *legend, const char *line)
{
  g_strv_builder_add (legend->lines, line);
}

static void
take_line (Legend *legend, char *line)
{
  g_strv_builder_add (legend->lines, line);
  g_free (line);
}

static guint
marks_of_table (const BrgCrosstable *table)
{
  guint marks = 0;

  for (gint i = 0; i < table->n_rows; i++)
    for (gint k = 0; k < table->n_columns; k++)
      marks |= table->rows[i].cells[k].mark;
  return marks;
}

/* Which outcomes stand in the rounds that are shown, as a bit set. */
static guint
outcomes_of (const BrgTableSource *source)
{
  const BrgTournament *tournament = source->withdrawals->tournament;
  guint outcomes = 0;

  for (gint round = 1; round <= source->through_round; round++)
    for (gint i = 0; i < tournament->n_players; i++)
      outcomes |= 1u << brg_tournament_cell (tournament, i, round)->outcome;
  return outcomes;
}

static void
explain_forfeits (Legend *legend)
{
  const char *article = brg_article_words_of_marks (legend->source->snapshot->event->rulebook);
  g_autofree char *quoted = NULL;

  if (article == NULL)
    {
      /* Translators: legend of the marks + and −; "+ и − – партия не состоялась." */
      add_line (legend, W_ (legend->words, "+ and − – game not played."));
      return;
    }
  quoted =
      brg_article_words_beside (legend->words, legend->source->snapshot->event->rulebook, article);
  /* Translators: the same with an article; "+ и − – партия не состоялась (%s)." */
  take_line (legend,
             g_strdup_printf (W_ (legend->words, "+ and − – game not played (%s)."), quoted));
}

/* Whether there are games that are minuses to both for want of a record, or others; bits 1 and 0.
 */
static guint
minuses_of (const BrgTableSource *source)
{
  const BrgTournament *tournament = source->withdrawals->tournament;
  guint found = 0;

  for (gint round = 1; round <= source->through_round; round++)
    for (gint i = 0; i < tournament->n_players; i++)
      {
        const BrgCell *cell = brg_tournament_cell (tournament, i, round);

        if (cell->opponent != BRG_NOBODY && brg_outcome_is_forfeit (cell->outcome))
          found |= cell->lacks_record ? 2 : 1;
      }
  return found;
}

/* rus-draughts-2022 10.5.8: a minus that is a loss. */
static void
explain_minuses (Legend *legend)
{
  const BrgRulebook *rulebook = legend->source->snapshot->event->rulebook;
  guint found = minuses_of (legend->source);
  g_autofree char *quoted = NULL;

  if ((found & 1) != 0)
    explain_forfeits (legend);
  if ((found & 2) == 0)
    return;
  quoted =
      brg_article_words_beside (legend->words, rulebook, rulebook->correspondence->minus_article);
  take_line (legend,
             /* Translators: legend; an article follows: "− у обоих – записи партии не присланы,
              * засчитано поражение (%s)." */
             g_strdup_printf (W_ (legend->words, "− to both – neither sent the record of the game, "
                                                 "counted as a loss (%s)."),
                              quoted));
}

static void
explain_byes (Legend *legend, guint outcomes)
{
  const BrgScoring *scoring = &legend->source->withdrawals->tournament->scoring;
  static const struct
  {
    BrgOutcome outcome;
    const char *text;
  } byes[] = {
    /* Translators: %s is the mark: "+ без соперника – свободен от игры в туре." */
    { BRG_OUTCOME_PAIRING_BYE, N_ ("%s without an opponent – bye.") },
    /* Translators: "+ без соперника – очко без игры по решению судьи." */
    { BRG_OUTCOME_FULL_BYE, N_ ("%s without an opponent – full-point bye.") },
    /* Translators: "½ без соперника – пол-очка за пропуск тура по заявлению." */
    { BRG_OUTCOME_HALF_BYE, N_ ("%s without an opponent – half-point bye.") },
    /* Translators: "− без соперника – пропуск тура." */
    { BRG_OUTCOME_ZERO_BYE, N_ ("%s without an opponent – absent.") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (byes); i++)
    if ((outcomes & (1u << byes[i].outcome)) != 0)
      {
        g_autofree char *mark = brg_result_words (scoring, byes[i].outcome);

        take_line (legend, brg_words_fill (legend->words, byes[i].text, mark));
      }
}

/* rus-draughts-2022 10.3.7, 10.5.5: by correspondence what was lost on time, and what was
 * adjudicated. */
static void
explain_postal_marks (Legend *legend)
{
  const BrgSnapshot *snapshot = legend->source->snapshot;
  gboolean has_overdue = FALSE;
  gboolean has_adjudged = FALSE;

  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint n = 0; round->number <= legend->source->through_round && n < round->games->len;
           n++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, n);
          gboolean is_over = !brg_outcome_is_pending (game->white_outcome);

          has_overdue = has_overdue || (is_over && game->is_overdue);
          has_adjudged = has_adjudged || (is_over && game->is_adjudicated && !game->is_overdue);
        }
    }
  if (has_overdue)
    take_line (legend, g_strdup_printf ("%s – %s", WC_ (legend->words, "postal table", "t"),
                                        /* Translators: behind a mark and a dash */
                                        W_ (legend->words, "lost on time (10.3.7).")));
  if (has_adjudged)
    take_line (legend, g_strdup_printf ("%s – %s", WC_ (legend->words, "postal table", "a"),
                                        /* Translators: behind a mark and a dash */
                                        W_ (legend->words, "adjudicated (10.5.5).")));
}

static void
explain_marks (Legend *legend)
{
  guint marks = marks_of_table (legend->table);
  guint outcomes = outcomes_of (legend->source);

  if ((marks & BRG_CELL_FORFEIT) != 0)
    explain_minuses (legend);
  if (legend->table->kind == BRG_CROSSTABLE_SWISS)
    explain_byes (legend, outcomes);
  if ((marks & BRG_CELL_ADJOURNED) != 0 && legend->source->snapshot->group->is_postal)
    /* Translators: the envelope is drawn; by correspondence; "✉ – партия не окончена." */
    add_line (legend, W_ (legend->words, "✉ – unfinished game."));
  else if ((marks & BRG_CELL_ADJOURNED) != 0)
    /* Translators: the envelope is drawn; "✉ – отложенная партия." */
    add_line (legend, W_ (legend->words, "✉ – adjourned game."));
  if (legend->source->snapshot->group->is_postal)
    explain_postal_marks (legend);
  if ((marks & BRG_CELL_NOT_COUNTED) != 0)
    /* Translators: "Штриховка и курсив – не входит в итог." */
    add_line (legend, W_ (legend->words, "Hatched and in italics – does not count."));
  if ((marks & BRG_CELL_STRUCK) != 0)
    /* Translators: "Вычеркнуто – аннулировано, не считается ни у кого." */
    add_line (legend, W_ (legend->words, "Crossed out – annulled, counts for nobody."));
}

static char *
dup_half (gint n_games)
{
  return brg_rational_to_figures (brg_rational (n_games, 2));
}

/* What the book says of a leaver, with the count that decides it. */
static char *
leaver_sentence (const Legend *legend, const BrgCrosstableRow *row, const BrgWithdrawal *leaver)
{
  g_autofree char *half = dup_half (leaver->n_scheduled);
  g_autofree char *article = brg_article_words_beside (
      legend->words, legend->source->snapshot->event->rulebook, leaver->article);

  switch (leaver->effect)
    {
    case BRG_WITHDRAWAL_COUNTS:
      return g_strdup_printf (
          /* Translators: number, name, games played, of how many, half of them, article:
           * "№ 7 Ковтун А.: сыграно 6 партий из 11 (половина 5½), результаты засчитаны, %s." */
          W_ (legend->words,
              "No. %d %s: %d of %d games played (half is %s), the results count, %s."),
          row->number, row->name, leaver->n_played, leaver->n_scheduled, half, article);
    case BRG_WITHDRAWAL_NOT_COUNTED:
      return g_strdup_printf (
          /* Translators: as before: "…, результаты остаются для рейтинга и в итог не входят, %s."
           */
          W_ (legend->words, "No. %d %s: %d of %d games played (half is %s), the results stand "
                             "for rating and do not count, %s."),
          row->number, row->name, leaver->n_played, leaver->n_scheduled, half, article);
    case BRG_WITHDRAWAL_STRUCK_OUT:
      return g_strdup_printf (
          /* Translators: as before: "…, все партии аннулированы, %s." */
          W_ (legend->words,
              "No. %d %s: %d of %d games played (half is %s), all of them are annulled, %s."),
          row->number, row->name, leaver->n_played, leaver->n_scheduled, half, article);
    case BRG_WITHDRAWAL_NONE:
    default:
      return NULL;
    }
}

/* rus-draughts-2022 10.5.3: nothing is settled before the chief arbiter has decided. */
static void
explain_waiting (Legend *legend, const BrgCrosstableRow *row, const BrgWithdrawal *leaver)
{
  g_autofree char *half = dup_half (leaver->n_scheduled);
  g_autofree char *article = brg_article_words_beside (
      legend->words, legend->source->snapshot->event->rulebook, leaver->article);

  take_line (
      legend,
      g_strdup_printf (
          /* Translators: number, name, games played, of how many, half of them, article: "№ 7
           * Ковтун А.: сыграно 6 партий из 11 (половина 5½), решение главного судьи о результатах
           * ещё не принято, %s." */
          W_ (legend->words, "No. %d %s: %d of %d games played (half is %s), the chief arbiter has "
                             "not decided yet whether the results count, %s."),
          row->number, row->name, leaver->n_played, leaver->n_scheduled, half, article));
}

static void
explain_leaver (Legend *legend, const BrgCrosstableRow *row)
{
  const BrgWithdrawal *leaver = &legend->source->withdrawals->players[row->player];

  if (leaver->is_postal && leaver->is_undecided)
    explain_waiting (legend, row, leaver);
  else if (leaver->effect != BRG_WITHDRAWAL_NONE)
    take_line (legend, leaver_sentence (legend, row, leaver));
}

static void
explain_lines (Legend *legend)
{
  gboolean has_lines = FALSE;

  for (gint i = 0; i < legend->table->n_rows; i++)
    has_lines = has_lines || legend->table->rows[i].line_above;
  if (!has_lines || (legend->choice->order == BRG_TABLE_BY_PLACE && legend->choice->n_prizes == 0 &&
                     !legend->choice->parts_points))
    return;
  if (legend->choice->order == BRG_TABLE_BY_NUMBER)
    /* Translators: of a Scheveningen; "Черта – начало второй стороны." */
    add_line (legend, W_ (legend->words, "A line – the second side begins."));
  else if (!legend->choice->parts_points)
    /* Translators: "Черта отделяет призовые места." */
    add_line (legend, W_ (legend->words, "The line marks the end of the prize places."));
  else
    /* Translators: "Черта – смена очков." */
    add_line (legend, W_ (legend->words, "A line – the points change."));
}

/* rus-draughts-2022 1.4: where the places of a knock-out come from, and what no game decided. */
static void
explain_bracket (Legend *legend)
{
  g_autoptr (GPtrArray) lines = NULL;

  if (!legend->source->standings->is_bracket)
    return;
  /* Translators: legend of the table of a knock-out; "Места – по сетке: …" */
  add_line (legend, W_ (legend->words, "The bracket decides the places; those knocked out in "
                                       "one stage share them."));
  lines = brg_meeting_words_list (legend->words, legend->source->snapshot, 1,
                                  legend->source->through_round);
  for (guint i = 0; i < lines->len; i++)
    add_line (legend, lines->pdata[i]);
}

/* rus-chess-2014 30.5, rus-draughts-2022 5.4.8.13: which places further games gave. */
static void
explain_playoffs (Legend *legend)
{
  const BrgStandings *standings = legend->source->standings;

  for (gint i = 0; i < standings->n_lines; i++)
    {
      const BrgStanding *line = &standings->lines[i];
      gint last = i;

      if (line->order < 0 || line->order_method != BRG_TIE_BY_PLAYOFF ||
          (i > 0 && standings->lines[i - 1].order == line->order))
        continue;
      while (last + 1 < standings->n_lines && standings->lines[last + 1].order == line->order)
        last++;
      take_line (legend, brg_playoff_words_places (legend->words, line->place,
                                                   standings->lines[last].last_place));
    }
}

const char *
brg_crosstable_legend_score (const BrgTableSource *source, const BrgWords *words)
{
  g_return_val_if_fail (source != NULL && words != NULL, NULL);

  if (source->snapshot->group->board_points_first)
    /* Translators: head of a column, capitals only: points of matches won and drawn; "КО" */
    return WC_ (words, "table head", "MP");
  /* Translators: head of a column, capitals only: points of a team on all boards; "ОД" */
  return WC_ (words, "table head", "GP");
}

const char *
brg_crosstable_legend_score_name (const BrgTableSource *source, const BrgWords *words)
{
  g_return_val_if_fail (source != NULL && words != NULL, NULL);

  if (source->snapshot->group->board_points_first)
    /* Translators: what the column of points of matches shows: "очки за матчи" */
    return W_ (words, "match points");
  /* Translators: what the column of points on all boards shows: "очки на досках" */
  return W_ (words, "game points");
}

/* rus-draughts-2022 5.4.9.6: which of the two scores of a match stands where. */
static void
explain_matches (Legend *legend)
{
  if (legend->table->kind == BRG_CROSSTABLE_SWISS)
    /* Translators: legend of a table of teams: "В клетках тура: № команды соперника, цвет на
     * доске 1, очки на досках; выигранный матч – жирным." */
    add_line (legend, W_ (legend->words, "In a round: number of the opposing team, colour on "
                                         "board 1, game points; a won match is bold."));
  else if (legend->source->snapshot->group->board_points_first)
    /* Translators: legend of a square of teams: "В клетках: очки на досках, мелко – за матч." */
    add_line (legend, W_ (legend->words, "In a cell: game points, match points in small type."));
  else
    /* Translators: legend of a square of teams: "В клетках: очки за матч, мелко – на досках." */
    add_line (legend, W_ (legend->words, "In a cell: match points, game points in small type."));
}

static void
explain_category (Legend *legend)
{
  if (legend->choice->members != NULL)
    /* Translators: legend of the table of a category, whose column "Overall" has the places of all;
     * "Места – внутри категории; «Общее» – место среди всех." */
    add_line (legend, W_ (legend->words, "Places – within the category; Overall – among all."));
}

static void
explain_score (Legend *legend)
{
  const char *head = brg_crosstable_legend_score (legend->source, legend->words);

  if (!brg_snapshot_has_teams (legend->source->snapshot))
    return;
  if (legend->source->snapshot->group->board_points_first)
    /* Translators: legend of a table of teams: a head of a column; "%s – очки за матчи." */
    take_line (legend, g_strdup_printf (W_ (legend->words, "%s – match points."), head));
  else
    /* Translators: legend of a table of teams: a head of a column; "%s – очки на досках." */
    take_line (legend, g_strdup_printf (W_ (legend->words, "%s – game points."), head));
}

/* How those got their places who were equal in everything. */
static void
explain_ties (Legend *legend)
{
  g_auto (GStrv) sentences =
      brg_tie_words_list (legend->words, legend->source->snapshot, legend->source->standings);

  for (guint i = 0; sentences[i] != NULL; i++)
    add_line (legend, sentences[i]);
}

static BrgTeamScores
scores_of (const BrgSnapshot *snapshot)
{
  if (!brg_snapshot_has_teams (snapshot))
    return BRG_SCORES_OF_PLAYERS;
  return snapshot->group->board_points_first ? BRG_SCORES_BOARDS_FIRST : BRG_SCORES_MATCHES_FIRST;
}

char **
brg_crosstable_legend_new (const BrgTableSource *source,
                           const BrgTableChoice *choice,
                           const BrgCrosstable *table,
                           gboolean has_results,
                           const BrgWords *words)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  Legend legend = { source, choice, table, words, lines };
  guint n_criteria = source->standings->n_criteria;

  take_line (&legend, brg_result_words_scoring (words, &source->withdrawals->tournament->scoring));
  explain_category (&legend);
  if (has_results && brg_snapshot_has_teams (source->snapshot))
    explain_matches (&legend);
  else if (has_results && table->kind == BRG_CROSSTABLE_SWISS)
    /* Translators: "В клетках тура: стартовый № соперника, цвет (б, ч), очки." */
    add_line (&legend,
              W_ (words, "In a round: pairing number of the opponent, colour (w, b), points."));
  if (table->head_carried != NULL)
    /* Translators: legend of the column "Brought"; "Пр. этап – очки предыдущего этапа." */
    add_line (&legend, W_ (words, "Carried over – points from the earlier stage; they count in "
                                  "the total."));
  explain_score (&legend);
  explain_playoffs (&legend);
  for (guint i = 0; i < n_criteria; i++)
    if (choice->hidden_values == NULL ||
        !g_strv_contains (choice->hidden_values, source->criteria[i]->code))
      take_line (&legend,
                 brg_criterion_words_legend (words, source->criteria, n_criteria, i,
                                             source->snapshot->event->rulebook,
                                             scores_of (source->snapshot), choice->short_heads));
  if (has_results)
    explain_marks (&legend);
  explain_lines (&legend);
  explain_bracket (&legend);
  explain_ties (&legend);
  for (gint i = 0; i < table->n_rows; i++)
    explain_leaver (&legend, &table->rows[i]);
  return g_strv_builder_end (lines);
}
