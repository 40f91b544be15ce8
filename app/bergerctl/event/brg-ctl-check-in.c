/* brg-ctl-check-in.c - bergerctl check-in: who is there for the next round, listed and marked
 *
 * Rules: rus-draughts-2022 5.4.10.2, 1.6.2; rus-chess-2014 13.12
 * Tests: tests/app/bergerctl.py, tests/app/bergerctl-admission.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-admission-check.h"
#include "brg-badge-code.h"
#include "brg-check-in-list.h"
#include "brg-ctl-place.h"
#include "brg-date-text.h"
#include "brg-name-words.h"
#include "brg-player-search.h"

static const char *const fates[BRG_N_FATES] = {
  [BRG_FATE_OPEN] = "open", [BRG_FATE_HERE] = "here",   [BRG_FATE_WAITED] = "wait",
  [BRG_FATE_HALF] = "half", [BRG_FATE_ZERO] = "zero",   [BRG_FATE_FULL] = "full",
  [BRG_FATE_GONE] = "gone", [BRG_FATE_LATER] = "later",
};

/* What is asked for. */
typedef struct
{
  BrgCtlPlace where;
  char *who;
  char *fate;
} Asked;

static void
asked_clear (Asked *asked)
{
  brg_ctl_place_clear (&asked->where);
  g_free (asked->who);
  g_free (asked->fate);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static void
print_row (const BrgCheckInList *list, const BrgSnapshot *snapshot, gint entry)
{
  const BrgEntry *who = brg_snapshot_get_entry (snapshot, entry);
  const char *at = brg_check_in_list_get_at (list, entry);
  g_autofree char *full_name = brg_name_words_dup (snapshot, entry, BRG_NAME_FULL, NULL);
  g_autofree char *name = brg_ctl_dup_cell (full_name);
  g_autofree char *badge = brg_badge_code_dup (who);

  g_print ("%s\t%d\t%s\t%s\t%s\n", fates[brg_check_in_list_get_fate (list, entry)], who->number,
           name, badge, *at != '\0' ? at : "-");
}

static void
print_those (const BrgCheckInList *list, const BrgSnapshot *snapshot, BrgFate fate)
{
  for (guint i = 0; i < snapshot->entries->len; i++)
    if (brg_check_in_list_get_fate (list, (gint) i) == fate)
      print_row (list, snapshot, (gint) i);
}

/* Those who are there, the missing ones, the undecided before the others, and who is not expected.
 */
static BrgCtlStatus
print_list (const BrgCheckInList *list, const BrgSnapshot *snapshot)
{
  g_autoptr (GArray) missing = brg_check_in_list_list_missing (list);

  g_print ("# round %d: %d of %d are here, %d undecided\n", brg_check_in_list_get_round (list),
           brg_check_in_list_count (list, BRG_FATE_HERE), brg_check_in_list_count_expected (list),
           brg_check_in_list_count (list, BRG_FATE_OPEN));
  print_those (list, snapshot, BRG_FATE_HERE);
  for (guint i = 0; i < missing->len; i++)
    print_row (list, snapshot, g_array_index (missing, gint, i));
  print_those (list, snapshot, BRG_FATE_LATER);
  print_those (list, snapshot, BRG_FATE_GONE);
  return brg_check_in_list_count (list, BRG_FATE_OPEN) == 0 ? BRG_CTL_YES : BRG_CTL_NO;
}

static gboolean
read_fate (const char *text, const BrgCheckInList *list, BrgFate *fate)
{
  for (guint i = 0; i < BRG_N_FATES; i++)
    if (g_str_equal (fates[i], text) && i != BRG_FATE_FULL && i != BRG_FATE_LATER)
      {
        *fate = i;
        if (brg_check_in_list_may_be (list, *fate))
          return TRUE;
        brg_ctl_complain ("the book or the system of this event does not know “%s”", text);
        return FALSE;
      }
  brg_ctl_complain ("“%s”, expected here, wait, half, zero, gone or open", text);
  return FALSE;
}

/* The bare name, or the one that is printed of a namesake. */
static gboolean
is_name (const BrgSnapshot *snapshot, gint entry, const char *text)
{
  g_autofree char *bare = brg_entry_dup_full_name (brg_snapshot_get_entry (snapshot, entry));
  g_autofree char *told = brg_name_words_dup (snapshot, entry, BRG_NAME_FULL, NULL);

  return g_str_equal (bare, text) || g_str_equal (told, text);
}

/* A name that is written out is meant, also where another one begins with it. */
static gint
find_name (const BrgSnapshot *snapshot, const char *text)
{
  gint found = BRG_NOBODY;

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      if (!is_name (snapshot, (gint) i, text))
        continue;
      if (found != BRG_NOBODY)
        return BRG_NOBODY;
      found = (gint) i;
    }
  return found;
}

