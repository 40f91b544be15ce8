/* brg-committee-remark.c - the appeals committee of an event by itself, and what is wrong with it
 *
 * Rules: rus-chess-2014 25.2, 25.2.2, 25.2.3; rus-draughts-2022 5.4.17.5
 * Tests: tests/app/test-event-status.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-committee-remark.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-committee-check.h"
#include "brg-date-text.h"
#include "brg-name-match.h"

gboolean
brg_committee_remark_is_arbiter (const BrgEvent *event, const char *name)
{
  g_return_val_if_fail (event != NULL && name != NULL, FALSE);

  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];

      /* Staff and representatives are no arbiters of the event. */
      if (brg_official_role_get_body (official->role) <= BRG_BODY_JURY &&
          brg_name_match_is_one (official->name, name))
        return TRUE;
    }
  return FALSE;
}

static const char *
get_sentence (BrgCommitteeFaultKind kind)
{
  switch (kind)
    {
    case BRG_COMMITTEE_NO_CHAIR:
      return _ ("The committee needs a chair.");
    case BRG_COMMITTEE_TWO_CHAIRS:
      return _ ("The committee has more than one chair.");
    case BRG_COMMITTEE_EVEN:
      return _ ("The number of voting members must be odd.");
    case BRG_COMMITTEE_ARBITER:
      /* Translators: %s is a name, here and in the sentences below */
      return _ ("%s is an arbiter of the event.");
    case BRG_COMMITTEE_PARTY:
      return _ ("%s is a party to the dispute.");
    case BRG_COMMITTEE_INTEREST:
      return _ ("%s has an interest in the dispute.");
    case BRG_COMMITTEE_AGE_UNKNOWN:
      return _ ("The date of birth of %s is not known.");
    case BRG_COMMITTEE_FEW_SEATS:
    case BRG_COMMITTEE_FEW_RESERVES:
    case BRG_COMMITTEE_YOUNG:
    case BRG_COMMITTEE_SAME_TEAM:
    default:
      g_return_val_if_reached ("");
    }
}

static const char *
get_name (const GPtrArray *members, gint index)
{
  return index >= 0 ? ((const BrgCommitteeMember *) members->pdata[index])->name : "";
}

char *
brg_committee_remark_dup_text (const BrgCommitteeRule *rule,
                               const GPtrArray *members,
                               const BrgCommitteeFault *fault)
{
  const char *name;

  g_return_val_if_fail (rule != NULL && members != NULL && fault != NULL, NULL);

  name = get_name (members, fault->person);
  switch ((guint) fault->kind)
    {
    case BRG_COMMITTEE_FEW_SEATS:
      return g_strdup_printf (ngettext ("The committee needs a chair and at least %d member.",
                                        "The committee needs a chair and at least %d members.",
                                        (gulong) (rule->least_seats - 1)),
                              rule->least_seats - 1);
    case BRG_COMMITTEE_FEW_RESERVES:
      return g_strdup_printf (ngettext ("The committee needs at least %d reserve.",
                                        "The committee needs at least %d reserves.",
                                        (gulong) rule->reserves),
                              rule->reserves);
    case BRG_COMMITTEE_YOUNG:
      /* Translators: a name, a number of years */
      return g_strdup_printf (
          ngettext ("%s is under %d year.", "%s is under %d years.", (gulong) rule->least_age),
          name, rule->least_age);
    case BRG_COMMITTEE_SAME_TEAM:
      /* Translators: two names */
      return g_strdup_printf (_ ("%s and %s come from one team or region."),
                              get_name (members, fault->other), name);
    default:
      {
        g_auto (GStrv) parts = g_strsplit (get_sentence (fault->kind), "%s", 2);

        return g_strjoinv (name, parts);
      }
    }
}

/* Who is too young on the first day sits on nothing; without days of the event today counts. */
static char *
dup_day (const BrgEvent *event)
{
  return strlen (event->starts) >= strlen ("YYYY-MM-DD") ? g_strdup (event->starts)
                                                         : brg_date_text_dup_today ();
}

GArray *
brg_committee_remark_check (const BrgEvent *event, const GPtrArray *members)
{
  g_autofree BrgCommitteePerson *persons = NULL;
  g_autofree char *day = NULL;
  const BrgProtestRules *rules;

  g_return_val_if_fail (event != NULL && members != NULL, NULL);

  rules = event->rulebook->protests;
  /* ussr-chess-1956 24: no committee, the organising body decides. */
  if (rules == NULL || rules->committee == NULL)
    return g_array_new (FALSE, FALSE, sizeof (BrgCommitteeFault));
  day = dup_day (event);
  persons = g_new0 (BrgCommitteePerson, members->len + 1);
  for (guint i = 0; i < members->len; i++)
    {
      const BrgCommitteeMember *member = members->pdata[i];

      persons[i] = (BrgCommitteePerson){
        .role = member->role,
        .birth = member->birth,
        .federation = member->federation,
        .organisation = member->organisation,
        .is_arbiter = brg_committee_remark_is_arbiter (event, member->name),
      };
    }
  return brg_protest_check_committee (rules->committee, persons, members->len, NULL, 0, day);
}
