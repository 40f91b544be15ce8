/* brg-draft-sections.c - groups in which the players of a draft are drawn
 *
 * Rules: rus-draughts-2022 5.4.10.9
 * Tests: tests/app/test-draft-sections.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-sections.h"

#include <glib/gi18n-lib.h>

#include "brg-draft-numbers.h"
#include "brg-draft-private.h"

gboolean
brg_draft_may_divide (const BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  return draft->system->kind == BRG_TOURNAMENT_SWISS && !draft->system->is_knockout;
}

typedef struct
{
  gint player;
  gint rating;
} RatedPlayer;

static gint
compare_ratings (gconstpointer a, gconstpointer b)
{
  const RatedPlayer *one = a;
  const RatedPlayer *other = b;

  return one->rating != other->rating ? other->rating - one->rating : one->player - other->player;
}

/* Players of the preview in the order in which they are divided. */
static GArray *
list_players (const BrgDraft *draft, const BrgSnapshot *preview)
{
  GArray *players = g_array_new (FALSE, FALSE, sizeof (RatedPlayer));

  for (gint player = 0; player < (gint) preview->entries->len; player++)
    {
      RatedPlayer rated = { player, brg_snapshot_get_entry (preview, player)->rating };

      g_array_append_val (players, rated);
    }
  if (draft->settings.sectioning == BRG_SECTIONING_RATING)
    g_array_sort (players, compare_ratings);
  return players;
}

/* The group of those at a place among those who play. Every group gets whole pairs, the first ones
 * one more where they do not come out even, so that only the last has an odd player. */
static gint
find_section (gint place, gint n_players, gint n_sections)
{
  gint n_pairs = (n_players + 1) / 2;
  gint pair = MIN (place / 2, n_pairs - 1);
  gint section = 1;

  for (gint left = pair; section < n_sections; section++)
    {
      gint size = n_pairs / n_sections + (section <= n_pairs % n_sections);

      if (left < size)
        break;
      left -= size;
    }
  return section;
}

/* rus-draughts-2022 5.4.10.9: the groups by player of the preview. Who does not play now stands
 * with the next one who does. */
static gint *
divide (BrgDraft *draft, const BrgSnapshot *preview, const gint *entries)
{
  g_autoptr (GArray) players = list_players (draft, preview);
  gint *sections = g_new0 (gint, players->len + 1);
  gint n_players = brg_draft_count (draft).n_play;
  gint place = 0;

  for (guint i = 0; i < players->len; i++)
    {
      gint player = g_array_index (players, RatedPlayer, i).player;

      sections[player] = find_section (place, n_players, draft->settings.n_sections);
      place += brg_draft_takes_part (draft, entries[player]);
    }
  return sections;
}

static gint *
take_by_hand (BrgDraft *draft, const BrgSnapshot *preview, const gint *entries)
{
  gint *sections = g_new0 (gint, preview->entries->len + 1);

  for (guint player = 0; player < preview->entries->len; player++)
    {
      gint section = draft->sections[entries[player]];

      sections[player] =
          section > 0 ? MIN (section, draft->settings.n_sections) : draft->settings.n_sections;
    }
  return sections;
}

void
brg_draft_fill_sections (BrgDraft *draft, BrgSnapshot *preview, const gint *entries)
{
  g_autofree gint *sections = NULL;

  if (draft->settings.n_sections < 2)
    return;
  sections = draft->settings.sectioning == BRG_SECTIONING_HAND
                 ? take_by_hand (draft, preview, entries)
                 : divide (draft, preview, entries);
  for (gint round = draft->first_round; round <= draft->settings.sections_through; round++)
    for (gint player = 0; player < (gint) preview->entries->len; player++)
      {
        BrgSectionPlace place = { player, round, sections[player] };

        g_array_append_val (preview->sections, place);
      }
}

