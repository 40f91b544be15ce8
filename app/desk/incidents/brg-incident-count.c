/* brg-incident-count.c - which time it is, and what the book says of that
 *
 * Rules: fide-2023 7.5.1-7.5.5; rus-chess-2014 7.4.1, 7.4.2; ukr-chess-2016 7.6, 7.7;
 *   rus-draughts-2022 5.4.15.2
 * Tests: tests/app/test-incident-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-count.h"

#include "brg-incident-desk-private.h"

#include "brg-incident-contest.h"
#include "brg-ladder.h"
#include "brg-protest-record.h"
#include "brg-store-incident-rows.h"
#include "brg-store-protest-rows.h"
#include "brg-time-control.h"

#define BIT(kind) (G_GUINT64_CONSTANT (1) << BRG_INCIDENT_##kind)

G_STATIC_ASSERT (BRG_N_INCIDENT_KINDS <= 64);

/* What happens without anybody having broken a rule. Who disturbs the games of others has
 * (rus-draughts-2022 2.3.3). */
static const guint64 no_breaches = BIT (FLAG) | BIT (FLAG_BOTH) | BIT (WRONG_COLOURS) |
                                   BIT (WRONG_START) | BIT (BOARD_TURNED) | BIT (CLAIM_CANNOT_WIN) |
                                   BIT (CLAIM_NO_EFFORT) | BIT (ASSISTANT_MOVES) |
                                   BIT (ASSISTANT_CLOCK) | BIT (ASSISTANT_RECORD);

gboolean
brg_incident_desk_is_illegal (const BrgIncidentDesk *desk, BrgIncidentKind kind)
{
  guint64 kinds = desk->snapshot->event->rulebook->illegal_kinds;

  return ((kinds != 0 ? kinds : BIT (ILLEGAL_MOVE)) >> kind & 1) != 0;
}

gboolean
brg_incident_desk_is_same_kind (const BrgIncidentDesk *desk,
                                BrgIncidentKind kind,
                                BrgIncidentKind other)
{
  return kind == other ||
         (brg_incident_desk_is_illegal (desk, kind) && brg_incident_desk_is_illegal (desk, other));
}

gboolean
brg_incident_desk_is_in_game (const BrgIncidentDesk *desk, const BrgIncident *incident)
{
  const BrgIncident *own = desk->incident;

  return incident->group_id == own->group_id && incident->round == own->round &&
         (incident->entry_id == own->entry_id || incident->entry_id == own->opponent_id) &&
         (incident->opponent_id == own->opponent_id || incident->opponent_id == own->entry_id);
}

/* Decisions before this one: what is corrected now does not count, what is superseded neither. */
static gboolean
counts (const BrgIncidentDesk *desk, const BrgIncident *incident)
{
  return brg_incident_is_in_force (incident) && incident->id != desk->incident->id &&
         incident->id != desk->incident->supersedes_id &&
         brg_incident_is_against (incident, desk->incident->entry_id);
}

/* rus-draughts-2022 5.4.15.2: in draughts what was imposed counts, not what happened. */
static gboolean
is_imposed (const BrgIncidentDesk *desk, const BrgIncident *incident)
{
  gboolean is_chess = desk->form == BRG_FORM_STANDARD || desk->form == BRG_FORM_RAPID ||
                      desk->form == BRG_FORM_BLITZ;

  switch ((guint) incident->sanction)
    {
    case BRG_SANCTION_NONE:
    case BRG_SANCTION_CORRECT:
    case BRG_SANCTION_NEW_GAME:
    case BRG_SANCTION_CONTINUE:
      return is_chess;
    default:
      return TRUE;
    }
}

/* Illegal moves that were counted on the board before there was a log. */
static guint
count_on_board (const BrgIncidentDesk *desk)
{
  if (desk->record == NULL || desk->side == BRG_COLOUR_NONE || desk->corrected != NULL ||
      !brg_incident_desk_is_illegal (desk, desk->incident->kind))
    return 0;
  return (guint) desk->record->illegal[desk->side];
}

static void
count_kind (BrgIncidentDesk *desk)
{
  guint n_in_game = 0;
  guint n_in_event = 0;

  for (guint i = 0; desk->incident->has_kind && i < desk->log->len; i++)
    {
      const BrgIncident *other = desk->log->pdata[i];

      if (!counts (desk, other) || !other->has_kind ||
          !brg_incident_desk_is_same_kind (desk, desk->incident->kind, other->kind))
        continue;
      n_in_event++;
      if (desk->has_game && brg_incident_desk_is_in_game (desk, other) && is_imposed (desk, other))
        n_in_game++;
    }
  desk->n_in_game = MAX (n_in_game, count_on_board (desk)) + 1;
  desk->n_in_event = MAX (n_in_event + 1, desk->n_in_game);
  desk->incident->ordinal = desk->n_in_game;
}

/* Where nothing is played by rounds it is all one. */
static gint
get_round (const BrgIncidentDesk *desk, const BrgIncident *incident)
{
  return desk->snapshot->group->contest != BRG_CONTEST_NONE ? 1 : incident->round;
}

/* rus-draughts-2022 5.4.15.2: remark, warning, loss by what was imposed on him, in this game and in
 * those before it. A group has one game a round. */
