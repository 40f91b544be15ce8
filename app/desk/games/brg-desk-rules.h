/* brg-desk-rules.h - what the page of boards asks a game: one table a family of games
 *
 * The window knows no game. It shows a picture, tells where somebody clicked or what was typed, and
 * shows what it is told: moves to choose from, a line of status, counters, questions and answers,
 * what must be settled before the first move. Chess, draughts and renju each fill in one
 * #BrgDeskRules. A new variant of a family needs nothing here; a new family needs one table and one
 * row in brg-desk-rules.c. All texts are in the user's language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-board-picture.h"
#include "brg-desk-answer.h"
#include "brg-finish-request.h"
#include "brg-game-tree.h"
#include "brg-rulebook.h"
#include "brg-snapshot.h"
#include "brg-store-games.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

typedef struct _BrgDeskRules BrgDeskRules;

/**
 * BrgDeskGame:
 * @record: what is stored, owned
 * @rules: its family
 * @tree: its moves, owned
 * @node: the move after which the position on the board stands, of @tree
 * @progress: (nullable): what the family derives from the moves, owned; it must not hold nodes of
 *   @tree, which is read anew at times; see #BrgDeskRules.sync
 * @is_damaged: whether the stored text could not be read to its end; nothing may be stored then but
 *   a cleared board
 *
 * A game on the desk. Actions change @tree and make a new record; when that is stored it is taken
 * over by brg_desk_game_take_record(). What can be done with it is in brg-desk-game.h.
 */
typedef struct
{
  BrgStoredGame *record;
  const BrgDeskRules *rules;
  BrgGameTree *tree;
  BrgGameNode *node;
  gpointer progress;
  gboolean is_damaged;
} BrgDeskGame;

/**
 * BrgDeskNotation:
 * @id: what is stored as the preference, `ru`
 * @name: how it is called on its button, marked for translation: "Notation: Russian"
 * @label: how it is called in the menu, with an example, marked for translation
 *
 * A way to write moves.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *label;
} BrgDeskNotation;

/**
 * BrgDeskChoice:
 * @move: a move
 * @text: how it is written
 * @piece: what to show for it, %BRG_PIECE_NONE for the text alone
 * @name: (nullable): a word for it, "Queen"; %NULL for the text
 * @letters: (nullable): capital letters that choose it
 *
 * One of the moves that can be meant. It owns its texts.
 */
typedef struct
{
  BrgGameMove move;
  char *text;
  BrgPiece piece;
  char *name;
  char *letters;
} BrgDeskChoice;

/** brg_desk_choices_new: Returns: (transfer full) (element-type BrgDeskChoice): an empty list */
GArray *brg_desk_choices_new (void);

/**
 * brg_desk_choices_add:
 * @choices: a list
 * @move: a move
 * @text: (transfer full): how it is written
 *
 * Adds a choice without a piece.
 *
 * Returns: (transfer none): the choice, until another one is added
 */
BrgDeskChoice *brg_desk_choices_add (GArray *choices, const BrgGameMove *move, char *text);

/**
 * BrgDeskSurroundings:
 * @rulebook: the event's rule book
 * @snapshot: the group
 * @tempo: how fast the game is
 * @has_increment: whether the clock adds time for moves, as far as is known
 * @is_increment_unknown: whether that is not known, because the time control is not understood
 * @is_watched: whether arbiters watch every game, see #BrgSupervision
 * @notation: id of the notation
 * @names: by #BrgColour, the players
 * @is_blind: by #BrgColour, whether the player does not see the board, or badly
 * @assistants: (nullable): by #BrgColour, who assists such a player, empty for nobody
 * @left_ms: by #BrgColour, what the clocks show, in milliseconds; -1 without clocks
 * @is_last_period: whether all remaining moves are to be made in this period; so without clocks
 * @is_period_unknown: whether that is not known, because there are several and no clocks
 * @is_adjourned: whether the game is adjourned
 * @is_announced: whether the regulations say that guideline III was announced
 * @draw_moves: moves by each that the regulations want before a draw is agreed, 0 for none
 * @open_finish: who has claimed a draw in a quickplay finish on which the decision was put off
 * @round: number of the round, and
 * @board: of the board, 0 for the arbiter's own
 *
 * What is to be known around a game. Nothing is owned.
 */
