/* brg-wizard-publish.c - last step of the wizard: publication
 *
 * Rules: rus-draughts-2022 5.4.10.12
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-publish.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-admission-list.h"
#include "brg-article-markup.h"
#include "brg-date-words.h"
#include "brg-draft-bans.h"
#include "brg-draft-pairs.h"
#include "brg-draft-start.h"
#include "brg-draft-text.h"
#include "brg-draft-warnings.h"
#include "brg-reason-box.h"
#include "brg-template.h"
#include "brg-text-tidy.h"
#include "brg-ui.h"
#include "brg-zone.h"

struct _BrgWizardPublish
{
  BrgWizardStep parent_instance;

  GtkLabel *summary_label;
  GtkLabel *remarks_label;
  GtkWidget *changed_box;
  GtkLabel *changed_label;
  BrgReasonBox *reason_box;
  gboolean is_anew; /* published pairs were removed */
  AdwActionRow *now_row;
  GtkSwitch *now_switch;
  AdwActionRow *start_row;
  GtkEditable *start_entry;
  GtkWidget *print_row;
  GtkSwitch *print_switch;
};

G_DEFINE_FINAL_TYPE (BrgWizardPublish, brg_wizard_publish, BRG_TYPE_WIZARD_STEP)

static BrgDraft *
get_draft (BrgWizardPublish *self)
{
  return brg_wizard_step_get_draft (BRG_WIZARD_STEP (self));
}

static char *
dup_round_robin_summary (BrgDraft *draft)
{
  gint n_rounds = brg_draft_get_last_round (draft) - brg_draft_get_first_round (draft) + 1;

  return g_strdup_printf (ngettext ("The pairings of %d round are saved.",
                                    "The pairings of all %d rounds are saved.", (gulong) n_rounds),
                          n_rounds);
}

/* Where a round is played; the boards of matches have numbers of their own: 1.1 to 1.4 and so on.
 */
static char *
dup_where (BrgDraft *draft, gint round, gint n_boards)
{
  if (brg_snapshot_has_teams (brg_draft_get_snapshot (draft)))
    /* Translators: the number of the round, the number of matches between teams */
    return g_strdup_printf (
        ngettext ("Round %d, %d match", "Round %d, %d matches", (gulong) n_boards), round,
        n_boards);
  /* Translators: the number of the round, the number of boards */
  return g_strdup_printf (
      ngettext ("Round %d on %d board", "Round %d on boards 1 to %d", (gulong) n_boards), round,
      n_boards);
}

/* "Round 6 on boards 1 to 59 · free: No. 19 Ivanov, +1" */
static char *
dup_swiss_summary (BrgDraft *draft)
{
  gint round = brg_draft_get_first_round (draft);
  gint n_boards = 0;
  const GArray *boards = brg_draft_get_boards (draft, round);
  g_autofree char *where = NULL;
  g_autofree char *rest = brg_draft_text_dup_summary (draft, round);

  for (guint i = 0; i < boards->len; i++)
    n_boards += g_array_index (boards, BrgDraftBoard, i).black != BRG_NOBODY;
  where = dup_where (draft, round, n_boards);
  return *rest != '\0' ? g_strconcat (where, " · ", rest, NULL) : g_steal_pointer (&where);
}

/* rus-draughts-2022 2.2.1: who plays before the committee has decided about him is named. */
static char *
dup_undecided (BrgDraft *draft)
{
  g_autofree char *lines = brg_admission_dup_undecided (brg_draft_get_snapshot (draft));
  g_auto (GStrv) names = g_strsplit (lines, "\n", -1);
  g_autofree char *list = g_strjoinv (", ", names);

  /* Translators: names of players, each with what stands of the decision */
  return *list != '\0'
             ? brg_text_join_points (g_strdup_printf (_ ("Admission not decided: %s."), list))
             : g_strdup ("");
}

static void
show_remarks (BrgWizardPublish *self)
{
  BrgDraft *draft = get_draft (self);
  g_autoptr (GArray) warnings = brg_draft_list_warnings (draft, brg_draft_get_first_round (draft));
  g_autofree char *remarks = brg_draft_text_dup_remarks (warnings);

  g_autofree char *undecided = dup_undecided (draft);
  g_autofree char *all =
      g_strconcat (remarks, *remarks != '\0' && *undecided != '\0' ? "\n" : "", undecided, NULL);

  gtk_label_set_text (self->remarks_label, all);
  gtk_widget_set_visible (GTK_WIDGET (self->remarks_label), *all != '\0');
}

/* What is asked about, %NULL for nothing. */
static char *
dup_question (BrgWizardPublish *self)
{
  guint n_manual = brg_draft_count_manual (get_draft (self));
  guint n_bans = brg_draft_count_bans (get_draft (self));

  if (n_manual > 0)
    return g_strdup_printf (ngettext ("%u pair is changed by hand: why, and who decided?",
                                      "%u pairs are changed by hand: why, and who decided?",
                                      (gulong) n_manual),
                            n_manual);
  if (n_bans > 0)
    return g_strdup_printf (ngettext ("%u pair is forbidden: why, and who decided?",
                                      "%u pairs are forbidden: why, and who decided?",
                                      (gulong) n_bans),
                            n_bans);
  return self->is_anew ? g_strdup (_ ("Published pairings are replaced: why, and who decided?"))
                       : NULL;
}

