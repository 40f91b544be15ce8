/* brg-ctl-admission.c - bergerctl admission: who may play, who owes what, what was decided
 *
 * Tests: tests/app/bergerctl-admission.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-admission-terms.h"

#include <string.h>

#include "brg-admission-check.h"
#include "brg-admission-words.h"
#include "brg-date-text.h"
#include "brg-store-admission.h"
#include "brg-store-entry-papers.h"
#include "brg-text-tidy.h"

static void
options_clear (BrgCtlAdmission *options)
{
  char *texts[] = {
    options->db,
    options->state,
    options->ground,
    options->reason,
    options->by,
    options->see,
    options->unsee,
    options->ask,
    options->drop,
    options->title,
    options->day,
    options->until,
    options->paid,
    options->due,
    options->receipt,
    options->returned,
    options->returned_on,
    options->preliminary,
    options->final,
    options->meets,
    options->entered,
    options->accepted,
    options->name,
    options->region,
    options->representative,
    options->doctor,
    options->clinic,
    options->doctor_on,
    options->got_preliminary,
    options->got_final,
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (texts[i]);
  g_strfreev (options->limits);
  g_strfreev (options->members);
  g_strfreev (options->heads);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgCtlAdmission, options_clear)

static void
set_text (char **place, const char *text)
{
  if (text == NULL)
    return;
  g_free (*place);
  *place = g_strdup (text);
}

static gboolean
complain (GError **error, const char *what, const char *text)
{
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED, "no %s: %s", what, text);
  return FALSE;
}

static const char *
or_dash (const char *text)
{
  return text != NULL && *text != '\0' ? text : "-";
}

/* An article of a book stays as it is kept; a point of the regulations says that it is one. */
static char *
dup_article (const BrgAdmissionList *list, const char *article)
{
  g_autofree char *point =
      brg_admission_words_dup_regulation (brg_admission_list_get_words (list), article);

  if (point == NULL)
    return brg_ctl_dup_cell (article != NULL ? article : "");
  return brg_ctl_dup_cell (point);
}

/* ----- list ----- */

static void
print_row (const BrgAdmissionList *list, const BrgAdmissionRow *row)
{
  const BrgDelegationRow *delegation =
      brg_admission_list_get_delegations (list)->pdata[row->delegation];
  g_autofree char *full = brg_admission_list_dup_name (list, row, BRG_NAME_FULL);
  g_autofree char *name = brg_ctl_dup_cell (full);
  g_autofree char *from = brg_ctl_dup_cell (delegation->name);
  g_autofree char *whole = brg_admission_row_dup_owed (list, row);
  g_autofree char *owed = brg_ctl_dup_cell (whole != NULL ? whole : "");

  g_print ("row\t%" G_GINT64_FORMAT "\t%s\t%s\t%s\t%s\t%s\n", row->entry->id, name, or_dash (from),
           brg_admission_state_to_id (row->state), brg_admission_advice_to_id (row->advice),
           or_dash (owed));
  for (guint i = 0; i < row->faults->len; i++)
    {
      const BrgAdmissionFault *fault = row->faults->pdata[i];
      g_autofree char *text = brg_ctl_dup_cell (fault->text);
      g_autofree char *article = dup_article (list, fault->article);

      g_print ("fault\t%" G_GINT64_FORMAT "\t%s\t%s\t%s\t%s\n", row->entry->id,
               brg_admission_ground_to_id (fault->ground), fault->is_doubt ? "doubt" : "sure",
               or_dash (article), text);
    }
}

static BrgCtlStatus
print_list (const BrgAdmissionList *list)
{
  const GPtrArray *rows = brg_admission_list_get_rows (list);

  for (guint i = 0; i < rows->len; i++)
    print_row (list, rows->pdata[i]);
  return brg_admission_list_count_open (list) == 0 ? BRG_CTL_YES : BRG_CTL_NO;
}

/* ----- decide ----- */

