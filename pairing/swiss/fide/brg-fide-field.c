/* brg-fide-field.c - everybody to be paired by one of FIDE's other Swiss systems
 *
 * Rules: fide-dubov-2026 C1-C4, 3.1; fide-burstein-2026 C1-C4, 3.1; fide-double-swiss-2026 C1-C3,
 * 3.4; fide-lim-2026 1.1
 * Tests: tests/pairing/test-dubov.c, tests/pairing/test-burstein.c,
 * tests/pairing/test-double-swiss.c, tests/pairing/test-lim.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fide-field.h"

#include "brg-dutch-ranking.h"
#include "brg-matching.h"

/* At most so many bans are named when there is no pairing. */
#define MAX_OBSTACLES 40

static gboolean
may_meet (const BrgFideField *field, gint place, gint other)
{
  const BrgFideMethod *method = field->method;
  const BrgTournament *tournament = field->tournament;
  const BrgDutchRecord *a = &field->records[place];
  const BrgDutchRecord *b = &field->records[other];

  if (method->find_game (tournament, a->player, b->player, field->round) > 0)
    return FALSE;
  return method->is_barred == NULL || !method->is_barred (tournament, field->round, a, b);
}

static void
join_all (BrgFideField *field)
{
  const GArray *forbidden = field->tournament->forbidden;

  for (gint place = 0; place < field->n_places; place++)
    for (gint other = place + 1; other < field->n_places; other++)
      if (may_meet (field, place, other))
        brg_graph_join (field->graph, place, other);
  for (guint i = 0; forbidden != NULL && i < forbidden->len; i++)
    {
      const BrgForbiddenPair *pair = &g_array_index (forbidden, BrgForbiddenPair, i);
      gint place = field->places[pair->player];
      gint other = field->places[pair->other];

      if (place >= 0 && other >= 0 && field->round >= pair->first_round &&
          field->round <= pair->last_round)
        brg_graph_part (field->graph, place, other);
    }
}

BrgFideField *
brg_fide_field_new (const BrgFideMethod *method,
                    const BrgTournament *tournament,
                    const BrgPairingRequest *request)
{
  BrgFideField *field = g_new0 (BrgFideField, 1);

  field->method = method;
  field->tournament = tournament;
  field->round = request->round;
  field->records = g_new0 (BrgDutchRecord, tournament->n_players);
  field->places = g_new0 (gint, tournament->n_players);
  field->ordinals = g_new0 (gint, tournament->n_players);
  field->bye = -1;
  field->n_places = brg_dutch_rank (field->tournament, request, field->method->read, field->records,
                                    field->ordinals, field->places);
  field->graph = brg_graph_new (field->n_places);
  join_all (field);
  return field;
}

void
brg_fide_field_free (BrgFideField *field)
{
  if (field == NULL)
    return;
  if (field->method->free_extra != NULL && field->extra != NULL)
    field->method->free_extra (field->extra);
  g_free (field->records);
  g_free (field->places);
  g_free (field->ordinals);
  brg_graph_free (field->graph);
  g_free (field);
}

/* In a largest pairing some stay without a partner. No two of them may meet, so the bans between
 * neighbours of them stand in the way. */
static void
explain_unpaired (const BrgFideField *field, const BrgMatching *matching, GArray *obstacles)
{
  gint waiting = -1;

  for (gint place = 0; place < field->n_places && obstacles->len < MAX_OBSTACLES; place++)
    {
      if (brg_matching_get_mate (matching, place) >= 0)
        continue;
      if (waiting >= 0)
        brg_fide_list_bans (field->method, field->tournament, field->round,
                            field->records[waiting].player, field->records[place].player,
                            obstacles);
      waiting = place;
    }
}

static void
explain_no_bye (const BrgFideField *field, const guint64 *missable, GArray *obstacles)
{
  for (gint place = field->n_places - 1; place >= 0 && obstacles->len < MAX_OBSTACLES; place--)
    if (brg_bits_has (missable, place))
      brg_fide_list_bans (field->method, field->tournament, field->round,
                          field->records[place].player, BRG_NOBODY, obstacles);
}

