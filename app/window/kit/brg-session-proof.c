/* brg-session-proof.c - the session proves its workspace, and what is done when it was altered
 *
 * Tests: tests/gui/altered.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-session-proof.h"

#include "brg-session-private.h"

BrgProver *
brg_session_get_prover (BrgSession *self)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), NULL);

  return self->prover;
}

/* Papers say from now on whether the journal proves the file. */
static void
on_proved (BrgSession *self)
{
  const GPtrArray *alterations = brg_prover_get_alterations (self->prover);
  gboolean is_doubted = alterations != NULL && alterations->len > 0;

  if (self->store == NULL || alterations == NULL ||
      is_doubted == brg_store_is_doubted (self->store))
    return;
  brg_store_set_doubted (self->store, is_doubted);
  brg_session_reload (self);
}

void
brg_session_watch_proof (BrgSession *self)
{
  g_signal_connect_swapped (self->prover, "proved", G_CALLBACK (on_proved), self);
}

gboolean
brg_session_settle_alterations (BrgSession *self,
                                BrgSettlement how,
                                const BrgAlteration *only,
                                const char *reason)
{
  BrgProof *proof;
  GError *error = NULL;
  gboolean done;

  g_return_val_if_fail (BRG_IS_SESSION (self) && self->store != NULL && reason != NULL, FALSE);

  proof = brg_prover_get_proof (self->prover);
  if (proof == NULL)
    return FALSE;
  done = brg_store_settle_alterations (self->store,
                                       self->snapshot != NULL ? self->snapshot->event->id : 0,
                                       proof, how, only, reason, &error);
  /* What was cut off does not come back: from here on the journal is taken as it is. */
  if (done && only == NULL)
    brg_prover_expect (self->prover, "");
  brg_session_finish_as (self, "", done, error);
  brg_prover_run (self->prover);
  return done;
}
