/* brg-store-postal-protest.c - protests in games by correspondence, what they are against and who
 * answered them
 *
 * Rules: rus-draughts-2022 10.1.12, 10.3.8, 10.5.7
 * Tests: tests/data/test-store-postal-measures.c, tests/data/test-store-postal-records.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-postal-protest.h"

#include <glib/gi18n-lib.h>

#include "brg-store-rows.h"

/* Against a decision, and not against a claim that is not decided. */
static gboolean
is_of (const BrgPostalGame *game,
       const BrgCorrespondenceRules *rules,
       BrgColour side,
       guint index,
       BrgPostalProtest *protest)
{
  const BrgPostalRecord *record = brg_postal_game_get_record (game, index);

  return record->kind == BRG_POSTAL_PROTEST && record->side == side &&
         brg_postal_protest_find (game, rules, index, protest) &&
         brg_postal_game_get_record (game, protest->against)->kind != BRG_POSTAL_CLAIM;
}

gboolean
brg_store_find_postal_protest (const BrgPostalGame *game,
                               const BrgCorrespondenceRules *rules,
                               BrgColour side,
                               BrgPostalDay on,
                               guint n_answered,
                               BrgPostalProtest *protest)
{
  for (guint i = 0; i < game->records->len; i++)
    if (brg_postal_game_get_record (game, i)->sent <= on && is_of (game, rules, side, i, protest) &&
        n_answered-- == 0)
      return TRUE;
  return FALSE;
}

const BrgPostalMeasure *
brg_store_find_postal_answer (const BrgPostalEvent *event,
                              gint64 pairing_id,
                              gint64 entry_id,
                              guint index)
{
  for (guint i = 0; i < event->measures->len; i++)
    {
      const BrgPostalMeasure *other = event->measures->pdata[i];

      if (other->appeal_of_id == 0 && brg_postal_measure_is_reply (other->kind) &&
          other->pairing_id == pairing_id && other->entry_id == entry_id && index-- == 0)
        return other;
    }
  return NULL;
}

gboolean
brg_store_refuse_answered (const BrgPostalMeasure *answer, GError **error)
{
  char day[BRG_POSTAL_DAY_LENGTH];

  return brg_store_refuse_words (error,
                                 /* Translators: number of a decision, a day */
                                 _ ("Decision no. %d of %s answers this protest (10.1.12)."),
                                 answer->number, brg_postal_day_write (answer->decided, day));
}

/* The answer to a protest of a game; NULL for none. */
static const BrgPostalMeasure *
find_answer (const BrgPostalPlace *place, const BrgPostalGame *game, guint index)
{
  BrgColour side = brg_postal_game_get_record (game, index)->side;
  BrgPostalProtest protest;
  guint n_before = 0;

  for (guint i = 0; i < index; i++)
    n_before += is_of (game, place->rules, side, i, &protest);
  return is_of (game, place->rules, side, index, &protest)
             ? brg_store_find_postal_answer (place->event, place->seat.pairing_id,
                                             place->seat.entries[side], n_before)
             : NULL;
}

/* Number of the record that stands in that line; -1 for none. */
static gint
find_line (const BrgPostalGame *game, guint line)
{
  for (guint i = 0; i < game->records->len; i++)
    if (brg_postal_game_get_record (game, i)->line == line)
      return (gint) i;
  return -1;
}

/* Whether a protest is still against the same; one that is corrected or taken out itself may be
 * against something else. */
static gboolean
check_one (const BrgPostalPlace *place,
           const BrgPostalGame *before,
           const BrgPostalGame *after,
           guint index,
           GError **error)
{
  const BrgPostalRecord *record = brg_postal_game_get_record (before, index);
  const BrgPostalMeasure *answer = find_answer (place, before, index);
  gint same = find_line (after, record->line);
  char day[BRG_POSTAL_DAY_LENGTH];
  BrgPostalProtest old;
  BrgPostalProtest new;

  if (!brg_postal_protest_find (before, place->rules, index, &old))
    return TRUE;
  if (answer != NULL &&
      (same < 0 || brg_postal_game_get_record (after, (guint) same)->sent > answer->decided))
    return brg_store_refuse_answered (answer, error);
  if (same < 0 || brg_postal_game_get_record (after, (guint) same)->sent != record->sent ||
      (answer != NULL && answer->kind == BRG_POSTAL_UPHELD) ||
      (brg_postal_protest_find (after, place->rules, (guint) same, &new) &&
       brg_postal_game_get_record (after, new.against)->line ==
           brg_postal_game_get_record (before, old.against)->line))
    return TRUE;
  return brg_store_refuse_words (
      error,
      /* Translators: name of a player, a day */
      _ ("The protest of %s of %s is against this: take that out first (10.1.12)."),
      place->seat.names[record->side], brg_postal_day_write (record->sent, day));
}

gboolean
brg_store_check_postal_protests (const BrgPostalPlace *place,
                                 const BrgPostalGame *before,
                                 const BrgPostalGame *after,
                                 GError **error)
{
  for (guint i = 0; i < before->records->len; i++)
    if (brg_postal_game_get_record (before, i)->kind == BRG_POSTAL_PROTEST &&
        !check_one (place, before, after, i, error))
      return FALSE;
  return TRUE;
}
