/* brg-sample-table.h - what the sample event consists of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BRG_SAMPLE_PLAYERS 12
#define BRG_SAMPLE_OFFICIALS 3
#define BRG_SAMPLE_ROUNDS 7

/**
 * BrgSamplePerson:
 * @family_name: family name
 * @given_name: given name
 * @father_name: father's name, empty where none is used
 * @title: title or category
 * @organisation: club
 *
 * A player in one language.
 */
typedef struct
{
  const char *family_name;
  const char *given_name;
  const char *father_name;
  const char *title;
  const char *organisation;
} BrgSamplePerson;

/**
 * BrgSampleWords:
 * @language: `en`, `ru` or `uk`
 * @name: name of the event
 * @place: town
 * @venue: club
 * @organiser: organising body
 * @federation: federation
 * @reason: why somebody left
 * @officials: chief arbiter, chief secretary, arbiter
 * @players: the players, number 1 first
 *
 * The words of the sample in one language.
 */
typedef struct
{
  const char *language;
  const char *name;
  const char *place;
  const char *venue;
  const char *organiser;
  const char *federation;
  const char *reason;
  const char *officials[BRG_SAMPLE_OFFICIALS];
  BrgSamplePerson players[BRG_SAMPLE_PLAYERS];
} BrgSampleWords;

/**
 * BrgSampleFigures:
 * @rating: rating
 * @birth: date of birth
 * @sex: `m` or `f`
 *
 * What does not depend on the language.
 */
typedef struct
{
  gint rating;
  const char *birth;
  const char *sex;
} BrgSampleFigures;

/**
 * brg_sample_words:
 * @language: a language
 *
 * Returns: (transfer none): the words of this language, the English ones for an unknown one
 */
const BrgSampleWords *brg_sample_words (const char *language);

/**
 * brg_sample_figures:
 * @number: start number of a player
 *
 * Returns: (transfer none): his figures
 */
const BrgSampleFigures *brg_sample_figures (gint number);

/**
 * brg_sample_get_category:
 * @official: index of an official
 *
 * Returns: (transfer none): his category
 */
const char *brg_sample_get_category (guint official);

/**
 * BRG_SAMPLE_LEAVER:
 *
 * Start number of the player who leaves.
 */
#define BRG_SAMPLE_LEAVER 9

/**
 * BRG_SAMPLE_LEFT_AFTER:
 *
 * The last round he plays.
 */
#define BRG_SAMPLE_LEFT_AFTER 4

/**
 * brg_sample_get_results:
 * @round: a round, 1 to %BRG_SAMPLE_ROUNDS
 *
 * Returns: (transfer none): a sign a board: `1` White won, `=` drawn, `0` Black won, `+` Black did
 *   not come, `.` no result
 */
const char *brg_sample_get_results (gint round);

G_END_DECLS