/* The chief arbiter has decided unless somebody else is named. */
static void
show_changed (BrgWizardPublish *self)
{
  const BrgEvent *event = brg_draft_get_snapshot (get_draft (self))->event;
  g_autofree char *text = dup_question (self);

  gtk_widget_set_visible (self->changed_box, text != NULL);
  if (text == NULL)
    return;
  brg_article_set_markup (self->changed_label, event->rulebook, text,
                          event->rulebook->final_pairs_article);
  brg_reason_box_set_officials (self->reason_box, event->officials);
}

/* What the timetable says stands there already; what was announced is changed there, with a reason.
 */
static void
show_timetable (BrgWizardPublish *self)
{
  BrgDraft *draft = get_draft (self);
  const BrgSnapshot *snapshot = brg_draft_get_snapshot (draft);
  const char *starts_at =
      brg_snapshot_get_round_start (snapshot, brg_draft_get_first_round (draft));
  g_autoptr (GDateTime) start = brg_date_words_moment (starts_at, snapshot->event->zone);
  g_autofree char *text = start != NULL ? g_date_time_format (start, "%d.%m.%Y %H:%M") : NULL;

  /* What was typed stays when the step is shown again, unless it was announced. */
  if (text != NULL &&
      (*gtk_editable_get_text (self->start_entry) == '\0' || *snapshot->timetable_at != '\0'))
    gtk_editable_set_text (self->start_entry, text);
  gtk_editable_set_editable (self->start_entry, text == NULL || *snapshot->timetable_at == '\0');
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->start_entry),
                               text != NULL && *snapshot->timetable_at != '\0'
                                   ? _ ("As announced in the timetable; it is changed there.")
                                   : NULL);
}

static gboolean
is_postal (BrgWizardPublish *self)
{
  return brg_draft_get_snapshot (get_draft (self))->group->is_postal;
}

/* rus-draughts-2022 10.3.2: all games begin on the day of the starting list: no round has an hour
 * or pairs of its own to hang out. */
static void
show_postal (BrgWizardPublish *self)
{
  gtk_widget_set_visible (self->print_row, FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->now_row), _ ("All games begin _now"));
  adw_action_row_set_subtitle (
      self->now_row, _ ("By correspondence they begin together (10.3.2); otherwise later, by one "
                        "button"));
}

static void
brg_wizard_publish_refresh (BrgWizardStep *step)
{
  BrgWizardPublish *self = BRG_WIZARD_PUBLISH (step);
  BrgDraft *draft = get_draft (self);
  gboolean is_table = brg_draft_is_round_robin (draft);
  g_autofree char *summary = is_table ? dup_round_robin_summary (draft) : dup_swiss_summary (draft);

  gtk_label_set_text (self->summary_label, summary);
  show_remarks (self);
  show_changed (self);
  gtk_widget_set_visible (GTK_WIDGET (self->start_row), !is_postal (self));
  if (is_postal (self))
    {
      show_postal (self);
      return;
    }
  show_timetable (self);
  if (is_table)
    {
      g_autofree char *title =
          g_strdup_printf (_ ("Start round %d _now"), brg_draft_get_first_round (draft));

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->now_row), title);
      adw_action_row_set_subtitle (self->now_row, _ ("Otherwise it is only planned, like the "
                                                     "rest"));
    }
  else
    {
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->now_row), _ ("Publish _now"));
      adw_action_row_set_subtitle (self->now_row,
                                   _ ("Otherwise the pairings are saved and can be started "
                                      "later"));
    }
}

/* rus-draughts-2022 5.4.10.12: pairs change by a reasoned decision. */
static gboolean
lacks_reason (BrgWizardPublish *self)
{
  g_autofree char *question = dup_question (self);

  return question != NULL && !brg_reason_box_is_complete (self->reason_box);
}

static gboolean
brg_wizard_publish_take_focus (BrgWizardStep *step)
{
  BrgWizardPublish *self = BRG_WIZARD_PUBLISH (step);

  if (lacks_reason (self))
    return brg_reason_box_take_focus (self->reason_box);
  return gtk_widget_grab_focus (is_postal (self) ? GTK_WIDGET (self->now_switch)
                                                 : GTK_WIDGET (self->start_entry));
}

static char *
read_start (BrgWizardPublish *self)
{
  const char *zone_name = brg_draft_get_snapshot (get_draft (self))->event->zone;
  g_autoptr (GTimeZone) zone = brg_zone_open (zone_name);
  g_autoptr (GDateTime) now = NULL;
  char *utc = NULL;

  now = g_date_time_new_now (zone);
  brg_draft_start_parse (gtk_editable_get_text (self->start_entry), now, &utc);
  return utc;
}

