/* brg-final-report.c - the final report of an event: all its papers in one document
 *
 * Rules: rus-chess-2014 21.8, 21.9; rus-draughts-2022 11.7, 14.2
 * Tests: tests/app/papers/test-final-report.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-final-report.h"

#include <glib/gi18n.h>

#include "brg-discipline-words.h"
#include "brg-document-layout.h"
#include "brg-duty-list.h"
#include "brg-form-frame.h"
#include "brg-incident-log.h"
#include "brg-jury-words.h"
#include "brg-next-step.h"
#include "brg-paper-contest.h"
#include "brg-paper-official.h"
#include "brg-report-layout.h"
#include "brg-store-incident-rows.h"
#include "brg-store-protest-rows.h"

/* A list of every round, and of each round that has its own. */
#define DUTIES "duties"

/* The sections in their order, and the papers of each by their ids; those that are about a round
 * stand there for every round. A section without a title is named by what is in it. */
static const struct
{
  const char *title; /* translated with the context `report`, NULL for a composed one */
  const char *ids[10];
} sections[] = {
  { NC_ ("report", "Event and regulations"), { "event", "regulations", "timetable", "summary" } },
  { NC_ ("report", "Participants"), { "start-list", "minutes", "draw" } },
  { NC_ ("report", "Arbiters and staff"), { "jury", "panel", DUTIES } },
  { NC_ ("report", "Works"), { "contest-works", "contest-diagrams", "contest-solutions" } },
  { NC_ ("report", "Final results"),
    { "table", "standings", "bracket", "boards", "progress", "playoff", "contest-preliminary",
      "contest-final", "contest-solving" } },
  { NULL, { "prizes", "categories", "totals", "ratings", "norms" } },
  { NC_ ("report", "Reports on the sections"), { "contest-report" } },
  { NC_ ("report", "Report of the chief arbiter"), { "report" } },
  { NULL, { "incidents", "protest", "appeal-decision" } },
  { NC_ ("report", "Result sheets of the rounds"), { "protocol", "matches-summary", "matches" } },
  { NC_ ("report", "Adjourned games"), { "resumption", "envelope-register" } },
  { NC_ ("report", "Account"), { "money" } },
};

/* What a composed title says of a paper. */
static const struct
{
  const char *id;
  const char *word;
} parts[] = {
  /* Translators: parts of the title of a chapter, with a small letter: "призы, зачёты, нормы" */
  { "prizes", NC_ ("chapter", "prizes") },
  { "categories", NC_ ("chapter", "categories") },
  { "totals", NC_ ("chapter", "team results") },
  { "ratings", NC_ ("chapter", "ratings") },
  { "norms", NC_ ("chapter", "norms") },
  { "incidents", NC_ ("chapter", "penalties") },
  { "protest", NC_ ("chapter", "protests") },
  { "appeal-decision", NC_ ("chapter", "decisions on protests") },
};

typedef struct
{
  const BrgPaperSource *source;
  const BrgDocumentOptions *options;
  BrgPaperFunc find;
  GPtrArray *documents; /* element-type BrgDocument, owned until they are joined */
  GArray *entries; /* element-type BrgContentsEntry; of a section the sheet of its first part */
  char *event;     /* owned: how titles end */
  guint n_sections;
} Assembly;

static void
clear_entry (gpointer data)
{
  g_free (((BrgContentsEntry *) data)->title);
}

