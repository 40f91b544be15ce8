/* brg-pairing-review.c - a round that is paired, held against the rules: why are these the pairs?
 *
 * Tests: tests/app/test-pairing-review.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-review.h"

#include <glib/gi18n.h>

#include "brg-draft-numbers.h"
#include "brg-draft-private.h"
#include "brg-pairing-systems.h"
#include "brg-reason-text.h"

/* Papers say it in their own language. */
#include "brg-said-words.h"

struct _BrgPairingReview
{
  BrgSnapshot *snapshot;
  BrgDraft *draft;
  BrgTournament *tournament; /* before the round */
  gint *round_order;         /* NULL for that of the table */
  gint *sections;            /* NULL for one field */
  gint round;
  GArray *boards;    /* BrgDraftBoard: the stored ones, their players as in the preview */
  GArray *fixed;     /* BrgPair: those of them that the arbiter made */
  BrgPairing *ruled; /* by the rules alone */
  BrgPairing *held;  /* with the arbiter's pairs; NULL when he made none */
  GError *error;
  gboolean agrees;
};

static BrgRound *
copy_round (const BrgRound *round)
{
  BrgRound *copy = brg_round_new (round->number);

  copy->state = round->state;
  g_array_append_vals (copy->games, round->games->data, round->games->len);
  return copy;
}

/* The group as it stood before the round. The table of a round robin asks for no results. */
static BrgSnapshot *
make_before (BrgSnapshot *snapshot, gint round)
{
  BrgSnapshot *before = brg_snapshot_new ();
  gint n_rounds = brg_snapshot_is_round_robin (snapshot) ? 0 : round - 1;

  brg_event_free (before->event);
  before->event = brg_event_copy (snapshot->event);
  brg_group_free (before->group);
  before->group = brg_group_copy (snapshot->group);
  for (guint i = 0; i < snapshot->entries->len; i++)
    g_ptr_array_add (before->entries, brg_entry_copy (snapshot->entries->pdata[i]));
  for (gint number = 1; number <= n_rounds; number++)
    g_ptr_array_add (before->rounds, copy_round (brg_snapshot_get_round (snapshot, number)));
  if (snapshot->absences->len > 0)
    g_array_append_vals (before->absences, snapshot->absences->data, snapshot->absences->len);
  if (snapshot->bans->len > 0)
    g_array_append_vals (before->bans, snapshot->bans->data, snapshot->bans->len);
  g_array_append_vals (before->kept_apart, snapshot->kept_apart->data, snapshot->kept_apart->len);
  for (guint i = 0; i < snapshot->decisions->len; i++)
    brg_snapshot_append_decision (before, &g_array_index (snapshot->decisions, BrgMeetingNote, i));
  if (snapshot->sections->len > 0)
    g_array_append_vals (before->sections, snapshot->sections->data, snapshot->sections->len);
  if (snapshot->virtual_points->len > 0)
    g_array_append_vals (before->virtual_points, snapshot->virtual_points->data,
                         snapshot->virtual_points->len);
  return before;
}

/* Who is on a board plays, whatever was announced; who has no number yet was not there. */
static void
set_presences (BrgDraft *draft, const BrgRound *round)
{
  guint n_entries = draft->snapshot->entries->len;
  g_autofree gboolean *plays = g_new0 (gboolean, n_entries);

  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      plays[game->white] = TRUE;
      if (game->black != BRG_NOBODY)
        plays[game->black] = TRUE;
    }
  for (guint i = 0; i < n_entries; i++)
    if (brg_snapshot_get_entry (draft->snapshot, (gint) i)->number == 0)
      draft->presences[i] = BRG_PRESENCE_LEAVES;
    else if (plays[i] || brg_draft_is_round_robin (draft))
      draft->presences[i] = BRG_PRESENCE_PLAYS;
    else if (draft->presences[i] == BRG_PRESENCE_PLAYS)
      draft->presences[i] = BRG_PRESENCE_ZERO_BYE;
}

