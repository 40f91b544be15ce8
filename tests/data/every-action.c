/* every-action.c - a workspace of every kind of event, and what the acts draw with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "every-action.h"

#include "brg-action-titles-contest.h"
#include "brg-action-titles-event.h"
#include "brg-action-titles-games.h"
#include "brg-action-titles-papers.h"
#include "brg-action-titles-postal.h"
#include "brg-action-titles-rounds.h"
#include "brg-backup.h"
#include "brg-journal-link.h"
#include "brg-journal.h"
#include "brg-rulebooks.h"
#include "brg-store-contest-works.h"
#include "brg-store-contest.h"
#include "brg-store-event.h"
#include "brg-store-load.h"
#include "brg-store-plan.h"
#include "brg-store-results.h"
#include "every-action-pairs.h"

#include <sqlite3.h>
#include <string.h>

/* ----- Rows ----- */

GPtrArray *
every_action_list (void)
{
  static const EveryAction *const tables[] = { every_action_of_event,     every_action_of_field,
                                               every_action_of_rounds,    every_action_of_desk,
                                               every_action_of_admission, every_action_of_register,
                                               every_action_of_postal,    every_action_of_contest };
  GPtrArray *rows = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const EveryAction *row = tables[i]; row->name != NULL; row++)
      g_ptr_array_add (rows, (gpointer) row);
  return rows;
}

GHashTable *
every_action_list_done (BrgStore *store)
{
  GHashTable *done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) journal = brg_journal_list (store, -1, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < journal->len; i++)
    g_hash_table_add (done, g_strdup (((const BrgJournalEntry *) journal->pdata[i])->action));
  return done;
}

char *
every_action_list_missing (GHashTable *done)
{
  static const BrgActionTitle *const tables[] = {
    brg_action_titles_event,  brg_action_titles_rounds, brg_action_titles_games,
    brg_action_titles_papers, brg_action_titles_postal, brg_action_titles_contest
  };
  g_autoptr (GString) missing = g_string_new (NULL);
  const char *last = "";

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const BrgActionTitle *row = tables[i]; row->action != NULL; row++)
      {
        if (!g_str_equal (row->action, last) && !g_hash_table_contains (done, row->action) &&
            !g_str_equal (row->action, BRG_UPGRADE_ACTION))
          g_string_append_printf (missing, "%s%s", missing->len > 0 ? ", " : "", row->action);
        last = row->action;
      }
  return g_string_free (g_steal_pointer (&missing), FALSE);
}

gint64
every_action_last_entry (BrgStore *store, gint64 *event_id)
{
  g_autoptr (GPtrArray) journal = brg_journal_list (store, -1, NULL);
  const BrgJournalEntry *last;

  if (journal == NULL || journal->len == 0)
    return 0;
  last = journal->pdata[journal->len - 1];
  if (event_id != NULL)
    *event_id = last->event_id;
  return last->id;
}

/* ----- Chance ----- */

gint
desk_draw (Desk *desk, gint below)
{
  return g_rand_int_range (desk->rand, 0, below);
}

gboolean
desk_toss (Desk *desk)
{
  return desk_draw (desk, 2) == 1;
}

char *
desk_dup_word (Desk *desk)
{
  return g_strdup_printf ("x%d", desk_draw (desk, 1000000));
}

void
desk_set_word (Desk *desk, char **place)
{
  g_free (*place);
  *place = desk_dup_word (desk);
}

void
desk_draw_outcome (Desk *desk, gboolean is_played, BrgOutcome *white, BrgOutcome *black)
{
  static const BrgOutcome outcomes[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
    { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  };
  gint i = desk_draw (desk, is_played ? 3 : (gint) G_N_ELEMENTS (outcomes));

  *white = outcomes[i][0];
  *black = outcomes[i][1];
}

static GArray *
list_numbers (Desk *desk, const char *sql)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (gint64));
  sqlite3_stmt *statement = NULL;
  sqlite3 *db = NULL;

  g_assert_cmpint (
      sqlite3_open_v2 (brg_store_get_path (desk->store), &db, SQLITE_OPEN_READONLY, "unix"), ==,
      SQLITE_OK);
  if (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL) != SQLITE_OK)
    g_error ("%s: %s", sql, sqlite3_errmsg (db));
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      gint64 id = sqlite3_column_int64 (statement, 0);

      g_array_append_val (found, id);
    }
  sqlite3_finalize (statement);
  sqlite3_close (db);
  return found;
}

void
desk_set_paused (Desk *desk, gboolean is_paused)
{
  if (desk->pause != NULL)
    desk->pause (is_paused);
}

/* By a connection of its own and past every fault: drawing is no part of the act. */
gint64
desk_pick (Desk *desk, const char *sql)
{
  g_autoptr (GArray) found = NULL;

  desk_set_paused (desk, TRUE);
  found = list_numbers (desk, sql);
  desk_set_paused (desk, FALSE);
  return found->len > 0 ? g_array_index (found, gint64, desk_draw (desk, (gint) found->len)) : 0;
}

BrgSnapshot *
desk_load (Desk *desk, const char *condition)
{
  g_autofree char *sql =
      g_strdup_printf ("SELECT g.id FROM event_group g WHERE %s ORDER BY g.id", condition);
  gint64 id = desk_pick (desk, sql);
  BrgSnapshot *snapshot;

  desk_set_paused (desk, TRUE);
  snapshot = id != 0 ? brg_store_load (desk->store, id, NULL) : NULL;
  desk_set_paused (desk, FALSE);
  return snapshot;
}

