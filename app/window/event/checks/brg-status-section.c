/* brg-status-section.c - what hangs on the status of an event
 *
 * A row a rule of the book: what it wants, whether the event is so, and the article. Nothing is
 * barred.
 *
 * Tests: tests/gui/officials.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-status-section.h"

#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-chip.h"
#include "brg-event-status.h"
#include "brg-template.h"

struct _BrgStatusSection
{
  AdwPreferencesGroup parent_instance;

  GPtrArray *rows; /* element-type GtkWidget, owned as children */
};

G_DEFINE_FINAL_TYPE (BrgStatusSection, brg_status_section, ADW_TYPE_PREFERENCES_GROUP)

static GtkWidget *
make_chip (BrgStatusState state)
{
  static const struct
  {
    BrgChipKind kind;
    const char *icon;
  } looks[] = {
    [BRG_STATUS_KEPT] = { BRG_CHIP_OK, "emblem-ok-symbolic" },
    [BRG_STATUS_OPEN] = { BRG_CHIP_OUTLINE, NULL },
    [BRG_STATUS_MISSED] = { BRG_CHIP_WARN, "dialog-warning-symbolic" },
  };
  GtkWidget *chip = g_object_new (BRG_TYPE_CHIP, NULL);

  brg_chip_set (BRG_CHIP (chip), looks[state].kind, looks[state].icon,
                brg_event_status_get_word (state));
  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  return chip;
}

static void
add_finding (BrgStatusSection *self,
             const BrgStatusFinding *finding,
             BrgStore *store,
             const BrgSnapshot *snapshot)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *link = brg_article_link_new (snapshot->event->rulebook, finding->rule->article);
  g_autofree char *text = brg_event_status_dup_text (finding, store, snapshot);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_focusable (row, FALSE);
  gtk_widget_set_valign (link, GTK_ALIGN_CENTER);
  if (finding->rule->force != BRG_STATUS_TOLD)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_chip (finding->state));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), link);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

void
brg_status_section_show (BrgStatusSection *self, BrgSession *session)
{
  BrgSnapshot *snapshot;
  BrgStore *store;
  g_autoptr (GArray) findings = NULL;

  g_return_if_fail (BRG_IS_STATUS_SECTION (self) && BRG_IS_SESSION (session));

  snapshot = brg_session_get_snapshot (session);
  store = brg_session_get_store (session);
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  if (snapshot == NULL)
    return;
  findings = brg_event_status_check (store, snapshot);
  for (guint i = 0; i < findings->len; i++)
    add_finding (self, &g_array_index (findings, BrgStatusFinding, i), store, snapshot);
  gtk_widget_set_visible (GTK_WIDGET (self), findings->len > 0);
}

static void
brg_status_section_finalize (GObject *object)
{
  g_ptr_array_unref (BRG_STATUS_SECTION (object)->rows);
  G_OBJECT_CLASS (brg_status_section_parent_class)->finalize (object);
}

static void
brg_status_section_class_init (BrgStatusSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_status_section_finalize;
  brg_template_set (klass, "brg-status-section", NULL, 0);
}

static void
brg_status_section_init (BrgStatusSection *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
