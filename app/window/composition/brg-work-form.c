/* brg-work-form.c - the form of a work: position, task, solution, authors and whatever else is kept
 *
 * Rules: rus-draughts-2022 11.1.1, 11.1.2, 11.1.3, 11.2.2, 11.4.1, 11.5.2, 11.6.1
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-work-form.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "brg-contest-fields.h"
#include "brg-contest-forms.h"
#include "brg-contest-hold.h"
#include "brg-contest-sections.h"
#include "brg-contest-solution.h"
#include "brg-contest-words.h"
#include "brg-position-editor.h"
#include "brg-solution-view.h"
#include "brg-store-contest-works.h"
#include "brg-work-authors.h"

#define WIDTH 1300
#define HEIGHT 700
#define ASIDE_WIDTH 480

enum
{
  WORK_SECTION,
  WORK_BOARD,
  WORK_KIND,
  WORK_GROUP,
  WORK_TASK,
  WORK_LOCK,
  WORK_MOVES,
  WORK_POINTS,
  WORK_VARIANTS,
  WORK_FEN,
  WORK_NAMING,
  WORK_AUTHORS,
  WORK_RECEIVED,
  WORK_THEME,
  WORK_LAST_MOVES,
  WORK_SOURCE,
  WORK_COPIES,
  WORK_FIRST,
  WORK_ANNEXES,
  WORK_NOTE,
};

typedef struct
{
  BrgContestWork *work; /* as it was opened */
  GArray *sections;     /* gint64 */
  gboolean is_solving;
  gboolean hides_authors;  /* until it is chosen that they are named */
  BrgFieldsSheet *form;    /* not owned */
  BrgSolutionView *editor; /* of the form */
  char *board;             /* what the editor shows */
  char *fen;
  gboolean is_changed; /* whether the solution is another one */
} Draft;

static void
free_draft (gpointer data)
{
  Draft *draft = data;

  brg_contest_work_free (draft->work);
  g_array_unref (draft->sections);
  g_free (draft->board);
  g_free (draft->fen);
  g_free (draft);
}

/* The board of the form. */

/* The solution as it stands; what of the author's text cannot be read is kept as it came. */
static char *
dup_solution (Draft *draft)
{
  return draft->is_changed ? brg_solution_view_dup_text (draft->editor)
                           : g_strdup (draft->work->solution);
}

static void
show_position (Draft *draft)
{
  g_autofree char *board = NULL;
  g_autofree char *fen = brg_fields_sheet_dup_text (draft->form, WORK_FEN);
  g_autofree char *solution = NULL;

  brg_contest_kinds_take (brg_contest_kinds_boards, FALSE,
                          brg_fields_sheet_get_choice (draft->form, WORK_BOARD), &board);
  if (g_strcmp0 (board, draft->board) == 0 && g_strcmp0 (fen, draft->fen) == 0)
    return;
  solution = dup_solution (draft);
  brg_solution_view_set_work (draft->editor, board, fen, solution);
  g_free (draft->board);
  draft->board = g_steal_pointer (&board);
  g_free (draft->fen);
  draft->fen = g_steal_pointer (&fen);
}

static void
on_set_up (const BrgPositionEditorResult *result, gpointer data)
{
  Draft *draft = data;

  brg_fields_sheet_set_text (draft->form, WORK_FEN, result->text);
  show_position (draft);
  brg_solution_view_take_focus (draft->editor);
}

static void
on_set_up_clicked (Draft *draft)
{
  g_autofree char *fen = brg_fields_sheet_dup_text (draft->form, WORK_FEN);

  show_position (draft);
  brg_position_editor_present (GTK_WIDGET (draft->form), _ ("Position of the work"),
                               brg_contest_solution_find_discipline (draft->board),
                               brg_contest_solution_get_notation (draft->board),
                               *fen != '\0' ? fen : brg_contest_solution_get_empty (draft->board),
                               0, on_set_up, draft);
}

static void
on_solution_changed (Draft *draft)
{
  draft->is_changed = TRUE;
}

