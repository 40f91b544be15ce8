/* fuzz-rating-table.c - feeds whatever a fuzzer invents to the reader of tables as rating lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "brg-rating-list.h"
#include "brg-rating-lists-fold.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Every text is tidy and can be printed between tabs; figures are figures. */
static gboolean
check_player (const BrgListedPlayer *player, gpointer data, GError **error)
{
  guint *n_players = data;
  g_autofree char *key = brg_rating_lists_fold (player->values[BRG_LISTED_NAME]);

  (void) error;
  (*n_players)++;
  g_assert_true (g_utf8_validate (key, -1, NULL));
  g_assert_cmpstr (player->values[BRG_LISTED_NAME], !=, "");
  for (guint i = 0; i < BRG_N_LISTED_FIELDS; i++)
    {
      const char *value = player->values[i];

      g_assert_true (g_utf8_validate (value, -1, NULL));
      g_assert_null (strpbrk (value, "\t\r\n"));
      if (i >= BRG_LISTED_STANDARD && i <= BRG_LISTED_BLITZ_K)
        g_assert_cmpuint (strspn (value, "0123456789"), ==, strlen (value));
    }
  return TRUE;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  int memory = memfd_create ("list", MFD_CLOEXEC);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", memory);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) notes = brg_format_notes_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRatingTable) table = NULL;
  BrgRatingListInfo info;
  guint n_players = 0;

  g_assert_cmpint (memory, >=, 0);
  g_assert_cmpint (write (memory, data, size), ==, (gssize) size);
  table = brg_rating_table_peek (file, "TABLE", &error);
  if (table == NULL)
    g_assert_nonnull (error);
  else
    {
      for (guint i = 0; i < table->mapping.n_columns; i++)
        g_assert_cmpuint (table->mapping.columns[i], <, BRG_N_RATING_COLUMNS);
      /* Whatever it holds, somebody may say that it is a name and a rating. */
      brg_rating_table_assign (table, "name=1", NULL);
      brg_rating_table_assign (table, "standard=2", NULL);
      if (brg_rating_list_read (file, "TABLE", &table->mapping, &info, notes, check_player,
                                &n_players, NULL, NULL, NULL, &error))
        g_assert_cmpint (info.n_players, ==, n_players);
      else
        g_assert_nonnull (error);
    }
  close (memory);
  return 0;
}
