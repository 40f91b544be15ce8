/* brg-time-control.c - a time control as arbiters write it, and its class
 *
 * Rules: fide-2023 6.3.2, glossary, A.1, B.1; rus-chess-2014 16.1, 17.1;
 * rus-draughts-2022 5.4.4.1, 6.1.9, 7.6, 8.3, 9.4.1 Tests: tests/engine/test-time-control.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-time-control.h"

#define MAX_MOVES 200
#define MAX_MINUTES 1440
#define MAX_INCREMENT 600

/* Where the reader is. */
typedef struct
{
  const char *text;
  const char *at;
  BrgTimeControlFault fault;
} Reader;

static gint
get_column (const Reader *reader, const char *at)
{
  return (gint) g_utf8_pointer_to_offset (reader->text, at) + 1;
}

static gboolean
fail (Reader *reader, BrgTimeControlFaultKind kind, const char *at)
{
  reader->fault = (BrgTimeControlFault){ kind, get_column (reader, at) };
  return FALSE;
}

static void
skip_blanks (Reader *reader)
{
  while (g_unichar_isspace (g_utf8_get_char (reader->at)))
    reader->at = g_utf8_next_char (reader->at);
}

static gboolean
skip_character (Reader *reader, char wanted)
{
  skip_blanks (reader);
  if (*reader->at != wanted)
    return FALSE;
  reader->at++;
  return TRUE;
}

/* The end of the word if it stands here, in small or capital letters, else NULL. */
static const char *
match_word (const char *at, const char *word)
{
  for (; *word != '\0'; word = g_utf8_next_char (word), at = g_utf8_next_char (at))
    if (*at == '\0' || g_unichar_tolower (g_utf8_get_char (at)) != g_utf8_get_char (word))
      return NULL;
  return at;
}

/* Skips the first of the words that stands here, and a full stop after a word of several letters.
 * A word that begins another comes after it in the list. */
static gboolean
skip_word (Reader *reader, const char *const *words)
{
  skip_blanks (reader);
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *end = match_word (reader->at, words[i]);

      if (end == NULL)
        continue;
      reader->at = end;
      if (g_utf8_strlen (words[i], -1) > 1 && *reader->at == '.')
        reader->at++;
      return TRUE;
    }
  return FALSE;
}

static gboolean
read_number (Reader *reader, gint most, gint *number)
{
  const char *start;

  skip_blanks (reader);
  start = reader->at;
  if (!g_ascii_isdigit (*reader->at))
    return fail (reader, BRG_TIME_CONTROL_FAULT_NUMBER, start);
  *number = 0;
  while (g_ascii_isdigit (*reader->at))
    {
      *number = *number * 10 + g_ascii_digit_value (*reader->at++);
      if (*number > most)
        return fail (reader, BRG_TIME_CONTROL_FAULT_RANGE, start);
    }
  return TRUE;
}

static const char *const hour_words[] = {
  "hours", "hour", "h", "часа", "час", "ч", "год", "г", NULL
};
static const char *const minute_words[] = { "minutes", "min", "m", "минут", "мин", "м",
                                            "хв",      "'",   "′", "’",     NULL };
static const char *const second_words[] = { "seconds", "sec", "s", "секунд", "сек", "с",
                                            "\"",      "''",  "″", "”",      NULL };

/* The number that may be hours has been read. */
static gboolean
read_rest_of_time (Reader *reader, gint number, const char *start, gint *minutes)
{
  gint rest = 0;

  *minutes = number;
  if (skip_word (reader, hour_words))
    {
      if (number > MAX_MINUTES / 60)
        return fail (reader, BRG_TIME_CONTROL_FAULT_RANGE, start);
      skip_blanks (reader);
      if (g_ascii_isdigit (*reader->at))
        {
          const char *at = reader->at;

          if (!read_number (reader, 59, &rest))
            return fail (reader, BRG_TIME_CONTROL_FAULT_RANGE, at);
          skip_word (reader, minute_words);
        }
      *minutes = number * 60 + rest;
      return TRUE;
    }
  skip_word (reader, minute_words);
  return TRUE;
}

