/* brg-absent-draft.c - who is still absent, and what follows by the rule book
 *
 * Rules: fide-2023 6.7.1; rus-draughts-2022 5.4.1.2, 5.4.4.1
 * Tests: tests/app/test-absent-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-absent-draft.h"

#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-date-words.h"
#include "brg-desk-words.h"
#include "brg-time-control.h"

#define US_PER_SECOND G_GINT64_CONSTANT (1000000)

/* A board; by #BrgColour when each came, in seconds after the start. */
typedef struct
{
  const BrgGame *game; /* of the snapshot */
  gint comes[3];
} Row;

struct _BrgAbsentDraft
{
  BrgSnapshot *snapshot;
  gint round;
  GArray *rows;
  gint limit;
  gboolean has_start;
  gint64 start_us;
};

gboolean
brg_round_find_start (const BrgRound *round, gint64 *start_us)
{
  g_autoptr (GDateTime) start = NULL;

  g_return_val_if_fail (round != NULL && start_us != NULL, FALSE);

  start = brg_date_words_moment (round->starts_at, "");
  if (start == NULL)
    return FALSE;
  *start_us = g_date_time_to_unix (start) * US_PER_SECOND;
  return TRUE;
}

static gint
find_first_control (const BrgSnapshot *snapshot)
{
  BrgTimeControl control;

  return brg_time_control_parse (snapshot->group->time_control, &control, NULL)
             ? brg_time_control_first_minutes (&control)
             : 60;
}

gint
brg_round_find_limit (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, -1);

  return brg_lateness_find_limit (snapshot->event->rulebook, snapshot->group->default_minutes,
                                  find_first_control (snapshot));
}

BrgAbsentDraft *
brg_absent_draft_new (BrgSnapshot *snapshot, gint number)
{
  BrgAbsentDraft *self;
  const BrgRound *round;

  g_return_val_if_fail (snapshot != NULL, NULL);

  self = g_new0 (BrgAbsentDraft, 1);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->round = number;
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->limit = brg_round_find_limit (snapshot);
  round = brg_snapshot_get_round (snapshot, number);
  if (round == NULL)
    return self;
  self->has_start = brg_round_find_start (round, &self->start_us);
  for (guint i = 0; i < round->games->len; i++)
    {
      Row row = { .game = &g_array_index (round->games, BrgGame, i) };

      if (brg_board_get_state (snapshot, number, row.game) == BRG_BOARD_MISSING)
        g_array_append_val (self->rows, row);
    }
  return self;
}

void
brg_absent_draft_free (BrgAbsentDraft *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->rows);
  brg_snapshot_unref (self->snapshot);
  g_free (self);
}

static Row *
get_row (const BrgAbsentDraft *self, guint index)
{
  return &g_array_index (self->rows, Row, index);
}

void
brg_absent_draft_take (BrgAbsentDraft *self, const BrgAbsentDraft *before)
{
  g_return_if_fail (self != NULL);

  if (before == NULL || before->round != self->round ||
      before->snapshot->group->id != self->snapshot->group->id)
    return;
  for (guint i = 0; i < self->rows->len; i++)
    for (guint k = 0; k < before->rows->len; k++)
      if (get_row (before, k)->game->id == get_row (self, i)->game->id)
        for (guint side = 0; side < G_N_ELEMENTS (get_row (self, i)->comes); side++)
          get_row (self, i)->comes[side] = get_row (before, k)->comes[side];
}

guint
brg_absent_draft_get_n_boards (const BrgAbsentDraft *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->rows->len;
}

const BrgGame *
brg_absent_draft_get_game (const BrgAbsentDraft *self, guint index)
{
  g_return_val_if_fail (self != NULL && index < self->rows->len, NULL);

  return get_row (self, index)->game;
}

gboolean
brg_absent_draft_is_here (const BrgAbsentDraft *self, guint index, BrgColour side)
{
  g_return_val_if_fail (self != NULL && index < self->rows->len, TRUE);

  return get_row (self, index)->comes[side] != BRG_NEVER_COMES;
}

gboolean
brg_absent_draft_get_timer (const BrgAbsentDraft *self, gint64 now_us, BrgRoundTimer *timer)
{
  g_return_val_if_fail (self != NULL && timer != NULL, FALSE);

  if (self->has_start)
    brg_round_timer_read (self->start_us, self->limit, now_us, timer);
  else
    *timer = (BrgRoundTimer){ .call = BRG_ROUND_CALL_OVER, .next_us = G_MAXINT64 };
  return self->has_start;
}

