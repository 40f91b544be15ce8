/* brg-sides.c - a list or a pane beside what it is about, which folds where both find no room
 *
 * libadwaita 1.2 has containers that fold by themselves. Those of 1.5 are told to: when they are
 * given a width, what the two sides need is compared with it.
 *
 * What folds takes the focus that it had out of sight, and the toolkit then gives it to whatever
 * comes first in the window: the keys of somebody who is typing would do something else there.
 *
 * Tests: tests/gui/envelopes.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sides.h"

#include "brg-compat.h"

struct _BrgSides
{
  GtkWidget parent_instance;

  GtkWidget *view; /* owned as a child */
  GtkWidget *side; /* not owned: in the view, as the next */
  GtkWidget *main;
  gboolean over;
  char *title;
  gboolean keeps_focus;
  guint fold_id; /* what waits for the sizes to have been given */

  GtkWidget *toggle; /* weak: seen while the side is folded */
  guint toggle_id;   /* what waits for the sizes, too */

  GtkRoot *root;       /* not owned: while it is in a window */
  GtkWidget *last;     /* weak: what had the focus last, when it was in here */
  GtkWidget *lost;     /* weak: what had it when a side came or went */
  gboolean has_folded; /* in contrast to a side that was put away by hand */
  guint focus_id;      /* what waits for the side to have come or gone */
};

G_DEFINE_FINAL_TYPE (BrgSides, brg_sides, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SIDE,
  PROP_MAIN,
  PROP_OVER,
  PROP_AT_END,
  PROP_TITLE,
  PROP_KEEPS_FOCUS,
  PROP_FOLDED,
  PROP_REVEAL_SIDE,
  N_PROPS,
};

enum
{
  SIGNAL_FOCUS_FOLDED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* The focus. */

static gboolean
is_in (GtkWidget *widget, GtkWidget *part)
{
  return widget != NULL && part != NULL &&
         (widget == part || gtk_widget_is_ancestor (widget, part));
}

/* Nothing has the focus while something goes out of sight: where it was last is what counts. */
static void
on_focus_moved (BrgSides *self)
{
  GtkWidget *focus = gtk_root_get_focus (self->root);

  if (focus != NULL)
    g_set_weak_pointer (&self->last, is_in (focus, GTK_WIDGET (self)) ? focus : NULL);
}

/* A text goes on where it was: what stands in it is not marked to be typed over. */
static void
grab_again (GtkWidget *widget)
{
  if (GTK_IS_TEXT (widget))
    gtk_text_grab_focus_without_selecting (GTK_TEXT (widget));
  else
    gtk_widget_grab_focus (widget);
}

/* Only one of the two is in sight: the one that is worked in. */
static void
follow_in_place (BrgSides *self, GtkWidget *last)
{
  gboolean is_in_side = is_in (last, self->side);

  if (!self->has_folded || is_in_side == brg_sides_get_reveal_side (self))
    return;
  brg_sides_set_reveal_side (self, is_in_side);
  grab_again (last);
}

static void
follow_over (BrgSides *self, GtkWidget *last)
{
  if (!is_in (last, self->side))
    return;
  if (self->has_folded && self->keeps_focus)
    {
      brg_sides_set_reveal_side (self, TRUE);
      grab_again (last);
    }
  else
    g_signal_emit (self, signals[SIGNAL_FOCUS_FOLDED], 0);
}

/* What comes over the page is what is worked in. */
static void
enter_side (BrgSides *self)
{
  if (!is_in (gtk_root_get_focus (self->root), self->side))
    gtk_widget_child_focus (self->side, GTK_DIR_TAB_FORWARD);
}

static void
carry_focus (BrgSides *self)
{
  g_autoptr (GtkWidget) lost = self->lost != NULL ? g_object_ref (self->lost) : NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !brg_sides_get_folded (self))
    return;
  if (self->over && brg_sides_get_reveal_side (self))
    enter_side (self);
  else if (lost != NULL && self->over)
    follow_over (self, lost);
  else if (lost != NULL)
    follow_in_place (self, lost);
}

