/* brg-paper-contest.h - papers of contests of composition: lists and tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-desk.h"
#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_paper_contest_belongs: Returns: whether a group is a contest of composition */
gboolean brg_paper_contest_belongs (const BrgSnapshot *snapshot);

/** brg_paper_contest_is_composing: Returns: whether works are composed and judged in it */
gboolean brg_paper_contest_is_composing (const BrgSnapshot *snapshot);

/** brg_paper_contest_is_solving: Returns: whether works are solved in it */
gboolean brg_paper_contest_is_solving (const BrgSnapshot *snapshot);

/**
 * brg_paper_contest_open:
 * @source: what a paper is made from
 * @options: how it is wanted
 * @eyes: for whom: only what is for the secretary alone has authors before they are named
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the contest, %NULL for none, or without a store
 */
BrgContestDesk *brg_paper_contest_open (const BrgPaperSource *source,
                                        const BrgDocumentOptions *options,
                                        BrgContestEyes eyes,
                                        GError **error);

/**
 * brg_paper_contest_begin:
 * @desk: a contest
 * @style: sizes
 * @title: the title, in the language of the paper
 * @options: how it is wanted
 *
 * Returns: (transfer full): a form with its title and what stands around it
 */
BrgForm *brg_paper_contest_begin (const BrgContestDesk *desk,
                                  BrgFormStyle style,
                                  const char *title,
                                  const BrgDocumentOptions *options);

/** brg_paper_contest_end: Fills in the signatures and the foot of a form that is complete */
BrgForm *brg_paper_contest_end (BrgForm *form,
                                const BrgContestDesk *desk,
                                const BrgDocumentOptions *options,
                                gboolean is_signed);

/** brg_paper_contest_add_wide: Adds a heading through all columns, in the middle */
void brg_paper_contest_add_wide (BrgForm *form, const char *text);

/** brg_paper_contest_dup_number: Returns: (transfer full): "No. 5" */
char *brg_paper_contest_dup_number (const BrgContestWork *work, const BrgWords *words);

/** brg_paper_contest_dup_state: Returns: (transfer full): why a work does not take part, "excluded:
 * side solution (11.2.6)"; empty for one that does */
char *brg_paper_contest_dup_state (const BrgContestWork *work, const BrgWords *words);

/** brg_paper_contest_sign: Adds a line to be signed by a judge */
void brg_paper_contest_sign (BrgForm *form, const BrgContestJudge *judge, const BrgWords *words);

/**
 * brg_paper_contest_find_state:
 * @paper: a paper
 * @source: what it is made from
 * @round: its round, as for brg_paper_find_state()
 *
 * rus-draughts-2022 11.5.2, 11.6.1: a contest has no rounds to wait for, but final results.
 *
 * Returns: what brg_paper_find_state() says, of a contest whose final results are published that
 *   nothing is provisional
 */
BrgDocumentState brg_paper_contest_find_state (const BrgPaper *paper,
                                               const BrgPaperSource *source,
                                               gint round);

/**
 * brg_paper_contest_load_terms:
 * @source: what a paper is made from
 * @contest: (out) (transfer full) (nullable): regulations, sections and judges alone; %NULL of a
 *   group that is no contest, and without a store
 * @error: return location for an error
 *
 * Only what has to be known: every listing of papers asks.
 *
 * Returns: whether it went well
 */
gboolean brg_paper_contest_load_terms (const BrgPaperSource *source,
                                       BrgContest **contest,
                                       GError **error);

/** brg_paper_contest_count_works: Returns: how many works a contest has, 0 for what is none */
guint brg_paper_contest_count_works (const BrgPaperSource *source);

/** brg_paper_contest_names_judges: Returns: whether a section has a judge */
gboolean brg_paper_contest_names_judges (const BrgPaperSource *source);

/* Whether there is something to print. */
gboolean brg_paper_contest_has_works (const BrgPaperSource *source);
gboolean brg_paper_contest_has_judges (const BrgPaperSource *source);
gboolean brg_paper_contest_has_solvers (const BrgPaperSource *source);
gboolean brg_paper_contest_has_preliminary (const BrgPaperSource *source);
gboolean brg_paper_contest_has_final (const BrgPaperSource *source);

/* The register, with authors: for the secretary alone (11.7). */
BrgForm *brg_paper_contest_make_register (const BrgPaperSource *source,
                                          const BrgDocumentOptions *options,
                                          GError **error);

/* Works without authors as long as these are hidden (11.5.2). */
BrgForm *brg_paper_contest_make_works (const BrgPaperSource *source,
                                       const BrgDocumentOptions *options,
                                       GError **error);

/* A sheet for each judge, without names (11.7). */
BrgDocument *brg_paper_contest_lay_out_judges (const BrgPaperSource *source,
                                               const BrgDocumentOptions *options,
                                               GError **error);

G_END_DECLS
