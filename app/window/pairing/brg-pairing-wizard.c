/* brg-pairing-wizard.c - the next pairing in four steps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-wizard.h"

#include <glib/gi18n.h>

#include "brg-admission-list.h"
#include "brg-check-in-list.h"
#include "brg-draft-pairs.h"
#include "brg-draft-plan.h"
#include "brg-draft-text.h"
#include "brg-draft-warnings.h"
#include "brg-journal.h"
#include "brg-name-words.h"
#include "brg-narrow.h"
#include "brg-page.h"
#include "brg-pairing-removal.h"
#include "brg-stepper.h"
#include "brg-store-disqualifications.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-wizard-pairs.h"
#include "brg-wizard-presence.h"
#include "brg-wizard-publish.h"
#include "brg-wizard-system.h"
#include "brg-wizard-why.h"

/* Below this width of text at 100 % the pane of the third step hides until the key ? is pressed. */
#define PANE_WIDTH 1100.0

#define N_STEPS 4

/* The steps by their place. */
enum
{
  STEP_PRESENCE,
  STEP_SYSTEM,
  STEP_PAIRS,
  STEP_PUBLISH,
};

struct _BrgPairingWizard
{
  GtkWidget parent_instance;

  AdwWindowTitle *title;
  GtkButton *next_button;
  GtkWidget *back_button;
  BrgStepper *stepper;
  GtkStack *stack;
  BrgWizardStep *presence;
  BrgWizardStep *system;
  BrgWizardStep *pairs;
  BrgWizardStep *publish;
  BrgWizardWhy *why;

  BrgShell *shell; /* not owned: it owns this */
  BrgDraft *draft;
  BrgWizardStep *steps[N_STEPS];
  guint current;
  gboolean is_narrow;
  gboolean has_asked_admission; /* whether the arbiter pairs whatever the committee has left open */
};

G_DEFINE_FINAL_TYPE (BrgPairingWizard, brg_pairing_wizard, GTK_TYPE_WIDGET)

static char *
dup_next_label (BrgPairingWizard *self)
{
  gint round = brg_draft_get_first_round (self->draft);

  switch (self->current)
    {
    case STEP_PRESENCE:
      return g_strdup (_ ("_Next: system"));
    case STEP_SYSTEM:
      return g_strdup (_ ("_Next: pairs"));
    case STEP_PAIRS:
      return g_strdup (_ ("_Next: publish"));
    case STEP_PUBLISH:
      if (brg_draft_is_round_robin (self->draft))
        return g_strdup (_ ("_Save All Rounds"));
      return g_strdup_printf (_ ("_Publish round %d"), round);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
dup_event (BrgPairingWizard *self)
{
  BrgSnapshot *snapshot = brg_draft_get_snapshot (self->draft);
  g_autofree char *event =
      *snapshot->group->name != '\0'
          /* Translators: the name of an event, the name of a group of it */
          ? g_strdup_printf (_ ("%s, %s"), snapshot->event->name, snapshot->group->name)
          : g_strdup (snapshot->event->name);

  /* Translators: %s is the name of an event */
  return g_strdup_printf (_ ("%s · nothing is saved before step 4"), event);
}

/* A button that cannot be pressed says why: beside it, in its tooltip and to a screen reader. */
static void
update_next (BrgPairingWizard *self)
{
  g_autofree char *label = dup_next_label (self);
  g_autofree char *fault = brg_wizard_step_dup_fault (self->steps[self->current]);
  g_autofree char *event = dup_event (self);

  gtk_button_set_label (self->next_button, label);
  gtk_widget_set_sensitive (GTK_WIDGET (self->next_button), fault == NULL);
  brg_ui_set_tooltip (GTK_WIDGET (self->next_button),
                      fault != NULL ? fault : _ ("Next step (Ctrl+Enter)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, fault != NULL ? fault : "",
                                  -1);
  adw_window_title_set_subtitle (self->title, fault != NULL ? fault : event);
}

static void
show_step (BrgPairingWizard *self, guint step)
{
  self->current = step;
  brg_stepper_set_current (self->stepper, step);
  gtk_widget_set_sensitive (self->back_button, step > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->why), step == STEP_PAIRS && !self->is_narrow);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->steps[step]));
  brg_wizard_step_refresh (self->steps[step]);
  update_next (self);
  brg_wizard_step_take_focus (self->steps[step]);
}

