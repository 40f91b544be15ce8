/* brg-admission-pane.c - a player before the admission committee: what is proposed and decided
 *
 * Rules: rus-draughts-2022 2.2.3, 2.2.4, 5.3
 * Tests: tests/gui/admission.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-pane.h"

#include <glib/gi18n.h>

#include "brg-admission-check.h"
#include "brg-admission-names.h"
#include "brg-admission-sheets.h"
#include "brg-admission-words.h"
#include "brg-date-text.h"
#include "brg-delegation-sheet.h"
#include "brg-key-button.h"
#include "brg-names.h"
#include "brg-shell.h"
#include "brg-store-admission.h"
#include "brg-store-entry-papers.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-wrap-box.h"

struct _BrgAdmissionPane
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkWidget *head; /* who it is stays in sight */
  GtkWidget *scroller;
  GtkWidget *box;
  GtkLabel *name_label;
  GtkLabel *facts_label;
  GtkLabel *advice_label;
  GtkLabel *faults_label;
  BrgWrapBox *buttons;
  GtkWidget *ground_box;
  GtkLabel *bar_label;
  GtkListBox *grounds;
  GtkWidget *reason_entry;
  GtkWidget *by_entry;
  GtkWidget *apply_button;
  GtkListBox *papers;
  GtkWidget *fee_button;
  GtkWidget *days_button;
  GtkWidget *move_button;

  BrgPage *page; /* not owned */
  BrgAdmissionWritten before;
  gpointer data;
  const BrgAdmissionList *list; /* not owned */
  const BrgAdmissionRow *row;   /* not owned */
  BrgAdmissionState chosen;
  gint64 shown_id; /* the player, to see whether another one is shown */
  gboolean is_filling;
  guint n_ticks; /* frames since a decision was chosen */
};

G_DEFINE_FINAL_TYPE (BrgAdmissionPane, brg_admission_pane, GTK_TYPE_WIDGET)

static const struct
{
  const char *key;
  const char *text;
  BrgAdmissionState state;
} commands[] = {
  { "1", N_ ("Admit"), BRG_ADMISSION_ADMITTED },
  { "0", N_ ("Refuse"), BRG_ADMISSION_REFUSED },
  { "5", N_ ("Put off"), BRG_ADMISSION_LATER },
  { "*", N_ ("Exception"), BRG_ADMISSION_EXCEPTION },
};

static const BrgRulebook *
get_book (BrgAdmissionPane *self)
{
  return brg_admission_list_get_snapshot (self->list)->event->rulebook;
}

static BrgStore *
get_store (BrgAdmissionPane *self)
{
  return brg_session_get_store (brg_page_get_session (self->page));
}

/* ----- What is shown ----- */

static void
append_fact (GString *text, const char *fact)
{
  if (*fact != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", fact);
}

static void
show_person (BrgAdmissionPane *self)
{
  const BrgEntry *entry = self->row->entry;
  g_autofree char *name = brg_admission_list_dup_name (self->list, self->row, BRG_NAME_FULL);
  g_autofree char *birth = brg_names_dup_day (entry->birth);
  g_autofree char *rating =
      entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : g_strdup ("");
  /* Translators: the coach of a player */
  g_autofree char *coach =
      *entry->coach != '\0' ? g_strdup_printf (_ ("coach %s"), entry->coach) : g_strdup ("");
  const char *accepted = self->row->admission != NULL ? self->row->admission->accepted_on : "";
  g_autoptr (GString) facts = g_string_new (NULL);

  append_fact (facts, birth);
  append_fact (facts, entry->title);
  append_fact (facts, rating);
  append_fact (facts, entry->organisation);
  append_fact (facts, coach);
  if (*accepted != '\0')
    {
      g_autofree char *day = brg_names_dup_day (accepted);
      /* Translators: a day */
      g_autofree char *text = g_strdup_printf (_ ("accepted the invitation on %s"), day);

      append_fact (facts, text);
    }
  gtk_label_set_text (self->name_label, name);
  gtk_label_set_text (self->facts_label, facts->str);
}

static void
show_faults (BrgAdmissionPane *self)
{
  g_autofree char *owed = brg_admission_row_dup_owed_short (self->list, self->row);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Papers stand in their list below. */
  if (*owed != '\0')
    /* Translators: papers and money that a player still owes */
    g_string_append_printf (text, _ ("Still owes: %s"), owed);
  for (guint i = 0; i < self->row->faults->len; i++)
    {
      const BrgAdmissionFault *fault = self->row->faults->pdata[i];
      g_autofree char *quoted = NULL;

      if (fault->ground == BRG_GROUND_PAPERS || fault->ground == BRG_GROUND_DOCTOR ||
          fault->ground == BRG_GROUND_QUALIFICATION ||
          (fault->ground == BRG_GROUND_FEE && !fault->is_doubt))
        continue;
      quoted =
          brg_admission_words_dup_article (brg_ui_get_words (), get_book (self), fault->article);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", fault->text);
      if (*quoted != '\0')
        g_string_append_printf (text, " (%s)", quoted);
    }
  gtk_label_set_text (self->advice_label, self->row->is_outdated
                                              ? _ ("Admitted before this was known: look again")
                                              : brg_admission_words_advice (self->row->advice));
  gtk_label_set_text (self->faults_label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->faults_label), text->len > 0);
}

