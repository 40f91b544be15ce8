/* brg-import-file.c - a file that is being imported
 *
 * Rules: rus-draughts-2022 1.5.10
 * Tests: tests/app/test-import-file.c, tests/app/test-import-papers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-import-file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-disqualified.h"
#include "brg-duplicates.h"
#include "brg-plain-file.h"
#include "brg-store-papers.h"
#include "brg-store-take-list.h"
#include "brg-text-file.h"
#include "brg-trf-losses.h"
#include "brg-trf-reader.h"
#include "brg-trf-repair.h"
#include "brg-trf-snapshot.h"

/* What is read to know what a file is. */
#define HEAD_SIZE 65536

static void
clear_comparison (BrgImportFile *self)
{
  g_clear_pointer (&self->known, g_free);
  g_clear_pointer (&self->doubts, g_free);
  g_clear_pointer (&self->lacks, g_free);
  g_clear_pointer (&self->completes, g_free);
  g_clear_pointer (&self->barred, g_ptr_array_unref);
  g_clear_pointer (&self->disqualifications, g_ptr_array_unref);
}

static void
read_players (BrgImportFile *self)
{
  clear_comparison (self);
  g_clear_pointer (&self->table, brg_player_table_free);
  self->table = brg_player_table_read (self->csv, self->mapping);
  /* Who comes twice comes in once, unless the user takes the row. */
  for (guint i = 0; i < self->table->rows->len; i++)
    {
      BrgPlayerRow *row = self->table->rows->pdata[i];

      row->is_skipped = row->is_repeated;
    }
}

/* Reads a table and guesses its columns; on failure nothing changes. */
static gboolean
read_table (BrgImportFile *self,
            const char *text,
            gsize length,
            const BrgCsvWatch *watched,
            GError **error)
{
  /* One row more than a list can have, so that it is told. */
  const BrgCsvWatch watch = { .cancellable = watched != NULL ? watched->cancellable : NULL,
                              .permille = watched != NULL ? watched->permille : NULL,
                              .most_rows = BRG_PLAYER_TABLE_MOST_ROWS + 1 };
  g_autoptr (BrgCsv) csv =
      brg_csv_read_watched (text, (gssize) length, self->name, BRG_CSV_DETECT, &watch, error);

  if (csv == NULL)
    return FALSE;
  if (csv->rows->len == 0)
    {
      brg_format_set_error (error, BRG_FORMAT_ERROR_NOT_RECOGNISED, self->name, 1, 1,
                            _ ("the file is empty: a list of players or a report is needed"));
      return FALSE;
    }
  g_clear_pointer (&self->csv, brg_csv_free);
  g_clear_pointer (&self->mapping, brg_player_mapping_free);
  self->csv = g_steal_pointer (&csv);
  self->mapping = brg_player_mapping_guess (self->csv);
  read_players (self);
  return TRUE;
}

static void
find_losses (BrgImportFile *self)
{
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (self->trf, self->name);
  g_autoptr (BrgTrf) again = brg_trf_from_snapshot (snapshot, NULL, NULL);

  g_clear_pointer (&self->losses, g_ptr_array_unref);
  self->losses = brg_trf_find_losses (self->trf, again);
}

static gboolean
read_report (BrgImportFile *self, const char *text, gsize length, GError **error)
{
  BrgTrf *trf = brg_trf_read_mending (text, (gssize) length, self->name,
                                      self->trf != NULL ? self->trf->repairs : NULL, error);

  if (trf == NULL)
    return FALSE;
  brg_trf_free (self->trf);
  self->trf = trf;
  g_clear_pointer (&self->refusal, g_free);
  find_losses (self);
  return TRUE;
}

static gboolean
read_text (BrgImportFile *self, const BrgTextFile *text, const BrgCsvWatch *watched, GError **error)
{
  if (self->kind == BRG_FILE_TRF ? !read_report (self, text->text, text->length, error)
                                 : !read_table (self, text->text, text->length, watched, error))
    return FALSE;
  self->encoding = text->encoding;
  return TRUE;
}

static BrgImportFile *
new_file (const char *path)
{
  BrgImportFile *self = g_new0 (BrgImportFile, 1);

  self->path = g_strdup (path);
  self->name = g_path_get_basename (path);
  return self;
}

/* Only the beginning: a workspace may be large. */
static gboolean
find_kind (BrgImportFile *self, GError **error)
{
  g_autoptr (GBytes) head = brg_plain_file_read_head (self->path, HEAD_SIZE, error);
  gsize length;
  const char *bytes;

  if (head == NULL)
    return FALSE;
  bytes = g_bytes_get_data (head, &length);
  self->kind = brg_file_kind_find (bytes, length);
  return TRUE;
}

