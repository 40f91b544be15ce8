/* brg-import-words.c - what is said of a table before it is imported
 *
 * Tests: tests/app/test-import-file.c, tests/app/test-import-papers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-import-words.h"
#include "brg-player-table-teams.h"

#include <glib/gi18n.h>

#include "brg-store-take-list.h"

/* The heading in the file, or what the column holds. */
static const char *
get_column_name (const BrgImportFile *file, guint column)
{
  const BrgPlayerMapping *mapping = file->mapping;
  const BrgCsvCell *heading =
      mapping->header_row != BRG_NO_HEADER
          ? brg_csv_get_cell (file->csv, (guint) mapping->header_row, column)
          : NULL;

  return heading != NULL && *heading->text != '\0'
             ? heading->text
             : brg_player_field_get_label (mapping->fields[column]);
}

char *
brg_import_words_dup_problem (const BrgImportFile *file, const BrgPlayerProblem *problem)
{
  g_return_val_if_fail (file != NULL && file->mapping != NULL && problem != NULL, NULL);

  if (problem->row < 0)
    /* Translators: %s is what is wrong with a file */
    return g_strdup_printf (_ ("The whole table: %s"), problem->text);
  if (problem->cell < 0)
    /* Translators: a row of a table, and what is wrong there */
    return g_strdup_printf (_ ("Row %u: %s"), problem->line, problem->text);
  /* Translators: a row of a table, the heading of a column, and what is wrong there */
  return g_strdup_printf (_ ("Row %u, column “%s”: %s"), problem->line,
                          get_column_name (file, (guint) problem->cell), problem->text);
}