static void
count_ladder (const BrgIncidentDesk *desk, BrgLadderCount *count)
{
  gint round = get_round (desk, desk->incident);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (BrgLadderEntry));

  for (guint i = 0; i < desk->log->len; i++)
    {
      const BrgIncident *other = desk->log->pdata[i];
      BrgLadderEntry entry = { .round = (guint) get_round (desk, other),
                               .kind = other->has_kind ? (gint) other->kind : -1,
                               .is_gross = other->is_gross,
                               .sanction = other->sanction };

      if (counts (desk, other) && get_round (desk, other) > 0 &&
          (!other->has_kind || (no_breaches >> other->kind & 1) == 0))
        g_array_append_val (entries, entry);
    }
  brg_ladder_count ((const BrgLadderEntry *) entries->data, entries->len,
                    round > 0 ? (guint) round : G_MAXUINT, 0, count);
}

static void
find_advice (BrgIncidentDesk *desk)
{
  BrgLadderCount stands;
  BrgAdviceQuery query = {
    .rulebook = desk->snapshot->event->rulebook,
    .form = desk->form,
    .tempo = desk->tempo,
    .kind = desk->incident->kind,
    .count = brg_incident_kind_is_of_event (desk->incident->kind)
                 ? desk->n_in_event
                 : desk->n_in_game + brg_incident_kind_get_first (desk->incident->kind) - 1,
    .is_gross = desk->incident->is_gross,
    .regulations = &desk->regulations,
  };

  count_ladder (desk, &stands);
  query.stands = &stands;
  query.n_breaches = stands.n_breaches;
  query.n_gross = stands.n_gross;
  query.n_games_before = stands.n_games_before;
  brg_incident_desk_fill_facts (desk, &query);
  desk->has_advice =
      desk->incident->has_kind && desk->unanswered == 0 && brg_advise (&query, &desk->advice);
}

/* What the book says of games means nothing where none is played: the arbiter chooses. */
static void
fit_contest (BrgIncidentDesk *desk)
{
  BrgContestKind contest = desk->snapshot->group->contest;
  BrgAdvice *advice = &desk->advice;

  if (!desk->has_advice || contest == BRG_CONTEST_NONE)
    return;
  if ((brg_incident_contest_sanctions (contest) & 1u << advice->sanction) == 0)
    advice->sanction = BRG_SANCTION_CHOOSE;
  advice->clock = BRG_CLOCK_NONE;
  advice->seconds = 0;
  advice->result = BRG_RESULT_NONE;
}

/* Nothing is decided while it is not known what happened. */
static void
clear_decision (BrgIncident *incident)
{
  incident->sanction = BRG_SANCTION_NONE;
  incident->clock = BRG_CLOCK_NONE;
  incident->seconds = 0;
  incident->result = BRG_RESULT_NONE;
}

static void
take_advice (BrgIncidentDesk *desk)
{
  BrgIncident *incident = desk->incident;
  const BrgAdvice *advice = &desk->advice;
  g_autofree char *clock = NULL;

  brg_incident_set_text (&incident->article, desk->has_advice ? advice->article : "");
  if (!desk->has_advice)
    {
      brg_incident_set_text (&incident->proposed, "");
      if (desk->unanswered != 0 && !desk->is_otherwise)
        clear_decision (incident);
      return;
    }
  clock = brg_clock_effect_to_text (advice->clock, advice->seconds);
  g_free (incident->proposed);
  incident->proposed = g_strjoin (" ", brg_sanction_to_id (advice->sanction), clock,
                                  brg_result_effect_to_id (advice->result), NULL);
  if (desk->is_otherwise)
    return;
  incident->sanction = advice->sanction;
  incident->clock = advice->clock;
  incident->seconds = advice->seconds;
  incident->result = advice->result;
}

void
brg_incident_desk_update (BrgIncidentDesk *desk)
{
  count_kind (desk);
  find_advice (desk);
  fit_contest (desk);
  take_advice (desk);
}

void
brg_incident_desk_count_waiting (BrgStore *store,
                                 const BrgSnapshot *snapshot,
                                 guint *n_drafts,
                                 guint *n_protests)
{
  g_autoptr (GPtrArray) log = NULL;
  g_autoptr (GPtrArray) protests = NULL;

  g_return_if_fail (store != NULL && snapshot != NULL);
  g_return_if_fail (n_drafts != NULL && n_protests != NULL);

  *n_drafts = *n_protests = 0;
  log = brg_store_list_incidents (store, snapshot->event->id, NULL);
  protests = brg_store_list_protests (store, snapshot->group->id, NULL);
  for (guint i = 0; log != NULL && i < log->len; i++)
    {
      const BrgIncident *incident = log->pdata[i];

      *n_drafts += incident->state == BRG_INCIDENT_DRAFT && brg_incident_stands (incident) &&
                   (incident->group_id == 0 || incident->group_id == snapshot->group->id);
    }
  for (guint i = 0; protests != NULL && i < protests->len; i++)
    *n_protests += ((const BrgProtest *) protests->pdata[i])->decision == BRG_PROTEST_OPEN;
}
