/* brg-incidents-adviser.c - the pane beside the penalty log: who, what, what the book says
 *
 * What it says is put to words in brg-incidents-adviser-text.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incidents-adviser.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-board.h"
#include "brg-chip.h"
#include "brg-desk-words.h"
#include "brg-incident-search.h"
#include "brg-incident-words.h"
#include "brg-incidents-adviser-text.h"
#include "brg-pages.h"
#include "brg-player-search.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-window.h"
#include "brg-wrap-box.h"

/* Rows of the list of kinds. */
#define MOST_KINDS 7

struct _BrgIncidentsAdviser
{
  GtkWidget parent_instance;

  GtkStack *stack;
  GtkScrolledWindow *scroller;
  GtkLabel *title_label;
  BrgChip *book_chip;
  GtkEntry *who_entry;
  GtkWidget *sides_box;
  GtkToggleButton *white_toggle;
  GtkToggleButton *black_toggle;
  GtkToggleButton *both_toggle;
  GtkEntry *kind_entry;
  GtkListBox *kind_list;
  GtkLabel *who_label;
  GtkWidget *article_box;
  GtkLabel *article_label;
  GtkBox *article_links;
  GtkWidget *card;
  BrgChip *proposal_chip;
  GtkLabel *proposal_label;
  GtkLabel *note_label;
  GtkWidget *mate_box;
  GtkLabel *mate_label;
  GtkDropDown *mate_drop;
  GtkWidget *decision_box; /* until it is known what happened there is nothing to decide */
  GtkCheckButton *as_proposed_radio;
  GtkCheckButton *otherwise_radio;
  GtkWidget *otherwise_box;
  GtkDropDown *sanction_drop;
  GtkDropDown *clock_drop;
  GtkSpinButton *seconds_spin;
  GtkDropDown *result_drop;
  GtkEntry *reason_entry;
  GtkWidget *clock_box;
  GtkEntry *white_clock;
  GtkEntry *black_clock;
  GtkLabel *outcome_label;
  GtkCheckButton *result_tick;
  GtkCheckButton *clock_tick;
  GtkCheckButton *gross_tick;
  GtkCheckButton *told_tick;
  GtkEntry *note_entry;
  GtkEntry *witnesses_entry;
  GtkEntry *explanation_entry;
  GtkButton *back_button;
  GtkButton *draft_button;
  GtkButton *decide_button;

  BrgIncidentDesk *desk;            /* owned, NULL while nothing is decided */
  GArray *kinds;                    /* BrgIncidentKind of the list, owned */
  gint round;                       /* where boards and players are looked for */
  guint sanctions[BRG_N_SANCTIONS]; /* of the drop-down, by its positions */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (BrgIncidentsAdviser, brg_incidents_adviser, GTK_TYPE_WIDGET)

static void
set_entry (GtkEntry *entry, const char *text)
{
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), text))
    gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

static const char *
get_entry (GtkEntry *entry)
{
  return gtk_editable_get_text (GTK_EDITABLE (entry));
}

static void
show_label (GtkLabel *label, char *text)
{
  g_autofree char *owned = text;

  gtk_widget_set_visible (GTK_WIDGET (label), owned != NULL && *owned != '\0');
  gtk_label_set_text (label, owned != NULL ? owned : "");
}

static void
fill_sanctions (BrgIncidentsAdviser *self)
{
  guint set = brg_incident_desk_list_sanctions (self->desk);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint n = 0;
  guint chosen = 0;

  /* What stands there is shown even if no list has it. */
  set |= 1u << self->desk->incident->sanction;
  for (guint i = 0; i < BRG_N_SANCTIONS; i++)
    if ((set & (1u << i)) != 0)
      {
        if (i == self->desk->incident->sanction)
          chosen = n;
        self->sanctions[n++] = i;
        gtk_string_list_append (list, _ (brg_sanction_get_name (i)));
      }
  gtk_drop_down_set_model (self->sanction_drop, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->sanction_drop, chosen);
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
  gtk_toggle_button_set_active (toggles[desk->side], TRUE);
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
    gtk_box_append (self->article_links, brg_article_link_new (article));
  if (desk->has_advice && desk->advice.choices_article != NULL &&
      g_strcmp0 (desk->advice.choices_article, article) != 0)
    gtk_box_append (self->article_links, brg_article_link_new (desk->advice.choices_article));
}

