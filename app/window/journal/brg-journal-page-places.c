/* brg-journal-page-places.c - the places where the file contradicts the journal, and what is around
 *
 * Tests: tests/gui/altered.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-alteration-words.h"
#include "brg-backup.h"
#include "brg-journal-page-private.h"
#include "brg-session-proof.h"
#include "brg-store-documents.h"
#include "brg-ui.h"

/* So many papers or copies are named. */
#define MOST_COMPARED 4

static void
on_place_setup (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_list_item_set_child (item, label);
}

static void
on_place_bound (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkStringObject *name = gtk_list_item_get_item (item);

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (name));
}

static void
on_place_selected (BrgJournalPage *self)
{
  guint selected = gtk_single_selection_get_selected (self->place_selection);

  if (self->places == NULL || selected >= self->places->len || selected == self->shown)
    return;
  self->shown = selected;
  brg_journal_page_show_proof (self);
}

void
brg_journal_page_setup_places (BrgJournalPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_place_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_place_bound), NULL);
  self->place_names = gtk_string_list_new (NULL);
  self->place_selection =
      gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->place_names)));
  gtk_list_view_set_factory (self->places_view, factory);
  gtk_list_view_set_model (self->places_view, GTK_SELECTION_MODEL (self->place_selection));
  g_object_unref (self->place_selection);
  g_object_unref (factory);
  g_signal_connect_object (self->place_selection, "notify::selected",
                           G_CALLBACK (on_place_selected), self, G_CONNECT_SWAPPED);
}

static char **
list_names (BrgJournalPage *self, const GPtrArray *alterations)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; self->places != NULL && i < self->places->len; i++)
    {
      g_autoptr (BrgAlterationWords) words =
          brg_alteration_words_new (brg_page_get_snapshot (BRG_PAGE (self)), alterations,
                                    g_array_index (self->places, guint, i));

      g_strv_builder_add (names, words->place);
    }
  return g_strv_builder_end (names);
}

void
brg_journal_page_fill_places (BrgJournalPage *self, GPtrArray *alterations)
{
  g_auto (GStrv) names = NULL;
  guint shown = self->shown;

  g_clear_pointer (&self->listed, g_ptr_array_unref);
  g_clear_pointer (&self->places, g_array_unref);
  if (alterations != NULL)
    {
      self->listed = g_ptr_array_ref (alterations);
      self->places = brg_alteration_words_list_places (alterations);
    }
  names = list_names (self, alterations);
  gtk_string_list_splice (self->place_names, 0,
                          g_list_model_get_n_items (G_LIST_MODEL (self->place_names)),
                          (const char *const *) names);
  self->shown = self->places != NULL && shown < self->places->len ? shown : 0;
  gtk_single_selection_set_selected (self->place_selection, self->shown);
  gtk_widget_set_visible (self->places_box, self->places != NULL && self->places->len > 1);
}

/* When an entry was written, empty when it is not in the list. */
static const char *
find_time (BrgJournalPage *self, gint64 entry_id)
{
  GListModel *items = G_LIST_MODEL (self->items);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (BrgJournalItem) item = g_list_model_get_item (items, i);
      const BrgJournalEntry *entry = brg_journal_item_get_entry (item);

      if (entry->id == entry_id)
        return entry->at;
    }
  return "";
}

/* Papers that were filed after the entry. */
static void
add_papers (BrgJournalPage *self, const char *since, GString *text)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  g_autoptr (GPtrArray) papers =
      snapshot != NULL ? brg_store_list_documents (store, snapshot->group->id, NULL) : NULL;
  guint n_named = 0;

  for (guint i = 0; papers != NULL && i < papers->len && n_named < MOST_COMPARED; i++)
    {
      const BrgFiledDocument *paper = papers->pdata[i];
      g_autofree char *when = brg_ui_dup_when (paper->created_at);

      if (strcmp (paper->created_at, since) < 0)
        continue;
      g_string_append_printf (text, "%s%s, %s", text->len > 0 ? "\n" : "", paper->title, when);
      n_named++;
    }
}

static void
add_copies (BrgJournalPage *self, gint64 entry_id, GString *text)
{
  BrgStore *store = brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
  g_autoptr (GArray) copies = brg_backup_list_since (store, entry_id);

  for (guint i = 0; i < copies->len && i < MOST_COMPARED; i++)
    {
      g_autofree char *number =
          g_strdup_printf ("%" G_GINT64_FORMAT, g_array_index (copies, gint64, i));

      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: a copy of the workspace; the number of its last journal entry */
      g_string_append_printf (text, _ ("Copy up to No. %s"), number);
    }
}

static void
show_when (BrgJournalPage *self)
{
  BrgProver *prover = brg_session_get_prover (brg_page_get_session (BRG_PAGE (self)));
  const char *sound = brg_prover_get_sound_time (prover);
  g_autofree char *before = brg_ui_dup_when (sound);
  g_autofree char *after = brg_ui_dup_when (brg_prover_get_time (prover));
  g_autofree char *text = NULL;

  if (*sound != '\0')
    /* Translators: two times, "yesterday, 19:12" and "today, 09:41" */
    text = g_strdup_printf (_ ("Between the check %s and the check %s.\nBy whom, the program does "
                               "not know."),
                            before, after);
  else
    /* Translators: a time, "today, 09:41" */
    text = g_strdup_printf (_ ("Before the check %s.\nBy whom, the program does not know."), after);
  gtk_label_set_text (self->when_label, text);
}

void
brg_journal_page_show_context (BrgJournalPage *self, const BrgAlteration *one, const char *touched)
{
  const char *since = find_time (self, one->entry_id);
  g_autoptr (GString) compared = g_string_new (NULL);

  if (*since != '\0')
    {
      add_papers (self, since, compared);
      add_copies (self, one->entry_id, compared);
    }
  gtk_label_set_text (self->touched_label, touched);
  gtk_label_set_text (self->compare_label,
                      compared->len > 0 ? compared->str : _ ("The scoresheet and other papers"));
  show_when (self);
}
