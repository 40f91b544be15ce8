/* brg-row-rule.c - what the rows of a workspace have to be
 *
 * Tests: tests/data/test-validate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-row-rule.h"

#include "brg-contest.h"

#define DAY_OR_NONE(column) "t." column " = '' OR brg_known ('day', t." column ")"
#define MOMENT_OR_NONE(column) "t." column " = '' OR brg_known ('moment', t." column ")"
/* Of reports only the year of an event may be known. */
#define DATE_OR_NONE(column) DAY_OR_NONE (column) " OR t." column " GLOB '[0-9][0-9][0-9][0-9]'"
/* A star is all papers. */
#define PAPER_ID(column) "t." column " NOT GLOB '*[^a-z0-9*:_.-]*'"
#define GROUP_OF(entry) "(SELECT group_id FROM entry WHERE id = " entry ")"
#define EVENT_OF_GROUP "(SELECT event_id FROM event_group WHERE id = t.group_id)"
#define EVENT_OF(entry) "(SELECT event_id FROM event_group WHERE id = " GROUP_OF (entry) ")"
#define GROUP_OF_PAIRING \
  "(SELECT r.group_id FROM pairing p JOIN round r ON r.id = p.round_id WHERE p.id = t.pairing_id)"
#define PLAYS_OFF(column)                                                                      \
  "EXISTS (SELECT 1 FROM playoff_player p WHERE p.playoff_id = t.playoff_id AND p.entry_id = " \
  "t." column ")"
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
/* How many of them a contest has at most, as text. */
#define MOST(what) G_STRINGIFY (BRG_CONTEST_MOST_##what)
#define CONTEST_OF_WORK(work)                                                                   \
  "(SELECT s.group_id FROM contest_section s JOIN contest_work w ON w.section_id = s.id WHERE " \
  "w.id"                                                                                        \
  " = " work ")"
#define TEAMS_OF_MATCH                                                                           \
  "(SELECT white_id FROM pairing WHERE id = t.match_id UNION SELECT black_id FROM pairing WHERE" \
  " id = t.match_id)"