void
brg_absent_draft_set_here (BrgAbsentDraft *self,
                           guint index,
                           BrgColour side,
                           gboolean is_here,
                           gint64 now_us)
{
  BrgRoundTimer timer;
  gint *comes;

  g_return_if_fail (self != NULL && index < self->rows->len && side != BRG_COLOUR_NONE);

  comes = &get_row (self, index)->comes[side];
  if (is_here == (*comes != BRG_NEVER_COMES))
    return;
  brg_absent_draft_get_timer (self, now_us, &timer);
  *comes = !is_here ? BRG_NEVER_COMES : self->has_start ? MAX (timer.since_start, 0) : 0;
}

/* The player who begins, his opponent. */
static BrgColour
get_first (const BrgAbsentDraft *self)
{
  return self->snapshot->event->discipline == BRG_DISCIPLINE_RENJU ? BRG_COLOUR_BLACK
                                                                   : BRG_COLOUR_WHITE;
}

/* When a player counts as having come: who is not there comes now, or never when it is too late.
 * Who came too late and plays was let by the arbiter (fide-2023 6.7.1). */
static gint
find_coming (const BrgAbsentDraft *self, const Row *row, BrgColour side, const BrgRoundTimer *timer)
{
  if (row->comes[side] != BRG_NEVER_COMES)
    return self->limit >= 0 ? MIN (row->comes[side], self->limit * 60) : row->comes[side];
  return timer->call == BRG_ROUND_CALL_OVER ? BRG_NEVER_COMES : MAX (timer->since_start, 0);
}

static void
judge (const BrgAbsentDraft *self, const Row *row, gint64 now_us, BrgLateness *lateness)
{
  BrgColour first = get_first (self);
  BrgRoundTimer timer;

  brg_absent_draft_get_timer (self, now_us, &timer);
  brg_lateness_judge (self->snapshot->event->rulebook, self->snapshot->event->discipline,
                      self->snapshot->group->default_minutes, find_first_control (self->snapshot),
                      find_coming (self, row, first, &timer),
                      find_coming (self, row, brg_colour_opposite (first), &timer), lateness);
}

/* Who has lost, as bits 1 << #BrgColour; 0 for nobody. */
static guint
find_losers (const BrgAbsentDraft *self, const BrgLateness *lateness)
{
  guint first = 1u << get_first (self);
  guint second = 1u << brg_colour_opposite (get_first (self));

  switch (lateness->verdict)
    {
    case BRG_LATENESS_FIRST_LOSES:
      return first;
    case BRG_LATENESS_SECOND_LOSES:
      return second;
    case BRG_LATENESS_BOTH_LOSE:
      return first | second;
    case BRG_LATENESS_PLAYED:
    case BRG_LATENESS_UNSAID:
    default:
      return 0;
    }
}

gboolean
brg_absent_draft_get_result (const BrgAbsentDraft *self,
                             guint index,
                             gint64 now_us,
                             BrgAbsentResult *result,
                             const char **article)
{
  BrgLateness lateness;
  guint losers;

  g_return_val_if_fail (self != NULL && index < self->rows->len, FALSE);
  g_return_val_if_fail (result != NULL && article != NULL, FALSE);

  judge (self, get_row (self, index), now_us, &lateness);
  losers = find_losers (self, &lateness);
  *result = (BrgAbsentResult){
    .pairing_id = get_row (self, index)->game->id,
    .white = (losers & (1u << BRG_COLOUR_WHITE)) != 0 ? BRG_OUTCOME_FORFEIT_LOSS
                                                      : BRG_OUTCOME_FORFEIT_WIN,
    .black = (losers & (1u << BRG_COLOUR_BLACK)) != 0 ? BRG_OUTCOME_FORFEIT_LOSS
                                                      : BRG_OUTCOME_FORFEIT_WIN,
  };
  *article = lateness.article;
  return losers != 0;
}

GArray *
brg_absent_draft_list_results (const BrgAbsentDraft *self, gint64 now_us)
{
  GArray *results = g_array_new (FALSE, FALSE, sizeof (BrgAbsentResult));

  for (guint i = 0; i < brg_absent_draft_get_n_boards (self); i++)
    {
      BrgAbsentResult result;
      const char *article;

      if (brg_absent_draft_get_result (self, i, now_us, &result, &article))
        g_array_append_val (results, result);
    }
  return results;
}

static void
append_case (GArray *cases,
             const Row *row,
             BrgColour side,
             BrgIncidentKind kind,
             gint minutes,
             const char *article)
{
  BrgAbsentCase one = { row->game->id, side, kind, minutes, article };

  g_array_append_val (cases, one);
}

