/* brg-duty-list.c - who watches which boards of a round, and who should not
 *
 * Tests: tests/app/test-duty-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-duty-list.h"

#include <string.h>

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-event-regulations.h"
#include "brg-name-key.h"
#include "brg-regulation-words.h"

BrgDutyList *
brg_duty_list_new (BrgStore *store, BrgSnapshot *snapshot, gint round, GError **error)
{
  g_autoptr (BrgDutyList) list = NULL;

  g_return_val_if_fail (store != NULL && snapshot != NULL && round >= 0, NULL);

  list = g_new0 (BrgDutyList, 1);
  list->snapshot = brg_snapshot_ref (snapshot);
  list->round = round;
  brg_event_regulations_load (store, snapshot->event->id, &list->regulations);
  list->duties = brg_store_list_duties (store, snapshot->group->id, round, &list->is_own, error);
  if (list->duties == NULL)
    return NULL;
  list->interests = brg_store_list_interests (store, snapshot->event->id, error);
  return list->interests != NULL ? g_steal_pointer (&list) : NULL;
}

void
brg_duty_list_free (BrgDutyList *list)
{
  if (list == NULL)
    return;
  brg_snapshot_unref (list->snapshot);
  g_clear_pointer (&list->duties, g_array_unref);
  g_clear_pointer (&list->interests, g_ptr_array_unref);
  g_free (list);
}

/* Players or teams of a round that is not paired yet. */
static gint
count_possible (const BrgSnapshot *snapshot, gint round)
{
  gint count = 0;

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = snapshot->entries->pdata[i];

      count += entry->left_after == BRG_STAYS || entry->left_after >= round;
    }
  return count / 2;
}

static gint
get_table (const BrgGame *game)
{
  return game->match_id != 0 ? brg_board_label_get_match (game) : game->board;
}

gint
brg_duty_list_count_games (const BrgSnapshot *snapshot, gint round)
{
  const BrgSnapshot *boards;
  const BrgRound *paired;
  gint count = 0;

  g_return_val_if_fail (snapshot != NULL, 0);

  boards = brg_snapshot_get_boards (snapshot);
  paired = brg_snapshot_get_round (boards, round);
  if (paired == NULL)
    return count_possible (snapshot, round) *
           (brg_snapshot_has_teams (snapshot) ? snapshot->group->boards : 1);
  for (guint i = 0; i < paired->games->len; i++)
    count += g_array_index (paired->games, BrgGame, i).black != BRG_NOBODY;
  return count;
}

gint
brg_duty_list_count_boards (const BrgSnapshot *snapshot, gint round)
{
  const BrgRound *paired;
  gint last = 0;

  g_return_val_if_fail (snapshot != NULL, 0);

  paired = brg_snapshot_get_round (snapshot, round);
  if (paired == NULL)
    return count_possible (snapshot, round);
  for (guint i = 0; i < paired->games->len; i++)
    {
      const BrgGame *game = &g_array_index (paired->games, BrgGame, i);

      if (game->black != BRG_NOBODY)
        last = MAX (last, get_table (game));
    }
  return last;
}

BrgStaffing
brg_duty_list_find_staffing (const BrgSnapshot *snapshot,
                             const BrgRegulations *regulations,
                             gint round)
{
  BrgStaffing silent = { BRG_STAFFING_SILENT, 0, NULL };
  BrgRegulationCase around;
  BrgStaffingQuery query;

  g_return_val_if_fail (snapshot != NULL && regulations != NULL, silent);

  around = brg_regulation_words_get_case (snapshot);
  query = (BrgStaffingQuery){
    .rulebook = around.rulebook,
    .tempo = around.tempo,
    .level = regulations->level,
    .has_teams = snapshot->group->boards > 0,
    .n_players = (gint) brg_snapshot_get_boards (snapshot)->entries->len,
    .n_games = brg_duty_list_count_games (snapshot, round),
  };
  return brg_staffing_find (&query);
}

gint
brg_duty_list_count_named (const BrgEvent *event, const BrgStaffingRule *rule)
{
  gint count = 0;

  g_return_val_if_fail (event != NULL, 0);

  for (guint i = 0; i < event->officials->len; i++)
    {
      BrgOfficialRole role = ((const BrgOfficial *) event->officials->pdata[i])->role;

      count += role != BRG_OFFICIAL_CHIEF_SECRETARY &&
               (role != BRG_OFFICIAL_CHIEF_ARBITER || rule == NULL || rule->chief_counts);
    }
  return count;
}

char *
brg_duty_list_dup_staffing (const BrgStaffing *staffing, gint n_named, gboolean *is_short)
{
  g_return_val_if_fail (staffing != NULL && is_short != NULL, NULL);

  *is_short = staffing->state == BRG_STAFFING_NEEDED && n_named < staffing->n_needed;
  switch (staffing->state)
    {
    case BRG_STAFFING_NEEDED:
      return g_strdup_printf (
          staffing->rule->is_condition
              /* Translators: numbers of arbiters, for rapid and blitz with full supervision */
              ? _ ("Arbiters for full supervision: %d, named: %d")
              /* Translators: numbers of arbiters */
              : _ ("Arbiters needed: %d, named: %d"),
          staffing->n_needed, n_named);
    case BRG_STAFFING_BY_LEVEL:
      return g_strdup (_ ("How many arbiters are needed depends on the level of the event: set it "
                          "in the regulations"));
    case BRG_STAFFING_OPEN:
      return g_strdup_printf (
          /* Translators: number of arbiters */
          _ ("The organiser sets how many arbiters there are; named: %d"), n_named);
    case BRG_STAFFING_SILENT:
    default:
      return NULL;
    }
}

