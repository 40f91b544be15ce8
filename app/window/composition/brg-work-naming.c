/* brg-work-naming.c - authors that are hidden are named: by whom, and why
 *
 * Rules: rus-draughts-2022 11.5.2, 11.7
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-work-naming.h"

#include <glib/gi18n.h>

#include "brg-store-contest-works.h"

enum
{
  NAMING_BY,
  NAMING_REASON,
};

typedef struct
{
  gint64 work_id;
  GWeakRef form;
  BrgWorkNamed named;
  gboolean is_named;
} Naming;

static void
free_naming (gpointer data)
{
  Naming *naming = data;
  g_autoptr (BrgFieldsSheet) form = g_weak_ref_get (&naming->form);

  if (form != NULL && !gtk_widget_in_destruction (GTK_WIDGET (form)))
    naming->named (form, naming->is_named);
  g_weak_ref_clear (&naming->form);
  g_free (naming);
}

static gboolean
save_naming (BrgFieldsSheet *form, gpointer data, GError **error)
{
  Naming *naming = data;
  g_autofree char *by = brg_fields_sheet_dup_text (form, NAMING_BY);
  g_autofree char *reason = brg_fields_sheet_dup_text (form, NAMING_REASON);

  brg_fields_sheet_set_focus (form, *by == '\0' ? NAMING_BY : NAMING_REASON);
  naming->is_named = brg_store_name_contest_authors (brg_sheet_get_store (BRG_SHEET (form)),
                                                     naming->work_id, by, reason, error);
  return naming->is_named;
}

/* rus-draughts-2022 11.7: he registers the works. */
static const char *
find_secretary (BrgFieldsSheet *form)
{
  const BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (form));

  for (guint i = 0; snapshot != NULL && i < snapshot->event->officials->len; i++)
    {
      const BrgOfficial *official = snapshot->event->officials->pdata[i];

      if (official->role == BRG_OFFICIAL_CHIEF_SECRETARY)
        return official->name;
    }
  return "";
}

void
brg_work_naming_present (BrgFieldsSheet *form, const BrgContestWork *work, BrgWorkNamed named)
{
  /* Translators: number of a work */
  g_autofree char *title = NULL;
  const char *secretary;
  BrgFieldsSheet *sheet;
  Naming *naming;

  g_return_if_fail (BRG_IS_FIELDS_SHEET (form) && work != NULL && named != NULL);

  naming = g_new0 (Naming, 1);
  naming->work_id = work->id;
  naming->named = named;
  g_weak_ref_init (&naming->form, form);
  secretary = find_secretary (form);
  /* Translators: number of a work */
  title = g_strdup_printf (_ ("Authors of work no. %u"), work->number);
  sheet = brg_fields_sheet_new (brg_sheet_get_shell (BRG_SHEET (form)), title, save_naming, naming,
                                free_naming);
  gtk_window_set_transient_for (GTK_WINDOW (sheet), GTK_WINDOW (form));
  brg_fields_sheet_add_heading (sheet, _ ("Named before publication"));
  brg_fields_sheet_add_text (sheet, _ ("By whom"), secretary);
  brg_fields_sheet_add_text (sheet, _ ("Grounds"), "");
  brg_fields_sheet_set_note (sheet, _ ("The contest is closed: judges do not know the authors "
                                       "(11.5.2). The journal keeps who named them and why."));
  brg_fields_sheet_set_focus (sheet, *secretary != '\0' ? NAMING_REASON : NAMING_BY);
  brg_fields_sheet_present (sheet);
}
