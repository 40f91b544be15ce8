/* brg-draughts-verdict.c - offers of a draw, fallen flags, and draws fixed for want of time
 *
 * Rules: rus-draughts-2022 5.4.2.6, 5.4.2.10, 5.4.13.1, 5.4.13.3, 5.4.13.4, 6.1.8.1, 6.1.10.2,
 * 6.1.10.4, 6.1.10.5, 6.2, 7.5.1, 7.7.2, 7.7.4
 * Tests: tests/engine/test-draughts-verdict.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-verdict.h"

#include "brg-draughts-end.h"

/* The limits of 7.7.4: seconds left, and pieces of both sides. */
#define LAST_MINUTE 60
#define FEW_PIECES 8

/* When a draw may be offered; no article is no limit. */
typedef struct
{
  const char *moves_article;
  guint n_moves; /* that each must have made in standard play */
  const char *pieces_article;
  guint n_pieces; /* that a side may have in faster play without a score */
} Limits;

#define RUSSIAN_LIMITS                                               \
  {                                                                  \
    "rus-draughts-2022 6.1.8.1", 20, "rus-draughts-2022 6.1.10.2", 6 \
  }

/* rus-draughts-2022 6.2: what is said of Russian draughts holds for draughts-64. */
static const Limits limits[BRG_N_DRAUGHTS_VARIANTS] = {
  [BRG_DRAUGHTS_RUSSIAN] = RUSSIAN_LIMITS,
  [BRG_DRAUGHTS_64] = RUSSIAN_LIMITS,
  [BRG_DRAUGHTS_64_MAJORITY] = RUSSIAN_LIMITS,
  [BRG_DRAUGHTS_INTERNATIONAL] = { "rus-draughts-2022 7.5.1", 40, "rus-draughts-2022 7.7.2", 10 },
};

static const BrgDraughtsPosition *
get_position (const BrgDraughtsPlay *play)
{
  return &brg_draughts_play_get_last (play)->position;
}

static gboolean
is_fast (const BrgDraughtsConduct *conduct)
{
  return conduct->tempo == BRG_TEMPO_RAPID || conduct->tempo == BRG_TEMPO_BLITZ;
}

static BrgDraughtsOffer
judge_pieces (const BrgDraughtsPosition *position, const Limits *limit)
{
  guint n_pieces = MAX (brg_draughts_set_size (position->pieces[BRG_COLOUR_WHITE]),
                        brg_draughts_set_size (position->pieces[BRG_COLOUR_BLACK]));

  /* rus-draughts-2022 6.1.10.2, 7.7.2: without a score only when few pieces are left. */
  return (BrgDraughtsOffer){
    n_pieces > limit->n_pieces ? BRG_DRAUGHTS_OFFER_TOO_MANY : BRG_DRAUGHTS_OFFER_ALLOWED,
    limit->pieces_article,
    n_pieces,
    limit->n_pieces,
  };
}

static BrgDraughtsOffer
judge_moves (const BrgDraughtsPlay *play, const Limits *limit)
{
  guint n_moves = brg_draughts_play_get_n_plies (play) / 2;

  /* rus-draughts-2022 6.1.8.1, 7.5.1: in standard play each must have made so many moves. */
  return (BrgDraughtsOffer){
    n_moves < limit->n_moves ? BRG_DRAUGHTS_OFFER_TOO_EARLY : BRG_DRAUGHTS_OFFER_ALLOWED,
    limit->moves_article,
    n_moves,
    limit->n_moves,
  };
}

static const BrgDraughtsOffer allowed = { BRG_DRAUGHTS_OFFER_ALLOWED, "rus-draughts-2022 5.4.13.3",
                                          0, 0 };

/* rus-draughts-2022 6.1.8.1, 7.5.1, 6.1.10.2, 7.7.2 */
BrgDraughtsOffer
brg_draughts_offer_find_limit (BrgDraughtsVariant variant, const BrgDraughtsConduct *conduct)
{
  const Limits *limit = &limits[variant];

  if (is_fast (conduct))
    return conduct->has_score || limit->pieces_article == NULL
               ? allowed
               : (BrgDraughtsOffer){ BRG_DRAUGHTS_OFFER_TOO_MANY, limit->pieces_article, 0,
                                     limit->n_pieces };
  return limit->moves_article == NULL
             ? allowed
             : (BrgDraughtsOffer){ BRG_DRAUGHTS_OFFER_TOO_EARLY, limit->moves_article, 0,
                                   limit->n_moves };
}

