/* brg-board-view.c - a board to look at and to move pieces on
 *
 * What is done with the pieces is in -way.c, with keys in -keys.c, with the pointer in -pointer.c;
 * what is said in -speech.c.
 * Tests: tests/widgets/test-board-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-view-private.h"

#include "brg-board-view-way.h"

#include <math.h>

#include "brg-widget-palette.h"

/* Side of a square, in pixels: what a window can shrink to beside text of 10 pt at 96 dpi, and what
 * it likes. Larger text wants larger pieces, but leaves less room for them: the least grows by a
 * quarter. A board of more squares is no larger than one of eight by eight. */
#define MOST_GROWTH 1.25
#define MIN_SQUARE 24
#define MIN_SIDE 8
#define NATURAL_SQUARE 56

#define OWN_MARKS (BRG_BOARD_TARGET | BRG_BOARD_CURSOR | BRG_BOARD_LIFTED | BRG_BOARD_DRAGGED)

G_DEFINE_FINAL_TYPE (BrgBoardView, brg_board_view, GTK_TYPE_WIDGET)

guint brg_board_view_signals[BRG_BOARD_VIEW_N_SIGNALS];

/* What is drawn */

static BrgTextCache *
get_texts (BrgBoardView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  if (self->texts != NULL && !brg_text_cache_is_current (self->texts, context))
    g_clear_pointer (&self->texts, brg_text_cache_free);
  if (self->texts == NULL)
    self->texts = brg_text_cache_new (context);
  return self->texts;
}

void
brg_board_view_get_layout (BrgBoardView *self, BrgBoardLayout *layout)
{
  brg_board_layout_fit (layout, &self->picture, brg_widget_palette_get_unit (GTK_WIDGET (self)),
                        gtk_widget_get_width (GTK_WIDGET (self)),
                        gtk_widget_get_height (GTK_WIDGET (self)), BRG_PIECE_ON_SCREEN);
}

/* A way of one square is a piece that is lifted, and no line. */
static void
mark_own (BrgBoardView *self)
{
  BrgBoardPicture *picture = &self->picture;
  const BrgBoardSet *targets = self->way.n_squares > 0 ? &self->targets : &self->given_targets;

  for (gint square = 0; square < brg_board_picture_count_squares (picture); square++)
    {
      picture->marks[square] &= (guint8) ~OWN_MARKS;
      if (!self->hides_targets && brg_board_set_has (targets, square))
        brg_board_picture_mark (picture, square, BRG_BOARD_TARGET);
    }
  if (self->by_keys && gtk_widget_has_focus (GTK_WIDGET (self)))
    brg_board_picture_mark (picture, self->cursor, BRG_BOARD_CURSOR);
  picture->way = self->way.n_squares > 1 ? self->way : self->given_way;
  brg_board_picture_mark (picture, self->lifted,
                          self->is_dragged ? (BrgBoardMark) (BRG_BOARD_LIFTED | BRG_BOARD_DRAGGED)
                                           : BRG_BOARD_LIFTED);
}

