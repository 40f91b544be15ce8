/* brg-withdrawal-text.c - what became of a player who left, in words
 *
 * Rules: rus-draughts-2022 5.4.5, 5.4.9.5, 10.5.3; rus-chess-2014 13.19, 13.20, 24.1;
 *   ussr-chess-1956 23
 * Tests: tests/app/test-withdrawal-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-withdrawal-text.h"

#include <glib/gi18n.h>

#include "brg-rational.h"
#include "brg-snapshot-tournament.h"

/* What is counted against the half; a match between two and a Swiss have no half. */
static char *
dup_count (const BrgSnapshot *snapshot, gint entry, const BrgWithdrawal *withdrawal)
{
  const BrgEntry *player = brg_snapshot_get_entry (snapshot, entry);
  g_autofree char *name = brg_entry_dup_name (player);
  g_autofree char *half = brg_rational_to_figures (brg_rational (withdrawal->n_scheduled, 2));
  gulong n = (gulong) withdrawal->n_played;

  if (!brg_snapshot_is_round_robin (snapshot))
    return g_strdup_printf (
        /* Translators: start number, name, rounds played, rounds of the event */
        ngettext ("No. %d %s: %d round played of %d.", "No. %d %s: %d rounds played of %d.", n),
        player->number, name, withdrawal->n_played, withdrawal->n_scheduled);
  if (brg_snapshot_count_numbered (snapshot) == 2)
    return g_strdup_printf (
        /* Translators: start number, name, games played, games of a match between two */
        ngettext ("No. %d %s: %d game played of %d.", "No. %d %s: %d games played of %d.", n),
        player->number, name, withdrawal->n_played, withdrawal->n_scheduled);
  if (brg_snapshot_has_teams (snapshot))
    return g_strdup_printf (
        /* Translators: start number, name of a team, matches played, of how many, half of these */
        ngettext ("No. %d %s: %d match played of %d, half is %s.",
                  "No. %d %s: %d matches played of %d, half is %s.", n),
        player->number, name, withdrawal->n_played, withdrawal->n_scheduled, half);
  if (withdrawal->in_micro_matches)
    return g_strdup_printf (
        /* Translators: start number, name, micro-matches played, of how many, half of these */
        ngettext ("No. %d %s: %d micro-match played of %d, half is %s.",
                  "No. %d %s: %d micro-matches played of %d, half is %s.", n),
        player->number, name, withdrawal->n_played, withdrawal->n_scheduled, half);
  /* Translators: start number, name, games played, games scheduled, half of these ("5½") */
  return g_strdup_printf (ngettext ("No. %d %s: %d game played of %d, half is %s.",
                                    "No. %d %s: %d games played of %d, half is %s.", n),
                          player->number, name, withdrawal->n_played, withdrawal->n_scheduled,
                          half);
}

/* rus-draughts-2022 5.4.5.4: all games by correspondence begin at once; what was played is said,
 * for a game that nobody has finished is one of them. */
static char *
dup_begun (const BrgWithdrawal *withdrawal)
{
  if (!withdrawal->is_postal)
    return NULL;
  if (withdrawal->n_unfinished == 0)
    return g_strdup (_ ("A game in which a letter was sent is played (5.4.5.4)."));
  return g_strdup_printf (
      /* Translators: how many of the games that were played */
      ngettext (
          "A game in which a letter was sent is played, finished or not (5.4.5.4): %d is not "
          "finished.",
          "A game in which a letter was sent is played, finished or not (5.4.5.4): %d are not "
          "finished.",
          (gulong) withdrawal->n_unfinished),
      withdrawal->n_unfinished);
}

static const char *
get_marks_text (const BrgWithdrawal *withdrawal)
{
  switch (withdrawal->marks)
    {
    case BRG_UNPLAYED_LOST:
      return _ ("Unplayed games: − for the player, + for the opponents.");
    case BRG_UNPLAYED_MINUS_BOTH:
      return _ ("Unplayed games: − for both.");
    case BRG_UNPLAYED_LEFT_OPEN:
      return "";
    default:
      g_return_val_if_reached ("");
    }
}

