/* brg-desk-draughts.c - draughts of all kinds on the page of boards
 *
 * A variant needs its rules in engine/draughts, its rows in the tables of counters
 * (brg-desk-draughts-counters.c) and of disciplines (brg-desk-draughts-record.c), nothing else
 * here.
 *
 * Tests: tests/app/test-desk-draughts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"

#include <glib/gi18n.h>

static const BrgDeskNotation notations[] = {
  { "full", N_ ("Notation: Full"), N_ ("Full: c3-d4, b4:d6") },
  { "short", N_ ("Notation: Short"), N_ ("Short: cd4, b:d6") },
  { "numeric", N_ ("Notation: Numbers"), N_ ("Numbers: 22-18, 17x10") },
  { "letter", N_ ("Notation: Correspondence"), N_ ("Correspondence: c3-E5") },
};

/* rus-draughts-2022 7.3: there is no short form on 100 squares. */
static const BrgDeskNotation notations_100[] = {
  { "full", N_ ("Notation: Full"), N_ ("Full: 32-28, 34:23") },
  { "numeric", N_ ("Notation: PDN"), N_ ("As in PDN files: 32-28, 34x23") },
};

static const char *
get_default_notation (const char *language G_GNUC_UNUSED)
{
  return "full";
}

#define RULES                                                                                     \
  .kind = BRG_GAME_OF_DRAUGHTS, .questions = brg_desk_draughts_questions,                         \
  .n_questions = BRG_N_DRAUGHTS_QUESTIONS, .file_filter = { "PDN", "*.pdn" },                     \
                                                                                                  \
  .get_default_notation = get_default_notation, .new_tree = brg_desk_draughts_new_tree,           \
  .read_moves = brg_desk_draughts_read_moves, .write_moves = brg_desk_draughts_write_moves,       \
  .import = brg_desk_draughts_import, .export_tree = brg_desk_draughts_export_tree,               \
  .take_tree = brg_desk_draughts_take_tree, .explain_tree = brg_desk_draughts_explain_tree,       \
  .read_position = brg_desk_draughts_read_position,                                               \
  .write_position = brg_desk_draughts_write_position, .share_lot = brg_desk_draughts_share_lot,   \
  .is_keyed = brg_desk_draughts_is_keyed,                                                         \
                                                                                                  \
  .sync = brg_desk_draughts_sync, .free_progress = brg_desk_draughts_free_progress,               \
                                                                                                  \
  .show = brg_desk_draughts_show, .show_way = brg_desk_draughts_show_way,                         \
  .list_targets = brg_desk_draughts_list_targets, .list_moves = brg_desk_draughts_list_moves,     \
  .explain_square = brg_desk_draughts_explain_square, .dup_square = brg_desk_draughts_dup_square, \
                                                                                                  \
  .dup_move = brg_desk_draughts_dup_move, .dup_mark = brg_desk_draughts_dup_mark,                 \
  .dup_journal = brg_desk_draughts_dup_journal, .read = brg_desk_draughts_read,                   \
  .explain = brg_desk_draughts_explain, .dup_example = brg_desk_draughts_dup_example,             \
                                                                                                  \
  .dup_status = brg_desk_draughts_dup_status, .find_result = brg_desk_draughts_find_result,       \
  .list_counters = brg_desk_draughts_list_counters, .counters_title = N_ ("Draw Counters"),       \
                                                                                                  \
  .dup_subtitle = brg_desk_draughts_dup_subtitle, .is_offered = brg_desk_draughts_is_offered,     \
  .is_tick_offered = brg_desk_draughts_is_tick_offered, .answer = brg_desk_draughts_answer,       \
  .carry_out = brg_desk_draughts_carry_out, .mark_answer = brg_desk_draughts_mark_answer,         \
  .append_square = brg_desk_draughts_append_square,                                               \
                                                                                                  \
  .get_prompt = brg_desk_draughts_get_prompt, .reply = brg_desk_draughts_reply,                   \
  .may_draw = brg_desk_draughts_may_draw, .take_back = brg_desk_draughts_take_back

const BrgDeskRules brg_desk_draughts = {
  .notations = notations,
  .n_notations = G_N_ELEMENTS (notations),
  .notation_key = "notation-draughts",
  RULES,
};

const BrgDeskRules brg_desk_draughts_100 = {
  .notations = notations_100,
  .n_notations = G_N_ELEMENTS (notations_100),
  .notation_key = "notation-draughts-100",
  RULES,
};
