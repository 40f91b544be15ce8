/* brg-journal-page-altered.c - where the file contradicts the journal, and what can be done
 *
 * Tests: tests/gui/altered.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-alteration-words.h"
#include "brg-grey.h"
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
find_alteration (BrgJournalPage *self, gint64 entry_id, guint *index)
{
  const GPtrArray *alterations = brg_prover_get_alterations (get_prover (self));

  for (guint i = 0; alterations != NULL && i < alterations->len; i++)
    {
      const BrgAlteration *one = alterations->pdata[i];

      if (one->entry_id != entry_id || entry_id == 0)
        continue;
      if (index != NULL)
        *index = i;
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

/* "Result changed ...: round 3, board 17, A – B. In the journal 0 – 1, in the file 1 – 0." and
 * whether the journal itself can be relied upon. */
static void
show_bar (BrgJournalPage *self, const BrgAlteration *one, const BrgAlterationWords *words)
{
  g_autofree char *mark = brg_prover_dup_mark (get_prover (self));
  g_autofree char *markup = g_markup_printf_escaped (
      *words->values != '\0' ? "<b>%s</b> %s" : "<b>%s</b>%s", words->headline, words->values);
  gint64 last = g_ascii_strtoll (mark, NULL, 10);
  gboolean is_whole =
      last > 0 && one->kind != BRG_ALTERATION_JOURNAL && one->kind != BRG_ALTERATION_CUT;
  /* Translators: how many entries the journal has */
  g_autofree char *detail = g_strdup_printf (
      ngettext ("The journal is whole: %d entry, its hash agrees.",
                "The journal is whole: %d entries in a row, the hashes agree.", (gulong) last),
      (gint) last);

  gtk_label_set_markup (self->altered_label, markup);
  gtk_label_set_text (self->altered_detail, detail);
  gtk_widget_set_visible (GTK_WIDGET (self->altered_detail), is_whole);
}

static void
show_values (BrgJournalPage *self, const BrgAlteration *one, const BrgAlterationWords *words)
{
  g_autofree char *entry = g_strdup_printf ("%" G_GINT64_FORMAT, one->entry_id);

  gtk_label_set_text (self->table_value, words->table);
  gtk_label_set_text (self->row_value, words->row);
  gtk_label_set_text (self->field_value, words->field);
  gtk_label_set_text (self->entry_value, one->entry_id != 0 ? entry : "–");
  gtk_label_set_text (self->expected_value, words->expected);
  gtk_label_set_text (self->found_value, words->found);
}

/* What the buttons do, with the values where they are short: "Restore 0 – 1 by the Journal". */
static void
label_buttons (BrgJournalPage *self, const BrgAlteration *one, const BrgAlterationWords *words)
{
  gboolean is_result = one->kind == BRG_ALTERATION_CHANGED && g_str_equal (one->table, "result");
  guint n_places = self->places->len;
  /* Translators: a result, "0 – 1" */
  g_autofree char *restore =
      is_result ? g_strdup_printf (_ ("_Restore %s by the Journal"), words->expected)
                : g_strdup (_ ("_Restore by the Journal"));
  /* Translators: a result, "1 – 0" */
  g_autofree char *accept = is_result
                                ? g_strdup_printf (_ ("%s Is _Right: Take It Over"), words->found)
                                : g_strdup (_ ("The _File Is Right: Take It Over"));
  g_autofree char *all = g_strdup_printf (
      ngettext ("Restore _All: %u Place", "Restore _All: %u Places", n_places), n_places);

  gtk_button_set_label (self->restore_button, restore);
  gtk_button_set_label (self->restore_all_button, all);
  gtk_button_set_label (self->accept_button, accept);
}

static gboolean
can_restore_all (const GPtrArray *alterations)
{
  for (guint i = 0; i < alterations->len; i++)
    if (((const BrgAlteration *) alterations->pdata[i])->kind == BRG_ALTERATION_JOURNAL)
      return FALSE;
  return TRUE;
}

static const BrgAlteration *
get_shown (BrgJournalPage *self, const GPtrArray *alterations)
{
  return alterations->pdata[g_array_index (self->places, guint, self->shown)];
}

