/* brg-postal-desk.c - the games of a group by correspondence, as chapter X sees them on a day
 *
 * Rules: rus-draughts-2022 10.1.8, 10.1.9, 10.1.14, 10.5.3
 * Tests: tests/app/test-postal-desk.c, tests/app/test-postal-due-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-desk.h"

#include <string.h>

#include "brg-name-words.h"
#include "brg-postal-office-words.h"
#include "brg-result-text.h"
#include "brg-rulebook.h"
#include "brg-zone.h"

static void
case_free (gpointer data)
{
  BrgPostalCase *matter = data;

  g_free (matter->code);
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      g_free (matter->names[side]);
      g_free (matter->bare_names[side]);
    }
  brg_postal_game_free (matter->game);
  brg_postal_chart_free (matter->chart);
  brg_postal_fault_clear (&matter->fault);
  g_free (matter);
}

/* In a file of the game stands the bare name; before people who read the group it is told from that
 * of a namesake. */
static void
seat_player (BrgPostalCase *matter, const BrgSnapshot *snapshot, BrgColour side, gint index)
{
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, index);

  matter->bare_names[side] = brg_entry_dup_short_name (entry);
  matter->names[side] = brg_name_words_dup (snapshot, index, BRG_NAME_SHORT, NULL);
  matter->seat.entries[side] = entry->id;
  matter->seat.names[side] = matter->bare_names[side];
}

static void
add_case (BrgPostalDesk *desk, const BrgRound *round, const BrgGame *board)
{
  BrgPostalCase *matter = g_new0 (BrgPostalCase, 1);
  const char *cipher = desk->event->terms->code;

  matter->number = desk->cases->len + 1;
  matter->round = round->number;
  matter->board = board;
  matter->scoring = &desk->snapshot->group->scoring;
  matter->code = g_strdup_printf ("%s%s%02u", cipher, *cipher != '\0' ? "-" : "", matter->number);
  matter->seat.pairing_id = board->id;
  seat_player (matter, desk->snapshot, BRG_COLOUR_WHITE, board->white);
  seat_player (matter, desk->snapshot, BRG_COLOUR_BLACK, board->black);
  brg_postal_discipline_get_variant (desk->snapshot->event->discipline, &matter->seat.variant);
  matter->chart = brg_postal_desk_dup_chart (desk, matter, desk->on, &matter->game, &matter->fault);
  g_ptr_array_add (desk->cases, matter);
}

BrgPostalDesk *
brg_postal_desk_new (const BrgSnapshot *snapshot, BrgPostalEvent *event, BrgPostalDay on)
{
  BrgPostalDesk *desk;
  BrgDraughtsVariant variant;

  g_return_val_if_fail (snapshot != NULL && event != NULL, NULL);

  if (event->terms == NULL || snapshot->event->rulebook->correspondence == NULL ||
      !brg_postal_discipline_get_variant (snapshot->event->discipline, &variant))
    {
      brg_postal_event_free (event);
      return NULL;
    }
  desk = g_new0 (BrgPostalDesk, 1);
  /* Who holds a desk while a form is open shows what stood then, whatever comes after. */
  desk->snapshot = brg_snapshot_ref ((BrgSnapshot *) snapshot);
  desk->event = event;
  desk->rules = snapshot->event->rulebook->correspondence;
  desk->on = on;
  desk->cases = g_ptr_array_new_with_free_func (case_free);
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint n = 0; round->state != BRG_ROUND_PLANNED && n < round->games->len; n++)
        if (g_array_index (round->games, BrgGame, n).black >= 0)
          add_case (desk, round, &g_array_index (round->games, BrgGame, n));
    }
  return desk;
}

void
brg_postal_desk_name_in (BrgPostalDesk *desk, const BrgWords *words)
{
  g_return_if_fail (desk != NULL);

  for (guint i = 0; i < desk->cases->len; i++)
    for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
      {
        BrgPostalCase *matter = desk->cases->pdata[i];

        g_free (matter->names[side]);
        matter->names[side] = brg_name_words_dup (
            desk->snapshot, brg_postal_case_get_entry (matter, (BrgColour) side), BRG_NAME_SHORT,
            words);
      }
}

void
brg_postal_desk_free (BrgPostalDesk *desk)
{
  if (desk == NULL)
    return;
  brg_postal_event_free (desk->event);
  g_ptr_array_unref (desk->cases);
  brg_snapshot_unref ((BrgSnapshot *) desk->snapshot);
  g_free (desk);
}

const BrgPostalCase *
brg_postal_desk_find (const BrgPostalDesk *desk, gint64 pairing_id)
{
  g_return_val_if_fail (desk != NULL, NULL);

  for (guint i = 0; i < desk->cases->len; i++)
    if (((const BrgPostalCase *) desk->cases->pdata[i])->seat.pairing_id == pairing_id)
      return desk->cases->pdata[i];
  return NULL;
}

