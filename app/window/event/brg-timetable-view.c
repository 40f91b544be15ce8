/* brg-timetable-view.c - the timetable of a group: days downwards, and how rounds are filled in
 *
 * Rules: ussr-chess-1956 20, app. 1; rus-chess-2014 22.3; rus-draughts-2022 3.1.1
 * Tests: tests/gui/timetable.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-timetable-view-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "brg-article-markup.h"
#include "brg-chip.h"
#include "brg-columns.h"
#include "brg-date-words.h"
#include "brg-narrow.h"
#include "brg-print.h"
#include "brg-sides.h"
#include "brg-store-timetable.h"
#include "brg-template.h"
#include "brg-timetable-draft-fill.h"
#include "brg-timetable-sheet.h"
#include "brg-timetable-words.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-wizard-columns.h"
#include "brg-wrap-box.h"

/* Below this width of the window at 100 % the end of a session makes room. */
#define NARROW_WIDTH 1000.0

G_DEFINE_FINAL_TYPE (BrgTimetableView, brg_timetable_view, GTK_TYPE_WIDGET)

static BrgSnapshot *
get_snapshot (BrgTimetableView *self)
{
  return brg_page_get_snapshot (self->page);
}

/* Returns: (transfer full): the timetable as it stands */
static BrgTimetableDraft *
open_draft (BrgTimetableView *self)
{
  BrgSession *session = brg_page_get_session (self->page);

  return brg_timetable_draft_new (brg_session_get_store (session), get_snapshot (self));
}

static guint
get_selected (BrgTimetableView *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  return self->draft != NULL && selected < brg_timetable_draft_get_rows (self->draft)->len
             ? selected
             : GTK_INVALID_LIST_POSITION;
}

/* ----- The pane ----- */

/* A heading begins with a capital, a weekday does not everywhere. */
static char *
dup_heading (const char *day)
{
  g_autofree char *date = brg_date_words_day_of_year (brg_ui_get_words (), day);
  g_autofree char *weekday = brg_date_words_weekday (brg_ui_get_words (), day);
  g_autofree char *first = g_utf8_substring (weekday, 0, MIN (g_utf8_strlen (weekday, -1), 1));
  g_autofree char *capital = g_utf8_strup (first, -1);

  return g_strdup_printf ("%s%s, %s", capital, weekday + strlen (first), date);
}

/* Nothing waits for a reason any more. */
static void
stop_waiting (BrgTimetableView *self)
{
  g_clear_pointer (&self->waiting, brg_timetable_draft_free);
  self->is_keep_waiting = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->reason_label), FALSE);
  gtk_widget_remove_css_class (self->reason_row, "error");
}

static void
show_selected (BrgTimetableView *self)
{
  guint index = get_selected (self);
  const BrgTimetableFault *fault = NULL;
  g_autofree char *day = NULL;
  g_autofree char *title = NULL;
  g_autofree char *words = NULL;

  if (self->is_keep_waiting)
    stop_waiting (self);
  if (index != GTK_INVALID_LIST_POSITION)
    {
      day = brg_timetable_draft_dup_day (self->draft, index);
      title = dup_heading (day);
      fault = brg_timetable_draft_find_fault (self->draft, index);
    }
  gtk_label_set_text (self->day_label, title != NULL ? title : "");
  gtk_widget_set_visible (GTK_WIDGET (self->day_label), title != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), fault != NULL);
  gtk_widget_set_visible (self->keep_button, fault != NULL);
  gtk_widget_set_sensitive (self->edit_button, title != NULL);
  gtk_widget_set_sensitive (self->remove_button, title != NULL);
  if (fault == NULL)
    return;
  words = brg_timetable_words_fault (brg_ui_get_words (), fault);
  brg_article_set_markup (self->fault_label, get_snapshot (self)->event->rulebook, words,
                          fault->article);
}

/* The fields begin with what the event says, and keep what was typed. */
static void
propose (BrgTimetableView *self, const BrgSnapshot *snapshot)
{
  g_autofree char *first = brg_timetable_draft_dup_first_day (self->draft);
  g_autofree char *minutes =
      brg_timetable_dup_minutes (brg_timetable_draft_propose_minutes (self->draft));

  if (self->group_id == snapshot->group->id)
    return;
  self->group_id = snapshot->group->id;
  brg_ui_set_text (self->first_row, first);
  brg_ui_set_text (self->minutes_row, minutes);
  brg_ui_set_text (self->place_row, snapshot->event->venue);
  brg_ui_set_text (self->reason_row, "");
}

