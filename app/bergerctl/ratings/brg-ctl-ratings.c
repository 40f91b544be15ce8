/* brg-ctl-ratings.c - bergerctl ratings and norms: what an event of a report file does to ratings
 *
 * Tests: tests/app/bergerctl-ratings.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-ctl-rating-lists.h"
#include "brg-event-norms.h"
#include "brg-norm-table.h"
#include "brg-rating-report.h"
#include "brg-store-awards.h"
#include "brg-text-file.h"
#include "brg-trf-snapshot.h"

/* What both commands are told. */
typedef struct
{
  char *kind;
  char *date;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->kind);
  g_free (options->date);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

#define OPTIONS(options)                                                                       \
  { "kind",                                                                                    \
    0,                                                                                         \
    0,                                                                                         \
    G_OPTION_ARG_STRING,                                                                       \
    &(options).kind,                                                                           \
    "the rating list",                                                                         \
    "standard|rapid|blitz|elo" },                                                              \
  {                                                                                            \
    "date", 0, 0, G_OPTION_ARG_STRING, &(options).date, "first day of the event", "YYYY-MM-DD" \
  }

static gboolean
fill_choice (const Options *options, BrgRatingChoice *choice)
{
  if (options->kind != NULL)
    {
      if (!brg_rating_kind_from_id (options->kind, &choice->kind) ||
          choice->kind == BRG_RATING_NONE)
        {
          brg_ctl_complain ("there is no rating list “%s”", options->kind);
          return FALSE;
        }
      choice->has_kind = TRUE;
    }
  if (options->date != NULL && !brg_rating_rules_parse_date (options->date, &choice->date))
    {
      brg_ctl_complain ("“%s” is no day, YYYY-MM-DD was expected", options->date);
      return FALSE;
    }
  return TRUE;
}

static BrgSnapshot *
load_event (const char *path)
{
  g_autoptr (BrgTrf) trf = brg_ctl_load_trf (path);
  g_autofree char *name = g_path_get_basename (path);

  return trf != NULL ? brg_trf_to_snapshot (trf, name) : NULL;
}

static char *
dup_hundredths (gint hundredths)
{
  return brg_rational_to_text (brg_rational (hundredths, 100), 2);
}

static const BrgEntry *
get_entry (const BrgRatingReport *report, gint player)
{
  return brg_snapshot_get_entry (report->boards, player);
}

static void
print_person (const BrgEntry *entry)
{
  g_autofree char *name = brg_entry_dup_name (entry);

  g_print ("%d\t%s", entry->number, name);
}

/* NO NAME RATING K GAMES POINTS EXPECTED CHANGE NEW PERF */
static void
print_line (const BrgRatingReport *report, const BrgRatingLine *line)
{
  g_autofree char *points = dup_hundredths (line->score);
  g_autofree char *expected = dup_hundredths (line->expected);
  g_autofree char *change = dup_hundredths (line->change);
  gboolean has_first = line->rating == 0 && report->list->rules->first_games > 0 &&
                       line->first.state == BRG_FIRST_RATING_DONE;

  print_person (get_entry (report, line->player));
  if (line->rating > 0)
    g_print ("\t%d\t%d\t%d\t%s\t%s\t%s\t%d", line->rating, line->k, line->n_games, points, expected,
             change, line->new_rating);
  else
    g_print ("\t-\t-\t%d\t%s\t-\t-\t", line->n_games, points);
  if (has_first)
    g_print ("%d", line->first.rating);
  else if (line->rating == 0)
    g_print ("-");
  if (line->n_games > 0)
    g_print ("\t%d\n", line->performance.rating);
  else
    g_print ("\t-\n");
}

/* Every game of a player, and why it does not count. */
static void
print_games (const BrgRatingReport *report, const BrgRatingLine *line, const BrgWords *words)
{
  for (guint i = 0; i < line->games->len; i++)
    {
      const BrgRatingGame *game = &g_array_index (line->games, BrgRatingGame, i);
      g_autofree char *score = dup_hundredths (game->score);
      g_autofree char *expected = dup_hundredths (game->expected);
      g_autofree char *gain = dup_hundredths (line->rating > 0 ? game->score - game->expected : 0);

      g_print ("# %d\tround %d\t%d\t%d", get_entry (report, line->player)->number, game->round,
               get_entry (report, game->opponent)->number, game->opponent_rating);
      if (game->state == BRG_RATING_GAME_COUNTS && line->rating > 0)
        g_print ("\t%s\t%d%s\t%s\t%s\n", score, game->difference, game->is_capped ? "*" : "",
                 expected, gain);
      else if (game->state == BRG_RATING_GAME_COUNTS)
        g_print ("\t%s\n", score);
      else
        g_print ("\t%s\n", brg_rating_words_game (words, game->state));
    }
}

