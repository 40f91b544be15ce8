/* brg-desk-draughts-record.c - games of draughts as they are stored, imported and exported
 *
 * Rules: rus-draughts-2022 6.2, 6.2.3
 * Tests: tests/app/test-desk-draughts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-record.h"

#include "brg-desk-draughts-private.h"
#include "brg-desk-game.h"

#include "brg-draughts-type.h"
#include "brg-game-tags.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-desk-moves.h"
#include "brg-draughts-words.h"
#include "brg-openings.h"
#include "brg-pdn.h"

#define WORD_MAJORITY "majority"
#define WORD_USUAL "usual"
#define WORD_ALL "all"

BrgDraughtsVariant
brg_desk_draughts_find_variant (BrgDiscipline discipline)
{
  switch (discipline)
    {
    case BRG_DISCIPLINE_DRAUGHTS64:
      return BRG_DRAUGHTS_64;
    case BRG_DISCIPLINE_INTERNATIONAL:
      return BRG_DRAUGHTS_INTERNATIONAL;
    case BRG_DISCIPLINE_GIVEAWAY:
      return BRG_DRAUGHTS_GIVEAWAY;
    case BRG_DISCIPLINE_RUSSIAN:
    case BRG_DISCIPLINE_CHESS:
    case BRG_DISCIPLINE_CHESS960:
    case BRG_DISCIPLINE_RENJU:
    default:
      return BRG_DRAUGHTS_RUSSIAN;
    }
}

static gboolean
is_64 (BrgDraughtsVariant variant)
{
  return variant == BRG_DRAUGHTS_64 || variant == BRG_DRAUGHTS_64_MAJORITY;
}

/* rus-draughts-2022 5.4.1.3, 6.2.2: openings are drawn in Russian draughts too, where the event
 * says so. */
static gboolean
may_have_word (BrgDraughtsVariant variant, const char *word)
{
  return is_64 (variant) || (variant == BRG_DRAUGHTS_RUSSIAN && !g_str_equal (word, WORD_MAJORITY));
}

static gboolean
is_initial (const BrgDraughtsPosition *position)
{
  BrgDraughtsPosition initial =
      brg_draughts_position_start ((BrgDraughtsVariant) position->variant);

  return brg_draughts_position_is_same (position, &initial);
}

/* One word before the position. */
static gboolean
read_word (const char *word, BrgDeskDraughtsStart *start)
{
  const char *colon = strchr (word, ':');

  if (g_str_equal (word, WORD_MAJORITY))
    start->position.variant = BRG_DRAUGHTS_64_MAJORITY;
  else if (g_str_equal (word, WORD_USUAL))
    start->is_usual = TRUE;
  else if (g_str_equal (word, WORD_ALL))
    start->is_for_all = TRUE;
  else if (colon == NULL || strlen (colon + 1) >= sizeof start->code)
    return FALSE;
  if (colon != NULL)
    {
      g_autofree char *id = g_strndup (word, (gsize) (colon - word));

      start->table = brg_openings_intern_id (id);
      g_strlcpy (start->code, colon + 1, sizeof start->code);
    }
  return colon == NULL || start->table != NULL;
}

gboolean
brg_desk_draughts_start_read (const BrgStoredGame *record, BrgDeskDraughtsStart *start)
{
  BrgDraughtsVariant variant;
  g_auto (GStrv) parts = NULL;
  gboolean is_sound = TRUE;
  guint n_words;

  g_return_val_if_fail (record != NULL && start != NULL, FALSE);

  variant = brg_desk_draughts_find_variant (record->discipline);
  *start = (BrgDeskDraughtsStart){ .position = brg_draughts_position_start (variant) };
  if (*record->start == '\0')
    return TRUE;
  parts = g_strsplit (record->start, "|", -1);
  n_words = g_strv_length (parts) - 1;
  for (guint i = 0; i < n_words; i++)
    is_sound = may_have_word (variant, parts[i]) && read_word (parts[i], start) && is_sound;
  if (*parts[n_words] == '\0')
    return is_sound;
  variant = (BrgDraughtsVariant) start->position.variant;
  return brg_draughts_fen_read (parts[n_words], variant, &start->position, NULL) && is_sound;
}

gboolean
brg_desk_draughts_start_is_known (const BrgStoredGame *record, const BrgDeskDraughtsStart *start)
{
  g_return_val_if_fail (record != NULL && start != NULL, FALSE);

  return record->discipline != BRG_DISCIPLINE_DRAUGHTS64 || *record->moves != '\0' ||
         start->is_usual || start->table != NULL || !is_initial (&start->position);
}

