/* documents-fixture.c - small events for the tests of the documents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "documents-fixture.h"

#include "brg-rulebooks.h"

#include <glib/gstdio.h>
#include <string.h>

#define ROUND_ROBIN_PLAYERS 12
#define SWISS_ROUNDS 9

static const BrgCriterion criterion_short = {
  .code = "BH/C1",
  .article_fide = "fide-tiebreaks-2026 14.1",
  .article_draughts = "rus-draughts-2022 5.4.8.7",
};
static const BrgCriterion criterion_solkoff = {
  .code = "BH",
  .article_fide = "fide-tiebreaks-2026 8.1",
  .article_draughts = "rus-draughts-2022 5.4.8.5",
};
static const BrgCriterion criterion_berger = {
  .code = "SB",
  .article_fide = "fide-tiebreaks-2026 9.1",
  .article_draughts = "rus-draughts-2022 5.4.8.3",
};

void
fixture_free (Fixture *fixture)
{
  if (fixture == NULL)
    return;
  for (gint i = 0; i < fixture->standings.n_lines; i++)
    g_free (fixture->standings.lines[i].values);
  g_free (fixture->standings.lines);
  g_free (fixture->standings.line_of);
  brg_tournament_free (fixture->withdrawals.tournament);
  g_free (fixture->withdrawals.players);
  g_free (fixture->withdrawals.counted);
  brg_snapshot_unref (fixture->snapshot);
  g_free (fixture->criteria);
  g_free (fixture);
}

GPtrArray *
fixture_read_table (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "documents", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *table = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0' && lines[i][0] != '#')
      g_ptr_array_add (table, g_strsplit (lines[i], "\t", -1));
  return table;
}

BrgWords *
fixture_open_russian (void)
{
  return fixture_open_words ("ru");
}

void
fixture_set_long_names (Fixture *fixture)
{
  for (guint i = 0; i < fixture->snapshot->entries->len; i++)
    {
      BrgEntry *entry = fixture->snapshot->entries->pdata[i];

      g_free (entry->family_name);
      entry->family_name = g_strdup ("Галиуллина-Константинопольская-Преображенская");
      g_free (entry->given_name);
      entry->given_name = g_strdup ("Дарья-Екатерина Мухаметгалиевна-оглы");
      g_assert_cmpint (
          g_utf8_strlen (entry->family_name, -1) + g_utf8_strlen (entry->given_name, -1), >=, 80);
      g_free (entry->organisation);
      entry->organisation =
          g_strdup ("Специализированная школа олимпийского резерва Ямало-Ненецкого округа");
    }
  g_free (fixture->snapshot->event->name);
  fixture->snapshot->event->name =
      g_strdup ("Первенство Сибирского федерального округа по русским шашкам среди юниорок");
}

char *
fixture_dup_output (const char *name)
{
  const char *kept = g_getenv ("BERGER_KEEP_PAGES");
  g_autofree char *made = NULL;

  if (kept == NULL)
    kept = made = g_dir_make_tmp ("berger-documents-XXXXXX", NULL);
  return g_build_filename (kept, name, NULL);
}

static void
set_event (Fixture *fixture, const char *rulebook, const char *name)
{
  BrgEvent *event = fixture->snapshot->event;

  g_free (event->name);
  g_free (event->place);
  g_free (event->venue);
  g_free (event->organiser);
  g_free (event->starts);
  g_free (event->ends);
  g_free (event->zone);
  event->name = g_strdup (name);
  event->place = g_strdup ("г. Камск");
  event->venue = g_strdup ("шахматно-шашечный клуб");
  event->organiser = g_strdup ("Областная федерация шашек");
  event->starts = g_strdup ("2026-11-16");
  event->ends = g_strdup ("2026-11-22");
  event->zone = g_strdup ("Europe/Moscow");
  event->rulebook = brg_rulebook_find (rulebook);
  event->discipline =
      g_str_equal (rulebook, "rus-draughts-2022") ? BRG_DISCIPLINE_RUSSIAN : BRG_DISCIPLINE_CHESS;
  g_ptr_array_add (event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "В. С. Токарев", "1"));
  g_ptr_array_add (event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_SECRETARY, "О. И. Перминова", "2"));
}

static Fixture *
new_fixture (const char *rulebook, const char *name, const char *system)
{
  Fixture *fixture = g_new0 (Fixture, 1);

  fixture->snapshot = brg_snapshot_new ();
  set_event (fixture, rulebook, name);
  g_free (fixture->snapshot->group->system);
  fixture->snapshot->group->system = g_strdup (system);
  return fixture;
}

static BrgEntry *
add_entry (Fixture *fixture, gint number, const char *family, const char *given)
{
  BrgEntry *entry = brg_entry_new ();

  g_free (entry->family_name);
  g_free (entry->given_name);
  entry->number = number;
  entry->family_name = g_strdup (family);
  entry->given_name = g_strdup (given);
  g_ptr_array_add (fixture->snapshot->entries, entry);
  return entry;
}

static void
set_texts (BrgEntry *entry, const char *title, const char *rating, const char *organisation)
{
  g_free (entry->title);
  g_free (entry->organisation);
  entry->title = g_strdup (title);
  entry->organisation = g_strdup (organisation);
  entry->rating = (gint) g_ascii_strtoll (rating, NULL, 10);
}

/* Makes standings of empty lines, one a player, in the order of numbers. */
static void
start_standings (Fixture *fixture, gint n_players, guint n_criteria)
{
  fixture->standings.n_lines = n_players;
  fixture->standings.n_criteria = n_criteria;
  fixture->standings.lines = g_new0 (BrgStanding, n_players);
  fixture->standings.line_of = g_new0 (gint, n_players);
  for (gint i = 0; i < n_players; i++)
    {
      fixture->standings.lines[i].player = i;
      fixture->standings.lines[i].has_place = TRUE;
      fixture->standings.lines[i].values = g_new0 (BrgStandingValue, MAX (n_criteria, 1));
    }
}

