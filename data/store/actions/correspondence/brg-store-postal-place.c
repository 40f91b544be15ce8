/* brg-store-postal-place.c - what actions on a game by correspondence need to know of it
 *
 * Rules: rus-draughts-2022 10.1.4, 10.1.12, 10.3.7, 10.5.8
 * Tests: tests/data/test-store-postal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-postal-place.h"

#include <glib/gi18n-lib.h>

#include "brg-postal-fault-words.h"
#include "brg-rulebooks.h"
#include "brg-store-postal-rows.h"
#include "brg-store-rows.h"

gboolean
brg_store_refuse_words (GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list words;

  va_start (words, format);
  message = g_strdup_vprintf (format, words);
  va_end (words);
  return brg_store_refuse (error, message);
}

void
brg_postal_place_clear (BrgPostalPlace *place)
{
  g_clear_pointer (&place->event, brg_postal_event_free);
  g_clear_pointer (&place->names[BRG_COLOUR_WHITE], g_free);
  g_clear_pointer (&place->names[BRG_COLOUR_BLACK], g_free);
}

gboolean
brg_store_find_postal_book (BrgStore *store,
                            gint64 group_id,
                            const BrgCorrespondenceRules **rules,
                            BrgDraughtsVariant *variant,
                            GError **error)
{
  g_autofree char *book = NULL;
  g_autofree char *played = NULL;
  const BrgRulebook *rulebook;
  BrgDiscipline discipline;
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT e.rulebook, e.discipline FROM event e"
                                      " JOIN event_group g ON g.event_id = e.id WHERE g.id = ?1",
                                      "i", group_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  book = has_row ? brg_sql_dup_text (stmt, 0) : g_strdup ("");
  played = has_row ? brg_sql_dup_text (stmt, 1) : g_strdup ("");
  sqlite3_reset (stmt);
  rulebook = brg_rulebook_find (book);
  if (rulebook == NULL || rulebook->correspondence == NULL ||
      !brg_discipline_from_id (played, &discipline) ||
      !brg_postal_discipline_get_variant (discipline, variant))
    return brg_store_refuse (error, _ ("By correspondence Russian draughts, draughts on 100 squares"
                                       " and giveaway draughts are played, under the draughts rules"
                                       " of 2022."));
  *rules = rulebook->correspondence;
  return TRUE;
}

static gboolean
find_seat (BrgStore *store, gint64 pairing_id, BrgPostalPlace *place, GError **error)
{
  gboolean has_row;
  gboolean has_begun;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT p.white_id, coalesce (p.black_id, 0), r.state <>"
                                      " 'planned' FROM pairing p JOIN round r ON r.id = p.round_id"
                                      " WHERE p.id = ?1",
                                      "i", pairing_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  place->seat.pairing_id = pairing_id;
  place->seat.entries[BRG_COLOUR_WHITE] = has_row ? sqlite3_column_int64 (stmt, 0) : 0;
  place->seat.entries[BRG_COLOUR_BLACK] = has_row ? sqlite3_column_int64 (stmt, 1) : 0;
  has_begun = has_row && sqlite3_column_int (stmt, 2) != 0;
  sqlite3_reset (stmt);
  if (place->place.is_bye)
    return brg_store_refuse (error, _ ("Nobody plays here."));
  return has_begun || brg_store_refuse (error, _ ("The games have not begun: publish their rounds "
                                                  "first."));
}

gboolean
brg_store_find_postal (BrgStore *store, gint64 pairing_id, BrgPostalPlace *place, GError **error)
{
  *place = (BrgPostalPlace){ 0 };
  if (!brg_store_find_board (store, pairing_id, &place->place, error) ||
      !brg_store_find_postal_book (store, place->place.group_id, &place->rules,
                                   &place->seat.variant, error) ||
      !find_seat (store, pairing_id, place, error))
    return FALSE;
  place->event = brg_store_load_postal_game (store, place->place.group_id, pairing_id, error);
  if (place->event == NULL)
    return FALSE;
  if (place->event->terms == NULL)
    return brg_store_refuse (error, _ ("This group is not played by correspondence."));
  if (!brg_store_find_players (store, pairing_id, &place->names[BRG_COLOUR_WHITE],
                               &place->names[BRG_COLOUR_BLACK]))
    return brg_store_refuse (error, _ ("Nobody plays here."));
  place->seat.names[BRG_COLOUR_WHITE] = place->names[BRG_COLOUR_WHITE];
  place->seat.names[BRG_COLOUR_BLACK] = place->names[BRG_COLOUR_BLACK];
  return TRUE;
}

BrgPostalChart *
brg_postal_place_dup_chart (const BrgPostalPlace *place, GError **error)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) game = brg_postal_event_dup_game (place->event, &place->seat, &fault);
  BrgPostalChart *chart =
      game != NULL ? brg_postal_chart_new (game, place->rules, 0, &fault) : NULL;

  if (chart == NULL)
    {
      g_autofree char *words = brg_postal_fault_dup_words (&fault);

      g_set_error (
          error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
          /* Translators: what is wrong, as "letter 2: no date of receipt and no average" */
          _ ("The letters of the game cannot be reckoned: %s"), words);
    }
  return chart;
}

