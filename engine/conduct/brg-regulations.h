/* brg-regulations.h - what the regulations of an event set where a rule book leaves it to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident.h"
#include "brg-number-book.h"

G_BEGIN_DECLS

/**
 * BRG_REGULATION_UNSET:
 *
 * The regulations are silent: what the book says holds.
 */
#define BRG_REGULATION_UNSET (-1)

/**
 * BRG_DRAW_OFFER_ALL:
 *
 * No draw by agreement at all without the arbiter's leave, in place of a number of moves
 * (fide-2023 9.1.1, rus-chess-2014 9.1.1: "or altogether"; ukr-chess-2016 9.1: "of all moves").
 */
#define BRG_DRAW_OFFER_ALL 1000

/**
 * BrgEventLevel:
 * @BRG_LEVEL_NATIONAL: of the country or a republic
 * @BRG_LEVEL_REGIONAL: of a region or a city
 * @BRG_LEVEL_LOCAL: of a district, or for categories
 * @BRG_LEVEL_BLIND: for the blind, of whatever level
 * @BRG_LEVEL_INTERREGIONAL: of several regions
 * @BRG_LEVEL_INTERNATIONAL: of several countries
 * @BRG_LEVEL_CLUB: of a sports or other organisation
 *
 * The status of an event: what hangs on it says #BrgStatusBook. The values are stored.
 */
typedef enum
{
  BRG_LEVEL_NATIONAL,
  BRG_LEVEL_REGIONAL,
  BRG_LEVEL_LOCAL,
  BRG_LEVEL_BLIND,
  BRG_LEVEL_INTERREGIONAL,
  BRG_LEVEL_INTERNATIONAL,
  BRG_LEVEL_CLUB,
} BrgEventLevel;

#define BRG_N_EVENT_LEVELS (BRG_LEVEL_CLUB + 1)

/**
 * BrgClockKind:
 * @BRG_CLOCKS_MECHANICAL: with hands and a flag
 * @BRG_CLOCKS_ELECTRONIC: with a display
 *
 * The clocks of an event (rus-draughts-2022 4.2). The values are stored.
 */
typedef enum
{
  BRG_CLOCKS_MECHANICAL,
  BRG_CLOCKS_ELECTRONIC,
} BrgClockKind;

/**
 * BrgRegulations:
 * @phone_sanction: for a device that sounds or is carried (fide-2023 11.3.2.2 lets the regulations
 *   be milder): a #BrgSanction, or %BRG_REGULATION_UNSET
 * @draw_offer_moves: moves by each before a draw may be agreed (fide-2023 9.1.1; rus-draughts-2022
 *   6.1.8.1, 7.5.1); 0 for no bound, %BRG_DRAW_OFFER_ALL for never
 * @is_watched: rapid and blitz: whether there are enough arbiters (fide-2023 A.4, B.2;
 *   rus-chess-2014 16.3, 17.2); 1, 0 or unset, which means not, see
 *   brg_regulation_words_is_watched()
 * @quickplay_announced: whether guideline III of fide-2023 was announced; 1, 0 or unset
 * @protest_minutes: how long after a round a protest may be handed in, in minutes
 * @last_protest_minutes: the same after the last round
 * @decision_hours: within how many hours the chief arbiter decides
 * @protest_fee: deposit in hundredths of the currency; 0 for none
 * @session_minutes: length of a session, both clocks together; for adjournments
 * @report_days: within how many days the chief arbiter reports
 * @level: how high the event stands: a #BrgEventLevel
 * @clocks: which clocks are used: a #BrgClockKind
 * @entry_fee: entry fee of a player in hundredths of the currency; 0 for none
 * @rounds_a_day: how many rounds a day are played at most
 *
 * Every number is %BRG_REGULATION_UNSET where the regulations are silent. How late a player may
 * come stands with the group.
 */
typedef struct
{
  gint phone_sanction;
  gint draw_offer_moves;
  gint is_watched;
  gint quickplay_announced;
  gint protest_minutes;
  gint last_protest_minutes;
  gint decision_hours;
  gint64 protest_fee;
  gint session_minutes;
  gint report_days;
  gint level;
  gint clocks;
  gint64 entry_fee;
  gint rounds_a_day;
} BrgRegulations;

/**
 * brg_regulations_init:
 * @regulations: (out): gets everything unset
 */
void brg_regulations_init (BrgRegulations *regulations);

/**
 * BrgRegulation:
 * @name: its name in the settings of an event, `rule-draw-offer-moves`
 * @offset: where it stands in #BrgRegulations
 * @is_wide: whether it is a gint64
 * @least: the least value
 * @most: the most
 * @beyond: a value above @most that stands for something else, 0 for none
 *
 * A number that the regulations may set.
 */
typedef struct
{
  const char *name;
  gsize offset;
  gboolean is_wide;
  gint64 least;
  gint64 most;
  gint64 beyond;
} BrgRegulation;

/**
 * brg_regulations_list:
 * @n_regulations: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_regulations): all of them
 */
const BrgRegulation *brg_regulations_list (guint *n_regulations);

/**
 * brg_regulations_find:
 * @name: name of a setting, `rule-watched`
 *
 * Returns: (transfer none) (nullable): the number that it sets
 */
const BrgRegulation *brg_regulations_find (const char *name);

/** brg_regulations_get: Returns: the value of @regulation in @regulations */
gint64 brg_regulations_get (const BrgRegulations *regulations, const BrgRegulation *regulation);

/**
 * brg_regulations_set:
 * @regulations: regulations
 * @regulation: a number of them
 * @value: its value, within its bounds, that beyond them, or %BRG_REGULATION_UNSET
 *
 * Returns: whether @value is allowed; if not, nothing has changed
 */
gboolean brg_regulations_set (BrgRegulations *regulations,
                              const BrgRegulation *regulation,
                              gint64 value);

/**
 * brg_regulations_find_number:
 * @rulebook: a rule book
 * @regulation: name of a regulation, `rule-report-days`
 * @discipline: what is played
 * @tempo: how fast
 *
 * Returns: (transfer none) (nullable): what the book says while the regulations are silent, %NULL
 *   where it says nothing
 */
const BrgBookNumber *brg_regulations_find_number (const BrgRulebook *rulebook,
                                                  const char *regulation,
                                                  BrgDiscipline discipline,
                                                  BrgTempo tempo);

G_END_DECLS
