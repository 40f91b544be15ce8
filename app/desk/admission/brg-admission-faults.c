/* brg-admission-faults.c - what is against the admission of a player
 *
 * Rules: rus-draughts-2022 1.6.2, 2.1, 2.2.1, 2.2.4, 5.1, 5.2, 5.3
 * Tests: tests/app/test-admission-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-admission-private.h"
#include "brg-admission-words.h"
#include "brg-date-words.h"
#include "brg-disqualified.h"
#include "brg-money-words.h"
#include "brg-name-words.h"
#include "brg-store-papers.h"
#include "brg-text-tidy.h"

static void
free_fault (gpointer data)
{
  BrgAdmissionFault *fault = data;

  g_free (fault->article);
  g_free (fault->text);
  g_free (fault);
}

const BrgDelegation *
brg_admission_faults_get_delegation (const BrgAdmissionList *self, const BrgAdmissionRow *row)
{
  return row->delegation < 0
             ? NULL
             : ((BrgDelegationRow *) self->delegations->pdata[row->delegation])->delegation;
}

BrgAdmissionPerson
brg_admission_faults_get_person (const BrgEntry *entry)
{
  return (BrgAdmissionPerson){ entry->birth, entry->sex, entry->title, entry->rating };
}

static void
add_fault (BrgAdmissionRow *row,
           BrgAdmissionGround ground,
           gboolean is_doubt,
           const char *article,
           char *text)
{
  BrgAdmissionFault *fault = g_new0 (BrgAdmissionFault, 1);

  fault->ground = ground;
  fault->is_doubt = is_doubt;
  fault->article = g_strdup (article);
  fault->text = text;
  g_ptr_array_add (row->faults, fault);
}

static void
raise_advice (BrgAdmissionRow *row, BrgAdmissionAdvice advice)
{
  row->advice = MAX (row->advice, advice);
}

static char *
dup_day (const BrgAdmissionList *self, const char *day)
{
  return brg_date_words_day (self->words, day);
}

/* Who it is stands in his row. */
static char *
dup_barred (const BrgAdmissionList *self, const BrgDisqualification *row)
{
  const char *decided_by =
      *row->decided_by != '\0' ? row->decided_by : W_ (self->words, "decision not named");
  g_autofree char *last_day = NULL;

  if (*row->last_day == '\0')
    return g_strdup_printf (
        /* Translators: who decided */
        W_ (self->words, "Disqualified without a term (%s)."), decided_by);
  last_day = dup_day (self, row->last_day);
  return g_strdup_printf (
      /* Translators: the last day of the term, who decided */
      W_ (self->words, "Disqualified until %s (%s)."), last_day, decided_by);
}

/* rus-draughts-2022 1.6.2, 5.3 */
static void
check_disqualified (const BrgAdmissionList *self, BrgAdmissionRow *row)
{
  const BrgEvent *event = self->snapshot->event;
  const BrgDisqualification *found =
      brg_disqualified_find (self->barred, row->entry, event, self->today);

  if (found == NULL)
    return;
  add_fault (row, BRG_GROUND_DISQUALIFIED, FALSE, brg_disqualified_get_article (event),
             dup_barred (self, found));
  raise_advice (row, BRG_ADVICE_REFUSE);
}

static void
check_limits (const BrgAdmissionList *self, BrgAdmissionRow *row)
{
  BrgAdmissionPerson person = brg_admission_faults_get_person (row->entry);
  g_autoptr (GArray) found = brg_admission_check_limits (self->snapshot->event->rulebook,
                                                         self->year, self->limits, &person);

  for (guint i = 0; i < found->len; i++)
    {
      const BrgAdmissionObstacle *obstacle = &g_array_index (found, BrgAdmissionObstacle, i);

      add_fault (row, obstacle->ground, obstacle->is_doubt, obstacle->article,
                 brg_admission_words_dup_obstacle (self->words, obstacle, &person, self->year));
      raise_advice (row, obstacle->is_doubt ? BRG_ADVICE_LOOK : BRG_ADVICE_REFUSE);
    }
}

static gboolean
has_fault (const BrgAdmissionRow *row, BrgAdmissionGround ground)
{
  for (guint i = 0; i < row->faults->len; i++)
    if (((const BrgAdmissionFault *) row->faults->pdata[i])->ground == ground)
      return TRUE;
  return FALSE;
}

