/* brg-envelopes-page-print.c - the page of envelopes: faces, register and hours on paper
 *
 * Tests: tests/gui/envelopes.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-envelopes-page-private.h"
#include "brg-print.h"
#include "brg-row-menu.h"
#include "brg-shell.h"

static BrgPaperSource
source_of (BrgEnvelopesPage *self)
{
  return (BrgPaperSource){ .snapshot = brg_page_get_snapshot (BRG_PAGE (self)),
                           .store =
                               brg_session_get_store (brg_page_get_session (BRG_PAGE (self))) };
}

void
brg_envelopes_page_print_face (BrgEnvelopesPage *self, BrgEnvelopePaper paper)
{
  const BrgEnvelopeCase *matter = brg_envelopes_page_get_case (self);
  BrgPaperSource source = source_of (self);

  if (matter == NULL || matter->envelope == NULL)
    {
      brg_session_tell (brg_page_get_session (BRG_PAGE (self)),
                        _ ("There is nothing to print yet."));
      return;
    }
  source.round = matter->round;
  source.number = matter->envelope->number;
  source.envelope_paper = paper;
  brg_print_paper (GTK_WIDGET (self), "envelope", &source);
}

static void
print_list (BrgEnvelopesPage *self, const char *id)
{
  BrgPaperSource source = source_of (self);

  if (source.snapshot != NULL)
    brg_print_paper (GTK_WIDGET (self), id, &source);
}

static void
on_print_c5 (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_envelopes_page_print_face (data, BRG_ENVELOPE_C5);
}

static void
on_print_a4 (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_envelopes_page_print_face (data, BRG_ENVELOPE_A4);
}

static void
on_print_register (GSimpleAction *action G_GNUC_UNUSED,
                   GVariant *parameter G_GNUC_UNUSED,
                   gpointer data)
{
  print_list (data, "envelope-register");
}

static void
on_print_resumption (GSimpleAction *action G_GNUC_UNUSED,
                     GVariant *parameter G_GNUC_UNUSED,
                     gpointer data)
{
  print_list (data, "resumption");
}

/* What a row's menu has of the bar. */
static void
on_face (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  gtk_widget_activate (GTK_WIDGET (((BrgEnvelopesPage *) data)->face_button));
}

static void
on_schedule (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  gtk_widget_activate (GTK_WIDGET (((BrgEnvelopesPage *) data)->schedule_button));
}

static const GActionEntry entries[] = {
  { .name = "face", .activate = on_face },
  { .name = "schedule", .activate = on_schedule },
  { .name = "print-c5", .activate = on_print_c5 },
  { .name = "print-a4", .activate = on_print_a4 },
  { .name = "print-register", .activate = on_print_register },
  { .name = "print-resumption", .activate = on_print_resumption },
};

static void
set_enabled (BrgEnvelopesPage *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

void
brg_envelopes_page_update_printing (BrgEnvelopesPage *self)
{
  const BrgEnvelopeCase *matter = brg_envelopes_page_get_case (self);
  gboolean has_face = matter != NULL && matter->envelope != NULL;
  gboolean is_pending = FALSE;

  for (guint i = 0; self->desk != NULL && i < self->desk->cases->len; i++)
    {
      const BrgEnvelopeCase *one = &g_array_index (self->desk->cases, BrgEnvelopeCase, i);

      is_pending = is_pending || (one->is_open && one->envelope != NULL);
    }
  set_enabled (self, "print-c5", has_face);
  set_enabled (self, "print-a4", has_face);
  set_enabled (self, "print-register", self->desk != NULL && self->desk->envelopes->len > 0);
  set_enabled (self, "print-resumption", is_pending);
}

static void
add_row_menu (BrgEnvelopesPage *self)
{
  const BrgRowMenuLine lines[] = {
    { _ ("_Envelope…"), "envelopes.face", NULL },
    { _ ("_Schedule…"), "envelopes.schedule", NULL },
    { NULL },
    { _ ("Envelope _C5"), "envelopes.print-c5", NULL },
    { _ ("Envelope on _A4, to Fold"), "envelopes.print-a4", NULL },
  };

  brg_row_menu_add_to_list (self->list, lines, G_N_ELEMENTS (lines));
}

void
brg_envelopes_page_install_printing (BrgEnvelopesPage *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "envelopes", G_ACTION_GROUP (self->actions));
  g_object_bind_property (self->face_button, "sensitive",
                          g_action_map_lookup_action (G_ACTION_MAP (self->actions), "face"),
                          "enabled", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->schedule_button, "sensitive",
                          g_action_map_lookup_action (G_ACTION_MAP (self->actions), "schedule"),
                          "enabled", G_BINDING_SYNC_CREATE);
  add_row_menu (self);
  brg_envelopes_page_update_printing (self);
}
