/* brg-incident-facts.c - what an article depends on and only the hall can tell: one table
 *
 * No kind of incident is named here: a fact is asked for when the book would answer otherwise if it
 * were otherwise.
 *
 * Rules: fide-2023 6.2.6, 6.7.1, 6.9, 7.2.1, 7.3, 7.5.5, 9.1.1, 11.3.2.1, A.5.1.2, A.5.2, A.5.3,
 *   D.2.10, III.2.2, III.3.1; rus-chess-2014 6.6.1, 6.9, 6.11, 7.4.2, 13.3.2, 16.4.1, 16.4.3,
 *   17.3.2, 32.2; ukr-chess-2016 6.3.2, 6.3.5, 6.5, 7.7; ussr-chess-1956 15, 16, 17 zh;
 *   rus-draughts-2022 5.4.4.1, 5.4.13.2, 5.4.14.1, 5.4.14.2, 6.1.8.1, 7.5.1
 * Tests: tests/app/test-incident-facts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-facts.h"

#include "brg-incident-desk-private.h"

#include <glib/gi18n.h>

#include "brg-absent-draft.h"
#include "brg-desk-clock.h"
#include "brg-desk-verdict.h"
#include "brg-time-control.h"

#define UNKNOWN BRG_INCIDENT_FACT_UNKNOWN

G_STATIC_ASSERT (sizeof (gboolean) == sizeof (gint) && sizeof (BrgCanMateKnown) == sizeof (gint));

/* fide-2023 6.7.1, rus-chess-2014 6.6.1: by the event; by ukr-chess-2016 6.3.2 it has to say. */
static gint
find_lateness (const BrgIncidentDesk *desk)
{
  gint limit = brg_round_find_limit (desk->snapshot);

  return limit < 0 ? UNKNOWN : limit == 0;
}

/* By the clocks; a control of one period has no other. */
static gint
find_period (const BrgIncidentDesk *desk)
{
  BrgTimeControl control;
  BrgGameClock clock;

  if (desk->record != NULL && brg_desk_clock_read (desk->record->clock, &clock))
    return !brg_desk_clock_is_last_period (&clock);
  return brg_time_control_parse (desk->snapshot->group->time_control, &control, NULL) &&
                 control.n_phases == 1
             ? FALSE
             : UNKNOWN;
}

/* Where the stored game stands before the offender's move nobody has replied to that; of other
 * moves it tells nothing, for what is against the rules is not in it. */
static gint
find_reply (const BrgIncidentDesk *desk)
{
  return desk->has_position && desk->side == desk->turn ? FALSE : UNKNOWN;
}

/* ussr-chess-1956 15 */
static gint
find_round (const BrgIncidentDesk *desk)
{
  gint round = desk->incident->round;
  gboolean is_game_over = desk->has_game && !brg_outcome_is_pending (desk->game.white_outcome);

  /* A finished game stands if only the board stood wrongly. */
  if (desk->incident->kind == BRG_INCIDENT_BOARD_TURNED && is_game_over)
    return TRUE;
  return round < 1 ? UNKNOWN : brg_desk_is_round_over (desk->snapshot, round, is_game_over);
}

static gint
find_moves (const BrgIncidentDesk *desk)
{
  return desk->moves >= 0 ? desk->moves : UNKNOWN;
}

static gint
find_unmoved (const BrgIncidentDesk *desk)
{
  return desk->moves >= 0 ? desk->is_unmoved : UNKNOWN;
}

static gint
find_men (const BrgIncidentDesk *desk)
{
  return desk->men;
}

/* fide-2023 III.2.2: by the clocks, else by the event; what is not understood says nothing. */
static gint
find_increment (const BrgIncidentDesk *desk)
{
  BrgTimeControl control;
  BrgGameClock clock;

  if (desk->record != NULL && brg_desk_clock_read (desk->record->clock, &clock))
    return brg_time_control_has_increment (&clock.control);
  return brg_time_control_parse (desk->snapshot->group->time_control, &control, NULL)
             ? brg_time_control_has_increment (&control)
             : UNKNOWN;
}

