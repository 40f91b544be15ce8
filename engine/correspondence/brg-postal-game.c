/* brg-postal-game.c - a game by correspondence as its letters tell it
 *
 * Rules: rus-draughts-2022 10.1.1, 10.1.4, 10.3.1
 * Tests: tests/engine/test-postal-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-game.h"

#include "brg-postal-measure.h"

/* rus-draughts-2022 10.3.1 */
#define NORM_DAYS 50
#define NORM_MOVES 10

static void
clear_line (gpointer data)
{
  BrgPostalLine *line = data;

  g_free (line->name);
  g_strfreev (line->moves);
}

static void
clear_entry (gpointer data)
{
  BrgPostalEntry *entry = data;

  g_free (entry->article);
}

static void
clear_record (gpointer data)
{
  BrgPostalRecord *record = data;

  g_free (record->accepts);
  g_strfreev (record->moves);
  g_array_unref (record->lines);
  g_array_unref (record->entries);
  g_free (record->why);
}

BrgPostalGame *
brg_postal_game_new (void)
{
  BrgPostalGame *game = g_new0 (BrgPostalGame, 1);

  game->norm_days = NORM_DAYS;
  game->norm_moves = NORM_MOVES;
  game->breaks = g_array_new (FALSE, TRUE, sizeof (BrgPostalBreak));
  game->records = g_array_new (FALSE, TRUE, sizeof (BrgPostalRecord));
  g_array_set_clear_func (game->records, clear_record);
  return game;
}

void
brg_postal_game_free (BrgPostalGame *game)
{
  if (game == NULL)
    return;
  g_free (game->event);
  g_free (game->code);
  for (guint side = 0; side < G_N_ELEMENTS (game->names); side++)
    g_free (game->names[side]);
  g_array_unref (game->breaks);
  g_array_unref (game->records);
  g_free (game);
}

BrgPostalRecord *
brg_postal_game_add_record (BrgPostalGame *game, BrgPostalKind kind)
{
  BrgPostalRecord record = { .kind = kind, .side = BRG_COLOUR_NONE };

  g_return_val_if_fail (game != NULL, NULL);

  record.lines = g_array_new (FALSE, TRUE, sizeof (BrgPostalLine));
  g_array_set_clear_func (record.lines, clear_line);
  record.entries = g_array_new (FALSE, TRUE, sizeof (BrgPostalEntry));
  g_array_set_clear_func (record.entries, clear_entry);
  g_array_append_val (game->records, record);
  return &g_array_index (game->records, BrgPostalRecord, game->records->len - 1);
}

gboolean
brg_postal_record_is_decided (const BrgPostalRecord *record)
{
  g_return_val_if_fail (record != NULL, FALSE);

  return record->kind == BRG_POSTAL_OVER && brg_postal_measure_is_article (record->why);
}

BrgPostalDay
brg_postal_record_get_known (const BrgPostalRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return record->sent != 0         ? record->sent
         : record->sent_stamp != 0 ? record->sent_stamp
         : record->date != 0       ? record->date
                                   : record->received;
}

/* rus-draughts-2022 10.3.4 */
BrgPostalDay
brg_postal_game_find_copy (const BrgPostalGame *game,
                           guint letter,
                           BrgPostalDay sent,
                           const BrgPostalRecord *answer)
{
  BrgPostalDay came;
  BrgPostalDay found = sent;

  g_return_val_if_fail (game != NULL && answer != NULL, sent);

  came = answer->received_stamp != 0 ? answer->received_stamp : answer->received;
  for (guint i = 0; i < game->records->len && answer->first != sent; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);

      if (record->kind == BRG_POSTAL_REPEAT && record->on == letter &&
          (record->sent == answer->first || (came != 0 && record->sent <= came)))
        found = record->sent;
      if (record->kind == BRG_POSTAL_REPEAT && record->on == letter &&
          record->sent == answer->first)
        break;
    }
  return found;
}

/* rus-draughts-2022 10.2.7: variants are marked with Russian letters; Ukrainian ones and those of
 * the Latin keyboard look like them. */
