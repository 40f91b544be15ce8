/* brg-manual-text.c - a topic of the manual
 *
 * Tests: tests/app/test-manual.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-manual-text.h"

#include <string.h>

#include "brg-format-error.h"

typedef struct
{
  const char *name;
  guint line; /* of what is being read, from 1 */
  BrgManualTopic *topic;
  GString *open;           /* the block that may go on, without its mark */
  BrgManualBlockKind kind; /* of the open block */
  guint number;            /* likewise */
  guint n_headings;
  guint n_rows; /* of the table that is being read */
  GError **error;
} Reader;

static gboolean fail (Reader *reader, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (Reader *reader, const char *format, ...)
{
  g_autofree char *what = NULL;
  va_list arguments;

  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (reader->error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_SYNTAX, "%s:%u: %s", reader->name,
               reader->line, what);
  return FALSE;
}

static void
free_run (gpointer data)
{
  BrgManualRun *run = data;

  g_free (run->text);
  g_free (run->target);
  g_free (run);
}

static void
free_block (gpointer data)
{
  BrgManualBlock *block = data;

  g_ptr_array_unref (block->cells);
  g_free (block->picture);
  g_free (block);
}

static void
add_run (GPtrArray *runs, BrgManualRunKind kind, const char *text, gsize length)
{
  BrgManualRun *run;

  if (length == 0)
    return;
  run = g_new0 (BrgManualRun, 1);
  run->kind = kind;
  run->text = g_strndup (text, length);
  g_ptr_array_add (runs, run);
}

/* Marks that open and close a run. */
static const struct
{
  const char *opens;
  const char *closes;
  BrgManualRunKind kind;
} marks[] = {
  { "**", "**", BRG_MANUAL_STRONG },
  { "`", "`", BRG_MANUAL_LITERAL },
  { "{{", "}}", BRG_MANUAL_KEY },
};

/* `[text](target)` at @at; NULL without one, else what follows it. */
static const char *
read_link (GPtrArray *runs, const char *at)
{
  const char *middle = *at == '[' ? strchr (at, ']') : NULL;
  const char *end = middle != NULL && middle[1] == '(' ? strchr (middle, ')') : NULL;
  BrgManualRun *run;

  if (end == NULL || middle == at + 1 || end == middle + 2)
    return NULL;
  add_run (runs, BRG_MANUAL_LINK, at + 1, (gsize) (middle - at - 1));
  run = runs->pdata[runs->len - 1];
  run->target = g_strndup (middle + 2, (gsize) (end - middle - 2));
  return end + 1;
}

/* A marked run at @at; NULL without one, else what follows it. */
static const char *
read_marked (GPtrArray *runs, const char *at)
{
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_str_has_prefix (at, marks[i].opens))
      {
        const char *begin = at + strlen (marks[i].opens);
        const char *end = strstr (begin, marks[i].closes);

        if (end == NULL || end == begin)
          return NULL;
        add_run (runs, marks[i].kind, begin, (gsize) (end - begin));
        return end + strlen (marks[i].closes);
      }
  return read_link (runs, at);
}

static GPtrArray *
read_runs (const char *text)
{
  GPtrArray *runs = g_ptr_array_new_with_free_func (free_run);
  const char *begin = text;
  const char *at = text;

  while (*at != '\0')
    {
      g_autoptr (GPtrArray) marked = g_ptr_array_new ();
      const char *after = read_marked (marked, at);

      if (after == NULL)
        {
          at++;
          continue;
        }
      add_run (runs, BRG_MANUAL_PLAIN, begin, (gsize) (at - begin));
      g_ptr_array_extend_and_steal (runs, g_steal_pointer (&marked));
      begin = at = after;
    }
  add_run (runs, BRG_MANUAL_PLAIN, begin, (gsize) (at - begin));
  return runs;
}

static BrgManualBlock *
add_block (Reader *reader, BrgManualBlockKind kind, guint number)
{
  BrgManualBlock *block = g_new0 (BrgManualBlock, 1);

  block->kind = kind;
  block->number = number;
  block->cells = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_ptr_array_add (reader->topic->blocks, block);
  return block;
}

/* `![caption](name)`, whole. */
static gboolean
read_picture (Reader *reader, const char *text)
{
  g_autoptr (GPtrArray) runs = NULL;
  const BrgManualRun *run;
  BrgManualBlock *block;

  if (text[0] != '!')
    return FALSE;
  runs = read_runs (text + 1);
  if (runs->len != 1)
    return FALSE;
  run = runs->pdata[0];
  if (run->kind != BRG_MANUAL_LINK)
    return FALSE;
  block = add_block (reader, BRG_MANUAL_PICTURE, 0);
  block->picture = g_strdup (run->target);
  g_ptr_array_add (block->cells, read_runs (run->text));
  return TRUE;
}

static void
close_block (Reader *reader)
{
  g_autoptr (GString) open = g_steal_pointer (&reader->open);
  BrgManualBlock *block;

  if (open == NULL || (reader->kind == BRG_MANUAL_PARAGRAPH && read_picture (reader, open->str)))
    return;
  block = add_block (reader, reader->kind, reader->number);
  g_ptr_array_add (block->cells, read_runs (open->str));
}

static void
open_block (Reader *reader, BrgManualBlockKind kind, guint number, const char *text)
{
  close_block (reader);
  reader->kind = kind;
  reader->number = number;
  reader->open = g_string_new (text);
}

