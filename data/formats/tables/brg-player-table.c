/* brg-player-table.c - lists of players read from tables
 *
 * Tests: tests/data/test-csv-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-date-text.h"
#include "brg-person-name.h"
#include "brg-player-value.h"
#include "brg-text-tidy.h"

enum
{
  MAX_START_NUMBER = 9999,
  MAX_LENGTH = 200, /* characters of a name, a club, a title */
  YOUNG = 6,        /* years of who plays, and is hardly younger */
  OLD = 90,         /* ... hardly older */
};

/* How far the reading has come. */
typedef struct
{
  const BrgCsv *csv;
  const BrgPlayerMapping *mapping;
  BrgPlayerTable *table;
  BrgPlayerRow *row;    /* the one being read */
  guint index;          /* of that row in the csv */
  GHashTable *names;    /* (element-type utf8 GArray of gint): rows by folded full name */
  GHashTable *numbers;  /* start numbers that are taken */
  GHashTable *ids;      /* (element-type utf8 uint): lines by FIDE ID */
  GHashTable *accounts; /* (element-type utf8 uint): lines by SNILS */
} Reading;

static void add_problem (Reading *reading,
                         BrgPlayerProblemKind kind,
                         const BrgCsvCell *cell,
                         const char *format,
                         ...) G_GNUC_PRINTF (4, 5);

/* The column of the table in which a cell of the row stands. */
static gint
find_column (const Reading *reading, const BrgCsvCell *cell)
{
  for (guint i = 0; cell != NULL && i < reading->csv->n_columns; i++)
    if (brg_csv_get_cell (reading->csv, reading->index, i) == cell)
      return (gint) i;
  return -1;
}

static void
add_problem (Reading *reading,
             BrgPlayerProblemKind kind,
             const BrgCsvCell *cell,
             const char *format,
             ...)
{
  BrgPlayerProblem *problem = g_new0 (BrgPlayerProblem, 1);
  va_list arguments;

  problem->kind = kind;
  problem->is_error = kind <= BRG_PLAYER_PROBLEM_LENGTH;
  problem->row = reading->row != NULL ? (gint) reading->table->rows->len - 1 : -1;
  problem->line = cell != NULL ? cell->line : reading->row != NULL ? reading->row->line : 1;
  problem->column = cell != NULL ? cell->column : 1;
  problem->cell = find_column (reading, cell);
  va_start (arguments, format);
  problem->text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (reading->table->problems, problem);
}

static void
take_text (char **place, char *text)
{
  g_free (*place);
  *place = text;
}

/* The readers of fields get the cell's tidy text; they may not keep it. */

static void
read_number (Reading *reading, const BrgCsvCell *cell, const char *text)
{
  gsize n_digits = strspn (text, "0123456789");
  gint64 number = g_ascii_strtoll (text, NULL, 10);

  if (*text == '\0')
    return;
  if (n_digits == 0 || (text[n_digits] != '\0' && strcmp (text + n_digits, ".") != 0) ||
      number < 1 || number > MAX_START_NUMBER)
    add_problem (reading, BRG_PLAYER_PROBLEM_NUMBER, cell,
                 _ ("“%s” is not a pairing number, expected a number from 1 to %d"), text,
                 MAX_START_NUMBER);
  else if (!g_hash_table_add (reading->numbers, GINT_TO_POINTER ((gint) number)))
    add_problem (reading, BRG_PLAYER_PROBLEM_NUMBER, cell,
                 _ ("the pairing number %d is already taken, expected a different one"),
                 (gint) number);
  else
    reading->row->entry->number = (gint) number;
}

static void
read_full_name (Reading *reading, const BrgCsvCell *cell, const char *text)
{
  BrgEntry *entry = reading->row->entry;
  g_auto (BrgPersonName) name = { NULL, NULL, NULL };

  if (!brg_person_name_split (text, &name) && *text != '\0')
    add_problem (reading, BRG_PLAYER_PROBLEM_NAME, cell,
                 _ ("the name “%s” was split by guess, expected family and given name"), text);
  take_text (&entry->family_name, g_steal_pointer (&name.family));
  take_text (&entry->given_name, g_steal_pointer (&name.given));
  take_text (&entry->father_name, g_steal_pointer (&name.father));
}

