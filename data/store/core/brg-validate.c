/* brg-validate.c - a workspace from a stranger is looked through before it is read
 *
 * Tests: tests/data/test-validate.c, tests/app/test-workspace-mutated.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-validate.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-field-limits.h"
#include "brg-known-value.h"
#include "brg-meeting-games.h"
#include "brg-points.h"
#include "brg-schema-digest.h"
#include "brg-store-private.h"

/* SQLite and the reader of JSON follow no deeper. */
#define MOST_NESTED 64

/* What a row must be besides what its schema says. @column is what is named when it is not. */
typedef struct
{
  const char *table;
  const char *column;
  const char *condition; /* in SQL, of the row t */
} Rule;

#define DAY_OR_NONE(column) "t." column " = '' OR brg_known ('day', t." column ")"
#define GROUP_OF(entry) "(SELECT group_id FROM entry WHERE id = " entry ")"
#define ROUND_GROUP "(SELECT group_id FROM round WHERE id = t.round_id)"

#define TEAM_OF(entry) "ifnull ((SELECT team_id FROM entry WHERE id = " entry "), 0)"
#define IS_MATCH \
  "((SELECT boards FROM event_group WHERE id = " ROUND_GROUP ") > 0 AND t.match_id IS NULL)"
/* What the group g, the round r, the pairing p or its first player w says of a pairing. */
#define OF_PAIRING(what, pairing)                                              \
  "(SELECT " what " FROM pairing p JOIN round r ON r.id = p.round_id"          \
  " JOIN event_group g ON g.id = r.group_id JOIN entry w ON w.id = p.white_id" \
  " WHERE p.id = " pairing ")"
#define CONTEST_OF(section) "(SELECT group_id FROM contest_section WHERE id = " section ")"
#define CONTEST_OF_WORK(work)                                                                   \
  "(SELECT s.group_id FROM contest_section s JOIN contest_work w ON w.section_id = s.id WHERE " \
  "w.id"                                                                                        \
  " = " work ")"
#define TEAMS_OF_MATCH                                                                           \
  "(SELECT white_id FROM pairing WHERE id = t.match_id UNION SELECT black_id FROM pairing WHERE" \
  " id = t.match_id)"

