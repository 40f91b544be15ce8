/* brg-form-frame.c - what every form has around its table
 *
 * Rules: rus-draughts-2022 1.2, 14.1, appendices 6, 9, 10, 11
 * Tests: tests/app/test-documents-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-frame.h"

#include "brg-date-words.h"
#include "brg-discipline-words.h"
#include "brg-jury-words.h"
#include "brg-moment-words.h"
#include "brg-snapshot-mark.h"
#include "brg-timetable-words.h"

static char *
join (const char *first, const char *between, const char *second)
{
  if (*first == '\0' || *second == '\0')
    return g_strconcat (first, second, NULL);
  return g_strconcat (first, between, second, NULL);
}

char *
brg_form_frame_dup_event (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return join (snapshot->event->name, ", ", snapshot->group->name);
}

char *
brg_form_frame_dup_site (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return join (snapshot->event->place, ", ", snapshot->event->venue);
}

char *
brg_form_frame_dup_kind (const BrgSnapshot *snapshot, const BrgWords *words)
{
  g_autofree char *name = NULL;
  g_autofree char *site = NULL;

  g_return_val_if_fail (snapshot != NULL && words != NULL, NULL);

  name = brg_discipline_words_dup_event (words, snapshot->event, snapshot->group);
  site = brg_form_frame_dup_site (snapshot);
  return join (name, " · ", site);
}

char *
brg_form_frame_dup_round_day (const BrgSnapshot *snapshot,
                              const BrgRound *round,
                              const BrgWords *words)
{
  g_autofree char *day = NULL;

  g_return_val_if_fail (snapshot != NULL && words != NULL, NULL);

  if (round != NULL)
    day = brg_date_words_local_day (round->starts_at, snapshot->event->zone);
  /* An event of one day has its rounds on that day. */
  if (day == NULL && *snapshot->event->starts != '\0' &&
      g_str_equal (snapshot->event->starts, snapshot->event->ends))
    day = g_strdup (snapshot->event->starts);
  if (day == NULL)
    /* Translators: a blank date to be filled in by hand: "«____» ______________ 20____ г." */
    return g_strdup (WC_ (words, "date", "____ ______________ 20____"));
  return brg_date_words_day (words, day);
}

char *
brg_form_frame_dup_round_moment (const BrgSnapshot *snapshot,
                                 const BrgRound *round,
                                 const BrgWords *words)
{
  g_autofree char *day = NULL;
  g_autofree char *hour = NULL;

  g_return_val_if_fail (snapshot != NULL && words != NULL, NULL);

  day = brg_form_frame_dup_round_day (snapshot, round, words);
  if (round != NULL)
    hour = brg_date_words_hour (words, round->starts_at, snapshot->event->zone);
  return hour != NULL ? g_strdup_printf ("%s, %s", day, hour) : g_steal_pointer (&day);
}

char *
brg_form_frame_dup_range (const BrgSnapshot *snapshot, const BrgWords *words)
{
  const BrgEvent *event;

  g_return_val_if_fail (snapshot != NULL && words != NULL, NULL);

  event = snapshot->event;
  if (*event->starts != '\0')
    return brg_date_words_range (words, event->starts, event->ends);
  return brg_timetable_words_range (words, snapshot->timetable, event->zone);
}

char *
brg_form_frame_dup_days (const BrgSnapshot *snapshot, const BrgWords *words)
{
  g_autofree char *range = brg_form_frame_dup_range (snapshot, words);

  g_return_val_if_fail (range != NULL, NULL);

  /* rus-draughts-2022 appendices 9, 10, 11: the samples have a place for the days. */
  if (*range == '\0' && snapshot->event->rulebook->has_forms)
    /* Translators: blank days of an event to be filled in by hand: "____ – ____ 20____ г." */
    return g_strdup (WC_ (words, "date", "____ – ____ 20____"));
  return g_steal_pointer (&range);
}

