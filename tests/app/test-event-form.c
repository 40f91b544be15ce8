/* test-event-form.c - defaults and checks of an event while it is being filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-event-difference.h"
#include "brg-event-form-check.h"
#include "brg-event-form-contest.h"
#include "brg-event-form-postal.h"
#include "brg-event-form.h"
#include "brg-event-unsaved.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-time-control.h"

static BrgEventForm *
make_form (void)
{
  return brg_event_form_new ("New event", "2026-11-21", 7);
}

static void
set_book (BrgEventForm *form, const char *id)
{
  brg_event_form_set_rulebook (form, brg_rulebook_find (id));
}

static void
set_control (BrgEventForm *form, const char *text)
{
  brg_event_form_set_text (&form->group->time_control, text);
}

static void
assert_sound (const BrgEventForm *form)
{
  g_autoptr (GArray) faults = brg_event_form_check (form);

  g_assert_cmpuint (faults->len, ==, 0);
}

static void
assert_fault (const BrgEventForm *form, BrgEventFaultKind kind)
{
  g_autoptr (GArray) faults = brg_event_form_check (form);

  g_assert_nonnull (brg_event_form_find_fault (faults, kind));
}

static void
test_defaults (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  assert_sound (form);
  g_assert_cmpstr (form->event->name, ==, "New event");
  g_assert_cmpstr (form->event->starts, ==, "2026-11-21");
  g_assert_cmpstr (form->group->system, ==, "coefficients");
  g_assert_cmpint (form->group->n_rounds, ==, 9);
  g_assert_cmpuint (form->group->seed, ==, 7);
  g_assert_true (brg_event_form_is_two_one (form));
}

/* Whatever book, discipline and system are chosen, in whatever order, the form stays sound; teams
 * change nothing in it. */
/* rus-draughts-2022 10.1.4, 10.3.1, 10.3.2: where the book knows it; all games begin at once, in
 * days and without clocks; what does not fit any more is at the board again. */
static void
test_postal (void)
{
  g_autoptr (BrgEventForm) form = make_form ();
  g_autofree char *control = g_strdup (form->group->time_control);

  g_assert_true (brg_event_form_knows_postal (form));
  brg_event_form_set_day (&form->event->starts, "2026-03-01");
  form->group->default_minutes = 30;
  form->group->meeting_games = 2;
  brg_event_form_set_boards (form, 4);
  brg_event_form_set_postal (form, TRUE);
  g_assert_true (form->group->is_postal);
  g_assert_cmpstr (form->group->system, ==, "berger");
  g_assert_cmpint (form->group->boards, ==, 0);
  g_assert_cmpint (form->group->meeting_games, ==, 1);
  g_assert_cmpstr (form->group->time_control, ==, "");
  g_assert_cmpint (form->group->default_minutes, ==, -1);
  g_assert_cmpstr (form->event->ends, ==, "2027-03-01");
  assert_sound (form);
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_GIVEAWAY);
  g_assert_true (form->group->is_postal);
  g_assert_cmpstr (form->group->time_control, ==, "");
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_RUSSIAN);
  brg_event_form_set_system (form, "scheveningen");
  g_assert_true (form->group->is_postal);
  brg_event_form_set_system (form, "dutch");
  g_assert_false (form->group->is_postal);
  g_assert_cmpstr (form->group->time_control, ==, control);
  g_assert_cmpstr (form->event->ends, ==, "");
  brg_event_form_set_postal (form, TRUE);
  brg_event_form_set_boards (form, 4);
  g_assert_false (form->group->is_postal);
  brg_event_form_set_boards (form, 0);
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_CHESS);
  g_assert_false (form->group->is_postal);
  g_assert_false (brg_event_form_knows_postal (form));
  brg_event_form_set_postal (form, TRUE);
  g_assert_false (form->group->is_postal);
}

/* What was there before correspondence was chosen comes back when that is taken back. */
static void
test_postal_taken_back (void)
{
  g_autoptr (BrgEventForm) form = make_form ();
  g_autofree char *system = g_strdup (form->group->system);

  brg_event_form_set_day (&form->event->starts, "2026-03-01");
  brg_event_form_set_text (&form->event->ends, "2026-03-01");
  brg_event_form_set_text (&form->group->time_control, "45+15");
  brg_event_form_set_text (&form->group->tie_breaks, "BH,SB");
  form->group->default_minutes = 20;
  form->group->n_rounds = 7;
  brg_event_form_set_postal (form, TRUE);
  g_assert_cmpstr (form->event->ends, ==, "2027-03-01");
  brg_event_form_set_postal (form, FALSE);
  g_assert_cmpstr (form->group->system, ==, system);
  g_assert_cmpint (form->group->n_rounds, ==, 7);
  g_assert_cmpstr (form->group->time_control, ==, "45+15");
  g_assert_cmpstr (form->group->tie_breaks, ==, "BH,SB");
  g_assert_cmpint (form->group->default_minutes, ==, 20);
  g_assert_cmpstr (form->event->ends, ==, "2026-03-01");
  /* teams too; a system that was chosen since stays */
  brg_event_form_set_boards (form, 4);
  brg_event_form_set_postal (form, TRUE);
  brg_event_form_set_postal (form, FALSE);
  g_assert_cmpint (form->group->boards, ==, 4);
  brg_event_form_set_boards (form, 0);
  brg_event_form_set_postal (form, TRUE);
  brg_event_form_set_system (form, "scheveningen");
  brg_event_form_set_postal (form, FALSE);
  g_assert_cmpstr (form->group->system, ==, "scheveningen");
  g_assert_cmpint (brg_event_form_find_postal_bar (form), ==, BRG_POSTAL_BAR_NONE);
}

