/* brg-admission-form.c - the protocol of the admission committee, on paper
 *
 * Rules: rus-draughts-2022 2.2.3, 2.2.4, 5.2, 5.3
 * Tests: tests/app/test-documents-admission.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-form.h"

#include "brg-article-words.h"
#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-jury-words.h"
#include "brg-name-words.h"
#include "brg-transliteration.h"

/* Columns before and behind those of the papers. */
enum
{
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_BIRTH,
  COLUMN_TITLE,
  COLUMN_REGION,
  FIRST_PAPER,
};

BrgAdmissionProtocol *
brg_admission_protocol_new (void)
{
  BrgAdmissionProtocol *protocol = g_new0 (BrgAdmissionProtocol, 1);

  protocol->papers = g_ptr_array_new_with_free_func (g_free);
  protocol->legend = g_ptr_array_new_with_free_func (g_free);
  protocol->lines = g_ptr_array_new ();
  return protocol;
}

void
brg_admission_protocol_free (BrgAdmissionProtocol *protocol)
{
  if (protocol == NULL)
    return;
  for (guint i = 0; i < protocol->lines->len; i++)
    {
      BrgAdmissionLine *line = protocol->lines->pdata[i];

      g_free (line->region);
      g_free (line->marks);
      g_free (line->why);
      g_free (line);
    }
  g_ptr_array_unref (protocol->lines);
  g_ptr_array_unref (protocol->legend);
  g_ptr_array_unref (protocol->papers);
  g_free (protocol->number);
  g_free (protocol->day);
  g_free (protocol->hours);
  g_free (protocol->place);
  g_free (protocol);
}

BrgAdmissionLine *
brg_admission_protocol_add (BrgAdmissionProtocol *protocol, const BrgEntry *entry)
{
  BrgAdmissionLine *line;

  g_return_val_if_fail (protocol != NULL && entry != NULL, NULL);

  line = g_new0 (BrgAdmissionLine, 1);
  line->entry = entry;
  line->marks = g_new0 (BrgAdmissionMark, protocol->papers->len + 1);
  g_ptr_array_add (protocol->lines, line);
  return line;
}

/* ----- The table ----- */

/* A tick or a word in bold: a grey copy loses nothing. */
static const char *
get_mark (const BrgWords *words, BrgAdmissionMark mark)
{
  static const char *const texts[] = {
    [BRG_MARK_NOT_ASKED] = NC_ ("admission protocol", "–"),
    [BRG_MARK_UNSEEN] = "",
    [BRG_MARK_NO] = NC_ ("admission protocol", "no"),
    [BRG_MARK_COPY] = NC_ ("admission protocol", "copy"),
    [BRG_MARK_EXPIRED] = NC_ ("admission protocol", "expired"),
    [BRG_MARK_YES] = NC_ ("admission protocol", "✓"),
  };

  return *texts[mark] != '\0' ? WC_ (words, "admission protocol", texts[mark]) : "";
}

static const char *
get_decision (const BrgWords *words, BrgAdmissionState state)
{
  static const char *const texts[BRG_N_ADMISSION_STATES] = {
    [BRG_ADMISSION_OPEN] = "",
    [BRG_ADMISSION_ADMITTED] = NC_ ("admission protocol", "admit"),
    [BRG_ADMISSION_REFUSED] = NC_ ("admission protocol", "refuse"),
    [BRG_ADMISSION_EXCEPTION] = NC_ ("admission protocol", "admit as\nan exception"),
    [BRG_ADMISSION_LATER] = NC_ ("admission protocol", "put off"),
  };

  return *texts[state] != '\0' ? WC_ (words, "admission protocol", texts[state]) : "";
}

static guint
count_state (const BrgAdmissionProtocol *protocol, BrgAdmissionState state)
{
  guint n = 0;

  for (guint i = 0; i < protocol->lines->len; i++)
    n += ((const BrgAdmissionLine *) protocol->lines->pdata[i])->state == state;
  return n;
}

