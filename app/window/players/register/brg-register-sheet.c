/* brg-register-sheet.c - the register of persons: found, looked at, merged
 *
 * Rules: rus-draughts-2022 1.5.10, 1.6.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-register-sheet.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-date-text.h"
#include "brg-disqualified.h"
#include "brg-keep-papers.h"
#include "brg-merge-sheet.h"
#include "brg-names.h"
#include "brg-person-sheet.h"
#include "brg-person-summary.h"
#include "brg-register.h"
#include "brg-store-disqualifications.h"
#include "brg-store-papers.h"
#include "brg-store-persons.h"
#include "brg-template.h"
#include "brg-ui.h"

/* More rows help nobody: another letter does. */
#define MOST_ROWS 200

struct _BrgRegisterSheet
{
  BrgSheet parent_instance;

  GtkToggleButton *duplicates_button;
  GtkButton *papers_button;
  gboolean has_all_pairs;
  GtkEditable *search_entry;
  GtkLabel *count_label;
  GtkListBox *list;
  GtkPicture *photo;
  GtkLabel *name_label;
  GtkLabel *facts_label;
  GtkLabel *barred_label;
  GtkLabel *details_label;
  GtkLabel *mark_label;
  GtkButton *edit_button;
  GtkButton *merge_button;

  GPtrArray *persons; /* (element-type BrgPerson) */
  GArray *pairs;      /* (element-type BrgRegisterPair), NULL until they are asked for */
  GPtrArray *barred;  /* (element-type BrgDisqualification), NULL when it could not be read */
  gint64 shown_id;    /* 0 for nobody */
  gint64 other_id;    /* the other one of a pair, or who was marked */
};

G_DEFINE_FINAL_TYPE (BrgRegisterSheet, brg_register_sheet, BRG_TYPE_SHEET)

/* ----- The person ----- */

static void
show_photo (BrgRegisterSheet *self, GBytes *photo)
{
  g_autoptr (GdkTexture) texture = photo != NULL ? gdk_texture_new_from_bytes (photo, NULL) : NULL;

  gtk_picture_set_paintable (self->photo, GDK_PAINTABLE (texture));
  gtk_widget_set_visible (GTK_WIDGET (self->photo), texture != NULL);
}

/* rus-draughts-2022 1.5.10, 1.6.2: the term stands before everything else. */
static void
show_barred (BrgRegisterSheet *self, const BrgPerson *person)
{
  const BrgEvent *event = brg_sheet_get_snapshot (BRG_SHEET (self))->event;
  g_autofree char *today = brg_date_text_dup_today ();
  g_autoptr (BrgEntry) entry = brg_register_make_entry (person);
  const BrgDisqualification *row =
      self->barred != NULL ? brg_disqualified_find (self->barred, entry, event, today) : NULL;

  if (row != NULL)
    {
      g_autofree char *day = brg_names_dup_day (row->last_day);
      g_autofree char *sentence = brg_disqualified_dup_sentence (row, day);

      brg_article_set_markup (self->barred_label, event->rulebook, sentence,
                              brg_disqualified_get_article (event));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->barred_label), row != NULL);
}

static void
show_person (BrgRegisterSheet *self)
{
  g_autoptr (BrgPerson) person =
      self->shown_id != 0
          ? brg_store_load_person (brg_sheet_get_store (BRG_SHEET (self)), self->shown_id, NULL)
          : NULL;
  g_autofree char *name = person != NULL ? brg_person_dup_name (person) : g_strdup ("");
  g_autofree char *facts = person != NULL ? brg_person_summary_dup_facts (person) : g_strdup ("");
  g_autofree char *details =
      person != NULL
          ? brg_person_summary_dup_details (person, brg_sheet_get_rulebook (BRG_SHEET (self)))
          : g_strdup ("");

  gtk_label_set_text (self->name_label, name);
  gtk_label_set_text (self->facts_label, facts);
  gtk_label_set_markup (self->details_label, details);
  show_photo (self, person != NULL ? person->photo : NULL);
  if (person != NULL)
    show_barred (self, person);
  else
    gtk_widget_set_visible (GTK_WIDGET (self->barred_label), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->edit_button), person != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->merge_button), person != NULL);
}