/* What it is passed over does not take the choice away, and it is known why it does not count. */
static void
test_postal_stays_chosen (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  brg_event_form_set_postal (form, TRUE);
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_CHESS);
  g_assert_false (form->group->is_postal);
  g_assert_cmpint (brg_event_form_find_postal_bar (form), ==, BRG_POSTAL_BAR_BOOK);
  g_assert_cmpstr (form->group->time_control, !=, "");
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_GIVEAWAY);
  g_assert_true (form->group->is_postal);
  g_assert_cmpint (brg_event_form_find_postal_bar (form), ==, BRG_POSTAL_BAR_NONE);
  g_assert_cmpstr (form->group->time_control, ==, "");
  g_assert_cmpint (form->group->meeting_games, ==, 1);
  brg_event_form_set_system (form, "dutch");
  g_assert_cmpint (brg_event_form_find_postal_bar (form), ==, BRG_POSTAL_BAR_SYSTEM);
  brg_event_form_set_system (form, "berger");
  g_assert_true (form->group->is_postal);
  brg_event_form_set_boards (form, 4);
  g_assert_cmpint (brg_event_form_find_postal_bar (form), ==, BRG_POSTAL_BAR_TEAMS);
  brg_event_form_set_boards (form, 0);
  g_assert_true (form->group->is_postal);
  assert_sound (form);
  brg_event_form_set_postal (form, FALSE);
  brg_event_form_set_system (form, "berger");
  g_assert_false (form->group->is_postal);
}

/* A form that was stored and made anew goes on with both, one that was undone does not. */
static void
test_postal_remembered (void)
{
  g_autoptr (BrgEventForm) form = make_form ();
  g_autofree char *system = g_strdup (form->group->system);
  g_autoptr (BrgEventForm) undone = brg_event_form_new_from (form->event, form->group);
  g_autoptr (BrgEventForm) stored = NULL;
  g_autoptr (BrgEventForm) later = NULL;

  brg_event_form_set_postal (form, TRUE);
  stored = brg_event_form_new_from (form->event, form->group);
  brg_event_form_remember (stored, form);
  brg_event_form_set_system (stored, "dutch");
  later = brg_event_form_new_from (stored->event, stored->group);
  brg_event_form_remember (later, stored);
  brg_event_form_set_system (later, "berger");
  g_assert_true (later->group->is_postal);
  brg_event_form_remember (undone, later);
  g_assert_false (undone->wants_postal);
  brg_event_form_set_postal (later, FALSE);
  g_assert_cmpstr (later->group->system, ==, system);
}

static void
test_always_sound (gconstpointer data)
{
  guint n_books;
  guint n_systems;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);
  const BrgPairingSystem *const *systems = brg_pairing_systems (&n_systems);
  g_autoptr (BrgEventForm) form = make_form ();

  brg_event_form_set_boards (form, GPOINTER_TO_INT (data));
  for (guint book = 0; book < n_books; book++)
    for (guint discipline = 0; discipline < BRG_N_DISCIPLINES; discipline++)
      for (guint system = 0; system < n_systems; system++)
        {
          brg_event_form_set_rulebook (form, books[book]);
          assert_sound (form);
          brg_event_form_set_discipline (form, discipline);
          g_assert_cmpuint (form->event->rulebook->disciplines & (1u << discipline), !=, 0);
          assert_sound (form);
          brg_event_form_set_system (form, systems[system]->id);
          assert_sound (form);
        }
}

static void
test_book_decides_discipline (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  set_book (form, "ussr-chess-1956");
  g_assert_cmpint (form->event->discipline, ==, BRG_DISCIPLINE_CHESS);
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_CHESS960);
  g_assert_cmpstr (form->event->rulebook->id, ==, "fide-2023");
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_RENJU);
  g_assert_cmpstr (form->event->rulebook->id, ==, "rus-draughts-2022");
}

static void
test_scoring_by_book (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  set_book (form, "fide-2023");
  g_assert_false (brg_event_form_is_two_one (form));
  brg_event_form_set_two_one (form, TRUE);
  g_assert_false (brg_event_form_is_two_one (form));
  set_book (form, "rus-draughts-2022");
  g_assert_true (brg_event_form_is_two_one (form));
  brg_event_form_set_two_one (form, FALSE);
  g_assert_cmpint (form->group->scoring.win, ==, BRG_POINT);
}

/* ussr-chess-1956 18: four norms; rus-draughts-2022 9.4.1: what events begin with comes first. */
static void
test_time_controls (void)
{
  static const struct
  {
    BrgDiscipline discipline;
    const char *rulebook;
    const char *controls;
  } cases[] = {
    { BRG_DISCIPLINE_CHESS, "ussr-chess-1956",
      "40/150, 16/60; 36/120, 18/60; 40/120, 20/60; 45/150, 18/60" },
    { BRG_DISCIPLINE_CHESS, "fide-2023", "90+30" },
    { BRG_DISCIPLINE_DRAUGHTS64, "rus-draughts-2022", "30+30; 20+30; 8+4; 7+5" },
    { BRG_DISCIPLINE_INTERNATIONAL, "rus-draughts-2022", "80+60; 60+30; 15+5" },
    { BRG_DISCIPLINE_GIVEAWAY, "rus-draughts-2022", "30+30" },
    { BRG_DISCIPLINE_RENJU, "rus-draughts-2022", "90+30; 120+30; 90; 45+10" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgEventForm) form = brg_event_form_new ("X", "2026-11-28", 1);
      g_autoptr (GPtrArray) controls = NULL;
      g_autoptr (GString) text = g_string_new (NULL);

      brg_event_form_set_discipline (form, cases[i].discipline);
      brg_event_form_set_rulebook (form, brg_rulebook_find (cases[i].rulebook));
      controls = brg_event_form_list_time_controls (form);
      for (guint k = 0; k < controls->len; k++)
        {
          BrgTimeControl control;

          g_assert_true (brg_time_control_parse (controls->pdata[k], &control, NULL));
          g_string_append_printf (text, "%s%s", k > 0 ? "; " : "",
                                  (const char *) controls->pdata[k]);
        }
      g_assert_cmpstr (text->str, ==, cases[i].controls);
    }
}

