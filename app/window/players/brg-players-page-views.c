/* brg-players-page-views.c - the list of players, their admission, the check-in: one is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-date-words.h"
#include "brg-players-page-private.h"
#include "brg-ui-words.h"

static gboolean
is_check_in (BrgPlayersPage *self)
{
  return gtk_toggle_button_get_active (self->check_in_toggle);
}

static gboolean
is_admission (BrgPlayersPage *self)
{
  return gtk_toggle_button_get_active (self->admission_toggle);
}

gboolean
brg_players_page_is_list (BrgPlayersPage *self)
{
  return !is_check_in (self) && !is_admission (self);
}

BrgPlayersView
brg_players_page_get_view (BrgPlayersPage *self)
{
  return is_check_in (self)    ? BRG_PLAYERS_VIEW_CHECK_IN
         : is_admission (self) ? BRG_PLAYERS_VIEW_ADMISSION
                               : BRG_PLAYERS_VIEW_LIST;
}

/* A button tells how many are undecided in its view. */
static void
show_toggles (BrgPlayersPage *self)
{
  gint n_open = brg_check_in_view_count_open (self->check_in);
  gint n_undecided = brg_admission_view_count_open (self->admission);
  g_autofree char *counted =
      /* Translators: the view in which players are ticked before a round; how many are undecided */
      g_strdup_printf (_ ("Check-in (%d)"), n_open);
  g_autofree char *admitted =
      /* Translators: the view of the admission committee; how many are undecided */
      g_strdup_printf (_ ("Admission (%d)"), n_undecided);

  gtk_button_set_label (GTK_BUTTON (self->check_in_toggle),
                        n_open > 0 ? counted : C_ ("view of the players", "Check-in"));
  gtk_button_set_label (GTK_BUTTON (self->admission_toggle),
                        n_undecided > 0 ? admitted : C_ ("view of the players", "Admission"));
}

void
brg_players_page_show_view (BrgPlayersPage *self, const BrgSnapshot *snapshot)
{
  gboolean is_list = brg_players_page_is_list (self);

  show_toggles (self);
  gtk_stack_set_visible_child_name (self->stack, is_check_in (self)            ? "check-in"
                                                 : snapshot->entries->len == 0 ? "empty"
                                                 : is_admission (self)         ? "admission"
                                                                               : "list");
  gtk_widget_set_visible (GTK_WIDGET (self->search_entry), is_list);
  gtk_widget_set_visible (GTK_WIDGET (self->count_label), is_list);
  gtk_widget_set_visible (GTK_WIDGET (self->limit_label),
                          is_list && *gtk_label_get_text (self->limit_label) != '\0');
  gtk_widget_set_visible (self->wide_box, is_list && !self->is_narrow);
  gtk_widget_set_visible (self->add_button, is_list);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), is_list);
}

gboolean
brg_players_page_focus_other_view (BrgPlayersPage *self)
{
  if (is_check_in (self))
    brg_check_in_view_take_focus (self->check_in);
  else if (is_admission (self))
    brg_admission_view_take_focus (self->admission);
  return !brg_players_page_is_list (self);
}

gboolean
brg_players_page_enter_other_view (BrgPlayersPage *self)
{
  if (!is_admission (self))
    return brg_players_page_focus_other_view (self);
  brg_admission_view_enter (self->admission);
  return TRUE;
}

char *
brg_players_page_dup_view_subtitle (BrgPlayersPage *self, const BrgSnapshot *snapshot)
{
  gint round = (gint) snapshot->rounds->len + 1;
  g_autofree char *start = brg_date_words_stamp (
      brg_ui_get_words (), brg_snapshot_get_round_start (snapshot, round), snapshot->event->zone);

  if (is_admission (self))
    return brg_admission_view_dup_subtitle (self->admission);
  /* Translators: number of the next round, date and time of the timetable */
  return is_check_in (self) && start != NULL
             ? g_strdup_printf (_ ("round %d begins %s"), round, start)
             : NULL;
}
