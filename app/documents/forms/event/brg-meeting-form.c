/* brg-meeting-form.c - minutes of a meeting before round 1 or after the last one, to be completed
 * by hand
 *
 * Rules: rus-draughts-2022 12.2, 12.4.2; rus-chess-2014 21.4.8; ussr-chess-1956 26
 * Tests: tests/app/papers/test-paper-meetings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-meeting-form.h"

#include "brg-apart-words.h"
#include "brg-criterion-words.h"
#include "brg-date-words.h"
#include "brg-event-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-jury-words.h"
#include "brg-jury.h"
#include "brg-timetable-words.h"

enum
{
  COLUMN_NUMBER,
  COLUMN_QUESTION,
  COLUMN_DECISION,
  N_COLUMNS,
};

/* Places that are read out; all of them stand in the table. */
#define NAMED_PLACES 3

typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgWords *words;
  BrgForm *form;
  guint n;
  BrgMeetingFacts facts;
} Filling;

/* Takes @fact, what is known of the question; nothing is known of many. */
static void
add_question (Filling *filling, const char *question, char *fact)
{
  g_autofree char *known = fact;
  BrgFormRow *row = brg_form_add_row (filling->form);

  brg_form_set_cell (row, COLUMN_NUMBER, g_strdup_printf ("%u.", ++filling->n), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_QUESTION,
                     known != NULL && *known != '\0' ? g_strdup_printf ("%s: %s", question, known)
                                                     : g_strdup (question),
                     BRG_FORM_PLAIN);
  /* Room for two lines by hand. */
  brg_form_set_cell (row, COLUMN_DECISION, g_strdup ("\u00a0\n\u00a0"), BRG_FORM_PLAIN);
}

static void
add_heading (const Filling *filling, const char *text)
{
  BrgFormRow *row = brg_form_add_row (filling->form);

  row->line_above = TRUE;
  brg_form_set_cell (row, COLUMN_NUMBER, g_strdup (text), BRG_FORM_BOLD | BRG_FORM_TINTED);
  brg_form_span_cell (row, COLUMN_NUMBER, N_COLUMNS);
}

/* Who is there signs beside his name; empty lines for those who are not known. */
static void
add_person (Filling *filling, const char *name, const char *role)
{
  BrgFormRow *row = brg_form_add_row (filling->form);
  const char *between = *name != '\0' && *role != '\0' ? ", " : "";

  brg_form_set_cell (row, COLUMN_NUMBER, g_strdup_printf ("%u.", ++filling->n), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_QUESTION, g_strconcat (name, between, role, NULL), BRG_FORM_PLAIN);
}

static void
add_officials (Filling *filling, BrgOfficialBody first, BrgOfficialBody last)
{
  const BrgEvent *event = filling->snapshot->event;

  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];
      BrgOfficialBody body = brg_official_role_get_body (official->role);

      if (body >= first && body <= last)
        add_person (filling, official->name,
                    brg_jury_words_role_by (filling->words, event->rulebook, official->role));
    }
}

static void
add_captains (Filling *filling)
{
  for (guint i = 0;
       brg_snapshot_has_teams (filling->snapshot) && i < filling->snapshot->entries->len; i++)
    {
      const BrgEntry *team = filling->snapshot->entries->pdata[i];

      add_person (filling, *team->captain != '\0' ? team->captain : "____________",
                  team->family_name);
    }
}

static void
add_blanks (Filling *filling, guint n)
{
  for (guint i = 0; i < n; i++)
    add_person (filling, "", "");
}

/* ----- What is known ----- */

static char *
dup_system (const Filling *filling)
{
  const BrgGroup *group = filling->snapshot->group;
  guint n_rounds = (guint) MAX (brg_snapshot_count_rounds (filling->snapshot), 0);
  g_autofree char *rounds =
      g_strdup_printf (WN_ (filling->words, "%u round", "%u rounds", n_rounds), n_rounds);

  return g_strdup_printf ("%s, %s", W_ (filling->words, brg_event_words_get_system (group->system)),
                          rounds);
}

