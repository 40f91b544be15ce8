/* brg-crosstable-content.c - fills a crosstable from a group, for screen and paper
 *
 * Rules: rus-draughts-2022 1.4, 5.4.5.2, 5.4.5.3, 14.1.3; ussr-chess-1956 23
 * Tests: tests/app/test-documents-crosstable.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-content.h"

#include "brg-article-words.h"
#include "brg-criterion-words.h"
#include "brg-crosstable-legend.h"
#include "brg-form-persons.h"
#include "brg-result-words.h"
#include "brg-roman.h"

typedef struct
{
  const BrgTableSource *source;
  const BrgTableChoice *choice;
  const BrgWords *words;
  const BrgTournament *tournament;
  gint *order;   /* owned: player of each row */
  gint *row_of;  /* owned: row of each player */
  gint64 *games; /* owned: id of the game of each round and player */
} Filling;

static const BrgStanding *
standing_of (const Filling *filling, gint player)
{
  const BrgStandings *standings = filling->source->standings;

  return &standings->lines[standings->line_of[player]];
}

static void
find_games (Filling *filling)
{
  gint n_players = filling->tournament->n_players;

  filling->games = g_new0 (gint64, (gsize) n_players * (gsize) (filling->tournament->n_rounds + 1));
  for (gint number = 1; number <= filling->tournament->n_rounds; number++)
    {
      const BrgRound *round = brg_snapshot_get_round (filling->source->snapshot, number);

      for (guint i = 0; round != NULL && i < round->games->len; i++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, i);

          filling->games[number * n_players + game->white] = game->id;
          if (game->black != BRG_NOBODY)
            filling->games[number * n_players + game->black] = game->id;
        }
    }
}

static void
order_rows (Filling *filling)
{
  gint n_players = filling->tournament->n_players;

  filling->order = g_new (gint, n_players);
  filling->row_of = g_new (gint, n_players);
  for (gint i = 0; i < n_players; i++)
    filling->order[i] = filling->choice->order == BRG_TABLE_BY_PLACE
                            ? filling->source->standings->lines[i].player
                            : i;
  for (gint i = 0; i < n_players; i++)
    filling->row_of[filling->order[i]] = i;
}

/* What becomes of everything in a player's row and column. */
static BrgCellMark
mark_of_player (const Filling *filling, gint player)
{
  switch (filling->source->withdrawals->players[player].effect)
    {
    case BRG_WITHDRAWAL_NOT_COUNTED:
      /* rus-draughts-2022 5.4.5.2: the results stay for the rating, they do not count. */
      return BRG_CELL_NOT_COUNTED;
    case BRG_WITHDRAWAL_STRUCK_OUT:
      /* ussr-chess-1956 23: annulled, the row is struck out. */
      return BRG_CELL_STRUCK;
    case BRG_WITHDRAWAL_NONE:
    case BRG_WITHDRAWAL_COUNTS:
    default:
      return BRG_CELL_PLAIN;
    }
}

static BrgCellMark
mark_of_outcome (BrgOutcome outcome)
{
  if (brg_outcome_is_win (outcome))
    return BRG_CELL_WIN;
  if (brg_outcome_is_forfeit (outcome))
    return BRG_CELL_FORFEIT;
  if (outcome == BRG_OUTCOME_ADJOURNED)
    return BRG_CELL_ADJOURNED;
  return outcome == BRG_OUTCOME_NONE ? BRG_CELL_OPEN : BRG_CELL_PLAIN;
}

/* One cell of a round robin: all games of two players, collected before it is written. */
typedef struct
{
  GPtrArray *texts; /* element-type utf8, owned */
  guint n_over;
  gint points;
  gint opponent_points;
  gboolean leads_to_open;
  gboolean ends_adjourned;
} Meeting;

static void
clear_meeting (gpointer data)
{
  g_ptr_array_unref (((Meeting *) data)->texts);
}

static void
add_game (const Filling *filling,
          BrgCrosstableCell *cell,
          Meeting *meeting,
          const BrgCell *game,
          gint player,
          gint round)
{
  const BrgScoring *scoring = &filling->tournament->scoring;
  const BrgCell *other = brg_tournament_cell (filling->tournament, game->opponent, round);
  gboolean is_over = !brg_outcome_is_pending (game->outcome);

  /* A dot keeps the place of a game that is not over beside one that is. */
  g_ptr_array_add (meeting->texts,
                   is_over ? brg_result_words (scoring, game->outcome) : g_strdup ("·"));
  meeting->ends_adjourned = game->outcome == BRG_OUTCOME_ADJOURNED;
  meeting->n_over += is_over;
  meeting->points += brg_scoring_points (scoring, game->outcome);
  meeting->opponent_points += brg_scoring_points (scoring, other->outcome);
  cell->mark |= mark_of_outcome (game->outcome) & ~BRG_CELL_WIN;
  cell->n_games++;
  /* The cell leads to the first game that is still to be decided, else to the last one. */
  if (!meeting->leads_to_open)
    {
      cell->game = filling->games[round * filling->tournament->n_players + player];
      cell->round = round;
      meeting->leads_to_open = !is_over;
    }
}

