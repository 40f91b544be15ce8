/* brg-store-postal-check.c - what is refused of records and days in play by correspondence
 *
 * Rules: rus-draughts-2022 5.4.5.4, 10.1.12, 10.1.13, 10.3.8, 10.5.2, 10.5.3, 10.5.4, 10.5.8
 * Tests: tests/data/test-store-postal-records.c, tests/data/test-store-postal-leavers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-postal-check.h"

#include <glib/gi18n-lib.h>

#include "brg-postal-doubt-words.h"
#include "brg-postal-ending.h"
#include "brg-postal-fault-words.h"
#include "brg-postal-protest.h"
#include "brg-postal-write.h"
#include "brg-store-postal-protest.h"
#include "brg-store-rows.h"
#include "brg-text-tidy.h"

/* Of one player: two years have room for fewer. */
#define MOST_BREAKS 100

gboolean
brg_store_find_postal_leaving (BrgStore *store,
                               const BrgPostalEvent *event,
                               gint64 entry_id,
                               BrgPostalLeaving *leaving,
                               GError **error)
{
  gboolean has_row;
  gboolean is_expelled;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT left_after IS NOT NULL, is_excluded, coalesce"
                                      " (number, 0) FROM entry WHERE id = ?1",
                                      "i", entry_id);

  *leaving = (BrgPostalLeaving){ 0 };
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  leaving->is_out = has_row && sqlite3_column_int (stmt, 0) != 0;
  is_expelled = leaving->is_out && sqlite3_column_int (stmt, 1) != 0;
  leaving->start_number = has_row ? sqlite3_column_int (stmt, 2) : 0;
  sqlite3_reset (stmt);
  for (guint i = 0; is_expelled && i < event->measures->len; i++)
    {
      const BrgPostalMeasure *measure = event->measures->pdata[i];

      if (measure->entry_id != entry_id || measure->kind != BRG_POSTAL_EXPULSION)
        continue;
      leaving->number = measure->number;
      leaving->day = measure->decided;
    }
  return TRUE;
}

gboolean
brg_store_check_postal_days (const BrgPostalDay *days, guint n_days, GError **error)
{
  for (guint i = 0; i < n_days; i++)
    {
      char text[BRG_POSTAL_DAY_LENGTH];

      if (days[i] != 0 && !brg_postal_day_is_in_range (days[i]))
        return brg_store_refuse_words (
            error,
            /* Translators: a day */
            _ ("The day %s is out of range: years from 1900 to 2999 are taken."),
            brg_postal_day_write (days[i], text));
    }
  return TRUE;
}

gboolean
brg_store_check_postal_article (BrgStore *store,
                                gint64 group_id,
                                const char *article,
                                GError **error)
{
  const BrgRulebook *rulebook;

  if (!brg_store_find_rulebook_of_group (store, group_id, &rulebook, error))
    return FALSE;
  return *article == '\0' ||
         (rulebook != NULL && brg_postal_measure_is_article_of (rulebook, article)) ||
         brg_store_refuse_words (error,
                                 /* Translators: number of an article */
                                 _ ("The rules of play by correspondence have no article %s."),
                                 article);
}

/* rus-draughts-2022 10.1.10: penalty days are entered, and a game is counted lost, by an article
 * that there is. */
static gboolean
check_articles (BrgStore *store, gint64 group_id, const BrgPostalRecord *record, GError **error)
{
  if (brg_postal_measure_is_article (record->why) &&
      !brg_store_check_postal_article (store, group_id, record->why, error))
    return FALSE;
  for (guint i = 0; i < record->entries->len; i++)
    if (!brg_store_check_postal_article (
            store, group_id, g_array_index (record->entries, BrgPostalEntry, i).article, error))
      return FALSE;
  return TRUE;
}

static gboolean
check_days (const BrgPostalRecord *record, GError **error)
{
  const BrgPostalDay days[] = {
    record->first,
    record->received,
    record->sent,
    record->received_stamp,
    record->sent_stamp,
    record->receipt,
    record->previous_received,
    record->previous_sent,
    record->date,
    record->told[BRG_COLOUR_WHITE],
    record->told[BRG_COLOUR_BLACK],
    record->passed,
    record->secretary,
  };

  return brg_store_check_postal_days (days, G_N_ELEMENTS (days), error);
}