/* Who came after the start, but in time or let in. */
static void
append_late (const BrgAbsentDraft *self, GArray *cases, const Row *row, const char *article)
{
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (self->has_start && row->comes[side] > 0 && row->comes[side] != BRG_NEVER_COMES)
      append_case (cases, row, side, BRG_INCIDENT_LATE, row->comes[side] / 60, article);
}

GArray *
brg_absent_draft_list_cases (const BrgAbsentDraft *self, gint64 now_us)
{
  GArray *cases = g_array_new (FALSE, FALSE, sizeof (BrgAbsentCase));
  BrgRoundTimer timer;
  gint passed;

  g_return_val_if_fail (self != NULL, cases);

  passed = brg_absent_draft_get_timer (self, now_us, &timer) ? timer.since_start / 60 : -1;
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = get_row (self, i);
      BrgLateness lateness;
      guint losers;

      judge (self, row, now_us, &lateness);
      losers = find_losers (self, &lateness);
      append_late (self, cases, row, lateness.article);
      if (losers == ((1u << BRG_COLOUR_WHITE) | (1u << BRG_COLOUR_BLACK)))
        append_case (cases, row, BRG_COLOUR_NONE, BRG_INCIDENT_BOTH_ABSENT, passed,
                     lateness.article);
      else if (losers != 0)
        append_case (cases, row,
                     losers == 1u << BRG_COLOUR_WHITE ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                     BRG_INCIDENT_NO_SHOW, passed, lateness.article);
    }
  return cases;
}

/* Who lost by absence, and how the book says it. */
static void
set_absent_decision (BrgIncident *incident, const BrgAbsentCase *one)
{
  gboolean is_both = one->side == BRG_COLOUR_NONE;

  incident->has_kind = TRUE;
  incident->kind = one->kind;
  incident->is_both = is_both;
  incident->sanction = is_both ? BRG_SANCTION_LOSS_BOTH : BRG_SANCTION_LOSS;
  incident->result = is_both ? BRG_RESULT_BOTH_LOST : BRG_RESULT_LOST;
  g_free (incident->proposed);
  incident->proposed = g_strjoin (" ", brg_sanction_to_id (incident->sanction), "-",
                                  brg_result_effect_to_id (incident->result), NULL);
  if (one->article != NULL)
    brg_incident_set_text (&incident->article, one->article);
}

static BrgIncident *
make_incident (const BrgAbsentDraft *self, const BrgGame *game, const BrgAbsentCase *one)
{
  BrgIncident *incident = brg_incident_new ();
  gboolean is_black = one->side == BRG_COLOUR_BLACK;
  gboolean white_lost = one->side != BRG_COLOUR_BLACK;
  gboolean black_lost = one->side != BRG_COLOUR_WHITE;

  incident->event_id = self->snapshot->event->id;
  incident->group_id = self->snapshot->group->id;
  incident->round = self->round;
  incident->board = game->board;
  incident->entry_id =
      brg_snapshot_get_entry (self->snapshot, is_black ? game->black : game->white)->id;
  incident->opponent_id =
      brg_snapshot_get_entry (self->snapshot, is_black ? game->white : game->black)->id;
  set_absent_decision (incident, one);
  g_free (incident->result_after);
  incident->result_after =
      brg_incident_result_to_text (white_lost ? BRG_OUTCOME_FORFEIT_LOSS : BRG_OUTCOME_FORFEIT_WIN,
                                   black_lost ? BRG_OUTCOME_FORFEIT_LOSS : BRG_OUTCOME_FORFEIT_WIN);
  brg_incident_set_text (&incident->author, g_get_real_name ());
  return incident;
}

GPtrArray *
brg_absent_draft_list_incidents (const BrgAbsentDraft *self, gint64 now_us)
{
  GPtrArray *incidents = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_incident_free);
  g_autoptr (GArray) cases = NULL;

  g_return_val_if_fail (self != NULL, incidents);

  cases = brg_absent_draft_list_cases (self, now_us);
  for (guint i = 0; i < cases->len; i++)
    {
      const BrgAbsentCase *one = &g_array_index (cases, BrgAbsentCase, i);

      for (guint k = 0; one->kind != BRG_INCIDENT_LATE && k < self->rows->len; k++)
        if (get_row (self, k)->game->id == one->pairing_id)
          g_ptr_array_add (incidents, make_incident (self, get_row (self, k)->game, one));
    }
  return incidents;
}

/* "12:05", or with hours. */
static char *
dup_span (gint seconds)
{
  return seconds < 3600 ? g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60)
                        : brg_desk_words_dup_time ((gint64) seconds * 1000);
}

