/* words-fixture.h - the languages of papers, as they are built
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-words.h"

G_BEGIN_DECLS

/* (transfer full): the words of "en", "ru" or "uk". */
BrgWords *fixture_open_words (const char *language);

G_END_DECLS
