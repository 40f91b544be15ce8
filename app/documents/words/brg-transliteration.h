/* brg-transliteration.h - Cyrillic names in Latin letters, by a table that is published
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-discipline.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgTransliteration:
 * @BRG_TRANSLITERATE_NOT: names stay as they are
 * @BRG_TRANSLITERATE_ISO9: ISO 9:1995, one letter for one letter, so that it can be read back:
 *   `Щ` is `Ŝ`
 * @BRG_TRANSLITERATE_PASSPORT: as passports have it: Russian by ICAO Doc 9303, `Щ` is `Shch`;
 *   Ukrainian by the decree of the Cabinet of Ministers no. 55 of 2010, `Ї` is `Yi` at the
 * beginning of a word and `i` elsewhere
 * @BRG_TRANSLITERATE_FIDE: as FIDE writes the players that its rating lists have by their FIDE
 *   numbers, everything else as passports have it
 *
 * Which table holds.
 */
typedef enum
{
  BRG_TRANSLITERATE_NOT,
  BRG_TRANSLITERATE_ISO9,
  BRG_TRANSLITERATE_PASSPORT,
  BRG_TRANSLITERATE_FIDE,
} BrgTransliteration;

#define BRG_N_TRANSLITERATIONS (BRG_TRANSLITERATE_FIDE + 1)

/**
 * brg_transliteration_from_id:
 * @id: `none`, `iso9`, `passport` or `fide`
 * @table: (out): the table
 *
 * Returns: whether the id is known
 */
gboolean brg_transliteration_from_id (const char *id, BrgTransliteration *table);

/**
 * brg_transliteration_to_id:
 * @table: a table
 *
 * Returns: (transfer none): its id, as of brg_transliteration_from_id()
 */
const char *brg_transliteration_to_id (BrgTransliteration table);

/**
 * brg_transliterate:
 * @text: a text
 * @table: the table
 * @is_ukrainian: whether its letters are Ukrainian even where nothing tells; letters that only
 *   Ukrainian has tell it by themselves
 *
 * Returns: (transfer full): the text; what is not Cyrillic stays as it is
 */
char *brg_transliterate (const char *text, BrgTransliteration table, gboolean is_ukrainian);

/**
 * brg_transliterate_title:
 * @title: a title or category as players wear it, `мс`, `1 р.`
 * @table: the table
 * @is_draughts: whether international titles are those of the FMJD and not of FIDE
 *
 * International titles become those of FIDE (Handbook B.01: GM, IM, FM, CM and W before them) or of
 * the FMJD (Annex on titles, whose letters are French in every language: GMI, MI, MF, CMF and F
 * behind them). National ones, by the classification of sports (ЕВСК, ЄСКУ), become the first
 * letters of their English names: HMS honoured master of sport, MSIC of international class, MS,
 * CMS the candidate; categories `cat. 1`, of juniors `jun. 1`. Any other is transliterated.
 *
 * Returns: (transfer full): the title
 */
char *brg_transliterate_title (const char *title, BrgTransliteration table, gboolean is_draughts);

/**
 * brg_transliteration_get_title:
 * @words: the language of a paper
 * @discipline: what is played
 * @title: a title or category as players wear it
 *
 * Returns: the title as a paper in that language has it: in Latin letters those that
 *   brg_transliterate_title() knows, any other as it stands
 */
const char *brg_transliteration_get_title (const BrgWords *words,
                                           BrgDiscipline discipline,
                                           const char *title);

G_END_DECLS
