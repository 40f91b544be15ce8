/* brg-age-group.c - groups of players by sex and age, as a book names them
 *
 * Rules: rus-draughts-2022 2.1
 * Tests: tests/engine/test-age-group.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-age-group.h"

#include <string.h>

#define YEAR_LENGTH 4

/* 0 for an unknown one. */
static gint
find_birth_year (const char *birth)
{
  gint year = 0;

  for (guint i = 0; i < YEAR_LENGTH; i++)
    {
      if (!g_ascii_isdigit (birth[i]))
        return 0;
      year = 10 * year + g_ascii_digit_value (birth[i]);
    }
  return birth[YEAR_LENGTH] == '\0' || birth[YEAR_LENGTH] == '-' ? year : 0;
}

/* rus-draughts-2022 2.1: "must not reach the age ... in the calendar year of the event" */
static gboolean
is_within (const BrgAgeGroup *group, gint age)
{
  return age >= group->least && (group->most == 0 || age <= group->most);
}

const BrgAgeGroup *
brg_age_group_find (const BrgRulebook *rulebook,
                    BrgDiscipline discipline,
                    const char *birth,
                    gint year)
{
  const BrgAgeGroup *found = NULL;
  gint born;

  g_return_val_if_fail (rulebook != NULL && birth != NULL, NULL);

  born = find_birth_year (birth);
  if (born == 0 || born > year)
    return NULL;
  for (guint i = 0; i < rulebook->n_age_groups; i++)
    {
      const BrgAgeGroup *group = &rulebook->age_groups[i];

      if ((group->disciplines & (1u << discipline)) != 0 && is_within (group, year - born))
        found = group;
    }
  return found;
}

const char *
brg_age_group_get_name (const BrgAgeGroup *group, const char *sex)
{
  g_return_val_if_fail (group != NULL && sex != NULL, NULL);

  return *sex == 'm' ? group->men : *sex == 'f' ? group->women : NULL;
}

gboolean
brg_age_group_is_of_youth (const BrgAgeGroup *group)
{
  g_return_val_if_fail (group != NULL, FALSE);

  return group->most != 0;
}

gboolean
brg_age_group_admits (const BrgAgeGroup *group,
                      gboolean is_women,
                      const char *sex,
                      const char *birth,
                      gint year)
{
  gint born;

  g_return_val_if_fail (group != NULL && sex != NULL && birth != NULL, FALSE);

  born = find_birth_year (birth);
  /* rus-draughts-2022 2.1: women may play among men, not the other way round */
  if (is_women && *sex == 'm')
    return FALSE;
  /* rus-draughts-2022 2.1: in an older group as well */
  return born == 0 || group->most == 0 || year - born <= group->most;
}

gboolean
brg_age_group_is_student (const char *birth, gint year)
{
  gint born;

  g_return_val_if_fail (birth != NULL, FALSE);

  born = find_birth_year (birth);
  return born != 0 && year - born >= BRG_STUDENT_LEAST_AGE && year - born <= BRG_STUDENT_MOST_AGE;
}

const char *
brg_age_group_find_barred (const BrgRulebook *rulebook,
                           BrgDiscipline discipline,
                           BrgTempo tempo,
                           gboolean has_teams)
{
  g_return_val_if_fail (rulebook != NULL, NULL);

  /* rus-draughts-2022 2.1, table 1: rapid and blitz of teams are for men and women */
  if (!has_teams || (tempo != BRG_TEMPO_RAPID && tempo != BRG_TEMPO_BLITZ))
    return NULL;
  if (discipline == BRG_DISCIPLINE_RENJU || discipline == BRG_DISCIPLINE_GIVEAWAY)
    return NULL;
  return rulebook->n_age_groups > 0 ? rulebook->age_groups[0].article : NULL;
}