static BrgDraft *
make_draft (BrgSnapshot *snapshot, const BrgRound *round)
{
  g_autoptr (BrgSnapshot) before = make_before (snapshot, round->number);
  BrgDraft *draft = brg_draft_new (before);
  BrgDraftSettings settings = *brg_draft_get_settings (draft);

  settings.numbering = BRG_NUMBERING_KEEP;
  brg_draft_set_settings (draft, &settings);
  set_presences (draft, round);
  brg_draft_invalidate (draft);
  return draft;
}

static void
list_boards (BrgPairingReview *self, const BrgRound *round)
{
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      BrgDraftBoard board = { .is_locked = game->is_manual, .is_manual = game->is_manual };
      BrgPair pair;

      board.white = brg_draft_find_player (self->draft, game->white);
      board.black =
          game->black != BRG_NOBODY ? brg_draft_find_player (self->draft, game->black) : BRG_NOBODY;
      pair = (BrgPair){ board.white, board.black };
      brg_draft_boards_append (self->boards, &board);
      if (game->is_manual)
        g_array_append_val (self->fixed, pair);
    }
}

BrgPairingReview *
brg_pairing_review_new (BrgSnapshot *snapshot, gint round)
{
  const BrgRound *paired;
  BrgPairingReview *self;

  g_return_val_if_fail (snapshot != NULL, NULL);

  paired = brg_snapshot_get_round (snapshot, round);
  g_return_val_if_fail (paired != NULL, NULL);

  if (brg_pairing_system_find (snapshot->group->system) == NULL)
    return NULL;
  self = g_new0 (BrgPairingReview, 1);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->round = round;
  self->draft = make_draft (snapshot, paired);
  self->boards = brg_draft_boards_new ();
  self->fixed = g_array_new (FALSE, FALSE, sizeof (BrgPair));
  list_boards (self, paired);
  self->tournament = brg_tournament_copy (brg_draft_get_tournament (self->draft));
  self->round_order = brg_draft_dup_round_order (self->draft);
  self->sections = brg_snapshot_dup_sections (brg_draft_get_preview (self->draft), round);
  return self;
}

void
brg_pairing_review_free (BrgPairingReview *self)
{
  if (self == NULL)
    return;
  brg_snapshot_unref (self->snapshot);
  brg_draft_free (self->draft);
  brg_tournament_free (self->tournament);
  g_free (self->round_order);
  g_free (self->sections);
  g_array_unref (self->boards);
  g_array_unref (self->fixed);
  brg_pairing_free (self->ruled);
  brg_pairing_free (self->held);
  g_clear_error (&self->error);
  g_free (self);
}

static gboolean
games_are_equal (const BrgGame *a, const BrgGame *b, gboolean with_results)
{
  if (a->white != b->white || a->black != b->black || a->is_manual != b->is_manual)
    return FALSE;
  return !with_results ||
         (a->white_outcome == b->white_outcome && a->black_outcome == b->black_outcome);
}

static gboolean
rounds_are_equal (const BrgRound *a, const BrgRound *b, gboolean with_results)
{
  if (a == NULL || b == NULL || a->games->len != b->games->len)
    return FALSE;
  for (guint i = 0; i < a->games->len; i++)
    if (!games_are_equal (&g_array_index (a->games, BrgGame, i),
                          &g_array_index (b->games, BrgGame, i), with_results))
      return FALSE;
  return TRUE;
}

static gboolean
groups_are_equal (const BrgSnapshot *a, const BrgSnapshot *b)
{
  if (a->group->id != b->group->id || a->entries->len != b->entries->len ||
      a->group->seed != b->group->seed || !g_str_equal (a->group->system, b->group->system))
    return FALSE;
  for (guint i = 0; i < a->entries->len; i++)
    if (brg_snapshot_get_entry (a, (gint) i)->number !=
            brg_snapshot_get_entry (b, (gint) i)->number ||
        !g_str_equal (brg_snapshot_get_entry (a, (gint) i)->family_name,
                      brg_snapshot_get_entry (b, (gint) i)->family_name))
      return FALSE;
  return TRUE;
}

