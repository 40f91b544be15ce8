/* brg-rating-mapping.c - which column of a table holds what of a rating list
 *
 * Headings that only rating lists have are told here; what lists of players have as well, and
 * columns without a heading, by brg_player_mapping_guess().
 *
 * Tests: tests/app/bergerctl-rating-lists.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-mapping.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-plain-file.h"
#include "brg-player-mapping.h"
#include "brg-text-file.h"
#include "brg-text-tidy.h"

enum
{
  PEEK_SIZE = 64 * 1024,
  PEEK_ROWS = 200,
  HEADING_ROWS = 10,
};

static const struct
{
  const char *code;
  const char *label;
} columns[BRG_N_RATING_COLUMNS] = {
  [BRG_RATING_COLUMN_IGNORE] = { "-", N_ ("Not used") },
  [BRG_RATING_COLUMN_NUMBER] = { "number", N_ ("Number in the list") },
  [BRG_RATING_COLUMN_NAME] = { "name", N_ ("Full name") },
  [BRG_RATING_COLUMN_FAMILY] = { "family", N_ ("Family name") },
  [BRG_RATING_COLUMN_GIVEN] = { "given", N_ ("Given name") },
  [BRG_RATING_COLUMN_FATHER] = { "father", N_ ("Patronymic") },
  [BRG_RATING_COLUMN_SEX] = { "sex", N_ ("Sex") },
  [BRG_RATING_COLUMN_BIRTH] = { "birth", N_ ("Date of birth") },
  [BRG_RATING_COLUMN_TITLE] = { "title", N_ ("Title or category") },
  [BRG_RATING_COLUMN_STANDARD] = { "standard", N_ ("Rating") },
  [BRG_RATING_COLUMN_RAPID] = { "rapid", N_ ("Rapid rating") },
  [BRG_RATING_COLUMN_BLITZ] = { "blitz", N_ ("Blitz rating") },
  [BRG_RATING_COLUMN_FEDERATION] = { "federation", N_ ("Federation") },
  [BRG_RATING_COLUMN_REGION] = { "region", N_ ("Region, club or school") },
  [BRG_RATING_COLUMN_FIDE_NUMBER] = { "fide", N_ ("FIDE ID") },
};

/* Folded headings: whole ones first, then words that may stand anywhere in one. English, Russian,
 * Ukrainian. */
static const struct
{
  BrgRatingColumn column;
  const char *whole;
  const char *within;
} vocabulary[] = {
  { BRG_RATING_COLUMN_FIDE_NUMBER,
    "fide id|fideid|id fide|fide no|fide code|код фиде|код fide|id фиде|фиде id|код фіде|id фіде",
    NULL },
  { BRG_RATING_COLUMN_NUMBER,
    "id|id no|number|player id|national id|nat id|id nat|код|код игрока|номер|id фшр|код фшр|фшр "
    "id|"
    "ид фшр|ид|id фшу|номер в списке|номер у списку|код гравця|id number",
    NULL },
  { BRG_RATING_COLUMN_IGNORE, "k|k rapid|k blitz|к", "games|партий|партій|изменение|change|зміна" },
  { BRG_RATING_COLUMN_RAPID, "rapid|rrtng|рапид|быстрые|швидкі", "rapid|рапид|быстр|рапід|швидк" },
  { BRG_RATING_COLUMN_BLITZ, "blitz|brtng|блиц|бліц", "blitz|блиц|бліц|молниенос|блискавичн" },
  { BRG_RATING_COLUMN_STANDARD, "standard|srtng|рейтинг|rating|elo|классика|класика",
    "standard|classic|классич|класичн|стандарт" },
};

/* What lists of players have as well. */
static const BrgRatingColumn of_players[BRG_N_PLAYER_FIELDS] = {
  [BRG_PLAYER_FIELD_FULL_NAME] = BRG_RATING_COLUMN_NAME,
  [BRG_PLAYER_FIELD_FAMILY_NAME] = BRG_RATING_COLUMN_FAMILY,
  [BRG_PLAYER_FIELD_GIVEN_NAME] = BRG_RATING_COLUMN_GIVEN,
  [BRG_PLAYER_FIELD_FATHER_NAME] = BRG_RATING_COLUMN_FATHER,
  [BRG_PLAYER_FIELD_SEX] = BRG_RATING_COLUMN_SEX,
  [BRG_PLAYER_FIELD_BIRTH] = BRG_RATING_COLUMN_BIRTH,
  [BRG_PLAYER_FIELD_TITLE] = BRG_RATING_COLUMN_TITLE,
  [BRG_PLAYER_FIELD_RATING] = BRG_RATING_COLUMN_STANDARD,
  [BRG_PLAYER_FIELD_FEDERATION] = BRG_RATING_COLUMN_FEDERATION,
  [BRG_PLAYER_FIELD_ORGANISATION] = BRG_RATING_COLUMN_REGION,
  [BRG_PLAYER_FIELD_REGION] = BRG_RATING_COLUMN_REGION,
  [BRG_PLAYER_FIELD_FIDE_ID] = BRG_RATING_COLUMN_FIDE_NUMBER,
};