/* What the clocks have used, if everybody who is missing came now. */
static char *
dup_used (const BrgAbsentDraft *self, const BrgLateness *lateness)
{
  gboolean white_begins = get_first (self) == BRG_COLOUR_WHITE;
  g_autofree char *white = dup_span (white_begins ? lateness->first_used : lateness->second_used);
  g_autofree char *black = dup_span (white_begins ? lateness->second_used : lateness->first_used);

  /* Translators: what White and Black have used of their time, 6:15 */
  return g_strdup_printf (_ ("used: White %s, Black %s"), white, black);
}

static char *
dup_absent_text (const Row *row)
{
  gboolean is_white = row->comes[BRG_COLOUR_WHITE] == BRG_NEVER_COMES;
  gboolean is_black = row->comes[BRG_COLOUR_BLACK] == BRG_NEVER_COMES;

  if (is_white && is_black)
    return g_strdup (_ ("Neither has come"));
  return g_strdup (is_white ? _ ("White has not come") : _ ("Black has not come"));
}

char *
brg_absent_draft_dup_effect (const BrgAbsentDraft *self, guint index, gint64 now_us)
{
  g_autofree char *absent = NULL;
  g_autofree char *used = NULL;
  const Row *row;
  BrgLateness lateness;

  g_return_val_if_fail (self != NULL && index < self->rows->len, NULL);

  row = get_row (self, index);
  if (row->comes[BRG_COLOUR_WHITE] == 0 && row->comes[BRG_COLOUR_BLACK] == 0)
    return NULL;
  judge (self, row, now_us, &lateness);
  if (brg_absent_draft_is_here (self, index, BRG_COLOUR_WHITE) &&
      brg_absent_draft_is_here (self, index, BRG_COLOUR_BLACK))
    return dup_used (self, &lateness);
  absent = dup_absent_text (row);
  if (lateness.verdict == BRG_LATENESS_UNSAID)
    return g_strdup_printf ("%s · %s", absent, _ ("the regulations must say how late"));
  if (lateness.verdict == BRG_LATENESS_PLAYED)
    {
      used = dup_used (self, &lateness);
      return g_strdup_printf ("%s · %s", absent, used);
    }
  /* rus-draughts-2022 5.4.4.1: with the game the whole micro-match. */
  if (self->snapshot->event->discipline == BRG_DISCIPLINE_DRAUGHTS64)
    return g_strdup_printf ("%s · %s", absent, _ ("the whole micro-match is lost"));
  return g_steal_pointer (&absent);
}

char *
brg_absent_draft_dup_state (const BrgAbsentDraft *self, gint64 now_us)
{
  g_autofree char *left = NULL;
  g_autofree char *words = NULL;
  BrgRoundTimer timer;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->limit < 0)
    return g_strdup (_ ("This rule book wants the regulations to say how late a player may come; "
                        "they do not. Set it on the page Event."));
  if (!brg_absent_draft_get_timer (self, now_us, &timer))
    return g_strdup (_ ("The start of the round was not announced: you see yourself whether the "
                        "default time is over."));
  if (timer.call == BRG_ROUND_CALL_NONE)
    return g_strdup (_ ("The round has not begun yet."));
  if (timer.call == BRG_ROUND_CALL_OVER)
    return g_strdup (_ ("The default time is over: who is not ticked has lost."));
  left = dup_span (timer.left);
  /* Translators: minutes and seconds, 12:31 */
  return g_strdup_printf (_ ("The default time ends in %s. Nobody has lost yet."), left);
}

char *
brg_round_timer_dup_words (const BrgRoundTimer *timer)
{
  g_autofree char *left = NULL;

  g_return_val_if_fail (timer != NULL, NULL);

  if (timer->left < 0 || timer->call == BRG_ROUND_CALL_NONE || timer->call == BRG_ROUND_CALL_OVER)
    return NULL;
  left = dup_span (timer->left);
  /* Translators: minutes and seconds until nobody may come any more, 12:31 */
  return g_strdup_printf (_ ("default time ends in %s"), left);
}

char *
brg_round_timer_dup_call (const BrgRoundTimer *timer, gint n_missing)
{
  g_return_val_if_fail (timer != NULL, NULL);

  if (n_missing == 0)
    return NULL;
  switch (timer->call)
    {
    case BRG_ROUND_CALL_FIVE:
      return g_strdup (_ ("Five minutes until the default time is over: who is still absent?"));
    case BRG_ROUND_CALL_ONE:
      return g_strdup (_ ("One minute until the default time is over: who is still absent?"));
    case BRG_ROUND_CALL_OVER:
      return g_strdup (_ ("The default time is over. Who is not at the board has lost."));
    case BRG_ROUND_CALL_NONE:
    case BRG_ROUND_CALL_START:
    default:
      return NULL;
    }
}