typedef struct
{
  const BrgRulebook *rulebook;
  const BrgSnapshot *snapshot;
  BrgTempo tempo;
  gboolean has_increment;
  gboolean is_increment_unknown;
  gboolean is_watched;
  const char *notation;
  const char *names[3];
  gboolean is_blind[3];
  const char *assistants[3];
  gint64 left_ms[3];
  gboolean is_last_period;
  gboolean is_period_unknown;
  gboolean is_adjourned;
  gboolean is_announced;
  gint draw_moves;
  BrgColour open_finish;
  gint round;
  gint board;
} BrgDeskSurroundings;

/**
 * BrgDeskCounter:
 * @title: what is counted, "Kings' moves only"
 * @value: how far the count has come
 * @limit: how far it goes; 0 for a mere number
 * @note: since when, or why it does not run
 * @article: (nullable): book id and article; a constant string
 * @is_running: whether it counts
 * @is_reached: whether it has come to its end: a draw may be claimed or stands
 *
 * A counter of the pane, with number, bar, reason and article. It owns @title and @note.
 */
typedef struct
{
  char *title;
  guint value;
  guint limit;
  char *note;
  const char *article;
  gboolean is_running;
  gboolean is_reached;
} BrgDeskCounter;

/** brg_desk_counters_new: Returns: (transfer full) (element-type BrgDeskCounter): an empty list */
GArray *brg_desk_counters_new (void);

/**
 * BrgDeskWant:
 * @BRG_DESK_WANTS_SIDE: whose it is: White or Black
 * @BRG_DESK_WANTS_BOTH: the same, or both
 * @BRG_DESK_WANTS_MOVE: (with the text field) a move that is announced without being made
 * @BRG_DESK_WANTS_TEXT: (with the text field) something else that is typed; clicks on the board
 *   write into it, see #BrgDeskRules.append_square
 * @BRG_DESK_WANTS_SEARCH: what takes time: see #BrgDeskRules.search
 * @BRG_DESK_WANTS_FLAGGED: (with a side) at first the one whose flag is down by the clocks, not
 *   another one: where they tell nothing it is asked
 * @BRG_DESK_WANTS_MOVER: (with a side) at first the one having the move, where the moves were
 *   entered; else it is asked
 *
 * What a question needs to be told; a bit set.
 */
typedef enum
{
  BRG_DESK_WANTS_SIDE = 1 << 0,
  BRG_DESK_WANTS_BOTH = 1 << 1,
  BRG_DESK_WANTS_MOVE = 1 << 2,
  BRG_DESK_WANTS_TEXT = 1 << 3,
  BRG_DESK_WANTS_SEARCH = 1 << 4,
  BRG_DESK_WANTS_FLAGGED = 1 << 5,
  BRG_DESK_WANTS_MOVER = 1 << 6,
} BrgDeskWant;

#define BRG_DESK_MAX_TICKS 4

/**
 * BrgDeskQuestion:
 * @icon_name: its icon
 * @title: what is asked, marked for translation
 * @key: the key that asks it, a capital letter or a digit, shown on its button; B, C, G, M, O, P,
 *   S and X are the page's
 * @wants: #BrgDeskWant
 * @field: (nullable): what stands in the text field while it is empty, marked for translation
 * @ticks: what can be ticked, marked for translation, at most three; ended by %NULL
 *
 * A question of the pane.
 */
typedef struct
{
  const char *icon_name;
  const char *title;
  const char *key;
  guint wants;
  const char *field;
  const char *ticks[BRG_DESK_MAX_TICKS + 1];
} BrgDeskQuestion;