static gboolean
read_row (Reader *reader, const char *line)
{
  g_auto (GStrv) cells = NULL;
  BrgManualBlock *block;
  gsize length = strlen (line);

  close_block (reader);
  if (length < 3 || line[length - 1] != '|')
    return fail (reader, "a row of a table has to end with “|”");
  {
    g_autofree char *inside = g_strndup (line + 1, length - 2);

    cells = g_strsplit (inside, "|", -1);
  }
  block = add_block (reader, BRG_MANUAL_ROW, reader->n_rows++);
  for (guint i = 0; cells[i] != NULL; i++)
    g_ptr_array_add (block->cells, read_runs (g_strstrip (cells[i])));
  return TRUE;
}

/* `12. ` at the beginning; 0 without. */
static guint
read_number (const char *line, const char **text)
{
  guint number = 0;

  while (g_ascii_isdigit (*line) && number < 1000)
    number = 10 * number + (guint) g_ascii_digit_value (*line++);
  *text = line + 2;
  return line[0] == '.' && line[1] == ' ' ? number : 0;
}

static gboolean
read_title (Reader *reader, const char *text)
{
  if (reader->topic->title != NULL)
    return fail (reader, "a second title");
  reader->topic->title = g_strdup (text);
  return TRUE;
}

/* A line that goes on with the open block. */
static gboolean
continue_block (Reader *reader, const char *line)
{
  gboolean is_item = reader->kind == BRG_MANUAL_ITEM || reader->kind == BRG_MANUAL_STEP;

  if (reader->open == NULL || reader->kind == BRG_MANUAL_HEADING ||
      (is_item && !g_str_has_prefix (line, "  ")))
    return FALSE;
  while (*line == ' ')
    line++;
  g_string_append_printf (reader->open, " %s", line);
  return TRUE;
}

static gboolean
read_line (Reader *reader, const char *line)
{
  const char *text = NULL;
  guint number;

  if (*line != '|')
    reader->n_rows = 0;
  if (*line == '\0')
    {
      close_block (reader);
      return TRUE;
    }
  if (g_str_has_prefix (line, "# "))
    return read_title (reader, line + 2);
  if (reader->topic->title == NULL)
    return fail (reader, "a title is expected: “# Title”");
  if (g_str_has_prefix (line, "## "))
    {
      open_block (reader, BRG_MANUAL_HEADING, ++reader->n_headings, line + 3);
      return TRUE;
    }
  if (*line == '|')
    return read_row (reader, line);
  number = read_number (line, &text);
  if (number > 0 || g_str_has_prefix (line, "- "))
    {
      open_block (reader, number > 0 ? BRG_MANUAL_STEP : BRG_MANUAL_ITEM, number,
                  number > 0 ? text : line + 2);
      return TRUE;
    }
  if (continue_block (reader, line))
    return TRUE;
  if (*line == ' ' || *line == '#')
    return fail (reader, "this line is no part of anything");
  open_block (reader, BRG_MANUAL_PARAGRAPH, 0, line);
  return TRUE;
}

static GStrv *
find_list (BrgManualTopic *topic, const char *key)
{
  return g_str_equal (key, "pages")    ? &topic->pages
         : g_str_equal (key, "sheets") ? &topic->sheets
         : g_str_equal (key, "rules")  ? &topic->rules
                                       : NULL;
}

/* Lines `key: words` up to an empty one; how many they were, -1 for a fault. */
static gint
read_header (Reader *reader, char **lines)
{
  guint n_lines = 0;

  if (g_str_has_prefix (lines[0], "# "))
    return 0;
  for (; lines[n_lines] != NULL && *lines[n_lines] != '\0'; n_lines++)
    {
      char *colon = strchr (lines[n_lines], ':');
      GStrv *list = NULL;

      reader->line = n_lines + 1;
      if (colon != NULL)
        {
          *colon = '\0';
          list = find_list (reader->topic, lines[n_lines]);
        }
      if (list == NULL)
        {
          fail (reader, "pages, sheets or rules with a colon are expected");
          return -1;
        }
      g_strfreev (*list);
      *list = g_strsplit (g_strstrip (colon + 1), " ", -1);
    }
  return (gint) n_lines;
}

BrgManualTopic *
brg_manual_topic_parse (const char *text, const char *name, GError **error)
{
  g_autoptr (BrgManualTopic) topic = g_new0 (BrgManualTopic, 1);
  g_auto (GStrv) lines = NULL;
  Reader reader = { .name = name, .line = 1, .topic = topic, .error = error };
  gint n_header;
  gboolean is_read = TRUE;

  g_return_val_if_fail (text != NULL, NULL);

  topic->blocks = g_ptr_array_new_with_free_func (free_block);
  lines = g_strsplit (text, "\n", -1);
  if (lines[0] == NULL)
    {
      fail (&reader, "nothing stands here");
      return NULL;
    }
  n_header = read_header (&reader, lines);
  if (n_header < 0)
    return NULL;
  for (guint i = (guint) n_header; is_read && lines[i] != NULL; i++)
    {
      reader.line = i + 1;
      is_read = read_line (&reader, g_strchomp (lines[i]));
    }
  close_block (&reader);
  if (is_read && topic->title == NULL)
    is_read = fail (&reader, "a title is missing");
  return is_read ? g_steal_pointer (&topic) : NULL;
}

void
brg_manual_topic_free (BrgManualTopic *topic)
{
  if (topic == NULL)
    return;
  g_free (topic->title);
  g_strfreev (topic->pages);
  g_strfreev (topic->sheets);
  g_strfreev (topic->rules);
  g_ptr_array_unref (topic->blocks);
  g_free (topic);
}

void
brg_manual_runs_append_plain (GString *text, const GPtrArray *runs)
{
  for (guint i = 0; i < runs->len; i++)
    g_string_append (text, ((const BrgManualRun *) runs->pdata[i])->text);
}
