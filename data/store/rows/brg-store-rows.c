/* brg-store-rows.c - single rows that several actions write
 *
 * Tests: tests/data/test-store.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-rows.h"

#include <glib/gi18n-lib.h>

#include "brg-rulebooks.h"
#include "brg-sealed-gate.h"
#include "brg-store-words.h"
#include "brg-text-tidy.h"

gboolean
brg_store_refuse (GError **error, const char *message)
{
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED, message);
  return FALSE;
}

gboolean
brg_store_check_text (const BrgTextRule *rule, const char *text, GError **error)
{
  glong length;

  if (!g_utf8_validate (text, -1, NULL) || brg_text_turns (text) ||
      !(rule->has_lines ? brg_text_has_printable_lines (text) : brg_text_is_printable (text)))
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: what the text is: "Основания" */
                   _ ("%s: a character in it cannot be printed."), rule->name);
      return FALSE;
    }
  if (*text != '\0' && brg_text_is_blank (text))
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: what the text is: "Основания" */
                   _ ("%s: nothing but blanks."), rule->name);
      return FALSE;
    }
  length = g_utf8_strlen (text, -1);
  if (length <= rule->most)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: what the text is: "Основания"; two numbers of characters */
               _ ("%s: the text has %ld characters, at most %ld are taken."), rule->name, length,
               rule->most);
  return FALSE;
}

gboolean
brg_store_check_entries_agree (BrgStore *store, gint64 event_id, gint64 round_id, GError **error)
{
  gint64 n_differing;

  if (!brg_sql_get_int (store, &n_differing, error,
                        "SELECT count(*) FROM event_group g JOIN round r ON r.group_id = g.id"
                        " JOIN pairing p ON p.round_id = r.id"
                        " JOIN result s ON s.pairing_id = p.id"
                        " WHERE (g.event_id = ?1 OR r.id = ?2) AND s.second_white <> ''",
                        "ii", event_id, round_id))
    return FALSE;
  if (n_differing == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               ngettext ("On %d board the two entries differ.",
                         "On %d boards the two entries differ.", (gulong) n_differing),
               (gint) n_differing);
  return FALSE;
}

char *
brg_store_dup_event_name (BrgStore *store, gint64 event_id, GError **error)
{
  char *name = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT name FROM event WHERE id = ?1", "i", event_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    name = brg_sql_dup_text (stmt, 0);
  else
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                         _ ("The event no longer exists."));
  sqlite3_reset (stmt);
  return name;
}

gboolean
brg_store_find_rulebook (BrgStore *store,
                         gint64 event_id,
                         const BrgRulebook **rulebook,
                         GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT rulebook FROM event WHERE id = ?1", "i", event_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  *rulebook = has_row ? brg_rulebook_find (brg_sql_get_text (stmt, 0)) : NULL;
  sqlite3_reset (stmt);
  return TRUE;
}

gboolean
brg_store_find_rulebook_of_group (BrgStore *store,
                                  gint64 group_id,
                                  const BrgRulebook **rulebook,
                                  GError **error)
{
  gint64 event_id;

  return brg_store_find_event_of_group (store, group_id, &event_id, error) &&
         brg_store_find_rulebook (store, event_id, rulebook, error);
}

char *
brg_store_dup_club (const BrgEntry *entry)
{
  g_auto (GStrv) parts = g_strsplit (entry->organisation, ", ", -1);
  g_autoptr (GString) club = g_string_new (NULL);

  for (char **part = parts; *part != NULL; part++)
    if (!g_str_equal (*part, entry->region) && !g_str_equal (*part, entry->town))
      g_string_append_printf (club, "%s%s", club->len > 0 ? ", " : "", *part);
  return g_string_free (g_steal_pointer (&club), FALSE);
}

/* The journal has no text of them; the gate that looks at every text of it is asked all the same.
 */
static gboolean
check_gate (BrgStore *store, const BrgPersonalPapers *papers, GError **error)
{
  g_autoptr (JsonObject) arguments = json_object_new ();
  g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);

  json_object_set_string_member (arguments, "text", papers->texts[BRG_PAPER_ADDRESS]);
  return brg_sealed_gate_check (store, nothing, "papers-set", arguments, error);
}

