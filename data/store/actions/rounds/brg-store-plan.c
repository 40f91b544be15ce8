/* brg-store-plan.c - what the last step of the pairing wizard stores
 *
 * Rules: rus-draughts-2022 5.4.10.5.1, 5.4.10.12
 * Tests: tests/data/test-store-plan.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-plan.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-backup.h"
#include "brg-store-draw-private.h"
#include "brg-store-leaver.h"
#include "brg-store-mode-pairs.h"
#include "brg-store-rows.h"
#include "brg-store-seats.h"
#include "brg-store-team-rows.h"
#include "brg-store-timetable-rows.h"
#include "brg-store-words.h"

BrgRoundPlan *
brg_round_plan_new (gint64 group_id)
{
  BrgRoundPlan *plan = g_new0 (BrgRoundPlan, 1);

  plan->group_id = group_id;
  plan->boards = g_array_new (FALSE, FALSE, sizeof (BrgPlannedBoard));
  plan->absences = g_array_new (FALSE, FALSE, sizeof (BrgPlannedAbsence));
  plan->stays = g_array_new (FALSE, FALSE, sizeof (BrgPlannedStay));
  plan->bans = g_array_new (FALSE, FALSE, sizeof (BrgPlannedBan));
  plan->sections = g_array_new (FALSE, FALSE, sizeof (BrgPlannedSection));
  plan->numbering = g_array_new (FALSE, FALSE, sizeof (gint64));
  return plan;
}

void
brg_round_plan_free (BrgRoundPlan *plan)
{
  if (plan == NULL)
    return;
  g_array_unref (plan->boards);
  g_array_unref (plan->absences);
  g_array_unref (plan->stays);
  g_array_unref (plan->bans);
  g_array_unref (plan->sections);
  g_array_unref (plan->numbering);
  brg_draw_record_free (plan->draw);
  brg_group_free (plan->settings);
  g_free (plan);
}

static gboolean
write_settings (BrgStore *store, const BrgRoundPlan *plan, GError **error)
{
  const BrgGroup *settings = plan->settings;

  return settings == NULL ||
         brg_sql_run (store, error,
                      "UPDATE event_group SET n_rounds = ?2, cycles = ?3, swap_last_rounds = ?4,"
                      " seed = ?5 WHERE id = ?1",
                      "iiiii", plan->group_id, (gint64) settings->n_rounds,
                      (gint64) settings->cycles, (gint64) settings->swap_last_rounds,
                      (gint64) settings->seed);
}

static gboolean
write_stays (BrgStore *store, const BrgRoundPlan *plan, GError **error)
{
  for (guint i = 0; i < plan->stays->len; i++)
    {
      const BrgPlannedStay *stay = &g_array_index (plan->stays, BrgPlannedStay, i);
      gboolean stays = stay->left_after == BRG_STAYS;

      /* Who comes back is no longer gone for a reason. */
      if ((stays && !brg_store_check_not_refused (store, stay->entry_id, error)) ||
          !brg_sql_run (store, error,
                        "UPDATE entry SET joins_round = ?2, left_after = iif (?3, NULL, ?4),"
                        " left_reason = iif (?3, '', left_reason),"
                        " leaver_rule = iif (?3, '', leaver_rule),"
                        " is_excluded = iif (?3, 0, is_excluded) WHERE id = ?1",
                        "iiii", stay->entry_id, (gint64) stay->joins_round, (gint64) stays,
                        stays ? (gint64) 0 : (gint64) stay->left_after))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_bans (BrgStore *store, const BrgRoundPlan *plan, GError **error)
{
  for (guint i = 0; i < plan->bans->len; i++)
    {
      const BrgPlannedBan *ban = &g_array_index (plan->bans, BrgPlannedBan, i);

      if (!brg_store_insert_ban (store, ban->entry_id, ban->other_id, ban->first_round,
                                 ban->last_round, error))
        return FALSE;
    }
  return TRUE;
}

/* rus-draughts-2022 5.4.10.5.1: the number of the first round stays to the end. */
static gboolean
clear_numbers (BrgStore *store, const BrgRoundPlan *plan, GError **error)
{
  gint64 n_rounds;

  if (!plan->renumber)
    return TRUE;
  if (!brg_sql_get_int (store, &n_rounds, error, "SELECT count(*) FROM round WHERE group_id = ?1",
                        "i", plan->group_id))
    return FALSE;
  if (n_rounds > 0)
    return brg_store_refuse (error, _ ("Pairing numbers cannot change once a round is paired."));
  return brg_sql_run (store, error, "UPDATE entry SET number = NULL WHERE group_id = ?1", "i",
                      plan->group_id);
}

static gboolean
write_numbering (BrgStore *store, const BrgRoundPlan *plan, GError **error)
{
  gint64 last;

  if (!clear_numbers (store, plan, error))
    return FALSE;
  if (!brg_sql_get_int (store, &last, error,
                        "SELECT coalesce (max (number), 0) FROM entry WHERE group_id = ?1", "i",
                        plan->group_id))
    return FALSE;
  for (guint i = 0; i < plan->numbering->len; i++)
    if (!brg_store_check_may_have_number (store, g_array_index (plan->numbering, gint64, i),
                                          error) ||
        !brg_sql_run (store, error, "UPDATE entry SET number = ?2 WHERE id = ?1 AND number IS NULL",
                      "ii", g_array_index (plan->numbering, gint64, i), last + 1 + (gint64) i))
      return FALSE;
  return TRUE;
}

