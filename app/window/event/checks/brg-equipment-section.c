/* brg-equipment-section.c - the check list of hall and equipment
 *
 * Tests: tests/gui/officials.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-equipment-section.h"

#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-date-text.h"
#include "brg-equipment-list.h"
#include "brg-names.h"
#include "brg-store-parts.h"
#include "brg-template.h"
#include "brg-ui.h"

/* A row of the list and where it stands. */
typedef struct
{
  BrgEquipmentSection *section;
  const BrgEquipmentItem *item;
  GtkWidget *row;
  GtkCheckButton *tick;
} Line;

struct _BrgEquipmentSection
{
  AdwPreferencesGroup parent_instance;

  AdwEntryRow *name_row;
  GtkWidget *wanted_row; /* what is wanted in the row above */

  GPtrArray *lines;    /* element-type Line */
  BrgSession *session; /* not owned: it outlives every page */
  const BrgRulebook *rulebook;
  Line *waiting; /* not owned (nullable): a tick that waits for the name */
  char *chief;   /* that stands in the row as the default */
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (BrgEquipmentSection, brg_equipment_section, ADW_TYPE_PREFERENCES_GROUP)

static void
want_name (BrgEquipmentSection *self, Line *waiting)
{
  self->waiting = waiting;
  gtk_widget_set_visible (self->wanted_row, waiting != NULL);
  brg_ui_set_class (self->name_row, "error", waiting != NULL);
}

static gboolean
has_name (BrgEquipmentSection *self)
{
  g_autofree char *name = brg_ui_dup_text (self->name_row);

  return *name != '\0';
}

/* Nobody is asked in a dialog what a field of this list is for. */
static void
take_tick_back (Line *line)
{
  BrgEquipmentSection *self = line->section;

  self->is_showing = TRUE;
  gtk_check_button_set_active (line->tick, FALSE);
  self->is_showing = FALSE;
  want_name (self, line);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
  gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_name_changed (BrgEquipmentSection *self)
{
  if (has_name (self))
    gtk_widget_remove_css_class (GTK_WIDGET (self->name_row), "error");
}

static void
on_name_entered (BrgEquipmentSection *self)
{
  Line *line = self->waiting;

  if (line == NULL)
    return;
  if (!has_name (self))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  gtk_widget_grab_focus (GTK_WIDGET (line->tick));
  gtk_check_button_set_active (line->tick, TRUE);
}

static void
on_toggled (Line *line)
{
  BrgEquipmentSection *self = line->section;
  BrgSnapshot *snapshot;
  g_autofree char *today = NULL;
  BrgStore *store;
  GError *error = NULL;
  gboolean done;

  if (self->is_showing || self->session == NULL)
    return;
  snapshot = brg_session_get_snapshot (self->session);
  if (snapshot == NULL)
    return;
  if (gtk_check_button_get_active (line->tick) && !has_name (self))
    {
      take_tick_back (line);
      return;
    }
  store = brg_session_get_store (self->session);
  today = brg_date_text_dup_today ();
  done = gtk_check_button_get_active (line->tick)
             ? brg_store_check_equipment (store, snapshot->event->id, line->item->id, today,
                                          brg_ui_get_text (self->name_row), &error)
             : brg_store_uncheck_equipment (store, snapshot->event->id, line->item->id, &error);
  if (!brg_session_finish (self->session, done, error))
    brg_equipment_section_show (self, self->session);
}

static Line *
add_line (BrgEquipmentSection *self, const BrgEquipmentItem *item)
{
  Line *line = g_new0 (Line, 1);
  GtkWidget *link = brg_article_link_new (self->rulebook, item->article);

  line->section = self;
  line->item = item;
  line->row = adw_action_row_new ();
  line->tick = GTK_CHECK_BUTTON (gtk_check_button_new ());
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (line->row), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (line->row), 0);
  gtk_widget_set_valign (GTK_WIDGET (line->tick), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (link, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (line->row), GTK_WIDGET (line->tick));
  adw_action_row_add_suffix (ADW_ACTION_ROW (line->row), link);
  /* It is named by the title of its row then. */
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (line->row), GTK_WIDGET (line->tick));
  gtk_widget_set_focusable (line->row, FALSE);
  g_signal_connect_swapped (line->tick, "toggled", G_CALLBACK (on_toggled), line);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), line->row);
  g_ptr_array_add (self->lines, line);
  return line;
}

