/* brg-entry.h - a player of a group, or a team, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-admission.h"
#include "brg-draw-record.h"
#include "brg-personal-papers.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgEntryRating:
 * @from_round: the round from which it holds, 1 for the whole event
 * @rating: the rating
 * @list: the list that it is from
 * @day: first day of that list, `YYYY-MM-DD`, may be empty
 *
 * A rating that was taken from a list. An event that lasts longer than a month has one a period.
 */
typedef struct
{
  gint from_round;
  gint rating;
  char *list;
  char *day;
} BrgEntryRating;

/**
 * BrgEntry:
 * @id: row in the database
 * @person_id: row of the person
 * @number: start number, 0 until numbers are given
 * @family_name: family name, never empty
 * @given_name: given name
 * @father_name: father's name
 * @sex: `m`, `f` or empty
 * @birth: date of birth `YYYY-MM-DD`, or only `YYYY`, or empty
 * @title: title or category, `мс`, `GM`, `1 р.`
 * @rating: rating, 0 for none
 * @federation: federation, `RUS`
 * @organisation: region, club or school
 * @coach: coach or coaches, as people write them
 * @fide_id: FIDE id, or empty
 * @national_id: the number that his national federation gave him, may be empty
 * @joins_round: first round he takes part in, 1 for everybody who is there from the start
 * @left_after: last round he belonged to, %BRG_STAYS while he has not left
 * @left_reason: why he left
 * @is_team: whether this is a team; its name is @family_name
 * @team_id: row of the team that the player belongs to, 0 for none
 * @team_place: his place in the team's application from 1, reserves after the boards; 0 for none
 * @captain: captain or representative of a team
 * @carried_points: points that he brought from an earlier stage, in units of %BRG_POINT
 * @k_factor: K of his rating, 0 for the one that follows from rating and age
 * @leaver_rule: what becomes of his rounds when he leaves
 * @is_excluded: whether he left because the arbiters excluded him
 * @sight: `blind`, `impaired`, or empty for a player who sees the board
 * @assistant: who assists such a player, may be empty
 * @delegation: name of the delegation that entered him, may be empty
 * @region: region of that delegation, else the player's own in the register; written only where an
 *   entry is new
 * @town: where he lives; read only where an entry is new
 * @papers: (nullable): his personal papers, in a list that is taken in; read only where an entry is
 *   new, and only by a workspace that keeps such papers
 * @admission: what the admission committee decided about him
 * @ratings: (nullable) (element-type BrgEntryRating): where @rating is from and what holds in later
 *   rounds, by round
 *
 * A player of a group, or a team. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  gint64 person_id;
  gint number;
  char *family_name;
  char *given_name;
  char *father_name;
  char *sex;
  char *birth;
  char *title;
  gint rating;
  char *federation;
  char *organisation;
  char *coach;
  char *fide_id;
  char *national_id;
  gint joins_round;
  gint left_after;
  char *left_reason;
  gboolean is_team;
  gint64 team_id;
  gint team_place;
  char *captain;
  gint carried_points;
  gint k_factor;
  BrgLeaverRule leaver_rule;
  gboolean is_excluded;
  char *sight;
  char *assistant;
  char *delegation;
  char *region;
  char *town;
  BrgPersonalPapers *papers;
  BrgAdmissionState admission;
  GArray *ratings;
} BrgEntry;

/**
 * brg_entry_new:
 *
 * Returns: (transfer full): an entry with empty texts that plays from round 1 and stays
 */
BrgEntry *brg_entry_new (void);

/**
 * brg_entry_copy:
 * @entry: an entry
 *
 * Returns: (transfer full): a copy
 */
BrgEntry *brg_entry_copy (const BrgEntry *entry);

/**
 * brg_entry_free:
 * @entry: (nullable): an entry
 */
void brg_entry_free (BrgEntry *entry);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgEntry, brg_entry_free)

/**
 * brg_entry_add_rating:
 * @entry: an entry
 * @from_round: the round from which it holds, later than those before
 * @rating: the rating
 * @list: the list that it is from
 * @day: first day of that list
 */
void brg_entry_add_rating (BrgEntry *entry,
                           gint from_round,
                           gint rating,
                           const char *list,
                           const char *day);

/**
 * brg_entry_get_rating:
 * @entry: an entry
 * @round: a round
 *
 * Returns: the rating that holds in it, 0 for none
 */
gint brg_entry_get_rating (const BrgEntry *entry, gint round);

/**
 * brg_entry_is_refused:
 * @entry: an entry
 *
 * rus-draughts-2022 5.3: who was refused does not play; he has not left, because he never was in.
 *
 * Returns: whether the admission committee refused him
 */
gboolean brg_entry_is_refused (const BrgEntry *entry);

/**
 * brg_entry_dup_name:
 * @entry: an entry
 *
 * Returns: (transfer full): family and given name, `Юдин Александр`
 */
char *brg_entry_dup_name (const BrgEntry *entry);

/**
 * brg_entry_dup_full_name:
 * @entry: an entry
 *
 * Returns: (transfer full): family, given and father's name
 */
char *brg_entry_dup_full_name (const BrgEntry *entry);

/**
 * brg_entry_dup_short_name:
 * @entry: an entry
 *
 * Returns: (transfer full): family name and initial, `Юдин А.`
 */
char *brg_entry_dup_short_name (const BrgEntry *entry);

/**
 * brg_entry_get_delegation:
 * @entry: an entry
 * @field: what makes a delegation
 *
 * Returns: (transfer none): the name of his delegation, empty for somebody who is alone
 */
const char *brg_entry_get_delegation (const BrgEntry *entry, BrgDelegationField field);

G_END_DECLS