char *
brg_desk_draughts_start_write (const BrgDeskDraughtsStart *start)
{
  GString *text;

  g_return_val_if_fail (start != NULL, NULL);

  text = g_string_new (NULL);
  if (start->position.variant == BRG_DRAUGHTS_64_MAJORITY)
    g_string_append (text, WORD_MAJORITY "|");
  if (start->is_usual)
    g_string_append (text, WORD_USUAL "|");
  if (start->is_for_all)
    g_string_append (text, WORD_ALL "|");
  if (start->table != NULL)
    g_string_append_printf (text, "%s:%s|", start->table, start->code);
  if (!is_initial (&start->position))
    {
      g_autofree char *fen = brg_draughts_fen_write (&start->position, BRG_DRAUGHTS_FEN_NUMBERS);

      g_string_append (text, fen);
    }
  return g_string_free (text, FALSE);
}

guint
brg_desk_draughts_count_opening (const BrgStoredGame *record)
{
  BrgDeskDraughtsStart start;
  const BrgOpenings *openings;
  const BrgOpening *opening;
  g_auto (GStrv) moves = NULL;

  g_return_val_if_fail (record != NULL, 0);

  if (!brg_desk_draughts_start_read (record, &start) || start.table == NULL)
    return 0;
  openings = brg_openings_get (start.table);
  opening = brg_openings_find (openings, start.code);
  if (opening == NULL || opening->moves == NULL || *opening->moves == '\0')
    return 0;
  moves = g_strsplit (opening->moves, " ", -1);
  return g_strv_length (moves);
}

/* Neither an opening that was drawn nor the usual start is what was played. */
gboolean
brg_desk_draughts_is_keyed (const BrgDeskGame *game)
{
  g_autoptr (GPtrArray) nodes = brg_desk_game_list_nodes (game);
  BrgDeskDraughtsStart start;

  if (game->is_damaged || !brg_desk_draughts_start_read (game->record, &start))
    return FALSE;
  return nodes->len > brg_desk_draughts_count_opening (game->record) ||
         (start.table == NULL && !is_initial (&start.position));
}

BrgGameTree *
brg_desk_draughts_new_tree (const BrgStoredGame *record, gboolean *is_known, gboolean *is_sound)
{
  BrgDeskDraughtsStart start;

  *is_sound = brg_desk_draughts_start_read (record, &start);
  *is_known = brg_desk_draughts_start_is_known (record, &start);
  return brg_game_tree_new_draughts (&start.position);
}

BrgGameTree *
brg_desk_draughts_read_moves (const BrgStoredGame *record, GError **error)
{
  g_autoptr (BrgGameTree) bare = NULL;
  g_autoptr (BrgPgnReader) reader = NULL;
  g_autoptr (GBytes) bytes = NULL;
  BrgDeskDraughtsStart start;
  BrgGameTree *tree = NULL;

  brg_desk_draughts_start_read (record, &start);
  bare = brg_game_tree_new_draughts (&start.position);
  if (*record->moves == '\0')
    return g_steal_pointer (&bare);
  bytes = brg_desk_moves_join (bare, record->moves);
  reader = brg_pdn_reader_new_from_bytes (bytes, "moves");
  brg_pgn_reader_next (reader, &tree, error);
  return tree;
}

char *
brg_desk_draughts_write_moves (const BrgGameTree *tree)
{
  const BrgGameNode *root = brg_game_tree_get_root (tree);

  if (root->next == NULL && root->after == NULL)
    return g_strdup ("");
  return g_strchomp (brg_pdn_write_moves (tree));
}

GPtrArray *
brg_desk_draughts_import (GBytes *text, const char *name, GError **error)
{
  g_autofree char *beginning = brg_desk_moves_dup_beginning (text);
  g_autoptr (BrgPgnReader) reader = NULL;

  /* A file of games of chess would be blamed for its first move otherwise. */
  if (!brg_pdn_looks_like (beginning))
    {
      g_set_error_literal (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_NOT_RECOGNISED,
                           _ ("It contains no draughts game."));
      return NULL;
    }
  reader = brg_pdn_reader_new_from_bytes (text, name);
  return brg_desk_moves_read_all (reader, error);
}

char *
brg_desk_draughts_export_tree (const BrgGameTree *tree)
{
  return brg_pdn_write (tree);
}

/* Records cannot tell Russian draughts, draughts-64 and giveaway apart, which have the same moves
 * (rus-draughts-2022 8.1): a record of Russian draughts is one of what the board is for. */
static BrgDiscipline
find_discipline (BrgDraughtsVariant variant, BrgDiscipline present)
{
  gboolean has_same_moves =
      present == BRG_DISCIPLINE_RUSSIAN || present == BRG_DISCIPLINE_DRAUGHTS64;

  switch (variant)
    {
    case BRG_DRAUGHTS_64:
      return has_same_moves ? present : BRG_DISCIPLINE_DRAUGHTS64;
    case BRG_DRAUGHTS_64_MAJORITY:
      return BRG_DISCIPLINE_DRAUGHTS64;
    case BRG_DRAUGHTS_INTERNATIONAL:
      return BRG_DISCIPLINE_INTERNATIONAL;
    case BRG_DRAUGHTS_GIVEAWAY:
      return BRG_DISCIPLINE_GIVEAWAY;
    case BRG_DRAUGHTS_RUSSIAN:
    default:
      return has_same_moves || present == BRG_DISCIPLINE_GIVEAWAY ? present
                                                                  : BRG_DISCIPLINE_RUSSIAN;
    }
}

