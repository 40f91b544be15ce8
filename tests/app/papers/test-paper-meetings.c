/* test-paper-meetings.c - regulations and minutes before round 1, in three languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-document.h"
#include "brg-event-paper.h"
#include "brg-panel-form.h"
#include "brg-paper-list.h"
#include "brg-protest-words.h"
#include "brg-rulebooks.h"
#include "brg-said-words.h"
#include "brg-test.h"
#include "event-fixture.h"
#include "store-fixture.h"
#include "team-fixture.h"
#include "words-fixture.h"

#include <string.h>

static const char *const languages[] = { "en", "ru", "uk" };

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static BrgForm *
make (const BrgSnapshot *snapshot, const char *id, const char *language)
{
  g_autoptr (BrgWords) words = fixture_open_words (language);
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  /* Whoever asks the list gets it with the judges of a contest, which stand in the store. */
  return g_str_equal (id, "panel") ? brg_panel_form_new (snapshot, &options)
                                   : brg_event_document_new_form (snapshot, id, 0, &options);
}

/* Title, cells, notes and signatures, each on a line. */
static char *
dup_text (const BrgForm *form)
{
  g_autoptr (GString) text = g_string_new (form->title);

  for (guint row = 0; row < form->rows->len; row++)
    {
      g_string_append_c (text, '\n');
      for (guint i = 0; i < form->columns->len; i++)
        g_string_append_printf (text, "%s|", brg_form_get_row (form, row)->cells[i].text);
    }
  for (guint i = 0; i < form->notes->len; i++)
    g_string_append_printf (text, "\n%s", (const char *) form->notes->pdata[i]);
  for (guint i = 0; i < form->signatures->len; i++)
    g_string_append_printf (text, "\n%s",
                            ((const BrgFormSignature *) form->signatures->pdata[i])->role);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_fields (const BrgSnapshot *snapshot,
               const char *id,
               const char *const (*fields)[3],
               guint n_fields)
{
  for (guint k = 0; k < G_N_ELEMENTS (languages); k++)
    {
      g_autoptr (BrgForm) form = make (snapshot, id, languages[k]);
      g_autofree char *text = dup_text (form);

      for (guint i = 0; i < n_fields; i++)
        {
          const char *field = fields[i][k] != NULL ? fields[i][k] : fields[i][0];

          if (strstr (text, field) == NULL)
            g_test_message ("%s, %s: %s is not in: %s", id, languages[k], field, text);
          g_assert_nonnull (strstr (text, field));
        }
    }
}

static void
add_officials (BrgEvent *event)
{
  static const struct
  {
    BrgOfficialRole role;
    const char *name;
  } people[] = {
    { BRG_OFFICIAL_CHIEF_ARBITER, "V. Tokarev" },
    { BRG_OFFICIAL_ARBITER, "A. Sokolov" },
    { BRG_OFFICIAL_DOCTOR, "E. Vasnetsova" },
    { BRG_OFFICIAL_REPRESENTATIVE, "P. Somov" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (people); i++)
    g_ptr_array_add (event->officials, brg_official_new (people[i].role, people[i].name, ""));
}

static BrgSnapshot *
make_event (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("dutch", "rus-draughts-2022", 6, 5);
  BrgPrize *prize = brg_prize_new ();
  BrgTimetableRow *row = brg_timetable_row_new (BRG_TIMETABLE_ROUND);

  set_text (&snapshot->group->time_control, "45+15");
  set_text (&snapshot->group->tie_breaks, "BH,WIN");
  set_text (&snapshot->group->prize_currency, "RUB");
  set_text (&snapshot->event->organiser, "Draughts Club Kamsk");
  snapshot->group->default_minutes = 10;
  prize->first_place = prize->last_place = 1;
  prize->amount = 1000000;
  set_text (&prize->note, "Cup");
  g_ptr_array_add (snapshot->prizes, prize);
  row->round = 1;
  set_text (&row->starts_at, "2026-11-16T12:00:00Z");
  g_ptr_array_add (snapshot->timetable, row);
  add_officials (snapshot->event);
  return snapshot;
}

static void
test_regulations (void)
{
  static const char *const fields[][3] = {
    { "Regulations of the event", "Положение (регламент) о соревновании",
      "Положення (регламент) про змагання" },
    { "1. General|", "1. Общие положения|", "1. Загальні положення|" },
    { "Organiser|Draughts Club Kamsk|", "Проводящая организация|Draughts Club Kamsk|",
      "Організація, що проводить|Draughts Club Kamsk|" },
    { "2. Participants|", "2. Участники|", "2. Учасники|" },
    { "3. How it is played|", "3. Порядок проведения|", "3. Порядок проведення|" },
    { "Time control|45+15|", "Контроль времени|45+15|", "Контроль часу|45+15|" },
    { "Rounds|5|", "Число туров|5|", "Кількість турів|5|" },
    { "minutes|10|", "мин|10|", "хв|10|" },
    { "4. Results|", "4. Определение результатов|", "4. Визначення результатів|" },
    { "1. Solkoff|", "1. Солкоф|", "1. Солкоф|" },
    { "5. Awards|", "5. Награждение|", "5. Нагородження|" },
    { "Cup|", NULL, NULL },
    { "6. Main jury|", "6. Главная судейская коллегия|", "6. Головна суддівська колегія|" },
    { "Chief arbiter|V. Tokarev|", "Главный судья|V. Tokarev|", "Головний суддя|V. Tokarev|" },
    { "7. Timetable|", "7. Расписание|", "7. Розклад|" },
    { "\nFor the organiser:", "\nОт организатора:", "\nВід організатора:" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *text = NULL;

  assert_fields (snapshot, "regulations", fields, G_N_ELEMENTS (fields));
  /* Sections without anything to say are left out, the others numbered through. */
  g_ptr_array_set_size (snapshot->prizes, 0);
  form = make (snapshot, "regulations", "en");
  text = dup_text (form);
  g_assert_null (strstr (text, "Awards"));
  g_assert_nonnull (strstr (text, "5. Main jury|"));
  g_assert_null (strstr (text, "Sokolov"));
}

/* rus-draughts-2022 5.4.9.6: the regulations of teams say which sum decides; what nobody has set is
 * no number. */
static void
test_regulations_of_teams (void)
{
  g_autoptr (BrgSnapshot) teams = team_fixture_new (2, 2, 2);
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *text = NULL;

  teams->group->default_minutes = -1;
  teams->group->board_points_first = TRUE;
  form = make (teams, "regulations", "en");
  text = dup_text (form);
  g_assert_nonnull (strstr (text, "Boards of a match|2|"));
  g_assert_nonnull (strstr (text, "Points for a match won, drawn, lost|2 – 1 – 0|"));
  g_assert_nonnull (strstr (text, "Places of teams are decided by|game points|"));
  g_assert_null (strstr (text, "-1"));
}

/* rus-draughts-2022 5.4.6, 6.2.2, 6.2.3, 9.2.4.3: what is for the regulations to say stands in
 * them, and on the sheet of the event. */
static void
test_meetings_of_regulations (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgSnapshot) snapshot = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  for (guint i = 0; i < 3; i++)
    {
      BrgPaperSource source = { .snapshot = snapshot, .store = fixture.store };
      g_autoptr (BrgForm) event = NULL;
      g_autoptr (BrgForm) regulations = NULL;
      g_autofree char *whole = NULL;
      g_autofree char *text = NULL;

      snapshot->event->discipline = i < 2 ? BRG_DISCIPLINE_DRAUGHTS64 : BRG_DISCIPLINE_RENJU;
      snapshot->group->meeting_games = i == 1 ? 4 : 1;
      set_text (&snapshot->group->opening_table, i == 1 ? "idf-basic" : "");
      set_text (&snapshot->group->renju_rule, i == 2 ? "yamaguchi" : "");
      snapshot->group->has_majority = i == 1;
      event = brg_event_paper_make (&source, &options, NULL);
      whole = dup_text (event);
      regulations = make (snapshot, "regulations", "en");
      text = dup_text (regulations);
      for (guint k = 0; k < 2; k++)
        {
          const char *paper = k == 0 ? whole : text;

          g_assert_cmpint (strstr (paper, "Micro-matches of 4 games") != NULL, ==, i == 1);
          g_assert_cmpint (strstr (paper, "positions of the IDF (par.\u00a06.2.2)") != NULL, ==,
                           i == 1);
          g_assert_cmpint (strstr (paper, "captured (par.\u00a06.2.3)") != NULL, ==, i == 1);
          g_assert_cmpint (strstr (paper, "Opening procedure – Yamaguchi: the first") != NULL, ==,
                           i == 2);
        }
    }
  store_fixture_close (&fixture);
}

/* What nobody has set is what the book says, with its article; where that says nothing it is
 * written in by hand. */
static void
test_regulations_of_the_book (void)
{
  static const struct
  {
    const char *rulebook;
    gint set;
    const char *lateness;
    const char *protest;
    const char *last;
  } cases[] = {
    { "rus-draughts-2022", -1, "minutes|45 (par.\u00a05.4.4.1)|", "|60 (par.\u00a05.4.17.1)|",
      "|60 (par.\u00a05.4.17.1)|" },
    { "rus-draughts-2022", 20, "minutes|20|", "|60 (par.\u00a05.4.17.1)|",
      "|60 (par.\u00a05.4.17.1)|" },
    { "rus-chess-2014", -1, "minutes|0 (art.\u00a06.6.1)|",
      "|____________________ (art.\u00a025.3)|", "|____________________ (art.\u00a025.3)|" },
    { "fide-2023", -1, "minutes|0 (art.\u00a06.7.1)|", "|____________________ (art.\u00a011.10)|",
      "|____________________ (art.\u00a011.10)|" },
    { "ukr-chess-2016", -1, "minutes|____________________ (art.\u00a06.3.2)|",
      "|____________________|", NULL },
    { "ussr-chess-1956", 20, "minutes|60 (§\u00a016)|", NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = make_event ();
      g_autoptr (BrgForm) form = NULL;
      g_autofree char *text = NULL;
      const char *const wanted[] = { cases[i].lateness, cases[i].protest, cases[i].last };

      snapshot->event->rulebook = brg_rulebook_find (cases[i].rulebook);
      snapshot->group->default_minutes = cases[i].set;
      g_ptr_array_set_size (snapshot->timetable, 0);
      form = make (snapshot, "regulations", "en");
      text = dup_text (form);
      for (guint k = 0; k < G_N_ELEMENTS (wanted); k++)
        if (wanted[k] != NULL && strstr (text, wanted[k]) == NULL)
          g_error ("%s: no \"%s\" in %s", cases[i].rulebook, wanted[k], text);
      g_assert_nonnull (strstr (text, "Days and hours of the rounds|____________________|"));
    }
}

/* rus-draughts-2022 1.4: the bracket gives the places of a knock-out. */
static void
test_knockout (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *text = NULL;

  set_text (&snapshot->group->system, "knockout");
  form = make (snapshot, "regulations", "en");
  text = dup_text (form);
  g_assert_null (strstr (text, "Solkoff"));
}

/* Nobody entered the days of the event: those of its timetable stand on its papers. */
static void
test_days_of_timetable (void)
{
  static const char *const ids[] = { "regulations", "start-list", "panel" };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  BrgTimetableRow *row = brg_timetable_row_new (BRG_TIMETABLE_ROUND);

  row->round = 5;
  set_text (&row->starts_at, "2026-11-20T12:00:00Z");
  g_ptr_array_add (snapshot->timetable, row);
  set_text (&snapshot->event->starts, "");
  set_text (&snapshot->event->ends, "");
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (BrgForm) form = make (snapshot, ids[i], "en");
      g_autofree char *text = dup_text (form);

      g_assert_true (strstr (text, "16 – 20 November 2026") != NULL ||
                     g_str_equal (form->right, "16 – 20 November 2026"));
    }
}

/* rus-draughts-2022 12.2: the representatives hear what is known, and sign. */
static void
test_teams (void)
{
  static const char *const fields[][3] = {
    { "Minutes of the meeting of representatives", "Протокол совещания представителей",
      "Протокол наради представників" },
    { "Agenda|", "Повестка|", "Порядок денний|" },
    { "1.|Admitted players: ______ (entered: 6)|", "1.|Допущено участников: ______ (заявлено: 6)|",
      "1.|Допущено учасників: ______ (заявлено: 6)|" },
    { ", 45+15|", NULL, NULL },
    { "Solkoff, ", "Солкоф, ", "Солкоф, " },
    { "minutes: 10|", "мин: 10|", "хв: 10|" },
    { "Election of the appeals committee", "Избрание апелляционного комитета",
      "Обрання апеляційного комітету" },
    { "Present|", "Присутствовали|", "Присутні|" },
    { "V. Tokarev, Chief arbiter|", "V. Tokarev, Главный судья|", "V. Tokarev, Головний суддя|" },
    { "P. Somov, ", NULL, NULL },
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgSnapshot) teams = team_fixture_new (2, 2, 2);
  g_autoptr (BrgForm) of_players = NULL;
  g_autoptr (BrgForm) of_teams = NULL;
  g_autofree char *players_text = NULL;
  g_autofree char *teams_text = NULL;

  assert_fields (snapshot, "meeting", fields, G_N_ELEMENTS (fields));
  set_text (&((BrgEntry *) teams->entries->pdata[0])->captain, "I. Captain");
  of_players = make (snapshot, "meeting", "en");
  of_teams = make (teams, "meeting", "en");
  players_text = dup_text (of_players);
  teams_text = dup_text (of_teams);
  /* Only teams hand in line-ups, and only they have captains; arbiters who are none of the main
   * jury do not sit there. */
  g_assert_null (strstr (players_text, "line-ups"));
  g_assert_nonnull (
      strstr (players_text, "until when: Chief arbiter, 60 minutes after the end of the round ("));
  g_assert_nonnull (strstr (players_text, "5.4.17.1)|"));
  g_assert_null (strstr (players_text, "Sokolov"));
  g_assert_nonnull (strstr (teams_text, "line-ups"));
  g_assert_nonnull (strstr (teams_text, "I. Captain, Team1|"));
  g_assert_nonnull (strstr (teams_text, "____________, Team2|"));
  {
    g_autoptr (BrgForm) russian = make (snapshot, "meeting", "ru");
    g_autofree char *russian_text = dup_text (russian);

    g_assert_nonnull (strstr (russian_text, ": Главный судья, 60 "));
  }
  /* rus-draughts-2022 5.4.4.1: what nobody has set the book says. */
  snapshot->group->default_minutes = -1;
  g_clear_pointer (&of_players, brg_form_free);
  g_free (players_text);
  of_players = make (snapshot, "meeting", "en");
  players_text = dup_text (of_players);
  g_assert_nonnull (strstr (players_text, "minutes: 45|"));
  /* rus-draughts-2022 5.4.17.1: fast play until the next round, at last half an hour. */
  snapshot->event->discipline = BRG_DISCIPLINE_DRAUGHTS64;
  set_text (&snapshot->group->time_control, "4");
  g_clear_pointer (&of_players, brg_form_free);
  g_free (players_text);
  of_players = make (snapshot, "meeting", "en");
  players_text = dup_text (of_players);
  g_assert_nonnull (strstr (players_text, "Chief arbiter, until the next round starts ("));
  g_assert_nonnull (
      strstr (players_text, "; after the last round – 30 minutes after the end of the round ("));
  /* A book that speaks of no such meeting. */
  snapshot->event->rulebook = brg_rulebook_find ("fide-2023");
  g_clear_pointer (&of_players, brg_form_free);
  of_players = make (snapshot, "meeting", "ru");
  g_assert_cmpstr (of_players->title, ==, "Протокол технического совещания");
}

/* Who sits on the committee is said in the language of the paper, not of the window. */
static void
test_committee_words (void)
{
  g_autoptr (BrgWords) words = brg_words_load ("ru", g_getenv ("DOCUMENTS_RU_MO"), NULL);
  const BrgWords *before = brg_said_words_begin (words);

  g_assert_cmpstr (brg_protest_words_get_role (BRG_COMMITTEE_RESERVE), ==,
                   brg_words_context (words, "committee", "Reserve"));
  g_assert_cmpstr (brg_protest_words_get_role (BRG_COMMITTEE_RESERVE), !=, "Reserve");
  g_assert_cmpstr (brg_protest_words_get_body (BRG_DECIDED_BY_ARBITER), ==, "Главный судья");
  brg_said_words_begin (before);
}

/* rus-draughts-2022 12.4.2: the arbiters get their duties. */
static void
test_jury (void)
{
  static const char *const fields[][3] = {
    { "Minutes of the meeting of arbiters", "Протокол совещания судейской коллегии",
      "Протокол наради суддівської колегії" },
    { "1.|Duties and sectors", "1.|Распределение обязанностей", "1.|Розподіл обов’язків" },
    { "A. Sokolov, Arbiter|", "A. Sokolov, Судья|", "A. Sokolov, Суддя|" },
    { "E. Vasnetsova, ", NULL, NULL },
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *text = NULL;

  assert_fields (snapshot, "jury-meeting", fields, G_N_ELEMENTS (fields));
  form = make (snapshot, "jury-meeting", "ru");
  text = dup_text (form);
  g_assert_null (strstr (text, "Somov"));
  snapshot->event->rulebook = brg_rulebook_find ("rus-chess-2014");
  g_clear_pointer (&form, brg_form_free);
  form = make (snapshot, "jury-meeting", "ru");
  g_assert_cmpstr (form->title, ==, "Протокол совещания арбитров");
}

/* ussr-chess-1956 26 v: the participants meet, hear the regulations and draw lots; of an appeals
 * committee the code says nothing. */
static void
test_participants (void)
{
  static const char *const fields[][3] = {
    { "Minutes of the meeting of participants", "Протокол организационного собрания участников",
      "Протокол організаційних зборів учасників" },
    { "1.|The regulations are read out|", "1.|Оглашение Положения о соревновании|",
      "1.|Оголошення Положення про змагання|" },
    { "The participants draw lots|", "Жеребьёвка участников|", "Жеребкування учасників|" },
  };
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *text = NULL;

  snapshot->event->rulebook = brg_rulebook_find ("ussr-chess-1956");
  assert_fields (snapshot, "meeting", fields, G_N_ELEMENTS (fields));
  form = make (snapshot, "meeting", "en");
  text = dup_text (form);
  g_assert_null (strstr (text, "appeals committee"));
}

/* ussr-chess-1956 26 l: after the event the participants meet again and hear the results. */
static void
test_closing (void)
{
  static const char *const fields[][3] = {
    { "Minutes of the closing meeting", "Протокол заключительного собрания участников",
      "Протокол заключних зборів учасників" },
    { "1.|The results are read out: 1.\u00a0Player01, 1; ",
      "1.|Оглашение результатов соревнования: 1.\u00a0Player01, 1; ",
      "1.|Оголошення результатів змагання: 1.\u00a0Player01, 1; " },
    { "Prizes are handed over|", "Награждение|", "Нагородження|" },
    { "Remarks and proposals of the participants|", "Замечания и предложения участников|",
      "Зауваження та пропозиції учасників|" },
    { "A. Sokolov, Arbiter|", "A. Sokolov, Судья|", "A. Sokolov, Суддя|" },
  };
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "ussr-chess-1956", 4, 3);

  add_officials (snapshot->event);
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:=");
  assert_fields (snapshot, "closing-meeting", fields, G_N_ELEMENTS (fields));
}

BRG_TEST_TOPIC ("paper-meetings")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-meetings/committee-words", test_committee_words);
  g_test_add_func ("/app/paper-meetings/days-of-timetable", test_days_of_timetable);
  g_test_add_func ("/app/paper-meetings/regulations", test_regulations);
  g_test_add_func ("/app/paper-meetings/rus-draughts-2022 5.4.9.6/regulations-of-teams",
                   test_regulations_of_teams);
  g_test_add_func ("/app/paper-meetings/rus-draughts-2022 5.4.6, 6.2.2, 6.2.3, 9.2.4.3/meetings",
                   test_meetings_of_regulations);
  g_test_add_func (
      "/app/paper-meetings/rus-draughts-2022 5.4.4.1, 5.4.17.1/regulations-of-the-book",
      test_regulations_of_the_book);
  g_test_add_func ("/app/paper-meetings/rus-draughts-2022 1.4/knock-out", test_knockout);
  g_test_add_func ("/app/paper-meetings/rus-draughts-2022 12.2/teams", test_teams);
  g_test_add_func ("/app/paper-meetings/ussr-chess-1956 26 v/participants", test_participants);
  g_test_add_func ("/app/paper-meetings/rus-draughts-2022 12.4.2/jury", test_jury);
  g_test_add_func ("/app/paper-meetings/ussr-chess-1956 26 l/closing", test_closing);
  return g_test_run ();
}
