/* brg-site-result.h - the result of a board in a few letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_site_result_dup:
 * @boards: what is played on boards
 * @game: a board
 * @black_first: whether Black is named first
 *
 * Returns: (transfer full): `1 – 0`, empty while there is none
 */
char *brg_site_result_dup (const BrgSnapshot *boards, const BrgGame *game, gboolean black_first);

G_END_DECLS
