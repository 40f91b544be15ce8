/* brg-event-paper.c - the event on one sheet: what, where, by which rules, who judges
 *
 * Rules: rus-draughts-2022 1.4, 3.1.3, 5.4.12.2, 6.2.2, 6.2.3, 10.1.3
 * Tests: tests/app/test-event-document.c, tests/app/papers/test-paper-meetings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-paper.h"

#include <glib/gi18n.h>

#include "brg-criterion-words.h"
#include "brg-discipline-words.h"
#include "brg-event-parts.h"
#include "brg-event-regulations.h"
#include "brg-event-words.h"
#include "brg-form-frame.h"
#include "brg-jury-words.h"
#include "brg-paper-contest-terms.h"
#include "brg-plain-form.h"
#include "brg-postal-terms-paper.h"
#include "brg-rational.h"
#include "brg-regulation-words.h"
#include "brg-series-words.h"
#include "brg-status.h"

/* "1 – ½ – 0" */
static char *
dup_points (const BrgScoring *scoring)
{
  g_autofree char *win = brg_points_to_figures (scoring->win);
  g_autofree char *draw = brg_points_to_figures (scoring->draw);
  g_autofree char *loss = brg_points_to_figures (scoring->loss);

  return g_strdup_printf ("%s – %s – %s", win, draw, loss);
}

static char *
dup_tie_breaks (const BrgSnapshot *snapshot, const BrgWords *words)
{
  g_auto (GStrv) codes = g_strsplit (snapshot->group->tie_breaks, ",", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; codes[i] != NULL && *codes[i] != '\0'; i++)
    {
      g_autofree char *name = brg_criterion_words_name (words, codes[i], snapshot->event->rulebook);

      g_string_append_printf (text, "%s%u. %s", i > 0 ? "\n" : "", i + 1, name);
    }
  return g_string_free (text, FALSE);
}

/* The jury; staff and delegations are on a paper of their own. */
static char *
dup_officials (const BrgEvent *event, const BrgWords *words)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];
      g_autofree char *category =
          brg_jury_words_dup_category (words, event->rulebook, official->category);

      if (brg_official_role_get_body (official->role) > BRG_BODY_JURY)
        continue;
      g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "",
                              brg_jury_words_role_by (words, event->rulebook, official->role),
                              official->name);
      if (*category != '\0')
        g_string_append_printf (text, ", %s", category);
    }
  return g_string_free (text, FALSE);
}

static void
add_place (BrgForm *form, const BrgSnapshot *snapshot, const BrgWords *words)
{
  const BrgEvent *event = snapshot->event;
  g_autofree char *days = brg_form_frame_dup_range (snapshot, words);

  if (*days != '\0')
    brg_plain_form_add_pair (form, WC_ (words, "report", "Held"), g_strdup (days));
  brg_plain_form_add_pair (form, WC_ (words, "report", "City"), g_strdup (event->place));
  brg_plain_form_add_pair (form, WC_ (words, "report", "Venue"), g_strdup (event->venue));
  brg_plain_form_add_pair (form, brg_jury_words_say (words, event->rulebook, "report", "Arbiters"),
                           dup_officials (event, words));
}

void
brg_event_paper_add_results (BrgForm *form, const BrgSnapshot *snapshot, const BrgWords *words)
{
  g_return_if_fail (form != NULL && snapshot != NULL && words != NULL);

  brg_plain_form_add_pair (form, WC_ (words, "report", "Points for win, draw, loss"),
                           dup_points (&snapshot->group->scoring));
  /* rus-draughts-2022 1.4: in a knock-out the bracket gives the places. */
  if (!brg_snapshot_is_knockout (snapshot))
    brg_plain_form_add_pair (form, WC_ (words, "report", "Tie-breaks"),
                             dup_tie_breaks (snapshot, words));
}

/* rus-draughts-2022 6.2.2, 6.2.3: the table of openings and the capture are for the regulations to
 * say. */
void
brg_event_paper_add_meetings (BrgForm *form, const BrgSnapshot *snapshot, const BrgWords *words)
{
  g_autoptr (GPtrArray) rules = NULL;

  g_return_if_fail (form != NULL && snapshot != NULL && words != NULL);

  rules = brg_series_words_list_rules (words, brg_snapshot_get_boards (snapshot));
  if (rules->len == 0)
    return;
  g_ptr_array_add (rules, NULL);
  /* Translators: line of the regulations: micro-matches, table of openings, rule of capture */
  brg_plain_form_add_pair (form, WC_ (words, "regulations", "Meetings and openings"),
                           g_strjoinv ("\n", (char **) rules->pdata));
}

