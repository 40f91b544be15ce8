/* brg-result-keys.h - which key does what on a page of results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-points.h"

G_BEGIN_DECLS

/**
 * BRG_SYMBOL_BACKSPACE:
 *
 * The symbol of the Backspace key. Other keys without a sign of their own have the control
 * character of old: %BRG_SYMBOL_ENTER, %BRG_SYMBOL_ESCAPE, %BRG_SYMBOL_DELETE.
 */
#define BRG_SYMBOL_BACKSPACE 0x08
#define BRG_SYMBOL_ENTER 0x0d
#define BRG_SYMBOL_ESCAPE 0x1b
#define BRG_SYMBOL_DELETE 0x7f

/**
 * BrgKeyAction:
 * @BRG_KEY_NOTHING: the key means nothing here
 * @BRG_KEY_RESULT: enter the result #BrgKeyCommand.white, #BrgKeyCommand.black
 * @BRG_KEY_CLEAR: clear the result
 * @BRG_KEY_ADJOURN: the game is adjourned
 * @BRG_KEY_SPECIAL: offer the results that have no key of their own
 * @BRG_KEY_FIND_PLAYER: find a player
 * @BRG_KEY_ONLY_MISSING: show only boards without a result, or all
 * @BRG_KEY_VERIFY: begin or end the pass of the second person
 * @BRG_KEY_SWAP_COLOURS: exchange White and Black
 * @BRG_KEY_WITHDRAW: take a player out, or bring him back
 * @BRG_KEY_SLIPS: begin or end the entry of unsorted slips
 * @BRG_KEY_GO_TO_BOARD: ask for a board and go there
 * @BRG_KEY_WHY: why this pairing
 * @BRG_KEY_LINE_UP: the line-ups of this match
 * @BRG_KEY_ABSENT: who is still absent
 * @BRG_KEY_INCIDENT: note an incident at this board
 * @BRG_KEY_AGREED: the draw was agreed, perhaps too early
 * @BRG_KEY_SHEETS: which scoresheets were handed in
 * @BRG_KEY_GAME: choose a game of the meeting
 *
 * What a key asks for.
 */
typedef enum
{
  BRG_KEY_NOTHING,
  BRG_KEY_RESULT,
  BRG_KEY_CLEAR,
  BRG_KEY_ADJOURN,
  BRG_KEY_SPECIAL,
  BRG_KEY_FIND_PLAYER,
  BRG_KEY_ONLY_MISSING,
  BRG_KEY_VERIFY,
  BRG_KEY_SWAP_COLOURS,
  BRG_KEY_WITHDRAW,
  BRG_KEY_SLIPS,
  BRG_KEY_GO_TO_BOARD,
  BRG_KEY_WHY,
  BRG_KEY_LINE_UP,
  BRG_KEY_ABSENT,
  BRG_KEY_INCIDENT,
  BRG_KEY_AGREED,
  BRG_KEY_SHEETS,
  BRG_KEY_GAME,
} BrgKeyAction;

/**
 * BrgKeyCommand:
 * @action: what is asked for
 * @white: what White shall have; %BRG_OUTCOME_NONE to clear, %BRG_OUTCOME_ADJOURNED to adjourn
 * @black: what Black shall have
 *
 * A key with its meaning. The outcomes are set for results, clearing and adjourning.
 */
typedef struct
{
  BrgKeyAction action;
  BrgOutcome white;
  BrgOutcome black;
} BrgKeyCommand;

/**
 * brg_key_command_writes:
 * @command: a command
 *
 * Returns: whether it changes a result by itself: a result, clearing, adjourning
 */
gboolean brg_key_command_writes (const BrgKeyCommand *command);

typedef struct _BrgKeyScheme BrgKeyScheme;

/**
 * brg_key_scheme_find:
 * @id: id as in the preference `key-scheme`
 *
 * Returns: (transfer none): the scheme; the program's own when @id is empty or unknown
 */
const BrgKeyScheme *brg_key_scheme_find (const char *id);

/**
 * brg_key_scheme_get_id:
 * @scheme: a scheme
 *
 * Returns: its id, a constant string
 */
const char *brg_key_scheme_get_id (const BrgKeyScheme *scheme);

/**
 * brg_key_scheme_look_up:
 * @scheme: a scheme
 * @symbol: the character of the key, letters in lower case and Latin, or a `BRG_SYMBOL_` one
 * @on_pad: whether the key is on the number pad
 *
 * Returns: what the key means
 */
BrgKeyCommand brg_key_scheme_look_up (const BrgKeyScheme *scheme, gunichar symbol, gboolean on_pad);

/**
 * brg_key_scheme_get_key:
 * @scheme: a scheme
 * @command: a command
 *
 * Returns: the character of the key to be shown for @command, letters in upper case; 0 for none
 */
gunichar brg_key_scheme_get_key (const BrgKeyScheme *scheme, const BrgKeyCommand *command);

/**
 * brg_key_to_us_letter:
 * @keycode: number of the key as X11 and Wayland count
 *
 * Letter keys are found by their place when the layout has no Latin letters.
 *
 * Returns: the lower-case letter at this place of a US keyboard, 0 for none
 */
gunichar brg_key_to_us_letter (guint keycode);

/**
 * BrgResultChoice:
 * @key: the key that chooses it, Latin and in lower case
 * @white: what White gets
 * @black: what Black gets
 * @is_adjudicated: whether the arbiters decide an unfinished game; it counts as played
 * @is_void: whether the game does not count, because who loses had no right to play on the board
 *
 * A result that is chosen from a list.
 */
typedef struct
{
  gunichar key;
  BrgOutcome white;
  BrgOutcome black;
  gboolean is_adjudicated;
  gboolean is_void;
} BrgResultChoice;

/**
 * brg_result_choices:
 * @of_match: whether the board is one of a match between teams
 * @n_results: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_results): the list, in the order in which it is shown
 */
const BrgResultChoice *brg_result_choices (gboolean of_match, guint *n_results);

G_END_DECLS
