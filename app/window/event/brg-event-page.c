/* brg-event-page.c - what an event is: rules, rounds, place, officials
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-page.h"

#include <glib/gi18n.h>

#include "brg-approve.h"
#include "brg-duties-sheet.h"
#include "brg-duty-list.h"
#include "brg-equipment-section.h"
#include "brg-event-difference.h"
#include "brg-event-form-postal.h"
#include "brg-event-regulations.h"
#include "brg-event-unsaved.h"
#include "brg-jury-list.h"
#include "brg-kind-section.h"
#include "brg-money-view.h"
#include "brg-names.h"
#include "brg-next-step.h"
#include "brg-officials-section.h"
#include "brg-parts-section.h"
#include "brg-place-section.h"
#include "brg-print.h"
#include "brg-regulations-section.h"
#include "brg-rounds-section.h"
#include "brg-rules-section.h"
#include "brg-status-section.h"
#include "brg-store-event.h"
#include "brg-teams-section.h"
#include "brg-template.h"
#include "brg-tie-breaks-section.h"
#include "brg-timetable-view.h"
#include "brg-two-columns.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgEventPage
{
  BrgPage parent_instance;

  GtkToggleButton *timetable_toggle;
  GtkToggleButton *arbiters_toggle;
  GtkToggleButton *halls_toggle;
  GtkToggleButton *money_toggle;
  GtkStack *views;
  BrgTimetableView *timetable;
  BrgMoneyView *money;
  GtkWidget *arbiters;
  GtkWidget *halls;
  GtkLabel *jury_label;
  GtkWidget *closed_bar;
  GtkWidget *content;
  BrgEventSections sections;
  BrgRegulationsSection *regulations_section;
  BrgStatusSection *status_section;
  BrgEquipmentSection *equipment_section;
  BrgPartsSection *parts_section;
  GtkWidget *close_box;
  GtkButton *close_button;
  GtkLabel *close_label;

  BrgEventForm *form;    /* what stands in the fields */
  BrgEventForm *unsaved; /* what was typed where something is in fault; NULL while nothing is */
  BrgEventForm *pending; /* what waits for an answer */
  gboolean is_storing;
};

G_DEFINE_FINAL_TYPE (BrgEventPage, brg_event_page, BRG_TYPE_PAGE)

static guint
count_unrated (const BrgSnapshot *snapshot)
{
  guint n_unrated = 0;

  for (guint i = 0; i < snapshot->entries->len; i++)
    n_unrated += brg_snapshot_get_entry (snapshot, (gint) i)->rating == 0;
  return n_unrated;
}

static BrgEventStage
get_stage (const BrgSnapshot *snapshot)
{
  return (BrgEventStage){
    .n_players = snapshot->entries->len,
    .n_unrated = count_unrated (snapshot),
    .n_paired = snapshot->rounds->len,
    .is_closed = snapshot->event->state == BRG_EVENT_CLOSED,
  };
}

static void
show_notes (BrgEventPage *self)
{
  g_autoptr (GArray) faults = brg_event_form_check (self->form);

  brg_event_sections_show_notes (&self->sections, self->form, faults);
}

static void
show_form (BrgEventPage *self, const BrgSnapshot *snapshot)
{
  BrgEventStage stage = get_stage (snapshot);

  brg_event_sections_show (&self->sections, self->form, &stage);
  show_notes (self);
}

/* Puts the stored values into the form; what is in fault stays in its field until it is mended. */
static void
take_stored (BrgEventPage *self, const BrgSnapshot *snapshot)
{
  g_autoptr (BrgEventForm) older = g_steal_pointer (&self->form);

  self->form = brg_event_form_new_from (snapshot->event, snapshot->group);
  if (older != NULL)
    brg_event_form_remember (self->form, older);
  if (self->unsaved != NULL && self->unsaved->group->id != snapshot->group->id)
    g_clear_pointer (&self->unsaved, brg_event_form_free);
  if (self->unsaved != NULL)
    brg_event_unsaved_put_back (self->form, self->unsaved);
}

static void
keep_unsaved (BrgEventPage *self, const BrgSnapshot *snapshot)
{
  BrgEventFault fault;

  g_clear_pointer (&self->unsaved, brg_event_form_free);
  if (brg_event_unsaved_find (self->form, snapshot->event, snapshot->group, &fault))
    self->unsaved = brg_event_form_new_from (self->form->event, self->form->group);
}

