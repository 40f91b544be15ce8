/* brg-event-words.h - what is played, and how
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-contest-kind.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * brg_event_words_get_discipline:
 * @discipline: what is played
 *
 * Returns: its name, not translated
 */
const char *brg_event_words_get_discipline (BrgDiscipline discipline);

/**
 * brg_event_words_get_system:
 * @system: id of a pairing system
 *
 * Returns: its name, not translated
 */
const char *brg_event_words_get_system (const char *system);

/**
 * brg_event_words_get_play:
 * @system: id of a pairing system
 * @contest: what kind of contest of composition it is, which has no system
 *
 * Returns: the name of the contest or else of the system, not translated
 */
const char *brg_event_words_get_play (const char *system, BrgContestKind contest);

G_END_DECLS