static char *
dup_contest (const Filling *filling)
{
  const BrgGroup *group = filling->snapshot->group;

  return g_strdup (W_ (filling->words, brg_event_words_get_play (group->system, group->contest)));
}

/* rus-draughts-2022 11.5.2, 11.6.1: no game is played: works come in until a day. */
static gboolean
is_contest (const Filling *filling)
{
  return filling->snapshot->group->contest != BRG_CONTEST_NONE;
}

static char *
dup_rules (const Filling *filling)
{
  const char *control = filling->snapshot->group->time_control;

  return g_strdup_printf ("%s%s%s", W_ (filling->words, filling->snapshot->event->rulebook->name),
                          *control != '\0' ? ", " : "", control);
}

static char *
dup_tie_breaks (const Filling *filling)
{
  g_auto (GStrv) codes = g_strsplit (filling->snapshot->group->tie_breaks, ",", -1);
  GString *text = g_string_new (NULL);

  /* rus-draughts-2022 1.4: the bracket of a knock-out gives the places. */
  for (guint i = 0;
       codes[i] != NULL && *codes[i] != '\0' && !brg_snapshot_is_knockout (filling->snapshot); i++)
    {
      g_autofree char *name =
          brg_criterion_words_name (filling->words, codes[i], filling->snapshot->event->rulebook);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name);
    }
  return g_string_free (text, FALSE);
}

static char *
dup_first_round (const Filling *filling)
{
  const char *start = brg_snapshot_get_round_start (filling->snapshot, 1);

  return start != NULL
             ? brg_date_words_stamp (filling->words, start, filling->snapshot->event->zone)
             : NULL;
}

/* Who is admitted is decided by the committee; what it has not decided is written by hand. */
static char *
dup_players (const Filling *filling)
{
  const BrgWords *words = filling->words;
  guint n_players = brg_snapshot_get_boards (filling->snapshot)->entries->len;
  g_autofree char *admitted = filling->facts.n_admitted >= 0
                                  ? g_strdup_printf ("%d", filling->facts.n_admitted)
                                  : g_strdup ("______");

  if (!brg_snapshot_has_teams (filling->snapshot))
    /* Translators: how many players are admitted, or a line to write on; how many are entered */
    return g_strdup_printf (WC_ (words, "agenda", "%s (entered: %u)"), admitted, n_players);
  /* Translators: as before, and how many teams are entered */
  return g_strdup_printf (WC_ (words, "agenda", "%s (entered: %u, teams: %u)"), admitted, n_players,
                          filling->snapshot->entries->len);
}

/* ----- The two meetings ----- */

/* ussr-chess-1956 26 v: the participants themselves meet, hear the regulations and draw lots; the
 * code knows no appeals committee. */
gboolean
brg_meeting_form_is_of_participants (const BrgSnapshot *snapshot)
{
  const BrgJuryBook *jury;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  jury = snapshot->event->rulebook->jury;
  return jury != NULL && jury->participants_article != NULL;
}

static void
add_questions_of_contest (Filling *filling)
{
  const BrgWords *words = filling->words;

  add_question (filling, WC_ (words, "agenda", "What is held"), dup_contest (filling));
  add_question (filling, WC_ (words, "agenda", "Sections and their judges"), NULL);
  add_question (filling, WC_ (words, "agenda", "Last day for sending"), NULL);
  add_question (filling, WC_ (words, "agenda", "How winners are decided"), NULL);
}

static void
add_questions_of_play (Filling *filling)
{
  const BrgWords *words = filling->words;

  add_question (filling, WC_ (words, "agenda", "Rules and time control"), dup_rules (filling));
  add_question (filling, WC_ (words, "agenda", "System and rounds"), dup_system (filling));
  add_question (filling, WC_ (words, "agenda", "How equal scores are parted"),
                dup_tie_breaks (filling));
  add_question (filling, WC_ (words, "agenda", "Timetable, start of round 1"),
                dup_first_round (filling));
  add_question (filling, WC_ (words, "agenda", "Lateness that is allowed, minutes"),
                filling->facts.limit >= 0 ? g_strdup_printf ("%d", filling->facts.limit) : NULL);
}

