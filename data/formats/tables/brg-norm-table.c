/* brg-norm-table.c - norms as a table in a file
 *
 * Rules: fide-titles-2024 1.4
 * Tests: tests/data/test-norm-table.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-norm-table.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-tables-resources.h"
#include "brg-text-tidy.h"

#define PATH "/org/berger/Berger/tables/title-norms.tsv"

#define MOST_RATING 9999
#define MOST_GAMES 999

enum
{
  COLUMN_KIND,
  COLUMN_NORM,
  COLUMN_LIST,
  COLUMN_SEX,
  COLUMN_GAMES,
  COLUMN_SHORT,
  COLUMN_PERFORMANCE,
  COLUMN_AVERAGE,
  COLUMN_FLOOR,
  COLUMN_UNRATED,
  COLUMN_SCORE,
  COLUMN_HOLDERS,
  COLUMN_SHARE,
  COLUMN_DOUBLE,
  COLUMN_LEAST,
  COLUMN_TITLES,
  COLUMN_FEDERATIONS,
  COLUMN_OWN,
  COLUMN_ONE,
  COLUMN_SOURCE,
  N_COLUMNS,
};

/* A row that is being read. */
typedef struct
{
  const char *file;
  guint line;
  char *cells[N_COLUMNS]; /* borrowed */
  GError **error;
} Row;

static gboolean
complain (const Row *row, guint column, const char *text)
{
  guint place = 1;

  for (guint i = 0; i < column; i++)
    place += (guint) g_utf8_strlen (row->cells[i], -1) + 1;
  brg_format_set_error (row->error, BRG_FORMAT_ERROR_SYNTAX, row->file, row->line, place, "%s",
                        text);
  return FALSE;
}

static gboolean
read_number (const Row *row, guint column, gint most, gint *number)
{
  guint64 value = 0;

  if (*row->cells[column] == '\0' ||
      g_ascii_string_to_unsigned (row->cells[column], 10, 0, (guint64) most, &value, NULL))
    {
      *number = (gint) value;
      return TRUE;
    }
  return complain (row, column, _ ("a whole number was expected that is not too large"));
}

/* "1/3", not more than the whole. */
static gboolean
read_share (const Row *row, guint column, BrgNormShare *share)
{
  g_auto (GStrv) parts = g_strsplit (row->cells[column], "/", 3);
  guint64 num = 0;
  guint64 den = 0;

  if (*row->cells[column] == '\0')
    return TRUE;
  if (g_strv_length (parts) != 2 ||
      !g_ascii_string_to_unsigned (parts[1], 10, 1, MOST_GAMES, &den, NULL) ||
      !g_ascii_string_to_unsigned (parts[0], 10, 1, den, &num, NULL))
    return complain (row, column, _ ("a part like 1/3 was expected"));
  *share = (BrgNormShare){ (gint) num, (gint) den };
  return TRUE;
}

static char **
dup_titles (const Row *row)
{
  char **titles = g_strsplit (row->cells[COLUMN_TITLES], ",", -1);

  for (char **title = titles; *title != NULL; title++)
    g_strstrip (*title);
  return titles;
}

static gboolean
read_list (const Row *row, BrgRatingKind *list)
{
  *list = BRG_RATING_NONE;
  return *row->cells[COLUMN_LIST] == '\0' ||
         brg_rating_kind_from_id (row->cells[COLUMN_LIST], list) ||
         complain (row, COLUMN_LIST, _ ("standard, rapid, blitz, elo or nothing was expected"));
}

static gboolean
read_sex (const Row *row, gboolean *for_women)
{
  *for_women = g_str_equal (row->cells[COLUMN_SEX], "f");
  return *for_women || *row->cells[COLUMN_SEX] == '\0' ||
         complain (row, COLUMN_SEX, _ ("f or nothing was expected"));
}

static BrgNormRule *
find_rule (const BrgNormTable *table, const char *name)
{
  for (guint i = 0; i < table->rules->len; i++)
    {
      BrgNormRule *rule = table->rules->pdata[i];

      if (g_str_equal (rule->name, name))
        return rule;
    }
  return NULL;
}

