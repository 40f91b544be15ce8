/* brg-ctl-place.c - the event of a workspace that a command is asked about
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-place.h"

#include "brg-journal.h"

void
brg_ctl_place_clear (BrgCtlPlace *place)
{
  g_return_if_fail (place != NULL);

  g_clear_pointer (&place->path, g_free);
  g_clear_pointer (&place->snapshot, brg_snapshot_unref);
  g_clear_pointer (&place->store, brg_store_free);
}

gboolean
brg_ctl_place_parse (BrgCtlPlace *place, const GOptionEntry *options, int *argc, char ***argv)
{
  const GOptionEntry usual[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &place->path, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &place->event_id, "an event of the workspace", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &place->group_id, "a group of the event", "ID" },
  };
  g_autoptr (GArray) all = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));

  g_array_append_vals (all, usual, G_N_ELEMENTS (usual));
  for (guint i = 0; options != NULL && options[i].long_name != NULL; i++)
    g_array_append_vals (all, &options[i], 1);
  return brg_ctl_parse_described (place->command != NULL ? place->command : (*argv)[0],
                                  place->usage != NULL ? place->usage : "", place->about,
                                  (const GOptionEntry *) (gconstpointer) all->data, argc, argv,
                                  place->n_wanted);
}

gboolean
brg_ctl_place_read (BrgCtlPlace *place, const GOptionEntry *options, int argc, char **argv)
{
  const char *name = argv[0];

  if (!brg_ctl_place_parse (place, options, &argc, &argv))
    return FALSE;
  if (place->path != NULL && place->event_id != 0)
    return TRUE;
  brg_ctl_complain ("%s wants --db FILE and --event ID", name);
  return FALSE;
}

gboolean
brg_ctl_place_open (BrgCtlPlace *place, BrgStoreMode mode)
{
  place->store = brg_ctl_open_store (place->path, mode);
  if (place->store != NULL && place->is_proved)
    brg_store_set_doubted (place->store, !brg_journal_verify (place->store, NULL));
  place->snapshot = place->store != NULL
                        ? brg_ctl_load_event (place->store, place->event_id, place->group_id)
                        : NULL;
  return place->snapshot != NULL;
}
