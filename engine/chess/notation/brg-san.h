/* brg-san.h - moves of chess as people write them
 *
 * Writing is strict: one move, one text. Reading is generous: whatever a text can mean if its words
 * are taken as they stand.
 * Rules: fide-2023 appendix C, D.2.1; ussr-chess-1956 appendix on notation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-moves.h"
#include "brg-notation.h"

G_BEGIN_DECLS

/**
 * BRG_SAN_LENGTH:
 *
 * Room for a move as text in any notation, in bytes.
 */
#define BRG_SAN_LENGTH 96

G_END_DECLS
