/* brg-finish-request.c - requests in a quickplay finish: an increment, or a draw
 *
 * What each book says of them stands in its file, see brg-finish-book.h.
 * Tests: tests/engine/test-finish-request.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-finish-request.h"

#include "brg-id-list.h"

static const char *const kind_ids[BRG_N_FINISH_KINDS] = {
  [BRG_FINISH_INCREMENT] = "increment",
  [BRG_FINISH_DRAW] = "draw",
};

static const char *const state_ids[BRG_N_FINISH_STATES] = {
  [BRG_FINISH_OPEN] = "open",
  [BRG_FINISH_AGREED] = "agreed",
  [BRG_FINISH_DRAWN] = "drawn",
  [BRG_FINISH_REJECTED] = "rejected",
  [BRG_FINISH_PLAYED_OUT] = "played-out",
};

const char *
brg_finish_kind_to_id (BrgFinishKind kind)
{
  g_return_val_if_fail (kind < BRG_N_FINISH_KINDS, NULL);

  return kind_ids[kind];
}

gboolean
brg_finish_kind_from_id (const char *id, BrgFinishKind *kind)
{
  gint index = brg_id_list_find (kind_ids, BRG_N_FINISH_KINDS, id);

  if (index >= 0)
    *kind = (BrgFinishKind) index;
  return index >= 0;
}

const char *
brg_finish_state_to_id (BrgFinishState state)
{
  g_return_val_if_fail (state < BRG_N_FINISH_STATES, NULL);

  return state_ids[state];
}

gboolean
brg_finish_state_from_id (const char *id, BrgFinishState *state)
{
  gint index = brg_id_list_find (state_ids, BRG_N_FINISH_STATES, id);

  if (index >= 0)
    *state = (BrgFinishState) index;
  return index >= 0;
}

static const BrgFinishRequest *
find_request (const BrgRulebook *rulebook, BrgFinishKind kind)
{
  for (guint i = 0; i < rulebook->n_finish_requests; i++)
    if (rulebook->finish_requests[i].kind == kind)
      return &rulebook->finish_requests[i];
  return NULL;
}

const BrgFinishRule *
brg_finish_rule_find (const BrgRulebook *rulebook, BrgFinishKind kind)
{
  const BrgFinishRequest *request;

  g_return_val_if_fail (rulebook != NULL && kind < BRG_N_FINISH_KINDS, NULL);

  request = find_request (rulebook, kind);
  return request != NULL ? &request->rule : NULL;
}

/* rus-chess-2014 17.2: an arbiter for every game brings the rules of competitions back, and with
 * them 10.2; fide-2023 III.2.2 bars it from all blitz. */
static gboolean
is_barred_blitz (const BrgFinishRequest *request, const BrgFinishQuery *query)
{
  return query->tempo == BRG_TEMPO_BLITZ && !(request->watched_blitz && query->is_watched);
}

gboolean
brg_finish_can_apply (const BrgRulebook *rulebook,
                      BrgFinishKind kind,
                      BrgTempo tempo,
                      gboolean is_watched)
{
  const BrgFinishQuery query = { .tempo = tempo, .is_watched = is_watched };
  const BrgFinishRequest *request;

  g_return_val_if_fail (rulebook != NULL && kind < BRG_N_FINISH_KINDS, FALSE);

  request = find_request (rulebook, kind);
  return request != NULL && !is_barred_blitz (request, &query);
}

BrgFinishBar
brg_finish_check (const BrgFinishQuery *query, const char **article)
{
  const BrgFinishRequest *request;

  g_return_val_if_fail (query != NULL && query->rulebook != NULL && article != NULL,
                        BRG_FINISH_NO_RULE);

  request = find_request (query->rulebook, query->kind);
  *article = NULL;
  if (request == NULL)
    return BRG_FINISH_NO_RULE;

  const struct
  {
    gboolean holds;
    BrgFinishBar bar;
    const char *article;
  } bars[] = {
    { is_barred_blitz (request, query), BRG_FINISH_BLITZ, request->not_blitz },
    { query->has_increment, BRG_FINISH_INCREMENTED, request->not_incremented },
    { request->announcement != NULL && !query->is_announced, BRG_FINISH_NOT_ANNOUNCED,
      request->announcement },
    { !query->is_last_period, BRG_FINISH_NOT_LAST, request->stage },
    { !query->has_move, BRG_FINISH_NOT_HIS_MOVE, request->rule.article },
    { query->left_ms == 0, BRG_FINISH_FLAGGED, request->rule.article },
    { query->left_ms >= BRG_FINISH_LEFT_MS, BRG_FINISH_TIME_LEFT, request->rule.article },
    { request->other != NULL && query->can_increment, BRG_FINISH_OTHER_RULE, request->other },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    if (bars[i].holds)
      {
        *article = bars[i].article;
        return bars[i].bar;
      }
  *article = request->rule.article;
  return BRG_FINISH_ALLOWED;
}