static void
test_usual_time_control (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  g_assert_cmpstr (form->group->time_control, ==, "30+30");
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_INTERNATIONAL);
  g_assert_cmpstr (form->group->time_control, ==, "80+60");
  set_book (form, "ussr-chess-1956");
  g_assert_cmpstr (form->group->time_control, ==, "40/150, 16/60");
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_CHESS960);
  g_assert_cmpstr (form->group->time_control, ==, "90+30");
  set_control (form, "15+10");
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_RUSSIAN);
  g_assert_cmpstr (form->group->time_control, ==, "15+10");
}

static void
test_tie_breaks_follow_presets (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  brg_event_form_set_system (form, "berger");
  g_assert_cmpstr (form->group->tie_breaks, ==, "SB,WIN,DE,VSTOP");
  set_book (form, "rus-chess-2014");
  g_assert_cmpstr (form->group->tie_breaks, ==, "SB,DE,WIN,KS,BPG");
}

static void
test_own_tie_breaks_stay (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  brg_event_form_set_text (&form->group->tie_breaks, "DE,BH,RIGA,WIN");
  set_book (form, "fide-2023");
  g_assert_cmpstr (form->group->tie_breaks, ==, "DE,BH,RIGA,WIN");
  brg_event_form_set_system (form, "berger");
  g_assert_cmpstr (form->group->tie_breaks, ==, "DE,RIGA,WIN");
}

static void
test_system_decides_rounds (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  form->group->n_rounds = 7;
  brg_event_form_set_system (form, "berger");
  g_assert_cmpint (form->group->n_rounds, ==, 0);
  form->group->cycles = 2;
  assert_sound (form);
  brg_event_form_set_system (form, "coefficients");
  g_assert_cmpint (form->group->n_rounds, ==, 9);
  g_assert_cmpint (form->group->cycles, ==, 1);
  form->group->n_rounds = 0;
  assert_fault (form, BRG_EVENT_FAULT_ROUNDS);
}

/* A match is two rounds, whichever way the system was come to. */
static void
test_double_swiss_has_even_rounds (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  brg_event_form_set_system (form, "double-swiss");
  g_assert_cmpint (form->group->n_rounds, ==, 10);
  form->group->n_rounds = 9;
  assert_fault (form, BRG_EVENT_FAULT_ODD_ROUNDS);
  form->group->n_rounds = 8;
  assert_sound (form);
  brg_event_form_set_system (form, "berger");
  brg_event_form_set_system (form, "double-swiss");
  g_assert_cmpint (form->group->n_rounds, ==, 10);
  brg_event_form_set_system (form, "team-swiss");
  form->group->n_rounds = 7;
  assert_sound (form);
}

/* A win and a draw for the match: three points in two rounds where a win is worth two. */
static void
test_double_swiss_bye (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  g_assert_cmpint (form->group->scoring.pairing_bye, ==, 2 * BRG_POINT);
  brg_event_form_set_system (form, "double-swiss");
  g_assert_cmpint (2 * form->group->scoring.pairing_bye, ==, 3 * BRG_POINT);
  brg_event_form_set_two_one (form, FALSE);
  g_assert_cmpint (2 * form->group->scoring.pairing_bye, ==, BRG_POINT + BRG_POINT / 2);
  brg_event_form_set_system (form, "dutch");
  g_assert_cmpint (form->group->scoring.pairing_bye, ==, BRG_POINT);
  form->group->scoring.pairing_bye = BRG_POINT / 2;
  brg_event_form_set_system (form, "double-swiss");
  g_assert_cmpint (form->group->scoring.pairing_bye, ==, BRG_POINT / 2);
}

static void
test_boards (void)
{
  g_autoptr (BrgEventForm) form = make_form ();
  g_autoptr (BrgGroup) before = brg_group_copy (form->group);

  brg_event_form_set_boards (form, 6);
  g_assert_cmpint (form->group->boards, ==, 6);
  g_assert_cmpint (brg_event_difference_find (form, form->event, before), ==, BRG_GROUP_DIFFERS);
  form->group->reserve_from = 5;
  assert_sound (form);
  brg_event_form_set_boards (form, 4);
  g_assert_cmpint (form->group->reserve_from, ==, 4);
  form->group->reserve_from = 5;
  assert_fault (form, BRG_EVENT_FAULT_RESERVES);
  form->group->reserve_from = 0;
  assert_fault (form, BRG_EVENT_FAULT_RESERVES);
  brg_event_form_set_boards (form, 1);
  g_assert_cmpint (form->group->boards, ==, 2);
  brg_event_form_set_boards (form, 21);
  g_assert_cmpint (form->group->boards, ==, 20);
  assert_sound (form);
  form->group->boards = 21;
  assert_fault (form, BRG_EVENT_FAULT_BOARDS);
  form->group->boards = 1;
  assert_fault (form, BRG_EVENT_FAULT_BOARDS);
  brg_event_form_set_boards (form, 0);
  g_assert_cmpint (form->group->boards, ==, 0);
  assert_sound (form);
}