static void
forget (BrgSides *self)
{
  self->has_folded = FALSE;
  g_clear_weak_pointer (&self->lost);
  /* What was shown just now asks no second time. */
  g_clear_handle_id (&self->focus_id, g_source_remove);
}

/* What had no place yet, or whose place the toolkit has given away since. */
static gboolean
follow_late (gpointer data)
{
  BrgSides *self = data;

  if (!is_in (gtk_root_get_focus (self->root), GTK_WIDGET (self)))
    carry_focus (self);
  forget (self);
  return G_SOURCE_REMOVE;
}

static gboolean
follow (gpointer data)
{
  BrgSides *self = data;

  carry_focus (self);
  g_clear_handle_id (&self->focus_id, g_source_remove);
  if (self->lost != NULL)
    self->focus_id = g_idle_add (follow_late, self);
  else
    forget (self);
  return G_SOURCE_REMOVE;
}

/* Nothing moves while sizes are being given, and no key comes before this. */
static void
queue_follow (BrgSides *self)
{
  if (self->focus_id != 0 || self->root == NULL)
    return;
  g_set_weak_pointer (&self->lost, self->last);
  self->focus_id = g_idle_add_full (G_PRIORITY_HIGH, follow, self, NULL);
}

static gboolean
show_toggle (gpointer data)
{
  BrgSides *self = data;

  self->toggle_id = 0;
  if (self->toggle != NULL)
    gtk_widget_set_visible (self->toggle, brg_sides_get_folded (self));
  return G_SOURCE_REMOVE;
}

void
brg_sides_show_while_folded (BrgSides *self, GtkWidget *toggle)
{
  g_return_if_fail (BRG_IS_SIDES (self) && GTK_IS_WIDGET (toggle));

  g_set_weak_pointer (&self->toggle, toggle);
  show_toggle (self);
}

static void
on_fold_changed (BrgSides *self)
{
  if (self->toggle != NULL && self->toggle_id == 0)
    self->toggle_id = g_idle_add (show_toggle, self);
  if (brg_sides_get_folded (self))
    {
      self->has_folded = TRUE;
      queue_follow (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDED]);
}

static void
on_reveal_changed (BrgSides *self)
{
  if (brg_sides_get_folded (self))
    queue_follow (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVEAL_SIDE]);
}

static void
brg_sides_root (GtkWidget *widget)
{
  BrgSides *self = BRG_SIDES (widget);

  GTK_WIDGET_CLASS (brg_sides_parent_class)->root (widget);
  self->root = gtk_widget_get_root (widget);
  g_signal_connect_object (self->root, "notify::focus-widget", G_CALLBACK (on_focus_moved), self,
                           G_CONNECT_SWAPPED);
}

static void
brg_sides_unroot (GtkWidget *widget)
{
  BrgSides *self = BRG_SIDES (widget);

  g_clear_handle_id (&self->focus_id, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->root, self);
  self->root = NULL;
  g_clear_weak_pointer (&self->last);
  g_clear_weak_pointer (&self->lost);
  GTK_WIDGET_CLASS (brg_sides_parent_class)->unroot (widget);
}

#if BRG_HAS_ADW_DIALOG

static void
make_view (BrgSides *self)
{
  self->view = self->over ? adw_overlay_split_view_new () : adw_navigation_split_view_new ();
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_object_set (self->view, "sidebar-width-unit", ADW_LENGTH_UNIT_PX, NULL);
  g_signal_connect_swapped (self->view, "notify::collapsed", G_CALLBACK (on_fold_changed), self);
  g_signal_connect_swapped (self->view,
                            self->over ? "notify::show-sidebar" : "notify::show-content",
                            G_CALLBACK (on_reveal_changed), self);
}

static AdwNavigationPage *
new_page (BrgSides *self, GtkWidget *child)
{
  AdwNavigationPage *page = adw_navigation_page_new (child, self->title != NULL ? self->title : "");

  /* Going back is the business of the page. */
  adw_navigation_page_set_can_pop (page, FALSE);
  return page;
}

