/* paper-samples.c - events whose names are as long as names can be, for all papers of the list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paper-samples.h"

#include "brg-action.h"
#include "brg-backup.h"
#include "brg-diagram-chess.h"
#include "brg-diagram.h"
#include "brg-playoff-record.h"
#include "brg-rulebooks.h"
#include "brg-sql.h"
#include "brg-store-drawings.h"
#include "brg-store-duties.h"
#include "brg-store-envelopes.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"
#include "contest-fixture.h"
#include "event-fixture.h"
#include "every-action.h"
#include "postal-fixture.h"
#include "system-events.h"
#include "team-fixture.h"

/* 80 letters each, of words that a line can end between. */
#define FAMILY_NAME "Рождественская-Благовещенская-Константинопольская"
#define GIVEN_NAME "Александра Максимилиана"
#define TEAM_NAME "Сборная команда Нижегородской областной шашечной федерации имени Чехова и Орлова"
#define ORGANISATION \
  "Спортивная школа олимпийского резерва по шашкам и шахматам, Каменск-Уральский, 3"
#define EVENT_NAME \
  "Открытое командно-личное первенство Приволжского федерального округа по шашкам 4"
#define OFFICIAL_NAME \
  "Преображенская-Воздвиженская Александра-Виктория Константиновна-Максимилиановна"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* ----- Rounds ----- */

static BrgOutcome
opposite (BrgOutcome outcome)
{
  return outcome == BRG_OUTCOME_WIN    ? BRG_OUTCOME_LOSS
         : outcome == BRG_OUTCOME_LOSS ? BRG_OUTCOME_WIN
                                       : outcome;
}

/* Everybody meets another one every round: who sits first stays, the others go round. */
static gint
seat (gint place, gint round, gint n_seats)
{
  return place == 0 ? 0 : 1 + (place - 1 + round) % (n_seats - 1);
}

static void
add_round (BrgSnapshot *snapshot, gint n_players, gint number, gboolean is_closed)
{
  BrgRound *round = brg_round_new (number);
  gint n_seats = n_players + n_players % 2;

  round->state = is_closed ? BRG_ROUND_CLOSED : BRG_ROUND_PUBLISHED;
  for (gint i = 0; i < n_seats / 2; i++)
    {
      gint white = seat (i, number, n_seats);
      gint black = seat (n_seats - 1 - i, number, n_seats);
      BrgGame game = { .board = i + 1,
                       .id = number * 1000 + i + 1,
                       .white = MIN (white, black),
                       .black = MAX (white, black),
                       .white_outcome = (BrgOutcome[]){ BRG_OUTCOME_WIN, BRG_OUTCOME_DRAW,
                                                        BRG_OUTCOME_LOSS }[(i + number) % 3] };

      game.black_outcome = opposite (game.white_outcome);
      if (game.black == n_players)
        {
          game.black = BRG_NOBODY;
          game.white_outcome = BRG_OUTCOME_PAIRING_BYE;
          game.black_outcome = BRG_OUTCOME_NONE;
        }
      else if (!is_closed)
        game.white_outcome = game.black_outcome = BRG_OUTCOME_NONE;
      g_array_append_val (round->games, game);
    }
  g_ptr_array_add (snapshot->rounds, round);
}

BrgSnapshot *
paper_sample_new (const char *system, const char *rulebook, gint n_players, gint n_rounds)
{
  BrgSnapshot *snapshot = event_fixture_new (system, rulebook, n_players, n_rounds);

  for (gint i = 0; i < n_players; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      entry->rating = 2400 - i;
      set_text (&entry->birth, "1999-05-04");
      set_text (&entry->sex, i % 3 == 0 ? "f" : "m");
      set_text (&entry->federation, i % 2 == 0 ? "RUS" : "KAZ");
      set_text (&entry->organisation, i % 2 == 0 ? "Казань" : "Пермь");
    }
  for (gint round = 1; round <= n_rounds; round++)
    add_round (snapshot, n_players, round, round < n_rounds || n_players == 1);
  return snapshot;
}

/* ----- Names ----- */

