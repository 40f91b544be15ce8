/* brg-postal-ending.h - games that are not played to their end: adjudication, and players who leave
 *
 * Rules: rus-draughts-2022 10.5.2, 10.5.3, 10.5.4, 10.5.5, 10.5.6, 10.5.8, 5.4.5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-postal-deadline.h"
#include "brg-postal-game.h"

G_BEGIN_DECLS

/**
 * BrgPostalAnalysis:
 * @value: how the player assesses the position; %BRG_POSTAL_UNFINISHED where he did not
 * @sent: when he sent his analysis; 0 where he sent nothing
 * @received: when the chief arbiter got it
 * @lacks: what was not with it, bits of #BrgPostalDossier
 *
 * An analysis for adjudication (10.5.2).
 */
typedef struct
{
  BrgPostalResult value;
  BrgPostalDay sent;
  BrgPostalDay received;
  guint lacks;
} BrgPostalAnalysis;

/** brg_postal_analysis_counts: Returns: whether he analysed the position (10.5.5): a record or an
 * assessment alone is no analysis */
static inline gboolean
brg_postal_analysis_counts (const BrgPostalAnalysis *analysis)
{
  return analysis->sent != 0 && (analysis->lacks & BRG_POSTAL_DOSSIER_ANALYSIS) == 0;
}

/**
 * BrgPostalRoute:
 *
 * How a position is adjudicated; ids `judge`, `one-sided`, `two-sided`, `agreed`.
 */
typedef enum
{
  BRG_POSTAL_BY_JUDGE,     /* without analyses: the chief arbiter alone (10.5.5) */
  BRG_POSTAL_ONE_SIDED,    /* having regard to the one that came (10.5.5) */
  BRG_POSTAL_TWO_SIDED,    /* by both (10.5.5) */
  BRG_POSTAL_BY_AGREEMENT, /* both say the same: that, unless the position is clearly another
                              (10.5.4) */
} BrgPostalRoute;

#define BRG_N_POSTAL_ROUTES (BRG_POSTAL_BY_AGREEMENT + 1)

/**
 * BrgPostalAdjudication:
 * @route: how
 * @decide_by: last day for the decision; 0 while not both analyses came
 * @is_told: by #BrgColour, who must be told, for he said otherwise (10.5.5)
 * @may_protest: by #BrgColour, who may protest (10.5.6)
 * @is_against: whether the result is not what both said, which 10.5.4 allows only where the
 * position is clearly another
 * @article: book id and article
 *
 * What the rules say of an adjudication.
 */
typedef struct
{
  BrgPostalRoute route;
  BrgPostalDay decide_by;
  gboolean is_told[3];
  gboolean may_protest[3];
  gboolean is_against;
  const char *article;
} BrgPostalAdjudication;

/**
 * brg_postal_route_get_id:
 * @route: how
 *
 * Returns: its id
 */
const char *brg_postal_route_get_id (BrgPostalRoute route);

/**
 * brg_postal_analyses_find:
 * @game: a game
 * @on: a day, 0 for none
 * @analyses: (out): by #BrgColour, the last one of a player that was sent until that day
 *
 * Finds what is adjudicated by.
 */
void brg_postal_analyses_find (const BrgPostalGame *game,
                               BrgPostalDay on,
                               BrgPostalAnalysis analyses[3]);

/** brg_postal_analyses_agree: Returns: whether both assess the position as @result (10.5.4) */
static inline gboolean
brg_postal_analyses_agree (const BrgPostalAnalysis analyses[3], BrgPostalResult result)
{
  return analyses[BRG_COLOUR_WHITE].value == result && analyses[BRG_COLOUR_BLACK].value == result;
}

/**
 * brg_postal_adjudicate:
 * @rules: what the book says
 * @end: last day of play
 * @analyses: by #BrgColour, what was sent
 * @result: the result given
 * @answer: (out): what the rules say of it
 *
 * Looks at an adjudication. The assessment of the position itself is the chief arbiter's.
 */
void brg_postal_adjudicate (const BrgCorrespondenceRules *rules,
                            BrgPostalDay end,
                            const BrgPostalAnalysis analyses[3],
                            BrgPostalResult result,
                            BrgPostalAdjudication *answer);

/**
 * BrgPostalLeaveAdvice:
 * @has_half: whether half of his games or more are played, games begun among them
 * @counts: whether his results count; else for ratings alone
 * @partner_wins: whether the others get a plus for games that were not begun; else a minus
 * @begun_are_adjudicated: whether his unfinished games are adjudicated
 * @article: book id and article
 *
 * What is put before the chief arbiter when a player leaves. He may decide otherwise: count what is
 * finished and take the rest for lost, or annul all (10.5.3).
 */
typedef struct
{
  gboolean has_half;
  gboolean counts;
  gboolean partner_wins;
  gboolean begun_are_adjudicated;
  const char *article;
} BrgPostalLeaveAdvice;

/**
 * brg_postal_leave:
 * @n_planned: games that he was to play
 * @n_finished: games that are finished
 * @n_begun: games begun and not finished
 * @answer: (out): what is proposed
 *
 * Returns: whether the numbers can be: no more games than planned
 */
gboolean brg_postal_leave (guint n_planned,
                           guint n_finished,
                           guint n_begun,
                           BrgPostalLeaveAdvice *answer);

G_END_DECLS
