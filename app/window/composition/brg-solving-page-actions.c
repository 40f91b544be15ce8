/* brg-solving-page-actions.c - points by keys, answers that are handed in, results that are
 * published
 *
 * Rules: rus-draughts-2022 11.6.1
 * Tests: tests/gui/contest-solving.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-contest-fields.h"
#include "brg-contest-forms.h"
#include "brg-contest-sections.h"
#include "brg-shell.h"
#include "brg-solving-page-private.h"
#include "brg-store-contest-answers.h"
#include "brg-ui.h"

/* More of one kind nobody finds. */
#define MOST_BONUSES 9

static BrgShell *
get_shell (BrgSolvingPage *self)
{
  return brg_shell_find (GTK_WIDGET (self));
}

/* Points that are typed. */

static void
set_points (BrgSolvingPage *self, guint n, gint64 points)
{
  if (self->draft == NULL || n >= self->draft->points->len)
    return;
  g_array_index (self->draft->points, gint64, n) = points;
  self->is_changed = TRUE;
}

static void
type (BrgSolvingPage *self, char letter)
{
  const BrgContestWork *work = brg_solving_page_get_work (self);
  gint64 most;
  gint64 points;

  if (self->draft == NULL || work == NULL || !brg_solving_page_may_write (self))
    return;
  most = brg_contest_work_get_points (work, self->variant);
  g_string_append_c (self->typed, letter);
  points = brg_contest_fields_parse_points (self->typed->str);
  /* What is too much begins anew with the last figure. */
  if (letter != '.' && (points < 0 || points > most))
    {
      g_string_assign (self->typed, (char[]){ letter, '\0' });
      points = brg_contest_fields_parse_points (self->typed->str);
    }
  if (points > most)
    {
      g_string_truncate (self->typed, 0);
      gtk_widget_error_bell (GTK_WIDGET (self->table));
      return;
    }
  if (points >= 0)
    set_points (self, self->variant, points);
  brg_solving_page_show_answer (self);
}

/* All that the work gives. */
static void
give_all (BrgSolvingPage *self)
{
  const BrgContestWork *work = brg_solving_page_get_work (self);

  if (self->draft == NULL || work == NULL || !brg_solving_page_may_write (self))
    return;
  for (guint i = 0; i < self->draft->points->len; i++)
    set_points (self, i, brg_contest_work_get_points (work, i));
  g_string_truncate (self->typed, 0);
  brg_solving_page_show_answer (self);
}

static void
choose_variant (BrgSolvingPage *self, gint step)
{
  gint most = self->draft != NULL ? (gint) self->draft->points->len - 1 : 0;

  self->variant = (guint) CLAMP ((gint) self->variant + step, 0, MAX (most, 0));
  g_string_truncate (self->typed, 0);
  brg_solving_page_show_answer (self);
}

/* The next variant that has no points yet, else the answer is recorded. */
static void
record (BrgSolvingPage *self)
{
  for (guint i = self->variant + 1;
       self->draft != NULL && self->is_changed && i < self->draft->points->len; i++)
    if (g_array_index (self->draft->points, gint64, i) < 0)
      {
        choose_variant (self, (gint) (i - self->variant));
        return;
      }
  brg_solving_page_store (self);
}

/* The next answer that is not looked at, down the column and then in the next one. */
static void
go_to_next (BrgSolvingPage *self)
{
  gint solver;
  gint work;
  guint n_cells;

  if (!brg_solving_page_store (self) || self->desk == NULL)
    return;
  solver = MAX (brg_solving_page_find_solver (self), 0);
  work = MAX (brg_solving_page_find_work (self), 0);
  n_cells = self->desk->solvers->len * self->desk->solved->len;
  for (guint i = 0; i < n_cells; i++)
    {
      const BrgContestSolverRow *row;

      solver++;
      if (solver == (gint) self->desk->solvers->len)
        {
          solver = 0;
          work = (work + 1) % (gint) self->desk->solved->len;
        }
      row = self->desk->solvers->pdata[solver];
      if (row->cells[work].is_open)
        {
          brg_solving_page_go (self, solver, work);
          return;
        }
    }
  brg_session_tell (brg_page_get_session (BRG_PAGE (self)), _ ("All answers are checked."));
}