static void
leave (BrgPairingWizard *self)
{
  brg_shell_pop_mode (self->shell);
}

static void
on_cancel_answered (const char *answer, gpointer data)
{
  if (g_str_equal (answer, "yes"))
    leave (data);
}

/* Only what was done by hand is worth a question. */
static void
cancel (BrgPairingWizard *self)
{
  if (!brg_draft_is_changed (self->draft))
    {
      leave (self);
      return;
    }
  brg_ui_ask (GTK_WIDGET (self), _ ("Leave the pairing?"),
              _ ("Pairs that were fixed or changed by hand are lost."), NULL, _ ("_Leave"), TRUE,
              on_cancel_answered, self);
}

static gint
get_publish_through (BrgPairingWizard *self)
{
  gint first = brg_draft_get_first_round (self->draft);

  if (!brg_wizard_publish_publishes_now (BRG_WIZARD_PUBLISH (self->publish)))
    return first - 1;
  /* rus-draughts-2022 10.3.2 */
  return brg_draft_get_snapshot (self->draft)->group->is_postal
             ? brg_draft_get_last_round (self->draft)
             : first;
}

/* The page prints its natural document, which for the rounds is the list of pairs. */
static gboolean
can_print_pairs (BrgPairingWizard *self)
{
  return brg_page_can_print (brg_shell_get_page (self->shell, "rounds"));
}

static void
publish (BrgPairingWizard *self)
{
  BrgShell *shell = self->shell;
  BrgSession *session = brg_shell_get_session (shell);
  BrgWizardPublish *step = BRG_WIZARD_PUBLISH (self->publish);
  g_autoptr (BrgRoundPlan) plan = brg_draft_to_plan (self->draft, get_publish_through (self));
  g_autofree char *start = brg_wizard_publish_dup_start (step);
  g_autofree char *reason = brg_wizard_publish_dup_reason (step);
  g_autofree char *author = brg_wizard_publish_dup_author (step);
  g_autofree char *target = g_strdup_printf ("round/%d", brg_draft_get_first_round (self->draft));
  gboolean prints = brg_wizard_publish_prints (step);
  GError *error = NULL;
  gboolean done;

  if (*start != '\0')
    plan->starts_at = start;
  plan->changed_reason = reason;
  plan->changed_by = author;
  brg_preferences_set (brg_shell_get_preferences (shell), "wizard-prints", prints ? "yes" : "");
  done = brg_store_add_rounds (brg_session_get_store (session), plan, &error);
  /* A refusal is told and the draft stays. */
  if (!brg_session_finish (session, done, error))
    return;
  leave (self);
  brg_shell_go (shell, "rounds", target);
  if (prints)
    gtk_widget_activate_action (GTK_WIDGET (shell), "win.print", NULL);
}

static void
on_guard_answered (const char *answer, gpointer data)
{
  BrgPairingWizard *self = data;

  if (g_str_equal (answer, "yes"))
    show_step (self, self->current + 1);
}

/* Names, a line each, as a list that can be gone through. */
static GtkWidget *
make_name_list (const char *names)
{
  GtkWidget *label = gtk_label_new (names);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 260);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  return scroller;
}

/* Those who do not play. */
static GtkWidget *
make_absent_list (BrgPairingWizard *self)
{
  BrgSnapshot *snapshot = brg_draft_get_snapshot (self->draft);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgPresence presence = brg_draft_get_presence (self->draft, (gint) i);
      g_autofree char *name = NULL;

      if (brg_draft_takes_part (self->draft, (gint) i) || presence == BRG_PRESENCE_GONE ||
          presence == BRG_PRESENCE_LATER || presence == BRG_PRESENCE_OUT)
        continue;
      name = brg_name_words_dup (snapshot, (gint) i, BRG_NAME_PLAIN, NULL);
      g_string_append_printf (names, "%s%s: %s", names->len > 0 ? "\n" : "", name,
                              brg_draft_text_get_presence (presence));
    }
  return make_name_list (names->str);
}

