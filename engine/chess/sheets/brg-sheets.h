/* brg-sheets.h - two scoresheets of one game, compared and completed
 *
 * The sheets may have gaps, stop early and contradict each other. A game fits if at every half-move
 * its move is among those that both entries can mean. It is a completion if it goes through both
 * sheets, and as far as half-moves were counted, and ends on the board that was found.
 *
 * Nothing is guessed: games are not listed but kept as the sets of positions that are reached after
 * each half-move, which are exact. Where they would outgrow the limit given, the answer says which
 * of its parts could not be decided.
 * Rules: fide-2023 8.5, 8.6, D.2.9; rus-chess-2014 8.5, 8.6, 32.2; ukr-chess-2016 8
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-moves.h"
#include "brg-notation.h"

G_BEGIN_DECLS

/**
 * BRG_SHEETS_MAX_POSITIONS:
 *
 * A limit for brg_sheets_compare() that does not tire the machine: some 250 MB and a few seconds at
 * the most. A gap of three half-moves on both sheets stays far below, one of four mostly.
 */
#define BRG_SHEETS_MAX_POSITIONS 1000000

/**
 * BrgSheet:
 * @language: of its piece letters
 * @n_entries: half-moves as far as the sheet goes
 * @entries: (array length=n_entries): from the first half-move, what is written; `?`, an empty text
 *   and %NULL are an entry that is empty or illegible
 *
 * A scoresheet. The entries belong to the caller.
 */
typedef struct
{
  BrgLanguage language;
  guint n_entries;
  const char *const *entries;
} BrgSheet;

/**
 * BrgSheetsQuestion:
 * @start: the position that the game began with
 * @sheets: White's sheet and Black's
 * @n_plies: half-moves of both sides together that the clock or the arbiter counted, 0 if unknown
 * @has_board: whether the position at the end is known
 * @board: its men and the player having the move; nothing else counts
 *
 * What is known of a game.
 */
typedef struct
{
  BrgPosition start;
  BrgSheet sheets[2];
  guint n_plies;
  gboolean has_board;
  BrgPosition board;
} BrgSheetsQuestion;

/**
 * BrgSheetsCompletion:
 * @BRG_SHEETS_COMPLETION_NONE: no legal game fits
 * @BRG_SHEETS_COMPLETION_UNIQUE: exactly one does
 * @BRG_SHEETS_COMPLETION_MANY: two or more do
 *
 * How many games the sheets can be completed to.
 */
typedef enum
{
  BRG_SHEETS_COMPLETION_NONE,
  BRG_SHEETS_COMPLETION_UNIQUE,
  BRG_SHEETS_COMPLETION_MANY,
} BrgSheetsCompletion;

/**
 * BrgSheetsFill:
 * @ply: number of the half-move, from 1
 * @n_moves: number of moves
 * @moves: (array length=n_moves): the moves that occur there in completions, ordered as text in the
 *   form of brg-uci.h
 *
 * A half-move that no entry settles.
 */
typedef struct
{
  guint ply;
  guint n_moves;
  BrgMove *moves;
} BrgSheetsFill;

/**
 * BrgSheetsRepairKind:
 * @BRG_SHEETS_DELETE: this entry and the next were written twice
 * @BRG_SHEETS_INSERT: two entries, a full move, are missing before this one
 * @BRG_SHEETS_REPLACE: this entry is wrong
 * @BRG_SHEETS_SWAP: this entry and the next one of the same player were exchanged
 *
 * A single change to one sheet.
 */
typedef enum
{
  BRG_SHEETS_DELETE,
  BRG_SHEETS_INSERT,
  BRG_SHEETS_REPLACE,
  BRG_SHEETS_SWAP,
} BrgSheetsRepairKind;

#define BRG_N_SHEETS_REPAIR_KINDS (BRG_SHEETS_SWAP + 1)

/**
 * BrgSheetsRepair:
 * @sheet: whose sheet is changed
 * @kind: how, at the half-move where the sheets part
 *
 * A change after which there is a completion.
 */