gboolean
brg_pairing_review_is_of (const BrgPairingReview *self, const BrgSnapshot *snapshot, gint round)
{
  g_return_val_if_fail (self != NULL && snapshot != NULL, FALSE);

  if (self->round != round || !groups_are_equal (self->snapshot, snapshot))
    return FALSE;
  for (gint number = 1; number <= round; number++)
    if (!rounds_are_equal (brg_snapshot_get_round (self->snapshot, number),
                           brg_snapshot_get_round (snapshot, number), number < round))
      return FALSE;
  return TRUE;
}

static BrgPairing *
pair_round (BrgPairingReview *self, const GArray *fixed, GError **error)
{
  BrgPairingRequest request = {
    .round = self->round,
    .seed = self->draft->settings.seed,
    .locked = fixed != NULL ? (const BrgPair *) (gconstpointer) fixed->data : NULL,
    .n_locked = fixed != NULL ? fixed->len : 0,
    .swap_last_rounds = self->draft->settings.swap_last_rounds,
    .round_order = self->round_order,
    .sections = self->sections,
    .explain = TRUE,
  };

  return brg_pairing_system_pair (self->draft->system, self->tournament, &request, error);
}

void
brg_pairing_review_run (BrgPairingReview *self)
{
  g_return_if_fail (self != NULL && self->ruled == NULL && self->error == NULL);

  self->ruled = pair_round (self, NULL, &self->error);
  if (self->ruled != NULL && self->fixed->len > 0)
    self->held = pair_round (self, self->fixed, NULL);
}

/* Index of the board on which the two meet, with either colour; -1 for none. */
static gint
find_meeting (const BrgPairing *pairing, const BrgDraftBoard *board)
{
  for (guint i = 0; pairing != NULL && i < pairing->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, i);

      if ((pair->white == board->white && pair->black == board->black) ||
          (pair->white == board->black && pair->black == board->white))
        return (gint) i;
    }
  return -1;
}

static gboolean
has_same_colours (const BrgPairing *pairing, gint index, const BrgDraftBoard *board)
{
  return index >= 0 && g_array_index (pairing->pairs, BrgPair, index).white == board->white;
}

/* What the stored pairs are held against. */
static const BrgPairing *
get_pairing (const BrgPairingReview *self)
{
  return self->held != NULL && self->held->exists ? self->held : self->ruled;
}

static void
take_reasons (BrgDraftBoard *board, const BrgPairing *pairing, gint index)
{
  for (guint i = 0; index >= 0 && i < pairing->reasons->len; i++)
    if (g_array_index (pairing->reasons, BrgReason, i).pair == index)
      g_array_append_val (board->reasons, g_array_index (pairing->reasons, BrgReason, i));
}

void
brg_pairing_review_finish (BrgPairingReview *self)
{
  const BrgPairing *pairing;

  g_return_if_fail (self != NULL && (self->ruled != NULL || self->error != NULL));

  pairing = get_pairing (self);
  self->agrees = pairing != NULL && pairing->exists;
  for (guint i = 0; i < self->boards->len; i++)
    {
      BrgDraftBoard *board = &g_array_index (self->boards, BrgDraftBoard, i);
      gint index = find_meeting (pairing, board);

      if (!has_same_colours (pairing, index, board))
        self->agrees = FALSE;
      /* The arbiter's reasons are his. */
      if (!board->is_manual)
        take_reasons (board, pairing, index);
    }
  self->draft->rounds = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  for (gint round = self->draft->first_round; round < self->round; round++)
    g_ptr_array_add (self->draft->rounds, brg_draft_boards_new ());
  g_ptr_array_add (self->draft->rounds, g_array_ref (self->boards));
}

BrgDraft *
brg_pairing_review_get_draft (BrgPairingReview *self)
{
  g_return_val_if_fail (self != NULL && self->draft->rounds != NULL, NULL);

  return self->draft;
}

gboolean
brg_pairing_review_agrees (const BrgPairingReview *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->agrees;
}

static void
add_remark (GPtrArray *remarks, char *text, const char *article)
{
  BrgSentence *remark = g_new0 (BrgSentence, 1);

  remark->text = text;
  remark->article = article;
  g_ptr_array_add (remarks, remark);
}

