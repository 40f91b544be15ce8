/* brg-action-names.c - what an action is called, for people
 *
 * Every name that brg_action_begin() gets has a row in a table of titles. Arguments stand in the
 * journal as JSON; the sentence is made when it is read, in the reader's language.
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-names.h"

#include <glib/gi18n-lib.h>

#include "brg-action-arguments.h"
#include "brg-action-titles-contest.h"
#include "brg-action-titles-event.h"
#include "brg-action-titles-games.h"
#include "brg-action-titles-papers.h"
#include "brg-action-titles-postal.h"
#include "brg-action-titles-register.h"
#include "brg-action-titles-rounds.h"

static const BrgActionTitle *const tables[] = {
  brg_action_titles_event,    brg_action_titles_rounds, brg_action_titles_games,
  brg_action_titles_register, brg_action_titles_papers, brg_action_titles_postal,
  brg_action_titles_contest,
};

static const char *
choose_sections (JsonObject *a)
{
  /* Translators: "Round 1 published, 60 boards", the number of groups of the draw */
  return ngettext ("%s; paired in %d group", "%s; paired in %d groups",
                   (gulong) brg_action_get_int (a, "sections"));
}

/* What is said behind or before a sentence; of one name the rows are added one after the other. */
static const BrgActionTitle additions[] = {
  /* Translators: round, board, White and Black, what was done there */
  { "board", N_ ("Round %d, board %d, %s – %s: %s"),
    .with = { "round", "board", "white", "black", "@title" }, .when = { "board", "white" } },
  /* Translators: round, board, what was done there */
  { "board", N_ ("Round %d, board %d: %s"), .with = { "round", "board", "@title" },
    .when = { "board", "!white" } },
  /* Translators: what was done on the board that belongs to no pairing */
  { "board", N_ ("Arbiter's board: %s"), .with = { "@title" }, .when = { "!board" } },
  /* Translators: "Result of board 7: 1-0", round, game of a micro-match, names of two players */
  { "game", N_ ("%s (round %d, game %d, %s – %s)"),
    .with = { "@title", "round", "meeting-game", "white", "black" },
    .when = { "round", "meeting-game", "white" } },
  /* Translators: "Result of board 7: 1-0", round, White and Black */
  { "game", N_ ("%s (round %d, %s – %s)"), .with = { "@title", "round", "white", "black" },
    .when = { "round", "white", "!meeting-game" } },
  /* Translators: "Result of board 7: 1-0", round */
  { "game", N_ ("%s (round %d)"), .with = { "@title", "round" }, .when = { "round", "!white" } },
  /* Translators: "Result of board 7: 1-0 (...)", name of a seat of a sector arbiter, an address */
  { "game", N_ ("%s, from seat %s at %s"), .with = { "@title", "seat", "address" },
    .when = { "seat" } },
  /* Translators: "Correction of round 2, board 7: ...", game of a micro-match, two players */
  { "players", N_ ("%s (game %d, %s – %s)"), .with = { "@title", "meeting-game", "white", "black" },
    .when = { "meeting-game", "white" } },
  { "players", "%s (%s – %s)", .with = { "@title", "white", "black" },
    .when = { "white", "!meeting-game" } },
  /* By correspondence all games begin at once: no round tells which it was. */
  { "opponents", "%s – %s: %s", .with = { "white", "black", "@title" }, .when = { "white" } },
  { "names", "%s (%s)", .with = { "@title", "names" }, .when = { "names" } },
  /* Translators: an action on what a solver handed in when the time was over */
  { "late", N_ ("%s, after the time"), .with = { "@title" }, .when = { "late" } },
  { "note", "%s (%s)", .with = { "@title", "note" }, .when = { "note" } },
  /* Translators: what was changed, codes of tie-breaks before a change, those after it */
  { "tie-breaks", N_ ("%s; tie-breaks changed after round 1 was paired: %s → %s"),
    .with = { "@title", "@tie-breaks-before", "@tie-breaks" }, .when = { "@tie-breaks-before" } },
  /* Translators: "Round 1 published, 60 boards", a number that makes the draw repeatable */
  { "pairing", N_ ("%s; pairing numbers by lot, seed %s"), .with = { "@title", "seed" },
    .when = { "method=lots" } },
  /* Translators: "Rounds 1 to 9 paired by the table" */
  { "pairing", N_ ("%s; pairing numbers from envelopes by Varma tables"), .with = { "@title" },
    .when = { "method=varma", "drawn=hand" } },
  /* Translators: "Rounds 1 to 9 paired by the table", a number that makes the draw
   * repeatable */
  { "pairing", N_ ("%s; pairing numbers by lot with Varma tables, seed %s"),
    .with = { "@title", "seed" }, .when = { "method=varma", "!drawn=hand" } },
  { "pairing", .choose = choose_sections, .with = { "@title", "sections" },
    .when = { "sections", "!sections=1" } },
  /* Translators: "Round 5 published, 59 boards", a reason, the name of an arbiter */
  { "pairing", N_ ("%s; pairs changed by hand: %s (%s)"), .with = { "@title", "reason", "by" },
    .when = { "reason", "!anew=yes" } },
  /* Translators: "Round 5 published, 59 boards"; why pairs were forbidden or drawn anew, the name
   * of an arbiter */
  { "pairing", N_ ("%s; decision on the pairs: %s (%s)"), .with = { "@title", "reason", "by" },
    .when = { "reason", "anew=yes" } },
  /* Translators: "Round 5 published, 59 boards", names of players */
  { "pairing", N_ ("%s; withdrawn: %s"), .with = { "@title", "left" }, .when = { "left" } },
  /* Translators: the number of a match between teams, "Result of board 2: 1-0" */
  { "match", N_ ("Match %d: %s"), .with = { "match", "@title" }, .when = { "match" } },
  /* Translators: "Round 5 published, 59 boards", sentences that say what was irregular */
  { "irregular", N_ ("%s; not regular in FIDE mode: %s"), .with = { "@title", "@irregular" },
    .when = { "irregular" } },
  /* Translators: the name of a group, "Group B"; "Result of board 7: 1-0" */
  { "group", NC_ ("action of a group", "%s: %s"), .with = { "group-name", "@title" },
    .when = { "group-name" }, .context = "action of a group" },
};