gboolean
brg_store_insert_papers (BrgStore *store,
                         gint64 person_id,
                         const BrgPersonalPapers *papers,
                         GError **error)
{
  g_autofree char *snils = brg_snils_dup_tidy (papers->texts[BRG_PAPER_SNILS]);

  return check_gate (store, papers, error) &&
         brg_sql_run (store, error,
                      "INSERT INTO personal_paper (person_id, passport, snils, address, phone)"
                      " SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM workspace_setting"
                      " WHERE name = 'papers' AND value = 'kept')",
                      "itttt", person_id, papers->texts[BRG_PAPER_PASSPORT], snils,
                      papers->texts[BRG_PAPER_ADDRESS], papers->texts[BRG_PAPER_PHONE]);
}

gboolean
brg_store_insert_entry (BrgStore *store,
                        gint64 group_id,
                        const BrgEntry *entry,
                        gint number,
                        gint64 *entry_id,
                        GError **error)
{
  g_autofree char *club = brg_store_dup_club (entry);
  gint64 person_id;

  if (!brg_sql_run (store, error,
                    "INSERT INTO person (family_name, given_name, father_name, sex, birth, fide_id,"
                    " sight, federation, organisation, coaches, region, town, national_id)"
                    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
                    "ttttttttttttt", entry->family_name, entry->given_name, entry->father_name,
                    entry->sex, entry->birth, entry->fide_id, entry->sight, entry->federation, club,
                    entry->coach, entry->region, entry->town, entry->national_id))
    return FALSE;
  person_id = sqlite3_last_insert_rowid (store->db);
  return (entry->papers == NULL ||
          brg_store_insert_papers (store, person_id, entry->papers, error)) &&
         brg_store_insert_entry_of (store, group_id, person_id, entry, number, entry_id, error);
}

gboolean
brg_store_write_rating (BrgStore *store,
                        gint64 entry_id,
                        const BrgEntryRating *rating,
                        GError **error)
{
  return brg_sql_run (store, error,
                      "INSERT INTO entry_rating (entry_id, from_round, rating, list, day)"
                      " VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (entry_id, from_round) DO UPDATE"
                      " SET rating = excluded.rating, list = excluded.list, day = excluded.day",
                      "iiitt", entry_id, (gint64) rating->from_round, (gint64) rating->rating,
                      rating->list, rating->day);
}

static gboolean
write_ratings (BrgStore *store, gint64 entry_id, const GArray *ratings, GError **error)
{
  for (guint i = 0; ratings != NULL && i < ratings->len; i++)
    if (!brg_store_write_rating (store, entry_id, &g_array_index (ratings, BrgEntryRating, i),
                                 error))
      return FALSE;
  return TRUE;
}

gboolean
brg_store_write_delegation (BrgStore *store,
                            gint64 group_id,
                            gint64 entry_id,
                            const BrgEntry *entry,
                            GError **error)
{
  if (*entry->delegation == '\0')
    return TRUE;
  return brg_sql_run (store, error,
                      "INSERT INTO delegation (event_id, name, region) SELECT event_id, ?2, ?3"
                      " FROM event_group WHERE id = ?1 ON CONFLICT (event_id, name) DO NOTHING",
                      "itt", group_id, entry->delegation, entry->region) &&
         brg_sql_run (store, error,
                      "INSERT INTO admission (entry_id, delegation_id) SELECT ?2, d.id"
                      " FROM delegation d JOIN event_group g ON g.event_id = d.event_id"
                      " WHERE g.id = ?1 AND d.name = ?3 ON CONFLICT (entry_id) DO UPDATE"
                      " SET delegation_id = excluded.delegation_id",
                      "iit", group_id, entry_id, entry->delegation);
}

