/* brg-ctl-document.c - bergerctl document: a form as PDF
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include <glib/gi18n.h>

#include "brg-duty-notes.h"
#include "brg-journal.h"

#include "brg-ctl-diagram.h"
#include "brg-final-report.h"
#include "brg-form-style.h"
#include "brg-form-text.h"
#include "brg-next-step.h"
#include "brg-paper-archive.h"
#include "brg-paper-choice.h"
#include "brg-paper-file.h"
#include "brg-paper-job.h"
#include "brg-paper-list.h"
#include "brg-paper-wishes.h"
#include "brg-store-envelope-rows.h"
#include "brg-store-game-rows.h"
#include "brg-store-incident-rows.h"
#include "brg-store-paper-template.h"
#include "brg-text-tidy.h"

/* More than any event has. */
#define MOST_ROUND 300

/* Letters of a line of plain text. */
#define MOST_LINE 200
#define NO_ROUND G_MININT

/* Sheets of one size may differ by so much, in points: a pair of A5 is half a millimetre wider. */
#define SHEET_TOLERANCE 3

/* Where the group of a document is. */
typedef struct
{
  char *path;
  gint64 event_id;
  gint64 group_id;
} Place;

static void
place_clear (Place *place)
{
  g_free (place->path);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Place, place_clear)

static BrgCtlStatus
complain_about_kind (const char *id)
{
  g_autoptr (GString) known = g_string_new (NULL);
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  for (guint i = 0; i < n_papers; i++)
    g_string_append_printf (known, " %s", papers[i].id);
  return brg_ctl_complain ("there is no document “%s”; known:%s", id, known->str);
}

/* Why there is nothing is said in the language of the messages, as the window says it. */
static BrgCtlStatus
complain_of_nothing (const char *path, const BrgPaper *paper, const BrgPaperSource *source)
{
  const char *lack = brg_paper_find_lack (paper, source);

  if ((paper->needs & BRG_PAPER_OF_TEAMS) != 0 && !brg_snapshot_has_teams (source->snapshot))
    return brg_ctl_complain ("%s: no teams play there", path);
  if ((paper->needs & BRG_PAPER_OF_ROUND) != 0 &&
      brg_snapshot_get_round (source->snapshot, source->round) == NULL)
    return brg_ctl_complain ("%s: round %d is not paired", path, source->round);
  return brg_ctl_complain ("%s: %s", path,
                           lack != NULL             ? _ (lack)
                           : paper->nothing != NULL ? _ (paper->nothing)
                                                    : "there is nothing to print");
}

/* How it is wanted. */
typedef struct
{
  char *language;
  char *output;
  char *sheet;
  char *lies;
  char *encoding;
  char *as;
  char *latin;
  char *lists;
  char *text;
  double type_size;
  gint line;
  gboolean keeps;
  BrgPaperWishes paper;
} Wish;

static void
wish_clear (Wish *wish)
{
  g_free (wish->language);
  g_free (wish->output);
  g_free (wish->sheet);
  g_free (wish->lies);
  g_free (wish->encoding);
  g_free (wish->as);
  g_free (wish->latin);
  g_free (wish->lists);
  g_free (wish->text);
  brg_paper_wishes_clear (&wish->paper);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wish, wish_clear)

/* What the words of the command line mean; a complaint of one that means nothing. */
static BrgCtlStatus
read_wish (const Wish *wish, BrgDocumentOptions *options, BrgEncoding *encoding)
{
  *encoding = BRG_ENCODING_UTF8;
  if (wish->sheet != NULL && !brg_sheet_size_from_word (wish->sheet, &options->sheet))
    return brg_ctl_complain ("document: the sheet is a3, a4, a5 or letter, not “%s”", wish->sheet);
  if (wish->type_size != 0 && !(wish->type_size >= 4 && wish->type_size <= 40))
    return brg_ctl_complain ("document: the type size is 4 to 40 points");
  if (wish->type_size != 0)
    options->font_size = wish->type_size;
  if (wish->lies != NULL && g_str_equal (wish->lies, "portrait"))
    options->orientation = BRG_ORIENTATION_PORTRAIT;
  else if (wish->lies != NULL && g_str_equal (wish->lies, "landscape"))
    options->orientation = BRG_ORIENTATION_LANDSCAPE;
  else if (wish->lies != NULL)
    return brg_ctl_complain ("document: the sheet lies portrait or landscape, not “%s”",
                             wish->lies);
  if (wish->encoding != NULL && g_str_equal (wish->encoding, "windows-1251"))
    *encoding = BRG_ENCODING_WINDOWS_1251;
  else if (wish->encoding != NULL && !g_str_equal (wish->encoding, "utf-8"))
    return brg_ctl_complain ("document: the encoding is utf-8 or windows-1251, not “%s”",
                             wish->encoding);
  return BRG_CTL_YES;
}