/* Who looks: the chair, until another name is written. */
static const char *
find_name (BrgAdmissionPane *self)
{
  const GPtrArray *members = brg_admission_list_get_members (self->list);
  const GPtrArray *officials = brg_admission_list_get_snapshot (self->list)->event->officials;

  if (members->len > 0)
    return ((const BrgAdmissionMember *) members->pdata[0])->name;
  return officials->len > 0 ? ((const BrgOfficial *) officials->pdata[0])->name : "";
}

/* A tick shows what is stored. */
static void
take_tick_back (BrgAdmissionPane *self, GtkCheckButton *button)
{
  self->is_filling = TRUE;
  gtk_check_button_set_active (button, !gtk_check_button_get_active (button));
  self->is_filling = FALSE;
}

static void
on_paper_toggled (GtkCheckButton *button, BrgAdmissionPane *self)
{
  const char *item = g_object_get_data (G_OBJECT (button), "brg-item");
  g_autofree char *today = brg_date_text_dup_today ();
  g_autofree char *name = brg_ui_dup_text (self->by_entry);
  BrgEntryPaper paper = { .seen_on = today, .seen_by = name, .valid_until = (char *) "" };
  GError *error = NULL;
  gboolean done;

  if (self->is_filling || self->row == NULL)
    return;
  if (gtk_check_button_get_active (button) && *name == '\0')
    {
      take_tick_back (self, button);
      brg_admission_sheet_committee (brg_shell_find (GTK_WIDGET (self)), self->list,
                                     _ ("Nobody is entered yet who looks at papers."));
      return;
    }
  paper.entry_id = self->row->entry->id;
  paper.item = (char *) item;
  done = gtk_check_button_get_active (button)
             ? brg_store_see_paper (get_store (self), &paper, &error)
             : brg_store_unsee_paper (get_store (self), paper.entry_id, item, &error);
  if (!done)
    take_tick_back (self, button);
  brg_session_finish (brg_page_get_session (self->page), done, error);
}

/* When and by whom it was seen, or why that is not enough. */
static char *
dup_seen (const BrgAdmissionCheck *check)
{
  g_autofree char *day = check->seen != NULL ? brg_names_dup_day (check->seen->seen_on) : NULL;

  if (check->state == BRG_PAPER_COPY)
    return g_strdup (_ ("only a copy"));
  if (check->state == BRG_PAPER_EXPIRED)
    return g_strdup (_ ("does not hold long enough"));
  if (check->seen == NULL)
    return g_strdup (check->state == BRG_PAPER_SEEN ? _ ("with the delegation") : "");
  return g_strdup_printf ("%s · %s", day, check->seen->seen_by);
}

static void
add_paper (BrgAdmissionPane *self, const BrgAdmissionItemRow *item, const BrgAdmissionCheck *check)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_check_button_new ();
  g_autofree char *seen = dup_seen (check);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), item->title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), seen);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), check->state == BRG_PAPER_SEEN);
  g_object_set_data_full (G_OBJECT (button), "brg-item", g_strdup (item->id), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  item->title, -1);
  g_signal_connect (button, "toggled", G_CALLBACK (on_paper_toggled), self);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  gtk_list_box_append (self->papers, row);
}

/* Index of the row with the focus, -1 for none. */
static gint
find_focused_paper (BrgAdmissionPane *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->papers)))
    return -1;
  return gtk_list_box_row_get_index (
      GTK_LIST_BOX_ROW (gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW)));
}