/* The results can be approved when all rounds are closed; an event may also end before its time. */
static void
show_closing (BrgEventPage *self, const BrgSnapshot *snapshot)
{
  gboolean is_closed = snapshot->event->state == BRG_EVENT_CLOSED;
  BrgNextStep step = brg_next_step_find (snapshot);
  gboolean may_close = step.kind == BRG_STEP_APPROVE && !brg_next_step_is_blocked (&step);

  gtk_widget_set_visible (self->closed_bar, is_closed);
  gtk_widget_set_visible (self->close_box, !is_closed);
  gtk_widget_set_sensitive (GTK_WIDGET (self->close_button), may_close);
  gtk_label_set_text (self->close_label,
                      may_close && snapshot->group->contest != BRG_CONTEST_NONE
                          ? _ ("The final results are published. Nothing is changed any more.")
                      : may_close ? _ ("All rounds are closed. The table becomes final.")
                      : step.n_open_groups > 0
                          ? _ ("Available when the other groups of the event are finished.")
                      : snapshot->group->contest != BRG_CONTEST_NONE
                          ? _ ("Available when the final results are published.")
                          : _ ("Available when all rounds are closed and no game is adjourned."));
}

/* For the round that is played, or comes next. */
static void
show_staffing (BrgEventPage *self, const BrgSnapshot *snapshot)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  gint n_paired = (gint) snapshot->rounds->len;
  BrgRegulations regulations;
  BrgStaffing staffing;

  brg_event_regulations_load (store, snapshot->event->id, &regulations);
  staffing = brg_duty_list_find_staffing (snapshot, &regulations, MAX (n_paired, 1));
  brg_officials_section_show_staffing (
      BRG_OFFICIALS_SECTION (self->sections.of[BRG_EVENT_SECTION_OFFICIALS]),
      snapshot->event->rulebook, &staffing,
      brg_duty_list_count_named (snapshot->event, staffing.rule));
}

/* What is missing or odd of those who officiate, a line each. */
static void
show_jury (BrgEventPage *self, const BrgSnapshot *snapshot)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (GPtrArray) remarks = brg_jury_list_check (store, snapshot);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < remarks->len; i++)
    {
      const BrgJuryRemark *remark = remarks->pdata[i];
      g_autofree char *article =
          remark->article != NULL ? brg_ui_dup_article (snapshot->event->rulebook, remark->article)
                                  : NULL;

      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", remark->text);
      if (article != NULL)
        g_string_append_printf (text, " (%s)", article);
    }
  gtk_label_set_text (self->jury_label,
                      text->len > 0 ? text->str : _ ("Nothing is missing in the jury."));
}

static void
brg_event_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgEventPage *self = BRG_EVENT_PAGE (page);

  take_stored (self, snapshot);
  show_form (self, snapshot);
  brg_regulations_section_show (self->regulations_section, brg_page_get_session (page));
  brg_status_section_show (self->status_section, brg_page_get_session (page));
  brg_equipment_section_show (self->equipment_section, brg_page_get_session (page));
  brg_parts_section_show (self->parts_section, brg_page_get_session (page));
  show_staffing (self, snapshot);
  show_closing (self, snapshot);
  show_jury (self, snapshot);
  brg_timetable_view_refresh (self->timetable, snapshot);
  brg_money_view_refresh (self->money, snapshot);
}

/* One action for one change, so that undo takes back what the user did. */
static void
store (BrgEventPage *self, const BrgEventForm *form, BrgEventDifference difference)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgStore *store = brg_session_get_store (session);
  GError *error = NULL;
  gboolean done;

  if (difference == BRG_EVENT_DIFFERS)
    done = brg_store_update_event (store, form->event, &error);
  else if (difference == BRG_GROUP_DIFFERS)
    done = brg_store_update_group (store, form->group, &error);
  else
    done = brg_store_update_event_and_group (store, form->event, form->group, &error);
  self->is_storing = TRUE;
  if (!brg_session_finish (session, done, error))
    brg_event_page_refresh (BRG_PAGE (self), brg_session_get_snapshot (session));
  self->is_storing = FALSE;
}

