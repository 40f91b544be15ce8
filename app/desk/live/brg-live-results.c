/* brg-live-results.c - results of a file beside the boards of a round
 *
 * Tests: tests/app/test-live-results.c, tests/app/bergerctl-results.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-live-results.h"

#include <glib/gi18n-lib.h>

#include "brg-board-label.h"
#include "brg-desk-rules.h"
#include "brg-game-same.h"
#include "brg-live-private.h"
#include "brg-meeting-board.h"
#include "brg-plain-file.h"
#include "brg-result-text.h"
#include "brg-store-game-rows.h"
#include "brg-store-results-file.h"
#include "brg-text-file.h"

static void
free_row (gpointer data)
{
  BrgLiveRow *row = data;

  g_free (row->label);
  g_ptr_array_unref (row->doubts);
  g_free (row);
}

void
brg_live_results_free (BrgLiveResults *self)
{
  if (self == NULL)
    return;
  brg_snapshot_unref (self->snapshot);
  g_free (self->source);
  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->faults);
  g_ptr_array_unref (self->rows);
  g_free (self);
}

/* ----- Files ----- */

static gboolean
is_of_games (const char *name)
{
  static const char *const suffixes[] = { ".pgn", ".pdn", ".csv" };
  g_autofree char *small = g_utf8_strdown (name, -1);

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (small, suffixes[i]))
      return TRUE;
  return FALSE;
}

static gboolean
read_file (BrgLiveResults *self, const char *path, GError **error)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autoptr (GBytes) bytes = brg_plain_file_read (path, BRG_TEXT_FILE_MAX_SIZE, error);
  g_autoptr (GPtrArray) games = bytes != NULL ? brg_live_games_read (bytes, name, error) : NULL;

  if (games == NULL)
    return FALSE;
  g_ptr_array_extend_and_steal (self->games, g_steal_pointer (&games));
  return TRUE;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* A file that is being written just now, or is none, does not keep the others away. */
static gboolean
read_folder (BrgLiveResults *self, const char *path, GError **error)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, error);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (folder == NULL)
    return FALSE;
  while ((name = g_dir_read_name (folder)) != NULL)
    if (is_of_games (name))
      g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (GError) fault = NULL;

      if (!read_file (self, names->pdata[i], &fault))
        g_ptr_array_add (self->faults, g_strdup (fault->message));
    }
  return TRUE;
}

/* ----- Rows ----- */

static void
doubt (BrgLiveRow *row, char *text)
{
  g_ptr_array_add (row->doubts, text);
}

static gboolean
is_named (const BrgLiveGame *game)
{
  return *game->white != '\0' || *game->white_id != '\0';
}

/* A live board writes the same game into a file of its own and into one of all. */
static gboolean
is_same_game (const BrgLiveGame *a, const BrgLiveGame *b)
{
  return a->tree != NULL && b->tree != NULL && a->white_outcome == b->white_outcome &&
         g_str_equal (a->white, b->white) && brg_game_tree_is_same (a->tree, b->tree);
}

static const BrgLiveRow *
find_row (const BrgLiveResults *self, const BrgGame *board, gint meeting_game)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const BrgLiveRow *row = self->rows->pdata[i];

      if (row->board == board && row->meeting_game == meeting_game && !row->is_of_others)
        return row;
    }
  return NULL;
}

/* Which game of a micro-match: the one that is named, or the first of its colours that no row
 * before is. 0 where the board has one game, -1 for none. */
static gint
find_meeting_game (BrgLiveResults *self,
                   const BrgGame *board,
                   const BrgLiveGame *game,
                   gboolean is_turned)
{
  gint n_games = brg_meeting_board_count (self->boards, board);
  gint named = brg_live_match_find_meeting_game (game);

  if (n_games < 2)
    return 0;
  if (named > 0)
    return named <= n_games ? named : -1;
  for (gint number = 1; number <= n_games; number++)
    {
      const BrgLiveRow *before;

      if (is_named (game) && (number % 2 == 0) != is_turned)
        continue;
      before = find_row (self, board, number);
      if (before == NULL || is_same_game (before->game, game))
        return number;
    }
  return -1;
}

/* A list has a result a board, which may be that of the meeting; and of games that stand already it
 * may have only later ones. */
static void
doubt_meeting_game (BrgLiveRow *row)
{
  if (row->meeting_game > 0 && brg_live_match_find_meeting_game (row->game) == 0 &&
      (row->game->tree == NULL || row->state == BRG_LIVE_SAME))
    doubt (row, g_strdup (_ ("Which game of the meeting is it? Its board is written as 12/2.")));
}

