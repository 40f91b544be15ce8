/* brg-desk-chess.c - chess and Chess960 on the page of boards
 *
 * Tests: tests/app/test-desk-chess.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-chess-private.h"

#include <glib/gi18n.h>

#include "brg-board-words.h"
#include "brg-desk-moves.h"
#include "brg-desk-pgn.h"
#include "brg-pgn-writer.h"

static const BrgDeskNotation notations[] = {
  { "en", N_ ("Notation: English"), N_ ("English: Kf3") },
  { "ru", N_ ("Notation: Russian"), N_ ("Russian: Крf3") },
  { "uk", N_ ("Notation: Ukrainian"), N_ ("Ukrainian: Крf3") },
  { "long", N_ ("Notation: Long"), N_ ("Long: Ke2-f3") },
  { "1956", N_ ("Notation: 1956"), N_ ("Code of 1956: Кре2—f3") },
  { "figurine", N_ ("Notation: Figurines"), N_ ("Figurines: ♔f3") },
};

const BrgNotation *
brg_desk_chess_find_notation (const char *id)
{
  const BrgNotation *notation = id != NULL ? brg_notation_find (id) : NULL;

  return notation != NULL ? notation : brg_notation_find ("en");
}

static const char *
get_default_notation (const char *language)
{
  return brg_desk_chess_find_notation (language)->id;
}

const BrgDeskRules brg_desk_chess = {
  .kind = BRG_GAME_OF_CHESS,
  .notations = notations,
  .n_notations = G_N_ELEMENTS (notations),
  .notation_key = "notation",
  .questions = brg_desk_chess_questions,
  .n_questions = BRG_DESK_CHESS_N_QUESTIONS,
  .file_filter = { "PGN", "*.pgn" },

  .get_default_notation = get_default_notation,
  .new_tree = brg_desk_chess_new_tree,
  .read_moves = brg_desk_chess_read_moves,
  .write_moves = brg_desk_moves_write,
  .import = brg_desk_moves_import,
  .export_tree = brg_pgn_write,
  .take_tree = brg_desk_pgn_fill_record,
  .explain_tree = brg_desk_pgn_explain_tree,
  .read_position = brg_desk_chess_read_position,
  .write_position = brg_desk_chess_write_position,
  .share_lot = brg_desk_chess_share_lot,
  .is_keyed = brg_desk_chess_is_keyed,

  .sync = brg_desk_chess_sync,
  .free_progress = brg_desk_chess_free_progress,

  .show = brg_desk_chess_show,
  .list_targets = brg_desk_chess_list_targets,
  .list_moves = brg_desk_chess_list_moves,
  .dup_square = brg_board_words_dup_square,

  .dup_move = brg_desk_chess_dup_move,
  .dup_mark = brg_desk_chess_dup_mark,
  .dup_journal = brg_desk_chess_dup_journal,
  .read = brg_desk_chess_read,
  .explain = brg_desk_chess_explain,
  .dup_example = brg_desk_chess_dup_example,

  .dup_status = brg_desk_chess_dup_status,
  .find_result = brg_desk_chess_find_result,

  .dup_subtitle = brg_desk_chess_dup_subtitle,
  .is_offered = brg_desk_chess_is_offered,
  .is_field_offered = brg_desk_chess_is_field_offered,
  .is_tick_offered = brg_desk_chess_is_tick_offered,
  .is_tick_set = brg_desk_chess_is_tick_set,
  .answer = brg_desk_chess_answer,
  .mark_answer = brg_desk_chess_mark_answer,
  .append_square = brg_desk_chess_append_square,
  .search = brg_desk_chess_search,
  .search_finish = brg_desk_chess_search_finish,
  .free_found = brg_desk_chess_free_found,

  .get_prompt = brg_desk_chess_get_prompt,
  .reply = brg_desk_chess_reply,
  .may_draw = brg_desk_chess_may_draw,
};