const char *
brg_rating_column_get_code (BrgRatingColumn column)
{
  g_return_val_if_fail (column < BRG_N_RATING_COLUMNS, NULL);

  return columns[column].code;
}

const char *
brg_rating_column_get_label (BrgRatingColumn column)
{
  g_return_val_if_fail (column < BRG_N_RATING_COLUMNS, NULL);

  return _ (columns[column].label);
}

static gint
find_column (const BrgRatingMapping *mapping, BrgRatingColumn column)
{
  for (guint i = 0; i < mapping->n_columns; i++)
    if (mapping->columns[i] == column)
      return (gint) i;
  return -1;
}

void
brg_rating_mapping_set (BrgRatingMapping *mapping, guint index, BrgRatingColumn column)
{
  gint other;

  g_return_if_fail (mapping != NULL && index < mapping->n_columns);
  g_return_if_fail (column < BRG_N_RATING_COLUMNS);

  other = find_column (mapping, column);
  if (other >= 0 && column != BRG_RATING_COLUMN_IGNORE)
    mapping->columns[other] = BRG_RATING_COLUMN_IGNORE;
  mapping->columns[index] = column;
}

const char *
brg_rating_mapping_find_fault (const BrgRatingMapping *mapping)
{
  g_return_val_if_fail (mapping != NULL, NULL);

  if (find_column (mapping, BRG_RATING_COLUMN_NAME) < 0 &&
      find_column (mapping, BRG_RATING_COLUMN_FAMILY) < 0)
    return _ ("no column holds the names");
  if (find_column (mapping, BRG_RATING_COLUMN_STANDARD) < 0 &&
      find_column (mapping, BRG_RATING_COLUMN_RAPID) < 0 &&
      find_column (mapping, BRG_RATING_COLUMN_BLITZ) < 0)
    return _ ("no column holds ratings");
  return NULL;
}