/* The day that is not given stays. */
static gboolean
set_days (BrgStore *store,
          const BrgAdmissionList *list,
          const BrgCtlAdmission *options,
          GError **error)
{
  const BrgAdmissionRow *row = brg_admission_list_find (list, options->entry_id);
  const BrgAdmission *noted = row != NULL ? row->admission : NULL;
  const char *entered = noted != NULL ? noted->entered_on : "";
  const char *accepted = noted != NULL ? noted->accepted_on : "";

  return brg_store_set_entry_days (store, options->entry_id,
                                   options->entered != NULL ? options->entered : entered,
                                   options->accepted != NULL ? options->accepted : accepted, error);
}

static gboolean
decide (BrgStore *store,
        const BrgAdmissionList *list,
        const BrgCtlAdmission *options,
        GError **error)
{
  const BrgSnapshot *snapshot = brg_admission_list_get_snapshot (list);
  g_autoptr (BrgAdmission) admission = brg_admission_new (options->entry_id);

  if (options->entered != NULL || options->accepted != NULL)
    return set_days (store, list, options, error);
  if (options->state == NULL || !brg_admission_state_from_id (options->state, &admission->state))
    return complain (error, "state", options->state != NULL ? options->state : "--state is wanted");
  if (options->ground != NULL &&
      !brg_admission_ground_from_id (options->ground, &admission->ground))
    return complain (error, "ground", options->ground);
  set_text (&admission->article,
            brg_admission_get_article (snapshot->event->rulebook, admission->ground));
  set_text (&admission->reason, options->reason);
  set_text (&admission->decided_by, options->by);
  return brg_admission_check_decision (list, admission, error) &&
         brg_store_decide_admission (store, admission, error);
}

/* ----- papers ----- */

static gboolean
change_papers (BrgStore *store,
               const BrgAdmissionList *list,
               const BrgCtlAdmission *options,
               GError **error)
{
  BrgEntryPaper paper = { .entry_id = options->entry_id,
                          .item = options->see,
                          .is_copy = options->is_copy,
                          .seen_on = options->day != NULL ? options->day : (char *) "",
                          .seen_by = options->by != NULL ? options->by : (char *) "",
                          .valid_until = options->until != NULL ? options->until : (char *) "" };

  if (options->ask != NULL && (!brg_text_is_printable (options->ask) ||
                               (options->title != NULL && !brg_text_is_printable (options->title))))
    return complain (error, "line of text", "--ask, --title");
  if (options->ask == NULL && options->drop != NULL &&
      !brg_admission_check_drop (list, options->drop, error))
    return FALSE;
  if (options->ask != NULL || options->drop != NULL)
    return brg_store_set_admission_item (
        store, options->event_id, options->ask != NULL ? options->ask : options->drop,
        options->title != NULL ? options->title : "", options->ask != NULL, error);
  if (options->see != NULL)
    return brg_store_see_paper (store, &paper, error);
  return options->unsee == NULL ||
         brg_store_unsee_paper (store, options->entry_id, options->unsee, error);
}

static BrgCtlStatus
print_papers (const BrgAdmissionList *list)
{
  const GPtrArray *rows = brg_admission_list_get_rows (list);
  const GPtrArray *items = brg_admission_list_get_items (list);
  gboolean is_complete = TRUE;

  for (guint i = 0; i < items->len; i++)
    {
      const BrgAdmissionItemRow *item = items->pdata[i];
      g_autofree char *title = brg_ctl_dup_cell (item->title);
      g_autofree char *id = brg_ctl_dup_cell (item->id);

      g_print ("item\t%s\t%s\t%s\n", id, or_dash (item->article), title);
    }
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgAdmissionRow *row = rows->pdata[i];

      for (guint k = 0; k < items->len; k++)
        {
          const BrgAdmissionCheck *check = &row->checks[k];
          const BrgAdmissionItemRow *item = items->pdata[k];
          g_autofree char *id = brg_ctl_dup_cell (item->id);
          g_autofree char *by = brg_ctl_dup_cell (check->seen != NULL ? check->seen->seen_by : "");

          if (!check->is_asked)
            continue;
          is_complete = is_complete && check->state == BRG_PAPER_SEEN;
          g_print ("paper\t%" G_GINT64_FORMAT "\t%s\t%s\t%s\t%s\n", row->entry->id, id,
                   brg_paper_state_to_id (check->state),
                   check->seen != NULL ? check->seen->seen_on : "-", or_dash (by));
        }
    }
  return is_complete ? BRG_CTL_YES : BRG_CTL_NO;
}

