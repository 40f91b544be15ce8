/* brg-ctl-letterhead.c - bergerctl document letterhead: what stands on the papers of an event
 *
 * Tests: tests/app/bergerctl-paper-archive.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-place.h"

#include <math.h>

#include "brg-document-options.h"
#include "brg-logo-file.h"
#include "brg-paper-choice.h"
#include "brg-paper-list.h"
#include "brg-store-letterhead.h"

typedef struct
{
  BrgCtlPlace where;
  char **approval;
  char *foot;
  char *logos[BRG_N_LETTERHEAD_SIDES];
  char *kind;
  char *sheet;
  char *type;
  char *stamp;
  char *picture;
  char *lies;
  char *latin;
} Asked;

static void
asked_clear (Asked *asked)
{
  brg_ctl_place_clear (&asked->where);
  g_strfreev (asked->approval);
  g_free (asked->foot);
  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    g_free (asked->logos[side]);
  g_free (asked->kind);
  g_free (asked->sheet);
  g_free (asked->type);
  g_free (asked->stamp);
  g_free (asked->picture);
  g_free (asked->lies);
  g_free (asked->latin);
}

static const char *const ways[] = { [BRG_ORIENTATION_AUTO] = "",
                                    [BRG_ORIENTATION_PORTRAIT] = "portrait",
                                    [BRG_ORIENTATION_LANDSCAPE] = "landscape" };

static gboolean
read_way (const char *word, BrgOrientation *way)
{
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (ways[i], word))
      {
        *way = (BrgOrientation) i;
        return TRUE;
      }
  return FALSE;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static BrgCtlStatus
complain_of (const Asked *asked, const GError *error)
{
  return brg_ctl_complain ("%s: %s", asked->where.path, error->message);
}

/* An empty name takes the picture away. */
static gboolean
take_picture (const char *path, GBytes *(*load) (const char *path, GError **error), GBytes **logo)
{
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    return TRUE;
  g_clear_pointer (logo, g_bytes_unref);
  if (*path == '\0')
    return TRUE;
  *logo = load (path, &error);
  if (*logo == NULL)
    brg_ctl_complain ("%s: %s", path, error->message);
  return *logo != NULL;
}

static BrgCtlStatus
set_letterhead (const Asked *asked, BrgLetterhead *letterhead)
{
  const BrgCtlPlace *where = &asked->where;
  g_autoptr (GError) error = NULL;

  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    if (!take_picture (asked->logos[side], brg_logo_file_load, &letterhead->logos[side]))
      return BRG_CTL_WRONG;
  if (asked->approval != NULL)
    {
      g_free (letterhead->approval);
      letterhead->approval = g_strjoinv ("\n", asked->approval);
    }
  if (asked->foot != NULL)
    {
      g_free (letterhead->foot);
      letterhead->foot = g_strdup (asked->foot);
    }
  if (asked->stamp != NULL)
    letterhead->stamp = g_str_equal (asked->stamp, "yes");
  return brg_store_set_letterhead (where->store, where->snapshot->event->id, letterhead, NULL,
                                   &error)
             ? BRG_CTL_YES
             : complain_of (asked, error);
}

static BrgCtlStatus
show (const Asked *asked, const BrgLetterhead *letterhead)
{
  static const char *const sides[BRG_N_LETTERHEAD_SIDES] = { "logo-left", "logo-right" };
  g_auto (GStrv) lines = g_strsplit (letterhead->approval, "\n", -1);
  g_autofree char *foot = brg_ctl_dup_cell (letterhead->foot);
  g_autofree char *sheet = NULL;
  g_autoptr (GError) error = NULL;
  BrgTransliteration latin =
      brg_paper_choice_load_latin (asked->where.store, asked->where.snapshot->event->id);
  BrgOrientation way = BRG_ORIENTATION_AUTO;
  gint type;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = brg_ctl_dup_cell (lines[i]);

      g_print ("approval\t%s\n", line);
    }
  g_print ("stamp\t%s\n", letterhead->stamp ? "yes" : "no");
  if (*foot != '\0')
    g_print ("foot\t%s\n", foot);
  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    if (letterhead->logos[side] != NULL)
      g_print ("%s\t%" G_GSIZE_FORMAT "\n", sides[side],
               g_bytes_get_size (letterhead->logos[side]));
  if (latin != BRG_TRANSLITERATE_NOT)
    g_print ("latin\t%s\n", brg_transliteration_to_id (latin));
  if (asked->kind == NULL)
    return BRG_CTL_YES;
  if (!brg_store_load_paper_option (asked->where.store, asked->where.snapshot->event->id,
                                    asked->kind, &sheet, &type, &error))
    return complain_of (asked, error);
  brg_paper_load_way (asked->where.store, asked->where.snapshot->event->id, asked->kind, &way);
  g_print ("%s\t%s\t%d.%d\t%s\n", asked->kind, *sheet != '\0' ? sheet : "-", type / 10, type % 10,
           *ways[way] != '\0' ? ways[way] : "-");
  return BRG_CTL_YES;
}