static const Rule rules[] = {
  { "event", "rulebook", "brg_known ('rulebook', t.rulebook)" },
  { "event", "discipline", "brg_known ('discipline', t.discipline)" },
  { "event", "zone", "t.zone = '' OR brg_known ('zone', t.zone)" },
  { "equipment_check", "checked_on", "brg_known ('day', t.checked_on)" },
  { "disqualification", "first_day", "t.first_day = '' OR brg_known ('day', t.first_day)" },
  { "disqualification", "last_day", "t.last_day = '' OR brg_known ('day', t.last_day)" },
  { "official", "post", "t.post = '' OR brg_known ('post', t.post)" },
  { "drawing", "drawn_at", "brg_known ('moment', t.drawn_at)" },
  { "drawn_number", "number", "t.number <= 100000" },
  { "money_row", "kind", "brg_known ('money', t.kind)" },
  { "money_row", "amount", "t.amount <= 100000000000000" },
  /* The sums of an event stay within what a number can say. */
  { "money_row", "event_id",
    "t.event_id NOT IN (SELECT event_id FROM money_row GROUP BY event_id HAVING count (*) > "
    "10000)" },
  { "money_row", "day", "t.day = '' OR brg_known ('day', t.day)" },
  { "admission_terms", "preliminary_by", DAY_OR_NONE ("preliminary_by") },
  { "admission_terms", "final_by", DAY_OR_NONE ("final_by") },
  { "admission_terms", "meets_on", DAY_OR_NONE ("meets_on") },
  { "delegation", "doctor_on", DAY_OR_NONE ("doctor_on") },
  { "delegation_receipt", "received_on", "brg_known ('day', t.received_on)" },
  { "delegation_receipt", "signed_on", DAY_OR_NONE ("signed_on") },
  { "group_limit", "number",
    "t.number <= iif (t.kind IN ('age-under', 'age-least'), 150, 100000) AND (t.number > 0) ="
    " (t.kind IN ('age-under', 'age-least', 'rating-least', 'rating-most'))" },
  { "group_limit", "word", "t.kind <> 'sex' OR t.word IN ('m', 'f')" },
  { "admission", "ground", "brg_known ('ground', t.ground)" },
  { "admission", "decided_at",
    "iif (t.state = 'open', t.decided_at = '', brg_known ('moment', t.decided_at))" },
  { "admission", "entered_on", DAY_OR_NONE ("entered_on") },
  { "admission", "accepted_on", DAY_OR_NONE ("accepted_on") },
  { "admission", "entry_id",
    "(SELECT is_team FROM entry WHERE id = t.entry_id) = 0 OR"
    " t.state = 'open'" },
  { "admission", "delegation_id",
    "t.delegation_id IS NULL OR (SELECT event_id FROM delegation WHERE id = t.delegation_id) ="
    " (SELECT event_id FROM event_group WHERE id = " GROUP_OF ("t.entry_id") ")" },
  { "admission", "took_out",
    "t.took_out = 0 OR (SELECT left_after FROM entry WHERE id = t.entry_id) IS NOT NULL" },
  { "entry_paper", "seen_on", "brg_known ('day', t.seen_on)" },
  { "entry_paper", "valid_until", DAY_OR_NONE ("valid_until") },
  { "entry_fee", "paid_on", "iif (t.amount = 0, t.paid_on = '', brg_known ('day', t.paid_on))" },
  { "entry_fee", "returned_on",
    "iif (t.returned = 0, t.returned_on = '', brg_known ('day', t.returned_on))" },
  { "entry_fee", "amount", "t.amount <= 100000000000 AND t.due <= 100000000000" },
  { "event_group", "system", "brg_known ('system', t.system)" },
  { "event_group", "n_rounds", "t.n_rounds <= 300" },
  { "event_group", "cycles", "t.cycles <= 100" },
  { "event_group", "boards", "t.boards <= 500" },
  { "event_group", "opening_table",
    "t.opening_table IN ('', 'fmjd', 'idf-basic', 'idf-ballots', 'own')" },
  { "event_group", "renju_rule", "t.renju_rule = '' OR brg_known ('renju', t.renju_rule)" },
  { "event_group", "reserve_from", "t.reserve_from <= 1000" },
  { "event_group", "default_minutes", "t.default_minutes BETWEEN -1 AND 10000" },
  { "event_group", "totals_best", "t.totals_best <= 10000" },
  { "event_group", "win_points", "abs (t.win_points) <= 60000" },
  { "event_group", "draw_points", "abs (t.draw_points) <= 60000" },
  { "event_group", "loss_points", "abs (t.loss_points) <= 60000" },
  { "event_group", "bye_points", "abs (t.bye_points) <= 60000" },
  { "event_group", "match_win", "abs (t.match_win) <= 60000" },
  { "event_group", "match_draw", "abs (t.match_draw) <= 60000" },
  { "event_group", "match_loss", "abs (t.match_loss) <= 60000" },
  { "event_group", "match_bye", "abs (t.match_bye) <= 60000" },
  /* Stages follow each other and never come back to where they began. */
  { "event_group", "previous_id",
    "t.previous_id IS NULL OR t.id NOT IN (WITH RECURSIVE earlier (id) AS (SELECT t.previous_id"
    " UNION SELECT g.previous_id FROM event_group g JOIN earlier ON g.id = earlier.id"
    " WHERE g.previous_id IS NOT NULL) SELECT id FROM earlier)" },
  { "entry", "number", "t.number IS NULL OR t.number BETWEEN 1 AND 100000" },
  { "entry", "rating", "t.rating <= 100000" },
  { "entry", "joins_round", "t.joins_round <= 1001" },
  { "entry", "left_after", "t.left_after IS NULL OR t.left_after <= 1000" },
  { "entry", "team_place", "t.team_place <= 1000" },
  { "entry", "carried_points", "abs (t.carried_points) <= 60000000" },
  { "entry", "k_factor", "t.k_factor <= 10000" },
  { "entry", "team_id",
    "t.team_id IS NULL OR (t.is_team = 0 AND EXISTS (SELECT 1 FROM entry team WHERE team.id ="
    " t.team_id AND team.is_team = 1 AND team.group_id = t.group_id))" },
  { "entry_rating", "from_round", "t.from_round <= 1000" },
  { "entry_rating", "rating", "t.rating <= 100000" },
  { "person", "hearing", "t.hearing IN ('', 'deaf', 'impaired')" },
  { "person", "movement", "t.movement IN ('', 'impaired')" },
  { "person", "licence_until", "t.licence_until = '' OR brg_known ('day', t.licence_until)" },
  { "person", "insurance_until", "t.insurance_until = '' OR brg_known ('day', t.insurance_until)" },
  { "person_rank", "day", "t.day = '' OR brg_known ('day', t.day)" },
  { "person_rating", "day", "t.day = '' OR brg_known ('day', t.day)" },
  { "person_rating", "rating", "t.rating <= 100000" },
  /* What was taken out of the journal comes back empty. */
  { "person_photo", "picture",
    "(t.kind = '' AND t.picture = '') OR brg_known ('photo', t.kind || ' ' || t.picture)" },
  { "person_alias", "old_id", "t.old_id NOT IN (SELECT id FROM person)" },
  { "absence", "round", "t.round <= 1000" },
  /* From 1, without gaps. */
  { "round", "number",
    "t.number <= 300 AND t.number = (SELECT count (*) FROM round r WHERE r.group_id = t.group_id"
    " AND r.number <= t.number)" },
  { "pairing", "board", "t.board <= 1000000" },
  { "pairing", "match_board",
    "t.match_board <= 500 AND (t.match_id IS NULL) = (t.match_board = 0)" },
  { "pairing", "match_id",
    "t.match_id IS NULL OR EXISTS (SELECT 1 FROM pairing match WHERE match.id = t.match_id AND"
    " match.round_id = t.round_id AND match.match_id IS NULL)" },
  { "pairing", "white_id", GROUP_OF ("t.white_id") " = " ROUND_GROUP },
  { "pairing", "black_id",
    "t.black_id IS NULL OR (t.black_id <> t.white_id AND " GROUP_OF ("t.black_id") " = " ROUND_GROUP
                                                                                   ")" },
  /* Who is paired has a number; the players of a team are listed by its own. */
  { "pairing", "white_id",
    "t.match_id IS NOT NULL OR (SELECT number FROM entry WHERE id = t.white_id) IS NOT NULL" },
  { "pairing", "black_id",
    "t.match_id IS NOT NULL OR t.black_id IS NULL"
    " OR (SELECT number FROM entry WHERE id = t.black_id) IS NOT NULL" },
  /* Teams meet in matches, players at boards; a board of a match is between its two teams. */
  { "pairing", "white_id",
    "(SELECT is_team FROM entry WHERE id = t.white_id) = " IS_MATCH
    " AND (t.match_id IS NULL OR " TEAM_OF ("t.white_id") " IN " TEAMS_OF_MATCH ")" },
  { "pairing", "black_id",
    "t.black_id IS NULL OR ((SELECT is_team FROM entry WHERE id = t.black_id) = " IS_MATCH
    " AND (t.match_id IS NULL OR (" TEAM_OF ("t.black_id") " IN " TEAMS_OF_MATCH " AND " TEAM_OF (
        "t.black_id") " <> " TEAM_OF ("t.white_id") ")))" },
  { "entry", "is_team",
    "t.is_team = 0 OR (SELECT boards FROM event_group WHERE id = t.group_id) > 0" },
  { "result", "game", "t.game = 1" },
  { "result", "white", "brg_known ('outcome', t.white)" },
  { "result", "black", "brg_known ('outcome', t.black)" },
  { "result", "keyed_on", DAY_OR_NONE ("keyed_on") },
  { "result", "rating_white", "t.rating_white = '' OR brg_known ('outcome', t.rating_white)" },
  { "result", "rating_black", "t.rating_black = '' OR brg_known ('outcome', t.rating_black)" },
  { "meeting_game", "game", "t.game <= " OF_PAIRING ("g.meeting_games", "t.pairing_id") },
  { "meeting_game", "pairing_id",
    OF_PAIRING ("p.black_id IS NOT NULL AND w.is_team = 0", "t.pairing_id") },
  { "meeting_game", "white", "t.white <> '' AND brg_known ('outcome', t.white)" },
  { "meeting_game", "black", "t.black <> '' AND brg_known ('outcome', t.black)" },
  /* rus-draughts-2022 5.4.6: what a meeting brings follows from its games. */
  { "result", "white",
    "NOT EXISTS (SELECT 1 FROM meeting_game m WHERE m.pairing_id = t.pairing_id) OR"
    " brg_adds_up ((SELECT group_concat (m.game || ' ' || m.white || m.black) FROM meeting_game m"
    " WHERE m.pairing_id = t.pairing_id), " OF_PAIRING (
        "g.meeting_games",
        "t.pairing_id") ", " OF_PAIRING ("r.state = 'closed'",
                                         "t.pairing_id") ", t.white, t.black)" },
  { "forbidden_pair", "first_round", "t.first_round <= 1000" },
  { "kept_apart", "field", "brg_known ('apart', t.field)" },
  { "kept_apart", "n_rounds", "t.n_rounds <= 300" },
  { "line_up", "round", "t.round <= 1000" },
  { "decision", "round", "t.round <= 1000" },
  { "section", "round", "t.round <= 1000 AND t.number <= 100000" },
  { "virtual_points", "points", "t.round <= 1000 AND abs (t.points) <= 60000000" },
  { "tie_order_place", "position", "t.position <= 100000" },
  { "prize", "last_place", "t.last_place <= 100000" },
  { "playoff_player", "position", "t.position <= 1000" },
  { "playoff_game", "black_id", "t.white_id <> t.black_id" },
  { "duty", "last_board", "t.round <= 1000 AND t.last_board <= 1000000" },
  { "check_in", "round", "t.round <= 1000" },
  { "check_in", "at", "brg_known ('moment', t.at)" },
  { "timetable", "announced_at", "brg_known ('moment', t.announced_at)" },
  { "timetable_row", "round", "t.round <= 300" },
  { "timetable_row", "day", "t.day = '' OR brg_known ('day', t.day)" },
  { "timetable_row", "starts_at", "t.starts_at = '' OR brg_known ('moment', t.starts_at)" },
  { "paper_set", "kind", "length (t.kind) <= 64" },
  { "printed_paper", "number", "t.number <= 100000" },
  { "printed_paper", "round", "t.round <= 300" },
  { "printed_paper", "kind", "length (t.kind) <= 64" },
  { "printed_paper", "language", "length (t.language) <= 16" },
  { "printed_paper", "sheets", "t.sheets <= 100000" },
  { "printed_paper", "printed_at", "brg_known ('moment', t.printed_at)" },
  { "printed_paper", "sha256", "t.sha256 NOT GLOB '*[^0-9a-f]*'" },
  { "printed_paper", "content", "t.content NOT GLOB '*[^0-9a-f]*'" },
  { "paper_file", "sha256", "t.sha256 NOT GLOB '*[^0-9a-f]*'" },
  { "paper_file", "bytes", "t.is_packed = 1 OR length (t.bytes) = t.size" },
  { "paper_file", "words", "length (t.words) <= t.words_size" },
  /* No more than is kept of them: what is listed is looked through. */
  { "paper_file", "size",
    "(SELECT coalesce (sum (length (bytes) + length (words)), 0) FROM paper_file) <= 134217728" },
  { "letterhead", "approval",
    "t.approval NOT LIKE '%' || char (10) || '%' || char (10) || '%' ||"
    " char (10) || '%' || char (10) || '%'" },
  { "letterhead_logo", "picture", "brg_known ('photo', 'png ' || t.picture)" },
  { "paper_option", "kind", "length (t.kind) <= 64" },
  { "paper_option", "picture", "t.picture = '' OR brg_known ('photo', 'png ' || t.picture)" },
  { "proposal", "round", "t.round <= 300" },
  { "proposal", "board", "length (t.board) <= 16" },
  { "proposal", "seat",
    "length (t.seat) <= 64 AND t.seat NOT GLOB '*[' || char (1) || '-' || char (31) || ']*'" },
  { "proposal", "address", "t.address NOT GLOB '*[^0-9A-Fa-f.:%a-z]*'" },
  { "proposal", "nonce", "t.nonce NOT GLOB '*[^0-9A-Za-z_.~-]*'" },
  /* No more than groups of a festival keep: those that wait are listed. */
  { "proposal", "id", "(SELECT count(*) FROM proposal) <= 100000" },
  { "proposal", "sent_at", "brg_known ('moment', t.sent_at)" },
  { "paper_option", "choice", "length (t.choice) <= 256" },
  { "paper_template", "kind", "length (t.kind) <= 64" },
  { "paper_template", "name", "length (t.name) <= 60" },
  { "paper_template", "text",
    "(SELECT count(*) FROM paper_template p WHERE p.event_id = t.event_id) <= 100" },
  { "printed_paper", "entry", "t.entry <= 1000000000" },
  { "postal_terms", "first_day", "brg_known ('day', t.first_day)" },
  { "postal_terms", "last_day", "brg_known ('day', t.last_day)" },
  { "postal_terms", "norm_days",
    "t.norm_days <= 9999 AND (t.norm_days > 0 OR t.channel = 'server')" },
  { "postal_terms", "norm_moves", "t.norm_moves <= 9999" },
  { "postal_terms", "transit", "t.transit <= 999" },
  { "postal_terms", "group_id",
    "(SELECT g.boards = 0 AND g.meeting_games = 1 AND brg_known ('table-system', g.system) AND"
    " brg_known ('postal', e.rulebook || ' ' || e.discipline) FROM event_group g JOIN event e"
    " ON e.id = g.event_id WHERE g.id = t.group_id)" },
  { "postal_sheet", "received_on", "brg_known ('day', t.received_on)" },
  { "postal_break", "first_day", "brg_known ('day', t.first_day)" },
  { "postal_break", "last_day", "brg_known ('day', t.last_day)" },
  { "postal_break", "secretary_on", DAY_OR_NONE ("secretary_on") },
  { "postal_notice", "told_on", "brg_known ('day', t.told_on)" },
  { "postal_notice", "opponent_id",
    "(SELECT b.entry_id <> t.opponent_id AND " GROUP_OF ("b.entry_id") " = " GROUP_OF (
        "t.opponent_id") " FROM postal_break b WHERE b.id = t.break_id)" },
  { "postal_record", "line", "brg_known ('postal-line', t.line)" },
  { "postal_record", "position", "t.position <= 20000" },
  { "postal_record", "pairing_id",
    "(SELECT p.black_id IS NOT NULL AND EXISTS (SELECT 1 FROM round r JOIN postal_terms m ON"
    " m.group_id = r.group_id WHERE r.id = p.round_id) FROM pairing p WHERE p.id = t.pairing_id)" },
  /* The first one answers for all of its game. */
  { "postal_record", "line",
    "EXISTS (SELECT 1 FROM postal_record o WHERE o.pairing_id = t.pairing_id AND (o.position,"
    " o.id) < (t.position, t.id)) OR ((SELECT count (*) FROM postal_record o WHERE o.pairing_id ="
    " t.pairing_id) <= 20000 AND brg_known ('postal-lines', (SELECT group_concat (line, char (10))"
    " FROM (SELECT line FROM postal_record o WHERE o.pairing_id = t.pairing_id ORDER BY position,"
    " id))))" },
  { "postal_measure", "number", "t.number <= 100000" },
  { "postal_measure", "kind", "brg_known ('postal-measure', t.office || ' ' || t.kind)" },
  { "postal_measure", "article",
    "brg_known ('postal-article', (SELECT e.rulebook FROM event_group g JOIN event e ON e.id ="
    " g.event_id WHERE g.id = t.group_id) || ' ' || t.kind || ' ' || t.article)" },
  { "postal_measure", "reason", "trim (t.reason) <> ''" },
  { "postal_measure", "entry_id", GROUP_OF ("t.entry_id") " = t.group_id" },
  { "postal_measure", "pairing_id",
    "t.pairing_id IS NULL OR EXISTS (SELECT 1 FROM pairing p WHERE p.id = t.pairing_id AND"
    " t.entry_id IN (p.white_id, p.black_id))" },
  { "postal_measure", "appeal_of_id", "t.appeal_of_id IS NULL OR t.appeal_of_id < t.id" },
  { "postal_measure", "decided_on", "brg_known ('day', t.decided_on)" },
  { "postal_measure", "decided_on",
    "t.decided_on >= coalesce ((SELECT m.first_day FROM postal_terms m WHERE m.group_id ="
    " t.group_id), '')" },
  { "postal_measure", "told_on", DAY_OR_NONE ("told_on") },
  { "postal_measure", "protested_on", DAY_OR_NONE ("protested_on") },
  { "contest_terms", "group_id",
    "(SELECT g.boards = 0 AND brg_known ('contest', e.rulebook) FROM event_group g JOIN event e ON"
    " e.id = g.event_id WHERE g.id = t.group_id) AND NOT EXISTS (SELECT 1 FROM round r WHERE"
    " r.group_id = t.group_id) AND NOT EXISTS (SELECT 1 FROM postal_terms p WHERE p.group_id ="
    " t.group_id)" },
  { "contest_terms", "announced_on", DAY_OR_NONE ("announced_on") },
  { "contest_terms", "closing_on",
    "(" DAY_OR_NONE ("closing_on") ") AND (t.closing_on = '' OR t.announced_on <= t.closing_on)" },
  { "contest_terms", "preliminary_on",
    "(" DAY_OR_NONE ("preliminary_on") ") AND (t.preliminary_on = '' OR t.closing_on <="
                                       " t.preliminary_on)" },
  { "contest_terms", "final_on",
    "(" DAY_OR_NONE ("final_on") ") AND (t.final_on = '' OR max (t.closing_on, t.preliminary_on) <="
                                 " t.final_on)" },
  { "contest_terms", "preliminary_done",
    "iif (t.stage = 'open', t.preliminary_done = '', brg_known ('day', t.preliminary_done) AND"
    " t.closing_on <= t.preliminary_done)" },
  { "contest_terms", "final_done",
    "iif (t.stage = 'final', brg_known ('day', t.final_done) AND t.preliminary_done <="
    " t.final_done, t.final_done = '')" },
  { "contest_terms", "n_works", "t.n_works <= 9999" },
  { "contest_terms", "n_counted", "t.n_counted <= 9999" },
  { "contest_terms", "n_copies", "t.n_copies <= 9999" },
  { "contest_terms", "bonus_side",
    "max (t.bonus_side, t.bonus_unsolvable, t.bonus_inexact) <= 1000000" },
  { "contest_section", "group_id",
    "EXISTS (SELECT 1 FROM contest_terms c WHERE c.group_id = t.group_id) AND (SELECT count(*) FROM"
    " contest_section s WHERE s.group_id = t.group_id) <= 100" },
  { "contest_section", "position", "t.position <= 100000" },
  { "contest_section", "board",
    "brg_known ('contest-section', t.board || char (9) || t.kind || char (9) || t.work_group)" },
  { "contest_section", "starts_at", "t.starts_at = '' OR brg_known ('moment', t.starts_at)" },
  { "contest_section", "minutes", "t.minutes <= 10000" },
  { "contest_judge", "section_id",
    "(SELECT count(*) FROM contest_judge j WHERE j.section_id = t.section_id) <= 20" },
  { "contest_judge", "position", "t.position <= 100000" },
  { "contest_judge", "handed_on", DAY_OR_NONE ("handed_on") },
  { "contest_work", "section_id",
    "(SELECT count(*) FROM contest_work w JOIN contest_section s ON s.id = w.section_id WHERE"
    " s.group_id = " CONTEST_OF ("t.section_id") ") <= 2000" },
  { "contest_work", "section_id",
    "(SELECT s.board IN ('', t.board) AND s.kind IN ('', t.kind) AND s.work_group IN ('',"
    " t.work_group) FROM contest_section s WHERE s.id = t.section_id)" },
  { "contest_work", "number",
    "t.number <= 2147483647 AND NOT EXISTS (SELECT 1 FROM contest_work w JOIN contest_section s ON"
    " s.id = w.section_id WHERE w.number = t.number AND w.id <> t.id AND s.group_id = " CONTEST_OF (
        "t.section_id") ")" },
  { "contest_work", "fen",
    "brg_known ('contest-work', t.board || char (9) || t.kind || char (9) || t.work_group ||"
    " char (9) || t.task || char (9) || t.n_moves || char (9) || t.fen)" },
  { "contest_work", "received_on", DAY_OR_NONE ("received_on") },
  { "contest_work", "first_on", DAY_OR_NONE ("first_on") },
  { "contest_work", "first_copies", "t.first_copies <= 100000000" },
  { "contest_work", "revised", "t.revised <= 10000 AND (t.revised < 0 OR t.revised_reason <> '')" },
  { "contest_work", "state",
    "t.state <> 'excluded' OR (t.state_article <> '' AND t.state_reason <> '')" },
  { "contest_work", "points", "t.points <= 1000000" },
  { "contest_author", "position", "t.position <= 8" },
  { "contest_author", "entry_id",
    "iif (t.entry_id IS NULL, t.name <> '', " GROUP_OF ("t.entry_id") " = " CONTEST_OF_WORK (
        "t.work_id") ")" },
  { "contest_variant", "position",
    "t.position = (SELECT count(*) FROM contest_variant v WHERE v.work_id = t.work_id AND"
    " v.position <= t.position) AND t.position <= 64" },
  { "contest_variant", "points", "t.points <= 1000000" },
  { "contest_mark", "judge_id",
    "(SELECT section_id FROM contest_judge WHERE id = t.judge_id) = (SELECT section_id FROM"
    " contest_work WHERE id = t.work_id)" },
  { "contest_remark", "received_on", "brg_known ('day', t.received_on)" },
  { "contest_remark", "answered_on",
    "iif (t.outcome = '', t.answered_on = '', brg_known ('day', t.answered_on) AND t.received_on <="
    " t.answered_on)" },
  { "contest_answer", "entry_id", GROUP_OF ("t.entry_id") " = " CONTEST_OF_WORK ("t.work_id") },
  { "contest_answer", "work_id",
    "(SELECT kind FROM contest_terms WHERE group_id = " CONTEST_OF_WORK (
        "t.work_id") ") ="
                     " 'solving'" },
  { "contest_answer", "handed_at",
    "t.handed_at = '' OR brg_known ('moment', t.handed_at) OR brg_known ('day', t.handed_at)" },
  { "contest_answer", "n_side", "max (t.n_side, t.n_inexact) <= 1000" },
  { "contest_answer_part", "points",
    "t.points <= coalesce ((SELECT v.points FROM contest_variant v JOIN contest_answer a ON"
    " a.work_id = v.work_id WHERE a.id = t.answer_id AND v.position = t.position), (SELECT"
    " iif (t.position = 1 AND NOT EXISTS (SELECT 1 FROM contest_variant v WHERE v.work_id = w.id),"
    " w.points, -1) FROM contest_work w JOIN contest_answer a ON a.work_id = w.id WHERE a.id ="
    " t.answer_id))" },
  { "site", "folder", "length (t.folder) <= 4000" },
  { "game", "discipline", "brg_known ('discipline', t.discipline)" },
  { "game", "start_number", "t.start_number IS NULL OR t.start_number <= 9999" },
  { "game", "start_number",
    "t.start_number IS NULL OR t.discipline <> 'chess960' OR t.start_number <= 959" },
  { "game", "meeting_game",
    "t.pairing_id IS NULL OR t.meeting_game <= " OF_PAIRING ("g.meeting_games", "t.pairing_id") },
  { "journal", "arguments", "brg_is_flat (t.arguments)" },
  { "incident", "supersedes_id", "t.supersedes_id IS NULL OR t.supersedes_id < t.id" },
  { "protest", "appeal_of_id", "t.appeal_of_id IS NULL OR t.appeal_of_id < t.id" },
};

