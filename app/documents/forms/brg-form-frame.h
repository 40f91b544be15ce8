/* brg-form-frame.h - what every form has around its table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgFormFrame:
 * @snapshot: (nullable): the group; %NULL for a paper that belongs to no event
 * @options: how the document is wanted
 * @appendix: number of the form among the appendices of rus-draughts-2022, 0 for none
 * @after_round: the round after which a table stands, 0 for none
 * @number: number of the document, empty for none
 * @is_signed: whether the form has signatures and a stamp at all
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgDocumentOptions *options;
  guint appendix;
  gint after_round;
  const char *number;
  gboolean is_signed;
} BrgFormFrame;

/**
 * brg_form_frame_fill:
 * @form: a form with its title
 * @frame: what to fill in
 *
 * Fills in the discipline, the organiser, the number of the form (only under the rule book that has
 * it), the signatures, the stamp and the foot; without a group only what the foot says of the
 * printing.
 */
void brg_form_frame_fill (BrgForm *form, const BrgFormFrame *frame);

/**
 * brg_form_frame_dup_moment:
 * @snapshot: a group
 * @options: how the document is wanted
 * @round: the last round whose results are told, from 1
 *
 * Returns: (transfer full): "during round 5: 3 of 6 results in, provisional", what stands under
 *   the title of a table: it hangs on a wall next to older ones
 */
char *brg_form_frame_dup_moment (const BrgSnapshot *snapshot,
                                 const BrgDocumentOptions *options,
                                 gint round);

/**
 * brg_form_frame_dup_event:
 * @snapshot: a group
 *
 * Returns: (transfer full): the event, with the group when it has a name
 */
char *brg_form_frame_dup_event (const BrgSnapshot *snapshot);

/**
 * brg_form_frame_dup_site:
 * @snapshot: a group
 *
 * Returns: (transfer full): hall and town, may be empty
 */
char *brg_form_frame_dup_site (const BrgSnapshot *snapshot);

/**
 * brg_form_frame_dup_kind:
 * @snapshot: a group
 * @words: words
 *
 * Returns: (transfer full): the discipline (rus-draughts-2022 app. 1) and the place, as they stand
 *   under the title of a paper
 */
char *brg_form_frame_dup_kind (const BrgSnapshot *snapshot, const BrgWords *words);

/**
 * brg_form_frame_dup_range:
 * @snapshot: a group
 * @words: words
 *
 * Returns: (transfer full): first and last day of the event; where nobody entered them those of its
 *   timetable; empty without one
 */
char *brg_form_frame_dup_range (const BrgSnapshot *snapshot, const BrgWords *words);

/**
 * brg_form_frame_dup_days:
 * @snapshot: a group
 * @words: words
 *
 * Returns: (transfer full): first and last day of the event; without them a line to write on where
 *   the rule book has a sample of the paper, else empty
 */
char *brg_form_frame_dup_days (const BrgSnapshot *snapshot, const BrgWords *words);

/**
 * brg_form_frame_dup_round_and_group:
 * @snapshot: a group
 * @round: a round
 * @words: words
 *
 * Returns: (transfer full): "Round 3, group A"; the word is not said twice of a "Group A", and a
 *   group without a name is a line to write on where the rule book has a sample of the paper
 */
char *brg_form_frame_dup_round_and_group (const BrgSnapshot *snapshot,
                                          gint round,
                                          const BrgWords *words);

/**
 * brg_form_frame_dup_after:
 * @snapshot: a group
 * @options: how the document is wanted
 * @round: a round
 *
 * Returns: (transfer full): after which round the paper stands; its number alone where papers are
 *   compared
 */
char *brg_form_frame_dup_after (const BrgSnapshot *snapshot,
                                const BrgDocumentOptions *options,
                                gint round);

/**
 * brg_form_frame_count_closed:
 * @snapshot: a group
 * @options: how the document is wanted
 *
 * Returns: how many rounds are closed; where papers are compared, how many have begun
 */
gint brg_form_frame_count_closed (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

/**
 * brg_form_frame_dup_provisional:
 * @snapshot: a group
 * @options: how the document is wanted
 *
 * Returns: (transfer full) (nullable): that the paper is provisional, and how many rounds are
 *   closed, for its head; %NULL when it is not
 */
char *brg_form_frame_dup_provisional (const BrgSnapshot *snapshot,
                                      const BrgDocumentOptions *options);

/**
 * brg_form_frame_dup_round_day:
 * @snapshot: a group
 * @round: a round
 * @words: words
 *
 * Returns: (transfer full): the day of the round where the event is; a blank to be filled in by
 * hand when no start is announced
 */
char *brg_form_frame_dup_round_day (const BrgSnapshot *snapshot,
                                    const BrgRound *round,
                                    const BrgWords *words);

/**
 * brg_form_frame_dup_round_moment:
 * @snapshot: a group
 * @round: a round
 * @words: words
 *
 * Returns: (transfer full): the day of the round, as brg_form_frame_dup_round_day() has it, with
 * the hour where the timetable names one
 */
char *brg_form_frame_dup_round_moment (const BrgSnapshot *snapshot,
                                       const BrgRound *round,
                                       const BrgWords *words);

G_END_DECLS
