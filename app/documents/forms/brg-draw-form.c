/* brg-draw-form.c - the protocol of the drawing of lots with Varma tables
 *
 * Rules: rus-chess-2014 22.9.1; rus-draughts-2022 5.3
 * Tests: tests/app/test-event-document.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draw-form.h"

#include "brg-article-words.h"
#include "brg-form-frame.h"
#include "brg-name-words.h"
#include "brg-varma.h"

enum
{
  COLUMN_TURN,
  COLUMN_NAME,
  COLUMN_DELEGATION,
  COLUMN_ENVELOPE,
  COLUMN_NUMBER,
};

static void
add_columns (BrgForm *form, BrgDelegationField field, const BrgWords *words)
{
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Turn"));
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "table head", "Name"));
  brg_form_add_column (form, BRG_COLUMN_TEXT,
                       field == BRG_DELEGATION_FEDERATION
                           ? WC_ (words, "table head", "Federation")
                           : WC_ (words, "table head", "Organisation"));
  /* Translators: heading of a column with the letter of an envelope; "Конверт" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Envelope"));
  /* Translators: heading of a column with the number that was drawn; "Номер" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Number"));
}

static const BrgEntry *
find_entry (const BrgSnapshot *snapshot, gint64 id)
{
  for (guint i = 0; i < snapshot->entries->len; i++)
    if (brg_snapshot_get_entry (snapshot, (gint) i)->id == id)
      return brg_snapshot_get_entry (snapshot, (gint) i);
  g_return_val_if_reached (NULL);
}

/* A strong line parts the delegations. */
static void
add_row (BrgForm *form, const BrgSnapshot *snapshot, guint index, const BrgDocumentOptions *options)
{
  BrgNameShape shape = options->father_names ? BRG_NAME_FULL : BRG_NAME_PLAIN;
  const BrgDrawRecord *draw = snapshot->draw;
  const BrgDrawStep *step = &g_array_index (draw->steps, BrgDrawStep, index);
  const BrgEntry *entry = find_entry (snapshot, step->entry_id);
  const char *delegation = brg_entry_get_delegation (entry, draw->field);
  BrgFormRow *row = brg_form_add_row (form);

  if (index > 0)
    {
      const BrgDrawStep *before = &g_array_index (draw->steps, BrgDrawStep, index - 1);

      row->line_above =
          *delegation == '\0' ||
          !g_str_equal (delegation, brg_entry_get_delegation (
                                        find_entry (snapshot, before->entry_id), draw->field));
    }
  brg_form_set_cell (row, COLUMN_TURN, g_strdup_printf ("%u", index + 1), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_NAME,
                     brg_name_words_dup_entry (snapshot, entry, shape, options->words),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_DELEGATION, g_strdup (delegation), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_ENVELOPE, g_strdup_printf ("%c", 'A' + step->envelope),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_NUMBER, g_strdup_printf ("%d", step->number), BRG_FORM_BOLD);
}

/* "A: 3, 4, 8; B: 5, 7, 9; ...": what was in the envelopes. */
static char *
dup_envelopes (gint n_players)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint group = 0; group < BRG_VARMA_N_GROUPS; group++)
    {
      const char *separator = ": ";

      g_string_append_printf (text, "%s%c", group > 0 ? "; " : "", 'A' + group);
      for (gint number = 1; number <= n_players; number++)
        if (brg_varma_get_group (n_players, number) == group)
          {
            g_string_append_printf (text, "%s%d", separator, number);
            separator = ", ";
          }
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_notes (BrgForm *form, const BrgSnapshot *snapshot, const BrgWords *words)
{
  const BrgDrawRecord *draw = snapshot->draw;
  const BrgRulebook *own = snapshot->event->rulebook;
  g_autofree char *table = brg_article_words_beside (words, own, "rus-chess-2014 22.9.1.5");
  g_autofree char *order = brg_article_words_beside (words, own, "rus-chess-2014 22.9.1");
  gint n_players = (gint) draw->steps->len;
  g_autofree char *envelopes = NULL;
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, draw->seed);

  if (n_players >= BRG_VARMA_FEWEST && n_players <= BRG_VARMA_MOST)
    {
      envelopes = dup_envelopes (n_players);
      /* Translators: an article; what is in the envelopes, "A: 3, 4, 8; B: 5, 7, 9; ..." */
      g_ptr_array_add (form->notes,
                       g_strdup_printf (W_ (words, "Varma table (%s): %s."), table, envelopes));
    }
  g_ptr_array_add (
      form->notes,
      /* Translators: %s is an article */
      g_strdup_printf (W_ (words,
                           "The largest delegation draws first; equal delegations, and the players "
                           "of each, in alphabetical order. A delegation draws from one envelope "
                           "with enough numbers for it (%s)."),
                       order));
  if (draw->is_by_hand)
    g_ptr_array_add (form->notes,
                     g_strdup (W_ (words, "The numbers were drawn from paper envelopes.")));
  else
    /* Translators: a number that makes the draw repeatable; "Жребий определён программой, число
     * %s: с ним каждый получит те же номера." */
    g_ptr_array_add (
        form->notes,
        brg_words_fill (words,
                        N_ ("The lots were drawn by the program with the seed %s: the same "
                            "seed gives the same numbers."),
                        seed));
}

BrgForm *
brg_draw_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (snapshot != NULL && snapshot->draw != NULL && options != NULL, NULL);

  words = options->words;
  form = brg_form_new (BRG_FORM_PROTOCOL);
  /* Translators: title of a document; "Протокол жеребьёвки" */
  brg_form_set_text (&form->title, g_strdup (W_ (words, "Record of the drawing of lots")));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_site (snapshot));
  add_columns (form, snapshot->draw->field, words);
  /* rus-draughts-2022 5.3: who was refused after the draw does not play. */
  for (guint i = 0; i < snapshot->draw->steps->len; i++)
    if (find_entry (snapshot, g_array_index (snapshot->draw->steps, BrgDrawStep, i).entry_id)
            ->admission != BRG_ADMISSION_REFUSED)
      add_row (form, snapshot, i, options);
  add_notes (form, snapshot, words);
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = snapshot,
                                              .options = options,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}