/* brg_known (LIST, ID): whether the program knows it. */
static void
run_known (sqlite3_context *context, int n_values G_GNUC_UNUSED, sqlite3_value **values)
{
  const char *list = (const char *) sqlite3_value_text (values[0]);
  const char *id = (const char *) sqlite3_value_text (values[1]);

  sqlite3_result_int (context, list != NULL && id != NULL && brg_known_value_is_in (list, id));
}

/* brg_adds_up (GAMES, NUMBER, CLOSED, WHITE, BLACK): whether a meeting with games such as `1 10,2
 * ==` brings that. */
static void
run_adds_up (sqlite3_context *context, int n_values G_GNUC_UNUSED, sqlite3_value **values)
{
  const char *text = (const char *) sqlite3_value_text (values[0]);
  const char *white = (const char *) sqlite3_value_text (values[3]);
  const char *black = (const char *) sqlite3_value_text (values[4]);
  g_auto (GStrv) list = g_strsplit (text != NULL ? text : "", ",", -1);
  gint n_games = CLAMP (sqlite3_value_int (values[1]), 1, BRG_MEETING_MOST_GAMES);
  BrgOutcome games[2][BRG_MEETING_MOST_GAMES] = { { BRG_OUTCOME_NONE } };
  BrgOutcome outcomes[2];
  BrgOutcome expected[2];
  gboolean is_right = white != NULL && black != NULL &&
                      brg_outcome_from_code (*white, &outcomes[0]) &&
                      brg_outcome_from_code (*black, &outcomes[1]);

  for (char **game = list; is_right && *game != NULL; game++)
    {
      char *end = NULL;
      guint64 n = g_ascii_strtoull (*game, &end, 10);

      is_right = n >= 1 && n <= (guint64) n_games && strlen (end) == 3 &&
                 brg_outcome_from_code (end[1], &games[0][n - 1]) &&
                 brg_outcome_from_code (end[2], &games[1][n - 1]);
    }
  brg_meeting_games_judge (games[0], games[1], n_games, sqlite3_value_int (values[2]), &expected[0],
                           &expected[1]);
  sqlite3_result_int (context,
                      is_right && outcomes[0] == expected[0] && outcomes[1] == expected[1]);
}

