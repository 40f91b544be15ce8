/* brg-tournament-report-form.c - tournament report, form IT3 of FIDE
 *
 * Rules: fide-titles-2024 1.4.5
 * Tests: tests/app/papers/test-paper-official.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tournament-report-form.h"

#include <string.h>

#include "brg-event-words.h"
#include "brg-form-frame.h"
#include "brg-jury-words.h"
#include "brg-name-words.h"
#include "brg-norms.h"
#include "brg-plain-form.h"
#include "brg-rating-words.h"
#include "brg-title-result-form.h"

/* Where a number is to be written that the program does not know. */
#define BLANK "____________"

/* Lines for arbiters that the form has at least. */
#define MIN_OFFICIALS 3

typedef struct
{
  const BrgTournamentReport *report;
  const BrgSnapshot *snapshot;
  const BrgSnapshot *boards;
  const BrgWords *words;
  BrgForm *form;
} Filling;

static void
add (const Filling *filling, const char *what, char *content)
{
  brg_plain_form_add_pair (filling->form, what, content);
}

static void
add_figure (const Filling *filling, const char *what, guint n)
{
  add (filling, what, g_strdup_printf ("%u", n));
}

/* What is not known is written by hand. */
static void
add_known (const Filling *filling, const char *what, char *content)
{
  if (content != NULL && *content != '\0')
    {
      add (filling, what, content);
      return;
    }
  g_free (content);
  add (filling, what, g_strdup (BLANK BLANK));
}

static void
add_event (const Filling *filling)
{
  const BrgWords *words = filling->words;
  const BrgEvent *event = filling->snapshot->event;
  const BrgGroup *group = filling->snapshot->group;

  /* Translators: lines of FIDE's tournament report, form IT3 */
  brg_plain_form_add_heading (filling->form, WC_ (words, "tournament report", "The tournament"));
  add (filling, WC_ (words, "tournament report", "FIDE code of the event"), g_strdup (BLANK));
  add (filling, WC_ (words, "tournament report", "Name"),
       brg_form_frame_dup_event (filling->snapshot));
  add_known (filling, WC_ (words, "tournament report", "Federation"), g_strdup (event->federation));
  add_known (filling, WC_ (words, "tournament report", "Place"),
             brg_form_frame_dup_site (filling->snapshot));
  add_known (filling, WC_ (words, "tournament report", "Dates"),
             brg_form_frame_dup_range (filling->snapshot, words));
  add_known (filling, WC_ (words, "tournament report", "Organiser"), g_strdup (event->organiser));
  add (filling, WC_ (words, "tournament report", "System"),
       g_strdup (W_ (words, brg_event_words_get_system (group->system))));
  add (filling, WC_ (words, "tournament report", "Rounds"),
       g_strdup_printf ("%d", brg_snapshot_count_rounds (filling->snapshot)));
  add_known (filling, WC_ (words, "tournament report", "Rate of play"),
             g_strdup (group->time_control));
  add (filling, WC_ (words, "tournament report", "Rating list"),
       g_strdup (brg_rating_words_kind (words, filling->report->kind)));
}

/* ----- Who officiated ----- */

static void
add_official (const Filling *filling, const BrgOfficial *official)
{
  const BrgRulebook *rulebook = filling->snapshot->event->rulebook;
  g_autofree char *category =
      brg_jury_words_dup_category (filling->words, rulebook, official->category);
  g_autoptr (GString) text = g_string_new (official->name);

  if (*category != '\0')
    g_string_append_printf (text, ", %s", category);
  if (*official->federation != '\0')
    g_string_append_printf (text, ", %s", official->federation);
  /* Translators: behind the name of an arbiter, before a line to write on: his number at FIDE */
  g_string_append_printf (text, ", %s %s", WC_ (filling->words, "tournament report", "FIDE ID"),
                          BLANK);
  add (filling, brg_jury_words_role_by (filling->words, rulebook, official->role),
       g_string_free (g_steal_pointer (&text), FALSE));
}

static void
add_blank_official (const Filling *filling, BrgOfficialRole role)
{
  add (filling, brg_jury_words_role_by (filling->words, filling->snapshot->event->rulebook, role),
       g_strdup (BLANK BLANK));
}

/* Everybody who is an arbiter, the chief arbiter first; neither doctors nor captains. */
static void
add_officials (const Filling *filling)
{
  const GPtrArray *officials = filling->snapshot->event->officials;
  guint n_rows;

  brg_plain_form_add_heading (
      filling->form, brg_jury_words_say (filling->words, filling->snapshot->event->rulebook,
                                         "report", NC_ ("report", "Arbiters")));
  n_rows = filling->form->rows->len;
  for (guint body = BRG_BODY_MAIN_JURY; body <= BRG_BODY_JURY; body++)
    for (guint i = 0; i < officials->len; i++)
      {
        const BrgOfficial *official = officials->pdata[i];

        if (brg_official_role_get_body (official->role) == body)
          add_official (filling, official);
      }
  /* To be written by hand: the chief arbiter when nobody is known, and further arbiters. */
  if (filling->form->rows->len == n_rows)
    add_blank_official (filling, BRG_OFFICIAL_CHIEF_ARBITER);
  while (filling->form->rows->len < n_rows + MIN_OFFICIALS)
    add_blank_official (filling, BRG_OFFICIAL_ARBITER);
}