static void
show_proposal (BrgIncidentsAdviser *self)
{
  const BrgIncidentDesk *desk = self->desk;
  g_autofree char *proposal =
      brg_incident_words_proposal (brg_ui_get_words (), desk->incident->proposed);

  gtk_widget_set_visible (self->card, desk->incident->has_kind);
  if (!desk->has_advice)
    brg_chip_set (self->proposal_chip, BRG_CHIP_OUTLINE, NULL, _ ("no rule"));
  else if (desk->advice.is_overruled)
    brg_chip_set (self->proposal_chip, BRG_CHIP_INFO, "dialog-information-symbolic",
                  _ ("by the regulations"));
  else
    brg_chip_set (self->proposal_chip, BRG_CHIP_OK, "emblem-ok-symbolic", _ ("by the rules"));
  gtk_label_set_text (self->proposal_label,
                      desk->has_advice ? proposal : _ ("The book is silent: the arbiter decides"));
  show_label (self->note_label, brg_incidents_adviser_dup_note (desk));
  gtk_widget_set_visible (self->mate_box, desk->has_advice && desk->advice.draw_article != NULL);
  show_label (self->mate_label, brg_incidents_adviser_dup_mate (desk));
  gtk_drop_down_set_selected (self->mate_drop, desk->can_mate);
}

static void
show_decision (BrgIncidentsAdviser *self)
{
  const BrgIncidentDesk *desk = self->desk;
  const BrgIncident *incident = desk->incident;
  /* Without a proposal, or with a list of the book, there is only the choice. */
  gboolean must_choose = !desk->has_advice || desk->advice.sanction == BRG_SANCTION_CHOOSE;
  gboolean is_otherwise = desk->is_otherwise || must_choose;

  gtk_widget_set_sensitive (GTK_WIDGET (self->as_proposed_radio), !must_choose);
  gtk_check_button_set_active (is_otherwise ? self->otherwise_radio : self->as_proposed_radio,
                               TRUE);
  gtk_check_button_set_label (self->otherwise_radio,
                              must_choose ? _ ("_Choose") : _ ("Ot_herwise (needs a reason)"));
  gtk_widget_set_visible (self->otherwise_box, is_otherwise);
  gtk_widget_set_visible (GTK_WIDGET (self->reason_entry),
                          desk->is_otherwise || desk->corrected != NULL);
  fill_sanctions (self);
  gtk_drop_down_set_selected (self->clock_drop, incident->clock);
  gtk_widget_set_sensitive (GTK_WIDGET (self->seconds_spin),
                            incident->clock == BRG_CLOCK_OPPONENT ||
                                incident->clock == BRG_CLOCK_SELF);
  gtk_spin_button_set_value (self->seconds_spin, incident->seconds);
  gtk_drop_down_set_selected (self->result_drop, incident->result);
}

static void
show_clock (GtkEntry *entry, gint64 left_ms)
{
  g_autofree char *text =
      left_ms == BRG_INCIDENT_TIME_UNKNOWN ? g_strdup ("") : brg_desk_words_dup_time (left_ms);

  if (!gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry)))))
    set_entry (entry, text);
}

static void
show_outcome (BrgIncidentsAdviser *self)
{
  const BrgIncidentDesk *desk = self->desk;
  gboolean touches_clock = desk->incident->clock != BRG_CLOCK_NONE ||
                           (desk->corrected != NULL && desk->corrected->clock != BRG_CLOCK_NONE);
  gboolean touches_result = desk->incident->result != BRG_RESULT_NONE ||
                            (desk->corrected != NULL && *desk->corrected->result_after != '\0');
  g_autofree char *text = brg_incidents_adviser_dup_outcome (desk);

  gtk_widget_set_visible (self->clock_box, desk->has_game && touches_clock);
  show_clock (self->white_clock, desk->left_ms[BRG_COLOUR_WHITE]);
  show_clock (self->black_clock, desk->left_ms[BRG_COLOUR_BLACK]);
  gtk_label_set_markup (self->outcome_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->outcome_label), *text != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->result_tick), desk->has_game && touches_result);
  gtk_widget_set_visible (GTK_WIDGET (self->clock_tick), desk->has_game && touches_clock);
  gtk_check_button_set_active (self->result_tick, desk->enters_result);
  gtk_check_button_set_active (self->clock_tick, desk->sets_clock);
  gtk_check_button_set_active (self->gross_tick, desk->incident->is_gross);
  gtk_widget_set_visible (GTK_WIDGET (self->gross_tick),
                          desk->snapshot->event->discipline != BRG_DISCIPLINE_CHESS &&
                              desk->snapshot->event->discipline != BRG_DISCIPLINE_CHESS960);
}