/* brg_is_flat (JSON): whether nothing is nested so deep that reading it would end the program. */
static void
run_is_flat (sqlite3_context *context, int n_values G_GNUC_UNUSED, sqlite3_value **values)
{
  const char *text = (const char *) sqlite3_value_text (values[0]);
  int length = sqlite3_value_bytes (values[0]);
  gint depth = 0;
  gint most = 0;

  for (int i = 0; text != NULL && i < length; i++)
    {
      depth += text[i] == '[' || text[i] == '{';
      depth -= text[i] == ']' || text[i] == '}';
      most = MAX (most, depth);
    }
  sqlite3_result_int (context, most <= MOST_NESTED);
}

/* brg_sound (VALUE, COLUMN): whether the column may hold that. NULL is for the schema to refuse. */
static void
run_sound (sqlite3_context *context, int n_values G_GNUC_UNUSED, sqlite3_value **values)
{
  const char *column = (const char *) sqlite3_value_text (values[1]);

  sqlite3_result_int (context, brg_field_limits_allow (column, values[0]));
}

static gboolean
refuse (GError **error, const char *table, const char *row, const char *column)
{
  /* Translators: names in the database: "event_group", its row "3", its column "n_rounds" */
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
               _ ("The file holds what Berger never wrote: table %s, row %s, column %s. It was not "
                  "opened; open a copy instead."),
               table, row, column);
  return FALSE;
}

