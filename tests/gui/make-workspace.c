/* make-workspace.c - makes a workspace for tests of the window
 *
 *   make-workspace FILE [--players N] [--rounds N] [--played N] [--results N] [--adjourned BOARD]
 *                  [--system ID] [--rulebook ID] [--discipline ID] [--time CONTROL] [--name NAME]
 *                  [--groups N] [--teams N --boards N] [--cycles N] [--unpaired]
 *                  [--categories] [--meeting N]
 *   make-workspace FILE --change SQL
 *   make-workspace FILE --load
 *
 * An event with numbered players and invented names; so many rounds played and closed, the next one
 * published with so many results. Every group is like the first one, with players of its own. The
 * same arguments make the same event. With --teams, teams of so many players on the boards and one
 * reserve; results are counted in boards. With --change, statements are carried out in a workspace
 * that is there, as one action that the journal follows. With --load, a workspace that is there is
 * opened and its first group loaded: milliseconds of work of each are printed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <time.h>

#include "brg-action.h"
#include "brg-discipline.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-rulebooks.h"
#include "brg-snapshot-tournament.h"
#include "brg-sql.h"
#include "brg-store-awards.h"
#include "brg-store-event.h"
#include "brg-store-groups.h"
#include "brg-store-load.h"
#include "brg-store-plan.h"
#include "brg-store-players.h"
#include "brg-store-results.h"
#include "brg-store-rounds.h"
#include "brg-store.h"

static gint n_players = 20;
static gint n_rounds = 9;
static gint n_played;
static gint n_groups = 1;
static gint n_results;
static gint adjourned;
static gint cycles;
static gint meeting = 1;
static gint n_teams;
static gint match_boards = 4;
static char *system_id;
static char *rulebook_id;
static char *discipline_id;
static char *time_control;
static gint started = -1;
static gint late = -1;
static char *name;
static char *change;
static gboolean is_unpaired;
static gboolean has_categories;
static gboolean is_measured;

static const GOptionEntry options[] = {
  { "players", 0, 0, G_OPTION_ARG_INT, &n_players, "Number of players", "N" },
  { "rounds", 0, 0, G_OPTION_ARG_INT, &n_rounds, "Number of rounds of a Swiss", "N" },
  { "played", 0, 0, G_OPTION_ARG_INT, &n_played, "Rounds that are closed", "N" },
  { "groups", 0, 0, G_OPTION_ARG_INT, &n_groups, "Number of groups, at most 4", "N" },
  { "results", 0, 0, G_OPTION_ARG_INT, &n_results, "Results of the published round", "N" },
  { "adjourned", 0, 0, G_OPTION_ARG_INT, &adjourned, "Board that is adjourned", "BOARD" },
  { "teams", 0, 0, G_OPTION_ARG_INT, &n_teams, "Number of teams", "N" },
  { "boards", 0, 0, G_OPTION_ARG_INT, &match_boards, "Boards of a match between teams", "N" },
  { "categories", 0, 0, G_OPTION_ARG_NONE, &has_categories, "Two categories of the first group",
    NULL },
  { "cycles", 0, 0, G_OPTION_ARG_INT, &cycles, "Cycles of a round robin", "N" },
  { "meeting", 0, 0, G_OPTION_ARG_INT, &meeting, "Games of a meeting", "N" },
  { "system", 0, 0, G_OPTION_ARG_STRING, &system_id, "Pairing system", "ID" },
  { "rulebook", 0, 0, G_OPTION_ARG_STRING, &rulebook_id, "Rule book", "ID" },
  { "discipline", 0, 0, G_OPTION_ARG_STRING, &discipline_id, "What is played", "ID" },
  { "started", 0, 0, G_OPTION_ARG_INT, &started, "Minutes since the rounds began", "N" },
  { "late", 0, 0, G_OPTION_ARG_INT, &late, "How late a player may come", "MINUTES" },
  { "time", 0, 0, G_OPTION_ARG_STRING, &time_control, "Time control", "CONTROL" },
  { "name", 0, 0, G_OPTION_ARG_FILENAME, &name, "Name of the event", "NAME" },
  { "change", 0, 0, G_OPTION_ARG_FILENAME, &change, "What to change in a file that is there",
    "SQL" },
  { "load", 0, 0, G_OPTION_ARG_NONE, &is_measured, "Measure opening a file that is there", NULL },
  { "unpaired", 0, 0, G_OPTION_ARG_NONE, &is_unpaired, "Pair no further round", NULL },
  { 0 },
};

static const char *const family_names[] = {
  "Абросимов", "Бережной",  "Вавилин",  "Гречко",  "Дорохов",   "Евсеев",  "Забелин",  "Ильинский",
  "Калинкин",  "Лаптев",    "Мальцев",  "Никишин", "Овчаров",   "Пахомов", "Рябинин",  "Савушкин",
  "Тарасюк",   "Уваров",    "Филатов",  "Хабаров", "Чеботарёв", "Шевцов",  "Щукин",    "Юдин",
  "Яковенко",  "Белозёров", "Гурьянов", "Зотов",   "Ковтун",    "Левашов", "Прохоров", "Суворин",
};

static const char *const given_names[] = {
  "Александр", "Борис", "Виктор", "Григорий", "Дмитрий", "Егор", "Захар", "Илья", "Кирилл",
};

static const char *const titles[] = { "гм", "мм", "мф", "мс", "кмс", "1 р." };

static const char *const group_names[] = { "Группа А", "Группа Б", "Группа В", "Группа Г" };

static const char *const regions[] = { "Воронежская обл.", "Удмуртия", "Москва", "Пермский край" };

static const char *const towns[] = {
  "Казань",   "Самара",   "Саратов", "Пенза",  "Ульяновск", "Чебоксары", "Йошкар-Ола", "Саранск",
  "Оренбург", "Тольятти", "Сызрань", "Ижевск", "Киров",     "Пермь",     "Уфа",        "Балаково",
};

static void
stop (GError *error)
{
  if (error == NULL)
    return;
  g_printerr ("make-workspace: %s\n", error->message);
  exit (1);
}

static BrgEntry *
make_entry (gint group, gint number)
{
  BrgEntry *entry = brg_entry_new ();
  guint i = (guint) (group * n_players + number) - 1;

  g_free (entry->family_name);
  entry->family_name = g_strdup (family_names[(i * 7) % G_N_ELEMENTS (family_names)]);
  g_free (entry->given_name);
  entry->given_name = g_strdup (given_names[(i * 5 + i / 32) % G_N_ELEMENTS (given_names)]);
  g_free (entry->title);
  entry->title =
      g_strdup (titles[(guint) (number - 1) * G_N_ELEMENTS (titles) / (guint) n_players]);
  g_free (entry->organisation);
  entry->organisation = g_strdup (regions[i % G_N_ELEMENTS (regions)]);
  entry->rating = MAX (1000, 2500 - 5 * number);
  entry->number = number;
  return entry;
}

/* Two teams of one town have numbers. */
static BrgEntry *
make_team (gint number)
{
  BrgEntry *team = brg_entry_new ();
  guint i = (guint) number - 1;
  const char *town = towns[i % G_N_ELEMENTS (towns)];
  guint n_same = i / G_N_ELEMENTS (towns);

  g_free (team->family_name);
  team->family_name = n_same == 0 ? g_strdup (town) : g_strdup_printf ("%s-%u", town, n_same + 1);
  g_free (team->captain);
  team->captain = g_strdup_printf ("%s %s", family_names[(i * 11) % G_N_ELEMENTS (family_names)],
                                   given_names[(i * 3) % G_N_ELEMENTS (given_names)]);
  team->is_team = TRUE;
  team->number = number;
  team->rating = 2500 - 20 * number;
  return team;
}