void
brg_draft_load_sections (BrgDraft *draft, BrgDraftSettings *settings)
{
  const BrgSnapshot *snapshot = draft->snapshot;

  settings->n_sections = 1;
  settings->sectioning = BRG_SECTIONING_NUMBER;
  settings->sections_through = draft->first_round;
  for (guint i = 0; i < snapshot->sections->len; i++)
    {
      const BrgSectionPlace *place = &g_array_index (snapshot->sections, BrgSectionPlace, i);

      if (place->round < draft->first_round)
        continue;
      settings->sections_through = MAX (settings->sections_through, place->round);
      if (place->round != draft->first_round)
        continue;
      settings->n_sections = MAX (settings->n_sections, place->number);
      settings->sectioning = BRG_SECTIONING_HAND;
      draft->sections[place->entry] = place->number;
    }
}

void
brg_draft_keep_sections (BrgDraft *draft)
{
  for (guint i = 0; draft->settings.n_sections > 1 && i < draft->snapshot->entries->len; i++)
    draft->sections[i] = brg_draft_get_section (draft, (gint) i);
}

gint
brg_draft_get_section (BrgDraft *draft, gint entry)
{
  g_autofree gint *sections = NULL;

  g_return_val_if_fail (draft != NULL, 0);

  sections = brg_snapshot_dup_sections (brg_draft_get_preview (draft), draft->first_round);
  return sections != NULL ? sections[brg_draft_find_player (draft, entry)] : 0;
}

void
brg_draft_set_section (BrgDraft *draft, gint entry, gint section)
{
  BrgDraftSettings settings;

  g_return_if_fail (draft != NULL && draft->settings.n_sections > 1);
  g_return_if_fail (section >= 1 && section <= draft->settings.n_sections);
  g_return_if_fail (entry >= 0 && (guint) entry < draft->snapshot->entries->len);

  settings = draft->settings;
  settings.sectioning = BRG_SECTIONING_HAND;
  brg_draft_set_settings (draft, &settings);
  if (draft->sections[entry] == section)
    return;
  draft->sections[entry] = section;
  brg_draft_invalidate (draft);
}

/* "1-6, 9": start numbers of those of a group who play. */
static char *
dup_numbers (BrgDraft *draft, const gint *sections, gint section, gint *n_players)
{
  BrgSnapshot *preview = brg_draft_get_preview (draft);
  g_autoptr (GString) text = g_string_new (NULL);
  gint first = 0;
  gint last = 0;

  *n_players = 0;
  for (gint player = 0; player <= (gint) preview->entries->len; player++)
    {
      gboolean is_in = player < (gint) preview->entries->len && sections[player] == section &&
                       brg_draft_takes_part (draft, draft->entries[player]);
      gint number = is_in ? brg_snapshot_get_entry (preview, player)->number : 0;

      *n_players += is_in;
      if (is_in && first > 0 && number == last + 1)
        last = number;
      else if (is_in || player == (gint) preview->entries->len)
        {
          if (first > 0 && first < last)
            g_string_append_printf (text, "%s%d–%d", text->len > 0 ? ", " : "", first, last);
          else if (first > 0)
            g_string_append_printf (text, "%s%d", text->len > 0 ? ", " : "", first);
          first = last = number;
        }
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_draft_text_dup_sections (BrgDraft *draft)
{
  g_autofree gint *sections = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (draft != NULL, NULL);

  sections = brg_snapshot_dup_sections (brg_draft_get_preview (draft), draft->first_round);
  for (gint section = 1; sections != NULL && section <= draft->settings.n_sections; section++)
    {
      gint n_players;
      g_autofree char *numbers = dup_numbers (draft, sections, section, &n_players);

      g_string_append_printf (
          text,
          /* Translators: a number of a group, how many players, and their start numbers, "1–6, 9"
           */
          ngettext ("%sGroup %d, %d player: %s", "%sGroup %d, %d players: %s", (gulong) n_players),
          section > 1 ? "\n" : "", section, n_players, n_players > 0 ? numbers : "–");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