static void
add_questions_of_teams (Filling *filling)
{
  const BrgWords *words = filling->words;

  if (brg_meeting_form_is_of_participants (filling->snapshot))
    /* Translators: agenda of the meeting of participants; "Оглашение Положения о соревновании" */
    add_question (filling, WC_ (words, "agenda", "The regulations are read out"), NULL);
  /* Translators: agenda of the technical meeting; what is known of a question follows a colon */
  add_question (filling, WC_ (words, "agenda", "Admitted players"), dup_players (filling));
  if (is_contest (filling))
    add_questions_of_contest (filling);
  else
    add_questions_of_play (filling);
  if (brg_snapshot_has_teams (filling->snapshot))
    add_question (filling, WC_ (words, "agenda", "When line-ups are handed in, reserves"), NULL);
  add_question (filling, WC_ (words, "agenda", "Protests: to whom and until when"),
                g_strdup (filling->facts.protests));
  if (brg_meeting_form_is_of_participants (filling->snapshot))
    /* Translators: agenda of the meeting of participants; "Жеребьёвка участников" */
    add_question (filling, WC_ (words, "agenda", "The participants draw lots"), NULL);
  else
    add_question (filling, WC_ (words, "agenda", "Election of the appeals committee"), NULL);
  add_question (filling, WC_ (words, "agenda", "Other matters"), NULL);
}

static void
add_questions_of_hall (Filling *filling)
{
  const BrgWords *words = filling->words;

  add_question (filling, WC_ (words, "agenda", "Hall, boards, clocks and forms are ready"), NULL);
  add_question (filling, WC_ (words, "agenda", "Rules and time control"), dup_rules (filling));
  add_question (filling, WC_ (words, "agenda", "System and rounds"), dup_system (filling));
  add_question (filling, WC_ (words, "agenda", "How results and breaches are recorded"), NULL);
  add_question (filling, WC_ (words, "agenda", "When and by whom pairings are published"), NULL);
  add_question (filling, WC_ (words, "agenda", "Safety, first aid, public and press"), NULL);
}

static void
add_questions_of_jury (Filling *filling)
{
  const BrgWords *words = filling->words;

  /* Translators: agenda of the opening meeting of the arbiters */
  add_question (filling, WC_ (words, "agenda", "Duties and sectors of the arbiters"), NULL);
  if (is_contest (filling))
    add_questions_of_contest (filling);
  else
    add_questions_of_hall (filling);
  add_question (filling, WC_ (words, "agenda", "Other matters"), NULL);
}

static Filling
begin (const BrgSnapshot *snapshot, const char *title, const BrgDocumentOptions *options)
{
  const BrgWords *words = options->words;
  Filling filling = { .snapshot = snapshot, .words = words };

  filling.form = brg_form_new (BRG_FORM_PROTOCOL);
  brg_form_set_text (&filling.form->title, g_strdup (title));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&filling.form->left, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (&filling.form->right,
                     g_strdup (WC_ (words, "date", "____ ______________ 20____")));
  brg_form_add_column (filling.form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "No."));
  /* Translators: heads of columns of the minutes of a meeting */
  brg_form_add_column (filling.form, BRG_COLUMN_LONG_TEXT, WC_ (words, "agenda", "Question"))
      ->width_group = 1;
  brg_form_add_column (filling.form, BRG_COLUMN_LONG_TEXT,
                       WC_ (words, "agenda", "What was decided, signature"))
      ->width_group = 1;
  /* Translators: heading in the minutes of a meeting */
  add_heading (&filling, WC_ (words, "agenda", "Agenda"));
  return filling;
}

static void
begin_people (Filling *filling)
{
  /* Translators: heading in the minutes of a meeting: who was there */
  add_heading (filling, WC_ (filling->words, "agenda", "Present"));
  filling->n = 0;
}

