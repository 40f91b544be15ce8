/* brg-name-words.c - the name of a player in words, told from his namesakes
 *
 * Tests: tests/app/test-name-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-name-words.h"

#include <string.h>

#include "brg-said-words.h"
#include "brg-snapshot-families.h"

static char *
dup_given (const BrgEntry *entry, G_GNUC_UNUSED const BrgWords *words)
{
  return g_strdup (entry->given_name);
}

static char *
dup_father (const BrgEntry *entry, G_GNUC_UNUSED const BrgWords *words)
{
  return g_strdup (entry->father_name);
}

static char *
dup_year (const BrgEntry *entry, G_GNUC_UNUSED const BrgWords *words)
{
  return g_strndup (entry->birth, strlen ("YYYY"));
}

static char *
dup_organisation (const BrgEntry *entry, G_GNUC_UNUSED const BrgWords *words)
{
  return g_strdup (entry->organisation);
}

static char *
dup_federation (const BrgEntry *entry, G_GNUC_UNUSED const BrgWords *words)
{
  return g_strdup (entry->federation);
}

static char *
dup_number (const BrgEntry *entry, const BrgWords *words)
{
  if (entry->number == 0)
    return g_strdup ("");
  if (words == NULL)
    /* Translators: the start number of a player behind his name, which another one shares */
    return g_strdup_printf (_ ("No.\u00a0%d"), entry->number);
  /* Translators: the start number of a player behind his name, which another one shares */
  return g_strdup_printf (W_ (words, "No.\u00a0%d"), entry->number);
}

/* What may tell two apart; those of the name itself stand first. */
enum
{
  TELL_GIVEN,
  TELL_FATHER,
  TELL_YEAR,
  TELL_ORGANISATION,
  TELL_FEDERATION,
  TELL_NUMBER,
  N_TELLS,
};

static char *(*const tells[N_TELLS]) (const BrgEntry *entry, const BrgWords *words) = {
  [TELL_GIVEN] = dup_given,
  [TELL_FATHER] = dup_father,
  [TELL_YEAR] = dup_year,
  [TELL_ORGANISATION] = dup_organisation,
  [TELL_FEDERATION] = dup_federation,
  [TELL_NUMBER] = dup_number,
};

/* Which of them a shape does not show already. */
static const guint first_tells[] = {
  [BRG_NAME_FAMILY] = TELL_GIVEN,
  [BRG_NAME_SHORT] = TELL_GIVEN,
  [BRG_NAME_PLAIN] = TELL_FATHER,
  [BRG_NAME_FULL] = TELL_YEAR,
};

/* Of two of one family name. */
static gboolean
is_shown_alike (const BrgEntry *one, const BrgEntry *other, BrgNameShape shape)
{
  if (shape == BRG_NAME_SHORT)
    return g_utf8_get_char (one->given_name) == g_utf8_get_char (other->given_name);
  return (shape < BRG_NAME_PLAIN || strcmp (one->given_name, other->given_name) == 0) &&
         (shape < BRG_NAME_FULL || strcmp (one->father_name, other->father_name) == 0);
}

static GPtrArray *
list_namesakes (const BrgSnapshot *snapshot, const BrgEntry *entry, BrgNameShape shape)
{
  GPtrArray *namesakes = g_ptr_array_new ();
  guint n;
  const gint *family = brg_snapshot_list_family (snapshot, entry->family_name, &n);

  for (guint i = 0; i < n; i++)
    {
      BrgEntry *other = snapshot->entries->pdata[family[i]];

      if (other != entry && (other->id != entry->id || entry->id == 0) &&
          is_shown_alike (entry, other, shape))
        g_ptr_array_add (namesakes, other);
    }
  return namesakes;
}

