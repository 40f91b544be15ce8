/* brg-ctl-register.c - bergerctl register: the persons of a workspace
 *
 * Tests: tests/app/bergerctl-register.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include <gio/gio.h>
#include <string.h>

#include "brg-output.h"
#include "brg-person-merge.h"
#include "brg-photo.h"
#include "brg-plain-file.h"
#include "brg-register.h"
#include "brg-rulebooks.h"
#include "brg-store-merge.h"
#include "brg-store-papers.h"
#include "brg-store-persons.h"

/* What is asked for. */
typedef struct
{
  char *db;
  char *rulebook;
  gint64 event_id;
  gint64 number;
  char **words; /* behind the number */
  BrgStore *store;
} Asked;

/* ----- What is printed ----- */

static void
print_cells (const char *first, const char *const *cells, guint n_cells)
{
  g_print ("%s", first);
  for (guint i = 0; i < n_cells; i++)
    {
      g_autofree char *cell = brg_ctl_dup_cell (cells[i]);

      g_print ("\t%s", cell);
    }
  g_print ("\n");
}

static void
print_row (const BrgPerson *person)
{
  static const BrgPersonField fields[] = { BRG_PERSON_BIRTH,        BRG_PERSON_SEX,
                                           BRG_PERSON_FIDE_ID,      BRG_PERSON_FEDERATION,
                                           BRG_PERSON_REGION,       BRG_PERSON_TOWN,
                                           BRG_PERSON_ORGANISATION, BRG_PERSON_COACHES };
  const char *cells[G_N_ELEMENTS (fields) + 2];
  g_autofree char *id = g_strdup_printf ("%" G_GINT64_FORMAT, person->id);
  g_autofree char *name = brg_person_dup_name (person);
  g_autofree char *n_entries = g_strdup_printf ("%d", person->n_entries);

  cells[0] = name;
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    cells[i + 1] = person->texts[fields[i]];
  cells[G_N_ELEMENTS (cells) - 1] = n_entries;
  print_cells (id, cells, G_N_ELEMENTS (cells));
}

static void
print_rows (const GPtrArray *persons)
{
  g_print ("# number, name, birth, sex, FIDE, federation, region, town, organisation, coaches,"
           " entries\n");
  for (guint i = 0; i < persons->len; i++)
    print_row (persons->pdata[i]);
}

static void
print_photo (GBytes *photo)
{
  BrgPhotoSize size;

  if (photo != NULL && brg_photo_measure (photo, &size))
    g_print ("photo\t%s\t%dx%d\t%" G_GSIZE_FORMAT "\n", brg_photo_kind_get_id (size.kind),
             size.width, size.height, g_bytes_get_size (photo));
}

static void
print_parts (const BrgPerson *person)
{
  for (guint i = 0; i < person->ranks->len; i++)
    {
      const BrgPersonRank *rank = person->ranks->pdata[i];

      print_cells ("rank", (const char *[]){ rank->name, rank->day, rank->document }, 3);
    }
  for (guint i = 0; i < person->ratings->len; i++)
    {
      const BrgPersonRating *rating = person->ratings->pdata[i];
      g_autofree char *number = g_strdup_printf ("%d", rating->rating);

      print_cells ("rating", (const char *[]){ rating->list, rating->day, number }, 3);
    }
  for (guint i = 0; i < person->aliases->len; i++)
    {
      const BrgPersonAlias *alias = person->aliases->pdata[i];
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, alias->old_id);

      print_cells ("former", (const char *[]){ number, alias->name, alias->fide_id }, 3);
    }
  print_photo (person->photo);
  for (guint i = 0; i < person->entries->len; i++)
    {
      const BrgPersonEntry *entry = person->entries->pdata[i];
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, entry->event_id);
      g_autofree char *rating = g_strdup_printf ("%d", entry->rating);

      print_cells ("entry",
                   (const char *[]){ number, entry->event, entry->group, entry->starts,
                                     entry->title, rating },
                   6);
    }
}

