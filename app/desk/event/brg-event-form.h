/* brg-event-form.h - an event while it is being filled in: defaults, what follows what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"
#include "brg-time-control.h"

G_BEGIN_DECLS

/**
 * BRG_EVENT_FORM_MOST_ROUNDS:
 *
 * The most rounds that a Swiss may have.
 */
#define BRG_EVENT_FORM_MOST_ROUNDS 99

/**
 * BRG_EVENT_FORM_MOST_CYCLES:
 *
 * The most cycles that a round robin may have.
 */
#define BRG_EVENT_FORM_MOST_CYCLES 8

/**
 * BRG_EVENT_FORM_LEAST_BOARDS:
 *
 * The fewest boards of a match between teams.
 */
#define BRG_EVENT_FORM_LEAST_BOARDS 2

/**
 * BRG_EVENT_FORM_MOST_BOARDS:
 *
 * The most boards of a match between teams.
 */
#define BRG_EVENT_FORM_MOST_BOARDS 20

/**
 * BRG_EVENT_FORM_USUAL_BOARDS:
 *
 * The boards that a match between teams gets first.
 */
#define BRG_EVENT_FORM_USUAL_BOARDS 4

/** BrgEventFormBefore: what an event was before it was chosen to be by correspondence */
typedef struct _BrgEventFormBefore BrgEventFormBefore;

/**
 * BrgEventForm:
 * @event: the event, with its officials
 * @group: its group
 * @is_new: whether it is not stored yet: then the system follows the rule book
 * @wants_postal: whether play by correspondence was chosen, though it may not fit at the moment
 * @before: (nullable): what stood there before that
 *
 * An event and its group as the user fills them in. What depends on something else follows it: the
 * setters keep what the user chose as long as it may stay.
 */
typedef struct
{
  BrgEvent *event;
  BrgGroup *group;
  gboolean is_new;
  gboolean wants_postal;
  BrgEventFormBefore *before;
} BrgEventForm;

/**
 * brg_event_form_new:
 * @name: name of the event
 * @today: first day, `YYYY-MM-DD`, or empty
 * @seed: seed of the lots
 *
 * Returns: (transfer full): a Swiss of Russian draughts that could be created as it is
 */
BrgEventForm *brg_event_form_new (const char *name, const char *today, guint64 seed);

/**
 * brg_event_form_suit_language:
 * @form: a new form
 * @language: the user's language, `uk`
 *
 * The likely discipline and rule book of somebody who has made no event yet: Russian draughts by
 * the Russian book in Russian and Ukrainian, chess by the laws of FIDE elsewhere.
 */
void brg_event_form_suit_language (BrgEventForm *form, const char *language);

/**
 * brg_event_form_new_from:
 * @event: an event
 * @group: its group
 *
 * Returns: (transfer full): a form with copies of both
 */
BrgEventForm *brg_event_form_new_from (const BrgEvent *event, const BrgGroup *group);

/**
 * brg_event_form_fill_missing:
 * @event: an event that a file brought
 * @group: its group; its tie-breaks become the default of the book when the file named none
 *
 * A report need not say how equal points are parted; a table without it would share every place.
 */
void brg_event_form_fill_missing (const BrgEvent *event, BrgGroup *group);

/**
 * brg_event_form_free:
 * @form: (nullable): a form
 */
void brg_event_form_free (BrgEventForm *form);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgEventForm, brg_event_form_free)

/**
 * brg_event_form_set_text:
 * @place: a text of @form's event or group
 * @text: its new value, blanks at the ends are dropped
 */
void brg_event_form_set_text (char **place, const char *text);

/**
 * brg_event_form_set_day:
 * @place: a day of @form's event
 * @text: a date as somebody wrote it; what is no date stays as it is and is found by
 *   brg_event_form_check()
 */
void brg_event_form_set_day (char **place, const char *text);

/**
 * brg_event_form_get_kind:
 * @form: a form
 *
 * Returns: Swiss or round robin
 */
BrgTournamentKind brg_event_form_get_kind (const BrgEventForm *form);

/**
 * brg_event_form_set_system:
 * @form: a form
 * @system: id of a pairing system
 *
 * Tie-breaks of a preset are exchanged for the default of the new kind, others lose what may not be
 * used there; a Swiss without rounds gets nine, one in which a match is two rounds an even
 * number; what a team without opponent gets becomes what is usual in the system.
 */
void brg_event_form_set_system (BrgEventForm *form, const char *system);

/**
 * brg_event_form_list_systems:
 * @form: a form
 *
 * Returns: (transfer container) (element-type BrgPairingSystem): all systems in the order of a
 *   menu: those made for teams come first where teams play, and last where players do
 */
