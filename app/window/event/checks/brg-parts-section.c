/* brg-parts-section.c - sites, platform and organisers of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-parts-section.h"

#include "brg-event-parts.h"
#include "brg-field-left.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgPartsSection
{
  AdwPreferencesGroup parent_instance;

  AdwEntryRow *sites_row;
  AdwEntryRow *organisers_row;
  AdwEntryRow *platform_row;
  GtkWidget *identified_row;
  GtkSwitch *identified_switch;

  BrgSession *session; /* not owned: it outlives every page */
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (BrgPartsSection, brg_parts_section, ADW_TYPE_PREFERENCES_GROUP)

static void
finish (BrgPartsSection *self, gboolean done, GError *error)
{
  if (!brg_session_finish (self->session, done, error))
    brg_parts_section_show (self, self->session);
}

static gboolean
may_store (BrgPartsSection *self)
{
  return !self->is_showing && self->session != NULL &&
         brg_session_get_snapshot (self->session) != NULL;
}

static char *
dup_stored (BrgPartsSection *self, BrgEventPartKind kind)
{
  g_autoptr (GPtrArray) parts =
      brg_store_list_parts (brg_session_get_store (self->session),
                            brg_session_get_snapshot (self->session)->event->id, kind, NULL);

  return parts != NULL ? brg_event_parts_dup_text (parts) : g_strdup ("");
}

/* What is left as it was is no act. */
static void
store_parts (BrgPartsSection *self, BrgEventPartKind kind, AdwEntryRow *row)
{
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char *stored = NULL;
  g_autofree char *typed = NULL;
  GError *error = NULL;
  gboolean done;

  if (!may_store (self))
    return;
  stored = dup_stored (self, kind);
  parts = brg_event_parts_parse (brg_ui_get_text (row));
  typed = brg_event_parts_dup_text (parts);
  if (g_str_equal (stored, typed))
    return;
  done = brg_store_set_parts (brg_session_get_store (self->session),
                              brg_session_get_snapshot (self->session)->event->id, kind, parts,
                              &error);
  finish (self, done, error);
}

static void
on_sites_applied (BrgPartsSection *self)
{
  store_parts (self, BRG_PART_SITE, self->sites_row);
}

static void
on_organisers_applied (BrgPartsSection *self)
{
  store_parts (self, BRG_PART_ORGANISER, self->organisers_row);
}

static void
on_remote_changed (BrgPartsSection *self)
{
  g_autofree char *stored = NULL;
  g_autofree char *typed = NULL;
  gboolean was_identified;
  gboolean is_identified = gtk_switch_get_active (self->identified_switch);
  BrgStore *store;
  gint64 event_id;
  GError *error = NULL;
  gboolean done;

  if (!may_store (self))
    return;
  store = brg_session_get_store (self->session);
  event_id = brg_session_get_snapshot (self->session)->event->id;
  stored = brg_store_get_remote (store, event_id, &was_identified);
  typed = g_strstrip (g_strdup (brg_ui_get_text (self->platform_row)));
  if (g_str_equal (stored != NULL ? stored : "", typed) && was_identified == is_identified)
    return;
  done = brg_store_set_remote (store, event_id, typed, is_identified, &error);
  finish (self, done, error);
}

/* What stands there already keeps its cursor. */
static void
show_text (AdwEntryRow *row, const char *text)
{
  if (!g_str_equal (brg_ui_get_text (row), text))
    gtk_editable_set_text (GTK_EDITABLE (row), text);
}

static void
show_parts (BrgPartsSection *self, BrgEventPartKind kind, AdwEntryRow *row)
{
  g_autofree char *text = dup_stored (self, kind);

  show_text (row, text);
}

void
brg_parts_section_show (BrgPartsSection *self, BrgSession *session)
{
  BrgSnapshot *snapshot;
  g_autofree char *platform = NULL;
  gboolean is_identified;

  g_return_if_fail (BRG_IS_PARTS_SECTION (self) && BRG_IS_SESSION (session));

  self->session = session;
  snapshot = brg_session_get_snapshot (session);
  if (snapshot == NULL)
    return;
  self->is_showing = TRUE;
  show_parts (self, BRG_PART_SITE, self->sites_row);
  show_parts (self, BRG_PART_ORGANISER, self->organisers_row);
  platform =
      brg_store_get_remote (brg_session_get_store (session), snapshot->event->id, &is_identified);
  show_text (self->platform_row, platform != NULL ? platform : "");
  gtk_switch_set_active (self->identified_switch, is_identified);
  gtk_widget_set_visible (self->identified_row, platform != NULL);
  self->is_showing = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self), snapshot->event->state == BRG_EVENT_OPEN);
}

static void
brg_parts_section_dispose (GObject *object)
{
  BRG_PARTS_SECTION (object)->session = NULL;
  G_OBJECT_CLASS (brg_parts_section_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPartsSection, name)

static const BrgTemplateChild children[] = {
  CHILD (sites_row),      CHILD (organisers_row),    CHILD (platform_row),
  CHILD (identified_row), CHILD (identified_switch),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_sites_applied),
  BRG_TEMPLATE_CALLBACK (on_organisers_applied),
  BRG_TEMPLATE_CALLBACK (on_remote_changed),
};

static void
brg_parts_section_class_init (BrgPartsSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_parts_section_dispose;
  brg_template_set (klass, "brg-parts-section", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
on_sites_left (gpointer data)
{
  on_sites_applied (data);
}

static void
on_organisers_left (gpointer data)
{
  on_organisers_applied (data);
}

static void
on_platform_left (gpointer data)
{
  on_remote_changed (data);
}

static void
brg_parts_section_init (BrgPartsSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A text is stored when its field is left, too. */
  brg_field_left_watch (self->sites_row, self, on_sites_left, self);
  brg_field_left_watch (self->organisers_row, self, on_organisers_left, self);
  brg_field_left_watch (self->platform_row, self, on_platform_left, self);
}