static void
finish_meeting (BrgCrosstableCell *cell, const Meeting *meeting, BrgOutcome only)
{
  gboolean is_adjourned = (cell->mark & BRG_CELL_ADJOURNED) != 0;

  if (meeting->texts->len == 1
          ? brg_outcome_is_win (only)
          : meeting->n_over == meeting->texts->len && meeting->points > meeting->opponent_points)
    cell->mark |= BRG_CELL_WIN;
  if (meeting->n_over == 0 && !is_adjourned)
    {
      cell->text = g_strdup ("");
      return;
    }
  /* The envelope is drawn behind the text and stands for the last game. */
  if (meeting->ends_adjourned)
    g_ptr_array_set_size (meeting->texts, (gint) meeting->texts->len - 1);
  g_ptr_array_add (meeting->texts, NULL);
  cell->text = g_strjoinv (" ", (char **) meeting->texts->pdata);
}

static void
fill_square_row (const Filling *filling, BrgCrosstable *table, gint row)
{
  gint n_players = filling->tournament->n_players;
  gint player = filling->order[row];
  BrgCrosstableCell *cells = table->rows[row].cells;
  g_autoptr (GArray) meetings = g_array_new (FALSE, TRUE, sizeof (Meeting));
  g_autofree BrgOutcome *last = g_new0 (BrgOutcome, n_players);

  g_array_set_clear_func (meetings, clear_meeting);
  g_array_set_size (meetings, (guint) n_players);
  for (gint i = 0; i < n_players; i++)
    g_array_index (meetings, Meeting, i).texts = g_ptr_array_new_with_free_func (g_free);
  for (gint round = 1; round <= filling->source->through_round; round++)
    {
      const BrgCell *game = brg_tournament_cell (filling->tournament, player, round);
      gint column;

      if (game->opponent == BRG_NOBODY)
        continue;
      column = filling->row_of[game->opponent];
      add_game (filling, &cells[column], &g_array_index (meetings, Meeting, column), game, player,
                round);
      last[column] = game->outcome;
    }
  for (gint i = 0; i < n_players; i++)
    {
      finish_meeting (&cells[i], &g_array_index (meetings, Meeting, i), last[i]);
      cells[i].mark |=
          mark_of_player (filling, player) | mark_of_player (filling, filling->order[i]);
    }
  cells[row].mark |= BRG_CELL_DIAGONAL;
}

static void
fill_swiss_row (const Filling *filling, BrgCrosstable *table, gint row)
{
  const BrgTournament *tournament = filling->tournament;
  gint player = filling->order[row];

  for (gint round = 1; round <= table->n_columns; round++)
    {
      BrgCrosstableCell *cell = &table->rows[row].cells[round - 1];
      const BrgCell *game = brg_tournament_cell (tournament, player, round);

      cell->text = g_strdup ("");
      if (round > filling->source->through_round)
        continue;
      cell->round = round;
      cell->game = filling->games[round * tournament->n_players + player];
      cell->n_games = cell->game != 0;
      if (game->opponent != BRG_NOBODY)
        {
          cell->opponent = tournament->players[game->opponent].number;
          cell->colour = game->colour;
          cell->mark = mark_of_outcome (game->outcome);
        }
      if (game->outcome == BRG_OUTCOME_ADJOURNED)
        continue;
      g_free (cell->text);
      cell->text = brg_result_words (&tournament->scoring, game->outcome);
    }
}

static char *
chip_of (const Filling *filling, const BrgEntry *entry)
{
  if (entry->left_after > filling->source->through_round ||
      entry->left_after >= filling->tournament->n_rounds)
    return g_strdup ("");
  return g_strdup (brg_form_persons_withdrew (entry, filling->words));
}

