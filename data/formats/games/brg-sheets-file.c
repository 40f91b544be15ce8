/* brg-sheets-file.c - scoresheets as a text file
 *
 * Tests: tests/data/test-sheets-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sheets-file.h"

#include "brg-fen-fault.h"
#include "brg-fen.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef enum
{
  KEY_ID,
  KEY_WHITE_LANGUAGE,
  KEY_BLACK_LANGUAGE,
  KEY_WHITE,
  KEY_BLACK,
  KEY_PLIES,
  KEY_BOARD,
  KEY_PASSED_OVER,
} Key;

static const struct
{
  const char *name;
  Key key;
  gboolean is_needed;
} keys[] = {
  { "id", KEY_ID, TRUE },
  { "white-lang", KEY_WHITE_LANGUAGE, TRUE },
  { "black-lang", KEY_BLACK_LANGUAGE, TRUE },
  { "white", KEY_WHITE, TRUE },
  { "black", KEY_BLACK, TRUE },
  { "plies", KEY_PLIES, FALSE },
  { "board", KEY_BOARD, FALSE },
  { "kind", KEY_PASSED_OVER, FALSE },
  { "parts", KEY_PASSED_OVER, FALSE },
  { "agreed", KEY_PASSED_OVER, FALSE },
  { "completion", KEY_PASSED_OVER, FALSE },
  { "fill", KEY_PASSED_OVER, FALSE },
  { "moves", KEY_PASSED_OVER, FALSE },
  { "repair", KEY_PASSED_OVER, FALSE },
  { "rejoin", KEY_PASSED_OVER, FALSE },
};

/* A file while it is read. */
typedef struct
{
  const char *name;
  GPtrArray *games;
  BrgSheetsGame *game; /* the block that has begun; not yet owned by games */
  guint seen;          /* bit i for keys[i] */
  guint line;
  const char *text; /* of the line */
} Reader;

void
brg_sheets_game_free (BrgSheetsGame *game)
{
  if (game == NULL)
    return;
  g_free (game->id);
  g_strfreev (game->entries[0]);
  g_strfreev (game->entries[1]);
  g_free (game);
}

/* The column of a place in the line. */
static guint
get_column (const Reader *reader, const char *at)
{
  return (guint) g_utf8_pointer_to_offset (reader->text, at) + 1;
}

/* Where a move begins behind its number: `12.`, `12...`. */
static const char *
skip_number (const char *word)
{
  const char *p = word;

  while (g_ascii_isdigit (*p))
    p++;
  if (p == word || *p != '.')
    return word;
  while (*p == '.')
    p++;
  return p;
}

char **
brg_sheets_file_split (const char *value)
{
  g_auto (GStrv) words = g_strsplit_set (value != NULL ? value : "", " \t", -1);
  GPtrArray *entries;

  g_return_val_if_fail (value != NULL, NULL);

  entries = g_ptr_array_new ();
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *entry = skip_number (words[i]);

      if (*entry != '\0')
        g_ptr_array_add (entries, g_strdup (entry));
    }
  g_ptr_array_add (entries, NULL);
  return (char **) g_ptr_array_free (entries, FALSE);
}

static gboolean
read_sheet (Reader *reader, guint index, const char *value, GError **error)
{
  BrgSheet *sheet = &reader->game->question.sheets[index];
  char **entries = brg_sheets_file_split (value);

  reader->game->entries[index] = entries;
  sheet->entries = (const char *const *) entries;
  sheet->n_entries = g_strv_length (entries);
  if (sheet->n_entries <= BRG_SHEETS_FILE_MAX_PLIES)
    return TRUE;
  brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, reader->name, reader->line,
                        get_column (reader, value), _ ("%u half-moves, expected at most %u"),
                        sheet->n_entries, (guint) BRG_SHEETS_FILE_MAX_PLIES);
  return FALSE;
}

static gboolean
read_language (Reader *reader, guint index, const char *value, GError **error)
{
  if (brg_language_from_id (value, &reader->game->question.sheets[index].language))
    return TRUE;
  brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, reader->name, reader->line,
                        get_column (reader, value),
                        /* Translators: en, ru and uk are languages */
                        _ ("there is no language “%s”, expected en, ru or uk"), value);
  return FALSE;
}

static gboolean
read_plies (Reader *reader, const char *value, GError **error)
{
  guint64 n_plies;

  if (g_ascii_string_to_unsigned (value, 10, 0, BRG_SHEETS_FILE_MAX_PLIES, &n_plies, NULL))
    {
      reader->game->question.n_plies = (guint) n_plies;
      return TRUE;
    }
  brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, reader->name, reader->line,
                        get_column (reader, value),
                        _ ("“%s”, expected a number of half-moves from 0 to %u"), value,
                        (guint) BRG_SHEETS_FILE_MAX_PLIES);
  return FALSE;
}

