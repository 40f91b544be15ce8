/* brg-officials-section.c - the officials of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-officials-section.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-date-text.h"
#include "brg-disqualified.h"
#include "brg-duty-words.h"
#include "brg-jury-words.h"
#include "brg-jury.h"
#include "brg-names.h"
#include "brg-official-row.h"
#include "brg-shell.h"
#include "brg-store-disqualifications.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgOfficialsSection
{
  BrgEventSection parent_instance;

  GtkListBox *list;
  GtkButton *add_button;
  GtkLabel *fault_label;
  GtkLabel *barred_label;
  GtkLabel *category_label;
  GtkButton *duties_button;
  GtkBox *staffing_box;
  GtkImage *staffing_icon;
  GtkLabel *staffing_label;
  GtkLabel *recording_label;

  const BrgRulebook *rulebook; /* (nullable): of the form that is shown */
};

G_DEFINE_FINAL_TYPE (BrgOfficialsSection, brg_officials_section, BRG_TYPE_EVENT_SECTION)

static BrgOfficialRow *
get_row (BrgOfficialsSection *self, gint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  return row != NULL ? BRG_OFFICIAL_ROW (row) : NULL;
}

static void
on_row_changed (BrgOfficialsSection *self)
{
  brg_event_section_changed (BRG_EVENT_SECTION (self));
}

/* The fault of a row that has a role of which the book has fewer; NULL for none. */
static char *
dup_second (BrgOfficialsSection *self, BrgOfficialRow *row)
{
  BrgOfficial *official = brg_official_row_dup_official (row);
  const BrgJuryRole *role =
      self->rulebook != NULL ? brg_jury_find_role (self->rulebook, official->role) : NULL;
  BrgEventFault fault = { .kind = BRG_EVENT_FAULT_SECOND_OFFICIAL,
                          .article = role != NULL ? role->article : NULL,
                          .role = official->role };
  guint most = self->rulebook != NULL ? brg_jury_get_most (self->rulebook, official->role) : 0;
  BrgOfficialRow *other;
  guint n = 0;

  for (gint i = 0; (other = get_row (self, i)) != NULL; i++)
    {
      BrgOfficial *with = brg_official_row_dup_official (other);

      n += with->role == official->role && !brg_official_row_is_empty (other);
      brg_official_free (with);
    }
  brg_official_free (official);
  return most > 0 && n > most ? brg_names_dup_fault (&fault, self->rulebook) : NULL;
}

/* rus-chess-2014 21.1, rus-draughts-2022 12.1: a second chief arbiter is refused, and the row is
 * what it was. */
static void
on_row_committed (BrgOfficialsSection *self, BrgOfficialRow *row)
{
  g_autofree char *fault = dup_second (self, row);
  BrgShell *shell = brg_shell_find (GTK_WIDGET (self));

  if (fault != NULL && brg_official_row_take_back_role (row))
    {
      gtk_widget_error_bell (GTK_WIDGET (row));
      if (shell != NULL)
        brg_session_tell (brg_shell_get_session (shell), fault);
      return;
    }
  brg_official_row_keep_role (row);
  brg_event_section_committed (BRG_EVENT_SECTION (self));
}

static void
on_row_moved (BrgOfficialsSection *self, gint by, GtkListBoxRow *row)
{
  gint to = gtk_list_box_row_get_index (row) + by;

  if (to < 0 || get_row (self, to) == NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (row));
      return;
    }
  g_object_ref (row);
  gtk_list_box_remove (self->list, GTK_WIDGET (row));
  gtk_list_box_insert (self->list, GTK_WIDGET (row), to);
  brg_official_row_take_focus (BRG_OFFICIAL_ROW (row));
  g_object_unref (row);
  brg_event_section_committed (BRG_EVENT_SECTION (self));
}

static void
on_row_removed (BrgOfficialsSection *self, GtkListBoxRow *row)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->add_button));
  gtk_list_box_remove (self->list, GTK_WIDGET (row));
  brg_event_section_committed (BRG_EVENT_SECTION (self));
}

static void add_row (BrgOfficialsSection *self);

/* Enter goes to the next line, or makes one. What is refused is shown anew as it was: the rows are
 * others then, and the refusal is read first. */
static void
on_row_done (BrgOfficialsSection *self, GtkListBoxRow *row)
{
  gint index = gtk_list_box_row_get_index (row) + 1;
  gboolean is_empty = brg_official_row_is_empty (BRG_OFFICIAL_ROW (row));
  BrgOfficialRow *next;

  brg_event_section_committed (BRG_EVENT_SECTION (self));
  if ((gpointer) get_row (self, index - 1) != (gpointer) row)
    return;
  next = get_row (self, index);
  if (next != NULL)
    brg_official_row_take_focus (next);
  else if (!is_empty)
    add_row (self);
}

