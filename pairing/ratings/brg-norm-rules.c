/* brg-norm-rules.c - what a norm asks for, as values
 *
 * Rules: fide-titles-2024 1.4.4
 * Tests: tests/pairing/test-norms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-norm-rules.h"

/* Other ways to write the titles: those of old report files, and Russian and Ukrainian ones. */
static const struct
{
  const char *other;
  const char *title;
} aliases[] = {
  { "G", "GM" },
  { "M", "IM" },
  { "F", "FM" },
  { "C", "CM" },
  { "WG", "WGM" },
  { "WM", "WIM" },
  { "WF", "WFM" },
  { "WC", "WCM" },
  { "МГ", "GM" },
  { "ММ", "IM" },
  { "МФ", "FM" },
  { "ФМ", "FM" },
  { "КМФ", "CM" },
  { "ЖМГ", "WGM" },
  { "МГЖ", "WGM" },
  { "ЖММ", "WIM" },
  { "ММЖ", "WIM" },
  { "ЖМФ", "WFM" },
  { "МФЖ", "WFM" },
  { "ГМ", "GM" },
  { "ГРОССМЕЙСТЕР", "GM" },
  { "МЕЖДУНАРОДНЫЙ ГРОССМЕЙСТЕР", "GM" },
  { "ГРОСМЕЙСТЕР", "GM" },
  { "МІЖНАРОДНИЙ ГРОСМЕЙСТЕР", "GM" },
  { "МЕЖДУНАРОДНЫЙ МАСТЕР", "IM" },
  { "МІЖНАРОДНИЙ МАЙСТЕР", "IM" },
  { "МАСТЕР ФИДЕ", "FM" },
  { "МАЙСТЕР ФІДЕ", "FM" },
  { "КАНДИДАТ В МАСТЕРА ФИДЕ", "CM" },
  { "ЖГМ", "WGM" },
  { "ГМЖ", "WGM" },
};

BrgNormRule *
brg_norm_rule_new (const char *name)
{
  BrgNormRule *rule;

  g_return_val_if_fail (name != NULL && *name != '\0', NULL);

  rule = g_new0 (BrgNormRule, 1);
  rule->name = g_strdup (name);
  rule->titles = g_new0 (char *, 1);
  rule->steps = g_array_new (FALSE, FALSE, sizeof (BrgNormStep));
  rule->source = g_strdup ("");
  return rule;
}

void
brg_norm_rule_free (BrgNormRule *rule)
{
  if (rule == NULL)
    return;
  g_free (rule->name);
  g_strfreev (rule->titles);
  g_array_unref (rule->steps);
  g_free (rule->source);
  g_free (rule);
}

gboolean
brg_norm_rule_is_title (const BrgNormRule *rule)
{
  g_return_val_if_fail (rule != NULL, FALSE);

  return rule->steps->len == 0;
}

BrgNormTable *
brg_norm_table_new (void)
{
  BrgNormTable *table = g_new0 (BrgNormTable, 1);

  table->rules = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_norm_rule_free);
  return table;
}

void
brg_norm_table_free (BrgNormTable *table)
{
  if (table == NULL)
    return;
  g_ptr_array_unref (table->rules);
  g_strfreev (table->holders);
  g_strfreev (table->open_titles);
  g_free (table);
}

const char *
brg_norm_title_normalise (const char *title)
{
  static const char *const titles[] = { "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM" };
  g_autofree char *upper = NULL;

  g_return_val_if_fail (title != NULL, NULL);

  upper = g_utf8_strup (title, -1);
  g_strstrip (upper);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i], upper))
      return titles[i];
  for (guint i = 0; i < G_N_ELEMENTS (aliases); i++)
    if (g_str_equal (aliases[i].other, upper))
      return aliases[i].title;
  return title;
}

gint
brg_norm_share_least (BrgNormShare share, gint n)
{
  /* fide-titles-2024 1.4.4: what is asked at least is rounded up, */
  return share.num == 0 ? 0 : (share.num * n + share.den - 1) / share.den;
}

gint
brg_norm_share_most (BrgNormShare share, gint n)
{
  /* and what is allowed at most is rounded down. */
  return share.num == 0 ? n : share.num * n / share.den;
}