static gboolean
check_why (const char *why, GError **error)
{
  static const char *const known[] = { "agreed",   "resigned",   "overdue",
                                       "no-moves", "no-records", NULL };
  g_autofree char *typed = NULL;

  if (why == NULL || g_strv_contains (known, why) || brg_postal_measure_is_article (why))
    return TRUE;
  typed = brg_text_dup_quoted (why);
  return brg_store_refuse_words (
      error,
      /* Translators: a word; the English words stay as they are */
      _ ("“%s” is no reason that is known: agreed, resigned, overdue, no-moves, "
         "no-records, or an article as 10.5.8."),
      typed);
}

/* rus-draughts-2022 10.5.8: nobody sent the record of a game that was played to the end. */
static gboolean
is_minus (const BrgPostalRecord *record, const BrgPostalGame *stored)
{
  for (guint i = 0; i < stored->records->len; i++)
    {
      if (brg_postal_game_get_record (stored, i)->kind == BRG_POSTAL_RECORD)
        return FALSE;
    }
  return brg_postal_record_is_minus (record);
}

static gboolean
refuse_end (const BrgPostalRecord *ending, GError **error)
{
  g_autofree char *line = brg_postal_record_write (ending);
  g_autofree char *sentence =
      /* Translators: a line of a file */
      g_strdup_printf (_ ("The game is over already by “%s”. Correct that record instead."), line);
  g_autofree char *brief = brg_text_dup_brief (sentence);

  return brg_store_refuse_words (error, "%s", brief);
}

/* A game ends once. What the organisation makes of an adjudication after a protest corrects it. */
static gboolean
check_end (const BrgPostalRecord *record,
           const BrgPostalRecord *ending,
           const BrgPostalGame *stored,
           GError **error)
{
  return ending == NULL ||
         (ending->kind != BRG_POSTAL_ADJUDGED && ending->result != record->result &&
          is_minus (record, stored)) ||
         refuse_end (ending, error);
}

/* The record by which the game ended; NULL where it goes on. */
static const BrgPostalRecord *
find_ending (const BrgPostalChart *chart, const BrgPostalGame *stored)
{
  for (guint i = 0; chart != NULL && chart->result_line != 0 && i < stored->records->len; i++)
    if (brg_postal_game_get_record (stored, i)->line == chart->result_line)
      return brg_postal_game_get_record (stored, i);
  return NULL;
}

/* Nobody gets a decision before it was made, and no move is sent on before it (10.3.7). */
static gboolean
check_told (const BrgPostalRecord *record, GError **error)
{
  if (record->passed != 0 && record->passed < record->date)
    return brg_store_refuse (error, _ ("The days of the decision contradict each other."));
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (record->told[side] != 0 && record->told[side] < record->date)
      return brg_store_refuse (error, _ ("The days of the decision contradict each other."));
  return TRUE;
}

static gboolean
check_record (const BrgPostalRecord *record,
              const BrgPostalRecord *ending,
              const BrgPostalGame *stored,
              GError **error)
{
  if (!check_days (record, error) || !check_told (record, error))
    return FALSE;
  return record->kind != BRG_POSTAL_OVER ||
         (check_end (record, ending, stored, error) && check_why (record->why, error));
}

/* Whether there is a letter of @day or before; of any day where that is 0. */
static gboolean
has_begun (const BrgPostalGame *game, guint n_known, BrgPostalDay day, gboolean wants_day)
{
  for (guint i = n_known; i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);
      BrgPostalDay known = brg_postal_record_get_known (record);

      if (record->kind == BRG_POSTAL_LETTER && (day == 0 || known <= day) &&
          (known != 0 || !wants_day))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_play (const BrgPostalRecord *record, BrgPostalDay left)
{
  BrgPostalDay known = brg_postal_record_get_known (record);

  return (brg_postal_record_is_mail (record) || record->kind == BRG_POSTAL_OVER ||
          record->kind == BRG_POSTAL_ADJUDGED) &&
         (left == 0 || known == 0 || known > left);
}

/* rus-draughts-2022 5.4.5.4, 10.5.3: a game that had begun when he left is played and adjudicated;
 * the others have the result that the book gives them. */
static gboolean
check_leaver (const BrgPostalLeaving *leaving,
              const char *name,
              const BrgPostalGame *stored,
              const BrgPostalGame *game,
              guint n_known,
              guint *line,
              GError **error)
{
  char day[BRG_POSTAL_DAY_LENGTH];

  if (!leaving->is_out || has_begun (stored, 0, leaving->day, FALSE) ||
      (leaving->day != 0 && has_begun (game, n_known, leaving->day, TRUE)))
    return TRUE;
  for (guint i = n_known; i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);

      if (!is_play (record, leaving->day))
        continue;
      *line = record->line;
      return leaving->day != 0
                 ? brg_store_refuse_words (error,
                                           /* Translators: name of a player, a day */
                                           _ ("%s left on %s before this game began."), name,
                                           brg_postal_day_write (leaving->day, day))
                 : brg_store_refuse_words (error,
                                           /* Translators: name of a player */
                                           _ ("%s left before this game began."), name);
    }
  return TRUE;
}

