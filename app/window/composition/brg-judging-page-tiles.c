/* brg-judging-page-tiles.c - a judge's sheet: a board for each work, with his mark
 *
 * Rules: rus-draughts-2022 11.1.1, 11.7
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-chip.h"
#include "brg-contest-board.h"
#include "brg-contest-check.h"
#include "brg-contest-lines.h"
#include "brg-contest-solution.h"
#include "brg-contest-words.h"
#include "brg-judging-page-private.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define TILE_BOARD 132

/* The work of a tile, on the tile. */
#define THUMB_KEY "brg-judging-thumb"

gint
brg_judging_page_get_mark (BrgJudgingPage *self, gint64 work_id)
{
  const BrgContestMarkRow *mark =
      brg_contest_find_mark (self->desk->contest, work_id, self->judge_id);

  return mark != NULL ? mark->mark : -1;
}

const char *
brg_judging_page_get_remark (BrgJudgingPage *self, gint64 work_id)
{
  const BrgContestMarkRow *mark =
      brg_contest_find_mark (self->desk->contest, work_id, self->judge_id);

  return mark != NULL ? mark->remark : "";
}

/* What the check says, where that is more than that all is well. */
static GtkWidget *
new_chip (const BrgContestWorkRow *row)
{
  g_autoptr (BrgContestFinding) finding = brg_contest_check_look_up (row->work);
  g_autofree char *text = NULL;
  BrgContestMark mark = BRG_CONTEST_MARK_OPEN;

  if (row->work->state != BRG_CONTEST_WORK_RECEIVED)
    return brg_chip_new (BRG_CHIP_NEUTRAL, NULL,
                         brg_contest_words_get_state (row->work->state, brg_ui_get_words ()));
  if (finding == NULL)
    return NULL;
  text = brg_contest_lines_dup_chip (finding, &mark, brg_ui_get_words ());
  if (mark == BRG_CONTEST_MARK_GOOD || mark == BRG_CONTEST_MARK_OPEN)
    return NULL;
  return brg_chip_new (mark == BRG_CONTEST_MARK_BAD ? BRG_CHIP_ERROR : BRG_CHIP_WARN, NULL, text);
}

static char *
make_caption (const BrgContestWork *work)
{
  BrgDeskGame *game = brg_contest_solution_open (work->board, work->fen, work->solution, NULL);
  guint n_moves = 0;
  g_autofree char *first =
      game != NULL ? brg_contest_solution_dup_first (game, &n_moves) : g_strdup ("");
  char *text =
      n_moves > 0
          /* Translators: the first move of a solution and how many moves it has */
          ? g_strdup_printf (ngettext ("%s… · %u move", "%s… · %u moves", n_moves), first, n_moves)
          : g_strdup ("");

  brg_desk_game_free (game);
  return text;
}

/* A solution is read once: the tiles are made anew with every mark. */
static const char *
find_caption (BrgJudgingPage *self, const BrgContestWork *work)
{
  g_autofree char *key = g_strjoin ("\n", work->board, work->fen, work->solution, NULL);
  char *caption = g_hash_table_lookup (self->captions, key);

  if (caption == NULL)
    {
      caption = make_caption (work);
      g_hash_table_insert (self->captions, g_steal_pointer (&key), caption);
    }
  return caption;
}

static GtkWidget *
make_head (const BrgContestWorkRow *row, gboolean is_missing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: number of a work */
  g_autofree char *title = g_strdup_printf (_ ("No. %u"), row->work->number);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *chip = new_chip (row);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  brg_ui_set_class (label, "brg-strong", is_missing);
  gtk_box_append (GTK_BOX (box), label);
  if (chip != NULL)
    gtk_box_append (GTK_BOX (box), chip);
  return box;
}

/* rus-draughts-2022 11.1.1: a work that does not take part gets no mark. */
static GtkWidget *
make_mark (BrgJudgingPage *self, const BrgContestWorkRow *row)
{
  gint mark = brg_judging_page_get_mark (self, row->work->id);
  g_autofree char *text = row->is_judged ? brg_contest_words_dup_points (mark, brg_ui_get_words ())
                                         : g_strdup (C_ ("mark", "none"));
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "brg-contest-mark");
  gtk_widget_add_css_class (label, !row->is_judged ? "barred" : mark < 0 ? "missing" : "given");
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  return label;
}

static GtkWidget *
make_foot (BrgJudgingPage *self, const BrgContestWorkRow *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (find_caption (self, row->work));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "brg-dim");
  gtk_widget_add_css_class (label, "brg-small");
  gtk_box_append (GTK_BOX (box), label);
  if (*brg_judging_page_get_remark (self, row->work->id) != '\0')
    gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("document-edit-symbolic"));
  return box;
}