static void
ask_about_absent (BrgPairingWizard *self)
{
  BrgDraftCounts counts = brg_draft_count (self->draft);
  gint n_missing = counts.n_absent + counts.n_byes + counts.n_leave;
  g_autofree char *heading =
      g_strdup_printf (ngettext ("%d player is not playing. Is that right?",
                                 "%d players are not playing. Is that right?", (gulong) n_missing),
                       n_missing);

  brg_ui_ask (GTK_WIDGET (self), heading, _ ("That is more than a quarter of the field."),
              make_absent_list (self), _ ("Co_ntinue"), FALSE, on_guard_answered, self);
}

static void go_next (BrgPairingWizard *self);

static void
on_undecided_answered (const char *answer, gpointer data)
{
  BrgPairingWizard *self = data;

  if (!g_str_equal (answer, "yes"))
    return;
  self->has_asked_admission = TRUE;
  go_next (self);
}

/* rus-draughts-2022 2.2.1: the committee decides who plays; whether its decision is waited for the
 * arbiter says. */
static gboolean
ask_about_undecided (BrgPairingWizard *self)
{
  BrgSnapshot *snapshot = brg_draft_get_snapshot (self->draft);
  gint n_open = brg_admission_count_undecided (snapshot);
  g_autofree char *heading = NULL;
  g_autofree char *names = NULL;

  if (n_open == 0 || self->has_asked_admission || self->current != STEP_PRESENCE)
    return FALSE;
  heading = g_strdup_printf (
      ngettext ("The admission committee has not decided about %d player. Pair all the same?",
                "The admission committee has not decided about %d players. Pair all the same?",
                (gulong) n_open),
      n_open);
  names = brg_admission_dup_undecided (snapshot);
  brg_ui_ask (GTK_WIDGET (self), heading, NULL, make_name_list (names), _ ("_Pair Anyway"), FALSE,
              on_undecided_answered, self);
  return TRUE;
}

static guint
count_breaches (BrgPairingWizard *self)
{
  g_autoptr (GArray) warnings =
      brg_draft_list_warnings (self->draft, brg_draft_get_first_round (self->draft));
  guint n_breaches;

  brg_draft_text_count_remarks (warnings, &n_breaches);
  return n_breaches;
}

static void
ask_about_breaches (BrgPairingWizard *self)
{
  g_autoptr (GArray) warnings =
      brg_draft_list_warnings (self->draft, brg_draft_get_first_round (self->draft));
  g_autofree char *remarks = brg_draft_text_dup_remarks (warnings);

  brg_ui_ask (GTK_WIDGET (self), _ ("The pairing breaks a rule. Continue?"), remarks, NULL,
              _ ("_Pair Anyway"), TRUE, on_guard_answered, self);
}

/* Fields take what is typed into them when they lose the focus: it counts before the step is left.
 */
static void
settle (BrgPairingWizard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->steps[self->current])))
    return;
  g_object_ref (focus);
  gtk_root_set_focus (root, NULL);
  gtk_widget_grab_focus (focus);
  g_object_unref (focus);
}

static void
go_next (BrgPairingWizard *self)
{
  g_autofree char *fault = NULL;

  settle (self);
  fault = brg_wizard_step_dup_fault (self->steps[self->current]);
  if (fault != NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      brg_session_tell (brg_shell_get_session (self->shell), fault);
      brg_wizard_step_take_focus (self->steps[self->current]);
      return;
    }
  if (ask_about_undecided (self))
    return;
  if (self->current == STEP_PUBLISH)
    publish (self);
  else if (self->current == STEP_PRESENCE && brg_draft_has_many_absent (self->draft))
    ask_about_absent (self);
  else if (self->current == STEP_PAIRS && count_breaches (self) > 0)
    ask_about_breaches (self);
  else
    show_step (self, self->current + 1);
}