gboolean
brg_store_check_postal_records (BrgStore *store,
                                const BrgPostalPlace *place,
                                const BrgPostalChart *chart,
                                const BrgPostalGame *stored,
                                const BrgPostalGame *game,
                                guint n_known,
                                guint *line,
                                GError **error)
{
  const BrgPostalRecord *ending = find_ending (chart, stored);

  for (guint i = n_known; i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);

      *line = record->line;
      if (!check_record (record, ending, stored, error) ||
          !check_articles (store, place->place.group_id, record, error))
        return FALSE;
      if (record->kind == BRG_POSTAL_OVER)
        ending = record;
    }
  *line = 0;
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      BrgPostalLeaving leaving;

      if (!brg_store_find_postal_leaving (store, place->event, place->seat.entries[side], &leaving,
                                          error) ||
          !check_leaver (&leaving, place->seat.names[side], stored, game, n_known, line, error))
        return FALSE;
    }
  return TRUE;
}

/* rus-draughts-2022 10.5.2: what is not finished is adjudicated after the last day of play; before
 * it only where both assess it so (10.5.4) or a player left (10.5.3). */
static gboolean
check_adjudication (BrgStore *store,
                    const BrgPostalPlace *place,
                    const BrgPostalGame *game,
                    const BrgPostalRecord *record,
                    GError **error)
{
  BrgPostalDay last = place->event->terms->end;
  BrgPostalAnalysis analyses[3];
  char day[BRG_POSTAL_DAY_LENGTH];

  brg_postal_analyses_find (game, 0, analyses);
  if (record->date > last || brg_postal_analyses_agree (analyses, record->result))
    return TRUE;
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      BrgPostalLeaving leaving;

      if (!brg_store_find_postal_leaving (store, place->event, place->seat.entries[side], &leaving,
                                          error))
        return FALSE;
      if (leaving.is_out)
        return TRUE;
    }
  return brg_store_refuse_words (
      error,
      /* Translators: a day */
      _ ("The game goes on until %s: before that it is adjudicated only where both "
         "assess it so or a player left (10.5.2-10.5.4)."),
      brg_postal_day_write (last, day));
}

/* rus-draughts-2022 10.1.13: there is no final table while games go on. */
static gboolean
check_final (BrgStore *store,
             const BrgPostalPlace *place,
             const BrgPostalChart *chart,
             const BrgPostalRecord *record,
             GError **error)
{
  BrgPostalDay last = place->event->terms->end;
  char day[BRG_POSTAL_DAY_LENGTH];
  gint64 n_missing;

  if (record->date >= last)
    return TRUE;
  if (!brg_sql_get_int (store, &n_missing, error,
                        "SELECT count(*)" BRG_SQL_MISSING "r.group_id = ?1 AND p.id <> ?2", "ii",
                        place->place.group_id, place->seat.pairing_id))
    return FALSE;
  return (n_missing == 0 && chart->result != BRG_POSTAL_UNFINISHED) ||
         brg_store_refuse_words (
             error,
             /* Translators: a day */
             _ ("Play goes on until %s: there is no final table yet (10.1.13)."),
             brg_postal_day_write (last, day));
}