/* ----- The list ----- */

static gboolean
shows_pairs (BrgRegisterSheet *self)
{
  return gtk_toggle_button_get_active (self->duplicates_button);
}

static void
add_row (BrgRegisterSheet *self, const char *title, const char *facts, gint64 id, gint64 other)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = gtk_list_box_row_new ();
  const char *const texts[] = { title, facts };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *label = gtk_label_new (texts[i]);

      gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      brg_ui_set_class (label, "brg-dim", i > 0);
      gtk_widget_set_visible (label, *texts[i] != '\0');
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_margin_start (box, 10);
  gtk_widget_set_margin_end (box, 10);
  gtk_widget_set_margin_top (box, 4);
  gtk_widget_set_margin_bottom (box, 4);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "brg-id", g_memdup2 (&id, sizeof id), g_free);
  g_object_set_data_full (G_OBJECT (row), "brg-other", g_memdup2 (&other, sizeof other), g_free);
  gtk_list_box_append (self->list, row);
}

static void
list_persons (BrgRegisterSheet *self)
{
  g_autoptr (GPtrArray) found =
      brg_register_find (self->persons, brg_ui_get_text (self->search_entry));
  g_autofree char *count = NULL;

  for (guint i = 0; i < MIN (found->len, MOST_ROWS); i++)
    {
      const BrgPerson *person = found->pdata[i];
      g_autofree char *name = brg_person_dup_name (person);
      g_autofree char *facts = brg_person_summary_dup_facts (person);

      add_row (self, name, facts, person->id, 0);
    }
  count = g_strdup_printf (ngettext ("%u person", "%u persons", found->len), found->len);
  if (found->len > MOST_ROWS)
    {
      /* Translators: "512 persons", how many of them are shown */
      g_autofree char *more =
          g_strdup_printf (_ ("%s, the first %d are shown: type more letters"), count, MOST_ROWS);

      gtk_label_set_text (self->count_label, more);
    }
  else
    gtk_label_set_text (self->count_label, count);
}

static void
list_pairs (BrgRegisterSheet *self)
{
  g_autofree char *count = NULL;

  if (self->pairs == NULL)
    {
      g_autoptr (GPtrArray) holders =
          brg_store_list_paper_holders (brg_sheet_get_store (BRG_SHEET (self)), NULL);

      self->pairs = brg_register_find_duplicates (self->persons, &self->has_all_pairs);
      if (holders != NULL)
        brg_register_add_holders (self->pairs, self->persons, holders);
    }
  /* Translators: a number of pairs; there are more */
  count = g_strdup_printf (self->has_all_pairs
                               ? ngettext ("%u pair that may be one person",
                                           "%u pairs that may be one person", self->pairs->len)
                               : _ ("Pairs that may be one person, the first of them: %u"),
                           self->pairs->len);

  for (guint i = 0; i < MIN (self->pairs->len, MOST_ROWS); i++)
    {
      const BrgRegisterPair *pair = &g_array_index (self->pairs, BrgRegisterPair, i);
      const BrgPerson *both[] = { self->persons->pdata[pair->one],
                                  self->persons->pdata[pair->other] };
      gboolean is_older = both[0]->id < both[1]->id;
      /* The older number stays. */
      const BrgPerson *one = is_older ? both[0] : both[1];
      const BrgPerson *other = is_older ? both[1] : both[0];
      g_autofree char *first = brg_person_dup_name (one);
      g_autofree char *second = brg_person_dup_name (other);
      g_autofree char *title = g_strdup_printf ("%s – %s", first, second);

      add_row (self, title, brg_person_summary_get_likeness (pair), one->id, other->id);
    }
  gtk_label_set_text (self->count_label, count);
}

