/* brg-bracket-form.c - what stands around a bracket on paper
 *
 * Tests: tests/app/test-bracket-content.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-bracket-form.h"

#include "brg-form-frame.h"
#include "brg-meeting-words.h"
#include "brg-store-decisions.h"

/* Results are missing, or it is not decided who goes on from a level meeting. */
static gboolean
is_provisional (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  g_autoptr (GArray) meetings = brg_snapshot_list_meetings (snapshot, (gint) snapshot->rounds->len);

  for (guint i = 0; i < meetings->len; i++)
    {
      const BrgMeeting *meeting = &g_array_index (meetings, BrgMeeting, i);

      if (brg_meeting_is_level (meeting) && meeting->winner == BRG_NOBODY)
        return TRUE;
    }
  return options->state == BRG_DOCUMENT_PROVISIONAL;
}

/* As a table: it hangs on a wall next to older ones. */
static void
add_moment (BrgForm *form, const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  gint n_rounds = (gint) snapshot->rounds->len;
  BrgDocumentOptions shown = *options;

  if (n_rounds == 0)
    return;
  if (is_provisional (snapshot, options))
    shown.state = BRG_DOCUMENT_PROVISIONAL;
  else if (n_rounds >= brg_snapshot_count_rounds (snapshot))
    return;
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_moment (snapshot, &shown, n_rounds));
}

BrgForm *
brg_bracket_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) notes = NULL;
  gint n_rounds;
  BrgForm *form;

  g_return_val_if_fail (snapshot != NULL && options != NULL, NULL);

  n_rounds = (gint) snapshot->rounds->len;
  form = brg_form_new (BRG_FORM_TABLE);
  brg_form_set_text (&form->title, g_strdup (W_ (options->words, "Bracket")));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  add_moment (form, snapshot, options);
  brg_form_set_text (&form->left, brg_form_frame_dup_site (snapshot));
  brg_form_set_text (&form->right, brg_form_frame_dup_range (snapshot, options->words));
  notes = brg_meeting_words_list (options->words, snapshot, 1, MAX (n_rounds, 1));
  for (guint i = 0; i < notes->len; i++)
    g_ptr_array_add (form->notes, g_strdup (notes->pdata[i]));
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = snapshot,
                                              .options = options,
                                              .after_round = n_rounds,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}