static void
show_buttons (BrgIncidentsAdviser *self)
{
  const BrgIncidentDesk *desk = self->desk;
  g_autofree char *fault = NULL;
  gboolean is_ready = brg_incident_desk_is_ready (desk, &fault);
  gboolean is_correction = desk->corrected != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->back_button), is_correction);
  gtk_widget_set_visible (GTK_WIDGET (self->draft_button), !is_correction);
  gtk_button_set_label (self->decide_button,
                        is_correction ? _ ("C_orrect") : _ ("Take the _Decision"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->decide_button), is_ready);
  brg_ui_set_tooltip (GTK_WIDGET (self->decide_button),
                      is_ready ? _ ("Write log, clocks and result (Ctrl+Enter)") : fault);
}

static void
update (BrgIncidentsAdviser *self)
{
  g_autofree char *title = NULL;
  g_autofree char *who = NULL;

  gtk_stack_set_visible_child_name (self->stack, self->desk != NULL ? "work" : "idle");
  if (self->desk == NULL)
    return;
  self->is_updating = TRUE;
  title = brg_incidents_adviser_dup_title (self->desk);
  gtk_label_set_text (self->title_label, title);
  brg_chip_set (self->book_chip, BRG_CHIP_OUTLINE, NULL,
                brg_pages_get_rulebook_name (self->desk->snapshot->event->rulebook));
  show_sides (self);
  who = brg_incidents_adviser_dup_who (self->desk);
  gtk_label_set_markup (self->who_label, who);
  gtk_widget_set_visible (GTK_WIDGET (self->who_label), *who != '\0');
  gtk_widget_set_visible (self->decision_box, self->desk->incident->has_kind ||
                                                  *self->desk->incident->description != '\0');
  show_article (self);
  show_proposal (self);
  show_decision (self);
  show_outcome (self);
  show_buttons (self);
  self->is_updating = FALSE;
}

/* What was typed belongs to the incident at once: a click elsewhere must not lose it. */
static void
on_text_changed (BrgIncidentsAdviser *self)
{
  BrgIncident *incident;

  if (self->is_updating || self->desk == NULL)
    return;
  incident = self->desk->incident;
  brg_incident_set_text (&incident->reason, get_entry (self->reason_entry));
  brg_incident_set_text (&incident->note, get_entry (self->note_entry));
  brg_incident_set_text (&incident->witnesses, get_entry (self->witnesses_entry));
  brg_incident_set_text (&incident->explanation, get_entry (self->explanation_entry));
  incident->are_told = gtk_check_button_get_active (self->told_tick);
  show_buttons (self);
}

static void
on_tick_toggled (BrgIncidentsAdviser *self)
{
  if (self->is_updating || self->desk == NULL)
    return;
  brg_incident_desk_set_effects (self->desk, gtk_check_button_get_active (self->result_tick),
                                 gtk_check_button_get_active (self->clock_tick));
  brg_incident_desk_set_gross (self->desk, gtk_check_button_get_active (self->gross_tick));
  update (self);
}

static void
on_otherwise_toggled (BrgIncidentsAdviser *self)
{
  gboolean is_otherwise = gtk_check_button_get_active (self->otherwise_radio);

  if (self->is_updating || self->desk == NULL || is_otherwise == self->desk->is_otherwise)
    return;
  brg_incident_desk_set_otherwise (self->desk, is_otherwise);
  update (self);
  if (is_otherwise)
    gtk_widget_grab_focus (GTK_WIDGET (self->sanction_drop));
}