static void
print_articles (const BrgPerson *person, const char *rulebook)
{
  const BrgRulebook *book = rulebook != NULL ? brg_rulebook_find (rulebook) : NULL;

  for (BrgPersonField field = BRG_PERSON_SIGHT; book != NULL && field <= BRG_PERSON_MOVEMENT;
       field++)
    {
      g_auto (GStrv) articles = brg_register_list_articles (book, person, field);

      for (char **article = articles; *article != NULL; article++)
        print_cells ("article", (const char *[]){ brg_person_field_get_id (field), *article }, 2);
    }
}

static void
print_person (const BrgPerson *person, const char *rulebook)
{
  g_print ("number\t%" G_GINT64_FORMAT "\n", person->id);
  for (BrgPersonField field = 0; field < BRG_N_PERSON_FIELDS; field++)
    if (*person->texts[field] != '\0')
      print_cells (brg_person_field_get_id (field), (const char *const *) &person->texts[field], 1);
  print_articles (person, rulebook);
  print_parts (person);
}

/* ----- What is done ----- */

static BrgCtlStatus
finish (gboolean done, GError *error)
{
  g_autoptr (GError) owned = error;

  return done ? BRG_CTL_YES : brg_ctl_complain ("%s", owned->message);
}

static BrgCtlStatus
list_persons (Asked *asked)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) persons = brg_store_list_persons (asked->store, &error);
  g_autoptr (GPtrArray) found = NULL;
  g_autofree char *text = g_strjoinv (" ", asked->words);

  if (persons == NULL)
    return finish (FALSE, error);
  found = brg_register_find (persons, text);
  print_rows (found);
  return found->len > 0 ? BRG_CTL_YES : BRG_CTL_NO;
}

static BrgCtlStatus
show (Asked *asked)
{
  GError *error = NULL;
  g_autoptr (BrgPerson) person = brg_store_load_person (asked->store, asked->number, &error);

  if (person == NULL)
    return finish (FALSE, error);
  print_person (person, asked->rulebook);
  return BRG_CTL_YES;
}

static BrgCtlStatus
list_duplicates (Asked *asked)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) persons = brg_store_list_persons (asked->store, &error);
  g_autoptr (GPtrArray) holders =
      persons != NULL ? brg_store_list_paper_holders (asked->store, &error) : NULL;
  g_autoptr (GArray) pairs = NULL;
  gboolean is_whole = TRUE;

  if (holders == NULL)
    return finish (FALSE, error);
  pairs = brg_register_find_duplicates (persons, &is_whole);
  brg_register_add_holders (pairs, persons, holders);
  for (guint i = 0; i < pairs->len; i++)
    {
      const BrgRegisterPair *pair = &g_array_index (pairs, BrgRegisterPair, i);
      const BrgPerson *one = persons->pdata[pair->one];
      const BrgPerson *other = persons->pdata[pair->other];
      g_autofree char *name = brg_person_dup_name (one);
      g_autofree char *other_name = brg_person_dup_name (other);
      g_autofree char *first = g_strdup_printf ("%" G_GINT64_FORMAT, one->id);
      g_autofree char *second = g_strdup_printf ("%" G_GINT64_FORMAT, other->id);

      print_cells (pair->likeness == BRG_LIKENESS_SAME ? "same" : "likely",
                   (const char *[]){ first, name, second, other_name }, 4);
    }
  if (!is_whole)
    g_print ("# there are more: too many are called alike to look for all of them\n");
  return pairs->len > 0 || !is_whole ? BRG_CTL_YES : BRG_CTL_NO;
}

