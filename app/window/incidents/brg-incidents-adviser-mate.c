/* brg-incidents-adviser-mate.c - the adviser: it asks whether the opponent can mate
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-can-mate-service.h"
#include "brg-incidents-adviser-private.h"
#include "brg-ui.h"

static void
stop (BrgIncidentsAdviser *self)
{
  if (self->searching != NULL)
    g_cancellable_cancel (self->searching);
  g_clear_object (&self->searching);
}

/* One that was cancelled gives nothing. */
static void
on_answered (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (BrgIncidentsAdviser) self = data;
  BrgCanMateAnswer *answer = brg_can_mate_service_ask_finish (result, NULL);

  if (answer == NULL)
    return;
  g_clear_object (&self->searching);
  brg_incident_desk_take_mate (self->desk, answer->verdict);
  brg_can_mate_service_free_answer (answer);
  brg_incidents_adviser_update (self);
  /* Who has begun to write or to answer keeps the focus. */
  if (self->focus_waits && !brg_ui_has_focus_within (self->decision_box) &&
      !brg_ui_has_focus_within (GTK_WIDGET (self->facts_box)))
    brg_incidents_adviser_focus_decision (self);
}

static gboolean
is_asked (BrgIncidentsAdviser *self, BrgColour side)
{
  return self->searching != NULL && self->asked_side == side &&
         memcmp (&self->asked, &self->desk->position, sizeof self->asked) == 0;
}

void
brg_incidents_adviser_ask_mate (BrgIncidentsAdviser *self)
{
  BrgIncidentDesk *desk = self->desk;
  BrgCanMateAnswer *answer;
  BrgColour side;

  if (desk == NULL || !desk->asks_mate)
    {
      stop (self);
      return;
    }
  side = brg_colour_opposite (desk->side);
  if (is_asked (self, side))
    return;
  stop (self);
  answer = brg_can_mate_service_look_up (&desk->position, side);
  if (answer != NULL)
    {
      brg_incident_desk_take_mate (desk, answer->verdict);
      brg_can_mate_service_free_answer (answer);
      return;
    }
  self->searching = g_cancellable_new ();
  self->asked = desk->position;
  self->asked_side = side;
  brg_can_mate_service_ask (&desk->position, side, self->searching, on_answered,
                            g_object_ref (self));
}
