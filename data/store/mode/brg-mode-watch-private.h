/* brg-mode-watch-private.h - one change of an action, as it is looked at in FIDE mode
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1

#include "brg-mode-watch.h"

G_BEGIN_DECLS

/* One row that changed, and what the whole action made. */
typedef struct
{
  sqlite3 *db;
  sqlite3_changeset_iter *iter;
  const char *table;
  int op;
  GPtrArray *findings;
  GHashTable *columns;      /* "table.column": its place */
  GHashTable *added_rounds; /* group: how many more it has now */
  GHashTable *new_groups;
} BrgModeChange;

/* The first number that a query gives for two numbers, 0 for none. */
gint64 brg_mode_ask (sqlite3 *db, const char *sql, gint64 first, gint64 second);

sqlite3_value *brg_mode_change_get (const BrgModeChange *change,
                                    const char *column,
                                    gboolean is_new);
gint64 brg_mode_change_get_key (const BrgModeChange *change, const char *column);

/* Whether the row was there and this column of it changed. */
gboolean brg_mode_change_has (const BrgModeChange *change, const char *column);

/* (transfer full): "9 → 7" */
char *brg_mode_change_dup_step (const BrgModeChange *change, const char *column);

/* Whether the group is in FIDE mode and had a round before the action. */
gboolean brg_mode_change_was_started (const BrgModeChange *change, gint64 group_id);

/* Adds a finding, once. */
void brg_mode_add (const BrgModeChange *change,
                   const char *id,
                   gint64 group_id,
                   gint round,
                   const char *detail);

/* Adds what the change is. */
void brg_mode_look_at (const BrgModeChange *change);

G_END_DECLS
