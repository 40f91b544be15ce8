/* brg-store-postal-import.c - files of games by correspondence that a game of the event takes in
 *
 * Rules: rus-draughts-2022 10.2.3, 10.4.1
 * Tests: tests/data/test-store-postal-import.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-postal-import.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-postal-fault-words.h"
#include "brg-postal-write.h"
#include "brg-store-postal-check.h"
#include "brg-store-postal-follow.h"
#include "brg-store-postal-place.h"
#include "brg-store-postal-rows.h"
#include "brg-store-rows.h"
#include "brg-text-tidy.h"

/* A file that is held against the game which takes it in. */
typedef struct
{
  BrgStore *store;
  const BrgPostalPlace *place;
  const BrgPostalGame *game;
  const BrgPostalChart *chart; /* of the game before */
  guint n_known;               /* its first records, which the game has */
  guint *line;
} Import;

static gboolean
refuse (const Import *import, guint line, GError **error, const char *message)
{
  *import->line = line;
  return brg_store_refuse (error, message);
}

/* Where the file is refused by what follows. */
static gboolean
at (const Import *import, guint line)
{
  *import->line = line;
  return TRUE;
}

static gboolean
refuse_fault (const Import *import, guint line, const BrgPostalFault *fault, GError **error)
{
  g_autofree char *words = brg_postal_fault_dup_words (fault);

  return refuse (import, line, error, words);
}

/* The words of a name, signs left out. */
static GStrv
split_name (const char *name)
{
  g_autofree char *folded = brg_text_fold (name);

  return g_strsplit (folded, " ", -1);
}

static gboolean
is_name_of (const char *written, const char *family, const char *given)
{
  g_auto (GStrv) words = split_name (written);
  g_auto (GStrv) families = split_name (family);
  g_auto (GStrv) givens = split_name (given);
  guint n_family = g_strv_length (families);

  if (g_strv_length (words) < n_family || g_strv_length (words) > n_family + g_strv_length (givens))
    return FALSE;
  for (guint i = 0; words[i] != NULL; i++)
    if (i < n_family ? !g_str_equal (words[i], families[i])
                     : !g_str_has_prefix (givens[i - n_family], words[i]))
      return FALSE;
  return TRUE;
}

static gboolean
check_name (const Import *import, BrgColour side, GError **error)
{
  const char *written = import->game->names[side];
  g_autofree char *family = NULL;
  g_autofree char *given = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (import->store, error,
                                      "SELECT p.family_name, p.given_name FROM entry e JOIN person"
                                      " p ON p.id = e.person_id WHERE e.id = ?1",
                                      "i", import->place->seat.entries[side]);

  if (stmt == NULL || !brg_sql_step (import->store, stmt, &has_row, error))
    return FALSE;
  family = has_row ? brg_sql_dup_text (stmt, 0) : g_strdup ("");
  given = has_row ? brg_sql_dup_text (stmt, 1) : g_strdup ("");
  sqlite3_reset (stmt);
  return is_name_of (written, family, given) ||
         (at (import, import->game->name_lines[side]) &&
          brg_store_refuse_words (error,
                                  side == BRG_COLOUR_WHITE
                                      /* Translators: name in the file, name of the player */
                                      ? _ ("The file has “%s” with White, the game %s.")
                                      : _ ("The file has “%s” with Black, the game %s."),
                                  written, import->place->seat.names[side]));
}

/* The number of a game behind the cipher of its event, or nothing. */
static gboolean
is_game_number (const char *text)
{
  return *text == '\0' ||
         (*text == ' ' && text[1] != '\0' && strspn (text + 1, "0123456789") == strlen (text + 1));
}

/* The cipher of the event, or that of the game, which begins with it: `V-26-01`. */
static gboolean
check_code (const Import *import, GError **error)
{
  const char *cipher = import->place->event->terms->code;
  g_autofree char *wanted = brg_text_fold (cipher);
  g_autofree char *code = NULL;

  if (import->game->code == NULL || *wanted == '\0')
    return TRUE;
  code = brg_text_fold (import->game->code);
  return (g_str_has_prefix (code, wanted) && is_game_number (code + strlen (wanted))) ||
         (at (import, import->game->code_line) &&
          brg_store_refuse_words (error,
                                  /* Translators: ciphers of events */
                                  _ ("The file has the cipher “%s”, the event “%s”."),
                                  import->game->code, cipher));
}

