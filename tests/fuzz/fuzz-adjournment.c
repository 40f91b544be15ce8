/* fuzz-adjournment.c - feeds whatever a fuzzer invents to the reader of envelopes and their stories
 *
 * The first line is the face of an envelope, the rest is what happened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-adjournment-text.h"
#include "brg-rulebooks.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* What a refused event leaves behind is the state before it. */
static void
check_event (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  g_autofree char *before = brg_adjournment_to_text (state);
  g_autofree char *after = NULL;

  if (brg_adjournment_apply (state, event) == NULL)
    return;
  after = brg_adjournment_to_text (state);
  g_assert_cmpstr (after, ==, before);
}

/* Clocks run only while somebody is waited for or plays, and none runs backwards. */
static void
check_state (const BrgAdjournment *state)
{
  g_autofree char *text = brg_adjournment_to_text (state);
  g_auto (GStrv) fields = g_strsplit (text, "\t", -1);

  g_assert_cmpuint (g_strv_length (fields), ==, 5);
  g_assert_cmpint (state->used[0], >=, 0);
  g_assert_cmpint (state->used[1], >=, 0);
  if (!g_str_equal (fields[3], "-"))
    g_assert_cmpstr (fields[0], ==, "finished");
  if (g_str_equal (fields[0], "sealed") || g_str_equal (fields[0], "finished") ||
      g_str_equal (fields[0], "replay"))
    g_assert_cmpstr (fields[1], ==, "none");
  else if (g_str_equal (fields[0], "reply-sealed"))
    g_assert_cmpstr (fields[1], !=, "none");
}

static void
check_story (const BrgRulebook *rulebook, const BrgEnvelope *envelope, const GArray *story)
{
  BrgAdjournment state;

  brg_adjournment_init (&state, rulebook, envelope);
  for (guint i = 0; i < story->len; i++)
    check_event (&state, &g_array_index (story, BrgStoryEvent, i).event);
  brg_adjournment_settle (&state);
  check_state (&state);
}

static void
check_fault (const char *text, const char *fault, gint column)
{
  g_assert_cmpstr (fault, !=, "");
  g_assert_cmpint (column, >, 0);
  g_assert_cmpint (column, <=, g_utf8_strlen (text, -1) + 1);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const uint8_t *line_end = memchr (data, '\n', size);
  gsize length = line_end != NULL ? (gsize) (line_end - data) : size;
  g_autofree char *face = g_strndup ((const char *) data, length);
  g_autofree char *told =
      line_end != NULL ? g_strndup ((const char *) line_end + 1, size - length - 1) : g_strdup ("");
  g_autoptr (GArray) story = NULL;
  const char *fault;
  BrgEnvelope envelope;
  gint column = 0;
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  if (!g_utf8_validate (face, -1, NULL) || !g_utf8_validate (told, -1, NULL))
    return 0;
  fault = brg_envelope_from_text (face, &envelope, &column);
  if (fault != NULL)
    {
      check_fault (face, fault, column);
      return 0;
    }
  story = brg_adjournment_story_from_text (told, &fault, &column);
  if (story == NULL)
    {
      check_fault (told, fault, column);
      return 0;
    }
  for (guint i = 0; i < n_books; i++)
    check_story (books[i], &envelope, story);
  return 0;
}