/* Men that can stand in no game are a board that no game reaches, as good as an empty one. */
static gboolean
read_board (Reader *reader, const char *value, GError **error)
{
  BrgSheetsQuestion *question = &reader->game->question;
  g_autofree char *fen = g_strconcat (value, " - -", NULL);
  g_autofree char *message = NULL;
  BrgFenFault fault;

  question->has_board = TRUE;
  brg_position_clear (&question->board, BRG_CHESS_ORTHODOX);
  if (brg_fen_read (fen, BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, &question->board, &fault) ||
      fault.kind == BRG_FEN_FAULT_POSITION)
    return TRUE;
  message = brg_fen_fault_to_text (&fault);
  brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, reader->name, reader->line,
                        get_column (reader, value) + (guint) fault.column - 1, "%s", message);
  return FALSE;
}

static gboolean
read_value (Reader *reader, Key key, const char *value, GError **error)
{
  switch (key)
    {
    case KEY_ID:
      reader->game->id = g_strdup (value);
      return TRUE;
    case KEY_WHITE_LANGUAGE:
      return read_language (reader, 0, value, error);
    case KEY_BLACK_LANGUAGE:
      return read_language (reader, 1, value, error);
    case KEY_WHITE:
      return read_sheet (reader, 0, value, error);
    case KEY_BLACK:
      return read_sheet (reader, 1, value, error);
    case KEY_PLIES:
      return read_plies (reader, value, error);
    case KEY_BOARD:
      return read_board (reader, value, error);
    case KEY_PASSED_OVER:
      break;
    }
  return TRUE;
}

/* The number of a key in keys[], or -1 with @error set. */
static int
find_key (const Reader *reader, const char *name, gsize length, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strlen (keys[i].name) == length && memcmp (keys[i].name, name, length) == 0)
      {
        if ((reader->seen >> i & 1) == 0)
          return (int) i;
        brg_format_set_error (error, BRG_FORMAT_ERROR_CONTRADICTION, reader->name, reader->line,
                              get_column (reader, name),
                              _ ("“%s” a second time, expected an empty line before another game"),
                              keys[i].name);
        return -1;
      }
  brg_format_set_error (
      error, BRG_FORMAT_ERROR_SYNTAX, reader->name, reader->line, get_column (reader, name),
      /* Translators: the words behind “expected” are keys of a file */
      _ ("there is no key “%.*s”, expected id, white, black or the like"), (int) length, name);
  return -1;
}

static gboolean
read_line (Reader *reader, char *line, GError **error)
{
  const char *colon = strchr (line, ':');
  const char *value;
  int index;

  if (colon == NULL)
    {
      brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, reader->name, reader->line, 1,
                            _ ("no colon in this line, expected a key, a colon and a value"));
      return FALSE;
    }
  index = find_key (reader, line, (gsize) (colon - line), error);
  if (index < 0)
    return FALSE;
  if (reader->game == NULL)
    {
      reader->game = g_new0 (BrgSheetsGame, 1);
      reader->game->line = reader->line;
      reader->game->question.start =
          brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
    }
  reader->seen |= 1u << index;
  for (value = colon + 1; *value == ' ' || *value == '\t';)
    value++;
  return read_value (reader, keys[index].key, value, error);
}

static gboolean
end_block (Reader *reader, GError **error)
{
  if (reader->game == NULL)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].is_needed && (reader->seen >> i & 1) == 0)
      {
        brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, reader->name, reader->game->line, 1,
                              _ ("this game has no key “%s”"), keys[i].name);
        return FALSE;
      }
  g_ptr_array_add (reader->games, g_steal_pointer (&reader->game));
  reader->seen = 0;
  return TRUE;
}

static gboolean
read_lines (Reader *reader, char **lines, GError **error)
{
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *line = g_strchomp (lines[i]);

      reader->line = i + 1;
      reader->text = line;
      if (line[0] == '\0' ? !end_block (reader, error)
                          : line[0] != '#' && !read_line (reader, line, error))
        return FALSE;
    }
  return end_block (reader, error);
}

GPtrArray *
brg_sheets_file_read (const BrgTextFile *text_file, GError **error)
{
  g_autoptr (GPtrArray) games = NULL;
  g_auto (GStrv) lines = NULL;
  Reader reader = { 0 };
  gboolean is_read;

  g_return_val_if_fail (text_file != NULL, NULL);

  games = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_sheets_game_free);
  lines = g_strsplit (text_file->text, "\n", -1);
  reader.name = text_file->name;
  reader.games = games;
  is_read = read_lines (&reader, lines, error);
  brg_sheets_game_free (reader.game);
  return is_read ? g_steal_pointer (&games) : NULL;
}