/* A file may leave them out, not contradict. */
static gboolean
check_regulations (const Import *import, GError **error)
{
  const BrgPostalTerms *terms = import->place->event->terms;
  const BrgPostalGame *game = import->game;
  char there[BRG_POSTAL_DAY_LENGTH];
  char here[BRG_POSTAL_DAY_LENGTH];

  if (game->end != terms->end)
    return at (import, game->end_line) &&
           brg_store_refuse_words (error,
                                   /* Translators: two days */
                                   _ ("Play ends on %s in the file, on %s in the event."),
                                   brg_postal_day_write (game->end, there),
                                   brg_postal_day_write (terms->end, here));
  if (game->has_norm &&
      (game->norm_days != terms->norm_days || game->norm_moves != terms->norm_moves))
    return at (import, game->norm_line) &&
           brg_store_refuse_words (error,
                                   /* Translators: days and moves, twice */
                                   _ ("The file has the norm %u/%u, the event %u/%u."),
                                   game->norm_days, game->norm_moves, terms->norm_days,
                                   terms->norm_moves);
  return game->channel_line == 0 || game->channel == terms->channel ||
         (at (import, game->channel_line) &&
          brg_store_refuse_words (error,
                                  /* Translators: words of a file, as “post” */
                                  _ ("The file has the channel “%s”, the event “%s”."),
                                  brg_postal_channel_get_id (game->channel),
                                  brg_postal_channel_get_id (terms->channel)));
}

static gboolean
check_heading (const Import *import, GError **error)
{
  BrgPostalDay start = import->place->event->terms->start;
  char there[BRG_POSTAL_DAY_LENGTH];
  char here[BRG_POSTAL_DAY_LENGTH];

  if (import->game->variant != import->place->seat.variant)
    return refuse (import, 0, error, _ ("The file is of another kind of draughts."));
  if (!check_code (import, error) || !check_name (import, BRG_COLOUR_WHITE, error) ||
      !check_name (import, BRG_COLOUR_BLACK, error))
    return FALSE;
  if (import->game->start != start)
    return at (import, import->game->start_line) &&
           brg_store_refuse_words (error,
                                   /* Translators: two days */
                                   _ ("Play begins on %s in the file, on %s in the event."),
                                   brg_postal_day_write (import->game->start, there),
                                   brg_postal_day_write (start, here));
  return check_regulations (import, error);
}

static guint
find_last_number (const GPtrArray *rows, BrgPostalGame *stored)
{
  guint number = 0;

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (stored, i);

      number = brg_postal_record_is_mail (record) ? record->number : number;
    }
  return number;
}

static gboolean
is_same (const BrgPostalRow *row, const BrgPostalRecord *record)
{
  g_autofree char *written = brg_postal_record_write (record);

  return g_str_equal (row->line, written);
}

/* A file that goes on where the game stops has none of its letters. */
static gboolean
is_behind (const Import *import, guint last)
{
  for (guint i = 0; i < import->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (import->game, i);

      if (brg_postal_record_is_mail (record))
        return record->number == last + 1;
    }
  return TRUE;
}

static gboolean
find_known (Import *import, const GPtrArray *rows, guint last, GError **error)
{
  if (rows == NULL || rows->len == 0 || (last > 0 && is_behind (import, last)))
    return TRUE;
  for (guint i = 0; i < rows->len && i < import->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (import->game, i);

      if (!is_same (rows->pdata[i], record))
        return at (import, record->line) &&
               brg_store_refuse_words (error,
                                       /* Translators: a line of a file */
                                       _ ("The game has here “%s”: the file does not continue it."),
                                       ((const BrgPostalRow *) rows->pdata[i])->line);
    }
  if (import->game->records->len <= rows->len)
    return refuse (import, 0, error, _ ("The file has nothing that the game has not."));
  import->n_known = rows->len;
  return TRUE;
}

/* The chart is asked before anything is written, so that a fault has the line of the file. */
static gboolean
check_chart (const Import *import, BrgPostalGame *stored, GError **error)
{
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalChart) chart = NULL;
  g_autofree char *words = NULL;

  for (guint i = import->n_known; i < import->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (import->game, i);
      g_autofree char *line = brg_postal_record_write (record);

      if (!brg_postal_file_read_record (stored, line, record->line, &fault))
        return refuse_fault (import, record->line, &fault, error);
    }
  chart = brg_postal_chart_new (stored, import->place->rules, 0, &fault);
  if (chart != NULL)
    return TRUE;
  words = brg_postal_fault_dup_words (&fault);
  return at (import, fault.line) &&
         brg_store_refuse_words (error, _ ("The letters of the game cannot be reckoned: %s"),
                                 words);
}

static gboolean
check_letters (Import *import, GError **error)
{
  const GPtrArray *rows =
      brg_postal_event_list_rows (import->place->event, import->place->seat.pairing_id);
  g_auto (BrgPostalFault) fault = { 0 };
  g_autoptr (BrgPostalGame) stored =
      brg_postal_event_dup_game (import->place->event, &import->place->seat, &fault);

  if (import->game->records->len == 0)
    return refuse (import, 0, error, _ ("The file has no letters."));
  if (stored == NULL)
    return refuse_fault (import, 0, &fault, error);
  return find_known (import, rows, find_last_number (rows, stored), error) &&
         brg_store_check_postal_records (import->store, import->place, import->chart, stored,
                                         import->game, import->n_known, import->line, error) &&
         brg_store_check_postal_dates (import->place, import->game, import->n_known, import->line,
                                       error) &&
         brg_store_check_postal_effect (import->store, import->place, 0, import->game,
                                        import->n_known, import->line, error) &&
         check_chart (import, stored, error);
}