static gboolean
read_phase (Reader *reader, BrgTimePhase *phase)
{
  const char *start;
  gint number;

  *phase = (BrgTimePhase){ 0 };
  skip_blanks (reader);
  start = reader->at;
  if (!read_number (reader, MAX_MINUTES, &number))
    return FALSE;
  if (skip_character (reader, '/'))
    {
      if (number == 0 || number > MAX_MOVES)
        return fail (reader, BRG_TIME_CONTROL_FAULT_RANGE, start);
      phase->moves = number;
      skip_blanks (reader);
      start = reader->at;
      if (!read_number (reader, MAX_MINUTES, &number))
        return FALSE;
    }
  if (!read_rest_of_time (reader, number, start, &phase->minutes))
    return FALSE;
  phase->is_delay = skip_character (reader, 'd') || skip_character (reader, 'D');
  if (phase->is_delay || skip_character (reader, '+'))
    {
      if (!read_number (reader, MAX_INCREMENT, &phase->increment_seconds))
        return FALSE;
      skip_word (reader, second_words);
    }
  phase->is_delay = phase->is_delay && phase->increment_seconds > 0;
  if (phase->minutes == 0 && phase->increment_seconds == 0)
    return fail (reader, BRG_TIME_CONTROL_FAULT_NO_TIME, start);
  return TRUE;
}

static gboolean
skip_separator (Reader *reader)
{
  return skip_character (reader, ',') || skip_character (reader, ';') ||
         skip_character (reader, ':');
}

static gboolean
read_control (Reader *reader, BrgTimeControl *control)
{
  while (TRUE)
    {
      BrgTimePhase *phase = &control->phases[control->n_phases];
      const char *start;

      skip_blanks (reader);
      start = reader->at;
      if (control->n_phases == BRG_TIME_CONTROL_MAX_PHASES)
        return fail (reader, BRG_TIME_CONTROL_FAULT_TOO_MANY, start);
      if (!read_phase (reader, phase))
        return FALSE;
      control->n_phases++;
      if (!skip_separator (reader))
        break;
      if (phase->moves == 0)
        return fail (reader, BRG_TIME_CONTROL_FAULT_MOVES_MISSING, start);
    }
  skip_blanks (reader);
  if (*reader->at != '\0')
    return fail (reader, BRG_TIME_CONTROL_FAULT_UNEXPECTED, reader->at);
  return TRUE;
}

gboolean
brg_time_control_parse (const char *text, BrgTimeControl *control, BrgTimeControlFault *fault)
{
  Reader reader = { .text = text, .at = text };
  BrgTimeControl read = { 0 };

  g_return_val_if_fail (text != NULL && control != NULL, FALSE);
  g_return_val_if_fail (g_utf8_validate (text, -1, NULL), FALSE);

  if (!read_control (&reader, &read))
    {
      if (fault != NULL)
        *fault = reader.fault;
      return FALSE;
    }
  *control = read;
  return TRUE;
}

const char *
brg_time_control_describe_fault (BrgTimeControlFaultKind kind)
{
  static const char *const phrases[BRG_N_TIME_CONTROL_FAULT_KINDS] = {
    [BRG_TIME_CONTROL_FAULT_NUMBER] = "a number is expected",
    [BRG_TIME_CONTROL_FAULT_RANGE] = "the number is out of range",
    [BRG_TIME_CONTROL_FAULT_UNEXPECTED] = "a separator or the end is expected",
    [BRG_TIME_CONTROL_FAULT_MOVES_MISSING] = "only the last phase may lack a number of moves",
    [BRG_TIME_CONTROL_FAULT_NO_TIME] = "the phase gives no time",
    [BRG_TIME_CONTROL_FAULT_TOO_MANY] = "too many phases",
  };

  g_return_val_if_fail (kind < BRG_N_TIME_CONTROL_FAULT_KINDS, NULL);

  return phrases[kind];
}

