/* brg-result-entry.h - keys of results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-correction.h"
#include "brg-shell.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_result_entry_find_symbol:
 * @controller: the controller whose handler asks
 * @keyval: the key's symbol
 * @keycode: the key on the keyboard
 * @is_on_pad: (out): whether it is a key of the number pad
 *
 * Returns: the key as brg_key_scheme_look_up() wants it, 0 for one that it does not know
 */
gunichar brg_result_entry_find_symbol (GtkEventControllerKey *controller,
                                       guint keyval,
                                       guint keycode,
                                       gboolean *is_on_pad);

/**
 * brg_result_entry_handle_key:
 * @shell: the window
 * @controller: the controller whose handler asks
 * @keyval: the key's symbol
 * @keycode: the key on the keyboard
 * @state: modifiers
 * @round: round of the game
 * @game: a game
 * @player: index of the player whose result is meant: `1` means that he won, with either colour
 *
 * Outside the page of rounds: does what a key of the user's key scheme asks for: enters, clears or
 * adjourns. A result that others have built on is corrected: a sheet shows the effect first.
 *
 * Returns: whether the key meant something
 */
gboolean brg_result_entry_handle_key (BrgShell *shell,
                                      GtkEventControllerKey *controller,
                                      guint keyval,
                                      guint keycode,
                                      GdkModifierType state,
                                      gint round,
                                      const BrgGame *game,
                                      gint player);

/**
 * brg_result_entry_begin:
 * @shell: the window
 * @round: round of the game
 * @game: a game
 * @white: what White gets
 * @black: what Black gets
 *
 * Does all that a keyed result asks for but storing it: says why it cannot be, or shows the sheet
 * of the sealed move or that of corrections.
 *
 * Returns: what the keyed result asks for; %BRG_RESULT_STEP_STORE is left to the caller
 */
BrgResultStep brg_result_entry_begin (BrgShell *shell,
                                      gint round,
                                      const BrgGame *game,
                                      BrgOutcome white,
                                      BrgOutcome black);

/**
 * BrgResultFunc:
 * @round: round of the game
 * @game: the game
 * @white: what White gets
 * @black: what Black gets
 * @data: what was handed over
 *
 * Stores a result.
 */
typedef void (*BrgResultFunc) (gint round,
                               const BrgGame *game,
                               BrgOutcome white,
                               BrgOutcome black,
                               gpointer data);

/**
 * brg_result_entry_store:
 * @shell: the window
 * @round: round of the game
 * @game: a game
 * @white: what White gets
 * @black: what Black gets
 * @func: stores it
 * @data: handed to @func; lives as long as the window
 *
 * Calls @func at once; when a move is sealed in an envelope that nobody has opened, only after the
 * person who keyed the result wants it all the same. Whatever gives the game a result or takes it
 * away comes by here: keys, the correction of a closed round, adjudication, decisions.
 */
void brg_result_entry_store (BrgShell *shell,
                             gint round,
                             const BrgGame *game,
                             BrgOutcome white,
                             BrgOutcome black,
                             BrgResultFunc func,
                             gpointer data);

/**
 * brg_result_entry_dup_adjourned:
 * @shell: the window
 * @game: a game
 *
 * Returns: (transfer full) (nullable): that the game is adjourned, who sealed and in which
 * envelope; %NULL when it is not, or goes on again
 */
char *brg_result_entry_dup_adjourned (BrgShell *shell, const BrgGame *game);

/**
 * brg_result_entry_dup_sealed:
 * @shell: the window
 * @game: a game
 *
 * For questions that are asked anyway.
 *
 * Returns: (transfer full) (nullable): that a move of the game is in an envelope that nobody has
 *   opened; %NULL when it is not
 */
char *brg_result_entry_dup_sealed (BrgShell *shell, const BrgGame *game);

/**
 * brg_result_entry_dup_title:
 * @snapshot: what is played on boards
 * @game: a game as it was before
 * @white: what White got
 * @black: what Black got
 *
 * Returns: (transfer full): what was entered: a first result with the names, a changed one with
 *   what it was
 */
char *brg_result_entry_dup_title (const BrgSnapshot *snapshot,
                                  const BrgGame *game,
                                  BrgOutcome white,
                                  BrgOutcome black);

/**
 * brg_result_entry_dup_doubt:
 * @shell: the window
 * @round: round of the game
 * @game: a game
 * @white: what White gets
 * @black: what Black gets
 *
 * Returns: (transfer full) (nullable): what is asked of the draw, with the article, see
 *   brg_draw_doubt_dup()
 */
char *brg_result_entry_dup_doubt (BrgShell *shell,
                                  gint round,
                                  const BrgGame *game,
                                  BrgOutcome white,
                                  BrgOutcome black);

/**
 * brg_result_entry_enter:
 * @shell: the window
 * @round: round of the game
 * @game: a game
 * @white: what White gets
 * @black: what Black gets
 *
 * Enters a result or adjourns. A result that others have built on is corrected: a sheet shows the
 * effect first.
 */
void brg_result_entry_enter (BrgShell *shell,
                             gint round,
                             const BrgGame *game,
                             BrgOutcome white,
                             BrgOutcome black);

G_END_DECLS
