/* brg-letter-sheet-view.c - what a letter would bring: board, branches, completeness, chart
 *
 * Rules: rus-draughts-2022 10.2.3, 10.2.5, 10.2.7, 10.2.12, 10.3.1, 10.3.2
 * Tests: tests/gui/letters.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-board-view-way.h"
#include "brg-letter-sheet-private.h"
#include "brg-letters-label.h"
#include "brg-postal-ask.h"
#include "brg-postal-doubt-words.h"
#include "brg-postal-fault-words.h"
#include "brg-postal-preview.h"
#include "brg-postal-remarks.h"
#include "brg-postal-tree.h"
#include "brg-postal-words.h"
#include "brg-text-tidy.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* More branches than are seen at once are those before. */
#define MOST_BRANCHES 12

void
brg_letter_sheet_show_board (BrgLetterSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->tree_list);
  int index = row != NULL ? gtk_list_box_row_get_index (row) : -1;
  gboolean has_numbers = brg_draughts_variant_is_large (self->matter->seat.variant);
  BrgDraughtsPosition position = brg_draughts_position_start (self->matter->seat.variant);
  const BrgPostalBranch *branch = NULL;
  BrgBoardPicture picture;

  if (self->tree != NULL && index >= 0 && (guint) index < self->tree->len)
    branch = &g_array_index (self->tree, BrgPostalBranch, index);
  brg_board_picture_init_draughts (&picture, branch != NULL ? &branch->position : &position,
                                   has_numbers);
  brg_board_view_set_picture (self->board, &picture);
  gtk_label_set_text (self->board_label,
                      branch != NULL ? branch->text : _ ("The initial position"));
}

static void
append_branch (BrgLetterSheet *self, const BrgPostalBranch *branch)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  /* Translators: "└ А: 9.d2-c3 b6-a5"; a filled sign is a move that stands */
  g_autofree char *moves = g_strdup_printf ("%s %s", branch->is_offer ? "└ ◌" : "●", branch->text);
  g_autofree char *state = g_strdup_printf ("%s · %s", branch->state, branch->article);
  g_autofree char *said = g_strdup_printf ("%s, %s", branch->text, branch->state);

  gtk_box_append (GTK_BOX (box), brg_letters_label_new (moves, "brg-strong", TRUE));
  if (branch->cut != NULL)
    {
      GtkWidget *cut = brg_letters_label_new (branch->cut, "brg-wrong", TRUE);
      PangoAttrList *attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
      gtk_label_set_attributes (GTK_LABEL (cut), attributes);
      pango_attr_list_unref (attributes);
      gtk_box_append (GTK_BOX (box), cut);
    }
  gtk_box_append (GTK_BOX (box), brg_letters_label_new (state, "brg-dim", TRUE));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_list_box_append (self->tree_list, row);
}

/* The last line that stands is shown on the board; while the letter cannot be reckoned, that of the
 * letters before it. */
static void
show_tree (BrgLetterSheet *self, const BrgPostalPreview *preview)
{
  const BrgPostalGame *game = preview->chart != NULL ? preview->game : preview->before_game;
  const BrgPostalChart *chart = preview->chart != NULL ? preview->chart : preview->before;
  guint n_standing = 0;

  brg_ui_clear (self->tree_list);
  g_clear_pointer (&self->tree, g_array_unref);
  gtk_widget_set_visible (GTK_WIDGET (self->tree_list), FALSE);
  if (chart == NULL)
    return;
  self->tree = brg_postal_tree_new (game, chart, brg_ui_get_words ());
  if (self->tree->len > MOST_BRANCHES)
    g_array_remove_range (self->tree, 0, self->tree->len - MOST_BRANCHES);
  for (guint i = 0; i < self->tree->len; i++)
    {
      append_branch (self, &g_array_index (self->tree, BrgPostalBranch, i));
      n_standing += !g_array_index (self->tree, BrgPostalBranch, i).is_offer;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->tree_list), self->tree->len > 0);
  gtk_list_box_select_row (
      self->tree_list,
      gtk_list_box_get_row_at_index (self->tree_list, n_standing > 0 ? (int) n_standing - 1 : 0));
}

static void
append_check (BrgLetterSheet *self, gboolean is_right, const char *text)
{
  GtkWidget *row = gtk_list_box_row_new ();
  g_autofree char *whole = g_strdup_printf ("%s %s", is_right ? "✓" : "⚠", text);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row),
                              brg_letters_label_new (whole, is_right ? NULL : "brg-wrong", TRUE));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_append (self->check_list, row);
}