/* A loss of the game is a result: the arbiter need not say it twice. */
static BrgResultEffect
find_result_of (BrgSanction sanction, BrgResultEffect result)
{
  if (sanction == BRG_SANCTION_LOSS && result == BRG_RESULT_NONE)
    return BRG_RESULT_LOST;
  if (sanction == BRG_SANCTION_LOSS_BOTH)
    return BRG_RESULT_BOTH_LOST;
  if (sanction == BRG_SANCTION_NEW_GAME)
    return BRG_RESULT_REPLAY;
  return result;
}

static void
on_choice_changed (BrgIncidentsAdviser *self, GParamSpec *pspec G_GNUC_UNUSED, GtkWidget *widget)
{
  guint position = gtk_drop_down_get_selected (self->sanction_drop);
  BrgSanction sanction;
  BrgResultEffect result = gtk_drop_down_get_selected (self->result_drop);

  if (self->is_updating || self->desk == NULL || position >= BRG_N_SANCTIONS)
    return;
  sanction = self->sanctions[position];
  if (widget == GTK_WIDGET (self->sanction_drop))
    result = find_result_of (sanction, result);
  brg_incident_desk_choose (self->desk, sanction, gtk_drop_down_get_selected (self->clock_drop),
                            gtk_spin_button_get_value_as_int (self->seconds_spin), result);
  update (self);
}

static void
on_seconds_changed (BrgIncidentsAdviser *self)
{
  on_choice_changed (self, NULL, GTK_WIDGET (self->seconds_spin));
}

static void
on_mate_changed (BrgIncidentsAdviser *self)
{
  if (self->is_updating || self->desk == NULL)
    return;
  brg_incident_desk_set_can_mate (self->desk, gtk_drop_down_get_selected (self->mate_drop));
  update (self);
}

static void
read_clock (BrgIncidentsAdviser *self, GtkEntry *entry, BrgColour side)
{
  const char *text = get_entry (entry);
  gint64 left_ms = BRG_INCIDENT_TIME_UNKNOWN;

  if (*text != '\0' && !brg_desk_words_read_time (text, &left_ms))
    {
      gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
      return;
    }
  gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  brg_incident_desk_set_left (self->desk, side, left_ms);
}

static void
on_clock_changed (BrgIncidentsAdviser *self)
{
  if (self->is_updating || self->desk == NULL)
    return;
  read_clock (self, self->white_clock, BRG_COLOUR_WHITE);
  read_clock (self, self->black_clock, BRG_COLOUR_BLACK);
  update (self);
}

static void
on_side_toggled (BrgIncidentsAdviser *self, GtkToggleButton *toggle)
{
  if (self->is_updating || self->desk == NULL || !gtk_toggle_button_get_active (toggle))
    return;
  brg_incident_desk_set_side (self->desk, toggle == self->white_toggle   ? BRG_COLOUR_WHITE
                                          : toggle == self->black_toggle ? BRG_COLOUR_BLACK
                                                                         : BRG_COLOUR_NONE);
  update (self);
}

static void
hide_kinds (BrgIncidentsAdviser *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->kind_list), FALSE);
}

static void
show_kind (BrgIncidentsAdviser *self)
{
  const BrgIncident *incident = self->desk->incident;

  self->is_updating = TRUE;
  set_entry (self->kind_entry, incident->has_kind ? _ (brg_incident_kind_get_name (incident->kind))
                                                  : incident->description);
  self->is_updating = FALSE;
  hide_kinds (self);
}

/* A line of the list: the name, and what it says of the article. */
static GtkWidget *
make_kind_row (BrgIncidentKind kind)
{
  GtkWidget *label = gtk_label_new (_ (brg_incident_kind_get_name (kind)));

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

static void
fill_kinds (BrgIncidentsAdviser *self)
{
  GtkWidget *child;

  g_clear_pointer (&self->kinds, g_array_unref);
  self->kinds = brg_incident_search (self->desk->snapshot->event->rulebook, self->desk->form,
                                     get_entry (self->kind_entry), MOST_KINDS);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->kind_list))) != NULL)
    gtk_list_box_remove (self->kind_list, child);
  for (guint i = 0; i < self->kinds->len; i++)
    gtk_list_box_append (self->kind_list,
                         make_kind_row (g_array_index (self->kinds, BrgIncidentKind, i)));
  gtk_list_box_select_row (self->kind_list, gtk_list_box_get_row_at_index (self->kind_list, 0));
  gtk_widget_set_visible (GTK_WIDGET (self->kind_list), self->kinds->len > 0);
}