static void
add_rules (BrgForm *form, const BrgSnapshot *snapshot, const BrgWords *words)
{
  const BrgEvent *event = snapshot->event;
  const BrgGroup *group = snapshot->group;
  const BrgOfficialDiscipline *official = brg_discipline_words_find_official (event, group);
  g_autofree char *name = brg_discipline_words_dup_event (words, event, group);
  g_autofree char *unfit = brg_discipline_words_dup_unfit (words, event, group);

  brg_plain_form_add_pair (form, WC_ (words, "report", "Discipline"),
                           unfit != NULL ? g_strdup_printf ("%s: %s", name, unfit)
                                         : g_steal_pointer (&name));
  if (official != NULL)
    /* Translators: what the discipline is called in international records */
    brg_plain_form_add_pair (form, WC_ (words, "report", "International name"),
                             g_strdup (official->international));
  if (group->contest == BRG_CONTEST_NONE)
    brg_plain_form_add_pair (form, WC_ (words, "report", "System"),
                             g_strdup (W_ (words, brg_event_words_get_system (group->system))));
  if (brg_group_is_at_the_board (group))
    brg_plain_form_add_pair (form, WC_ (words, "report", "Rounds"),
                             g_strdup_printf ("%d", brg_snapshot_count_rounds (snapshot)));
  brg_plain_form_add_pair (form, WC_ (words, "report", "Rule book"),
                           g_strdup (W_ (words, event->rulebook->name)));
  if (brg_group_is_at_the_board (group))
    brg_plain_form_add_pair (form, WC_ (words, "report", "Time control"),
                             g_strdup (group->time_control));
  brg_event_paper_add_meetings (form, snapshot, words);
  if (group->contest == BRG_CONTEST_NONE)
    brg_event_paper_add_results (form, snapshot, words);
}

static char *
dup_value (const BrgRegulation *regulation,
           gint64 value,
           const BrgRulebook *rulebook,
           const BrgWords *words)
{
  const char *status = brg_status_find_name (rulebook, (gint) value);
  guint n_choices;
  const BrgRegulationChoice *choices;

  /* Every book has statuses of its own. */
  if (g_str_equal (regulation->name, "rule-level") && status != NULL)
    return g_strdup (W_ (words, status));
  if (brg_regulation_words_get_kind (regulation) != BRG_REGULATION_CHOICE)
    return brg_regulation_name_dup_value (regulation, value);
  choices = brg_regulation_words_choices (regulation, &n_choices);
  for (guint i = 0; i < n_choices; i++)
    if (choices[i].value == value)
      return g_strdup (WC_ (words, "regulation", choices[i].name));
  return g_strdup ("");
}

/* rus-draughts-2022 3.1.3, 5.4.12.2: where and over what is played, and who does what. */
void
brg_event_paper_add_parts (BrgForm *form, const BrgPaperSource *source, const BrgWords *words)
{
  static const char *const heads[BRG_N_PART_KINDS] = { NC_ ("report", "Sites"),
                                                       NC_ ("report", "Organisers") };
  gint64 event_id = source->snapshot->event->id;
  char *platform = brg_store_get_remote (source->store, event_id, NULL);

  if (platform != NULL)
    brg_plain_form_add_pair (form, WC_ (words, "report", "Platform"), platform);
  for (guint kind = 0; kind < BRG_N_PART_KINDS; kind++)
    {
      g_autoptr (GPtrArray) parts = brg_store_list_parts (source->store, event_id, kind, NULL);

      if (parts != NULL && parts->len > 0)
        brg_plain_form_add_pair (form, WC_ (words, "report", heads[kind]),
                                 brg_event_parts_dup_text (parts));
    }
}

/* Where the regulations are silent the rule book holds, and is named. */
void
brg_event_paper_add_regulations (BrgForm *form, const BrgPaperSource *source, const BrgWords *words)
{
  guint n_regulations;
  const BrgRegulation *list = brg_regulations_list (&n_regulations);
  BrgRegulations regulations;
  /* rus-draughts-2022 10.1.3: by correspondence, and where works are composed or solved, some mean
   * nothing. */
  BrgRegulationCase around = brg_regulation_words_get_case (source->snapshot);

  brg_event_regulations_load (source->store, source->snapshot->event->id, &regulations);
  for (guint i = 0; i < n_regulations; i++)
    {
      gint64 value = brg_regulations_get (&regulations, &list[i]);

      if (value != BRG_REGULATION_UNSET && brg_regulation_words_counts (&list[i], &around))
        brg_plain_form_add_pair (
            form, W_ (words, brg_regulation_words_get_name (&list[i])),
            dup_value (&list[i], value, source->snapshot->event->rulebook, words));
    }
  if (source->snapshot->group->is_postal)
    brg_postal_terms_paper_add (form, source, words);
  brg_paper_contest_terms_add (form, source, words);
}

BrgForm *
brg_event_paper_make (const BrgPaperSource *source,
                      const BrgDocumentOptions *options,
                      GError **error G_GNUC_UNUSED)
{
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (source != NULL && source->store != NULL && options != NULL, NULL);

  words = options->words;
  {
    const BrgPlainColumn columns[] = {
      { BRG_COLUMN_TEXT, "" },
      { BRG_COLUMN_LONG_TEXT, "" },
    };

    /* Translators: title of a document */
    form = brg_plain_form_new (source->snapshot, W_ (words, "Event and regulations"), columns,
                               G_N_ELEMENTS (columns), options);
  }
  add_place (form, source->snapshot, words);
  brg_event_paper_add_parts (form, source, words);
  add_rules (form, source->snapshot, words);
  brg_event_paper_add_regulations (form, source, words);
  return form;
}
