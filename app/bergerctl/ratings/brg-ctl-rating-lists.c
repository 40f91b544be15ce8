/* brg-ctl-rating-lists.c - bergerctl ratings import, find, lists, update: rating lists, players in
 * them, ratings of a group taken from them
 *
 * Tests: tests/app/bergerctl-rating-lists.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-rating-lists.h"

#include "brg-date-text.h"
#include "brg-discipline.h"
#include "brg-rating-lists-import.h"
#include "brg-rating-lists-order.h"
#include "brg-rating-lists.h"
#include "brg-rating-report.h"
#include "brg-rating-update.h"
#include "brg-store-ratings.h"

static const struct
{
  const char *name;
  BrgListedField field;
} list_columns[] = {
  { "ID", BRG_LISTED_NUMBER },         { "NAME", BRG_LISTED_NAME },
  { "FED", BRG_LISTED_FEDERATION },    { "TITLE", BRG_LISTED_TITLE },
  { "STANDARD", BRG_LISTED_STANDARD }, { "RAPID", BRG_LISTED_RAPID },
  { "BLITZ", BRG_LISTED_BLITZ },       { "BIRTH", BRG_LISTED_BIRTH },
  { "SEX", BRG_LISTED_SEX },           { "FLAG", BRG_LISTED_FLAG },
  { "FIDE", BRG_LISTED_FIDE_NUMBER },  { "REGION", BRG_LISTED_REGION },
};

typedef struct
{
  char *db;
  char *name;
  char *date;
  char *game;
  char **map;
  gboolean is_table;
} Import;

static void
import_clear (Import *import)
{
  g_free (import->db);
  g_free (import->name);
  g_free (import->date);
  g_free (import->game);
  g_strfreev (import->map);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Import, import_clear)

static gboolean
is_game (const char *game)
{
  BrgDiscipline discipline;

  if (game == NULL || brg_discipline_from_id (game, &discipline))
    return TRUE;
  brg_ctl_complain ("there is no game “%s”", game);
  return FALSE;
}

static gboolean
is_day (const char *text)
{
  g_autofree char *day = text != NULL ? brg_date_text_normalise (text) : NULL;

  if (text == NULL || (day != NULL && g_str_equal (day, text) && strlen (day) > strlen ("YYYY")))
    return TRUE;
  brg_ctl_complain ("“%s” is no day, YYYY-MM-DD was expected", text);
  return FALSE;
}

/* What the columns of a table hold: as the headings say, then as the options say. */
static BrgRatingTable *
load_table (GFile *file, const char *name, char **map)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRatingTable) table = brg_rating_table_peek (file, name, &error);

  for (guint i = 0; table != NULL && map != NULL && map[i] != NULL; i++)
    if (!brg_rating_table_assign (table, map[i], &error))
      g_clear_pointer (&table, brg_rating_table_free);
  if (error != NULL)
    brg_ctl_complain ("%s", error->message);
  return g_steal_pointer (&table);
}

static void
tell_doubts (const char *name, const GPtrArray *notes, const BrgRatingListInfo *info)
{
  for (guint i = 0; i < notes->len; i++)
    {
      const BrgFormatNote *note = notes->pdata[i];

      brg_ctl_complain ("%s:%u:%u: %s", name, note->line, note->column, note->text);
    }
  if (info->n_doubtful > (gint64) notes->len)
    brg_ctl_complain ("%s: %" G_GINT64_FORMAT " doubtful places in all", name, info->n_doubtful);
}

