/* brg-event-regulations.c - what the regulations of an event set, from its settings
 *
 * Tests: tests/app/test-protest-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-regulations.h"

#include <glib/gi18n.h>

#include "brg-store-event.h"

void
brg_event_regulations_load (BrgStore *store, gint64 event_id, BrgRegulations *regulations)
{
  guint n_regulations;
  const BrgRegulation *list = brg_regulations_list (&n_regulations);

  g_return_if_fail (store != NULL && regulations != NULL);

  brg_regulations_init (regulations);
  for (guint i = 0; i < n_regulations; i++)
    {
      g_autofree char *text = brg_store_get_setting (store, event_id, list[i].name);
      gint64 value;

      if (g_ascii_string_to_signed (text, 10, G_MININT64, G_MAXINT64, &value, NULL))
        brg_regulations_set (regulations, &list[i], value);
    }
}

gboolean
brg_event_regulations_save (BrgStore *store,
                            gint64 event_id,
                            const BrgRegulation *regulation,
                            gint64 value,
                            GError **error)
{
  BrgRegulations checked;
  g_autofree char *text = NULL;

  g_return_val_if_fail (store != NULL && regulation != NULL, FALSE);

  if (!brg_regulations_set (&checked, regulation, value))
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                           _ ("This number is outside the range that regulations may set."));
      return FALSE;
    }
  text =
      value == BRG_REGULATION_UNSET ? g_strdup ("") : g_strdup_printf ("%" G_GINT64_FORMAT, value);
  return brg_store_set_setting (store, event_id, regulation->name, text, error);
}
