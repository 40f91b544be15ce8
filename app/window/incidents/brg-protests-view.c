/* brg-protests-view.c - protests and appeals of a group, with their deadlines running
 *
 * Rules: rus-draughts-2022 5.4.17.1, 5.4.17.3
 * Tests: tests/gui/protests.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protests-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-chip.h"
#include "brg-columns.h"
#include "brg-committee-sheet.h"
#include "brg-decision-sheet.h"
#include "brg-narrow.h"
#include "brg-next-step.h"
#include "brg-protest-desk.h"
#include "brg-protest-fields.h"
#include "brg-protest-sheet.h"
#include "brg-protest-time.h"
#include "brg-protest-words.h"
#include "brg-template.h"
#include "brg-ui.h"

/* Below this width of the window at 100 % the number and the time make room. */
#define NARROW_WIDTH 900.0

/* The time left is shown in minutes. */
#define TICK_SECONDS 15

struct _BrgProtestsView
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkButton *new_button;
  GtkButton *open_button;
  GtkButton *committee_button;
  GtkLabel *window_label;
  GtkBox *notices;
  GtkStack *stack;
  AdwStatusPage *empty_page;
  GtkColumnView *view;

  BrgPage *page;        /* not owned */
  BrgProtestDesk *desk; /* owned (nullable): what is shown */
  GtkStringList *rows;  /* rows of protests as texts, the last one first */
  GtkSingleSelection *selection;
  GtkColumnViewColumn *wide[2]; /* not owned: shown where there is room */
  guint tick;
  guint focus_source; /* 0 for none */
};

G_DEFINE_FINAL_TYPE (BrgProtestsView, brg_protests_view, GTK_TYPE_WIDGET)

static const BrgProtest *
get_protest (BrgProtestsView *self, gpointer item)
{
  gint64 id = g_ascii_strtoll (gtk_string_object_get_string (GTK_STRING_OBJECT (item)), NULL, 10);

  return self->desk != NULL ? brg_protest_desk_find (self->desk, id) : NULL;
}

static gint64
get_selected (BrgProtestsView *self)
{
  gpointer item = gtk_single_selection_get_selected_item (self->selection);
  const BrgProtest *protest = item != NULL ? get_protest (self, item) : NULL;

  return protest != NULL ? protest->id : 0;
}

static void
open_protest (BrgProtestsView *self, gint64 id)
{
  if (id != 0)
    brg_decision_sheet_present (brg_shell_find (GTK_WIDGET (self)), id);
}

static void
on_notice_clicked (GtkButton *button, BrgProtestsView *self)
{
  open_protest (self, *(gint64 *) g_object_get_data (G_OBJECT (button), "brg-protest"));
}

static void
add_notice (BrgProtestsView *self, const BrgProtest *protest, gint64 now)
{
  gboolean is_over;
  g_autofree char *text = brg_protest_words_dup_countdown (self->desk, protest, now, &is_over);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *button = gtk_button_new_with_label (_ ("Open…"));

  gtk_widget_add_css_class (box, "brg-notice");
  gtk_widget_add_css_class (box, is_over ? "error" : "warn");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "brg-notice-button");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
  g_object_set_data_full (G_OBJECT (button), "brg-protest",
                          g_memdup2 (&protest->id, sizeof protest->id), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (on_notice_clicked), self);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("alarm-symbolic"));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (self->notices, box);
}

/* The round about which protests are awaited: the one that ended last. */
static gint
find_round (const BrgSnapshot *snapshot)
{
  for (gint round = (gint) snapshot->rounds->len; round > 0; round--)
    if (brg_snapshot_get_round (snapshot, round)->state == BRG_ROUND_CLOSED)
      return round;
  return brg_snapshot_current_round (snapshot);
}

