/* brg-paper-regulations.c - the regulations of an event, section by section, for approval
 *
 * Rules: rus-draughts-2022 1.4, 5.4.6, 5.4.9.6, 6.2.2, 6.2.3, 10.1.3
 * Tests: tests/app/papers/test-paper-meetings.c, tests/app/test-postal-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-regulations.h"

#include "brg-absent-draft.h"
#include "brg-apart-words.h"
#include "brg-article-words.h"
#include "brg-award-words.h"
#include "brg-date-words.h"
#include "brg-discipline-words.h"
#include "brg-event-paper.h"
#include "brg-event-regulations.h"
#include "brg-event-words.h"
#include "brg-form-frame.h"
#include "brg-jury-words.h"
#include "brg-lateness-book.h"
#include "brg-money-words.h"
#include "brg-plain-form.h"
#include "brg-postal-terms-paper.h"
#include "brg-protest-rules.h"
#include "brg-protest-words.h"
#include "brg-rating-words.h"
#include "brg-rational.h"
#include "brg-regulation-words.h"
#include "brg-said-words.h"
#include "brg-store-committee.h"
#include "brg-timetable-words.h"

/* Filled in by hand. */
#define BLANK "____________________"

typedef struct
{
  const BrgPaperSource *source;
  const BrgSnapshot *snapshot;
  const BrgWords *words;
  BrgForm *form;
  guint n_sections;
} Filling;

static void
add (const Filling *filling, const char *what, char *content)
{
  brg_plain_form_add_pair (filling->form, what, content);
}

static void
begin_section (Filling *filling, const char *title)
{
  g_autofree char *text = g_strdup_printf ("%u. %s", ++filling->n_sections, title);

  brg_plain_form_add_heading (filling->form, text);
}

static void
add_general (Filling *filling)
{
  const BrgWords *words = filling->words;
  const BrgEvent *event = filling->snapshot->event;
  g_autofree char *days = brg_form_frame_dup_range (filling->snapshot, words);

  /* Translators: sections and lines of the regulations of an event */
  begin_section (filling, WC_ (words, "regulations", "General"));
  add (filling, WC_ (words, "regulations", "Event"), brg_form_frame_dup_event (filling->snapshot));
  add (filling, WC_ (words, "regulations", "Organiser"), g_strdup (event->organiser));
  add (filling, WC_ (words, "regulations", "Discipline"),
       brg_discipline_words_dup_event (words, event, filling->snapshot->group));
  add (filling, WC_ (words, "regulations", "Place"), brg_form_frame_dup_site (filling->snapshot));
  add (filling, WC_ (words, "regulations", "Dates"),
       *days != '\0' ? g_strdup (days) : g_strdup (BLANK));
  if (filling->source->store != NULL)
    brg_event_paper_add_parts (filling->form, filling->source, words);
}

/* Who may play is for the organiser to say where no classes are set up. */
static void
add_participants (Filling *filling)
{
  const GPtrArray *categories = filling->snapshot->categories;
  GString *text = g_string_new (NULL);

  begin_section (filling, WC_ (filling->words, "regulations", "Participants"));
  for (guint i = 0; i < categories->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            ((const BrgCategory *) categories->pdata[i])->name);
  add (filling, WC_ (filling->words, "regulations", "Classes"), g_string_free (text, FALSE));
  add (filling, WC_ (filling->words, "regulations", "Who may play, entries, fee"),
       g_strdup (BLANK));
}

/* "60 (par. 5.4.4.1)": what the book says where the regulations are silent, or a blank for it. */
static char *
dup_of_book (const Filling *filling, char *value, const char *article)
{
  const BrgRulebook *rulebook = filling->snapshot->event->rulebook;
  g_autofree char *owned = value;
  gboolean is_own = article != NULL && g_str_has_prefix (article, rulebook->id);
  g_autofree char *citation = is_own ? brg_article_words (filling->words, article) : NULL;

  return g_strdup_printf ("%s%s%s%s", owned != NULL ? owned : BLANK, citation != NULL ? " (" : "",
                          citation != NULL ? citation : "", citation != NULL ? ")" : "");
}

/* ussr-chess-1956 16: there the regulations have no say in it; ukr-chess-2016 6.3.2: there they
 * have to say it. */