/* rus-draughts-2022 5.3: the column says of what it holds the grounds, and of nothing else. */
static char *
dup_ground_head (const BrgAdmissionProtocol *protocol, const BrgWords *words)
{
  static const struct
  {
    BrgAdmissionState state;
    const char *text;
  } kinds[] = {
    /* Translators: what there are grounds of, in the head of a column: "Основание отказа" */
    { BRG_ADMISSION_REFUSED, NC_ ("ground of", "refusal") },
    { BRG_ADMISSION_EXCEPTION, NC_ ("ground of", "exception") },
    { BRG_ADMISSION_LATER, NC_ ("ground of", "postponement") },
  };
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (count_state (protocol, kinds[i].state) > 0)
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "",
                              WC_ (words, "ground of", kinds[i].text));
  if (list->len == 0)
    return g_strdup (WC_ (words, "admission protocol", "Ground"));
  /* Translators: head of a column: of what, in the genitive: "refusal, postponement" */
  return g_strdup_printf (WC_ (words, "admission protocol", "Ground of %s"), list->str);
}

static void
add_columns (BrgForm *form, const BrgAdmissionProtocol *protocol, const BrgWords *words)
{
  g_autofree char *ground = dup_ground_head (protocol, words);

  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "No."))->repeats = TRUE;
  /* A long name is broken before it makes the letters of everybody small. */
  brg_form_add_column (form, BRG_COLUMN_REMARK,
                       WC_ (words, "admission protocol", "Family name, given names"))
      ->repeats = TRUE;
  brg_form_add_column (form, BRG_COLUMN_CENTRED,
                       WC_ (words, "admission protocol", "Date of\nbirth"));
  /* Translators: head of a narrow column: title or category of a player */
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "admission protocol", "Title,\ncat."));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "admission protocol", "Region"));
  for (guint i = 0; i < protocol->papers->len; i++)
    brg_form_add_column (form, BRG_COLUMN_CENTRED, protocol->papers->pdata[i]);
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "admission protocol", "Decision"));
  brg_form_add_column (form, BRG_COLUMN_REMARK, ground);
}