static gboolean
check_table (const BrgPostalPlace *place, BrgOutcome white, BrgOutcome black, GError **error)
{
  return brg_outcome_is_pending (place->place.white) ||
         (place->place.white == white && place->place.black == black) ||
         brg_store_refuse (error, _ ("The table has another result of this game. Take it back "
                                     "there first."));
}

/* rus-draughts-2022 10.1.12, 10.3.7: what the arbiter decided on a claim stands; it is not decided
 * anew by what is changed behind his back. */
static gboolean
check_claims (const BrgPostalPlace *place,
              const BrgPostalChart *before,
              const BrgPostalChart *after,
              GError **error)
{
  for (guint i = 0; i < before->claims->len && i < after->claims->len; i++)
    {
      const BrgPostalClaim *old = &g_array_index (before->claims, BrgPostalClaim, i);
      const BrgPostalClaim *new = &g_array_index (after->claims, BrgPostalClaim, i);
      char day[BRG_POSTAL_DAY_LENGTH];

      if (old->decided == 0 || new->decided == 0 || old->verdict == new->verdict)
        continue;
      g_set_error (
          error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
          /* Translators: names of White and Black, number of a letter, a day */
          _ ("%s – %s: the claim of letter %u was decided on %s, and with this it would be "
             "decided otherwise (10.3.7). Take that decision out first."),
          place->seat.names[BRG_COLOUR_WHITE], place->seat.names[BRG_COLOUR_BLACK], old->letter,
          brg_postal_day_write (old->decided, day));
      return FALSE;
    }
  return TRUE;
}

gboolean
brg_store_follow_postal (BrgStore *store,
                         BrgAction *action,
                         const BrgPostalPlace *place,
                         const BrgPostalChart *before,
                         const BrgPostalChart *after,
                         GError **error)
{
  gint64 game_id = place->seat.pairing_id;
  BrgOutcome old[2];
  BrgOutcome new[2];

  if (!check_claims (place, before, after, error))
    return FALSE;
  brg_postal_result_get_outcomes (before->result, &old[0], &old[1]);
  brg_postal_result_get_outcomes (after->result, &new[0], &new[1]);
  if (before->result == after->result ||
      (place->place.white == new[0] && place->place.black == new[1]))
    return TRUE;
  if (!check_table (place, old[0], old[1], error) ||
      !brg_game_place_check_open (&place->place, new[0], error) ||
      !brg_store_write_result (store, game_id, new[0], new[1], error))
    return FALSE;
  if (new[0] != BRG_OUTCOME_NONE)
    brg_game_place_describe_result (&place->place, action, "result", new[0], new[1]);
  return new[0] == BRG_OUTCOME_NONE || g_strcmp0 (after->result_reason, "adjudged") != 0 ||
         brg_sql_run (store, error,
                      "UPDATE result SET adjudicated = 1 WHERE pairing_id = ?1 AND game = 1", "i",
                      game_id);
}

gboolean
brg_store_finish_postal (BrgStore *store,
                         BrgAction *action,
                         const BrgPostalPlace *before,
                         const BrgPostalChart *chart,
                         GError **error)
{
  g_auto (BrgPostalPlace) place = { 0 };
  g_autoptr (BrgPostalChart) after = NULL;

  if (!brg_store_find_postal (store, before->seat.pairing_id, &place, error))
    return FALSE;
  after = brg_postal_place_dup_chart (&place, error);
  return after != NULL && brg_store_follow_postal (store, action, &place, chart, after, error);
}

gboolean
brg_store_append_postal_row (BrgStore *store, gint64 pairing_id, const char *line, GError **error)
{
  return brg_sql_run (store, error,
                      "INSERT INTO postal_record (pairing_id, position, line) SELECT ?1,"
                      " coalesce (max (position), 0) + 1, ?2 FROM postal_record WHERE pairing_id ="
                      " ?1",
                      "it", pairing_id, line);
}
