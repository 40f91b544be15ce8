/* brg-status.h - what hangs on the status of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-regulations.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgStatusMatter:
 * @BRG_STATUS_COMPUTER_DRAW: a Swiss is paired by a computer only
 * @BRG_STATUS_PROGRAM: computer programs are used
 * @BRG_STATUS_ELECTRONIC_CLOCKS: electronic clocks
 * @BRG_STATUS_COMMITTEE: whether there is an appeals committee
 * @BRG_STATUS_ENTRY_FEE: how high the entry fee may be
 * @BRG_STATUS_CHIEF: what category the chief arbiter has
 * @BRG_STATUS_APPLICATIONS: how players are entered
 * @BRG_STATUS_ADMISSION: which papers they bring
 * @BRG_STATUS_REGISTER: whether the register knows the discipline
 * @BRG_STATUS_REMOTE: over the internet: whether all players can be identified and watched
 * @BRG_STATUS_SITES: over the internet: who watches at the sites
 * @BRG_STATUS_ORGANISERS: of several organisers, who does what
 *
 * What a book may make depend on the status.
 */
typedef enum
{
  BRG_STATUS_COMPUTER_DRAW,
  BRG_STATUS_PROGRAM,
  BRG_STATUS_ELECTRONIC_CLOCKS,
  BRG_STATUS_COMMITTEE,
  BRG_STATUS_ENTRY_FEE,
  BRG_STATUS_CHIEF,
  BRG_STATUS_APPLICATIONS,
  BRG_STATUS_ADMISSION,
  BRG_STATUS_REGISTER,
  BRG_STATUS_REMOTE,
  BRG_STATUS_SITES,
  BRG_STATUS_ORGANISERS,
} BrgStatusMatter;

#define BRG_N_STATUS_MATTERS (BRG_STATUS_ORGANISERS + 1)

/**
 * BrgStatusForce:
 * @BRG_STATUS_MUST: it has to be so
 * @BRG_STATUS_USUAL: it is so as a rule
 * @BRG_STATUS_MAY: it may be so; at another status the book does not know it
 * @BRG_STATUS_TOLD: there is nothing to check, it is only worth knowing
 */
typedef enum
{
  BRG_STATUS_MUST,
  BRG_STATUS_USUAL,
  BRG_STATUS_MAY,
  BRG_STATUS_TOLD,
} BrgStatusForce;

/**
 * BrgStatusRule:
 * @matter: what it is about
 * @force: how strong it is
 * @levels: for which levels, a set of 1 << #BrgEventLevel, 0 for all, also while none is set
 * @number: of a fee: the most, in hundredths
 * @article: book id and article
 * @text: what the book says, a short sentence of our own, marked for translation
 *
 * A row of a book.
 */
typedef struct
{
  BrgStatusMatter matter;
  BrgStatusForce force;
  guint levels;
  gint64 number;
  const char *article;
  const char *text;
} BrgStatusRule;

/**
 * BrgStatusLevel:
 * @level: a level that the book knows
 * @name: what it is called there, marked for translation
 */
typedef struct
{
  BrgEventLevel level;
  const char *name;
} BrgStatusLevel;

/**
 * BrgStatusBook:
 * @levels: (array length=n_levels): the levels, the highest first
 * @rules: (array length=n_rules) (nullable): what hangs on them
 *
 * The section of a book on the status of events.
 */
struct _BrgStatusBook
{
  const BrgStatusLevel *levels;
  guint n_levels;
  const BrgStatusRule *rules;
  guint n_rules;
};

/**
 * BrgStatusQuery:
 * @rulebook: the event's rule book
 * @level: a #BrgEventLevel, or %BRG_REGULATION_UNSET
 * @is_swiss: whether a Swiss is played
 * @n_manual: pairs of it that the arbiter made by hand
 * @clocks: a #BrgClockKind, or %BRG_REGULATION_UNSET
 * @entry_fee: entry fee in hundredths, or %BRG_REGULATION_UNSET
 * @has_committee: whether there is an appeals committee as the book wants it
 * @names_committee: whether anybody is named for it
 * @chief_category: category of the chief arbiter; empty for unknown
 * @is_registered: whether the register has the discipline as it is played
 * @is_remote: whether it is played over the internet
 * @is_identified: whether all players can be identified and watched there
 * @n_sites: sites that are named
 * @n_unwatched: those of them without an arbiter
 * @n_organisers: organisers that are named
 * @n_idle: those of them of whom is not said what they do
 *
 * An event as far as its status matters.
 */
typedef struct
{
  const BrgRulebook *rulebook;
  gint level;
  gboolean is_swiss;
  guint n_manual;
  gint clocks;
  gint64 entry_fee;
  gboolean has_committee;
  gboolean names_committee;
  const char *chief_category;
  gboolean is_registered;
  gboolean is_remote;
  gboolean is_identified;
  guint n_sites;
  guint n_unwatched;
  guint n_organisers;
  guint n_idle;
} BrgStatusQuery;

/**
 * BrgStatusState:
 * @BRG_STATUS_KEPT: it is so
 * @BRG_STATUS_OPEN: nobody has said whether it is so, or there is nothing to check
 * @BRG_STATUS_MISSED: it is not so
 */
typedef enum
{
  BRG_STATUS_KEPT,
  BRG_STATUS_OPEN,
  BRG_STATUS_MISSED,
} BrgStatusState;

/**
 * BrgStatusFinding:
 * @rule: what the book says
 * @state: whether the event is so
 */
typedef struct
{
  const BrgStatusRule *rule;
  BrgStatusState state;
} BrgStatusFinding;

/**
 * brg_status_check:
 * @query: an event
 *
 * Says what the book wants of an event of its status. Nothing is barred by it: the arbiter is told.
 *
 * Returns: (transfer full) (element-type BrgStatusFinding): the rules that hold, in the order of
 *   the book; empty where the book says nothing
 */
GArray *brg_status_check (const BrgStatusQuery *query);

/**
 * brg_status_find_name:
 * @rulebook: a rule book
 * @level: a #BrgEventLevel, or %BRG_REGULATION_UNSET
 *
 * Returns: (nullable): what the book calls the level, not translated; %NULL where it does not know
 *   it
 */
const char *brg_status_find_name (const BrgRulebook *rulebook, gint level);

/**
 * brg_status_is_national_category:
 * @category: category of an arbiter as it was written
 *
 * Returns: whether it is an all-Russian or an international one (rus-chess-2014 21.1)
 */
gboolean brg_status_is_national_category (const char *category);

G_END_DECLS