static void
show_papers (BrgAdmissionPane *self)
{
  const GPtrArray *items = brg_admission_list_get_items (self->list);
  gint focused = find_focused_paper (self);
  GtkListBoxRow *row;

  brg_ui_clear (self->papers);
  for (guint i = 0; i < items->len; i++)
    if (self->row->checks[i].is_asked)
      add_paper (self, items->pdata[i], &self->row->checks[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->papers), items->len > 0);
  if (focused < 0)
    return;
  row = gtk_list_box_get_row_at_index (self->papers, focused);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  else
    brg_admission_pane_focus_papers (self);
}

static const char *
get_ground_article (BrgAdmissionPane *self, BrgAdmissionGround ground)
{
  for (guint i = 0; i < self->row->faults->len; i++)
    {
      const BrgAdmissionFault *fault = self->row->faults->pdata[i];

      if (fault->ground == ground && fault->article != NULL)
        return fault->article;
    }
  return brg_admission_get_article (get_book (self), ground);
}

static void
show_grounds (BrgAdmissionPane *self)
{
  brg_ui_clear (self->grounds);
  for (gint ground = BRG_GROUND_AGE; ground < BRG_N_ADMISSION_GROUNDS; ground++)
    {
      const char *article = get_ground_article (self, (BrgAdmissionGround) ground);
      g_autofree char *quoted =
          brg_admission_words_dup_article (brg_ui_get_words (), get_book (self), article);
      g_autofree char *text =
          g_strdup_printf ("%s%s%s", brg_admission_name_ground ((BrgAdmissionGround) ground),
                           *quoted != '\0' ? " · " : "", quoted);
      GtkWidget *label = gtk_label_new (text);

      gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_set_margin_start (label, 10);
      gtk_widget_set_margin_end (label, 10);
      gtk_widget_set_margin_top (label, 4);
      gtk_widget_set_margin_bottom (label, 4);
      gtk_list_box_append (self->grounds, label);
    }
}

/* The first thing that is surely against it. */
static BrgAdmissionGround
find_ground (const BrgAdmissionRow *row)
{
  const BrgAdmissionFault *bar = brg_admission_row_find_bar (row);

  return bar != NULL ? bar->ground : BRG_GROUND_NONE;
}

static void
select_ground (BrgAdmissionPane *self, BrgAdmissionGround ground)
{
  if (ground == BRG_GROUND_NONE)
    gtk_list_box_unselect_all (self->grounds);
  else
    gtk_list_box_select_row (self->grounds,
                             gtk_list_box_get_row_at_index (self->grounds, (gint) ground - 1));
}

static void
show_chosen (BrgAdmissionPane *self)
{
  static const char *const verbs[BRG_N_ADMISSION_STATES] = {
    [BRG_ADMISSION_OPEN] = N_ ("Choose a decision"),
    [BRG_ADMISSION_ADMITTED] = N_ ("Admit"),
    [BRG_ADMISSION_REFUSED] = N_ ("Refuse"),
    [BRG_ADMISSION_EXCEPTION] = N_ ("Admit as an exception"),
    [BRG_ADMISSION_LATER] = N_ ("Put off"),
  };
  guint i = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons)); button != NULL;
       button = gtk_widget_get_next_sibling (button), i++)
    brg_ui_set_class (button, "brg-chosen", commands[i].state == self->chosen);
  gtk_widget_set_visible (self->ground_box, self->chosen == BRG_ADMISSION_REFUSED ||
                                                self->chosen == BRG_ADMISSION_EXCEPTION);
  gtk_widget_set_visible (GTK_WIDGET (self->bar_label),
                          self->chosen == BRG_ADMISSION_EXCEPTION &&
                              brg_admission_row_find_bar (self->row) != NULL);
  brg_key_button_show (BRG_KEY_BUTTON (self->apply_button), "Enter", _ (verbs[self->chosen]));
  gtk_widget_set_sensitive (self->apply_button, self->chosen != BRG_ADMISSION_OPEN);
}

