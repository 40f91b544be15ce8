/* brg-seal-sheet.c - a game is adjourned: what stands on the envelope
 *
 * Rules: fide-2023 6.9, guideline I.1, I.2, ussr-chess-1956 18, 19
 * Tests: tests/gui/envelopes.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-board-view-way.h"
#include "brg-envelope-settings.h"
#include "brg-envelope-words.h"
#include "brg-seal-draft.h"
#include "brg-seal-sheet-private.h"
#include "brg-store-game-rows.h"
#include "brg-store-results.h"
#include "brg-template.h"
#include "brg-text-tidy.h"
#include "brg-ui.h"

G_DEFINE_FINAL_TYPE (BrgSealSheet, brg_seal_sheet, BRG_TYPE_SHEET)

static const BrgSnapshot *
get_boards (BrgSealSheet *self)
{
  return brg_snapshot_get_boards (brg_sheet_get_snapshot (BRG_SHEET (self)));
}

/* An alert is not named by its text. */
static void
show_state (BrgSealSheet *self, const char *text)
{
  gtk_label_set_text (self->state_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->state_label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

/* What is shown follows from what is typed. */

static void
update_board (BrgSealSheet *self)
{
  g_autofree char *position = brg_ui_dup_text (self->position_row);
  g_autofree char *fault = NULL;
  BrgBoardPicture picture;
  BrgColour turn;
  gboolean is_shown = brg_seal_draft_show (self->discipline, position, &turn, &picture, &fault);

  gtk_widget_set_visible (GTK_WIDGET (self->board), is_shown);
  if (is_shown)
    brg_board_view_set_picture (self->board, &picture);
  gtk_label_set_text (self->position_label,
                      fault != NULL              ? fault
                      : *position == '\0'        ? _ ("The board of this game is empty. Type the "
                                                             "position here or enter it on the page Boards.")
                      : turn == BRG_COLOUR_WHITE ? _ ("White to move")
                                                 : _ ("Black to move"));
}

static void
show_early (BrgSealSheet *self, const BrgSealEarly *early, gint session)
{
  g_autofree char *used = brg_envelope_words_dup_used (early->used);
  g_autofree char *text = NULL;

  if (early->used >= 0)
    /* Translators: hours and minutes */
    text = g_strdup_printf (_ ("Time used, for the envelope: %s. The rest of the session is "
                               "added."),
                            used);
  else if (early->asks_consent)
    text = g_strdup (_ ("Before the time control only with the arbiter’s consent; then the actual "
                        "times are written."));
  else
    text = g_strdup (session < 0 ? _ ("Enter the length of the session, so that the times can "
                                      "be checked.")
                                 : _ ("The game cannot be adjourned yet: enter both times and "
                                      "the move number."));
  gtk_label_set_text (self->early_label, text);
  brg_article_link_set (self->early_link, brg_sheet_get_rulebook (BRG_SHEET (self)),
                        early->article);
}

static gboolean
is_early (BrgSealSheet *self)
{
  return adw_combo_row_get_selected (self->manner_row) == BRG_STORED_MANNER_EARLY;
}

static BrgSealEarly
find_early (BrgSealSheet *self)
{
  return brg_seal_draft_find_early (get_boards (self), self->envelope,
                                    brg_seal_sheet_read_session (self),
                                    gtk_switch_get_active (self->consent_switch));
}

/* (transfer full) (nullable): what is asked before a new envelope is sealed; it may be sealed so
 * all the same. */
static char *
dup_question (BrgSealSheet *self)
{
  return self->envelope->id == 0 ? brg_seal_draft_dup_doubt (get_boards (self), self->envelope)
                                 : NULL;
}

/* fide-2023 6.9 and its sisters: the article by which somebody's flag has fallen. */
static gboolean
link_overstepped (BrgSealSheet *self)
{
  const char *article = NULL;

  if (brg_seal_draft_find_overstepped (get_boards (self), self->envelope, &article) == NULL ||
      article == NULL)
    return FALSE;
  brg_article_link_set (self->early_link, brg_sheet_get_rulebook (BRG_SHEET (self)), article);
  return TRUE;
}

static void
show_question (BrgSealSheet *self)
{
  g_autofree char *question = dup_question (self);

  show_state (self, question != NULL ? question : "");
}

/* Whether the person is to see first what is asked: a second confirmation seals. */
static gboolean
warn (BrgSealSheet *self)
{
  g_autofree char *question = self->is_warned ? NULL : dup_question (self);
  g_autofree char *text = NULL;

  if (question == NULL)
    return FALSE;
  self->is_warned = TRUE;
  /* Translators: "Missing: position, clock times" */
  text = brg_text_join_points (
      g_strdup_printf (_ ("%s. Ctrl+Enter once more seals it so."), question));
  show_state (self, text);
  gtk_widget_add_css_class (GTK_WIDGET (self->state_label), "error");
  gtk_widget_error_bell (GTK_WIDGET (self));
  return TRUE;
}

static void
update (BrgSealSheet *self)
{
  gboolean early = is_early (self);
  gboolean is_out;
  const char *fault;
  BrgSealEarly found = { 0 };

  if (self->envelope == NULL || brg_sheet_get_shell (BRG_SHEET (self)) == NULL)
    return;
  fault = brg_seal_sheet_read_form (self);
  self->is_warned = FALSE;
  gtk_widget_remove_css_class (GTK_WIDGET (self->state_label), "error");
  if (fault != NULL)
    show_state (self, fault);
  else
    show_question (self);
  /* Who seals is asked for by the button. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->seal_button),
                            fault == NULL || self->envelope->sealer == BRG_COLOUR_NONE);
  gtk_widget_set_visible (GTK_WIDGET (self->open_row),
                          adw_combo_row_get_selected (self->manner_row) ==
                              BRG_STORED_MANNER_OPEN_MOVE);
  if (early)
    found = find_early (self);
  gtk_widget_set_visible (self->consent_row, early && found.asks_consent);
  gtk_widget_set_visible (GTK_WIDGET (self->session_row), early);
  gtk_widget_set_visible (GTK_WIDGET (self->early_label), early);
  if (early)
    show_early (self, &found, brg_seal_sheet_read_session (self));
  is_out = fault == NULL && link_overstepped (self);
  gtk_widget_set_visible (GTK_WIDGET (self->early_link_box),
                          is_out || (early && found.article != NULL));
}

/* A position that is typed tells who seals, and often the number of the move. */
static void
on_position_changed (BrgSealSheet *self)
{
  g_autofree char *position = brg_ui_dup_text (self->position_row);
  BrgColour sealer;
  gint number;

  if (self->envelope != NULL &&
      brg_seal_draft_take_position (self->discipline, position, &sealer, &number))
    {
      if (sealer != BRG_COLOUR_NONE)
        adw_combo_row_set_selected (self->sealer_row, sealer);
      if (number > 0)
        brg_seal_sheet_set_move_number (self, number);
    }
  update_board (self);
  update (self);
}

/* Sealing. */

/* The sum of an early adjournment is what stands on the envelope. */
static const char *
take_early (BrgSealSheet *self)
{
  BrgSealEarly early;

  if (!is_early (self) || self->envelope->id != 0)
    return NULL;
  early = find_early (self);
  if (!early.is_allowed)
    return early.asks_consent ? _ ("The arbiter has not consented yet.")
                              : _ ("Too early to adjourn: enter the times, the session and the "
                                   "move.");
  if (early.used >= 0)
    self->envelope->used[self->envelope->sealer] = early.used;
  return NULL;
}

static gboolean
store (BrgSealSheet *self, GError **error)
{
  BrgStore *database = brg_sheet_get_store (BRG_SHEET (self));
  g_autoptr (BrgStoredEnvelopeEvent) again =
      self->is_again ? brg_stored_envelope_event_new ("readjourn", BRG_COLOUR_NONE, 0, NULL) : NULL;

  return self->envelope->id != 0
             ? brg_store_change_envelope (database, self->envelope, error)
             : brg_store_seal_envelope (database, self->envelope, again, NULL, error);
}

static void
on_seal_clicked (BrgSealSheet *self)
{
  const char *fault = brg_seal_sheet_read_form (self);
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  g_autoptr (GError) error = NULL;

  if (fault == NULL)
    fault = take_early (self);
  if (fault == NULL && warn (self))
    return;
  if (fault != NULL || !store (self, &error))
    {
      show_state (self, fault != NULL ? fault : error->message);
      if (self->envelope->sealer == BRG_COLOUR_NONE)
        gtk_widget_grab_focus (GTK_WIDGET (self->sealer_row));
      return;
    }
  brg_session_set_board (brg_sheet_get_session (BRG_SHEET (self)), self->envelope->pairing_id);
  brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), TRUE, NULL);
  gtk_window_destroy (GTK_WINDOW (self));
  brg_shell_focus_page (shell);
}

static void
on_bare_clicked (BrgSealSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  GError *error = NULL;
  gboolean done =
      brg_store_set_result (brg_sheet_get_store (BRG_SHEET (self)), self->envelope->pairing_id,
                            BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED, &error);

  brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error);
  gtk_window_destroy (GTK_WINDOW (self));
  brg_shell_focus_page (shell);
}

