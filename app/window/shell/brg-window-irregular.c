/* brg-window-irregular.c - what is asked before something that is not regular in FIDE mode, and
 * FIDE mode itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-article-link.h"
#include "brg-compat.h"
#include "brg-mode-finding.h"
#include "brg-store-fide-mode.h"
#include "brg-ui.h"
#include "brg-window-private.h"

/* Lines that are shown at once. */
#define MOST_LINES 12

/* A question that is waited for: whoever acts has not gone on. */
typedef struct
{
  GMainLoop *loop;
  gboolean is_confirmed;
} Wait;

static void
on_answered (const char *answer, gpointer data)
{
  Wait *wait = data;

  wait->is_confirmed = g_str_equal (answer, "do");
  g_main_loop_quit (wait->loop);
}

/* The sheet that lies over the window, else the window. */
static GtkWindow *
find_parent (BrgWindow *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_visible (l->data) && gtk_window_is_active (l->data))
      return l->data;
  return GTK_WINDOW (self);
}

static gboolean
ask (GtkWindow *parent,
     const char *heading,
     const char *body,
     GtkWidget *extra,
     const BrgCompatAnswer *answers)
{
  Wait wait = { .loop = g_main_loop_new (NULL, FALSE) };

  brg_compat_ask (parent, heading, body, extra, answers, answers[0].id, on_answered, &wait);
  g_main_loop_run (wait.loop);
  g_main_loop_unref (wait.loop);
  return wait.is_confirmed;
}

static const BrgModeFinding *
find_highest (const GPtrArray *findings)
{
  BrgIrregularLevel level = brg_mode_findings_get_level (findings);

  for (guint i = 0; i < findings->len; i++)
    if (((const BrgModeFinding *) findings->pdata[i])->act->level == level)
      return findings->pdata[i];
  g_return_val_if_reached (NULL);
}

static void
append_line (GtkBox *box, const char *text, gboolean is_dim)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  if (is_dim)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (box, label);
}

/* Lines that may be many keep the question small. */
static GtkWidget *
scroll (GtkWidget *lines)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 260);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), lines);
  return scroller;
}

/* A finding: what, where, what would be regular, and the rule. */
static void
append_finding (GtkBox *box,
                const BrgModeFinding *finding,
                const BrgRulebook *book,
                gboolean is_main)
{
  g_autofree char *where =
      g_strdup_printf ("%s%s%s", is_main ? "" : _ (finding->act->sentence),
                       !is_main && *finding->detail != '\0' ? " " : "", finding->detail);
  /* Translators: what would be regular in FIDE mode, a sentence */
  g_autofree char *regular = g_strdup_printf (_ ("Regular: %s"), _ (finding->act->regular));

  if (*where != '\0')
    append_line (box, where, FALSE);
  append_line (box, regular, TRUE);
  if (finding->act->article != NULL)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

      append_line (GTK_BOX (row), _ ("Why is this irregular?"), TRUE);
      gtk_box_append (GTK_BOX (row), brg_article_link_new (book, finding->act->article));
      gtk_box_append (box, row);
    }
}

static GtkWidget *
make_list (const GPtrArray *findings, const BrgModeFinding *main_finding, const BrgRulebook *book)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  guint n_lines = 1;

  append_finding (GTK_BOX (box), main_finding, book, TRUE);
  for (guint i = 0; i < findings->len && n_lines < MOST_LINES; i++)
    if (findings->pdata[i] != main_finding)
      {
        append_finding (GTK_BOX (box), findings->pdata[i], book, FALSE);
        n_lines++;
      }
  if (n_lines <= 2)
    return box;
  return scroll (box);
}

/* The buttons by the level, the way back first. */
static const BrgCompatAnswer *
get_answers (BrgIrregularLevel level)
{
  static BrgCompatAnswer notice[] = { { "do", N_ ("_OK"), ADW_RESPONSE_DEFAULT },
                                      { NULL, NULL, ADW_RESPONSE_DEFAULT } };
  static BrgCompatAnswer confirm[] = { { "cancel", N_ ("_Cancel"), ADW_RESPONSE_DEFAULT },
                                       { "do", N_ ("_Do It Anyway"), ADW_RESPONSE_DESTRUCTIVE },
                                       { NULL, NULL, ADW_RESPONSE_DEFAULT } };
  static BrgCompatAnswer step[] = { { "cancel", N_ ("_Cancel"), ADW_RESPONSE_DEFAULT },
                                    { "do", N_ ("C_ontinue…"), ADW_RESPONSE_DEFAULT },
                                    { NULL, NULL, ADW_RESPONSE_DEFAULT } };
  static BrgCompatAnswer never[] = { { "cancel", N_ ("_Close"), ADW_RESPONSE_DEFAULT },
                                     { NULL, NULL, ADW_RESPONSE_DEFAULT } };

  switch (level)
    {
    case BRG_IRREGULAR_NONE:
    case BRG_IRREGULAR_REMARK:
    case BRG_IRREGULAR_NOTICE:
      return notice;
    case BRG_IRREGULAR_CONFIRM:
      return confirm;
    case BRG_IRREGULAR_TWICE:
      return step;
    case BRG_IRREGULAR_NEVER:
    default:
      return never;
    }
}