/* 2-1-0 unless the regulations say 3-1-0. */
static void
test_match_points (void)
{
  g_autoptr (BrgEventForm) form = make_form ();
  const BrgScoring *scoring = &form->group->match_scoring;

  brg_event_form_set_boards (form, 4);
  g_assert_cmpint (scoring->win, ==, 2 * BRG_POINT);
  g_assert_cmpint (scoring->draw, ==, BRG_POINT);
  g_assert_cmpint (scoring->loss, ==, 0);
  g_assert_false (form->group->board_points_first);
  brg_event_form_set_match_points (form, TRUE, FALSE);
  g_assert_true (brg_event_form_is_three_one (form));
  g_assert_cmpint (scoring->win, ==, 3 * BRG_POINT);
  g_assert_cmpint (scoring->draw, ==, BRG_POINT);
  g_assert_cmpint (scoring->pairing_bye, ==, BRG_POINT);
}

/* A drawn match in FIDE's team Swiss, a win elsewhere, unless somebody chose otherwise. */
static void
test_match_bye (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  brg_event_form_set_boards (form, 4);
  g_assert_true (brg_event_form_is_match_bye_won (form));
  brg_event_form_set_system (form, "team-swiss");
  g_assert_false (brg_event_form_is_match_bye_won (form));
  brg_event_form_set_match_points (form, FALSE, TRUE);
  brg_event_form_set_system (form, "team-swiss-b");
  g_assert_true (brg_event_form_is_match_bye_won (form));
  brg_event_form_set_match_points (form, FALSE, FALSE);
  brg_event_form_set_system (form, "coefficients");
  g_assert_true (brg_event_form_is_match_bye_won (form));
}

static const char *
get_listed (GPtrArray *systems, guint index)
{
  return ((const BrgPairingSystem *) systems->pdata[index])->id;
}

/* Every system stands in both lists; only their order differs. */
static void
test_list_systems (void)
{
  guint n_systems;
  g_autoptr (BrgEventForm) form = make_form ();
  g_autoptr (GPtrArray) players = brg_event_form_list_systems (form);
  g_autoptr (GPtrArray) teams = NULL;

  brg_pairing_systems (&n_systems);
  brg_event_form_set_boards (form, 4);
  teams = brg_event_form_list_systems (form);
  g_assert_cmpuint (players->len, ==, n_systems);
  g_assert_cmpuint (teams->len, ==, n_systems);
  g_assert_cmpstr (get_listed (players, 0), ==, "berger");
  g_assert_cmpstr (get_listed (players, n_systems - 1), ==, "team-swiss-plain");
  g_assert_cmpstr (get_listed (teams, 0), ==, "team-swiss");
  g_assert_cmpstr (get_listed (teams, 3), ==, "berger");
  for (guint i = 0; i < n_systems; i++)
    g_assert_true (g_ptr_array_find (teams, players->pdata[i], NULL));
}

/* How often a table is gone through, or how many games a meeting has. */
static void
test_cycles_are_a_choice (void)
{
  static const char *const with[] = { "berger", "scheveningen", "knockout", "all-places", "match" };
  static const char *const without[] = { "dutch", "double-swiss", "team-swiss", "blind" };
  g_autoptr (BrgEventForm) form = make_form ();

  for (guint i = 0; i < G_N_ELEMENTS (with); i++)
    {
      brg_event_form_set_system (form, with[i]);
      g_assert_true (brg_event_form_has_cycles (form));
      form->group->cycles = 2;
    }
  g_assert_cmpint (form->group->cycles, ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (without); i++)
    {
      brg_event_form_set_system (form, without[i]);
      g_assert_false (brg_event_form_has_cycles (form));
      g_assert_cmpint (form->group->cycles, ==, 1);
    }
}

typedef struct
{
  const char *path;
  const char *rulebook;
  const char *control;
  gint set; /* -1 for the book's */
  gint minutes;
  gint most; /* 0: lawful; else the most that is allowed; -1: must be set */
} LateCase;

static const LateCase late_cases[] = {
  { "/app/event-form/rus-draughts-2022/5.4.4.1/first-control", "rus-draughts-2022", "30+30", -1, 30,
    0 },
  { "/app/event-form/rus-draughts-2022/5.4.4.1/at-most-an-hour", "rus-draughts-2022", "80+60", -1,
    60, 0 },
  { "/app/event-form/rus-draughts-2022/5.4.4.1/none-at-all", "rus-draughts-2022", "80+60", 0, 0,
    0 },
  { "/app/event-form/rus-draughts-2022/5.4.4.1/an-hour", "rus-draughts-2022", "80+60", 60, 60, 0 },
  { "/app/event-form/rus-draughts-2022/5.4.4.1/more-than-an-hour", "rus-draughts-2022", "80+60", 61,
    61, 60 },
  { "/app/event-form/rus-draughts-2022/5.4.4.1/more-than-first-control", "rus-draughts-2022",
    "30+30", 31, 31, 30 },
  { "/app/event-form/fide-2023/6.7.1/none-when-not-set", "fide-2023", "90+30", -1, 0, 0 },
  { "/app/event-form/fide-2023/6.7.1/set", "fide-2023", "90+30", 90, 90, 0 },
  { "/app/event-form/ussr-chess-1956/16/an-hour", "ussr-chess-1956", "40/150, 16/60", -1, 60, 0 },
  { "/app/event-form/ukr-chess-2016/6.3.2/must-be-set", "ukr-chess-2016", "90+30", -1, -1, -1 },
  { "/app/event-form/ukr-chess-2016/6.3.2/set", "ukr-chess-2016", "90+30", 30, 30, 0 },
};

