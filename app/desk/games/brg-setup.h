/* brg-setup.h - a position of any game while it is being set up
 *
 * The window knows no game. It shows a picture, the pieces that can be put, the switches that a
 * game has besides its board, and the position as text; each family of games fills in one
 * #BrgSetupRules. A new family needs one table, its row in brg-setup.c and its place in #BrgSetup.
 * All texts are in the user's language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-picture.h"
#include "brg-game-node.h"
#include "brg-position-draft.h"
#include "brg-renju-draft.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

typedef struct _BrgSetupRules BrgSetupRules;

/**
 * BrgSetup:
 * @rules: the family
 * @discipline: what is played; an option may change it, as chess to Chess960
 * @notation: (nullable): id of the notation in whose way squares are named, not owned; %NULL for
 *   that of the family
 * @chess: what has been set up of chess
 * @draughts: what has been set up of draughts
 * @renju: what has been set up of renju
 *
 * What has been set up. A plain value; see brg_setup_init().
 */
typedef struct
{
  const BrgSetupRules *rules;
  BrgDiscipline discipline;
  const char *notation;
  union
  {
    BrgPositionDraft chess;
    BrgDraughtsPosition draughts;
    BrgRenjuDraft renju;
  };
} BrgSetup;

/**
 * BrgSetupVerdict:
 * @BRG_SETUP_SOUND: nothing is to be said
 * @BRG_SETUP_DOUBTFUL: it can be used, but something is to be told
 * @BRG_SETUP_FAULTY: it is no position
 *
 * What is thought of what has been set up.
 */
typedef enum
{
  BRG_SETUP_SOUND,
  BRG_SETUP_DOUBTFUL,
  BRG_SETUP_FAULTY,
} BrgSetupVerdict;

/**
 * BrgSetupFault:
 * @sentence: (transfer full) (nullable): what is wrong
 * @column: where in the text, in characters from 1; one behind the last when something is missing
 *   there
 *
 * Why a text is no position.
 */
typedef struct
{
  char *sentence;
  gint column;
} BrgSetupFault;

/**
 * BrgSetupOptionKind:
 * @BRG_SETUP_SWITCH: on or off, 1 or 0
 * @BRG_SETUP_LIST: one of a list that follows from what is set up; its value is an index
 * @BRG_SETUP_NUMBER: a number
 *
 * What can be chosen.
 */
typedef enum
{
  BRG_SETUP_SWITCH,
  BRG_SETUP_LIST,
  BRG_SETUP_NUMBER,
} BrgSetupOptionKind;

/**
 * BrgSetupOption:
 * @kind: what can be chosen
 * @heading: (nullable): what stands above it and those that follow, marked for translation
 * @label: what is chosen, marked for translation, with its mnemonic
 * @min: the lowest number
 * @max: the highest number
 *
 * What belongs to a position besides pieces and turn.
 */
typedef struct
{
  BrgSetupOptionKind kind;
  const char *heading;
  const char *label;
  gint min;
  gint max;
} BrgSetupOption;

/**
 * BrgSetupState:
 * @is_possible: whether there is something to choose
 * @value: what is chosen
 * @items: (nullable) (element-type utf8): what a list has to choose from
 *
 * How an option stands. It owns @items; see brg_setup_state_clear().
 */
typedef struct
{
  gboolean is_possible;
  gint value;
  GStrv items;
} BrgSetupState;

/**
 * BrgSetupTextWords:
 * @label: name of the text, with its mnemonic
 * @hint: what stands in the entry while it is empty
 * @copy: what its button to copy does
 * @paste: what its button to paste does
 *
 * How the text of a position is spoken of; all marked for translation.
 */
typedef struct
{
  const char *label;
  const char *hint;
  const char *copy;
  const char *paste;
} BrgSetupTextWords;

/**
 * BrgSetupRules:
 *
 * A family of games. Where nothing else is said functions must be given.
 *
 * @kind: what is played
 * @shapes: (array length=n_shapes): the pieces of a side, in the order of the palette
 * @n_shapes: how many
 * @has_own_letters: whether the pieces of both sides have letters of their own; else Black's have
 *   those of White's with Shift
 * @starts_empty: whether the initial position is the empty board
 * @options: (array length=n_options): what else belongs to a position
 * @n_options: how many
 * @n_starts: number of numbered initial positions, 0 without any
 * @text: words about the text
 *
 * @set_initial: sets up the initial position of the discipline
 * @clear: empties the board
 * @has_square: whether pieces can stand there
 * @put: puts a piece on a square, %BRG_PIECE_NONE to clear it
 * @move: takes what stands on a square to another, in the place of what stands there
 * @get_next: (nullable): the piece that is put on an empty square while none is chosen
 * @show: draws the board
 * @dup_letters: (transfer full): the capital letters that name a piece on the keyboard: first that
 *   of the user's language, then that of English
 * @get_turn: who has the move
 * @set_turn: gives him the move
 *
 * @get_option: (nullable): how an option stands, @state being zeroed
 * @set_option: (nullable): sets an option to a value
 * @has_starts: (nullable): whether initial positions have numbers now
 * @find_start: (nullable): number of the initial position that is set up, -1 for none
 * @set_start: (nullable): sets an initial position up
 * @draw_start: (nullable): number of the initial position that a seed draws by lot
 *
 * @read: sets up what a text says; on failure nothing is changed
 * @write: (transfer full) (nullable): the position as it is set up as text, also when it is faulty;
 *   %NULL when there is no such text
 * @check: (transfer full) (nullable): what is to be said of the position, one sentence
 * @finish: (transfer full): a position that is not faulty as text, as #BrgDeskRules.read_position
 *   takes it
 */
