/* brg-ctl-play.h - what is played and how fast, as the commands of the arbiter's desk are told it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgCtlPlay:
 * @discipline: what is played
 * @tempo: how fast, %BRG_TEMPO_UNKNOWN when it is not said
 * @in_micro_matches: whether micro-matches are played
 */
typedef struct
{
  BrgDiscipline discipline;
  BrgTempo tempo;
  gboolean in_micro_matches;
} BrgCtlPlay;

/**
 * brg_ctl_read_play:
 * @command: who asks, for the message
 * @id: (nullable): `standard`, `rapid` or `blitz` of chess, the id of a discipline, or that with a
 *   hyphen and how fast it is or `match`: `russian-blitz`, `giveaway-match`
 * @rulebook: the rule book
 * @play: (out): what it says; untouched on failure
 *
 * Returns: whether @rulebook plays it; a fault is reported
 */
gboolean brg_ctl_read_play (const char *command,
                            const char *id,
                            const BrgRulebook *rulebook,
                            BrgCtlPlay *play);

G_END_DECLS