static gint
compare_standings (gconstpointer a, gconstpointer b)
{
  const BrgStanding *first = a;
  const BrgStanding *second = b;

  if (first->has_place != second->has_place)
    return first->has_place ? -1 : 1;
  if (first->has_place && first->place != second->place)
    return first->place - second->place;
  return first->player - second->player;
}

static void
finish_standings (Fixture *fixture)
{
  BrgStandings *standings = &fixture->standings;

  if (standings->n_lines > 0)
    qsort (standings->lines, (gsize) standings->n_lines, sizeof (BrgStanding), compare_standings);
  for (gint i = 0; i < standings->n_lines; i++)
    standings->line_of[standings->lines[i].player] = i;
  fixture->source = (BrgTableSource){
    .snapshot = fixture->snapshot,
    .withdrawals = &fixture->withdrawals,
    .standings = standings,
    .criteria = fixture->criteria,
    .through_round = fixture->withdrawals.tournament->n_rounds,
  };
}

static void
start_withdrawals (Fixture *fixture, BrgTournament *tournament)
{
  fixture->withdrawals.tournament = tournament;
  fixture->withdrawals.players = g_new0 (BrgWithdrawal, tournament->n_players);
  fixture->withdrawals.counted = g_new0 (gboolean, tournament->n_players);
  for (gint i = 0; i < tournament->n_players; i++)
    fixture->withdrawals.counted[i] = TRUE;
}

/* 13.5 or 8.25 as a fraction; a dash is no value. */
static BrgStandingValue
read_value (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", 2);
  gint64 scale = 1;
  gint64 number;

  if (!g_ascii_isdigit (*text))
    return (BrgStandingValue){ FALSE, { 0, 1 } };
  number = g_ascii_strtoll (parts[0], NULL, 10);
  for (const char *at = parts[1]; at != NULL && *at != '\0'; at++)
    {
      number = number * 10 + (*at - '0');
      scale *= 10;
    }
  return (BrgStandingValue){ TRUE, brg_rational (number, scale) };
}

static gint
read_points (const char *text)
{
  BrgStandingValue value = read_value (text);

  return (gint) (value.value.num * BRG_POINT / value.value.den);
}