/* Points, with a tenth of one at most; nothing that is no number, and none that is no size. */
static gboolean
read_type (const char *text, gint *type)
{
  char *end = NULL;
  double points = g_ascii_strtod (text, &end);

  if (*text == '\0' || text[strspn (text, "0123456789.")] != '\0' || *end != '\0' ||
      !isfinite (points) || (points != 0 && !(points >= 6 && points <= 30)))
    {
      brg_ctl_complain ("--type is a size of 6 to 30 points, or 0 for the usual one, not “%s”",
                        text);
      return FALSE;
    }
  *type = (gint) (points * 10 + 0.5);
  return TRUE;
}

/* What is not said stays as it is. */
static BrgCtlStatus
set_option (const Asked *asked)
{
  const BrgCtlPlace *where = &asked->where;
  gint64 event_id = where->snapshot->event->id;
  g_autofree char *sheet = NULL;
  g_autofree char *choice = NULL;
  g_autoptr (GBytes) picture = NULL;
  g_autoptr (GError) error = NULL;
  BrgOrientation way;
  BrgPaperPrint print = { .kind = asked->kind, .sets_picture = asked->picture != NULL };

  if (!brg_store_load_paper_option (where->store, event_id, asked->kind, &sheet, &print.type,
                                    &error))
    return complain_of (asked, error);
  if ((asked->type != NULL && !read_type (asked->type, &print.type)) ||
      !take_picture (asked->picture, brg_logo_file_load_sheet, &picture))
    return BRG_CTL_WRONG;
  print.sheet = asked->sheet != NULL ? asked->sheet : sheet;
  print.picture = picture;
  if (asked->lies != NULL && read_way (asked->lies, &way))
    print.choice = choice =
        brg_paper_choice_dup_changed (where->store, event_id, asked->kind, &way, NULL);
  return brg_store_set_paper_option (where->store, event_id, &print, &error)
             ? BRG_CTL_YES
             : complain_of (asked, error);
}

static BrgCtlStatus
set_latin (const Asked *asked)
{
  const BrgCtlPlace *where = &asked->where;
  gint64 event_id = where->snapshot->event->id;
  BrgTransliteration latin = BRG_TRANSLITERATE_NOT;
  g_autofree char *choice = NULL;
  g_autoptr (GError) error = NULL;

  brg_transliteration_from_id (asked->latin, &latin);
  choice = brg_paper_choice_dup_changed (where->store, event_id, BRG_EVERY_PAPER, NULL, &latin);
  return brg_store_set_paper_choice (where->store, event_id, BRG_EVERY_PAPER, choice, &error)
             ? BRG_CTL_YES
             : complain_of (asked, error);
}

static gboolean
has_picture (const char *kind)
{
  const BrgPaper *paper = brg_paper_list_find (kind);

  return paper != NULL && (paper->wishes & BRG_WISH_SHIFT) != 0;
}

/* What is wrong before the workspace is opened. */
static BrgCtlStatus
check (const Asked *asked, gboolean has_option, gboolean has_head)
{
  BrgTransliteration latin;
  BrgOrientation way;
  BrgSheetSize size;
  gint type;

  if (has_option && asked->kind == NULL)
    return brg_ctl_complain ("--sheet, --type, --orientation and --picture go with --paper KIND");
  if (asked->latin != NULL && (has_option || has_head))
    return brg_ctl_complain ("--transliterate goes alone: it is of all English papers");
  if (asked->latin != NULL && !brg_transliteration_from_id (asked->latin, &latin))
    return brg_ctl_complain ("--transliterate wants iso9, passport, fide or none, not “%s”",
                             asked->latin);
  if (asked->lies != NULL && !read_way (asked->lies, &way))
    return brg_ctl_complain ("--orientation is portrait or landscape, or empty for as it fits, not "
                             "“%s”",
                             asked->lies);
  if (asked->picture != NULL && !has_picture (asked->kind))
    return brg_ctl_complain ("--picture is for diplomas and certificates");
  if (has_option && has_head)
    return brg_ctl_complain ("the letterhead and the sheet of a paper are set one by one");
  if (asked->kind != NULL && !g_str_equal (asked->kind, BRG_EVERY_PAPER) &&
      brg_paper_list_find (asked->kind) == NULL)
    return brg_ctl_complain ("there is no document “%s”", asked->kind);
  if (asked->sheet != NULL && !brg_sheet_size_from_word (asked->sheet, &size))
    return brg_ctl_complain ("--sheet is a3, a4, a5 or letter, not “%s”", asked->sheet);
  if (asked->stamp != NULL && !g_str_equal (asked->stamp, "yes") &&
      !g_str_equal (asked->stamp, "no"))
    return brg_ctl_complain ("--stamp is yes or no, not “%s”", asked->stamp);
  return asked->type == NULL || read_type (asked->type, &type) ? BRG_CTL_YES : BRG_CTL_WRONG;
}