static GtkWidget *
make_aside (Draft *draft)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("Set _Up…"));

  draft->editor = BRG_SOLUTION_VIEW (brg_solution_view_new (TRUE));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, _ ("Set the position up on a board, by keys or pointer"));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_set_up_clicked), draft);
  g_signal_connect_swapped (draft->editor, "changed", G_CALLBACK (on_solution_changed), draft);
  gtk_widget_set_size_request (box, ASIDE_WIDTH, -1);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (draft->editor));
  return box;
}

/* What the line holds when it is left: the position is shown, names of players are whole. */
static char *
complete (BrgFieldsSheet *form, guint field, const char *text)
{
  Draft *draft = g_object_get_data (G_OBJECT (form), "brg-work-draft");

  if (field == WORK_FEN)
    show_position (draft);
  return field == WORK_AUTHORS
             ? brg_work_authors_complete (brg_sheet_get_snapshot (BRG_SHEET (form)), text)
             : NULL;
}

/* Lines that fit the task and the board. */
static void
fit_choices (BrgFieldsSheet *form, gpointer data)
{
  Draft *draft = data;
  g_autofree char *task = NULL;

  brg_contest_kinds_take (brg_contest_kinds_tasks, FALSE,
                          brg_fields_sheet_get_choice (form, WORK_TASK), &task);
  brg_fields_sheet_show (form, WORK_LOCK, g_str_equal (task, "block"));
  if (draft->form != NULL)
    show_position (draft);
}

static void
show_authors (BrgFieldsSheet *form, const Draft *draft)
{
  brg_fields_sheet_show (form, WORK_NAMING, draft->hides_authors);
  brg_fields_sheet_show (form, WORK_AUTHORS, !draft->hides_authors);
}

static const char *const *
get_namings (void)
{
  static const char *words[3];

  words[0] = C_ ("authors", "hidden");
  words[1] = C_ ("authors", "named");
  return words;
}

static void
on_named (BrgFieldsSheet *form, gboolean is_named)
{
  Draft *draft = g_object_get_data (G_OBJECT (form), "brg-work-draft");
  g_autofree char *authors = NULL;

  if (!is_named)
    {
      brg_fields_sheet_set_words (form, WORK_NAMING, get_namings ());
      return;
    }
  draft->hides_authors = FALSE;
  authors = brg_work_authors_dup (brg_sheet_get_snapshot (BRG_SHEET (form)), draft->work->authors);
  brg_fields_sheet_set_text (form, WORK_AUTHORS, authors);
  show_authors (form, draft);
}

/* rus-draughts-2022 11.5.2: who looks over the secretary's shoulder does not read the authors, and
 * nobody does unseen. */
static void
name_authors (BrgFieldsSheet *form, gpointer data)
{
  Draft *draft = data;

  show_authors (form, draft);
  if (draft->hides_authors && brg_fields_sheet_get_choice (form, WORK_NAMING) == 1)
    brg_contest_form_naming (form, draft->work, on_named);
}

/* From the position to the first move. */
static void
on_position_entered (BrgFieldsSheet *form G_GNUC_UNUSED, gpointer data)
{
  Draft *draft = data;

  show_position (draft);
  brg_solution_view_take_focus (draft->editor);
}

/* Reading. */

/* `win`, or `block:2,1`. */
static gboolean
read_task (BrgFieldsSheet *form, BrgContestWork *work, GError **error)
{
  g_autofree char *lock = brg_fields_sheet_dup_text (form, WORK_LOCK);
  guint n_men = 0;
  guint n_kings = 0;
  gint end = 0;

  brg_contest_kinds_take (brg_contest_kinds_tasks, FALSE,
                          brg_fields_sheet_get_choice (form, WORK_TASK), &work->task);
  if (!g_str_equal (work->task, "block"))
    return TRUE;
  if ((sscanf (lock, "%2u %n", &n_men, &end) < 1 || lock[end] != '\0') &&
      (sscanf (lock, "%2u%*[^0-9]%2u %n", &n_men, &n_kings, &end) < 2 || lock[end] != '\0'))
    return brg_fields_sheet_refuse (
        form, WORK_LOCK, _ ("How many men and kings are locked is written as 2, 1."), error);
  g_free (work->task);
  work->task = g_strdup_printf ("block:%u,%u", n_men, n_kings);
  return TRUE;
}

