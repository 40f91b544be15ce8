/* brg-ctl-rating-lists.c - bergerctl ratings import and find: players of rating lists
 *
 * Tests: tests/app/bergerctl-rating-lists.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-rating-lists.h"

static const struct
{
  const char *name;
  BrgListedField field;
} columns[] = {
  { "ID", BRG_LISTED_NUMBER },         { "NAME", BRG_LISTED_NAME },
  { "FED", BRG_LISTED_FEDERATION },    { "TITLE", BRG_LISTED_TITLE },
  { "STANDARD", BRG_LISTED_STANDARD }, { "RAPID", BRG_LISTED_RAPID },
  { "BLITZ", BRG_LISTED_BLITZ },       { "BIRTH", BRG_LISTED_BIRTH },
  { "SEX", BRG_LISTED_SEX },           { "FLAG", BRG_LISTED_FLAG },
};

static BrgCtlStatus
run_import (int argc, char **argv)
{
  g_autofree char *db = NULL;
  const GOptionEntry entries[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &db, "the file of lists", "LISTS.sqlite" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GPtrArray) notes = brg_format_notes_new ();
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  BrgRatingListInfo info;

  if (!brg_ctl_parse ("import LIST --db LISTS.sqlite", entries, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  if (db == NULL)
    return brg_ctl_complain ("--db is missing: the file that the list goes to");
  file = g_file_new_for_commandline_arg (argv[1]);
  if (!brg_rating_lists_import (db, file, argv[1], &info, notes, NULL, NULL, NULL, &error))
    return brg_ctl_complain ("%s", error->message);
  for (guint i = 0; i < notes->len; i++)
    {
      const BrgFormatNote *note = notes->pdata[i];

      brg_ctl_complain ("%s:%u:%u: %s", argv[1], note->line, note->column, note->text);
    }
  if (info.n_doubtful > (gint64) notes->len)
    brg_ctl_complain ("%s: %" G_GINT64_FORMAT " doubtful places in all", argv[1], info.n_doubtful);
  g_print ("players\t%" G_GINT64_FORMAT "\n", info.n_players);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_find (int argc, char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (BrgRatingLists) lists = NULL;
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GError) error = NULL;

  if (!brg_ctl_parse ("find LISTS.sqlite TEXT", entries, &argc, &argv, 2))
    return BRG_CTL_WRONG;
  lists = brg_rating_lists_open (argv[1], &error);
  players = lists != NULL ? brg_rating_lists_find (lists, argv[2], &error) : NULL;
  if (players == NULL)
    return brg_ctl_complain ("%s", error->message);
  if (players->len == 0)
    return BRG_CTL_NO;
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    g_print ("%s%s", i > 0 ? "\t" : "", columns[i].name);
  g_print ("\n");
  for (guint row = 0; row < players->len; row++)
    {
      const BrgFoundPlayer *found = players->pdata[row];

      for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
        g_print ("%s%s", i > 0 ? "\t" : "", found->player.values[columns[i].field]);
      g_print ("\n");
    }
  return BRG_CTL_YES;
}

gboolean
brg_ctl_rating_lists (int argc, char **argv, BrgCtlStatus *status)
{
  if (argc < 2)
    return FALSE;
  if (g_str_equal (argv[1], "import"))
    *status = run_import (argc - 1, argv + 1);
  else if (g_str_equal (argv[1], "find"))
    *status = run_find (argc - 1, argv + 1);
  else
    return FALSE;
  return TRUE;
}
