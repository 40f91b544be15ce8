/* brg-store-rows.h - single rows that several actions write
 *
 * Only for the files of data/store; to be called inside an action. Functions return whether it went
 * well and set an error when not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action.h"
#include "brg-contest-kind.h"
#include "brg-snapshot.h"
#include "brg-sql.h"
#include "brg-store-meeting.h"

G_BEGIN_DECLS

/* SQL: games p of rounds r whose result is missing. Where teams are paired, the boards of their
 * matches. A game against somebody who left before the round, or whose team did, is not played and
 * not missing. Goes on with AND. */
#define BRG_SQL_MISSING                                                          \
  " FROM round r JOIN pairing p ON p.round_id = r.id"                            \
  " JOIN entry w ON w.id = p.white_id JOIN entry b ON b.id = p.black_id"         \
  " LEFT JOIN entry v ON v.id = w.team_id LEFT JOIN entry c ON c.id = b.team_id" \
  " LEFT JOIN result s ON s.pairing_id = p.id AND s.game = 1"                    \
  " WHERE s.pairing_id IS NULL AND w.is_team = 0"                                \
  " AND coalesce (w.left_after, r.number) >= r.number"                           \
  " AND coalesce (b.left_after, r.number) >= r.number"                           \
  " AND coalesce (v.left_after, r.number) >= r.number"                           \
  " AND coalesce (c.left_after, r.number) >= r.number AND "

/* Refuses while two persons keyed different results, so that nobody knows which one is final: in
 * any round of an event, or, with 0 for that, in one round. */
gboolean brg_store_check_entries_agree (BrgStore *store,
                                        gint64 event_id,
                                        gint64 round_id,
                                        GError **error);

/* Returns: (transfer full) (nullable): the name of the event. */
char *brg_store_dup_event_name (BrgStore *store, gint64 event_id, GError **error);

/* Whether the rule book of an event could be looked up: %NULL for an event that is not there, or a
 * book that is not known. */
gboolean brg_store_find_rulebook (BrgStore *store,
                                  gint64 event_id,
                                  const BrgRulebook **rulebook,
                                  GError **error);

/* The same of the event of a group. */
gboolean brg_store_find_rulebook_of_group (BrgStore *store,
                                           gint64 group_id,
                                           const BrgRulebook **rulebook,
                                           GError **error);

/* Personal papers under a number that has none; nothing where the workspace keeps none. */
gboolean brg_store_insert_papers (BrgStore *store,
                                  gint64 person_id,
                                  const BrgPersonalPapers *papers,
                                  GError **error);

/* Returns: (transfer full): what an entry is of besides region and town, which have places of their
 * own in the register. */
char *brg_store_dup_club (const BrgEntry *entry);

/* Who is entered with the name of a delegation belongs to it; a new one comes with its region. */
gboolean brg_store_write_delegation (BrgStore *store,
                                     gint64 group_id,
                                     gint64 entry_id,
                                     const BrgEntry *entry,
                                     GError **error);

/* A person with his papers, and an entry; number 0 is "no number yet". */
gboolean brg_store_insert_entry (BrgStore *store,
                                 gint64 group_id,
                                 const BrgEntry *entry,
                                 gint number,
                                 gint64 *entry_id,
                                 GError **error);

/* A rating from a list; another one from the same round on is replaced. */
gboolean brg_store_write_rating (BrgStore *store,
                                 gint64 entry_id,
                                 const BrgEntryRating *rating,
                                 GError **error);

/* An entry of a person that is there already. */
gboolean brg_store_insert_entry_of (BrgStore *store,
                                    gint64 group_id,
                                    gint64 person_id,
                                    const BrgEntry *entry,
                                    gint number,
                                    gint64 *entry_id,
                                    GError **error);

/* Which contest of composition the group is, or none. */
gboolean brg_store_find_contest_kind (BrgStore *store,
                                      gint64 group_id,
                                      BrgContestKind *kind,
                                      GError **error);

/* Refused for a contest of composition. */
gboolean brg_store_check_is_no_contest (BrgStore *store, gint64 group_id, GError **error);

/* A published or closed round gets its times from the store's clock. */
gboolean brg_store_insert_round (BrgStore *store,
                                 gint64 group_id,
                                 gint number,
                                 BrgRoundState state,
                                 gint64 *round_id,
                                 GError **error);

/* Why the arbiter changed pairs of the round, and who decided; empty where nothing was changed. */
gboolean brg_store_write_change_of_pairs (BrgStore *store,
                                          gint64 round_id,
                                          const char *reason,
                                          const char *decided_by,
                                          GError **error);

/* A board; black 0 is a bye. */
gboolean brg_store_insert_pairing (BrgStore *store,
                                   gint64 round_id,
                                   gint board,
                                   gint64 white_id,
                                   gint64 black_id,
                                   gboolean is_manual,
                                   gint64 *pairing_id,
                                   GError **error);

/* What a board brings, whatever its games are. */
gboolean brg_store_write_outcome (BrgStore *store,
                                  gint64 pairing_id,
                                  BrgOutcome white,
                                  BrgOutcome black,
                                  GError **error);

/* The games of a micro-match and what they bring. Verification is void. */
gboolean brg_store_write_games (BrgStore *store,
                                gint64 pairing_id,
                                const BrgStoredMeeting *meeting,
                                GError **error);

/* The result that counts; both BRG_OUTCOME_NONE remove it. Verification is void. In a micro-match
 * it is that of the game that is on, see brg_stored_meeting_enter(). */
gboolean brg_store_write_result (BrgStore *store,
                                 gint64 pairing_id,
                                 BrgOutcome white,
                                 BrgOutcome black,
                                 GError **error);

/* BRG_OUTCOME_NONE removes the absence. */
gboolean brg_store_write_absence (BrgStore *store,
                                  gint64 entry_id,
                                  gint round,
                                  BrgOutcome outcome,
                                  GError **error);

/* The decision of a level meeting, whatever it decides: all of @note but its own row. */
gboolean brg_store_insert_decision (BrgStore *store,
                                    gint64 winner_id,
                                    const BrgMeetingNote *note,
                                    GError **error);

/* A pair that may not be made; @last_round BRG_STAYS: to the end. */
gboolean brg_store_insert_ban (BrgStore *store,
                               gint64 entry_id,
                               gint64 other_id,
                               gint first_round,
                               gint last_round,
                               GError **error);

/* The group in which a player is drawn; number 0 removes it. */
gboolean brg_store_write_section (BrgStore *store,
                                  gint64 entry_id,
                                  gint round,
                                  gint number,
                                  GError **error);

/* Points for pairing only. */
gboolean brg_store_insert_virtual_points (BrgStore *store,
                                          gint64 entry_id,
                                          gint round,
                                          gint points,
                                          GError **error);

/* Rounds from @from on, with their boards; refused when one of their games has a result. */
gboolean brg_store_delete_rounds (BrgStore *store, gint64 group_id, gint from, GError **error);

/* Sets BRG_STORE_ERROR_REFUSED. Returns: FALSE, always */
gboolean brg_store_refuse (GError **error, const char *message);

/**
 * BrgTextRule:
 * @name: what the text is, translated: "Grounds"
 * @most: how many characters it has at most
 * @has_lines: whether it may have more than one line
 *
 * A text that somebody writes for a paper.
 */
typedef struct
{
  const char *name;
  glong most;
  gboolean has_lines;
} BrgTextRule;

/* Refuses by the name of the text what is too long, cannot be printed or is blanks only; an empty
 * one is taken. */
gboolean brg_store_check_text (const BrgTextRule *rule, const char *text, GError **error);

G_END_DECLS
