/* composition-fixture.h - works as rows, and the fixtures of ../../fixtures/composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition-check.h"
#include "brg-composition-row.h"

/* The rows of a fixture, split into fields; without remarks and the header. */
static inline GPtrArray *
load_fixture (const char *name)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "composition", name, NULL);
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gboolean is_first = TRUE;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;
      if (!is_first)
        g_ptr_array_add (rows, g_strsplit (lines[i], "\t", -1));
      is_first = FALSE;
    }
  g_assert_cmpuint (rows->len, >, 0);
  return rows;
}

static inline void
read_work (const char *row, BrgComposition *work)
{
  BrgCompositionRowFault fault;

  if (!brg_composition_row_read (row, work, &fault))
    g_error ("%s: %s", row, brg_composition_row_fault_to_text (&fault));
}

/* What the check says of a row, in its six columns. */
static inline char *
check_row (const char *row)
{
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (NULL);
  g_auto (BrgComposition) work = { 0 };
  g_auto (BrgCompositionReport) report = { 0 };

  read_work (row, &work);
  brg_composition_check (search, &work, &report);
  return brg_composition_report_dup_row (&report, (BrgDraughtsVariant) work.position.variant);
}

/* A work and what is said of it; the path names book and article. */
typedef struct
{
  const char *path;
  const char *row;
  const char *answer;
} WorkCase;

static inline void
test_work_case (gconstpointer data)
{
  const WorkCase *test = data;
  g_autofree char *answer = check_row (test->row);

  g_assert_cmpstr (answer, ==, test->answer);
}
