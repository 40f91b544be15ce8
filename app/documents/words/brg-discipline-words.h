/* brg-discipline-words.h - the name of a discipline: of game, tempo and teams
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event.h"
#include "brg-group.h"
#include "brg-official-discipline.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_discipline_words_dup:
 * @words: a language
 * @discipline: a game
 * @tempo: how fast; standard and unknown are not named
 * @has_teams: whether teams play
 *
 * Returns: (transfer full): the discipline as the register names it (rus-draughts-2022 1.2,
 *   appendix 1): "Русские шашки – быстрая игра – командные соревнования", in English as in
 *   international records; what the register does not know is named in the same way
 */
char *brg_discipline_words_dup (const BrgWords *words,
                                BrgDiscipline discipline,
                                BrgTempo tempo,
                                gboolean has_teams);

/**
 * brg_discipline_words_dup_official:
 * @words: a language
 * @official: a discipline of the register
 *
 * Returns: (transfer full): its name
 */
char *brg_discipline_words_dup_official (const BrgWords *words,
                                         const BrgOfficialDiscipline *official);

/**
 * brg_discipline_words_find_tempo:
 * @event: an event
 * @group: one of its groups
 *
 * Returns: how fast it is played by its rule book and time control
 */
BrgTempo brg_discipline_words_find_tempo (const BrgEvent *event, const BrgGroup *group);

/**
 * brg_discipline_words_find_unfit:
 * @event: an event
 * @group: one of its groups
 *
 * Returns: (transfer none) (nullable): book id and article by which its time control is that of no
 *   discipline, a constant string; %NULL when it fits, is not set, or the book has no such kinds
 */
const char *brg_discipline_words_find_unfit (const BrgEvent *event, const BrgGroup *group);

/**
 * brg_discipline_words_dup_unfit:
 * @words: a language
 * @event: an event
 * @group: one of its groups
 *
 * Returns: (transfer full) (nullable): that in words
 */
char *brg_discipline_words_dup_unfit (const BrgWords *words,
                                      const BrgEvent *event,
                                      const BrgGroup *group);

/**
 * brg_discipline_words_dup_event:
 * @words: a language
 * @event: an event
 * @group: one of its groups
 *
 * Returns: (transfer full): the discipline in which the group plays
 */
char *brg_discipline_words_dup_event (const BrgWords *words,
                                      const BrgEvent *event,
                                      const BrgGroup *group);

/**
 * brg_discipline_words_find_official:
 * @event: an event
 * @group: one of its groups
 *
 * Returns: (transfer none) (nullable): the discipline of the register in which the group plays;
 *   %NULL where the register has none
 */
const BrgOfficialDiscipline *brg_discipline_words_find_official (const BrgEvent *event,
                                                                 const BrgGroup *group);

G_END_DECLS
