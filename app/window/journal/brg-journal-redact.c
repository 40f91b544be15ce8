/* brg-journal-redact.c - asks whose name is taken out of the journal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-journal-redact.h"

#include <glib/gi18n.h>

#include "brg-event.h"
#include "brg-journal-redact-preview.h"
#include "brg-reason-box.h"
#include "brg-redaction.h"
#include "brg-removed-person.h"
#include "brg-session-proof.h"
#include "brg-ui.h"

/* What is asked, from the question to its answer. */
typedef struct
{
  BrgPage *page;       /* owned */
  GPtrArray *removed;  /* owned */
  GtkDropDown *person; /* owned, as the next */
  BrgJournalRedactPreview *preview;
  BrgReasonBox *reason_box;
  gboolean is_refused; /* it was answered while something was missing */
} Request;

static void ask (Request *request);

static void
free_request (Request *request)
{
  g_signal_handlers_disconnect_by_data (request->person, request);
  g_clear_object (&request->page);
  g_clear_pointer (&request->removed, g_ptr_array_unref);
  g_clear_object (&request->person);
  g_clear_object (&request->preview);
  g_clear_object (&request->reason_box);
  g_free (request);
}

static char *
dup_outcome (const BrgRedactionReport *report, const char *author)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text,
                          ngettext ("The name was taken out of %u entry.",
                                    "The name was taken out of %u entries.", report->n_entries),
                          report->n_entries);
  if (report->n_copies_left > 0)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text,
                              ngettext ("%u copy may still hold it.",
                                        "%u copies may still hold it.", report->n_copies_left),
                              report->n_copies_left);
    }
  if (report->is_in_use)
    g_string_append_printf (text, " %s",
                            _ ("Close the file in every other program: until then a temporary file "
                               "still holds the name."));
  if (report->is_stranger)
    {
      g_string_append_c (text, ' ');
      /* Translators: the name of who decided */
      g_string_append_printf (text, _ ("“%s” is not among the officials of the file."), author);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
redact (Request *request)
{
  BrgSession *session = brg_page_get_session (request->page);
  guint selected = gtk_drop_down_get_selected (request->person);
  g_autofree char *reason = brg_reason_box_dup_reason (request->reason_box);
  g_autofree char *author = brg_reason_box_dup_author (request->reason_box);
  BrgRedactionReport report = { 0 };
  GError *error = NULL;
  gboolean done;

  if (selected >= request->removed->len)
    return;
  done = brg_redaction_run (brg_session_get_store (session),
                            ((BrgRemovedPerson *) request->removed->pdata[selected])->id, author,
                            reason, &report, &error);
  /* Nothing is offered to be undone. */
  if (brg_session_finish_as (session, "", done, error))
    {
      g_autofree char *outcome = dup_outcome (&report, author);

      brg_session_tell (session, outcome);
      /* Entries that were read before have other words now. */
      brg_prover_run (brg_session_get_prover (session));
    }
}

static void
on_answered (const char *answer, gpointer data)
{
  Request *request = data;

  if (g_str_equal (answer, "yes") && !brg_reason_box_is_complete (request->reason_box))
    {
      gtk_widget_error_bell (GTK_WIDGET (request->page));
      request->is_refused = TRUE;
      ask (request);
      return;
    }
  if (g_str_equal (answer, "yes"))
    redact (request);
  free_request (request);
}

/* Out of the question that was answered, into the next one. */
static GtkWidget *
detach (gpointer widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (parent != NULL)
    gtk_box_remove (GTK_BOX (parent), widget);
  return widget;
}

static void
on_reason_changed (GtkWidget *fault)
{
  gtk_widget_set_visible (fault, FALSE);
}

/* What was missing; it goes when something is typed. */
static GtkWidget *
make_fault (Request *request)
{
  GtkWidget *label = gtk_label_new (brg_reason_box_get_fault (request->reason_box));

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_add_css_class (label, "brg-fault");
  g_signal_connect_object (request->reason_box, "changed", G_CALLBACK (on_reason_changed), label,
                           G_CONNECT_SWAPPED);
  return label;
}

static GtkWidget *
make_form (Request *request)
{
  GtkWidget *form = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new_with_mnemonic (_ ("_Person"));

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), GTK_WIDGET (request->person));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (request->person),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  gtk_widget_set_hexpand (GTK_WIDGET (request->person), TRUE);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), detach (request->person));
  gtk_box_append (GTK_BOX (form), line);
  gtk_box_append (GTK_BOX (form), detach (request->preview));
  gtk_box_append (GTK_BOX (form), detach (request->reason_box));
  if (request->is_refused)
    gtk_box_append (GTK_BOX (form), make_fault (request));
  return form;
}

