/* vectors.h - reads the tournaments and tables of the tie-break fixtures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * Vector:
 * @names: headings of the columns
 * @rows: (element-type GStrv): cells of the rows
 * @head: from `R1` to its list of codes
 *
 * An expected table.
 */
typedef struct
{
  char **names;
  GPtrArray *rows;
  GHashTable *head;
} Vector;

/* Reads a table. Aborts the test when the file is missing. */
Vector *vector_load (const char *folder, const char *name);

void vector_free (Vector *vector);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Vector, vector_free)

/* Cell of a row by the name of its column; the column must exist. */
const char *vector_get (const Vector *vector, guint row, const char *column);

/* Reads a TRF16 report file; see fixtures/tiebreaks-fide/README.md. */
BrgTournament *vector_load_trf (const char *name);

/* Reads a round robin or Swiss of fixtures/tiebreaks-seeds. */
BrgTournament *vector_load_seeds (const char *name);

/* Makes a tournament of one text a player and one word a round: `3w1` is a game with number 3,
 * White, won; `-U` a round without opponent; `-` nothing; the outcome `?` is an open game. */
BrgTournament *vector_make (BrgTournamentKind kind, const char *const *rows);

/* Names of the files of a folder of fixtures that end in @suffix, sorted; they live as long as the
 * program, the list is freed with g_free(). */
const char *const *vector_list_files (const char *folder, const char *suffix, guint *n_files);

G_END_DECLS