/* rus-draughts-2022 11.6.1: what each variant is worth; "line = points" for each. */
static gboolean
read_variants (BrgFieldsSheet *form, BrgContestWork *work, GError **error)
{
  g_autofree char *text = brg_fields_sheet_dup_text (form, WORK_VARIANTS);
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);

  g_ptr_array_set_size (work->variants, 0);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      char *sign = g_strrstr (parts[i], "=");
      BrgContestVariant *variant;
      gint64 points;

      if (*g_strstrip (parts[i]) == '\0')
        continue;
      points = sign != NULL ? brg_contest_fields_parse_points (sign + 1) : -1;
      if (points < 0)
        return brg_fields_sheet_refuse (
            form, WORK_VARIANTS, _ ("Variants are written as “1…h6:d2 = 5; 1…h2:d2 = 5”."), error);
      *sign = '\0';
      variant = g_new0 (BrgContestVariant, 1);
      variant->line = g_strdup (g_strstrip (parts[i]));
      variant->points = points;
      g_ptr_array_add (work->variants, variant);
    }
  return TRUE;
}

static char *
dup_variants (const BrgContestWork *work)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < work->variants->len; i++)
    {
      const BrgContestVariant *variant = work->variants->pdata[i];
      g_autofree char *points = brg_contest_words_dup_points (variant->points, NULL);

      g_string_append_printf (text, "%s%s = %s", i > 0 ? "; " : "", variant->line, points);
    }
  return g_string_free (text, FALSE);
}

static gboolean
read_solving (BrgFieldsSheet *form, BrgContestWork *work, GError **error)
{
  if (!brg_contest_fields_read_points (form, WORK_POINTS, &work->points, error) ||
      !read_variants (form, work, error))
    return FALSE;
  work->points = MAX (work->points, 0);
  if (work->variants->len > 0)
    {
      work->points = 0;
      for (guint i = 0; i < work->variants->len; i++)
        work->points += ((const BrgContestVariant *) work->variants->pdata[i])->points;
    }
  return TRUE;
}

static void
read_choices (BrgFieldsSheet *form, const Draft *draft, BrgContestWork *work)
{
  work->section_id =
      g_array_index (draft->sections, gint64, brg_fields_sheet_get_choice (form, WORK_SECTION));
  brg_contest_kinds_take (brg_contest_kinds_boards, FALSE,
                          brg_fields_sheet_get_choice (form, WORK_BOARD), &work->board);
  brg_contest_kinds_take (brg_contest_kinds_kinds, FALSE,
                          brg_fields_sheet_get_choice (form, WORK_KIND), &work->kind);
  brg_contest_kinds_take (brg_contest_kinds_groups, FALSE,
                          brg_fields_sheet_get_choice (form, WORK_GROUP), &work->group);
}