/* How the moves of the other are repeated, in the words of the choice. */
static const char *
get_repeating (BrgPostalRepeating repeating)
{
  switch (repeating)
    {
    case BRG_POSTAL_NOT_REPEATED:
      return _ ("moves of the other not repeated");
    case BRG_POSTAL_REPEATED_PARTLY:
      return _ ("moves of the other repeated in part");
    case BRG_POSTAL_REPEATED_WRONGLY:
      return _ ("moves of the other repeated wrongly");
    case BRG_POSTAL_REPEATED_ILLEGIBLY:
      return _ ("moves of the other repeated illegibly");
    case BRG_POSTAL_REPEATED:
    default:
      return _ ("moves of the other repeated");
    }
}

/* rus-draughts-2022 10.3.1: the first letter of a game has one date. */
static const char *
get_dates (const BrgPostalPreview *preview, gboolean has_dates)
{
  if (preview->has_other)
    return has_dates ? _ ("three dates") : _ ("not all three dates");
  return has_dates ? _ ("day of dispatch") : _ ("no day of dispatch");
}

static char *
dup_totals (const BrgPostalPreview *preview)
{
  return g_strdup_printf ((preview->checks & BRG_POSTAL_HAS_RIGHT_TOTALS) != 0
                              /* Translators: two totals of days */
                              ? _ ("totals are right: %u/%u")
                              : _ ("totals should be %u/%u; the other corrects them in his next "
                                   "letter (10.3.1)"),
                          preview->due[BRG_COLOUR_WHITE], preview->due[BRG_COLOUR_BLACK]);
}

/* rus-draughts-2022 10.2.3: what a letter has, or what it lacks. */
static void
show_checks (BrgLetterSheet *self, const BrgPostalPreview *preview)
{
  const guint checks = preview->checks;
  gboolean has_dates = (checks & BRG_POSTAL_HAS_DATES) != 0;
  gboolean has_totals = (checks & BRG_POSTAL_HAS_TOTALS) != 0;
  gboolean is_full = (checks & BRG_POSTAL_HAS_NOTATION) != 0;
  gboolean is_possible = (checks & BRG_POSTAL_HAS_POSSIBLE_MOVES) != 0;
  g_autofree char *totals = NULL;

  brg_ui_clear (self->check_list);
  gtk_widget_set_visible (GTK_WIDGET (self->check_list), preview->chart != NULL && checks != 0 &&
                                                             self->draft.kind == BRG_POSTAL_LETTER);
  if (!gtk_widget_get_visible (GTK_WIDGET (self->check_list)))
    return;
  totals = dup_totals (preview);
  if (preview->has_other)
    append_check (self, (checks & BRG_POSTAL_HAS_REPETITION) != 0,
                  get_repeating (self->draft.repeating));
  append_check (self, (checks & BRG_POSTAL_HAS_FORM) != 0,
                _ ("greeting, cipher, address, signature"));
  append_check (self, has_dates, get_dates (preview, has_dates));
  append_check (self, has_totals, has_totals ? _ ("both totals") : _ ("not both totals"));
  append_check (self, is_full, is_full ? _ ("full notation") : _ ("not in full notation"));
  append_check (self, is_possible, is_possible ? _ ("possible moves") : _ ("an impossible move"));
  append_check (self, (checks & BRG_POSTAL_HAS_RIGHT_TOTALS) != 0, totals);
}

/* What stands below the chart because of this letter; of its moves it is told at their field. */
static void
append_remarks (GString *text, const BrgPostalPreview *preview, guint letter)
{
  g_autoptr (GArray) remarks =
      brg_postal_remarks_new (preview->game, preview->chart, preview->scoring, brg_ui_get_words ());

  for (guint i = 0; i < remarks->len; i++)
    {
      const BrgPostalRemark *remark = &g_array_index (remarks, BrgPostalRemark, i);

      if (remark->letter == letter && letter != 0 && remark->about == BRG_POSTAL_ABOUT_TIME)
        g_string_append_printf (text, "%s%s (%s)", text->len > 0 ? "\n" : "", remark->text,
                                remark->article);
    }
}

