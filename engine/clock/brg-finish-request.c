/* brg-finish-request.c - requests in a quickplay finish: an increment, or a draw
 *
 * Rules: fide-2023 III.1, III.2.1, III.2.2, III.4, III.5, III.5.1, III.5.2, III.5.3;
 *   rus-chess-2014 10.1, 10.2, 10.2.1, 10.2.2, 10.2.3, 10.2.4, 17.3.1
 * Tests: tests/engine/test-finish-request.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-finish-request.h"

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

/* A request of a book, with the articles that bar it. */
typedef struct
{
  const char *rulebook;
  BrgFinishKind kind;
  const char *announcement; /* nullable: it need not be announced */
  const char *not_blitz;
  const char *not_incremented;
  const char *stage; /* what a quickplay finish is */
  const char *other; /* nullable: the request that comes before this one */
  BrgFinishRule rule;
} FinishRow;

static const FinishRow rows[] = {
  { .rulebook = "fide-2023",
    .kind = BRG_FINISH_INCREMENT,
    .announcement = "fide-2023 III.2.1",
    .not_blitz = "fide-2023 III.2.2",
    .not_incremented = "fide-2023 III.2.2",
    .stage = "fide-2023 III.1",
    .rule = { .article = "fide-2023 III.4",
              /* The request is an offer of a draw; when it is refused the game just goes on. */
              .outcomes = { [BRG_FINISH_AGREED] = { "fide-2023 III.4", 120 },
                            [BRG_FINISH_DRAWN] = { "fide-2023 III.4", 0 },
                            [BRG_FINISH_REJECTED] = { "fide-2023 III.4", 0 } },
              .increment_seconds = 5 } },
  { .rulebook = "fide-2023",
    .kind = BRG_FINISH_DRAW,
    .announcement = "fide-2023 III.2.1",
    .not_blitz = "fide-2023 III.2.2",
    .not_incremented = "fide-2023 III.2.2",
    .stage = "fide-2023 III.1",
    .other = "fide-2023 III.5",
    .rule = { .article = "fide-2023 III.5",
              .outcomes = { [BRG_FINISH_OPEN] = { "fide-2023 III.5.2", 120 },
                            [BRG_FINISH_DRAWN] = { "fide-2023 III.5.1", 0 },
                            [BRG_FINISH_REJECTED] = { "fide-2023 III.5.3", 120 },
                            [BRG_FINISH_PLAYED_OUT] = { "fide-2023 III.5.2", 0 } } } },
  { .rulebook = "rus-chess-2014",
    .kind = BRG_FINISH_DRAW,
    .not_blitz = "rus-chess-2014 17.3.1",
    .not_incremented = "rus-chess-2014 10.1",
    .stage = "rus-chess-2014 10.1",
    .rule = { .article = "rus-chess-2014 10.2",
              .outcomes = { [BRG_FINISH_OPEN] = { "rus-chess-2014 10.2.2", 120 },
                            [BRG_FINISH_DRAWN] = { "rus-chess-2014 10.2.1", 0 },
                            [BRG_FINISH_REJECTED] = { "rus-chess-2014 10.2.3", 120 },
                            [BRG_FINISH_PLAYED_OUT] = { "rus-chess-2014 10.2.2", 0 } },
              .is_final = TRUE } },
};

static gint
find_id (const char *const *ids, guint n_ids, const char *id)
{
  for (guint i = 0; i < n_ids; i++)
    if (g_strcmp0 (ids[i], id) == 0)
      return (gint) i;
  return -1;
}

const char *
brg_finish_kind_to_id (BrgFinishKind kind)
{
  g_return_val_if_fail (kind < BRG_N_FINISH_KINDS, NULL);

  return kind_ids[kind];
}

gboolean
brg_finish_kind_from_id (const char *id, BrgFinishKind *kind)
{
  gint index = find_id (kind_ids, BRG_N_FINISH_KINDS, id);

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
  gint index = find_id (state_ids, BRG_N_FINISH_STATES, id);

  if (index >= 0)
    *state = (BrgFinishState) index;
  return index >= 0;
}

static const FinishRow *
find_row (const BrgRulebook *rulebook, BrgFinishKind kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].kind == kind && g_str_equal (rows[i].rulebook, rulebook->id))
      return &rows[i];
  return NULL;
}

const BrgFinishRule *
brg_finish_rule_find (const BrgRulebook *rulebook, BrgFinishKind kind)
{
  const FinishRow *row;

  g_return_val_if_fail (rulebook != NULL && kind < BRG_N_FINISH_KINDS, NULL);

  row = find_row (rulebook, kind);
  return row != NULL ? &row->rule : NULL;
}

BrgFinishBar
brg_finish_check (const BrgFinishQuery *query, const char **article)
{
  const FinishRow *row;

  g_return_val_if_fail (query != NULL && query->rulebook != NULL && article != NULL,
                        BRG_FINISH_NO_RULE);

  row = find_row (query->rulebook, query->kind);
  *article = NULL;
  if (row == NULL)
    return BRG_FINISH_NO_RULE;

  const struct
  {
    gboolean holds;
    BrgFinishBar bar;
    const char *article;
  } bars[] = {
    { query->tempo == BRG_TEMPO_BLITZ, BRG_FINISH_BLITZ, row->not_blitz },
    { query->has_increment, BRG_FINISH_INCREMENTED, row->not_incremented },
    { row->announcement != NULL && !query->is_announced, BRG_FINISH_NOT_ANNOUNCED,
      row->announcement },
    { !query->is_last_period, BRG_FINISH_NOT_LAST, row->stage },
    { !query->has_move, BRG_FINISH_NOT_HIS_MOVE, row->rule.article },
    { query->left_ms == 0, BRG_FINISH_FLAGGED, row->rule.article },
    { query->left_ms >= BRG_FINISH_LEFT_MS, BRG_FINISH_TIME_LEFT, row->rule.article },
    { row->other != NULL && query->can_increment, BRG_FINISH_OTHER_RULE, row->other },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    if (bars[i].holds)
      {
        *article = bars[i].article;
        return bars[i].bar;
      }
  *article = row->rule.article;
  return BRG_FINISH_ALLOWED;
}