/* `FIELD=TEXT`, `rank=NAME,DAY,ORDER` or `rating=LIST,DAY,NUMBER`; titles and ratings are added. */
static gboolean
take_word (BrgPerson *person, const char *word)
{
  const char *sign = strchr (word, '=');
  g_autofree char *name = sign != NULL ? g_strndup (word, (gsize) (sign - word)) : g_strdup ("");
  const char *text = sign != NULL ? sign + 1 : "";
  g_auto (GStrv) parts = g_strsplit (text, ",", 3);
  guint n_parts = g_strv_length (parts);
  BrgPersonField field;
  gint64 rating = 0;

  if (g_str_equal (name, "rank") && n_parts > 0)
    brg_person_add_rank (person, parts[0], n_parts > 1 ? parts[1] : "",
                         n_parts > 2 ? parts[2] : "");
  else if (g_str_equal (name, "rating") && n_parts == 3 &&
           g_ascii_string_to_signed (parts[2], 10, 0, G_MAXINT, &rating, NULL))
    brg_person_add_rating (person, parts[0], parts[1], (gint) rating);
  else if (brg_person_field_from_id (name, &field))
    brg_person_set_text (person, field, text);
  else
    {
      brg_ctl_complain ("“%s” is no FIELD=TEXT, rank=NAME,DAY,ORDER or rating=LIST,DAY,NUMBER",
                        word);
      return FALSE;
    }
  return TRUE;
}

static BrgCtlStatus
set (Asked *asked)
{
  GError *error = NULL;
  g_autoptr (BrgPerson) person = brg_store_load_person (asked->store, asked->number, &error);
  gboolean done;

  if (person == NULL)
    return finish (FALSE, error);
  for (char **word = asked->words; *word != NULL; word++)
    if (!take_word (person, *word))
      return BRG_CTL_WRONG;
  done = brg_store_update_person (asked->store, asked->event_id, person, &error);
  return finish (done, error);
}

static BrgCtlStatus
set_photo (Asked *asked)
{
  GError *error = NULL;
  g_autoptr (GBytes) photo = NULL;
  gboolean done;

  if (asked->words[0] != NULL)
    {
      photo = brg_plain_file_read (asked->words[0], BRG_PHOTO_MOST_BYTES, &error);
      if (photo == NULL)
        return finish (FALSE, error);
    }
  done = brg_store_set_photo (asked->store, asked->event_id, asked->number, photo, &error);
  return finish (done, error);
}

static BrgCtlStatus
save_photo (Asked *asked)
{
  GError *error = NULL;
  g_autoptr (BrgPerson) person = brg_store_load_person (asked->store, asked->number, &error);
  gsize size;
  gconstpointer data;
  gboolean done;

  if (person == NULL)
    return finish (FALSE, error);
  if (person->photo == NULL)
    return BRG_CTL_NO;
  if (asked->words[0] == NULL)
    return brg_ctl_complain ("save-photo wants the name of a file");
  data = g_bytes_get_data (person->photo, &size);
  done = brg_output_write (asked->words[0], data, (gssize) size, BRG_OUTPUT_PRIVATE, &error);
  return finish (done, error);
}

/* The other number, then fields in which he is followed. */
static BrgPersonMerge *
make_merge (Asked *asked, GError **error)
{
  g_autoptr (BrgPersonMerge) merge = NULL;
  g_autoptr (BrgPerson) kept = brg_store_load_person (asked->store, asked->number, error);
  g_autoptr (BrgPerson) gone = NULL;
  gint64 other = 0;

  if (kept == NULL)
    return NULL;
  if (asked->words[0] == NULL ||
      !g_ascii_string_to_signed (asked->words[0], 10, 1, G_MAXINT64, &other, error))
    {
      if (error != NULL && *error == NULL)
        g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                             "two numbers of persons are wanted");
      return NULL;
    }
  gone = brg_store_load_person (asked->store, other, error);
  if (gone == NULL || !brg_store_check_merge (asked->store, kept->id, gone->id, error))
    return NULL;
  merge = brg_person_merge_new (g_steal_pointer (&kept), g_steal_pointer (&gone));
  for (char **word = asked->words + 1; *word != NULL; word++)
    {
      BrgPersonField field;

      if (!brg_person_field_from_id (*word, &field))
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "“%s” is no field", *word);
          return NULL;
        }
      brg_person_merge_choose (merge, field, TRUE);
    }
  return g_steal_pointer (&merge);
}