static void
brg_seal_sheet_dispose (GObject *object)
{
  g_clear_pointer (&BRG_SEAL_SHEET (object)->envelope, brg_stored_envelope_free);
  G_OBJECT_CLASS (brg_seal_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgSealSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (title_widget), CHILD (columns),        CHILD (left_box),       CHILD (board),
  CHILD (position_row), CHILD (position_label), CHILD (sealer_row),     CHILD (move_row),
  CHILD (manner_row),   CHILD (open_row),       CHILD (consent_row),    CHILD (consent_switch),
  CHILD (braille_row),  CHILD (braille_switch), CHILD (white_row),      CHILD (black_row),
  CHILD (session_row),  CHILD (early_label),    CHILD (early_link_box), CHILD (offer_row),
  CHILD (date_row),     CHILD (time_row),       CHILD (place_row),      CHILD (number_row),
  CHILD (witness_row),  CHILD (custodian_row),  CHILD (arbiter_row),    CHILD (note_row),
  CHILD (state_label),  CHILD (bare_button),    CHILD (seal_button),
};

static void
brg_seal_sheet_class_init (BrgSealSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_BOARD_VIEW);
  G_OBJECT_CLASS (klass)->dispose = brg_seal_sheet_dispose;
  brg_template_set (klass, "brg-seal-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_seal_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_bare_clicked);
}

static void
set_choices (AdwComboRow *row, const char *const *texts)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (texts);

  adw_combo_row_set_model (row, G_LIST_MODEL (list));
}

