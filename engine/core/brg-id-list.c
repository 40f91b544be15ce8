/* brg-id-list.c - words that stand for the values of an enumeration, in its order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-id-list.h"

gint
brg_id_list_find (const char *const *ids, guint n_ids, const char *id)
{
  g_return_val_if_fail (ids != NULL, -1);

  for (guint i = 0; i < n_ids; i++)
    if (g_strcmp0 (ids[i], id) == 0)
      return (gint) i;
  return -1;
}
