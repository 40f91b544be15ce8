/* brg-rounds-page-pass.c - the rounds page: what is said of the second person's pass
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-result-keys.h"
#include "brg-rounds-buttons.h"
#include "brg-rounds-page-private.h"
#include "brg-ui.h"

/* Index of the board whose entries are being settled, -1 for none. */
static gint
find_difference (BrgRoundsPage *self)
{
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  const BrgGame *game;

  if (snapshot == NULL || self->pass.game_id == 0)
    return -1;
  for (gint i = 0; (game = brg_board_get_game (snapshot, self->round, i)) != NULL; i++)
    if (game->id == self->pass.game_id)
      return i;
  return -1;
}

gboolean
brg_rounds_page_go_to_difference (BrgRoundsPage *self)
{
  gint index = find_difference (self);

  if (index < 0 || index == self->index)
    return FALSE;
  brg_rounds_page_move_to (self, index);
  return TRUE;
}

static void
add_decision (BrgRoundsPage *self, gunichar symbol, const char *text)
{
  GtkWidget *button = brg_rounds_buttons_new_decision (symbol, text);

  gtk_widget_add_css_class (button, "brg-notice-button");
  gtk_box_append (self->pass_keys, button);
}

/* The buttons are made once for a difference: they stay while keys are refused. */
static void
show_decisions (BrgRoundsPage *self, const BrgSnapshot *snapshot)
{
  const BrgGame *game = brg_board_get_game (snapshot, self->round, find_difference (self));
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *keep = NULL;
  g_autofree char *take = NULL;

  if (self->pass_shown == self->pass.game_id)
    return;
  self->pass_shown = self->pass.game_id;
  brg_ui_clear (self->pass_keys);
  gtk_widget_set_visible (GTK_WIDGET (self->pass_keys), game != NULL);
  if (game == NULL)
    return;
  first = brg_verification_dup_entry (snapshot, game->white_outcome, game->black_outcome);
  second = brg_verification_dup_entry (snapshot, self->pass.white, self->pass.black);
  /* Translators: %s is a result */
  keep = g_strdup_printf (_ ("Keep the first: %s"), first);
  /* Translators: %s is a result */
  take = g_strdup_printf (_ ("Take the second: %s"), second);
  add_decision (self, BRG_SYMBOL_ENTER, keep);
  add_decision (self, 'T', take);
}

void
brg_rounds_page_update_pass (BrgRoundsPage *self)
{
  BrgSnapshot *snapshot = brg_rounds_page_get_boards (self);
  g_autofree char *line =
      snapshot != NULL ? brg_verification_dup_line (&self->pass, snapshot, self->round) : NULL;
  gboolean differs = self->pass.game_id != 0;

  gtk_widget_set_visible (GTK_WIDGET (self->pass_box), line != NULL);
  if (line == NULL)
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->pass_box),
                                  self->is_narrow ? GTK_ORIENTATION_VERTICAL
                                                  : GTK_ORIENTATION_HORIZONTAL);
  brg_ui_set_class (self->pass_box, "error", differs);
  brg_ui_set_class (self->pass_box, "warn", !differs && !self->pass.is_on);
  brg_ui_set_class (self->pass_box, "info", !differs && self->pass.is_on);
  gtk_label_set_text (self->pass_label, line);
  /* An alert is not named by its text. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pass_label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  line, -1);
  show_decisions (self, snapshot);
}

void
brg_rounds_page_refuse_key (BrgRoundsPage *self)
{
  gtk_widget_error_bell (GTK_WIDGET (self));
  if (!brg_rounds_page_go_to_difference (self))
    brg_rounds_page_update_pass (self);
  brg_compat_announce (GTK_WIDGET (self->pass_label), gtk_label_get_text (self->pass_label));
}