/* Each team with its players, the reserve last; the players of the first team are the strongest. */
static void
add_teams (GPtrArray *entries, gint group)
{
  for (gint team = 1; team <= n_teams; team++)
    {
      g_ptr_array_add (entries, make_team (team));
      for (gint place = 0; place <= match_boards; place++)
        g_ptr_array_add (entries, make_entry (group, (team - 1) * (match_boards + 1) + place + 1));
    }
}

static GPtrArray *
make_entries (gint group)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  if (n_teams > 0)
    add_teams (entries, group);
  for (gint number = 1; n_teams == 0 && number <= n_players; number++)
    g_ptr_array_add (entries, make_entry (group, number));
  return entries;
}

static gint64
make_event (BrgStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEvent) event = brg_event_new ();
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autoptr (GPtrArray) entries = make_entries (0);
  gint64 group_id;

  g_free (event->name);
  event->name = g_strdup (name != NULL ? name : "Кубок Приволжья");
  event->rulebook = brg_rulebook_find (rulebook_id != NULL ? rulebook_id : "rus-draughts-2022");
  for (BrgDiscipline i = 0; i < BRG_N_DISCIPLINES; i++)
    if ((event->rulebook->disciplines & (1u << i)) != 0)
      {
        event->discipline = i;
        break;
      }
  if (discipline_id != NULL)
    brg_discipline_from_id (discipline_id, &event->discipline);
  if (time_control != NULL)
    {
      g_free (group->time_control);
      group->time_control = g_strdup (time_control);
    }
  g_free (group->system);
  group->system = g_strdup (system_id != NULL ? system_id : "coefficients");
  group->n_rounds = n_rounds;
  if (cycles > 0)
    group->cycles = cycles;
  group->meeting_games = CLAMP (meeting, 1, BRG_MEETING_MOST_GAMES);
  group->seed = 12345;
  if (late >= 0)
    group->default_minutes = late;
  group->initial_colour = BRG_COLOUR_WHITE;
  g_free (group->tie_breaks);
  group->tie_breaks = g_strdup ("BH,WIN");
  if (n_teams > 0)
    group->boards = match_boards;
  if (n_groups > 1)
    {
      g_free (group->name);
      group->name = g_strdup (group_names[0]);
    }
  brg_store_create_event (store, event, group, entries, &group_id, &error);
  stop (error);
  return group_id;
}