static gboolean
refuse_schema (GError **error, const char *what)
{
  /* Translators: %s is "trigger x": what stands in the database */
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
               _ ("The tables of the file are not those of a Berger workspace: %s. It was not "
                  "opened; open a copy instead."),
               what);
  return FALSE;
}

/* Type and name to the statement that made it. */
static GHashTable *
load_schema (sqlite3 *db, GError **error)
{
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (db, BRG_SCHEMA_DIGEST_ENTRIES, -1, &stmt, NULL) != SQLITE_OK)
    {
      brg_sql_set_error (error, db);
      return NULL;
    }
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    g_hash_table_insert (found, g_strdup ((const char *) sqlite3_column_text (stmt, 0)),
                         g_strdup ((const char *) sqlite3_column_text (stmt, 1)));
  if (code == SQLITE_DONE)
    return g_steal_pointer (&found);
  brg_sql_set_error (error, db);
  return NULL;
}

gboolean
brg_validate_schema (sqlite3 *db, sqlite3 *expected, GError **error)
{
  g_autoptr (GHashTable) ours = NULL;
  g_autoptr (GHashTable) theirs = load_schema (db, error);
  GHashTableIter iter;
  gpointer name;
  gpointer sql;

  if (theirs == NULL || (ours = load_schema (expected, error)) == NULL)
    return FALSE;
  g_hash_table_iter_init (&iter, theirs);
  while (g_hash_table_iter_next (&iter, &name, &sql))
    if (g_strcmp0 (g_hash_table_lookup (ours, name), sql) != 0)
      {
        g_autofree char *what = g_utf8_make_valid (name, -1);

        return refuse_schema (error, what);
      }
  g_hash_table_iter_init (&iter, ours);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!g_hash_table_contains (theirs, name))
      return refuse_schema (error, name);
  return TRUE;
}