/* Whether a name begins with the word itself, in any of the languages: "Группа А". */
static gboolean
names_itself_group (const char *name)
{
  static const char *const groups[] = { "group", "группа", "група" };
  g_autofree char *small = g_utf8_strdown (name, -1);

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      const char *rest = small + strlen (groups[i]);

      if (g_str_has_prefix (small, groups[i]) && !g_unichar_isalpha (g_utf8_get_char (rest)))
        return TRUE;
    }
  return FALSE;
}

char *
brg_form_frame_dup_round_and_group (const BrgSnapshot *snapshot, gint round, const BrgWords *words)
{
  const char *group;
  g_autofree char *of_round = NULL;

  g_return_val_if_fail (snapshot != NULL && words != NULL, NULL);

  group = snapshot->group->name;
  of_round = g_strdup_printf (W_ (words, "Round %d"), round);

  /* rus-draughts-2022 appendix 7: the sample has a place for the group. */
  if (*group == '\0' && snapshot->event->rulebook->has_forms)
    group = "______";
  if (*group == '\0')
    return g_steal_pointer (&of_round);
  if (names_itself_group (group))
    return g_strdup_printf ("%s, %s", of_round, group);
  /* Translators: head of the protocol of a match: round and group; "Тур %d, группа %s" */
  return g_strdup_printf (WC_ (words, "match", "Round %d, group %s"), round, group);
}

static const BrgOfficial *
find_official (const BrgSnapshot *snapshot, BrgOfficialRole role)
{
  for (guint i = 0; i < snapshot->event->officials->len; i++)
    {
      const BrgOfficial *official = snapshot->event->officials->pdata[i];

      if (official->role == role)
        return official;
    }
  return NULL;
}

static void
add_signature (BrgForm *form, const BrgFormFrame *frame, BrgOfficialRole role)
{
  const BrgOfficial *official = find_official (frame->snapshot, role);
  BrgFormSignature *signature = g_new0 (BrgFormSignature, 1);

  signature->role =
      g_strdup_printf ("%s:", brg_jury_words_role_by (frame->options->words,
                                                      frame->snapshot->event->rulebook, role));
  signature->name = g_strdup (official != NULL ? official->name : "");
  signature->category =
      brg_jury_words_dup_signed (frame->options->words, frame->snapshot->event->rulebook,
                                 official != NULL ? official->category : NULL);
  g_ptr_array_add (form->signatures, signature);
}

static void
add_signatures (BrgForm *form, const BrgFormFrame *frame)
{
  const BrgWords *words = frame->options->words;

  if (!frame->is_signed)
    return;
  if (frame->options->signatures)
    {
      add_signature (form, frame, BRG_OFFICIAL_CHIEF_ARBITER);
      add_signature (form, frame, BRG_OFFICIAL_CHIEF_SECRETARY);
    }
  if (frame->options->stamp)
    /* Translators: where the stamp of the organiser goes; "М. П." */
    brg_form_set_text (&form->stamp, g_strdup (W_ (words, "Stamp")));
}

static const char *
doubted_words (const BrgWords *words)
{
  /* Translators: foot of a document: the file was altered outside the program */
  return WC_ (words, "document", "provisional: the journal does not prove the file");
}

char *
brg_form_frame_dup_after (const BrgSnapshot *snapshot,
                          const BrgDocumentOptions *options,
                          gint round)
{
  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  return options->is_compared ? g_strdup_printf ("%d", round)
                              : brg_moment_words_dup (options->words, snapshot, round);
}

gint
brg_form_frame_count_closed (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  g_return_val_if_fail (snapshot != NULL && options != NULL, 0);

  return brg_snapshot_count_reached (snapshot,
                                     options->is_compared ? BRG_ROUND_PUBLISHED : BRG_ROUND_CLOSED);
}