/* FIDE and the books want the order announced before the event. */
static void
append_tie_breaks (GString *text, const BrgEventForm *form, const BrgSnapshot *snapshot)
{
  const char *before = snapshot->group->tie_breaks;
  const char *after = form->group->tie_breaks;

  g_string_append_printf (text, "• %s\n",
                          _ ("Places will change: the tie-breaks were announced before the "
                             "first round."));
  /* Translators: codes of tie-breaks before the change, those after it */
  g_string_append_printf (text, _ ("• Tie-breaks: %s → %s\n"), *before != '\0' ? before : "–",
                          *after != '\0' ? after : "–");
}

/* What makes the table another one after the event has begun. */
static char *
dup_consequences (const BrgEventForm *form, const BrgSnapshot *snapshot)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (form->event->rulebook != snapshot->event->rulebook)
    g_string_append_printf (text, "• %s\n",
                            _ ("The rule book changes: withdrawals, unplayed games and penalties "
                               "will be judged by the new one."));
  if (memcmp (&form->group->scoring, &snapshot->group->scoring, sizeof form->group->scoring) != 0)
    g_string_append_printf (text, "• %s\n", _ ("All points are recalculated."));
  if (!g_str_equal (form->group->tie_breaks, snapshot->group->tie_breaks))
    append_tie_breaks (text, form, snapshot);
  if (!g_str_equal (form->group->tie_break_edition, snapshot->group->tie_break_edition))
    g_string_append_printf (text, "• %s\n",
                            _ ("Unplayed rounds count differently in the tie-breaks."));
  if (form->group->n_rounds != snapshot->group->n_rounds)
    g_string_append_printf (text, "• %s\n", _ ("The number of rounds changes."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
on_change_answered (const char *answer, gpointer data)
{
  BrgEventPage *self = data;
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autoptr (BrgEventForm) form = g_steal_pointer (&self->pending);

  if (snapshot == NULL || form == NULL)
    return;
  if (g_str_equal (answer, "yes"))
    store (self, form, brg_event_difference_find (form, snapshot->event, snapshot->group));
  else
    brg_event_page_refresh (BRG_PAGE (self), snapshot);
}

static void
ask_change (BrgEventPage *self, const BrgEventForm *form, const char *consequences)
{
  g_autofree char *body =
      /* Translators: %s is a list of lines, each with its line end */
      g_strdup_printf (_ ("The event has begun.\n%sThe change is recorded in the journal."),
                       consequences);

  g_clear_pointer (&self->pending, brg_event_form_free);
  self->pending = brg_event_form_new_from (form->event, form->group);
  brg_ui_ask (GTK_WIDGET (self), _ ("Change the rules of an event in progress?"), body, NULL,
              _ ("_Change"), TRUE, on_change_answered, self);
}

static void
on_section_changed (BrgEventPage *self, BrgEventSection *section)
{
  if (self->form == NULL || self->is_storing)
    return;
  brg_event_section_read (section, self->form);
  show_notes (self);
}

static void
on_section_committed (BrgEventPage *self, BrgEventSection *section)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autoptr (BrgEventForm) sound = NULL;
  g_autofree char *consequences = NULL;
  BrgEventDifference difference;

  /* Fields are left as well when the answer to a question is awaited, or the page is shown anew. */
  if (self->form == NULL || snapshot == NULL || self->is_storing || self->pending != NULL)
    return;
  brg_event_section_read (section, self->form);
  keep_unsaved (self, snapshot);
  sound = brg_event_unsaved_hold_back (self->form, snapshot->event, snapshot->group);
  difference = brg_event_difference_find (sound, snapshot->event, snapshot->group);
  if (difference == BRG_EVENT_SAME)
    {
      show_form (self, snapshot);
      return;
    }
  consequences = dup_consequences (sound, snapshot);
  if (snapshot->rounds->len > 0 && *consequences != '\0')
    ask_change (self, sound, consequences);
  else
    store (self, sound, difference);
}

static char *
brg_event_page_dup_unsaved (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgEventPage *self = BRG_EVENT_PAGE (page);
  BrgEventFault fault;
  g_autofree char *words = NULL;

  if (self->unsaved == NULL || self->unsaved->group->id != snapshot->group->id ||
      !brg_event_unsaved_find (self->unsaved, snapshot->event, snapshot->group, &fault))
    return NULL;
  words = brg_names_dup_fault (&fault, self->unsaved->event->rulebook);
  /* Translators: why a field of the event is not stored, a sentence */
  return g_strdup_printf (_ ("Not saved on the Event page: %s"), words);
}

static void
on_close_clicked (BrgEventPage *self)
{
  brg_approve_ask (brg_shell_find (GTK_WIDGET (self)));
}

static void
on_reopen_clicked (BrgEventPage *self)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  GError *error = NULL;
  gboolean done =
      brg_store_reopen_event (brg_session_get_store (session), snapshot->event->id, &error);

  brg_session_finish (session, done, error);
}

