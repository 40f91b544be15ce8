/* brg-time-control-read.c - what the words of a time control say
 *
 * Rules: fide-2023 6.3.2, ussr-chess-1956 18, rus-draughts-2022 7.6.1
 * Tests: tests/engine/test-time-control.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-time-control-private.h"

#define MAX_MINUTES 1440

/* Fewer moves behind or before a cross are something else: 2x15 minutes are two games, or players.
 */
#define LEAST_CROSSED_MOVES 10

#define MAX_INCREMENT 600

/* "1:30" is an hour and a half; "5:00" may be five minutes. */
#define MOST_COLON_HOURS 2

/* Time that is added, and to what. */
typedef struct
{
  gint seconds;
  gboolean is_delay;
  gboolean is_for_all; /* what was said of moves, not of a period */
  gint from;           /* the move that it begins with, 0 where it is not said */
  gint column;
} Gain;

typedef struct
{
  const BrgTimeWord *at;
  BrgTimeControlFault fault;
  BrgTimeControl control;
  gint values[BRG_TIME_CONTROL_MAX_PHASES]; /* of times that have no unit, else -1 */
  gint columns[BRG_TIME_CONTROL_MAX_PHASES];
  gboolean are_seconds;   /* times without a unit */
  gboolean has_move_word; /* it is said which number are moves */
  gboolean is_chain;      /* periods are parted by a plus */
  Gain gain;              /* for several periods */
} Reader;

static gboolean
fail (Reader *reader, BrgTimeControlFaultKind kind, gint column)
{
  reader->fault = (BrgTimeControlFault){ kind, column };
  return FALSE;
}

static gboolean
fail_here (Reader *reader)
{
  return fail (reader,
               reader->at->kind == BRG_TIME_WORD_NUMBER ? BRG_TIME_CONTROL_FAULT_UNEXPECTED
                                                        : BRG_TIME_CONTROL_FAULT_NUMBER,
               reader->at->column);
}

/* The list ends with a word that is never skipped, so that one may look ahead of any other. */
static gboolean
skip (Reader *reader, BrgTimeWordKind kind)
{
  if (reader->at->kind != kind)
    return FALSE;
  reader->at++;
  return TRUE;
}

/* Whether words of these kinds come next; unknown and end stand for "nothing more". */
static gboolean
comes (const BrgTimeWord *at, const BrgTimeWordKind *kinds, guint n)
{
  for (guint i = 0; i < n; i++)
    if (at[i].kind != kinds[i])
      return FALSE;
  return TRUE;
}

#define COMES(at, ...)                                 \
  comes (at, (const BrgTimeWordKind[]){ __VA_ARGS__ }, \
         G_N_ELEMENTS (((const BrgTimeWordKind[]){ __VA_ARGS__ })))

#define NUMBER BRG_TIME_WORD_NUMBER
#define MOVE BRG_TIME_WORD_MOVE
#define SLASH BRG_TIME_WORD_SLASH
#define FOR BRG_TIME_WORD_FOR
#define GAME BRG_TIME_WORD_GAME
#define MINUTE BRG_TIME_WORD_MINUTE
#define HOUR BRG_TIME_WORD_HOUR
#define COLON BRG_TIME_WORD_COLON

static gboolean
read_number (Reader *reader, gint least, gint most, gint *number)
{
  if (reader->at->kind != NUMBER)
    return fail_here (reader);
  if (reader->at->is_half)
    return fail (reader, BRG_TIME_CONTROL_FAULT_UNEXPECTED, reader->at->column);
  if (reader->at->number < least || reader->at->number > most)
    return fail (reader, BRG_TIME_CONTROL_FAULT_RANGE, reader->at->column);
  *number = reader->at->number;
  reader->at++;
  return TRUE;
}

static gboolean
read_moves (Reader *reader, gint *moves)
{
  return read_number (reader, 1, BRG_TIME_CONTROL_MAX_MOVES, moves);
}

