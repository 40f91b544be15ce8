/* brg-form-persons.h - players of a round as forms name them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-document-options.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_form_persons_dup_name:
 * @snapshot: a group
 * @player: index of a player
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the name, with the father's name if wanted
 */
char *brg_form_persons_dup_name (const BrgSnapshot *snapshot,
                                 gint player,
                                 const BrgDocumentOptions *options);

/**
 * brg_form_persons_dup_name_in_round:
 * @snapshot: a group
 * @player: index of a player
 * @round: a round
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the name, and that he withdrew if he left before the round
 */
char *brg_form_persons_dup_name_in_round (const BrgSnapshot *snapshot,
                                          gint player,
                                          gint round,
                                          const BrgDocumentOptions *options);

/**
 * brg_form_persons_black_is_first:
 * @snapshot: a group
 *
 * Returns: whether the player with Black is named first, as in renju where Black begins
 */
gboolean brg_form_persons_black_is_first (const BrgSnapshot *snapshot);

/**
 * brg_form_persons_is_paired:
 * @round: a round
 * @player: index of a player
 *
 * Returns: whether the player stands in that round, with or without an opponent
 */
gboolean brg_form_persons_is_paired (const BrgRound *round, gint player);

/**
 * brg_form_persons_get_region:
 * @entry: a player
 *
 * Returns: (transfer none): where he comes from: his region, else his delegation, organisation or
 *   federation; may be empty
 */
const char *brg_form_persons_get_region (const BrgEntry *entry);

G_END_DECLS