gboolean
brg_store_insert_entry_of (BrgStore *store,
                           gint64 group_id,
                           gint64 person_id,
                           const BrgEntry *entry,
                           gint number,
                           gint64 *entry_id,
                           GError **error)
{
  if (!brg_sql_run (store, error,
                    "INSERT INTO entry (group_id, person_id, number, title, rating, federation,"
                    " organisation, joins_round, left_reason, coach, is_team, team_place,"
                    " captain, carried_points, team_id, k_factor, assistant)"
                    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15,"
                    " ?16, ?17)",
                    "iiItittittiitiIit", group_id, person_id, (gint64) number, entry->title,
                    (gint64) entry->rating, entry->federation, entry->organisation,
                    (gint64) entry->joins_round, entry->left_reason, entry->coach,
                    (gint64) entry->is_team, (gint64) entry->team_place, entry->captain,
                    (gint64) entry->carried_points, entry->team_id, (gint64) entry->k_factor,
                    entry->assistant))
    return FALSE;
  *entry_id = sqlite3_last_insert_rowid (store->db);
  if (!write_ratings (store, *entry_id, entry->ratings, error) ||
      !brg_store_write_delegation (store, group_id, *entry_id, entry, error))
    return FALSE;
  return entry->left_after == BRG_STAYS ||
         brg_sql_run (store, error,
                      "UPDATE entry SET left_after = ?2, leaver_rule = ?3, is_excluded = ?4"
                      " WHERE id = ?1",
                      "iiti", *entry_id, (gint64) entry->left_after,
                      brg_store_leaver_rule_to_word (entry->leaver_rule),
                      (gint64) (entry->is_excluded != FALSE));
}

gboolean
brg_store_find_contest_kind (BrgStore *store, gint64 group_id, BrgContestKind *kind, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT kind FROM contest_terms WHERE group_id = ?1", "i", group_id);

  *kind = BRG_CONTEST_NONE;
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  brg_contest_kind_find (brg_sql_get_text (stmt, 0), kind);
  sqlite3_reset (stmt);
  return TRUE;
}

/* rus-draughts-2022 11.5, 11.6: works are judged or solved, nobody meets anybody. */
gboolean
brg_store_check_is_no_contest (BrgStore *store, gint64 group_id, GError **error)
{
  BrgContestKind kind;

  if (!brg_store_find_contest_kind (store, group_id, &kind, error))
    return FALSE;
  return kind == BRG_CONTEST_NONE ||
         brg_store_refuse (error, _ ("This group is a contest of composition: "
                                     "nobody is paired in it."));
}

gboolean
brg_store_insert_round (BrgStore *store,
                        gint64 group_id,
                        gint number,
                        BrgRoundState state,
                        gint64 *round_id,
                        GError **error)
{
  g_autofree char *now = brg_sql_dup_now (store);

  if (!brg_store_check_is_no_contest (store, group_id, error) ||
      !brg_sql_run (store, error,
                    "INSERT INTO round (group_id, number, state, published_at, closed_at)"
                    " VALUES (?1, ?2, ?3, ?4, ?5)",
                    "iittt", group_id, (gint64) number, brg_store_round_state_to_word (state),
                    state == BRG_ROUND_PLANNED ? "" : now, state == BRG_ROUND_CLOSED ? now : ""))
    return FALSE;
  *round_id = sqlite3_last_insert_rowid (store->db);
  return TRUE;
}

gboolean
brg_store_write_change_of_pairs (BrgStore *store,
                                 gint64 round_id,
                                 const char *reason,
                                 const char *decided_by,
                                 GError **error)
{
  return *reason == '\0' ||
         brg_sql_run (store, error,
                      "UPDATE round SET changed_reason = ?2, changed_by = ?3 WHERE id = ?1", "itt",
                      round_id, reason, decided_by);
}

gboolean
brg_store_insert_pairing (BrgStore *store,
                          gint64 round_id,
                          gint board,
                          gint64 white_id,
                          gint64 black_id,
                          gboolean is_manual,
                          gint64 *pairing_id,
                          GError **error)
{
  if (!brg_sql_run (store, error,
                    "INSERT INTO pairing (round_id, board, white_id, black_id, manual)"
                    " VALUES (?1, ?2, ?3, ?4, ?5)",
                    "iiiIi", round_id, (gint64) board, white_id, black_id, (gint64) is_manual))
    return FALSE;
  *pairing_id = sqlite3_last_insert_rowid (store->db);
  return TRUE;
}