static void
read_family_name (Reading *reading, const BrgCsvCell *cell G_GNUC_UNUSED, const char *text)
{
  take_text (&reading->row->entry->family_name, g_strdup (text));
}

static void
read_father_name (Reading *reading, const BrgCsvCell *cell G_GNUC_UNUSED, const char *text)
{
  take_text (&reading->row->entry->father_name, g_strdup (text));
}

static void
read_given_name (Reading *reading, const BrgCsvCell *cell G_GNUC_UNUSED, const char *text)
{
  BrgEntry *entry = reading->row->entry;
  const char *blank = strchr (text, ' ');

  if (blank == NULL ||
      brg_player_mapping_find (reading->mapping, BRG_PLAYER_FIELD_FATHER_NAME) >= 0 ||
      !brg_person_name_is_fathers (blank + 1))
    {
      take_text (&entry->given_name, g_strdup (text));
      return;
    }
  take_text (&entry->given_name, g_strndup (text, (gsize) (blank - text)));
  take_text (&entry->father_name, g_strdup (blank + 1));
}

static void
read_sex (Reading *reading, const BrgCsvCell *cell, const char *text)
{
  const char *sex = brg_player_value_parse_sex (text);

  if (sex == NULL)
    add_problem (reading, BRG_PLAYER_PROBLEM_SEX, cell,
                 _ ("the sex “%s” is not understood, expected m or f"), text);
  else
    take_text (&reading->row->entry->sex, g_strdup (sex));
}

static void
keep_paper (Reading *reading, BrgPaperField field, const char *text)
{
  BrgEntry *entry = reading->row->entry;
  g_autofree char *joined = NULL;

  if (*text == '\0')
    return;
  if (entry->papers == NULL)
    entry->papers = brg_personal_papers_new ();
  joined = g_strjoin (" ", entry->papers->texts[field], text, NULL);
  brg_personal_papers_set (entry->papers, field, g_strchug (joined));
}

/* rus-draughts-2022 app. 3: one column has the date and below it the number of the account. */
static char *
dup_birth (Reading *reading, const char *text, gboolean *is_guess)
{
  gsize length = strcspn (text, " /,;");
  const char *rest = text + length + strspn (text + length, " /,;");
  g_autofree char *day = g_strndup (text, length);
  char *birth = brg_date_text_normalise_birth (text, is_guess);

  if (birth == NULL && brg_snils_is_right (rest) &&
      (birth = brg_date_text_normalise_birth (day, is_guess)) != NULL)
    keep_paper (reading, BRG_PAPER_SNILS, rest);
  return birth;
}

/* A column of births has years of two digits alone as well. */
static char *
dup_short_year (const char *text, gboolean *is_guess)
{
  gboolean is_short = strlen (text) == 2 && strspn (text, "0123456789") == 2;
  g_autofree char *day = is_short ? g_strconcat ("1.1.", text, NULL) : NULL;
  g_autofree char *birth = day != NULL ? brg_date_text_normalise_birth (day, is_guess) : NULL;

  return birth != NULL ? g_strndup (birth, strlen ("YYYY")) : NULL;
}

/* Nobody else can have written it: it is told once for the file, not row by row. */
static gboolean
take_short_year (Reading *reading, const char *text, const char *birth)
{
  BrgPlayerTable *table = reading->table;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  gint year = (gint) g_ascii_strtoll (birth, NULL, 10);
  gint age = g_date_time_get_year (now) - year;

  if (age < YOUNG || age >= OLD)
    return FALSE;
  if (table->n_short_years++ == 0)
    {
      table->short_year = g_strdup (text);
      table->whole_year = year;
    }
  return TRUE;
}

static void
read_birth (Reading *reading, const BrgCsvCell *cell, const char *text)
{
  gboolean is_guess = FALSE;
  g_autofree char *birth = dup_birth (reading, text, &is_guess);

  if (birth == NULL)
    birth = dup_short_year (text, &is_guess);

  if (birth != NULL && !brg_date_text_is_birth (birth, NULL))
    add_problem (reading, BRG_PLAYER_PROBLEM_BIRTH, cell,
                 _ ("nobody who plays was born “%s”; the date is left out"), text);
  else if (birth != NULL)
    {
      if (is_guess && !take_short_year (reading, text, birth))
        add_problem (reading, BRG_PLAYER_PROBLEM_CENTURY, cell,
                     /* Translators: a date as it was written, the year that is taken */
                     _ ("the year of “%s” has two digits and is taken as %.4s"), text, birth);
      take_text (&reading->row->entry->birth, g_steal_pointer (&birth));
    }
  else if (*text != '\0')
    add_problem (reading, BRG_PLAYER_PROBLEM_BIRTH, cell,
                 _ ("the date of birth “%s” is not understood, expected DD.MM.YYYY or a year"),
                 text);
}

