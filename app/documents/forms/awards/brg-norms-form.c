/* brg-norms-form.c - norms of an event as a form
 *
 * Tests: tests/app/test-rating-report.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-norms-form.h"

#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-name-words.h"

enum
{
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_NORM,
  COLUMN_STATE,
  COLUMN_ITEMS,
};

#define COLUMN_NEEDS (COLUMN_ITEMS + BRG_N_NORM_ITEMS)

static void
add_columns (BrgForm *form, const BrgWords *words)
{
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "No."))->repeats = TRUE;
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "table head", "Name"))->repeats = TRUE;
  /* Translators: heading of the name of a norm, "GM" */
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Norm"));
  brg_form_add_column (form, BRG_COLUMN_TEXT, "");
  for (BrgNormItem item = 0; item < BRG_N_NORM_ITEMS; item++)
    brg_form_add_column (form, BRG_COLUMN_CENTRED, brg_norm_words_item (words, item));
  /* Translators: heading of the points that a player still needs */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Requirement"));
}

static void
add_row (BrgForm *form,
         const BrgNormsSource *source,
         const BrgNorm *norm,
         const BrgDocumentOptions *options)
{
  const BrgEntry *entry =
      brg_snapshot_get_entry (brg_snapshot_get_boards (source->snapshot), norm->player);
  BrgFormRow *row = brg_form_add_row (form);

  brg_form_set_cell (row, COLUMN_NUMBER, g_strdup_printf ("%d", entry->number), BRG_FORM_PLAIN);
  brg_form_set_cell (
      row, COLUMN_NAME,
      brg_form_persons_dup_name (brg_snapshot_get_boards (source->snapshot), norm->player, options),
      BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_NORM, g_strdup (norm->rule->name), BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_STATE,
                     g_strdup (brg_norm_words_state (options->words, norm->state)),
                     norm->state == BRG_NORM_REACHED ? BRG_FORM_BOLD : BRG_FORM_PLAIN);
  /* A norm by score asks nothing of titles and federations. */
  for (BrgNormItem item = 0;
       item < (brg_norm_rule_is_title (norm->rule) ? BRG_N_NORM_ITEMS : BRG_NORM_HOLDERS); item++)
    brg_form_set_cell (row, COLUMN_ITEMS + item, brg_norm_words_count (item, &norm->items[item]),
                       norm->items[item].is_met ? BRG_FORM_PLAIN : BRG_FORM_ITALIC);
  brg_form_set_cell (row, COLUMN_NEEDS, brg_norm_words_needs (options->words, norm),
                     BRG_FORM_PLAIN);
}

/* "5 Yudin A., IM: 1 won game ignored" */
static void
add_notes (BrgForm *form, const BrgNormsSource *source, const BrgNorm *norm, const BrgWords *words)
{
  const BrgEntry *entry =
      brg_snapshot_get_entry (brg_snapshot_get_boards (source->snapshot), norm->player);
  g_autoptr (GPtrArray) notes = brg_norm_words_list_notes (words, norm);
  g_autofree char *name = brg_name_words_dup_entry (brg_snapshot_get_boards (source->snapshot),
                                                    entry, BRG_NAME_SHORT, words);
  g_autofree char *text = NULL;

  if (notes->len == 0)
    return;
  g_ptr_array_add (notes, NULL);
  text = g_strjoinv (", ", (char **) notes->pdata);
  g_ptr_array_add (form->notes,
                   g_strdup_printf ("%d %s, %s: %s.", entry->number, name, norm->rule->name, text));
}

static gboolean
is_known (GPtrArray *texts, const char *text)
{
  return g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL);
}

static void
add_sources (BrgForm *form, const BrgNormsSource *source, const BrgWords *words)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (guint i = 0; i < source->norms->len; i++)
    {
      const char *text = g_array_index (source->norms, BrgNorm, i).rule->source;

      if (*text == '\0' || is_known (texts, text))
        continue;
      g_ptr_array_add (texts, (gpointer) text);
      /* Translators: where the requirements of a norm stand */
      g_ptr_array_add (form->notes, brg_words_fill (words, N_ ("Requirements: %s."), text));
    }
}