static void
print_remarks (const BrgRatingReport *report, const BrgWords *words)
{
  g_autoptr (GPtrArray) notes = brg_rating_words_list_notes (words, report->list, report->reason);

  for (guint i = 0; i < notes->len; i++)
    g_print ("# %s\n", (const char *) notes->pdata[i]);
  for (gint i = 0; i < report->list->n_lines; i++)
    {
      const BrgRatingLine *line = &report->list->lines[i];
      g_autofree char *first = brg_rating_words_first (words, line, report->list->rules);

      if (*first != '\0')
        g_print ("# %d: %s\n", get_entry (report, i)->number, first);
    }
}

static BrgCtlStatus
run_ratings (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  gboolean explain = FALSE;
  const GOptionEntry entries[] = {
    OPTIONS (options),
    { "explain", 0, 0, G_OPTION_ARG_NONE, &explain, "every game, as remarks", NULL },
    G_OPTION_ENTRY_NULL,
  };
  BrgRatingChoice choice = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgRatingReport) report = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");

  if (argc > 1 && brg_ctl_rating_lists_find (argv[1]) != NULL)
    return brg_ctl_rating_lists_find (argv[1]) (argc - 1, argv + 1);
  if (!brg_ctl_parse ("FILE.trf", entries, &argc, &argv, 1) || !fill_choice (&options, &choice))
    return BRG_CTL_WRONG;
  snapshot = load_event (argv[1]);
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  report = brg_rating_report_new (snapshot, &choice);
  if (report->list == NULL)
    return brg_ctl_complain ("%s: the results go to no rating list, --kind says another", argv[1]);
  g_print ("NO\tNAME\tRATING\tK\tGAMES\tPOINTS\tEXPECTED\tCHANGE\tNEW\tPERF\n");
  for (gint i = 0; i < report->list->n_lines; i++)
    {
      print_line (report, &report->list->lines[i]);
      if (explain)
        print_games (report, &report->list->lines[i], words);
    }
  print_remarks (report, words);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_ratings = {
  "ratings", run_ratings,
  "FILE.trf [--kind standard|rapid|blitz] [--date YYYY-MM-DD] [--explain]\n"
  "  bergerctl ratings import LIST --db LISTS.sqlite [--name NAME] [--date YYYY-MM-DD]\n"
  "    [--game ID] [--table | --map CODE=COLUMN ...]\n"
  "  bergerctl ratings find LISTS.sqlite TEXT [--game ID]\n"
  "  bergerctl ratings lists LISTS.sqlite [--order ID,ID,...] [--remove ID]\n"
  "  bergerctl ratings update LISTS.sqlite --db FILE --event ID [--group ID] [--from-round K]\n"
  "    [--take all|ENTRY,ENTRY,...]"
};

/* "9/9", "5.5/6!" when it is missed, "-" when nothing is asked. */
static void
print_count (BrgNormItem item, const BrgNormCount *count)
{
  gint divisor = item == BRG_NORM_SCORE ? 2 : 1;
  g_autofree char *have = brg_rational_to_text (brg_rational (count->have, divisor), 1);
  g_autofree char *wanted = brg_rational_to_text (brg_rational (count->wanted, divisor), 1);

  if (count->is_asked)
    g_print ("\t%s/%s%s", have, wanted, count->is_met ? "" : "!");
  else
    g_print ("\t-");
}

static void
print_norm (const BrgRatingReport *report, const BrgNorm *norm, const BrgWords *words)
{
  static const char *const states[] = {
    [BRG_NORM_REACHED] = "reached",
    [BRG_NORM_OPEN] = "possible",
    [BRG_NORM_MISSED] = "missed",
  };
  g_autofree char *needs = brg_rational_to_text (brg_rational (norm->needs, 2), 1);
  g_autoptr (GPtrArray) notes = brg_norm_words_list_notes (words, norm);

  print_person (get_entry (report, norm->player));
  g_print ("\t%s\t%s", norm->rule->name, states[norm->state]);
  for (BrgNormItem item = 0; item < BRG_N_NORM_ITEMS; item++)
    print_count (item, &norm->items[item]);
  if (norm->state == BRG_NORM_OPEN)
    g_print ("\t%s/%d\n", needs, norm->n_left);
  else
    g_print ("\t-\n");
  for (guint i = 0; i < notes->len; i++)
    g_print ("# %d %s: %s\n", get_entry (report, norm->player)->number, norm->rule->name,
             (const char *) notes->pdata[i]);
}

static BrgNormTable *
load_table (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (BrgTextFile) text = brg_text_file_load (file, path, &error);
  BrgNormTable *table =
      text != NULL ? brg_norm_table_read (text->text, (gsize) text->length, path, &error) : NULL;

  if (table == NULL)
    brg_ctl_complain ("%s", error->message);
  return table;
}