static void
read_title (Reading *reading, const BrgCsvCell *cell G_GNUC_UNUSED, const char *text)
{
  if (*reading->row->entry->title == '\0')
    take_text (&reading->row->entry->title, g_strdup (text));
}

static void
read_rating (Reading *reading, const BrgCsvCell *cell, const char *text)
{
  if (!brg_player_value_parse_rating (text, &reading->row->entry->rating))
    add_problem (reading, BRG_PLAYER_PROBLEM_RATING, cell,
                 _ ("the rating “%s” is not understood, expected a number up to 4000"), text);
}

static void
read_federation (Reading *reading, const BrgCsvCell *cell, const char *text)
{
  char *federation = brg_player_value_parse_federation (text);

  if (!brg_player_value_is_federation (federation))
    add_problem (reading, BRG_PLAYER_PROBLEM_FEDERATION, cell,
                 /* Translators: a federation as it was written */
                 _ ("“%s” is no federation’s code of three letters; it is taken as it stands"),
                 text);
  take_text (&reading->row->entry->federation, federation);
}

/* Several columns are joined. */
static void
append_text (char **place, const char *text)
{
  if (*text != '\0')
    take_text (place, **place != '\0' ? g_strconcat (*place, ", ", text, NULL) : g_strdup (text));
}

static void
read_organisation (Reading *reading, const BrgCsvCell *cell G_GNUC_UNUSED, const char *text)
{
  append_text (&reading->row->entry->organisation, text);
}

static void
read_fide_id (Reading *reading, const BrgCsvCell *cell, const char *text)
{
  char *fide_id = brg_player_value_parse_fide_id (text);

  if (fide_id == NULL)
    add_problem (reading, BRG_PLAYER_PROBLEM_FIDE_ID, cell,
                 _ ("the FIDE ID “%s” is not understood, expected a number"), text);
  else
    take_text (&reading->row->entry->fide_id, fide_id);
}

static void
read_team (Reading *reading, const BrgCsvCell *cell G_GNUC_UNUSED, const char *text)
{
  take_text (&reading->row->team, g_strdup (text));
}

static void
read_coach (Reading *reading, const BrgCsvCell *cell G_GNUC_UNUSED, const char *text)
{
  append_text (&reading->row->entry->coach, text);
}

/* rus-draughts-2022 5.1: the region enters its players. */
static void
read_region (Reading *reading, const BrgCsvCell *cell G_GNUC_UNUSED, const char *text)
{
  BrgEntry *entry = reading->row->entry;

  take_text (&entry->region, g_strdup (text));
  if (*entry->delegation == '\0')
    take_text (&entry->delegation, g_strdup (text));
}

static void
read_delegation (Reading *reading, const BrgCsvCell *cell G_GNUC_UNUSED, const char *text)
{
  if (*text != '\0')
    take_text (&reading->row->entry->delegation, g_strdup (text));
}

static void
read_town (Reading *reading, const BrgCsvCell *cell G_GNUC_UNUSED, const char *text)
{
  append_text (&reading->row->entry->organisation, text);
  take_text (&reading->row->entry->town, g_strdup (text));
}

/* A number that cannot be right is left out. */
static void
read_paper (Reading *reading, BrgPaperField field, const BrgCsvCell *cell, const char *text)
{
  if (field == BRG_PAPER_SNILS && *text != '\0' && !brg_snils_is_right (text))
    add_problem (reading, BRG_PLAYER_PROBLEM_SNILS, cell,
                 _ ("the SNILS “%s” is not right, expected eleven digits of which the last two "
                    "follow from the others"),
                 text);
  else
    keep_paper (reading, field, text);
}

