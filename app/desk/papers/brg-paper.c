/* brg-paper.c - what a paper of a group is, and what it is made from
 *
 * Tests: tests/app/test-event-document.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-document-layout.h"
#include "brg-event-table.h"
#include "brg-latin-names.h"
#include "brg-meetings.h"
#include "brg-moment-words.h"
#include "brg-next-step.h"
#include "brg-snapshot-mark.h"
#include "brg-store-decisions.h"
#include "brg-store-letterhead.h"
#include "brg-text-tidy.h"

char *
brg_paper_dup_title (const BrgPaper *paper,
                     const BrgWords *words,
                     const BrgSnapshot *snapshot,
                     gint round)
{
  g_autofree char *number = NULL;
  g_autofree char *moment = NULL;
  GString *title;

  g_return_val_if_fail (paper != NULL && snapshot != NULL, NULL);

  number = g_strdup_printf ("%d", round);
  moment = brg_moment_words_dup (words, snapshot, round);
  title = g_string_new (words != NULL ? brg_words_get (words, paper->title) : _ (paper->title));
  if (g_string_replace (title, "%d", number, 1) == 0)
    g_string_replace (title, "%s", moment, 1);
  return g_string_free (title, FALSE);
}

const char *
brg_paper_get_note (const BrgPaper *paper, const BrgRulebook *rulebook)
{
  g_return_val_if_fail (paper != NULL && rulebook != NULL, NULL);

  /* rus-draughts-2022 14.1: its appendices are samples of papers; other books have none. */
  return paper->form_note != NULL && rulebook->has_forms ? paper->form_note : paper->note;
}

gboolean
brg_paper_is_form (const BrgPaper *paper)
{
  g_return_val_if_fail (paper != NULL, FALSE);

  return paper->from_group != NULL || paper->from_round != NULL || paper->from_table != NULL ||
         paper->make != NULL;
}

static gboolean
belongs_to (const BrgPaper *paper, const BrgSnapshot *snapshot)
{
  const BrgPaperNeeds games =
      BRG_PAPER_OF_ROUND | BRG_PAPER_OF_RESULTS | BRG_PAPER_OF_TEAMS | BRG_PAPER_OF_GAMES;

  /* rus-draughts-2022 11.5, 11.6: in a contest of composition there are no rounds and no games. */
  if (snapshot->group->contest != BRG_CONTEST_NONE && (paper->needs & games) != 0)
    return FALSE;
  return (paper->belongs == NULL || paper->belongs (snapshot)) &&
         ((paper->needs & BRG_PAPER_OF_TEAMS) == 0 || brg_snapshot_has_teams (snapshot));
}

gboolean
brg_paper_is_found (const BrgPaper *paper)
{
  g_return_val_if_fail (paper != NULL, FALSE);

  return (paper->needs & BRG_PAPER_ELSEWHERE) == 0;
}

gboolean
brg_paper_is_listed (const BrgPaper *paper, const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (paper != NULL && snapshot != NULL, FALSE);

  return brg_paper_is_found (paper) && belongs_to (paper, snapshot);
}

/* Why there is no table after that round; NULL when there is one. What shows results stands after
 * a round that has begun: before it, "after round 5" would be said of four. */
static const char *
find_lack_of_table (const BrgPaper *paper, const BrgSnapshot *snapshot, gint round)
{
  const BrgPaperNeeds results = BRG_PAPER_OF_RESULTS | BRG_PAPER_OF_THE_END;
  const BrgRound *last;

  if (brg_snapshot_count_numbered (snapshot) == 0)
    return N_ ("no player has a pairing number yet");
  if (round < 0 || round > brg_snapshot_count_rounds (snapshot))
    return N_ ("the event has no such round");
  if ((paper->needs & results) == 0)
    return NULL;
  last =
      brg_snapshot_get_round (snapshot, round > 0 ? round : brg_snapshot_current_round (snapshot));
  return last != NULL && last->state != BRG_ROUND_PLANNED ? NULL
                                                          : N_ ("the round has not begun yet");
}

