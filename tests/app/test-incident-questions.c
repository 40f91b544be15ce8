/* test-incident-questions.c - every fact that a row of a book depends on has its question
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-facts.h"
#include "brg-test.h"

#include "brg-event-regulations.h"
#include "brg-rulebooks.h"
#include "store-fixture.h"

#define NO_FACT BRG_N_INCIDENT_FACTS

/* Where each condition of a row comes from: the sheet asks for it, or has it already. */
static const struct
{
  BrgIncidentWhen when;
  BrgIncidentFact fact;
  const char *from; /* what tells it otherwise */
} conditions[] = {
  { BRG_WHEN_WATCHED, NO_FACT, "the event's regulations, with the default of the book" },
  { BRG_WHEN_NOT_WATCHED, NO_FACT, "the same" },
  { BRG_WHEN_GROSS, NO_FACT, "a tick of the sheet" },
  { BRG_WHEN_NOT_GROSS, NO_FACT, "the same" },
  { BRG_WHEN_FAST, NO_FACT, "the time control" },
  { BRG_WHEN_NOT_FAST, NO_FACT, "the same" },
  { BRG_WHEN_STANDARD_TEMPO, NO_FACT, "the same" },
  { BRG_WHEN_NOT_ANNOUNCED, NO_FACT, "the event's regulations" },
  { BRG_WHEN_LAST_PERIOD, BRG_INCIDENT_FACT_PERIOD, NULL },
  { BRG_WHEN_EARLIER_PERIOD, BRG_INCIDENT_FACT_PERIOD, NULL },
  { BRG_WHEN_OFFER_BARRED, BRG_INCIDENT_FACT_LEAVE, NULL },
  { BRG_WHEN_NO_LATENESS, BRG_INCIDENT_FACT_LATENESS, NULL },
  { BRG_WHEN_LATENESS_UNSAID, BRG_INCIDENT_FACT_LATENESS, NULL },
  { BRG_WHEN_IN_TIME, BRG_INCIDENT_FACT_LATE, NULL },
  { BRG_WHEN_PERIOD_OVER, BRG_INCIDENT_FACT_LATE, NULL },
  { BRG_WHEN_GOOD_REASON, BRG_INCIDENT_FACT_REASON, NULL },
  { BRG_WHEN_ANSWERED, BRG_INCIDENT_FACT_REPLY, NULL },
  { BRG_WHEN_ROUND_OVER, BRG_INCIDENT_FACT_ROUND, NULL },
  { BRG_WHEN_GAME_OVER, BRG_INCIDENT_FACT_OVER, NULL },
  { BRG_WHEN_INCREMENT, BRG_INCIDENT_FACT_INCREMENT, NULL },
  { BRG_WHEN_UNMOVED, BRG_INCIDENT_FACT_MOVES, NULL },
  { BRG_WHEN_NOBODY_MOVED, BRG_INCIDENT_FACT_UNMOVED, NULL },
  { BRG_WHEN_NOT_RECORDED, BRG_INCIDENT_FACT_RECORD, NULL },
  { BRG_WHEN_RAN_OUT, BRG_INCIDENT_FACT_TIME, NULL },
  { BRG_WHEN_DISABLED, BRG_INCIDENT_FACT_DISABILITY, NULL },
  { BRG_WHEN_BLIND, BRG_INCIDENT_FACT_SIGHT, NULL },
};

/* How an event of each form is played. */
static const struct
{
  BrgDiscipline discipline;
  const char *control;
} plays[] = {
  { BRG_DISCIPLINE_CHESS, "90" },         { BRG_DISCIPLINE_CHESS, "15" },
  { BRG_DISCIPLINE_CHESS, "3" },          { BRG_DISCIPLINE_RUSSIAN, "60" },
  { BRG_DISCIPLINE_RUSSIAN, "5" },        { BRG_DISCIPLINE_INTERNATIONAL, "80" },
  { BRG_DISCIPLINE_INTERNATIONAL, "10" }, { BRG_DISCIPLINE_GIVEAWAY, "30" },
  { BRG_DISCIPLINE_RENJU, "90" },
};

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static void
set_regulation (StoreFixture *fixture, const char *name, gint64 value)
{
  g_autoptr (GError) error = NULL;
  guint n_known;
  const BrgRegulation *known = brg_regulations_list (&n_known);

  for (guint i = 0; i < n_known; i++)
    if (g_str_equal (known[i].name, name))
      brg_event_regulations_save (fixture->store, fixture->event_id, &known[i], value, &error);
  g_assert_no_error (error);
}