static void (*const readers[BRG_N_PLAYER_FIELDS]) (Reading *reading,
                                                   const BrgCsvCell *cell,
                                                   const char *text) = {
  [BRG_PLAYER_FIELD_NUMBER] = read_number,
  [BRG_PLAYER_FIELD_FULL_NAME] = read_full_name,
  [BRG_PLAYER_FIELD_FAMILY_NAME] = read_family_name,
  [BRG_PLAYER_FIELD_GIVEN_NAME] = read_given_name,
  [BRG_PLAYER_FIELD_FATHER_NAME] = read_father_name,
  [BRG_PLAYER_FIELD_SEX] = read_sex,
  [BRG_PLAYER_FIELD_BIRTH] = read_birth,
  [BRG_PLAYER_FIELD_TITLE] = read_title,
  [BRG_PLAYER_FIELD_RATING] = read_rating,
  [BRG_PLAYER_FIELD_FEDERATION] = read_federation,
  [BRG_PLAYER_FIELD_ORGANISATION] = read_organisation,
  [BRG_PLAYER_FIELD_FIDE_ID] = read_fide_id,
  [BRG_PLAYER_FIELD_TEAM] = read_team,
  [BRG_PLAYER_FIELD_COACH] = read_coach,
  [BRG_PLAYER_FIELD_REGION] = read_region,
  [BRG_PLAYER_FIELD_DELEGATION] = read_delegation,
  [BRG_PLAYER_FIELD_TOWN] = read_town,
};

static gboolean
is_same_birth (const char *a, const char *b)
{
  /* A year or nothing does not tell two people of one name apart. */
  return g_str_has_prefix (a, b) || g_str_has_prefix (b, a);
}

static void
check_duplicate (Reading *reading, const BrgCsvCell *cell)
{
  const BrgEntry *entry = reading->row->entry;
  g_autofree char *name = brg_entry_dup_full_name (entry);
  g_autofree char *key = brg_text_fold (name);
  GArray *rows = g_hash_table_lookup (reading->names, key);
  gint index = (gint) reading->table->rows->len - 1;

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const BrgPlayerRow *earlier = reading->table->rows->pdata[g_array_index (rows, gint, i)];

      if (!is_same_birth (earlier->entry->birth, entry->birth))
        continue;
      if (strlen (entry->birth) == strlen ("YYYY-MM-DD") &&
          g_str_equal (earlier->entry->birth, entry->birth))
        reading->row->is_repeated = TRUE;
      add_problem (reading, BRG_PLAYER_PROBLEM_DUPLICATE, cell,
                   _ ("%s is already in line %u, expected every player once"), name, earlier->line);
      break;
    }
  if (rows == NULL)
    {
      rows = g_array_new (FALSE, FALSE, sizeof (gint));
      g_hash_table_insert (reading->names, g_steal_pointer (&key), rows);
    }
  g_array_append_val (rows, index);
}

/* One FIDE ID is one person, whatever the names say. */
static void
check_id (Reading *reading, const BrgCsvCell *cell)
{
  const char *id = reading->row->entry->fide_id;
  guint line = GPOINTER_TO_UINT (g_hash_table_lookup (reading->ids, id));

  if (*id == '\0')
    return;
  if (line > 0)
    add_problem (reading, BRG_PLAYER_PROBLEM_DUPLICATE, cell,
                 _ ("the FIDE ID %s is already in line %u, expected every player once"), id, line);
  else
    g_hash_table_insert (reading->ids, g_strdup (id), GUINT_TO_POINTER (reading->row->line));
}

/* One account of insurance is one person as well. */
static void
check_snils (Reading *reading, const BrgCsvCell *cell)
{
  const BrgPersonalPapers *papers = reading->row->entry->papers;
  g_autofree char *number =
      papers != NULL ? brg_paper_number_dup_key (papers->texts[BRG_PAPER_SNILS]) : g_strdup ("");
  guint line = GPOINTER_TO_UINT (g_hash_table_lookup (reading->accounts, number));

  if (*number == '\0')
    return;
  if (line > 0)
    add_problem (reading, BRG_PLAYER_PROBLEM_DUPLICATE, cell,
                 _ ("the SNILS %s is already in line %u, expected every player once"),
                 papers->texts[BRG_PAPER_SNILS], line);
  else
    g_hash_table_insert (reading->accounts, g_steal_pointer (&number),
                         GUINT_TO_POINTER (reading->row->line));
}

