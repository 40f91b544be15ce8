/* brg-round-order.c - which round of a table is played when
 *
 * Rules: rus-draughts-2022 app. 2 (note)
 * Tests: tests/pairing/test-berger.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-round-order.h"

static gboolean
check_order (const gint *order, gint n_rounds, GError **error)
{
  g_autofree gboolean *is_named = g_new0 (gboolean, n_rounds + 1);

  for (gint i = 0; i < n_rounds; i++)
    {
      if (order[i] < 1 || order[i] > n_rounds || is_named[order[i]])
        {
          g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ORDER,
                       "The changed order of rounds names round %d wrongly", order[i]);
          return FALSE;
        }
      is_named[order[i]] = TRUE;
    }
  return TRUE;
}

/* rus-draughts-2022 app. 2, note: the chief arbiter may change the order of the rounds. */
gint
brg_round_order_find (const BrgPairingRequest *request, gint n_rounds, GError **error)
{
  g_return_val_if_fail (request != NULL, 0);

  if (request->round < 1 || request->round > n_rounds)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ROUND,
                   "The table ends before round %d", request->round);
      return 0;
    }
  if (request->round_order == NULL)
    return request->round;
  if (!check_order (request->round_order, n_rounds, error))
    return 0;
  return request->round_order[request->round - 1];
}

gint *
brg_round_order_parse (const char *text, gint n_rounds)
{
  g_auto (GStrv) words = NULL;
  g_autofree gint *order = NULL;

  g_return_val_if_fail (text != NULL && n_rounds >= 0, NULL);

  words = g_strsplit (text, ",", -1);
  if (n_rounds == 0 || (gint) g_strv_length (words) != n_rounds)
    return NULL;
  order = g_new (gint, n_rounds);
  for (gint i = 0; i < n_rounds; i++)
    {
      guint64 round;

      if (!g_ascii_string_to_unsigned (g_strstrip (words[i]), 10, 1, (guint64) n_rounds, &round,
                                       NULL))
        return NULL;
      order[i] = (gint) round;
    }
  return check_order (order, n_rounds, NULL) ? g_steal_pointer (&order) : NULL;
}

char *
brg_round_order_to_text (const gint *order, gint n_rounds)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean is_changed = FALSE;

  g_return_val_if_fail (order != NULL, NULL);

  for (gint i = 0; i < n_rounds; i++)
    {
      g_string_append_printf (text, "%s%d", i > 0 ? "," : "", order[i]);
      is_changed = is_changed || order[i] != i + 1;
    }
  return is_changed ? g_string_free (g_steal_pointer (&text), FALSE) : g_strdup ("");
}