static gboolean
is_csv (const char *output)
{
  BrgFormFileKind kind;

  return brg_form_file_find_kind (output, &kind) && kind == BRG_FORM_FILE_CSV;
}

/* A paper as plain text, on the standard output. */
static BrgCtlStatus
print_text (const BrgForm *form, const BrgWords *words)
{
  g_autofree char *text = brg_form_text_make (form, words);

  g_print ("%s", text);
  return BRG_CTL_YES;
}

/* The table of a paper, for other programs. */
static BrgCtlStatus
write_table (const char *path,
             const BrgPaper *paper,
             const BrgPaperSource *source,
             const BrgDocumentOptions *options,
             BrgEncoding encoding,
             const Wish *wish)
{
  const char *output = wish->output;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgForm) form = NULL;
  g_autofree char *lost = NULL;

  if (!brg_paper_is_form (paper))
    return brg_ctl_complain ("document: %s is no table: it can be written as PDF only", paper->id);
  if (!brg_paper_is_available (paper, source))
    return complain_of_nothing (path, paper, source);
  form = brg_paper_new_form (paper, source, options, &error);
  if (form == NULL)
    return error != NULL ? brg_ctl_complain ("%s: %s", path, error->message)
                         : complain_of_nothing (path, paper, source);
  form->text_width = (guint) wish->line;
  if (wish->output == NULL)
    return print_text (form, options->words);
  if (!brg_paper_file_write (form, output, options->words, options->printed_at, encoding, &lost,
                             &error))
    return brg_ctl_complain ("%s", error->message);
  if (lost != NULL && *lost != '\0')
    g_printerr ("%s: letters that the encoding has not became question marks: %s\n", output, lost);
  /* A CSV has heads and rows, and no place for that. */
  if (options->state == BRG_DOCUMENT_PROVISIONAL && is_csv (output))
    g_printerr ("%s: provisional\n", output);
  return BRG_CTL_YES;
}

/* The report is made all the same: who asked for it knows what it will not have. */
static void
tell_missing (const BrgPaperSource *source)
{
  g_autoptr (GPtrArray) missing = brg_final_report_list_missing (source);

  for (guint i = 0; i < missing->len; i++)
    g_printerr ("missing: %s\n", ((const BrgReportGap *) missing->pdata[i])->text);
}

/* Whether the sheets are of the size that was asked for: envelopes have their own. */
static gboolean
obeys (const BrgDocument *document, const Wish *wish, const BrgDocumentOptions *options)
{
  const BrgPrintPage *page = brg_document_get_page (document, 0);
  BrgPrintSheet sheet = brg_form_style_sheet_of (options->sheet, page->width > page->height);

  return wish->sheet == NULL || (ABS (page->width - sheet.width) < SHEET_TOLERANCE &&
                                 ABS (page->height - sheet.height) < SHEET_TOLERANCE);
}

/* A card that has no room on a sheet that lies as was asked stands on one that lies the other way:
 * it is the same paper. */
static void
tell_how_it_lies (const BrgDocument *document, const BrgPaper *paper, const Wish *wish)
{
  const BrgPrintPage *page = brg_document_get_page (document, 0);
  gboolean is_landscape = page->width > page->height;

  if (wish->lies != NULL && is_landscape != g_str_equal (wish->lies, "landscape"))
    g_printerr ("%s: its sheets lie %s: they hold nothing the other way\n", paper->id,
                is_landscape ? "landscape" : "portrait");
}

