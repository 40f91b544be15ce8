/* brg-committee-check.c - who may sit on an appeals committee
 *
 * Rules: rus-chess-2014 25.2, 25.2.1, 25.2.2, 25.2.3; rus-draughts-2022 5.4.17.5
 * Tests: tests/engine/test-protest-rules.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-committee-check.h"

#include <stdlib.h>
#include <string.h>

/* What is being checked. */
typedef struct
{
  const BrgCommitteeRule *rule;
  const BrgCommitteePerson *persons;
  guint n_persons;
  const BrgCommitteeParty *parties;
  guint n_parties;
  const char *day;
  GArray *faults;
} Check;

gint
brg_protest_get_age (const char *birth, const char *day)
{
  gint years;

  g_return_val_if_fail (birth != NULL && day != NULL, -1);

  if (strlen (birth) < 4 || strlen (day) < 10)
    return -1;
  years = atoi (day) - atoi (birth);
  /* Of a year alone the last day of it counts. */
  if (strlen (birth) < 10 || strcmp (day + 5, birth + 5) < 0)
    years--;
  return years;
}

BrgVoteOutcome
brg_protest_count_majority (guint n_seats, guint n_for, guint n_against)
{
  /* rus-chess-2014 25.2.2: an odd number votes, so that there is a majority. */
  if (2 * n_for > n_seats)
    return BRG_VOTES_FOR;
  return 2 * n_against > n_seats ? BRG_VOTES_AGAINST : BRG_VOTES_OPEN;
}

static void
add_fault (Check *check, BrgCommitteeFaultKind kind, gint person, gint other, const char *article)
{
  BrgCommitteeFault fault = {
    .kind = kind,
    .person = person,
    .other = other,
    .article = article,
    .is_advice = kind == BRG_COMMITTEE_SAME_TEAM || kind == BRG_COMMITTEE_AGE_UNKNOWN,
    .replacement = -1,
  };

  g_array_append_val (check->faults, fault);
}

/* A federation is a region unless it is the three letters of a country, as FIDE writes them. */
static gboolean
is_region (const char *federation)
{
  return *federation != '\0' &&
         !(strlen (federation) == 3 && g_ascii_isupper (federation[0]) &&
           g_ascii_isupper (federation[1]) && g_ascii_isupper (federation[2]));
}

/* rus-draughts-2022 5.4.17.5: different regions, whatever the clubs; of players the region often
 * stands where others have the club. */
static gboolean
are_of_one_region (const char *organisation,
                   const char *federation,
                   const char *other_organisation,
                   const char *other_federation)
{
  return (is_region (federation) && (g_str_equal (federation, other_federation) ||
                                     g_str_equal (federation, other_organisation))) ||
         (is_region (other_federation) && g_str_equal (other_federation, organisation));
}

/* Where there are no regions the narrower of the two says who belongs together. rus-draughts-2022
 * 5.4.17.5: two of one club but of different regions may sit together. */
static gboolean
are_of_one_team (const BrgCommitteeRule *rule,
                 const BrgCommitteePerson *person,
                 const BrgCommitteePerson *other)
{
  if (are_of_one_region (person->organisation, person->federation, other->organisation,
                         other->federation))
    return TRUE;
  if (rule->by_region && is_region (person->federation) && is_region (other->federation))
    return FALSE;
  if (*person->organisation != '\0' || *other->organisation != '\0')
    return g_str_equal (person->organisation, other->organisation);
  return *person->federation != '\0' && g_str_equal (person->federation, other->federation);
}

static gboolean
is_of_region (const BrgCommitteeParty *party, const BrgCommitteePerson *person)
{
  return are_of_one_region (party->organisation, party->federation, person->organisation,
                            person->federation);
}

/* Who is of the region of both parties favours neither of them. */
static gboolean
belongs_to_party (const Check *check, const BrgCommitteePerson *person)
{
  guint n_of_region = 0;

  for (guint i = 0; i < check->n_parties; i++)
    {
      if (*check->parties[i].organisation != '\0' &&
          g_str_equal (check->parties[i].organisation, person->organisation))
        return TRUE;
      n_of_region += is_of_region (&check->parties[i], person) ? 1 : 0;
    }
  return n_of_region > 0 && (n_of_region < check->n_parties || check->n_parties == 1);
}