/* ----- fees ----- */

static gboolean
read_sum (const char *text, gint64 *sum, GError **error)
{
  return brg_admission_words_read_sum (text, sum) || complain (error, "sum", text);
}

static gboolean
set_fee (BrgStore *store,
         const BrgAdmissionList *list,
         const BrgCtlAdmission *options,
         GError **error)
{
  const BrgAdmissionRow *row = brg_admission_list_find (list, options->entry_id);
  g_autoptr (BrgEntryFee) fee = NULL;

  if (row == NULL)
    return complain (error, "such player", "--entry");
  fee = row->fee != NULL ? brg_entry_fee_copy (row->fee) : brg_entry_fee_new (options->entry_id);
  if ((options->paid != NULL && !read_sum (options->paid, &fee->amount, error)) ||
      (options->due != NULL && !read_sum (options->due, &fee->due, error)) ||
      (options->returned != NULL && !read_sum (options->returned, &fee->returned, error)))
    return FALSE;
  set_text (&fee->paid_on, options->day);
  set_text (&fee->receipt, options->receipt);
  set_text (&fee->returned_on, options->returned_on);
  set_text (&fee->note, options->reason);
  return brg_store_set_entry_fee (store, fee, error);
}

/* rus-draughts-2022 1.5.9, 5.2 */
static BrgCtlStatus
print_fees (const BrgAdmissionList *list)
{
  const GPtrArray *rows = brg_admission_list_get_rows (list);
  const BrgRegulations *regulations = brg_admission_list_get_regulations (list);
  const BrgRulebook *rulebook = brg_admission_list_get_snapshot (list)->event->rulebook;
  const char *article = NULL;
  gint64 most = brg_admission_get_most_fee (rulebook, regulations->level, &article);
  gboolean is_fine = TRUE;

  g_print ("fee\t%" G_GINT64_FORMAT "\t%" G_GINT64_FORMAT "\t%s\n", regulations->entry_fee, most,
           or_dash (article));
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgAdmissionRow *row = rows->pdata[i];
      gint64 paid = row->fee != NULL ? row->fee->amount : 0;
      gint64 returned = row->fee != NULL ? row->fee->returned : 0;
      gboolean is_high = most >= 0 && row->due > most;
      g_autofree char *receipt = brg_ctl_dup_cell (row->fee != NULL ? row->fee->receipt : "");

      is_fine = is_fine && !is_high && paid - returned >= row->due;
      g_print ("paid\t%" G_GINT64_FORMAT "\t%" G_GINT64_FORMAT "\t%" G_GINT64_FORMAT
               "\t%s\t%s\t%" G_GINT64_FORMAT "\t%s\n",
               row->entry->id, row->due, paid, row->fee != NULL ? or_dash (row->fee->paid_on) : "-",
               or_dash (receipt), returned,
               is_high ? "above the limit"
               : row->entry->is_excluded && rulebook->admission != NULL
                   ? or_dash (rulebook->admission->no_refund_article)
                   : "-");
    }
  return is_fine ? BRG_CTL_YES : BRG_CTL_NO;
}

/* ----- protocol-data ----- */

/* rus-draughts-2022 5.3: what the protocol of the committee says; incomplete while somebody is not
 * decided or nobody is in the committee. */