static BrgCtlStatus
write_paper (const char *path,
             const BrgPaper *paper,
             BrgPaperSource *source,
             BrgPaperJob *job,
             Wish *wish)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *notice = NULL;
  g_autoptr (BrgPaperTemplate) kept = NULL;
  const BrgDocument *document;
  BrgFormFileKind kind;
  BrgEncoding encoding;
  BrgDocumentOptions options;

  brg_document_options_init (&options, job->words);
  /* What is not said is as the event remembers it. */
  brg_paper_choice_apply_remembered (paper, source->store, source->snapshot->event->id, &options);
  if (!brg_paper_wishes_apply (&wish->paper, &options, &error))
    return brg_ctl_complain ("document: %s", error->message);
  if (wish->text != NULL)
    {
      kept = brg_store_load_paper_template (source->store, source->snapshot->event->id, paper->id,
                                            wish->text, &error);
      if (kept == NULL)
        return brg_ctl_complain ("%s: %s", path, error->message);
      options.text = kept->text;
    }
  options.printed_at = job->printed_at;
  options.latin = job->latin;
  if (wish->latin != NULL)
    brg_transliteration_from_id (wish->latin, &options.latin);
  if (read_wish (wish, &options, &encoding) != BRG_CTL_YES)
    return BRG_CTL_WRONG;
  if (wish->output == NULL || brg_form_file_find_kind (wish->output, &kind))
    {
      source->snapshot = brg_paper_job_get_group (job, options.latin);
      options.state = brg_paper_archive_find_state (paper, source, &options);
      return write_table (path, paper, source, &options, encoding, wish);
    }
  if (g_str_equal (paper->id, "final-report"))
    tell_missing (source);
  if (!brg_paper_job_add (job, paper, source, &options, 1, &error))
    return error != NULL ? brg_ctl_complain ("%s: %s", path, error->message)
                         : complain_of_nothing (path, paper, source);
  document = ((const BrgPaperJobPart *) job->parts->pdata[0])->document;
  if (!obeys (document, wish, &options))
    return brg_ctl_complain ("document: %s has sheets of its own: --sheet does not change them",
                             paper->id);
  tell_how_it_lies (document, paper, wish);
  if (!brg_paper_job_write_pdf (job, wish->output, &error) ||
      (wish->keeps && !brg_paper_job_file (job, TRUE, &notice, &error)))
    return brg_ctl_complain ("%s", error->message);
  return brg_ctl_tell_not_kept (notice);
}

/* The group with the names that are asked for; what is not said is as the event has it. */
static gboolean
take_latin (BrgPaperJob *job, const Wish *wish)
{
  BrgTransliteration table = BRG_TRANSLITERATE_NOT;
  g_autoptr (BrgSnapshot) named = NULL;

  if (wish->latin == NULL)
    return TRUE;
  named = brg_ctl_load_event (job->store, job->snapshot->event->id, job->snapshot->group->id);
  if (named == NULL || !brg_ctl_write_latin (named, wish->latin, wish->lists))
    return FALSE;
  brg_transliteration_from_id (wish->latin, &table);
  if (table != BRG_TRANSLITERATE_NOT)
    brg_paper_job_take_named (job, g_steal_pointer (&named), table);
  return TRUE;
}

/* A document of a group. */
static BrgCtlStatus
write_of_event (const Place *place, const BrgPaper *paper, BrgPaperSource *source, Wish *wish)
{
  g_autofree char *printed_at = brg_paper_file_dup_now ();
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgPaperJob) job = NULL;

  if (place->path == NULL || (wish->output == NULL && wish->as == NULL) || place->event_id == 0)
    return brg_ctl_complain ("document wants --db FILE, --event ID and -o OUT.pdf");
  store =
      brg_ctl_open_store (place->path, wish->keeps ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY);
  /* A paper says whether the journal proves what it was made of. */
  if (store != NULL)
    brg_store_set_doubted (store, !brg_journal_verify (store, NULL));
  snapshot = store != NULL ? brg_ctl_load_event (store, place->event_id, place->group_id) : NULL;
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  source->store = store;
  source->snapshot = snapshot;
  if (source->round == 0 && (paper->needs & BRG_PAPER_OF_ALL_ROUNDS) == 0)
    source->round = brg_snapshot_current_round (snapshot);
  /* What the store keeps is read once: the paper says itself that there is nothing. */
  if ((paper->needs & BRG_PAPER_FROM_STORE) == 0 && !brg_paper_is_available (paper, source))
    return complain_of_nothing (place->path, paper, source);
  job = brg_paper_job_new (store, snapshot, wish->language, printed_at);
  return take_latin (job, wish) ? write_paper (place->path, paper, source, job, wish)
                                : BRG_CTL_WRONG;
}