static void
assembly_clear (Assembly *assembly)
{
  g_clear_pointer (&assembly->documents, g_ptr_array_unref);
  g_clear_pointer (&assembly->entries, g_array_unref);
  g_clear_pointer (&assembly->event, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Assembly, assembly_clear)

gboolean
brg_final_report_has (const BrgPaperSource *source)
{
  g_return_val_if_fail (source != NULL && source->snapshot != NULL, FALSE);

  /* rus-draughts-2022 11.7: the organisers of a contest get one too, and it has no rounds. */
  return source->snapshot->rounds->len > 0 || brg_paper_contest_has_works (source);
}

/* Every paper of the report is of the same event: its name stands on the cover. */
static char *
dup_part_title (const Assembly *assembly,
                const BrgPaper *paper,
                const BrgDocument *document,
                gint round)
{
  const char *title = brg_document_get_title (document);
  g_autofree char *end = g_strconcat (" – ", assembly->event, NULL);
  g_autofree char *own = g_str_has_suffix (title, end)
                             ? g_strndup (title, strlen (title) - strlen (end))
                             : g_strdup (title);
  g_autofree char *of_round = g_strdup_printf (W_ (assembly->options->words, "Round %d"), round);

  /* "Result sheet of round 3": as the list of papers calls it, not in the letters of its head. */
  if ((paper->needs & BRG_PAPER_OF_ROUND) != 0 && strstr (paper->title, "%d") != NULL)
    return brg_paper_dup_title (paper, assembly->options->words, assembly->source->snapshot, round);
  if ((paper->needs & BRG_PAPER_OF_ROUND) != 0 || (g_str_equal (paper->id, DUTIES) && round > 0))
    return g_strdup_printf ("%s, %s", own, of_round);
  return g_steal_pointer (&own);
}

static guint
count_sheets (const Assembly *assembly)
{
  guint n = 0;

  for (guint i = 0; i < assembly->documents->len; i++)
    n += brg_document_get_n_pages (assembly->documents->pdata[i]);
  return n;
}

static gboolean
has_staff (const BrgEvent *event)
{
  for (guint i = 0; i < event->officials->len; i++)
    if (brg_official_role_get_body (((const BrgOfficial *) event->officials->pdata[i])->role) >
        BRG_BODY_JURY)
      return TRUE;
  return FALSE;
}

/* No title promises what its section has not. */
static const char *
find_title (const Assembly *assembly, const char *title)
{
  const BrgEvent *event = assembly->source->snapshot->event;

  if (g_strcmp0 (title, "Final results") == 0 &&
      assembly->options->state == BRG_DOCUMENT_PROVISIONAL)
    title = NC_ ("report", "Results so far");
  if (g_strcmp0 (title, "Arbiters and staff") == 0 && !has_staff (event))
    title = NC_ ("report", "Arbiters");
  return title != NULL
             ? brg_jury_words_say (assembly->options->words, event->rulebook, "report", title)
             : "";
}

/* The heading of a section stands above its first part. */
static void
begin_section (Assembly *assembly, guint section)
{
  BrgContentsEntry entry = { .sheet = count_sheets (assembly) };

  entry.title = g_strdup_printf ("%u. %s", ++assembly->n_sections,
                                 find_title (assembly, sections[section].title));
  g_array_append_val (assembly->entries, entry);
}

/* "5. Prizes, norms": a part of a composed title. */
static void
name_part (Assembly *assembly, BrgContentsEntry *section, const char *id)
{
  const BrgWords *words = assembly->options->words;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (parts[i].id, id))
      {
        const char *word = WC_ (words, "chapter", parts[i].word);
        gboolean is_first = g_str_has_suffix (section->title, ". ");
        g_autofree char *begin = g_utf8_substring (word, 0, 1);
        g_autofree char *capital = g_utf8_strup (begin, -1);
        char *title = is_first ? g_strconcat (section->title, capital,
                                              g_utf8_offset_to_pointer (word, 1), NULL)
                               : g_strconcat (section->title, ", ", word, NULL);

        g_free (section->title);
        section->title = title;
        return;
      }
}

/* The section that was begun last. */
static BrgContentsEntry *
find_section (const Assembly *assembly)
{
  guint i = assembly->entries->len;

  while (g_array_index (assembly->entries, BrgContentsEntry, i - 1).level > 0)
    i--;
  return &g_array_index (assembly->entries, BrgContentsEntry, i - 1);
}

/* A paper that says less than another one of the report: how far everybody is from a norm is for
 * the wall, the report has those that were reached; final results stand instead of preliminary ones
 * (rus-draughts-2022 11.5.2). */
static gboolean
is_superseded (const BrgPaper *paper, const BrgPaperSource *source)
{
  return (g_str_equal (paper->id, "norms") && !brg_paper_official_has_norms (source)) ||
         (g_str_equal (paper->id, "contest-preliminary") && brg_paper_contest_has_final (source));
}

