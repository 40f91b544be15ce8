/* brg-store-postal-place.h - what actions on a game by correspondence need to know of it
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-chart.h"
#include "brg-postal-event.h"
#include "brg-store-game-place.h"

G_BEGIN_DECLS

/** brg_store_refuse_words: As brg_store_refuse(), with words as printf() has them */
gboolean brg_store_refuse_words (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* A game with its records. Names are those of its seat. */
typedef struct
{
  BrgGamePlace place;
  BrgPostalSeat seat;
  char *names[3];
  const BrgCorrespondenceRules *rules;
  BrgPostalEvent *event;
} BrgPostalPlace;

void brg_postal_place_clear (BrgPostalPlace *place);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgPostalPlace, brg_postal_place_clear)

/* Refused when the game is not played by correspondence, or has not begun. */
gboolean brg_store_find_postal (BrgStore *store,
                                gint64 pairing_id,
                                BrgPostalPlace *place,
                                GError **error);

/* (transfer full) (nullable): the chart of the records as they stand in @place; refused where they
 * contradict each other. */
BrgPostalChart *brg_postal_place_dup_chart (const BrgPostalPlace *place, GError **error);

/* The book of a group and what its event plays; refused where that is not played by
 * correspondence. */
gboolean brg_store_find_postal_book (BrgStore *store,
                                     gint64 group_id,
                                     const BrgCorrespondenceRules **rules,
                                     BrgDraughtsVariant *variant,
                                     GError **error);

/* The result that follows from the records takes the place of the one that followed before; refused
 * where a decision on a claim would turn into another one (10.3.7). */
gboolean brg_store_follow_postal (BrgStore *store,
                                  BrgAction *action,
                                  const BrgPostalPlace *place,
                                  const BrgPostalChart *before,
                                  const BrgPostalChart *after,
                                  GError **error);

/**
 * brg_store_finish_postal:
 * @store: a store
 * @action: the act that changed records of the game
 * @before: the game before it
 * @chart: its chart before it
 * @error: return location for an error
 *
 * The result follows from the records as they are now; what cannot be reckoned is refused.
 *
 * Returns: whether it went well
 */
gboolean brg_store_finish_postal (BrgStore *store,
                                  BrgAction *action,
                                  const BrgPostalPlace *before,
                                  const BrgPostalChart *chart,
                                  GError **error);

/** brg_store_append_postal_row: Returns: whether @line was written behind the records of the game
 */
gboolean brg_store_append_postal_row (BrgStore *store,
                                      gint64 pairing_id,
                                      const char *line,
                                      GError **error);

G_END_DECLS
