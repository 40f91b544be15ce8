/* brg-sealed-exemption.c - texts of the file that cannot tell a sealed move
 *
 * Every text that stands in no row here is looked at, that of a new column as well.
 *
 * Rules: fide-2023 I.1.1, ussr-chess-1956 19
 * Tests: tests/data/test-sealed-gate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sealed-exemption.h"

#define WORDS "a word of the program"
#define MOMENT "a moment"
#define GUARDED "brg-store-envelope-guard.c looks at the moves of the game"

/* Texts that nobody writes himself, and why they are let past. */
static const BrgSealedExemption exemptions[] = {
  { "absence", "outcome", WORDS },
  { "admission", "state", WORDS },
  { "admission", "ground", WORDS },
  { "admission", "decided_at", MOMENT },
  { "admission", "entered_on", MOMENT },
  { "admission", "accepted_on", MOMENT },
  { "admission_member", "role", WORDS },
  { "admission_terms", "preliminary_by", MOMENT },
  { "admission_terms", "final_by", MOMENT },
  { "admission_terms", "meets_on", MOMENT },
  { "attachment", "added_at", MOMENT },
  { "category", "sex", WORDS },
  { "check_in", "state", WORDS },
  { "check_in", "at", MOMENT },
  { "committee_member", "role", WORDS },
  { "committee_member", "birth", MOMENT },
  { "decision", "method", WORDS },
  { "delegation", "doctor_on", MOMENT },
  { "delegation_receipt", NULL, MOMENT },
  { "disqualification", "birth", MOMENT },
  { "disqualification", "first_day", MOMENT },
  { "disqualification", "last_day", MOMENT },
  { "document", "kind", WORDS },
  { "document", "title", "the heading of a paper that the program made" },
  { "document", "created_at", MOMENT },
  { "document", "sha256", "computed" },
  { "document", "pdf", "a paper that the program made" },
  { "drawing", "drawn_at", MOMENT },
  { "drawing", "way", WORDS },
  { "entry", "leaver_rule", WORDS },
  { "entry_fee", "paid_on", MOMENT },
  { "entry_fee", "returned_on", MOMENT },
  { "entry_paper", "state", WORDS },
  { "entry_paper", "seen_on", MOMENT },
  { "entry_paper", "valid_until", MOMENT },
  { "entry_rating", "day", MOMENT },
  { "envelope", "sealer", WORDS },
  { "envelope", "manner", WORDS },
  { "envelope", "position", GUARDED },
  { "envelope", "open_move", "a move that everybody has seen" },
  { "envelope", "draw_offer", WORDS },
  { "envelope", "sealed_at", MOMENT },
  { "envelope_event", NULL, "looked at where they are entered, brg-store-envelopes.c" },
  { "equipment_check", "item", WORDS },
  { "equipment_check", "checked_on", MOMENT },
  { "event", "starts", MOMENT },
  { "event_part", "kind", WORDS },
  { "event", "ends", MOMENT },
  { "event", "zone", WORDS },
  { "event", "rulebook", WORDS },
  { "event", "discipline", WORDS },
  { "event", "state", WORDS },
  { "event", "created_at", MOMENT },
  { "event_group", "system", WORDS },
  { "event_group", "tie_breaks", WORDS },
  { "event_group", "time_control", "numbers of moves and minutes look like squares" },
  { "event_group", "initial_colour", WORDS },
  { "event_group", "line_up", WORDS },
  { "event_group", "round_order", WORDS },
  { "event_group", "tie_break_edition", WORDS },
  { "event_group", "rating_kind", WORDS },
  { "event_group", "totals_by", WORDS },
  { "event_group", "totals_of", WORDS },
  { "event_group", "prize_sharing", WORDS },
  { "event_group", "opening_table", WORDS },
  { "event_group", "own_openings", "openings that are drawn for a round are moves" },
  { "event_group", "renju_rule", WORDS },
  { "finish_request", "side", WORDS },
  { "finish_request", "kind", WORDS },
  { "finish_request", "at", MOMENT },
  { "finish_request", "state", WORDS },
  { "finish_request", "article", WORDS },
  { "game", "discipline", WORDS },
  { "game", "start", GUARDED },
  { "game", "moves", GUARDED },
  { "game", "clock", "readings of the clocks" },
  { "game", "draw_offer", WORDS },
  { "group_limit", "kind", WORDS },
  { "incident", "state", WORDS },
  { "incident", "at", MOMENT },
  { "incident", "recorded_at", MOMENT },
  { "incident", "kind", WORDS },
  { "incident", "article", WORDS },
  { "incident", "proposed", WORDS },
  { "incident", "sanction", WORDS },
  { "incident", "clock", WORDS },
  { "incident", "result", WORDS },
  { "incident", "result_before", WORDS },
  { "incident", "result_after", WORDS },
  { "incident", "clock_before", "readings of the clocks" },
  { "incident", "clock_after", "readings of the clocks" },
  { "kept_apart", NULL, WORDS },
  { "line_up", "filed_at", MOMENT },
  { "letterhead_logo", "side", WORDS },
  { "letterhead_logo", "picture", "a picture whose marks were read" },
  { "meeting_game", "white", WORDS },
  { "meeting_game", "black", WORDS },
  { "money_row", "kind", WORDS },
  { "money_row", "day", MOMENT },
  { "official", "role", WORDS },
  { "official", "post", WORDS },
  { "official", "birth", MOMENT },
  { "paper_option", NULL, WORDS },
  { "paper_set", NULL, WORDS },
  { "person", "sex", WORDS },
  { "person", "birth", MOMENT },
  { "person", "fide_id", "a number of eight figures or less" },
  { "person", "sight", WORDS },
  { "person", "hearing", WORDS },
  { "person", "movement", WORDS },
  { "person", "licence_until", MOMENT },
  { "person", "insurance_until", MOMENT },
  { "person_photo", "kind", WORDS },
  { "person_photo", "picture", "a picture whose marks were read" },
  { "person_rank", "day", MOMENT },
  { "person_rating", "day", MOMENT },
  { "person_alias", "fide_id", "a number of eight figures or less" },
  { "workspace_setting", NULL, WORDS },
  { "playoff", "format", WORDS },
  { "playoff", "options", WORDS },
  { "playoff", "control", "numbers of minutes look like squares" },
  { "playoff_game", "control", "numbers of minutes look like squares" },
  { "playoff_game", "white", WORDS },
  { "playoff_game", "black", WORDS },
  { "printed_paper", "kind", WORDS },
  { "printed_paper", "title", "the heading of a paper that the program made" },
  { "printed_paper", "language", WORDS },
  { "printed_paper", "state", WORDS },
  { "printed_paper", "way", WORDS },
  { "printed_paper", "printed_at", MOMENT },
  { "printed_paper", "choice", WORDS },
  { "printed_paper", "sha256", "computed" },
  { "printed_paper", "content", "computed" },
  { "protest", "filed_as", WORDS },
  { "protest", "filed_at", MOMENT },
  { "protest", "due_at", MOMENT },
  { "protest", "decide_by", MOMENT },
  { "protest", "articles", WORDS },
  { "protest", "heard_at", MOMENT },
  { "protest", "decision", WORDS },
  { "protest", "decided_at", MOMENT },
  { "protest", "decision_articles", WORDS },
  { "protest", "result_before", WORDS },
  { "protest", "result_after", WORDS },
  { "protest", "fee_goes", WORDS },
  { "protest_vote", "vote", WORDS },
  { "protest_vote", "barred", WORDS },
  { "result", NULL, WORDS },
  { "round", "state", WORDS },
  { "round", "starts_at", MOMENT },
  { "round", "published_at", MOMENT },
  { "round", "closed_at", MOMENT },
  { "score_sheet", "side", WORDS },
  { "setting", "name", WORDS },
  { "site", "language", WORDS },
  { "tie_order", "method", WORDS },
  { "timetable", "announced_at", MOMENT },
  { "timetable_row", "kind", WORDS },
  { "timetable_row", "day", MOMENT },
  { "timetable_row", "starts_at", MOMENT },
};

const BrgSealedExemption *
brg_sealed_exemptions (guint *n_exemptions)
{
  g_return_val_if_fail (n_exemptions != NULL, NULL);

  *n_exemptions = G_N_ELEMENTS (exemptions);
  return exemptions;
}

gboolean
brg_sealed_exemption_covers (const char *table, const char *column)
{
  g_return_val_if_fail (table != NULL && column != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (exemptions); i++)
    if (g_str_equal (exemptions[i].table, table) &&
        (exemptions[i].column == NULL || g_str_equal (exemptions[i].column, column)))
      return TRUE;
  return FALSE;
}
