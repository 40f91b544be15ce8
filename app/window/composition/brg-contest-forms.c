/* brg-contest-forms.c - forms of a contest of composition: regulations, remarks, results
 *
 * Rules: rus-draughts-2022 11.5.2, 11.6.1, 11.7
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-forms.h"

#include <glib/gi18n.h>

#include "brg-contest-doubts.h"
#include "brg-contest-fields.h"
#include "brg-contest-hold.h"
#include "brg-contest-ui.h"
#include "brg-contest-words.h"
#include "brg-store-contest-rows.h"
#include "brg-store-contest-works.h"
#include "brg-store-contest.h"
#include "brg-ui-words.h"

/* Titles of three columns are read whole. */
#define WIDTH 1180

#define N_STATES (BRG_CONTEST_WORK_EXCLUDED + 1)

static gint64
get_group_id (BrgFieldsSheet *form)
{
  return brg_sheet_get_snapshot (BRG_SHEET (form))->group->id;
}

/* The regulations. */

enum
{
  TERM_STATUS,
  TERM_THEME,
  TERM_OPEN,
  TERM_CONDITIONS,
  TERM_ADDRESS,
  TERM_NOTE,
  TERM_ANNOUNCED,
  TERM_CLOSING,
  TERM_PRELIMINARY,
  TERM_FINAL,
  TERM_FIRST_OF_KIND,
};

enum
{
  TERM_MEAN = TERM_FIRST_OF_KIND,
  TERM_WORKS,
  TERM_COUNTED,
  TERM_COPIES,
};

enum
{
  TERM_SIDE = TERM_FIRST_OF_KIND,
  TERM_UNSOLVABLE,
  TERM_INEXACT,
};

static gboolean
read_days (BrgFieldsSheet *form, BrgContestTerms *terms, GError **error)
{
  return brg_contest_fields_read_day (form, TERM_ANNOUNCED, TRUE, &terms->announced, error) &&
         brg_contest_fields_read_day (form, TERM_CLOSING, TRUE, &terms->closing, error) &&
         brg_contest_fields_read_day (form, TERM_PRELIMINARY, TRUE, &terms->preliminary, error) &&
         brg_contest_fields_read_day (form, TERM_FINAL, TRUE, &terms->final, error);
}

/* rus-draughts-2022 11.5.2: how many works, and how marks become one. */
static gboolean
read_composing (BrgFieldsSheet *form, BrgContestTerms *terms, GError **error)
{
  terms->mean = (BrgContestMean) brg_fields_sheet_get_choice (form, TERM_MEAN);
  if (!brg_contest_fields_read_number (form, TERM_COPIES, 100, &terms->n_copies, error))
    return FALSE;
  terms->n_copies = MAX (terms->n_copies, 1);
  return brg_contest_fields_read_number (form, TERM_WORKS, 1000, &terms->n_works, error) &&
         brg_contest_fields_read_number (form, TERM_COUNTED, 1000, &terms->n_counted, error);
}

/* rus-draughts-2022 11.6.1: extra points, as the regulations give them. */
static gboolean
read_solving (BrgFieldsSheet *form, BrgContestTerms *terms, GError **error)
{
  gint64 *const bonuses[] = { &terms->bonus_side, &terms->bonus_unsolvable, &terms->bonus_inexact };

  for (guint i = 0; i < G_N_ELEMENTS (bonuses); i++)
    {
      if (!brg_contest_fields_read_points (form, TERM_SIDE + i, bonuses[i], error))
        return FALSE;
      *bonuses[i] = MAX (*bonuses[i], 0);
    }
  return TRUE;
}