void
brg_admission_pane_show (BrgAdmissionPane *self,
                         const BrgAdmissionList *list,
                         const BrgAdmissionRow *row)
{
  g_return_if_fail (BRG_IS_ADMISSION_PANE (self));

  self->list = list;
  self->row = row;
  gtk_widget_set_visible (self->head, row != NULL);
  gtk_widget_set_visible (self->box, row != NULL);
  gtk_widget_set_visible (self->apply_button, row != NULL);
  if (row == NULL)
    return;
  /* Another player is read from the top. */
  if (self->shown_id != row->entry->id)
    gtk_adjustment_set_value (
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0.0);
  self->shown_id = row->entry->id;
  self->is_filling = TRUE;
  show_person (self);
  show_faults (self);
  show_papers (self);
  show_grounds (self);
  if (*brg_ui_get_text (self->by_entry) == '\0')
    brg_ui_set_text (self->by_entry, find_name (self));
  self->chosen = brg_admission_row_get_proposed (row);
  select_ground (self,
                 row->state == BRG_ADMISSION_REFUSED ? row->admission->ground : find_ground (row));
  brg_ui_set_text (self->reason_entry, row->admission != NULL ? row->admission->reason : "");
  show_chosen (self);
  self->is_filling = FALSE;
}

/* ----- What is done ----- */

static BrgAdmissionGround
get_ground (BrgAdmissionPane *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->grounds);

  return row != NULL ? (BrgAdmissionGround) (gtk_list_box_row_get_index (row) + 1)
                     : BRG_GROUND_NONE;
}

void
brg_admission_pane_apply (BrgAdmissionPane *self)
{
  g_autoptr (BrgAdmission) admission = NULL;
  gboolean has_ground =
      self->chosen == BRG_ADMISSION_REFUSED || self->chosen == BRG_ADMISSION_EXCEPTION;
  GError *error = NULL;
  gboolean done;

  g_return_if_fail (BRG_IS_ADMISSION_PANE (self));

  if (self->row == NULL || self->chosen == BRG_ADMISSION_OPEN)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  admission = brg_admission_new (self->row->entry->id);
  admission->state = self->chosen;
  admission->ground = has_ground ? get_ground (self) : BRG_GROUND_NONE;
  if (has_ground)
    {
      const char *article = get_ground_article (self, admission->ground);

      g_free (admission->article);
      admission->article = g_strdup (article != NULL ? article : "");
      brg_ui_take_text (&admission->reason, self->reason_entry);
    }
  brg_ui_take_text (&admission->decided_by, self->by_entry);
  self->before (admission->entry_id, self->data);
  done = brg_admission_check_decision (self->list, admission, &error) &&
         brg_store_decide_admission (get_store (self), admission, &error);
  if (!done)
    self->before (0, self->data);
  brg_session_finish (brg_page_get_session (self->page), done, error);
}

/* What was hidden has its place from the second frame on. */
static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  BrgAdmissionPane *self = BRG_ADMISSION_PANE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  graphene_rect_t bounds;

  if (++self->n_ticks < 2)
    return G_SOURCE_CONTINUE;
  if (focus != NULL && gtk_widget_is_ancestor (focus, self->box) &&
      gtk_widget_compute_bounds (focus, self->box, &bounds))
    gtk_adjustment_clamp_page (
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), bounds.origin.y,
        bounds.origin.y + bounds.size.height + 24.0f);
  return G_SOURCE_REMOVE;
}

BrgAdmissionState
brg_admission_pane_get_asked (BrgAdmissionPane *self, BrgAdmissionState state)
{
  g_return_val_if_fail (BRG_IS_ADMISSION_PANE (self), state);

  return state == BRG_ADMISSION_ADMITTED && self->row != NULL &&
                 brg_admission_row_find_bar (self->row) != NULL
             ? BRG_ADMISSION_EXCEPTION
             : state;
}