static gboolean
add_paper (Assembly *assembly,
           guint section,
           gboolean *has_begun,
           const BrgPaper *paper,
           gint round,
           GError **error)
{
  BrgPaperSource source = *assembly->source;
  BrgDocumentOptions options = *assembly->options;
  g_autoptr (GError) fault = NULL;
  g_autoptr (BrgDocument) document = NULL;
  BrgContentsEntry entry = { .level = 1 };

  source.round = round;
  source.board = 0;
  source.number = 0;
  if (!brg_paper_is_available (paper, &source) || is_superseded (paper, &source))
    return TRUE;
  options.state = brg_paper_contest_find_state (paper, &source, round);
  document = brg_paper_new_document (paper, &source, &options, &fault);
  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  if (document == NULL || brg_document_get_n_pages (document) == 0)
    return TRUE;
  if (!*has_begun)
    begin_section (assembly, section);
  *has_begun = TRUE;
  if (sections[section].title == NULL)
    name_part (assembly, find_section (assembly), paper->id);
  entry.title = dup_part_title (assembly, paper, document, round);
  entry.sheet = count_sheets (assembly);
  g_array_append_val (assembly->entries, entry);
  g_ptr_array_add (assembly->documents, g_steal_pointer (&document));
  return TRUE;
}

/* Whether a round has nothing of its own to tell. */
static gboolean
is_repeated (const Assembly *assembly, const BrgPaper *paper, gint round)
{
  const BrgPaperSource *source = assembly->source;
  g_autoptr (BrgDutyList) list = NULL;

  if (round == 0 || !g_str_equal (paper->id, DUTIES) || source->store == NULL)
    return FALSE;
  list = brg_duty_list_new (source->store, (BrgSnapshot *) source->snapshot, round, NULL);
  return list == NULL || !list->is_own;
}

/* The rounds for which a paper stands in the report. */
static void
find_rounds (const Assembly *assembly, const BrgPaper *paper, gint *first, gint *last)
{
  gint current = brg_snapshot_current_round (assembly->source->snapshot);

  *first = *last = (paper->needs & BRG_PAPER_OF_ALL_ROUNDS) != 0 ? 0 : current;
  if ((paper->needs & BRG_PAPER_OF_ROUND) != 0)
    *first = 1;
  else if (g_str_equal (paper->id, DUTIES))
    *first = 0;
}

static gboolean
add_section (Assembly *assembly, guint section, GError **error)
{
  gboolean has_begun = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (sections[section].ids) && sections[section].ids[i] != NULL;
       i++)
    {
      const BrgPaper *paper = assembly->find (sections[section].ids[i]);
      gint round;
      gint last;

      if (paper == NULL)
        continue;
      for (find_rounds (assembly, paper, &round, &last); round <= last; round++)
        if (!is_repeated (assembly, paper, round) &&
            !add_paper (assembly, section, &has_begun, paper, round, error))
          return FALSE;
    }
  return TRUE;
}

static const char *
find_official (const BrgEvent *event, BrgOfficialRole role)
{
  for (guint i = 0; i < event->officials->len; i++)
    if (((const BrgOfficial *) event->officials->pdata[i])->role == role)
      return ((const BrgOfficial *) event->officials->pdata[i])->name;
  return "";
}

static BrgForm *
new_frame (const Assembly *assembly)
{
  const BrgSnapshot *snapshot = assembly->source->snapshot;
  BrgForm *form = brg_form_new (BRG_FORM_PROTOCOL);
  char *provisional;

  /* Translators: title of all papers of an event in one document; "Отчёт о соревновании" */
  brg_form_set_text (&form->title,
                     g_strdup (WC_ (assembly->options->words, "document", "Final report")));
  g_ptr_array_add (form->subtitles, g_strdup (snapshot->event->name));
  if (*snapshot->group->name != '\0')
    g_ptr_array_add (form->subtitles, g_strdup (snapshot->group->name));
  provisional = brg_form_frame_dup_provisional (snapshot, assembly->options);
  if (provisional != NULL)
    g_ptr_array_add (form->subtitles, provisional);
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = snapshot,
                                              .options = assembly->options,
                                              .number = assembly->options->number,
                                              .is_signed = TRUE });
  return form;
}