static gunichar
fold_letter (gunichar letter)
{
  static const struct
  {
    gunichar letter;
    gunichar latin;
  } same[] = {
    { 0x0410, 'A' }, { 0x0412, 'B' }, { 0x0415, 'E' }, { 0x0401, 'E' },
    { 0x041a, 'K' }, { 0x041c, 'M' }, { 0x041d, 'H' }, { 0x041e, 'O' },
    { 0x0420, 'P' }, { 0x0421, 'C' }, { 0x0422, 'T' }, { 0x0423, 'Y' },
    { 0x0425, 'X' }, { 0x0406, 'I' }, { 0x0408, 'J' }, { 0x0405, 'S' },
  };
  gunichar large = g_unichar_toupper (letter);

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    if (same[i].letter == large)
      return same[i].latin;
  return large;
}

gboolean
brg_postal_name_is (const char *name, const char *other)
{
  g_return_val_if_fail (name != NULL && other != NULL, FALSE);

  while (*name != '\0' && *other != '\0' &&
         fold_letter (g_utf8_get_char (name)) == fold_letter (g_utf8_get_char (other)))
    {
      name = g_utf8_next_char (name);
      other = g_utf8_next_char (other);
    }
  return *name == '\0' && *other == '\0';
}

const char *
brg_postal_kind_get_id (BrgPostalKind kind)
{
  static const char *const ids[] = {
    "letter",  "report",   "fix",  "claim",  "repeat",   "inquiry",  "arrived", "told",
    "protest", "decision", "over", "record", "analysis", "adjudged", "final",   "reversed",
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == BRG_N_POSTAL_KINDS);
  g_return_val_if_fail ((guint) kind < BRG_N_POSTAL_KINDS, NULL);

  return ids[kind];
}

const char *
brg_postal_channel_get_id (BrgPostalChannel channel)
{
  static const char *const ids[] = { "post", "email", "phone", "server" };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == BRG_N_POSTAL_CHANNELS);
  g_return_val_if_fail ((guint) channel < BRG_N_POSTAL_CHANNELS, NULL);

  return ids[channel];
}

const char *
brg_postal_variant_get_id (BrgDraughtsVariant variant)
{
  /* rus-draughts-2022 10.1.4: three games are played by correspondence */
  switch (variant)
    {
    case BRG_DRAUGHTS_RUSSIAN:
      return "russian";
    case BRG_DRAUGHTS_INTERNATIONAL:
      return "international";
    case BRG_DRAUGHTS_GIVEAWAY:
      return "giveaway";
    case BRG_DRAUGHTS_64:
    case BRG_DRAUGHTS_64_MAJORITY:
    default:
      return NULL;
    }
}

const char *
brg_postal_result_get_id (BrgPostalResult result)
{
  static const char *const ids[] = { "-", "1-0", "0-1", "1/2-1/2", "0-0" };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == BRG_N_POSTAL_RESULTS);
  g_return_val_if_fail ((guint) result < BRG_N_POSTAL_RESULTS, NULL);

  return ids[result];
}

const char *
brg_postal_lack_get_id (BrgPostalKind kind, guint index)
{
  static const char *const materials[] = { "letters", "receipts", "record", "chart" };
  static const char *const forms[] = { "greeting", "code", "address", "signature" };
  static const char *const dossier[] = { "record", "diagram", "analysis", "assessment" };

  G_STATIC_ASSERT (G_N_ELEMENTS (materials) == BRG_N_POSTAL_LACKS);
  G_STATIC_ASSERT (G_N_ELEMENTS (forms) == BRG_N_POSTAL_LACKS);
  G_STATIC_ASSERT (G_N_ELEMENTS (dossier) == BRG_N_POSTAL_LACKS);
  g_return_val_if_fail (index < BRG_N_POSTAL_LACKS, NULL);

  if (kind == BRG_POSTAL_CLAIM || kind == BRG_POSTAL_PROTEST)
    return materials[index];
  if (kind == BRG_POSTAL_ANALYSIS)
    return dossier[index];
  return kind == BRG_POSTAL_LETTER || kind == BRG_POSTAL_FIX ? forms[index] : NULL;
}

const char *
brg_postal_taking_get_id (BrgPostalTaking taking)
{
  static const char *const ids[] = { "", "taken", "kept", "refused" };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == BRG_N_POSTAL_TAKINGS);
  g_return_val_if_fail ((guint) taking < BRG_N_POSTAL_TAKINGS, NULL);

  return ids[taking];
}

const char *
brg_postal_repeating_get_id (BrgPostalRepeating repeating)
{
  static const char *const ids[] = { "ok", "none", "part", "wrong", "illegible" };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == BRG_N_POSTAL_REPEATINGS);
  g_return_val_if_fail ((guint) repeating < BRG_N_POSTAL_REPEATINGS, NULL);

  return ids[repeating];
}