/* The first row of which @condition does not hold; @key is how it is named. */
static gboolean
check_condition (sqlite3 *db,
                 const char *table,
                 const char *key,
                 const char *column,
                 const char *condition,
                 GError **error)
{
  g_autofree char *sql = g_strdup_printf ("SELECT %s FROM \"%s\" t WHERE (%s) IS NOT TRUE LIMIT 1",
                                          key, table, condition);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  code = sqlite3_step (stmt);
  if (code == SQLITE_DONE)
    return TRUE;
  if (code != SQLITE_ROW)
    return brg_sql_set_error (error, db);
  return refuse (error, table, (const char *) sqlite3_column_text (stmt, 0), column);
}

/* Columns of a table, and how a row of it is named: by its key. */
static GPtrArray *
load_columns (sqlite3 *db, const char *table, char **key, GError **error)
{
  g_autoptr (GPtrArray) columns = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (sqlite3_stmt) stmt = NULL;

  if (sqlite3_prepare_v2 (db, "SELECT name, pk FROM pragma_table_info (?1)", -1, &stmt, NULL) !=
          SQLITE_OK ||
      sqlite3_bind_text (stmt, 1, table, -1, SQLITE_STATIC) != SQLITE_OK)
    {
      brg_sql_set_error (error, db);
      return NULL;
    }
  while (sqlite3_step (stmt) == SQLITE_ROW)
    {
      const char *name = (const char *) sqlite3_column_text (stmt, 0);

      g_ptr_array_add (columns, g_strdup (name));
      if (sqlite3_column_int (stmt, 1) > 0)
        g_string_append_printf (names, "%squote (t.%s)", names->len > 0 ? " || ' ' || " : "", name);
    }
  *key = g_string_free (g_steal_pointer (&names), FALSE);
  return g_steal_pointer (&columns);
}

