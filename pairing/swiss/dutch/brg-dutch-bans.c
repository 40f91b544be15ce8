/* brg-dutch-bans.c - what forbids a pair or a bye in the FIDE (Dutch) system
 *
 * Rules: fide-dutch-2026 C1-C3
 * Tests: tests/pairing/test-dutch-reasons.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dutch-bans.h"

#include "brg-dutch-record.h"

static void
append (GArray *bans, BrgReasonKind kind, const char *article, const BrgReason *about)
{
  BrgReason ban = *about;

  ban.kind = kind;
  ban.article = article;
  g_array_append_val (bans, ban);
}

void
brg_dutch_list_bans (const BrgTournament *tournament,
                     gint round,
                     gint player,
                     gint other,
                     GArray *bans)
{
  BrgReason about = { .pair = -1, .player = player, .other = other };
  const BrgForbiddenPair *ban;
  BrgDutchRecord a;
  BrgDutchRecord b;

  g_return_if_fail (tournament != NULL && bans != NULL);

  a = brg_dutch_record_read (tournament, player, round);
  if (other == BRG_NOBODY)
    {
      if (a.had_free_win)
        append (bans, BRG_REASON_BYE_HAD_ONE, "fide-dutch-2026 C2", &about);
      return;
    }
  b = brg_dutch_record_read (tournament, other, round);
  about.number = brg_dutch_find_game (tournament, player, other, round);
  if (about.number > 0)
    append (bans, BRG_REASON_MET, "fide-dutch-2026 C1", &about);
  about.number = 0;
  ban = brg_tournament_find_ban (tournament, player, other, round);
  if (ban != NULL)
    append (bans, ban->is_apart ? BRG_REASON_KEPT_APART : BRG_REASON_FORBIDDEN,
            "fide-dutch-2026 C1", &about);
  about.colour = a.wish;
  if (brg_dutch_record_is_barred (&a, &b))
    append (bans, BRG_REASON_ABSOLUTE_BAR, "fide-dutch-2026 C3", &about);
}
