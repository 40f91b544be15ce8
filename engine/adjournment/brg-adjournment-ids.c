/* brg-adjournment-ids.c - how an adjourned game is told: words of files and tables
 *
 * Tests: tests/engine/test-adjournment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-adjournment-ids.h"

#include "brg-adjournment-private.h"

#include <string.h>

static const char *const manners[BRG_N_ADJOURNMENT_MANNERS] = { "sealed", "early", "open-move" };
static const char *const contents[BRG_N_ENVELOPE_CONTENTS] = {
  "unknown", "ok", "slip", "ambiguous", "unclear", "impossible", "mate", "stalemate", "drawn",
};
static const char *const results[BRG_N_ADJOURNMENT_RESULTS] = { "-", "1-0", "0-1", "1/2", "0-0" };
static const char *const found[] = { "before", "during", "after" };
static const char *const phases[BRG_N_ADJOURNMENT_PHASES] = {
  [BRG_PHASE_PLAYING] = "playing",         [BRG_PHASE_SEALED] = "sealed",
  [BRG_PHASE_OPEN_MOVE] = "open-move",     [BRG_PHASE_WAITING] = "waiting",
  [BRG_PHASE_OPENED] = "opened",           [BRG_PHASE_REPLY_SEALED] = "reply-sealed",
  [BRG_PHASE_FINISHED] = "finished",       [BRG_PHASE_REPLAY] = "replay",
  [BRG_PHASE_READJOURNED] = "readjourned", [BRG_PHASE_ARBITER] = "arbiter",
};

/* Bits by their words; the first one is always told, as known or unknown. */
static const struct
{
  const char *id;
  BrgEnvelopeLoss bit;
} losses[] = {
  { "times-unknown", BRG_LOSS_TIMES_UNKNOWN },
  { "no-doubt", BRG_LOSS_NO_DOUBT },
};

typedef struct
{
  const char *id;
  gboolean has_side;
  gboolean has_value;
} Kind;

static const Kind kinds[BRG_N_ADJOURNMENT_KINDS] = {
  [BRG_ADJOURN_SESSION_OVER] = { "session-over", TRUE, FALSE },
  [BRG_ADJOURN_SEAL] = { "seal", TRUE, FALSE },
  [BRG_ADJOURN_BOARD_MOVE] = { "board-move", TRUE, FALSE },
  [BRG_ADJOURN_ADJOURN] = { "adjourn", TRUE, FALSE },
  [BRG_ADJOURN_CONSENT] = { "consent", FALSE, FALSE },
  [BRG_ADJOURN_REFUSE] = { "refuse", FALSE, FALSE },
  [BRG_ADJOURN_CUSTODY] = { "custody", FALSE, FALSE },
  [BRG_ADJOURN_OFFER] = { "offer", TRUE, FALSE },
  [BRG_ADJOURN_ACCEPT] = { "accept", TRUE, FALSE },
  [BRG_ADJOURN_DECLINE] = { "decline", TRUE, FALSE },
  [BRG_ADJOURN_RESIGN] = { "resign", TRUE, FALSE },
  [BRG_ADJOURN_LOST] = { "lost", FALSE, FALSE },
  [BRG_ADJOURN_CANNOT_WIN] = { "cannot-win", TRUE, FALSE },
  [BRG_ADJOURN_HERE] = { "here", TRUE, FALSE },
  [BRG_ADJOURN_EXCUSE] = { "excuse", TRUE, FALSE },
  [BRG_ADJOURN_NOW] = { "now", FALSE, FALSE },
  [BRG_ADJOURN_STOP_CLOCK_CALL] = { "stop-clock-call", TRUE, FALSE },
  [BRG_ADJOURN_OPEN] = { "open", FALSE, FALSE },
  [BRG_ADJOURN_READ] = { "read", FALSE, FALSE },
  [BRG_ADJOURN_SEAL_REPLY] = { "seal-reply", TRUE, FALSE },
  [BRG_ADJOURN_BOARD_REPLY] = { "board-reply", TRUE, FALSE },
  [BRG_ADJOURN_CLOCKS_SET] = { "clocks-set", TRUE, TRUE },
  [BRG_ADJOURN_WRONG_CLOCK] = { "wrong-clock", TRUE, TRUE },
  [BRG_ADJOURN_SESSION_OVER_AGAIN] = { "session-over-again", TRUE, FALSE },
  [BRG_ADJOURN_INTERRUPT] = { "interrupt", TRUE, FALSE },
  [BRG_ADJOURN_READJOURN] = { "readjourn", FALSE, FALSE },
  [BRG_ADJOURN_ADJUDICATE] = { "adjudicate", FALSE, FALSE },
  [BRG_ADJOURN_REPLAY] = { "replay", FALSE, FALSE },
};

/* @words is an array of @n_words; the place of @id is left in @index. */
static gboolean
find_word (const char *id, const char *const *words, guint n_words, guint *index)
{
  for (guint i = 0; i < n_words; i++)
    if (g_str_equal (words[i], id))
      {
        *index = i;
        return TRUE;
      }
  return FALSE;
}

const char *
brg_adjournment_manner_to_id (BrgAdjournmentManner manner)
{
  g_return_val_if_fail (manner < BRG_N_ADJOURNMENT_MANNERS, NULL);
  return manners[manner];
}

