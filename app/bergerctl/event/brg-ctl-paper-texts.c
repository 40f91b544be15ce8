/* brg-ctl-paper-texts.c - bergerctl document text: texts with fields that an event keeps
 *
 * Tests: tests/app/bergerctl-paper-archive.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-place.h"

#include <string.h>

#include "brg-award-text.h"
#include "brg-paper-list.h"
#include "brg-paper-wishes.h"
#include "brg-store-paper-template.h"
#include "brg-text-samples.h"

typedef struct
{
  BrgCtlPlace where;
  char *kind;
  char *name;
  char *file;
  char *language;
} Asked;

static void
asked_clear (Asked *asked)
{
  brg_ctl_place_clear (&asked->where);
  g_free (asked->kind);
  g_free (asked->name);
  g_free (asked->file);
  g_free (asked->language);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static BrgCtlStatus
complain_of (const Asked *asked, const GError *error)
{
  return brg_ctl_complain ("%s: %s", asked->where.path, error->message);
}

static gint64
get_event (const Asked *asked)
{
  return asked->where.snapshot->event->id;
}

static BrgCtlStatus
list_texts (const Asked *asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) texts =
      brg_store_list_paper_templates (asked->where.store, get_event (asked), asked->kind, &error);

  if (texts == NULL)
    return complain_of (asked, error);
  for (guint i = 0; i < texts->len; i++)
    {
      const BrgPaperTemplate *text = texts->pdata[i];
      g_autofree char *kind = brg_ctl_dup_cell (text->kind);
      g_autofree char *name = brg_ctl_dup_cell (text->name);

      g_print ("%s\t%s\t%" G_GSIZE_FORMAT "\n", kind, name, strlen (text->text));
    }
  return BRG_CTL_YES;
}

static BrgCtlStatus
show_text (const Asked *asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPaperTemplate) text = brg_store_load_paper_template (
      asked->where.store, get_event (asked), asked->kind, asked->name, &error);

  if (text == NULL)
    return complain_of (asked, error);
  g_print ("%s\n", text->text);
  return BRG_CTL_YES;
}

/* What the paper says by itself, to be changed. */
static BrgCtlStatus
show_sample (const Asked *asked)
{
  g_autoptr (BrgWords) words = brg_words_open (asked->language);

  for (guint i = 0; i < BRG_N_TEXT_SAMPLES; i++)
    if (asked->name == NULL ? brg_text_sample_find (asked->kind) == i
                            : g_str_equal (asked->name, brg_text_sample_get_name (i)))
      {
        g_print ("%s\n", brg_text_sample_get_text (i, words));
        return BRG_CTL_YES;
      }
  return brg_ctl_complain ("there is no such sample; known: Diploma, Certificate of participation, "
                           "Letter of thanks, Notice to a participant");
}

static BrgCtlStatus
set_text (const Asked *asked)
{
  g_auto (BrgPaperWishes) wishes = { 0 };
  BrgDocumentOptions options = { .text = "" };
  BrgPaperTemplate text = { asked->kind, asked->name, NULL };
  g_autoptr (GError) error = NULL;

  wishes.template_path = g_strdup (asked->file);
  if (!brg_paper_wishes_apply (&wishes, &options, &error))
    return brg_ctl_complain ("%s", error->message);
  text.text = (char *) options.text;
  return brg_store_set_paper_template (asked->where.store, get_event (asked), &text, &error)
             ? BRG_CTL_YES
             : complain_of (asked, error);
}

static BrgCtlStatus
remove_text (const Asked *asked)
{
  g_autoptr (GError) error = NULL;

  return brg_store_remove_paper_template (asked->where.store, get_event (asked), asked->kind,
                                          asked->name, &error)
             ? BRG_CTL_YES
             : complain_of (asked, error);
}