static void
add_late (const BrgAdmissionList *self, BrgAdmissionRow *row, const char *day, const char *deadline)
{
  g_autofree char *came = NULL;
  g_autofree char *last = NULL;

  if (*day == '\0' || *deadline == '\0' || strcmp (day, deadline) <= 0 ||
      has_fault (row, BRG_GROUND_LATE))
    return;
  came = dup_day (self, day);
  last = dup_day (self, deadline);
  add_fault (
      row, BRG_GROUND_LATE, FALSE,
      brg_admission_get_article (self->snapshot->event->rulebook, BRG_GROUND_LATE),
      /* Translators: the last day for entries, the day on which somebody was entered */
      g_strdup_printf (W_ (self->words, "The deadline was %s, and the entry of %s came late."),
                       last, came));
  raise_advice (row, BRG_ADVICE_LATE);
}

/* rus-draughts-2022 5.1: the preliminary entry comes by the day that the regulations set. Who has a
 * day of his own was entered on it. */
static void
check_deadline (const BrgAdmissionList *self, BrgAdmissionRow *row)
{
  const BrgAdmissionTerms *terms = self->terms;
  const BrgDelegation *delegation = brg_admission_faults_get_delegation (self, row);
  const char *own = row->admission != NULL ? row->admission->entered_on : "";

  if (*own != '\0')
    add_late (self, row, own,
              *terms->preliminary_by != '\0' ? terms->preliminary_by : terms->final_by);
  else if (delegation != NULL)
    {
      add_late (self, row, delegation->receipts[BRG_ENTRY_PRELIMINARY].received_on,
                terms->preliminary_by);
      add_late (self, row, delegation->receipts[BRG_ENTRY_FINAL].received_on, terms->final_by);
    }
}

static char *
dup_paper_sentence (const BrgAdmissionList *self,
                    const BrgAdmissionItemRow *item,
                    BrgPaperState state)
{
  switch (state)
    {
    case BRG_PAPER_MISSING:
      return g_strdup_printf (
          /* Translators: a paper */
          W_ (self->words, "Not brought: %s."), item->title);
    case BRG_PAPER_COPY:
      return g_strdup_printf (
          /* Translators: a paper */
          W_ (self->words, "Only a copy: %s."), item->title);
    case BRG_PAPER_EXPIRED:
      return g_strdup_printf (
          /* Translators: a paper */
          W_ (self->words, "Does not hold to the end of the event: %s."), item->title);
    case BRG_PAPER_SEEN:
    default:
      g_return_val_if_reached (NULL);
    }
}

gboolean
brg_admission_faults_is_owed (const BrgAdmissionCheck *check)
{
  return check->is_asked && check->state != BRG_PAPER_SEEN;
}

static void
check_owed_papers (const BrgAdmissionList *self, BrgAdmissionRow *row)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      const BrgAdmissionItemRow *item = self->items->pdata[i];

      if (!brg_admission_faults_is_owed (&row->checks[i]))
        continue;
      add_fault (row, item->ground, FALSE, item->article,
                 dup_paper_sentence (self, item, row->checks[i].state));
      raise_advice (row, BRG_ADVICE_OWES);
    }
}

gint64
brg_admission_faults_count_owed (const BrgAdmissionRow *row)
{
  gint64 paid = row->fee != NULL ? row->fee->amount - row->fee->returned : 0;

  return MAX (row->due - paid, 0);
}

char *
brg_admission_faults_dup_sum (const BrgAdmissionList *self,
                              const BrgAdmissionRow *row,
                              gint64 amount)
{
  return brg_money_words_sum (amount,
                              row->fee != NULL && *row->fee->currency != '\0'
                                  ? row->fee->currency
                                  : self->snapshot->group->prize_currency,
                              self->words);
}

/* rus-draughts-2022 5.2: it is paid before the committee meets. */
static void
check_fee (const BrgAdmissionList *self, BrgAdmissionRow *row)
{
  const char *article = brg_admission_get_article (self->snapshot->event->rulebook, BRG_GROUND_FEE);
  gint64 owed = brg_admission_faults_count_owed (row);
  g_autofree char *sum = brg_admission_faults_dup_sum (self, row, owed);

  if (owed > 0)
    {
      add_fault (row, BRG_GROUND_FEE, FALSE, article,
                 /* Translators: an amount of money */
                 g_strdup_printf (W_ (self->words, "Owes the entry fee: %s."), sum));
      raise_advice (row, BRG_ADVICE_OWES);
    }
  if (row->fee != NULL && *self->terms->meets_on != '\0' &&
      strcmp (row->fee->paid_on, self->terms->meets_on) > 0)
    {
      g_autofree char *day = dup_day (self, row->fee->paid_on);

      /* Translators: the day on which a fee was paid */
      add_fault (
          row, BRG_GROUND_FEE, TRUE, article,
          g_strdup_printf (W_ (self->words, "Paid on %s, after the committee had met."), day));
      raise_advice (row, BRG_ADVICE_LOOK);
    }
}

