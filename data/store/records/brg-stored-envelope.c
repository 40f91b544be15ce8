/* brg-stored-envelope.c - envelopes as values, and what may stand on them
 *
 * Tests: tests/data/test-store-envelopes.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-stored-envelope.h"

#include <string.h>

BrgStoredEnvelope *
brg_stored_envelope_new (gint64 group_id, gint64 pairing_id)
{
  BrgStoredEnvelope *envelope = g_new0 (BrgStoredEnvelope, 1);

  envelope->group_id = group_id;
  envelope->pairing_id = pairing_id;
  envelope->sealer = BRG_COLOUR_WHITE;
  envelope->stands = g_strdup ("");
  envelope->open_move = g_strdup ("");
  for (guint i = 0; i < G_N_ELEMENTS (envelope->used); i++)
    envelope->used[i] = -1;
  envelope->draw_offer = BRG_COLOUR_NONE;
  envelope->sealed_at = g_strdup ("");
  envelope->sealed_by = g_strdup ("");
  envelope->witness = g_strdup ("");
  envelope->custodian = g_strdup ("");
  envelope->resumes_at = g_strdup ("");
  envelope->resumes_in = g_strdup ("");
  envelope->note = g_strdup ("");
  envelope->events =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_stored_envelope_event_free);
  return envelope;
}

static gpointer
copy_event (gconstpointer source, gpointer data G_GNUC_UNUSED)
{
  const BrgStoredEnvelopeEvent *event = source;
  BrgStoredEnvelopeEvent *copy = g_new (BrgStoredEnvelopeEvent, 1);

  *copy = *event;
  copy->kind = g_strdup (event->kind);
  copy->at = g_strdup (event->at);
  copy->text = g_strdup (event->text);
  copy->article = g_strdup (event->article);
  return copy;
}

BrgStoredEnvelope *
brg_stored_envelope_copy (const BrgStoredEnvelope *envelope)
{
  BrgStoredEnvelope *copy;

  g_return_val_if_fail (envelope != NULL, NULL);

  copy = g_new (BrgStoredEnvelope, 1);
  *copy = *envelope;
  copy->stands = g_strdup (envelope->stands);
  copy->open_move = g_strdup (envelope->open_move);
  copy->sealed_at = g_strdup (envelope->sealed_at);
  copy->sealed_by = g_strdup (envelope->sealed_by);
  copy->witness = g_strdup (envelope->witness);
  copy->custodian = g_strdup (envelope->custodian);
  copy->resumes_at = g_strdup (envelope->resumes_at);
  copy->resumes_in = g_strdup (envelope->resumes_in);
  copy->note = g_strdup (envelope->note);
  copy->events = g_ptr_array_copy (envelope->events, (GCopyFunc) copy_event, NULL);
  g_ptr_array_set_free_func (copy->events, (GDestroyNotify) brg_stored_envelope_event_free);
  return copy;
}

void
brg_stored_envelope_free (BrgStoredEnvelope *envelope)
{
  if (envelope == NULL)
    return;
  g_free (envelope->stands);
  g_free (envelope->open_move);
  g_free (envelope->sealed_at);
  g_free (envelope->sealed_by);
  g_free (envelope->witness);
  g_free (envelope->custodian);
  g_free (envelope->resumes_at);
  g_free (envelope->resumes_in);
  g_free (envelope->note);
  g_ptr_array_unref (envelope->events);
  g_free (envelope);
}

BrgStoredEnvelopeEvent *
brg_stored_envelope_event_new (const char *kind, BrgColour side, gint64 value, const char *text)
{
  BrgStoredEnvelopeEvent *event = g_new0 (BrgStoredEnvelopeEvent, 1);

  event->kind = g_strdup (kind);
  event->side = side;
  event->at = g_strdup ("");
  event->value = value;
  event->text = g_strdup (text != NULL ? text : "");
  event->article = g_strdup ("");
  return event;
}

void
brg_stored_envelope_event_free (BrgStoredEnvelopeEvent *event)
{
  if (event == NULL)
    return;
  g_free (event->kind);
  g_free (event->at);
  g_free (event->text);
  g_free (event->article);
  g_free (event);
}

gboolean
brg_stored_envelope_stands_at (const BrgStoredEnvelope *envelope, const char *position)
{
  g_auto (GStrv) left = NULL;
  g_auto (GStrv) right = NULL;

  g_return_val_if_fail (envelope != NULL && position != NULL, FALSE);

  left = g_strsplit (envelope->stands, " ", 6);
  right = g_strsplit (position, " ", 6);
  if (g_strv_length (left) < 4 || g_strv_length (right) < 4)
    return g_str_equal (envelope->stands, position);
  for (guint i = 0; i < 4; i++)
    if (!g_str_equal (left[i], right[i]))
      return FALSE;
  return TRUE;
}

/* Whether @kind is @id, with or without a detail behind a colon. */
static gboolean
is_kind (const char *kind, const char *id)
{
  gsize length = strlen (id);

  return strncmp (kind, id, length) == 0 && (kind[length] == '\0' || kind[length] == ':');
}

/* fide-2023 I.9.3, ussr-chess-1956 20: a reply that is sealed makes a new secret. When the envelope
 * is lost the sealer tells the move (I.12.1). */
gboolean
brg_stored_envelope_is_secret_after (const BrgStoredEnvelopeEvent *event, gboolean was_secret)
{
  g_return_val_if_fail (event != NULL, was_secret);

  if (is_kind (event->kind, "open") || is_kind (event->kind, "lost"))
    return FALSE;
  return was_secret || is_kind (event->kind, "seal-reply");
}

gboolean
brg_stored_envelope_is_secret (const BrgStoredEnvelope *envelope)
{
  gboolean is_secret;

  g_return_val_if_fail (envelope != NULL, FALSE);

  is_secret = envelope->manner != BRG_STORED_MANNER_OPEN_MOVE;
  for (guint i = 0; i < envelope->events->len; i++)
    is_secret = brg_stored_envelope_is_secret_after (envelope->events->pdata[i], is_secret);
  return is_secret;
}
