/* brg-seal-sheet-form.c - a game is adjourned: the fields of the sheet
 *
 * Rules: fide-2023 guideline I.1, I.2, ussr-chess-1956 19
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-envelope-words.h"
#include "brg-seal-draft.h"
#include "brg-seal-sheet-private.h"
#include "brg-ui.h"

static void
set_number (AdwEntryRow *row, gint number)
{
  g_autofree char *text = number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");

  brg_ui_set_text (row, text);
}

void
brg_seal_sheet_set_move_number (BrgSealSheet *self, gint number)
{
  set_number (self->move_row, number);
}

/* The form is read back into the envelope. */

static gboolean
read_number (AdwEntryRow *row, gint *number)
{
  g_autofree char *text = brg_ui_dup_text (row);
  guint64 value = 0;

  if (*text != '\0' && !g_ascii_string_to_unsigned (text, 10, 0, 9999, &value, NULL))
    return FALSE;
  *number = (gint) value;
  return TRUE;
}

gint
brg_seal_sheet_read_session (BrgSealSheet *self)
{
  gint minutes;

  return read_number (self->session_row, &minutes) && minutes > 0 ? minutes : -1;
}

static const char *
read_face (BrgSealSheet *self)
{
  BrgStoredEnvelope *envelope = self->envelope;

  brg_ui_take_text (&envelope->stands, self->position_row);
  envelope->sealer = (BrgColour) adw_combo_row_get_selected (self->sealer_row);
  envelope->manner = (BrgStoredManner) adw_combo_row_get_selected (self->manner_row);
  envelope->is_braille = gtk_switch_get_active (self->braille_switch);
  envelope->draw_offer = (BrgColour) adw_combo_row_get_selected (self->offer_row);
  brg_ui_take_text (&envelope->open_move, self->open_row);
  if (envelope->manner != BRG_STORED_MANNER_OPEN_MOVE)
    *envelope->open_move = '\0';
  if (!read_number (self->move_row, &envelope->move_number))
    return _ ("The move number is not a number.");
  if (!read_number (self->number_row, &envelope->number))
    return _ ("The envelope number is not a number.");
  if (!brg_envelope_words_read_used (brg_ui_get_text (self->white_row),
                                     &envelope->used[BRG_COLOUR_WHITE]) ||
      !brg_envelope_words_read_used (brg_ui_get_text (self->black_row),
                                     &envelope->used[BRG_COLOUR_BLACK]))
    return _ ("Enter the time used as hours and minutes, 2:21.");
  /* fide-2023 I.1.1, ussr-chess-1956 19: who is to move seals, and only the board knows who is. */
  return envelope->sealer != BRG_COLOUR_NONE
             ? NULL
             : _ ("Not stated yet who seals the move: choose the player to move.");
}

static const char *
read_rest (BrgSealSheet *self)
{
  BrgStoredEnvelope *envelope = self->envelope;
  char *resumes_at =
      brg_seal_draft_join_time (brg_ui_get_text (self->date_row), brg_ui_get_text (self->time_row));

  brg_ui_take_text (&envelope->resumes_in, self->place_row);
  brg_ui_take_text (&envelope->witness, self->witness_row);
  brg_ui_take_text (&envelope->custodian, self->custodian_row);
  brg_ui_take_text (&envelope->sealed_by, self->arbiter_row);
  brg_ui_take_text (&envelope->note, self->note_row);
  if (resumes_at == NULL)
    return _ ("The resumption needs a date, 2026-11-22, and a time, 15:00.");
  g_free (envelope->resumes_at);
  envelope->resumes_at = resumes_at;
  return NULL;
}

/* The position as the board writes it. fide-2023 I.1.1, ussr-chess-1956 19: who is to move seals.
 * What stands on an envelope to which something has happened is not judged any more. */
static const char *
check_position (BrgSealSheet *self)
{
  BrgStoredEnvelope *envelope = self->envelope;
  char *tidy;
  BrgColour turn;
  gint number;

  if (envelope->events->len > 0)
    return NULL;
  tidy = brg_seal_draft_tidy_position (self->discipline, envelope->stands);
  if (tidy == NULL)
    return _ ("This is not a position.");
  g_free (envelope->stands);
  envelope->stands = tidy;
  if (!brg_seal_draft_take_position (self->discipline, tidy, &turn, &number) ||
      turn == BRG_COLOUR_NONE || turn == envelope->sealer)
    return NULL;
  return turn == BRG_COLOUR_WHITE ? _ ("White is to move in this position, but Black is to "
                                       "seal.")
                                  : _ ("Black is to move in this position, but White is to "
                                       "seal.");
}

const char *
brg_seal_sheet_read_form (BrgSealSheet *self)
{
  const char *fault = read_face (self);

  if (fault == NULL)
    fault = check_position (self);
  return fault != NULL ? fault : read_rest (self);
}

/* Filling it in. */

static void
set_used (AdwEntryRow *row, gint seconds)
{
  g_autofree char *text = brg_envelope_words_dup_used (seconds);

  brg_ui_set_text (row, text);
}

void
brg_seal_sheet_show_envelope (BrgSealSheet *self, const BrgStoredEnvelope *envelope, gint session)
{
  g_autofree char *date = NULL;
  g_autofree char *time = NULL;

  brg_seal_draft_split_time (envelope->resumes_at, &date, &time);
  brg_ui_set_text (self->position_row, envelope->stands);
  adw_combo_row_set_selected (self->sealer_row, envelope->sealer);
  set_number (self->move_row, envelope->move_number);
  adw_combo_row_set_selected (self->manner_row, envelope->manner);
  brg_ui_set_text (self->open_row, envelope->open_move);
  gtk_switch_set_active (self->braille_switch, envelope->is_braille);
  set_used (self->white_row, envelope->used[BRG_COLOUR_WHITE]);
  set_used (self->black_row, envelope->used[BRG_COLOUR_BLACK]);
  set_number (self->session_row, session);
  adw_combo_row_set_selected (self->offer_row, envelope->draw_offer);
  brg_ui_set_text (self->date_row, date);
  brg_ui_set_text (self->time_row, time);
  brg_ui_set_text (self->place_row, envelope->resumes_in);
  set_number (self->number_row, envelope->number);
  brg_ui_set_text (self->witness_row, envelope->witness);
  brg_ui_set_text (self->custodian_row, envelope->custodian);
  brg_ui_set_text (self->arbiter_row, envelope->sealed_by);
  brg_ui_set_text (self->note_row, envelope->note);
}
