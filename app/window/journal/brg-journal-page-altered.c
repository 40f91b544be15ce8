/* brg-journal-page-altered.c - where the file contradicts the journal, and what can be done
 *
 * Tests: tests/gui/altered.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-alteration-words.h"
#include "brg-journal-mark.h"
#include "brg-journal-page-private.h"
#include "brg-session-proof.h"
#include "brg-ui.h"

static BrgProver *
get_prover (BrgJournalPage *self)
{
  return brg_session_get_prover (brg_page_get_session (BRG_PAGE (self)));
}

static guint
count_alterations (BrgJournalPage *self)
{
  const GPtrArray *alterations = brg_prover_get_alterations (get_prover (self));

  return alterations != NULL ? alterations->len : 0;
}

static const BrgAlteration *
find_alteration (BrgJournalPage *self, gint64 entry_id, guint *place)
{
  const GPtrArray *alterations = brg_prover_get_alterations (get_prover (self));

  for (guint i = 0; alterations != NULL && i < alterations->len; i++)
    {
      const BrgAlteration *one = alterations->pdata[i];

      if (one->entry_id != entry_id || entry_id == 0)
        continue;
      if (place != NULL)
        *place = i;
      return one;
    }
  return NULL;
}

char *
brg_journal_page_dup_in_file (BrgJournalPage *self, const BrgJournalEntry *entry)
{
  g_autofree char *mark = brg_prover_dup_mark (get_prover (self));
  g_autoptr (BrgAlterationWords) words = NULL;
  guint place;

  if (find_alteration (self, entry->id, &place) == NULL)
    return g_strdup (entry->id <= g_ascii_strtoll (mark, NULL, 10) ? "✓" : "");
  words = brg_alteration_words_new (brg_page_get_snapshot (BRG_PAGE (self)),
                                    brg_prover_get_alterations (get_prover (self)), place);
  /* Translators: what stands in the file, "1 – 0" */
  return g_strdup_printf (_ ("≠ holds %s"), words->found);
}

/* "journal whole up to No. 1284", "4f0c91ab · checked 14:33" */
static void
show_state (BrgJournalPage *self)
{
  BrgProver *prover = get_prover (self);
  g_autofree char *mark = brg_prover_dup_mark (prover);
  g_auto (GStrv) parts = g_strsplit (mark, ":", 2);
  g_autofree char *time = NULL;
  g_autofree char *state = NULL;
  g_autofree char *detail = NULL;
  const char *failure = brg_prover_get_failure (prover);

  gtk_widget_set_visible (GTK_WIDGET (self->proof_chip), parts[0] != NULL && parts[1] != NULL);
  if (parts[0] != NULL && parts[1] != NULL)
    {
      time = brg_ui_dup_local_time (brg_prover_get_time (prover), FALSE);
      /* Translators: the number of a journal entry */
      state = g_strdup_printf (_ ("✓ journal whole up to No. %s"), parts[0]);
      /* Translators: hash of the journal, a time of day */
      detail = g_strdup_printf (_ ("%.8s · checked %s"), parts[1], time);
      gtk_label_set_text (self->proof_chip, state);
    }
  if (detail == NULL)
    detail = g_strdup (failure != NULL                  ? failure
                       : brg_prover_is_running (prover) ? _ ("The file is being checked…")
                                                        : "");
  gtk_label_set_text (self->proof_label, detail);
}

static void
show_pane (BrgJournalPage *self, const GPtrArray *alterations)
{
  const BrgAlteration *one = alterations->pdata[self->shown];
  g_autoptr (BrgAlterationWords) words =
      brg_alteration_words_new (brg_page_get_snapshot (BRG_PAGE (self)), alterations, self->shown);
  g_autofree char *entry = g_strdup_printf ("%" G_GINT64_FORMAT, one->entry_id);
  g_autofree char *title = NULL;
  guint n_places = brg_alteration_words_count (alterations, alterations->len);
  gboolean can_note = !words->can_restore && one->kind != BRG_ALTERATION_JOURNAL;

  if (n_places == 1)
    title = g_strdup (_ ("What Differs"));
  else
    /* Translators: which one of how many */
    title = g_strdup_printf (_ ("What Differs (%u of %u)"),
                             brg_alteration_words_count (alterations, self->shown + 1), n_places);
  gtk_label_set_text (self->altered_label, words->headline);
  gtk_label_set_text (self->altered_detail, words->values);
  gtk_widget_set_visible (GTK_WIDGET (self->altered_detail), *words->values != '\0');
  gtk_label_set_text (self->altered_title, title);
  gtk_label_set_text (self->table_value, words->table);
  gtk_label_set_text (self->row_value, words->row);
  gtk_label_set_text (self->field_value, words->field);
  gtk_label_set_text (self->entry_value, one->entry_id != 0 ? entry : "–");
  gtk_label_set_text (self->expected_value, words->expected);
  gtk_label_set_text (self->found_value, words->found);
  gtk_widget_set_visible (GTK_WIDGET (self->restore_step), words->can_restore);
  gtk_widget_set_visible (GTK_WIDGET (self->restore_button), words->can_restore);
  gtk_widget_set_visible (GTK_WIDGET (self->reason_entry), words->can_restore);
  gtk_widget_set_visible (GTK_WIDGET (self->accept_button), words->can_restore);
  gtk_widget_set_visible (GTK_WIDGET (self->note_button), can_note);
}

