/* brg-entry-address.c - where letters to a player go, in the form of a player
 *
 * Rules: rus-draughts-2022 10.1.1, 10.2.3, 10.3.2
 * Tests: tests/gui/letters-begin.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-entry-address.h"

#include <glib/gi18n.h>

#include "brg-keep-papers.h"
#include "brg-store-papers.h"
#include "brg-store-postal-rows.h"
#include "brg-ui.h"

#define BUTTON "brg-entry-address-button"

static BrgPostalChannel
find_channel (BrgSheet *sheet)
{
  g_autoptr (BrgPostalEvent) event = brg_store_load_postal_terms (
      brg_sheet_get_store (sheet), brg_sheet_get_snapshot (sheet)->group->id, NULL);

  return event != NULL && event->terms != NULL ? event->terms->channel : BRG_POSTAL_BY_POST;
}

static BrgPaperField
find_field (BrgSheet *sheet)
{
  return find_channel (sheet) == BRG_POSTAL_BY_PHONE ? BRG_PAPER_PHONE : BRG_PAPER_ADDRESS;
}

static const char *
get_title (BrgPostalChannel channel)
{
  switch (channel)
    {
    case BRG_POSTAL_BY_EMAIL:
      return _ ("_E-mail address");
    case BRG_POSTAL_BY_PHONE:
      return _ ("Tele_phone");
    case BRG_POSTAL_BY_SERVER:
      return _ ("Name _on the server");
    case BRG_POSTAL_BY_POST:
    default:
      return _ ("Postal a_ddress");
    }
}

static GtkWidget *
get_entry (GtkWidget *box)
{
  return gtk_widget_get_last_child (box);
}

static void
make_fields (GtkWidget *box)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *entry = gtk_entry_new ();

  gtk_label_set_use_underline (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), entry);
  gtk_widget_add_css_class (label, "brg-small");
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), entry);
}

static BrgPersonalPapers *
load (BrgSheet *sheet, gint64 person_id)
{
  return person_id != 0 ? brg_store_load_papers (brg_sheet_get_store (sheet), person_id, NULL)
                        : NULL;
}

void
brg_entry_address_show (GtkWidget *box, BrgSheet *sheet, const BrgEntry *entry)
{
  g_autoptr (BrgPersonalPapers) papers = NULL;
  const char *text;

  g_return_if_fail (GTK_IS_BOX (box) && BRG_IS_SHEET (sheet) && entry != NULL);

  gtk_widget_set_visible (box, brg_sheet_get_snapshot (sheet)->group->is_postal);
  if (!gtk_widget_get_visible (box))
    return;
  if (gtk_widget_get_first_child (box) == NULL)
    make_fields (box);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (box)),
                       get_title (find_channel (sheet)));
  papers = load (sheet, entry->person_id);
  text = papers != NULL ? papers->texts[find_field (sheet)] : NULL;
  brg_ui_set_text (get_entry (box), text != NULL ? text : "");
}

static char *
dup_typed (GtkWidget *box)
{
  return gtk_widget_get_visible (box) ? g_strstrip (g_strdup (brg_ui_get_text (get_entry (box))))
                                      : g_strdup ("");
}

/* Who keeps none is back in the form, with the address that goes nowhere still to be seen. */
static void
on_answered (const char *answer, gpointer data)
{
  GtkButton *button = g_object_get_data (G_OBJECT (data), BUTTON);

  if (brg_keep_papers_take (BRG_SHEET (data), answer) && button != NULL)
    g_signal_emit_by_name (button, "clicked");
}

gboolean
brg_entry_address_may_store (GtkWidget *box, BrgSheet *sheet, GtkButton *button)
{
  g_autofree char *typed = NULL;

  g_return_val_if_fail (GTK_IS_BOX (box) && BRG_IS_SHEET (sheet) && GTK_IS_BUTTON (button), FALSE);

  typed = dup_typed (box);
  if (*typed == '\0' || brg_store_are_papers_kept (brg_sheet_get_store (sheet)))
    return TRUE;
  g_object_set_data (G_OBJECT (sheet), BUTTON, button);
  brg_keep_papers_ask (sheet, on_answered);
  return FALSE;
}

gboolean
brg_entry_address_store (GtkWidget *box, BrgSheet *sheet, gint64 entry_id)
{
  BrgSnapshot *snapshot;
  g_autofree char *typed = NULL;
  g_autoptr (BrgPersonalPapers) papers = NULL;
  BrgPaperField field;
  gint64 person_id;
  gint index;
  GError *error = NULL;
  gboolean done;

  g_return_val_if_fail (GTK_IS_BOX (box) && BRG_IS_SHEET (sheet), FALSE);

  if (!gtk_widget_get_visible (box) || !brg_store_are_papers_kept (brg_sheet_get_store (sheet)))
    return TRUE;
  snapshot = brg_sheet_get_snapshot (sheet);
  index = brg_snapshot_find_entry (snapshot, entry_id);
  person_id = index >= 0 ? brg_snapshot_get_entry (snapshot, index)->person_id : 0;
  papers = load (sheet, person_id);
  if (papers == NULL)
    return TRUE;
  typed = dup_typed (box);
  field = find_field (sheet);
  if (g_str_equal (typed, papers->texts[field] != NULL ? papers->texts[field] : ""))
    return TRUE;
  brg_personal_papers_set (papers, field, typed);
  done = brg_store_set_papers (brg_sheet_get_store (sheet), snapshot->event->id, person_id, papers,
                               &error);
  return brg_session_finish (brg_sheet_get_session (sheet), done, error);
}