static void
show_times (BrgProtestsView *self)
{
  gint64 now = brg_protest_fields_get_now ();
  g_autofree char *window = NULL;

  /* A button that is being used is not taken away. */
  if (self->desk == NULL || gtk_widget_get_focus_child (GTK_WIDGET (self->notices)) != NULL)
    return;
  brg_ui_clear (self->notices);
  for (guint i = 0; i < self->desk->protests->len; i++)
    {
      const BrgProtest *protest = self->desk->protests->pdata[i];

      if (protest->decision == BRG_PROTEST_OPEN)
        add_notice (self, protest, now);
    }
  window = brg_protest_words_dup_window (self->desk, find_round (self->desk->snapshot), now);
  gtk_label_set_text (self->window_label, self->desk->protests->len > 0 ? window : "");
  adw_status_page_set_description (self->empty_page, window);
}

static gboolean
on_tick (gpointer data)
{
  BrgProtestsView *self = data;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_times (self);
  return G_SOURCE_CONTINUE;
}

static void
update_buttons (BrgProtestsView *self)
{
  gboolean is_open = self->desk != NULL && self->desk->snapshot->event->state == BRG_EVENT_OPEN;

  gtk_widget_set_sensitive (GTK_WIDGET (self->new_button), is_open);
  gtk_widget_set_sensitive (GTK_WIDGET (self->open_button), get_selected (self) != 0);
}

static void
fill_rows (BrgProtestsView *self)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  gint64 selected = get_selected (self);
  guint position = 0;

  for (guint i = self->desk->protests->len; i > 0; i--)
    {
      const BrgProtest *protest = self->desk->protests->pdata[i - 1];

      if (protest->id == selected)
        position = ids->len;
      g_ptr_array_add (ids, g_strdup_printf ("%" G_GINT64_FORMAT, protest->id));
    }
  g_ptr_array_add (ids, NULL);
  gtk_string_list_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                          (const char *const *) ids->pdata);
  gtk_single_selection_set_selected (self->selection, position);
}

void
brg_protests_view_refresh (BrgProtestsView *self, BrgSnapshot *snapshot)
{
  BrgProtestDesk *desk;
  gboolean is_new;
  gboolean had_focus;

  g_return_if_fail (BRG_IS_PROTESTS_VIEW (self) && snapshot != NULL);

  desk = brg_protest_desk_new (brg_session_get_store (brg_page_get_session (self->page)), snapshot,
                               NULL);
  if (desk == NULL)
    return;
  /* New rows take the keyboard from the old ones. */
  had_focus = brg_ui_has_focus_within (self->view);
  is_new = self->desk != NULL && self->desk->snapshot->group->id == snapshot->group->id &&
           desk->protests->len > self->desk->protests->len;
  g_clear_pointer (&self->desk, brg_protest_desk_free);
  self->desk = desk;
  fill_rows (self);
  gtk_stack_set_visible_child_name (self->stack, desk->protests->len > 0 ? "list" : "empty");
  gtk_widget_set_visible (GTK_WIDGET (self->open_button), desk->protests->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->committee_button), desk->rules->committee != NULL);
  show_times (self);
  update_buttons (self);
  /* What was just handed in stands first. */
  if (is_new)
    gtk_single_selection_set_selected (self->selection, 0);
  if (is_new || had_focus)
    brg_protests_view_take_focus (self);
}

/* Rows have their widgets after the next layout. Whoever went elsewhere in the meantime stays
 * there. */
static gboolean
focus_later (gpointer data)
{
  BrgProtestsView *self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->focus_source = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self->view)) && root != NULL &&
      gtk_root_get_focus (root) == GTK_WIDGET (self->new_button))
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
  return G_SOURCE_REMOVE;
}

void
brg_protests_view_take_focus (BrgProtestsView *self)
{
  g_return_if_fail (BRG_IS_PROTESTS_VIEW (self));

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  /* The keys belong to the page at once. */
  gtk_widget_grab_focus (GTK_WIDGET (self->new_button));
  if (self->desk != NULL && self->desk->protests->len > 0 && self->focus_source == 0)
    self->focus_source = g_idle_add_full (GTK_PRIORITY_RESIZE + 1, focus_later, self, NULL);
}

guint
brg_protests_view_count_open (BrgProtestsView *self)
{
  g_return_val_if_fail (BRG_IS_PROTESTS_VIEW (self), 0);

  return self->desk != NULL ? brg_protest_desk_count_open (self->desk) : 0;
}

