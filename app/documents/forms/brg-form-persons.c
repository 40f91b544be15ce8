/* brg-form-persons.c - players of a round as forms name them
 *
 * Tests: tests/app/test-documents-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-persons.h"

#include "brg-withdrawal-words.h"

char *
brg_form_persons_dup_name (const BrgSnapshot *snapshot,
                           gint player,
                           const BrgDocumentOptions *options)
{
  const BrgEntry *entry;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  entry = brg_snapshot_get_entry (snapshot, player);
  return options->father_names ? brg_entry_dup_full_name (entry) : brg_entry_dup_name (entry);
}

char *
brg_form_persons_dup_name_in_round (const BrgSnapshot *snapshot,
                                    gint player,
                                    gint round,
                                    const BrgDocumentOptions *options)
{
  g_autofree char *name = brg_form_persons_dup_name (snapshot, player, options);
  const BrgEntry *entry;

  g_return_val_if_fail (name != NULL, NULL);

  entry = brg_snapshot_get_entry (snapshot, player);
  if (entry->left_after >= round)
    return g_steal_pointer (&name);
  return g_strdup_printf ("%s – %s", name, brg_withdrawal_words_get (entry, options->words));
}

gboolean
brg_form_persons_black_is_first (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  /* rus-draughts-2022 9.2.4.1: Black moves first. */
  return snapshot->event->discipline == BRG_DISCIPLINE_RENJU;
}

gboolean
brg_form_persons_is_paired (const BrgRound *round, gint player)
{
  g_return_val_if_fail (round != NULL, FALSE);

  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->white == player || game->black == player)
        return TRUE;
    }
  return FALSE;
}

const char *
brg_form_persons_get_region (const BrgEntry *entry)
{
  g_return_val_if_fail (entry != NULL, "");

  if (*entry->region != '\0')
    return entry->region;
  if (*entry->delegation != '\0')
    return entry->delegation;
  return *entry->organisation != '\0' ? entry->organisation : entry->federation;
}