static gboolean
is_in_words (const char *folded, const char *words, gboolean is_whole)
{
  g_auto (GStrv) list = g_strsplit (words != NULL ? words : "", "|", -1);

  if (is_whole)
    return g_strv_contains ((const char *const *) list, folded);
  for (guint i = 0; list[i] != NULL; i++)
    if (strstr (folded, list[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Whether a heading is one of those that only rating lists have. */
static gboolean
find_heading (const char *text, BrgRatingColumn *column)
{
  g_autofree char *folded = brg_text_fold (text);

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < G_N_ELEMENTS (vocabulary); i++)
      if (is_in_words (folded, pass == 0 ? vocabulary[i].whole : vocabulary[i].within, pass == 0))
        {
          *column = vocabulary[i].column;
          return TRUE;
        }
  return FALSE;
}

static void
guess_columns (BrgRatingTable *table)
{
  g_autoptr (BrgPlayerMapping) guess = brg_player_mapping_guess (table->csv);
  BrgRatingMapping *mapping = &table->mapping;

  mapping->n_skipped = (guint) (guess->header_row + 1);
  mapping->n_columns = MIN (table->csv->n_columns, BRG_RATING_MAPPING_MOST);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < mapping->n_columns; i++)
      {
        const BrgCsvCell *heading =
            guess->header_row == BRG_NO_HEADER
                ? NULL
                : brg_csv_get_cell (table->csv, (guint) guess->header_row, i);
        BrgRatingColumn column = of_players[guess->fields[i]];
        gboolean is_told = heading != NULL && find_heading (heading->text, &column);

        if (is_told == (pass == 0) && find_column (mapping, column) < 0)
          mapping->columns[i] = column;
      }
}

/* The whole lines at the beginning of a file. */
static GBytes *
read_beginning (GFile *file, GError **error)
{
  g_autoptr (GInputStream) stream = brg_plain_file_open (file, error);
  g_autofree char *bytes = g_malloc (PEEK_SIZE);
  gsize length = 0;

  if (stream == NULL || !g_input_stream_read_all (stream, bytes, PEEK_SIZE, &length, NULL, error))
    return NULL;
  if (length == PEEK_SIZE)
    while (length > 0 && bytes[length - 1] != '\n')
      length--;
  return g_bytes_new (bytes, length);
}

BrgRatingTable *
brg_rating_table_peek (GFile *file, const char *name, GError **error)
{
  g_autoptr (BrgRatingTable) table = g_new0 (BrgRatingTable, 1);
  g_autofree char *own_name = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BrgTextFile) text = NULL;
  BrgCsvWatch watch = { .most_rows = PEEK_ROWS };

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  own_name = name != NULL ? g_strdup (name) : g_file_get_parse_name (file);
  bytes = read_beginning (file, error);
  text = bytes != NULL ? brg_text_file_new_from_bytes (bytes, own_name, error) : NULL;
  if (text == NULL)
    return NULL;
  if (text->encoding == BRG_ENCODING_UTF16_LE || text->encoding == BRG_ENCODING_UTF16_BE)
    {
      brg_format_set_error (error, BRG_FORMAT_ERROR_UNSUPPORTED, own_name, 1, 1, "%s",
                            _ ("the list is UTF-16, save it as UTF-8 first"));
      return NULL;
    }
  table->csv = brg_csv_read_watched (text->text, (gssize) text->length, own_name, BRG_CSV_DETECT,
                                     &watch, error);
  if (table->csv == NULL)
    return NULL;
  table->mapping.separator = table->csv->separator;
  table->mapping.encoding = text->encoding;
  guess_columns (table);
  return g_steal_pointer (&table);
}

void
brg_rating_table_free (BrgRatingTable *table)
{
  if (table == NULL)
    return;
  brg_csv_free (table->csv);
  g_free (table);
}

static gboolean
find_in_row (const BrgRatingTable *table, guint row, const char *folded, guint *index)
{
  for (guint i = 0; i < table->mapping.n_columns; i++)
    {
      const BrgCsvCell *cell = brg_csv_get_cell (table->csv, row, i);
      g_autofree char *heading = brg_text_fold (cell != NULL ? cell->text : "");

      if (*heading == '\0' || !g_str_equal (heading, folded))
        continue;
      *index = i;
      return TRUE;
    }
  return FALSE;
}

/* By its number, else by its heading: the row that has it is that of the headings. */
static gboolean
find_index (BrgRatingTable *table, const char *text, guint *index)
{
  g_autofree char *wanted = brg_text_fold (text);
  guint64 number;

  if (g_ascii_string_to_unsigned (text, 10, 1, table->mapping.n_columns, &number, NULL))
    {
      *index = (guint) number - 1;
      return TRUE;
    }
  for (guint row = 0; row < MIN (table->csv->rows->len, HEADING_ROWS); row++)
    if (find_in_row (table, row, wanted, index))
      {
        table->mapping.n_skipped = MAX (table->mapping.n_skipped, row + 1);
        return TRUE;
      }
  return FALSE;
}

gboolean
brg_rating_table_assign (BrgRatingTable *table, const char *text, GError **error)
{
  const char *equals;
  guint index;

  g_return_val_if_fail (table != NULL && text != NULL, FALSE);

  equals = strchr (text, '=');
  for (BrgRatingColumn column = 1; equals != NULL && column < BRG_N_RATING_COLUMNS; column++)
    {
      const char *code = columns[column].code;
      gint held = find_column (&table->mapping, column);

      if (strlen (code) != (gsize) (equals - text) || !g_str_has_prefix (text, code))
        continue;
      if (equals[1] == '\0')
        {
          if (held >= 0)
            table->mapping.columns[held] = BRG_RATING_COLUMN_IGNORE;
          return TRUE;
        }
      if (find_index (table, equals + 1, &index))
        {
          brg_rating_mapping_set (&table->mapping, index, column);
          return TRUE;
        }
      g_set_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_SYNTAX,
                   /* Translators: %s is the heading of a column */
                   _ ("The table has no column “%s”."), equals + 1);
      return FALSE;
    }
  g_set_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_SYNTAX,
               /* Translators: %s is what was typed */
               _ ("“%s” does not say what a column holds."), text);
  return FALSE;
}
