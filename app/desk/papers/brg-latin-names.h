/* brg-latin-names.h - a group whose names are in Latin letters, for papers and reports that go
 * abroad
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-rating-lists.h"
#include "brg-snapshot.h"
#include "brg-store.h"
#include "brg-transliteration.h"

G_BEGIN_DECLS

/**
 * brg_latin_names_apply:
 * @snapshot: a group that was loaded for this alone and that nobody else looks at
 * @table: the table
 * @lists: (nullable): rating lists in which players are looked up by their FIDE numbers
 *
 * Writes the names of the event, its officials, teams and players in Latin letters. A player with a
 * FIDE number keeps the spelling of FIDE where a list has it: that is what he is called by there.
 */
void brg_latin_names_apply (BrgSnapshot *snapshot, BrgTransliteration table, BrgRatingLists *lists);

/**
 * brg_latin_names_load:
 * @store: a store
 * @group_id: a group
 * @table: the table; of %BRG_TRANSLITERATE_FIDE the rating lists of this computer are asked
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the group with its names in Latin letters, for papers
 */
BrgSnapshot *brg_latin_names_load (BrgStore *store,
                                   gint64 group_id,
                                   BrgTransliteration table,
                                   GError **error);

/**
 * brg_latin_names_is_latin:
 * @words: the language of a paper
 *
 * Returns: whether it is written in Latin letters, so that names in Cyrillic ones are strange in it
 */
gboolean brg_latin_names_is_latin (const BrgWords *words);

/**
 * brg_latin_names_write:
 * @form: a form
 * @snapshot: the group that it is about
 * @options: how it is wanted
 *
 * Writes what is left of Cyrillic on a form in Latin letters, #BrgDocumentOptions.latin: the words
 * of the program are in the language of the form, so this is what somebody typed. Forms in a
 * language of Cyrillic letters are left alone.
 */
void brg_latin_names_write (BrgForm *form,
                            const BrgSnapshot *snapshot,
                            const BrgDocumentOptions *options);

/**
 * brg_latin_names_write_text:
 * @text: (inout): a text that somebody typed
 * @snapshot: a group of its event
 * @options: how the paper is wanted that it stands on
 *
 * The same of one text.
 */
void brg_latin_names_write_text (char **text,
                                 const BrgSnapshot *snapshot,
                                 const BrgDocumentOptions *options);

/**
 * brg_latin_names_write_letterhead:
 * @letterhead: a letterhead
 * @snapshot: a group of its event
 * @options: how the paper is wanted that it stands on
 *
 * The same of a letterhead.
 */
void brg_latin_names_write_letterhead (BrgLetterhead *letterhead,
                                       const BrgSnapshot *snapshot,
                                       const BrgDocumentOptions *options);

G_END_DECLS