/* "9", before the end "6 of 9". */
static char *
dup_rounds (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  gint n_closed = brg_form_frame_count_closed (snapshot, options);
  gint n_rounds = brg_snapshot_count_rounds (snapshot);

  return n_closed < n_rounds
             ? g_strdup_printf (WC_ (options->words, "report", "%d of %d"), n_closed, n_rounds)
             : g_strdup_printf ("%d", n_rounds);
}

static GPtrArray *
make_cover (const Assembly *assembly, const BrgForm *frame)
{
  const BrgSnapshot *snapshot = assembly->source->snapshot;
  const BrgEvent *event = snapshot->event;
  const BrgWords *words = assembly->options->words;
  gboolean is_contest = brg_paper_contest_belongs (snapshot);
  g_autofree char *site = brg_form_frame_dup_site (snapshot);
  g_autofree char *days = brg_form_frame_dup_range (snapshot, words);
  g_autofree char *game = brg_discipline_words_dup_event (words, event, snapshot->group);
  g_autofree char *players = g_strdup_printf ("%d", brg_snapshot_count_numbered (snapshot));
  /* rus-draughts-2022 11.5.2, 11.6.1: a contest has neither rounds nor a time control, but works.
   */
  g_autofree char *length =
      is_contest ? g_strdup_printf ("%u", brg_paper_contest_count_works (assembly->source))
                 : dup_rounds (snapshot, assembly->options);
  const char *const facts[] = {
    /* Translators: facts on the cover of the report of an event */
    WC_ (words, "report", "Place"),
    site,
    WC_ (words, "report", "Held"),
    days,
    WC_ (words, "report", "Discipline"),
    game,
    WC_ (words, "report", "Rule book"),
    W_ (words, event->rulebook->name),
    WC_ (words, "report", "Time control"),
    is_contest ? "" : snapshot->group->time_control,
    brg_snapshot_has_teams (snapshot) ? WC_ (words, "report", "Teams")
                                      : WC_ (words, "report", "Participants"),
    players,
    is_contest ? WC_ (words, "report", "Works") : WC_ (words, "report", "Rounds"),
    length,
    brg_jury_words_role_by (words, event->rulebook, BRG_OFFICIAL_CHIEF_ARBITER),
    find_official (event, BRG_OFFICIAL_CHIEF_ARBITER),
    brg_jury_words_role_by (words, event->rulebook, BRG_OFFICIAL_CHIEF_SECRETARY),
    find_official (event, BRG_OFFICIAL_CHIEF_SECRETARY),
    NULL,
  };

  return brg_report_layout_cover (frame, facts, assembly->options);
}

static GPtrArray *
make_contents (const Assembly *assembly, const BrgForm *frame)
{
  /* Translators: heading of the list of what a report holds; "Содержание" */
  return brg_report_layout_contents (frame, WC_ (assembly->options->words, "report", "Contents"),
                                     assembly->entries, assembly->options);
}

static void
take_part (BrgDocument *report, Assembly *assembly, guint *entry)
{
  for (; *entry < assembly->entries->len; (*entry)++)
    {
      const BrgContentsEntry *line = &g_array_index (assembly->entries, BrgContentsEntry, *entry);

      brg_document_begin_part (report, line->title, line->level);
      if (line->level == 1)
        break;
    }
  (*entry)++;
  brg_document_take_pages (report, g_ptr_array_steal_index (assembly->documents, 0));
}