/* The rows stay as long as the book does: the focus would go with them. */
static void
make_lines (BrgEquipmentSection *self, const BrgRulebook *rulebook)
{
  if (rulebook == self->rulebook)
    return;
  for (guint i = 0; i < self->lines->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                  ((Line *) self->lines->pdata[i])->row);
  g_ptr_array_set_size (self->lines, 0);
  self->rulebook = rulebook;
  for (guint i = 0; i < rulebook->n_equipment; i++)
    add_line (self, &rulebook->equipment[i]);
}

static void
show_line (Line *line, const BrgEquipmentRow *row)
{
  g_autofree char *title = brg_equipment_list_dup_title (row);
  g_autofree char *day = brg_names_dup_day (row->day);
  g_autofree char *subtitle =
      *row->day != '\0' ? g_strdup_printf ("%s, %s", day, row->name) : g_strdup ("");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (line->row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (line->row), subtitle);
  gtk_check_button_set_active (line->tick, *row->day != '\0');
}

/* The chief arbiter, until somebody else was typed. */
static void
show_name (BrgEquipmentSection *self, const BrgSnapshot *snapshot)
{
  const char *chief = brg_official_list_get_chief (snapshot->event->officials);
  const char *shown = brg_ui_get_text (self->name_row);

  if (*shown == '\0' || g_strcmp0 (shown, self->chief) == 0)
    gtk_editable_set_text (GTK_EDITABLE (self->name_row), chief);
  g_free (self->chief);
  self->chief = g_strdup (chief);
}

void
brg_equipment_section_show (BrgEquipmentSection *self, BrgSession *session)
{
  BrgSnapshot *snapshot;
  g_autoptr (GPtrArray) rows = NULL;

  g_return_if_fail (BRG_IS_EQUIPMENT_SECTION (self) && BRG_IS_SESSION (session));

  self->session = session;
  snapshot = brg_session_get_snapshot (session);
  if (snapshot == NULL)
    return;
  rows = brg_equipment_list_load (brg_session_get_store (session), snapshot, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), rows != NULL && rows->len > 0);
  if (rows == NULL)
    return;
  self->is_showing = TRUE;
  want_name (self, NULL);
  make_lines (self, snapshot->event->rulebook);
  show_name (self, snapshot);
  for (guint i = 0; i < rows->len; i++)
    show_line (self->lines->pdata[i], rows->pdata[i]);
  self->is_showing = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self), snapshot->event->state == BRG_EVENT_OPEN);
}

static void
brg_equipment_section_dispose (GObject *object)
{
  BRG_EQUIPMENT_SECTION (object)->session = NULL;
  G_OBJECT_CLASS (brg_equipment_section_parent_class)->dispose (object);
}

static void
brg_equipment_section_finalize (GObject *object)
{
  BrgEquipmentSection *self = BRG_EQUIPMENT_SECTION (object);

  g_ptr_array_unref (self->lines);
  g_free (self->chief);
  G_OBJECT_CLASS (brg_equipment_section_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgEquipmentSection, name)

static const BrgTemplateChild children[] = {
  CHILD (name_row),
  CHILD (wanted_row),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_name_changed),
  BRG_TEMPLATE_CALLBACK (on_name_entered),
};

static void
brg_equipment_section_class_init (BrgEquipmentSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_equipment_section_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_equipment_section_finalize;
  brg_template_set (klass, "brg-equipment-section", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_equipment_section_init (BrgEquipmentSection *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}
