/* brg-action-titles-postal.c - what actions are called: play by correspondence
 *
 * Tests: tests/data/test-store-postal.c, tests/data/test-store-postal-records.c,
 *   tests/data/test-store-postal-measures.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-titles-postal.h"

#include <glib/gi18n-lib.h>

#include "brg-action-arguments.h"

static const char *
choose_import (JsonObject *a)
{
  /* Translators: number of letters, name of a file */
  return ngettext ("%d letter taken from %s", "%d letters taken from %s",
                   (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_begin (JsonObject *a)
{
  return ngettext ("All games begin by correspondence, %d round",
                   "All games begin by correspondence, %d rounds",
                   (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_sheets (JsonObject *a)
{
  return ngettext ("Starting list: day of %d player", "Starting list: days of %d players",
                   (gulong) brg_action_get_int (a, "count"));
}

const BrgActionTitle brg_action_titles_postal[] = {
  /* Translators: cipher of an event by correspondence */
  { "postal-terms", N_ ("Regulations of play by correspondence, cipher %s"), .with = { "code" },
    .when = { "code" } },
  { "postal-terms", .format = N_ ("Regulations of play by correspondence") },
  { "postal-terms-remove", .format = N_ ("Regulations of play by correspondence removed") },
  { "postal-end", .format = N_ ("All games have ended by correspondence") },
  { "postal-begin", .with = { "count" }, .choose = choose_begin },
  /* Translators: name of a player */
  { "postal-sheet", N_ ("Starting list in time: %s"), .with = { "name" }, .when = { "day=-" } },
  /* Translators: name of a player, a day */
  { "postal-sheet", N_ ("Starting list received by %s on %s"), .with = { "name", "day" } },
  { "postal-sheets", .with = { "count" }, .choose = choose_sheets },
  /* Translators: name of a player, two days */
  { "postal-break", N_ ("Break of %s from %s to %s"), .with = { "name", "from", "to" } },
  /* Translators: name of a player */
  { "postal-break-remove", N_ ("Break of %s taken out"), .with = { "name" } },
  /* Translators: "letter", its number, a result */
  { "postal-letter", N_ ("%s %d, result %s"), .with = { "@postal", "number", "result" },
    .when = { "result" }, .also = "opponents" },
  { "postal-letter", "%s %d", .with = { "@postal", "number" }, .also = "opponents" },
  /* Translators: "adjudication", a result */
  { "postal-record", N_ ("%s, result %s"), .with = { "@postal", "result" }, .when = { "result" },
    .also = "opponents" },
  { "postal-record", "%s", .with = { "@postal" }, .also = "opponents" },
  /* Translators: "letter", its number */
  { "postal-change", N_ ("%s %d corrected"), .with = { "@postal", "number" }, .when = { "number" },
    .also = "opponents" },
  /* Translators: "adjudication"; when it was received, and a protest */
  { "postal-change", N_ ("%s corrected, with the protest"), .with = { "@postal" },
    .when = { "more" }, .also = "opponents" },
  /* Translators: "adjudication" */
  { "postal-change", N_ ("%s corrected"), .with = { "@postal" }, .also = "opponents" },
  /* Translators: "letter", its number */
  { "postal-remove", N_ ("%s %d taken out"), .with = { "@postal", "number" }, .when = { "number" },
    .also = "opponents" },
  /* Translators: "adjudication" */
  { "postal-remove", N_ ("%s taken out"), .with = { "@postal" }, .also = "opponents" },
  { "postal-import", .with = { "count", "file" }, .choose = choose_import, .also = "opponents" },
  /* Translators: number of a decision, "warning", name of a player, an article */
  { "postal-measure", N_ ("Decision no. %d by correspondence: %s, %s (art. %s)"),
    .with = { "number", "@measure", "name", "articles" }, .when = { "articles" } },
  /* Translators: number of a decision, "protest rejected", name of a player */
  { "postal-measure", N_ ("Decision no. %d by correspondence: %s, %s"),
    .with = { "number", "@measure", "name" } },
  /* Translators: number of a decision, name of a player */
  { "postal-protest", N_ ("Decision no. %d by correspondence received by %s, protests"),
    .with = { "number", "name" } },
  { .action = NULL },
};