/* Series and number may have stood in two columns. */
static void
check_passport (Reading *reading, const BrgCsvCell *cell)
{
  const BrgPersonalPapers *papers = reading->row->entry->papers;
  const char *text = papers != NULL ? papers->texts[BRG_PAPER_PASSPORT] : "";

  if (*text != '\0' && !brg_passport_is_likely (text))
    add_problem (reading, BRG_PLAYER_PROBLEM_PASSPORT, cell,
                 /* Translators: a passport or birth certificate, as it was written */
                 _ ("no passport has the number “%s”; it is taken as it stands"), text);
}

static const BrgCsvCell *
get_name_cell (const Reading *reading, guint row)
{
  gint column = brg_player_mapping_find (reading->mapping, BRG_PLAYER_FIELD_FAMILY_NAME);

  if (column < 0)
    column = brg_player_mapping_find (reading->mapping, BRG_PLAYER_FIELD_FULL_NAME);
  return brg_csv_get_cell (reading->csv, row, (guint) column);
}

static const BrgCsvCell *
find_field_cell (const Reading *reading, guint row, BrgPlayerField field)
{
  gint column = brg_player_mapping_find (reading->mapping, field);

  return column >= 0 ? brg_csv_get_cell (reading->csv, row, (guint) column) : NULL;
}

/* A file whose quotes have slipped has cells of pages: no list has room for them. */
static gboolean
is_too_long (Reading *reading, const BrgCsvCell *cell, const char *text)
{
  glong length = g_utf8_strlen (text, -1);

  if (length <= MAX_LENGTH)
    return FALSE;
  add_problem (reading, BRG_PLAYER_PROBLEM_LENGTH, cell,
               _ ("the text has %ld characters, expected %d at most"), length, MAX_LENGTH);
  g_clear_pointer (&reading->row->entry, brg_entry_free);
  return TRUE;
}

static void
read_row (Reading *reading, guint index)
{
  BrgPlayerRow *row = g_new0 (BrgPlayerRow, 1);

  row->line = brg_csv_get_cell (reading->csv, index, 0)->line;
  row->entry = brg_entry_new ();
  row->team = g_strdup ("");
  reading->row = row;
  reading->index = index;
  g_ptr_array_add (reading->table->rows, row);
  for (guint column = 0; column < reading->mapping->n_columns; column++)
    {
      const BrgCsvCell *cell = brg_csv_get_cell (reading->csv, index, column);
      BrgPlayerField field = reading->mapping->fields[column];
      g_autofree char *text = NULL;

      if (cell == NULL || field == BRG_PLAYER_FIELD_IGNORE)
        continue;
      text = brg_text_tidy (cell->text);
      if (is_too_long (reading, cell, text))
        return;
      if (brg_player_field_is_personal (field))
        read_paper (reading, (BrgPaperField) (field - BRG_PLAYER_FIELD_PASSPORT), cell, text);
      else
        readers[field](reading, cell, text);
    }
  /* Who names no club plays for his region. */
  if (g_str_equal (row->entry->organisation, row->entry->town))
    {
      take_text (&row->entry->organisation, g_strdup (row->entry->region));
      append_text (&row->entry->organisation, row->entry->town);
    }
  if (*row->entry->family_name != '\0')
    {
      check_id (reading, find_field_cell (reading, index, BRG_PLAYER_FIELD_FIDE_ID));
      check_passport (reading, find_field_cell (reading, index, BRG_PLAYER_FIELD_PASSPORT));
      check_snils (reading, find_field_cell (reading, index, BRG_PLAYER_FIELD_SNILS));
      check_duplicate (reading, get_name_cell (reading, index));
      return;
    }
  add_problem (reading, BRG_PLAYER_PROBLEM_NO_NAME, get_name_cell (reading, index),
               _ ("there is no family name, expected one in every row"));
  g_clear_pointer (&row->entry, brg_entry_free);
}

/* Long lists print their headings on every page. */
static gboolean
repeats_header (const Reading *reading, guint row)
{
  gint header = reading->mapping->header_row;

  for (guint column = 0; header >= 0 && column < reading->csv->n_columns; column++)
    {
      const BrgCsvCell *heading = brg_csv_get_cell (reading->csv, (guint) header, column);
      const BrgCsvCell *cell = brg_csv_get_cell (reading->csv, row, column);

      if (g_strcmp0 (heading != NULL ? heading->text : "", cell != NULL ? cell->text : "") != 0)
        return FALSE;
    }
  return header >= 0;
}