static void
put_side (BrgSides *self)
{
  if (self->over)
    adw_overlay_split_view_set_sidebar (ADW_OVERLAY_SPLIT_VIEW (self->view), self->side);
  else
    adw_navigation_split_view_set_sidebar (ADW_NAVIGATION_SPLIT_VIEW (self->view),
                                           new_page (self, self->side));
}

static void
put_main (BrgSides *self)
{
  if (self->over)
    adw_overlay_split_view_set_content (ADW_OVERLAY_SPLIT_VIEW (self->view), self->main);
  else
    adw_navigation_split_view_set_content (ADW_NAVIGATION_SPLIT_VIEW (self->view),
                                           new_page (self, self->main));
}

static void
set_at_end (BrgSides *self, gboolean at_end)
{
  if (self->over)
    adw_overlay_split_view_set_sidebar_position (ADW_OVERLAY_SPLIT_VIEW (self->view),
                                                 at_end ? GTK_PACK_END : GTK_PACK_START);
}

gboolean
brg_sides_get_folded (BrgSides *self)
{
  gboolean folded;

  g_return_val_if_fail (BRG_IS_SIDES (self), FALSE);

  g_object_get (self->view, "collapsed", &folded, NULL);
  return folded;
}

gboolean
brg_sides_get_reveal_side (BrgSides *self)
{
  g_return_val_if_fail (BRG_IS_SIDES (self), FALSE);

  return self->over
             ? adw_overlay_split_view_get_show_sidebar (ADW_OVERLAY_SPLIT_VIEW (self->view))
             : !adw_navigation_split_view_get_show_content (ADW_NAVIGATION_SPLIT_VIEW (self->view));
}

void
brg_sides_set_reveal_side (BrgSides *self, gboolean reveals)
{
  g_return_if_fail (BRG_IS_SIDES (self));

  if (self->over)
    adw_overlay_split_view_set_show_sidebar (ADW_OVERLAY_SPLIT_VIEW (self->view), reveals);
  else
    adw_navigation_split_view_set_show_content (ADW_NAVIGATION_SPLIT_VIEW (self->view), !reveals);
}

static void
measure_width (GtkWidget *child, int *minimum, int *natural)
{
  *minimum = 0;
  *natural = 0;
  if (child != NULL)
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
}

/* What suits @width: whether to fold, and how wide the side is. */
static gboolean
find_fold (BrgSides *self, int width, int *side_width)
{
  int side_min;
  int side_nat;
  int main_min;
  int main_nat;

  measure_width (self->side, &side_min, &side_nat);
  measure_width (self->main, &main_min, &main_nat);
  *side_width = side_nat;
  if (!self->over)
    return width < side_nat + main_nat;
  if (width < side_min + main_min)
    return TRUE;
  *side_width = CLAMP (width - main_min, side_min, side_nat);
  return FALSE;
}

static gboolean
is_as_found (BrgSides *self, gboolean folded, int side_width)
{
  double least;
  double most;

  g_object_get (self->view, "min-sidebar-width", &least, "max-sidebar-width", &most, NULL);
  return folded == brg_sides_get_folded (self) && (int) least == side_width &&
         (int) most == side_width;
}

static gboolean
fold (gpointer data)
{
  BrgSides *self = data;
  int side_width;
  gboolean folded = find_fold (self, gtk_widget_get_width (GTK_WIDGET (self)), &side_width);
  g_autoptr (GtkWidget) last = self->last != NULL ? g_object_ref (self->last) : NULL;

  self->fold_id = 0;
  g_object_set (self->view, "min-sidebar-width", 0.0, "max-sidebar-width", (double) side_width,
                NULL);
  g_object_set (self->view, "min-sidebar-width", (double) side_width, "collapsed", folded, NULL);
  /* The view has moved the focus already when it says that it has folded. */
  if (self->focus_id != 0)
    g_set_weak_pointer (&self->lost, last);
  return G_SOURCE_REMOVE;
}

