/* every-action.h - a workspace of every kind of event, and everything that can be done in it
 *
 * One row an action of data/store/actions; a row may make several actions of the journal. Which
 * names a chain has reached is said by the journal itself, and which there are by the titles, so
 * that an action without a row is found: every_action_list_missing().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

/* Who acts: the open workspace and where chance comes from. What fails by intention does not while
 * something is drawn: @pause (nullable) is told. */
typedef struct
{
  BrgStore *store;
  GRand *rand;
  void (*pause) (gboolean is_paused);
} Desk;

/* Draws what it is done to. FALSE without an error when nothing in the workspace is so that it
 * could be done; with one when it was refused. */
typedef gboolean (*DeskAct) (Desk *desk, GError **error);

typedef struct
{
  const char *name;
  DeskAct act;
  gboolean is_beginning;  /* makes an event: such an entry of the journal is not undone */
  gboolean is_beside;     /* what it writes is not in the journal */
  gboolean is_of_altered; /* done when another program changed the file: desk_alter() */
  gboolean is_in_steps;   /* several entries of the journal, each of which may be the last */
} EveryAction;

/* The last row has no name. */
extern const EveryAction every_action_of_event[];
extern const EveryAction every_action_of_field[];
extern const EveryAction every_action_of_rounds[];
extern const EveryAction every_action_of_desk[];
extern const EveryAction every_action_of_admission[];
extern const EveryAction every_action_of_register[];
extern const EveryAction every_action_of_postal[];
extern const EveryAction every_action_of_contest[];

/* Of the file itself; in no list. */
extern const EveryAction every_action_of_keeping[];

/* (element-type EveryAction) (transfer container): all rows of events. */
GPtrArray *every_action_list (void);

/* A new workspace: an individual Swiss, one that is over and level, a knock-out, a table with
 * planned rounds, two of teams, one that nothing was done in. */
void every_action_make_workspace (const char *path);

/* Does what comes by chance, at most @most acts, until every table that the journal follows has a
 * row. (transfer full): the tables that have none, with commas. */
char *every_action_fill (Desk *desk, guint most);

/* With these every table has one: data-every-table. */
#define EVERY_ACTION_SEED 5
#define EVERY_ACTION_MOST 3000

/* (element-type utf8 ...) (transfer full): names of actions in the journal, as a set. */
GHashTable *every_action_list_done (BrgStore *store);

/* (transfer full): names that the titles know and @done does not hold, with commas; that a file was
 * brought up to date is no act of anybody. */
char *every_action_list_missing (GHashTable *done);

/* The event of the last entry of the journal and its number. */
gint64 every_action_last_entry (BrgStore *store, gint64 *event_id);

/* Changes a row past the journal, as another program does. */
void desk_alter (Desk *desk);

/* Puts right what still differs from the journal, where one place was settled or none. */
void desk_restore (Desk *desk);

/* ----- What the acts draw with ----- */

/* One number of the first column of @sql, which is ordered; 0 when there is none. */
gint64 desk_pick (Desk *desk, const char *sql);

/* What is read to draw from it does not fail, or another thing would be drawn: to be called before
 * and after. */
void desk_set_paused (Desk *desk, gboolean is_paused);

/* (transfer full) (nullable): a group for which @condition on `event_group g` holds. */
BrgSnapshot *desk_load (Desk *desk, const char *condition);

gint desk_draw (Desk *desk, gint below);
gboolean desk_toss (Desk *desk);

/* (transfer full): "x17" */
char *desk_dup_word (Desk *desk);

/* Puts a word that was drawn in the place of a text. */
void desk_set_word (Desk *desk, char **place);

/* A result of a game: of those that were played, or forfeits as well. */
void desk_draw_outcome (Desk *desk, gboolean is_played, BrgOutcome *white, BrgOutcome *black);
