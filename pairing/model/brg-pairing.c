/* brg-pairing.c - what a pairing system gives: pairs with reasons
 *
 * Tests: tests/pairing/test-pairing.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing.h"

G_DEFINE_QUARK (brg_pairing_error, brg_pairing_error)

BrgPairing *
brg_pairing_new (void)
{
  BrgPairing *pairing = g_new0 (BrgPairing, 1);

  pairing->exists = TRUE;
  pairing->pairs = g_array_new (FALSE, FALSE, sizeof (BrgPair));
  pairing->reasons = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  pairing->obstacles = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  return pairing;
}

void
brg_pairing_free (BrgPairing *pairing)
{
  if (pairing == NULL)
    return;
  g_array_unref (pairing->pairs);
  g_array_unref (pairing->reasons);
  g_array_unref (pairing->obstacles);
  g_free (pairing);
}

const BrgPair *
brg_pairing_request_find_locked (const BrgPairingRequest *request, gint player, gint other)
{
  g_return_val_if_fail (request != NULL, NULL);

  for (guint i = 0; i < request->n_locked; i++)
    {
      const BrgPair *locked = &request->locked[i];

      if ((locked->white == player && locked->black == other) ||
          (locked->white == other && locked->black == player))
        return locked;
    }
  return NULL;
}

const char *
brg_reason_kind_get_id (BrgReasonKind kind)
{
  static const char *const ids[BRG_N_REASON_KINDS] = {
    [BRG_REASON_TABLE] = "table",
    [BRG_REASON_LOCKED] = "locked",
    [BRG_REASON_SAME_GROUP] = "same-group",
    [BRG_REASON_MOVED_DOWN] = "moved-down",
    [BRG_REASON_ODD_GROUP] = "odd-group",
    [BRG_REASON_GROUP_STUCK] = "group-stuck",
    [BRG_REASON_PASSES_GROUP] = "passes-group",
    [BRG_REASON_FIRST_CHOICE] = "first-choice",
    [BRG_REASON_MET] = "met",
    [BRG_REASON_SAME_COLOUR_BAR] = "same-colour-bar",
    [BRG_REASON_BREAKS_REST] = "breaks-rest",
    [BRG_REASON_BYE_LAST] = "bye-last",
    [BRG_REASON_BYE_HAD_ONE] = "bye-had-one",
    [BRG_REASON_BYE_BREAKS_REST] = "bye-breaks-rest",
    [BRG_REASON_COLOUR_LOT] = "colour-lot",
    [BRG_REASON_COLOUR_BOTH] = "colour-both",
    [BRG_REASON_COLOUR_ONE] = "colour-one",
    [BRG_REASON_COLOUR_RUN] = "colour-run",
    [BRG_REASON_COLOUR_SURPLUS] = "colour-surplus",
    [BRG_REASON_COLOUR_PLACE] = "colour-place",
    [BRG_REASON_COLOUR_STRONGER] = "colour-stronger",
    [BRG_REASON_COLOUR_ALTERNATE] = "colour-alternate",
    [BRG_REASON_COLOUR_FIRST] = "colour-first",
    [BRG_REASON_CANNOT_GO_DOWN] = "cannot-go-down",
    [BRG_REASON_ABSENT] = "absent",
    [BRG_REASON_OTHER_SECTION] = "other-section",
    [BRG_REASON_SAME_SIDE] = "same-side",
    [BRG_REASON_BRACKET] = "bracket",
    [BRG_REASON_BRACKET_PLACES] = "bracket-places",
    [BRG_REASON_BRACKET_BYE] = "bracket-bye",
    [BRG_REASON_NOT_IN_BRACKET] = "not-in-bracket",
    [BRG_REASON_UNDECIDED] = "undecided",
    [BRG_REASON_COLOUR_DRAWN] = "colour-drawn",
    [BRG_REASON_COLOUR_CHANGES] = "colour-changes",
    [BRG_REASON_FORBIDDEN] = "forbidden",
    [BRG_REASON_KEPT_APART] = "kept-apart",
    [BRG_REASON_ABSOLUTE_BAR] = "absolute-bar",
    [BRG_REASON_BYE_SCORE] = "bye-score",
    [BRG_REASON_BYE_UNPLAYED] = "bye-unplayed",
    [BRG_REASON_WORSE] = "worse",
    [BRG_REASON_LATER] = "later",
    [BRG_REASON_MOVED_UP] = "moved-up",
    [BRG_REASON_COLOUR_FEWER] = "colour-fewer",
    [BRG_REASON_COLOUR_CHANGE] = "colour-change",
    [BRG_REASON_COLOUR_LIMIT] = "colour-limit",
    [BRG_REASON_COLOUR_LOWER] = "colour-lower",
    [BRG_REASON_COLOUR_ONLY] = "colour-only",
    [BRG_REASON_SECOND_GAME] = "second-game",
    [BRG_REASON_BYE_MAY] = "bye-may",
    [BRG_REASON_COLOUR_TABLE] = "colour-table",
    [BRG_REASON_MATCH_GAME] = "match-game",
    [BRG_REASON_BRACKET_SEAT] = "bracket-seat",
    [BRG_REASON_ADJOURNED] = "adjourned",
    [BRG_REASON_ADJOURNED_NOTHING] = "adjourned-nothing",
  };

  g_return_val_if_fail ((guint) kind < BRG_N_REASON_KINDS, NULL);
  return ids[kind];
}

gboolean
brg_reason_kind_is_about_colour (BrgReasonKind kind)
{
  return g_str_has_prefix (brg_reason_kind_get_id (kind), "colour-");
}
