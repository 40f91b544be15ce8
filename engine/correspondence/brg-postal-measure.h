/* brg-postal-measure.h - who may decide what in an event by correspondence
 *
 * Rules: rus-draughts-2022 10.1.6, 10.1.7, 10.1.8, 10.1.9, 10.1.10, 10.1.12, 10.1.14, 10.5.9
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgPostalOffice:
 *
 * Who decides, in the order in which a player turns to them (10.1.12); ids `secretary` to
 * `organisation`.
 */
typedef enum
{
  BRG_POSTAL_SECRETARY,
  BRG_POSTAL_ARBITER,
  BRG_POSTAL_ORGANISATION,
} BrgPostalOffice;

#define BRG_N_POSTAL_OFFICES (BRG_POSTAL_ORGANISATION + 1)

/**
 * BrgPostalMeasureKind:
 *
 * What is decided; ids `remark` to `expulsion`, `request` where the secretary asks the arbiter for
 * more, `no-final` where the final news are withheld (10.5.9), `ban-1` to `ban-3` where somebody
 * who stopped without good cause may take part in no event of the organisation for so many years
 * (10.1.14), `counted` and `annulled` for the results of a player who left (10.5.3), `upheld` and
 * `rejected` for a protest against another decision, `settled` for what is no penalty.
 */
typedef enum
{
  BRG_POSTAL_REMARK,
  BRG_POSTAL_WARNING,
  BRG_POSTAL_NO_NEWS,
  BRG_POSTAL_REQUEST,
  BRG_POSTAL_LOSS,
  BRG_POSTAL_EXPULSION,
  BRG_POSTAL_NO_FINAL,
  BRG_POSTAL_BAN_1,
  BRG_POSTAL_BAN_2,
  BRG_POSTAL_BAN_3,
  BRG_POSTAL_COUNTED,
  BRG_POSTAL_ANNULLED,
  BRG_POSTAL_SETTLED,
  BRG_POSTAL_UPHELD,
  BRG_POSTAL_REJECTED,
} BrgPostalMeasureKind;

#define BRG_N_POSTAL_MEASURES (BRG_POSTAL_REJECTED + 1)

/** brg_postal_office_get_id: Returns: the id of @office */
const char *brg_postal_office_get_id (BrgPostalOffice office);

/** brg_postal_office_find: Returns: whether @id is one; @office is untouched where not */
gboolean brg_postal_office_find (const char *id, BrgPostalOffice *office);

/** brg_postal_measure_get_id: Returns: the id of @kind */
const char *brg_postal_measure_get_id (BrgPostalMeasureKind kind);

/** brg_postal_measure_find: Returns: whether @id is one; @kind is untouched where not */
gboolean brg_postal_measure_find (const char *id, BrgPostalMeasureKind *kind);

/**
 * brg_postal_measure_may:
 * @office: who decides
 * @kind: what
 * @article: (out) (optional): book id and article that says so
 *
 * Returns: whether he may (10.1.9, 10.5.3)
 */
gboolean brg_postal_measure_may (BrgPostalOffice office,
                                 BrgPostalMeasureKind kind,
                                 const char **article);

/**
 * brg_postal_measure_is_penalty:
 * @kind: what is decided
 *
 * Returns: whether it names the article that the player broke (10.1.10)
 */
gboolean brg_postal_measure_is_penalty (BrgPostalMeasureKind kind);

/**
 * brg_postal_measure_is_fate:
 * @kind: what is decided
 *
 * Returns: whether it says what becomes of the results of a player who left (10.5.3)
 */
gboolean brg_postal_measure_is_fate (BrgPostalMeasureKind kind);

/**
 * brg_postal_measure_is_reply:
 * @kind: what is decided
 *
 * Returns: whether it answers a protest
 */
gboolean brg_postal_measure_is_reply (BrgPostalMeasureKind kind);

/**
 * brg_postal_measure_may_protest:
 * @kind: what is decided
 *
 * Returns: whether there is anything to protest against: a request for a stricter penalty decides
 *   nothing yet (10.1.9)
 */
gboolean brg_postal_measure_may_protest (BrgPostalMeasureKind kind);

/**
 * brg_postal_office_find_next:
 * @office: who decided
 * @next: (out): to whom a protest against that goes (10.1.12)
 *
 * Returns: whether there is one; the word of the organisation is the last
 */
gboolean brg_postal_office_find_next (BrgPostalOffice office, BrgPostalOffice *next);

/**
 * brg_postal_measure_is_article:
 * @text: what somebody wrote
 *
 * Returns: whether it is an article, as `10.2.9`
 */
gboolean brg_postal_measure_is_article (const char *text);

/**
 * brg_postal_measure_is_article_of:
 * @rulebook: the book of an event
 * @text: what somebody wrote
 *
 * Chapter X refers to no article of other chapters.
 *
 * Returns: whether it is an article of what the book says on play by correspondence (10.1.10)
 */
gboolean brg_postal_measure_is_article_of (const BrgRulebook *rulebook, const char *text);

G_END_DECLS
