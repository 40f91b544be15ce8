/* fuzz-contest-file.c - feeds whatever a fuzzer invents to the reader of files of works
 *
 * Files are PDN or PGN with positions, or tables. What is read is played on a board, and what the
 * board writes is read as the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-contest-file.h"
#include "brg-contest-position.h"
#include "brg-contest-solution.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_solution (const BrgContestWork *work)
{
  g_autoptr (BrgDeskGame) game =
      brg_contest_solution_open (work->board, work->fen, work->solution, NULL);
  g_autoptr (BrgDeskGame) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *back = NULL;
  g_autofree char *rest = NULL;

  g_assert_nonnull (game);
  text = brg_contest_solution_dup_text (game);
  again = brg_contest_solution_open (work->board, work->fen, text, &rest);
  g_assert_nonnull (again);
  g_assert_cmpstr (rest, ==, NULL);
  back = brg_contest_solution_dup_text (again);
  g_assert_cmpstr (back, ==, text);
}

static void
check_work (const BrgContestWork *work)
{
  g_auto (BrgContestPosition) position = { 0 };
  const char *const texts[] = { work->board, work->kind,     work->group, work->task,
                                work->fen,   work->solution, work->theme };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_true (g_utf8_validate (texts[i], -1, NULL));
  for (guint i = 0; i < work->authors->len; i++)
    g_assert_cmpstr (((const BrgContestAuthor *) work->authors->pdata[i])->name, !=, "");
  g_assert_cmpuint (brg_contest_position_read (work, &position), ==, BRG_CONTEST_POSITION_FINE);
  check_solution (work);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) works = brg_contest_file_read (bytes, "works", &error);

  g_assert_true ((works == NULL) == (error != NULL));
  if (works == NULL)
    return 0;
  g_assert_cmpuint (works->len, >, 0);
  for (guint i = 0; i < works->len; i++)
    check_work (works->pdata[i]);
  return 0;
}
