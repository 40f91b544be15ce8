/* brg-trf-header.c - records of the tournament in a report file
 *
 * Tests: tests/data/test-trf-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-date-text.h"

#include "brg-trf-reading-private.h"

static gboolean
read_n_rounds (BrgTrfReading *reading, const BrgTrfLine *line)
{
  gboolean is_trf26 = brg_trf_line_has_tag (line, "142");
  g_autofree char *text = brg_trf_line_slice (line, 4, G_MAXUINT);
  gint n_rounds;

  if (!brg_trf_parse_number (text, BRG_TRF_MAX_ROUNDS, &n_rounds) || n_rounds == 0)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, 5,
                         _ ("“%s” is not a number of rounds, expected a number from 1 to %d"), text,
                         BRG_TRF_MAX_ROUNDS);
  if (is_trf26 || !reading->n_rounds_is_trf26)
    {
      reading->n_rounds = n_rounds;
      reading->n_rounds_is_trf26 = is_trf26;
    }
  return TRUE;
}

static void
set_initial_colour (BrgTrfReading *reading, BrgColour colour, gboolean is_trf26)
{
  if (!is_trf26 && reading->initial_colour_is_trf26)
    return;
  reading->initial_colour = colour;
  reading->initial_colour_is_trf26 = is_trf26;
}

static gboolean
read_initial_colour (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autofree char *text = brg_trf_line_slice (line, 4, G_MAXUINT);

  if (g_ascii_strcasecmp (text, "W") != 0 && g_ascii_strcasecmp (text, "B") != 0)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, 5,
                         _ ("“%s” is not a colour, expected W or B"), text);
  set_initial_colour (reading, g_ascii_toupper (*text) == 'W' ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                      TRUE);
  return TRUE;
}

/* XXC: rank, white1, black1 in any order. */
static gboolean
read_xxc (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, 4);

  for (guint i = 0; i < tokens->len; i++)
    {
      const BrgTrfToken *token = &g_array_index (tokens, BrgTrfToken, i);

      if (g_ascii_strcasecmp (token->text, "rank") == 0)
        reading->trf->numbers_by_line = TRUE;
      else if (g_ascii_strcasecmp (token->text, "white1") == 0)
        set_initial_colour (reading, BRG_COLOUR_WHITE, FALSE);
      else if (g_ascii_strcasecmp (token->text, "black1") == 0)
        set_initial_colour (reading, BRG_COLOUR_BLACK, FALSE);
      else
        return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, token->column,
                             _ ("“%s” is not understood, expected rank, white1 or black1"),
                             token->text);
    }
  return TRUE;
}

/* 132: a date stands over the columns of its round; longer dates reach a little to the left or to
 * the right of them. */
static gboolean
read_round_dates (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, 5);
  GPtrArray *dates = reading->trf->round_dates;

  g_ptr_array_set_size (dates, 0);
  reading->trf->dates_line = line->number;
  for (guint i = 0; i < tokens->len; i++)
    {
      const BrgTrfToken *token = &g_array_index (tokens, BrgTrfToken, i);
      guint column = token->column + BRG_TRF_ROUND_WIDTH / 2;
      guint round = column < BRG_TRF_ROUND_COLUMN
                        ? 1
                        : (column - BRG_TRF_ROUND_COLUMN) / BRG_TRF_ROUND_WIDTH + 1;
      char *date = brg_date_text_normalise_short (token->text);

      /* Text that does not follow the grid: one word a round. */
      round = MIN (MAX (round, dates->len + 1), BRG_TRF_MAX_ROUNDS);
      while (dates->len < round)
        g_ptr_array_add (dates, g_strdup (""));
      g_free (dates->pdata[round - 1]);
      dates->pdata[round - 1] = date != NULL ? date : g_strdup (token->text);
    }
  return TRUE;
}

static gboolean
read_deputy (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autofree char *text = brg_trf_line_slice (line, 4, G_MAXUINT);

  if (*text != '\0')
    g_ptr_array_add (reading->trf->deputies, g_steal_pointer (&text));
  return TRUE;
}

static void
read_text (BrgTrfReading *reading, const BrgTrfLine *line, BrgTrfText which)
{
  g_autofree char *text = NULL;

  /* Columns matter in 362, so blanks in front stay there. */
  text = which == BRG_TRF_TEXT_MATCH_POINTS && line->n_bytes > 4
             ? g_strchomp (g_strndup (line->text + 4, line->n_bytes - 4))
             : brg_trf_line_slice (line, 4, G_MAXUINT);
  if (reading->trf->texts[which] != NULL)
    brg_format_notes_add (reading->trf->notes, line->number, 1,
                          _ ("a second record %s; the later one was taken"),
                          brg_trf_text_tags[which].tag);
  brg_trf_set_text (reading->trf, which, text);
  reading->trf->text_lines[which] = line->number;
}

/* XXS of another program has no values but means acceleration: that one is kept as it is. */
static gboolean
has_values (const BrgTrfLine *line)
{
  return memchr (line->text, '=', line->n_bytes) != NULL;
}

static const struct
{
  const char *tag;
  gboolean (*read) (BrgTrfReading *reading, const BrgTrfLine *line);
} records[] = {
  { "112", read_deputy },
  { "132", read_round_dates },
  { "142", read_n_rounds },
  { "152", read_initial_colour },
  { "162", brg_trf_read_points_record },
  { "XXR", read_n_rounds },
  { "XXC", read_xxc },
  { "XXS", brg_trf_read_xxs },
  { "BBW", brg_trf_read_bb },
  { "BBD", brg_trf_read_bb },
  { "BBL", brg_trf_read_bb },
  { "BBZ", brg_trf_read_bb },
  { "BBF", brg_trf_read_bb },
  { "BBU", brg_trf_read_bb },
};

gboolean
brg_trf_read_header (BrgTrfReading *reading, const BrgTrfLine *line, gboolean *is_known)
{
  *is_known = TRUE;
  for (guint i = 0; i < BRG_TRF_N_TEXTS; i++)
    if (brg_trf_line_has_tag (line, brg_trf_text_tags[i].tag))
      {
        read_text (reading, line, i);
        return TRUE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    if (brg_trf_line_has_tag (line, records[i].tag) &&
        (records[i].read != brg_trf_read_xxs || has_values (line)))
      return records[i].read (reading, line);
  *is_known = FALSE;
  return TRUE;
}
