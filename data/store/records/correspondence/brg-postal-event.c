/* brg-postal-event.c - what is kept of a group that is played by correspondence, as values
 *
 * Rules: rus-draughts-2022 10.1.4
 * Tests: tests/data/test-store-postal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-event.h"

#include <string.h>

BrgPostalTerms *
brg_postal_terms_new (void)
{
  BrgPostalTerms *terms = g_new0 (BrgPostalTerms, 1);

  terms->code = g_strdup ("");
  terms->norm_days = 50;
  terms->norm_moves = 10;
  terms->transit = -1;
  terms->secretary = g_strdup ("");
  terms->arbiter = g_strdup ("");
  terms->organisation = g_strdup ("");
  terms->note = g_strdup ("");
  return terms;
}

BrgPostalTerms *
brg_postal_terms_copy (const BrgPostalTerms *terms)
{
  BrgPostalTerms *copy;

  g_return_val_if_fail (terms != NULL, NULL);

  copy = g_memdup2 (terms, sizeof *terms);
  copy->code = g_strdup (terms->code);
  copy->secretary = g_strdup (terms->secretary);
  copy->arbiter = g_strdup (terms->arbiter);
  copy->organisation = g_strdup (terms->organisation);
  copy->note = g_strdup (terms->note);
  return copy;
}

void
brg_postal_terms_free (BrgPostalTerms *terms)
{
  if (terms == NULL)
    return;
  g_free (terms->code);
  g_free (terms->secretary);
  g_free (terms->arbiter);
  g_free (terms->organisation);
  g_free (terms->note);
  g_free (terms);
}

BrgPostalPause *
brg_postal_pause_new (gint64 entry_id)
{
  BrgPostalPause *pause = g_new0 (BrgPostalPause, 1);

  pause->entry_id = entry_id;
  pause->notices = g_array_new (FALSE, FALSE, sizeof (BrgPostalNotice));
  return pause;
}

void
brg_postal_pause_free (BrgPostalPause *pause)
{
  if (pause == NULL)
    return;
  g_array_unref (pause->notices);
  g_free (pause);
}

BrgPostalDay
brg_postal_pause_find_told (const BrgPostalPause *pause, gint64 opponent_id)
{
  g_return_val_if_fail (pause != NULL, 0);

  for (guint i = 0; i < pause->notices->len; i++)
    if (g_array_index (pause->notices, BrgPostalNotice, i).opponent_id == opponent_id)
      return g_array_index (pause->notices, BrgPostalNotice, i).told;
  return 0;
}

void
brg_postal_row_free (BrgPostalRow *row)
{
  if (row == NULL)
    return;
  g_free (row->line);
  g_free (row);
}

BrgPostalMeasure *
brg_postal_measure_new (gint64 entry_id)
{
  BrgPostalMeasure *measure = g_new0 (BrgPostalMeasure, 1);

  measure->entry_id = entry_id;
  measure->article = g_strdup ("");
  measure->reason = g_strdup ("");
  return measure;
}

void
brg_postal_measure_free (BrgPostalMeasure *measure)
{
  if (measure == NULL)
    return;
  g_free (measure->article);
  g_free (measure->reason);
  g_free (measure);
}

BrgPostalEvent *
brg_postal_event_new (gint64 group_id)
{
  BrgPostalEvent *event = g_new0 (BrgPostalEvent, 1);

  event->group_id = group_id;
  event->pauses = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_postal_pause_free);
  event->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_postal_row_free);
  event->measures = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_postal_measure_free);
  event->sheets = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  event->keyed = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  event->games = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                        (GDestroyNotify) g_ptr_array_unref);
  return event;
}

void
brg_postal_event_free (BrgPostalEvent *event)
{
  if (event == NULL)
    return;
  brg_postal_terms_free (event->terms);
  g_ptr_array_unref (event->pauses);
  g_ptr_array_unref (event->rows);
  g_ptr_array_unref (event->measures);
  g_hash_table_unref (event->sheets);
  g_hash_table_unref (event->keyed);
  g_hash_table_unref (event->games);
  g_free (event);
}

void
brg_postal_event_add_row (BrgPostalEvent *event, BrgPostalRow *row)
{
  GPtrArray *rows;

  g_return_if_fail (event != NULL && row != NULL);

  rows = g_hash_table_lookup (event->games, &row->pairing_id);
  if (rows == NULL)
    {
      rows = g_ptr_array_new ();
      g_hash_table_insert (event->games, g_memdup2 (&row->pairing_id, sizeof row->pairing_id),
                           rows);
    }
  g_ptr_array_add (rows, row);
  g_ptr_array_add (event->rows, row);
}

const GPtrArray *
brg_postal_event_list_rows (const BrgPostalEvent *event, gint64 pairing_id)
{
  g_return_val_if_fail (event != NULL, NULL);

  return g_hash_table_lookup (event->games, &pairing_id);
}

void
brg_postal_event_set_sheet (BrgPostalEvent *event, gint64 entry_id, BrgPostalDay day)
{
  g_return_if_fail (event != NULL);

  g_hash_table_insert (event->sheets, g_memdup2 (&entry_id, sizeof entry_id),
                       GUINT_TO_POINTER (day));
}

BrgPostalDay
brg_postal_event_get_sheet (const BrgPostalEvent *event, gint64 entry_id)
{
  g_return_val_if_fail (event != NULL, 0);

  return GPOINTER_TO_UINT (g_hash_table_lookup (event->sheets, &entry_id));
}

void
brg_postal_event_set_keyed (BrgPostalEvent *event, gint64 pairing_id, BrgPostalDay day)
{
  g_return_if_fail (event != NULL);

  g_hash_table_insert (event->keyed, g_memdup2 (&pairing_id, sizeof pairing_id),
                       GUINT_TO_POINTER (day));
}

BrgPostalDay
brg_postal_event_get_keyed (const BrgPostalEvent *event, gint64 pairing_id)
{
  g_return_val_if_fail (event != NULL, 0);

  return GPOINTER_TO_UINT (g_hash_table_lookup (event->keyed, &pairing_id));
}

/* rus-draughts-2022 10.1.12: the next office answers a protest, and against its answer the player
 * goes on to the one behind it, whose word is the last. */