void
brg_board_view_update (BrgBoardView *self)
{
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  mark_own (self);
  brg_board_view_update_speech (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
brg_board_view_move_cursor (BrgBoardView *self, gint square)
{
  gboolean is_other = square != self->cursor;

  self->cursor = square;
  brg_board_view_update (self);
  if (is_other)
    g_signal_emit (self, brg_board_view_signals[BRG_BOARD_VIEW_CURSOR_CHANGED], 0, square);
}

/* The cursor stays on the board, and on dark squares where there is nothing on others. On a
 * board of lines that is new play begins in the middle. */
static void
keep_cursor (BrgBoardView *self, gboolean is_new)
{
  const BrgBoardPicture *picture = &self->picture;
  gint n_squares = brg_board_picture_count_squares (picture);

  if (is_new && picture->ground == BRG_BOARD_LINED)
    self->cursor = n_squares / 2;
  self->cursor = MIN (self->cursor, n_squares - 1);
  if (!brg_board_picture_is_playable (picture, self->cursor))
    self->cursor += self->cursor % picture->n_files > 0 ? -1 : 1;
}

void
brg_board_view_take_picture (BrgBoardView *self, const BrgBoardPicture *picture)
{
  gboolean is_flipped = self->has_picture ? self->picture.is_flipped : picture->is_flipped;
  gboolean is_other_size = picture->n_files != self->picture.n_files ||
                           picture->n_ranks != self->picture.n_ranks ||
                           picture->has_coordinates != self->picture.has_coordinates;
  gboolean is_other_ground = picture->ground != self->picture.ground;

  self->picture = *picture;
  self->given_way = picture->way;
  self->given_targets = (BrgBoardSet){ 0 };
  for (gint square = 0; square < brg_board_picture_count_squares (picture); square++)
    if ((picture->marks[square] & BRG_BOARD_TARGET) != 0)
      brg_board_set_add (&self->given_targets, square);
  self->picture.is_flipped = is_flipped;
  self->has_picture = TRUE;
  keep_cursor (self, is_other_ground);
  if (is_other_size)
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* By Tab the cursor is wanted, by the pointer it would only be in the way. */
static void
on_focus_changed (BrgBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    self->by_keys = TRUE;
  brg_board_view_update (self);
}

/* Widget */

static void
brg_board_view_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size G_GNUC_UNUSED,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  BrgBoardView *self = BRG_BOARD_VIEW (widget);
  double unit = brg_widget_palette_get_unit (widget);
  double n_most = MAX (MAX (self->picture.n_files, self->picture.n_ranks), MIN_SIDE);
  double square = round (MIN_SQUARE * CLAMP (unit, 1, MOST_GROWTH) * MIN_SIDE / n_most);
  double least[2], liked[2];

  brg_board_layout_get_extent (&self->picture, unit, square, &least[GTK_ORIENTATION_HORIZONTAL],
                               &least[GTK_ORIENTATION_VERTICAL]);
  brg_board_layout_get_extent (
      &self->picture, unit, MAX (square, round (NATURAL_SQUARE * MIN_SIDE / n_most)),
      &liked[GTK_ORIENTATION_HORIZONTAL], &liked[GTK_ORIENTATION_VERTICAL]);
  *minimum = (int) ceil (least[orientation]);
  *natural = (int) ceil (liked[orientation]);
}

static void
brg_board_view_size_allocate (GtkWidget *widget,
                              int width G_GNUC_UNUSED,
                              int height G_GNUC_UNUSED,
                              int baseline G_GNUC_UNUSED)
{
  g_clear_pointer (&BRG_BOARD_VIEW (widget)->ground, gsk_render_node_unref);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

static void
draw_board (BrgBoardView *self, GtkSnapshot *snapshot, const BrgBoardLayout *layout)
{
  GtkWidget *widget = GTK_WIDGET (self);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  BrgPalette palette;

  brg_widget_palette_load (widget, &palette);
  brg_board_draw (cr, &self->picture, layout, get_texts (self), &palette, BRG_PIECE_ON_SCREEN);
  cairo_destroy (cr);
}

/* What is carried may hang over the edge of the widget. The board below it is drawn once: then only
 * what the piece covers is painted anew with every motion. */
static void
draw_carried (BrgBoardView *self, GtkSnapshot *snapshot, const BrgBoardLayout *layout)
{
  double side = layout->square;
  double x = floor (self->pointer_x - side / 2);
  double y = floor (self->pointer_y - side / 2);
  cairo_t *cr;

  if (self->ground == NULL)
    {
      GtkSnapshot *ground = gtk_snapshot_new ();

      draw_board (self, ground, layout);
      self->ground = gtk_snapshot_free_to_node (ground);
    }
  gtk_snapshot_append_node (snapshot, self->ground);
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) side, (float) side));
  brg_piece_draw (cr, self->picture.pieces[self->lifted], x, y, side, BRG_PIECE_ON_SCREEN);
  cairo_destroy (cr);
}

static void
brg_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BrgBoardView *self = BRG_BOARD_VIEW (widget);
  BrgBoardLayout layout;

  brg_board_view_get_layout (self, &layout);
  if (self->is_dragged && self->lifted != BRG_BOARD_NO_SQUARE)
    {
      draw_carried (self, snapshot, &layout);
      return;
    }
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  draw_board (self, snapshot, &layout);
}

static void
clear_targets (BrgBoardView *self)
{
  if (self->targets_destroy != NULL)
    self->targets_destroy (self->targets_data);
  self->find_targets = NULL;
  self->targets_data = NULL;
  self->targets_destroy = NULL;
}

