/* brg-player-value.h - cells of a list of players as values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_player_value_parse_sex:
 * @text: a tidy cell
 *
 * Understands letters and words in English, Russian and Ukrainian.
 *
 * Returns: (transfer none) (nullable): `m`, `f`, or empty for an empty cell; %NULL when it is not
 *   understood
 */
const char *brg_player_value_parse_sex (const char *text);

/**
 * brg_player_value_parse_rating:
 * @text: a tidy cell
 * @rating: (out): the rating, 0 for none; untouched on failure
 *
 * Understands whole numbers up to 4000, also as spreadsheets write them (`2150.0`, `2 150`), and
 * the usual ways to say that there is none.
 *
 * Returns: whether the cell is a rating or says that there is none
 */
gboolean brg_player_value_parse_rating (const char *text, gint *rating);

/**
 * brg_player_value_parse_federation:
 * @text: a tidy cell
 *
 * Returns: (transfer full): a code of three letters for a known country, capitals for a code, else
 *   @text
 */
char *brg_player_value_parse_federation (const char *text);

/**
 * brg_player_value_is_federation:
 * @code: a federation as it is stored
 *
 * Returns: whether it has the shape of a code, three capital letters, or is empty
 */
gboolean brg_player_value_is_federation (const char *code);

/**
 * brg_player_value_parse_fide_id:
 * @text: a tidy cell
 *
 * Returns: (transfer full) (nullable): the digits, empty for none or 0; %NULL when there is
 *   something else beside digits and quotes
 */
char *brg_player_value_parse_fide_id (const char *text);

/**
 * brg_player_value_is_title:
 * @text: a tidy cell
 *
 * Returns: whether it is a title or category of chess or draughts
 */
gboolean brg_player_value_is_title (const char *text);

G_END_DECLS