/* By what stands on the page Players; of two players by nobody in particular. */
static gint
find_sight (const BrgIncidentDesk *desk)
{
  gint entry = brg_snapshot_find_entry (desk->snapshot, desk->incident->entry_id);

  if (entry == BRG_NOBODY || desk->incident->is_both)
    return UNKNOWN;
  return *brg_snapshot_get_entry (desk->snapshot, entry)->sight != '\0';
}

/* fide-2023 11.3.2.1: the result of a game may be entered before the arbiter comes to the board. */
static gint
find_over (const BrgIncidentDesk *desk)
{
  return brg_incident_desk_is_settled (desk) ? UNKNOWN : FALSE;
}

/* What the engine found of the position on the board; of a game that was not keyed nothing. */
static gint
find_mate (const BrgIncidentDesk *desk)
{
  return desk->can_mate == BRG_OPPONENT_CAN_MATE_UNKNOWN
             ? UNKNOWN
             : desk->can_mate == BRG_OPPONENT_CANNOT_MATE;
}

static gint
find_nothing (const BrgIncidentDesk *desk G_GNUC_UNUSED)
{
  return UNKNOWN;
}

/* By the clock of the player who claims. */
static gint
find_time (const BrgIncidentDesk *desk)
{
  if (desk->side == BRG_COLOUR_NONE || desk->left_ms[desk->side] == BRG_INCIDENT_TIME_UNKNOWN)
    return UNKNOWN;
  return desk->left_ms[desk->side] == 0;
}

#define FIELD(name) G_STRUCT_OFFSET (BrgAdviceQuery, name)

