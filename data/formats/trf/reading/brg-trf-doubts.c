/* brg-trf-doubts.c - what a report says that cannot be so, although it can be read
 *
 * Tests: tests/data/test-trf-doubts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-date-text.h"

#include "brg-trf-reading-private.h"

static guint
round_column (gint round)
{
  return BRG_TRF_ROUND_COLUMN + BRG_TRF_ROUND_WIDTH * (guint) (round - 1);
}

/* Twice the same opponent at the board. A game that was not played may be played later. */
static void
note_meetings (BrgTrfReading *reading, gint player)
{
  BrgTournament *tournament = reading->trf->tournament;
  g_autofree gint *met = g_new0 (gint, tournament->n_players);

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      if (cell->opponent <= player || !brg_outcome_is_played (cell->outcome))
        continue;
      if (met[cell->opponent] == 0)
        met[cell->opponent] = round;
      else
        brg_format_notes_add (
            reading->trf->notes, reading->player_lines[player]->number, round_column (round),
            _ ("players %d and %d met in round %d and again in round %d; in a Swiss two meet "
               "once"),
            brg_trf_get_player (reading->trf, player)->number,
            brg_trf_get_player (reading->trf, cell->opponent)->number, met[cell->opponent], round);
    }
}

/* In matches of teams players meet as their teams do; a double Swiss plays two games. */
static gboolean
is_plain_swiss (const BrgTrf *trf)
{
  const char *code = trf->texts[BRG_TRF_TEXT_TYPE_CODE];

  return trf->tournament->kind == BRG_TOURNAMENT_SWISS && !trf->is_team &&
         (code == NULL || strstr (code, "DOUBLE") == NULL);
}

static void
note_all_meetings (BrgTrfReading *reading)
{
  for (gint player = 0; player < reading->trf->tournament->n_players; player++)
    note_meetings (reading, player);
}

static const BrgTrfLine *
find_line (const BrgTrfReading *reading, const char *tag)
{
  for (guint i = reading->lines->len; i-- > 0;)
    {
      const BrgTrfLine *line = &g_array_index (reading->lines, BrgTrfLine, i);

      if (brg_trf_line_has_tag (line, tag))
        return line;
    }
  return NULL;
}

/* The day of a record, NULL when it has none or none that there is. */
static char *
read_day (BrgTrfReading *reading, BrgTrfText which)
{
  const char *text = reading->trf->texts[which];
  const BrgTrfLine *line = find_line (reading, brg_trf_text_tags[which].tag);
  char *day = text != NULL ? brg_date_text_normalise (text) : NULL;

  if (day == NULL && text != NULL && line != NULL && strpbrk (text, "123456789") != NULL)
    brg_format_notes_add (reading->trf->notes, line->number, 5,
                          _ ("there is no day “%s”, expected YYYY/MM/DD"), text);
  return day;
}

static void
note_round_days (BrgTrfReading *reading, const char *starts)
{
  const GPtrArray *dates = reading->trf->round_dates;
  const BrgTrfLine *line = find_line (reading, "132");
  const char *last = starts;

  for (guint i = 0; line != NULL && i < dates->len; i++)
    {
      const char *day = dates->pdata[i];
      g_autofree char *known = brg_date_text_normalise (day);

      if (known == NULL && strpbrk (day, "123456789") != NULL)
        brg_format_notes_add (reading->trf->notes, line->number, round_column ((gint) i + 1),
                              _ ("there is no day “%s”, expected YY/MM/DD"), day);
      else if (known != NULL && last != NULL && strlen (known) == strlen (last) &&
               strcmp (known, last) < 0)
        brg_format_notes_add (reading->trf->notes, line->number, round_column ((gint) i + 1),
                              _ ("round %u is on %s, before what comes before it (%s)"), i + 1, day,
                              last);
      if (known != NULL)
        last = day;
    }
}

