/* brg-duty-conflicts.c - whose boards an official should not watch, and why
 *
 * Tests: tests/app/test-duty-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-duty-conflicts.h"

#include <string.h>

#include "brg-board-label.h"
#include "brg-name-key.h"

/* A family name without what tells women from men: Токарев and Токарева, Белый and Белая. */
static char *
dup_family_key (const char *name)
{
  static const char *const endings[] = { "ая", "яя", "ий", "ый", "ой", "а" };
  g_autofree char *small = g_utf8_strdown (name, -1);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (small, endings[i]) && g_utf8_strlen (small, -1) > 4)
      {
        small[strlen (small) - strlen (endings[i])] = '\0';
        break;
      }
  return brg_name_key (small);
}

/* Initials are no names; a father's name never equals a family name, but for the rarest ones. */
static gboolean
is_same_family (const char *official, const char *family)
{
  g_auto (GStrv) words = g_strsplit_set (official, " .,\t", -1);
  g_autofree char *key = dup_family_key (family);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *own = dup_family_key (words[i]);

      if (g_utf8_strlen (words[i], -1) > 1 && *key != '\0' && g_str_equal (own, key))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_same_text (const char *a, const char *b)
{
  g_autofree char *left = g_strstrip (g_utf8_casefold (a, -1));
  g_autofree char *right = g_strstrip (g_utf8_casefold (b, -1));

  return *left != '\0' && g_str_equal (left, right);
}

static gboolean
has_several_federations (const BrgSnapshot *boards)
{
  const char *first = NULL;

  for (guint i = 0; i < boards->entries->len; i++)
    {
      const BrgEntry *entry = boards->entries->pdata[i];

      if (*entry->federation == '\0')
        continue;
      if (first != NULL && !is_same_text (first, entry->federation))
        return TRUE;
      first = entry->federation;
    }
  return FALSE;
}

/* What was noted about a player, or about his team. */
static const BrgInterest *
find_interest (const BrgDutyList *list, gint64 official_id, const BrgEntry *entry)
{
  for (guint i = 0; i < list->interests->len; i++)
    {
      const BrgInterest *interest = list->interests->pdata[i];

      if (interest->official_id == official_id &&
          (interest->entry_id == entry->id ||
           (entry->team_id != 0 && interest->entry_id == entry->team_id)))
        return interest;
    }
  return NULL;
}

static void
add_conflict (const BrgDutyList *list,
              GArray *conflicts,
              const BrgOfficial *official,
              gint board,
              gint player)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (list->snapshot);
  const BrgEntry *entry = brg_snapshot_get_entry (boards, player);
  const BrgInterest *interest = find_interest (list, official->id, entry);
  BrgDutyConflict conflict = { official, board, entry, 0, interest != NULL ? interest->note : "" };

  if (interest != NULL)
    conflict.kinds |= BRG_CONFLICT_NOTED;
  if (is_same_family (official->name, entry->family_name))
    conflict.kinds |= BRG_CONFLICT_FAMILY;
  /* A region stands with the federation of an official, and with the club of a player. */
  if (is_same_text (official->organisation, entry->organisation) ||
      is_same_text (official->federation, entry->organisation) ||
      is_same_text (official->organisation, entry->federation))
    conflict.kinds |= BRG_CONFLICT_ORGANISATION;
  if (is_same_text (official->federation, entry->federation) && has_several_federations (boards))
    conflict.kinds |= BRG_CONFLICT_FEDERATION;
  if (conflict.kinds != 0)
    g_array_append_val (conflicts, conflict);
}

GArray *
brg_duty_list_find_conflicts (const BrgDutyList *list, const GArray *duties)
{
  GArray *conflicts;
  const BrgRound *round;

  g_return_val_if_fail (list != NULL && duties != NULL, NULL);

  conflicts = g_array_new (FALSE, FALSE, sizeof (BrgDutyConflict));
  round = brg_snapshot_get_round (brg_snapshot_get_boards (list->snapshot), list->round);
  for (guint i = 0; round != NULL && i < duties->len; i++)
    {
      const BrgDuty *duty = &g_array_index (duties, BrgDuty, i);
      const BrgOfficial *official =
          brg_duty_list_find_official (list->snapshot->event, duty->official_id);

      for (guint k = 0; official != NULL && k < round->games->len; k++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, k);

          if (game->black == BRG_NOBODY || brg_duty_list_get_table (game) < duty->first_board ||
              brg_duty_list_get_table (game) > duty->last_board)
            continue;
          add_conflict (list, conflicts, official, game->board, game->white);
          add_conflict (list, conflicts, official, game->board, game->black);
        }
    }
  return conflicts;
}