static gboolean
write_absences (BrgStore *store, const BrgRoundPlan *plan, GError **error)
{
  for (guint i = 0; i < plan->absences->len; i++)
    {
      const BrgPlannedAbsence *absence = &g_array_index (plan->absences, BrgPlannedAbsence, i);

      if (!brg_store_write_absence (store, absence->entry_id, absence->round, absence->outcome,
                                    error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_sections (BrgStore *store, const BrgRoundPlan *plan, GError **error)
{
  for (guint i = 0; i < plan->sections->len; i++)
    {
      const BrgPlannedSection *section = &g_array_index (plan->sections, BrgPlannedSection, i);

      if (!brg_store_write_section (store, section->entry_id, section->round, section->number,
                                    error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_initial_colour (BrgStore *store, const BrgRoundPlan *plan, GError **error)
{
  return plan->initial_colour == BRG_COLOUR_NONE ||
         brg_sql_run (store, error, "UPDATE event_group SET initial_colour = ?2 WHERE id = ?1",
                      "it", plan->group_id, brg_store_colour_to_word (plan->initial_colour));
}

static gboolean
write_board (BrgStore *store,
             gint64 round_id,
             gint number,
             const BrgPlannedBoard *board,
             gboolean has_teams,
             GError **error)
{
  gint64 pairing_id;

  if (!brg_store_insert_pairing (store, round_id, number, board->white_id, board->black_id,
                                 board->is_manual, &pairing_id, error))
    return FALSE;
  if (board->black_id == 0)
    return brg_store_write_result (store, pairing_id, BRG_OUTCOME_PAIRING_BYE, BRG_OUTCOME_NONE,
                                   error);
  return !has_teams || brg_store_seat_match (store, pairing_id, error);
}

static gboolean
is_changed (const BrgRoundPlan *plan, gint round)
{
  for (guint i = 0; i < plan->boards->len; i++)
    {
      const BrgPlannedBoard *board = &g_array_index (plan->boards, BrgPlannedBoard, i);

      if (board->is_manual && (round == 0 || board->round == round))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_given (const char *text)
{
  return text != NULL && *text != '\0';
}

static gboolean
has_reason (const BrgRoundPlan *plan)
{
  return is_given (plan->changed_reason) && is_given (plan->changed_by);
}

/* rus-draughts-2022 5.4.10.12: pairs change by a reasoned decision of the chief arbiter, or of
 * whoever stands in for him; to forbid one is to change it. */
static gboolean
check_reason (const BrgRoundPlan *plan, GError **error)
{
  if (has_reason (plan))
    return TRUE;
  if (is_changed (plan, 0))
    return brg_store_refuse (error, _ ("Say why pairs were changed by hand, and who decided it."));
  return plan->bans->len == 0 ||
         brg_store_refuse (error, _ ("Say why pairs are forbidden, and who decided it."));
}

/* A reason without pairs of its own is that of the first round: pairs were forbidden, or what was
 * published is drawn anew. */
static gboolean
has_reason_for (const BrgRoundPlan *plan, gint round)
{
  return is_changed (plan, round) ||
         (has_reason (plan) && !is_changed (plan, 0) &&
          round == g_array_index (plan->boards, BrgPlannedBoard, 0).round);
}

static gboolean
open_round (BrgStore *store,
            const BrgRoundPlan *plan,
            gint number,
            gint64 *round_id,
            GError **error)
{
  gint64 n_rounds;

  if (!brg_sql_get_int (store, &n_rounds, error, "SELECT count(*) FROM round WHERE group_id = ?1",
                        "i", plan->group_id))
    return FALSE;
  if (number != n_rounds + 1)
    return brg_store_refuse (error,
                             _ ("The round is already paired, or an earlier one is missing."));
  return brg_store_insert_round (store, plan->group_id, number,
                                 number <= plan->publish_through ? BRG_ROUND_PUBLISHED
                                                                 : BRG_ROUND_PLANNED,
                                 round_id, error) &&
         (!has_reason_for (plan, number) ||
          brg_store_write_change_of_pairs (store, *round_id, plan->changed_reason, plan->changed_by,
                                           error));
}

static gboolean
write_boards (BrgStore *store, const BrgRoundPlan *plan, GError **error)
{
  gint round = 0;
  gint board_number = 0;
  gint64 round_id = 0;
  gint n_boards;

  if (!brg_store_count_boards (store, plan->group_id, &n_boards, error))
    return FALSE;
  for (guint i = 0; i < plan->boards->len; i++)
    {
      const BrgPlannedBoard *board = &g_array_index (plan->boards, BrgPlannedBoard, i);

      if (board->round != round)
        {
          round = board->round;
          board_number = 0;
          if (!open_round (store, plan, round, &round_id, error))
            return FALSE;
          if (i == 0 && plan->starts_at != NULL &&
              !brg_store_write_round_start (store, plan->group_id, round, plan->starts_at, error))
            return FALSE;
        }
      if (!write_board (store, round_id, ++board_number, board, n_boards > 0, error))
        return FALSE;
    }
  return TRUE;
}

/* Names of those who leave the event with this pairing, "Иванов, Петров". */
static char *
dup_leavers (BrgStore *store, const BrgRoundPlan *plan, GError **error)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < plan->stays->len; i++)
    {
      const BrgPlannedStay *stay = &g_array_index (plan->stays, BrgPlannedStay, i);
      g_autofree char *name = NULL;

      if (stay->left_after == BRG_STAYS)
        continue;
      name = brg_store_dup_entry_name (store, stay->entry_id, error);
      if (name == NULL)
        return NULL;
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* A bye is on no board. */
static gint
count_boards (const BrgRoundPlan *plan)
{
  gint n_boards = 0;

  for (guint i = 0; i < plan->boards->len; i++)
    n_boards += g_array_index (plan->boards, BrgPlannedBoard, i).black_id != 0;
  return n_boards;
}

/* What the journal says besides the rounds: lots can be drawn again only with their seed. */
static gboolean
note_decisions (BrgStore *store, BrgAction *action, const BrgRoundPlan *plan, GError **error)
{
  g_autofree char *leavers = dup_leavers (store, plan, error);

  if (leavers == NULL)
    return FALSE;
  if (*leavers != '\0')
    brg_action_set_text (action, "left", leavers);
  if (plan->numbering->len > 0 && plan->method != NULL)
    brg_action_set_text (action, "method", plan->method);
  if (plan->settings != NULL)
    {
      g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, plan->settings->seed);

      brg_action_set_text (action, "seed", seed);
    }
  if (plan->draw != NULL)
    brg_store_note_draw (action, plan->group_id, plan->draw);
  if (plan->n_sections > 1)
    brg_action_set_int (action, "sections", plan->n_sections);
  if (has_reason (plan))
    {
      brg_action_set_text (action, "reason", plan->changed_reason);
      brg_action_set_text (action, "by", plan->changed_by);
      if (!is_changed (plan, 0))
        brg_action_set_text (action, "anew", "yes");
    }
  return TRUE;
}

/* Whoever is paired has a start number; numbers that are given anew with the plan are the plan's.
 */
static gboolean
check_numbers (BrgStore *store, const BrgRoundPlan *plan, GError **error)
{
  gint64 n_without;

  if (plan->renumber)
    return TRUE;
  if (!brg_sql_get_int (store, &n_without, error,
                        "SELECT count(*) FROM pairing p JOIN round r ON r.id = p.round_id"
                        " JOIN entry e ON e.id IN (p.white_id, p.black_id)"
                        " WHERE r.group_id = ?1 AND r.number >= ?2 AND p.match_id IS NULL"
                        " AND e.number IS NULL",
                        "ii", plan->group_id,
                        (gint64) g_array_index (plan->boards, BrgPlannedBoard, 0).round))
    return FALSE;
  return n_without == 0 ||
         brg_store_refuse (error, _ ("Somebody who is paired has no start number yet. Give the "
                                     "start numbers first."));
}

gboolean
brg_store_add_rounds (BrgStore *store, const BrgRoundPlan *plan, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  const BrgPlannedBoard *first;
  const BrgPlannedBoard *last;
  gint n_match_boards;

  g_return_val_if_fail (store != NULL && plan != NULL, FALSE);

  if (plan->boards->len == 0)
    return brg_store_refuse (error, _ ("There are no pairs to save."));
  if (!check_reason (plan, error))
    return FALSE;
  first = &g_array_index (plan->boards, BrgPlannedBoard, 0);
  last = &g_array_index (plan->boards, BrgPlannedBoard, plan->boards->len - 1);
  if (!brg_store_count_boards (store, plan->group_id, &n_match_boards, error))
    return FALSE;
  action = brg_action_begin_in_group (
      store, first->round == last->round ? "round-publish" : "rounds-plan", plan->group_id, error);
  if (action == NULL || !brg_store_adjourn_missing (action, plan->group_id, first->round, error) ||
      !write_settings (store, plan, error) || !write_stays (store, plan, error) ||
      !write_bans (store, plan, error) || !write_numbering (store, plan, error) ||
      !write_absences (store, plan, error) || !write_sections (store, plan, error) ||
      !write_initial_colour (store, plan, error) || !write_boards (store, plan, error) ||
      !check_numbers (store, plan, error) || !note_decisions (store, action, plan, error) ||
      !brg_store_look_at_pairs (action, plan->group_id, first->round, last->round, error))
    return FALSE;
  brg_action_set_int (action, "round", first->round);
  brg_action_set_int (action, "last", last->round);
  brg_action_set_int (action, n_match_boards > 0 ? "matches" : "boards", count_boards (plan));
  if (!brg_action_commit (g_steal_pointer (&action), error))
    return FALSE;
  if (plan->publish_through >= first->round)
    brg_backup_make (store);
  return TRUE;
}
