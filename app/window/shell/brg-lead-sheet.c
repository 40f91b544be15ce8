/* brg-lead-sheet.c - taking the lead from another computer
 *
 * Tests: tests/gui/two-programs.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lead-sheet.h"

#include <glib/gi18n.h>

#include "brg-session-lead.h"
#include "brg-template.h"
#include "brg-ui.h"

/* The answer is on show as soon as it is there. */
#define LOOK_MS 200

struct _BrgLeadSheet
{
  BrgSheet parent_instance;

  GtkLabel *computer_label;
  GtkLabel *person_label;
  GtkLabel *since_label;
  GtkLabel *answer_label;
  GtkLabel *effect_label;
  GtkCheckButton *agreed_check;
  GtkCheckButton *silent_check;
  GtkCheckButton *other_check;
  GtkEntry *reason_entry;
  GtkButton *confirm_button;

  char *computer;
  guint look_source;
};

G_DEFINE_FINAL_TYPE (BrgLeadSheet, brg_lead_sheet, BRG_TYPE_SHEET)

static void
brg_lead_sheet_dispose (GObject *object)
{
  BrgLeadSheet *self = BRG_LEAD_SHEET (object);

  g_clear_handle_id (&self->look_source, g_source_remove);
  g_clear_pointer (&self->computer, g_free);
  G_OBJECT_CLASS (brg_lead_sheet_parent_class)->dispose (object);
}

static char *
dup_reason (BrgLeadSheet *self)
{
  if (gtk_check_button_get_active (self->agreed_check))
    return g_strdup (_ ("by agreement"));
  if (gtk_check_button_get_active (self->silent_check))
    return g_strdup (_ ("does not answer"));
  return brg_ui_dup_text (self->reason_entry);
}

static void
show_whether_ready (BrgLeadSheet *self)
{
  g_autofree char *reason = dup_reason (self);
  BrgLeaderAnswer answer = brg_session_lead_get_answer (brg_sheet_get_session (BRG_SHEET (self)));

  gtk_widget_set_sensitive (GTK_WIDGET (self->reason_entry),
                            gtk_check_button_get_active (self->other_check));
  gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button),
                            *reason != '\0' && answer != BRG_LEADER_ASKED);
}

static void
show_answer (BrgLeadSheet *self, BrgLeaderAnswer answer)
{
  g_autofree char *effect =
      answer == BRG_LEADER_SILENT
          /* Translators: %s is the name of a computer */
          ? g_strdup_printf (
                _ ("“%s” does not answer. If it is still running, its changes are refused and it "
                   "becomes view only. The journal records who, when and why."),
                self->computer)
          /* Translators: %s is the name of a computer */
          : g_strdup_printf (_ ("“%s” becomes view only and says so on its screen. The journal "
                                "records who, when and why."),
                             self->computer);

  gtk_label_set_text (self->answer_label, answer == BRG_LEADER_ASKED     ? _ ("is being asked…")
                                          : answer == BRG_LEADER_ANSWERS ? _ ("✓ yes, just now")
                                                                         : _ ("no"));
  brg_ui_set_class (self->answer_label, "brg-lead-silent", answer == BRG_LEADER_SILENT);
  gtk_label_set_text (self->effect_label, effect);
}

static gboolean
on_look (gpointer data)
{
  BrgLeadSheet *self = data;
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgLeaderAnswer answer = brg_session_lead_get_answer (session);

  if (brg_session_get_leader (session, NULL) == NULL)
    {
      self->look_source = 0;
      gtk_window_close (GTK_WINDOW (self));
      return G_SOURCE_REMOVE;
    }
  show_answer (self, answer);
  show_whether_ready (self);
  if (answer == BRG_LEADER_ASKED)
    return G_SOURCE_CONTINUE;
  self->look_source = 0;
  return G_SOURCE_REMOVE;
}

/* What the question is about: the sheet is closed before it is asked. */
typedef struct
{
  BrgShell *shell; /* owned */
  char *reason;
} Taking;

