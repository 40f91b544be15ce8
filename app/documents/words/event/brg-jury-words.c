/* brg-jury-words.c - roles and categories of officials, ages of players, in words for screen and
 * paper
 *
 * Rules: rus-draughts-2022 2.1, 12.1, 13.1, app. 6; ussr-chess-1956 27
 * Tests: tests/app/test-documents-jury.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-jury-words.h"

#include "brg-jury.h"

static const char *const roles[BRG_N_OFFICIAL_ROLES] = {
  [BRG_OFFICIAL_CHIEF_ARBITER] = N_ ("Chief arbiter"),
  [BRG_OFFICIAL_CHIEF_SECRETARY] = N_ ("Chief secretary"),
  [BRG_OFFICIAL_DEPUTY] = N_ ("Deputy chief arbiter"),
  [BRG_OFFICIAL_ARBITER] = N_ ("Arbiter"),
  [BRG_OFFICIAL_SECTOR_ARBITER] = N_ ("Sector arbiter"),
  [BRG_OFFICIAL_SECRETARY] = N_ ("Secretary"),
  [BRG_OFFICIAL_ASSISTANT] = N_ ("Assistant secretary"),
  [BRG_OFFICIAL_DOCTOR] = N_ ("Doctor of the event"),
  [BRG_OFFICIAL_NURSE] = N_ ("Nurse"),
  [BRG_OFFICIAL_COMMANDANT] = N_ ("Commandant"),
  [BRG_OFFICIAL_STEWARD] = N_ ("Steward"),
  [BRG_OFFICIAL_DEMONSTRATOR] = N_ ("Demonstrator"),
  [BRG_OFFICIAL_TECHNICAL] = N_ ("Technical staff"),
  [BRG_OFFICIAL_REPRESENTATIVE] = N_ ("Representative of a delegation"),
  [BRG_OFFICIAL_CAPTAIN] = N_ ("Team captain"),
};

/* rus-chess-2014 21.1: books whose Russian has arbiters. */
static const char *const of_arbiters[] = {
  /* Translators: texts with this context are for rule books that call the officials arbiters:
   * in Russian "арбитр" in the place of "судья" */
  NC_ ("book of arbiters", "Chief arbiter"),
  NC_ ("book of arbiters", "Deputy chief arbiter"),
  NC_ ("book of arbiters", "Arbiter"),
  NC_ ("book of arbiters", "Sector arbiter"),
  NC_ ("book of arbiters", "Arbiters"),
  NC_ ("book of arbiters", "Arbiters and secretaries"),
  NC_ ("book of arbiters", "Arbiters and staff"),
  NC_ ("book of arbiters", "Report of the chief arbiter"),
  NC_ ("book of arbiters", "Match arbiter:"),
  NC_ ("book of arbiters", "Duties of arbiters"),
  NC_ ("book of arbiters", "Panel of arbiters"),
  NC_ ("book of arbiters", "Minutes of the meeting of arbiters"),
  NC_ ("book of arbiters", "(arbiter, category %s)"),
  NC_ ("book of arbiters", "Main jury"),
  NC_ ("book of arbiters", "To the chief arbiter"),
};

const char *
brg_jury_words_say (const BrgWords *words,
                    const BrgRulebook *rulebook,
                    const char *context,
                    const char *text)
{
  g_return_val_if_fail (words != NULL && rulebook != NULL && text != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (of_arbiters); i++)
    if (rulebook->jury != NULL && rulebook->jury->has_arbiters &&
        g_str_equal (of_arbiters[i], text))
      return WC_ (words, "book of arbiters", of_arbiters[i]);
  return context != NULL ? brg_words_context (words, context, text) : W_ (words, text);
}

const char *
brg_jury_words_role (const BrgWords *words, BrgOfficialRole role)
{
  g_return_val_if_fail (words != NULL && role < BRG_N_OFFICIAL_ROLES, NULL);

  return W_ (words, roles[role]);
}