char *
brg_import_words_dup_problems (const BrgImportFile *file, gint row)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (file != NULL && file->table != NULL, NULL);

  for (guint i = 0; i < file->table->problems->len; i++)
    {
      const BrgPlayerProblem *problem = file->table->problems->pdata[i];
      g_autofree char *words = problem->row == row && brg_import_file_is_told (file, problem)
                                   ? brg_import_words_dup_problem (file, problem)
                                   : NULL;

      if (words != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", words);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* Why the players cannot be put into teams; NULL where they can. */
static char *
dup_team_fault (const BrgImportFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = brg_player_table_dup_teams (file->table, NULL, &error);

  return entries == NULL ? brg_format_error_dup_words (error) : NULL;
}

gboolean
brg_import_words_may_import (const BrgImportFile *file, gboolean into_teams)
{
  g_autofree char *fault = NULL;
  BrgImportCounts counts;

  g_return_val_if_fail (file != NULL, FALSE);

  if (file->table == NULL)
    return FALSE;
  counts = brg_import_file_count (file);
  if (counts.n_taken + counts.n_completed == 0 || counts.n_errors > 0)
    return FALSE;
  fault = into_teams ? dup_team_fault (file) : NULL;
  return fault == NULL;
}

gboolean
brg_import_words_lack_papers (const BrgImportFile *file)
{
  g_return_val_if_fail (file != NULL, FALSE);

  if (file->mapping == NULL || file->keeps_papers)
    return FALSE;
  for (guint i = 0; i < file->mapping->n_columns; i++)
    if (brg_player_field_is_personal (file->mapping->fields[i]))
      return TRUE;
  return FALSE;
}

/* Who comes in, and who is there already and gets what he lacks. */
static char *
dup_taken (const BrgImportCounts *counts)
{
  g_autofree char *taken = g_strdup_printf (
      ngettext ("%u player will be imported.", "%u players will be imported.", counts->n_taken),
      counts->n_taken);
  g_autofree char *completed = g_strdup_printf (
      ngettext ("%u player already in the list gets what is missing; nothing is overwritten.",
                "%u players already in the list get what is missing; nothing is overwritten.",
                counts->n_completed),
      counts->n_completed);

  if (counts->n_completed == 0)
    return g_steal_pointer (&taken);
  if (counts->n_taken == 0)
    return g_steal_pointer (&completed);
  /* Translators: two sentences: who will be imported, and who will be completed */
  return g_strdup_printf (_ ("%s %s"), taken, completed);
}

char *
brg_import_words_dup_lacks (const BrgImportFile *file, guint row)
{
  static const BrgPlayerField fields[BRG_N_ENTRY_LACKS] = {
    [BRG_ENTRY_LACK_FATHER_NAME] = BRG_PLAYER_FIELD_FATHER_NAME,
    [BRG_ENTRY_LACK_SEX] = BRG_PLAYER_FIELD_SEX,
    [BRG_ENTRY_LACK_BIRTH] = BRG_PLAYER_FIELD_BIRTH,
    [BRG_ENTRY_LACK_TITLE] = BRG_PLAYER_FIELD_TITLE,
    [BRG_ENTRY_LACK_RATING] = BRG_PLAYER_FIELD_RATING,
    [BRG_ENTRY_LACK_FEDERATION] = BRG_PLAYER_FIELD_FEDERATION,
    [BRG_ENTRY_LACK_ORGANISATION] = BRG_PLAYER_FIELD_ORGANISATION,
    [BRG_ENTRY_LACK_COACH] = BRG_PLAYER_FIELD_COACH,
    [BRG_ENTRY_LACK_FIDE_ID] = BRG_PLAYER_FIELD_FIDE_ID,
    [BRG_ENTRY_LACK_REGION] = BRG_PLAYER_FIELD_REGION,
    [BRG_ENTRY_LACK_TOWN] = BRG_PLAYER_FIELD_TOWN,
    [BRG_ENTRY_LACK_NATIONAL_ID] = BRG_PLAYER_FIELD_NATIONAL_ID,
    [BRG_ENTRY_LACK_DELEGATION] = BRG_PLAYER_FIELD_DELEGATION,
    [BRG_ENTRY_LACK_PASSPORT] = BRG_PLAYER_FIELD_PASSPORT,
    [BRG_ENTRY_LACK_SNILS] = BRG_PLAYER_FIELD_SNILS,
    [BRG_ENTRY_LACK_ADDRESS] = BRG_PLAYER_FIELD_ADDRESS,
    [BRG_ENTRY_LACK_PHONE] = BRG_PLAYER_FIELD_PHONE,
  };
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (file != NULL && file->table != NULL, NULL);
  g_return_val_if_fail (row < file->table->rows->len, NULL);

  for (guint i = 0; file->lacks != NULL && i < BRG_N_ENTRY_LACKS; i++)
    if ((file->lacks[row] & 1u << i) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "",
                              brg_player_field_get_label (fields[i]));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

const char *
brg_import_words_get_doubt (const BrgImportFile *file, guint row)
{
  static const char *const words[BRG_N_IMPORT_DOUBTS] = {
    [BRG_IMPORT_DOUBT_NAME] = N_ ("Only the name is alike."),
    [BRG_IMPORT_DOUBT_REGION] = N_ ("Name and birth are the same, the region is not."),
    [BRG_IMPORT_DOUBT_SEVERAL] = N_ ("Another player in the list fits this row just as well."),
    [BRG_IMPORT_DOUBT_OTHER_ROW] = N_ ("Another row of the file fits that player too."),
    [BRG_IMPORT_DOUBT_PAPER] = N_ ("Somebody else here has the same SNILS or passport."),
  };
  const char *found;

  g_return_val_if_fail (file != NULL && file->table != NULL, NULL);
  g_return_val_if_fail (row < file->table->rows->len, NULL);

  found = file->doubts != NULL ? words[file->doubts[row]] : NULL;
  return found != NULL ? _ (found) : NULL;
}

/* (transfer full) (nullable): told once for all of them. */
static char *
dup_short_years (const BrgPlayerTable *table)
{
  if (table->n_short_years == 0)
    return NULL;
  return g_strdup_printf (
      /* Translators: a date as it was written, the year that is taken */
      ngettext ("In %u date of birth the year has two digits: “%s” is taken as %d.",
                "In %u dates of birth the year has two digits: “%s” is taken as %d.",
                table->n_short_years),
      table->n_short_years, table->short_year, table->whole_year);
}

/* (transfer full) (nullable): how many rows are doubtful, those that come in and those that do not.
 */
static char *
dup_doubts (const BrgImportCounts *counts)
{
  g_autofree char *taken = g_strdup_printf (
      ngettext ("%u of them is doubtful and can be skipped.",
                "%u of them are doubtful and can be skipped one by one.", counts->n_doubts),
      counts->n_doubts);
  g_autofree char *undecided = g_strdup_printf (
      ngettext ("%u row may be a player already in the list and is skipped unless "
                "you include it.",
                "%u rows may be players already in the list and are skipped unless "
                "you include them.",
                counts->n_undecided),
      counts->n_undecided);

  if (counts->n_undecided == 0)
    return counts->n_doubts > 0 ? g_steal_pointer (&taken) : NULL;
  if (counts->n_doubts == 0)
    return g_steal_pointer (&undecided);
  return g_strdup_printf (_ ("%s %s"), taken, undecided);
}

char *
brg_import_words_dup_outcome (const BrgImportFile *file, gboolean into_teams)
{
  g_autofree char *fault = NULL;
  const BrgPlayerProblem *whole;
  BrgImportCounts counts;
  g_autofree char *taken = NULL;
  g_autofree char *doubts = NULL;
  g_autofree char *years = NULL;

  g_return_val_if_fail (file != NULL, NULL);

  counts = brg_import_file_count (file);
  whole = brg_import_file_find_problem (file, -1);
  if (whole != NULL && whole->kind == BRG_PLAYER_PROBLEM_TOO_MANY)
    return g_strdup (_ ("Nothing can be imported: keep the rows of those who play, and delete the "
                        "others in a spreadsheet."));
  if (whole != NULL)
    return g_strdup (_ ("Nothing can be imported yet: choose the column with the names."));
  if (counts.n_errors > 0)
    return g_strdup_printf (
        ngettext (
            "Nothing can be imported yet: %u row is unusable. Skip it or choose other columns.",
            "Nothing can be imported yet: %u rows are unusable. Skip them or choose other "
            "columns.",
            counts.n_errors),
        counts.n_errors);
  doubts = dup_doubts (&counts);
  if (counts.n_taken + counts.n_completed == 0)
    return doubts != NULL ? g_steal_pointer (&doubts)
                          : g_strdup (_ ("Nobody will be imported: every row is skipped."));
  fault = into_teams ? dup_team_fault (file) : NULL;
  if (fault != NULL)
    return g_steal_pointer (&fault);
  taken = dup_taken (&counts);
  if (brg_import_words_lack_papers (file))
    {
      g_autofree char *kept = g_steal_pointer (&taken);

      /* Translators: a sentence that says who will be imported */
      taken = g_strdup_printf (_ ("%s Address, passport and other personal papers are left out: "
                                  "they are switched off."),
                               kept);
    }
  years = dup_short_years (file->table);
  if (years != NULL)
    {
      g_autofree char *kept = g_steal_pointer (&taken);

      taken = g_strdup_printf (_ ("%s %s"), kept, years);
    }
  if (doubts == NULL)
    return g_steal_pointer (&taken);
  /* Translators: two sentences: who will be imported, and how many of them are doubtful */
  return g_strdup_printf (_ ("%s %s"), taken, doubts);
}