gboolean
brg_store_write_outcome (BrgStore *store,
                         gint64 pairing_id,
                         BrgOutcome white,
                         BrgOutcome black,
                         GError **error)
{
  char white_word[2];
  char black_word[2];

  if (white == BRG_OUTCOME_NONE && black == BRG_OUTCOME_NONE)
    return brg_sql_run (store, error, "DELETE FROM result WHERE pairing_id = ?1 AND game = 1", "i",
                        pairing_id);
  return brg_sql_run (store, error,
                      "INSERT INTO result (pairing_id, game, white, black) VALUES (?1, 1, ?2, ?3)"
                      " ON CONFLICT (pairing_id, game) DO UPDATE SET white = excluded.white,"
                      " black = excluded.black, rating_white = '', rating_black = '',"
                      " verified = 0, adjudicated = 0, second_white = '', second_black = '',"
                      " keyed_on = ''",
                      "itt", pairing_id, brg_store_outcome_to_word (white, white_word),
                      brg_store_outcome_to_word (black, black_word));
}

gboolean
brg_store_write_games (BrgStore *store,
                       gint64 pairing_id,
                       const BrgStoredMeeting *meeting,
                       GError **error)
{
  BrgOutcome white;
  BrgOutcome black;

  /* rus-draughts-2022 5.4.6: what the meeting brings follows from its games. */
  brg_meeting_games_judge (meeting->white, meeting->black, meeting->n_games, meeting->is_closed,
                           &white, &black);
  return brg_store_write_meeting (store, pairing_id, meeting, error) &&
         brg_store_write_outcome (store, pairing_id, white, black, error);
}

gboolean
brg_store_write_result (BrgStore *store,
                        gint64 pairing_id,
                        BrgOutcome white,
                        BrgOutcome black,
                        GError **error)
{
  BrgStoredMeeting meeting;

  if (!brg_store_load_meeting (store, pairing_id, &meeting, error))
    return FALSE;
  if (meeting.n_games == 1)
    return brg_store_write_outcome (store, pairing_id, white, black, error);
  brg_stored_meeting_enter (&meeting, 0, white, black);
  return brg_store_write_games (store, pairing_id, &meeting, error);
}

gboolean
brg_store_write_absence (BrgStore *store,
                         gint64 entry_id,
                         gint round,
                         BrgOutcome outcome,
                         GError **error)
{
  char word[2];

  if (outcome == BRG_OUTCOME_NONE)
    return brg_sql_run (store, error, "DELETE FROM absence WHERE entry_id = ?1 AND round = ?2",
                        "ii", entry_id, (gint64) round);
  return brg_sql_run (store, error,
                      "INSERT INTO absence (entry_id, round, outcome) VALUES (?1, ?2, ?3)"
                      " ON CONFLICT (entry_id, round) DO UPDATE SET outcome = excluded.outcome",
                      "iit", entry_id, (gint64) round, brg_store_outcome_to_word (outcome, word));
}

gboolean
brg_store_insert_decision (BrgStore *store,
                           gint64 winner_id,
                           const BrgMeetingNote *note,
                           GError **error)
{
  return brg_sql_run (
      store, error,
      "INSERT INTO decision (round, winner_id, method, note, extra_games, extra_lot)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
      "iitttt", (gint64) note->round, winner_id, brg_store_decision_to_word (note->method),
      note->note, note->extra_games, note->extra_lot);
}

gboolean
brg_store_insert_ban (BrgStore *store,
                      gint64 entry_id,
                      gint64 other_id,
                      gint first_round,
                      gint last_round,
                      GError **error)
{
  gboolean is_to_the_end = last_round == BRG_STAYS;

  return brg_sql_run (store, error,
                      "INSERT INTO forbidden_pair (player_id, other_id, first_round, last_round)"
                      " VALUES (?1, ?2, ?3, iif (?4, NULL, ?5))",
                      "iiiii", entry_id, other_id, (gint64) first_round, (gint64) is_to_the_end,
                      (gint64) last_round);
}

gboolean
brg_store_write_section (BrgStore *store, gint64 entry_id, gint round, gint number, GError **error)
{
  if (number == 0)
    return brg_sql_run (store, error, "DELETE FROM section WHERE entry_id = ?1 AND round = ?2",
                        "ii", entry_id, (gint64) round);
  return brg_sql_run (store, error,
                      "INSERT INTO section (entry_id, round, number) VALUES (?1, ?2, ?3)"
                      " ON CONFLICT (entry_id, round) DO UPDATE SET number = excluded.number",
                      "iii", entry_id, (gint64) round, (gint64) number);
}