/* The minutes that follow hours, "1h30". */
static gboolean
read_hours (Reader *reader, const BrgTimeWord *number, gint *minutes)
{
  gint rest = 0;

  if (number->number > MAX_MINUTES / 60)
    return fail (reader, BRG_TIME_CONTROL_FAULT_RANGE, number->column);
  *minutes = number->number * 60 + (number->is_half ? 30 : 0);
  if (number->is_half || reader->at->kind != NUMBER || reader->at[1].kind == MOVE ||
      reader->at[1].kind == BRG_TIME_WORD_SECOND)
    return TRUE;
  if (!read_number (reader, 0, 59, &rest))
    return FALSE;
  skip (reader, BRG_TIME_WORD_MINUTE);
  *minutes += rest;
  return TRUE;
}

/* "1:30" or "1:30:00" where no moves are said; nobody parts periods so there. */
static gboolean
is_clock (const BrgTimeWord *at)
{
  return COMES (at, NUMBER, COLON, NUMBER) && at[1].is_glued && at[2].is_glued &&
         at[0].number <= MOST_COLON_HOURS && at[0].n_digits <= 2 && at[2].n_digits == 2 &&
         at[2].number < 60;
}

static gboolean
read_clock (Reader *reader, gint *minutes)
{
  *minutes = reader->at[0].number * 60 + reader->at[2].number;
  reader->at += 3;
  if (COMES (reader->at, COLON, NUMBER) && reader->at[0].is_glued && reader->at[1].is_glued &&
      reader->at[1].n_digits == 2 && reader->at[1].number == 0)
    reader->at += 2;
  return TRUE;
}

/* A time; @value is what stands there without a unit, or -1. */
static gboolean
read_time (Reader *reader, gint *minutes, gint *value)
{
  const BrgTimeWord *number = reader->at;

  *value = -1;
  /* ussr-chess-1956 18: "and 16 moves in every further hour" */
  if (number->kind == HOUR && number->number == 1)
    {
      reader->at++;
      return read_hours (reader, number, minutes);
    }
  if (number->kind != NUMBER)
    return fail_here (reader);
  reader->at++;
  if (skip (reader, BRG_TIME_WORD_HOUR))
    return read_hours (reader, number, minutes);
  if (number->is_half)
    return fail (reader, BRG_TIME_CONTROL_FAULT_UNEXPECTED, number->column);
  if (reader->at->kind == BRG_TIME_WORD_SECOND)
    {
      if (number->number % 60 != 0 || number->number / 60 > MAX_MINUTES)
        return fail (reader, BRG_TIME_CONTROL_FAULT_UNEXPECTED, reader->at->column);
      reader->at++;
      *minutes = number->number / 60;
      return TRUE;
    }
  if (skip (reader, BRG_TIME_WORD_MINUTE))
    {
      if (number->number > MAX_MINUTES)
        return fail (reader, BRG_TIME_CONTROL_FAULT_RANGE, number->column);
      *minutes = number->number;
      return TRUE;
    }
  *minutes = *value = number->number;
  return TRUE;
}

/* "for 40 moves", "/40", "x40" behind a time, or "to the end". */
static gboolean
read_share (Reader *reader, gboolean has_unit, gint *moves)
{
  const BrgTimeWord *at = reader->at;

  if (at->kind == GAME || COMES (at, SLASH, GAME))
    {
      reader->at += at->kind == GAME ? 1 : 2;
      return TRUE;
    }
  at += at->kind == FOR;
  at += at->kind == BRG_TIME_WORD_FIRST;
  if (COMES (at, NUMBER, MOVE))
    reader->at = at;
  else if (has_unit && (COMES (at, SLASH, NUMBER) || (COMES (at, BRG_TIME_WORD_TIMES, NUMBER) &&
                                                      at[1].number >= LEAST_CROSSED_MOVES)))
    reader->at = at + 1;
  else if (COMES (at, SLASH, NUMBER, MOVE))
    reader->at = at + 1;
  else
    return TRUE;
  if (!read_moves (reader, moves))
    return FALSE;
  reader->has_move_word = skip (reader, MOVE) || reader->has_move_word;
  return TRUE;
}