static void
read_texts (BrgFieldsSheet *form, BrgContestWork *work)
{
  const struct
  {
    guint field;
    char **text;
  } texts[] = {
    { WORK_FEN, &work->fen },
    { WORK_THEME, &work->theme },
    { WORK_LAST_MOVES, &work->last_moves },
    { WORK_SOURCE, &work->first_source },
    { WORK_ANNEXES, &work->annexes },
    { WORK_NOTE, &work->note },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    brg_contest_fields_take_text (form, texts[i].field, texts[i].text);
}

static gboolean
save_work (BrgFieldsSheet *form, gpointer data, GError **error)
{
  Draft *draft = data;
  BrgContestWork *work = brg_contest_work_copy (draft->work);
  g_autofree char *authors = brg_fields_sheet_dup_text (form, WORK_AUTHORS);
  gboolean done;

  show_position (draft);
  read_choices (form, draft, work);
  read_texts (form, work);
  g_free (work->solution);
  work->solution = dup_solution (draft);
  if (!draft->hides_authors)
    brg_work_authors_read (brg_sheet_get_snapshot (BRG_SHEET (form)), authors, work->authors);
  done = read_task (form, work, error) &&
         brg_contest_fields_read_number (form, WORK_MOVES, 999, &work->n_moves, error) &&
         brg_contest_fields_read_number (form, WORK_COPIES, 1000000, &work->first_copies, error) &&
         brg_contest_fields_read_day (form, WORK_RECEIVED, TRUE, &work->received, error) &&
         brg_contest_fields_read_day (form, WORK_FIRST, TRUE, &work->first, error) &&
         (!draft->is_solving || read_solving (form, work, error));
  if (done)
    {
      brg_fields_sheet_set_focus (form, WORK_FEN);
      done = brg_store_put_contest_work (brg_sheet_get_store (BRG_SHEET (form)), work, error);
    }
  brg_contest_work_free (work);
  return done;
}

static gboolean
remove_work (BrgFieldsSheet *form, gpointer data, GError **error)
{
  return brg_store_remove_contest_work (brg_sheet_get_store (BRG_SHEET (form)),
                                        ((Draft *) data)->work->id, error);
}

/* Filling. */

static void
add_sections (BrgFieldsSheet *form, const BrgContestDesk *desk, Draft *draft)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  guint chosen = 0;

  for (guint i = 0; i < desk->contest->sections->len; i++)
    {
      const BrgContestSection *section = desk->contest->sections->pdata[i];

      if (section->id == draft->work->section_id)
        chosen = i;
      g_array_append_val (draft->sections, section->id);
      g_ptr_array_add (names, section->name);
    }
  g_ptr_array_add (names, NULL);
  brg_fields_sheet_add_choice (form, draft->is_solving ? _ ("Round") : _ ("Section"),
                               (const char *const *) (gconstpointer) names->pdata, chosen);
}

static void
add_task (BrgFieldsSheet *form, const BrgContestWork *work)
{
  gboolean is_block = g_str_has_prefix (work->task, "block:");
  g_autofree char *task = is_block ? g_strdup ("block") : g_strdup (work->task);

  brg_contest_kinds_add (form, _ ("Task"), brg_contest_kinds_tasks, FALSE, task);
  brg_fields_sheet_add_text (form, _ ("Locked: men, kings"),
                             is_block ? work->task + strlen ("block:") : "");
}

static void
fill_work (BrgFieldsSheet *form, const BrgContestDesk *desk, Draft *draft)
{
  const BrgContestWork *work = draft->work;
  g_autofree char *variants = dup_variants (work);

  brg_fields_sheet_add_heading (form, _ ("Work"));
  add_sections (form, desk, draft);
  brg_contest_kinds_add (form, _ ("Board"), brg_contest_kinds_boards, FALSE, work->board);
  brg_contest_kinds_add (form, _ ("Kind"), brg_contest_kinds_kinds, FALSE, work->kind);
  brg_contest_kinds_add (form, _ ("Group declared"), brg_contest_kinds_groups, FALSE, work->group);
  add_task (form, work);
  brg_contest_fields_add_number (form, _ ("Within so many moves"), work->n_moves);
  brg_contest_fields_add_points (form, _ ("Points at most"), work->points);
  brg_fields_sheet_add_text (form, _ ("Variants and their points"), variants);
  brg_fields_sheet_show (form, WORK_POINTS, draft->is_solving);
  brg_fields_sheet_show (form, WORK_VARIANTS, draft->is_solving);
  brg_fields_sheet_add_text (form, _ ("Position as text (FEN)"), work->fen);
}