gboolean
brg_store_insert_virtual_points (BrgStore *store,
                                 gint64 entry_id,
                                 gint round,
                                 gint points,
                                 GError **error)
{
  return brg_sql_run (store, error,
                      "INSERT INTO virtual_points (entry_id, round, points) VALUES (?1, ?2, ?3)",
                      "iii", entry_id, (gint64) round, (gint64) points);
}

gboolean
brg_store_delete_rounds (BrgStore *store, gint64 group_id, gint from, GError **error)
{
  static const char *const steps[] = {
    "DELETE FROM postal_record WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
    " r.id = p.round_id WHERE r.group_id = ?1 AND r.number >= ?2)",
    "UPDATE postal_measure SET pairing_id = NULL WHERE pairing_id IN (SELECT p.id FROM pairing p"
    " JOIN round r ON r.id = p.round_id WHERE r.group_id = ?1 AND r.number >= ?2)",
    "DELETE FROM finish_request WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
    " r.id = p.round_id WHERE r.group_id = ?1 AND r.number >= ?2)",
    "DELETE FROM envelope_event WHERE envelope_id IN (SELECT v.id FROM envelope v JOIN pairing p"
    " ON p.id = v.pairing_id JOIN round r ON r.id = p.round_id WHERE r.group_id = ?1"
    " AND r.number >= ?2)",
    "DELETE FROM envelope WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
    " r.id = p.round_id WHERE r.group_id = ?1 AND r.number >= ?2)",
    "DELETE FROM game WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
    " r.id = p.round_id WHERE r.group_id = ?1 AND r.number >= ?2)",
    "DELETE FROM meeting_game WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
    " r.id = p.round_id WHERE r.group_id = ?1 AND r.number >= ?2)",
    "DELETE FROM result WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
    " r.id = p.round_id WHERE r.group_id = ?1 AND r.number >= ?2)",
    "DELETE FROM attendance WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
    " r.id = p.round_id WHERE r.group_id = ?1 AND r.number >= ?2)",
    "DELETE FROM score_sheet WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
    " r.id = p.round_id WHERE r.group_id = ?1 AND r.number >= ?2)",
    "DELETE FROM pairing WHERE round_id IN (SELECT id FROM round"
    " WHERE group_id = ?1 AND number >= ?2)",
    "DELETE FROM line_up WHERE round >= ?2 AND team_id IN (SELECT id FROM entry"
    " WHERE group_id = ?1)",
    "DELETE FROM round WHERE group_id = ?1 AND number >= ?2",
    /* A meeting of which a game is gone is not over. */
    "DELETE FROM decision WHERE round >= ?2 AND winner_id IN (SELECT id FROM entry"
    " WHERE group_id = ?1)",
  };
  gint64 n_results;
  gint64 n_begun;
  gint64 n_games;

  if (!brg_sql_get_int (store, &n_results, error,
                        "SELECT count(*) FROM result s JOIN pairing p ON p.id = s.pairing_id"
                        " JOIN round r ON r.id = p.round_id"
                        " WHERE r.group_id = ?1 AND r.number >= ?2 AND p.black_id IS NOT NULL",
                        "ii", group_id, (gint64) from) ||
      !brg_sql_get_int (store, &n_begun, error,
                        "SELECT count(*) FROM meeting_game m JOIN pairing p ON p.id = m.pairing_id"
                        " JOIN round r ON r.id = p.round_id"
                        " WHERE r.group_id = ?1 AND r.number >= ?2",
                        "ii", group_id, (gint64) from))
    return FALSE;
  if (n_results + n_begun > 0)
    return brg_store_refuse (
        error, _ ("A round with results cannot be paired again. Clear the results first."));
  if (!brg_sql_get_int (store, &n_games, error,
                        "SELECT count(*) FROM game m JOIN pairing p ON p.id = m.pairing_id"
                        " JOIN round r ON r.id = p.round_id WHERE r.group_id = ?1"
                        " AND r.number >= ?2 AND (m.moves <> '' OR m.notes <> ''"
                        " OR m.white_illegal + m.black_illegal > 0)",
                        "ii", group_id, (gint64) from))
    return FALSE;
  if (n_games > 0)
    return brg_store_refuse (
        error, _ ("A round with moves cannot be paired again. Clear the boards first."));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (!brg_sql_run (store, error, steps[i], "ii", group_id, (gint64) from))
      return FALSE;
  return TRUE;
}