static char *
dup_lateness (const Filling *filling)
{
  const BrgRulebook *rulebook = filling->snapshot->event->rulebook;
  gboolean is_set = filling->snapshot->group->default_minutes >= 0 && !rulebook->lateness->is_fixed;
  gint limit = brg_round_find_told_limit (filling->snapshot);

  if (is_set)
    return g_strdup_printf ("%d", limit);
  return dup_of_book (filling, limit >= 0 ? g_strdup_printf ("%d", limit) : NULL,
                      rulebook->late_article);
}

/* rus-chess-2014 25.3: where the book sets no term the regulations do. */
static void
add_protest_terms (const Filling *filling)
{
  static const char *const names[] = { "rule-protest-minutes", "rule-last-protest-minutes" };
  const BrgProtestRules *rules = filling->snapshot->event->rulebook->protests;
  BrgRegulationCase around = brg_regulation_words_get_case (filling->snapshot);
  BrgRegulations regulations;

  brg_regulations_init (&regulations);
  if (filling->source->store != NULL)
    brg_event_regulations_load (filling->source->store, filling->snapshot->event->id, &regulations);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const BrgRegulation *regulation = brg_regulations_find (names[i]);
      const BrgWords *before;
      const char *article;
      char *value;

      if (brg_regulations_get (&regulations, regulation) != BRG_REGULATION_UNSET)
        continue;
      before = brg_said_words_begin (filling->words);
      value = brg_regulation_words_dup_default (regulation, &around, &article);
      brg_said_words_begin (before);
      add (filling, W_ (filling->words, brg_regulation_words_get_name (regulation)),
           dup_of_book (filling, value, article != NULL ? article : rules->appeal_article));
    }
}

/* rus-draughts-2022 10.1.3: chapter X instead of clocks, rounds and protests at the board. */
static void
add_postal (const Filling *filling)
{
  add (filling, WC_ (filling->words, "regulations", "Games"),
       g_strdup (WC_ (filling->words, "regulations", "All of them begin at once.")));
  if (filling->source->store != NULL)
    brg_event_paper_add_regulations (filling->form, filling->source, filling->words);
  else
    brg_postal_terms_paper_add (filling->form, filling->source, filling->words);
}

static void
add_conduct (Filling *filling)
{
  const BrgWords *words = filling->words;
  const BrgEvent *event = filling->snapshot->event;
  const BrgGroup *group = filling->snapshot->group;

  begin_section (filling, WC_ (words, "regulations", "How it is played"));
  add (filling, WC_ (words, "regulations", "Rules"), g_strdup (W_ (words, event->rulebook->name)));
  /* rus-draughts-2022 11.5.2: a contest has sections and days, and no rounds. */
  if (group->contest != BRG_CONTEST_NONE)
    {
      if (filling->source->store != NULL)
        brg_event_paper_add_regulations (filling->form, filling->source, words);
      return;
    }
  add (filling, WC_ (words, "regulations", "System"),
       g_strdup (W_ (words, brg_event_words_get_system (group->system))));
  if (group->is_postal)
    {
      add_postal (filling);
      return;
    }
  add (filling, WC_ (words, "regulations", "Rounds"),
       g_strdup_printf ("%d", brg_snapshot_count_rounds (filling->snapshot)));
  add (filling, WC_ (words, "regulations", "Time control"), g_strdup (group->time_control));
  add (filling, WC_ (words, "regulations", "Lateness that is allowed, minutes"),
       dup_lateness (filling));
  if (group->boards > 0)
    add (filling, WC_ (words, "regulations", "Boards of a match"),
         g_strdup_printf ("%d", group->boards));
  brg_event_paper_add_meetings (filling->form, filling->snapshot, words);
  if (filling->source->store != NULL)
    brg_event_paper_add_regulations (filling->form, filling->source, words);
  add_protest_terms (filling);
}