static void
connect_rows (BrgSealSheet *self)
{
  AdwEntryRow *rows[] = { self->move_row,    self->open_row,      self->white_row,
                          self->black_row,   self->session_row,   self->date_row,
                          self->time_row,    self->place_row,     self->number_row,
                          self->witness_row, self->custodian_row, self->arbiter_row,
                          self->note_row };
  AdwComboRow *choices[] = { self->sealer_row, self->manner_row, self->offer_row };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_signal_connect_swapped (rows[i], "changed", G_CALLBACK (update), self);
      g_signal_connect_swapped (rows[i], "entry-activated", G_CALLBACK (on_seal_clicked), self);
    }
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    g_signal_connect_swapped (choices[i], "notify::selected", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->consent_switch, "notify::active", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->position_row, "changed", G_CALLBACK (on_position_changed), self);
}

static void
brg_seal_sheet_init (BrgSealSheet *self)
{
  const char *const manners[] = { _ ("At the end of the session"), _ ("Earlier, on request"),
                                  _ ("With an open move"), NULL };
  const char *const offers[] = { _ ("None"), _ ("By White"), _ ("By Black"), NULL };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->early_link = brg_article_link_new (NULL, NULL);
  gtk_box_append (self->early_link_box, self->early_link);
  set_choices (self->manner_row, manners);
  set_choices (self->offer_row, offers);
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->seal_button));
  connect_rows (self);
}

static void
show_players (BrgSealSheet *self, const BrgEnvelopeCase *matter)
{
  g_autofree char *white =
      brg_envelope_words_dup_name (get_boards (self), matter, BRG_COLOUR_WHITE);
  g_autofree char *black =
      brg_envelope_words_dup_name (get_boards (self), matter, BRG_COLOUR_BLACK);
  /* Translators: the name of the player */
  g_autofree char *first = g_strdup_printf (_ ("White: %s"), white);
  /* Translators: the name of the player */
  g_autofree char *second = g_strdup_printf (_ ("Black: %s"), black);
  const char *const sides[] = {
    [BRG_COLOUR_NONE] = C_ ("sealed by", "not stated yet"),
    [BRG_COLOUR_WHITE] = first,
    [BRG_COLOUR_BLACK] = second,
    NULL,
  };
  /* Translators: round, number of the board, two names */
  g_autofree char *subtitle = g_strdup_printf (
      _ ("Round %d, board %d: %s – %s"), matter->round,
      matter->game->match_board > 0 ? matter->game->match_board : matter->game->board, white,
      black);

  adw_window_title_set_subtitle (self->title_widget, subtitle);
  set_choices (self->sealer_row, sides);
}