/* ----- The workspace ----- */

typedef struct
{
  const char *event;
  const char *system;
  const char *rulebook;
  BrgDiscipline discipline;
  gint n_rounds;
  gint n_players; /* or teams */
  gint n_boards;  /* 0 for single players */
  gint n_of_team;
  gint n_planned;
  gint n_published;
  gboolean is_drawn; /* all games of it */
  BrgContestKind contest;
} Sample;

static const Sample samples[] = {
  { "Swiss", "coefficients", "ussr-chess-1956", BRG_DISCIPLINE_CHESS, 9, 8, 0, 0, 1, 1, FALSE,
    BRG_CONTEST_NONE },
  { "Level", "coefficients", "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, 1, 4, 0, 0, 1, 1, TRUE,
    BRG_CONTEST_NONE },
  { "Knock-out", "knockout", "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, 2, 4, 0, 0, 1, 1, TRUE,
    BRG_CONTEST_NONE },
  { "Table", "berger", "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, 3, 4, 0, 0, 3, 0, FALSE,
    BRG_CONTEST_NONE },
  { "Teams", "coefficients", "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, 3, 4, 2, 3, 1, 1, FALSE,
    BRG_CONTEST_NONE },
  { "New teams", "berger", "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, 3, 4, 2, 3, 0, 0, FALSE,
    BRG_CONTEST_NONE },
  { "Letters", "berger", "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, 3, 4, 0, 0, 3, 3, FALSE,
    BRG_CONTEST_NONE },
  { "Composing", "berger", "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, 3, 4, 0, 0, 0, 0, FALSE,
    BRG_CONTEST_COMPOSING },
  { "Solving", "berger", "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, 3, 4, 0, 0, 0, 0, FALSE,
    BRG_CONTEST_SOLVING },
  { "New", "coefficients", "fide-2023", BRG_DISCIPLINE_CHESS, 5, 6, 0, 0, 0, 0, FALSE,
    BRG_CONTEST_NONE },
};

static void
add_entry (GPtrArray *entries, const char *name, gint number, gboolean is_team)
{
  BrgEntry *entry = brg_entry_new ();

  g_free (entry->family_name);
  entry->family_name = g_strdup (name);
  entry->number = number;
  entry->is_team = is_team;
  entry->rating = is_team ? 0 : 2000 - (gint) entries->len;
  g_ptr_array_add (entries, entry);
}

static void
add_entries (const Sample *sample, GPtrArray *entries)
{
  for (gint i = 0; i < sample->n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("%c", 'A' + i);

      add_entry (entries, name, i + 1, sample->n_boards > 0);
      for (gint place = 1; place <= sample->n_of_team; place++)
        {
          g_autofree char *player = g_strdup_printf ("%c%d", 'a' + i, place);

          add_entry (entries, player, 0, FALSE);
        }
    }
}

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static void
draw_all (BrgStore *store, gint64 group_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, &error);
  const BrgRound *round;

  g_assert_no_error (error);
  round = brg_snapshot_get_round (snapshot, 1);
  for (guint i = 0; i < round->games->len; i++)
    {
      brg_store_set_result (store, g_array_index (round->games, BrgGame, i).id, BRG_OUTCOME_DRAW,
                            BRG_OUTCOME_DRAW, &error);
      g_assert_no_error (error);
    }
}

/* A contest with two works, so that there is something to judge or to solve. */
static void
begin_contest (BrgStore *store, gint64 group_id, BrgContestKind kind)
{
  static const char *const positions[] = { "W:W10,12:B3", "W:W12:B3" };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContestSection) section = brg_contest_section_new ("A");

  if (kind == BRG_CONTEST_COMPOSING)
    g_ptr_array_add (section->judges, brg_contest_judge_new (0, "О. Л. Гордеев"));
  brg_store_put_contest_section (store, group_id, section, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (BrgContestWork) work = brg_contest_work_new (section->id);

      set_text (&work->fen, positions[i]);
      work->points = 5000;
      brg_store_put_contest_work (store, work, &error);
      g_assert_no_error (error);
    }
}

static void
make_event (BrgStore *store, const Sample *sample)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEvent) event = brg_event_new ();
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  gint64 group_id;

  set_text (&event->name, sample->event);
  event->rulebook = brg_rulebook_find (sample->rulebook);
  event->discipline = sample->discipline;
  g_ptr_array_add (event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "В. С. Токарев", "1"));
  g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_ARBITER, "А. Маслюк", "2"));
  set_text (&group->system, sample->system);
  group->n_rounds = sample->n_rounds;
  group->boards = sample->n_boards;
  group->seed = 7;
  group->contest = sample->contest;
  add_entries (sample, entries);
  brg_store_create_event (store, event, group, entries, &group_id, &error);
  g_assert_no_error (error);
  if (sample->contest != BRG_CONTEST_NONE)
    begin_contest (store, group_id, sample->contest);
  if (sample->n_planned == 0)
    return;
  every_action_pair (store, group_id, sample->n_planned, sample->n_published, &error);
  g_assert_no_error (error);
  if (sample->is_drawn)
    draw_all (store, group_id);
}

void
every_action_make_workspace (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) store = brg_store_open (path, BRG_STORE_CREATE, &error);

  g_assert_no_error (error);
  brg_backup_pause (store, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    make_event (store, &samples[i]);
}