static gboolean
move_by_key (BrgSolvingPage *self, guint keyval)
{
  static const struct
  {
    guint keyval;
    gint solver;
    gint work;
  } steps[] = {
    { GDK_KEY_Up, -1, 0 },   { GDK_KEY_Down, 1, 0 },   { GDK_KEY_Left, 0, -1 },
    { GDK_KEY_Right, 0, 1 }, { GDK_KEY_Home, 0, -99 }, { GDK_KEY_End, 0, 99 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i].keyval == keyval)
      {
        if (!brg_solving_page_store (self))
          return TRUE;
        brg_solving_page_go (self, brg_solving_page_find_solver (self) + steps[i].solver,
                             brg_solving_page_find_work (self) + steps[i].work);
        return TRUE;
      }
  return FALSE;
}

static gboolean
type_by_key (BrgSolvingPage *self, guint keyval)
{
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    type (self, (char) ('0' + (keyval - GDK_KEY_0)));
  else if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    type (self, (char) ('0' + (keyval - GDK_KEY_KP_0)));
  else if (keyval == GDK_KEY_comma || keyval == GDK_KEY_period || keyval == GDK_KEY_KP_Decimal ||
           keyval == GDK_KEY_KP_Separator)
    type (self, '.');
  else if (keyval == GDK_KEY_plus || keyval == GDK_KEY_KP_Add || keyval == GDK_KEY_equal)
    give_all (self);
  else if (keyval == GDK_KEY_Page_Up || keyval == GDK_KEY_Page_Down)
    choose_variant (self, keyval == GDK_KEY_Page_Up ? -1 : 1);
  else if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    record (self);
  else if (keyval == GDK_KEY_Tab)
    go_to_next (self);
  else
    return FALSE;
  return TRUE;
}

/* Escape drops what was typed; where nothing was, the key is the window's. */
static gboolean
drop (BrgSolvingPage *self)
{
  if (!self->is_changed)
    return FALSE;
  brg_solving_page_take_answer (self);
  brg_solving_page_show_answer (self);
  return TRUE;
}

static gboolean
on_table_key (BrgSolvingPage *self,
              guint keyval,
              guint keycode G_GNUC_UNUSED,
              GdkModifierType state,
              GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (keyval == GDK_KEY_Escape)
    return drop (self);
  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_BackSpace)
    return gtk_widget_activate_action (GTK_WIDGET (self), "solving.remove", NULL);
  return move_by_key (self, keyval) || type_by_key (self, keyval);
}

/* Extra points. */

static void
turn_bonus (BrgSolvingPage *self, BrgSolvingBonus bonus)
{
  guint *count;

  if (self->draft == NULL || !brg_solving_page_may_write (self) ||
      brg_solving_page_get_worth (self->desk->contest->terms, bonus) <= 0)
    return;
  count = brg_solving_page_get_count (self->draft, bonus);
  *count = (*count + 1) % (bonus == BRG_SOLVING_UNSOLVABLE ? 2 : MOST_BONUSES + 1);
  self->is_changed = TRUE;
  brg_solving_page_show_answer (self);
}

static void
on_side (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  turn_bonus (data, BRG_SOLVING_SIDE);
}

static void
on_unsolvable (GSimpleAction *action G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED,
               gpointer data)
{
  turn_bonus (data, BRG_SOLVING_UNSOLVABLE);
}

static void
on_inexact (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  turn_bonus (data, BRG_SOLVING_INEXACT);
}

/* What was handed in. */

enum
{
  SHEET_TIME,
  SHEET_NUMBER,
  SHEET_NOTE,
  SHEET_ALL,
};

typedef struct
{
  gint64 entry_id;
  GArray *work_ids; /* gint64: the work at hand first, then the others of the table */
  gint64 answer_id; /* 0 where there is none yet */
} Handed;

static void
free_handed (gpointer data)
{
  Handed *handed = data;

  g_array_unref (handed->work_ids);
  g_free (handed);
}

