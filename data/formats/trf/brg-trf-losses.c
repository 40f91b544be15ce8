/* brg-trf-losses.c - what of a report file an event made of it does not keep
 *
 * Tests: tests/data/test-trf-losses.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-losses.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-time-control.h"

#include "brg-trf-private.h"

typedef struct
{
  const BrgTrf *trf;
  const BrgTrf *again;
  GPtrArray *notes;
} Comparison;

/* Texts that an event keeps or not; the others are counted or made anew. */
static const BrgTrfText compared_texts[] = {
  BRG_TRF_TEXT_NAME,         BRG_TRF_TEXT_CITY,          BRG_TRF_TEXT_FEDERATION,
  BRG_TRF_TEXT_STARTS,       BRG_TRF_TEXT_ENDS,          BRG_TRF_TEXT_CHIEF_ARBITER,
  BRG_TRF_TEXT_TIME_CONTROL, BRG_TRF_TEXT_STARTING_RANK, BRG_TRF_TEXT_TIE_BREAKS,
  BRG_TRF_TEXT_STANDINGS,    BRG_TRF_TEXT_TIME_CODE,     BRG_TRF_TEXT_BOARD_COLOURS,
  BRG_TRF_TEXT_MATCH_POINTS,
};

/* A day in any shape, every other text without blanks that say nothing. */
static char *
dup_plain (const char *text)
{
  char *day = brg_date_text_normalise (text);
  g_auto (GStrv) words = NULL;
  g_autoptr (GString) plain = NULL;

  if (day != NULL)
    return day;
  words = g_strsplit_set (text, " \t", -1);
  plain = g_string_new (NULL);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (plain, "%s%s", plain->len > 0 ? " " : "", words[i]);
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

static gboolean
say_same (const char *one, const char *other)
{
  g_autofree char *plain = dup_plain (one != NULL ? one : "");
  g_autofree char *other_plain = dup_plain (other != NULL ? other : "");

  return g_str_equal (plain, other_plain);
}

/* The coded control follows from the words, where they are understood. */
static gboolean
is_kept_code (const BrgTrf *trf)
{
  const char *words = trf->texts[BRG_TRF_TEXT_TIME_CONTROL];
  const char *code = trf->texts[BRG_TRF_TEXT_TIME_CODE];
  BrgTimeControl control;

  return words == NULL ? brg_time_control_parse_code (code, &control)
                       : brg_time_control_parse (words, &control, NULL);
}

static void
compare_texts (Comparison *comparison)
{
  const BrgTrf *trf = comparison->trf;

  for (guint i = 0; i < G_N_ELEMENTS (compared_texts); i++)
    {
      BrgTrfText which = compared_texts[i];
      const char *text = trf->texts[which];

      if (text == NULL || say_same (text, comparison->again->texts[which]) ||
          (which == BRG_TRF_TEXT_TIME_CODE && is_kept_code (trf)))
        continue;
      brg_format_notes_add (comparison->notes, trf->text_lines[which], 5,
                            _ ("“%s” of record %s has no place in the event"), text,
                            brg_trf_text_tags[which].tag);
    }
  for (guint i = 0; i < trf->deputies->len; i++)
    if (i >= comparison->again->deputies->len ||
        !say_same (trf->deputies->pdata[i], comparison->again->deputies->pdata[i]))
      brg_format_notes_add (comparison->notes, 1, 1,
                            _ ("“%s” of record %s has no place in the event"),
                            (const char *) trf->deputies->pdata[i], "112");
}

static void
compare_days (Comparison *comparison)
{
  const GPtrArray *days = comparison->trf->round_dates;

  for (guint i = 0; i < days->len; i++)
    if (*(const char *) days->pdata[i] != '\0' &&
        (i >= comparison->again->round_dates->len ||
         !say_same (days->pdata[i], comparison->again->round_dates->pdata[i])))
      {
        brg_format_notes_add (comparison->notes, comparison->trf->dates_line, 5,
                              _ ("the days of the rounds are not taken: they belong into the "
                                 "timetable"));
        return;
      }
}

static void
compare_player (Comparison *comparison, const BrgTrfPlayer *player, const BrgTrfPlayer *again)
{
  const struct
  {
    guint column;
    const char *text;
    const char *again;
  } fields[] = {
    { 10, player->sex, again->sex },         { 11, player->title, again->title },
    { 15, player->name, again->name },       { 54, player->federation, again->federation },
    { 58, player->fide_id, again->fide_id }, { 70, player->birth_text, again->birth_text },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (strpbrk (fields[i].text, "123456789") == NULL && fields[i].column >= 58)
      continue;
    else if (!say_same (fields[i].text, fields[i].again))
      brg_format_notes_add (comparison->notes, player->line, fields[i].column,
                            _ ("“%s” of player %d has no place in the event"), fields[i].text,
                            player->number);
  if (player->rating != again->rating)
    brg_format_notes_add (comparison->notes, player->line, 49,
                          _ ("the rating %d of player %d is not taken"), player->rating,
                          player->number);
}

static gint
get_number (const BrgTrf *trf, gint player)
{
  return player == BRG_NOBODY ? 0 : brg_trf_get_player (trf, player)->number;
}

static BrgCell
find_cell (const BrgTrf *trf, gint player, gint round)
{
  return round <= trf->tournament->n_rounds ? *brg_tournament_cell (trf->tournament, player, round)
                                            : (BrgCell){ .opponent = BRG_NOBODY };
}

/* Who is absent may be a blank. Colours of a game that was not played may be drawn anew. */
static gboolean
is_same_cell (const Comparison *comparison, const BrgCell *cell, const BrgCell *again)
{
  BrgOutcome outcome = cell->outcome == BRG_OUTCOME_ZERO_BYE ? BRG_OUTCOME_NONE : cell->outcome;
  BrgOutcome other = again->outcome == BRG_OUTCOME_ZERO_BYE ? BRG_OUTCOME_NONE : again->outcome;

  return outcome == other &&
         get_number (comparison->trf, cell->opponent) ==
             get_number (comparison->again, again->opponent) &&
         (cell->colour == again->colour || !brg_outcome_is_played (outcome));
}

static void
compare_rounds (Comparison *comparison, gint index, gint again)
{
  const BrgTrf *trf = comparison->trf;
  const BrgTrfPlayer *player = brg_trf_get_player (trf, index);

  for (gint round = 1; round <= trf->tournament->n_rounds; round++)
    {
      BrgCell cell = find_cell (trf, index, round);
      BrgCell other = find_cell (comparison->again, again, round);

      if (!is_same_cell (comparison, &cell, &other))
        brg_format_notes_add (comparison->notes, player->line,
                              BRG_TRF_ROUND_COLUMN + BRG_TRF_ROUND_WIDTH * (guint) (round - 1),
                              _ ("round %d of player %d is not taken as it stands"), round,
                              player->number);
      if (brg_trf_virtual_points (trf, index, round) !=
          brg_trf_virtual_points (comparison->again, again, round))
        brg_format_notes_add (comparison->notes, player->line, 5,
                              _ ("the virtual points of player %d in round %d are not taken"),
                              player->number, round);
    }
}

static void
compare_players (Comparison *comparison)
{
  const BrgTrf *trf = comparison->trf;

  for (gint i = 0; i < (gint) trf->players->len; i++)
    {
      const BrgTrfPlayer *player = brg_trf_get_player (trf, i);
      gint again = brg_trf_find_player (comparison->again, player->number);

      if (again == BRG_NOBODY)
        brg_format_notes_add (comparison->notes, player->line, 5, _ ("player %d is not taken"),
                              player->number);
      else
        {
          compare_player (comparison, player, brg_trf_get_player (comparison->again, again));
          compare_rounds (comparison, i, again);
        }
    }
}

static void
compare_teams (Comparison *comparison)
{
  const BrgTrfTeams *teams = comparison->trf->teams;

  for (guint i = 0; teams != NULL && i < teams->teams->len; i++)
    {
      const BrgTrfTeam *team = teams->teams->pdata[i];

      if (comparison->again->teams == NULL)
        brg_format_notes_add (comparison->notes, team->line, 5,
                              _ ("the team “%s” is not taken: the event is one of players"),
                              team->name);
      else if (*team->nickname != '\0' || *team->strength != '\0')
        brg_format_notes_add (
            comparison->notes, team->line, 42, _ ("“%s” of team %d has no place in the event"),
            *team->nickname != '\0' ? team->nickname : team->strength, team->number);
    }
}

static void
compare_lines (Comparison *comparison)
{
  const BrgTrf *trf = comparison->trf;

  for (guint i = 0; i < trf->raw->len; i++)
    {
      const BrgTrfRaw *raw = trf->raw->pdata[i];

      if (raw->line > 0 && !raw->is_comment)
        brg_format_notes_add (comparison->notes, raw->line, 1,
                              _ ("this line has no place in the event: %s"), raw->text);
    }
  for (guint i = 0; i < trf->adjustments->len; i++)
    {
      const BrgTrfAdjustment *adjustment = trf->adjustments->pdata[i];

      brg_format_notes_add (comparison->notes, adjustment->line, 1,
                            _ ("points that do not follow from the results (299) are not taken"));
    }
}

static void
compare_bans (Comparison *comparison)
{
  const BrgTrf *trf = comparison->trf;

  for (guint i = 0; i < trf->forbidden->len; i++)
    {
      const BrgTrfForbidden *ban = trf->forbidden->pdata[i];
      gint round = CLAMP (ban->first_round, 1, MAX (trf->tournament->n_rounds, 1));
      gint numbers[2];
      gint players[2];

      for (guint k = 1; k < ban->numbers->len; k++)
        {
          for (guint side = 0; side < 2; side++)
            {
              numbers[side] = g_array_index (ban->numbers, gint, k - 1 + side);
              players[side] = brg_trf_find_player (comparison->again, numbers[side]);
            }
          if (numbers[0] != numbers[1] && players[0] != BRG_NOBODY && players[1] != BRG_NOBODY &&
              !brg_trf_is_forbidden (comparison->again, players[0], players[1], round))
            brg_format_notes_add (comparison->notes, 1, 1,
                                  _ ("the ban of a game between players %d and %d is not taken"),
                                  numbers[0], numbers[1]);
        }
    }
}

GPtrArray *
brg_trf_find_losses (const BrgTrf *trf, const BrgTrf *again)
{
  Comparison comparison = { trf, again, NULL };

  g_return_val_if_fail (trf != NULL && again != NULL, NULL);

  comparison.notes = brg_format_notes_new ();
  compare_texts (&comparison);
  compare_days (&comparison);
  compare_players (&comparison);
  compare_teams (&comparison);
  compare_lines (&comparison);
  compare_bans (&comparison);
  brg_format_notes_sort (comparison.notes);
  return comparison.notes;
}
