/* brg-crosstable-content.c - fills a crosstable from a group, for screen and paper
 *
 * Rules: rus-draughts-2022 1.4, 1.5.4, 5.4.5.2, 5.4.5.3, 14.1.3; ussr-chess-1956 23
 * Tests: tests/app/test-documents-crosstable.c, tests/app/test-table-kinds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-content.h"

#include "brg-article-words.h"
#include "brg-classification.h"
#include "brg-criterion-words.h"
#include "brg-crosstable-columns.h"
#include "brg-crosstable-legend.h"
#include "brg-crosstable-private.h"
#include "brg-knockout-score.h"
#include "brg-name-words.h"
#include "brg-roman.h"
#include "brg-transliteration.h"
#include "brg-withdrawal-words.h"

static const BrgStanding *
standing_of (const BrgTableFilling *filling, gint player)
{
  const BrgStandings *standings = filling->source->standings;

  return &standings->lines[standings->line_of[player]];
}

/* Order, games, places */

static void
find_games (BrgTableFilling *filling)
{
  gint n_players = filling->tournament->n_players;

  filling->games =
      g_new0 (const BrgGame *, (gsize) n_players *(gsize) (filling->tournament->n_rounds + 1));
  for (gint number = 1; number <= filling->tournament->n_rounds; number++)
    {
      const BrgRound *round = brg_snapshot_get_round (filling->source->snapshot, number);

      for (guint i = 0; round != NULL && i < round->games->len; i++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, i);

          filling->games[number * n_players + game->white] = game;
          if (game->black != BRG_NOBODY)
            filling->games[number * n_players + game->black] = game;
        }
    }
}

const BrgGame *
brg_table_filling_game (const BrgTableFilling *filling, gint player, gint round)
{
  return filling->games[round * filling->tournament->n_players + player];
}

/* By player, whether he is shown; NULL for everybody. */
static gboolean *
find_members (const BrgTableFilling *filling)
{
  gboolean *is_member;

  if (filling->choice->members == NULL)
    return NULL;
  is_member = g_new0 (gboolean, filling->tournament->n_players);
  for (guint i = 0; i < filling->choice->n_members; i++)
    if (filling->choice->members[i] < filling->tournament->n_players)
      is_member[filling->choice->members[i]] = TRUE;
  return is_member;
}

static void
order_rows (BrgTableFilling *filling, const gboolean *is_member)
{
  gint n_players = filling->tournament->n_players;

  filling->order = g_new (gint, n_players);
  filling->columns = g_new (gint, n_players);
  filling->column_of = g_new (gint, n_players);
  for (gint i = 0; i < n_players; i++)
    {
      gint player = filling->choice->order == BRG_TABLE_BY_PLACE
                        ? filling->source->standings->lines[i].player
                        : i;

      filling->columns[i] = player;
      filling->column_of[player] = i;
      if (is_member == NULL || is_member[player])
        filling->order[filling->n_rows++] = player;
    }
}

static void
rank_members (BrgTableFilling *filling)
{
  g_autoptr (GArray) lines = brg_classification_new (
      filling->source->standings, filling->choice->members, filling->choice->n_members);

  for (guint i = 0; i < lines->len; i++)
    {
      const BrgClassified *line = &g_array_index (lines, BrgClassified, i);

      filling->places[line->player] = (BrgShownPlace){ TRUE, line->place, line->last_place };
    }
}

static void
rank_all (BrgTableFilling *filling)
{
  const BrgStandings *standings = filling->source->standings;

  for (gint i = 0; i < standings->n_lines; i++)
    filling->places[standings->lines[i].player] =
        (BrgShownPlace){ standings->lines[i].has_place, standings->lines[i].place,
                         standings->lines[i].last_place };
}

static gboolean
is_wanted (const BrgTableChoice *choice, const char *code)
{
  return choice->hidden_values == NULL || !g_strv_contains (choice->hidden_values, code);
}

/* Teams have the other of their two scores before the tie-breaks. */
static void
choose_values (BrgTableFilling *filling)
{
  filling->values = g_new (gint, filling->source->standings->n_criteria + 1);
  if (brg_snapshot_has_teams (filling->source->snapshot) &&
      is_wanted (filling->choice, BRG_TABLE_OTHER_SCORE))
    filling->values[filling->n_values++] = -1;
  for (guint i = 0; i < filling->source->standings->n_criteria; i++)
    if (is_wanted (filling->choice, filling->source->criteria[i]->code))
      filling->values[filling->n_values++] = (gint) i;
}