static void
replace (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* The answer to that work as it is stored, else a new one. */
static BrgContestAnswer *
open_answer (const BrgContestDesk *desk, const BrgContestWork *work, gint64 entry_id)
{
  const BrgContestAnswer *stored = brg_contest_find_answer (desk->contest, work->id, entry_id);

  return stored != NULL
             ? brg_contest_answer_copy (stored)
             : brg_contest_answer_new (work->id, entry_id, brg_contest_work_n_variants (work));
}

void
brg_solving_page_take_answer (BrgSolvingPage *self)
{
  const BrgContestWork *work = brg_solving_page_get_work (self);

  g_clear_pointer (&self->draft, brg_contest_answer_free);
  self->is_changed = FALSE;
  self->variant = 0;
  g_string_truncate (self->typed, 0);
  if (work == NULL || self->entry_id == 0)
    return;
  self->draft = open_answer (self->desk, work, self->entry_id);
  /* The first variant without points is the one to look at. */
  for (guint i = 0; i < self->draft->points->len; i++)
    if (g_array_index (self->draft->points, gint64, i) < 0)
      {
        self->variant = i;
        break;
      }
}

/* The works of the sheet with their answers; one that is gone is left out. */
static GPtrArray *
list_answers (const BrgContestDesk *desk, const Handed *handed, guint n_works)
{
  GPtrArray *answers = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_answer_free);

  for (guint i = 0; i < n_works; i++)
    {
      const BrgContestWork *work =
          brg_contest_find_work (desk->contest, g_array_index (handed->work_ids, gint64, i));

      if (work != NULL)
        g_ptr_array_add (answers, open_answer (desk, work, handed->entry_id));
    }
  return answers;
}

static gboolean
store_handed (BrgFieldsSheet *form,
              const BrgContestDesk *desk,
              const Handed *handed,
              GError **error)
{
  g_autofree char *time = g_strdup ("");
  g_autofree char *sheet = brg_fields_sheet_dup_text (form, SHEET_NUMBER);
  g_autofree char *note = brg_fields_sheet_dup_text (form, SHEET_NOTE);
  guint n_works = brg_fields_sheet_is_on (form, SHEET_ALL) ? handed->work_ids->len : 1;
  g_autoptr (GPtrArray) answers = list_answers (desk, handed, n_works);

  if (!brg_contest_fields_read_time (form, SHEET_TIME, &time, error))
    return FALSE;
  for (guint i = 0; i < answers->len; i++)
    {
      BrgContestAnswer *answer = answers->pdata[i];

      replace (&answer->handed_at, time);
      replace (&answer->sheet, sheet);
      replace (&answer->note, note);
    }
  return answers->len > 0
             ? brg_store_put_contest_answers (brg_sheet_get_store (BRG_SHEET (form)),
                                              (BrgContestAnswer *const *) answers->pdata,
                                              answers->len, error)
             : brg_fields_sheet_refuse (form, SHEET_ALL, _ ("No work"), error);
}

static gboolean
save_handed (BrgFieldsSheet *form, gpointer data, GError **error)
{
  BrgContestHold *hold = brg_contest_hold (brg_sheet_get_session (BRG_SHEET (form)), 0);
  gboolean done = hold != NULL
                      ? store_handed (form, hold->desk, data, error)
                      : brg_fields_sheet_refuse (form, SHEET_TIME, _ ("No contest."), error);

  brg_contest_hold_release (hold);
  return done;
}

static gboolean
remove_handed (BrgFieldsSheet *form, gpointer data, GError **error)
{
  return brg_store_remove_contest_answer (brg_sheet_get_store (BRG_SHEET (form)),
                                          ((Handed *) data)->answer_id, error);
}

static Handed *
new_handed (BrgSolvingPage *self)
{
  Handed *handed = g_new0 (Handed, 1);

  handed->entry_id = self->entry_id;
  handed->answer_id = self->draft->id;
  handed->work_ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_array_append_val (handed->work_ids, self->work_id);
  for (guint i = 0; i < self->desk->solved->len; i++)
    {
      const BrgContestWorkRow *row = self->desk->solved->pdata[i];

      if (row->work->id != self->work_id)
        g_array_append_val (handed->work_ids, row->work->id);
    }
  return handed;
}

static void
on_sheet (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgSolvingPage *self = data;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  BrgFieldsSheet *form;

  if (!brg_solving_page_store (self) || self->draft == NULL)
    return;
  form = brg_fields_sheet_new (get_shell (self), _ ("Sheet of a solver"), save_handed,
                               new_handed (self), free_handed);
  brg_fields_sheet_add_heading (form, gtk_label_get_text (self->title_label));
  brg_contest_fields_add_time (form, _ ("Handed in (day and time)"),
                               *self->draft->handed_at != '\0' ? self->draft->handed_at : time);
  brg_fields_sheet_add_text (form, _ ("Number of the sheet"), self->draft->sheet);
  brg_fields_sheet_add_text (form, _ ("Note"), self->draft->note);
  brg_fields_sheet_add_switch (form, _ ("All works of the table"), self->draft->id == 0);
  if (self->draft->id != 0)
    brg_fields_sheet_set_remove (form, remove_handed);
  brg_fields_sheet_set_focus (form, SHEET_NUMBER);
  brg_fields_sheet_present (form);
}

