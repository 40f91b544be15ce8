/* brg-desk-renju.c - renju on the page of boards: records, positions, the table itself
 *
 * Rules: rus-draughts-2022 IX
 * Tests: tests/app/test-desk-renju.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <string.h>

#include "brg-desk-moves.h"
#include "brg-desk-renju-private.h"
#include "brg-format-error.h"
#include "brg-game-tags.h"
#include "brg-pdn.h"
#include "brg-renju-draft.h"
#include "brg-renju-words.h"
#include "brg-rjn.h"

static const BrgDeskNotation notations[] = {
  { "i", N_ ("Columns with I"), N_ ("Columns with I, numbered stones: I9") },
  { "j", N_ ("Columns with J"), N_ ("Columns with J, numbered stones: J9") },
  { "i-plain", N_ ("Columns with I, no numbers"), N_ ("Columns with I, stones without numbers") },
  { "j-plain", N_ ("Columns with J, no numbers"), N_ ("Columns with J, stones without numbers") },
};

static const char *
get_default_notation (const char *language G_GNUC_UNUSED)
{
  return notations[0].id;
}

/* Records. */

/* The headings tell the start. */
static BrgGameTree *
new_tree_of (const char *start)
{
  BrgGameTree *tree = brg_game_tree_new_renju ();

  brg_game_tree_set_tag (tree, "Variant", BRG_RJN_GAME);
  if (g_str_has_prefix (start, "board "))
    brg_game_tree_set_tag (tree, BRG_RJN_BOARD, start + strlen ("board "));
  else if (*start != '\0')
    brg_game_tree_set_tag (tree, BRG_RJN_PROCEDURE, start);
  return tree;
}

static BrgGameTree *
new_tree (const BrgStoredGame *record, gboolean *is_known, gboolean *is_sound)
{
  BrgGameTree *tree = new_tree_of (record->start);
  BrgDeskRenjuOpening opening;

  brg_desk_renju_opening_follow (&opening, record->start, brg_game_tree_get_root (tree));
  *is_known = TRUE;
  *is_sound = opening.stage != BRG_DESK_RENJU_BROKEN || opening.n_words > 0;
  return tree;
}

BrgGameTree *
brg_desk_renju_moves_read (const char *start, const char *moves, GError **error)
{
  g_autoptr (BrgPgnReader) reader = NULL;
  g_autoptr (BrgGameTree) bare = NULL;
  g_autoptr (GBytes) bytes = NULL;
  BrgGameTree *tree = NULL;

  g_return_val_if_fail (start != NULL && moves != NULL, NULL);

  bare = new_tree_of (start);
  if (*moves == '\0')
    return g_steal_pointer (&bare);
  bytes = brg_desk_moves_join (bare, moves);
  reader = brg_rjn_reader_new_from_bytes (bytes, "moves");
  brg_pgn_reader_next (reader, &tree, error);
  return tree;
}

static BrgGameTree *
read_moves (const BrgStoredGame *record, GError **error)
{
  return brg_desk_renju_moves_read (record->start, record->moves, error);
}

static char *
write_moves (const BrgGameTree *tree)
{
  const BrgGameNode *root = brg_game_tree_get_root (tree);

  if (root->next == NULL && root->after == NULL)
    return g_strdup ("");
  return g_strchomp (brg_rjn_write_moves (tree));
}

/* A record of another game would be blamed for one of its first moves otherwise: short records of
 * chess can begin with names of points. */
static gboolean
is_of_other_game (GBytes *text)
{
  g_autofree char *beginning = brg_desk_moves_dup_beginning (text);

  return !brg_rjn_looks_like (beginning) &&
         (brg_pdn_looks_like (beginning) ||
          g_regex_match_simple (
              "(?:^|\\s)1\\.\\s*(?:[a-h][34]|N[acfh]3)\\s+(?:[a-h][56]|N[acfh]6)\\s+2\\.",
              beginning, G_REGEX_MULTILINE | G_REGEX_RAW, 0));
}

static GPtrArray *
import (GBytes *text, const char *name, GError **error)
{
  g_autoptr (BrgPgnReader) reader = brg_rjn_reader_new_from_bytes (text, name);

  if (is_of_other_game (text))
    {
      g_set_error_literal (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_NOT_RECOGNISED,
                           _ ("It contains no renju game."));
      return NULL;
    }
  return brg_desk_moves_read_all (reader, error);
}

/* A procedure that cannot be read, or that the moves do not follow, is left out. */
static char *
find_start (const BrgGameTree *tree)
{
  const char *board = brg_game_tree_get_tag (tree, BRG_RJN_BOARD);
  const char *procedure = brg_game_tree_get_tag (tree, BRG_RJN_PROCEDURE);
  BrgDeskRenjuOpening opening;

  if (board != NULL)
    return g_strconcat ("board ", board, NULL);
  if (procedure == NULL)
    return g_strdup ("");
  brg_desk_renju_opening_follow (&opening, procedure, brg_game_tree_get_last (tree));
  return g_strdup (opening.stage != BRG_DESK_RENJU_BROKEN ? procedure : BRG_DESK_RENJU_FREE);
}

