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

char *
brg_snils_dup_tidy (const char *text)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (!brg_snils_is_right (text))
    return g_strdup (text);
  key = brg_paper_number_dup_key (text);
  return g_strdup_printf ("%.3s-%.3s-%.3s %s", key, key + 3, key + 6, key + 9);
}

/* ----- Passports ----- */

/* What stands before the number: its kind, words for series and number. Some come without a point.
 */
#define BEFORE                                                                                      \
  "(?:(?:паспорт\\w*|passport|серия|сер\\.|series|номер|number|no\\.?|n°|№|" \
  "свидетельство|св-во|о|рождении|свідоцтво|про|народження|граждан\\w*|рф|россии)\\s*)*"
#define GAPS "[\\s№-]*"

#define PASSPORTS                                                                          \
  "\\d{2}\\s?\\d{2}" GAPS "(?:номер|№)?\\s*\\d{6}" /* of Russia */                         \
  "|\\d{2}" GAPS "\\d{7}"                          /* for travel; nine digits of others */ \
  "|\\d{7,10}"                                                                             \
  "|[IVXLCIVХУ1]{1,6}" GAPS "[А-ЯЁ]{2}" GAPS "\\d{6}"    /* of birth */                    \
  "|[А-ЯЁЇІЄҐ]{2}" GAPS "\\d{6}"                         /* of Ukraine and of the USSR */  \
  "|(?=[A-Z0-9]*\\d{4})(?=[A-Z0-9]*[A-Z])[A-Z0-9]{6,12}" /* of others */                   \
  "|[A-Z]{1,3}" GAPS "\\d{6,9}"

static GRegex *
get_passport (void)
{
  static GRegex *compiled;

  if (g_once_init_enter (&compiled))
    g_once_init_leave (&compiled, g_regex_new ("^\\s*" BEFORE "(?:" PASSPORTS
                                               ")(?![\\d\\pL])(?!\\s*\\d+\\s*$)",
                                               G_REGEX_CASELESS | G_REGEX_OPTIMIZE, 0, NULL));
  return compiled;
}

static gboolean
is_one_digit_again (const char *key)
{
  gsize length = strlen (key);

  return length > 0 && strspn (key, (const char[]){ key[0], '\0' }) == length;
}

gboolean
brg_passport_is_likely (const char *text)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (text != NULL, FALSE);

  key = brg_paper_number_dup_key (text);
  return !is_one_digit_again (key) && g_regex_match (get_passport (), text, 0, NULL);
}

char *
brg_paper_number_dup_key (const char *text)
{
  g_autoptr (GString) key = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalnum (g_utf8_get_char (text)))
      g_string_append_unichar (key, g_unichar_toupper (g_utf8_get_char (text)));
  return g_string_free (g_steal_pointer (&key), FALSE);
}
