/* brg-paper-why.c - why the pairs of a round are as they are, for the wall
 *
 * The reasons are those that the page of the round shows: the round is paired again from what stood
 * before it. Where the arbiter made a pair the paper says so, and what the rules would give.
 *
 * Tests: tests/app/papers/test-paper-why.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-why.h"

#include "brg-article-words.h"
#include "brg-berger.h"
#include "brg-draft-numbers.h"
#include "brg-draft-reasons.h"
#include "brg-form-frame.h"
#include "brg-name-words.h"
#include "brg-pairing-review.h"
#include "brg-pairing-systems.h"
#include "brg-reason-text.h"
#include "brg-said-words.h"

enum
{
  COLUMN_BOARD,
  COLUMN_WHITE,
  COLUMN_BLACK,
  COLUMN_WHY,
};

/* In type sizes: about seventy letters a line. */
#define WHY_ROOM 36

typedef struct
{
  const BrgPaperSource *source;
  const BrgWords *words;
  BrgPairingReview *review;
  BrgForm *form;
} Filling;

gboolean
brg_paper_why_belongs (const BrgSnapshot *snapshot)
{
  return brg_pairing_system_find (snapshot->group->system) != NULL &&
         !brg_snapshot_is_of_players (snapshot);
}

static void
append (const Filling *filling, GString *text, const GPtrArray *sentences)
{
  const BrgRulebook *rulebook = filling->source->snapshot->event->rulebook;

  for (guint i = 0; i < sentences->len; i++)
    {
      const BrgSentence *sentence = sentences->pdata[i];
      g_autofree char *article =
          sentence->article != NULL
              ? brg_article_words_beside (filling->words, rulebook, sentence->article)
              : NULL;

      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence->text);
      if (article == NULL)
        continue;
      /* The article belongs to its sentence: "... meets Petrov (par. 5.4.10.2)." */
      if (text->str[text->len - 1] == '.')
        g_string_truncate (text, text->len - 1);
      g_string_append_printf (text, " (%s).", article);
    }
}

static char *
dup_why (const Filling *filling, gint index)
{
  BrgDraft *draft = brg_pairing_review_get_draft (filling->review);
  g_autoptr (GPtrArray) remarks = brg_pairing_review_list_remarks (filling->review, index);
  g_autoptr (GPtrArray) reasons = brg_draft_list_reasons (draft, filling->source->round, index);
  GString *text = g_string_new (NULL);

  append (filling, text, remarks);
  /* A pair of the arbiter has its sentences among the remarks. */
  if (remarks->len == 0)
    append (filling, text, reasons);
  return g_string_free (text, FALSE);
}

static char *
dup_name (const Filling *filling, gint player)
{
  const BrgSnapshot *preview =
      brg_draft_get_preview (brg_pairing_review_get_draft (filling->review));
  const BrgEntry *entry = brg_snapshot_get_entry (preview, player);
  g_autofree char *name = brg_name_words_dup (preview, player, BRG_NAME_PLAIN, filling->words);

  return g_strdup_printf ("%d %s", entry->number, name);
}

static void
add_board (const Filling *filling, const BrgDraftBoard *board, gint index)
{
  BrgFormRow *row = brg_form_add_row (filling->form);

  row->line_above = filling->form->rows->len > 1;
  if (board->black != BRG_NOBODY)
    brg_form_set_cell (row, COLUMN_BOARD, g_strdup_printf ("%d", index + 1), BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_WHITE, dup_name (filling, board->white), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_BLACK,
                     board->black != BRG_NOBODY ? dup_name (filling, board->black)
                                                : g_strdup (WC_ (filling->words, "pairing", "bye")),
                     board->black != BRG_NOBODY ? BRG_FORM_PLAIN : BRG_FORM_ITALIC);
  brg_form_set_cell (row, COLUMN_WHY, dup_why (filling, index), BRG_FORM_PLAIN);
}

static void
fill (const Filling *filling, const BrgDocumentOptions *options)
{
  const BrgSnapshot *snapshot = filling->source->snapshot;
  const BrgWords *words = filling->words;
  BrgForm *form = filling->form;
  gboolean has_teams = brg_snapshot_has_teams (snapshot);
  const GArray *boards =
      brg_draft_get_boards (brg_pairing_review_get_draft (filling->review), filling->source->round);

  brg_form_set_text (&form->title,
                     /* Translators: title of a document: number of a round; "Почему такие пары:
                      * %d-й тур" */
                     g_strdup_printf (WC_ (words, "document", "Why these pairs: round %d"),
                                      filling->source->round));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  brg_form_add_column (form, BRG_COLUMN_CENTRED,
                       has_teams ? WC_ (words, "table head", "No.")
                                 : WC_ (words, "table head", "Board"))
      ->repeats = TRUE;
  /* Teams have no colour: their boards take turns. */
  brg_form_add_column (form, BRG_COLUMN_NAME,
                       has_teams ? WC_ (words, "table head", "Team 1")
                                 : WC_ (words, "table head", "White"))
      ->repeats = TRUE;
  brg_form_add_column (form, BRG_COLUMN_NAME,
                       has_teams ? WC_ (words, "table head", "Team 2")
                                 : WC_ (words, "table head", "Black"))
      ->repeats = TRUE;
  /* Translators: head of a column: why two play each other */
  brg_form_add_column (form, BRG_COLUMN_REMARK, WC_ (words, "table head", "Why"))->room = WHY_ROOM;
  for (guint i = 0; i < boards->len; i++)
    add_board (filling, &g_array_index (boards, BrgDraftBoard, i), (gint) i);
  if (brg_pairing_review_agrees (filling->review))
    g_ptr_array_add (form->notes, g_strdup (W_ (words, "The round was paired again by the rules: "
                                                       "they come to all these pairs.")));
  else
    g_ptr_array_add (form->notes,
                     g_strdup (W_ (words, "The round was paired again by the rules: where they "
                                          "come to another pair, that is said.")));
  if (brg_pairing_system_find (snapshot->group->system) == &brg_berger_system &&
      brg_reason_text_find_table_article (snapshot->event->rulebook) == NULL)
    g_ptr_array_add (form->notes,
                     /* Translators: note on the sheet that says why two are paired: the name of a
                      * rule book */
                     brg_words_fill (words,
                                     N_ ("The pairs are those of the Berger tables. The rules of "
                                         "the event (%s) have no article on them."),
                                     W_ (words, snapshot->event->rulebook->name)));
  brg_form_frame_fill (form,
                       &(BrgFormFrame){ .snapshot = snapshot, .options = options, .number = "" });
}

BrgForm *
brg_paper_why_make (const BrgPaperSource *source,
                    const BrgDocumentOptions *options,
                    GError **error G_GNUC_UNUSED)
{
  /* The review keeps a reference to the group; it does not change it. */
  g_autoptr (BrgPairingReview) review =
      brg_pairing_review_new ((BrgSnapshot *) source->snapshot, source->round);
  Filling filling = { .source = source, .words = options->words, .review = review };
  const BrgWords *before;

  if (review == NULL)
    return NULL;
  before = brg_said_words_begin (options->words);
  brg_pairing_review_run (review);
  brg_pairing_review_finish (review);
  filling.form = brg_form_new (BRG_FORM_BROAD);
  fill (&filling, options);
  brg_said_words_begin (before);
  return filling.form;
}
