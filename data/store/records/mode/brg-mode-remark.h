/* brg-mode-remark.h - FIDE mode of a group, and an irregular act that was done in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgFideMode:
 * @BRG_FIDE_MODE_NONE: the group is not held in FIDE mode and never was
 * @BRG_FIDE_MODE_ON: it is
 * @BRG_FIDE_MODE_LEFT: it was; it is left for good
 */
typedef enum
{
  BRG_FIDE_MODE_NONE,
  BRG_FIDE_MODE_ON,
  BRG_FIDE_MODE_LEFT,
} BrgFideMode;

/**
 * BrgModeRemark:
 * @round: the round, 0 before the first
 * @act: id of a row of brg_irregular_acts()
 * @detail: where: start numbers, or what was and what is, "9 → 7"; may be empty
 * @at: when, UTC
 *
 * An irregular act as it is kept.
 */
typedef struct
{
  gint round;
  char *act;
  char *detail;
  char *at;
} BrgModeRemark;

/**
 * brg_mode_remark_free:
 * @remark: (nullable): a remark
 */
void brg_mode_remark_free (BrgModeRemark *remark);

/**
 * brg_mode_remark_dup_line:
 * @remark: a remark
 *
 * Returns: (transfer full) (nullable): what the report for FIDE says, in English, without `###`:
 *   `MPA @ Round 5: ...`; %NULL when it says nothing
 */
char *brg_mode_remark_dup_line (const BrgModeRemark *remark);

G_END_DECLS