/* Translators: a question that one of its answers goes on: "The opponent: has not replied yet" */
static const struct
{
  const char *question;
  const char *answers[2]; /* of no and yes; of moves the ranges are found */
  gsize field;
  gint unknown; /* what the query has while it is not known */
  gint (*find) (const BrgIncidentDesk *desk);
  gint no; /* what the query has of no */
} facts[BRG_N_INCIDENT_FACTS] = {
  [BRG_INCIDENT_FACT_LATENESS] = { N_ ("Coming late"),
                                   { NC_ ("fact", "is allowed"), NC_ ("fact", "is not allowed") },
                                   FIELD (forbids_lateness),
                                   FALSE,
                                   find_lateness },
  [BRG_INCIDENT_FACT_LATE] = { N_ ("After the start"),
                               { NULL, NULL },
                               FIELD (late_by),
                               UNKNOWN,
                               brg_incident_desk_find_late },
  [BRG_INCIDENT_FACT_REASON] = { N_ ("The player"),
                                 { NC_ ("fact", "has no good reason"),
                                   NC_ ("fact", "has a good reason") },
                                 FIELD (has_good_reason),
                                 FALSE,
                                 find_nothing },
  [BRG_INCIDENT_FACT_PERIOD] = { N_ ("This period"),
                                 { NC_ ("fact", "is the last one"),
                                   NC_ ("fact", "is not the last one") },
                                 FIELD (is_earlier_period),
                                 FALSE,
                                 find_period },
  [BRG_INCIDENT_FACT_REPLY] = { N_ ("The opponent"),
                                { NC_ ("fact", "has not replied yet"),
                                  NC_ ("fact", "has already replied") },
                                FIELD (is_answered),
                                FALSE,
                                find_reply },
  [BRG_INCIDENT_FACT_ROUND] = { N_ ("Found"),
                                { NC_ ("fact", "before the next round"),
                                  NC_ ("fact", "after the next round began") },
                                FIELD (is_round_over),
                                FALSE,
                                find_round },
  [BRG_INCIDENT_FACT_MOVES] = { N_ ("Moves by each player"),
                                { NULL, NULL },
                                FIELD (moves),
                                -1,
                                find_moves },
  [BRG_INCIDENT_FACT_UNMOVED] = { N_ ("In this game"),
                                  { NC_ ("fact", "somebody has moved"),
                                    NC_ ("fact", "nobody has moved") },
                                  FIELD (is_unmoved),
                                  FALSE,
                                  find_unmoved },
  [BRG_INCIDENT_FACT_RECORD] = { N_ ("The moves"),
                                 { NC_ ("fact", "are not written"), NC_ ("fact", "are written") },
                                 FIELD (is_recorded),
                                 FALSE,
                                 find_nothing },
  [BRG_INCIDENT_FACT_MEN] = { N_ ("Pieces of the side with more"),
                              { NULL, NULL },
                              FIELD (men),
                              -1,
                              find_men },
  [BRG_INCIDENT_FACT_LEAVE] = { N_ ("The arbiter"),
                                { NC_ ("fact", "had not allowed it"),
                                  NC_ ("fact", "had allowed it") },
                                FIELD (has_permission),
                                FALSE,
                                find_nothing },
  [BRG_INCIDENT_FACT_TIME] = { N_ ("The claimant’s time"),
                               { NC_ ("fact", "did not run out"),
                                 NC_ ("fact", "ran out during the check") },
                               FIELD (has_run_out),
                               FALSE,
                               find_time },
  [BRG_INCIDENT_FACT_INCREMENT] = { N_ ("The clock"),
                                    { NC_ ("fact", "adds nothing for moves"),
                                      NC_ ("fact", "adds time for moves") },
                                    FIELD (has_increment),
                                    FALSE,
                                    find_increment },
  [BRG_INCIDENT_FACT_SIGHT] = { N_ ("The player"),
                                { NC_ ("fact", "sees the board"),
                                  NC_ ("fact", "does not see the board") },
                                FIELD (is_blind),
                                FALSE,
                                find_sight },
  [BRG_INCIDENT_FACT_DISABILITY] = { N_ ("The player"),
                                     { NC_ ("fact", "has no disability"),
                                       NC_ ("fact", "has a disability") },
                                     FIELD (is_disabled),
                                     FALSE,
                                     find_nothing },
  [BRG_INCIDENT_FACT_OVER] = { N_ ("Found"),
                               { NC_ ("fact", "during the game"),
                                 NC_ ("fact", "when the game was over") },
                               FIELD (is_game_over),
                               FALSE,
                               find_over },
  [BRG_INCIDENT_FACT_MATE] = { N_ ("The opponent"),
                               { NC_ ("fact", "can checkmate"),
                                 NC_ ("fact", "can never checkmate") },
                               FIELD (opponent_can_mate),
                               BRG_OPPONENT_CAN_MATE_UNKNOWN,
                               find_mate,
                               BRG_OPPONENT_CAN_MATE },
};

/* Others are answered by no and yes. */
static gboolean
is_number (guint fact)
{
  return facts[fact].answers[0] == NULL;
}

static void
set_field (BrgAdviceQuery *query, guint fact, gint value)
{
  G_STRUCT_MEMBER (gint, query, facts[fact].field) =
      value == UNKNOWN ? facts[fact].unknown : facts[fact].no + value;
}

/* What the book says if @fact is @value. */
static gboolean
advise (const BrgAdviceQuery *query, guint fact, gint value, BrgAdvice *advice)
{
  BrgAdviceQuery asked = *query;

  set_field (&asked, fact, value);
  *advice = (BrgAdvice){ 0 };
  return brg_advise (&asked, advice);
}

static gboolean
is_same (const BrgAdvice *one, const BrgAdvice *other)
{
  return g_strcmp0 (one->article, other->article) == 0 && one->sanction == other->sanction &&
         one->clock == other->clock && one->seconds == other->seconds &&
         one->result == other->result && one->needs_claim == other->needs_claim &&
         one->choices == other->choices && g_strcmp0 (one->note, other->note) == 0;
}

static gint
compare_values (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a - *(const gint *) b;
}

/* Numbers of moves, men or seconds at which the book or the regulations may say something else; the
 * first move itself can matter (fide-2023 5.2.3). */
