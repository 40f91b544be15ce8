/* brg-fide-field.h - everybody to be paired by one of FIDE's other Swiss systems
 *
 * What Dubov, Burstein, Lim and Double-Swiss have in common: the records of the players, in ranking
 * order, who may meet whom, and the bye, which is given before anybody is paired.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-dutch-record.h"
#include "brg-graph.h"
#include "brg-pairing.h"

G_BEGIN_DECLS

typedef struct _BrgFideField BrgFideField;
typedef struct _BrgFideDraw BrgFideDraw;

/**
 * BrgFideArticle:
 *
 * What articles of a system say.
 *
 * @BRG_FIDE_MET: nobody meets twice
 * @BRG_FIDE_BYE_BAR: who may not have the bye
 * @BRG_FIDE_COLOUR_BAR: which colours forbid a pair; %NULL where none do
 * @BRG_FIDE_COMPLETION: everybody must be paired
 * @BRG_FIDE_QUALITY: what makes one pairing better than another
 * @BRG_FIDE_BYE: who has the bye
 * @BRG_FIDE_GROUP: players of one score meet
 * @BRG_FIDE_FLOAT: who leaves the score group
 * @BRG_FIDE_ORDER: in which order opponents are tried
 * @BRG_FIDE_COLOUR_FIRST: colours of those without games
 * @BRG_FIDE_COLOUR_BOTH: both are due different colours
 * @BRG_FIDE_COLOUR_STRONGER: one is due a colour more than the other
 * @BRG_FIDE_COLOUR_SURPLUS: one has had a colour more often
 * @BRG_FIDE_COLOUR_ALTERNATE: colours alternate
 * @BRG_FIDE_COLOUR_RANK: the ranking decides
 */
typedef enum
{
  BRG_FIDE_MET,
  BRG_FIDE_BYE_BAR,
  BRG_FIDE_COLOUR_BAR,
  BRG_FIDE_COMPLETION,
  BRG_FIDE_QUALITY,
  BRG_FIDE_BYE,
  BRG_FIDE_GROUP,
  BRG_FIDE_FLOAT,
  BRG_FIDE_ORDER,
  BRG_FIDE_COLOUR_FIRST,
  BRG_FIDE_COLOUR_BOTH,
  BRG_FIDE_COLOUR_STRONGER,
  BRG_FIDE_COLOUR_SURPLUS,
  BRG_FIDE_COLOUR_ALTERNATE,
  BRG_FIDE_COLOUR_RANK,
} BrgFideArticle;

#define BRG_FIDE_N_ARTICLES (BRG_FIDE_COLOUR_RANK + 1)

/**
 * BrgFideMethod:
 * @articles: (array length=BRG_FIDE_N_ARTICLES): see #BrgFideArticle
 * @read: reads a player's record before a round
 * @find_game: the earlier round in which two met, 0 for none
 * @is_barred: (nullable): whether their colours forbid that two meet
 * @prepare: (nullable): makes #BrgFideField.extra; FALSE with the error set if that cannot be
 * @free_extra: (nullable): frees it
 * @compare_bye: which of two places, who both may have the bye, is to have it: less than 0 for @a
 * @settle: pairs everybody who is not yet paired
 * @give_colours: who of two places gets White; @higher is before @lower in ranking order
 *
 * One system.
 */
typedef struct
{
  const char *articles[BRG_FIDE_N_ARTICLES];
  BrgDutchRecord (*read) (const BrgTournament *tournament, gint player, gint round);
  gint (*find_game) (const BrgTournament *tournament, gint player, gint other, gint round);
  gboolean (*is_barred) (const BrgTournament *tournament,
                         gint round,
                         const BrgDutchRecord *a,
                         const BrgDutchRecord *b);
  gboolean (*prepare) (BrgFideField *field, GError **error);
  GDestroyNotify free_extra;
  gint (*compare_bye) (const BrgFideField *field, gint a, gint b);
  gboolean (*settle) (BrgFideDraw *draw, GError **error);
  BrgPair (*give_colours) (const BrgFideDraw *draw, gint higher, gint lower, BrgReason *reason);
} BrgFideMethod;

/**
 * BrgFideField:
 * @method: the system
 * @tournament: (transfer none): the tournament
 * @round: round to be paired
 * @n_places: how many are to be paired; a place is an index in the order of score and number
 * @records: (array length=n_places): their records
 * @places: (array): place of every player of the tournament, -1 for those who are not to be paired
 * @ordinals: (array): for every player of the tournament the number that counts for the colour of
 *   those without games: start numbers without those who never took part
 * @graph: who may meet whom
 * @bye: place of the one who has the bye, -1 for none
 * @extra: what the system keeps for itself
 *
 * The round before anybody is paired. Pairs that the arbiter fixed are left out.
 */
struct _BrgFideField
{
  const BrgFideMethod *method;
  const BrgTournament *tournament;
  gint round;
  gint n_places;
  BrgDutchRecord *records;
  gint *places;
  gint *ordinals;
  BrgGraph *graph;
  gint bye;
  gpointer extra;
};

/**
 * brg_fide_field_new:
 * @method: a system
 * @tournament: (transfer none): a tournament
 * @request: what is asked
 *
 * Returns: (transfer full): the field; brg_fide_field_settle_bye() must follow
 */
BrgFideField *brg_fide_field_new (const BrgFideMethod *method,
                                  const BrgTournament *tournament,
                                  const BrgPairingRequest *request);

/**
 * brg_fide_field_free:
 * @field: (nullable): a field
 */
void brg_fide_field_free (BrgFideField *field);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgFideField, brg_fide_field_free)

/**
 * brg_fide_field_settle_bye:
 * @field: a field
 * @notes: (element-type BrgReason) (nullable): takes why others do not have the bye
 * @obstacles: (element-type BrgReason): takes what is in the way when there is no pairing
 *
 * Asks whether everybody can be paired, and gives the bye where the number of players is odd.
 *
 * Returns: whether a pairing exists
 */
gboolean brg_fide_field_settle_bye (BrgFideField *field, GArray *notes, GArray *obstacles);

/**
 * brg_fide_list_bans:
 * @method: a system
 * @tournament: a tournament
 * @round: the round to be paired
 * @player: index of a player
 * @other: index of another player, or %BRG_NOBODY for the bye
 * @bans: (element-type BrgReason): takes what forbids that they meet
 */
void brg_fide_list_bans (const BrgFideMethod *method,
                         const BrgTournament *tournament,
                         gint round,
                         gint player,
                         gint other,
                         GArray *bans);

/**
 * brg_fide_is_barred:
 * @tournament: a tournament
 * @round: the round to be paired
 * @a: a record
 * @b: another record
 *
 * Returns: whether both must have the same colour; nobody is excepted (fide-dubov-2026 C3,
 *   fide-burstein-2026 C3)
 */
gboolean brg_fide_is_barred (const BrgTournament *tournament,
                             gint round,
                             const BrgDutchRecord *a,
                             const BrgDutchRecord *b);

/**
 * brg_fide_is_game:
 * @cell: a player's round
 *
 * Returns: whether a game was played, or is still to be finished
 */
gboolean brg_fide_is_game (const BrgCell *cell);

G_END_DECLS