/* Those who would come before the one who has the bye. */
static void
explain_bye (const BrgFideField *field, const guint64 *missable, GArray *notes)
{
  gint player = field->records[field->bye].player;
  BrgReason reason = {
    .kind = BRG_REASON_BYE_SCORE,
    .article = field->method->articles[BRG_FIDE_BYE],
    .pair = player,
    .player = player,
    .other = BRG_NOBODY,
    .points = field->records[field->bye].score,
  };

  g_array_append_val (notes, reason);
  reason.kind = BRG_REASON_BYE_MAY;
  reason.article = field->method->articles[BRG_FIDE_BYE_BAR];
  reason.points = 0;
  g_array_append_val (notes, reason);
  for (gint place = 0; place < field->n_places; place++)
    {
      if (place == field->bye || field->method->compare_bye (field, place, field->bye) > 0)
        continue;
      reason.player = field->records[place].player;
      reason.kind =
          field->records[place].had_free_win ? BRG_REASON_BYE_HAD_ONE : BRG_REASON_BYE_BREAKS_REST;
      reason.article =
          field->method->articles[field->records[place].had_free_win ? BRG_FIDE_BYE_BAR
                                                                     : BRG_FIDE_COMPLETION];
      if (field->records[place].had_free_win || !brg_bits_has (missable, place))
        g_array_append_val (notes, reason);
    }
}

static void
choose_bye (BrgFideField *field, const guint64 *missable)
{
  for (gint place = 0; place < field->n_places; place++)
    if (brg_bits_has (missable, place) && !field->records[place].had_free_win &&
        (field->bye < 0 || field->method->compare_bye (field, place, field->bye) < 0))
      field->bye = place;
}

gboolean
brg_fide_field_settle_bye (BrgFideField *field, GArray *notes, GArray *obstacles)
{
  g_autoptr (BrgMatching) matching = brg_matching_new (field->graph, NULL);
  g_autofree guint64 *missable = NULL;
  gint n_unpaired = brg_matching_complete (matching);

  if (n_unpaired > 1)
    {
      explain_unpaired (field, matching, obstacles);
      return FALSE;
    }
  if (n_unpaired == 0)
    return TRUE;
  missable = brg_matching_find_missable (matching);
  choose_bye (field, missable);
  if (field->bye < 0)
    {
      explain_no_bye (field, missable, obstacles);
      return FALSE;
    }
  if (notes != NULL)
    explain_bye (field, missable, notes);
  return TRUE;
}

static void
append_ban (const BrgFideMethod *method,
            BrgFideArticle article,
            BrgReasonKind kind,
            const BrgReason *about,
            GArray *bans)
{
  BrgReason ban = *about;

  ban.kind = kind;
  ban.article = method->articles[article];
  g_array_append_val (bans, ban);
}

void
brg_fide_list_bans (const BrgFideMethod *method,
                    const BrgTournament *tournament,
                    gint round,
                    gint player,
                    gint other,
                    GArray *bans)
{
  BrgReason about = { .pair = -1, .player = player, .other = other };
  const BrgForbiddenPair *ban;
  BrgDutchRecord a;
  BrgDutchRecord b;

  g_return_if_fail (tournament != NULL && bans != NULL);

  a = method->read (tournament, player, round);
  if (other == BRG_NOBODY)
    {
      if (a.had_free_win)
        append_ban (method, BRG_FIDE_BYE_BAR, BRG_REASON_BYE_HAD_ONE, &about, bans);
      return;
    }
  b = method->read (tournament, other, round);
  about.number = method->find_game (tournament, player, other, round);
  if (about.number > 0)
    append_ban (method, BRG_FIDE_MET, BRG_REASON_MET, &about, bans);
  about.number = 0;
  ban = brg_tournament_find_ban (tournament, player, other, round);
  if (ban != NULL)
    append_ban (method, BRG_FIDE_MET, ban->is_apart ? BRG_REASON_KEPT_APART : BRG_REASON_FORBIDDEN,
                &about, bans);
  about.colour = a.wish;
  if (method->is_barred != NULL && method->is_barred (tournament, round, &a, &b))
    append_ban (method, BRG_FIDE_COLOUR_BAR, BRG_REASON_ABSOLUTE_BAR, &about, bans);
}

gboolean
brg_fide_is_barred (G_GNUC_UNUSED const BrgTournament *tournament,
                    G_GNUC_UNUSED gint round,
                    const BrgDutchRecord *a,
                    const BrgDutchRecord *b)
{
  return a->strength == BRG_DUTCH_ABSOLUTE && b->strength == BRG_DUTCH_ABSOLUTE &&
         a->wish == b->wish;
}

gboolean
brg_fide_is_game (const BrgCell *cell)
{
  return cell->opponent != BRG_NOBODY &&
         (brg_outcome_is_played (cell->outcome) || cell->outcome == BRG_OUTCOME_ADJOURNED);
}