static void
note_fit (BrgLiveResults *self, BrgLiveRow *row, BrgLiveFit fit)
{
  if (fit == BRG_LIVE_FIT_SEVERAL)
    doubt (row, g_strdup (_ ("Players of several boards have these names.")));
  row->is_of_others = fit == BRG_LIVE_FIT_OTHERS;
  if (fit == BRG_LIVE_FIT_OTHERS || fit == BRG_LIVE_FIT_FAMILY)
    {
      g_autofree char *white =
          brg_entry_dup_name (brg_snapshot_get_entry (self->boards, row->board->white));
      g_autofree char *black =
          brg_entry_dup_name (brg_snapshot_get_entry (self->boards, row->board->black));

      /* Translators: names of two players */
      doubt (row, g_strdup_printf (_ ("Here play %s – %s."), white, black));
    }
  if (fit == BRG_LIVE_FIT_EITHER)
    doubt (row, g_strdup (_ ("Both players may have either name: look who had White.")));
  row->is_turned = fit == BRG_LIVE_FIT_TURNED && row->meeting_game == 0;
  if (row->is_turned)
    doubt (row, g_strdup (_ ("The colours are the other way round.")));
}

/* Outcomes by the colours of the pairing: each player keeps his own. */
static void
set_outcomes (BrgLiveRow *row, gboolean is_turned)
{
  if (row->meeting_game > 0 && !is_named (row->game))
    is_turned = row->meeting_game % 2 == 0;

  row->white = is_turned ? row->game->black_outcome : row->game->white_outcome;
  row->black = is_turned ? row->game->white_outcome : row->game->black_outcome;
}

/* What stands on the board, or for the game of its micro-match. */
static void
find_standing (const BrgLiveRow *row, BrgOutcome *white, BrgOutcome *black)
{
  const BrgGame *board = row->board;
  gint game = row->meeting_game;

  *white = game > 0 ? board->white_games[game - 1] : board->white_outcome;
  *black = game > 0 ? board->black_games[game - 1] : board->black_outcome;
}

static BrgLiveState
find_state (const BrgLiveRow *row)
{
  BrgOutcome white;
  BrgOutcome black;

  find_standing (row, &white, &black);
  if (row->game->is_unclear)
    return BRG_LIVE_UNCLEAR;
  if (row->white == BRG_OUTCOME_NONE)
    return BRG_LIVE_ON;
  /* A meeting lost by forfeit has no games. */
  if (row->meeting_game > 0 && white == BRG_OUTCOME_NONE &&
      !brg_outcome_is_pending (row->board->white_outcome))
    return BRG_LIVE_DIFFERS;
  if (brg_outcome_is_pending (white))
    return BRG_LIVE_NEW;
  return white == row->white && black == row->black ? BRG_LIVE_SAME : BRG_LIVE_DIFFERS;
}

/* The same board once more: what differs is for the arbiter, and is not taken. */
static void
look_for_double (BrgLiveResults *self, BrgLiveRow *row)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      BrgLiveRow *before = self->rows->pdata[i];

      if (before->board != row->board || before->meeting_game != row->meeting_game ||
          before->state != BRG_LIVE_NEW || before->is_of_others != row->is_of_others)
        continue;
      if (before->white == row->white && before->black == row->black)
        {
          row->state = BRG_LIVE_SAME;
          return;
        }
      doubt (row, g_strdup (_ ("The file has this board twice, with different results.")));
      doubt (before, g_strdup (_ ("The file has this board twice, with different results.")));
      row->can_take = before->can_take = before->is_taken = FALSE;
      return;
    }
}

static char *
dup_label (const BrgLiveRow *row)
{
  g_autofree char *label = brg_board_label_new (row->board);

  return row->meeting_game > 0 ? g_strdup_printf ("%s/%d", label, row->meeting_game)
                               : g_steal_pointer (&label);
}

static void
doubt_difference (const BrgLiveResults *self, BrgLiveRow *row)
{
  g_autofree char *stands = NULL;
  BrgOutcome white;
  BrgOutcome black;

  find_standing (row, &white, &black);
  stands = brg_result_dup_text (&self->boards->group->scoring, white, black);
  /* Translators: %s is a result: "1 – 0" */
  doubt (row, g_strdup_printf (_ ("The board has %s."), stands));
}

