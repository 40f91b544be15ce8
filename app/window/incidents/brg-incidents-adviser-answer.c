/* brg-incidents-adviser-answer.c - the adviser: what the book says, and what comes of it
 *
 * What it says is put to words in brg-incidents-adviser-text.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-desk-words.h"
#include "brg-incident-exclusion.h"
#include "brg-incident-names.h"
#include "brg-incident-outcome.h"
#include "brg-incident-settled.h"
#include "brg-incident-words.h"
#include "brg-incidents-adviser-private.h"
#include "brg-incidents-adviser-text.h"
#include "brg-names.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

void
brg_incidents_adviser_set_entry (GtkEntry *entry, const char *text)
{
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), text))
    gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

static void
show_label (GtkLabel *label, char *text)
{
  g_autofree char *owned = text;

  gtk_widget_set_visible (GTK_WIDGET (label), owned != NULL && *owned != '\0');
  gtk_label_set_text (label, owned != NULL ? owned : "");
}

/* While the list is open a new one would lose what is being chosen: it stays while it is the same.
 */
static void
set_sanctions (BrgIncidentsAdviser *self, guint set)
{
  g_autoptr (GtkStringList) list = NULL;
  guint n = 0;

  if (set == self->sanction_set)
    return;
  self->sanction_set = set;
  list = gtk_string_list_new (NULL);
  for (guint i = 0; i < BRG_N_SANCTIONS; i++)
    if ((set & (1u << i)) != 0)
      {
        self->sanctions[n++] = i;
        gtk_string_list_append (list, _ (brg_sanction_get_name (i)));
      }
  gtk_drop_down_set_model (self->sanction_drop, G_LIST_MODEL (list));
}

static void
fill_sanctions (BrgIncidentsAdviser *self)
{
  const BrgIncidentDesk *desk = self->desk;
  guint set = brg_incident_desk_list_sanctions (desk);

  /* What stands there is shown even if no list has it, and where it began when one is chosen. */
  set |= 1u << desk->incident->sanction;
  if (desk->has_advice)
    set |= 1u << desk->advice.sanction;
  set_sanctions (self, set);
  for (guint i = 0; i < g_list_model_get_n_items (gtk_drop_down_get_model (self->sanction_drop));
       i++)
    if (self->sanctions[i] == desk->incident->sanction)
      gtk_drop_down_set_selected (self->sanction_drop, i);
}

static void
show_sides (BrgIncidentsAdviser *self)
{
  const BrgIncidentDesk *desk = self->desk;
  GtkToggleButton *toggles[] = { self->both_toggle, self->white_toggle, self->black_toggle };

  gtk_widget_set_visible (self->sides_box, desk->has_game);
  if (!desk->has_game)
    return;
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      g_autofree char *name = brg_incidents_adviser_dup_side (desk, side);

      gtk_button_set_label (GTK_BUTTON (toggles[side]), name);
    }
  for (guint i = 0; i < G_N_ELEMENTS (toggles); i++)
    gtk_toggle_button_set_active (toggles[i], (guint) desk->side == i &&
                                                  !brg_incident_desk_is_side_open (desk));
}

static void
show_article (BrgIncidentsAdviser *self)
{
  const BrgIncidentDesk *desk = self->desk;
  const char *article = *desk->incident->article != '\0' ? desk->incident->article : NULL;
  g_autofree char *text = brg_article_dup_text (article);
  GtkWidget *child;

  gtk_widget_set_visible (self->article_box, article != NULL);
  gtk_label_set_text (self->article_label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->article_label), text != NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->article_links))) != NULL)
    gtk_box_remove (self->article_links, child);
  if (article != NULL)
    gtk_box_append (self->article_links,
                    brg_article_link_new (desk->snapshot->event->rulebook, article));
  if (desk->has_advice && desk->advice.choices_article != NULL &&
      g_strcmp0 (desk->advice.choices_article, article) != 0)
    gtk_box_append (self->article_links, brg_article_link_new (desk->snapshot->event->rulebook,
                                                               desk->advice.choices_article));
}

