/* brg-ctl-convert.c - bergerctl convert: the same content in another format
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-csv.h"
#include "brg-pgn-writer.h"
#include "brg-player-table-write.h"
#include "brg-player-table.h"
#include "brg-text-file.h"
#include "brg-trf-reader.h"
#include "brg-trf-snapshot.h"
#include "brg-trf-writer.h"

#include <stdio.h>

/* What a file becomes: a report, or a list of players. */
typedef struct
{
  BrgTrf *trf;
  GPtrArray *entries; /* BrgEntry */
  BrgCsvCells style;
} Content;

static void
clear_content (Content *content)
{
  g_clear_pointer (&content->trf, brg_trf_free);
  g_clear_pointer (&content->entries, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Content, clear_content)

/* A report has a record tag at the beginning of a line: three digits or capitals, then a blank. */
static gboolean
looks_like_report (const char *text)
{
  return g_regex_match_simple ("^(?:\\d\\d\\d|XX[A-Z]|BB[A-Z]|###)(?: |$)", text, G_REGEX_MULTILINE,
                               0);
}

static GPtrArray *
read_players (const BrgTextFile *file, GError **error)
{
  g_autoptr (BrgCsv) csv =
      brg_csv_read (file->text, (gssize) file->length, file->name, BRG_CSV_DETECT, error);
  g_autoptr (BrgPlayerMapping) mapping = NULL;
  g_autoptr (BrgPlayerTable) table = NULL;

  if (csv == NULL)
    return NULL;
  mapping = brg_player_mapping_guess (csv);
  table = brg_player_table_read (csv, mapping);
  return brg_player_table_dup_entries (table, error);
}

static gboolean
read_content (const char *path, Content *content, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (BrgTextFile) text = brg_text_file_load (file, path, error);

  if (text == NULL)
    return FALSE;
  if (looks_like_report (text->text))
    content->trf = brg_trf_read (text->text, (gssize) text->length, path, error);
  else
    content->entries = read_players (text, error);
  return content->trf != NULL || content->entries != NULL;
}

static char *
write_report (Content *content, BrgTrfDialect dialect, GError **error)
{
  if (content->trf == NULL)
    {
      g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();

      g_ptr_array_unref (snapshot->entries);
      snapshot->entries = g_ptr_array_ref (content->entries);
      content->trf = brg_trf_from_snapshot (snapshot, NULL, NULL);
    }
  return brg_trf_write (content->trf, dialect, NULL, error);
}

static char *
write_players (Content *content)
{
  if (content->entries == NULL)
    {
      content->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
      for (guint i = 0; i < content->trf->players->len; i++)
        g_ptr_array_add (content->entries,
                         brg_trf_player_to_entry (content->trf->players->pdata[i]));
    }
  return brg_player_table_write (content->entries, NULL, ',', content->style);
}

static char *
write_content (Content *content, const char *format, GError **error)
{
  if (g_str_equal (format, "trf16"))
    return write_report (content, BRG_TRF_16, error);
  if (g_str_equal (format, "trf26"))
    return write_report (content, BRG_TRF_26, error);
  return write_players (content);
}

static BrgCtlStatus
print_game (const BrgGameTree *tree, guint number G_GNUC_UNUSED, gpointer user_data G_GNUC_UNUSED)
{
  g_autofree char *text = tree != NULL ? brg_pgn_write (tree) : NULL;

  if (text == NULL)
    return BRG_CTL_YES;
  /* g_print() would write signs that the locale does not know as something else. */
  fputs (text, stdout);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_convert (int argc, char **argv)
{
  static const char *const formats[] = { "pgn", "pdn", "trf16", "trf26", "csv", NULL };
  g_autofree char *format = NULL;
  gboolean is_raw = FALSE;
  const GOptionEntry options[] = {
    { "to", 0, 0, G_OPTION_ARG_STRING, &format, "the format to write", "pgn|pdn|trf16|trf26|csv" },
    { "raw-cells", 0, 0, G_OPTION_ARG_NONE, &is_raw, "leave formulas in cells of CSV as they are",
      NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (Content) content = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (!brg_ctl_parse ("FILE", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  content.style = is_raw ? BRG_CSV_RAW : BRG_CSV_SAFE;
  if (format == NULL || !g_strv_contains (formats, format))
    return brg_ctl_complain ("--to wants pgn, pdn, trf16, trf26 or csv");
  if (g_str_equal (format, "pgn"))
    return brg_ctl_each_game (argv[1], print_game, NULL);
  if (g_str_equal (format, "pdn"))
    return brg_ctl_each_draughts_game (argv[1], print_game, NULL);
  if (!read_content (argv[1], &content, &error) ||
      (text = write_content (&content, format, &error)) == NULL)
    return brg_ctl_complain ("%s%s%s", error->domain == BRG_FORMAT_ERROR ? "" : argv[1],
                             error->domain == BRG_FORMAT_ERROR ? "" : ": ", error->message);
  g_print ("%s", text);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_convert = { "convert", run_convert,
                                        "FILE --to pgn|pdn|trf16|trf26|csv [--raw-cells]" };