/* Writes the rounds of a tournament into the snapshot, with game ids 100 * round + board. */
static void
store_rounds (Fixture *fixture)
{
  const BrgTournament *tournament = fixture->withdrawals.tournament;

  for (gint number = 1; number <= tournament->n_rounds; number++)
    {
      BrgRound *round = brg_round_new (number);
      gint board = 0;

      g_free (round->starts_at);
      round->starts_at = g_strdup_printf ("2026-11-%02dT07:00Z", 15 + number % 10);
      for (gint i = 0; i < tournament->n_players; i++)
        {
          const BrgCell *cell = brg_tournament_cell (tournament, i, number);
          BrgGame game = { .white = i, .black = cell->opponent, .white_outcome = cell->outcome };

          if (cell->opponent == BRG_NOBODY ? cell->outcome != BRG_OUTCOME_PAIRING_BYE
                                           : cell->colour != BRG_COLOUR_WHITE)
            continue;
          game.board = ++board;
          game.id = 100 * number + board;
          if (game.black != BRG_NOBODY)
            game.black_outcome = brg_tournament_cell (tournament, game.black, number)->outcome;
          g_array_append_val (round->games, game);
        }
      g_ptr_array_add (fixture->snapshot->rounds, round);
    }
}

static BrgOutcome
read_outcome (const char *code, gboolean has_opponent)
{
  switch (*code)
    {
    case '1':
      return BRG_OUTCOME_WIN;
    case '=':
      return BRG_OUTCOME_DRAW;
    case '0':
      return BRG_OUTCOME_LOSS;
    case '+':
      return has_opponent ? BRG_OUTCOME_FORFEIT_WIN : BRG_OUTCOME_PAIRING_BYE;
    case '-':
      return BRG_OUTCOME_FORFEIT_LOSS;
    case 'H':
      return BRG_OUTCOME_HALF_BYE;
    case 'Z':
      return BRG_OUTCOME_ZERO_BYE;
    case '*':
      return BRG_OUTCOME_ADJOURNED;
    default:
      return BRG_OUTCOME_NONE;
    }
}

/* Cell of swiss-24.tsv: opponent, colour, points: 16w2. */
static void
read_swiss_cell (BrgTournament *tournament, gint player, gint round, const char *text)
{
  char *end;
  BrgCell *cell = brg_tournament_cell (tournament, player, round);
  static const BrgOutcome by_points[] = { BRG_OUTCOME_LOSS, BRG_OUTCOME_DRAW, BRG_OUTCOME_WIN };

  cell->opponent = (gint) g_ascii_strtoll (text, &end, 10) - 1;
  cell->colour = *end == 'w' ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
  cell->outcome = by_points[end[1] - '0'];
}

static gint
compare_numbers (gconstpointer a, gconstpointer b)
{
  char **const *first = a;
  char **const *second = b;

  return (gint) (g_ascii_strtoll ((*first)[1], NULL, 10) -
                 g_ascii_strtoll ((*second)[1], NULL, 10));
}

Fixture *
fixture_new_swiss (void)
{
  g_autoptr (GPtrArray) table = fixture_read_table ("swiss-24.tsv");
  Fixture *fixture =
      new_fixture ("rus-draughts-2022", "Первенство области по русским шашкам", "dutch");
  BrgTournament *tournament =
      brg_tournament_new (BRG_TOURNAMENT_SWISS, (gint) table->len, SWISS_ROUNDS);

  g_ptr_array_sort (table, compare_numbers);
  tournament->scoring = brg_scoring_two_one ();
  fixture->snapshot->group->scoring = tournament->scoring;
  fixture->snapshot->group->n_rounds = SWISS_ROUNDS;
  fixture->criteria = g_new0 (const BrgCriterion *, 2);
  fixture->criteria[0] = &criterion_short;
  fixture->criteria[1] = &criterion_solkoff;
  start_standings (fixture, (gint) table->len, 2);
  for (guint i = 0; i < table->len; i++)
    {
      char **row = table->pdata[i];
      BrgStanding *standing = &fixture->standings.lines[i];

      set_texts (add_entry (fixture, (gint) i + 1, row[2], row[3]), row[4], row[5], row[6]);
      for (gint round = 1; round <= SWISS_ROUNDS; round++)
        read_swiss_cell (tournament, (gint) i, round, row[6 + round]);
      standing->place = standing->last_place = (gint) g_ascii_strtoll (row[0], NULL, 10);
      standing->points = read_points (row[16]);
      standing->values[0] = read_value (row[17]);
      standing->values[1] = read_value (row[18]);
    }
  start_withdrawals (fixture, tournament);
  store_rounds (fixture);
  finish_standings (fixture);
  return fixture;
}

