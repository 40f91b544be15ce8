/* brg-action-titles-papers.c - what actions are called: sets of papers, the archive, the letterhead
 *
 * Tests: tests/data/test-store-printed.c, tests/data/test-store-letterhead.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-titles-papers.h"

#include <glib/gi18n-lib.h>

#include "brg-action-arguments.h"

static const char *
choose_printed (JsonObject *a)
{
  /* Translators: number of papers, what they are called */
  return ngettext ("%d paper printed: %s", "%d papers printed: %s",
                   (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_saved (JsonObject *a)
{
  /* Translators: number of papers, what they are called */
  return ngettext ("%d paper saved to a file: %s", "%d papers saved to a file: %s",
                   (gulong) brg_action_get_int (a, "count"));
}

const BrgActionTitle brg_action_titles_papers[] = {
  { "papers-print", .with = { "count", "titles" }, .when = { "way=saved" },
    .choose = choose_saved },
  { "papers-print", .with = { "count", "titles" }, .choose = choose_printed },
  { "paper-set", .format = N_ ("Set of papers before the round"), .when = { "preset=before" } },
  { "paper-set", .format = N_ ("Set of papers after the round") },
  { "letterhead-set", .format = N_ ("Letterhead of the papers") },
  /* Translators: %s is the short name of a paper in the program, “protocol” */
  { "paper-option-set", N_ ("Sheet and type of the paper “%s”"), .with = { "kind" } },
  /* Translators: number of a paper in the archive, what it is called */
  { "papers-drop", N_ ("File of paper No. %d taken out of the archive: %s"),
    .with = { "number", "titles" } },
  /* Translators: the name that somebody gave to a text of a paper */
  { "paper-template-set", N_ ("Text of papers “%s”"), .with = { "name" } },
  { "paper-template-remove", N_ ("Text of papers “%s” removed"), .with = { "name" } },
  { "site-set", .format = N_ ("Pages of the event for browsers") },
  { .action = NULL },
};
