/* brg-store-protests.c - actions on protests and appeals
 *
 * Rules: rus-draughts-2022 5.4.17.3, 5.4.17.4, 5.4.17.5; rus-chess-2014 25.3, 25.4
 * Tests: tests/data/test-store-protests.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-protests.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-committee-check.h"
#include "brg-incident-log.h"
#include "brg-rulebook.h"
#include "brg-rulebooks.h"
#include "brg-store-game-place.h"
#include "brg-store-protest-rows.h"
#include "brg-store-results-private.h"
#include "brg-store-rows.h"
#include "brg-text-tidy.h"

/* The name for the journal. Returns: (transfer full) (nullable) */
static char *
dup_entry_name (BrgStore *store, gint64 group_id, gint64 entry_id, GError **error)
{
  g_autofree char *name = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT trim (p.family_name || ' ' || p.given_name)"
                                      " FROM entry e JOIN person p ON p.id = e.person_id"
                                      " WHERE e.id = ?1 AND e.group_id = ?2",
                                      "ii", entry_id, group_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (!has_row)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The player no longer exists."));
      return NULL;
    }
  name = brg_sql_dup_text (stmt, 0);
  sqlite3_reset (stmt);
  return g_steal_pointer (&name);
}

static gboolean
check_filing (BrgStore *store, const BrgProtest *protest, GError **error)
{
  g_autofree char *other = NULL;

  if (brg_text_is_blank (protest->subject))
    return brg_store_refuse (error, _ ("A protest must say what is disputed."));
  if (brg_text_is_blank (protest->filed_at))
    return brg_store_refuse (error, _ ("A protest needs the time when it was filed."));
  if (protest->entry_id == protest->other_id)
    return brg_store_refuse (error, _ ("The two sides of a protest must be different."));
  if (protest->fee < 0)
    return brg_store_refuse (error, _ ("A deposit cannot be negative."));
  if (protest->other_id == 0)
    return TRUE;
  other = dup_entry_name (store, protest->group_id, protest->other_id, error);
  return other != NULL;
}

/* rus-draughts-2022 5.4.17.5: an appeal is against what was decided. */
static BrgProtest *
load_appealed (BrgStore *store, const BrgProtest *protest, GError **error)
{
  g_autoptr (BrgProtest) appealed = brg_store_load_protest (store, protest->appeal_of_id, error);

  if (appealed == NULL)
    return NULL;
  if (appealed->group_id != protest->group_id)
    brg_store_refuse (error, _ ("The protest belongs to another group."));
  else if (appealed->decision == BRG_PROTEST_OPEN)
    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                 /* Translators: number of a protest */
                 _ ("Protest no. %d is not decided yet: there is nothing to appeal."),
                 appealed->number);
  else if (appealed->appeal_of_id != 0)
    brg_store_refuse (error, _ ("The decision on an appeal is final."));
  else
    return g_steal_pointer (&appealed);
  return NULL;
}

gboolean
brg_store_file_protest (BrgStore *store,
                        const BrgProtest *protest,
                        gint64 *protest_id,
                        GError **error)
{
  g_autoptr (BrgProtest) appealed = NULL;
  g_autoptr (BrgProtest) stored = NULL;
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *name = NULL;
  gboolean is_appeal;
  gint64 id;

  g_return_val_if_fail (store != NULL && protest != NULL, FALSE);

  is_appeal = protest->appeal_of_id != 0;
  name = dup_entry_name (store, protest->group_id, protest->entry_id, error);
  if (name == NULL || !check_filing (store, protest, error))
    return FALSE;
  if (is_appeal && (appealed = load_appealed (store, protest, error)) == NULL)
    return FALSE;
  action = brg_action_begin_in_group (store, is_appeal ? "protest-appeal" : "protest-file",
                                      protest->group_id, error);
  if (action == NULL || !brg_store_insert_protest (store, protest, &id, error) ||
      !brg_store_write_filing (store, id, protest, error) ||
      (stored = brg_store_load_protest (store, id, error)) == NULL)
    return FALSE;
  brg_action_set_int (action, "number", stored->number);
  brg_action_set_text (action, "name", name);
  brg_action_set_int (action, "round", protest->round);
  if (is_appeal)
    brg_action_set_int (action, "appeal-of", appealed->number);
  if (!brg_action_commit (g_steal_pointer (&action), error))
    return FALSE;
  if (protest_id != NULL)
    *protest_id = id;
  return TRUE;
}