/* A half-move with its days; on a server none is received or sent. */
static void
append_row (GString *text, const BrgPostalPreview *preview, guint index)
{
  const BrgPostalPly *ply = &g_array_index (preview->chart->plies, BrgPostalPly, index);
  g_autofree char *received = brg_postal_words_dup_day (ply->received);
  g_autofree char *sent = brg_postal_words_dup_day (ply->sent);
  const char *dots = index % 2 == 0 ? "." : "…";
  const char *between = text->len > 0 ? "\n" : "";
  char move[BRG_POSTAL_MOVE_LENGTH];

  brg_postal_move_write (preview->game->variant, &ply->move, move);
  if (preview->game->channel == BRG_POSTAL_BY_SERVER)
    /* Translators: number of a move, the move, its day, days for it, days so far */
    g_string_append_printf (text, _ ("%s%u%s%s: %s, %u d., %u in all"), between, index / 2 + 1,
                            dots, move, sent, ply->days, ply->total);
  else
    g_string_append_printf (
        text,
        /* Translators: number of a move, the move, two days, days for it, days so far */
        _ ("%s%u%s%s: received %s, sent %s, %u d., %u in all"), between, index / 2 + 1, dots, move,
        received, sent, ply->days, ply->total);
}

/* The rows that the letter adds to the chart; those behind it are not its own. */
static void
show_rows (BrgLetterSheet *self, const BrgPostalPreview *preview)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean is_mail = self->draft.kind <= BRG_POSTAL_CLAIM;

  for (guint i = preview->n_before; preview->chart != NULL && i < preview->chart->plies->len; i++)
    if (self->draft.row_id == 0 ||
        (is_mail &&
         g_array_index (preview->chart->plies, BrgPostalPly, i).letter == self->draft.number))
      append_row (text, preview, i);
  if (preview->chart != NULL)
    append_remarks (text, preview, self->draft.number);
  gtk_label_set_text (self->rows_label, text->str);
}

/* rus-draughts-2022 10.3.9: where nothing is sent no letter and no date of dispatch is missed. */
static const char *
get_server_cause (BrgPostalFaultReason reason)
{
  switch ((int) reason)
    {
    case BRG_POSTAL_FAULT_NO_RECEIPT:
    case BRG_POSTAL_FAULT_NO_DISPATCH:
    case BRG_POSTAL_FAULT_NOT_SENT:
      return _ ("It cannot be reckoned: the day of the move is missing.");
    case BRG_POSTAL_FAULT_NOT_RIGHT:
      return _ ("It cannot be reckoned: the move before it is not put right.");
    default:
      return NULL;
    }
}

/* Why there is no chart with it. */
static char *
dup_cause (BrgLetterSheet *self, const BrgPostalPreview *preview)
{
  const BrgPostalFault *fault = &preview->fault;
  gboolean is_this =
      fault->has_record && fault->kind == self->draft.kind &&
      fault->number == (self->draft.kind <= BRG_POSTAL_CLAIM ? self->draft.number : 0);
  g_autofree char *cause =
      is_this ? brg_postal_fault_dup_cause (fault) : brg_postal_fault_dup_words (fault);

  if (brg_postal_desk_get_channel (self->desk) == BRG_POSTAL_BY_SERVER &&
      get_server_cause (fault->reason) != NULL)
    return g_strdup (get_server_cause (fault->reason));
  /* rus-draughts-2022 10.3.3: from the average run, which the regulations give before any is known
   */
  if (fault->reason == BRG_POSTAL_FAULT_NO_RECEIPT || fault->reason == BRG_POSTAL_FAULT_NO_DISPATCH)
    /* Translators: what a letter lacks: "no date of receipt and no average" */
    return brg_text_join_points (
        g_strdup_printf (_ ("It cannot be reckoned: %s. The average run of a letter is given in "
                            "Regulations (10.3.3)."),
                         cause));
  /* Translators: what a letter lacks: "no move" */
  return brg_text_join_points (g_strdup_printf (_ ("It cannot be reckoned: %s."), cause));
}

/* "07.12.2025, 07.12.2026" where the year of that day is in doubt. */
static char *
dup_years (BrgLetterSheet *self, BrgPostalField field)
{
  BrgPostalTypedSpan span;

  if (field >= BRG_N_POSTAL_FIELDS || !brg_postal_field_is_day (field))
    return NULL;
  span = brg_postal_draft_find_span (&self->draft, self->desk, self->matter, field);
  return brg_postal_typed_day_dup_choices (brg_ui_get_text (self->entries[field]), &span);
}

char *
brg_letter_sheet_dup_wrong (BrgLetterSheet *self, BrgPostalField wrong)
{
  g_autofree char *years = dup_years (self, wrong);

  if (years != NULL)
    /* Translators: title of a field, two days or more */
    return g_strdup_printf (_ ("The year is missing: %s (%s)"),
                            gtk_label_get_text (GTK_LABEL (self->labels[wrong])), years);
  if (wrong < BRG_N_POSTAL_FIELDS && *brg_ui_get_text (self->entries[wrong]) == '\0')
    /* Translators: title of a field */
    return g_strdup_printf (_ ("Still missing: %s"),
                            gtk_label_get_text (GTK_LABEL (self->labels[wrong])));
  if (wrong < BRG_N_POSTAL_FIELDS)
    /* Translators: title of a field */
    return g_strdup_printf (_ ("This cannot be read: %s"),
                            gtk_label_get_text (GTK_LABEL (self->labels[wrong])));
  return g_strdup (self->draft.result == BRG_POSTAL_UNFINISHED &&
                           gtk_widget_get_visible (GTK_WIDGET (self->result_choice))
                       ? _ ("Choose the result.")
                       : _ ("Something is missing."));
}