/* The moves that stand before a time: "40/", "40 moves in", "40x", "for the first 40 moves". */
static gboolean
read_moves_before (Reader *reader, gint *moves)
{
  const BrgTimeWord *at = reader->at;

  if (at->kind == FOR && (at[1].kind == NUMBER || at[1].kind == BRG_TIME_WORD_FIRST))
    at++;
  at += at->kind == BRG_TIME_WORD_FIRST;
  if (COMES (at, NUMBER, MOVE))
    {
      reader->at = at;
      if (!read_moves (reader, moves))
        return FALSE;
      reader->at++;
      reader->has_move_word = TRUE;
      if (!skip (reader, SLASH) && !skip (reader, FOR) && !skip (reader, BRG_TIME_WORD_DASH))
        skip (reader, COLON);
      skip (reader, BRG_TIME_WORD_FIRST);
      return TRUE;
    }
  at = reader->at;
  /* ussr-chess-1956 18: "and 18 in every further hour" */
  if (COMES (at, NUMBER, FOR, HOUR) && at[2].number == 1)
    {
      if (!read_moves (reader, moves))
        return FALSE;
      reader->at++;
      return TRUE;
    }
  /* The cross needs a unit: nobody knows which of two numbers are moves. */
  if ((COMES (at, NUMBER, SLASH) && at[2].kind != MOVE && at[2].kind != GAME &&
       !COMES (at + 2, NUMBER, MOVE)) ||
      (at->number >= LEAST_CROSSED_MOVES &&
       (COMES (at, NUMBER, BRG_TIME_WORD_TIMES, NUMBER, BRG_TIME_WORD_MINUTE) ||
        COMES (at, NUMBER, BRG_TIME_WORD_TIMES, NUMBER, BRG_TIME_WORD_HOUR))))
    {
      if (!read_moves (reader, moves))
        return FALSE;
      reader->at++;
    }
  return TRUE;
}

static gboolean
read_phase (Reader *reader)
{
  guint index = reader->control.n_phases;
  BrgTimePhase *phase = &reader->control.phases[index];
  gboolean is_rest = skip (reader, GAME);

  *phase = (BrgTimePhase){ 0 };
  if (is_rest)
    skip (reader, SLASH);
  else if (!read_moves_before (reader, &phase->moves))
    return FALSE;
  if (phase->moves == 0 && is_clock (reader->at))
    {
      reader->values[index] = -1;
      read_clock (reader, &phase->minutes);
    }
  else if (!read_time (reader, &phase->minutes, &reader->values[index]))
    return FALSE;
  if (phase->moves == 0 && !is_rest &&
      !read_share (reader, reader->values[index] < 0, &phase->moves))
    return FALSE;
  /* "40/1:30" may be an hour and a half: a minute for forty moves is no time control. */
  if (reader->at->kind == BRG_TIME_WORD_COLON && reader->at->is_glued && phase->moves > 0 &&
      reader->at[-1].n_digits == 1 && reader->at[1].n_digits == 2)
    return fail (reader, BRG_TIME_CONTROL_FAULT_AMBIGUOUS, reader->at->column);
  if (reader->at->kind == BRG_TIME_WORD_TIMES)
    return fail (reader, BRG_TIME_CONTROL_FAULT_AMBIGUOUS, reader->at->column);
  reader->control.n_phases++;
  return TRUE;
}

static gboolean
read_from (Reader *reader, Gain *gain)
{
  gain->column = reader->at->column;
  skip (reader, MOVE);
  if (skip (reader, BRG_TIME_WORD_FIRST))
    gain->from = 1;
  else if (!read_number (reader, 1, BRG_TIME_CONTROL_MAX_MOVES * BRG_TIME_CONTROL_MAX_PHASES,
                         &gain->from))
    return FALSE;
  skip (reader, MOVE);
  return TRUE;
}