const char *
brg_paper_find_lack (const BrgPaper *paper, const BrgPaperSource *source)
{
  const char *nothing;

  g_return_val_if_fail (paper != NULL && source != NULL && source->snapshot != NULL, NULL);

  nothing = paper->nothing != NULL ? paper->nothing : N_ ("the round is not paired yet");
  if ((paper->needs & BRG_PAPER_OF_TEAMS) != 0 && !brg_snapshot_has_teams (source->snapshot))
    return N_ ("the group has no teams");
  if (!belongs_to (paper, source->snapshot) ||
      ((paper->needs & BRG_PAPER_FROM_STORE) != 0 && source->store == NULL))
    return nothing;
  if ((paper->needs & BRG_PAPER_FROM_POSITIONS) != 0 && source->diagrams == NULL)
    return N_ ("there is no position: choose one on the page Boards");
  if ((paper->needs & BRG_PAPER_OF_ROUND) != 0 &&
      brg_snapshot_get_round (source->snapshot, source->round) == NULL)
    return N_ ("the round is not paired yet");
  if ((paper->needs & BRG_PAPER_OF_TABLE) != 0)
    {
      const char *lack = find_lack_of_table (paper, source->snapshot, source->round);

      if (lack != NULL)
        return lack;
    }
  return paper->has == NULL || paper->has (source) ? NULL : nothing;
}

gboolean
brg_paper_is_available (const BrgPaper *paper, const BrgPaperSource *source)
{
  return brg_paper_find_lack (paper, source) == NULL;
}

/* Whether somebody still has to go on from a level meeting. */
static gboolean
has_level_meeting (const BrgSnapshot *snapshot, gint last)
{
  g_autoptr (GArray) meetings = NULL;

  if (!brg_snapshot_is_knockout (snapshot) || !brg_meetings_ends_stage (snapshot, last))
    return FALSE;
  meetings = brg_snapshot_list_meetings (snapshot, last);
  for (guint i = 0; i < meetings->len; i++)
    {
      const BrgMeeting *meeting = &g_array_index (meetings, BrgMeeting, i);

      if (brg_meeting_is_level (meeting) && meeting->winner == BRG_NOBODY)
        return TRUE;
    }
  return FALSE;
}

/* Whether nothing of these rounds can change any more: a round with all its results is open until
 * the arbiter closes it. */
static gboolean
is_settled (const BrgSnapshot *snapshot, gint first, gint last)
{
  for (gint number = first; number <= last; number++)
    {
      const BrgRound *round = brg_snapshot_get_round (snapshot, number);
      BrgRoundCounts counts = brg_round_counts_find (snapshot, number);

      if (round == NULL || round->state != BRG_ROUND_CLOSED || counts.n_missing > 0 ||
          counts.n_adjourned > 0)
        return FALSE;
    }
  return !has_level_meeting (snapshot, last);
}

/* A paper of the end that was asked for after an earlier round tells of no end. */
static gboolean
is_of_earlier_round (const BrgPaper *paper, const BrgSnapshot *snapshot, gint round)
{
  const BrgPaperNeeds end = BRG_PAPER_OF_TABLE | BRG_PAPER_OF_THE_END;

  return (paper->needs & end) == end && round > 0 && round < brg_snapshot_current_round (snapshot);
}