/* Round of the Berger table in which two of an even number of players meet, and who has White. */
static gint
berger_round (gint n_players, gint a, gint b, gboolean *a_is_white)
{
  gint last = n_players;
  gint low = MIN (a, b);
  gint high = MAX (a, b);
  gint round;
  gboolean low_is_white;

  if (high == last)
    {
      round = (2 * low - 1) % (last - 1);
      low_is_white = low <= last / 2;
    }
  else
    {
      round = (low + high - 1) % (last - 1);
      low_is_white = (low + high) % 2 == 1;
    }
  *a_is_white = low_is_white == (a == low);
  return round == 0 ? last - 1 : round;
}

static void
set_square_cell (BrgTournament *tournament, gint a, gint b, gint cycle, BrgOutcome outcome)
{
  gint n_even = tournament->n_players + tournament->n_players % 2;
  gboolean is_white;
  gint round = berger_round (n_even, a + 1, b + 1, &is_white);
  BrgCell *cell = brg_tournament_cell (tournament, a, round + cycle * (n_even - 1));

  *cell = (BrgCell){ .opponent = b,
                     .colour = is_white == (cycle % 2 == 0) ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                     .outcome = outcome };
}

static gint
count_square_rounds (gint n_players, gint cycles)
{
  return (n_players - 1 + n_players % 2) * cycles;
}

static void
set_leaver (Fixture *fixture, gint player, BrgWithdrawalEffect effect, gint n_played)
{
  const BrgRulebook *rulebook = fixture->snapshot->event->rulebook;
  gint n_players = fixture->withdrawals.tournament->n_players;

  fixture->withdrawals.n_left++;
  fixture->withdrawals.counted[player] = effect == BRG_WITHDRAWAL_COUNTS;
  fixture->withdrawals.players[player] = (BrgWithdrawal){
    .effect = effect,
    .article = effect == BRG_WITHDRAWAL_COUNTS ? rulebook->half_or_more.article
                                               : rulebook->less_than_half.article,
    .n_played = n_played,
    .n_scheduled = n_players - 1,
  };
  ((BrgEntry *) fixture->snapshot->entries->pdata[player])->left_after = n_played;
}

static void
take_from_ranking (BrgStanding *standing)
{
  standing->has_place = FALSE;
}

/* rus-draughts-2022 5.4.5.2: games of the leaver that were not played get a minus on both sides. */
static BrgOutcome
leaver_outcome (const Fixture *fixture, const char *code, gboolean is_leavers)
{
  BrgOutcome outcome = read_outcome (code, TRUE);

  if (outcome == BRG_OUTCOME_NONE && is_leavers &&
      fixture->snapshot->event->rulebook->less_than_half.marks == BRG_UNPLAYED_MINUS_BOTH)
    return BRG_OUTCOME_FORFEIT_LOSS;
  return outcome;
}

#define LEAVER 4

Fixture *
fixture_new_round_robin (const char *rulebook)
{
  g_autoptr (GPtrArray) table = fixture_read_table ("round-robin-12.tsv");
  Fixture *fixture = new_fixture (rulebook, "Мемориал Ветрова", "berger");
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, (gint) table->len,
                                                  count_square_rounds ((gint) table->len, 1));

  fixture->criteria = g_new0 (const BrgCriterion *, 1);
  fixture->criteria[0] = &criterion_berger;
  start_standings (fixture, (gint) table->len, 1);
  for (guint i = 0; i < table->len; i++)
    {
      char **row = table->pdata[i];
      BrgStanding *standing = &fixture->standings.lines[i];
      BrgEntry *entry = add_entry (fixture, (gint) i + 1, row[1], row[2]);
      g_auto (GStrv) places = g_strsplit (row[21], "-", 2);

      g_free (entry->sex);
      entry->sex = g_strdup (row[3]);
      set_texts (entry, row[4], row[5], row[6]);
      for (guint k = 0; k < table->len; k++)
        if (k != i)
          set_square_cell (tournament, (gint) i, (gint) k, 0,
                           leaver_outcome (fixture, row[7 + k], i == LEAVER || k == LEAVER));
      standing->points = read_points (row[19]);
      standing->values[0] = read_value (row[20]);
      standing->place = (gint) g_ascii_strtoll (places[0], NULL, 10);
      standing->last_place = places[0][0] != '\0' && places[1] != NULL
                                 ? (gint) g_ascii_strtoll (places[1], NULL, 10)
                                 : standing->place;
    }
  start_withdrawals (fixture, tournament);
  set_leaver (fixture, LEAVER,
              g_str_equal (rulebook, "ussr-chess-1956") ? BRG_WITHDRAWAL_STRUCK_OUT
                                                        : BRG_WITHDRAWAL_NOT_COUNTED,
              5);
  take_from_ranking (&fixture->standings.lines[LEAVER]);
  store_rounds (fixture);
  finish_standings (fixture);
  return fixture;
}