static char *
note_of (const Filling *filling, gint player)
{
  const BrgWithdrawal *withdrawal = &filling->source->withdrawals->players[player];
  BrgCellMark mark = mark_of_player (filling, player);
  g_autofree char *article = NULL;

  if (mark == BRG_CELL_PLAIN)
    return g_strdup ("");
  article = brg_article_words (filling->words, withdrawal->article);
  return mark == BRG_CELL_STRUCK
             /* Translators: instead of points and place; an article follows: "аннулировано, § 23"
              */
             ? g_strdup_printf (W_ (filling->words, "annulled, %s"), article)
             /* Translators: instead of points and place; an article follows: "вне зачёта, п. 1" */
             : g_strdup_printf (W_ (filling->words, "not counted, %s"), article);
}

static void
fill_person (const Filling *filling, BrgCrosstableRow *row, gint player)
{
  const BrgEntry *entry = brg_snapshot_get_entry (filling->source->snapshot, player);

  row->player = player;
  row->number = entry->number;
  row->name =
      filling->choice->father_names ? brg_entry_dup_full_name (entry) : brg_entry_dup_name (entry);
  row->title = g_strdup (entry->title);
  row->rating = entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : g_strdup ("");
  row->organisation = g_strdup (entry->organisation);
  row->chip = chip_of (filling, entry);
  row->note = note_of (filling, player);
  row->mark = mark_of_player (filling, player);
}

char *
brg_crosstable_content_place (const BrgStanding *standing)
{
  g_return_val_if_fail (standing != NULL, NULL);

  if (!standing->has_place)
    return g_strdup ("");
  if (standing->place == standing->last_place)
    /* The legend says how equal players were put in order. */
    return g_strdup_printf (standing->order_position > 0 ? "%d*" : "%d", standing->place);
  return g_strdup_printf ("%d–%d", standing->place, standing->last_place);
}

/* A place is only open for an adjourned game while it is shared. */
static BrgCellMark
mark_of_place (const BrgStanding *standing, const BrgCrosstableRow *row, gint n_columns)
{
  for (gint i = 0; i < n_columns; i++)
    if ((row->cells[i].mark & BRG_CELL_ADJOURNED) != 0 && standing->has_place &&
        standing->place != standing->last_place)
      return BRG_CELL_ADJOURNED;
  return BRG_CELL_PLAIN;
}

/* Teams have the other of their two scores before the tie-breaks. */
static guint
count_scores (const BrgTableSource *source)
{
  return brg_snapshot_has_teams (source->snapshot) ? 1 : 0;
}

static void
fill_totals (const Filling *filling, BrgCrosstableRow *row, gint player)
{
  const BrgStanding *standing = standing_of (filling, player);
  guint n_scores = count_scores (filling->source);

  row->place = brg_crosstable_content_place (standing);
  /* rus-draughts-2022 1.4: what was brought stands beside the results, so that they make the sum.
   */
  row->carried = standing->has_place
                     ? brg_points_to_figures (brg_tournament_carried (filling->tournament, player))
                     : g_strdup ("");
  row->points = standing->has_place ? brg_points_to_figures (standing->points) : g_strdup ("");
  if (n_scores > 0)
    row->values[0] = standing->has_place
                         ? brg_points_to_figures (brg_tournament_board_score (
                               filling->tournament, player, filling->source->through_round))
                         : g_strdup ("");
  for (guint i = 0; i < filling->source->standings->n_criteria; i++)
    row->values[n_scores + i] =
        standing->has_place
            ? brg_criterion_words_value (filling->words, filling->source->criteria[i]->code,
                                         &standing->values[i])
            : g_strdup ("");
}

static gboolean
needs_line_above (const Filling *filling, gint row)
{
  const BrgStanding *above;
  const BrgStanding *here;
  gint n_prizes = filling->choice->n_prizes;

  if (row == 0 || filling->choice->order != BRG_TABLE_BY_PLACE)
    return FALSE;
  above = standing_of (filling, filling->order[row - 1]);
  here = standing_of (filling, filling->order[row]);
  if (above->has_place != here->has_place)
    return TRUE;
  if (!here->has_place)
    return FALSE;
  if (filling->choice->parts_points && !filling->source->standings->is_bracket &&
      above->points != here->points)
    return TRUE;
  return above->place <= n_prizes && here->place > n_prizes;
}