/**
 * BrgDeskAsk:
 * @question: index of the question that is open, -1 for none
 * @side: whose it is, %BRG_COLOUR_NONE for both
 * @is_side_open: whether nothing and nobody has told yet whose it is, see brg_desk_ask_answer()
 * @text: what was typed, never %NULL
 * @is_finished: whether the typing has come to its end
 * @ticks: what is ticked
 * @found: (nullable): what #BrgDeskRules.search found, for @side at this position
 * @n_shown: how far a line of the answer is shown on the board, 0 for the game itself
 *
 * A question as it was asked. Nothing is owned.
 */
typedef struct
{
  gint question;
  BrgColour side;
  gboolean is_side_open;
  const char *text;
  gboolean is_finished;
  gboolean ticks[BRG_DESK_MAX_TICKS];
  gpointer found;
  guint n_shown;
} BrgDeskAsk;

/**
 * BrgDeskAnswerParts:
 * @answer: (transfer full) (nullable): the answer; the page carries out its rulings
 * @move: (out): a move that is announced and legal, for %BRG_DESK_RULING_PLAY and the diagrams
 * @has_move: whether there is one
 * @n_shown_max: how far %BRG_DESK_RULING_LINE_ON can go
 * @has_fault: whether the text field holds something that is wrong
 *
 * What comes of a question.
 */
typedef struct
{
  BrgDeskAnswer *answer;
  BrgGameMove move;
  gboolean has_move;
  guint n_shown_max;
  gboolean has_fault;
} BrgDeskAnswerParts;

/**
 * BrgDeskPromptButton:
 * @id: what is handed back, a constant string
 * @label: the words on it
 * @is_suggested: whether it is what one usually does
 */
typedef struct
{
  const char *id;
  char *label;
  gboolean is_suggested;
} BrgDeskPromptButton;

/**
 * BrgDeskPrompt:
 * @text: what is to be settled, and by whom; one or two sentences
 * @article: (nullable): book id and article; a constant string
 * @options: (nullable) (element-type utf8): a list to choose one from
 * @option: index of what is chosen at first
 * @options_label: (nullable): what the list is, for a screen reader
 * @number_label: (nullable): what the number is; %NULL without a number
 * @number: its value at first
 * @number_min: smallest number
 * @number_max: largest number
 * @buttons: (element-type BrgDeskPromptButton): what can be answered
 * @wants_square: whether an empty square or point of the board is an answer as well; then the way
 *   of clicks goes to #BrgDeskRules.reply and not to moves
 * @is_blocking: whether no move can be made before it is answered
 *
 * Something to be settled before or while the game begins: the initial position of Chess960, the
 * opening of draughts-64, a step of the opening of renju. It owns what is not marked constant.
 */
typedef struct
{
  char *text;
  const char *article;
  GPtrArray *options;
  guint option;
  char *options_label;
  char *number_label;
  gint number;
  gint number_min;
  gint number_max;
  GArray *buttons;
  gboolean wants_square;
  gboolean is_blocking;
} BrgDeskPrompt;

/**
 * brg_desk_prompt_new:
 * @text: (transfer full): what is to be settled
 * @article: (nullable): book id and article, a constant string
 *
 * Returns: (transfer full): a prompt without anything to answer
 */
BrgDeskPrompt *brg_desk_prompt_new (char *text, const char *article);

/** brg_desk_prompt_add_button: Adds a button; @id is a constant string */
void brg_desk_prompt_add_button (BrgDeskPrompt *prompt,
                                 const char *id,
                                 const char *label,
                                 gboolean is_suggested);

/** brg_desk_prompt_free: Frees @prompt, which may be %NULL */
void brg_desk_prompt_free (BrgDeskPrompt *prompt);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDeskPrompt, brg_desk_prompt_free)

/** The id of the button that draws a lot. */
#define BRG_DESK_REPLY_LOT "lot"

/**
 * BrgDeskReply:
 * @button: (nullable): id of the button
 * @option: what was chosen from the list
 * @number: the number
 * @square: the square, else %BRG_BOARD_NO_SQUARE
 *
 * What was answered to a prompt.
 */
typedef struct
{
  const char *button;
  guint option;
  gint number;
  gint square;
} BrgDeskReply;

