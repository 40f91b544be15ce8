/* brg-action-titles-rounds.c - what actions are called: rounds, results and matches, players who
 * did not come
 *
 * Tests: tests/data/test-journal.c, tests/data/test-store-plan.c, tests/data/test-store-rounds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-titles-rounds.h"

#include <glib/gi18n-lib.h>

#include "brg-action-arguments.h"
#include "brg-round.h"

static const char *
choose_published_matches (JsonObject *a)
{
  /* Translators: the number of the round, the number of matches between teams */
  return ngettext ("Round %d published, %d match", "Round %d published, %d matches",
                   (gulong) brg_action_get_int (a, "matches"));
}

static const char *
choose_published_boards (JsonObject *a)
{
  /* Translators: the number of the round, the number of boards */
  return ngettext ("Round %d published, %d board", "Round %d published, %d boards",
                   (gulong) brg_action_get_int (a, "boards"));
}

static const char *
choose_late_players (JsonObject *a)
{
  /* Translators: round, number of players */
  return ngettext ("Round %d: %d late player in the penalty log",
                   "Round %d: %d late players in the penalty log",
                   (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_absent (JsonObject *a)
{
  /* Translators: round, number of games, their boards: "3, 7" */
  return ngettext ("Round %d: %d forfeit, board %s", "Round %d: %d forfeits, boards %s",
                   (gulong) brg_action_get_int (a, "count"));
}

static const char *
choose_results_file (JsonObject *a)
{
  /* Translators: round, number of results, name of a file, boards: "3, 7" */
  return ngettext ("Round %d: %d result from %s, board %s",
                   "Round %d: %d results from %s, boards %s",
                   (gulong) brg_action_get_int (a, "count"));
}

const BrgActionTitle brg_action_titles_rounds[] = {
  { "round-publish", .with = { "round", "matches" }, .when = { "matches" }, .also = "pairing",
    .choose = choose_published_matches },
  { "round-publish", .with = { "round", "boards" }, .also = "pairing",
    .choose = choose_published_boards },
  /* Translators: the first and the last round */
  { "rounds-plan", N_ ("Rounds %d to %d paired by the table"), .with = { "round", "last" },
    .also = "pairing" },
  /* Translators: the number of a round, a reason, the name of an arbiter */
  { "rounds-remove", N_ ("Pairing of round %d removed: %s (%s)"),
    .with = { "round", "reason", "by" }, .when = { "reason" } },
  { "rounds-remove", N_ ("Pairing of round %d removed"), .with = { "round" } },
  /* Translators: round, board, two names, a reason, the name of an arbiter */
  { "players-pair", N_ ("Round %d, board %d: %s – %s (%s, %s)"),
    .with = { "round", "board", "white", "black", "reason", "by" } },
  /* Translators: the rounds of the table in their new order, "1,3,2", and a reason */
  { "round-order", N_ ("Order of rounds changed: %s (%s)"), .with = { "order", "reason" },
    .when = { "order" } },
  /* Translators: %s is a reason */
  { "round-order", N_ ("Order of rounds as in the table (%s)"), .with = { "reason" } },
  /* Translators: the last round that was paired then */
  { "fide-mode-leave", N_ ("FIDE mode left after round %d"), .with = { "round" },
    .when = { "round" } },
  { "fide-mode-leave", .format = N_ ("FIDE mode left before round 1") },
  { "round-start", N_ ("Round %d started"), .with = { "round" } },
  { "round-close", N_ ("Round %d closed"), .with = { "round" } },
  { "round-reopen", N_ ("Round %d reopened"), .with = { "round" } },

  /* Translators: the number of the board, the result */
  { "result-set", N_ ("Result of board %d: %s"), .with = { "board", "result" }, .also = "game" },
  /* Translators: the number of the board, the new result, the old result */
  { "result-change", N_ ("Result of board %d: %s instead of %s"),
    .with = { "board", "result", "was" }, .also = "game" },
  { "result-clear", N_ ("Result of board %d cleared"), .with = { "board" }, .also = "game" },
  { "result-adjourn", N_ ("Board %d adjourned"), .with = { "board" }, .also = "game" },
  { "result-verify", N_ ("Result of board %d verified"), .with = { "board" }, .also = "game" },
  { "result-unverify", N_ ("Result of board %d no longer verified"), .with = { "board" },
    .also = "game" },
  /* Translators: the number of the board, what the second person entered, the first entry */
  { "result-differ", N_ ("Board %d: second entry %s, first %s: to be settled"),
    .with = { "board", "result", "was" }, .also = "game" },
  /* Translators: the number of the board, the agreed result, the one that was entered first */
  { "result-settle", N_ ("Board %d verified: %s instead of %s"),
    .with = { "board", "result", "was" }, .also = "game" },
  /* Translators: the number of the board, the result that the arbiters gave */
  { "result-adjudicate", N_ ("Board %d adjudicated: %s"), .with = { "board", "result" },
    .also = "game" },
  /* Translators: round, board, new result, old result, reason, the name of an arbiter */
  { "result-correct",
    N_ ("Correction of round %d, board %d: %s instead of %s; later pairs drawn anew (%s, %s)"),
    .with = { "round", "board", "result", "was", "reason", "by" }, .when = { "by" },
    .also = "players" },
  /* Translators: round, board, new result, old result, reason */
  { "result-correct", N_ ("Correction of round %d, board %d: %s instead of %s (%s)"),
    .with = { "round", "board", "result", "was", "reason" }, .also = "players" },
  /* Translators: round, board, new result, old result, reason */
  { "result-correct-rating", N_ ("For rating only, round %d, board %d: %s instead of %s (%s)"),
    .with = { "round", "board", "result", "was", "reason" }, .also = "players" },
  { "colours-swap", N_ ("Colours of board %d swapped"), .with = { "board" }, .also = "game" },
  /* Translators: the number of a match between teams, "+/-" */
  { "match-forfeit", N_ ("Match %d forfeited: %s"), .with = { "board", "result" }, .also = "game" },
  /* Translators: %d is the number of a match between teams */
  { "match-swap", N_ ("Colours of match %d swapped"), .with = { "board" }, .also = "game" },
  /* Translators: round, board, new result, old result, article of a rule book, reason */
  { "board-void", N_ ("Round %d, board %d removed from the score: %s instead of %s (%s: %s)"),
    .with = { "round", "board", "result", "was", "@article", "reason" }, .also = "players" },

  { "results-absent", .with = { "round", "count", "boards" }, .also = "names",
    .choose = choose_absent },
  { "results-file", .with = { "round", "count", "file", "boards" }, .choose = choose_results_file },
  { "late-players", .with = { "round", "count" }, .choose = choose_late_players },

  /* marks at a board; the board is named before what was marked there */
  /* Translators: %s is the name of a player */
  { "attendance", N_ ("%s is at the board"), .with = { "name" }, .when = { "state=here", "name" },
    .also = "board" },
  /* Translators: the name of a player, how long after the start: "0:12:05" */
  { "attendance", N_ ("%s came %s after the start"), .with = { "name", "after" },
    .when = { "state=late", "name" }, .also = "board" },
  /* Translators: %s is the name of a player */
  { "attendance", N_ ("%s is not at the board"), .with = { "name" },
    .when = { "state=away", "name" }, .also = "board" },
  { "attendance", .format = N_ ("attendance marked"), .also = "board" },
  /* Translators: the name of a player, the time that he used: "1:52:10" */
  { "score-sheet", N_ ("scoresheet of %s received, signed; time used %s"),
    .with = { "name", "used" }, .when = { "state=signed", "name", "used" }, .also = "board" },
  /* Translators: %s is the name of a player */
  { "score-sheet", N_ ("scoresheet of %s received, signed"), .with = { "name" },
    .when = { "state=signed", "name" }, .also = "board" },
  /* Translators: the name of a player, the time that he used: "1:52:10" */
  { "score-sheet", N_ ("scoresheet of %s received, not signed; time used %s"),
    .with = { "name", "used" }, .when = { "state=received", "name", "used" }, .also = "board" },
  /* Translators: %s is the name of a player */
  { "score-sheet", N_ ("scoresheet of %s received, not signed"), .with = { "name" },
    .when = { "state=received", "name" }, .also = "board" },
  /* Translators: the name of a player, the time that he used: "1:52:10" */
  { "score-sheet", N_ ("scoresheet of %s not received; time used %s"), .with = { "name", "used" },
    .when = { "name", "used" }, .also = "board" },
  /* Translators: %s is the name of a player */
  { "score-sheet", N_ ("scoresheet of %s not received"), .with = { "name" }, .when = { "name" },
    .also = "board" },
  { "score-sheet", .format = N_ ("scoresheet marked"), .also = "board" },
  { .action = NULL },
};