static void
test_late (gconstpointer data)
{
  const LateCase *test = data;
  g_autoptr (BrgEventForm) form = make_form ();
  g_autoptr (GArray) faults = NULL;
  const BrgEventFault *too_long;
  const BrgEventFault *missing;

  set_book (form, test->rulebook);
  set_control (form, test->control);
  form->group->default_minutes = test->set;
  faults = brg_event_form_check (form);
  too_long = brg_event_form_find_fault (faults, BRG_EVENT_FAULT_LATE_TOO_LONG);
  missing = brg_event_form_find_fault (faults, BRG_EVENT_FAULT_LATE_MISSING);
  g_assert_cmpint (brg_event_form_late_minutes (form), ==, test->minutes);
  g_assert_cmpint (too_long != NULL ? too_long->minutes : 0, ==, MAX (test->most, 0));
  g_assert_cmpint (missing != NULL, ==, test->most < 0);
  g_assert_cmpuint (faults->len, ==, test->most != 0);
}

static void
test_ukrainian_book_fills_late_time (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  set_book (form, "ukr-chess-2016");
  g_assert_cmpint (form->group->default_minutes, ==, 0);
  set_book (form, "ussr-chess-1956");
  g_assert_cmpint (form->group->default_minutes, ==, -1);
  form->group->default_minutes = 15;
  set_book (form, "fide-2023");
  g_assert_cmpint (form->group->default_minutes, ==, 15);
}

static void
test_time_control_fault (void)
{
  g_autoptr (BrgEventForm) form = make_form ();
  BrgTimeControlFault fault;

  g_assert_false (brg_event_form_is_control_unknown (form, &fault));
  set_control (form, "90+x");
  assert_sound (form);
  g_assert_true (brg_event_form_is_control_unknown (form, &fault));
  g_assert_cmpint (fault.kind, ==, BRG_TIME_CONTROL_FAULT_NUMBER);
  g_assert_cmpint (fault.column, ==, 4);
  g_assert_cmpint (brg_event_form_late_minutes (form), ==, -1);
  set_control (form, "90 minutes, 30 seconds a move");
  g_assert_false (brg_event_form_is_control_unknown (form, NULL));
  set_control (form, "");
  g_assert_false (brg_event_form_is_control_unknown (form, NULL));
}

static void
add_official (BrgEventForm *form, gint64 id, const char *name, const char *birth)
{
  BrgOfficial *official = brg_official_new (BRG_OFFICIAL_ARBITER, name, "");

  official->id = id;
  brg_event_form_set_text (&official->birth, birth);
  g_ptr_array_add (form->event->officials, official);
}

static const BrgOfficial *
get_official (const BrgEventForm *form, guint index)
{
  g_assert_cmpuint (index, <, form->event->officials->len);
  return form->event->officials->pdata[index];
}

/* Each kind of fault keeps its own field from being stored, and no other. */
static void
test_fault_costs_nobody_else (void)
{
  g_autoptr (BrgEventForm) stored = make_form ();
  g_autoptr (BrgEventForm) typed = brg_event_form_new_from (stored->event, stored->group);
  g_autoptr (BrgEventForm) sound = NULL;
  BrgEventFault fault;

  g_assert_false (brg_event_unsaved_find (typed, stored->event, stored->group, &fault));
  brg_event_form_set_text (&typed->event->place, "Kyiv");
  brg_event_form_set_text (&typed->event->name, "");
  brg_event_form_set_day (&typed->event->ends, "soon");
  typed->group->n_rounds = 0;
  set_control (typed, "as usual");
  sound = brg_event_unsaved_hold_back (typed, stored->event, stored->group);
  assert_sound (sound);
  g_assert_cmpstr (sound->event->place, ==, "Kyiv");
  g_assert_cmpstr (sound->group->time_control, ==, "as usual");
  g_assert_cmpstr (sound->event->name, ==, "New event");
  g_assert_cmpstr (sound->event->ends, ==, "");
  g_assert_cmpint (sound->group->n_rounds, ==, 9);
  g_assert_true (brg_event_unsaved_find (typed, stored->event, stored->group, &fault));
  g_assert_cmpint (fault.kind, ==, BRG_EVENT_FAULT_NAME);
  /* They stand in their fields when the rest has been stored. */
  brg_event_unsaved_put_back (sound, typed);
  g_assert_cmpstr (sound->event->name, ==, "");
  g_assert_cmpstr (sound->event->ends, ==, "soon");
  g_assert_cmpint (sound->group->n_rounds, ==, 0);
}

/* A fault that is stored already, by an import, keeps nothing back. */
static void
test_stored_fault (void)
{
  g_autoptr (BrgEventForm) stored = make_form ();
  g_autoptr (BrgEventForm) typed = NULL;
  g_autoptr (BrgEventForm) sound = NULL;
  BrgEventFault fault;

  stored->group->default_minutes = 61;
  typed = brg_event_form_new_from (stored->event, stored->group);
  brg_event_form_set_text (&typed->event->place, "Kyiv");
  assert_fault (typed, BRG_EVENT_FAULT_LATE_TOO_LONG);
  sound = brg_event_unsaved_hold_back (typed, stored->event, stored->group);
  g_assert_cmpint (brg_event_difference_find (sound, stored->event, stored->group), ==,
                   BRG_EVENT_DIFFERS);
  g_assert_false (brg_event_unsaved_find (typed, stored->event, stored->group, &fault));
}

