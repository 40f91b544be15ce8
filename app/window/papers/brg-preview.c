/* brg-preview.c - pages of a document on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-preview.h"

#include "brg-template.h"
#include "brg-ui.h"

#include <glib/gi18n.h>
#include <math.h>

#define POINTS_PER_INCH 72.0
#define PIXELS_PER_INCH 96.0
#define ZOOM_STEP 1.25
#define LEAST_ZOOM 0.25
#define MOST_ZOOM 4.0
#define MARGIN 12

struct _BrgPreview
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkScrolledWindow *scroller;
  GtkDrawingArea *area;
  GtkLabel *page_label;
  GtkLabel *zoom_label;
  GtkWidget *first_button;
  GtkWidget *previous_button;
  GtkWidget *next_button;
  GtkWidget *last_button;
  GtkWidget *smaller_button;
  GtkWidget *larger_button;
  GtkToggleButton *whole_button;

  BrgDocument *document;
  guint page;
  double zoom; /* 1 is the size on paper at 96 dpi */
  guint fit_source;
};

G_DEFINE_FINAL_TYPE (BrgPreview, brg_preview, GTK_TYPE_WIDGET)

static guint
count_pages (BrgPreview *self)
{
  return self->document != NULL ? brg_document_get_n_pages (self->document) : 0;
}

static double
pixels_per_point (BrgPreview *self)
{
  return self->zoom * PIXELS_PER_INCH / POINTS_PER_INCH;
}

static void
draw_sheet (GtkDrawingArea *area G_GNUC_UNUSED, cairo_t *cr, int width, int height, gpointer data)
{
  BrgPreview *self = data;
  const BrgPrintPage *page;

  if (self->document == NULL)
    return;
  page = brg_document_get_page (self->document, self->page);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, width / page->width, height / page->height);
  brg_document_draw_page (self->document, self->page, cr);
}

static double
find_fitting_zoom (BrgPreview *self)
{
  const BrgPrintPage *page = brg_document_get_page (self->document, self->page);
  double width = gtk_widget_get_width (GTK_WIDGET (self->scroller)) - 2 * MARGIN;
  double height = gtk_widget_get_height (GTK_WIDGET (self->scroller)) - 2 * MARGIN;
  double points_to_pixels = PIXELS_PER_INCH / POINTS_PER_INCH;

  if (width < 1 || height < 1)
    return self->zoom;
  return CLAMP (
      MIN (width / (page->width * points_to_pixels), height / (page->height * points_to_pixels)),
      LEAST_ZOOM, MOST_ZOOM);
}

static void
update_labels (BrgPreview *self)
{
  guint n_pages = count_pages (self);
  /* Translators: the number of a sheet, the number of sheets */
  g_autofree char *pages = g_strdup_printf (_ ("page %u of %u"), self->page + 1, n_pages);
  /* Translators: a percentage */
  g_autofree char *zoom = g_strdup_printf (_ ("%d %%"), (int) lround (self->zoom * 100));

  gtk_label_set_text (self->page_label, n_pages > 0 ? pages : "");
  gtk_label_set_text (self->zoom_label, zoom);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL, pages,
                                  -1);
  gtk_widget_set_sensitive (self->first_button, self->page > 0);
  gtk_widget_set_sensitive (self->previous_button, self->page > 0);
  gtk_widget_set_sensitive (self->next_button, self->page + 1 < n_pages);
  gtk_widget_set_sensitive (self->last_button, self->page + 1 < n_pages);
}

static void
update_area (BrgPreview *self)
{
  const BrgPrintPage *page;

  gtk_widget_set_visible (GTK_WIDGET (self->area), self->document != NULL);
  if (self->document == NULL)
    {
      update_labels (self);
      return;
    }
  if (gtk_toggle_button_get_active (self->whole_button))
    self->zoom = find_fitting_zoom (self);
  page = brg_document_get_page (self->document, self->page);
  gtk_drawing_area_set_content_width (self->area,
                                      (int) floor (page->width * pixels_per_point (self)));
  gtk_drawing_area_set_content_height (self->area,
                                       (int) floor (page->height * pixels_per_point (self)));
  gtk_widget_queue_draw (GTK_WIDGET (self->area));
  update_labels (self);
}

static gboolean
fit_later (gpointer data)
{
  BrgPreview *self = data;

  self->fit_source = 0;
  update_area (self);
  return G_SOURCE_REMOVE;
}

