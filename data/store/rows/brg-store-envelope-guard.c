/* brg-store-envelope-guard.c - what must not be done to a board whose move is in an envelope
 *
 * Rules: fide-2023 guideline I, ussr-chess-1956 19-21
 * Tests: tests/data/test-store-envelope-guard.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-envelope-guard.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-move-telling.h"
#include "brg-sealed-gate.h"
#include "brg-store-envelope-rows.h"
#include "brg-store-game-rows.h"

/* Variations within variations that are told apart; a deeper one counts as the deepest. */
#define MAX_DEPTH 32

/* A word is a move unless it is a number of a move, a sign, a remark or the end of the game. */
static gboolean
is_move_word (const char *word, gsize length)
{
  static const char *const ends[] = { "1-0", "0-1", "1/2-1/2", "*", "2-0", "0-2", "1-1", "0-0" };

  if (*word == '$' || strspn (word, "!?") >= length)
    return FALSE;
  if (strspn (word, "0123456789.") >= length)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (strlen (ends[i]) == length && strncmp (ends[i], word, length) == 0)
      return FALSE;
  return TRUE;
}

/* Half-moves to the end of the longest line of a movetext. */
static guint
count_plies (const char *moves)
{
  guint lines[MAX_DEPTH] = { 0 };
  guint depth = 0;
  guint most = 0;

  while (*moves != '\0')
    {
      gsize length = strcspn (moves, " \t\r\n{}()");

      if (*moves == '{')
        {
          length = strcspn (moves, "}");
          moves += length;
          length = 0;
        }
      else if (*moves == '(')
        {
          guint before = lines[depth];

          depth = MIN (depth + 1, MAX_DEPTH - 1);
          lines[depth] = before > 0 ? before - 1 : 0;
        }
      else if (*moves == ')')
        depth = depth > 0 ? depth - 1 : 0;
      else if (length > 0)
        {
          /* "1.e4" is a number and a move. */
          gsize number = strspn (moves, "0123456789");
          gsize dots = number > 0 ? strspn (moves + number, ".") : 0;
          gsize skip = dots > 0 ? number + dots : 0;

          if (skip < length && is_move_word (moves + skip, length - skip))
            {
              lines[depth]++;
              most = MAX (most, lines[depth]);
            }
        }
      moves += MAX (length, 1);
      if (moves[-1] == '\0')
        break;
    }
  return most;
}

/* Half-moves before the sealed move, by what stands on the envelope; 0 when that does not tell. In
 * renju every stone has its own number. */
static guint
find_limit (const BrgStoredEnvelope *envelope, const BrgStoredGame *game)
{
  guint before = envelope->move_number > 0 ? (guint) envelope->move_number - 1 : 0;

  if (envelope->move_number == 0 || *game->start != '\0')
    return 0;
  if (game->discipline == BRG_DISCIPLINE_RENJU)
    return before;
  return before * 2 + (envelope->sealer == BRG_COLOUR_BLACK ? 1 : 0);
}

/* Whether @game may take the place of @was: it begins where it began, or anew, or where the
 * envelope says that it stands; and no move lies behind that. */
static gboolean
is_before_seal (const BrgStoredEnvelope *envelope,
                const BrgStoredGame *was,
                const BrgStoredGame *game)
{
  guint n_plies = count_plies (game->moves);

  if (g_str_equal (was->start, game->start))
    return g_str_equal (was->moves, game->moves) ||
           n_plies <= MAX (find_limit (envelope, game), count_plies (was->moves));
  if (*game->start == '\0')
    return n_plies <= find_limit (envelope, game);
  return n_plies == 0 && brg_stored_envelope_stands_at (envelope, game->start);
}

/* Readings of clocks and values of programs, which are no moves. */
#define READINGS                                                   \
  "\\[%(clk|emt|egt|mct)\\s+\\d{1,2}(:\\d{1,2}){1,2}(\\.\\d+)?\\]" \
  "|\\[%(eval|wp|bp)\\s+[-+#]?\\d{1,3}(\\.\\d{1,2})?(,\\d{1,2})?\\]"

static gboolean
tells (const BrgStoredGame *game, const char *remark)
{
  g_autoptr (GRegex) readings = g_regex_new (READINGS, 0, 0, NULL);
  g_autofree char *words = g_regex_replace_literal (readings, remark, -1, 0, " ", 0, NULL);

  /* What is not UTF-8 cannot be read. */
  return words == NULL || brg_move_telling_finds (game->discipline, words);
}

/* Takes apart the remarks of a movetext, those at the end of a line too. */
static GPtrArray *
list_remarks (const char *moves)
{
  GPtrArray *remarks = g_ptr_array_new_with_free_func (g_free);

  while (*(moves += strcspn (moves, "{;")) != '\0')
    {
      gsize length = strcspn (moves + 1, *moves == '{' ? "}" : "\r\n");

      g_ptr_array_add (remarks, g_strndup (moves + 1, length));
      moves += length + 1;
    }
  return remarks;
}