static void
show_fill (BrgTimetableView *self)
{
  gint n_rounds = brg_timetable_draft_count_rounds (self->draft);
  g_autofree char *label =
      g_strdup_printf (ngettext ("Fill %d Round", "Fill %d Rounds", (gulong) n_rounds), n_rounds);

  gtk_button_set_label (self->fill_button, n_rounds > 0 ? label : _ ("Fill Rounds"));
  gtk_label_set_text (self->fill_label,
                      _ ("Rows changed by hand stay, and rounds that have begun. Rest days are "
                         "passed over."));
  gtk_widget_remove_css_class (GTK_WIDGET (self->fill_label), "error");
}

static void
show_state (BrgTimetableView *self, const BrgSnapshot *snapshot)
{
  gboolean is_announced = *snapshot->timetable_at != '\0';
  gboolean is_open = snapshot->event->state == BRG_EVENT_OPEN;
  g_autofree char *at = is_announced
                            ? brg_date_words_stamp (brg_ui_get_words (), snapshot->timetable_at,
                                                    snapshot->event->zone)
                            : NULL;
  g_autofree char *text =
      /* Translators: date and time */
      is_announced ? g_strdup_printf (_ ("announced %s"), at)
                   : g_strdup (C_ ("timetable", "draft"));

  brg_chip_set (self->state_chip, is_announced ? BRG_CHIP_OK : BRG_CHIP_DRAFT,
                is_announced ? "emblem-ok-symbolic" : "document-edit-symbolic", text);
  gtk_widget_set_visible (self->announce_button, !is_announced);
  gtk_widget_set_sensitive (self->announce_button, is_open && snapshot->timetable->len > 0);
  gtk_widget_set_sensitive (self->add_button, is_open);
  gtk_widget_set_sensitive (GTK_WIDGET (self->fill_button), is_open);
}

static void
fill_items (BrgTimetableView *self, guint position)
{
  guint n_rows = brg_timetable_draft_get_rows (self->draft)->len;
  g_autoptr (GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_rows; i++)
    g_ptr_array_add (numbers, g_strdup_printf ("%u", i));
  g_ptr_array_add (numbers, NULL);
  gtk_string_list_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                          (const char *const *) numbers->pdata);
  gtk_stack_set_visible_child_name (self->stack, n_rows > 0 ? "table" : "empty");
  if (n_rows > 0)
    gtk_single_selection_set_selected (self->selection, MIN (position, n_rows - 1));
}

void
brg_timetable_view_refresh (BrgTimetableView *self, BrgSnapshot *snapshot)
{
  guint position = gtk_single_selection_get_selected (self->selection);
  gboolean had_focus;

  g_return_if_fail (BRG_IS_TIMETABLE_VIEW (self) && snapshot != NULL);

  had_focus = brg_ui_has_focus_within (self->view);
  stop_waiting (self);
  g_clear_pointer (&self->draft, brg_timetable_draft_free);
  self->draft = open_draft (self);
  fill_items (self, position == GTK_INVALID_LIST_POSITION ? 0 : position);
  propose (self, snapshot);
  show_fill (self);
  show_state (self, snapshot);
  show_selected (self);
  if (had_focus)
    brg_timetable_view_take_focus (self);
}

void
brg_timetable_view_take_focus (BrgTimetableView *self)
{
  guint selected = get_selected (self);

  g_return_if_fail (BRG_IS_TIMETABLE_VIEW (self));

  if (selected != GTK_INVALID_LIST_POSITION)
    brg_wizard_columns_move_focus (self->view, selected);
  else
    gtk_widget_grab_focus (self->add_button);
}

/* ----- What is done ----- */

/* The keys go to the field of the reason, with what is wanted there. */
static void
want_reason (BrgTimetableView *self, const char *text)
{
  brg_sides_set_reveal_side (self->sides, TRUE);
  gtk_label_set_text (self->reason_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->reason_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->reason_label), TRUE);
  gtk_widget_add_css_class (self->reason_row, "error");
  gtk_widget_grab_focus (self->reason_row);
  gtk_widget_error_bell (GTK_WIDGET (self));
}

/* Stores the draft, and goes to the row at @position; without the reason that is wanted the draft
 * waits for it. Takes @draft. */
