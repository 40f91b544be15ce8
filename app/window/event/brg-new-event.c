/* brg-new-event.c - the assistant for a new event
 *
 * Rules: rus-draughts-2022 11.5.1, 11.5.2, 11.6.1
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-new-event.h"

#include <glib/gi18n.h>

#include "brg-contest-forms.h"
#include "brg-date-text.h"
#include "brg-discipline.h"
#include "brg-event-digest.h"
#include "brg-kind-section.h"
#include "brg-names.h"
#include "brg-narrow.h"
#include "brg-officials-section.h"
#include "brg-pairing-systems.h"
#include "brg-place-section.h"
#include "brg-rounds-section.h"
#include "brg-rulebooks.h"
#include "brg-rules-section.h"
#include "brg-sheet.h"
#include "brg-stepper.h"
#include "brg-store-event.h"
#include "brg-teams-section.h"
#include "brg-template.h"
#include "brg-tie-breaks-section.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define N_PAGES 4
#define PAGE_OF_CONTROL 1
#define PAGE_OF_ROUNDS 2

/* Below this width of text at 100 % the words at the right are not shown. */
#define DIGEST_WIDTH 760.0

#define BRG_TYPE_NEW_EVENT (brg_new_event_get_type ())
G_DECLARE_FINAL_TYPE (BrgNewEvent, brg_new_event, BRG, NEW_EVENT, BrgSheet)

struct _BrgNewEvent
{
  BrgSheet parent_instance;

  BrgEventForm *form;
  guint page;
  char *kept_control; /* a time control that is not understood and kept all the same; owned */

  BrgStepper *stepper;
  GtkStack *stack;
  BrgEventSections sections;
  GtkWidget *digest_pane;
  BrgEventDigest *digest;
  GtkButton *cancel_button;
  GtkButton *back_button;
  GtkButton *next_button;
};

G_DEFINE_FINAL_TYPE (BrgNewEvent, brg_new_event, BRG_TYPE_SHEET)

/* The page on which a kind of fault is mended. */
static const guint page_of_fault[] = {
  [BRG_EVENT_FAULT_NAME] = 3,
  [BRG_EVENT_FAULT_STARTS] = 3,
  [BRG_EVENT_FAULT_ENDS] = 3,
  [BRG_EVENT_FAULT_DAYS] = 3,
  [BRG_EVENT_FAULT_ROUNDS] = 2,
  [BRG_EVENT_FAULT_TIE_BREAK] = 2,
  [BRG_EVENT_FAULT_LATE_MISSING] = 1,
  [BRG_EVENT_FAULT_LATE_TOO_LONG] = 1,
  [BRG_EVENT_FAULT_OFFICIAL] = 3,
  [BRG_EVENT_FAULT_OFFICIAL_BIRTH] = 3,
  [BRG_EVENT_FAULT_ODD_ROUNDS] = 2,
  [BRG_EVENT_FAULT_BOARDS] = 0,
  [BRG_EVENT_FAULT_RESERVES] = 0,
  [BRG_EVENT_FAULT_LATE_FIXED] = 1,
  [BRG_EVENT_FAULT_SECOND_OFFICIAL] = 3,
};

static void
show_notes (BrgNewEvent *self)
{
  g_autoptr (GArray) faults = brg_event_form_check (self->form);

  brg_event_sections_show_notes (&self->sections, self->form, faults);
  brg_event_digest_show (self->digest, self->form);
}

static void
show_form (BrgNewEvent *self)
{
  BrgEventStage stage = { 0 };

  brg_event_sections_show (&self->sections, self->form, &stage);
  show_notes (self);
}

/* A field that loses the focus because the dialog closes has nobody to tell. */
static void
on_section_changed (BrgNewEvent *self, BrgEventSection *section)
{
  if (self->form == NULL)
    return;
  brg_event_section_read (section, self->form);
  show_notes (self);
}

static void
on_section_committed (BrgNewEvent *self, BrgEventSection *section)
{
  if (self->form == NULL)
    return;
  brg_event_section_read (section, self->form);
  show_form (self);
}

static GtkWidget *
get_page_widget (BrgNewEvent *self, guint page)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->stack));

  while (page-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* A field of text is written into at once: the keys are in it, not on its row, and what stands
 * there gives way to what is typed. */
static void
enter_field (BrgNewEvent *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, ADW_TYPE_ENTRY_ROW) : NULL;

  if (row == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row))));
  gtk_editable_select_region (GTK_EDITABLE (row), 0, -1);
}

static void
show_page (BrgNewEvent *self, guint page)
{
  GtkWidget *widget = get_page_widget (self, page);

  self->page = page;
  gtk_stack_set_visible_child (self->stack, widget);
  brg_stepper_set_current (self->stepper, page);
  gtk_widget_set_sensitive (GTK_WIDGET (self->back_button), page > 0);
  gtk_button_set_label (self->next_button, page + 1 < N_PAGES ? _ ("_Next") : _ ("_Create"));
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
  enter_field (self);
}

