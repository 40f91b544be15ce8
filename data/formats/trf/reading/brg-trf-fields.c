/* brg-trf-fields.c - fields that records about players and about teams have
 *
 * Tests: tests/data/test-trf-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-trf-reading-private.h"

static const BrgTrfToken *
get_token (const GArray *tokens, guint index)
{
  return &g_array_index (tokens, BrgTrfToken, index);
}

gboolean
brg_trf_fail_short (BrgTrfReading *reading, const BrgTrfLine *line, const char *expected)
{
  return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, line->n_columns + 1,
                       /* Translators: %s lists the fields of a record */
                       _ ("the record ends too early, expected %s"), expected);
}

gboolean
brg_trf_read_round (BrgTrfReading *reading,
                    const BrgTrfLine *line,
                    const BrgTrfToken *token,
                    gint first,
                    gint *round)
{
  if (brg_trf_parse_number (token->text, BRG_TRF_MAX_ROUNDS, round) && *round >= first)
    return TRUE;
  return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, token->column,
                       _ ("“%s” is not a round, expected a number from %d to %d"), token->text,
                       first, BRG_TRF_MAX_ROUNDS);
}

gboolean
brg_trf_read_event_round (BrgTrfReading *reading,
                          const BrgTrfLine *line,
                          const BrgTrfToken *token,
                          gint *round)
{
  gint n_rounds = reading->trf->tournament->n_rounds;

  if (!brg_trf_read_round (reading, line, token, 1, round))
    return FALSE;
  if (*round <= n_rounds)
    return TRUE;
  return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, token->column,
                       _ ("round %d of a tournament of %d rounds, expected one of its rounds"),
                       *round, n_rounds);
}

gboolean
brg_trf_read_player_number (BrgTrfReading *reading,
                            const BrgTrfLine *line,
                            const BrgTrfToken *token,
                            gint *number)
{
  if (!brg_trf_parse_number (token->text, BRG_TRF_MAX_PLAYERS, number) || *number == 0)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, token->column,
                         _ ("“%s” is not a pairing number, expected a number from 1 to %d"),
                         token->text, BRG_TRF_MAX_PLAYERS);
  if (reading->index_of[*number] == BRG_NOBODY)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, token->column,
                         _ ("there is no player %d, expected the pairing number of a player of "
                            "this file"),
                         *number);
  return TRUE;
}

/* 240: type and round of byes. */
gboolean
brg_trf_read_bye_type (BrgTrfReading *reading,
                       const BrgTrfLine *line,
                       const GArray *tokens,
                       BrgOutcome *outcome,
                       gint *round)
{
  *outcome = BRG_OUTCOME_NONE;
  if (tokens->len < 2)
    return brg_trf_fail_short (reading, line, _ ("a type of bye, a round and players"));
  if (strlen (get_token (tokens, 0)->text) != 1 ||
      !brg_outcome_from_code (get_token (tokens, 0)->text[0], outcome) ||
      (*outcome != BRG_OUTCOME_FULL_BYE && *outcome != BRG_OUTCOME_HALF_BYE &&
       *outcome != BRG_OUTCOME_ZERO_BYE))
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, get_token (tokens, 0)->column,
                         _ ("“%s” is not a type of bye, expected F, H or Z"),
                         get_token (tokens, 0)->text);
  return brg_trf_read_event_round (reading, line, get_token (tokens, 1), round);
}

/* 260: first and last round of a ban. */
gboolean
brg_trf_read_ban_rounds (BrgTrfReading *reading,
                         const BrgTrfLine *line,
                         const GArray *tokens,
                         gint *first_round,
                         gint *last_round)
{
  if (tokens->len < 2)
    return brg_trf_fail_short (reading, line, _ ("first and last round and players"));
  if (!brg_trf_read_round (reading, line, get_token (tokens, 0), 1, first_round) ||
      !brg_trf_read_round (reading, line, get_token (tokens, 1), 1, last_round))
    return FALSE;
  if (*first_round <= *last_round)
    return TRUE;
  return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, get_token (tokens, 0)->column,
                       _ ("a range ends before it begins, expected the smaller number first"));
}