static BrgOfficialRow *
append_row (BrgOfficialsSection *self, const BrgOfficial *official)
{
  GtkWidget *row = brg_official_row_new (official);

  g_signal_connect_object (row, "changed", G_CALLBACK (on_row_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "committed", G_CALLBACK (on_row_committed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "next", G_CALLBACK (on_row_done), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "move", G_CALLBACK (on_row_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "remove", G_CALLBACK (on_row_removed), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (self->list, row);
  if (self->rulebook != NULL)
    brg_official_row_set_rulebook (BRG_OFFICIAL_ROW (row), self->rulebook);
  return BRG_OFFICIAL_ROW (row);
}

/* The first is the chief arbiter, the second the secretary, the others arbiters. */
static void
add_row (BrgOfficialsSection *self)
{
  gint n_rows = 0;
  BrgOfficialRow *row;

  while (get_row (self, n_rows) != NULL)
    n_rows++;
  row = append_row (self, NULL);
  brg_official_row_set_role (row, n_rows == 0   ? BRG_OFFICIAL_CHIEF_ARBITER
                                  : n_rows == 1 ? BRG_OFFICIAL_CHIEF_SECRETARY
                                                : BRG_OFFICIAL_ARBITER);
  brg_official_row_take_focus (row);
}

/* What stands in the rows; an empty row is nobody. */
static GPtrArray *
read_rows (BrgOfficialsSection *self)
{
  GPtrArray *officials = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_official_free);
  BrgOfficialRow *row;

  for (gint i = 0; (row = get_row (self, i)) != NULL; i++)
    if (!brg_official_row_is_empty (row))
      g_ptr_array_add (officials, brg_official_row_dup_official (row));
  return officials;
}

static gboolean
are_same (GPtrArray *left, GPtrArray *right)
{
  if (left->len != right->len)
    return FALSE;
  for (guint i = 0; i < left->len; i++)
    if (!brg_official_is_same (left->pdata[i], right->pdata[i]))
      return FALSE;
  return TRUE;
}

/* Officials who were new have a row in the database now. */
static void
take_ids (BrgOfficialsSection *self, const GPtrArray *officials)
{
  guint index = 0;
  BrgOfficialRow *row;

  for (gint i = 0; (row = get_row (self, i)) != NULL; i++)
    if (!brg_official_row_is_empty (row) && index < officials->len)
      brg_official_row_set_id (row, ((const BrgOfficial *) officials->pdata[index++])->id);
}

/* Another book has other categories. */
static void
take_rulebook (BrgOfficialsSection *self, const BrgRulebook *rulebook)
{
  BrgOfficialRow *row;

  if (self->rulebook == rulebook)
    return;
  self->rulebook = rulebook;
  for (gint i = 0; (row = get_row (self, i)) != NULL; i++)
    brg_official_row_set_rulebook (row, rulebook);
}

/* Rows that say the same stay, and so does the cursor in them. */
static void
brg_officials_section_show (BrgEventSection *section,
                            const BrgEventForm *form,
                            const BrgEventStage *stage)
{
  BrgOfficialsSection *self = BRG_OFFICIALS_SECTION (section);
  g_autoptr (GPtrArray) shown = read_rows (self);

  gtk_widget_set_sensitive (GTK_WIDGET (self), !stage->is_closed);
  take_rulebook (self, form->event->rulebook);
  if (are_same (shown, form->event->officials))
    {
      take_ids (self, form->event->officials);
      return;
    }
  brg_ui_clear (self->list);
  for (guint i = 0; i < form->event->officials->len; i++)
    append_row (self, form->event->officials->pdata[i]);
}

static void
brg_officials_section_read (BrgEventSection *section, BrgEventForm *form)
{
  g_ptr_array_unref (form->event->officials);
  form->event->officials = read_rows (BRG_OFFICIALS_SECTION (section));
}

/* Of the officials as they stand in the form. */
static void
add_officials (BrgOfficialsSection *self,
               const BrgEvent *event,
               GPtrArray *list,
               const char *today,
               GPtrArray *sentences)
{
  g_autoptr (GPtrArray) officials = read_rows (self);
  g_autoptr (BrgDisqualifiedSearch) search = brg_disqualified_search_new (list);

  for (guint i = 0; i < officials->len; i++)
    {
      const BrgDisqualification *row =
          brg_disqualified_search_find_official (search, officials->pdata[i], event, today);
      g_autofree char *day = row != NULL ? brg_names_dup_day (row->last_day) : NULL;

      if (row != NULL)
        g_ptr_array_add (sentences, brg_disqualified_dup_sentence (row, day));
    }
}

/* Of everybody else whom the open event names; a player is told of where he is entered. */
static void
add_others (BrgSession *session,
            const BrgEvent *event,
            GPtrArray *list,
            const char *today,
            GPtrArray *sentences)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  g_autoptr (GPtrArray) barred = NULL;

  if (snapshot == NULL || event->id == 0 || snapshot->event->id != event->id)
    return;
  barred =
      brg_disqualified_list_barred (list, brg_session_get_store (session), snapshot, today, NULL);
  for (guint i = 0; barred != NULL && i < barred->len; i++)
    {
      const BrgBarredPerson *person = barred->pdata[i];
      g_autofree char *day = brg_names_dup_day (person->row->last_day);
      g_autofree char *sentence = brg_disqualified_dup_sentence (person->row, day);

      if (person->capacity != BRG_CAPACITY_PLAYER && person->capacity != BRG_CAPACITY_OFFICIAL)
        g_ptr_array_add (sentences,
                         /* Translators: in what capacity, "Coach"; a sentence about the person */
                         g_strdup_printf (_ ("%s: %s"),
                                          brg_disqualified_get_capacity (person->capacity),
                                          sentence));
    }
}

/* rus-draughts-2022 1.5.10, 1.6.2: in no capacity, so as an official or a coach neither. */
static void
show_barred (BrgOfficialsSection *self, const BrgEvent *event)
{
  BrgShell *shell = brg_shell_find (GTK_WIDGET (self));
  BrgSession *session = shell != NULL ? brg_shell_get_session (shell) : NULL;
  BrgStore *store = session != NULL ? brg_session_get_store (session) : NULL;
  g_autoptr (GPtrArray) list =
      store != NULL ? brg_store_list_disqualifications (store, NULL) : NULL;
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *today = brg_date_text_dup_today ();

  if (list != NULL && list->len > 0)
    {
      add_officials (self, event, list, today, sentences);
      add_others (session, event, list, today, sentences);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->barred_label), sentences->len > 0);
  if (sentences->len > 0)
    {
      g_autofree char *text = NULL;

      g_ptr_array_add (sentences, NULL);
      text = g_strjoinv ("\n", (char **) sentences->pdata);
      brg_article_set_markup (self->barred_label, event->rulebook, text,
                              brg_disqualified_get_article (event));
    }
}

static void
brg_officials_section_show_notes (BrgEventSection *section,
                                  const BrgEventForm *form,
                                  const GArray *faults)
{
  BrgOfficialsSection *self = BRG_OFFICIALS_SECTION (section);
  static const BrgEventFaultKind kinds[] = { BRG_EVENT_FAULT_OFFICIAL,
                                             BRG_EVENT_FAULT_OFFICIAL_BIRTH,
                                             BRG_EVENT_FAULT_SECOND_OFFICIAL };
  const BrgEventFault *fault = NULL;
  g_autofree char *message = NULL;
  g_autofree char *unknown = brg_jury_words_dup_unknown (brg_ui_get_words (), form->event);

  for (guint i = 0; i < G_N_ELEMENTS (kinds) && fault == NULL; i++)
    fault = brg_event_form_find_fault (faults, kinds[i]);
  if (fault != NULL)
    message = brg_names_dup_fault (fault, form->event->rulebook);
  brg_event_section_show_fault (NULL, self->fault_label, NULL, message, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->category_label), unknown != NULL);
  gtk_label_set_text (self->category_label, unknown != NULL ? unknown : "");
  show_barred (self, form->event);
}

