/* brg-player-mapping.c - which column of a table holds what
 *
 * Tests: tests/data/test-csv-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-mapping.h"

#include <string.h>

#include "brg-date-text.h"
#include "brg-person-name.h"
#include "brg-player-value.h"
#include "brg-text-tidy.h"

enum
{
  N_ROWS_WITH_HEADER = 10,
  N_ROWS_FOR_SHAPE = 200,
  FIRST_BIRTH_YEAR = 1900,
  LAST_BIRTH_YEAR = 2029,
  MIN_RATING = 100,
  MAX_RATING = 4000,
};

BrgPlayerMapping *
brg_player_mapping_new (guint n_columns)
{
  BrgPlayerMapping *mapping = g_new0 (BrgPlayerMapping, 1);

  mapping->fields = g_new0 (BrgPlayerField, n_columns);
  mapping->n_columns = n_columns;
  mapping->header_row = BRG_NO_HEADER;
  return mapping;
}

void
brg_player_mapping_free (BrgPlayerMapping *mapping)
{
  if (mapping == NULL)
    return;
  g_free (mapping->fields);
  g_free (mapping);
}

gint
brg_player_mapping_find (const BrgPlayerMapping *mapping, BrgPlayerField field)
{
  g_return_val_if_fail (mapping != NULL, -1);

  for (guint i = 0; i < mapping->n_columns; i++)
    if (mapping->fields[i] == field)
      return (gint) i;
  return -1;
}

void
brg_player_mapping_set (BrgPlayerMapping *mapping, guint column, BrgPlayerField field)
{
  gint other;

  g_return_if_fail (mapping != NULL);
  g_return_if_fail (column < mapping->n_columns);
  g_return_if_fail (field < BRG_N_PLAYER_FIELDS);

  other = brg_player_mapping_find (mapping, field);
  if (other >= 0 && !brg_player_field_may_repeat (field))
    mapping->fields[other] = BRG_PLAYER_FIELD_IGNORE;
  mapping->fields[column] = field;
}

/* Takes a field for a column if no earlier column has it. */
static gboolean
take_field (BrgPlayerMapping *mapping, guint column, BrgPlayerField field)
{
  if (brg_player_mapping_find (mapping, field) >= 0 && !brg_player_field_may_repeat (field))
    return FALSE;
  mapping->fields[column] = field;
  return TRUE;
}

static char *
get_cell_text (const BrgCsv *csv, guint row, guint column)
{
  const BrgCsvCell *cell = brg_csv_get_cell (csv, row, column);

  return brg_text_tidy (cell != NULL ? cell->text : NULL);
}

static gboolean
is_name_field (BrgPlayerField field)
{
  return field == BRG_PLAYER_FIELD_FULL_NAME || field == BRG_PLAYER_FIELD_FAMILY_NAME;
}

/* How many known headings a row has; 0 when it cannot be a row of headings. */
static guint
count_headings (const BrgCsv *csv, guint row)
{
  guint n_known = 0;
  guint n_exact = 0;
  gboolean has_name = FALSE;

  for (guint column = 0; column < brg_csv_get_row_length (csv, row); column++)
    {
      gboolean is_guess;
      g_autofree char *text = get_cell_text (csv, row, column);
      g_autofree char *date = brg_date_text_normalise_birth (text, &is_guess);
      BrgPlayerHeading heading = brg_player_heading_parse (text);

      /* A date or a long number belongs to a player. */
      if (date != NULL || (g_ascii_isdigit (text[0]) && strspn (text, "0123456789") >= 3))
        return 0;
      n_known += heading.is_known;
      n_exact += heading.is_exact;
      has_name = has_name || (heading.is_exact && is_name_field (heading.field));
    }
  return has_name || (n_known >= 2 && n_exact >= 1) ? n_known : 0;
}

static gint
find_header_row (const BrgCsv *csv)
{
  gint best = BRG_NO_HEADER;
  guint most = 0;

  for (guint row = 0; row < MIN (csv->rows->len, N_ROWS_WITH_HEADER); row++)
    {
      guint count = count_headings (csv, row);

      if (count > most)
        {
          best = (gint) row;
          most = count;
        }
    }
  return best;
}

/* "Name" beside "Family" is the given name; "Имя" without a family name is the whole one. */
static void
settle_names (BrgPlayerMapping *mapping)
{
  gint full_name = brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_FULL_NAME);
  gint given_name = brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_GIVEN_NAME);
  gboolean has_family = brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_FAMILY_NAME) >= 0;

  if (full_name >= 0 && has_family)
    {
      mapping->fields[full_name] = BRG_PLAYER_FIELD_IGNORE;
      take_field (mapping, (guint) full_name, BRG_PLAYER_FIELD_GIVEN_NAME);
    }
  else if (full_name < 0 && !has_family && given_name >= 0 &&
           brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_FATHER_NAME) < 0)
    mapping->fields[given_name] = BRG_PLAYER_FIELD_FULL_NAME;
}