static BrgForm *
end (Filling *filling, const BrgDocumentOptions *options)
{
  brg_form_frame_fill (filling->form, &(BrgFormFrame){ .snapshot = filling->snapshot,
                                                       .options = options,
                                                       .number = options->number,
                                                       .is_signed = TRUE });
  return filling->form;
}

static const char *
get_meeting_title (const BrgSnapshot *snapshot, const BrgWords *words)
{
  const BrgJuryBook *jury = snapshot->event->rulebook->jury;

  if (jury != NULL && jury->meeting_title != NULL)
    return brg_words_context (words, "document", jury->meeting_title);
  /* Translators: title of a document; "Протокол технического совещания" */
  return WC_ (words, "document", "Minutes of the technical meeting");
}

BrgForm *
brg_meeting_form_new_teams (const BrgSnapshot *snapshot,
                            const BrgMeetingFacts *facts,
                            const BrgDocumentOptions *options)
{
  Filling filling;

  g_return_val_if_fail (snapshot != NULL && facts != NULL && options != NULL, NULL);

  filling = begin (snapshot, get_meeting_title (snapshot, options->words), options);
  filling.facts = *facts;
  add_questions_of_teams (&filling);
  begin_people (&filling);
  add_officials (&filling, BRG_BODY_MAIN_JURY, BRG_BODY_MAIN_JURY);
  add_officials (&filling, BRG_BODY_DELEGATION, BRG_BODY_DELEGATION);
  add_captains (&filling);
  add_blanks (&filling, brg_snapshot_has_teams (snapshot) ? 2 : 8);
  brg_apart_words_add (filling.form->notes, options->words, snapshot, 1);
  return end (&filling, options);
}

BrgForm *
brg_meeting_form_new_jury (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  Filling filling;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  /* Translators: title of a document; "Протокол установочного совещания судей" */
  filling = begin (snapshot,
                   brg_jury_words_say (options->words, snapshot->event->rulebook, "document",
                                       NC_ ("document", "Minutes of the meeting of arbiters")),
                   options);
  add_questions_of_jury (&filling);
  begin_people (&filling);
  add_officials (&filling, BRG_BODY_MAIN_JURY, BRG_BODY_STAFF);
  add_blanks (&filling, 3);
  return end (&filling, options);
}

/* ussr-chess-1956 26 l: the arbiter and the organising committee meet with the participants once
 * more, and the results are read out. */
static void
add_questions_of_closing (Filling *filling, const BrgTableSource *source)
{
  const BrgWords *words = filling->words;
  g_autofree char *winners =
      brg_form_persons_dup_winners (filling->snapshot, source->standings, NAMED_PLACES, words);
  g_auto (GStrv) lines = g_strsplit (winners, "\n", -1);

  /* Translators: agenda of the closing meeting of the participants; "Оглашение результатов
   * соревнования" */
  add_question (filling, WC_ (words, "agenda", "The results are read out"),
                g_strjoinv ("; ", lines));
  /* Translators: agenda of the closing meeting; "Награждение" */
  add_question (filling, WC_ (words, "agenda", "Prizes are handed over"), NULL);
  /* Translators: agenda of the closing meeting; "Замечания и предложения участников" */
  add_question (filling, WC_ (words, "agenda", "Remarks and proposals of the participants"), NULL);
  add_question (filling, WC_ (words, "agenda", "Other matters"), NULL);
}

BrgForm *
brg_meeting_form_new_closing (const BrgTableSource *source, const BrgDocumentOptions *options)
{
  Filling filling;

  g_return_val_if_fail (source != NULL && options != NULL, NULL);

  filling = begin (source->snapshot,
                   /* Translators: title of a document; "Протокол заключительного собрания
                    * участников" */
                   WC_ (options->words, "document", "Minutes of the closing meeting"), options);
  add_questions_of_closing (&filling, source);
  begin_people (&filling);
  add_officials (&filling, BRG_BODY_MAIN_JURY, BRG_BODY_JURY);
  add_blanks (&filling, 8);
  return end (&filling, options);
}