static void
present (BrgShell *shell,
         BrgStoredEnvelope *envelope,
         const BrgEnvelopeCase *matter,
         gboolean again)
{
  BrgSealSheet *self = g_object_new (BRG_TYPE_SEAL_SHEET, "transient-for", shell, NULL);
  g_autoptr (BrgStoredEnvelope) shown = brg_stored_envelope_copy (envelope);
  gint session;

  self->discipline = get_boards (self)->event->discipline;
  session =
      brg_envelope_settings_get_session (brg_sheet_get_store (BRG_SHEET (self)), get_boards (self));
  if (session < 0)
    session = brg_seal_draft_guess_session (get_boards (self));
  show_players (self, matter);
  self->is_again = again;
  brg_seal_sheet_show_envelope (self, shown, session);
  self->envelope = envelope;
  update_board (self);
  update (self);
  gtk_widget_set_visible (GTK_WIDGET (self->bare_button),
                          envelope->id == 0 && matter->game->white_outcome == BRG_OUTCOME_NONE);
  gtk_widget_set_sensitive (self->left_box, envelope->id == 0 || envelope->events->len == 0);
  if (envelope->id != 0)
    gtk_button_set_label (self->seal_button, _ ("_Save"));
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (envelope->id != 0           ? self->date_row
                                     : *envelope->stands == '\0' ? self->position_row
                                                                 : self->white_row));
}

/* A game whose envelope is there is only adjourned again in the table. */
static gboolean
restore (BrgShell *shell, const BrgEnvelopeCase *matter)
{
  BrgSession *session = brg_shell_get_session (shell);
  GError *error = NULL;
  gboolean done;

  if (matter == NULL || matter->envelope == NULL || matter->is_open ||
      !brg_stored_envelope_is_secret (matter->envelope) ||
      matter->game->white_outcome != BRG_OUTCOME_NONE)
    return FALSE;
  done = brg_store_set_result (brg_session_get_store (session), matter->game->id,
                               BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED, &error);
  brg_session_finish (session, done, error);
  return TRUE;
}

static gboolean
find_board (const BrgSnapshot *snapshot, gint64 pairing_id, BrgEnvelopeCase *matter)
{
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint j = 0; j < round->games->len; j++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, j);

          if (game->id != pairing_id || game->black == BRG_NOBODY)
            continue;
          *matter = (BrgEnvelopeCase){ .round = round->number, .game = game };
          return TRUE;
        }
    }
  return FALSE;
}

void
brg_seal_sheet_present (BrgShell *shell, gint64 pairing_id)
{
  BrgSession *session = brg_shell_get_session (shell);
  BrgStore *database = brg_session_get_store (session);
  const BrgSnapshot *boards = brg_snapshot_get_boards (brg_session_get_snapshot (session));
  g_autoptr (BrgEnvelopeDesk) desk = brg_envelope_settings_open_desk (database, boards);
  g_autoptr (BrgStoredGame) record =
      brg_store_load_game (database, boards->group->id, pairing_id, NULL);
  const BrgEnvelopeCase *last;
  BrgEnvelopeCase matter;

  if (desk == NULL || record == NULL || !find_board (boards, pairing_id, &matter))
    return;
  last = brg_envelope_desk_find (desk, pairing_id);
  if (restore (shell, last))
    return;
  present (shell,
           brg_seal_draft_begin (boards, matter.game, record, desk->envelopes, g_get_real_time ()),
           &matter, last != NULL && last->is_open && last->envelope != NULL);
}

void
brg_seal_sheet_present_change (BrgShell *shell, const BrgStoredEnvelope *envelope)
{
  const BrgSnapshot *boards =
      brg_snapshot_get_boards (brg_session_get_snapshot (brg_shell_get_session (shell)));
  BrgEnvelopeCase matter;

  if (find_board (boards, envelope->pairing_id, &matter))
    present (shell, brg_stored_envelope_copy (envelope), &matter, FALSE);
}
