/* brg-filled-papers.c - personal papers that came with an act go again when it is undone
 *
 * Tests: tests/data/test-store-take-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-filled-papers.h"

#include <string.h>

/* Row and its former numbers: papers stay with the number that they were written under. */
#define HIS_ROWS                                                      \
  " (person_id = ?1 OR person_id IN (SELECT old_id FROM person_alias" \
  " WHERE person_id = ?1))"

/* Whoever typed papers by hand later meant what stands there. */
#define NOT_BY_HAND                                                                    \
  " AND NOT EXISTS (SELECT 1 FROM journal WHERE id > ?2 AND action = 'papers-set' AND" \
  " json_extract (arguments, '$.person') = ?1)"

/* A list may come from a file of a stranger: nothing else is a field. */
static const char *const statements[][2] = {
  { "passport", "UPDATE personal_paper SET passport = '' WHERE" HIS_ROWS NOT_BY_HAND },
  { "snils", "UPDATE personal_paper SET snils = '' WHERE" HIS_ROWS NOT_BY_HAND },
  { "address", "UPDATE personal_paper SET address = '' WHERE" HIS_ROWS NOT_BY_HAND },
  { "phone", "UPDATE personal_paper SET phone = '' WHERE" HIS_ROWS NOT_BY_HAND },
};

void
brg_filled_papers_add (GString *list, const char *field, gint64 person_id)
{
  g_return_if_fail (list != NULL && field != NULL);

  g_string_append_printf (list, "%s%s:%" G_GINT64_FORMAT, list->len > 0 ? " " : "", field,
                          person_id);
}

static gboolean
empty_field (BrgStore *store, gint64 entry_id, const char *word, GError **error)
{
  const char *colon = strchr (word, ':');

  for (guint i = 0; colon != NULL && i < G_N_ELEMENTS (statements); i++)
    if (strlen (statements[i][0]) == (gsize) (colon - word) &&
        g_str_has_prefix (word, statements[i][0]))
      return brg_sql_run (store, error, statements[i][1], "ii",
                          g_ascii_strtoll (colon + 1, NULL, 10), entry_id);
  return TRUE;
}

gboolean
brg_filled_papers_take_back (BrgStore *store, gint64 entry_id, const char *list, GError **error)
{
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (store != NULL && list != NULL, FALSE);

  words = g_strsplit (list, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (!empty_field (store, entry_id, words[i], error))
      return FALSE;
  return *list == '\0' || brg_sql_run (store, error,
                                       "DELETE FROM personal_paper WHERE passport = '' AND"
                                       " snils = '' AND address = '' AND phone = ''",
                                       "");
}
