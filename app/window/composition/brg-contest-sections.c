/* brg-contest-sections.c - the form of a section with its judges, or of a round of solving
 *
 * Rules: rus-draughts-2022 11.5.2, 11.6.1, 11.7
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-sections.h"

#include <glib/gi18n.h>

#include "brg-contest-fields.h"
#include "brg-store-contest.h"

/* Lines for judges beyond those that there are. */
#define FREE_JUDGES 2
#define LEAST_JUDGES 4

enum
{
  SECTION_NAME,
  SECTION_BOARD,
  SECTION_KIND,
  SECTION_GROUP,
  SECTION_THEME,
  SECTION_STARTS,
  SECTION_MINUTES,
  SECTION_FIRST_JUDGE,
};

typedef struct
{
  BrgContestSection *section;
  gboolean is_solving;
  guint n_judges; /* lines for them */
} Draft;

static void
free_draft (gpointer data)
{
  Draft *draft = data;

  brg_contest_section_free (draft->section);
  g_free (draft);
}

/* "Name, category"; the name is what stands before the first comma. */
static void
read_judge (const char *text, BrgContestJudge *judge)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", 2);

  g_free (judge->name);
  g_free (judge->category);
  judge->name = g_strdup (g_strstrip (parts[0]));
  judge->category = g_strdup (parts[1] != NULL ? g_strstrip (parts[1]) : "");
}

static char *
dup_judge (const BrgContestJudge *judge)
{
  return *judge->category != '\0' ? g_strdup_printf ("%s, %s", judge->name, judge->category)
                                  : g_strdup (judge->name);
}

/* Who stands in the first line leads the section (11.7). */
static void
read_judges (BrgFieldsSheet *form, Draft *draft)
{
  GPtrArray *judges = draft->section->judges;
  guint n_old = judges->len;
  g_autoptr (GPtrArray) gone = g_ptr_array_new ();

  for (guint i = 0; i < draft->n_judges; i++)
    {
      g_autofree char *text = brg_fields_sheet_dup_text (form, SECTION_FIRST_JUDGE + i);
      BrgContestJudge *judge;

      if (*text == '\0')
        {
          if (i < n_old)
            g_ptr_array_add (gone, judges->pdata[i]);
          continue;
        }
      if (i >= n_old)
        g_ptr_array_add (judges, brg_contest_judge_new (draft->section->id, text));
      judge = judges->pdata[i < n_old ? i : judges->len - 1];
      read_judge (text, judge);
    }
  for (guint i = 0; i < gone->len; i++)
    g_ptr_array_remove (judges, gone->pdata[i]);
  for (guint i = 0; i < judges->len; i++)
    ((BrgContestJudge *) judges->pdata[i])->is_senior = i == 0;
}

/* What was refused leaves the draft as it was. */
static gboolean
save_section (BrgFieldsSheet *form, gpointer data, GError **error)
{
  Draft *draft = data;
  BrgContestSection *section = draft->section;
  Draft whole = { brg_contest_section_copy (section), draft->is_solving, draft->n_judges };
  gboolean is_read;
  gboolean done;

  section = whole.section;
  brg_contest_fields_take_text (form, SECTION_NAME, &section->name);
  brg_contest_fields_take_text (form, SECTION_THEME, &section->theme);
  brg_contest_kinds_take (brg_contest_kinds_boards, TRUE,
                          brg_fields_sheet_get_choice (form, SECTION_BOARD), &section->board);
  brg_contest_kinds_take (brg_contest_kinds_kinds, TRUE,
                          brg_fields_sheet_get_choice (form, SECTION_KIND), &section->kind);
  brg_contest_kinds_take (brg_contest_kinds_groups, TRUE,
                          brg_fields_sheet_get_choice (form, SECTION_GROUP), &section->group);
  read_judges (form, &whole);
  brg_fields_sheet_set_focus (form, SECTION_NAME);
  is_read =
      !draft->is_solving ||
      (brg_contest_fields_read_time (form, SECTION_STARTS, &section->starts_at, error) &&
       brg_contest_fields_read_number (form, SECTION_MINUTES, 1440, &section->minutes, error));
  done = is_read && brg_store_put_contest_section (
                        brg_sheet_get_store (BRG_SHEET (form)),
                        brg_sheet_get_snapshot (BRG_SHEET (form))->group->id, section, error);
  brg_contest_section_free (section);
  return done;
}

static gboolean
remove_section (BrgFieldsSheet *form, gpointer data, GError **error)
{
  return brg_store_remove_contest_section (brg_sheet_get_store (BRG_SHEET (form)),
                                           ((Draft *) data)->section->id, error);
}

static void
add_judges (BrgFieldsSheet *form, Draft *draft)
{
  const GPtrArray *judges = draft->section->judges;

  draft->n_judges = MAX (LEAST_JUDGES, judges->len + FREE_JUDGES);
  brg_fields_sheet_add_heading (form, _ ("Judges: name, category"));
  for (guint i = 0; i < draft->n_judges; i++)
    {
      g_autofree char *text = i < judges->len ? dup_judge (judges->pdata[i]) : g_strdup ("");
      g_autofree char *title = i == 0 ? g_strdup (_ ("Leads the section"))
                                      /* Translators: number of a judge */
                                      : g_strdup_printf (_ ("Judge %u"), i + 1);

      brg_fields_sheet_add_text (form, title, text);
    }
}

static void
fill_section (BrgFieldsSheet *form, Draft *draft)
{
  const BrgContestSection *section = draft->section;

  brg_fields_sheet_add_heading (form, draft->is_solving ? _ ("Round") : _ ("Section"));
  brg_fields_sheet_add_text (form, _ ("Name"), section->name);
  brg_contest_kinds_add (form, _ ("Board"), brg_contest_kinds_boards, TRUE, section->board);
  brg_contest_kinds_add (form, _ ("Kind"), brg_contest_kinds_kinds, TRUE, section->kind);
  brg_contest_kinds_add (form, _ ("Group"), brg_contest_kinds_groups, TRUE, section->group);
  brg_fields_sheet_add_text (form, _ ("Theme"), section->theme);
  brg_contest_fields_add_time (form, _ ("Begins (day and time)"), section->starts_at);
  brg_contest_fields_add_number (form, _ ("Minutes; empty by mail"), section->minutes);
  brg_fields_sheet_show (form, SECTION_STARTS, draft->is_solving);
  brg_fields_sheet_show (form, SECTION_MINUTES, draft->is_solving);
  /* rus-draughts-2022 11.6.1: solutions are checked, not judged. */
  if (!draft->is_solving)
    add_judges (form, draft);
}

void
brg_contest_form_section (BrgShell *shell, const BrgContestDesk *desk, gint64 section_id)
{
  const BrgContestSection *section;
  BrgFieldsSheet *form;
  Draft *draft;

  g_return_if_fail (desk != NULL);

  section = brg_contest_find_section (desk->contest, section_id);
  draft = g_new0 (Draft, 1);
  draft->is_solving = desk->contest->terms->kind == BRG_CONTEST_SOLVING;
  draft->section =
      section != NULL ? brg_contest_section_copy (section) : brg_contest_section_new ("");
  form = brg_fields_sheet_new (shell, draft->is_solving ? _ ("Round of solving") : _ ("Section"),
                               save_section, draft, free_draft);
  fill_section (form, draft);
  if (section != NULL)
    brg_fields_sheet_set_remove (form, remove_section);
  if (!draft->is_solving)
    brg_fields_sheet_set_note (form, _ ("A judge does not compete in his own section, the chief "
                                        "judge in none (11.7)."));
  brg_fields_sheet_present (form);
}
