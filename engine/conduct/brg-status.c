/* brg-status.c - what hangs on the status of an event
 *
 * Rules: rus-draughts-2022 1.2, 2.2.6, 3.1.3, 4.2, 5.1, 5.2, 5.4.10.10, 5.4.11, 5.4.12,
 *   5.4.17.5;
 *   rus-chess-2014 21.1, 25.2; ussr-chess-1956 27
 * Tests: tests/engine/test-status.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-status.h"

#include <string.h>

static gboolean
has_word (char **words, const char *const *wanted, gboolean begins)
{
  for (guint i = 0; words[i] != NULL; i++)
    for (guint k = 0; wanted[k] != NULL; k++)
      if (begins ? g_str_has_prefix (words[i], wanted[k]) : g_str_equal (words[i], wanted[k]))
        return TRUE;
  return FALSE;
}

/* The letters of a text, word by word, without case. */
static char **
split_words (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  for (char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_isalpha (g_utf8_get_char (at)))
      memset (at, ' ', (gsize) (g_utf8_next_char (at) - at));
  return g_strsplit (folded, " ", -1);
}

/* rus-chess-2014 21.1: how "all-Russian category" and international titles are written. A master is
 * no arbiter, whatever his federation. */
gboolean
brg_status_is_national_category (const char *category)
{
  static const char *const letters[] = { "вк", "ссвк", "мк", "ма", "фа", "ia", "fa", NULL };
  static const char *const stems[] = { "всерос", "международ", "international", NULL };
  static const char *const of_fide[] = { "фиде", "fide", NULL };
  static const char *const arbiters[] = { "арбитр", "судь", "arbiter", NULL };
  static const char *const players[] = { "мастер", "гроссмейстер", "master", "grandmaster", NULL };
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (category != NULL, FALSE);

  words = split_words (category);
  if (has_word (words, players, TRUE) && !has_word (words, arbiters, TRUE))
    return FALSE;
  return has_word (words, letters, FALSE) || has_word (words, stems, TRUE) ||
         (has_word (words, of_fide, FALSE) && has_word (words, arbiters, TRUE));
}

static BrgStatusState
judge (gboolean is_known, gboolean is_kept)
{
  return !is_known ? BRG_STATUS_OPEN : is_kept ? BRG_STATUS_KEPT : BRG_STATUS_MISSED;
}

static gboolean
is_named (const BrgStatusQuery *query)
{
  return query->has_committee || query->names_committee;
}

/* What the event says of the matter. */
static BrgStatusState
find_state (const BrgStatusRule *rule, const BrgStatusQuery *query)
{
  if (rule->force == BRG_STATUS_TOLD)
    return BRG_STATUS_OPEN;
  switch (rule->matter)
    {
    case BRG_STATUS_COMPUTER_DRAW:
      return judge (TRUE, query->n_manual == 0);
    case BRG_STATUS_PROGRAM:
      return BRG_STATUS_KEPT;
    case BRG_STATUS_ELECTRONIC_CLOCKS:
      return judge (query->clocks != BRG_REGULATION_UNSET, query->clocks == BRG_CLOCKS_ELECTRONIC);
    case BRG_STATUS_COMMITTEE:
      /* A committee that may be there need not. */
      return rule->force == BRG_STATUS_MAY ? judge (is_named (query), query->has_committee)
                                           : judge (TRUE, query->has_committee);
    case BRG_STATUS_ENTRY_FEE:
      return judge (query->entry_fee != BRG_REGULATION_UNSET, query->entry_fee <= rule->number);
    case BRG_STATUS_CHIEF:
      return judge (*query->chief_category != '\0',
                    brg_status_is_national_category (query->chief_category));
    case BRG_STATUS_REGISTER:
      return judge (TRUE, query->is_registered);
    case BRG_STATUS_REMOTE:
      return judge (TRUE, query->is_identified);
    case BRG_STATUS_SITES:
      return judge (query->n_sites > 0, query->n_unwatched == 0);
    case BRG_STATUS_ORGANISERS:
      return judge (TRUE, query->n_idle == 0);
    case BRG_STATUS_APPLICATIONS:
    case BRG_STATUS_ADMISSION:
    default:
      return BRG_STATUS_OPEN;
    }
}

/* rus-draughts-2022 5.4.17.5: "at all-Russian and interregional events a committee may be formed":
 * one at another event is told, and so is the rule. */
static gboolean
is_beyond (const BrgStatusRule *rule, const BrgStatusQuery *query)
{
  return rule->force == BRG_STATUS_MAY && query->level != BRG_REGULATION_UNSET &&
         (rule->levels & 1u << query->level) == 0 && rule->matter == BRG_STATUS_COMMITTEE &&
         is_named (query);
}

static gboolean
does_hold (const BrgStatusRule *rule, const BrgStatusQuery *query)
{
  /* rus-draughts-2022 5.4.10.10 is about the Swiss system. */
  if (rule->matter == BRG_STATUS_COMPUTER_DRAW && !query->is_swiss)
    return FALSE;
  /* rus-draughts-2022 5.4.12 is about play over the internet. */
  if ((rule->matter == BRG_STATUS_REMOTE || rule->matter == BRG_STATUS_SITES) && !query->is_remote)
    return FALSE;
  /* rus-draughts-2022 3.1.3: "if several are the organisers" */
  if (rule->matter == BRG_STATUS_ORGANISERS && query->n_organisers < 2)
    return FALSE;
  if (rule->levels == 0)
    return TRUE;
  return query->level != BRG_REGULATION_UNSET && (rule->levels & 1u << query->level) != 0;
}

GArray *
brg_status_check (const BrgStatusQuery *query)
{
  GArray *findings = g_array_new (FALSE, FALSE, sizeof (BrgStatusFinding));
  const BrgStatusBook *book;

  g_return_val_if_fail (query != NULL && query->rulebook != NULL, findings);
  g_return_val_if_fail (query->chief_category != NULL, findings);

  book = query->rulebook->status;
  for (guint i = 0; book != NULL && i < book->n_rules; i++)
    {
      BrgStatusFinding finding = { &book->rules[i], BRG_STATUS_MISSED };

      if (!is_beyond (finding.rule, query))
        {
          if (!does_hold (finding.rule, query))
            continue;
          finding.state = find_state (finding.rule, query);
        }
      g_array_append_val (findings, finding);
    }
  return findings;
}

const char *
brg_status_find_name (const BrgRulebook *rulebook, gint level)
{
  const BrgStatusBook *book;

  g_return_val_if_fail (rulebook != NULL, NULL);

  book = rulebook->status;
  for (guint i = 0; book != NULL && i < book->n_levels; i++)
    if ((gint) book->levels[i].level == level)
      return book->levels[i].name;
  return NULL;
}
