/* brg-envelope-game.c - an adjourned game on the board: its position and the sealed move
 *
 * Rules: fide-2023 guideline I.8, ussr-chess-1956 21
 * Tests: tests/app/test-envelope-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelope-game.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-move-telling.h"
#include "brg-san-write.h"
#include "brg-san.h"
#include "brg-sealed.h"

static BrgDeskGame *
begin_with (const BrgStoredGame *record, const char *position)
{
  BrgStoredGame *bare =
      brg_stored_game_new (record->group_id, record->pairing_id, record->discipline);
  g_autofree char *fault = NULL;

  bare->id = record->id;
  if (!brg_desk_rules_find (bare->discipline)->read_position (position, bare, &fault))
    {
      brg_stored_game_free (bare);
      return NULL;
    }
  return brg_desk_game_new (bare);
}

static gboolean
stands_on (BrgDeskGame *game, const BrgStoredEnvelope *envelope)
{
  g_autofree char *text = NULL;

  if (game->is_damaged)
    return FALSE;
  text = game->rules->write_position (game);
  return brg_stored_envelope_stands_at (envelope, text);
}

BrgEnvelopeGame *
brg_envelope_game_open (const BrgStoredEnvelope *envelope, BrgStoredGame *record)
{
  gboolean is_untouched = brg_stored_game_is_untouched (record);
  g_autoptr (BrgDeskGame) stored = brg_desk_game_new (record);
  BrgEnvelopeGame *game = g_new0 (BrgEnvelopeGame, 1);

  brg_desk_game_sync (stored);
  game->is_stored = TRUE;
  if (*envelope->stands == '\0' ? !stored->is_damaged && stored->rules->is_keyed (stored)
                                : stands_on (stored, envelope))
    game->game = g_steal_pointer (&stored);
  else if (*envelope->stands != '\0')
    {
      game->game = begin_with (stored->record, envelope->stands);
      game->is_stored = is_untouched;
    }
  if (game->game == NULL)
    {
      g_free (game);
      return NULL;
    }
  brg_desk_game_sync (game->game);
  return game;
}

/* Whether the way to the end of the game goes through the position on the envelope. */
static gboolean
has_passed (BrgDeskGame *game, const BrgStoredEnvelope *envelope)
{
  BrgGameNode *end = game->node;
  gboolean is_found = FALSE;

  while (!is_found)
    {
      brg_desk_game_sync (game);
      is_found = stands_on (game, envelope);
      if (is_found || !brg_desk_game_step (game, BRG_DESK_STEP_BACK))
        break;
    }
  game->node = end;
  brg_desk_game_sync (game);
  return is_found;
}

BrgEnvelopeGame *
brg_envelope_game_open_last (const BrgStoredEnvelope *envelope, BrgStoredGame *record)
{
  g_autoptr (BrgDeskGame) stored = NULL;
  BrgEnvelopeGame *game;

  g_return_val_if_fail (envelope != NULL && record != NULL, NULL);

  if (*record->moves == '\0' || *envelope->stands == '\0')
    return brg_envelope_game_open (envelope, record);
  stored = brg_desk_game_new (brg_stored_game_copy (record));
  if (stored->is_damaged || !has_passed (stored, envelope))
    return brg_envelope_game_open (envelope, record);
  brg_stored_game_free (record);
  game = g_new (BrgEnvelopeGame, 1);
  *game = (BrgEnvelopeGame){ g_steal_pointer (&stored), TRUE };
  return game;
}

void
brg_envelope_game_free (BrgEnvelopeGame *game)
{
  if (game == NULL)
    return;
  brg_desk_game_free (game->game);
  g_free (game);
}

/* What the move brings about. */

gboolean
brg_envelope_content_is_played (BrgEnvelopeContent content)
{
  return content == BRG_CONTENT_OK || content == BRG_CONTENT_SLIP || content == BRG_CONTENT_MATE ||
         content == BRG_CONTENT_STALEMATE || content == BRG_CONTENT_DRAWN;
}

static gboolean
is_stalemate (const BrgDeskGame *game)
{
  BrgMoveList moves;

  if (game->rules->kind != BRG_GAME_OF_CHESS)
    return FALSE;
  brg_moves_generate (&game->node->position, &moves);
  return moves.n_moves == 0;
}