/* The words of the buttons in the user's language. */
static void
translate_answers (const BrgCompatAnswer *answers, BrgCompatAnswer translated[3])
{
  guint i = 0;

  for (; answers[i].id != NULL; i++)
    translated[i] = (BrgCompatAnswer){ answers[i].id, _ (answers[i].label), answers[i].look };
  translated[i] = (BrgCompatAnswer){ NULL, NULL, ADW_RESPONSE_DEFAULT };
}

static gboolean
ask_about (BrgWindow *self, const GPtrArray *findings)
{
  const BrgModeFinding *highest = find_highest (findings);
  BrgIrregularLevel level = highest->act->level;
  const BrgRulebook *book = brg_session_get_rulebook (self->session);
  GtkWindow *parent = find_parent (self);
  BrgCompatAnswer answers[3];

  translate_answers (get_answers (level), answers);
  if (!ask (parent, _ (highest->act->sentence), _ (highest->act->follows),
            make_list (findings, highest, book), answers))
    return FALSE;
  if (level != BRG_IRREGULAR_TWICE)
    return TRUE;
  translate_answers (get_answers (BRG_IRREGULAR_CONFIRM), answers);
  return ask (parent, _ ("Do It Although It Is Not Regular?"), _ (highest->act->follows), NULL,
              answers);
}

static gboolean
on_session_asks (BrgWindow *self)
{
  const GPtrArray *held = brg_store_get_irregular (brg_session_get_store (self->session));
  g_autoptr (GPtrArray) findings = NULL;
  gboolean is_confirmed;

  if (held == NULL || held->len == 0)
    return FALSE;
  findings = g_ptr_array_ref ((GPtrArray *) held);
  g_object_ref (self);
  is_confirmed = ask_about (self, findings);
  g_object_unref (self);
  return is_confirmed;
}

/* ----- FIDE mode itself ----- */

char *
brg_window_dup_mode (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  if (snapshot->group->fide_mode != BRG_FIDE_MODE_LEFT)
    return g_strdup ("");
  return g_strdup (_ ("not in FIDE mode"));
}

static GtkWidget *
make_remarks (const BrgSnapshot *snapshot)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < snapshot->mode_remarks->len; i++)
    {
      const BrgModeRemark *remark = snapshot->mode_remarks->pdata[i];
      const BrgIrregularAct *act = brg_irregular_act_find (remark->act);
      g_autofree char *text = g_strdup_printf (
          /* Translators: number of a round, what was done, where: start numbers */
          _ ("Round %d: %s %s"), remark->round, act != NULL ? _ (act->sentence) : remark->act,
          remark->detail);

      append_line (GTK_BOX (box), text, FALSE);
    }
  if (snapshot->mode_remarks->len == 0)
    append_line (GTK_BOX (box), _ ("Nothing irregular was done."), TRUE);
  return scroll (box);
}

static void
on_leave_answered (const char *answer, gpointer data)
{
  BrgWindow *self = data;
  BrgSnapshot *snapshot = brg_session_get_snapshot (self->session);
  GError *error = NULL;
  gboolean done;

  if (!g_str_equal (answer, "leave") || snapshot == NULL)
    return;
  done = brg_store_leave_fide_mode (brg_session_get_store (self->session), snapshot->group->id,
                                    &error);
  brg_session_finish (self->session, done, error);
}

void
brg_window_show_mode (BrgShell *shell)
{
  BrgWindow *self = BRG_WINDOW (shell);
  BrgSnapshot *snapshot = brg_session_get_snapshot (self->session);
  gboolean is_on;
  g_autofree char *left = NULL;
  BrgCompatAnswer answers[] = { { "close", _ ("_Close"), ADW_RESPONSE_DEFAULT },
                                { NULL, NULL, ADW_RESPONSE_DEFAULT },
                                { NULL, NULL, ADW_RESPONSE_DEFAULT } };

  if (snapshot == NULL || snapshot->group->fide_mode == BRG_FIDE_MODE_NONE)
    return;
  is_on = snapshot->group->fide_mode == BRG_FIDE_MODE_ON;
  if (is_on && brg_session_may_write (self->session))
    answers[1] = (BrgCompatAnswer){ "leave", _ ("_Leave FIDE Mode…"), ADW_RESPONSE_DESTRUCTIVE };
  left = g_strdup_printf (_ ("FIDE mode was left after round %d, for good."),
                          snapshot->group->fide_left_round);
  brg_compat_ask (GTK_WINDOW (self), is_on ? _ ("FIDE Mode Is On") : _ ("Not in FIDE Mode"),
                  is_on ? _ ("What FIDE’s rules do not provide for is asked about, and written "
                             "into the report.")
                        : left,
                  make_remarks (snapshot), answers, "close", on_leave_answered, self);
}

void
brg_window_watch_irregular (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  g_signal_connect_swapped (self->session, "asks", G_CALLBACK (on_session_asks), self);
}