/* Who has the move then. */
static char *
dup_after (BrgLetterSheet *self, const BrgPostalChart *chart)
{
  if (chart->result != BRG_POSTAL_UNFINISHED)
    {
      g_autofree char *result = brg_postal_words_dup_result (self->matter->scoring, chart->result);

      /* Translators: a result */
      return g_strdup_printf (_ ("The game ends %s."), result);
    }
  return g_strdup_printf (
      self->draft.row_id != 0
          /* Translators: days used by White and Black, moves of White and Black */
          ? ngettext ("In all %u/%u d., %u/%u move", "In all %u/%u d., %u/%u moves",
                      chart->n_moves[BRG_COLOUR_BLACK])
          /* Translators: days used by White and Black, moves of White and Black */
          : ngettext ("After it: %u/%u d., %u/%u move.", "After it: %u/%u d., %u/%u moves.",
                      chart->n_moves[BRG_COLOUR_BLACK]),
      chart->totals[BRG_COLOUR_WHITE], chart->totals[BRG_COLOUR_BLACK],
      chart->n_moves[BRG_COLOUR_WHITE], chart->n_moves[BRG_COLOUR_BLACK]);
}

static void
show_after (BrgLetterSheet *self,
            const BrgPostalPreview *preview,
            gboolean is_read,
            BrgPostalField wrong)
{
  g_autofree char *text = self->draft.kind <= BRG_POSTAL_CLAIM && self->draft.row_id == 0
                              ? brg_postal_words_dup_end (self->matter, brg_ui_get_words ())
                              : NULL;

  if (text == NULL)
    text = preview->before != NULL && !is_read ? brg_letter_sheet_dup_wrong (self, wrong)
           : preview->chart == NULL            ? dup_cause (self, preview)
                                               : dup_after (self, preview->chart);
  gtk_label_set_text (self->after_label, text);
}

const BrgPostalDoubt *
brg_letter_sheet_find_impossible (BrgLetterSheet *self)
{
  for (guint i = 0; self->doubts != NULL && i < self->doubts->len; i++)
    {
      const BrgPostalDoubt *doubt = &g_array_index (self->doubts, BrgPostalDoubt, i);

      if (brg_postal_doubt_is_impossible (doubt->reason))
        return doubt;
    }
  return NULL;
}

/* Days of receipt of a decision have a form of their own; here they stand with its day. */
BrgPostalField
brg_letter_sheet_find_field (const BrgPostalDoubt *doubt)
{
  static const BrgPostalField fields[BRG_N_POSTAL_DAY_FIELDS] = {
    [BRG_POSTAL_DAY_FIRST] = BRG_POSTAL_FIELD_FIRST,
    [BRG_POSTAL_DAY_RECEIVED] = BRG_POSTAL_FIELD_RECEIVED,
    [BRG_POSTAL_DAY_SENT] = BRG_POSTAL_FIELD_SENT,
    [BRG_POSTAL_DAY_RECEIVED_STAMP] = BRG_POSTAL_FIELD_RECEIVED_STAMP,
    [BRG_POSTAL_DAY_SENT_STAMP] = BRG_POSTAL_FIELD_SENT_STAMP,
    [BRG_POSTAL_DAY_RECEIPT] = BRG_POSTAL_FIELD_RECEIPT,
    [BRG_POSTAL_DAY_DATE] = BRG_POSTAL_FIELD_DATE,
    [BRG_POSTAL_DAY_TOLD_WHITE] = BRG_POSTAL_FIELD_DATE,
    [BRG_POSTAL_DAY_TOLD_BLACK] = BRG_POSTAL_FIELD_DATE,
    [BRG_POSTAL_DAY_PREVIOUS_RECEIVED] = BRG_POSTAL_FIELD_PREVIOUS_RECEIVED,
    [BRG_POSTAL_DAY_PREVIOUS_SENT] = BRG_POSTAL_FIELD_PREVIOUS_SENT,
  };

  return fields[doubt->field];
}

/* What is told beside a field: sentences behind each other, with a sign where something is wrong.
 */
