/* brg-envelope-settings.c - what the regulations say of sessions; the desk of a stored group
 *
 * Tests: tests/app/test-envelope-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelope-settings.h"

#include "brg-regulations.h"
#include "brg-store-envelope-rows.h"
#include "brg-store-event.h"

/* Its name in the settings is that of the table. */
static const char *
find_name (void)
{
  guint n_regulations;
  const BrgRegulation *regulations = brg_regulations_list (&n_regulations);

  for (guint i = 0; i < n_regulations; i++)
    if (regulations[i].offset == offsetof (BrgRegulations, session_minutes))
      return regulations[i].name;
  g_return_val_if_reached ("");
}

gint
brg_envelope_settings_get_session (BrgStore *store, const BrgSnapshot *snapshot)
{
  g_autofree char *text = NULL;
  gint64 minutes;

  g_return_val_if_fail (store != NULL && snapshot != NULL, -1);

  text = brg_store_get_setting (store, snapshot->event->id, find_name ());
  return g_ascii_string_to_signed (text, 10, 1, 10000, &minutes, NULL) ? (gint) minutes : -1;
}

BrgEnvelopeDesk *
brg_envelope_settings_open_desk (BrgStore *store, const BrgSnapshot *snapshot)
{
  GPtrArray *envelopes;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  envelopes = brg_store_list_envelopes (store, snapshot->group->id, NULL);
  return envelopes != NULL
             ? brg_envelope_desk_new (snapshot, envelopes,
                                      brg_envelope_settings_get_session (store, snapshot))
             : NULL;
}