/* fide-2023 I.10: whether the move ends the game by itself. */
static BrgEnvelopeContent
find_end (BrgDeskGame *game, const BrgSnapshot *snapshot, const BrgGameMove *move)
{
  const BrgDeskSurroundings around = { .rulebook = snapshot->event->rulebook,
                                       .snapshot = snapshot,
                                       .left_ms = { -1, -1, -1 },
                                       .is_last_period = TRUE };
  BrgEnvelopeContent content = BRG_CONTENT_OK;
  BrgGameNode *place = game->node;
  gboolean is_new = brg_desk_game_play (game, move);
  BrgColour winner;

  brg_desk_game_sync (game);
  if (game->rules->find_result != NULL && game->rules->find_result (game, &around, &winner) != NULL)
    content = winner != BRG_COLOUR_NONE ? BRG_CONTENT_MATE
              : is_stalemate (game)     ? BRG_CONTENT_STALEMATE
                                        : BRG_CONTENT_DRAWN;
  if (is_new)
    brg_desk_game_take_back (game);
  game->node = place;
  brg_desk_game_sync (game);
  return content;
}

/* What is said of a text. */

static const struct
{
  BrgDeskTone tone;
  const char *verdict;
  const char *sentence;
} words[BRG_N_ENVELOPE_CONTENTS] = {
  [BRG_CONTENT_UNKNOWN] = { BRG_DESK_TONE_INFO, NC_ ("sealed move", "not read"),
                            N_ ("Type the move as written in the envelope. If there is none, "
                                "that is decided below.") },
  [BRG_CONTENT_OK] = { BRG_DESK_TONE_YES, NC_ ("sealed move", "unique"),
                       N_ ("One legal move, clearly written.") },
  [BRG_CONTENT_SLIP] = { BRG_DESK_TONE_WARN, NC_ ("sealed move", "slip of the pen"),
                         N_ ("Not a legal move as written, but correcting one slip of the pen "
                             "gives a single legal move.") },
  [BRG_CONTENT_AMBIGUOUS] = { BRG_DESK_TONE_NO, NC_ ("sealed move", "ambiguous"),
                              N_ ("It could be any of several moves.") },
  [BRG_CONTENT_UNCLEAR] = { BRG_DESK_TONE_NO, NC_ ("sealed move", "unclear"),
                            N_ ("Its meaning cannot be established.") },
  [BRG_CONTENT_IMPOSSIBLE] = { BRG_DESK_TONE_NO, NC_ ("sealed move", "impossible"),
                               N_ ("No such move is possible.") },
  [BRG_CONTENT_MATE] = { BRG_DESK_TONE_YES, NC_ ("sealed move", "wins"),
                         N_ ("One legal move, and it wins the game.") },
  [BRG_CONTENT_STALEMATE] = { BRG_DESK_TONE_YES, NC_ ("sealed move", "stalemate"),
                              N_ ("One legal move, and it gives stalemate.") },
  [BRG_CONTENT_DRAWN] = { BRG_DESK_TONE_YES, NC_ ("sealed move", "draw"),
                          N_ ("One legal move, and it ends the game as a draw.") },
};

static char *
join_choices (const GArray *choices)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? "" : ", ",
                            g_array_index (choices, BrgDeskChoice, i).text);
  return g_string_free (text, FALSE);
}

static void
finish_reading (BrgEnvelopeReading *reading)
{
  g_autofree char *moves = join_choices (reading->choices);

  reading->tone = words[reading->content].tone;
  reading->verdict = g_dpgettext2 (NULL, "sealed move", words[reading->content].verdict);
  reading->sentence = reading->choices->len == 0
                          ? g_strdup (_ (words[reading->content].sentence))
                          : g_strdup_printf ("%s: %s", moves, _ (words[reading->content].sentence));
}

/* fide-2023 I.8 and ussr-chess-1956 21 part here: only the second lets a slip pass by itself. */
static BrgEnvelopeContent
find_content (const BrgSealedReading *found, BrgSealedOutcome outcome)
{
  switch (found->verdict)
    {
    case BRG_SEALED_UNIQUE:
      return BRG_CONTENT_OK;
    case BRG_SEALED_OBVIOUS_SLIP:
      return outcome == BRG_SEALED_LOSES ? BRG_CONTENT_IMPOSSIBLE : BRG_CONTENT_SLIP;
    case BRG_SEALED_AMBIGUOUS:
      return found->is_literal ? BRG_CONTENT_AMBIGUOUS : BRG_CONTENT_UNCLEAR;
    case BRG_SEALED_IMPOSSIBLE:
    default:
      return BRG_CONTENT_IMPOSSIBLE;
    }
}

static gboolean
has_move (const BrgMoveList *list, BrgMove move)
{
  for (guint i = 0; i < list->n_moves; i++)
    if (list->moves[i] == move)
      return TRUE;
  return FALSE;
}