static gboolean
store (BrgTimetableView *self, BrgTimetableDraft *draft, guint position)
{
  g_autoptr (BrgTimetableDraft) taken = draft;
  BrgSession *session = brg_page_get_session (self->page);
  BrgSnapshot *snapshot = get_snapshot (self);
  g_autofree char *reason = brg_ui_dup_text (self->reason_row);
  GError *error = NULL;
  gboolean done;

  /* What is announced changes for a reason. */
  if (*snapshot->timetable_at != '\0' && *reason == '\0')
    {
      stop_waiting (self);
      self->waiting = g_steal_pointer (&taken);
      self->waiting_position = position;
      want_reason (self, _ ("The timetable is announced. Type the reason of the change and press "
                            "Enter: then it is made."));
      return FALSE;
    }
  stop_waiting (self);
  done = brg_store_set_timetable (brg_session_get_store (session), snapshot->group->id,
                                  brg_timetable_draft_get_rows (taken), reason, &error);
  if (!brg_session_finish (session, done, error))
    return FALSE;
  brg_ui_set_text (self->reason_row, "");
  if (position < brg_timetable_draft_get_rows (self->draft)->len)
    {
      gtk_single_selection_set_selected (self->selection, position);
      if (brg_ui_has_focus_within (self->view))
        brg_wizard_columns_move_focus (self->view, position);
    }
  return TRUE;
}

static void
open_sheet (BrgTimetableView *self, guint index)
{
  BrgTimetableRow *row;

  if (self->draft == NULL || !gtk_widget_get_sensitive (self->add_button))
    return;
  row = index != GTK_INVALID_LIST_POSITION
            ? brg_timetable_row_copy (brg_timetable_draft_get_row (self->draft, index))
            : NULL;
  brg_timetable_sheet_present (brg_shell_find (GTK_WIDGET (self)), row, get_selected (self));
}

static void
on_add_clicked (BrgTimetableView *self)
{
  open_sheet (self, GTK_INVALID_LIST_POSITION);
}

static void
on_edit_clicked (BrgTimetableView *self)
{
  if (get_selected (self) != GTK_INVALID_LIST_POSITION)
    open_sheet (self, get_selected (self));
}

static void
on_activated (BrgTimetableView *self, guint position)
{
  open_sheet (self, position);
}

static void
on_remove_clicked (BrgTimetableView *self)
{
  guint index = get_selected (self);
  BrgTimetableDraft *draft;

  if (index == GTK_INVALID_LIST_POSITION)
    return;
  draft = open_draft (self);
  brg_timetable_draft_remove (draft, index);
  store (self, draft, index);
}

static void
move (BrgTimetableView *self, gint days)
{
  guint index = get_selected (self);
  BrgTimetableDraft *draft;

  if (index == GTK_INVALID_LIST_POSITION)
    return;
  draft = open_draft (self);
  index = brg_timetable_draft_move (draft, index, days);
  store (self, draft, index);
}

static void
rest (BrgTimetableView *self)
{
  guint index = get_selected (self);
  BrgTimetableDraft *draft;

  if (index == GTK_INVALID_LIST_POSITION)
    return;
  draft = open_draft (self);
  index = brg_timetable_draft_rest (draft, index);
  store (self, draft, index);
}

static void
on_keep_clicked (BrgTimetableView *self)
{
  g_autofree char *reason = brg_ui_dup_text (self->reason_row);
  guint index = get_selected (self);
  BrgTimetableDraft *draft;

  if (index == GTK_INVALID_LIST_POSITION)
    return;
  if (*reason == '\0')
    {
      stop_waiting (self);
      self->is_keep_waiting = TRUE;
      want_reason (self, _ ("Type why the breach stays and press Enter."));
      return;
    }
  draft = open_draft (self);
  brg_timetable_draft_keep (draft, index, reason);
  store (self, draft, index);
}

static void
on_reason_changed (BrgTimetableView *self)
{
  if (*brg_ui_get_text (self->reason_row) != '\0')
    gtk_widget_remove_css_class (self->reason_row, "error");
}

