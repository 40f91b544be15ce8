/* brg-playoff-options.h - formats of play-offs and what the rules leave to the arbiter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_PLAYOFF_MOST_GAMES:
 *
 * The most games of a meeting.
 */
#define BRG_PLAYOFF_MOST_GAMES 20

/**
 * BRG_PLAYOFF_MOST_BOARDS:
 *
 * The most boards of an extra match of teams.
 */
#define BRG_PLAYOFF_MOST_BOARDS 100

/**
 * BRG_PLAYOFF_N_VALUES:
 *
 * The most values of an option of words, and one.
 */
#define BRG_PLAYOFF_N_VALUES 6

/**
 * BrgPlayoffOption:
 * @id: its name, `[a-z-]+`
 * @article: (nullable): the article that leaves the choice, book and number
 * @values: its values, a word each, the first being the one that counts if nothing is said; none
 *   for a number. `ask` means that the arbiter is asked when it comes to it
 * @first: of a number: its value if nothing is said
 * @least: of a number: the least
 * @most: of a number: the greatest
 *
 * What the rules leave to the arbiter.
 *
 * `pace`: `quick`, `armageddon`. `numbers`: `table` for the order of the table, `lot`. `seven`:
 * `round-robin`, `knock-out`. `bracket`: how the later pairs come about, `fixed`, `lot`. `groups`:
 * of ten players, `snake`, `lot`. `final`: of three winners of groups, `armageddon`, `quick`.
 * `four-left`: what decides a drawn match where there is no Armageddon, `ask`, `moves`, `lot`,
 * `armageddon`. `equal-moves`: what decides between players equal on top after moves were counted,
 * `ask`, `lot`, `armageddon`. `games`: games of a meeting. `boards`: of a match of teams. `equal`:
 * what becomes of players who are equal again, `again`, `lot`, `shared`. `places`: `all`, or only
 * the `first` is played out.
 */
typedef struct
{
  const char *id;
  const char *article;
  const char *values[BRG_PLAYOFF_N_VALUES];
  gint first;
  gint least;
  gint most;
} BrgPlayoffOption;

/**
 * BrgPlayoffFormat:
 * @id: its name: `rus-chess-2014`, `draughts-match`, `draughts-round-robin`, `team-match`, `match`
 *   or `round-robin`
 * @article: (nullable): article, book and number
 * @least_players: the least number of players
 * @most_players: the greatest, 0 for any
 * @has_own_control: whether the arbiter says the time control; else the rules do
 *
 * A way to play off. In a `team-match` the players are teams.
 */
typedef struct
{
  const char *id;
  const char *article;
  gint least_players;
  gint most_players;
  gboolean has_own_control;
} BrgPlayoffFormat;

/**
 * brg_playoff_list_formats:
 * @n_formats: (out): how many
 *
 * Returns: (transfer none) (array length=n_formats): all formats
 */
const BrgPlayoffFormat *brg_playoff_list_formats (guint *n_formats);

/**
 * brg_playoff_find_format:
 * @id: a name
 *
 * Returns: (transfer none) (nullable): the format
 */
const BrgPlayoffFormat *brg_playoff_find_format (const char *id);

/**
 * brg_playoff_format_suits:
 * @format: a format
 * @n_players: how many are tied
 *
 * Returns: whether so many may play it
 */
gboolean brg_playoff_format_suits (const BrgPlayoffFormat *format, gint n_players);

/**
 * brg_playoff_list_options:
 * @format: a format
 * @n_players: how many are tied
 *
 * Returns: (transfer container) (element-type BrgPlayoffOption): what the arbiter may choose
 */
GPtrArray *brg_playoff_list_options (const BrgPlayoffFormat *format, gint n_players);

/**
 * brg_playoff_options_dup:
 * @options: options as text, `name=value name=value`
 * @id: an option
 *
 * Returns: (transfer full) (nullable): its value; %NULL if the text has none
 */
char *brg_playoff_options_dup (const char *options, const char *id);

/**
 * brg_playoff_options_set:
 * @options: options as text
 * @id: an option
 * @value: its value, a word without blanks
 *
 * Returns: (transfer full): the text with the value in place of an earlier one
 */
char *brg_playoff_options_set (const char *options, const char *id, const char *value);

/**
 * brg_playoff_options_check:
 * @format: a format
 * @n_players: how many are tied
 * @options: options as text
 * @fault: (out) (transfer full) (nullable): the first word that is none of them
 *
 * Returns: whether every word is an option of the format with one of its values
 */
gboolean brg_playoff_options_check (const BrgPlayoffFormat *format,
                                    gint n_players,
                                    const char *options,
                                    char **fault);

G_END_DECLS
