/* brg-paper-admission.c - the protocol of the admission committee
 *
 * Rules: rus-draughts-2022 2.2.3, 2.2.4, 5.2, 5.3
 * Tests: tests/app/test-documents-admission.c, tests/app/bergerctl-admission.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-admission.h"

#include <string.h>

#include "brg-absent-draft.h"
#include "brg-admission-form.h"
#include "brg-admission-list.h"
#include "brg-admission-words.h"
#include "brg-article-words.h"
#include "brg-discipline-words.h"
#include "brg-event-regulations.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-jury-words.h"
#include "brg-meeting-form.h"
#include "brg-name-order.h"
#include "brg-protest-rules.h"
#include "brg-timetable-words.h"

/* What it is made from. */
typedef struct
{
  const BrgAdmissionList *list;
  const BrgSnapshot *snapshot;
  const BrgWords *words;
  GArray *columns; /* gint: the column of each paper of the list, -1 for none */
  gint fee_column; /* -1 where no fee is asked for */
} Source;

/* Papers that stand in one column: both are policies (rus-draughts-2022 2.2.4). */
static const struct
{
  const char *id;
  const char *with;
  const char *heading;
} shared[] = {
  { "life-insurance", "medical-insurance", NC_ ("admission protocol", "Policies") },
};

char *
brg_paper_admission_dup_today (const BrgDocumentOptions *options)
{
  g_return_val_if_fail (options != NULL, NULL);

  return g_strndup (options->printed_at, strlen ("2026-11-16"));
}

gboolean
brg_paper_admission_has (const BrgPaperSource *source)
{
  return brg_snapshot_get_boards (source->snapshot)->entries->len > 0;
}

/* ----- Columns ----- */

static const BrgAdmissionItemRow *
get_item (const Source *source, guint index)
{
  return brg_admission_list_get_items (source->list)->pdata[index];
}

static gint
find_item (const Source *source, const char *id)
{
  const GPtrArray *items = brg_admission_list_get_items (source->list);

  for (guint i = 0; i < items->len; i++)
    if (g_str_equal (get_item (source, i)->id, id))
      return (gint) i;
  return -1;
}

/* Row of @shared that puts the paper into the column of another one that is asked for too; -1 for
 * none. */
static gint
find_shared (const Source *source, const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (shared); i++)
    if (g_str_equal (shared[i].id, id) && find_item (source, shared[i].with) >= 0)
      return (gint) i;
  return -1;
}

/* Where a heading may be broken it is one word all the same. */
#define SOFT_HYPHEN "\302\255"

static void
add_legend (const Source *source, BrgAdmissionProtocol *protocol, gint row)
{
  const BrgAdmissionItemRow *one = get_item (source, (guint) find_item (source, shared[row].with));
  const BrgAdmissionItemRow *other = get_item (source, (guint) find_item (source, shared[row].id));
  g_autoptr (GString) heading =
      g_string_new (WC_ (source->words, "admission protocol", shared[row].heading));

  g_string_replace (heading, SOFT_HYPHEN, "", 0);
  g_string_replace (heading, "\n", " ", 0);
  g_ptr_array_add (
      protocol->legend,
      /* Translators: heading of a column, the two papers that stand in it */
      g_strdup_printf (W_ (source->words, "%s: %s; %s."), heading->str, one->title, other->title));
}