static void
show_proposal (BrgIncidentsAdviser *self)
{
  const BrgIncidentDesk *desk = self->desk;
  g_autofree char *proposal =
      brg_incident_words_proposal (brg_ui_get_words (), desk->incident->proposed);

  gtk_widget_set_visible (self->card, desk->incident->has_kind && desk->unanswered == 0);
  if (!desk->has_advice)
    brg_chip_set (self->proposal_chip, BRG_CHIP_OUTLINE, NULL, _ ("no rule"));
  else if (desk->advice.is_overruled)
    brg_chip_set (self->proposal_chip, BRG_CHIP_INFO, "dialog-information-symbolic",
                  _ ("by the regulations"));
  else
    brg_chip_set (self->proposal_chip, BRG_CHIP_OK, "emblem-ok-symbolic", _ ("by the rules"));
  gtk_label_set_text (self->proposal_label, desk->has_advice
                                                ? proposal
                                                : _ ("The rule book is silent: the arbiter "
                                                     "decides"));
  show_label (self->note_label, brg_incidents_adviser_dup_note (desk));
}

static void
show_decision (BrgIncidentsAdviser *self)
{
  const BrgIncidentDesk *desk = self->desk;
  const BrgIncident *incident = desk->incident;
  /* Without a proposal, or with a list of the book, there is only the choice. */
  gboolean must_choose = !desk->has_advice || desk->advice.sanction == BRG_SANCTION_CHOOSE;
  gboolean is_otherwise = desk->is_otherwise || must_choose;
  gboolean is_played = desk->snapshot->group->contest == BRG_CONTEST_NONE;

  gtk_widget_set_sensitive (GTK_WIDGET (self->as_proposed_radio), !must_choose);
  gtk_check_button_set_active (is_otherwise ? self->otherwise_radio : self->as_proposed_radio,
                               TRUE);
  gtk_check_button_set_label (self->otherwise_radio,
                              must_choose ? _ ("_Choose") : _ ("Ot_herwise (needs a reason)"));
  gtk_widget_set_visible (self->otherwise_box, is_otherwise);
  gtk_widget_set_visible (GTK_WIDGET (self->reason_entry),
                          desk->is_otherwise || desk->corrected != NULL);
  fill_sanctions (self);
  gtk_widget_set_visible (self->clock_choice, is_played);
  gtk_widget_set_visible (self->result_choice, is_played);
  gtk_drop_down_set_selected (self->clock_drop, incident->clock);
  gtk_widget_set_sensitive (GTK_WIDGET (self->seconds_spin),
                            incident->clock == BRG_CLOCK_OPPONENT ||
                                incident->clock == BRG_CLOCK_SELF);
  gtk_spin_button_set_value (self->seconds_spin, incident->seconds);
  gtk_widget_set_visible (GTK_WIDGET (self->fine_entry), incident->sanction == BRG_SANCTION_FINE);
  gtk_widget_set_visible (self->rounds_box, incident->sanction == BRG_SANCTION_ROUNDS);
  gtk_spin_button_set_value (self->rounds_spin, MAX (incident->rounds_out, 1));
  gtk_drop_down_set_selected (self->result_drop, incident->result);
}

static void
show_clock (GtkEntry *entry, gint64 left_ms)
{
  g_autofree char *text =
      left_ms == BRG_INCIDENT_TIME_UNKNOWN ? g_strdup ("") : brg_desk_words_dup_time (left_ms);

  if (!gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry)))))
    brg_incidents_adviser_set_entry (entry, text);
}

static void
show_outcome (BrgIncidentsAdviser *self)
{
  const BrgIncidentDesk *desk = self->desk;
  gboolean touches_clock = desk->incident->clock != BRG_CLOCK_NONE ||
                           (desk->corrected != NULL && desk->corrected->clock != BRG_CLOCK_NONE);
  /* What nobody read cannot be set. */
  gboolean knows_clock = desk->left_ms[BRG_COLOUR_WHITE] != BRG_INCIDENT_TIME_UNKNOWN ||
                         desk->left_ms[BRG_COLOUR_BLACK] != BRG_INCIDENT_TIME_UNKNOWN;
  g_autofree char *text = brg_incidents_adviser_dup_outcome (desk);

  gtk_widget_set_visible (self->clock_box, desk->has_game && touches_clock);
  show_clock (self->white_clock, desk->left_ms[BRG_COLOUR_WHITE]);
  show_clock (self->black_clock, desk->left_ms[BRG_COLOUR_BLACK]);
  gtk_label_set_markup (self->outcome_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->outcome_label), *text != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->result_tick), brg_incident_desk_touches_result (desk));
  gtk_widget_set_sensitive (GTK_WIDGET (self->result_tick),
                            brg_incident_desk_may_set_result (desk));
  gtk_widget_set_visible (GTK_WIDGET (self->clock_tick),
                          desk->has_game && touches_clock && knows_clock);
  gtk_check_button_set_active (self->result_tick, desk->enters_result);
  gtk_check_button_set_active (self->clock_tick, desk->sets_clock);
  gtk_check_button_set_active (self->gross_tick, desk->incident->is_gross);
  gtk_widget_set_visible (GTK_WIDGET (self->gross_tick),
                          desk->snapshot->event->discipline != BRG_DISCIPLINE_CHESS &&
                              desk->snapshot->event->discipline != BRG_DISCIPLINE_CHESS960);
}