static BrgCtlStatus
run_import (int argc, char **argv)
{
  g_auto (Import) import = { 0 };
  const GOptionEntry entries[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &import.db, "the file of lists", "LISTS.sqlite" },
    { "name", 0, 0, G_OPTION_ARG_STRING, &import.name,
      "what the list is called; one of that name is replaced", "NAME" },
    { "date", 0, 0, G_OPTION_ARG_STRING, &import.date, "first day of the list", "YYYY-MM-DD" },
    { "game", 0, 0, G_OPTION_ARG_STRING, &import.game, "what is played, chess without it", "ID" },
    { "table", 0, 0, G_OPTION_ARG_NONE, &import.is_table, "LIST is a table, CSV", NULL },
    { "map", 0, 0, G_OPTION_ARG_STRING_ARRAY, &import.map,
      "what a column of a table holds: number, name, family, given, father, sex, birth, title,"
      " standard, rapid, blitz, federation, region or fide = its heading or its number from 1",
      "CODE=COLUMN" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GPtrArray) notes = brg_format_notes_new ();
  g_autoptr (BrgRatingTable) table = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  BrgRatingListsEdition edition = { 0 };
  BrgRatingListInfo info;

  if (!brg_ctl_parse ("import LIST --db LISTS.sqlite", entries, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  if (import.db == NULL)
    return brg_ctl_complain ("--db is missing: the file that the list goes to");
  if (!is_game (import.game) || !is_day (import.date))
    return BRG_CTL_WRONG;
  file = g_file_new_for_commandline_arg (argv[1]);
  if ((import.is_table || import.map != NULL) &&
      (table = load_table (file, argv[1], import.map)) == NULL)
    return BRG_CTL_WRONG;
  edition = (BrgRatingListsEdition){ .mapping = table != NULL ? &table->mapping : NULL,
                                     .title = import.name,
                                     .game = import.game,
                                     .day = import.date };
  if (!brg_rating_lists_import (import.db, file, argv[1], &edition, &info, notes, NULL, NULL, NULL,
                                &error))
    return brg_ctl_complain ("%s", error->message);
  tell_doubts (argv[1], notes, &info);
  g_print ("players\t%" G_GINT64_FORMAT "\n", info.n_players);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_find (int argc, char **argv)
{
  g_autofree char *game = NULL;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, "only lists of this game", "ID" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BrgRatingLists) lists = NULL;
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GError) error = NULL;

  if (!brg_ctl_parse ("find LISTS.sqlite TEXT", entries, &argc, &argv, 2) || !is_game (game))
    return BRG_CTL_WRONG;
  lists = brg_rating_lists_open (argv[1], &error);
  if (lists != NULL)
    brg_rating_lists_set_game (lists, game);
  players = lists != NULL ? brg_rating_lists_find (lists, argv[2], &error) : NULL;
  if (players == NULL)
    return brg_ctl_complain ("%s", error->message);
  if (players->len == 0)
    return BRG_CTL_NO;
  for (guint i = 0; i < G_N_ELEMENTS (list_columns); i++)
    g_print ("%s%s", i > 0 ? "\t" : "", list_columns[i].name);
  g_print ("\n");
  for (guint row = 0; row < players->len; row++)
    {
      const BrgListedPlayer *player = players->pdata[row];

      for (guint i = 0; i < G_N_ELEMENTS (list_columns); i++)
        {
          g_autofree char *cell = brg_ctl_dup_cell (player->values[list_columns[i].field]);

          g_print ("%s%s", i > 0 ? "\t" : "", cell);
        }
      g_print ("\n");
    }
  return BRG_CTL_YES;
}

/* `3,1,2` */
static GArray *
read_ids (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; parts[i] != NULL; i++)
    {
      gint64 id;

      if (!g_ascii_string_to_signed (parts[i], 10, 1, G_MAXINT, &id, NULL))
        {
          brg_ctl_complain ("“%s” is no number", parts[i]);
          return NULL;
        }
      g_array_append_val (ids, id);
    }
  return g_steal_pointer (&ids);
}

static gboolean
change_lists (const char *path, const char *order, const char *removed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) ids = NULL;
  gboolean is_done = TRUE;

  for (guint pass = 0; is_done && pass < 2; pass++)
    {
      const char *text = pass == 0 ? removed : order;

      g_clear_pointer (&ids, g_array_unref);
      if (text == NULL)
        continue;
      if ((ids = read_ids (text)) == NULL)
        return FALSE;
      is_done = pass == 1
                    ? brg_rating_lists_arrange (path, (const gint64 *) (gpointer) ids->data,
                                                ids->len, &error)
                    : ids->len == 1 &&
                          brg_rating_lists_remove (path, g_array_index (ids, gint64, 0), &error);
    }
  if (!is_done)
    brg_ctl_complain ("%s", error != NULL ? error->message : "--remove takes one list");
  return is_done;
}

