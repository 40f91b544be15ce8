/* brg-admission-limits-sheet.c - the form that says who may play in a group
 *
 * Rules: rus-draughts-2022 2.1
 * Tests: tests/gui/admission.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-limits-sheet.h"

#include <glib/gi18n.h>

#include "brg-admission-names.h"
#include "brg-admission-words.h"
#include "brg-age-group.h"
#include "brg-fields-sheet.h"
#include "brg-store-admission.h"

typedef struct
{
  const BrgRulebook *rulebook;
  gint64 group_id;
  GPtrArray *limits; /* BrgAdmissionLimit as they stand */
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_ptr_array_unref (question->limits);
  g_free (question);
}

static Question *
new_question (const BrgAdmissionList *list)
{
  const BrgSnapshot *snapshot = brg_admission_list_get_snapshot (list);
  Question *question = g_new0 (Question, 1);

  question->rulebook = snapshot->event->rulebook;
  question->group_id = snapshot->group->id;
  question->limits = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_limit_free);
  return question;
}

/* The line behind the limits, for the place where the regulations say them. */
#define ARTICLE BRG_N_ADMISSION_LIMITS

static const BrgAdmissionLimit *
find_limit (const GPtrArray *limits, BrgAdmissionLimitKind kind)
{
  for (guint i = 0; i < limits->len; i++)
    if (((const BrgAdmissionLimit *) limits->pdata[i])->kind == kind)
      return limits->pdata[i];
  return NULL;
}

static gboolean
is_one_of (const char *const *words, guint n_words, const char *key)
{
  for (guint i = 0; i < n_words; i++)
    if (g_str_equal (words[i], key))
      return TRUE;
  return FALSE;
}

/* `m` and `f` as people write them. */
static char *
dup_sex (const char *text)
{
  static const char *const women[] = { "f", "ж", "жен", "жен.", "жін", "жін.", "w" };
  static const char *const men[] = { "m", "м", "муж", "муж.", "ч", "чол", "чол." };
  g_autofree char *key = g_utf8_casefold (text, -1);
  g_autofree char *women_key = g_utf8_casefold (_ ("women"), -1);
  g_autofree char *men_key = g_utf8_casefold (_ ("men"), -1);

  if (g_str_equal (key, women_key) || is_one_of (women, G_N_ELEMENTS (women), key))
    return g_strdup ("f");
  if (g_str_equal (key, men_key) || is_one_of (men, G_N_ELEMENTS (men), key))
    return g_strdup ("m");
  return g_strdup (text);
}

/* (nullable): what is wrong with a limit as it was typed. */
static char *
dup_limit_fault (const Question *question, const BrgAdmissionLimit *limit, const char *text)
{
  const char *line = brg_admission_name_limit (limit->kind);
  gboolean is_age = limit->kind == BRG_LIMIT_AGE_UNDER || limit->kind == BRG_LIMIT_AGE_LEAST;
  guint64 most = is_age ? 150 : 100000;
  g_autofree char *unknown = brg_admission_words_dup_unknown_limit (question->rulebook, limit);

  if (brg_admission_limit_is_number (limit->kind) &&
      !g_ascii_string_to_unsigned (text, 10, 1, most, NULL, NULL))
    /* Translators: title of a line, the highest number, what was typed */
    return g_strdup_printf (_ ("%s: a number from 1 to %d is wanted, not “%s”."), line, (gint) most,
                            text);
  if (limit->kind == BRG_LIMIT_SEX && !g_str_equal (limit->word, "m") &&
      !g_str_equal (limit->word, "f"))
    /* Translators: title of a line, what was typed */
    return g_strdup_printf (_ ("%s: men or women are wanted, not “%s”."), line, text);
  return unknown != NULL ? g_strdup_printf ("%s: %s", line, unknown) : NULL;
}