/* What waits for the reason is done with it; the keys go back to the table. */
static void
on_reason_entered (BrgTimetableView *self)
{
  g_autofree char *reason = brg_ui_dup_text (self->reason_row);

  if (self->waiting == NULL && !self->is_keep_waiting)
    return;
  if (*reason == '\0')
    {
      gtk_widget_add_css_class (self->reason_row, "error");
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  if (self->is_keep_waiting)
    on_keep_clicked (self);
  else
    store (self, g_steal_pointer (&self->waiting), self->waiting_position);
  if (brg_sides_get_folded (self->sides))
    brg_sides_set_reveal_side (self->sides, FALSE);
  brg_timetable_view_take_focus (self);
}

static void
on_announce_clicked (BrgTimetableView *self)
{
  BrgSession *session = brg_page_get_session (self->page);
  GError *error = NULL;
  gboolean done = brg_store_announce_timetable (brg_session_get_store (session),
                                                get_snapshot (self)->group->id, &error);

  brg_session_finish (session, done, error);
  brg_timetable_view_take_focus (self);
}

/* What is wrong with the fields, and the field. */
static const char *
get_fill_fault (BrgTimetableView *self, BrgTimetableFillFault fault, GtkWidget **field)
{
  switch (fault)
    {
    case BRG_FILL_FAULT_HOURS:
      *field = self->hours_row;
      return _ ("Enter one hour or several in their order: 15:00, or 10:00 15:00.");
    case BRG_FILL_FAULT_FIRST_DAY:
      *field = self->first_row;
      return _ ("The first day is not a day: 21.11 or 21.11.2026.");
    case BRG_FILL_FAULT_FREE_DAYS:
      *field = self->free_row;
      return _ ("A day without rounds is not a day: 21.11 or 21.11.2026.");
    case BRG_FILL_FAULT_MINUTES:
      *field = self->minutes_row;
      return _ ("A round takes hours, 5 or 2:30, at most a day.");
    case BRG_FILL_FAULT_ROUNDS:
    case BRG_FILL_FAULT_NONE:
    default:
      *field = self->hours_row;
      return _ ("The number of rounds is not known yet.");
    }
}

static void
on_fill_clicked (BrgTimetableView *self)
{
  BrgTimetableFill fill = { .hours = brg_ui_get_text (self->hours_row),
                            .first_day = brg_ui_get_text (self->first_row),
                            .free_days = brg_ui_get_text (self->free_row),
                            .place = brg_ui_get_text (self->place_row) };
  g_autoptr (BrgTimetableDraft) draft = NULL;
  BrgTimetableFillFault fault;
  GtkWidget *field = NULL;

  if (self->draft == NULL || !gtk_widget_get_sensitive (GTK_WIDGET (self->fill_button)))
    return;
  draft = open_draft (self);
  fault = brg_timetable_parse_minutes (brg_ui_get_text (self->minutes_row), &fill.minutes)
              ? brg_timetable_draft_fill (draft, &fill)
              : BRG_FILL_FAULT_MINUTES;
  if (fault != BRG_FILL_FAULT_NONE)
    {
      gtk_label_set_text (self->fill_label, get_fill_fault (self, fault, &field));
      gtk_widget_add_css_class (GTK_WIDGET (self->fill_label), "error");
      gtk_widget_grab_focus (field);
      return;
    }
  if (store (self, g_steal_pointer (&draft), 0))
    {
      if (brg_sides_get_folded (self->sides))
        brg_sides_set_reveal_side (self->sides, FALSE);
      brg_timetable_view_take_focus (self);
    }
}

static gboolean
on_key_pressed (BrgTimetableView *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  guint latin = brg_ui_key_to_latin (controller, keyval, keycode);
  gboolean is_alt = (state & GDK_ALT_MASK) != 0;

  if ((state & GDK_CONTROL_MASK) != 0)
    return GDK_EVENT_PROPAGATE;
  if (is_alt && (keyval == GDK_KEY_Up || keyval == GDK_KEY_Down))
    move (self, keyval == GDK_KEY_Up ? -1 : 1);
  else if (is_alt)
    return GDK_EVENT_PROPAGATE;
  else if (latin == GDK_KEY_t)
    rest (self);
  else if (keyval == GDK_KEY_plus || keyval == GDK_KEY_KP_Add || keyval == GDK_KEY_Insert)
    on_add_clicked (self);
  else if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    on_remove_clicked (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

char *
brg_timetable_view_dup_subtitle (BrgTimetableView *self)
{
  BrgSnapshot *snapshot;
  const GPtrArray *rows;
  g_autofree char *days = NULL;
  g_autofree char *faults = NULL;
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;
  guint n_faults;

  g_return_val_if_fail (BRG_IS_TIMETABLE_VIEW (self), NULL);

  snapshot = get_snapshot (self);
  if (self->draft == NULL || snapshot == NULL)
    return g_strdup ("");
  rows = brg_timetable_draft_get_rows (self->draft);
  if (rows->len == 0)
    return g_strdup (_ ("no timetable yet"));
  first = brg_timetable_draft_dup_day (self->draft, 0);
  last = brg_timetable_draft_dup_day (self->draft, rows->len - 1);
  days = brg_date_words_range (brg_ui_get_words (), first, last);
  n_faults = brg_timetable_draft_count_faults (self->draft);
  if (n_faults == 0)
    return g_steal_pointer (&days);
  faults = g_strdup_printf (ngettext ("%u breach", "%u breaches", n_faults), n_faults);
  return g_strdup_printf ("%s · %s", days, faults);
}

void
brg_timetable_view_print (BrgTimetableView *self)
{
  BrgPaperSource source;

  g_return_if_fail (BRG_IS_TIMETABLE_VIEW (self));

  source = (BrgPaperSource){ .snapshot = get_snapshot (self),
                             .store = brg_session_get_store (brg_page_get_session (self->page)) };
  if (source.snapshot != NULL)
    brg_print_paper (GTK_WIDGET (self), "timetable", &source);
}

static void
on_narrow_changed (gboolean is_narrow, gpointer data)
{
  BrgTimetableView *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (self->wide); i++)
    gtk_column_view_column_set_visible (self->wide[i], !is_narrow);
  gtk_widget_set_visible (self->keys_label, !is_narrow);
}

static void
brg_timetable_view_dispose (GObject *object)
{
  BrgTimetableView *self = BRG_TIMETABLE_VIEW (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->draft, brg_timetable_draft_free);
  g_clear_pointer (&self->waiting, brg_timetable_draft_free);
  G_OBJECT_CLASS (brg_timetable_view_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgTimetableView, name)

static const BrgTemplateChild children[] = {
  CHILD (content),     CHILD (state_chip),    CHILD (add_button),
  CHILD (edit_button), CHILD (remove_button), CHILD (announce_button),
  CHILD (pane_toggle), CHILD (sides),         CHILD (stack),
  CHILD (view),        CHILD (day_label),     CHILD (fault_label),
  CHILD (reason_row),  CHILD (keep_button),   CHILD (hours_row),
  CHILD (first_row),   CHILD (minutes_row),   CHILD (free_row),
  CHILD (place_row),   CHILD (fill_label),    CHILD (fill_button),
  CHILD (keys_label),  CHILD (reason_label),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_activated),      BRG_TEMPLATE_CALLBACK (on_add_clicked),
  BRG_TEMPLATE_CALLBACK (on_edit_clicked),   BRG_TEMPLATE_CALLBACK (on_remove_clicked),
  BRG_TEMPLATE_CALLBACK (on_keep_clicked),   BRG_TEMPLATE_CALLBACK (on_announce_clicked),
  BRG_TEMPLATE_CALLBACK (on_fill_clicked),   BRG_TEMPLATE_CALLBACK (on_reason_changed),
  BRG_TEMPLATE_CALLBACK (on_reason_entered),
};

static void
brg_timetable_view_class_init (BrgTimetableViewClass *klass)
{
  g_type_ensure (BRG_TYPE_SIDES);
  g_type_ensure (BRG_TYPE_CHIP);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_timetable_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-timetable-view", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_timetable_view_init (BrgTimetableView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_timetable_view_add_columns (self);
  self->items = gtk_string_list_new (NULL);
  self->selection = brg_columns_set_model (self->view, G_LIST_MODEL (self->items));
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (show_selected), self);
  brg_ui_add_keys (self->view, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  /* Narrow until its room is known: a page may be wider than the screen before that. */
  on_narrow_changed (TRUE, self);
  brg_narrow_watch (GTK_WIDGET (self), NARROW_WIDTH, on_narrow_changed, self);
  brg_sides_show_while_folded (self->sides, self->pane_toggle);
}

void
brg_timetable_view_set_page (BrgTimetableView *self, BrgPage *page)
{
  g_return_if_fail (BRG_IS_TIMETABLE_VIEW (self) && BRG_IS_PAGE (page));

  self->page = page;
}