/* The view that is chosen, as the stack calls it. */
static const char *
get_view (BrgEventPage *self)
{
  const struct
  {
    GtkToggleButton *toggle;
    const char *name;
  } views[] = {
    { self->timetable_toggle, "timetable" },
    { self->arbiters_toggle, "arbiters" },
    { self->halls_toggle, "halls" },
    { self->money_toggle, "money" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    if (gtk_toggle_button_get_active (views[i].toggle))
      return views[i].name;
  return "details";
}

static gboolean
is_view (BrgEventPage *self, const char *name)
{
  return g_str_equal (get_view (self), name);
}

/* A field would take what is typed next: the keys scroll until one is chosen. */
static gboolean
take_view_focus (BrgEventPage *self)
{
  if (is_view (self, "timetable"))
    brg_timetable_view_take_focus (self->timetable);
  else if (is_view (self, "money"))
    brg_money_view_take_focus (self->money);
  else if (is_view (self, "arbiters"))
    return gtk_widget_grab_focus (self->arbiters);
  else if (is_view (self, "halls"))
    return gtk_widget_grab_focus (self->halls);
  else
    return gtk_widget_grab_focus (self->content);
  return TRUE;
}

static void
on_view_chosen (BrgEventPage *self, GtkToggleButton *toggle)
{
  /* One goes off as the other goes on. */
  if (!gtk_toggle_button_get_active (toggle) && !is_view (self, "details"))
    return;
  gtk_stack_set_visible_child_name (self->views, get_view (self));
  if (brg_page_get_snapshot (BRG_PAGE (self)) == NULL)
    return;
  brg_shell_update_title (brg_shell_find (GTK_WIDGET (self)));
  if (!is_view (self, "details") && gtk_widget_get_mapped (GTK_WIDGET (self)))
    take_view_focus (self);
}

static void
brg_event_page_go_to (BrgPage *page, const char *target)
{
  BrgEventPage *self = BRG_EVENT_PAGE (page);

  if (g_str_equal (target, "timetable"))
    gtk_toggle_button_set_active (self->timetable_toggle, TRUE);
  if (g_str_equal (target, "arbiters"))
    gtk_toggle_button_set_active (self->arbiters_toggle, TRUE);
}

static gboolean
brg_event_page_take_focus (BrgPage *page)
{
  return take_view_focus (BRG_EVENT_PAGE (page));
}

static void
print_paper (BrgEventPage *self, const char *id)
{
  BrgPage *page = BRG_PAGE (self);
  BrgPaperSource source = { .snapshot = brg_page_get_snapshot (page),
                            .store = brg_session_get_store (brg_page_get_session (page)) };

  if (source.snapshot != NULL)
    brg_print_paper (GTK_WIDGET (self), id, &source);
}

static void
on_print_jury_clicked (BrgEventPage *self)
{
  print_paper (self, "jury");
}

static void
brg_event_page_print (BrgPage *page)
{
  BrgEventPage *self = BRG_EVENT_PAGE (page);

  if (is_view (self, "timetable"))
    brg_timetable_view_print (self->timetable);
  else if (is_view (self, "money"))
    brg_money_view_print (self->money);
  else
    print_paper (self, is_view (self, "arbiters") ? "jury"
                       : is_view (self, "halls")  ? "equipment"
                                                  : "event");
}

static char *
brg_event_page_dup_subtitle (BrgPage *page, BrgSnapshot *snapshot)
{
  g_autofree char *discipline = NULL;

  if (is_view (BRG_EVENT_PAGE (page), "timetable"))
    return brg_timetable_view_dup_subtitle (BRG_EVENT_PAGE (page)->timetable);
  if (is_view (BRG_EVENT_PAGE (page), "money"))
    return brg_money_view_dup_subtitle (BRG_EVENT_PAGE (page)->money);
  discipline = brg_names_dup_discipline_of (snapshot->event, snapshot->group);
  return g_strjoin (" · ", discipline,
                    brg_names_get_play (snapshot->group->system, snapshot->group->contest),
                    brg_names_get_rulebook (snapshot->event->rulebook), NULL);
}

static void
brg_event_page_dispose (GObject *object)
{
  BrgEventPage *self = BRG_EVENT_PAGE (object);

  g_clear_pointer (&self->form, brg_event_form_free);
  g_clear_pointer (&self->unsaved, brg_event_form_free);
  g_clear_pointer (&self->pending, brg_event_form_free);
  G_OBJECT_CLASS (brg_event_page_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgEventPage, name)
#define SECTION(name, KIND) BRG_EVENT_SECTION_CHILD (BrgEventPage, name, KIND)

static const BrgTemplateChild children[] = {
  CHILD (timetable_toggle),
  CHILD (arbiters_toggle),
  CHILD (halls_toggle),
  CHILD (money_toggle),
  CHILD (views),
  CHILD (timetable),
  CHILD (money),
  CHILD (arbiters),
  CHILD (halls),
  CHILD (jury_label),
  CHILD (closed_bar),
  CHILD (regulations_section),
  CHILD (status_section),
  CHILD (equipment_section),
  CHILD (parts_section),
  CHILD (close_box),
  CHILD (close_button),
  CHILD (close_label),
  CHILD (content),
  SECTION (kind_section, KIND),
  SECTION (rules_section, RULES),
  SECTION (rounds_section, ROUNDS),
  SECTION (tie_breaks_section, TIE_BREAKS),
  SECTION (place_section, PLACE),
  SECTION (officials_section, OFFICIALS),
  SECTION (teams_section, TEAMS),
};

static void
brg_event_page_class_init (BrgEventPageClass *klass)
{
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_TWO_COLUMNS);
  g_type_ensure (BRG_TYPE_TIMETABLE_VIEW);
  g_type_ensure (BRG_TYPE_MONEY_VIEW);
  g_type_ensure (BRG_TYPE_KIND_SECTION);
  g_type_ensure (BRG_TYPE_RULES_SECTION);
  g_type_ensure (BRG_TYPE_ROUNDS_SECTION);
  g_type_ensure (BRG_TYPE_TIE_BREAKS_SECTION);
  g_type_ensure (BRG_TYPE_PLACE_SECTION);
  g_type_ensure (BRG_TYPE_OFFICIALS_SECTION);
  g_type_ensure (BRG_TYPE_TEAMS_SECTION);
  g_type_ensure (BRG_TYPE_REGULATIONS_SECTION);
  g_type_ensure (BRG_TYPE_STATUS_SECTION);
  g_type_ensure (BRG_TYPE_EQUIPMENT_SECTION);
  g_type_ensure (BRG_TYPE_PARTS_SECTION);
  G_OBJECT_CLASS (klass)->dispose = brg_event_page_dispose;
  page_class->refresh = brg_event_page_refresh;
  page_class->go_to = brg_event_page_go_to;
  page_class->take_focus = brg_event_page_take_focus;
  page_class->dup_subtitle = brg_event_page_dup_subtitle;
  page_class->dup_unsaved = brg_event_page_dup_unsaved;
  page_class->print = brg_event_page_print;
  brg_template_set (klass, "brg-event-page", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_section_changed);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_section_committed);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_close_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_reopen_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_print_jury_clicked);
}

static void
on_duties_clicked (BrgEventPage *self)
{
  brg_duties_sheet_present (brg_shell_find (GTK_WIDGET (self)));
}

static void
brg_event_page_init (BrgEventPage *self)
{
  GtkToggleButton *toggles[4];

  gtk_widget_init_template (GTK_WIDGET (self));
  toggles[0] = self->timetable_toggle;
  toggles[1] = self->arbiters_toggle;
  toggles[2] = self->halls_toggle;
  toggles[3] = self->money_toggle;
  brg_timetable_view_set_page (self->timetable, BRG_PAGE (self));
  brg_money_view_set_page (self->money, BRG_PAGE (self));
  for (guint i = 0; i < G_N_ELEMENTS (toggles); i++)
    g_signal_connect_swapped (toggles[i], "toggled", G_CALLBACK (on_view_chosen), self);
  brg_officials_section_show_duties (
      BRG_OFFICIALS_SECTION (self->sections.of[BRG_EVENT_SECTION_OFFICIALS]),
      G_CALLBACK (on_duties_clicked), self);
}
