/* brg-live-record.c - a record of a live board: its headings, its moves as far as they go, its end
 *
 * Tests: tests/data/test-live-games.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-game-tags.h"
#include "brg-live-games-private.h"
#include "brg-pdn.h"
#include "brg-rjn.h"

gboolean
brg_live_record_is_heading (const char *line)
{
  while (*line == ' ' || *line == '\t')
    line++;
  return line[0] == '[' && g_ascii_isalpha (line[1]);
}

/* Length of the lines before the moves. */
static gsize
find_moves (const char *record)
{
  const char *at = record;

  while (*at != '\0')
    {
      gsize length = strcspn (at, "\n");

      if (strspn (at, " \t\r") < length && !brg_live_record_is_heading (at))
        break;
      at += length + (at[length] == '\n');
    }
  return (gsize) (at - record);
}

/* Headings as they stand there, whatever the moves are like. */
static GHashTable *
read_tags (const char *record)
{
  static GRegex *shape = NULL;
  GHashTable *tags = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GMatchInfo) match = NULL;

  if (g_once_init_enter (&shape))
    g_once_init_leave (&shape, g_regex_new ("^\\s*\\[\\s*(\\w+)\\s+\"((?:[^\"\\\\\\n]|\\\\.)*)\"",
                                            G_REGEX_MULTILINE | G_REGEX_OPTIMIZE, 0, NULL));
  g_regex_match_full (shape, record, (gssize) find_moves (record), 0, 0, &match, NULL);
  while (g_match_info_matches (match))
    {
      char *name = g_match_info_fetch (match, 1);
      char *value = g_match_info_fetch (match, 2);

      g_hash_table_replace (tags, name, g_strstrip (value));
      g_match_info_next (match, NULL);
    }
  return tags;
}

static const char *
get_tag (GHashTable *tags, const char *name)
{
  const char *value = g_hash_table_lookup (tags, name);

  return value != NULL && !g_str_equal (value, "?") && !g_str_equal (value, "-") ? value : "";
}

/* "5", or "5.3", "5.3.2" with the board behind the round; else the board has a heading. */
static void
set_place (BrgLiveGame *game, GHashTable *tags)
{
  const char *round = get_tag (tags, "Round");
  char *end = NULL;
  gint64 number = g_ascii_strtoll (round, &end, 10);

  if (end != round && number > 0 && number < 1000 && (*end == '\0' || *end == '.'))
    {
      game->round = (gint) number;
      g_free (game->board);
      game->board = g_strdup (*end == '.' ? end + 1 : get_tag (tags, "Board"));
      return;
    }
  g_free (game->board);
  game->board = g_strdup (get_tag (tags, "Board"));
  if (*round != '\0')
    brg_live_game_doubt (game, _ ("The round “%s” is not understood."), round);
}

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static BrgGameTree *
read_moves (const char *record, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (record, strlen (record));
  g_autoptr (BrgPgnReader) reader =
      brg_rjn_looks_like (record)   ? brg_rjn_reader_new_from_bytes (bytes, "record")
      : brg_pdn_looks_like (record) ? brg_pdn_reader_new_from_bytes (bytes, "record")
                                    : brg_pgn_reader_new_from_bytes (bytes, "record");
  BrgGameTree *tree = NULL;

  brg_pgn_reader_next (reader, &tree, error);
  return tree;
}

/* ----- Kings in the centre ----- */

static gboolean
is_result (const char *word)
{
  BrgOutcome white;
  BrgOutcome black;

  return *word != '\0' && brg_live_games_read_result (word, &white, &black);
}

/* "Ke4", "Kxd5": a square of the centre, or NULL. */
static const char *
find_centre (const char *word)
{
  const char *dots = strrchr (word, '.');
  const char *square = dots != NULL ? dots + 1 : word;

  if (*square != 'K')
    return NULL;
  square += square[1] == 'x' ? 2 : 1;
  return (square[0] == 'd' || square[0] == 'e') && (square[1] == '4' || square[1] == '5') ? square
                                                                                          : NULL;
}

/* The last words of the moves, from the end; the result is passed over. */
static gsize
find_word (const char *record, gsize end, gsize *start)
{
  while (end > 0 && g_ascii_isspace (record[end - 1]))
    end--;
  *start = end;
  while (*start > 0 && !g_ascii_isspace (record[*start - 1]))
    (*start)--;
  return end;
}

/* Takes the kings off the end of the record, which are no moves. Returns: how many, 0 to 2; @signs
 * gets their squares, the last one first. */
static guint
cut_kings (char *record, char signs[2][2])
{
  gsize end = strlen (record);
  guint n_signs = 0;

  while (n_signs < 2)
    {
      gsize start;
      g_autofree char *word = NULL;
      const char *square;

      end = find_word (record, end, &start);
      word = g_strndup (record + start, end - start);
      end = start;
      if (n_signs == 0 && is_result (word))
        continue;
      square = find_centre (word);
      if (square == NULL)
        break;
      signs[n_signs][0] = square[0];
      signs[n_signs][1] = square[1];
      n_signs++;
      record[start] = '\0';
    }
  return n_signs;
}