struct _BrgSetupRules
{
  BrgGameKind kind;
  const BrgPieceShape *shapes;
  guint n_shapes;
  gboolean has_own_letters;
  gboolean starts_empty;
  const BrgSetupOption *options;
  guint n_options;
  guint n_starts;
  BrgSetupTextWords text;

  void (*set_initial) (BrgSetup *setup);
  void (*clear) (BrgSetup *setup);
  gboolean (*has_square) (const BrgSetup *setup, gint square);
  void (*put) (BrgSetup *setup, gint square, BrgPiece piece);
  void (*move) (BrgSetup *setup, gint from, gint to);
  BrgPiece (*get_next) (const BrgSetup *setup);
  void (*show) (const BrgSetup *setup, BrgBoardPicture *picture);
  char *(*dup_letters) (BrgPiece piece);
  BrgColour (*get_turn) (const BrgSetup *setup);
  void (*set_turn) (BrgSetup *setup, BrgColour turn);

  void (*get_option) (const BrgSetup *setup, guint option, BrgSetupState *state);
  void (*set_option) (BrgSetup *setup, guint option, gint value);
  gboolean (*has_starts) (const BrgSetup *setup);
  gint (*find_start) (const BrgSetup *setup);
  void (*set_start) (BrgSetup *setup, guint number);
  guint (*draw_start) (guint64 seed);

  gboolean (*read) (BrgSetup *setup, const char *text, BrgSetupFault *fault);
  char *(*write) (const BrgSetup *setup);
  char *(*check) (const BrgSetup *setup, BrgSetupVerdict *verdict);
  char *(*finish) (const BrgSetup *setup);
};

/**
 * brg_setup_init:
 * @setup: (out caller-allocates): the initial position
 * @discipline: what is played
 * @notation: (nullable): id of a notation that lives as long as @setup, or %NULL
 */
void brg_setup_init (BrgSetup *setup, BrgDiscipline discipline, const char *notation);

/**
 * brg_setup_get_piece:
 * @setup: what is set up
 * @square: a square, as in #BrgBoardPicture
 *
 * Returns: what stands there
 */
BrgPiece brg_setup_get_piece (const BrgSetup *setup, gint square);

/**
 * brg_setup_place:
 * @setup: what is set up
 * @square: a square
 * @piece: a piece, %BRG_PIECE_NONE to clear the square
 *
 * Puts a piece on a square where pieces can stand.
 *
 * Returns: whether they can
 */
gboolean brg_setup_place (BrgSetup *setup, gint square, BrgPiece piece);

/**
 * brg_setup_find_piece:
 * @setup: what is set up
 * @square: the square of the cursor
 * @letter: a letter, large or small
 * @is_shifted: whether it was typed with Shift
 * @piece: (out): the piece that is to be put there
 *
 * Finds what a key puts: the piece of this letter; where sides share letters White's, and Black's
 * with Shift or when White's stands there already. The user's language goes before English.
 *
 * Returns: whether the letter names a piece
 */
gboolean brg_setup_find_piece (const BrgSetup *setup,
                               gint square,
                               gunichar letter,
                               gboolean is_shifted,
                               BrgPiece *piece);

/**
 * brg_setup_dup_key:
 * @rules: a family
 * @piece: a piece of it
 *
 * Returns: (transfer full): the key that puts a piece, `Shift+Q`
 */
char *brg_setup_dup_key (const BrgSetupRules *rules, BrgPiece piece);

/**
 * brg_setup_state_clear:
 * @state: a state
 *
 * Frees what it owns.
 */
void brg_setup_state_clear (BrgSetupState *state);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgSetupState, brg_setup_state_clear)

extern const BrgSetupRules brg_setup_chess;
extern const BrgSetupRules brg_setup_draughts;
extern const BrgSetupRules brg_setup_renju;

G_END_DECLS