static void
add_bounds (const BrgAdviceQuery *query, guint fact, GArray *values)
{
  gint limits[] = { query->regulations->draw_offer_moves, 1 };

  if (fact == BRG_INCIDENT_FACT_LATE)
    {
      if (query->too_late_from > 0)
        g_array_append_val (values, query->too_late_from);
      return;
    }
  for (guint i = 0; fact == BRG_INCIDENT_FACT_MOVES && i < G_N_ELEMENTS (limits); i++)
    if (limits[i] > 0 && limits[i] != BRG_DRAW_OFFER_ALL)
      g_array_append_val (values, limits[i]);
  for (guint i = 0; i < query->rulebook->n_incidents; i++)
    {
      const BrgIncidentRule *rule = &query->rulebook->incidents[i];
      const BrgIncidentRange *range = fact == BRG_INCIDENT_FACT_MEN ? &rule->men : &rule->moves;
      gint bounds[] = { (gint) range->from, range->to > 0 ? (gint) range->to + 1 : 0 };

      for (guint k = 0; rule->kind == query->kind && k < G_N_ELEMENTS (bounds); k++)
        if (bounds[k] > 0)
          g_array_append_val (values, bounds[k]);
    }
  g_array_sort (values, compare_values);
}

/* The values of @fact at which the book begins to say something else, the first one before all; one
 * alone where it always says the same. */
static GArray *
list_steps (const BrgAdviceQuery *query, guint fact)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (gint));
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (gint));
  BrgAdvice last = { 0 };

  g_array_set_size (values, 1);
  g_array_index (values, gint, 0) = 0;
  if (is_number (fact))
    add_bounds (query, fact, values);
  else
    {
      gint yes = TRUE;

      g_array_append_val (values, yes);
    }
  for (guint i = 0; i < values->len; i++)
    {
      gint value = g_array_index (values, gint, i);
      BrgAdvice advice;

      advise (query, fact, value, &advice);
      if (i == 0 || !is_same (&advice, &last))
        g_array_append_val (steps, value);
      last = advice;
    }
  return steps;
}

void
brg_incident_desk_fill_facts (BrgIncidentDesk *desk, BrgAdviceQuery *query)
{
  gint too_late = brg_incident_desk_find_too_late (desk, &query->is_late_on_time);

  desk->asked = desk->unanswered = 0;
  /* What nobody knows is asked without a number. */
  query->too_late_from = too_late < 0 ? 1 : too_late;
  for (guint i = 0; i < BRG_N_INCIDENT_FACTS; i++)
    g_array_set_size (desk->steps[i], 0);
  /* What comes later is not known while it is asked whether an earlier one matters. */
  for (guint i = 0; i < BRG_N_INCIDENT_FACTS; i++)
    set_field (query, i, UNKNOWN);
  for (guint i = 0; i < BRG_N_INCIDENT_FACTS; i++)
    {
      g_autoptr (GArray) steps = desk->incident->has_kind ? list_steps (query, i) : NULL;

      desk->facts[i] = desk->told[i] != UNKNOWN ? desk->told[i] : facts[i].find (desk);
      set_field (query, i, desk->facts[i]);
      if (steps == NULL || steps->len < 2)
        continue;
      desk->asked |= 1u << i;
      if (desk->facts[i] == UNKNOWN)
        desk->unanswered |= 1u << i;
      g_array_append_vals (desk->steps[i], steps->data, steps->len);
    }
  if (brg_incident_desk_asks_side (desk))
    desk->unanswered |= BRG_INCIDENT_SIDE_OPEN;
  /* ukr-chess-2016 6.3.2: until somebody says it nobody has lost. */
  query->is_lateness_unsaid = desk->facts[BRG_INCIDENT_FACT_LATENESS] == UNKNOWN;
}

void
brg_incident_desk_forget_facts (BrgIncidentDesk *desk)
{
  for (guint i = 0; i < BRG_N_INCIDENT_FACTS; i++)
    desk->told[i] = UNKNOWN;
}

static gboolean
fits_entry (const BrgIncidentDesk *desk, const BrgIncident *stored)
{
  return desk->unanswered == 0 && g_str_equal (desk->incident->article, stored->article) &&
         g_str_equal (desk->incident->proposed, stored->proposed);
}