static void
on_kind_changed (BrgIncidentsAdviser *self)
{
  if (!self->is_updating && self->desk != NULL)
    fill_kinds (self);
}

static void
focus_decision (BrgIncidentsAdviser *self)
{
  if (self->desk->incident->sanction == BRG_SANCTION_CHOOSE || !self->desk->has_advice)
    gtk_widget_grab_focus (GTK_WIDGET (self->sanction_drop));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->decide_button));
}

static void
choose_kind (BrgIncidentsAdviser *self, gint index)
{
  if (self->kinds != NULL && index >= 0 && (guint) index < self->kinds->len)
    brg_incident_desk_set_kind (self->desk,
                                g_array_index (self->kinds, BrgIncidentKind, (guint) index));
  else if (*get_entry (self->kind_entry) != '\0')
    brg_incident_desk_set_words (self->desk, get_entry (self->kind_entry));
  else
    return;
  show_kind (self);
  update (self);
  focus_decision (self);
}

/* Enter takes the first, or the one that the arrows have come to. */
static void
on_kind_activated (BrgIncidentsAdviser *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->kind_list);

  if (self->desk == NULL)
    return;
  if (!gtk_widget_get_visible (GTK_WIDGET (self->kind_list)) && self->desk->incident->has_kind)
    focus_decision (self);
  else
    choose_kind (self, row != NULL ? gtk_list_box_row_get_index (row) : -1);
}

static void
on_kind_row_activated (BrgIncidentsAdviser *self, GtkListBoxRow *row)
{
  choose_kind (self, gtk_list_box_row_get_index (row));
}

static gboolean
on_kind_key (GtkEventControllerKey *controller G_GNUC_UNUSED,
             guint keyval,
             guint keycode G_GNUC_UNUSED,
             GdkModifierType state G_GNUC_UNUSED,
             BrgIncidentsAdviser *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->kind_list);
  gint step = keyval == GDK_KEY_Down ? 1 : keyval == GDK_KEY_Up ? -1 : 0;
  GtkListBoxRow *next;

  if (step == 0 || self->desk == NULL)
    return FALSE;
  if (!gtk_widget_get_visible (GTK_WIDGET (self->kind_list)))
    {
      fill_kinds (self);
      return TRUE;
    }
  next = gtk_list_box_get_row_at_index (self->kind_list,
                                        row != NULL ? gtk_list_box_row_get_index (row) + step : 0);
  if (next != NULL)
    gtk_list_box_select_row (self->kind_list, next);
  return TRUE;
}

static gboolean
find_who (BrgIncidentsAdviser *self, const char *text, GError **error)
{
  const BrgSnapshot *snapshot = self->desk->snapshot;
  gint round = self->desk->incident->round > 0 ? self->desk->incident->round : self->round;
  gint64 number;
  gint board = -1;

  if (g_ascii_string_to_signed (text, 10, 1, G_MAXINT, &number, NULL))
    {
      board = brg_board_find_number (snapshot, round, (gint) number);
      if (board >= 0)
        return brg_incident_desk_set_game (self->desk, round,
                                           brg_board_get_game (snapshot, round, board)->id, error);
    }
  {
    g_autoptr (GArray) found = brg_player_search (snapshot, text, 1);

    if (found->len > 0)
      return brg_incident_desk_set_player (
          self->desk, brg_snapshot_get_entry (snapshot, g_array_index (found, gint, 0))->id, round,
          error);
  }
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                       _ ("There is no such board and no such player in this round."));
  return FALSE;
}

static void
on_who_activated (BrgIncidentsAdviser *self)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (self->desk == NULL)
    return;
  text = g_strstrip (g_strdup (get_entry (self->who_entry)));
  if (*text == '\0')
    return;
  if (!find_who (self, text, &error))
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->who_entry), "error");
      gtk_widget_error_bell (GTK_WIDGET (self));
      brg_session_tell (brg_window_get_session (brg_window_find (GTK_WIDGET (self))),
                        error->message);
      return;
    }
  gtk_widget_remove_css_class (GTK_WIDGET (self->who_entry), "error");
  set_entry (self->who_entry, "");
  update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->kind_entry));
}