const BrgOfficial *
brg_duty_list_find_official (const BrgEvent *event, gint64 id)
{
  g_return_val_if_fail (event != NULL, NULL);

  for (guint i = 0; i < event->officials->len; i++)
    if (((const BrgOfficial *) event->officials->pdata[i])->id == id)
      return event->officials->pdata[i];
  return NULL;
}

/* Who gets sectors: the lowest role that there is. */
static GPtrArray *
list_arbiters (const BrgEvent *event)
{
  static const BrgOfficialRole roles[] = { BRG_OFFICIAL_ARBITER, BRG_OFFICIAL_DEPUTY,
                                           BRG_OFFICIAL_CHIEF_ARBITER };
  GPtrArray *arbiters = g_ptr_array_new ();

  for (guint r = 0; r < G_N_ELEMENTS (roles) && arbiters->len == 0; r++)
    for (guint i = 0; i < event->officials->len; i++)
      if (((const BrgOfficial *) event->officials->pdata[i])->role == roles[r])
        g_ptr_array_add (arbiters, event->officials->pdata[i]);
  return arbiters;
}

/* The sectors in order, the first for the arbiter at @shift. */
static GArray *
split_from (const GPtrArray *arbiters, gint n_boards, guint shift)
{
  GArray *duties = g_array_new (FALSE, FALSE, sizeof (BrgDuty));
  gint n_sectors = MIN ((gint) arbiters->len, n_boards);
  gint first = 1;

  for (gint i = 0; i < n_sectors; i++)
    {
      const BrgOfficial *official = arbiters->pdata[((guint) i + shift) % arbiters->len];
      gint size = n_boards / n_sectors + (i < n_boards % n_sectors ? 1 : 0);
      BrgDuty duty = { official->id, first, first + size - 1 };

      g_array_append_val (duties, duty);
      first += size;
    }
  return duties;
}

GArray *
brg_duty_list_split (const BrgDutyList *list)
{
  g_autoptr (GPtrArray) arbiters = NULL;
  g_autoptr (GArray) best = NULL;
  guint least = G_MAXUINT;
  gint n_boards;

  g_return_val_if_fail (list != NULL, NULL);

  arbiters = list_arbiters (list->snapshot->event);
  n_boards = brg_duty_list_count_boards (list->snapshot, list->round);
  for (guint shift = 0; shift < MAX (arbiters->len, 1) && least > 0; shift++)
    {
      g_autoptr (GArray) duties = split_from (arbiters, n_boards, shift);
      g_autoptr (GArray) conflicts = brg_duty_list_find_conflicts (list, duties);

      if (conflicts->len >= least)
        continue;
      least = conflicts->len;
      g_clear_pointer (&best, g_array_unref);
      best = g_steal_pointer (&duties);
    }
  return g_steal_pointer (&best);
}

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
  if (is_same_text (official->organisation, entry->organisation))
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

          if (game->black == BRG_NOBODY || get_table (game) < duty->first_board ||
              get_table (game) > duty->last_board)
            continue;
          add_conflict (list, conflicts, official, game->board, game->white);
          add_conflict (list, conflicts, official, game->board, game->black);
        }
    }
  return conflicts;
}

char *
brg_duty_list_dup_conflict (const BrgDutyConflict *conflict)
{
  static const struct
  {
    BrgConflictKind kind;
    const char *name;
  } names[] = {
    /* Translators: why an arbiter should not watch the board of a player */
    { BRG_CONFLICT_NOTED, NC_ ("conflict", "conflict of interest noted") },
    { BRG_CONFLICT_FAMILY, NC_ ("conflict", "same family name") },
    { BRG_CONFLICT_ORGANISATION, NC_ ("conflict", "same club or school") },
    { BRG_CONFLICT_FEDERATION, NC_ ("conflict", "same federation") },
  };
  g_autoptr (GString) why = g_string_new (NULL);
  g_autofree char *player = NULL;

  g_return_val_if_fail (conflict != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if ((conflict->kinds & names[i].kind) != 0)
      g_string_append_printf (why, "%s%s", why->len > 0 ? ", " : "",
                              g_dpgettext2 (NULL, "conflict", names[i].name));
  if (*conflict->note != '\0')
    g_string_append_printf (why, " (%s)", conflict->note);
  player = brg_entry_dup_full_name (conflict->entry);
  if (conflict->board >= 1000)
    /* Translators: match, board in it, name of a player, why an arbiter should not watch it */
    return g_strdup_printf (_ ("Match %d, board %d: %s, %s"), conflict->board / 1000,
                            conflict->board % 1000, player, why->str);
  /* Translators: board, name of a player, why an arbiter should not watch it */
  return g_strdup_printf (_ ("Board %d: %s, %s"), conflict->board, player, why->str);
}

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

/* "4" and "1-4"; hyphen and dash are one. */
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
