/* brg-withdrawal-text.c - what became of a player who left, in words
 *
 * Rules: rus-draughts-2022 5.4.5.2, 5.4.5.3; rus-chess-2014 24.1.1, 24.1.2; ussr-chess-1956 23
 * Tests: tests/app/test-withdrawal-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-withdrawal-text.h"

#include <glib/gi18n.h>

#include "brg-rational.h"

static char *
dup_count (const BrgSnapshot *snapshot, gint entry, const BrgWithdrawal *withdrawal)
{
  const BrgEntry *player = brg_snapshot_get_entry (snapshot, entry);
  g_autofree char *name = brg_entry_dup_name (player);
  g_autofree char *half = brg_rational_to_figures (brg_rational (withdrawal->n_scheduled, 2));

  /* Translators: start number, name, games played, games scheduled, half of these ("5½") */
  return g_strdup_printf (
      ngettext ("No. %d %s: %d game played of %d, half is %s.",
                "No. %d %s: %d games played of %d, half is %s.", (gulong) withdrawal->n_played),
      player->number, name, withdrawal->n_played, withdrawal->n_scheduled, half);
}

static const char *
get_marks_text (const BrgWithdrawalRule *rule)
{
  switch (rule->marks)
    {
    case BRG_UNPLAYED_LOST:
      return _ ("Unplayed games: − for the player, + for the opponents.");
    case BRG_UNPLAYED_MINUS_BOTH:
      return _ ("Unplayed games: − for both.");
    case BRG_UNPLAYED_LEFT_OPEN:
      return "";
    default:
      g_return_val_if_reached ("");
    }
}

static const char *
get_effect_text (BrgWithdrawalEffect effect)
{
  switch (effect)
    {
    case BRG_WITHDRAWAL_COUNTS:
      return _ ("The results stay and count.");
    case BRG_WITHDRAWAL_NOT_COUNTED:
      return _ ("The results stay for rating and do not count for the places.");
    case BRG_WITHDRAWAL_STRUCK_OUT:
      return _ ("All these games are annulled, row and column are struck out.");
    case BRG_WITHDRAWAL_NONE:
    default:
      return "";
    }
}

char *
brg_withdrawal_dup_text (const BrgSnapshot *snapshot, gint entry, const BrgWithdrawal *withdrawal)
{
  g_autofree char *count = NULL;
  const BrgWithdrawalRule *rule;
  const char *marks;

  g_return_val_if_fail (snapshot != NULL && withdrawal != NULL, NULL);

  if (withdrawal->effect == BRG_WITHDRAWAL_NONE)
    return g_strdup ("");
  count = dup_count (snapshot, entry, withdrawal);
  rule = withdrawal->effect == BRG_WITHDRAWAL_COUNTS ? &snapshot->event->rulebook->half_or_more
                                                     : &snapshot->event->rulebook->less_than_half;
  marks = get_marks_text (rule);
  return g_strjoin (" ", count, get_effect_text (withdrawal->effect), *marks != '\0' ? marks : NULL,
                    NULL);
}
