/* brg-postal-write.c - the file of a game by correspondence, and its record for the secretary,
 * written
 *
 * Rules: rus-draughts-2022 10.2.3, 10.5.1
 * Tests: tests/engine/test-postal-write.c, tests/engine/test-postal-sheet.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-write.h"

#include <string.h>

#include "brg-draughts-notation.h"

static const char *
get_side (BrgColour side)
{
  return side == BRG_COLOUR_WHITE ? "white" : "black";
}

static void
write_day (GString *text, const char *key, BrgPostalDay day)
{
  char written[BRG_POSTAL_DAY_LENGTH];

  if (day != 0)
    g_string_append_printf (text, " %s=%s", key, brg_postal_day_write (day, written));
}

static void
write_days (GString *text, const BrgPostalRecord *record)
{
  write_day (text, "first", record->first);
  write_day (text, "rcv", record->received);
  write_day (text, "sent", record->sent);
  write_day (text, "rcvstamp", record->received_stamp);
  write_day (text, "sentstamp", record->sent_stamp);
  write_day (text, "receipt", record->receipt);
  write_day (text, "prev_rcv", record->previous_received);
  write_day (text, "prev_sent", record->previous_sent);
  write_day (text, "date", record->date);
  write_day (text, "told_white", record->told[BRG_COLOUR_WHITE]);
  write_day (text, "told_black", record->told[BRG_COLOUR_BLACK]);
  write_day (text, "passed", record->passed);
  write_day (text, "secretary", record->secretary);
}

static void
write_half_moves (GString *text, const char *begin, GStrv moves)
{
  g_autofree char *joined = g_strjoinv (",", moves);

  g_string_append_printf (text, " %s%s", begin, joined);
}

static void
write_moves (GString *text, const BrgPostalRecord *record)
{
  if (record->accepts != NULL)
    g_string_append_printf (text, " accept=%s", record->accepts);
  if (record->accepts != NULL && record->n_accepted != G_MAXUINT)
    g_string_append_printf (text, "/%u", record->n_accepted);
  if (record->moves != NULL)
    write_half_moves (text, "moves=", record->moves);
  if (record->move_number != 0)
    g_string_append_printf (text, " no=%u", record->move_number);
  for (guint i = 0; i < record->lines->len; i++)
    {
      const BrgPostalLine *line = &g_array_index (record->lines, BrgPostalLine, i);
      g_autofree char *begin = g_strdup_printf ("var=%s:", line->name);

      write_half_moves (text, begin, line->moves);
    }
}

static void
write_entries (GString *text, const BrgPostalRecord *record)
{
  for (guint i = 0; i < record->entries->len; i++)
    {
      const BrgPostalEntry *entry = &g_array_index (record->entries, BrgPostalEntry, i);

      g_string_append_printf (text, " pen=%u/%s", entry->days, entry->article);
    }
}

void
brg_postal_lacks_list (GString *text, BrgPostalKind kind, guint lacks)
{
  const char *comma = "";

  g_return_if_fail (text != NULL && brg_postal_lack_get_id (kind, 0) != NULL);

  for (guint i = 0; i < BRG_N_POSTAL_LACKS; i++)
    if ((lacks & 1u << i) != 0)
      {
        g_string_append_printf (text, "%s%s", comma, brg_postal_lack_get_id (kind, i));
        comma = ",";
      }
}

void
brg_postal_lacks_append (GString *line, BrgPostalKind kind, guint lacks)
{
  g_return_if_fail (line != NULL && brg_postal_lack_get_id (kind, 0) != NULL);

  if (kind == BRG_POSTAL_CLAIM || kind == BRG_POSTAL_PROTEST)
    g_string_append (line, " materials=part");
  if (lacks == 0)
    return;
  g_string_append (line, " lacks=");
  brg_postal_lacks_list (line, kind, lacks);
}

static void
write_lacks (GString *text, const BrgPostalRecord *record)
{
  if (record->is_partial)
    brg_postal_lacks_append (text, record->kind, record->lacks);
  if (record->taking != BRG_POSTAL_TAKING_UNSAID)
    g_string_append_printf (text, " claim=%s", brg_postal_taking_get_id (record->taking));
}

static void
write_rest (GString *text, const BrgPostalRecord *record)
{
  if (record->has_days)
    g_string_append_printf (text, " days=%u", record->days);
  if (record->resigns)
    g_string_append (text, " resign=yes");
  if (record->takes_draw)
    g_string_append (text, " draw=accept");
  if (record->offers_draw)
    g_string_append (text, " draw=offer");
  write_lacks (text, record);
  if (record->is_plain)
    g_string_append (text, " reg=no");
  if (record->skips_numbers)
    g_string_append (text, " numbers=no");
  if (record->off > 0)
    g_string_append_printf (text, " off=%u", record->off);
  if (record->result != BRG_POSTAL_UNFINISHED)
    g_string_append_printf (text, " %s=%s",
                            record->kind == BRG_POSTAL_ANALYSIS ? "value" : "result",
                            brg_postal_result_get_id (record->result));
  if (record->why != NULL)
    g_string_append_printf (text, " why=%s", record->why);
}

/* What is told of a letter by its number stands behind the word only where it has no number of its
 * own. */
