/* brg-rating-list-table.c - rating lists as tables, by a mapping of their columns
 *
 * A line is a player; cells may be quoted as in any CSV, also over several lines.
 *
 * Tests: tests/app/bergerctl-rating-lists.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-player-value.h"
#include "brg-rating-list-private.h"

static const BrgListedField fields[BRG_N_RATING_COLUMNS] = {
  [BRG_RATING_COLUMN_IGNORE] = BRG_N_LISTED_FIELDS,
  [BRG_RATING_COLUMN_NUMBER] = BRG_LISTED_NUMBER,
  [BRG_RATING_COLUMN_NAME] = BRG_LISTED_NAME,
  [BRG_RATING_COLUMN_FAMILY] = BRG_N_LISTED_FIELDS,
  [BRG_RATING_COLUMN_GIVEN] = BRG_N_LISTED_FIELDS,
  [BRG_RATING_COLUMN_FATHER] = BRG_N_LISTED_FIELDS,
  [BRG_RATING_COLUMN_SEX] = BRG_LISTED_SEX,
  [BRG_RATING_COLUMN_BIRTH] = BRG_LISTED_BIRTH,
  [BRG_RATING_COLUMN_TITLE] = BRG_LISTED_TITLE,
  [BRG_RATING_COLUMN_STANDARD] = BRG_LISTED_STANDARD,
  [BRG_RATING_COLUMN_RAPID] = BRG_LISTED_RAPID,
  [BRG_RATING_COLUMN_BLITZ] = BRG_LISTED_BLITZ,
  [BRG_RATING_COLUMN_FEDERATION] = BRG_LISTED_FEDERATION,
  [BRG_RATING_COLUMN_REGION] = BRG_LISTED_REGION,
  [BRG_RATING_COLUMN_FIDE_NUMBER] = BRG_LISTED_FIDE_NUMBER,
};

/* A row: its bytes with the quotes taken off, and where each cell ends in them. */
typedef struct
{
  GString *line; /* as it stands in the file, with the lines that a quote joins */
  GString *text;
  gsize ends[BRG_RATING_MAPPING_MOST];
  guint n_cells;
  guint number; /* of its first line */
} Row;

static void
row_clear (Row *row)
{
  g_string_free (row->line, TRUE);
  g_string_free (row->text, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Row, row_clear)

static void
end_cell (Row *row)
{
  if (row->n_cells < BRG_RATING_MAPPING_MOST)
    row->ends[row->n_cells++] = row->text->len;
}

/* Takes the cells apart. Returns: whether every quote is closed */
static gboolean
split (Row *row, char separator)
{
  const char *at = row->line->str;
  const char *end = at + row->line->len;
  gboolean is_quoted = FALSE;
  gboolean is_start = TRUE;

  g_string_truncate (row->text, 0);
  row->n_cells = 0;
  for (; at < end; at++)
    if (is_quoted && *at == '"' && at + 1 < end && at[1] == '"')
      g_string_append_c (row->text, *at++);
    else if (*at == '"' && (is_quoted || is_start))
      {
        is_quoted = !is_quoted;
        is_start = FALSE;
      }
    else if (*at == separator && !is_quoted)
      {
        end_cell (row);
        is_start = TRUE;
      }
    else
      {
        is_start = is_start && *at == ' ';
        g_string_append_c (row->text, *at);
      }
  end_cell (row);
  return !is_quoted;
}

static gboolean
is_blank (const GString *line)
{
  return strspn (line->str, " \t\r") == line->len;
}

static BrgListPiece
take_row (BrgListReader *reader, Row *row, GError **error)
{
  BrgListPiece piece;
  const char *line;
  gsize length;

  g_string_truncate (row->line, 0);
  row->number = reader->line;
  while ((piece = brg_list_take (reader, '\n', &line, &length, error)) == BRG_LIST_PIECE)
    {
      reader->line++;
      g_string_append_len (row->line, line, (gssize) length);
      while (row->line->len > 0 && row->line->str[row->line->len - 1] == '\r')
        g_string_truncate (row->line, row->line->len - 1);
      if (split (row, reader->mapping->separator))
        return BRG_LIST_PIECE;
      g_string_append_c (row->line, ' ');
      if (row->line->len > BRG_LIST_MAX_PIECE)
        break;
    }
  if (piece == BRG_LIST_FAILED || (piece == BRG_LIST_END && row->line->len == 0))
    return piece;
  brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, reader->name, row->number, 1, "%s",
                        _ ("a quote is not closed"));
  return BRG_LIST_FAILED;
}