/* A break that is known already has one more opponent who was told. */
static BrgPostalPause *
dup_pause (const BrgPostalPlace *place, const BrgPostalBreak *line)
{
  BrgColour other = brg_colour_opposite (line->side);
  BrgPostalNotice notice = { place->seat.entries[other], line->told };
  BrgPostalPause *pause = brg_postal_pause_new (place->seat.entries[line->side]);

  pause->from = line->from;
  pause->to = line->to;
  pause->is_granted = line->is_granted;
  pause->secretary = line->secretary;
  for (guint i = 0; i < place->event->pauses->len; i++)
    {
      const BrgPostalPause *there = place->event->pauses->pdata[i];

      if (there->entry_id != pause->entry_id || there->from != pause->from ||
          there->to != pause->to)
        continue;
      pause->id = there->id;
      pause->is_granted |= there->is_granted;
      if (pause->secretary == 0)
        pause->secretary = there->secretary;
      for (guint n = 0; n < there->notices->len; n++)
        if (g_array_index (there->notices, BrgPostalNotice, n).opponent_id != notice.opponent_id)
          g_array_append_val (pause->notices, g_array_index (there->notices, BrgPostalNotice, n));
    }
  if (notice.told != 0)
    g_array_append_val (pause->notices, notice);
  return pause;
}

static gboolean
write_game (const Import *import, GError **error)
{
  BrgStore *store = import->store;
  const BrgPostalPlace *place = import->place;
  const BrgPostalGame *game = import->game;

  for (guint i = import->n_known; i < game->records->len; i++)
    {
      g_autofree char *line = brg_postal_record_write (brg_postal_game_get_record (game, i));

      if (!brg_store_append_postal_row (store, place->seat.pairing_id, line, error))
        return FALSE;
    }
  for (guint i = 0; i < game->breaks->len; i++)
    {
      g_autoptr (BrgPostalPause) pause =
          dup_pause (place, &g_array_index (game->breaks, BrgPostalBreak, i));

      if (!brg_store_check_postal_pause (store, pause, place->place.group_id, error) ||
          !brg_store_write_postal_pause (store, pause, error))
        return FALSE;
    }
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      if (game->sheets[side] != 0 &&
          (!brg_store_check_postal_days (&game->sheets[side], 1, error) ||
           !brg_store_write_postal_sheet (store, place->seat.entries[side], game->sheets[side],
                                          error)))
        return FALSE;
    }
  return TRUE;
}

/* rus-draughts-2022 10.4.1: a break is one in all games of its player; so is a starting list. */
static gboolean
begin_following (const Import *import, BrgPostalFollowing *following, GError **error)
{
  const BrgPostalGame *game = import->game;
  gint64 players[2] = { 0 };

  for (guint i = 0; i < game->breaks->len; i++)
    {
      BrgColour side = g_array_index (game->breaks, BrgPostalBreak, i).side;

      players[side == BRG_COLOUR_BLACK] = import->place->seat.entries[side];
    }
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (game->sheets[side] != 0)
      players[side == BRG_COLOUR_BLACK] = import->place->seat.entries[side];
  if (!brg_postal_following_begin (following, import->store, import->place->place.group_id, players,
                                   error))
    return FALSE;
  brg_postal_following_leave_out (following, import->place->seat.pairing_id);
  return TRUE;
}

gboolean
brg_store_import_postal_game (BrgStore *store,
                              gint64 pairing_id,
                              const BrgPostalGame *game,
                              const char *source,
                              guint *line,
                              GError **error)
{
  g_auto (BrgPostalPlace) place = { 0 };
  g_auto (BrgPostalFollowing) following = { 0 };
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgPostalChart) chart = NULL;
  Import import = { store, &place, game, NULL, 0, line };

  g_return_val_if_fail (store != NULL && game != NULL && source != NULL && line != NULL, FALSE);

  *line = 0;
  if (!brg_store_find_postal (store, pairing_id, &place, error) || !check_heading (&import, error))
    return FALSE;
  chart = brg_postal_place_dup_chart (&place, error);
  import.chart = chart;
  if (chart == NULL || !check_letters (&import, error) ||
      !begin_following (&import, &following, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "postal-import", place.place.group_id, error);
  if (action == NULL || !write_game (&import, error))
    return FALSE;
  brg_game_place_describe (&place.place, action);
  brg_action_set_int (action, "count", game->records->len - import.n_known);
  brg_action_set_text (action, "file", source);
  return brg_store_finish_postal (store, action, &place, chart, error) &&
         brg_postal_following_finish (&following, store, action, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}