/* One official in fault costs the others nothing. */
static void
test_faulty_officials (void)
{
  g_autoptr (BrgEventForm) stored = make_form ();
  g_autoptr (BrgEventForm) typed = make_form ();
  g_autoptr (BrgEventForm) sound = NULL;
  BrgEventFault fault;

  add_official (stored, 7, "Ivanov", "1970");
  add_official (stored, 8, "Petrov", "");
  add_official (typed, 7, "Ivanov", "long ago");
  add_official (typed, 0, "", "1980");
  add_official (typed, 8, "Petrenko", "");
  sound = brg_event_unsaved_hold_back (typed, stored->event, stored->group);
  assert_sound (sound);
  g_assert_cmpuint (sound->event->officials->len, ==, 2);
  g_assert_cmpstr (get_official (sound, 0)->birth, ==, "1970");
  g_assert_cmpstr (get_official (sound, 1)->name, ==, "Petrenko");
  g_assert_true (brg_event_unsaved_find (typed, stored->event, stored->group, &fault));
  brg_event_unsaved_put_back (sound, typed);
  g_assert_cmpuint (sound->event->officials->len, ==, 3);
  g_assert_cmpstr (get_official (sound, 0)->birth, ==, "long ago");
  g_assert_cmpstr (get_official (sound, 1)->birth, ==, "1980");
  g_assert_cmpint (get_official (sound, 2)->id, ==, 8);
}

static void
test_days (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  brg_event_form_set_day (&form->event->starts, " 5 мая 2026 г. ");
  g_assert_cmpstr (form->event->starts, ==, "2026-05-05");
  brg_event_form_set_day (&form->event->ends, "04.05.2026");
  assert_fault (form, BRG_EVENT_FAULT_DAYS);
  brg_event_form_set_day (&form->event->ends, "05.05.2026");
  assert_sound (form);
  brg_event_form_set_day (&form->event->ends, "May");
  g_assert_cmpstr (form->event->ends, ==, "May");
  assert_fault (form, BRG_EVENT_FAULT_ENDS);
  brg_event_form_set_day (&form->event->starts, "2026");
  assert_fault (form, BRG_EVENT_FAULT_STARTS);
}

static void
test_names (void)
{
  g_autoptr (BrgEventForm) form = make_form ();

  brg_event_form_set_text (&form->event->name, "  ");
  assert_fault (form, BRG_EVENT_FAULT_NAME);
  brg_event_form_set_text (&form->event->name, " Cup ");
  g_assert_cmpstr (form->event->name, ==, "Cup");
  g_ptr_array_add (form->event->officials, brg_official_new (BRG_OFFICIAL_ARBITER, "", "1"));
  assert_fault (form, BRG_EVENT_FAULT_OFFICIAL);
}

static void
test_official_birth (void)
{
  static const struct
  {
    const char *birth;
    gboolean is_sound;
  } cases[] = {
    { "", TRUE },           { "1970", TRUE },      { "1970-05-31", TRUE },
    { "31.05.1970", TRUE }, { "long ago", FALSE }, { "1970-13-31", FALSE },
  };
  g_autoptr (BrgEventForm) form = make_form ();
  BrgOfficial *official = brg_official_new (BRG_OFFICIAL_ARBITER, "P. Ashdown", "1");

  g_ptr_array_add (form->event->officials, official);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_free (official->birth);
      official->birth = g_strdup (cases[i].birth);
      if (cases[i].is_sound)
        assert_sound (form);
      else
        assert_fault (form, BRG_EVENT_FAULT_OFFICIAL_BIRTH);
    }
}

/* rus-draughts-2022 12.1: a second chief arbiter is said and not stored; deputies may be many. */
static void
test_second_chief (void)
{
  g_autoptr (BrgEventForm) stored = make_form ();
  g_autoptr (BrgEventForm) form = NULL;
  g_autoptr (BrgEventForm) sound = NULL;
  g_autoptr (GArray) faults = NULL;
  const BrgEventFault *fault;

  g_ptr_array_add (stored->event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "A", ""));
  for (guint i = 0; i < 2; i++)
    g_ptr_array_add (stored->event->officials, brg_official_new (BRG_OFFICIAL_DEPUTY, "D", ""));
  assert_sound (stored);
  form = brg_event_form_new_from (stored->event, stored->group);
  g_ptr_array_add (form->event->officials, brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "B", ""));
  faults = brg_event_form_check (form);
  fault = brg_event_form_find_fault (faults, BRG_EVENT_FAULT_SECOND_OFFICIAL);
  g_assert_nonnull (fault);
  g_assert_cmpint (fault->role, ==, BRG_OFFICIAL_CHIEF_ARBITER);
  sound = brg_event_unsaved_hold_back (form, stored->event, stored->group);
  g_assert_cmpuint (sound->event->officials->len, ==, 3);
  assert_sound (sound);
}