static void
stretch_entry (BrgEntry *entry, guint n)
{
  g_autofree char *family = g_strdup_printf ("%s %u", entry->is_team ? TEAM_NAME : FAMILY_NAME, n);

  set_text (&entry->family_name, family);
  set_text (&entry->organisation, ORGANISATION);
  /* A title that norms count stays. */
  if (*entry->title == '\0')
    set_text (&entry->title, "МС");
  if (entry->is_team)
    {
      set_text (&entry->captain, OFFICIAL_NAME);
      return;
    }
  set_text (&entry->given_name, GIVEN_NAME);
  set_text (&entry->father_name, "Константиновна");
  set_text (&entry->coach, OFFICIAL_NAME);
}

static void
add_officials (BrgEvent *event)
{
  g_ptr_array_set_size (event->officials, 0);
  for (BrgOfficialRole role = 0; role < BRG_N_OFFICIAL_ROLES; role++)
    {
      BrgOfficial *official =
          brg_official_new (role, OFFICIAL_NAME, role % 2 == 0 ? "international" : "1");

      official->id = (gint64) role + 1;
      set_text (&official->organisation, ORGANISATION);
      g_ptr_array_add (event->officials, official);
    }
}

static void
stretch_event (BrgEvent *event)
{
  set_text (&event->name, EVENT_NAME);
  set_text (&event->organiser, TEAM_NAME);
  set_text (&event->place, "Каменск-Уральский");
  set_text (&event->venue, ORGANISATION);
  add_officials (event);
}

void
paper_sample_stretch (BrgSnapshot *snapshot)
{
  stretch_event (snapshot->event);
  if (snapshot->players != NULL && snapshot->players->event != snapshot->event)
    stretch_event (snapshot->players->event);
  set_text (&snapshot->group->time_control, "90+30");
  set_text (&snapshot->group->name, "Мужчины и женщины, молниеносная программа");
  for (guint i = 0; i < snapshot->entries->len; i++)
    stretch_entry (snapshot->entries->pdata[i], i + 1);
  for (guint i = 0; snapshot->players != NULL && i < snapshot->players->entries->len; i++)
    stretch_entry (snapshot->players->entries->pdata[i], i + 1);
  for (guint i = 0; i < snapshot->categories->len; i++)
    set_text (&((BrgCategory *) snapshot->categories->pdata[i])->name, TEAM_NAME);
  for (guint i = 0; i < snapshot->prizes->len; i++)
    set_text (&((BrgPrize *) snapshot->prizes->pdata[i])->note, ORGANISATION);
}

/* Three of the first names wrap once where the others stand on one line. */
void
paper_sample_stretch_some (BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];
      gboolean is_long = i == 0 || i == 3 || i == 5;
      g_autofree char *family =
          g_strdup_printf ("%s %02u", is_long ? "Абрамова-Благовещенская" : "Васильева", i + 1);

      set_text (&entry->family_name, family);
      set_text (&entry->given_name, is_long ? GIVEN_NAME : "Анна");
    }
}

/* ----- What a group may have besides ----- */

static void
add_awards (BrgSnapshot *snapshot)
{
  for (gint i = 0; i < 2; i++)
    {
      BrgCategory *category = brg_category_new ();

      set_text (&category->name, i == 0 ? "Women" : "Men");
      set_text (&category->sex, i == 0 ? "f" : "m");
      g_ptr_array_add (snapshot->categories, category);
    }
  for (gint i = 0; i < 6; i++)
    {
      BrgPrize *prize = brg_prize_new ();

      prize->first_place = 1 + i % 3;
      prize->last_place = 1 + i % 3;
      prize->category = i < 3 ? BRG_NOBODY : 0;
      prize->amount = 1234500 * (i + 1);
      set_text (&prize->note, "Кубок");
      g_ptr_array_add (snapshot->prizes, prize);
    }
  set_text (&snapshot->group->totals_by, "organisation");
  set_text (&snapshot->group->prize_currency, "RUB");
}