/* All that is asked. */
typedef struct
{
  Place place;
  BrgPaperSource source;
  BrgCtlDiagrams diagrams;
  Wish wish;
  char *printed_on;
  char *delegation;
} Request;

static void
request_clear (Request *request)
{
  place_clear (&request->place);
  brg_ctl_diagrams_clear (&request->diagrams);
  wish_clear (&request->wish);
  g_free (request->printed_on);
  g_free (request->delegation);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

static void
add_what (Request *request, GArray *options)
{
  const GOptionEntry entries[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &request->place.path, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &request->place.event_id, "an event of the workspace",
      "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &request->place.group_id, "a group of the event", "ID" },
    { "round", 0, 0, G_OPTION_ARG_INT, &request->source.round,
      "the round; without it the last that began", "K" },
    { "board", 0, 0, G_OPTION_ARG_INT, &request->source.board, "lot-slip, envelope: one board",
      "B" },
    { "number", 0, 0, G_OPTION_ARG_INT, &request->source.number,
      "decision: entry of the log, else the last; protest, appeal-decision: one, else all", "N" },
    { "delegation", 0, 0, G_OPTION_ARG_STRING, &request->delegation,
      "entry-preliminary, entry-final: one delegation, else all", "NAME" },
    { "only", 0, 0, G_OPTION_ARG_STRING, &request->wish.paper.only,
      "cards: numbers of players or boards: 3,5,7-9", "NUMBERS" },
  };

  g_array_append_vals (options, entries, G_N_ELEMENTS (entries));
}

static void
add_diagrams (BrgCtlDiagrams *diagrams, GArray *options)
{
  const GOptionEntry entries[] = {
    { "fen", 0, 0, G_OPTION_ARG_STRING_ARRAY, &diagrams->positions,
      "diagram: a position, of renju a record or 225 points; may be repeated", "FEN" },
    { "game", 0, 0, G_OPTION_ARG_STRING, &diagrams->game, "diagram: the game: chess", "GAME" },
    { "moves", 0, 0, G_OPTION_ARG_STRING, &diagrams->moves,
      "diagram: draughts: moves from the position, or from the initial one", "MOVES" },
    { "notation", 0, 0, G_OPTION_ARG_STRING, &diagrams->notation,
      "diagram: names of squares: draughts full|numeric, renju i|j|i-plain|j-plain", "ID" },
    { "fouls", 0, 0, G_OPTION_ARG_NONE, &diagrams->shows_fouls,
      "diagram: renju: mark what is forbidden to Black", NULL },
    { "title", 0, 0, G_OPTION_ARG_STRING, &diagrams->title, "diagram: the title", "T" },
    { "remark", 0, 0, G_OPTION_ARG_STRING_ARRAY, &diagrams->remarks,
      "diagram: a remark, the first one about the first position", "R" },
    { "flip", 0, 0, G_OPTION_ARG_NONE, &diagrams->is_flipped, "diagram: Black below", NULL },
  };

  g_array_append_vals (options, entries, G_N_ELEMENTS (entries));
}

static void
add_how (Request *request, GArray *options)
{
  Wish *wish = &request->wish;
  const GOptionEntry entries[] = {
    { "paper", 0, 0, G_OPTION_ARG_STRING, &request->printed_on, "envelope: what it is printed on",
      "c5|a4" },
    { "blank", 0, 0, G_OPTION_ARG_NONE, &wish->paper.is_blank,
      "cards, entry-preliminary, entry-final: to be filled in by hand", NULL },
    { "personal", 0, 0, G_OPTION_ARG_NONE, &request->source.shows_personal,
      "entry-preliminary, entry-final: with passport, address and insurance number", NULL },
    { "order", 0, 0, G_OPTION_ARG_STRING, &wish->paper.order,
      "start-list, table: order of the rows", "number|rating|alphabet|region|title|place" },
    { "columns", 0, 0, G_OPTION_ARG_STRING, &wish->paper.columns,
      "start-list: its columns: number,name,birth,...", "LIST" },
    { "template", 0, 0, G_OPTION_ARG_FILENAME, &wish->paper.template_path,
      "diplomas, certificates: their text, with fields: {name}", "FILE" },
    { "text", 0, 0, G_OPTION_ARG_STRING, &wish->text,
      "diplomas, certificates: a text that the event keeps, `bergerctl document text list`",
      "NAME" },
    { "card", 0, 0, G_OPTION_ARG_STRING, &wish->paper.card, "cards: how large one is", "a4|a5|a6" },
    { "large", 0, 0, G_OPTION_ARG_NONE, &wish->paper.is_large, "cards: for the partially sighted",
      NULL },
    { "backs", 0, 0, G_OPTION_ARG_NONE, &wish->paper.has_backs,
      "badges: with backs, to be printed on both sides, turned about the long edge", NULL },
    { "preprinted", 0, 0, G_OPTION_ARG_NONE, &wish->paper.is_preprinted,
      "diplomas, certificates: without frame and letterhead, for sheets that have them", NULL },
    { "cover", 0, 0, G_OPTION_ARG_NONE, &wish->paper.picture_covers,
      "diplomas, certificates: the picture covers the sheet and is cut at its edges, else all of "
      "it is seen",
      NULL },
    { "shift", 0, 0, G_OPTION_ARG_STRING, &wish->paper.shift,
      "diplomas, certificates: millimetres to the right and down: 2,-3", "RIGHT,DOWN" },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &wish->language, "language of the document", "ru|uk|en" },
    { "sheet", 0, 0, G_OPTION_ARG_STRING, &wish->sheet, "size of the sheets, else a4",
      "a3|a4|a5|letter" },
    { "orientation", 0, 0, G_OPTION_ARG_STRING, &wish->lies, "how the sheets lie",
      "portrait|landscape" },
    { "type-size", 0, 0, G_OPTION_ARG_DOUBLE, &wish->type_size, "size of the type of the table",
      "POINTS" },
    { "encoding", 0, 0, G_OPTION_ARG_STRING, &wish->encoding, "CSV: else utf-8 with its mark",
      "utf-8|windows-1251" },
    { "transliterate", 0, 0, G_OPTION_ARG_STRING, &wish->latin,
      "names in Latin letters; without it as the event has it of English papers",
      "iso9|passport|fide|none" },
    { "lists", 0, 0, G_OPTION_ARG_FILENAME, &wish->lists,
      "rating lists: FIDE's spelling of who has a FIDE number", "LISTS.sqlite" },
    { "keep", 0, 0, G_OPTION_ARG_NONE, &wish->keeps, "keeps the paper in the archive", NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &wish->output,
      "the file to write; its end says what it becomes", "OUT.pdf|csv|xlsx|fods|html|txt" },
    { "as", 0, 0, G_OPTION_ARG_STRING, &wish->as,
      "text: plain, for Braille and for who listens; without -o it is printed here", "text" },
    { "line", 0, 0, G_OPTION_ARG_INT, &wish->line,
      "plain text: how many letters a line has at most, 20 to 200, else 80", "N" },
  };

  g_array_append_vals (options, entries, G_N_ELEMENTS (entries));
}

