/* brg-ctl-postal-asked.h - what bergerctl correspondence is asked of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-desk.h"
#include "event/brg-ctl-place.h"

G_BEGIN_DECLS

/* No average run, and not -1, by which none is known. */
#define BRG_CTL_TRANSIT_NOT_NAMED G_MININT

/**
 * BrgCtlPostalAsked:
 * @where: the group
 * @today: what counts as today: `--today`, else `--on` where that is no day of a decision, else the
 *   day in the zone of the event
 * @notes: (nullable) (element-type utf8): what is told of an act when it is done
 * @desk: (nullable): the games of the group
 *
 * The options, texts as they were typed, %NULL where they were not. Begins as zeros.
 */
typedef struct
{
  BrgCtlPlace where;
  char *on;
  char *asked_today;
  char *game;
  char *file;
  char *line;
  char *output;
  char *first;
  char *last;
  char *cipher;
  char *channel;
  char *norm;
  char *registered;
  char *secretary_at;
  char *arbiter_at;
  char *organisation_at;
  char *note;
  char *player;
  char *partner;
  char *told;
  char *protested;
  char *secretary;
  char *office;
  char *kind;
  char *article;
  char *reason;
  char *format;
  char *language;
  gint transit;
  gint number;
  gboolean is_granted;
  gboolean is_week;
  BrgPostalDay today;
  GPtrArray *notes;
  BrgPostalDesk *desk;
} BrgCtlPostalAsked;

/** brg_ctl_postal_asked_clear: Frees what @asked holds and closes the workspace */
void brg_ctl_postal_asked_clear (BrgCtlPostalAsked *asked);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgCtlPostalAsked, brg_ctl_postal_asked_clear)

/** brg_ctl_postal_asked_read_day: Returns: whether @text of @option is a day, or none; else told */
gboolean brg_ctl_postal_asked_read_day (const char *option, const char *text, BrgPostalDay *day);

/**
 * brg_ctl_postal_asked_read_past:
 * @asked: what is asked
 * @option: name of an option
 * @text: (nullable): its value, a day of something that has been
 * @day: (out): the day, 0 for none
 *
 * As the window does: a day that cannot be is refused, one that is still to come is noted.
 *
 * Returns: whether the day is taken; that it is not is told
 */
gboolean brg_ctl_postal_asked_read_past (BrgCtlPostalAsked *asked,
                                         const char *option,
                                         const char *text,
                                         BrgPostalDay *day);

/** brg_ctl_postal_asked_tell: Returns: what came of an act; its notes, or its error, are told */
BrgCtlStatus brg_ctl_postal_asked_tell (const BrgCtlPostalAsked *asked,
                                        gboolean is_done,
                                        GError **error);

/** brg_ctl_postal_asked_find_game: Returns: (nullable): the game that `--game` names; none is told
 */
const BrgPostalCase *brg_ctl_postal_asked_find_game (const BrgCtlPostalAsked *asked);

/** brg_ctl_postal_asked_find_player: Returns: row of the player with that number; 0 is told */
gint64 brg_ctl_postal_asked_find_player (const BrgCtlPostalAsked *asked,
                                         const char *option,
                                         const char *number);

/** brg_ctl_postal_asked_add_note: @words: (transfer full): told when the act is done */
void brg_ctl_postal_asked_add_note (BrgCtlPostalAsked *asked, char *words);

G_END_DECLS
