/* brg-clock-correction.c - a clock showed the wrong time, and no player is to blame
 *
 * Rules: fide-2023 6.10.1, 6.10.2, A.5.1.1; rus-chess-2014 6.10.1, 6.10.2, 16.4.1;
 *   ukr-chess-2016 6.4.1, 6.4.2; ussr-chess-1956 18, 20; rus-draughts-2022 5.4.2.5
 * Tests: tests/engine/test-clock-correction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-clock-correction.h"

#define QUARTER_OF_AN_HOUR (15 * 60)
#define NO_BOUND (-1)

/* What less time may not go below. */
typedef enum
{
  LESS_FREELY,  /* nothing but 0 */
  LESS_CUT,     /* it stops at the bound */
  LESS_REFUSED, /* nothing is taken when either would have less */
  LESS_NEVER,   /* only more time is given */
} LessTime;

#define PLAYS(discipline) (1u << BRG_DISCIPLINE_##discipline)
#define ALL_DISCIPLINES (~0u)
#define WHENEVER 0u
#define IN_FIRST_CONTROL (1u << 0)
#define WHEN_RESUMED (1u << 1)
#define IN_STANDARD_PLAY (1u << 2)

/* The first row that fits answers. */
typedef struct
{
  const char *rulebook;
  guint disciplines;
  guint when;
  LessTime less;
  gboolean is_judgement;
  const char *broken; /* the clock does not work */
  const char *wrong;  /* it was set wrongly */
} CorrectionRow;

static const CorrectionRow rows[] = {
  { "fide-2023", ALL_DISCIPLINES, WHENEVER, LESS_FREELY, TRUE, "fide-2023 6.10.1",
    "fide-2023 6.10.2" },
  { "rus-chess-2014", ALL_DISCIPLINES, WHENEVER, LESS_FREELY, TRUE, "rus-chess-2014 6.10.1",
    "rus-chess-2014 6.10.2" },
  { "ukr-chess-2016", ALL_DISCIPLINES, WHENEVER, LESS_FREELY, TRUE, "ukr-chess-2016 6.4.1",
    "ukr-chess-2016 6.4.2" },
  { "ussr-chess-1956", ALL_DISCIPLINES, WHEN_RESUMED, LESS_NEVER, FALSE, "ussr-chess-1956 20",
    "ussr-chess-1956 20" },
  { "ussr-chess-1956", ALL_DISCIPLINES, IN_FIRST_CONTROL, LESS_REFUSED, FALSE, "ussr-chess-1956 18",
    "ussr-chess-1956 18" },
  { "ussr-chess-1956", ALL_DISCIPLINES, WHENEVER, LESS_FREELY, FALSE, "ussr-chess-1956 18",
    "ussr-chess-1956 18" },
  /* The bound is for the disciplines of these names: not for draughts-64, giveaway and renju, nor
   * for rapid and blitz. */
  { "rus-draughts-2022", PLAYS (RUSSIAN) | PLAYS (INTERNATIONAL), IN_STANDARD_PLAY, LESS_CUT, FALSE,
    "rus-draughts-2022 5.4.2.5", "rus-draughts-2022 5.4.2.5" },
  { "rus-draughts-2022", ALL_DISCIPLINES, WHENEVER, LESS_FREELY, FALSE, "rus-draughts-2022 5.4.2.5",
    "rus-draughts-2022 5.4.2.5" },
};

/* After so many moves of each the clocks stay as they are; only fast play that is not watched. */
typedef struct
{
  const char *rulebook;
  gint moves;
  const char *article;
} TooLateRow;

static const TooLateRow too_late_rows[] = {
  { "fide-2023", 10, "fide-2023 A.5.1.1" },
  { "rus-chess-2014", 3, "rus-chess-2014 16.4.1" },
};

static gboolean
is_fast (const BrgClockCorrectionQuery *query)
{
  return query->tempo == BRG_TEMPO_RAPID || query->tempo == BRG_TEMPO_BLITZ;
}

