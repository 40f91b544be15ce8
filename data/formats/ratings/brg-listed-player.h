/* brg-listed-player.h - a player as a rating list has him
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgListedField:
 * @BRG_LISTED_NUMBER: his number in the list
 * @BRG_LISTED_NAME: his name as printed, `Carlsen, Magnus`
 * @BRG_LISTED_FEDERATION: three letters
 * @BRG_LISTED_SEX: `M` or `F`
 * @BRG_LISTED_TITLE: his title
 * @BRG_LISTED_WOMEN_TITLE: her women's title
 * @BRG_LISTED_OTHER_TITLES: arbiter, organiser, trainer; parted by commas
 * @BRG_LISTED_ARENA_TITLE: title of FIDE's online arena
 * @BRG_LISTED_STANDARD: rating, then its games of the month and the coefficient K
 * @BRG_LISTED_RAPID: the same of rapid chess
 * @BRG_LISTED_BLITZ: the same of blitz
 * @BRG_LISTED_BIRTH: year of birth, or the date
 * @BRG_LISTED_FLAG: `i` inactive, `w` woman, `wi` both
 * @BRG_LISTED_FIDE_NUMBER: his number in FIDE's lists, where a list has numbers of its own
 * @BRG_LISTED_REGION: region, town or club
 *
 * What a rating list says of a player.
 */
typedef enum
{
  BRG_LISTED_NUMBER,
  BRG_LISTED_NAME,
  BRG_LISTED_FEDERATION,
  BRG_LISTED_SEX,
  BRG_LISTED_TITLE,
  BRG_LISTED_WOMEN_TITLE,
  BRG_LISTED_OTHER_TITLES,
  BRG_LISTED_ARENA_TITLE,
  BRG_LISTED_STANDARD,
  BRG_LISTED_STANDARD_GAMES,
  BRG_LISTED_STANDARD_K,
  BRG_LISTED_RAPID,
  BRG_LISTED_RAPID_GAMES,
  BRG_LISTED_RAPID_K,
  BRG_LISTED_BLITZ,
  BRG_LISTED_BLITZ_GAMES,
  BRG_LISTED_BLITZ_K,
  BRG_LISTED_BIRTH,
  BRG_LISTED_FLAG,
  BRG_LISTED_FIDE_NUMBER,
  BRG_LISTED_REGION,
} BrgListedField;

#define BRG_N_LISTED_FIELDS (BRG_LISTED_REGION + 1)

/**
 * BrgListedSource:
 * @id: row of the list in its file
 * @title: what the list is called
 * @game: id of the discipline that it is of, `chess`
 * @day: first day that it holds for, `YYYY-MM-DD`; empty when the list does not say
 * @imported: day on which it was read in
 * @n_players: players in it
 * @has_own_numbers: whether its numbers are not those of FIDE
 *
 * A list of the file of lists.
 */
typedef struct
{
  gint64 id;
  char *title;
  char *game;
  char *day;
  char *imported;
  gint64 n_players;
  gboolean has_own_numbers;
} BrgListedSource;

/**
 * BrgListedPlayer:
 * @values: a text for every field, UTF-8, tidy, without tabs; empty when the list says nothing. A
 *   rating of 0 is written as an empty text.
 * @source: (nullable): the list that he was found in; %NULL while a list is read
 *
 * A player of a rating list.
 */
typedef struct
{
  const char *values[BRG_N_LISTED_FIELDS];
  const BrgListedSource *source;
} BrgListedPlayer;

G_END_DECLS