/* What a player gets by the rules: "By the rules Ivanov (No. 3) has White against ..." */
static char *
dup_ruled (BrgPairingReview *self, const BrgPairing *pairing, gint player)
{
  BrgSnapshot *preview = brg_draft_get_preview (self->draft);

  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, i);
      g_autofree char *white = NULL;
      g_autofree char *black = NULL;

      if (pair->white != player && pair->black != player)
        continue;
      white = brg_reason_text_dup_name (preview, pair->white);
      if (pair->black == BRG_NOBODY)
        /* Translators: %s is a player with his start number */
        return g_strdup_printf (_ ("By the rules %s has the bye."), white);
      black = brg_reason_text_dup_name (preview, pair->black);
      /* Translators: the player with White and the one with Black, with their start numbers */
      return g_strdup_printf (_ ("By the rules the pair is %s – %s."), white, black);
    }
  return NULL;
}

static void
add_ruled (BrgPairingReview *self,
           GPtrArray *remarks,
           const BrgPairing *pairing,
           const BrgDraftBoard *board)
{
  g_autofree char *first = dup_ruled (self, pairing, board->white);
  g_autofree char *second =
      board->black != BRG_NOBODY ? dup_ruled (self, pairing, board->black) : NULL;

  if (first != NULL)
    add_remark (remarks, g_strdup (first), self->draft->system->article);
  if (second != NULL && g_strcmp0 (first, second) != 0)
    add_remark (remarks, g_strdup (second), self->draft->system->article);
}

/* rus-draughts-2022 5.4.10.12: with the reason and who decided; older files have none. */
static char *
dup_made_by_arbiter (const BrgPairingReview *self)
{
  const BrgRound *round = brg_snapshot_get_round (self->snapshot, self->round);

  if (*round->changed_reason == '\0')
    return g_strdup (_ ("The arbiter made this pair."));
  /* Translators: a reason, the name of who decided */
  return g_strdup_printf (_ ("The arbiter made this pair: %s (%s)."), round->changed_reason,
                          round->changed_by);
}

static void
add_manual (BrgPairingReview *self, GPtrArray *remarks, const BrgDraftBoard *board)
{
  gint index = find_meeting (self->ruled, board);

  add_remark (remarks, dup_made_by_arbiter (self), NULL);
  if (has_same_colours (self->ruled, index, board))
    add_remark (remarks, g_strdup (_ ("The rules give the same pair.")),
                self->draft->system->article);
  else
    add_ruled (self, remarks, self->ruled, board);
}

GPtrArray *
brg_pairing_review_list_remarks (BrgPairingReview *self, gint index)
{
  g_autoptr (GPtrArray) remarks =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_sentence_free);
  const BrgPairing *pairing;
  const BrgDraftBoard *board;
  gint meeting;

  g_return_val_if_fail (self != NULL && index >= 0 && (guint) index < self->boards->len, NULL);

  pairing = get_pairing (self);
  board = &g_array_index (self->boards, BrgDraftBoard, index);
  if (self->error != NULL)
    {
      add_remark (remarks,
                  g_strdup (_ ("The round cannot be paired again, so the reasons are not known.")),
                  NULL);
      add_remark (remarks, brg_reason_text_dup_problem (self->error), self->draft->system->article);
      return g_steal_pointer (&remarks);
    }
  meeting = find_meeting (pairing, board);
  if (board->is_manual)
    add_manual (self, remarks, board);
  else if (!pairing->exists)
    add_remark (remarks,
                g_strdup (_ ("By the rules and the present results these players cannot be "
                             "paired at all.")),
                self->draft->system->article);
  else if (!has_same_colours (pairing, meeting, board))
    {
      add_remark (remarks,
                  g_strdup (meeting >= 0
                                ? _ ("The colours differ from those the rules give: a result "
                                     "was corrected later, or the round was imported or paired "
                                     "elsewhere.")
                                : _ ("The pair differs from the one the rules give: a result "
                                     "was corrected later, or the round was imported or paired "
                                     "elsewhere.")),
                  NULL);
      add_ruled (self, remarks, pairing, board);
    }
  return g_steal_pointer (&remarks);
}
