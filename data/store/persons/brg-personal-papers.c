/* brg-personal-papers.c - passport and the like of a person
 *
 * Tests: tests/data/test-store-papers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-personal-papers.h"

#include <string.h>

#define SNILS_DIGITS 11
#define SNILS_UNCHECKED 1001998

static const char *const ids[] = {
  [BRG_PAPER_PASSPORT] = "passport",
  [BRG_PAPER_SNILS] = "snils",
  [BRG_PAPER_ADDRESS] = "address",
  [BRG_PAPER_PHONE] = "phone",
};

G_STATIC_ASSERT (G_N_ELEMENTS (ids) == BRG_N_PAPER_FIELDS);

BrgPersonalPapers *
brg_personal_papers_new (void)
{
  BrgPersonalPapers *self = g_new0 (BrgPersonalPapers, 1);

  for (guint i = 0; i < BRG_N_PAPER_FIELDS; i++)
    self->texts[i] = g_strdup ("");
  return self;
}

BrgPersonalPapers *
brg_personal_papers_copy (const BrgPersonalPapers *self)
{
  BrgPersonalPapers *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new0 (BrgPersonalPapers, 1);
  for (guint i = 0; i < BRG_N_PAPER_FIELDS; i++)
    copy->texts[i] = g_strdup (self->texts[i]);
  return copy;
}

static void
free_text (char *text)
{
  if (text != NULL)
    explicit_bzero (text, strlen (text));
  g_free (text);
}

void
brg_personal_papers_free (BrgPersonalPapers *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < BRG_N_PAPER_FIELDS; i++)
    free_text (self->texts[i]);
  g_free (self);
}

void
brg_personal_papers_set (BrgPersonalPapers *self, BrgPaperField field, const char *text)
{
  char *copy;

  g_return_if_fail (self != NULL && field < BRG_N_PAPER_FIELDS && text != NULL);

  copy = g_strdup (text);
  free_text (self->texts[field]);
  self->texts[field] = copy;
}

const char *
brg_paper_field_get_id (BrgPaperField field)
{
  g_return_val_if_fail (field < BRG_N_PAPER_FIELDS, "");

  return ids[field];
}

gboolean
brg_snils_is_right (const char *text)
{
  gint digits[SNILS_DIGITS];
  gint64 number = 0;
  guint n_digits = 0;
  gint sum = 0;

  g_return_val_if_fail (text != NULL, FALSE);

  for (; *text != '\0'; text++)
    if (g_ascii_isdigit (*text) && n_digits < SNILS_DIGITS)
      digits[n_digits++] = *text - '0';
    else if (*text != ' ' && *text != '-')
      return FALSE;
  if (n_digits != SNILS_DIGITS)
    return FALSE;
  for (gint i = 0; i < SNILS_DIGITS - 2; i++)
    {
      number = number * 10 + digits[i];
      sum += digits[i] * (SNILS_DIGITS - 2 - i);
    }
  return number <= SNILS_UNCHECKED || sum % 101 % 100 == digits[9] * 10 + digits[10];
}