void
brg_incidents_adviser_set_desk (BrgIncidentsAdviser *self, BrgIncidentDesk *desk, gint round)
{
  g_return_if_fail (BRG_IS_INCIDENTS_ADVISER (self));

  brg_incident_desk_free (self->desk);
  self->desk = desk;
  self->round = round;
  self->is_updating = TRUE;
  if (desk != NULL)
    {
      set_entry (self->who_entry, "");
      set_entry (self->reason_entry, desk->incident->reason);
      set_entry (self->note_entry, desk->incident->note);
      set_entry (self->witnesses_entry, desk->incident->witnesses);
      set_entry (self->explanation_entry, desk->incident->explanation);
      gtk_check_button_set_active (self->told_tick, desk->incident->are_told);
      show_kind (self);
    }
  self->is_updating = FALSE;
  update (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

BrgIncidentDesk *
brg_incidents_adviser_get_desk (BrgIncidentsAdviser *self)
{
  g_return_val_if_fail (BRG_IS_INCIDENTS_ADVISER (self), NULL);

  return self->desk;
}

void
brg_incidents_adviser_take_focus (BrgIncidentsAdviser *self)
{
  g_return_if_fail (BRG_IS_INCIDENTS_ADVISER (self));

  if (self->desk == NULL)
    return;
  if (!self->desk->has_game && self->desk->incident->entry_id == 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->who_entry));
  else if (!self->desk->incident->has_kind && *self->desk->incident->description == '\0')
    gtk_widget_grab_focus (GTK_WIDGET (self->kind_entry));
  else
    focus_decision (self);
}

gboolean
brg_incidents_adviser_choose_side (BrgIncidentsAdviser *self, BrgColour side)
{
  g_return_val_if_fail (BRG_IS_INCIDENTS_ADVISER (self), FALSE);

  if (self->desk == NULL || !self->desk->has_game)
    return FALSE;
  brg_incident_desk_set_side (self->desk, side);
  update (self);
  return TRUE;
}

static void
brg_incidents_adviser_dispose (GObject *object)
{
  BrgIncidentsAdviser *self = BRG_INCIDENTS_ADVISER (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&self->desk, brg_incident_desk_free);
  g_clear_pointer (&self->kinds, g_array_unref);
  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_incidents_adviser_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, BrgIncidentsAdviser, name)

static void
bind_matter (GtkWidgetClass *widget_class)
{
  BIND (stack);
  BIND (scroller);
  BIND (title_label);
  BIND (book_chip);
  BIND (who_entry);
  BIND (sides_box);
  BIND (white_toggle);
  BIND (black_toggle);
  BIND (both_toggle);
  BIND (kind_entry);
  BIND (kind_list);
  BIND (who_label);
  BIND (article_box);
  BIND (article_label);
  BIND (article_links);
  BIND (card);
  BIND (proposal_chip);
  BIND (proposal_label);
  BIND (note_label);
  BIND (mate_box);
  BIND (mate_label);
  BIND (mate_drop);
}

static void
bind_decision (GtkWidgetClass *widget_class)
{
  BIND (decision_box);
  BIND (as_proposed_radio);
  BIND (otherwise_radio);
  BIND (otherwise_box);
  BIND (sanction_drop);
  BIND (clock_drop);
  BIND (seconds_spin);
  BIND (result_drop);
  BIND (reason_entry);
  BIND (clock_box);
  BIND (white_clock);
  BIND (black_clock);
  BIND (outcome_label);
  BIND (result_tick);
  BIND (clock_tick);
  BIND (gross_tick);
  BIND (told_tick);
  BIND (note_entry);
  BIND (witnesses_entry);
  BIND (explanation_entry);
  BIND (back_button);
  BIND (draft_button);
  BIND (decide_button);
}

static void
brg_incidents_adviser_class_init (BrgIncidentsAdviserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_CHIP);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_incidents_adviser_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-incidents-adviser");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/berger/Berger/ui/brg-incidents-adviser.ui");
  bind_matter (widget_class);
  bind_decision (widget_class);
}

