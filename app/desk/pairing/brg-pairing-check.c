/* brg-pairing-check.c - all rounds of a group held against the rules
 *
 * Tests: tests/app/test-pairing-check.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-check.h"

#include <glib/gi18n-lib.h>

#include "brg-pairing-systems.h"
#include "brg-reason-text.h"

struct _BrgPairingCheck
{
  BrgSnapshot *snapshot;
  GPtrArray *reviews; /* BrgPairingReview, a round each */
  GPtrArray *boards;  /* BrgCheckedBoard */
  guint n_different;  /* rounds in which the rules come to other pairs */
};

static void
free_board (gpointer data)
{
  BrgCheckedBoard *board = data;

  g_free (board->played);
  g_free (board->remark);
  g_free (board);
}

BrgPairingCheck *
brg_pairing_check_new (BrgSnapshot *snapshot)
{
  BrgPairingCheck *self;

  g_return_val_if_fail (snapshot != NULL, NULL);

  if (snapshot->rounds->len == 0 || brg_pairing_system_find (snapshot->group->system) == NULL)
    return NULL;
  self = g_new0 (BrgPairingCheck, 1);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->reviews = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_pairing_review_free);
  self->boards = g_ptr_array_new_with_free_func (free_board);
  for (guint i = 0; i < snapshot->rounds->len; i++)
    g_ptr_array_add (
        self->reviews,
        brg_pairing_review_new (snapshot, ((const BrgRound *) snapshot->rounds->pdata[i])->number));
  return self;
}

void
brg_pairing_check_free (BrgPairingCheck *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->reviews);
  g_ptr_array_unref (self->boards);
  brg_snapshot_unref (self->snapshot);
  g_free (self);
}

void
brg_pairing_check_run (BrgPairingCheck *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->reviews->len; i++)
    brg_pairing_review_run (self->reviews->pdata[i]);
}

static char *
dup_played (const BrgSnapshot *snapshot, const BrgGame *game)
{
  g_autofree char *white = brg_reason_text_dup_name (snapshot, game->white);
  g_autofree char *black = brg_reason_text_dup_name (snapshot, game->black);

  return game->black != BRG_NOBODY ? g_strdup_printf ("%s – %s", white, black)
                                   /* Translators: %s is the player who was free */
                                   : g_strdup_printf (_ ("%s has the bye"), white);
}

/* That the arbiter made it stands beside it. */
static char *
join_remarks (const GPtrArray *remarks, gboolean is_manual)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = is_manual ? 1 : 0; i < remarks->len; i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                            ((const BrgSentence *) remarks->pdata[i])->text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
compare_round (BrgPairingCheck *self, BrgPairingReview *review, const BrgRound *round)
{
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      g_autoptr (GPtrArray) remarks = brg_pairing_review_list_remarks (review, (gint) i);
      BrgCheckedBoard *board;

      if (remarks->len == 0)
        continue;
      board = g_new0 (BrgCheckedBoard, 1);
      board->round = round->number;
      board->board = game->board;
      board->is_manual = game->is_manual;
      board->played = dup_played (self->snapshot, game);
      board->remark = join_remarks (remarks, game->is_manual);
      g_ptr_array_add (self->boards, board);
    }
  self->n_different += !brg_pairing_review_agrees (review);
}

void
brg_pairing_check_finish (BrgPairingCheck *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->reviews->len; i++)
    {
      brg_pairing_review_finish (self->reviews->pdata[i]);
      compare_round (self, self->reviews->pdata[i], self->snapshot->rounds->pdata[i]);
    }
}

const GPtrArray *
brg_pairing_check_get_boards (const BrgPairingCheck *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->boards;
}

char *
brg_pairing_check_dup_summary (const BrgPairingCheck *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_manual = 0;

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->boards->len; i++)
    n_manual += ((const BrgCheckedBoard *) self->boards->pdata[i])->is_manual;
  if (self->n_different == 0)
    g_string_append_printf (text,
                            ngettext ("%u round matches the rules.",
                                      "All %u rounds match the rules.", self->reviews->len),
                            self->reviews->len);
  else
    g_string_append_printf (text,
                            /* Translators: how many rounds differ, and of how many */
                            ngettext ("In %u of %u rounds the rules give other pairs.",
                                      "In %u of %u rounds the rules give other pairs.",
                                      self->n_different),
                            self->n_different, self->reviews->len);
  if (n_manual > 0)
    g_string_append_printf (
        text, ngettext (" The arbiter made %u pair.", " The arbiter made %u pairs.", n_manual),
        n_manual);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