static void
brg_preview_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BrgPreview *self = BRG_PREVIEW (widget);

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  if (self->document == NULL || !gtk_toggle_button_get_active (self->whole_button))
    return;
  if (fabs (find_fitting_zoom (self) - self->zoom) > 0.001 && self->fit_source == 0)
    self->fit_source = g_idle_add (fit_later, self);
}

static void
brg_preview_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  gtk_widget_measure (BRG_PREVIEW (widget)->box, orientation, for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
}

static void
go_to_page (BrgPreview *self, gint page)
{
  gint n_pages = (gint) count_pages (self);

  if (n_pages == 0)
    return;
  self->page = (guint) CLAMP (page, 0, n_pages - 1);
  update_area (self);
}

static void
on_first (BrgPreview *self)
{
  go_to_page (self, 0);
}

static void
on_previous (BrgPreview *self)
{
  go_to_page (self, (gint) self->page - 1);
}

static void
on_next (BrgPreview *self)
{
  go_to_page (self, (gint) self->page + 1);
}

static void
on_last (BrgPreview *self)
{
  go_to_page (self, G_MAXINT);
}

static void
set_zoom (BrgPreview *self, double zoom)
{
  gtk_toggle_button_set_active (self->whole_button, FALSE);
  self->zoom = CLAMP (zoom, LEAST_ZOOM, MOST_ZOOM);
  update_area (self);
}

static void
on_smaller (BrgPreview *self)
{
  set_zoom (self, self->zoom / ZOOM_STEP);
}

static void
on_larger (BrgPreview *self)
{
  set_zoom (self, self->zoom * ZOOM_STEP);
}

/* Who looks at a paper beside fields has not said that he is done with them. */
static gboolean
holds_enter (BrgPreview *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) && gtk_window_get_default_widget (GTK_WINDOW (root)) != NULL;
}

static gboolean
on_key_pressed (BrgPreview *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED)
{
  switch (keyval)
    {
    case GDK_KEY_Page_Up:
      on_previous (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Page_Down:
      on_next (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Home:
      on_first (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_End:
      on_last (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
      on_larger (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      on_smaller (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      return holds_enter (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
brg_preview_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BRG_PREVIEW (widget)->area));
}

static void
brg_preview_dispose (GObject *object)
{
  BrgPreview *self = BRG_PREVIEW (object);

  g_clear_handle_id (&self->fit_source, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->document, brg_document_free);
  G_OBJECT_CLASS (brg_preview_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPreview, name)

static const BrgTemplateChild children[] = {
  CHILD (box),
  CHILD (scroller),
  CHILD (area),
  CHILD (page_label),
  CHILD (zoom_label),
  CHILD (first_button),
  CHILD (previous_button),
  CHILD (next_button),
  CHILD (last_button),
  CHILD (smaller_button),
  CHILD (larger_button),
  CHILD (whole_button),
};

static void
brg_preview_class_init (BrgPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_preview_dispose;
  widget_class->measure = brg_preview_measure;
  widget_class->size_allocate = brg_preview_size_allocate;
  widget_class->grab_focus = brg_preview_grab_focus;
  brg_template_set (klass, "brg-preview", children, G_N_ELEMENTS (children));
}

static void
brg_preview_init (BrgPreview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->zoom = 1.0;
  gtk_drawing_area_set_draw_func (self->area, draw_sheet, self, NULL);
  g_signal_connect_swapped (self->first_button, "clicked", G_CALLBACK (on_first), self);
  g_signal_connect_swapped (self->previous_button, "clicked", G_CALLBACK (on_previous), self);
  g_signal_connect_swapped (self->next_button, "clicked", G_CALLBACK (on_next), self);
  g_signal_connect_swapped (self->last_button, "clicked", G_CALLBACK (on_last), self);
  g_signal_connect_swapped (self->smaller_button, "clicked", G_CALLBACK (on_smaller), self);
  g_signal_connect_swapped (self->larger_button, "clicked", G_CALLBACK (on_larger), self);
  g_signal_connect_swapped (self->whole_button, "toggled", G_CALLBACK (update_area), self);
  brg_ui_add_keys (self->area, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
}

void
brg_preview_set_document (BrgPreview *self, BrgDocument *document)
{
  g_return_if_fail (BRG_IS_PREVIEW (self));

  g_clear_pointer (&self->document, brg_document_free);
  self->document = document;
  self->page = MIN (self->page, count_pages (self) > 0 ? count_pages (self) - 1 : 0);
  update_area (self);
}

const BrgDocument *
brg_preview_get_document (BrgPreview *self)
{
  g_return_val_if_fail (BRG_IS_PREVIEW (self), NULL);

  return self->document;
}