/* rus-draughts-2022 11.5.1: where nothing is paired nothing is asked of rounds. */
static guint
find_next_page (const BrgNewEvent *self, gint way)
{
  guint page = self->page + (guint) way;

  return page == PAGE_OF_ROUNDS && self->form->group->contest != BRG_CONTEST_NONE
             ? page + (guint) way
             : page;
}

/* The first fault of a page, or of any when @page is the last one. */
static const BrgEventFault *
find_fault (const GArray *faults, guint page)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const BrgEventFault *fault = &g_array_index (faults, BrgEventFault, i);

      if (page_of_fault[fault->kind] == page || page + 1 == N_PAGES)
        return fault;
    }
  return NULL;
}

/* The kind of event that the user set up last, for the next one. */
static void
remember_choices (BrgNewEvent *self)
{
  BrgPreferences *preferences = brg_shell_get_preferences (brg_sheet_get_shell (BRG_SHEET (self)));
  g_autofree char *boards = g_strdup_printf ("%d", self->form->group->boards);
  g_autofree char *choices =
      g_strjoin ("|", self->form->group->system, self->form->event->rulebook->id,
                 brg_discipline_to_id (self->form->event->discipline), boards, NULL);

  brg_preferences_set_state (preferences, "new-event", choices);
}

static void
create (BrgNewEvent *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  BrgSession *session = brg_shell_get_session (shell);
  GError *error = NULL;
  gint64 group_id;
  BrgContestKind contest = self->form->group->contest;
  gboolean done = brg_store_create_event (brg_session_get_store (session), self->form->event,
                                          self->form->group, NULL, &group_id, &error);

  if (done)
    remember_choices (self);
  if (!brg_session_finish (session, done, error))
    return;
  gtk_window_destroy (GTK_WINDOW (self));
  brg_shell_open_group (shell, group_id, contest != BRG_CONTEST_NONE ? "works" : "players");
  /* rus-draughts-2022 11.5.2, 11.6.1: what regulations of a contest have to name is no field of the
   * assistant. */
  if (contest != BRG_CONTEST_NONE)
    brg_contest_form_terms (shell, contest);
}

/* A time control that is not understood is kept, but not without a word. */
static gboolean
asks_about_control (BrgNewEvent *self)
{
  const char *control = self->form->group->time_control;

  if (self->page < PAGE_OF_CONTROL || !brg_event_form_is_control_unknown (self->form, NULL) ||
      g_strcmp0 (self->kept_control, control) == 0)
    return FALSE;
  g_free (self->kept_control);
  self->kept_control = g_strdup (control);
  if (self->page != PAGE_OF_CONTROL)
    show_page (self, PAGE_OF_CONTROL);
  brg_rules_section_ask_control (BRG_RULES_SECTION (self->sections.of[BRG_EVENT_SECTION_RULES]));
  return TRUE;
}

static void
go_on (BrgNewEvent *self)
{
  g_autoptr (GArray) faults = NULL;
  const BrgEventFault *fault;

  brg_event_sections_read (&self->sections, self->form);
  show_form (self);
  faults = brg_event_form_check (self->form);
  fault = find_fault (faults, self->page);
  if (fault != NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      if (page_of_fault[fault->kind] != self->page)
        show_page (self, page_of_fault[fault->kind]);
    }
  else if (asks_about_control (self))
    gtk_widget_error_bell (GTK_WIDGET (self));
  else if (self->page + 1 < N_PAGES)
    show_page (self, find_next_page (self, 1));
  else
    create (self);
}

static void
go_back (BrgNewEvent *self)
{
  if (self->page > 0)
    show_page (self, find_next_page (self, -1));
}

/* Enter means the same wherever the focus is; but buttons, menus and the officials' lines have an
 * Enter of their own. */
static gboolean
takes_enter (BrgNewEvent *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus == NULL)
    return FALSE;
  return GTK_IS_BUTTON (focus) || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL ||
         gtk_widget_get_ancestor (focus, GTK_TYPE_MENU_BUTTON) != NULL ||
         gtk_widget_is_ancestor (focus,
                                 GTK_WIDGET (self->sections.of[BRG_EVENT_SECTION_OFFICIALS]));
}

