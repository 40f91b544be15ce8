/* brg-paper-moment.h - when a paper is wanted, and where what it lacks is made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/**
 * BrgPaperMoment:
 * @BRG_PAPER_BEFORE_EVENT: before the first round: lists, officials, the draw
 * @BRG_PAPER_ON_WALL: on the wall
 * @BRG_PAPER_ON_DESK: on the desk
 * @BRG_PAPER_ON_FILE: for the file
 * @BRG_PAPER_IN_REPORT: with the report
 * @BRG_PAPER_OF_BOARDS: from the boards
 *
 * When a paper is wanted.
 */
typedef enum
{
  BRG_PAPER_BEFORE_EVENT,
  BRG_PAPER_ON_WALL,
  BRG_PAPER_ON_DESK,
  BRG_PAPER_ON_FILE,
  BRG_PAPER_IN_REPORT,
  BRG_PAPER_OF_BOARDS,
} BrgPaperMoment;

#define BRG_N_PAPER_MOMENTS (BRG_PAPER_OF_BOARDS + 1)

/**
 * brg_paper_moment_find:
 * @paper: a paper of the page of documents
 *
 * Returns: when it is wanted; of a paper that is not named here as its group in the list says
 */
BrgPaperMoment brg_paper_moment_find (const BrgPaper *paper);

/**
 * brg_paper_moment_get_title:
 * @moment: a moment
 * @snapshot: a group
 *
 * Returns: (transfer none): its heading, in the user's language
 */
const char *brg_paper_moment_get_title (BrgPaperMoment moment, const BrgSnapshot *snapshot);

/**
 * BrgPaperRemedy:
 * @page: name of a page of the window, `rounds`
 * @title: what the page is called, not translated
 * @target: (nullable): what is shown there
 *
 * Where what a paper lacks is made.
 */
typedef struct
{
  const char *page;
  const char *title;
  const char *target;
} BrgPaperRemedy;

/**
 * brg_paper_moment_get_remedy:
 * @paper: a paper that cannot be printed
 * @snapshot: the group
 *
 * Returns: where what it lacks is made
 */
BrgPaperRemedy brg_paper_moment_get_remedy (const BrgPaper *paper, const BrgSnapshot *snapshot);

G_END_DECLS