static void
add_line (BrgForm *form,
          const BrgSnapshot *snapshot,
          const BrgAdmissionProtocol *protocol,
          guint index,
          const BrgWords *words)
{
  const BrgAdmissionLine *line = protocol->lines->pdata[index];
  const BrgEntry *entry = line->entry;
  guint decision = FIRST_PAPER + protocol->papers->len;
  BrgFormRow *row = brg_form_add_row (form);

  brg_form_set_cell (row, COLUMN_NUMBER, g_strdup_printf ("%u", index + 1), BRG_FORM_PLAIN);
  brg_form_set_cell (
      row, COLUMN_NAME,
      brg_name_words_dup_entry (brg_snapshot_get_boards (snapshot), entry, BRG_NAME_FULL, words),
      BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_BIRTH, brg_date_words_figures (words, entry->birth),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (
      row, COLUMN_TITLE,
      g_strdup (brg_transliteration_get_title (words, snapshot->event->discipline, entry->title)),
      BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_REGION, g_strdup (line->region), BRG_FORM_PLAIN);
  for (guint i = 0; i < protocol->papers->len; i++)
    {
      BrgAdmissionMark mark = line->marks[i];
      gboolean is_bad = mark != BRG_MARK_YES && mark > BRG_MARK_UNSEEN;

      brg_form_set_cell (row, FIRST_PAPER + i, g_strdup (get_mark (words, mark)),
                         is_bad ? BRG_FORM_BOLD : BRG_FORM_PLAIN);
    }
  brg_form_set_cell (row, decision, g_strdup (get_decision (words, line->state)),
                     line->state == BRG_ADMISSION_ADMITTED ? BRG_FORM_PLAIN : BRG_FORM_BOLD);
  brg_form_set_cell (row, decision + 1, g_strdup (line->why != NULL ? line->why : ""),
                     BRG_FORM_PLAIN);
}

/* ----- Totals, counted from the rows ----- */

static guint
count_refusals (const BrgAdmissionProtocol *protocol, BrgAdmissionGround ground)
{
  guint n = 0;

  for (guint i = 0; i < protocol->lines->len; i++)
    {
      const BrgAdmissionLine *line = protocol->lines->pdata[i];

      n += line->state == BRG_ADMISSION_REFUSED && line->ground == ground;
    }
  return n;
}

static void
append_count (GString *text, const char *name, guint n)
{
  if (n > 0)
    g_string_append_printf (text, "%s%s %u", text->len > 0 ? ", " : "", name, n);
}

static void
add_note (BrgForm *form, const char *name, const GString *counts)
{
  if (counts->len > 0)
    g_ptr_array_add (form->notes, g_strdup_printf ("%s: %s.", name, counts->str));
}

const char *
brg_admission_form_get_ground (const BrgWords *words, BrgAdmissionGround ground)
{
  static const char *const names[BRG_N_ADMISSION_GROUNDS] = {
    [BRG_GROUND_AGE] = NC_ ("ground of refusal", "age"),
    [BRG_GROUND_SEX] = NC_ ("ground of refusal", "sex"),
    [BRG_GROUND_TITLE] = NC_ ("ground of refusal", "title or category"),
    [BRG_GROUND_RATING] = NC_ ("ground of refusal", "rating"),
    [BRG_GROUND_QUALIFICATION] = NC_ ("ground of refusal", "qualification"),
    [BRG_GROUND_PAPERS] = NC_ ("ground of refusal", "papers"),
    [BRG_GROUND_DOCTOR] = NC_ ("ground of refusal", "doctor’s opinion"),
    [BRG_GROUND_FEE] = NC_ ("ground of refusal", "entry fee"),
    [BRG_GROUND_LATE] = NC_ ("ground of refusal", "late entry"),
    [BRG_GROUND_DISQUALIFIED] = NC_ ("ground of refusal", "disqualification"),
    [BRG_GROUND_OTHER] = NC_ ("ground of refusal", "other"),
  };

  g_return_val_if_fail (words != NULL && ground < BRG_N_ADMISSION_GROUNDS, "");
  g_return_val_if_fail (names[ground] != NULL, "");

  return WC_ (words, "ground of refusal", names[ground]);
}

/* rus-draughts-2022 5.3: grounds that the article names, and those of the regulations. */
static void
add_refusals (BrgForm *form, const BrgAdmissionProtocol *protocol, const BrgWords *words)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint ground = BRG_GROUND_AGE; ground < BRG_N_ADMISSION_GROUNDS; ground++)
    append_count (text, brg_admission_form_get_ground (words, (BrgAdmissionGround) ground),
                  count_refusals (protocol, (BrgAdmissionGround) ground));
  add_note (form, WC_ (words, "admission protocol", "Refused on the ground of"), text);
}

static gboolean
has_mark (const BrgAdmissionProtocol *protocol, BrgAdmissionMark mark)
{
  for (guint i = 0; i < protocol->lines->len; i++)
    for (guint k = 0; k < protocol->papers->len; k++)
      if (((const BrgAdmissionLine *) protocol->lines->pdata[i])->marks[k] == mark)
        return TRUE;
  return FALSE;
}

/* Only what stands in the table, and of a fee only where there is its column. */
static void
explain_marks (BrgForm *form, const BrgAdmissionProtocol *protocol, const BrgWords *words)
{
  if (has_mark (protocol, BRG_MARK_NO))
    g_ptr_array_add (form->notes,
                     g_strdup (protocol->has_fee ? W_ (words, "“no”: not brought or not paid.")
                                                 : W_ (words, "“no”: not brought.")));
  if (has_mark (protocol, BRG_MARK_UNSEEN))
    /* Translators: note of the protocol of the admission committee: of a player whose papers
     * nobody has looked at yet */
    g_ptr_array_add (form->notes, g_strdup (W_ (words, "An empty cell: not looked at yet.")));
}

static void
add_totals (BrgForm *form, const BrgAdmissionProtocol *protocol, const BrgWords *words)
{
  guint n_open = count_state (protocol, BRG_ADMISSION_OPEN);
  g_autoptr (GString) text = g_string_new (NULL);

  g_ptr_array_add (form->notes,
                   /* Translators: how many players */
                   g_strdup_printf (W_ (words, "Papers of players considered: %u of %u."),
                                    protocol->lines->len - n_open, protocol->lines->len));
  append_count (text, WC_ (words, "admission protocol", "admit"),
                count_state (protocol, BRG_ADMISSION_ADMITTED));
  append_count (text, WC_ (words, "admission protocol", "admit as an exception"),
                count_state (protocol, BRG_ADMISSION_EXCEPTION));
  append_count (text, WC_ (words, "admission protocol", "refuse"),
                count_state (protocol, BRG_ADMISSION_REFUSED));
  append_count (text, WC_ (words, "admission protocol", "put off"),
                count_state (protocol, BRG_ADMISSION_LATER));
  add_note (form, WC_ (words, "admission protocol", "Decided"), text);
  add_refusals (form, protocol, words);
  for (guint i = 0; i < protocol->legend->len; i++)
    g_ptr_array_add (form->notes, g_strdup (protocol->legend->pdata[i]));
  explain_marks (form, protocol, words);
}

