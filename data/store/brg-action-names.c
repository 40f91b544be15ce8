/* brg-action-names.c - what an action is called, for people
 *
 * Every name that brg_action_begin() gets has a row here. Arguments stand in the journal as JSON;
 * the sentence is made when it is read, in the reader's language.
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

#include "brg-action-titles.h"
#include "brg-citation.h"
#include "brg-journal.h"
#include "brg-store-seats.h"

const char *
brg_action_get_text (JsonObject *arguments, const char *key)
{
  return json_object_get_string_member_with_default (arguments, key, "");
}

gint
brg_action_get_int (JsonObject *arguments, const char *key)
{
  return (gint) json_object_get_int_member_with_default (arguments, key, 0);
}

static const char *
translate (const char *context, const char *text, gconstpointer data G_GNUC_UNUSED)
{
  return context != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, context, text)
                         : g_dgettext (GETTEXT_PACKAGE, text);
}

char *
brg_action_dup_citation (JsonObject *arguments, const char *key)
{
  return brg_citation_dup (brg_action_get_text (arguments, key), translate, NULL);
}

static const struct
{
  const char *action;
  char *(*dup_title) (JsonObject *arguments);
} titles[] = {
  { "event-create", brg_action_title_event_create },
  { "event-import", brg_action_title_event_import },
  { "event-update", brg_action_title_event_update },
  { "event-close", brg_action_title_event_close },
  { "event-reopen", brg_action_title_event_reopen },
  { "event-delete", brg_action_title_event_delete },
  { "group-update", brg_action_title_group_update },
  { "group-add", brg_action_title_group_add },
  { "stage-add", brg_action_title_stage_add },
  { "setting", brg_action_title_setting },
  { "entries-add", brg_action_title_entries_add },
  { "entry-update", brg_action_title_entry_update },
  { "entry-remove", brg_action_title_entry_remove },
  { "team-remove", brg_action_title_team_remove },
  { "player-move", brg_action_title_player_move },
  { "line-up-file", brg_action_title_line_up_file },
  { "entries-number", brg_action_title_entries_number },
  { "absence", brg_action_title_absence },
  { "pair-forbid", brg_action_title_pair_forbid },
  { "pair-allow", brg_action_title_pair_allow },
  { "withdraw", brg_action_title_withdraw },
  { "draw-remove", brg_action_title_draw_remove },
  { "return", brg_action_title_return },
  { "meeting-decide", brg_action_title_meeting_decide },
  { "meeting-reopen", brg_action_title_meeting_reopen },
  { "tie-lots", brg_action_title_tie_lots },
  { "tie-order", brg_action_title_tie_order },
  { "tie-order-remove", brg_action_title_tie_order_remove },
  { "playoff-begin", brg_action_title_playoff_begin },
  { "playoff-result", brg_action_title_playoff_result },
  { "playoff-clear", brg_action_title_playoff_clear },
  { "playoff-decide", brg_action_title_playoff_decide },
  { "playoff-remove", brg_action_title_playoff_remove },
  { "round-publish", brg_action_title_round_publish },
  { "rounds-plan", brg_action_title_rounds_plan },
  { "rounds-remove", brg_action_title_rounds_remove },
  { "round-order", brg_action_title_round_order },
  { "round-start", brg_action_title_round_start },
  { "round-close", brg_action_title_round_close },
  { "round-reopen", brg_action_title_round_reopen },
  { "result-set", brg_action_title_result_set },
  { "result-change", brg_action_title_result_change },
  { "result-clear", brg_action_title_result_clear },
  { "result-adjourn", brg_action_title_result_adjourn },
  { "result-verify", brg_action_title_result_verify },
  { "result-unverify", brg_action_title_result_unverify },
  { "result-settle", brg_action_title_result_settle },
  { "result-adjudicate", brg_action_title_result_adjudicate },
  { "result-correct", brg_action_title_result_correct },
  { "result-correct-rating", brg_action_title_result_correct_rating },
  { "colours-swap", brg_action_title_colours_swap },
  { "match-forfeit", brg_action_title_match_forfeit },
  { "match-swap", brg_action_title_match_swap },
  { "board-void", brg_action_title_board_void },
  { "game-move", brg_action_title_game_move },
  { "game-take-back", brg_action_title_game_take_back },
  { "game-variation", brg_action_title_game_variation },
  { "game-position", brg_action_title_game_position },
  { "game-lot", brg_action_title_game_lot },
  { "game-number", brg_action_title_game_number },
  { "game-opening", brg_action_title_game_opening },
  { "game-import", brg_action_title_game_import },
  { "game-clear", brg_action_title_game_clear },
  { "game-clock-set", brg_action_title_game_clock_set },
  { "game-clock-start", brg_action_title_game_clock_start },
  { "game-clock-stop", brg_action_title_game_clock_stop },
  { "game-clock-press", brg_action_title_game_clock_press },
  { "game-illegal", brg_action_title_game_illegal },
  { "game-illegal-less", brg_action_title_game_illegal_less },
  { "game-offer", brg_action_title_game_offer },
  { "game-decline", brg_action_title_game_decline },
  { "game-claim", brg_action_title_game_claim },
  { "game-notes", brg_action_title_game_notes },
  { "game-count", brg_action_title_game_count },
  { "incident-draft", brg_action_title_incident_draft },
  { "incident-decide", brg_action_title_incident_decide },
  { "incident-correct", brg_action_title_incident_correct },
  { "incident-cancel", brg_action_title_incident_cancel },
  { "incident-attach", brg_action_title_incident_attach },
  { "protest-file", brg_action_title_protest_file },
  { "protest-appeal", brg_action_title_protest_appeal },
  { "protest-change", brg_action_title_protest_change },
  { "protest-hear", brg_action_title_protest_hear },
  { "protest-attach", brg_action_title_protest_attach },
  { "protest-decide", brg_action_title_protest_decide },
  { "committee-set", brg_action_title_committee_set },
  { "envelope-seal", brg_action_title_envelope_seal },
  { "envelope-event", brg_action_title_envelope_event },
  { "envelope-change", brg_action_title_envelope_change },
  { "game-clock-correct", brg_action_title_game_clock_correct },
  { "game-clock-replace", brg_action_title_game_clock_replace },
  { "finish-request", brg_action_title_finish },
  { "finish-decide", brg_action_title_finish },
  { "results-absent", brg_action_title_results_absent },
  { "late-players", brg_action_title_late_players },
  { "duties-set", brg_action_title_duties_set },
  { "interests-set", brg_action_title_interests_set },
  { "document-add", brg_action_title_document_add },
  { "categories-set", brg_action_title_categories_set },
  { "prizes-set", brg_action_title_prizes_set },
  { "prize-rules", brg_action_title_prize_rules },
  { "totals-set", brg_action_title_totals_set },
  { "k-factor", brg_action_title_k_factor },
  { "rating-kind", brg_action_title_rating_kind },
};

gint
brg_journal_entry_get_int (const BrgJournalEntry *entry, const char *name)
{
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (entry != NULL && name != NULL, 0);

  root = json_from_string (entry->arguments, NULL);
  return root != NULL && JSON_NODE_HOLDS_OBJECT (root)
             ? brg_action_get_int (json_node_get_object (root), name)
             : 0;
}

gboolean
brg_journal_entry_is_of_group (const BrgJournalEntry *entry, gint64 group_id)
{
  gint group;

  g_return_val_if_fail (entry != NULL, FALSE);

  group = brg_journal_entry_get_int (entry, "group");
  return group == 0 || group == group_id;
}

/* What was done on a board of a match. */
static char *
dup_in_match (char *title, JsonObject *a)
{
  g_autofree char *bare = title;
  gint match = brg_action_get_int (a, "match");

  if (match == 0)
    return g_steal_pointer (&bare);
  /* Translators: the number of a match between teams, "Result of board 2: 1-0" */
  return g_strdup_printf (_ ("Match %d: %s"), match, bare);
}