/* rus-draughts-2022 10.5.3: the chief arbiter counts the results or annuls them. */
static const char *
get_postal_text (const BrgWithdrawal *withdrawal)
{
  if (withdrawal->is_undecided)
    return _ (
        "The chief arbiter has not decided yet: the results are counted or annulled (10.5.3). "
        "Until then they stand, and games that are not finished stay open.");
  if (withdrawal->rule == BRG_LEAVER_ANNULLED)
    return _ ("By decision of the chief arbiter all results are annulled and shown crossed out "
              "(10.5.3).");
  return _ ("By decision of the chief arbiter the results count; games that had begun are counted "
            "lost or adjudicated one by one (10.5.3).");
}

/* What was decided, or has not been. */
static const char *
get_decision_text (const BrgWithdrawal *withdrawal)
{
  if (withdrawal->is_postal)
    return get_postal_text (withdrawal);
  if (withdrawal->is_undecided)
    return _ ("The jury has not chosen yet: matches lost or annulled. Until then the results "
              "count.");
  if (withdrawal->loses_match)
    return _ ("A player who refuses to continue loses the match.");
  switch (withdrawal->rule)
    {
    case BRG_LEAVER_FORFEITS:
      return _ ("By decision of the arbiters the results stand and count.");
    case BRG_LEAVER_ANNULLED:
      return _ ("By decision of the arbiters all results are annulled and shown crossed out.");
    case BRG_LEAVER_BY_BOOK:
    default:
      return NULL;
    }
}

static const char *
get_effect_text (const BrgWithdrawal *withdrawal)
{
  const char *decided = get_decision_text (withdrawal);

  if (decided != NULL)
    return decided;
  switch (withdrawal->effect)
    {
    case BRG_WITHDRAWAL_COUNTS:
      return _ ("The results stand and count.");
    case BRG_WITHDRAWAL_NOT_COUNTED:
      return _ ("The results stand for rating but do not count in the standings.");
    case BRG_WITHDRAWAL_STRUCK_OUT:
      return _ ("All these games are annulled and shown crossed out.");
    case BRG_WITHDRAWAL_NONE:
    default:
      return "";
    }
}

char *
brg_withdrawal_dup_text (const BrgSnapshot *snapshot, gint entry, const BrgWithdrawal *withdrawal)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *count = NULL;
  g_autofree char *begun = NULL;
  const char *marks;

  g_return_val_if_fail (snapshot != NULL && withdrawal != NULL, NULL);

  if (withdrawal->effect == BRG_WITHDRAWAL_NONE)
    return g_strdup ("");
  count = dup_count (snapshot, entry, withdrawal);
  marks = get_marks_text (withdrawal);
  g_ptr_array_add (parts, count);
  begun = dup_begun (withdrawal);
  if (begun != NULL)
    g_ptr_array_add (parts, begun);
  if (brg_snapshot_get_entry (snapshot, entry)->is_excluded)
    /* Translators: of a player whom the arbiters excluded */
    g_ptr_array_add (parts, (gpointer) (withdrawal->is_postal ? _ ("Expelled from the event.")
                                                              : _ ("Excluded by the arbiters.")));
  g_ptr_array_add (parts, (gpointer) get_effect_text (withdrawal));
  if (*marks != '\0')
    g_ptr_array_add (parts, (gpointer) marks);
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" ", (char **) parts->pdata);
}

char *
brg_withdrawal_dup_missed (const BrgSnapshot *snapshot, gint entry, gint n_missed)
{
  const BrgEntry *player;
  g_autofree char *name = NULL;

  g_return_val_if_fail (snapshot != NULL, NULL);

  player = brg_snapshot_get_entry (snapshot, entry);
  name = brg_entry_dup_name (player);
  if (snapshot->event->rulebook->missed_round_robin)
    return g_strdup_printf (
        /* Translators: start number, name, how many games he missed */
        ngettext ("No. %d %s has missed %d game: the chief arbiter decides whether the player "
                  "continues.",
                  "No. %d %s has missed %d games: the chief arbiter decides whether the player "
                  "continues.",
                  (gulong) n_missed),
        player->number, name, n_missed);
  return g_strdup_printf (
      /* Translators: start number, name, how many games he lost so */
      ngettext ("No. %d %s lost %d game by default and is excluded unless the chief arbiter "
                "decides otherwise.",
                "No. %d %s lost %d games by default and is excluded unless the chief arbiter "
                "decides otherwise.",
                (gulong) n_missed),
      player->number, name, n_missed);
}

