/* brg-ctl-letterhead.c - bergerctl document letterhead: what stands on the papers of an event
 *
 * Tests: tests/app/bergerctl-paper-archive.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-place.h"

#include <glib/gstdio.h>
#include <string.h>

#include "brg-document-options.h"
#include "brg-paper-list.h"
#include "brg-photo.h"
#include "brg-store-letterhead.h"

/* The store takes no larger one. */
#define MOST_LOGO_BYTES BRG_PHOTO_MOST_BYTES

typedef struct
{
  BrgCtlPlace where;
  char **approval;
  char *foot;
  char *logos[BRG_N_LETTERHEAD_SIDES];
  char *kind;
  char *sheet;
  double type;
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
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, asked_clear)

static BrgCtlStatus
complain_of (const Asked *asked, const GError *error)
{
  return brg_ctl_complain ("%s: %s", asked->where.path, error->message);
}

/* An empty name takes the logo away. */
static gboolean
take_logo (const char *path, GBytes **logo)
{
  g_autoptr (GError) error = NULL;
  char *data;
  gsize size;
  GStatBuf status;

  if (path == NULL)
    return TRUE;
  g_clear_pointer (logo, g_bytes_unref);
  if (*path == '\0')
    return TRUE;
  /* A pipe has no end, and nothing that is larger is taken. */
  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR) || g_stat (path, &status) != 0 ||
      status.st_size > MOST_LOGO_BYTES)
    {
      brg_ctl_complain ("%s: a logo is a PNG file of at most 256 kB", path);
      return FALSE;
    }
  if (!g_file_get_contents (path, &data, &size, &error))
    {
      brg_ctl_complain ("%s", error->message);
      return FALSE;
    }
  *logo = g_bytes_new_take (data, size);
  return TRUE;
}

static BrgCtlStatus
set_letterhead (const Asked *asked, BrgLetterhead *letterhead)
{
  const BrgCtlPlace *where = &asked->where;
  g_autoptr (GError) error = NULL;

  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    if (!take_logo (asked->logos[side], &letterhead->logos[side]))
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
  return brg_store_set_letterhead (where->store, where->snapshot->event->id, letterhead, &error)
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
  gint type;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = brg_ctl_dup_cell (lines[i]);

      g_print ("approval\t%s\n", line);
    }
  if (*foot != '\0')
    g_print ("foot\t%s\n", foot);
  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    if (letterhead->logos[side] != NULL)
      g_print ("%s\t%" G_GSIZE_FORMAT "\n", sides[side],
               g_bytes_get_size (letterhead->logos[side]));
  if (asked->kind == NULL)
    return BRG_CTL_YES;
  if (!brg_store_load_paper_option (asked->where.store, asked->where.snapshot->event->id,
                                    asked->kind, &sheet, &type, &error))
    return complain_of (asked, error);
  g_print ("%s\t%s\t%d.%d\n", asked->kind, *sheet != '\0' ? sheet : "-", type / 10, type % 10);
  return BRG_CTL_YES;
}

/* What is not said stays as it is. */
static BrgCtlStatus
set_option (const Asked *asked)
{
  const BrgCtlPlace *where = &asked->where;
  gint64 event_id = where->snapshot->event->id;
  g_autofree char *sheet = NULL;
  g_autoptr (GError) error = NULL;
  gint type;

  if (!brg_store_load_paper_option (where->store, event_id, asked->kind, &sheet, &type, &error) ||
      !brg_store_set_paper_option (
          where->store, event_id, asked->kind, asked->sheet != NULL ? asked->sheet : sheet,
          asked->type >= 0 ? (gint) (asked->type * 10 + 0.5) : type, &error))
    return complain_of (asked, error);
  return BRG_CTL_YES;
}

static BrgCtlStatus
run_letterhead (int argc, char **argv)
{
  g_auto (Asked) asked = { .type = -1 };
  const GOptionEntry options[] = {
    { "approval", 0, 0, G_OPTION_ARG_STRING_ARRAY, &asked.approval,
      "a line of approval at the top right; may be repeated, up to four", "LINE" },
    { "foot", 0, 0, G_OPTION_ARG_STRING, &asked.foot, "a line under the foot", "LINE" },
    { "logo-left", 0, 0, G_OPTION_ARG_FILENAME, &asked.logos[BRG_LETTERHEAD_LEFT],
      "a logo at the top left; an empty name for none", "FILE.png" },
    { "logo-right", 0, 0, G_OPTION_ARG_FILENAME, &asked.logos[BRG_LETTERHEAD_RIGHT],
      "a logo at the top right", "FILE.png" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &asked.kind, "a paper whose sheet or type is meant",
      "KIND" },
    { "sheet", 0, 0, G_OPTION_ARG_STRING, &asked.sheet,
      "what the paper is printed on; empty: usual", "a3|a4|a5|letter" },
    { "type", 0, 0, G_OPTION_ARG_DOUBLE, &asked.type, "size of its type in points; 0: usual",
      "PT" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BrgLetterhead) letterhead = NULL;
  g_autoptr (GError) error = NULL;
  gboolean has_option;
  gboolean has_head;

  if (!brg_ctl_place_read (&asked.where, options, argc, argv))
    return BRG_CTL_WRONG;
  has_option = asked.sheet != NULL || asked.type >= 0;
  has_head = asked.approval != NULL || asked.foot != NULL || asked.logos[0] != NULL ||
             asked.logos[1] != NULL;
  if (has_option && asked.kind == NULL)
    return brg_ctl_complain ("--sheet and --type go with --paper KIND");
  if (has_option && has_head)
    return brg_ctl_complain ("the letterhead and the sheet of a paper are set one by one");
  if (asked.kind != NULL && brg_paper_list_find (asked.kind) == NULL)
    return brg_ctl_complain ("there is no document “%s”", asked.kind);
  if (!brg_ctl_place_open (&asked.where,
                           has_option || has_head ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY))
    return BRG_CTL_WRONG;
  if (has_option)
    return set_option (&asked);
  letterhead =
      brg_store_load_letterhead (asked.where.store, asked.where.snapshot->event->id, &error);
  if (letterhead == NULL)
    return complain_of (&asked, error);
  return has_head ? set_letterhead (&asked, letterhead) : show (&asked, letterhead);
}

const BrgCtlCommand brg_ctl_document_letterhead = {
  "letterhead", run_letterhead,
  "--db FILE --event ID [--approval LINE ...] [--foot LINE] [--logo-left FILE.png]\n"
  "          [--logo-right FILE.png] | --paper KIND [--sheet a3|a4|a5|letter] [--type PT]"
};