static void
append_note (GString *texts[BRG_N_POSTAL_FIELDS],
             BrgPostalField field,
             const char *words,
             gboolean is_wrong)
{
  if (texts[field] == NULL)
    texts[field] = g_string_new (NULL);
  else
    g_string_append_c (texts[field], ' ');
  g_string_append (texts[field], words);
  if (is_wrong && !g_str_has_prefix (texts[field]->str, "⚠"))
    g_string_prepend (texts[field], "⚠ ");
}

/* rus-draughts-2022 10.3.1, 10.3.2: a day that cannot be, or hardly can. */
static void
append_doubts (BrgLetterSheet *self, GString *texts[BRG_N_POSTAL_FIELDS])
{
  for (guint i = 0; self->doubts != NULL && i < self->doubts->len; i++)
    {
      const BrgPostalDoubt *doubt = &g_array_index (self->doubts, BrgPostalDoubt, i);
      BrgPostalField field = brg_letter_sheet_find_field (doubt);
      g_autofree char *words = brg_postal_doubt_dup_words (doubt);

      append_note (texts, field, words, TRUE);
      if (brg_postal_doubt_is_impossible (doubt->reason))
        brg_ui_set_class (self->entries[field], "error", TRUE);
    }
}

/* rus-draughts-2022 10.2.2, 10.2.10, 10.2.12: what is wrong with a move or a variant. */
static void
append_move_remarks (BrgLetterSheet *self,
                     const BrgPostalPreview *preview,
                     GString *texts[BRG_N_POSTAL_FIELDS])
{
  g_autoptr (GArray) remarks = NULL;

  if (preview->chart == NULL || self->draft.kind > BRG_POSTAL_CLAIM)
    return;
  remarks =
      brg_postal_remarks_new (preview->game, preview->chart, preview->scoring, brg_ui_get_words ());
  for (guint i = 0; i < remarks->len; i++)
    {
      const BrgPostalRemark *remark = &g_array_index (remarks, BrgPostalRemark, i);
      g_autofree char *words = g_strdup_printf ("%s (%s).", remark->text, remark->article);

      if (remark->letter == self->draft.number && remark->about != BRG_POSTAL_ABOUT_TIME)
        append_note (texts,
                     remark->about == BRG_POSTAL_ABOUT_MOVES ? BRG_POSTAL_FIELD_MOVES
                                                             : BRG_POSTAL_FIELD_VARIANTS,
                     words, remark->is_wrong);
    }
}

/* Beside the field where it was typed, and in view while it is typed. */
static void
show_notes (BrgLetterSheet *self, const BrgPostalPreview *preview)
{
  GString *texts[BRG_N_POSTAL_FIELDS] = { NULL };

  append_doubts (self, texts);
  append_move_remarks (self, preview, texts);
  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    {
      const char *text = texts[i] != NULL ? texts[i]->str : "";

      gtk_label_set_text (self->doubt_labels[i], text);
      /* rus-draughts-2022 10.2.7: a forced move that stands is only told. */
      brg_ui_set_class (GTK_WIDGET (self->doubt_labels[i]), "brg-wrong",
                        g_str_has_prefix (text, "⚠"));
      gtk_widget_set_visible (GTK_WIDGET (self->doubt_labels[i]), texts[i] != NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->entries[i]),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
      if (texts[i] == NULL)
        continue;
      g_string_free (texts[i], TRUE);
      if ((gtk_widget_get_state_flags (self->entries[i]) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
        brg_ui_show_whole (self->entries[i], GTK_WIDGET (self->doubt_labels[i]));
    }
}

void
brg_letter_sheet_show (BrgLetterSheet *self)
{
  BrgPostalField wrong = BRG_N_POSTAL_FIELDS;
  g_autofree char *line = brg_postal_draft_dup_line (&self->draft, &wrong);
  BrgPostalPreview preview;

  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    brg_ui_set_class (self->entries[i], "error",
                      line == NULL && i == wrong && *brg_ui_get_text (self->entries[i]) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), FALSE);
  brg_postal_preview_init (&preview, self->desk, self->matter, self->draft.row_id, line);
  g_clear_pointer (&self->doubts, g_array_unref);
  self->doubts = g_steal_pointer (&preview.doubts);
  g_free (self->ask);
  self->ask = brg_postal_ask_dup_words (
      &preview, self->draft.kind <= BRG_POSTAL_CLAIM ? self->draft.number : 0, brg_ui_get_words ());
  show_notes (self, &preview);
  show_tree (self, &preview);
  show_checks (self, &preview);
  show_rows (self, &preview);
  show_after (self, &preview, line != NULL, wrong);
  brg_letter_sheet_show_board (self);
  brg_postal_preview_clear (&preview);
}