static void
set_start (BrgStoredGame *record, const BrgDeskDraughtsStart *start)
{
  record->start_number = -1;
  record->is_drawn = FALSE;
  record->start_seed = 0;
  g_free (record->start);
  record->start = brg_desk_draughts_start_write (start);
}

/* What is stored has one notation, whatever the file had. */
static char *
write_plain (const BrgGameTree *tree)
{
  g_autoptr (BrgGameTree) plain = brg_game_tree_copy (tree);
  BrgDraughtsType type = { (BrgDraughtsVariant) brg_game_tree_get_draughts (tree)->variant,
                           BRG_COLOUR_WHITE, brg_draughts_notation_find ("pdn") };
  g_autofree char *value = brg_draughts_type_write (&type);

  brg_game_tree_set_tag (plain, "GameType", value);
  return brg_desk_draughts_write_moves (plain);
}

void
brg_desk_draughts_take_tree (const BrgGameTree *tree, BrgStoredGame *record)
{
  BrgDeskDraughtsStart start = { .position = *brg_game_tree_get_draughts (tree) };

  record->discipline =
      find_discipline ((BrgDraughtsVariant) start.position.variant, record->discipline);
  if (!is_64 ((BrgDraughtsVariant) start.position.variant) ||
      record->discipline != BRG_DISCIPLINE_DRAUGHTS64)
    start.position.variant = (guint8) brg_desk_draughts_find_variant (record->discipline);
  start.is_usual = record->discipline == BRG_DISCIPLINE_DRAUGHTS64 && is_initial (&start.position);
  set_start (record, &start);
  g_free (record->moves);
  record->moves = write_plain (tree);
}

/* What is played there decides who has won: rus-draughts-2022 6.1.7, 8.1. */
char *
brg_desk_draughts_explain_tree (const BrgGameTree *tree, const BrgStoredGame *record)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) brg_game_tree_get_draughts (tree)->variant;
  const char *sentence = NULL;

  switch (find_discipline (variant, record->discipline))
    {
    case BRG_DISCIPLINE_INTERNATIONAL:
      sentence = _ ("This is a game of 100-square draughts: a different discipline is played "
                    "here.");
      break;
    case BRG_DISCIPLINE_GIVEAWAY:
      sentence = _ ("This is a game of giveaway draughts: a different discipline is played "
                    "here.");
      break;
    case BRG_DISCIPLINE_DRAUGHTS64:
      sentence = _ ("This is a game of draughts-64: a different discipline is played here.");
      break;
    case BRG_DISCIPLINE_RUSSIAN:
    case BRG_DISCIPLINE_CHESS:
    case BRG_DISCIPLINE_CHESS960:
    case BRG_DISCIPLINE_RENJU:
    default:
      sentence = _ ("This is a game of 64-square draughts: a different discipline is played "
                    "here.");
      break;
    }
  return find_discipline (variant, record->discipline) == record->discipline ? NULL
                                                                             : g_strdup (sentence);
}

/* Whether a text begins as positions of draughts do: `W:`, `b :`. */
static gboolean
looks_like_position (const char *text)
{
  if (strchr ("wWbB", *text) == NULL || *text == '\0')
    return FALSE;
  text += 1 + strspn (text + 1, " \t");
  return *text == ':';
}

gboolean
brg_desk_draughts_read_position (const char *text, BrgStoredGame *record, char **fault)
{
  g_autofree char *plain = g_strstrip (g_strdup (text));
  BrgDraughtsFenFault found;
  BrgDeskDraughtsStart start;
  BrgDraughtsVariant variant;

  *fault = NULL;
  if (!looks_like_position (plain))
    return FALSE;
  brg_desk_draughts_start_read (record, &start);
  variant = (BrgDraughtsVariant) start.position.variant;
  start = (BrgDeskDraughtsStart){ .position = start.position };
  if (!brg_draughts_fen_read (plain, variant, &start.position, &found))
    {
      *fault = brg_draughts_words_dup_fen_fault (&found);
      return FALSE;
    }
  start.is_usual = is_64 (variant) && is_initial (&start.position);
  set_start (record, &start);
  g_free (record->moves);
  record->moves = g_strdup ("");
  return TRUE;
}

/* On 64 squares numbers are counted in more than one way; letters cannot be misread. */
char *
brg_desk_draughts_write_position (const BrgDeskGame *game)
{
  gboolean is_large = brg_draughts_variant_is_large (brg_desk_draughts_get_variant (game));

  return brg_draughts_fen_write (&game->node->draughts,
                                 is_large ? BRG_DRAUGHTS_FEN_NUMBERS : BRG_DRAUGHTS_FEN_LETTERS);
}
