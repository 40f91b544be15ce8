/* brg-rating-list-text.c - rating lists with columns of fixed width
 *
 * The first line names the columns; a value stands at the left of its column. Titles of arbiters
 * and trainers that are too long for theirs push the rest of the line to the right: by how much is
 * found by trying, since only one place lets every figure begin where its column does.
 *
 * Tests: tests/data/test-rating-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-rating-list-private.h"

enum
{
  MAX_COLUMNS = 32,
};

typedef struct
{
  const char *head;
  BrgListedField field;
} Head;

/* Names of columns in small letters. Those of one kind are set by the name of the file. */
static const Head heads[] = {
  { "id number", BRG_LISTED_NUMBER },
  { "id_number", BRG_LISTED_NUMBER },
  { "name", BRG_LISTED_NAME },
  { "fed", BRG_LISTED_FEDERATION },
  { "sex", BRG_LISTED_SEX },
  { "tit", BRG_LISTED_TITLE },
  { "wtit", BRG_LISTED_WOMEN_TITLE },
  { "otit", BRG_LISTED_OTHER_TITLES },
  { "foa", BRG_LISTED_ARENA_TITLE },
  { "srtng", BRG_LISTED_STANDARD },
  { "sgm", BRG_LISTED_STANDARD_GAMES },
  { "sk", BRG_LISTED_STANDARD_K },
  { "rrtng", BRG_LISTED_RAPID },
  { "rgm", BRG_LISTED_RAPID_GAMES },
  { "rk", BRG_LISTED_RAPID_K },
  { "brtng", BRG_LISTED_BLITZ },
  { "bgm", BRG_LISTED_BLITZ_GAMES },
  { "bk", BRG_LISTED_BLITZ_K },
  { "b-day", BRG_LISTED_BIRTH },
  { "born", BRG_LISTED_BIRTH },
  { "flag", BRG_LISTED_FLAG },
};

/* A column: what it holds, where it begins and where the next one begins. */
typedef struct
{
  BrgListedField field;
  gsize start;
  gsize end;
} Column;

typedef struct
{
  Column columns[MAX_COLUMNS];
  guint n_columns;
  guint n_before_push; /* columns up to that of other titles: those stay where they are */
} Layout;

/* A line, by characters or by bytes. @starts: byte of every character, and of the end */
typedef struct
{
  const char *bytes;
  gsize length;
  const guint32 *starts;
} Line;

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

static gboolean
is_month (const char *head)
{
  static const char *const months[] = { "jan", "feb", "mar", "apr", "may", "jun",
                                        "jul", "aug", "sep", "oct", "nov", "dec" };

  for (guint i = 0; i < G_N_ELEMENTS (months); i++)
    if (g_str_has_prefix (head, months[i]) && g_ascii_isdigit (head[3]))
      return strspn (head + 3, "0123456789") == strlen (head + 3);
  return FALSE;
}

static gboolean
find_field (BrgListReader *reader, const char *head, BrgListedField *field)
{
  BrgRatingKind kind = reader->info->kind;

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    if (g_str_equal (heads[i].head, head))
      {
        *field = heads[i].field;
        return TRUE;
      }
  if (is_month (head))
    {
      g_autofree char *month = g_ascii_strup (head, -1);

      g_strlcpy (reader->info->month, month, sizeof reader->info->month);
      if (kind == BRG_RATING_NONE)
        reader->info->kind = BRG_RATING_STANDARD;
      *field = brg_list_kind_field (kind, 0);
      return TRUE;
    }
  if (g_str_equal (head, "gms") || g_str_equal (head, "gm") || g_str_equal (head, "k"))
    {
      *field = brg_list_kind_field (kind, head[0] == 'k' ? 2 : 1);
      return TRUE;
    }
  return FALSE;
}

static void
add_column (BrgListReader *reader, Layout *layout, const char *head, gsize start)
{
  Column *column = &layout->columns[layout->n_columns];

  if (layout->n_columns > 0)
    column[-1].end = start;
  *column = (Column){ .field = BRG_N_LISTED_FIELDS, .start = start, .end = G_MAXUINT32 };
  if (!find_field (reader, head, &column->field))
    column->field = BRG_N_LISTED_FIELDS;
  layout->n_columns++;
  if (column->field == BRG_LISTED_OTHER_TITLES)
    layout->n_before_push = layout->n_columns;
}

/* `ID Number` is the one head of two words. */
static void
read_heads (BrgListReader *reader, Layout *layout, const char *line, gsize length)
{
  gsize at = 0;

  while (layout->n_columns < MAX_COLUMNS)
    {
      g_autofree char *head = NULL;
      gsize start;

      while (at < length && (is_blank (line[at]) || line[at] == '\r'))
        at++;
      if (at == length)
        return;
      start = at;
      if (length - at >= 9 && g_ascii_strncasecmp (line + at, "id number", 9) == 0)
        at += 9;
      while (at < length && !is_blank (line[at]) && line[at] != '\r')
        at++;
      head = g_ascii_strdown (line + start, (gssize) (at - start));
      add_column (reader, layout, head, start);
    }
}

static const Column *
find_column (const Layout *layout, BrgListedField field)
{
  for (guint i = 0; i < layout->n_columns; i++)
    if (layout->columns[i].field == field)
      return &layout->columns[i];
  return NULL;
}

static gboolean
has_ratings (const Layout *layout)
{
  return find_column (layout, BRG_LISTED_STANDARD) != NULL ||
         find_column (layout, BRG_LISTED_RAPID) != NULL ||
         find_column (layout, BRG_LISTED_BLITZ) != NULL;
}

