/* brg-letters-page.h - play by correspondence: what is due, letters, charts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_LETTERS_PAGE (brg_letters_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgLettersPage, brg_letters_page, BRG, LETTERS_PAGE, BrgPage)

/**
 * brg_letters_page_count_due:
 * @session: a session
 * @is_postal: (out): whether the open group is played by correspondence
 *
 * Returns: how many matters are overdue, wait, or are due today
 */
guint brg_letters_page_count_due (BrgSession *session, gboolean *is_postal);

G_END_DECLS
