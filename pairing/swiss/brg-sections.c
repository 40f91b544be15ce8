/* brg-sections.c - a round of a Swiss that is drawn by groups
 *
 * Rules: rus-draughts-2022 5.4.10.9
 * Tests: tests/pairing/test-sections.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sections.h"

/* Distance between the seeds of two sections: above the streams of all rounds and of the colour. */
#define SEED_STEP (G_GUINT64_CONSTANT (1) << 33)

/* The sections of the players. A fixed pair across sections is drawn in that of White. */
static gint *
list_sections (const BrgTournament *tournament, const BrgPairingRequest *request)
{
  gint *sections = g_memdup2 (request->sections, sizeof (gint) * (gsize) tournament->n_players);

  for (guint i = 0; i < request->n_locked; i++)
    if (request->locked[i].black != BRG_NOBODY)
      sections[request->locked[i].black] = sections[request->locked[i].white];
  return sections;
}

/* The smallest number of a section above @section; FALSE if there is none. */
static gboolean
find_next (const gint *sections, gint n_players, gint64 *section)
{
  gint64 next = G_MAXINT64;

  for (gint player = 0; player < n_players; player++)
    if (sections[player] > *section)
      next = MIN (next, sections[player]);
  *section = next;
  return next != G_MAXINT64;
}

/* rus-draughts-2022 5.4.10.9: whoever is of another section is out of the way like an absent one.
 * His earlier rounds stay, as those of an opponent. */
static BrgPairing *
pair_section (const BrgPairingSystem *system,
              const BrgTournament *tournament,
              const BrgPairingRequest *request,
              const gint *sections,
              gint section,
              GError **error)
{
  g_autoptr (BrgTournament) copy = brg_tournament_copy (tournament);
  g_autoptr (GArray) locked = g_array_new (FALSE, FALSE, sizeof (BrgPair));
  BrgPairingRequest own = *request;

  for (gint player = 0; player < copy->n_players; player++)
    if (sections[player] != section)
      brg_tournament_set_bye (copy, request->round, player, BRG_OUTCOME_ZERO_BYE);
  for (guint i = 0; i < request->n_locked; i++)
    if (sections[request->locked[i].white] == section)
      g_array_append_val (locked, request->locked[i]);
  own.locked = (const BrgPair *) (gpointer) locked->data;
  own.n_locked = locked->len;
  own.sections = NULL;
  return system->pair_round (copy, &own, error);
}

/* What is said of no board. */
static void
append_general_reasons (BrgPairing *pairing, const BrgPairing *part)
{
  for (guint i = 0; i < part->reasons->len; i++)
    if (g_array_index (part->reasons, BrgReason, i).pair < 0)
      g_array_append_val (pairing->reasons, g_array_index (part->reasons, BrgReason, i));
}

/* Appends the boards with two players, or the byes, with what is said of them. */
static void
append_boards (BrgPairing *pairing, const BrgPairing *part, gboolean byes)
{
  for (guint i = 0; i < part->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (part->pairs, BrgPair, i);

      if ((pair->black == BRG_NOBODY) != byes)
        continue;
      for (guint j = 0; j < part->reasons->len; j++)
        {
          BrgReason reason = g_array_index (part->reasons, BrgReason, j);

          if (reason.pair != (gint) i)
            continue;
          reason.pair = (gint) pairing->pairs->len;
          g_array_append_val (pairing->reasons, reason);
        }
      g_array_append_val (pairing->pairs, *pair);
    }
}

static BrgPairing *
put_together (const GPtrArray *parts)
{
  g_autoptr (BrgPairing) pairing = brg_pairing_new ();

  for (guint i = 0; i < parts->len; i++)
    {
      const BrgPairing *part = parts->pdata[i];

      pairing->exists &= part->exists;
      g_array_append_vals (pairing->obstacles, part->obstacles->data, part->obstacles->len);
      append_general_reasons (pairing, part);
    }
  for (gint byes = FALSE; byes <= TRUE && pairing->exists; byes++)
    for (guint i = 0; i < parts->len; i++)
      append_boards (pairing, parts->pdata[i], byes);
  return g_steal_pointer (&pairing);
}

BrgPairing *
brg_sections_pair (const BrgPairingSystem *system,
                   const BrgTournament *tournament,
                   const BrgPairingRequest *request,
                   GError **error)
{
  g_autofree gint *sections = NULL;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_pairing_free);
  BrgPairingRequest own;
  gint64 section = G_MININT64;

  g_return_val_if_fail (system != NULL && tournament != NULL, NULL);
  g_return_val_if_fail (request != NULL && request->sections != NULL, NULL);

  own = *request;
  sections = list_sections (tournament, request);
  while (find_next (sections, tournament->n_players, &section))
    {
      BrgPairing *part = pair_section (system, tournament, &own, sections, (gint) section, error);

      if (part == NULL)
        return NULL;
      g_ptr_array_add (parts, part);
      own.seed += SEED_STEP;
    }
  return put_together (parts);
}