/* Squares of the kings after the signs: of who made none as the board has them. */
static gboolean
find_kings (const BrgGameTree *tree, char signs[2][2], guint n_signs, char kings[2][2])
{
  const BrgGameNode *last = brg_game_tree_get_last (tree);

  if (brg_game_tree_get_kind (tree) != BRG_GAME_OF_CHESS)
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      BrgChessSquare square =
          brg_position_king (&last->position, i == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK);

      kings[i][0] = (char) ('a' + brg_chess_square_file (square));
      kings[i][1] = (char) ('1' + brg_chess_square_rank (square));
    }
  for (guint i = 0; i < n_signs; i++)
    {
      guint mover = (last->position.turn == BRG_COLOUR_WHITE ? 0U : 1U) ^ (i & 1);

      memcpy (kings[mover], signs[n_signs - 1 - i], 2);
    }
  return TRUE;
}

static gboolean
is_light (const char square[2])
{
  return (square[0] - 'a' + square[1] - '1') % 2 == 1;
}

static gboolean
is_centre (const char square[2])
{
  return (square[0] == 'd' || square[0] == 'e') && (square[1] == '4' || square[1] == '5');
}

static void
take_sign (BrgLiveGame *game, const char *text)
{
  BrgOutcome white;
  BrgOutcome black;

  brg_live_games_read_result (text, &white, &black);
  if (game->white_outcome == BRG_OUTCOME_NONE)
    {
      game->white_outcome = white;
      game->black_outcome = black;
    }
  else if (game->white_outcome != white || game->black_outcome != black)
    /* Translators: %s is a result, "1-0" */
    brg_live_game_doubt (game, _ ("The kings in the centre say %s."), text);
}

/* A game of chess that ends with kings where they cannot go. */
static BrgGameTree *
read_signed (BrgLiveGame *game, const char *record)
{
  g_autofree char *moves = g_strdup (record);
  g_autoptr (BrgGameTree) tree = NULL;
  char signs[2][2];
  char kings[2][2];
  guint n_signs = cut_kings (moves, signs);

  if (n_signs > 0)
    tree = read_moves (moves, NULL);
  if (tree == NULL || !find_kings (tree, signs, n_signs, kings) || !is_centre (kings[0]) ||
      !is_centre (kings[1]))
    return NULL;
  if (is_light (kings[0]) != is_light (kings[1]))
    take_sign (game, "1/2-1/2");
  else
    take_sign (game, is_light (kings[0]) ? "1-0" : "0-1");
  return g_steal_pointer (&tree);
}

/* ----- The end ----- */

static gboolean
has_won (const BrgLiveGame *game)
{
  return game->white_outcome == BRG_OUTCOME_WIN || game->black_outcome == BRG_OUTCOME_WIN;
}

/* Whether a game without a move was not played: programs write that in different words. */
static gboolean
is_unplayed (const char *termination)
{
  static const char *const words[] = { "forfeit", "unplayed", "no show", "default", "bye" };
  g_autofree char *small = g_ascii_strdown (termination, -1);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strstr (small, words[i]) != NULL)
      return strstr (small, "time") == NULL;
  return FALSE;
}

/* What is still being received, or was cut off, does not end with its result. */
static gboolean
has_end (const char *record)
{
  gsize start;
  gsize end = find_word (record, strlen (record), &start);
  g_autofree char *word = g_strndup (record + start, end - start);

  return is_result (word);
}

static void
look_at_moves (BrgLiveGame *game, GHashTable *tags)
{
  gboolean has_moves = brg_game_tree_get_last (game->tree) != brg_game_tree_get_root (game->tree);
  BrgGameResult end = brg_game_tree_get_result (game->tree);

  if (game->white_outcome == BRG_OUTCOME_NONE && end != BRG_GAME_OPEN)
    brg_live_game_set_result (game, brg_game_result_text (end));
  if (has_moves || !has_won (game))
    return;
  if (is_unplayed (get_tag (tags, "Termination")))
    {
      gboolean is_white = game->white_outcome == BRG_OUTCOME_WIN;

      game->white_outcome = is_white ? BRG_OUTCOME_FORFEIT_WIN : BRG_OUTCOME_FORFEIT_LOSS;
      game->black_outcome = is_white ? BRG_OUTCOME_FORFEIT_LOSS : BRG_OUTCOME_FORFEIT_WIN;
    }
  else
    brg_live_game_doubt (game, _ ("No moves: was it played?"));
}

BrgLiveGame *
brg_live_record_read (const char *record, guint line)
{
  BrgLiveGame *game = brg_live_game_new (line);
  g_autoptr (GHashTable) tags = read_tags (record);
  g_autoptr (GError) error = NULL;

  set_place (game, tags);
  set_text (&game->white, get_tag (tags, "White"));
  set_text (&game->black, get_tag (tags, "Black"));
  set_text (&game->white_id, get_tag (tags, "WhiteFideId"));
  set_text (&game->black_id, get_tag (tags, "BlackFideId"));
  brg_live_game_set_result (game, get_tag (tags, "Result"));
  if (game->white_outcome != BRG_OUTCOME_NONE && !has_end (record))
    brg_live_game_doubt (game, _ ("The record is cut off before its end."));
  game->tree = read_moves (record, &error);
  if (game->tree == NULL)
    game->tree = read_signed (game, record);
  if (game->tree != NULL)
    look_at_moves (game, tags);
  else if (error != NULL)
    {
      g_autofree char *words = brg_format_error_dup_words (error);

      brg_live_game_doubt (game, _ ("The moves cannot be read: %s"), words);
    }
  return game;
}
