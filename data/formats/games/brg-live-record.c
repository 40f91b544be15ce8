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

/* `[Name "value"`; @end: (out): behind it. Returns: (transfer full) (nullable): the name */
static char *
read_heading (const char *at, char **value, const char **end)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *name;
  gsize length;

  at += strspn (at, " \t[");
  name = at;
  while (g_ascii_isalnum (*at) || *at == '_')
    at++;
  length = (gsize) (at - name);
  at += strspn (at, " \t");
  if (length == 0 || *at != '"')
    return NULL;
  for (at++; *at != '"'; at++)
    {
      at += *at == '\\' && at[1] != '\0' && at[1] != '\n';
      if (*at == '\0' || *at == '\n')
        return NULL;
      g_string_append_c (text, *at);
    }
  *value = g_strstrip (g_strdup (text->str));
  *end = at + 1;
  return g_strndup (name, length);
}

char *
brg_live_record_dup_name (const char *line)
{
  g_autofree char *value = NULL;
  const char *end;

  return read_heading (line, &value, &end);
}

/* Length of the lines before the moves. */
static gsize
find_moves (const char *record)
{
  const char *at = record;

  while (*at != '\0')
    {
      gsize length = strcspn (at, "\n");

      if (strspn (at, " \t") < length && !brg_live_record_is_heading (at))
        break;
      at += length + (at[length] == '\n');
    }
  return (gsize) (at - record);
}

/* Headings as they stand there, whatever the moves are like; several may stand on one line. */
static GHashTable *
read_tags (const char *record)
{
  GHashTable *tags = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  const char *moves = record + find_moves (record);

  for (const char *at = strchr (record, '['); at != NULL && at < moves; at = strchr (at, '['))
    {
      char *value = NULL;
      const char *end = at + 1;
      char *name = read_heading (at, &value, &end);

      at = end;
      if (name != NULL)
        g_hash_table_replace (tags, name, value);
    }
  return tags;
}

/* The moves as words with a blank between: no comments, in braces or to the end of the line. */
static char *
dup_plain_moves (const char *record)
{
  GString *plain = g_string_new (NULL);

  for (const char *at = record + find_moves (record); *at != '\0'; at++)
    {
      if (*at == '{')
        at += strcspn (at, "}");
      else if (*at == ';')
        at += strcspn (at, "\n");
      else if (!g_ascii_isspace (*at))
        {
          g_string_append_c (plain, *at);
          continue;
        }
      if (plain->len > 0 && plain->str[plain->len - 1] != ' ')
        g_string_append_c (plain, ' ');
      if (*at == '\0')
        break;
    }
  return g_strchomp (g_string_free (plain, FALSE));
}

static const char *
get_tag (GHashTable *tags, const char *name)
{
  const char *value = g_hash_table_lookup (tags, name);

  return value != NULL && !g_str_equal (value, "?") && !g_str_equal (value, "-") ? value : "";
}

/* "07" is board 7, "3.02" board 2 of match 3. */
static char *
dup_board (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      gsize zeros = strspn (parts[i], "0");

      memmove (parts[i], parts[i] + zeros, strlen (parts[i] + zeros) + 1);
    }
  return g_strjoinv (".", parts);
}

/* What stands behind the round is the board, or the match with its board in a heading. */
static char *
join_board (const char *behind, const char *board)
{
  g_autofree char *rest = dup_board (behind);
  g_autofree char *own = dup_board (board);

  if (*rest == '\0' || *own == '\0' || g_str_equal (rest, own) || strchr (rest, '.') != NULL)
    return g_strdup (*rest != '\0' ? rest : own);
  return g_strdup_printf ("%s.%s", rest, own);
}

/* "5", or "5.3", "5.3.2" with the board behind the round; else the board has a heading. */
static void
set_place (BrgLiveGame *game, GHashTable *tags)
{
  const char *round = get_tag (tags, "Round");
  const char *heading = get_tag (tags, *get_tag (tags, "Board") != '\0' ? "Board" : "Table");
  g_autofree char *board = brg_live_game_dup_board (heading);
  char *end = NULL;
  gint64 number = g_ascii_strtoll (round, &end, 10);
  gboolean is_read = end != round && number > 0 && number < 1000 && (*end == '\0' || *end == '.');
  g_autofree char *place = NULL;

  place = join_board (is_read && *end == '.' ? end + 1 : "", board);
  brg_live_game_set_text (&game->board, place);
  game->round = is_read ? (gint) number : 0;
  if (!is_read && *round != '\0')
    brg_live_game_doubt_round (game, round);
}

