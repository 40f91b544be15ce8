/* brg-store-postal-check.h - what is refused of records and days in play by correspondence
 *
 * Only for the files of data/store. Functions return whether it went well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-postal-place.h"

G_BEGIN_DECLS

/**
 * BrgPostalLeaving:
 * @is_out: whether the player is out
 * @number: the decision by which he was expelled, 0 where he left otherwise
 * @day: day of that decision, 0 where he left otherwise: no day of that is kept
 * @start_number: his number, 0 while he has none
 *
 * How a player left.
 */
typedef struct
{
  gboolean is_out;
  gint number;
  BrgPostalDay day;
  gint start_number;
} BrgPostalLeaving;

/** brg_store_find_postal_leaving: How @entry_id left; @event is his. */
gboolean brg_store_find_postal_leaving (BrgStore *store,
                                        const BrgPostalEvent *event,
                                        gint64 entry_id,
                                        BrgPostalLeaving *leaving,
                                        GError **error);

/** brg_store_check_postal_article: Refuses an article that the book of the group does not have on
 * play by correspondence (10.1.10); an empty one is none. */
gboolean brg_store_check_postal_article (BrgStore *store,
                                         gint64 group_id,
                                         const char *article,
                                         GError **error);

/** brg_store_check_postal_days: Refuses a day out of the range of days; 0 is none. */
gboolean brg_store_check_postal_days (const BrgPostalDay *days, guint n_days, GError **error);

/**
 * brg_store_check_postal_records:
 * @store: a store
 * @place: the game that gets records
 * @chart: (nullable): its chart before; %NULL where one of its records is corrected
 * @stored: its records before
 * @game: the records that it gets, behind others
 * @n_known: how many others
 * @line: (out): line of the record that is refused
 * @error: return location for an error
 *
 * Refuses days out of range, a reason of an end that is not known, a second end, and play in a game
 * that had not begun when one of its players left (10.5.3, 5.4.5.4).
 *
 * Returns: whether the game may get them
 */
gboolean brg_store_check_postal_records (BrgStore *store,
                                         const BrgPostalPlace *place,
                                         const BrgPostalChart *chart,
                                         const BrgPostalGame *stored,
                                         const BrgPostalGame *game,
                                         guint n_known,
                                         guint *line,
                                         GError **error);

/**
 * brg_store_check_postal_effect:
 * @store: a store
 * @place: the game that gets records
 * @id: row of the record that is corrected, 0 where they are new
 * @game: the records that it gets, behind others
 * @n_known: how many others
 * @line: (out): line of the record that is refused
 * @error: return location for an error
 *
 * Refuses what could have no effect: an adjudication of a game that is over or still goes on
 * (10.5.2-10.5.4), a position of one that is over sent for it, a final table while games go on
 * (10.1.13).
 *
 * Returns: whether the game may get them
 */
gboolean brg_store_check_postal_effect (BrgStore *store,
                                        const BrgPostalPlace *place,
                                        gint64 id,
                                        const BrgPostalGame *game,
                                        guint n_known,
                                        guint *line,
                                        GError **error);

/**
 * brg_store_check_postal_dates:
 * @place: the game that gets records
 * @game: the records that it gets, behind others
 * @n_known: how many others
 * @line: (out): line of the record that is refused
 * @error: return location for an error
 *
 * Refuses days that cannot be (brg-postal-doubt.h). No clock is asked: what is only still to come
 * is taken.
 *
 * Returns: whether the days can be
 */
gboolean brg_store_check_postal_dates (const BrgPostalPlace *place,
                                       const BrgPostalGame *game,
                                       guint n_known,
                                       guint *line,
                                       GError **error);

/**
 * brg_store_check_postal_change:
 * @place: a game
 * @id: row of one of its records
 * @line: (nullable): what it is to be, %NULL where it is taken out
 * @error: return location for an error
 *
 * Refuses a change by which a day of it, or of a letter behind it, could not be any more, and one
 * by which a protest would be against nothing (brg-store-postal-protest.h). What was so before
 * stays.
 *
 * Returns: whether the game may be so
 */
gboolean brg_store_check_postal_change (const BrgPostalPlace *place,
                                        gint64 id,
                                        const char *line,
                                        GError **error);

/**
 * brg_store_check_postal_pause:
 * @store: a store
 * @pause: a break that is to be written
 * @group_id: row of its group
 * @error: return location for an error
 *
 * Refuses a break that ends before it begins, lies out of the range of days or outside of play, one
 * too many of its player, and a notice to who is not of the group or was told on another day.
 */
gboolean brg_store_check_postal_pause (BrgStore *store,
                                       const BrgPostalPause *pause,
                                       gint64 group_id,
                                       GError **error);

G_END_DECLS