BrgImportFile *
brg_import_file_load (const char *path, GError **error)
{
  return brg_import_file_load_watched (path, NULL, error);
}

BrgImportFile *
brg_import_file_load_watched (const char *path, const BrgCsvWatch *watched, GError **error)
{
  g_autoptr (BrgImportFile) self = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BrgTextFile) text = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  self = new_file (path);
  if (!find_kind (self, error))
    return NULL;
  if (self->kind == BRG_FILE_WORKSPACE)
    return g_steal_pointer (&self);
  bytes = brg_plain_file_read (path, BRG_TEXT_FILE_MAX_SIZE, error);
  text = bytes != NULL ? brg_text_file_new_from_bytes (bytes, self->name, error) : NULL;
  /* What was read is in the text; both at once would double the memory. */
  g_clear_pointer (&bytes, g_bytes_unref);
  return text != NULL && read_text (self, text, watched, error) ? g_steal_pointer (&self) : NULL;
}

BrgImportFile *
brg_import_file_new_from_text (const char *text, const char *name, GError **error)
{
  g_autoptr (BrgImportFile) self = NULL;

  g_return_val_if_fail (text != NULL && name != NULL, NULL);

  self = g_new0 (BrgImportFile, 1);
  self->name = g_strdup (name);
  self->kind = BRG_FILE_TABLE;
  return read_table (self, text, strlen (text), NULL, error) ? g_steal_pointer (&self) : NULL;
}

void
brg_import_file_free (BrgImportFile *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->path);
  clear_comparison (self);
  brg_trf_free (self->trf);
  g_clear_pointer (&self->losses, g_ptr_array_unref);
  g_free (self->refusal);
  brg_player_table_free (self->table);
  brg_player_mapping_free (self->mapping);
  brg_csv_free (self->csv);
  g_free (self);
}

gboolean
brg_import_file_set_encoding (BrgImportFile *self, BrgEncoding encoding, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BrgTextFile) text = NULL;

  g_return_val_if_fail (self != NULL && self->path != NULL, FALSE);

  bytes = brg_plain_file_read (self->path, BRG_TEXT_FILE_MAX_SIZE, error);
  text = bytes != NULL ? brg_text_file_new_in (bytes, self->name, encoding, error) : NULL;
  return text != NULL && read_text (self, text, NULL, error);
}

void
brg_import_file_take_repair (BrgImportFile *self, guint index, gboolean takes)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (self != NULL && self->trf != NULL && self->path != NULL);
  g_return_if_fail (index < self->trf->repairs->len);

  ((BrgTrfRepair *) self->trf->repairs->pdata[index])->is_taken = takes;
  if (brg_import_file_set_encoding (self, self->encoding, &error))
    return;
  g_free (self->refusal);
  self->refusal = brg_format_error_dup_words (error);
}

void
brg_import_file_set_has_header (BrgImportFile *self, gboolean has_header)
{
  BrgPlayerMapping *guess;

  g_return_if_fail (self != NULL && self->csv != NULL);

  if (has_header == (self->mapping->header_row != BRG_NO_HEADER))
    return;
  guess = has_header ? brg_player_mapping_guess (self->csv) : NULL;
  /* The headings may say nothing that is known. */
  if (guess == NULL || guess->header_row == BRG_NO_HEADER)
    {
      g_clear_pointer (&guess, brg_player_mapping_free);
      guess = brg_player_mapping_guess_by_shape (self->csv, has_header ? 0 : BRG_NO_HEADER);
    }
  brg_player_mapping_free (self->mapping);
  self->mapping = guess;
  read_players (self);
}

void
brg_import_file_set_field (BrgImportFile *self, guint column, BrgPlayerField field)
{
  g_return_if_fail (self != NULL && self->mapping != NULL);

  brg_player_mapping_set (self->mapping, column, field);
  read_players (self);
}

/* What a comparison with others has left out comes in again. */
static void
forget_comparison (BrgImportFile *self)
{
  for (guint i = 0; self->known != NULL && i < self->table->rows->len; i++)
    if (self->known[i] >= 0)
      {
        BrgPlayerRow *row = self->table->rows->pdata[i];

        row->is_skipped = row->is_repeated;
      }
  clear_comparison (self);
}