static char *
dup_said (BrgJudgingPage *self, const BrgContestWorkRow *row)
{
  g_autofree char *points = brg_contest_words_dup_points (
      brg_judging_page_get_mark (self, row->work->id), brg_ui_get_words ());

  if (!row->is_judged)
    /* Translators: number of a work */
    return g_strdup_printf (_ ("No. %u, takes no part"), row->work->number);
  if (brg_judging_page_get_mark (self, row->work->id) < 0)
    /* Translators: number of a work */
    return g_strdup_printf (_ ("No. %u, no mark yet"), row->work->number);
  /* Translators: number of a work, its mark */
  return g_strdup_printf (_ ("No. %u, mark %s"), row->work->number, points);
}

static GtkWidget *
make_tile (BrgJudgingPage *self, const BrgContestWorkRow *row)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *said = dup_said (self, row);
  BrgBoardPicture picture;
  GtkWidget *thumb;

  thumb = brg_board_thumb_new (brg_contest_board_draw (row->work, &picture) ? &picture : NULL,
                               TILE_BOARD, said);
  gtk_box_append (GTK_BOX (middle), thumb);
  gtk_box_append (GTK_BOX (middle), make_mark (self, row));
  gtk_box_append (GTK_BOX (box), make_head (row, row->is_judged && brg_judging_page_get_mark (
                                                                       self, row->work->id) < 0));
  gtk_box_append (GTK_BOX (box), middle);
  gtk_box_append (GTK_BOX (box), make_foot (self, row));
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_widget_add_css_class (child, "brg-contest-tile");
  g_object_set_data (G_OBJECT (child), THUMB_KEY, thumb);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  return child;
}

void
brg_judging_page_fill_tiles (BrgJudgingPage *self)
{
  GtkWidget *child;

  g_clear_pointer (&self->player, brg_work_player_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tiles))) != NULL)
    gtk_flow_box_remove (self->tiles, child);
  g_array_set_size (self->shown, 0);
  for (guint i = 0; i < self->desk->works->len; i++)
    {
      const BrgContestWorkRow *row = self->desk->works->pdata[i];

      if (row->work->section_id != self->section_id ||
          row->work->state == BRG_CONTEST_WORK_DECLARED)
        continue;
      g_array_append_val (self->shown, i);
      gtk_flow_box_append (self->tiles, make_tile (self, row));
    }
}

static guint
find_nth (const BrgJudgingPage *self, const GArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgContestWorkRow *row = self->desk->works->pdata[g_array_index (rows, guint, i)];

      if (row->work->id == self->work_id)
        return i;
    }
  return G_MAXUINT;
}

void
brg_judging_page_select_work (BrgJudgingPage *self)
{
  guint tile = find_nth (self, self->shown);
  guint row = find_nth (self, self->ranked);
  gboolean was_filling = self->is_filling;

  self->is_filling = TRUE;
  if (tile != G_MAXUINT)
    gtk_flow_box_select_child (self->tiles,
                               gtk_flow_box_get_child_at_index (self->tiles, (int) tile));
  if (row != G_MAXUINT)
    gtk_list_box_select_row (self->results,
                             gtk_list_box_get_row_at_index (self->results, (int) row));
  self->is_filling = was_filling;
}

/* Played in its tile; once more puts the beginning back. */
void
brg_judging_page_play (BrgJudgingPage *self)
{
  const BrgContestWorkRow *row = brg_judging_page_get_row (self);
  guint tile = row != NULL ? find_nth (self, self->shown) : G_MAXUINT;
  GtkFlowBoxChild *child;

  if (self->player != NULL)
    {
      g_clear_pointer (&self->player, brg_work_player_free);
      return;
    }
  if (tile == G_MAXUINT)
    return;
  child = gtk_flow_box_get_child_at_index (self->tiles, (int) tile);
  self->player = brg_work_player_new (g_object_get_data (G_OBJECT (child), THUMB_KEY), row->work);
}

/* How many tiles stand beside each other. */
static gint
count_columns (BrgJudgingPage *self)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->tiles));
  gint n_columns = 0;
  float top = 0;

  for (GtkWidget *tile = first; tile != NULL; tile = gtk_widget_get_next_sibling (tile))
    {
      graphene_rect_t area;

      if (!gtk_widget_compute_bounds (tile, GTK_WIDGET (self->tiles), &area))
        break;
      if (tile == first)
        top = area.origin.y;
      if (area.origin.y > top)
        break;
      n_columns++;
    }
  return MAX (n_columns, 1);
}

/* The list of tiles forgets where its cursor is whenever it is filled: the arrows are ours. */
void
brg_judging_page_move (BrgJudgingPage *self, gint step, gboolean by_rows)
{
  guint tile = find_nth (self, self->shown);
  gint index = (gint) tile + step * (by_rows ? count_columns (self) : 1);

  if (tile == G_MAXUINT || index < 0 || (guint) index >= self->shown->len)
    return;
  gtk_flow_box_select_child (self->tiles, gtk_flow_box_get_child_at_index (self->tiles, index));
  brg_page_take_focus (BRG_PAGE (self));
}
