/* brg-form-persons.c - players of a round as forms name them
 *
 * Tests: tests/app/test-documents-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-persons.h"

#include "brg-name-words.h"
#include "brg-result-words.h"
#include "brg-withdrawal-words.h"

char *
brg_form_persons_dup_name (const BrgSnapshot *snapshot,
                           gint player,
                           const BrgDocumentOptions *options)
{
  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  return brg_name_words_dup (
      snapshot, player, options->father_names ? BRG_NAME_FULL : BRG_NAME_PLAIN, options->words);
}

char *
brg_form_persons_dup_own_name (const BrgSnapshot *snapshot,
                               gint player,
                               const BrgDocumentOptions *options)
{
  const BrgEntry *entry;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  entry = brg_snapshot_get_entry (snapshot, player);
  return options->father_names ? brg_entry_dup_full_name (entry) : brg_entry_dup_name (entry);
}

char *
brg_form_persons_dup_name_in_round (const BrgSnapshot *snapshot,
                                    gint player,
                                    gint round,
                                    const BrgDocumentOptions *options)
{
  g_autofree char *name = brg_form_persons_dup_name (snapshot, player, options);
  const BrgEntry *entry;

  g_return_val_if_fail (name != NULL, NULL);

  entry = brg_snapshot_get_entry (snapshot, player);
  if (entry->left_after >= round)
    return g_steal_pointer (&name);
  return g_strdup_printf ("%s – %s", name, brg_withdrawal_words_get (entry, options->words));
}

gboolean
brg_form_persons_black_is_first (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  /* rus-draughts-2022 9.2.4.1: Black moves first. */
  return snapshot->event->discipline == BRG_DISCIPLINE_RENJU;
}

gboolean
brg_form_persons_is_paired (const BrgRound *round, gint player)
{
  g_return_val_if_fail (round != NULL, FALSE);

  return brg_round_find_game (round, player) != NULL;
}

const char *
brg_form_persons_get_region (const BrgEntry *entry)
{
  g_return_val_if_fail (entry != NULL, "");

  if (*entry->region != '\0')
    return entry->region;
  if (*entry->delegation != '\0')
    return entry->delegation;
  return *entry->organisation != '\0' ? entry->organisation : entry->federation;
}

gboolean
brg_form_persons_is_absence (BrgOutcome outcome)
{
  return outcome == BRG_OUTCOME_ZERO_BYE || outcome == BRG_OUTCOME_HALF_BYE ||
         outcome == BRG_OUTCOME_FULL_BYE;
}

static BrgOutcome
find_absence (const BrgSnapshot *snapshot, gint player, gint round)
{
  for (guint i = 0; i < snapshot->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (snapshot->absences, BrgAbsence, i);

      if (absence->entry == player && absence->round == round)
        return absence->outcome;
    }
  return BRG_OUTCOME_NONE;
}

gboolean
brg_form_persons_is_off (const BrgSnapshot *snapshot, const BrgGame *game, gint round)
{
  g_return_val_if_fail (snapshot != NULL && game != NULL, FALSE);

  return game->black != BRG_NOBODY && brg_outcome_is_pending (game->white_outcome) &&
         (brg_snapshot_get_entry (snapshot, game->white)->left_after < round ||
          brg_snapshot_get_entry (snapshot, game->black)->left_after < round);
}

GArray *
brg_form_persons_list_free (const BrgSnapshot *snapshot, gint round)
{
  GArray *free_players = g_array_new (FALSE, FALSE, sizeof (BrgFreePlayer));
  const BrgRound *paired;

  g_return_val_if_fail (snapshot != NULL, free_players);

  paired = brg_snapshot_get_round (snapshot, round);
  if (paired == NULL || brg_snapshot_is_knockout (snapshot) ||
      brg_snapshot_is_of_players (snapshot))
    return free_players;
  for (gint i = 0; i < brg_snapshot_count_numbered (snapshot); i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (snapshot, i);
      BrgFreePlayer found = { i, find_absence (snapshot, i, round) };

      if (entry->left_after >= round && entry->joins_round <= round &&
          !brg_form_persons_is_paired (paired, i))
        g_array_append_val (free_players, found);
    }
  return free_players;
}

char *
brg_form_persons_dup_free (const BrgSnapshot *snapshot, BrgOutcome outcome, const BrgWords *words)
{
  g_autofree char *mark = NULL;

  g_return_val_if_fail (snapshot != NULL && words != NULL, NULL);

  /* A table knows no absences: its free player gets nothing. */
  if (brg_snapshot_is_round_robin (snapshot))
    /* Translators: on paper in place of the opponent of the odd player; "свободен" */
    return g_strdup (WC_ (words, "pairing", "bye"));
  if (outcome == BRG_OUTCOME_ZERO_BYE)
    /* Translators: on paper in place of the opponent of who asked to miss the round; "пропуск" */
    return g_strdup (WC_ (words, "pairing", "absent"));
  if (brg_form_persons_is_absence (outcome))
    {
      mark = brg_result_words (&snapshot->group->scoring, outcome);
      /* Translators: the same with the points that he gets: "пропуск (%s)" */
      return g_strdup_printf (WC_ (words, "pairing", "absent (%s)"), mark);
    }
  if (outcome == BRG_OUTCOME_NONE)
    /* Translators: on paper in place of the opponent of who was given none; "без пары" */
    return g_strdup (WC_ (words, "pairing", "not paired"));
  return g_strdup (WC_ (words, "pairing", "bye"));
}

char *
brg_form_persons_dup_winners (const BrgSnapshot *snapshot,
                              const BrgStandings *standings,
                              gint last_place,
                              const BrgWords *words)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (snapshot != NULL && words != NULL, g_string_free (text, FALSE));

  for (gint i = 0; standings != NULL && i < standings->n_lines; i++)
    {
      const BrgStanding *line = &standings->lines[i];
      g_autofree char *points = brg_points_to_figures (line->points);
      g_autofree char *name = NULL;

      if (!line->has_place || line->place > last_place)
        continue;
      name = brg_name_words_dup (snapshot, line->player, BRG_NAME_FULL, words);
      g_string_append_printf (text, "%s%d.\u00a0%s, %s", text->len > 0 ? "\n" : "", line->place,
                              name, points);
    }
  return g_string_free (text, FALSE);
}