static void
note_days (BrgTrfReading *reading)
{
  g_autofree char *starts = read_day (reading, BRG_TRF_TEXT_STARTS);
  g_autofree char *ends = read_day (reading, BRG_TRF_TEXT_ENDS);

  if (starts != NULL && ends != NULL && strcmp (ends, starts) < 0)
    brg_format_notes_add (reading->trf->notes, find_line (reading, "052")->number, 5,
                          _ ("the last day %s is before the first one, %s"), ends, starts);
  note_round_days (reading, starts);
  for (gint i = 0; i < (gint) reading->trf->players->len; i++)
    {
      BrgTrfPlayer *player = brg_trf_get_player (reading->trf, i);

      if (*player->birth == '\0' || brg_date_text_is_birth (player->birth, starts))
        continue;
      brg_format_notes_add (reading->trf->notes, reading->player_lines[i]->number, 70,
                            _ ("nobody who plays was born “%s”; the date is left out"),
                            player->birth_text);
      g_free (player->birth);
      player->birth = g_strdup ("");
    }
}

/* A player without a name gets his number for one: without it no list could hold him. */
static void
name_nameless (BrgTrfReading *reading, gint index)
{
  BrgTrfPlayer *player = brg_trf_get_player (reading->trf, index);

  if (*player->family_name != '\0')
    return;
  brg_format_notes_add (reading->trf->notes, reading->player_lines[index]->number, 15,
                        _ ("player %d has no family name; the number stands for it"),
                        player->number);
  g_free (player->family_name);
  player->family_name = g_strdup_printf ("#%d", player->number);
  g_free (player->name);
  player->name = *player->given_name != '\0'
                     ? g_strconcat (player->family_name, ", ", player->given_name, NULL)
                     : g_strdup (player->family_name);
}

static void
note_twins (BrgTrfReading *reading, GHashTable *seen, gint index, char *key)
{
  gpointer earlier;

  if (g_hash_table_lookup_extended (seen, key, NULL, &earlier))
    brg_format_notes_add (
        reading->trf->notes, reading->player_lines[index]->number, 15,
        _ ("player %d seems to be player %d (line %u): the name and the birth, or "
           "the FIDE ID, are the same"),
        brg_trf_get_player (reading->trf, index)->number,
        brg_trf_get_player (reading->trf, GPOINTER_TO_INT (earlier))->number,
        reading->player_lines[GPOINTER_TO_INT (earlier)]->number);
  else
    {
      g_hash_table_insert (seen, key, GINT_TO_POINTER (index));
      return;
    }
  g_free (key);
}

static void
note_players (BrgTrfReading *reading)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (gint i = 0; i < (gint) reading->trf->players->len; i++)
    {
      const BrgTrfPlayer *player = brg_trf_get_player (reading->trf, i);

      name_nameless (reading, i);
      if (strpbrk (player->fide_id, "123456789") != NULL)
        note_twins (reading, seen, i, g_strconcat ("id ", player->fide_id, NULL));
      else if (*player->birth != '\0')
        note_twins (reading, seen, i, g_strconcat (player->name, "|", player->birth, NULL));
    }
}

/* Records of the tournament are one text each; what is in columns has as many as there are rounds.
 */
static guint
get_most_columns (const BrgTrfLine *line)
{
  for (guint i = 0; i < BRG_TRF_N_TEXTS; i++)
    if (brg_trf_line_has_tag (line, brg_trf_text_tags[i].tag))
      return BRG_TRF_MOST_TEXT;
  return brg_trf_line_has_tag (line, "112") ? BRG_TRF_MOST_TEXT : BRG_TRF_MOST_COLUMNS;
}

gboolean
brg_trf_check_lengths (BrgTrfReading *reading)
{
  if (reading->lines->len > BRG_TRF_MOST_LINES)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_TOO_LARGE,
                         &g_array_index (reading->lines, BrgTrfLine, BRG_TRF_MOST_LINES), 1,
                         _ ("the report has too many lines, expected %u at most"),
                         BRG_TRF_MOST_LINES);
  for (guint i = 0; i < reading->lines->len; i++)
    {
      const BrgTrfLine *line = &g_array_index (reading->lines, BrgTrfLine, i);
      guint most = get_most_columns (line);

      if (line->n_columns > most)
        return brg_trf_fail (reading, BRG_FORMAT_ERROR_TOO_LARGE, line, most + 1,
                             _ ("the line has %u characters, expected %u at most"), line->n_columns,
                             most);
    }
  return TRUE;
}

void
brg_trf_note_doubts (BrgTrfReading *reading)
{
  if (is_plain_swiss (reading->trf))
    note_all_meetings (reading);
  note_days (reading);
  note_players (reading);
}
