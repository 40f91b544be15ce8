/* brg-proof.h - whether the tables hold what the journal gives, and where they do not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * BrgAlterationKind:
 * @BRG_ALTERATION_CHANGED: a field holds something else
 * @BRG_ALTERATION_REMOVED: a row is missing
 * @BRG_ALTERATION_ADDED: a row is in no entry
 * @BRG_ALTERATION_MET: an action of the program met a row that was altered before; it stands
 * @BRG_ALTERATION_JOURNAL: an entry of the journal was changed, or one before it is missing
 * @BRG_ALTERATION_CUT: the journal is not the one that was seen before: cut or made anew
 * @BRG_ALTERATION_PAPER: the file of a printed paper is not the one whose hash the journal has, or
 *   is not there (@found is “–”) though nothing in the journal took it out
 *
 * What another program can do to a workspace.
 */
typedef enum
{
  BRG_ALTERATION_CHANGED,
  BRG_ALTERATION_REMOVED,
  BRG_ALTERATION_ADDED,
  BRG_ALTERATION_MET,
  BRG_ALTERATION_JOURNAL,
  BRG_ALTERATION_CUT,
  BRG_ALTERATION_PAPER,
} BrgAlterationKind;

/**
 * BrgAlteration:
 * @kind: what was done
 * @table: the table
 * @row: key of the row, its parts separated by spaces
 * @column: (nullable): the field, %NULL for the whole row
 * @entry_id: the entry of the journal that wrote it last, 0 for none
 * @expected: what it is by the journal, for a person
 * @found: what stands in the file
 *
 * One place where the file contradicts the journal.
 */
typedef struct
{
  BrgAlterationKind kind;
  char *table;
  char *row;
  char *column;
  gint64 entry_id;
  char *expected;
  char *found;
} BrgAlteration;

/**
 * brg_alteration_dup_sentence:
 * @alteration: an alteration
 *
 * Returns: (transfer full): table, row, field, number of the entry and both values in a sentence
 */
char *brg_alteration_dup_sentence (const BrgAlteration *alteration);

/**
 * BrgProof:
 *
 * Reads the journal once and keeps what the tables must hold after it. Run again it reads only what
 * was added, and compares all tables. It is kept in memory alone: nothing that lies in a file
 * spares it work, so there is no mark that could be forged.
 */
typedef struct _BrgProof BrgProof;

/**
 * brg_proof_new:
 *
 * Returns: (transfer full): a proof that has read nothing yet
 */
BrgProof *brg_proof_new (void);

/**
 * brg_proof_free:
 * @self: (nullable): a proof
 */
void brg_proof_free (BrgProof *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgProof, brg_proof_free)

/**
 * brg_proof_expect:
 * @self: a proof that has read nothing yet
 * @entry_id: an entry, 0 for none
 * @hash: its hash, or how that begins
 *
 * A chain can be cut at its end, or made anew as a whole, and is sound by itself. What was seen of
 * it before and kept elsewhere tells: a journal without this entry is %BRG_ALTERATION_CUT. A wrong
 * expectation gives a false alarm and never hides anything.
 */
void brg_proof_expect (BrgProof *self, gint64 entry_id, const char *hash);

/**
 * brg_proof_run_file:
 * @self: a proof
 * @path: a workspace, open in this program or not
 * @cancellable: (nullable): stops it
 * @error: return location for an error
 *
 * Reads what the journal got since the last run and compares. It has a connection of its own, so it
 * may run in any thread, one run at a time.
 *
 * Returns: whether the file could be read; brg_proof_get_alterations() says what is wrong with it
 */
gboolean brg_proof_run_file (BrgProof *self,
                             const char *path,
                             GCancellable *cancellable,
                             GError **error);

/**
 * brg_proof_get_alterations:
 * @self: a proof that was run
 *
 * Returns: (transfer none) (element-type BrgAlteration): what the last run found. The list is never
 *   changed afterwards: who keeps it takes a reference
 */
GPtrArray *brg_proof_get_alterations (const BrgProof *self);

/**
 * brg_proof_get_last_entry:
 * @self: a proof that was run
 * @hash: (out) (optional) (transfer none): its hash, empty for none
 *
 * Returns: the last entry of which the chain is proven
 */
gint64 brg_proof_get_last_entry (const BrgProof *self, const char **hash);

G_END_DECLS