/* Why the moves of a file do not go on the board of @record; NULL where they do. */
static char *
dup_moves_fault (const BrgGameTree *tree, const BrgStoredGame *record)
{
  const BrgDeskRules *rules = brg_desk_rules_find (record->discipline);

  if (brg_game_tree_get_kind (tree) != rules->kind)
    return g_strdup (_ ("The moves are of another game."));
  return rules->explain_tree != NULL ? rules->explain_tree (tree, record) : NULL;
}

/* Moves of another game are left out when the result is taken, and that is said before. */
static void
doubt_moves (const BrgLiveResults *self, BrgLiveRow *row)
{
  g_autoptr (BrgStoredGame) record = NULL;
  char *fault;

  if (!row->can_take || row->game->tree == NULL)
    return;
  record = brg_stored_game_new (self->snapshot->group->id, row->board->id,
                                self->snapshot->event->discipline);
  fault = dup_moves_fault (row->game->tree, record);
  if (fault != NULL)
    doubt (row, fault);
}

/* Another group may have boards of the same numbers: where the players of a board are in the file,
 * others are not at it. */
static void
part_others (BrgLiveResults *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      BrgLiveRow *row = self->rows->pdata[i];

      if (!row->is_of_others || row->board == NULL ||
          find_row (self, row->board, row->meeting_game) == NULL)
        continue;
      row->state = BRG_LIVE_NO_BOARD;
      row->board = NULL;
      row->can_take = row->is_taken = FALSE;
    }
}

static void
find_board (BrgLiveResults *self, BrgLiveRow *row)
{
  BrgLiveFit fit = brg_live_match_find (self->boards, self->round, row->game, &row->board);
  gboolean is_turned = fit == BRG_LIVE_FIT_TURNED;

  row->meeting_game =
      row->board != NULL ? find_meeting_game (self, row->board, row->game, is_turned) : 0;
  if (row->meeting_game < 0)
    {
      doubt (row, g_strdup (_ ("The meeting has fewer games.")));
      row->board = NULL;
      row->meeting_game = 0;
    }
  note_fit (self, row, fit);
  if (row->board == NULL)
    {
      row->state = BRG_LIVE_NO_BOARD;
      return;
    }
  g_free (row->label);
  row->label = dup_label (row);
  set_outcomes (row, is_turned);
  row->state = find_state (row);
  row->can_take = row->state == BRG_LIVE_NEW;
  if (row->state == BRG_LIVE_DIFFERS)
    doubt_difference (self, row);
  /* Players meet once; a number on the table is there in every round. */
  if (row->can_take && row->game->round == 0 && fit != BRG_LIVE_FIT_SURE)
    doubt (row, g_strdup (_ ("The file does not name the round.")));
  if (row->can_take && row->board->white_outcome == BRG_OUTCOME_ADJOURNED)
    doubt (row, g_strdup (_ ("The game is adjourned.")));
  doubt_meeting_game (row);
  doubt_moves (self, row);
  if (row->can_take)
    look_for_double (self, row);
  row->can_take = row->can_take && row->state == BRG_LIVE_NEW;
  row->is_taken = row->can_take && row->doubts->len == 0;
}

static void
add_row (BrgLiveResults *self, const BrgLiveGame *game)
{
  BrgLiveRow *row = g_new0 (BrgLiveRow, 1);

  row->game = game;
  row->label = g_strdup (game->board);
  row->white = game->white_outcome;
  row->black = game->black_outcome;
  row->doubts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < game->doubts->len; i++)
    doubt (row, g_strdup (game->doubts->pdata[i]));
  if (game->round > 0 && game->round != self->round)
    row->state = BRG_LIVE_OTHER_ROUND;
  else
    find_board (self, row);
  g_ptr_array_add (self->rows, row);
}

BrgLiveResults *
brg_live_results_new (BrgSnapshot *snapshot, gint round, const char *path, GError **error)
{
  g_autoptr (BrgLiveResults) self = NULL;
  gboolean is_folder;

  g_return_val_if_fail (snapshot != NULL && path != NULL, NULL);
  g_return_val_if_fail (brg_snapshot_get_round (snapshot, round) != NULL, NULL);

  self = g_new0 (BrgLiveResults, 1);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->boards = brg_snapshot_get_boards (snapshot);
  self->round = round;
  self->source = g_filename_display_basename (path);
  self->games = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_live_game_free);
  self->faults = g_ptr_array_new_with_free_func (g_free);
  self->rows = g_ptr_array_new_with_free_func (free_row);
  is_folder = g_file_test (path, G_FILE_TEST_IS_DIR);
  if (!(is_folder ? read_folder : read_file) (self, path, error))
    return NULL;
  for (guint i = 0; i < self->games->len; i++)
    add_row (self, self->games->pdata[i]);
  part_others (self);
  return g_steal_pointer (&self);
}

