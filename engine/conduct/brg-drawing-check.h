/* brg-drawing-check.h - what a book says against a draw of lots as it was held
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgDrawingFaultKind:
 * @BRG_DRAWING_LATE: too few hours before round 1
 * @BRG_DRAWING_AFTER_START: round 1 had begun
 * @BRG_DRAWING_CLOSED: players, spectators or press could not watch
 * @BRG_DRAWING_ABSENT: not all players were there
 *
 * What may be wrong with a draw.
 */
typedef enum
{
  BRG_DRAWING_LATE,
  BRG_DRAWING_AFTER_START,
  BRG_DRAWING_CLOSED,
  BRG_DRAWING_ABSENT,
} BrgDrawingFaultKind;

/**
 * BrgDrawingQuery:
 * @rulebook: rule book of the event
 * @has_start: whether the start of round 1 is known
 * @minutes_before: minutes from the draw to the start of round 1, below 0 for a draw after it
 * @is_open: whether everybody could watch
 * @n_players: players who draw
 * @n_present: those of them who were there
 *
 * A draw.
 */
typedef struct
{
  const BrgRulebook *rulebook;
  gboolean has_start;
  gint64 minutes_before;
  gboolean is_open;
  guint n_players;
  guint n_present;
} BrgDrawingQuery;

/**
 * BrgDrawingFault:
 * @kind: what is wrong
 * @value: minutes before round 1, or players who were missing
 * @limit: the least minutes of the book, else 0
 * @article: (nullable): book id and article; %NULL where no book need say it
 */
typedef struct
{
  BrgDrawingFaultKind kind;
  gint64 value;
  gint64 limit;
  const char *article;
} BrgDrawingFault;

/**
 * brg_drawing_check:
 * @query: a draw
 *
 * Nothing is barred by it: the arbiter is told. A player who was not there in time may be drawn at
 * the discretion of the chief arbiter (rus-chess-2014 22.3).
 *
 * Returns: (transfer full) (element-type BrgDrawingFault): what the book says against it
 */
GArray *brg_drawing_check (const BrgDrawingQuery *query);

G_END_DECLS