/* What norms of both kinds have in common. */
static BrgNormRule *
read_rule (const Row *row)
{
  g_autoptr (BrgNormRule) rule = NULL;

  if (*row->cells[COLUMN_NORM] == '\0')
    {
      complain (row, COLUMN_NORM, _ ("the norm has no name"));
      return NULL;
    }
  rule = brg_norm_rule_new (row->cells[COLUMN_NORM]);
  if (!read_list (row, &rule->list) || !read_sex (row, &rule->for_women) ||
      !read_number (row, COLUMN_UNRATED, MOST_RATING, &rule->unrated))
    return NULL;
  g_strfreev (rule->titles);
  rule->titles = dup_titles (row);
  g_free (rule->source);
  rule->source = g_strdup (row->cells[COLUMN_SOURCE]);
  return g_steal_pointer (&rule);
}

static gboolean
read_title_norm (BrgNormTable *table, const Row *row)
{
  g_autoptr (BrgNormRule) rule = read_rule (row);

  if (rule == NULL)
    return FALSE;
  if (find_rule (table, rule->name) != NULL)
    return complain (row, COLUMN_NORM, _ ("this norm is already in the table"));
  if (!read_number (row, COLUMN_GAMES, MOST_GAMES, &rule->games) ||
      !read_number (row, COLUMN_SHORT, MOST_GAMES, &rule->short_games) ||
      !read_number (row, COLUMN_PERFORMANCE, MOST_RATING, &rule->performance) ||
      !read_number (row, COLUMN_AVERAGE, MOST_RATING, &rule->average) ||
      !read_number (row, COLUMN_FLOOR, MOST_RATING, &rule->floor) ||
      !read_number (row, COLUMN_SCORE, 100, &rule->score) ||
      !read_share (row, COLUMN_HOLDERS, &rule->holders) ||
      !read_share (row, COLUMN_SHARE, &rule->seekers))
    return FALSE;
  rule->double_seekers = rule->seekers;
  if (!read_share (row, COLUMN_DOUBLE, &rule->double_seekers) ||
      !read_number (row, COLUMN_LEAST, MOST_GAMES, &rule->least_seekers) ||
      !read_number (row, COLUMN_FEDERATIONS, MOST_GAMES, &rule->federations) ||
      !read_share (row, COLUMN_OWN, &rule->own) || !read_share (row, COLUMN_ONE, &rule->one))
    return FALSE;
  if (rule->games == 0)
    return complain (row, COLUMN_GAMES, _ ("the norm does not say how many games it needs"));
  if (rule->performance == 0)
    return complain (row, COLUMN_PERFORMANCE, _ ("the norm does not say which performance"));
  g_ptr_array_add (table->rules, g_steal_pointer (&rule));
  return TRUE;
}

/* "70" is per cent, "6.5p" are points. */
static gboolean
read_score (const Row *row, BrgNormStep *step)
{
  const char *text = row->cells[COLUMN_SCORE];
  g_autofree char *points = NULL;
  gboolean has_half;
  guint64 whole = 0;

  if (!g_str_has_suffix (text, "p"))
    return read_number (row, COLUMN_SCORE, 100, &step->score);
  has_half = g_str_has_suffix (text, ".5p");
  points = g_strndup (text, strlen (text) - (has_half ? 3 : 1));
  if (!g_ascii_string_to_unsigned (points, 10, 0, MOST_GAMES, &whole, NULL))
    return complain (row, COLUMN_SCORE, _ ("per cent or points like 6.5p were expected"));
  step->halves = 2 * (gint) whole + has_half;
  return TRUE;
}

static gboolean
read_score_norm (BrgNormTable *table, const Row *row)
{
  g_autoptr (BrgNormRule) rule = read_rule (row);
  BrgNormRule *before;
  BrgNormStep step = { 0 };

  if (rule == NULL || !read_number (row, COLUMN_GAMES, MOST_GAMES, &step.games) ||
      !read_number (row, COLUMN_AVERAGE, MOST_RATING, &step.average) || !read_score (row, &step))
    return FALSE;
  if (step.score == 0 && step.halves == 0)
    return complain (row, COLUMN_SCORE, _ ("the norm does not say which score"));
  before = find_rule (table, rule->name);
  if (before == NULL)
    {
      g_array_append_val (rule->steps, step);
      g_ptr_array_add (table->rules, g_steal_pointer (&rule));
      return TRUE;
    }
  if (before->steps->len == 0)
    return complain (row, COLUMN_NORM, _ ("this norm is already in the table"));
  if (before->list != rule->list || before->for_women != rule->for_women ||
      before->unrated != rule->unrated)
    return complain (row, COLUMN_NORM,
                     _ ("rows of one norm must agree in list, sex and rating of the unrated"));
  g_array_append_val (before->steps, step);
  return TRUE;
}

