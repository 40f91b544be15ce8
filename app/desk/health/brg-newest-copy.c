/* brg-newest-copy.c - the copy that is looked at when a workspace ends the program
 *
 * Tests: tests/app/test-newest-copy.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-newest-copy.h"

#include "brg-copy-name.h"
#include "brg-proof.h"

/* (element-type utf8): paths, the oldest first. */
static GPtrArray *
list_copies (const char *workspace)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *beside = g_path_get_dirname (workspace);
  g_autofree char *folder = g_build_filename (beside, "copies", NULL);
  g_autofree char *stem = brg_copy_name_dup_stem (workspace);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (brg_copy_name_is_of (name, stem))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, brg_copy_name_compare);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *own = names->pdata[i];

      names->pdata[i] = g_build_filename (folder, own, NULL);
    }
  return names;
}

static gboolean
is_good (const char *copy)
{
  g_autoptr (BrgProof) proof = brg_proof_new ();

  return brg_proof_run_file (proof, copy, NULL, NULL) &&
         brg_proof_get_alterations (proof)->len == 0;
}

char *
brg_newest_copy_find (const char *workspace)
{
  g_autoptr (GPtrArray) copies = NULL;

  g_return_val_if_fail (workspace != NULL, NULL);

  copies = list_copies (workspace);
  for (guint i = copies->len; i > 0; i--)
    if (is_good (copies->pdata[i - 1]))
      return g_strdup (copies->pdata[i - 1]);
  return NULL;
}

gboolean
brg_newest_copy_is_there (const char *workspace)
{
  g_autoptr (GPtrArray) copies = NULL;

  g_return_val_if_fail (workspace != NULL, FALSE);

  copies = list_copies (workspace);
  return copies->len > 0;
}