/* A number of somebody who is there already: he is that one, or it was copied wrongly. */
static void
match_papers (BrgImportMatch *match,
              const BrgEntry *row,
              GPtrArray *entries,
              const BrgPaperIndex *index)
{
  const BrgPaperHolder *holder;

  if (row == NULL || row->papers == NULL || match->known >= 0)
    return;
  holder = brg_paper_index_find (index, 0, row->papers, BRG_PAPER_SNILS);
  if (holder == NULL)
    holder = brg_paper_index_find (index, 0, row->papers, BRG_PAPER_PASSPORT);
  if (holder == NULL)
    return;
  match->doubt = BRG_IMPORT_DOUBT_PAPER;
  for (guint i = 0; i < entries->len; i++)
    if (((const BrgEntry *) entries->pdata[i])->person_id == holder->person_id)
      match->known = (gint) i;
}

/* (transfer full) (element-type BrgImportMatch): who each row is. */
static GArray *
match_rows (const BrgImportFile *self, GPtrArray *entries)
{
  g_autoptr (BrgDuplicates) search = brg_duplicates_new (entries);
  GArray *matches = g_array_new (FALSE, FALSE, sizeof (BrgImportMatch));

  for (guint i = 0; i < self->table->rows->len; i++)
    {
      const BrgEntry *entry = ((BrgPlayerRow *) self->table->rows->pdata[i])->entry;
      BrgImportMatch match = { .known = -1 };

      if (entry != NULL)
        match = brg_import_match_find (search, entries, entry);
      g_array_append_val (matches, match);
    }
  brg_import_match_settle (matches);
  return matches;
}

/* Of several who fit none gets it: which one it would be is chance. */
static void
find_lacks (BrgImportFile *self, guint index, GPtrArray *entries, BrgStore *store)
{
  const BrgPlayerRow *row = self->table->rows->pdata[index];
  const BrgEntry *known = self->known[index] >= 0 ? entries->pdata[self->known[index]] : NULL;

  if (known == NULL || store == NULL || self->doubts[index] == BRG_IMPORT_DOUBT_SEVERAL)
    return;
  self->lacks[index] = brg_store_find_lacks (store, known->id, row->entry);
  self->completes[index] = self->doubts[index] == BRG_IMPORT_DOUBT_NONE && self->lacks[index] != 0;
}

void
brg_import_file_compare (BrgImportFile *self, GPtrArray *entries, BrgStore *store)
{
  g_autoptr (GPtrArray) nobody = g_ptr_array_new ();
  g_autoptr (GPtrArray) holders = NULL;
  g_autoptr (BrgPaperIndex) index = NULL;
  g_autoptr (GArray) matches = NULL;

  g_return_if_fail (self != NULL && self->table != NULL);

  forget_comparison (self);
  matches = match_rows (self, entries != NULL ? entries : nobody);
  holders = store != NULL ? brg_store_list_paper_holders (store, NULL) : NULL;
  index = holders != NULL ? brg_paper_index_new (holders) : NULL;
  for (guint i = 0; index != NULL && i < matches->len; i++)
    match_papers (&g_array_index (matches, BrgImportMatch, i),
                  ((BrgPlayerRow *) self->table->rows->pdata[i])->entry,
                  entries != NULL ? entries : nobody, index);
  self->known = g_new (gint, matches->len);
  self->doubts = g_new (BrgImportDoubt, matches->len);
  self->lacks = g_new0 (guint, matches->len);
  self->completes = g_new0 (gboolean, matches->len);
  for (guint i = 0; i < matches->len; i++)
    {
      const BrgImportMatch *match = &g_array_index (matches, BrgImportMatch, i);

      self->known[i] = match->known;
      self->doubts[i] = match->doubt;
      if (match->known >= 0)
        ((BrgPlayerRow *) self->table->rows->pdata[i])->is_skipped = TRUE;
      find_lacks (self, i, entries, store);
    }
}

void
brg_import_file_bar (BrgImportFile *self,
                     GPtrArray *disqualifications,
                     const BrgEvent *event,
                     const char *today)
{
  g_autoptr (GPtrArray) entries = NULL;

  g_return_if_fail (self != NULL && self->table != NULL);
  g_return_if_fail (disqualifications != NULL && today != NULL);

  entries = g_ptr_array_new ();
  for (guint i = 0; i < self->table->rows->len; i++)
    g_ptr_array_add (entries, ((BrgPlayerRow *) self->table->rows->pdata[i])->entry);
  g_clear_pointer (&self->barred, g_ptr_array_unref);
  g_clear_pointer (&self->disqualifications, g_ptr_array_unref);
  self->disqualifications = g_ptr_array_ref (disqualifications);
  self->barred = brg_disqualified_find_all (disqualifications, entries, event, today);
}