static void
free_problem (gpointer data)
{
  BrgPlayerProblem *problem = data;

  g_free (problem->text);
  g_free (problem);
}

static void
free_row (gpointer data)
{
  BrgPlayerRow *row = data;

  brg_entry_free (row->entry);
  g_free (row->team);
  g_free (row);
}

static gint
compare_problems (gconstpointer a, gconstpointer b)
{
  const BrgPlayerProblem *one = *(BrgPlayerProblem *const *) a;
  const BrgPlayerProblem *other = *(BrgPlayerProblem *const *) b;

  if (one->line != other->line)
    return one->line < other->line ? -1 : 1;
  return one->column < other->column ? -1 : one->column > other->column;
}

static void
read_rows (Reading *reading)
{
  const BrgPlayerMapping *mapping = reading->mapping;

  if (brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_FULL_NAME) < 0 &&
      brg_player_mapping_find (mapping, BRG_PLAYER_FIELD_FAMILY_NAME) < 0)
    {
      add_problem (reading, BRG_PLAYER_PROBLEM_NO_NAME_COLUMN, NULL,
                   _ ("no column holds names, expected a full name or a family name"));
      return;
    }
  if (reading->csv->rows->len > BRG_PLAYER_TABLE_MOST_ROWS)
    {
      add_problem (reading, BRG_PLAYER_PROBLEM_TOO_MANY, NULL,
                   _ ("the table has %u rows, expected %d players at most"),
                   reading->csv->rows->len + reading->csv->n_more, BRG_PLAYER_TABLE_MOST_ROWS);
      return;
    }
  for (guint row = (guint) (mapping->header_row + 1); row < reading->csv->rows->len; row++)
    if (!repeats_header (reading, row))
      read_row (reading, row);
}

BrgPlayerTable *
brg_player_table_read (const BrgCsv *csv, const BrgPlayerMapping *mapping)
{
  Reading reading = { .csv = csv, .mapping = mapping };
  BrgPlayerTable *table;

  g_return_val_if_fail (csv != NULL, NULL);
  g_return_val_if_fail (mapping != NULL, NULL);

  table = g_new0 (BrgPlayerTable, 1);
  table->name = g_strdup (csv->name);
  table->rows = g_ptr_array_new_with_free_func (free_row);
  table->problems = g_ptr_array_new_with_free_func (free_problem);
  reading.table = table;
  reading.names =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  reading.numbers = g_hash_table_new (NULL, NULL);
  reading.ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  reading.accounts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  read_rows (&reading);
  g_ptr_array_sort (table->problems, compare_problems);
  g_hash_table_unref (reading.names);
  g_hash_table_unref (reading.numbers);
  g_hash_table_unref (reading.ids);
  g_hash_table_unref (reading.accounts);
  return table;
}

void
brg_player_table_free (BrgPlayerTable *table)
{
  if (table == NULL)
    return;
  g_free (table->name);
  g_ptr_array_unref (table->rows);
  g_ptr_array_unref (table->problems);
  g_free (table->short_year);
  g_free (table);
}

gboolean
brg_player_table_check (const BrgPlayerTable *table, GError **error)
{
  g_return_val_if_fail (table != NULL, FALSE);

  for (guint i = 0; i < table->problems->len; i++)
    {
      const BrgPlayerProblem *problem = table->problems->pdata[i];

      if (!problem->is_error ||
          (problem->row >= 0 && ((BrgPlayerRow *) table->rows->pdata[problem->row])->is_skipped))
        continue;
      brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, table->name, problem->line,
                            problem->column, "%s", problem->text);
      return FALSE;
    }
  return TRUE;
}

GPtrArray *
brg_player_table_dup_entries (const BrgPlayerTable *table, GError **error)
{
  g_autoptr (GPtrArray) entries = NULL;

  g_return_val_if_fail (table != NULL, NULL);

  if (!brg_player_table_check (table, error))
    return NULL;
  entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const BrgPlayerRow *row = table->rows->pdata[i];
      BrgEntry *entry;

      if (row->is_skipped)
        continue;
      entry = brg_entry_copy (row->entry);
      append_text (&entry->organisation, row->team);
      g_ptr_array_add (entries, entry);
    }
  return g_steal_pointer (&entries);
}