/* A number of zeros is none. */
static const char *
get_id (GHashTable *tags, const char *name)
{
  const char *id = get_tag (tags, name);

  return id + strspn (id, "0");
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

/* "4." alone. */
static gboolean
is_number (const char *word)
{
  gsize n_digits = strspn (word, "0123456789");

  return n_digits > 0 && word[n_digits] == '.' &&
         word[n_digits + strspn (word + n_digits, ".")] == '\0';
}

/* Takes the kings off the end of the record, which are no moves. Returns: how many, 0 to 2; @signs
 * gets their squares, the last one first. */
static guint
cut_kings (char *record, char signs[2][2])
{
  gsize end = strlen (record);
  guint n_signs = 0;

  while (n_signs < 2 && end > 0)
    {
      gsize start;
      g_autofree char *word = NULL;
      const char *square;

      end = find_word (record, end, &start);
      word = g_strndup (record + start, end - start);
      end = start;
      if ((n_signs == 0 && is_result (word)) || is_number (word))
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

/* A game of chess that ends with kings where they cannot go. @moves: without comments */
static BrgGameTree *
read_signed (BrgLiveGame *game, const char *record, const char *moves)
{
  g_autofree char *head = g_strndup (record, find_moves (record));
  g_autofree char *rest = g_strdup (moves);
  g_autofree char *whole = NULL;
  g_autoptr (BrgGameTree) tree = NULL;
  char signs[2][2];
  char kings[2][2];
  guint n_signs = cut_kings (rest, signs);

  if (n_signs > 0)
    {
      whole = g_strconcat (head, "\n", rest, "\n", NULL);
      tree = read_moves (whole, NULL);
    }
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

/* What is still being received, or was cut off, does not end with its result; else both agree. */
static void
look_at_end (BrgLiveGame *game, const char *moves)
{
  gsize start;
  gsize end = find_word (moves, strlen (moves), &start);
  g_autofree char *word = g_strndup (moves + start, end - start);
  BrgOutcome white;
  BrgOutcome black;

  if (!is_result (word))
    {
      if (game->white_outcome != BRG_OUTCOME_NONE)
        brg_live_game_doubt (game, _ ("The record is cut off before its end."));
      return;
    }
  brg_live_games_read_result (word, &white, &black);
  if (game->white_outcome == BRG_OUTCOME_NONE)
    {
      game->white_outcome = white;
      game->black_outcome = black;
    }
  else if (white != game->white_outcome || black != game->black_outcome)
    /* Translators: %s is a result, "1-0" or "*" */
    brg_live_game_doubt (game, _ ("The moves end with %s."), word);
}

/* Without a move nobody has played over the board, or the program has no moves. */
static void
look_for_forfeit (BrgLiveGame *game, GHashTable *tags)
{
  if (game->white_outcome == BRG_OUTCOME_NONE || brg_outcome_is_forfeit (game->white_outcome))
    return;
  if (is_unplayed (get_tag (tags, "Termination")) && game->white_outcome != BRG_OUTCOME_DRAW)
    {
      game->white_outcome = game->white_outcome == BRG_OUTCOME_WIN ? BRG_OUTCOME_FORFEIT_WIN
                                                                   : BRG_OUTCOME_FORFEIT_LOSS;
      game->black_outcome = game->black_outcome == BRG_OUTCOME_WIN ? BRG_OUTCOME_FORFEIT_WIN
                                                                   : BRG_OUTCOME_FORFEIT_LOSS;
    }
  else
    brg_live_game_doubt (game, _ ("No moves: was it played?"));
}

BrgLiveGame *
brg_live_record_read (const char *record, guint line)
{
  BrgLiveGame *game = brg_live_game_new (line);
  g_autoptr (GHashTable) tags = read_tags (record);
  g_autofree char *moves = dup_plain_moves (record);
  g_autoptr (GError) error = NULL;

  set_place (game, tags);
  brg_live_game_set_text (&game->white, get_tag (tags, "White"));
  brg_live_game_set_text (&game->black, get_tag (tags, "Black"));
  brg_live_game_set_text (&game->white_id, get_id (tags, "WhiteFideId"));
  brg_live_game_set_text (&game->black_id, get_id (tags, "BlackFideId"));
  brg_live_game_set_result (game, get_tag (tags, "Result"));
  look_at_end (game, moves);
  /* Without a move nothing tells whether it is chess. */
  if (*moves == '\0' || is_result (moves))
    {
      look_for_forfeit (game, tags);
      return game;
    }
  game->tree = read_moves (record, &error);
  if (game->tree == NULL)
    game->tree = read_signed (game, record, moves);
  if (game->tree == NULL && error != NULL)
    {
      g_autofree char *words = brg_format_error_dup_words (error);

      brg_live_game_doubt (game, _ ("The moves cannot be read: %s"), words);
    }
  return game;
}