/* ----- The committee ----- */

/* rus-draughts-2022 5.3: members are of the main jury, of the organiser, and a doctor may join. */
static const char *
get_role (const BrgWords *words, BrgAdmissionRole role)
{
  static const char *const names[BRG_N_ADMISSION_ROLES] = {
    [BRG_ADMISSION_CHAIR] = NC_ ("admission protocol", "Chair of the committee"),
    [BRG_ADMISSION_MEMBER] = NC_ ("admission protocol", "Member of the committee"),
    [BRG_ADMISSION_ORGANISER] =
        NC_ ("admission protocol", "Member of the committee, representative of the organiser"),
    [BRG_ADMISSION_DOCTOR] = NC_ ("admission protocol", "Doctor of the event"),
  };

  return WC_ (words, "admission protocol", names[role]);
}

static const BrgOfficial *
find_official (const BrgSnapshot *snapshot, const char *name)
{
  for (guint i = 0; i < snapshot->event->officials->len; i++)
    {
      const BrgOfficial *official = snapshot->event->officials->pdata[i];

      if (g_str_equal (official->name, name))
        return official;
    }
  return NULL;
}

/* "chief arbiter", behind what he is in the committee; empty for nobody of the jury. */
static char *
dup_post (const BrgSnapshot *snapshot, const BrgOfficial *official, const BrgWords *words)
{
  const char *name = official != NULL
                         ? brg_jury_words_role_by (words, snapshot->event->rulebook, official->role)
                         : "";
  g_autofree char *first = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), 1));
  g_autofree char *small = g_utf8_strdown (first, -1);

  return g_strconcat (small, g_utf8_offset_to_pointer (name, *name != '\0' ? 1 : 0), NULL);
}

static void
append_member (GString *text,
               const BrgAdmissionMember *member,
               const BrgSnapshot *snapshot,
               const BrgWords *words)
{
  const BrgOfficial *official = find_official (snapshot, member->name);
  g_autofree char *post = dup_post (snapshot, official, words);

  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", member->name);
  if (*post != '\0')
    g_string_append_printf (text, ", %s", post);
  else if (member->role == BRG_ADMISSION_ORGANISER)
    g_string_append_printf (text, ", %s",
                            WC_ (words, "admission protocol", "representative of the organiser"));
  else if (member->role == BRG_ADMISSION_DOCTOR)
    g_string_append_printf (text, ", %s", WC_ (words, "admission protocol", "doctor of the event"));
}

static void
add_committee (BrgForm *form,
               const BrgSnapshot *snapshot,
               const BrgAdmissionProtocol *protocol,
               const BrgWords *words)
{
  g_autoptr (GString) chair = g_string_new (NULL);
  g_autoptr (GString) members = g_string_new (NULL);

  for (guint i = 0; protocol->members != NULL && i < protocol->members->len; i++)
    {
      const BrgAdmissionMember *member = protocol->members->pdata[i];

      append_member (member->role == BRG_ADMISSION_CHAIR ? chair : members, member, snapshot,
                     words);
    }
  if (chair->len > 0)
    g_ptr_array_add (form->preface,
                     /* Translators: names */
                     g_strdup_printf (W_ (words, "Chair: %s"), chair->str));
  if (members->len > 0)
    g_ptr_array_add (form->preface,
                     /* Translators: names */
                     g_strdup_printf (W_ (words, "Members of the committee: %s"), members->str));
}