static void
fill_heads (const Filling *filling, BrgCrosstable *table)
{
  const BrgWords *words = filling->words;
  gboolean has_teams = brg_snapshot_has_teams (filling->source->snapshot);
  guint n_scores = count_scores (filling->source);
  guint n_values = (guint) table->n_values - n_scores;

  /* Translators: heads of columns as in rus-draughts-2022 appendices 9 and 10; "Место" */
  table->head_place = g_strdup (WC_ (words, "table head", "Place"));
  /* Translators: head of start numbers or boards, "№" */
  table->head_number = g_strdup (WC_ (words, "table head", "No."));
  /* Translators: "Фамилия, имя" */
  table->head_name =
      g_strdup (has_teams ? WC_ (words, "table head", "Team") : WC_ (words, "table head", "Name"));
  /* Translators: title or category, "Зв., р/д" */
  table->head_title = g_strdup (WC_ (words, "table head", "Title"));
  /* Translators: "Рейтинг" */
  table->head_rating = g_strdup (WC_ (words, "table head", "Rating"));
  /* Translators: region, club or school, "Организация" */
  table->head_organisation = g_strdup (WC_ (words, "table head", "Organisation"));
  if (filling->tournament->carried != NULL)
    /* Translators: head of points brought from an earlier stage, "Пр. этап"; as short as can be */
    table->head_carried = g_strdup (WC_ (words, "table head", "Brought"));
  /* Translators: "Очки" */
  table->head_points = g_strdup (WC_ (words, "table head", "Points"));
  if (n_scores > 0)
    table->value_heads[0] = g_strdup (brg_crosstable_legend_score (filling->source, words));
  for (guint i = 0; i < n_values; i++)
    table->value_heads[n_scores + i] = brg_criterion_words_head (words, i, n_values);
  for (gint i = 0; i < table->n_columns; i++)
    table->heads[i] =
        table->kind == BRG_CROSSTABLE_SWISS
            ? brg_roman ((guint) i + 1)
            : g_strdup_printf ("%d", filling->tournament->players[filling->order[i]].number);
}

static void
fill_rows (const Filling *filling, BrgCrosstable *table)
{
  for (gint i = 0; i < table->n_rows; i++)
    {
      fill_person (filling, &table->rows[i], filling->order[i]);
      fill_totals (filling, &table->rows[i], filling->order[i]);
      table->rows[i].line_above = needs_line_above (filling, i);
      if (table->kind == BRG_CROSSTABLE_SWISS)
        fill_swiss_row (filling, table, i);
      else
        fill_square_row (filling, table, i);
      table->rows[i].mark |= mark_of_place (standing_of (filling, filling->order[i]),
                                            &table->rows[i], table->n_columns);
    }
  for (gint i = 0; table->kind == BRG_CROSSTABLE_ROUND_ROBIN && i < table->n_columns; i++)
    table->column_marks[i] = mark_of_player (filling, filling->order[i]);
}

/* A column without a heading is not shown. */
static void
drop_empty_columns (BrgCrosstable *table)
{
  gboolean has_titles = FALSE;
  gboolean has_ratings = FALSE;
  gboolean has_organisations = FALSE;

  for (gint i = 0; i < table->n_rows; i++)
    {
      has_titles |= *table->rows[i].title != '\0';
      has_ratings |= *table->rows[i].rating != '\0';
      has_organisations |= *table->rows[i].organisation != '\0';
    }
  if (!has_titles)
    g_clear_pointer (&table->head_title, g_free);
  if (!has_ratings)
    g_clear_pointer (&table->head_rating, g_free);
  if (!has_organisations)
    g_clear_pointer (&table->head_organisation, g_free);
}

BrgCrosstable *
brg_crosstable_content_new (const BrgTableSource *source,
                            const BrgTableChoice *choice,
                            const BrgWords *words)
{
  Filling filling;
  BrgCrosstable *table;
  gboolean is_square;

  g_return_val_if_fail (source != NULL && choice != NULL && words != NULL, NULL);
  g_return_val_if_fail (source->through_round >= 0, NULL);
  g_return_val_if_fail (source->through_round <= source->withdrawals->tournament->n_rounds, NULL);

  filling = (Filling){
    .source = source,
    .choice = choice,
    .words = words,
    .tournament = source->withdrawals->tournament,
  };
  is_square = filling.tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN;
  table = brg_crosstable_new (
      is_square ? BRG_CROSSTABLE_ROUND_ROBIN : BRG_CROSSTABLE_SWISS, filling.tournament->n_players,
      is_square ? filling.tournament->n_players : filling.tournament->n_rounds,
      (gint) (count_scores (source) + source->standings->n_criteria));
  order_rows (&filling);
  find_games (&filling);
  fill_heads (&filling, table);
  fill_rows (&filling, table);
  if (choice->drops_empty)
    drop_empty_columns (table);
  table->legend = brg_crosstable_legend_new (source, choice, table, TRUE, words);
  g_free (filling.order);
  g_free (filling.row_of);
  g_free (filling.games);
  return table;
}