/* A record behind others that may end play. */
static gboolean
check_behind (BrgStore *store,
              const BrgPostalPlace *place,
              const BrgPostalGame *others,
              const BrgPostalRecord *record,
              gboolean is_new,
              GError **error)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalChart) chart = brg_postal_chart_new (others, place->rules, 0, &fault);
  const BrgPostalRecord *ending;

  /* What does not fit the others is told by the chart of all. */
  if (chart == NULL)
    return TRUE;
  ending = find_ending (chart, others);
  if (record->kind == BRG_POSTAL_FINAL)
    return check_final (store, place, chart, record, error);
  if (record->kind == BRG_POSTAL_ADJUDGED)
    return ending != NULL ? refuse_end (ending, error)
                          : check_adjudication (store, place, others, record, error);
  return !is_new || ending == NULL || g_strcmp0 (chart->result_reason, "adjudged") == 0 ||
         brg_store_refuse (error, _ ("The game is over: nothing is left to be adjudicated "
                                     "(10.5.2)."));
}

gboolean
brg_store_check_postal_effect (BrgStore *store,
                               const BrgPostalPlace *place,
                               gint64 id,
                               const BrgPostalGame *game,
                               guint n_known,
                               guint *line,
                               GError **error)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) others =
      id != 0 ? brg_postal_event_dup_changed (place->event, &place->seat, id, NULL, NULL, &fault)
              : brg_postal_event_dup_game (place->event, &place->seat, &fault);

  for (guint i = n_known; others != NULL && i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);
      g_autofree char *written = brg_postal_record_write (record);

      *line = record->line;
      if ((record->kind == BRG_POSTAL_FINAL || record->kind == BRG_POSTAL_ADJUDGED ||
           record->kind == BRG_POSTAL_ANALYSIS) &&
          !check_behind (store, place, others, record, id == 0, error))
        return FALSE;
      if (!brg_postal_file_read_record (others, written, others->records->len + 1, &fault))
        return TRUE;
    }
  *line = 0;
  return TRUE;
}

/* rus-draughts-2022 10.1.12, 10.3.8: a protest is against a claim or against a decision. */
static gboolean
check_protest (const BrgPostalPlace *place, const BrgPostalGame *game, guint index, GError **error)
{
  BrgPostalProtest protest;

  return brg_postal_game_get_record (game, index)->kind != BRG_POSTAL_PROTEST ||
         brg_postal_protest_find (game, place->rules, index, &protest) ||
         brg_store_refuse (error, _ ("There is nothing to protest against: no claim against this "
                                     "player and no decision (10.1.12, 10.3.8)."));
}

/* The first day of a record that cannot be; FALSE where all can. */
static gboolean
find_impossible (const BrgPostalPlace *place,
                 const BrgPostalGame *game,
                 guint index,
                 BrgPostalDoubt *found)
{
  g_autoptr (GArray) doubts = brg_postal_doubts_new (game, place->rules, index, 0);

  for (guint i = 0; i < doubts->len; i++)
    {
      *found = g_array_index (doubts, BrgPostalDoubt, i);
      if (brg_postal_doubt_is_impossible (found->reason))
        return TRUE;
    }
  return FALSE;
}

static gboolean
refuse_day (const BrgPostalDoubt *doubt, GError **error)
{
  g_autofree char *words = brg_postal_doubt_dup_words (doubt);

  return brg_store_refuse (error, words);
}

gboolean
brg_store_check_postal_dates (const BrgPostalPlace *place,
                              const BrgPostalGame *game,
                              guint n_known,
                              guint *line,
                              GError **error)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) whole = brg_postal_event_dup_game (place->event, &place->seat, &fault);

  for (guint i = n_known; whole != NULL && i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);
      g_autofree char *written = brg_postal_record_write (record);
      BrgPostalDoubt doubt;

      /* What does not fit the others is told by the chart. */
      if (!brg_postal_file_read_record (whole, written, record->line, &fault))
        return TRUE;
      *line = record->line;
      if (!check_protest (place, whole, whole->records->len - 1, error))
        return FALSE;
      if (find_impossible (place, whole, whole->records->len - 1, &doubt))
        return refuse_day (&doubt, error);
    }
  *line = 0;
  return TRUE;
}

/* The same record before a change, G_MAXUINT where there was none. */
static guint
find_same (const BrgPostalGame *game, const BrgPostalRecord *record)
{
  for (guint i = 0; i < game->records->len; i++)
    if (brg_postal_game_get_record (game, i)->line == record->line)
      return i;
  return G_MAXUINT;
}