static void
fill_author (BrgFieldsSheet *form, const BrgContestDesk *desk, const Draft *draft)
{
  const BrgContestWork *work = draft->work;
  g_autofree char *authors =
      draft->hides_authors ? g_strdup ("") : brg_work_authors_dup (desk->snapshot, work->authors);

  brg_fields_sheet_add_heading (form, _ ("Author and publication"));
  brg_fields_sheet_add_choice (form, _ ("Authors"), get_namings (), draft->hides_authors ? 0 : 1);
  brg_fields_sheet_add_text (form, _ ("Authors; parted by ;"), authors);
  brg_contest_fields_add_day (form, _ ("Received on"), work->received);
  brg_fields_sheet_add_text (form, _ ("Theme"), work->theme);
  brg_fields_sheet_add_text (form, _ ("Possible last moves"), work->last_moves);
  brg_fields_sheet_add_text (form, _ ("First printed in"), work->first_source);
  brg_contest_fields_add_number (form, _ ("Copies printed"), work->first_copies);
  brg_contest_fields_add_day (form, _ ("First printed on"), work->first);
  brg_fields_sheet_add_text (form, _ ("Annexes"), work->annexes);
  brg_fields_sheet_add_text (form, _ ("Note"), work->note);
}

static void
replace (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* What the section says of its works, and the day. */
static BrgContestWork *
begin_work (const BrgContestDesk *desk, BrgSession *session)
{
  const BrgContestSection *section = desk->contest->sections->pdata[0];
  const BrgContestWork *before = desk->contest->works->len > 0
                                     ? desk->contest->works->pdata[desk->contest->works->len - 1]
                                     : NULL;
  BrgContestWork *work;
  g_autofree char *today = brg_contest_today (session);

  if (before != NULL && brg_contest_find_section (desk->contest, before->section_id) != NULL)
    section = brg_contest_find_section (desk->contest, before->section_id);
  work = brg_contest_work_new (section->id);
  replace (&work->board, *section->board != '\0' ? section->board
                         : before != NULL        ? before->board
                                                 : "64");
  replace (&work->kind, *section->kind != '\0' ? section->kind
                        : before != NULL       ? before->kind
                                               : "problem");
  replace (&work->group, *section->group != '\0' ? section->group : "-");
  replace (&work->task, before != NULL && g_str_equal (before->kind, work->kind) ? before->task
                        : g_str_equal (work->kind, "mate")                       ? "mate"
                        : g_str_equal (work->kind, "zadacha")                    ? "block:1,0"
                                                                                 : "win");
  replace (&work->received, today);
  return work;
}

void
brg_work_form_present (BrgShell *shell, const BrgContestDesk *desk, const BrgContestWork *work)
{
  BrgFieldsSheet *form;
  Draft *draft;
  g_autofree char *title = NULL;

  g_return_if_fail (BRG_IS_SHELL (shell) && desk != NULL);

  if (desk->contest->sections->len == 0)
    {
      brg_contest_form_section (shell, desk, 0);
      return;
    }
  draft = g_new0 (Draft, 1);
  draft->sections = g_array_new (FALSE, FALSE, sizeof (gint64));
  draft->is_solving = desk->contest->terms->kind == BRG_CONTEST_SOLVING;
  draft->work = work != NULL ? brg_contest_work_copy (work)
                             : begin_work (desk, brg_shell_get_session (shell));
  draft->hides_authors = work != NULL && work->authors->len > 0 && desk->hides_authors;
  title = work != NULL
              /* Translators: number of a work */
              ? g_strdup_printf (_ ("Work no. %u"), work->number)
              : g_strdup (_ ("New work"));
  form = brg_fields_sheet_new (shell, title, save_work, draft, free_draft);
  g_object_set (form, "fit-width", WIDTH, "fit-height", HEIGHT, NULL);
  g_object_set_data (G_OBJECT (form), "brg-work-draft", draft);
  brg_fields_sheet_add_widget (form, make_aside (draft));
  fill_work (form, desk, draft);
  fill_author (form, desk, draft);
  draft->form = form;
  brg_fields_sheet_complete (form, complete);
  brg_fields_sheet_follow (form, WORK_BOARD, fit_choices);
  brg_fields_sheet_follow (form, WORK_TASK, fit_choices);
  brg_fields_sheet_follow (form, WORK_NAMING, name_authors);
  brg_fields_sheet_set_enter (form, WORK_FEN, on_position_entered);
  if (work != NULL)
    brg_fields_sheet_set_remove (form, remove_work);
  brg_fields_sheet_set_focus (form, WORK_FEN);
  brg_fields_sheet_present (form);
}
