/* brg-duties-form.c - who watches which boards of a round, on paper
 *
 * Rules: ussr-chess-1956 27; fide-2023 A.4.1, A.4.2, B.2.2, B.2.3
 * Tests: tests/app/test-duty-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-duties-form.h"

#include "brg-article-words.h"
#include "brg-form-frame.h"
#include "brg-jury-words.h"

enum
{
  COLUMN_BOARDS,
  COLUMN_OFFICIAL,
  COLUMN_ROLE,
  COLUMN_CATEGORY,
  COLUMN_CONFLICT,
  COLUMN_SIGNATURE,
  N_COLUMNS,
};

static void
add_columns (BrgForm *form, const BrgWords *words, gboolean has_teams)
{
  brg_form_add_column (form, BRG_COLUMN_TEXT,
                       has_teams ? WC_ (words, "table head", "Matches")
                                 : WC_ (words, "table head", "Boards"));
  /* Translators: heading of a column: the name of an arbiter; "Судья" */
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "table head", "Arbiter"));
  /* Translators: heading of a column: what an official is; "Должность" */
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Role"));
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Category"));
  /* Translators: heading of a column: why an arbiter should not watch a board */
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT,
                       WC_ (words, "table head", "Conflict of interest"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT,
                       WC_ (words, "table head", "Signature                "));
}

static void
add_official (BrgForm *form,
              const BrgWords *words,
              const BrgRulebook *rulebook,
              char *boards,
              const BrgOfficial *official)
{
  BrgFormRow *row = brg_form_add_row (form);

  row->line_above = form->rows->len > 1;
  brg_form_set_cell (row, COLUMN_BOARDS, boards, BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_OFFICIAL, g_strdup (official->name), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_ROLE,
                     g_strdup (brg_jury_words_role_by (words, rulebook, official->role)),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_CATEGORY,
                     brg_jury_words_dup_category (words, rulebook, official->category),
                     BRG_FORM_LABEL);
}

/* The first stands in the line of the sector, the others each in their own. */
static void
add_conflicts (BrgForm *form,
               const BrgWords *words,
               const BrgDutiesPaper *paper,
               const BrgDuty *duty)
{
  guint n_shown = 0;

  for (guint i = 0; i < paper->conflicts->len; i++)
    {
      const BrgDutyConflict *conflict = &g_array_index (paper->conflicts, BrgDutyConflict, i);
      gint table = conflict->board >= 1000 ? conflict->board / 1000 : conflict->board;
      BrgFormRow *row;

      if (conflict->official->id != duty->official_id || table < duty->first_board ||
          table > duty->last_board)
        continue;
      row = n_shown++ == 0 ? form->rows->pdata[form->rows->len - 1] : brg_form_add_row (form);
      brg_form_set_cell (row, COLUMN_CONFLICT, brg_duty_words_conflict (words, conflict),
                         BRG_FORM_BOLD);
    }
}

static const BrgOfficial *
find_official (const BrgEvent *event, gint64 id)
{
  for (guint i = 0; i < event->officials->len; i++)
    if (((const BrgOfficial *) event->officials->pdata[i])->id == id)
      return event->officials->pdata[i];
  return NULL;
}

static gboolean
has_sector (const GArray *duties, gint64 official_id)
{
  for (guint i = 0; i < duties->len; i++)
    if (g_array_index (duties, BrgDuty, i).official_id == official_id)
      return TRUE;
  return FALSE;
}

static void
add_rows (BrgForm *form, const BrgWords *words, const BrgDutiesPaper *paper)
{
  const BrgEvent *event = paper->snapshot->event;

  for (guint i = 0; i < paper->duties->len; i++)
    {
      const BrgDuty *duty = &g_array_index (paper->duties, BrgDuty, i);
      const BrgOfficial *official = find_official (event, duty->official_id);
      char *boards = duty->first_board == duty->last_board
                         ? g_strdup_printf ("%d", duty->first_board)
                         : g_strdup_printf ("%d–%d", duty->first_board, duty->last_board);

      if (official == NULL)
        {
          g_free (boards);
          continue;
        }
      add_official (form, words, paper->snapshot->event->rulebook, boards, official);
      add_conflicts (form, words, paper, duty);
    }
  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];

      if (!has_sector (paper->duties, official->id) &&
          brg_official_role_get_body (official->role) <= BRG_BODY_JURY)
        add_official (form, words, paper->snapshot->event->rulebook, g_strdup ("–"), official);
    }
}

static void
add_note (BrgForm *form,
          const BrgWords *words,
          const BrgRulebook *own,
          const char *sentence,
          const char *article)
{
  g_autofree char *cited = article != NULL ? brg_article_words_beside (words, own, article) : NULL;

  g_ptr_array_add (form->notes, cited != NULL ? g_strdup_printf ("%s (%s).", sentence, cited)
                                              : g_strdup_printf ("%s.", sentence));
}

static void
add_notes (BrgForm *form, const BrgWords *words, const BrgDutiesPaper *paper)
{
  const BrgRulebook *own = paper->snapshot->event->rulebook;
  gboolean is_short;
  const char *article;
  g_autofree char *staffing =
      brg_duty_words_staffing (words, paper->staffing, paper->n_named, &is_short);
  const char *recording = brg_duty_words_recording (words, paper->staffing, &article);

  if (staffing != NULL)
    add_note (form, words, own, staffing, paper->staffing->rule->article);
  if (is_short)
    add_note (form, words, own, W_ (words, "Too few arbiters"), NULL);
  if (recording != NULL)
    add_note (form, words, own, recording, article);
  if (*paper->unwatched != '\0')
    {
      /* Translators: boards that no arbiter watches, "5–6, 9" */
      g_autofree char *text = g_strdup_printf (W_ (words, "No supervision: %s"), paper->unwatched);

      add_note (form, words, own, text, NULL);
    }
}

BrgForm *
brg_duties_form_new (const BrgDutiesPaper *paper, const BrgDocumentOptions *options)
{
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (paper != NULL && options != NULL, NULL);

  words = options->words;
  form = brg_form_new (BRG_FORM_LIST);
  /* Translators: title of a document: who watches which boards; "Расстановка судей" */
  brg_form_set_text (&form->title,
                     g_strdup (brg_jury_words_say (words, paper->snapshot->event->rulebook, NULL,
                                                   N_ ("Duties of arbiters"))));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (paper->snapshot));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_site (paper->snapshot));
  brg_form_set_text (&form->right, paper->round > 0
                                       /* Translators: number of a round */
                                       ? g_strdup_printf (W_ (words, "Round %d"), paper->round)
                                       : g_strdup (W_ (words, "Every round")));
  add_columns (form, words, brg_snapshot_has_teams (paper->snapshot));
  add_rows (form, words, paper);
  add_notes (form, words, paper);
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = paper->snapshot,
                                              .options = options,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}