/**
 * BrgDeskRules:
 *
 * A family of games. Functions get the game with its place: `game->node`. Where nothing else is
 * said they must be given.
 *
 * @kind: what is played
 * @notations: (array length=n_notations): ways to write moves, in the order of the menu
 * @n_notations: how many
 * @notation_key: name of the preference that keeps the one chosen, `notation-draughts`
 * @questions: (array length=n_questions): questions of the pane, in their order
 * @n_questions: how many
 * @file_filter: name and pattern of files of games, `PGN`, `*.pgn`
 *
 * @get_default_notation: id of the notation for a language of the window, `ru`
 * @new_tree: (transfer full): the game without moves, from the start that the record tells;
 *   @is_known is whether it tells one, @is_sound whether it could be read
 * @read_moves: (transfer full) (nullable): the game with the moves of the record
 * @write_moves: (transfer full): the moves as they are stored; empty without any
 * @import: (transfer full) (nullable) (element-type BrgGameTree): games of a file or the clipboard
 * @export_tree: (transfer full): the game as a record with its headings
 * @take_tree: sets start and moves of a record to those of a game that was imported
 * @explain_tree: (nullable) (transfer full) (nullable): why a game that was imported is not one for
 *   the board of @record, in a sentence; %NULL when it is one
 * @read_position: reads a position as text (FEN, or what the family has) into a record without
 *   moves; %FALSE with @fault, an owned sentence, when it is not one; %FALSE without a @fault when
 *   the text is nothing like a position
 * @write_position: (transfer full): the position on the board as such a text
 *
 * @share_lot: (nullable): gives @record, a game that has no start yet, the start that was drawn by
 *   lot for @other, a game of the same round and discipline; %FALSE when the lot is not shared
 * @is_swapped: (nullable): whether the players have changed colours since the game began, so that
 *   who is White in the pairing has Black now; without it they never do
 *
 * @get_turn: (nullable): the colour of the player who is to do something, whose clock runs; without
 *   it the one having the move. In the opening of renju a player may place stones of both colours
 *
 * @is_keyed: whether what stands on the board is what was played: moves were entered or a position
 *   set up; a start that was drawn by lot is no game. To be called after brg_desk_game_sync()
 *
 * @sync: brings what is derived from the moves, `game->progress`, to the place; called by
 *   brg_desk_game_sync() after every change of tree or place before anything below
 * @free_progress: frees `game->progress`
 *
 * @show: draws the position with its marks: last move, check, fouls, numbers, coordinates as the
 *   notation has them
 * @show_way: (nullable): after @show, a piece that was dragged over a part of its way, @way of two
 *   squares or more
 * @list_targets: fills @targets with the squares where the piece may go on from the end of @way,
 *   which has one square at least
 * @list_moves: (transfer full) (element-type BrgDeskChoice): the moves that @way means by itself:
 *   none while it is a part of a capture or impossible, several when a choice is left
 * @explain_square: (nullable) (transfer full) (nullable): why @square is of no use as the next one
 *   of @way: an own piece that cannot be lifted (@way without squares), or a square where the piece
 *   lifted may not go on; @article (out): a constant string or %NULL; %NULL when there is nothing
 *   to be said, as of an empty square while nothing is lifted
 * @places: whether a click on an empty square is a way of one square (renju)
 * @dup_square: (transfer full): one sentence about a square for a screen reader; see
 *   #BrgBoardDescribe
 *
 * @dup_move: (transfer full): the move of a node as it is written, with its signs
 * @dup_mark: (transfer full) (nullable): a word beside it in the list: "2×"
 * @dup_journal: (transfer full): the move of a node with its number in the notation that means the
 *   same in every language
 * @read: (transfer full) (element-type BrgDeskChoice): the moves that a text can mean
 * @read_square: (nullable): a square as it is typed, for a prompt that wants one;
 *   %BRG_BOARD_NO_SQUARE when @text is none
 * @explain: (transfer full): why a text that is no move is none; @near gets legal moves that come
 *   near to it
 * @dup_example: (transfer full) (nullable): a legal move as an example of what may be typed
 *
 * @dup_status: (transfer full): how the game stands in one line; @article (out) of what ended it
 * @find_result: (nullable): words on a button that records what the board says; @winner (out)
 * @list_counters: (nullable) (transfer full) (nullable): the counters of the pane
 * @counters_title: (nullable): the heading above them, marked for translation
 *
 * @dup_subtitle: (nullable) (transfer full) (nullable): the small line below a question
 * @is_offered: (nullable): whether a question is asked of this game; without it all are
 * @is_field_offered: (nullable): whether the book knows what the field of a question asks for;
 *   without it every field is offered
 * @is_tick_offered: (nullable): whether a tick is of use now
 * @is_tick_set: (nullable): whether a tick is set when the question is opened; without it none is
 * @answer: answers; gets @parts zeroed
 * @carry_out: (nullable): carries a ruling out in its own way: writes what it changes into @record,
 * a copy of the game's; @change and @detail (transfer full) are for the journal; %FALSE for the
 *   rulings that all games have alike, which the page carries out
 * @mark_answer: (nullable): marks on the board what the answer speaks of, or replaces the picture
 *   by the line that is shown; returns an owned line of status instead of that of the game, or
 * %NULL
 * @append_square: (nullable) (transfer full) (nullable): what stands in the text field after a
 *   click on @square; %NULL when the click means nothing
 * @search: (nullable): looks in another thread for what takes time, on a copy; @on_found is called
 *   in the main context of the caller, for one that was cancelled as well
 * @search_finish: what was found (transfer full), %NULL with an error for what was cancelled;
 *   @free_found frees it
 *
 * @get_prompt: (nullable) (transfer full) (nullable): what is to be settled now
 * @reply: (nullable): writes what was answered to @prompt into @record, a copy of the game's;
 *   @change and @detail (transfer full) are for the journal; %FALSE with an owned @fault, a
 *   sentence, when it cannot be
 * @may_draw: (nullable): whether the start can be drawn by lot now, with or without a prompt: the
 *   reply with the button %BRG_DESK_REPLY_LOT draws it
 * @take_back: (nullable): takes the last step back where that is more than a move; %TRUE when
 *   @record was changed
 */