static gboolean
on_key_pressed (BrgNewEvent *self, guint keyval, guint keycode G_GNUC_UNUSED, GdkModifierType state)
{
  gboolean is_enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;
  gboolean has_control = (state & GDK_CONTROL_MASK) != 0;

  if (is_enter && (has_control || !takes_enter (self)))
    go_on (self);
  else if (keyval == GDK_KEY_Left && (state & GDK_ALT_MASK) != 0)
    go_back (self);
  else if (keyval == GDK_KEY_Right && (state & GDK_ALT_MASK) != 0)
    go_on (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
brg_new_event_dispose (GObject *object)
{
  BrgNewEvent *self = BRG_NEW_EVENT (object);

  g_clear_pointer (&self->form, brg_event_form_free);
  g_clear_pointer (&self->kept_control, g_free);
  G_OBJECT_CLASS (brg_new_event_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgNewEvent, name)
#define SECTION(name, KIND) BRG_EVENT_SECTION_CHILD (BrgNewEvent, name, KIND)

static const BrgTemplateChild children[] = {
  CHILD (stepper),
  CHILD (stack),
  CHILD (digest_pane),
  CHILD (digest),
  CHILD (cancel_button),
  CHILD (back_button),
  CHILD (next_button),
  SECTION (kind_section, KIND),
  SECTION (rules_section, RULES),
  SECTION (rounds_section, ROUNDS),
  SECTION (tie_breaks_section, TIE_BREAKS),
  SECTION (place_section, PLACE),
  SECTION (officials_section, OFFICIALS),
  SECTION (teams_section, TEAMS),
};

static void
brg_new_event_class_init (BrgNewEventClass *klass)
{
  g_type_ensure (BRG_TYPE_KIND_SECTION);
  g_type_ensure (BRG_TYPE_RULES_SECTION);
  g_type_ensure (BRG_TYPE_ROUNDS_SECTION);
  g_type_ensure (BRG_TYPE_TIE_BREAKS_SECTION);
  g_type_ensure (BRG_TYPE_PLACE_SECTION);
  g_type_ensure (BRG_TYPE_OFFICIALS_SECTION);
  g_type_ensure (BRG_TYPE_TEAMS_SECTION);
  g_type_ensure (BRG_TYPE_EVENT_DIGEST);
  g_type_ensure (BRG_TYPE_STEPPER);
  G_OBJECT_CLASS (klass)->dispose = brg_new_event_dispose;
  brg_template_set (klass, "brg-new-event", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_section_changed);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_section_committed);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), go_back);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), go_on);
}

static void
brg_new_event_init (BrgNewEvent *self)
{
  const char *const titles[] = { _ ("Kind"), _ ("Rules"), _ ("Rounds"), _ ("Place"), NULL };

  gtk_widget_init_template (GTK_WIDGET (self));
  brg_stepper_set_steps (self->stepper, titles);
  brg_narrow_hide (GTK_WIDGET (self), self->digest_pane, DIGEST_WIDTH);
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->cancel_button, "clicked", G_CALLBACK (gtk_window_close), self);
}

/* Choices of last time that do not fit together any more are passed over by the setters. */
static void
apply_choices (BrgEventForm *form, const char *choices)
{
  g_auto (GStrv) parts = g_strsplit (choices, "|", 4);
  const BrgRulebook *book;
  BrgDiscipline discipline;

  if (g_strv_length (parts) < 3)
    return;
  if (parts[3] != NULL)
    brg_event_form_set_boards (
        form, (gint) CLAMP (g_ascii_strtoll (parts[3], NULL, 10), 0, BRG_EVENT_FORM_MOST_BOARDS));
  book = brg_rulebook_find (parts[1]);
  if (brg_discipline_from_id (parts[2], &discipline))
    brg_event_form_set_discipline (form, discipline);
  if (book != NULL && (book->disciplines & (1u << form->event->discipline)) != 0)
    brg_event_form_set_rulebook (form, book);
  /* The book brings its own system. */
  if (brg_pairing_system_find (parts[0]) != NULL)
    brg_event_form_set_system (form, parts[0]);
}

BrgEventForm *
brg_new_event_dup_default_form (BrgShell *shell)
{
  g_autofree char *today = brg_date_text_dup_today ();
  g_autofree char *shown = brg_names_dup_day (today);
  /* Translators: %s is a date */
  g_autofree char *name = g_strdup_printf (_ ("New event %s"), shown);
  g_autofree char *choices =
      brg_preferences_dup_state (brg_shell_get_preferences (shell), "new-event");
  BrgEventForm *form = brg_event_form_new (name, today, brg_ui_draw_seed ());

  if (*choices != '\0')
    apply_choices (form, choices);
  else
    brg_event_form_suit_language (form, brg_ui_get_language ());
  return form;
}

void
brg_new_event_present (BrgShell *shell)
{
  BrgNewEvent *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  if (brg_session_get_store (brg_shell_get_session (shell)) == NULL)
    return;
  self = g_object_new (BRG_TYPE_NEW_EVENT, "transient-for", shell, NULL);
  self->form = brg_new_event_dup_default_form (shell);
  show_form (self);
  /* The focus does not move among what is not on the screen. */
  gtk_window_present (GTK_WINDOW (self));
  show_page (self, 0);
}