/* rus-draughts-2022 5.2: a fee is in the protocol where one is asked for. */
static gboolean
has_fee (const Source *source)
{
  const GPtrArray *rows = brg_admission_list_get_rows (source->list);

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgAdmissionRow *row = rows->pdata[i];

      if (row->due > 0 || (row->fee != NULL && row->fee->amount > 0))
        return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 2.2.4: a birth certificate under fourteen years, else a passport. Each has its
 * column where there is somebody of that age. */
static gboolean
is_left_out (const Source *source, const char *id)
{
  static const char *const by_age[] = { "identity", "birth-certificate" };
  const GPtrArray *rows = brg_admission_list_get_rows (source->list);
  gboolean is_asked[2] = { FALSE, FALSE };
  guint asked = g_str_equal (id, by_age[1]) ? 1 : 0;

  if (!g_str_equal (id, by_age[asked]) || find_item (source, by_age[1 - asked]) < 0)
    return FALSE;
  for (guint one = 0; one < G_N_ELEMENTS (by_age); one++)
    for (guint i = 0; i < rows->len; i++)
      {
        const BrgAdmissionRow *row = rows->pdata[i];

        is_asked[one] |= row->checks[find_item (source, by_age[one])].is_asked;
      }
  return !is_asked[asked] && is_asked[1 - asked];
}

static void
list_columns (Source *source, BrgAdmissionProtocol *protocol)
{
  const GPtrArray *items = brg_admission_list_get_items (source->list);

  for (guint i = 0; i < items->len; i++)
    {
      const BrgAdmissionItemRow *item = get_item (source, i);
      gint row = find_shared (source, item->id);
      gint column = (gint) protocol->papers->len;

      if (row >= 0)
        {
          column = g_array_index (source->columns, gint, find_item (source, shared[row].with));
          g_free (protocol->papers->pdata[column]);
          protocol->papers->pdata[column] =
              g_strdup (WC_ (source->words, "admission protocol", shared[row].heading));
          add_legend (source, protocol, row);
        }
      else if (is_left_out (source, item->id))
        column = -1;
      else
        g_ptr_array_add (protocol->papers, g_strdup (item->heading));
      g_array_append_val (source->columns, column);
    }
  source->fee_column = has_fee (source) ? (gint) protocol->papers->len : -1;
  protocol->has_fee = source->fee_column >= 0;
  if (protocol->has_fee)
    g_ptr_array_add (protocol->papers, g_strdup (WC_ (source->words, "admission protocol", "Fee")));
}

/* ----- A player ----- */

/* rus-draughts-2022 5.3: "no" is what the committee says of a player whom it has looked at: his
 * case is decided, or something that he brought was noted. */
static gboolean
is_examined (const Source *source, const BrgAdmissionRow *row)
{
  if (row->state != BRG_ADMISSION_OPEN)
    return TRUE;
  for (guint i = 0; i < source->columns->len; i++)
    if (row->checks[i].seen != NULL)
      return TRUE;
  return row->fee != NULL;
}

static BrgAdmissionMark
mark_paper (const BrgAdmissionCheck *check)
{
  static const BrgAdmissionMark marks[] = {
    [BRG_PAPER_MISSING] = BRG_MARK_NO,
    [BRG_PAPER_COPY] = BRG_MARK_COPY,
    [BRG_PAPER_EXPIRED] = BRG_MARK_EXPIRED,
    [BRG_PAPER_SEEN] = BRG_MARK_YES,
  };

  return check->is_asked ? marks[check->state] : BRG_MARK_NOT_ASKED;
}

/* Of two papers in a column the worse one; who need not bring one is not asked for it. */
static BrgAdmissionMark
join_marks (BrgAdmissionMark one, BrgAdmissionMark other)
{
  if (one == BRG_MARK_NOT_ASKED || other == BRG_MARK_NOT_ASKED)
    return MAX (one, other);
  return MIN (one, other);
}

static BrgAdmissionMark
mark_fee (const BrgAdmissionRow *row)
{
  gint64 paid = row->fee != NULL ? row->fee->amount - row->fee->returned : 0;

  if (row->due == 0 && paid == 0)
    return BRG_MARK_NOT_ASKED;
  return paid >= row->due ? BRG_MARK_YES : BRG_MARK_NO;
}

/* What nobody has looked for is not missing. */
static BrgAdmissionMark
weigh (BrgAdmissionMark mark, gboolean is_examined)
{
  return mark == BRG_MARK_NO && !is_examined ? BRG_MARK_UNSEEN : mark;
}

static void
set_marks (const Source *source, const BrgAdmissionRow *row, BrgAdmissionLine *line)
{
  gboolean examined = is_examined (source, row);

  for (guint i = 0; i < source->columns->len; i++)
    {
      gint column = g_array_index (source->columns, gint, i);

      if (column >= 0)
        line->marks[column] =
            join_marks (line->marks[column], weigh (mark_paper (&row->checks[i]), examined));
    }
  if (source->fee_column >= 0)
    line->marks[source->fee_column] = weigh (mark_fee (row), examined);
}

/* ----- Why ----- */

static gboolean
is_of_papers (BrgAdmissionGround ground)
{
  return ground == BRG_GROUND_PAPERS || ground == BRG_GROUND_DOCTOR || ground == BRG_GROUND_FEE ||
         ground == BRG_GROUND_QUALIFICATION;
}

/* Who is refused for his age is not reproached with the papers that nobody asked him for. */
static gboolean
belongs_to_ground (const BrgAdmissionFault *fault, BrgAdmissionGround ground)
{
  if (fault->is_doubt)
    return FALSE;
  return fault->ground == ground || (is_of_papers (fault->ground) && is_of_papers (ground));
}

/* A sentence goes on behind the one before and loses its full stop; its article follows where
 * another one begins. */
static void
append_article (GString *why, const Source *source, const char *article)
{
  g_autofree char *cited =
      brg_admission_words_dup_article (source->words, source->snapshot->event->rulebook, article);

  if (*cited != '\0')
    g_string_append_printf (why, " (%s)", cited);
}

static void
append_text (GString *why, const char *text)
{
  gsize length = strlen (text);

  if (why->len > 0)
    g_string_append (why, "; ");
  g_string_append_len (why, text,
                       (gssize) (length > 0 && text[length - 1] == '.' ? length - 1 : length));
}

/* "Not brought: the passport" and "Not brought: the licence" are one list under one beginning. */
static gboolean
goes_on (const Source *source, const char *before, const char *text, const char **rest)
{
  g_auto (GStrv) parts = g_strsplit (W_ (source->words, "Not brought: %s."), "%s", 2);

  if (before == NULL || !g_str_has_prefix (before, parts[0]) || !g_str_has_prefix (text, parts[0]))
    return FALSE;
  *rest = text + strlen (parts[0]);
  return TRUE;
}

static gboolean
append_faults (GString *why,
               const Source *source,
               const BrgAdmissionRow *row,
               BrgAdmissionGround ground)
{
  const char *article = NULL;
  const char *before = NULL;
  gboolean has_any = FALSE;

  for (guint i = 0; i < row->faults->len; i++)
    {
      const BrgAdmissionFault *fault = row->faults->pdata[i];
      const char *rest = NULL;
      gboolean is_same;

      if (!belongs_to_ground (fault, ground))
        continue;
      is_same = g_strcmp0 (article, fault->article) == 0;
      if (has_any && !is_same)
        append_article (why, source, article);
      append_text (why,
                   is_same && goes_on (source, before, fault->text, &rest) ? rest : fault->text);
      article = fault->article;
      before = fault->text;
      has_any = TRUE;
    }
  append_article (why, source, article);
  return has_any;
}

/* rus-draughts-2022 5.3: on what ground he was refused or put off, or why he plays all the same. */
static char *
dup_why (const Source *source, const BrgAdmissionRow *row)
{
  const BrgAdmission *admission = row->admission;
  g_autoptr (GString) why = g_string_new (NULL);
  g_autofree char *owed = NULL;
  gboolean has_faults = FALSE;

  if (admission == NULL || row->state == BRG_ADMISSION_OPEN || row->state == BRG_ADMISSION_ADMITTED)
    return g_strdup ("");
  /* What is still owed is why most are put off; what was written stands behind it. */
  if (row->state == BRG_ADMISSION_LATER)
    owed = brg_admission_row_dup_owed (source->list, row);
  if (owed != NULL && *owed != '\0')
    append_text (why, owed);
  if (admission->ground != BRG_GROUND_NONE && admission->ground != BRG_GROUND_OTHER)
    has_faults = (owed != NULL && *owed != '\0' && is_of_papers (admission->ground)) ||
                 append_faults (why, source, row, admission->ground);
  /* What was against him then is not any more: the ground stands as it was decided. */
  if (!has_faults && admission->ground != BRG_GROUND_NONE)
    {
      if (admission->ground != BRG_GROUND_OTHER || *admission->reason == '\0')
        append_text (why, brg_admission_form_get_ground (source->words, admission->ground));
      if (*admission->reason != '\0')
        append_text (why, admission->reason);
      append_article (why, source, admission->article);
    }
  else if (*admission->reason != '\0')
    append_text (why, admission->reason);
  return g_string_free (g_steal_pointer (&why), FALSE);
}

static const char *
get_region (const Source *source, const BrgAdmissionRow *row)
{
  const BrgDelegationRow *delegation =
      brg_admission_list_get_delegations (source->list)->pdata[row->delegation];

  if (delegation->delegation != NULL && *delegation->delegation->region != '\0')
    return delegation->delegation->region;
  return *row->entry->region == '\0' && *delegation->name != '\0'
             ? delegation->name
             : brg_form_persons_get_region (row->entry);
}

static gint
compare_rows (gconstpointer a, gconstpointer b)
{
  g_autofree char *one = brg_entry_dup_full_name ((*(const BrgAdmissionRow *const *) a)->entry);
  g_autofree char *other = brg_entry_dup_full_name ((*(const BrgAdmissionRow *const *) b)->entry);
  g_autofree char *one_key = brg_name_order_key (one);
  g_autofree char *other_key = brg_name_order_key (other);

  return strcmp (one_key, other_key);
}

static void
add_lines (const Source *source, BrgAdmissionProtocol *protocol)
{
  const GPtrArray *rows = brg_admission_list_get_rows (source->list);
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();

  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (sorted, rows->pdata[i]);
  g_ptr_array_sort (sorted, compare_rows);
  for (guint i = 0; i < sorted->len; i++)
    {
      const BrgAdmissionRow *row = sorted->pdata[i];
      BrgAdmissionLine *line = brg_admission_protocol_add (protocol, row->entry);

      line->region = g_strdup (get_region (source, row));
      line->state = row->state;
      line->ground = row->admission != NULL ? row->admission->ground : BRG_GROUND_NONE;
      line->why = dup_why (source, row);
      set_marks (source, row, line);
    }
}

/* ----- When and where ----- */

/* The row of the timetable on which it sits: of the day that was named, else the first. */
static const BrgTimetableRow *
find_session (const Source *source, const char *meets_on)
{
  const BrgSnapshot *snapshot = source->snapshot;

  for (guint i = 0; i < snapshot->timetable->len; i++)
    {
      const BrgTimetableRow *row = snapshot->timetable->pdata[i];
      g_autofree char *day = brg_timetable_words_day (row, snapshot->event->zone);

      if (row->kind == BRG_TIMETABLE_ADMISSION &&
          (*meets_on == '\0' || g_strcmp0 (day, meets_on) == 0))
        return row;
    }
  return NULL;
}

static void
set_session (const Source *source, BrgAdmissionProtocol *protocol)
{
  const BrgAdmissionTerms *terms = brg_admission_list_get_terms (source->list);
  const BrgTimetableRow *row = find_session (source, terms->meets_on);
  const char *zone = source->snapshot->event->zone;
  g_autofree char *site = brg_form_frame_dup_site (source->snapshot);
  g_autofree char *start =
      row != NULL ? brg_timetable_words_hour (source->words, row, zone) : g_strdup ("");
  g_autofree char *end =
      row != NULL ? brg_timetable_words_end (source->words, row, zone) : g_strdup ("");
  gboolean has_place = row != NULL && *row->place != '\0';

  protocol->number = g_strdup (terms->protocol);
  protocol->day = *terms->meets_on != '\0' ? g_strdup (terms->meets_on)
                  : row != NULL            ? brg_timetable_words_day (row, zone)
                                           : g_strdup ("");
  protocol->hours =
      *end != '\0' ? g_strdup_printf ("%s – %s", start, end) : g_steal_pointer (&start);
  protocol->place = has_place && *source->snapshot->event->place != '\0'
                        ? g_strdup_printf ("%s, %s", source->snapshot->event->place, row->place)
                    : has_place ? g_strdup (row->place)
                                : g_steal_pointer (&site);
}

BrgForm *
brg_paper_admission_make (const BrgPaperSource *paper,
                          const BrgDocumentOptions *options,
                          GError **error)
{
  g_autofree char *today = brg_paper_admission_dup_today (options);
  /* The list keeps a reference to the group; it does not change it. */
  g_autoptr (BrgAdmissionList) list = brg_admission_list_new (
      paper->store, (BrgSnapshot *) paper->snapshot, options->words, today, error);
  g_autoptr (BrgAdmissionProtocol) protocol = brg_admission_protocol_new ();
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (gint));
  Source source = { list, paper->snapshot, options->words, columns, -1 };

  if (list == NULL || brg_admission_list_get_rows (list)->len == 0)
    return NULL;
  list_columns (&source, protocol);
  add_lines (&source, protocol);
  set_session (&source, protocol);
  protocol->members = brg_admission_list_get_members (list);
  return brg_admission_form_new (paper->snapshot, protocol, options);
}