const BrgPostalCase *
brg_postal_desk_find_code (const BrgPostalDesk *desk, const char *code)
{
  guint64 number = 0;

  g_return_val_if_fail (desk != NULL && code != NULL, NULL);

  for (guint i = 0; i < desk->cases->len; i++)
    if (g_str_equal (((const BrgPostalCase *) desk->cases->pdata[i])->code, code))
      return desk->cases->pdata[i];
  if (!g_ascii_string_to_unsigned (code, 10, 1, desk->cases->len, &number, NULL))
    return NULL;
  return desk->cases->pdata[number - 1];
}

/* What came later than @on is left out by the chart. */
BrgPostalChart *
brg_postal_desk_dup_chart (const BrgPostalDesk *desk,
                           const BrgPostalCase *matter,
                           BrgPostalDay on,
                           BrgPostalGame **game,
                           BrgPostalFault *fault)
{
  g_autoptr (BrgPostalGame) played = NULL;
  g_autoptr (BrgPostalChart) chart = NULL;

  g_return_val_if_fail (desk != NULL && matter != NULL && fault != NULL, NULL);

  played = brg_postal_event_dup_game (desk->event, &matter->seat, fault);
  if (played == NULL)
    return NULL;
  chart = brg_postal_chart_new (played, desk->rules, on, fault);
  if (game != NULL)
    *game = g_steal_pointer (&played);
  return g_steal_pointer (&chart);
}

gboolean
brg_postal_desk_is_known (const BrgPostalDesk *desk, BrgPostalDay day)
{
  g_return_val_if_fail (desk != NULL, FALSE);

  return desk->on == 0 || day <= desk->on;
}

BrgPostalResult
brg_postal_case_find_result (const BrgPostalCase *matter)
{
  g_return_val_if_fail (matter != NULL, BRG_POSTAL_UNFINISHED);

  if (matter->chart != NULL && matter->chart->result != BRG_POSTAL_UNFINISHED)
    return matter->chart->result;
  if (brg_outcome_is_win (matter->board->white_outcome))
    return BRG_POSTAL_WHITE_WINS;
  if (brg_outcome_is_win (matter->board->black_outcome))
    return BRG_POSTAL_BLACK_WINS;
  return matter->board->white_outcome == BRG_OUTCOME_DRAW ? BRG_POSTAL_DRAWN : BRG_POSTAL_BOTH_LOSE;
}

/* rus-draughts-2022 5.4.7.1, 5.4.7.2: in the table stands what was keyed, as a plus without play.
 */
char *
brg_postal_case_dup_result (const BrgPostalCase *matter)
{
  g_return_val_if_fail (matter != NULL, NULL);

  if (!brg_postal_case_is_over (matter))
    return g_strdup ("–");
  return matter->chart != NULL && matter->chart->result != BRG_POSTAL_UNFINISHED
             ? brg_postal_words_dup_result (matter->scoring, matter->chart->result)
             : brg_result_dup_text (matter->scoring, matter->board->white_outcome,
                                    matter->board->black_outcome);
}

gboolean
brg_postal_case_is_over (const BrgPostalCase *matter)
{
  g_return_val_if_fail (matter != NULL, FALSE);

  return (matter->chart != NULL && matter->chart->result != BRG_POSTAL_UNFINISHED) ||
         !brg_outcome_is_pending (matter->board->white_outcome);
}

/* rus-draughts-2022 10.1.9, 10.1.14: the organisation expels; its word is the last one. */
gboolean
brg_postal_desk_find_leaver (const BrgPostalDesk *desk, gint entry, BrgPostalLeaver *leaver)
{
  const BrgEntry *player;
  BrgPostalLeaver found = { .entry = entry };
  gboolean is_later = FALSE;

  g_return_val_if_fail (desk != NULL && entry >= 0, FALSE);

  player = brg_snapshot_get_entry (desk->snapshot, entry);
  for (guint i = 0; i < desk->event->measures->len && found.measure == NULL; i++)
    {
      const BrgPostalMeasure *measure = desk->event->measures->pdata[i];

      if (measure->entry_id != player->id || measure->kind != BRG_POSTAL_EXPULSION)
        continue;
      if (measure->decided <= desk->on)
        found.measure = measure;
      /* On a day before it he played. */
      is_later = desk->on != 0 && measure->decided > desk->on;
    }
  if (leaver != NULL)
    *leaver = found;
  return found.measure != NULL || (player->left_after != BRG_STAYS && !is_later);
}

/* rus-draughts-2022 10.5.3: what is decided stands in the table; on a day before it what had been
 * decided then. */