/* Of a year alone he may be a year older than he surely is. */
static gint
get_most_age (const char *birth, gint age)
{
  return age >= 0 && strlen (birth) < 10 ? age + 1 : age;
}

/* Why somebody cannot sit on it. Returns: whether there is a reason */
static gboolean
find_bar (const Check *check, guint i, BrgCommitteeFaultKind *kind, const char **article)
{
  const BrgCommitteeRule *rule = check->rule;
  const BrgCommitteePerson *person = &check->persons[i];
  gint age = brg_protest_get_age (person->birth, check->day);
  const struct
  {
    gboolean holds;
    BrgCommitteeFaultKind kind;
    const char *article;
  } bars[] = {
    /* rus-chess-2014 25.2: no arbiter of the event and no party. */
    { person->is_arbiter, BRG_COMMITTEE_ARBITER, rule->teams_article },
    { person->is_party, BRG_COMMITTEE_PARTY, rule->teams_article },
    /* rus-chess-2014 25.2.1: a reserve takes the seat of who has an interest. */
    { person->has_interest || belongs_to_party (check, person), BRG_COMMITTEE_INTEREST,
      rule->interest_article },
    /* rus-chess-2014 25.2.3: nobody so young. */
    { age >= 0 && get_most_age (person->birth, age) < rule->least_age, BRG_COMMITTEE_YOUNG,
      rule->age_article },
  };

  for (guint n = 0; n < G_N_ELEMENTS (bars); n++)
    if (bars[n].holds)
      {
        *kind = bars[n].kind;
        *article = bars[n].article;
        return TRUE;
      }
  return FALSE;
}

static gint
count_role (const Check *check, BrgCommitteeRole role)
{
  gint count = 0;

  for (guint i = 0; i < check->n_persons; i++)
    count += check->persons[i].role == role;
  return count;
}

/* rus-chess-2014 25.2: a chair, two members and two reserves; 25.2.2: an odd number votes. */
static void
check_seats (Check *check)
{
  const BrgCommitteeRule *rule = check->rule;
  gint n_chairs = count_role (check, BRG_COMMITTEE_CHAIR);
  gint n_seats = n_chairs + count_role (check, BRG_COMMITTEE_MEMBER);

  if (n_chairs == 0)
    add_fault (check, BRG_COMMITTEE_NO_CHAIR, -1, -1, rule->seats_article);
  if (n_chairs > 1)
    add_fault (check, BRG_COMMITTEE_TWO_CHAIRS, -1, -1, rule->seats_article);
  if (n_seats < rule->least_seats)
    add_fault (check, BRG_COMMITTEE_FEW_SEATS, -1, -1, rule->seats_article);
  if (count_role (check, BRG_COMMITTEE_RESERVE) < rule->reserves)
    add_fault (check, BRG_COMMITTEE_FEW_RESERVES, -1, -1, rule->seats_article);
  if (n_seats > 0 && n_seats % 2 == 0)
    add_fault (check, BRG_COMMITTEE_EVEN, -1, -1, rule->odd_article);
}

static gint
find_team_mate (const Check *check, guint i)
{
  const BrgCommitteePerson *person = &check->persons[i];

  for (guint j = 0; j < i; j++)
    if (are_of_one_team (check->rule, person, &check->persons[j]))
      return (gint) j;
  return -1;
}

static void
check_person (Check *check, guint i)
{
  BrgCommitteeFaultKind kind;
  const char *article;
  gint mate = find_team_mate (check, i);

  if (find_bar (check, i, &kind, &article))
    add_fault (check, kind, (gint) i, -1, article);
  else if (brg_protest_get_age (check->persons[i].birth, check->day) < check->rule->least_age)
    add_fault (check, BRG_COMMITTEE_AGE_UNKNOWN, (gint) i, -1, check->rule->age_article);
  /* rus-chess-2014 25.2: different teams where that can be. */
  if (mate >= 0)
    add_fault (check, BRG_COMMITTEE_SAME_TEAM, (gint) i, mate, check->rule->teams_article);
}