static void
add_draw (BrgSnapshot *snapshot)
{
  snapshot->draw = brg_draw_record_new ();
  snapshot->draw->field = BRG_DELEGATION_ORGANISATION;
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = snapshot->entries->pdata[i];
      BrgDrawStep step = { entry->id, (gint) i % 4, entry->number };

      g_array_append_val (snapshot->draw->steps, step);
    }
}

static void
add_playoff (BrgSnapshot *snapshot)
{
  BrgPlayoffRecord *record = brg_playoff_record_new ();
  gint players[] = { 0, 1 };

  set_text (&record->format, "draughts-match");
  g_array_append_vals (record->players, players, 2);
  g_ptr_array_add (snapshot->playoffs, record);
}

static void
add_timetable (BrgSnapshot *snapshot)
{
  for (gint round = 1; round <= (gint) snapshot->rounds->len; round++)
    {
      BrgTimetableRow *row = brg_timetable_row_new (BRG_TIMETABLE_ROUND);
      g_autofree char *start = g_strdup_printf ("2026-11-%02dT07:00:00Z", round);

      row->round = round;
      set_text (&row->starts_at, start);
      set_text (&row->place, ORGANISATION);
      g_ptr_array_add (snapshot->timetable, row);
    }
}

/* ----- Events ----- */

static BrgSnapshot *
make_round_robin (void)
{
  BrgSnapshot *snapshot = paper_sample_new ("berger", "rus-draughts-2022", 12, 11);

  add_awards (snapshot);
  add_draw (snapshot);
  add_playoff (snapshot);
  add_timetable (snapshot);
  set_text (&snapshot->group->tie_breaks, "SB,SHM,RIGA,WIN,DE");
  ((BrgEntry *) snapshot->entries->pdata[4])->left_after = 4;
  return snapshot;
}

static BrgSnapshot *
make_odd_round_robin (void)
{
  BrgSnapshot *snapshot = paper_sample_new ("berger", "ussr-chess-1956", 7, 7);

  add_draw (snapshot);
  return snapshot;
}

static BrgSnapshot *
make_swiss (void)
{
  BrgSnapshot *snapshot = paper_sample_new ("dutch", "fide-2023", 12, 9);

  set_text (&snapshot->group->tie_breaks, PAPER_TIE_BREAKS);
  add_awards (snapshot);
  return snapshot;
}

static BrgSnapshot *
make_one (void)
{
  return paper_sample_new ("dutch", "rus-draughts-2022", 1, 1);
}

static BrgSnapshot *
make_large (void)
{
  BrgSnapshot *snapshot = paper_sample_new ("dutch", "rus-draughts-2022", 300, 5);

  set_text (&snapshot->group->tie_breaks, "BH,BH/C1,WIN");
  return snapshot;
}

static BrgSnapshot *
make_knockout (void)
{
  static const SystemEvent event = { "knockout", 11, 4, 1 };
  BrgSnapshot *snapshot = system_event_make_snapshot (&event);

  for (gint round = 1; round <= 3; round++)
    {
      g_autoptr (BrgDraft) draft = system_event_pair (snapshot);

      system_event_play (snapshot, draft, round);
    }
  return snapshot;
}

static BrgSnapshot *
make_teams (void)
{
  BrgSnapshot *snapshot = team_fixture_new (7, 5, 4);

  team_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:10=1 3-4:==== 5-6:0101 7");
  team_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-7:1111 1-3:0=0= 4-5:10+- 6");
  team_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "7-1:1... 2-3 4-6 5");
  set_text (&snapshot->group->tie_breaks, "MPTS,GPTS,SB,DE:MP,TBR");
  return snapshot;
}

/* Names as they are: what is true of long ones is true of short ones. */
static BrgSnapshot *
make_unnumbered (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("dutch", "fide-2023", 12, 9);

  for (guint i = 0; i < snapshot->entries->len; i++)
    ((BrgEntry *) snapshot->entries->pdata[i])->number = 0;
  return snapshot;
}

/* Who wins all nine games has every norm. */
static void
win_all (BrgRound *round)
{
  round->state = BRG_ROUND_CLOSED;
  for (guint i = 0; i < round->games->len; i++)
    {
      BrgGame *game = &g_array_index (round->games, BrgGame, i);

      game->white_outcome = game->white == 0 ? BRG_OUTCOME_WIN : BRG_OUTCOME_DRAW;
      game->black_outcome = opposite (game->white_outcome);
    }
}