/* "a move", "increment", "from move 1", "to the end of the game". */
static gboolean
read_gain_rest (Reader *reader, Gain *gain)
{
  while (TRUE)
    {
      const BrgTimeWord *at = reader->at;
      guint n_before = at->kind == FOR || at->kind == SLASH;

      if (at[n_before].kind == MOVE)
        {
          reader->at += n_before + 1;
          gain->is_for_all = TRUE;
        }
      else if (at->kind == BRG_TIME_WORD_DELAY || at->kind == BRG_TIME_WORD_INCREMENT)
        {
          gain->is_delay = gain->is_delay || at->kind == BRG_TIME_WORD_DELAY;
          reader->at++;
        }
      else if (at->kind == BRG_TIME_WORD_FROM ||
               COMES (at, BRG_TIME_WORD_COMMA, BRG_TIME_WORD_FROM))
        {
          reader->at += at->kind == BRG_TIME_WORD_FROM ? 1 : 2;
          if (!read_from (reader, gain))
            return FALSE;
        }
      else if (!skip (reader, GAME))
        return TRUE;
    }
}

/* Whether the words that follow a plus are another period. */
static gboolean
is_phase (const BrgTimeWord *at)
{
  static const BrgTimeWordKind kinds[] = { BRG_TIME_WORD_HOUR, BRG_TIME_WORD_MINUTE,
                                           BRG_TIME_WORD_MOVE, BRG_TIME_WORD_TIMES,
                                           BRG_TIME_WORD_PLUS, BRG_TIME_WORD_GAME };

  if (at->kind != NUMBER)
    return at->kind == GAME || at->kind == FOR || at->kind == BRG_TIME_WORD_FIRST;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (at[1].kind == kinds[i])
      return TRUE;
  return (at[1].kind == SLASH && (at[2].kind == NUMBER || at[2].kind == GAME)) ||
         (at[1].kind == FOR &&
          (at[2].kind == NUMBER || at[2].kind == BRG_TIME_WORD_FIRST || at[2].kind == HOUR));
}

/* rus-draughts-2022 7.6.1: "1 minute a move" */
static gboolean
is_gain_of_minutes (const BrgTimeWord *at)
{
  return COMES (at, NUMBER, MINUTE, MOVE) || COMES (at, NUMBER, MINUTE, FOR, MOVE) ||
         COMES (at, NUMBER, MINUTE, SLASH, MOVE);
}

/* Whether "30 s a move" stands here, with nothing that joins it. */
static gboolean
is_plain_gain (const BrgTimeWord *at)
{
  if (is_gain_of_minutes (at))
    return TRUE;
  if (!COMES (at, NUMBER, BRG_TIME_WORD_SECOND))
    return FALSE;
  at += 2;
  at += at->kind == FOR || at->kind == SLASH;
  return at->kind == MOVE || at->kind == BRG_TIME_WORD_INCREMENT || at->kind == BRG_TIME_WORD_DELAY;
}

/* Where a gain begins, what joins it skipped; NULL if it is something else. */
static const BrgTimeWord *
find_gain (const BrgTimeWord *at, gboolean *is_apart)
{
  gboolean is_joined = FALSE;

  *is_apart = at->kind == BRG_TIME_WORD_COMMA;
  at += *is_apart;
  if (at->kind == BRG_TIME_WORD_PLUS)
    {
      is_joined = TRUE;
      at++;
    }
  if (at->kind == BRG_TIME_WORD_INCREMENT || at->kind == BRG_TIME_WORD_DELAY)
    return at;
  if (is_joined)
    return is_phase (at) && !is_gain_of_minutes (at) ? NULL : at;
  if (*is_apart && COMES (at, NUMBER, BRG_TIME_WORD_SECOND))
    return at;
  return is_plain_gain (at) ? at : NULL;
}

/* What is said of one period stays there; what is said of moves, apart or from a move on does
 * not. */