void
brg_protests_view_begin (BrgProtestsView *self, gint64 incident_id)
{
  g_return_if_fail (BRG_IS_PROTESTS_VIEW (self));

  brg_protest_sheet_present (brg_shell_find (GTK_WIDGET (self)), 0, 0, incident_id);
}

static void
on_new_clicked (BrgProtestsView *self)
{
  brg_protests_view_begin (self, 0);
}

static void
on_open_clicked (BrgProtestsView *self)
{
  open_protest (self, get_selected (self));
}

static void
on_committee_clicked (BrgProtestsView *self)
{
  BrgShell *shell = brg_shell_find (GTK_WIDGET (self));

  brg_committee_sheet_present (shell, GTK_WINDOW (shell));
}

static void
on_activated (BrgProtestsView *self, guint position G_GNUC_UNUSED)
{
  on_open_clicked (self);
}

gboolean
brg_protests_view_press_key (BrgProtestsView *self, guint keyval, GdkModifierType state)
{
  g_return_val_if_fail (BRG_IS_PROTESTS_VIEW (self), GDK_EVENT_PROPAGATE);

  if ((keyval != GDK_KEY_Insert && keyval != GDK_KEY_KP_Insert) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0 ||
      !gtk_widget_get_sensitive (GTK_WIDGET (self->new_button)))
    return GDK_EVENT_PROPAGATE;
  on_new_clicked (self);
  return GDK_EVENT_STOP;
}

static char *
dup_number (gpointer item, gpointer data)
{
  const BrgProtest *protest = get_protest (data, item);

  return protest != NULL ? g_strdup_printf ("%d", protest->number) : g_strdup ("");
}

static char *
dup_filed (gpointer item, gpointer data)
{
  BrgProtestsView *self = data;
  const BrgProtest *protest = get_protest (self, item);

  return protest != NULL
             ? brg_protest_words_dup_hour (self->desk, brg_protest_time_parse (protest->filed_at),
                                           brg_protest_fields_get_now ())
             : g_strdup ("");
}

static char *
dup_round (gpointer item, gpointer data)
{
  const BrgProtest *protest = get_protest (data, item);

  return protest != NULL && protest->round > 0 ? g_strdup_printf ("%d", protest->round)
                                               : g_strdup ("");
}

static char *
dup_board (gpointer item, gpointer data)
{
  BrgProtestsView *self = data;
  const BrgProtest *protest = get_protest (self, item);

  return protest != NULL && protest->board > 0
             ? brg_board_label_of_number (self->desk->snapshot, protest->board)
             : g_strdup ("");
}

static char *
dup_name (gpointer item, gpointer data)
{
  BrgProtestsView *self = data;
  const BrgProtest *protest = get_protest (self, item);

  return protest != NULL ? brg_protest_words_dup_name (self->desk, protest->entry_id)
                         : g_strdup ("");
}

static char *
dup_subject (gpointer item, gpointer data)
{
  BrgProtestsView *self = data;
  const BrgProtest *protest = get_protest (self, item);
  const BrgProtest *appealed =
      protest != NULL ? brg_protest_desk_find (self->desk, protest->appeal_of_id) : NULL;
  g_autofree char *line = NULL;

  if (protest == NULL)
    return g_strdup ("");
  line = g_strdelimit (g_strdup (protest->subject), "\n", ' ');
  if (appealed == NULL)
    return g_steal_pointer (&line);
  /* Translators: number of a protest, what an appeal says */
  return g_strdup_printf (_ ("appeal on no. %d: %s"), appealed->number, line);
}

static GtkWidget *
make_chip (gpointer data G_GNUC_UNUSED)
{
  return brg_chip_new (BRG_CHIP_NEUTRAL, NULL, "");
}

static void
show_lateness (GtkWidget *cell, gpointer item, gpointer data)
{
  BrgProtestsView *self = data;
  const BrgProtest *protest = get_protest (self, item);
  gint64 late = protest != NULL ? brg_protest_desk_find_lateness (self->desk, protest) : 0;
  g_autofree char *span = brg_protest_words_dup_span (late);
  g_autofree char *text = NULL;

  if (late > 0)
    /* Translators: by how much a protest came too late: "late by 1 h 5 min" */
    text = g_strdup_printf (_ ("late by %s"), span);
  gtk_widget_set_visible (cell, protest != NULL && brg_protest_desk_has_term (self->desk, protest));
  brg_chip_set (BRG_CHIP (cell), late > 0 ? BRG_CHIP_WARN : BRG_CHIP_OK,
                late > 0 ? "appointment-missed-symbolic" : "emblem-ok-symbolic",
                late > 0 ? text : C_ ("protest", "in time"));
}