static char *
dup_sound (const char *column)
{
  return g_strdup_printf ("brg_sound (t.%s, '%s')", column, column);
}

/* All columns at once; which one it is only matters when there is something. */
static gboolean
check_values (sqlite3 *db,
              const char *table,
              const char *key,
              const GPtrArray *columns,
              GError **error)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < columns->len; i++)
    {
      g_autofree char *one = dup_sound (columns->pdata[i]);

      g_string_append_printf (all, "%s%s", all->len > 0 ? " AND " : "", one);
    }
  if (check_condition (db, table, key, "", all->str, NULL))
    return TRUE;
  for (guint i = 0; i < columns->len; i++)
    {
      g_autofree char *one = dup_sound (columns->pdata[i]);

      if (!check_condition (db, table, key, columns->pdata[i], one, error))
        return FALSE;
    }
  return TRUE;
}

/* What stands at @at and is no part of a statement's structure: a text, a comment; its length. */
static gsize
measure_skipped (const char *at)
{
  const char *end = NULL;

  if (*at == '\'')
    end = strchr (at + 1, '\'');
  else if (g_str_has_prefix (at, "--"))
    end = strchr (at, '\n');
  return end != NULL ? (gsize) (end + 1 - at) : 0;
}

/* The clause in parentheses that begins at @at; behind it. */
static const char *
find_end (const char *at)
{
  int depth = 0;

  while (*at != '\0')
    {
      gsize skipped = measure_skipped (at);

      depth += *at == '(' ? 1 : *at == ')' ? -1 : 0;
      at += MAX (skipped, 1);
      if (depth == 0)
        break;
    }
  return at;
}