static void
show_step (BrgJournalPage *self)
{
  g_autofree char *mark = brg_prover_dup_mark (get_prover (self));
  g_autofree char *next =
      g_strdup_printf ("%" G_GINT64_FORMAT, g_ascii_strtoll (mark, NULL, 10) + 1);
  g_autofree char *text = NULL;

  /* Translators: the number that the next journal entry will have */
  text = g_strdup_printf (_ ("3. Restore by the journal: it becomes entry No. %s, and what stood "
                             "there is named in it."),
                          next);
  gtk_label_set_text (self->restore_step, text);
}

static void
update_buttons (BrgJournalPage *self)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  gboolean may_write =
      brg_session_get_leader (session, NULL) == NULL && !brg_prover_is_running (get_prover (self));

  gtk_widget_set_sensitive (GTK_WIDGET (self->restore_button), may_write);
  gtk_widget_set_sensitive (GTK_WIDGET (self->note_button), may_write);
  gtk_widget_set_sensitive (GTK_WIDGET (self->accept_button),
                            may_write && *brg_ui_get_text (self->reason_entry) != '\0');
}

void
brg_journal_page_show_proof (BrgJournalPage *self)
{
  const GPtrArray *alterations = brg_prover_get_alterations (get_prover (self));
  gboolean is_altered = count_alterations (self) > 0;

  show_state (self);
  gtk_widget_set_visible (self->altered_box, is_altered);
  gtk_widget_set_visible (self->altered_pane, is_altered);
  gtk_widget_set_sensitive (GTK_WIDGET (self->check_button),
                            !brg_prover_is_running (get_prover (self)));
  if (is_altered)
    {
      self->shown = MIN (self->shown, alterations->len - 1);
      show_pane (self, alterations);
      show_step (self);
    }
  update_buttons (self);
}

void
brg_journal_page_follow_selection (BrgJournalPage *self)
{
  BrgJournalItem *selected = gtk_single_selection_get_selected_item (self->selection);
  guint place;

  if (selected == NULL ||
      find_alteration (self, brg_journal_item_get_entry (selected)->id, &place) == NULL)
    return;
  self->shown = place;
  brg_journal_page_show_proof (self);
}

/* The row that the file contradicts is where the eye has to go. */
static void
select_altered (BrgJournalPage *self)
{
  GListModel *model = G_LIST_MODEL (self->selection);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (BrgJournalItem) item = g_list_model_get_item (model, i);

      if (find_alteration (self, brg_journal_item_get_entry (item)->id, NULL) == NULL)
        continue;
      gtk_single_selection_set_selected (self->selection, i);
      gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", i);
      return;
    }
}

static void
on_proved (BrgJournalPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->shown = 0;
  /* The column of the file says something else now. */
  if (snapshot != NULL)
    BRG_PAGE_GET_CLASS (self)->refresh (BRG_PAGE (self), snapshot);
  brg_journal_page_show_proof (self);
  if (count_alterations (self) > 0)
    select_altered (self);
}

static void
on_check_clicked (BrgJournalPage *self)
{
  brg_prover_run (get_prover (self));
  brg_journal_page_show_proof (self);
}

static void
settle (BrgJournalPage *self, BrgSettlement how)
{
  g_autofree char *reason = brg_ui_dup_text (self->reason_entry);

  if (brg_session_settle_alterations (brg_page_get_session (BRG_PAGE (self)), how,
                                      g_strstrip (reason)))
    brg_ui_set_text (self->reason_entry, "");
  brg_journal_page_show_proof (self);
}

static void
on_restore_clicked (BrgJournalPage *self)
{
  settle (self, BRG_SETTLEMENT_RESTORE);
}

static void
on_accept_clicked (BrgJournalPage *self)
{
  settle (self, BRG_SETTLEMENT_ACCEPT);
}

static void
on_note_clicked (BrgJournalPage *self)
{
  settle (self, BRG_SETTLEMENT_NOTE);
}

/* A page gets its session after it was made. */
static void
on_mapped (BrgJournalPage *self)
{
  if (g_object_get_data (G_OBJECT (self), "watches-proof") == NULL)
    {
      g_object_set_data (G_OBJECT (self), "watches-proof", self);
      g_signal_connect_object (get_prover (self), "proved", G_CALLBACK (on_proved), self,
                               G_CONNECT_SWAPPED);
    }
  on_proved (self);
}

void
brg_journal_page_watch_proof (BrgJournalPage *self)
{
  g_signal_connect (self, "map", G_CALLBACK (on_mapped), NULL);
  g_signal_connect_swapped (self->check_button, "clicked", G_CALLBACK (on_check_clicked), self);
  g_signal_connect_swapped (self->restore_button, "clicked", G_CALLBACK (on_restore_clicked), self);
  g_signal_connect_swapped (self->accept_button, "clicked", G_CALLBACK (on_accept_clicked), self);
  g_signal_connect_swapped (self->note_button, "clicked", G_CALLBACK (on_note_clicked), self);
  g_signal_connect_swapped (self->reason_entry, "changed", G_CALLBACK (update_buttons), self);
}