static void
fill_list (BrgRegisterSheet *self)
{
  gint64 wanted = self->shown_id;

  brg_ui_clear (self->list);
  if (shows_pairs (self))
    list_pairs (self);
  else
    list_persons (self);
  self->shown_id = wanted;
  for (gint i = 0;; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, i);
      const gint64 *id = row != NULL ? g_object_get_data (G_OBJECT (row), "brg-id") : NULL;

      if (row == NULL || *id == wanted)
        {
          gtk_list_box_select_row (
              self->list, row != NULL ? row : gtk_list_box_get_row_at_index (self->list, 0));
          break;
        }
    }
  if (gtk_list_box_get_selected_row (self->list) == NULL)
    self->shown_id = 0;
  show_person (self);
}

static void
show_papers (BrgRegisterSheet *self)
{
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (self));

  gtk_button_set_label (self->papers_button,
                        brg_store_is_purge_open (store)     ? _ ("Finish _Purge of Papers…")
                        : brg_store_are_papers_kept (store) ? _ ("_Purge Personal Papers…")
                                                            : _ ("Keep _Personal Papers…"));
}

static void
refresh (BrgRegisterSheet *self)
{
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (self));
  g_autoptr (GError) error = NULL;
  GPtrArray *persons = brg_store_list_persons (store, &error);

  if (persons == NULL)
    {
      gtk_label_set_text (self->count_label, error->message);
      return;
    }
  g_clear_pointer (&self->persons, g_ptr_array_unref);
  self->persons = persons;
  g_clear_pointer (&self->pairs, g_array_unref);
  g_clear_pointer (&self->barred, g_ptr_array_unref);
  self->barred = brg_store_list_disqualifications (store, NULL);
  show_papers (self);
  fill_list (self);
}

static void
set_mark (BrgRegisterSheet *self, gint64 id)
{
  g_autofree char *text = NULL;

  self->other_id = id;
  gtk_widget_set_visible (GTK_WIDGET (self->mark_label), id != 0);
  if (id == 0)
    return;
  /* Translators: the name of a person */
  text = g_strdup_printf (_ ("%s is marked: choose the other card and press Merge again."),
                          gtk_label_get_text (self->name_label));
  gtk_label_set_text (self->mark_label, text);
}

static void
on_row_selected (BrgRegisterSheet *self, GtkListBoxRow *row)
{
  const gint64 *id = row != NULL ? g_object_get_data (G_OBJECT (row), "brg-id") : NULL;
  const gint64 *other = row != NULL ? g_object_get_data (G_OBJECT (row), "brg-other") : NULL;

  self->shown_id = id != NULL ? *id : 0;
  if (other != NULL && *other != 0)
    self->other_id = *other;
  show_person (self);
}

static void
on_search_changed (BrgRegisterSheet *self)
{
  if (self->persons != NULL && !shows_pairs (self))
    fill_list (self);
}