void
brg_admission_pane_choose (BrgAdmissionPane *self, BrgAdmissionState state)
{
  GtkListBoxRow *row;

  g_return_if_fail (BRG_IS_ADMISSION_PANE (self));

  if (self->row == NULL)
    return;
  state = brg_admission_pane_get_asked (self, state);
  self->chosen = state;
  show_chosen (self);
  if (state == BRG_ADMISSION_ADMITTED || state == BRG_ADMISSION_LATER)
    {
      brg_admission_pane_apply (self);
      return;
    }
  row = gtk_list_box_get_selected_row (self->grounds);
  if (row == NULL)
    {
      row = gtk_list_box_get_row_at_index (self->grounds, 0);
      /* What has the focus is what Enter refuses with. */
      if (state == BRG_ADMISSION_REFUSED)
        gtk_list_box_select_row (self->grounds, row);
    }
  gtk_widget_grab_focus (state == BRG_ADMISSION_EXCEPTION ? self->reason_entry : GTK_WIDGET (row));
  self->n_ticks = 0;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

void
brg_admission_pane_focus_papers (BrgAdmissionPane *self)
{
  GtkListBoxRow *row = NULL;
  gint place = 0;

  g_return_if_fail (BRG_IS_ADMISSION_PANE (self));

  for (guint i = 0;
       self->row != NULL && row == NULL && i < brg_admission_list_get_items (self->list)->len; i++)
    {
      if (self->row->checks[i].is_asked && self->row->checks[i].state != BRG_PAPER_SEEN)
        row = gtk_list_box_get_row_at_index (self->papers, place);
      place += self->row->checks[i].is_asked;
    }
  if (row == NULL)
    row = gtk_list_box_get_row_at_index (self->papers, 0);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
on_command_clicked (GtkWidget *button, BrgAdmissionPane *self)
{
  brg_admission_pane_choose (
      self,
      commands[GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "brg-command"))].state);
}

static void
on_fee_clicked (BrgAdmissionPane *self)
{
  if (self->row != NULL)
    brg_admission_sheet_fee (brg_shell_find (GTK_WIDGET (self)), self->list, self->row);
}

static void
on_days_clicked (BrgAdmissionPane *self)
{
  if (self->row != NULL)
    brg_admission_sheet_days (brg_shell_find (GTK_WIDGET (self)), self->list, self->row);
}

static void
on_move_clicked (BrgAdmissionPane *self)
{
  if (self->row != NULL)
    brg_delegation_sheet_present_move (brg_shell_find (GTK_WIDGET (self)), self->list, self->row);
}

/* Enter writes from the grounds as well, where the list would take it. */
static gboolean
on_ground_key (BrgAdmissionPane *self,
               guint keyval,
               guint keycode G_GNUC_UNUSED,
               GdkModifierType state G_GNUC_UNUSED)
{
  if (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter)
    return GDK_EVENT_PROPAGATE;
  brg_admission_pane_apply (self);
  return GDK_EVENT_STOP;
}

static void
add_buttons (BrgAdmissionPane *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      GtkWidget *button = brg_key_button_new (commands[i].key, _ (commands[i].text), NULL);

      g_object_set_data (G_OBJECT (button), "brg-command", GUINT_TO_POINTER (i));
      g_signal_connect (button, "clicked", G_CALLBACK (on_command_clicked), self);
      brg_wrap_box_append (self->buttons, button);
    }
}

static void
brg_admission_pane_dispose (GObject *object)
{
  BrgAdmissionPane *self = BRG_ADMISSION_PANE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_admission_pane_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgAdmissionPane, name)

static const BrgTemplateChild children[] = {
  CHILD (content),      CHILD (head),        CHILD (scroller),     CHILD (box),
  CHILD (name_label),   CHILD (facts_label), CHILD (advice_label), CHILD (faults_label),
  CHILD (buttons),      CHILD (ground_box),  CHILD (bar_label),    CHILD (grounds),
  CHILD (reason_entry), CHILD (by_entry),    CHILD (apply_button), CHILD (papers),
  CHILD (fee_button),   CHILD (days_button), CHILD (move_button),
};

static void
brg_admission_pane_class_init (BrgAdmissionPaneClass *klass)
{
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  g_type_ensure (BRG_TYPE_KEY_BUTTON);
  G_OBJECT_CLASS (klass)->dispose = brg_admission_pane_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-admission-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), brg_admission_pane_apply);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_fee_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_days_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_move_clicked);
}

static void
brg_admission_pane_init (BrgAdmissionPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_buttons (self);
  brg_key_button_show (BRG_KEY_BUTTON (self->apply_button), "Enter", _ ("Admit"));
  brg_ui_add_keys (self->grounds, GTK_PHASE_CAPTURE, G_CALLBACK (on_ground_key), self);
}

void
brg_admission_pane_set_page (BrgAdmissionPane *self,
                             BrgPage *page,
                             BrgAdmissionWritten before,
                             gpointer data)
{
  g_return_if_fail (BRG_IS_ADMISSION_PANE (self) && BRG_IS_PAGE (page) && before != NULL);

  self->page = page;
  self->before = before;
  self->data = data;
}