static const BrgRowRule rules[] = {
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
    "max (t.bonus_side, t.bonus_unsolvable, t.bonus_inexact) <= " MOST (POINTS) },
  { "contest_section", "group_id",
    "EXISTS (SELECT 1 FROM contest_terms c WHERE c.group_id = t.group_id) AND t.group_id NOT IN"
    " (SELECT group_id FROM contest_section GROUP BY group_id HAVING count (*) > " MOST (
        SECTIONS) ")" },
  { "contest_section", "position", "t.position <= 100000" },
  { "contest_section", "board",
    "brg_known ('contest-section', t.board || char (9) || t.kind || char (9) || t.work_group)" },
  { "contest_section", "starts_at", "t.starts_at = '' OR brg_known ('moment', t.starts_at)" },
  { "contest_section", "minutes", "t.minutes <= 10000" },
  { "contest_judge", "section_id",
    "t.section_id NOT IN (SELECT section_id FROM contest_judge GROUP BY section_id HAVING count (*)"
    " > " MOST (JUDGES) ")" },
  { "contest_judge", "position", "t.position <= 100000" },
  { "contest_judge", "handed_on", DAY_OR_NONE ("handed_on") },
  { "contest_work", "section_id",
    CONTEST_OF ("t.section_id") " NOT IN (SELECT s.group_id FROM contest_work w JOIN"
                                " contest_section s ON s.id = w.section_id GROUP BY s.group_id"
                                " HAVING count (*) > " MOST (WORKS) ")" },
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
  { "contest_work", "solution", "length (t.solution) <= " MOST (TEXT) },
  { "contest_work", "received_on", DAY_OR_NONE ("received_on") },
  { "contest_work", "first_on", DAY_OR_NONE ("first_on") },
  { "contest_work", "first_copies", "t.first_copies <= 100000000" },
  { "contest_work", "revised", "t.revised <= 10000 AND (t.revised < 0 OR t.revised_reason <> '')" },
  { "contest_work", "state",
    "t.state <> 'excluded' OR (t.state_article <> '' AND t.state_reason <> '')" },
  { "contest_work", "points", "t.points <= " MOST (POINTS) },
  { "contest_author", "position", "t.position <= " MOST (AUTHORS) },
  { "contest_author", "entry_id",
    "iif (t.entry_id IS NULL, t.name <> '', " GROUP_OF ("t.entry_id") " = " CONTEST_OF_WORK (
        "t.work_id") ")" },
  { "contest_variant", "position",
    "t.position = (SELECT count(*) FROM contest_variant v WHERE v.work_id = t.work_id AND"
    " v.position <= t.position) AND t.position <= " MOST (VARIANTS) "" },
  { "contest_variant", "line", "length (t.line) <= " MOST (TEXT) },
  { "contest_variant", "points", "t.points <= " MOST (POINTS) },
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
  { "site", "language", "brg_known ('language', t.language)" },
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
  { "event", "starts", DATE_OR_NONE ("starts") },
  { "event", "ends", DATE_OR_NONE ("ends") },
  { "event", "created_at", MOMENT_OR_NONE ("created_at") },
  { "round", "published_at", MOMENT_OR_NONE ("published_at") },
  { "round", "closed_at", MOMENT_OR_NONE ("closed_at") },
  { "event_group", "tie_break_edition",
    "t.tie_break_edition = '' OR brg_known ('edition', t.tie_break_edition)" },
  { "event_group", "rating_kind", "t.rating_kind = '' OR brg_known ('rating', t.rating_kind)" },
  { "event_group", "previous_id",
    "t.previous_id IS NULL OR (SELECT event_id FROM event_group WHERE id = t.previous_id) ="
    " t.event_id" },
  { "entry_rating", "day", DAY_OR_NONE ("day") },
  { "result", "second_white", "brg_known ('outcome', t.second_white)" },
  { "result", "second_black", "brg_known ('outcome', t.second_black)" },
  { "score_sheet", "used", "t.used >= -1" },
  /* Who changes to another group of the event keeps what was said of him in the first. */
  { "forbidden_pair", "other_id", EVENT_OF ("t.player_id") " = " EVENT_OF ("t.other_id") },
  { "line_up", "team_id", "(SELECT is_team FROM entry WHERE id = t.team_id) = 1" },
  { "line_up", "filed_at", MOMENT_OR_NONE ("filed_at") },
  { "decision", "method", "t.method IN ('', 'lot', 'playoff', 'games', 'other')" },
  { "category", "age_to", "t.age_from <= 1000 AND t.age_to <= 1000" },
  { "category", "rating_to", "t.rating_from <= 100000 AND t.rating_to <= 100000" },
  { "prize", "amount", "t.amount <= 100000000000000" },
  { "prize", "category_id",
    "t.category_id IS NULL OR (SELECT group_id FROM category WHERE id = t.category_id) ="
    " t.group_id" },
  { "tie_order_place", "entry_id",
    EVENT_OF ("t.entry_id") " = (SELECT g.event_id FROM tie_order o JOIN event_group g ON g.id ="
                            " o.group_id WHERE o.id = t.order_id)" },
  { "playoff", "format", "brg_known ('playoff', t.format)" },
  { "playoff", "order_id",
    "t.order_id IS NULL OR (SELECT group_id FROM tie_order WHERE id = t.order_id) = t.group_id" },
  { "playoff_player", "entry_id",
    EVENT_OF ("t.entry_id") " = (SELECT g.event_id FROM playoff o JOIN event_group g ON g.id ="
                            " o.group_id WHERE o.id = t.playoff_id)" },
  { "playoff_game", "white_id", PLAYS_OFF ("white_id") },
  { "playoff_game", "black_id", PLAYS_OFF ("black_id") },
  { "playoff_game", "control", "t.control IN ('', 'quick', 'armageddon', 'own')" },
  { "playoff_game", "white", "brg_known ('outcome', t.white)" },
  { "playoff_game", "black", "brg_known ('outcome', t.black)" },
  { "official_interest", "entry_id",
    EVENT_OF ("t.entry_id") " = (SELECT event_id FROM official WHERE id = t.official_id)" },
  { "duty", "official_id",
    EVENT_OF_GROUP " = (SELECT event_id FROM official WHERE id = t.official_id)" },
  { "committee_member", "entry_id",
    "t.entry_id IS NULL OR " EVENT_OF ("t.entry_id") " = t.event_id" },
  /* SQLite itself does not look through its pages, see brg_validate_rows(). */
  { "document", "kind", "length (t.kind) BETWEEN 1 AND 64 AND " PAPER_ID ("kind") },
  { "document", "title", "typeof (t.title) = 'text'" },
  { "document", "created_at", "brg_known ('moment', t.created_at)" },
  { "document", "round", "t.round BETWEEN 0 AND 1000" },
  { "document", "sha256", "length (t.sha256) = 64 AND t.sha256 NOT GLOB '*[^0-9a-f]*'" },
  { "attachment", "added_at", "brg_known ('moment', t.added_at)" },
  { "finish_request", "at", MOMENT_OR_NONE ("at") },
  { "incident", "group_id", "t.group_id IS NULL OR " EVENT_OF_GROUP " = t.event_id" },
  { "incident", "entry_id", "t.entry_id IS NULL OR " EVENT_OF ("t.entry_id") " = t.event_id" },
  { "incident", "opponent_id",
    "t.opponent_id IS NULL OR " EVENT_OF ("t.opponent_id") " = t.event_id" },
  { "incident", "supersedes_id",
    "t.supersedes_id IS NULL OR (SELECT event_id FROM incident WHERE id = t.supersedes_id) ="
    " t.event_id" },
  { "incident", "at", MOMENT_OR_NONE ("at") },
  { "incident", "recorded_at", MOMENT_OR_NONE ("recorded_at") },
  { "incident", "round", "t.round BETWEEN 0 AND 1000" },
  { "incident", "board", "t.board BETWEEN 0 AND 1000000" },
  { "incident", "kind", "t.kind = '' OR brg_known ('incident', t.kind)" },
  { "incident", "sanction", "brg_known ('sanction', t.sanction)" },
  { "incident", "clock", "brg_known ('clock', t.clock)" },
  { "incident", "result", "brg_known ('effect', t.result)" },
  { "incident", "result_before", "brg_known ('score', t.result_before)" },
  { "incident", "result_after", "brg_known ('score', t.result_after)" },
  { "incident", "rounds_out", "t.rounds_out <= 1000" },
  { "protest", "entry_id", EVENT_OF ("t.entry_id") " = " EVENT_OF_GROUP },
  { "protest", "other_id", "t.other_id IS NULL OR " EVENT_OF ("t.other_id") " = " EVENT_OF_GROUP },
  { "protest", "appeal_of_id",
    "t.appeal_of_id IS NULL OR (SELECT group_id FROM protest WHERE id = t.appeal_of_id) ="
    " t.group_id" },
  { "protest", "round", "t.round BETWEEN 0 AND 1000" },
  { "protest", "board", "t.board BETWEEN 0 AND 1000000" },
  { "protest", "filed_at", MOMENT_OR_NONE ("filed_at") },
  { "protest", "due_at", MOMENT_OR_NONE ("due_at") },
  { "protest", "decide_by", MOMENT_OR_NONE ("decide_by") },
  { "protest", "heard_at", MOMENT_OR_NONE ("heard_at") },
  { "protest", "decided_at", MOMENT_OR_NONE ("decided_at") },
  { "protest", "result_before", "brg_known ('score', t.result_before)" },
  { "protest", "result_after", "brg_known ('score', t.result_after)" },
  { "protest_vote", "member_id",
    "(SELECT event_id FROM committee_member WHERE id = t.member_id) = (SELECT g.event_id FROM"
    " protest p JOIN event_group g ON g.id = p.group_id WHERE p.id = t.protest_id)" },
  { "envelope", "pairing_id", GROUP_OF_PAIRING " = t.group_id" },
  { "envelope", "white_used", "t.white_used >= -1" },
  { "envelope", "black_used", "t.black_used >= -1" },
  { "envelope", "move_number", "t.move_number <= 100000" },
  { "envelope", "sealed_at", "brg_known ('moment', t.sealed_at)" },
  { "envelope", "resumes_at", MOMENT_OR_NONE ("resumes_at") },
  { "envelope_event", "kind", "brg_known ('adjournment', t.kind)" },
  { "envelope_event", "at", MOMENT_OR_NONE ("at") },
  { "game", "pairing_id", "t.pairing_id IS NULL OR " GROUP_OF_PAIRING " = t.group_id" },
  { "letterhead", "approval", "brg_known ('lines', t.approval)" },
  { "letterhead", "foot", "brg_known ('line', t.foot) AND length (t.foot) <= 120" },
  { "paper_option", "kind", PAPER_ID ("kind") },
  { "paper_option", "choice", "brg_known ('line', t.choice)" },
  { "paper_template", "kind", "brg_known ('template', t.kind)" },
  { "paper_template", "name", "brg_known ('line', t.name)" },
  { "paper_template", "text",
    "brg_known ('lines', t.text) AND length (CAST (t.text AS BLOB)) <= 8192" },
  { "paper_set", "kind", PAPER_ID ("kind") },
  { "printed_paper", "kind", PAPER_ID ("kind") },
  { "printed_paper", "title", "brg_known ('line', t.title)" },
  { "printed_paper", "choice", "brg_known ('line', t.choice)" },
  { "printed_paper", "language", "t.language NOT GLOB '*[^A-Za-z_@.]*'" },
  { "standing", "computer", "brg_known ('line', t.computer)" },
  { "standing", "person", "brg_known ('line', t.person)" },
  { "standing", "at", "brg_known ('moment', t.at)" },
  { "site", "folder", "brg_known ('line', t.folder)" },
  { "site", "language", "t.language GLOB '[a-z][a-z]'" },
  { "setting", "name", "length (t.name) <= 64 AND brg_known ('line', t.name)" },
  { "workspace_setting", "name", "length (t.name) <= 64 AND brg_known ('line', t.name)" },
};

const BrgRowRule *
brg_row_rules (guint *n_rules)
{
  g_return_val_if_fail (n_rules != NULL, NULL);

  *n_rules = G_N_ELEMENTS (rules);
  return rules;
}