static gint
find_column (char **head, const char *name)
{
  for (gint i = 0; head[i] != NULL; i++)
    if (g_str_equal (head[i], name))
      return i;
  g_assert_not_reached ();
}

/* The header lines of NAME.txt begin with a hash and are left out by fixture_read_table(). */
Fixture *
fixture_new_vector_round_robin (const char *name, const char *edition, const char *rulebook)
{
  g_autofree char *input_name = g_strdup_printf ("%s.txt", name);
  g_autofree char *table_name = g_strdup_printf ("%s.%s.tsv", name, edition);
  g_autoptr (GPtrArray) input = fixture_read_table (input_name);
  g_autoptr (GPtrArray) table = fixture_read_table (table_name);
  char **head = table->pdata[0];
  gint n_players = (gint) input->len;
  gint sb = find_column (head, "SB");
  gint points = find_column (head, "PTS");
  gint place = find_column (head, "R1");
  Fixture *fixture = new_fixture (rulebook, "Round robin", "berger");
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, n_players,
                                                  count_square_rounds (n_players, 1));

  fixture->criteria = g_new0 (const BrgCriterion *, 1);
  fixture->criteria[0] = &criterion_berger;
  start_standings (fixture, n_players, 1);
  start_withdrawals (fixture, tournament);
  for (gint i = 0; i < n_players; i++)
    {
      char **player = input->pdata[i];
      char **row = table->pdata[i + 1];
      BrgStanding *standing = &fixture->standings.lines[i];
      gint n_played = 0;

      set_texts (add_entry (fixture, i + 1, player[1], ""), "", player[2], "");
      for (gint k = 0; k < n_players; k++)
        {
          if (k == i)
            continue;
          set_square_cell (tournament, i, k, 0, read_outcome (row[1 + k], TRUE));
          n_played += strchr ("1=0", player[3 + k][0]) != NULL;
        }
      standing->points = read_points (row[points]);
      standing->values[0] = read_value (row[sb]);
      standing->place = standing->last_place = (gint) g_ascii_strtoll (row[place], NULL, 10);
      if (row[points][0] == '-')
        {
          take_from_ranking (standing);
          set_leaver (fixture, i,
                      g_str_equal (rulebook, "ussr-chess-1956") ? BRG_WITHDRAWAL_STRUCK_OUT
                                                                : BRG_WITHDRAWAL_NOT_COUNTED,
                      n_played);
        }
      else if (n_played * 2 == n_players - 1)
        set_leaver (fixture, i, BRG_WITHDRAWAL_COUNTS, n_played);
    }
  store_rounds (fixture);
  finish_standings (fixture);
  return fixture;
}

static void
read_vector_cell (BrgTournament *tournament, gint player, gint round, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 3);
  BrgCell *cell = brg_tournament_cell (tournament, player, round);

  cell->opponent = (gint) g_ascii_strtoll (parts[0], NULL, 10) - 1;
  cell->colour = parts[1][0] == 'w'   ? BRG_COLOUR_WHITE
                 : parts[1][0] == 'b' ? BRG_COLOUR_BLACK
                                      : BRG_COLOUR_NONE;
  cell->outcome = read_outcome (parts[2], cell->opponent != BRG_NOBODY);
}