const BrgPostalMeasure *
brg_postal_event_find_cancelling (const BrgPostalEvent *event,
                                  const BrgPostalMeasure *measure,
                                  BrgPostalDay on)
{
  g_return_val_if_fail (event != NULL && measure != NULL, NULL);

  for (guint i = 0; i < event->measures->len; i++)
    {
      const BrgPostalMeasure *answer = event->measures->pdata[i];
      const BrgPostalMeasure *last;
      gboolean is_instead;

      if (answer->appeal_of_id != measure->id || answer->office <= measure->office ||
          (on != 0 && answer->decided > on))
        continue;
      last = brg_postal_event_find_cancelling (event, answer, on);
      /* A remark for a warning, say: the warning is gone, also where the remark goes later. */
      is_instead = brg_postal_measure_is_penalty (answer->kind) &&
                   brg_postal_measure_may_protest (answer->kind);
      if (last == NULL && (is_instead || answer->kind == BRG_POSTAL_UPHELD))
        return answer;
      if (last != NULL && (is_instead || answer->kind == BRG_POSTAL_REJECTED))
        return last;
    }
  return NULL;
}

static void
take_terms (BrgPostalGame *game, const BrgPostalTerms *terms)
{
  game->code = *terms->code != '\0' ? g_strdup (terms->code) : NULL;
  game->channel = terms->channel;
  game->start = terms->start;
  game->end = terms->end;
  game->has_norm = terms->norm_days > 0;
  if (game->has_norm)
    {
      game->norm_days = terms->norm_days;
      game->norm_moves = terms->norm_moves;
    }
  game->has_transit = terms->transit >= 0;
  if (game->has_transit)
    game->transit = (guint) terms->transit;
}

/* rus-draughts-2022 10.4.1: the same days in all games; 10.4.2: each opponent is told. */
static void
take_pauses (BrgPostalGame *game, const BrgPostalEvent *event, const BrgPostalSeat *seat)
{
  for (guint i = 0; i < event->pauses->len; i++)
    {
      const BrgPostalPause *pause = event->pauses->pdata[i];
      gboolean is_white = pause->entry_id == seat->entries[BRG_COLOUR_WHITE];
      BrgColour other = is_white ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;
      BrgPostalBreak line = {
        .side = is_white ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
        .from = pause->from,
        .to = pause->to,
        .told = brg_postal_pause_find_told (pause, seat->entries[other]),
        .is_granted = pause->is_granted,
        .secretary = pause->secretary,
      };

      if (is_white || pause->entry_id == seat->entries[BRG_COLOUR_BLACK])
        g_array_append_val (game->breaks, line);
    }
}

BrgPostalGame *
brg_postal_event_dup_game (const BrgPostalEvent *event,
                           const BrgPostalSeat *seat,
                           BrgPostalFault *fault)
{
  return brg_postal_event_dup_changed (event, seat, 0, NULL, NULL, fault);
}

