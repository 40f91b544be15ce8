/* brg-ctl-postal-file.h - files of games, read no further than they may be long, and written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"
#include "brg-postal-chart.h"

G_BEGIN_DECLS

/**
 * brg_ctl_postal_file_read:
 * @path: a file, also one that has no end
 * @most: bytes that it may have
 * @length: (out): bytes read, one more than @most where it has more
 *
 * Returns: (transfer full) (nullable): its bytes and a zero; that it cannot be read is told
 */
char *brg_ctl_postal_file_read (const char *path, gsize most, gsize *length);

/**
 * brg_ctl_postal_file_dup:
 * @game: a game
 * @chart: (nullable): its chart
 * @form: (nullable): `text` or `pdn`; %NULL for text
 * @fault: (out): why it cannot be written so
 *
 * Returns: (transfer full) (nullable): the game in this form
 */
char *brg_ctl_postal_file_dup (const BrgPostalGame *game,
                               const BrgPostalChart *chart,
                               const char *form,
                               BrgPostalFault *fault);

/**
 * brg_ctl_postal_file_complain:
 * @path: a file of a game
 * @fault: what is wrong with it
 *
 * Returns: %BRG_CTL_WRONG, when it has told what is wrong and where
 */
BrgCtlStatus brg_ctl_postal_file_complain (const char *path, const BrgPostalFault *fault);

G_END_DECLS