/* By rating and by organisation: that is known of everybody. */
static void
add_categories (BrgStore *store, gint64 group_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) categories =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_category_free);
  BrgCategory *weaker = brg_category_new ();
  BrgCategory *town = brg_category_new ();

  g_free (weaker->name);
  weaker->name = g_strdup ("До 2475");
  weaker->rating_to = 2475;
  g_ptr_array_add (categories, weaker);
  g_free (town->name);
  town->name = g_strdup ("Москва");
  g_free (town->organisation);
  town->organisation = g_strdup ("Москва");
  g_ptr_array_add (categories, town);
  brg_store_set_categories (store, group_id, categories, &error);
  stop (error);
}

static BrgSnapshot *
load (BrgStore *store, gint64 group_id)
{
  g_autoptr (GError) error = NULL;
  BrgSnapshot *snapshot = brg_store_load (store, group_id, &error);

  stop (error);
  return snapshot;
}

static void
plan_round (BrgRoundPlan *plan, const BrgSnapshot *snapshot, gint round)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  BrgPairingRequest request = { .round = round, .seed = snapshot->group->seed };
  g_autoptr (BrgPairing) pairing = brg_pairing_system_pair (
      brg_pairing_system_find (snapshot->group->system), tournament, &request, &error);

  stop (error);
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, i);
      BrgPlannedBoard board = { .round = round };

      board.white_id = brg_snapshot_get_entry (snapshot, pair->white)->id;
      if (pair->black != BRG_NOBODY)
        board.black_id = brg_snapshot_get_entry (snapshot, pair->black)->id;
      g_array_append_val (plan->boards, board);
    }
}

/* The next round of a Swiss; all rounds of a round robin. */
static void
pair (BrgStore *store, gint64 group_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = load (store, group_id);
  g_autoptr (BrgRoundPlan) plan = brg_round_plan_new (group_id);
  g_autofree char *text = NULL;
  gint first = (gint) snapshot->rounds->len + 1;
  gint last = brg_snapshot_is_round_robin (snapshot) ? brg_snapshot_count_rounds (snapshot) : first;

  for (gint round = first; round <= last; round++)
    plan_round (plan, snapshot, round);
  if (started >= 0)
    {
      g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
      g_autoptr (GDateTime) start = g_date_time_add_minutes (now, -started);

      text = g_date_time_format (start, "%FT%RZ");
      plan->starts_at = text;
    }
  plan->publish_through = first;
  brg_store_add_rounds (store, plan, &error);
  stop (error);
}

/* The stronger player wins more often than not; every third game is a draw. */
static void
play (BrgStore *store, gint64 group_id, gint round, gint n_boards)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = load (store, group_id);
  const BrgRound *paired = brg_snapshot_get_round (brg_snapshot_get_boards (snapshot), round);

  for (guint i = 0; i < paired->games->len && (gint) i < n_boards; i++)
    {
      const BrgGame *game = &g_array_index (paired->games, BrgGame, i);
      guint dice = ((guint) game->white * 31 + (guint) game->black * 17 + (guint) round * 7) % 10;
      BrgOutcome white = dice < 4   ? BRG_OUTCOME_WIN
                         : dice < 7 ? BRG_OUTCOME_DRAW
                                    : BRG_OUTCOME_LOSS;
      BrgOutcome black = dice < 4   ? BRG_OUTCOME_LOSS
                         : dice < 7 ? BRG_OUTCOME_DRAW
                                    : BRG_OUTCOME_WIN;

      if (game->black == BRG_NOBODY)
        continue;
      /* Of a meeting the first game goes so, the others are drawn. */
      brg_store_set_result (store, game->id, white, black, &error);
      for (gint n = 1; n < meeting && error == NULL; n++)
        brg_store_set_result (store, game->id, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, &error);
      stop (error);
    }
}