struct _BrgDeskRules
{
  BrgGameKind kind;
  const BrgDeskNotation *notations;
  guint n_notations;
  const char *notation_key;
  const BrgDeskQuestion *questions;
  guint n_questions;
  const char *file_filter[2];

  const char *(*get_default_notation) (const char *language);
  BrgGameTree *(*new_tree) (const BrgStoredGame *record, gboolean *is_known, gboolean *is_sound);
  BrgGameTree *(*read_moves) (const BrgStoredGame *record, GError **error);
  char *(*write_moves) (const BrgGameTree *tree);
  GPtrArray *(*import) (GBytes *text, const char *name, GError **error);
  char *(*export_tree) (const BrgGameTree *tree);
  void (*take_tree) (const BrgGameTree *tree, BrgStoredGame *record);
  char *(*explain_tree) (const BrgGameTree *tree, const BrgStoredGame *record);
  gboolean (*read_position) (const char *text, BrgStoredGame *record, char **fault);
  char *(*write_position) (const BrgDeskGame *game);
  gboolean (*share_lot) (const BrgStoredGame *other, BrgStoredGame *record);
  gboolean (*is_swapped) (const BrgDeskGame *game);
  BrgColour (*get_turn) (const BrgDeskGame *game);
  gboolean (*is_keyed) (const BrgDeskGame *game);

  void (*sync) (BrgDeskGame *game);
  void (*free_progress) (gpointer progress);