/* The characters of a line from one column to another, without those that it does not have. */
static const char *
get_part (const Line *line, gsize start, gsize end, gsize *length)
{
  start = MIN (start, line->length);
  end = MIN (end, line->length);
  if (line->starts == NULL)
    {
      *length = end - start;
      return line->bytes + start;
    }
  *length = line->starts[end] - line->starts[start];
  return line->bytes + line->starts[start];
}

static gboolean
is_figure_field (BrgListedField field)
{
  return field >= BRG_LISTED_STANDARD && field <= BRG_LISTED_BIRTH;
}

/* Digits at the left of the column and blanks behind them, or blanks alone. */
static gboolean
is_figure_in_place (const char *text, gsize length)
{
  gsize i = 0;

  while (i < length && g_ascii_isdigit (text[i]))
    i++;
  while (i < length && is_blank (text[i]))
    i++;
  return i == length;
}

static gboolean
do_figures_fit (const Layout *layout, const Line *line, gsize push)
{
  for (guint i = layout->n_before_push; i < layout->n_columns; i++)
    if (is_figure_field (layout->columns[i].field))
      {
        const Column *column = &layout->columns[i];
        gsize length;
        const char *text = get_part (line, column->start + push, column->end + push, &length);

        if (!is_figure_in_place (text, length))
          return FALSE;
      }
  return TRUE;
}

/* How far the titles of a line push what stands behind them; -1 when no place fits. */
static gssize
find_push (const Layout *layout, const Line *line)
{
  const Column *titles =
      layout->n_before_push > 0 ? &layout->columns[layout->n_before_push - 1] : NULL;
  gsize width;
  gsize length;
  const char *text;
  gsize written = 0;

  if (titles == NULL)
    return do_figures_fit (layout, line, 0) ? 0 : -1;
  text = get_part (line, titles->start, line->length, &length);
  while (written < length && !is_blank (text[written]))
    written++;
  width = titles->end - titles->start;
  for (gsize push = 0; push == 0 || width + push <= written; push++)
    if (do_figures_fit (layout, line, push))
      return (gssize) push;
  return -1;
}

/* A line of letters that take several bytes is counted in characters when its columns fit so. */
static const guint32 *
count_characters (Line *line, GArray *starts)
{
  guint32 end = (guint32) line->length;

  g_array_set_size (starts, 0);
  for (guint32 at = 0; at < end; at = (guint32) (g_utf8_next_char (line->bytes + at) - line->bytes))
    g_array_append_val (starts, at);
  g_array_append_val (starts, end);
  line->length = starts->len - 1;
  return (const guint32 *) (gpointer) starts->data;
}

static gssize
place_line (const Layout *layout, Line *line, GArray *starts)
{
  Line by_bytes = *line;
  gssize push;

  if (brg_list_is_plain (line->bytes, line->length) ||
      !g_utf8_validate_len (line->bytes, line->length, NULL))
    return find_push (layout, line);
  line->starts = count_characters (line, starts);
  push = find_push (layout, line);
  if (push < 0 && (push = find_push (layout, &by_bytes)) >= 0)
    *line = by_bytes;
  return push;
}

static gboolean
read_line (BrgListReader *reader,
           const Layout *layout,
           const char *bytes,
           gsize length,
           GArray *starts,
           GError **error)
{
  Line line = { .bytes = bytes, .length = length };
  gssize push = place_line (layout, &line, starts);

  if (push < 0)
    brg_list_add_note (reader, reader->line, 1,
                       _ ("The columns are not where the first line says: taken without ratings."));
  for (guint i = 0; i < layout->n_columns; i++)
    {
      const Column *column = &layout->columns[i];
      gboolean is_pushed = i >= layout->n_before_push;
      gsize start = column->start;
      gsize end = column->end;
      const char *text;

      if (column->field == BRG_N_LISTED_FIELDS || (is_pushed && push < 0))
        continue;
      if (is_pushed || i + 1 == layout->n_before_push)
        end = end == G_MAXUINT32 ? end : end + (gsize) MAX (push, 0);
      if (is_pushed)
        start += (gsize) push;
      text = get_part (&line, start, end, &length);
      brg_list_set_value (reader, column->field, text, length);
    }
  return brg_list_end_player (reader, reader->line, error);
}

static gboolean
read_first_line (BrgListReader *reader, Layout *layout, GError **error)
{
  const char *line;
  gsize length;
  BrgListPiece piece = brg_list_take (reader, '\n', &line, &length, error);

  if (piece == BRG_LIST_FAILED)
    return FALSE;
  read_heads (reader, layout, line, length);
  if (find_column (layout, BRG_LISTED_NUMBER) != NULL &&
      find_column (layout, BRG_LISTED_NAME) != NULL && has_ratings (layout))
    return TRUE;
  brg_format_set_error (error, BRG_FORMAT_ERROR_NOT_RECOGNISED, reader->name, reader->line, 1, "%s",
                        _ ("not a rating list: the first line has no columns “ID Number”, “Name” "
                           "and a rating"));
  return FALSE;
}

gboolean
brg_rating_list_read_text (BrgListReader *reader, GError **error)
{
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (guint32));
  Layout layout = { .n_columns = 0 };
  BrgListPiece piece;
  const char *line;
  gsize length;

  if (!read_first_line (reader, &layout, error))
    return FALSE;
  while ((piece = brg_list_take (reader, '\n', &line, &length, error)) == BRG_LIST_PIECE)
    {
      reader->line++;
      while (length > 0 && line[length - 1] == '\r')
        length--;
      if (length > 0 && !read_line (reader, &layout, line, length, starts, error))
        return FALSE;
    }
  return piece == BRG_LIST_END;
}
