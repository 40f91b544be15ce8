/* brg-proof-private.h - what the journal gives, row by row
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-journal-links.h"
#include "brg-proof-row.h"
#include "brg-proof.h"
#include "brg-sql.h"
#include "brg-store-private.h"

G_BEGIN_DECLS

struct _BrgProof
{
  GHashTable *tables; /* name -> set of BrgProofRow */
  gint64 last_entry;
  char *last_hash;
  BrgJournalLinks *links; /* of this run */
  guint n_redacted;       /* rows of redactions in the last run */
  GPtrArray *met;         /* BrgAlteration: actions that met an altered row */
  gboolean is_broken;
  gint64 expected_entry; /* 0 for none */
  char *expected_hash;
  char *seen_hash; /* what that entry has, empty for none */
  guint n_runs;
  GPtrArray *alterations;
  GHashTable
      *files;      /* hashes of printed papers -> %TRUE while the file is the one that was noted */
  char *last_file; /* where the run stopped that looks at some of them again */
};

/* SQL about a row p of printed_paper: its file was kept, and neither the paper itself nor the
 * journal says that it is not any more. It was taken out of the archive; a name was taken out of
 * the journal, or personal papers were purged, since it was printed; in a copy, which has no
 * personal papers, what showed them is not either. A paper of before schema 27 does not say that it
 * was never kept. */
#define BRG_PROOF_PAPER_IS_MISSING                                               \
  " p.lost = '' AND p.entry > 0"                                                 \
  " AND NOT EXISTS (SELECT 1 FROM paper_file f WHERE f.sha256 = p.sha256)"       \
  " AND NOT EXISTS (SELECT 1 FROM journal j WHERE j.id > p.entry"                \
  "  AND j.action IN ('journal-redact', 'papers-purge'))"                        \
  " AND NOT EXISTS (SELECT 1 FROM journal j JOIN printed_paper q"                \
  "  ON q.group_id = CASE json_valid (j.arguments) WHEN 1 THEN"                  \
  "   json_extract (j.arguments, '$.group') END"                                 \
  "  AND q.number = CASE json_valid (j.arguments) WHEN 1 THEN"                   \
  "   json_extract (j.arguments, '$.number') END"                                \
  "  WHERE j.action = 'papers-drop' AND j.id > p.entry AND q.sha256 = p.sha256)" \
  " AND (EXISTS (SELECT 1 FROM personal_paper)"                                  \
  "  OR NOT EXISTS (SELECT 1 FROM journal j WHERE j.action = 'papers-set'))"

BrgProofCell brg_proof_cell_of_value (sqlite3_value *value);
BrgProofCell brg_proof_cell_of_column (sqlite3_stmt *stmt, int column);
gboolean brg_proof_cell_is_equal (const BrgProofCell *one, const BrgProofCell *other);
void brg_proof_cell_append_key (const BrgProofCell *cell, GByteArray *key);
char *brg_proof_cell_dup_text (const BrgProofCell *cell);

/* (transfer full): an alteration that takes @row, @expected and @found over. */
BrgAlteration *brg_alteration_new (BrgAlterationKind kind,
                                   const char *table,
                                   char *row,
                                   const char *column,
                                   gint64 entry_id,
                                   char *expected,
                                   char *found);

/* Reads the entries of @db that are new, and compares its tables. Returns: whether it went well. */
gboolean brg_proof_run (BrgProof *self, sqlite3 *db, GCancellable *cancellable, GError **error);

/* A column of a table. */
typedef struct
{
  char *name;
  gboolean is_key;
  sqlite3_value *standard; /* (nullable): its default */
} BrgProofColumn;

/* (transfer full) (nullable) (element-type BrgProofColumn): empty when there is no such table. */
GArray *brg_proof_read_columns (sqlite3 *db, const char *table, GError **error);

/* The row that the journal gives for the one that @stmt shows, %NULL for none. */
BrgProofRow *brg_proof_find_row (GHashTable *rows, const GArray *columns, sqlite3_stmt *stmt);

/* What of @row stands in a column, its default where nobody wrote it. */
BrgProofCell brg_proof_row_get (const BrgProofRow *row, const GArray *columns, guint place);

/* A row that is not as the journal gives it. */
typedef struct
{
  const char *table;
  guint n_columns;
  GArray *columns;           /* BrgProofColumn; shared by the rows of a table */
  sqlite3_value **found;     /* (nullable): as it stands in the file */
  const BrgProofRow *wanted; /* (nullable): as the journal gives it; belongs to the proof */
} BrgProofDifference;

/* (transfer full) (nullable) (element-type BrgProofDifference): every row that differs, after
 * brg_proof_run() on the same state of @db; with @only (nullable) that row alone. */
GPtrArray *brg_proof_list_differences (BrgProof *self,
                                       sqlite3 *db,
                                       const BrgAlteration *only,
                                       GError **error);

/* Writes all those rows: as the journal gives them, or as they were found. Foreign keys must be
 * off. Returns: whether it went well. */
gboolean brg_proof_write_differences (const GPtrArray *differences,
                                      sqlite3 *db,
                                      gboolean as_found,
                                      GError **error);

/* Compares every table with the rows of @self and adds to its alterations. */
gboolean brg_proof_compare (BrgProof *self, sqlite3 *db, GCancellable *cancellable, GError **error);

G_END_DECLS