static void
print_norms (const BrgSnapshot *snapshot, const BrgRatingChoice *choice)
{
  g_autoptr (BrgRatingReport) report = brg_rating_report_new (snapshot, choice);
  g_autoptr (BrgWords) words = brg_words_open ("en");

  g_print ("NO\tNAME\tNORM\tSTATE");
  for (BrgNormItem item = 0; item < BRG_N_NORM_ITEMS; item++)
    g_print ("\t%s", brg_norm_item_get_id (item));
  g_print ("\tNEEDS\n");
  for (guint i = 0; i < report->norms->len; i++)
    print_norm (report, &g_array_index (report->norms, BrgNorm, i), words);
}

/* The norms that the group has been given, as remarks above those who have reached them. */
static void
print_ways (const BrgSnapshot *snapshot)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (guint i = 0; i < snapshot->norms->len; i++)
    {
      const BrgNormWay *way = snapshot->norms->pdata[i];
      g_autofree char *asked = brg_norm_words_dup_way (words, way);
      g_autofree char *name = brg_ctl_dup_cell (way->name);
      g_autofree char *source = brg_ctl_dup_cell (way->source);

      g_print ("# %s: %s%s%s\n", name, asked, *source != '\0' ? "; " : "", source);
    }
}

static BrgCtlStatus
set_norms (BrgStore *store, const BrgSnapshot *snapshot, const char *path)
{
  g_autoptr (BrgNormTable) table = load_table (path);
  g_autoptr (GPtrArray) ways = NULL;
  g_autoptr (GError) error = NULL;

  if (table == NULL)
    return BRG_CTL_WRONG;
  ways = brg_event_norms_read (table);
  if (ways->len == 0)
    return brg_ctl_complain ("%s: there is no norm by score in this file", path);
  return brg_store_set_norms (store, snapshot->group->id, ways, &error)
             ? BRG_CTL_YES
             : brg_ctl_complain ("%s", error->message);
}

/* What is told of the norms of a workspace. */
static BrgCtlStatus
run_norms_of_group (int argc, char **argv)
{
  g_autofree char *db = NULL;
  g_autofree char *path = NULL;
  gint64 event_id = 0;
  gint64 group_id = 0;
  gboolean all = FALSE;
  const GOptionEntry options[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &db, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &event_id, "the event", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &group_id, "a group of the event", "ID" },
    { "set", 0, 0, G_OPTION_ARG_FILENAME, &path, "the norms by score of a table", "FILE" },
    { "all", 0, 0, G_OPTION_ARG_NONE, &all, "also norms that are out of reach", NULL },
    G_OPTION_ENTRY_NULL,
  };
  BrgRatingChoice choice = { 0 };
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  if (!brg_ctl_parse ("--db FILE --event ID", options, &argc, &argv, 0))
    return BRG_CTL_WRONG;
  if (event_id == 0)
    return brg_ctl_complain ("--db FILE and --event ID are wanted");
  store = brg_ctl_open_store (db, path != NULL ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY);
  snapshot = store != NULL ? brg_ctl_load_event (store, event_id, group_id) : NULL;
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  if (path != NULL)
    return set_norms (store, snapshot, path);
  choice.everybody = all;
  print_ways (snapshot);
  print_norms (snapshot, &choice);
  return BRG_CTL_YES;
}

static gboolean
is_of_workspace (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (g_str_equal (argv[i], "--db") || g_str_has_prefix (argv[i], "--db="))
      return TRUE;
  return FALSE;
}

static BrgCtlStatus
run_norms (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  g_autofree char *path = NULL;
  gboolean all = FALSE;
  const GOptionEntry entries[] = {
    OPTIONS (options),
    { "table", 0, 0, G_OPTION_ARG_FILENAME, &path, "norms of one's own", "FILE" },
    { "all", 0, 0, G_OPTION_ARG_NONE, &all, "also norms that are out of reach", NULL },
    G_OPTION_ENTRY_NULL,
  };
  BrgRatingChoice choice = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgNormTable) table = NULL;

  if (is_of_workspace (argc, argv))
    return run_norms_of_group (argc, argv);
  if (!brg_ctl_parse ("FILE.trf", entries, &argc, &argv, 1) || !fill_choice (&options, &choice))
    return BRG_CTL_WRONG;
  if (path != NULL && (table = load_table (path)) == NULL)
    return BRG_CTL_WRONG;
  snapshot = load_event (argv[1]);
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  choice.norms = table;
  choice.everybody = all;
  print_norms (snapshot, &choice);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_norms = {
  "norms", run_norms,
  "FILE.trf [--table FILE] [--all]\n"
  "    or --db FILE --event ID [--group ID] [--set FILE | --all]"
};