static void
add_results (Filling *filling)
{
  const BrgWords *words = filling->words;

  /* rus-draughts-2022 11.5.2, 11.6.1: said with the conditions of the contest. */
  if (filling->snapshot->group->contest != BRG_CONTEST_NONE)
    return;
  begin_section (filling, WC_ (words, "regulations", "Results"));
  if (brg_snapshot_has_teams (filling->snapshot))
    {
      const BrgScoring *match = &filling->snapshot->group->match_scoring;
      g_autofree char *win = brg_points_to_figures (match->win);
      g_autofree char *draw = brg_points_to_figures (match->draw);
      g_autofree char *loss = brg_points_to_figures (match->loss);

      add (filling, WC_ (words, "regulations", "Points for a match won, drawn, lost"),
           g_strdup_printf ("%s – %s – %s", win, draw, loss));
      /* rus-draughts-2022 5.4.9.6: either sum decides. */
      add (filling, WC_ (words, "regulations", "Places of teams are decided by"),
           g_strdup (filling->snapshot->group->board_points_first ? W_ (words, "game points")
                                                                  : W_ (words, "match points")));
    }
  brg_event_paper_add_results (filling->form, filling->snapshot, words);
}

/* "Place 1: 10 000 ₽, cup"; of a class with its name before it. */
static char *
dup_prize (const Filling *filling, const BrgPrize *prize)
{
  const BrgSnapshot *snapshot = filling->snapshot;
  g_autofree char *places = brg_award_words_places (prize->first_place, prize->last_place);
  g_autofree char *sum =
      brg_money_words_sum (prize->amount, snapshot->group->prize_currency, filling->words);
  g_autoptr (GString) text = g_string_new (NULL);

  if (prize->category >= 0 && (guint) prize->category < snapshot->categories->len)
    g_string_append_printf (
        text, "%s: ", ((const BrgCategory *) snapshot->categories->pdata[prize->category])->name);
  /* Translators: a prize in the regulations: the place or places, "1" or "2–3" */
  g_string_append_printf (text, WC_ (filling->words, "regulations", "place %s"), places);
  if (prize->amount > 0)
    g_string_append_printf (text, " – %s", sum);
  if (*prize->note != '\0')
    g_string_append_printf (text, "%s%s", prize->amount > 0 ? ", " : " – ", prize->note);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_prizes (Filling *filling)
{
  const GPtrArray *prizes = filling->snapshot->prizes;
  g_autoptr (GString) text = g_string_new (NULL);

  if (prizes->len == 0)
    return;
  begin_section (filling, WC_ (filling->words, "regulations", "Awards"));
  for (guint i = 0; i < prizes->len; i++)
    {
      g_autofree char *prize = dup_prize (filling, prizes->pdata[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", prize);
    }
  add (filling, WC_ (filling->words, "regulations", "Prizes"),
       g_string_free (g_steal_pointer (&text), FALSE));
}

/* "КМС: 70 % of the points, at least 9 games", a line a row. */
static void
add_norms (Filling *filling)
{
  const GPtrArray *norms = filling->snapshot->norms;
  g_autoptr (GString) text = g_string_new (NULL);

  if (norms->len == 0)
    return;
  begin_section (filling, WC_ (filling->words, "regulations", "Norms and categories"));
  for (guint i = 0; i < norms->len; i++)
    {
      const BrgNormWay *way = norms->pdata[i];
      g_autofree char *asked = brg_norm_words_dup_way (filling->words, way);

      g_string_append_printf (text, "%s%s: %s%s%s%s", i > 0 ? "\n" : "", way->name, asked,
                              *way->source != '\0' ? " (" : "", way->source,
                              *way->source != '\0' ? ")" : "");
    }
  add (filling, WC_ (filling->words, "regulations", "What is asked for"),
       g_string_free (g_steal_pointer (&text), FALSE));
}

static gboolean
has_main_jury (const BrgEvent *event)
{
  for (guint i = 0; i < event->officials->len; i++)
    if (brg_official_role_get_body (((BrgOfficial *) event->officials->pdata[i])->role) ==
        BRG_BODY_MAIN_JURY)
      return TRUE;
  return FALSE;
}

/* rus-draughts-2022 5.4.17.3: "Chair: A. Ivanov", a line each; a line to write on for nobody. */
static char *
dup_committee (const Filling *filling)
{
  BrgStore *store = filling->source->store;
  g_autoptr (GPtrArray) members =
      store != NULL ? brg_store_list_committee (store, filling->snapshot->event->id, NULL) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  const BrgWords *before = brg_said_words_begin (filling->words);

  for (guint i = 0; members != NULL && i < members->len; i++)
    {
      const BrgCommitteeMember *member = members->pdata[i];

      g_string_append_printf (text, "%s%s: %s", i > 0 ? "\n" : "",
                              brg_protest_words_get_role (member->role), member->name);
    }
  brg_said_words_begin (before);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : g_strdup (BLANK);
}

static void
add_officials (Filling *filling)
{
  const BrgEvent *event = filling->snapshot->event;

  /* By correspondence there is no committee, and a heading over nothing says nothing. */
  if (filling->snapshot->group->is_postal && !has_main_jury (event))
    return;
  begin_section (filling, brg_jury_words_say (filling->words, event->rulebook, NULL,
                                              brg_jury_words_body_name (BRG_BODY_MAIN_JURY)));
  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];

      if (brg_official_role_get_body (official->role) == BRG_BODY_MAIN_JURY)
        add (filling, brg_jury_words_role_by (filling->words, event->rulebook, official->role),
             g_strdup (official->name));
    }
  if (!filling->snapshot->group->is_postal)
    add (filling, WC_ (filling->words, "regulations", "Appeals committee, protests"),
         dup_committee (filling));
}

static void
add_timetable (Filling *filling)
{
  const GPtrArray *rows = filling->snapshot->timetable;
  const char *zone = filling->snapshot->event->zone;

  /* rus-draughts-2022 10.3.1: by correspondence there are days of play and no hours of rounds. */
  if (!brg_group_is_at_the_board (filling->snapshot->group) && rows->len == 0)
    return;
  begin_section (filling, WC_ (filling->words, "regulations", "Timetable"));
  if (rows->len == 0)
    add (filling, WC_ (filling->words, "regulations", "Days and hours of the rounds"),
         g_strdup (BLANK));
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgTimetableRow *row = rows->pdata[i];
      g_autofree char *day = brg_timetable_words_day (row, zone);
      g_autofree char *date = brg_date_words_day (filling->words, day);
      g_autofree char *hour = brg_timetable_words_hour (filling->words, row, zone);
      g_autofree char *title = brg_timetable_words_title (filling->words, row);
      g_autofree char *when =
          *hour != '\0' ? g_strdup_printf ("%s, %s", date, hour) : g_strdup (date);

      add (filling, when, g_steal_pointer (&title));
    }
}