static BrgCtlStatus
preview_merge (Asked *asked)
{
  GError *error = NULL;
  g_autoptr (BrgPersonMerge) merge = make_merge (asked, &error);
  g_autoptr (BrgPerson) made = NULL;

  if (merge == NULL)
    return finish (FALSE, error);
  made = brg_person_merge_make (merge);
  g_print ("# field, the one who stays, the other one, what is kept\n");
  for (BrgPersonField field = 0; field < BRG_N_PERSON_FIELDS; field++)
    if (brg_person_merge_differs (merge, field))
      print_cells (brg_person_field_get_id (field),
                   (const char *[]){ brg_person_merge_get_kept (merge)->texts[field],
                                     brg_person_merge_get_gone (merge)->texts[field],
                                     made->texts[field] },
                   3);
  return BRG_CTL_YES;
}

static BrgCtlStatus
merge_persons (Asked *asked)
{
  GError *error = NULL;
  g_autoptr (BrgPersonMerge) merge = make_merge (asked, &error);
  g_autoptr (BrgPerson) made = merge != NULL ? brg_person_merge_make (merge) : NULL;
  gboolean done =
      made != NULL && brg_store_merge_persons (asked->store, asked->event_id, made,
                                               brg_person_merge_get_gone (merge)->id, &error);

  return finish (done, error);
}

/* ----- Personal papers ----- */

static BrgCtlStatus
keep_papers (Asked *asked)
{
  GError *error = NULL;
  gboolean done = brg_store_keep_papers (asked->store, asked->event_id, &error);

  return finish (done, error);
}

static BrgCtlStatus
show_papers (Asked *asked)
{
  GError *error = NULL;
  g_autoptr (BrgPersonalPapers) papers =
      brg_store_load_papers (asked->store, asked->number, &error);

  if (papers == NULL)
    return finish (FALSE, error);
  for (BrgPaperField field = 0; field < BRG_N_PAPER_FIELDS; field++)
    if (*papers->texts[field] != '\0')
      print_cells (brg_paper_field_get_id (field), (const char *const *) &papers->texts[field], 1);
  return brg_store_are_papers_kept (asked->store) ? BRG_CTL_YES : BRG_CTL_NO;
}

static gboolean
take_paper (BrgPersonalPapers *papers, const char *word)
{
  for (BrgPaperField field = 0; field < BRG_N_PAPER_FIELDS; field++)
    {
      g_autofree char *head = g_strconcat (brg_paper_field_get_id (field), "=", NULL);

      if (g_str_has_prefix (word, head))
        {
          brg_personal_papers_set (papers, field, word + strlen (head));
          return TRUE;
        }
    }
  brg_ctl_complain ("a paper is passport=, snils=, address= or phone=");
  return FALSE;
}

static BrgCtlStatus
set_papers (Asked *asked)
{
  GError *error = NULL;
  g_autoptr (BrgPersonalPapers) papers =
      brg_store_load_papers (asked->store, asked->number, &error);
  gboolean done;

  if (papers == NULL)
    return finish (FALSE, error);
  for (char **word = asked->words; *word != NULL; word++)
    if (!take_paper (papers, *word))
      return BRG_CTL_WRONG;
  done = brg_store_set_papers (asked->store, asked->event_id, asked->number, papers, &error);
  return finish (done, error);
}

static BrgCtlStatus
purge (Asked *asked)
{
  GError *error = NULL;
  g_auto (BrgPurgeReport) report = { 0 };

  if (!brg_store_purge_papers (asked->store, asked->event_id, &report, &error))
    return finish (FALSE, error);
  g_print ("purged\t%u\ncopies\t%u\n", report.n_persons, report.n_copies);
  if (report.is_in_use)
    print_cells ("left", (const char *[]){ "the working file: another program has the file open" },
                 1);
  for (guint i = 0; i < report.left->len; i++)
    print_cells ("left", (const char *const *) &report.left->pdata[i], 1);
  g_print ("# copies made outside this program, and what a disk keeps of deleted files, cannot be"
           " reached\n");
  if (!report.is_finished)
    g_print ("# the purge is not finished: run it again when the files that are left can be"
             " reached\n");
  return report.is_finished ? BRG_CTL_YES : BRG_CTL_NO;
}

