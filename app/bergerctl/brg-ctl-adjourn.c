/* brg-ctl-adjourn.c - bergerctl adjourn: what becomes of an adjourned game
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-adjournment-ids.h"
#include "brg-adjournment-next.h"
#include "brg-adjournment-text.h"
#include "brg-rulebooks.h"

#include <string.h>

/* The state, settled; that an event cannot happen is told. */
static BrgCtlStatus
follow_story (const BrgRulebook *rulebook,
              const BrgEnvelope *envelope,
              const GArray *story,
              BrgAdjournment *state)
{
  brg_adjournment_init (state, rulebook, envelope);
  for (guint i = 0; i < story->len; i++)
    {
      const BrgStoryEvent *told = &g_array_index (story, BrgStoryEvent, i);
      const char *reason = brg_adjournment_apply (state, &told->event);

      if (reason != NULL)
        {
          brg_ctl_complain ("--events:1:%d: “%s” cannot be here: %s", told->column,
                            brg_adjournment_kind_to_id (told->event.kind), reason);
          return BRG_CTL_NO;
        }
    }
  brg_adjournment_settle (state);
  return BRG_CTL_YES;
}

static void
print_next (const BrgAdjournment *state)
{
  static const char *const sides[] = { "-", "white", "black" };
  g_autoptr (GArray) offers = brg_adjournment_list_next (state);

  for (guint i = 0; i < offers->len; i++)
    {
      const BrgAdjournmentOffer *offer = &g_array_index (offers, BrgAdjournmentOffer, i);
      g_autofree char *id = brg_adjournment_event_to_id (&offer->event);
      g_autofree char *text = NULL;
      BrgAdjournment after;

      if (brg_adjournment_preview (state, &offer->event, &after) != NULL)
        continue;
      text = brg_adjournment_to_text (&after);
      g_print ("%s\t%s\t%s\t%s\n", id, sides[offer->event.side], offer->article, text);
    }
}

static BrgCtlStatus
answer (const BrgRulebook *rulebook,
        const char *envelope_text,
        const char *events_text,
        gboolean next)
{
  g_autoptr (GArray) story = NULL;
  g_autofree char *text = NULL;
  const char *fault;
  BrgEnvelope envelope;
  BrgAdjournment state;
  BrgCtlStatus status;
  gint column;

  if (!g_utf8_validate (envelope_text, -1, NULL))
    return brg_ctl_complain ("--envelope:1:1: not in UTF-8");
  if (!g_utf8_validate (events_text, -1, NULL))
    return brg_ctl_complain ("--events:1:1: not in UTF-8");
  fault = brg_envelope_from_text (envelope_text, &envelope, &column);
  if (fault != NULL)
    return brg_ctl_complain ("--envelope:1:%d: %s", column, fault);
  fault = brg_envelope_check_book (&envelope, rulebook);
  if (fault != NULL)
    return brg_ctl_complain ("--envelope:1:%d: %s",
                             (gint) (strstr (envelope_text, "sealed=") - envelope_text) + 1, fault);
  story = brg_adjournment_story_from_text (events_text, &fault, &column);
  if (story == NULL)
    return brg_ctl_complain ("--events:1:%d: %s", column, fault);
  status = follow_story (rulebook, &envelope, story, &state);
  if (status != BRG_CTL_YES)
    return status;
  text = brg_adjournment_to_text (&state);
  g_print ("%s\n", text);
  if (next)
    print_next (&state);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_adjourn (int argc, char **argv)
{
  g_autofree char *book_id = NULL;
  g_autofree char *envelope = NULL;
  g_autofree char *events = NULL;
  gboolean next = FALSE;
  const GOptionEntry options[] = {
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &book_id, "the rule book", "ID" },
    /* As bytes: what is written does not depend on the locale. */
    { "envelope", 0, 0, G_OPTION_ARG_FILENAME, &envelope, "the face of the envelope", "K=V,..." },
    { "events", 0, 0, G_OPTION_ARG_FILENAME, &events, "what happened, in order", "E,E,..." },
    { "next", 0, 0, G_OPTION_ARG_NONE, &next, "also what can come next, and its consequence",
      NULL },
    G_OPTION_ENTRY_NULL,
  };
  const BrgRulebook *rulebook;

  if (!brg_ctl_parse ("", options, &argc, &argv, 0))
    return BRG_CTL_WRONG;
  if (book_id == NULL || envelope == NULL || events == NULL)
    return brg_ctl_complain ("adjourn: %s is missing", book_id == NULL    ? "--rulebook"
                                                       : envelope == NULL ? "--envelope"
                                                                          : "--events");
  rulebook = brg_rulebook_find (book_id);
  if (rulebook == NULL)
    return brg_ctl_complain ("adjourn: there is no rule book “%s”", book_id);
  return answer (rulebook, envelope, events, next);
}

const BrgCtlCommand brg_ctl_adjourn = {
  "adjourn", run_adjourn,
  "--rulebook ID --envelope \"KEY=VALUE,...\" --events \"EVENT,...\" [--next]"
};
