/* brg-time-control.c - a time control as arbiters write it, and its class
 *
 * Rules: fide-2023 6.3.2, glossary, A.1, B.1; rus-chess-2014 16.1, 17.1;
 *   rus-draughts-2022 5.4.4.1, 6.1.9, 7.6, 8.3, 9.4.1
 * Tests: tests/engine/test-time-control.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-time-control-private.h"

#include <string.h>

gboolean
brg_time_control_parse (const char *text, BrgTimeControl *control, BrgTimeControlFault *fault)
{
  g_autoptr (GArray) words = NULL;
  BrgTimeControlFault found;

  g_return_val_if_fail (text != NULL && control != NULL, FALSE);
  g_return_val_if_fail (g_utf8_validate (text, -1, NULL), FALSE);

  words = brg_time_control_list_words (text);
  if (brg_time_control_read_words (words, FALSE, control, &found))
    return TRUE;
  if (fault != NULL)
    *fault = found;
  return FALSE;
}

gboolean
brg_time_control_parse_code (const char *text, BrgTimeControl *control)
{
  g_autoptr (GArray) words = NULL;
  BrgTimeControlFault fault;

  g_return_val_if_fail (text != NULL && control != NULL, FALSE);

  if (text[strspn (text, "0123456789/+:")] != '\0')
    return FALSE;
  words = brg_time_control_list_words (text);
  return brg_time_control_read_words (words, TRUE, control, &fault);
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
    [BRG_TIME_CONTROL_FAULT_AMBIGUOUS] = "moves and time cannot be told apart",
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
      gboolean has_unit = phase->minutes > BRG_TIME_CONTROL_MAX_BARE_MINUTES ||
                          brg_time_control_is_ambiguous (control);

      if (i > 0)
        g_string_append (text, ", ");
      if (phase->moves > 0)
        g_string_append_printf (text, "%d/", phase->moves);
      g_string_append_printf (text, "%d%s", phase->minutes, has_unit ? "'" : "");
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
