/* envelope-fixture.c - a small event of chess with adjourned games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "envelope-fixture.h"

#include "brg-rulebooks.h"

void
envelope_fixture_set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

void
envelope_fixture_open (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  store_fixture_open (fixture, 4);
  snapshot = store_fixture_load (fixture);
  snapshot->event->rulebook = brg_rulebook_find ("ussr-chess-1956");
  snapshot->event->discipline = BRG_DISCIPLINE_CHESS;
  brg_store_update_event (fixture->store, snapshot->event, &error);
  g_assert_no_error (error);
  store_fixture_publish (fixture);
}

BrgStoredEnvelope *
envelope_fixture_make (StoreFixture *fixture, gint board)
{
  BrgStoredEnvelope *envelope =
      brg_stored_envelope_new (fixture->group_id, store_fixture_game (fixture, 1, board));

  envelope_fixture_set_text (&envelope->stands, ENVELOPE_STANDS);
  envelope_fixture_set_text (&envelope->custodian, "В. Токарев");
  envelope_fixture_set_text (&envelope->witness, "Маслюк");
  envelope_fixture_set_text (&envelope->resumes_at, "2026-11-22T15:00Z");
  envelope_fixture_set_text (&envelope->resumes_in, "зал Б2, стол 3");
  envelope->move_number = 42;
  envelope->used[BRG_COLOUR_WHITE] = 8460;
  envelope->used[BRG_COLOUR_BLACK] = 9540;
  return envelope;
}

gint64
envelope_fixture_seal (StoreFixture *fixture, gint board)
{
  g_autoptr (BrgStoredEnvelope) envelope = envelope_fixture_make (fixture, board);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  brg_store_seal_envelope (fixture->store, envelope, NULL, &id, &error);
  g_assert_no_error (error);
  return id;
}

BrgOutcome
envelope_fixture_get_white (StoreFixture *fixture, gint board)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, board - 1)
      .white_outcome;
}

gboolean
envelope_fixture_advance (StoreFixture *fixture,
                          gint64 envelope_id,
                          BrgStoredEnvelopeEvent *event,
                          BrgStoredEnvelopeEvent *more,
                          BrgEnvelopeStep step,
                          GError **error)
{
  g_autoptr (GPtrArray) events =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_stored_envelope_event_free);

  g_ptr_array_add (events, event);
  if (more != NULL)
    g_ptr_array_add (events, more);
  step.events = events;
  return brg_store_advance_envelope (fixture->store, envelope_id, &step, error);
}

void
envelope_fixture_happen (StoreFixture *fixture,
                         gint64 envelope_id,
                         const char *kind,
                         const char *text)
{
  g_autoptr (GError) error = NULL;

  envelope_fixture_advance (fixture, envelope_id,
                            brg_stored_envelope_event_new (kind, BRG_COLOUR_WHITE, 0, text), NULL,
                            (BrgEnvelopeStep){ 0 }, &error);
  g_assert_no_error (error);
}

gboolean
envelope_fixture_is_in_file (StoreFixture *fixture, const char *text)
{
  static const char *const suffixes[] = { "", "-wal", "-journal" };
  gboolean is_there = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *path = g_strconcat (fixture->path, suffixes[i], NULL);

      is_there = is_there || store_fixture_file_holds (path, text);
    }
  return is_there;
}