BrgDocumentState
brg_paper_find_state (const BrgPaper *paper, const BrgSnapshot *snapshot, gint round)
{
  gboolean is_of_end;
  gint first;
  gint last;

  g_return_val_if_fail (paper != NULL && snapshot != NULL, BRG_DOCUMENT_STATE_NONE);

  if ((paper->needs & (BRG_PAPER_OF_RESULTS | BRG_PAPER_OF_THE_END)) == 0)
    return BRG_DOCUMENT_STATE_NONE;
  if (brg_snapshot_is_doubted (snapshot) || is_of_earlier_round (paper, snapshot, round))
    return BRG_DOCUMENT_PROVISIONAL;
  if (snapshot->event->state == BRG_EVENT_CLOSED)
    return BRG_DOCUMENT_FINAL;
  is_of_end = (paper->needs & BRG_PAPER_OF_THE_END) != 0;
  first = (paper->needs & BRG_PAPER_OF_ROUND) != 0 ? round : 1;
  last = is_of_end   ? MAX (brg_snapshot_count_rounds (snapshot), 1)
         : round > 0 ? round
                     : (gint) snapshot->rounds->len;
  return is_settled (snapshot, first, last) ? BRG_DOCUMENT_STATE_NONE : BRG_DOCUMENT_PROVISIONAL;
}

static BrgForm *
make_from_table (const BrgPaper *paper,
                 const BrgPaperSource *source,
                 const BrgDocumentOptions *options)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (source->snapshot, source->round);
  BrgTableSource values = brg_event_table_get_source (table, source->snapshot);

  return paper->from_table (&values, options);
}

static BrgForm *
fill_form (const BrgPaper *paper,
           const BrgPaperSource *source,
           const BrgDocumentOptions *options,
           GError **error)
{
  if (paper->from_table != NULL)
    return make_from_table (paper, source, options);
  if (paper->from_round != NULL)
    return paper->from_round (source->snapshot, source->round, options);
  if (paper->from_group != NULL)
    return paper->from_group (source->snapshot, options);
  return paper->make (source, options, error);
}

/* A name that is cut may stand at the end of any sentence. */
static BrgForm *
finish_form (BrgForm *form, const BrgPaperSource *source, const BrgDocumentOptions *options)
{
  if (form == NULL)
    return NULL;
  brg_latin_names_write (form, source->snapshot, options);
  for (guint i = 0; i < form->preface->len; i++)
    brg_text_join_points (form->preface->pdata[i]);
  for (guint i = 0; i < form->notes->len; i++)
    brg_text_join_points (form->notes->pdata[i]);
  return form;
}

/* On what the event prints the paper: as it was said of the paper, else, of a list or a table, of
 * every paper. */
static gboolean
load_option (const BrgPaper *paper,
             const BrgPaperSource *source,
             char **sheet,
             gint *type,
             GError **error)
{
  gint64 event_id = source->snapshot->event->id;
  g_autofree char *every = NULL;
  gint type_of_every;

  if (!brg_store_load_paper_option (source->store, event_id, paper->id, sheet, type, error))
    return FALSE;
  if (paper->lay_out != NULL)
    return TRUE;
  if (!brg_store_load_paper_option (source->store, event_id, BRG_EVERY_PAPER, &every,
                                    &type_of_every, error))
    return FALSE;
  if (**sheet == '\0')
    {
      g_free (*sheet);
      *sheet = g_steal_pointer (&every);
    }
  if (*type == 0)
    *type = type_of_every;
  return TRUE;
}

/* A word of what is remembered, as brg_paper_choice_to_text() writes it. */
#define WAY "lies="

void
brg_paper_load_way (BrgStore *store, gint64 event_id, const char *kind, BrgOrientation *way)
{
  g_autofree char *choice = NULL;
  g_auto (GStrv) words = NULL;
  gint64 value;

  g_return_if_fail (store != NULL && kind != NULL && way != NULL);

  if (!brg_store_load_paper_choice (store, event_id, kind, &choice, NULL) || choice == NULL)
    return;
  words = g_strsplit (choice, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], WAY) &&
        g_ascii_string_to_signed (words[i] + strlen (WAY), 10, BRG_ORIENTATION_PORTRAIT,
                                  BRG_ORIENTATION_LANDSCAPE, &value, NULL))
      *way = (BrgOrientation) value;
}