void
brg_table_filling_begin (BrgTableFilling *filling,
                         const BrgTableSource *source,
                         const BrgTableChoice *choice,
                         const BrgWords *words)
{
  g_autofree gboolean *is_member = NULL;

  *filling = (BrgTableFilling){
    .source = source,
    .choice = choice,
    .words = words,
    .tournament = source->withdrawals->tournament,
  };
  is_member = find_members (filling);
  order_rows (filling, is_member);
  filling->places = g_new0 (BrgShownPlace, filling->tournament->n_players);
  if (is_member != NULL)
    rank_members (filling);
  else
    rank_all (filling);
  choose_values (filling);
  find_games (filling);
}

void
brg_table_filling_clear (BrgTableFilling *filling)
{
  g_free (filling->order);
  g_free (filling->columns);
  g_free (filling->column_of);
  g_free (filling->places);
  g_free (filling->games);
  g_free (filling->values);
}

/* Rows */

/* What becomes of everything in a player's row and column. */
BrgCellMark
brg_table_filling_mark (const BrgTableFilling *filling, gint player)
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

static char *
chip_of (const BrgTableFilling *filling, const BrgEntry *entry)
{
  if (entry->left_after > filling->source->through_round ||
      entry->left_after >= filling->tournament->n_rounds)
    return g_strdup ("");
  return g_strdup (brg_withdrawal_words_get (entry, filling->words));
}

static char *
note_of (const BrgTableFilling *filling, gint player)
{
  const BrgWithdrawal *withdrawal = &filling->source->withdrawals->players[player];
  BrgCellMark mark = brg_table_filling_mark (filling, player);
  g_autofree char *article = NULL;

  if (mark == BRG_CELL_PLAIN)
    return g_strdup ("");
  article = brg_article_words_beside (filling->words, filling->source->snapshot->event->rulebook,
                                      withdrawal->article);
  return mark == BRG_CELL_STRUCK
             /* Translators: instead of points and place; an article follows: "аннулировано, § 23"
              */
             ? g_strdup_printf (W_ (filling->words, "annulled, %s"), article)
             /* Translators: instead of points and place; an article follows: "вне зачёта, п. 1" */
             : g_strdup_printf (W_ (filling->words, "not counted, %s"), article);
}