gboolean
brg_adjournment_manner_from_id (const char *id, BrgAdjournmentManner *manner)
{
  guint index;

  g_return_val_if_fail (id != NULL && manner != NULL, FALSE);
  if (!find_word (id, manners, G_N_ELEMENTS (manners), &index))
    return FALSE;
  *manner = (BrgAdjournmentManner) index;
  return TRUE;
}

gboolean
brg_envelope_content_from_id (const char *id, BrgEnvelopeContent *content)
{
  guint index;

  g_return_val_if_fail (id != NULL && content != NULL, FALSE);
  if (!find_word (id, contents, G_N_ELEMENTS (contents), &index))
    return FALSE;
  *content = (BrgEnvelopeContent) index;
  return TRUE;
}

const char *
brg_adjournment_result_to_id (BrgAdjournmentResult result)
{
  g_return_val_if_fail (result < BRG_N_ADJOURNMENT_RESULTS, NULL);
  return results[result];
}

const char *
brg_adjournment_phase_to_id (BrgAdjournmentPhase phase)
{
  g_return_val_if_fail (phase < BRG_N_ADJOURNMENT_PHASES, NULL);
  return phases[phase];
}

const char *
brg_adjournment_kind_to_id (BrgAdjournmentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_ADJOURNMENT_KINDS, NULL);
  return kinds[kind].id;
}

gboolean
brg_adjournment_kind_has_side (BrgAdjournmentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_ADJOURNMENT_KINDS, FALSE);
  return kinds[kind].has_side;
}

gboolean
brg_adjournment_kind_has_value (BrgAdjournmentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_ADJOURNMENT_KINDS, FALSE);
  return kinds[kind].has_value;
}

static char *
write_loss (guint loss)
{
  g_autoptr (GString) text = g_string_new (kinds[BRG_ADJOURN_LOST].id);

  g_string_append (text,
                   (loss & BRG_LOSS_POSITION_KNOWN) != 0 ? ":position-known" : ":position-unknown");
  for (guint i = 0; i < G_N_ELEMENTS (losses); i++)
    if ((loss & losses[i].bit) != 0)
      g_string_append_printf (text, "+%s", losses[i].id);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_adjournment_event_to_id (const BrgAdjournmentEvent *event)
{
  const char *id;

  g_return_val_if_fail (event != NULL && event->kind < BRG_N_ADJOURNMENT_KINDS, NULL);

  id = kinds[event->kind].id;
  switch ((guint) event->kind)
    {
    case BRG_ADJOURN_LOST:
      return write_loss (event->detail);
    case BRG_ADJOURN_READ:
      return g_strdup_printf ("%s:%s", id, contents[event->detail % BRG_N_ENVELOPE_CONTENTS]);
    case BRG_ADJOURN_WRONG_CLOCK:
      return g_strdup_printf ("%s:%s", id, found[event->detail % G_N_ELEMENTS (found)]);
    case BRG_ADJOURN_ADJUDICATE:
      return g_strdup_printf ("%s:%s", id, results[event->detail % BRG_N_ADJOURNMENT_RESULTS]);
    default:
      return g_strdup (id);
    }
}

/* `position-known+no-doubt`; each word once. */
static gboolean
read_loss (const char *text, guint *loss)
{
  g_auto (GStrv) words = g_strsplit (text, "+", -1);

  if (words[0] == NULL ||
      (!g_str_equal (words[0], "position-known") && !g_str_equal (words[0], "position-unknown")))
    return FALSE;
  *loss = g_str_equal (words[0], "position-known") ? BRG_LOSS_POSITION_KNOWN : 0;
  for (guint i = 1; words[i] != NULL; i++)
    {
      guint before = *loss;

      for (guint j = 0; j < G_N_ELEMENTS (losses); j++)
        if (g_str_equal (losses[j].id, words[i]))
          *loss |= losses[j].bit;
      if (*loss == before)
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_detail (BrgAdjournmentKind kind, const char *text, guint *detail)
{
  switch ((guint) kind)
    {
    case BRG_ADJOURN_LOST:
      return text != NULL && read_loss (text, detail);
    case BRG_ADJOURN_READ:
      return text != NULL && find_word (text, contents, G_N_ELEMENTS (contents), detail) &&
             *detail != BRG_CONTENT_UNKNOWN;
    case BRG_ADJOURN_WRONG_CLOCK:
      return text != NULL && find_word (text, found, G_N_ELEMENTS (found), detail);
    case BRG_ADJOURN_ADJUDICATE:
      return text != NULL && find_word (text, results, G_N_ELEMENTS (results), detail) &&
             *detail != BRG_ADJOURNMENT_NO_RESULT;
    default:
      return text == NULL;
    }
}

gboolean
brg_adjournment_event_from_id (const char *id, BrgAdjournmentEvent *event)
{
  const char *colon;
  gsize length;

  g_return_val_if_fail (id != NULL && event != NULL, FALSE);

  colon = strchr (id, ':');
  length = colon != NULL ? (gsize) (colon - id) : strlen (id);
  for (guint i = 0; i < BRG_N_ADJOURNMENT_KINDS; i++)
    {
      guint detail = 0;

      if (strlen (kinds[i].id) != length || strncmp (kinds[i].id, id, length) != 0)
        continue;
      if (!read_detail ((BrgAdjournmentKind) i, colon != NULL ? colon + 1 : NULL, &detail))
        return FALSE;
      *event = (BrgAdjournmentEvent){ .kind = (BrgAdjournmentKind) i,
                                      .at = BRG_ADJOURNMENT_UNTIMED,
                                      .detail = detail };
      return TRUE;
    }
  return FALSE;
}