static const char about_letterhead[] =
    "Without anything to set it prints the letterhead, a part a line: approval, stamp, foot and "
    "the\n"
    "bytes of logo-left and logo-right, latin and the table of names on English papers; with "
    "--paper\n"
    "also sheet, type and orientation of that paper, -, 0.0 and - for the usual ones. --paper '*' "
    "means every list and table without a row of its own.\n"
    "--approval replaces all lines: one empty line takes them away. An empty --foot or --logo-...\n"
    "takes that away, an empty --picture that; a logo and a picture are a PNG, SVG or JPEG: what "
    "is\n"
    "no PNG of at most 256 kB and 2000 by 2000 points becomes one, and an SVG has neither scripts\n"
    "nor parts of other files. A diploma with a picture has no frame; the picture keeps its\n"
    "proportions: all of it is seen, with `document diplomas --cover` it fills the sheet.\n"
    "What is set is one act of the event and is undone like any.\n"
    "Exit status: 0 done, 2 bad usage or refused, and nothing is changed.";

static BrgCtlStatus
answer (Asked *asked, gboolean has_option, gboolean has_head)
{
  g_autoptr (BrgLetterhead) letterhead = NULL;
  g_autoptr (GError) error = NULL;

  if (check (asked, has_option, has_head) != BRG_CTL_YES ||
      !brg_ctl_place_open (&asked->where, has_option || has_head || asked->latin != NULL
                                              ? BRG_STORE_READ_WRITE
                                              : BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  if (asked->latin != NULL)
    return set_latin (asked);
  if (has_option)
    return set_option (asked);
  letterhead =
      brg_store_load_letterhead (asked->where.store, asked->where.snapshot->event->id, &error);
  if (letterhead == NULL)
    return complain_of (asked, error);
  return has_head ? set_letterhead (asked, letterhead) : show (asked, letterhead);
}

static BrgCtlStatus
run_letterhead (int argc, char **argv)
{
  g_auto (Asked) asked = { .where = { "document letterhead", about_letterhead } };
  const GOptionEntry options[] = {
    { "approval", 0, 0, G_OPTION_ARG_STRING_ARRAY, &asked.approval,
      "a line of approval at the top right; may be repeated, up to four of 120 letters", "LINE" },
    { "foot", 0, 0, G_OPTION_ARG_STRING, &asked.foot, "a line under the foot, of 120 letters",
      "LINE" },
    { "logo-left", 0, 0, G_OPTION_ARG_FILENAME, &asked.logos[BRG_LETTERHEAD_LEFT],
      "a logo at the top left; an empty name for none", "FILE" },
    { "logo-right", 0, 0, G_OPTION_ARG_FILENAME, &asked.logos[BRG_LETTERHEAD_RIGHT],
      "a logo at the top right; an empty name for none", "FILE" },
    { "stamp", 0, 0, G_OPTION_ARG_STRING, &asked.stamp, "whether papers have a place for the stamp",
      "yes|no" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &asked.kind,
      "a paper whose sheet or type is meant; * for every list and table", "KIND" },
    { "sheet", 0, 0, G_OPTION_ARG_STRING, &asked.sheet,
      "what the paper is printed on; empty: usual", "a3|a4|a5|letter" },
    { "type", 0, 0, G_OPTION_ARG_STRING, &asked.type, "size of its type, 6 to 30 points; 0: usual",
      "PT" },
    { "orientation", 0, 0, G_OPTION_ARG_STRING, &asked.lies,
      "how its sheets lie; empty: as it fits", "portrait|landscape" },
    { "transliterate", 0, 0, G_OPTION_ARG_STRING, &asked.latin,
      "names on English papers of the event, in Latin letters", "iso9|passport|fide|none" },
    { "picture", 0, 0, G_OPTION_ARG_FILENAME, &asked.picture,
      "diplomas, certificates: what lies under the whole sheet; an empty name for none", "FILE" },
    G_OPTION_ENTRY_NULL,
  };

  if (!brg_ctl_place_read (&asked.where, options, argc, argv))
    return BRG_CTL_WRONG;
  return answer (&asked,
                 asked.sheet != NULL || asked.type != NULL || asked.picture != NULL ||
                     asked.lies != NULL,
                 asked.approval != NULL || asked.foot != NULL || asked.logos[0] != NULL ||
                     asked.logos[1] != NULL || asked.stamp != NULL);
}

const BrgCtlCommand brg_ctl_document_letterhead = {
  "letterhead", run_letterhead,
  "--db FILE --event ID [--approval LINE ...] [--foot LINE] [--logo-left FILE]\n"
  "          [--logo-right FILE] [--stamp yes|no] | --paper KIND [--sheet a3|a4|a5|letter] "
  "[--type PT]\n"
  "          [--orientation portrait|landscape] [--picture FILE] | --transliterate TABLE"
};