void
brg_table_filling_person (const BrgTableFilling *filling, BrgCrosstableRow *row, gint player)
{
  const BrgEntry *entry = brg_snapshot_get_entry (filling->source->snapshot, player);

  row->player = player;
  row->number = entry->number;
  row->name = brg_name_words_dup (filling->source->snapshot, player,
                                  filling->choice->father_names ? BRG_NAME_FULL : BRG_NAME_PLAIN,
                                  filling->words);
  row->title = g_strdup (brg_transliteration_get_title (
      filling->words, filling->source->snapshot->event->discipline, entry->title));
  row->rating = entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : g_strdup ("");
  row->organisation = g_strdup (entry->organisation);
  row->federation = g_strdup (entry->federation);
  row->birth = g_strndup (entry->birth, 4);
  row->chip = chip_of (filling, entry);
  row->note = note_of (filling, player);
  row->mark = brg_table_filling_mark (filling, player);
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
mark_of_place (const BrgShownPlace *place, const BrgCrosstableRow *row, gint n_columns)
{
  for (gint i = 0; i < n_columns; i++)
    if ((row->cells[i].mark & BRG_CELL_ADJOURNED) != 0 && place->exists &&
        place->first != place->last)
      return BRG_CELL_ADJOURNED;
  return BRG_CELL_PLAIN;
}

static char *
dup_value (const BrgTableFilling *filling, const BrgStanding *standing, gint value)
{
  if (!standing->has_place)
    return g_strdup ("");
  if (value < 0)
    return brg_points_to_figures (brg_tournament_board_score (filling->tournament, standing->player,
                                                              filling->source->through_round));
  return brg_criterion_words_value (filling->words, filling->source->criteria[value]->code,
                                    &standing->values[value]);
}

static char *
dup_place (const BrgShownPlace *place)
{
  BrgStanding standing = { .has_place = place->exists,
                           .place = place->first,
                           .last_place = place->last };

  return brg_crosstable_content_place (&standing);
}

void
brg_table_filling_totals (const BrgTableFilling *filling, BrgCrosstableRow *row, gint player)
{
  const BrgStanding *standing = standing_of (filling, player);

  row->place = dup_place (&filling->places[player]);
  row->overall = brg_crosstable_content_place (standing);
  /* rus-draughts-2022 1.4: what was brought stands beside the results, so that they make the sum.
   */
  row->carried = standing->has_place
                     ? brg_points_to_figures (brg_tournament_carried (filling->tournament, player))
                     : g_strdup ("");
  row->points = standing->has_place ? brg_points_to_figures (standing->points) : g_strdup ("");
  for (gint i = 0; i < filling->n_values; i++)
    row->values[i] = dup_value (filling, standing, filling->values[i]);
}

/* In a Scheveningen by numbers the second side begins. */
static gboolean
begins_side (const BrgTableFilling *filling, gint row)
{
  gint n_first = (filling->tournament->n_players + 1) / 2;

  return filling->tournament->is_two_sided && filling->order[row - 1] < n_first &&
         filling->order[row] >= n_first;
}

/* rus-draughts-2022 1.5.4: who was excluded takes no prize, the places behind him move up. */
static gint
count_prized (const BrgTableFilling *filling, gint player)
{
  gint place = filling->places[player].first;

  for (gint other = 0; other < filling->tournament->n_players; other++)
    {
      const BrgShownPlace *shown = &filling->places[other];

      if (shown->exists && shown->first < filling->places[player].first &&
          brg_snapshot_get_entry (filling->source->snapshot, other)->is_excluded)
        place--;
    }
  return place;
}

static gboolean
needs_line_above (const BrgTableFilling *filling, gint row)
{
  const BrgStanding *above;
  const BrgStanding *here;
  gint n_prizes = filling->choice->n_prizes;

  if (row == 0)
    return FALSE;
  if (filling->choice->order != BRG_TABLE_BY_PLACE)
    return begins_side (filling, row);
  above = standing_of (filling, filling->order[row - 1]);
  here = standing_of (filling, filling->order[row]);
  if (above->has_place != here->has_place)
    return TRUE;
  if (!here->has_place)
    return FALSE;
  if (filling->choice->parts_points && !filling->source->standings->is_bracket &&
      above->points != here->points)
    return TRUE;
  return n_prizes > 0 && count_prized (filling, above->player) <= n_prizes &&
         count_prized (filling, here->player) > n_prizes;
}

/* Headings */

static char *
dup_value_head (const BrgTableFilling *filling, gint value)
{
  if (value < 0)
    return g_strdup (brg_crosstable_legend_score (filling->source, filling->words));
  if (filling->choice->short_heads)
    return brg_criterion_words_short (filling->words, filling->source->criteria[value]->code,
                                      filling->source->snapshot->event->rulebook);
  return brg_criterion_words_head (filling->words, (guint) value,
                                   filling->source->standings->n_criteria);
}

static void
name_values (const BrgTableFilling *filling, BrgCrosstable *table)
{
  for (gint i = 0; i < filling->n_values; i++)
    {
      gint value = filling->values[i];

      table->value_heads[i] = dup_value_head (filling, value);
      table->value_names[i] =
          value < 0
              ? g_strdup (brg_crosstable_legend_score_name (filling->source, filling->words))
              : brg_criterion_words_name (filling->words, filling->source->criteria[value]->code,
                                          filling->source->snapshot->event->rulebook);
    }
}

void
brg_table_filling_heads (const BrgTableFilling *filling, BrgCrosstable *table)
{
  const BrgWords *words = filling->words;
  gboolean has_teams = brg_snapshot_has_teams (filling->source->snapshot);

  /* Translators: heads of columns as in rus-draughts-2022 appendices 9 and 10; "Место" */
  table->head_place = g_strdup (WC_ (words, "table head", "Place"));
  if (filling->choice->members != NULL)
    /* Translators: head of the place among all beside that of a category, "Общее" */
    table->head_overall = g_strdup (WC_ (words, "table head", "Overall"));
  /* Translators: head of start numbers or boards, "№" */
  table->head_number = g_strdup (WC_ (words, "table head", "No."));
  /* Translators: "Фамилия, имя" */
  table->head_name =
      g_strdup (has_teams ? WC_ (words, "table head", "Team") : WC_ (words, "table head", "Name"));
  /* Translators: title or category, "Зв., р/д" */
  table->head_title = g_strdup (WC_ (words, "table head", "Title"));
  /* Translators: head of the years of birth, "Г.р." */
  table->head_birth = g_strdup (WC_ (words, "table head", "Born"));
  /* Translators: "Рейтинг" */
  table->head_rating = g_strdup (WC_ (words, "table head", "Rating"));
  /* Translators: head of three letters that tell the federation, "Фед." */
  table->head_federation = g_strdup (WC_ (words, "table head", "Fed."));
  /* Translators: region, club or school, "Организация" */
  table->head_organisation = g_strdup (WC_ (words, "table head", "Organisation"));
  if (filling->tournament->carried != NULL)
    /* Translators: head of points brought from an earlier stage, "Пр. этап"; as short as can be */
    table->head_carried = g_strdup (WC_ (words, "table head", "Carried over"));
  /* Translators: "Очки" */
  table->head_points = g_strdup (WC_ (words, "table head", "Points"));
  name_values (filling, table);
}

static void
name_results (const BrgTableFilling *filling, BrgCrosstable *table)
{
  for (gint i = 0; i < table->n_columns; i++)
    {
      gint player = table->kind == BRG_CROSSTABLE_SWISS ? BRG_NOBODY : filling->columns[i];

      table->column_players[i] = player;
      table->heads[i] = player == BRG_NOBODY
                            ? brg_roman ((guint) i + 1)
                            : g_strdup_printf ("%d", filling->tournament->players[player].number);
    }
}

/* Columns that are left out */

static gboolean
is_empty (const BrgCrosstable *table, BrgCrosstablePart part)
{
  for (gint i = 0; i < table->n_rows; i++)
    {
      g_autofree char *text = brg_crosstable_columns_dup_text (table, i, part, 0);

      if (*text != '\0')
        return FALSE;
    }
  return TRUE;
}

void
brg_table_filling_drop_columns (const BrgTableFilling *filling, BrgCrosstable *table)
{
  const BrgTableChoice *choice = filling->choice;
  const struct
  {
    BrgCrosstablePart part;
    char **head;
    gboolean is_extra; /* shown only when it is asked for */
  } columns[] = {
    { BRG_CROSSTABLE_TITLE, &table->head_title, FALSE },
    { BRG_CROSSTABLE_RATING, &table->head_rating, FALSE },
    { BRG_CROSSTABLE_ORGANISATION, &table->head_organisation, FALSE },
    { BRG_CROSSTABLE_FEDERATION, &table->head_federation, TRUE },
    { BRG_CROSSTABLE_BIRTH, &table->head_birth, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      guint bit = 1u << columns[i].part;

      if ((choice->hidden_parts & bit) != 0 ||
          (columns[i].is_extra && (choice->extra_parts & bit) == 0) ||
          (choice->drops_empty && is_empty (table, columns[i].part)))
        g_clear_pointer (columns[i].head, g_free);
    }
}

static void
fill_rows (const BrgTableFilling *filling, BrgCrosstable *table)
{
  for (gint i = 0; i < table->n_rows; i++)
    {
      gint player = filling->order[i];

      brg_table_filling_person (filling, &table->rows[i], player);
      brg_table_filling_totals (filling, &table->rows[i], player);
      table->rows[i].line_above = needs_line_above (filling, i);
      brg_table_filling_cells (filling, table, i);
      table->rows[i].mark |=
          mark_of_place (&filling->places[player], &table->rows[i], table->n_columns);
    }
  for (gint i = 0; table->kind == BRG_CROSSTABLE_ROUND_ROBIN && i < table->n_columns; i++)
    table->column_marks[i] = brg_table_filling_mark (filling, filling->columns[i]);
}

/* rus-draughts-2022 1.4: in a knock-out the bracket gives the places, and points say nothing: what
 * stands in their column are the meetings won. */
static void
count_meetings (const BrgTableFilling *filling, BrgCrosstable *table)
{
  g_autofree BrgKnockoutScore *scores =
      brg_knockout_score_new (filling->source->snapshot, filling->source->through_round);

  g_free (table->head_points);
  /* Translators: head of a column of a knock-out: how many meetings were won; "Встреч выиграно" */
  table->head_points = g_strdup (WC_ (filling->words, "table head", "Meetings won"));
  for (gint i = 0; i < table->n_rows; i++)
    if (*table->rows[i].points != '\0')
      {
        g_free (table->rows[i].points);
        table->rows[i].points = g_strdup_printf ("%u", scores[table->rows[i].player].n_won);
      }
}

BrgCrosstable *
brg_crosstable_content_new (const BrgTableSource *source,
                            const BrgTableChoice *choice,
                            const BrgWords *words)
{
  BrgTableFilling filling;
  BrgCrosstable *table;
  gboolean is_square;

  g_return_val_if_fail (source != NULL && choice != NULL && words != NULL, NULL);
  g_return_val_if_fail (source->through_round >= 0, NULL);
  g_return_val_if_fail (source->through_round <= source->withdrawals->tournament->n_rounds, NULL);

  brg_table_filling_begin (&filling, source, choice, words);
  is_square = filling.tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN;
  table = brg_crosstable_new (
      is_square ? BRG_CROSSTABLE_ROUND_ROBIN : BRG_CROSSTABLE_SWISS, filling.n_rows,
      is_square ? filling.tournament->n_players : filling.tournament->n_rounds, filling.n_values);
  brg_table_filling_heads (&filling, table);
  name_results (&filling, table);
  fill_rows (&filling, table);
  if (source->standings->is_bracket)
    count_meetings (&filling, table);
  brg_table_filling_drop_columns (&filling, table);
  table->legend = brg_crosstable_legend_new (source, choice, table, TRUE, words);
  brg_table_filling_clear (&filling);
  return table;
}