  void (*show) (const BrgDeskGame *game, const char *notation, BrgBoardPicture *picture);
  void (*show_way) (const BrgDeskGame *game, const BrgBoardWay *way, BrgBoardPicture *picture);
  void (*list_targets) (const BrgDeskGame *game, const BrgBoardWay *way, BrgBoardSet *targets);
  GArray *(*list_moves) (const BrgDeskGame *game, const BrgBoardWay *way, const char *notation);
  char *(*explain_square) (const BrgDeskGame *game,
                           const BrgBoardWay *way,
                           gint square,
                           const char *notation,
                           const char **article);
  gboolean places;
  char *(*dup_square) (const BrgBoardPicture *picture,
                       gint square,
                       gboolean is_lifted,
                       gpointer data);

  char *(*dup_move) (const BrgGameNode *node, const char *notation);
  char *(*dup_mark) (const BrgDeskGame *game, const BrgGameNode *node);
  char *(*dup_journal) (const BrgGameNode *node);
  GArray *(*read) (const BrgDeskGame *game, const char *text, const char *notation);
  gint (*read_square) (const BrgDeskGame *game, const char *text);
  char *(*explain) (const BrgDeskGame *game, const char *text, const char *notation, GArray *near);
  char *(*dup_example) (const BrgDeskGame *game, const char *notation);

  char *(*dup_status) (const BrgDeskGame *game,
                       const BrgDeskSurroundings *around,
                       const char **article);
  const char *(*find_result) (const BrgDeskGame *game,
                              const BrgDeskSurroundings *around,
                              BrgColour *winner);
  GArray *(*list_counters) (const BrgDeskGame *game, const BrgDeskSurroundings *around);
  const char *counters_title;

  char *(*dup_subtitle) (const BrgDeskGame *game,
                         const BrgDeskSurroundings *around,
                         guint question);
  gboolean (*is_offered) (const BrgDeskGame *game,
                          const BrgDeskSurroundings *around,
                          guint question);
  gboolean (*is_field_offered) (const BrgDeskSurroundings *around, guint question);
  gboolean (*is_tick_offered) (const BrgDeskGame *game,
                               const BrgDeskSurroundings *around,
                               const BrgDeskAsk *ask,
                               guint tick);
  gboolean (*is_tick_set) (const BrgDeskGame *game,
                           const BrgDeskSurroundings *around,
                           const BrgDeskAsk *ask,
                           guint tick);
  void (*answer) (const BrgDeskGame *game,
                  const BrgDeskSurroundings *around,
                  const BrgDeskAsk *ask,
                  BrgDeskAnswerParts *parts);
  gboolean (*carry_out) (const BrgDeskGame *game,
                         const BrgDeskRuling *ruling,
                         BrgStoredGame *record,
                         BrgGameChange *change,
                         char **detail);
  char *(*mark_answer) (const BrgDeskGame *game,
                        const BrgDeskSurroundings *around,
                        const BrgDeskAsk *ask,
                        BrgBoardPicture *picture);
  char *(*append_square) (const BrgDeskGame *game, const BrgDeskAsk *ask, gint square);
  void (*search) (const BrgDeskGame *game,
                  const BrgDeskAsk *ask,
                  GCancellable *cancellable,
                  GAsyncReadyCallback on_found,
                  gpointer data);
  gpointer (*search_finish) (GAsyncResult *result, GError **error);
  void (*free_found) (gpointer found);

  BrgDeskPrompt *(*get_prompt) (const BrgDeskGame *game, const BrgDeskSurroundings *around);
  gboolean (*reply) (const BrgDeskGame *game,
                     const BrgDeskSurroundings *around,
                     const BrgDeskReply *reply,
                     BrgStoredGame *record,
                     BrgGameChange *change,
                     char **detail,
                     char **fault);
  gboolean (*may_draw) (const BrgDeskGame *game);
  gboolean (*take_back) (const BrgDeskGame *game, BrgStoredGame *record);
};

/**
 * brg_desk_rules_find:
 * @discipline: a discipline
 *
 * Returns: (transfer none): its family
 */
const BrgDeskRules *brg_desk_rules_find (BrgDiscipline discipline);

extern const BrgDeskRules brg_desk_chess;
extern const BrgDeskRules brg_desk_draughts;
extern const BrgDeskRules brg_desk_draughts_100;
extern const BrgDeskRules brg_desk_renju;

G_END_DECLS
