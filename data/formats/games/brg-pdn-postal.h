/* brg-pdn-postal.h - games by correspondence as PDN with the dates of their letters
 *
 * A PDN of one game where a comment behind a move is the letter that brought it, with the keys of
 * its line in a game file (brg-postal-file.h): `1. c3-b4 {sent=06.03.2025 tot=5/0} f6-g5
 * {first=06.03.2025 rcv=11.03.2025 sent=11.03.2025 tot=5/0}`, on a server `{days=3}`. Several
 * half-moves of one letter, his own, a forced one of the other, his answer, stand before its
 * comment; a comment behind another without a move between them is a letter without one. Letters
 * are numbered from 1 in turn. A comment without `key=value` is none. Headings are those of PDN and
 * `Code`, `Channel`, `StartDate`, `EndDate`, `StartListWhite`, `StartListBlack`, `Norm` and
 * `Transit`, each written as in a game file; how the game ended is told by a letter, as there, or
 * by the board. Variants, reports, corrections, claims, breaks and what is no letter cannot be
 * written so.
 *
 * Rules: rus-draughts-2022 10.2.3, 10.2.4, 10.3.9
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-file.h"

G_BEGIN_DECLS

/**
 * brg_pdn_postal_read:
 * @text: (array length=length): a PDN of one game
 * @length: its length in bytes
 * @fault: (out): what is wrong, with line and column, when something is
 *
 * Reads a game as brg_postal_file_read() reads a game file. The lines of the game and its records
 * are those of the PDN.
 *
 * Returns: (transfer full) (nullable): the game
 */
BrgPostalGame *brg_pdn_postal_read (const char *text, gsize length, BrgPostalFault *fault);

/**
 * brg_pdn_postal_read_any:
 * @text: (array length=length): a game file or a PDN of one game
 * @length: its length in bytes
 * @fault: (out): what is wrong, when something is
 *
 * Reads either: a PDN begins with a bracket, a comment or a line with a percent sign.
 *
 * Returns: (transfer full) (nullable): the game
 */
BrgPostalGame *brg_pdn_postal_read_any (const char *text, gsize length, BrgPostalFault *fault);

/**
 * brg_pdn_postal_read_of:
 * @text: (array length=length): a game file or a PDN of one game
 * @length: its length in bytes
 * @of: (nullable): the game of an event that it is of
 * @fault: (out): what is wrong, when something is
 *
 * As brg_pdn_postal_read_any(). A PDN as a server gives it has no letters: where @of is played on a
 * server every half-move is one, and the days of play are those of @of (10.3.9, 10.5.10). Without
 * @of such a game is told by its `Channel`, an address as `Site` or clocks behind its moves.
 *
 * Returns: (transfer full) (nullable): the game
 */
BrgPostalGame *brg_pdn_postal_read_of (const char *text,
                                       gsize length,
                                       const BrgPostalGame *of,
                                       BrgPostalFault *fault);

G_END_DECLS