static gboolean
is_taken (const Check *check, gint reserve)
{
  for (guint i = 0; i < check->faults->len; i++)
    if (g_array_index (check->faults, BrgCommitteeFault, i).replacement == reserve)
      return TRUE;
  return FALSE;
}

/* Whether somebody who keeps his seat is of the reserve's team. */
static gboolean
has_seated_mate (const Check *check, guint reserve)
{
  const BrgCommitteePerson *person = &check->persons[reserve];
  BrgCommitteeFaultKind kind;
  const char *article;

  for (guint i = 0; i < check->n_persons; i++)
    {
      const BrgCommitteePerson *other = &check->persons[i];

      if (other->role != BRG_COMMITTEE_RESERVE && !find_bar (check, i, &kind, &article) &&
          are_of_one_team (check->rule, person, other))
        return TRUE;
    }
  return FALSE;
}

static gint
find_reserve (const Check *check)
{
  BrgCommitteeFaultKind kind;
  const char *article;
  gint found = -1;

  for (guint i = 0; i < check->n_persons; i++)
    {
      if (check->persons[i].role != BRG_COMMITTEE_RESERVE || is_taken (check, (gint) i) ||
          find_bar (check, i, &kind, &article))
        continue;
      if (!has_seated_mate (check, i))
        return (gint) i;
      if (found < 0)
        found = (gint) i;
    }
  return found;
}

static gboolean
bars_seat (const Check *check, const BrgCommitteeFault *fault)
{
  return fault->kind >= BRG_COMMITTEE_ARBITER && fault->kind <= BRG_COMMITTEE_YOUNG &&
         check->persons[fault->person].role != BRG_COMMITTEE_RESERVE;
}

/* rus-chess-2014 25.2, 25.2.2: without a reserve for everybody too few are left, or an even number.
 */
static void
check_empty_seats (Check *check)
{
  const BrgCommitteeRule *rule = check->rule;
  gint n_seats = count_role (check, BRG_COMMITTEE_CHAIR) + count_role (check, BRG_COMMITTEE_MEMBER);
  gint n_left = n_seats;

  for (guint i = 0; i < check->faults->len; i++)
    {
      const BrgCommitteeFault *fault = &g_array_index (check->faults, BrgCommitteeFault, i);

      n_left -= bars_seat (check, fault) && fault->replacement < 0;
    }
  if (n_left < rule->least_seats && n_seats >= rule->least_seats)
    add_fault (check, BRG_COMMITTEE_FEW_SEATS, -1, -1, rule->seats_article);
  if (n_left > 0 && n_left % 2 == 0 && n_seats % 2 == 1)
    add_fault (check, BRG_COMMITTEE_EVEN, -1, -1, rule->odd_article);
}

GArray *
brg_protest_check_committee (const BrgCommitteeRule *rule,
                             const BrgCommitteePerson *persons,
                             guint n_persons,
                             const BrgCommitteeParty *parties,
                             guint n_parties,
                             const char *day)
{
  Check check = {
    .rule = rule,
    .persons = persons,
    .n_persons = n_persons,
    .parties = parties,
    .n_parties = n_parties,
    .day = day,
  };

  g_return_val_if_fail (rule != NULL && day != NULL, NULL);
  g_return_val_if_fail (n_persons == 0 || persons != NULL, NULL);

  check.faults = g_array_new (FALSE, FALSE, sizeof (BrgCommitteeFault));
  check_seats (&check);
  for (guint i = 0; i < n_persons; i++)
    check_person (&check, i);
  for (guint i = 0; i < check.faults->len; i++)
    {
      BrgCommitteeFault *fault = &g_array_index (check.faults, BrgCommitteeFault, i);

      if (bars_seat (&check, fault))
        fault->replacement = find_reserve (&check);
    }
  check_empty_seats (&check);
  return check.faults;
}
