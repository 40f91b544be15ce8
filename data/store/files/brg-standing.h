/* brg-standing.h - whether a workspace is the copy of another one, and of whose
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/**
 * BrgStandingKind:
 * @BRG_STANDING_OWN: nobody's copy: it is written here
 * @BRG_STANDING_FOLLOWS: gets what is done at another computer
 * @BRG_STANDING_TAKEN: the event was taken over at another computer
 *
 * What a file is.
 */
typedef enum
{
  BRG_STANDING_OWN,
  BRG_STANDING_FOLLOWS,
  BRG_STANDING_TAKEN,
} BrgStandingKind;

/**
 * BrgStanding:
 * @kind: what the file is; all else is empty for %BRG_STANDING_OWN
 * @computer: name of the other computer
 * @person: who works there
 * @at: since when, UTC, `YYYY-MM-DDThh:mm:ssZ`
 * @entry_id: the last entry of the journal that both have, as far as was known then
 *
 * What a file is to another one. Begins as zeros.
 */
typedef struct
{
  BrgStandingKind kind;
  char *computer;
  char *person;
  char *at;
  gint64 entry_id;
} BrgStanding;

/** brg_standing_clear: Frees what @standing holds */
void brg_standing_clear (BrgStanding *standing);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgStanding, brg_standing_clear)

/**
 * brg_standing_read:
 * @db: a workspace
 * @standing: (out): what it is; %BRG_STANDING_OWN for one of before schema 35
 */
void brg_standing_read (sqlite3 *db, BrgStanding *standing);

/**
 * brg_standing_write:
 * @db: a workspace, open to be written
 * @standing: what it is from now on
 *
 * Returns: whether it is written
 */
gboolean brg_standing_write (sqlite3 *db, const BrgStanding *standing);

/**
 * brg_standing_dup_sentence:
 * @standing: a standing
 *
 * Returns: (transfer full) (nullable): why nothing can be changed in such a file, for a person;
 * %NULL where it can
 */
char *brg_standing_dup_sentence (const BrgStanding *standing);

G_END_DECLS