/* @fact and those behind it. */
static gboolean
try_facts (BrgIncidentDesk *desk, const BrgIncident *stored, guint fact)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (gint));

  brg_incident_desk_update (desk);
  if (fact == BRG_N_INCIDENT_FACTS)
    return fits_entry (desk, stored);
  g_array_append_val (values, desk->told[fact]);
  if ((desk->asked >> fact & 1) != 0)
    g_array_append_vals (values, desk->steps[fact]->data, desk->steps[fact]->len);
  for (guint i = 0; i < values->len; i++)
    {
      desk->told[fact] = g_array_index (values, gint, i);
      if (try_facts (desk, stored, fact + 1))
        return TRUE;
    }
  desk->told[fact] = UNKNOWN;
  return FALSE;
}

void
brg_incident_desk_restore_facts (BrgIncidentDesk *desk, const BrgIncident *stored)
{
  if (!try_facts (desk, stored, 0))
    brg_incident_desk_update (desk);
}

const char *
brg_incident_fact_get_question (BrgIncidentFact fact)
{
  g_return_val_if_fail (fact < BRG_N_INCIDENT_FACTS, "");

  return _ (facts[fact].question);
}

static void
clear_choice (gpointer data)
{
  g_free (((BrgIncidentChoice *) data)->label);
}

static void
add_choice (GArray *choices, gint value, char *label)
{
  const BrgIncidentChoice choice = { value, label };

  g_array_append_val (choices, choice);
}

/* Translators: numbers of moves that each player has made */
static char *
dup_range (const GArray *steps, guint i)
{
  gint from = g_array_index (steps, gint, i);
  gint to = i + 1 < steps->len ? g_array_index (steps, gint, i + 1) : 0;

  if (i == 0)
    return to == 1 ? g_strdup (C_ ("fact", "not one"))
                   : g_strdup_printf (C_ ("fact", "fewer than %d"), to);
  if (to == 0)
    return g_strdup_printf (C_ ("fact", "%d or more"), from);
  return g_strdup_printf (C_ ("fact", "%d to %d"), from, to - 1);
}

GArray *
brg_incident_facts_list_choices (const BrgIncidentDesk *desk, BrgIncidentFact fact, gint *chosen)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (BrgIncidentChoice));

  g_array_set_clear_func (choices, clear_choice);
  g_return_val_if_fail (desk != NULL && fact < BRG_N_INCIDENT_FACTS && chosen != NULL, choices);

  *chosen = -1;
  if (is_number (fact))
    for (guint i = 0; i < desk->steps[fact]->len; i++)
      add_choice (choices, g_array_index (desk->steps[fact], gint, i),
                  fact == BRG_INCIDENT_FACT_LATE ? brg_incident_desk_dup_late (desk, i > 0)
                                                 : dup_range (desk->steps[fact], i));
  else
    for (gint i = FALSE; i <= TRUE; i++)
      add_choice (choices, i, g_strdup (g_dpgettext2 (NULL, "fact", facts[fact].answers[i])));
  for (guint i = 0; i < choices->len; i++)
    if (desk->facts[fact] >= g_array_index (choices, BrgIncidentChoice, i).value)
      *chosen = (gint) i;
  return choices;
}

void
brg_incident_facts_tell (BrgIncidentDesk *desk, BrgIncidentFact fact, gint value)
{
  g_return_if_fail (desk != NULL && fact < BRG_N_INCIDENT_FACTS && value >= UNKNOWN);

  desk->opened_id = 0;
  desk->told[fact] = value;
  brg_incident_desk_update (desk);
}

guint
brg_incident_facts_find_open (const BrgIncidentDesk *desk)
{
  guint fact = 0;

  g_return_val_if_fail (desk != NULL, BRG_N_INCIDENT_FACTS);

  while (fact < BRG_N_INCIDENT_FACTS && (desk->unanswered >> fact & 1) == 0)
    fact++;
  return fact;
}