static void
ask (Request *request)
{
  brg_ui_ask (GTK_WIDGET (request->page), _ ("Take a name out of the journal?"),
              _ ("The name and details of the person are removed from every journal entry and from "
                 "the copies. The entries stay, and so does the proof of the chain. This cannot be "
                 "undone."),
              make_form (request), _ ("_Take Out"), TRUE, on_answered, request);
  if (request->is_refused)
    brg_reason_box_take_focus (request->reason_box);
}

/* The journal is read as it will be redacted. */
static void
show_preview (Request *request)
{
  BrgSession *session = brg_page_get_session (request->page);
  guint selected = gtk_drop_down_get_selected (request->person);
  g_autoptr (BrgRedactionPreview) preview = NULL;
  g_autoptr (GError) error = NULL;

  if (selected >= request->removed->len)
    return;
  preview =
      brg_redaction_preview (brg_session_get_store (session),
                             ((BrgRemovedPerson *) request->removed->pdata[selected])->id, &error);
  brg_journal_redact_preview_show (request->preview, preview,
                                   error != NULL ? error->message : NULL);
}

static GtkDropDown *
make_persons (const GPtrArray *removed)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < removed->len; i++)
    {
      const BrgRemovedPerson *person = removed->pdata[i];
      g_autofree char *text = g_strdup_printf (
          /* Translators: a person, the number of entries of the journal */
          ngettext ("%s (%u entry)", "%s (%u entries)", person->n_entries), person->name,
          person->n_entries);

      gtk_string_list_append (names, text);
    }
  return GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL));
}

void
brg_journal_redact_ask (BrgPage *page)
{
  BrgSession *session = brg_page_get_session (page);
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) removed = NULL;
  Request *request;

  g_return_if_fail (BRG_IS_PAGE (page));

  if (snapshot == NULL)
    return;
  removed = brg_removed_person_list (brg_session_get_store (session), &error);
  if (removed == NULL || removed->len == 0)
    {
      brg_ui_tell (GTK_WIDGET (page),
                   removed == NULL ? error->message : _ ("The journal names no removed person"),
                   removed == NULL ? NULL
                                   : _ ("Only the name of somebody who takes part in nothing any "
                                        "more can be taken out."));
      return;
    }
  request = g_new0 (Request, 1);
  request->page = g_object_ref (page);
  request->person = g_object_ref_sink (make_persons (removed));
  request->removed = g_steal_pointer (&removed);
  request->preview = g_object_ref_sink (g_object_new (BRG_TYPE_JOURNAL_REDACT_PREVIEW, NULL));
  show_preview (request);
  g_signal_connect_swapped (request->person, "notify::selected", G_CALLBACK (show_preview),
                            request);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (request->person),
                                  GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, request->preview, NULL, -1);
  request->reason_box = g_object_ref_sink (g_object_new (BRG_TYPE_REASON_BOX, NULL));
  brg_reason_box_widen (request->reason_box);
  brg_reason_box_set_officials (request->reason_box, snapshot->event->officials);
  brg_reason_box_propose (request->reason_box, "",
                          brg_official_list_get_chief (snapshot->event->officials));
  ask (request);
}
