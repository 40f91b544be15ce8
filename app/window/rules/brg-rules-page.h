/* brg-rules-page.h - the articles of the rule books in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_RULES_PAGE (brg_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgRulesPage, brg_rules_page, BRG, RULES_PAGE, BrgPage)

G_END_DECLS
