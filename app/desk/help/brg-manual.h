/* brg-manual.h - the manual of the program as one book
 *
 * The topics are texts of data/manual, carried in the program; see brg-manual-text.h. contents.txt
 * has their order: `= part` begins a part, every other line is the id of a topic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-manual-text.h"

G_BEGIN_DECLS

/**
 * BrgManualEntry:
 * @id: (owned): its id, the name of its file
 * @part: (owned): title of the part in which it stands
 * @topic: (owned): its text
 * @pages: (owned) (nullable) (array zero-terminated=1): pages of the window that it explains
 * @sheets: (owned) (nullable) (array zero-terminated=1): sheets that it explains
 * @rules: (owned) (nullable) (array zero-terminated=1): articles that it speaks of, `BOOK/ARTICLE`
 *
 * A topic in its place. What it explains is written in the English text alone.
 */
typedef struct
{
  char *id;
  char *part;
  BrgManualTopic *topic;
  GStrv pages;
  GStrv sheets;
  GStrv rules;
} BrgManualEntry;

/**
 * BrgManual:
 *
 * The manual in a language.
 */
typedef struct _BrgManual BrgManual;

/**
 * brg_manual_open:
 * @language: `en`, `ru` or `uk`; every other one is read as English
 * @error: return location for an error: a text that is missing or wrong
 *
 * Returns: (transfer full) (nullable): the manual
 */
BrgManual *brg_manual_open (const char *language, GError **error);

/**
 * brg_manual_free:
 * @manual: (nullable): a manual
 */
void brg_manual_free (BrgManual *manual);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgManual, brg_manual_free)

/**
 * brg_manual_get_entries:
 * @manual: a manual
 *
 * Returns: (transfer none) (element-type BrgManualEntry): its topics in their order
 */
const GPtrArray *brg_manual_get_entries (const BrgManual *manual);

/**
 * brg_manual_find:
 * @manual: a manual
 * @id: id of a topic
 *
 * Returns: (transfer none) (nullable): the topic
 */
const BrgManualEntry *brg_manual_find (const BrgManual *manual, const char *id);

/**
 * brg_manual_find_for_page:
 * @manual: a manual
 * @page: id of a page of the window
 *
 * Returns: (transfer none) (nullable): the first topic that explains it
 */
const BrgManualEntry *brg_manual_find_for_page (const BrgManual *manual, const char *page);

/**
 * brg_manual_find_for_sheet:
 * @manual: a manual
 * @sheet: name of its template without `.ui`, `brg-prizes-sheet`
 *
 * Returns: (transfer none) (nullable): the first topic that explains it
 */
const BrgManualEntry *brg_manual_find_for_sheet (const BrgManual *manual, const char *sheet);

/**
 * brg_manual_load_picture:
 * @language: its language; what is not there in it is the English one
 * @name: name of a picture
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the picture, a PNG
 */
GBytes *brg_manual_load_picture (const char *language, const char *name, GError **error);

/**
 * brg_manual_find_for_rule:
 * @manual: a manual
 * @rule: an article, `BOOK/ARTICLE`
 *
 * Returns: (transfer container) (element-type BrgManualEntry): the topics that speak of it or of a
 *   paragraph of it, in the order of the manual
 */
GPtrArray *brg_manual_find_for_rule (const BrgManual *manual, const char *rule);

/**
 * BrgManualHit:
 * @entry: (transfer none): where
 * @heading: the heading above it, from 1; 0 above the first
 * @text: (owned): the words around it
 */
typedef struct
{
  const BrgManualEntry *entry;
  guint heading;
  char *text;
} BrgManualHit;

/**
 * brg_manual_search:
 * @manual: a manual
 * @words: what is looked for
 *
 * Every word has to begin a word of the topic; letter case, accents of Latin letters and the
 * Russian yo do not matter. Topics that have them in the title come first, then those that have
 * them in a heading, then the others, in the order of the manual; of a topic one place.
 *
 * Returns: (transfer full) (element-type BrgManualHit): what was found, nothing for no words
 */
GPtrArray *brg_manual_search (const BrgManual *manual, const char *words);

G_END_DECLS