BrgPostalGame *
brg_postal_event_dup_changed (const BrgPostalEvent *event,
                              const BrgPostalSeat *seat,
                              gint64 row_id,
                              const char *line,
                              guint *index,
                              BrgPostalFault *fault)
{
  g_autoptr (BrgPostalGame) game = brg_postal_game_new ();
  const GPtrArray *rows;
  guint n_rows;

  g_return_val_if_fail (event != NULL && event->terms != NULL && seat != NULL, NULL);
  g_return_val_if_fail (fault != NULL, NULL);

  *fault = (BrgPostalFault){ 0 };
  take_terms (game, event->terms);
  game->variant = seat->variant;
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      game->names[side] = g_strdup (seat->names[side]);
      game->sheets[side] = brg_postal_event_get_sheet (event, seat->entries[side]);
    }
  take_pauses (game, event, seat);
  rows = brg_postal_event_list_rows (event, seat->pairing_id);
  n_rows = rows != NULL ? rows->len : 0;
  for (guint i = 0; i < n_rows + (row_id == 0 && line != NULL ? 1 : 0); i++)
    {
      const BrgPostalRow *row = i < n_rows ? rows->pdata[i] : NULL;
      gboolean is_changed = row == NULL || row->id == row_id;
      const char *read = is_changed ? line : row->line;

      if (is_changed && index != NULL)
        *index = game->records->len;
      if (read != NULL && !brg_postal_file_read_record (game, read, i + 1, fault))
        return NULL;
    }
  return g_steal_pointer (&game);
}

/* rus-draughts-2022 10.1.4: Russian draughts, those on a hundred squares, giveaway draughts */
gboolean
brg_postal_discipline_get_variant (BrgDiscipline discipline, BrgDraughtsVariant *variant)
{
  g_return_val_if_fail (variant != NULL, FALSE);

  switch (discipline)
    {
    case BRG_DISCIPLINE_RUSSIAN:
      *variant = BRG_DRAUGHTS_RUSSIAN;
      return TRUE;
    case BRG_DISCIPLINE_INTERNATIONAL:
      *variant = BRG_DRAUGHTS_INTERNATIONAL;
      return TRUE;
    case BRG_DISCIPLINE_GIVEAWAY:
      *variant = BRG_DRAUGHTS_GIVEAWAY;
      return TRUE;
    case BRG_DISCIPLINE_CHESS:
    case BRG_DISCIPLINE_CHESS960:
    case BRG_DISCIPLINE_DRAUGHTS64:
    case BRG_DISCIPLINE_RENJU:
    default:
      return FALSE;
    }
}

gboolean
brg_postal_channel_find (const char *id, BrgPostalChannel *channel)
{
  for (guint i = 0; i < BRG_N_POSTAL_CHANNELS; i++)
    if (g_strcmp0 (brg_postal_channel_get_id ((BrgPostalChannel) i), id) == 0)
      {
        *channel = (BrgPostalChannel) i;
        return TRUE;
      }
  return FALSE;
}

BrgPostalDay
brg_postal_day_from_iso (const char *text)
{
  g_autofree char *turned = NULL;
  BrgPostalDay day = 0;

  if (text == NULL || strlen (text) != 10 || text[4] != '-' || text[7] != '-')
    return 0;
  turned = g_strdup_printf ("%.2s.%.2s.%.4s", text + 8, text + 5, text);
  return brg_postal_day_read (turned, &day) ? day : 0;
}

char *
brg_postal_day_to_iso (BrgPostalDay day)
{
  char text[BRG_POSTAL_DAY_LENGTH];

  if (day == 0)
    return g_strdup ("");
  brg_postal_day_write (day, text);
  return g_strdup_printf ("%.4s-%.2s-%.2s", text + 6, text + 3, text);
}

/* rus-draughts-2022 10.5.8: a minus to both is no game that was played. */
void
brg_postal_result_get_outcomes (BrgPostalResult result, BrgOutcome *white, BrgOutcome *black)
{
  static const BrgOutcome outcomes[BRG_N_POSTAL_RESULTS][2] = {
    [BRG_POSTAL_UNFINISHED] = { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
    [BRG_POSTAL_WHITE_WINS] = { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    [BRG_POSTAL_BLACK_WINS] = { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    [BRG_POSTAL_DRAWN] = { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    [BRG_POSTAL_BOTH_LOSE] = { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  };

  *white = outcomes[result][0];
  *black = outcomes[result][1];
}