guint
brg_live_results_count (const BrgLiveResults *self, BrgLiveState state)
{
  guint n_rows = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->rows->len; i++)
    n_rows += ((const BrgLiveRow *) self->rows->pdata[i])->state == state;
  return n_rows;
}

guint
brg_live_results_count_taken (const BrgLiveResults *self)
{
  guint n_rows = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->rows->len; i++)
    n_rows += ((const BrgLiveRow *) self->rows->pdata[i])->is_taken;
  return n_rows;
}

gboolean
brg_live_row_wants_eyes (const BrgLiveRow *row)
{
  g_return_val_if_fail (row != NULL, FALSE);

  if (row->state == BRG_LIVE_NEW)
    return !row->is_taken;
  return row->state == BRG_LIVE_DIFFERS || row->state == BRG_LIVE_UNCLEAR ||
         row->state == BRG_LIVE_NO_BOARD ||
         (row->doubts->len > 0 && row->state != BRG_LIVE_OTHER_ROUND);
}

/* ----- Taking ----- */

/* The moves of a row, where nothing is stored of the game and they are of what is played there. */
static gboolean
add_record (const BrgLiveResults *self,
            BrgStore *store,
            const BrgLiveRow *row,
            GPtrArray *records,
            GError **error)
{
  gint64 group_id = self->boards->group->id;
  g_autoptr (BrgStoredGame) record = NULL;
  g_autofree char *fault = NULL;

  if (row->game->tree == NULL || row->is_turned)
    return TRUE;
  record = row->meeting_game > 1 ? brg_store_load_meeting_board (store, group_id, row->board->id,
                                                                 row->meeting_game, error)
                                 : brg_store_load_game (store, group_id, row->board->id, error);
  if (record == NULL)
    return FALSE;
  fault = dup_moves_fault (row->game->tree, record);
  if (*record->moves != '\0' || fault != NULL)
    return TRUE;
  brg_desk_rules_find (record->discipline)->take_tree (row->game->tree, record);
  g_ptr_array_add (records, g_steal_pointer (&record));
  return TRUE;
}

gboolean
brg_live_results_take (const BrgLiveResults *self,
                       BrgStore *store,
                       gboolean has_moves,
                       GError **error)
{
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (BrgResultChange));
  g_autoptr (GPtrArray) records =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_stored_game_free);

  g_return_val_if_fail (self != NULL && store != NULL, FALSE);
  g_return_val_if_fail (brg_live_results_count_taken (self) > 0, FALSE);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const BrgLiveRow *row = self->rows->pdata[i];
      BrgResultChange result = { .act = BRG_RESULT_ENTER };

      if (!row->is_taken)
        continue;
      result.game_id = row->board->id;
      result.game = row->meeting_game;
      result.white = row->white;
      result.black = row->black;
      g_array_append_val (results, result);
      if (has_moves && !add_record (self, store, row, records, error))
        return FALSE;
    }
  return brg_store_take_results (store, self->boards->group->id, self->round,
                                 (const BrgResultChange *) (gpointer) results->data, results->len,
                                 records, self->source, error);
}

/* ----- Words ----- */

char *
brg_live_row_dup_result (const BrgLiveResults *self, const BrgLiveRow *row)
{
  g_return_val_if_fail (self != NULL && row != NULL, NULL);

  return brg_result_dup_text (&self->boards->group->scoring, row->white, row->black);
}

char *
brg_live_row_dup_doubts (const BrgLiveRow *row)
{
  GString *text;

  g_return_val_if_fail (row != NULL, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < row->doubts->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", (const char *) row->doubts->pdata[i]);
  return g_string_free (text, FALSE);
}

const char *
brg_live_state_describe (BrgLiveState state)
{
  static const char *const words[] = {
    [BRG_LIVE_NEW] = N_ ("new"),
    [BRG_LIVE_SAME] = N_ ("stands already"),
    [BRG_LIVE_DIFFERS] = N_ ("differs from the board’s result"),
    [BRG_LIVE_ON] = N_ ("being played"),
    [BRG_LIVE_OTHER_ROUND] = N_ ("of another round"),
    [BRG_LIVE_UNCLEAR] = N_ ("result not understood"),
    [BRG_LIVE_NO_BOARD] = N_ ("no such board"),
  };

  g_return_val_if_fail (state < G_N_ELEMENTS (words), "");

  return _ (words[state]);
}
