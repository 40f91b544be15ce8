/* brg-rounds-page-columns.c - the rounds page: which columns there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-narrow.h"
#include "brg-rounds-page-private.h"
#include "brg-ui.h"

/* Below this width of text at 100 % notes give way to signs. */
#define TIGHT 760.0

/* Below this width the games of a meeting take the place of start numbers and federations, and
 * notes have room for one mark where federations are told; in a narrow window there is room for so
 * many games. */
#define CROWDED 1500.0
#define NARROW_GAMES 2

/* Below this width federations give way to names, which come first. */
#define FEDERATIONS 1120.0

/* Whether what is told of a player can stand beside his name. */
static gboolean
has_room_beside (BrgRoundsPage *self, const BrgSnapshot *boards)
{
  return !self->is_tight &&
         !(self->is_crowded && boards != NULL && boards->group->meeting_games > 1);
}

/* Whether federations tell players from each other; where there is much room, whether there are
 * any. What stands on a board of this round says nothing, so that no column comes and goes with it;
 * what only a few of all have, late entries say, would leave two columns empty. */
static gboolean
are_federations_wanted (BrgRoundsPage *self, const BrgSnapshot *boards)
{
  const char *first = "";
  gboolean are_told = FALSE;
  guint n_with = 0;

  if (!self->has_federation_room || (self->is_crowded && boards->group->meeting_games > 1))
    return FALSE;
  for (guint i = 0; i < boards->entries->len; i++)
    {
      const char *federation = brg_snapshot_get_entry (boards, (gint) i)->federation;

      if (*federation == '\0')
        continue;
      are_told =
          are_told || !self->is_crowded || (*first != '\0' && !g_str_equal (first, federation));
      first = federation;
      n_with++;
    }
  return are_told && n_with * 2 >= boards->entries->len;
}

/* A column that nobody has anything in is not there. */
static void
show_federations (BrgRoundsPage *self, const BrgSnapshot *boards)
{
  gboolean is_wanted = are_federations_wanted (self, boards);
  /* By correspondence every game has a note: who has the move. */
  gboolean is_short = self->is_crowded && !brg_rounds_page_has_all_rounds (self);

  for (guint i = 0; i < G_N_ELEMENTS (self->federation_columns); i++)
    gtk_column_view_column_set_visible (self->federation_columns[i], is_wanted);
  /* Where names would be cut the notes, which most boards have none of, give way. */
  if (self->are_notes_short == is_short)
    return;
  self->are_notes_short = is_short;
  /* A column keeps its width until its cells are made anew. */
  gtk_column_view_column_set_visible (self->notes_column, FALSE);
  gtk_column_view_column_set_visible (self->notes_column, TRUE);
}

/* What a row of meetings has more than one of games: the lot, the games, their sum. In a narrow
 * window the games come first; where there is no room for them, their sum. */
static void
show_meeting_columns (BrgRoundsPage *self)
{
  static const char *const colours[] = { "○●", "●○" };
  const BrgSnapshot *boards = brg_rounds_page_get_boards (self);
  gint n_games = boards != NULL ? boards->group->meeting_games : 1;
  gboolean has_meetings = n_games > 1;
  gboolean has_games =
      has_meetings && n_games <= (self->is_narrow ? NARROW_GAMES : BRG_ROUNDS_MOST_GAMES);

  gtk_column_view_column_set_visible (self->lot_column, !self->is_narrow && self->lots != NULL &&
                                                            self->lots->len > 0);
  gtk_column_view_column_set_visible (self->sum_column,
                                      has_meetings && (!self->is_narrow || !has_games));
  for (gint i = 0; i < BRG_ROUNDS_MOST_GAMES; i++)
    {
      /* Translators: a game of a meeting and which player has White in it: "1 ○●" */
      g_autofree char *title =
          g_strdup_printf (C_ ("game of a meeting", "%d %s"), i + 1, colours[i % 2]);

      gtk_column_view_column_set_title (self->game_columns[i], title);
      gtk_column_view_column_set_visible (self->game_columns[i], has_games && i < n_games);
    }
  gtk_column_view_column_set_title (self->side_columns[0],
                                    has_meetings ? C_ ("side", "First") : C_ ("side", "White"));
  gtk_column_view_column_set_title (self->side_columns[1],
                                    has_meetings ? C_ ("side", "Second") : C_ ("side", "Black"));
  gtk_column_view_column_set_title (self->result_column, has_meetings ? C_ ("column", "Meeting")
                                                                      : C_ ("column", "Result"));
  gtk_widget_set_visible (GTK_WIDGET (self->meeting_legend), has_meetings && !self->is_narrow);
}

static void
show_numbers (BrgRoundsPage *self, const BrgSnapshot *boards)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->number_columns); i++)
    gtk_column_view_column_set_visible (self->number_columns[i],
                                        !self->is_narrow && has_room_beside (self, boards));
}

/* rus-draughts-2022 10.3.2: by correspondence no board is told from another, but a game by its
 * code, and who has the move by a note. */
static void
show_letters (BrgRoundsPage *self)
{
  gboolean has_all = brg_rounds_page_has_all_rounds (self);

  gtk_column_view_column_set_visible (self->round_column, has_all);
  gtk_column_view_column_set_title (self->board_column,
                                    has_all ? C_ ("column", "Game") : C_ ("column", "Board"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  has_all ? _ ("Games of all rounds") : _ ("Boards of the round"),
                                  -1);
}

void
brg_rounds_page_fit_columns (BrgRoundsPage *self)
{
  const BrgSnapshot *boards = brg_rounds_page_get_boards (self);

  show_letters (self);
  show_meeting_columns (self);
  show_numbers (self, boards);
  if (boards != NULL)
    show_federations (self, boards);
}

void
brg_rounds_page_show_columns (BrgRoundsPage *self)
{
  brg_rounds_page_fit_columns (self);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rows)); i++)
    {
      g_autoptr (BrgRowItem) item = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

      brg_row_item_revise (item);
    }
}

/* A column keeps its width until its cells are made anew. */
static void
make_notes_anew (BrgRoundsPage *self)
{
  gtk_column_view_column_set_visible (self->notes_column, FALSE);
  gtk_column_view_column_set_title (self->notes_column,
                                    self->is_tight ? NULL : C_ ("column", "Notes"));
  gtk_column_view_column_set_visible (self->notes_column, TRUE);
}

static void
on_tight (gboolean is_tight, gpointer data)
{
  BrgRoundsPage *self = data;

  gboolean was_tight = self->is_tight;

  self->is_tight = is_tight;
  brg_ui_set_class (self, "tight", is_tight);
  if (was_tight != is_tight)
    make_notes_anew (self);
  brg_rounds_page_show_columns (self);
}

static void
on_federations (gboolean is_narrower, gpointer data)
{
  BrgRoundsPage *self = data;

  self->has_federation_room = !is_narrower;
  brg_rounds_page_show_columns (self);
}

static void
on_crowded (gboolean is_crowded, gpointer data)
{
  BrgRoundsPage *self = data;

  self->is_crowded = is_crowded;
  brg_rounds_page_show_columns (self);
}

void
brg_rounds_page_watch_columns (BrgRoundsPage *self)
{
  brg_narrow_watch (GTK_WIDGET (self), TIGHT, on_tight, self);
  brg_narrow_watch (GTK_WIDGET (self), CROWDED, on_crowded, self);
  brg_narrow_watch (GTK_WIDGET (self), FEDERATIONS, on_federations, self);
}
