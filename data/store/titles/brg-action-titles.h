/* brg-action-titles.h - what each action is called, for brg-action-names.c alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* An argument of an action; empty or 0 when it is not there. */
const char *brg_action_get_text (JsonObject *arguments, const char *key);
gint brg_action_get_int (JsonObject *arguments, const char *key);

/* The board; of a match the number that the board has within it. */
gint brg_action_get_board (JsonObject *arguments);

/* An article as its book is quoted in the user's language, (transfer full). */
char *brg_action_dup_citation (JsonObject *arguments, const char *key);

/* Each makes the sentence of one action from its arguments, (transfer full). */

/* events, groups and papers */
char *brg_action_title_event_create (JsonObject *a);
char *brg_action_title_event_import (JsonObject *a);
char *brg_action_title_event_update (JsonObject *a);
char *brg_action_title_group_update (JsonObject *a);
char *brg_action_title_group_add (JsonObject *a);
char *brg_action_title_stage_add (JsonObject *a);
char *brg_action_title_event_close (JsonObject *a);
char *brg_action_title_event_reopen (JsonObject *a);
char *brg_action_title_event_delete (JsonObject *a);
char *brg_action_title_setting (JsonObject *a);
char *brg_action_title_document_add (JsonObject *a);

/* players, teams and line-ups */
char *brg_action_title_entries_add (JsonObject *a);
char *brg_action_title_entry_update (JsonObject *a);
char *brg_action_title_entry_remove (JsonObject *a);
char *brg_action_title_team_remove (JsonObject *a);
char *brg_action_title_player_move (JsonObject *a);
char *brg_action_title_line_up_file (JsonObject *a);
char *brg_action_title_entries_number (JsonObject *a);
char *brg_action_title_absence (JsonObject *a);
char *brg_action_title_pair_forbid (JsonObject *a);
char *brg_action_title_pair_allow (JsonObject *a);
char *brg_action_title_withdraw (JsonObject *a);
char *brg_action_title_draw_remove (JsonObject *a);
char *brg_action_title_return (JsonObject *a);

/* equal players, play-offs, categories, prizes, ratings */
char *brg_action_title_meeting_decide (JsonObject *a);
char *brg_action_title_meeting_reopen (JsonObject *a);
char *brg_action_title_tie_lots (JsonObject *a);
char *brg_action_title_tie_order (JsonObject *a);
char *brg_action_title_tie_order_remove (JsonObject *a);
char *brg_action_title_playoff_begin (JsonObject *a);
char *brg_action_title_playoff_result (JsonObject *a);
char *brg_action_title_playoff_clear (JsonObject *a);
char *brg_action_title_playoff_decide (JsonObject *a);
char *brg_action_title_playoff_remove (JsonObject *a);
char *brg_action_title_categories_set (JsonObject *a);
char *brg_action_title_prizes_set (JsonObject *a);
char *brg_action_title_prize_rules (JsonObject *a);
char *brg_action_title_totals_set (JsonObject *a);
char *brg_action_title_k_factor (JsonObject *a);
char *brg_action_title_rating_kind (JsonObject *a);

/* rounds, results and matches */
char *brg_action_title_round_publish (JsonObject *a);
char *brg_action_title_rounds_plan (JsonObject *a);
char *brg_action_title_rounds_remove (JsonObject *a);
char *brg_action_title_round_order (JsonObject *a);
char *brg_action_title_round_start (JsonObject *a);
char *brg_action_title_round_close (JsonObject *a);
char *brg_action_title_round_reopen (JsonObject *a);
char *brg_action_title_result_set (JsonObject *a);
char *brg_action_title_result_change (JsonObject *a);
char *brg_action_title_result_clear (JsonObject *a);
char *brg_action_title_result_adjourn (JsonObject *a);
char *brg_action_title_result_verify (JsonObject *a);
char *brg_action_title_result_unverify (JsonObject *a);
char *brg_action_title_result_settle (JsonObject *a);
char *brg_action_title_result_adjudicate (JsonObject *a);
char *brg_action_title_result_correct (JsonObject *a);
char *brg_action_title_result_correct_rating (JsonObject *a);
char *brg_action_title_colours_swap (JsonObject *a);
char *brg_action_title_match_forfeit (JsonObject *a);
char *brg_action_title_match_swap (JsonObject *a);
char *brg_action_title_board_void (JsonObject *a);

/* games on the boards */
char *brg_action_title_game_move (JsonObject *a);
char *brg_action_title_game_take_back (JsonObject *a);
char *brg_action_title_game_variation (JsonObject *a);
char *brg_action_title_game_position (JsonObject *a);
char *brg_action_title_game_lot (JsonObject *a);
char *brg_action_title_game_number (JsonObject *a);
char *brg_action_title_game_opening (JsonObject *a);
char *brg_action_title_game_import (JsonObject *a);
char *brg_action_title_game_clear (JsonObject *a);
char *brg_action_title_game_clock_set (JsonObject *a);
char *brg_action_title_game_clock_start (JsonObject *a);
char *brg_action_title_game_clock_stop (JsonObject *a);
char *brg_action_title_game_clock_press (JsonObject *a);
char *brg_action_title_game_illegal (JsonObject *a);
char *brg_action_title_game_illegal_less (JsonObject *a);
char *brg_action_title_game_offer (JsonObject *a);
char *brg_action_title_game_decline (JsonObject *a);
char *brg_action_title_game_claim (JsonObject *a);
char *brg_action_title_game_notes (JsonObject *a);
char *brg_action_title_game_count (JsonObject *a);

/* the penalty log */
char *brg_action_title_incident_draft (JsonObject *a);
char *brg_action_title_incident_decide (JsonObject *a);
char *brg_action_title_incident_correct (JsonObject *a);
char *brg_action_title_incident_cancel (JsonObject *a);
char *brg_action_title_incident_attach (JsonObject *a);

/* protests and the committee */
char *brg_action_title_protest_file (JsonObject *a);
char *brg_action_title_protest_appeal (JsonObject *a);
char *brg_action_title_protest_change (JsonObject *a);
char *brg_action_title_protest_hear (JsonObject *a);
char *brg_action_title_protest_attach (JsonObject *a);
char *brg_action_title_protest_decide (JsonObject *a);
char *brg_action_title_committee_set (JsonObject *a);

/* envelopes */
char *brg_action_title_envelope_seal (JsonObject *a);
char *brg_action_title_envelope_event (JsonObject *a);
char *brg_action_title_envelope_change (JsonObject *a);
/* corrected clocks, quickplay finishes, players who did not come */
char *brg_action_title_game_clock_correct (JsonObject *a);
char *brg_action_title_game_clock_replace (JsonObject *a);
char *brg_action_title_finish (JsonObject *a);
char *brg_action_title_results_absent (JsonObject *a);
char *brg_action_title_late_players (JsonObject *a);
/* duties and interests of officials */
char *brg_action_title_duties_set (JsonObject *a);
char *brg_action_title_interests_set (JsonObject *a);

G_END_DECLS
