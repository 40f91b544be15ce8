/* brg-table-names.c - what the tables of the database and their fields are called, for people
 *
 * Tests: tests/data/test-proof.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-names.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *id;
  const char *name;
} Name;

static const Name tables[] = {
  { "absence", NC_ ("table", "absences") },
  { "admission", NC_ ("table", "admission") },
  { "admission_item", NC_ ("table", "papers for admission") },
  { "admission_member", NC_ ("table", "admission committee") },
  { "admission_terms", NC_ ("table", "deadlines of entries") },
  { "attachment", NC_ ("table", "attached files") },
  { "attendance", NC_ ("table", "attendance") },
  { "category", NC_ ("table", "categories") },
  { "check_in", NC_ ("table", "check-in") },
  { "committee_member", NC_ ("table", "appeals committee") },
  { "contest_answer", NC_ ("table", "answers of solvers") },
  { "contest_answer_part", NC_ ("table", "points of answers") },
  { "contest_author", NC_ ("table", "authors of works") },
  { "contest_judge", NC_ ("table", "judges of sections") },
  { "contest_mark", NC_ ("table", "marks of works") },
  { "contest_remark", NC_ ("table", "remarks on works") },
  { "contest_section", NC_ ("table", "sections of a contest") },
  { "contest_terms", NC_ ("table", "regulations of a contest of composition") },
  { "contest_variant", NC_ ("table", "variants of works") },
  { "contest_work", NC_ ("table", "works") },
  { "decision", NC_ ("table", "decisions on pairs") },
  { "delegation", NC_ ("table", "delegations") },
  { "delegation_head", NC_ ("table", "heads of delegations") },
  { "delegation_receipt", NC_ ("table", "entries of delegations") },
  { "disqualification", NC_ ("table", "disqualifications") },
  { "document", NC_ ("table", "filed documents") },
  { "drawing", NC_ ("table", "minutes of the draw") },
  { "drawn_number", NC_ ("table", "numbers that were drawn") },
  { "duty", NC_ ("table", "duties of arbiters") },
  { "entry", NC_ ("table", "participants") },
  { "entry_fee", NC_ ("table", "entry fees") },
  { "entry_paper", NC_ ("table", "papers of participants") },
  { "entry_rating", NC_ ("table", "ratings from lists") },
  { "envelope", NC_ ("table", "envelopes") },
  { "envelope_event", NC_ ("table", "history of envelopes") },
  { "equipment_check", NC_ ("table", "check list of hall and equipment") },
  { "event", NC_ ("table", "event") },
  { "event_group", NC_ ("table", "groups") },
  { "event_part", NC_ ("table", "sites and organisers") },
  { "finish_request", NC_ ("table", "quickplay finish") },
  { "forbidden_pair", NC_ ("table", "forbidden pairs") },
  { "game", NC_ ("table", "games") },
  { "group_limit", NC_ ("table", "limits of groups") },
  { "incident", NC_ ("table", "penalty log") },
  { "journal", NC_ ("table", "journal") },
  { "kept_apart", NC_ ("table", "players kept apart") },
  { "line_up", NC_ ("table", "line-ups") },
  { "letterhead", NC_ ("table", "letterhead") },
  { "letterhead_logo", NC_ ("table", "logos") },
  { "meeting_game", NC_ ("table", "games of micro-matches") },
  { "money_row", NC_ ("table", "money") },
  { "norm", NC_ ("table", "norms") },
  { "official", NC_ ("table", "officials") },
  { "official_interest", NC_ ("table", "interests of arbiters") },
  { "fide_mode", NC_ ("table", "FIDE mode") },
  { "irregular_act", NC_ ("table", "remarks of FIDE mode") },
  { "pairing", NC_ ("table", "pairs") },
  { "paper_option", NC_ ("table", "sheets and type of papers") },
  { "paper_template", NC_ ("table", "texts of papers") },
  { "paper_set", NC_ ("table", "sets of papers") },
  { "person", NC_ ("table", "persons") },
  { "person_alias", NC_ ("table", "former numbers of persons") },
  { "person_photo", NC_ ("table", "photos") },
  { "person_rank", NC_ ("table", "titles of persons") },
  { "person_rating", NC_ ("table", "ratings of persons") },
  { "playoff", NC_ ("table", "play-offs") },
  { "playoff_game", NC_ ("table", "games of play-offs") },
  { "playoff_player", NC_ ("table", "players of play-offs") },
  { "postal_break", NC_ ("table", "breaks in play by correspondence") },
  { "postal_measure", NC_ ("table", "decisions in play by correspondence") },
  { "postal_notice", NC_ ("table", "notices of breaks") },
  { "postal_record", NC_ ("table", "letters") },
  { "postal_sheet", NC_ ("table", "starting lists received") },
  { "postal_terms", NC_ ("table", "regulations of play by correspondence") },
  { "printed_paper", NC_ ("table", "printed papers") },
  { "prize", NC_ ("table", "prizes") },
  { "protest", NC_ ("table", "protests") },
  { "protest_vote", NC_ ("table", "votes on protests") },
  { "remote_play", NC_ ("table", "play over the internet") },
  { "result", NC_ ("table", "results") },
  { "round", NC_ ("table", "rounds") },
  { "score_sheet", NC_ ("table", "scoresheets") },
  { "section", NC_ ("table", "groups of the draw") },
  { "setting", NC_ ("table", "settings") },
  { "site", NC_ ("table", "pages for browsers") },
  { "tie_order", NC_ ("table", "order of ties") },
  { "tie_order_place", NC_ ("table", "places of ties") },
  { "timetable", NC_ ("table", "announced timetable") },
  { "timetable_row", NC_ ("table", "timetable") },
  { "virtual_points", NC_ ("table", "virtual points") },
  { "workspace_setting", NC_ ("table", "settings of the workspace") },
};

static const Name fields[] = {
  { "birth", NC_ ("field", "birth") },
  { "black", NC_ ("field", "result") },
  { "black_id", NC_ ("field", "Black") },
  { "board", NC_ ("field", "board") },
  { "category", NC_ ("field", "category") },
  { "clock", NC_ ("field", "clocks") },
  { "coach", NC_ ("field", "coach") },
  { "coaches", NC_ ("field", "coaches") },
  { "conditions", NC_ ("field", "conditions") },
  { "decided_by", NC_ ("field", "decided by") },
  { "demand", NC_ ("field", "demand") },
  { "description", NC_ ("field", "description") },
  { "explanation", NC_ ("field", "explanation") },
  { "family_name", NC_ ("field", "family name") },
  { "father_name", NC_ ("field", "father’s name") },
  { "federation", NC_ ("field", "federation") },
  { "fide_id", NC_ ("field", "FIDE ID") },
  { "given_name", NC_ ("field", "given name") },
  { "grounds", NC_ ("field", "grounds") },
  { "hearing", NC_ ("field", "hearing") },
  { "insurance", NC_ ("field", "insurance") },
  { "insurance_until", NC_ ("field", "insurance until") },
  { "joins_round", NC_ ("field", "plays from round") },
  { "left_after", NC_ ("field", "left after round") },
  { "licence", NC_ ("field", "licence") },
  { "licence_until", NC_ ("field", "licence until") },
  { "list", NC_ ("field", "rating list") },
  { "movement", NC_ ("field", "movement") },
  { "moves", NC_ ("field", "moves") },
  { "name", NC_ ("field", "name") },
  { "note", NC_ ("field", "note") },
  { "notes", NC_ ("field", "notes") },
  { "number", NC_ ("field", "number") },
  { "organisation", NC_ ("field", "organisation") },
  { "present", NC_ ("field", "who was present") },
  { "rating", NC_ ("field", "rating") },
  { "rating_black", NC_ ("field", "result for rating") },
  { "rating_white", NC_ ("field", "result for rating") },
  { "reason", NC_ ("field", "reason") },
  { "region", NC_ ("field", "region") },
  { "sex", NC_ ("field", "sex") },
  { "sight", NC_ ("field", "vision") },
  { "solution", NC_ ("field", "solution") },
  { "start", NC_ ("field", "initial position") },
  { "starts_at", NC_ ("field", "start") },
  { "state", NC_ ("field", "state") },
  { "subject", NC_ ("field", "subject") },
  { "text", NC_ ("field", "text") },
  { "title", NC_ ("field", "title") },
  { "town", NC_ ("field", "town") },
  { "value", NC_ ("field", "value") },
  { "verified", NC_ ("field", "verified") },
  { "white", NC_ ("field", "result") },
  { "white_id", NC_ ("field", "White") },
  { "witnesses", NC_ ("field", "witnesses") },
};

static const Name *
find (const Name *names, guint n_names, const char *id)
{
  for (guint i = 0; i < n_names; i++)
    if (g_str_equal (names[i].id, id))
      return &names[i];
  return NULL;
}

const char *
brg_table_name_get (const char *table)
{
  const Name *found;

  g_return_val_if_fail (table != NULL, NULL);

  found = find (tables, G_N_ELEMENTS (tables), table);
  return found != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "table", found->name) : NULL;
}

const char *
brg_table_name_get_field (const char *field)
{
  const Name *found;

  g_return_val_if_fail (field != NULL, NULL);

  found = find (fields, G_N_ELEMENTS (fields), field);
  return found != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "field", found->name) : field;
}
