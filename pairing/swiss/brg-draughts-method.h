/* brg-draughts-method.h - what differs between the Swiss methods of rus-draughts-2022
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-draughts-field.h"
#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsRest:
 * @places: (array length=n_places): places of the players of a group who are paired with each
 *   other, in the order of the classification
 * @n_places: how many, an even number
 * @is_taken: (array length=n_places): who has a partner
 * @first: index of the first who has none
 *
 * The players inside a group while they are paired.
 */
typedef struct
{
  const gint *places;
  gint n_places;
  const gboolean *is_taken;
  gint first;
} BrgDraughtsRest;

/**
 * BrgDraughtsMethod:
 * @article_down: article about who goes down and whom he meets
 * @article_inside: article about pairs inside a group
 * @article_first_colour: article about the colours of players without games
 * @first_colour_reason: what is said of those colours
 * @classify: order of players with the same score
 * @leaver_at: who is the i-th to be asked to go down, of n players in the order of the
 *   classification
 * @opponent_at: who is the i-th opponent to be tried for one who comes down, of n players
 * @list_partners: fills @partners with the indexes into #BrgDraughtsRest.places of all who may
 *   still be paired with the first, in the order of search; returns their number
 * @get_first_colour: colour of the better placed of two players without games
 *
 * A row of the table of methods. The procedure is the same for all.
 */
typedef struct
{
  const char *article_down;
  const char *article_inside;
  const char *article_first_colour;
  BrgReasonKind first_colour_reason;
  BrgDraughtsClassify classify;
  gint (*leaver_at) (gint i, gint n);
  gint (*opponent_at) (gint i, gint n);
  gint (*list_partners) (const BrgDraughtsRest *rest, gint *partners);
  BrgColour (*get_first_colour) (const BrgTournament *tournament, gint better);
} BrgDraughtsMethod;

G_END_DECLS