static void
close_round (BrgStore *store, gint64 group_id, gint round)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = load (store, group_id);
  const BrgRound *next = brg_snapshot_get_round (snapshot, round + 1);

  brg_store_close_round (store, brg_snapshot_get_round (snapshot, round)->id, &error);
  stop (error);
  if (next != NULL)
    brg_store_publish_round (store, next->id, &error);
  stop (error);
}

static void
adjourn (BrgStore *store, gint64 group_id, gint round)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = load (store, group_id);
  const BrgRound *paired = brg_snapshot_get_round (brg_snapshot_get_boards (snapshot), round);
  const BrgGame *game = &g_array_index (paired->games, BrgGame, adjourned - 1);

  brg_store_set_result (store, game->id, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED, &error);
  stop (error);
}

static void
play_group (BrgStore *store, gint64 group_id)
{
  for (gint round = 1; round <= n_played; round++)
    {
      g_autoptr (BrgSnapshot) snapshot = load (store, group_id);

      if (brg_snapshot_get_round (snapshot, round) == NULL)
        pair (store, group_id);
      play (store, group_id, round, n_players);
      close_round (store, group_id, round);
    }
}

/* A further group like @first_id, played as far. */
static void
make_group (BrgStore *store, gint64 first_id, gint number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) first = load (store, first_id);
  g_autoptr (BrgGroup) group = brg_group_copy (first->group);
  g_autoptr (GPtrArray) entries = make_entries (number);
  gint64 group_id;

  g_free (group->name);
  group->name = g_strdup (group_names[number]);
  brg_store_add_group (store, first->event->id, group, NULL, &group_id, &error);
  stop (error);
  brg_store_add_entries (store, group_id, entries, NULL, &error);
  stop (error);
  play_group (store, group_id);
}

static int
change_rows (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) store = brg_store_open (path, BRG_STORE_READ_WRITE, &error);
  g_autoptr (BrgAction) action = NULL;

  stop (error);
  action = brg_action_begin (store, "event-update", 1, &error);
  stop (error);
  brg_sql_script (store->db, change, &error);
  stop (error);
  brg_action_commit (g_steal_pointer (&action), &error);
  stop (error);
  return 0;
}

static double
get_work (void)
{
  return (double) clock () * 1000.0 / CLOCKS_PER_SEC;
}

static int
measure (const char *path)
{
  g_autoptr (GError) error = NULL;
  double start = get_work ();
  g_autoptr (BrgStore) store = brg_store_open (path, BRG_STORE_READ_WRITE, &error);
  g_autoptr (BrgSnapshot) snapshot = NULL;
  double opened = get_work ();

  stop (error);
  snapshot = load (store, 1);
  g_print ("%.1f %.1f\n", opened - start, get_work () - opened);
  return 0;
}

/* What nothing is known of is said before a file is made. */
static gboolean
check_words (void)
{
  BrgDiscipline discipline;

  if (system_id != NULL && brg_pairing_system_find (system_id) == NULL)
    g_printerr ("make-workspace: there is no pairing system %s\n", system_id);
  else if (rulebook_id != NULL && brg_rulebook_find (rulebook_id) == NULL)
    g_printerr ("make-workspace: there is no rule book %s\n", rulebook_id);
  else if (discipline_id != NULL && !brg_discipline_from_id (discipline_id, &discipline))
    g_printerr ("make-workspace: there is no discipline %s\n", discipline_id);
  else
    return TRUE;
  return FALSE;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("FILE");
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) store = NULL;
  gint64 group_id;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 2)
    {
      g_printerr ("usage: make-workspace FILE [OPTION...]\n");
      return 2;
    }
  if (change != NULL)
    return change_rows (argv[1]);
  if (is_measured)
    return measure (argv[1]);
  if (!check_words ())
    return 2;
  if (n_teams > 0)
    n_players = n_teams * (match_boards + 1);
  store = brg_store_open (argv[1], BRG_STORE_CREATE, &error);
  stop (error);
  group_id = make_event (store);
  if (has_categories)
    add_categories (store, group_id);
  play_group (store, group_id);
  for (gint number = 1; number < MIN (n_groups, (gint) G_N_ELEMENTS (group_names)); number++)
    make_group (store, group_id, number);
  if (is_unpaired)
    return 0;
  {
    g_autoptr (BrgSnapshot) snapshot = load (store, group_id);

    if (brg_snapshot_get_round (snapshot, n_played + 1) == NULL)
      pair (store, group_id);
  }
  play (store, group_id, n_played + 1, n_results);
  if (adjourned > 0)
    adjourn (store, group_id, n_played + 1);
  return 0;
}