Fixture *
fixture_new_vector_swiss (const char *name,
                          const char *edition,
                          const char *column,
                          const char *rulebook)
{
  g_autofree char *input_name = g_strdup_printf ("%s.txt", name);
  g_autofree char *table_name = g_strdup_printf ("%s.%s.tsv", name, edition);
  g_autoptr (GPtrArray) input = fixture_read_table (input_name);
  g_autoptr (GPtrArray) table = fixture_read_table (table_name);
  char **head = table->pdata[0];
  gint n_rounds = (gint) g_strv_length (input->pdata[0]) - 3;
  gint value = find_column (head, column);
  gint points = find_column (head, "PTS");
  gint place = find_column (head, "R1");
  Fixture *fixture = new_fixture (rulebook, "Swiss", "dutch");
  BrgTournament *tournament =
      brg_tournament_new (BRG_TOURNAMENT_SWISS, (gint) input->len, n_rounds);

  fixture->snapshot->group->n_rounds = n_rounds;
  fixture->criteria = g_new0 (const BrgCriterion *, 1);
  fixture->criteria[0] = &criterion_solkoff;
  start_standings (fixture, (gint) input->len, 1);
  for (guint i = 0; i < input->len; i++)
    {
      char **player = input->pdata[i];
      char **row = table->pdata[i + 1];
      BrgStanding *standing = &fixture->standings.lines[i];

      set_texts (add_entry (fixture, (gint) i + 1, player[1], ""), "", player[2], "");
      for (gint round = 1; round <= n_rounds; round++)
        read_vector_cell (tournament, (gint) i, round, player[2 + round]);
      standing->points = read_points (row[points]);
      standing->values[0] = read_value (row[value]);
      standing->place = standing->last_place = (gint) g_ascii_strtoll (row[place], NULL, 10);
    }
  start_withdrawals (fixture, tournament);
  store_rounds (fixture);
  finish_standings (fixture);
  return fixture;
}

/* Names of all lengths, up to 40 letters. */
static const char *const families[] = {
  "Абросимов",
  "Барсуков",
  "Галиуллина",
  "Давлетов",
  "Ельцов-Преображенский",
  "Жилин",
  "Зайнуллина",
  "Измайлов",
  "Константинопольский",
  "Лобачёв",
  "Мухаметдинова",
  "Ю",
  "Плотников",
  "Рябинина",
  "Стрельникова",
  "Тагиров",
  "Ушаков",
  "Христорождественская",
};
static const char *const givens[] = { "Александр", "Вера",      "Иван", "Константин",
                                      "Мария",     "Станислав", "Ян" };
static const char *const places[] = { "Пермский кр.",
                                      "Москва",
                                      "Ярославская обл.",
                                      "Удмуртия",
                                      "Санкт-Петербург, клуб «Ладья»",
                                      "Ханты-Мансийский АО – Югра" };
static const char *const titles[] = { "мс", "кмс", "1 р.", "мф", "гр", "" };

static void
add_invented_players (Fixture *fixture, gint n_players)
{
  for (gint i = 0; i < n_players; i++)
    {
      g_autofree char *rating = g_strdup_printf ("%d", 2500 - i * 1200 / n_players);
      BrgEntry *entry = add_entry (fixture, i + 1, families[i * 7 % (gint) G_N_ELEMENTS (families)],
                                   givens[i * 3 % (gint) G_N_ELEMENTS (givens)]);

      set_texts (entry, titles[i * 6 / n_players], rating,
                 places[i * 5 % (gint) G_N_ELEMENTS (places)]);
    }
}

static void
rank_by_points (Fixture *fixture)
{
  const BrgTournament *tournament = fixture->withdrawals.tournament;

  for (gint i = 0; i < tournament->n_players; i++)
    {
      BrgStanding *standing = &fixture->standings.lines[i];

      standing->points = brg_tournament_score (tournament, i, tournament->n_rounds);
      standing->place = 1;
      for (guint k = 0; k < fixture->standings.n_criteria; k++)
        standing->values[k] = (BrgStandingValue){ TRUE, brg_rational (100 + i * 7 % 90, 2) };
    }
  for (gint i = 0; i < tournament->n_players; i++)
    {
      BrgStanding *standing = &fixture->standings.lines[i];

      for (gint k = 0; k < tournament->n_players; k++)
        standing->place += fixture->standings.lines[k].points > standing->points ||
                           (fixture->standings.lines[k].points == standing->points && k < i);
      standing->last_place = standing->place;
    }
}

static BrgOutcome
invented_outcome (gint a, gint b, gint round)
{
  static const BrgOutcome outcomes[] = { BRG_OUTCOME_WIN, BRG_OUTCOME_DRAW, BRG_OUTCOME_LOSS,
                                         BRG_OUTCOME_WIN, BRG_OUTCOME_DRAW };

  return outcomes[(a * 5 + b * 3 + round * 2) % (gint) G_N_ELEMENTS (outcomes)];
}