/* What is wrong stands below its field; what has been typed, or was tried, is marked as well. */
static void
show_fault (BrgIncidentsAdviser *self, GtkEntry *entry, GtkLabel *label, const char *fault)
{
  gboolean is_marked =
      fault != NULL && (self->is_refused || *gtk_editable_get_text (GTK_EDITABLE (entry)) != '\0');

  gtk_label_set_text (label, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (label), fault != NULL);
  brg_ui_set_class (entry, "error", is_marked);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
      is_marked ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

void
brg_incidents_adviser_show_buttons (BrgIncidentsAdviser *self)
{
  const BrgIncidentDesk *desk = self->desk;
  BrgIncidentField field;
  g_autofree char *fault = brg_incident_desk_find_fault (desk, &field);
  gboolean is_ready = fault == NULL;
  gboolean is_correction = desk->corrected != NULL;
  g_autoptr (GArray) exclusions = brg_incident_desk_list_exclusions (desk);

  gtk_widget_set_visible (GTK_WIDGET (self->back_button), is_correction);
  gtk_widget_set_visible (GTK_WIDGET (self->draft_button), !is_correction);
  /* fide-2023 III.6.2: a claim is submitted, and an arbiter decides later. */
  gtk_button_set_label (self->draft_button,
                        brg_incident_words_claim (brg_ui_get_words (), desk->incident) != NULL
                            ? _ ("_File the Claim")
                            : _ ("_Draft"));
  gtk_button_set_label (self->decide_button, is_correction         ? _ ("C_orrect")
                                             : exclusions->len > 0 ? _ ("_Decide…")
                                                                   : _ ("_Decide"));
  show_fault (self, self->fine_entry, self->fine_fault,
              field == BRG_INCIDENT_FIELD_FINE ? fault : NULL);
  show_fault (self, self->reason_entry, self->reason_fault,
              field == BRG_INCIDENT_FIELD_REASON ? fault : NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->decide_button), is_ready);
  brg_ui_set_tooltip (GTK_WIDGET (self->decide_button),
                      is_ready ? _ ("Record the decision, set clocks and result (Ctrl+Enter)")
                               : fault);
}

/* Whether it is known what happened. What was decided before can be taken back at once. */
static gboolean
is_known (const BrgIncidentDesk *desk)
{
  return desk->unanswered != 0 ? desk->corrected != NULL
                               : desk->incident->has_kind || *desk->incident->description != '\0';
}

/* Where no games are played nobody sits at a board. */
static void
name_who (BrgIncidentsAdviser *self)
{
  const char *name = self->desk->snapshot->group->contest == BRG_CONTEST_NONE
                         ? _ ("Board or player")
                         : _ ("Player");

  gtk_entry_set_placeholder_text (self->who_entry, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->who_entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

void
brg_incidents_adviser_update (BrgIncidentsAdviser *self)
{
  g_autofree char *title = NULL;
  g_autofree char *who = NULL;

  brg_incidents_adviser_ask_mate (self);
  gtk_stack_set_visible_child_name (self->stack, self->desk != NULL ? "work" : "idle");
  if (self->desk == NULL)
    return;
  self->is_updating = TRUE;
  name_who (self);
  title = brg_incidents_adviser_dup_title (self->desk);
  gtk_label_set_text (self->title_label, title);
  brg_chip_set (self->book_chip, BRG_CHIP_OUTLINE, NULL,
                brg_names_get_rulebook (self->desk->snapshot->event->rulebook));
  show_sides (self);
  who = brg_incidents_adviser_dup_who (self->desk);
  gtk_label_set_markup (self->who_label, who);
  gtk_widget_set_visible (GTK_WIDGET (self->who_label), *who != '\0');
  show_label (self->settled_label,
              brg_incident_desk_dup_settled (self->desk, g_get_real_time () / G_USEC_PER_SEC));
  gtk_widget_set_visible (self->decision_box, is_known (self->desk));
  brg_incidents_adviser_show_facts (self);
  show_label (self->mate_label, brg_incidents_adviser_dup_mate (self->desk));
  show_article (self);
  show_proposal (self);
  show_decision (self);
  show_outcome (self);
  brg_incidents_adviser_show_buttons (self);
  self->is_updating = FALSE;
}