static void
on_take_answered (const char *answer, gpointer data)
{
  Taking *taking = data;
  BrgSession *session = brg_shell_get_session (taking->shell);

  if (g_str_equal (answer, "yes") && brg_session_get_leader (session, NULL) != NULL)
    {
      if (brg_session_lead_get_answer (session) == BRG_LEADER_ANSWERS)
        brg_session_lead_take (session, taking->reason);
      else
        brg_session_lead_force (session, taking->reason);
    }
  g_object_unref (taking->shell);
  g_free (taking->reason);
  g_free (taking);
}

static void
on_confirm_clicked (BrgLeadSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  gboolean answers =
      brg_session_lead_get_answer (brg_shell_get_session (shell)) == BRG_LEADER_ANSWERS;
  /* Translators: %s is the name of a computer */
  g_autofree char *heading =
      g_strdup_printf (answers ? _ ("“%s” is leading now. Take the lead from it?")
                               : _ ("Take the lead without “%s”?"),
                       self->computer);
  Taking *taking = g_new0 (Taking, 1);

  taking->shell = g_object_ref (shell);
  taking->reason = dup_reason (self);
  gtk_window_close (GTK_WINDOW (self));
  brg_ui_ask (
      GTK_WIDGET (shell), heading,
      answers
          ? _ ("What is being typed there at this moment is not recorded.")
          : _ ("Make sure that nobody is working there. Everything recorded there is here too."),
      NULL, _ ("_Take the Lead"), !answers, on_take_answered, taking);
}

static const BrgTemplateChild children[] = {
  BRG_TEMPLATE_CHILD (BrgLeadSheet, computer_label),
  BRG_TEMPLATE_CHILD (BrgLeadSheet, person_label),
  BRG_TEMPLATE_CHILD (BrgLeadSheet, since_label),
  BRG_TEMPLATE_CHILD (BrgLeadSheet, answer_label),
  BRG_TEMPLATE_CHILD (BrgLeadSheet, effect_label),
  BRG_TEMPLATE_CHILD (BrgLeadSheet, agreed_check),
  BRG_TEMPLATE_CHILD (BrgLeadSheet, silent_check),
  BRG_TEMPLATE_CHILD (BrgLeadSheet, other_check),
  BRG_TEMPLATE_CHILD (BrgLeadSheet, reason_entry),
  BRG_TEMPLATE_CHILD (BrgLeadSheet, confirm_button),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_confirm_clicked),
  BRG_TEMPLATE_CALLBACK (show_whether_ready),
};

static void
brg_lead_sheet_class_init (BrgLeadSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_lead_sheet_dispose;
  brg_template_set (klass, "brg-lead-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_lead_sheet_init (BrgLeadSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
}

void
brg_lead_sheet_present (BrgShell *shell)
{
  const BrgLeaseHolder *leader;
  g_autofree char *since = NULL;
  g_autofree char *agreed = NULL;
  g_autofree char *silent = NULL;
  BrgLeadSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  leader = brg_session_get_leader (brg_shell_get_session (shell), NULL);
  if (leader == NULL)
    return;
  self = g_object_new (BRG_TYPE_LEAD_SHEET, "transient-for", shell, NULL);
  self->computer = g_strdup (leader->computer);
  since = brg_ui_dup_local_time (leader->since, FALSE);
  /* Translators: %s is the name of a person */
  agreed = g_strdup_printf (_ ("A_greed with %s"), leader->person);
  /* Translators: %s is the name of a computer */
  silent = g_strdup_printf (_ ("“%s” does not a_nswer or has failed"), leader->computer);
  gtk_label_set_text (self->computer_label, leader->computer);
  gtk_label_set_text (self->person_label, leader->person);
  gtk_label_set_text (self->since_label, since);
  gtk_check_button_set_label (self->agreed_check, agreed);
  gtk_check_button_set_label (self->silent_check, silent);
  brg_session_lead_ask (brg_shell_get_session (shell));
  self->look_source = g_timeout_add (LOOK_MS, on_look, self);
  show_answer (self, BRG_LEADER_ASKED);
  show_whether_ready (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->agreed_check));
}
