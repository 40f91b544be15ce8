/* brg-journal-redact-preview.c - shows what would be taken out with a name, and what would stay
 *
 * Tests: tests/gui/import.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-journal-redact-preview.h"

#include <glib/gi18n.h>

#include "brg-compat.h"

/* Lines of the list that are seen at once. */
#define LEAST_HEIGHT 48
#define MOST_HEIGHT 96

struct _BrgJournalRedactPreview
{
  GtkWidget parent;
  GtkWidget *count;
  GtkWidget *scroller;
  GtkWidget *list;
  GtkWidget *stays;
};

G_DEFINE_FINAL_TYPE (BrgJournalRedactPreview, brg_journal_redact_preview, GTK_TYPE_WIDGET)

static void
brg_journal_redact_preview_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (brg_journal_redact_preview_parent_class)->dispose (object);
}

static void
brg_journal_redact_preview_class_init (BrgJournalRedactPreviewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = brg_journal_redact_preview_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (BrgJournalRedactPreview *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

/* The list is long for somebody who played for years: it scrolls by keys. */
static void
add_list (BrgJournalRedactPreview *self)
{
  self->list = gtk_text_view_new ();
  gtk_text_view_set_editable (GTK_TEXT_VIEW (self->list), FALSE);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (self->list), FALSE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (self->list), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (self->list), 6);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (self->list), 4);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What will be blanked"), -1);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller), LEAST_HEIGHT);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroller), MOST_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->list);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

static void
brg_journal_redact_preview_init (BrgJournalRedactPreview *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->count = add_label (self);
  add_list (self);
  self->stays = add_label (self);
}

static char *
dup_forms (const BrgRedactionPreview *preview)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < preview->forms->len; i++)
    {
      const BrgRedactionForm *form = preview->forms->pdata[i];

      g_string_append_printf (text, i > 0 ? "\n%s — " : "%s — ", form->text);
      g_string_append_printf (text, ngettext ("%u time", "%u times", form->count), form->count);
    }
  /* A person who was only entered stands in the own row alone. */
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, _ ("Name, date of birth and numbers in the row of the person"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
append_attachments (GString *text, const GPtrArray *attachments)
{
  g_autoptr (GString) names = g_string_new (NULL);

  if (attachments->len == 0)
    return;
  for (guint i = 0; i < attachments->len; i++)
    g_string_append_printf (names, i > 0 ? ", “%s”" : "“%s”", (const char *) attachments->pdata[i]);
  g_string_append_c (text, ' ');
  g_string_append_printf (text,
                          /* Translators: names of files in quotes */
                          ngettext ("The attachment %s holds the name and stays as it is.",
                                    "The attachments %s hold the name and stay as they are.",
                                    attachments->len),
                          names->str);
}

static char *
dup_stays (const BrgRedactionPreview *preview)
{
  g_autoptr (GString) text =
      g_string_new (_ ("Results, pairs, times and the hashes of the journal stay."));

  append_attachments (text, preview->attachments);
  if (preview->n_papers > 0)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text,
                              ngettext ("%u filed paper stays and may show the name.",
                                        "%u filed papers stay and may show the name.",
                                        preview->n_papers),
                              preview->n_papers);
    }
  if (preview->n_printed > 0)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (
          text,
          ngettext ("%u printed paper shows the name: its file goes, its hash stays.",
                    "%u printed papers show the name: their files go, their hashes stay.",
                    preview->n_printed),
          preview->n_printed);
    }
  if (preview->is_in_force)
    g_string_append_printf (text, " %s",
                            _ ("The lists of officials and committees keep the name as long as the "
                               "person is in them."));
  g_string_append_printf (text, " %s",
                          _ ("PDF files and copies kept elsewhere cannot be reached and still show "
                             "the name."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
brg_journal_redact_preview_show (BrgJournalRedactPreview *self,
                                 const BrgRedactionPreview *preview,
                                 const char *problem)
{
  g_autofree char *count = NULL;
  g_autofree char *forms = NULL;
  g_autofree char *stays = NULL;
  g_autofree char *spoken = NULL;

  g_return_if_fail (BRG_IS_JOURNAL_REDACT_PREVIEW (self));

  gtk_widget_set_visible (self->scroller, preview != NULL);
  gtk_widget_set_visible (self->stays, preview != NULL);
  if (preview == NULL)
    {
      gtk_label_set_text (GTK_LABEL (self->count), problem);
      return;
    }
  count = g_strdup_printf (
      ngettext ("%u entry of the journal will be changed. Blanked in it:",
                "%u entries of the journal will be changed. Blanked in them:", preview->n_entries),
      preview->n_entries);
  forms = dup_forms (preview);
  stays = dup_stays (preview);
  gtk_label_set_text (GTK_LABEL (self->count), count);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->list)), forms, -1);
  gtk_label_set_text (GTK_LABEL (self->stays), stays);
  spoken = g_strdup_printf ("%s %s %s", count, forms, stays);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spoken, -1);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    brg_compat_announce (GTK_WIDGET (self), spoken);
}
