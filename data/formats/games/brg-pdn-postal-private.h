/* brg-pdn-postal-private.h - where headings and letters stand in a PDN of a game by correspondence
 *
 * For the library's own use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgPdnPlace:
 * @line: line, from 1
 * @column: column in characters, from 1
 *
 * A place of a file.
 */
typedef struct
{
  guint line;
  guint column;
} BrgPdnPlace;

/**
 * BrgPdnHeading:
 * @name: (array length=length): its name
 * @length: number of bytes
 * @place: where its bracket stands
 *
 * A heading.
 */
typedef struct
{
  const char *name;
  gsize length;
  BrgPdnPlace place;
} BrgPdnHeading;

/**
 * BrgPdnLetter:
 * @start: what stands in the comment
 * @end: end of it
 * @place: where @start stands
 * @next: where the moves behind it stand, else its own place
 *
 * A comment of the main line that is a letter.
 */
typedef struct
{
  const char *start;
  const char *end;
  BrgPdnPlace place;
  BrgPdnPlace next;
} BrgPdnLetter;

/**
 * BrgPdnPlaces:
 * @is_utf8: whether the text is UTF-8, where characters can have several bytes
 * @moves: where the first move stands
 * @headings: (element-type BrgPdnHeading): headings in their order
 * @letters: (element-type BrgPdnLetter): letters in their order
 *
 * Places of a PDN, which lives as long as they do.
 */
typedef struct
{
  gboolean is_utf8;
  BrgPdnPlace moves;
  GArray *headings;
  GArray *letters;
} BrgPdnPlaces;

/**
 * brg_pdn_places_new:
 * @text: (array length=length): a PDN of one game
 * @length: number of bytes
 *
 * Returns: (transfer full): its places
 */
BrgPdnPlaces *brg_pdn_places_new (const char *text, gsize length);

/**
 * brg_pdn_places_free:
 * @places: (nullable): places
 */
void brg_pdn_places_free (BrgPdnPlaces *places);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPdnPlaces, brg_pdn_places_free)

/**
 * brg_pdn_places_find_heading:
 * @places: places
 * @name: name of a heading
 *
 * Returns: where it stands; the beginning of the text where it is missing
 */
BrgPdnPlace brg_pdn_places_find_heading (const BrgPdnPlaces *places, const char *name);

/**
 * brg_pdn_places_go_on:
 * @places: places
 * @place: where @from stands
 * @from: a part of the text
 * @to: a later one
 *
 * Returns: where @to stands
 */
BrgPdnPlace brg_pdn_places_go_on (const BrgPdnPlaces *places,
                                  BrgPdnPlace place,
                                  const char *from,
                                  const char *to);

/**
 * brg_pdn_is_letter:
 * @start: what stands in a comment
 * @end: end of it
 *
 * Returns: whether a word of it is `key=value`, with a key of small Latin letters
 */
gboolean brg_pdn_is_letter (const char *start, const char *end);

/**
 * brg_pdn_next_word:
 * @start: (inout): where to look for a word; the word then
 * @end: end of the text
 *
 * Returns: (nullable): the end of the word; %NULL where there is none
 */
const char *brg_pdn_next_word (const char **start, const char *end);

G_END_DECLS