BrgSnapshot *
paper_sample_new_norms (void)
{
  static const char *const federations[] = { "RUS", "KAZ", "UZB", "FID", "RUS" };
  BrgSnapshot *snapshot = paper_sample_new ("berger", "fide-2023", 10, 9);

  snapshot->event->discipline = BRG_DISCIPLINE_CHESS;
  set_text (&snapshot->event->federation, "RUS");
  set_text (&snapshot->group->time_control, "90+30");
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      set_text (&entry->title, i == 0 ? "FM" : i < 5 ? "GM" : "IM");
      set_text (&entry->federation, federations[i % G_N_ELEMENTS (federations)]);
      entry->rating = 2500 - 10 * (gint) i;
    }
  for (guint i = 0; i < snapshot->rounds->len; i++)
    win_all (snapshot->rounds->pdata[i]);
  return snapshot;
}

const PaperSample paper_samples[] = {
  { "round robin of 12", make_round_robin },
  { "round robin of 7", make_odd_round_robin },
  { "Swiss of 12 with 20 tie-breaks", make_swiss },
  { "one player", make_one },
  { "Swiss of 300", make_large },
  { "knock-out of 11", make_knockout },
  { "teams", make_teams },
  { "nobody numbered", make_unnumbered },
  { "norms of FIDE", paper_sample_new_norms },
  { NULL, NULL },
};

/* ----- A workspace ----- */

/* Each act so often that the chance of its ways is drawn. */
#define TIMES 5

/* No act of a store draws an opening: the desk does, while a game is played. */
#define DRAW_LOTS                                                                        \
  "INSERT INTO game (group_id, pairing_id, discipline, start, start_number, start_seed)" \
  " SELECT r.group_id, p.id, 'draughts64', 'fmjd:1-I|', 0, 77 FROM pairing p"            \
  " JOIN round r ON r.id = p.round_id WHERE p.black_id IS NOT NULL AND r.group_id = "    \
  "%" G_GINT64_FORMAT ";"

/* Acts that papers tell of, and which chance may miss or take back again, are done until @query
 * finds them. */
static void
act_until (Desk *desk, const GPtrArray *rows, const char *const *names, const char *query)
{
  for (guint time = 0; desk_pick (desk, query) == 0; time++)
    {
      g_assert_cmpuint (time, <, 2000);
      for (guint i = 0; i < rows->len; i++)
        {
          const EveryAction *row = rows->pdata[i];
          g_autoptr (GError) refused = NULL;

          if (g_strv_contains (names, row->name))
            row->act (desk, &refused);
        }
    }
}

static void
tell_all (Desk *desk, const GPtrArray *rows)
{
  static const char *const drawing[] = { "record-drawing", NULL };
  static const char *const protest[] = { "file-protest", "work-on-protest", NULL };

  act_until (desk, rows, drawing, "SELECT group_id FROM drawing ORDER BY group_id");
  /* In the group that an event is opened with: the others are not printed here. */
  act_until (desk, rows, protest,
             "SELECT p.id FROM protest p JOIN entry e ON e.id = p.entry_id WHERE p.decision <> ''"
             " AND e.group_id IN (SELECT min (id) FROM event_group GROUP BY event_id)"
             " ORDER BY p.id");
}

/* An arbiter sits at the boards of the first round of every group. */
static void
set_duties (BrgStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) events = brg_store_list_events (store, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < events->len; i++)
    {
      gint64 group_id = ((const BrgEventSummary *) events->pdata[i])->group_id;
      g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, &error);
      BrgDuty duty = { .first_board = 1, .last_board = 2 };

      g_assert_no_error (error);
      if (snapshot->event->officials->len == 0)
        continue;
      duty.official_id = ((const BrgOfficial *) snapshot->event->officials->pdata[0])->id;
      brg_store_set_duties (store, group_id, 1, &duty, 1, &error);
      g_assert_no_error (error);
    }
}