static void
add_signature (BrgForm *form,
               const BrgSnapshot *snapshot,
               BrgAdmissionRole role,
               const char *name,
               const BrgWords *words)
{
  const BrgOfficial *official = find_official (snapshot, name);
  BrgFormSignature *signature = g_new0 (BrgFormSignature, 1);
  g_autofree char *post = dup_post (snapshot, official, words);
  gboolean has_post = *post != '\0' && role != BRG_ADMISSION_DOCTOR;

  signature->role = g_strdup_printf ("%s%s%s:", get_role (words, role), has_post ? ", " : "",
                                     has_post ? post : "");
  signature->name = g_strdup (name);
  signature->category =
      official != NULL && *official->category != '\0'
          ? brg_jury_words_dup_signed (words, snapshot->event->rulebook, official->category)
          : g_strdup ("");
  g_ptr_array_add (form->signatures, signature);
}

static void
add_signatures (BrgForm *form,
                const BrgSnapshot *snapshot,
                const BrgAdmissionProtocol *protocol,
                const BrgDocumentOptions *options)
{
  const GPtrArray *members = protocol->members;

  /* Where nobody was named the chief arbiter and the secretary sign, as they do everywhere. */
  if (!options->signatures || members == NULL || members->len == 0)
    return;
  g_ptr_array_set_size (form->signatures, 0);
  for (guint i = 0; i < members->len; i++)
    {
      const BrgAdmissionMember *member = members->pdata[i];

      add_signature (form, snapshot, member->role, member->name, options->words);
    }
}

/* ----- The paper ----- */

static char *
dup_title (const BrgAdmissionProtocol *protocol, const BrgWords *words)
{
  if (*protocol->number == '\0')
    /* Translators: title of a document; "ПРОТОКОЛ комиссии по допуску участников" */
    return g_strdup (WC_ (words, "document", "Protocol of the admission committee"));
  /* Translators: title of a document with its number */
  return g_strdup_printf (WC_ (words, "document", "Protocol no. %s of the admission committee"),
                          protocol->number);
}

static char *
dup_when (const BrgAdmissionProtocol *protocol, const BrgWords *words)
{
  g_autofree char *day = *protocol->day != '\0'
                             ? brg_date_words_day (words, protocol->day)
                             : g_strdup (WC_ (words, "date", "____ ______________ 20____"));

  return *protocol->hours != '\0' ? g_strdup_printf ("%s, %s", day, protocol->hours)
                                  : g_steal_pointer (&day);
}

static void
add_frame (BrgForm *form,
           const BrgSnapshot *snapshot,
           const BrgAdmissionProtocol *protocol,
           const BrgDocumentOptions *options)
{
  const BrgAdmissionBook *book = snapshot->event->rulebook->admission;
  const BrgWords *words = options->words;

  brg_form_frame_fill (
      form,
      &(BrgFormFrame){ .snapshot = snapshot, .options = options, .number = "", .is_signed = TRUE });
  brg_form_set_text (&form->foot_number, g_strdup (form->title));
  /* The book wants a protocol and has no sample of it. */
  if (book != NULL && book->committee_article != NULL && options->form_number)
    {
      g_autofree char *cited =
          brg_article_words_beside (words, snapshot->event->rulebook, book->committee_article);

      brg_form_set_text (&form->form_number,
                         /* Translators: an article of the rule book, "п. 5.3" */
                         g_strdup_printf (W_ (words, "The organiser’s own form, %s"), cited));
    }
  add_signatures (form, snapshot, protocol, options);
}

BrgForm *
brg_admission_form_new (const BrgSnapshot *snapshot,
                        const BrgAdmissionProtocol *protocol,
                        const BrgDocumentOptions *options)
{
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (snapshot != NULL && protocol != NULL && options != NULL, NULL);

  words = options->words;
  form = brg_form_new (BRG_FORM_BROAD);
  brg_form_set_text (&form->title, dup_title (protocol, words));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_set_text (&form->left, g_strdup (protocol->place));
  brg_form_set_text (&form->right, dup_when (protocol, words));
  add_columns (form, protocol, words);
  for (guint i = 0; i < protocol->lines->len; i++)
    add_line (form, snapshot, protocol, i, words);
  add_totals (form, protocol, words);
  add_frame (form, snapshot, protocol, options);
  add_committee (form, snapshot, protocol, words);
  return form;
}