static BrgCtlStatus
print_protocol (const BrgAdmissionList *list)
{
  const GPtrArray *rows = brg_admission_list_get_rows (list);

  brg_ctl_admission_print_terms (list);
  brg_ctl_admission_print_limits (list);
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgAdmissionRow *row = rows->pdata[i];
      const BrgAdmission *noted = row->admission;
      g_autofree char *full = brg_admission_list_dup_name (list, row, BRG_NAME_FULL);
      g_autofree char *name = brg_ctl_dup_cell (full);
      g_autofree char *reason = brg_ctl_dup_cell (noted != NULL ? noted->reason : "");
      g_autofree char *title = brg_ctl_dup_cell (row->entry->title);
      g_autofree char *article = dup_article (list, noted != NULL ? noted->article : NULL);
      g_autofree char *whole = brg_admission_row_dup_owed (list, row);
      g_autofree char *owed = brg_ctl_dup_cell (whole != NULL ? whole : "");

      g_print ("decision\t%u\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", i + 1, name,
               or_dash (row->entry->birth), or_dash (title), brg_admission_state_to_id (row->state),
               noted != NULL ? or_dash (brg_admission_ground_to_id (noted->ground)) : "-",
               or_dash (article), or_dash (reason), or_dash (owed));
    }
  g_print ("totals\t%u", rows->len);
  for (gint state = 0; state < BRG_N_ADMISSION_STATES; state++)
    g_print ("\t%s %d", brg_admission_state_to_id ((BrgAdmissionState) state),
             brg_admission_list_count (list, (BrgAdmissionState) state));
  g_print ("\n");
  return brg_admission_list_count_open (list) == 0 && brg_admission_list_get_members (list)->len > 0
             ? BRG_CTL_YES
             : BRG_CTL_NO;
}

/* ----- The command ----- */

static BrgCtlStatus
print_limits (const BrgAdmissionList *list)
{
  brg_ctl_admission_print_limits (list);
  return BRG_CTL_YES;
}

static BrgCtlStatus
print_terms (const BrgAdmissionList *list)
{
  brg_ctl_admission_print_terms (list);
  return BRG_CTL_YES;
}

static BrgCtlStatus
print_delegations (const BrgAdmissionList *list)
{
  brg_ctl_admission_print_delegations (list);
  return BRG_CTL_YES;
}

static const struct
{
  const char *name;
  BrgCtlStatus (*print) (const BrgAdmissionList *list);
} calls[] = {
  { "list", print_list },
  { "decide", print_list },
  { "papers", print_papers },
  { "fees", print_fees },
  { "limits", print_limits },
  { "terms", print_terms },
  { "delegations", print_delegations },
  { "protocol-data", print_protocol },
};

/* Whether the call changes something, and does it. */
static gboolean
is_change (const char *call, const BrgCtlAdmission *options)
{
  if (g_str_equal (call, "decide"))
    return TRUE;
  if (g_str_equal (call, "papers"))
    return options->see != NULL || options->unsee != NULL || options->ask != NULL ||
           options->drop != NULL;
  if (g_str_equal (call, "fees"))
    return options->entry_id != 0;
  if (g_str_equal (call, "limits"))
    return options->limits != NULL;
  if (g_str_equal (call, "terms"))
    return options->members != NULL || options->preliminary != NULL || options->final != NULL ||
           options->meets != NULL;
  return g_str_equal (call, "delegations") &&
         (options->name != NULL || options->delegation_id != 0 || options->region != NULL ||
          options->representative != NULL || options->doctor != NULL || options->clinic != NULL ||
          options->doctor_on != NULL || options->heads != NULL ||
          options->got_preliminary != NULL || options->got_final != NULL || options->is_original);
}

static gboolean
change (const char *call,
        BrgStore *store,
        const BrgAdmissionList *list,
        const BrgCtlAdmission *options,
        GError **error)
{
  const BrgSnapshot *snapshot = brg_admission_list_get_snapshot (list);

  if (g_str_equal (call, "decide"))
    return decide (store, list, options, error);
  if (g_str_equal (call, "papers"))
    return change_papers (store, list, options, error);
  if (g_str_equal (call, "fees"))
    return set_fee (store, list, options, error);
  if (g_str_equal (call, "limits"))
    return brg_ctl_admission_set_limits (store, snapshot, options, error);
  if (g_str_equal (call, "terms"))
    return brg_ctl_admission_set_terms (store, options, error);
  return brg_ctl_admission_set_delegation (store, options, error);
}

