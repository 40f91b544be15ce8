/* brg-live-games.c - what a file says of games of a round: a file of records, or a table
 *
 * Tests: tests/data/test-live-games.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-live-games.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-csv.h"
#include "brg-live-games-private.h"
#include "brg-text-file.h"
#include "brg-text-limits.h"
#include "brg-text-tidy.h"

BrgLiveGame *
brg_live_game_new (guint line)
{
  BrgLiveGame *game = g_new0 (BrgLiveGame, 1);

  game->source = g_strdup ("");
  game->line = line;
  game->board = g_strdup ("");
  game->white = g_strdup ("");
  game->black = g_strdup ("");
  game->white_id = g_strdup ("");
  game->black_id = g_strdup ("");
  game->white_outcome = game->black_outcome = BRG_OUTCOME_NONE;
  game->doubts = g_ptr_array_new_with_free_func (g_free);
  return game;
}

void
brg_live_game_free (BrgLiveGame *game)
{
  if (game == NULL)
    return;
  g_free (game->source);
  g_free (game->board);
  g_free (game->white);
  g_free (game->black);
  g_free (game->white_id);
  g_free (game->black_id);
  brg_game_tree_free (game->tree);
  g_ptr_array_unref (game->doubts);
  g_free (game);
}

void
brg_live_game_set_text (char **place, const char *text)
{
  g_free (*place);
  *place = brg_text_dup_quoted (text);
}

void
brg_live_game_doubt (BrgLiveGame *game, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_ptr_array_add (game->doubts, brg_text_dup_message (format, arguments));
  va_end (arguments);
}

/* ----- Results ----- */