/* Exact headings first: "Rating" beats "Rating of 2025" for the one field. */
static BrgPlayerMapping *
map_headings (const BrgCsv *csv, guint row)
{
  BrgPlayerMapping *mapping = brg_player_mapping_new (csv->n_columns);

  mapping->header_row = (gint) row;
  for (guint pass = 0; pass < 2; pass++)
    for (guint column = 0; column < brg_csv_get_row_length (csv, row); column++)
      {
        BrgPlayerHeading heading =
            brg_player_heading_parse (brg_csv_get_cell (csv, row, column)->text);

        if (heading.is_known && heading.is_exact == (pass == 0))
          take_field (mapping, column, heading.field);
      }
  return mapping;
}

/* What the cells of a column look like: how many of them have each shape. */
typedef struct
{
  guint n_filled;
  guint n_dates; /* with day and month */
  guint n_years; /* a year alone */
  guint n_numbers;
  guint n_long_numbers; /* five to nine digits */
  guint n_sexes;
  guint n_titles;
  guint n_codes; /* three Latin capitals */
  guint n_fathers;
  guint n_words;     /* one word of letters */
  guint n_sentences; /* several words of letters */
  gint64 smallest;
  gint64 largest;
  gboolean is_sequence; /* 1, 2, 3, ... */
} Shape;

static gboolean
is_name_text (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_isalpha (c) && strchr (" .,'-`", (int) MIN (c, 127)) == NULL && c != 0x2019)
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_code (const char *text)
{
  return strlen (text) == 3 && g_ascii_isupper (text[0]) && g_ascii_isupper (text[1]) &&
         g_ascii_isupper (text[2]);
}

static void
add_number (Shape *shape, const char *text)
{
  gsize n_digits = strspn (text, "0123456789");
  gint64 number = g_ascii_strtoll (text, NULL, 10);

  /* "1." is how lists count. */
  if (n_digits == 0 || n_digits > 11 ||
      (text[n_digits] != '\0' && strcmp (text + n_digits, ".") != 0))
    {
      shape->is_sequence = FALSE;
      return;
    }
  shape->smallest = shape->n_numbers == 0 ? number : MIN (shape->smallest, number);
  shape->largest = shape->n_numbers == 0 ? number : MAX (shape->largest, number);
  shape->is_sequence = shape->is_sequence && number == (gint64) shape->n_numbers + 1;
  shape->n_numbers++;
  shape->n_long_numbers += n_digits >= 5 && n_digits <= 9;
}

static void
add_cell (Shape *shape, const char *text)
{
  gboolean is_guess;
  g_autofree char *date = brg_date_text_normalise_birth (text, &is_guess);
  const char *sex = brg_player_value_parse_sex (text);

  shape->n_filled++;
  shape->n_dates += date != NULL && strlen (date) > 4;
  shape->n_years += date != NULL && strlen (date) == 4;
  shape->n_sexes += sex != NULL;
  shape->n_titles += brg_player_value_is_title (text);
  shape->n_codes += is_code (text);
  shape->n_fathers += strchr (text, ' ') == NULL && brg_person_name_is_fathers (text);
  add_number (shape, text);
  if (is_name_text (text))
    {
      shape->n_words += strpbrk (text, " ,") == NULL;
      shape->n_sentences += strpbrk (text, " ,") != NULL;
    }
}

static Shape
measure_column (const BrgCsv *csv, guint column, guint first_row)
{
  Shape shape = { .is_sequence = TRUE };

  for (guint row = first_row; row < MIN (csv->rows->len, first_row + N_ROWS_FOR_SHAPE); row++)
    {
      g_autofree char *text = get_cell_text (csv, row, column);

      if (*text != '\0')
        add_cell (&shape, text);
    }
  return shape;
}

/* Whether four in five of the cells that are filled have a shape. */
static gboolean
is_most (const Shape *shape, guint count)
{
  return shape->n_filled > 0 && count * 5 >= shape->n_filled * 4;
}

static gboolean
is_within (const Shape *shape, gint64 smallest, gint64 largest)
{
  return shape->smallest >= smallest && shape->largest <= largest;
}

/* Years and ratings overlap: numbers that could all be years are ratings when there is a column of
 * dates already. */