static char *
brg_wizard_publish_dup_fault (BrgWizardStep *step)
{
  BrgWizardPublish *self = BRG_WIZARD_PUBLISH (step);
  g_autofree char *utc = read_start (self);

  if (lacks_reason (self))
    return g_strdup (brg_reason_box_get_fault (self->reason_box));
  return utc != NULL ? NULL : g_strdup (_ ("The start is not a valid time."));
}

/* Says how the time was understood. */
static void
on_start_changed (BrgWizardPublish *self)
{
  g_autofree char *utc = NULL;
  g_autofree char *text = NULL;

  if (get_draft (self) == NULL)
    return;
  utc = read_start (self);
  if (utc == NULL)
    text = g_strdup (_ ("Not a time of day"));
  else if (*utc != '\0')
    {
      g_autoptr (GTimeZone) zone =
          brg_zone_open (brg_draft_get_snapshot (get_draft (self))->event->zone);
      g_autoptr (GDateTime) start = g_date_time_new_from_iso8601 (utc, NULL);
      g_autoptr (GDateTime) local = start != NULL ? g_date_time_to_timezone (start, zone) : NULL;

      text = local != NULL ? g_date_time_format (local, "%d.%m.%Y, %H:%M") : NULL;
    }
  adw_action_row_set_subtitle (self->start_row, text != NULL ? text : "");
  brg_ui_set_class (self->start_entry, "error", utc == NULL);
  brg_wizard_step_tell_changed (BRG_WIZARD_STEP (self));
}

static void
on_reason_changed (BrgWizardPublish *self)
{
  if (get_draft (self) != NULL)
    brg_wizard_step_tell_changed (BRG_WIZARD_STEP (self));
}

static void
on_reason_done (BrgWizardPublish *self)
{
  brg_wizard_step_advance (BRG_WIZARD_STEP (self));
}

static void
on_start_activate (BrgWizardPublish *self)
{
  brg_wizard_step_advance (BRG_WIZARD_STEP (self));
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgWizardPublish, name)

static const BrgTemplateChild children[] = {
  CHILD (summary_label), CHILD (remarks_label), CHILD (changed_box),  CHILD (changed_label),
  CHILD (reason_box),    CHILD (now_row),       CHILD (now_switch),   CHILD (start_row),
  CHILD (start_entry),   CHILD (print_row),     CHILD (print_switch),
};

static void
brg_wizard_publish_class_init (BrgWizardPublishClass *klass)
{
  BrgWizardStepClass *step_class = BRG_WIZARD_STEP_CLASS (klass);

  step_class->refresh = brg_wizard_publish_refresh;
  step_class->take_focus = brg_wizard_publish_take_focus;
  step_class->dup_fault = brg_wizard_publish_dup_fault;
  g_type_ensure (BRG_TYPE_REASON_BOX);
  brg_template_set (klass, "brg-wizard-publish", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_start_activate);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_reason_done);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_reason_changed);
}

static void
brg_wizard_publish_init (BrgWizardPublish *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->start_entry, "changed", G_CALLBACK (on_start_changed), self);
}

gboolean
brg_wizard_publish_publishes_now (BrgWizardPublish *self)
{
  g_return_val_if_fail (BRG_IS_WIZARD_PUBLISH (self), FALSE);

  return gtk_switch_get_active (self->now_switch);
}

void
brg_wizard_publish_set_prints (BrgWizardPublish *self, gboolean can_print, gboolean prints)
{
  g_return_if_fail (BRG_IS_WIZARD_PUBLISH (self));

  gtk_widget_set_visible (self->print_row, can_print);
  gtk_switch_set_active (self->print_switch, can_print && prints);
}

gboolean
brg_wizard_publish_prints (BrgWizardPublish *self)
{
  g_return_val_if_fail (BRG_IS_WIZARD_PUBLISH (self), FALSE);

  return gtk_widget_get_visible (self->print_row) && gtk_switch_get_active (self->print_switch);
}

void
brg_wizard_publish_set_removal (BrgWizardPublish *self, const char *reason, const char *author)
{
  g_return_if_fail (BRG_IS_WIZARD_PUBLISH (self));

  self->is_anew = TRUE;
  brg_reason_box_propose (self->reason_box, reason, author);
}

char *
brg_wizard_publish_dup_reason (BrgWizardPublish *self)
{
  g_autofree char *question = NULL;

  g_return_val_if_fail (BRG_IS_WIZARD_PUBLISH (self), NULL);

  question = dup_question (self);
  return question != NULL ? brg_reason_box_dup_reason (self->reason_box) : g_strdup ("");
}

char *
brg_wizard_publish_dup_author (BrgWizardPublish *self)
{
  g_return_val_if_fail (BRG_IS_WIZARD_PUBLISH (self), NULL);

  return brg_reason_box_dup_author (self->reason_box);
}

char *
brg_wizard_publish_dup_start (BrgWizardPublish *self)
{
  char *utc;

  g_return_val_if_fail (BRG_IS_WIZARD_PUBLISH (self), NULL);

  utc = read_start (self);
  return utc != NULL ? utc : g_strdup ("");
}