BrgForm *
brg_norms_form_new (const BrgNormsSource *source, const BrgDocumentOptions *options)
{
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (source != NULL && source->snapshot != NULL && options != NULL, NULL);

  words = options->words;
  form = brg_form_new (BRG_FORM_LIST);
  /* Translators: title of a document; "Выполнение норм" */
  brg_form_set_text (&form->title, g_strdup (W_ (words, "Norms")));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (source->snapshot));
  brg_form_set_text (&form->left, brg_form_frame_dup_site (source->snapshot));
  add_columns (form, words);
  for (guint i = 0; i < source->norms->len; i++)
    add_row (form, source, &g_array_index (source->norms, BrgNorm, i), options);
  for (guint column = COLUMN_NEEDS; column >= COLUMN_STATE; column--)
    brg_form_drop_empty (form, column);
  if (source->norms->len == 0)
    g_ptr_array_add (form->notes, g_strdup (W_ (words, "Nobody has achieved a norm or can "
                                                       "still achieve one.")));
  add_sources (form, source, words);
  for (guint i = 0; i < source->norms->len; i++)
    add_notes (form, source, &g_array_index (source->norms, BrgNorm, i), words);
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = source->snapshot,
                                              .options = options,
                                              .after_round = source->through_round,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}

/* Whether an earlier norm of the list is his as well. */
static gboolean
has_higher (const GArray *norms, guint index)
{
  const BrgNorm *norm = &g_array_index (norms, BrgNorm, index);

  for (guint i = 0; i < index; i++)
    {
      const BrgNorm *other = &g_array_index (norms, BrgNorm, i);

      if (other->player == norm->player && other->state == BRG_NORM_REACHED &&
          !brg_norm_rule_is_title (other->rule))
        return TRUE;
    }
  return FALSE;
}

/* "Yudin A. (6½/9)" */
static void
append_reacher (GString *text,
                const BrgNormsSource *source,
                const BrgNorm *norm,
                const BrgDocumentOptions *options)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (source->snapshot);
  g_autofree char *name = brg_name_words_dup_entry (
      boards, brg_snapshot_get_entry (boards, norm->player), BRG_NAME_SHORT, options->words);
  g_autofree char *points =
      brg_points_to_figures (norm->items[BRG_NORM_SCORE].have * (BRG_POINT / 2));

  g_string_append_printf (text, "%s%s (%s/%d)", text->len > 0 ? ", " : "", name, points,
                          norm->n_games);
}

void
brg_norms_form_add_reached (BrgForm *form,
                            const BrgNormsSource *source,
                            const BrgDocumentOptions *options)
{
  const char *last = "";

  g_return_if_fail (form != NULL && source != NULL && options != NULL);

  for (guint k = 0; k < source->snapshot->norms->len; k++)
    {
      const char *name = ((const BrgNormWay *) source->snapshot->norms->pdata[k])->name;
      g_autoptr (GString) text = g_string_new (NULL);

      if (g_str_equal (name, last))
        continue;
      last = name;
      for (guint i = 0; i < source->norms->len; i++)
        {
          const BrgNorm *norm = &g_array_index (source->norms, BrgNorm, i);

          if (norm->state == BRG_NORM_REACHED && !brg_norm_rule_is_title (norm->rule) &&
              g_str_equal (norm->rule->name, name) && !has_higher (source->norms, i))
            append_reacher (text, source, norm, options);
        }
      if (text->len > 0)
        g_ptr_array_add (form->notes,
                         /* Translators: a note under the final table: the name of a norm, players
                          * with points and games; "Норма КМС: Юдин А. (6½/9), Котов Б. (6/9)" */
                         g_strdup_printf (W_ (options->words, "Norm of %s: %s."), name, text->str));
    }
}