/* Nobody is admitted before the committee has decided about somebody. */
static gboolean
count_admitted (const BrgPaperSource *source,
                const BrgDocumentOptions *options,
                gint *n_admitted,
                GError **error)
{
  g_autofree char *today = brg_paper_admission_dup_today (options);
  g_autoptr (BrgAdmissionList) list = NULL;

  *n_admitted = -1;
  if (source->store == NULL)
    return TRUE;
  list = brg_admission_list_new (source->store, (BrgSnapshot *) source->snapshot, options->words,
                                 today, error);
  if (list == NULL)
    return FALSE;
  if (brg_admission_list_count_open (list) < (gint) brg_admission_list_get_rows (list)->len)
    *n_admitted = brg_admission_list_count (list, BRG_ADMISSION_ADMITTED) +
                  brg_admission_list_count (list, BRG_ADMISSION_EXCEPTION);
  return TRUE;
}

/* "60 minutes after the end of the round", "until the next round starts"; a line to write on where
 * neither book nor regulations set a term. */
static char *
dup_term (const BrgProtestDeadline *deadline, const BrgWords *words)
{
  if (deadline->state == BRG_DEADLINE_UNSAID)
    return g_strdup ("______");
  if (deadline->term == BRG_TERM_NEXT_ROUND)
    /* Translators: until when a protest is handed in; "до начала следующего тура" */
    return g_strdup (WC_ (words, "agenda", "until the next round starts"));
  /* Translators: until when a protest is handed in: a number of minutes; "%d минут после тура" */
  return g_strdup_printf (WN_ (words, "%d minute after the end of the round",
                               "%d minutes after the end of the round", (guint) deadline->minutes),
                          deadline->minutes);
}