static gboolean
parse (Request *request, int *argc, char ***argv)
{
  g_autoptr (GArray) options = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));

  add_what (request, options);
  add_diagrams (&request->diagrams, options);
  add_how (request, options);
  return brg_ctl_parse ("KIND", (const GOptionEntry *) options->data, argc, argv, 1);
}

/* What is about several papers. */
static const BrgCtlCommand *const others[] = {
  &brg_ctl_document_set,
  &brg_ctl_document_archive,
  &brg_ctl_document_letterhead,
  &brg_ctl_document_text,
};

/* What is asked for and would be dropped is said. */
static BrgCtlStatus
check_wish (const BrgPaper *paper, const Request *request)
{
  const Wish *wish = &request->wish;
  BrgFormFileKind kind;
  gboolean is_file = wish->output != NULL && brg_form_file_find_kind (wish->output, &kind);
  gboolean is_entry =
      g_str_equal (paper->id, "entry-preliminary") || g_str_equal (paper->id, "entry-final");

  if (wish->output != NULL && !is_file && !brg_ctl_is_pdf (wish->output))
    return brg_ctl_complain ("document: “%s” ends in none of .pdf, .csv, .xlsx, .fods, .html, .txt",
                             wish->output);
  if (wish->as != NULL && !g_str_equal (wish->as, "text"))
    return brg_ctl_complain ("document: a paper is written as text, not as “%s”", wish->as);
  if (wish->as != NULL && wish->output != NULL && !(is_file && kind == BRG_FORM_FILE_TEXT))
    return brg_ctl_complain ("document: --as text writes a file that ends in .txt");
  if (wish->line != 0 && (wish->line < BRG_TEXT_LEAST_WIDTH || wish->line > MOST_LINE ||
                          !(wish->as != NULL || (is_file && kind == BRG_FORM_FILE_TEXT))))
    return brg_ctl_complain ("document: --line is 20 to 200 letters, of plain text");
  is_file = is_file || wish->as != NULL;
  if (wish->keeps && is_file)
    return brg_ctl_complain ("document: the archive keeps what is printed: --keep goes with .pdf");
  if (wish->paper.is_blank && !is_entry && (paper->wishes & BRG_WISH_BLANK) == 0)
    return brg_ctl_complain ("document: %s is not filled in by hand: --blank does not go with it",
                             paper->id);
  if (wish->encoding != NULL && !(is_file && kind == BRG_FORM_FILE_CSV))
    return brg_ctl_complain ("document: --encoding is for .csv");
  if (request->source.shows_personal && !is_entry)
    return brg_ctl_complain ("document: --personal is for entry-preliminary and entry-final");
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_document (int argc, char **argv)
{
  g_auto (Request) request = { .source.round = NO_ROUND };
  BrgPaperSource *source = &request.source;
  const char *printed_on;
  const BrgPaper *paper;

  for (gsize i = 0; argc > 1 && i < G_N_ELEMENTS (others); i++)
    if (g_str_equal (argv[1], others[i]->name))
      return others[i]->run (argc - 1, argv + 1);
  if (!parse (&request, &argc, &argv))
    return BRG_CTL_WRONG;
  paper = brg_paper_list_find (argv[1]);
  if (paper == NULL)
    return complain_about_kind (argv[1]);
  if ((source->round != NO_ROUND && source->round < 1) || source->round > MOST_ROUND ||
      source->board < 0 || source->number < 0)
    return brg_ctl_complain ("document: --round is 1 to %d, --board and --number are not negative",
                             MOST_ROUND);
  if (request.wish.text != NULL &&
      (request.wish.paper.template_path != NULL || (paper->wishes & BRG_WISH_TEXT) == 0))
    return brg_ctl_complain (
        "document: --text is for diplomas and certificates, without --template");
  printed_on = request.printed_on != NULL ? request.printed_on : "c5";
  if (!g_str_equal (printed_on, "c5") && !g_str_equal (printed_on, "a4"))
    return brg_ctl_complain ("document: the paper is c5 or a4, not “%s”", printed_on);
  source->round = MAX (source->round, 0);
  source->envelope_paper = g_str_equal (printed_on, "a4") ? BRG_ENVELOPE_A4 : BRG_ENVELOPE_C5;
  if (request.delegation != NULL && !brg_text_is_printable (request.delegation))
    return brg_ctl_complain ("document: --delegation is no line of text");
  source->delegation = request.delegation;
  source->is_blank = request.wish.paper.is_blank;
  if (!brg_ctl_settle_language ("document", &request.wish.language) ||
      check_wish (paper, &request) != BRG_CTL_YES)
    return BRG_CTL_WRONG;
  if ((paper->needs & BRG_PAPER_FROM_POSITIONS) != 0)
    return brg_ctl_diagrams_write (&request.diagrams, request.wish.language, request.wish.output);
  return write_of_event (&request.place, paper, source, &request.wish);
}

const BrgCtlCommand brg_ctl_document = {
  "document", run_document,
  "KIND --db FILE --event ID [--group ID] [--round K] [--lang L] [--keep] -o "
  "OUT.pdf|csv|xlsx|fods|html|txt\n"
  "  bergerctl document KIND ... --as text [--line 40]\n"
  "  bergerctl document set|archive|letterhead|text --help\n"
  "  bergerctl document diagram [--game GAME] --fen FEN ... [--moves MOVES] [--fouls] -o "
  "OUT.pdf"
};
