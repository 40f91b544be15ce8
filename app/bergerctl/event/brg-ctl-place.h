/* brg-ctl-place.h - the event of a workspace that a command is asked about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * BrgCtlPlace:
 * @command: (nullable): the whole name of the command, `document set`, where it has several words
 * @usage: (nullable): what it wants besides options, `FILE`
 * @n_wanted: how many of those
 * @about: (nullable): what its help says under the options
 * @is_proved: whether the journal is asked whether it proves the file, before the group is read:
 *   papers say so
 * @path: `--db`: the workspace
 * @event_id: `--event`
 * @group_id: `--group`: a group of the event, 0 for the first
 * @store: the workspace, once it is open
 * @snapshot: the group, once it is open
 *
 * Where a command looks. Begins as zeros.
 */
typedef struct
{
  const char *command;
  const char *usage;
  int n_wanted;
  const char *about;
  gboolean is_proved;
  char *path;
  gint64 event_id;
  gint64 group_id;
  BrgStore *store;
  BrgSnapshot *snapshot;
} BrgCtlPlace;

/** brg_ctl_place_clear: Frees what @place holds and closes the workspace */
void brg_ctl_place_clear (BrgCtlPlace *place);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgCtlPlace, brg_ctl_place_clear)

/**
 * brg_ctl_place_parse:
 * @place: (inout): a place
 * @options: (nullable): further options, ended by an empty row
 * @argc: (inout): number of arguments
 * @argv: (inout): the arguments, the name of the command first
 *
 * Reads `--db`, `--event`, `--group` and @options; a fault is reported.
 *
 * Returns: whether the command was used rightly
 */
gboolean brg_ctl_place_parse (BrgCtlPlace *place,
                              const GOptionEntry *options,
                              int *argc,
                              char ***argv);

/**
 * brg_ctl_place_read:
 *
 * brg_ctl_place_parse(), for a command that cannot do without a workspace and an event.
 *
 * Returns: whether the command was used rightly
 */
gboolean brg_ctl_place_read (BrgCtlPlace *place,
                             const GOptionEntry *options,
                             int argc,
                             char **argv);

/**
 * brg_ctl_place_open:
 * @place: (inout): a place with workspace and event
 * @mode: what may be done with it
 *
 * Returns: whether the event is open; a fault is reported
 */
gboolean brg_ctl_place_open (BrgCtlPlace *place, BrgStoreMode mode);

G_END_DECLS
