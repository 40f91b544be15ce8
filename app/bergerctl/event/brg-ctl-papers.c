/* brg-ctl-papers.c - bergerctl document set, bergerctl document archive
 *
 * Tests: tests/app/bergerctl-paper-archive.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-place.h"

#include <string.h>

#include "brg-next-step.h"
#include "brg-output.h"
#include "brg-paper-archive.h"
#include "brg-paper-file.h"
#include "brg-paper-job.h"
#include "brg-paper-list.h"
#include "brg-store-printed.h"

/* More than any event has. */
#define MOST_ROUND 300
#define NO_ROUND G_MININT

typedef struct
{
  BrgCtlPlace where;
  char *preset;
  char *language;
  char *output;
  char **copies;
  char *latin;
  gint round;
  gboolean keeps;
} Asked;

static void
asked_clear (Asked *asked)
{
  brg_ctl_place_clear (&asked->where);
  g_free (asked->preset);
  g_free (asked->language);
  g_free (asked->output);
  g_strfreev (asked->copies);
  g_free (asked->latin);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static BrgCtlStatus
complain_of (const Asked *asked, const GError *error)
{
  return brg_ctl_complain ("%s: %s", asked->where.path, error->message);
}

/* ----- A set ----- */

/* `pairings=3`, and `pairings=0` for none. */
static BrgCtlStatus
take_copies (BrgPaperSet *set, const BrgCtlPlace *where, const char *text)
{
  const char *sign = strchr (text, '=');
  g_autofree char *id = sign != NULL ? g_strndup (text, (gsize) (sign - text)) : NULL;
  BrgPaperSetRow *row;
  gint64 copies;

  if (id == NULL ||
      !g_ascii_string_to_signed (sign + 1, 10, 0, BRG_PRINTED_MOST_COPIES, &copies, NULL))
    return brg_ctl_complain ("--copies wants KIND=N with N from 0 to %d, not “%s”",
                             BRG_PRINTED_MOST_COPIES, text);
  row = brg_paper_set_add (set, where->snapshot, where->store, id);
  if (row == NULL)
    return brg_ctl_complain ("--copies: this group has no paper “%s” of a round", id);
  row->is_wanted = copies > 0;
  if (copies > 0)
    row->copies = (gint) copies;
  return BRG_CTL_YES;
}

/* Tick, copies, paper, round, sheets of one copy or why there is nothing. */
static void
print_row (const BrgPaperSetRow *row, const BrgPaperJob *job)
{
  const BrgPaperJobPart *part = brg_paper_job_find (job, row->paper->id);

  if (row->lack != NULL)
    g_print ("-\t%d\t%s\t%d\t# %s\n", row->copies, row->paper->id, row->round, row->lack);
  else if (part == NULL)
    g_print ("-\t%d\t%s\t%d\t%s\n", row->copies, row->paper->id, row->round,
             row->is_wanted ? "# there is nothing to print" : "");
  else
    g_print ("x\t%d\t%s\t%d\t%u\n", row->copies, row->paper->id, row->round,
             brg_document_get_n_pages (part->document));
}

static BrgCtlStatus
write_set (const Asked *asked, const BrgPaperJob *job)
{
  g_autofree char *notice = NULL;
  g_autoptr (GError) error = NULL;

  if (asked->output == NULL)
    return BRG_CTL_YES;
  if (job->parts->len == 0)
    return brg_ctl_complain ("%s: no paper of the set has anything to print", asked->where.path);
  if (!brg_paper_job_write_pdf (job, asked->output, &error))
    return brg_ctl_complain ("%s", error->message);
  if (asked->keeps && !brg_paper_job_file (job, TRUE, &notice, &error))
    return complain_of (asked, error);
  return brg_ctl_tell_not_kept (notice);
}

static BrgCtlStatus
print_set (const Asked *asked, BrgPaperPreset preset, gint round)
{
  const BrgCtlPlace *where = &asked->where;
  g_autofree char *printed_at = brg_paper_file_dup_now ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPaperSet) set =
      brg_paper_set_new (where->store, where->snapshot, preset, round, &error);
  g_autoptr (BrgPaperJob) job = NULL;

  if (set == NULL)
    return complain_of (asked, error);
  for (guint i = 0; asked->copies != NULL && asked->copies[i] != NULL; i++)
    if (take_copies (set, where, asked->copies[i]) != BRG_CTL_YES)
      return BRG_CTL_WRONG;
  if (asked->copies != NULL &&
      !brg_paper_set_remember (set, where->store, where->snapshot->event->id, &error))
    return complain_of (asked, error);
  job = brg_paper_job_new (where->store, where->snapshot, asked->language, printed_at);
  if (asked->latin != NULL)
    brg_transliteration_from_id (asked->latin, &job->latin);
  if (!brg_paper_job_add_set (job, set, NULL, &error))
    return complain_of (asked, error);
  g_print ("# %s round %d\n", brg_paper_preset_to_word (preset), round);
  for (guint i = 0; i < set->rows->len; i++)
    print_row (&g_array_index (set->rows, BrgPaperSetRow, i), job);
  g_print ("=\t%u\n", brg_paper_job_count_sheets (job));
  return write_set (asked, job);
}

