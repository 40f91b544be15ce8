/* brg-wall.h - what a second screen shows to the hall: who plays where, standings, the hour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-form.h"
#include "brg-round-timer.h"
#include "brg-snapshot.h"
#include "brg-store.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgWallKind:
 * @BRG_WALL_BY_NAME: who plays where, by names
 * @BRG_WALL_BY_BOARD: the pairs, by boards
 * @BRG_WALL_STANDINGS: the standings
 *
 * A list on the wall.
 */
typedef enum
{
  BRG_WALL_BY_NAME,
  BRG_WALL_BY_BOARD,
  BRG_WALL_STANDINGS,
} BrgWallKind;

#define BRG_N_WALL_KINDS (BRG_WALL_STANDINGS + 1)

/**
 * BrgWall:
 * @words: language of the wall
 * @place: event and group
 * @round: number of the round that is on or to be played, 0 for none
 * @start: when that round begins, microseconds since 1970, -1 where no timetable says it
 * @limit: how many minutes late a player may come, -1 where nobody has said it
 * @is_contest: whether the standings are those of a contest of composition
 * @n_parts: in how many parts its works stand one sheet after the other, else 1
 * @lists: by #BrgWallKind, %NULL for one that there is not
 *
 * What is on the wall.
 */
typedef struct
{
  BrgWords *words;
  char *place;
  gint round;
  gint64 start;
  gint limit;
  gboolean is_contest;
  guint n_parts;
  BrgForm *lists[BRG_N_WALL_KINDS];
} BrgWall;

/**
 * brg_wall_new:
 * @snapshot: a group as it was published, brg_site_public_load()
 * @language: language of the wall
 *
 * The pairs are those of the last round that is published and not closed; the standings those after
 * the last round that is closed.
 *
 * Returns: (transfer full): what is on the wall
 */
BrgWall *brg_wall_new (const BrgSnapshot *snapshot, const char *language);

/**
 * brg_wall_add_contest:
 * @wall: a wall
 * @snapshot: the group
 * @store: where it is kept
 *
 * Of a contest for solving the table of solvers stands where the standings do, in parts when it
 * has many works; of one for composing the places of works and authors, as
 * soon as results are published; of other groups nothing changes.
 */
void brg_wall_add_contest (BrgWall *wall, const BrgSnapshot *snapshot, BrgStore *store);

/**
 * brg_wall_free:
 * @wall: (nullable): a wall
 */
void brg_wall_free (BrgWall *wall);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgWall, brg_wall_free)

/**
 * brg_wall_dup_title:
 * @wall: a wall
 * @kind: a list
 *
 * Returns: (transfer full): its heading
 */
char *brg_wall_dup_title (const BrgWall *wall, BrgWallKind kind);

/**
 * brg_wall_dup_times:
 * @wall: a wall
 *
 * Returns: (transfer full): when the round begins and when it is too late to come, by the clock of
 *   the hall; empty while nothing is known
 */
char *brg_wall_dup_times (const BrgWall *wall);

/**
 * brg_wall_dup_range:
 * @wall: a wall
 * @kind: a list
 * @first: its first row on the sheet
 * @last: its last row on the sheet
 *
 * Returns: (transfer full): the letters from which and to which the sheet goes, `А–Л`; empty for a
 *   list that is not by names
 */
char *brg_wall_dup_range (const BrgWall *wall, BrgWallKind kind, guint first, guint last);

/**
 * brg_wall_find_colour:
 * @wall: a wall
 * @kind: a list
 * @row: a row of it
 *
 * Returns: the colour of the player of that row, %BRG_COLOUR_NONE for none
 */
BrgColour brg_wall_find_colour (const BrgWall *wall, BrgWallKind kind, guint row);

/**
 * brg_wall_get_rank:
 * @wall: a wall
 * @kind: a list
 * @column: a column of it
 *
 * Returns: how much the hall wants the column: 0 for one that is always there, 1 for one that
 *   stands there if there is room, 2 for one that is for paper
 */
guint brg_wall_get_rank (const BrgWall *wall, BrgWallKind kind, guint column);

/**
 * brg_wall_is_in_part:
 * @wall: a wall
 * @kind: a list
 * @column: a column of it
 * @part: which part of its columns, from 0
 *
 * Returns: whether the column stands in this part: those that are no works in each
 */
gboolean brg_wall_is_in_part (const BrgWall *wall, BrgWallKind kind, guint column, guint part);

/**
 * brg_wall_dup_guide:
 * @wall: a wall
 *
 * Returns: (transfer full): a line in English for who does not read the language of the wall; empty
 *   where that is English or nothing is paired
 */
char *brg_wall_dup_guide (const BrgWall *wall);

/**
 * BrgWallHour:
 * @call: (nullable): what is called out, `5 minutes`
 * @count: the time that runs, `4:48`, empty for none
 * @what: until or since when it runs
 *
 * How the round stands at a moment.
 */
typedef struct
{
  char *call;
  char *count;
  const char *what;
} BrgWallHour;

/**
 * brg_wall_read_hour:
 * @wall: a wall
 * @now_us: the present moment
 * @hour: (out caller-allocates): how the round stands
 */
void brg_wall_read_hour (const BrgWall *wall, gint64 now_us, BrgWallHour *hour);

/** brg_wall_hour_clear: Frees the texts of @hour */
void brg_wall_hour_clear (BrgWallHour *hour);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgWallHour, brg_wall_hour_clear)

G_END_DECLS