/* Moves that stand beside each other, each plainly written: nobody knows which was meant. */
static gboolean
find_several (const BrgPosition *position, const char *text, BrgSealedReading *found)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " \t,;/", -1);
  BrgSealedReading several = { .verdict = BRG_SEALED_AMBIGUOUS, .is_literal = TRUE };
  BrgMoveList *list = &several.candidates;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      BrgSealedReading one;

      brg_sealed_judge (position, parts[i], -1, BRG_LANGUAGE_ANY, &one);
      if (one.verdict == BRG_SEALED_UNIQUE && !has_move (list, one.candidates.moves[0]))
        list->moves[list->n_moves++] = one.candidates.moves[0];
    }
  if (list->n_moves < 2)
    return FALSE;
  *found = several;
  return TRUE;
}

static void
judge_chess (BrgDeskGame *game,
             const BrgRulebook *rulebook,
             const char *text,
             const char *notation_id,
             BrgEnvelopeReading *reading)
{
  const BrgNotation *notation = brg_notation_find (notation_id);
  const BrgPosition *position = &game->node->position;
  BrgSealedReading found;
  const char *article = NULL;

  brg_sealed_judge (position, text, -1, notation != NULL ? notation->language : BRG_LANGUAGE_ANY,
                    &found);
  /* The writer may use other letters than the reader. */
  if (found.verdict != BRG_SEALED_UNIQUE)
    {
      BrgSealedReading other;

      brg_sealed_judge (position, text, -1, BRG_LANGUAGE_ANY, &other);
      if (other.verdict == BRG_SEALED_UNIQUE)
        found = other;
      else
        find_several (position, text, &found);
    }
  reading->content = find_content (&found, brg_sealed_outcome (rulebook, &found, &article));
  if (article != NULL)
    reading->article = g_strdup_printf ("%s %s", rulebook->id, article);
  for (guint i = 0; i < found.candidates.n_moves; i++)
    {
      BrgGameMove move = { .chess = found.candidates.moves[i] };
      char buffer[BRG_SAN_LENGTH];

      brg_desk_choices_add (reading->choices, &move,
                            g_strdup (brg_san_write (
                                position, move.chess,
                                notation != NULL ? notation : brg_notation_find ("en"), buffer)));
    }
}

static void
judge_other (BrgDeskGame *game, const char *text, const char *notation, BrgEnvelopeReading *reading)
{
  g_array_unref (reading->choices);
  reading->choices = game->rules->read (game, text, notation);
  reading->content = reading->choices->len == 1  ? BRG_CONTENT_OK
                     : reading->choices->len > 1 ? BRG_CONTENT_AMBIGUOUS
                                                 : BRG_CONTENT_IMPOSSIBLE;
}

BrgEnvelopeReading *
brg_envelope_game_judge (BrgEnvelopeGame *game,
                         const BrgSnapshot *snapshot,
                         const char *text,
                         const char *notation)
{
  BrgEnvelopeReading *reading;

  g_return_val_if_fail (game != NULL && snapshot != NULL && text != NULL, NULL);

  reading = g_new0 (BrgEnvelopeReading, 1);
  reading->choices = brg_desk_choices_new ();
  if (*text == '\0')
    reading->content = BRG_CONTENT_UNKNOWN;
  else if (game->game->rules->kind == BRG_GAME_OF_CHESS)
    judge_chess (game->game, snapshot->event->rulebook, text, notation, reading);
  else
    judge_other (game->game, text, notation, reading);
  if (reading->content == BRG_CONTENT_IMPOSSIBLE &&
      !brg_move_telling_finds (game->game->record->discipline, text))
    reading->content = BRG_CONTENT_UNCLEAR;
  if (reading->content == BRG_CONTENT_OK)
    reading->content =
        find_end (game->game, snapshot, &g_array_index (reading->choices, BrgDeskChoice, 0).move);
  finish_reading (reading);
  return reading;
}

void
brg_envelope_reading_free (BrgEnvelopeReading *reading)
{
  if (reading == NULL)
    return;
  g_free (reading->sentence);
  g_free (reading->article);
  g_array_unref (reading->choices);
  g_free (reading);
}

BrgStoredGame *
brg_envelope_game_play (BrgEnvelopeGame *game, const BrgGameMove *move)
{
  g_return_val_if_fail (game != NULL && move != NULL, NULL);

  brg_desk_game_play (game->game, move);
  brg_desk_game_sync (game->game);
  return brg_desk_game_dup_record (game->game);
}