/* A limit that stays keeps its article unless another one is given. */
static gboolean
add_limit (GPtrArray *limits,
           const Question *question,
           BrgFieldsSheet *form,
           BrgAdmissionLimitKind kind,
           GError **error)
{
  g_autofree char *text = g_strstrip (brg_fields_sheet_dup_text (form, kind));
  g_autofree char *article = brg_fields_sheet_dup_text (form, ARTICLE);
  g_autofree char *word = kind == BRG_LIMIT_SEX ? dup_sex (text) : g_strdup (text);
  const BrgAdmissionLimit *before = find_limit (question->limits, kind);
  BrgAdmissionLimit *limit;
  g_autofree char *fault = NULL;

  if (*text == '\0')
    return TRUE;
  limit = brg_admission_limit_new (
      kind, (gint) CLAMP (g_ascii_strtoll (text, NULL, 10), 0, 1000000), word,
      *article != '\0' ? article
      : before != NULL ? before->article
                       : "");
  g_ptr_array_add (limits, limit);
  fault = dup_limit_fault (question, limit, text);
  if (fault == NULL)
    return TRUE;
  brg_fields_sheet_set_focus (form, kind);
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED, fault);
  return FALSE;
}

static gboolean
save_limits (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const Question *question = data;
  g_autoptr (GPtrArray) limits =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_limit_free);

  for (gint kind = 0; kind < BRG_N_ADMISSION_LIMITS; kind++)
    if (!add_limit (limits, question, form, (BrgAdmissionLimitKind) kind, error))
      return FALSE;
  return brg_store_set_group_limits (brg_sheet_get_store (BRG_SHEET (form)), question->group_id,
                                     limits, error);
}

static char *
dup_limit_text (const BrgAdmissionLimit *limit)
{
  if (limit == NULL)
    return g_strdup ("");
  if (limit->kind == BRG_LIMIT_SEX)
    return brg_admission_words_dup_limit (limit);
  return brg_admission_limit_is_number (limit->kind) ? g_strdup_printf ("%d", limit->number)
                                                     : g_strdup (limit->word);
}

/* rus-draughts-2022 2.1: the groups of the table. */
static char *
dup_ages (const BrgEvent *event)
{
  const BrgRulebook *book = event->rulebook;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < book->n_age_groups; i++)
    {
      const BrgAgeGroup *group = &book->age_groups[i];

      if ((group->disciplines & (1u << event->discipline)) != 0 &&
          brg_age_group_is_of_youth (group))
        g_string_append_printf (text, "%s%s – %d", text->len > 0 ? ", " : "",
                                g_dpgettext2 (NULL, "age group", group->men), group->most + 1);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
brg_admission_limits_sheet_present (BrgShell *shell, const BrgAdmissionList *list)
{
  const GPtrArray *limits;
  BrgFieldsSheet *form;
  Question *question;
  g_autofree char *ages = NULL;

  g_return_if_fail (list != NULL);

  limits = brg_admission_list_get_limits (list);
  question = new_question (list);
  form = brg_fields_sheet_new (shell, _ ("Who may play in the group"), save_limits, question,
                               free_question);
  for (gint kind = 0; kind < BRG_N_ADMISSION_LIMITS; kind++)
    {
      const BrgAdmissionLimit *limit = find_limit (limits, (BrgAdmissionLimitKind) kind);
      g_autofree char *text = dup_limit_text (limit);

      if (kind == 0)
        brg_fields_sheet_add_heading (form, _ ("Age and sex"));
      if (kind == BRG_LIMIT_TITLE_LEAST)
        brg_fields_sheet_add_heading (form, _ ("Qualification"));
      brg_fields_sheet_add_text (form, brg_admission_name_limit ((BrgAdmissionLimitKind) kind),
                                 text);
      if (limit != NULL)
        g_ptr_array_add (question->limits, brg_admission_limit_new (limit->kind, limit->number,
                                                                    limit->word, limit->article));
    }
  brg_fields_sheet_add_text (form, _ ("Article of the regulations"), "");
  ages = dup_ages (brg_admission_list_get_snapshot (list)->event);
  brg_fields_sheet_set_note (form, ages);
  brg_fields_sheet_present (form);
}
