/* brg-postal-file.c - the file of a game by correspondence
 *
 * Tests: tests/engine/test-postal-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-file-private.h"

#include <string.h>

/* The longest line: a letter with several long variants has some hundred characters. */
#define LINE_LENGTH (8 * 1024)

gboolean
brg_postal_read_number (const char *text, guint most, guint *number)
{
  guint64 read;

  if (!g_ascii_isdigit (text[0]) || strlen (text) > 9)
    return FALSE;
  if (!g_ascii_string_to_unsigned (text, 10, 0, most, &read, NULL))
    return FALSE;
  *number = (guint) read;
  return TRUE;
}

gboolean
brg_postal_read_side (const char *text, BrgColour *side)
{
  if (g_strcmp0 (text, "white") == 0)
    *side = BRG_COLOUR_WHITE;
  else if (g_strcmp0 (text, "black") == 0)
    *side = BRG_COLOUR_BLACK;
  else
    return FALSE;
  return TRUE;
}

/* The words of a line, parted by any number of blanks. */
static GStrv
split_words (const char *line)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const char *place = line;

  while (*place != '\0')
    {
      gsize length = strcspn (place, " \t");
      g_autofree char *word = g_strndup (place, length);

      if (length > 0)
        g_strv_builder_add (builder, word);
      place += length + strspn (place + length, " \t");
    }
  return g_strv_builder_end (builder);
}

/* Characters that are no text: a name could else be a line or a column of its own, or turn around
 * what stands behind it. */
static gboolean
is_text (const char *line)
{
  for (const char *place = line; *place != '\0'; place = g_utf8_next_char (place))
    {
      gunichar c = g_utf8_get_char (place);

      if ((g_unichar_iscntrl (c) && c != '\t') || (c >= 0x2028 && c <= 0x202e) ||
          (c >= 0x2066 && c <= 0x2069))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_line (BrgPostalGame *game,
           char *line,
           guint number,
           gboolean *has_version,
           BrgPostalFault *fault)
{
  g_auto (GStrv) words = NULL;

  if (strlen (line) > LINE_LENGTH)
    return brg_postal_fail (fault, number, BRG_POSTAL_FAULT_LINE_LENGTH, NULL, NULL, LINE_LENGTH);
  if (!is_text (line))
    return brg_postal_fail (fault, number, BRG_POSTAL_FAULT_CONTROL, NULL, NULL, 0);
  g_strstrip (line);
  words = split_words (line);
  if (words[0] == NULL || words[0][0] == '#')
    return TRUE;
  if (!*has_version)
    {
      *has_version =
          g_str_equal (words[0], "corr") && g_strcmp0 (words[1], "1") == 0 && words[2] == NULL;
      return *has_version ||
             brg_postal_fail (fault, number, BRG_POSTAL_FAULT_FIRST_LINE, NULL, NULL, 0);
    }
  if (brg_postal_is_heading (words[0]))
    return brg_postal_read_heading (game, words, line + strcspn (line, " \t"), number, fault);
  return brg_postal_read_record (game, words, number, fault);
}

static gboolean
check_whole (const BrgPostalGame *game, gboolean has_version, BrgPostalFault *fault)
{
  if (!has_version)
    return brg_postal_fail (fault, 0, BRG_POSTAL_FAULT_NO_VERSION, NULL, NULL, 0);
  if (game->names[BRG_COLOUR_WHITE] == NULL || game->names[BRG_COLOUR_BLACK] == NULL)
    return brg_postal_fail (fault, 0, BRG_POSTAL_FAULT_NO_NAME, NULL, NULL, 0);
  if (game->start == 0 || game->end == 0)
    return brg_postal_fail (fault, 0, BRG_POSTAL_FAULT_NO_DAYS, NULL, NULL, 0);
  if (game->end < game->start)
    return brg_postal_fail (fault, 0, BRG_POSTAL_FAULT_ENDS_EARLY, NULL, NULL, 0);
  return TRUE;
}

/* In which line a place stands, from 1. */
static guint
count_lines (const char *text, const char *place)
{
  guint line = 1;

  for (; text < place; text++)
    line += *text == '\n';
  return line;
}

BrgPostalGame *
brg_postal_file_read (const char *text, gsize length, BrgPostalFault *fault)
{
  g_autoptr (BrgPostalGame) game = brg_postal_game_new ();
  g_autofree char *copy = NULL;
  g_auto (GStrv) lines = NULL;
  const char *wrong = NULL;
  gboolean has_version = FALSE;

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (fault != NULL, NULL);

  *fault = (BrgPostalFault){ 0 };
  if (length > BRG_POSTAL_FILE_LENGTH)
    {
      brg_postal_fail (fault, 0, BRG_POSTAL_FAULT_FILE_LENGTH, NULL, NULL, BRG_POSTAL_FILE_LENGTH);
      return NULL;
    }
  if (length > 0 && !g_utf8_validate (text, (gssize) length, &wrong))
    {
      brg_postal_fail (fault, count_lines (text, wrong), BRG_POSTAL_FAULT_NOT_UTF8, NULL, NULL, 0);
      return NULL;
    }
  copy = g_strndup (text, length);
  lines = g_strsplit (g_str_has_prefix (copy, "\xef\xbb\xbf") ? copy + 3 : copy, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      gsize end = strlen (lines[i]);

      if (end > 0 && lines[i][end - 1] == '\r')
        lines[i][end - 1] = '\0';
      if (!read_line (game, lines[i], i + 1, &has_version, fault))
        return NULL;
    }
  return check_whole (game, has_version, fault) ? g_steal_pointer (&game) : NULL;
}

gboolean
brg_postal_file_read_record (BrgPostalGame *game,
                             const char *line,
                             guint number,
                             BrgPostalFault *fault)
{
  g_autofree char *copy = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (game != NULL && line != NULL && fault != NULL, FALSE);

  *fault = (BrgPostalFault){ 0 };
  if (strlen (line) > LINE_LENGTH)
    return brg_postal_fail (fault, number, BRG_POSTAL_FAULT_LINE_LENGTH, NULL, NULL, LINE_LENGTH);
  if (!g_utf8_validate (line, -1, NULL))
    return brg_postal_fail (fault, number, BRG_POSTAL_FAULT_NOT_UTF8, NULL, NULL, 0);
  if (!is_text (line))
    return brg_postal_fail (fault, number, BRG_POSTAL_FAULT_CONTROL, NULL, NULL, 0);
  copy = g_strstrip (g_strdup (line));
  words = split_words (copy);
  if (words[0] == NULL || brg_postal_is_heading (words[0]))
    return brg_postal_fail (fault, number, BRG_POSTAL_FAULT_NO_RECORD, NULL, NULL, 0);
  return brg_postal_read_record (game, words, number, fault);
}