static const char *
get_cell (const Row *row, guint index, gsize *length)
{
  gsize start = index == 0 ? 0 : row->ends[index - 1];

  *length = row->ends[index] - start;
  return row->text->str + start;
}

/* What is kept is what FIDE's lists write: M and F, a number, a date. */
static void
settle_value (char *value, BrgRatingColumn column)
{
  g_autofree char *date = NULL;
  const char *sex;
  gint rating;

  if (value[0] == '\0' || strspn (value, "0123456789") == strlen (value))
    return;
  switch (column)
    {
    case BRG_RATING_COLUMN_SEX:
      sex = brg_player_value_parse_sex (value);
      g_strlcpy (value, sex == NULL || *sex == '\0' ? "" : *sex == 'f' ? "F" : "M", 2);
      break;
    case BRG_RATING_COLUMN_BIRTH:
      date = brg_date_text_normalise (value);
      g_strlcpy (value, date != NULL ? date : "", sizeof "YYYY-MM-DD");
      break;
    case BRG_RATING_COLUMN_STANDARD:
    case BRG_RATING_COLUMN_RAPID:
    case BRG_RATING_COLUMN_BLITZ:
      if (brg_player_value_parse_rating (value, &rating))
        g_snprintf (value, BRG_LIST_MAX_VALUE, "%d", rating);
      break;
    case BRG_RATING_COLUMN_IGNORE:
    case BRG_RATING_COLUMN_NUMBER:
    case BRG_RATING_COLUMN_NAME:
    case BRG_RATING_COLUMN_FAMILY:
    case BRG_RATING_COLUMN_GIVEN:
    case BRG_RATING_COLUMN_FATHER:
    case BRG_RATING_COLUMN_TITLE:
    case BRG_RATING_COLUMN_FEDERATION:
    case BRG_RATING_COLUMN_REGION:
    case BRG_RATING_COLUMN_FIDE_NUMBER:
    default:
      break;
    }
}

/* A name in parts becomes `Family, Given Father`. */
static void
join_name (BrgListReader *reader, const Row *row)
{
  static const BrgRatingColumn parts[] = { BRG_RATING_COLUMN_FAMILY, BRG_RATING_COLUMN_GIVEN,
                                           BRG_RATING_COLUMN_FATHER };
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint part = 0; part < G_N_ELEMENTS (parts); part++)
    for (guint i = 0; i < MIN (row->n_cells, reader->mapping->n_columns); i++)
      {
        gsize length;
        const char *text = get_cell (row, i, &length);

        if (reader->mapping->columns[i] != parts[part] || length == 0)
          continue;
        g_string_append (name, name->len == 0 ? "" : part == 1 ? ", " : " ");
        g_string_append_len (name, text, (gssize) length);
      }
  if (name->len > 0)
    brg_list_set_value (reader, BRG_LISTED_NAME, name->str, name->len);
}

static gboolean
read_row (BrgListReader *reader, const Row *row, GError **error)
{
  for (guint i = 0; i < MIN (row->n_cells, reader->mapping->n_columns); i++)
    {
      BrgRatingColumn column = reader->mapping->columns[i];
      gsize length;
      const char *text = get_cell (row, i, &length);

      if (fields[column] == BRG_N_LISTED_FIELDS)
        continue;
      brg_list_set_value (reader, fields[column], text, length);
      settle_value (reader->values[fields[column]], column);
    }
  join_name (reader, row);
  return brg_list_end_player (reader, row->number, error);
}

gboolean
brg_rating_list_read_table (BrgListReader *reader, GError **error)
{
  g_auto (Row) row = { .line = g_string_new (NULL), .text = g_string_new (NULL) };
  const char *fault = brg_rating_mapping_find_fault (reader->mapping);
  BrgListPiece piece;
  guint n_rows = 0;

  if (fault != NULL)
    {
      brg_format_set_error (error, BRG_FORMAT_ERROR_NOT_RECOGNISED, reader->name, reader->line, 1,
                            "%s", fault);
      return FALSE;
    }
  reader->may_lack_number = TRUE;
  reader->encoding = reader->mapping->encoding;
  reader->has_encoding = reader->encoding != BRG_ENCODING_UTF8;
  while ((piece = take_row (reader, &row, error)) == BRG_LIST_PIECE)
    {
      if (is_blank (row.line) || (row.number == 1 && g_str_has_prefix (row.line->str, "sep=")))
        continue;
      if (n_rows++ >= reader->mapping->n_skipped && !read_row (reader, &row, error))
        return FALSE;
    }
  return piece == BRG_LIST_END;
}
