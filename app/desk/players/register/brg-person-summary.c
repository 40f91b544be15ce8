/* brg-person-summary.c - what is known of a person, to be read
 *
 * Tests: tests/app/test-person-summary.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-person-summary.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-citation.h"
#include "brg-date-text.h"
#include "brg-person-form.h"
#include "brg-person-words.h"

char *
brg_person_summary_dup_facts (const BrgPerson *person)
{
  static const BrgPersonField fields[] = { BRG_PERSON_BIRTH, BRG_PERSON_FEDERATION,
                                           BRG_PERSON_REGION, BRG_PERSON_TOWN,
                                           BRG_PERSON_ORGANISATION };
  g_autoptr (GString) facts = NULL;

  g_return_val_if_fail (person != NULL, NULL);

  facts = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (*person->texts[fields[i]] != '\0')
      {
        g_autofree char *text = brg_person_form_dup_text (person, fields[i]);

        g_string_append_printf (facts, "%s, ", text);
      }
  /* Translators: the number of a person in the register */
  g_string_append_printf (facts, _ ("No. %d"), (gint) person->id);
  return g_string_free (g_steal_pointer (&facts), FALSE);
}

/* ----- Paragraphs ----- */

static void
append (GString *text, const char *heading, const char *body)
{
  g_autofree char *markup = NULL;

  if (*body == '\0')
    return;
  markup = g_markup_printf_escaped ("%s<b>%s</b>\n%s", text->len > 0 ? "\n\n" : "", heading, body);
  g_string_append (text, markup);
}

static const char *
translate (const char *context, const char *text, gconstpointer data G_GNUC_UNUSED)
{
  return context != NULL ? g_dpgettext2 (NULL, context, text) : gettext (text);
}

static void
append_impairments (GString *text, const BrgPerson *person, const BrgRulebook *rulebook)
{
  g_autoptr (GString) body = g_string_new (NULL);

  for (BrgPersonField field = BRG_PERSON_SIGHT; field <= BRG_PERSON_MOVEMENT; field++)
    {
      g_autofree char *word = brg_person_words_dup_value (person, field);
      g_auto (GStrv) articles =
          rulebook != NULL ? brg_register_list_articles (rulebook, person, field) : NULL;
      guint n_articles = articles != NULL ? g_strv_length (articles) : 0;

      if (*word == '\0')
        continue;
      g_string_append_printf (body, "%s%s", body->len > 0 ? "\n" : "", word);
      for (guint i = 0; i < n_articles; i++)
        {
          g_autofree char *cited = brg_citation_dup_beside (articles[i], rulebook, translate, NULL);

          g_string_append_printf (body, "%s%s", i == 0 ? ": " : ", ", cited);
        }
    }
  append (text, _ ("Impairments"), body->str);
}

/* A number and its last day; one that is over says so. */
static void
append_term (GString *body, const BrgPerson *person, BrgPersonField number, BrgPersonField until)
{
  g_autofree char *today = brg_date_text_dup_today ();
  g_autofree char *day = brg_person_form_dup_text (person, until);

  if (*person->texts[number] == '\0' && *day == '\0')
    return;
  g_string_append_printf (body, "%s%s", body->len > 0 ? "\n" : "",
                          brg_person_words_get_field (number));
  if (*person->texts[number] != '\0')
    g_string_append_printf (body, " %s", person->texts[number]);
  if (*day == '\0')
    return;
  g_string_append_c (body, ' ');
  g_string_append_printf (body,
                          brg_register_is_over (person, until, today)
                              /* Translators: the last day of a licence or insurance */
                              ? _ ("(over since %s)")
                              /* Translators: the last day of a licence or insurance */
                              : _ ("(until %s)"),
                          day);
}

static void
append_entries (GString *text, const BrgPerson *person)
{
  g_autoptr (GString) body = g_string_new (NULL);

  for (guint i = 0; i < person->entries->len; i++)
    {
      const BrgPersonEntry *entry = person->entries->pdata[i];

      g_string_append_printf (body, "%s%s", body->len > 0 ? "\n" : "", entry->event);
      if (*entry->group != '\0')
        g_string_append_printf (body, ", %s", entry->group);
      if (*entry->title != '\0')
        g_string_append_printf (body, ", %s", entry->title);
      if (entry->rating > 0)
        g_string_append_printf (body, ", %d", entry->rating);
    }
  append (text, _ ("Plays in"), body->str);
}