static void
test_compare (void)
{
  g_autoptr (BrgEventForm) stored = make_form ();
  g_autoptr (BrgEventForm) form = brg_event_form_new_from (stored->event, stored->group);

#define DIFFERENCE() brg_event_difference_find (form, stored->event, stored->group)
  g_assert_cmpint (DIFFERENCE (), ==, BRG_EVENT_SAME);
  brg_event_form_set_text (&form->event->venue, "Hall");
  g_assert_cmpint (DIFFERENCE (), ==, BRG_EVENT_DIFFERS);
  form->group->n_rounds = 8;
  g_assert_cmpint (DIFFERENCE (), ==, BRG_EVENT_DIFFERS | BRG_GROUP_DIFFERS);
  brg_event_form_set_text (&form->event->venue, "");
  g_assert_cmpint (DIFFERENCE (), ==, BRG_GROUP_DIFFERS);
  form->group->n_rounds = 9;
  g_ptr_array_add (form->event->officials, brg_official_new (BRG_OFFICIAL_DEPUTY, "A. B.", ""));
  g_assert_cmpint (DIFFERENCE (), ==, BRG_EVENT_DIFFERS);
#undef DIFFERENCE
}

/* The file's own order stays; only an absent one is filled, with what a new event would have. */
static void
test_fill_missing (void)
{
  g_autoptr (BrgEventForm) form = brg_event_form_new ("Cup", "", 1);
  g_autofree char *usual = g_strdup (form->group->tie_breaks);

  g_assert_cmpstr (usual, !=, "");
  brg_event_form_set_text (&form->group->tie_breaks, "");
  brg_event_form_fill_missing (form->event, form->group);
  g_assert_cmpstr (form->group->tie_breaks, ==, usual);
  brg_event_form_set_text (&form->group->tie_breaks, "WIN");
  brg_event_form_fill_missing (form->event, form->group);
  g_assert_cmpstr (form->group->tie_breaks, ==, "WIN");
}

/* Outside Russian and Ukrainian somebody's first event is chess by FIDE: a Dutch Swiss. */
static void
test_first_event (void)
{
  static const struct
  {
    const char *language;
    const char *book;
    const char *system;
    BrgDiscipline discipline;
  } items[] = {
    { "ru", "rus-draughts-2022", "coefficients", BRG_DISCIPLINE_RUSSIAN },
    { "uk", "rus-draughts-2022", "coefficients", BRG_DISCIPLINE_RUSSIAN },
    { "en", "fide-2023", "dutch", BRG_DISCIPLINE_CHESS },
    { "de", "fide-2023", "dutch", BRG_DISCIPLINE_CHESS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (BrgEventForm) form = make_form ();

      brg_event_form_suit_language (form, items[i].language);
      assert_sound (form);
      g_assert_cmpstr (form->event->rulebook->id, ==, items[i].book);
      g_assert_cmpstr (form->group->system, ==, items[i].system);
      g_assert_cmpint (form->event->discipline, ==, items[i].discipline);
      g_assert_cmpint (form->group->n_rounds, ==, 9);
    }
}

/* A new event follows its book, one that is stored stays what it is, and so does a choice. */
static void
test_system_of_book (void)
{
  g_autoptr (BrgEventForm) form = make_form ();
  g_autoptr (BrgEventForm) stored = brg_event_form_new_from (form->event, form->group);

  set_book (form, "fide-2023");
  g_assert_cmpstr (form->group->system, ==, "dutch");
  set_book (form, "rus-draughts-2022");
  g_assert_cmpstr (form->group->system, ==, "coefficients");
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_CHESS);
  g_assert_cmpstr (form->group->system, ==, "dutch");
  brg_event_form_set_system (form, "double-swiss");
  set_book (form, "ukr-chess-2016");
  g_assert_cmpstr (form->group->system, ==, "double-swiss");
  set_book (stored, "fide-2023");
  g_assert_cmpstr (stored->group->system, ==, "coefficients");
}

/* Only a system that knows virtual points, and only with a win of two draws. */
static void
test_acceleration (void)
{
  g_autoptr (BrgEventForm) form = brg_event_form_new ("Cup", "", 1);
  g_autoptr (BrgGroup) before = NULL;

  g_assert_false (brg_event_form_knows_acceleration (form));
  brg_event_form_set_system (form, "dutch");
  g_assert_true (brg_event_form_knows_acceleration (form));
  g_assert_true (brg_event_form_may_accelerate (form));
  before = brg_group_copy (form->group);
  form->group->baku = TRUE;
  g_assert_cmpint (brg_event_difference_find (form, form->event, before), ==, BRG_GROUP_DIFFERS);
  form->group->scoring = brg_scoring_from_game (3 * BRG_POINT, BRG_POINT, 0);
  g_assert_false (brg_event_form_may_accelerate (form));
  brg_event_form_set_system (form, "solkoff");
  g_assert_false (form->group->baku);
}

/* rus-draughts-2022 11.5.1: nothing is paired and nobody has a clock; another book has no such
 * contests. */
static void
test_contest (void)
{
  g_autoptr (BrgEventForm) form = brg_event_form_new ("Kama", "2026-11-30", 1);
  g_autoptr (GArray) faults = NULL;

  g_assert_true (brg_event_form_knows_contests (form));
  brg_event_form_set_postal (form, TRUE);
  brg_event_form_set_contest (form, BRG_CONTEST_COMPOSING);
  g_assert_cmpint (form->group->contest, ==, BRG_CONTEST_COMPOSING);
  g_assert_false (form->group->is_postal);
  g_assert_cmpstr (form->group->time_control, ==, "");
  g_assert_cmpint (form->group->default_minutes, ==, -1);
  faults = brg_event_form_check (form);
  g_assert_cmpuint (faults->len, ==, 0);
  brg_event_form_set_contest (form, BRG_CONTEST_SOLVING);
  g_assert_cmpint (form->group->contest, ==, BRG_CONTEST_SOLVING);
  brg_event_form_set_rulebook (form, brg_rulebook_find ("fide-2023"));
  g_assert_false (brg_event_form_knows_contests (form));
  g_assert_cmpint (form->group->contest, ==, BRG_CONTEST_NONE);
  g_assert_cmpstr (form->group->time_control, !=, "");
  brg_event_form_set_contest (form, BRG_CONTEST_SOLVING);
  g_assert_cmpint (form->group->contest, ==, BRG_CONTEST_NONE);
}

