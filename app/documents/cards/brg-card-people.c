/* brg-card-people.c - whose cards are printed, and what is said of somebody on a card
 *
 * Rules: rus-draughts-2022 5.3
 * Tests: tests/app/test-documents-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-card-people.h"

#include "brg-number-ranges.h"

static gboolean
is_wanted (const BrgEntry *entry, const BrgDocumentOptions *options, BrgCardPeople people)
{
  /* rus-draughts-2022 5.3: who is refused takes no part. */
  if (entry->admission == BRG_ADMISSION_REFUSED)
    return FALSE;
  if (people == BRG_CARD_PRESENT && entry->left_after != BRG_STAYS)
    return FALSE;
  return *options->chosen == '\0' ||
         (entry->number > 0 && brg_number_ranges_has (options->chosen, entry->number));
}

GArray *
brg_card_people_list (const BrgSnapshot *boards,
                      const BrgDocumentOptions *options,
                      BrgCardPeople people)
{
  GArray *list;

  g_return_val_if_fail (boards != NULL && options != NULL, NULL);

  list = g_array_new (FALSE, FALSE, sizeof (gint));
  for (gint i = 0; i < (gint) boards->entries->len; i++)
    if (is_wanted (brg_snapshot_get_entry (boards, i), options, people))
      g_array_append_val (list, i);
  return list;
}