GPtrArray *
brg_import_file_dup_completed (const BrgImportFile *self, GPtrArray *entries)
{
  GPtrArray *completed = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  g_return_val_if_fail (self != NULL && self->table != NULL, completed);

  for (guint i = 0; self->completes != NULL && i < self->table->rows->len; i++)
    {
      const BrgPlayerRow *row = self->table->rows->pdata[i];
      BrgEntry *entry = self->completes[i] ? brg_entry_copy (row->entry) : NULL;

      if (entry == NULL)
        continue;
      entry->id = ((const BrgEntry *) entries->pdata[self->known[i]])->id;
      g_ptr_array_add (completed, entry);
    }
  return completed;
}

gboolean
brg_import_file_is_told (const BrgImportFile *self, const BrgPlayerProblem *problem)
{
  g_return_val_if_fail (self != NULL && problem != NULL, FALSE);

  return self->keeps_papers || (problem->kind != BRG_PLAYER_PROBLEM_PASSPORT &&
                                problem->kind != BRG_PLAYER_PROBLEM_SNILS);
}

const BrgPlayerProblem *
brg_import_file_find_problem (const BrgImportFile *self, gint row)
{
  const BrgPlayerProblem *found = NULL;

  g_return_val_if_fail (self != NULL && self->table != NULL, NULL);

  for (guint i = 0; i < self->table->problems->len; i++)
    {
      const BrgPlayerProblem *problem = self->table->problems->pdata[i];

      if (problem->row == row && brg_import_file_is_told (self, problem) &&
          (found == NULL || (problem->is_error && !found->is_error)))
        found = problem;
    }
  return found;
}

static gboolean
has_problem (const BrgImportFile *self, guint row)
{
  /* rus-draughts-2022 1.5.10: he is taken only by who has read why he may not play. */
  return brg_import_file_find_problem (self, (gint) row) != NULL ||
         (self->barred != NULL && self->barred->pdata[row] != NULL) ||
         (self->doubts != NULL && self->doubts[row] == BRG_IMPORT_DOUBT_PAPER);
}

/* Whether a value of the row is not taken in. That another row is like it matters to who comes in,
 * not to who is there already. */
