/* brg-age-group.h - groups of players by sex and age, as a book names them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgAgeGroup:
 * @disciplines: bit set: 1 << BrgDiscipline
 * @least: the least age that is reached in the year of the event, 0 for none
 * @most: the greatest age that is reached in it, 0 for none: 16 for "under 17"
 * @men: what men and boys in it are called, marked for translation
 * @women: what women and girls in it are called, marked for translation
 * @article: book id and article
 *
 * A group of a book. The rows of a discipline stand together, the oldest group first.
 */
struct _BrgAgeGroup
{
  guint disciplines;
  gint least;
  gint most;
  const char *men;
  const char *women;
  const char *article;
};

/**
 * brg_age_group_find:
 * @rulebook: a book
 * @discipline: what is played
 * @birth: date of birth, `YYYY-MM-DD` or only `YYYY`; may be empty
 * @year: calendar year of the event
 *
 * The youngest group that somebody may play in: he may play in every older one as well. Only the
 * years count: the limit must not be reached in the calendar year of the event (rus-draughts-2022
 * 2.1).
 *
 * Returns: (nullable): the group; %NULL where the book knows none, or the birth is unknown
 */
const BrgAgeGroup *brg_age_group_find (const BrgRulebook *rulebook,
                                       BrgDiscipline discipline,
                                       const char *birth,
                                       gint year);

/**
 * brg_age_group_get_name:
 * @group: a group
 * @sex: `m` or `f`
 *
 * Returns: (nullable): what somebody in it is called, not translated; %NULL for an unknown sex
 */
const char *brg_age_group_get_name (const BrgAgeGroup *group, const char *sex);

/** brg_age_group_is_of_youth: Returns: whether @group has an upper limit */
gboolean brg_age_group_is_of_youth (const BrgAgeGroup *group);

/**
 * brg_age_group_admits:
 * @group: a group
 * @is_women: whether it is the group of women or girls
 * @sex: sex of a player, `m`, `f` or empty
 * @birth: his date of birth, `YYYY-MM-DD` or only `YYYY`; may be empty
 * @year: calendar year of the event
 *
 * Whether somebody may play in a group (rus-draughts-2022 2.1): nobody who reaches its upper limit
 * in the year; younger ones may, and women and girls among men and boys. What is not known bars
 * nobody.
 *
 * Returns: whether he may
 */
gboolean brg_age_group_admits (const BrgAgeGroup *group,
                               gboolean is_women,
                               const char *sex,
                               const char *birth,
                               gint year);

/**
 * BRG_STUDENT_LEAST_AGE, BRG_STUDENT_MOST_AGE:
 *
 * The ages that a student may reach in the year of an event among students (rus-draughts-2022 2.1).
 */
#define BRG_STUDENT_LEAST_AGE 17
#define BRG_STUDENT_MOST_AGE 25

/**
 * brg_age_group_is_student:
 * @birth: date of birth, `YYYY-MM-DD` or only `YYYY`; may be empty
 * @year: calendar year of the event
 *
 * Returns: whether somebody is of the age of students: 17 to 25
 */
gboolean brg_age_group_is_student (const char *birth, gint year);

/**
 * brg_age_group_find_barred:
 * @rulebook: a book
 * @discipline: what is played
 * @tempo: how fast
 * @has_teams: whether teams play
 *
 * Teams of juniors play no rapid and no blitz (rus-draughts-2022 2.1, table 1): those disciplines
 * have men and women only.
 *
 * Returns: (nullable): book id and article when a group of youth has no place in it, else %NULL
 */
const char *brg_age_group_find_barred (const BrgRulebook *rulebook,
                                       BrgDiscipline discipline,
                                       BrgTempo tempo,
                                       gboolean has_teams);

G_END_DECLS