/* (transfer full): a player by his number; until numbers are given, by his name. */
static char *
dup_player (const BrgAdmissionList *self, const BrgEntry *entry)
{
  if (entry->number > 0)
    return g_strdup_printf (W_ (self->words, "No. %d"), entry->number);
  return brg_name_words_dup_entry (brg_snapshot_get_boards (self->snapshot), entry, BRG_NAME_FULL,
                                   self->words);
}

/* Who may stand in the list twice plays once: as whom, has to be asked. Who was refused or has left
 * does not play besides. */
static void
check_double (const BrgAdmissionList *self, BrgAdmissionRow *row)
{
  const GPtrArray *entries = brg_snapshot_get_boards (self->snapshot)->entries;
  g_autoptr (GArray) alike = brg_duplicates_find (self->doubles, row->entry);
  g_autoptr (GString) others = g_string_new (NULL);

  for (guint i = 0; i < alike->len; i++)
    {
      const BrgDuplicate *found = &g_array_index (alike, BrgDuplicate, i);
      const BrgEntry *other = entries->pdata[found->index];
      g_autofree char *player = NULL;

      if (found->likeness <= BRG_LIKENESS_NAMESAKE || other->left_after != BRG_STAYS ||
          other->admission == BRG_ADMISSION_REFUSED)
        continue;
      player = dup_player (self, other);
      g_string_append_printf (others, "%s%s", others->len > 0 ? ", " : "", player);
    }
  if (others->len == 0)
    return;
  add_fault (row, BRG_GROUND_OTHER, TRUE, NULL,
             /* Translators: numbers or names of players */
             brg_text_join_points (
                 g_strdup_printf (W_ (self->words, "Perhaps entered twice: %s."), others->str)));
  raise_advice (row, BRG_ADVICE_LOOK);
}

static void
add_doubt (BrgAdmissionRow *row, char *text)
{
  add_fault (row, BRG_GROUND_PAPERS, TRUE, NULL, text);
  raise_advice (row, BRG_ADVICE_LOOK);
}

/* rus-draughts-2022 2.2.4: the papers that somebody brings are his own. */
static void
check_numbers (const BrgAdmissionList *self, BrgAdmissionRow *row, const BrgPaperHolder *holder)
{
  const BrgPaperHolder *same_account =
      brg_paper_index_find (self->by_number, holder->person_id, holder->papers, BRG_PAPER_SNILS);
  const BrgPaperHolder *same_passport =
      brg_paper_index_find (self->by_number, holder->person_id, holder->papers, BRG_PAPER_PASSPORT);
  const char *passport = holder->papers->texts[BRG_PAPER_PASSPORT];

  if (same_account != NULL)
    add_doubt (row, brg_text_join_points (g_strdup_printf (
                        /* Translators: a player */
                        W_ (self->words, "The same SNILS as %s."), same_account->name)));
  if (same_passport != NULL)
    add_doubt (row, brg_text_join_points (g_strdup_printf (
                        /* Translators: a player */
                        W_ (self->words, "The same passport as %s."), same_passport->name)));
  if (*passport != '\0' && !brg_passport_is_likely (passport))
    add_doubt (row, g_strdup (W_ (self->words, "No passport has a number like his.")));
}

static void
check_personal_papers (const BrgAdmissionList *self, BrgAdmissionRow *row)
{
  for (guint i = 0; i < self->holders->len; i++)
    {
      const BrgPaperHolder *holder = self->holders->pdata[i];

      if (holder->person_id == row->entry->person_id)
        check_numbers (self, row, holder);
    }
}

void
brg_admission_faults_find (const BrgAdmissionList *self, BrgAdmissionRow *row)
{
  row->faults = g_ptr_array_new_with_free_func (free_fault);
  check_disqualified (self, row);
  check_limits (self, row);
  check_deadline (self, row);
  check_owed_papers (self, row);
  check_fee (self, row);
  check_double (self, row);
  check_personal_papers (self, row);
  if (row->advice == BRG_ADVICE_REFUSE && row->is_paired)
    row->advice = BRG_ADVICE_PAIRED;
}