gboolean
brg_store_check_postal_change (const BrgPostalPlace *place,
                               gint64 id,
                               const char *line,
                               GError **error)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) before = brg_postal_event_dup_game (place->event, &place->seat, &fault);
  g_autoptr (BrgPostalGame) after = NULL;
  guint index = 0;

  if (before != NULL)
    after = brg_postal_event_dup_changed (place->event, &place->seat, id, line, &index, &fault);
  for (guint i = 0; after != NULL && i < after->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (after, i);
      guint same = find_same (before, record);
      gboolean is_changed = line != NULL && i == index;
      g_autofree char *words = NULL;
      g_autofree char *name = NULL;
      BrgPostalDoubt doubt;
      BrgPostalDoubt old;

      if (is_changed && !check_protest (place, after, i, error))
        return FALSE;
      if (!find_impossible (place, after, i, &doubt) ||
          (!is_changed && same != G_MAXUINT && find_impossible (place, before, same, &old)))
        continue;
      if (is_changed)
        return refuse_day (&doubt, error);
      words = brg_postal_doubt_dup_words (&doubt);
      name = brg_postal_fault_dup_record (record);
      return brg_store_refuse_words (error, "%s: %s", name, words);
    }
  return before == NULL || after == NULL ||
         brg_store_check_postal_protests (place, before, after, error);
}

/* Somebody else of his group. */
static gboolean
check_notices (BrgStore *store, const BrgPostalPause *pause, gint64 group_id, GError **error)
{
  for (guint i = 0; i < pause->notices->len; i++)
    {
      const BrgPostalNotice *notice = &g_array_index (pause->notices, BrgPostalNotice, i);
      gint64 n_there;

      if (!brg_store_check_postal_days (&notice->told, 1, error))
        return FALSE;
      if (!brg_sql_get_int (store, &n_there, error,
                            "SELECT count(*) FROM entry WHERE id = ?1 AND group_id = ?2 AND"
                            " id <> ?3",
                            "iii", notice->opponent_id, group_id, pause->entry_id))
        return FALSE;
      if (n_there == 0)
        return brg_store_refuse (error, _ ("Who was told of the break does not play in this "
                                           "group."));
      if (brg_postal_pause_find_told (pause, notice->opponent_id) != notice->told)
        return brg_store_refuse (error, _ ("Of a break an opponent is told once."));
    }
  return TRUE;
}

/* rus-draughts-2022 10.4.1: a break is one in the course of play, which may outlast its last day by
 * what the letters before it took. */
static gboolean
check_in_play (BrgStore *store, const BrgPostalPause *pause, gint64 group_id, GError **error)
{
  g_autofree char *to = brg_postal_day_to_iso (pause->to);
  char first[BRG_POSTAL_DAY_LENGTH];
  char last[BRG_POSTAL_DAY_LENGTH];
  gint64 n_outside;

  if (!brg_sql_get_int (store, &n_outside, error,
                        "SELECT count(*) FROM postal_terms WHERE group_id = ?1 AND"
                        " (?2 < first_day OR ?2 > date (last_day, '+1 year'))",
                        "it", group_id, to))
    return FALSE;
  return n_outside == 0 ||
         brg_store_refuse_words (error,
                                 /* Translators: two days */
                                 _ ("The break from %s to %s is not in the time of play (10.4.1)."),
                                 brg_postal_day_write (pause->from, first),
                                 brg_postal_day_write (pause->to, last));
}

gboolean
brg_store_check_postal_pause (BrgStore *store,
                              const BrgPostalPause *pause,
                              gint64 group_id,
                              GError **error)
{
  const BrgPostalDay days[] = { pause->from, pause->to, pause->secretary };
  gint64 n_breaks;

  if (pause->from == 0 || pause->to < pause->from)
    return brg_store_refuse (error, _ ("A break ends before it begins."));
  if (!brg_store_check_postal_days (days, G_N_ELEMENTS (days), error) ||
      !check_in_play (store, pause, group_id, error))
    return FALSE;
  if (!brg_sql_get_int (store, &n_breaks, error,
                        "SELECT count(*) FROM postal_break WHERE entry_id = ?1", "i",
                        pause->entry_id))
    return FALSE;
  if (pause->id == 0 && n_breaks >= MOST_BREAKS)
    return brg_store_refuse (error, _ ("Too many breaks of one player."));
  return check_notices (store, pause, group_id, error);
}
