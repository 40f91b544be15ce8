/* brg-postal-rulings.h - what was decided in an event by correspondence, and what became of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-claim-words.h"

G_BEGIN_DECLS

/**
 * BrgPostalParty:
 * @entry: index of a player whom a decision is about, -1 for none
 * @side: White or Black where the decision is a record of his game, else none
 * @is_told: whether he is to be told of it
 * @may_protest: whether he may protest against it
 * @told: when he got it, 0 where that is not known
 * @until: last day for his protest, 0 where it does not run
 * @protested: when he sent his protest, 0 where he did not
 * @is_late: whether that was later than @until
 * @next: to whom his protest goes
 * @article: book id and article on that
 * @answer: (nullable): the decision on his protest
 *
 * A player, and his way to the next office.
 */
typedef struct
{
  gint entry;
  BrgColour side;
  gboolean is_told;
  gboolean may_protest;
  BrgPostalDay told;
  BrgPostalDay until;
  BrgPostalDay protested;
  gboolean is_late;
  BrgPostalOffice next;
  const char *article;
  const BrgPostalMeasure *answer;
} BrgPostalParty;

/**
 * BrgPostalRuling:
 * @decided: when
 * @office: who decided
 * @article: book id and article by which it was decided; of a penalty what was broken
 * @game: (nullable): in what game
 * @measure: (nullable): the decision, where it is one of its own
 * @record: (nullable): the record of the game, where it is a decision on a claim, an adjudication,
 * a game that is counted lost without a decision of its own (10.5.3) or a minus to both (10.5.8)
 * @claim: (nullable): the claim that @record decides, or keeps back
 * @parties: by #BrgColour; of a decision of its own the first one
 * @reversal: (nullable): the record of the game that puts the decision aside after a protest
 * (10.1.12, 10.3.8, 10.5.7)
 * @cancelled: (nullable): the decision that upheld the protest against @measure (10.1.12)
 * @replaced: (nullable): the later decision that takes the place of @measure (10.5.3)
 *
 * A decision: one of its own, on a claim of overdue time, an adjudication, a loss, or a minus to
 * both. Nothing is owned.
 */
typedef struct
{
  BrgPostalDay decided;
  BrgPostalOffice office;
  const char *article;
  const BrgPostalCase *game;
  const BrgPostalMeasure *measure;
  const BrgPostalRecord *record;
  const BrgPostalClaim *claim;
  BrgPostalParty parties[3];
  const BrgPostalRecord *reversal;
  const BrgPostalMeasure *cancelled;
  const BrgPostalMeasure *replaced;
} BrgPostalRuling;

/**
 * brg_postal_rulings_new:
 * @desk: games on a day
 *
 * Returns: (transfer full) (element-type BrgPostalRuling): everything that is decided on that day,
 *   the last decision first; good as long as @desk
 */
GArray *brg_postal_rulings_new (const BrgPostalDesk *desk);

/** brg_postal_ruling_find_row: Returns: row in the database of the record, or of the end that a
 * decision of its own gave to a game (10.1.9); 0 for none */
gint64 brg_postal_ruling_find_row (const BrgPostalDesk *desk, const BrgPostalRuling *ruling);

/** brg_postal_ruling_dup_line: Returns: (transfer full): the record of a decision in a game,
 * without the days on which it was received */
char *brg_postal_ruling_dup_line (const BrgPostalRuling *ruling);

/**
 * brg_postal_ruling_find_protest_row:
 * @desk: games on a day
 * @ruling: a decision that is a record of a game
 * @side: who protests
 *
 * Returns: row in the database of his protest against it, 0 for none
 */
gint64 brg_postal_ruling_find_protest_row (const BrgPostalDesk *desk,
                                           const BrgPostalRuling *ruling,
                                           BrgColour side);

/**
 * brg_postal_rulings_dup_against:
 * @rulings: (element-type BrgPostalRuling): of brg_postal_rulings_new()
 * @entry_id: row of a player
 * @words: words of a paper
 *
 * Returns: (transfer full) (nullable): remarks, warnings and other penalties that stand against
 * him, the first one first, for who decides on the next (10.1.9); what was cancelled does not;
 * %NULL for none
 */
char *brg_postal_rulings_dup_against (const GArray *rulings,
                                      gint64 entry_id,
                                      const BrgWords *words);

/** brg_postal_rulings_dup_withheld: Returns: (transfer full): what news are withheld from a player
 * by which decision in force (10.1.9, 10.5.9); empty for none */
char *brg_postal_rulings_dup_withheld (const GArray *rulings,
                                       gint64 entry_id,
                                       const BrgWords *words);

/** brg_postal_party_waits: Returns: whether his protest waits for the next office */
gboolean brg_postal_party_waits (const BrgPostalParty *party);

/** brg_postal_ruling_is_cancelled: Returns: whether it stands no more: a protest against it was
 * upheld (10.1.12) */
gboolean brg_postal_ruling_is_cancelled (const BrgPostalRuling *ruling);

/** brg_postal_ruling_dup_kind: Returns: (transfer full): "warning", "warning (cancelled)"; of a
 * decision in a game as brg_postal_ruling_dup_title() */
char *brg_postal_ruling_dup_kind (const BrgPostalRuling *ruling, const BrgWords *words);

/** brg_postal_ruling_dup_title: Returns: (transfer full): "No. 3: warning", "overdue time: ..." */
char *brg_postal_ruling_dup_title (const BrgPostalRuling *ruling, const BrgWords *words);

/** brg_postal_ruling_dup_names: Returns: (transfer full): whom it is about */
char *brg_postal_ruling_dup_names (const BrgPostalRuling *ruling,
                                   const BrgPostalDesk *desk,
                                   const BrgWords *words);

/**
 * brg_postal_ruling_dup_way:
 * @ruling: a decision
 * @desk: games on a day
 * @words: words of a paper
 *
 * Returns: (transfer full): who got it when, until when he may protest, whether he did and whether
 *   that was late, and what became of it; one sentence a player
 */
char *brg_postal_ruling_dup_way (const BrgPostalRuling *ruling,
                                 const BrgPostalDesk *desk,
                                 const BrgWords *words);

G_END_DECLS