static void
fill_drop (GtkDropDown *drop, const char *const *texts, guint n_texts)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < n_texts; i++)
    gtk_string_list_append (list, _ (texts[i]));
  gtk_drop_down_set_model (drop, G_LIST_MODEL (list));
}

/* In the order of BrgCanMateKnown, BrgClockEffect and BrgResultEffect. */
static void
fill_drops (BrgIncidentsAdviser *self)
{
  static const char *const mates[] = { N_ ("Not known"), N_ ("The opponent can mate"),
                                       N_ ("The opponent cannot mate") };
  static const char *const clocks[] = { N_ ("Clocks stay"), N_ ("Opponent’s clock"),
                                        N_ ("Offender’s clock"), N_ ("Elapsed time is halved") };
  static const char *const results[] = { N_ ("No result follows"), N_ ("Lost, the opponent wins"),
                                         N_ ("Drawn"), N_ ("Lost by both"),
                                         N_ ("To be played again") };

  self->is_updating = TRUE;
  fill_drop (self->mate_drop, mates, G_N_ELEMENTS (mates));
  fill_drop (self->clock_drop, clocks, G_N_ELEMENTS (clocks));
  fill_drop (self->result_drop, results, G_N_ELEMENTS (results));
  gtk_spin_button_configure (self->seconds_spin, gtk_adjustment_new (0, -3600, 3600, 30, 60, 0), 30,
                             0);
  self->is_updating = FALSE;
}

static void
connect_texts (BrgIncidentsAdviser *self)
{
  GtkEntry *entries[] = { self->reason_entry, self->note_entry, self->witnesses_entry,
                          self->explanation_entry };
  GtkDropDown *drops[] = { self->sanction_drop, self->clock_drop, self->result_drop };
  GtkToggleButton *toggles[] = { self->white_toggle, self->black_toggle, self->both_toggle };
  GtkCheckButton *ticks[] = { self->result_tick, self->clock_tick, self->gross_tick };

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    g_signal_connect_swapped (entries[i], "changed", G_CALLBACK (on_text_changed), self);
  for (guint i = 0; i < G_N_ELEMENTS (drops); i++)
    g_signal_connect_swapped (drops[i], "notify::selected", G_CALLBACK (on_choice_changed), self);
  for (guint i = 0; i < G_N_ELEMENTS (toggles); i++)
    g_signal_connect_swapped (toggles[i], "toggled", G_CALLBACK (on_side_toggled), self);
  for (guint i = 0; i < G_N_ELEMENTS (ticks); i++)
    g_signal_connect_swapped (ticks[i], "toggled", G_CALLBACK (on_tick_toggled), self);
  g_signal_connect_swapped (self->told_tick, "toggled", G_CALLBACK (on_text_changed), self);
}

static void
brg_incidents_adviser_init (BrgIncidentsAdviser *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  fill_drops (self);
  connect_texts (self);
  g_signal_connect_swapped (self->seconds_spin, "value-changed", G_CALLBACK (on_seconds_changed),
                            self);
  g_signal_connect_swapped (self->mate_drop, "notify::selected", G_CALLBACK (on_mate_changed),
                            self);
  g_signal_connect_swapped (self->white_clock, "changed", G_CALLBACK (on_clock_changed), self);
  g_signal_connect_swapped (self->black_clock, "changed", G_CALLBACK (on_clock_changed), self);
  g_signal_connect_swapped (self->otherwise_radio, "toggled", G_CALLBACK (on_otherwise_toggled),
                            self);
  g_signal_connect_swapped (self->who_entry, "activate", G_CALLBACK (on_who_activated), self);
  g_signal_connect_swapped (self->kind_entry, "changed", G_CALLBACK (on_kind_changed), self);
  g_signal_connect_swapped (self->kind_entry, "activate", G_CALLBACK (on_kind_activated), self);
  g_signal_connect_swapped (self->kind_list, "row-activated", G_CALLBACK (on_kind_row_activated),
                            self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_kind_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->kind_entry), keys);
  update (self);
}
