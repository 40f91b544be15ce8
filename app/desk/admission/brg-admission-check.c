/* brg-admission-check.c - what the book allows a committee, and what is told at the door
 *
 * Rules: rus-draughts-2022 1.5.10, 1.6.2, 2.1, 2.2.3, 2.2.4, 2.2.6; rus-chess-2014 13.12
 * Tests: tests/app/test-admission-list.c, tests/app/test-admission-again.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-check.h"

#include <glib/gi18n.h>

#include "brg-date-words.h"
#include "brg-disqualified.h"
#include "brg-store-admission.h"
#include "brg-store-disqualifications.h"

static const BrgAdmissionFault *
find_fault (const BrgAdmissionRow *row, BrgAdmissionGround ground)
{
  for (guint i = 0; row != NULL && i < row->faults->len; i++)
    if (((const BrgAdmissionFault *) row->faults->pdata[i])->ground == ground)
      return row->faults->pdata[i];
  return NULL;
}

/* Whoever plays although something is against it is an exception, and the protocol says why. */
static gboolean
check_admitted (const BrgAdmissionRow *row, GError **error)
{
  const BrgAdmissionFault *fault = find_fault (row, BRG_GROUND_DISQUALIFIED);

  if (fault == NULL)
    fault = brg_admission_row_find_bar (row);
  if (fault == NULL)
    return TRUE;
  if (brg_admission_fault_is_unknown (fault))
    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                 /* Translators: a sentence, "The date of birth is not known." */
                 _ ("%s The group has a limit: enter it, or admit as an exception, with a reason."),
                 fault->text);
  else
    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                 /* Translators: a sentence about what is against the admission of a player */
                 _ ("%s Admission is possible only as an exception, with a reason."), fault->text);
  return FALSE;
}

/* A round that stands on paper has him in it. */
static gboolean
check_refused (const BrgAdmissionRow *row, GError **error)
{
  g_autofree char *name = NULL;

  if (!row->is_paired)
    return TRUE;
  name = brg_entry_dup_full_name (row->entry);
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: the name of a player */
               _ ("%s has already been paired and cannot be refused any more: withdraw the player "
                  "in the list of players, or admit as an exception."),
               name);
  return FALSE;
}

/* rus-draughts-2022 1.5.10, 1.6.2, 2.2.4, 5.2, 5.3 */
gboolean
brg_admission_check_decision (const BrgAdmissionList *list,
                              const BrgAdmission *admission,
                              GError **error)
{
  const BrgAdmissionRow *row;

  g_return_val_if_fail (list != NULL && admission != NULL, FALSE);

  row = brg_admission_list_find (list, admission->entry_id);
  if (row != NULL && admission->state == BRG_ADMISSION_ADMITTED)
    return check_admitted (row, error);
  if (row != NULL && admission->state == BRG_ADMISSION_REFUSED)
    return check_refused (row, error);
  return TRUE;
}

/* rus-draughts-2022 2.2.3, 2.2.4, 2.2.6: less is asked for at events of municipalities and of
 * organisations alone. */
gboolean
brg_admission_check_drop (const BrgAdmissionList *list, const char *item, GError **error)
{
  const BrgRulebook *book;
  const BrgAdmissionPaper *paper;

  g_return_val_if_fail (list != NULL && item != NULL, FALSE);

  book = brg_admission_list_get_snapshot (list)->event->rulebook;
  paper = brg_admission_find_paper (book, item);
  if (paper == NULL ||
      brg_admission_may_ask_less (book, brg_admission_list_get_regulations (list)->level))
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: the name of a paper, an article of the rule book */
               _ ("At the status of this event this paper is asked for: %s (%s)."), _ (paper->text),
               paper->article);
  return FALSE;
}

/* rus-draughts-2022 1.5.10, 1.6.2: unless the committee has made an exception. */
static char *
dup_barred (BrgStore *store,
            const BrgSnapshot *snapshot,
            const BrgEntry *who,
            const char *today,
            const BrgWords *words)
{
  g_autoptr (GPtrArray) list = brg_store_list_disqualifications (store, NULL);
  const BrgDisqualification *found = list != NULL && who->admission != BRG_ADMISSION_EXCEPTION
                                         ? brg_disqualified_find (list, who, snapshot->event, today)
                                         : NULL;
  g_autofree char *last_day = NULL;

  if (found == NULL)
    return NULL;
  last_day = *found->last_day != '\0' ? brg_date_words_day (words, found->last_day) : g_strdup ("");
  return brg_disqualified_dup_sentence (found, last_day);
}

static gboolean
has_accepted (BrgStore *store, gint64 group_id, gint64 entry_id)
{
  g_autoptr (GPtrArray) rows = brg_store_list_admissions (store, group_id, NULL);

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const BrgAdmission *row = rows->pdata[i];

      if (row->entry_id == entry_id)
        return *row->accepted_on != '\0';
    }
  return FALSE;
}

/* rus-chess-2014 13.12 */
static char *
dup_gone (BrgStore *store, const BrgSnapshot *snapshot, const BrgEntry *who, const char **article)
{
  const BrgAdmissionBook *book = snapshot->event->rulebook->admission;

  if (book == NULL || book->invitation_article == NULL ||
      !has_accepted (store, snapshot->group->id, who->id))
    return NULL;
  *article = book->invitation_article;
  return g_strdup (_ ("The player has accepted the invitation, and so has to play."));
}

char *
brg_admission_dup_check_in_remark (BrgStore *store,
                                   const BrgSnapshot *snapshot,
                                   gint entry,
                                   BrgFate fate,
                                   const char *today,
                                   const BrgWords *words,
                                   const char **article)
{
  const BrgEntry *who;
  char *text;

  g_return_val_if_fail (store != NULL && snapshot != NULL && today != NULL, NULL);
  g_return_val_if_fail (words != NULL && article != NULL, NULL);

  *article = NULL;
  if (brg_snapshot_has_teams (snapshot))
    return NULL;
  who = brg_snapshot_get_entry (snapshot, entry);
  if (fate == BRG_FATE_GONE)
    return dup_gone (store, snapshot, who, article);
  if (fate != BRG_FATE_HERE)
    return NULL;
  text = dup_barred (store, snapshot, who, today, words);
  if (text != NULL)
    {
      *article = brg_disqualified_get_article (snapshot->event);
      return text;
    }
  return brg_admission_state_is_open (who->admission) &&
                 brg_admission_count_undecided (snapshot) > 0
             ? g_strdup (_ ("Has the admission committee decided about this player?"))
             : NULL;
}