static void
on_record (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_solving_page_store (data);
}

static void
on_next (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  go_to_next (data);
}

static void
on_remove (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgSolvingPage *self = data;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  g_autoptr (GError) error = NULL;
  gint64 id = self->draft != NULL ? self->draft->id : 0;
  gboolean done;

  self->is_changed = FALSE;
  if (id == 0)
    {
      brg_solving_page_take_answer (self);
      brg_solving_page_show_answer (self);
      return;
    }
  done = brg_store_remove_contest_answer (brg_session_get_store (session), id, &error);
  brg_session_finish (session, done, g_steal_pointer (&error));
}

static void
on_section (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  BrgSolvingPage *self = data;

  if (brg_solving_page_store (self) && self->desk != NULL)
    brg_contest_form_section (get_shell (self), self->desk, g_variant_get_int64 (parameter));
}

static void
on_this_section (GSimpleAction *action G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED,
                 gpointer data)
{
  BrgSolvingPage *self = data;
  const BrgContestWork *work;

  if (!brg_solving_page_store (self) || self->desk == NULL)
    return;
  work = brg_solving_page_get_work (self);
  brg_contest_form_section (get_shell (self), self->desk, work != NULL ? work->section_id : 0);
}

static void
on_terms (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  if (brg_solving_page_store (data))
    brg_contest_form_terms (get_shell (data), BRG_CONTEST_SOLVING);
}

static void
on_take_back (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgSolvingPage *self = data;

  if (brg_solving_page_store (self) && self->desk != NULL)
    brg_contest_take_back (brg_page_get_session (BRG_PAGE (self)), self->desk->contest->terms);
}

static void
on_print (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_page_print (data);
}

static const GActionEntry entries[] = {
  { .name = "record", .activate = on_record },
  { .name = "next", .activate = on_next },
  { .name = "sheet", .activate = on_sheet },
  { .name = "remove", .activate = on_remove },
  { .name = "side", .activate = on_side },
  { .name = "unsolvable", .activate = on_unsolvable },
  { .name = "inexact", .activate = on_inexact },
  { .name = "section", .activate = on_section, .parameter_type = "x" },
  { .name = "this-section", .activate = on_this_section },
  { .name = "terms", .activate = on_terms },
  { .name = "take-back", .activate = on_take_back },
  { .name = "print", .activate = on_print },
};

static const struct
{
  guint keyval;
  const char *action;
} keys[] = {
  { GDK_KEY_s, "solving.side" },       { GDK_KEY_u, "solving.unsolvable" },
  { GDK_KEY_i, "solving.inexact" },    { GDK_KEY_h, "solving.sheet" },
  { GDK_KEY_Insert, "solving.sheet" }, { GDK_KEY_KP_Insert, "solving.sheet" },
};

static gboolean
on_key_pressed (BrgSolvingPage *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  guint key = brg_ui_key_to_latin (controller, keyval, keycode);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == key || keys[i].keyval == keyval)
      return gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
  return FALSE;
}

static void
set_enabled (BrgSolvingPage *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

void
brg_solving_page_update_actions (BrgSolvingPage *self)
{
  static const char *const of_answer[] = { "record", "sheet",      "remove",
                                           "side",   "unsolvable", "inexact" };
  gboolean may_write = self->desk != NULL && brg_page_may_write (BRG_PAGE (self));
  BrgContestStage stage =
      self->desk != NULL ? self->desk->contest->terms->stage : BRG_CONTEST_STAGE_FINAL;

  for (guint i = 0; i < G_N_ELEMENTS (of_answer); i++)
    set_enabled (self, of_answer[i], brg_solving_page_may_write (self) && self->draft != NULL);
  set_enabled (self, "next", self->desk != NULL);
  set_enabled (self, "section", may_write && stage != BRG_CONTEST_STAGE_FINAL);
  set_enabled (self, "this-section", may_write && stage != BRG_CONTEST_STAGE_FINAL);
  set_enabled (self, "terms", may_write);
  set_enabled (self, "take-back", may_write && stage != BRG_CONTEST_STAGE_OPEN);
  set_enabled (self, "print", self->desk != NULL);
}

void
brg_solving_page_install_actions (BrgSolvingPage *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "solving", G_ACTION_GROUP (self->actions));
  brg_ui_add_keys (self->table, GTK_PHASE_BUBBLE, G_CALLBACK (on_table_key), self);
  brg_ui_add_keys (self, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
}