static void
show_pane (BrgJournalPage *self, const GPtrArray *alterations)
{
  const BrgAlteration *one = get_shown (self, alterations);
  g_autoptr (BrgAlterationWords) words =
      brg_alteration_words_new (brg_page_get_snapshot (BRG_PAGE (self)), alterations,
                                g_array_index (self->places, guint, self->shown));
  g_autofree char *title = NULL;
  guint n_places = self->places->len;
  gboolean can_note = !words->can_restore && one->kind != BRG_ALTERATION_JOURNAL &&
                      one->kind != BRG_ALTERATION_PAPER;

  if (n_places == 1)
    title = g_strdup (_ ("What Differs"));
  else
    /* Translators: which one of how many */
    title = g_strdup_printf (_ ("What Differs (%u of %u)"), self->shown + 1, n_places);
  gtk_label_set_text (self->altered_title, title);
  show_bar (self, one, words);
  show_values (self, one, words);
  label_buttons (self, one, words);
  brg_journal_page_show_context (self, one, words->touched);
  gtk_widget_set_visible (GTK_WIDGET (self->restore_step), words->can_restore);
  gtk_widget_set_visible (GTK_WIDGET (self->restore_button), words->can_restore);
  gtk_widget_set_visible (GTK_WIDGET (self->restore_all_button),
                          n_places > 1 && can_restore_all (alterations));
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

/* Why nothing can be decided now; %NULL when it can. */
static const char *
find_hindrance (BrgJournalPage *self)
{
  if (brg_session_is_looking (brg_page_get_session (BRG_PAGE (self))))
    return _ ("View only: nothing can be changed here.");
  return brg_prover_is_running (get_prover (self)) ? _ ("The file is being checked…") : NULL;
}

static void
update_buttons (BrgJournalPage *self)
{
  const char *why = find_hindrance (self);

  brg_grey_set (self->restore_button, why);
  brg_grey_set (self->restore_all_button, why);
  brg_grey_set (self->note_button, why);
  brg_grey_set (self->accept_button, why != NULL ? why
                                     : *brg_ui_get_text (self->reason_entry) == '\0'
                                         ? _ ("Say first why the file is right.")
                                         : NULL);
}

void
brg_journal_page_show_proof (BrgJournalPage *self)
{
  GPtrArray *alterations = brg_prover_get_alterations (get_prover (self));
  gboolean is_altered = count_alterations (self) > 0;
  GListModel *columns = gtk_column_view_get_columns (self->view);
  g_autoptr (GtkColumnViewColumn) in_file =
      g_list_model_get_item (columns, g_list_model_get_n_items (columns) - 1);

  show_state (self);
  /* Where nothing was altered the sentences get its room. */
  gtk_column_view_column_set_visible (in_file, is_altered);
  gtk_widget_set_visible (self->altered_box, is_altered);
  gtk_widget_set_visible (self->altered_pane, is_altered);
  gtk_widget_set_visible (self->context_box, is_altered);
  brg_grey_set (self->check_button, brg_prover_is_running (get_prover (self))
                                        ? _ ("The file is being checked…")
                                        : NULL);
  if (is_altered)
    {
      if (self->listed != alterations)
        brg_journal_page_fill_places (self, alterations);
      show_pane (self, alterations);
      show_step (self);
    }
  brg_journal_page_count_filters (self);
  update_buttons (self);
}

gboolean
brg_journal_page_is_altered (BrgJournalPage *self, const BrgJournalEntry *entry)
{
  return find_alteration (self, entry->id, NULL) != NULL;
}

static gboolean
is_of_today (const BrgJournalEntry *entry)
{
  g_autoptr (GTimeZone) local = g_time_zone_new_local ();
  g_autoptr (GDateTime) at = g_date_time_new_from_iso8601 (entry->at, NULL);
  g_autoptr (GDateTime) here = at != NULL ? g_date_time_to_timezone (at, local) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now (local);

  return here != NULL && g_date_time_get_day_of_year (here) == g_date_time_get_day_of_year (now) &&
         g_date_time_get_year (here) == g_date_time_get_year (now);
}

gboolean
brg_journal_page_passes_filter (BrgJournalPage *self, const BrgJournalEntry *entry)
{
  if (gtk_toggle_button_get_active (self->altered_toggle))
    return brg_journal_page_is_altered (self, entry);
  return !gtk_toggle_button_get_active (self->today_toggle) || is_of_today (entry);
}

/* What differs is no choice when nothing does. */
void
brg_journal_page_count_filters (BrgJournalPage *self)
{
  GListModel *items = G_LIST_MODEL (self->items);
  guint n_items = g_list_model_get_n_items (items);
  guint n_places = count_alterations (self) > 0 && self->places != NULL ? self->places->len : 0;
  guint n_today = 0;
  g_autofree char *all = g_strdup_printf (_ ("All %u"), n_items);
  g_autofree char *differs = g_strdup_printf (_ ("Differs %u"), n_places);
  g_autofree char *today = NULL;

  for (; n_today < n_items; n_today++)
    {
      g_autoptr (BrgJournalItem) item = g_list_model_get_item (items, n_today);

      if (!is_of_today (brg_journal_item_get_entry (item)))
        break;
    }
  today = g_strdup_printf (_ ("Today %u"), n_today);
  gtk_button_set_label (GTK_BUTTON (self->all_toggle), all);
  gtk_button_set_label (GTK_BUTTON (self->today_toggle), today);
  gtk_button_set_label (GTK_BUTTON (self->altered_toggle), differs);
  gtk_widget_set_visible (GTK_WIDGET (self->altered_toggle), n_places > 0);
  if (n_places == 0 && gtk_toggle_button_get_active (self->altered_toggle))
    gtk_toggle_button_set_active (self->all_toggle, TRUE);
}

void
brg_journal_page_follow_selection (BrgJournalPage *self)
{
  BrgJournalItem *selected = gtk_single_selection_get_selected_item (self->selection);
  guint index;
  guint place = 0;

  if (selected == NULL || self->places == NULL ||
      find_alteration (self, brg_journal_item_get_entry (selected)->id, &index) == NULL)
    return;
  while (place + 1 < self->places->len && g_array_index (self->places, guint, place + 1) <= index)
    place++;
  gtk_single_selection_set_selected (self->place_selection, place);
}

/* The row that the file contradicts is where the eye has to go. */
static void
select_altered (BrgJournalPage *self)
{
  GListModel *model = G_LIST_MODEL (self->selection);
  gint64 shown = get_shown (self, self->listed)->entry_id;

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (BrgJournalItem) item = g_list_model_get_item (model, i);

      if (brg_journal_item_get_entry (item)->id != shown)
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
  brg_journal_page_fill_places (self, brg_prover_get_alterations (get_prover (self)));
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
settle (BrgJournalPage *self, BrgSettlement how, gboolean is_of_all)
{
  g_autoptr (GPtrArray) alterations =
      g_ptr_array_ref (brg_prover_get_alterations (get_prover (self)));
  g_autofree char *reason = brg_ui_dup_text (self->reason_entry);

  if (brg_session_settle_alterations (brg_page_get_session (BRG_PAGE (self)), how,
                                      is_of_all ? NULL : get_shown (self, alterations),
                                      g_strstrip (reason)))
    brg_ui_set_text (self->reason_entry, "");
  brg_journal_page_show_proof (self);
}

static void
on_restore_clicked (BrgJournalPage *self)
{
  settle (self, BRG_SETTLEMENT_RESTORE, FALSE);
}

static void
on_restore_all_clicked (BrgJournalPage *self)
{
  settle (self, BRG_SETTLEMENT_RESTORE, TRUE);
}

static void
on_accept_clicked (BrgJournalPage *self)
{
  settle (self, BRG_SETTLEMENT_ACCEPT, FALSE);
}

static void
on_note_clicked (BrgJournalPage *self)
{
  settle (self, BRG_SETTLEMENT_NOTE, TRUE);
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
  g_signal_connect_swapped (self->restore_all_button, "clicked",
                            G_CALLBACK (on_restore_all_clicked), self);
  g_signal_connect_swapped (self->accept_button, "clicked", G_CALLBACK (on_accept_clicked), self);
  g_signal_connect_swapped (self->note_button, "clicked", G_CALLBACK (on_note_clicked), self);
  g_signal_connect_swapped (self->reason_entry, "changed", G_CALLBACK (update_buttons), self);
}