static const char about_set[] =
    "Prints the set, a paper a line: x for one that is printed or -, copies, kind, round, sheets "
    "of\n"
    "a copy or # and why there is nothing; then = and the sheets in all.\n"
    "Ticks and copies that are given are remembered by the event.\n"
    "Exit status: 0 done, 1 written but some file is not kept by --keep, 2 bad usage or nothing "
    "to\n"
    "write.";

static BrgCtlStatus
run_set (int argc, char **argv)
{
  g_auto (Asked) asked = { .where = { "document set", about_set, .is_proved = TRUE },
                           .round = NO_ROUND };
  BrgPaperPreset preset = BRG_PAPER_SET_BEFORE;
  BrgTransliteration latin;
  const GOptionEntry options[] = {
    { "preset", 0, 0, G_OPTION_ARG_STRING, &asked.preset,
      "the set; without it after the round when all its results are in, else before it",
      "before|after" },
    { "round", 0, 0, G_OPTION_ARG_INT, &asked.round, "the round; without it the last that began",
      "K" },
    { "copies", 0, 0, G_OPTION_ARG_STRING_ARRAY, &asked.copies,
      "remembers copies of a paper, 0 for none; may be repeated", "KIND=N" },
    { "keep", 0, 0, G_OPTION_ARG_NONE, &asked.keeps, "keeps the papers in the archive", NULL },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &asked.language, "language of the papers", "ru|uk|en" },
    { "transliterate", 0, 0, G_OPTION_ARG_STRING, &asked.latin,
      "names in Latin letters; without it as the event has it of English papers",
      "iso9|passport|fide|none" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &asked.output,
      "the file to write; without it the set is only listed", "OUT.pdf" },
    G_OPTION_ENTRY_NULL,
  };

  if (!brg_ctl_place_read (&asked.where, options, argc, argv))
    return BRG_CTL_WRONG;
  if (asked.preset != NULL && !brg_paper_preset_from_word (asked.preset, &preset))
    return brg_ctl_complain ("--preset is before or after, not “%s”", asked.preset);
  if (asked.latin != NULL && !brg_transliteration_from_id (asked.latin, &latin))
    return brg_ctl_complain ("--transliterate wants iso9, passport, fide or none, not “%s”",
                             asked.latin);
  if (!brg_ctl_settle_language ("document set", &asked.language))
    return BRG_CTL_WRONG;
  if (asked.round != NO_ROUND && (asked.round < 1 || asked.round > MOST_ROUND))
    return brg_ctl_complain ("--round is 1 to %d", MOST_ROUND);
  if (asked.output != NULL && !brg_ctl_is_pdf (asked.output))
    return brg_ctl_complain ("document set: the set is a .pdf, not “%s”", asked.output);
  if (asked.keeps && asked.output == NULL)
    return brg_ctl_complain ("--keep goes with -o OUT.pdf");
  if (!brg_ctl_place_open (&asked.where, asked.copies != NULL || asked.keeps ? BRG_STORE_READ_WRITE
                                                                             : BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  if (asked.round == NO_ROUND)
    asked.round = brg_snapshot_current_round (asked.where.snapshot);
  if (asked.preset == NULL)
    preset = brg_paper_preset_find (asked.where.snapshot, asked.round);
  return print_set (&asked, preset, asked.round);
}

/* ----- The archive ----- */

/* Whether the file is there, and why not. */
static const char *
get_keeping (const BrgPrintedPaper *printed)
{
  static const struct
  {
    const char *lost;
    const char *word;
  } words[] = { { "large", "too-large" }, { "long", "too-long" }, { "full", "no-room" } };

  if (printed->is_kept)
    return printed->is_private ? "private" : "kept";
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (printed->lost, words[i].lost))
      return words[i].word;
  return printed->is_missing ? "missing" : "not-kept";
}

/* Of a paper that stands also whether it would have another letterhead now. */
static const char *
get_standing (const BrgArchivedPaper *paper)
{
  static const char *const standings[] = { "as-printed", "corrected", "not-compared" };

  return paper->standing == BRG_PAPER_STANDS && paper->has_old_letterhead
             ? "old-letterhead"
             : standings[paper->standing];
}

static void
print_archived (const BrgArchivedPaper *paper)
{
  const BrgPrintedPaper *printed = paper->printed;
  g_autofree char *title = brg_ctl_dup_cell (printed->title);
  g_autofree char *kind = brg_ctl_dup_cell (printed->kind);
  g_autofree char *language = brg_ctl_dup_cell (printed->language);

  g_print ("%d\t%s\t%s\t%d\t%s\t%s\t%d\t%d\t%s\t%s\t%s\t%s\t%s\n", printed->number,
           printed->printed_at, kind, printed->round, language,
           printed->is_saved ? "saved" : "printed", printed->copies, printed->sheets,
           *printed->state != '\0' ? printed->state : "-", get_standing (paper),
           get_keeping (printed), printed->sha256, title);
}