/* ID TITLE GAME DAY READ-IN PLAYERS */
static BrgCtlStatus
run_lists (int argc, char **argv)
{
  g_autofree char *order = NULL;
  g_autofree char *removed = NULL;
  const GOptionEntry entries[] = {
    { "order", 0, 0, G_OPTION_ARG_STRING, &order, "which list is asked first", "ID,ID,..." },
    { "remove", 0, 0, G_OPTION_ARG_STRING, &removed, "throws a list away", "ID" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BrgRatingLists) lists = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *sources;

  if (!brg_ctl_parse ("lists LISTS.sqlite", entries, &argc, &argv, 1) ||
      !change_lists (argv[1], order, removed))
    return BRG_CTL_WRONG;
  lists = brg_rating_lists_open (argv[1], &error);
  if (lists == NULL)
    return brg_ctl_complain ("%s", error->message);
  sources = brg_rating_lists_get_sources (lists);
  g_print ("ID\tTITLE\tGAME\tDAY\tREAD-IN\tPLAYERS\n");
  for (guint i = 0; i < sources->len; i++)
    {
      const BrgListedSource *source = sources->pdata[i];
      g_autofree char *title = brg_ctl_dup_cell (source->title);

      g_print ("%" G_GINT64_FORMAT "\t%s\t%s\t%s\t%s\t%" G_GINT64_FORMAT "\n", source->id, title,
               source->game, source->day, source->imported, source->n_players);
    }
  return BRG_CTL_YES;
}

typedef struct
{
  char *db;
  gint64 event_id;
  gint64 group_id;
  gint from_round;
  char *take;
} Update;

static void
update_clear (Update *update)
{
  g_free (update->db);
  g_free (update->take);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Update, update_clear)

static gboolean
choose_row (BrgRatingUpdate *update, gint64 entry_id)
{
  gboolean is_found = FALSE;

  for (guint i = 0; i < update->rows->len; i++)
    {
      BrgRatingUpdateRow *row = update->rows->pdata[i];

      if (row->entry->id != entry_id || row->listed == NULL)
        continue;
      if (!row->can_take)
        {
          brg_ctl_complain ("the list has no rating of the entry %d", (int) entry_id);
          return FALSE;
        }
      row->is_taken = TRUE;
      is_found = TRUE;
    }
  if (!is_found)
    brg_ctl_complain ("no list has the entry %d", (int) entry_id);
  return is_found;
}

/* Only the players who are named are taken; every one of them must be rated in a list. */
static gboolean
choose_rows (BrgRatingUpdate *update, const char *take)
{
  g_autoptr (GArray) ids = NULL;

  if (g_str_equal (take, "all"))
    return TRUE;
  if ((ids = read_ids (take)) == NULL)
    return FALSE;
  for (guint i = 0; i < update->rows->len; i++)
    ((BrgRatingUpdateRow *) update->rows->pdata[i])->is_taken = FALSE;
  for (guint k = 0; k < ids->len; k++)
    if (!choose_row (update, g_array_index (ids, gint64, k)))
      return FALSE;
  return TRUE;
}

static void
print_update (const BrgRatingUpdate *update)
{
  static const char *const matches[] = {
    [BRG_RATING_MATCH_NONE] = "none",     [BRG_RATING_MATCH_SEVERAL] = "several",
    [BRG_RATING_MATCH_LIKELY] = "likely", [BRG_RATING_MATCH_NAME] = "name",
    [BRG_RATING_MATCH_NUMBER] = "number",
  };

  g_print ("ENTRY\tNAME\tRATING\tLISTED\tMATCH\tLIST\tDAY\tTICKED\n");
  for (guint i = 0; i < update->rows->len; i++)
    {
      const BrgRatingUpdateRow *row = update->rows->pdata[i];
      g_autofree char *whole = brg_entry_dup_name (row->entry);
      g_autofree char *name = brg_ctl_dup_cell (whole);
      g_autofree char *list = brg_ctl_dup_cell (row->list);

      g_print ("%" G_GINT64_FORMAT "\t%s\t%d\t", row->entry->id, name, row->rating);
      if (row->can_take)
        g_print ("%d", row->listed->rating);
      g_print ("\t%s\t%s\t%s\t%s\n", matches[row->match], list, row->day,
               row->is_taken ? "yes" : "");
    }
}

static BrgCtlStatus
run_update (int argc, char **argv)
{
  g_auto (Update) options = { .from_round = 1 };
  const GOptionEntry entries[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &options.db, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &options.event_id, "the event", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &options.group_id, "its group", "ID" },
    { "from-round", 0, 0, G_OPTION_ARG_INT, &options.from_round,
      "the round from which the ratings hold, 1 without it", "K" },
    { "take", 0, 0, G_OPTION_ARG_STRING, &options.take,
      "writes what is ticked, or the ratings of these entries; nothing is written without it",
      "all|ENTRY,ENTRY,..." },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgRatingUpdate) update = NULL;
  g_autoptr (GArray) taken = NULL;
  g_autoptr (GError) error = NULL;
  BrgRatingReason reason;
  const char *article;

  if (!brg_ctl_parse ("update LISTS.sqlite --db FILE --event ID", entries, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  if (options.db == NULL || options.event_id == 0 || options.from_round < 1)
    return brg_ctl_complain ("--db FILE, --event ID and a round from 1 are wanted");
  store = brg_ctl_open_store (options.db,
                              options.take != NULL ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY);
  snapshot = store != NULL ? brg_ctl_load_event (store, options.event_id, options.group_id) : NULL;
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  update = brg_rating_update_new (snapshot, argv[1],
                                  brg_rating_report_find_kind (snapshot, &reason, &article),
                                  options.from_round, NULL, &error);
  if (update == NULL)
    return brg_ctl_complain ("%s", error->message);
  if (options.take != NULL && !choose_rows (update, options.take))
    return BRG_CTL_WRONG;
  print_update (update);
  if (options.take == NULL)
    return BRG_CTL_YES;
  taken = brg_rating_update_dup_taken (update);
  if (!brg_store_update_ratings (store, snapshot->group->id, taken, options.from_round, &error))
    return brg_ctl_complain ("%s", error->message);
  g_print ("written\t%u\n", taken->len);
  return BRG_CTL_YES;
}

static const struct
{
  const char *name;
  BrgCtlRun run;
} commands[] = {
  { "import", run_import },
  { "find", run_find },
  { "lists", run_lists },
  { "update", run_update },
};

BrgCtlRun
brg_ctl_rating_lists_find (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      return commands[i].run;
  return NULL;
}