/* Takes those away whom @text tells from the player; an empty one does so only if it @may. */
static gboolean
tell_from (GPtrArray *namesakes, guint tell, const char *text, gboolean may_be_empty)
{
  guint n_before = namesakes->len;

  for (guint i = namesakes->len; i-- > 0;)
    {
      g_autofree char *other = tells[tell](namesakes->pdata[i], NULL);

      if (strcmp (text, other) != 0 && (may_be_empty || *other != '\0'))
        g_ptr_array_remove_index_fast (namesakes, i);
    }
  return namesakes->len < n_before;
}

/* Takes @tell where it tells him from somebody. */
static void
try_tell (GPtrArray *namesakes,
          const BrgEntry *entry,
          guint tell,
          gboolean may_be_empty,
          gboolean *is_told)
{
  g_autofree char *text = tells[tell](entry, NULL);

  if (*text != '\0' && tell_from (namesakes, tell, text, may_be_empty))
    is_told[tell] = TRUE;
}

/* Of whom something is known that is not known of the other is told by that at last. A number that
 * is told early leaves nothing to be told by what is longer. */
static void
choose_tells (GPtrArray *namesakes,
              const BrgEntry *entry,
              BrgNameShape shape,
              gboolean by_number,
              gboolean *is_told)
{
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = first_tells[shape]; i < N_TELLS && namesakes->len > 0; i++)
      {
        if (by_number && i >= TELL_YEAR)
          try_tell (namesakes, entry, TELL_NUMBER, TRUE, is_told);
        try_tell (namesakes, entry, i, pass > 0, is_told);
      }
}

static char *
dup_name (const BrgEntry *entry, BrgNameShape shape, const gboolean *is_told)
{
  if (shape == BRG_NAME_FULL || is_told[TELL_FATHER])
    return brg_entry_dup_full_name (entry);
  if (shape == BRG_NAME_PLAIN || is_told[TELL_GIVEN])
    return brg_entry_dup_name (entry);
  return shape == BRG_NAME_SHORT ? brg_entry_dup_short_name (entry) : g_strdup (entry->family_name);
}

static char *
add_tells (const char *name, const BrgEntry *entry, const BrgWords *words, const gboolean *is_told)
{
  g_autoptr (GString) text = g_string_new (name);
  const char *before = " (";

  for (guint i = TELL_YEAR; i < N_TELLS; i++)
    if (is_told[i])
      {
        g_autofree char *tell = tells[i](entry, words);

        g_string_append_printf (text, "%s%s", before, tell);
        before = ", ";
      }
  if (*before == ',')
    g_string_append_c (text, ')');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_told (const BrgSnapshot *snapshot,
          const BrgEntry *entry,
          BrgNameShape shape,
          gboolean by_number,
          const BrgWords *words)
{
  g_autoptr (GPtrArray) namesakes = list_namesakes (snapshot, entry, shape);
  g_autofree char *name = NULL;
  gboolean is_told[N_TELLS] = { FALSE };

  choose_tells (namesakes, entry, shape, by_number, is_told);
  name = dup_name (entry, shape, is_told);
  return add_tells (name, entry, words, is_told);
}

char *
brg_name_words_dup_entry (const BrgSnapshot *snapshot,
                          const BrgEntry *entry,
                          BrgNameShape shape,
                          const BrgWords *words)
{
  g_return_val_if_fail (snapshot != NULL && entry != NULL && shape <= BRG_NAME_FULL, NULL);

  return dup_told (snapshot, entry, shape, FALSE, words);
}

char *
brg_name_words_dup_numbered (const BrgSnapshot *snapshot,
                             gint index,
                             BrgNameShape shape,
                             const BrgWords *words)
{
  g_return_val_if_fail (snapshot != NULL && shape <= BRG_NAME_FULL, NULL);

  return dup_told (snapshot, brg_snapshot_get_entry (snapshot, index), shape, TRUE, words);
}

char *
brg_name_words_dup (const BrgSnapshot *snapshot,
                    gint index,
                    BrgNameShape shape,
                    const BrgWords *words)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return brg_name_words_dup_entry (snapshot, brg_snapshot_get_entry (snapshot, index), shape,
                                   words);
}