typedef struct
{
  BrgColour sheet;
  BrgSheetsRepairKind kind;
} BrgSheetsRepair;

/**
 * BrgSheetsEntryState:
 * @BRG_SHEETS_ENTRY_NOTHING: nothing legible is written
 * @BRG_SHEETS_ENTRY_IMPOSSIBLE: what is written fits no legal move
 * @BRG_SHEETS_ENTRY_FITS: it fits legal moves, but the other sheet's entry fits none of them
 *
 * What an entry says where the sheets part: why they do.
 */
typedef enum
{
  BRG_SHEETS_ENTRY_NOTHING,
  BRG_SHEETS_ENTRY_IMPOSSIBLE,
  BRG_SHEETS_ENTRY_FITS,
} BrgSheetsEntryState;

/**
 * BrgSheetsParts:
 * @BRG_SHEETS_PARTS: where the sheets part, and why
 * @BRG_SHEETS_AGREED: the last agreed position
 * @BRG_SHEETS_COMPLETIONS: how many completions
 * @BRG_SHEETS_FILLS: the open half-moves
 * @BRG_SHEETS_MOVES: how many moves were made
 * @BRG_SHEETS_REPAIRS: the repairs
 * @BRG_SHEETS_REJOIN: where the sheets come together again
 *
 * Parts of an answer.
 */
typedef enum
{
  BRG_SHEETS_PARTS = 1 << 0,
  BRG_SHEETS_AGREED = 1 << 1,
  BRG_SHEETS_COMPLETIONS = 1 << 2,
  BRG_SHEETS_FILLS = 1 << 3,
  BRG_SHEETS_MOVES = 1 << 4,
  BRG_SHEETS_REPAIRS = 1 << 5,
  BRG_SHEETS_REJOIN = 1 << 6,
} BrgSheetsParts;

/**
 * BrgSheetsAnswer:
 * @undecided: parts of the answer that the limit did not allow to find; they are left as if nothing
 *   had been found
 * @parts: number of the first half-move up to which no legal game fits, 0 if there is none
 * @reasons: by sheet, what its entry says at @parts
 * @n_agreed: half-moves up to the last agreed position: the last one before @parts that both sheets
 *   name and after which all games that fit, completions if there are any, show one position; 0 for
 *   the initial one
 * @agreed: that position (fide-2023 8.5, D.2.9)
 * @completion: how many games the sheets can be completed to
 * @game: (element-type BrgMove): the moves of the completion if it is unique, else empty
 * @fills: (element-type BrgSheetsFill): half-moves that no entry settles, in order
 * @n_moves: moves that White and Black made: in the completions, else up to @agreed
 * @repairs: (element-type BrgSheetsRepair): every single change to one sheet at @parts after which
 *   there is a completion; Black's sheet first, in the order of kinds
 * @rejoin: number of the first half-move from @parts on after which both sheets, each followed
 *   alone, show the same position again (fide-2023 9.2.2); 0 if there is none
 *
 * What follows from two scoresheets.
 */
typedef struct
{
  guint undecided;
  guint parts;
  BrgSheetsEntryState reasons[2];
  guint n_agreed;
  BrgPosition agreed;
  BrgSheetsCompletion completion;
  GArray *game;
  GArray *fills;
  guint n_moves[2];
  GArray *repairs;
  guint rejoin;
} BrgSheetsAnswer;

/**
 * brg_sheets_compare:
 * @question: what is known
 * @max_positions: how many positions may be held at once, see %BRG_SHEETS_MAX_POSITIONS
 * @answer: (out): what follows; to be cleared by brg_sheets_answer_clear()
 *
 * Compares two scoresheets and completes them.
 */
void brg_sheets_compare (const BrgSheetsQuestion *question,
                         guint max_positions,
                         BrgSheetsAnswer *answer);

/**
 * brg_sheets_answer_clear:
 * @answer: an answer
 *
 * Frees what @answer owns.
 */
void brg_sheets_answer_clear (BrgSheetsAnswer *answer);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgSheetsAnswer, brg_sheets_answer_clear)

G_END_DECLS
