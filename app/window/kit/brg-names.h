/* brg-names.h - names and sentences of event data in the user's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-event-form-check.h"
#include "brg-tie-break-order.h"

G_BEGIN_DECLS

/**
 * brg_names_get_discipline:
 * @discipline: a discipline
 *
 * Returns: its name in the user's language; a constant string
 */
const char *brg_names_get_discipline (BrgDiscipline discipline);

/**
 * brg_names_get_player_id:
 * @discipline: a discipline
 *
 * Returns: what the number of a player in the lists of its federation is called, with an underline;
 *   a constant string
 */
const char *brg_names_get_player_id (BrgDiscipline discipline);

/**
 * brg_names_dup_discipline_of:
 * @event: an event
 * @group: one of its groups
 *
 * Returns: (transfer full): game, tempo and teams as papers name them, in the user's language
 */
char *brg_names_dup_discipline_of (const BrgEvent *event, const BrgGroup *group);

/**
 * brg_names_get_rulebook:
 * @rulebook: a rule book
 *
 * Returns: its short name in the user's language; a constant string
 */
const char *brg_names_get_rulebook (const BrgRulebook *rulebook);

/**
 * brg_names_get_system:
 * @system: id of a pairing system
 *
 * Returns: its name in the user's language; a constant string
 */
const char *brg_names_get_system (const char *system);

/** brg_names_get_play: Returns: what brg_event_words_get_play() says, in the user's language */
const char *brg_names_get_play (const char *system, BrgContestKind contest);

/**
 * brg_names_dup_criterion:
 * @code: code of a tie-break
 * @rulebook: the event's rule book
 *
 * Returns: (transfer full): its name with a capital letter
 */
char *brg_names_dup_criterion (const char *code, const BrgRulebook *rulebook);

/**
 * brg_names_get_tempo:
 * @tempo: a class of time controls
 *
 * Returns: its name; a constant string
 */
const char *brg_names_get_tempo (BrgTempo tempo);

/**
 * brg_names_get_role:
 * @role: what an official does
 *
 * Returns: its name; a constant string
 */
const char *brg_names_get_role (BrgOfficialRole role);

/**
 * brg_names_get_scoring:
 * @is_two_one: whether a win is worth two points
 *
 * Returns: the points of win, draw and loss; a constant string
 */
const char *brg_names_get_scoring (gboolean is_two_one);

/**
 * brg_names_get_match_scoring:
 * @is_three_one: whether a match that is won is worth three points
 *
 * Returns: the points of a match that is won, drawn and lost; a constant string
 */
const char *brg_names_get_match_scoring (gboolean is_three_one);

/**
 * brg_names_get_line_up:
 * @rule: what the regulations say of line-ups
 *
 * Returns: its name; a constant string
 */
const char *brg_names_get_line_up (BrgLineUpRule rule);

/**
 * brg_names_get_even_boards:
 * @one_colour: whether a team has one colour on all boards
 *
 * Returns: the colours on the even boards of a match; a constant string
 */
const char *brg_names_get_even_boards (gboolean one_colour);

/**
 * brg_names_get_first_points:
 * @is_boards: whether points on the boards part the teams before the points of matches
 *
 * Returns: the name of what comes first; a constant string
 */
const char *brg_names_get_first_points (gboolean is_boards);

#define BRG_NAMES_POSTAL_ARTICLE "rus-draughts-2022 10.3.1"

/**
 * brg_names_dup_postal_norm:
 * @book: a book that knows play by correspondence
 *
 * Returns: (transfer full): "50 days for every 10 moves (10.3.1)"
 */
char *brg_names_dup_postal_norm (const BrgRulebook *book);

/**
 * brg_names_dup_tempo_of:
 * @form: an event
 *
 * Returns: (transfer full) (nullable): "Standard play, art. 6.1.9.1"; "no class of the book" when
 *   there is none; %NULL when the time control cannot be read
 */
char *brg_names_dup_tempo_of (const BrgEventForm *form);

/**
 * brg_names_dup_read_control:
 * @form: an event
 *
 * Returns: (transfer full) (nullable): how its time control was read; %NULL where it says so itself
 *   or is not understood
 */
char *brg_names_dup_read_control (const BrgEventForm *form);

/**
 * brg_names_dup_unknown_control:
 * @form: an event
 *
 * Returns: (transfer full) (nullable): why its time control is not understood, a sentence; %NULL
 *   where it is
 */
char *brg_names_dup_unknown_control (const BrgEventForm *form);

/**
 * brg_names_dup_fault:
 * @fault: what is wrong in a form
 * @rulebook: its rule book
 *
 * Returns: (transfer full): a sentence
 */
char *brg_names_dup_fault (const BrgEventFault *fault, const BrgRulebook *rulebook);

/**
 * brg_names_dup_day:
 * @day: `YYYY-MM-DD`, `YYYY`, or any other text
 *
 * Returns: (transfer full): a full date as people write it, `21.11.2026`; anything else as it is
 */
char *brg_names_dup_day (const char *day);

G_END_DECLS
