/* brg-action-titles-games.c - what actions are called: games on the boards, the arbiter's desk
 *
 * Tests: tests/data/test-journal.c, tests/data/test-store-envelopes.c,
 * tests/data/test-store-finish.c, tests/data/test-store-games.c,
 * tests/data/test-store-incidents.c, tests/data/test-store-protests.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-titles-games.h"

#include <glib/gi18n-lib.h>

const BrgActionTitle brg_action_titles_games[] = {
  /* moves and positions; the board is named before what was done on it */
  { "game-move", "%s", .with = { "@move" }, .also = "board" },
  /* Translators: %s is a move, 24...Qb6 */
  { "game-take-back", N_ ("%s taken back"), .with = { "@move" }, .also = "board" },
  { "game-variation", N_ ("variations changed"), .also = "board" },
  { "game-position", N_ ("position set up"), .also = "board" },
  /* Translators: the code of an opening of draughts-64, "12-IV", and its table, "idf-basic" */
  { "game-lot", N_ ("opening %s (%s) drawn by lot"), .with = { "@opening-code", "@opening-table" },
    .when = { "@opening-table" }, .also = "board" },
  /* Translators: the number of an initial position of Chess960 */
  { "game-lot", N_ ("initial position %s drawn by lot"), .with = { "detail" }, .also = "board" },
  { "game-number", N_ ("opening %s (%s)"), .with = { "@opening-code", "@opening-table" },
    .when = { "@opening-table" }, .also = "board" },
  { "game-number", N_ ("initial position %s"), .with = { "detail" }, .also = "board" },
  { "game-opening", N_ ("opening decision"), .also = "board" },
  /* Translators: %s is the name of a file */
  { "game-import", N_ ("game imported from %s"), .with = { "detail" }, .when = { "detail" },
    .also = "board" },
  { "game-import", N_ ("game pasted"), .also = "board" },
  { "game-clear", N_ ("board cleared"), .also = "board" },
  { "game-notes", N_ ("notes changed"), .also = "board" },
  { "game-count", N_ ("White counts moves aloud"), .when = { "detail=white" }, .also = "board" },
  { "game-count", N_ ("Black counts moves aloud"), .when = { "detail" }, .also = "board" },
  { "game-count", N_ ("counting moves aloud ended"), .also = "board" },

  /* clocks */
  /* Translators: what both clocks show, 0:12:05 / 0:07:41 */
  { "game-clock-set", N_ ("clocks set to %s"), .with = { "detail" }, .also = "board" },
  { "game-clock-start", N_ ("clocks started"), .also = "board" },
  /* Translators: what both clocks show, 0:12:05 / 0:07:41 */
  { "game-clock-stop", N_ ("clocks stopped at %s"), .with = { "detail" }, .also = "board" },
  { "game-clock-press", N_ ("clock pressed"), .also = "board" },
  /* Translators: what both clocks showed and show now, 0:12:05 / 0:07:41 → 0:14:05 / 0:07:41 */
  { "game-clock-correct", N_ ("clocks corrected, %s"), .with = { "@detail" }, .also = "board" },
  /* Translators: what both clocks show, 0:12:05 / 0:07:41, or showed and show now */
  { "game-clock-replace", N_ ("clocks replaced, %s"), .with = { "@detail" }, .also = "board" },

  /* illegal moves, offers and claims */
  { "game-illegal", N_ ("illegal move by White"), .when = { "detail=white" }, .also = "board" },
  { "game-illegal", N_ ("illegal move by Black"), .also = "board" },
  { "game-illegal-less", N_ ("one illegal move by White cancelled"), .when = { "detail=white" },
    .also = "board" },
  { "game-illegal-less", N_ ("one illegal move by Black cancelled"), .also = "board" },
  { "game-offer", N_ ("draw offered by White"), .when = { "detail=white" }, .also = "board" },
  { "game-offer", N_ ("draw offered by Black"), .also = "board" },
  { "game-decline", N_ ("draw declined"), .also = "board" },
  { "game-claim", N_ ("draw claim by White rejected"), .when = { "detail=white" },
    .also = "board" },
  { "game-claim", N_ ("draw claim by Black rejected"), .also = "board" },
  /* Translators: what a player asked for in a quickplay finish, and what became of it */
  { "finish-request", N_ ("%s: %s"), .with = { "@request", "@state" }, .also = "board" },
  { "finish-decide", N_ ("%s: %s"), .with = { "@request", "@state" }, .also = "board" },

  /* the penalty log */
  /* Translators: an entry of the penalty log: "14: Illegal move, Petukhova Maria" */
  { "incident-draft", N_ ("Incident recorded, no. %s"), .with = { "@matter" }, .also = "game" },
  /* Translators: an entry of the penalty log: "14: Illegal move, Petukhova Maria" */
  { "incident-decide", N_ ("Decision no. %s"), .with = { "@matter" }, .also = "game" },
  /* Translators: an entry of the penalty log: "15: Illegal move, Petukhova Maria" */
  { "incident-correct", N_ ("Correction no. %s"), .with = { "@matter" }, .also = "game" },
  /* Translators: an entry of the penalty log: "14: Illegal move, Petukhova Maria" */
  { "incident-cancel", N_ ("Draft discarded, no. %s"), .with = { "@matter" }, .also = "game" },
  /* Translators: number of an entry of the penalty log, name of a file */
  { "incident-attach", N_ ("File for entry %d of the penalty log: %s"),
    .with = { "number", "file" } },

  /* protests and the committee; protests and appeals have one row of numbers */
  /* Translators: number of the protest, name of who protests, number of a round */
  { "protest-file", N_ ("Protest no. %d: %s, round %d"), .with = { "number", "name", "round" },
    .when = { "round" } },
  /* Translators: number of the protest, name of who protests */
  { "protest-file", N_ ("Protest no. %d: %s"), .with = { "number", "name" } },
  /* Translators: number of the appeal, name of who appeals, number of the protest */
  { "protest-appeal", N_ ("Appeal no. %d: %s, against the decision on protest no. %d"),
    .with = { "number", "name", "appeal-of" } },
  /* Translators: number of the appeal */
  { "protest-change", N_ ("Appeal no. %d corrected"), .with = { "number" },
    .when = { "is-appeal" } },
  /* Translators: number of the protest */
  { "protest-change", N_ ("Protest no. %d corrected"), .with = { "number" } },
  /* Translators: number of the appeal */
  { "protest-hear", N_ ("Hearing of appeal no. %d"), .with = { "number" },
    .when = { "is-appeal" } },
  /* Translators: number of the protest */
  { "protest-hear", N_ ("Hearing of protest no. %d"), .with = { "number" } },
  /* Translators: number of the appeal, name of a file */
  { "protest-attach", N_ ("File for appeal no. %d: %s"), .with = { "number", "file" },
    .when = { "is-appeal" } },
  /* Translators: number of the protest, name of a file */
  { "protest-attach", N_ ("File for protest no. %d: %s"), .with = { "number", "file" } },
  /* Translators: number of the appeal, "upheld", round, board, "0-1", "½-½" */
  { "protest-decide", N_ ("Appeal no. %d: %s; round %d, board %d: %s instead of %s"),
    .with = { "number", "@decision", "round", "board", "result", "@was" },
    .when = { "result", "is-appeal" } },
  /* Translators: number of the protest, "upheld", round, board, "0-1", "½-½" */
  { "protest-decide", N_ ("Protest no. %d: %s; round %d, board %d: %s instead of %s"),
    .with = { "number", "@decision", "round", "board", "result", "@was" }, .when = { "result" } },
  /* Translators: number of the appeal, "rejected" */
  { "protest-decide", N_ ("Appeal no. %d: %s"), .with = { "number", "@decision" },
    .when = { "is-appeal" } },
  /* Translators: number of the protest, "rejected" */
  { "protest-decide", N_ ("Protest no. %d: %s"), .with = { "number", "@decision" } },
  /* Translators: names, the chair first */
  { "committee-set", N_ ("Appeals committee: %s"), .with = { "names" }, .when = { "names" } },
  { "committee-set", .format = N_ ("Appeals committee cleared") },

  /* envelopes */
  /* Translators: round, board, number of an envelope */
  { "envelope-seal", N_ ("Round %d, board %d adjourned, envelope No. %d"),
    .with = { "round", "board", "number" }, .also = "players" },
  /* Translators: number of an envelope, what happened, the result of the game */
  { "envelope-event", N_ ("Envelope No. %d: %s, %s"), .with = { "number", "@happened", "result" },
    .when = { "result" }, .also = "game" },
  /* Translators: number of an envelope, what happened */
  { "envelope-event", N_ ("Envelope No. %d: %s"), .with = { "number", "@happened" },
    .also = "game" },
  /* Translators: number of an envelope, what happened */
  { "envelope-change", N_ ("Envelope No. %d: %s"), .with = { "number", "@changed" },
    .also = "game" },
  { .action = NULL },
};
