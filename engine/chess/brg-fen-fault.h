/* brg-fen-fault.h - what is wrong with a text that should be a position, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-fen.h"

G_BEGIN_DECLS

/**
 * brg_fen_fault_to_text:
 * @fault: a fault
 *
 * Returns: (transfer full): the fault as a plain English clause without a full stop
 */
char *brg_fen_fault_to_text (const BrgFenFault *fault);

G_END_DECLS