static void
write_place (GString *text, const BrgPostalRecord *record)
{
  g_string_append (text, brg_postal_kind_get_id (record->kind));
  if (brg_postal_record_is_mail (record))
    g_string_append_printf (text, " %u", record->number);
  if (record->kind == BRG_POSTAL_ARRIVED)
    g_string_append_printf (text, " %u", record->on);
  if (record->side != BRG_COLOUR_NONE)
    g_string_append_printf (text, " %s", get_side (record->side));
  if (record->on != 0 && record->kind != BRG_POSTAL_ARRIVED)
    g_string_append_printf (text, " on=%u", record->on);
}

char *
brg_postal_record_write (const BrgPostalRecord *record)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (record != NULL, NULL);

  write_place (text, record);
  write_days (text, record);
  if (record->has_totals)
    g_string_append_printf (text, " tot=%u/%u", record->totals[BRG_COLOUR_WHITE],
                            record->totals[BRG_COLOUR_BLACK]);
  write_moves (text, record);
  if (record->repeating != BRG_POSTAL_REPEATED)
    g_string_append_printf (text, " rep=%s", brg_postal_repeating_get_id (record->repeating));
  write_entries (text, record);
  write_rest (text, record);
  return g_string_free (text, FALSE);
}

static void
write_text (GString *text, const char *word, const char *value)
{
  if (value != NULL)
    g_string_append_printf (text, "%s %s\n", word, value);
}

static void
write_day_line (GString *text, const char *word, BrgPostalDay day)
{
  char written[BRG_POSTAL_DAY_LENGTH];

  if (day != 0)
    g_string_append_printf (text, "%s %s\n", word, brg_postal_day_write (day, written));
}

static void
write_break (GString *text, const BrgPostalBreak *pause)
{
  g_string_append_printf (text, "break %s", get_side (pause->side));
  write_day (text, "from", pause->from);
  write_day (text, "to", pause->to);
  if (pause->told != 0)
    write_day (text, "told", pause->told);
  else
    g_string_append (text, " told=none");
  write_day (text, "secretary", pause->secretary);
  g_string_append (text, pause->is_granted ? " granted=yes\n" : "\n");
}

static void
write_terms (GString *text, const BrgPostalGame *game)
{
  write_day_line (text, "start", game->start);
  write_day_line (text, "end", game->end);
  write_day_line (text, "startlist white", game->sheets[BRG_COLOUR_WHITE]);
  write_day_line (text, "startlist black", game->sheets[BRG_COLOUR_BLACK]);
  if (game->has_norm)
    g_string_append_printf (text, "norm %u/%u\n", game->norm_days, game->norm_moves);
  if (game->has_transit)
    g_string_append_printf (text, "transit %u\n", game->transit);
}

char *
brg_postal_file_write (const BrgPostalGame *game)
{
  GString *text = g_string_new ("corr 1\n");

  g_return_val_if_fail (game != NULL, NULL);

  write_text (text, "event", game->event);
  write_text (text, "code", game->code);
  write_text (text, "game", brg_postal_variant_get_id (game->variant));
  write_text (text, "channel", brg_postal_channel_get_id (game->channel));
  write_text (text, "white", game->names[BRG_COLOUR_WHITE]);
  write_text (text, "black", game->names[BRG_COLOUR_BLACK]);
  write_terms (text, game);
  for (guint i = 0; i < game->breaks->len; i++)
    write_break (text, &g_array_index (game->breaks, BrgPostalBreak, i));
  for (guint i = 0; i < game->records->len; i++)
    {
      g_autofree char *line = brg_postal_record_write (brg_postal_game_get_record (game, i));

      g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free (text, FALSE);
}

char *
brg_postal_sheet_write (const BrgPostalGame *game, const BrgPostalChart *chart)
{
  const BrgDraughtsNotation *notation = brg_draughts_notation_find ("short");
  g_autoptr (GString) out = g_string_new (NULL);
  BrgDraughtsPosition position;

  g_return_val_if_fail (game != NULL && chart != NULL, NULL);

  position = brg_draughts_position_start (game->variant);
  g_string_append_printf (out, "%s\n%s - %s\n", game->code != NULL ? game->code : "-",
                          game->names[BRG_COLOUR_WHITE], game->names[BRG_COLOUR_BLACK]);
  /* rus-draughts-2022 10.5.1: 1.cd4 fg5 2.dc5 b:d4 3.e:c5 */
  for (guint i = 0; i < chart->plies->len; i++)
    {
      const BrgDraughtsMove *move = &g_array_index (chart->plies, BrgPostalPly, i).move;
      char text[BRG_DRAUGHTS_MOVE_LENGTH];

      brg_draughts_move_write (&position, move, notation, text);
      if (i % 2 == 0)
        g_string_append_printf (out, "%u.%s", i / 2 + 1, text);
      else
        g_string_append_printf (out, " %s\n", text);
      brg_draughts_move_make (&position, move, NULL);
    }
  if (chart->plies->len % 2 == 1)
    g_string_append_c (out, '\n');
  g_string_append_printf (out, "%s\n", brg_postal_result_get_id (chart->result));
  return g_string_free (g_steal_pointer (&out), FALSE);
}
