/* brg-bracket-chart.h - what the picture of a bracket shows, for screen and paper alike
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgBracketSide:
 * @number: start number, empty while nobody stands here
 * @name: his name; while that is open, who may stand here; %NULL for nobody at all
 * @games: (array): what every game brought, empty for one to come, dots for one being played
 * @sum: what the games brought together, empty before the first
 * @mark: what decided the meeting where its games did not, beside the winner, else empty
 * @is_known: whether @name is that of the player
 * @is_winner: whether he goes on
 *
 * One of the two of a meeting.
 */
typedef struct
{
  char *number;
  char *name;
  char **games;
  char *sum;
  char *mark;
  gboolean is_known;
  gboolean is_winner;
} BrgBracketSide;

/**
 * BrgBracketState:
 * @BRG_BRACKET_TO_COME: not paired yet
 * @BRG_BRACKET_RUNNING: games are being played, or nobody has decided who goes on
 * @BRG_BRACKET_OVER: somebody goes on
 */
typedef enum
{
  BRG_BRACKET_TO_COME,
  BRG_BRACKET_RUNNING,
  BRG_BRACKET_OVER,
} BrgBracketState;

/**
 * BrgBracketBox:
 * @state: how far it has come
 * @sides: the two, the first of the bracket first
 *
 * A meeting.
 */
typedef struct
{
  BrgBracketState state;
  BrgBracketSide sides[2];
} BrgBracketBox;

/**
 * BrgBracketChart:
 * @n_stages: number of stages, at least 1
 * @n_games: games of a meeting, and one more where extra micro-matches were played
 * @extra_head: (nullable): name of that last column
 * @has_third: whether the last stage has a second meeting, that for third place
 * @heads: (array length=n_stages): names of the stages
 * @third_head: (nullable): name of the meeting for third place
 * @boxes: the meetings, stage by stage; use brg_bracket_chart_get()
 *
 * A bracket, ready to be drawn: the first stage has a box for every two places, each further one
 * half as many, and the last one a second box where there is a match for third place.
 */
typedef struct
{
  gint n_stages;
  gint n_games;
  gboolean has_third;
  char **heads;
  char *third_head;
  char *extra_head;
  BrgBracketBox *boxes;
} BrgBracketChart;

/**
 * brg_bracket_chart_new:
 * @n_stages: number of stages, at least 1
 * @n_games: games of a meeting, at least 1
 * @has_third: whether there is a match for third place; then there are two stages at least
 *
 * Returns: (transfer full): a chart whose texts are all %NULL and to be filled by the caller
 */
BrgBracketChart *brg_bracket_chart_new (gint n_stages, gint n_games, gboolean has_third);

/**
 * brg_bracket_chart_free:
 * @chart: (nullable): a chart
 */
void brg_bracket_chart_free (BrgBracketChart *chart);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgBracketChart, brg_bracket_chart_free)

/**
 * brg_bracket_chart_count:
 * @chart: a chart
 * @stage: a stage, from 0
 *
 * Returns: how many meetings the stage has
 */
gint brg_bracket_chart_count (const BrgBracketChart *chart, gint stage);

/**
 * brg_bracket_chart_get_number:
 * @chart: a chart
 * @stage: a stage, from 0
 * @place: a meeting of it, from 0
 *
 * Returns: the number of the meeting, from 1 through all stages, top down: the one by which a later
 *   meeting speaks of it
 */
gint brg_bracket_chart_get_number (const BrgBracketChart *chart, gint stage, gint place);

/**
 * brg_bracket_chart_get_head:
 * @chart: a chart
 * @stage: a stage, from 0
 * @place: a meeting of it, from 0
 *
 * Returns: (nullable): what the meeting is called: the name of its stage, or that of the match for
 *   third place
 */
const char *brg_bracket_chart_get_head (const BrgBracketChart *chart, gint stage, gint place);

/**
 * brg_bracket_chart_get:
 * @chart: a chart
 * @stage: a stage, from 0
 * @place: a meeting of it, from 0, top down
 *
 * Returns: (transfer none): the meeting
 */
BrgBracketBox *brg_bracket_chart_get (const BrgBracketChart *chart, gint stage, gint place);

G_END_DECLS