/* Escape empties the search first. */
static void
on_search_stopped (BrgRegisterSheet *self)
{
  if (*brg_ui_get_text (self->search_entry) != '\0')
    brg_ui_set_text (self->search_entry, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
on_duplicates_toggled (BrgRegisterSheet *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->search_entry), !shows_pairs (self));
  set_mark (self, 0);
  fill_list (self);
  if (shows_pairs (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->merge_button));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/* ----- What is done ----- */

static void
on_edit_clicked (BrgRegisterSheet *self)
{
  GtkWindow *sheet =
      self->shown_id != 0 ? brg_person_sheet_present (GTK_WINDOW (self), self->shown_id) : NULL;

  if (sheet != NULL)
    g_signal_connect_object (sheet, "destroy", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
}

static void
on_merge_clicked (BrgRegisterSheet *self)
{
  g_autoptr (GError) error = NULL;
  gint64 kept_id = shows_pairs (self) ? self->shown_id : self->other_id;
  gint64 gone_id = shows_pairs (self) ? self->other_id : self->shown_id;
  GtkWindow *sheet;

  if (self->other_id == 0)
    {
      set_mark (self, self->shown_id);
      gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
      return;
    }
  sheet = brg_merge_sheet_present_persons (GTK_WINDOW (self), kept_id, gone_id);
  if (sheet == NULL)
    sheet = brg_merge_sheet_present (GTK_WINDOW (self), kept_id, gone_id, &error);
  if (!shows_pairs (self))
    set_mark (self, 0);
  if (sheet == NULL)
    brg_ui_tell (GTK_WIDGET (self), _ ("The cards are not merged"), error->message);
  else
    g_signal_connect_object (sheet, "destroy", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
}

static gint64
get_event (BrgRegisterSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));

  return snapshot->event->state == BRG_EVENT_OPEN ? snapshot->event->id : 0;
}

static void
on_keep_answered (const char *answer, gpointer data)
{
  if (brg_keep_papers_take (data, answer))
    show_papers (data);
}

static void
on_purge_answered (const char *answer, gpointer data)
{
  BrgRegisterSheet *self = data;
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  g_auto (BrgPurgeReport) report = { 0 };
  GError *error = NULL;
  gboolean done;

  if (!g_str_equal (answer, "yes"))
    return;
  done =
      brg_store_purge_papers (brg_session_get_store (session), get_event (self), &report, &error);
  brg_session_finish (session, done, error);
  show_papers (self);
  if (done)
    {
      g_autofree char *text = brg_person_summary_dup_purge (&report);

      brg_ui_tell (GTK_WIDGET (self),
                   report.is_finished ? _ ("Personal papers are purged")
                                      : _ ("The purge of personal papers is not finished"),
                   text);
    }
}

static void
on_papers_clicked (BrgRegisterSheet *self)
{
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (self));

  if (brg_store_are_papers_kept (store) || brg_store_is_purge_open (store))
    brg_ui_ask (GTK_WIDGET (self), _ ("Purge the personal papers of everybody?"),
                _ ("Passports, SNILS, addresses and phones are deleted from the file and from the "
                   "copies that can be reached. It cannot be undone."),
                NULL, _ ("_Purge"), TRUE, on_purge_answered, self);
  else
    brg_keep_papers_ask (BRG_SHEET (self), on_keep_answered);
}

/* From the search the list is moved in without leaving it. */
static gboolean
on_search_key (BrgRegisterSheet *self,
               guint keyval,
               guint keycode G_GNUC_UNUSED,
               GdkModifierType state G_GNUC_UNUSED)
{
  if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down)
    return brg_ui_move_mark (self->list, 1);
  if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    return brg_ui_move_mark (self->list, -1);
  return GDK_EVENT_PROPAGATE;
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRegisterSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (duplicates_button), CHILD (papers_button), CHILD (search_entry),
  CHILD (count_label),       CHILD (list),          CHILD (photo),
  CHILD (name_label),        CHILD (facts_label),   CHILD (barred_label),
  CHILD (details_label),     CHILD (mark_label),    CHILD (edit_button),
  CHILD (merge_button),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_search_changed), BRG_TEMPLATE_CALLBACK (on_row_selected),
  BRG_TEMPLATE_CALLBACK (on_edit_clicked),   BRG_TEMPLATE_CALLBACK (on_duplicates_toggled),
  BRG_TEMPLATE_CALLBACK (on_search_stopped), BRG_TEMPLATE_CALLBACK (on_merge_clicked),
  BRG_TEMPLATE_CALLBACK (on_papers_clicked),
};

static void
brg_register_sheet_finalize (GObject *object)
{
  BrgRegisterSheet *self = BRG_REGISTER_SHEET (object);

  g_clear_pointer (&self->persons, g_ptr_array_unref);
  g_clear_pointer (&self->pairs, g_array_unref);
  g_clear_pointer (&self->barred, g_ptr_array_unref);
  G_OBJECT_CLASS (brg_register_sheet_parent_class)->finalize (object);
}

static void
brg_register_sheet_class_init (BrgRegisterSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_register_sheet_finalize;
  brg_template_set (klass, "brg-register-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_register_sheet_init (BrgRegisterSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_add_keys (self->search_entry, GTK_PHASE_CAPTURE, G_CALLBACK (on_search_key), self);
}

void
brg_register_sheet_present (BrgShell *shell)
{
  BrgRegisterSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  if (brg_session_get_snapshot (brg_shell_get_session (shell)) == NULL)
    return;
  self = g_object_new (BRG_TYPE_REGISTER_SHEET, "transient-for", shell, NULL);
  refresh (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}
