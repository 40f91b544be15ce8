/* brg-copy-name.h - names of copies of the workspace
 *
 * `name-20261121-143207-j000123-a1b2c3d4e5f60718.berger`: the state of the journal, its number and
 * hash. A tail that is cut off, or a history that is made anew, contradicts the names of its
 * copies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_copy_name_dup_stem:
 * @workspace: path of a workspace
 *
 * Returns: (transfer full): what the names of its copies begin with
 */
char *brg_copy_name_dup_stem (const char *workspace);

/**
 * brg_copy_name_dup:
 * @stem: see brg_copy_name_dup_stem()
 * @now: the moment, `2026-11-21T14:32:07Z`
 * @journal_id: the last entry of the journal, 0 without one
 * @hash: (nullable): its hash, %NULL without one
 *
 * Returns: (transfer full): the name of a copy
 */
char *brg_copy_name_dup (const char *stem, const char *now, gint64 journal_id, const char *hash);

/**
 * brg_copy_name_compare:
 * @a: place of a name of a copy
 * @b: place of another one
 *
 * By the state of the journal: the clock of a laptop may have been wrong.
 *
 * Returns: the order, as for g_ptr_array_sort()
 */
gint brg_copy_name_compare (gconstpointer a, gconstpointer b);

/**
 * brg_copy_name_is_of:
 * @name: the name of a file
 * @stem: see brg_copy_name_dup_stem()
 *
 * Returns: whether it is a copy in rotation; only these are ever removed to make room
 */
gboolean brg_copy_name_is_of (const char *name, const char *stem);

/**
 * brg_copy_name_is_any_of:
 * @name: the name of a file
 * @stem: see brg_copy_name_dup_stem()
 *
 * What was kept before the tables were brought up to date stays for good, but not with a name that
 * was taken out.
 *
 * Returns: whether it is a copy in rotation or was kept before an upgrade
 */
gboolean brg_copy_name_is_any_of (const char *name, const char *stem);

/**
 * brg_copy_name_is_part_of:
 * @name: the name of a file
 * @stem: see brg_copy_name_dup_stem()
 *
 * Returns: whether it is what is left of a copy that was broken off: it may hold everything
 */
gboolean brg_copy_name_is_part_of (const char *name, const char *stem);

G_END_DECLS
