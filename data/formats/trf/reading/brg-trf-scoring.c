/* brg-trf-scoring.c - what a report file says about points
 *
 * Three records speak of points: 162 of TRF26, `BB?` of one pairing program, `XXS` of another. They
 * differ in what they name and in what they leave to defaults:
 *
 * - 162 and `BB?`: a win without play is worth a win, a half-point bye a draw, the odd player's bye
 *   a win, a lost forfeit as much as an absence;
 * - `XXS`: what is not named has its usual value, whatever else was named.
 *
 * Tests: tests/data/test-trf-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-trf-reading-private.h"

#define BIT(value) (1u << BRG_TRF_VALUE_##value)
#define WINS (BIT (WHITE_WIN) | BIT (BLACK_WIN))
#define DRAWS (BIT (WHITE_DRAW) | BIT (BLACK_DRAW))
#define LOSSES (BIT (WHITE_LOSS) | BIT (BLACK_LOSS))

typedef struct
{
  const char *code;
  guint values; /* what it sets, a bit a value */
} Code;

/* `Z` stands for `A` in files of bbpPairings. */
static const Code codes_162[] = {
  { "W", WINS },           { "D", DRAWS },          { "L", LOSSES },
  { "A", BIT (ZERO_BYE) }, { "Z", BIT (ZERO_BYE) }, { "P", BIT (PAIRING_BYE) },
  { "X", BIT (UNKNOWN) },
};

static const Code codes_bb[] = {
  { "BBW", WINS },
  { "BBD", DRAWS },
  { "BBL", LOSSES },
  { "BBZ", BIT (ZERO_BYE) },
  { "BBF", BIT (FORFEIT_LOSS) },
  { "BBU", BIT (PAIRING_BYE) },
};

static const Code codes_xxs[] = {
  { "W", WINS | BIT (FORFEIT_WIN) | BIT (FULL_BYE) },
  { "D", DRAWS | BIT (HALF_BYE) },
  { "L", LOSSES },
  { "WW", BIT (WHITE_WIN) },
  { "BW", BIT (BLACK_WIN) },
  { "WD", BIT (WHITE_DRAW) },
  { "BD", BIT (BLACK_DRAW) },
  { "WL", BIT (WHITE_LOSS) },
  { "BL", BIT (BLACK_LOSS) },
  { "ZPB", BIT (ZERO_BYE) },
  { "HPB", BIT (HALF_BYE) },
  { "FPB", BIT (FULL_BYE) },
  { "PAB", BIT (PAIRING_BYE) },
  { "FW", BIT (FORFEIT_WIN) },
  { "FL", BIT (FORFEIT_LOSS) },
};

static const Code *
find_code (const Code *codes, guint n_codes, const char *code)
{
  for (guint i = 0; i < n_codes; i++)
    if (g_ascii_strcasecmp (codes[i].code, code) == 0)
      return &codes[i];
  return NULL;
}

/* A record of TRF26 beats an extension, a later one an earlier one of its kind. */
static void
set_values (BrgTrfReading *reading, guint values, gint points, gboolean is_trf26)
{
  for (guint i = 0; i < BRG_TRF_N_VALUES; i++)
    if ((values & (1u << i)) != 0 && (is_trf26 || !reading->value_is_trf26[i]))
      {
        reading->values[i] = points;
        reading->value_is_given[i] = TRUE;
        reading->value_is_trf26[i] = is_trf26;
      }
}

static gboolean
fail_points (BrgTrfReading *reading, const BrgTrfLine *line, guint column, const char *text)
{
  return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, column,
                       _ ("“%s” is not a number of points, expected a number such as 1.0"), text);
}

/* 162: a letter and a number, with or without a blank between them, several times. */
gboolean
brg_trf_read_points_record (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, 5);

  reading->has_points_record = TRUE;
  reading->last_points_line = line->number;
  for (guint i = 0; i < tokens->len; i++)
    {
      const BrgTrfToken *token = &g_array_index (tokens, BrgTrfToken, i);
      const char letter[2] = { token->text[0], '\0' };
      const Code *code = find_code (codes_162, G_N_ELEMENTS (codes_162), letter);
      const char *number = token->text + 1;
      guint column = token->column + 1;
      gint points;

      if (code == NULL)
        return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, token->column,
                             _ ("“%s” is not a result, expected W, D, L, A, P or X"), token->text);
      if (*number == '\0' && i + 1 < tokens->len)
        {
          i++;
          number = g_array_index (tokens, BrgTrfToken, i).text;
          column = g_array_index (tokens, BrgTrfToken, i).column;
        }
      if (!brg_trf_parse_points (number, &points))
        return fail_points (reading, line, column, number);
      set_values (reading, code->values, points, TRUE);
    }
  return TRUE;
}