static void
append_former (GString *text, const BrgPerson *person)
{
  g_autoptr (GString) body = g_string_new (NULL);

  for (guint i = 0; i < person->aliases->len; i++)
    {
      const BrgPersonAlias *alias = person->aliases->pdata[i];

      g_string_append (body, body->len > 0 ? "\n" : "");
      /* Translators: a former number in the register, the name of then */
      g_string_append_printf (body, _ ("No. %d, %s"), (gint) alias->old_id, alias->name);
      if (*alias->fide_id != '\0')
        g_string_append_printf (body, ", FIDE %s", alias->fide_id);
    }
  append (text, _ ("Former numbers"), body->str);
}

char *
brg_person_summary_dup_details (const BrgPerson *person, const BrgRulebook *rulebook)
{
  g_autoptr (GString) text = NULL;
  g_autoptr (GString) terms = NULL;
  g_autofree char *ranks = NULL;
  g_autofree char *ratings = NULL;

  g_return_val_if_fail (person != NULL, NULL);

  text = g_string_new (NULL);
  terms = g_string_new (NULL);
  ranks = brg_person_form_dup_ranks (person);
  ratings = brg_person_form_dup_ratings (person);
  append (text, _ ("FIDE ID"), person->texts[BRG_PERSON_FIDE_ID]);
  append (text, _ ("National number"), person->texts[BRG_PERSON_NATIONAL_ID]);
  append (text, _ ("Titles and ranks"), ranks);
  append (text, _ ("Ratings"), ratings);
  append (text, _ ("Coaches"), person->texts[BRG_PERSON_COACHES]);
  append_impairments (text, person, rulebook);
  append_term (terms, person, BRG_PERSON_LICENCE, BRG_PERSON_LICENCE_UNTIL);
  append_term (terms, person, BRG_PERSON_INSURANCE, BRG_PERSON_INSURANCE_UNTIL);
  append (text, _ ("Licence and insurance"), terms->str);
  append_entries (text, person);
  append_former (text, person);
  append (text, _ ("Notes"), person->texts[BRG_PERSON_NOTES]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

const char *
brg_person_summary_get_likeness (const BrgRegisterPair *pair)
{
  g_return_val_if_fail (pair != NULL, "");

  if (pair->by_fide_id)
    return _ ("the same FIDE ID");
  return pair->likeness == BRG_LIKENESS_SAME ? _ ("the same name and year of birth")
                                             : _ ("may be the same person");
}

char *
brg_person_summary_dup_purge (const BrgPurgeReport *report)
{
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (report != NULL, NULL);

  text = g_string_new (NULL);
  g_string_append_printf (text,
                          ngettext ("Papers of %u person are deleted.",
                                    "Papers of %u persons are deleted.", report->n_persons),
                          report->n_persons);
  if (report->n_copies > 0)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text,
                              ngettext ("%u copy was written anew without them.",
                                        "%u copies were written anew without them.",
                                        report->n_copies),
                              report->n_copies);
    }
  if (report->is_in_use)
    g_string_append_printf (
        text, "\n\n%s",
        _ ("Another program has the file open: its working file is emptied when "
           "that program closes it."));
  if (report->left != NULL && report->left->len > 0)
    g_string_append_printf (text, "\n\n%s", _ ("Could not be reached:"));
  for (guint i = 0; report->left != NULL && i < report->left->len; i++)
    g_string_append_printf (text, "\n%s", (const char *) report->left->pdata[i]);
  if (!report->is_finished)
    g_string_append_printf (text, "\n\n%s",
                            _ ("The purge is not finished: repeat it when these can be reached."));
  g_string_append_printf (text, "\n\n%s",
                          _ ("Copies that were made outside this program, and what a disk keeps of "
                             "deleted files, cannot be reached from here."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}
