/* brg-duty-boards.c - sectors of boards as they are typed and read
 *
 * Tests: tests/app/test-duty-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-duty-boards.h"

static void
append_range (GString *text, gint first, gint last)
{
  g_string_append_printf (text, "%s%d", text->len > 0 ? ", " : "", first);
  if (last > first)
    g_string_append_printf (text, "–%d", last);
}

char *
brg_duty_list_dup_boards (const GArray *duties, gint64 official_id)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < duties->len; i++)
    {
      const BrgDuty *duty = &g_array_index (duties, BrgDuty, i);

      if (duty->official_id == official_id)
        append_range (text, duty->first_board, duty->last_board);
    }
  return g_string_free (text, FALSE);
}

/* "4" and "1-4"; hyphen and en dash are equivalent. */
static gboolean
parse_range (const char *text, gint most, BrgDuty *duty)
{
  g_auto (GStrv) ends = g_strsplit_set (text, "-", 2);
  gint64 first;
  gint64 last;

  if (ends[0] == NULL ||
      !g_ascii_string_to_signed (g_strstrip (ends[0]), 10, 1, most, &first, NULL))
    return FALSE;
  last = first;
  if (ends[1] != NULL &&
      !g_ascii_string_to_signed (g_strstrip (ends[1]), 10, first, most, &last, NULL))
    return FALSE;
  duty->first_board = (gint) first;
  duty->last_board = (gint) last;
  return TRUE;
}

gboolean
brg_duty_list_parse_boards (const char *text, gint64 official_id, gint most, GArray *duties)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (BrgDuty));
  g_auto (GStrv) dashes = NULL;
  g_autofree char *plain = NULL;
  g_auto (GStrv) ranges = NULL;

  g_return_val_if_fail (text != NULL && duties != NULL, FALSE);

  dashes = g_strsplit (text, "–", -1);
  plain = g_strstrip (g_strjoinv ("-", dashes));
  ranges = g_strsplit_set (plain, ",;", -1);
  for (guint i = 0; *plain != '\0' && ranges[i] != NULL; i++)
    {
      BrgDuty duty = { official_id, 0, 0 };

      if (!parse_range (ranges[i], most, &duty))
        return FALSE;
      for (guint k = 0; k < found->len; k++)
        {
          const BrgDuty *other = &g_array_index (found, BrgDuty, k);

          if (duty.first_board <= other->last_board && other->first_board <= duty.last_board)
            return FALSE;
        }
      g_array_append_val (found, duty);
    }
  if (found->len > 0)
    g_array_append_vals (duties, found->data, found->len);
  return TRUE;
}

static gboolean
is_watched (const GArray *duties, gint board)
{
  for (guint i = 0; i < duties->len; i++)
    {
      const BrgDuty *duty = &g_array_index (duties, BrgDuty, i);

      if (board >= duty->first_board && board <= duty->last_board)
        return TRUE;
    }
  return FALSE;
}

char *
brg_duty_list_dup_unwatched (const GArray *duties, gint n_boards)
{
  GString *text = g_string_new (NULL);
  gint first = 0;

  g_return_val_if_fail (duties != NULL, g_string_free (text, FALSE));

  for (gint board = 1; board <= n_boards + 1; board++)
    {
      gboolean is_free = board <= n_boards && !is_watched (duties, board);

      if (is_free && first == 0)
        first = board;
      if (!is_free && first > 0)
        {
          append_range (text, first, board - 1);
          first = 0;
        }
    }
  return g_string_free (text, FALSE);
}