/* What was done in one of several groups. */
static char *
dup_in_group (char *title, JsonObject *a)
{
  g_autofree char *bare = title;
  const char *group = brg_action_get_text (a, "group-name");

  if (*group == '\0')
    return g_steal_pointer (&bare);
  /* Translators: the name of a group, "Group B"; "Result of board 7: 1-0" */
  return g_strdup_printf (C_ ("action of a group", "%s: %s"), group, bare);
}

static char *
dup_action_title (const BrgJournalEntry *entry)
{
  g_autoptr (JsonNode) root = json_from_string (entry->arguments, NULL);
  JsonObject *arguments;

  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return g_strdup (entry->action);
  arguments = json_node_get_object (root);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].action, entry->action))
      return dup_in_group (dup_in_match (titles[i].dup_title (arguments), arguments), arguments);
  return g_strdup (entry->action);
}

char *
brg_journal_entry_dup_title (const BrgJournalEntry *entry)
{
  g_autofree char *title = NULL;

  g_return_val_if_fail (entry != NULL, NULL);

  title = dup_action_title (entry);
  switch (entry->kind)
    {
    case BRG_JOURNAL_DO:
      return g_steal_pointer (&title);
    case BRG_JOURNAL_UNDO:
      /* Translators: %s is what was done, "Result of board 7: 1-0" */
      return g_strdup_printf (_ ("Undone: %s"), title);
    case BRG_JOURNAL_REDO:
      /* Translators: %s is what was done, "Result of board 7: 1-0" */
      return g_strdup_printf (_ ("Redone: %s"), title);
    default:
      g_return_val_if_reached (NULL);
    }
}
