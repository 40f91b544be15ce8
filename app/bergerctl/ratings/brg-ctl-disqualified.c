/* brg-ctl-disqualified.c - bergerctl disqualified: who is, and who of an event
 *
 * Tests: tests/app/bergerctl-rating-lists.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-date-text.h"
#include "brg-disqualified.h"
#include "brg-store-disqualifications.h"

typedef struct
{
  char *db;
  gint64 event_id;
  char *name;
  char *birth;
  char *first_day;
  char *last_day;
  char *decided_by;
  char *reason;
  gint64 removed;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->db);
  g_free (options->name);
  g_free (options->birth);
  g_free (options->first_day);
  g_free (options->last_day);
  g_free (options->decided_by);
  g_free (options->reason);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static void
set_text (char **place, const char *text)
{
  if (text == NULL)
    return;
  g_free (*place);
  *place = g_strdup (text);
}

static gboolean
change (BrgStore *store, const Options *options, GError **error)
{
  g_autoptr (BrgDisqualification) row = brg_disqualification_new ();

  if (options->removed != 0)
    return brg_store_remove_disqualification (store, options->event_id, options->removed, error);
  set_text (&row->name, options->name);
  set_text (&row->birth, options->birth);
  set_text (&row->first_day, options->first_day);
  set_text (&row->last_day, options->last_day);
  set_text (&row->decided_by, options->decided_by);
  set_text (&row->reason, options->reason);
  return brg_store_add_disqualification (store, options->event_id, row, error);
}

static void
print_row (const BrgDisqualification *row)
{
  const char *const texts[] = { row->name,     row->birth,      row->first_day,
                                row->last_day, row->decided_by, row->reason };

  g_print ("%" G_GINT64_FORMAT, row->id);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *cell = brg_ctl_dup_cell (texts[i]);

      g_print ("\t%s", cell);
    }
  g_print ("\n");
}

/* Who of the event is among them, in whatever capacity. */
static void
print_barred (const GPtrArray *barred)
{
  for (guint i = 0; i < barred->len; i++)
    {
      const BrgBarredPerson *person = barred->pdata[i];
      g_autofree char *sentence =
          brg_disqualified_dup_sentence (person->row, person->row->last_day);
      g_autofree char *cell = brg_ctl_dup_cell (sentence);

      g_print ("barred\t%s\t%s\n", brg_disqualified_get_capacity_id (person->capacity), cell);
    }
}

static GPtrArray *
list_barred (BrgStore *store, const GPtrArray *list, const BrgSnapshot *snapshot, GError **error)
{
  g_autofree char *today = brg_date_text_dup_today ();

  return brg_disqualified_list_barred (list, store, snapshot, today, error);
}

static BrgCtlStatus
run_disqualified (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &options.db, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &options.event_id, "the event", "ID" },
    { "add", 0, 0, G_OPTION_ARG_STRING, &options.name, "notes a disqualification", "NAME" },
    { "birth", 0, 0, G_OPTION_ARG_STRING, &options.birth, "date or year of birth", "YYYY[-MM-DD]" },
    { "from", 0, 0, G_OPTION_ARG_STRING, &options.first_day, "first day", "YYYY-MM-DD" },
    { "until", 0, 0, G_OPTION_ARG_STRING, &options.last_day, "last day", "YYYY-MM-DD" },
    { "by", 0, 0, G_OPTION_ARG_STRING, &options.decided_by, "who decided", "TEXT" },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &options.reason, "why", "TEXT" },
    { "remove", 0, 0, G_OPTION_ARG_INT64, &options.removed, "removes one", "ID" },
    G_OPTION_ENTRY_NULL,
  };
  gboolean is_change;
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GPtrArray) barred = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;

  if (!brg_ctl_parse ("--db FILE --event ID", entries, &argc, &argv, 0))
    return BRG_CTL_WRONG;
  if (options.db == NULL || options.event_id == 0)
    return brg_ctl_complain ("--db FILE and --event ID are wanted");
  is_change = options.name != NULL || options.removed != 0;
  store = brg_ctl_open_store (options.db, is_change ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY);
  snapshot = store != NULL ? brg_ctl_load_event (store, options.event_id, 0) : NULL;
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  if (is_change && !change (store, &options, &error))
    return brg_ctl_complain ("%s", error->message);
  list = brg_store_list_disqualifications (store, &error);
  if (list == NULL)
    return brg_ctl_complain ("%s", error->message);
  barred = list_barred (store, list, snapshot, &error);
  if (barred == NULL)
    return brg_ctl_complain ("%s", error->message);
  for (guint i = 0; i < list->len; i++)
    print_row (list->pdata[i]);
  print_barred (barred);
  return barred->len > 0 ? BRG_CTL_NO : BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_disqualified = {
  "disqualified", run_disqualified,
  "--db FILE --event ID [--add NAME [--birth DAY] [--from DAY] [--until DAY]\n"
  "    [--by TEXT] [--reason TEXT] | --remove ID]"
};