static void
go_back (BrgPairingWizard *self)
{
  settle (self);
  if (self->current > 0)
    show_step (self, self->current - 1);
}

/* Folding or unfolding takes the pane away or brings it back; between that it is the user's. */
static void
on_narrow (gboolean is_narrow, gpointer data)
{
  BrgPairingWizard *self = data;

  self->is_narrow = is_narrow;
  brg_ui_set_class (self->why, "tight", is_narrow);
  if (self->why != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->why), self->current == STEP_PAIRS && !is_narrow);
}

/* From the pane Escape goes back to the table, in a narrow window it puts the pane away. */
static void
escape (BrgPairingWizard *self)
{
  gboolean is_unfolded = self->is_narrow && gtk_widget_get_visible (GTK_WIDGET (self->why));

  if (!is_unfolded && !brg_ui_has_focus_within (self->why))
    {
      cancel (self);
      return;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->why), !self->is_narrow);
  brg_wizard_step_take_focus (self->steps[self->current]);
}

static gboolean
on_key_pressed (BrgPairingWizard *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  gboolean is_enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;

  if (keyval == GDK_KEY_Escape && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0)
    escape (self);
  else if (is_enter && (state & GDK_CONTROL_MASK) != 0)
    go_next (self);
  else if (keyval == GDK_KEY_Left && (state & GDK_ALT_MASK) != 0)
    go_back (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
brg_pairing_wizard_dispose (GObject *object)
{
  BrgPairingWizard *self = BRG_PAIRING_WIZARD (object);
  GtkWidget *child;

  for (guint i = 0; i < N_STEPS; i++)
    if (self->steps[i] != NULL)
      {
        brg_wizard_step_set_draft (self->steps[i], NULL);
        self->steps[i] = NULL;
      }
  if (self->why != NULL)
    brg_wizard_why_show_board (self->why, NULL, 0, -1);
  self->why = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->draft, brg_draft_free);
  G_OBJECT_CLASS (brg_pairing_wizard_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPairingWizard, name)

static const BrgTemplateChild children[] = {
  CHILD (title),    CHILD (next_button), CHILD (back_button), CHILD (stepper), CHILD (stack),
  CHILD (presence), CHILD (system),      CHILD (pairs),       CHILD (publish), CHILD (why),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (cancel),
  BRG_TEMPLATE_CALLBACK (go_next),
  BRG_TEMPLATE_CALLBACK (go_back),
};

static void
brg_pairing_wizard_class_init (BrgPairingWizardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_STEPPER);
  g_type_ensure (BRG_TYPE_WIZARD_PRESENCE);
  g_type_ensure (BRG_TYPE_WIZARD_SYSTEM);
  g_type_ensure (BRG_TYPE_WIZARD_PAIRS);
  g_type_ensure (BRG_TYPE_WIZARD_PUBLISH);
  g_type_ensure (BRG_TYPE_WIZARD_WHY);
  G_OBJECT_CLASS (klass)->dispose = brg_pairing_wizard_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-pairing-wizard", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_pairing_wizard_init (BrgPairingWizard *self)
{
  const char *const titles[] = { _ ("Who plays"), _ ("System"), _ ("Pairing"), _ ("Publish"),
                                 NULL };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->steps[STEP_PRESENCE] = self->presence;
  self->steps[STEP_SYSTEM] = self->system;
  self->steps[STEP_PAIRS] = self->pairs;
  self->steps[STEP_PUBLISH] = self->publish;
  brg_stepper_set_steps (self->stepper, titles);
  brg_wizard_pairs_set_pane (BRG_WIZARD_PAIRS (self->pairs), self->why);
  g_signal_connect_swapped (self->why, "left", G_CALLBACK (escape), self);
  for (guint i = 0; i < N_STEPS; i++)
    {
      g_signal_connect_swapped (self->steps[i], "changed", G_CALLBACK (update_next), self);
      g_signal_connect_swapped (self->steps[i], "advance", G_CALLBACK (go_next), self);
      g_signal_connect_swapped (self->steps[i], "cancel", G_CALLBACK (escape), self);
    }
  brg_ui_add_keys (self, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
  brg_narrow_watch (GTK_WIDGET (self), PANE_WIDTH, on_narrow, self);
}

static void
show_title (BrgPairingWizard *self)
{
  g_autofree char *title =
      brg_draft_is_round_robin (self->draft)
          ? g_strdup (_ ("Pairing of all rounds"))
          : g_strdup_printf (_ ("Pairing of round %d"), brg_draft_get_first_round (self->draft));

  adw_window_title_set_title (self->title, title);
}

/* When anybody was checked in for this round, those whom nobody has seen are asked about. */
static void
take_check_in (BrgPairingWizard *self, BrgSession *session)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  g_autoptr (BrgCheckInList) list =
      brg_check_in_list_new (brg_session_get_store (session), snapshot, NULL);

  if (list == NULL || !brg_check_in_list_has_begun (list))
    return;
  for (gint entry = 0; entry < (gint) snapshot->entries->len; entry++)
    if (brg_check_in_list_get_fate (list, entry) == BRG_FATE_OPEN)
      brg_draft_set_unseen (self->draft, entry);
}

static void
take_disqualified (BrgPairingWizard *self, BrgSession *session)
{
  g_autoptr (GPtrArray) list =
      brg_store_list_disqualifications (brg_session_get_store (session), NULL);

  if (list != NULL)
    brg_wizard_presence_set_disqualified (BRG_WIZARD_PRESENCE (self->presence), list);
}

/* rus-draughts-2022 5.4.10.12: who removed a published pairing has said why. */
static void
take_removal (BrgPairingWizard *self, BrgSession *session)
{
  const BrgSnapshot *snapshot = brg_draft_get_snapshot (self->draft);
  g_autoptr (GPtrArray) journal =
      brg_journal_list (brg_session_get_store (session), snapshot->event->id, NULL);
  g_autofree char *reason = NULL;
  g_autofree char *author = NULL;

  if (journal != NULL &&
      brg_pairing_removal_find (journal, snapshot->group->id,
                                brg_draft_get_first_round (self->draft), &reason, &author))
    brg_wizard_publish_set_removal (BRG_WIZARD_PUBLISH (self->publish), reason, author);
}

void
brg_pairing_wizard_present (BrgShell *shell)
{
  BrgPairingWizard *self;
  BrgSnapshot *snapshot;
  GtkWidget *mode;
  g_autofree char *prints = NULL;

  g_return_if_fail (BRG_IS_SHELL (shell));

  mode = brg_shell_get_mode (shell);
  if (BRG_IS_PAIRING_WIZARD (mode))
    {
      go_next (BRG_PAIRING_WIZARD (mode));
      return;
    }
  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  g_return_if_fail (snapshot != NULL);
  self = g_object_new (BRG_TYPE_PAIRING_WIZARD, NULL);
  self->shell = shell;
  self->draft = brg_draft_new (snapshot);
  take_check_in (self, brg_shell_get_session (self->shell));
  for (guint i = 0; i < N_STEPS; i++)
    brg_wizard_step_set_draft (self->steps[i], self->draft);
  take_disqualified (self, brg_shell_get_session (shell));
  prints = brg_preferences_dup (brg_shell_get_preferences (shell), "wizard-prints");
  brg_wizard_publish_set_prints (BRG_WIZARD_PUBLISH (self->publish), can_print_pairs (self),
                                 *prints != '\0');
  take_removal (self, brg_shell_get_session (shell));
  show_title (self);
  brg_shell_push_mode (shell, GTK_WIDGET (self));
  show_step (self, STEP_PRESENCE);
}
