/* brg-sample-names.h - invented people, towns and words of the samples of many players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BRG_SAMPLE_FAMILY_NAMES 30
#define BRG_SAMPLE_GIVEN_NAMES 7
#define BRG_SAMPLE_TOWNS 8
#define BRG_SAMPLE_TITLES 6

/**
 * BrgSampleNames:
 * @language: `en`, `ru` or `uk`
 * @swiss: name of the Swiss
 * @teams: name of the team event
 * @place: where both are held
 * @federation: federation of most
 * @family_names: family names
 * @given_names: given names
 * @towns: towns, which are the teams
 * @titles: titles, the highest first
 * @phone: what happened at a board, as an arbiter notes it
 * @noise: likewise at another one
 *
 * Words of a language.
 */
typedef struct
{
  const char *language;
  const char *swiss;
  const char *teams;
  const char *place;
  const char *federation;
  const char *family_names[BRG_SAMPLE_FAMILY_NAMES];
  const char *given_names[BRG_SAMPLE_GIVEN_NAMES];
  const char *towns[BRG_SAMPLE_TOWNS];
  const char *titles[BRG_SAMPLE_TITLES];
  const char *phone;
  const char *noise;
} BrgSampleNames;

/**
 * brg_sample_names:
 * @language: a language
 *
 * Returns: its words; the English ones for another language
 */
const BrgSampleNames *brg_sample_names (const char *language);

G_END_DECLS
