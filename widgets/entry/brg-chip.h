/* brg-chip.h - a state in one or two words, with a sign before them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * BrgChipKind:
 * @BRG_CHIP_NEUTRAL: withdrawn, forfeit, off
 * @BRG_CHIP_OK: verified, lawful, decided
 * @BRG_CHIP_WARN: notice, deadline
 * @BRG_CHIP_ERROR: forbidden, penalty, foul
 * @BRG_CHIP_ADJOURNED: the envelope, and nothing else
 * @BRG_CHIP_INFO: floats, notices of rules, what has just changed
 * @BRG_CHIP_DRAFT: not final: dashed border
 * @BRG_CHIP_OUTLINE: a remark without weight: border only
 * @BRG_CHIP_N_KINDS: number of kinds
 */
typedef enum
{
  BRG_CHIP_NEUTRAL,
  BRG_CHIP_OK,
  BRG_CHIP_WARN,
  BRG_CHIP_ERROR,
  BRG_CHIP_ADJOURNED,
  BRG_CHIP_INFO,
  BRG_CHIP_DRAFT,
  BRG_CHIP_OUTLINE,
  BRG_CHIP_N_KINDS,
} BrgChipKind;

#define BRG_TYPE_CHIP (brg_chip_get_type ())
G_DECLARE_FINAL_TYPE (BrgChip, brg_chip, BRG, CHIP, GtkWidget)

/**
 * brg_chip_new:
 * @kind: what sort of state
 * @icon_name: (nullable): sign before the words
 * @text: one or two words, in sentence case; a sign may stand first, as in "↓ Name"
 *
 * A chip tells a state and cannot be clicked: what can be done is a button.
 *
 * Returns: (transfer floating): a new chip
 */
GtkWidget *brg_chip_new (BrgChipKind kind, const char *icon_name, const char *text);

/**
 * brg_chip_set:
 * @self: a #BrgChip
 * @kind: what sort of state
 * @icon_name: (nullable): sign before the words
 * @text: the words
 *
 * Changes all of it, for cells of lists that are used again.
 */
void brg_chip_set (BrgChip *self, BrgChipKind kind, const char *icon_name, const char *text);

/**
 * brg_chip_get_kind:
 * @self: a #BrgChip
 *
 * Returns: what sort of state
 */
BrgChipKind brg_chip_get_kind (BrgChip *self);

/**
 * brg_chip_get_text:
 * @self: a #BrgChip
 *
 * Returns: (transfer none): the words
 */
const char *brg_chip_get_text (BrgChip *self);

G_END_DECLS