void
brg_officials_section_show_duties (BrgOfficialsSection *self, GCallback on_clicked, gpointer data)
{
  g_return_if_fail (BRG_IS_OFFICIALS_SECTION (self));

  gtk_widget_set_visible (GTK_WIDGET (self->duties_button), TRUE);
  g_signal_connect_object (self->duties_button, "clicked", on_clicked, data, G_CONNECT_SWAPPED);
}

void
brg_officials_section_show_staffing (BrgOfficialsSection *self,
                                     const BrgRulebook *own,
                                     const BrgStaffing *staffing,
                                     gint n_named)
{
  const BrgWords *words = brg_ui_get_words ();
  const char *recording;
  const char *article;
  gboolean is_short;
  g_autofree char *text = NULL;

  g_return_if_fail (BRG_IS_OFFICIALS_SECTION (self) && staffing != NULL);

  text = brg_duty_words_staffing (words, staffing, n_named, &is_short);
  recording = brg_duty_words_recording (words, staffing, &article);
  if (text != NULL)
    brg_article_set_markup (self->staffing_label, own, text, staffing->rule->article);
  if (recording != NULL)
    brg_article_set_markup (self->recording_label, own, recording, article);
  gtk_widget_set_visible (GTK_WIDGET (self->staffing_box), text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->staffing_icon), is_short);
  gtk_widget_set_visible (GTK_WIDGET (self->recording_label), recording != NULL);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgOfficialsSection, name)

static const BrgTemplateChild children[] = {
  CHILD (list),           CHILD (add_button),      CHILD (fault_label),  CHILD (duties_button),
  CHILD (barred_label),   CHILD (category_label),  CHILD (staffing_box), CHILD (staffing_icon),
  CHILD (staffing_label), CHILD (recording_label),
};

static void
brg_officials_section_class_init (BrgOfficialsSectionClass *klass)
{
  BrgEventSectionClass *section_class = BRG_EVENT_SECTION_CLASS (klass);

  section_class->show = brg_officials_section_show;
  section_class->read = brg_officials_section_read;
  section_class->show_notes = brg_officials_section_show_notes;
  brg_template_set (klass, "brg-officials-section", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), add_row);
}

static void
brg_officials_section_init (BrgOfficialsSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