BrgLeaverRule
brg_postal_desk_find_fate (const BrgPostalDesk *desk, gint entry)
{
  const BrgEntry *player;
  BrgLeaverRule fate = BRG_LEAVER_BY_BOOK;
  gboolean is_later = FALSE;

  g_return_val_if_fail (desk != NULL && entry >= 0, BRG_LEAVER_BY_BOOK);

  player = brg_snapshot_get_entry (desk->snapshot, entry);
  for (guint i = 0; i < desk->event->measures->len; i++)
    {
      const BrgPostalMeasure *measure = desk->event->measures->pdata[i];
      const BrgPostalMeasure *known;

      if (measure->entry_id != player->id || !brg_postal_measure_is_fate (measure->kind))
        continue;
      /* rus-draughts-2022 10.1.12: waits anew where that was put aside. */
      known = brg_postal_event_find_cancelling (desk->event, measure, desk->on);
      is_later = is_later || !brg_postal_desk_is_known (desk, measure->decided) ||
                 known != brg_postal_event_find_cancelling (desk->event, measure, 0);
      if (!brg_postal_desk_is_known (desk, measure->decided))
        continue;
      if (known != NULL)
        fate = BRG_LEAVER_BY_BOOK;
      else
        fate = measure->kind == BRG_POSTAL_COUNTED ? BRG_LEAVER_FORFEITS : BRG_LEAVER_ANNULLED;
    }
  return is_later ? fate : player->leaver_rule;
}

BrgPostalResult
brg_postal_desk_find_loss (const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  gboolean white_left;
  gboolean black_left;

  g_return_val_if_fail (desk != NULL && matter != NULL, BRG_POSTAL_UNFINISHED);

  white_left = brg_postal_desk_find_leaver (desk, matter->board->white, NULL);
  black_left = brg_postal_desk_find_leaver (desk, matter->board->black, NULL);
  if (white_left == black_left)
    return BRG_POSTAL_UNFINISHED;
  /* rus-draughts-2022 10.5.3: who left has lost, whatever his colour. */
  return white_left ? BRG_POSTAL_BLACK_WINS : BRG_POSTAL_WHITE_WINS;
}

gboolean
brg_postal_desk_has_secretary (const BrgPostalDesk *desk)
{
  const GPtrArray *officials;

  g_return_val_if_fail (desk != NULL, FALSE);

  if (*desk->event->terms->secretary != '\0')
    return TRUE;
  officials = desk->snapshot->event->officials;
  for (guint i = 0; i < officials->len; i++)
    {
      const BrgOfficial *official = officials->pdata[i];

      if (official->role == BRG_OFFICIAL_CHIEF_SECRETARY ||
          official->role == BRG_OFFICIAL_SECRETARY)
        return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 10.1.8: where somebody is named as chief arbiter and nobody as secretary. */
BrgPostalOffice
brg_postal_desk_find_office (const BrgPostalDesk *desk, BrgPostalOffice office)
{
  g_return_val_if_fail (desk != NULL, office);

  return office == BRG_POSTAL_SECRETARY && !brg_postal_desk_has_secretary (desk) &&
                 *brg_official_list_get_chief (desk->snapshot->event->officials) != '\0'
             ? BRG_POSTAL_ARBITER
             : office;
}

gint
brg_postal_case_get_entry (const BrgPostalCase *matter, BrgColour side)
{
  g_return_val_if_fail (matter != NULL && side != BRG_COLOUR_NONE, -1);

  return side == BRG_COLOUR_WHITE ? matter->board->white : matter->board->black;
}

guint
brg_postal_case_get_last_number (const BrgPostalCase *matter)
{
  g_return_val_if_fail (matter != NULL, 0);

  for (guint i = matter->game != NULL ? matter->game->records->len : 0; i > 0; i--)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i - 1);

      if (brg_postal_record_is_mail (record))
        return record->number;
    }
  return 0;
}

BrgPostalDay
brg_postal_today (const char *zone)
{
  g_autoptr (GTimeZone) place = brg_zone_open (zone);
  g_autoptr (GDateTime) now = g_date_time_new_now (place);
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");

  return brg_postal_day_from_iso (day);
}

BrgPostalChannel
brg_postal_desk_get_channel (const BrgPostalDesk *desk)
{
  g_return_val_if_fail (desk != NULL, BRG_POSTAL_BY_POST);

  return desk->event->terms != NULL ? desk->event->terms->channel : BRG_POSTAL_BY_POST;
}

const BrgPostalRecord *
brg_postal_case_find_mail (const BrgPostalCase *matter, BrgColour side, guint before)
{
  g_return_val_if_fail (matter != NULL, NULL);

  for (guint i = matter->game != NULL ? matter->game->records->len : 0; i > 0; i--)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i - 1);

      if (brg_postal_record_is_mail (record) && (side == BRG_COLOUR_NONE || record->side == side) &&
          (before == 0 || record->number < before))
        return record;
    }
  return NULL;
}