static void
brg_board_view_dispose (GObject *object)
{
  BrgBoardView *self = BRG_BOARD_VIEW (object);
  GtkWidget *child;

  /* Popovers that point at squares. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  clear_targets (self);
  brg_board_view_clear_describe (self);
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_clear_pointer (&self->texts, brg_text_cache_free);

  G_OBJECT_CLASS (brg_board_view_parent_class)->dispose (object);
}

static void
add_signals (GObjectClass *object_class)
{
  static const struct
  {
    const char *name;
    GType type;
  } rows[BRG_BOARD_VIEW_N_SIGNALS] = {
    [BRG_BOARD_VIEW_WAY_CHANGED] = { "way-changed", G_TYPE_POINTER },
    [BRG_BOARD_VIEW_SQUARE_ACTIVATED] = { "square-activated", G_TYPE_INT },
    [BRG_BOARD_VIEW_LIFTED_CHANGED] = { "lifted-changed", G_TYPE_INT },
    [BRG_BOARD_VIEW_THROWN_OFF] = { "thrown-off", G_TYPE_INT },
    [BRG_BOARD_VIEW_CURSOR_CHANGED] = { "cursor-changed", G_TYPE_INT },
  };

  for (guint i = 0; i < BRG_BOARD_VIEW_N_SIGNALS; i++)
    brg_board_view_signals[i] =
        g_signal_new (rows[i].name, G_TYPE_FROM_CLASS (object_class), G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, 1, rows[i].type);
}

static void
brg_board_view_class_init (BrgBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = brg_board_view_dispose;
  widget_class->measure = brg_board_view_measure;
  widget_class->size_allocate = brg_board_view_size_allocate;
  widget_class->snapshot = brg_board_view_snapshot;

  add_signals (object_class);
  brg_board_view_add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "brg-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
brg_board_view_init (BrgBoardView *self)
{
  brg_board_picture_init (&self->picture, 8, 8);
  self->lifted = BRG_BOARD_NO_SQUARE;
  self->pressed = BRG_BOARD_NO_SQUARE;
  brg_board_view_add_pointer (self);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (on_focus_changed), NULL);

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
brg_board_view_new (void)
{
  return g_object_new (BRG_TYPE_BOARD_VIEW, NULL);
}

const BrgBoardPicture *
brg_board_view_get_picture (BrgBoardView *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), NULL);

  return &self->picture;
}

void
brg_board_view_set_targets (BrgBoardView *self,
                            BrgBoardTargets targets,
                            gpointer user_data,
                            GDestroyNotify destroy)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));

  brg_board_view_put_back (self);
  clear_targets (self);
  self->find_targets = targets;
  self->targets_data = user_data;
  self->targets_destroy = destroy;
}

void
brg_board_view_set_hides_targets (BrgBoardView *self, gboolean hides_targets)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));

  self->hides_targets = hides_targets != FALSE;
  brg_board_view_update (self);
}

void
brg_board_view_set_flipped (BrgBoardView *self, gboolean is_flipped)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));

  self->has_picture = TRUE;
  self->picture.is_flipped = is_flipped != FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
brg_board_view_get_flipped (BrgBoardView *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), FALSE);

  return self->picture.is_flipped;
}

void
brg_board_view_set_cursor (BrgBoardView *self, gint square)
{
  g_return_if_fail (BRG_IS_BOARD_VIEW (self));
  g_return_if_fail (square >= 0 && square < brg_board_picture_count_squares (&self->picture));
  g_return_if_fail (brg_board_picture_is_playable (&self->picture, square));

  brg_board_view_move_cursor (self, square);
}

gint
brg_board_view_get_cursor (BrgBoardView *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), 0);

  return self->cursor;
}

gint
brg_board_view_get_lifted (BrgBoardView *self)
{
  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), BRG_BOARD_NO_SQUARE);

  return self->lifted;
}

void
brg_board_view_get_square_area (BrgBoardView *self, gint square, GdkRectangle *area)
{
  BrgBoardLayout layout;
  double x, y;

  g_return_if_fail (BRG_IS_BOARD_VIEW (self));
  g_return_if_fail (area != NULL);

  brg_board_view_get_layout (self, &layout);
  brg_board_layout_get_corner (&layout, &self->picture, square, &x, &y);
  *area = (GdkRectangle){ (int) x, (int) y, (int) layout.square, (int) layout.square };
}

gint
brg_board_view_find_square (BrgBoardView *self, double x, double y)
{
  BrgBoardLayout layout;

  g_return_val_if_fail (BRG_IS_BOARD_VIEW (self), BRG_BOARD_NO_SQUARE);

  brg_board_view_get_layout (self, &layout);
  return brg_board_layout_find (&layout, &self->picture, x, y);
}
