/* brg-paper-choice.h - how a paper was wanted, as a text that is kept with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/**
 * brg_paper_choice_is_whole:
 * @source: what a paper is about
 * @options: how it was wanted
 *
 * Returns: whether the text of brg_paper_choice_to_text() says all of it: columns that were picked,
 *   single players, texts of templates and one delegation are in no such text
 */
gboolean brg_paper_choice_is_whole (const BrgPaperSource *source,
                                    const BrgDocumentOptions *options);

/**
 * brg_paper_choice_to_text:
 * @source: what the paper is made from
 * @options: how it is wanted
 *
 * Returns: (transfer full): what was chosen, `order=2 board=3`; empty for everything as usual
 */
char *brg_paper_choice_to_text (const BrgPaperSource *source, const BrgDocumentOptions *options);

/**
 * brg_paper_choice_from_text:
 * @text: what brg_paper_choice_to_text() made, or anything else
 * @source: (inout): what the paper is made from
 * @options: (inout): how it is wanted
 *
 * Sets what @text says; what it does not know it leaves.
 */
void brg_paper_choice_from_text (const char *text,
                                 BrgPaperSource *source,
                                 BrgDocumentOptions *options);

/**
 * brg_paper_choice_apply_remembered:
 * @paper: a paper
 * @store: a store
 * @event_id: an event
 * @options: (inout): how the paper is wanted
 *
 * Sets what the event remembers of the paper; nothing where it has never said. Letters of names
 * stay: they are not of one paper.
 */
void brg_paper_choice_apply_remembered (const BrgPaper *paper,
                                        BrgStore *store,
                                        gint64 event_id,
                                        BrgDocumentOptions *options);

/**
 * brg_paper_choice_load_latin:
 * @store: a store
 * @event_id: an event
 *
 * Returns: by which table the event writes names on its English papers, remembered of
 *   %BRG_EVERY_PAPER
 */
BrgTransliteration brg_paper_choice_load_latin (BrgStore *store, gint64 event_id);

/**
 * brg_paper_choice_dup_changed:
 * @store: a store
 * @event_id: an event
 * @kind: a paper, or %BRG_EVERY_PAPER
 * @orientation: (nullable): how its sheets lie; %NULL for as it is remembered
 * @latin: (nullable): by which table names are written; %NULL for as it is remembered
 *
 * Returns: (transfer full): what is remembered of the paper with that changed, for
 *   brg_store_set_paper_choice()
 */
char *brg_paper_choice_dup_changed (BrgStore *store,
                                    gint64 event_id,
                                    const char *kind,
                                    const BrgOrientation *orientation,
                                    const BrgTransliteration *latin);

G_END_DECLS