static guint
get_situation (const BrgClockCorrectionQuery *query)
{
  return (query->is_first_control && !query->is_resumed ? IN_FIRST_CONTROL : 0) |
         (query->is_resumed ? WHEN_RESUMED : 0) | (!is_fast (query) ? IN_STANDARD_PLAY : 0);
}

static const CorrectionRow *
find_row (const BrgClockCorrectionQuery *query)
{
  guint situation = get_situation (query);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].rulebook, query->rulebook->id) &&
        (rows[i].disciplines & (1u << query->discipline)) != 0 && (rows[i].when & ~situation) == 0)
      return &rows[i];
  g_return_val_if_reached (&rows[0]);
}

/* fide-2023 A.5.1.1, rus-chess-2014 16.4.1: what was set at the beginning; a clock that breaks is
 * replaced at any time. */
static const char *
find_too_late (const BrgClockCorrectionQuery *query)
{
  if (!is_fast (query) || query->is_watched || query->is_broken)
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (too_late_rows); i++)
    if (g_str_equal (too_late_rows[i].rulebook, query->rulebook->id) &&
        query->moves >= too_late_rows[i].moves)
      return too_late_rows[i].article;
  return NULL;
}

/* ussr-chess-1956 18: what is asked of each player afterwards, also of him whose clock was right.
 */
static gboolean
does_each_keep (const BrgClockCorrectionQuery *query, guint side, gint left)
{
  return left >= QUARTER_OF_AN_HOUR && query->left_seconds[1 - side] >= QUARTER_OF_AN_HOUR;
}

static void
take_time (const BrgClockCorrectionQuery *query,
           const CorrectionRow *row,
           guint side,
           BrgClockCorrection *correction)
{
  gint now = query->left_seconds[side];
  gint least = row->less == LESS_CUT ? MIN (now, QUARTER_OF_AN_HOUR) : 0;
  gint left = MAX (now + query->add_seconds, least);

  if (row->less == LESS_NEVER ||
      (row->less == LESS_REFUSED && !does_each_keep (query, side, now + query->add_seconds)))
    {
      correction->verdict = BRG_CLOCK_CORRECTION_REFUSED;
      return;
    }
  correction->left_seconds[side] = left;
  if (left != now + query->add_seconds)
    correction->verdict = BRG_CLOCK_CORRECTION_CUT;
}

void
brg_clock_correction_judge (const BrgClockCorrectionQuery *query, BrgClockCorrection *correction)
{
  const CorrectionRow *row;
  const char *too_late;
  guint side;

  g_return_if_fail (query != NULL && query->rulebook != NULL && correction != NULL);
  g_return_if_fail (query->left_seconds[0] >= 0 && query->left_seconds[1] >= 0);

  row = find_row (query);
  side = query->clock == BRG_COLOUR_BLACK ? 1 : 0;
  *correction = (BrgClockCorrection){
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .left_seconds = { query->left_seconds[0], query->left_seconds[1] },
    .least_seconds =
        row->less == LESS_CUT || row->less == LESS_REFUSED ? QUARTER_OF_AN_HOUR : NO_BOUND,
    .is_judgement = row->is_judgement,
    .is_replaced = query->is_broken || query->clock == BRG_COLOUR_NONE,
    .article = query->is_broken || query->clock == BRG_COLOUR_NONE ? row->broken : row->wrong,
  };
  too_late = find_too_late (query);
  if (query->clock == BRG_COLOUR_NONE)
    correction->verdict = BRG_CLOCK_CORRECTION_UNKNOWN;
  else if (too_late != NULL)
    {
      correction->verdict = BRG_CLOCK_CORRECTION_TOO_LATE;
      correction->article = too_late;
    }
  else if (query->add_seconds < 0)
    take_time (query, row, side, correction);
  else
    correction->left_seconds[side] += query->add_seconds;
}
