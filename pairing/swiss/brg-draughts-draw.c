/* brg-draughts-draw.c - the draw of a round of a draughts Swiss while it goes on
 *
 * Rules: rus-draughts-2022 5.4.10.2, 5.4.10.9
 * Tests: tests/pairing/test-draughts-methods.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-draw.h"

/* rus-draughts-2022 5.4.10.9: a pair fixed beforehand is taken out first, with its colours. */
static void
take_locked (BrgDraughtsDraw *draw, const BrgPair *pair)
{
  gint p = draw->field->places[pair->white];
  gint q = pair->black == BRG_NOBODY ? -1 : draw->field->places[pair->black];

  brg_draughts_draw_settle (draw, p, q);
  g_array_index (draw->boards, BrgDraughtsBoard, draw->boards->len - 1).locked = pair;
}

BrgDraughtsDraw *
brg_draughts_draw_new (const BrgTournament *tournament,
                       const BrgDraughtsMethod *method,
                       const BrgPairingRequest *request)
{
  BrgDraughtsDraw *draw = g_new0 (BrgDraughtsDraw, 1);
  gint n_places;

  draw->field = brg_draughts_field_new (tournament, request->round, method->classify,
                                        brg_lots_begin (request->seed, (guint64) request->round));
  draw->method = method;
  draw->explain = request->explain;
  draw->asked = request->asked;
  draw->boards = g_array_new (FALSE, FALSE, sizeof (BrgDraughtsBoard));
  n_places = draw->field->n_places;
  draw->left = brg_bits_new (n_places);
  draw->mates = g_new0 (gint, n_places);
  draw->notes = g_new0 (GArray *, n_places);
  for (gint place = 0; place < n_places; place++)
    brg_bits_add (draw->left, place);
  for (guint i = 0; i < request->n_locked; i++)
    take_locked (draw, &request->locked[i]);
  return draw;
}

void
brg_draughts_draw_free (BrgDraughtsDraw *draw)
{
  if (draw == NULL)
    return;
  for (gint place = 0; place < draw->field->n_places; place++)
    g_clear_pointer (&draw->notes[place], g_array_unref);
  g_free (draw->notes);
  g_free (draw->left);
  g_free (draw->mates);
  g_array_unref (draw->boards);
  brg_draughts_field_free (draw->field);
  g_free (draw);
}

void
brg_draughts_draw_settle (BrgDraughtsDraw *draw, gint p, gint q)
{
  BrgDraughtsBoard board = { .better = p, .worse = q };

  g_assert (brg_bits_has (draw->left, p));

  brg_bits_remove (draw->left, p);
  if (q >= 0)
    {
      g_assert (brg_bits_has (draw->left, q));
      brg_bits_remove (draw->left, q);
      board.better = MIN (p, q);
      board.worse = MAX (p, q);
    }
  g_array_append_val (draw->boards, board);
}

void
brg_draughts_draw_note (BrgDraughtsDraw *draw, gint owner, const BrgReason *reason)
{
  BrgReason note = *reason;

  if (!draw->explain)
    return;
  note.player = note.player < 0 ? BRG_NOBODY : draw->field->players[note.player];
  note.other = note.other < 0 ? BRG_NOBODY : draw->field->players[note.other];
  if (draw->notes[owner] == NULL)
    draw->notes[owner] = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  g_array_append_val (draw->notes[owner], note);
}

void
brg_draughts_append_bans (const BrgTournament *tournament,
                          gint round,
                          gint player,
                          gint other,
                          GArray *reasons)
{
  BrgDraughtsRecord record = brg_draughts_record_read (tournament, player, round);
  BrgDraughtsRecord other_record = brg_draughts_record_read (tournament, other, round);
  BrgColour bar = brg_draughts_record_get_bar (&record);
  const BrgForbiddenPair *ban;
  BrgReason reason = {
    .article = BRG_ARTICLE_DRAUGHTS_BANS,
    .pair = -1,
    .player = player,
    .other = other,
  };

  reason.number = brg_draughts_find_met_round (tournament, round, player, other);
  if (reason.number > 0)
    {
      reason.kind = BRG_REASON_MET;
      g_array_append_val (reasons, reason);
    }
  ban = brg_tournament_find_ban (tournament, player, other, round);
  if (ban != NULL)
    {
      reason.kind = ban->is_apart ? BRG_REASON_KEPT_APART : BRG_REASON_FORBIDDEN;
      reason.article = BRG_ARTICLE_DRAUGHTS_REGULATIONS;
      reason.number = 0;
      g_array_append_val (reasons, reason);
      reason.article = BRG_ARTICLE_DRAUGHTS_BANS;
    }
  if (bar != BRG_COLOUR_NONE && bar == brg_draughts_record_get_bar (&other_record))
    {
      reason.kind = BRG_REASON_SAME_COLOUR_BAR;
      reason.colour = bar;
      reason.number = 0;
      g_array_append_val (reasons, reason);
    }
}

void
brg_draughts_draw_note_passed_over (BrgDraughtsDraw *draw, gint p, gint q, const char *article)
{
  const BrgDraughtsField *field = draw->field;
  g_autoptr (GArray) bans = NULL;
  BrgReason reason = {
    .kind = BRG_REASON_BREAKS_REST,
    .article = article,
    .player = p,
    .other = q,
  };

  if (!draw->explain)
    return;
  bans = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  brg_draughts_append_bans (field->tournament, field->round, field->players[p], field->players[q],
                            bans);
  if (bans->len > 0)
    {
      reason = g_array_index (bans, BrgReason, 0);
      reason.player = p;
      reason.other = q;
    }
  brg_draughts_draw_note (draw, p, &reason);
}