/* ----- Who played ----- */

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* "KAZ 3, RUS 9": how many have each text. */
static char *
dup_shares (const Filling *filling, const char *(*get) (const BrgEntry *entry))
{
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < filling->boards->entries->len; i++)
    {
      const char *name = get (filling->boards->entries->pdata[i]);
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, name)) + 1;

      if (*name == '\0')
        continue;
      if (n == 1)
        g_ptr_array_add (names, (gpointer) name);
      g_hash_table_insert (counts, (gpointer) name, GUINT_TO_POINTER (n));
    }
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    g_string_append_printf (text, "%s%s %u", i > 0 ? ", " : "", (const char *) names->pdata[i],
                            GPOINTER_TO_UINT (g_hash_table_lookup (counts, names->pdata[i])));
  return g_string_free (text, FALSE);
}

static const char *
get_federation (const BrgEntry *entry)
{
  return entry->federation;
}

static const char *
get_title (const BrgEntry *entry)
{
  return brg_title_result_get_title (entry->title);
}

/* Of a title that FIDE does not know nothing is to be lost. */
static const char *
get_other_title (const BrgEntry *entry)
{
  return *get_title (entry) == '\0' ? entry->title : "";
}

static void
add_players (const Filling *filling)
{
  const BrgWords *words = filling->words;
  const GPtrArray *entries = filling->boards->entries;
  guint n_rated = 0;
  guint n_titled = 0;
  guint n_of_host = 0;
  g_autofree char *others = NULL;

  for (guint i = 0; i < entries->len; i++)
    {
      const BrgEntry *entry = entries->pdata[i];

      n_rated += entry->rating > 0;
      n_titled += *get_title (entry) != '\0';
      n_of_host += *entry->federation != '\0' &&
                   g_str_equal (entry->federation, filling->snapshot->event->federation);
    }
  brg_plain_form_add_heading (filling->form, WC_ (words, "tournament report", "The players"));
  add_figure (filling, WC_ (words, "tournament report", "Players"), entries->len);
  add_figure (filling, WC_ (words, "tournament report", "With a rating"), n_rated);
  add_figure (filling, WC_ (words, "tournament report", "Without a rating"),
              entries->len - n_rated);
  add_figure (filling, WC_ (words, "tournament report", "With a title"), n_titled);
  if (*filling->snapshot->event->federation != '\0')
    add_figure (filling, WC_ (words, "tournament report", "Of the host federation"), n_of_host);
  add (filling, WC_ (words, "tournament report", "Federations"),
       dup_shares (filling, get_federation));
  add (filling, WC_ (words, "tournament report", "Titles"), dup_shares (filling, get_title));
  others = dup_shares (filling, get_other_title);
  if (*others != '\0')
    add (filling, WC_ (words, "tournament report", "Not titles of FIDE, not counted"),
         g_steal_pointer (&others));
}

/* ----- What came of it ----- */

static void
add_norms (const Filling *filling)
{
  const GArray *norms = filling->report->norms;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < norms->len; i++)
    {
      const BrgNorm *norm = &g_array_index (norms, BrgNorm, i);
      g_autofree char *name =
          brg_name_words_dup (filling->boards, norm->player, BRG_NAME_PLAIN, filling->words);

      if (brg_norm_rule_is_title (norm->rule) && brg_title_result_is_best (norms, i))
        g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", name,
                                norm->rule->name);
    }
  if (text->len == 0)
    g_string_append (text, WC_ (filling->words, "tournament report", "none"));
  brg_plain_form_add_heading (filling->form,
                              WC_ (filling->words, "tournament report", "Title results"));
  add (filling, WC_ (filling->words, "tournament report", "Norms achieved"),
       g_string_free (g_steal_pointer (&text), FALSE));
  add (filling, WC_ (filling->words, "title result", "Special remarks"), g_strdup (BLANK BLANK));
}

BrgForm *
brg_tournament_report_form_new (const BrgTournamentReport *report,
                                const BrgDocumentOptions *options)
{
  Filling filling = { .report = report };
  char *provisional;

  g_return_val_if_fail (report != NULL && report->norms != NULL && options != NULL, NULL);

  filling.snapshot = report->snapshot;
  filling.boards = brg_snapshot_get_boards (report->snapshot);
  filling.words = options->words;
  filling.form = brg_form_new (BRG_FORM_PROTOCOL);
  brg_form_set_text (&filling.form->title,
                     /* Translators: title of FIDE's form IT3; "Отчёт о турнире" */
                     g_strdup (WC_ (options->words, "document", "Tournament report")));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_event (report->snapshot));
  provisional = brg_form_frame_dup_provisional (report->snapshot, options);
  if (provisional != NULL)
    g_ptr_array_add (filling.form->subtitles, provisional);
  brg_form_add_column (filling.form, BRG_COLUMN_TEXT, "");
  brg_form_add_column (filling.form, BRG_COLUMN_LONG_TEXT, "");
  add_event (&filling);
  add_officials (&filling);
  add_players (&filling);
  add_norms (&filling);
  brg_form_frame_fill (filling.form, &(BrgFormFrame){ .snapshot = report->snapshot,
                                                      .options = options,
                                                      .number = "",
                                                      .is_signed = TRUE });
  if (options->form_number)
    brg_form_set_text (&filling.form->form_number, g_strdup ("FIDE IT3"));
  return filling.form;
}
