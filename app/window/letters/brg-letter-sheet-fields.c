/* brg-letter-sheet-fields.c - what the fields of a letter are called, by the means of play
 *
 * Rules: rus-draughts-2022 10.1.1, 10.2.1, 10.2.3, 10.2.14, 10.3.1, 10.3.9
 * Tests: tests/gui/letters-kinds.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-letter-sheet-private.h"
#include "brg-postal-preview.h"

static const char *const titles[BRG_N_POSTAL_FIELDS] = {
  [BRG_POSTAL_FIELD_FIRST] = N_ ("First date: sent by the other"),
  [BRG_POSTAL_FIELD_RECEIVED] = N_ ("Second date: received"),
  [BRG_POSTAL_FIELD_SENT] = N_ ("Third date: sent"),
  [BRG_POSTAL_FIELD_RECEIVED_STAMP] = N_ ("Postmark of receipt"),
  [BRG_POSTAL_FIELD_SENT_STAMP] = N_ ("Postmark of dispatch"),
  [BRG_POSTAL_FIELD_RECEIPT] = N_ ("Postal receipt"),
  [BRG_POSTAL_FIELD_DATE] = N_ ("Day"),
  [BRG_POSTAL_FIELD_TOTALS] = N_ ("Totals, White/Black"),
  [BRG_POSTAL_FIELD_ACCEPT] = N_ ("Variant accepted"),
  [BRG_POSTAL_FIELD_MOVES] = N_ ("Moves"),
  [BRG_POSTAL_FIELD_VARIANTS] = N_ ("Variants offered"),
  [BRG_POSTAL_FIELD_PENALTY] = N_ ("Penalty days / article"),
  [BRG_POSTAL_FIELD_ON] = N_ ("About letter"),
  [BRG_POSTAL_FIELD_PREVIOUS_RECEIVED] = N_ ("Second date of his letter before"),
  [BRG_POSTAL_FIELD_PREVIOUS_SENT] = N_ ("Third date of his letter before"),
  [BRG_POSTAL_FIELD_DAYS] = N_ ("Days by the server"),
  [BRG_POSTAL_FIELD_SECRETARY] = N_ ("Secretary told on"),
};

/* A message bears its own day where a letter bears a postmark. */
static const char *const message_titles[BRG_N_POSTAL_FIELDS] = {
  [BRG_POSTAL_FIELD_RECEIVED_STAMP] = N_ ("Day the message came"),
  [BRG_POSTAL_FIELD_SENT_STAMP] = N_ ("Day the message bears"),
};

static const char *const hints[BRG_N_POSTAL_FIELDS] = {
  [BRG_POSTAL_FIELD_FIRST] = "05.12",
  [BRG_POSTAL_FIELD_RECEIVED] = "05.12",
  [BRG_POSTAL_FIELD_SENT] = "05.12",
  [BRG_POSTAL_FIELD_DATE] = "05.12",
  [BRG_POSTAL_FIELD_SECRETARY] = "05.12",
  [BRG_POSTAL_FIELD_TOTALS] = "18/22",
  [BRG_POSTAL_FIELD_ACCEPT] = "А, А/2",
  [BRG_POSTAL_FIELD_MOVES] = "c7-b6 a5:c7 d8:b6",
  [BRG_POSTAL_FIELD_VARIANTS] = "А: d2-c3 b6-a5; Б: b2-c3",
  [BRG_POSTAL_FIELD_PENALTY] = "6/10.2.9",
};

/* On 100 squares moves are written by numbers. */
static const char *const large_hints[BRG_N_POSTAL_FIELDS] = {
  [BRG_POSTAL_FIELD_MOVES] = "17-22 28x17 11x22",
  [BRG_POSTAL_FIELD_VARIANTS] = "А: 32-28 19-23; Б: 33-29",
};

static const char *
get_title (BrgLetterSheet *self, BrgPostalField field)
{
  BrgPostalChannel channel = brg_postal_desk_get_channel (self->desk);

  if (channel == BRG_POSTAL_BY_EMAIL && message_titles[field] != NULL)
    return _ (message_titles[field]);
  /* rus-draughts-2022 10.3.9: on a server nothing is sent, and nothing repeated. */
  if (field == BRG_POSTAL_FIELD_SENT && channel == BRG_POSTAL_BY_SERVER &&
      self->draft.kind == BRG_POSTAL_LETTER)
    return _ ("Day of the move");
  /* rus-draughts-2022 10.5.2: what is no letter has no three dates. */
  if (self->draft.kind > BRG_POSTAL_CLAIM && field == BRG_POSTAL_FIELD_SENT)
    return C_ ("letter", "Day sent");
  if (self->draft.kind > BRG_POSTAL_CLAIM && field == BRG_POSTAL_FIELD_RECEIVED)
    return C_ ("letter", "Day received");
  /* The first letter of a game has no two dates before its own. */
  if (field == BRG_POSTAL_FIELD_SENT && !brg_postal_draft_answers (&self->draft, self->matter))
    return C_ ("letter", "Day sent");
  return _ (titles[field]);
}

void
brg_letter_sheet_show_titles (BrgLetterSheet *self)
{
  /* rus-draughts-2022 10.5.4: who analyses a position says how it stands. */
  const char *result =
      self->draft.kind == BRG_POSTAL_ANALYSIS ? _ ("Assessment of the position") : _ ("Result");

  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    gtk_label_set_text (GTK_LABEL (self->labels[i]), get_title (self, (BrgPostalField) i));
  gtk_label_set_text (GTK_LABEL (self->choice_labels[2]), result);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->result_choice),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, result, -1);
}

void
brg_letter_sheet_show_hints (BrgLetterSheet *self)
{
  gboolean is_large = brg_draughts_variant_is_large (self->matter->seat.variant);

  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    if (hints[i] != NULL)
      gtk_entry_set_placeholder_text (GTK_ENTRY (self->entries[i]),
                                      is_large && large_hints[i] != NULL ? large_hints[i]
                                                                         : hints[i]);
}

/* rus-draughts-2022 10.2.14: a wrong number is told, and the moves are repeated with the right one;
 * that it was not is what there is to enter. */
void
brg_letter_sheet_show_numbers (BrgLetterSheet *self)
{
  gboolean is_own;
  guint on = brg_postal_preview_find_misnumbered (&self->draft, self->desk, self->matter, &is_own);
  g_autofree char *label = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->numbers_check), on != 0 || self->draft.skips_numbers);
  if (!gtk_widget_get_visible (GTK_WIDGET (self->numbers_check)))
    return;
  /* Translators: number of a letter */
  label =
      g_strdup_printf (is_own ? _ ("The moves of letter %u are not repeated with the right number")
                              : _ ("Nothing is said of the wrong number in letter %u"),
                       on);
  gtk_check_button_set_label (self->numbers_check, label);
}