static BrgOutcome
opposite (BrgOutcome outcome)
{
  return outcome == BRG_OUTCOME_WIN    ? BRG_OUTCOME_LOSS
         : outcome == BRG_OUTCOME_LOSS ? BRG_OUTCOME_WIN
                                       : outcome;
}

Fixture *
fixture_new_large_swiss (gint n_players, gint n_rounds)
{
  Fixture *fixture = new_fixture ("rus-chess-2014", "Командный чемпионат, личный зачёт", "dutch");
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, n_rounds);
  gint half = n_players / 2;

  fixture->snapshot->group->n_rounds = n_rounds;
  fixture->criteria = g_new0 (const BrgCriterion *, 2);
  fixture->criteria[0] = &criterion_short;
  fixture->criteria[1] = &criterion_solkoff;
  add_invented_players (fixture, n_players);
  for (gint round = 1; round <= n_rounds; round++)
    {
      for (gint i = 0; i < half; i++)
        {
          gint other = half + (i + round * 3) % half;
          BrgOutcome outcome = invented_outcome (i, other, round);

          brg_tournament_set_game (tournament, round, round % 2 == 0 ? i : other,
                                   round % 2 == 0 ? other : i, outcome, opposite (outcome));
        }
      if (n_players % 2 == 1)
        brg_tournament_set_bye (tournament, round, n_players - 1, BRG_OUTCOME_PAIRING_BYE);
    }
  start_standings (fixture, n_players, 2);
  start_withdrawals (fixture, tournament);
  rank_by_points (fixture);
  store_rounds (fixture);
  finish_standings (fixture);
  return fixture;
}

gint *
fixture_points_before (const Fixture *fixture, gint round)
{
  const BrgTournament *tournament = fixture->withdrawals.tournament;
  gint *points = g_new (gint, tournament->n_players);

  for (gint player = 0; player < tournament->n_players; player++)
    points[player] = brg_tournament_score (tournament, player, round - 1);
  return points;
}

Fixture *
fixture_new_large_round_robin (gint n_players, gint cycles)
{
  Fixture *fixture = new_fixture ("rus-chess-2014", "Чемпионат города", "berger");
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, n_players,
                                                  count_square_rounds (n_players, cycles));

  tournament->cycles = cycles;
  fixture->snapshot->group->cycles = cycles;
  fixture->criteria = g_new0 (const BrgCriterion *, 1);
  fixture->criteria[0] = &criterion_berger;
  add_invented_players (fixture, n_players);
  for (gint cycle = 0; cycle < cycles; cycle++)
    for (gint a = 0; a < n_players; a++)
      for (gint b = 0; b < a; b++)
        {
          BrgOutcome outcome = invented_outcome (a, b, cycle);

          set_square_cell (tournament, a, b, cycle, outcome);
          set_square_cell (tournament, b, a, cycle, opposite (outcome));
        }
  start_standings (fixture, n_players, 1);
  start_withdrawals (fixture, tournament);
  rank_by_points (fixture);
  store_rounds (fixture);
  finish_standings (fixture);
  return fixture;
}

void
fixture_add_open_round (Fixture *fixture)
{
  gint number = (gint) fixture->snapshot->rounds->len + 1;
  BrgRound *round = brg_round_new (number);

  g_free (round->starts_at);
  round->starts_at = g_strdup ("2026-11-20T07:00Z");
  for (gint i = 0; i + 1 < fixture->standings.n_lines; i += 2)
    {
      BrgGame game = { .board = i / 2 + 1,
                       .white = fixture->standings.lines[i].player,
                       .black = fixture->standings.lines[i + 1].player };

      g_array_append_val (round->games, game);
    }
  if (fixture->standings.n_lines % 2 == 1)
    {
      BrgGame bye = { .board = (fixture->standings.n_lines + 1) / 2,
                      .white = fixture->standings.lines[fixture->standings.n_lines - 1].player,
                      .black = BRG_NOBODY,
                      .white_outcome = BRG_OUTCOME_PAIRING_BYE };

      g_array_append_val (round->games, bye);
    }
  g_ptr_array_add (fixture->snapshot->rounds, round);
}