static BrgPlayerField
guess_number (const BrgPlayerMapping *mapping, const Shape *shape)
{
  if (shape->is_sequence && shape->n_numbers > 1)
    return BRG_PLAYER_FIELD_NUMBER;
  if (is_most (shape, shape->n_long_numbers))
    return BRG_PLAYER_FIELD_FIDE_ID;
  if (is_within (shape, FIRST_BIRTH_YEAR, LAST_BIRTH_YEAR) &&
      brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_BIRTH) < 0)
    return BRG_PLAYER_FIELD_BIRTH;
  if (is_within (shape, 0, MAX_RATING) && shape->largest >= MIN_RATING)
    return BRG_PLAYER_FIELD_RATING;
  return BRG_PLAYER_FIELD_IGNORE;
}

static BrgPlayerField
guess_name (const BrgPlayerMapping *mapping, guint column, const Shape *shape)
{
  gboolean has_full = brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_FULL_NAME) >= 0;
  gint family = brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_FAMILY_NAME);

  if (has_full)
    return BRG_PLAYER_FIELD_ORGANISATION;
  if (family < 0)
    return is_most (shape, shape->n_words) ? BRG_PLAYER_FIELD_FAMILY_NAME
                                           : BRG_PLAYER_FIELD_FULL_NAME;
  return (guint) family + 1 == column ? BRG_PLAYER_FIELD_GIVEN_NAME : BRG_PLAYER_FIELD_ORGANISATION;
}

static BrgPlayerField
guess_field (const BrgPlayerMapping *mapping, guint column, const Shape *shape)
{
  if (shape->n_filled == 0)
    return BRG_PLAYER_FIELD_IGNORE;
  if (is_most (shape, shape->n_sexes))
    return BRG_PLAYER_FIELD_SEX;
  if (shape->n_dates > 0 && is_most (shape, shape->n_dates + shape->n_years))
    return BRG_PLAYER_FIELD_BIRTH;
  if (is_most (shape, shape->n_numbers))
    return guess_number (mapping, shape);
  if (is_most (shape, shape->n_titles))
    return BRG_PLAYER_FIELD_TITLE;
  if (is_most (shape, shape->n_codes))
    return BRG_PLAYER_FIELD_FEDERATION;
  if (is_most (shape, shape->n_fathers))
    return BRG_PLAYER_FIELD_FATHER_NAME;
  if (is_most (shape, shape->n_words + shape->n_sentences))
    return guess_name (mapping, column, shape);
  return BRG_PLAYER_FIELD_ORGANISATION;
}

BrgPlayerMapping *
brg_player_mapping_guess_by_shape (const BrgCsv *csv, gint header_row)
{
  BrgPlayerMapping *mapping;
  gint family;

  g_return_val_if_fail (csv != NULL, NULL);

  mapping = brg_player_mapping_new (csv->n_columns);
  mapping->header_row = header_row;
  for (guint column = 0; column < csv->n_columns; column++)
    {
      Shape shape = measure_column (csv, column, (guint) (header_row + 1));

      take_field (mapping, column, guess_field (mapping, column, &shape));
    }
  /* A family name alone is whatever the players are called. */
  family = brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_FAMILY_NAME);
  if (family >= 0 && brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_GIVEN_NAME) < 0)
    mapping->fields[family] = BRG_PLAYER_FIELD_FULL_NAME;
  return mapping;
}

static gboolean
has_names (const BrgPlayerMapping *mapping)
{
  return brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_FULL_NAME) >= 0 ||
         brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_FAMILY_NAME) >= 0;
}

/* Where the headings do not say which column has the names, the cells may. */
static void
map_names_by_shape (const BrgCsv *csv, BrgPlayerMapping *mapping)
{
  g_autoptr (BrgPlayerMapping) by_shape =
      brg_player_mapping_guess_by_shape (csv, mapping->header_row);

  for (guint column = 0; column < mapping->n_columns; column++)
    {
      BrgPlayerField field = by_shape->fields[column];

      if (mapping->fields[column] == BRG_PLAYER_FIELD_IGNORE &&
          (is_name_field (field) || field == BRG_PLAYER_FIELD_GIVEN_NAME ||
           field == BRG_PLAYER_FIELD_FATHER_NAME))
        take_field (mapping, column, field);
    }
}

BrgPlayerMapping *
brg_player_mapping_guess (const BrgCsv *csv)
{
  BrgPlayerMapping *mapping;
  gint header_row;

  g_return_val_if_fail (csv != NULL, NULL);

  header_row = find_header_row (csv);
  if (header_row == BRG_NO_HEADER)
    return brg_player_mapping_guess_by_shape (csv, BRG_NO_HEADER);
  mapping = map_headings (csv, (guint) header_row);
  if (!has_names (mapping))
    map_names_by_shape (csv, mapping);
  settle_names (mapping);
  return mapping;
}