static BrgDocument *
join (Assembly *assembly)
{
  g_autoptr (BrgForm) frame = new_frame (assembly);
  g_autoptr (GPtrArray) draft = make_contents (assembly, frame);
  g_autoptr (GPtrArray) cover = make_cover (assembly, frame);
  g_autoptr (GPtrArray) contents = NULL;
  BrgDocument *report = brg_document_new (assembly->options, g_strdup (frame->subject),
                                          g_strdup (assembly->source->snapshot->event->organiser));
  guint entry = 0;

  /* Behind the cover and the contents themselves. */
  for (guint i = 0; i < assembly->entries->len; i++)
    g_array_index (assembly->entries, BrgContentsEntry, i).sheet += 1 + cover->len + draft->len;
  contents = make_contents (assembly, frame);
  brg_document_begin_part (report, frame->title, 0);
  while (cover->len > 0)
    brg_document_take_page (report, g_ptr_array_steal_index (cover, 0), 12);
  brg_document_begin_part (report, WC_ (assembly->options->words, "report", "Contents"), 0);
  while (contents->len > 0)
    brg_document_take_page (report, g_ptr_array_steal_index (contents, 0), 12);
  while (assembly->documents->len > 0)
    take_part (report, assembly, &entry);
  brg_document_number_sheets (report, assembly->options->words);
  return report;
}

BrgDocument *
brg_final_report_lay_out (const BrgPaperSource *source,
                          const BrgDocumentOptions *options,
                          BrgPaperFunc find,
                          GError **error)
{
  g_auto (Assembly) assembly = { .source = source, .options = options, .find = find };

  g_return_val_if_fail (source != NULL && options != NULL && find != NULL, NULL);

  assembly.documents = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_document_free);
  assembly.entries = g_array_new (FALSE, FALSE, sizeof (BrgContentsEntry));
  g_array_set_clear_func (assembly.entries, clear_entry);
  assembly.event = brg_form_frame_dup_event (source->snapshot);
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    if (!add_section (&assembly, i, error))
      return NULL;
  return join (&assembly);
}

/* ----- What is missing ----- */

static void
free_gap (gpointer data)
{
  BrgReportGap *gap = data;

  g_free (gap->text);
  g_free (gap->target);
  g_free (gap);
}

static void
add_gap (GPtrArray *missing, char *text, const char *page, char *target)
{
  BrgReportGap *gap = g_new0 (BrgReportGap, 1);

  *gap = (BrgReportGap){ text, page, target };
  g_ptr_array_add (missing, gap);
}

static void
add_open_rounds (const BrgSnapshot *snapshot, GPtrArray *missing)
{
  gint n_rounds = brg_snapshot_count_rounds (snapshot);
  gint n_closed = brg_snapshot_count_reached (snapshot, BRG_ROUND_CLOSED);

  if (n_closed < n_rounds)
    add_gap (missing,
             /* Translators: numbers of rounds */
             g_strdup_printf (_ ("Rounds that are closed: %d of %d"), n_closed, n_rounds), "rounds",
             NULL);
  for (gint round = 1; round <= (gint) snapshot->rounds->len; round++)
    {
      BrgRoundCounts counts = brg_round_counts_find (snapshot, round);

      if (counts.n_missing > 0 || counts.n_adjourned > 0)
        add_gap (missing,
                 /* Translators: number of a round, numbers of games */
                 g_strdup_printf (_ ("Round %d: results missing: %d, adjourned: %d"), round,
                                  (gint) counts.n_missing, (gint) counts.n_adjourned),
                 "rounds", g_strdup_printf ("round/%d", round));
    }
}

