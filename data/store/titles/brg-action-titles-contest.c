/* brg-action-titles-contest.c - what actions are called: contests of composition
 *
 * No title names an author: in a closed contest the journal is no place to find him (11.5.2).
 *
 * Tests: tests/data/test-store-contest.c, tests/data/test-store-contest-works.c,
 *   tests/data/test-store-contest-answers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-titles-contest.h"

#include <glib/gi18n-lib.h>

#include "brg-action-arguments.h"

static const char *
choose_works (JsonObject *a)
{
  return ngettext ("%d work entered", "%d works entered", (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_answers (JsonObject *a)
{
  /* Translators: name of a solver, to how many works he answered */
  return ngettext ("Answers of %s, %d work", "Answers of %s, %d works",
                   (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_marks (JsonObject *a)
{
  /* Translators: name of a judge, of how many works he gave marks */
  return ngettext ("Marks of %s, %d work", "Marks of %s, %d works",
                   (gulong) brg_action_get_int (a, "count"));
}

const BrgActionTitle brg_action_titles_contest[] = {
  { "contest-terms", .format = N_ ("Regulations of the contest for solving"),
    .when = { "contest=solving" } },
  { "contest-terms", .format = N_ ("Regulations of the contest of composition") },
  { "contest-terms-remove", .format = N_ ("Regulations of the contest removed") },
  /* Translators: name of a round of a contest for solving */
  { "contest-section", N_ ("Round “%s”"), .with = { "name" }, .when = { "contest=solving" } },
  /* Translators: name of a section of a contest of composition */
  { "contest-section", N_ ("Section “%s” and its judges"), .with = { "name" } },
  { "contest-section-remove", N_ ("Round “%s” removed"), .with = { "name" },
    .when = { "contest=solving" } },
  { "contest-section-remove", N_ ("Section “%s” removed"), .with = { "name" } },
  { "contest-publish", .format = N_ ("Final results published"), .when = { "stage=final" } },
  { "contest-publish", .format = N_ ("Preliminary results published") },
  { "contest-unpublish", .format = N_ ("Final results taken back"), .when = { "stage=final" } },
  { "contest-unpublish", .format = N_ ("Preliminary results taken back") },
  /* Translators: number of a work of composition */
  { "contest-work-add", N_ ("Work no. %d entered"), .with = { "number" } },
  { "contest-works", .with = { "count" }, .choose = choose_works },
  { "contest-work", N_ ("Work no. %d changed"), .with = { "number" } },
  { "contest-work-remove", N_ ("Work no. %d removed"), .with = { "number" } },
  /* Translators: number of a work, who made its authors known, why */
  { "contest-authors-name", N_ ("Authors of work no. %d named by %s before publication: %s"),
    .with = { "number", "name", "reason" } },
  /* Translators: who opened it, why */
  { "contest-register", N_ ("Register with authors opened by %s before publication: %s"),
    .with = { "name", "reason" } },
  /* Translators: number of a work, an article */
  { "contest-work-state", N_ ("Work no. %d excluded (art. %s)"), .with = { "number", "articles" },
    .when = { "state=excluded" } },
  { "contest-work-state", N_ ("Work no. %d withdrawn"), .with = { "number" },
    .when = { "state=withdrawn" } },
  { "contest-work-state", N_ ("Work no. %d declared"), .with = { "number" },
    .when = { "state=declared" } },
  { "contest-work-state", N_ ("Work no. %d takes part"), .with = { "number" } },
  /* Translators: name of a judge, number of a work, a mark */
  { "contest-mark", N_ ("Mark of %s for work no. %d: %s"), .with = { "name", "number", "mark" },
    .when = { "mark" } },
  /* Translators: name of a judge, number of a work */
  { "contest-mark", N_ ("Mark of %s for work no. %d taken back"), .with = { "name", "number" } },
  { "contest-marks", .with = { "name", "count" }, .choose = choose_marks },
  /* Translators: name of a judge */
  { "contest-sheet", N_ ("Sheet of %s handed in"), .with = { "name" } },
  { "contest-sheet-back", N_ ("Sheet of %s given back"), .with = { "name" } },
  { "contest-remark", N_ ("Remark on work no. %d"), .with = { "number" } },
  { "contest-remark-answer", N_ ("Remark on work no. %d upheld"), .with = { "number" },
    .when = { "outcome=upheld" } },
  { "contest-remark-answer", N_ ("Remark on work no. %d refused"), .with = { "number" } },
  /* Translators: number of a work, a mark */
  { "contest-revise", N_ ("Work no. %d: mark %s by the chief judge"),
    .with = { "number", "mark" } },
  { "contest-revise-back", N_ ("Work no. %d: mark of the chief judge taken back"),
    .with = { "number" } },
  /* Translators: number of a work, "second prize" */
  { "contest-distinction", N_ ("Work no. %d: %s"), .with = { "number", "text" },
    .when = { "text" } },
  { "contest-distinction", N_ ("Work no. %d: no distinction"), .with = { "number" } },
  /* Translators: name of a solver, number of a work, his points */
  { "contest-answer", N_ ("Answer of %s to work no. %d, points: %s"),
    .with = { "name", "number", "points" }, .when = { "points" }, .also = "late" },
  /* Translators: name of a solver, number of a work */
  { "contest-answer", N_ ("Answer of %s to work no. %d"), .with = { "name", "number" },
    .also = "late" },
  { "contest-answers", .with = { "name", "count" }, .choose = choose_answers, .also = "late" },
  { "contest-answer-remove", N_ ("Answer of %s to work no. %d taken out"),
    .with = { "name", "number" } },
  { .action = NULL },
};