/* The notes, or a remark that was not there before, when they name a move. */
static char *
dup_telling_remark (const BrgStoredGame *was, const BrgStoredGame *game)
{
  g_autoptr (GPtrArray) before = list_remarks (was->moves);
  g_autoptr (GPtrArray) remarks = list_remarks (game->moves);

  if (!g_str_equal (was->notes, game->notes) && tells (game, game->notes))
    return g_strdup (game->notes);
  for (guint i = 0; i < remarks->len; i++)
    if (!g_ptr_array_find_with_equal_func (before, remarks->pdata[i], g_str_equal, NULL) &&
        tells (game, remarks->pdata[i]))
      return g_strdup (remarks->pdata[i]);
  return NULL;
}

gboolean
brg_store_check_sealed_moves (BrgStore *store, const BrgStoredGame *game, GError **error)
{
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autoptr (BrgStoredGame) was = NULL;
  g_autofree char *remark = NULL;
  BrgGamePlace place;

  if (game->pairing_id == 0)
    return TRUE;
  if (!brg_store_load_last_envelope (store, game->pairing_id, &envelope, error))
    return FALSE;
  if (envelope == NULL || !brg_stored_envelope_is_secret (envelope))
    return TRUE;
  if (!brg_store_find_game (store, game->pairing_id, &place, error))
    return FALSE;
  was = brg_store_load_game (store, game->group_id, game->pairing_id, error);
  if (was == NULL)
    return FALSE;
  if (!brg_outcome_is_pending (place.white))
    return TRUE;
  remark = dup_telling_remark (was, game);
  if (remark != NULL)
    return brg_sealed_gate_refuse (remark, error);
  if (is_before_seal (envelope, was, game))
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: %d is the number of an envelope */
               _ ("The next move is sealed in envelope No. %d. No move can be made on this "
                  "board, and no later position set up, before the envelope is opened."),
               envelope->number);
  return FALSE;
}

gboolean
brg_store_check_sealed_colours (BrgStore *store, gint64 game_id, GError **error)
{
  gint64 number;

  if (!brg_sql_get_int (store, &number, error,
                        "SELECT coalesce (max (e.number), 0) FROM envelope e"
                        " JOIN pairing p ON p.id = e.pairing_id"
                        " WHERE p.id = ?1 OR p.match_id = ?1",
                        "i", game_id))
    return FALSE;
  if (number == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: %d is the number of an envelope */
               _ ("The colours are written on envelope No. %d and cannot change."), (gint) number);
  return FALSE;
}

gboolean
brg_store_drop_sealed (BrgStore *store,
                       gint64 game_id,
                       const BrgGamePlace *place,
                       BrgOutcome white,
                       GError **error)
{
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  gint64 count;

  if (place->white != BRG_OUTCOME_ADJOURNED || white != BRG_OUTCOME_NONE)
    return TRUE;
  if (!brg_store_load_last_envelope (store, game_id, &envelope, error))
    return FALSE;
  if (envelope == NULL)
    return TRUE;
  if (!brg_sql_get_int (store, &count, error, "SELECT count(*) FROM envelope WHERE pairing_id = ?1",
                        "i", game_id))
    return FALSE;
  if (count == 1 && envelope->events->len == 0)
    return brg_sql_run (store, error, "DELETE FROM envelope WHERE id = ?1", "i", envelope->id);
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: %d is the number of an envelope */
               _ ("Envelope No. %d is still open: the game ends with a result, or is annulled "
                  "on the page Envelopes."),
               envelope->number);
  return FALSE;
}

gboolean
brg_store_note_sealed (BrgStore *store,
                       gint64 game_id,
                       BrgOutcome was,
                       BrgOutcome white,
                       GError **error)
{
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autoptr (BrgStoredEnvelopeEvent) event = NULL;
  const BrgStoredEnvelopeEvent *last;

  if (brg_outcome_is_pending (was) == brg_outcome_is_pending (white))
    return TRUE;
  if (!brg_store_load_last_envelope (store, game_id, &envelope, error))
    return FALSE;
  if (envelope == NULL)
    return TRUE;
  last = envelope->events->len > 0 ? envelope->events->pdata[envelope->events->len - 1] : NULL;
  if (brg_outcome_is_pending (white))
    return last == NULL || !g_str_equal (last->kind, BRG_STORED_ENVELOPE_RESULT) ||
           brg_sql_run (store, error,
                        "DELETE FROM envelope_event WHERE envelope_id = ?1 AND position = ?2", "ii",
                        envelope->id, (gint64) last->position);
  if (was != BRG_OUTCOME_ADJOURNED)
    return TRUE;
  event = brg_stored_envelope_event_new (BRG_STORED_ENVELOPE_RESULT, BRG_COLOUR_NONE, 0, NULL);
  return brg_store_insert_envelope_event (store, envelope->id,
                                          last != NULL ? last->position + 1 : 1, event, error);
}
