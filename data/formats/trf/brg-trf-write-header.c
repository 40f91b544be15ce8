/* brg-trf-write-header.c - records of the tournament in a report file
 *
 * Tests: tests/data/test-trf-write.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-trf-writer-private.h"

static char *
count_players (const BrgTrf *trf, gboolean only_rated)
{
  guint count = 0;

  for (guint i = 0; i < trf->players->len; i++)
    count += !only_rated || brg_trf_get_player (trf, (gint) i)->rating > 0;
  return g_strdup_printf ("%u", count);
}

/* What the type of the tournament is called where nobody gave it a name. */
static char *
make_type (const BrgTrf *trf)
{
  const BrgTournament *tournament = trf->tournament;

  if (tournament->kind == BRG_TOURNAMENT_SWISS)
    return NULL;
  return g_strdup (tournament->cycles == 2 ? "Individual: Double Round-Robin"
                                           : "Individual: Round-Robin");
}

static char *
get_text (const BrgTrf *trf, BrgTrfText which)
{
  const char *text = trf->texts[which];

  if (text == NULL)
    return which == BRG_TRF_TEXT_N_PLAYERS ? count_players (trf, FALSE)
           : which == BRG_TRF_TEXT_N_RATED ? count_players (trf, TRUE)
           : which == BRG_TRF_TEXT_TYPE    ? make_type (trf)
                                           : NULL;
  if (which == BRG_TRF_TEXT_STARTS || which == BRG_TRF_TEXT_ENDS)
    return brg_trf_make_date (text);
  /* Columns matter in 362. */
  return which == BRG_TRF_TEXT_MATCH_POINTS ? g_strdup (text) : brg_trf_make_line_text (text);
}

static void
write_text (BrgTrfWriting *writing, BrgTrfText which)
{
  g_autofree char *text = get_text (writing->trf, which);

  if (text == NULL)
    return;
  if (writing->dialect == BRG_TRF_16 && brg_trf_text_tags[which].is_trf26)
    brg_trf_note_left_out (writing, brg_trf_text_tags[which].tag);
  else
    brg_trf_write_record (writing, brg_trf_text_tags[which].tag, text);
}

static void
write_deputies (BrgTrfWriting *writing)
{
  for (guint i = 0; i < writing->trf->deputies->len; i++)
    {
      g_autofree char *text = brg_trf_make_line_text (writing->trf->deputies->pdata[i]);

      brg_trf_write_record (writing, "112", text);
    }
}

/* 132: YY/MM/DD over the columns of the rounds. */
static void
write_round_dates (BrgTrfWriting *writing)
{
  const GPtrArray *dates = writing->trf->round_dates;

  if (dates->len == 0)
    return;
  g_string_append (writing->text, "132");
  for (guint i = 0; i < dates->len; i++)
    {
      g_autofree char *date = brg_trf_make_date (dates->pdata[i]);
      guint column = BRG_TRF_ROUND_COLUMN + BRG_TRF_ROUND_WIDTH * i;

      if (strlen (date) == strlen ("YYYY/MM/DD"))
        brg_trf_put_left (writing, column, column + 7, date + 2);
      else if (*date != '\0')
        brg_trf_put_left (writing, column, column + 7, date);
    }
  brg_trf_end_line (writing);
}

static void
write_n_rounds (BrgTrfWriting *writing)
{
  g_autofree char *text = g_strdup_printf ("%d", writing->trf->tournament->n_rounds);

  if (writing->trf->tournament->n_rounds > 0)
    brg_trf_write_record (writing, writing->dialect == BRG_TRF_16 ? "XXR" : "142", text);
}

static void
write_initial_colour (BrgTrfWriting *writing)
{
  const BrgTrf *trf = writing->trf;
  BrgColour colour =
      trf->initial_colour_is_inferred ? BRG_COLOUR_NONE : trf->tournament->initial_colour;

  if (trf->numbers_by_line)
    brg_trf_write_record (writing, "XXC", "rank");
  if (colour == BRG_COLOUR_NONE)
    return;
  if (writing->dialect == BRG_TRF_26)
    brg_trf_write_record (writing, "152", colour == BRG_COLOUR_WHITE ? "W" : "B");
  else
    brg_trf_write_record (writing, "XXC", colour == BRG_COLOUR_WHITE ? "white1" : "black1");
}

/* One value of the point system: its codes in the three records, and what it is when it is not
 * given: by 162 and BB?, and by XXS. */
typedef struct
{
  const char *code_162;
  const char *code_bb;
  const char *code_xxs;
  gint points;
  gint otherwise;
  gint otherwise_xxs;
} Value;