/* A game on the arbiter's own board, in every group of chess. */
static void
play_own (BrgStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) events = brg_store_list_events (store, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < events->len; i++)
    {
      gint64 group_id = ((const BrgEventSummary *) events->pdata[i])->group_id;
      g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, &error);
      g_autoptr (BrgStoredGame) game = NULL;

      g_assert_no_error (error);
      if (snapshot->event->discipline != BRG_DISCIPLINE_CHESS)
        continue;
      game = brg_store_load_game (store, group_id, 0, &error);
      g_assert_no_error (error);
      set_text (&game->start, "");
      set_text (&game->moves, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
      brg_store_save_game (store, game, BRG_GAME_CHANGE_MOVE, NULL, &error);
      g_assert_no_error (error);
    }
}

/* A round of two games, in an event of its own: what chance did to the others is theirs. */
static gint64
make_event (BrgStore *store, const char *rulebook, BrgDiscipline discipline)
{
  StoreFixture fixture = { .store = store };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEvent) event = brg_event_new ();
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  set_text (&event->name, EVENT_NAME);
  event->rulebook = brg_rulebook_find (rulebook);
  event->discipline = discipline;
  set_text (&group->system, "dutch");
  group->n_rounds = 3;
  for (gint i = 0; i < 4; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      set_text (&entry->family_name, FAMILY_NAME);
      entry->number = i + 1;
      g_ptr_array_add (entries, entry);
    }
  brg_store_create_event (store, event, group, entries, &fixture.group_id, &error);
  g_assert_no_error (error);
  store_fixture_publish (&fixture);
  return fixture.group_id;
}

static void
draw_lots (BrgStore *store)
{
  gint64 group_id = make_event (store, "rus-draughts-2022", BRG_DISCIPLINE_DRAUGHTS64);
  g_autofree char *draw = g_strdup_printf (DRAW_LOTS, group_id);
  g_autoptr (GError) error = NULL;
  BrgAction *action = brg_action_begin (store, "event-update", 1, &error);

  g_assert_no_error (error);
  brg_sql_script (store->db, draw, &error);
  g_assert_no_error (error);
  brg_action_commit (action, &error);
  g_assert_no_error (error);
}

