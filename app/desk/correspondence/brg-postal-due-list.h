/* brg-postal-due-list.h - what is due in a group by correspondence, sorted by day
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-desk.h"
#include "brg-postal-rulings.h"

G_BEGIN_DECLS

/**
 * BrgPostalMatter:
 * @BRG_POSTAL_MOVE: a player has the move
 * @BRG_POSTAL_CORRECTION: a letter with an error that was reported is to be corrected (10.2.9)
 * @BRG_POSTAL_DUTY: something that the chart of a game tells
 * @BRG_POSTAL_CLAIM_WAITS: a claim waits for the arbiter; the book sets no term
 * @BRG_POSTAL_SENDING_WAITS: a claim was wrong: the move of the claimant goes to the accused
 * (10.3.7)
 * @BRG_POSTAL_ANSWER_WAITS: a protest against a decision waits for the next office
 * @BRG_POSTAL_REVISION_WAITS: a protest was upheld, and the decision in the game is still as it was
 *   (10.1.12, 10.5.7)
 * @BRG_POSTAL_REQUEST_WAITS: somebody asked the next office for a stricter penalty (10.1.9)
 * @BRG_POSTAL_RECEIPT_WAITS: nobody entered when a player got a decision: his term cannot run
 * @BRG_POSTAL_OBJECTION: a decision may still be protested against
 * @BRG_POSTAL_PAUSE_ENDS: a break goes on
 * @BRG_POSTAL_PAUSE_UNTOLD: a break is to begin, and the secretary was not told of it (10.4.2)
 * @BRG_POSTAL_LEFT_RESULTS: whether the results of who left count waits for the arbiter (10.5.3)
 * @BRG_POSTAL_LEFT_GAME: an unfinished game of who left waits for him (10.5.3)
 * @BRG_POSTAL_ADJUDICATION_WAITS: the term for analyses is past, and not both came (10.5.5)
 * @BRG_POSTAL_MINUS_WAITS: nobody sent the record of a game in time (10.5.8)
 * @BRG_POSTAL_OVERDUE_WAITS: on a server a player is over the norm; nobody claims it there (10.3.9)
 * @BRG_POSTAL_UNCLEAR: the letters of a game cannot be reckoned
 *
 * What a row is about.
 */
typedef enum
{
  BRG_POSTAL_MOVE,
  BRG_POSTAL_CORRECTION,
  BRG_POSTAL_DUTY,
  BRG_POSTAL_CLAIM_WAITS,
  BRG_POSTAL_SENDING_WAITS,
  BRG_POSTAL_ANSWER_WAITS,
  BRG_POSTAL_REVISION_WAITS,
  BRG_POSTAL_REQUEST_WAITS,
  BRG_POSTAL_RECEIPT_WAITS,
  BRG_POSTAL_OBJECTION,
  BRG_POSTAL_PAUSE_ENDS,
  BRG_POSTAL_PAUSE_UNTOLD,
  BRG_POSTAL_LEFT_RESULTS,
  BRG_POSTAL_LEFT_GAME,
  BRG_POSTAL_ADJUDICATION_WAITS,
  BRG_POSTAL_MINUS_WAITS,
  BRG_POSTAL_OVERDUE_WAITS,
  BRG_POSTAL_UNCLEAR,
} BrgPostalMatter;

/**
 * BrgPostalBand:
 *
 * Where a row stands: what waits for the officials or is overdue, what is due today, within a week,
 * later.
 */
typedef enum
{
  BRG_POSTAL_BAND_WAITING,
  BRG_POSTAL_BAND_TODAY,
  BRG_POSTAL_BAND_WEEK,
  BRG_POSTAL_BAND_LATER,
} BrgPostalBand;

#define BRG_N_POSTAL_BANDS (BRG_POSTAL_BAND_LATER + 1)

/**
 * BrgPostalItem:
 * @matter: what it is about
 * @band: where it stands
 * @game: (nullable): the game; %NULL for what is of no game
 * @side: whose it is in that game; none for an official
 * @entry: index of the player in the snapshot, -1 for an official
 * @duty: what is due, of %BRG_POSTAL_DUTY
 * @last: last day, 0 where there is none
 * @days_left: days until then, below 0 when it is past
 * @waits: for how many days it waits, where there is no last day
 * @since: day since which no move is entered, of %BRG_POSTAL_OVERDUE_WAITS without a letter; else 0
 * @article: book id and article
 * @ruling: the decision, of %BRG_POSTAL_ANSWER_WAITS to %BRG_POSTAL_OBJECTION
 * @claim: (nullable): the claim, of %BRG_POSTAL_SENDING_WAITS
 * @party: index in it of the player that the row is about
 * @pause: (nullable): the break
 * @uncounted: (nullable): why it counts in none of his games (10.4.1, 10.4.2)
 * @leaver: who left, of %BRG_POSTAL_LEFT_RESULTS and %BRG_POSTAL_LEFT_GAME
 * @office: who is to decide, where @entry is -1
 *
 * A row of the list. Nothing is owned.
 */
typedef struct
{
  BrgPostalMatter matter;
  BrgPostalBand band;
  const BrgPostalCase *game;
  BrgColour side;
  gint entry;
  BrgPostalDuty duty;
  BrgPostalDay last;
  gint days_left;
  guint waits;
  BrgPostalDay since;
  const char *article;
  BrgPostalRuling ruling;
  guint party;
  const BrgPostalPause *pause;
  const BrgPostalBreakLine *uncounted;
  const BrgPostalClaim *claim;
  BrgPostalLeaver leaver;
  BrgPostalOffice office;
} BrgPostalItem;

/**
 * brg_postal_due_list_new:
 * @desk: games on a day
 *
 * Returns: (transfer full) (element-type BrgPostalItem): what is due, first what waits for an
 *   official, then by last day, game and duty
 */
GArray *brg_postal_due_list_new (const BrgPostalDesk *desk);

/**
 * BrgPostalFilter:
 * @is_week: only what is overdue or due within a week
 * @is_arbiter: only what waits for the officials
 * @entry: only what concerns this player, -1 for all
 * @text: (nullable): only where a name or the code has this
 *
 * What is shown of a list.
 */
typedef struct
{
  gboolean is_week;
  gboolean is_arbiter;
  gint entry;
  const char *text;
} BrgPostalFilter;

/** brg_postal_item_has_ruling: Returns: whether @item is about a decision */
gboolean brg_postal_item_has_ruling (const BrgPostalItem *item);

/** brg_postal_item_fits: Returns: whether @item is shown */
gboolean brg_postal_item_fits (const BrgPostalItem *item,
                               const BrgPostalDesk *desk,
                               const BrgPostalFilter *filter);

/** brg_postal_due_list_count_open: Returns: how many rows somebody has still to do something about;
 * neither a break that goes on nor the keeping of letters (10.1.13) */
guint brg_postal_due_list_count_open (const GArray *items);

/** brg_postal_due_list_count: Returns: how many rows are overdue, wait, or are due today */
guint brg_postal_due_list_count (const GArray *items);

G_END_DECLS