GPtrArray *brg_event_form_list_systems (const BrgEventForm *form);

/**
 * brg_event_form_set_boards:
 * @form: a form
 * @boards: boards of a match between teams, 0 where players play for themselves
 *
 * A number out of range becomes the nearest one; reserves play on a board that there is.
 */
void brg_event_form_set_boards (BrgEventForm *form, gint boards);

/**
 * brg_event_form_is_three_one:
 * @form: a form
 *
 * Returns: whether a match that is won is worth three points
 */
gboolean brg_event_form_is_three_one (const BrgEventForm *form);

/**
 * brg_event_form_is_match_bye_won:
 * @form: a form
 *
 * Returns: whether a team without opponent gets the points of a match that is won; else it gets
 *   those of a drawn one
 */
gboolean brg_event_form_is_match_bye_won (const BrgEventForm *form);

/**
 * brg_event_form_set_match_points:
 * @form: a form
 * @is_three_one: whether a match is worth three points, one and none, and not two, one and none
 * @is_bye_won: what brg_event_form_is_match_bye_won() shall say
 */
void brg_event_form_set_match_points (BrgEventForm *form,
                                      gboolean is_three_one,
                                      gboolean is_bye_won);

/**
 * brg_event_form_set_rulebook:
 * @form: a form
 * @rulebook: a rule book
 *
 * The discipline becomes one that the book knows, the scoring one that it allows; tie-breaks of a
 * preset, a usual time control and the book's late time become those of the new book, and so does
 * the usual pairing system of a Swiss that is not stored yet.
 */
void brg_event_form_set_rulebook (BrgEventForm *form, const BrgRulebook *rulebook);

/**
 * brg_event_form_set_discipline:
 * @form: a form
 * @discipline: what is played
 *
 * The rule book becomes one that knows the discipline.
 */
void brg_event_form_set_discipline (BrgEventForm *form, BrgDiscipline discipline);

/**
 * brg_event_form_list_time_controls:
 * @form: a form
 *
 * Returns: (transfer full) (element-type utf8): what the rule book names or recommends for the
 *   discipline, what events begin with first; constant strings
 */
GPtrArray *brg_event_form_list_time_controls (const BrgEventForm *form);

/**
 * brg_event_form_get_meeting_article:
 * @form: a form
 *
 * Returns: (nullable): what speaks of meetings of several games: `rus-draughts-2022 5.4.6`, or the
 *   article of a discipline that is always played so; %NULL where the book knows none
 */
const char *brg_event_form_get_meeting_article (const BrgEventForm *form);

/**
 * brg_event_form_has_cycles:
 * @form: a form
 *
 * Returns: whether #BrgGroup.cycles is a choice and the number of rounds follows from it: how often
 *   a table is gone through, or how many games a meeting of a bracket or a match has
 */
gboolean brg_event_form_has_cycles (const BrgEventForm *form);

/**
 * brg_event_form_knows_acceleration:
 * @form: a form
 *
 * Returns: whether virtual points count in the system, see #BrgGroup.baku
 */
gboolean brg_event_form_knows_acceleration (const BrgEventForm *form);

/**
 * brg_event_form_may_accelerate:
 * @form: a form
 *
 * Returns: whether the scoring allows it as well (fide-acceleration-2026 1.1)
 */
gboolean brg_event_form_may_accelerate (const BrgEventForm *form);

/**
 * brg_event_form_is_two_one:
 * @form: a form
 *
 * Returns: whether a win is worth two points
 */
gboolean brg_event_form_is_two_one (const BrgEventForm *form);

/**
 * brg_event_form_set_two_one:
 * @form: a form
 * @is_two_one: whether a win is worth two points and a draw one; refused where the book says
 *   otherwise
 */
void brg_event_form_set_two_one (BrgEventForm *form, gboolean is_two_one);

/**
 * brg_event_form_late_minutes:
 * @form: a form
 *
 * Returns: how late a player may come, the book's default included; -1 while nothing says it
 */
gint brg_event_form_late_minutes (const BrgEventForm *form);

/**
 * brg_event_form_is_control_unknown:
 * @form: a form
 * @fault: (out) (optional): why; untouched where it is understood
 *
 * A time control that is not understood is kept as it was written. What depends on it is not known
 * then.
 *
 * Returns: whether there is a time control that is not understood
 */
gboolean brg_event_form_is_control_unknown (const BrgEventForm *form, BrgTimeControlFault *fault);

/**
 * brg_event_form_has_two_game_matches:
 * @group: a group
 *
 * Returns: whether its system pairs matches of two games, so that its rounds come in twos
 */
gboolean brg_event_form_has_two_game_matches (const BrgGroup *group);

G_END_DECLS