void
brg_paper_apply_way (const BrgPaper *paper,
                     BrgStore *store,
                     gint64 event_id,
                     BrgDocumentOptions *options)
{
  g_return_if_fail (paper != NULL && store != NULL && options != NULL);

  if (options->orientation == BRG_ORIENTATION_AUTO)
    brg_paper_load_way (store, event_id, paper->id, &options->orientation);
  if (options->orientation == BRG_ORIENTATION_AUTO && paper->lay_out == NULL)
    brg_paper_load_way (store, event_id, BRG_EVERY_PAPER, &options->orientation);
}

/* The letterhead of the event and what its papers are printed on, unless somebody asked for
 * something else. What a paper shows is the same with them and without. */
static gboolean
dress (const BrgPaper *paper,
       const BrgPaperSource *source,
       BrgDocumentOptions *options,
       BrgLetterhead **letterhead,
       GError **error)
{
  gint64 event_id = source->snapshot->event->id;
  g_autofree char *sheet = NULL;
  gint type;

  *letterhead = NULL;
  if (source->store == NULL || options->is_bare)
    return TRUE;
  if (!load_option (paper, source, &sheet, &type, error))
    return FALSE;
  if (options->sheet == BRG_SHEET_USUAL)
    brg_sheet_size_from_word (sheet, &options->sheet);
  if (options->font_size <= 0)
    options->font_size = type / 10.0;
  brg_paper_apply_way (paper, source->store, event_id, options);
  if (options->letterhead != NULL)
    return TRUE;
  *letterhead = brg_store_load_letterhead (source->store, event_id, error);
  options->letterhead = *letterhead;
  if (*letterhead == NULL)
    return FALSE;
  if ((paper->wishes & BRG_WISH_SHIFT) != 0 &&
      !brg_store_load_paper_picture (source->store, event_id, paper->id, &(*letterhead)->picture,
                                     error))
    return FALSE;
  brg_latin_names_write_letterhead (*letterhead, source->snapshot, options);
  options->stamp = options->stamp && (*letterhead)->stamp;
  return TRUE;
}

BrgForm *
brg_paper_new_form (const BrgPaper *paper,
                    const BrgPaperSource *source,
                    const BrgDocumentOptions *options,
                    GError **error)
{
  g_autoptr (BrgLetterhead) letterhead = NULL;
  BrgDocumentOptions dressed;

  g_return_val_if_fail (paper != NULL && source != NULL && options != NULL, NULL);
  g_return_val_if_fail (brg_paper_is_form (paper), NULL);

  dressed = *options;
  return dress (paper, source, &dressed, &letterhead, error)
             ? finish_form (fill_form (paper, source, &dressed, error), source, &dressed)
             : NULL;
}

BrgDocument *
brg_paper_new_document (const BrgPaper *paper,
                        const BrgPaperSource *source,
                        const BrgDocumentOptions *options,
                        GError **error)
{
  g_autoptr (BrgLetterhead) letterhead = NULL;
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions dressed;

  g_return_val_if_fail (paper != NULL && source != NULL && options != NULL, NULL);

  dressed = *options;
  if (!dress (paper, source, &dressed, &letterhead, error))
    return NULL;
  if (paper->lay_out != NULL)
    return paper->lay_out (source, &dressed, error);
  form = finish_form (fill_form (paper, source, &dressed, error), source, &dressed);
  return form != NULL ? brg_document_layout (form, &dressed) : NULL;
}

BrgDocument *
brg_paper_new_document_of (const BrgPaper *paper,
                           const BrgPaperSource *source,
                           const BrgDocumentOptions *options,
                           BrgPaperFormFunc make,
                           gpointer data,
                           GError **error)
{
  g_autoptr (BrgLetterhead) letterhead = NULL;
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions dressed;

  g_return_val_if_fail (paper != NULL && source != NULL && options != NULL, NULL);
  g_return_val_if_fail (make != NULL, NULL);

  dressed = *options;
  if (!dress (paper, source, &dressed, &letterhead, error))
    return NULL;
  form = finish_form (make (source, &dressed, data), source, &dressed);
  return form != NULL ? brg_document_layout (form, &dressed) : NULL;
}