static BrgCtlStatus
list_archive (const Asked *asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) archive =
      brg_paper_archive_list (asked->where.store, asked->where.snapshot, &error);

  if (archive == NULL)
    return complain_of (asked, error);
  for (guint i = 0; i < archive->len; i++)
    print_archived (archive->pdata[i]);
  return BRG_CTL_YES;
}

static BrgCtlStatus
get_archived (const Asked *asked, gint number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) archive =
      brg_store_list_printed (asked->where.store, asked->where.snapshot->group->id, &error);

  if (archive == NULL)
    return complain_of (asked, error);
  for (guint i = 0; i < archive->len; i++)
    {
      const BrgPrintedPaper *printed = archive->pdata[i];
      g_autoptr (GBytes) pdf = NULL;
      gsize size;
      const char *data;

      if (printed->number != number)
        continue;
      pdf = brg_store_load_printed (asked->where.store, printed, &error);
      if (pdf == NULL)
        return complain_of (asked, error);
      data = g_bytes_get_data (pdf, &size);
      return brg_output_write (asked->output, data, (gssize) size, BRG_OUTPUT_PUBLIC, &error)
                 ? BRG_CTL_YES
                 : brg_ctl_complain ("%s", error->message);
    }
  return brg_ctl_complain ("%s: the archive has no paper %d", asked->where.path, number);
}

static BrgCtlStatus
drop_archived (const Asked *asked, gint number)
{
  g_autoptr (GError) error = NULL;

  return brg_store_drop_printed (asked->where.store, asked->where.snapshot->group->id, number,
                                 &error)
             ? BRG_CTL_YES
             : complain_of (asked, error);
}

static const char about_archive[] =
    "list prints a paper a line, the latest first: number, when (UTC), kind, round, language,\n"
    "printed or saved, copies, sheets of a copy, what it said of itself (-, provisional, "
    "corrected,\n"
    "final), as-printed, old-letterhead, corrected or not-compared, its file (kept, private: with "
    "something of a\n"
    "personal paper and in no copy, not-kept, missing: taken away outside the program, too-large: "
    "more than 8 MB, too-long: more than 1 MB "
    "of\n"
    "text, no-room: more than 128 MB in the archive), SHA-256 of the file, title.\n"
    "get writes the file byte for byte as it was.\n"
    "drop takes the file of a paper out for good; the journal keeps its hash.\n"
    "Exit status: 0 done, 2 bad usage, or there is no such paper or file.";

static BrgCtlStatus
answer_archive (Asked *asked, const char *verb, gint number)
{
  gboolean is_drop = g_str_equal (verb, "drop");

  if (!brg_ctl_place_open (&asked->where, is_drop ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  if (is_drop)
    return drop_archived (asked, number);
  return g_str_equal (verb, "get") ? get_archived (asked, number) : list_archive (asked);
}

static BrgCtlStatus
run_archive (int argc, char **argv)
{
  g_auto (Asked) asked = { .where = { .about = about_archive, .is_proved = TRUE } };
  g_autofree char *command = NULL;
  gint number = 0;
  gboolean is_get;
  const GOptionEntry options[] = {
    { "number", 0, 0, G_OPTION_ARG_INT, &number, "get, drop: number of the paper", "N" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &asked.output, "get: the file to write", "OUT.pdf" },
    G_OPTION_ENTRY_NULL,
  };
  static const char *const verbs[] = { "list", "get", "drop", "--help", "-h", NULL };

  if (argc < 2 || !g_strv_contains (verbs, argv[1]))
    return brg_ctl_complain ("document archive wants list, get or drop");
  command = g_str_has_prefix (argv[1], "-") ? g_strdup ("document archive list|get|drop")
                                            : g_strdup_printf ("document archive %s", argv[1]);
  asked.where.command = command;
  is_get = g_str_equal (argv[1], "get");
  if (g_str_has_prefix (argv[1], "-")
          ? !brg_ctl_place_read (&asked.where, options, argc, argv)
          : !brg_ctl_place_read (&asked.where, options, argc - 1, argv + 1))
    return BRG_CTL_WRONG;
  if (is_get && (number < 1 || asked.output == NULL))
    return brg_ctl_complain ("document archive get wants --number N and -o OUT.pdf");
  if (g_str_equal (argv[1], "drop") && number < 1)
    return brg_ctl_complain ("document archive drop wants --number N");
  return answer_archive (&asked, argv[1], number);
}

const BrgCtlCommand brg_ctl_document_set = {
  "set", run_set,
  "--db FILE --event ID [--preset before|after] [--round K] [--copies KIND=N ...] [--lang L]\n"
  "          [--transliterate TABLE] [-o OUT.pdf [--keep]]"
};

const BrgCtlCommand brg_ctl_document_archive = {
  "archive", run_archive, "list|get|drop --db FILE --event ID [--number N] [-o OUT.pdf]"
};