static gboolean
write_162 (BrgTrfWriting *writing, const Value *values, guint n_values)
{
  guint column = 6;

  for (guint i = 0; i < n_values; i++)
    {
      g_autofree char *points = NULL;

      if (values[i].code_162 == NULL || values[i].points == values[i].otherwise)
        continue;
      points = brg_trf_format_points (writing, values[i].points, 4);
      if (points == NULL)
        return FALSE;
      if (column == 6)
        g_string_append (writing->text, "162");
      brg_trf_put_left (writing, column, column, values[i].code_162);
      brg_trf_put_right (writing, column + 1, column + 4, points);
      column += 9;
    }
  if (column > 6)
    brg_trf_end_line (writing);
  return TRUE;
}

static gboolean
write_bb (BrgTrfWriting *writing, const Value *values, guint n_values)
{
  for (guint i = 0; i < n_values; i++)
    {
      g_autofree char *points = NULL;

      if (values[i].code_bb == NULL || values[i].points == values[i].otherwise ||
          (writing->dialect == BRG_TRF_26 && values[i].code_162 != NULL))
        continue;
      points = brg_trf_format_points (writing, values[i].points, 4);
      if (points == NULL)
        return FALSE;
      g_string_append (writing->text, values[i].code_bb);
      brg_trf_put_right (writing, 5, 8, points);
      brg_trf_end_line (writing);
    }
  return TRUE;
}

/* In TRF26 only what the other records cannot say. */
static gboolean
write_xxs (BrgTrfWriting *writing, const Value *values, guint n_values)
{
  gboolean is_begun = FALSE;

  for (guint i = 0; i < n_values; i++)
    {
      g_autofree char *points = NULL;

      if (writing->dialect == BRG_TRF_26
              ? values[i].code_bb != NULL || values[i].points == values[i].otherwise
              : values[i].points == values[i].otherwise_xxs)
        continue;
      points = brg_trf_format_points (writing, values[i].points, 4);
      if (points == NULL)
        return FALSE;
      g_string_append_printf (writing->text, "%s %s=%s", is_begun ? "" : "XXS", values[i].code_xxs,
                              points);
      is_begun = TRUE;
    }
  if (is_begun)
    brg_trf_end_line (writing);
  return TRUE;
}

/* 162 in TRF26; in TRF16 both XXS and BB?, because pairing programs know one or the other. */
static gboolean
write_scoring (BrgTrfWriting *writing)
{
  const BrgScoring *s = &writing->trf->tournament->scoring;
  const BrgScoring usual = brg_scoring_classic ();
  const gint unknown = writing->trf->unknown_points;
  const Value values[] = {
    { "W", "BBW", "W", s->win, usual.win, usual.win },
    { "D", "BBD", "D", s->draw, usual.draw, usual.draw },
    { "L", "BBL", "L", s->loss, usual.loss, usual.loss },
    { "A", "BBZ", "ZPB", s->zero_bye, usual.zero_bye, usual.zero_bye },
    { "P", "BBU", "PAB", s->pairing_bye, s->win, usual.pairing_bye },
    { NULL, "BBF", "FL", s->forfeit_loss, s->zero_bye, usual.forfeit_loss },
    /* W and D of XXS are meant for these as well. */
    { NULL, NULL, "FW", s->forfeit_win, s->win, s->win },
    { NULL, NULL, "FPB", s->full_bye, s->win, s->win },
    { NULL, NULL, "HPB", s->half_bye, s->draw, s->draw },
  };
  const Value with_unknown = { "X", NULL, NULL, unknown, BRG_TRF_NO_POINTS, 0 };
  Value all[G_N_ELEMENTS (values) + 1];

  memcpy (all, values, sizeof values);
  all[G_N_ELEMENTS (values)] = with_unknown;
  if (writing->dialect == BRG_TRF_26)
    return write_162 (writing, all, G_N_ELEMENTS (all)) &&
           write_bb (writing, values, G_N_ELEMENTS (values)) &&
           write_xxs (writing, values, G_N_ELEMENTS (values));
  if (unknown != BRG_TRF_NO_POINTS)
    brg_trf_note_left_out (writing, "162 X");
  return write_bb (writing, values, G_N_ELEMENTS (values)) &&
         write_xxs (writing, values, G_N_ELEMENTS (values));
}

gboolean
brg_trf_write_header (BrgTrfWriting *writing)
{
  for (guint i = 0; i < BRG_TRF_N_TEXTS; i++)
    {
      write_text (writing, i);
      if (i == BRG_TRF_TEXT_CHIEF_ARBITER)
        write_deputies (writing);
      if (i != BRG_TRF_TEXT_TIME_CONTROL)
        continue;
      write_round_dates (writing);
      write_n_rounds (writing);
      write_initial_colour (writing);
      if (!write_scoring (writing))
        return FALSE;
    }
  return TRUE;
}