gboolean
brg_trf_read_bb (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autofree char *tag = g_strndup (line->text, 3);
  g_autofree char *text = brg_trf_line_slice (line, 4, G_MAXUINT);
  const Code *code = find_code (codes_bb, G_N_ELEMENTS (codes_bb), tag);
  gint points;

  g_assert (code != NULL);
  reading->has_points_record = TRUE;
  reading->last_points_line = line->number;
  if (!brg_trf_parse_points (text, &points))
    return fail_points (reading, line, 5, text);
  set_values (reading, code->values, points, FALSE);
  return TRUE;
}

gboolean
brg_trf_read_xxs (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, 4);

  reading->has_xxs = TRUE;
  reading->last_points_line = line->number;
  for (guint i = 0; i < tokens->len; i++)
    {
      const BrgTrfToken *token = &g_array_index (tokens, BrgTrfToken, i);
      const char *sign = strchr (token->text, '=');
      g_autofree char *name =
          g_strndup (token->text, sign != NULL ? (gsize) (sign - token->text) : 0);
      const Code *code = find_code (codes_xxs, G_N_ELEMENTS (codes_xxs), name);
      gint points;

      if (code == NULL)
        return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, token->column,
                             _ ("“%s” does not say what a result is worth, expected for example "
                                "W=3, D=1 or PAB=1"),
                             token->text);
      if (!brg_trf_parse_points (sign + 1, &points))
        return fail_points (reading, line, token->column + (guint) strlen (name) + 1, sign + 1);
      set_values (reading, code->values, points, FALSE);
    }
  return TRUE;
}

static gint
get_value (const BrgTrfReading *reading, BrgTrfValue value, gint otherwise)
{
  return reading->value_is_given[value] ? reading->values[value] : otherwise;
}

/* Fills in what the records leave open, by their rules. */
gboolean
brg_trf_finish_scoring (BrgTrfReading *reading)
{
  BrgScoring *scoring = &reading->trf->tournament->scoring;
  gboolean is_xxs = reading->has_xxs && !reading->has_points_record;
  BrgScoring usual = brg_scoring_classic ();

  for (guint i = BRG_TRF_VALUE_WHITE_WIN; i <= BRG_TRF_VALUE_WHITE_LOSS; i += 2)
    {
      gint usual_value = i == BRG_TRF_VALUE_WHITE_WIN    ? usual.win
                         : i == BRG_TRF_VALUE_WHITE_DRAW ? usual.draw
                                                         : usual.loss;

      if (get_value (reading, i, usual_value) != get_value (reading, i + 1, usual_value))
        return brg_trf_fail (reading, BRG_FORMAT_ERROR_UNSUPPORTED,
                             &(BrgTrfLine){ .number = reading->last_points_line }, 1,
                             _ ("a result is worth more with one colour than with the other, "
                                "expected the same points for both"));
    }
  scoring->win = get_value (reading, BRG_TRF_VALUE_WHITE_WIN, usual.win);
  scoring->draw = get_value (reading, BRG_TRF_VALUE_WHITE_DRAW, usual.draw);
  scoring->loss = get_value (reading, BRG_TRF_VALUE_WHITE_LOSS, usual.loss);
  scoring->zero_bye = get_value (reading, BRG_TRF_VALUE_ZERO_BYE, usual.zero_bye);
  if (!is_xxs)
    usual = (BrgScoring){
      .forfeit_win = scoring->win,
      .forfeit_loss = scoring->zero_bye,
      .pairing_bye = scoring->win,
      .full_bye = scoring->win,
      .half_bye = scoring->draw,
    };
  scoring->forfeit_win = get_value (reading, BRG_TRF_VALUE_FORFEIT_WIN, usual.forfeit_win);
  scoring->forfeit_loss = get_value (reading, BRG_TRF_VALUE_FORFEIT_LOSS, usual.forfeit_loss);
  scoring->pairing_bye = get_value (reading, BRG_TRF_VALUE_PAIRING_BYE, usual.pairing_bye);
  scoring->full_bye = get_value (reading, BRG_TRF_VALUE_FULL_BYE, usual.full_bye);
  scoring->half_bye = get_value (reading, BRG_TRF_VALUE_HALF_BYE, usual.half_bye);
  reading->trf->unknown_points = get_value (reading, BRG_TRF_VALUE_UNKNOWN, BRG_TRF_NO_POINTS);
  return TRUE;
}