/* The stored protest while it is open. Returns: (transfer full) (nullable) */
static BrgProtest *
load_open (BrgStore *store, gint64 protest_id, GError **error)
{
  g_autoptr (BrgProtest) stored = brg_store_load_protest (store, protest_id, error);

  if (stored == NULL || stored->decision == BRG_PROTEST_OPEN)
    return g_steal_pointer (&stored);
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: number of a protest */
               _ ("Protest no. %d is decided. Undo reverses the decision, or it can be "
                  "appealed."),
               stored->number);
  return NULL;
}

static BrgAction *
begin (BrgStore *store, const char *name, const BrgProtest *stored, GError **error)
{
  g_autoptr (BrgAction) action = brg_action_begin_in_group (store, name, stored->group_id, error);

  if (action != NULL)
    {
      brg_action_set_int (action, "number", stored->number);
      brg_action_set_int (action, "is-appeal", stored->appeal_of_id != 0);
    }
  return g_steal_pointer (&action);
}

gboolean
brg_store_change_protest (BrgStore *store, const BrgProtest *protest, GError **error)
{
  g_autoptr (BrgProtest) stored = NULL;
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (store != NULL && protest != NULL, FALSE);

  stored = load_open (store, protest->id, error);
  if (stored == NULL || !check_filing (store, protest, error))
    return FALSE;
  name = dup_entry_name (store, stored->group_id, protest->entry_id, error);
  if (name == NULL)
    return FALSE;
  action = begin (store, "protest-change", stored, error);
  if (action == NULL || !brg_store_write_filing (store, stored->id, protest, error))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_hear_protest (BrgStore *store, const BrgProtest *protest, GError **error)
{
  g_autoptr (BrgProtest) stored = NULL;
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && protest != NULL, FALSE);

  stored = load_open (store, protest->id, error);
  if (stored == NULL)
    return FALSE;
  action = begin (store, "protest-hear", stored, error);
  if (action == NULL || !brg_store_write_hearing (store, protest, error))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_attach_protest (BrgStore *store,
                          gint64 protest_id,
                          const char *name,
                          GBytes *content,
                          GError **error)
{
  g_autoptr (BrgProtest) stored = NULL;
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && name != NULL && content != NULL, FALSE);

  stored = brg_store_load_protest (store, protest_id, error);
  if (stored == NULL)
    return FALSE;
  action = begin (store, "protest-attach", stored, error);
  if (action == NULL ||
      !brg_store_insert_attachment (store, BRG_OF_PROTEST, protest_id, name, content, error))
    return FALSE;
  brg_action_set_text (action, "file", name);
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* Refused or withdrawn it is not considered. */
static gboolean
is_considered (const BrgProtest *protest)
{
  return protest->decision != BRG_PROTEST_REFUSED && protest->decision != BRG_PROTEST_WITHDRAWN;
}

/* More than half of those who sit decide; where nobody sits nothing is counted. */
static gboolean
check_votes (const BrgProtest *protest, GError **error)
{
  guint n_for;
  guint n_against;
  guint n_seats = brg_protest_count_votes (protest, &n_for, &n_against);
  BrgVoteOutcome outcome = brg_protest_count_majority (n_seats, n_for, n_against);
  gboolean is_upheld =
      protest->decision == BRG_PROTEST_UPHELD || protest->decision == BRG_PROTEST_PARTLY;

  if (n_seats == 0 || protest->decision == BRG_PROTEST_WITHDRAWN)
    return TRUE;
  if (outcome == BRG_VOTES_FOR)
    return is_upheld || brg_store_refuse (error, _ ("The majority of the committee is in "
                                                    "favour: the protest is upheld, at least "
                                                    "in part."));
  if (is_upheld && outcome == BRG_VOTES_AGAINST)
    return brg_store_refuse (error, _ ("The majority of the committee is against."));
  if (outcome == BRG_VOTES_OPEN && protest->decision != BRG_PROTEST_REFUSED)
    return brg_store_refuse (error, _ ("The committee has no majority yet: more than half of "
                                       "the voting members must agree."));
  return TRUE;
}

gboolean
brg_protest_check_decision (const BrgProtest *protest, gboolean changes_result, GError **error)
{
  g_return_val_if_fail (protest != NULL, FALSE);

  if (protest->decision == BRG_PROTEST_OPEN)
    return brg_store_refuse (error, _ ("Choose a decision on the protest."));
  if (changes_result && protest->decision != BRG_PROTEST_UPHELD &&
      protest->decision != BRG_PROTEST_PARTLY)
    return brg_store_refuse (error, _ ("Only a protest that is upheld changes a result."));
  if (!check_votes (protest, error))
    return FALSE;
  if (is_considered (protest) && *protest->due_at != '\0' &&
      strcmp (protest->filed_at, protest->due_at) > 0 && brg_text_is_blank (protest->admitted))
    return brg_store_refuse (error, _ ("The protest was filed late: refuse it, or give the "
                                       "reason for considering it."));
  if (protest->decision != BRG_PROTEST_WITHDRAWN && brg_text_is_blank (protest->grounds))
    return brg_store_refuse (error, _ ("A decision needs grounds."));
  return TRUE;
}

/* The result as the decision makes it, noted beside the decision. */
static gboolean
write_effect (BrgAction *action,
              const BrgProtest *stored,
              const BrgResultChange *effect,
              BrgProtest *decided,
              GError **error)
{
  BrgGamePlace place;

  if (!brg_store_find_board (brg_action_get_store (action), effect->game_id, &place, error))
    return FALSE;
  if (place.group_id != stored->group_id)
    return brg_store_refuse (error, _ ("The protest belongs to another group."));
  brg_protest_take_text (&decided->result_before,
                         brg_incident_result_to_text (place.white, place.black));
  brg_protest_take_text (&decided->result_after,
                         brg_incident_result_to_text (effect->white, effect->black));
  return brg_store_write_change (action, &place, effect, error);
}

gboolean
brg_store_decide_protest (BrgStore *store,
                          const BrgProtest *protest,
                          const BrgResultChange *effect,
                          GError **error)
{
  g_autoptr (BrgProtest) stored = NULL;
  g_autoptr (BrgProtest) decided = NULL;
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && protest != NULL, FALSE);

  stored = load_open (store, protest->id, error);
  if (stored == NULL)
    return FALSE;
  decided = brg_protest_copy (protest);
  brg_protest_take_text (&decided->filed_at, g_strdup (stored->filed_at));
  brg_protest_take_text (&decided->due_at, g_strdup (stored->due_at));
  if (!brg_protest_check_decision (decided, effect != NULL && effect->game_id != 0, error))
    return FALSE;
  brg_protest_take_text (&decided->result_before, g_strdup (""));
  brg_protest_take_text (&decided->result_after, g_strdup (""));
  action = begin (store, "protest-decide", stored, error);
  if (action == NULL)
    return FALSE;
  if (effect != NULL && effect->game_id != 0 &&
      !write_effect (action, stored, effect, decided, error))
    return FALSE;
  if (!brg_store_write_hearing (store, decided, error) ||
      !brg_store_write_protest_decision (store, decided, error))
    return FALSE;
  brg_action_set_text (action, "decision", brg_store_protest_decision_to_word (decided->decision));
  return brg_action_commit (g_steal_pointer (&action), error);
}
