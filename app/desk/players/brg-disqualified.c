/* brg-disqualified.c - who may take part in no capacity while an event lasts
 *
 * Rules: rus-draughts-2022 1.5.10, 1.6.2
 * Tests: tests/app/test-disqualified.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-disqualified.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-duplicates.h"
#include "brg-person-name.h"

static void
take_text (char **place, char *text)
{
  g_free (*place);
  *place = text;
}

static BrgEntry *
make_entry (const char *name, const char *birth)
{
  BrgEntry *entry = brg_entry_new ();
  g_auto (BrgPersonName) parts = { 0 };

  brg_person_name_split (name, &parts);
  take_text (&entry->family_name, g_steal_pointer (&parts.family));
  take_text (&entry->given_name, g_steal_pointer (&parts.given));
  take_text (&entry->father_name, g_steal_pointer (&parts.father));
  take_text (&entry->birth, g_strdup (birth));
  return entry;
}

/* rus-draughts-2022 1.6.2: during the term; days are compared as texts, an empty one is no limit.
 */
static gboolean
is_in_force (const BrgDisqualification *row, const BrgEvent *event, const char *today)
{
  const char *first = *event->starts != '\0' ? event->starts : today;
  const char *last = *event->ends != '\0' ? event->ends : first;

  return (*row->first_day == '\0' || strcmp (row->first_day, last) <= 0) &&
         (*row->last_day == '\0' || strcmp (row->last_day, first) >= 0);
}

static gboolean
ends_later (const BrgDisqualification *row, const BrgDisqualification *than)
{
  if (than == NULL || *row->last_day == '\0')
    return TRUE;
  return *than->last_day != '\0' && strcmp (row->last_day, than->last_day) > 0;
}

const BrgDisqualification *
brg_disqualified_find (const GPtrArray *list,
                       const BrgEntry *entry,
                       const BrgEvent *event,
                       const char *today)
{
  const BrgDisqualification *found = NULL;

  g_return_val_if_fail (list != NULL && entry != NULL && event != NULL && today != NULL, NULL);

  for (guint i = 0; *entry->family_name != '\0' && i < list->len; i++)
    {
      const BrgDisqualification *row = list->pdata[i];
      g_autoptr (BrgEntry) person = make_entry (row->name, row->birth);

      if (is_in_force (row, event, today) && ends_later (row, found) &&
          brg_duplicates_compare (entry, person) >= BRG_LIKENESS_LIKELY)
        found = row;
    }
  return found;
}

/* rus-draughts-2022 1.6.2: in no capacity, so as an official neither. */
const BrgDisqualification *
brg_disqualified_find_official (const GPtrArray *list,
                                const BrgOfficial *official,
                                const BrgEvent *event,
                                const char *today)
{
  g_autoptr (BrgEntry) person = NULL;

  g_return_val_if_fail (official != NULL, NULL);

  person = make_entry (official->name, official->birth);
  return brg_disqualified_find (list, person, event, today);
}

const char *
brg_disqualified_get_article (const BrgEvent *event)
{
  g_return_val_if_fail (event != NULL, NULL);

  return event->rulebook != NULL ? event->rulebook->disqualified_article : NULL;
}

char *
brg_disqualified_dup_sentence (const BrgDisqualification *row, const char *last_day)
{
  const char *decided_by;

  g_return_val_if_fail (row != NULL && last_day != NULL, NULL);

  decided_by = *row->decided_by != '\0' ? row->decided_by : _ ("decision not named");
  if (*last_day == '\0')
    /* Translators: the name of a person, who decided */
    return g_strdup_printf (
        _ ("%s is disqualified without a term (%s) and may not take part in any "
           "capacity."),
        row->name, decided_by);
  /* Translators: the name of a person, the last day of the term, who decided */
  return g_strdup_printf (_ ("%s is disqualified until %s (%s) and may not take part in any "
                             "capacity."),
                          row->name, last_day, decided_by);
}