const char *
brg_jury_words_role_by (const BrgWords *words, const BrgRulebook *rulebook, BrgOfficialRole role)
{
  g_return_val_if_fail (words != NULL && role < BRG_N_OFFICIAL_ROLES, NULL);

  /* ussr-chess-1956 27: beside the chief arbiter it has an arbiter-secretary. */
  if (role == BRG_OFFICIAL_CHIEF_SECRETARY && rulebook->jury != NULL &&
      rulebook->jury->secretary_name != NULL)
    return W_ (words, rulebook->jury->secretary_name);
  return brg_jury_words_say (words, rulebook, NULL, roles[role]);
}

const char *
brg_jury_words_body_name (BrgOfficialBody body)
{
  static const char *const names[BRG_N_OFFICIAL_BODIES] = {
    [BRG_BODY_MAIN_JURY] = N_ ("Main jury"),
    [BRG_BODY_JURY] = N_ ("Arbiters and secretaries"),
    [BRG_BODY_STAFF] = N_ ("Auxiliary and technical staff"),
    [BRG_BODY_DELEGATION] = N_ ("Representatives and captains"),
  };

  g_return_val_if_fail (body < BRG_N_OFFICIAL_BODIES, NULL);

  return names[body];
}

const char *
brg_jury_words_body (const BrgWords *words, BrgOfficialBody body)
{
  g_return_val_if_fail (words != NULL && body < BRG_N_OFFICIAL_BODIES, NULL);

  return W_ (words, brg_jury_words_body_name (body));
}

char *
brg_jury_words_dup_category (const BrgWords *words,
                             const BrgRulebook *rulebook,
                             const char *category)
{
  const BrgArbiterCategory *known;

  g_return_val_if_fail (words != NULL && rulebook != NULL && category != NULL, NULL);

  known = brg_jury_find_category (rulebook, category);
  return g_strdup (known != NULL ? W_ (words, known->phrase) : category);
}

char *
brg_jury_words_dup_signed (const BrgWords *words, const BrgRulebook *rulebook, const char *category)
{
  const BrgArbiterCategory *known;

  g_return_val_if_fail (words != NULL && rulebook != NULL, NULL);

  if (category == NULL || *category == '\0')
    {
      g_autoptr (GString) text = g_string_new (
          /* Translators: behind the name of an official; "(судья %s категории)" */
          brg_jury_words_say (words, rulebook, NULL, N_ ("(arbiter, category %s)")));

      g_string_replace (text, "%s", "____", 1);
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
  /* What the book does not know may have any words of its own: "без категории". */
  known = brg_jury_find_category (rulebook, category);
  return g_strdup_printf ("(%s)", known != NULL ? W_ (words, known->phrase) : category);
}

/* Staff and delegations have none. */
static gboolean
is_unknown (const BrgEvent *event, const BrgOfficial *official)
{
  BrgOfficialBody body = brg_official_role_get_body (official->role);

  return *official->category != '\0' && body <= BRG_BODY_JURY &&
         brg_jury_find_category (event->rulebook, official->category) == NULL;
}

char *
brg_jury_words_dup_unknown (const BrgWords *words, const BrgEvent *event)
{
  g_return_val_if_fail (words != NULL && event != NULL, NULL);

  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];

      if (is_unknown (event, official))
        return g_strdup_printf (
            /* Translators: a category of arbiters as somebody wrote it */
            W_ (words, "“%s” is no category of the list: it is printed as it was typed."),
            official->category);
    }
  return NULL;
}

const char *
brg_jury_words_age_group (const BrgWords *words, const BrgAgeGroup *group, const char *sex)
{
  const char *name;

  g_return_val_if_fail (words != NULL && sex != NULL, NULL);

  name = group != NULL ? brg_age_group_get_name (group, sex) : NULL;
  return name != NULL ? WC_ (words, "age group", name) : "";
}