/* The minutes of a draw. */
static void
keep_minutes (BrgStore *store)
{
  gint64 group_id = make_event (store, "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN);
  g_autoptr (BrgDrawing) drawing = brg_drawing_new (group_id);
  g_autoptr (GError) error = NULL;

  set_text (&drawing->drawn_at, "2026-11-20T16:00Z");
  set_text (&drawing->place, ORGANISATION);
  set_text (&drawing->drawn_by, OFFICIAL_NAME);
  set_text (&drawing->present, OFFICIAL_NAME "\n" OFFICIAL_NAME);
  brg_store_record_drawing (store, drawing, &error);
  g_assert_no_error (error);
}

/* A game is adjourned. */
static void
seal (BrgStore *store)
{
  StoreFixture fixture = { .store = store };
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autoptr (GError) error = NULL;

  fixture.group_id = make_event (store, "ussr-chess-1956", BRG_DISCIPLINE_CHESS);
  envelope = brg_stored_envelope_new (fixture.group_id, store_fixture_game (&fixture, 1, 1));
  set_text (&envelope->stands, "6k1/5p2/6p1/p3R2p/4P2P/5KP1/r7/8 w - - 3 42");
  set_text (&envelope->custodian, OFFICIAL_NAME);
  set_text (&envelope->resumes_at, "2026-11-22T15:00Z");
  set_text (&envelope->resumes_in, ORGANISATION);
  envelope->move_number = 42;
  envelope->used[BRG_COLOUR_WHITE] = 8460;
  envelope->used[BRG_COLOUR_BLACK] = 9540;
  brg_store_seal_envelope (store, envelope, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* A game by correspondence with a claim that was decided, one that was adjudicated, a decision. */
static void
write_letters (BrgStore *store)
{
  static const char *const claimed[] = {
    "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4",
    "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=59/3 moves=f6-g5",
    "decision date=20.05.2026",
  };
  StoreFixture fixture = { .store = store };
  g_autoptr (BrgPostalMeasure) measure = NULL;
  g_autoptr (GError) error = NULL;
  gint64 game;

  postal_fixture_make (&fixture, 4);
  for (guint i = 0; i < G_N_ELEMENTS (claimed); i++)
    postal_fixture_add (&fixture, store_fixture_game (&fixture, 1, 1), claimed[i]);
  game = store_fixture_game (&fixture, 1, 2);
  postal_fixture_add (&fixture, game, "letter 1 white sent=03.03.2026 tot=2/0 moves=c3-b4");
  postal_fixture_add (&fixture, game, "analysis white sent=05.06.2026 value=1/2-1/2");
  postal_fixture_add (&fixture, game, "analysis black sent=06.06.2026 value=1/2-1/2");
  postal_fixture_add (&fixture, game, "adjudged date=15.06.2026 result=1/2-1/2");
  measure = brg_postal_measure_new (postal_fixture_player (&fixture, 2));
  set_text (&measure->article, "10.2.6");
  set_text (&measure->reason, "замечание о позиции");
  measure->kind = BRG_POSTAL_WARNING;
  measure->decided = brg_postal_day_from_iso ("2026-06-01");
  brg_store_add_postal_measure (store, fixture.group_id, measure, &error);
  g_assert_no_error (error);
}

/* Judges say much of each work. */
static void
mark_works (StoreFixture *fixture)
{
  g_autoptr (BrgContest) contest = contest_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  const BrgContestSection *section = contest->sections->pdata[0];

  for (guint n = 0; n < section->judges->len; n++)
    for (guint i = 0; i < contest->works->len; i++)
      {
        const BrgContestWork *work = contest->works->pdata[i];
        const BrgContestJudge *judge = section->judges->pdata[n];

        if (work->state == BRG_CONTEST_WORK_RECEIVED)
          brg_store_set_contest_mark (fixture->store, work->id, judge->id, 6500, ORGANISATION,
                                      &error);
        g_assert_no_error (error);
      }
}

/* Two contests of composition, that for composing to its end. */
static void
write_contests (BrgStore *store)
{
  StoreFixture composing = { .store = store };
  StoreFixture solving = { .store = store };

  contest_fixture_make (&composing, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&composing);
  mark_works (&composing);
  contest_fixture_judge (&composing);
  contest_fixture_publish (&composing, BRG_CONTEST_STAGE_PRELIMINARY, "2026-12-20");
  contest_fixture_publish (&composing, BRG_CONTEST_STAGE_FINAL, "2027-02-20");
  contest_fixture_make (&solving, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&solving);
}

BrgStore *
paper_sample_open_workspace (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "work.berger", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261128);
  g_autoptr (GPtrArray) rows = every_action_list ();
  Desk desk = { .rand = rand };

  every_action_make_workspace (path);
  desk.store = brg_store_open (path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  brg_backup_pause (desk.store, TRUE);
  for (guint time = 0; time < TIMES; time++)
    for (guint i = 0; i < rows->len; i++)
      {
        const EveryAction *row = rows->pdata[i];
        g_autoptr (GError) refused = NULL;

        if (!row->is_of_altered)
          row->act (&desk, &refused);
      }
  tell_all (&desk, rows);
  draw_lots (desk.store);
  keep_minutes (desk.store);
  write_contests (desk.store);
  seal (desk.store);
  set_duties (desk.store);
  play_own (desk.store);
  write_letters (desk.store);
  return desk.store;
}

GPtrArray *
paper_sample_list_diagrams (void)
{
  GPtrArray *diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_diagram_free);

  for (guint i = 0; i < 3; i++)
    {
      BrgPosition position;
      BrgDiagram *diagram;

      position = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
      diagram = brg_diagram_new_chess (&position);
      set_text (&diagram->white, FAMILY_NAME " " GIVEN_NAME);
      set_text (&diagram->black, OFFICIAL_NAME);
      set_text (&diagram->remark, ORGANISATION);
      diagram->round = 3;
      g_ptr_array_add (diagrams, diagram);
    }
  return diagrams;
}
