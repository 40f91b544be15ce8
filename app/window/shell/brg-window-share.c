/* brg-window-share.c - the chips that say that the group is shared and what waits, and that another
 * laptop is followed
 *
 * Tests: tests/gui/share.py, tests/gui/follow.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-follow-service.h"
#include "brg-share-service.h"
#include "brg-ui.h"
#include "brg-window-private.h"

static void
on_share_changed (BrgWindow *self)
{
  BrgShareService *service = brg_share_service_get (BRG_SHELL (self));
  guint n_waiting = brg_share_service_get_proposals (service)->len;
  const char *fault = brg_share_service_get_fault (service);
  gboolean is_on = brg_share_service_is_on (service);
  g_autofree char *label =
      !is_on ? g_strdup (_ ("network: off"))
      : n_waiting == 0
          ? g_strdup (_ ("network"))
          /* Translators: %u results of phones wait for the arbiter */
          : g_strdup_printf (ngettext ("network · %u waits", "network · %u wait", n_waiting),
                             n_waiting);

  gtk_widget_set_visible (GTK_WIDGET (self->share_chip), is_on || fault != NULL);
  gtk_button_set_label (self->share_chip, label);
  brg_ui_set_class (self->share_chip, "info", is_on && n_waiting == 0);
  brg_ui_set_class (self->share_chip, "warn", is_on && n_waiting > 0);
  brg_ui_set_class (self->share_chip, "error", !is_on);
  brg_ui_set_tooltip (GTK_WIDGET (self->share_chip),
                      fault != NULL ? fault : _ ("What phones see and what they sent"));
}

static void
on_follow_changed (BrgWindow *self)
{
  BrgFollowService *service = brg_follow_service_get (BRG_SHELL (self));
  BrgFollowState state = brg_follow_service_get_state (service);
  const char *sentence = brg_follow_service_get_sentence (service);
  gboolean is_well = state == BRG_FOLLOW_LIVE || state == BRG_FOLLOW_BEGINNING;

  gtk_widget_set_visible (GTK_WIDGET (self->follow_chip), brg_follow_service_is_on (service));
  gtk_button_set_label (self->follow_chip, is_well ? _ ("follows")
                                           : state == BRG_FOLLOW_FAULTY
                                               ? _ ("follows: not taken")
                                               : _ ("follows: no network"));
  brg_ui_set_class (self->follow_chip, "info", is_well);
  brg_ui_set_class (self->follow_chip, "error", !is_well);
  brg_ui_set_tooltip (GTK_WIDGET (self->follow_chip),
                      *sentence != '\0' ? sentence
                                        : _ ("What is done on the other laptop appears here"));
}

void
brg_window_watch_share (BrgWindow *self)
{
  g_signal_connect_object (brg_follow_service_get (BRG_SHELL (self)), "changed",
                           G_CALLBACK (on_follow_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (brg_share_service_get (BRG_SHELL (self)), "changed",
                           G_CALLBACK (on_share_changed), self, G_CONNECT_SWAPPED);
}

void
brg_window_end_share (BrgWindow *self)
{
  BrgShareService *service = brg_share_service_get (BRG_SHELL (self));
  BrgFollowService *following = brg_follow_service_get (BRG_SHELL (self));

  g_signal_handlers_disconnect_by_data (following, self);
  brg_follow_service_stop (following);
  g_signal_handlers_disconnect_by_data (service, self);
  brg_share_service_stop (service);
}