char *
brg_form_frame_dup_provisional (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  gint n_closed;
  gint n_rounds;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  if (brg_snapshot_is_doubted (snapshot))
    return g_strdup (doubted_words (options->words));
  if (options->state != BRG_DOCUMENT_PROVISIONAL)
    return NULL;
  n_closed = brg_snapshot_count_reached (snapshot, BRG_ROUND_CLOSED);
  n_rounds = brg_snapshot_count_rounds (snapshot);
  /* All are closed, and the paper is of an earlier one, or a game is adjourned; a contest of
   * composition has no rounds. */
  if (n_closed >= n_rounds || snapshot->group->contest != BRG_CONTEST_NONE)
    return g_strdup (WC_ (options->words, "document", "provisional"));
  return g_strdup_printf (
      /* Translators: on a paper that would be taken for the last word on an event: rounds closed,
       * rounds planned; "предварительно: закрыто туров %d из %d" */
      WC_ (options->words, "document", "provisional: rounds closed: %d of %d"), n_closed, n_rounds);
}

/* What was read from a file that its journal does not prove is nothing else, whoever asked. */
static const char *
state_words (const BrgFormFrame *frame)
{
  const BrgDocumentOptions *options = frame->options;

  if (frame->snapshot != NULL && brg_snapshot_is_doubted (frame->snapshot))
    return doubted_words (options->words);
  switch (options->state)
    {
    case BRG_DOCUMENT_PROVISIONAL:
      /* What is filled in by hand shows nothing yet that could change. */
      if (options->is_blank)
        return "";
      /* Translators: state of a document; "предварительно" */
      return WC_ (options->words, "document", "provisional");
    case BRG_DOCUMENT_CORRECTED:
      /* Translators: state of a document; "исправлено" */
      return WC_ (options->words, "document", "corrected");
    case BRG_DOCUMENT_FINAL:
      /* Translators: state of a document; "окончательно" */
      return WC_ (options->words, "document", "final");
    case BRG_DOCUMENT_STATE_NONE:
    default:
      return "";
    }
}

/* What is signed says by which state of the journal it was made: a tail that was cut off later, or
 * a history made anew, contradicts the paper (`bergerctl db check --expect`). */
static char *
dup_journal_mark (const BrgFormFrame *frame)
{
  const char *mark = frame->snapshot != NULL ? brg_snapshot_get_mark (frame->snapshot) : "";

  if (!frame->is_signed || *mark == '\0')
    return g_strdup ("");
  /* Translators: foot of a signed document: number and hash of a journal entry, "123:a1b2c3d4" */
  return g_strdup_printf (W_ (frame->options->words, "journal %s"), mark);
}

char *
brg_form_frame_dup_moment (const BrgSnapshot *snapshot,
                           const BrgDocumentOptions *options,
                           gint round)
{
  g_autofree char *moment = NULL;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  moment = brg_form_frame_dup_after (snapshot, options, round);
  return join (moment, ", ",
               options->state == BRG_DOCUMENT_PROVISIONAL
                   ? WC_ (options->words, "document", "provisional")
                   : "");
}

/* What has left FIDE mode says so on every paper. */
static char *
dup_mode (const BrgFormFrame *frame)
{
  if (frame->snapshot == NULL || frame->snapshot->group->fide_mode != BRG_FIDE_MODE_LEFT)
    return g_strdup ("");
  /* Translators: foot of a document of a tournament that has left FIDE mode */
  return g_strdup (W_ (frame->options->words, "not in FIDE mode"));
}

/* "printed 22.11.2026 17:40 · after round 9, final · journal 123:a1b2c3d4" */
static char *
dup_foot_middle (const BrgFormFrame *frame)
{
  const BrgDocumentOptions *options = frame->options;
  const char *zone = frame->snapshot != NULL ? frame->snapshot->event->zone : "";
  g_autofree char *stamp = brg_date_words_stamp (options->words, options->printed_at, zone);
  g_autofree char *printed = NULL;
  g_autofree char *after = NULL;
  g_autofree char *standing = NULL;
  g_autofree char *mark = dup_journal_mark (frame);
  g_autofree char *made = NULL;
  g_autofree char *mode = NULL;
  g_autofree char *marked = NULL;

  if (options->is_bare)
    return g_strdup ("");
  if (stamp != NULL)
    /* Translators: foot of a document: date and time; "напечатано %s" */
    printed = g_strdup_printf (W_ (options->words, "printed %s"), stamp);
  if (frame->after_round > 0)
    after = brg_moment_words_dup (options->words, frame->snapshot, frame->after_round);
  standing = join (after != NULL ? after : "", ", ", state_words (frame));
  made = join (printed != NULL ? printed : "", " · ", standing);
  mode = dup_mode (frame);
  marked = join (made, " · ", mode);
  return join (marked, " · ", mark);
}