static const char *
get_body (const BrgEvent *event, BrgProtestBody body, const BrgWords *words)
{
  if (body == BRG_DECIDED_BY_ARBITER)
    return brg_jury_words_role_by (words, event->rulebook, BRG_OFFICIAL_CHIEF_ARBITER);
  return body == BRG_DECIDED_BY_COMMITTEE ? W_ (words, "Appeals committee")
                                          : W_ (words, "Organising body");
}

/* rus-draughts-2022 11.7: complaints about the marks of the judges of a section go to the chief
 * judge; until when say the regulations. */
static char *
dup_complaints (const BrgPaperSource *source, const BrgWords *words)
{
  g_autofree char *article = brg_article_words (words, "rus-draughts-2022 11.7");

  return g_strdup_printf (
      "%s (%s)", get_body (source->snapshot->event, BRG_DECIDED_BY_ARBITER, words), article);
}

/* rus-draughts-2022 5.4.17.1, rus-chess-2014 25.3: to whom protests go and until when, by the book
 * or, where it leaves that to them, by the regulations. */
static char *
dup_protests (const BrgPaperSource *source, const BrgWords *words)
{
  const BrgEvent *event = source->snapshot->event;
  const BrgProtestRules *rules = event->rulebook->protests;
  BrgTempo tempo = brg_discipline_words_find_tempo (event, source->snapshot->group);
  BrgProtestBody body = brg_protest_find_body (rules, BRG_PROTEST_AT_THE_BOARD, FALSE);
  g_autoptr (GString) text = g_string_new (get_body (event, body, words));
  BrgRegulations regulations;

  brg_regulations_init (&regulations);
  if (source->store != NULL)
    brg_event_regulations_load (source->store, event->id, &regulations);
  for (guint is_last = 0; is_last < 2; is_last++)
    {
      BrgProtestRound round = { .is_last = is_last != 0 };
      BrgProtestDeadline deadline;
      g_autofree char *term = NULL;
      g_autofree char *article = NULL;

      brg_protest_find_deadline (rules, &regulations, tempo, &round, &deadline);
      term = dup_term (&deadline, words);
      if (is_last && strstr (text->str, term) != NULL)
        continue;
      article = deadline.article != NULL ? brg_article_words (words, deadline.article) : NULL;
      /* Translators: behind a term for protests, another one for the last round follows;
       * "после последнего тура" */
      g_string_append_printf (text, is_last ? "; %s – %s" : ", %s%s",
                              is_last ? WC_ (words, "agenda", "after the last round") : "", term);
      if (article != NULL)
        g_string_append_printf (text, " (%s)", article);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

BrgForm *
brg_paper_admission_make_meeting (const BrgPaperSource *source,
                                  const BrgDocumentOptions *options,
                                  GError **error)
{
  BrgMeetingFacts facts = { .limit = brg_round_find_told_limit (source->snapshot) };
  g_autofree char *protests = NULL;

  if (!count_admitted (source, options, &facts.n_admitted, error))
    return NULL;
  protests = source->snapshot->group->contest != BRG_CONTEST_NONE
                 ? dup_complaints (source, options->words)
                 : dup_protests (source, options->words);
  facts.protests = protests;
  return brg_meeting_form_new_teams (source->snapshot, &facts, options);
}