/* What a verb wants and does. */
static const struct
{
  const char *verb;
  gboolean wants_kind;
  gboolean wants_name;
  gboolean wants_file;
  BrgStoreMode mode;
  BrgCtlStatus (*run) (const Asked *asked);
} verbs[] = {
  { "list", FALSE, FALSE, FALSE, BRG_STORE_READ_ONLY, list_texts },
  { "show", TRUE, TRUE, FALSE, BRG_STORE_READ_ONLY, show_text },
  { "sample", TRUE, FALSE, FALSE, BRG_STORE_READ_ONLY, show_sample },
  { "set", TRUE, TRUE, TRUE, BRG_STORE_READ_WRITE, set_text },
  { "remove", TRUE, TRUE, FALSE, BRG_STORE_READ_WRITE, remove_text },
};

static const char about[] =
    "list prints a text a line: paper, name, bytes. show prints one, sample what is begun with.\n"
    "set keeps the text of FILE under a name, in the place of one of that name; remove takes it\n"
    "away. Each is one act of the event and is undone like any.\n"
    "A text has at most 40 lines of 200 letters; “# ”, “## ” and “> ” begin lines that are set\n"
    "larger or smaller, fields stand in braces, {name}; a brace itself is written twice.\n"
    "Exit status: 0 done, 2 bad usage or refused, and nothing is changed.";

static BrgCtlStatus
answer (Asked *asked, guint verb)
{
  const BrgPaper *paper = asked->kind != NULL ? brg_paper_list_find (asked->kind) : NULL;

  if (asked->kind != NULL && (paper == NULL || (paper->wishes & BRG_WISH_TEXT) == 0))
    return brg_ctl_complain (
        "no document “%s” has a text; known: diplomas certificates norm-certificates", asked->kind);
  if ((verbs[verb].wants_kind && asked->kind == NULL) ||
      (verbs[verb].wants_name && asked->name == NULL) ||
      (verbs[verb].wants_file && asked->file == NULL))
    return brg_ctl_complain ("document text %s wants --kind%s%s", verbs[verb].verb,
                             verbs[verb].wants_name ? ", --name" : "",
                             verbs[verb].wants_file ? ", --file" : "");
  if (!brg_ctl_place_open (&asked->where, verbs[verb].mode))
    return BRG_CTL_WRONG;
  return verbs[verb].run (asked);
}

static BrgCtlStatus
run_text (int argc, char **argv)
{
  g_auto (Asked) asked = { .where = { .about = about } };
  g_autofree char *command = NULL;
  guint verb = 0;
  gboolean is_help = argc > 1 && g_str_has_prefix (argv[1], "-h");
  const GOptionEntry options[] = {
    { "kind", 0, 0, G_OPTION_ARG_STRING, &asked.kind, "the paper",
      "diplomas|certificates|norm-certificates" },
    { "name", 0, 0, G_OPTION_ARG_STRING, &asked.name,
      "name of the text; sample: of a sample, else that of the paper", "NAME" },
    { "file", 0, 0, G_OPTION_ARG_FILENAME, &asked.file, "set: the text", "FILE" },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &asked.language, "sample: its language", "ru|uk|en" },
    G_OPTION_ENTRY_NULL,
  };

  is_help = is_help || (argc > 1 && g_str_equal (argv[1], "--help"));
  while (!is_help && verb < G_N_ELEMENTS (verbs) &&
         (argc < 2 || !g_str_equal (argv[1], verbs[verb].verb)))
    verb++;
  if (verb == G_N_ELEMENTS (verbs))
    return brg_ctl_complain ("document text wants list, show, sample, set or remove");
  command = is_help ? g_strdup ("document text list|show|sample|set|remove")
                    : g_strdup_printf ("document text %s", verbs[verb].verb);
  asked.where.command = command;
  if (is_help ? !brg_ctl_place_read (&asked.where, options, argc, argv)
              : !brg_ctl_place_read (&asked.where, options, argc - 1, argv + 1))
    return BRG_CTL_WRONG;
  if (!brg_ctl_settle_language (command, &asked.language))
    return BRG_CTL_WRONG;
  return answer (&asked, verb);
}

const BrgCtlCommand brg_ctl_document_text = {
  "text", run_text,
  "list|show|sample|set|remove --db FILE --event ID [--kind KIND] [--name NAME] [--file FILE]"
};