static void
brg_sides_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  BrgSides *self = BRG_SIDES (widget);
  int side_min;
  int side_nat;
  int main_min;
  int main_nat;
  int least;

  *minimum_baseline = -1;
  *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_widget_measure (self->view, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_measure (self->view, orientation, for_size < 0 ? -1 : MAX (for_size, least),
                          minimum, natural, NULL, NULL);
      return;
    }
  measure_width (self->side, &side_min, &side_nat);
  measure_width (self->main, &main_min, &main_nat);
  *minimum = MAX (side_min, main_min);
  *natural = side_nat + main_nat;
}

/* A view folds after the sizes have been given; until then what finds no room is cut. */
static void
brg_sides_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BrgSides *self = BRG_SIDES (widget);
  int side_width;
  gboolean folded = find_fold (self, width, &side_width);
  int least_width;
  int least_height;

  if (!is_as_found (self, folded, side_width) && self->fold_id == 0)
    self->fold_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fold, self, NULL);
  gtk_widget_measure (self->view, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (width, least_width);
  gtk_widget_measure (self->view, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  gtk_widget_allocate (self->view, width, MAX (height, least_height), baseline, NULL);
}

static void
choose_layout (GtkWidgetClass *widget_class)
{
  widget_class->measure = brg_sides_measure;
  widget_class->size_allocate = brg_sides_size_allocate;
}

#else

static void
make_view (BrgSides *self)
{
  self->view = self->over ? adw_flap_new () : adw_leaflet_new ();
  if (!self->over)
    {
      adw_leaflet_set_fold_threshold_policy (ADW_LEAFLET (self->view),
                                             ADW_FOLD_THRESHOLD_POLICY_NATURAL);
      adw_leaflet_set_mode_transition_duration (ADW_LEAFLET (self->view), 0);
    }
  g_signal_connect_swapped (self->view, "notify::folded", G_CALLBACK (on_fold_changed), self);
  g_signal_connect_swapped (self->view,
                            self->over ? "notify::reveal-flap" : "notify::visible-child",
                            G_CALLBACK (on_reveal_changed), self);
}

static void
put_side (BrgSides *self)
{
  if (self->over)
    adw_flap_set_flap (ADW_FLAP (self->view), self->side);
  else
    adw_leaflet_prepend (ADW_LEAFLET (self->view), self->side);
}

static void
put_main (BrgSides *self)
{
  if (self->over)
    adw_flap_set_content (ADW_FLAP (self->view), self->main);
  else
    adw_leaflet_append (ADW_LEAFLET (self->view), self->main);
}

static void
set_at_end (BrgSides *self, gboolean at_end)
{
  if (self->over)
    adw_flap_set_flap_position (ADW_FLAP (self->view), at_end ? GTK_PACK_END : GTK_PACK_START);
}

gboolean
brg_sides_get_folded (BrgSides *self)
{
  g_return_val_if_fail (BRG_IS_SIDES (self), FALSE);

  return self->over ? adw_flap_get_folded (ADW_FLAP (self->view))
                    : adw_leaflet_get_folded (ADW_LEAFLET (self->view));
}

gboolean
brg_sides_get_reveal_side (BrgSides *self)
{
  g_return_val_if_fail (BRG_IS_SIDES (self), FALSE);

  return self->over ? adw_flap_get_reveal_flap (ADW_FLAP (self->view))
                    : adw_leaflet_get_visible_child (ADW_LEAFLET (self->view)) == self->side;
}

void
brg_sides_set_reveal_side (BrgSides *self, gboolean reveals)
{
  g_return_if_fail (BRG_IS_SIDES (self));

  if (self->over)
    adw_flap_set_reveal_flap (ADW_FLAP (self->view), reveals);
  else
    adw_leaflet_set_visible_child (ADW_LEAFLET (self->view), reveals ? self->side : self->main);
}

static void
choose_layout (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

#endif

static void
brg_sides_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BrgSides *self = BRG_SIDES (object);

  switch (id)
    {
    case PROP_FOLDED:
      g_value_set_boolean (value, brg_sides_get_folded (self));
      break;
    case PROP_REVEAL_SIDE:
      g_value_set_boolean (value, brg_sides_get_reveal_side (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
brg_sides_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BrgSides *self = BRG_SIDES (object);

  switch (id)
    {
    case PROP_SIDE:
      self->side = g_value_get_object (value);
      put_side (self);
      break;
    case PROP_MAIN:
      self->main = g_value_get_object (value);
      put_main (self);
      break;
    case PROP_OVER:
      self->over = g_value_get_boolean (value);
      break;
    case PROP_AT_END:
      set_at_end (self, g_value_get_boolean (value));
      break;
    case PROP_TITLE:
      self->title = g_value_dup_string (value);
      break;
    case PROP_KEEPS_FOCUS:
      self->keeps_focus = g_value_get_boolean (value);
      break;
    case PROP_REVEAL_SIDE:
      brg_sides_set_reveal_side (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
brg_sides_constructed (GObject *object)
{
  BrgSides *self = BRG_SIDES (object);

  G_OBJECT_CLASS (brg_sides_parent_class)->constructed (object);
  make_view (self);
  gtk_widget_set_parent (self->view, GTK_WIDGET (self));
}

static void
brg_sides_dispose (GObject *object)
{
  BrgSides *self = BRG_SIDES (object);

  g_clear_handle_id (&self->fold_id, g_source_remove);
  g_clear_handle_id (&self->toggle_id, g_source_remove);
  g_clear_weak_pointer (&self->toggle);
  if (self->view != NULL)
    g_signal_handlers_disconnect_by_data (self->view, self);
  self->side = NULL;
  self->main = NULL;
  g_clear_pointer (&self->view, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_sides_parent_class)->dispose (object);
}

static void
brg_sides_finalize (GObject *object)
{
  g_free (BRG_SIDES (object)->title);
  G_OBJECT_CLASS (brg_sides_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags once = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags seen = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  properties[PROP_SIDE] = g_param_spec_object ("side", NULL, NULL, GTK_TYPE_WIDGET, once);
  properties[PROP_MAIN] = g_param_spec_object ("main", NULL, NULL, GTK_TYPE_WIDGET, once);
  properties[PROP_OVER] =
      g_param_spec_boolean ("over", NULL, NULL, FALSE, once | G_PARAM_CONSTRUCT_ONLY);
  properties[PROP_AT_END] = g_param_spec_boolean ("at-end", NULL, NULL, FALSE, once);
  properties[PROP_TITLE] =
      g_param_spec_string ("title", NULL, NULL, NULL, once | G_PARAM_CONSTRUCT_ONLY);
  properties[PROP_KEEPS_FOCUS] = g_param_spec_boolean ("keeps-focus", NULL, NULL, FALSE, once);
  properties[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE, seen);
  properties[PROP_REVEAL_SIDE] = g_param_spec_boolean (
      "reveal-side", NULL, NULL, TRUE, seen | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
brg_sides_class_init (BrgSidesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = brg_sides_get_property;
  object_class->set_property = brg_sides_set_property;
  object_class->constructed = brg_sides_constructed;
  object_class->dispose = brg_sides_dispose;
  object_class->finalize = brg_sides_finalize;
  install_properties (object_class);
  signals[SIGNAL_FOCUS_FOLDED] = g_signal_new ("focus-folded", BRG_TYPE_SIDES, G_SIGNAL_RUN_LAST, 0,
                                               NULL, NULL, NULL, G_TYPE_NONE, 0);
  GTK_WIDGET_CLASS (klass)->root = brg_sides_root;
  GTK_WIDGET_CLASS (klass)->unroot = brg_sides_unroot;
  choose_layout (GTK_WIDGET_CLASS (klass));
}

static void
brg_sides_init (BrgSides *self G_GNUC_UNUSED)
{
}