static void
show_decision (GtkWidget *cell, gpointer item, gpointer data)
{
  const BrgProtest *protest = get_protest (data, item);
  BrgProtestDecision decision = protest != NULL ? protest->decision : BRG_PROTEST_OPEN;

  brg_chip_set (BRG_CHIP (cell),
                decision == BRG_PROTEST_OPEN ? BRG_CHIP_WARN
                : decision == BRG_PROTEST_UPHELD || decision == BRG_PROTEST_PARTLY
                    ? BRG_CHIP_OK
                    : BRG_CHIP_NEUTRAL,
                decision == BRG_PROTEST_OPEN ? "alarm-symbolic" : "emblem-ok-symbolic",
                brg_protest_words_get_decision (decision));
}

static void
add_columns (BrgProtestsView *self)
{
  const BrgColumn columns[] = {
    { _ ("No."), BRG_COLUMN_RIGHT, 4, "brg-dim", .dup_text = dup_number, .place = &self->wide[0] },
    { _ ("Filed"), BRG_COLUMN_LEFT, 0, "brg-dim", .dup_text = dup_filed, .place = &self->wide[1] },
    { _ ("Round"), BRG_COLUMN_RIGHT, 0, .dup_text = dup_round },
    { _ ("Board"), BRG_COLUMN_RIGHT, 0, "brg-strong", .dup_text = dup_board },
    { _ ("Protest by"), BRG_COLUMN_LEFT, 16, .dup_text = dup_name, .expands = TRUE },
    { _ ("What is disputed"), BRG_COLUMN_LEFT, 16, .dup_text = dup_subject, .expands = TRUE },
    { _ ("Deadline"), .make = make_chip, .show = show_lateness },
    { _ ("Decision"), .make = make_chip, .show = show_decision },
  };

  brg_columns_add_all (self->view, columns, G_N_ELEMENTS (columns), self);
}

static void
on_narrow_changed (gboolean is_narrow, gpointer data)
{
  BrgProtestsView *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (self->wide); i++)
    gtk_column_view_column_set_visible (self->wide[i], !is_narrow);
}

static void
brg_protests_view_dispose (GObject *object)
{
  BrgProtestsView *self = BRG_PROTESTS_VIEW (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_handle_id (&self->focus_source, g_source_remove);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->desk, brg_protest_desk_free);
  G_OBJECT_CLASS (brg_protests_view_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgProtestsView, name)

static const BrgTemplateChild children[] = {
  CHILD (content),      CHILD (new_button), CHILD (open_button), CHILD (committee_button),
  CHILD (window_label), CHILD (notices),    CHILD (stack),       CHILD (empty_page),
  CHILD (view),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_activated),
  BRG_TEMPLATE_CALLBACK (on_new_clicked),
  BRG_TEMPLATE_CALLBACK (on_open_clicked),
  BRG_TEMPLATE_CALLBACK (on_committee_clicked),
};

static void
brg_protests_view_class_init (BrgProtestsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_protests_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-protests-view", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_protests_view_init (BrgProtestsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_columns (self);
  self->rows = gtk_string_list_new (NULL);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (self->rows));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (self->selection);
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (update_buttons), self);
  brg_narrow_watch (GTK_WIDGET (self), NARROW_WIDTH, on_narrow_changed, self);
  self->tick = g_timeout_add_seconds (TICK_SECONDS, on_tick, self);
}

GtkWidget *
brg_protests_view_new (BrgPage *page)
{
  BrgProtestsView *self;

  g_return_val_if_fail (BRG_IS_PAGE (page), NULL);

  self = g_object_new (BRG_TYPE_PROTESTS_VIEW, NULL);
  self->page = page;
  return GTK_WIDGET (self);
}