BrgDraughtsOffer
brg_draughts_offer_judge (const BrgDraughtsPlay *play,
                          const BrgDraughtsConduct *conduct,
                          BrgColour side,
                          BrgColour last_offer)
{
  const BrgDraughtsPosition *position = get_position (play);
  const Limits *limit = &limits[position->variant];
  BrgDraughtsOffer bar;

  /* rus-draughts-2022 5.4.13.3: only after making a move, before the other has answered. */
  if (position->turn == side || brg_draughts_play_get_n_plies (play) == 0)
    return (BrgDraughtsOffer){ BRG_DRAUGHTS_OFFER_MOVE_FIRST, allowed.article, 0, 0 };
  /* rus-draughts-2022 5.4.13.4: not twice unless the other has offered one between. */
  if (last_offer == side)
    return (BrgDraughtsOffer){ BRG_DRAUGHTS_OFFER_NOT_AGAIN, "rus-draughts-2022 5.4.13.4", 0, 0 };
  bar = brg_draughts_offer_find_limit ((BrgDraughtsVariant) position->variant, conduct);
  if (bar.kind == BRG_DRAUGHTS_OFFER_ALLOWED)
    return bar;
  return bar.kind == BRG_DRAUGHTS_OFFER_TOO_MANY ? judge_pieces (position, limit)
                                                 : judge_moves (play, limit);
}

static BrgVerdictOutcome
give_to (BrgColour winner)
{
  return winner == BRG_COLOUR_WHITE ? BRG_VERDICT_OUTCOME_WHITE_WINS
                                    : BRG_VERDICT_OUTCOME_BLACK_WINS;
}

BrgDraughtsVerdict
brg_draughts_verdict_flag (const BrgDraughtsPlay *play, BrgColour flagged)
{
  const BrgDraughtsRecord *last = brg_draughts_play_get_last (play);

  /* rus-draughts-2022 5.4.2.10: the last move has left the opponent without pieces or moves, so
   * time is not looked at. In giveaway the same position is the opponent's win (8.1). */
  if (last->end != BRG_DRAUGHTS_PLAY_ON)
    return (BrgDraughtsVerdict){ give_to (last->winner), "rus-draughts-2022 5.4.2.10", FALSE };
  /* rus-draughts-2022 5.4.2.6: whose time has run out has lost. */
  return (BrgDraughtsVerdict){ give_to (brg_colour_opposite (flagged)), "rus-draughts-2022 5.4.2.6",
                               FALSE };
}

BrgDraughtsVerdict
brg_draughts_verdict_both_flags (const BrgDraughtsPlay *play)
{
  if (brg_draughts_play_get_last (play)->end != BRG_DRAUGHTS_PLAY_ON)
    return brg_draughts_verdict_flag (play, BRG_COLOUR_WHITE);
  /* rus-draughts-2022 5.4.13.1: both times have run out, and the order cannot be told. */
  return (BrgDraughtsVerdict){ BRG_VERDICT_OUTCOME_DRAW, "rus-draughts-2022 5.4.13.1", FALSE };
}

BrgDraughtsVerdict
brg_draughts_verdict_ending (const BrgDraughtsPlay *play, const BrgDraughtsConduct *conduct)
{
  const char *article = is_fast (conduct) && !conduct->has_increment
                            ? brg_draughts_draw_is_at_once (get_position (play))
                            : NULL;

  if (article == NULL)
    return (BrgDraughtsVerdict){ BRG_VERDICT_OUTCOME_PLAY_ON, NULL, FALSE };
  return (BrgDraughtsVerdict){ BRG_VERDICT_OUTCOME_DRAW, article, TRUE };
}

BrgDraughtsVerdict
brg_draughts_verdict_short_of_time (const BrgDraughtsPlay *play,
                                    const BrgDraughtsConduct *conduct,
                                    guint seconds)
{
  const BrgDraughtsPosition *position = get_position (play);
  guint n_pieces = brg_draughts_set_size (brg_draughts_position_occupied (position));

  if (!is_fast (conduct))
    return (BrgDraughtsVerdict){ BRG_VERDICT_OUTCOME_PLAY_ON, NULL, FALSE };
  /* rus-draughts-2022 7.7.4: only without an increment. */
  if (position->variant == BRG_DRAUGHTS_INTERNATIONAL)
    return !conduct->has_increment && seconds <= LAST_MINUTE && n_pieces <= FEW_PIECES
               ? (BrgDraughtsVerdict){ BRG_VERDICT_OUTCOME_DRAW, "rus-draughts-2022 7.7.4", TRUE }
               : (BrgDraughtsVerdict){ BRG_VERDICT_OUTCOME_PLAY_ON, NULL, FALSE };
  /* rus-draughts-2022 6.1.10.5: whatever the control. */
  return (BrgDraughtsVerdict){ BRG_VERDICT_OUTCOME_DRAW, "rus-draughts-2022 6.1.10.5", TRUE };
}
