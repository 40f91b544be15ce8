/* brg-event-hints.h - what a book wants of the chief arbiter, before somebody asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-regulations.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgEventHintKind:
 * @BRG_EVENT_HINT_MISSED: somebody missed so many games that it is to be decided whether he goes on
 * @BRG_EVENT_HINT_NO_SHOW: somebody lost a game by not being there
 * @BRG_EVENT_HINT_REPORT: the report of the chief arbiter is due
 */
typedef enum
{
  BRG_EVENT_HINT_MISSED,
  BRG_EVENT_HINT_NO_SHOW,
  BRG_EVENT_HINT_REPORT,
} BrgEventHintKind;

/**
 * BrgEventHint:
 * @kind: what it is about
 * @entry_id: row of the player, 0 for nobody
 * @round: the round of the game that was missed last, 0 for none
 * @text: a sentence in the user's language, with the name of the player
 * @article: (nullable): book id and article, a constant string; %NULL where the book is silent
 * @is_late: whether a term has run out
 */
typedef struct
{
  BrgEventHintKind kind;
  gint64 entry_id;
  gint round;
  char *text;
  const char *article;
  gboolean is_late;
} BrgEventHint;

/** brg_event_hint_free: Frees @hint, which may be %NULL */
void brg_event_hint_free (BrgEventHint *hint);

/**
 * brg_event_hints_list:
 * @snapshot: a group, either view
 * @log: (element-type BrgIncident): the log of its event
 * @regulations: what its regulations set
 * @today: the day, `YYYY-MM-DD`
 *
 * Lists what the event's book wants: that somebody who missed three games goes (rus-chess-2014
 * 13.20) or the arbiter decides (rus-draughts-2022 5.4.5.1), that one absence without a valid
 * reason is enough (rus-chess-2014 13.19), and that the report is handed in within ten days after
 * the last day (rus-chess-2014 21.8, 21.9). A no-show about which the log has a decision is
 * settled, and so is one of somebody who has left.
 *
 * Returns: (transfer full) (element-type BrgEventHint): the hints, the most urgent first
 */
GPtrArray *brg_event_hints_list (const BrgSnapshot *snapshot,
                                 const GPtrArray *log,
                                 const BrgRegulations *regulations,
                                 const char *today);

G_END_DECLS
