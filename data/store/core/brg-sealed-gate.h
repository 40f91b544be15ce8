/* brg-sealed-gate.h - no action leaves a text in the file that tells a sealed move
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "brg-sql.h"

G_BEGIN_DECLS

/* Sets the error that @text names a move which is still secret; FALSE. */
gboolean brg_sealed_gate_refuse (const char *text, GError **error);

/* Looks through everything that an action changed, and through what its journal entry will say,
 * before it is committed: refused when a text about a game, or about those who play it, tells a
 * move while an envelope of that game is closed. */
gboolean brg_sealed_gate_check (BrgStore *store,
                                GBytes *changeset,
                                const char *action,
                                JsonObject *arguments,
                                GError **error);

G_END_DECLS
