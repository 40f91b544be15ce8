/* brg-game-comment.h - words and marks beside the moves of a recorded game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-node.h"

G_BEGIN_DECLS

/**
 * brg_game_node_add_comment:
 * @node: a node
 * @place: where
 * @text: a comment in UTF-8
 *
 * Adds a comment behind those that are there. White space at both ends is dropped, a run of it
 * with a line end in it becomes a blank, and an empty text adds nothing: so a record can be broken
 * into lines anew and is read back as it was. Before the root stands nothing: what is put there is
 * put behind it.
 */
void brg_game_node_add_comment (BrgGameNode *node, BrgGamePlace place, const char *text);

/**
 * brg_game_node_set_comment:
 * @node: a node
 * @place: where
 * @text: (nullable): a comment in UTF-8
 *
 * Replaces the words of the comments by one comment. Commands such as clock times are kept.
 */
void brg_game_node_set_comment (BrgGameNode *node, BrgGamePlace place, const char *text);

/**
 * brg_game_node_dup_comment:
 * @node: a node
 * @place: where
 *
 * Returns: (transfer full) (nullable): the words of the comments in one, without commands such as
 *   `[%clk 1:30:00]`; %NULL if there are none
 */
char *brg_game_node_dup_comment (const BrgGameNode *node, BrgGamePlace place);

/**
 * brg_game_node_add_nag:
 * @node: a node but the root
 * @code: number of the mark
 * @sign: how it is written, see #BrgGameNag
 *
 * Adds a mark behind those that are there.
 */
void brg_game_node_add_nag (BrgGameNode *node, guint code, guint sign);

/**
 * brg_game_node_clear_nags:
 * @node: a node
 *
 * Takes all marks away.
 */
void brg_game_node_clear_nags (BrgGameNode *node);

/**
 * brg_game_sign_text:
 * @sign: from 1 to brg_game_get_n_signs()
 *
 * Returns: (transfer none): how the sign is written, `!?`
 */
const char *brg_game_sign_text (guint sign);

/** brg_game_sign_code: Returns: the number of the mark that @sign stands for */
guint brg_game_sign_code (guint sign);

/** brg_game_get_n_signs: Returns: how many signs there are */
guint brg_game_get_n_signs (void);

/**
 * brg_game_sign_find:
 * @text: (array length=length): a text
 * @length: number of bytes
 *
 * Returns: the sign that is written so, 0 if none is
 */
guint brg_game_sign_find (const char *text, gsize length);

G_END_DECLS