static const struct
{
  const char *name;
  BrgCtlStatus (*run) (Asked *asked);
  gboolean has_number;
  gboolean writes;
} verbs[] = {
  { "list", .run = list_persons },
  { "find", .run = list_persons },
  { "show", .run = show, .has_number = TRUE },
  { "duplicates", .run = list_duplicates },
  { "set", .run = set, .has_number = TRUE, .writes = TRUE },
  { "photo", .run = set_photo, .has_number = TRUE, .writes = TRUE },
  { "save-photo", .run = save_photo, .has_number = TRUE },
  { "preview", .run = preview_merge, .has_number = TRUE },
  { "merge", .run = merge_persons, .has_number = TRUE, .writes = TRUE },
  { "keep-papers", .run = keep_papers, .writes = TRUE },
  { "papers", .run = show_papers, .has_number = TRUE },
  { "set-papers", .run = set_papers, .has_number = TRUE, .writes = TRUE },
  { "purge", .run = purge, .writes = TRUE },
};

static BrgCtlStatus
run_verb (guint verb, Asked *asked, char **arguments)
{
  g_autoptr (BrgStore) store = NULL;

  if (verbs[verb].has_number &&
      (arguments[0] == NULL ||
       !g_ascii_string_to_signed (arguments[0], 10, 1, G_MAXINT64, &asked->number, NULL)))
    return brg_ctl_complain ("%s wants the number of a person", verbs[verb].name);
  asked->words = arguments + verbs[verb].has_number;
  store = brg_ctl_open_store (asked->db,
                              verbs[verb].writes ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY);
  if (store == NULL)
    return BRG_CTL_WRONG;
  asked->store = store;
  if (brg_store_is_purge_open (store) && verbs[verb].run != purge)
    g_printerr ("bergerctl: the purge of personal papers is not finished: run purge again\n");
  return verbs[verb].run (asked);
}

/* How many words stand behind the verb differs. */
static gboolean
parse (Asked *asked, int *argc, char ***argv)
{
  const GOptionEntry options[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &asked->db, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &asked->event_id, "the event in which it is done", "ID" },
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &asked->rulebook, "whose articles are named", "ID" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("register VERB ...");
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;
  brg_ctl_complain ("%s", error->message);
  return FALSE;
}

static BrgCtlStatus
run_register (int argc, char **argv)
{
  Asked asked = { 0 };
  BrgCtlStatus status = BRG_CTL_WRONG;
  gboolean is_known = FALSE;

  if (parse (&asked, &argc, &argv) && asked.db == NULL)
    brg_ctl_complain ("--db FILE is wanted");
  else if (asked.db != NULL)
    {
      for (guint i = 0; argc > 1 && !is_known && i < G_N_ELEMENTS (verbs); i++)
        if (g_str_equal (verbs[i].name, argv[1]))
          {
            is_known = TRUE;
            status = run_verb (i, &asked, argv + 2);
          }
      if (!is_known)
        brg_ctl_complain ("register wants list, find, show, duplicates, set, photo, save-photo,"
                          " preview, merge, keep-papers, papers, set-papers or purge");
    }
  g_free (asked.db);
  g_free (asked.rulebook);
  return status;
}

const BrgCtlCommand brg_ctl_register = {
  "register", run_register,
  "list|find|duplicates --db FILE [TEXT]\n"
  "  bergerctl register show --db FILE NUMBER [--rulebook ID]\n"
  "  bergerctl register set --db FILE [--event ID] NUMBER FIELD=TEXT ...\n"
  "  bergerctl register photo|save-photo --db FILE [--event ID] NUMBER [PICTURE]\n"
  "  bergerctl register preview|merge --db FILE [--event ID] NUMBER SAME-NUMBER [FIELD ...]\n"
  "  bergerctl register keep-papers|purge --db FILE [--event ID]\n"
  "  bergerctl register papers|set-papers --db FILE [--event ID] NUMBER [PAPER=TEXT ...]"
};