/* The CHECK clauses of a CREATE TABLE. */
static GPtrArray *
list_clauses (const char *sql)
{
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_free);
  const char *at = sql;

  while (*at != '\0')
    {
      gsize skipped = measure_skipped (at);

      if (skipped == 0 && g_str_has_prefix (at, "CHECK ("))
        {
          const char *start = at + strlen ("CHECK ");

          at = find_end (start);
          g_ptr_array_add (clauses, g_strndup (start, (gsize) (at - start)));
        }
      else
        at += MAX (skipped, 1);
    }
  return clauses;
}

static gboolean
refuse_clause (const char *table, GError **error)
{
  g_autofree char *what = g_strconcat ("CHECK constraint failed in ", table, NULL);

  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
               _ ("The file is damaged (%s). Open the last copy instead."), what);
  return FALSE;
}

/* Of a database that it cannot write SQLite does not even read the CHECK clauses. */
static gboolean
check_clauses (sqlite3 *db, const char *table, const char *key, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;
  g_autoptr (GPtrArray) clauses = NULL;

  if (sqlite3_db_readonly (db, "main") != 1)
    return TRUE;
  stmt = brg_sql_prepare (db, "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?1",
                          error);
  if (stmt == NULL || sqlite3_bind_text (stmt, 1, table, -1, SQLITE_STATIC) != SQLITE_OK ||
      sqlite3_step (stmt) != SQLITE_ROW)
    return brg_sql_set_error (error, db);
  clauses = list_clauses (brg_sql_get_text (stmt, 0));
  for (guint i = 0; i < clauses->len; i++)
    {
      g_autofree char *holds = g_strdup_printf ("%s IS NOT FALSE", (char *) clauses->pdata[i]);

      if (!check_condition (db, table, key, "", holds, NULL))
        return refuse_clause (table, error);
    }
  return TRUE;
}

static gboolean
check_table (sqlite3 *db, const char *table, GError **error)
{
  g_autofree char *key = NULL;
  g_autoptr (GPtrArray) columns = load_columns (db, table, &key, error);

  if (columns == NULL || !check_values (db, table, key, columns, error) ||
      !check_clauses (db, table, key, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (g_str_equal (rules[i].table, table) &&
        !check_condition (db, table, key, rules[i].column, rules[i].condition, error))
      return FALSE;
  return TRUE;
}

/* What SQLite itself knows: pages, types, NOT NULL, CHECK, unique keys. */
static gboolean
check_integrity (sqlite3 *db, const char *table, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA integrity_check (\"%s\")", table);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  const char *answer;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK ||
      sqlite3_step (stmt) != SQLITE_ROW)
    return brg_sql_set_error (error, db);
  answer = (const char *) sqlite3_column_text (stmt, 0);
  if (g_strcmp0 (answer, "ok") == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
               _ ("The file is damaged (%s). Open the last copy instead."),
               answer != NULL ? answer : table);
  return FALSE;
}

static gboolean
check_references (sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (db,
                          "SELECT \"table\", ifnull (rowid, '?'), parent FROM"
                          " pragma_foreign_key_check LIMIT 1",
                          -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  code = sqlite3_step (stmt);
  if (code == SQLITE_DONE)
    return TRUE;
  if (code != SQLITE_ROW)
    return brg_sql_set_error (error, db);
  return refuse (error, (const char *) sqlite3_column_text (stmt, 0),
                 (const char *) sqlite3_column_text (stmt, 1),
                 (const char *) sqlite3_column_text (stmt, 2));
}

static GPtrArray *
list_tables (sqlite3 *db, GError **error)
{
  g_autoptr (GPtrArray) tables = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (sqlite3_stmt) stmt = NULL;

  if (sqlite3_prepare_v2 (db,
                          "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <>"
                          " '" BRG_FIELD_LIMITS_NOT_OF
                          "' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
                          -1, &stmt, NULL) != SQLITE_OK)
    {
      brg_sql_set_error (error, db);
      return NULL;
    }
  while (sqlite3_step (stmt) == SQLITE_ROW)
    g_ptr_array_add (tables, g_strdup ((const char *) sqlite3_column_text (stmt, 0)));
  return g_steal_pointer (&tables);
}

gboolean
brg_validate_rows (sqlite3 *db, GError **error)
{
  g_autoptr (GPtrArray) tables = NULL;

  g_return_val_if_fail (db != NULL, FALSE);

  if (sqlite3_create_function (db, "brg_is_flat", 1, SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL,
                               run_is_flat, NULL, NULL) != SQLITE_OK ||
      sqlite3_create_function (db, "brg_adds_up", 5, SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL,
                               run_adds_up, NULL, NULL) != SQLITE_OK ||
      sqlite3_create_function (db, "brg_known", 2, SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL, run_known,
                               NULL, NULL) != SQLITE_OK ||
      sqlite3_create_function (db, "brg_sound", 2, SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL, run_sound,
                               NULL, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  tables = list_tables (db, error);
  for (guint i = 0; tables != NULL && i < tables->len; i++)
    if (!check_integrity (db, tables->pdata[i], error))
      return FALSE;
  if (tables == NULL || !check_references (db, error))
    return FALSE;
  for (guint i = 0; i < tables->len; i++)
    if (!check_table (db, tables->pdata[i], error))
      return FALSE;
  return TRUE;
}