/* A round has begun; regulations that articles wait for are set. */
static void
open_event (StoreFixture *fixture,
            const BrgRulebook *rulebook,
            BrgDiscipline discipline,
            const char *control)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (BrgGroup) group = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (fixture, 4);
  snapshot = store_fixture_load (fixture);
  event = brg_event_copy (snapshot->event);
  group = brg_group_copy (snapshot->group);
  event->rulebook = rulebook;
  event->discipline = discipline;
  set_text (&group->time_control, control);
  group->default_minutes = 2;
  brg_store_update_event_and_group (fixture->store, event, group, &error);
  g_assert_no_error (error);
  store_fixture_publish (fixture);
  set_regulation (fixture, "rule-draw-offer-moves", 30);
  set_regulation (fixture, "rule-quickplay-announced", 1);
}

/* Every question that comes up, whatever is answered. */
static guint
collect_questions (BrgIncidentDesk *desk, guint fact)
{
  guint asked = desk->asked;

  if (fact == BRG_N_INCIDENT_FACTS)
    return asked;
  asked |= collect_questions (desk, fact + 1);
  if ((desk->asked >> fact & 1) == 0)
    return asked;
  {
    g_autoptr (GArray) steps = g_array_copy (desk->steps[fact]);

    for (guint i = 0; i < steps->len; i++)
      {
        brg_incident_facts_tell (desk, (BrgIncidentFact) fact, g_array_index (steps, gint, i));
        asked |= collect_questions (desk, fact + 1);
      }
  }
  brg_incident_facts_tell (desk, (BrgIncidentFact) fact, BRG_INCIDENT_FACT_UNKNOWN);
  return asked;
}

/* Questions of the sheet by kind, in one form of play. */
static void
ask_all_kinds (const BrgRulebook *rulebook, guint play, guint *asked)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  open_event (&fixture, rulebook, plays[play].discipline, plays[play].control);
  snapshot = store_fixture_load (&fixture);
  for (guint kind = 0; kind < BRG_N_INCIDENT_KINDS; kind++)
    {
      g_autoptr (BrgIncidentDesk) desk = brg_incident_desk_new (fixture.store, snapshot, &error);

      g_assert_no_error (error);
      brg_incident_desk_set_game (desk, 1, store_fixture_game (&fixture, 1, 1), &error);
      g_assert_no_error (error);
      brg_incident_desk_set_side (desk, BRG_COLOUR_WHITE);
      brg_incident_desk_set_kind (desk, (BrgIncidentKind) kind);
      asked[kind] |= collect_questions (desk, 0);
      /* The second and third time: as if they had been counted on the board. */
      for (guint n = 1; n <= 2; n++)
        {
          desk->record->illegal[BRG_COLOUR_WHITE] = (gint) n;
          brg_incident_desk_set_kind (desk, (BrgIncidentKind) kind);
          asked[kind] |= collect_questions (desk, 0);
        }
    }
  store_fixture_close (&fixture);
}

static void
check_asked (const BrgIncidentRule *rule, const guint *asked, guint fact)
{
  if ((asked[rule->kind] >> fact & 1) == 0)
    g_error ("%s: %s: the sheet does not ask “%s”", rule->article,
             brg_incident_kind_to_id (rule->kind),
             brg_incident_fact_get_question ((BrgIncidentFact) fact));
}

/* Play by post knows no sheet at the board. */
static void
check_row (const BrgIncidentRule *rule, const guint *asked)
{
  guint known = 0;

  if (rule->forms == BRG_FORMS_CORRESPONDENCE)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (conditions); i++)
    {
      known |= conditions[i].when;
      g_assert_true ((conditions[i].fact == NO_FACT) == (conditions[i].from != NULL));
      if ((rule->when & conditions[i].when) != 0 && conditions[i].fact != NO_FACT)
        check_asked (rule, asked, conditions[i].fact);
    }
  if ((rule->when & ~known) != 0)
    g_error ("%s: a condition that nothing tells: %x", rule->article, rule->when & ~known);
  if (rule->moves.from > 0 || rule->moves.to > 0)
    check_asked (rule, asked, BRG_INCIDENT_FACT_MOVES);
  if (rule->men.from > 0 || rule->men.to > 0)
    check_asked (rule, asked, BRG_INCIDENT_FACT_MEN);
  if (rule->draw_article != NULL)
    check_asked (rule, asked, BRG_INCIDENT_FACT_MATE);
}

static void
test_every_row (gconstpointer data)
{
  const BrgRulebook *rulebook = data;
  guint asked[BRG_N_INCIDENT_KINDS] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (plays); i++)
    if ((rulebook->disciplines & (1u << plays[i].discipline)) != 0)
      ask_all_kinds (rulebook, i, asked);
  for (guint i = 0; i < rulebook->n_incidents; i++)
    check_row (&rulebook->incidents[i], asked);
}

BRG_TEST_TOPIC ("incident-questions")
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n_books; i++)
    {
      g_autofree char *path = g_strconcat ("/app/incident-questions/", books[i]->id, NULL);

      g_test_add_data_func (path, books[i], test_every_row);
    }
  return g_test_run ();
}