static BrgAdmissionList *
load (BrgStore *store, const BrgCtlAdmission *options, const BrgWords *words, GError **error)
{
  g_autofree char *today = brg_date_text_dup_today ();
  g_autoptr (BrgSnapshot) snapshot =
      brg_ctl_load_event (store, options->event_id, options->group_id);

  if (snapshot == NULL)
    {
      complain (error, "such event or group", "--event");
      return NULL;
    }
  return brg_admission_list_new (store, snapshot, words, today, error);
}

/* To which calls options belong; the others know nothing of them. */
static const struct
{
  const char *option;
  const char *calls;
  gsize place;
} owners[] = {
#define OWNED(option, calls, field)                         \
  {                                                         \
    option, calls, G_STRUCT_OFFSET (BrgCtlAdmission, field) \
  }
  OWNED ("state", " decide ", state),
  OWNED ("ground", " decide ", ground),
  OWNED ("reason", " decide fees ", reason),
  OWNED ("by", " decide papers ", by),
  OWNED ("entered", " decide ", entered),
  OWNED ("accepted", " decide ", accepted),
  OWNED ("see", " papers ", see),
  OWNED ("unsee", " papers ", unsee),
  OWNED ("ask", " papers ", ask),
  OWNED ("drop", " papers ", drop),
  OWNED ("title", " papers ", title),
  OWNED ("until", " papers ", until),
  OWNED ("day", " papers fees ", day),
  OWNED ("paid", " fees ", paid),
  OWNED ("due", " fees ", due),
  OWNED ("receipt", " fees ", receipt),
  OWNED ("returned", " fees ", returned),
  OWNED ("returned-on", " fees ", returned_on),
  OWNED ("limit", " limits ", limits),
  OWNED ("member", " terms ", members),
  OWNED ("preliminary", " terms ", preliminary),
  OWNED ("final", " terms ", final),
  OWNED ("meets", " terms ", meets),
  OWNED ("name", " delegations ", name),
  OWNED ("region", " delegations ", region),
  OWNED ("representative", " delegations ", representative),
  OWNED ("doctor", " delegations ", doctor),
  OWNED ("clinic", " delegations ", clinic),
  OWNED ("doctor-on", " delegations ", doctor_on),
  OWNED ("head", " delegations ", heads),
  OWNED ("got-preliminary", " delegations ", got_preliminary),
  OWNED ("got-final", " delegations ", got_final),
#undef OWNED
};

static gboolean
check_options (const char *call, const BrgCtlAdmission *options)
{
  g_autofree char *wanted = g_strconcat (" ", call, " ", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (owners); i++)
    if (G_STRUCT_MEMBER (gpointer, options, owners[i].place) != NULL &&
        strstr (owners[i].calls, wanted) == NULL)
      {
        brg_ctl_complain ("admission %s knows no --%s", call, owners[i].option);
        return FALSE;
      }
  return TRUE;
}

static BrgCtlStatus
run_call (guint call, const BrgCtlAdmission *options)
{
  gboolean is_changed = is_change (calls[call].name, options);
  g_autoptr (BrgStore) store =
      brg_ctl_open_store (options->db, is_changed ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgAdmissionList) list = NULL;
  g_autoptr (GError) error = NULL;

  if (store == NULL)
    return BRG_CTL_WRONG;
  list = load (store, options, words, &error);
  if (list != NULL && is_changed)
    {
      if (!change (calls[call].name, store, list, options, &error))
        return brg_ctl_complain ("%s", error->message);
      g_clear_pointer (&list, brg_admission_list_free);
      list = load (store, options, words, &error);
    }
  return list != NULL ? calls[call].print (list) : brg_ctl_complain ("%s", error->message);
}

#define TEXT(name, field, help, what)                           \
  {                                                             \
    name, 0, 0, G_OPTION_ARG_STRING, &options.field, help, what \
  }
#define TEXTS(name, field, help, what)                                \
  {                                                                   \
    name, 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.field, help, what \
  }
#define ID(name, field, help)                                  \
  {                                                            \
    name, 0, 0, G_OPTION_ARG_INT64, &options.field, help, "ID" \
  }

