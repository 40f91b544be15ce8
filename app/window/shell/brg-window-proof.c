/* brg-window-proof.c - the workspace is proven when it is opened and before the window is closed
 *
 * What was seen of a journal is kept beside the preferences of this user, outside the file: number
 * and hash of its last entry. It spares no work, so a false one can only give a false alarm.
 *
 * Tests: tests/gui/altered.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-alteration-words.h"
#include "brg-session-proof.h"
#include "brg-window-private.h"

/* One name for every file that this user has opened. */
static char *
dup_key (BrgWindow *self)
{
  const char *path = brg_store_get_path (brg_session_get_store (self->session));
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, path, -1);

  return g_strdup_printf ("seen-%.16s", sum);
}

void
brg_window_begin_proof (BrgWindow *self)
{
  g_autofree char *key = NULL;
  g_autofree char *mark = NULL;
  BrgProver *prover;

  g_return_if_fail (BRG_IS_WINDOW (self));

  key = dup_key (self);
  mark = brg_preferences_dup_state (self->preferences, key);
  prover = brg_session_get_prover (self->session);
  self->n_altered = 0;
  self->closes_when_proven = FALSE;
  brg_prover_expect (prover, mark);
  brg_prover_run (prover);
}

static void
remember (BrgWindow *self, BrgProver *prover)
{
  g_autofree char *key = dup_key (self);
  g_autofree char *sound = brg_prover_dup_sound (prover);

  if (*sound != '\0')
    brg_preferences_set_state (self->preferences, key, sound);
}

static char *
dup_words (guint n_altered)
{
  return g_strdup_printf (ngettext ("%u place in the file contradicts the journal.",
                                    "%u places in the file contradict the journal.", n_altered),
                          n_altered);
}

/* The first time it comes by itself; a page on which something is being entered is not left. */
static void
tell (BrgWindow *self, guint n_altered)
{
  g_autofree char *words = dup_words (n_altered);
  gboolean is_first = self->n_altered == 0;

  self->n_altered = n_altered;
  brg_sidebar_set_badge (self->sidebar, "journal", (gint) n_altered, words);
  brg_sidebar_set_badge_class (self->sidebar, "journal", "error");
  if (n_altered == 0)
    return;
  brg_session_tell (self->session, words);
  if (is_first && brg_shell_get_mode (BRG_SHELL (self)) == NULL &&
      brg_session_get_snapshot (self->session) != NULL)
    brg_window_show_page (self, "journal", NULL);
}

static void
on_proved (BrgWindow *self)
{
  BrgProver *prover = brg_session_get_prover (self->session);
  const GPtrArray *alterations = brg_prover_get_alterations (prover);
  g_autoptr (GArray) places =
      alterations != NULL ? brg_alteration_words_list_places (alterations) : NULL;
  guint n_altered = places != NULL ? places->len : 0;
  gboolean closes = self->closes_when_proven && n_altered <= self->n_altered;

  self->closes_when_proven = FALSE;
  if (alterations != NULL)
    remember (self, prover);
  if (closes)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }
  if (n_altered != self->n_altered)
    tell (self, n_altered);
}

/* Asked a second time the window does not wait. */
gboolean
brg_window_prove_before_closing (BrgWindow *self)
{
  g_return_val_if_fail (BRG_IS_WINDOW (self), FALSE);

  if (self->closes_when_proven || brg_session_get_store (self->session) == NULL)
    return FALSE;
  self->closes_when_proven = TRUE;
  brg_prover_run (brg_session_get_prover (self->session));
  return TRUE;
}

void
brg_window_watch_proof (BrgWindow *self)
{
  BrgProver *prover;

  g_return_if_fail (BRG_IS_WINDOW (self));

  prover = brg_session_get_prover (self->session);
  g_signal_connect_object (prover, "proved", G_CALLBACK (on_proved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (prover, "copy-failed", G_CALLBACK (brg_session_tell), self->session,
                           G_CONNECT_SWAPPED);
}
