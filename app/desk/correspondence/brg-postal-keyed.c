/* brg-postal-keyed.c - whether the result of a game by correspondence may be keyed in the table
 *
 * Rules: rus-draughts-2022 10.1.8, 10.3.7, 10.5.5
 * Tests: tests/app/test-postal-keyed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-keyed.h"

#include <glib/gi18n.h>

#include "brg-postal-desk.h"
#include "brg-postal-words.h"
#include "brg-store-postal-rows.h"

char *
brg_postal_keyed_dup_refusal (BrgStore *store, const BrgSnapshot *snapshot, gint64 pairing_id)
{
  BrgPostalEvent *event;
  g_autoptr (BrgPostalDesk) desk = NULL;
  g_autofree char *result = NULL;
  const BrgPostalCase *matter;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  if (!snapshot->group->is_postal)
    return NULL;
  event = brg_store_load_postal_game (store, snapshot->group->id, pairing_id, NULL);
  /* Whatever the letters say, on whatever day. */
  desk = event != NULL ? brg_postal_desk_new (snapshot, event, 0) : NULL;
  matter = desk != NULL ? brg_postal_desk_find (desk, pairing_id) : NULL;
  /* rus-draughts-2022 10.1.8: the table has what the records say. */
  if (matter == NULL || matter->chart == NULL || matter->chart->result == BRG_POSTAL_UNFINISHED)
    return NULL;
  result = brg_postal_case_dup_result (matter);
  /* Translators: code of a game, a result */
  return g_strdup_printf (
      _ ("The letters of game %s say how it ended: %s. That is corrected on the "
         "page Letters."),
      matter->code, result);
}