static void
add_unknown_facts (const BrgSnapshot *snapshot, GPtrArray *missing)
{
  const BrgEvent *event = snapshot->event;
  const struct
  {
    gboolean is_missing;
    const char *text;
    const char *target;
  } facts[] = {
    { *event->place == '\0', N_ ("The place of the event is not known"), NULL },
    { *event->starts == '\0', N_ ("The days of the event are not known"), NULL },
    { *event->organiser == '\0', N_ ("The organiser is not known"), NULL },
    { *find_official (event, BRG_OFFICIAL_CHIEF_ARBITER) == '\0', N_ ("No chief arbiter is named"),
      NULL },
    { *find_official (event, BRG_OFFICIAL_CHIEF_SECRETARY) == '\0',
      N_ ("No chief secretary is named"), NULL },
    { snapshot->timetable->len == 0 && !brg_paper_contest_belongs (snapshot),
      N_ ("The timetable is empty"), "timetable" },
    { snapshot->timetable->len > 0 && *snapshot->timetable_at == '\0',
      N_ ("The timetable is not announced"), "timetable" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    if (facts[i].is_missing)
      add_gap (missing, g_strdup (_ (facts[i].text)), "event", g_strdup (facts[i].target));
}

static void
add_undecided (const BrgPaperSource *source, GPtrArray *missing)
{
  g_autoptr (GPtrArray) log =
      brg_store_list_incidents (source->store, source->snapshot->event->id, NULL);
  g_autoptr (GPtrArray) protests =
      brg_store_list_protests (source->store, source->snapshot->group->id, NULL);
  guint n_drafts = 0;
  guint n_open = 0;

  for (guint i = 0; log != NULL && i < log->len; i++)
    n_drafts += ((const BrgIncident *) log->pdata[i])->state == BRG_INCIDENT_DRAFT;
  for (guint i = 0; protests != NULL && i < protests->len; i++)
    n_open += ((const BrgProtest *) protests->pdata[i])->decision == BRG_PROTEST_OPEN;
  if (n_drafts > 0)
    add_gap (missing, g_strdup_printf (_ ("Incidents that are not decided: %u"), n_drafts),
             "incidents", NULL);
  if (n_open > 0)
    add_gap (missing, g_strdup_printf (_ ("Protests that are not decided: %u"), n_open),
             "incidents", g_strdup ("protests"));
}

/* rus-draughts-2022 11.5.2, 11.6.1, 11.7: marks and sheets of all judges, answers to all remarks,
 * every answer checked, and the results published. */
static void
add_open_contest (const BrgContestDesk *desk, GPtrArray *missing)
{
  gboolean is_solving = desk->contest->terms->kind == BRG_CONTEST_SOLVING;
  const char *page = is_solving ? "solving" : "judging";
  guint n_sheets = 0;
  guint n_remarks;
  guint n_marks;

  brg_contest_desk_count_left (desk, &n_remarks, &n_marks);
  for (guint i = 0; !is_solving && i < desk->contest->sections->len; i++)
    {
      const BrgContestSection *section = desk->contest->sections->pdata[i];

      for (guint n = 0; n < section->judges->len; n++)
        n_sheets += *((const BrgContestJudge *) section->judges->pdata[n])->handed == '\0';
    }
  if (n_marks > 0)
    add_gap (missing, g_strdup_printf (_ ("Marks that are missing: %u"), n_marks), page, NULL);
  if (n_sheets > 0)
    add_gap (missing, g_strdup_printf (_ ("Sheets of judges not handed in: %u"), n_sheets), page,
             NULL);
  if (n_remarks > 0)
    add_gap (missing, g_strdup_printf (_ ("Remarks that are not answered: %u"), n_remarks), "works",
             NULL);
  if (desk->n_open_answers > 0)
    add_gap (missing,
             g_strdup_printf (_ ("Answers that are not checked: %u"), desk->n_open_answers), page,
             NULL);
  if (desk->contest->terms->stage != BRG_CONTEST_STAGE_FINAL)
    add_gap (missing, g_strdup (_ ("Final results are not published")), page, NULL);
}

static void
add_contest (const BrgPaperSource *source, GPtrArray *missing)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;
  g_autoptr (BrgContestDesk) desk = NULL;

  /* Nothing of it but numbers is told. */
  brg_document_options_init (&options, words);
  desk = brg_paper_contest_open (source, &options, BRG_CONTEST_EYES_JUDGE, NULL);
  if (desk != NULL)
    add_open_contest (desk, missing);
}

GPtrArray *
brg_final_report_list_missing (const BrgPaperSource *source)
{
  GPtrArray *missing = g_ptr_array_new_with_free_func (free_gap);

  g_return_val_if_fail (source != NULL && source->snapshot != NULL, missing);

  if (brg_paper_contest_belongs (source->snapshot))
    add_contest (source, missing);
  else
    add_open_rounds (source->snapshot, missing);
  add_unknown_facts (source->snapshot, missing);
  if (source->store != NULL)
    add_undecided (source, missing);
  return missing;
}