static char *
add (char *title, const char *name, JsonObject *a)
{
  for (guint i = 0; i < G_N_ELEMENTS (additions); i++)
    if (brg_action_title_is (&additions[i], name, a))
      {
        g_autofree char *bare = title;

        title = brg_action_title_dup (&additions[i], a, bare);
      }
  return title;
}

static const BrgActionTitle *
find_row (const char *action, JsonObject *a)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const BrgActionTitle *row = tables[i]; row->action != NULL; row++)
      if (brg_action_title_is (row, action, a))
        return row;
  return NULL;
}

static char *
dup_action_title (const BrgJournalEntry *entry)
{
  g_autoptr (JsonNode) root = json_from_string (entry->arguments, NULL);
  const BrgActionTitle *row = NULL;
  JsonObject *a;
  char *title;

  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return g_strdup (entry->action);
  a = json_node_get_object (root);
  row = find_row (entry->action, a);
  if (row == NULL)
    return g_strdup (entry->action);
  title = brg_action_title_dup (row, a, "");
  if (row->also != NULL)
    title = add (title, row->also, a);
  return add (add (add (title, "match", a), "irregular", a), "group", a);
}

char *
brg_journal_entry_dup_title (const BrgJournalEntry *entry)
{
  g_autofree char *title = NULL;

  g_return_val_if_fail (entry != NULL, NULL);

  title = dup_action_title (entry);
  switch (entry->kind)
    {
    case BRG_JOURNAL_DO:
      return g_steal_pointer (&title);
    case BRG_JOURNAL_UNDO:
      /* Translators: %s is what was done, "Result of board 7: 1-0" */
      return g_strdup_printf (_ ("Undone: %s"), title);
    case BRG_JOURNAL_REDO:
      /* Translators: %s is what was done, "Result of board 7: 1-0" */
      return g_strdup_printf (_ ("Redone: %s"), title);
    default:
      g_return_val_if_reached (NULL);
    }
}