/* It is the organiser who has regulations; the chief arbiter signs that he has seen them. */
static void
add_organiser (Filling *filling, const BrgDocumentOptions *options)
{
  BrgFormSignature *signature;

  if (!options->signatures)
    return;
  signature = g_new0 (BrgFormSignature, 1);
  signature->role = g_strdup (W_ (filling->words, "For the organiser:"));
  signature->name = g_strdup ("");
  signature->category = g_strdup ("");
  g_ptr_array_add (filling->form->signatures, signature);
}

BrgForm *
brg_paper_regulations_make (const BrgPaperSource *source,
                            const BrgDocumentOptions *options,
                            GError **error G_GNUC_UNUSED)
{
  Filling filling = { .source = source, .snapshot = source->snapshot, .words = options->words };

  filling.form = brg_form_new (BRG_FORM_PROTOCOL);
  brg_form_set_text (&filling.form->title,
                     /* Translators: title of a document; "Положение (регламент) о соревновании" */
                     g_strdup (WC_ (options->words, "document", "Regulations of the event")));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_event (source->snapshot));
  brg_form_add_column (filling.form, BRG_COLUMN_LONG_TEXT, "");
  brg_form_add_column (filling.form, BRG_COLUMN_LONG_TEXT, "");
  add_general (&filling);
  add_participants (&filling);
  add_conduct (&filling);
  add_results (&filling);
  add_prizes (&filling);
  add_norms (&filling);
  add_officials (&filling);
  add_timetable (&filling);
  brg_apart_words_add (filling.form->notes, options->words, source->snapshot, 1);
  g_ptr_array_add (filling.form->notes,
                   /* Translators: name of a rule book */
                   brg_words_fill (options->words,
                                   N_ ("Where these regulations are silent, the rules hold: %s."),
                                   W_ (options->words, source->snapshot->event->rulebook->name)));
  add_organiser (&filling, options);
  brg_form_frame_fill (filling.form, &(BrgFormFrame){ .snapshot = source->snapshot,
                                                      .options = options,
                                                      .number = options->number,
                                                      .is_signed = TRUE });
  return filling.form;
}