/* A contest takes up nothing of the play by correspondence that was chosen before it. */
static void
test_contest_after_postal (void)
{
  g_autoptr (BrgEventForm) form = brg_event_form_new ("Kama", "2026-11-30", 1);

  brg_event_form_set_postal (form, TRUE);
  brg_event_form_set_system (form, "solkoff");
  g_assert_false (form->group->is_postal);
  brg_event_form_set_contest (form, BRG_CONTEST_COMPOSING);
  g_assert_false (form->group->is_postal);
  g_assert_false (form->wants_postal);
  g_assert_cmpstr (form->group->system, ==, "berger");
  g_assert_cmpstr (form->group->time_control, ==, "");
  g_assert_cmpint (form->group->default_minutes, ==, -1);
  brg_event_form_set_boards (form, 0);
  g_assert_false (form->group->is_postal);
  brg_event_form_set_postal (form, FALSE);
  g_assert_cmpstr (form->group->system, ==, "berger");
  g_assert_cmpstr (form->group->time_control, ==, "");
}

BRG_TEST_TOPIC ("event-form")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/event-form/defaults", test_defaults);
  g_test_add_func ("/app/event-form/first-event", test_first_event);
  g_test_add_func ("/app/event-form/ussr-chess-1956/18/time-controls", test_time_controls);
  g_test_add_func ("/app/event-form/system-of-book", test_system_of_book);
  g_test_add_data_func ("/app/event-form/always-sound/players", GINT_TO_POINTER (0),
                        test_always_sound);
  g_test_add_data_func ("/app/event-form/always-sound/teams", GINT_TO_POINTER (4),
                        test_always_sound);
  g_test_add_func ("/app/event-form/rus-draughts-2022/10.3.2/correspondence", test_postal);
  g_test_add_func ("/app/event-form/correspondence-taken-back", test_postal_taken_back);
  g_test_add_func ("/app/event-form/rus-draughts-2022/10.1.4/stays-chosen",
                   test_postal_stays_chosen);
  g_test_add_func ("/app/event-form/correspondence-remembered", test_postal_remembered);
  g_test_add_func ("/app/event-form/book-decides-discipline", test_book_decides_discipline);
  g_test_add_func ("/app/event-form/rus-draughts-2022/5.4.7.1/scoring", test_scoring_by_book);
  g_test_add_func ("/app/event-form/usual-time-control", test_usual_time_control);
  g_test_add_func ("/app/event-form/tie-breaks-follow-presets", test_tie_breaks_follow_presets);
  g_test_add_func ("/app/event-form/own-tie-breaks-stay", test_own_tie_breaks_stay);
  g_test_add_func ("/app/event-form/system-decides-rounds", test_system_decides_rounds);
  g_test_add_func ("/app/event-form/fide-double-swiss-2026/0/even-rounds",
                   test_double_swiss_has_even_rounds);
  g_test_add_func ("/app/event-form/fide-double-swiss-2026/1.4/bye", test_double_swiss_bye);
  g_test_add_func ("/app/event-form/boards", test_boards);
  g_test_add_func ("/app/event-form/rus-draughts-2022/5.4.9.6.2/match-points", test_match_points);
  g_test_add_func ("/app/event-form/fide-team-swiss-2026/1.4/match-bye", test_match_bye);
  g_test_add_func ("/app/event-form/systems-by-who-plays", test_list_systems);
  g_test_add_func ("/app/event-form/cycles-are-a-choice", test_cycles_are_a_choice);
  for (guint i = 0; i < G_N_ELEMENTS (late_cases); i++)
    g_test_add_data_func (late_cases[i].path, &late_cases[i], test_late);
  g_test_add_func ("/app/event-form/ukr-chess-2016/6.3.2/filled",
                   test_ukrainian_book_fills_late_time);
  g_test_add_func ("/app/event-form/time-control-fault", test_time_control_fault);
  g_test_add_func ("/app/event-form/fault-costs-nobody-else", test_fault_costs_nobody_else);
  g_test_add_func ("/app/event-form/stored-fault", test_stored_fault);
  g_test_add_func ("/app/event-form/faulty-officials", test_faulty_officials);
  g_test_add_func ("/app/event-form/days", test_days);
  g_test_add_func ("/app/event-form/names", test_names);
  g_test_add_func ("/app/event-form/names/official-birth", test_official_birth);
  g_test_add_func ("/app/event-form/rus-draughts-2022 12.1/second-chief", test_second_chief);
  g_test_add_func ("/app/event-form/compare", test_compare);
  g_test_add_func ("/app/event-form/fide-acceleration-2026/1.1/offered", test_acceleration);
  g_test_add_func ("/app/event-form/fill-missing", test_fill_missing);
  g_test_add_func ("/app/event-form/rus-draughts-2022/11.5.1/contest", test_contest);
  g_test_add_func ("/app/event-form/rus-draughts-2022/11.5.1/after-correspondence",
                   test_contest_after_postal);
  return g_test_run ();
}