static void
take_tree (const BrgGameTree *tree, BrgStoredGame *record)
{
  g_free (record->start);
  record->start = find_start (tree);
  record->start_number = -1;
  record->is_drawn = FALSE;
  record->start_seed = 0;
  g_free (record->moves);
  record->moves = write_moves (tree);
}

/* Positions. */

/* Who has the move: as a letter behind the board says, else as the numbers of stones do. */
static BrgColour
find_turn (const BrgRenjuBoard *board, const char *rest)
{
  const BrgRenjuDraft draft = { .board = *board, .turn = BRG_COLOUR_NONE };

  if (*rest != '\0')
    return *rest == 'w' || *rest == 'W' ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
  return brg_renju_draft_get_turn (&draft);
}

static gboolean
looks_like_board (const char *text)
{
  return strlen (text) >= BRG_RENJU_SIDE && strspn (text, ".xXoO") >= BRG_RENJU_SIDE;
}

static gboolean
read_position (const char *text, BrgStoredGame *record, char **fault)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  char board_text[BRG_RENJU_N_POINTS + 1];
  gsize length = strcspn (stripped, " \t");
  BrgRenjuTextFault why;
  BrgRenjuBoard board;
  const char *rest;

  *fault = NULL;
  if (!looks_like_board (stripped))
    return FALSE;
  if (!brg_renju_board_read (stripped, (gssize) length, &board, &why))
    {
      *fault = brg_renju_words_dup_fault (&why);
      return FALSE;
    }
  rest = stripped + length + strspn (stripped + length, " \t");
  g_free (record->start);
  record->start = board.n_stones > 0
                      ? g_strconcat ("board ", brg_renju_board_write (&board, board_text), NULL)
                      : g_strdup ("");
  g_free (record->moves);
  record->moves = g_strdup (find_turn (&board, rest) == BRG_COLOUR_WHITE ? "1. - *" : "");
  return TRUE;
}

static char *
write_position (const BrgDeskGame *game)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);
  char text[BRG_RENJU_N_POINTS + 1];

  return g_strconcat (brg_renju_board_write (&self->game.board, text),
                      brg_renju_game_get_turn (&self->game) == BRG_COLOUR_WHITE ? " w" : " b",
                      NULL);
}

/* The table. */

static gboolean
is_swapped (const BrgDeskGame *game)
{
  BrgDeskRenjuOpening opening;

  if (game->progress != NULL)
    return brg_desk_renju_get (game)->opening.steps.black == BRG_RENJU_SECOND_PLAYER;
  brg_desk_renju_opening_follow (&opening, game->record->start,
                                 brg_game_tree_get_last (game->tree));
  return opening.steps.black == BRG_RENJU_SECOND_PLAYER;
}

/* In the opening a player may place stones of both colours, name numbers and choose. */
static BrgColour
get_turn (const BrgDeskGame *game)
{
  const BrgDeskRenju *self = brg_desk_renju_get (game);

  if (!self->is_asking)
    return brg_renju_game_get_turn (&self->game);
  return self->opening.question.player == self->opening.steps.black ? BRG_COLOUR_BLACK
                                                                    : BRG_COLOUR_WHITE;
}

const BrgDeskRules brg_desk_renju = {
  .kind = BRG_GAME_OF_RENJU,
  .notations = notations,
  .n_notations = G_N_ELEMENTS (notations),
  .notation_key = "notation-renju",
  .questions = brg_desk_renju_questions,
  .n_questions = BRG_DESK_RENJU_N_QUESTIONS,
  .file_filter = { "PGN", "*.pgn" },

  .get_default_notation = get_default_notation,
  .new_tree = new_tree,
  .read_moves = read_moves,
  .write_moves = write_moves,
  .import = import,
  .export_tree = brg_rjn_write,
  .take_tree = take_tree,
  .read_position = read_position,
  .write_position = write_position,
  .is_swapped = is_swapped,
  .get_turn = get_turn,
  .is_keyed = brg_desk_renju_is_keyed,

  .sync = brg_desk_renju_sync,
  .free_progress = g_free,

  .show = brg_desk_renju_show,
  .list_targets = brg_desk_renju_list_targets,
  .list_moves = brg_desk_renju_list_moves,
  .explain_square = brg_desk_renju_explain_square,
  .places = TRUE,
  .dup_square = brg_desk_renju_dup_square,

  .dup_move = brg_desk_renju_dup_move,
  .dup_mark = brg_desk_renju_dup_mark,
  .dup_journal = brg_desk_renju_dup_journal,
  .read = brg_desk_renju_read,
  .read_square = brg_desk_renju_read_square,
  .explain = brg_desk_renju_explain,
  .dup_example = brg_desk_renju_dup_example,

  .dup_status = brg_desk_renju_dup_status,
  .find_result = brg_desk_renju_find_result,
  .list_counters = brg_desk_renju_list_counters,
  .counters_title = N_ ("State of the Game"),

  .is_offered = brg_desk_renju_is_offered,
  .answer = brg_desk_renju_answer,
  .mark_answer = brg_desk_renju_mark_answer,
  .append_square = brg_desk_renju_append_square,

  .get_prompt = brg_desk_renju_get_prompt,
  .reply = brg_desk_renju_reply,
  .take_back = brg_desk_renju_take_back,
};