/* What is doubted is asked about once each; takes @taken. */
static gboolean
ask_doubts (BrgFieldsSheet *form, guint field, GArray *taken, GError **error)
{
  g_autoptr (GArray) doubts = taken;

  for (guint i = 0; i < doubts->len; i++)
    {
      g_autofree char *text =
          brg_contest_doubt_dup_text (&g_array_index (doubts, BrgContestDoubt, i));
      g_autofree char *sentence = g_strdup_printf ("%s.", text);

      if (!brg_fields_sheet_ask_once (form, field, sentence, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
save_terms (BrgFieldsSheet *form, gpointer data, GError **error)
{
  BrgContestTerms *terms = data;
  char **const texts[] = { &terms->conditions, &terms->address, &terms->note };

  brg_contest_fields_take_text (form, TERM_STATUS, &terms->status);
  brg_contest_fields_take_text (form, TERM_THEME, &terms->theme);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    brg_contest_fields_take_text (form, TERM_CONDITIONS + i, texts[i]);
  terms->is_open = brg_fields_sheet_is_on (form, TERM_OPEN);
  if (!read_days (form, terms, error) ||
      !(terms->kind == BRG_CONTEST_COMPOSING ? read_composing (form, terms, error)
                                             : read_solving (form, terms, error)) ||
      !ask_doubts (form, TERM_CLOSING, brg_contest_doubts_of_terms (terms, brg_ui_get_words ()),
                   error))
    return FALSE;
  return brg_store_set_contest_terms (brg_sheet_get_store (BRG_SHEET (form)), get_group_id (form),
                                      terms, error);
}

static gboolean
remove_terms (BrgFieldsSheet *form, gpointer data G_GNUC_UNUSED, GError **error)
{
  return brg_store_set_contest_terms (brg_sheet_get_store (BRG_SHEET (form)), get_group_id (form),
                                      NULL, error);
}

static void
add_kind_fields (BrgFieldsSheet *form, const BrgContestTerms *terms)
{
  const char *means[BRG_CONTEST_SUM + 2] = { NULL };

  if (terms->kind == BRG_CONTEST_SOLVING)
    {
      brg_fields_sheet_add_heading (form, _ ("Extra points"));
      brg_contest_fields_add_points (form, _ ("Side solution found"), terms->bonus_side);
      brg_contest_fields_add_points (form, _ ("Shown to be unsolvable"), terms->bonus_unsolvable);
      brg_contest_fields_add_points (form, _ ("Inexactness found"), terms->bonus_inexact);
      return;
    }
  for (guint i = 0; i <= BRG_CONTEST_SUM; i++)
    means[i] = brg_contest_words_get_mean ((BrgContestMean) i, brg_ui_get_words ());
  brg_fields_sheet_add_heading (form, _ ("Works and marks"));
  brg_fields_sheet_add_choice (form, _ ("Several marks"), means, terms->mean);
  brg_contest_fields_add_number (form, _ ("Works of an author in a section, at most"),
                                 terms->n_works);
  brg_contest_fields_add_number (form, _ ("Best works that count for him"), terms->n_counted);
  brg_contest_fields_add_number (form, _ ("Copies of a work"), terms->n_copies);
}

static void
fill_terms (BrgFieldsSheet *form, const BrgContestTerms *terms)
{
  brg_fields_sheet_add_heading (form, _ ("Contest"));
  brg_fields_sheet_add_text (form, C_ ("contest terms", "Status"), terms->status);
  brg_fields_sheet_add_text (form, _ ("Theme; empty for any"), terms->theme);
  brg_fields_sheet_add_switch (form, _ ("Open: judges know the authors"), terms->is_open);
  brg_fields_sheet_add_text (form, _ ("How winners are decided"), terms->conditions);
  brg_fields_sheet_add_text (form, _ ("Address"), terms->address);
  brg_fields_sheet_add_text (form, _ ("Note"), terms->note);
  brg_fields_sheet_add_heading (form, C_ ("contest terms", "Days"));
  brg_contest_fields_add_day (form, _ ("Announced on"), terms->announced);
  brg_contest_fields_add_day (form, _ ("Sent in until"), terms->closing);
  brg_contest_fields_add_day (form, _ ("Preliminary results"), terms->preliminary);
  brg_contest_fields_add_day (form, _ ("Final results"), terms->final);
  add_kind_fields (form, terms);
}

void
brg_contest_form_terms (BrgShell *shell, BrgContestKind kind)
{
  BrgSession *session = brg_shell_get_session (shell);
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  g_autoptr (BrgContest) contest = NULL;
  BrgContestTerms *terms;
  BrgFieldsSheet *form;

  if (snapshot == NULL)
    return;
  contest =
      brg_store_load_contest_terms (brg_session_get_store (session), snapshot->group->id, NULL);
  if (contest == NULL)
    return;
  terms = contest->terms != NULL ? brg_contest_terms_copy (contest->terms)
                                 : brg_contest_terms_new (kind);
  form = brg_fields_sheet_new (shell,
                               terms->kind == BRG_CONTEST_SOLVING ? _ ("Contest for solving")
                                                                  : _ ("Contest for composing"),
                               save_terms, terms, (GDestroyNotify) brg_contest_terms_free);
  g_object_set (form, "fit-width", WIDTH, NULL);
  fill_terms (form, terms);
  if (contest->terms != NULL)
    brg_fields_sheet_set_remove (form, remove_terms);
  brg_fields_sheet_set_note (
      form, terms->kind == BRG_CONTEST_SOLVING
                ? _ ("Points for each work stand in the work; the sum wins (11.6.1).")
                : _ ("Works come in for three months at least; two months are for remarks "
                     "(11.5.2)."));
  brg_fields_sheet_present (form);
}

/* Whether a work takes part. */

enum
{
  STATE_STATE,
  STATE_ARTICLE,
  STATE_REASON,
};

static gboolean
save_state (BrgFieldsSheet *form, gpointer data, GError **error)
{
  g_autofree char *article = brg_fields_sheet_dup_text (form, STATE_ARTICLE);
  g_autofree char *reason = brg_fields_sheet_dup_text (form, STATE_REASON);
  BrgContestWorkState state = (BrgContestWorkState) brg_fields_sheet_get_choice (form, STATE_STATE);

  brg_fields_sheet_set_focus (form, *article == '\0' ? STATE_ARTICLE : STATE_REASON);
  return brg_store_set_contest_work_state (brg_sheet_get_store (BRG_SHEET (form)), *(gint64 *) data,
                                           state, article, reason, error);
}

void
brg_contest_form_state (BrgShell *shell, const BrgContestWork *work, const char *article)
{
  const char *states[N_STATES + 1] = { NULL };
  /* Translators: number of a work */
  g_autofree char *title = NULL;
  BrgFieldsSheet *form;

  g_return_if_fail (work != NULL);

  for (guint i = 0; i < N_STATES; i++)
    states[i] = brg_contest_words_get_state ((BrgContestWorkState) i, brg_ui_get_words ());
  /* Translators: number of a work */
  title = g_strdup_printf (_ ("Work no. %u"), work->number);
  form = brg_fields_sheet_new (shell, title, save_state, g_memdup2 (&work->id, sizeof work->id),
                               g_free);
  brg_fields_sheet_add_heading (form, _ ("Admission"));
  brg_fields_sheet_add_choice (form, _ ("The work"), states,
                               article != NULL ? BRG_CONTEST_WORK_EXCLUDED : work->state);
  brg_fields_sheet_add_text (form, _ ("Article"), article != NULL ? article : work->state_article);
  brg_fields_sheet_add_text (form, _ ("Grounds"), work->state_reason);
  brg_fields_sheet_set_note (form, _ ("A work that breaks an obligatory requirement gets no mark "
                                      "(11.1.1); article and grounds are printed."));
  brg_fields_sheet_set_focus (form, article != NULL ? STATE_REASON : STATE_STATE);
  brg_fields_sheet_present (form);
}

/* Remarks. */

static const char *const remark_kinds[] = { "defect", "predecessor", "complaint", "other" };

static const char *const remark_outcomes[] = { "", "upheld", "refused" };

enum
{
  REMARK_KIND,
  REMARK_TEXT,
  REMARK_SENDER,
  REMARK_RECEIVED,
  REMARK_OUTCOME,
  REMARK_ANSWER,
  REMARK_ANSWERED,
};

static guint
find_word (const char *const *words, guint n_words, const char *word)
{
  for (guint i = 0; i < n_words; i++)
    if (g_str_equal (words[i], word))
      return i;
  return 0;
}

static gboolean
save_remark (BrgFieldsSheet *form, gpointer data, GError **error)
{
  BrgContestRemark *remark = data;

  g_free (remark->kind);
  remark->kind = g_strdup (remark_kinds[brg_fields_sheet_get_choice (form, REMARK_KIND)]);
  g_free (remark->outcome);
  remark->outcome = g_strdup (remark_outcomes[brg_fields_sheet_get_choice (form, REMARK_OUTCOME)]);
  brg_contest_fields_take_text (form, REMARK_TEXT, &remark->text);
  brg_contest_fields_take_text (form, REMARK_SENDER, &remark->sender);
  brg_contest_fields_take_text (form, REMARK_ANSWER, &remark->answer);
  if (!brg_contest_fields_read_day (form, REMARK_RECEIVED, TRUE, &remark->received, error) ||
      !brg_contest_fields_read_day (form, REMARK_ANSWERED, TRUE, &remark->answered, error))
    return FALSE;
  brg_fields_sheet_set_focus (form, REMARK_TEXT);
  return brg_store_put_contest_remark (brg_sheet_get_store (BRG_SHEET (form)), remark, error);
}

/* rus-draughts-2022 11.5.2, 11.7: what is wrong with a work, and what was answered. */
void
brg_contest_form_remark (BrgShell *shell,
                         const BrgContestWork *work,
                         const BrgContestRemark *remark,
                         const char *text)
{
  const char *kinds[G_N_ELEMENTS (remark_kinds) + 1] = { NULL };
  const char *outcomes[G_N_ELEMENTS (remark_outcomes) + 1] = { NULL };
  g_autofree char *title = NULL;
  g_autofree char *today = brg_contest_today (brg_shell_get_session (shell));
  BrgContestRemark *draft;
  BrgFieldsSheet *form;

  g_return_if_fail (work != NULL && text != NULL);

  draft = remark != NULL ? brg_contest_remark_copy (remark)
                         : brg_contest_remark_new (work->id, "defect");
  for (guint i = 0; i < G_N_ELEMENTS (remark_kinds); i++)
    kinds[i] = brg_contest_words_get_remark_kind (remark_kinds[i], brg_ui_get_words ());
  for (guint i = 0; i < G_N_ELEMENTS (remark_outcomes); i++)
    outcomes[i] = brg_contest_ui_get_outcome (remark_outcomes[i]);
  /* Translators: number of a work */
  title = g_strdup_printf (_ ("Remark on work no. %u"), work->number);
  form = brg_fields_sheet_new (shell, title, save_remark, draft,
                               (GDestroyNotify) brg_contest_remark_free);
  brg_fields_sheet_add_heading (form, C_ ("contest", "Remark"));
  brg_fields_sheet_add_choice (form, _ ("About"), kinds,
                               find_word (remark_kinds, G_N_ELEMENTS (remark_kinds), draft->kind));
  brg_fields_sheet_add_text (form, _ ("What is said"), remark != NULL ? draft->text : text);
  brg_fields_sheet_add_text (form, _ ("By whom"), draft->sender);
  brg_contest_fields_add_day (form, _ ("Received on"), remark != NULL ? draft->received : today);
  brg_fields_sheet_add_heading (form, _ ("Answer"));
  brg_fields_sheet_add_choice (
      form, _ ("Outcome"), outcomes,
      find_word (remark_outcomes, G_N_ELEMENTS (remark_outcomes), draft->outcome));
  brg_fields_sheet_add_text (form, _ ("What is answered"), draft->answer);
  brg_contest_fields_add_day (form, _ ("Answered on"), draft->answered);
  brg_fields_sheet_set_focus (form, remark != NULL ? REMARK_OUTCOME : REMARK_TEXT);
  brg_fields_sheet_present (form);
}

void
brg_contest_form_answer (BrgShell *shell, const BrgContest *contest, gint64 remark_id)
{
  const BrgContestRemark *remark = brg_contest_get_remark (contest, remark_id);
  const BrgContestWork *work =
      remark != NULL ? brg_contest_find_work (contest, remark->work_id) : NULL;

  if (work != NULL)
    brg_contest_form_remark (shell, work, remark, "");
}

/* The chief judge. */

enum
{
  REVISION_MARK,
  REVISION_REASON,
};

static gboolean
save_revision (BrgFieldsSheet *form, gpointer data, GError **error)
{
  g_autofree char *reason = brg_fields_sheet_dup_text (form, REVISION_REASON);
  gint64 mark;

  if (!brg_contest_fields_read_points (form, REVISION_MARK, &mark, error))
    return FALSE;
  brg_fields_sheet_set_focus (form, mark >= 0 && *reason == '\0' ? REVISION_REASON : REVISION_MARK);
  return brg_store_revise_contest_work (brg_sheet_get_store (BRG_SHEET (form)), *(gint64 *) data,
                                        mark, reason, error);
}

/* rus-draughts-2022 11.7: the chief judge may change what the judges gave. */
void
brg_contest_form_revision (BrgShell *shell, const BrgContestWork *work)
{
  g_autofree char *title = NULL;
  BrgFieldsSheet *form;

  g_return_if_fail (work != NULL);

  /* Translators: number of a work */
  title = g_strdup_printf (_ ("Mark of the chief judge for work no. %u"), work->number);
  form = brg_fields_sheet_new (shell, title, save_revision, g_memdup2 (&work->id, sizeof work->id),
                               g_free);
  brg_fields_sheet_add_heading (form, _ ("Chief judge"));
  brg_contest_fields_add_points (form, _ ("Mark instead of that of the judges"), work->revised);
  brg_fields_sheet_add_text (form, _ ("Grounds"), work->revised_reason);
  brg_fields_sheet_set_note (form, _ ("Empty: the marks of the judges count (11.7)."));
  brg_fields_sheet_present (form);
}

/* Prizes and mentions. */

static gboolean
save_distinction (BrgFieldsSheet *form, gpointer data, GError **error)
{
  g_autofree char *text = brg_fields_sheet_dup_text (form, 0);

  return brg_store_set_contest_distinction (brg_sheet_get_store (BRG_SHEET (form)),
                                            *(gint64 *) data, text, error);
}

void
brg_contest_form_distinction (BrgShell *shell, const BrgContestWork *work)
{
  g_autofree char *title = NULL;
  BrgFieldsSheet *form;

  g_return_if_fail (work != NULL);

  /* Translators: number of a work */
  title = g_strdup_printf (_ ("Distinction of work no. %u"), work->number);
  form = brg_fields_sheet_new (shell, title, save_distinction,
                               g_memdup2 (&work->id, sizeof work->id), g_free);
  brg_fields_sheet_add_heading (form, _ ("Distinction"));
  brg_fields_sheet_add_text (form, _ ("Prize or mention; empty for none"), work->distinction);
  brg_fields_sheet_present (form);
}

/* Results are published. */

/* rus-draughts-2022 11.5.2: the day is looked at with the regulations and the preliminary results.
 */
static gboolean
save_publication (BrgFieldsSheet *form, gpointer data, GError **error)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (form));
  BrgContestStage stage = (BrgContestStage) GPOINTER_TO_UINT (data);
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (form));
  g_autoptr (BrgContest) contest = NULL;
  g_autofree char *today = brg_contest_today (session);
  g_autofree char *day = NULL;

  if (!brg_contest_fields_read_day (form, 0, FALSE, &day, error))
    return FALSE;
  contest = brg_store_load_contest (store, get_group_id (form), error);
  if (contest == NULL || contest->terms == NULL)
    return contest != NULL ? brg_fields_sheet_refuse (form, 0, _ ("No contest."), error) : FALSE;
  return ask_doubts (
             form, 0,
             brg_contest_doubts_of_publication (contest, stage, day, today, brg_ui_get_words ()),
             error) &&
         brg_store_publish_contest (store, get_group_id (form), stage, day, error);
}

/* rus-draughts-2022 11.5.2: the day counts, the two months for remarks run from it. */
void
brg_contest_form_publish (BrgShell *shell, BrgContestStage stage)
{
  g_autofree char *today = brg_contest_today (brg_shell_get_session (shell));
  BrgFieldsSheet *form = brg_fields_sheet_new (
      shell, stage == BRG_CONTEST_STAGE_FINAL ? _ ("Final results") : _ ("Preliminary results"),
      save_publication, GUINT_TO_POINTER (stage), NULL);

  brg_fields_sheet_add_heading (form, _ ("Publication"));
  brg_contest_fields_add_day (form, _ ("Published on"), today);
  brg_fields_sheet_set_note (
      form, stage == BRG_CONTEST_STAGE_FINAL
                ? _ ("After that nothing of the contest is changed any more.")
                : _ ("The authors are named from then on, and remarks are taken for two months "
                     "(11.5.2)."));
  brg_fields_sheet_present (form);
}

char *
brg_contest_dup_publish_step (const BrgContestTerms *terms)
{
  g_return_val_if_fail (terms != NULL, NULL);

  switch (terms->stage)
    {
    case BRG_CONTEST_STAGE_OPEN:
      return g_strdup (_ ("Preliminary results"));
    case BRG_CONTEST_STAGE_PRELIMINARY:
      return g_strdup (_ ("Final results"));
    case BRG_CONTEST_STAGE_FINAL:
    default:
      return NULL;
    }
}

void
brg_contest_take_back (BrgSession *session, const BrgContestTerms *terms)
{
  g_autoptr (GError) error = NULL;
  gboolean done;

  g_return_if_fail (BRG_IS_SESSION (session) && terms != NULL);

  if (terms->stage == BRG_CONTEST_STAGE_OPEN)
    return;
  done = brg_store_publish_contest (brg_session_get_store (session),
                                    brg_session_get_snapshot (session)->group->id,
                                    (BrgContestStage) (terms->stage - 1), "", &error);
  brg_session_finish (session, done, g_steal_pointer (&error));
}

/* Authors. */

enum
{
  NAMING_BY,
  NAMING_REASON,
};

typedef struct
{
  gint64 work_id; /* 0: the register with all of them */
  gint64 group_id;
  GWeakRef form;
  BrgContestNamed named;
  gboolean is_named;
} Naming;

static void
free_naming (gpointer data)
{
  Naming *naming = data;
  g_autoptr (BrgFieldsSheet) form = g_weak_ref_get (&naming->form);

  if (naming->named != NULL && form != NULL && !gtk_widget_in_destruction (GTK_WIDGET (form)))
    naming->named (form, naming->is_named);
  g_weak_ref_clear (&naming->form);
  g_free (naming);
}

static gboolean
save_naming (BrgFieldsSheet *form, gpointer data, GError **error)
{
  Naming *naming = data;
  g_autofree char *by = brg_fields_sheet_dup_text (form, NAMING_BY);
  g_autofree char *reason = brg_fields_sheet_dup_text (form, NAMING_REASON);

  brg_fields_sheet_set_focus (form, *by == '\0' ? NAMING_BY : NAMING_REASON);
  naming->is_named = naming->work_id != 0
                         ? brg_store_name_contest_authors (brg_sheet_get_store (BRG_SHEET (form)),
                                                           naming->work_id, by, reason, error)
                         : brg_store_open_contest_register (brg_sheet_get_store (BRG_SHEET (form)),
                                                            naming->group_id, by, reason, error);
  return naming->is_named;
}

/* rus-draughts-2022 11.7: he registers the works. */
static const char *
find_secretary (const BrgSnapshot *snapshot)
{
  for (guint i = 0; snapshot != NULL && i < snapshot->event->officials->len; i++)
    {
      const BrgOfficial *official = snapshot->event->officials->pdata[i];

      if (official->role == BRG_OFFICIAL_CHIEF_SECRETARY)
        return official->name;
    }
  return "";
}

/* Takes @naming. */
static BrgFieldsSheet *
new_naming_sheet (BrgShell *shell, const char *title, Naming *naming)
{
  const char *secretary = find_secretary (brg_session_get_snapshot (brg_shell_get_session (shell)));
  BrgFieldsSheet *sheet = brg_fields_sheet_new (shell, title, save_naming, naming, free_naming);

  brg_fields_sheet_add_heading (sheet, _ ("Named before publication"));
  brg_fields_sheet_add_text (sheet, _ ("By whom"), secretary);
  brg_fields_sheet_add_text (sheet, _ ("Grounds"), "");
  brg_fields_sheet_set_focus (sheet, *secretary != '\0' ? NAMING_REASON : NAMING_BY);
  return sheet;
}

void
brg_contest_form_naming (BrgFieldsSheet *form, const BrgContestWork *work, BrgContestNamed named)
{
  g_autofree char *title = NULL;
  BrgFieldsSheet *sheet;
  Naming *naming;

  g_return_if_fail (BRG_IS_FIELDS_SHEET (form) && work != NULL && named != NULL);

  naming = g_new0 (Naming, 1);
  naming->work_id = work->id;
  naming->named = named;
  g_weak_ref_init (&naming->form, form);
  /* Translators: number of a work */
  title = g_strdup_printf (_ ("Authors of work no. %u"), work->number);
  sheet = new_naming_sheet (brg_sheet_get_shell (BRG_SHEET (form)), title, naming);
  gtk_window_set_transient_for (GTK_WINDOW (sheet), GTK_WINDOW (form));
  brg_fields_sheet_set_note (sheet, _ ("The contest is closed: judges do not know the authors "
                                       "(11.5.2). The journal keeps who named them and why."));
  brg_fields_sheet_present (sheet);
}

void
brg_contest_form_register (BrgShell *shell)
{
  BrgSnapshot *snapshot;
  BrgFieldsSheet *sheet;
  Naming *naming;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  naming = g_new0 (Naming, 1);
  naming->group_id = snapshot->group->id;
  g_weak_ref_init (&naming->form, NULL);
  sheet = new_naming_sheet (shell, _ ("Register with Authors"), naming);
  brg_fields_sheet_set_note (
      sheet, _ ("The paper “Register of works” will name all authors. Screens and papers of judges "
                "and solvers will not (11.5.2). The journal keeps who opened it and why."));
  brg_fields_sheet_present (sheet);
}
