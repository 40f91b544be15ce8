/* brg-envelopes-page.h - adjourned games: envelopes, custody, resumption
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_ENVELOPES_PAGE (brg_envelopes_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgEnvelopesPage, brg_envelopes_page, BRG, ENVELOPES_PAGE, BrgPage)

G_END_DECLS