char *
brg_time_control_to_text (const BrgTimeControl *control)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (control != NULL, NULL);

  for (guint i = 0; i < control->n_phases; i++)
    {
      const BrgTimePhase *phase = &control->phases[i];

      if (i > 0)
        g_string_append (text, ", ");
      if (phase->moves > 0)
        g_string_append_printf (text, "%d/", phase->moves);
      g_string_append_printf (text, "%d", phase->minutes);
      if (phase->increment_seconds > 0)
        g_string_append_printf (text, "%c%d", phase->is_delay ? 'd' : '+',
                                phase->increment_seconds);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gint
brg_time_control_first_minutes (const BrgTimeControl *control)
{
  g_return_val_if_fail (control != NULL && control->n_phases > 0, 0);

  return control->phases[0].minutes;
}

gboolean
brg_time_control_has_increment (const BrgTimeControl *control)
{
  g_return_val_if_fail (control != NULL, FALSE);

  for (guint i = 0; i < control->n_phases; i++)
    if (control->phases[i].increment_seconds > 0)
      return TRUE;
  return FALSE;
}

gint
brg_time_control_total_minutes (const BrgTimeControl *control)
{
  gint minutes = 0;

  g_return_val_if_fail (control != NULL, 0);

  for (guint i = 0; i < control->n_phases; i++)
    minutes += control->phases[i].minutes;
  return minutes;
}

gint
brg_time_control_sixty_moves_seconds (const BrgTimeControl *control)
{
  gint seconds = 0;
  gint n_moves = 0;

  g_return_val_if_fail (control != NULL && control->n_phases > 0, 0);

  for (guint i = 0; i < control->n_phases || n_moves < 60; i++)
    {
      const BrgTimePhase *phase = &control->phases[MIN (i, control->n_phases - 1)];
      gint n_left = MAX (60 - n_moves, 0);
      gint n_here = phase->moves > 0 ? MIN (phase->moves, n_left) : n_left;

      seconds += phase->minutes * 60 + n_here * phase->increment_seconds;
      n_moves += n_here;
    }
  return seconds;
}

static gboolean
is_met (const BrgTempoClass *row, const BrgTimeControl *control, BrgDiscipline discipline)
{
  gint seconds = row->for_sixty_moves ? brg_time_control_sixty_moves_seconds (control)
                                      : brg_time_control_total_minutes (control) * 60;

  return (row->disciplines & (1u << discipline)) != 0 && seconds >= row->least_seconds &&
         seconds <= row->most_seconds &&
         control->phases[0].increment_seconds >= row->least_increment;
}

BrgTempo
brg_time_control_classify (const BrgTimeControl *control,
                           const BrgRulebook *rulebook,
                           BrgDiscipline discipline,
                           const char **article)
{
  g_return_val_if_fail (control != NULL && control->n_phases > 0, BRG_TEMPO_UNKNOWN);
  g_return_val_if_fail (rulebook != NULL, BRG_TEMPO_UNKNOWN);
  g_return_val_if_fail (discipline < BRG_N_DISCIPLINES, BRG_TEMPO_UNKNOWN);

  if (article != NULL)
    *article = NULL;
  for (guint i = 0; i < rulebook->n_tempo_classes; i++)
    {
      const BrgTempoClass *row = &rulebook->tempo_classes[i];

      if (!is_met (row, control, discipline))
        continue;
      if (article != NULL)
        *article = row->article;
      return row->tempo;
    }
  return BRG_TEMPO_UNKNOWN;
}

gboolean
brg_time_control_is_of_class (const BrgTimeControl *control,
                              const BrgRulebook *rulebook,
                              BrgDiscipline discipline,
                              BrgTempo tempo,
                              const char **article)
{
  g_return_val_if_fail (control != NULL && control->n_phases > 0, FALSE);
  g_return_val_if_fail (rulebook != NULL && discipline < BRG_N_DISCIPLINES, FALSE);
  g_return_val_if_fail (article != NULL, FALSE);

  for (guint i = 0; i < rulebook->n_tempo_classes; i++)
    {
      const BrgTempoClass *row = &rulebook->tempo_classes[i];

      if (row->tempo == tempo && is_met (row, control, discipline))
        {
          *article = row->article;
          return TRUE;
        }
    }
  return FALSE;
}