char *
brg_withdrawal_dup_warning (const BrgSnapshot *snapshot, gint entry, const char **article)
{
  const BrgRulebook *rulebook;
  g_autoptr (BrgTournament) tournament = NULL;
  gint n_missed;

  g_return_val_if_fail (snapshot != NULL && article != NULL, NULL);

  rulebook = snapshot->event->rulebook;
  if (entry >= brg_snapshot_count_numbered (snapshot) ||
      brg_snapshot_get_entry (snapshot, entry)->left_after != BRG_STAYS)
    return NULL;
  tournament = brg_snapshot_to_tournament (snapshot);
  n_missed = brg_withdrawals_count_missed (tournament, rulebook, entry);
  if (n_missed > 0)
    {
      *article = rulebook->missed_article;
      return brg_withdrawal_dup_missed (snapshot, entry, n_missed);
    }
  if (rulebook->no_show_article == NULL || brg_withdrawals_count_forfeits (tournament, entry) == 0)
    return NULL;
  /* rus-chess-2014 13.19: one is enough where there is no valid reason. */
  *article = rulebook->no_show_article;
  return g_strdup (_ ("A game lost by default without a valid reason excludes the player "
                      "unless the chief arbiter decides otherwise."));
}

static void
add_line (GPtrArray *lines, gint n, char *text)
{
  if (n > 0)
    g_ptr_array_add (lines, text);
  else
    g_free (text);
}

static char *
dup_unplayed_line (const BrgLeaving *leaving)
{
  gint n = leaving->n_unplayed;
  gulong n_long = (gulong) n;

  switch (leaving->withdrawal.marks)
    {
    case BRG_UNPLAYED_MINUS_BOTH:
      return g_strdup_printf (ngettext ("Not played: %d, a minus for both.",
                                        "Not played: %d, a minus for both.", n_long),
                              n);
    case BRG_UNPLAYED_LEFT_OPEN:
      return g_strdup_printf (
          ngettext ("Not played: %d, left empty.", "Not played: %d, left empty.", n_long), n);
    case BRG_UNPLAYED_LOST:
    default:
      return g_strdup_printf (
          ngettext ("Not played: %d, a minus here and a plus for the opponent.",
                    "Not played: %d, a minus here and a plus for the opponents.", n_long),
          n);
    }
}

char *
brg_withdrawal_dup_fate (const BrgLeaving *leaving)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  BrgWithdrawalEffect effect;

  g_return_val_if_fail (leaving != NULL, NULL);

  effect = leaving->withdrawal.effect;
  if (effect == BRG_WITHDRAWAL_NONE)
    return g_strdup ("");
  add_line (lines, leaving->n_finished,
            g_strdup_printf (effect == BRG_WITHDRAWAL_COUNTS
                                 /* Translators: how many games */
                                 ? _ ("Finished: %d, they count.")
                                 : effect == BRG_WITHDRAWAL_NOT_COUNTED
                                       /* Translators: how many games */
                                       ? _ ("Finished: %d, they stand for rating but do not count.")
                                       /* Translators: how many games */
                                       : _ ("Finished: %d, annulled; they stand for rating and "
                                            "titles."),
                             leaving->n_finished));
  add_line (lines, leaving->n_adjourned,
            leaving->withdrawal.is_postal
                /* Translators: how many games by correspondence */
                ? g_strdup_printf (_ ("Begun: %d, counted lost or adjudicated one by one."),
                                   leaving->n_adjourned)
                /* Translators: how many games */
                : g_strdup_printf (_ ("Adjourned: %d, to be adjudicated; counted as played."),
                                   leaving->n_adjourned));
  add_line (
      lines, leaving->n_forfeits,
      /* Translators: how many games */
      g_strdup_printf (_ ("Forfeited earlier: %d, not counted as played."), leaving->n_forfeits));
  add_line (lines, leaving->n_unplayed, dup_unplayed_line (leaving));
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}