static BrgCtlStatus
run_admission (int argc, char **argv)
{
  g_auto (BrgCtlAdmission) options = { 0 };
  const GOptionEntry entries[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &options.db, "the workspace", "FILE" },
    ID ("event", event_id, "the event"),
    ID ("group", group_id, "a group of it"),
    ID ("entry", entry_id, "a player"),
    TEXT ("state", state, "the decision", "STATE"),
    TEXT ("ground", ground, "what is against it", "GROUND"),
    TEXT ("reason", reason, "why, in words", "TEXT"),
    TEXT ("by", by, "who decided or looked", "NAME"),
    TEXT ("see", see, "a paper that was seen", "ITEM"),
    TEXT ("unsee", unsee, "a paper that was not", "ITEM"),
    TEXT ("ask", ask, "a paper that is asked for", "ITEM"),
    TEXT ("drop", drop, "a paper that is not", "ITEM"),
    TEXT ("title", title, "name of a paper of the regulations", "TEXT"),
    { "copy", 0, 0, G_OPTION_ARG_NONE, &options.is_copy, "only a copy was seen", NULL },
    TEXT ("day", day, "the day on which that was", "DAY"),
    TEXT ("until", until, "the last day on which a paper holds", "DAY"),
    TEXT ("paid", paid, "what was paid", "SUM"),
    TEXT ("due", due, "what is to be paid", "SUM"),
    TEXT ("receipt", receipt, "number of the receipt", "TEXT"),
    TEXT ("returned", returned, "what went back", "SUM"),
    TEXT ("returned-on", returned_on, "the day on which it did", "DAY"),
    TEXTS ("limit", limits, "who may play, none for everybody", "KIND=VALUE[@ARTICLE]"),
    TEXTS ("member", members, "a member of the committee", "ROLE:NAME"),
    TEXT ("preliminary", preliminary, "last day of the preliminary entry", "DAY"),
    TEXT ("final", final, "last day of the final entry", "DAY"),
    TEXT ("meets", meets, "the day on which the committee meets", "DAY"),
    TEXT ("entered", entered, "the day on which a player was entered", "DAY"),
    TEXT ("accepted", accepted, "the day on which he accepted an invitation", "DAY"),
    ID ("delegation", delegation_id, "a delegation that is changed"),
    TEXT ("name", name, "name of a delegation", "NAME"),
    TEXT ("region", region, "its region", "TEXT"),
    TEXT ("representative", representative, "who represents it", "NAME"),
    TEXT ("doctor", doctor, "its doctor", "NAME"),
    TEXT ("clinic", clinic, "the medical organisation", "TEXT"),
    TEXT ("doctor-on", doctor_on, "the day on which he admitted them", "DAY"),
    TEXTS ("head", heads, "who signs its entries", "POST:NAME"),
    TEXT ("got-preliminary", got_preliminary, "the day of the preliminary entry", "DAY"),
    TEXT ("got-final", got_final, "the day of the final entry", "DAY"),
    { "original", 0, 0, G_OPTION_ARG_NONE, &options.is_original, "it is the original", NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!brg_ctl_parse ("CALL --db FILE --event ID", entries, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  if (options.db == NULL || options.event_id == 0)
    return brg_ctl_complain ("admission wants --db FILE and --event ID");
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    if (g_str_equal (argv[1], calls[i].name))
      return check_options (calls[i].name, &options) ? run_call (i, &options) : BRG_CTL_WRONG;
  return brg_ctl_complain ("admission has no call %s", argv[1]);
}

const BrgCtlCommand brg_ctl_admission = {
  "admission", run_admission,
  "list|decide|papers|fees|limits|terms|delegations|protocol-data --db FILE --event ID\n"
  "    [--group ID] [--entry ID --state STATE [--ground GROUND] [--reason TEXT] [--by NAME]\n"
  "    | --entry ID --see ITEM --day DAY --by NAME [--copy] [--until DAY]\n"
  "    | --entry ID --paid SUM --day DAY [--receipt TEXT] | --limit KIND=VALUE[@ARTICLE]...]"
};