static gboolean
take_gain (Reader *reader, Gain *gain)
{
  BrgTimePhase *phase = &reader->control.phases[reader->control.n_phases - 1];

  gain->is_delay = gain->is_delay && gain->seconds > 0;
  if (!gain->is_for_all && gain->from == 0 && !reader->is_chain)
    {
      phase->increment_seconds = gain->seconds;
      phase->is_delay = gain->is_delay;
      return TRUE;
    }
  if (reader->gain.seconds > 0)
    return fail (reader, BRG_TIME_CONTROL_FAULT_UNEXPECTED, gain->column);
  reader->gain = *gain;
  return TRUE;
}

static gboolean
read_gain (Reader *reader)
{
  Gain gain = { 0 };
  gboolean is_apart;
  const BrgTimeWord *at = find_gain (reader->at, &is_apart);

  if (at == NULL)
    return TRUE;
  gain.column = at->column;
  gain.is_for_all = is_apart;
  reader->at = at;
  while (reader->at->kind == BRG_TIME_WORD_INCREMENT || reader->at->kind == BRG_TIME_WORD_DELAY)
    gain.is_delay = (reader->at++)->kind == BRG_TIME_WORD_DELAY || gain.is_delay;
  if (at != reader->at)
    skip (reader, SLASH);
  if (is_gain_of_minutes (reader->at))
    {
      if (!read_number (reader, 0, MAX_INCREMENT / 60, &gain.seconds))
        return FALSE;
      reader->at++;
      gain.seconds *= 60;
    }
  else if (!read_number (reader, 0, MAX_INCREMENT, &gain.seconds))
    return FALSE;
  skip (reader, BRG_TIME_WORD_SECOND);
  return read_gain_rest (reader, &gain) && take_gain (reader, &gain);
}

/* "without increment"; what has been said to be added contradicts it. */
static gboolean
read_no_gain (Reader *reader)
{
  const BrgTimeWord *at = reader->at + (reader->at->kind == BRG_TIME_WORD_COMMA);
  gboolean is_gained = reader->gain.seconds > 0;

  if (at->kind != BRG_TIME_WORD_NONE)
    return TRUE;
  for (guint i = 0; i < reader->control.n_phases; i++)
    is_gained = is_gained || reader->control.phases[i].increment_seconds > 0;
  if (is_gained)
    return fail (reader, BRG_TIME_CONTROL_FAULT_UNEXPECTED, at->column);
  reader->at = at + 1;
  skip (reader, GAME);
  return TRUE;
}

/* A comma, or a plus before another period. */
static gboolean
skip_separator (Reader *reader)
{
  if (skip (reader, BRG_TIME_WORD_COLON))
    return TRUE;
  if (reader->at->kind == BRG_TIME_WORD_PLUS && is_phase (reader->at + 1))
    {
      reader->is_chain = TRUE;
      reader->at++;
      return TRUE;
    }
  if (!skip (reader, BRG_TIME_WORD_COMMA))
    return FALSE;
  /* ", then" */
  if (!reader->at->is_glued)
    skip (reader, BRG_TIME_WORD_COMMA);
  return TRUE;
}

/* The first period in which the gain counts; all of them where no move is named. */
static gboolean
find_first_gained (Reader *reader, guint *first)
{
  gint before = 1;

  for (*first = 0; reader->gain.from > before; (*first)++)
    {
      if (*first + 1 >= reader->control.n_phases)
        return fail (reader, BRG_TIME_CONTROL_FAULT_RANGE, reader->gain.column);
      before += reader->control.phases[*first].moves;
    }
  return reader->gain.from == 0 || reader->gain.from == before ||
         fail (reader, BRG_TIME_CONTROL_FAULT_RANGE, reader->gain.column);
}