/* Who has a start number is meant by it, also where somebody is called like that. */
static gint
find_number (const BrgSnapshot *snapshot, const char *text)
{
  g_autoptr (GArray) found = NULL;

  if (strspn (text, "0123456789") != strlen (text))
    return BRG_NOBODY;
  found = brg_player_search (snapshot, text, 2);
  return found->len == 1 ? g_array_index (found, gint, 0) : BRG_NOBODY;
}

/* The code of a badge, a start number, a name, or letters that fit one alone. */
static gint
find_entry (const BrgSnapshot *snapshot, const char *text)
{
  g_autoptr (GArray) found = NULL;
  gint entry;

  if (brg_badge_code_is_one (text))
    {
      entry = brg_player_find_badge (snapshot, text);
      if (entry == BRG_NOBODY)
        brg_ctl_complain ("the badge “%s” is of nobody here, or was read wrong", text);
      return entry;
    }
  entry = find_number (snapshot, text);
  if (entry == BRG_NOBODY)
    entry = find_name (snapshot, text);
  if (entry != BRG_NOBODY)
    return entry;
  found = brg_player_search_teams (snapshot, text);
  if (found->len == 1)
    return g_array_index (found, gint, 0);
  brg_ctl_complain (found->len == 0 ? "nobody is called “%s”" : "“%s” fits more than one", text);
  return BRG_NOBODY;
}

/* What the window says in the line of the mark. */
static void
print_remark (BrgStore *store, const BrgSnapshot *snapshot, gint entry, BrgFate fate)
{
  g_autofree char *today = brg_date_text_dup_today ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const char *article;
  g_autofree char *text =
      brg_admission_dup_check_in_remark (store, snapshot, entry, fate, today, words, &article);
  g_autofree char *cell = text != NULL ? brg_ctl_dup_cell (text) : NULL;

  if (cell != NULL)
    g_print ("remark\t%s\t%s\n", article != NULL ? article : "-", cell);
}

/* Who has left comes back through the list of players, who joins later is not here yet. */
static BrgCtlStatus
mark (BrgStore *store, const BrgSnapshot *snapshot, BrgCheckInList *list, const Asked *asked)
{
  g_autoptr (GError) error = NULL;
  BrgFate before;
  BrgFate fate;
  gint entry;

  if (!read_fate (asked->fate, list, &fate))
    return BRG_CTL_WRONG;
  entry = find_entry (snapshot, asked->who);
  if (entry == BRG_NOBODY)
    return BRG_CTL_WRONG;
  before = brg_check_in_list_get_fate (list, entry);
  if (before == BRG_FATE_GONE || before == BRG_FATE_LATER)
    return brg_ctl_complain (before == BRG_FATE_GONE ? "“%s” has left the event"
                                                     : "“%s” joins in a later round",
                             asked->who);
  if (!brg_check_in_list_mark (list, store, entry, fate, &error))
    return brg_ctl_complain ("%s: %s", asked->where.path, error->message);
  print_remark (store, snapshot, entry, fate);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_check_in (int argc, char **argv)
{
  g_auto (Asked) asked = { 0 };
  const GOptionEntry options[] = {
    { "who", 0, 0, G_OPTION_ARG_STRING, &asked.who, "marks a player: badge, number or name",
      "TEXT" },
    { "as", 0, 0, G_OPTION_ARG_STRING, &asked.fate, "what is known of him",
      "here|wait|half|zero|gone|open" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BrgCheckInList) list = NULL;
  g_autoptr (GError) error = NULL;

  if (!brg_ctl_place_read (&asked.where, options, argc, argv))
    return BRG_CTL_WRONG;
  if ((asked.who == NULL) != (asked.fate == NULL))
    return brg_ctl_complain ("--who and --as go together");
  if (!brg_ctl_place_open (&asked.where,
                           asked.who != NULL ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  list = brg_check_in_list_new (asked.where.store, asked.where.snapshot, &error);
  if (list == NULL)
    return brg_ctl_complain ("%s: %s", asked.where.path, error->message);
  if (!brg_check_in_list_is_possible (list))
    return brg_ctl_complain ("%s: no round is to be paired", asked.where.path);
  return asked.who != NULL ? mark (asked.where.store, asked.where.snapshot, list, &asked)
                           : print_list (list, asked.where.snapshot);
}

const BrgCtlCommand brg_ctl_check_in = { "check-in", run_check_in,
                                         "--db FILE --event ID [--group ID]\n"
                                         "    [--who BADGE|NUMBER|NAME --as "
                                         "here|wait|half|zero|gone|open]" };