/* As they stand without blanks, with one sign for all dashes. */
static const struct
{
  const char *text;
  BrgOutcome white;
  BrgOutcome black;
} results[] = {
  { "", BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
  { "*", BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
  { "1-0", BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
  { "2-0", BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
  { "0-1", BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
  { "0-2", BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
  { "1/2-1/2", BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "1/2", BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "0.5-0.5", BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "½-½", BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "½", BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "1-1", BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "=", BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "=-=", BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "draw", BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "ничья", BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "нічия", BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { "1.0-0.0", BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
  { "0.0-1.0", BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
  { "0-0", BRG_OUTCOME_LOSS, BRG_OUTCOME_LOSS },
  { "1-0f", BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  { "1f-0f", BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  { "0-1f", BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
  { "0f-1f", BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
  { "0f-0f", BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  { "+--", BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  { "+/-", BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  { "+-", BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  { "--+", BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
  { "-/+", BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
  { "-+", BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
  { "---", BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  { "-/-", BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  { "--", BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
};

static gboolean
is_dash (gunichar c)
{
  return (c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == ':';
}

static char *
dup_plain_result (const char *text)
{
  GString *plain = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (is_dash (c))
        g_string_append_c (plain, '-');
      else if (c == ',')
        g_string_append_c (plain, '.');
      else if (!g_unichar_isspace (c) && c != 0x2060)
        g_string_append_unichar (plain, g_unichar_tolower (c));
    }
  return g_string_free (plain, FALSE);
}

gboolean
brg_live_games_read_result (const char *text, BrgOutcome *white, BrgOutcome *black)
{
  g_autofree char *plain = NULL;

  g_return_val_if_fail (text != NULL && white != NULL && black != NULL, FALSE);

  plain = dup_plain_result (text);
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    if (g_str_equal (plain, results[i].text))
      {
        *white = results[i].white;
        *black = results[i].black;
        return TRUE;
      }
  *white = *black = BRG_OUTCOME_NONE;
  return FALSE;
}

void
brg_live_game_doubt_round (BrgLiveGame *game, const char *text)
{
  g_autofree char *quoted = brg_text_dup_quoted (text);

  brg_live_game_doubt (game, _ ("The round “%s” is not understood."), quoted);
}

void
brg_live_game_set_result (BrgLiveGame *game, const char *text)
{
  game->is_unclear = !brg_live_games_read_result (text, &game->white_outcome, &game->black_outcome);
  if (game->is_unclear)
    {
      g_autofree char *quoted = brg_text_dup_quoted (text);

      brg_live_game_doubt (game, _ ("The result “%s” is not understood."), quoted);
    }
}

/* ----- Records ----- */

/* Lines that begin with a percent sign are for programs; a remark may stand before all games. */
static gboolean
looks_like_records (const char *text)
{
  while (g_ascii_isspace (*text) || *text == '%' || *text == ';')
    text = g_ascii_isspace (*text) ? text + 1 : text + strcspn (text, "\n");
  return brg_live_record_is_heading (text);
}

/* A comment in braces goes over lines and may have anything in it; one behind a semicolon ends with
 * the line. */
static gboolean
is_in_comment (const char *line, gsize length, gboolean was_in_comment)
{
  for (gsize i = 0; i < length; i++)
    if (line[i] == '{')
      was_in_comment = TRUE;
    else if (line[i] == '}')
      was_in_comment = FALSE;
    else if (line[i] == ';' && !was_in_comment)
      return FALSE;
  return was_in_comment;
}

/* A whole heading alone on its line behind an empty one: the comment before was never closed. */
static gboolean
is_whole_heading (const char *line, gsize length)
{
  g_autofree char *text = g_strstrip (g_strndup (line, length));
  g_autofree char *name = brg_live_record_dup_name (text);

  return name != NULL && g_str_has_suffix (text, "\"]");
}

static gboolean
refuse_more (GError **error)
{
  g_set_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_TOO_LARGE,
               ngettext ("More than %d game.", "More than %d games.", BRG_LIVE_GAMES_MOST),
               BRG_LIVE_GAMES_MOST);
  return FALSE;
}

static gboolean
add_record (GPtrArray *games, const char *from, const char *end, guint line, GError **error)
{
  g_autofree char *record = g_strndup (from, end - from);

  if (*g_strstrip (record) == '\0')
    return TRUE;
  if (games->len == BRG_LIVE_GAMES_MOST)
    return refuse_more (error);
  g_ptr_array_add (games, brg_live_record_read (record, line));
  return TRUE;
}

/* Where a file of records is read. */
typedef struct
{
  GPtrArray *games;
  const char *from; /* where the record begins, NULL before the first one */
  guint from_line;
  gboolean has_moves;
  gboolean in_comment;
  gboolean is_behind_blank;
  GHashTable *names; /* of its headings */
} Records;

/* A record begins with a heading behind moves, or one that the record has already. */
static gboolean
read_head_line (Records *records, const char *at, guint line, GError **error)
{
  char *name = brg_live_record_dup_name (at);
  gboolean is_new = records->from == NULL || records->has_moves ||
                    (name != NULL && g_hash_table_contains (records->names, name));

  if (is_new && records->from != NULL &&
      !add_record (records->games, records->from, at, records->from_line, error))
    {
      g_free (name);
      return FALSE;
    }
  if (is_new)
    {
      records->from = at;
      records->from_line = line;
      records->has_moves = FALSE;
      g_hash_table_remove_all (records->names);
    }
  if (name != NULL)
    g_hash_table_add (records->names, name);
  return TRUE;
}

static gboolean
read_line (Records *records, const char *at, gsize length, guint line, GError **error)
{
  gboolean is_blank = strspn (at, " \t") >= length;
  gboolean is_open = records->in_comment && records->is_behind_blank &&
                     brg_live_record_is_heading (at) && is_whole_heading (at, length);

  records->is_behind_blank = is_blank;
  if (is_open)
    records->in_comment = FALSE;
  if (*at == '%' && !records->in_comment)
    return TRUE;
  if (!records->in_comment && brg_live_record_is_heading (at))
    return read_head_line (records, at, line, error);
  records->in_comment = is_in_comment (at, length, records->in_comment);
  records->has_moves = records->has_moves || (!is_blank && records->from != NULL);
  return TRUE;
}

static gboolean
read_records (GPtrArray *games, const char *text, GError **error)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Records records = { .games = games, .names = names };
  guint line = 1;

  for (const char *at = text; *at != '\0'; line++)
    {
      gsize length = strcspn (at, "\n");

      if (!read_line (&records, at, length, line, error))
        return FALSE;
      at += length + (at[length] == '\n');
    }
  return records.from == NULL ||
         add_record (games, records.from, text + strlen (text), records.from_line, error);
}

/* ----- Tables ----- */

typedef enum
{
  COLUMN_ROUND,
  COLUMN_BOARD,
  COLUMN_WHITE,
  COLUMN_BLACK,
  COLUMN_RESULT,
  N_COLUMNS,
} Column;

/* Headings in folded spelling, separated by bars: English, Russian, Ukrainian. */
static const char *const headings[N_COLUMNS] = {
  [COLUMN_ROUND] = "round|rd|rnd|тур|круг|коло",
  [COLUMN_BOARD] = "board|table|bo|no|board no|доска|стол|no доски|номер доски|дошка|стіл|no дошки",
  [COLUMN_WHITE] = "white|белые|білі",
  [COLUMN_BLACK] = "black|черные|чорні",
  [COLUMN_RESULT] = "result|res|результат|рез|итог|підсумок",
};

static char *
fold_heading (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "№", -1);
  g_autofree char *spelled = g_strjoinv ("no ", parts);

  return brg_text_fold (spelled);
}

static gboolean
is_named (const char *text, const char *words)
{
  g_autofree char *folded = fold_heading (text);
  g_auto (GStrv) list = g_strsplit (words, "|", -1);

  return g_strv_contains ((const char *const *) list, folded);
}

/* Where each column stands, -1 for nowhere. Returns: whether the row names a column of results and
 * one that tells the board. */
static gboolean
read_headings (const BrgCsv *csv, guint row, gint columns[N_COLUMNS])
{
  for (guint k = 0; k < N_COLUMNS; k++)
    columns[k] = -1;
  for (guint i = 0; i < brg_csv_get_row_length (csv, row); i++)
    for (guint k = 0; k < N_COLUMNS; k++)
      if (columns[k] < 0 && is_named (brg_csv_get_cell (csv, row, i)->text, headings[k]))
        columns[k] = (gint) i;
  return columns[COLUMN_RESULT] >= 0 &&
         (columns[COLUMN_BOARD] >= 0 || (columns[COLUMN_WHITE] >= 0 && columns[COLUMN_BLACK] >= 0));
}

/* Above the headings may stand what the list is of, and its day. */
#define MOST_TITLE_ROWS 5u

/* The row of the headings, -1 for none. */
static gint
find_headings (const BrgCsv *csv, gint columns[N_COLUMNS])
{
  for (guint row = 0; row < MIN (csv->rows->len, MOST_TITLE_ROWS + 1); row++)
    if (read_headings (csv, row, columns))
      return (gint) row;
  return -1;
}

static const char *
get_text (const BrgCsv *csv, guint row, gint column)
{
  const BrgCsvCell *cell = column >= 0 ? brg_csv_get_cell (csv, row, (guint) column) : NULL;

  return cell != NULL ? cell->text : "";
}

/* The number of "Board 5", "доска 5", "№ 5"; what is no such thing as it stands. */
char *
brg_live_game_dup_board (const char *text)
{
  g_autofree char *tidy = brg_text_tidy (text);
  gsize length = strcspn (tidy, "0123456789");
  g_autofree char *word = g_strndup (tidy, length);

  if (length == 0 || tidy[length] == '\0' ||
      !is_named (g_strdelimit (word, ".#:", ' '), headings[COLUMN_BOARD]))
    return g_steal_pointer (&tidy);
  return g_strdup (tidy + length);
}

/* Without headings a table has two columns or four, and begins with a board. */
static gboolean
guess_columns (const BrgCsv *csv, gint columns[N_COLUMNS])
{
  g_autofree char *first = NULL;

  for (guint k = 0; k < N_COLUMNS; k++)
    columns[k] = -1;
  columns[COLUMN_BOARD] = 0;
  columns[COLUMN_RESULT] = (gint) csv->n_columns - 1;
  if (csv->n_columns == 4)
    {
      columns[COLUMN_WHITE] = 1;
      columns[COLUMN_BLACK] = 2;
    }
  first = brg_live_game_dup_board (get_text (csv, 0, 0));
  return (csv->n_columns == 2 || csv->n_columns == 4) && g_ascii_isdigit (*first);
}

static void
set_tidy (char **place, const char *text)
{
  g_autofree char *tidy = brg_text_tidy (text);

  brg_live_game_set_text (place, tidy);
}

static BrgLiveGame *
read_row (const BrgCsv *csv, guint row, const gint columns[N_COLUMNS])
{
  BrgLiveGame *game = brg_live_game_new (brg_csv_get_cell (csv, row, 0)->line);
  const char *round = get_text (csv, row, columns[COLUMN_ROUND]);
  g_autofree char *board = brg_live_game_dup_board (get_text (csv, row, columns[COLUMN_BOARD]));
  guint64 number = 0;

  brg_live_game_set_text (&game->board, board);
  set_tidy (&game->white, get_text (csv, row, columns[COLUMN_WHITE]));
  set_tidy (&game->black, get_text (csv, row, columns[COLUMN_BLACK]));
  brg_live_game_set_result (game, get_text (csv, row, columns[COLUMN_RESULT]));
  if (*round != '\0' && !g_ascii_string_to_unsigned (round, 10, 1, 999, &number, NULL))
    brg_live_game_doubt_round (game, round);
  game->round = (gint) number;
  return game;
}

static gboolean
read_table (GPtrArray *games, const BrgTextFile *file, GError **error)
{
  const BrgCsvWatch watch = { .most_rows = BRG_LIVE_GAMES_MOST };
  g_autoptr (BrgCsv) csv = brg_csv_read_watched (file->text, (gssize) file->length, file->name,
                                                 BRG_CSV_DETECT, &watch, error);
  gint columns[N_COLUMNS];
  gint heading;

  if (csv == NULL)
    return FALSE;
  heading = find_headings (csv, columns);
  if (csv->rows->len > 0 && heading < 0)
    {
      if (!guess_columns (csv, columns))
        {
          brg_format_set_error (error, BRG_FORMAT_ERROR_NOT_RECOGNISED, file->name, 1, 1,
                                _ ("neither records of games nor a table of results: the first row"
                                   " names board and result, or White, Black and result"));
          return FALSE;
        }
    }
  if (csv->n_more > 0)
    return refuse_more (error);
  for (guint row = (guint) (heading + 1); row < csv->rows->len; row++)
    g_ptr_array_add (games, read_row (csv, row, columns));
  return TRUE;
}

/* Every line ends with LF, and no mark stands before the first. */
static char *
dup_lines (const char *text)
{
  GString *lines = g_string_new (NULL);

  if (g_str_has_prefix (text, "\ufeff"))
    text += strlen ("\ufeff");
  for (; *text != '\0'; text++)
    if (*text != '\r')
      g_string_append_c (lines, *text);
    else if (text[1] != '\n')
      g_string_append_c (lines, '\n');
  return g_string_free (lines, FALSE);
}

/* A file that is being received may end within a letter of several bytes. */
static GBytes *
dup_whole_letters (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  const char *end = text;
  gsize n_rest;

  if (length == 0 || g_utf8_validate_len (text, length, &end))
    return g_bytes_ref (bytes);
  n_rest = length - (gsize) (end - text);
  /* A zero byte is told in the same way. */
  if (memchr (end, '\0', n_rest) != NULL ||
      g_utf8_get_char_validated (end, (gssize) n_rest) != (gunichar) -2)
    return g_bytes_ref (bytes);
  return g_bytes_new_from_bytes (bytes, 0, length - n_rest);
}

GPtrArray *
brg_live_games_read (GBytes *bytes, const char *name, GError **error)
{
  g_autoptr (GPtrArray) games =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_live_game_free);
  g_autoptr (BrgTextFile) file = NULL;
  g_autoptr (GBytes) whole = NULL;
  g_autofree char *text = NULL;
  gboolean done;

  g_return_val_if_fail (bytes != NULL && name != NULL, NULL);

  whole = dup_whole_letters (bytes);
  file = brg_text_file_new_from_bytes (whole, name, error);
  if (file == NULL)
    return NULL;
  text = dup_lines (file->text);
  done = looks_like_records (text) ? read_records (games, text, error)
                                   : read_table (games, file, error);
  for (guint i = 0; i < games->len; i++)
    {
      BrgLiveGame *game = games->pdata[i];

      g_free (game->source);
      game->source = g_strdup (name);
    }
  return done ? g_steal_pointer (&games) : NULL;
}