static gboolean
is_site (const char *text, const char *site)
{
  return *site != '\0' && g_strcmp0 (text, site) == 0;
}

/* rus-draughts-2022 1.2, app. 1: under the title, in the language of the paper. It stands before
 * the place, else behind the event: a line of its own would cost sheets that are just full a page.
 */
static void
add_discipline (BrgForm *form, const BrgFormFrame *frame)
{
  g_autofree char *name = brg_discipline_words_dup_event (
      frame->options->words, frame->snapshot->event, frame->snapshot->group);
  g_autofree char *site = brg_form_frame_dup_site (frame->snapshot);
  GPtrArray *lines = form->subtitles;
  char *line;

  if (is_site (form->left, site))
    {
      brg_form_set_text (&form->left,
                         brg_form_frame_dup_kind (frame->snapshot, frame->options->words));
      return;
    }
  for (guint i = 1; i < lines->len; i++)
    if (is_site (lines->pdata[i], site))
      {
        g_free (lines->pdata[i]);
        lines->pdata[i] = brg_form_frame_dup_kind (frame->snapshot, frame->options->words);
        return;
      }
  if (lines->len == 0)
    {
      g_ptr_array_add (lines, g_steal_pointer (&name));
      return;
    }
  line = lines->pdata[0];
  lines->pdata[0] = join (line, " · ", name);
  g_free (line);
}

/* What a paper has from its event. */
static void
fill_event (BrgForm *form, const BrgFormFrame *frame)
{
  const BrgEvent *event = frame->snapshot->event;
  g_autofree char *name = brg_form_frame_dup_event (frame->snapshot);

  brg_form_set_text (&form->organiser, g_strdup (event->organiser));
  /* rus-draughts-2022 14.1.1, 14.1.3: the appendices are recommended samples, so the number may be
   * left out, and under another book there is none. */
  if (frame->appendix > 0 && frame->options->form_number && event->rulebook->has_forms)
    /* Translators: which official sample this is; "Форма: приложение № %u" */
    brg_form_set_text (
        &form->form_number,
        g_strdup_printf (W_ (frame->options->words, "Form: appendix no. %u"), frame->appendix));
  brg_form_set_text (&form->foot_event, g_strdup (name));
  brg_form_set_text (&form->subject, join (form->title, " – ", name));
  add_discipline (form, frame);
  add_signatures (form, frame);
}

/* What stands on every paper of the event. */
static void
add_letterhead (BrgForm *form, const BrgLetterhead *letterhead)
{
  brg_form_set_text (&form->approval, g_strdup (letterhead->approval));
  brg_form_set_text (&form->foot_text, g_strdup (letterhead->foot));
  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    if (letterhead->logos[side] != NULL && form->logos[side] == NULL)
      form->logos[side] = g_bytes_ref (letterhead->logos[side]);
}

void
brg_form_frame_fill (BrgForm *form, const BrgFormFrame *frame)
{
  g_return_if_fail (form != NULL && frame != NULL);

  brg_form_set_text (&form->subject, g_strdup (form->title));
  if (*frame->number != '\0')
    brg_form_set_text (
        &form->foot_number,
        /* Translators: foot of a document: its number; "протокол № %s" */
        g_strdup_printf (W_ (frame->options->words, "result sheet no. %s"), frame->number));
  brg_form_set_text (&form->foot_middle, dup_foot_middle (frame));
  if (frame->options->letterhead != NULL)
    add_letterhead (form, frame->options->letterhead);
  if (frame->snapshot != NULL)
    fill_event (form, frame);
}