static gboolean
read_holders (BrgNormTable *table, const Row *row)
{
  g_strfreev (table->holders);
  table->holders = dup_titles (row);
  return TRUE;
}

static gboolean
read_open (BrgNormTable *table, const Row *row)
{
  g_strfreev (table->open_titles);
  table->open_titles = dup_titles (row);
  return read_number (row, COLUMN_GAMES, MOST_GAMES, &table->open_players) &&
         read_number (row, COLUMN_FEDERATIONS, MOST_GAMES, &table->open_federations) &&
         read_number (row, COLUMN_LEAST, MOST_GAMES, &table->open_holders);
}

static const struct
{
  const char *kind;
  gboolean (*read) (BrgNormTable *table, const Row *row);
} kinds[] = {
  { "title", read_title_norm },
  { "score", read_score_norm },
  { "holders", read_holders },
  { "open", read_open },
};

static gboolean
read_line (BrgNormTable *table, const char *line, guint number, const char *file, GError **error)
{
  g_auto (GStrv) cells = g_strsplit (line, "\t", -1);
  guint n_cells = g_strv_length (cells);
  Row row = { .file = file, .line = number, .error = error };
  static char nothing[] = "";

  for (guint i = 0; i < N_COLUMNS; i++)
    row.cells[i] = i < n_cells ? g_strstrip (cells[i]) : nothing;
  if (n_cells > N_COLUMNS)
    return complain (&row, N_COLUMNS - 1, _ ("the row has more columns than the table"));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].kind, row.cells[COLUMN_KIND]))
      return kinds[i].read (table, &row);
  return complain (&row, COLUMN_KIND, _ ("title, score, holders or open was expected"));
}

BrgNormTable *
brg_norm_table_read (const char *text, gsize length, const char *name, GError **error)
{
  g_autoptr (BrgNormTable) table = NULL;
  g_autofree char *copy = NULL;
  g_auto (GStrv) lines = NULL;
  guint bad;

  g_return_val_if_fail (text != NULL && name != NULL, NULL);

  if (length > BRG_NORM_TABLE_MAX_SIZE)
    {
      brg_format_set_error (error, BRG_FORMAT_ERROR_TOO_LARGE, name, 1, 1,
                            _ ("this is too large for a table of norms"));
      return NULL;
    }
  bad = brg_text_find_bad_line (text, length);
  if (bad > 0)
    {
      brg_format_set_error (error, BRG_FORMAT_ERROR_ENCODING, name, bad, 1,
                            _ ("a text in UTF-8 was expected"));
      return NULL;
    }
  table = brg_norm_table_new ();
  copy = g_strndup (text, length);
  lines = g_strsplit (copy, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_strchomp (lines[i]);
      if (*lines[i] != '\0' && *lines[i] != '#' && !read_line (table, lines[i], i + 1, name, error))
        return NULL;
    }
  if (table->rules->len == 0)
    {
      brg_format_set_error (error, BRG_FORMAT_ERROR_NOT_RECOGNISED, name, 1, 1,
                            _ ("there is no norm in this file"));
      return NULL;
    }
  return g_steal_pointer (&table);
}

static BrgNormTable *
load_fide (void)
{
  g_autoptr (GBytes) bytes =
      g_resource_lookup_data (brg_tables_get_resource (), PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  BrgNormTable *table;
  gsize length;
  const char *text;

  g_assert (bytes != NULL);
  text = g_bytes_get_data (bytes, &length);
  table = brg_norm_table_read (text, length, "title-norms.tsv", NULL);
  g_assert (table != NULL);
  return table;
}

const BrgNormTable *
brg_norm_table_get_fide (void)
{
  static BrgNormTable *table;

  if (g_once_init_enter (&table))
    g_once_init_leave (&table, load_fide ());
  return table;
}
