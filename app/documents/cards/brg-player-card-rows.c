/* brg-player-card-rows.c - what a player's card says of his rounds
 *
 * Rules: rus-draughts-2022 14.1.2, appendix 8
 * Tests: tests/app/test-documents-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-card-rows.h"

#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-rational.h"
#include "brg-result-words.h"
#include "brg-transliteration.h"
#include "brg-withdrawal-words.h"

typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgTournament *tournament;
  const BrgDocumentOptions *options;
  gint player;
  gint points;
} Rows;

static void
free_row (gpointer data)
{
  BrgPlayerCardRow *row = data;

  g_free (row->name);
  g_free (row->number);
  g_free (row->title);
  g_free (row->rating);
  g_free (row->result);
  g_free (row->total);
  g_free (row->remark);
  g_free (row);
}

static char *
dup_figure (gint value)
{
  return value > 0 ? g_strdup_printf ("%d", value) : NULL;
}

static void
fill_opponent (const Rows *rows, BrgPlayerCardRow *row, const BrgCell *cell, gint round)
{
  const BrgEntry *entry = brg_snapshot_get_entry (rows->snapshot, cell->opponent);

  row->name = brg_form_persons_dup_name (rows->snapshot, cell->opponent, rows->options);
  row->number = dup_figure (entry->number);
  row->title = g_strdup (brg_transliteration_get_title (
      rows->options->words, rows->snapshot->event->discipline, entry->title));
  row->rating = dup_figure (brg_entry_get_rating (entry, round));
  row->colour = cell->colour;
}

/* What the player had in the place of an opponent. */
static const char *
find_free_word (const Rows *rows, BrgOutcome outcome)
{
  const BrgWords *words = rows->options->words;

  /* Of a round robin the odd player is free, and no row of the round says so. */
  if (outcome == BRG_OUTCOME_NONE && !brg_snapshot_is_round_robin (rows->snapshot))
    return "";
  if (outcome == BRG_OUTCOME_NONE || outcome == BRG_OUTCOME_PAIRING_BYE ||
      outcome == BRG_OUTCOME_FULL_BYE || outcome == BRG_OUTCOME_FORFEIT_WIN)
    return WC_ (words, "pairing", "bye");
  if (outcome == BRG_OUTCOME_HALF_BYE)
    /* Translators: on a player's card, in the place of an opponent; "пропуск с ½ очка" */
    return WC_ (words, "player card", "half-point bye");
  /* Translators: on a player's card, in the place of an opponent; "без игры" */
  return WC_ (words, "player card", "did not play");
}

static void
fill_round (Rows *rows, BrgPlayerCardRow *row, gint round)
{
  const BrgCell *cell = brg_tournament_cell (rows->tournament, rows->player, round);
  const BrgScoring *scoring = &rows->snapshot->group->scoring;

  if (cell->opponent != BRG_NOBODY)
    fill_opponent (rows, row, cell, round);
  else
    row->name = g_strdup (find_free_word (rows, cell->outcome));
  if (cell->outcome == BRG_OUTCOME_NONE)
    return;
  row->result = brg_result_words (scoring, cell->outcome);
  row->is_won = brg_outcome_is_win (cell->outcome) || cell->outcome == BRG_OUTCOME_FORFEIT_WIN;
  if (brg_outcome_is_pending (cell->outcome))
    return;
  rows->points += brg_scoring_points (scoring, cell->outcome);
  row->total = brg_points_to_figures (rows->points);
}

static gboolean
is_held (const Rows *rows, gint round)
{
  gint n_rounds = brg_snapshot_count_rounds (rows->snapshot);

  return n_rounds <= 0 || round <= n_rounds;
}

static char *
dup_remark (const Rows *rows, gint round)
{
  const BrgEntry *entry =
      rows->player != BRG_NOBODY ? brg_snapshot_get_entry (rows->snapshot, rows->player) : NULL;

  if (!is_held (rows, round))
    /* Translators: on a player's card, a row for which there is no round; "не проводится: в
     * положении туров: %d" */
    return g_strdup_printf (
        WC_ (rows->options->words, "player card", "no such round: %d rounds are played"),
        brg_snapshot_count_rounds (rows->snapshot));
  if (!rows->options->is_blank && entry != NULL && round > entry->left_after)
    return g_strdup (brg_withdrawal_words_get (entry, rows->options->words));
  return g_strdup ("");
}

static void
complete (BrgPlayerCardRow *row)
{
  char **texts[] = { &row->name,   &row->number, &row->title, &row->rating,
                     &row->result, &row->total,  &row->remark };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (*texts[i] == NULL)
      *texts[i] = g_strdup ("");
}

GPtrArray *
brg_player_card_rows_new (const BrgSnapshot *snapshot,
                          const BrgTournament *tournament,
                          gint player,
                          gint least,
                          const BrgDocumentOptions *options)
{
  Rows rows = { snapshot, tournament, options, player, 0 };
  GPtrArray *list;
  gint n_rows;

  g_return_val_if_fail (snapshot != NULL && tournament != NULL && options != NULL, NULL);

  list = g_ptr_array_new_with_free_func (free_row);
  n_rows = MAX (least, brg_snapshot_count_rounds (snapshot));
  if (player != BRG_NOBODY)
    rows.points = brg_snapshot_get_entry (snapshot, player)->carried_points;
  for (gint round = 1; round <= n_rows; round++)
    {
      BrgPlayerCardRow *row = g_new0 (BrgPlayerCardRow, 1);

      g_ptr_array_add (list, row);
      row->last = round;
      row->is_held = is_held (&rows, round);
      row->remark = dup_remark (&rows, round);
      /* Only paired rounds: what is announced for later ones may still change. */
      if (*row->remark == '\0' && player != BRG_NOBODY && player < tournament->n_players &&
          !options->is_blank && brg_snapshot_get_round (snapshot, round) != NULL)
        fill_round (&rows, row, round);
      complete (row);
    }
  return list;
}

void
brg_player_card_rows_merge (GPtrArray *rows)
{
  g_return_if_fail (rows != NULL);

  while (rows->len > 1 && !((const BrgPlayerCardRow *) rows->pdata[rows->len - 2])->is_held)
    {
      BrgPlayerCardRow *before = rows->pdata[rows->len - 2];

      before->last = ((const BrgPlayerCardRow *) rows->pdata[rows->len - 1])->last;
      g_ptr_array_remove_index (rows, rows->len - 1);
    }
}

char *
brg_player_card_rows_dup_legend (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  g_autofree char *scoring = NULL;
  g_autofree char *closed = NULL;
  const char *unplayed;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  scoring = brg_result_words_scoring (options->words, &snapshot->group->scoring);
  /* Translators: legend of a player's card; "+ и − партия не состоялась." */
  unplayed = WC_ (options->words, "player card", "+ and − the game was not played.");
  /* Translators: legend of a player's card: how many rounds are closed; "Закрыто туров: %d." */
  closed = g_strdup_printf (WC_ (options->words, "player card", "Rounds closed: %d."),
                            brg_form_frame_count_closed (snapshot, options));

  return g_strjoin (" ", scoring, unplayed, options->is_blank ? NULL : closed, NULL);
}