static gboolean
leaves_out (const BrgImportFile *self, guint row)
{
  for (guint i = 0; i < self->table->problems->len; i++)
    {
      const BrgPlayerProblem *problem = self->table->problems->pdata[i];

      if (problem->row == (gint) row && problem->kind >= BRG_PLAYER_PROBLEM_SEX &&
          brg_import_file_is_told (self, problem))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_undecided (const BrgImportFile *self, guint row)
{
  return self->doubts != NULL && self->known[row] >= 0 &&
         self->doubts[row] != BRG_IMPORT_DOUBT_NONE;
}

BrgImportCounts
brg_import_file_count (const BrgImportFile *self)
{
  BrgImportCounts counts = { 0 };

  g_return_val_if_fail (self != NULL && self->table != NULL, counts);

  for (guint i = 0; i < self->table->rows->len; i++)
    {
      const BrgPlayerRow *row = self->table->rows->pdata[i];

      if (self->completes != NULL && self->completes[i])
        {
          counts.n_completed++;
          counts.n_doubts += leaves_out (self, i);
        }
      else if (row->is_skipped && is_undecided (self, i))
        counts.n_undecided++;
      else if (row->is_skipped)
        counts.n_skipped++;
      else if (row->entry == NULL)
        counts.n_errors++;
      else
        {
          counts.n_taken++;
          counts.n_doubts += (self->known != NULL && self->known[i] >= 0) || has_problem (self, i);
        }
    }
  /* Without a column of names no row can be used. */
  if (brg_import_file_find_problem (self, -1) != NULL)
    counts.n_errors = MAX (counts.n_errors, 1);
  return counts;
}

BrgImportRowState
brg_import_file_get_state (const BrgImportFile *self, guint row)
{
  const BrgPlayerRow *player;
  gboolean is_known;

  g_return_val_if_fail (self != NULL && self->table != NULL, BRG_IMPORT_ROW_BAD);
  g_return_val_if_fail (row < self->table->rows->len, BRG_IMPORT_ROW_BAD);

  player = self->table->rows->pdata[row];
  is_known = self->known != NULL && self->known[row] >= 0;
  if (self->completes != NULL && self->completes[row])
    return leaves_out (self, row) ? BRG_IMPORT_ROW_COMPLETES_IN_DOUBT : BRG_IMPORT_ROW_COMPLETES;
  if (player->is_skipped && is_undecided (self, row))
    return BRG_IMPORT_ROW_UNDECIDED;
  if (player->is_skipped)
    return is_known ? BRG_IMPORT_ROW_KNOWN : BRG_IMPORT_ROW_LEFT_OUT;
  if (player->entry == NULL)
    return BRG_IMPORT_ROW_BAD;
  if (is_known)
    return BRG_IMPORT_ROW_PERHAPS_KNOWN;
  return has_problem (self, row) ? BRG_IMPORT_ROW_DOUBTFUL : BRG_IMPORT_ROW_NEW;
}

gint
brg_import_file_next_problem (const BrgImportFile *self, gint row)
{
  gint n_rows;

  g_return_val_if_fail (self != NULL && self->table != NULL, -1);

  n_rows = (gint) self->table->rows->len;
  for (gint i = 1; i <= n_rows; i++)
    {
      gint next = (MAX (row, -1) + i) % n_rows;

      if (brg_import_file_get_state (self, (guint) next) >= BRG_IMPORT_ROW_UNDECIDED)
        return next;
    }
  return -1;
}

/* Whether the row may give a player what he lacks: no other one does. */
static gboolean
may_complete (const BrgImportFile *self, guint row)
{
  if (self->completes == NULL || self->lacks[row] == 0)
    return FALSE;
  for (guint i = 0; i < self->table->rows->len; i++)
    if (i != row && self->completes[i] && self->known[i] == self->known[row])
      return FALSE;
  return TRUE;
}

void
brg_import_file_toggle_row (BrgImportFile *self, guint row)
{
  BrgPlayerRow *player;

  g_return_if_fail (self != NULL && self->table != NULL);
  g_return_if_fail (row < self->table->rows->len);

  player = self->table->rows->pdata[row];
  if (self->completes != NULL && self->completes[row])
    self->completes[row] = FALSE;
  else
    {
      player->is_skipped = !player->is_skipped;
      if (self->completes != NULL)
        self->completes[row] = player->is_skipped && may_complete (self, row);
    }
}

/* Rows of both lists follow the file. */
guint
brg_import_file_find_cells (const BrgImportFile *self, guint row)
{
  guint line;
  guint low = 0;
  guint high;

  g_return_val_if_fail (self != NULL && self->table != NULL, 0);
  g_return_val_if_fail (row < self->table->rows->len, 0);

  line = ((BrgPlayerRow *) self->table->rows->pdata[row])->line;
  high = self->csv->rows->len - 1;
  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (brg_csv_get_cell (self->csv, middle, 0)->line < line)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* Rounds in which somebody has an opponent. */
static gboolean
is_paired (const BrgTournament *tournament, gint round)
{
  for (gint player = 0; player < tournament->n_players; player++)
    if (brg_tournament_cell (tournament, player, round)->opponent != BRG_NOBODY)
      return TRUE;
  return FALSE;
}

static void
turn_kind (BrgTournament *tournament, BrgTournamentKind kind)
{
  gboolean is_swiss = kind == BRG_TOURNAMENT_SWISS;
  BrgOutcome from = is_swiss ? BRG_OUTCOME_NONE : BRG_OUTCOME_ZERO_BYE;
  BrgOutcome to = is_swiss ? BRG_OUTCOME_ZERO_BYE : BRG_OUTCOME_NONE;

  tournament->kind = kind;
  if (is_swiss)
    tournament->cycles = 1;
  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint player = 0; is_paired (tournament, round) && player < tournament->n_players; player++)
      {
        BrgCell *cell = brg_tournament_cell (tournament, player, round);

        if (cell->opponent == BRG_NOBODY && cell->outcome == from)
          cell->outcome = to;
      }
}

BrgSnapshot *
brg_import_file_make_event (const BrgImportFile *self, BrgTournamentKind kind)
{
  g_autofree char *name = NULL;
  BrgTournament *original;
  BrgSnapshot *snapshot;
  char *dot;

  g_return_val_if_fail (self != NULL && self->trf != NULL, NULL);

  name = g_strdup (self->name);
  dot = strrchr (name, '.');
  if (dot != NULL && dot != name)
    *dot = '\0';
  original = self->trf->tournament;
  if (original->kind != kind)
    {
      self->trf->tournament = brg_tournament_copy (original);
      turn_kind (self->trf->tournament, kind);
    }
  snapshot = brg_trf_to_snapshot (self->trf, name);
  if (self->trf->tournament != original)
    {
      brg_tournament_free (self->trf->tournament);
      self->trf->tournament = original;
    }
  return snapshot;
}