static gboolean
spread_gain (Reader *reader)
{
  guint first = 0;

  if (reader->gain.seconds == 0)
    return TRUE;
  if (!find_first_gained (reader, &first))
    return FALSE;
  for (guint i = first; i < reader->control.n_phases; i++)
    {
      BrgTimePhase *phase = &reader->control.phases[i];

      if (phase->increment_seconds > 0)
        return fail (reader, BRG_TIME_CONTROL_FAULT_UNEXPECTED, reader->gain.column);
      phase->increment_seconds = reader->gain.seconds;
      phase->is_delay = reader->gain.is_delay;
    }
  return TRUE;
}

/* Files write seconds, arbiters minutes: a number that is too large for minutes says which. */
static gboolean
settle_units (Reader *reader)
{
  gboolean are_seconds = reader->are_seconds;

  for (guint i = 0; i < reader->control.n_phases; i++)
    are_seconds = are_seconds || reader->values[i] > BRG_TIME_CONTROL_MAX_BARE_MINUTES;
  for (guint i = 0; are_seconds && i < reader->control.n_phases; i++)
    {
      if (reader->values[i] < 0)
        continue;
      if (reader->values[i] % 60 != 0 || reader->values[i] / 60 > MAX_MINUTES)
        return fail (reader, BRG_TIME_CONTROL_FAULT_RANGE, reader->columns[i]);
      reader->control.phases[i].minutes = reader->values[i] / 60;
    }
  for (guint i = 0; i < reader->control.n_phases; i++)
    if (reader->control.phases[i].minutes == 0 && reader->control.phases[i].increment_seconds == 0)
      return fail (reader, BRG_TIME_CONTROL_FAULT_NO_TIME, reader->columns[i]);
  return TRUE;
}

static gboolean
is_ambiguous (const BrgTimePhase *phase)
{
  return phase->moves > phase->minutes && phase->minutes > 0 && phase->increment_seconds == 0;
}

gboolean
brg_time_control_is_ambiguous (const BrgTimeControl *control)
{
  for (guint i = 0; i < control->n_phases; i++)
    if (is_ambiguous (&control->phases[i]))
      return TRUE;
  return FALSE;
}

/* ussr-chess-1956 18 knows 40 moves in the first two hours and 20 in every further one: of "40/2,
 * 20/1" nobody knows whether hours or minutes are meant. */
static gboolean
check_bare_phases (Reader *reader)
{
  for (guint i = 0; i < reader->control.n_phases && !reader->has_move_word; i++)
    if (reader->values[i] == reader->control.phases[i].minutes &&
        is_ambiguous (&reader->control.phases[i]))
      return fail (reader, BRG_TIME_CONTROL_FAULT_AMBIGUOUS, reader->columns[i]);
  return TRUE;
}

static gboolean
read_control (Reader *reader)
{
  while (TRUE)
    {
      guint index = reader->control.n_phases;
      gint column = reader->at->column;

      if (index == BRG_TIME_CONTROL_MAX_PHASES)
        return fail (reader, BRG_TIME_CONTROL_FAULT_TOO_MANY, column);
      reader->columns[index] = column;
      if (!read_phase (reader) || !read_gain (reader) || !read_no_gain (reader))
        return FALSE;
      if (!skip_separator (reader))
        break;
      if (reader->control.phases[index].moves == 0)
        return fail (reader, BRG_TIME_CONTROL_FAULT_MOVES_MISSING, column);
    }
  if (reader->at->kind != BRG_TIME_WORD_END)
    return fail (reader, BRG_TIME_CONTROL_FAULT_UNEXPECTED, reader->at->column);
  return spread_gain (reader) && settle_units (reader) && check_bare_phases (reader);
}

gboolean
brg_time_control_read_words (const GArray *words,
                             gboolean are_seconds,
                             BrgTimeControl *control,
                             BrgTimeControlFault *fault)
{
  Reader reader = { .at = (const BrgTimeWord *) words->data, .are_seconds = are_seconds };

  if (!read_control (&reader))
    {
      *fault = reader.fault;
      return FALSE;
    }
  *control = reader.control;
  return TRUE;
}
